"""What no source decides is our decision: the article says so, and so does docs/rules, with the reason."""

import re
from pathlib import Path

import pytest

from referee.games import GAMES
from referee.rulings.article import OURS

RULES = Path(__file__).parents[2] / "docs/rules"
AFTER_A_BOUNCE = ("house-rules.md", "3.3", "Stacking does not go on after a bounce.")
DECIDED = {
    "a call that a draw follows": (
        *("uno", "uno.house.false-call"),
        *("house-rules.md", "3.13", "costs nothing, also if the player then draws"),
    ),
    "stacking after a Reverse that sends cards back": ("uno", "uno.house.reverse-bounce", *AFTER_A_BOUNCE),
    "stacking after a Skip that sends cards on": ("uno", "uno.house.skip-bounce", *AFTER_A_BOUNCE),
    "more than ten players with two decks": (
        *("uno", "match.joining"),
        *("uno.md", "1", "More than ten people cannot play, also not with a second deck"),
    ),
    "who wins a tie of a match": (
        *("golf", "golf.target.rounds-won"),
        *("golf.md", "G30", "Only a round that one player won alone counts."),
    ),
}


def section(file: str, number: str) -> str:
    """What stands under this number, in one line for each item."""
    text = (RULES / file).read_text("utf-8").partition(f'<a id="{number}"></a>')[2]
    return re.sub(r"\n +", " ", text.partition('<a id="')[0])


@pytest.mark.parametrize(("game", "article", "file", "number", "words"), DECIDED.values(), ids=DECIDED)
def test_what_no_source_decides_is_said_to_be_ours(game, article, file, number, words):
    told = section(file, number)
    (item,) = [item for item in told.splitlines() if words in item]

    assert OURS in GAMES[game].rulebook[article].sources
    assert f"`{article}`" in told
    assert "This is our decision" in item.partition(words)[2]
