"""No rule is written twice: the page is told what follows from the rules in force, and works none out.

A house rule, an option or an edition of the deck that is new touches no JavaScript. These tests read the
scripts as they lie; no browser is needed.
"""

import re
from collections.abc import Iterator, Mapping

import pytest

from referee.games import GAMES
from referee.games.golf.model.deck import COPIES_BY_EDITION as GOLF_EDITIONS
from referee.games.uno.model.deck import COPIES_BY_EDITION as UNO_EDITIONS
from referee.page import STATIC_FOLDER

CHOOSES = "the form in which a table chooses its rules"
EXCEPTIONS: Mapping[str, str] = {
    "screens/rules.js": CHOOSES,
    "screens/new.js": CHOOSES,
    "screens/menu.js": "the agreement of the table, as the API reads it out",
    "screens/ask.js": "the answers under other rules than the asker's, which the API names",
    "screens/words.js": "words for what the form offers",
    "screens/messages.js": "words for what the form offers",
    "ui/words.js": "words",
    "ui/messages.js": "words",
}
"""The scripts that may name what a table chooses, each with why."""
PRINTED: Mapping[str, str] = {
    "ui/card-faces.js": "what is printed on a card",
    "screens/new.js": "two cards as a picture of each game",
    "screens/device.js": "four cards as a sample of letters and shapes",
    **{name: why for name, why in EXCEPTIONS.items() if "words" in why},
}
"""The scripts that may name cards with a face of their own, each with why."""

COMMENT = re.compile(r"/\*[\s\S]*?\*/|(^|\s)//.*$", re.MULTILINE)
TEXT = re.compile(r"""(["'`])((?:\\.|(?!\1).)*)\1""", re.DOTALL)
RULES_FIELD = re.compile(r"\b(house_rules|differences)\b")
"""The fields of the API that tell what a table has chosen."""


def scripts() -> dict[str, str]:
    """What each script does, by its name: without its comments."""
    return {
        path.relative_to(STATIC_FOLDER).as_posix(): COMMENT.sub("", path.read_text(encoding="utf-8"))
        for path in sorted(STATIC_FOLDER.rglob("*.js"))
    }


def others(exceptions: Mapping[str, str]) -> list[str]:
    return [name for name in scripts() if name not in exceptions]


def ids() -> set[str]:
    """Of house rules, differences, options and editions.

    A plain English word is no telltale: nobody could write `left` any more. That no script reads what was
    chosen is said below.
    """
    known = {
        name
        for game in GAMES.values()
        for name in (
            *(rule.id for rule in game.house_rules),
            *(difference.id for difference in game.differences),
            *(str(option.id) for difference in game.differences for option in difference.options),
        )
    }
    return {*(name for name in known if "-" in name), *UNO_EDITIONS, *GOLF_EDITIONS}


def faces() -> set[str]:
    """Of several words, in all games: what else stands for a card is a plain word or a number."""
    return {card.face for game in GAMES.values() for card in game.cards if " " in card.face}


def texts(script: str) -> Iterator[str]:
    for _, text in TEXT.findall(script):
        yield text


def names_in(script: str, names: set[str]) -> list[str]:
    """Those that stand in it as a text, as the name of a member, or as a number."""
    told = set(texts(script)) | set(re.findall(r"(?<![\w.#-])\d{3}(?![\w.%-])", script))
    return sorted(names & told)


@pytest.mark.parametrize("name", others(EXCEPTIONS))
def test_no_script_knows_what_a_table_may_choose(name):
    """Neither a house rule nor a question, an option or an edition of the deck."""
    assert [] == names_in(scripts()[name], ids())


@pytest.mark.parametrize("name", others(EXCEPTIONS))
def test_no_script_reads_what_a_table_chose(name):
    """What follows from it is in the kit."""
    assert [] == RULES_FIELD.findall(scripts()[name])


@pytest.mark.parametrize("name", others(PRINTED))
def test_no_script_knows_a_card_by_its_name(name):
    """What it does, what it counts and where it goes is in the kit, too."""
    script = scripts()[name]

    assert [] == sorted(face for face in faces() if any(face in text for text in texts(script)))


@pytest.mark.parametrize("name", others(EXCEPTIONS))
def test_no_script_knows_a_claim_of_a_house_rule(name):
    tags = {claim.tag for game in GAMES.values() for rule in game.house_rules for claim in rule.claims}

    assert [] == names_in(scripts()[name], tags)


@pytest.mark.parametrize("name", sorted({*EXCEPTIONS, *PRINTED}))
def test_an_exception_is_a_script(name):
    assert name in scripts()


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ('if ("seven-zero" in rules) swap();', ["seven-zero"]),
        ("const deck = many === 2 ? 116 : 120;", ["116"]),
        ("// seven-zero is told in the kit\nconst deck = 116;", ["116"]),
        ("/** Not of\n * seven-zero. */", []),
        ('said("seven");', []),
    ],
)
def test_what_is_looked_for_is_found(line, found):
    assert found == names_in(COMMENT.sub("", line), {"seven-zero", "116"})
