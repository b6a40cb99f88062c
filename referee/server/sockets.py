"""Time limits of sockets: a slow phone occupies a greenlet only for a limited time.

    a request's head      5 seconds, also the wait for the next request of an open connection
    a request's body      10 seconds, and a second more for each 256 KiB
    each piece of answer  30 seconds until the phone has read it

Like `serve`, it is imported only after gevent has patched the standard library.
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

HEAD, BODY, PIECE = 5, 10, 30
"""Seconds to wait for a request's head, for its body, and for the client to read a piece of an answer."""
BYTES_A_SECOND = 256 * 1024
"""Number of bytes of a body for which a client gets one more second."""
LARGEST_BODY = 16 * 1024 * 1024
"""Maximum size of a body in bytes. A request with a larger Content-Length is refused unread."""
DISCARD_SIZE = 64 * 1024
"""Number of bytes of an unread body that are discarded between two pauses."""
CONNECTIONS = 4000
"""Maximum number of open connections of a worker, nearly all of them streams. Further ones wait."""
CONNECTIONS_OF_AN_ADDRESS = 500
"""Maximum number of open connections of one address, which a whole table may share."""
OPEN_FILES = CONNECTIONS + 500
"""Maximum number of open files: the connections, and 500 for the database, the log and the workers."""
NOT_IN_TIME = "some requests were not answered in time, and are broken off"

SETTINGS = {
    "keepalive": HEAD,  # seconds that gunicorn's gevent worker waits for any head, the first one included
    "worker_connections": CONNECTIONS,
    "limit_request_line": 4094,
    "limit_request_fields": 50,
    "limit_request_field_size": 8190,
    "forwarded_allow_ips": "",  # REFEREE_PROXY_HOPS decides which proxies are trusted
}
STATUSES = {
    errors.LimitRequestLine: 414,
    errors.LimitRequestHeaders: 431,
    errors.ExpectationFailed: 417,
    errors.UnsupportedTransferCoding: 501,
}

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class BodyDeadlines:
    """The app with a deadline for each body. Reading a body later raises werkzeug's 408."""

    def __init__(self, app: "WSGIApplication"):
        self._app = app

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        seconds = _body_seconds(environ.get("CONTENT_LENGTH") or "0")
        environ["wsgi.input"] = _Body(environ["wsgi.input"], time.monotonic() + seconds)
        return self._app(environ, start_response)


def _body_seconds(length: str) -> float:
    """Return the seconds that a client has to send a body of this Content-Length."""
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
    """Read and discard the rest of a body. Raises OSError if it does not come in time.

    gunicorn would read it in one piece, and the worker would serve nobody else meanwhile.
    """
    length = dict(req.headers).get("CONTENT-LENGTH", "0")
    late = OSError(errno.EPIPE, "the body did not come in time")  # gunicorn ignores this error
    with gevent.Timeout(_body_seconds(length), late):
        while not req.body.failed and req.body.read(DISCARD_SIZE):
            gevent.sleep(0)


def network_of(addr: Any) -> str | None:
    """Return the client of a connection; None if it comes from this machine or a Unix socket."""
    text = addr[0] if isinstance(addr, tuple) else ""
    return None if is_of_this_machine(text) else client_network(text)


class _WithoutServerHeader(wsgi.Response):
    """gunicorn's response without the header Server, for which there is no setting."""

    def default_headers(self) -> list[str]:
        return [line for line in super().default_headers() if not line.startswith("Server:")]


wsgi.Response = _WithoutServerHeader

# A wake-up that is lost for lack of memory would leave greenlets waiting for ever. So the worker ends then,
# and its parent starts another.
Hub.SYSTEM_ERROR = (*Hub.SYSTEM_ERROR, MemoryError)


def _ignore_signal(sig: int, frame: Any) -> None:
    """Handle a signal that no longer matters."""


class Worker(GeventWorker):
    """gunicorn's worker with limits for slow clients and with our problem details."""

    counts_addresses = True

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        self._silent: set[gevent.Greenlet] = set()
        self._stops = Event()
        self._connected: Counter[str] = Counter()

    def run(self) -> None:
        """Serve until the worker is stopped.

        gunicorn's own loop checks once a second whether to stop, and then whether all requests are answered.
        This one reacts at once.
        """
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
        """Stop on SIGTERM. The signal may interrupt any code, so the work is done by the event loop."""
        super().handle_exit(sig, frame)
        gevent.spawn(self._stops.set)
        gevent.get_hub().loop.run_callback(self._close_silent)

    def handle_quit(self, sig: int, frame: Any) -> None:
        """Stop on Ctrl-C, which a terminal sends to every process, followed by SIGQUIT from the parent.

        Only the first signal counts: a second one would interrupt the end of the worker, with a traceback.
        A function ignores it, as Python prints an error for a signal that waits while SIG_IGN is set.
        """
        for each in (signal.SIGINT, signal.SIGQUIT):
            signal.signal(each, _ignore_signal)
        super().handle_quit(sig, frame)

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        """Serve a connection, or close it if its address has too many already."""
        address = network_of(addr) if self.counts_addresses else None
        if address is None:
            super().handle(listener, client, addr)
        elif self._connected[address] >= CONNECTIONS_OF_AN_ADDRESS:
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
        """Run the block, which waits for a request's head. Raises NoMoreData once the server stops."""
        if not self.alive:
            raise errors.NoMoreData()
        waiting = gevent.getcurrent()
        self._silent.add(waiting)
        try:
            with super().timeout_ctx():
                yield
        finally:
            self._silent.discard(waiting)

    def _close_silent(self) -> None:
        """Close the connections on which no request has come, so that the stop need not wait for them.

        gevent's hub calls this, so each of them ends at once. If they ended later, a request that came in
        between would be broken off.
        """
        for waiting in tuple(self._silent):
            waiting.throw(errors.NoMoreData())

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        """Answer a request, and discard the rest of its body. Raises OSError if the client is too slow."""
        sock.settimeout(PIECE)
        try:
            answer = super().handle_request(listener_name, req, sock, addr)
            _discard(req)
            return answer
        except TimeoutError as error:
            # This also discards the data in the kernel, which would be kept for minutes.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", True, 0))
            raise OSError(errno.EPIPE, "the phone does not read") from error  # gunicorn ignores this error

    def handle_error(self, req: Any, client: Any, addr: Any, exc: BaseException) -> None:
        """Answer a request that is not valid HTTP. It is not logged, because it may contain a token."""
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
    """gunicorn's log, in lines of JSON like ours."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonLines())


def _problem(status: int, guards: Mapping[str, str]) -> bytes:
    title = HTTP_STATUS_CODES[status]
    problem = {
        "type": f"urn:referee:problem:{title.lower().replace(' ', '-')}",
        "title": title.capitalize(),
        "status": status,
        "detail": "This is not a valid HTTP request.",
    }
    body = json.dumps(problem).encode()
    head = {
        "Connection": "close",
        "Content-Type": "application/problem+json",
        "Content-Length": str(len(body)),
        **guards,
    }
    lines = [f"HTTP/1.1 {status} {title}", *(f"{name}: {value}" for name, value in head.items())]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
