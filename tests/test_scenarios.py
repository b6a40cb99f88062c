"""Whole games as text: nothing the referee says has changed, and nothing is left out of them."""

import importlib
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from referee.games import GAMES
from referee.kit.said import Said
from referee.match.text.rendering import text_of_finding
from referee.rulings.article import Article
from tools.transcripts import SCENARIOS, Played, difference, name_of, play, played, transcripts

each_transcript = pytest.mark.parametrize("path", transcripts(), ids=name_of)
each_game = pytest.mark.parametrize("game", GAMES)

NOT_RULED_ON: dict[str, dict[str, str]] = {
    "uno": {"uno.advice": "because it advises, and forbids nothing"},
    "golf": {"golf.advice": "because it advises, and forbids nothing"},
}
"""Articles that no transcript of a game can show: article id -> "because ..."."""

NO_CHAPTERS = ("rulebook", "deck", "rulesets", "game")
NO_RULES = ("text", "help")
"""Modules and rooms of a game that name articles and rule on nothing."""


def cited(game: str) -> set[str]:
    """The articles that some ruling in some transcript of a game cites."""
    rulings = [entry.ruling for path in of(game) for entry in played(path).entries]
    rulings += [change.ruling for ruling in rulings for change in ruling.changed if change.ruling]
    return {finding.article for ruling in rulings for finding in ruling.findings}


def of(game: str) -> list[Path]:
    return [path for path in transcripts() if game in path.relative_to(SCENARIOS).parts]


def chapters(game: str) -> dict[str, set[str]]:
    """The modules of a game that rule on something, each with the articles it names."""
    package = importlib.import_module(f"referee.games.{game}")
    found = {}
    for _, name, _ in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        values = vars(importlib.import_module(name)).values()
        articles = {value.id for value in values if isinstance(value, Article)}
        *rooms, module = name.split(".")
        if articles and module not in NO_CHAPTERS and not {*NO_RULES}.intersection(rooms):
            found[name] = articles
    return found


def faults(name: str, stored: str, match: Played) -> Iterator[str]:
    """All that is wrong with a transcript."""
    yield from filter(None, [difference(name, stored, match.text)])
    yield from not_sentences(match)
    yield from lines_that_wait_for_nobody(match)


def not_sentences(match: Played) -> Iterator[str]:
    """The sentences of findings that have no full stop, or in which something was left unfilled."""
    for entry in match.entries:
        for finding in entry.ruling.findings:
            sentence = text_of_finding(match.game, finding, match.name)
            if not re.fullmatch(r"[A-Z0-9][^{}]*\.", sentence) or "None" in sentence:
                yield f"entry {entry.submission.number}: {finding.article} is no sentence: {sentence!r}"


def lines_that_wait_for_nobody(match: Played) -> Iterator[str]:
    """The lines after which nobody is asked for anything: a game that waits for nobody would be stuck."""
    for one in match.lines:
        ruleset, entry = match.game.ruleset_of(one.state), one.entry
        if not match.game.words.parts(ruleset, one.state, entry.submission, entry.ruling):
            yield f"entry {entry.submission.number}: nobody is asked for anything after: {one.line}"


@each_transcript
def test_a_transcript_is_right(path):
    """Nothing the referee says has changed, all of it is sentences, and after each line somebody is asked for
    something. `make golden` writes the changed rulings; read the difference before you commit it."""
    if wrong := [*faults(name_of(path), path.read_text(encoding="utf-8"), played(path))]:
        pytest.fail("\n".join(wrong), pytrace=False)


# how a wrong transcript is shown


ENTRIES = """uno standard to 500 | Ann Bob
# A short game.
deal: red 5
    2 upheld    uno.deal, uno.first-card
                The red 5 is the first card, and Bob plays first.
                -> Bob: Play red, a 5 or a wild, or draw.
      = Ann 7, Bob 7 | red 5 | pile 93 | Bob to play

Bob: red 7
    3 upheld    uno.play, uno.match
                The red 7 fits: it is red.
                -> Ann: Play red, a 7 or a wild, or draw.
      = Ann 7, Bob 6 | red 7 | pile 93 | Ann to play
"""


def test_a_transcript_that_agrees_has_no_difference():
    assert ENTRIES == play(ENTRIES).text
    assert "" == difference("uno/short", ENTRIES, ENTRIES)


def test_a_changed_ruling_is_shown_below_its_claim():
    """With its whole ruling, and no other one."""
    stored = ENTRIES.replace("it is red", "it is blue").replace("uno.play, uno.match", "uno.play")

    assert difference("uno/short", stored, play(stored).text).splitlines() == [
        "--- uno/short, as it is stored",
        "+++ uno/short, today",
        "@@ line 9 @@",
        " Bob: red 7",
        "-    3 upheld    uno.play",
        "-                The red 7 fits: it is blue.",
        "+    3 upheld    uno.play, uno.match",
        "+                The red 7 fits: it is red.",
        "                 -> Ann: Play red, a 7 or a wild, or draw.",
        "       = Ann 7, Bob 6 | red 7 | pile 93 | Ann to play",
    ]


def test_each_changed_ruling_is_shown():
    """Also one that is missing, and one that is too many."""
    missing = ENTRIES.replace("      = Ann 7, Bob 7 | red 5 | pile 93 | Bob to play\n", "")
    stored = missing.replace("# A short game.", "# A short game.\n   of Ann's")

    assert difference("uno/short", stored, play(stored).text).splitlines() == [
        "--- uno/short, as it is stored",
        "+++ uno/short, today",
        "@@ line 2 @@",
        " # A short game.",
        "-   of Ann's",
        "@@ line 4 @@",
        " deal: red 5",
        "     2 upheld    uno.deal, uno.first-card",
        "                 The red 5 is the first card, and Bob plays first.",
        "                 -> Bob: Play red, a 5 or a wild, or draw.",
        "+      = Ann 7, Bob 7 | red 5 | pile 93 | Bob to play",
    ]


def test_a_stored_line_that_is_missing_today_is_shown():
    assert difference("uno/short", ENTRIES + "Ann: red 8\n", ENTRIES).splitlines()[2:] == [
        "@@ line 14 @@",
        "-Ann: red 8",
    ]
    assert difference("uno/short", ENTRIES, ENTRIES + "Ann: red 8\n").splitlines()[2:] == [
        "@@ at the end @@",
        "+Ann: red 8",
    ]


def test_all_that_is_wrong_is_reported():
    """A changed ruling, sentences that are none, and lines after which nobody is asked for anything."""
    match = play(ENTRIES)
    words = SimpleNamespace(
        finding_sentence=lambda finding: Said("uno-because-of-a-bluff"), parts=lambda *asked: {}
    )
    game = SimpleNamespace(words=words, ruleset_of=match.game.ruleset_of, rulebook=match.game.rulebook)
    silent = replace(match, game=game)

    assert list(faults("uno/short", ENTRIES.replace("Bob 6", "Bob 5"), silent)) == [
        difference("uno/short", ENTRIES.replace("Bob 6", "Bob 5"), ENTRIES),
        "entry 1: match.opening is no sentence: 'Your Wild Draw Four was a bluff'",
        "entry 2: uno.deal is no sentence: 'Your Wild Draw Four was a bluff'",
        "entry 2: uno.first-card is no sentence: 'Your Wild Draw Four was a bluff'",
        "entry 3: uno.play is no sentence: 'Your Wild Draw Four was a bluff'",
        "entry 3: uno.match is no sentence: 'Your Wild Draw Four was a bluff'",
        "entry 2: nobody is asked for anything after: deal: red 5",
        "entry 3: nobody is asked for anything after: Bob: red 7",
    ]
    assert [] == list(faults("uno/short", ENTRIES, match))


@each_game
def test_every_game_has_transcripts(game):
    assert of(game)


@each_game
def test_every_article_is_shown_in_a_transcript(game):
    """Or says why it cannot be."""
    articles = {article.id for article in GAMES[game].rulebook.articles}

    assert set() == articles - cited(game) - set(NOT_RULED_ON.get(game, {}))


@each_game
def test_only_articles_of_the_rulebook_are_cited(game):
    assert set() == cited(game) - {article.id for article in GAMES[game].rulebook.articles}


@each_game
def test_what_is_excused_exists_and_is_not_shown(game):
    """An excuse that is no longer needed is taken out."""
    excused, known = NOT_RULED_ON.get(game, {}), {article.id for article in GAMES[game].rulebook.articles}

    assert set() == set(excused) - known
    assert set() == set(excused) & cited(game)
    assert all(reason.startswith("because ") for reason in excused.values())


@each_game
def test_every_chapter_is_shown_in_a_transcript(game):
    """A chapter added without a game that shows it is not done; an article may have another in its place."""
    shown = cited(game)
    shown |= {one.instead_of for one in GAMES[game].rulebook.articles if one.id in shown}

    assert [] == [name for name, articles in chapters(game).items() if not articles & shown]
