"""Play, watch, replay, and read rules in a terminal. Nothing here knows a rule or the name of a game."""
