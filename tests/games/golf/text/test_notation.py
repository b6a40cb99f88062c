"""What is said in a round of Golf as lines of text, both ways, and the grids as they are drawn."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from referee.games import GAMES
from referee.games.golf.model.claims import (
    Call,
    Catch,
    Clear,
    Cleared,
    Deal,
    Place,
    Reshuffle,
    Resync,
    Reveal,
    Turn,
    TurnedUp,
)
from referee.games.golf.model.deck import DISTINCT_GOLF_CARDS
from referee.games.golf.model.state import ROWS, Column, Grid, Round
from referee.kit.cards import card_with_printed_name
from referee.match.model.edits import CorrectEntry
from referee.match.model.state import Match, Rules
from referee.match.text.notation import NotationError

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")
SEATS = {name: seat for seat, name in enumerate(NAMES)}
NOTATION = GAMES["golf"].notation


def read(text: str) -> object:
    return NOTATION.read(text, SEATS)


def write(claim: object) -> str:
    return NOTATION.write(claim, NAMES.__getitem__)


def cards(*names: str) -> tuple:
    return tuple(map(card_with_printed_name, names))


def shown(column: int, row: str, card: str) -> TurnedUp:
    return TurnedUp(column, row, card_with_printed_name(card))


def cleared(column: int, on_top: str) -> Cleared:
    return Cleared(column, card_with_printed_name(on_top))


def turn(seat: int, took: str, card: str | None = None, **told) -> Turn:
    """A turn with its cards by name."""
    named = {
        key: card_with_printed_name(value) if isinstance(value, str) else value for key, value in told.items()
    }
    return Turn(seat, took, card and card_with_printed_name(card), **named)


BLUE_4, RED_5, GREEN_1 = shown(1, "upper", "blue 4"), shown(2, "lower", "red 5"), shown(3, "lower", "green 1")

LINES = {
    "deal: red 3": Deal(cards("red 3"), {}),
    "deal: red skip, red 3; Ann 1 upper blue 4, Bob 2 lower red 5": Deal(
        cards("red skip", "red 3"), {0: (BLUE_4,), 1: (RED_5,)}
    ),
    "deal by Ann: red 3; Ann 1 upper blue 4, Ann 3 lower green 1": Deal(
        cards("red 3"), {0: (BLUE_4, GREEN_1)}, dealer=0
    ),
    "deal: red 3; Ann nothing, Bob 2 lower red double draw two": Deal(
        cards("red 3"), {0: (), 1: (shown(2, "lower", "red double draw two"),)}
    ),
    "Ann: takes red 5 to 2 upper, out blue 4": turn(
        0, "discard", "red 5", place=Place(2, "upper"), came_out="blue 4"
    ),
    "Ann: takes the discard to 2 upper": turn(0, "discard", place=Place(2, "upper")),
    "Ann: takes the discard to 12 lower, out red draw two": turn(
        0, "discard", place=Place(12, "lower"), came_out="red draw two"
    ),
    "Ann: draws red 1 to 2 upper, out blue 4": turn(
        0, "pile", "red 1", place=Place(2, "upper"), came_out="blue 4"
    ),
    "Ann: draws green reverse to 2 upper": turn(0, "pile", "green reverse", place=Place(2, "upper")),
    "Ann: draws red 6, flips 1 lower green 2": turn(
        0, "pile", "red 6", flip=Place(1, "lower"), flipped="green 2"
    ),
    "Ann: takes red 5, flips 1 lower green 2": turn(
        0, "discard", "red 5", flip=Place(1, "lower"), flipped="green 2"
    ),
    "Ann: takes the discard, flips 1 lower green 2": turn(
        0, "discard", flip=Place(1, "lower"), flipped="green 2"
    ),
    "Cat: draws red 3 to 2 upper, out blue 4, clears 2 with red 3 on top, clears 1 with blue skip on top, "
    "columns for Bob, UNO!": turn(
        2,
        "pile",
        "red 3",
        place=Place(2, "upper"),
        came_out="blue 4",
        cleared=(cleared(2, "red 3"), cleared(1, "blue skip")),
        targets=(1,),
        said_uno=True,
    ),
    "Cat: draws red double draw two, flips 1 lower green 2, columns for Bob and Ann": turn(
        2,
        "pile",
        "red double draw two",
        flip=Place(1, "lower"),
        flipped="green 2",
        targets=(1, 0),
    ),
    "Dan: takes the discard to 1 upper, columns for Ann, Bob and Cat, UNO!": turn(
        3, "discard", place=Place(1, "upper"), targets=(0, 1, 2), said_uno=True
    ),
    "Ann: takes the discard to 1 upper, UNO!": turn(0, "discard", place=Place(1, "upper"), said_uno=True),
    "Ann: clears 2 with red 3 on top": Clear(0, 2, card_with_printed_name("red 3")),
    "Ann: UNO!": Call(0),
    "Bob: catches Ann": Catch(0, 1),
    "caught: Ann": Catch(0),
    "Ann: reveals 1 upper blue 4, 2 lower red 5": Reveal(0, (BLUE_4, RED_5)),
    "Ann: reveals nothing": Reveal(0, ()),
    "reshuffle": Reshuffle(),
    "resync: red 5, Bob to play": Resync(card_with_printed_name("red 5"), 1),
    "resync: red 5, Bob to play, counterclockwise; Ann 1 red 3/?, 2 ?/?; Bob 4 blue 1/red 2": Resync(
        card_with_printed_name("red 5"),
        1,
        -1,
        {
            0: (Column(1, card_with_printed_name("red 3")), Column(2)),
            1: (Column(4, card_with_printed_name("blue 1"), card_with_printed_name("red 2")),),
        },
    ),
    "resync: red skip, Cat to play; Ann nothing; Cat 7 ?/yellow draw two": Resync(
        card_with_printed_name("red skip"),
        2,
        1,
        {0: (), 2: (Column(7, None, card_with_printed_name("yellow draw two")),)},
    ),
    "correct 3: Ann: UNO!": CorrectEntry(3, Call(0)),
}
each_line = pytest.mark.parametrize(("text", "claim"), LINES.items(), ids=LINES)


@each_line
def test_a_line_is_read(text, claim):
    assert claim == read(text)


@each_line
def test_a_claim_is_written(text, claim):
    assert text == write(claim)


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("  Ann :  takes  red 5  to 2 upper ,out blue 4 ", "Ann: takes red 5 to 2 upper, out blue 4"),
        ("Ann: draws red 6,flips 1 lower green 2,UNO!", "Ann: draws red 6, flips 1 lower green 2, UNO!"),
        (
            "deal:red 3;Ann 1 upper blue 4,Bob 1 upper blue 4",
            "deal: red 3; Ann 1 upper blue 4, Bob 1 upper blue 4",
        ),
        (
            "deal: red 3; Ann 1 upper blue 4, Bob 1 lower red 1, Ann 2 upper red 2",
            "deal: red 3; Ann 1 upper blue 4, Ann 2 upper red 2, Bob 1 lower red 1",
        ),
        ("deal: red 3;", "deal: red 3"),
        ("resync: red 5, Bob to play, clockwise", "resync: red 5, Bob to play"),
        (
            "resync: red 5, Bob to play;Ann 1 red 3 / ? ,2 ?/ ?;",
            "resync: red 5, Bob to play; Ann 1 red 3/?, 2 ?/?",
        ),
    ],
)
def test_a_line_may_be_written_loosely(loose, strict):
    """People type these by hand."""
    assert strict == write(read(loose))


# --- whatever can be said ---

seats = st.integers(0, len(NAMES) - 1)
ids = st.integers(1, 100)
rows = st.sampled_from(ROWS)
any_card = st.sampled_from(DISTINCT_GOLF_CARDS)
maybe_card = st.none() | any_card
places = st.builds(Place, ids, rows)
turned_up = st.lists(st.builds(TurnedUp, ids, rows, any_card), max_size=4).map(tuple)
grids = st.lists(
    st.builds(Column, ids, maybe_card, maybe_card), max_size=6, unique_by=lambda column: column.id
).map(tuple)
after_it = {
    "cleared": st.lists(st.builds(Cleared, ids, any_card), max_size=3).map(tuple),
    "targets": st.lists(seats, max_size=4).map(tuple),
    "said_uno": st.booleans(),
}
placed = {"place": places, "came_out": maybe_card, **after_it}
thrown = {"flip": places, "flipped": any_card, **after_it}
turns = st.one_of(
    st.builds(Turn, seats, st.just(took), card, **how)
    for took, card in (("pile", any_card), ("discard", maybe_card))
    for how in (placed, thrown)
)
claims = st.one_of(
    st.builds(
        Deal,
        st.lists(any_card, min_size=1, max_size=5).map(tuple),
        st.dictionaries(seats, turned_up),
        st.none() | seats,
    ),
    turns,
    st.builds(Clear, seats, ids, any_card),
    st.builds(Call, seats),
    st.builds(Catch, seats, st.none() | seats),
    st.builds(Reveal, seats, turned_up),
    st.builds(Reshuffle),
    st.builds(Resync, any_card, seats, st.sampled_from((1, -1)), st.none() | st.dictionaries(seats, grids)),
)


@given(claims)
def test_whatever_is_said_is_read_as_it_was_written(claim):
    """So that a transcript tells everything; a match is exported as one."""
    assert {} == getattr(claim, "errors_by_field", dict)()
    assert claim == read(write(claim))


@given(claims)
def test_also_where_people_go_by_their_numbers(claim):
    """Names that look like the number of a column."""
    assert claim == NOTATION.read(NOTATION.write(claim, str), {str(seat): seat for seat in range(8)})


@given(claims)
def test_also_where_names_have_blanks(claim):
    names = {f"Seat {seat}": seat for seat in range(8)}

    assert claim == NOTATION.read(NOTATION.write(claim, list(names).__getitem__), names)


# --- what cannot be read ---

A_LINE = "a line begins with who says it, then a colon"
MISTAKES = {
    "": A_LINE,
    "Ann takes red 5": A_LINE,
    ": red 5": A_LINE,
    "Zoe: UNO!": "nobody here is called 'Zoe'",
    "deal by Zoe: red 3": "nobody here is called 'Zoe'",
    "deal: red 3; Zoe 1 upper red 1": "nobody here is called 'Zoe'",
    "Bob: catches Zoe": "nobody here is called 'Zoe'",
    "caught: Zoe": "nobody here is called 'Zoe'",
    "Ann: draws red 1 to 1 upper, columns for Bob and Zoe": "nobody here is called 'Zoe'",
    "resync: red 5, Zoe to play": "nobody here is called 'Zoe'",
    "resync: red 5, Bob to play; Zoe 1 ?/?": "nobody here is called 'Zoe'",
    "deal: red 7": "'red 7' is no card of UNO Golf",
    "deal: wild": "'wild' is no card of UNO Golf",
    "Ann: draws the discard to 1 upper": "'the discard' is no card of UNO Golf",
    "Ann: takes Red 5 to 1 upper": "'Red 5' is no card of UNO Golf",
    "Ann: takes red 5 to 1 upper, out a card": "'a card' is no card of UNO Golf",
    "Ann: draws red 1, flips 1 upper red 9": "'red 9' is no card of UNO Golf",
    "Ann: clears 2 with wild on top": "'wild' is no card of UNO Golf",
    "Ann: reveals 1 upper blue 44": "'blue 44' is no card of UNO Golf",
    "resync: five, Bob to play": "'five' is no card of UNO Golf",
    "resync: red 5, Bob to play; Ann 1 red 3/red": "'red' is no card of UNO Golf",
}


@pytest.mark.parametrize(("text", "sentence"), MISTAKES.items(), ids=MISTAKES)
def test_a_line_that_says_nothing_is_explained(text, sentence):
    with pytest.raises(NotationError) as error:
        read(text)

    assert sentence == str(error.value)


DEAL = "write `deal: red 3; Ann 1 upper blue 4, Bob 2 lower red 5`"
TURN = "write `takes red 5 to 2 upper, out blue 4`"
CLEAR = "write `clears 2 with red 3 on top`"
REVEAL = "write `reveals 1 upper blue 4, 2 lower red 2`"
RESYNC = "write `resync: red 5, Bob to play`"
SHOWN_HOW = {
    "deal to Ann: red 3": DEAL,
    "deal by: red 3": DEAL,
    "deal: red 3; Ann": DEAL,
    "deal: red 3; Ann 1 middle blue 4": DEAL,
    "deal: red 3; Ann upper 1 blue 4": DEAL,
    "Ann: takes red 5": TURN,
    "Ann: draws": TURN,
    "Ann: draws to 2 upper": TURN,
    "Ann: draws red 5, out blue 4": TURN,
    "Ann: draws red 6, flips 1 lower": TURN,
    "Ann: takes red 5 to 2 middle": TURN,
    "Ann: takes red 5 to two upper": TURN,
    "Ann: takes red 5 to 2 upper, flips 1 lower green 2": TURN,
    "Ann: takes red 5 to 2 upper, UNO!, columns for Bob": TURN,
    "Ann: takes red 5 to 2 upper, clears 2": CLEAR,
    "Ann: clears 2": CLEAR,
    "Ann: clears two with red 3 on top": CLEAR,
    "Ann: reveals": REVEAL,
    "Ann: reveals blue 4": REVEAL,
    "Ann: reveals 1 upper blue 4,": REVEAL,
    "resync: red 5": RESYNC,
    "resync: red 5, Bob to play, backwards": RESYNC,
    "resync: red 5, Bob to play; Ann": RESYNC,
    "resync: red 5, Bob to play; Ann 1 ?": RESYNC,
    "resync: red 5, Bob to play; Ann 1 ?/?, ?/?": RESYNC,
    "Ann: red 5": "'red 5' is none of `takes red 5 to 2 upper`",
    "Ann:": "'' is none of `takes red 5 to 2 upper`",
    "Ann: UNO! UNO!": "'UNO! UNO!' is none of `takes red 5 to 2 upper`",
}


@pytest.mark.parametrize(("text", "how"), SHOWN_HOW.items(), ids=SHOWN_HOW)
def test_how_it_is_written_is_shown(text, how):
    with pytest.raises(NotationError) as error:
        read(text)

    assert how in str(error.value)


# --- the open round ---


def grid(text: str) -> Grid:
    """Columns such as `1 red 3/?, 4 ?/?`."""
    return read(f"resync: red 0, Ann to play; Ann {text}").grids[0]


def match_of(grids: tuple[Grid, ...], **known) -> Match:
    order = tuple(range(len(grids)))
    known = {"deck": 112, "discards": cards("red 5"), "turn": 1} | known
    round = Round(grids=grids, columns=tuple(map(len, grids)), **known)
    return Match("golf", Rules(), order, 0, (0,) * len(order), round=round, seating=order)


def drawn(*grids: str, **known) -> list[str]:
    return drawn_lines(match_of(tuple(map(grid, grids)), **known))


def drawn_lines(match: Match) -> list[str]:
    return NOTATION.state(match, NAMES.__getitem__).split("\n")


HIDDEN = "1 ?/?, 2 ?/?, 3 ?/?"
FOUR = ("red 2", "red 3", "red 4", "red 5")


def test_two_grids_are_drawn():
    assert [
        "red 5 on top | pile 99 | Bob to play",
        "                  1  2  3           1  2  3",
        "          Ann    r3 ·· b6   Bob    ·· y4 ··",
        "                 ·· g2 ··          ·· ·· ··",
    ] == drawn("1 red 3/?, 2 ?/green 2, 3 blue 6/?", "1 ?/?, 2 yellow 4/?, 3 ?/?")


def test_three_grids_are_drawn_with_their_action_cards_and_new_columns():
    assert [
        "red 5 on top | pile 97 | Bob to play",
        "                  1  3 12            2  3  4           1",
        "          Ann    rS bR ··   Bob    gDD ·· ··   Cat    y0",
        "                 yD ·· ··          ··  ·· ··          ··",
    ] == drawn(
        "1 red skip/yellow draw two, 3 blue reverse/?, 12 ?/?",
        "2 green double draw two/?, 3 ?/?, 4 ?/?",
        "1 yellow 0/?",
    )


def test_eight_grids_take_two_times_three_rows():
    assert [
        "red 5 on top | pile 66 | Bob to play",
        "                  1  2  3           1  2  3           1  2  3           1  2  3",
        "          Ann    r3 ·· ··   Bob    ·· ·· ··   Cat    ·· ·· ··   Dan    ·· ·· ··",
        "                 ·· ·· ··          ·· ·· ··          ·· ·· ··          ·· ·· ··",
        "                  1  2  3           1  2  3                      1  2  3",
        "          Eve    ·· ·· ··   Fay    ·· ·· ··   Gus    -   Hal    ·· ·· ··",
        "                 ·· ·· ··          ·· ·· ··                     ·· g2 ··",
    ] == drawn(
        "1 red 3/?, 2 ?/?, 3 ?/?",
        *[HIDDEN] * 5,
        "nothing",
        "1 ?/?, 2 ?/green 2, 3 ?/?",
        discards=cards(*FOUR),
    )


def test_grids_that_are_all_empty_are_a_single_row():
    """A row of blanks would be no row of the referee's."""
    assert ["          Ann    -   Bob    -"] == drawn("nothing", "nothing")[1:]


def test_a_block_of_one_empty_grid_is_a_single_row():
    assert "          Eve    -" == drawn(*[HIDDEN] * 4, "nothing")[-1]


def test_grids_that_have_grown_go_on_below():
    wide = ", ".join(f"{number} ?/?" for number in range(1, 13))

    assert [7, 7, 7] == [
        len(drawn(*[wide] * 3)),
        len(drawn(*[wide] * 4)),
        len(drawn(HIDDEN, wide, wide, HIDDEN)),
    ]


def test_only_who_still_sits_there_is_drawn():
    match = match_of((grid(HIDDEN), (), grid(HIDDEN)), turn=2, aside=(None,) * 6)

    told = NOTATION.state(Match("golf", Rules(), (0, 2), 0, (0, 0, 0), round=match.round), NAMES.__getitem__)

    assert ("red 5 on top | pile 93 | Cat to play", False) == (told.split("\n")[0], "Bob" in told)


OPEN = "1 red 3/red 4"


@pytest.mark.parametrize(
    ("known", "line"),
    [
        ({"direction": -1}, "red 5 on top | pile 99 | Bob to play | counterclockwise"),
        ({"lost_track": True}, "red 5 on top | pile ? | Bob to play"),
        ({"discards": cards("red 5", "blue skip")}, "blue skip on top | pile 98 | Bob to play"),
        (
            {"closed_by": 0, "last_turns": (1,)},
            "red 5 on top | pile 99 | closed by Ann | Bob to play",
        ),
    ],
)
def test_the_first_line_tells_the_top_card_the_pile_and_whose_turn_it_is(known, line):
    assert line == drawn(HIDDEN, HIDDEN, **known)[0]


@pytest.mark.parametrize(
    ("grids", "waits"),
    [
        ((OPEN, HIDDEN, HIDDEN), "Bob and Cat turn up"),
        ((OPEN, OPEN, HIDDEN), "Cat turns up"),
        ((OPEN, "nothing", OPEN), "say the points"),
    ],
)
def test_once_it_is_closed_who_turns_up_what_still_lies_facedown(grids, waits):
    line = drawn(*grids, turn=None, closed_by=0)[0]

    assert ["closed by Ann", waits] == line.split(" | ")[2:]


@given(st.lists(grids, min_size=2, max_size=8).map(tuple))
def test_every_row_is_told_from_a_claim(grids):
    """What a transcript takes for a claim begins at the margin; it has no empty rows in a ruling."""
    first, *rows = drawn_lines(match_of(grids))

    assert (" ", rows) != (first[0], [])
    assert [] == [row for row in rows if not row.startswith(" " * 10) or row != row.rstrip()]
    assert max(map(len, rows)) <= 110
