"""What one of those who saw a challenged hand says of it: it counts until another of them denies it."""

from enum import Enum, auto
from functools import reduce

from referee.games.shared.call_window import claim_time, has_crossed
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
from referee.games.uno.rules.deduction import known_cards, provably_holds, without_unproved_cards
from referee.games.uno.rules.owed import available_cards, draw_penalty
from referee.games.uno.rules.turn import seat_after
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.model.events import Contested, Decided
from referee.match.model.state import Contest
from referee.match.table import contests
from referee.rulings.finding import Fact, Finding, Weight, breaks, holds, unseen
from referee.rulings.ruleset import Events, once
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Event

HandAnswer = Challenge | ShowHand
"""What is said of a hand: with the challenge, or in answer to it."""


class AnswerKind(Enum):
    """What is said of a hand, beside what was said of it before."""

    FIRST = auto()
    AGAIN = auto()
    CONFIRMS = auto()
    SETTLES = auto()
    DENIES = auto()
    TURNS_ROUND = auto()
    TOO_LATE = auto()


# --- what is asked, and what is known ---


def debt_in_question(case: UnoCase[HandAnswer]) -> Debt:
    """The debt that the hand is searched for."""
    round = case.state.round
    return known(round.in_question if isinstance(case.claim, ShowHand) else round.debt)


def accused_of(debt: Debt) -> Seat:
    """Who laid the card that is challenged; one that was turned up at the deal cannot be."""
    return known(debt.by)


def earlier_testimony(case: UnoCase[HandAnswer]) -> Testimony | None:
    """What was said of this hand already, if this answer is not the first."""
    round = case.state.round
    return round.testimony if isinstance(case.claim, ShowHand) and round.challenged is None else None


def challenger_of(case: UnoCase[HandAnswer]) -> Seat:
    """Who challenged: this claim does, or an earlier one did."""
    told, challenger = earlier_testimony(case), case.state.round.challenger
    if told is not None:
        return told.challenger
    return case.claim.seat if challenger is None else challenger


def is_last_card(case: UnoCase[HandAnswer]) -> bool:
    round = case.state.round
    return round.out is not None and round.out == debt_in_question(case).by


@once
def is_guilty(case: UnoCase[HandAnswer]) -> bool | None:
    """What is known of the hand: nothing is left of a last card's; else what was seen or shown."""
    if is_last_card(case):
        return False
    proved = is_proved(case)
    if proved is not None:
        return proved
    claim = case.claim
    return claim.held(case.ruleset, case.state) if isinstance(claim, ShowHand) else claim.held_color


@once
def is_proved(case: UnoCase[HandAnswer]) -> bool | None:
    """What the cards on the table prove of the hand; nothing, once it has been given another card, or its
    player may have laid one."""
    round, debt, told = case.state.round, debt_in_question(case), earlier_testimony(case)
    accused, suspect = accused_of(debt), _suspect(round, debt)
    has_changed = suspect is None or round.received[accused] != suspect.received
    if has_changed or (told is not None and told.closed is not None):
        return None
    bars = case.ruleset.bars_a_wild_draw_four(debt.over, debt.under)
    return provably_holds(round, accused, bars, debt.hand)


def _suspect(round: Round, debt: Debt) -> Suspect | None:
    return next((one for one in round.suspects if one.entry == debt.entry), None)


def classify_answer(case: UnoCase[HandAnswer]) -> AnswerKind:
    told, by = earlier_testimony(case), case.submission.by
    if told is None:
        return AnswerKind.FIRST
    guilty = is_guilty(case)
    if guilty == told.guilty:
        is_own = by == told.by and is_proved(case) is None
        return AnswerKind.AGAIN if is_own else AnswerKind.CONFIRMS
    if told.closed is not None:
        crossed = by not in (KEEPER, told.by) and has_crossed(case, told.closed)
        return AnswerKind.DENIES if crossed else AnswerKind.TOO_LATE
    if by == KEEPER or is_proved(case) is not None:
        return AnswerKind.SETTLES
    is_between_them = told.by in _parties(told)
    gives_in = by == (told.debt.by if guilty else told.challenger)
    if by != told.by and (is_between_them or not gives_in):
        return AnswerKind.DENIES
    return AnswerKind.SETTLES if gives_in else AnswerKind.TURNS_ROUND


def _parties(told: Testimony) -> tuple[Seat, Seat]:
    return accused_of(told.debt), told.challenger


def rests_on_one_witness(case: UnoCase[HandAnswer]) -> bool:
    """Whether this first answer is that of one who saw the hand, and no more than that."""
    is_a_word = case.submission.by != KEEPER and is_guilty(case) is not None
    return is_a_word and not is_last_card(case) and is_proved(case) is None


# --- findings ---


def cite_witness(case: UnoCase[HandAnswer]) -> Finding | None:
    """Cites what an answer rests on that neither the scorekeeper tells nor the cards prove."""
    told = earlier_testimony(case)
    facts: dict[str, Fact] = {} if told is None else {"entry": told.told.entry}
    match classify_answer(case):
        case AnswerKind.FIRST if rests_on_one_witness(case):
            return unseen(CHALLENGE_WORD, teller=case.submission.by)
        case AnswerKind.AGAIN:
            return unseen(CHALLENGE_WORD, teller=known(told).by)
        case AnswerKind.CONFIRMS:
            return holds(CHALLENGE_WORD, teller=known(told).by, confirmed=True, **facts)
        case AnswerKind.DENIES:
            return _cite_contradiction(known(told))
        case AnswerKind.TURNS_ROUND:
            return breaks(CHALLENGE_WORD, teller=known(told).by, **facts)
        case AnswerKind.TOO_LATE:
            return breaks(CHALLENGE_WORD, late=True, **facts)
    return None


def _cite_contradiction(told: Testimony) -> Finding:
    facts = {"entry": told.told.entry, "accused": told.debt.by, "challenger": told.challenger}
    owed = {"seat": told.debt.seat, "count": told.debt.count, "acted": told.closed is not None}
    return Finding(CHALLENGE_CROSSED.id, Weight.CROSSED, {**facts, **owed})


# --- what follows ---


def settle_challenge(case: UnoCase[HandAnswer], guilty: bool) -> Events:
    """Guilty: four cards at once, and the target's turn. Innocent: the debt grows and stays a debt."""
    round, debt, challenger = case.state.round, debt_in_question(case), challenger_of(case)
    end = ChallengeSettled(debt.entry, accused_of(debt), guilty)
    if guilty:
        return (end, *draw_penalty(round, accused_of(debt), debt.count))
    lost = cost_of_lost_challenge(case)
    if challenger == debt.seat:
        return (
            end,
            DebtLaid(replace(debt, count=Count(lost), open_to_challenge=False, lost_challenge=True)),
        )
    return (end, *draw_penalty(round, challenger, lost), *_the_target_misses(case, debt.seat))


def cost_of_lost_challenge(case: UnoCase[HandAnswer]) -> int:
    """How many cards a lost challenge costs."""
    return debt_in_question(case).count + case.ruleset.lost_challenge


def _the_target_misses(case: UnoCase[HandAnswer], target: Seat) -> Events:
    """Somebody else drew: the one told to draw still misses the turn."""
    if case.state.round.out is not None:
        return ()
    return (TurnMissed(target), TurnPassed(seat_after(case.state, target)))


def answer_challenge(case: UnoCase[HandAnswer]) -> Events:
    """The events of an answer, the first or another."""
    match classify_answer(case):
        case AnswerKind.FIRST:
            return _answer_first(case)
        case AnswerKind.CONFIRMS:
            return (TestimonyEnded(),)
        case AnswerKind.SETTLES:
            return _replace_testimony(case)
        case AnswerKind.DENIES:
            return _contest_testimony(case)
    return ()


def _answer_first(case: UnoCase[HandAnswer]) -> Events:
    guilty, by = known(is_guilty(case)), case.submission.by
    events = settle_challenge(case, guilty)
    if not rests_on_one_witness(case) or isinstance(by, str):
        return events
    debt, drawn = debt_in_question(case), sum(one.count for one in events if isinstance(one, PenaltyDrawn))
    told = Testimony(
        claim_time(case),
        by,
        challenger_of(case),
        debt,
        guilty,
        Count(drawn),
        _suspect(case.state.round, debt),
    )
    return (*events, HandTold(told))


def _replace_testimony(case: UnoCase[HandAnswer]) -> Events:
    """It is as if this had been told from the first."""
    told, round = known(earlier_testimony(case)), case.state.round
    to_them = (TurnPassed(told.debt.seat),) if round.out is None and round.turn != told.debt.seat else ()
    undone = (*_undo_testimony(case, told.drawn), DebtLaid(told.debt), *to_them)
    return (*undone, *settle_challenge(_case_after(case, undone, told), known(is_guilty(case))))


def _undo_testimony(case: UnoCase[HandAnswer], count: int) -> Events:
    """What was told counts as never told; so many of the cards that came of it go back."""
    told = known(earlier_testimony(case))
    drew = accused_of(told.debt) if told.guilty else told.challenger
    return (TestimonyEnded(undone=True), *return_cards(case.state.round, drew, count))


def return_cards(round: Round, seat: Seat, count: int) -> tuple[PenaltyReturned, ...]:
    """So many cards go back into the pile; of cards that were laid since, or that are certainly in that hand,
    none can."""
    held, seen = round.hands[seat], len(known_cards(without_unproved_cards(round), seat))
    back = count if held is None else min(count, max(0, held - max(1, seen)))
    return (PenaltyReturned(seat, Count(back)),) if back else ()


def _case_after(
    case: UnoCase[HandAnswer], events: Events, told: Testimony | None = None
) -> UnoCase[HandAnswer]:
    """The same answer after these events; it is still about the hand of which something was `told`."""
    match = reduce(case.ruleset.evolve, events, case.state)
    if told is not None:
        asked = replace(match.round, challenged=told.debt.by, challenger=told.challenger)
        match = replace(match, round=asked)
    return replace(case, state=match)


def _contest_testimony(case: UnoCase[HandAnswer]) -> Events:
    """As if nobody had challenged; once settled, cards move and no turn."""
    told, round = known(earlier_testimony(case)), case.state.round
    debt = told.debt
    drawn: Events
    if told.closed is None and round.out is None and round.turn == debt.seat:
        # The cards are owed again, and drawn in the turn that is missed.
        owed = (*_undo_testimony(case, told.drawn), DebtLaid(replace(debt, open_to_challenge=False)))
        there_are = available_cards(_case_after(case, owed).state.round, debt.count)
        return (*owed, Contested(_contest(case, told, there_are)))
    if not told.guilty and told.challenger == debt.seat:
        kept = min(debt.count, told.drawn)
        events, drawn = _undo_testimony(case, told.drawn - kept), (DebtDrawn(debt.seat, Count(kept)),)
    else:
        undone = _undo_testimony(case, told.drawn)
        drawn = draw_penalty(_case_after(case, undone).state.round, debt.seat, debt.count)
        events = (*undone, *drawn)
    count = sum(one.count for one in drawn if isinstance(one, DebtDrawn | PenaltyDrawn))
    return (*events, Contested(_contest(case, told, count)))


def _contest(case: UnoCase[HandAnswer], told: Testimony, drawn: int) -> Contest:
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


def apply_withheld(case: UnoCase[object], events: Events) -> Events:
    """What was held back, with the hands and the pile as they are now."""
    return contests.as_it_is_now(case, events, _adjusted)


def _adjusted(case: UnoCase[object], event: Event) -> Events:
    match event:
        case PenaltyDrawn():
            return draw_penalty(case.state.round, event.seat, event.count)
        case PenaltyReturned():
            return _owed_no_more(case.state.round, event) or return_cards(
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


def settle_by_proof(case: UnoCase[object], entry: EntryNumber) -> Events:
    """Whoever laid that card is found out: what is contested of it is decided, and what was told of the hand
    since, against the truth, is put right. Cards move, and no turn."""
    contest, told = contest_about(case, entry), case.state.round.testimony
    if contest is not None:
        return (Decided(contest.entry), *apply_withheld(case, contest.otherwise))
    if told is None or not is_open_to_denial(told, entry):
        return ()
    back = return_cards(case.state.round, told.challenger, told.drawn)
    match = reduce(case.ruleset.evolve, back, case.state)
    return (TestimonyEnded(), *back, *draw_penalty(match.round, accused_of(told.debt), told.debt.count))


def is_open_to_denial(told: Testimony | None, entry: EntryNumber) -> bool:
    """Whether somebody said of that card that it was lawful, and could still be denied."""
    return told is not None and told.debt.entry == entry and not told.guilty and told.closed is None
