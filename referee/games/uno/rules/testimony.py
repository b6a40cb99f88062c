"""Testimony: what one witness of a challenged hand says counts until another witness denies it."""

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
from referee.rulings.ruleset import Events, computed_once
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Event

HandAnswer = Challenge | ShowHand
"""A claim that says what was in a challenged hand: the challenge itself, or an answer to it."""


class AnswerKind(Enum):
    """How an answer relates to the earlier testimony about the same hand.

    - `FIRST`: There is none.
    - `AGAIN`: The same witness says the same.
    - `CONFIRMS`: Another witness, the keeper or the cards say the same.
    - `SETTLES`: The keeper or the cards say the opposite, or a party concedes it.
    - `DENIES`: Another witness says the opposite.
    - `TURNS_ROUND`: The same witness now says the opposite, to its own advantage.
    - `TOO_LATE`: It says the opposite, but a seat has acted since.
    """

    FIRST = auto()
    AGAIN = auto()
    CONFIRMS = auto()
    SETTLES = auto()
    DENIES = auto()
    TURNS_ROUND = auto()
    TOO_LATE = auto()


# --- the challenged card, and what is known of the hand ---


def debt_in_question(case: UnoCase[HandAnswer]) -> Debt:
    """The debt of the challenged card."""
    round = case.state.round
    return known(round.in_question if isinstance(case.claim, ShowHand) else round.debt)


def accused_of(debt: Debt) -> Seat:
    """The seat that played the challenged card. A card turned up at the deal cannot be challenged."""
    return known(debt.by)


def earlier_testimony(case: UnoCase[HandAnswer]) -> Testimony | None:
    """The earlier testimony about this hand; None if this answer is the first."""
    round = case.state.round
    return round.testimony if isinstance(case.claim, ShowHand) and round.challenged is None else None


def challenger_of(case: UnoCase[HandAnswer]) -> Seat:
    """The seat that challenges by this claim, or did by an earlier one."""
    earlier, challenger = earlier_testimony(case), case.state.round.challenger
    if earlier is not None:
        return earlier.challenger
    return case.claim.seat if challenger is None else challenger


def is_last_card(case: UnoCase[HandAnswer]) -> bool:
    """Whether the challenged card was the last one of its player's hand."""
    round = case.state.round
    return round.out is not None and round.out == debt_in_question(case).by


@computed_once
def is_guilty(case: UnoCase[HandAnswer]) -> bool | None:
    """Whether the challenged card was illegal, by the cards on the table or else by this claim; None if the
    hand still has to be shown. After a last card the hand is empty: not guilty."""
    if is_last_card(case):
        return False
    proved = is_proved(case)
    if proved is not None:
        return proved
    claim = case.claim
    return claim.held(case.ruleset, case.state) if isinstance(claim, ShowHand) else claim.held_color


@computed_once
def is_proved(case: UnoCase[HandAnswer]) -> bool | None:
    """Whether the cards on the table prove that the challenged card was illegal (True) or legal (False); None
    if they prove neither, or if the hand may have changed since."""
    round, debt, earlier = case.state.round, debt_in_question(case), earlier_testimony(case)
    accused, suspect = accused_of(debt), _suspect(round, debt)
    has_changed = suspect is None or round.received[accused] != suspect.received
    if has_changed or (earlier is not None and earlier.closed is not None):
        return None
    bars = case.ruleset.bars_a_wild_draw_four(debt.over, debt.under)
    return provably_holds(round, accused, bars, debt.hand)


def _suspect(round: Round, debt: Debt) -> Suspect | None:
    return next((one for one in round.suspects if one.entry == debt.entry), None)


def classify_answer(case: UnoCase[HandAnswer]) -> AnswerKind:
    """How this answer relates to the earlier testimony about the same hand."""
    earlier, by = earlier_testimony(case), case.submission.by
    if earlier is None:
        return AnswerKind.FIRST
    guilty = is_guilty(case)
    if guilty == earlier.guilty:
        is_own = by == earlier.by and is_proved(case) is None
        return AnswerKind.AGAIN if is_own else AnswerKind.CONFIRMS
    if earlier.closed is not None:
        crossed = by not in (KEEPER, earlier.by) and has_crossed(case, earlier.closed)
        return AnswerKind.DENIES if crossed else AnswerKind.TOO_LATE
    if by == KEEPER or is_proved(case) is not None:
        return AnswerKind.SETTLES
    is_between_them = earlier.by in _parties(earlier)
    gives_in = by == (earlier.debt.by if guilty else earlier.challenger)
    if by != earlier.by and (is_between_them or not gives_in):
        return AnswerKind.DENIES
    return AnswerKind.SETTLES if gives_in else AnswerKind.TURNS_ROUND


def _parties(testimony: Testimony) -> tuple[Seat, Seat]:
    """The accused and the challenger."""
    return accused_of(testimony.debt), testimony.challenger


def rests_on_one_witness(case: UnoCase[HandAnswer]) -> bool:
    """Whether this first answer rests on the word of its witness alone."""
    is_by_a_player = case.submission.by != KEEPER and is_guilty(case) is not None
    return is_by_a_player and not is_last_card(case) and is_proved(case) is None


# --- findings ---


def cite_witness(case: UnoCase[HandAnswer]) -> Finding | None:
    """Cites the word of a witness on which an answer rests, and refuses an answer that changes it or comes
    too late. None if the keeper or the cards decide."""
    earlier = earlier_testimony(case)
    facts: dict[str, Fact] = {} if earlier is None else {"entry": earlier.told.entry}
    match classify_answer(case):
        case AnswerKind.FIRST if rests_on_one_witness(case):
            return unseen(CHALLENGE_WORD, teller=case.submission.by)
        case AnswerKind.AGAIN:
            return unseen(CHALLENGE_WORD, teller=known(earlier).by)
        case AnswerKind.CONFIRMS:
            return holds(CHALLENGE_WORD, teller=known(earlier).by, confirmed=True, **facts)
        case AnswerKind.DENIES:
            return _cite_contradiction(known(earlier))
        case AnswerKind.TURNS_ROUND:
            return breaks(CHALLENGE_WORD, teller=known(earlier).by, **facts)
        case AnswerKind.TOO_LATE:
            return breaks(CHALLENGE_WORD, late=True, **facts)
    return None


def _cite_contradiction(earlier: Testimony) -> Finding:
    """Cites that two witnesses contradict each other."""
    facts = {"entry": earlier.told.entry, "accused": earlier.debt.by, "challenger": earlier.challenger}
    owed = {"seat": earlier.debt.seat, "count": earlier.debt.count, "acted": earlier.closed is not None}
    return Finding(CHALLENGE_CROSSED.id, Weight.CROSSED, {**facts, **owed})


# --- events ---


def settle_challenge(case: UnoCase[HandAnswer], guilty: bool) -> Events:
    """The events of a challenge that is decided.

    If the accused is guilty, the accused draws the owed cards at once, and the seat that should have drawn
    them goes on. If not, the challenger draws more: as a larger debt, or as a penalty if another seat owes
    the cards.
    """
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
    """Number of cards that a lost challenge costs in all."""
    return debt_in_question(case).count + case.ruleset.lost_challenge


def _the_target_misses(case: UnoCase[HandAnswer], target: Seat) -> Events:
    """The events by which the seat that owed the cards misses its turn, although the challenger drew them."""
    if case.state.round.out is not None:
        return ()
    return (TurnMissed(target), TurnPassed(seat_after(case.state, target)))


def answer_challenge(case: UnoCase[HandAnswer]) -> Events:
    """The events of an answer, by how it relates to an earlier one."""
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
    testimony = Testimony(
        claim_time(case),
        by,
        challenger_of(case),
        debt,
        guilty,
        Count(drawn),
        _suspect(case.state.round, debt),
    )
    return (*events, HandTold(testimony))


def _replace_testimony(case: UnoCase[HandAnswer]) -> Events:
    """The events that undo the earlier testimony and apply this answer as if it were the first."""
    earlier, round = known(earlier_testimony(case)), case.state.round
    owing = earlier.debt.seat
    to_them = (TurnPassed(owing),) if round.out is None and round.turn != owing else ()
    undone = (*_undo_testimony(case, earlier.drawn), DebtLaid(earlier.debt), *to_them)
    return (*undone, *settle_challenge(_case_after(case, undone, earlier), known(is_guilty(case))))


def _undo_testimony(case: UnoCase[HandAnswer], count: int) -> Events:
    """The events that end the earlier testimony as if it had not been given, and return `count` of the cards
    drawn because of it."""
    earlier = known(earlier_testimony(case))
    drew = accused_of(earlier.debt) if earlier.guilty else earlier.challenger
    return (TestimonyEnded(undone=True), *return_cards(case.state.round, drew, count))


def return_cards(round: Round, seat: Seat, count: int) -> tuple[PenaltyReturned, ...]:
    """The event by which up to `count` cards go back into the pile. Cards that were played since, or are
    known to be in the hand, cannot go back."""
    held, seen = round.hands[seat], len(known_cards(without_unproved_cards(round), seat))
    back = count if held is None else min(count, max(0, held - max(1, seen)))
    return (PenaltyReturned(seat, Count(back)),) if back else ()


def _case_after(
    case: UnoCase[HandAnswer], events: Events, earlier: Testimony | None = None
) -> UnoCase[HandAnswer]:
    """The same answer after these events. With the `earlier` testimony, its hand is challenged again."""
    match = reduce(case.ruleset.evolve, events, case.state)
    if earlier is not None:
        challenged = replace(match.round, challenged=earlier.debt.by, challenger=earlier.challenger)
        match = replace(match, round=challenged)
    return replace(case, state=match)


def _contest_testimony(case: UnoCase[HandAnswer]) -> Events:
    """The events of two witnesses who contradict each other.

    Until the contest is decided the challenge has no effect: the owed cards are drawn. The decision moves
    only cards, and no turn.
    """
    earlier, round = known(earlier_testimony(case)), case.state.round
    debt = earlier.debt
    drawn: Events
    if earlier.closed is None and round.out is None and round.turn == debt.seat:
        # The cards are owed again, and drawn in the turn that is missed.
        owed = (*_undo_testimony(case, earlier.drawn), DebtLaid(replace(debt, open_to_challenge=False)))
        count = available_cards(_case_after(case, owed).state.round, debt.count)
        return (*owed, Contested(_contest(case, earlier, count)))
    if not earlier.guilty and earlier.challenger == debt.seat:
        kept = min(debt.count, earlier.drawn)
        events, drawn = _undo_testimony(case, earlier.drawn - kept), (DebtDrawn(debt.seat, Count(kept)),)
    else:
        undone = _undo_testimony(case, earlier.drawn)
        drawn = draw_penalty(_case_after(case, undone).state.round, debt.seat, debt.count)
        events = (*undone, *drawn)
    count = sum(one.count for one in drawn if isinstance(one, DebtDrawn | PenaltyDrawn))
    return (*events, Contested(_contest(case, earlier, count)))


def _contest(case: UnoCase[HandAnswer], earlier: Testimony, drawn: int) -> Contest:
    """The contest about the challenged hand. `drawn`: how many cards the seat that owed them has drawn, or
    still owes."""
    accused, challenger, target = accused_of(earlier.debt), earlier.challenger, earlier.debt.seat
    return Contest(
        EntryNumber(case.submission.number),
        earlier.told.entry,
        accused,
        (accused, challenger),
        otherwise=(
            PenaltyReturned(target, Count(drawn), earlier.debt.entry),
            PenaltyDrawn(accused, earlier.debt.count),
        ),
        in_favor=(PenaltyDrawn(challenger, Count(case.ruleset.lost_challenge)),),
        about=earlier.debt.entry,
    )


# --- the end of a contest ---


def apply_withheld(case: UnoCase[object], events: Events) -> Events:
    """The events that a contest withheld, adjusted to the hands and the pile as they are now."""
    return contests.resolve_held_back(case, events, _adjusted)


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
    """The event by which the cards lapse that would go back, if they are still owed; none if they are
    drawn."""
    debt = round.debt
    is_owed = debt is not None and event.entry is not None and debt.entry == event.entry
    return (DebtLapsed(event.seat),) if is_owed else ()


def contest_about(case: UnoCase[object], entry: EntryNumber) -> Contest | None:
    """The contest about the card of this entry; None if there is none."""
    return next((one for one in case.state.contests if one.about == entry), None)


def settle_by_proof(case: UnoCase[object], entry: EntryNumber) -> Events:
    """The events once later cards prove that the card of this entry was a bluff: a contest about it is
    decided, or a false testimony is replaced. Only cards move, and no turn."""
    contest, testimony = contest_about(case, entry), case.state.round.testimony
    if contest is not None:
        return (Decided(contest.entry), *apply_withheld(case, contest.otherwise))
    if testimony is None or not is_open_to_denial(testimony, entry):
        return ()
    back = return_cards(case.state.round, testimony.challenger, testimony.drawn)
    match = reduce(case.ruleset.evolve, back, case.state)
    accused, count = accused_of(testimony.debt), testimony.debt.count
    return (TestimonyEnded(), *back, *draw_penalty(match.round, accused, count))


def is_open_to_denial(testimony: Testimony | None, entry: EntryNumber) -> bool:
    """Whether the testimony says that the card of this entry was legal, and can still be denied."""
    if testimony is None or testimony.debt.entry != entry:
        return False
    return not testimony.guilty and testimony.closed is None
