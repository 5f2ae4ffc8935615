"""The contract, and what every match needs whatever the game. Start with `protocol`."""
