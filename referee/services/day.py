"""The day on which a match was opened, in the time zone of its players.

A match that was opened with its players' UTC offset has their day. Every other match has the day of the time
zone in REFEREE_TIMEZONE.
"""

from datetime import UTC, date, datetime, timedelta, tzinfo

from flask import Flask, current_app

from referee.kit.quantities import MINUTE, UTCOffset
from referee.storage.group_history import DayStart
from referee.storage.stored import StoredMatch

_ZONE = "referee-timezone"
DAY = 24 * 60 * MINUTE
"""Length of a day in milliseconds."""
_LAST = 253_402_300_799_999
"""The last millisecond of the year 9999, the largest time of `datetime`."""


def init_app(app: Flask, zone: tzinfo) -> None:
    """Set the time zone of matches without a UTC offset of their players."""
    app.extensions[_ZONE] = zone


def _zone() -> tzinfo:
    zone: tzinfo = current_app.extensions.get(_ZONE, UTC)
    return zone


def day_of(at: int, offset: UTCOffset) -> date:
    """The day of a time in ms since 1970, at a place with this UTC offset in minutes."""
    shown = min(max(at + offset * MINUTE, 0), _LAST)
    return datetime.fromtimestamp(shown / 1000, UTC).date()


def _moment_of(at: int, zone: tzinfo) -> datetime:
    """The local time of a time in ms. Times in the last day of the calendar become the last moment before
    it."""
    return datetime.fromtimestamp(min(max(at, 0), _LAST - DAY) / 1000, zone)


def server_offset(at: int) -> UTCOffset:
    """The UTC offset of REFEREE_TIMEZONE in minutes, at a time in ms."""
    return _minutes(_moment_of(at, _zone()))


def offset_of(match: StoredMatch) -> UTCOffset:
    """The UTC offset of the players in minutes, or of REFEREE_TIMEZONE when the match was opened."""
    return server_offset(match.opened_at) if match.utc_offset is None else UTCOffset(match.utc_offset)


def match_day(match: StoredMatch) -> date:
    """The day on which a match was opened, in the time zone of its players."""
    return day_of(match.opened_at, offset_of(match))


def day_start(day: date) -> DayStart:
    """The beginning of a day, for `HistoryFilter`."""
    midnight = datetime(day.year, day.month, day.day)
    return DayStart(_ms(midnight.replace(tzinfo=_zone())), _ms(midnight.replace(tzinfo=UTC)))


def _ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def _minutes(moment: datetime) -> UTCOffset:
    offset = moment.utcoffset() or timedelta()
    return UTCOffset(round(offset.total_seconds() * 1000 / MINUTE))
