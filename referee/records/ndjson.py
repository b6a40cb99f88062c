"""The record of a match as NDJSON: its lines, and the digests that find damage.

    {"part":"header", …, "digest":"…"}      what this is, who played, and by which rules
    {"part":"entry", …, "digest":"…"}       one for each entry of the logbook, in order
    {"part":"round", …, "digest":"…"}       one for each scored round, as the entries in force make it
    {"part":"trailer", …, "digest":"…"}     how many there were, the totals, and a digest of all before it

The text is UTF-8, a line ends with a line feed, and every object is written without blanks, with its
members in the order they have here, no character escaped but the quotation mark, the backslash and controls.

The `digest` of a line is the SHA-256, in 64 lower-case hexadecimal digits, of the line's UTF-8 text without
the member `digest` and the comma before it, and without the line feed: cut off the last 77 characters
(`,"digest":"…"}`), put a `}` there, and hash. `before` in the trailer is the SHA-256 of every byte before the
trailer's line, line feeds included. Digests find damage, not forgery: everybody can compute them.
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
"""The version of the record format. This version of Referee reads no other."""

DESCRIPTION = "A match of a card game, kept by Referee"
SEAL = ',"digest":"'
SEAL_LENGTH = len(SEAL) + 64 + 2
"""The number of characters of the digest at the end of a line, without the line feed."""

HEADER = ("part", "what", "format", "referee", "game", "opened_at", "utc_offset", "seats", "rules")
HEADER_WITHOUT_OFFSET = tuple(member for member in HEADER if member != "utc_offset")
"""The members in the header of a match without a known UTC offset, such as one opened by a release before
0.22."""
ENTRY = ("part", "number", "at", "clock", "by", "after", "claim", "ruling")
ENTRY_WITHOUT_CLOCK = tuple(member for member in ENTRY if member != "clock")
"""The members of an entry of a release before 0.21."""
TRAILER = ("part", "entries", "rounds", "totals", "before")


@dataclass(frozen=True)
class Header:
    """The header of a record.

    - `version`: The version of Referee that writes the record.
    - `opened_at`: Milliseconds since 1970.
    - `rules`: The completed rules in the first entry, as JSON.
    - `faces`: The faces that were chosen, by seat.
    - `utc_offset`: The UTC offset of the players, in minutes; None if unknown.
    """

    version: str
    game: Game
    opened_at: int
    names: Mapping[Seat, str]
    rules: Any
    faces: Mapping[Seat, Face] = field(default_factory=dict)
    utc_offset: UTCOffset | None = None

    @property
    def seats(self) -> list[dict[str, Any]]:
        """The member `seats`: the number and the name of each seat, and its face if one was chosen."""
        return [
            {"seat": seat, "name": name} | ({"face": self.faces[seat]} if seat in self.faces else {})
            for seat, name in self.names.items()
        ]


@dataclass(frozen=True)
class EntryText:
    """An entry in its stored form.

    - `at`, `clock`: The time of day since 1970, and the time on the clock of the match, in milliseconds.
    - `by`: The reporter, `keeper` or such as `seat 2`.
    - `tag`: The tag of the claim.
    - `claim`, `ruling`: JSON texts.
    """

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
        """The time on the clock of the match, or the time of day in an entry without it, in milliseconds."""
        return self.at if self.clock is None else self.clock


def entry_of(stored: EntryText) -> Entry:
    """The entry in this stored form."""
    by: str | Seat = KEEPER if stored.by == KEEPER else Seat(int(stored.by.removeprefix("seat ")))
    claim = read(stored_claim(stored.tag), json.loads(stored.claim))
    submission = Submission(claim, by, stored.number, stored.after, stored.at, stored.clock)
    return Entry(submission, read(Ruling, json.loads(stored.ruling)))


def sealed(body: Any) -> str:
    """The line of this object, with its digest as the last member."""
    return sealed_text(as_json(body))


def sealed_text(text: str) -> str:
    """The line of an object in this JSON text, with its digest as the last member."""
    return f'{text[:-1]}{SEAL}{digest(text)}"}}\n'


def digest(text: str) -> str:
    """The SHA-256 of a text, in 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def header_line(header: Header) -> str:
    """The line of a header, with its line feed."""
    offset = {} if header.utc_offset is None else {"utc_offset": header.utc_offset}
    return sealed(
        {
            "part": "header",
            "what": DESCRIPTION,
            "format": FORMAT,
            "referee": header.version,
            "game": header.game.name,
            "opened_at": header.opened_at,
            **offset,
            "seats": header.seats,
            "rules": header.rules,
        }
    )


def entry_line(stored: EntryText) -> str:
    """The line of an entry, with its line feed."""
    # The claim and the ruling are exported as the stored text, without parsing them.
    clock = {} if stored.clock is None else {"clock": stored.clock}
    body = {"part": "entry", "number": stored.number, "at": stored.at} | clock
    body |= {"by": stored.by, "after": stored.after}
    return sealed_text(f'{as_json(body)[:-1]},"claim":{stored.claim},"ruling":{stored.ruling}}}')


def round_line(round: RoundPoints) -> str:
    """The line of a round, with its line feed."""
    return sealed({"part": "round", **dump(round)})


def record_lines(
    header: Header, entries: Iterable[EntryText], rounds: Iterable[RoundPoints], totals: Sequence[int]
) -> Iterator[str]:
    """The lines of a record, in order. `rounds` is read after all `entries`."""
    everything, entry_count, round_count = hashlib.sha256(), 0, 0

    def hashed(line: str) -> str:
        everything.update(line.encode())
        return line

    yield hashed(header_line(header))
    for stored in entries:
        yield hashed(entry_line(stored))
        entry_count += 1
    for round in rounds:
        yield hashed(round_line(round))
        round_count += 1
    yield trailer_line(entry_count, round_count, totals, everything.hexdigest())


def trailer_line(entries: int, rounds: int, totals: Sequence[int], before: str) -> str:
    """The last line of a record. `before`: the SHA-256 of all bytes before it."""
    return sealed(
        {"part": "trailer", "entries": entries, "rounds": rounds, "totals": list(totals), "before": before}
    )
