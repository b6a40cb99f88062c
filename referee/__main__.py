"""The program `referee`. Ctrl-C while it is imported ends it without a traceback."""

import signal

_handler = signal.getsignal(signal.SIGINT)
if _handler is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from referee import cli  # noqa: E402


def main() -> None:
    """The console entry."""
    if _handler is signal.default_int_handler:
        signal.signal(signal.SIGINT, _handler)  # from here on, click reports it
    cli.main()


if __name__ == "__main__":
    main()
