"""The day on which a match was opened, where its players are.

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
"""Milliseconds."""
_LAST = 253_402_300_799_999
"""The last millisecond that a calendar knows."""


def init_app(app: Flask, zone: tzinfo) -> None:
    """The time zone of matches whose players' offset is not known."""
    app.extensions[_ZONE] = zone


def _zone() -> tzinfo:
    zone: tzinfo = current_app.extensions.get(_ZONE, UTC)
    return zone


def day_of(at: int, offset: UTCOffset) -> date:
    """The day of a moment in ms, at a place with this offset."""
    shown = min(max(at + offset * MINUTE, 0), _LAST)
    return datetime.fromtimestamp(shown / 1000, UTC).date()


def _moment_of(at: int, zone: tzinfo) -> datetime:
    """A moment in ms as the clocks of a zone show it. It is at least a day before the end of the calendar."""
    return datetime.fromtimestamp(min(max(at, 0), _LAST - DAY) / 1000, zone)


def usual_offset(at: int) -> UTCOffset:
    """The offset of REFEREE_TIMEZONE at a moment (ms)."""
    return _minutes(_moment_of(at, _zone()))


def offset_of(match: StoredMatch) -> UTCOffset:
    """The offset of the players, or of REFEREE_TIMEZONE when the match was opened."""
    return usual_offset(match.opened_at) if match.utc_offset is None else UTCOffset(match.utc_offset)


def match_day(match: StoredMatch) -> date:
    """The day on which a match was opened."""
    return day_of(match.opened_at, offset_of(match))


def beginning(day: date) -> DayStart:
    """Where a day begins."""
    midnight = datetime(day.year, day.month, day.day)
    return DayStart(_ms(midnight.replace(tzinfo=_zone())), _ms(midnight.replace(tzinfo=UTC)))


def _ms(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def _minutes(moment: datetime) -> UTCOffset:
    offset = moment.utcoffset() or timedelta()
    return UTCOffset(round(offset.total_seconds() * 1000 / MINUTE))
