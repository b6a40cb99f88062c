"""The log of the server: one line of JSON on stderr for each log record.

No line contains text that users sent. The message of an exception may quote a name or a card, so only its
type and traceback are logged.
"""

import datetime
import json
import logging
import sys
import traceback
from typing import Any

NAME = "referee"


class JsonLogFormatter(logging.Formatter):
    """Formats each log record as a JSON object. If the record has a dict `members`, its items are added to
    the object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the log record as one line of JSON."""
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        line: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "members", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["traceback"] = _traceback_lines(record.exc_info[1])
        return json.dumps(line, ensure_ascii=True, default=str)


def start_logging(level: str) -> logging.Logger:
    """Return the logger of Referee, which writes log records of `level` and above to stderr.

    With the level `off`, the logger writes nothing.
    """
    logger = logging.getLogger(NAME)
    # The level is set on the logger, not on its handlers. Otherwise, Flask might add a handler of its own.
    logger.setLevel(logging.INFO if level == "off" else level.upper())
    for handler in [one for one in logger.handlers if isinstance(one, _SilentLogHandler | _StderrLogHandler)]:
        logger.removeHandler(handler)
    logger.addHandler(_SilentLogHandler() if level == "off" else _StderrLogHandler())
    return logger


class _SilentLogHandler(logging.NullHandler):
    pass


class _StderrLogHandler(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLogFormatter())

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(f"{self.format(record)}\n")
        except Exception:
            self.handleError(record)


def _traceback_lines(error: BaseException) -> list[str]:
    """Return the traceback of an error as lines: the places in the code, then the type of the error.

    The place where the error was raised comes last among the places. If the error was caused by another
    error, the lines of that cause come first.
    """
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    return [*(_traceback_lines(cause) if cause else []), *places, kind]
