"""A round of UNO that is told and not played: as much of it as somebody knows."""

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
class Told:
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


def round_told(match: AnyMatch, told: Told) -> Round:
    """The round. Where only the top card is known, nothing is deduced from the discards."""
    seats = len(match.totals)
    edition = ruleset(match.rules, len(match.order)).edition
    discards = (told.top or DEFAULT_TOP_CARD,) if told.discards is None else told.discards
    unknown = told.discards is None
    color = None if told.color_owed_by is not None else told.color or discards[-1].color
    return Round(
        CardCount(sum(COPIES_BY_EDITION[edition].values())),
        tuple(_held(match, told, Seat(seat)) for seat in range(seats)),
        discards,
        color,
        turn=_turn(match, told),
        direction=told.direction,
        drew=told.drew,
        debt=told.debt,
        color_owed_by=told.color_owed_by,
        out=told.out,
        counted=tuple((told.counted or {}).get(Seat(seat)) for seat in range(seats)),
        challenged=told.challenged,
        called_early=told.called_early,
        window=told.window,
        last_window=told.last_window,
        last_challengeable=told.last_challengeable,
        received=tuple((told.received or {}).get(Seat(seat), CardCount(0)) for seat in range(seats)),
        handed=told.handed,
        in_hands=told.in_hands,
        suspects=told.suspects,
        recycled=told.recycled,
        lost_track=unknown if told.lost_track is None else told.lost_track,
        silent=unknown if told.silent is None else told.silent,
        aside=told.aside,
        edition=edition,
        challenger=_challenger(told),
        swap=told.swap,
        called_ahead=told.called_ahead,
        just_shown=told.just_shown,
        testimony=told.testimony,
        told=told.told,
        fined=told.fined,
        not_due=told.not_due,
        open_windows=told.open_windows,
    )


def _held(match: AnyMatch, told: Told, seat: Seat) -> CardCount | None:
    """Who is out of the match, or of the round, holds nothing, unless it is told to."""
    if seat not in match.order:
        return CardCount(0)
    held = (told.hands or {}).get(seat)
    return CardCount(0) if held is None and seat == told.out else held


def _turn(match: AnyMatch, told: Told) -> Seat | None:
    if told.out is not None or told.turn is not None:
        return told.turn
    owing = told.color_owed_by if told.debt is None else told.debt.seat
    return seat_after_dealer(match) if owing is None else owing


def _challenger(told: Told) -> Seat | None:
    """Where nobody says it, who is to draw has challenged."""
    if told.challenger is not None or told.challenged is None or told.debt is None:
        return told.challenger
    return told.debt.seat


def faults(match: AnyMatch, told: Told) -> Faults:
    """What of it cannot be, by member: seats first, then single members, then the arithmetic of the deck."""
    return unknown_seat_faults(match, told) or _single_faults(match, told) or _sums(match, told)


def _single_faults(match: AnyMatch, told: Told) -> Faults:
    acting = (
        ("turn", told.turn),
        ("debt", None if told.debt is None else told.debt.seat),
        ("color_owed_by", told.color_owed_by),
        ("out", told.out),
        ("swap", None if told.swap is None else told.swap.seat),
        ("window", seat_of_call_window(told.window)),
        *(("open_windows", window.seat) for window in told.open_windows),
        ("challenged", told.challenged),
        ("challenger", told.challenger),
        ("called_early", told.called_early),
        ("called_ahead", told.called_ahead),
        *(("testimony", seat) for seat in _who_is_told_of(told.testimony)),
    )
    return seat_not_playing_faults(match, acting) | {name: [text] for name, text in _wrong(match, told)}


def _who_is_told_of(testimony: Testimony | None) -> tuple[Seat | None, ...]:
    """As long as it may be denied; who was told of before may be out of the round since."""
    if testimony is None or testimony.closed is not None:
        return ()
    return (testimony.by, testimony.challenger, testimony.debt.seat, testimony.debt.by)


def _wrong(match: AnyMatch, told: Told) -> Iterator[tuple[str, str]]:
    """Members that do not go together, with a sentence each."""
    top = told.top if told.discards is None else (told.discards or (None,))[-1]
    if (wrong := find_contradiction_in_discards(told)) is not None:
        yield wrong
    elif top is not None and top.color is not None and told.color not in (None, top.color):
        colors = {"top": top.name, "color": top.color, "told": told.color}
        yield "color", tell("situation-uno-other-color", colors)
    elif top is not None and top.color is None and told.color is None and _is_wanted(told):
        yield "color", tell("situation-uno-no-color", {"top": top.name})
    if told.color_owed_by is not None and (top is None or top.color is not None or told.color is not None):
        yield "color_owed_by", tell("situation-uno-color-owed")
    if told.direction not in (1, -1):
        yield "direction", tell("error-direction")
    if told.out is not None and told.turn is not None:
        yield "turn", tell("situation-uno-turn-after-the-end")
    yield from _wrong_debt(told, top)
    yield from _wrong_windows(told)
    empty = [seat for seat, held in (told.hands or {}).items() if held == 0 and seat in match.order]
    if empty and empty[0] != told.out:
        yield "hands", tell("situation-uno-no-cards", {"seat": empty[0]})
    held = None if told.out is None else (told.hands or {}).get(told.out)
    if held and not _may_win_with_cards(match):
        yield "out", tell("situation-uno-out-with-cards", {"seat": told.out, "held": held})
    yield from _wrong_testimony(told.testimony)
    if told.recycled is not None and not _has_a_number_a_seat(told.recycled, len(match.totals)):
        yield "recycled", tell("situation-uno-recycled", {"seats": len(match.totals)})


def _may_win_with_cards(match: AnyMatch) -> bool:
    """Whether this table plays so that a round can be won without a last card, as by a limit of cards."""
    return ruleset(match.rules, len(match.order)).aftermath is not return_no_aftermath


def _has_a_number_a_seat(recycled: Recycled, seats: int) -> bool:
    """Of what is only told where the pile is known, also none."""
    wanted = {seats} if recycled.pile is not None else {0, seats}
    told_besides = {len(recycled.held), len(recycled.given)}
    return len(recycled.received) == seats and told_besides <= wanted


def _is_wanted(told: Told) -> bool:
    """Whether a color has to be in force: for a last card none is named."""
    return told.color_owed_by is None and told.out is None


def _wrong_debt(told: Told, top: Card | None) -> Iterator[tuple[str, str]]:
    debt = told.debt
    if debt is None:
        if told.challenged is not None:
            yield "challenged", tell("situation-uno-nothing-to-challenge")
        return
    if told.turn not in (None, debt.seat):
        yield "debt", tell("situation-uno-debt-turn", {"turn": told.turn})
    if told.drew:
        yield "drew", tell("situation-uno-debt-drew")
    if debt.by == debt.seat:
        yield "debt", tell("situation-uno-debt-own-card")
    if debt.open_to_challenge and (debt.by is None or (top is not None and top.face != "wild draw four")):
        yield "debt", tell("situation-uno-debt-open")
    if told.challenged is not None and (told.challenged != debt.by or not debt.open_to_challenge):
        yield "challenged", tell("situation-uno-challenged")


def _wrong_windows(told: Told) -> Iterator[tuple[str, str]]:
    """Older times to catch are open beside the newest, each of another player."""
    seats = [window.seat for window in told.open_windows]
    if told.window is not None and len({told.window.seat, *seats}) <= len(seats):
        yield "open_windows", tell("situation-uno-open-windows")


def _wrong_testimony(testimony: Testimony | None) -> Iterator[tuple[str, str]]:
    if testimony is None:
        return
    debt = testimony.debt
    if debt.by is None or not debt.open_to_challenge:
        yield "testimony", tell("situation-uno-testimony")
    if debt.by in (debt.seat, testimony.challenger):
        yield "testimony", tell("situation-uno-testimony-own-card")


def _sums(match: AnyMatch, told: Told) -> Faults:
    """What the deck is too small for. Since track was lost more may have been laid than it has: the pile may
    have been shuffled unseen."""
    round = round_told(match, told)
    discards = round.discards[-1:] if round.lost_track else round.discards
    seen = [*discards, *(one.card for one in round.in_hands if one.entry is None)]
    if text := excess_card_fault(COPIES_BY_EDITION[round.edition], seen):
        return {"discards" if told.discards is not None else "top": [text]}
    held = sum(held or 0 for held in round.hands)
    lying = len(discards) + round.aside
    cards = {"deck": round.deck, "held": held, "lying": lying}
    if held + lying > round.deck:
        return {"hands": [tell("situation-uno-too-many-cards", {**cards, "all": held + lying})]}
    if told.draw_pile is None or told.draw_pile == round.draw_pile:
        return {}
    if round.draw_pile is not None:
        pile = {"left": round.draw_pile, "told": told.draw_pile}
        return {"draw_pile": [tell("situation-uno-draw-pile", {**cards, **pile})]}
    most = round.deck - held - lying
    if told.draw_pile > most:
        pile = {"most": most, "told": told.draw_pile}
        return {"draw_pile": [tell("situation-uno-draw-pile-at-most", {**cards, **pile})]}
    return {}


def befalls(event: Event) -> Seat | None:
    """Who draws cards by it, or owes them, gives them back, or misses a turn."""
    if isinstance(event, DrawDebtBegun):
        return event.debt.seat
    if isinstance(event, DrawDebtPaid | PenaltyDrawn | PenaltyReturned | TurnMissed):
        return event.seat
    return None


POSITION = position.RoundDescriptionSpec(Told, round_told, faults, (Deal, *MATCH_CLAIMS), befalls)
