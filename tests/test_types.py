"""A mistake that the types know of is named by `make lint` alone, with its file and line.

All mistakes are made in one copy of the package, each in a line of its own, and mypy reads it once. Those in
the scripts of the page are made in another, which tsc reads.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.left_out import API_TYPES

TOP = Path(__file__).parent.parent


class Mistake(NamedTuple):
    """In `file`, `right` becomes `wrong`; the line that holds `line` is complained of, with these words."""

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
        "return finding_breaks(COLOR_NOT_YET_NAMED, owing=owing) if owing != case.claim.seat else None",
        "return finding_breaks(COLOR_NOT_YET_NAMED, owing=owing) if owing != case.claim.card else None",
        "owing != case.claim.card",
        '"NameColor" has no attribute "card"',
    ),
    "a check in the procedure of another claim": Mistake(
        "referee/games/uno/rules/wild.py",
        "checks=(you_owe_the_color,),",
        "checks=(you_owe_the_color, only_a_wild_chooses_another_color),",
        "only_a_wild_chooses_another_color),",
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
        'ruleset.actions.with_replaced_row("wild draw four", row)',
        'ruleset.actions.with_replaced_row("wild draw five", row)',
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
        "        if isinstance(claim, ConfidentialClaim)\n        else claim\n",
        "",
        "claim.without_confidential_data(",
        '"Claim" has no attribute "without_confidential_data"',
    ),
    "a round that may not be open": Mistake(
        "referee/games/golf/text/saying.py",
        "if not has_open_round(match):",
        "if match.finished:",
        "if round.turn is not None:",
        'Item "None" of "Round | None" has no attribute "turn"',
    ),
    "a service that reads a column that is not there": Mistake(
        "referee/services/auth.py",
        "stored is None or stored.erased_at is not None",
        "stored is None or stored.erased_on is not None",
        "stored.erased_on",
        '"StoredMatch" has no attribute "erased_on"',
    ),
    "a route that hands a wrong value to a service": Mistake(
        "referee/api/resources/matches.py",
        "matches.erase_match(require_caller(match_id))",
        "matches.erase_match(match_id)",
        "matches.erase_match(match_id)",
        'Argument 1 to "erase_match" has incompatible type "str"; expected "Caller"',
    ),
    "a described situation that is asked for what nobody sends": Mistake(
        "referee/api/resources/rulings.py",
        "unknown_round if sent.round is ABSENT",
        "unknown_round if sent.rounds is ABSENT",
        "sent.rounds",
        '"SentSituation" has no attribute "rounds"',
    ),
    "a fact that reads a field of another claim": Mistake(
        "referee/games/uno/help/facts/draws.py",
        "situation.claims[0].count or 0",
        "situation.claims[0].cards or 0",
        "claims[0].cards",
        '"Draw" has no attribute "cards"',
    ),
    "an answer with a field that a round does not have": Mistake(
        "referee/games/uno/help/facts/every_fact.py",
        "turn=None, window=None, drew=False",
        "turn=None, window=None, drawn=False",
        "drawn=False",
        'Unexpected keyword argument "drawn"',
    ),
    "a fact of a situation in which no round may be open": Mistake(
        "referee/games/uno/help/facts/unreported.py",
        "        return situation if is_usual else with_any_dealer(situation, variety)\n",
        "",
        "is_known = _piles_are_counted(situation)",
        'Argument 1 to "_piles_are_counted" has incompatible type '
        '"Situation[RoundDescription | None, Claim]"',
    ),
    "the help of a game that lacks a function": Mistake(
        "referee/games/golf/help/help.py",
        "    few_cards_left=few_cards_left,\n",
        "",
        "= Help(",
        'Missing positional argument "few_cards_left" in call to "Help"',
    ),
    "a question about what no game shows": Mistake(
        "referee/ask/match/same_story.py",
        "visible.ended_by",
        "visible.out",
        "visible.out",
        '"VisibleRound" has no attribute "out"',
    ),
    "a presenter that forgets a field": Mistake(
        "referee/presenters/matches.py",
        "        round_number=match.round_number,\n",
        "",
        "return StateView(",
        'Missing positional argument "round_number" in call to "StateView"',
    ),
}


IN_THE_PAGE = {
    "a screen that reads a field which the API does not have": Mistake(
        "referee/page/static/screens/score-card.js",
        'h("td", null, `${state.totals[seat]}`)',
        'h("td", null, `${state.sums[seat]}`)',
        "state.sums",
        "Property 'sums' does not exist on type",
    ),
    "a screen that takes for told what may not be known": Mistake(
        "referee/page/static/screens/round-result.js",
        "pointsOf(match.shown.state, round)?.[winners()[0]]",
        "pointsOf(match.shown.state, round)[winners()[0]]",
        "pointsOf(match.shown.state, round)[",
        "Object is possibly 'undefined'",
    ),
    "a claim with a field which the API does not take": Mistake(
        "referee/page/static/core/match.js",
        'this.tell({ claim: "match.take_back", to:',
        'this.tell({ claim: "match.take_back", back_to:',
        "back_to:",
        "'back_to' does not exist in type",
    ),
    "a word that is not there": Mistake(
        "referee/page/static/screens/home.js",
        "words.home.tagline",
        "words.home.motto",
        "words.home.motto",
        "Property 'motto' does not exist on type",
    ),
    "a screen of a game that reads a round of the other game": Mistake(
        "referee/page/static/games/uno/challenge.js",
        "openRound(match);",
        "openRound(match).grids;",
        "openRound(match).grids;",
        "Property 'grids' does not exist on type",
    ),
    "a screen that hands a claim a field of another claim": Mistake(
        "referee/page/static/games/uno/sheets.js",
        'done({ claim: "match.recount", seat, count });',
        'done({ claim: "match.recount", seat, cards: count });',
        "cards: count",
        "'cards' does not exist in type",
    ),
    "a word that is not there, in a key of the end of a round": Mistake(
        "referee/page/static/screens/hand.js",
        "words.hand.save({ points: total() })",
        "words.hand.keep({ points: total() })",
        "words.hand.keep(",
        "Property 'keep' does not exist on type",
    ),
    "a seat where a name is said": Mistake(
        "referee/page/static/screens/menu.js",
        "words.menu.said.joined({ name })",
        "words.menu.said.joined({ name: name.length })",
        "joined({ name: name.length })",
        "Type 'number' is not assignable to type 'string'",
    ),
    "a word without a fact that it is made of": Mistake(
        "referee/page/static/screens/home.js",
        "words.home.over({ game: kept.game })",
        "words.home.over({})",
        "words.home.over({})",
        "Argument of type '{}' is not assignable to parameter of type",
    ),
    "a list that may be null where names are told": Mistake(
        "referee/page/static/screens/final.js",
        "words.final.title({ names })",
        "words.final.title({ names: null })",
        "words.final.title({ names: null })",
        "Type 'null' is not assignable to type 'readonly Told[]'",
    ),
    "an answer that is taken for one that came": Mistake(
        "referee/page/static/screens/look.js",
        "given = answer.status === 201 ? answer.json : null;",
        "given = answer.json;",
        "given = answer.json;",
        "is not assignable to type",
    ),
}


def in_a_copy(folder: Path, mistakes: Iterable[Mistake]) -> None:
    """Of the package: what they were made in is complained of there."""
    shutil.copytree(TOP / "referee", folder / "referee", ignore=shutil.ignore_patterns("__pycache__"))
    for mistake in mistakes:
        file = folder / mistake.file
        source = file.read_text("utf-8")
        assert 1 == source.count(mistake.right), mistake.file
        file.write_text(source.replace(mistake.right, mistake.wrong), "utf-8")


@pytest.fixture(scope="module")
def complaints(tmp_path_factory) -> str:
    """What mypy says of a copy in which all of them are made."""
    copy = tmp_path_factory.mktemp("mistaken")
    in_a_copy(copy, MISTAKES.values())
    shutil.copy(TOP / "pyproject.toml", copy)
    run = [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context"]
    return subprocess.run(run, cwd=copy, capture_output=True, text=True).stdout


@pytest.fixture(scope="module")
def tsc(tmp_path_factory) -> str:
    """What tsc says of the scripts of the page; `make lint` has made the types of what the API tells."""
    copy = tmp_path_factory.mktemp("mistaken-page")
    in_a_copy(copy, IN_THE_PAGE.values())
    (copy / "tools/page").mkdir(parents=True)
    shutil.copy(TOP / "tools/page/tsconfig.json", copy / "tools/page")
    (copy / ".lint").mkdir()
    shutil.copy(API_TYPES, copy / ".lint")
    run = [
        Path(sys.executable).with_name("node"),
        TOP / "tools/page/node_modules/typescript/bin/tsc",
        "--project",
        "tools/page",
        "--pretty",
        "false",
    ]
    return subprocess.run(run, cwd=copy, capture_output=True, text=True).stdout


def line_of(mistake: Mistake) -> int:
    source = (TOP / mistake.file).read_text("utf-8").replace(mistake.right, mistake.wrong)
    return next(number for number, text in enumerate(source.splitlines(), 1) if mistake.line in text)


@pytest.mark.parametrize("mistake", MISTAKES.values(), ids=MISTAKES)
def test_lint_names_it_with_its_file_and_line(mistake, complaints):
    named = f"^{re.escape(mistake.file)}:{line_of(mistake)}: error: .*{re.escape(mistake.complaint)}"

    assert re.search(named, complaints, re.M)


@pytest.mark.parametrize("mistake", IN_THE_PAGE.values(), ids=IN_THE_PAGE)
def test_lint_names_it_in_the_page_with_its_file_and_line(mistake, tsc):
    named = rf"^{re.escape(mistake.file)}\({line_of(mistake)},\d+\): error .*{re.escape(mistake.complaint)}"

    assert re.search(named, tsc, re.M)


def test_nothing_else_is_complained_of(complaints):
    files = {line.split(":")[0] for line in complaints.splitlines()}

    assert files == {mistake.file for mistake in MISTAKES.values()}


def test_nothing_else_is_complained_of_in_the_page(tsc):
    lines = re.findall(r"^(\S+)\((\d+),\d+\): error", tsc, re.M)

    assert set(lines) == {(mistake.file, str(line_of(mistake))) for mistake in IN_THE_PAGE.values()}
