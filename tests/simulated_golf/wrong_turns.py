"""Turns that are visibly unlawful; `mischief.py` says when they are claimed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from tests.simulated_golf import effects, rules
from tests.simulated_golf.people import clear_json, turn_json
from tests.simulated_golf.truth import Turn

if TYPE_CHECKING:
    from tests.simulated_golf.table import Table

Wrong = tuple[dict, str] | None
Aim = Callable[[int, list[int]], list[int]]


# ---- turns -------------------------------------------------------------------------------------------------


def _told(table: Table, turn: Turn) -> dict:
    """The claim of a turn; what came up is true."""
    claim = turn_json(turn, table.rng, table.seats)
    if turn.throws:
        claim["flipped"] = table.round.grids[turn.seat].card(turn.place)
    return claim


def _bare(table: Table, seat: int | None = None) -> Turn | None:
    """A turn as it might be taken, without clears and targets."""
    seat = table.round.turn if seat is None else seat
    if seat is None:
        return None
    turn = table.some_turn(seat)
    turn.cleared = []
    return turn


def _drawn(table: Table, up: bool, throws: bool = False) -> Turn | None:
    """A card drawn, to be put (or thrown, and flipped) at some place that lies so."""
    round_ = table.round
    if round_.turn is None or not (places := round_.grids[round_.turn].places(up=up)):
        return None
    place = table.rng.choice(places)
    if throws:
        return table.throw(round_.turn, round_.peek(), place)
    return table.put("pile", round_.turn, round_.peek(), place)


def _at(table: Table, column: int) -> dict | None:
    """A turn, at a column that does not exist."""
    turn = _bare(table)
    if turn is None:
        return None
    claim = _told(table, turn)
    claim["flip" if turn.throws else "place"] = {"column": column, "row": rules.ROWS[turn.place[1]]}
    return claim


def place_nowhere(table: Table) -> Wrong:
    """golf.md 2.4: a column this grid never had."""
    if table.round.turn is None:
        return None
    column = table.round.grids[table.round.turn].last_id + table.rng.randint(1, 3)
    return _at(table, column), "golf.md 2.4: there is no such column"


def place_cleared(table: Table) -> Wrong:
    """golf.md 2.4: a column that this grid no longer has."""
    if table.round.turn is None or not (ids := cleared_ids(table, table.round.turn)):
        return None
    return _at(table, table.rng.choice(ids)), "golf.md 2.4: that column has been cleared"


def cleared_ids(table: Table, seat: int) -> list[int]:
    grid = table.round.grids[seat]
    return [column for column in range(1, grid.last_id + 1) if column not in grid.columns]


def flip_faceup(table: Table) -> Wrong:
    """G8: only a facedown card can be flipped."""
    turn = _drawn(table, up=True, throws=True)
    return turn and (_told(table, turn), "golf.md G8: that card lies faceup")


def throw_the_discard(table: Table) -> Wrong:
    """G35: what was taken from the discards is kept."""
    turn = _drawn(table, up=False, throws=True)
    if turn is None:
        return None
    turn = replace(turn, took="discard", card=table.round.top)
    return _told(table, turn), "golf.md G35; disputes.md 100: the card taken is not thrown again"


def other_came_out(table: Table) -> Wrong:
    """golf.md 2.4: out comes what lay there faceup."""
    turn = _drawn(table, up=True)
    if turn is None:
        return None
    other = table.rng.choice([card for card in table.agreed.deck if card != turn.out])
    return _told(table, turn) | {"came_out": other}, "golf.md 2.4: another card lay there"


def drawn_impossible(table: Table) -> Wrong:
    """evidence.md 5.7: every copy of the card drawn lies faceup."""
    turn = _drawn(table, up=False, throws=table.rng.random() < 0.5)
    if turn is None or not (gone := exhausted(table, not table.round.pile)):
        return None
    return _told(table, turn) | {"card": table.rng.choice(gone)}, "evidence.md 5.7: all copies are in sight"


def opened_impossible(table: Table) -> Wrong:
    """evidence.md 5.7: every copy of the card that came up lies faceup."""
    throws = table.rng.random() < 0.5
    turn = _drawn(table, up=False, throws=throws)
    if turn is None or not (gone := exhausted(table, not table.round.pile)):
        return None
    came = {"flipped" if throws else "came_out": table.rng.choice(gone)}
    return _told(table, turn) | came, "evidence.md 5.7: all copies are in sight"


def exhausted(table: Table, shuffled: bool) -> list[str]:
    """evidence.md 5.7: cards of which all copies can be seen, the discards shuffled first if need be."""
    seen = table.round.seen(shuffled)
    return [card for card, count in seen.items() if count == table.agreed.copies(card)]


def other_discard(table: Table) -> Wrong:
    """golf.md 2.4: the discard taken is the top one."""
    turn, top = _drawn(table, up=False), table.round.top
    if turn is None or not table.may_take(turn.seat, top):
        return None
    other = table.rng.choice([card for card in table.agreed.deck if card != top])
    claim = _told(table, replace(turn, took="discard"))
    return claim | {"card": other}, "golf.md 2.4: the top discard is another card"


def take_an_action(table: Table) -> Wrong:
    """house-rules.md 3.10: only where people agreed that actions stay on the discards."""
    turn = _drawn(table, up=table.rng.random() < 0.5)
    if turn is None or table.may_take(turn.seat, table.round.top):
        return None
    turn = replace(turn, took="discard", card=table.round.top)
    return _told(table, turn), "house-rules.md 3.10: an action card is not picked up"


def out_of_turn(table: Table) -> Wrong:
    """golf.md 2.4: another seat's turn. (After the close `after_the_close` says so.)"""
    if table.round.turn is None:
        return None
    others = [seat for seat in table.round.hidden() if seat != table.round.turn]
    turn = _bare(table, table.rng.choice(others)) if others else None
    return turn and (_told(table, turn), "golf.md G18: another seat is on turn")


def after_the_close(table: Table) -> Wrong:
    """G25, dispute 101: nobody plays on."""
    if table.round.turn is not None or not (hidden := table.round.hidden()):
        return None
    turn = _bare(table, table.rng.choice(hidden))
    return _told(table, turn), "golf.md G25; disputes.md 101: the round is closed"


# ---- clears in a turn --------------------------------------------------------------------------------------


def _with_clear(table: Table, find: Callable) -> dict | None:
    """A turn with the kind of clear that `find` looks for in (id, cards, up) once the card lies."""
    turn = _bare(table)
    if turn is None:
        return None
    found = [clear for column in _then(table, turn) for clear in find(table, *column)]
    if not found:
        return None
    claim = _told(table, turn)
    claim["cleared"] = [clear_json(*clear) for clear in table.rng.choice(found)]
    return claim


def _then(table: Table, turn: Turn) -> list[tuple]:
    """The columns of the acting seat's grid once the card lies."""
    after = []
    for id_, column in table.round.grids[turn.seat].columns.items():
        cards, up = list(column.cards), list(column.up)
        if id_ == turn.place[0]:
            up[turn.place[1]] = True
            cards[turn.place[1]] = cards[turn.place[1]] if turn.throws else turn.card
        after.append((id_, cards, up))
    return after


def now(table: Table, seat: int) -> list[tuple]:
    grid = table.round.grids[seat]
    return [(id_, column.cards, column.up) for id_, column in grid.columns.items()]


def hidden_one(table: Table, id_: int, cards: list[str], up: list[bool]) -> list:
    """G19, dispute 91."""
    return [] if all(up) else [[(id_, card)] for card, is_up in zip(cards, up, strict=True) if is_up]


def unlike(table: Table, id_: int, cards: list[str], up: list[bool]) -> list:
    """G19 and G20."""
    return [[(id_, cards[0])]] if all(up) and not table.agreed.is_alike(*cards) else []


def foreign(table: Table, id_: int, cards: list[str], up: list[bool]) -> list:
    """G12: one of the two lies on top."""
    if not all(up) or not table.agreed.is_alike(*cards):
        return []
    return [[(id_, table.rng.choice([card for card in table.agreed.deck if card not in cards]))]]


def _twice(table: Table, id_: int, cards: list[str], up: list[bool]) -> list:
    if not all(up) or not table.agreed.is_alike(*cards):
        return []
    return [[(id_, cards[0]), (id_, cards[1])]]


def cleared_facedown(table: Table) -> Wrong:
    claim = _with_clear(table, hidden_one)
    return claim and (claim, "golf.md G19; disputes.md 91: both cards must lie faceup")


def cleared_unlike(table: Table) -> Wrong:
    claim = _with_clear(table, unlike)
    return claim and (claim, "golf.md G19, G20: neither number nor color is the same")


def cleared_foreign(table: Table) -> Wrong:
    claim = _with_clear(table, foreign)
    return claim and (claim, "golf.md G12: that card is not in the column")


def cleared_twice(table: Table) -> Wrong:
    claim = _with_clear(table, _twice)
    return claim and (claim, "golf.md 2.4: the column is gone after the first clear")


# ---- Double Draw Two ---------------------------------------------------------------------------------------


def _double(table: Table) -> Turn | None:
    """A turn at whose end a Double Draw Two acts: one thrown, or out of the grid. Few are really drawn."""
    round_ = table.round
    if round_.turn is None or round_.grids[round_.turn].facedown() < 2:
        return None
    grid = round_.grids[round_.turn]
    held = [place for place in grid.places(up=True) if rules.face_of(grid.card(place)) == rules.DOUBLE]
    if held:
        return table.put("pile", round_.turn, round_.peek(), table.rng.choice(held))
    if table.agreed["thrown-action"] == "from-the-grid":
        return None
    card = f"{table.rng.choice(rules.COLORS)} {rules.DOUBLE}"
    return table.throw(round_.turn, card, table.rng.choice(grid.places(up=False)))


def _aimed(table: Table, targets: Aim, because: str, seats: int = 2) -> Wrong:
    """A turn that needs targets, with these of (its seat, the others)."""
    if table.seats < seats or (turn := _double(table)) is None:
        return None
    others = [seat for seat in range(table.seats) if seat != turn.seat]
    table.rng.shuffle(others)
    claim = _told(table, turn)
    claim.pop("targets", None)
    chosen = targets(turn.seat, others)
    return claim | ({"targets": chosen} if chosen else {}), because


def double_on_oneself(table: Table) -> Wrong:
    """Dispute 98."""
    alone = table.rng.random() < 0.5
    because = "disputes.md 98: only on others"
    return _aimed(table, lambda seat, others: [seat] if alone else [others[0], seat], because)


def double_on_three(table: Table) -> Wrong:
    return _aimed(table, lambda seat, others: others[:3], "golf.md G17: one or two players", seats=4)


def double_on_nobody(table: Table) -> Wrong:
    return _aimed(table, lambda seat, others: [], "golf.md 2.4: it must be said who draws", seats=3)


def double_on_one_twice(table: Table) -> Wrong:
    return _aimed(table, lambda seat, others: 2 * others[:1], "golf.md G17: two different players")


def targets_for_nothing(table: Table) -> Wrong:
    """golf.md 2.4: targets only when a Double Draw Two acts."""
    turn = _bare(table)
    if turn is None:
        return None
    came = effects.came_up(table.round, turn)
    if any(rules.face_of(card) == rules.DOUBLE for card in came):
        return None
    others = [seat for seat in range(table.seats) if seat != turn.seat]
    return _told(table, turn) | {"targets": [table.rng.choice(others)]}, "golf.md 2.4: no Double Draw Two"


def targets_at_the_close(table: Table) -> Wrong:
    """G26: the card that closes a round does not act, unless people agreed so."""
    seat, agreed = table.round.turn, table.agreed
    if seat is None or agreed.has("last-turns") or agreed.has("closing-action"):
        return None
    if len(left := table.round.grids[seat].places(up=False)) != 1:
        return None
    turn = table.throw(seat, f"{table.rng.choice(rules.COLORS)} {rules.DOUBLE}", left[0])
    others = [other for other in range(table.seats) if other != seat]
    return _told(table, turn) | {
        "targets": [table.rng.choice(others)]
    }, "golf.md G26: the closing card is idle"


WHILE_PLAYED = (
    *(place_nowhere, place_cleared, flip_faceup, throw_the_discard, other_came_out),
    *(drawn_impossible, opened_impossible, other_discard, take_an_action, out_of_turn),
    *(cleared_facedown, cleared_unlike, cleared_foreign, cleared_twice),
    *(double_on_oneself, double_on_three, double_on_nobody, double_on_one_twice),
    *(targets_for_nothing, targets_at_the_close),
)
SELDOM = (
    *(place_cleared, cleared_unlike, cleared_twice, cleared_foreign, targets_at_the_close),
    *(drawn_impossible, opened_impossible, take_an_action),
)
