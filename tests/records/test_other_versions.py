"""Matches that were played by earlier releases leave and come in, whatever would be ruled today."""

import json
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

import pytest

from referee.games import GAMES
from referee.match.history.ledger import compute_ledger
from referee.match.history.line import timeline_of
from referee.records.ndjson import EntryInStoredForm, RecordHeader, parse_entry_in_stored_form, record_lines
from referee.services.records import parse_and_check_record
from tests.records.writing import OPENED_AT, forged, opened, some_places, without_probes
from tests.test_fixtures import FIXTURES, matches

PROBED = 4
RELEASES = sorted(FIXTURES.glob("*.ndjson"))


def records(path: Path) -> Iterator[tuple[str, dict]]:
    """The record of each match of a release, as it would leave today, and the match."""
    for match in matches(path):
        game = GAMES[match["game"]]
        fields = ("number", "at", "by", "after", "tag", "claim", "ruling")
        kept = [EntryInStoredForm(*(row[name] for name in fields)) for row in match["entries"]]
        names = {seat: f"P{seat}" for seat in range(len(match["state"]["totals"]))}
        header = RecordHeader(path.stem, game, OPENED_AT, names, json.loads(kept[0].claim)["rules"])
        rounds = compute_ledger(game, timeline_of([parse_entry_in_stored_form(one) for one in kept]))
        yield "".join(record_lines(header, kept, rounds, match["state"]["totals"])), match


@pytest.mark.parametrize("path", RELEASES, ids=lambda path: path.stem)
def test_what_an_earlier_release_stored_comes_in(path, fresh_seed):
    """Every match of it, with the text of its entries as it was. Whether it can go on from there is tried in
    some of them, others in the next run."""
    told = list(records(path))
    probed = some_places(len(told), PROBED, fresh_seed)
    for place, (record, match) in enumerate(told):
        with nullcontext() if place in probed else without_probes():
            brought = parse_and_check_record(record.encode())

        assert [row["ruling"] for row in match["entries"]] == [kept.ruling for kept in brought.entries]
        assert match["state"]["totals"] == list(brought.snapshot.state.totals)


def test_a_round_may_leave_out_what_earlier_releases_did_not_tell():
    """Who dealt it, and by which rules."""
    record, _ = next(one for one in records(RELEASES[0]) if '"part":"round"' in one[0])
    lines = opened(record.encode())
    told = [
        {name: value for name, value in one.items() if name not in ("dealer", "from_rules")} for one in lines
    ]

    assert parse_and_check_record(forged(told)).names == parse_and_check_record(record.encode()).names
