"""Which face everybody has at a table, and what becomes of the others when somebody chooses one."""

import pytest

from referee.match.table.faces import (
    FACES,
    assign_faces,
    faces_after_face_choice,
    indexes_of_duplicate_faces,
    least_used_face,
)

NOBODY = [None] * 12


def test_there_are_ten_in_an_order():
    """Who sit side by side differ in brightness, too, so the order is for ever."""
    assert (
        *("fox", "octopus", "frog", "crab", "whale"),
        *("bear", "rabbit", "owl", "cat", "penguin"),
    ) == FACES


@pytest.mark.parametrize("seats", range(1, 11))
def test_nobody_has_to_choose(seats):
    """Everybody has a face, each another one, in the order in which they sit."""
    assert FACES[:seats] == assign_faces(NOBODY[:seats])


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ([None, "penguin", None], ["fox", "penguin", "octopus"]),
        ([None, None, "fox"], ["octopus", "frog", "fox"]),
        (["frog", None, "octopus", None], ["frog", "fox", "octopus", "crab"]),
        (["cat", "owl"], ["cat", "owl"]),
    ],
    ids=str,
)
def test_who_chose_a_face_has_it(chosen, told):
    """Everybody else has the first one that is free."""
    assert tuple(told) == assign_faces(chosen)


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        (["cat", "cat"], ["cat", "fox"]),
        ([None, "cat", "cat", "fox"], ["octopus", "cat", "frog", "fox"]),
        (["cat"] * 4, ["cat", "fox", "octopus", "frog"]),
    ],
    ids=str,
)
def test_of_two_who_chose_one_face_the_first_has_it(chosen, told):
    """The other has one that is free, and takes none from those who sit behind."""
    assert tuple(told) == assign_faces(chosen)


def test_what_was_chosen_for_a_seat_goes_before_what_somebody_brings_along():
    """Wherever the two sit; what nobody chose is theirs."""
    assert ("octopus", "fox", "cat") == assign_faces([None, "fox", None], ["fox", "owl", "cat"])


def test_where_more_than_ten_ever_sat_the_faces_go_round_again():
    """Who has left keeps the own one, and whoever chose one keeps it."""
    many = assign_faces(NOBODY)

    assert FACES == many[:10]
    assert FACES[:2] == many[10:]
    assert many == assign_faces(many)
    assert ("penguin", *FACES[:9]) == assign_faces(["penguin", *NOBODY[1:10]])
    assert assign_faces([*FACES, None]) == (*FACES, "fox")


def test_a_free_face_is_one_that_the_fewest_have():
    """The first of those."""
    assert ("fox", "frog", "octopus") == (
        least_used_face([]),
        least_used_face(["octopus", "fox"]),
        least_used_face([*FACES, "fox"]),
    )


THREE = {0: "fox", 1: "octopus", 2: "frog"}


@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("penguin", {0: "fox", 1: "octopus", 2: "penguin"}),
        ("fox", {0: "frog", 1: "octopus", 2: "fox"}),
        ("octopus", {0: "fox", 1: "frog", 2: "octopus"}),
        ("frog", THREE),
    ],
)
def test_choosing_the_face_of_somebody_else_is_trading(face, told):
    """Nobody who has no part in it gets another one."""
    assert told == faces_after_face_choice(THREE, 2, face)


def test_a_table_that_trades_stays_a_table_of_different_faces():
    """However often: whatever is chosen is shown as it was chosen."""
    told = dict(enumerate(FACES))
    for seat in range(10):
        for face in FACES:
            told = faces_after_face_choice(told, seat, face)
            assert face == told[seat]
            assert tuple(told.values()) == assign_faces(list(told.values()))


def test_the_places_of_those_who_choose_what_is_chosen():
    """Each but the first; who chooses none is in nobody's way."""
    assert [2, 5] == indexes_of_duplicate_faces(["cat", None, "cat", "owl", None, "owl"])
    assert [] == indexes_of_duplicate_faces(["cat", None, None])
