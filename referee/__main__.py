"""The entry point of the program `referee`. Ctrl-C during the imports ends it without a traceback."""

import signal

_handler = signal.getsignal(signal.SIGINT)
if _handler is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from referee import cli  # noqa: E402


def main() -> None:
    """Run the command line. This is the entry point of the console script."""
    if _handler is signal.default_int_handler:
        signal.signal(signal.SIGINT, _handler)  # after the imports, click handles Ctrl-C
    cli.main()


if __name__ == "__main__":
    main()
