"""Claims that are visibly unlawful: what a hasty or cunning table tells the referee of UNO Golf.

Each function looks at the table and returns a claim with its reason, or None where it cannot arise just now.
Cards that lie facedown may be lied about: a refused claim changes nothing and nobody learns from it. Nothing
is claimed whose refusal docs/rules leaves open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.simulated_golf import rules, wrong_deals, wrong_turns
from tests.simulated_golf.people import card_json, clear_json
from tests.simulated_golf.wrong_turns import Wrong

if TYPE_CHECKING:
    from tests.simulated_golf.table import Table

Kind = Callable[["Table"], Wrong]


# ---- clears before a turn ----------------------------------------------------------------------------------


def _clear(table: Table, find: Callable, because: str) -> Wrong:
    """A clear by the seat on turn (or by anybody, where that may clear)."""
    seat = table.round.turn
    if seat is not None and table.agreed.has("clear-anytime"):
        seat = table.rng.randrange(table.seats)
    if seat is None:
        return None
    found = [clear for column in wrong_turns.now(table, seat) for clear in find(table, *column)]
    return _clear_claim(seat, *table.rng.choice(found)[0], because) if found else None


def _clear_claim(seat: int, column: int, on_top: str, because: str) -> Wrong:
    return {"claim": "golf.clear", "seat": seat} | clear_json(column, on_top), because


def clear_facedown(table: Table) -> Wrong:
    return _clear(table, wrong_turns.hidden_one, "golf.md G19; disputes.md 91: both cards must lie faceup")


def clear_unlike(table: Table) -> Wrong:
    return _clear(table, wrong_turns.unlike, "golf.md G19, G20: neither number nor color is the same")


def clear_foreign(table: Table) -> Wrong:
    return _clear(table, wrong_turns.foreign, "golf.md G12: that card is not in the column")


def clear_cleared(table: Table) -> Wrong:
    """golf.md 2.4: a column gone, or never there."""
    seat = table.round.turn
    if seat is None:
        return None
    ids = wrong_turns.cleared_ids(table, seat) or [table.round.grids[seat].last_id + 1]
    card = table.rng.choice(table.agreed.deck)
    return _clear_claim(seat, table.rng.choice(ids), card, "golf.md 2.4: there is no such column")


def clear_out_of_turn(table: Table) -> Wrong:
    """G21: a column that matches, but not now."""
    if table.round.turn is None or table.agreed.has("clear-anytime"):
        return None
    others = [seat for seat in range(table.seats) if seat != table.round.turn]
    return _clear_like(table, others, "golf.md G21: columns are cleared in the own turn")


def clear_after_the_close(table: Table) -> Wrong:
    """golf.md 2.4: while turns are being taken; the last clears are the referee's."""
    if table.round.turn is not None:
        return None
    return _clear_like(table, list(range(table.seats)), "golf.md G25: the round is closed")


def _clear_like(table: Table, seats: list[int], because: str) -> Wrong:
    like = [(seat, id_) for seat in seats for id_ in table.round.grids[seat].like(table.agreed)]
    if not like:
        return None
    seat, column = table.rng.choice(like)
    return _clear_claim(seat, column, table.round.grids[seat].columns[column].cards[0], because)


# ---- "UNO!" ------------------------------------------------------------------------------------------------


def call_with_many(table: Table) -> Wrong:
    """golf.md 2.4: two facedown on another's turn, or more. Who was just caught says nothing."""
    round_ = table.round
    many = [
        seat
        for seat, grid in enumerate(round_.grids)
        if grid.facedown() > (2 if seat == round_.turn else 1) and seat != round_.caught
    ]
    if round_.turn is None or not many:
        return None
    return {"claim": "golf.call", "seat": table.rng.choice(many)}, "golf.md G23: too many facedown cards"


def _catch(table: Table, caught: list[int], because: str, by_oneself: bool = False) -> Wrong:
    """A catch, while turns are being taken; somebody else's, or one's own."""
    if table.round.turn is None or not caught:
        return None
    seat = table.rng.choice(caught)
    others = [other for other in range(table.seats) if other != seat]
    catcher = seat if by_oneself else table.rng.choice(others)
    return {"claim": "golf.catch", "caught": seat, "seat": catcher}, because


def catch_for_nothing(table: Table) -> Wrong:
    """G23: two facedown cards or more."""
    round_ = table.round
    many = [s for s, grid in enumerate(round_.grids) if grid.facedown() > 1 and s != round_.window]
    return _catch(table, many, "golf.md G23: more than one facedown card")


def catch_called(table: Table) -> Wrong:
    """G23: it was said."""
    called = [table.round.window] if table.round.called and table.round.window is not None else []
    return _catch(table, called, "golf.md G23: UNO was called")


def catch_twice(table: Table) -> Wrong:
    caught = [table.round.caught] if table.round.caught is not None else []
    return _catch(table, caught, "golf.md 2.4: caught once already")


def catch_late(table: Table) -> Wrong:
    """Dispute 102: one facedown card, and the time to catch is over."""
    grids, window = table.round.grids, table.round.window
    late = [seat for seat, grid in enumerate(grids) if grid.facedown() == 1 and seat != window]
    return _catch(table, late, "disputes.md 102: the next player has started")


def catch_oneself(table: Table) -> Wrong:
    window = [table.round.window] if table.round.window is not None else []
    return _catch(table, window, "golf.md 2.4: nobody catches oneself", by_oneself=True)


# ---- reveals, deals, shuffles, points ----------------------------------------------------------------------


def _reveal(table: Table, seat: int, cards: list[dict], because: str) -> Wrong:
    return {"claim": "golf.reveal", "seat": seat, "cards": cards}, because


def _facedown(table: Table, seat: int) -> list[dict]:
    """What a true reveal would say."""
    grid = table.round.grids[seat]
    return [card_json(place, grid.card(place)) for place in grid.places(up=False)]


def reveal_too_soon(table: Table) -> Wrong:
    """G25: turns are being taken."""
    if table.round.turn is None or not (hidden := table.round.hidden()):
        return None
    seat = table.rng.choice(hidden)
    return _reveal(table, seat, _facedown(table, seat), "golf.md G25: turns are still being taken")


def reveal_missing(table: Table) -> Wrong:
    """golf.md 2.4: all at once."""
    hidden = [seat for seat in table.round.hidden() if table.round.grids[seat].facedown() > 1]
    if table.round.turn is not None or not hidden:
        return None
    seat = table.rng.choice(hidden)
    cards = _facedown(table, seat)
    cards.pop(table.rng.randrange(len(cards)))
    return _reveal(table, seat, cards, "golf.md 2.4: all facedown cards at once")


def reveal_faceup(table: Table) -> Wrong:
    """golf.md 2.4: facedown cards only."""
    open_ = [seat for seat in range(table.seats) if table.round.grids[seat].places(up=True)]
    if table.round.turn is not None or not open_:
        return None
    seat = table.rng.choice(open_)
    grid = table.round.grids[seat]
    place = table.rng.choice(grid.places(up=True))
    cards = [*_facedown(table, seat), card_json(place, grid.card(place))]
    return _reveal(table, seat, cards, "golf.md 2.4: that card lies faceup")


def reveal_impossible(table: Table) -> Wrong:
    """evidence.md 5.7: one more of a card than there are."""
    hidden = table.round.hidden()
    if table.round.turn is not None or not hidden or not (gone := wrong_turns.exhausted(table, False)):
        return None
    seat = table.rng.choice(hidden)
    cards = _facedown(table, seat)
    table.rng.choice(cards)["card"] = table.rng.choice(gone)
    return _reveal(table, seat, cards, "evidence.md 5.7: all copies are in sight")


def deal_while_open(table: Table) -> Wrong:
    """golf.md 2.4: a round is open."""
    places = table.rng.sample([(1, 0), (1, 1), (2, 0), (3, 1)], table.agreed["opened-places"])
    cards = table.rng.sample(table.agreed.deck, len(table.agreed.deck))
    first = next(card for card in cards if not rules.is_action(card))
    cards.remove(first)
    opened = {str(seat): [card_json(place, cards.pop()) for place in places] for seat in range(table.seats)}
    claim = {"claim": "golf.deal", "turned_up": [first], "opened": opened}
    return claim, "golf.md 2.4: a round is open already"


def shuffle_nothing(table: Table) -> Wrong:
    """golf.md 2.4: at least two discards."""
    if table.round.turn is None or len(table.round.discards) > 1:
        return None
    return {"claim": "golf.reshuffle"}, "golf.md 2.4: there is nothing under the top discard"


def points_impossible(table: Table) -> Wrong:
    """evidence.md 5.3, 5.7: what is left of a grid without action cards counts what everybody can read."""
    if not table.round.is_waiting:
        return None
    left = {seat: table.round.left_over(seat) for seat in range(table.seats)}
    plain = [seat for seat, cards in left.items() if not any(map(rules.is_action, cards))]
    if not plain:
        return None
    points = {str(seat): table.points(seat) for seat in range(table.seats)}
    points[str(table.rng.choice(plain))] += table.rng.choice((1, 2, 5))
    return {"claim": "match.score", "points": points}, "evidence.md 5.7: these numbers can be read"


# ---- choosing ----------------------------------------------------------------------------------------------

WHILE_PLAYED: tuple[Kind, ...] = (
    *wrong_turns.WHILE_PLAYED,
    *(clear_facedown, clear_unlike, clear_foreign, clear_cleared, clear_out_of_turn),
    *(call_with_many, catch_for_nothing, catch_called, catch_twice, catch_late, catch_oneself),
    *(reveal_too_soon, deal_while_open, shuffle_nothing),
)
SELDOM: tuple[Kind, ...] = (
    *wrong_turns.SELDOM,
    *(clear_unlike, clear_foreign, clear_out_of_turn, catch_late, shuffle_nothing),
)
"""What can seldom arise is tried first now and then."""
IN_WINDOW: tuple[Kind, ...] = (catch_called, catch_twice, catch_oneself)
CLOSED: tuple[Kind, ...] = (
    *(wrong_turns.after_the_close, clear_after_the_close, reveal_missing, reveal_faceup, reveal_impossible),
    *(deal_while_open, points_impossible),
)
KINDS = (*WHILE_PLAYED, *CLOSED, *wrong_deals.KINDS)
KEEPERS = ("golf.deal", "golf.reshuffle", "match.score")


def wrong_claim(table: Table) -> tuple[str, dict, str | int, str] | None:
    """Some kind of mischief that can arise now: its name, the claim, who reports it, why it is wrong."""
    for kind in _in_some_order(table):
        if wrong := kind(table):
            claim, because = wrong
            by = "keeper" if claim["claim"] in KEEPERS else table.by(claim["seat"])
            return kind.__name__, claim, by, because
    return None


def _in_some_order(table: Table) -> list[Kind]:
    """All kinds; those that seldom can arise come first now and then."""
    rng = table.rng
    if table.round.turn is None:
        return rng.sample(CLOSED, len(CLOSED))
    kinds = rng.sample(WHILE_PLAYED, len(WHILE_PLAYED))
    if table.round.window is not None and rng.random() < 0.5:
        return rng.sample(IN_WINDOW, len(IN_WINDOW)) + kinds
    return rng.sample(SELDOM, 3) + kinds if rng.random() < 0.4 else kinds


def wrong_deal(table: Table, claim: dict) -> tuple[str, dict, str]:
    """The deal as it would be claimed, with one thing wrong."""
    for kind in table.rng.sample(wrong_deals.KINDS, len(wrong_deals.KINDS)):
        opened = {seat: list(places) for seat, places in claim["opened"].items()}
        wrong = {"claim": "golf.deal", "turned_up": list(claim["turned_up"]), "opened": opened}
        if because := kind(table, wrong):
            return kind.__name__, wrong, because
    raise AssertionError("an action as the last card is always wrong")
