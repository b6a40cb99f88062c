"""Deals that are visibly wrong; each takes the true claim and spoils it, or says None where it cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.simulated_golf import rules
from tests.simulated_golf.people import card_json, place_json

if TYPE_CHECKING:
    from tests.simulated_golf.table import Table


def deal_with_too_many_places(table: Table, claim: dict) -> str | None:
    """G2: one more place opened than agreed."""
    places = table.rng.choice(list(claim["opened"].values()))
    free = [(id_, row) for id_ in (1, 2, 3) for row in (0, 1)]
    free = [place for place in free if place_json(place) not in [_place_of(one) for one in places]]
    places.append(card_json(table.rng.choice(free), f"{table.rng.choice(rules.COLORS)} 4"))
    return "golf.md G2: so many places are opened as agreed"


def deal_with_too_few_places(table: Table, claim: dict) -> str | None:
    """G2: one place of two; where one is agreed, a seat with none is `deal_with_a_seat_missing`."""
    if table.agreed["opened-places"] == 1:
        return None
    table.rng.choice(list(claim["opened"].values())).pop()
    return "golf.md G2: so many places are opened as agreed"


def deal_with_a_place_twice(table: Table, claim: dict) -> str | None:
    if table.agreed["opened-places"] == 1:
        return None
    places = table.rng.choice(list(claim["opened"].values()))
    places[1] = _place_of(places[0]) | {"card": places[1]["card"]}
    return "golf.md 2.4: two different places"


def _place_of(opened: dict) -> dict:
    return {"column": opened["column"], "row": opened["row"]}


def deal_with_a_seat_missing(table: Table, claim: dict) -> str | None:
    claim["opened"].pop(table.rng.choice(list(claim["opened"])))
    return "golf.md G2: everybody opens a card"


def deal_with_an_action_last(table: Table, claim: dict) -> str | None:
    """G5."""
    card = f"{table.rng.choice(rules.COLORS)} {table.rng.choice(rules.ACTIONS)}"
    claim["turned_up"] = table.rng.choice(([card], [*claim["turned_up"][:-1], card]))
    return "golf.md G5: an action card is passed over"


def deal_with_a_number_passed_over(table: Table, claim: dict) -> str | None:
    """G5."""
    claim["turned_up"].insert(0, f"{table.rng.choice(rules.COLORS)} {table.rng.choice(rules.NUMBERS)}")
    return "golf.md G5: the first number is the first card"


def deal_with_too_many_copies(table: Table, claim: dict) -> str | None:
    """evidence.md 5.7: everybody opens the same card."""
    card = table.rng.choice(table.agreed.deck)
    places = [place for places in claim["opened"].values() for place in places]
    if len(places) <= table.agreed.copies(card):
        return None
    claim["opened"] = {
        seat: [_place_of(place) | {"card": card} for place in places]
        for seat, places in claim["opened"].items()
    }
    return "evidence.md 5.7: there are not so many copies"


KINDS = (
    *(deal_with_too_many_places, deal_with_too_few_places, deal_with_a_place_twice),
    *(deal_with_a_seat_missing, deal_with_an_action_last, deal_with_a_number_passed_over),
    deal_with_too_many_copies,
)
