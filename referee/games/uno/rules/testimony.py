"""Rules for testimony: one player's report about a challenged hand. The report is valid until another player
who saw the hand denies the report."""

from enum import Enum, auto
from functools import reduce

from referee.games.shared.call_window import claim_crossed_earlier_claim, moment_of_claim
from referee.games.uno.model.claims import Challenge, ShowHand
from referee.games.uno.model.events import (
    ChallengeSettled,
    DrawDebtBegun,
    DrawDebtLapsed,
    DrawDebtPaid,
    HandTestimonyEnded,
    HandTestimonyGiven,
    PenaltyDrawn,
    PenaltyReturned,
    TurnBegun,
    TurnMissed,
)
from referee.games.uno.model.rulebook import (
    CONTRADICTION_ABOUT_CHALLENGED_HAND,
    TESTIMONY_ABOUT_CHALLENGED_HAND,
)
from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.model.state import Debt, Round, Suspect, Testimony
from referee.games.uno.rules.deduction import (
    hand_provably_has_card,
    known_cards_of_hand,
    round_without_cards_of_refused_claims,
)
from referee.games.uno.rules.owed_cards import draw_penalty, number_of_drawable_cards
from referee.games.uno.rules.turn import seat_after
from referee.kit.quantities import CardCount, EntryNumber
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.model.events import ClaimContested, ContestDecided
from referee.match.model.state import Contest
from referee.match.table import contests
from referee.rulings.finding import (
    Fact,
    Finding,
    FindingWeight,
    finding_breaks,
    finding_holds,
    finding_unseen,
)
from referee.rulings.ruleset import Events, compute_once_per_case
from referee.rulings.submission import KEEPER
from referee.rulings.tags import Event

ClaimAboutChallengedHand = Challenge | ShowHand
"""A claim about a challenged hand: the answer to a challenge, or the challenge itself, which may include its
result."""


class ChallengeAnswerKind(Enum):
    """How an answer relates to earlier testimony (one player's report) about the same challenged hand.

    - `FIRST`: There is no earlier testimony.
    - `AGAIN`: The same witness repeats the testimony.
    - `CONFIRMS`: Another witness, the scorekeeper or the cards on the table confirm the testimony.
    - `SETTLES`: The scorekeeper or the cards on the table refute the testimony, or a player contradicts the
      testimony to that player's own disadvantage.
    - `DENIES`: Another witness contradicts the testimony.
    - `TURNS_ROUND`: The same witness now says the opposite, which helps that witness.
    - `TOO_LATE`: The answer contradicts the testimony, and a seat has already played or drawn since the
      testimony.
    """

    FIRST = auto()
    AGAIN = auto()
    CONFIRMS = auto()
    SETTLES = auto()
    DENIES = auto()
    TURNS_ROUND = auto()
    TOO_LATE = auto()


# --- the challenged card, and what is known of the hand ---


def debt_of_challenged_card(case: UnoCase[ClaimAboutChallengedHand]) -> Debt:
    """The debt (cards that a seat has to draw) because of the challenged card."""
    round = case.state.round
    return not_none(round.debt_for_shown_hand if isinstance(case.claim, ShowHand) else round.debt)


def accused_seat(debt: Debt) -> Seat:
    """The seat that played the challenged card. Every challenged card has a player, because a card turned up
    at the deal cannot be challenged."""
    return not_none(debt.by)


def earlier_testimony(case: UnoCase[ClaimAboutChallengedHand]) -> Testimony | None:
    """The earlier testimony (one player's report) about the challenged hand; None if this answer is the
    first."""
    round = case.state.round
    return round.testimony if isinstance(case.claim, ShowHand) and round.challenged is None else None


def challenging_seat(case: UnoCase[ClaimAboutChallengedHand]) -> Seat:
    """The seat that challenged the card, by this claim or by an earlier claim."""
    earlier, challenger = earlier_testimony(case), case.state.round.challenger
    if earlier is not None:
        return earlier.challenger
    return case.claim.seat if challenger is None else challenger


def is_challenge_of_last_card(case: UnoCase[ClaimAboutChallengedHand]) -> bool:
    """Whether the challenged card was the last card of its player."""
    round = case.state.round
    return round.out is not None and round.out == debt_of_challenged_card(case).by


@compute_once_per_case
def is_challenged_card_illegal(case: UnoCase[ClaimAboutChallengedHand]) -> bool | None:
    """Whether the challenged card was illegal; None if the hand still has to be shown.

    If the cards on the table prove the result, the proof decides. Without a proof, this claim decides. A last
    card is never illegal, because the hand is empty.
    """
    if is_challenge_of_last_card(case):
        return False
    proved = is_challenged_card_proved_illegal(case)
    if proved is not None:
        return proved
    claim = case.claim
    return (
        claim.hand_had_the_color(case.ruleset, case.state)
        if isinstance(claim, ShowHand)
        else claim.held_color
    )


@compute_once_per_case
def is_challenged_card_proved_illegal(case: UnoCase[ClaimAboutChallengedHand]) -> bool | None:
    """Whether the cards on the table prove that the challenged card was illegal (True) or legal (False).

    The result is None in three cases. The cards prove neither. The accused hand has changed since the
    challenged card was played. Or a player has reported what was in the hand, and it is too late to deny this
    report.
    """
    round, debt, earlier = case.state.round, debt_of_challenged_card(case), earlier_testimony(case)
    accused, suspect = accused_seat(debt), _possible_bluff_that_caused_debt(round, debt)
    has_changed = suspect is None or round.received[accused] != suspect.received
    if has_changed or (earlier is not None and earlier.closed is not None):
        return None
    bars = case.ruleset.bars_a_wild_draw_four(debt.over, debt.under)
    return hand_provably_has_card(round, accused, bars, debt.hand)


def _possible_bluff_that_caused_debt(round: Round, debt: Debt) -> Suspect | None:
    return next((one for one in round.suspects if one.entry == debt.entry), None)


def classify_challenge_answer(case: UnoCase[ClaimAboutChallengedHand]) -> ChallengeAnswerKind:
    """How this answer relates to earlier testimony (one player's report) about the challenged hand."""
    earlier, by = earlier_testimony(case), case.submission.by
    if earlier is None:
        return ChallengeAnswerKind.FIRST
    guilty = is_challenged_card_illegal(case)
    if guilty == earlier.guilty:
        is_own = by == earlier.by and is_challenged_card_proved_illegal(case) is None
        return ChallengeAnswerKind.AGAIN if is_own else ChallengeAnswerKind.CONFIRMS
    if earlier.closed is not None:
        crossed = by not in (KEEPER, earlier.by) and claim_crossed_earlier_claim(case, earlier.closed)
        return ChallengeAnswerKind.DENIES if crossed else ChallengeAnswerKind.TOO_LATE
    if by == KEEPER or is_challenged_card_proved_illegal(case) is not None:
        return ChallengeAnswerKind.SETTLES
    is_between_them = earlier.by in _accused_and_challenger(earlier)
    gives_in = by == (earlier.debt.by if guilty else earlier.challenger)
    if by != earlier.by and (is_between_them or not gives_in):
        return ChallengeAnswerKind.DENIES
    return ChallengeAnswerKind.SETTLES if gives_in else ChallengeAnswerKind.TURNS_ROUND


def _accused_and_challenger(testimony: Testimony) -> tuple[Seat, Seat]:
    """The two parties of a challenge: first the accused seat, then the challenger."""
    return accused_seat(testimony.debt), testimony.challenger


def answer_rests_on_report_of_one_player(case: UnoCase[ClaimAboutChallengedHand]) -> bool:
    """Whether the only evidence for this first answer is the report of one player. The report of the
    scorekeeper is enough evidence."""
    is_by_a_player = case.submission.by != KEEPER and is_challenged_card_illegal(case) is not None
    return (
        is_by_a_player
        and not is_challenge_of_last_card(case)
        and is_challenged_card_proved_illegal(case) is None
    )


# --- findings about an answer to a challenge ---


def cite_witness_of_challenged_hand(case: UnoCase[ClaimAboutChallengedHand]) -> Finding | None:
    """Return a finding about the player on whose report the result of the challenge depends. None if the
    result depends on no report, for example because the cards on the table prove the result.

    The finding refuses an answer that comes too late, and an answer in which a witness reverses an earlier
    report. If two witnesses contradict each other, the finding says that the players have to decide.
    """
    earlier = earlier_testimony(case)
    facts: dict[str, Fact] = {} if earlier is None else {"entry": earlier.told.entry}
    match classify_challenge_answer(case):
        case ChallengeAnswerKind.FIRST if answer_rests_on_report_of_one_player(case):
            return finding_unseen(TESTIMONY_ABOUT_CHALLENGED_HAND, teller=case.submission.by)
        case ChallengeAnswerKind.AGAIN:
            return finding_unseen(TESTIMONY_ABOUT_CHALLENGED_HAND, teller=not_none(earlier).by)
        case ChallengeAnswerKind.CONFIRMS:
            return finding_holds(
                TESTIMONY_ABOUT_CHALLENGED_HAND, teller=not_none(earlier).by, confirmed=True, **facts
            )
        case ChallengeAnswerKind.DENIES:
            return _cite_contradicting_witnesses(not_none(earlier))
        case ChallengeAnswerKind.TURNS_ROUND:
            return finding_breaks(TESTIMONY_ABOUT_CHALLENGED_HAND, teller=not_none(earlier).by, **facts)
        case ChallengeAnswerKind.TOO_LATE:
            return finding_breaks(TESTIMONY_ABOUT_CHALLENGED_HAND, late=True, **facts)
    return None


def _cite_contradicting_witnesses(earlier: Testimony) -> Finding:
    """Return a finding that two witnesses contradict each other."""
    facts = {"entry": earlier.told.entry, "accused": earlier.debt.by, "challenger": earlier.challenger}
    owed = {"seat": earlier.debt.seat, "count": earlier.debt.count, "acted": earlier.closed is not None}
    return Finding(CONTRADICTION_ABOUT_CHALLENGED_HAND.id, FindingWeight.CROSSED, {**facts, **owed})


# --- events of an answer to a challenge ---


def settle_challenge(case: UnoCase[ClaimAboutChallengedHand], guilty: bool) -> Events:
    """The events of a decided challenge. `guilty` is True if the challenged card was illegal.

    - If the accused is guilty, the accused draws the owed cards (the cards that the next seat had to draw).
      The next seat may play.
    - If the accused is innocent, the challenger draws the owed cards and the extra cards of a lost challenge.
    - If the innocent card was challenged by the next seat, that seat now owes all these cards. Any other
      challenger draws them at once, as a penalty.
    """
    round, debt, challenger = case.state.round, debt_of_challenged_card(case), challenging_seat(case)
    end = ChallengeSettled(debt.entry, accused_seat(debt), guilty)
    if guilty:
        return (end, *draw_penalty(round, accused_seat(debt), debt.count))
    lost = card_count_of_lost_challenge(case)
    if challenger == debt.seat:
        return (
            end,
            DrawDebtBegun(replace(debt, count=CardCount(lost), open_to_challenge=False, lost_challenge=True)),
        )
    return (end, *draw_penalty(round, challenger, lost), *_skip_turn_of_seat_with_debt(case, debt.seat))


def card_count_of_lost_challenge(case: UnoCase[ClaimAboutChallengedHand]) -> int:
    """Total number of cards that a lost challenge costs: the owed cards and the extra cards."""
    return debt_of_challenged_card(case).count + case.ruleset.lost_challenge


def _skip_turn_of_seat_with_debt(case: UnoCase[ClaimAboutChallengedHand], target: Seat) -> Events:
    """The events by which the seat `target` misses its turn. This seat owed the cards, but the challenger
    drew them instead. No events if the round is won."""
    if case.state.round.out is not None:
        return ()
    return (TurnMissed(target), TurnBegun(seat_after(case.state, target)))


def answer_challenge(case: UnoCase[ClaimAboutChallengedHand]) -> Events:
    """The events of an answer to a challenge. The events depend on the earlier testimony (one player's report
    about the hand) and on this answer."""
    match classify_challenge_answer(case):
        case ChallengeAnswerKind.FIRST:
            return _apply_first_answer(case)
        case ChallengeAnswerKind.CONFIRMS:
            return (HandTestimonyEnded(),)
        case ChallengeAnswerKind.SETTLES:
            return _replace_testimony(case)
        case ChallengeAnswerKind.DENIES:
            return _contest_testimony(case)
    return ()


def _apply_first_answer(case: UnoCase[ClaimAboutChallengedHand]) -> Events:
    guilty, by = not_none(is_challenged_card_illegal(case)), case.submission.by
    events = settle_challenge(case, guilty)
    if not answer_rests_on_report_of_one_player(case) or isinstance(by, str):
        return events
    debt, drawn = (
        debt_of_challenged_card(case),
        sum(one.count for one in events if isinstance(one, PenaltyDrawn)),
    )
    testimony = Testimony(
        moment_of_claim(case),
        by,
        challenging_seat(case),
        debt,
        guilty,
        CardCount(drawn),
        _possible_bluff_that_caused_debt(case.state.round, debt),
    )
    return (*events, HandTestimonyGiven(testimony))


def _replace_testimony(case: UnoCase[ClaimAboutChallengedHand]) -> Events:
    """The events that undo the earlier testimony (report about the hand), and then apply this answer as a
    first answer."""
    earlier, round = not_none(earlier_testimony(case)), case.state.round
    owing = earlier.debt.seat
    to_them = (TurnBegun(owing),) if round.out is None and round.turn != owing else ()
    undone = (*_undo_testimony(case, earlier.drawn), DrawDebtBegun(earlier.debt), *to_them)
    return (
        *undone,
        *settle_challenge(
            _case_of_answer_after_events(case, undone, earlier), not_none(is_challenged_card_illegal(case))
        ),
    )


def _undo_testimony(case: UnoCase[ClaimAboutChallengedHand], count: int) -> Events:
    """The events that cancel the earlier testimony (report about the hand). `count` of the cards that were
    drawn because of that testimony go back into the draw pile."""
    earlier = not_none(earlier_testimony(case))
    drew = accused_seat(earlier.debt) if earlier.guilty else earlier.challenger
    return (HandTestimonyEnded(undone=True), *return_cards_to_draw_pile(case.state.round, drew, count))


def return_cards_to_draw_pile(round: Round, seat: Seat, count: int) -> tuple[PenaltyReturned, ...]:
    """The event by which a seat puts up to `count` cards back into the draw pile; no event if no card can go
    back.

    Cards that are known to be in the hand stay there, and at least one card stays in the hand.
    """
    held, seen = (
        round.hands[seat],
        len(known_cards_of_hand(round_without_cards_of_refused_claims(round), seat)),
    )
    back = count if held is None else min(count, max(0, held - max(1, seen)))
    return (PenaltyReturned(seat, CardCount(back)),) if back else ()


def _case_of_answer_after_events(
    case: UnoCase[ClaimAboutChallengedHand], events: Events, earlier: Testimony | None = None
) -> UnoCase[ClaimAboutChallengedHand]:
    """The case (claim with the state) of this answer, with the state after these events. If `earlier` is
    given, the challenge that it answered is opened again."""
    match = reduce(case.ruleset.evolve, events, case.state)
    if earlier is not None:
        challenged = replace(match.round, challenged=earlier.debt.by, challenger=earlier.challenger)
        match = replace(match, round=challenged)
    return replace(case, state=match)


def _contest_testimony(case: UnoCase[ClaimAboutChallengedHand]) -> Events:
    """The events of an answer that contradicts the earlier testimony. The events open a contest, which the
    players decide.

    Until the players decide, play goes on as if nobody had challenged. The seat that had to draw for the
    challenged card draws these cards. The later decision moves only cards and changes no turn.
    """
    earlier, round = not_none(earlier_testimony(case)), case.state.round
    debt = earlier.debt
    drawn: Events
    if earlier.closed is None and round.out is None and round.turn == debt.seat:
        # The seat owes the cards again and draws them in the turn that it misses.
        owed = (*_undo_testimony(case, earlier.drawn), DrawDebtBegun(replace(debt, open_to_challenge=False)))
        count = number_of_drawable_cards(_case_of_answer_after_events(case, owed).state.round, debt.count)
        return (*owed, ClaimContested(_contest_about_challenged_hand(case, earlier, count)))
    if not earlier.guilty and earlier.challenger == debt.seat:
        kept = min(debt.count, earlier.drawn)
        events, drawn = (
            _undo_testimony(case, earlier.drawn - kept),
            (DrawDebtPaid(debt.seat, CardCount(kept)),),
        )
    else:
        undone = _undo_testimony(case, earlier.drawn)
        drawn = draw_penalty(_case_of_answer_after_events(case, undone).state.round, debt.seat, debt.count)
        events = (*undone, *drawn)
    count = sum(one.count for one in drawn if isinstance(one, DrawDebtPaid | PenaltyDrawn))
    return (*events, ClaimContested(_contest_about_challenged_hand(case, earlier, count)))


def _contest_about_challenged_hand(
    case: UnoCase[ClaimAboutChallengedHand], earlier: Testimony, drawn: int
) -> Contest:
    """The contest about the challenged hand. `drawn` is the number of cards that the seat with the debt has
    drawn or still owes."""
    accused, challenger, target = accused_seat(earlier.debt), earlier.challenger, earlier.debt.seat
    return Contest(
        EntryNumber(case.submission.number),
        earlier.told.entry,
        accused,
        (accused, challenger),
        otherwise=(
            PenaltyReturned(target, CardCount(drawn), earlier.debt.entry),
            PenaltyDrawn(accused, earlier.debt.count),
        ),
        in_favor=(PenaltyDrawn(challenger, CardCount(case.ruleset.lost_challenge)),),
        about=earlier.debt.entry,
    )


# --- the end of a contest about a challenged hand ---


def apply_withheld_events(case: UnoCase[object], events: Events) -> Events:
    """The events that happen after the players have decided a contest. Fewer cards move if the present hands
    or the present draw pile have too few."""
    return contests.resolve_held_back_events(case, events, _adjust_withheld_event)


def _adjust_withheld_event(case: UnoCase[object], event: Event) -> Events:
    match event:
        case PenaltyDrawn():
            return draw_penalty(case.state.round, event.seat, event.count)
        case PenaltyReturned():
            return _cancel_owed_cards(case.state.round, event) or return_cards_to_draw_pile(
                case.state.round, event.seat, event.count
            )
    return (event,)


def _cancel_owed_cards(round: Round, event: PenaltyReturned) -> Events:
    """The event that cancels owed cards (cards that a seat has to draw). A decision returns these cards
    before the seat has drawn them. No event if the seat has already drawn them."""
    debt = round.debt
    is_owed = debt is not None and event.entry is not None and debt.entry == event.entry
    return (DrawDebtLapsed(event.seat),) if is_owed else ()


def contest_about_card_of_entry(case: UnoCase[object], entry: EntryNumber) -> Contest | None:
    """The contest about the card that was played in this entry of the logbook; None if there is no such
    contest."""
    return next((one for one in case.state.contests if one.about == entry), None)


def settle_dispute_by_proved_bluff(case: UnoCase[object], entry: EntryNumber) -> Events:
    """The events after later cards prove that the card of this entry was a bluff (an illegal Wild Draw Four).

    The events decide a contest about the card, or replace false testimony about the hand. The events move
    only cards and change no turn.
    """
    contest, testimony = contest_about_card_of_entry(case, entry), case.state.round.testimony
    if contest is not None:
        return (ContestDecided(contest.entry), *apply_withheld_events(case, contest.otherwise))
    if testimony is None or not can_proved_bluff_refute_testimony(testimony, entry):
        return ()
    back = return_cards_to_draw_pile(case.state.round, testimony.challenger, testimony.drawn)
    match = reduce(case.ruleset.evolve, back, case.state)
    accused, count = accused_seat(testimony.debt), testimony.debt.count
    return (HandTestimonyEnded(), *back, *draw_penalty(match.round, accused, count))


def can_proved_bluff_refute_testimony(testimony: Testimony | None, entry: EntryNumber) -> bool:
    """Whether the testimony (one player's report) says that the card of this entry was legal, and can still
    be denied."""
    if testimony is None or testimony.debt.entry != entry:
        return False
    return not testimony.guilty and testimony.closed is None
