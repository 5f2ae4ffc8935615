"""The house as people see it: a real server, a real browser."""
