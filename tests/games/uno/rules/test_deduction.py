"""What the cards on the table prove: docs/rules/evidence.md."""

import pytest

from referee.games.uno.model.events import CardShownInHand
from referee.games.uno.model.state import InHand
from referee.games.uno.options.rulesets import evolve
from referee.kit.cards import card_with_printed_name
from referee.kit.seats import Seat
from tests.games.uno.options.house.playing import playing_by
from tests.table import Table, agreed, table_of

ABC = "Ann Bob Cat"
BLUFF = (
    *("deal: red 5", "Bob: wild draw four, blue", "Cat: draws 4", "Ann: blue 5"),
    *("Bob: blue 7", "Cat: red 7", "Ann: red 8"),
)
"""The Wild Draw Four of entry 3 was laid on red; Bob has drawn nothing since and is to play on red."""
SHOWN = ("deal: red 5", "Cat: red 9", "Bob: red 1", "Cat: wild draw four, blue")
"""A refused claim has shown that Cat holds a red card."""
HUGE = (*agreed("deal: red 5; Ann 2, Bob 2, Cat 90"), "Bob: red 1")
"""Cat holds a red card: so many others there are not."""
SEEN_THROUGH = (*HUGE, "Cat: wild draw four, blue")
FEW = (
    *("deal: red 5", "count Bob: 3"),
    *("Bob: red 1", "Cat: red 4", "Ann: red 7"),
)
"""Bob has two cards and is to play on red 7."""


# a card that cannot be there


@pytest.mark.parametrize(
    "lines",
    [
        ("deal: red 5", "Bob: red 5", "Cat: red 5"),
        ("deal: red 0", "Bob: red 0"),
        ("deal: red skip", "Cat: red skip", "Bob: red skip"),
        (
            "deal: red 5",
            *("Bob: wild, red", "Cat: wild, red", "Ann: wild, red", "Bob: wild, red"),
            "Cat: wild, red",
        ),
    ],
)
def test_one_more_than_the_deck_holds_is_refused(lines):
    """A third red 5: this or an earlier entry is wrong, so the people may let it count."""
    table = table_of(ABC, *lines)

    assert ("refused", ["uno.deduction.card"]) == (table.verdict, table.articles)
    assert f"allow {table.number}" == table.fix
    assert table.sentence.endswith("If an earlier card was entered wrongly, correct it first.")


def test_as_many_as_the_deck_holds_may_be_laid():
    assert "upheld" == table_of(ABC, "deal: red 5", "Bob: red 5").verdict


def test_a_card_that_is_known_to_be_in_a_hand_is_in_no_other():
    """So two red 9 are known of, with the one Cat holds, and a third cannot be."""
    table = table_of(ABC, "deal: red 5").knows("Cat: red 9")
    table.report("Bob: red 1", "Cat: red 2", "Ann: red 9", "Bob: red 9")

    assert ("refused", "uno.deduction.card") == (table.verdict, table.article)


def test_a_card_that_only_a_refused_claim_has_shown_may_be_elsewhere():
    """The claim may have been a mistake, so the third red 9 stands, and the claim is named."""
    table = table_of(ABC, "deal: red 5", "Cat: red 9", "Bob: red 1", "Cat: red 2", "Ann: red 9", "Bob: red 9")

    assert ("stands", ["uno.deduction.slip"]) == (table.verdict, table.articles[:1])
    assert {"by": 2, "shown": "red 9", "entry": 3} == dict(table.ruling.findings[0].facts)


def test_who_showed_it_may_lay_it():
    table = table_of(ABC, "deal: red 5", "Cat: red 9", "Bob: red 1", "Cat: red 9")

    assert "upheld" == table.verdict
    assert () == table.round.in_hands


def test_a_card_shown_twice_is_one_card():
    table = table_of(ABC, "deal: red 5", "Cat: red 9", "Cat: red 9", "Bob: red 9")

    assert "upheld" == table.verdict


def test_what_cannot_be_there_was_not_seen_there():
    """A refused third red 5 gives nobody a red 5."""
    table = table_of(ABC, "deal: red 5", "Bob: red 5", "Cat: red 5")

    assert () == table.round.in_hands


# a slip of the thumb


def test_a_card_refused_of_one_and_laid_next_by_another_was_a_slip():
    """Cat was tapped for Bob: there is one red 0, and Bob lays it."""
    table = table_of(ABC, "deal: red 5", "Cat: red 0", "Bob: red 0")

    assert ("upheld", ["uno.play", "uno.match", "uno.deduction.slip"]) == (table.verdict, table.articles)
    assert (
        "The red 0 is Bob's. It was entered for Cat by mistake, and that is corrected now." in table.sentences
    )
    assert () == table.round.in_hands


@pytest.mark.parametrize("between", ["note: hm", "Cat: red 0", "Ann: red 0", "caught: Ann"])
def test_what_is_no_act_comes_between_a_slip_and_its_card(between):
    assert "upheld" == table_of(ABC, "deal: red 5", "Cat: red 0", between, "Bob: red 0").verdict


def test_a_slip_is_forgotten_where_what_was_open_is_closed_by_the_card():
    """Bob has drawn and kept; Ann was tapped for Cat."""
    table = table_of(ABC, "deal: red 5", "Bob: draws", "Ann: red 0", "Cat: red 0")

    assert ("upheld", ()) == (table.verdict, table.round.in_hands)


def test_a_slip_proves_nobody_guilty_once_it_is_forgotten():
    lines = ("deal: red 5", "Cat: red 9", "Bob: red 9", "Cat: wild draw four, blue", "Ann: challenges")
    table = table_of(ABC, *lines)

    assert "Cat" == table.name(table.round.challenged)


def test_a_card_taken_back_is_laid_later():
    """Bob's red 7 did not go on a blue card; on a red one it does."""
    lines = ("deal: red 5", "Bob: blue 7", "Bob: wild, blue", "Cat: blue 7", "Ann: red 7")
    table = table_of(ABC, *lines, "Bob: blue 7")

    assert "upheld" == table.report("Cat: blue 1").verdict


def test_a_phone_may_offer_a_card_that_was_a_slip_of_another():
    table = table_of(ABC, "deal: red 5", "Cat: red 0")

    assert {"claim": "uno.play", "seat": 1, "card": "red 0"} in [one["claim"] for one in table.may]


# a slip that nobody noticed

UNNOTICED = ("deal: red 5", "Cat: red 0", "Bob: red 1", "Cat: red 2", "Ann: red 0")
"""Entry 3 shows the one red 0 in Cat's hand; Ann has it."""
AGAINST = "We accept it, although {} showed the {} before."
DOUBT = "That card was refused, so perhaps it was a mistake."


def test_a_card_stands_against_a_refused_claim_and_names_it():
    table = table_of(ABC, *UNNOTICED)
    named = table.ruling.findings[0]

    assert ("stands", "uno.deduction.slip", None) == (table.verdict, table.article, table.fix)
    assert ("unseen", {"by": 2, "shown": "red 0", "entry": 3}) == (named.weight, dict(named.facts))
    assert f"{AGAINST.format('Cat', 'red 0')} {DOUBT}" == table.sentence


def test_everything_goes_on_from_there():
    table = table_of(ABC, *UNNOTICED)

    assert ("red 0", "Bob", "Ann 6, Bob 6, Cat 6") == (table.round.top.name, table.turn, table.hands)


def test_another_card_that_was_seen_later_is_not_named():
    table = table_of(ABC, *UNNOTICED[:3], "Bob: green 9", *UNNOTICED[3:])

    assert (3, "red 0") == tuple(table.ruling.findings[0].facts[fact] for fact in ("entry", "shown"))


def test_the_claim_that_it_stands_against_is_forgotten():
    """The card is on the discards, and it is named no more."""
    table = table_of(ABC, *UNNOTICED)

    assert ("uno.slip-forgotten", ()) == (table.events[0], table.round.in_hands)
    assert "upheld" == table.report("Bob: red 3").verdict


def test_a_certain_card_is_not_forgotten_with_it():
    table = table_of(ABC, "deal: red 5").knows("Cat: blue 4").report(*UNNOTICED[1:])

    assert "stands" == table.verdict
    assert ["blue 4"] == [one.card.name for one in table.round.in_hands]


def test_a_claim_that_shows_the_same_card_again_may_be_the_right_one():
    """Or both were mistakes: Bob has the one red 0. Each is forgotten, and the newest is named."""
    table = table_of(ABC, "deal: red 5", "Cat: red 0", "Ann: red 0", "Bob: red 1", "Cat: red 2")
    assert [3, 4] == [one.entry for one in table.round.in_hands]

    table.report("Ann: red 3", "Bob: red 0")
    assert ("stands", 4) == (table.verdict, table.ruling.findings[0].facts["entry"])
    assert 2 == table.events.count("uno.slip-forgotten")
    assert () == table.round.in_hands


def test_who_has_shown_a_card_as_another_did_lays_it():
    table = table_of(ABC, "deal: red 5", "Cat: red 0", "Ann: red 0", "Bob: red 1", "Cat: red 2", "Ann: red 0")

    assert ("stands", 3) == (table.verdict, table.ruling.findings[0].facts["entry"])
    assert () == table.round.in_hands


def test_a_correction_of_the_mistake_leaves_nothing_to_name():
    """What the table puts right itself: everything else stays."""
    table = table_of(ABC, *UNNOTICED, "correct 3: note: slip")

    assert {3: "upheld", 6: "upheld"} == table.changed
    assert ("red 0", "Bob", "Ann 6, Bob 6, Cat 6") == (table.round.top.name, table.turn, table.hands)


def test_a_card_that_counts_is_not_taken_for_one_that_was_refused():
    """An older release refused Ann's card, and the table has played on without it."""
    table = table_of(ABC, *UNNOTICED[:-1], "Ann: red 7", "correct 3: note: slip")

    assert ({3: "upheld"}, ()) == (table.changed, table.ruling.now_lawful)
    assert ("red 7", "Bob") == (table.round.top.name, table.turn)


def test_two_refused_claims_force_no_card():
    """Where a player who can play has to: both speak against the draw, and the newest is named."""
    lines = ("deal: red 5", "Cat: red 9", "Cat: red 8", "Bob: red 1", "Cat: draws")
    table = playing_by("declining must-lay", ABC, *lines)

    assert "stands" == table.verdict
    assert AGAINST.format("Cat", "red 8") in table.sentences[1]


def test_a_claim_that_filled_a_hand_is_named():
    """Cat's last card is the red 3, and the green 3 was told by mistake."""
    table = table_of(ABC, "deal: red 5", "count Cat: 1", "Bob: red 1", "Cat: green 3", "Cat: red 3")

    assert ("stands", "Cat", None) == (table.verdict, table.name(table.round.out), table.fix)
    assert table.sentence.startswith(AGAINST.format("Cat", "green 3"))


COUNTED = ("deal: red 5", "Cat: red 0", "count Bob: 1", "count Ann: 1", "Bob: red 1", "Ann: left red 0")
"""A refused claim has shown the red 0 in Cat's hand; Ann counts it."""


def test_a_count_names_the_claim_that_speaks_against_it():
    table = table_of(ABC, *COUNTED)

    assert ("stands", None) == (table.verdict, table.fix)
    assert table.sentences[table.articles.index("uno.deduction.slip")].startswith(
        AGAINST.format("Cat", "red 0")
    )


def test_it_speaks_against_no_count_after_that():
    table = table_of(ABC, *COUNTED, "Cat: left red 2, red 3, red 4, red 6, red 7, red 8, red 9")

    assert "upheld" == table.verdict
    assert "uno.deduction.slip" not in table.articles


def test_points_name_the_claim_that_speaks_against_them():
    """Three zeros are laid, and Ann was shown with the fourth: Cat's last card would be worth something."""
    lines = ("deal: red 0", "Ann: yellow 0", "Bob: blue 0", "Cat: green 0", "count Cat: 1", "count Bob: 1")
    table = table_of(ABC, *lines, "Ann: green 5", "Bob: green 7", "Cat: left 0 points")

    assert ("stands", None) == (table.verdict, table.fix)
    assert table.sentences[table.articles.index("uno.deduction.slip")].startswith(
        AGAINST.format("Ann", "yellow 0")
    )
    assert () == table.round.in_hands


def test_points_are_refused_for_a_card_that_is_known_to_be_elsewhere():
    table = table_of(ABC, "deal: red 0").knows("Ann: yellow 0")
    table.report(
        "Bob: blue 0", "Cat: green 0", "count Cat: 1", "count Bob: 1", "Ann: green 5", "Bob: green 7"
    )

    assert ("refused", "uno.points") == (table.report("Cat: left 0 points").verdict, table.article)


def test_who_leaves_and_counts_names_the_claim_that_speaks_against_it():
    """Where the hand of a player who leaves counts: Ann was shown with the fourth zero."""
    lines = ("deal: red 0", "Ann: yellow 0", "Bob: blue 0", "Cat: green 0", "count Cat: 1")
    table = playing_by("leaving-hand counted", ABC, *lines, "Cat leaves, hand 0")

    assert "stands" == table.verdict
    assert "uno.deduction.slip" in table.articles
    assert "uno.slip-forgotten" in table.events


def test_only_the_claim_that_matters_is_named():
    """Cat was also shown with a blue 4, later on: that speaks against nothing."""
    lines = ("Cat: red 0", "Cat: blue 4", "Bob: red 1", "Cat: red 2", "Ann: red 0")
    table = table_of(ABC, "deal: red 5", *lines)

    assert ("stands", 3) == (table.verdict, table.ruling.findings[0].facts["entry"])
    assert ["blue 4"] == [one.card.name for one in table.round.in_hands]


def test_who_would_be_proved_guilty_by_a_refused_claim_shows_the_hand():
    """The claim may have been a mistake: the hand is looked at."""
    table = table_of(ABC, *SHOWN, "Ann: challenges")

    assert "uno.wild-draw-four.seen" not in table.articles
    assert ("Cat", "Ann 4") == (table.name(table.round.challenged), table.owes)


def test_after_hands_were_swapped_the_one_who_was_tapped_is_named():
    """Cat's slip went to Ann with Cat's hand."""
    lines = ("deal: red 5", "Cat: red 9", "Bob: red 7", "Bob: swaps with Cat", "Cat: red 9", "Ann: red 9")
    table = playing_by("house seven-zero must_swap=yes", ABC, *lines)

    assert ("stands", "uno.deduction.slip") == (table.verdict, table.article)
    assert {"by": 2, "shown": "red 9", "entry": 3} == dict(table.ruling.findings[0].facts)


def test_several_cards_of_a_slip_are_forgotten_at_once():
    lines = ("deal: red 5", "Cat: lays red 0, blue 0", "Bob: lays red 0, blue 0")
    table = playing_by("house equal-cards", ABC, *lines)

    assert ("upheld", ()) == (table.verdict, table.round.in_hands)


def test_a_draw_stands_against_a_refused_claim():
    """Where who can lay a card has to."""
    lines = ("deal: red 5", "Cat: red 9", "Bob: red 1", "Cat: draws")
    table = playing_by("declining must-lay", ABC, *lines)

    assert ("stands", "uno.draw.unable", None) == (table.verdict, table.article, table.fix)
    assert table.sentences[1].startswith(AGAINST.format("Cat", "red 9"))


def test_a_draw_is_refused_for_a_card_that_is_known():
    table = playing_by("declining must-lay", ABC, "deal: red 5").knows("Cat: red 9")
    table.report("Bob: red 1", "Cat: draws")

    assert ("refused", "uno.draw.unable") == (table.verdict, table.article)


def test_what_an_older_version_wrote_is_read_as_before():
    """It did not tell in which entry a card was seen: it stays, and is not named."""
    table = table_of(ABC, "deal: red 5", "Cat: red 9")
    state = evolve(table.state, CardShownInHand(Seat(0), card_with_printed_name("blue 3")))

    assert InHand(Seat(0), card_with_printed_name("blue 3")) == state.round.in_hands[-1]
    assert 1 == len(state.round.just_shown)


# after a shuffle


def test_after_a_shuffle_the_top_card_alone_lies_there():
    """A red 5 may have been drawn again."""
    table = table_of(ABC, "deal: red 5", "Bob: red 5", "Cat: red 1", "reshuffle", "Ann: draws", "Ann: red 5")

    assert "upheld" == table.verdict


def test_the_top_card_still_counts_after_a_shuffle():
    table = table_of(ABC, "deal: red 5", "Bob: red 0", "reshuffle", "Cat: draws", "Cat: red 0")

    assert ("refused", "uno.deduction.card") == (table.verdict, table.article)


def test_a_card_all_of_which_went_into_the_pile_is_in_no_hand():
    table = table_of(ABC, "deal: red 5", "Bob: red 5", "Cat: red 1", "reshuffle", "Ann: red 5")

    assert ("refused", "uno.deduction.card") == (table.verdict, table.article)
    assert (
        "Both red 5 cards went into the draw pile. Ann has drawn nothing since. "
        "If an earlier card was entered wrongly, correct it first." in table.sentence
    )
    assert 0 == table.ruling.findings[0].facts["received"]


def test_a_card_one_of_which_is_elsewhere_may_be_in_a_hand():
    assert "upheld" == table_of(ABC, "deal: red 5", "Bob: red 1", "reshuffle", "Cat: red 5").verdict


@pytest.mark.parametrize(
    "given",
    [
        ("Ann: red 2", "Bob: draws"),
        ("Ann: red draw two", "Bob: draws 2", "Cat: red 6", "Ann: red 8"),
    ],
)
def test_whoever_was_given_a_card_since_may_have_it(given):
    table = table_of(ABC, "deal: red 0", "Bob: red 1", "Cat: red 3", "reshuffle", *given, "Bob: red 0")

    assert "upheld" == table.verdict


def test_when_all_of_a_hand_is_known_nothing_else_is_in_it():
    table = table_of(ABC, *FEW).knows("Bob: green 4", "Bob: green 6").report("Bob: red 9")

    assert ("refused", "uno.deduction.card") == (table.verdict, table.article)
    assert "Bob does not have the red 9. Everybody has seen all of Bob's cards." == table.sentence


def test_when_refused_claims_have_shown_all_of_a_hand_the_newest_is_named():
    table = table_of(ABC, *FEW, "Bob: green 4", "Bob: green 6", "Bob: red 9")

    assert ("stands", "uno.deduction.slip") == (table.verdict, table.article)
    assert table.sentence.startswith(AGAINST.format("Bob", "green 6"))
    assert ["green 4"] == [one.card.name for one in table.round.in_hands]


def test_when_they_have_shown_more_than_a_hand_holds_some_are_forgotten():
    """Bob holds two cards, and three were shown: two of those claims were mistakes if he holds a fourth."""
    table = table_of(ABC, *FEW, "Bob: green 4", "Bob: green 6", "Bob: green 8", "Bob: red 9")

    assert ("stands", 9) == (table.verdict, table.ruling.findings[0].facts["entry"])
    assert ["green 4"] == [one.card.name for one in table.round.in_hands]


def test_with_one_card_unseen_it_may_be_any():
    assert "upheld" == table_of(ABC, *FEW, "Bob: green 4", "Bob: red 9").verdict


def test_a_card_drawn_makes_a_known_hand_unknown():
    table = table_of(ABC, *FEW, "Bob: green 4", "Bob: green 6", "Bob: draws", "Bob: red 9")

    assert "upheld" == table.verdict


EQUAL = "house equal-cards"


def test_several_cards_at_once_are_refused_of_a_hand_that_holds_others():
    """Both cards of Bob's hand are known for certain: neither is a 7."""
    table = playing_by(EQUAL, ABC, *FEW).knows("Bob: green 4", "Bob: green 6")
    table.report("Bob: lays red 7, blue 7")

    assert ("refused", ["uno.deduction.card"]) == (table.verdict, table.broken)
    assert 2 == table.ruling.findings[0].facts["known"]


# a Wild Draw Four, without a look


def test_who_was_seen_to_hold_the_color_may_lay_it_and_nobody_is_told():
    """What the table has seen through is for the one to say who has to draw: docs/rules/uno.md 30."""
    seen = table_of(ABC, *SHOWN)
    unseen = table_of(ABC, *SHOWN[:1], "Cat: green 9", *SHOWN[2:])

    assert ("stands", None) == (seen.verdict, seen.fix)
    assert (seen.articles, seen.sentences, seen.say) == (unseen.articles, unseen.sentences, unseen.say)
    assert seen.may == unseen.may


def test_who_has_to_hold_the_color_may_lay_it_and_nobody_is_told():
    seen, unseen = table_of(ABC, *SEEN_THROUGH), table_of(ABC, *SHOWN)

    assert ("stands", None) == (seen.verdict, seen.fix)
    assert (seen.articles, seen.sentences, seen.say) == (unseen.articles, unseen.sentences, unseen.say)


def test_a_phone_may_offer_it_all_the_same():
    table = table_of(ABC, *SEEN_THROUGH[:-1])

    assert {"claim": "uno.play", "seat": 2, "card": "wild draw four"} in [one["claim"] for one in table.may]


@pytest.mark.parametrize("held", ["", ", held none", ", held the color"])
def test_who_challenges_what_everybody_can_see_through_needs_no_look(held):
    table = table_of(ABC, *SEEN_THROUGH, f"Ann: challenges{held}")

    assert ("upheld", "Ann 2, Bob 1, Cat 93") == (table.verdict, table.hands)
    assert {"uno.challenge.guilty", "uno.wild-draw-four.seen"} <= set(table.articles)
    assert "Ann" == table.turn


@pytest.mark.parametrize("held", ["", ", held none", ", held the color"])
def test_who_is_known_to_hold_the_color_loses_a_challenge_without_a_look(held):
    table = table_of(ABC, "deal: red 5").knows("Cat: red 9").report(*SHOWN[2:], f"Ann: challenges{held}")

    assert ("upheld", "Ann 7, Bob 6, Cat 10") == (table.verdict, table.hands)
    assert {"uno.challenge.guilty", "uno.wild-draw-four.seen"} <= set(table.articles)


def test_where_the_table_wants_it_back_at_once_another_stands():
    table = playing_by("proved-bluff refused", ABC, "deal: red 5", "Cat: green 9", *SHOWN[2:])

    assert "stands" == table.verdict
    assert "uno.deduction.slip" not in table.articles


@pytest.mark.parametrize("is_huge", [True, False])
def test_where_the_table_wants_it_back_at_once_it_goes_back(is_huge):
    table = playing_by("proved-bluff refused", ABC, *(SEEN_THROUGH if is_huge else SHOWN[:1]))
    if not is_huge:
        table.knows(SHOWN[1]).report(*SHOWN[2:])

    broken = ["uno.wild-draw-four.color", "uno.wild-draw-four.seen.refused"]
    assert ("refused", broken) == (table.verdict, table.broken)
    said = "Cat may not play the Wild Draw Four. Everybody has seen that Cat holds a red card."
    assert said == table.sentence


def test_where_the_table_wants_it_back_at_once_a_refused_claim_is_named():
    table = playing_by("proved-bluff refused", ABC, *SHOWN)

    assert ("stands", []) == (table.verdict, table.broken)
    named = table.sentences[table.articles.index("uno.deduction.slip")]
    assert f"{AGAINST.format('Cat', 'red 9')} {DOUBT}" == named


def test_another_color_that_was_seen_proves_nothing():
    assert (
        "stands"
        == table_of(ABC, "deal: red 5", "Cat: green 9", "Bob: red 1", "Cat: wild draw four, blue").verdict
    )


def test_a_hand_all_of_which_was_seen_proves_innocence():
    """One green card is left besides the Wild Draw Four: upheld, and a challenge is lost at once."""
    table = table_of(ABC, *FEW).knows("Bob: green 4").report("Bob: wild draw four, blue")

    assert "upheld" == table.verdict
    assert "uno.challenge.innocent" in table.report("Cat: challenges").articles
    assert ("Cat 6", None) == (table.owes, table.round.challenged)


@pytest.mark.parametrize("held", ["held the color", "held none"])
def test_what_the_table_proves_no_word_outweighs(held):
    table = table_of(ABC, *FEW).knows("Bob: green 4")
    table.report("Bob: wild draw four, blue", f"Cat: challenges, {held}")

    assert "uno.challenge.innocent" in table.articles


def test_a_hand_all_of_which_refused_claims_have_shown_proves_no_innocence():
    table = table_of(ABC, *FEW, "Bob: green 4", "Bob: wild draw four, blue")
    assert "stands" == table.verdict

    table.report("Cat: challenges, held the color")
    assert ("upheld", True) == (table.verdict, "uno.challenge.guilty" in table.articles)


def test_a_wild_draw_four_shown_before_is_not_the_rest_of_the_hand():
    """It leaves the hand; the other card may still be red."""
    lines = (
        "deal: red 5",
        "count Bob: 3",
        "Bob: red 1",
        "Bob: wild draw four, blue",
        "Cat: red 4",
        "Ann: red 7",
    )
    table = table_of(ABC, *lines, "Bob: wild draw four, blue")

    assert "stands" == table.verdict


def nearly_all_red(without: int = 0) -> Table:
    """The 25 red cards lie on the discards, `without` some of the nines."""
    numbers = [str(number) for number in range(1, 9)] * 2 + ["9"] * (2 - without)
    table = table_of("Ann Bob", *agreed("deal: red 0; Ann 20, Bob 20"))
    for face in [*numbers, *["skip", "reverse"] * 2]:
        table.report(f"{table.turn}: red {face}")
    for _ in range(2):
        table.report(f"{table.turn}: red draw two", "Ann: draws" if table.turn == "Bob" else "Bob: draws")
    return table


def test_a_color_all_of_which_lies_elsewhere_proves_innocence():
    """Nobody holds a red card."""
    table = nearly_all_red()
    table.report(f"{table.turn}: wild draw four, blue")

    assert 26 == len(table.round.discards)
    assert "upheld" == table.verdict
    proves = f"The cards on the table prove that {table.name(table.round.debt.by)} holds no red card."
    assert f"The Wild Draw Four is allowed. {proves}" in table.sentences
    allowed = next(one for one in table.ruling.findings if one.article == "uno.wild-draw-four.color")
    assert allowed.facts["proved"]


def test_the_innocence_rests_on_the_card_of_the_color_that_was_seen_elsewhere():
    """The cards of other colors that were seen later have no part in it."""
    table = nearly_all_red(without=1)
    who = table.turn
    other = "Ann" if who == "Bob" else "Bob"
    table.knows(f"{other}: red 9").report(f"{other}: green 3", f"{who}: green 4")
    table.report(f"{who}: wild draw four, blue", f"{other}: challenges")

    assert "uno.challenge.innocent" in table.articles
    assert "uno.wild-draw-four.seen" in table.articles


@pytest.mark.parametrize(("held", "verdict"), [(83, "stands"), (84, "refused")])
def test_a_hand_larger_than_all_other_colors_together_holds_the_color(held, verdict):
    """83 cards of the deck are not red. One of them is the Wild Draw Four, which leaves the hand."""
    lines = (*agreed(f"deal: red 5; Ann 1, Bob {held}, Cat 1"), "Bob: wild draw four, blue")
    table = playing_by("proved-bluff refused", ABC, *lines)

    assert verdict == table.verdict


# a bluff that comes out later


def test_a_card_of_the_color_without_having_drawn_proves_a_bluff():
    table = table_of(ABC, *BLUFF, "Bob: red 2")

    assert ("upheld", ["uno.play", "uno.match", "uno.deduction.bluff"]) == (table.verdict, table.articles)
    assert "Bob held a red card, so the Wild Draw Four was a bluff." in table.sentences[-1]


def test_it_is_too_late_for_a_penalty():
    assert "Ann 5, Bob 4, Cat 10" == table_of(ABC, *BLUFF, "Bob: red 2").hands


def test_a_bluff_comes_out_once():
    table = table_of(ABC, *BLUFF, "Bob: red 2", "Cat: red 1", "Ann: red 3", "Bob: red 4")

    assert ["uno.play", "uno.match"] == table.articles


@pytest.mark.parametrize("line", ["Bob: blue 8", "Bob: green 8", "Bob: wild, red"])
def test_another_color_proves_no_bluff(line):
    """A wild is of no color."""
    assert "uno.deduction.bluff" not in table_of(ABC, *BLUFF, line).articles


def test_a_card_of_somebody_else_proves_nothing():
    assert "uno.deduction.bluff" not in table_of(ABC, *BLUFF[:-2], "Cat: red 7").articles


def test_a_drawn_card_may_excuse_it():
    """One red card laid, one card drawn since: it may be that one."""
    table = table_of(ABC, *BLUFF, "Bob: draws", "Bob: red 2")

    assert "uno.deduction.bluff" not in table.articles


def test_a_drawn_card_excuses_one_card_and_no_more():
    table = table_of(ABC, *BLUFF, "Bob: draws", "Bob: red 2", "Cat: red 1", "Ann: red 3", "Bob: red 4")

    assert "uno.deduction.bluff" in table.articles


def test_who_has_paid_for_a_bluff_may_hold_the_cards_drawn_for_it():
    table = table_of(
        ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges, held the color",
        "Cat: blue 5", "Ann: red 5", "Bob: red 2",
    )  # fmt: skip

    assert "uno.deduction.bluff" not in table.articles


def test_an_innocent_verdict_may_be_refuted_later():
    """What was told of the hand is a word; what is laid is a card: docs/rules/evidence.md 5.4."""
    table = table_of(
        ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges, held none", "Cat: draws 6",
        "Ann: blue 5", "Bob: blue 7", "Cat: red 7", "Ann: red 8", "Bob: red 2",
    )  # fmt: skip

    assert "uno.deduction.bluff" in table.articles


# silence


def test_once_the_table_has_allowed_something_the_cards_prove_nothing():
    """A third red 5 may count, and then a fourth is as good."""
    table = table_of(ABC, "deal: red 5", "Bob: red 5", "Cat: red 5", "allow 4")

    assert table.round.silent
    assert "upheld" == table.report("Ann: red 5").verdict


@pytest.mark.parametrize("is_certain", [True, False])
def test_in_silence_no_wild_draw_four_is_proved(is_certain):
    """Not even where the table wants it back at once: Cat is to play on green, and has shown a green 9."""
    table = playing_by("proved-bluff refused", ABC, "deal: red 5")
    table = table.knows("Cat: green 9") if is_certain else table.report("Cat: green 9")
    table.report(*agreed("Bob: green 1", 4), "Cat: wild draw four, blue")

    assert ("stands", True) == (table.verdict, table.round.silent)
    assert "uno.deduction.slip" not in table.articles


def test_in_silence_who_was_seen_to_hold_the_color_shows_the_hand_all_the_same():
    table = table_of(ABC, "deal: red 5", "Cat: blue 9", *agreed("Bob: blue 1", 4))
    table.report("Cat: wild draw four, green", "Ann: challenges")

    assert "Cat" == table.name(table.round.challenged)


def test_in_silence_more_cards_may_be_played_at_once_than_the_deck_holds():
    table = playing_by(EQUAL, ABC, "deal: red 5", *agreed("Bob: green 7", 3), "Cat: lays green 7, green 7")

    assert "upheld" == table.verdict


def test_in_silence_no_bluff_is_proved():
    table = table_of(ABC, *BLUFF[:-1], "Ann: green 8", f"allow {len(BLUFF) + 1}", "Bob: green 2")
    table.report("Cat: green 3", "Ann: red 3", "Bob: red 3")

    assert "uno.deduction.bluff" not in table.articles


def test_the_next_shuffle_ends_the_silence():
    table = table_of(ABC, "deal: red 5", "Bob: red 5", "Cat: red 5", "allow 4", "Ann: red 0", "reshuffle")

    assert not table.round.silent
    assert ("refused", "uno.deduction.card") == (table.report("Bob: red 0").verdict, table.article)


def test_a_shuffle_in_silence_does_not_tell_who_can_hold_what():
    """The discards had a card too many, so they prove nothing of the pile either."""
    table = table_of(
        ABC, "deal: red 5", "Bob: red 5", "Cat: red 5", "allow 4", "Ann: red 1", "reshuffle", "Bob: red 5"
    )

    assert "upheld" == table.verdict


def test_a_shuffle_in_silence_does_not_prove_where_both_copies_of_a_card_are():
    lines = ("deal: red 5", "Bob: red 5", *agreed("Cat: green 1", 4), "Ann: red 1", "reshuffle")

    assert "upheld" == table_of(ABC, *lines, "Bob: red 5").verdict


# what is left in a hand

OUT = ("deal: red 5", "count Ann: 2", "count Bob: 1", "count Cat: 1", "Bob: red 9")


@pytest.mark.parametrize(("points", "near"), [(19, "18 and 20"), (45, "40 and 50"), (30, "29 and 40")])
def test_a_total_that_no_such_hand_has_is_refused(points, near):
    table = table_of(ABC, *OUT, f"Ann: left {points} points")

    assert ("refused", f"allow {table.number}") == (table.verdict, table.fix)
    assert (
        f"Two cards cannot be worth {points} points. The nearest possible totals are {near}."
        == table.sentence
    )


@pytest.mark.parametrize("points", [0, 18, 29, 40, 59, 70, 100])
def test_a_total_that_such_a_hand_may_have_is_believed(points):
    assert "upheld" == table_of(ABC, *OUT, f"Ann: left {points} points").verdict


def test_a_hand_that_nobody_counted_is_worth_no_more_than_the_whole_deck():
    lines = ("deal: red 5", "resync: red 5, Bob to play; Bob 1", "Bob: red 9")
    table = table_of(ABC, *lines, "Ann: left 1241 points")
    wrong = next(one for one in table.ruling.findings if one.weight == "breaks")

    assert ("refused", f"allow {table.number}") == (table.verdict, table.fix)
    assert {"points": 1241, "hands": 1, "least": 0, "most": 1240} == dict(wrong.facts)
    assert "stands" == table.report("Ann: left 1240 points").verdict


def test_a_card_that_is_not_in_the_deck_is_refused_for_that_alone():
    table = table_of(ABC, *OUT, "Ann: left red 9, wild swap hands")

    assert ("refused", ["uno.deck"]) == (table.verdict, table.broken)


def test_the_most_that_can_be_left():
    table = table_of(ABC, *OUT, "Ann: left 101 points")

    assert ("Ann holds two cards, worth at most 100 points.", ["uno.points"]) == (
        table.sentence,
        table.broken,
    )


def test_cards_seen_elsewhere_are_not_left():
    """Seven of the eight wild cards lie on the discards: one card may be worth 50, two never 100."""
    wilds = [f"{who}: wild, red" for who in ("Bob", "Cat", "Ann", "Bob")]
    fours = ["Cat: wild draw four, red", "Bob: wild draw four, red", "Ann: wild draw four, red"]
    table = table_of(ABC, "deal: red 5", *wilds, *fours, "count Ann: 2", "count Cat: 1", "Cat: red 9")

    assert "Cat" == table.name(table.round.out)
    assert "refused" == table.report("Ann: left 100 points").verdict
    assert "upheld" == table.report("Ann: left 70 points").verdict


def test_a_card_counted_in_one_hand_is_in_no_other():
    table = table_of(ABC, *OUT, "Ann: left red 9, blue 9", "Cat: left red 9")

    assert ("refused", "uno.deduction.card") == (table.verdict, table.article)


def test_in_silence_cards_counted_are_believed():
    """And so is a total of the full deck, whatever lies on the discards."""
    table = table_of(ABC, *OUT[:-1], "Bob: green 9", "allow 6", "Ann: left green 9, green 9")

    assert ("upheld", None) == (table.verdict, table.fix)


def test_cards_that_nobody_reported_excuse_a_bluff():
    """A hand that turns out to be larger has been given a card, and that may be the red one."""
    lines = ("deal: red 5", "Bob: wild draw four, blue", "Cat: draws 4", "count Bob: 7", "Ann: blue 5")
    table = table_of("Ann Bob Cat", *lines, "Bob: blue 7", "Cat: red 7", "Ann: red 8", "Bob: red 2")

    assert "uno.deduction.bluff" not in table.articles
