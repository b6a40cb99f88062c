"""Rounds of UNO that a person describes, as far as they are known."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from referee.games.shared.call_window import CallWindow, seat_of_call_window
from referee.games.shared.position import DEFAULT_TOP_CARD, find_contradiction_in_discards
from referee.games.uno.model.claims import Deal
from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.model.events import (
    DrawDebtBegun,
    DrawDebtPaid,
    PenaltyDrawn,
    PenaltyReturned,
    TurnMissed,
)
from referee.games.uno.model.state import (
    CountedHand,
    Debt,
    Fined,
    InHand,
    LastChallengeable,
    OwedSwap,
    Recycled,
    Round,
    Suspect,
    Testimony,
)
from referee.games.uno.options.rulesets import ruleset
from referee.kit.cards import Card, Color
from referee.kit.quantities import CardCount, Points
from referee.kit.seats import Seat
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
from referee.rulings.ruleset import return_no_aftermath
from referee.rulings.tags import Event


@dataclass(frozen=True)
class RoundDescription:
    """Your description of an open round. The fields have the same names and meanings as in UNORound. If a
    ruling depends on a field that is left out, the field is asked for: this goes for `top`, `color`, `turn`,
    `direction`, `drew`, `debt` and the card under it, `hands`, `window` and `last_window`. Any other field
    that is left out counts as empty, false or 0. null means: there is none.

    - `top`: The top card of the discards; enough if you do not know all `discards`.
    - `discards`: All cards discarded since the last shuffle, the top card last. If they are left out,
      `lost_track` and `silent` are true: no conclusions are drawn from the discards.
    - `color`: Only needed if the top card is a wild.
    - `hands`: How many cards each seat has; a seat that is left out or null has an unknown number.
    - `draw_pile`: How many cards are in the draw pile, if somebody counted them.
    - `challenger`: The seat that challenged. Default: the seat that has to draw.
    """

    top: Card | None = None
    discards: tuple[Card, ...] | None = None
    color: Color | None = None
    turn: Seat | None = None
    direction: int = 1
    hands: Mapping[Seat, CardCount | None] | None = None
    draw_pile: CardCount | None = None
    drew: bool = False
    debt: Debt | None = None
    color_owed_by: Seat | None = None
    out: Seat | None = None
    counted: Mapping[Seat, Points] | None = None
    challenged: Seat | None = None
    challenger: Seat | None = None
    called_early: Seat | None = None
    window: CallWindow | None = None
    last_window: CallWindow | None = None
    last_challengeable: LastChallengeable | None = None
    received: Mapping[Seat, CardCount] | None = None
    handed: tuple[Seat, ...] = ()
    in_hands: tuple[InHand, ...] = ()
    suspects: tuple[Suspect, ...] = ()
    recycled: Recycled | None = None
    lost_track: bool | None = None
    silent: bool | None = None
    aside: CardCount = CardCount(0)
    swap: OwedSwap | None = None
    called_ahead: Seat | None = None
    just_shown: tuple[InHand, ...] = ()
    testimony: Testimony | None = None
    told: tuple[CountedHand, ...] = ()
    fined: tuple[Fined, ...] = ()
    not_due: tuple[Seat, ...] = ()
    open_windows: tuple[CallWindow, ...] = ()


def round_from_description(match: AnyMatch, description: RoundDescription) -> Round:
    """The round. If only the top card is known, nothing is inferred from the discards."""
    seats = len(match.totals)
    edition = ruleset(match.rules, len(match.order)).edition
    discards = (
        (description.top or DEFAULT_TOP_CARD,) if description.discards is None else description.discards
    )
    unknown = description.discards is None
    color = None if description.color_owed_by is not None else description.color or discards[-1].color
    return Round(
        CardCount(sum(COPIES_BY_EDITION[edition].values())),
        tuple(_cards_in_hand(match, description, Seat(seat)) for seat in range(seats)),
        discards,
        color,
        turn=_turn(match, description),
        direction=description.direction,
        drew=description.drew,
        debt=description.debt,
        color_owed_by=description.color_owed_by,
        out=description.out,
        counted=tuple((description.counted or {}).get(Seat(seat)) for seat in range(seats)),
        challenged=description.challenged,
        called_early=description.called_early,
        window=description.window,
        last_window=description.last_window,
        last_challengeable=description.last_challengeable,
        received=tuple((description.received or {}).get(Seat(seat), CardCount(0)) for seat in range(seats)),
        handed=description.handed,
        in_hands=description.in_hands,
        suspects=description.suspects,
        recycled=description.recycled,
        lost_track=unknown if description.lost_track is None else description.lost_track,
        silent=unknown if description.silent is None else description.silent,
        aside=description.aside,
        edition=edition,
        challenger=_challenger(description),
        swap=description.swap,
        called_ahead=description.called_ahead,
        just_shown=description.just_shown,
        testimony=description.testimony,
        told=description.told,
        fined=description.fined,
        not_due=description.not_due,
        open_windows=description.open_windows,
    )


def _cards_in_hand(match: AnyMatch, description: RoundDescription, seat: Seat) -> CardCount | None:
    """The number of cards of a seat. A seat that is out of the match or of the round has 0, if nothing else
    is described."""
    if seat not in match.order:
        return CardCount(0)
    held = (description.hands or {}).get(seat)
    return CardCount(0) if held is None and seat == description.out else held


def _turn(match: AnyMatch, description: RoundDescription) -> Seat | None:
    if description.out is not None or description.turn is not None:
        return description.turn
    owing = description.color_owed_by if description.debt is None else description.debt.seat
    return seat_after_dealer(match) if owing is None else owing


def _challenger(description: RoundDescription) -> Seat | None:
    """The seat that challenged. If it is not described, it is the seat that has to draw."""
    if description.challenger is not None or description.challenged is None or description.debt is None:
        return description.challenger
    return description.debt.seat


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
        ("debt", None if description.debt is None else description.debt.seat),
        ("color_owed_by", description.color_owed_by),
        ("out", description.out),
        ("swap", None if description.swap is None else description.swap.seat),
        ("window", seat_of_call_window(description.window)),
        *(("open_windows", window.seat) for window in description.open_windows),
        ("challenged", description.challenged),
        ("challenger", description.challenger),
        ("called_early", description.called_early),
        ("called_ahead", description.called_ahead),
        *(("testimony", seat) for seat in _seats_in_testimony(description.testimony)),
    )
    return seat_not_playing_faults(match, acting) | {
        name: [text] for name, text in _conflicting_fields(match, description)
    }


def _seats_in_testimony(testimony: Testimony | None) -> tuple[Seat | None, ...]:
    """The seats in a statement about a hand, as long as it may be denied. Later these seats may be out of the
    round."""
    if testimony is None or testimony.closed is not None:
        return ()
    return (testimony.by, testimony.challenger, testimony.debt.seat, testimony.debt.by)


def _conflicting_fields(match: AnyMatch, description: RoundDescription) -> Iterator[tuple[str, str]]:
    """The fields that contradict other fields, each with a sentence."""
    top = description.top if description.discards is None else (description.discards or (None,))[-1]
    if (wrong := find_contradiction_in_discards(description)) is not None:
        yield wrong
    elif top is not None and top.color is not None and description.color not in (None, top.color):
        colors = {"top": top.name, "color": top.color, "told": description.color}
        yield "color", tell("situation-uno-other-color", colors)
    elif top is not None and top.color is None and description.color is None and _needs_color(description):
        yield "color", tell("situation-uno-no-color", {"top": top.name})
    if description.color_owed_by is not None and (
        top is None or top.color is not None or description.color is not None
    ):
        yield "color_owed_by", tell("situation-uno-color-owed")
    if description.direction not in (1, -1):
        yield "direction", tell("error-direction")
    if description.out is not None and description.turn is not None:
        yield "turn", tell("situation-uno-turn-after-the-end")
    yield from _debt_conflicts(description, top)
    yield from _window_conflicts(description)
    empty = [seat for seat, held in (description.hands or {}).items() if held == 0 and seat in match.order]
    if empty and empty[0] != description.out:
        yield "hands", tell("situation-uno-no-cards", {"seat": empty[0]})
    held = None if description.out is None else (description.hands or {}).get(description.out)
    if held and not _may_win_with_cards(match):
        yield "out", tell("situation-uno-out-with-cards", {"seat": description.out, "held": held})
    yield from _testimony_conflicts(description.testimony)
    if description.recycled is not None and not _has_one_number_per_seat(
        description.recycled, len(match.totals)
    ):
        yield "recycled", tell("situation-uno-recycled", {"seats": len(match.totals)})


def _may_win_with_cards(match: AnyMatch) -> bool:
    """Whether this table has a house rule by which a player can win a round with cards left."""
    return ruleset(match.rules, len(match.order)).aftermath is not return_no_aftermath


def _has_one_number_per_seat(recycled: Recycled, seats: int) -> bool:
    """Whether the numbers of a shuffled pile have the right lengths. Some are only known if the pile is
    known, and may be empty otherwise."""
    wanted = {seats} if recycled.pile is not None else {0, seats}
    other_lengths = {len(recycled.held), len(recycled.given)}
    return len(recycled.received) == seats and other_lengths <= wanted


def _needs_color(description: RoundDescription) -> bool:
    """Whether a color must be in force. No color is named for a last card."""
    return description.color_owed_by is None and description.out is None


def _debt_conflicts(description: RoundDescription, top: Card | None) -> Iterator[tuple[str, str]]:
    """The contradictions of a debt with other fields, each with a sentence."""
    debt = description.debt
    if debt is None:
        if description.challenged is not None:
            yield "challenged", tell("situation-uno-nothing-to-challenge")
        return
    if description.turn not in (None, debt.seat):
        yield "debt", tell("situation-uno-debt-turn", {"turn": description.turn})
    if description.drew:
        yield "drew", tell("situation-uno-debt-drew")
    if debt.by == debt.seat:
        yield "debt", tell("situation-uno-debt-own-card")
    if debt.open_to_challenge and (debt.by is None or (top is not None and top.face != "wild draw four")):
        yield "debt", tell("situation-uno-debt-open")
    if description.challenged is not None and (
        description.challenged != debt.by or not debt.open_to_challenge
    ):
        yield "challenged", tell("situation-uno-challenged")


def _window_conflicts(description: RoundDescription) -> Iterator[tuple[str, str]]:
    """The contradictions between call windows. Older windows are open beside the newest, each of another
    player."""
    seats = [window.seat for window in description.open_windows]
    if description.window is not None and len({description.window.seat, *seats}) <= len(seats):
        yield "open_windows", tell("situation-uno-open-windows")


def _testimony_conflicts(testimony: Testimony | None) -> Iterator[tuple[str, str]]:
    """The contradictions in a statement about a hand, each with a sentence."""
    if testimony is None:
        return
    debt = testimony.debt
    if debt.by is None or not debt.open_to_challenge:
        yield "testimony", tell("situation-uno-testimony")
    if debt.by in (debt.seat, testimony.challenger):
        yield "testimony", tell("situation-uno-testimony-own-card")


def _deck_faults(match: AnyMatch, description: RoundDescription) -> Faults:
    """One fault if the described cards are more than the deck has.

    If `lost_track` is true, only the top discard counts. The pile may then have been shuffled without a
    report, so more cards may have been played than the deck has.
    """
    round = round_from_description(match, description)
    discards = round.discards[-1:] if round.lost_track else round.discards
    seen = [*discards, *(one.card for one in round.in_hands if one.entry is None)]
    if text := excess_card_fault(COPIES_BY_EDITION[round.edition], seen):
        return {"discards" if description.discards is not None else "top": [text]}
    held = sum(held or 0 for held in round.hands)
    outside_hands = len(discards) + round.aside
    cards = {"deck": round.deck, "held": held, "lying": outside_hands}
    if held + outside_hands > round.deck:
        return {"hands": [tell("situation-uno-too-many-cards", {**cards, "all": held + outside_hands})]}
    if description.draw_pile is None or description.draw_pile == round.draw_pile:
        return {}
    if round.draw_pile is not None:
        pile = {"left": round.draw_pile, "told": description.draw_pile}
        return {"draw_pile": [tell("situation-uno-draw-pile", {**cards, **pile})]}
    most = round.deck - held - outside_hands
    if description.draw_pile > most:
        pile = {"most": most, "told": description.draw_pile}
        return {"draw_pile": [tell("situation-uno-draw-pile-at-most", {**cards, **pile})]}
    return {}


def affected_seat(event: Event) -> Seat | None:
    """The seat that draws cards, owes them, gives them back or misses a turn because of an event; else
    None."""
    if isinstance(event, DrawDebtBegun):
        return event.debt.seat
    if isinstance(event, DrawDebtPaid | PenaltyDrawn | PenaltyReturned | TurnMissed):
        return event.seat
    return None


POSITION = position.RoundDescriptionSpec(
    RoundDescription, round_from_description, faults, (Deal, *MATCH_CLAIMS), affected_seat
)
