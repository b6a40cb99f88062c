"""Logs: a line of JSON on stderr for each thing that happened, whatever is in it.

No line holds what people sent: a traceback is told by its places and the kinds of its errors, as the text of
an error may quote a name or a card.
"""

import datetime
import json
import logging
import sys
import traceback
from typing import Any

NAME = "referee"


class JsonLines(logging.Formatter):
    """Formats each record as a JSON object, with the members of the record's `members`."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.datetime.fromtimestamp(record.created, datetime.UTC)
        told: dict[str, Any] = {
            "time": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "members", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            told["traceback"] = _told_error(record.exc_info[1])
        return json.dumps(told, ensure_ascii=True, default=str)


def start(level: str) -> logging.Logger:
    """Our logger, writing from this level on, or nothing at all if that is `off`."""
    logger = logging.getLogger(NAME)
    # Not on the handler alone: Flask would add its own to a logger that is more open than its handlers.
    logger.setLevel(logging.INFO if level == "off" else level.upper())
    for handler in [one for one in logger.handlers if isinstance(one, _Silence | _Lines)]:
        logger.removeHandler(handler)
    logger.addHandler(_Silence() if level == "off" else _Lines())
    return logger


class _Silence(logging.NullHandler):
    pass


class _Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines())

    def emit(self, record: logging.LogRecord) -> None:
        try:
            sys.stderr.write(f"{self.format(record)}\n")
        except Exception:
            self.handleError(record)


def _told_error(error: BaseException) -> list[str]:
    """Each error with the places it went through, innermost last; what caused it first."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    return [*(_told_error(cause) if cause else []), *places, kind]
