"""Play, watch, replay and study in a terminal. Nothing here knows a rule or the name of a game."""
