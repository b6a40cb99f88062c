"""A test that fails at a table says which claim was refused, and why."""

import json
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from referee.match.text.notation import NotationError
from tests.api.phone import Answer, Phone
from tests.conftest import pytest_runtest_makereport
from tests.evenings.asking import Disagreement
from tests.evenings.asking import Table as EveningTable
from tests.refusals import accepted, refusals_at
from tests.table import Table, table_of

SHORT_DEAL = "deal: red 5; Ann 2"
REFUSED = (
    "the deal was refused: uno.deal.seven: Ann does not have seven cards: deal again.\n  entry 2: "
    + SHORT_DEAL
)
OUT_OF_TURN = "the play was refused: uno.turn: It is Bob's turn, not Ann's.\n  entry 3: Ann: red 7"
RULING = {
    "verdict": "refused",
    "number": 2,
    "findings": [{"article": "uno.deal.seven", "sentence": "Ann does not have seven cards: deal again."}],
}


@pytest.mark.parametrize(
    "look",
    [
        lambda at_table: at_table.round.hands,
        lambda at_table: at_table.hands,
        lambda at_table: at_table.turn,
        lambda at_table: at_table.owes,
    ],
    ids=["the round", "the hands", "the turn", "the debt"],
)
def test_a_round_whose_deal_was_refused_says_why(look: Callable[[Table], Any]):
    """Claims in that round are refused as well; the reason is the deal."""
    for lines in ((), ("Bob: red 7",)):
        with pytest.raises(AssertionError) as failure:
            look(table_of("Ann Bob", SHORT_DEAL, *lines))

        assert REFUSED == str(failure.value)


def test_a_round_that_was_scored_is_none():
    """The deal was refused first, and let count."""
    assert table_of("Ann Bob", SHORT_DEAL, "allow 2", "score: winner Ann 40").round is None


def test_without_a_round_every_refusal_is_named():
    with pytest.raises(AssertionError) as failure:
        assert table_of("Ann Bob", "Ann: red 7").hands

    said = "the play was refused: match.round: No round is being played now. Ann deals the next one."
    assert f"no round is open: {said}\n  entry 2: Ann: red 7" == str(failure.value)


def test_without_a_deal_there_is_no_round():
    with pytest.raises(AssertionError, match="^no round is open: none was dealt$"):
        assert table_of("Ann Bob").hands


def test_an_entry_that_was_not_ruled_on_anew_is_named():
    with pytest.raises(AssertionError, match="^entry 2 was not ruled on anew; changed: {}$"):
        table_of("Ann Bob", "deal: red 5").now(2)


def test_a_line_that_is_no_claim_is_named():
    with pytest.raises(NotationError) as error:
        table_of("Ann Bob", "deal: red 5", "Bob: purple 5")

    assert ["in the line 'Bob: purple 5'"] == error.value.__notes__


# what a failing test holds


def failure_of(test: Callable[[], None]) -> pytest.ExceptionInfo:
    with pytest.raises(AssertionError) as failure:
        test()
    return failure


def a_table_with_a_name() -> None:
    at_table = table_of("Ann Bob", "deal: red 5", "Ann: red 7", "Bob: red 8")

    assert at_table.hands == "Ann 6, Bob 6"


def a_table_without_a_name() -> None:
    assert "Ann 6, Bob 6" == table_of("Ann Bob", "deal: red 5", "Ann: red 7", "Bob: red 8").hands


@pytest.mark.parametrize("test", [a_table_with_a_name, a_table_without_a_name])
def test_a_failing_test_names_the_refusals_of_its_table(test):
    assert [OUT_OF_TURN] == refusals_at(failure_of(test).tb)


def test_refusals_that_cannot_be_written_do_not_hide_the_failure():
    """Here the seat has no name."""

    def a_table_with_a_stranger() -> None:
        at_table = table_of("Ann Bob", "Ann: red 7")
        at_table.transcript.names.clear()
        raise AssertionError

    lacks = "the sentence of match-round-breaks-none lacks 0; it has these facts: dealer, open"
    said = f"the refusals of Table cannot be written: LacksAFact({lacks!r})"
    assert [said] == refusals_at(failure_of(a_table_with_a_stranger).tb)


@pytest.mark.parametrize(("outcome", "sections"), [("failed", [OUT_OF_TURN]), ("passed", [])])
def test_the_report_of_a_failed_test_has_the_refusals(outcome, sections):
    """What pytest prints below the traceback."""
    call = SimpleNamespace(excinfo=failure_of(a_table_with_a_name))
    reporting = pytest_runtest_makereport(None, call)
    next(reporting)
    with pytest.raises(StopIteration) as end:
        reporting.send(SimpleNamespace(failed=outcome == "failed", sections=[]))

    assert [("refused by the referee", one) for one in sections] == end.value.value.sections


# over HTTP


def answering(ruling: dict) -> Phone:
    """A phone whose claims all get this ruling."""
    return Phone(lambda *request: Answer(201, {}, json.dumps(ruling).encode()), "match", "token")


def test_a_claim_that_has_to_count_says_why_it_was_refused():
    with pytest.raises(AssertionError) as failure:
        answering(RULING).claim_lawfully("uno.deal", turned_up=["red 5"])

    assert "the deal was refused: uno.deal.seven: Ann does not have seven cards: deal again." == str(
        failure.value
    )


@pytest.mark.parametrize("verdict", ["upheld", "stands", "contested"])
def test_a_claim_that_counts_has_its_ruling(verdict):
    ruling = {**RULING, "verdict": verdict}

    assert ruling == answering(ruling).claim_lawfully("uno.deal") == accepted("uno.deal", ruling)


def test_a_phone_knows_what_was_refused():
    phone = answering(RULING)
    phone.claim("match.take_back", to=1)

    said = "the take back was refused: uno.deal.seven: Ann does not have seven cards: deal again."
    assert [f'{said}\n  entry 2: {{"claim": "match.take_back", "to": 1}}'] == phone.refusals
    assert [] == answering({**RULING, "verdict": "upheld"}).refusals


def test_an_evening_says_why_a_claim_was_refused():
    """Where the books say that it counts."""
    evening = object.__new__(EveningTable)
    state = dict.fromkeys(("round_number", "totals", "order", "dealer", "winners", "round"))
    evening.keeper, evening.lines, evening.kinds, evening.told = (
        answering({**RULING, "state": state}),
        [],
        {},
        0,
    )
    with pytest.raises(Disagreement) as failure:
        evening.hear({"claim": "uno.deal"}, {"upheld": [], "stands": []}, "seven each")

    said = "the deal was refused: uno.deal.seven: Ann does not have seven cards: deal again."
    assert f"seven each: uno.deal is not upheld or stands: {said}" == str(failure.value)
