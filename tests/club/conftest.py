"""The databases of the server's tests."""

from server.conftest import database, postgresql, pytest_generate_tests

__all__ = ["database", "postgresql", "pytest_generate_tests"]
