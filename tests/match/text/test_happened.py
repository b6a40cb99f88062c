"""What a claim that counts comes to, in a sentence."""

import pytest

from referee.kit.quantities import Points
from referee.kit.seats import Seat
from referee.languages.speech import render
from referee.match.table.people import PaperScores
from referee.match.table.rounds import PlayOn, ScoreRound, VoidRound
from referee.match.text.happened import OF_A_MATCH
from referee.rulings.ruling import Ruling
from referee.rulings.verdict import Verdict


@pytest.mark.parametrize(
    ("claim", "told"),
    [
        (PlayOn(), "The match goes on."),
        (PlayOn(Points(700)), "The match goes on, now to 700."),
        (ScoreRound(Seat(0), Points(30)), "The score is entered."),
        (VoidRound(), "This round does not count: it is dealt again."),
        (
            PaperScores({Seat(0): Points(30), Seat(1): Points(5)}),
            "These totals come from paper: Ann 30 and Bob 5.",
        ),
    ],
    ids=["play on", "play on to another target", "score", "void", "paper"],
)
def test_it_is_told_in_a_sentence(claim, told):
    """Also where nothing comes of it yet, such as points of a round that still misses some."""
    happened = OF_A_MATCH[type(claim)](claim, Ruling(Verdict.UPHELD, ()))

    assert told == render(happened, ("Ann", "Bob").__getitem__)
