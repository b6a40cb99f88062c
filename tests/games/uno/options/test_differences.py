"""Where the sources disagree: every option is shown in a transcript, and turns a ruling."""

from collections import Counter
from pathlib import Path

import pytest

from referee.games.uno.game import UNO
from referee.games.uno.options.differences import DIFFERENCES
from referee.games.uno.options.rulesets import RULEBOOK, STANDARD, ruleset
from referee.match.model.rule_texts import question_of_difference, reason_for_default, text_of_option
from referee.match.model.state import Rules
from referee.rulings.differences import Difference, Option
from tools.transcripts import SCENARIOS, Judged, judged

FOLDER = SCENARIOS / "uno" / "differences"

each_difference = pytest.mark.parametrize("difference", DIFFERENCES, ids=lambda one: one.id)
every_option = [option for one in DIFFERENCES for option in one.options]
each_option = pytest.mark.parametrize(
    ("difference", "option"),
    [(one, option) for one in DIFFERENCES for option in one.options],
    ids=lambda one: str(one.id),
)
each_other_option = pytest.mark.parametrize(
    ("difference", "option"),
    [(one, option) for one in DIFFERENCES for option in one.options[1:]],
    ids=lambda one: str(one.id),
)


def files(difference: Difference) -> list[Path]:
    """Its transcript; the ways of scoring have one each, for once a round is scored the way stays, and so
    have those of what comes at once, for their lines tell which entries a phone had seen."""
    name = difference.id.replace("-", "_")
    several = FOLDER.glob(f"{name}_*.txt") if difference.id in ("scoring", "at-once") else ()
    return [path for path in (FOLDER / f"{name}.txt", *sorted(several)) if path.exists()]


def shown(difference: Difference, option: Option) -> list[Judged]:
    """What is ruled in its transcripts while this option is in force."""
    rulings = [ruling for path in files(difference) for ruling in judged(path)]
    return [one for one in rulings if one.rules.differences[difference.id] == option.id]


def is_another_ruling(one: Judged, usual: list[Judged], option: Option) -> bool:
    """Whether the verdict is another one, or the option is cited and articles or events are others."""
    if one.entry.ruling.verdict not in {other.entry.ruling.verdict for other in usual}:
        return True
    cites = {article.id for article in option.articles} & set(one.articles)
    return bool(cites) and what_is_ruled(one) not in map(what_is_ruled, usual)


def what_is_ruled(one: Judged) -> tuple:
    return one.articles, tuple(event.tag for event in one.entry.ruling.events)


# transcripts


@each_difference
def test_a_difference_has_a_transcript(difference):
    assert files(difference)


def test_every_transcript_is_of_a_difference():
    assert set(FOLDER.glob("*.txt")) == {path for one in DIFFERENCES for path in files(one)}


@each_difference
def test_the_default_is_shown_with_its_articles(difference):
    """So that the option can be held against it."""
    cited = {article for one in shown(difference, difference.default_option) for article in one.articles}

    assert set() == {article.id for article in difference.default_option.articles} - cited


@each_other_option
def test_an_option_is_shown_with_an_article_of_its_own(difference, option):
    cited = {article for one in shown(difference, option) for article in one.articles}

    assert {article.id for article in option.articles} & cited


@each_other_option
def test_an_option_turns_a_ruling(difference, option):
    """A line that is judged by default too gets another verdict, or an article of the option decides."""
    usual: dict[str, list[Judged]] = {}
    for one in shown(difference, difference.default_option):
        usual.setdefault(one.line, []).append(one)
    turned = [
        one.line
        for one in shown(difference, option)
        if one.line in usual and is_another_ruling(one, usual[one.line], option)
    ]

    assert turned


@each_other_option
def test_the_default_does_not_cite_the_option(difference, option):
    """An article stands in force only where its option was chosen."""
    cited = {article for one in shown(difference, difference.default_option) for article in one.articles}

    assert set() == {article.id for article in option.articles} & cited


@each_other_option
def test_the_option_does_not_cite_the_default(difference, option):
    """What an article stands instead of is not cited beside it."""
    cited = {article for one in shown(difference, option) for article in one.articles}

    assert set() == {article.instead_of for article in option.articles} & cited


# the catalog


def test_differences_have_an_id_of_their_own():
    assert [] == [name for name, many in Counter(one.id for one in DIFFERENCES).items() if many > 1]


@each_difference
def test_options_have_an_id_of_their_own(difference):
    """Also where they are spelled alike: 4 and "4" would be one in a line of text."""
    spelled = [str(option.id) for option in difference.options]

    assert len(spelled) == len(set(spelled)) > 1


@each_difference
def test_a_difference_is_a_question_with_a_reason(difference):
    assert question_of_difference(UNO, difference).endswith("?")
    assert reason_for_default(UNO, difference).endswith(".")


@each_option
def test_an_option_is_a_sentence(difference, option):
    text = text_of_option(UNO, difference, option)

    assert text[0].isupper() or text[0].isdigit()
    assert text.endswith(".")


@each_option
def test_an_option_says_who_says_so(difference, option):
    """Itself, and each of its articles."""
    assert option.sources
    assert [] == [article.id for article in option.articles if not article.sources]


def test_an_article_belongs_to_one_option():
    many = Counter(article.id for option in every_option for article in option.articles)

    assert [] == [article for article, options in many.items() if options > 1]


@each_other_option
def test_an_article_of_an_option_is_in_the_rulebook(difference, option):
    """And stands instead of one that is."""
    assert option.articles
    for article in option.articles:
        assert article.id in RULEBOOK
        assert article.instead_of in RULEBOOK


@each_difference
def test_the_default_changes_nothing(difference):
    """The standard rules take it already."""
    assert STANDARD is difference.default_option.amend(STANDARD)


@each_other_option
def test_an_option_can_be_chosen_alone(difference, option):
    """And the rules are others by it."""
    rules = Rules(differences={difference.id: option.id})

    assert ruleset(Rules(), 4) != ruleset(rules, 4)


def test_any_two_options_can_be_chosen_together():
    """No two of them stand in each other's way."""
    others = [(one, option) for one in DIFFERENCES for option in one.options[1:]]
    for one, option in others:
        for other, second in others:
            if one is not other:
                ruleset(Rules(differences={one.id: option.id, other.id: second.id}), 4)
