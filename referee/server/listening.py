"""Opens the socket on which the server listens. If this fails, the program exits with a sentence."""

import errno
import os
import socket
import sys
import time

from referee.server import sentences

DEFAULT_PORT = 8000
LOWEST_UNPRIVILEGED_PORT = 1024
"""Only root may listen on ports below this number."""
MOST_PORTS_TRIED = 200
"""Maximum number of ports that are tried one after the other in search of a free port."""
LONGEST_WAIT_FOR_PORT = 2
"""Maximum number of seconds to wait for a port that is in use.

After a server is killed, its workers keep the port for one more second.
"""
LISTEN_BACKLOG = 2048
"""Maximum number of new connections that wait for the server to accept them."""


def open_listening_socket(host: str, port: int) -> int:
    """Return the file descriptor of a socket that listens on this host and port.

    If the server cannot listen there, the program exits with a sentence that says why.
    """
    sock = bind_socket_or_exit(host, port)
    try:
        sock.listen(LISTEN_BACKLOG)
    except OSError as error:  # another server has taken the port in the meantime
        sys.exit(f"Error: {_sentence_why_not_listening(host, port, error)}")
    return sock.detach()


def bind_socket_or_exit(host: str, port: int) -> socket.socket:
    """Return a socket that is bound to this host and port.

    Waits at most `LONGEST_WAIT_FOR_PORT` seconds for a port that is in use. If the socket cannot be bound,
    the program exits with a sentence that says why.
    """
    until = time.monotonic() + LONGEST_WAIT_FOR_PORT
    while True:
        try:
            return bind_socket(host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() >= until:
                sys.exit(f"Error: {_sentence_why_not_listening(host, port, error)}")
        time.sleep(0.1)


def bind_socket(host: str, port: int) -> socket.socket:
    """Return a socket that is bound to this host and port. Raises OSError if the system refuses."""
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # gunicorn sets the same option
        sock.bind((host, port))
    except BaseException:
        sock.close()
        raise
    return sock


def find_free_port(host: str, first: int) -> int:
    """Return the lowest free port that is not below `first`.

    If `MOST_PORTS_TRIED` ports in a row are in use, returns any free port. If the server cannot listen on
    this host for another reason, returns `first`.
    """
    for port in (*range(first, min(first + MOST_PORTS_TRIED, 65536)), 0):
        try:
            with bind_socket(host, port) as sock:
                return int(sock.getsockname()[1])
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                break
    return first


def shell_command_to_serve(host: str, port: int) -> str:
    """Return the shell command that starts a server on this host and port.

    If `make` has started this process, the command is a `make` command. Its first words, for example
    `make run`, are in the environment variable MAKE_RUN.
    """
    make = os.environ.get("MAKE_RUN")
    words = (" PORT={}", " HOST={}") if make else (" --port {}", " --host {}")
    port_word = "" if port == DEFAULT_PORT else words[0].format(port)
    host_word = "" if host == "127.0.0.1" else words[1].format(host)
    return f"{make or 'referee serve'}{port_word}{host_word}"


def shell_command_to_serve_phones(port: int) -> str:
    """Return the shell command that starts a server to which phones can connect."""
    return shell_command_to_serve("0.0.0.0", port) if "MAKE_RUN" in os.environ else "referee home"


def _sentence_why_not_listening(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        wrong = sentences.PORT_IN_USE
    elif error.errno == errno.EACCES and port < LOWEST_UNPRIVILEGED_PORT:
        wrong = sentences.PORT_ONLY_FOR_ROOT
    else:
        return sentences.CANNOT_LISTEN_ON_HOST.format(host=host, why=error.strerror or error)
    free = find_free_port(host, DEFAULT_PORT if port < LOWEST_UNPRIVILEGED_PORT else port + 1)
    other = sentences.HOW_TO_USE_OTHER_PORT.format(command=shell_command_to_serve(host, free), free=free)
    return f"{wrong.format(port=port)} {other}"
