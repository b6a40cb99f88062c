"""Challenging a Wild Draw Four: docs/rules/uno.md 26-36; disputes.md 17-26."""

import pytest

from referee.games.uno.model.claims import ShowHand
from tests.table import agreed, table_of

ABC = "Ann Bob Cat"
FOUR = ("deal: red 5", "Bob: wild draw four, blue")
"""Bob may not hold red; Cat owes four or challenges. Bob's hand has six cards."""
CHALLENGED = (*FOUR, "Cat: challenges")
LAST = (*agreed("deal: red 5; Ann 2, Bob 1, Cat 2"), "Bob: wild draw four")
CAUGHT = (*agreed("deal: red 5; Bob 2"), "Bob: wild draw four, blue", "Cat: catches Bob")
"""Bob had one card left when the Wild Draw Four was laid, and two more as a fine."""


# who may challenge, and until when


def test_who_is_told_to_draw_may_challenge():
    table = table_of(ABC, *CHALLENGED)

    assert ("upheld", "uno.challenge") == (table.verdict, table.article)
    assert "Bob" == table.name(table.round.challenged)


@pytest.mark.parametrize("who", ["Ann", "Bob"])
def test_nobody_else_may_challenge(who):
    """Dispute 20: neither a third player nor the one who laid it."""
    table = table_of(ABC, *FOUR, f"{who}: challenges")

    assert ("refused", ["uno.challenge"]) == (table.verdict, table.articles)
    assert "Only Cat may challenge the Wild Draw Four, because Cat must draw for it." == table.sentence


def test_against_the_clock_the_one_on_the_other_side_may_challenge():
    table = table_of(ABC, "deal: red reverse", "Ann: red 3", "Cat: wild draw four, blue", "Bob: challenges")

    assert ("upheld", "Cat") == (table.verdict, table.name(table.round.challenged))


def test_the_color_is_named_first():
    """Dispute 25."""
    table = table_of(ABC, "deal: red 5", "Bob: wild draw four", "Cat: challenges")

    assert ("refused", ["uno.color.owed"]) == (table.verdict, table.articles)
    assert "upheld" == table.report("Bob: names blue", "Cat: challenges").verdict


@pytest.mark.parametrize(
    "lines",
    [
        (),
        ("deal: red 5",),
        ("deal: red 5", "Bob: red draw two"),
        ("deal: red 5", "Bob: wild, blue"),
    ],
)
def test_without_a_wild_draw_four_nothing_is_challenged(lines):
    table = table_of(ABC, *lines, "Cat: challenges")

    assert "refused" == table.verdict
    assert table.article in ("uno.challenge", "match.round")


@pytest.mark.parametrize("line", ["Cat: draws 4", "Ann: blue 3", "Ann: draws"])
def test_once_the_cards_count_as_drawn_it_is_too_late(line):
    """Dispute 24: by drawing, or because play went on and nobody objected."""
    table = table_of(ABC, *FOUR, line, "Cat: challenges")

    assert ("refused", "uno.challenge.in-time") == (table.verdict, table.article)
    assert (
        "It is too late for a challenge. The cards were drawn, or somebody has already played on."
        == table.sentence
    )


@pytest.mark.parametrize("line", ["Cat: draws 3", "Ann: green 3", "Bob: UNO!", "caught: Bob"])
def test_what_was_refused_leaves_the_time_open(line):
    table = table_of(ABC, *FOUR, line, "Cat: challenges")

    assert "upheld" == table.verdict


def test_it_is_challenged_once():
    table = table_of(ABC, *CHALLENGED, "Cat: challenges")

    assert ("refused", {"challenged": True}) == (table.verdict, dict(table.ruling.findings[0].facts))


@pytest.mark.parametrize("held", ["held the color", "held none"])
def test_a_challenge_is_lost_or_won_once(held):
    """Lost, the six cards are no Wild Draw Four to be challenged again."""
    table = table_of(ABC, *CHALLENGED, f"Bob: shows, {held}", "Cat: challenges")

    assert ("refused", "uno.challenge") == (table.verdict, table.article)


# guilty and innocent


@pytest.mark.parametrize(
    "lines", [("Cat: challenges, held the color",), ("Cat: challenges", "Bob: shows, held the color")]
)
def test_guilty_draws_four_and_the_challenger_plays(lines):
    """Dispute 22: the turn is not lost. In one claim or in two it comes to the same."""
    table = table_of(ABC, *FOUR, *lines)

    assert "uno.challenge.guilty" in table.articles
    assert ("Ann 7, Bob 10, Cat 7", 82) == (table.hands, table.round.draw_pile)
    assert ("Cat", None) == (table.turn, table.owes)


@pytest.mark.parametrize(
    "lines", [("Cat: challenges, held none",), ("Cat: challenges", "Bob: shows, held none")]
)
def test_innocent_makes_six_cards_owed(lines):
    """Dispute 23."""
    table = table_of(ABC, *FOUR, *lines)

    assert "uno.challenge.innocent" in table.articles
    assert ("Ann 7, Bob 6, Cat 7", "Cat 6") == (table.hands, table.owes)


def test_six_cards_are_drawn_and_the_turn_is_missed():
    table = table_of(ABC, *FOUR, "Cat: challenges, held none", "Cat: draws 6")

    assert ("Ann 7, Bob 6, Cat 13", "Ann") == (table.hands, table.turn)


def test_four_of_the_six_are_not_enough():
    table = table_of(ABC, *FOUR, "Cat: challenges, held none", "Cat: draws 4")

    assert ("refused", "uno.owed") == (table.verdict, table.article)
    assert "Draw two more cards: that makes six in all. You miss your turn." == table.say["Cat"]


@pytest.mark.parametrize("held", ["held the color", "held none"])
def test_card_and_color_stay_whatever_the_challenge_proves(held):
    """docs/rules/uno.md 26."""
    table = table_of(ABC, *FOUR, f"Cat: challenges, {held}")

    assert ("wild draw four", "blue") == (table.round.top.name, table.round.color)


def test_between_two_the_winner_of_a_challenge_plays_and_the_loser_misses():
    two = ("deal: red 5", "Bob: wild draw four, blue")

    assert "Ann" == table_of("Ann Bob", *two, "Ann: challenges, held the color").turn
    assert "Bob" == table_of("Ann Bob", *two, "Ann: challenges, held none", "Ann: draws").turn


def test_over_a_wild_the_color_named_counts():
    """Dispute 17: not the wild itself, which has none."""
    table = table_of(ABC, "deal: red 5", "Bob: wild, green", "Cat: wild draw four, blue", "Ann: challenges")

    assert {
        "Ann": "Look at Cat's hand: does it hold a green card?",
        "Cat": "Show your hand to Ann, and to nobody else.",
    } == table.say


def test_a_pile_that_is_short_is_shuffled_for_the_accused():
    """Nothing is in the pile; four of the cards under the top one are."""
    table = table_of(
        ABC,
        *agreed("deal: red 5; Ann 34, Bob 35, Cat 34"),
        *("Bob: red 1", "Cat: red 2", "Ann: red 3", "Bob: red 4", "Cat: draws, keeps", "Ann: draws, keeps"),
        "Bob: wild draw four, blue",
        "Cat: challenges, held the color",
    )

    assert "uno.pile.short" in table.articles
    assert ("Ann 34, Bob 36, Cat 34", 3) == (table.hands, table.round.draw_pile)
    assert ["wild draw four"] == [card.name for card in table.round.discards]


SHORT = (
    *agreed("deal: red 5; Ann 47, Bob 10, Cat 47"),
    *("Bob: red 6", "Cat: red 7", "Ann: red 8", "Bob: wild draw four, blue", "Cat: challenges"),
)
"""Three cards lie in the pile, and four under the top card."""


def test_what_is_said_again_says_nothing_of_the_pile_again():
    table = table_of(ABC, *SHORT, "Bob: shows, held the color | Cat's phone")
    assert "uno.pile.short" in table.articles

    again = table.report("Bob: shows, held the color | Cat's phone")
    assert ["uno.challenge.word", "uno.challenge.hand"] == again.articles


def test_the_pile_is_no_matter_before_the_challenger_draws():
    """Cat now owes six cards and has drawn none of them."""
    table = table_of(ABC, *SHORT, "Bob: shows, held none")

    assert ("upheld", "Cat 6") == (table.verdict, table.owes)
    assert ["uno.challenge.hand", "uno.challenge.innocent"] == table.articles
    assert "uno.pile.short" in table.report("Cat: draws").articles


def test_of_a_pile_that_is_dry_the_accused_draws_what_there_is():
    table = table_of(
        ABC,
        *agreed("deal: red 5; Ann 35, Bob 36, Cat 35"),
        "Bob: wild draw four, blue",
        "Cat: challenges, held the color",
    )

    assert "uno.pile.dry" in table.articles
    assert ("Ann 35, Bob 37, Cat 35", 0) == (table.hands, table.round.draw_pile)


# the last card


def test_a_last_card_is_challenged_in_vain():
    """Dispute 26: nothing is left in the hand, so none of the color. Nothing needs to be shown."""
    table = table_of(ABC, *LAST, "Cat: challenges")

    assert ["uno.challenge", "uno.challenge.last-card"] == table.articles
    assert ("Cat 6", None) == (table.owes, table.round.challenged)


def test_of_a_last_card_nobody_saw_the_color():
    """What is said to have been in an empty hand does not count."""
    table = table_of(ABC, *LAST, "Cat: challenges, held the color")

    assert "uno.challenge.last-card" in table.articles
    assert "Ann 2, Bob 0, Cat 2" == table.hands


def test_the_cards_of_a_last_challenge_are_counted():
    table = table_of(ABC, *LAST, "Cat: challenges", "Cat: left 36 points")

    assert ("upheld", "Ann 2, Bob 0, Cat 8") == (table.verdict, table.hands)


def test_once_a_hand_is_counted_a_last_card_is_challenged_no_more():
    assert "refused" == table_of(ABC, *LAST, "Ann: left 3 points", "Cat: challenges").verdict


# the answer


def test_nobody_goes_on_before_the_hand_is_shown():
    table = table_of(ABC, *CHALLENGED, "Cat: draws 4")

    assert ("refused", ["uno.challenge.open"]) == (table.verdict, table.broken)


def test_play_that_went_on_waives_the_challenge_if_the_table_agrees():
    table = table_of(ABC, *CHALLENGED, "Cat: draws 4", "allow 5")

    assert ("Ann 7, Bob 6, Cat 11", "Ann") == (table.hands, table.turn)
    assert table.round.challenged is None


@pytest.mark.parametrize(
    ("line", "phone", "verdict"),
    [
        ("Bob: shows, held none", "Cat", "stands"),
        ("Bob: shows, held none", "Bob", "refused"),
        ("Bob: shows, held none", "Ann", "refused"),
        ("Bob: shows: red 1, red 2, red 3, red 4, red 6, red 7", "Bob", "stands"),
        ("Bob: shows: red 1, red 2, red 3, red 4, red 6, red 7", "Cat", "refused"),
        ("Bob: shows: red 1, red 2, red 3, red 4, red 6, red 7", "Ann", "refused"),
    ],
)
def test_who_saw_it_tells_and_who_holds_it_shows(line, phone, verdict):
    """The challenger's word on the color, the accused's own cards, and nobody else's."""
    assert verdict == table_of(ABC, *CHALLENGED, f"{line} | {phone}'s phone").verdict


def test_the_keeper_may_tell_either():
    """Most tests here do; a word is enough, from whoever writes for the table."""
    assert (
        "upheld" == table_of(ABC, *CHALLENGED, "Bob: shows: red 1, red 2, red 3, red 4, red 6, red 7").verdict
    )


@pytest.mark.parametrize("who", ["Ann", "Cat"])
def test_only_the_accused_shows_a_hand(who):
    table = table_of(ABC, *CHALLENGED, f"{who}: shows, held none")

    assert ("refused", "It is Bob's hand that has to be shown.") == (table.verdict, table.sentence)


def test_a_contested_catch_is_no_contest_about_the_hand():
    contested = ("Ann: catches Bob | Ann's phone", "Bob: UNO! | Bob's phone")
    lines = (*agreed("deal: red 5; Bob 2"), "Bob: wild draw four, blue", *contested, "Bob: shows, held none")
    table = table_of(ABC, *lines)

    assert 1 == len(table.state.contests)
    assert ("refused", "uno.challenge.hand") == (table.verdict, table.article)


def test_unchallenged_nobody_shows_a_hand():
    table = table_of(ABC, *FOUR, "Bob: shows: red 1, red 2, red 3, red 4, red 6, red 7")

    assert ("refused", "uno.challenge.hand") == (table.verdict, table.article)


@pytest.mark.parametrize(
    ("hand", "article"),
    [
        ("red 1, green 2, green 3, blue 4, wild, wild", "uno.challenge.guilty"),
        ("blue 1, green 2, green 3, blue 4, wild, wild", "uno.challenge.innocent"),
        ("blue 5, green 5, green 3, blue 4, wild, wild draw four", "uno.challenge.innocent"),
        ("red 5, green 5, green 3, blue 4, wild, wild draw four", "uno.challenge.guilty"),
    ],
)
def test_a_hand_is_judged_by_its_color_alone(hand, article):
    """Disputes 14 to 16: neither a number like the top card's nor another wild card matters."""
    assert article in table_of(ABC, *CHALLENGED, f"Bob: shows: {hand}").articles


@pytest.mark.parametrize("count", [0, 5, 7])
def test_a_hand_has_as_many_cards_as_when_the_card_was_laid(count):
    cards = ("blue 1", "blue 2", "blue 3", "blue 4", "blue 6", "blue 7", "blue 8")[:count]
    table = table_of(ABC, *CHALLENGED, f"Bob: shows: {', '.join(cards)}")

    assert ("refused", "uno.challenge.hand") == (table.verdict, table.article)
    assert "Bob" == table.name(table.round.challenged)


@pytest.mark.parametrize(
    "cards",
    [
        "red 5, red 5, wild",
        "red 0, red 0, wild",
        "wild swap hands, blue 1, blue 2",
        "wild draw four, wild draw four, wild draw four, wild draw four",
    ],
)
def test_cards_that_cannot_exist_cannot_be_shown(cards):
    """One red 5 and one Wild Draw Four lie on the discards. The deck has one of each 0, and no Wild Swap
    Hands."""
    rest = ("blue 1", "blue 2", "blue 3")
    shown = [*cards.split(", "), *rest][:6]
    table = table_of(ABC, *CHALLENGED, f"Bob: shows: {', '.join(shown)}")

    assert ("refused", {"exists": False}) == (table.verdict, dict(table.ruling.findings[0].facts))


@pytest.mark.parametrize(
    "hand",
    [
        "red 1, green 2, green 3, blue 4, wild, wild",
        "blue 1, green 2, green 3, blue 4, wild, wild",
        "red 1, green 2",
        "red 5, red 5, green 3, blue 4, wild, wild",
    ],
)
def test_a_hand_is_never_kept(hand):
    """Counted or refused, the entry holds no card of it: only whether the color was there."""
    table = table_of(ABC, *CHALLENGED, f"Bob: shows: {hand}")
    entry = table.entries[-1]

    assert ShowHand(1, held_color=hand.startswith("red"), shown=True) == entry.submission.claim
    assert not [name for name in hand.split(", ") if name in repr(entry)]


def test_a_hand_shown_without_a_challenge_is_not_kept_either():
    claim = table_of(ABC, "deal: red 5", "Bob: shows: red 1, red 2").entries[-1].submission.claim

    assert claim.hand is None


def test_a_hand_shown_becomes_no_knowledge_of_the_referee():
    table = table_of(ABC, *CHALLENGED, "Bob: shows: red 1, green 2, green 3, blue 4, wild, wild")

    assert () == table.round.in_hands


# a fine in between


def test_a_fine_in_between_does_not_belong_to_the_hand():
    """Judged is the hand as it was when the card was laid: one card, and not three."""
    table = table_of(ABC, *CAUGHT, "Cat: challenges")

    assert "Ann 7, Bob 3, Cat 7" == table.hands
    assert "refused" == table.report("Bob: shows: red 1, red 2, red 3").verdict
    assert "uno.challenge.guilty" in table.report("Bob: shows: red 1").articles


def test_a_fine_while_the_hand_is_to_be_shown_counts_at_once():
    table = table_of(
        ABC, *agreed("deal: red 5; Bob 2"), "Bob: wild draw four, blue", "Cat: challenges", "Ann: catches Bob"
    )

    assert ("upheld", "Ann 7, Bob 3, Cat 7") == (table.verdict, table.hands)
    assert "Cat 6" == table.report("Bob: shows: blue 1").owes


def test_fine_and_lost_challenge_add_up():
    assert "Ann 7, Bob 7, Cat 7" == table_of(ABC, *CAUGHT, "Cat: challenges, held the color").hands


# a challenge that comes late


PLAYED_ON = (*FOUR, "Ann: blue 3 | Ann's phone")


@pytest.mark.parametrize(
    ("circumstances", "fix"),
    [
        ("had seen 3, 0 s later", "take back to 3"),
        ("had seen 3, 1.499 s later", "take back to 3"),
        ("had seen 3, 1.5 s later", "take back to 3"),
        ("had seen 3, 1.501 s later", None),
        ("had seen 4, 0.1 s later", None),
        ("0.1 s later", None),
    ],
)
def test_a_challenge_on_its_way_is_mended_by_taking_back(circumstances, fix):
    """Within the grace of 1500 ms, if that phone had not shown that play went on."""
    table = table_of(ABC, *PLAYED_ON, f"Cat: challenges | Cat's phone, {circumstances}")

    assert ("refused", fix) == (table.verdict, table.fix)


def test_the_mending_works():
    table = table_of(ABC, *PLAYED_ON, "Cat: challenges | Cat's phone, had seen 3, 0.8 s later")
    table.report(table.fix, "Cat: challenges")

    assert ("upheld", "Ann 7, Bob 6, Cat 7") == (table.verdict, table.hands)


def test_a_late_challenge_of_somebody_else_is_not_mended():
    table = table_of(ABC, *PLAYED_ON, "Bob: challenges | Bob's phone, had seen 3, 0.1 s later")

    assert ("refused", None) == (table.verdict, table.fix)


def test_a_refused_claim_closes_nothing_so_nothing_is_taken_back():
    table = table_of(ABC, *FOUR, "Ann: green 3", "Cat: challenges | Cat's phone, had seen 3, 0.1 s later")

    assert "upheld" == table.verdict


@pytest.mark.parametrize("seen", ["Bob: red 9", "Bob: green 9"])
def test_a_card_drawn_since_proves_nothing(seen):
    """It may be one of the two that were drawn as a penalty after the Wild Draw Four was laid."""
    lines = ("deal: red 5", "count Bob: 2", "Bob: wild draw four, blue", "Cat: catches Bob", seen)
    table = table_of("Ann Bob Cat", *lines, "Cat: challenges")

    assert "Bob" == table.name(table.round.challenged)


def test_nobody_challenges_a_player_who_has_left():
    lines = ("deal: red 5", "Bob: wild draw four, blue", "Bob leaves")

    assert "refused" == table_of("Ann Bob Cat", *lines, "Cat: challenges").verdict


def test_while_nothing_is_deduced_any_hand_can_exist():
    """The table let a third red 7 count; a fourth in the hand that is shown is no reason to doubt it."""
    lines = ("deal: red 5", "Bob: red 7", "Cat: red 7", "Ann: red 7", "allow 5", "Bob: wild draw four, blue")
    table = table_of(
        "Ann Bob Cat", *lines, "Cat: challenges", "Bob: shows: red 7, blue 1, blue 2, blue 3, blue 4"
    )

    assert "upheld" == table.verdict
