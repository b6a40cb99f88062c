"""Which facts a finding may have, as records are checked for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import referee
from referee.games import GAMES
from referee.records.facts import is_fact_name

PACKAGE = Path(referee.__file__).parent
OF_EVERY_GAME = ("match", "rulings", "games/shared")
FINDINGS = ("holds", "unseen", "breaks")


@pytest.mark.parametrize("name", GAMES)
def test_every_fact_that_a_rule_writes_has_a_known_name(name):
    """Those that are written as keywords; the scenarios and `make prove ARGS=records` import all others."""
    folders = (*OF_EVERY_GAME, f"games/{name}")
    written = {(file, fact) for folder in folders for file, fact in keywords(PACKAGE / folder)}

    assert [] == sorted(f"{file}: {fact}" for file, fact in written if not is_fact_name(GAMES[name], fact))


@pytest.mark.parametrize(
    ("game", "fact"), [("uno", "corner"), ("golf", "accused"), ("uno", "k1"), ("uno", "")]
)
def test_a_name_of_another_game_or_of_none_is_unknown(game, fact):
    assert not is_fact_name(GAMES[game], fact)


def keywords(folder: Path) -> Iterator[tuple[str, str]]:
    """The files of a folder, each with the names of the facts in its calls that make a finding."""
    for file in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in FINDINGS:
                yield from ((file.name, one.arg) for one in node.keywords if one.arg is not None)
