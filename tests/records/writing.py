"""Records of games told in transcripts; and such as nobody wrote, with digests that fit."""

import copy
import hashlib
import json
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from random import Random
from typing import Any

import pytest

from referee.codec import to_json_text, to_json_value
from referee.games import GAMES
from referee.match.history.ledger import compute_ledger
from referee.match.history.line import timeline_of as line_of
from referee.match.text.transcript import Transcript, claim_lines, read_opening
from referee.records import checking
from referee.records.checking import ImportedMatch
from referee.records.ndjson import EntryInStoredForm, RecordHeader, record_lines, to_line_with_digest
from referee.rulings.submission import reporter_text
from tests.seeds import FIXED_SEED
from tools.transcripts import SCENARIOS, transcripts

OPENED_AT = 1_795_000_000_000
VERSION = "0.2.0"
TOLD = [path.relative_to(SCENARIOS).as_posix() for path in transcripts()]


def told(text: str) -> Transcript:
    """A game, judged to its last line."""
    opening = read_opening(text.splitlines()[0])
    transcript = Transcript(GAMES[opening.game], opening)
    for claim in claim_lines(text):
        transcript.tell(claim)
    return transcript


def record_of(transcript: Transcript) -> bytes:
    """Its record."""
    game = transcript.game
    rounds = compute_ledger(game, line_of(transcript.entries))
    return _written(game, transcript.names, kept_of(transcript), rounds, transcript.state.totals)


def kept_of(transcript: Transcript) -> list[EntryInStoredForm]:
    """Its entries as a logbook keeps them."""
    return [
        EntryInStoredForm(
            submission.number,
            submission.at,
            reporter_text(submission.by),
            submission.after,
            submission.claim.tag,
            to_json_text(to_json_value(submission.claim)),
            to_json_text(to_json_value(entry.ruling)),
            submission.time_for_comparison,
        )
        for entry in transcript.entries
        for submission in (entry.submission,)
    ]


def written_again(brought: ImportedMatch, transcript: Transcript) -> bytes:
    """The record of what a record told; its rounds are those of the transcript."""
    rounds = compute_ledger(brought.game, line_of(transcript.entries))
    return _written(brought.game, brought.names, brought.entries, rounds, brought.snapshot.state.totals)


def _written(game: Any, names: dict, kept: list[EntryInStoredForm], rounds: list, totals: tuple) -> bytes:
    header = RecordHeader(
        VERSION, game, OPENED_AT, dict(sorted(names.items())), json.loads(kept[0].claim)["rules"]
    )
    return "".join(record_lines(header, kept, rounds, totals)).encode()


@cache
def scenario(name: str) -> bytes:
    """The record of a transcript in tests/scenarios."""
    return record_of(told((SCENARIOS / name).read_text(encoding="utf-8")))


@contextmanager
def without_probes() -> Iterator[None]:
    """Records are checked but for one thing: no kind of claim is tried on the states that they come to. That
    takes three quarters of the time, and is the same for states that are alike."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(checking, "check_match_can_go_on", lambda _game, _state, _at: None)
        yield


def some_places(many: int, some: int, fresh_seed: int) -> set[int]:
    """So many of `range(many)` that are the same in every run, and as many others in each."""
    some = min(many, some)
    return {place for seed in (FIXED_SEED, fresh_seed) for place in Random(seed).sample(range(many), some)}


def opened(record: bytes) -> list[dict]:
    """What the lines tell, without their digests."""
    lines = [json.loads(line) for line in record.splitlines()]
    for line in lines:
        del line["digest"]
    return lines


def forged(lines: list[dict]) -> bytes:
    """A record of these lines, with digests that fit: whoever forges one can make them, too."""
    text = ""
    for line in lines:
        if line.get("part") == "trailer" and "before" in line:
            line = {**line, "before": hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()}
        text += _sealed(line)
    return text.encode("utf-8", "surrogatepass")


def _sealed(line: dict) -> str:
    try:
        return to_line_with_digest(line)
    except UnicodeEncodeError:
        return to_json_text({**line, "digest": "0" * 64}) + "\n"


Place = tuple[str | int, ...]


def places(value: Any, place: Place = ()) -> Iterator[Place]:
    """Where every part of a JSON value is."""
    yield place
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        yield from places(part, (*place, name))


def at(value: Any, place: Place) -> Any:
    for name in place:
        value = value[name]
    return value


def put(value: Any, place: Place, part: Any) -> Any:
    """The same value with another part at this place."""
    if not place:
        return part
    value = copy.deepcopy(value)
    at(value, place[:-1])[place[-1]] = part
    return value


def without(value: Any, place: Place) -> Any:
    """The same value without the part at this place."""
    value = copy.deepcopy(value)
    del at(value, place[:-1])[place[-1]]
    return value
