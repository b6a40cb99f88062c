"""The log: one line of JSON on stderr for each record.

No line contains what people sent. A traceback is logged as its places and the types of its errors, because
the text of an error may quote a name or a card.
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
        """Return the record as one line of JSON."""
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


def start(level: str) -> logging.Logger:
    """Return our logger, which writes records of this level and above; with `off` it writes nothing."""
    logger = logging.getLogger(NAME)
    # The logger needs the level, too: Flask adds a handler to a logger whose handlers have a higher level.
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


def _traceback_lines(error: BaseException) -> list[str]:
    """Return the places and the type of an error, innermost place last, after those of its causes."""
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{frame.filename}:{frame.lineno} in {frame.name}" for frame in frames]
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    return [*(_traceback_lines(cause) if cause else []), *places, kind]
