"""How the round stands after an edit: only what is another way than before."""

from referee.games import GAMES
from referee.games.golf.text.after_edit import stands
from referee.kit.values import not_none
from referee.languages.speech import render
from referee.match.text.transcript import Transcript, read_opening

OPENING = "golf standard to 9 | Ida Leo Zoe"
DEAL = "deal: red 3; Ida 1 upper blue 4, Leo 1 upper blue 2, Zoe 1 upper green 2"


def _played(*lines: str) -> Transcript:
    opening = read_opening(OPENING)
    table = Transcript(GAMES[opening.game], opening)
    for line in lines:
        table.tell(line)
    return table


def test_a_round_that_is_there_now_is_told():
    """Before the edit nothing was dealt."""
    dealt = _played(DEAL)

    told = render(not_none(stands(_played().state, dealt.state)), dealt.name)
    assert "red 3" in told and "Leo" in told


def test_of_a_round_that_is_gone_nothing_is_told():
    """Nor of one that stands as it did."""
    dealt = _played(DEAL)

    assert stands(dealt.state, _played().state) is None
    assert stands(dealt.state, dealt.state) is None
