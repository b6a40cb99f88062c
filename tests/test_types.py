"""A mistake that the types know of is named by `make lint` alone, with its file and line.

All mistakes are made in one copy of the package, each in a line of its own, and mypy reads it once.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

TOP = Path(__file__).parent.parent


class Mistake(NamedTuple):
    """In `file`, `right` becomes `wrong`; mypy complains of the line that holds `line`, with these words."""

    file: str
    right: str
    wrong: str
    line: str
    complaint: str


MISTAKES = {
    "a number where a card is meant": Mistake(
        "referee/kit/deck.py",
        "left.subtract(Counter(seen))",
        "left.subtract(Counter(copies[0]))",
        "copies[0]",
        'Invalid index type "int"',
    ),
    "a field of a state that is not there": Mistake(
        "referee/match/model/evolve.py",
        "replace(match, dealer=event.seat)",
        "replace(match, dealers=event.seat)",
        "dealers=event.seat",
        'Unexpected keyword argument "dealers" for "replace" of "Match[object]"',
    ),
    "a check that reads a field of another claim": Mistake(
        "referee/games/uno/rules/wild.py",
        "return breaks(COLOR_OWED, owing=owing) if owing != case.claim.seat else None",
        "return breaks(COLOR_OWED, owing=owing) if owing != case.claim.card else None",
        "owing != case.claim.card",
        '"NameColor" has no attribute "card"',
    ),
    "a check in the procedure of another claim": Mistake(
        "referee/games/uno/rules/wild.py",
        "checks=(you_owe_the_color,),",
        "checks=(you_owe_the_color, only_a_wild_asks_for_a_color),",
        "only_a_wild_asks_for_a_color),",
        'expected "tuple[Callable[[Case[UnoRuleset, Match[Round], NameColor]], Finding | None], ...]"',
    ),
    "a misspelt question to the ruleset": Mistake(
        "referee/games/uno/rules/turn.py",
        "case.ruleset.closes_the_time_to_catch(case.claim)",
        "case.ruleset.closes_time_to_catch(case.claim)",
        "closes_time_to_catch",
        '"UnoRuleset" has no attribute "closes_time_to_catch"',
    ),
    "a house rule that amends a row that is not there": Mistake(
        "referee/games/uno/options/house/no_bluffing.py",
        'ruleset.actions.with_row("wild draw four", row)',
        'ruleset.actions.with_row("wild draw five", row)',
        '"wild draw five"',
        "has incompatible type \"Literal['wild draw five']\"",
    ),
    "a house rule that exchanges what no table has": Mistake(
        "referee/games/uno/options/house/must_play_drawn.py",
        "replace(ruleset, keeping=",
        "replace(ruleset, keeps=",
        "keeps=",
        'Unexpected keyword argument "keeps" for "replace" of "UnoRuleset"',
    ),
    "a claim that is asked for what it may not have": Mistake(
        "referee/match/history/entering.py",
        "return claim.kept(game.ruleset_of(state), state) if isinstance(claim, Confidential) else claim",
        "return claim.kept(game.ruleset_of(state), state)",
        "return claim.kept(",
        '"Claim" has no attribute "kept"',
    ),
    "a round that may not be open": Mistake(
        "referee/games/golf/text/saying.py",
        "if not has_a_round(match):",
        "if match.finished:",
        "if round.turn is not None:",
        'Item "None" of "Round | None" has no attribute "turn"',
    ),
    "a presenter that forgets a field": Mistake(
        "referee/presenters/matches.py",
        "        round_number=match.round_number,\n",
        "",
        "return StateView(",
        'Missing positional argument "round_number" in call to "StateView"',
    ),
}


@pytest.fixture(scope="module")
def complaints(tmp_path_factory) -> str:
    """What mypy says of a copy in which all of them are made."""
    copy = tmp_path_factory.mktemp("mistaken")
    shutil.copytree(TOP / "referee", copy / "referee", ignore=shutil.ignore_patterns("__pycache__", "page"))
    shutil.copy(TOP / "pyproject.toml", copy)
    for mistake in MISTAKES.values():
        file = copy / mistake.file
        source = file.read_text("utf-8")
        assert 1 == source.count(mistake.right), mistake.file
        file.write_text(source.replace(mistake.right, mistake.wrong), "utf-8")
    run = [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context"]
    return subprocess.run(run, cwd=copy, capture_output=True, text=True).stdout


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_lint_names_it_with_its_file_and_line(mistake, complaints):
    source = (TOP / mistake.file).read_text("utf-8").replace(mistake.right, mistake.wrong)
    line = next(number for number, text in enumerate(source.splitlines(), 1) if mistake.line in text)

    assert re.search(
        f"^{re.escape(mistake.file)}:{line}: error: .*{re.escape(mistake.complaint)}", complaints, re.M
    )


def test_nothing_else_is_complained_of(complaints):
    files = {line.split(":")[0] for line in complaints.splitlines()}

    assert files == {mistake.file for mistake in MISTAKES.values()}
