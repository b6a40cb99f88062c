"""The command line of Referee without what macOS lacks: python -m tests.as_on_macos serve"""

import os
import select
import socket
import time

MISSING = {
    time: ("CLOCK_BOOTTIME",),
    socket: ("TCP_USER_TIMEOUT", "TCP_KEEPIDLE", "SOCK_CLOEXEC", "SOCK_NONBLOCK", "AF_NETLINK"),
    select: ("epoll",),
    os: ("sched_getaffinity", "posix_fadvise", "memfd_create", "eventfd", "getrandom", "O_TMPFILE"),
}
"""Names that the modules of Python have on Linux and not on macOS."""


def block() -> None:
    for module, names in MISSING.items():
        for name in names:
            if hasattr(module, name):
                delattr(module, name)
            if name in getattr(module, "__all__", ()):
                module.__all__.remove(name)


if __name__ == "__main__":
    block()
    from referee.cli import main

    main()
