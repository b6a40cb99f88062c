"""Track lost, cards counted, piles shuffled early, people leaving: docs/rules/uno.md 57-66."""

import pytest

from referee.games.uno.rules.irregular import Resync
from referee.kit.cards import card_with_printed_name
from tests.games.uno.options.house.playing import playing_by
from tests.table import agreed, table_of

ABC = "Ann Bob Cat"
LOST = ("deal: red 5", "Bob: red 7", "resync: green 3, Bob to play, counterclockwise; Bob 4, Cat 2")
OUT = (*agreed("deal: red 5; Ann 2, Bob 1, Cat 1"), "Bob: red 9")


# shuffled early


def test_all_but_the_top_card_go_into_the_pile():
    table = table_of(ABC, "deal: red 5", "Bob: red 7", "Cat: red 8", "reshuffle")

    assert ("upheld", "uno.reshuffle", 88) == (table.verdict, table.article, table.round.draw_pile)
    assert ["red 8"] == [card.name for card in table.round.discards]


def test_under_a_single_card_nothing_can_be_shuffled():
    table = table_of(ABC, "deal: red 5", "reshuffle")

    assert ("refused", "uno.reshuffle") == (table.verdict, table.article)


@pytest.mark.parametrize(("pile", "verdict"), [(0, "refused"), (1, "upheld")])
def test_a_pile_that_was_empty_is_made_of_the_discards_alone(pile, verdict):
    """Bob draws the second card of it. No red 8 was discarded, but one may have lain in the pile before."""
    deal = agreed(f"deal: red 5; Ann 35, Bob 35, Cat {37 - pile}")
    table = table_of(ABC, *deal, "Bob: red 1", "Cat: red 2", "reshuffle")
    table.report("Ann: draws, keeps", "Bob: red 8, drawn")

    assert verdict == table.verdict


@pytest.mark.parametrize("lines", [(), OUT])
def test_nothing_is_shuffled_while_nobody_plays(lines):
    assert "refused" == table_of(ABC, *lines, "reshuffle").verdict


# track lost


def test_the_round_stands_as_the_table_tells():
    """Ann's hand was not told of; nor can the pile be known then."""
    table = table_of(ABC, *LOST)

    assert "Ann ?, Bob 4, Cat 2 | green 3 | pile ? | counterclockwise | Bob to play" == table.seen


@pytest.mark.parametrize(
    "lines",
    [
        ("Bob: wild",),
        ("Bob: wild draw four, blue",),
        ("Bob: wild draw four, blue", "Cat: challenges"),
        ("Bob: draws",),
    ],
)
def test_what_was_open_before_is_closed(lines):
    table = table_of(ABC, "deal: red 5", *lines, "resync: red 3, Ann to play; Ann 7, Bob 6, Cat 7")
    round = table.round

    assert (None, None, None, False) == (round.debt, round.color_owed_by, round.challenged, round.drew)
    assert {"Ann": "Play red, a 3 or a wild, or draw."} == table.say


def test_nobody_is_caught_for_what_was_before():
    lines = (*agreed("deal: red 5; Bob 2"), "Bob: red 7")
    table = table_of(ABC, *lines, "resync: red 7, Cat to play; Ann 7, Bob 1, Cat 7", "caught: Bob")

    assert "refused" == table.verdict


def test_on_a_wild_the_color_is_told():
    table = table_of(ABC, "deal: red 5", "resync: wild, blue, Ann to play")

    assert "blue" == table.round.color
    assert {"color": "Say what the current color is."} == Resync(
        card_with_printed_name("wild"), 0
    ).errors_by_field()


def test_play_goes_around_one_way_or_the_other():
    assert ["direction"] == list(Resync(card_with_printed_name("red 5"), 0, direction=2).errors_by_field())


@pytest.mark.parametrize(
    ("line", "verdict"), [("Bob: green 5", "upheld"), ("Bob: blue 5", "refused"), ("Cat: green 5", "refused")]
)
def test_afterwards_turn_and_color_are_known_again(line, verdict):
    assert verdict == table_of(ABC, *LOST, line).verdict


def test_a_hand_that_is_not_known_stays_so():
    table = table_of(ABC, *LOST, "Bob: green draw two", "Ann: draws 2")

    assert "Ann ?, Bob 3, Cat 2" == table.hands.replace("None", "?")


def test_of_a_hand_that_is_not_known_nobody_can_say_whether_it_calls():
    table = table_of(ABC, *LOST, "Ann: UNO!")

    assert ("stands", "uno.call") == (table.verdict, table.article)


def test_a_hand_that_is_not_known_may_be_counted_any_number_of_cards():
    table = table_of(ABC, *LOST, "count Bob: 1", "Bob: green 5", "Ann: left red 1, red 2, red 3")

    assert ("stands", "uno.count.hand") == (table.verdict, table.article)


def test_the_discards_prove_nothing_any_more():
    """A third green 3 may be there: what lay below is not known."""
    table = table_of(ABC, *LOST, "Bob: green 3", "Ann: green 3")

    assert "upheld" == table.verdict


def test_a_shuffle_and_all_hands_counted_make_the_pile_known_again():
    table = table_of(ABC, *LOST, "count Ann: 6", "reshuffle")

    assert 108 - 1 - 12 == table.round.draw_pile


def test_more_cards_than_the_deck_has_are_in_no_hands():
    table = table_of(ABC, "deal: red 5", "resync: red 5, Bob to play; Ann 50, Bob 50, Cat 8")

    assert ("refused", "uno.resync", "Ann 7, Bob 7, Cat 7") == (table.verdict, table.article, table.hands)


def test_who_has_no_cards_is_out_and_not_resynced():
    table = table_of(ABC, "deal: red 5", "resync: red 5, Bob to play; Ann 0")

    assert ("refused", {"empty": True}) == (table.verdict, dict(table.ruling.findings[0].facts))


def test_who_has_left_holds_no_cards_when_track_is_lost():
    lines = ("deal: red 5", "Dan leaves", "resync: red 5, Bob to play; Bob 4, Cat 2")

    assert (None, 4, 2, 0) == table_of("Ann Bob Cat Dan", *lines).round.hands


@pytest.mark.parametrize("lines", [(), OUT])
def test_track_is_lost_in_play_only(lines):
    assert "refused" == table_of(ABC, *lines, "resync: red 5, Ann to play").verdict


# cards are counted


def test_a_hand_that_was_counted_has_so_many_cards():
    """What is in no hand is in the pile."""
    table = table_of(ABC, "deal: red 5", "count Cat: 6")

    assert ("upheld", "Ann 7, Bob 7, Cat 6", 87) == (table.verdict, table.hands, table.round.draw_pile)


def test_counting_what_was_known_changes_nothing():
    assert [] == table_of(ABC, "deal: red 5", "count Cat: 7").events


def test_a_hand_has_no_more_cards_than_are_left():
    """94 with the whole pile in it: 108 less the two other hands and the card turned up, less one."""
    most = 108 - 14 - 1

    assert "upheld" == table_of(ABC, "deal: red 5", f"count Cat: {most}").verdict
    assert "refused" == table_of(ABC, "deal: red 5", f"count Cat: {most + 1}").verdict


def test_once_track_is_lost_the_top_card_alone_is_in_no_hand():
    """Bob holds four cards and Cat two. Where the other discards are nobody knows."""
    most = 108 - 1 - 4 - 2
    assert "upheld" == table_of(ABC, *LOST, f"count Ann: {most}").verdict

    table = table_of(ABC, *LOST, f"count Ann: {most + 1}")
    assert ("refused", most) == (table.verdict, table.ruling.findings[0].facts["most"])


def test_where_all_cards_are_in_other_hands_none_is_left_for_this_one():
    table = table_of(ABC, "deal: red 5", "resync: red 5, Bob to play; Ann 100, Cat 7", "count Bob: 1")

    assert ("refused", 0) == (table.verdict, table.ruling.findings[0].facts["most"])


def test_a_pile_that_is_off_may_make_the_round_void():
    """It proves a mistake, and not whose: docs/rules/uno.md 64."""
    table = table_of(ABC, "deal: red 5", "count pile: 85")

    assert ("refused", "void") == (table.verdict, table.fix)
    assert table.report(table.fix).round is None


def test_a_pile_that_is_right_is_upheld():
    assert "upheld" == table_of(ABC, "deal: red 5", "count pile: 86").verdict


def test_a_pile_that_nobody_knows_may_be_anything():
    assert "upheld" == table_of(ABC, *LOST, "count pile: 3").verdict


def test_who_turns_out_to_have_no_cards_is_out():
    table = table_of(ABC, "deal: red 5", "count Ann: 0")

    assert ("upheld", "Ann", None) == (table.verdict, table.name(table.round.out), table.turn)
    assert "Ann has won the round: count the cards left in your hand." == table.say["Bob"]


def test_when_somebody_is_out_nobody_else_goes_out():
    table = table_of(ABC, *OUT, "count Ann: 0")

    assert "Bob" == table.name(table.round.out)


def test_without_a_deal_nothing_is_counted():
    assert "match.round" == table_of(ABC, "count Ann: 7").article


# somebody leaves


def test_the_hand_is_set_aside():
    """It goes back into no pile."""
    table = table_of(ABC, "deal: red 5", "Cat leaves")

    assert ("upheld", "uno.leaving") == (table.verdict, table.article)
    assert ("Ann 7, Bob 7", 86, 7) == (table.hands, table.round.draw_pile, table.round.aside)


def test_when_it_is_not_known_how_many_were_set_aside_the_pile_is_not_either():
    table = table_of(ABC, *LOST, "Ann leaves")

    assert ("Bob 4, Cat 2", None) == (table.hands, table.round.draw_pile)


@pytest.mark.parametrize(
    ("lines", "turn"),
    [((), "Cat"), (("Bob: draws",), "Cat"), (("Bob: red reverse", "Ann: red 3", "Cat: red 4"), "Ann")],
)
def test_who_leaves_on_turn_passes_it_on(lines, turn):
    """The way play goes, and with no card to keep."""
    table = table_of(ABC, "deal: red 5", *lines, "Bob leaves")

    assert (turn, False) == (table.turn, table.round.drew)


def test_who_leaves_while_another_is_on_turn_changes_no_turn():
    assert "Bob" == table_of(ABC, "deal: red 5", "Ann leaves").turn


@pytest.mark.parametrize("card", ["red draw two", "wild draw four, blue"])
def test_what_is_owed_by_who_leaves_lapses(card):
    table = table_of(ABC, "deal: red 5", f"Bob: {card}", "Cat leaves")

    assert (None, "Ann", 86) == (table.owes, table.turn, table.round.draw_pile)


def test_what_another_owes_stays():
    assert "Cat 2" == table_of(ABC, "deal: red 5", "Bob: red draw two", "Ann leaves").owes


@pytest.mark.parametrize(("who", "owes"), [("Cat", None), ("Bob", "Cat 4")])
def test_a_challenge_is_dropped_when_a_party_leaves(who, owes):
    """Nobody waits for a hand that is not there, or for eyes that are not."""
    table = table_of(ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges", f"{who} leaves")

    assert (None, owes) == (table.round.challenged, table.owes)


def test_a_challenge_stays_open_when_somebody_else_leaves():
    table = table_of(ABC, "deal: red 5", "Bob: wild draw four, blue", "Cat: challenges", "Ann leaves")

    assert ("Bob", "Cat 4") == (table.name(table.round.challenged), table.owes)


@pytest.mark.parametrize("card", ["wild", "wild draw four"])
def test_the_color_of_who_leaves_is_named_by_who_is_on_turn(card):
    table = table_of(ABC, "deal: red 5", f"Bob: {card}", "Bob leaves")

    assert "Cat" == table.name(table.round.color_owed_by)
    assert ("upheld", "green") == (table.report("Cat: names green").verdict, table.round.color)


def test_the_color_of_a_wild_turned_up_is_named_by_who_begins_then():
    table = table_of(ABC, "deal: wild", "Bob leaves")

    assert ("Cat", "Cat") == (table.turn, table.name(table.round.color_owed_by))
    assert ("upheld", "green") == (table.report("Cat: names green").verdict, table.round.color)


def test_who_leaves_with_one_card_is_caught_no_more():
    table = table_of(ABC, *agreed("deal: red 5; Bob 2"), "Bob: red 7", "Bob leaves")

    assert table.round.window is None


def test_who_leaves_between_the_win_and_the_count_is_counted_first():
    """Bob has gone out: what Cat holds is his."""
    table = table_of(ABC, *OUT, "Cat leaves")

    assert ("refused", "uno.leaving") == (table.verdict, table.article)
    assert "Bob has won this round. First count Cat's hand, then Cat can leave." == table.sentence
    assert "Ann 0, Bob 53" == table.report("Cat: left wild", "Cat leaves", "Ann: left red 1, red 2").totals


def test_who_leaves_last_to_be_counted_says_the_points_and_ends_the_round():
    table = table_of(ABC, *OUT, "Ann: left red 1, red 2", "Cat leaves, hand 50")

    assert ("upheld", None) == (table.verdict, table.round)
    assert "Ann 0, Bob 53" == table.totals


def test_who_leaves_before_the_others_are_counted_ends_nothing():
    table = table_of(ABC, *OUT, "Cat leaves, hand 50")

    assert "Bob" == table.name(table.round.out)
    assert "Ann 0, Bob 53" == table.report("Ann: left red 1, red 2").totals


def test_the_table_may_agree_that_the_hand_of_who_leaves_is_not_counted():
    table = table_of(ABC, *OUT, "Ann: left red 1, red 2", "Cat leaves")
    assert f"allow {table.number}" == table.fix

    table.report(table.fix)

    assert table.round is None
    assert "Ann 0, Bob 3" == table.totals


def test_points_that_a_hand_cannot_have_do_not_come_with_leaving_either():
    table = table_of(ABC, *OUT, "Cat leaves, hand 900")

    assert ("refused", "uno.points") == (table.verdict, table.article)


def test_the_hand_is_counted_first_where_leaving_hands_are_counted_at_once():
    table = playing_by("leaving-hand counted", ABC, *OUT, "Cat leaves")
    assert ("refused", "uno.leaving.counted") == (table.verdict, table.article)

    table.report("Cat: left wild", "Cat leaves", "Ann: left red 1, red 2")

    assert "Ann 0, Bob 53" == table.totals


def test_what_the_last_card_made_somebody_draw_is_counted_before_they_leave():
    table = table_of(
        ABC, *agreed("deal: red 5; Ann 2, Bob 1, Cat 2"), "Bob: red draw two", "Cat leaves, hand 200"
    )

    assert (None, "Ann 2, Bob 0") == (table.owes, table.hands)
    assert "Ann 0, Bob 203" == table.report("Ann: left red 1, red 2").totals


def test_nobody_leaves_while_hands_of_an_untracked_round_are_told():
    """Cat's hand would be missing when the round is scored."""
    table = table_of(ABC, "points round 1: Ann 12", "Cat leaves")

    assert ("refused", "uno.leaving") == (table.verdict, table.article)
    assert (
        "The hands of round 1 are being counted. Score the round first, then Cat can leave." == table.sentence
    )
    assert "upheld" == table.report("score: winner Bob 40", "Cat leaves").verdict


def test_nobody_leaves_either_once_all_hands_are_told():
    hands = (f"points round 1: {hand}" for hand in ("Ann 12", "Bob 0", "Cat 7"))
    table = table_of(ABC, *hands, "Cat leaves")

    assert ("refused", "uno.leaving") == (table.verdict, table.article)


def test_who_leaves_with_the_only_hand_that_was_told_keeps_nobody_else():
    """The table lets Dan go."""
    table = table_of("Ann Bob Cat Dan", "points round 1: Dan 12", *agreed("Dan leaves", 3), "Cat leaves")

    assert ("upheld", "match.leaving") == (table.verdict, table.article)


def test_who_went_out_stays_until_it_is_counted():
    table = table_of(ABC, *OUT, "Bob leaves")

    assert ("refused", "uno.leaving") == (table.verdict, table.article)


def test_the_seat_stays_in_the_columns():
    """A seat number never changes, nor does a score go away; the order tells who plays."""
    table = table_of(ABC, "score: Cat 40", "Cat leaves")

    assert ((0, 1), (0, 0, 40)) == (table.state.order, table.state.totals)


def test_the_deal_skips_nobody_when_the_dealer_leaves():
    """Ann dealt and left; once the round is scored Bob deals, who sat next to her."""
    table = table_of("Ann Bob Cat Dan", "deal: red 5", "Ann leaves", "score: Bob 20")

    assert "Bob" == table.dealer


def test_long_after_track_was_lost_a_hand_can_be_counted():
    """By then more cards were laid than there are: the discards must have been shuffled unseen."""
    resync = "resync: red 5, Ann to play, clockwise"
    table = table_of("Ann Bob", "deal: red 5", resync, *("Ann: red 5", "Bob: red 5") * 60, "count Ann: 6")

    assert len(table.round.discards) > table.round.deck
    assert ("upheld", 6) == (table.verdict, table.round.hands[0])


def test_leaving_between_rounds_leaves_no_round():
    table = table_of("Ann Bob Cat", "score: Ann 20", "Cat leaves")

    assert ("upheld", ["match.leaving"]) == (table.verdict, table.articles)


@pytest.mark.parametrize("option", ["set-aside", "counted"])
def test_between_rounds_there_is_no_hand_to_count(option):
    table = playing_by(f"leaving-hand {option}", ABC, "score: Ann 20", "Cat leaves, hand 35")

    assert ("refused", ["match.leaving"]) == (table.verdict, table.articles)
    assert {"seat": 2, "hand": False} == dict(table.ruling.findings[0].facts)
    assert "Cat holds no cards: there is nothing to count." == table.sentence
