"""The sources of the rules. Articles, options and house rules name these sources.

The descriptions of the sources are messages: `match/model/articles.py` looks them up by the keys.
The folder `docs/rules` lists the statement of each source on each question.
"""

from dataclasses import dataclass
from enum import StrEnum

from referee.rulings.article import OURS

DATE_OF_LAST_SOURCE_CHECK = "2026-11-21"
"""The day on which all articles (numbered rules) were last compared with their sources (ISO 8601)."""


class SourceKind(StrEnum):
    """The origin of a source.

    The origins are in order of distance from the publisher of the cards, nearest first.

    - `PUBLISHER`: The publisher's own rule sheets.
    - `SECOND_HAND`: Texts of other people about the rules.
    - `IMPLEMENTATION`: Programs that play UNO.
    - `OURS`: Decisions of this referee.
    """

    PUBLISHER = "publisher"
    SECOND_HAND = "second-hand"
    IMPLEMENTATION = "implementation"
    OURS = "ours"


@dataclass(frozen=True)
class Source:
    """One source of rules.

    - `key`: The key by which articles name the source.
    - `kind`: The origin of the source.
    """

    key: str
    kind: SourceKind


_ALL_SOURCES = (
    Source("S0", SourceKind.SECOND_HAND),
    Source("S1", SourceKind.SECOND_HAND),
    Source("S2", SourceKind.SECOND_HAND),
    Source("S3", SourceKind.SECOND_HAND),
    Source("S4", SourceKind.SECOND_HAND),
    Source("CLASSIC", SourceKind.PUBLISHER),
    Source("IG", SourceKind.PUBLISHER),
    Source("PL112", SourceKind.PUBLISHER),
    Source("BASIC", SourceKind.PUBLISHER),
    Source("BVS", SourceKind.PUBLISHER),
    Source("DBZ21", SourceKind.PUBLISHER),
    Source("FRSHOW", SourceKind.PUBLISHER),
    Source("UBG", SourceKind.SECOND_HAND),
    Source("WP", SourceKind.SECOND_HAND),
    Source("KONB", SourceKind.SECOND_HAND),
    Source("TWEET22", SourceKind.SECOND_HAND),
    Source("TWEET-WD4", SourceKind.SECOND_HAND),
    Source("GLS", SourceKind.SECOND_HAND),
    Source("VINT", SourceKind.SECOND_HAND),
    Source("PV", SourceKind.SECOND_HAND),
    Source("LIQ", SourceKind.SECOND_HAND),
    Source("UKDE", SourceKind.SECOND_HAND),
    Source("VID", SourceKind.SECOND_HAND),
    Source("SPR", SourceKind.SECOND_HAND),
    Source("RDB", SourceKind.SECOND_HAND),
    Source("LU", SourceKind.IMPLEMENTATION),
    Source("UE", SourceKind.IMPLEMENTATION),
    Source("PY", SourceKind.IMPLEMENTATION),
    Source("JUNO", SourceKind.IMPLEMENTATION),
    Source("PS", SourceKind.IMPLEMENTATION),
    Source("HB", SourceKind.IMPLEMENTATION),
    Source("SP", SourceKind.IMPLEMENTATION),
    Source("AS", SourceKind.IMPLEMENTATION),
    Source(OURS, SourceKind.OURS),
)
SOURCES = {source.key: source for source in _ALL_SOURCES}
"""All sources. A lookup by `Source.key` returns the source."""
