"""What a phone may offer: what the judge would not refuse, and what can be read off the round."""

import pytest

from referee.codec import to_json_value
from referee.games.golf.model.claims import Clear, Place, Turn
from referee.games.golf.model.deck import CARD_COPIES_IN_112_EDITION, DISTINCT_GOLF_CARDS
from referee.games.golf.model.state import ROWS
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from tests.games.golf.tables import AB, ABC, NAMES, dealt, golf, house, laid
from tests.table import Table


def offered(table: Table, tag: str) -> list[dict]:
    return [offer["claim"] for offer in table.may if offer["claim"]["claim"] == tag]


def seats_offered(table: Table, tag: str) -> list[int]:
    return sorted({claim["seat"] for claim in offered(table, tag)})


# between rounds


@pytest.mark.parametrize("opened", [1, 2])
@pytest.mark.parametrize("names", [AB, NAMES])
def test_between_rounds_a_deal_is_offered(names, opened):
    """The cards are still to be said."""
    assert [{"claim": "golf.deal"}] == offered(golf(names, opened_places=opened), "golf.deal")


def test_also_to_people_who_came_late():
    """Seats 0, 3, 6 and 9 are among the eight."""
    table = golf(NAMES, "Bob leaves", "Cat leaves", "join: Ivy", "join: Jon")

    assert [{"claim": "golf.deal"}] == offered(table, "golf.deal")


def test_after_the_match_nothing_is_offered():
    assert [] == golf(AB, "score: Ann 1, Bob 2", rounds=1).may


# a turn


def test_who_is_on_turn_is_offered_every_place_of_the_own_grid():
    table = dealt(ABC)
    turns = offered(table, "golf.turn")

    assert ([1], 6 + 6 + 5) == (seats_offered(table, "golf.turn"), len(turns))
    assert 6 == sum(claim["took"] == "discard" for claim in turns)


def test_what_nobody_can_know_is_left_blank():
    turns = offered(dealt(ABC), "golf.turn")
    facedown = [one for one in turns if one.get("place", one.get("flip")) == {"column": 2, "row": "upper"}]

    assert [set(), set(), set()] == [{"came_out", "flipped"} & set(one) for one in facedown]
    assert [True, False, False] == ["card" in one for one in facedown]


def test_of_a_faceup_card_it_is_told_what_comes_out():
    turns = offered(dealt(ABC), "golf.turn")
    faceup = [one for one in turns if one.get("place") == {"column": 1, "row": "upper"}]

    assert ["green 0", "green 0"] == [one["came_out"] for one in faceup]


@pytest.mark.parametrize("card", ["skip", "draw two"])
def test_what_would_follow_is_told(card):
    table = laid(ABC, f"red 6, Ann to play; Ann 1 red {card}/?")
    place = {"column": 1, "row": "upper"}
    offer = next(one for one in table.may if one["claim"].get("place") == place)

    assert {"turn": 2, "top": f"red {card}", "closed_by": None} == offer["then"]


@pytest.mark.parametrize("names", [AB, ABC])
def test_to_change_a_double_draw_two_is_offered(names):
    """Among three it is still to be said who is chosen."""
    table = laid(names, "red 6, Ann to play; Ann 1 red double draw two/?")
    changes = [
        one for one in offered(table, "golf.turn") if one.get("place") == {"column": 1, "row": "upper"}
    ]

    assert ["discard", "pile"] == [one["took"] for one in changes]
    assert not any(one.get("targets") for one in changes)


def test_to_bare_one_is_offered_where_that_acts():
    table = laid(ABC, "red 6, Ann to play", under="red double draw two", action_timing="whenever")

    assert 6 == sum(one["took"] == "discard" for one in offered(table, "golf.turn"))


@pytest.mark.parametrize(("top", "many"), [("red skip", 0), ("red 5", 6)])
def test_no_action_card_is_offered_where_none_is_picked_up(top, many):
    table = laid(ABC, f"{top}, Ann to play", house=house("no-action-pickup"))

    assert many == sum(one["took"] == "discard" for one in offered(table, "golf.turn"))


def test_even_when_all_cards_but_one_are_seen_offers_can_be_made():
    """The last turn of who has the only facedown card, the pile being empty."""
    table = laid(
        AB,
        "red 6, Bob to play; Ann 1 red 1/blue 2; Bob 1 red 2/?",
        under=", ".join(_all_but("red 6", "red 1", "blue 2", "red 2", "green 5")),
        pile=0,
        changed={"closed_by": 0, "last_turns": (1,)},
        house=house("last-turns"),
    )

    assert 2 <= len(offered(table, "golf.turn"))


def _all_but(*names: str) -> list[str]:
    """The names of all 112 cards without one of each of these."""
    cards = [card.name for card, copies in CARD_COPIES_IN_112_EDITION.items() for _ in range(copies)]
    for name in names:
        cards.remove(name)
    return cards


# the rest


def test_columns_that_match_are_offered_with_either_card_on_top():
    table = laid(AB, "blue 6, Ann to play; Ann 1 red 3/red 4, 2 green 1/blue 2, 3 ?/?; Bob 1 red 1/red 2")

    assert [("red 3", 1), ("red 4", 1)] == [
        (one["on_top"], one["column"]) for one in offered(table, "golf.clear")
    ]


@pytest.mark.parametrize(("rules", "seats"), [((), [0]), (("clear-anytime",), [0, 1])])
def test_out_of_turn_only_where_they_may(rules, seats):
    snapshot = "blue 6, Ann to play; Ann 1 red 3/red 4, 3 ?/?; Bob 1 green 1/green 2, 2 ?/?"

    assert seats == seats_offered(laid(AB, snapshot, house=house(*rules)), "golf.clear")


@pytest.mark.parametrize("lines", [(), ("Ann: UNO!",)], ids=["forgotten", "called"])
def test_a_call_and_a_catch_are_offered_while_there_is_time(lines):
    """An offer does not reveal whether somebody has called."""
    snapshot = "red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?"
    table = laid(AB, snapshot, "Ann: draws red 3, flips 2 lower green 4", *lines)

    assert [0] == seats_offered(table, "golf.call")
    assert [0] == [one["caught"] for one in offered(table, "golf.catch")]


def test_once_the_round_is_closed_it_is_offered_to_turn_up():
    table = laid(ABC, "red 6, Ann to play; Ann 1 red 1/?", "Ann: draws red 2, flips 1 lower blue 4")

    assert [{"claim": "golf.reveal", "seat": seat} for seat in (1, 2)] == [one["claim"] for one in table.may]


# exactly what would count

SITUATIONS = {
    "a turn": {},
    "two facedown": {"snapshot": "red 6, Ann to play; Ann 1 red 1/?, 2 blue 1/?"},
    "one facedown": {"snapshot": "red 6, Ann to play; Ann 1 red 1/?"},
    "an action card on top": {"snapshot": "red skip, Ann to play"},
    "columns that match": {"snapshot": "red 6, Ann to play; Ann 1 red 1/red 2, 2 blue 1/?"},
    "counterclockwise": {"snapshot": "red 6, Ann to play, counterclockwise; Ann 1 red skip/?"},
    "an empty pile": {"under": "red 2, red 3", "pile": 0},
}


@pytest.mark.parametrize("situation", SITUATIONS.values(), ids=SITUATIONS)
def test_what_is_offered_is_what_would_count(situation):
    """Every place and every column of everybody is tried, with cards that may come."""
    table = laid(ABC, **({"snapshot": "red 6, Ann to play"} | situation))
    lawful = {_place_of(claim) for claim in _all_claims(table) if _counts(table, claim)}
    offers = [offer.claim for offer in table.game.candidates(table.state) if _counts(table, offer.claim)]

    assert lawful == {_place_of(claim) for claim in offers if isinstance(claim, Turn | Clear)}


def _counts(table: Table, claim: object) -> bool:
    return judge(table.game.ruleset_of(table.state), table.state, Submission(claim, KEEPER, 9)).takes_effect


def _place_of(claim: Turn | Clear) -> tuple:
    if isinstance(claim, Clear):
        return (claim.seat, claim.column, claim.on_top)
    return (claim.seat, claim.took, claim.place, claim.flip)


def _all_claims(table: Table) -> list[Turn | Clear]:
    yellow, green = (
        next(card for card in DISTINCT_GOLF_CARDS if card.name == name) for name in ("yellow 5", "green 6")
    )
    claims = []
    for seat, grid in enumerate(table.round.grids):
        for column in grid:
            claims += [Clear(seat, column.id, card) for card in column.cards_of_column if card is not None]
            for row in ROWS:
                place, out = Place(column.id, row), getattr(column, row) or green
                claims.append(Turn(seat, "discard", None, place, out))
                claims.append(Turn(seat, "pile", yellow, place, out))
                claims.append(Turn(seat, "pile", yellow, flip=place, flipped=green))
                claims.append(Turn(seat, "discard", None, flip=place, flipped=green))
    return claims


# what can be read off


def test_the_round_can_be_read_off():
    table = laid(
        ABC,
        "red 6, Bob to play; Ann 1 red 1/?; Bob 1 red 3/red 4, 2 green 1/blue 1, 3 ?/?; Cat 1 red 1/blue 2",
    )
    shown = to_json_value(table.game.round_view(table.state))

    assert ("red 6", 60) == (shown["top"], shown["draw_pile"])
    assert ([1, 2, 0], [0]) == (shown["facedown"], shown["at_one"])
    assert ([[], [1, 2], []], [0, 2]) == (shown["clearable"], shown["targets"])


@pytest.mark.parametrize(("rules", "clearable"), [((), []), (("symbols-match",), [1])])
def test_what_matches_depends_on_the_table(rules, clearable):
    table = laid(AB, "red 6, Bob to play; Ann 1 red skip/blue skip, 2 ?/?", house=house(*rules))

    assert clearable == to_json_value(table.game.round_view(table.state))["clearable"][0]
