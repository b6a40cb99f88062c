"""What is read of a match does not grow with the rounds that lie between."""

import pytest

from referee.services import entry_ranges
from referee.storage import loading
from tests.api.phone import Phone

EACH = 12
"""Entries of a round: a deal, draws and a score."""
FEW, MANY = 3, 9
RIGHT = {"claim": "match.score", "winner": 1, "points": 9}
LASTING = 2
"""Of a round its deal and its score are read, wherever it lies."""


@pytest.fixture
def read(monkeypatch):
    """The numbers of the entries that are read, as they are."""
    numbers = []
    entry_of = entry_ranges.parse_stored_entry

    def noted(stored):
        numbers.append(stored.number)
        return entry_of(stored)

    monkeypatch.setattr(entry_ranges, "parse_stored_entry", noted)
    return numbers


def play(phone, rounds: int) -> None:
    """So many rounds of three, in which everybody only draws."""
    for _ in range(rounds):
        turn = phone.claim("uno.deal", turned_up=["red 5"])["state"]["round"]["turn"]
        for draw in range(EACH - 2):
            phone.claim("uno.draw", seat=(turn + draw) % 3, keep=True)
        phone.claim("match.score", winner=0, points=5)


def asked(phone, how: str) -> None:
    """One request that looks back to the second round: entry 14 opens it."""
    if how == "look back":
        phone.look(at=20)
    elif how in ("scores", "record.csv", "record.xlsx"):
        assert phone.get(f"/{how}").status == 200
    else:
        told = {
            "correct": ("match.correct", {"entry": 25, "instead": RIGHT}),
            "allow": ("match.allow", {"entry": 20}),
            "take back": ("match.take_back", {"to": 20}),
        }[how]
        phone.claim(told[0], **told[1])


@pytest.mark.parametrize(
    "how", ["look back", "scores", "record.csv", "record.xlsx", "correct", "allow", "take back"]
)
def test_of_the_rounds_between_only_a_few_entries_are_read(send, read, how):
    """Their deals and their scores; and the round that it is about, and the open one."""
    counts = []
    for rounds in (FEW, MANY):
        phone = Phone.opening(send, "Ann", "Bob", "Cat")
        play(phone, rounds)
        read.clear()
        asked(phone, how)
        counts.append(len(set(read)))

    few, many = counts
    assert few <= 2 * EACH + LASTING * FEW
    assert many - few <= LASTING * (MANY - FEW)


def test_a_transcript_reads_one_round_for_an_edit(send, read):
    """Beside every entry once; else a match of many corrections would be read again for each of them."""
    counts = []
    for rounds in (FEW, MANY):
        phone = Phone.opening(send, "Ann", "Bob", "Cat")
        play(phone, rounds)
        asked(phone, "correct")
        read.clear()
        assert "Bob 9, Cat 0" in phone.get("/record.txt").body.decode()
        counts.append(len(read))

    few, many = counts
    assert few <= 2 * EACH + LASTING * FEW
    assert many - few <= LASTING * (MANY - FEW)


def test_what_an_earlier_release_has_stored_is_read_as_well(phone, read, monkeypatch):
    """It said nothing about which entries outlive their rounds: all of them may."""
    with monkeypatch.context() as earlier:
        earlier.setattr(loading, "entry_matters_after_its_round", lambda entry: None)
        play(phone, FEW)
    scores = phone.get("/scores").json

    assert [5] * FEW == [sum(round["points"]) for round in scores["rounds"]]
    assert {*range(1, FEW * EACH + 2)} == {*read}
