"""A round of Golf that is told and not played: as much of it as somebody knows."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from referee.games.golf.model.claims import Deal
from referee.games.golf.model.deck import COPIES_BY_EDITION, NUMBER_CARD_FACES
from referee.games.golf.model.events import ColumnsDrawn, ColumnsReturned, RoundClosed, TurnMissed
from referee.games.golf.model.state import Column, RecycledPile, Round, count_facedown, faceup_cards
from referee.games.golf.options.rulesets import ruleset
from referee.games.golf.rules.deal import GRID_AT_THE_DEAL
from referee.games.shared.call_window import CallWindow, seat_of_call_window
from referee.games.shared.position import DEFAULT_TOP_CARD, find_contradiction_in_discards
from referee.kit.cards import Card
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat, SeatOrder, seat_clockwise
from referee.kit.values import replace
from referee.languages.speech import tell
from referee.match.model import position
from referee.match.model.position import (
    Faults,
    excess_card_fault,
    seat_after_dealer,
    seat_not_playing_faults,
    unknown_seat_faults,
)
from referee.match.model.state import AnyMatch
from referee.match.table.claims import MATCH_CLAIMS
from referee.rulings.tags import Event


@dataclass(frozen=True)
class Told:
    """Your description of an open round. The fields have the same names and meanings as in UNOGolfRound. If a
    ruling depends on a field that is left out, the field is asked for: this goes for `top`, `turn`,
    `direction`, `closed_by`, and the cards in the grid that the claim is about. Nothing is ruled about other
    grids, `called_early`, `window` and `last_window` if they are left out. `aside` and `recycled` count as
    empty if they are left out. null means: there is none.

    - `top`: The top card of the discards; enough if you do not know all `discards`.
    - `discards`: All cards discarded since the last shuffle, the top card last. If they are left out,
      `lost_track` and `silent` are true: no conclusions are drawn from the discards.
    - `grids`: The columns of each seat; a card that is null is facedown.
    - `columns`: How many columns each seat has had so far, if more than in `grids`.
    - `turn`: After the round is closed, the first seat that still has a last turn.
    - `draw_pile`: How many cards are in the draw pile, if somebody counted them.
    - `last_turns`: If it is left out and the table plays last turns, all seats after `turn` still have
      theirs.
    """

    top: Card | None = None
    discards: tuple[Card, ...] | None = None
    grids: Mapping[Seat, tuple[Column, ...]] | None = None
    columns: Mapping[Seat, CardCount] | None = None
    turn: Seat | None = None
    direction: int = 1
    draw_pile: CardCount | None = None
    closed_by: Seat | None = None
    last_turns: tuple[Seat, ...] = ()
    called_early: Seat | None = None
    window: CallWindow | None = None
    last_window: CallWindow | None = None
    aside: tuple[Card | None, ...] = ()
    lost_track: bool | None = None
    silent: bool | None = None
    recycled: RecycledPile | None = None


def round_told(match: AnyMatch, told: Told) -> Round:
    """The round. Where only the top card is known, nothing is deduced from the discards."""
    edition = ruleset(match.rules, len(match.order)).edition
    grids = tuple(_grid(match, told, Seat(seat)) for seat in range(len(match.totals)))
    had = (max((column.id for column in grid), default=0) for grid in grids)
    unknown = told.discards is None
    return Round(
        CardCount(sum(COPIES_BY_EDITION[edition].values())),
        grids,
        (told.top or _laid(told, edition),) if told.discards is None else told.discards,
        tuple(CardCount(max(most, (told.columns or {}).get(Seat(seat), 0))) for seat, most in enumerate(had)),
        turn=_turn(match, told),
        direction=told.direction,
        closed_by=told.closed_by,
        called_early=told.called_early,
        window=told.window,
        last_window=told.last_window,
        aside=told.aside,
        lost_track=unknown if told.lost_track is None else told.lost_track,
        silent=unknown if told.silent is None else told.silent,
        edition=edition,
        last_turns=_last_turns(match, told),
        recycled=told.recycled,
    )


def _laid(told: Told, edition: str) -> Card:
    """What lies on top where nobody says it: a number that does not lie elsewhere in all its copies."""
    shown = [card for grid in (told.grids or {}).values() for card in faceup_cards(grid)] + list(told.aside)
    numbers = (card for card in COPIES_BY_EDITION[edition] if card.face in NUMBER_CARD_FACES)
    free = (
        card for card in (DEFAULT_TOP_CARD, *numbers) if shown.count(card) < COPIES_BY_EDITION[edition][card]
    )
    return next(free, DEFAULT_TOP_CARD)


def _grid(match: AnyMatch, told: Told, seat: Seat) -> tuple[Column, ...]:
    if seat not in match.order:
        return ()
    return (told.grids or {}).get(seat, () if seat == told.closed_by else GRID_AT_THE_DEAL)


def _turn(match: AnyMatch, told: Told) -> Seat | None:
    if told.turn is not None or told.closed_by is None:
        return seat_after_dealer(match) if told.turn is None else told.turn
    return first_of_last_turns(match.order, told)


def first_of_last_turns(order: SeatOrder, told: Told) -> Seat | None:
    """The first after who closed the round that still has a last turn, in the direction of play."""
    if told.closed_by not in order:
        return next(iter(told.last_turns), None)
    steps = range(1, len(order))
    seats = (seat_clockwise(order, told.closed_by, step * told.direction) for step in steps)
    return next((seat for seat in seats if seat in told.last_turns), None)


def _last_turns(match: AnyMatch, told: Told) -> tuple[Seat, ...]:
    """As they are told, or else from whose turn it is on up to who closed the round."""
    if told.last_turns or told.turn not in match.order or told.closed_by not in match.order:
        return told.last_turns
    if not _plays_last_turns(match):
        return ()
    steps = range(len(match.order))
    order = [seat_clockwise(match.order, told.turn, step * told.direction) for step in steps]
    return tuple(order[: order.index(told.closed_by)])


def _plays_last_turns(match: AnyMatch) -> bool:
    return bool(ruleset(match.rules, len(match.order)).last_turns)


def faults(match: AnyMatch, told: Told) -> Faults:
    """What of it cannot be, by member: seats first, then single members, then the arithmetic of the deck."""
    return unknown_seat_faults(match, told) or _single_faults(match, told) or _sums(match, told)


def _single_faults(match: AnyMatch, told: Told) -> Faults:
    acting = (
        ("turn", told.turn),
        ("closed_by", told.closed_by),
        ("window", seat_of_call_window(told.window)),
        ("called_early", told.called_early),
        *(("last_turns", seat) for seat in told.last_turns),
        *(("grids", seat) for seat, grid in (told.grids or {}).items() if grid),
    )
    return seat_not_playing_faults(match, acting) | {name: [text] for name, text in _wrong(match, told)}


def _wrong(match: AnyMatch, told: Told) -> Iterator[tuple[str, str]]:
    """Members that do not go together, with a sentence each."""
    if (wrong := find_contradiction_in_discards(told)) is not None:
        yield wrong
    if told.direction not in (1, -1):
        yield "direction", tell("error-direction")
    if told.recycled is not None and len(told.recycled.columns) != len(match.totals):
        yield "recycled", tell("situation-golf-recycled", {"seats": len(match.totals)})
    for seat, grid in (told.grids or {}).items():
        if len({column.id for column in grid}) < len(grid):
            yield "grids", tell("situation-golf-columns-of-one-number", {"seat": seat})
    if told.last_turns and told.closed_by is None:
        yield "last_turns", tell("situation-golf-last-turns-not-closed")
    elif told.last_turns and not _plays_last_turns(match):
        yield "last_turns", tell("situation-golf-no-last-turns")
    if len(set(told.last_turns)) < len(told.last_turns) or told.closed_by in told.last_turns:
        yield "last_turns", tell("situation-golf-last-turns-twice")
    if None not in (told.turn, told.closed_by) and told.turn not in _last_turns(match, told):
        yield "turn", tell("situation-golf-no-turn-left", {"seat": told.turn})
    closer = None if told.closed_by is None else (told.grids or {}).get(told.closed_by)
    # Where there are last turns, who closed may get new columns in them.
    if closer is not None and count_facedown(closer) and not _plays_last_turns(match):
        facts = {"seat": told.closed_by, "facedown": count_facedown(closer)}
        yield "closed_by", tell("situation-golf-closed-with-facedown", facts)


def _sums(match: AnyMatch, told: Told) -> Faults:
    """What the deck is too small for. Since track was lost more may have been laid than it has: the pile may
    have been shuffled unseen."""
    round = round_told(match, told)
    if round.lost_track:
        round = replace(round, discards=round.discards[-1:])
    if text := excess_card_fault(COPIES_BY_EDITION[round.edition], round.all_faceup_cards):
        return {"grids" if told.grids else "discards" if told.discards else "top": [text]}
    untold = [seat for seat in match.order if seat not in (told.grids or {})]
    grids = [grid for seat, grid in enumerate(round.grids) if seat not in untold]
    in_grids, lying = 2 * sum(map(len, grids)), len(round.discards) + len(round.aside)
    cards = {"deck": round.deck, "grids": in_grids, "lying": lying}
    if in_grids + lying > round.deck:
        return {"grids": [tell("situation-golf-too-many-cards", {**cards, "all": in_grids + lying})]}
    # Of grids that nobody told it is not known how many cards lie there.
    if untold or told.draw_pile in (None, round.draw_pile) or round.draw_pile is None:
        return {}
    pile = {"left": round.draw_pile, "told": told.draw_pile}
    return {"draw_pile": [tell("situation-golf-draw-pile", {**cards, **pile})]}


def befalls(event: Event) -> Seat | None:
    """Who gets new columns by it, gives them back, misses a turn, or closes the round."""
    if isinstance(event, ColumnsDrawn | ColumnsReturned | TurnMissed | RoundClosed):
        return event.seat
    return None


POSITION = position.RoundDescriptionSpec(Told, round_told, faults, (Deal, *MATCH_CLAIMS), befalls)
