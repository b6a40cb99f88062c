"""Calling UNO, catching who did not, and what cannot be known of it."""

from functools import reduce

from referee.games.shared.call_window import CallWindow, Moment, catcher, moment, unseen_just_now, window_of
from referee.games.uno.model.claims import Draw
from referee.games.uno.model.events import (
    CallDue,
    Called,
    CalledEarly,
    CallWindowClosed,
    CatchDisputed,
    Caught,
    PenaltyDrawn,
    PenaltyReturned,
)
from referee.games.uno.model.rulebook import (
    CALL,
    CALL_CROSSED,
    CALL_EARLY,
    CALL_IN_TIME,
    CATCH,
    CATCH_HEARD,
    MISSED_TURN,
)
from referee.games.uno.model.state import Round
from referee.games.uno.rules.owed import can_be_had, penalty_drawn, the_pile_holds
from referee.games.uno.rules.testimony import as_it_is_now
from referee.games.uno.rules.turn import (
    closes_what_is_open,
    not_in_the_round,
    the_call_window_closes,
    the_round_is_being_played,
)
from referee.kit.quantities import Count, EntryNumber
from referee.kit.seats import Seat
from referee.match.model.events import Contested
from referee.match.model.rulebook import DECIDE
from referee.match.model.state import Contest
from referee.match.table.contests import (
    a_party_is_believed,
    decided,
    it_is_contested,
    no_party_decides,
    who_is_believed,
)
from referee.rulings.finding import Finding, Weight, breaks, holds, unseen
from referee.rulings.ruleset import Case, Procedure
from referee.rulings.submission import KEEPER

# --- a card is laid ---


def call_due(case: Case, left: int | None) -> tuple:
    """The window that opens when a card leaves its player one."""
    if left != 1:
        return ()
    still_open = None if the_call_window_closes(case) else case.state.round.window
    return lapse(case, case.claim.seat, was_called(case), still_open)


def was_called(case: Case) -> bool:
    """Whether the call came with the card, or before it."""
    return case.claim.said_uno or case.state.round.called_early == case.claim.seat


def lapse(case: Case, seat: Seat, called: bool, still_open: CallWindow | None) -> tuple:
    """A seat has to call from now on, and whoever could still be caught no longer can; unless it has called:
    then the one who forgot can still be caught."""
    if case.ruleset.settings["calls"] == 0 or (called and still_open is not None):
        return ()
    closed = (CallWindowClosed(moment(case), by_a_lapse=True),) if still_open is not None else ()
    return (*closed, CallDue(seat, moment(case), called))


# --- what ends the time to catch ---


def any_act_closes_it(claim: object) -> bool:
    """The next player lays or draws a card."""
    return True


def a_card_laid_closes_it(claim: object) -> bool:
    """Drawing leaves it open."""
    return not isinstance(claim, Draw)


def a_card_drawn_closes_it(claim: object) -> bool:
    """Laying a card leaves it open, unless it was drawn just before."""
    return isinstance(claim, Draw) or getattr(claim, "drawn", False)


CLOSES_THE_TIME_TO_CATCH = {
    "next-act": any_act_closes_it,
    "next-play": a_card_laid_closes_it,
    "next-draw": a_card_drawn_closes_it,
}


# --- a call ---


def a_call_is_due(case: Case) -> Finding | None:
    """One card is left, or the last but one is about to be laid; anything else is called for nothing."""
    round, seat = case.state.round, case.claim.seat
    window = window_of(round, seat)
    was_caught = window is not None and window.caught is not None and not window.disputed
    is_open = window is not None and window.closed is None and window.called is None
    if round.hands[seat] is None:
        return unseen(CALL, seat=seat)
    if round.hands[seat] == 1 or was_caught or is_open:
        return None
    if _could_be_early(case, seat):
        return (holds if _is_early(case, seat) else breaks)(CALL_EARLY, seat=seat)
    return breaks(CALL, seat=seat, held=round.hands[seat])


def it_was_called_before_the_catch(case: Case) -> Finding | None:
    window = window_of(case.state.round, case.claim.seat)
    if window is None or window.caught is None or window.disputed:
        return None
    if window.called is not None or _is_early(case, case.claim.seat):
        return None
    if _is_open_to_doubt(case, window):
        return _crossed(window.caught, window.seat)
    return breaks(CATCH, caught=window.seat, entry=window.caught.entry)


def a_late_call_changes_nothing(case: Case) -> Finding | None:
    window = window_of(case.state.round, case.claim.seat)
    was_missed = window is not None and window.closed is not None and window.caught is None
    is_late = was_missed and not _is_early(case, case.claim.seat)
    return holds(CALL_IN_TIME, seat=case.claim.seat) if is_late else None


def called(case: Case) -> tuple:
    round, seat = case.state.round, case.claim.seat
    window = window_of(round, seat)
    if _is_early(case, seat):
        return (CalledEarly(seat, ahead=round.turn != seat),)
    if window is None or window.called is not None or window.disputed:
        return ()
    if window.caught is not None:
        return _disputed(case, window)
    return (Called(seat, moment(case)),) if window.closed is None else ()


def _is_open_to_doubt(case: Case, window: CallWindow) -> bool:
    """A catch by a player's word, until somebody acts; any other only if it crossed this call."""
    held = case.state.round.hands[window.seat]
    if held is not None and held <= window.drawn:
        return False
    is_a_players_word = not window.by_keeper and window.closed is None
    return is_a_players_word or unseen_just_now(case, window.caught)


def _disputed(case: Case, window: CallWindow) -> tuple:
    parties = (window.seat,) if window.caught_by is None else (window.seat, window.caught_by)
    contest = _contest(case, window.seat, window.caught, parties)
    # Of cards that were laid since nothing can go back.
    held = case.state.round.hands[window.seat]
    drawn = window.drawn if held is None else min(window.drawn, max(0, held - 1))
    returned = PenaltyReturned(window.seat, Count(drawn))
    return (CatchDisputed(window.seat), returned, Contested(contest))


# --- a catch ---


def who_catches_plays(case: Case) -> Finding | None:
    """Who is out of the match, or of this round, catches nobody."""
    seat = catcher(case)
    return not_in_the_round(case.state, seat) if seat is not None else None


def nobody_catches_themselves(case: Case) -> Finding | None:
    if catcher(case) == case.claim.caught:
        return breaks(CATCH, caught=case.claim.caught, by=catcher(case))
    return None


def the_call_was_missed(case: Case) -> Finding | None:
    round, caught = case.state.round, case.claim.caught
    window = window_of(round, caught)
    if window is None:
        held = round.hands[caught]
        given = {"received": True} if held == 1 and caught in round.handed else {}
        return breaks(CATCH, caught=caught, held=held, **given)
    if window.disputed:
        return breaks(CATCH, caught=caught, disputed=True)
    if window.caught is not None:
        return breaks(CATCH, caught=caught, entry=window.caught.entry)
    opposite = window.called or window.closed
    if opposite is None:
        return None
    if unseen_just_now(case, opposite):
        return _crossed(opposite, caught)
    if window.called is not None:
        return breaks(CALL, caught=caught, entry=window.called.entry)
    article = MISSED_TURN if window.by_missed_turn else CALL_IN_TIME
    return breaks(article, caught=caught, entry=window.closed.entry, **_what_ended_it(window))


def _what_ended_it(window: CallWindow) -> dict[str, bool]:
    """As facts, where it was not the act of the next player that the table's rule names."""
    told = {"own": window.by_own_act, "lapse": window.by_a_lapse}
    return {fact: True for fact, is_so in told.items() if is_so}


def a_players_catch_is_a_players_word(case: Case) -> Finding | None:
    """Nobody but those in the room heard whether there was a call; the keeper speaks for the table."""
    if case.submission.by == KEEPER or the_call_was_missed(case) is not None:
        return None
    return unseen(CATCH_HEARD, caught=case.claim.caught)


def caught(case: Case) -> tuple:
    round, seat = case.state.round, case.claim.caught
    crossed = the_call_was_missed(case)
    if crossed is not None and crossed.weight is Weight.CROSSED:
        window = window_of(round, seat)
        parties = tuple(party for party in (seat, catcher(case)) if party is not None)
        contest = _contest(case, seat, window.called or window.closed, parties)
        return (CatchDisputed(seat), Contested(contest))
    drawn = Count(can_be_had(round, _penalty(case)))
    event = Caught(seat, moment(case), drawn, catcher(case), case.submission.by == KEEPER)
    settles = (event,) if round.window is not None and round.window.seat == seat else ()
    return (*settles, *penalty_drawn(round, seat, _penalty(case)))


def what_the_pile_gives(case: Case) -> tuple[Finding, ...]:
    """Cites a pile that is short when who is caught draws."""
    crossed = the_call_was_missed(case)
    return the_pile_holds(case.state.round, _penalty(case)) if crossed is None else ()


# --- what both have in common ---


def _could_be_early(case: Case, seat: Seat) -> bool:
    """With two cards on the own turn, or on the one that comes once what is open is closed."""
    window = case.state.round.window
    if window is not None and window.seat == seat and window.caught is not None:
        # Until the next act this speaks of the card that was caught.
        return case.state.round.turn == seat and _has_two_to_play(case.state.round, seat)
    return _has_two_to_play(_once_closed(case), seat)


def _once_closed(case: Case) -> Round:
    """The round as if what the seat on turn has left open had happened: a call itself closes nothing."""
    return reduce(case.ruleset.evolve, closes_what_is_open(case).events, case.state).round


def _has_two_to_play(round: Round, seat: Seat) -> bool:
    return round.turn == seat and round.hands[seat] == 2 and round.debt is None


def _is_early(case: Case, seat: Seat) -> bool:
    """On the own turn with two cards, where the table lets that count."""
    return case.ruleset.settings["early calls"] == 1 and _could_be_early(case, seat)


def _crossed(opposite: Moment, seat: Seat) -> Finding:
    return Finding(CALL_CROSSED.id, Weight.CROSSED, {"caught": seat, "entry": opposite.entry})


def _contest(case: Case, seat: Seat, opposite: Moment, parties: tuple[Seat, ...]) -> Contest:
    number = EntryNumber(case.submission.number)
    return Contest(number, opposite.entry, seat, parties, (PenaltyDrawn(seat, _penalty(case)),))


def _penalty(case: Case) -> Count:
    return Count(case.ruleset.settings["late call"])


def what_the_pile_gives_then(case: Case) -> tuple[Finding, ...]:
    """Cites a pile that is short when a penalty that was held back is drawn."""
    penalties = [event for event in decided(case) if isinstance(event, PenaltyDrawn)]
    return tuple(one for event in penalties for one in the_pile_holds(case.state.round, event.count))


def settled(case: Case) -> tuple:
    """A contest decided: what was held back, with the hands and the pile as they are now."""
    return as_it_is_now(case, decided(case))


CALL_PROCEDURE = Procedure(
    CALL,
    needs=(the_round_is_being_played,),
    checks=(a_call_is_due, it_was_called_before_the_catch, a_late_call_changes_nothing),
    effects=called,
)
CATCH_PROCEDURE = Procedure(
    CATCH,
    needs=(the_round_is_being_played, who_catches_plays),
    checks=(nobody_catches_themselves, the_call_was_missed, a_players_catch_is_a_players_word),
    effects=caught,
    follow_ups=what_the_pile_gives,
)
DECIDE_PROCEDURE = Procedure(
    DECIDE,
    needs=(it_is_contested,),
    checks=(no_party_decides, a_party_is_believed, who_is_believed),
    effects=settled,
    follow_ups=what_the_pile_gives_then,
)
