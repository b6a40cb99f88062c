"""Entries as earlier releases stored them, replayed by this one to the same states.

A file is never written anew: a release whose claims, events or rulings have a new shape adds one of its own
(`python -m tests.test_fixtures NAME` writes one of today's transcripts).
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from referee.games import GAMES
from referee.logbook.journal import StoredEntry
from referee.match.line import replay
from referee.match.transcript import Transcript, claim_lines, read_opening
from referee.stored import entry_of, state_of, stored_entry
from referee.wire import as_json, dump
from tests.golden import transcripts

FIXTURES = Path(__file__).parent / "fixtures"


def matches(path: Path) -> Iterator[dict]:
    """The matches of a fixture, a line each: the game, its entries as rows, and the state they made."""
    with path.open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


@pytest.mark.parametrize("path", sorted(FIXTURES.glob("*.ndjson")), ids=lambda path: path.stem)
def test_old_entries_make_the_state_they_made(path):
    """What was stored once is understood for ever, and folds to what it was."""
    told = list(matches(path))

    assert told
    for match in told:
        game = GAMES[match["game"]]
        entries = [entry_of(StoredEntry(**row)) for row in match["entries"]]

        assert state_of(game, as_json(match["state"])) == replay(game, entries)


def test_there_is_a_fixture_of_every_kind_of_entry():
    """Every kind of claim and of event that is stored today stands in some fixture."""
    kept = "".join(path.read_text(encoding="utf-8") for path in FIXTURES.glob("*.ndjson"))
    kinds = {kind.tag for game in GAMES.values() for kind in (*game.claims, *game.events)}

    assert set() == {tag for tag in kinds if f'"{tag}"' not in kept and f'\\"{tag}\\"' not in kept}


def write(path: Path) -> None:
    """Today's transcripts as a fixture."""
    lines = []
    for transcript in transcripts():
        text = transcript.read_text(encoding="utf-8")
        opening = read_opening(text.splitlines()[0])
        told = Transcript(GAMES[opening.game], opening)
        for line in claim_lines(text):
            told.tell(line)
        rows = [vars(stored_entry(entry)) for entry in told.entries]
        lines.append(as_json({"game": opening.game, "entries": rows, "state": dump(told.state)}))
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(FIXTURES / f"{sys.argv[1]}.ndjson")
