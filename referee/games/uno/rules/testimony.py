"""What one of those who saw a challenged hand says of it: it counts until another of them denies it."""

from enum import Enum, auto
from functools import reduce

from referee.games.shared.call_window import moment, unseen_just_now
from referee.games.uno.model.claims import Challenge, ShowHand
from referee.games.uno.model.events import (
    ChallengeSettled,
    DebtDrawn,
    DebtLaid,
    DebtLapsed,
    HandTold,
    PenaltyDrawn,
    PenaltyReturned,
    TestimonyEnded,
    TurnMissed,
    TurnPassed,
)
from referee.games.uno.model.rulebook import CHALLENGE_CROSSED, CHALLENGE_WORD
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.model.state import Debt, Round, Suspect, Testimony
from referee.games.uno.rules.deduction import by_what_is_certain, holds_such, known_cards
from referee.games.uno.rules.owed import can_be_had, penalty_drawn
from referee.games.uno.rules.turn import seat_after
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.model.events import Contested, Decided
from referee.match.model.state import Contest
from referee.match.table import contests
from referee.rulings.finding import Fact, Finding, Weight, breaks, holds, unseen
from referee.rulings.ruleset import Events, computed_once
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Event

Answer = Challenge | ShowHand
"""What is said of a hand: with the challenge, or in answer to it."""


class Bearing(Enum):
    """What is said of a hand, beside what was said of it before."""

    FIRST = auto()
    AGAIN = auto()
    CONFIRMS = auto()
    SETTLES = auto()
    DENIES = auto()
    TURNS_ROUND = auto()
    TOO_LATE = auto()


# --- what is asked, and what is known ---


def debt_judged(case: UnoCase[Answer]) -> Debt:
    """The debt that the hand is searched for."""
    round = case.state.round
    return known(round.in_question if isinstance(case.claim, ShowHand) else round.debt)


def accused_of(debt: Debt) -> Seat:
    """Who laid the card that is challenged; one that was turned up at the deal cannot be."""
    return known(debt.by)


def told_before(case: UnoCase[Answer]) -> Testimony | None:
    """What was said of this hand already, if this answer is not the first."""
    round = case.state.round
    return round.testimony if isinstance(case.claim, ShowHand) and round.challenged is None else None


def challenger_of(case: UnoCase[Answer]) -> Seat:
    """Who challenged: this claim does, or an earlier one did."""
    told, challenger = told_before(case), case.state.round.challenger
    if told is not None:
        return told.challenger
    return case.claim.seat if challenger is None else challenger


def is_last_card(case: UnoCase[Answer]) -> bool:
    round = case.state.round
    return round.out is not None and round.out == debt_judged(case).by


@computed_once
def is_guilty(case: UnoCase[Answer]) -> bool | None:
    """What is known of the hand: nothing is left of a last card's; else what was seen or shown."""
    if is_last_card(case):
        return False
    proved = is_proved(case)
    if proved is not None:
        return proved
    claim = case.claim
    return claim.held(case.ruleset, case.state) if isinstance(claim, ShowHand) else claim.held_color


@computed_once
def is_proved(case: UnoCase[Answer]) -> bool | None:
    """What the cards on the table prove of the hand; nothing, once it has been given another card, or its
    player may have laid one."""
    round, debt, told = case.state.round, debt_judged(case), told_before(case)
    accused, suspect = accused_of(debt), _suspect(round, debt)
    has_changed = suspect is None or round.received[accused] != suspect.received
    if has_changed or (told is not None and told.closed is not None):
        return None
    bars = case.ruleset.bars_a_wild_draw_four(debt.over, debt.under)
    return holds_such(round, accused, bars, debt.hand)


def _suspect(round: Round, debt: Debt) -> Suspect | None:
    return next((one for one in round.suspects if one.entry == debt.entry), None)


def bearing(case: UnoCase[Answer]) -> Bearing:
    told, by = told_before(case), case.submission.by
    if told is None:
        return Bearing.FIRST
    guilty = is_guilty(case)
    if guilty == told.guilty:
        is_own = by == told.by and is_proved(case) is None
        return Bearing.AGAIN if is_own else Bearing.CONFIRMS
    if told.closed is not None:
        crossed = by not in (KEEPER, told.by) and unseen_just_now(case, told.closed)
        return Bearing.DENIES if crossed else Bearing.TOO_LATE
    if by == KEEPER or is_proved(case) is not None:
        return Bearing.SETTLES
    is_between_them = told.by in _parties(told)
    gives_in = by == (told.debt.by if guilty else told.challenger)
    if by != told.by and (is_between_them or not gives_in):
        return Bearing.DENIES
    return Bearing.SETTLES if gives_in else Bearing.TURNS_ROUND


def _parties(told: Testimony) -> tuple[Seat, Seat]:
    return accused_of(told.debt), told.challenger


def rests_on_a_word(case: UnoCase[Answer]) -> bool:
    """Whether this first answer is that of one who saw the hand, and no more than that."""
    is_a_word = case.submission.by != KEEPER and is_guilty(case) is not None
    return is_a_word and not is_last_card(case) and is_proved(case) is None


# --- findings ---


def the_word_of_one(case: UnoCase[Answer]) -> Finding | None:
    """Cites what an answer rests on that neither the scorekeeper tells nor the cards prove."""
    told = told_before(case)
    facts: dict[str, Fact] = {} if told is None else {"entry": told.told.entry}
    match bearing(case):
        case Bearing.FIRST if rests_on_a_word(case):
            return unseen(CHALLENGE_WORD, teller=case.submission.by)
        case Bearing.AGAIN:
            return unseen(CHALLENGE_WORD, teller=known(told).by)
        case Bearing.CONFIRMS:
            return holds(CHALLENGE_WORD, teller=known(told).by, confirmed=True, **facts)
        case Bearing.DENIES:
            return _crossed(known(told))
        case Bearing.TURNS_ROUND:
            return breaks(CHALLENGE_WORD, teller=known(told).by, **facts)
        case Bearing.TOO_LATE:
            return breaks(CHALLENGE_WORD, late=True, **facts)
    return None


def _crossed(told: Testimony) -> Finding:
    facts = {"entry": told.told.entry, "accused": told.debt.by, "challenger": told.challenger}
    owed = {"seat": told.debt.seat, "count": told.debt.count, "acted": told.closed is not None}
    return Finding(CHALLENGE_CROSSED.id, Weight.CROSSED, {**facts, **owed})


# --- what follows ---


def found(case: UnoCase[Answer], guilty: bool) -> Events:
    """Guilty: four cards at once, and the target's turn. Innocent: the debt grows and stays a debt."""
    round, debt, challenger = case.state.round, debt_judged(case), challenger_of(case)
    end = ChallengeSettled(debt.entry, accused_of(debt), guilty)
    if guilty:
        return (end, *penalty_drawn(round, accused_of(debt), debt.count))
    lost = lost_by(case)
    if challenger == debt.seat:
        return (
            end,
            DebtLaid(replace(debt, count=Count(lost), open_to_challenge=False, lost_challenge=True)),
        )
    return (end, *penalty_drawn(round, challenger, lost), *_the_target_misses(case, debt.seat))


def lost_by(case: UnoCase[Answer]) -> int:
    """How many cards a lost challenge costs."""
    return debt_judged(case).count + case.ruleset.lost_challenge


def _the_target_misses(case: UnoCase[Answer], target: Seat) -> Events:
    """Somebody else drew: the one told to draw still misses the turn."""
    if case.state.round.out is not None:
        return ()
    return (TurnMissed(target), TurnPassed(seat_after(case.state, target)))


def answered(case: UnoCase[Answer]) -> Events:
    """The events of an answer, the first or another."""
    match bearing(case):
        case Bearing.FIRST:
            return _first_told(case)
        case Bearing.CONFIRMS:
            return (TestimonyEnded(),)
        case Bearing.SETTLES:
            return _told_otherwise(case)
        case Bearing.DENIES:
            return _contested(case)
    return ()


def _first_told(case: UnoCase[Answer]) -> Events:
    guilty, by = known(is_guilty(case)), case.submission.by
    events = found(case, guilty)
    if not rests_on_a_word(case) or isinstance(by, str):
        return events
    debt, drawn = debt_judged(case), sum(one.count for one in events if isinstance(one, PenaltyDrawn))
    told = Testimony(
        moment(case),
        by,
        challenger_of(case),
        debt,
        guilty,
        Count(drawn),
        _suspect(case.state.round, debt),
    )
    return (*events, HandTold(told))


def _told_otherwise(case: UnoCase[Answer]) -> Events:
    """It is as if this had been told from the first."""
    told, round = known(told_before(case)), case.state.round
    to_them = (TurnPassed(told.debt.seat),) if round.out is None and round.turn != told.debt.seat else ()
    undone = (*_undone(case, told.drawn), DebtLaid(told.debt), *to_them)
    return (*undone, *found(_after(case, undone, told), known(is_guilty(case))))


def _undone(case: UnoCase[Answer], count: int) -> Events:
    """What was told counts as never told; so many of the cards that came of it go back."""
    told = known(told_before(case))
    drew = accused_of(told.debt) if told.guilty else told.challenger
    return (TestimonyEnded(undone=True), *returned(case.state.round, drew, count))


def returned(round: Round, seat: Seat, count: int) -> tuple[PenaltyReturned, ...]:
    """So many cards go back into the pile; of cards that were laid since, or that are certainly in that hand,
    none can."""
    held, seen = round.hands[seat], len(known_cards(by_what_is_certain(round), seat))
    back = count if held is None else min(count, max(0, held - max(1, seen)))
    return (PenaltyReturned(seat, Count(back)),) if back else ()


def _after(case: UnoCase[Answer], events: Events, told: Testimony | None = None) -> UnoCase[Answer]:
    """The same answer after these events; it is still about the hand of which something was `told`."""
    match = reduce(case.ruleset.evolve, events, case.state)
    if told is not None:
        asked = replace(match.round, challenged=told.debt.by, challenger=told.challenger)
        match = replace(match, round=asked)
    return replace(case, state=match)


def _contested(case: UnoCase[Answer]) -> Events:
    """As if nobody had challenged; once settled, cards move and no turn."""
    told, round = known(told_before(case)), case.state.round
    debt = told.debt
    drawn: Events
    if told.closed is None and round.out is None and round.turn == debt.seat:
        # The cards are owed again, and drawn in the turn that is missed.
        owed = (*_undone(case, told.drawn), DebtLaid(replace(debt, open_to_challenge=False)))
        there_are = can_be_had(_after(case, owed).state.round, debt.count)
        return (*owed, Contested(_contest(case, told, there_are)))
    if not told.guilty and told.challenger == debt.seat:
        kept = min(debt.count, told.drawn)
        events, drawn = _undone(case, told.drawn - kept), (DebtDrawn(debt.seat, Count(kept)),)
    else:
        undone = _undone(case, told.drawn)
        drawn = penalty_drawn(_after(case, undone).state.round, debt.seat, debt.count)
        events = (*undone, *drawn)
    count = sum(one.count for one in drawn if isinstance(one, DebtDrawn | PenaltyDrawn))
    return (*events, Contested(_contest(case, told, count)))


def _contest(case: UnoCase[Answer], told: Testimony, drawn: int) -> Contest:
    """`drawn` are the cards that the one who was told to draw has for it, or still owes."""
    accused, challenger, target = accused_of(told.debt), told.challenger, told.debt.seat
    return Contest(
        EntryNumber(case.submission.number),
        told.told.entry,
        accused,
        (accused, challenger),
        otherwise=(
            PenaltyReturned(target, Count(drawn), told.debt.entry),
            PenaltyDrawn(accused, told.debt.count),
        ),
        in_favor=(PenaltyDrawn(challenger, Count(case.ruleset.lost_challenge)),),
        about=told.debt.entry,
    )


# --- later ---


def as_it_is_now(case: UnoCase[object], events: Events) -> Events:
    """What was held back, with the hands and the pile as they are now."""
    return contests.resolve_held_back(case, events, _now)


def _now(case: UnoCase[object], event: Event) -> Events:
    match event:
        case PenaltyDrawn():
            return penalty_drawn(case.state.round, event.seat, event.count)
        case PenaltyReturned():
            return _owed_no_more(case.state.round, event) or returned(
                case.state.round, event.seat, event.count
            )
    return (event,)


def _owed_no_more(round: Round, event: PenaltyReturned) -> Events:
    """The cards of this card that are still owed lapse instead of going back; nothing if they are drawn."""
    debt = round.debt
    is_owed = debt is not None and event.entry is not None and debt.entry == event.entry
    return (DebtLapsed(event.seat),) if is_owed else ()


def contest_about(case: UnoCase[object], entry: EntryNumber) -> Contest | None:
    """What is contested of the card of that entry."""
    return next((one for one in case.state.contests if one.about == entry), None)


def settled_by_proof(case: UnoCase[object], entry: EntryNumber) -> Events:
    """Whoever laid that card is found out: what is contested of it is decided, and what was told of the hand
    since, against the truth, is put right. Cards move, and no turn."""
    contest, told = contest_about(case, entry), case.state.round.testimony
    if contest is not None:
        return (Decided(contest.entry), *as_it_is_now(case, contest.otherwise))
    if told is None or not is_found_out(told, entry):
        return ()
    back = returned(case.state.round, told.challenger, told.drawn)
    match = reduce(case.ruleset.evolve, back, case.state)
    return (TestimonyEnded(), *back, *penalty_drawn(match.round, accused_of(told.debt), told.debt.count))


def is_found_out(told: Testimony | None, entry: EntryNumber) -> bool:
    """Whether somebody said of that card that it was lawful, and could still be denied."""
    return told is not None and told.debt.entry == entry and not told.guilty and told.closed is None
