"""Being told: what is news to whom, and how it gets out of the house."""
