"""Who plays UNO Golf, whose turn it is, and who has closed the round, as a referee would ask for it."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice

from referee.games.golf.help.facts.cards import cards_left, of_a_face, spare, unlike
from referee.games.golf.help.facts.grids import (
    alike_column,
    faceup_column,
    is_like,
)
from referee.games.golf.help.position import first_of_last_turns
from referee.games.golf.help.situation import (
    GolfFact,
    GolfSituation,
    grid_told,
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
from referee.match.help.situation import AT_A_TABLE, AnySituation, ClaimedT, is_told
from referee.match.model.position import seats_found_in_value
from referee.match.table.rounds import ScoreRound
from referee.rulings.tags import Claim, seat_named_in_claim

SKIP = Card("skip", "red")
MANY_COLUMNS = 5
"""So many are more than most people have left when they close a round."""
Acts = Turn | Clear | Call
"""What is claimed by somebody of whom it is asked whether it is their turn."""
PLAYED = (Turn, Clear, Call, Catch, Reshuffle, Resync)
"""What is claimed while somebody still has a turn."""


def how_many(situation: AnySituation) -> Iterator[GolfFact[Claim]]:
    """Asked only where two are another matter."""
    if nobody_says_how_many(situation):
        yield Fact("people", Said("fact-people-asks"), partial(_peoples, may_be_two(situation)))


def nobody_says_how_many(situation: AnySituation) -> bool:
    told = situation.told
    return told.seats is None and told.people is None and situation.seats == AT_A_TABLE


def _peoples(may_be_only_two: bool, situation: GolfSituation[Claim]) -> Iterator[Answer]:
    yield Answer("more", Said("fact-people-more"), with_seats(situation, CardCount(AT_A_TABLE)))
    if may_be_only_two:
        yield Answer("two", Said("fact-people-two"), with_two(situation))


def with_two(situation: GolfSituation[ClaimedT]) -> GolfSituation[ClaimedT]:
    """The situation in which only two play: of others nothing is filled in."""
    round = situation.round
    grids = {seat: grid for seat, grid in (round.grids or {}).items() if seat < 2}
    window, last_window = _between_two(round.window), _between_two(round.last_window)
    then = with_round(situation, grids=grids, window=window, last_window=last_window)
    return with_seats(then, CardCount(2))


def _between_two(window: CallWindow | None) -> CallWindow | None:
    """A time to call, where it is one of the first two who has to."""
    return None if window is None or window.seat >= 2 else window


def may_be_two(situation: AnySituation) -> bool:
    parts = (situation.told, situation.round, *situation.happened, *situation.claims)
    return all(seat < 2 for part in parts for seat in seats_found_in_value(part))


# --- what nobody has told of the course of the round ---


@dataclass(frozen=True)
class Open:
    """What nobody has told of a round, also where it is filled in later: whose `turn` it is, whether it was
    `closed` and by whom, and the `grids` of these seats. `last_turns` are those that were told."""

    turn: bool
    closed: bool
    grids: frozenset[Seat]
    last_turns: tuple[Seat, ...] = ()


def what_is_open(situation: GolfSituation[Claim]) -> Open:
    """Who is on turn or has closed the round by what happened is known."""
    round = situation.round
    is_known = somebody_has_played(situation)
    grids = frozenset(seat for seat in order_of(situation) if grid_told(situation, seat) is None)
    closed = not is_known and round.closed_by is None and not is_told(situation, "closed_by")
    goes_on = round.turn is not None or (is_told(situation, "window") and round.window is not None)
    if goes_on and not has_last_turns(situation):
        closed = False
    turn = not is_known and round.turn is None
    if round.closed_by is not None and _is_told_who_is_left(situation):
        turn = False
    return Open(turn, closed, grids, round.last_turns)


def _is_told_who_is_left(situation: GolfSituation[Claim]) -> bool:
    """Whether it is known whose last turn it is, or that nobody has one."""
    if not has_last_turns(situation):
        return True
    one_at_most = len(situation.round.last_turns) < 2
    return is_told(situation, "last_turns") and (one_at_most or is_told(situation, "direction"))


def nobody_plays_any_more(situation: GolfSituation[Claim]) -> bool:
    """Whether it is told that somebody has closed the round, and that no last turn is left."""
    round = situation.round
    is_on = round.turn is not None or round.last_turns
    return round.closed_by is not None and not (has_last_turns(situation) and is_on)


def has_last_turns(situation: GolfSituation[Claim]) -> bool:
    return bool(rules_of(situation).last_turns)


def closers(situation: GolfSituation[Claim], open: Open) -> list[Seat]:
    """Who may have closed the round, beside who calls or is caught: who is told to have done so; else whose
    grid is not told, or lies faceup, also of who plays; in last turns who turns up cards, of columns that are
    new since, too. The usual one comes last."""
    round, claim = situation.round, situation.claims[0]
    about = whom_it_is_about(situation)
    others = others_of(situation, about)
    if round.closed_by is not None:
        return [round.closed_by]
    if isinstance(claim, Turn | Clear) or (isinstance(claim, Reveal) and _may_turn_up(situation, claim.seat)):
        others = [claim.seat, *others]
    if not open.closed:
        return []
    may_have_closed = [seat for seat in others if _may_have_closed(situation, open, seat)]
    return [seat for seat in may_have_closed if seat != _on_turn(situation, open)]


def _may_turn_up(situation: GolfSituation[Claim], seat: Seat) -> bool:
    """Whether this seat may turn up cards though it has closed the round, or is told to have none left."""
    grid = grid_told(situation, seat)
    return has_last_turns(situation) or (grid is not None and not count_facedown(grid))


def _may_have_closed(situation: GolfSituation[Claim], open: Open, seat: Seat) -> bool:
    """Everything lies faceup, but for columns that are new since, in last turns."""
    grid = grid_told(situation, seat)
    if seat in open.grids or not grid or not count_facedown(grid):
        return True
    return has_last_turns(situation) and all(column.facedown_count in (0, 2) for column in grid)


def _on_turn(situation: GolfSituation[Claim], open: Open) -> Seat | None:
    return None if open.turn else situation.round.turn


def whom_it_is_about(situation: GolfSituation[Claim]) -> Seat | None:
    claim = situation.claims[0]
    return claim.caught if isinstance(claim, Catch) else seat_named_in_claim(claim)


# --- the round is closed ---


def closed_rounds(
    situation: GolfSituation[ClaimedT], open: Open, last: Seat | None = None
) -> list[GolfSituation[ClaimedT]]:
    """Tables at which the round is closed and only counting is left; or at which this seat still has a last
    turn. They differ in who closed it, and in what lies faceup in grids that nobody told."""
    found = []
    for number, closer in enumerate(reversed(closers(situation, open))):
        closed = _with_closed_by(situation, open, closer)
        up = _with_others_faceup(closed, open, closer, last)
        found += [closed, up] if number % 2 == 0 else [up, closed]
        if isinstance(situation.claims[0], Reveal) and closer in open.grids:
            # Whoever turns up the last cards may lead by them.
            found.append(with_grid(closed, closer, grid_of_many_points(closed, MANY_COLUMNS)))
    if last is None:
        return found
    return [_with_last_turns(then, last, number % 2 == 1) for number, then in enumerate(found)]


def _with_last_turns(
    situation: GolfSituation[ClaimedT], seat: Seat, of_others: bool
) -> GolfSituation[ClaimedT]:
    """This seat is on turn; those between it and who closed the round still have one, too, or have not."""
    last_turns: tuple[Seat, ...] = (seat,)
    if of_others:
        order = order_of(situation)
        steps = [seat_clockwise(order, seat, step * situation.round.direction) for step in range(len(order))]
        last_turns = tuple(steps[: steps.index(not_none(situation.round.closed_by))])
    return with_round(situation, turn=seat, last_turns=last_turns)


def _with_closed_by(situation: GolfSituation[ClaimedT], open: Open, seat: Seat) -> GolfSituation[ClaimedT]:
    """The situation in which this seat has closed the round. An action card is left in a grid that is not
    told, so that nobody scores cards that are made up; of points that are told nothing is left out of it."""
    window = situation.round.window if is_told(situation, "window") else None
    closed = with_round(situation, closed_by=seat, turn=None, last_turns=open.last_turns, window=window)
    if seat not in open.grids:
        return closed
    if isinstance(situation.claims[0], ScoreRound):
        return with_round(with_grid_left_out(closed, seat), silent=True)
    return with_grid(closed, seat, grid_of_who_closed(closed))


def grid_of_who_closed(situation: GolfSituation[Claim]) -> Grid:
    (sign,) = spare(
        situation, (SKIP, *of_a_face("reverse"), *of_a_face("skip"), *of_a_face("draw two")), 1
    ) or (SKIP,)
    (number,) = spare(situation, unlike(sign), 1) or (next(unlike(sign)),)
    return (Column(ColumnId(1), sign, number),)


def grid_of_many_points(situation: GolfSituation[Claim], columns: int) -> Grid:
    """So many columns of the cards left that count most, none of which is cleared."""
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
    situation: GolfSituation[ClaimedT], open: Open, closer: Seat, last: Seat | None
) -> GolfSituation[ClaimedT]:
    """Whoever's grid is not told has turned up everything, but who has a turn; some of it is cleared."""
    if isinstance(situation.claims[0], ScoreRound):
        return situation
    about = whom_it_is_about(situation)
    if closer in open.grids:
        situation = with_grid(situation, closer, (alike_column(situation),))
    for place, seat in enumerate(sorted(open.grids - {closer, last, about})):
        column = faceup_column(situation, ColumnId(1)) if place % 2 else alike_column(situation)
        situation = with_grid(situation, seat, (column,))
    return situation


# --- whose turn it is ---


def whose_turn(situation: GolfSituation[Acts]) -> Iterator[GolfFact[Acts]]:
    open = what_is_open(situation)
    if open.turn:
        yield Fact("turn", Said("fact-turn-asks"), partial(_turns, open))
    elif open.closed:
        yield Fact("closed", Said("fact-golf-closed-asks"), partial(_closed_already, open))


def somebody_has_played(situation: GolfSituation[Claim]) -> bool:
    return any(isinstance(one, Deal | Turn | Clear | Resync) for one in situation.happened)


def _turns(open: Open, situation: GolfSituation[Acts]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    who, other = {"who": Person(seat)}, seat_from(situation, seat, 1)
    others = [one for one in order_of(situation) if one not in (seat, other)]
    missed = Said("fact-golf-turn-another", who)
    if open.last_turns:
        yield from _last_turns(situation, seat, missed)
        return
    if situation.round.closed_by is None:
        yield Answer("theirs", Said("fact-turn-theirs", who), with_round(situation, turn=seat))
        yield _answer("another", missed, _playing_or_on_last_turns(situation, open, [other, *others]))
    if not closers(situation, open):
        return
    closed = closed_rounds(situation, open)
    if not has_last_turns(situation):
        yield _answer("nobodys", Said("fact-golf-turn-over"), closed)
        return
    if seat != situation.round.closed_by:
        text = Said("fact-golf-turn-last", who)
        tables = list(_on_last_turns(situation, open, (seat,)))
        yield from [_answer("last", text, tables)] if tables else []
    if situation.round.closed_by is not None:
        tables = list(_on_last_turns(situation, open, (other, *others)))
        yield from [_answer("another", missed, tables)] if tables else []
    yield _answer("nobodys", Said("fact-golf-turn-last-turns-over"), closed)


def _last_turns(situation: GolfSituation[Claim], seat: Seat, missed: Said) -> Iterator[Answer]:
    """Where it is told who still has one."""
    left = situation.round.last_turns
    if seat in left:
        text = Said("fact-golf-turn-last", {"who": Person(seat)})
        yield Answer("last", text, with_round(situation, turn=seat))
    yield _answer("another", missed, [with_round(situation, turn=one) for one in left if one != seat])


def _answer(id: str, text: Said, tables: Sequence[GolfSituation[Claim]]) -> Answer:
    first, *others = tables
    return Answer(id, text, first, tuple(others))


def _closed_already(open: Open, situation: GolfSituation[Claim]) -> Iterator[Answer]:
    """Who is on turn is told, and by these rules may have a last one."""
    yield Answer("no", NOT_YET, situation)
    if closers(situation, open):
        yield _answer("yes", YES, closed_rounds(situation, open, situation.round.turn))


def a_turn_may_come_back(situation: GolfSituation[Claim]) -> bool:
    """Whether whoever has had a turn may be on turn again at once, as everybody else misses one: for a single
    card, or for two where each that lay on top acts."""
    return len(order_of(situation)) <= (3 if acts_whenever(situation) else 2)


def acts_whenever(situation: GolfSituation[Claim]) -> bool:
    """Whether an action card acts also where it was covered in the same turn."""
    return rules_of(situation).action_timing is CARD_SELECTORS_BY_ACTION_TIMING["whenever"]


# --- whether the round is over ---


def is_over(situation: GolfSituation[Claim]) -> Iterator[GolfFact[Claim]]:
    """Asked where somebody may have closed it, or has, and nobody told who is on turn."""
    open = what_is_open(situation)
    may_have_closed = closers(situation, open)
    if not open.turn or open.last_turns or not may_have_closed:
        return
    may_be_any = whom_it_is_about(situation) in may_have_closed
    asks = Said("fact-golf-over-asks-any" if may_be_any else "fact-golf-over-asks")
    if has_last_turns(situation):
        asks = Said("fact-golf-over-asks-last-turns")
    yield Fact("over", asks, partial(_over, open))


def _over(open: Open, situation: GolfSituation[Claim]) -> Iterator[Answer]:
    yield _answer("yes", YES, closed_rounds(situation, open))
    yield _answer("no", NOT_YET, going_on(situation, open))


def going_on(situation: GolfSituation[ClaimedT], open: Open) -> list[GolfSituation[ClaimedT]]:
    """Tables at which somebody is on turn."""
    about, round = whom_it_is_about(situation), situation.round
    if open.last_turns:
        return [with_round(situation, turn=seat) for seat in open.last_turns]
    order = order_of(situation)
    about = order[0] if about is None else about
    seats = [*others_of(situation, about), about]
    if round.closed_by is not None:
        return list(_on_last_turns(situation, open, seats))
    return _playing_or_on_last_turns(situation, open, seats)


def _playing_or_on_last_turns(
    situation: GolfSituation[ClaimedT], open: Open, seats: Sequence[Seat]
) -> list[GolfSituation[ClaimedT]]:
    """Tables at which one of these is on turn, at one of them for the last time, where nobody told whether
    the round is closed."""
    first, *others = (with_round(situation, turn=seat) for seat in seats)
    on_last = _on_last_turns(situation, open, seats) if has_last_turns(situation) else ()
    return [first, *islice(on_last, 1), *others]


def _on_last_turns(
    situation: GolfSituation[ClaimedT], open: Open, seats: Iterable[Seat]
) -> Iterator[GolfSituation[ClaimedT]]:
    """Tables at which one of these has a last turn."""
    tables = (one for seat in seats for one in closed_rounds(situation, open, seat))
    return (one for one in tables if one.round.closed_by != one.round.turn)


# --- who sits there ---


def others_of(situation: GolfSituation[Claim], seat: Seat | None) -> list[Seat]:
    """Everybody else, in the order of play."""
    if seat is None:
        return list(order_of(situation))
    return [seat_from(situation, seat, steps) for steps in range(1, len(order_of(situation)))]


def rules_of(situation: GolfSituation[Claim]) -> GolfRuleset:
    return ruleset(situation.told.rules, len(order_of(situation)))


def is_at_turn(situation: GolfSituation[Turn | Clear]) -> bool:
    """Whether whoever claims has the turn, as far as it is told: else nothing more needs to be known."""
    round = situation.round
    if somebody_has_played(situation):
        return True
    turn = first_of_last_turns(order_of(situation), round) if round.turn is None else round.turn
    return turn == situation.claims[0].seat


def lies_faceup(situation: GolfSituation[Claim], seat: Seat) -> bool:
    """Whether this seat is told to have closed the round, so that all its cards lie faceup; in last turns it
    may have got new columns since."""
    return situation.round.closed_by == seat and not has_last_turns(situation)


def is_known_to_be_over(situation: GolfSituation[Claim]) -> bool:
    """Whether it is told that only counting is left."""
    round = situation.round
    if round.closed_by is None or situation.happened:
        return False
    return round.turn is None and not round.last_turns and not what_is_open(situation).turn


def is_open(situation: GolfSituation[Turn | Clear | Reveal]) -> bool:
    """Whether nobody told the grid that the claim is about, nor what happened to it."""
    seat = situation.claims[0].seat
    if lies_faceup(situation, seat):
        return False
    return grid_told(situation, seat) is None and all(
        seat_named_in_claim(one) != seat for one in situation.happened
    )
