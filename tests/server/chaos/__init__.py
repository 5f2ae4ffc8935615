"""A campaign against the server: people who play, trouble that is made for it, and a checker that forgets nothing."""
