"""People who are known to the house: who they are, how they prove it, what they are told."""
