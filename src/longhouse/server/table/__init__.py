"""One table: its state, what changes it, and what its readers are told."""
