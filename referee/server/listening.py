"""The socket on which the server listens, and the reason if there can be none."""

import errno
import os
import socket
import sys
import time

from referee.server import sentences

USUAL_PORT = 8000
PRIVILEGED_PORTS = 1024
"""Only root may listen on ports below this number."""
PORTS_TRIED = 200
"""Maximum number of ports that are tried to find a free one."""
PATIENCE = 2
"""Seconds in which a port may become free: the workers of a server that was killed keep it for a second."""
BACKLOG = 2048
"""Maximum number of connections that wait to be accepted."""


def listening(host: str, port: int) -> int:
    """The file descriptor of a socket that listens there. Exits with a sentence if that cannot be."""
    sock = bound(host, port)
    try:
        sock.listen(BACKLOG)
    except OSError as error:  # another server was faster
        sys.exit(f"Error: {_why_not(host, port, error)}")
    return sock.detach()


def bound(host: str, port: int) -> socket.socket:
    """A socket that is bound there. Exits with a sentence if that cannot be."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return bind(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() >= until:
                sys.exit(f"Error: {_why_not(host, port, error)}")
        time.sleep(0.1)


def bind(host: str, port: int) -> socket.socket:
    """A socket that is bound there. Raises OSError."""
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as gunicorn does
        sock.bind((host, port))
    except BaseException:
        sock.close()
        raise
    return sock


def free_port(host: str, first: int) -> int:
    """The first free port from this one on, or any free one if the next ones are in use. The first one if the
    host cannot be listened on at all."""
    for port in (*range(first, min(first + PORTS_TRIED, 65536)), 0):
        try:
            with bind(host, port) as sock:
                return int(sock.getsockname()[1])
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                break
    return first


def command(host: str, port: int) -> str:
    """The command that serves there. The Makefile says how its own begins: with a Python if one was given."""
    make = os.environ.get("MAKE_RUN")
    words = (" PORT={}", " HOST={}") if make else (" --port {}", " --host {}")
    port_word = "" if port == USUAL_PORT else words[0].format(port)
    host_word = "" if host == "127.0.0.1" else words[1].format(host)
    return f"{make or 'referee serve'}{port_word}{host_word}"


def command_for_phones(port: int) -> str:
    """The command that lets phones connect."""
    return command("0.0.0.0", port) if "MAKE_RUN" in os.environ else "referee home"


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        wrong = sentences.IN_USE
    elif error.errno == errno.EACCES and port < PRIVILEGED_PORTS:
        wrong = sentences.ONLY_ROOT
    else:
        return sentences.NO_SUCH_ADDRESS.format(host=host, why=error.strerror or error)
    free = free_port(host, USUAL_PORT if port < PRIVILEGED_PORTS else port + 1)
    other = sentences.OTHER_PORT.format(command=command(host, free), free=free)
    return f"{wrong.format(port=port)} {other}"
