"""Cards owed, and short piles: docs/rules/uno.md 22-25; evidence.md 5.1; disputes.md 1-9, 59-61."""

import pytest

from referee.games.uno.model.state import Round
from referee.games.uno.rules.owed_cards import cite_short_pile, shuffle_if_short
from referee.kit.cards import Card, card_with_printed_name
from tests.games.uno.options.house.playing import playing_by
from tests.table import agreed, table_of

ABC = "Ann Bob Cat"
DRAW_TWO = ("deal: red 5", "Bob: red draw two")
DRAW_FOUR = ("deal: red 5", "Bob: wild draw four, blue")


@pytest.mark.parametrize(("card", "count"), [("red draw two", 2), ("wild draw four, blue", 4)])
def test_what_is_owed_is_a_debt_until_it_is_drawn(card, count):
    """The hand has not grown yet."""
    table = table_of(ABC, "deal: red 5", f"Bob: {card}")

    assert (f"Cat {count}", "Ann 7, Bob 6, Cat 7") == (table.owes, table.hands)


@pytest.mark.parametrize(("line", "count"), [("Cat: draws", 2), ("Cat: draws 2", 2)])
def test_what_is_owed_is_drawn_and_the_turn_missed(line, count):
    table = table_of(ABC, *DRAW_TWO, line)

    assert ("upheld", ["uno.owed"]) == (table.verdict, table.articles)
    assert "Cat had to draw two cards and has drawn them." == table.sentence
    assert (None, 7 + count, "Ann") == (table.owes, table.round.hands[2], table.turn)
    assert "You miss this turn." == table.say["Cat"]


def test_four_are_drawn_for_a_wild_draw_four():
    table = table_of(ABC, *DRAW_FOUR, "Cat: draws")

    assert ("Ann 7, Bob 6, Cat 11", "Ann") == (table.hands, table.turn)


@pytest.mark.parametrize(("count", "said"), [(0, "none"), (1, "one"), (3, "three")])
def test_neither_more_nor_fewer_are_drawn(count, said):
    table = table_of(ABC, *DRAW_TWO, f"Cat: draws {count}")

    assert ("refused", ["uno.owed"]) == (table.verdict, table.broken)
    assert f"Cat has to draw two cards, not {said}." == table.sentence
    assert ("Cat 2", 7) == (table.owes, table.round.hands[2])


ANSWERS = {
    "1: a Draw Two on a Draw Two": (DRAW_TWO, "blue draw two"),
    "1: not even of its color": (DRAW_TWO, "red draw two"),
    "2: a Wild Draw Four on a Draw Two": (DRAW_TWO, "wild draw four, green"),
    "3: a Draw Two on a Wild Draw Four": (DRAW_FOUR, "blue draw two"),
    "4: a Wild Draw Four on another": (DRAW_FOUR, "wild draw four, green"),
    "6: a Skip against a Draw Two": (DRAW_TWO, "red skip"),
    "7: a Skip against a Wild Draw Four": (DRAW_FOUR, "blue skip"),
    "8: a Reverse against a Draw Two": (DRAW_TWO, "red reverse"),
    "9: a Wild against a Wild Draw Four": (DRAW_FOUR, "wild, red"),
    "any other card": (DRAW_TWO, "red 7"),
}


@pytest.mark.parametrize(("lines", "card"), ANSWERS.values(), ids=ANSWERS)
def test_no_card_answers_a_debt(lines, card):
    """By the number of the dispute."""
    table = table_of(ABC, *lines, f"Cat: {card}")

    assert ("refused", ["uno.owed"]) == (table.verdict, table.broken)
    assert table.sentence.endswith("misses the turn. No card can be played instead.")
    assert table.owes in ("Cat 2", "Cat 4")


def test_where_some_cards_answer_a_debt_any_other_is_refused_for_that():
    table = playing_by("house stacking", ABC, *DRAW_TWO, "Cat: red 7")

    assert ("refused", {"seat": 2, "count": 2, "answers": True}) == (
        table.verdict,
        dict(table.ruling.findings[0].facts),
    )


def test_no_card_of_the_turn_was_drawn_by_who_owes_cards():
    """The table lets the card count all the same: it came out of the hand."""
    table = table_of(ABC, *DRAW_TWO, *agreed("Cat: red 7, drawn", 4))

    assert ("Ann 7, Bob 6, Cat 6", None, "Ann") == (table.hands, table.owes, table.turn)


def test_who_owes_is_told_to_take_the_card_back_and_draw():
    """Not that there is no penalty, right before the cards to draw."""
    table = table_of(ABC, *DRAW_TWO, "Cat: blue draw two")

    says = "Take the blue draw two back. Draw two cards and miss your turn."
    assert says == table.say["Cat"]


def test_the_next_one_may_lay_a_draw_two_of_his_own():
    """Once the first was drawn for; two fresh ones for the next: dispute 5."""
    table = table_of(ABC, *DRAW_TWO, "Cat: draws", "Ann: blue draw two")

    assert ("upheld", "Bob 2") == (table.verdict, table.owes)


def test_a_debt_counts_as_drawn_when_play_goes_on():
    table = table_of(ABC, *DRAW_TWO, "Ann: red 7")

    assert "uno.owed.undisputed" in table.articles
    assert ("Ann 6, Bob 6, Cat 9", None, "Bob") == (table.hands, table.owes, table.turn)


def test_a_debt_drawn_in_silence_may_follow_another():
    """Ann lays another Draw Two at once, so Cat's two have been drawn and Bob owes."""
    table = table_of(ABC, *DRAW_TWO, "Ann: red draw two")

    assert ("Ann 6, Bob 6, Cat 9", "Bob 2") == (table.hands, table.owes)


def test_others_draw_only_once_the_debtor_has():
    """Ann's draw is her own turn: Cat's two cards count as drawn before."""
    table = table_of(ABC, *DRAW_TWO, "Ann: draws")

    assert "Ann 8, Bob 6, Cat 9" == table.hands


def test_who_draws_cards_owed_ends_no_time_to_catch_but_that_of_others():
    """Bob, who has one card himself, draws the two for Ann's card: nothing is said of anybody else."""
    rules, lines = "missed-turn draw-closes, catch-until next-draw", ("count Bob: 2", "Bob: red 7")
    table = playing_by(rules, "Ann Bob", "deal: red 5", *lines, "Ann: red draw two", "Bob: draws")

    assert ["uno.owed"] == table.articles


def test_a_debt_waits_for_the_color():
    table = table_of(ABC, "deal: red 5", "Bob: wild draw four", "Cat: draws")

    assert ("refused", ["uno.color.owed"]) == (table.verdict, table.broken)
    assert "upheld" == table.report("Bob: names blue", "Cat: draws").verdict


# the pile


def nearly_all_dealt(pile: int) -> tuple[str, ...]:
    """A deal that leaves so many cards in the pile; Ann begins to the right, Cat is next."""
    return agreed(f"deal: red reverse; Ann 35, Bob 36, Cat {36 - pile}")


def test_the_pile_is_what_is_neither_discarded_nor_held():
    table = table_of(ABC, "deal: red 5", "Bob: red 7", "Cat: draws", "Cat: red 1")

    assert (85, 3) == (table.round.draw_pile, len(table.round.discards))
    assert 108 == table.round.draw_pile + len(table.round.discards) + sum(table.round.hands)


def test_a_pile_that_just_suffices_is_not_shuffled():
    table = table_of(ABC, *nearly_all_dealt(2), "Ann: red draw two", "Cat: draws")

    assert ["uno.owed"] == table.articles
    assert (0, 2) == (table.round.draw_pile, len(table.round.discards))


def test_a_short_pile_is_filled_up_with_the_discards():
    """All but the top card: dispute 59. One is left, one is wanted more, one lies under the top."""
    table = table_of(ABC, *nearly_all_dealt(1), "Ann: red draw two", "Cat: draws")

    assert "uno.pile.short" in table.articles
    short = "Draw it. Shuffle all discards except the top one into a new draw pile. Then draw one more."
    assert f"The draw pile has only one card. {short}" in table.sentences
    assert (37, 0, 1) == (table.round.hands[2], table.round.draw_pile, len(table.round.discards))
    assert "red draw two" == table.round.top.name
    assert {"seat": 2, "count": 2, "drawn": 2} == dict(table.ruling.findings[0].facts)


def test_a_debt_larger_than_what_is_left_lapses_in_part():
    """One card is to be had instead of two: disputes 60 and 61. The turn is missed all the same."""
    table = table_of(ABC, *nearly_all_dealt(0), "Ann: red draw two", "Cat: draws")

    assert "uno.pile.dry" in table.articles
    assert "Only one card is left: draw it, and then you are done." in table.sentences
    assert (37, None, "Bob") == (table.round.hands[2], table.owes, table.turn)


@pytest.mark.parametrize(("count", "verdict"), [(1, "upheld"), (2, "refused"), (0, "refused")])
def test_of_a_dry_pile_as_many_are_drawn_as_there_are(count, verdict):
    table = table_of(ABC, *nearly_all_dealt(0), "Ann: red draw two", f"Cat: draws {count}")

    assert verdict == table.verdict


def test_a_dry_pile_is_dry_for_a_debt_drawn_in_silence_too():
    table = table_of(ABC, *nearly_all_dealt(0), "Ann: red draw two", "Bob: red 7")

    assert {"uno.owed.undisputed", "uno.pile.dry"} <= set(table.articles)
    assert "Ann 34, Bob 35, Cat 37" == table.hands


def test_a_wild_shuffled_into_the_pile_forgets_its_color():
    """The color in force is that of the card on top."""
    table = table_of(ABC, *nearly_all_dealt(0), "Ann: wild, blue", "Cat: draws, keeps", "Bob: blue 5")

    assert "upheld" == table.verdict
    assert ("blue", ["wild", "blue 5"]) == (
        table.round.color,
        [card.name for card in table.round.discards],
    )


def pile_of(cards: int, discards: int) -> Round:
    """A round with so many cards in the pile and so many discards."""
    lying = (Card("5", "red"),) * discards
    return Round(deck=108, hands=(108 - cards - discards,), discards=lying)


@pytest.mark.parametrize(
    ("pile", "discards", "wanted", "drawable", "shuffles", "articles"),
    [
        (4, 1, 4, 4, False, None),
        (4, 9, 4, 12, False, None),
        (3, 9, 4, 11, True, "uno.pile.short"),
        (0, 5, 4, 4, True, "uno.pile.short"),
        (0, 4, 4, 3, True, "uno.pile.short uno.pile.dry"),
        (3, 1, 4, 3, False, "uno.pile.dry"),
        (0, 1, 1, 0, False, "uno.pile.dry"),
        (0, 2, 6, 1, True, "uno.pile.short uno.pile.dry"),
    ],
)
def test_what_a_pile_gives(pile, discards, wanted, drawable, shuffles, articles):
    """It takes one shuffle at most, and only if something lies under the top card."""
    round = pile_of(pile, discards)

    assert (pile, drawable) == (round.draw_pile, round.drawable_card_count)
    assert shuffles == bool(shuffle_if_short(round, wanted))
    assert (articles or "").split() == [finding.article for finding in cite_short_pile(round, wanted)]


def test_the_top_card_is_the_last_one():
    assert "blue 7" == Round(108, (7, 7), (Card("5", "red"), card_with_printed_name("blue 7"))).top.name


def piles(pile, *discards):
    """Three people, so many cards in the pile, and these cards under the top card; Ann is to play."""
    held = 108 - 1 - pile
    hands = f"Ann {held // 3}, Bob {held // 3 + 1}, Cat {held - 2 * (held // 3) - 1}"
    return (*agreed(f"deal: red 5; {hands}"), *discards)


FOUR = piles(2, "Bob: red 6", "Cat: red 7", "Ann: red 8", "Bob: red 9", "Cat: red 1")


def test_what_is_owed_is_drawn_before_the_shuffle_and_after_it():
    """Dispute 61: two lie in the pile, and two more come from the discards."""
    table = table_of(ABC, *FOUR, "Ann: wild draw four, blue", "Bob: draws")

    assert ["uno.owed", "uno.pile.short"] == table.articles[:2]
    short = "Draw them. Shuffle all discards except the top one into a new draw pile. Then draw two more."
    assert f"The draw pile has only two cards. {short}" in table.sentences
    assert {"wanted": 4, "pile": 2, "rest": 2} == dict(table.ruling.findings[1].facts)
    assert (4, 4) == (table.round.draw_pile, table.round.hands[1] - (35 + 1 - 2))


def test_the_rest_lapses_only_when_both_piles_are_dry():
    few = piles(1, "Bob: red 6", "Cat: wild draw four, red")
    table = table_of(ABC, *few, "Ann: draws")

    assert ["uno.owed", "uno.pile.short", "uno.pile.dry"] == table.articles
    assert "Ann has drawn three of the four cards: no more are left." == table.sentence
    assert "Only three cards are left: draw them, and then you are done." == table.sentences[2]
    assert (0, 1) == (table.round.draw_pile, len(table.round.discards))


@pytest.mark.parametrize(("count", "verdict"), [(3, "upheld"), (4, "refused"), (2, "refused")])
def test_the_number_told_is_what_both_piles_give(count, verdict):
    few = piles(1, "Bob: red 6", "Cat: wild draw four, red")

    assert verdict == table_of(ABC, *few, f"Ann: draws {count}").verdict


@pytest.mark.parametrize("pile", [1, 2])
def test_the_last_card_of_a_pile_is_drawn_and_played_without_a_shuffle(pile):
    table = table_of(ABC, *piles(pile, "Bob: red 6", "Cat: red 7"), "Ann: red 4, drawn")

    assert ("upheld", pile - 1, ["uno.play", "uno.match"]) == (
        table.verdict,
        table.round.draw_pile,
        table.articles,
    )


def test_a_short_pile_is_cited_for_cards_that_the_table_lets_somebody_draw():
    table = table_of(ABC, *FOUR, "Ann: draws 3")
    drawn = table.number

    assert "uno.pile.short" in table.report(f"allow {drawn}").now(drawn)


def test_who_is_caught_is_told_of_a_short_pile_too():
    table = playing_by("late-uno-penalty 4", ABC, *piles(1, "Bob: red 6", "Cat: red 7", "count Ann: 2"))
    pile = table.round.draw_pile

    table.report(f"count Bob: {table.round.hands[1] + pile - 1}", "Ann: red 8", "caught: Ann")

    assert ["uno.catch.4", "uno.pile.short"] == table.articles
    assert 5 == table.round.hands[0]
