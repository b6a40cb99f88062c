"""One word on a challenged hand is confirmed, denied, and decided: docs/rules/entries.md 6.5."""

import pytest

from referee.match.history.line import timeline_of
from referee.match.text.transcript import claim_line
from tests.table import Table, agreed, table_of

ABC = "Ann Bob Cat"
ABCD = "Ann Bob Cat Dan"
FOUR = ("deal: red 5", "Bob: wild draw four, blue")
CHALLENGED = (*FOUR, "Cat: challenges")
"""Bob may not hold red; he shows his six cards to Cat. What is said of them is entry 5."""
CAT_SAW_RED = "Bob: shows, held the color | Cat's phone"
CAT_SAW_NONE = "Bob: shows, held none | Cat's phone"
BOB_SHOWS_NONE = "Bob: shows: green 1, green 2, green 3, green 4, green 6, green 7 | Bob's phone"
BOB_SHOWS_RED = "Bob: shows: red 1, green 2, green 3, green 4, green 6, green 7 | Bob's phone"


def at(*lines: str, rules: str | None = None, names: str = ABC) -> Table:
    """These lines, after the table has agreed on other rules where that is asked for."""
    return table_of(names, *([f"rules: {rules}"] if rules else []), *lines)


def adds_up(table: Table) -> bool:
    """All hands, both piles: the deck."""
    round = table.round
    return sum(round.hands) + round.draw_pile + len(round.discards) == round.deck


def facts_of(table: Table, article: str) -> dict:
    """What the last ruling cites this article with."""
    return next(dict(one.facts) for one in table.ruling.findings if one.article == article)


# --- the first word stands ---


@pytest.mark.parametrize(
    ("lines", "hands", "owes"),
    [
        ((CAT_SAW_RED,), "Ann 7, Bob 10, Cat 7", None),
        ((BOB_SHOWS_RED,), "Ann 7, Bob 10, Cat 7", None),
        ((CAT_SAW_NONE,), "Ann 7, Bob 6, Cat 7", "Cat 6"),
        ((BOB_SHOWS_NONE,), "Ann 7, Bob 6, Cat 7", "Cat 6"),
    ],
)
def test_one_word_counts_and_settles_nothing(lines, hands, owes):
    """ "I saw red!", says one of the two; the cards are drawn, and nothing is proved by it."""
    table = table_of(ABC, *CHALLENGED, *lines)

    assert ("stands", "uno.challenge.word") == (table.verdict, table.article)
    assert (hands, owes, "Cat") == (table.hands, table.owes, table.turn)


@pytest.mark.parametrize("held", ["held the color", "held none"])
def test_an_answer_that_comes_with_the_challenge_is_one_word_as_well(held):
    table = table_of(ABC, *FOUR, f"Cat: challenges, {held} | Cat's phone")

    assert ("stands", "uno.challenge.word") == (table.verdict, table.article)
    hand = BOB_SHOWS_NONE if "color" in held else BOB_SHOWS_RED
    assert "contested" == table.report(hand).verdict


@pytest.mark.parametrize(
    "lines", [("Bob: shows, held the color",), ("Bob: shows, held the color | Cat's phone", BOB_SHOWS_RED)]
)
def test_the_keeper_or_two_who_say_the_same_settle_it(lines):
    table = table_of(ABC, *CHALLENGED, *lines)

    assert ("upheld", "Ann 7, Bob 10, Cat 7") == (table.verdict, table.hands)
    assert "refused" == table.report(BOB_SHOWS_NONE).verdict


def test_nothing_is_drawn_twice_when_the_other_says_the_same():
    table = table_of(ABC, *CHALLENGED, BOB_SHOWS_NONE, "Cat: draws", CAT_SAW_NONE)

    assert ("upheld", "Ann 7, Bob 6, Cat 13", "Ann") == (table.verdict, table.hands, table.turn)
    assert "Somebody else who saw the hand says the same as Bob. We believe both." in table.sentences
    assert {"teller": 1, "confirmed": True, "entry": 5} == facts_of(table, "uno.challenge.word")


def test_the_same_is_heard_however_late():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, "Cat: blue 1", BOB_SHOWS_RED)

    assert ("upheld", "Ann 7, Bob 10, Cat 6") == (table.verdict, table.hands)


def test_saying_it_again_changes_nothing():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, CAT_SAW_RED)

    assert ("stands", [], "Ann 7, Bob 10, Cat 7") == (table.verdict, table.events, table.hands)
    assert "contested" == table.report(BOB_SHOWS_NONE).verdict


def test_the_other_one_is_told_to_speak_up():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED)

    unless = "If you had no card of the color, say so before play goes on."
    assert f"Your Wild Draw Four was a bluff: draw four cards. {unless}" == table.say["Bob"]


# --- the opposite makes it contested ---


@pytest.mark.parametrize("words", [(CAT_SAW_RED, BOB_SHOWS_NONE), (BOB_SHOWS_NONE, CAT_SAW_RED)])
def test_while_two_disagree_about_a_hand_the_challenger_still_owes_the_four_cards(words):
    """The four are owed in the turn that Cat misses, whoever spoke first."""
    table = table_of(ABC, *CHALLENGED, *words)

    assert ("contested", "uno.challenge.crossed") == (table.verdict, table.article)
    assert not facts_of(table, "uno.challenge.crossed")["acted"]
    assert ("Ann 7, Bob 6, Cat 7", "Cat", "Cat 4") == (table.hands, table.turn, table.owes)
    assert "Draw four cards and miss your turn." == table.say["Cat"]
    assert "refused" == table.report("Cat: challenges").verdict
    assert adds_up(table)


@pytest.mark.parametrize("drawn", ["Cat: draws 4", "Ann: draws"])
def test_what_is_contested_is_drawn_in_the_turn_that_is_missed(drawn):
    """Whether that is reported, or the next player acts."""
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, drawn)

    assert ("upheld", 11, "Ann") == (table.verdict, table.round.hands[2], table.turn)
    assert "Bob 10, Cat 7" in table.report("decide 6 for Cat").hands


def test_settled_before_the_cards_are_drawn_nobody_owes_them_any_more():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, "decide 6 for Cat")

    assert ("Ann 7, Bob 10, Cat 7", "Cat", None) == (table.hands, table.turn, table.owes)
    assert adds_up(table)


def test_settled_for_the_player_of_the_card_the_cards_are_owed_still_and_two_more_are_drawn():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, "decide 6 for Bob")

    assert ("Ann 7, Bob 6, Cat 9", "Cat 4") == (table.hands, table.owes)
    assert adds_up(table)


def test_a_contest_keeps_both_entries_its_parties_and_the_card():
    contest = table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE).state.contests[0]

    assert (6, 5, 1, (1, 2), 3) == (
        contest.entry,
        contest.against,
        contest.seat,
        contest.parties,
        contest.about,
    )


def test_of_six_cards_that_were_drawn_two_go_back():
    table = table_of(ABC, *CHALLENGED, BOB_SHOWS_NONE, "Cat: draws 6", CAT_SAW_RED)

    assert ("contested", "Ann 7, Bob 6, Cat 11", "Ann") == (table.verdict, table.hands, table.turn)
    assert "Return two cards to the draw pile, facedown: the last ones you drew." == table.say["Cat"]
    assert adds_up(table)


def test_what_is_contested_is_told_no_more():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, BOB_SHOWS_RED)

    assert ("refused", "uno.challenge.word") == (table.verdict, table.article)
    assert "You do not agree about the challenged hand: decide together who is right." == table.sentence


def test_what_is_contested_is_not_challenged_again():
    lines = (*CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE)

    assert "refused" == table_of(ABC, *lines, "Cat: challenges").verdict
    late = "rules: standard to 500, challenge-until next-act"
    assert "refused" == table_of(ABC, late, *lines, "Cat: challenges").verdict


@pytest.mark.parametrize(
    ("first", "act", "late"),
    [
        (CAT_SAW_RED, "Cat: blue 1", BOB_SHOWS_NONE),
        (CAT_SAW_RED, "Cat: draws", BOB_SHOWS_NONE),
        (BOB_SHOWS_NONE, "Ann: blue 1", CAT_SAW_RED),
        (BOB_SHOWS_NONE, "Ann: draws", CAT_SAW_RED),
    ],
)
def test_once_somebody_has_acted_it_is_too_late(first, act, late):
    table = table_of(ABC, *CHALLENGED, first, act)
    hands = table.hands
    table.report(late)

    assert ("refused", "uno.challenge.word", hands) == (table.verdict, table.article, table.hands)
    assert "It is too late to say what was in the challenged hand. Somebody has played on." == table.sentence
    assert {"late": True, "entry": 5} == facts_of(table, "uno.challenge.word")


@pytest.mark.parametrize(
    ("first", "act", "crossing", "hands", "turn"),
    [
        (CAT_SAW_RED, "Cat: blue 1", BOB_SHOWS_NONE, "Ann 7, Bob 6, Cat 10", "Ann"),
        (BOB_SHOWS_NONE, "Ann: blue 1", CAT_SAW_RED, "Ann 6, Bob 6, Cat 11", "Bob"),
    ],
)
def test_whoever_had_not_seen_the_act_is_heard_for_a_moment(first, act, crossing, hands, turn):
    """Then cards move, and the turn stays where it is."""
    table = table_of(ABC, *CHALLENGED, first, act, f"{crossing}, had seen 5, 1.5 s later")

    assert ("contested", hands, turn) == (table.verdict, table.hands, table.turn)
    assert facts_of(table, "uno.challenge.crossed")["acted"]
    assert adds_up(table)


@pytest.mark.parametrize("circumstances", ["had seen 5, 1.6 s later", "had seen 6, 0.1 s later"])
def test_after_that_moment_or_having_seen_it_nobody_is(circumstances):
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, "Cat: blue 1", f"{BOB_SHOWS_NONE}, {circumstances}")

    assert "refused" == table.verdict


def test_a_refused_act_leaves_the_time_open():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, "Ann: green 1", "Cat: green 1", BOB_SHOWS_NONE)

    assert "contested" == table.verdict


# --- decided ---


@pytest.mark.parametrize("words", [(CAT_SAW_RED, BOB_SHOWS_NONE), (BOB_SHOWS_NONE, CAT_SAW_RED)])
@pytest.mark.parametrize(
    ("believed", "hands"), [("Cat", "Ann 6, Bob 10, Cat 7"), ("Bob", "Ann 6, Bob 6, Cat 13")]
)
@pytest.mark.parametrize("phone", ["", " | Ann's phone"])
def test_a_decision_moves_cards_and_never_the_turn(words, believed, hands, phone):
    """Guilty: four to the accused, four back. Innocent: two more."""
    table = table_of(ABC, *CHALLENGED, *words, "Ann: blue 7", f"decide 6 for {believed}{phone}")

    assert ("upheld", hands, "Bob", ()) == (table.verdict, table.hands, table.turn, table.state.contests)
    assert adds_up(table)


@pytest.mark.parametrize(("who", "verdict"), [("Bob", "refused"), ("Cat", "upheld")])
def test_a_party_decides_against_itself_alone(who, verdict):
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, f"decide 6 for Bob | {who}'s phone")

    assert verdict == table.verdict


@pytest.mark.parametrize(
    ("since", "hands"),
    [
        ((), "Ann 6, Bob 7, Cat 1"),
        (("Bob: blue 0", "Cat: blue 5"), "Ann 6, Bob 6, Cat 1"),
        (("Cat: green 8", "Cat: green 9"), "Ann 6, Bob 7, Cat 1"),
    ],
    ids=["one of two", "the last one stays", "both were shown by refused claims"],
)
def test_of_cards_that_were_laid_since_nothing_goes_back(since, hands):
    """Cat had one card left, drew four, and has played three of the five. Cards that only refused claims
    have shown may be among those that were drawn."""
    lines = (
        *agreed("deal: red 5; Ann 9, Bob 7, Cat 1"),
        *("Bob: wild draw four, blue", "Cat: challenges", CAT_SAW_RED, BOB_SHOWS_NONE),
        *("Ann: blue 1", "Bob: blue 2", "Cat: blue 3", "Ann: blue 4", "Bob: blue 6", "Cat: blue 7"),
        *("Ann: blue 8", "Bob: blue 9", "Cat: blue skip"),
    )
    table = table_of(ABC, *lines, *since, "decide 7 for Cat")

    assert hands == table.hands
    assert adds_up(table)


@pytest.mark.parametrize("is_certain", [True, False])
def test_of_cards_that_are_certainly_in_a_hand_nothing_goes_back(is_certain):
    """Cat holds two cards, and both are known. Refused claims that have shown them may have been mistakes, so
    that one of them may go back."""
    table = table_of(
        ABC,
        *agreed("deal: red 5; Ann 9, Bob 7, Cat 1"),
        *("Bob: wild draw four, blue", "Cat: challenges", CAT_SAW_RED, BOB_SHOWS_NONE),
        *("Ann: blue 1", "Bob: blue 2", "Cat: blue 3", "Ann: blue 4", "Bob: blue 6", "Cat: blue 7"),
        *("Ann: blue 8", "Bob: blue 9", "Cat: blue skip"),
    )
    shown = ("Cat: green 8", "Cat: green 9")
    table = table.knows(*shown) if is_certain else table.report(*shown)

    assert f"Ann 6, Bob 7, Cat {2 if is_certain else 1}" == table.report("decide 7 for Cat").hands
    assert adds_up(table)


@pytest.mark.parametrize(("believed", "hands"), [("Ann", "Ann 7, Bob 10"), ("Bob", "Ann 13, Bob 6")])
def test_between_two_nobody_else_can_say_and_the_keeper_decides(believed, hands):
    words = (CAT_SAW_RED.replace("Cat", "Ann"), BOB_SHOWS_NONE)
    table = table_of("Ann Bob", *FOUR, "Ann: challenges", *words)
    assert ("contested", "Ann 7, Bob 6", "Ann") == (table.verdict, table.hands, table.turn)

    assert hands == table.report("Ann: draws 4", f"decide 6 for {believed}").hands


FIVE_CARDS = "green 1, green 2, green 3, green 4, green 6"
LONE_BOB = (
    *agreed("deal: red 5; Ann 5, Bob 6, Cat 5"),
    *("Bob: wild draw four, blue", "Cat: challenges", CAT_SAW_RED, f"Bob: shows: {FIVE_CARDS} | Bob's phone"),
)


@pytest.mark.parametrize("who", ["Bob", "Cat"])
def test_who_goes_out_draws_nothing_and_puts_nothing_back(who):
    """Whoever of the two it is, what is contested between them is over."""
    table = table_of(ABC, *LONE_BOB)
    assert 1 == len(table.state.contests)

    assert () == table.report(f"count {who}: 0").state.contests


def test_when_somebody_else_goes_out_it_is_settled_before_the_hands_are_counted():
    table = table_of(ABC, *LONE_BOB, "count Ann: 1", "Ann: blue 1")
    assert (0, 1) == (table.round.out, len(table.state.contests))

    settled = table_of(ABC, *LONE_BOB, "count Ann: 1", "Ann: blue 1", "decide 7 for Cat")
    assert "Ann 0, Bob 9, Cat 5" == settled.hands
    assert () == table.report("Cat: left values 9 9 8 8 7 7 6 6 5").state.contests


def test_a_contest_is_over_when_its_player_leaves():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, "Cat leaves:")

    assert () == table.state.contests


def test_with_the_round_it_lapses():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, "void")

    assert ("refused", "match.decide") == (table.report("decide 6 for Cat").verdict, table.article)


# --- what else happens before the answer ---


def test_a_challenge_of_the_next_wild_draw_four_is_a_first_word_again():
    """Cat said what Bob's hand held; of Cat's own hand nobody has said anything before Ann."""
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, "Cat: wild draw four, green")
    table.report("Ann: challenges, held the color | Ann's phone")

    assert ("stands", "uno.challenge.word") == (table.verdict, table.article)


COUNTED_OUT = (*FOUR, "count Ann: 0", "Cat: challenges")
"""Ann turns out to have no cards while Cat still owes four for Bob's Wild Draw Four."""


def test_who_played_the_card_shows_the_hand_also_where_somebody_else_is_out():
    table = table_of(ABC, *COUNTED_OUT)

    assert ("Ann", "Bob") == (table.name(table.round.out), table.name(table.round.challenged))


def test_when_somebody_is_out_who_gives_in_owes_cards_and_no_turn():
    table = table_of(ABC, *COUNTED_OUT, CAT_SAW_RED, CAT_SAW_NONE)

    assert ("upheld", "Ann 0, Bob 6, Cat 7", "Cat 6") == (table.verdict, table.hands, table.owes)
    assert table.turn is None


# --- who contradicts themselves ---


def test_the_accused_gives_in():
    """Having shown another hand before: it is as if that had been told from the first."""
    table = table_of(ABC, *CHALLENGED, BOB_SHOWS_NONE, "Cat: draws", BOB_SHOWS_RED)

    assert ("upheld", "Ann 7, Bob 10, Cat 7", "Cat") == (table.verdict, table.hands, table.turn)
    assert "refused" == table.report(CAT_SAW_NONE).verdict
    assert adds_up(table)


def test_the_challenger_gives_in():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, CAT_SAW_NONE)

    assert ("upheld", "Ann 7, Bob 6, Cat 7", "Cat 6") == (table.verdict, table.hands, table.owes)


@pytest.mark.parametrize(
    ("first", "then", "who"), [(CAT_SAW_NONE, CAT_SAW_RED, "Cat"), (BOB_SHOWS_RED, BOB_SHOWS_NONE, "Bob")]
)
def test_nobody_takes_a_word_back_to_ones_own_good(first, then, who):
    table = table_of(ABC, *CHALLENGED, first, then)

    assert ("refused", "uno.challenge.word") == (table.verdict, table.article)
    assert (
        f"{who} said the opposite about this hand before. Only the scorekeeper can correct that."
        == table.sentence
    )


# --- the keeper, and what the cards prove ---


@pytest.mark.parametrize(
    ("first", "keeper", "hands", "owes"),
    [
        (CAT_SAW_RED, "Bob: shows, held none", "Ann 7, Bob 6, Cat 7", "Cat 6"),
        (BOB_SHOWS_NONE, "Bob: shows, held the color", "Ann 7, Bob 10, Cat 7", None),
    ],
)
def test_the_keepers_word_settles_what_one_has_told(first, keeper, hands, owes):
    table = table_of(ABC, *CHALLENGED, first, keeper)

    assert ("upheld", hands, owes, "Cat") == (table.verdict, table.hands, table.owes, table.turn)
    assert "refused" == table.report(first).verdict


def test_what_the_cards_prove_is_no_word():
    """Bob certainly holds red 1: nobody need look, and nobody denies it."""
    table = table_of(ABC, *FOUR).knows("Bob: red 1").report("Cat: challenges | Cat's phone")
    assert ("upheld", "uno.challenge") == (table.verdict, table.article)
    assert "uno.challenge.guilty" in table.articles

    assert "refused" == table.report(BOB_SHOWS_NONE).verdict
    assert "Ann 7, Bob 10, Cat 7" == table.hands


def test_a_card_of_a_hand_that_was_given_others_since_proves_nothing():
    """Bob has seven cards again, and the red one may be new: he shows the hand."""
    table = table_of(ABC, *FOUR, "count Bob: 7").knows("Bob: red 1").report("Cat: challenges")

    assert ("upheld", "Ann 7, Bob 7, Cat 7", "Bob") == (
        table.verdict,
        table.hands,
        table.name(table.round.challenged),
    )


def test_a_card_seen_since_proves_the_word_wrong():
    """Bob says that he held no red, and then red 1 is known to be his: Cat's word is no longer needed."""
    table = table_of(ABC, *CHALLENGED, BOB_SHOWS_NONE).knows("Bob: red 1").report(CAT_SAW_RED)

    assert ("upheld", "Ann 7, Bob 10, Cat 7", "Cat") == (table.verdict, table.hands, table.turn)


def test_a_card_that_only_a_refused_claim_has_shown_is_no_word_and_no_proof():
    """The hand is looked at, and what one says of it can be denied."""
    table = table_of(ABC, *FOUR, "Bob: red 1", "Cat: challenges | Cat's phone")
    assert ("upheld", ["uno.challenge"], 1) == (table.verdict, table.articles, table.round.challenged)

    assert ("stands", "uno.challenge.word") == (table.report(BOB_SHOWS_NONE).verdict, table.article)
    assert "contested" == table.report(CAT_SAW_RED).verdict


def test_a_card_shown_since_by_a_refused_claim_settles_nothing():
    table = table_of(ABC, *CHALLENGED, BOB_SHOWS_NONE, "Bob: red 1", CAT_SAW_RED)

    assert ("contested", "uno.challenge.crossed") == (table.verdict, table.article)


def test_a_bluff_that_shows_decides_what_is_contested():
    table = table_of(ABC, *CHALLENGED, BOB_SHOWS_NONE, CAT_SAW_RED, "Ann: blue 5", "Bob: red 5")

    assert "uno.deduction.bluff" in table.articles
    assert ("Ann 6, Bob 9, Cat 7", "Cat", ()) == (table.hands, table.turn, table.state.contests)
    assert any("That decides the challenge." in one for one in table.sentences)
    assert facts_of(table, "uno.deduction.bluff")["settles"]
    assert adds_up(table)


def test_a_bluff_that_shows_once_the_word_can_be_denied_no_more_moves_no_card():
    table = table_of(ABC, *CHALLENGED, BOB_SHOWS_NONE, "Cat: draws", "Ann: blue 5", "Bob: red 5")

    assert "uno.deduction.bluff" in table.articles
    assert "Ann 6, Bob 5, Cat 13" == table.hands
    assert not any("That decides the challenge." in one for one in table.sentences)


def test_between_two_a_bluff_that_shows_at_once_puts_the_word_right():
    """Ann has drawn six on Bob's word, and Bob lays red next."""
    table = table_of("Ann Bob", "deal: red 5", "Bob: wild draw four, red", "Ann: challenges", BOB_SHOWS_NONE)
    table.report("Ann: draws", "Bob: red 1")

    assert "uno.deduction.bluff" in table.articles
    assert ("Ann 7, Bob 9", "Ann") == (table.hands, table.turn)
    assert adds_up(table)


# --- other rules ---

EVERYBODY = "standard, hand-shown-to everybody"


@pytest.mark.parametrize("first", ["held the color", "held none"])
@pytest.mark.parametrize("teller", ["Ann", "Bob", "Cat", "Dan"])
def test_where_everybody_saw_it_anybodys_word_stands(first, teller):
    table = at(*CHALLENGED, f"Bob: shows, {first} | {teller}'s phone", rules=EVERYBODY, names=ABCD)

    assert ("stands", "uno.challenge.word") == (table.verdict, table.article)


@pytest.mark.parametrize(
    ("first", "then", "verdict"),
    [
        (("held the color", "Dan"), ("held the color", "Cat"), "upheld"),
        (("held the color", "Dan"), ("held the color", "Bob"), "upheld"),
        (("held the color", "Dan"), ("held none", "Bob"), "contested"),
        (("held the color", "Dan"), ("held none", "Ann"), "contested"),
        (("held the color", "Dan"), ("held none", "Cat"), "upheld"),
        (("held none", "Dan"), ("held the color", "Bob"), "upheld"),
        (("held the color", "Cat"), ("held none", "Dan"), "contested"),
        (("held the color", "Dan"), ("held none", "Dan"), "refused"),
    ],
)
def test_where_everybody_saw_it_a_party_that_gives_in_settles_it(first, then, verdict):
    lines = [f"Bob: shows, {held} | {who}'s phone" for held, who in (first, then)]
    table = at(*CHALLENGED, *lines, rules=EVERYBODY, names=ABCD)

    assert verdict == table.verdict
    if verdict == "contested":
        assert (1, 2) == table.state.contests[0].parties


ANYONE = "standard, who-challenges anyone"
DAN = (*FOUR, "Dan: challenges")


@pytest.mark.parametrize(
    ("words", "hands"),
    [
        (("Bob: shows, held the color | Dan's phone",), "Ann 7, Bob 10, Cat 7, Dan 7"),
        ((BOB_SHOWS_NONE,), "Ann 7, Bob 6, Cat 7, Dan 13"),
        (("Bob: shows, held the color | Dan's phone", BOB_SHOWS_NONE), "Ann 7, Bob 6, Cat 11, Dan 7"),
        ((BOB_SHOWS_NONE, "Bob: shows, held the color | Dan's phone"), "Ann 7, Bob 6, Cat 11, Dan 7"),
    ],
)
def test_whoever_else_challenged_draws_nothing_while_it_is_contested(words, hands):
    """Cat, who was told to draw, draws the four and misses the turn."""
    table = at(*DAN, *words, rules=ANYONE, names=ABCD)
    if len(words) == 2:
        assert "contested" == table.verdict
        if table.owes:
            table.report("Cat: draws 4")
        assert "Dan" == table.turn

    assert hands == table.hands
    assert adds_up(table)


@pytest.mark.parametrize(
    ("believed", "hands"),
    [("Dan", "Ann 7, Bob 10, Cat 7, Dan 7"), ("Bob", "Ann 7, Bob 6, Cat 11, Dan 9")],
)
def test_then_the_one_told_to_draw_gets_rid_of_the_cards_or_the_challenger_draws_two(believed, hands):
    table = at(*DAN, BOB_SHOWS_NONE, "Bob: shows, held the color | Dan's phone", rules=ANYONE, names=ABCD)

    assert hands == table.report(f"decide {table.number} for {believed} | Cat's phone").hands
    assert adds_up(table)


def test_who_is_told_to_draw_has_not_seen_the_hand():
    table = at(*DAN, "Bob: shows, held the color | Cat's phone", rules=ANYONE, names=ABCD)

    assert ("refused", "Only Dan or the scorekeeper can give this answer.") == (table.verdict, table.sentence)


def test_drawn_already_and_challenged_late_the_cards_come_out_right():
    table = at(
        *FOUR,
        *("Cat: draws", "Cat: challenges", BOB_SHOWS_NONE, CAT_SAW_RED),
        rules="standard, challenge-until next-act",
    )

    assert ("contested", "Ann 7, Bob 6, Cat 7", "Cat") == (table.verdict, table.hands, table.turn)
    assert ("Cat 4", "Ann 7, Bob 6, Cat 11") == (table.owes, table.report("Cat: draws 4").hands)
    assert adds_up(table)


STACKED = "standard, house stacking answers=4/4 challenge=top"


def test_of_stacked_cards_all_eight_are_contested():
    """Ann laid the second Wild Draw Four on Cat's; the third in the row challenges it."""
    lines = ("deal: red 5", "Bob: wild draw four, blue", "Cat: wild draw four, green", "Ann: challenges")
    words = (
        "Cat: shows, held the color | Ann's phone",
        "Cat: shows: red 1, red 2, red 3, red 4, red 6, red 7 | Cat's phone",
    )
    table = at(*lines, *words, rules=STACKED)
    contested = table.number
    assert ("contested", "Ann 7, Bob 6, Cat 6", "Ann 8") == (table.verdict, table.hands, table.owes)
    assert "Ann 15, Bob 6, Cat 6" == table.report("Ann: draws 8").hands

    assert "Ann 7, Bob 6, Cat 14" == table.report(f"decide {contested} for Ann").hands
    assert adds_up(table)


def test_a_last_card_is_nobodys_word():
    """The empty hand proves it: whoever reports it, nothing is left to deny."""
    table = table_of(ABC, *agreed("deal: red 5; Ann 2, Bob 1, Cat 2"), "Bob: wild draw four")
    table.report("Cat: challenges | Cat's phone")

    assert ("upheld", "Cat 6") == (table.verdict, table.owes)


def test_a_short_pile_is_shuffled_for_cards_that_are_contested():
    """Three lie in the pile: four are drawn for Bob, go back, and are drawn for Cat."""
    table = table_of(ABC, *agreed("deal: red 5; Ann 47, Bob 10, Cat 47"))
    table.report("Bob: red 6", "Cat: red 7", "Ann: red 8", "Bob: wild draw four, blue")
    table.report("Cat: challenges", CAT_SAW_RED)
    assert "uno.pile-shuffled" in table.events
    assert adds_up(table)

    eight = ", ".join(f"green {number}" for number in (1, 2, 3, 4, 6, 7, 8, 9))
    table.report(f"Bob: shows: {eight} | Bob's phone")
    assert ("contested", "Ann 46, Bob 8, Cat 46") == (table.verdict, table.hands)
    assert "Ann 46, Bob 8, Cat 50" == table.report("Cat: draws 4").hands
    assert adds_up(table)


def test_a_pile_that_is_dry_gives_what_there_is_and_no_more_goes_back():
    table = table_of(ABC, *agreed("deal: red 5; Ann 50, Bob 7, Cat 48"), "Bob: wild draw four, blue")
    table.report("Cat: challenges", CAT_SAW_RED, BOB_SHOWS_NONE)
    assert ("contested", "Ann 50, Bob 6, Cat 48") == (table.verdict, table.hands)
    assert "Ann 50, Bob 6, Cat 51" == table.report("Cat: draws 3").hands

    assert "Ann 50, Bob 9, Cat 48" == table.report("decide 7 for Cat").hands
    assert adds_up(table)


# --- edits, and what is told of it afterwards ---


def test_corrected_it_is_judged_anew():
    """Cat had tapped the wrong key: then both say the same."""
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, "correct 5: Bob: shows, held none")

    assert {5: "stands", 6: "upheld"} == table.changed
    assert ("Ann 7, Bob 6, Cat 7", "Cat 6", ()) == (table.hands, table.owes, table.state.contests)


def test_taken_back_the_first_word_may_be_denied_again():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, "Cat: blue 1", "take back to 5", BOB_SHOWS_NONE)

    assert "contested" == table.verdict


def test_a_hand_is_not_kept_that_is_shown_against_a_word():
    table = table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE)

    claim = table.entries[-1].submission.claim
    assert (None, False, True) == (claim.hand, claim.held_color, claim.shown)


@pytest.mark.parametrize("line", [BOB_SHOWS_NONE, BOB_SHOWS_RED, CAT_SAW_RED, CAT_SAW_NONE])
def test_what_is_kept_of_a_hand_is_ruled_on_alike(line):
    """A transcript of it has who told it, and whether that was by the hand."""
    table = table_of(ABC, *CHALLENGED, line)
    written = claim_line(table.game, table.entries[-1].submission, table.name)

    again = table_of(ABC, *CHALLENGED, written)
    assert (table.ruling.findings, table.state) == (again.ruling.findings, again.state)


@pytest.mark.parametrize(
    ("lines", "outcome"),
    [
        ((CAT_SAW_RED,), ("said to be unlawful", 5)),
        ((BOB_SHOWS_NONE,), ("said to be lawful", 5)),
        ((CAT_SAW_RED, BOB_SHOWS_RED), ("proved unlawful", 6)),
        (("Bob: shows, held none",), ("proved lawful", 5)),
        ((CAT_SAW_RED, CAT_SAW_NONE), ("proved lawful", 6)),
        ((CAT_SAW_RED, BOB_SHOWS_NONE), ("contested", 6)),
        ((CAT_SAW_RED, BOB_SHOWS_NONE, "Ann: blue 1"), ("contested", 6)),
        ((CAT_SAW_RED, BOB_SHOWS_NONE, "decide 6 for Cat"), ("decided to be unlawful", 7)),
        ((CAT_SAW_RED, BOB_SHOWS_NONE, "decide 6 for Bob"), ("decided to be lawful", 7)),
        ((BOB_SHOWS_NONE, CAT_SAW_RED, "Ann: blue 5", "Bob: red 5"), ("proved unlawful", 8)),
    ],
)
def test_the_logbook_shows_what_became_of_the_card(lines, outcome):
    table = table_of(ABC, *CHALLENGED, *lines)
    found = table.game.outcomes(timeline_of(table.entries))[3]

    assert outcome == (found.outcome, found.entry)


@pytest.mark.parametrize(
    ("lines", "won"),
    [
        ((CAT_SAW_RED,), 1),
        ((CAT_SAW_RED, CAT_SAW_NONE), 0),
        ((BOB_SHOWS_NONE, BOB_SHOWS_RED), 1),
        ((CAT_SAW_RED, BOB_SHOWS_NONE), 0),
        ((CAT_SAW_RED, BOB_SHOWS_NONE, "decide 6 for Cat"), 1),
        ((CAT_SAW_RED, BOB_SHOWS_NONE, "decide 6 for Bob"), 0),
        ((BOB_SHOWS_NONE, CAT_SAW_RED, "Ann: blue 5", "Bob: red 5"), 1),
    ],
)
def test_a_challenge_is_won_that_is_not_contested(lines, won):
    table = table_of(ABC, *CHALLENGED, *lines)

    assert won == table.game.tally(timeline_of(table.entries))["challenges_won"].get(2, 0)


def test_may_offers_the_keeper_to_settle_it():
    claims = [one["claim"]["claim"] for one in table_of(ABC, *CHALLENGED, CAT_SAW_RED).may]
    assert 2 == claims.count("uno.show_hand")

    claims = [one["claim"] for one in table_of(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE).may]
    assert [1, 2] == [one["for"] for one in claims if one["claim"] == "match.decide"]
