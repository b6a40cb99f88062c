"""Facts about the players of UNO Golf: how many play, whose turn it is, and who has closed the round."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from referee.games.golf.help.facts.cards import (
    available_cards,
    cards_left,
    cards_of_face,
    unlike_number_cards,
)
from referee.games.golf.help.facts.grids import (
    alike_column,
    faceup_column,
    is_like,
)
from referee.games.golf.help.position import first_of_last_turns
from referee.games.golf.help.situation import (
    GolfFact,
    GolfSituation,
    reported_grid,
    with_grid,
    with_grid_left_out,
    with_round,
)
from referee.games.golf.model.claims import Call, Catch, Clear, Deal, Reshuffle, Resync, Reveal, Turn
from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.model.state import Column, Grid, count_facedown
from referee.games.golf.options.rulesets import ruleset
from referee.games.golf.rules.actions import CARD_SELECTORS_BY_ACTION_TIMING
from referee.games.shared.call_window import CallWindow
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, ColumnId
from referee.kit.said import Person, Said
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import not_none
from referee.match.help.fact import NOT_YET, YES, Answer, Fact, order_of, seat_from, with_seats
from referee.match.help.situation import DEFAULT_SEATS, AnySituation, ClaimedT, is_reported
from referee.match.model.position import seats_found_in_value
from referee.match.table.rounds import ScoreRound
from referee.rulings.tags import Claim, seat_named_in_claim

SKIP = Card("skip", "red")
MANY_COLUMNS = 5
"""A number of columns that few players have left when they close a round."""
TurnClaim = Turn | Clear | Call
"""Claims for which a fact may ask whose turn it is."""
CLAIMS_WHILE_TURNS_LEFT = (Turn, Clear, Call, Catch, Reshuffle, Resync)
"""Claims that are possible only while a player has a turn left."""


def how_many(situation: AnySituation) -> Iterator[GolfFact[Claim]]:
    """The fact about the number of players. It is asked for only if it is not reported."""
    if player_count_is_unreported(situation):
        yield Fact(
            "people", Said("fact-people-asks"), partial(_player_count_answers, fits_two_players(situation))
        )


def player_count_is_unreported(situation: AnySituation) -> bool:
    """Whether the number of players is not reported."""
    match = situation.match
    return match.seats is None and match.people is None and situation.seats == DEFAULT_SEATS


def _player_count_answers(may_be_only_two: bool, situation: GolfSituation[Claim]) -> Iterator[Answer]:
    yield Answer("more", Said("fact-people-more"), with_seats(situation, CardCount(DEFAULT_SEATS)))
    if may_be_only_two:
        yield Answer("two", Said("fact-people-two"), with_two_players(situation))


def with_two_players(situation: GolfSituation[ClaimedT]) -> GolfSituation[ClaimedT]:
    """The situation with two players. Details of other seats are left out."""
    round = situation.round
    grids = {seat: grid for seat, grid in (round.grids or {}).items() if seat < 2}
    window, last_window = _window_of_first_two(round.window), _window_of_first_two(round.last_window)
    then = with_round(situation, grids=grids, window=window, last_window=last_window)
    return with_seats(then, CardCount(2))


def _window_of_first_two(window: CallWindow | None) -> CallWindow | None:
    """The call window if it is of one of the first two seats; else None."""
    return None if window is None or window.seat >= 2 else window


def fits_two_players(situation: AnySituation) -> bool:
    """Whether no seat other than the first two is named."""
    parts = (situation.match, situation.round, *situation.happened, *situation.claims)
    return all(seat < 2 for part in parts for seat in seats_found_in_value(part))


# --- unreported details of the round ---


@dataclass(frozen=True)
class UnreportedDetails:
    """The details of a round that the description does not report. A variant may still give them a value.

    - `turn`: Whether the seat on turn is unreported.
    - `closed`: Whether the end of the round is unreported: if the round is closed, and by whom.
    - `grids`: The seats with an unreported grid.
    - `last_turns`: The reported last turns.
    """

    turn: bool
    closed: bool
    grids: frozenset[Seat]
    last_turns: tuple[Seat, ...] = ()


def find_unreported_details(situation: GolfSituation[Claim]) -> UnreportedDetails:
    """The unreported details. If a turn has happened, the seat on turn and the end of the round are known."""
    round = situation.round
    is_known = turn_has_happened(situation)
    grids = frozenset(seat for seat in order_of(situation) if reported_grid(situation, seat) is None)
    closed = not is_known and round.closed_by is None and not is_reported(situation, "closed_by")
    goes_on = round.turn is not None or (is_reported(situation, "window") and round.window is not None)
    if goes_on and not has_last_turns(situation):
        closed = False
    turn = not is_known and round.turn is None
    if round.closed_by is not None and _last_turns_are_known(situation):
        turn = False
    return UnreportedDetails(turn, closed, grids, round.last_turns)


def _last_turns_are_known(situation: GolfSituation[Claim]) -> bool:
    """Whether it is known whose last turn it is, or that nobody has one."""
    if not has_last_turns(situation):
        return True
    one_at_most = len(situation.round.last_turns) < 2
    return is_reported(situation, "last_turns") and (one_at_most or is_reported(situation, "direction"))


def no_turn_is_left(situation: GolfSituation[Claim]) -> bool:
    """Whether a player has closed the round and no last turn is left."""
    round = situation.round
    is_on = round.turn is not None or round.last_turns
    return round.closed_by is not None and not (has_last_turns(situation) and is_on)


def has_last_turns(situation: GolfSituation[Claim]) -> bool:
    """Whether this table plays last turns."""
    return bool(rules_of(situation).last_turns)


def seats_that_may_have_closed(situation: GolfSituation[Claim], unreported: UnreportedDetails) -> list[Seat]:
    """The seats that may have closed the round, the usual one last. Empty if no seat may.

    A reported seat is the only one. Otherwise they are seats with an unreported or faceup grid, without the
    player who calls or is caught and without the seat on turn. The player of a turn may be one of them. In
    last turns, so may a player who turns up cards of new columns.
    """
    round, claim = situation.round, situation.claims[0]
    seat_in_claim = seat_of_claim(situation)
    others = other_seats(situation, seat_in_claim)
    if round.closed_by is not None:
        return [round.closed_by]
    if isinstance(claim, Turn | Clear) or (
        isinstance(claim, Reveal) and _may_turn_up_cards(situation, claim.seat)
    ):
        others = [claim.seat, *others]
    if not unreported.closed:
        return []
    may_have_closed = [seat for seat in others if _may_have_closed(situation, unreported, seat)]
    return [seat for seat in may_have_closed if seat != _seat_on_turn(situation, unreported)]


def _may_turn_up_cards(situation: GolfSituation[Claim], seat: Seat) -> bool:
    """Whether this seat may turn up cards after it has closed the round, or without facedown cards."""
    grid = reported_grid(situation, seat)
    return has_last_turns(situation) or (grid is not None and not count_facedown(grid))


def _may_have_closed(situation: GolfSituation[Claim], unreported: UnreportedDetails, seat: Seat) -> bool:
    """Whether this seat may have closed the round: all its cards are faceup, except new columns in last
    turns."""
    grid = reported_grid(situation, seat)
    if seat in unreported.grids or not grid or not count_facedown(grid):
        return True
    return has_last_turns(situation) and all(column.facedown_count in (0, 2) for column in grid)


def _seat_on_turn(situation: GolfSituation[Claim], unreported: UnreportedDetails) -> Seat | None:
    """The seat on turn. None if it is not reported."""
    return None if unreported.turn else situation.round.turn


def seat_of_claim(situation: GolfSituation[Claim]) -> Seat | None:
    """The seat that the claim is about. None if it names none."""
    claim = situation.claims[0]
    return claim.caught if isinstance(claim, Catch) else seat_named_in_claim(claim)


# --- the round is closed ---


def closed_rounds(
    situation: GolfSituation[ClaimedT], unreported: UnreportedDetails, last: Seat | None = None
) -> list[GolfSituation[ClaimedT]]:
    """The situations in which the round is closed.

    Without `last`, only the count is left. With `last`, this seat still has a last turn. The situations
    differ in the seat that closed it and in the faceup cards of unreported grids.
    """
    found = []
    for number, closer in enumerate(reversed(seats_that_may_have_closed(situation, unreported))):
        closed = _with_closer(situation, unreported, closer)
        up = _with_others_faceup(closed, unreported, closer, last)
        found += [closed, up] if number % 2 == 0 else [up, closed]
        if isinstance(situation.claims[0], Reveal) and closer in unreported.grids:
            # The player who turns up the last cards may take the lead with them.
            found.append(with_grid(closed, closer, grid_of_many_points(closed, MANY_COLUMNS)))
    if last is None:
        return found
    return [_with_last_turns(then, last, number % 2 == 1) for number, then in enumerate(found)]


def _with_last_turns(
    situation: GolfSituation[ClaimedT], seat: Seat, of_others: bool
) -> GolfSituation[ClaimedT]:
    """The situation with this seat on turn. With `of_others`, the seats before the one that closed the round
    also have a last turn."""
    last_turns: tuple[Seat, ...] = (seat,)
    if of_others:
        order = order_of(situation)
        steps = [seat_clockwise(order, seat, step * situation.round.direction) for step in range(len(order))]
        last_turns = tuple(steps[: steps.index(not_none(situation.round.closed_by))])
    return with_round(situation, turn=seat, last_turns=last_turns)


def _with_closer(
    situation: GolfSituation[ClaimedT], unreported: UnreportedDetails, seat: Seat
) -> GolfSituation[ClaimedT]:
    """The situation in which this seat has closed the round.

    An unreported grid gets an action card, so that no invented cards are cleared. For a score its grid stays
    unreported, so that nothing is inferred from its points.
    """
    window = situation.round.window if is_reported(situation, "window") else None
    closed = with_round(situation, closed_by=seat, turn=None, last_turns=unreported.last_turns, window=window)
    if seat not in unreported.grids:
        return closed
    if isinstance(situation.claims[0], ScoreRound):
        return with_round(with_grid_left_out(closed, seat), silent=True)
    return with_grid(closed, seat, usual_grid_of_closer(closed))


def usual_grid_of_closer(situation: GolfSituation[Claim]) -> Grid:
    """A grid with one action card and one number card."""
    (sign,) = available_cards(
        situation, (SKIP, *cards_of_face("reverse"), *cards_of_face("skip"), *cards_of_face("draw two")), 1
    ) or (SKIP,)
    (number,) = available_cards(situation, unlike_number_cards(sign), 1) or (next(unlike_number_cards(sign)),)
    return (Column(ColumnId(1), sign, number),)


def grid_of_many_points(situation: GolfSituation[Claim], columns: int) -> Grid:
    """A grid with this number of columns and the cards that score most. None of the columns is cleared."""
    worth = rules_of(situation).points
    left = sorted(cards_left(situation).elements(), key=lambda card: -worth.get(card.face, 0))
    grid: list[Column] = []
    while left and len(grid) < columns:
        upper = left.pop(0)
        lower = next((card for card in left if not is_like(upper, card)), None)
        if lower is not None:
            left.remove(lower)
            grid.append(Column(ColumnId(len(grid) + 1), upper, lower))
    return tuple(grid)


def _with_others_faceup(
    situation: GolfSituation[ClaimedT], unreported: UnreportedDetails, closer: Seat, last: Seat | None
) -> GolfSituation[ClaimedT]:
    """The situation in which all unreported grids are faceup, except that of the seat with a turn. Some
    columns are cleared."""
    if isinstance(situation.claims[0], ScoreRound):
        return situation
    seat_in_claim = seat_of_claim(situation)
    if closer in unreported.grids:
        situation = with_grid(situation, closer, (alike_column(situation),))
    for place, seat in enumerate(sorted(unreported.grids - {closer, last, seat_in_claim})):
        column = faceup_column(situation, ColumnId(1)) if place % 2 else alike_column(situation)
        situation = with_grid(situation, seat, (column,))
    return situation


# --- whose turn it is ---


def whose_turn(situation: GolfSituation[TurnClaim]) -> Iterator[GolfFact[TurnClaim]]:
    """The fact about whose turn it is, or whether the round is closed."""
    unreported = find_unreported_details(situation)
    if unreported.turn:
        yield Fact("turn", Said("fact-turn-asks"), partial(_turn_answers, unreported))
    elif unreported.closed:
        yield Fact("closed", Said("fact-golf-closed-asks"), partial(_already_closed_answers, unreported))


def turn_has_happened(situation: GolfSituation[Claim]) -> bool:
    """Whether a claim has happened after which the seat on turn is known."""
    return any(isinstance(one, Deal | Turn | Clear | Resync) for one in situation.happened)


def _turn_answers(unreported: UnreportedDetails, situation: GolfSituation[TurnClaim]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    who, other = {"who": Person(seat)}, seat_from(situation, seat, 1)
    others = [one for one in order_of(situation) if one not in (seat, other)]
    missed = Said("fact-golf-turn-another", who)
    if unreported.last_turns:
        yield from _last_turn_answers(situation, seat, missed)
        return
    if situation.round.closed_by is None:
        yield Answer("theirs", Said("fact-turn-theirs", who), with_round(situation, turn=seat))
        yield _answer_with_situations(
            "another", missed, _situations_with_turn_or_last_turn(situation, unreported, [other, *others])
        )
    if not seats_that_may_have_closed(situation, unreported):
        return
    closed = closed_rounds(situation, unreported)
    if not has_last_turns(situation):
        yield _answer_with_situations("nobodys", Said("fact-golf-turn-over"), closed)
        return
    if seat != situation.round.closed_by:
        text = Said("fact-golf-turn-last", who)
        situations = list(_situations_with_last_turn(situation, unreported, (seat,)))
        yield from [_answer_with_situations("last", text, situations)] if situations else []
    if situation.round.closed_by is not None:
        situations = list(_situations_with_last_turn(situation, unreported, (other, *others)))
        yield from [_answer_with_situations("another", missed, situations)] if situations else []
    yield _answer_with_situations("nobodys", Said("fact-golf-turn-last-turns-over"), closed)


def _last_turn_answers(situation: GolfSituation[Claim], seat: Seat, missed: Said) -> Iterator[Answer]:
    """The answers if it is reported who still has a last turn."""
    left = situation.round.last_turns
    if seat in left:
        text = Said("fact-golf-turn-last", {"who": Person(seat)})
        yield Answer("last", text, with_round(situation, turn=seat))
    yield _answer_with_situations(
        "another", missed, [with_round(situation, turn=one) for one in left if one != seat]
    )


def _answer_with_situations(id: str, text: Said, situations: Sequence[GolfSituation[Claim]]) -> Answer:
    """An answer that fits all these situations."""
    first, *others = situations
    return Answer(id, text, first, tuple(others))


def _already_closed_answers(
    unreported: UnreportedDetails, situation: GolfSituation[Claim]
) -> Iterator[Answer]:
    """The answers whether the round is closed. The reported turn may then be a last turn."""
    yield Answer("no", NOT_YET, situation)
    if seats_that_may_have_closed(situation, unreported):
        yield _answer_with_situations("yes", YES, closed_rounds(situation, unreported, situation.round.turn))


def turn_may_come_back(situation: GolfSituation[Claim]) -> bool:
    """Whether a player may be on turn again at once, because all others miss a turn.

    One card is enough with two players. Two cards are enough with three players, if covered cards act too.
    """
    return len(order_of(situation)) <= (3 if covered_cards_act(situation) else 2)


def covered_cards_act(situation: GolfSituation[Claim]) -> bool:
    """Whether an action card acts even if it was covered in the same turn."""
    return rules_of(situation).action_timing is CARD_SELECTORS_BY_ACTION_TIMING["whenever"]


# --- the end of the round ---


def fact_about_round_end(situation: GolfSituation[Claim]) -> Iterator[GolfFact[Claim]]:
    """The fact whether the round is over. It is asked for if a player may have closed it and the turn is
    unreported."""
    unreported = find_unreported_details(situation)
    may_have_closed = seats_that_may_have_closed(situation, unreported)
    if not unreported.turn or unreported.last_turns or not may_have_closed:
        return
    may_be_any = seat_of_claim(situation) in may_have_closed
    asks = Said("fact-golf-over-asks-any" if may_be_any else "fact-golf-over-asks")
    if has_last_turns(situation):
        asks = Said("fact-golf-over-asks-last-turns")
    yield Fact("over", asks, partial(_round_end_answers, unreported))


def _round_end_answers(unreported: UnreportedDetails, situation: GolfSituation[Claim]) -> Iterator[Answer]:
    yield _answer_with_situations("yes", YES, closed_rounds(situation, unreported))
    yield _answer_with_situations("no", NOT_YET, situations_with_turn_left(situation, unreported))


def situations_with_turn_left(
    situation: GolfSituation[ClaimedT], unreported: UnreportedDetails
) -> list[GolfSituation[ClaimedT]]:
    """The situations in which the round goes on and a seat is on turn."""
    seat_in_claim, round = seat_of_claim(situation), situation.round
    if unreported.last_turns:
        return [with_round(situation, turn=seat) for seat in unreported.last_turns]
    order = order_of(situation)
    seat_in_claim = order[0] if seat_in_claim is None else seat_in_claim
    seats = [*other_seats(situation, seat_in_claim), seat_in_claim]
    if round.closed_by is not None:
        return list(_situations_with_last_turn(situation, unreported, seats))
    return _situations_with_turn_or_last_turn(situation, unreported, seats)


def _situations_with_turn_or_last_turn(
    situation: GolfSituation[ClaimedT], unreported: UnreportedDetails, seats: Sequence[Seat]
) -> list[GolfSituation[ClaimedT]]:
    """The situations with one of these seats on turn. In one of them it is a last turn, if the table plays
    them."""
    first, *others = (with_round(situation, turn=seat) for seat in seats)
    on_last = _situations_with_last_turn(situation, unreported, seats) if has_last_turns(situation) else ()
    return [first, *islice(on_last, 1), *others]


def _situations_with_last_turn(
    situation: GolfSituation[ClaimedT], unreported: UnreportedDetails, seats: Iterable[Seat]
) -> Iterator[GolfSituation[ClaimedT]]:
    """The situations in which one of these seats has a last turn."""
    situations = (one for seat in seats for one in closed_rounds(situation, unreported, seat))
    return (one for one in situations if one.round.closed_by != one.round.turn)


# --- seats and rules ---


def other_seats(situation: GolfSituation[Claim], seat: Seat | None) -> list[Seat]:
    """All other seats, in the order of play."""
    if seat is None:
        return list(order_of(situation))
    return [seat_from(situation, seat, steps) for steps in range(1, len(order_of(situation)))]


def rules_of(situation: GolfSituation[Claim]) -> GolfRuleset:
    """The rules of this table."""
    return ruleset(situation.match.rules, len(order_of(situation)))


def is_on_turn(situation: GolfSituation[Turn | Clear]) -> bool:
    """Whether the player of the claim is on turn. If not, no other detail matters."""
    round = situation.round
    if turn_has_happened(situation):
        return True
    turn = first_of_last_turns(order_of(situation), round) if round.turn is None else round.turn
    return turn == situation.claims[0].seat


def has_only_faceup_cards(situation: GolfSituation[Claim], seat: Seat) -> bool:
    """Whether this seat has closed the round, so that all its cards are faceup. In last turns it may have new
    columns."""
    return situation.round.closed_by == seat and not has_last_turns(situation)


def is_known_to_be_over(situation: GolfSituation[Claim]) -> bool:
    """Whether it is known that only the count is left."""
    round = situation.round
    if round.closed_by is None or situation.happened:
        return False
    return round.turn is None and not round.last_turns and not find_unreported_details(situation).turn


def grid_is_unreported(situation: GolfSituation[Turn | Clear | Reveal]) -> bool:
    """Whether neither the grid of the player nor a claim that changes it is reported."""
    seat = situation.claims[0].seat
    if has_only_faceup_cards(situation, seat):
        return False
    return reported_grid(situation, seat) is None and all(
        seat_named_in_claim(one) != seat for one in situation.happened
    )
