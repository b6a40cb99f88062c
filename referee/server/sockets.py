"""Workers with time limits for sockets, so that a slow phone occupies a greenlet only for a limited time.

    head of a request      5 seconds after the connection was opened or the previous request was answered
    body of a request      10 seconds, and one second more for each 256 KiB
    piece of an answer     30 seconds until the phone has read the piece

gevent has to patch the standard library before this module is imported.
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

from referee.addresses import client_network, is_loopback_address
from referee.server.logging import JsonLogFormatter

SECONDS_FOR_REQUEST_HEAD, SECONDS_FOR_REQUEST_BODY, SECONDS_FOR_ANSWER_PIECE = 5, 10, 30
"""Time limits in seconds: for the head of a request, for the body, and until the client has read a piece of
an answer."""
BODY_BYTES_PER_EXTRA_SECOND = 256 * 1024
"""Number of bytes of a request body for which a client gets one more second."""
LARGEST_BODY = 16 * 1024 * 1024
"""Maximum size of a body in bytes. A request with a larger Content-Length is refused before the body is
read."""
BYTES_DISCARDED_WITHOUT_PAUSE = 64 * 1024
"""Number of bytes of an unread body that are discarded before the worker serves other requests again."""
MOST_CONNECTIONS = 4000
"""Maximum number of open connections of one worker, most of them streams. More connections have to wait."""
MOST_CONNECTIONS_OF_AN_ADDRESS = 500
"""Maximum number of open connections of one IP address to one worker. All phones at a table may share one
address."""
MOST_OPEN_FILES = MOST_CONNECTIONS + 500
"""Maximum number of open files of one process: one for each connection, and 500 for the database, the log and
the workers."""
REQUESTS_BROKEN_OFF_MESSAGE = "some requests were not answered in time, and are broken off"

LONGEST_REQUEST_LINE = 8190
"""Maximum length in bytes of the first line of a request, the longest that gunicorn allows. A question of
2,000 characters fits in it if most of them are ASCII."""

GUNICORN_SOCKET_SETTINGS = {
    "keepalive": SECONDS_FOR_REQUEST_HEAD,  # seconds until the head of a request must be complete
    "worker_connections": MOST_CONNECTIONS,
    "limit_request_line": LONGEST_REQUEST_LINE,
    "limit_request_fields": 50,
    "limit_request_field_size": 8190,
    "forwarded_allow_ips": "",  # REFEREE_PROXY_HOPS decides which proxies are trusted
}
STATUS_BY_PARSE_ERROR = {
    errors.LimitRequestLine: 414,
    errors.LimitRequestHeaders: 431,
    errors.ExpectationFailed: 417,
    errors.UnsupportedTransferCoding: 501,
}
DETAIL_BY_STATUS = {
    414: f"The address is longer than {LONGEST_REQUEST_LINE:,} bytes. A shorter `q` makes it shorter."
}

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class BodyDeadlineMiddleware:
    """WSGI middleware that gives each request body a deadline.

    After the deadline, reading the body raises werkzeug's RequestTimeout (status 408).
    """

    def __init__(self, app: "WSGIApplication"):
        self._app = app

    def __call__(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        seconds = _seconds_to_send_body(environ.get("CONTENT_LENGTH") or "0")
        environ["wsgi.input"] = _BodyWithDeadline(environ["wsgi.input"], time.monotonic() + seconds)
        return self._app(environ, start_response)


def _seconds_to_send_body(length: str) -> float:
    """Return the number of seconds that a client has to send a body of this Content-Length."""
    size = min(int(length), LARGEST_BODY) if length.isdecimal() else 0
    return SECONDS_FOR_REQUEST_BODY + size / BODY_BYTES_PER_EXTRA_SECOND


class _BodyWithDeadline:
    def __init__(self, body: IO[bytes], until: float):
        self._body, self._until = body, until

    def read(self, *size: int) -> bytes:
        late = RequestTimeout("The body did not come in time: send the same again.")
        with gevent.Timeout(max(0.0, self._until - time.monotonic()), late):
            return self._body.read(*size)


def _discard_rest_of_body(req: Any) -> None:
    """Read and discard the rest of a request's body. Raises OSError if the rest does not come in time.

    The rest is read in pieces, and the worker serves other requests between them. gunicorn would read all of
    it without a pause.
    """
    length = dict(req.headers).get("CONTENT-LENGTH", "0")
    late = OSError(errno.EPIPE, "the body did not come in time")  # gunicorn ignores this error
    with gevent.Timeout(_seconds_to_send_body(length), late):
        while not req.body.failed and req.body.read(BYTES_DISCARDED_WITHOUT_PAUSE):
            gevent.sleep(0)


def client_of_connection(addr: Any) -> str | None:
    """Return the client of a connection: its IPv4 address or IPv6 network.

    None if the connection comes from this machine or through a Unix socket.
    """
    text = addr[0] if isinstance(addr, tuple) else ""
    return None if is_loopback_address(text) else client_network(text)


class _ResponseWithoutServerHeader(wsgi.Response):
    """gunicorn's response without the header `Server`. gunicorn has no setting that removes this header."""

    def default_headers(self) -> list[str]:
        return [line for line in super().default_headers() if not line.startswith("Server:")]


wsgi.Response = _ResponseWithoutServerHeader

# gevent ends the worker on these errors. By default, it only logs a MemoryError and ends the greenlet. Then
# another greenlet might wait forever for the greenlet that has ended.
Hub.SYSTEM_ERROR = (*Hub.SYSTEM_ERROR, MemoryError)


def _do_nothing_on_signal(sig: int, frame: Any) -> None:
    """Do nothing. This function handles SIGINT and SIGQUIT after the worker has begun to stop."""


class WorkerWithSocketLimits(GeventWorker):
    """gunicorn's gevent worker with limits for slow clients. Invalid HTTP is answered with Referee's problem
    details."""

    counts_addresses = True

    def __init__(self, *args: Any, **kwargs: Any):
        super().__init__(*args, **kwargs)
        self._silent: set[gevent.Greenlet] = set()
        self._stops = Event()
        self._connected: Counter[str] = Counter()

    def run(self) -> None:
        """Serve until the worker has to stop. Then wait at most `graceful_timeout` seconds for open requests.

        gunicorn's own loop checks only once a second whether to stop. This loop stops at once.
        """
        connections = Pool(self.worker_connections)
        servers = [self._start_stream_server(sock, connections) for sock in self.sockets]
        while self.alive:
            self.notify()
            self._stops.wait(1)
        for server in servers:
            server.close()
        if not connections.join(self.cfg.graceful_timeout):
            self.log.warning(REQUESTS_BROKEN_OFF_MESSAGE)
            connections.kill(timeout=1)

    def _start_stream_server(self, sock: Any, connections: Pool) -> StreamServer:
        sock.setblocking(True)
        server = StreamServer(sock, handle=partial(self.handle, sock), spawn=connections)
        if self.cfg.workers > 1:
            server.max_accept = 1  # accepts one connection at a time, so that every worker gets some
        server.start()
        return server

    def handle_exit(self, sig: int, frame: Any) -> None:
        """Stop the worker on SIGTERM. The event loop does the work, because a signal handler may interrupt
        any code."""
        super().handle_exit(sig, frame)
        gevent.spawn(self._stops.set)
        gevent.get_hub().loop.run_callback(self._close_waiting_connections)

    def handle_quit(self, sig: int, frame: Any) -> None:
        """Stop the worker on Ctrl-C. A terminal sends SIGINT to every process, and the parent process then
        sends SIGQUIT.

        Only the first signal has an effect, because a second one would raise an exception and print a
        traceback. Later signals call `_do_nothing_on_signal`. SIG_IGN is not used, because Python would then
        print an error for a signal that is already pending.
        """
        for each in (signal.SIGINT, signal.SIGQUIT):
            signal.signal(each, _do_nothing_on_signal)
        super().handle_quit(sig, frame)

    def handle(self, listener: Any, client: Any, addr: Any) -> None:
        """Serve a connection, or close it at once if the client has too many open connections."""
        address = client_of_connection(addr) if self.counts_addresses else None
        if address is None:
            super().handle(listener, client, addr)
        elif self._connected[address] >= MOST_CONNECTIONS_OF_AN_ADDRESS:
            client.close()
        else:
            with self._count_open_connection(address):
                super().handle(listener, client, addr)

    @contextmanager
    def _count_open_connection(self, address: str) -> Iterator[None]:
        self._connected[address] += 1
        try:
            yield
        finally:
            self._connected[address] -= 1
            if not self._connected[address]:
                del self._connected[address]

    @contextmanager
    def timeout_ctx(self) -> Iterator[None]:
        """Run the block, which waits for the head of a request. Raises NoMoreData when the worker stops."""
        if not self.alive:
            raise errors.NoMoreData()
        waiting = gevent.getcurrent()
        self._silent.add(waiting)
        try:
            with super().timeout_ctx():
                yield
        finally:
            self._silent.discard(waiting)

    def _close_waiting_connections(self) -> None:
        """Close the connections that wait for a request, because they would delay the end of the worker.

        The event loop calls this method directly, so nothing else runs in the meantime. If a greenlet called
        it, a request could arrive while connections are being closed, and it would be lost.
        """
        for waiting in tuple(self._silent):
            waiting.throw(errors.NoMoreData())

    def handle_request(self, listener_name: Any, req: Any, sock: Any, addr: Any) -> Any:
        """Answer a request, and discard the rest of its body. Raises OSError if the client is too slow."""
        sock.settimeout(SECONDS_FOR_ANSWER_PIECE)
        try:
            answer = super().handle_request(listener_name, req, sock, addr)
            _discard_rest_of_body(req)
            return answer
        except TimeoutError as error:
            # On close, the kernel discards unsent bytes at once. By default, it would keep them for minutes.
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", True, 0))
            raise OSError(errno.EPIPE, "the phone does not read") from error  # gunicorn ignores this error

    def handle_error(self, req: Any, client: Any, addr: Any, exc: BaseException) -> None:
        """Answer a request that is not valid HTTP, or a failed connection, with problem details.

        Invalid HTTP is not logged, because the request may contain a token. Other errors are logged.
        """
        if isinstance(exc, errors.ParseException):
            status = STATUS_BY_PARSE_ERROR.get(type(exc), 400)
        else:
            status = 500
            self.log.error("a connection broke off", exc_info=exc)
        try:
            client.sendall(_problem_response(status, self.wsgi.extensions["referee-guards"]))
        except OSError:
            self.log.debug("nobody is there to be told")


class JsonGunicornLog(Logger):
    """The log of gunicorn, in the same JSON format as the log of Referee."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonLogFormatter())


def _problem_response(status: int, guards: Mapping[str, str]) -> bytes:
    title = HTTP_STATUS_CODES[status]
    problem = {
        "type": f"urn:referee:problem:{title.lower().replace(' ', '-')}",
        "title": title.capitalize(),
        "status": status,
        "detail": DETAIL_BY_STATUS.get(status, "This is not a valid HTTP request."),
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
