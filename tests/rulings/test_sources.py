"""Every source that is named anywhere is explained, and no other."""

import datetime
import re
from collections.abc import Iterator

from referee.games import GAMES
from referee.match.model.articles import description_of
from referee.match.model.rule_texts import lines_of_preset, reason_for_default, title_of_preset
from referee.message_compiler.reading import ENGLISH, read_folder
from referee.rulings.article import OURS
from referee.rulings.sources import DATE_OF_LAST_SOURCE_CHECK, SOURCES, SourceKind
from tests.languages.readers import keys_of_sources


def cited() -> Iterator[str]:
    """The keys that articles and options name."""
    for game in GAMES.values():
        for article in game.rulebook.articles:
            yield from article.sources
        for difference in game.differences:
            for option in difference.options:
                yield from option.sources


def test_what_is_cited_is_explained_and_nothing_else():
    """House rules are articles, and so are what they may cite."""
    assert set(cited()) == set(SOURCES)


def test_what_is_named_in_passing_is_explained_too():
    """In the reasons of a difference, and in presets."""
    told = [reason_for_default(game, one) for game in GAMES.values() for one in game.differences]
    for game in GAMES.values():
        for one in game.presets.values():
            told += [title_of_preset(game, one), *lines_of_preset(game, one)]

    keys = set(re.findall(r"\b[A-Z]{2,}[0-9]*\b|\bS[0-9]\b", " ".join(told)))
    assert set() == keys - {"UNO"} - set(SOURCES)


def test_each_has_its_message_and_there_are_no_others():
    assert keys_of_sources() == {key for key in read_folder(ENGLISH) if key.startswith("source-")}


def test_each_is_told_in_a_sentence_of_its_own():
    """For people who never saw it; by what it is, not by where we read it."""
    told = [description_of(source) for source in SOURCES.values()]

    assert all(re.fullmatch(r"[A-Z].{20,}\.", what) for what in told)
    assert not any(re.search(r"https?:|www|[/@#]", what) for what in told)
    assert len(told) == len(set(told))


def test_only_our_own_decisions_are_ours():
    assert [OURS] == [key for key, source in SOURCES.items() if source.kind is SourceKind.OURS]


def test_the_day_on_which_they_were_checked_is_a_day():
    assert datetime.date.fromisoformat(DATE_OF_LAST_SOURCE_CHECK)
