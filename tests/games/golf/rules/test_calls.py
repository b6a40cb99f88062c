"""Calling UNO and catching who did not: docs/rules/golf.md G23; disputes.md 102, 103."""

import pytest

from tests.games.golf.tables import AB, ABC, dealt, grid, hidden, laid, refused, sizes

TWO = "red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?"
"""Ann has two facedown cards and is to play."""
FLIPS = "Ann: draws red 3, flips 2 lower green 4"
AT_ONE = (ABC, TWO, FLIPS)
"""Now she has one, and has not called: entry 2. Bob is to play."""
BOB = "Bob: draws red 4, flips 1 upper green 5"


# in time


@pytest.mark.parametrize(
    "lines",
    [
        ("Ann: UNO!", FLIPS),
        (f"{FLIPS}, UNO!",),
        (FLIPS, "Ann: UNO!"),
        ("Ann: UNO!", f"{FLIPS}, UNO!", "Ann: UNO!"),
        ("Ann: takes the discard to 2 lower, out green 4, UNO!",),
    ],
)
def test_before_the_turn_with_it_or_after_it_is_in_time(lines):
    table = laid(ABC, TWO, *lines)

    assert ("upheld", [1, 6, 6]) == (table.verdict, hidden(table))
    assert ["golf.call"] == refused(table, "Bob: catches Ann")
    assert table.sentence.startswith("Ann has called UNO and cannot be caught")


def test_who_has_one_left_is_not_told_to_call():
    """Remembering is the players' part: what is said is the same as after a call."""
    silent, called = laid(*AT_ONE), laid(ABC, TWO, f"{FLIPS}, UNO!")

    assert called.say == silent.say
    assert ("Ann" in silent.say, called.articles) == (False, silent.articles)


@pytest.mark.parametrize("who", ["Bob", "Cat"])
def test_with_more_facedown_cards_there_is_nothing_to_call(who):
    assert ["golf.call"] == refused(laid(*AT_ONE), f"{who}: UNO!")


def test_with_two_one_calls_early_on_ones_own_turn_only():
    table = laid(ABC, TWO.replace("Ann to", "Bob to"))

    assert ["golf.call"] == refused(table, "Ann: UNO!")


def test_who_was_caught_before_calls_early_for_the_next_time():
    game = laid(AB, TWO, FLIPS, "caught: Ann", BOB)
    game.report("Ann: draws yellow 3, flips 4 upper blue 3", "Bob: draws yellow 4, flips 1 lower green 6")

    assert ("upheld", 0) == (game.report("Ann: UNO!").verdict, game.round.called_early)


def test_with_three_nobody_calls_early():
    table = laid(ABC, "red 6, Ann to play; Ann 1 ?/?, 2 blue 1/?")

    assert ["golf.call"] == refused(table, "Ann: UNO!")


@pytest.mark.parametrize(
    "line",
    ["Ann: draws red 3 to 1 upper", "Ann: takes the discard to 2 upper", "Ann: draws red skip to 1 upper"],
)
def test_an_early_call_lapses_with_a_turn_that_leaves_two(line):
    table = laid(AB, TWO, "Ann: UNO!", line, "Bob: draws red 4, flips 1 upper green 5", FLIPS)

    assert (None, "upheld") == (table.round.called_early, table.report("Bob: catches Ann").verdict)


def test_between_two_it_lapses_when_the_same_one_plays_again():
    table = laid(AB, TWO, "Ann: UNO!", "Ann: draws red 3 to 1 upper", BOB)

    assert None is table.round.called_early


def test_a_call_with_a_turn_that_leaves_more_does_no_harm():
    table = laid(ABC, "red 6, Ann to play", "Ann: draws red 3, flips 2 lower green 4, UNO!")

    assert ("upheld", None) == (table.verdict, table.round.window)


def test_a_call_repeated_does_no_harm():
    table = laid(*AT_ONE, "Ann: UNO!")
    before = table.state

    assert ("upheld", before) == (table.report("Ann: UNO!").verdict, table.state)


def test_a_late_call_does_no_harm():
    table = laid(*AT_ONE, BOB)
    before = table.state
    table.report("Ann: UNO!")

    assert (["golf.call", "golf.call.in-time"], before) == (table.articles, table.state)


# caught


@pytest.mark.parametrize("line", ["Bob: catches Ann", "Cat: catches Ann", "caught: Ann"])
def test_who_did_not_call_lays_a_column_and_misses_no_turn(line):
    table = laid(*AT_ONE, line)

    assert ("upheld", "golf.catch", "Bob") == (table.verdict, table.article, table.turn)
    assert ("4 ?/?, 1 red 1/?, 2 blue 1/green 4", [3, 6, 6]) == (grid(table, "Ann"), hidden(table))
    draw = "Draw two cards for a new column on the left. Do not look at these cards: they lie facedown."
    assert f"You were caught without calling UNO. {draw}" == table.say["Ann"]


def test_a_catch_that_a_player_reports_stands():
    table = laid(*AT_ONE, "caught: Ann | Bob's phone")

    assert ("stands", ["golf.catch.heard", "golf.catch", "golf.new-columns"], [3, 6, 6]) == (
        table.verdict,
        table.articles,
        hidden(table),
    )


@pytest.mark.parametrize("line", ["Ann: catches Ann", "caught: Ann | Ann's phone"])
def test_nobody_catches_themselves(line):
    table = laid(*AT_ONE)

    assert ["golf.catch"] == refused(table, line)
    assert "Nobody can catch themselves." == table.sentence


def test_who_called_and_is_caught_by_agreement_changes_nothing_by_calling_again():
    table = dealt(ABC, f"resync: {TWO}", FLIPS, "Ann: UNO!", "Bob: catches Ann", "allow 6")
    before = table.state

    assert 3 == hidden(table)[0]
    assert ("upheld", before) == (table.report("Ann: UNO!").verdict, table.state)


@pytest.mark.parametrize("who", ["Bob", "Cat"])
def test_who_has_more_is_not_caught(who):
    assert ["golf.catch"] == refused(laid(*AT_ONE), f"caught: {who}")


@pytest.mark.parametrize("again", ["caught: Ann", "Cat: catches Ann", "caught: Ann | Cat's phone"])
def test_a_lapse_is_caught_once(again):
    table = laid(*AT_ONE, "Bob: catches Ann")

    assert ["golf.catch"] == refused(table, again)
    assert "Ann was caught already, and gets a new column only once." == table.sentence


def test_who_was_caught_cannot_call_any_more():
    """The keeper speaks for the table."""
    table = laid(*AT_ONE, "caught: Ann")

    assert ["golf.call", "golf.catch"][1:] == refused(table, "Ann: UNO!")


def test_for_a_column_that_cannot_be_had_nothing_is_drawn():
    table = laid(*AT_ONE, "caught: Ann", pile=1)

    assert ("upheld", [1, 6, 6], 0) == (table.verdict, hidden(table), table.round.draw_pile)
    assert ["golf.catch", "golf.pile.dry"] == table.articles
    assert ["golf.catch"] == refused(table, "caught: Ann")


def test_who_was_caught_and_drew_nothing_may_still_call():
    assert "upheld" == laid(*AT_ONE, "caught: Ann", "Ann: UNO!", pile=1).verdict


def test_a_short_pile_is_shuffled_for_it():
    table = laid(*AT_ONE, "caught: Ann", pile=1, under="red 2")

    assert ([3, 6, 6], 0) == (hidden(table), table.round.draw_pile)
    assert ["red 3"] == [card.name for card in table.round.discards]


# until when


@pytest.mark.parametrize(
    "act",
    [BOB, "Bob: takes the discard to 1 upper, out green 5", "Bob: draws red skip to 1 upper, out blue 5"],
)
def test_the_next_turn_ends_the_time(act):
    """Dispute 102."""
    table = laid(*AT_ONE, act)

    assert ["golf.call.in-time"] == refused(table, "Cat: catches Ann")
    assert "It is too late to catch Ann: the next turn has begun." == table.sentence


def test_a_clear_before_that_turn_ends_it_as_well():
    table = laid(ABC, f"{TWO}; Bob 1 green 1/green 2, 2 ?/?", FLIPS, "Bob: clears 1 with green 1 on top")

    assert ["golf.call.in-time"] == refused(table, "Cat: catches Ann")


@pytest.mark.parametrize(
    "no_act",
    [
        "Cat: draws red 4, flips 1 upper green 5",
        "note: hm",
        "count Ann: 4",
        "reshuffle",
        "Bob: UNO!",
        "allow 2",
    ],
)
def test_what_is_no_turn_ends_nothing(no_act):
    """Nor does a refused one."""
    assert "upheld" == laid(*AT_ONE, no_act, "Bob: catches Ann").verdict


@pytest.mark.parametrize("card", ["red skip", "red draw two"])
def test_who_misses_a_turn_ends_nothing(card):
    table = laid(ABC, TWO, f"Ann: draws {card}, flips 2 lower green 4", "Bob: catches Ann")

    assert ("upheld", "Cat") == (table.verdict, table.turn)


@pytest.mark.parametrize("card", ["red skip", "red draw two"])
def test_between_two_ones_own_next_turn_ends_it(card):
    table = laid(AB, TWO, f"Ann: draws {card}, flips 2 lower green 4")
    assert ("Ann", 1) == (table.turn, hidden(table)[0])

    table.report("Ann: draws red 5 to 1 upper")
    assert ["golf.call.in-time"] == refused(table, "Bob: catches Ann")


@pytest.mark.parametrize("card", ["red skip", "red draw two"])
def test_and_until_then_one_may_be_caught(card):
    table = laid(AB, TWO, f"Ann: draws {card}, flips 2 lower green 4", "Bob: catches Ann")

    assert ("upheld", "Ann", 3) == (table.verdict, table.turn, hidden(table)[0])


def test_staying_at_one_opens_no_new_window():
    table = laid(AB, "red 6, Ann to play; Ann 1 red 1/?", "Ann: takes the discard to 1 upper")

    assert ["golf.catch"] == refused(table, "Bob: catches Ann")


def test_it_is_called_every_time_anew():
    """Dispute 103."""
    table = laid(
        AB,
        TWO,
        f"{FLIPS}, UNO!",
        "Bob: draws blue draw two, flips 1 upper green 5",
        "Bob: draws red 4, flips 1 lower blue 5",
        "Ann: draws red 5, flips 4 upper blue 3",
        "Bob: draws yellow 4, flips 2 upper yellow 5",
        "Ann: draws yellow 3, flips 4 lower green 2",
        "Bob: catches Ann",
    )

    assert ("upheld", "5 ?/?, 4 blue 3/green 2, 1 red 1/?, 2 blue 1/green 4") == (
        table.verdict,
        grid(table, "Ann"),
    )


def test_who_was_hit_is_no_longer_at_one():
    table = laid(AB, TWO, FLIPS, "Bob: draws blue draw two, flips 1 upper green 5")

    assert ["golf.call"] == refused(table, "Ann: UNO!")


def test_whoever_calls_after_a_catch_is_told_that_it_is_too_late():
    """And not that nobody is caught twice."""
    table = laid(*AT_ONE, "caught: Ann")

    assert ["golf.catch"] == refused(table, "Ann: UNO!")
    assert "Ann calls UNO too late: Ann was caught before." == table.sentence
    assert {"caught": 0, "entry": 3, "late": True} == table.facts_of("golf.catch")


def test_closing_leaves_nobody_to_be_caught():
    table = laid(ABC, f"{TWO}; Bob 1 green 1/?", FLIPS, "Bob: draws red 4, flips 1 lower green 5")

    assert ["golf.closing"] == refused(table, "Cat: catches Ann")


# one word against the other

SAID = (*AT_ONE, "Bob: catches Ann | Bob's phone", "Ann: UNO! | Ann's phone")
"""Entry 3 is Bob's word, entry 4 Ann's against it."""


def test_who_says_that_it_was_called_contests_the_catch():
    table = laid(*SAID)

    assert ("contested", "golf.call.crossed") == (table.verdict, table.article)
    assert ("1 red 1/?, 2 blue 1/green 4", [1, 6, 6]) == (grid(table, "Ann"), hidden(table))
    back = "Put the two cards of your newest column back into the draw pile. Do not look at them."
    assert back == table.say["Ann"]


@pytest.mark.parametrize(("believed", "left"), [("Ann", 1), ("Bob", 3)])
def test_the_table_decides(believed, left):
    table = laid(*SAID, f"decide 4 for {believed}")

    assert ("upheld", left, ()) == (table.verdict, hidden(table)[0], table.state.contests)


def test_the_column_that_is_laid_then_has_a_new_number():
    assert "5 ?/?, 1 red 1/?, 2 blue 1/green 4" == grid(laid(*SAID, "decide 4 for Bob"), "Ann")


@pytest.mark.parametrize("who", ["Ann", "Bob"])
def test_no_party_decides_for_itself(who):
    assert ["match.decide"] == refused(laid(*SAID), f"decide 4 for {who} | {who}'s phone")


@pytest.mark.parametrize(("who", "believed"), [("Ann", "Bob"), ("Bob", "Ann")])
def test_a_party_gives_in(who, believed):
    table = laid(*SAID, f"decide 4 for {believed} | {who}'s phone")

    assert ("upheld", ()) == (table.verdict, table.state.contests)


def test_may_tells_what_may_be_decided():
    claims = [one["claim"] for one in laid(*SAID).may if one["claim"]["claim"] == "match.decide"]

    assert [0, 1] == [claim["for"] for claim in claims]


def test_nobody_else_is_believed():
    assert ["match.decide"] == refused(laid(*SAID), "decide 4 for Cat")


@pytest.mark.parametrize("line", ["caught: Ann", "Cat: catches Ann | Cat's phone"])
def test_while_it_is_contested_nobody_catches_again(line):
    table = laid(*SAID)

    assert ["golf.catch"] == refused(table, line)
    assert "You do not agree yet whether Ann was caught: decide that together first." == table.sentence


def test_play_goes_on_meanwhile():
    table = laid(*SAID, BOB, "decide 4 for Bob")

    assert ("upheld", "Cat", 3) == (table.verdict, table.turn, hidden(table)[0])


def test_what_is_contested_of_who_closes_lapses():
    table = laid(
        *SAID, BOB, "Cat: draws red 2, flips 1 upper yellow 5", "Ann: draws blue 5, flips 1 lower red 0"
    )

    assert ((), 0) == (table.state.contests, table.round.closed_by)
    assert ["match.decide"] == refused(table, "decide 4 for Bob")


def test_what_is_contested_of_another_is_settled_before_the_points():
    """Bob closes; Ann is not believed, and turns up the column, too."""
    table = laid(
        ABC,
        f"{TWO}; Bob 1 green 1/?",
        *SAID[2:],
        "Bob: draws red 4, flips 1 lower blue 5",
        "decide 4 for Bob",
    )

    assert [3, 0, 6] == hidden(table)


def test_when_the_round_is_scored_it_lapses():
    table = laid(*SAID, "score: Ann 5, Bob 5, Cat 5")

    assert () == table.state.contests


# on their way at the same time


def test_a_call_and_a_catch_may_cross():
    table = laid(
        *AT_ONE, "Ann: UNO! | Ann's phone", "Bob: catches Ann | Bob's phone, had seen 2, 0.5 s later"
    )

    assert ("contested", [1, 6, 6]) == (table.verdict, hidden(table))
    assert 3 == hidden(table.report("decide 4 for Bob"))[0]


def test_also_a_catch_and_the_next_turn():
    table = laid(*AT_ONE, BOB, "caught: Ann | Cat's phone, had seen 2, 0.5 s later")

    assert table.sentence.startswith(
        "Was Ann caught before the next turn began? The referee cannot tell. For now"
    )
    assert ("contested", 1) == (table.verdict, hidden(table)[0])


@pytest.mark.parametrize("circumstances", ["had seen 2, 2 s later", "0.5 s later", "had seen 3, 0.5 s later"])
def test_what_was_seen_or_long_ago_does_not_cross(circumstances):
    table = laid(*AT_ONE, "Ann: UNO!")

    assert ["golf.call"] == refused(table, f"caught: Ann | Bob's phone, {circumstances}")


def test_a_keepers_catch_is_contested_only_by_a_call_that_crossed_it():
    table = laid(*AT_ONE, "caught: Ann", "Ann: UNO! | Ann's phone, had seen 2, 0.5 s later")

    assert ("contested", [1, 6, 6]) == (table.verdict, hidden(table))


def test_a_column_of_which_a_card_was_turned_up_is_not_laid_twice():
    """Nothing could go back, so nothing was held back."""
    table = laid(
        AB,
        TWO,
        "Ann: draws red skip, flips 2 lower green 4",
        "caught: Ann",
        "Ann: draws red 5, flips 4 upper blue 3 | 0.3 s later",
        "Ann: UNO! | Ann's phone, had seen 2, 0.3 s later",
    )
    assert ("contested", 3) == (table.verdict, sizes(table)[0])
    assert "For now Ann keeps the new column." in table.sentence
    assert {"caught": 0, "entry": 3, "kept": True} == table.facts_of("golf.call.crossed")

    assert 3 == sizes(table.report("decide 5 for Bob"))[0]


def test_a_column_that_another_card_gave_is_not_kept_for_the_catch():
    """The catch found too few cards; then Bob's Draw Two gave Ann a column."""
    game = laid(
        AB, f"{TWO}; Bob 1 blue draw two/blue 1, 2 ?/?", FLIPS, "Bob: catches Ann | Bob's phone", pile=1
    )
    game.report(
        "Bob: takes the discard to 2 upper, out green 5, clears 1 with blue draw two on top | 0.2 s later"
    )
    game.report("Ann: UNO! | Ann's phone, had seen 2, 0.3 s later")

    assert ("contested", {"caught": 0, "entry": 3}) == (game.verdict, game.facts_of("golf.call.crossed"))
