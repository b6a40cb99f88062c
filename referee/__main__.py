"""The entry point of the program `referee`. Ctrl-C during the imports ends it without a traceback."""

import signal

_sigint_handler_before_imports = signal.getsignal(signal.SIGINT)
if _sigint_handler_before_imports is signal.default_int_handler:
    signal.signal(signal.SIGINT, signal.SIG_DFL)

from referee import cli  # noqa: E402


def main() -> None:
    """Run the command line. This is the entry point of the console script."""
    if _sigint_handler_before_imports is signal.default_int_handler:
        signal.signal(
            signal.SIGINT, _sigint_handler_before_imports
        )  # after the imports, click handles Ctrl-C
    cli.main()


if __name__ == "__main__":
    main()
