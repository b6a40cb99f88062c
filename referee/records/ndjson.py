"""The record of a match as NDJSON: what each of its lines holds, and the digests that find damage.

    {"part":"header", …, "digest":"…"}      what this is, who played, and by which rules
    {"part":"entry", …, "digest":"…"}       one for each entry of the logbook, in order
    {"part":"round", …, "digest":"…"}       one for each scored round, as the entries in force make it
    {"part":"trailer", …, "digest":"…"}     how many there were, the totals, and a digest of all before it

The text is UTF-8, a line ends with a line feed, and every object is written without blanks, with its
members in the order they have here, no character escaped but the quotation mark, the backslash and controls.

The `digest` of a line is the SHA-256, in 64 lower-case hexadecimal digits, of the line's UTF-8 text without
the member `digest` and the comma before it, and without the line feed: cut off the last 77 characters
(`,"digest":"…"}`), put a `}` there, and hash. `before` in the trailer is the SHA-256 of every byte before the
trailer's line, line feeds included. Digests find damage; whoever forges a record can make them anew.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.codec import as_json, dump, read, stored_claim
from referee.kit.quantities import UTCOffset
from referee.kit.seats import Seat
from referee.match.history.ledger import RoundPoints
from referee.match.model.edits import Entry
from referee.match.model.game import Game
from referee.match.table.faces import Face
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission

FORMAT = 1
"""The number of the record's format; another one is for another version of Referee to read."""

WHAT = "A match of a card game, kept by Referee"
SEAL = ',"digest":"'
SEALED = len(SEAL) + 64 + 2
"""So many characters the digest takes at the end of a line."""

HEADER = ("part", "what", "format", "referee", "game", "opened_at", "utc_offset", "seats", "rules")
HEADER_WITHOUT_OFFSET = tuple(member for member in HEADER if member != "utc_offset")
"""Of a match whose players' UTC offset is not known, such as one that a release before 0.22 has opened."""
ENTRY = ("part", "number", "at", "clock", "by", "after", "claim", "ruling")
ENTRY_WITHOUT_CLOCK = tuple(member for member in ENTRY if member != "clock")
"""Of one that a release before 0.21 heard."""
TRAILER = ("part", "entries", "rounds", "totals", "before")


@dataclass(frozen=True)
class Header:
    """What stands above the entries. `version` is of the Referee that writes; `opened_at` is ms; `rules` are
    the expanded ones of the first entry, as JSON; `faces` are those that were chosen; `utc_offset` is
    that of the players, in minutes, if it is known."""

    version: str
    game: Game
    opened_at: int
    names: Mapping[Seat, str]
    rules: Any
    faces: Mapping[Seat, Face] = field(default_factory=dict)
    utc_offset: UTCOffset | None = None

    @property
    def seats(self) -> list[dict[str, Any]]:
        """Who sits where; a face is told where one was chosen."""
        return [
            {"seat": seat, "name": name} | ({"face": self.faces[seat]} if seat in self.faces else {})
            for seat, name in self.names.items()
        ]


@dataclass(frozen=True)
class Kept:
    """An entry as the logbook keeps it: a claim by its tag and as JSON text, the ruling too. `at` and `clock`
    are ms, on the clock of the day and on that of the match."""

    number: int
    at: int
    by: str
    after: int | None
    tag: str
    claim: str
    ruling: str
    clock: int | None = None

    @property
    def moment(self) -> int:
        """The time on the clock of the match, or the time of day where an earlier release heard it."""
        return self.at if self.clock is None else self.clock


def entry_of(kept: Kept) -> Entry:
    """The entry that is kept."""
    by: str | Seat = KEEPER if kept.by == KEEPER else Seat(int(kept.by.removeprefix("seat ")))
    claim = read(stored_claim(kept.tag), json.loads(kept.claim))
    submission = Submission(claim, by, kept.number, kept.after, kept.at, kept.clock)
    return Entry(submission, read(Ruling, json.loads(kept.ruling)))


def sealed(told: Any) -> str:
    """A line: this object with its own digest as the last member."""
    return sealed_text(as_json(told))


def sealed_text(text: str) -> str:
    return f'{text[:-1]}{SEAL}{digest(text)}"}}\n'


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def header_line(header: Header) -> str:
    offset = {} if header.utc_offset is None else {"utc_offset": header.utc_offset}
    return sealed(
        {
            "part": "header",
            "what": WHAT,
            "format": FORMAT,
            "referee": header.version,
            "game": header.game.name,
            "opened_at": header.opened_at,
            **offset,
            "seats": header.seats,
            "rules": header.rules,
        }
    )


def entry_line(kept: Kept) -> str:
    # The claim and the ruling leave as the very text that is stored: nothing is read and written anew.
    clock = {} if kept.clock is None else {"clock": kept.clock}
    told = {"part": "entry", "number": kept.number, "at": kept.at} | clock
    told |= {"by": kept.by, "after": kept.after}
    return sealed_text(f'{as_json(told)[:-1]},"claim":{kept.claim},"ruling":{kept.ruling}}}')


def round_line(round: RoundPoints) -> str:
    return sealed({"part": "round", **dump(round)})


def record_lines(
    header: Header, entries: Iterable[Kept], rounds: Iterable[RoundPoints], totals: Sequence[int]
) -> Iterator[str]:
    """Every line of a record, in order; `rounds` are asked for when the entries are written."""
    everything, entries_told, rounds_told = hashlib.sha256(), 0, 0

    def told(line: str) -> str:
        everything.update(line.encode())
        return line

    yield told(header_line(header))
    for kept in entries:
        yield told(entry_line(kept))
        entries_told += 1
    for round in rounds:
        yield told(round_line(round))
        rounds_told += 1
    yield trailer_line(entries_told, rounds_told, totals, everything.hexdigest())


def trailer_line(entries: int, rounds: int, totals: Sequence[int], before: str) -> str:
    return sealed(
        {"part": "trailer", "entries": entries, "rounds": rounds, "totals": list(totals), "before": before}
    )
