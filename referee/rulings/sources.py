"""The sources of the rules, each with a description. Articles, options and house rules name these sources.

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
    - `what`: A description in one sentence.
    - `kind`: The origin of the source.
    """

    key: str
    what: str
    kind: SourceKind


def _make_publisher_source(key: str, what: str) -> Source:
    return Source(key, what, SourceKind.PUBLISHER)


def _make_second_hand_source(key: str, what: str) -> Source:
    return Source(key, what, SourceKind.SECOND_HAND)


def _make_implementation_source(key: str, what: str) -> Source:
    return Source(key, what, SourceKind.IMPLEMENTATION)


_ALL_SOURCES = (
    _make_second_hand_source(
        "S0", "A guide to UNO Golf, which is also sold as UNO Zero, by a reviewer of board games."
    ),
    _make_second_hand_source(
        "S1", "A short guide to UNO: the basic rules, rules for two, for partners, Challenge UNO."
    ),
    _make_second_hand_source(
        "S2", "A wiki textbook on UNO with the deck of 112 cards, as it was sold in 2018."
    ),
    _make_second_hand_source("S3", "A guide to UNO in questions and answers."),
    _make_second_hand_source("S4", "A page about UNO on which disputes are looked up."),
    _make_publisher_source(
        "CLASSIC",
        "The publisher's sheet of the classic box of 108 cards, of which only the beginning was read.",
    ),
    _make_publisher_source(
        "IG", "The older sheet of the classic box, from International Games, read in a transcript."
    ),
    _make_publisher_source(
        "PL112", "The full sheet of the box of 112 cards, in Polish, read in a transcript."
    ),
    _make_publisher_source(
        "BASIC", "The publisher's short sheet of UNO Basic, whose four further cards are blank."
    ),
    _make_publisher_source(
        "BVS", "The publisher's sheet of a box with superheroes, which has wild cards of its own."
    ),
    _make_publisher_source("DBZ21", "The publisher's sheet of a box with a cartoon theme, of 2021."),
    _make_publisher_source("FRSHOW", "The publisher's sheet of UNO Showdown, in French."),
    _make_second_hand_source("UBG", "A collection of rules of games, on ways to play UNO."),
    _make_second_hand_source("WP", "The rules of UNO in an encyclopedia, as others have copied them."),
    _make_second_hand_source(
        "KONB", "What somebody who works for the publisher said in a video, as newspapers told it."
    ),
    _make_second_hand_source(
        "TWEET22", "What the publisher's own account wrote in 2022, as the press told it."
    ),
    _make_second_hand_source(
        "TWEET-WD4", "An exchange of messages with the publisher's own account about wild cards."
    ),
    _make_second_hand_source(
        "GLS", "A site about learning by games, which answers single questions about UNO."
    ),
    _make_second_hand_source("VINT", "A page of questions about UNO that tells the 69 rule in full."),
    _make_second_hand_source("PV", "A community page on seven-zero and on swapping hands."),
    _make_second_hand_source("LIQ", "A collection of house rules of UNO."),
    _make_second_hand_source("UKDE", "A German page of questions about UNO."),
    _make_second_hand_source(
        "VID", "A video in which UNO Golf is explained, read in a transcript without its end."
    ),
    _make_second_hand_source(
        "SPR", "The beginning of a German page about UNO Zero; it is wrong in one other point."
    ),
    _make_second_hand_source(
        "RDB", "The publisher's short text about UNO Zero, as a list of games gives it."
    ),
    _make_implementation_source(
        "LU", "A game of UNO played online, by its program and the notes of its makers."
    ),
    _make_implementation_source("UE", "A program that referees UNO, and what its users asked of it."),
    _make_implementation_source("PY", "A program that plays UNO, made after a page of rules."),
    _make_implementation_source("JUNO", "A program that plays UNO, also with house rules."),
    _make_implementation_source(
        "PS", "A place to play online where UNO can be played, and what its users asked of it."
    ),
    _make_implementation_source(
        "HB", "A program that deals UNO in a chat room, and what its users asked of it."
    ),
    _make_implementation_source("SP", "A program that keeps scores, by its notes on UNO."),
    _make_implementation_source("AS", "A program for several games, by its notes on UNO."),
    Source(
        OURS,
        "This referee's own decision, where all sources are silent or leave it open.",
        SourceKind.OURS,
    ),
)
SOURCES = {source.key: source for source in _ALL_SOURCES}
"""All sources. A lookup by `Source.key` returns the source."""
