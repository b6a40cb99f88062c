"""Whole games as text: nothing the referee says has changed, and nothing is left out of them."""

import importlib
import pkgutil
import re
from functools import cache
from pathlib import Path

import pytest

from referee.games import GAMES
from referee.match.text.transcript import Transcript, claim_lines, read_opening
from referee.rulings.article import Article
from tests.golden import SCENARIOS, transcripts, written_anew

each_transcript = pytest.mark.parametrize(
    "path", transcripts(), ids=lambda path: str(path.relative_to(SCENARIOS).with_suffix(""))
)
each_game = pytest.mark.parametrize("game", GAMES)

NOT_RULED_ON: dict[str, dict[str, str]] = {
    "uno": {"uno.advice": "because it advises, and forbids nothing"},
    "golf": {"golf.advice": "because it advises, and forbids nothing"},
}
"""Articles that no transcript of a game can show: article id -> "because ..."."""

NO_CHAPTERS = ("rulebook", "deck", "rulesets", "game")
NO_RULES = ("text", "help")
"""Modules and rooms of a game that name articles and rule on nothing."""


@cache
def told(path: Path) -> Transcript:
    """The game of a transcript, played again."""
    text = path.read_text(encoding="utf-8")
    opening = read_opening(text.partition("\n")[0])
    transcript = Transcript(GAMES[opening.game], opening)
    for line in claim_lines(text):
        transcript.tell(line)
    return transcript


def cited(game: str) -> set[str]:
    """The articles that some ruling in some transcript of a game cites."""
    rulings = [entry.ruling for path in of(game) for entry in told(path).entries]
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


@each_transcript
def test_a_transcript_is_what_the_referee_says_today(path):
    """`make golden` writes it anew; the difference is to be read before it is committed."""
    assert path.read_text(encoding="utf-8").splitlines() == written_anew(path).splitlines()


@each_transcript
def test_every_sentence_is_a_sentence(path):
    """A full stop, and nothing left unfilled."""
    transcript = told(path)
    game = transcript.game
    for entry in transcript.entries:
        for finding in entry.ruling.findings:
            sentence = game.words.said(finding, transcript.name)

            assert re.fullmatch(r"[A-Z0-9][^{}]*\.", sentence) and "None" not in sentence


@each_transcript
def test_everybody_knows_what_to_do(path):
    """After every claim somebody is told something: a game that waits for nobody would be stuck."""
    again = Transcript(told(path).game, read_opening(path.read_text(encoding="utf-8").partition("\n")[0]))
    for line in claim_lines(path.read_text(encoding="utf-8")):
        entry = again.tell(line)
        ruleset = again.game.ruleset_of(again.state)

        assert again.game.words.say(ruleset, again.state, entry.submission, entry.ruling, again.name), line


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
