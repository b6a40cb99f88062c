"""Calling UNO and catching who did not: docs/rules/uno.md 37-44; disputes.md 27-43."""

import pytest

from referee.games.uno.model.events import PenaltyReturned
from tests.games.uno.options.house.playing import playing_by
from tests.table import agreed, table_of

ABC = "Ann Bob Cat"
ABCD = "Ann Bob Cat Dan"
TWO = agreed("deal: red 5; Ann 5, Bob 2, Cat 4")
ONE = (*TWO, "Bob: red 7")
"""Bob has one card left and has not called: entry 4. Cat is to play."""
AMONG_FOUR = (*agreed("deal: red 5; Ann 5, Bob 2, Cat 4, Dan 4"), "Bob: red 7")
SAID = (*AMONG_FOUR, "Cat: catches Bob | Cat's phone", "Bob: UNO! | Bob's phone")
"""Entry 5 is Cat's word, entry 6 Bob's against it."""
HELD = "Ann 5, Bob 1, Cat 4"
FINED = "Ann 5, Bob 3, Cat 4"


# in time


@pytest.mark.parametrize(
    "lines",
    [
        ("Bob: UNO!", "Bob: red 7"),
        ("Bob: red 7, UNO!",),
        ("Bob: red 7", "Bob: UNO!"),
        ("Bob: UNO!", "Bob: red 7", "Bob: UNO!"),
    ],
)
def test_before_the_card_with_it_or_after_it_is_in_time(lines):
    """Dispute 33 and docs/rules/uno.md 37."""
    table = table_of(ABC, *TWO, *lines)

    assert ("upheld", HELD) == (table.verdict, table.hands)
    assert "refused" == table.report("Ann: catches Bob").verdict
    assert ("uno.call", HELD) == (table.article, table.hands)


def test_who_has_one_card_left_is_not_told_to_call():
    """Remembering is the players' part: what is said is the same as after a call."""
    silent, called = table_of(ABC, *ONE), table_of(ABC, *TWO, "Bob: red 7, UNO!")

    assert called.say == silent.say
    assert ("Bob" in silent.say, called.articles) == (False, silent.articles)


@pytest.mark.parametrize("who", ["Ann", "Cat"])
def test_with_more_cards_there_is_nothing_to_call(who):
    table = table_of(ABC, *ONE, f"{who}: UNO!")

    assert ("refused", "uno.call") == (table.verdict, table.article)


def test_with_two_cards_one_calls_early_on_ones_own_turn_only():
    table = table_of(ABC, *agreed("deal: red 5; Ann 5, Bob 3, Cat 2"), "Cat: UNO!")

    assert "refused" == table.verdict
    assert "upheld" == table.report("Bob: red 7", "Cat: UNO!").verdict


def test_who_owes_cards_does_not_call_early():
    """The two cards will be four before another is laid."""
    table = table_of(ABC, *agreed("deal: red 5; Cat 2"), "Bob: red draw two", "Cat: UNO!")

    assert ("refused", "uno.call") == (table.verdict, table.article)


def test_an_early_call_is_for_this_turn():
    """Whoever calls, and then draws and keeps, calls again another time."""
    table = table_of(ABC, *TWO, "Bob: UNO!", "Bob: draws, keeps")

    assert table.round.called_early is None


def test_after_drawing_the_card_drawn_leaves_two_and_none_is_caught():
    table = table_of(ABC, *TWO, "Bob: draws", "Bob: red 7", "caught: Bob")

    assert ("refused", "Ann 5, Bob 2, Cat 4") == (table.verdict, table.hands)


def test_it_is_called_each_time_one_card_is_left():
    """Dispute 42: with a draw in between, the call of before does not count for the next time."""
    table = table_of(
        ABC,
        *(*TWO, "Bob: red 7, UNO!", "Cat: red 1", "Ann: red 2", "Bob: draws, keeps"),
        *("Cat: red 3", "Ann: red 4", "Bob: red 6", "Ann: catches Bob"),
    )

    assert ("upheld", "Ann 3, Bob 3, Cat 2") == (table.verdict, table.hands)


def test_a_late_call_does_no_harm():
    table = table_of(ABC, *ONE, "Cat: red 1", "Bob: UNO!")

    assert ("upheld", ["uno.call", "uno.call.in-time"]) == (table.verdict, table.articles)
    assert ("Ann 5, Bob 1, Cat 3", []) == (table.hands, table.events)


# before the own turn, where what is open was not told


DRAWN = (*agreed("deal: red 5; Ann 5, Bob 5, Cat 2"), "Bob: draws")
OWED = (*agreed("deal: red draw two; Ann 5, Bob 5, Cat 2"),)
FOUR = (*agreed("deal: red 5; Ann 2, Bob 5, Cat 5"), "Bob: wild draw four, red")


@pytest.mark.parametrize(
    ("before", "who", "act"),
    [
        (DRAWN, "Cat", "Cat: red 7"),
        (OWED, "Cat", "Cat: red 7"),
        (FOUR, "Ann", "Ann: red 7"),
    ],
)
def test_a_call_counts_that_comes_before_what_was_left_open_is_told(before, who, act):
    """The card drawn was kept, the cards owed were drawn, nobody challenged: only nobody said so yet."""
    table = table_of(ABC, *before, f"{who}: UNO!")

    assert ("upheld", ["uno.call", "uno.call.early"]) == (table.verdict, table.articles)
    assert ("refused", "uno.call") == (table.report(act, f"caught: {who}").verdict, table.article)


@pytest.mark.parametrize(
    ("before", "told_later"),
    [
        (DRAWN, "Bob: draws, keeps"),
        (OWED, "Bob: draws 2"),
    ],
)
def test_it_counts_as_well_where_that_is_told_after_it(before, told_later):
    table = table_of(ABC, *before, "Cat: UNO!", told_later, "Cat: red 7", "caught: Cat")

    assert ("refused", "uno.call") == (table.verdict, table.article)


def test_a_call_closes_nothing():
    """Whoever could be caught still can, and the Wild Draw Four can still be challenged."""
    lines = (*agreed("deal: red 5; Ann 2, Bob 2, Cat 5"), "Bob: wild draw four, red", "Ann: UNO!")
    table = table_of(ABC, *lines)

    assert ("Cat 4", "Cat") == (table.owes, table.turn)
    assert ("upheld", "uno.catch") == (table.report("caught: Bob").verdict, table.article)
    assert "uno.challenge.guilty" in table.report("Cat: challenges, held the color").articles


def test_who_keeps_the_turn_after_a_challenge_makes_the_call_void():
    """Bob was guilty, and it is Cat's turn: Ann calls again when hers comes."""
    table = table_of(ABC, *FOUR, "Ann: UNO!", "Cat: challenges, held the color", "Cat: red 3", "Ann: red 7")

    assert "uno.catch" == table.report("caught: Ann").article
    assert "upheld" == table.verdict


def test_after_a_challenge_that_was_lost_the_call_counts():
    table = table_of(ABC, *FOUR, "Ann: UNO!", "Cat: challenges, held none", "Ann: red 7", "caught: Ann")

    assert ("refused", "uno.call") == (table.verdict, table.article)


def test_who_lays_the_drawn_card_after_all_makes_the_call_void():
    table = table_of(ABC, *DRAWN, "Cat: UNO!", "Bob: red 4", "Cat: red 7", "caught: Cat")

    assert ("upheld", "uno.catch") == (table.verdict, table.article)


@pytest.mark.parametrize("who", ["Ann", "Bob"])
def test_a_call_of_anybody_but_the_next_is_none(who):
    """Bob has drawn; Cat is next, and nobody else calls with two cards."""
    lines = (*agreed("deal: red 5; Ann 2, Bob 1, Cat 2"), "Bob: draws", f"{who}: UNO!")
    table = table_of(ABC, *lines)

    assert ("refused" if who == "Ann" else "upheld") == table.verdict


def test_who_still_draws_what_is_owed_calls_nothing_early():
    """Two cards in hand and two owed: four cards when the own turn comes."""
    table = table_of(ABC, *agreed("deal: red draw two; Ann 5, Bob 2, Cat 5"), "Bob: UNO!")

    assert ("refused", "uno.call") == (table.verdict, table.article)


def test_between_two_who_made_the_other_draw_calls_before_the_next_card():
    two = (*agreed("deal: red 5; Ann 5, Bob 3"), "Bob: red draw two", "Bob: UNO!", "Bob: red 7")
    table = table_of("Ann Bob", *two, "caught: Bob")

    assert ("refused", "uno.call") == (table.verdict, table.article)


def test_where_nobody_calls_before_the_card_an_earlier_call_is_none_either():
    table = playing_by("call-from one-card", ABC, *DRAWN, "Cat: UNO!")

    assert ("refused", "uno.call.early.one-card") == (table.verdict, table.article)


def test_who_was_caught_calls_for_the_next_card_when_the_turn_has_come():
    """Bob was caught after a Draw Two and has two cards again. Until Ann has drawn, a call comes too late for
    the card that he played."""
    lines = (*agreed("deal: red 5; Ann 5, Bob 2"), "Bob: red draw two", "caught: Bob", "Bob: UNO!")
    table = playing_by("late-uno-penalty 1", "Ann Bob", *lines)
    assert ("refused", "uno.catch.1") == (table.verdict, table.article)
    assert {"caught": 1, "entry": 5, "late": True} == dict(table.ruling.findings[0].facts)

    assert "upheld" == table.report("Ann: draws", "Bob: UNO!").verdict
    assert "Bob" == table.name(table.round.called_early)


def test_who_comes_in_out_of_turn_has_not_called_for_that():
    """The call was for the turn that comes, and this is another card."""
    lines = (*agreed("deal: red 5; Ann 5, Bob 5, Cat 5, Dan 2"), "Bob: red draw two", "Dan: UNO!")
    table = playing_by("house stacking, house jump-in", ABCD, *lines, "Dan: red draw two", "caught: Dan")

    assert ("upheld", "uno.catch") == (table.verdict, table.article)


def test_a_call_for_the_turn_that_comes_is_not_called_late():
    """It is another call than the one that was forgotten before."""
    later = ("Cat: red 1", "Ann: red 2", "Bob: draws, keeps", "Cat: red 4", "Ann: draws")
    table = table_of(ABC, *ONE, *later, "Bob: UNO!")

    assert ["uno.call", "uno.call.early"] == table.articles


def test_a_phone_may_offer_the_call_of_the_next_player():
    assert {"claim": "uno.call", "seat": 2} in [one["claim"] for one in table_of(ABC, *DRAWN).may]


# what is said of the time to catch


def test_who_is_safe_by_this_very_card_is_not_said_to_be_catchable():
    """Bob's Draw Two left one card, and nobody told that Cat drew: Ann's card ends the time to catch Bob."""
    table = table_of(ABC, *TWO, "Bob: red draw two", "Ann: red 3")

    assert "uno.call.missed-turn" not in table.articles
    assert "uno.call.in-time" == table.report("caught: Bob").article


def test_that_drawing_does_not_end_the_time_to_catch_is_said():
    lines = (*TWO, "Bob: red draw two", "Ann: draws")
    table = playing_by("catch-until next-play", ABC, *lines)

    says = "Cat draws cards and does not play. So a player who forgot UNO can still be caught."
    assert says in table.sentences
    assert "upheld" == table.report("caught: Bob").verdict


@pytest.mark.parametrize(
    ("card", "verdict"), [("red 7", "upheld"), ("red reverse", "upheld"), ("red skip", "refused")]
)
def test_where_a_missed_turn_ends_the_time_to_catch_no_other_card_does(card, verdict):
    table = playing_by("missed-turn closes", ABC, *TWO, f"Bob: {card}", "Ann: catches Bob")

    assert verdict == table.verdict


def test_a_skip_of_who_has_more_cards_ends_no_time_to_catch():
    table = playing_by("missed-turn closes", ABC, "deal: red 5", "Bob: red skip")

    assert ["uno.play", "uno.match", "uno.skip"] == table.articles


@pytest.mark.parametrize("line", ["Bob: red skip", "Bob: red skip, UNO!"])
def test_a_skip_ends_the_time_to_catch_of_who_has_called_too(line):
    """Or what is said would reveal who has not."""
    table = playing_by("missed-turn closes", ABC, "deal: red 5", "count Bob: 2", line)

    assert ["uno.play", "uno.match", "uno.skip", "uno.call.missed-turn.closes"] == table.articles


def test_a_call_after_a_card_of_the_penalty_is_too_late():
    """Bob plays again after the Skip. Then a call that crossed the catch is not in doubt: the whole penalty
    cannot go back."""
    lines = (*agreed("deal: red 5; Ann 5, Bob 2"), "Bob: red skip", "Ann: catches Bob | Ann's phone")
    table = table_of("Ann Bob", *lines, "Bob: red 7 | Bob's phone, 0.1 s later")
    table.report("Bob: UNO! | Bob's phone, had seen 4, 0.2 s later")

    assert ("refused", "uno.catch", "Ann 5, Bob 2") == (table.verdict, table.article, table.hands)


def test_when_the_round_is_over_nobody_is_said_to_be_catchable():
    """Bob has not called, Ann goes out on a Draw Two, Bob draws: nobody is caught any more."""
    lines = (*agreed("deal: red 5; Ann 1, Bob 2, Cat 5"), "Bob: red 7", "Cat: red 3", "Ann: red draw two")
    table = playing_by("catch-until next-draw", ABC, *lines, "Bob: draws 2")

    assert "uno.call.missed-turn" not in table.articles


@pytest.mark.parametrize(("since", "left"), [((), 2), (("count Bob: 1",), 1)])
def test_where_the_table_lets_a_late_call_count_no_card_goes_back_that_was_played(since, left):
    """Bob drew two for the catch and has played one of three cards. His last card stays with him."""
    lines = (*agreed("deal: red 5; Ann 5, Bob 2"), "Bob: red skip", "caught: Bob", "Bob: red 7", *since)
    table = table_of("Ann Bob", *lines, "Bob: UNO!")
    assert ("refused", left) == (table.verdict, table.round.hands[1])

    assert ("Ann 5, Bob 1", 1) == (table.report(f"allow {table.number}").hands, len(table.state.contests))


def test_of_a_hand_that_is_not_known_any_more_the_whole_penalty_goes_back():
    """All this is reported within the moment in which a call may have crossed the catch."""
    lines = (*ONE, "caught: Bob", "Cat: red 1 | 0.1 s later", "resync: red 1, Ann to play | 0.1 s later")
    table = table_of(ABC, *lines, "Bob: UNO! | Bob's phone, had seen 4, 0.1 s later")

    assert "contested" == table.verdict
    assert [2] == [event.count for event in table.ruling.events if isinstance(event, PenaltyReturned)]


def test_who_was_made_to_draw_with_one_card_left_may_still_call():
    """The time to call began with the one card, and the four of the challenge do not end it."""
    table = table_of(ABC, *TWO, "Bob: wild draw four, blue", "Cat: challenges, held the color", "Bob: UNO!")

    assert ("upheld", ["uno.call"], 5) == (table.verdict, table.articles, table.round.hands[1])
    assert "refused" == table.report("caught: Bob").verdict


# caught


def test_who_did_not_call_draws_two():
    table = table_of(ABC, *ONE, "Cat: catches Bob")

    assert ("upheld", "uno.catch", FINED) == (table.verdict, table.article, table.hands)
    assert {"Bob": "You did not call UNO: draw two cards."}.items() <= table.say.items()


def test_a_fine_leaves_the_turn_where_it_is():
    assert "Cat" == table_of(ABC, *ONE, "Cat: catches Bob").turn


@pytest.mark.parametrize("line", ["Ann: catches Bob", "Cat: catches Bob", "caught: Bob"])
def test_anybody_may_catch_and_nobody_need_say_who(line):
    assert FINED == table_of(ABC, *ONE, line).hands


@pytest.mark.parametrize(
    "line", ["Bob: catches Bob", "Bob: catches Bob | Bob's phone", "caught: Bob | Bob's phone"]
)
def test_nobody_catches_themselves(line):
    table = table_of(ABC, *ONE, line)

    assert ("refused", "Nobody can catch themselves.", HELD) == (table.verdict, table.sentence, table.hands)


@pytest.mark.parametrize("who", ["Ann", "Cat"])
def test_who_has_more_cards_is_not_caught(who):
    table = table_of(ABC, *ONE, f"caught: {who}")

    assert ("refused", "uno.catch") == (table.verdict, table.article)


def test_who_was_given_a_single_card_is_not_caught():
    lines = ("deal: red 5", "count Cat: 1", "Bob: red 7", "Bob: swaps with Cat", "caught: Bob")
    table = playing_by("house seven-zero", ABC, *lines)

    assert "refused" == table.verdict
    assert {"caught": 1, "held": 1, "received": True} == dict(table.ruling.findings[0].facts)


def test_who_swaps_hands_first_is_not_caught():
    lines = ("deal: green 4", "count Bob: 2", "Bob: green 7", "Ann: catches Bob")
    table = playing_by("house seven-zero must_swap=yes", ABC, *lines)

    assert "refused" == table.verdict
    assert {"caught": 1, "held": 1, "swaps": True} == table.facts_of("uno.catch")


EARLY = "It is too early to catch Bob: the swap of hands comes first."
NEVER = "Bob cannot be caught: Bob has not just played down to one card."
LATE = "It is too late to catch Bob: somebody has played on."


@pytest.mark.parametrize(
    ("house", "lines", "sentence"),
    [
        ("house seven-zero must_swap=yes", ("deal: green 4", "count Bob: 2", "Bob: green 7"), EARLY),
        ("deck 112-swap", ("deal: green 4", "count Bob: 2", "Bob: wild swap hands, blue"), EARLY),
        ("house seven-zero", ("deal: green 4", "count Bob: 1"), NEVER),
        ("house hand-size cards=1", ("deal: green 4",), NEVER),
        (
            "house seven-zero",
            ("deal: green 4", "resync: red 5, Ann to play; Ann 5, Bob 1, Cat 3"),
            NEVER,
        ),
        ("house seven-zero", ("deal: green 4", "count Bob: 2", "Bob: green 5", "Cat: green 6"), LATE),
    ],
    ids=[
        "before hands are swapped",
        "before hands are swapped by a wild card",
        "after a count",
        "a hand of one card",
        "the round was told anew",
        "somebody has played on",
    ],
)
def test_too_early_never_due_and_too_late_are_three_different_things(house, lines, sentence):
    """And who catches a player with a single card has not accused anybody falsely."""
    table = playing_by(f"{house}, house false-accusation", ABC, *lines)
    held = table.hands
    table.report("Ann: catches Bob")

    assert ("refused", sentence, held) == (table.verdict, table.sentence, table.hands)


def test_who_was_counted_down_to_one_card_is_not_caught():
    table = table_of(ABC, "deal: green 4", "count Bob: 1", "Ann: catches Bob")

    assert "refused" == table.verdict
    assert {"caught": 1, "held": 1, "counted": True} == dict(table.ruling.findings[0].facts)


def test_who_plays_down_to_one_card_after_a_count_can_be_caught():
    table = table_of(ABC, "deal: green 4", "count Bob: 2", "Bob: green 5", "count Bob: 2", "Cat: green 6")
    table.report("Ann: green 1", "Bob: green 2", "Ann: catches Bob")

    assert "upheld" == table.verdict


def test_a_false_catch_costs_nothing():
    """docs/rules/uno.md 43: it is on record, and that is all."""
    table = table_of(ABC, *ONE, "Ann: catches Cat")

    assert ("refused", HELD, []) == (table.verdict, table.hands, table.events)


@pytest.mark.parametrize(
    "again", ["caught: Bob", "Ann: catches Bob", "Ann: catches Bob | Ann's phone, had seen 4"]
)
def test_a_lapse_is_caught_once(again):
    """Dispute 39."""
    table = table_of(ABC, *ONE, "Cat: catches Bob", again)

    assert ("refused", "uno.catch", FINED) == (table.verdict, table.article, table.hands)
    assert "Bob has already been caught and draws only once." == table.sentence


def test_a_penalty_takes_a_short_pile_shuffled():
    table = table_of(ABC, *agreed("deal: red 5; Ann 52, Bob 2, Cat 52"), "Bob: red 7", "caught: Bob")

    assert ("Ann 52, Bob 3, Cat 52", 0) == (table.hands, table.round.draw_pile)
    assert ["red 7"] == [card.name for card in table.round.discards]


def test_of_a_penalty_no_more_is_drawn_than_there_is():
    """The pile is empty, and one card lies under the top one."""
    table = table_of(ABC, *agreed("deal: red 5; Ann 52, Bob 2, Cat 53"), "Bob: red 7", "caught: Bob")

    assert ("Ann 52, Bob 2, Cat 53", 0) == (table.hands, table.round.draw_pile)


# until when


@pytest.mark.parametrize("act", ["Cat: red 1", "Cat: draws", "Cat: draws, keeps", "Cat: wild"])
def test_the_next_act_ends_the_time(act):
    """Disputes 30 and 31: a card laid or a card drawn, by whoever acts next."""
    table = table_of(ABC, *ONE, act, "Ann: catches Bob")

    assert ("refused", "uno.call.in-time") == (table.verdict, table.article)
    assert 1 == table.round.hands[1]


@pytest.mark.parametrize(
    "no_act", ["Ann: red 3", "Cat: green 1", "Ann: UNO!", "note: hm", "count Ann: 5", "reshuffle"]
)
def test_what_is_no_act_ends_nothing(no_act):
    """A refused claim neither."""
    assert "upheld" == table_of(ABC, *ONE, no_act, "Ann: catches Bob").verdict


@pytest.mark.parametrize(
    ("card", "forced"), [("red draw two", "Cat: draws 2"), ("wild draw four, blue", "Cat: draws 4")]
)
def test_being_made_to_draw_is_no_act(card, forced):
    """Dispute 36, docs/rules/uno.md 40: the time runs on to the one who acts."""
    table = table_of(ABC, *TWO, f"Bob: {card}", forced, "Ann: catches Bob")

    assert ("upheld", 3) == (table.verdict, table.round.hands[1])


def test_a_challenge_and_its_answer_are_no_acts():
    table = table_of(ABC, *TWO, "Bob: wild draw four, blue", "Cat: challenges, held none", "Ann: catches Bob")

    assert ("upheld", 3) == (table.verdict, table.round.hands[1])


def test_being_skipped_is_no_act():
    """Dispute 35."""
    table = table_of(ABC, *TWO, "Bob: red skip", "Cat: catches Bob")

    assert ("upheld", 3) == (table.verdict, table.round.hands[1])


def test_whoever_acts_after_the_skip_ends_the_time():
    assert (
        "uno.call.in-time" == table_of(ABC, *TWO, "Bob: red skip", "Ann: red 3", "Cat: catches Bob").article
    )


@pytest.mark.parametrize("card", ["red skip", "red reverse"])
def test_between_two_ones_own_next_act_ends_the_time(card):
    two = (*agreed("deal: red 5; Ann 5, Bob 2"), f"Bob: {card}")

    assert "upheld" == table_of("Ann Bob", *two, "Ann: catches Bob").verdict
    assert "uno.call.in-time" == table_of("Ann Bob", *two, "Bob: draws", "Ann: catches Bob").article


def test_between_two_a_draw_two_leaves_the_time_open():
    two = (*agreed("deal: red 5; Ann 5, Bob 2"), "Bob: red draw two", "Ann: draws 2")

    assert "upheld" == table_of("Ann Bob", *two, "Ann: catches Bob").verdict


@pytest.mark.parametrize(
    "line", ["caught: Bob", "Bob: UNO!", "Cat: catches Bob | Cat's phone, had seen 4, 0.1 s later"]
)
def test_when_somebody_is_out_nobody_is_caught(line):
    """Dispute 29: there is no last word, and a round that is over is not gone into again."""
    table = table_of(ABC, *agreed("deal: red 5; Bob 1"), "Bob: red 7", line)

    assert ("refused", "uno.going-out") == (table.verdict, table.article)


@pytest.mark.parametrize("line", ["caught: Bob", "Bob: UNO!"])
def test_without_a_deal_there_is_nothing_to_call(line):
    assert "match.round" == table_of(ABC, line).article


# the keeper's word and a player's


def test_a_players_catch_is_that_players_word():
    """It counts, and stands as long as nobody says otherwise."""
    table = table_of(ABC, *ONE, "Cat: catches Bob | Cat's phone")

    assert ("stands", "uno.catch.heard", FINED) == (table.verdict, table.article, table.hands)


def test_a_phone_catches_for_its_own_seat():
    table = table_of(ABC, *ONE, "caught: Bob | Cat's phone")

    assert "Cat" == table.name(table.round.window.caught_by)


def test_who_was_caught_by_a_players_word_may_say_to_have_called():
    """However long that takes: until somebody acts."""
    table = table_of(ABC, *ONE, "Cat: catches Bob | Cat's phone", "Bob: UNO! | Bob's phone, 60 s later")

    assert ("contested", "uno.call.crossed", HELD) == (table.verdict, table.article, table.hands)
    assert (
        "Have you drawn two cards after the catch? Then put them back on the draw pile, facedown."
    ) == table.say["Bob"]


def test_what_the_keeper_reports_is_the_word_of_the_table():
    table = table_of(ABC, *ONE, "Cat: catches Bob", "Bob: UNO! | Bob's phone")

    assert ("refused", "uno.catch", FINED) == (table.verdict, table.article, table.hands)


def test_after_the_next_act_a_players_catch_is_disputed_no_more():
    table = table_of(ABC, *ONE, "Cat: catches Bob | Cat's phone", "Cat: red 1", "Bob: UNO! | Bob's phone")

    assert ("refused", "Ann 5, Bob 3, Cat 3") == (table.verdict, table.hands)


def test_what_is_contested_is_not_caught_again():
    table = table_of(ABCD, *SAID, "Dan: catches Bob")

    assert ("refused", 1) == (table.verdict, table.round.hands[1])


def test_calling_again_changes_nothing():
    table = table_of(ABCD, *SAID, "Bob: UNO! | Bob's phone")

    assert ("upheld", 1, []) == (table.verdict, table.round.hands[1], table.events)
    assert 1 == len(table.state.contests)


# on their way at the same time: exactly at and just after the grace

WITHIN = ["0 s later", "1.499 s later", "1.5 s later"]
AFTER = ["1.501 s later", "5 s later"]


@pytest.mark.parametrize("later", WITHIN)
@pytest.mark.parametrize("opposite", ["Bob: UNO!", "Cat: red 1"])
def test_a_catch_that_crossed_a_call_or_an_act_is_contested(opposite, later):
    table = table_of(ABC, *ONE, opposite, f"Ann: catches Bob | Ann's phone, had seen 4, {later}")

    assert ("contested", "uno.call.crossed", 1) == (table.verdict, table.article, table.round.hands[1])


@pytest.mark.parametrize("later", AFTER)
@pytest.mark.parametrize(
    ("opposite", "article"), [("Bob: UNO!", "uno.call"), ("Cat: red 1", "uno.call.in-time")]
)
def test_after_the_grace_a_catch_is_late(opposite, article, later):
    table = table_of(ABC, *ONE, opposite, f"Ann: catches Bob | Ann's phone, had seen 4, {later}")

    assert ("refused", article, 1) == (table.verdict, table.article, table.round.hands[1])


@pytest.mark.parametrize("seen", ["had seen 5, ", ""])
@pytest.mark.parametrize("opposite", ["Bob: UNO!", "Cat: red 1"])
def test_whose_phone_had_shown_it_did_not_cross_it(opposite, seen):
    """A phone that does not say what it had shown had shown everything."""
    table = table_of(ABC, *ONE, opposite, f"Ann: catches Bob | Ann's phone, {seen}0.1 s later")

    assert "refused" == table.verdict


@pytest.mark.parametrize("later", WITHIN)
def test_a_call_that_crossed_the_keepers_catch_is_contested(later):
    table = table_of(ABC, *ONE, "caught: Bob", f"Bob: UNO! | Bob's phone, had seen 4, {later}")

    assert ("contested", HELD) == (table.verdict, table.hands)


@pytest.mark.parametrize("later", AFTER)
def test_after_the_grace_a_call_against_the_keepers_catch_is_late(later):
    table = table_of(ABC, *ONE, "caught: Bob", f"Bob: UNO! | Bob's phone, had seen 4, {later}")

    assert ("refused", FINED) == (table.verdict, table.hands)


@pytest.mark.parametrize("later", WITHIN)
@pytest.mark.parametrize(
    ("agreed_on", "verdict", "hands"), [("call", "refused", HELD), ("catch", "upheld", FINED)]
)
def test_what_counts_of_a_call_and_a_catch_at_once_may_be_agreed_on(agreed_on, verdict, hands, later):
    """Here the catch crossed the call: uno.call.crossed.call and uno.call.crossed.catch."""
    catch = f"Ann: catches Bob | Ann's phone, had seen 4, {later}"
    table = playing_by(f"at-once {agreed_on}", ABC, *ONE, "Bob: UNO!", catch)

    assert (verdict, hands) == (table.verdict, table.hands)
    assert f"uno.call.crossed.{agreed_on}" in table.articles
    assert [] == list(table.state.contests)


@pytest.mark.parametrize("later", WITHIN)
@pytest.mark.parametrize(
    ("agreed_on", "verdict", "hands"), [("call", "upheld", HELD), ("catch", "refused", FINED)]
)
def test_the_same_counts_where_the_call_crossed_the_catch(agreed_on, verdict, hands, later):
    """The cards go back, or stay; and whoever was not to be caught is caught no more."""
    call = f"Bob: UNO! | Bob's phone, had seen 4, {later}"
    table = playing_by(f"at-once {agreed_on}", ABC, *ONE, "caught: Bob", call)

    assert (verdict, hands, []) == (table.verdict, table.hands, list(table.state.contests))
    assert "refused" == table.report("Cat: catches Bob").verdict
    assert hands == table.hands


@pytest.mark.parametrize("agreed_on", ["call", "catch"])
def test_what_did_not_come_at_once_is_the_tables_all_the_same(agreed_on):
    """A player's catch that is denied later, while there is time."""
    caught = ("Ann: catches Bob | Ann's phone", "Bob: UNO! | Bob's phone, 5 s later")
    table = playing_by(f"at-once {agreed_on}", ABC, *ONE, *caught)

    assert ("contested", HELD, 1) == (table.verdict, table.hands, len(table.state.contests))


@pytest.mark.parametrize(
    ("agreed_on", "verdict", "left", "said"),
    [
        ("call", "refused", 1, "The catch is too late: Bob draws nothing."),
        ("catch", "upheld", 3, "The catch counts."),
        ("table", "contested", 1, "Nobody can tell if the catch was in time."),
    ],
)
def test_a_catch_that_crossed_the_next_act_speaks_of_no_call(agreed_on, verdict, left, said):
    """There was none."""
    catch = "Ann: catches Bob | Ann's phone, had seen 4, 0.3 s later"
    table = playing_by(f"at-once {agreed_on}", ABC, *ONE, "Cat: red 1", catch)

    assert (verdict, left) == (table.verdict, table.round.hands[1])
    assert any(said in sentence for sentence in table.sentences)
    of_a_call = ("called UNO", "Bob's call", "The call")
    assert not any(words in sentence for sentence in table.sentences for words in of_a_call)


def test_the_parties_are_the_caught_and_the_catcher():
    table = table_of(ABCD, *SAID)

    assert ("Bob", "Cat") == tuple(map(table.name, table.state.contests[0].parties))


def test_where_the_keeper_names_no_catcher_the_caught_alone_is_a_party():
    table = table_of(ABC, *ONE, "caught: Bob", "Bob: UNO! | Bob's phone, had seen 4, 1 s later")

    assert ["Bob"] == [table.name(seat) for seat in table.state.contests[0].parties]


def test_play_goes_on_while_it_is_contested():
    assert ("upheld", "Dan") == (
        table_of(ABCD, *SAID, "Cat: red 1").verdict,
        table_of(ABCD, *SAID, "Cat: red 1").turn,
    )


# decided


def test_believed_against_the_caught_the_cards_are_drawn():
    table = table_of(ABCD, *SAID, "decide 6 for Cat")

    assert ("upheld", "Ann 5, Bob 3, Cat 4, Dan 4") == (table.verdict, table.hands)
    assert "The table decided against you: draw two cards." == table.say["Bob"]


def test_believed_for_the_caught_nothing_is_drawn():
    table = table_of(ABCD, *SAID, "decide 6 for Bob")

    assert ("upheld", "Ann 5, Bob 1, Cat 4, Dan 4") == (table.verdict, table.hands)


def test_cards_that_were_held_back_are_drawn_from_the_pile_as_it_is_then():
    """Two cards could be had at the catch; when it is decided, Cat has drawn one of them."""
    table = table_of(
        ABC,
        *agreed("deal: red 5; Ann 52, Bob 2, Cat 52"),
        *("Bob: red 7", "Cat: catches Bob | Cat's phone", "Bob: UNO! | Bob's phone"),
        *("Cat: draws, keeps", "decide 6 for Cat"),
    )

    assert ("Ann 52, Bob 2, Cat 53", 0) == (table.hands, table.round.draw_pile)


def test_on_going_out_what_was_contested_lapses():
    table = table_of(ABC, *ONE, "Cat: catches Bob | Cat's phone", "Bob: UNO! | Bob's phone")
    table.report("Cat: red 1", "Ann: red 2", "Bob: red 3")

    assert "Bob" == table.name(table.round.out)
    assert () == table.state.contests
    assert "refused" == table.report("decide 6 for Cat").verdict


@pytest.mark.parametrize("end", ["void", "score: Ann 20"])
def test_with_the_round_what_was_contested_lapses(end):
    table = table_of(ABCD, *SAID, end, "decide 6 for Cat")

    assert ("refused", "match.decide") == (table.verdict, table.article)


def test_what_is_contested_of_one_stays_when_another_acts():
    assert 1 == len(table_of(ABCD, *SAID, "Cat: red 1", "Dan: red 2").state.contests)


# one lapse, one contest


def test_one_lapse_is_contested_once():
    """A second catch that crossed the call adds nothing: two cards hang on it, not four."""
    crossed = ("Bob: UNO! | Bob's phone", "Cat: catches Bob | Cat's phone, had seen 4, 0.1 s later")
    table = table_of(ABCD, *AMONG_FOUR, *crossed, "Dan: catches Bob | Dan's phone, had seen 4, 0.1 s later")

    assert ("refused", ["uno.catch"]) == (table.verdict, table.broken)
    assert 1 == len(table.state.contests)


def test_only_a_party_is_believed():
    table = table_of(ABCD, *SAID, "decide 6 for Dan")

    assert ("refused", ["match.decide"]) == (table.verdict, table.broken)


@pytest.mark.parametrize("end", ["Bob leaves", "count Bob: 0"])
def test_a_contest_is_over_with_its_player(end):
    assert "refused" == table_of(ABCD, *SAID, end, "decide 6 for Cat").verdict


TOO_LATE = {
    "next-act": ("Cat: draws, keeps", "somebody has played on"),
    "next-play": ("Cat: red 8", "somebody has played a card"),
    "next-draw": ("Cat: draws, keeps", "somebody has drawn a card"),
}


@pytest.mark.parametrize("until", TOO_LATE)
def test_why_it_is_too_late_is_what_ends_the_time_at_this_table(until):
    act, why = TOO_LATE[until]
    table = playing_by(f"catch-until {until}", ABC, "deal: red 5", "count Bob: 2", "Bob: red 7", act)

    table.report("caught: Bob")

    assert ("refused", f"It is too late to catch Bob: {why}.") == (table.verdict, table.sentence)


def test_who_has_played_on_since_is_told_so_where_only_a_drawn_card_ends_the_time():
    table = playing_by("catch-until next-draw", "Ann Bob", "deal: red 5", "count Bob: 2", "Bob: red 7")

    table.report("Ann: red 8", "Bob: draws", "caught: Bob")

    assert "It is too late to catch Bob: Bob has played on." == table.sentence
    assert {"caught": 1, "entry": 6, "own": True} == dict(table.ruling.findings[0].facts)


FORGOTTEN_TWICE = ("deal: red 5", "count Bob: 2", "Bob: red 7", "count Cat: 2", "Cat: red 8")


@pytest.mark.parametrize("order", [("Bob", "Cat"), ("Cat", "Bob")])
def test_until_a_draw_all_who_forgot_can_be_caught(order):
    """S1: also while another player has gone down to one card."""
    table = playing_by("catch-until next-draw", ABC, *FORGOTTEN_TWICE)
    verdicts = [table.report(f"caught: {name}").verdict for name in order]

    assert (["upheld", "upheld"], "Ann 7, Bob 3, Cat 3") == (verdicts, table.hands)


def test_a_draw_ends_the_time_to_catch_of_all():
    table = playing_by("catch-until next-draw", ABC, *FORGOTTEN_TWICE, "Ann: draws, keeps")

    assert "refused" == table.report("caught: Bob").verdict == table.report("caught: Cat").verdict


def test_the_own_next_act_ends_the_own_time_alone():
    own = ("Ann: red 1", "count Bob: 3", "Bob: red 3")
    table = playing_by("catch-until next-draw", ABC, *FORGOTTEN_TWICE, *own)

    assert ("refused", "upheld") == (table.report("caught: Bob").verdict, table.report("caught: Cat").verdict)


def test_who_calls_late_is_safe_while_another_can_be_caught():
    table = playing_by("catch-until next-draw", ABC, *FORGOTTEN_TWICE, "Bob: UNO!")

    assert ("refused", "upheld") == (table.report("caught: Bob").verdict, table.report("caught: Cat").verdict)


def test_who_leaves_leaves_the_others_to_be_caught():
    table = playing_by("catch-until next-draw", ABCD, *FORGOTTEN_TWICE, "Cat leaves")

    assert "upheld" == table.report("caught: Bob").verdict
