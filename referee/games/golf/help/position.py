"""Rounds of UNO Golf that a person describes, as far as they are known."""

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
class RoundDescription:
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


def round_from_description(match: AnyMatch, description: RoundDescription) -> Round:
    """The round. If only the top card is known, nothing is inferred from the discards."""
    edition = ruleset(match.rules, len(match.order)).edition
    grids = tuple(_grid(match, description, Seat(seat)) for seat in range(len(match.totals)))
    had = (max((column.id for column in grid), default=0) for grid in grids)
    unknown = description.discards is None
    return Round(
        CardCount(sum(COPIES_BY_EDITION[edition].values())),
        grids,
        (description.top or _default_top_card(description, edition),)
        if description.discards is None
        else description.discards,
        tuple(
            CardCount(max(most, (description.columns or {}).get(Seat(seat), 0)))
            for seat, most in enumerate(had)
        ),
        turn=_turn(match, description),
        direction=description.direction,
        closed_by=description.closed_by,
        called_early=description.called_early,
        window=description.window,
        last_window=description.last_window,
        aside=description.aside,
        lost_track=unknown if description.lost_track is None else description.lost_track,
        silent=unknown if description.silent is None else description.silent,
        edition=edition,
        last_turns=_last_turns(match, description),
        recycled=description.recycled,
    )


def _default_top_card(description: RoundDescription, edition: str) -> Card:
    """The top card if none is described: a number card of which another copy is left."""
    shown = [card for grid in (description.grids or {}).values() for card in faceup_cards(grid)] + list(
        description.aside
    )
    numbers = (card for card in COPIES_BY_EDITION[edition] if card.face in NUMBER_CARD_FACES)
    free = (
        card for card in (DEFAULT_TOP_CARD, *numbers) if shown.count(card) < COPIES_BY_EDITION[edition][card]
    )
    return next(free, DEFAULT_TOP_CARD)


def _grid(match: AnyMatch, description: RoundDescription, seat: Seat) -> tuple[Column, ...]:
    if seat not in match.order:
        return ()
    return (description.grids or {}).get(seat, () if seat == description.closed_by else GRID_AT_THE_DEAL)


def _turn(match: AnyMatch, description: RoundDescription) -> Seat | None:
    if description.turn is not None or description.closed_by is None:
        return seat_after_dealer(match) if description.turn is None else description.turn
    return first_of_last_turns(match.order, description)


def first_of_last_turns(order: SeatOrder, description: RoundDescription) -> Seat | None:
    """The first seat that still has a last turn, in the direction of play from the seat that closed the
    round."""
    if description.closed_by not in order:
        return next(iter(description.last_turns), None)
    steps = range(1, len(order))
    seats = (seat_clockwise(order, description.closed_by, step * description.direction) for step in steps)
    return next((seat for seat in seats if seat in description.last_turns), None)


def _last_turns(match: AnyMatch, description: RoundDescription) -> tuple[Seat, ...]:
    """The seats that still have a last turn. If they are not described, these are all seats from `turn` to
    the seat before the one that closed the round."""
    if (
        description.last_turns
        or description.turn not in match.order
        or description.closed_by not in match.order
    ):
        return description.last_turns
    if not _plays_last_turns(match):
        return ()
    steps = range(len(match.order))
    order = [seat_clockwise(match.order, description.turn, step * description.direction) for step in steps]
    return tuple(order[: order.index(description.closed_by)])


def _plays_last_turns(match: AnyMatch) -> bool:
    return bool(ruleset(match.rules, len(match.order)).last_turns)


def faults(match: AnyMatch, description: RoundDescription) -> Faults:
    """The reasons why a description is impossible, by field: first unknown seats, then single fields, then
    the deck."""
    return (
        unknown_seat_faults(match, description)
        or _field_faults(match, description)
        or _deck_faults(match, description)
    )


def _field_faults(match: AnyMatch, description: RoundDescription) -> Faults:
    """One fault for each field that is wrong by itself or contradicts another field."""
    acting = (
        ("turn", description.turn),
        ("closed_by", description.closed_by),
        ("window", seat_of_call_window(description.window)),
        ("called_early", description.called_early),
        *(("last_turns", seat) for seat in description.last_turns),
        *(("grids", seat) for seat, grid in (description.grids or {}).items() if grid),
    )
    return seat_not_playing_faults(match, acting) | {
        name: [text] for name, text in _conflicting_fields(match, description)
    }


def _conflicting_fields(match: AnyMatch, description: RoundDescription) -> Iterator[tuple[str, str]]:
    """The fields that contradict other fields, each with a sentence."""
    if (wrong := find_contradiction_in_discards(description)) is not None:
        yield wrong
    if description.direction not in (1, -1):
        yield "direction", tell("error-direction")
    if description.recycled is not None and len(description.recycled.columns) != len(match.totals):
        yield "recycled", tell("situation-golf-recycled", {"seats": len(match.totals)})
    for seat, grid in (description.grids or {}).items():
        if len({column.id for column in grid}) < len(grid):
            yield "grids", tell("situation-golf-columns-of-one-number", {"seat": seat})
    if description.last_turns and description.closed_by is None:
        yield "last_turns", tell("situation-golf-last-turns-not-closed")
    elif description.last_turns and not _plays_last_turns(match):
        yield "last_turns", tell("situation-golf-no-last-turns")
    if (
        len(set(description.last_turns)) < len(description.last_turns)
        or description.closed_by in description.last_turns
    ):
        yield "last_turns", tell("situation-golf-last-turns-twice")
    if None not in (description.turn, description.closed_by) and description.turn not in _last_turns(
        match, description
    ):
        yield "turn", tell("situation-golf-no-turn-left", {"seat": description.turn})
    closer = None if description.closed_by is None else (description.grids or {}).get(description.closed_by)
    # In last turns, the player who closed the round may get new columns.
    if closer is not None and count_facedown(closer) and not _plays_last_turns(match):
        facts = {"seat": description.closed_by, "facedown": count_facedown(closer)}
        yield "closed_by", tell("situation-golf-closed-with-facedown", facts)


def _deck_faults(match: AnyMatch, description: RoundDescription) -> Faults:
    """One fault if the described cards are more than the deck has.

    If `lost_track` is true, only the top discard counts. The pile may then have been shuffled without a
    report, so more cards may have been played than the deck has.
    """
    round = round_from_description(match, description)
    if round.lost_track:
        round = replace(round, discards=round.discards[-1:])
    if text := excess_card_fault(COPIES_BY_EDITION[round.edition], round.all_faceup_cards):
        return {"grids" if description.grids else "discards" if description.discards else "top": [text]}
    seats_without_grid = [seat for seat in match.order if seat not in (description.grids or {})]
    grids = [grid for seat, grid in enumerate(round.grids) if seat not in seats_without_grid]
    in_grids, outside_grids = 2 * sum(map(len, grids)), len(round.discards) + len(round.aside)
    cards = {"deck": round.deck, "grids": in_grids, "lying": outside_grids}
    if in_grids + outside_grids > round.deck:
        return {"grids": [tell("situation-golf-too-many-cards", {**cards, "all": in_grids + outside_grids})]}
    # The size of the draw pile is only known if all grids are reported.
    if seats_without_grid or description.draw_pile in (None, round.draw_pile) or round.draw_pile is None:
        return {}
    pile = {"left": round.draw_pile, "told": description.draw_pile}
    return {"draw_pile": [tell("situation-golf-draw-pile", {**cards, **pile})]}


def affected_seat(event: Event) -> Seat | None:
    """The seat that gets or gives back columns, misses a turn or closes the round because of an event; else
    None."""
    if isinstance(event, ColumnsDrawn | ColumnsReturned | TurnMissed | RoundClosed):
        return event.seat
    return None


POSITION = position.RoundDescriptionSpec(
    RoundDescription, round_from_description, faults, (Deal, *MATCH_CLAIMS), affected_seat
)
