"""The databases of the server's tests."""

from server.conftest import database, postgresql

__all__ = ["database", "postgresql"]
