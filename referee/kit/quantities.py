"""Types of the numbers and strings in claims. `bounds.py` has the limits of each type."""

from typing import NewType

CardCount = NewType("CardCount", int)
"""A number of cards."""

CardValue = NewType("CardValue", int)
"""The value of one card in points, as the rule sheet states it."""

Points = NewType("Points", int)
"""Points of a round, or the total of several rounds."""

EntryNumber = NewType("EntryNumber", int)
"""The number of an entry in the logbook, from 1."""

RoundNumber = NewType("RoundNumber", int)
"""The number of a round in its match, from 1."""

ColumnId = NewType("ColumnId", int)
"""The number of a column of cards in front of a player, from 1.

After a column is removed, its number is never used again.
"""

PersonName = NewType("PersonName", str)
"""The name of a person."""

Remark = NewType("Remark", str)
"""A line of free text that a player wrote."""

Milliseconds = NewType("Milliseconds", int)
"""A time, in milliseconds since 1970."""

UTCOffset = NewType("UTCOffset", int)
"""The number of minutes by which local time is ahead of UTC, for example 60 in Berlin in winter.

The number is negative for places behind UTC, for example -480 in Los Angeles in winter.
"""

LEAST_OFFSET, MOST_OFFSET = UTCOffset(-12 * 60), UTCOffset(14 * 60)
"""The minimum and the maximum UTC offset of all places on Earth, in minutes."""

MILLISECONDS_PER_MINUTE = 60_000
"""Number of milliseconds in a minute."""
