"""What is registered with a game is known wherever it has to be: to the simulated tables that check the
referee, to the messages, to the questions, to README's counts, and to the page.

Who adds a claim, a chapter, a difference, a preset, a house rule or a screen finds here what else has to know
of it. What is not there stands in a list with the reason; a reason that is needed no more fails as well.
"""

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

from referee.ask.answer.answers import answer, without_marker
from referee.ask.search.every_question import QUESTIONS
from referee.codec import ClaimSchema
from referee.games import GAMES
from referee.games.golf.options.rulesets import EVERY_CHANGE as GOLF_CHANGES
from referee.games.uno.options.rulesets import EVERY_CHANGE as UNO_CHANGES
from referee.match.model.evolve import MATCH_CHANGE_BY_EVENT_TYPE
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules
from referee.match.text.transcript import Opening, Transcript
from referee.message_compiler.reading import ENGLISH, read_folder
from referee.page import STATIC_FOLDER
from referee.rulings import tags
from tests.languages.readers import keys_of_columns, keys_of_house_rules, keys_of_rules
from tests.seeds import FIXED_SEED
from tests.simulated import variants
from tests.simulated.table import Table as UnoTable
from tests.simulated_golf import variants as golf_variants
from tests.simulated_golf.table import Table as GolfTable
from tests.table import TEN, Table

TOP = Path(__file__).parent.parent
README = (TOP / "README.md").read_text("utf-8")
VARIANTS = {"uno": variants, "golf": golf_variants}
SIMULATED = {"uno": UnoTable, "golf": GolfTable}
FOLDERS = {"uno": "simulated", "golf": "simulated_golf"}

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def unknown(registered: set[str], known: set[str], excused: Mapping[str, str]) -> list[str]:
    """What is registered and neither known nor excused, and excuses for what is known or is not there."""
    return [
        *(f"{one} is not known here" for one in sorted(registered - known - excused.keys())),
        *(f"{one} needs no reason: {why}" for one, why in excused.items() if one in known),
        *(f"{one} is excused and does not exist" for one in excused.keys() - registered),
    ]


# --- the messages ---

KEYS_OF_RULES = ("difference-", "option-", "preset-", "target-", "term-", "column-")
"""How the keys of these texts begin; no other message begins so."""


def test_no_two_texts_of_house_rules_have_one_key():
    keys = list(keys_of_house_rules(GAMES.values()))

    assert len(keys) == len(set(keys))


def test_all_that_is_chosen_and_every_word_has_its_texts():
    """And no text is left of something that is not there."""
    keys = [*keys_of_rules(GAMES.values()), *keys_of_columns()]

    assert {key for key in read_folder(ENGLISH) if key.startswith(KEYS_OF_RULES)} == set(keys)
    assert len(keys) == len(set(keys))


# --- the simulated tables ---

OPENS = "a table is opened with its rules, and nobody claims it"
EDITS = "edits of the line are proved by tests/proofs/edited.py: they change what a table has told before"
TALK = "changes nothing that is ruled on"
TOLD_BEFORE = "simulated rounds are tracked; tests/evenings tells hands where none is"
NOT_SIMULATED: Mapping[str, Mapping[str, str]] = {
    "uno": {
        "match.open": OPENS,
        "match.rules": "a simulated match keeps its rules; tests/evenings changes them between rounds",
        "match.play_on": "a simulated match ends where it is over; tests/evenings plays on",
        "match.void": "a simulated round is played to its score; tests/evenings makes rounds void",
        "match.recount": "hands are never known wrongly; tests/evenings counts some again",
        "match.note": TALK,
        "match.rename": TALK,
        "match.phone": TALK,
        "match.points": TOLD_BEFORE,
        **dict.fromkeys(("match.take_back", "match.correct", "match.allow"), EDITS),
        "uno.reshuffle": "the pile is shuffled when it is used up, and never early",
        "uno.resync": "a simulated table never loses track",
    },
    "golf": {
        "match.open": OPENS,
        "match.rules": "a simulated match keeps its rules; tests/evenings changes them between rounds",
        "match.play_on": "a simulated match ends where it is over; tests/evenings plays on",
        "match.finish": "nine rounds are played",
        "match.void": "a simulated round is played to its score; tests/evenings makes rounds void",
        "match.dealer": "who deals first is drawn in tests/simulated, and the claim is the same",
        "match.leave": "who leaves is simulated in tests/simulated, and in tests/evenings for Golf",
        "match.recount": "grids are never known wrongly; tests/evenings counts some again",
        "match.decide": "two phones that contradict each other are simulated in tests/simulated",
        "match.note": TALK,
        "match.rename": TALK,
        "match.phone": TALK,
        "match.points": TOLD_BEFORE,
        **dict.fromkeys(("match.take_back", "match.correct", "match.allow"), EDITS),
        "golf.resync": "a simulated table never loses track",
    },
}
CHAPTERS_NOT_SIMULATED: Mapping[str, Mapping[str, str]] = {
    "uno": {
        "deck": "tells which cards there are; nothing is ruled by it alone",
        "hands": "only decks of 112 have its cards; tests/test_simulated.py plays with each deck",
        "irregular": "what goes wrong with the cards: a simulated table never loses track",
    },
    "golf": {
        "corrections": "nothing is allowed or taken back at a simulated table, see `match.allow`",
    },
}


@each_game
def test_the_simulated_tables_play_by_every_option(game):
    """In the same order, so that the standard one is the same."""
    registered = {one.id: [option.id for option in one.options] for one in game.differences}

    where = f"see DIFFERENCES in tests/{FOLDERS[game.name]}/variants.py"
    assert registered == VARIANTS[game.name].DIFFERENCES, where


@each_game
def test_the_simulated_tables_play_by_every_preset(game):
    where = f"see PRESETS in tests/{FOLDERS[game.name]}/variants.py"
    assert set(game.presets) == set(VARIANTS[game.name].PRESETS), where


@each_game
def test_the_simulated_tables_play_by_every_house_rule(game):
    """And by another answer than the usual one to whatever a table settles with it."""
    tried = VARIANTS[game.name].HOUSE_RULES
    where = f"see HOUSE_RULES in tests/{FOLDERS[game.name]}/variants.py"
    assert [] == unknown({rule.id for rule in game.house_rules}, set(tried), {}), where

    for rule in game.house_rules:
        settled = {name for parameters in tried[rule.id] for name in parameters}
        left = set(rule.parameters) - settled - LEFT_ALONE.get(rule.id, set())
        assert set() == left, f"no table settles these parameters of {rule.id}: {where}"


LEFT_ALONE = {"written-wilds": {"second"}}
"""Parameters that no simulated table settles: the second of three cards is as the third."""


@each_game
def test_the_simulated_tables_make_every_claim(game):
    folder = TOP / "tests" / FOLDERS[game.name]
    made = {text for file in sorted(folder.glob("*.py")) for text in strings(file)}

    assert [] == unknown({claim.tag for claim in game.claims}, made, NOT_SIMULATED[game.name])


@each_game
def test_the_simulated_tables_come_to_every_chapter(game):
    """Of the standard rules, in some matches; those of an option are cited by who plays by it."""
    chapter_of = {one.id: chapter.id for chapter in standard(game) for one in chapter.articles}
    cited = {chapter_of.get(article, "") for article in cited_at_simulated_tables(game)}

    registered = {chapter.id for chapter in standard(game)}
    assert [] == unknown(registered, cited, CHAPTERS_NOT_SIMULATED[game.name])


def strings(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def standard(game: Game) -> list:
    """The chapters of the rule sheet, without those of one house rule alone."""
    own = {one.id for rule in game.house_rules for one in (rule.article, *rule.articles)}
    return [
        chapter
        for chapter in game.rulebook.chapters.values()
        if not own.issuperset(article.id for article in chapter.articles)
    ]


def cited_at_simulated_tables(game: Game) -> set[str]:
    cited: set[str] = set()
    talk = {"calls": True, "challenges": True, "two_phones": True} if game.name == "uno" else {}
    for seats in (2, 4, 6):
        for comings in (False, True):
            played = Table(tuple(TEN.split()[:seats]), game=game.name)
            table = SIMULATED[game.name](FIXED_SEED, seats, comings=comings, **talk)
            for step in islice(table.steps(), 400):
                played.submit_claim(ClaimSchema().load(step.claim)[0], step.by)
                cited.update(played.articles)
    return cited


# --- the questions ---

OF_THE_SERVICE = "is asked of the service and not of the rules"
OF_UNO = "the same in UNO, where it is asked"
NOT_ASKED: Mapping[str, Mapping[str, str]] = {
    "uno": {
        "match.void": OF_THE_SERVICE,
        "match.note": OF_THE_SERVICE,
        "match.rename": OF_THE_SERVICE,
        "match.phone": OF_THE_SERVICE,
        "match.points": OF_THE_SERVICE,
        "uno.reshuffle": "an early shuffle is no dispute: whoever asks, asks about a pile that is used up",
    },
    "golf": {
        "match.rules": OF_THE_SERVICE,
        "match.void": OF_THE_SERVICE,
        "match.note": OF_THE_SERVICE,
        "match.rename": OF_THE_SERVICE,
        "match.phone": OF_THE_SERVICE,
        "match.points": OF_THE_SERVICE,
        "match.decide": OF_UNO,
        "match.take_back": OF_UNO,
        "match.correct": OF_THE_SERVICE,
        "match.dealer": OF_UNO,
        "match.recount": OF_UNO,
        "match.play_on": OF_UNO,
        "match.finish": OF_UNO,
        "golf.reshuffle": "the discards are shuffled, and nobody quarrels about that",
        "golf.resync": OF_THE_SERVICE,
    },
}
CHAPTERS_NOT_ASKED: Mapping[str, Mapping[str, str]] = {
    "uno": {},
    "golf": {
        "irregular": OF_UNO,
        "corrections": OF_UNO,
    },
}


@each_game
def test_every_claim_is_in_a_question(game):
    """Asked about, or told in a worked example."""
    told = {entry.submission.claim.tag for table in examples_by(game.name) for entry in table.entries}
    told |= {"match.allow"} if any(line.startswith("! ") for line in lines_before(game)) else set()

    assert [] == unknown({claim.tag for claim in game.claims}, told, NOT_ASKED[game.name])


@each_game
def test_every_chapter_is_in_an_answer(game):
    """Its article decides, or is quoted."""
    chapter_of = {one.id: chapter.id for chapter in standard(game) for one in chapter.articles}
    asked = [one for one in QUESTIONS.values() if one.game == game.name]
    cited = {answer(question, Rules()).ruled.article.id for question in asked}

    registered = {chapter.id for chapter in standard(game)}
    known = {chapter_of.get(article, "") for article in cited}
    assert [] == unknown(registered, known, CHAPTERS_NOT_ASKED[game.name])


@cache
def examples_by(name: str) -> tuple[Transcript, ...]:
    game = GAMES[name]
    return tuple(played(game, question.example) for question in asked_of(game))


def played(game: Game, example) -> Transcript:
    table = Transcript(
        game, Opening(game.name, complete_new_rules(game, Rules()), tuple(example.people.split()))
    )
    for line in (*example.before, example.claim):
        table.tell(without_marker(line))
    return table


def asked_of(game: Game) -> list:
    return [one for one in QUESTIONS.values() if one.game == game.name and one.example]


def lines_before(game: Game) -> Iterator[str]:
    return (line for question in asked_of(game) for line in question.example.before)


# --- README ---

NUMBERS = {"three": 3, "seven": 7, "eight": 8, "nine": 9}


def counted(pattern: str) -> list[int]:
    """The numbers that README writes at one place, as digits or as words."""
    text = " ".join(README.split())
    found = re.search(pattern, text)
    assert found, f"README has no {pattern!r}"
    return [int(NUMBERS.get(number, number)) for number in found.groups()]


def registered(game: str) -> list[int]:
    one = GAMES[game]
    return [len(one.presets), len(one.differences), len(one.house_rules)]


def test_every_event_changes_a_match():
    """What a new event changes stands in a mapping that no type completes: see docs/decisions/0001."""
    known = {*MATCH_CHANGE_BY_EVENT_TYPE, *UNO_CHANGES, *GOLF_CHANGES}
    ours = [kind for kind in tags._type_by_tag.values() if kind.__module__.startswith("referee.")]

    assert [] == [kind.tag for kind in ours if issubclass(kind, tags.Event) and kind not in known]


def test_readme_counts_what_uno_is_played_by():
    pattern = r"UNO has (\w+) presets, (\w+) differences between the sources, (\w+) house rules"
    assert registered("uno") == counted(pattern)


def test_readme_counts_what_golf_is_played_by():
    pattern = r"Golf has (\w+) presets, (\w+) differences and (\w+) house rules"
    assert registered("golf") == counted(pattern)


def test_readme_counts_the_questions():
    """In round hundreds."""
    assert "some five hundred questions" in README
    assert 500 == round(len(QUESTIONS), -2)


# --- the page ---

NOT_ON_THE_PAGE: Mapping[str, str] = {
    "match.dealer": "who deals first is chosen with the names",
    "golf.reshuffle": "the page does not count the pile of Golf",
}

SHOWN_AT: Mapping[str, str] = {
    "home": "home",
    "new": "new-match",
    "scorepad": "scorepad",
    "menu": "menu",
    "referee": "referee",
    "final": "final",
    "rounds": "rounds",
    "table": "table",
    "share": "share",
    "ask": "ask",
    "history": "history",
    "evenings": "evenings",
    "invite": "invite",
    "join": "join",
    "look": "look",
    "player": "player",
    "phone": "this-phone",
    "golf": "golf-turn",
}
"""Where the tour of tests/page stops to look at each screen of the page."""


def test_the_page_knows_every_claim():
    """It sends it, or tells of it in the history. Presets, options and house rules come from the API."""
    tags = {claim.tag for game in GAMES.values() for claim in game.claims}
    scripts = [file.read_text("utf-8") for file in sorted(STATIC_FOLDER.rglob("*.js"))]
    known = {tag for tag in tags if any(f'"{tag}"' in script for script in scripts)}

    assert [] == unknown(tags, known, NOT_ON_THE_PAGE)


def test_the_tour_stops_at_every_screen():
    """So every screen is looked at for everybody, on small phones and from afar."""
    router = (STATIC_FOLDER / "core" / "router.js").read_text("utf-8")
    listed = re.search(r"const SCREENS = \{(.*?)\n\};", router, re.DOTALL)[1]
    screens = re.findall(r'^  (\w+): "\.\./screens/', listed, re.MULTILINE)
    for file in STATIC_FOLDER.glob("games/*/page.js"):
        brought = re.search(r"\n  screens: \{\n(.*?)\n  \}", file.read_text("utf-8"), re.DOTALL)[1]
        screens += re.findall(r"^    (\w+): \{", brought, re.MULTILINE)
    tour = (TOP / "tests" / "page" / "tour.py").read_text("utf-8")
    stops = set(re.findall(r'Stop\(\s*"([a-z-]+)"', tour))

    assert sorted(screens) == sorted(SHOWN_AT)
    assert set() == set(SHOWN_AT.values()) - stops


# --- the lists themselves ---


@pytest.mark.parametrize(
    ("registered", "known", "excused", "says"),
    [
        ({"uno.sing"}, set(), {}, "uno.sing is not known here"),
        ({"uno.sing"}, {"uno.sing"}, {"uno.sing": "nobody sings"}, "uno.sing needs no reason: nobody sings"),
        (set(), set(), {"uno.sing": "nobody sings"}, "uno.sing is excused and does not exist"),
    ],
)
def test_what_is_missing_is_said(registered, known, excused, says):
    assert [says] == unknown(registered, known, excused)
