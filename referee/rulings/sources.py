"""Every source that an article, an option or a house rule names, in plain words.

docs/rules lists what each source says about each question.
"""

from dataclasses import dataclass
from enum import StrEnum

from referee.rulings.article import OURS

CHECKED = "2026-11-21"
"""The day of the last comparison of all articles with their sources (ISO 8601)."""


class SourceKind(StrEnum):
    """How near a source is to the publisher of the cards."""

    PUBLISHER = "publisher"
    SECOND_HAND = "second-hand"
    IMPLEMENTATION = "implementation"
    OURS = "ours"


@dataclass(frozen=True)
class Source:
    """One source: the key by which articles name it, what it is, and how near to the publisher."""

    key: str
    what: str
    kind: SourceKind


def _publisher(key: str, what: str) -> Source:
    return Source(key, what, SourceKind.PUBLISHER)


def _second_hand(key: str, what: str) -> Source:
    return Source(key, what, SourceKind.SECOND_HAND)


def _implementation(key: str, what: str) -> Source:
    return Source(key, what, SourceKind.IMPLEMENTATION)


_ALL = (
    _second_hand("S0", "A guide to UNO Golf, which is also sold as UNO Zero, by a reviewer of board games."),
    _second_hand("S1", "A short guide to UNO: the basic rules, rules for two, for partners, Challenge UNO."),
    _second_hand("S2", "A wiki textbook on UNO with the deck of 112 cards, as it was sold in 2018."),
    _second_hand("S3", "A guide to UNO in questions and answers."),
    _second_hand("S4", "A page about UNO on which disputes are looked up."),
    _publisher(
        "CLASSIC",
        "The publisher's sheet of the classic box of 108 cards, of which only the beginning was read.",
    ),
    _publisher("IG", "The older sheet of the classic box, from International Games, read in a transcript."),
    _publisher("PL112", "The full sheet of the box of 112 cards, in Polish, read in a transcript."),
    _publisher("BASIC", "The publisher's short sheet of UNO Basic, whose four further cards are blank."),
    _publisher("BVS", "The publisher's sheet of a box with superheroes, which has wild cards of its own."),
    _publisher("DBZ21", "The publisher's sheet of a box with a cartoon theme, of 2021."),
    _publisher("FRSHOW", "The publisher's sheet of UNO Showdown, in French."),
    _second_hand("UBG", "A collection of rules of games, on ways to play UNO."),
    _second_hand("WP", "The rules of UNO in an encyclopedia, as others have copied them."),
    _second_hand("KONB", "What somebody who works for the publisher said in a video, as newspapers told it."),
    _second_hand("TWEET22", "What the publisher's own account wrote in 2022, as the press told it."),
    _second_hand("TWEET-WD4", "An exchange of messages with the publisher's own account about wild cards."),
    _second_hand("GLS", "A site about learning by games, which answers single questions about UNO."),
    _second_hand("VINT", "A page of questions about UNO that tells the 69 rule in full."),
    _second_hand("PV", "A community page on seven-zero and on swapping hands."),
    _second_hand("LIQ", "A collection of house rules of UNO."),
    _second_hand("UKDE", "A German page of questions about UNO."),
    _second_hand("VID", "A video in which UNO Golf is explained, read in a transcript without its end."),
    _second_hand("SPR", "The beginning of a German page about UNO Zero; it is wrong in one other point."),
    _second_hand("RDB", "The publisher's short text about UNO Zero, as a list of games gives it."),
    _implementation("LU", "A game of UNO played online, by its program and the notes of its makers."),
    _implementation("UE", "A program that referees UNO, and what its users asked of it."),
    _implementation("PY", "A program that plays UNO, made after a page of rules."),
    _implementation("JUNO", "A program that plays UNO, also with house rules."),
    _implementation("PS", "A place to play online where UNO can be played, and what its users asked of it."),
    _implementation("HB", "A program that deals UNO in a chat room, and what its users asked of it."),
    _implementation("SP", "A program that keeps scores, by its notes on UNO."),
    _implementation("AS", "A program for several games, by its notes on UNO."),
    Source(
        OURS,
        "This referee's own decision, where all sources are silent or leave it open.",
        SourceKind.OURS,
    ),
)
SOURCES = {source.key: source for source in _ALL}
"""Every source by its key."""
