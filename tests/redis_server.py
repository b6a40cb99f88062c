"""A private Redis for tests: on a port of the loopback, gone afterwards, and nothing of it on a disk.

Debian's redis-tools carries the server, under the name of a tool: what it is, it takes from how it is called.
So that is enough, and no service of the machine's own is started, as redis-server would.
"""

from tests.started import Started, first_there, free_port

BINARIES = ("/usr/bin/redis-server", "/usr/bin/valkey-server", "/usr/bin/redis-check-rdb")
"""REFEREE_TEST_REDIS names another."""
MISSING = "There is no Redis: as root, run 'apt-get install redis-tools'."


class Redis:
    """`url` stays the same when it is stopped and started again."""

    def __init__(self):
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self.started = Started("redis")

    def __enter__(self) -> "Redis":
        try:
            self.start()
        except BaseException:
            self.started.close()
            raise
        return self

    def __exit__(self, *_) -> None:
        self.started.close()

    def start(self) -> None:
        # sh gives it its name: Python would take that for the program to run.
        options = ["--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        named = ["bash", "-c", 'exec -a redis-server "$0" "$@"', binary(), *options]
        self.started.start(named, self.port)


def binary() -> str | None:
    """The path of the first one that is there."""
    return first_there("REFEREE_TEST_REDIS", BINARIES)
