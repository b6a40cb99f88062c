"""The server: gunicorn with gevent, so that a slow phone costs a greenlet and not one of a few threads.

Imported only after gevent's patch: `referee serve` sees to that. psycopg decides at its import how it will
wait, and imported before the patch it blocks the loop for ever.
"""

import errno
import gc
import io
import ipaddress
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import gevent
import segno
from flask import Flask
from gunicorn.app.base import BaseApplication

from referee import machine
from referee.config import Config
from referee.live.wakeups import hub_of
from referee.server import houses, sockets

_MEMORY = Path("/dev/shm")
_LOG_LEVELS = {"info": "warning", "warning": "warning", "error": "error", "off": "critical"}
"""What of gunicorn's own is told; where it serves, our own line says."""
PORT_PATIENCE = 2
"""Seconds in which a port may become free: the workers of a server that was killed keep it for a second."""
OTHERS = 5
"""Maximum number of addresses that are shown."""
PORTS_TRIED = 200
"""Maximum number of ports that are tried in order to name a free one."""
USUAL_PORT = 8000
PRIVILEGED_PORTS = 1024
"""Only root may listen on ports below this number."""


CreateApp = Callable[[Config, Callable[[Callable[[], None]], None]], Flask]
"""Puts the application together; each worker does, after it was forked. What waits for the disk is run by the
second argument."""


def run(config: Config, create_app: CreateApp, prepare: Callable[[], None]) -> None:
    """Migrate and meanwhile prepare, then serve this application until a signal ends it: SIGTERM politely,
    within 5 seconds. What is prepared comes along to every worker. The collector of garbage, which whoever
    calls this may have stopped, runs when it serves."""
    server = _Server(config, create_app)  # what it sets for workers is read when they are prepared
    try:
        end_quietly_on_interrupt(partial(server.cfg.on_exit, server))
        if not _was_given_a_socket():
            _bound(config).close()  # a port that is taken is reported before anything is migrated
        _migrate(prepare, partial(server.cfg.on_exit, server))
        if not _was_given_a_socket():
            server.cfg.set("bind", f"fd://{_listening(config)}")
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


def _listening(config: Config) -> int:
    """The file descriptor of a socket that listens where the configuration says, for gunicorn."""
    sock = _bound(config)
    try:
        sock.listen(2048)
    except OSError as error:  # another server was faster
        sys.exit(f"Error: {_why_not_bound(config, error)}")
    return sock.detach()


def _bound(config: Config) -> socket.socket:
    """A socket that is bound where the configuration says. Exits with a sentence if that cannot be."""
    until = time.monotonic() + PORT_PATIENCE
    while True:
        try:
            return _bind(config.host, config.port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() >= until:
                sys.exit(f"Error: {_why_not_bound(config, error)}")
        time.sleep(0.1)


def _bind(host: str, port: int) -> socket.socket:
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as gunicorn does
        sock.bind((host, port))
    except BaseException:
        sock.close()
        raise
    return sock


def _why_not_bound(config: Config, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        wrong = f"Port {config.port} is in use by another program"
    elif error.errno == errno.EACCES and config.port < PRIVILEGED_PORTS:
        wrong = f"Only root may listen on port {config.port}"
    else:
        return f"This machine cannot listen on {config.host}: {error.strerror or error}."
    free = _free_port(config.host, config.port)
    command = _make_run(free, "" if config.host == "127.0.0.1" else config.host)
    return f"{wrong}. To use another port, run: {command} (or set REFEREE_PORT={free})"


def _make_run(port: int | None, host: str) -> str:
    """The command that serves there. The Makefile says how it begins: with a Python, if one was given."""
    port_word = f" PORT={port}" if port else ""
    return os.environ.get("MAKE_RUN", "make run") + port_word + (f" HOST={host}" if host else "")


def _free_port(host: str, port: int) -> int:
    """The next port that is free, or any free one."""
    first = max(port + 1, 8000) if port < PRIVILEGED_PORTS else port + 1
    for candidate in (*range(first, min(first + PORTS_TRIED, 65536)), 0):
        with suppress(OSError), _bind(host, candidate) as sock:
            return int(sock.getsockname()[1])
    return port


def _migrate(meanwhile: Callable[[], None], last: Callable[[], object]) -> None:
    # In a child, because no database connection may exist when workers are forked: a shared one corrupts
    # SQLite's locks and PostgreSQL's protocol. -P: it imports nothing from the folder it is started in.
    command = [sys.executable, "-P", "-m", "referee.cli", "migrate"]
    # A process group of its own: a terminal sends Ctrl-C to this process alone, which ends the child.
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, process_group=0) as child:
        end_quietly_on_interrupt(child.kill, last)
        meanwhile()
    end_quietly_on_interrupt(last)
    if child.returncode < 0:
        sys.exit(
            f"Error: Signal {-child.returncode} ended the migration, which does all or nothing. Start again."
        )
    if child.returncode:
        sys.exit(child.returncode)  # it has said why


class _Server(BaseApplication):
    def __init__(self, config: Config, create_app: CreateApp):
        self._config, self._create_app = config, create_app
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
            "when_ready": lambda server: _say_where(server, self._config),
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
        app.wsgi_app = sockets.ForPatience(app.wsgi_app)  # type: ignore[method-assign]
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


def _say_where(server: Any, config: Config) -> None:
    host, port = server.LISTENERS[0].sock.getsockname()[:2]
    shown, is_everywhere = [host], host in {"0.0.0.0", "::"}
    if is_everywhere:
        shown = [one for one in houses.addresses() if host == "::" or ":" not in one] or ["127.0.0.1"]
        host = "localhost"
    found_at = f"{config.public_url or _address(shown[0], port)}/"
    print(f"Referee is at {_address(host, port)}. Ctrl-C stops it.")
    if not _is_loopback(found_at):
        with suppress(UnicodeEncodeError):  # a terminal that draws no blocks
            print(f"\n{_drawn(found_at)}\n{found_at}")
        if shown[1:] and not config.public_url:
            others = "  ".join(f"{_address(one, port)}/" for one in shown[1:OTHERS])
            print(f"If a phone does not find it, try: {others}")
    elif is_everywhere:
        print("No phone can connect, because this machine is in no network.")
    else:
        command = _make_run(None if config.port == USUAL_PORT else config.port, "0.0.0.0")
        print(f"Only this machine can connect. To let phones connect too, run: {command}")
    sys.stdout.flush()


def _is_loopback(url: str) -> bool:
    """Whether this address leads every device to itself, so that no phone can use it."""
    host = urlsplit(url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _drawn(text: str) -> str:
    """The code to scan, in half lines of a terminal: blocks are its light parts, as most of them are dark."""
    drawing = io.StringIO()
    segno.make(text, micro=False, error="l").terminal(drawing, border=2, compact=True)
    return drawing.getvalue().rstrip("\n")
