"""A server on SQLite and one on PostgreSQL.

Storage, streams, clocks, kills and delivery are tested on both (mark `each_database`); what the API answers does not
depend on the database and is tested on SQLite, in `make test-long` on both.
"""

import pytest

from server import postgres
from server.serving import Thread, is_long

SQLITE = pytest.param("sqlite")
POSTGRESQL = pytest.param("postgresql", marks=pytest.mark.postgres)
THREE_PROCESSES = pytest.param("three processes", marks=pytest.mark.postgres)


def pytest_generate_tests(metafunc):
    if "kind_of_database" not in metafunc.fixturenames:
        return
    kinds = [SQLITE]
    if is_long() or metafunc.definition.get_closest_marker("each_database"):
        kinds.append(POSTGRESQL)
        if "house_of" in metafunc.fixturenames:
            kinds.append(THREE_PROCESSES)
    metafunc.parametrize("kind_of_database", kinds, scope="module")


@pytest.fixture(scope="session")
def postgresql():
    """A PostgreSQL; without one the tests fail and say what to install."""
    server = postgres.start()
    yield server
    postgres.remove(server)


@pytest.fixture
def database(kind_of_database, request, tmp_path):
    """The address of an empty database."""
    if kind_of_database == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    return request.getfixturevalue("postgresql").new_database()


@pytest.fixture
def house_of(kind_of_database, request, tmp_path):
    """Starts servers: one process on SQLite, one on PostgreSQL, or three that share one. SQLite is never shared."""
    is_sqlite = kind_of_database == "sqlite"
    url = f"sqlite:///{tmp_path}/tables.db" if is_sqlite else request.getfixturevalue("postgresql").new_database()
    started = []

    def start(**settings):
        servers = [Thread(url, **settings) for _ in range(3 if kind_of_database == "three processes" else 1)]
        started.extend(servers)
        return servers

    yield start
    for server in started:
        if server.is_running:
            server.stop()


@pytest.fixture(scope="module")
def database_of_module(kind_of_database, request, tmp_path_factory):
    """The address of an empty database that the tests of a module share."""
    if kind_of_database == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db"
    return request.getfixturevalue("postgresql").new_database()


@pytest.fixture(scope="module")
def server(database_of_module):
    """A server for the tests of a module."""
    running = Thread(database_of_module, away_seconds=0)
    yield running
    running.stop()


@pytest.fixture(scope="module")
def sqlite_server(tmp_path_factory):
    """A server on SQLite, where `make test-long` needs no other either."""
    running = Thread(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", away_seconds=0)
    yield running
    running.stop()
