"""The tests that `pytest --longhouse-game` adds: they know no game by name."""
