"""Types of the numbers and texts in claims. `bounds.py` has the limits of each type."""

from typing import NewType

CardCount = NewType("CardCount", int)
"""A number of cards."""

CardValue = NewType("CardValue", int)
"""The points that one card is worth, as printed on the rule sheet."""

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
"""The minutes by which the clocks of a place are ahead of UTC: 60 in Berlin in winter, -480 in Los Angeles.
"""

LEAST_OFFSET, MOST_OFFSET = UTCOffset(-12 * 60), UTCOffset(14 * 60)
"""The minimum and the maximum UTC offset of all places on Earth, in minutes."""

MILLISECONDS_PER_MINUTE = 60_000
"""A minute, in milliseconds."""
