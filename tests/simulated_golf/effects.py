"""Which action cards act at the end of a turn, what they do, and what no text decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.simulated_golf.rules import DOUBLE, DRAW_TWO, GIVING, REVERSE, SKIP, face_of, is_action

if TYPE_CHECKING:
    from tests.simulated_golf.truth import Round, Turn


def came_up(round_: Round, turn: Turn) -> list[str]:
    """G9 to G12: the action cards whose place on the discards counts, in their order."""
    silent = turn.throws and round_.agreed["thrown-action"] == "from-the-grid"
    out = [] if silent else [turn.out]
    tops = [on_top for _, on_top in turn.cleared]
    if round_.agreed["action-timing"] == "end-of-turn":
        lying = tops[-1:] or out
    else:
        lying = [*_bared(round_, turn), *out, *tops]
    return [card for card in lying if is_action(card)]


def _bared(round_: Round, turn: Turn) -> list[str]:
    """G9 by the video: the card under the discard taken."""
    return round_.discards[-2:-1] if turn.took == "discard" else []


def acting(round_: Round, turn: Turn) -> list[str]:
    """G26: the card that closes a round does not act, or only gives columns, or acts as always."""
    came = came_up(round_, turn)
    if not round_.closes(turn) or round_.agreed.has("last-turns"):
        return came
    if round_.agreed.has("closing-action"):
        return [card for card in came if face_of(card) in GIVING]
    return []


def follow(round_: Round, turn: Turn, acts: list[str]) -> None:
    """G16 to G18: one action after the other, then whose turn it is."""
    hit = turn.seat
    round_.tally["several act"] += len(acts) > 1
    for card in acts:
        round_.tally[f"acts: {face_of(card)}"] += 1
        if face_of(card) == DOUBLE:
            _double(round_, turn)
        elif face_of(card) == REVERSE:
            round_.direction = -round_.direction
            hit = turn.seat
            if _is_skip(round_, card):
                round_.tally["reverse as skip"] += 1
                hit = _miss(round_, hit)
        else:
            hit = _miss(round_, hit)
            if face_of(card) == DRAW_TWO and hit is not None:
                round_.give(hit)
            hit = turn.seat if hit is None else hit
    if round_.closed_by is None:
        round_.turn = round_.after(hit)
    else:
        round_.turn = _next_last_turn(round_, turn.seat)


def _double(round_: Round, turn: Turn) -> None:
    """G17: a column for each of two, or two for one; first target in the direction of play first."""
    targets = [seat for seat in round_.onwards(turn.seat) if seat in turn.targets]
    round_.tally[f"double draw two on {len(targets)}"] += 1
    for seat in targets * (2 if len(targets) == 1 else 1):
        round_.give(seat)


def _miss(round_: Round, seat: int) -> int | None:
    """G16 and G18: the next seat loses its turn; after the close the next one that still has a last turn."""
    if round_.closed_by is None or not round_.agreed.has("last-turns"):
        return round_.after(seat)
    loser = _next_last_turn(round_, seat)
    round_.last_turns.discard(loser)
    round_.tally["last turn lost"] += loser is not None
    return loser


def _next_last_turn(round_: Round, seat: int) -> int | None:
    return next((other for other in round_.onwards(seat) if other in round_.last_turns), None)


def _is_skip(round_: Round, card: str) -> bool:
    """House rule reverse-as-skip; it speaks of two players alone."""
    as_skip = round_.seats == 2 and round_.agreed.has("reverse-as-skip")
    return face_of(card) in (SKIP, DRAW_TWO) or (as_skip and face_of(card) == REVERSE)


# ---- what nobody decided -----------------------------------------------------------------------------------


def is_doubtful(round_: Round, turn: Turn) -> bool:
    """A turn that people here do not take, because no text says what comes of it."""
    came = came_up(round_, turn)
    if not came:
        return False
    if len(came) > 1 and _is_tangled(round_, turn, came):
        return True
    return _closes_oddly(round_, turn, came) or _is_short(round_, turn)


def _is_tangled(round_: Round, turn: Turn, came: list[str]) -> bool:
    """Several cards act: a Skip comes round to its own seat, or meets a Reverse among two, or at the end."""
    skips = [card for card in came if _is_skip(round_, card)]
    reverses = [card for card in came if face_of(card) == REVERSE]
    if round_.seats == 2 or round_.closed_by is not None or round_.closes(turn):
        among_two = round_.seats == 2 and len(skips) > 1
        return among_two or bool(skips and reverses)
    return len(skips) >= round_.seats


def _closes_oddly(round_: Round, turn: Turn, came: list[str]) -> bool:
    """Whether "the closing card" means the last one, or every one that came up during the closing turn."""
    if not round_.closes(turn) or round_.agreed.has("last-turns"):
        return False
    top = turn.cleared[-1][1] if turn.cleared else turn.out
    return came != [top]


def _is_short(round_: Round, turn: Turn) -> bool:
    """Columns that cannot be had: are the discards shuffled all the same, and which of several acts first?"""
    acts = acting(round_, turn)
    columns = sum({DRAW_TWO: 1, DOUBLE: 2}.get(face_of(card), 0) for card in acts)
    pile, discards = _after(round_, turn)
    if len(acts) > 1 and pile + discards - 1 < 2 * columns:
        return True
    for _ in range(columns):
        if is_bare(pile, discards):
            return True
        if pile + discards - 1 >= 2:
            pile, discards = (pile, discards) if pile >= 2 else (pile + discards - 1, 1)
            pile -= 2
    return False


def is_bare(pile: int, discards: int) -> bool:
    """No column can be had, yet a shuffle would move a card."""
    return pile == 0 and discards == 2


def _after(round_: Round, turn: Turn) -> tuple[int, int]:
    """golf.md 2.3: how many cards are in either pile after card and clears."""
    pile, discards = len(round_.pile), len(round_.discards)
    if turn.took == "discard":
        return pile, discards + 2 * len(turn.cleared)
    if not pile:
        pile, discards = discards - 1, 1
    return pile - 1, discards + 1 + 2 * len(turn.cleared)
