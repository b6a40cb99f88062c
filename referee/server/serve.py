"""The server: gunicorn with gevent, so that a slow phone costs a greenlet and not one of a few threads.

Imported only after gevent's patch: `referee serve` sees to that. psycopg decides at its import how it will
wait, and imported before the patch it blocks the loop for ever.
"""

import gc
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import gevent
from flask import Flask
from gunicorn.app.base import BaseApplication

from referee import machine
from referee.config import Config
from referee.live.wakeups import hub_of
from referee.server import conditions, listening, screen, sentences, sockets

_MEMORY = Path("/dev/shm")
_LOG_LEVELS = {"info": "warning", "warning": "warning", "error": "error", "off": "critical"}
"""What of gunicorn's own is told; where it serves, our own line says."""
BUILD_INDEXES = f"{sys.executable} -P -m referee.services.indexes"


CreateApp = Callable[[Config, Callable[[Callable[[], None]], None]], Flask]
"""Puts the application together; each worker does, after it was forked. What waits for the disk is run by the
second argument."""


def run(config: Config, create_app: CreateApp, prepare: Callable[[], bool]) -> None:
    """Migrate and meanwhile prepare, then serve this application until a signal ends it: SIGTERM politely,
    within 5 seconds. What is prepared comes along to every worker; `prepare` returns whether the indexes of
    questions were there. The collector of garbage, which the caller may have stopped, runs when it serves."""
    server = _Server(config, create_app)  # what it sets for workers is read when they are prepared
    try:
        end_quietly_on_interrupt(partial(server.cfg.on_exit, server))
        if not _was_given_a_socket():  # a port that is taken is reported before anything is migrated
            listening.bound(config.host, config.port).close()
        has_indexes = _migrate(prepare, partial(server.cfg.on_exit, server))
        server.notices = conditions.notices(date.today(), has_indexes, BUILD_INDEXES)
        if not _was_given_a_socket():
            server.cfg.set("bind", f"fd://{listening.listening(config.host, config.port)}")
    except BaseException:
        server.cfg.on_exit(server)  # what was made for workers goes, as there will be none
        raise
    gc.freeze()  # what was prepared stays: workers need not look for garbage in it
    gc.enable()
    machine.allow_open_files(sockets.OPEN_FILES)
    server.run()


def end_quietly_on_interrupt(*last: Callable[[], object]) -> None:
    """Make Ctrl-C end this process at once, without a traceback, after these calls. gunicorn replaces this
    when it serves."""

    def end(*_: object) -> None:
        for call in last:
            with suppress(Exception):
                call()
        os._exit(0)  # an exception could be raised in an import or a callback, where it is printed

    signal.signal(signal.SIGINT, end)


def _was_given_a_socket() -> bool:
    """Whether gunicorn will take its sockets from systemd or from a process that it replaces."""
    return os.environ.get("LISTEN_PID") == str(os.getpid()) or "GUNICORN_FD" in os.environ


def _migrate(meanwhile: Callable[[], bool], last: Callable[[], object]) -> bool:
    """Migrate the database, and return what the other call returns. Exits with a sentence if it fails."""
    # In a child, because no database connection may exist when workers are forked: a shared one corrupts
    # SQLite's locks and PostgreSQL's protocol. -P: it imports nothing from the folder it is started in.
    command = [sys.executable, "-P", "-m", "referee.cli", "migrate"]
    # A process group of its own: a terminal sends Ctrl-C to this process alone, which ends the child.
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, process_group=0) as child:
        end_quietly_on_interrupt(child.kill, last)
        found = meanwhile()
    end_quietly_on_interrupt(last)
    if child.returncode < 0:
        sys.exit(f"Error: {sentences.SIGNAL_ENDED_MIGRATION.format(signal=-child.returncode)}")
    if child.returncode:
        sys.exit(child.returncode)  # it has said why
    return found


class _Server(BaseApplication):
    def __init__(self, config: Config, create_app: CreateApp):
        self._config, self._create_app = config, create_app
        self.notices: Sequence[str] = ()
        super().__init__()

    def load_config(self) -> None:
        host = f"[{self._config.host}]" if ":" in self._config.host else self._config.host
        settings = {
            "bind": f"{host}:{self._config.port}",
            "workers": self._config.workers,
            "worker_class": _BehindProxies if self._config.proxy_hops else _Worker,
            "logger_class": sockets.Log,
            "graceful_timeout": 5,  # seconds; slow requests would otherwise hold a stop for 30
            "control_socket_disable": True,  # or gunicorn puts one into the home folder
            "loglevel": _LOG_LEVELS[self._config.log],
            "when_ready": lambda server: _show(server, self._config, self.notices),
            **sockets.SETTINGS,
            **(_count_together() if self._config.workers > 1 else {}),
        }
        if os.access(_MEMORY, os.W_OK | os.X_OK):  # in some containers only root may write there
            # A worker touches a file to say it lives; on a slow disk that has had workers killed.
            settings["worker_tmp_dir"] = str(_MEMORY)
        for name, value in settings.items():
            self.cfg.set(name, value)

    def load(self) -> Any:
        """Called in each worker, after the fork."""
        app = self._create_app(self._config, _in_a_thread)
        app.wsgi_app = sockets.BodyDeadlines(app.wsgi_app)  # type: ignore[method-assign]
        return app


def _in_a_thread(work: Callable[[], None]) -> None:
    """Runs the work in a real thread, so that the event loop goes on meanwhile."""
    if error := gevent.get_hub().threadpool.apply(_error_of, (work,)):
        raise error


def _error_of(work: Callable[[], None]) -> Exception | None:
    """What it raised: gevent would write that into our log, and in its own way."""
    try:
        work()
    except Exception as error:
        return error
    return None


def _count_together() -> dict[str, Any]:
    """gunicorn's settings for workers whose metrics are one: they are kept in files while it serves."""
    folder = tempfile.mkdtemp(prefix="referee-metrics-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # read at the import of prometheus_client

    def forget(_server: Any, worker: Any) -> None:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(worker.pid)

    return {"child_exit": forget, "on_exit": lambda _server: shutil.rmtree(folder, ignore_errors=True)}


class _Worker(sockets.Worker):
    """Ends the streams first when it is told to stop: it would wait for them otherwise."""

    def handle_exit(self, sig: int, frame: Any) -> None:
        super().handle_exit(sig, frame)
        if self.booted:  # else there is no application yet
            gevent.spawn(hub_of(self.wsgi).close)  # later, as a signal may come in the middle of anything


class _BehindProxies(_Worker):
    """Where every connection is a proxy's."""

    counts_addresses = False


def _show(server: Any, config: Config, notices: Sequence[str]) -> None:
    """Say where the server is. The code is drawn again when the machine has another address."""
    host, port = server.LISTENERS[0].sock.getsockname()[:2]
    shown = screen.show(host, port, config.public_url)
    for notice in notices:
        print(notice, flush=True)
    if screen.changes(host, config.public_url):
        gevent.spawn(screen.follow, host, port, shown, _sleep_in(os.getpid()))


def _sleep_in(process: int) -> Callable[[float], None]:
    """Returns gevent's sleep for a greenlet that ends in every other process: workers are forked with it."""

    def sleep(seconds: float) -> None:
        gevent.sleep(seconds)
        if os.getpid() != process:
            raise gevent.GreenletExit

    return sleep
