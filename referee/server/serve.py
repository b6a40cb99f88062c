"""Runs gunicorn with gevent. A slow phone blocks one of many greenlets, and not one of a few threads.

`referee serve` lets gevent patch the standard library before this module is imported. If psycopg were
imported before the patch, a query would block the event loop.
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
from referee.live.wakeups import stream_hub_of_app
from referee.server import conditions, listening, screen, sentences, sockets

_SHARED_MEMORY_FOLDER = Path("/dev/shm")
_GUNICORN_LOG_LEVELS = {"info": "warning", "warning": "warning", "error": "error", "off": "critical"}
"""The log level of gunicorn for each value of REFEREE_LOG.

For the value info, gunicorn logs only warnings. Referee itself prints that the server has started.
"""
BUILD_INDEXES_COMMAND = f"{sys.executable} -P -m referee.services.indexes"


CreateApp = Callable[[Config, Callable[[Callable[[], None]], None]], Flask]
"""A function that makes the application. Each worker calls this function after the fork.

The first argument has the settings. The second argument is a function that runs another function in a thread,
so that it does not block the event loop.
"""


def migrate_and_serve(config: Config, create_app: CreateApp, prepare: Callable[[], bool]) -> None:
    """Migrate the database, and call `prepare` at the same time. Then serve until a signal ends the server.

    `prepare` loads the data that all workers share, and returns whether it found stored search indexes. The
    caller may have disabled the garbage collector, so it is enabled before the server serves. On SIGTERM,
    open requests have 5 seconds to end.
    """
    server = _GunicornApplication(config, create_app)  # sets environment variables that `prepare` reads
    try:
        end_quietly_on_interrupt(partial(server.cfg.on_exit, server))
        if not _has_inherited_socket():  # if the port is in use, exit before the migration
            listening.bind_socket_or_exit(config.host, config.port).close()
        has_indexes = _migrate_in_child_process(prepare, partial(server.cfg.on_exit, server))
        server.notices = conditions.startup_warnings(date.today(), has_indexes, BUILD_INDEXES_COMMAND)
        if not _has_inherited_socket():
            server.cfg.set("bind", f"fd://{listening.open_listening_socket(config.host, config.port)}")
    except BaseException:
        server.cfg.on_exit(server)  # deletes the metrics folder, because no worker will start
        raise
    gc.freeze()  # the garbage collectors of workers skip all objects that exist now
    gc.enable()
    machine.raise_open_file_limit(sockets.MOST_OPEN_FILES)
    server.run()


def end_quietly_on_interrupt(*last: Callable[[], object]) -> None:
    """Make Ctrl-C call the functions in `last` and then end this process without a traceback.

    This sets a signal handler. gunicorn replaces the handler when the server begins to serve.
    """

    def end(*_: object) -> None:
        for call in last:
            with suppress(Exception):
                call()
        os._exit(0)  # sys.exit in an import or a callback could print a traceback

    signal.signal(signal.SIGINT, end)


def _has_inherited_socket() -> bool:
    """Return whether gunicorn gets its sockets from systemd, or from an older gunicorn process."""
    return os.environ.get("LISTEN_PID") == str(os.getpid()) or "GUNICORN_FD" in os.environ


def _migrate_in_child_process(meanwhile: Callable[[], bool], last: Callable[[], object]) -> bool:
    """Migrate the database in a child process, and call `meanwhile` at the same time. Return what `meanwhile`
    returns.

    If the migration fails, the program exits with a sentence. Ctrl-C kills the child and calls `last`.

    This process itself never connects to the database, because the workers are forked from this process. A
    connection that processes share corrupts the locks of SQLite and the protocol of PostgreSQL.
    """
    # With -P, Python imports nothing from the folder in which the server was started.
    command = [sys.executable, "-P", "-m", "referee.cli", "migrate"]
    # The child has a separate process group, so that a terminal sends Ctrl-C to this process only.
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, process_group=0) as child:
        end_quietly_on_interrupt(child.kill, last)
        found = meanwhile()
    end_quietly_on_interrupt(last)
    if child.returncode < 0:
        sys.exit(f"Error: {sentences.SIGNAL_ENDED_MIGRATION.format(signal=-child.returncode)}")
    if child.returncode:
        sys.exit(child.returncode)  # the child process has printed the reason
    return found


class _GunicornApplication(BaseApplication):
    def __init__(self, config: Config, create_app: CreateApp):
        self._config, self._create_app = config, create_app
        self.notices: Sequence[str] = ()
        super().__init__()

    def load_config(self) -> None:
        host = f"[{self._config.host}]" if ":" in self._config.host else self._config.host
        settings = {
            "bind": f"{host}:{self._config.port}",
            "workers": self._config.workers,
            "worker_class": _WorkerBehindProxies if self._config.proxy_hops else _WorkerThatEndsStreams,
            "logger_class": sockets.JsonGunicornLog,
            "graceful_timeout": 5,  # seconds that slow requests may delay a stop; the default is 30
            "control_socket_disable": True,  # by default, gunicorn makes a socket in the home folder
            "loglevel": _GUNICORN_LOG_LEVELS[self._config.log],
            "when_ready": lambda server: _print_server_url(server, self._config, self.notices),
            **sockets.GUNICORN_SOCKET_SETTINGS,
            **(_settings_for_shared_metrics() if self._config.workers > 1 else {}),
        }
        if os.access(
            _SHARED_MEMORY_FOLDER, os.W_OK | os.X_OK
        ):  # in some containers, only root may write to /dev/shm
            # Workers touch a file to show that they run. On a slow disk, gunicorn would kill late workers.
            settings["worker_tmp_dir"] = str(_SHARED_MEMORY_FOLDER)
        for name, value in settings.items():
            self.cfg.set(name, value)

    def load(self) -> Any:
        """Return the application. gunicorn calls this method in each worker, after the fork."""
        app = self._create_app(self._config, _run_in_thread)
        app.wsgi_app = sockets.BodyDeadlineMiddleware(app.wsgi_app)  # type: ignore[method-assign]
        return app


def _run_in_thread(work: Callable[[], None]) -> None:
    """Call `work` in a real thread, so that it does not block the event loop. Raises the exception that
    `work` raises."""
    if error := gevent.get_hub().threadpool.apply(_error_raised_by, (work,)):
        raise error


def _error_raised_by(work: Callable[[], None]) -> Exception | None:
    """Call `work`. Return the exception that `work` raises, or None.

    If the exception were raised in the thread, gevent would also log it in its own format.
    """
    try:
        work()
    except Exception as error:
        return error
    return None


def _settings_for_shared_metrics() -> dict[str, Any]:
    """Return the gunicorn settings that let all workers add to the same metrics.

    The metrics are in files in a temporary folder. gunicorn deletes the folder when the server ends.
    """
    folder = tempfile.mkdtemp(prefix="referee-metrics-")
    os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder  # prometheus_client reads the variable at its import

    def forget(_server: Any, worker: Any) -> None:
        from prometheus_client.multiprocess import mark_process_dead

        mark_process_dead(worker.pid)

    return {"child_exit": forget, "on_exit": lambda _server: shutil.rmtree(folder, ignore_errors=True)}


class _WorkerThatEndsStreams(sockets.WorkerWithSocketLimits):
    """A worker that closes its streams as soon as it has to stop. By default, gunicorn waits until the
    streams end."""

    def handle_exit(self, sig: int, frame: Any) -> None:
        super().handle_exit(sig, frame)
        if self.booted:  # a worker that has not booted has no application
            gevent.spawn(
                stream_hub_of_app(self.wsgi.extensions).end_all_streams
            )  # a greenlet does this later, because a signal may interrupt any code


class _WorkerBehindProxies(_WorkerThatEndsStreams):
    """A worker behind proxies. All its connections come from proxies, so connections are not counted by IP
    address."""

    counts_addresses = False


def _print_server_url(server: Any, config: Config, notices: Sequence[str]) -> None:
    """Print the URL of the server and the notices. A greenlet prints a new QR code if the machine's IP
    address changes."""
    host, port = server.LISTENERS[0].sock.getsockname()[:2]
    shown = screen.print_server_url(host, port, config.public_url)
    for notice in notices:
        print(notice, flush=True)
    if screen.url_for_phones_may_change(host, config.public_url):
        gevent.spawn(
            screen.print_qr_code_on_address_change, host, port, shown, _make_sleep_for_process(os.getpid())
        )


def _make_sleep_for_process(process: int) -> Callable[[float], None]:
    """Return a sleep function for a greenlet that may run only in the process with this id.

    A forked worker process gets a copy of the greenlet. In the worker, the sleep function ends this copy.
    """

    def sleep(seconds: float) -> None:
        gevent.sleep(seconds)
        if os.getpid() != process:
            raise gevent.GreenletExit

    return sleep
