"""What a phone may offer: exactly what the judge would not refuse, and what would follow."""

import pytest

from referee.games.uno.model.claims import Draw, NameColor, Play
from referee.games.uno.model.deck import COPIES_IN_STANDARD_DECK
from referee.kit.cards import COLORS
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from tests.table import Table, agreed, table_of

ABC = "Ann Bob Cat"


def offered(table: Table, tag: str) -> list[dict]:
    return [offer for offer in table.may if offer["claim"]["claim"] == tag]


def cards_offered(table: Table, seat: int) -> set[str]:
    return {offer["claim"]["card"] for offer in offered(table, "uno.play") if offer["claim"]["seat"] == seat}


def seats_offered(table: Table, tag: str) -> list[int]:
    return sorted({offer["claim"]["seat"] for offer in offered(table, tag)})


def offer_of(table: Table, card: str) -> dict:
    return next(offer for offer in offered(table, "uno.play") if offer["claim"]["card"] == card)


def test_between_rounds_a_deal_is_offered():
    """The card turned up is still to be said."""
    assert [{"claim": "uno.deal"}] == [offer["claim"] for offer in table_of(ABC).may]


def test_after_the_match_nothing_is_offered():
    assert [] == table_of(ABC, "score: winner Ann 500").may


def test_who_is_on_turn_is_offered_what_goes():
    """Thirteen red cards, three fives, two wilds."""
    table = table_of(ABC, "deal: red 5")
    expected = {
        card.name for card in COPIES_IN_STANDARD_DECK if card.color in ("red", None) or card.face == "5"
    }

    assert 18 == len(expected)
    assert expected == cards_offered(table, 1)
    assert [1] == seats_offered(table, "uno.play")


def test_who_is_on_turn_may_draw():
    assert [{"claim": "uno.draw", "seat": 1}] == [
        offer["claim"] for offer in offered(table_of(ABC, "deal: red 5"), "uno.draw")
    ]


@pytest.mark.parametrize(
    ("card", "then"),
    [
        ("red 7", {"turn": 2, "color": "red", "debt": None}),
        ("blue 5", {"turn": 2, "color": "blue", "debt": None}),
        ("red skip", {"turn": 0, "color": "red", "debt": None}),
        ("red reverse", {"turn": 0, "color": "red", "debt": None}),
        ("red draw two", {"turn": 2, "color": "red", "debt": {"seat": 2, "count": 2}}),
        ("wild", {"turn": 2, "color": None, "debt": None}),
        (
            "wild draw four",
            {"turn": 2, "color": None, "debt": {"seat": 2, "count": 4, "open_to_challenge": True}},
        ),
    ],
)
def test_what_would_follow_is_told(card, then):
    """Who is next, in which color, and what is owed."""
    offer = offer_of(table_of(ABC, "deal: red 5"), card)

    assert then == {name: offer["then"][name] for name in then}


def test_what_would_follow_a_last_card_is_told():
    table = table_of(ABC, *agreed("deal: red 5; Bob 1"))

    assert 1 == offer_of(table, "red 7")["then"]["out"]


def test_a_turned_direction_is_told():
    table = table_of(ABC, "deal: red 5")

    assert -1 == offer_of(table, "red reverse")["then"]["direction"]
    assert "direction" not in offer_of(table, "red 7")["then"]


@pytest.mark.parametrize(("house_rules", "call"), [("", 1), (", house no-calls", None)])
def test_who_will_have_to_call_is_told(house_rules, call):
    table = table_of(ABC, f"rules: standard to 500{house_rules}", *agreed("deal: red 5; Bob 2", 3))

    assert call == offer_of(table, "red 7")["then"].get("call")


def test_what_becomes_of_whole_hands_is_told():
    """A 0 passes them on, a 7 waits for a name; of any other card it is plain."""
    table = table_of(
        ABC, "rules: standard to 500, house seven-zero must_swap=yes", *agreed("deal: red 5; Bob 4", 3)
    )

    assert [7, 7, 3] == offer_of(table, "red 0")["then"]["hands"]
    assert {"seat": 1, "may_be_left_out": False} == offer_of(table, "red 7")["then"]["swap"]
    assert "hands" not in offer_of(table, "red 8")["then"]


@pytest.mark.parametrize(("card", "verdict"), [("red 7", "upheld"), ("wild draw four", "stands")])
def test_the_verdict_is_told_beforehand(card, verdict):
    assert verdict == offer_of(table_of(ABC, "deal: red 5"), card)["verdict"]


def test_after_a_draw_both_the_player_and_the_next_may_go_on():
    """Whoever does: an act of the next one says that the card was kept."""
    table = table_of(ABC, "deal: red 5", "Bob: draws")

    assert [1, 2] == seats_offered(table, "uno.play")
    assert {(1, True), (2, False)} == {
        (offer["claim"]["seat"], offer["claim"].get("keep", False)) for offer in offered(table, "uno.draw")
    }


def test_who_owes_cards_is_offered_only_to_draw_them():
    """The next one may go on as if they had been drawn."""
    table = table_of(ABC, "deal: red draw two")

    assert [2] == seats_offered(table, "uno.play")
    assert [1, 2] == seats_offered(table, "uno.draw")


def test_who_owes_a_color_is_offered_the_four():
    table = table_of(ABC, "deal: red 5", "Bob: wild")

    assert list(COLORS) == [offer["claim"]["color"] for offer in offered(table, "uno.color")]
    assert [] == offered(table, "uno.play") + offered(table, "uno.draw")


def test_on_a_wild_turned_up_any_card_is_offered_but_one():
    """A Wild Draw Four waits until the color is named."""
    table = table_of(ABC, "deal: wild")

    assert {card.name for card in COPIES_IN_STANDARD_DECK} - {"wild draw four"} == cards_offered(table, 1)
    assert 4 == len(offered(table, "uno.color"))


def test_when_somebody_is_out_the_others_are_offered_to_count():
    table = table_of(ABC, *agreed("deal: red 5; Bob 1"), "Bob: red draw two")

    assert [0, 2] == seats_offered(table, "uno.count")
    assert [2] == seats_offered(table, "uno.draw")
    assert [] == offered(table, "uno.play")


def test_a_last_card_that_ends_the_round_leaves_nobody_to_play():
    """Where nobody scores the round is over at once, and the offer says so."""
    table = table_of(ABC, "rules: standard to 500, scoring none", *agreed("deal: red 5; Bob 1", 3))
    then = offer_of(table, "red 7")["then"]

    assert {"turn": None, "color": None, "out": None, "debt": None} == then


SITUATIONS = {
    "a turn": ("deal: red 5",),
    "after a draw": ("deal: red 5", "Bob: draws"),
    "a debt": ("deal: red draw two",),
    "a debt to the right": ("deal: red reverse", "Ann: red draw two"),
    "a first color": ("deal: wild",),
    "a color owed": ("deal: red 5", "Bob: wild"),
    "a color and cards owed": ("deal: red 5", "Bob: wild draw four"),
    "a Wild Draw Four": ("deal: red 5", "Bob: wild draw four, blue"),
    "on a wild": ("deal: red 5", "Bob: wild, blue"),
    "nothing to draw": agreed("deal: red 5; Ann 35, Bob 36, Cat 36"),
    "somebody out": (*agreed("deal: red 5; Bob 1"), "Bob: red 7"),
    "somebody out, cards owed": (*agreed("deal: red 5; Bob 1"), "Bob: red draw two"),
}


@pytest.mark.parametrize("lines", SITUATIONS.values(), ids=SITUATIONS)
def test_what_is_offered_is_what_would_count(lines):
    """Every play, draw and color of everybody is tried, and nothing is missing or too much."""
    table = table_of(ABC, *lines)
    ruleset = table.game.ruleset_of(table.state)
    claims = [Play(seat, card) for seat in table.state.order for card in COPIES_IN_STANDARD_DECK]
    claims += [NameColor(seat, color) for seat in table.state.order for color in COLORS]
    claims += [Draw(seat, keep=table.round.drew and seat == table.round.turn) for seat in table.state.order]
    lawful = {
        claim for claim in claims if judge(ruleset, table.state, Submission(claim, KEEPER, 9)).takes_effect
    }

    assert lawful == {offer.claim for offer in table.game.candidates(table.state) if offer.claim in lawful}
    assert len(lawful) == sum(len(offered(table, f"uno.{kind}")) for kind in ("play", "color", "draw"))


@pytest.mark.parametrize("line", ["Bob: red 7", "Bob: red 7, UNO!"], ids=["forgotten", "called"])
def test_each_with_one_card_may_be_caught_while_there_is_time(line):
    """An offer does not reveal whether somebody has called."""
    table = table_of(ABC, *agreed("deal: red 5; Ann 1, Bob 2, Cat 4"), line)

    assert [0, 1] == [offer["claim"]["caught"] for offer in offered(table, "uno.catch")]
    assert [0, 1] == [offer["claim"]["seat"] for offer in offered(table, "uno.call")][:2]
    assert [] == offered(table.report("Cat: red 8"), "uno.catch")
