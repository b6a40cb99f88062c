"""A pile that was shuffled when it was empty is made of the discards alone: docs/rules/evidence.md 5.1."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations

import pytest

from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.model.events import CardPlayed, CardsDrawn, TurnBegun
from referee.games.uno.model.evolve import UNO_ROUND_CHANGE_BY_EVENT_TYPE
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import cite_impossible_card
from referee.games.uno.rules.owed_cards import shuffle_if_short
from referee.kit.cards import Card
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat
from tests.games.uno.options.house.playing import playing_by
from tests.table import table_of

ABC = "Ann Bob Cat"
DRY = ("deal: red 5", "count Ann: 35", "count Bob: 36", "count Cat: 36")
"""Everything but the top card is in the hands, as they were counted: the pile is empty."""
BLUE = (*DRY, "Bob: red 3", "Cat: wild, blue")
"""Ann is to play; the red 5 and the red 3 lie under the top card."""
RED = (*DRY, "Bob: red 3", "Cat: red 9")
PILE = "uno.deduction.pile"


@pytest.mark.parametrize("lines", [("Ann: blue 7, drawn",), ("Ann: draws", "Ann: blue 7")])
def test_a_blue_7_does_not_come_out_of_a_red_5_and_a_red_3(lines):
    table = table_of(ABC, *BLUE, *lines)

    assert ("refused", [PILE]) == (table.verdict, table.broken)
    lay = "The new draw pile was made of two discards, and no blue 7 was among them"
    first = "If an earlier card was entered wrongly, correct it first."
    assert f"Ann cannot have drawn a blue 7. {lay}. {first}" == table.sentence
    assert {"pile": 2, "lay": 0} == {fact: table.ruling.findings[0].facts[fact] for fact in ("pile", "lay")}
    assert f"allow {table.number}" == table.fix


def test_the_table_may_let_it_count():
    table = table_of(ABC, *BLUE, "Ann: blue 7, drawn")

    assert "stands" == table.report(f"allow {table.number}").changed[table.number - 1]


@pytest.mark.parametrize("line", ["Ann: blue 7", "Ann: blue 7, not drawn"])
def test_out_of_the_hand_it_may_well_come(line):
    assert "upheld" == table_of(ABC, *BLUE, line).verdict


def test_a_card_that_lay_there_once_comes_once():
    table = table_of(ABC, *RED, "Ann: red 3, drawn", "Bob: red 3, drawn")

    assert ("refused", [PILE]) == (table.verdict, table.broken)
    assert table.sentence.startswith(
        "Bob cannot have drawn a red 3. The new draw pile had only one red 3, and it was drawn already."
    )
    assert "upheld" == table.report("Bob: red 5, drawn").verdict


def test_nobody_lays_more_out_of_the_pile_than_came_out_of_it():
    """Both red 5s lay there: Ann has been given one card and lays two."""
    table = table_of(ABC, *DRY, "Bob: red 5", "Cat: red 9", "Ann: red 5, drawn", "Bob: red 8", "Cat: red 7")

    table.report("Ann: red 1", "Bob: red 4", "Cat: red 2", "Ann: red 5")

    assert ("refused", [PILE]) == (table.verdict, table.broken)
    assert (
        "It was shuffled into the draw pile. Ann has already played every card drawn since the shuffle."
        in table.sentence
    )


FEW = ("deal: red 5", "count Ann: 2", "Bob: red 9", "Cat: red 8", "count Bob: 50", "count Cat: 53")
"""Ann holds two cards and is to play; the pile is empty."""


def test_who_has_laid_all_from_before_lays_what_lay_in_the_pile():
    """Ann draws one card and has laid the two that she held when the discards were shuffled."""
    table = table_of(ABC, *FEW, "Ann: draws, keeps", "Bob: red 1", "Cat: red 2", "Ann: red 4, UNO!")
    table.report("Bob: red 6", "Cat: red 7", "Ann: draws, keeps", "Bob: red 0", "Cat: red 4")

    assert "upheld" == table.report("Ann: red skip").verdict
    table.report("Cat: red 3", "Ann: red 3")

    assert ("refused", [PILE]) == (table.verdict, table.broken)
    assert "Ann has already played all the cards from before the shuffle." in table.sentence


def test_what_is_left_of_the_old_pile_is_drawn_first():
    """One was left: of Bob's two cards one lay among the discards, and nobody knows which he lays first."""
    one_left = ("deal: red 5", "count Ann: 35", "count Bob: 35", "count Cat: 36", "Bob: red 3", "Cat: red 9")
    table = table_of(ABC, *one_left, "Ann: red draw two", "Bob: draws")

    assert (1, CardCount(0)) == (table.round.draw_pile - 1, table.round.recycled.before)
    assert (36, 1) == (table.round.recycled.held[1] + 1, table.round.recycled.given[1])
    assert "refused" == table.report("Cat: red 8, drawn").verdict
    assert "upheld" == table.report("Cat: red 5, drawn").verdict


@pytest.mark.parametrize(
    "lines",
    [
        ("deal: red 5", "Bob: red 3", "Cat: wild, blue", "reshuffle"),
        (*BLUE[:-1], "Cat: wild, blue", "resync: wild, blue, Ann to play; Ann 35, Bob 35, Cat 35"),
        (*BLUE, "Ann: draws, keeps", "count Cat: 30", "Bob: draws, keeps", "Cat: draws, keeps"),
    ],
)
def test_where_it_is_not_known_what_the_pile_is_made_of_nothing_is_proved(lines):
    """Shuffled while cards were left, track lost, or a hand counted anew since."""
    assert "upheld" == table_of(ABC, *lines, "Ann: blue 7, drawn").verdict


def test_a_card_drawn_before_the_shuffle_did_not_lie_in_the_pile():
    """Ann draws the last card; a fine empties the discards into the pile; then she lays what she drew."""
    last = ("deal: red 5", "count Ann: 35", "count Bob: 36", "count Cat: 35", "Bob: red 3", "Cat: red 9")
    fined = (*last, "Ann: draws", "Bob: catches Cat")

    table = playing_by("house false-accusation cards=1", ABC, *fined, "Ann: red 7")
    assert "upheld" == table.verdict

    table = table_of(ABC, *DRY, "Bob: red 5", "Cat: red 9", "Ann: red 5, drawn")
    assert "upheld" == table.verdict


def test_a_hand_goes_with_what_is_known_of_it():
    table = playing_by(
        "house seven-zero must_swap=yes", ABC, *FEW, "Ann: draws, keeps", "Bob: red 7", "Bob: swaps with Ann"
    )

    assert (1, 2) == (table.round.recycled.given[1], table.round.recycled.held[1])


def test_cards_that_went_back_unseen_may_come_again():
    table = table_of(ABC, *RED, "Ann: draws, keeps", "count Bob: 2", "Bob: red 1")
    table.report("Cat: catches Bob | Cat's phone", "Bob: UNO! | Bob's phone")

    assert None is table.round.recycled.pile


@pytest.mark.parametrize(("card", "verdict"), [("blue 7", "refused"), ("red 9", "upheld")])
def test_a_hand_is_counted_only_with_what_it_can_hold(card, verdict):
    """Ann has laid the two cards that she held before, and one of the two that came out of the pile."""
    dry = ("deal: red 5", "count Ann: 2", "Bob: red 9", "Cat: red 8", "count Bob: 4", "count Cat: 99")
    table = table_of(ABC, *dry, "Ann: draws, keeps", "Bob: red 1", "Cat: red 2", "Ann: red 4", "Bob: red 6")
    table.report("Cat: red 7", "Ann: draws, keeps", "Bob: red 0", "Cat: red 4", "Ann: red skip", "Cat: red 3")
    table.report("Ann: red 5", "Bob: red 7", f"Ann: left {card}")

    assert verdict == table.verdict
    assert [PILE] * (verdict == "refused") == table.broken


# --- every deal of a few cards, played out in every way ---

A, B, C = Card("1", "red"), Card("2", "red"), Card("3", "red")
TINY = {A: 2, B: 2, C: 2}
TOP, UNDER = C, (A, B)
"""The pile is empty; these two lie under the top card, and the other three are in the hands."""


@dataclass(frozen=True)
class World:
    """What really lies where: two hands, and the pile with the next card last."""

    round: Round
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    pile: tuple[Card, ...]
    history: tuple = ()


def worlds() -> Iterator[World]:
    """Every way in which the cards can lie after the shuffle; one card may be left of the old pile."""
    hidden = [card for card, copies in TINY.items() for _ in range(copies)]
    for card in (TOP, *UNDER):
        hidden.remove(card)
    for left in (0, 1):
        for one, other, last in set(permutations(hidden)):
            hands = ((one, other), (last,)) if not left else ((one,), (other,))
            for order in set(permutations(UNDER)):
                old = (last,) if left else ()
                yield World(_dealt(tuple(map(len, hands))), hands, (*order, *old), (left,))


def _dealt(sizes: tuple[int, ...]) -> Round:
    none = (CardCount(0),) * len(sizes)
    return Round(CardCount(6), sizes, (*UNDER, TOP), turn=Seat(0), received=none, edition="tiny")


def _happens(world: World, *events: object) -> Round:
    round = world.round
    for event in events:
        round = UNO_ROUND_CHANGE_BY_EVENT_TYPE[type(event)](round, event)
    return round


def drawn(world: World) -> World:
    """The seat on turn draws, after a shuffle where the pile is short; with one card left it draws two."""
    seat, count = world.round.turn, 2 if not world.history[1:] and world.history[0] else 1
    shuffle = shuffle_if_short(world.round, count)
    round = _happens(world, *shuffle, CardsDrawn(seat, CardCount(count)))
    hand = (*world.hands[seat], *reversed(world.pile[-count:]))
    return replace(_with(world, seat, hand, round, ("draws",)), pile=world.pile[:-count])


def laid(world: World, card: Card, is_drawn: bool) -> World:
    seat = world.round.turn
    hand = list(world.hands[seat])
    hand.reverse()  # The card drawn last is the one that is laid as drawn.
    hand.remove(card)
    round = _happens(world, CardPlayed(seat, card, card.color), TurnBegun(Seat(1 - seat)))
    return _with(world, seat, tuple(reversed(hand)), round, ("lays", card, is_drawn))


def kept(world: World) -> World:
    round = _happens(world, TurnBegun(Seat(1 - world.round.turn)))
    return replace(world, round=round, history=(*world.history, "keeps"))


def _with(world: World, seat: Seat, hand: tuple[Card, ...], round: Round, what: tuple) -> World:
    hands = (hand, world.hands[1]) if seat == 0 else (world.hands[0], hand)
    return replace(world, round=round, hands=hands, history=(*world.history, *what))


def may_be_laid(world: World) -> set[Card]:
    """What the seat on turn can really lay: the card just drawn, or any of the hand."""
    hand = world.hands[world.round.turn]
    return {hand[-1]} if world.round.drew else set(hand)


def next_worlds(world: World) -> Iterator[World]:
    is_drawn = world.round.drew
    yield from (laid(world, card, is_drawn) for card in may_be_laid(world))
    if is_drawn:
        yield kept(world)
    elif world.pile:
        yield drawn(world)


def all_that_is_seen(steps: int) -> dict[tuple, tuple[Round, set[Card]]]:
    """Every history that people can see, with what could really be laid after it in one of the worlds."""
    seen: dict[tuple, tuple[Round, set[Card]]] = {}
    found = [drawn(world) for world in worlds()]
    for _ in range(steps):
        for world in found:
            round, cards = seen.setdefault(world.history, (world.round, set()))
            assert round == world.round
            cards |= may_be_laid(world)
        found = [after for world in found for after in next_worlds(world)]
    return seen


@pytest.fixture
def tiny_deck(monkeypatch):
    monkeypatch.setitem(COPIES_BY_EDITION, "tiny", TINY)


def test_what_can_be_is_never_refused_and_a_drawn_card_only_where_it_cannot_be(tiny_deck):
    """Held against every way in which the cards can lie."""
    told: dict[bool, list] = defaultdict(list)
    for history, (round, possible) in all_that_is_seen(7).items():
        for card in TINY:
            is_refused = cite_impossible_card(round, round.turn, card) is not None
            told[round.drew].append((history, card, card in possible, is_refused))

    wrongly = [case for cases in told.values() for case in cases if case[2] and case[3]]
    let_pass = {drew: [case for case in cases if not case[2] and not case[3]] for drew, cases in told.items()}
    refused = [case for cases in told.values() for case in cases if case[3]]
    assert [] == wrongly
    assert [] == let_pass[True]
    assert len(refused) > 10 * len(let_pass[False])
