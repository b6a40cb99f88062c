"""One word on a challenged hand is confirmed, denied, and decided: docs/rules/entries.md 6.5."""

import pytest

from referee.match.history.line import line
from referee.match.text.transcript import claim_line
from tests.table import Table, agreed, table

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
    return table(names, *([f"rules: {rules}"] if rules else []), *lines)


def adds_up(told: Table) -> bool:
    """All hands, both piles: the deck."""
    round = told.round
    return sum(round.hands) + round.draw_pile + len(round.discards) == round.deck


def facts_of(told: Table, article: str) -> dict:
    """What the last ruling cites this article with."""
    return next(dict(one.facts) for one in told.ruling.findings if one.article == article)


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
    told = table(ABC, *CHALLENGED, *lines)

    assert ("stands", "uno.challenge.word") == (told.verdict, told.article)
    assert (hands, owes, "Cat") == (told.hands, told.owes, told.turn)


@pytest.mark.parametrize("held", ["held the color", "held none"])
def test_an_answer_that_comes_with_the_challenge_is_one_word_as_well(held):
    told = table(ABC, *FOUR, f"Cat: challenges, {held} | Cat's phone")

    assert ("stands", "uno.challenge.word") == (told.verdict, told.article)
    hand = BOB_SHOWS_NONE if "color" in held else BOB_SHOWS_RED
    assert "contested" == told.tell(hand).verdict


@pytest.mark.parametrize(
    "lines", [("Bob: shows, held the color",), ("Bob: shows, held the color | Cat's phone", BOB_SHOWS_RED)]
)
def test_the_keeper_or_two_who_say_the_same_settle_it(lines):
    told = table(ABC, *CHALLENGED, *lines)

    assert ("upheld", "Ann 7, Bob 10, Cat 7") == (told.verdict, told.hands)
    assert "refused" == told.tell(BOB_SHOWS_NONE).verdict


def test_nothing_is_drawn_twice_when_the_other_says_the_same():
    told = table(ABC, *CHALLENGED, BOB_SHOWS_NONE, "Cat: draws", CAT_SAW_NONE)

    assert ("upheld", "Ann 7, Bob 6, Cat 13", "Ann") == (told.verdict, told.hands, told.turn)
    assert "Somebody else who saw the hand says the same as Bob: that settles it." in told.sentences
    assert {"teller": 1, "confirmed": True, "entry": 5} == facts_of(told, "uno.challenge.word")


def test_the_same_is_heard_however_late():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, "Cat: blue 1", BOB_SHOWS_RED)

    assert ("upheld", "Ann 7, Bob 10, Cat 6") == (told.verdict, told.hands)


def test_saying_it_again_changes_nothing():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, CAT_SAW_RED)

    assert ("stands", [], "Ann 7, Bob 10, Cat 7") == (told.verdict, told.events, told.hands)
    assert "contested" == told.tell(BOB_SHOWS_NONE).verdict


def test_the_other_one_is_told_to_speak_up():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED)

    unless = "If you did not have a card of that color, say so before the next player lays or draws a card."
    assert f"Your Wild Draw Four was a bluff: draw four cards. {unless}" == told.say["Bob"]


# --- the opposite makes it contested ---


@pytest.mark.parametrize("words", [(CAT_SAW_RED, BOB_SHOWS_NONE), (BOB_SHOWS_NONE, CAT_SAW_RED)])
def test_while_two_disagree_about_a_hand_the_challenger_still_owes_the_four_cards(words):
    """The four are owed in the turn that Cat misses, whoever spoke first."""
    told = table(ABC, *CHALLENGED, *words)

    assert ("contested", "uno.challenge.crossed") == (told.verdict, told.article)
    assert not facts_of(told, "uno.challenge.crossed")["acted"]
    assert ("Ann 7, Bob 6, Cat 7", "Cat", "Cat 4") == (told.hands, told.turn, told.owes)
    assert "Draw four cards and miss your turn." == told.say["Cat"]
    assert "refused" == told.tell("Cat: challenges").verdict
    assert adds_up(told)


@pytest.mark.parametrize("drawn", ["Cat: draws 4", "Ann: draws"])
def test_what_is_contested_is_drawn_in_the_turn_that_is_missed(drawn):
    """Whether that is reported, or the next player acts."""
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, drawn)

    assert ("upheld", 11, "Ann") == (told.verdict, told.round.hands[2], told.turn)
    assert "Bob 10, Cat 7" in told.tell("decide 6 for Cat").hands


def test_settled_before_the_cards_are_drawn_nobody_owes_them_any_more():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, "decide 6 for Cat")

    assert ("Ann 7, Bob 10, Cat 7", "Cat", None) == (told.hands, told.turn, told.owes)
    assert adds_up(told)


def test_settled_for_the_player_of_the_card_the_cards_are_owed_still_and_two_more_are_drawn():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, "decide 6 for Bob")

    assert ("Ann 7, Bob 6, Cat 9", "Cat 4") == (told.hands, told.owes)
    assert adds_up(told)


def test_a_contest_keeps_both_entries_its_parties_and_the_card():
    contest = table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE).state.contests[0]

    assert (6, 5, 1, (1, 2), 3) == (
        contest.entry,
        contest.against,
        contest.seat,
        contest.parties,
        contest.about,
    )


def test_of_six_cards_that_were_drawn_two_go_back():
    told = table(ABC, *CHALLENGED, BOB_SHOWS_NONE, "Cat: draws 6", CAT_SAW_RED)

    assert ("contested", "Ann 7, Bob 6, Cat 11", "Ann") == (told.verdict, told.hands, told.turn)
    assert "Return two cards to the draw pile, facedown: the last ones you drew." == told.say["Cat"]
    assert adds_up(told)


def test_what_is_contested_is_told_no_more():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, BOB_SHOWS_RED)

    assert ("refused", "uno.challenge.word") == (told.verdict, told.article)
    assert "You already disagree about that hand: decide it together." == told.sentence


def test_what_is_contested_is_not_challenged_again():
    lines = (*CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE)

    assert "refused" == table(ABC, *lines, "Cat: challenges").verdict
    late = "rules: standard to 500, challenge-until next-act"
    assert "refused" == table(ABC, late, *lines, "Cat: challenges").verdict


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
    told = table(ABC, *CHALLENGED, first, act)
    hands = told.hands
    told.tell(late)

    assert ("refused", "uno.challenge.word", hands) == (told.verdict, told.article, told.hands)
    assert "It is too late to say what was in that hand: somebody has played on." == told.sentence
    assert {"late": True, "entry": 5} == facts_of(told, "uno.challenge.word")


@pytest.mark.parametrize(
    ("first", "act", "crossing", "hands", "turn"),
    [
        (CAT_SAW_RED, "Cat: blue 1", BOB_SHOWS_NONE, "Ann 7, Bob 6, Cat 10", "Ann"),
        (BOB_SHOWS_NONE, "Ann: blue 1", CAT_SAW_RED, "Ann 6, Bob 6, Cat 11", "Bob"),
    ],
)
def test_whoever_had_not_seen_the_act_is_heard_for_a_moment(first, act, crossing, hands, turn):
    """Then cards move, and the turn stays where it is."""
    told = table(ABC, *CHALLENGED, first, act, f"{crossing}, had seen 5, 1.5 s later")

    assert ("contested", hands, turn) == (told.verdict, told.hands, told.turn)
    assert facts_of(told, "uno.challenge.crossed")["acted"]
    assert adds_up(told)


@pytest.mark.parametrize("circumstances", ["had seen 5, 1.6 s later", "had seen 6, 0.1 s later"])
def test_after_that_moment_or_having_seen_it_nobody_is(circumstances):
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, "Cat: blue 1", f"{BOB_SHOWS_NONE}, {circumstances}")

    assert "refused" == told.verdict


def test_a_refused_act_leaves_the_time_open():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, "Ann: green 1", "Cat: green 1", BOB_SHOWS_NONE)

    assert "contested" == told.verdict


# --- decided ---


@pytest.mark.parametrize("words", [(CAT_SAW_RED, BOB_SHOWS_NONE), (BOB_SHOWS_NONE, CAT_SAW_RED)])
@pytest.mark.parametrize(
    ("believed", "hands"), [("Cat", "Ann 6, Bob 10, Cat 7"), ("Bob", "Ann 6, Bob 6, Cat 13")]
)
@pytest.mark.parametrize("phone", ["", " | Ann's phone"])
def test_a_decision_moves_cards_and_never_the_turn(words, believed, hands, phone):
    """Guilty: four to the accused, four back. Innocent: two more."""
    told = table(ABC, *CHALLENGED, *words, "Ann: blue 7", f"decide 6 for {believed}{phone}")

    assert ("upheld", hands, "Bob", ()) == (told.verdict, told.hands, told.turn, told.state.contests)
    assert adds_up(told)


@pytest.mark.parametrize(("who", "verdict"), [("Bob", "refused"), ("Cat", "upheld")])
def test_a_party_decides_against_itself_alone(who, verdict):
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, f"decide 6 for Bob | {who}'s phone")

    assert verdict == told.verdict


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
    told = table(ABC, *lines, *since, "decide 7 for Cat")

    assert hands == told.hands
    assert adds_up(told)


@pytest.mark.parametrize("is_certain", [True, False])
def test_of_cards_that_are_certainly_in_a_hand_nothing_goes_back(is_certain):
    """Cat holds two cards, and both are known. Refused claims that have shown them may have been mistakes, so
    that one of them may go back."""
    told = table(
        ABC,
        *agreed("deal: red 5; Ann 9, Bob 7, Cat 1"),
        *("Bob: wild draw four, blue", "Cat: challenges", CAT_SAW_RED, BOB_SHOWS_NONE),
        *("Ann: blue 1", "Bob: blue 2", "Cat: blue 3", "Ann: blue 4", "Bob: blue 6", "Cat: blue 7"),
        *("Ann: blue 8", "Bob: blue 9", "Cat: blue skip"),
    )
    shown = ("Cat: green 8", "Cat: green 9")
    told = told.knows(*shown) if is_certain else told.tell(*shown)

    assert f"Ann 6, Bob 7, Cat {2 if is_certain else 1}" == told.tell("decide 7 for Cat").hands
    assert adds_up(told)


@pytest.mark.parametrize(("believed", "hands"), [("Ann", "Ann 7, Bob 10"), ("Bob", "Ann 13, Bob 6")])
def test_between_two_nobody_else_can_say_and_the_keeper_decides(believed, hands):
    words = (CAT_SAW_RED.replace("Cat", "Ann"), BOB_SHOWS_NONE)
    told = table("Ann Bob", *FOUR, "Ann: challenges", *words)
    assert ("contested", "Ann 7, Bob 6", "Ann") == (told.verdict, told.hands, told.turn)

    assert hands == told.tell("Ann: draws 4", f"decide 6 for {believed}").hands


FIVE_CARDS = "green 1, green 2, green 3, green 4, green 6"
LONE_BOB = (
    *agreed("deal: red 5; Ann 5, Bob 6, Cat 5"),
    *("Bob: wild draw four, blue", "Cat: challenges", CAT_SAW_RED, f"Bob: shows: {FIVE_CARDS} | Bob's phone"),
)


@pytest.mark.parametrize("who", ["Bob", "Cat"])
def test_who_goes_out_draws_nothing_and_puts_nothing_back(who):
    """Whoever of the two it is, what is contested between them is over."""
    told = table(ABC, *LONE_BOB)
    assert 1 == len(told.state.contests)

    assert () == told.tell(f"count {who}: 0").state.contests


def test_when_somebody_else_goes_out_it_is_settled_before_the_hands_are_counted():
    told = table(ABC, *LONE_BOB, "count Ann: 1", "Ann: blue 1")
    assert (0, 1) == (told.round.out, len(told.state.contests))

    settled = table(ABC, *LONE_BOB, "count Ann: 1", "Ann: blue 1", "decide 7 for Cat")
    assert "Ann 0, Bob 9, Cat 5" == settled.hands
    assert () == told.tell("Cat: left values 9 9 8 8 7 7 6 6 5").state.contests


def test_a_contest_is_over_when_its_player_leaves():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, "Cat leaves:")

    assert () == told.state.contests


def test_with_the_round_it_lapses():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, "void")

    assert ("refused", "match.decide") == (told.tell("decide 6 for Cat").verdict, told.article)


# --- what else happens before the answer ---


def test_a_challenge_of_the_next_wild_draw_four_is_a_first_word_again():
    """Cat said what Bob's hand held; of Cat's own hand nobody has said anything before Ann."""
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, "Cat: wild draw four, green")
    told.tell("Ann: challenges, held the color | Ann's phone")

    assert ("stands", "uno.challenge.word") == (told.verdict, told.article)


COUNTED_OUT = (*FOUR, "count Ann: 0", "Cat: challenges")
"""Ann turns out to have no cards while Cat still owes four for Bob's Wild Draw Four."""


def test_who_played_the_card_shows_the_hand_also_where_somebody_else_is_out():
    told = table(ABC, *COUNTED_OUT)

    assert ("Ann", "Bob") == (told.name(told.round.out), told.name(told.round.challenged))


def test_when_somebody_is_out_who_gives_in_owes_cards_and_no_turn():
    told = table(ABC, *COUNTED_OUT, CAT_SAW_RED, CAT_SAW_NONE)

    assert ("upheld", "Ann 0, Bob 6, Cat 7", "Cat 6") == (told.verdict, told.hands, told.owes)
    assert told.turn is None


# --- who contradicts themselves ---


def test_the_accused_gives_in():
    """Having shown another hand before: it is as if that had been told from the first."""
    told = table(ABC, *CHALLENGED, BOB_SHOWS_NONE, "Cat: draws", BOB_SHOWS_RED)

    assert ("upheld", "Ann 7, Bob 10, Cat 7", "Cat") == (told.verdict, told.hands, told.turn)
    assert "refused" == told.tell(CAT_SAW_NONE).verdict
    assert adds_up(told)


def test_the_challenger_gives_in():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, CAT_SAW_NONE)

    assert ("upheld", "Ann 7, Bob 6, Cat 7", "Cat 6") == (told.verdict, told.hands, told.owes)


@pytest.mark.parametrize(
    ("first", "then", "who"), [(CAT_SAW_NONE, CAT_SAW_RED, "Cat"), (BOB_SHOWS_RED, BOB_SHOWS_NONE, "Bob")]
)
def test_nobody_takes_a_word_back_to_ones_own_good(first, then, who):
    told = table(ABC, *CHALLENGED, first, then)

    assert ("refused", "uno.challenge.word") == (told.verdict, told.article)
    assert f"{who} has said the opposite before: only the scorekeeper can correct that." == told.sentence


# --- the keeper, and what the cards prove ---


@pytest.mark.parametrize(
    ("first", "keeper", "hands", "owes"),
    [
        (CAT_SAW_RED, "Bob: shows, held none", "Ann 7, Bob 6, Cat 7", "Cat 6"),
        (BOB_SHOWS_NONE, "Bob: shows, held the color", "Ann 7, Bob 10, Cat 7", None),
    ],
)
def test_the_keepers_word_settles_what_one_has_told(first, keeper, hands, owes):
    told = table(ABC, *CHALLENGED, first, keeper)

    assert ("upheld", hands, owes, "Cat") == (told.verdict, told.hands, told.owes, told.turn)
    assert "refused" == told.tell(first).verdict


def test_what_the_cards_prove_is_no_word():
    """Bob certainly holds red 1: nobody need look, and nobody denies it."""
    told = table(ABC, *FOUR).knows("Bob: red 1").tell("Cat: challenges | Cat's phone")
    assert ("upheld", "uno.challenge") == (told.verdict, told.article)
    assert "uno.challenge.guilty" in told.articles

    assert "refused" == told.tell(BOB_SHOWS_NONE).verdict
    assert "Ann 7, Bob 10, Cat 7" == told.hands


def test_a_card_of_a_hand_that_was_given_others_since_proves_nothing():
    """Bob has seven cards again, and the red one may be new: he shows the hand."""
    told = table(ABC, *FOUR, "count Bob: 7").knows("Bob: red 1").tell("Cat: challenges")

    assert ("upheld", "Ann 7, Bob 7, Cat 7", "Bob") == (
        told.verdict,
        told.hands,
        told.name(told.round.challenged),
    )


def test_a_card_seen_since_proves_the_word_wrong():
    """Bob says that he held no red, and then red 1 is known to be his: Cat's word is no longer needed."""
    told = table(ABC, *CHALLENGED, BOB_SHOWS_NONE).knows("Bob: red 1").tell(CAT_SAW_RED)

    assert ("upheld", "Ann 7, Bob 10, Cat 7", "Cat") == (told.verdict, told.hands, told.turn)


def test_a_card_that_only_a_refused_claim_has_shown_is_no_word_and_no_proof():
    """The hand is looked at, and what one says of it can be denied."""
    told = table(ABC, *FOUR, "Bob: red 1", "Cat: challenges | Cat's phone")
    assert ("upheld", ["uno.challenge"], 1) == (told.verdict, told.articles, told.round.challenged)

    assert ("stands", "uno.challenge.word") == (told.tell(BOB_SHOWS_NONE).verdict, told.article)
    assert "contested" == told.tell(CAT_SAW_RED).verdict


def test_a_card_shown_since_by_a_refused_claim_settles_nothing():
    told = table(ABC, *CHALLENGED, BOB_SHOWS_NONE, "Bob: red 1", CAT_SAW_RED)

    assert ("contested", "uno.challenge.crossed") == (told.verdict, told.article)


def test_a_bluff_that_shows_decides_what_is_contested():
    told = table(ABC, *CHALLENGED, BOB_SHOWS_NONE, CAT_SAW_RED, "Ann: blue 5", "Bob: red 5")

    assert "uno.deduction.bluff" in told.articles
    assert ("Ann 6, Bob 9, Cat 7", "Cat", ()) == (told.hands, told.turn, told.state.contests)
    assert any("That settles the challenge." in one for one in told.sentences)
    assert facts_of(told, "uno.deduction.bluff")["settles"]
    assert adds_up(told)


def test_a_bluff_that_shows_once_the_word_can_be_denied_no_more_moves_no_card():
    told = table(ABC, *CHALLENGED, BOB_SHOWS_NONE, "Cat: draws", "Ann: blue 5", "Bob: red 5")

    assert "uno.deduction.bluff" in told.articles
    assert "Ann 6, Bob 5, Cat 13" == told.hands
    assert not any("That settles the challenge." in one for one in told.sentences)


def test_between_two_a_bluff_that_shows_at_once_puts_the_word_right():
    """Ann has drawn six on Bob's word, and Bob lays red next."""
    told = table("Ann Bob", "deal: red 5", "Bob: wild draw four, red", "Ann: challenges", BOB_SHOWS_NONE)
    told.tell("Ann: draws", "Bob: red 1")

    assert "uno.deduction.bluff" in told.articles
    assert ("Ann 7, Bob 9", "Ann") == (told.hands, told.turn)
    assert adds_up(told)


# --- other rules ---

EVERYBODY = "standard, hand-shown-to everybody"


@pytest.mark.parametrize("first", ["held the color", "held none"])
@pytest.mark.parametrize("teller", ["Ann", "Bob", "Cat", "Dan"])
def test_where_everybody_saw_it_anybodys_word_stands(first, teller):
    told = at(*CHALLENGED, f"Bob: shows, {first} | {teller}'s phone", rules=EVERYBODY, names=ABCD)

    assert ("stands", "uno.challenge.word") == (told.verdict, told.article)


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
    told = at(*CHALLENGED, *lines, rules=EVERYBODY, names=ABCD)

    assert verdict == told.verdict
    if verdict == "contested":
        assert (1, 2) == told.state.contests[0].parties


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
    told = at(*DAN, *words, rules=ANYONE, names=ABCD)
    if len(words) == 2:
        assert "contested" == told.verdict
        if told.owes:
            told.tell("Cat: draws 4")
        assert "Dan" == told.turn

    assert hands == told.hands
    assert adds_up(told)


@pytest.mark.parametrize(
    ("believed", "hands"),
    [("Dan", "Ann 7, Bob 10, Cat 7, Dan 7"), ("Bob", "Ann 7, Bob 6, Cat 11, Dan 9")],
)
def test_then_the_one_told_to_draw_gets_rid_of_the_cards_or_the_challenger_draws_two(believed, hands):
    told = at(*DAN, BOB_SHOWS_NONE, "Bob: shows, held the color | Dan's phone", rules=ANYONE, names=ABCD)

    assert hands == told.tell(f"decide {told.number} for {believed} | Cat's phone").hands
    assert adds_up(told)


def test_who_is_told_to_draw_has_not_seen_the_hand():
    told = at(*DAN, "Bob: shows, held the color | Cat's phone", rules=ANYONE, names=ABCD)

    assert ("refused", "Only Dan or the scorekeeper can say that.") == (told.verdict, told.sentence)


def test_drawn_already_and_challenged_late_the_cards_come_out_right():
    told = at(
        *FOUR,
        *("Cat: draws", "Cat: challenges", BOB_SHOWS_NONE, CAT_SAW_RED),
        rules="standard, challenge-until next-act",
    )

    assert ("contested", "Ann 7, Bob 6, Cat 7", "Cat") == (told.verdict, told.hands, told.turn)
    assert ("Cat 4", "Ann 7, Bob 6, Cat 11") == (told.owes, told.tell("Cat: draws 4").hands)
    assert adds_up(told)


STACKED = "standard, house stacking answers=4/4 challenge=top"


def test_of_stacked_cards_all_eight_are_contested():
    """Ann laid the second Wild Draw Four on Cat's; the third in the row challenges it."""
    lines = ("deal: red 5", "Bob: wild draw four, blue", "Cat: wild draw four, green", "Ann: challenges")
    words = (
        "Cat: shows, held the color | Ann's phone",
        "Cat: shows: red 1, red 2, red 3, red 4, red 6, red 7 | Cat's phone",
    )
    told = at(*lines, *words, rules=STACKED)
    contested = told.number
    assert ("contested", "Ann 7, Bob 6, Cat 6", "Ann 8") == (told.verdict, told.hands, told.owes)
    assert "Ann 15, Bob 6, Cat 6" == told.tell("Ann: draws 8").hands

    assert "Ann 7, Bob 6, Cat 14" == told.tell(f"decide {contested} for Ann").hands
    assert adds_up(told)


def test_a_last_card_is_nobodys_word():
    """The empty hand proves it: whoever reports it, nothing is left to deny."""
    told = table(ABC, *agreed("deal: red 5; Ann 2, Bob 1, Cat 2"), "Bob: wild draw four")
    told.tell("Cat: challenges | Cat's phone")

    assert ("upheld", "Cat 6") == (told.verdict, told.owes)


def test_a_short_pile_is_shuffled_for_cards_that_are_contested():
    """Three lie in the pile: four are drawn for Bob, go back, and are drawn for Cat."""
    told = table(ABC, *agreed("deal: red 5; Ann 47, Bob 10, Cat 47"))
    told.tell("Bob: red 6", "Cat: red 7", "Ann: red 8", "Bob: wild draw four, blue")
    told.tell("Cat: challenges", CAT_SAW_RED)
    assert "uno.pile-shuffled" in told.events
    assert adds_up(told)

    eight = ", ".join(f"green {number}" for number in (1, 2, 3, 4, 6, 7, 8, 9))
    told.tell(f"Bob: shows: {eight} | Bob's phone")
    assert ("contested", "Ann 46, Bob 8, Cat 46") == (told.verdict, told.hands)
    assert "Ann 46, Bob 8, Cat 50" == told.tell("Cat: draws 4").hands
    assert adds_up(told)


def test_a_pile_that_is_dry_gives_what_there_is_and_no_more_goes_back():
    told = table(ABC, *agreed("deal: red 5; Ann 50, Bob 7, Cat 48"), "Bob: wild draw four, blue")
    told.tell("Cat: challenges", CAT_SAW_RED, BOB_SHOWS_NONE)
    assert ("contested", "Ann 50, Bob 6, Cat 48") == (told.verdict, told.hands)
    assert "Ann 50, Bob 6, Cat 51" == told.tell("Cat: draws 3").hands

    assert "Ann 50, Bob 9, Cat 48" == told.tell("decide 7 for Cat").hands
    assert adds_up(told)


# --- edits, and what is told of it afterwards ---


def test_corrected_it_is_judged_anew():
    """Cat had tapped the wrong key: then both say the same."""
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE, "correct 5: Bob: shows, held none")

    assert {5: "stands", 6: "upheld"} == told.changed
    assert ("Ann 7, Bob 6, Cat 7", "Cat 6", ()) == (told.hands, told.owes, told.state.contests)


def test_taken_back_the_first_word_may_be_denied_again():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, "Cat: blue 1", "take back to 5", BOB_SHOWS_NONE)

    assert "contested" == told.verdict


def test_a_hand_is_not_kept_that_is_shown_against_a_word():
    told = table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE)

    claim = told.entries[-1].submission.claim
    assert (None, False, True) == (claim.hand, claim.held_color, claim.shown)


@pytest.mark.parametrize("line", [BOB_SHOWS_NONE, BOB_SHOWS_RED, CAT_SAW_RED, CAT_SAW_NONE])
def test_what_is_kept_of_a_hand_is_ruled_on_alike(line):
    """A transcript of it has who told it, and whether that was by the hand."""
    told = table(ABC, *CHALLENGED, line)
    written = claim_line(told.game, told.entries[-1].submission, told.name)

    again = table(ABC, *CHALLENGED, written)
    assert (told.ruling.findings, told.state) == (again.ruling.findings, again.state)


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
    told = table(ABC, *CHALLENGED, *lines)
    found = told.game.outcomes(line(told.entries))[3]

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
    told = table(ABC, *CHALLENGED, *lines)

    assert won == told.game.tally(line(told.entries))["challenges_won"].get(2, 0)


def test_may_offers_the_keeper_to_settle_it():
    claims = [one["claim"]["claim"] for one in table(ABC, *CHALLENGED, CAT_SAW_RED).may]
    assert 2 == claims.count("uno.show_hand")

    claims = [one["claim"] for one in table(ABC, *CHALLENGED, CAT_SAW_RED, BOB_SHOWS_NONE).may]
    assert [1, 2] == [one["for"] for one in claims if one["claim"] == "match.decide"]
