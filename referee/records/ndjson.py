"""The record of a match as NDJSON: its lines, and the digests that find damage.

    {"part":"header", …, "digest":"…"}      the game, the players and the rules
    {"part":"entry", …, "digest":"…"}       a line for each entry of the logbook, in order
    {"part":"round", …, "digest":"…"}       a line for each scored round: its points after all corrections
    {"part":"trailer", …, "digest":"…"}     numbers of entries and rounds, the totals, a digest of the file

The text is UTF-8, and each line ends with a line feed. Each line is a JSON object without blanks. The members
of the object have a fixed order. Only the quotation mark, the backslash and control characters are escaped.

The `digest` of a line is a SHA-256 in 64 lower-case hexadecimal digits. The hashed text is the line without
the line feed and without the digest. To get this text, replace the last 77 characters (`,"digest":"…"}`) of
the line by `}`.

`before` in the trailer is the SHA-256 of all bytes before the line of the trailer, line feeds included.
Digests find damage but not forgery, because everybody can compute digests.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from referee.codec import claim_type_of_stored_tag, from_json_value, to_json_text, to_json_value
from referee.kit.quantities import UTCOffset
from referee.kit.seats import Seat
from referee.match.history.ledger import RoundPoints
from referee.match.model.edits import Entry
from referee.match.model.game import Game
from referee.match.table.faces import Face
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission

RECORD_FORMAT_VERSION = 1
"""Version of the record format. This release reads no other version."""

DESCRIPTION_IN_RECORD_HEADER = "A match of a card game, kept by Referee"
DIGEST_MEMBER_START = ',"digest":"'
DIGEST_MEMBER_LENGTH = len(DIGEST_MEMBER_START) + 64 + 2
"""Number of characters from the comma before the member `digest` to the brace that closes the line."""

HEADER_MEMBERS = ("part", "what", "format", "referee", "game", "opened_at", "utc_offset", "seats", "rules")
HEADER_MEMBERS_WITHOUT_OFFSET = tuple(member for member in HEADER_MEMBERS if member != "utc_offset")
"""Members of the header if the UTC offset of the players is unknown.

Releases before 0.22 did not store the offset.
"""
ENTRY_MEMBERS = ("part", "number", "at", "clock", "by", "after", "claim", "ruling")
ENTRY_MEMBERS_WITHOUT_CLOCK = tuple(member for member in ENTRY_MEMBERS if member != "clock")
"""Members of an entry that was written by a release before 0.21."""
TRAILER_MEMBERS = ("part", "entries", "rounds", "totals", "before")


@dataclass(frozen=True)
class RecordHeader:
    """The header of a record.

    - `version`: The version of Referee that writes the record.
    - `opened_at`: The time when the match was opened, in milliseconds since 1970.
    - `rules`: The complete rules in the first entry, as JSON.
    - `faces`: The avatars that players have chosen. The keys are the seats.
    - `utc_offset`: The UTC offset of the players in minutes; None if unknown.
    """

    version: str
    game: Game
    opened_at: int
    names: Mapping[Seat, str]
    rules: Any
    faces: Mapping[Seat, Face] = field(default_factory=dict)
    utc_offset: UTCOffset | None = None

    @property
    def seats_as_json(self) -> list[dict[str, Any]]:
        """Return the member `seats` of the header: the number and name of each seat, and the avatar if one
        was chosen."""
        return [
            {"seat": seat, "name": name} | ({"face": self.faces[seat]} if seat in self.faces else {})
            for seat, name in self.names.items()
        ]


@dataclass(frozen=True)
class EntryInStoredForm:
    """An entry as the database stores it.

    - `at`: The time of day, in milliseconds since 1970.
    - `by`: The reporter: `keeper`, or a seat such as `seat 2`.
    - `after`: The number of the last entry that the reporter's phone had shown; None if unknown.
    - `tag`: The tag of the claim.
    - `claim`, `ruling`: The claim and the ruling as JSON texts.
    - `clock`: The time on a clock of the match that nobody can set, in milliseconds; None in entries of
      releases before 0.21.
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
    def clock_or_time_of_day(self) -> int:
        """Return `clock`, or `at` (the time of day) if `clock` is None."""
        return self.at if self.clock is None else self.clock


def parse_entry_in_stored_form(stored: EntryInStoredForm) -> Entry:
    """Return the entry that has this stored form.

    Raises NewerReleaseNeeded if this release does not know a part of the stored form.
    """
    by: str | Seat = KEEPER if stored.by == KEEPER else Seat(int(stored.by.removeprefix("seat ")))
    claim = from_json_value(claim_type_of_stored_tag(stored.tag), json.loads(stored.claim))
    submission = Submission(claim, by, stored.number, stored.after, stored.at, stored.clock)
    return Entry(submission, from_json_value(Ruling, json.loads(stored.ruling)))


def to_line_with_digest(body: Any) -> str:
    """Return the line of a record for an object: the object as JSON with a digest as last member, and a line
    feed."""
    return add_digest_to_json_text(to_json_text(body))


def add_digest_to_json_text(text: str) -> str:
    """Return the line of a record for the JSON text of an object: the text with a digest as last member, and
    a line feed."""
    return f'{text[:-1]}{DIGEST_MEMBER_START}{sha256_of_text(text)}"}}\n'


def sha256_of_text(text: str) -> str:
    """Return the SHA-256 of a text in UTF-8, as 64 hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def header_line(header: RecordHeader) -> str:
    """Return the header as a line of a record, with its line feed."""
    offset = {} if header.utc_offset is None else {"utc_offset": header.utc_offset}
    return to_line_with_digest(
        {
            "part": "header",
            "what": DESCRIPTION_IN_RECORD_HEADER,
            "format": RECORD_FORMAT_VERSION,
            "referee": header.version,
            "game": header.game.name,
            "opened_at": header.opened_at,
            **offset,
            "seats": header.seats_as_json,
            "rules": header.rules,
        }
    )


def entry_line(stored: EntryInStoredForm) -> str:
    """Return the entry as a line of a record, with its line feed."""
    # The stored JSON texts of the claim and the ruling are exported without parsing.
    clock = {} if stored.clock is None else {"clock": stored.clock}
    body = {"part": "entry", "number": stored.number, "at": stored.at} | clock
    body |= {"by": stored.by, "after": stored.after}
    return add_digest_to_json_text(
        f'{to_json_text(body)[:-1]},"claim":{stored.claim},"ruling":{stored.ruling}}}'
    )


def round_line(round: RoundPoints) -> str:
    """Return the points of a round as a line of a record, with its line feed."""
    return to_line_with_digest({"part": "round", **to_json_value(round)})


def record_lines(
    header: RecordHeader,
    entries: Iterable[EntryInStoredForm],
    rounds: Iterable[RoundPoints],
    totals: Sequence[int],
) -> Iterator[str]:
    """Yield the lines of a record: header, entries, rounds and trailer.

    `rounds` is read only after all `entries`.
    """
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
    """Return the last line of a record. `before` is the SHA-256 of all bytes before this line, in hexadecimal
    digits."""
    return to_line_with_digest(
        {"part": "trailer", "entries": entries, "rounds": rounds, "totals": list(totals), "before": before}
    )
