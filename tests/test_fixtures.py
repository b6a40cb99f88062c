"""Entries as earlier releases stored them, replayed by this one to the same states.

A file is never written anew: a release whose claims, events or rulings have a new shape adds one of its own
(`python -m tests.test_fixtures NAME TRANSCRIPT ...` writes one of the transcripts that have it).
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import MISSING, fields, is_dataclass
from functools import reduce
from itertools import chain
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from referee.codec import to_json_text, to_json_value
from referee.games import GAMES
from referee.kit.cards import Card
from referee.match.history.line import replay
from referee.match.model.state import Match
from referee.match.text.rendering import text_of_finding
from referee.match.text.transcript import Transcript, claim_lines, read_opening
from referee.rulings.ruling import Ruling
from referee.rulings.tags import json_name_of_field
from referee.storage.loading import (
    STATE_FORMAT_VERSION,
    make_stored_entry,
    parse_stored_entry,
    parse_stored_state,
)
from referee.storage.stored import StoredEntry

FIXTURES = Path(__file__).parent / "fixtures"


def matches(path: Path) -> Iterator[dict]:
    """The matches of a fixture, a line each: the game, its entries as rows, and the state they made."""
    with path.open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.ndjson")), ids=lambda path: path.stem)
def test_old_entries_make_the_state_they_made(path):
    """What was stored once is understood for ever, and folds to what it was: a state of today's format is
    read as it stands, an older one is folded anew and says all that it said."""
    told = list(matches(path))

    assert told
    for match in told:
        game = GAMES[match["game"]]
        entries = [parse_stored_entry(StoredEntry(**row)) for row in match["entries"]]

        state = replay(game, entries)

        assert says_the_same(match["state"], to_json_value(state)), match["state"]
        assert (
            match.get("format") != STATE_FORMAT_VERSION
            or parse_stored_state(match["game"], to_json_text(match["state"])) == state
        )


def says_the_same(told: Any, now: Any) -> bool:
    """Whether all that was told is so now; fields that have been added since say something more."""
    if isinstance(told, dict):
        return isinstance(now, dict) and all(
            name in now and says_the_same(value, now[name]) for name, value in told.items()
        )
    if isinstance(told, list):
        return isinstance(now, list) and len(told) == len(now) and all(map(says_the_same, told, now))
    return told == now


@pytest.mark.parametrize(
    "now", [{"a": [1, {}]}, {"a": [{"b": 1}, 1]}, {"b": 1}, {"a": []}, [], None], ids=str
)
def test_a_state_that_says_something_else_is_seen(now):
    """Fields may be added; what was there stays."""
    told = {"a": [1, {"b": None}]}

    assert says_the_same(told, {"a": [1, {"b": None, "c": 3}], "d": 4})
    assert not says_the_same(told, now)


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.ndjson")), ids=lambda path: path.stem)
def test_old_findings_can_still_be_said(path):
    """In a sentence made of the facts that were stored then, by an article that is still in the rulebook."""
    for match in matches(path):
        game, people = GAMES[match["game"]], [f"P{seat}" for seat in range(20)]
        for entry in (parse_stored_entry(StoredEntry(**row)) for row in match["entries"]):
            later = [changed.ruling for changed in entry.ruling.changed if changed.ruling]
            for finding in chain.from_iterable(ruling.findings for ruling in (entry.ruling, *later)):
                sentence = text_of_finding(game, finding, people.__getitem__)

                assert sentence.endswith((".", "!", "?")) and "None" not in sentence, finding


def always_told(kind: Any, found: dict[str, list[str]]) -> dict[str, list[str]]:
    """The members that JSON of this type always has, of each dataclass that may be in it, by its name."""
    if not is_dataclass(kind):
        return reduce(lambda found, one: always_told(one, found), get_args(kind), found)
    name = f"{kind.__module__}.{kind.__qualname__}"
    if name in found or kind is Card:
        return found
    members = {field.name: get_type_hints(kind, include_extras=True)[field.name] for field in fields(kind)}
    left_out = [
        field.name
        for field in fields(kind)
        if field.default is not MISSING and is_if_any(members[field.name])
    ]
    found[name] = [json_name_of_field(one) for one in members if one not in left_out]
    return reduce(lambda found, one: always_told(one, found), members.values(), found)


def is_if_any(hint: Any) -> bool:
    return "if any" in getattr(hint, "__metadata__", ())


def test_a_new_field_of_what_is_stored_is_left_out_at_its_default():
    """So the release before meets it only where it matters, and leaves such a match alone: what 0.12.0 always
    told is all that is always told (see docs/upgrading.md)."""
    lines = (FIXTURES / "0.12.0-always-told.txt").read_text("utf-8").splitlines()
    known = {name: told.split() for name, _, told in (line.partition(": ") for line in lines)}
    stored = (Match, Ruling, *(game.round for game in GAMES.values()))
    today = reduce(lambda found, kind: always_told(kind, found), stored, {})

    assert known.keys() <= today.keys()
    assert {} == {
        name: more for name in known if (more := [one for one in today[name] if one not in known[name]])
    }


def test_there_is_a_fixture_of_every_kind_of_entry():
    """Every kind of claim and of event that is stored today stands in some fixture."""
    kept = "".join(path.read_text(encoding="utf-8") for path in FIXTURES.glob("*.ndjson"))
    kinds = {kind.tag for game in GAMES.values() for kind in (*game.claims, *game.events)}

    assert set() == {tag for tag in kinds if f'"{tag}"' not in kept and f'\\"{tag}\\"' not in kept}


def write(path: Path, told: list[Path]) -> None:
    """Today's transcripts as a fixture."""
    lines = []
    for transcript in told:
        text = transcript.read_text(encoding="utf-8")
        opening = read_opening(text.splitlines()[0])
        played = Transcript(GAMES[opening.game], opening)
        for line in claim_lines(text):
            played.tell(line)
        rows = [vars(make_stored_entry(entry)) for entry in played.entries]
        state = to_json_value(played.state)
        lines.append(
            to_json_text(
                {"game": opening.game, "format": STATE_FORMAT_VERSION, "entries": rows, "state": state}
            )
        )
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(FIXTURES / f"{sys.argv[1]}.ndjson", [Path(name) for name in sys.argv[2:]])
