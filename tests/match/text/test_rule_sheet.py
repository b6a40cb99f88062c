"""What of a rulebook is in force at a table, and how it reads."""

import itertools
import re

import pytest

from referee.games import GAMES
from referee.games.uno.model.deck import CARD_EFFECT_BY_FACE, COPIES_BY_EDITION
from referee.languages.speech import tell
from referee.match.model.articles import description_of, heading_of, text_of, title_of
from referee.match.model.game import Game
from referee.match.model.rule_texts import question_of_difference
from referee.match.model.state import Rules
from referee.match.table.agreement import agreement_lines_after_title, complete_new_rules
from referee.match.text.rule_sheet import (
    WIDTH,
    in_force,
    said_first,
    sheet,
    where_in_force,
)
from referee.rulings.article import Article
from referee.rulings.sources import SOURCES

UNO, GOLF = GAMES["uno"], GAMES["golf"]
CHOICES = [
    *((game, Rules(preset)) for game in GAMES.values() for preset in game.presets),
    *(
        (game, Rules(differences={one.id: option.id}))
        for game in GAMES.values()
        for one in game.differences
        for option in one.options
    ),
    *((game, Rules(house_rules={rule.id: {}})) for game in GAMES.values() for rule in game.house_rules),
]
each_choice = pytest.mark.parametrize(
    ("game", "rules"),
    CHOICES,
    ids=[f"{game.name} {rules.preset} {rules.differences} {rules.house_rules}" for game, rules in CHOICES],
)


each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def articles(game: Game, rules: Rules, seats: int = 4) -> list[Article]:
    chapters = in_force(game, complete_new_rules(game, rules), seats)
    return [article for chapter in chapters for article in chapter.articles]


def ids(game: Game, rules: Rules) -> set[str]:
    return {article.id for article in articles(game, rules)}


def is_about_something(game: Game, rules: Rules, article: Article) -> bool:
    """Unlike what a special wild card does where the deck has none."""
    return not game.rulebook.articles_that_enable(article) or article in articles(game, rules)


# the whole rulebook


@each_game
def test_every_article_that_can_be_chosen_is_in_the_rulebook(game):
    offered = [
        article for one in game.differences for option in one.options for article in option.articles
    ] + [article for rule in game.house_rules for article in (rule.article, *rule.articles)]

    assert [] == [article.id for article in offered if game.rulebook[article.id] is not article]


@each_game
def test_what_stands_in_the_place_of_an_article_is_in_its_chapter(game):
    """After it, so that whoever reads the chapter finds both."""
    for article in game.rulebook.articles:
        if article.instead_of in game.rulebook:
            chapter = game.rulebook.chapter_of(article)
            standard = game.rulebook[article.instead_of]

            assert chapter.articles.index(standard) < chapter.articles.index(article)


@each_game
def test_every_chapter_can_be_named_and_read(game):
    for chapter in game.rulebook.chapters.values():
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", chapter.id)
        assert heading_of(chapter) and chapter.articles

    titles = [heading_of(chapter) for chapter in game.rulebook.chapters.values()]
    assert len(titles) == len(set(titles))


@each_game
def test_what_not_every_table_plays_by_says_so(game):
    """Each article that is not in force by the standard rules, and none other."""
    whole = {article.id for article in game.rulebook.articles}

    assert whole - ids(game, Rules()) == set(where_in_force(game))


@each_game
def test_an_article_that_some_tables_choose_says_instead_of_which(game):
    """By its title, with the question and the answer that put it in force."""
    said = where_in_force(game)
    for difference in game.differences:
        for option in difference.options[1:]:
            chosen = f"{question_of_difference(game, difference)} ({difference.id} {option.id})"
            for article in option.articles:
                standard = title_of(game.rulebook[article.instead_of])

                assert f'Some tables choose this instead of "{standard}". {chosen}' == said[article.id]
    assert all(f"(house {rule.id})" in said[rule.article.id] for rule in game.house_rules)


def test_an_article_about_a_special_card_says_which_deck_has_it():
    said = where_in_force(UNO)

    assert 'Only with "The deck: 112-swap".' == said["uno.wild-swap-hands"]
    assert 'Only with "The deck: 112-swap" or "Seven-zero".' == said["uno.swap"]


# what is in force


@each_choice
def test_what_the_judge_cites_is_in_force(game, rules):
    """Of every standard article the one that stands in its place under these rules, and not the other."""
    full, found = complete_new_rules(game, rules), articles(game, rules)
    ruleset = game.ruleset(full, 4)
    others = [
        article
        for article in game.rulebook.articles
        if ruleset.article_or_its_substitute(article) is not article
    ]

    assert [] == [article.id for article in others if article in found]
    cited = [
        one for one in map(ruleset.article_or_its_substitute, others) if is_about_something(game, full, one)
    ]
    assert [] == [article.id for article in cited if article not in found]


@each_choice
def test_what_was_chosen_is_in_force_and_nothing_else(game, rules):
    """Options and house rules that were not chosen are left out."""
    full, found = complete_new_rules(game, rules), articles(game, rules)
    for difference, option in itertools.chain.from_iterable(
        ((one, option) for option in one.options) for one in game.differences
    ):
        chosen = option.id == full.differences[difference.id]
        taken = difference.option_with_id(full.differences[difference.id]).articles
        told = [one for one in option.articles if is_about_something(game, full, one)]
        assert all((article in found) == chosen for article in told if article not in taken)
        assert not chosen or all(article in found for article in told)
    for rule in game.house_rules:
        assert (rule.article in found) == (rule.id in full.house_rules)


@each_choice
def test_no_two_articles_stand_in_one_place(game, rules):
    found = articles(game, rules)

    assert not {article.instead_of for article in found} & {article.id for article in found}
    assert len(found) == len(set(found))


def test_the_standard_rules_are_the_standard_articles():
    assert all(
        article.instead_of is None and ".house." not in article.id for article in articles(UNO, Rules())
    )


def test_a_reverse_that_does_nothing_between_two_is_told():
    """Its option says nothing to the judge but in a row of a chart."""
    found = ids(UNO, Rules(differences={"reverse-for-two": "nothing"}))

    assert ("uno.reverse.two-players" in found, "uno.reverse.two-players.nothing" in found) == (False, True)


def test_what_a_house_rule_settles_decides_which_of_its_articles_are_in_force():
    swaps = ids(UNO, Rules(house_rules={"seven-zero": {}}))
    calls = ids(UNO, Rules(house_rules={"seven-zero": {"must_call": True}}))

    assert ("uno.swap" in swaps, "uno.house.seven-zero.call" in swaps) == (True, False)
    assert ("uno.swap" in calls, "uno.house.seven-zero.call" in calls) == (False, True)


def test_a_house_rule_left_out_of_a_preset_is_not_in_force():
    assert "uno.house.stacking" not in ids(UNO, Rules("family", house_rules={"stacking": None}))


def test_a_house_rule_in_the_place_of_an_article_has_no_chapter_beside_it():
    rules = Rules(house_rules={"last-turns": {}, "symbols-match": {}})
    chapters = in_force(GOLF, complete_new_rules(GOLF, rules), 4)

    assert "last-turns" not in [chapter.id for chapter in chapters]
    assert "symbols-match" in [chapter.id for chapter in chapters]


DECKS = [str(option.id) for one in UNO.differences if one.id == "deck" for option in one.options]


@pytest.mark.parametrize("edition", DECKS)
def test_of_the_cards_only_those_in_the_deck_are_spoken_of(edition):
    """What a face does is in force where the deck has it."""
    found = ids(UNO, Rules(differences={"deck": edition}))
    faces = {card.face for card in COPIES_BY_EDITION[edition]}

    assert {action.article.id for face, action in CARD_EFFECT_BY_FACE.items() if face in faces} <= found
    assert (
        not {action.article.id for face, action in CARD_EFFECT_BY_FACE.items() if face not in faces} & found
    )


@pytest.mark.parametrize("worth", [40, 50])
def test_what_special_cards_are_worth_is_said_where_there_are_some(worth):
    """Neither as an article nor as a question where the deck has none."""
    difference = next(one for one in UNO.differences if one.id == "special-wild-points")
    question = question_of_difference(UNO, difference)
    for edition in DECKS:
        rules = complete_new_rules(UNO, Rules(differences={"deck": edition, "special-wild-points": worth}))
        told = any(question in line for line in agreement_lines_after_title(UNO, rules))
        found = {"uno.points.special", "uno.points.special.50"} & ids(UNO, rules)

        assert (edition != "108", edition != "108") == (told, bool(found))


def test_the_rulebook_of_the_classic_deck_names_no_special_card():
    text = " ".join(page_of(UNO, Rules()))

    assert not any(word in text for word in ("Customizable", "Swap Hands", "Shuffle Hands", "special"))


def test_swapping_is_spoken_of_where_something_swaps():
    """A card of the deck, or a seven."""
    for rules, swaps in (
        (Rules(), False),
        (Rules(differences={"deck": "112"}), False),
        (Rules(differences={"deck": "112-swap"}), True),
        (Rules(house_rules={"seven-zero": {}}), True),
        (Rules(house_rules={"seven-zero": None}), False),
    ):
        assert swaps == ("uno.swap" in ids(UNO, rules)), rules
    assert "uno.house.seven-zero.call" in ids(UNO, Rules(house_rules={"seven-zero": {"must_call": True}}))


# how it reads


def page_of(game: Game, rules: Rules) -> list[str]:
    full = complete_new_rules(game, rules)
    return list(sheet("A title", said_first(full, ["Agreed."]), in_force(game, full, 4)))


@each_game
def test_the_whole_rulebook_says_of_an_article_where_it_is_in_force(game):
    """Between its title and its text."""
    said = where_in_force(game)
    page = sheet("A title", [], list(game.rulebook.chapters.values()), said)
    text = re.sub(r"\s+", " ", " ".join(page))

    assert all(
        f"{said.get(one.id, title_of(one))} {text_of(one)}" in text
        for one in game.rulebook.articles
        if (one.id in said or title_of(one) != heading_of(game.rulebook.chapter_of(one)))
    )


@each_choice
def test_a_page_holds_every_article_and_fits_the_paper(game, rules):
    """Each with its sources, which are explained at its end."""
    page = page_of(game, rules)
    text = re.sub(r"\s+", " ", " ".join(page))

    assert max(map(len, page)) <= WIDTH
    for article in articles(game, rules):
        assert (
            f"{title_of(article)} " in text and f"{text_of(article)} ({', '.join(article.sources)})" in text
        )
    for key in {key for article in articles(game, rules) for key in article.sources}:
        assert f"- {key}: {description_of(SOURCES[key])}" in text


def test_a_page_begins_with_what_was_agreed():
    page = page_of(UNO, Rules())

    assert ["A title", "=======", "Agreed.", "", "Opening a match", "---------------"] == page[:6]
    assert page.index("Calling UNO") < page.index("Who says so")


def test_a_page_says_what_counts_where_house_rules_are_played():
    count = tell("sheet-house-rules-count", {})

    assert count in page_of(UNO, Rules("family"))
    assert count not in page_of(UNO, Rules())


def test_a_chapter_about_one_thing_is_not_titled_twice():
    """Nor is one that begins with what it is named after."""
    assert 1 == page_of(UNO, Rules()).count("Calling UNO")
    assert 1 == page_of(UNO, Rules(house_rules={"jump-in": {}})).count("Jump-in")
