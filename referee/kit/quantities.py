"""Types of the numbers and texts in claims. The codec has bounds for each type."""

from typing import NewType

Count = NewType("Count", int)
"""A number of cards."""

Value = NewType("Value", int)
"""What one card is worth, as printed on the rule sheet."""

Points = NewType("Points", int)
"""Points of a round."""

EntryNumber = NewType("EntryNumber", int)
"""The number of an entry in the logbook, from 1."""

RoundNumber = NewType("RoundNumber", int)
"""The number of a round in its match, from 1."""

ColumnId = NewType("ColumnId", int)
"""The number of a column of cards in front of somebody, from 1; never used again once that column is gone."""

PersonName = NewType("PersonName", str)
"""The name of a person."""

Remark = NewType("Remark", str)
"""A line of free text that people wrote."""

Milliseconds = NewType("Milliseconds", int)
"""A time, in milliseconds since 1970."""

UTCOffset = NewType("UTCOffset", int)
"""Minutes by which the clocks of a place are ahead of UTC: 60 in Berlin in winter, -480 in Los Angeles."""

LEAST_OFFSET, MOST_OFFSET = UTCOffset(-12 * 60), UTCOffset(14 * 60)
"""Minimum and maximum offset that any place has, in minutes."""

MINUTE = 60_000
"""A minute, in milliseconds."""
