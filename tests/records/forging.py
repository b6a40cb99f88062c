"""Records with one forged field each, made from genuine ones and sealed anew: only the content is wrong."""

import copy
import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any, NamedTuple

from referee.codec import to_json_text
from referee.kit.bounds import LATEST_TIME_IN_MILLISECONDS
from referee.match.history.ledger import compute_ledger
from referee.match.history.line import timeline_of as line_of
from referee.records.checking import MOST_BYTES_IN_A_LINE, ImportedMatch, InvalidRecord
from referee.records.ndjson import (
    RecordHeader,
    add_digest_to_json_text,
    parse_entry_in_stored_form,
    record_lines,
)
from referee.services.records import parse_and_check_record
from tests.records.writing import Place, at, opened, places, put, without

DEPTHS = (25, 900, 100_000)
"""Levels of nested lists: one more than allowed, as many as Python still writes, more than it reads."""
TEXT_LENGTHS = (501, 5_000, 300_000)
RAW = "\ue000raw\ue000"
"""Stands for text that `json.dumps` does not write."""

Change = Callable[[Random, Any], Any]
"""Returns another value in place of one."""

ANYTHING: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        1,
        2,
        3,
        5,
        7,
        99,
        100,
        -1,
        200,
        1000,
        10_001,
        2**31,
        2**63,
        2**64,
        -(2**64),
        10**400,
    ),
    *(
        1.5,
        0.0,
        1e300,
        "",
        "0",
        "1",
        "red",
        "red 5",
        "wild draw four",
        "purple 5",
        "keeper",
        "seat 1",
        "seat 99",
    ),
    *("uno.play", "uno.turn-passed", "match.opened", "uno.fly", "match.open", "upheld", "refused", "holds"),
    *(
        "\0",
        "a\nb",
        "\u202eabc",
        "\ud800",
        "x" * 101,
        "x" * 5000,
        [],
        {},
        [0],
        [1, 0],
        [[]],
        {"0": 1},
        {"": ""},
    ),
    *([0, 1, 2], [99], ["red 5"], {"event": "uno.turn-passed", "seat": 2}, {"claim": "uno.call", "seat": 1}),
]
"""Values that a forger might put anywhere."""


class Way(NamedTuple):
    """A way to forge a field: its name, whether the result can never be genuine, and what it fits."""

    name: str
    is_never_genuine: bool
    fits: Callable[[Place, Any], bool]
    change: Change


class Forgery(NamedTuple):
    """A forged record: its bytes, the number of the forged line from 1, the way, and a description."""

    record: bytes
    line: int
    way: Way
    what: str


def anywhere(_place: Place, _value: Any) -> bool:
    return True


def of(kind: type) -> Callable[[Place, Any], bool]:
    """Fits values of this JSON type."""
    return lambda _place, value: type(value) is kind


def named(*names: str) -> Callable[[Place, Any], bool]:
    """Fits the values of members with these names."""
    return lambda place, _value: place[-1] in names


def one_of(*values: Any) -> Change:
    return lambda rng, _value: copy.deepcopy(rng.choice(values))


def another_type(rng: Random, value: Any) -> Any:
    others = (None, True, 7, "red 5", [], {}, [value], {"0": value})
    return copy.deepcopy(rng.choice([other for other in others if type(other) is not type(value)]))


def with_member(_rng: Random, value: Any) -> Any:
    return {**value, "surplus": 1}


def with_fact(rng: Random, value: Any) -> Any:
    return {**value, rng.choice(("k1", "names", "_seat", "Seat", "x" * 100)): 1}


def with_item(_rng: Random, value: Any) -> Any:
    return [*value, *(value[-1:] or [0])]


def raw(*texts: str) -> Change:
    return lambda rng, _value: RAW + rng.choice(texts) + RAW


def deep(rng: Random, _value: Any) -> Any:
    depth = rng.choice(DEPTHS)
    return f"{RAW}{'[' * depth}{']' * depth}{RAW}"


def long_text(rng: Random, _value: Any) -> Any:
    return rng.choice("aé🃏") * rng.choice(TEXT_LENGTHS)


def with_char(char: str) -> Change:
    def change(rng: Random, value: Any) -> Any:
        place = rng.randrange(len(value) + 1)
        return value[:place] + char + value[place:]

    return change


def many_items(_rng: Random, value: Any) -> Any:
    return (value or [0]) * (1_001 // len(value or [0]) + 1)


TAGS = named("claim", "event", "article", "weight", "verdict", "part", "game", "by", "what")
CLOCKS = named("at", "clock", "opened_at")
WAYS = (
    Way("other type", False, anywhere, another_type),
    Way("absent", False, anywhere, lambda _rng, value: value),
    Way("surplus member", True, of(dict), with_member),
    Way("surplus item", False, of(list), with_item),
    Way("too many items", True, of(list), many_items),
    Way("huge number", True, anywhere, one_of(2**53, 2**63, 2**64, 10**400, -(2**63))),
    Way("number of too many digits", True, anywhere, raw("9" * 5_000)),
    Way("negative", False, of(int), lambda _rng, value: -abs(value) - 1),
    Way("no number", True, anywhere, raw("NaN", "Infinity", "-Infinity", "1e999", "-0.0", "1.5", "-0", "01")),
    Way("NUL", True, of(str), with_char("\0")),
    Way("lone surrogate", True, of(str), with_char("\ud800")),
    Way("direction mark", True, of(str), with_char("\u202e")),
    Way("long text", True, anywhere, long_text),
    Way("deep", True, anywhere, deep),
    Way("unknown tag", True, TAGS, one_of("uno.fly", "match.opened", "", "x" * 101, "Keeper", "golf")),
    Way("unknown fact", True, named("facts"), with_fact),
    Way(
        "last clock",
        True,
        CLOCKS,
        one_of(LATEST_TIME_IN_MILLISECONDS + 1, 253_402_300_799_999, 2**53 - 1, 2**63 - 1),
    ),
    Way("early clock", False, named("clock"), one_of(0, 1)),
    Way("member twice", True, of(dict), lambda _rng, value: value),
    Way("anything", False, anywhere, one_of(*ANYTHING)),
    Way("another part", False, anywhere, lambda _rng, value: value),
)
"""What "absent", "member twice" and "another part" put there depends on the line, see `_forged`."""


def forgeries(record: bytes, rng: Random, many: int) -> Iterator[Forgery]:
    """So many forgeries of a genuine record. Each part of a record and each kind of claim is as likely as any
    other, and so is each way."""
    lines = opened(record)
    by_kind: dict[str, list[int]] = {}
    for number, line in enumerate(lines):
        by_kind.setdefault(line.get("claim", {}).get("claim", line["part"]), []).append(number)
    kinds = sorted(by_kind)
    while many:
        number, way = rng.choice(by_kind[rng.choice(kinds)]), rng.choice(WAYS)
        fitting = [
            place for place in places(lines[number]) if place and way.fits(place, at(lines[number], place))
        ]
        if fitting:
            many -= 1
            yield forgery(lines, number, rng.choice(fitting), way, rng)


def forgery(lines: Sequence[dict], number: int, place: Place, way: Way, rng: Random) -> Forgery:
    """The record of these lines with one forged field; `number` is that of the line from 0."""
    changed, to = _forged(lines, number, place, way, rng)
    record = sealed_anew([*lines[:number], changed, *lines[number + 1 :]], place == ("before",))
    what = f"line {number + 1}, {'.'.join(map(str, place))}, {way.name}: {str(to)[:60]!r}"
    return Forgery(record, number + 1, way, what)


def _forged(lines: Sequence[dict], number: int, place: Place, way: Way, rng: Random) -> tuple[dict, Any]:
    """The line with the forged field, and the forged value."""
    value = at(lines[number], place)
    if way.name == "absent":
        return without(lines[number], place), value
    if way.name == "member twice":
        to: Any = f'{RAW}{to_json_text(value)[:-1]}{"," if value else ""}"twice":1,"twice":1}}{RAW}'
    elif way.name == "another part":
        other = rng.choice(lines)  # something of the same game looks right by itself
        to = at(other, rng.choice([one for one in places(other) if one]))
    else:
        to = way.change(rng, value)
    return put(lines[number], place, to), to


def sealed_anew(lines: Sequence[dict], with_its_before: bool = False) -> bytes:
    """A record of these lines, with the digests that belong to them; the trailer keeps its `before` if asked
    for."""
    text = ""
    for line in lines:
        if line.get("part") == "trailer" and "before" in line and not with_its_before:
            line = {**line, "before": _digest(text)}
        text += _sealed(_written(line))
    return text.encode("utf-8", "surrogatepass")


@cache
def _marks() -> tuple[str, str]:
    """What stands in JSON around raw text."""
    return f'"{RAW}', f'{RAW}"'


def _written(line: dict) -> str:
    """A line as JSON, with raw text in its place."""
    text = to_json_text(line)
    if RAW not in text:
        return text
    before, _, rest = text.partition(_marks()[0])
    inside, _, after = rest.partition(_marks()[1])
    return before + json.loads(f'"{inside}"') + after


def _sealed(text: str) -> str:
    try:
        return add_digest_to_json_text(text)
    except UnicodeEncodeError:  # a lone surrogate: Referee could not make this digest
        return f'{text[:-1]},"digest":"{_digest(text)}"}}\n'


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def wrong_with(forgery: Forgery, genuine: bytes) -> tuple[bool, str | None]:
    """Whether a forgery is accepted, and what is wrong with that or with its refusal; None if nothing is."""
    try:
        brought = parse_and_check_record(forgery.record)
    except InvalidRecord as refusal:
        return False, _wrong_with_refusal(forgery, refusal)
    except Exception as error:
        return False, f"{forgery.what}: {type(error).__name__}: {str(error)[:200]}"
    return True, _wrong_with_acceptance(forgery, genuine, brought)


def _wrong_with_refusal(forgery: Forgery, refusal: InvalidRecord) -> str | None:
    why, lines = str(refusal), forgery.record.count(b"\n") + 1
    is_sentence = why.startswith(f"Line {refusal.line}: ") and why.endswith(".") and why.isprintable()
    if not is_sentence or len(why) > 400 or "Error" in why:
        return f"{forgery.what}: not a sentence: {why[:500]!r}"
    if not forgery.line <= refusal.line <= lines:
        return f"{forgery.what}: refused in line {refusal.line}"
    return None


def _wrong_with_acceptance(forgery: Forgery, genuine: bytes, brought: ImportedMatch) -> str | None:
    if forgery.record == genuine:
        return None
    if forgery.way.is_never_genuine:
        return f"{forgery.what}: accepted"
    if not exported_alike(forgery.record, exported(forgery.record, brought)):
        return f"{forgery.what}: exported otherwise"
    if max(map(len, forgery.record.splitlines())) > MOST_BYTES_IN_A_LINE:
        return f"{forgery.what}: accepted with a line that is too long"
    return None


def exported_alike(record: bytes, again: bytes) -> bool:
    """Whether a record is exported as it came in. The header may name another release, and rounds may have
    members that an earlier release did not write; then the trailer has another digest."""
    if record == again:
        return True
    old, new = opened(record)[:-1], opened(again)[:-1]
    return len(old) == len(new) and all(map(_is_alike, old, new))


def _is_alike(old: dict, new: dict) -> bool:
    if old["part"] == "header":
        return {**old, "referee": ""} == {**new, "referee": ""}
    return old == ({name: new.get(name) for name in old} if old["part"] == "round" else new)


def exported(record: bytes, brought: ImportedMatch) -> bytes:
    """The record of a match that was imported from this one, as the writer of this one wrote it."""
    header = json.loads(record[: record.index(b"\n")])
    entries = [parse_entry_in_stored_form(kept) for kept in brought.entries]
    told = RecordHeader(
        header["referee"],
        brought.game,
        brought.opened_at,
        brought.names,
        header["rules"],
        brought.faces,
        brought.utc_offset,
    )
    rounds = compute_ledger(brought.game, line_of(entries))
    return "".join(record_lines(told, brought.entries, rounds, brought.snapshot.state.totals)).encode()
