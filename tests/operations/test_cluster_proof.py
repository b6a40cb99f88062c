"""What `make prove ARGS=cluster` finds wrong, shown on a small scale; the proof itself needs a cluster."""

import pytest

from operations.proofs.cluster.checks import _lost, _missed
from operations.proofs.cluster.clients import Note, Table, _may_be
from operations.proofs.cluster.storm import longest_gap
from tests.api.phone import Answer, Phone
from tests.proofs.events import Event

CLAIM = {"claim": "match.note"}


def _table(*told: int, end: int) -> Table:
    """One whose phone was told these entries after its first look."""
    phone = Phone(_nobody, "m", "t")
    return Table(
        0, phone, state=Event("state", 1, {}), entries=[Event("entry", it, {}) for it in told], end=end
    )


def _nobody(*_):
    raise AssertionError("nobody is asked here")


@pytest.mark.parametrize(
    ("told", "is_wrong"),
    [((2, 3, 4), False), ((2, 4), True), ((2, 3, 3, 4), True), ((2, 3), True), ((2, 3, 4, 5), False)],
    ids=["all", "a gap", "twice", "not to the end", "and one more"],
)
def test_a_phone_must_be_told_every_entry_once(told, is_wrong):
    assert bool(_missed(_table(*told, end=4))) is is_wrong


@pytest.mark.parametrize(
    ("logbook", "again", "is_wrong"),
    [
        ((2, 3), b"three", False),
        ((2,), b"three", True),
        ((2, 3), b"other", True),
        ((2, 3, 4), b"three", True),
    ],
    ids=["all", "one is lost", "answered otherwise", "stored twice"],
)
def test_what_was_acknowledged_must_be_there_once_with_equal_bytes(monkeypatch, logbook, again, is_wrong):
    table = _table(end=3)
    table.claims = [("k2", CLAIM, b"two"), ("k3", CLAIM, b"three")]
    entries = {1: {}} | {number: {"claim": CLAIM} for number in logbook}
    monkeypatch.setattr(table.phone, "whole_logbook", lambda: entries)
    monkeypatch.setattr(table.phone, "tell", lambda _, key: Answer(201, {}, b"two" if key == "k2" else again))

    assert bool(_lost(table, table.phone)) is is_wrong


def test_a_503_says_when_to_come_again():
    assert _may_be(Answer(503, {"retry-after": "1"}, b""))
    assert not _may_be(Answer(503, {}, b""))
    assert not _may_be(Answer(500, {"Retry-After": "1"}, b""))


def test_a_gap_is_that_of_the_table_that_waited_longest():
    """From its last acknowledgement before the event to its next one."""
    acknowledged = [(0, 1), (1, 1), (0, 5), (1, 9), (0, 9.5), (1, 9.6)]
    notes = [Note(table, at, 0.1, 201) for table, at in acknowledged]
    notes.insert(3, Note(1, 6, 0.1, 503))

    assert longest_gap(notes, since=2) == 8
    assert longest_gap(notes, since=9.1) == 4.5
