"""The server: gunicorn with gevent, so that a slow phone costs a greenlet and not one of a few threads.

Imported only after gevent's patch: `referee serve` sees to that. psycopg decides at its import how it will
wait, and imported before the patch it blocks the loop for ever.
"""

import subprocess
import sys
from pathlib import Path
from typing import Any

from gunicorn.app.base import BaseApplication

from referee import create_app
from referee.config import Config

_MEMORY = Path("/dev/shm")


def run(config: Config) -> None:
    """Migrate, then serve until a signal ends it: SIGTERM politely, within 5 seconds."""
    _migrate()
    _Server(config).run()


def _migrate() -> None:
    # In a child, because no database connection may exist when workers are forked: a shared one corrupts
    # SQLite's locks and PostgreSQL's protocol.
    child = subprocess.run([sys.executable, "-m", "referee.cli", "migrate"], stdout=subprocess.DEVNULL)
    if child.returncode:
        sys.exit(child.returncode)  # it has said why


class _Server(BaseApplication):
    def __init__(self, config: Config):
        self._config = config
        super().__init__()

    def load_config(self) -> None:
        host = f"[{self._config.host}]" if ":" in self._config.host else self._config.host
        settings = {
            "bind": f"{host}:{self._config.port}",
            "workers": self._config.workers,
            "worker_class": "gevent",
            "graceful_timeout": 5,  # seconds; open streams would otherwise hold a stop for 30
            "control_socket_disable": True,  # or gunicorn puts one into the home folder
            "loglevel": "warning",  # our own line says where it serves
            "when_ready": _say_where,
        }
        if _MEMORY.is_dir():
            # A worker touches a file to say it lives; on a slow disk that has had workers killed.
            settings["worker_tmp_dir"] = str(_MEMORY)
        for name, value in settings.items():
            self.cfg.set(name, value)

    def load(self) -> Any:
        """Called in each worker, after the fork."""
        return create_app(self._config)


def _say_where(server: Any) -> None:
    host, port = server.LISTENERS[0].sock.getsockname()[:2]
    note = ""
    if host in {"0.0.0.0", "::"}:
        host, note = "localhost", ", and at this machine's other addresses"
    elif ":" in host:
        host = f"[{host}]"
    print(f"Referee is at http://{host}:{port}{note}. Ctrl-C stops it.", flush=True)
