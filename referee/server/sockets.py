"""What may happen on a socket, and how long it may take: a slow phone costs a greenlet, and not for ever.

    a request's head      5 seconds, also the wait for the next request of an open connection
    a request's body      10 seconds, and a second more for each 256 KiB
    each piece of answer  30 seconds until the phone has read on

Imported only after gevent's patch, as `serve` is.
"""

import errno
import json
import signal
import socket
import struct
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import IO, TYPE_CHECKING, Any

import gevent
from gevent.event import Event
from gevent.hub import Hub
from gevent.pool import Pool
from gevent.server import StreamServer
from gunicorn.glogging import Logger
from gunicorn.http import errors, wsgi
from gunicorn.workers.ggevent import GeventWorker
from werkzeug.exceptions import RequestTimeout
from werkzeug.http import HTTP_STATUS_CODES

from referee.addresses import client_network, is_of_this_machine
from referee.server.logging import JsonLines

HEAD, BODY, PIECE = 5, 10, 30  # seconds
BYTES_A_SECOND = 256 * 1024
LARGEST_BODY = 16 * 1024 * 1024
"""Whoever says that more will come is refused before any of it is read."""
DISCARDED = 64 * 1024
"""Bytes of a refused body that are read between two pauses."""
CONNECTIONS = 4000
"""At once, of one worker, nearly all of them streams on a busy evening; more wait to be accepted."""
OF_AN_ADDRESS = 500
"""Of these, from one address: a whole table sits behind one, with a stream and a few requests a phone."""
OPEN_FILES = CONNECTIONS + 500
"""Each connection is one; the database, the log and the workers have the rest."""
NOT_IN_TIME = "some requests were not answered in time, and are broken off"

SETTINGS = {
    "keepalive": HEAD,  # gunicorn's gevent worker waits so long for a head, the first one included
    "worker_connections": CONNECTIONS,
    "limit_request_line": 4094,
    "limit_request_fields": 50,
    "limit_request_field_size": 8190,
    "forwarded_allow_ips": "",  # which proxies are believed is REFEREE_PROXY_HOPS
}
STATUSES = {
    errors.LimitRequestLine: 414,
    errors.LimitRequestHeaders: 431,
    errors.ExpectationFailed: 417,
    errors.UnsupportedTransferCoding: 501,
}

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class ForPatience:
    """The app, to which a body comes in time or not at all: then reading it raises werkzeug's 408."""

    def __init__(self, app: "WSGIApplication"):
        self._app = app

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        seconds = _patience(environ.get("CONTENT_LENGTH") or "0")
        environ["wsgi.input"] = _Body(environ["wsgi.input"], time.monotonic() + seconds)
        return self._app(environ, start_response)


def _patience(length: str) -> float:
    """How many seconds a client has to send a body of this Content-Length."""
    size = min(int(length), LARGEST_BODY) if length.isdecimal() else 0
    return BODY + size / BYTES_A_SECOND


class _Body:
    def __init__(self, body: IO[bytes], until: float):
        self._body, self._until = body, until

    def read(self, *size: int) -> bytes:
        late = RequestTimeout("The body did not come in time: send the same again.")
        with gevent.Timeout(max(0.0, self._until - time.monotonic()), late):
            return self._body.read(*size)


def _discard(req: Any) -> None:
    """Read what the app has not read of a body. gunicorn would do so in one piece, and nobody else would be
    served meanwhile. Raises OSError if it does not come in time."""
    length = dict(req.headers).get("CONTENT-LENGTH", "0")
    late = OSError(errno.EPIPE, "the body did not come in time")  # gunicorn lets it go
    with gevent.Timeout(_patience(length), late):
        while not req.body.failed and req.body.read(DISCARDED):
            gevent.sleep(0)


def address_of(addr: Any) -> str | None:
    """Whose a connection is; None where it comes from this machine, or by no network."""
    text = addr[0] if isinstance(addr, tuple) else ""
    return None if is_of_this_machine(text) else client_network(text)


class _Nameless(wsgi.Response):
    """gunicorn's, which does not tell what serves here; there is no setting for that."""

    def default_headers(self) -> list[str]:
        return [line for line in super().default_headers() if not line.startswith("Server:")]


wsgi.Response = _Nameless

# Where news was lost for want of memory, whoever waits for it would wait for ever, and all who wait for them.
# So the worker ends then, and its parent starts another.
Hub.SYSTEM_ERROR = (*Hub.SYSTEM_ERROR, MemoryError)


def _do_nothing(sig: int, frame: Any) -> None:
    """Handle a signal that no longer matters."""


class Worker(GeventWorker):
    """gunicorn's, without patience for whoever does not read, and with our shape of errors."""

    counts_addresses = True

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        self._silent: set[gevent.Greenlet] = set()
        self._stops = Event()
        self._connected: Counter[str] = Counter()

    def run(self) -> None:
        """As gunicorn's own, which looks only once a second whether it is to stop, and then whether all that
        came is answered: this one goes on at once."""
        connections = Pool(self.worker_connections)
        servers = [self._listening(sock, connections) for sock in self.sockets]
        while self.alive:
            self.notify()
            self._stops.wait(1)
        for server in servers:
            server.close()
        if not connections.join(self.cfg.graceful_timeout):
            self.log.warning(NOT_IN_TIME)
            connections.kill(timeout=1)

    def _listening(self, sock: Any, connections: Pool) -> StreamServer:
        sock.setblocking(True)
        server = StreamServer(sock, handle=partial(self.handle, sock), spawn=connections)
        if self.cfg.workers > 1:
            server.max_accept = 1  # so that other workers get their share
        server.start()
        return server

    def handle_exit(self, sig: int, frame: Any) -> None:
        """On SIGTERM, which may come in the middle of anything, so that all this is done a little later."""
        super().handle_exit(sig, frame)
        gevent.spawn(self._stops.set)
        gevent.get_hub().loop.run_callback(self._let_silent_go)

    def handle_quit(self, sig: int, frame: Any) -> None:
        """On Ctrl-C, which a terminal sends to every process; the parent sends SIGQUIT on top of it.

        Only the first signal counts: a second one would interrupt the end of the worker, with a traceback.
        A function ignores it, as Python prints an error for a signal that waits while SIG_IGN is set.
        """
        for each in (signal.SIGINT, signal.SIGQUIT):
            signal.signal(each, _do_nothing)
        super().handle_quit(sig, frame)

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        """Serves a connection, unless its address has too many already."""
        address = address_of(addr) if self.counts_addresses else None
        if address is None:
            super().handle(listener, client, addr)
        elif self._connected[address] >= OF_AN_ADDRESS:
            client.close()
        else:
            with self._one_more_of(address):
                super().handle(listener, client, addr)

    @contextmanager
    def _one_more_of(self, address: str) -> Iterator[None]:
        self._connected[address] += 1
        try:
            yield
        finally:
            self._connected[address] -= 1
            if not self._connected[address]:
                del self._connected[address]

    @contextmanager
    def timeout_ctx(self) -> Iterator[None]:
        """Around the wait for a request's head; nobody is waited for once the server stops."""
        if not self.alive:
            raise errors.NoMoreData()
        waiting = gevent.getcurrent()
        self._silent.add(waiting)
        try:
            with super().timeout_ctx():
                yield
        finally:
            self._silent.discard(waiting)

    def _let_silent_go(self) -> None:
        """Close the connections on which no request has come: whoever stops would wait for them otherwise.

        Called by gevent's hub, where each of them ends at once. Were it told to end soon, a request that came
        in between would be broken off.
        """
        for waiting in tuple(self._silent):
            waiting.throw(errors.NoMoreData())

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        sock.settimeout(PIECE)
        try:
            answer = super().handle_request(listener_name, req, sock, addr)
            _discard(req)
            return answer
        except TimeoutError as error:
            # What still waits in the kernel goes as well: it would be kept for minutes.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", True, 0))
            raise OSError(errno.EPIPE, "the phone does not read") from error  # gunicorn lets it go

    def handle_error(self, req: Any, client: Any, addr: Any, exc: BaseException) -> None:
        """Answers what is not valid HTTP. Nothing of it is logged, because it may contain a token."""
        if isinstance(exc, errors.ParseException):
            status = STATUSES.get(type(exc), 400)
        else:
            status = 500
            self.log.error("a connection broke off", exc_info=exc)
        try:
            client.sendall(_problem(status, self.wsgi.extensions["referee-guards"]))
        except OSError:
            self.log.debug("nobody is there to be told")


class Log(Logger):
    """gunicorn's own log, in lines of JSON like ours."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonLines())


def _problem(status: int, guards: Mapping[str, str]) -> bytes:
    title = HTTP_STATUS_CODES[status]
    told = {
        "type": f"urn:referee:problem:{title.lower().replace(' ', '-')}",
        "title": title.capitalize(),
        "status": status,
        "detail": "This is not a valid HTTP request.",
    }
    body = json.dumps(told).encode()
    head = {
        "Connection": "close",
        "Content-Type": "application/problem+json",
        "Content-Length": str(len(body)),
        **guards,
    }
    lines = [f"HTTP/1.1 {status} {title}", *(f"{name}: {value}" for name, value in head.items())]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
