"""The day on which a match was opened, in the time zone of its players.

The UTC offset of the players may be stored with a match. If an offset is stored, the day is the date at this
offset. If no offset is stored, the day is the date in the time zone of the server (REFEREE_TIMEZONE).
"""

from datetime import UTC, date, datetime, timedelta, tzinfo

from referee.kit.quantities import MILLISECONDS_PER_MINUTE, UTCOffset
from referee.storage.db import Extensions, current_extensions
from referee.storage.group_history import DayStart
from referee.storage.stored import StoredMatch

_TIME_ZONE_EXTENSION_KEY = "referee-timezone"
DAY_IN_MS = 24 * 60 * MILLISECONDS_PER_MINUTE
"""Length of a day in milliseconds."""
_LATEST_DATETIME_MS = 253_402_300_799_999
"""The last millisecond of the year 9999, in ms since 1970. `datetime` supports no later time."""


def set_server_time_zone(extensions: Extensions, zone: tzinfo) -> None:
    """Set the time zone of the server. This time zone applies to matches without a stored UTC offset of their
    players."""
    extensions[_TIME_ZONE_EXTENSION_KEY] = zone


def _server_time_zone() -> tzinfo:
    """The time zone of the server. UTC if none was set."""
    zone: tzinfo = current_extensions().get(_TIME_ZONE_EXTENSION_KEY, UTC)
    return zone


def local_date(at: int, offset: UTCOffset) -> date:
    """The local date at the time `at` (ms since 1970). `offset` is the UTC offset of the place in minutes."""
    shown = min(max(at + offset * MILLISECONDS_PER_MINUTE, 0), _LATEST_DATETIME_MS)
    return datetime.fromtimestamp(shown / 1000, UTC).date()


def _local_datetime(at: int, zone: tzinfo) -> datetime:
    """The date and time in this time zone at the time `at` (ms since 1970). If `at` is too early or too late
    for `datetime`, the result is the nearest supported time."""
    return datetime.fromtimestamp(min(max(at, 0), _LATEST_DATETIME_MS - DAY_IN_MS) / 1000, zone)


def server_utc_offset(at: int) -> UTCOffset:
    """The UTC offset of the server's time zone (REFEREE_TIMEZONE) in minutes, at a time in ms since 1970."""
    return _utc_offset_in_minutes(_local_datetime(at, _server_time_zone()))


def utc_offset_of_match(match: StoredMatch) -> UTCOffset:
    """The UTC offset in minutes that is stored for the players of a match. If no offset is stored, the result
    is the offset of the server's time zone at the opening of the match."""
    return server_utc_offset(match.opened_at) if match.utc_offset is None else UTCOffset(match.utc_offset)


def opening_day_of_match(match: StoredMatch) -> date:
    """The date on which a match was opened, in the time zone of its players."""
    return local_date(match.opened_at, utc_offset_of_match(match))


def start_of_day_in_server_zone_and_utc(day: date) -> DayStart:
    """The start of a day in ms since 1970, in two forms: midnight in the time zone of the server, and
    midnight in UTC. `HistoryFilter` needs both forms (see `DayStart`)."""
    midnight = datetime(day.year, day.month, day.day)
    return DayStart(
        _ms_since_1970(midnight.replace(tzinfo=_server_time_zone())),
        _ms_since_1970(midnight.replace(tzinfo=UTC)),
    )


def _ms_since_1970(moment: datetime) -> int:
    return round(moment.timestamp() * 1000)


def _utc_offset_in_minutes(moment: datetime) -> UTCOffset:
    offset = moment.utcoffset() or timedelta()
    return UTCOffset(round(offset.total_seconds() * 1000 / MILLISECONDS_PER_MINUTE))
