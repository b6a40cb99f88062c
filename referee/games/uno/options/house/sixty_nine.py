"""The 69 rule: sixes and nines of one color go on each other out of turn, until the table goes crazy."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeVar

from referee.games.uno.model.claims import Draw, Play
from referee.games.uno.model.deck import ACTION_FACES, NUMBER_FACES
from referee.games.uno.model.events import CardPlayed
from referee.games.uno.model.rulebook import GOING_OUT
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.model.state import Round, UnoMatch
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.calls import require_uno_call
from referee.games.uno.rules.cards_of_refused_claims import wrap_with_removal_of_mistaken_cards
from referee.games.uno.rules.deduction import cite_impossible_cards, remove_cards_of_mistaken_claims
from referee.games.uno.rules.draw import is_draw_of_owed_cards
from referee.games.uno.rules.going_out import go_out, is_play_of_last_card
from referee.games.uno.rules.turn import (
    close_call_windows,
    end_time_to_deny_testimony,
    seat_after,
    the_round_is_being_played,
)
from referee.kit.cards import Card, Color
from referee.kit.said import Person, Said
from referee.kit.seats import NameOfSeat, Seat, SeatOrder
from referee.kit.values import not_none, replace
from referee.languages.speech import tell
from referee.match.model.game import ClaimCandidate
from referee.match.model.saying import InstructionsBySeat, information_instruction
from referee.match.text.messages import first_of, says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_breaks, finding_holds
from referee.rulings.house import Extra, HouseRule, Parameters, RequiredInput
from referee.rulings.ruleset import ClaimProcedure, Events, infer_no_events
from referee.rulings.tags import AllowedReporter, Claim, Event, register_claim_type, register_event_type

ARTICLE = Article("uno.house.sixty-nine", ("S3", "VINT", OURS))
CRAZY = Article("uno.house.sixty-nine.crazy", ("S3", "VINT", OURS))
FACES = ("6", "9")
SIXES_AND_NINES = 4
"""Number of cards with these faces in one color of a deck."""
Kept = TypeVar("Kept", bound=Event)


@register_event_type("uno.house.match-up")
@dataclass(frozen=True)
class MatchUp(Event):
    """These seats have played sixes and nines of this color in a row; `card` is the last of them."""

    card: Card
    seats: tuple[Seat, ...]


@register_event_type("uno.house.color-crazy")
@dataclass(frozen=True)
class ColorCrazy(Event):
    """These seats, in this order, may still discard cards of this color."""

    color: Color
    waiting: SeatOrder


@register_event_type("uno.house.match-up-over")
@dataclass(frozen=True)
class MatchUpOver(Event):
    """The run of sixes and nines has ended, or the discarding that it started (color crazy) has."""


@register_claim_type("uno.color_crazy", AllowedReporter.ITS_SEAT)
@dataclass(frozen=True)
class DiscardColor(Claim):
    """All cards that a seat discards when the table goes crazy for a color; the last one is on top."""

    seat: Seat
    cards: tuple[Card, ...]


# --- sixes and nines ---


def you_match_it_up(case: UnoCase[Play]) -> Finding | None:
    """Cites the house rule for a 6 on a 9 or a 9 on a 6 of the same color, just laid."""
    round, claim = case.state.round, case.claim
    run = _fact(round, MatchUp)
    if run is None or run.card != round.top or claim.drawn or round.drew or round.debt is not None:
        return None
    fits = claim.card.face in FACES and claim.card.face != round.top.face
    return finding_holds(ARTICLE, seat=claim.seat) if fits and claim.card.color == round.top.color else None


def _the_row_goes_on(case: UnoCase[Play]) -> Events:
    """What a card laid does to the row; enough different players in it, and the table goes crazy."""
    match, claim, run = case.state, case.claim, _fact(case.state.round, MatchUp)
    if is_play_of_last_card(case):
        return ()
    if claim.card.face not in FACES:
        return (MatchUpOver(),) if _is_going_on(match.round) else ()
    before = run.seats if run is not None and run.card.color == claim.card.color else ()
    seats = (*(seat for seat in before if seat != claim.seat), claim.seat)
    row = MatchUp(claim.card, seats)
    if len(seats) < enough(len(match.order)):
        return (row,)
    waiting = tuple(seat_after(match, claim.seat, step) for step in range(len(match.order)))
    return (row, ColorCrazy(not_none(claim.card.color), waiting))


def the_table_goes_crazy(case: UnoCase[Play]) -> Finding | None:
    """Cites what enough sixes and nines in a row begin."""
    begins = any(isinstance(event, ColorCrazy) for event in _the_row_goes_on(case))
    return (
        finding_holds(CRAZY, seat=case.claim.seat, begins=True, color=case.claim.card.color)
        if begins
        else None
    )


def enough(players: int) -> int:
    """Half the table, at least three."""
    return max(3, players // 2)


def never_crazy(players: int) -> str | None:
    """Why the 69 rule cannot do anything with so many players; None if it can."""
    needed = enough(players)
    if needed > players:
        return tell("uno-house-sixty-nine-too-few-players", {"needed": needed, "players": players})
    if needed > SIXES_AND_NINES:
        facts = {"needed": needed, "players": players, "copies": SIXES_AND_NINES}
        return tell("uno-house-sixty-nine-too-many-players", facts)
    return None


def _the_row_is_broken(case: UnoCase[Draw]) -> Events:
    is_over = _is_going_on(case.state.round) and not is_draw_of_owed_cards(case)
    return (MatchUpOver(),) if is_over else ()


# --- going crazy ---


def the_table_is_crazy(case: UnoCase[object]) -> Finding | None:
    return finding_breaks(CRAZY, crazy=False) if _fact(case.state.round, ColorCrazy) is None else None


def you_have_so_many(case: UnoCase[DiscardColor]) -> Finding | None:
    held = case.state.round.hands[case.claim.seat]
    few = held is not None and held < len(case.claim.cards)
    return finding_breaks(CRAZY, seat=case.claim.seat, held=held) if few else None


def it_is_not_past_you(case: UnoCase[DiscardColor]) -> Finding | None:
    waiting = not_none(_fact(case.state.round, ColorCrazy)).waiting
    return finding_breaks(CRAZY, seat=case.claim.seat, past=True) if case.claim.seat not in waiting else None


def they_are_all_of_the_color(case: UnoCase[DiscardColor]) -> Finding:
    color = not_none(_fact(case.state.round, ColorCrazy)).color
    other = next((card.name for card in case.claim.cards if card.color != color), None)
    if other is not None:
        return finding_breaks(CRAZY, card=other, color=color)
    return finding_holds(CRAZY, seat=case.claim.seat, count=len(case.claim.cards), color=color)


def they_can_all_be_there(case: UnoCase[DiscardColor]) -> Finding | None:
    return cite_impossible_cards(case.state.round, case.claim.seat, case.claim.cards)


def the_last_of_them_goes_out(case: UnoCase[DiscardColor]) -> Finding | None:
    return finding_holds(GOING_OUT, out=case.claim.seat) if _left(case) == 0 else None


def discarded(case: UnoCase[DiscardColor]) -> Events:
    claim, crazy = case.claim, not_none(_fact(case.state.round, ColorCrazy))
    # Whom the table lets discard although it is past changes nothing for those who wait.
    place = crazy.waiting.index(claim.seat) + 1 if claim.seat in crazy.waiting else 0
    cards = tuple(CardPlayed(claim.seat, card, card.color or crazy.color) for card in claim.cards)
    closes = close_call_windows(case) if cards else ()
    slips = remove_cards_of_mistaken_claims(
        case.state.round, lambda round: cite_impossible_cards(round, claim.seat, claim.cards)
    )
    ends = (*slips, *closes, *end_time_to_deny_testimony(case)) if cards else ()
    left = ColorCrazy(crazy.color, crazy.waiting[place:])
    if _left(case) == 0:
        return (*ends, *cards, *go_out(case, claim.seat))
    due = require_uno_call(case, claim.seat, called=False) if cards and _left(case) == 1 else ()
    return (*ends, *cards, *due, left if left.waiting else MatchUpOver())


def _left(case: UnoCase[DiscardColor]) -> int | None:
    held = case.state.round.hands[case.claim.seat]
    return None if held is None else held - len(case.claim.cards)


# --- what is kept in mind ---


def _fact(round: Round, kind: type[Kept]) -> Kept | None:
    return next((one for one in round.house if isinstance(one, kind)), None)


def _is_going_on(round: Round) -> bool:
    return _fact(round, MatchUp) is not None or _fact(round, ColorCrazy) is not None


def _matched(round: Round, event: MatchUp) -> Round:
    return replace(round, house=(*_others(round), event))


def _crazy(round: Round, event: ColorCrazy) -> Round:
    kept = tuple(one for one in round.house if not isinstance(one, ColorCrazy))
    return replace(round, house=(*kept, event))


def _over(round: Round, event: MatchUpOver) -> Round:
    return replace(round, house=_others(round))


def _others(round: Round) -> Events:
    return tuple(one for one in round.house if not isinstance(one, MatchUp | ColorCrazy))


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    return (
        replace(
            ruleset,
            out_of_turn=(*ruleset.out_of_turn, you_match_it_up),
            # Several may have discarded all they had.
            min_cards_left=0,
        )
        .with_added_check(Play, the_table_goes_crazy)
        .with_added_effects(Play, _the_row_goes_on)
        .with_added_effects(Draw, _the_row_is_broken)
        .with_procedure_for_claim(
            DiscardColor,
            ClaimProcedure(
                CRAZY,
                needs=(the_round_is_being_played, the_table_is_crazy, you_have_so_many),
                checks=(
                    it_is_not_past_you,
                    they_are_all_of_the_color,
                    they_can_all_be_there,
                    the_last_of_them_goes_out,
                ),
                effects=discarded,
                infer_first=wrap_with_removal_of_mistaken_cards(infer_no_events),
                act=True,
            ),
        )
    )


def candidates(match: UnoMatch) -> Iterator[ClaimCandidate]:
    """A six or a nine out of turn, and discards by whoever may still go crazy."""
    round = match.round
    if round is None or round.out is not None:
        return
    run, crazy = _fact(round, MatchUp), _fact(round, ColorCrazy)
    if run is not None:
        other = Card(FACES[run.card.face == FACES[0]], run.card.color)
        seats = (seat for seat in match.order if seat != round.turn)
        yield from (ClaimCandidate(Play(seat, other), is_act=True) for seat in seats)
    if crazy is None:
        return
    for seat in crazy.waiting:
        yield ClaimCandidate(DiscardColor(seat, ()), blank=("cards",), color=crazy.color)


def invites(match: UnoMatch) -> InstructionsBySeat:
    """Tell each player who may still discard cards, and after whom."""
    crazy = None if match.round is None or match.round.out is not None else _fact(match.round, ColorCrazy)
    if crazy is None:
        return {}
    first = Said("uno-house-sixty-nine-crazy-invites-first", {"color": crazy.color})
    later = {
        seat: Said(
            "uno-house-sixty-nine-crazy-invites-later", {"color": crazy.color, "after": Person(before)}
        )
        for before, seat in pairwise(crazy.waiting)
    }
    invited = {crazy.waiting[0]: first, **later}
    return {seat: information_instruction(CRAZY, sentence) for seat, sentence in invited.items()}


def read(seat: Seat, text: str, card: Callable[[str], Card]) -> DiscardColor | None:
    """`goes crazy: red 5, red skip`, or `goes crazy` with nothing."""
    head, _, names = text.partition(":")
    if head != "goes crazy":
        return None
    listed = [part.strip() for part in names.split(",")] if names.strip() else []
    return DiscardColor(seat, tuple(map(card, listed)))


def write(claim: DiscardColor, name: NameOfSeat) -> str:
    return f"goes crazy: {', '.join(card.name for card in claim.cards)}" if claim.cards else "goes crazy"


SIXTY_NINE: UnoHouseRule = HouseRule(
    "sixty-nine",
    ARTICLE,
    amend,
    articles=(CRAZY,),
    claims=(DiscardColor,),
    events={MatchUp: _matched, ColorCrazy: _crazy, MatchUpOver: _over},
    sentences=dict(
        (
            says(ARTICLE, FindingWeight.HOLDS),
            says(CRAZY, FindingWeight.HOLDS, first_of("begins", otherwise="discards")),
            says(CRAZY, FindingWeight.BREAKS, first_of("crazy", "held", "past", otherwise="color")),
        )
    ),
    candidates=candidates,
    invites=invites,
    read=read,
    write=write,
    extras=(
        Extra(
            "uno.color_crazy",
            (RequiredInput("cards", (*NUMBER_FACES, *ACTION_FACES)),),
            offered=True,
        ),
    ),
    clashes=("equal-cards",),
    picture=("red 6", "red 9", "swap"),
)
