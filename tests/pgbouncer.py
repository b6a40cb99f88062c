"""A private pgbouncer before a private PostgreSQL: in transaction mode, as many servers run it."""

import re

from tests.postgres import OWNER, PORT, Postgres
from tests.started import Started, first_there

BINARIES = ("/usr/sbin/pgbouncer", "/usr/bin/pgbouncer")
"""REFEREE_TEST_PGBOUNCER names another."""
MISSING = "There is no pgbouncer: as root, run 'apt-get install pgbouncer', which starts a service as well."
POOL = 4
"""Connections to a database: fewer than clients have, so that these share them."""
_SETTINGS = """
[databases]
* = host={postgres} port={port} user={owner}
[pgbouncer]
listen_addr =
listen_port = {port}
unix_socket_dir = {folder}
auth_type = any
pool_mode = transaction
default_pool_size = {pool}
max_client_conn = 1000
"""


class Pgbouncer:
    """Listens on a socket in a folder that no other user may enter."""

    def __init__(self, postgres: Postgres):
        self.started = Started("pgbouncer")
        self._settings = self.started.folder / "pgbouncer.ini"
        places = {"folder": self.started.folder, "postgres": postgres.folder, "port": PORT}
        self._settings.write_text(_SETTINGS.format(**places, owner=OWNER, pool=POOL))

    def __enter__(self) -> "Pgbouncer":
        try:
            command = [binary(), self._settings.name]
            self.started.start(command, self.started.folder / f".s.PGSQL.{PORT}")
        except BaseException:
            self.started.close()
            raise
        return self

    def __exit__(self, *_) -> None:
        self.started.close()

    def before(self, url: str) -> str:
        """The same database, reached through it."""
        return re.sub("host=[^&]+", f"host={self.started.folder}", url)


def binary() -> str | None:
    """The path of the first one that is there."""
    return first_there("REFEREE_TEST_PGBOUNCER", BINARIES)
