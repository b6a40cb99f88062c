"""How events change a match. This module decides nothing and refuses nothing."""

from collections.abc import Callable, Mapping
from itertools import zip_longest
from typing import Any, overload

from referee.kit.quantities import Points, RoundNumber
from referee.kit.seats import Order, row_with
from referee.kit.values import replace
from referee.match.model.events import (
    Contested,
    DealerChosen,
    Decided,
    Finished,
    HandPointsReported,
    Opened,
    PaperTotals,
    PlayedOn,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    SeatBack,
    SeatLeft,
    SeatSitsOut,
    SeatsOut,
    SeatTaken,
)
from referee.match.model.ruleset import Evolve, MatchT
from referee.match.model.state import AnyMatch, Away, Match, RulesFrom, SeenOut
from referee.rulings.tags import Event


def outlives_its_round(event: Event) -> bool:
    """Whether an event opens a round or changes more of a match than the open round. All other events of a
    round have no effect on the match once the round is over."""
    return event.opens_a_round or event.__class__ in CHANGES


def evolver_of(changes: Mapping[type[Event], Callable[[Any, Any], Any]]) -> Evolve:
    """The `evolve` function of a game. `changes`: by type of the game's events, the function that returns the
    round after one."""

    @overload
    def evolve(match: None, event: Event, /) -> Match[None]: ...
    @overload
    def evolve(match: MatchT, event: Event, /) -> MatchT: ...
    @overload
    def evolve(match: AnyMatch | None, event: Event, /) -> AnyMatch: ...
    def evolve(match: Any, event: Event, /) -> Any:
        """The match after an event of the game or of every match. Raises TypeError for any other event."""
        if (change := changes.get(event.__class__)) is not None:
            # In a tracked round the referee counts the hands itself.
            return replace(match, round=change(match.round, event), told_points=())
        if (change := CHANGES.get(event.__class__)) is not None:
            return change(match, event)
        raise TypeError(f"no function changes a match by {event!r}; a house rule has `events` for it")

    return evolve


def _opened(_: object, event: Opened) -> Match[None]:
    zeros, order = (Points(0),) * len(event.order), event.order
    return Match(
        event.game,
        event.rules,
        order,
        event.dealer,
        zeros,
        round=None,
        seating=order,
        start=zeros,
        circle=order,
    )


def _sits_out(match: AnyMatch, event: SeatSitsOut) -> AnyMatch:
    order = tuple(seat for seat in match.order if seat != event.seat)
    return replace(match, order=order, sitting_out=(*match.sitting_out, event.seat))


def _agreed(match: AnyMatch, event: RulesAgreed) -> AnyMatch:
    agreed = replace(match, next_rules=event.rules, next_to_target=event.to_target)
    return agreed if match.round is not None else _apply_next_rules(agreed)


def _played_on(match: AnyMatch, event: PlayedOn) -> AnyMatch:
    rules = replace(match.rules, target=event.target or match.rules.target)
    away = tuple(_out_by_target(away, event.target) for away in match.away)
    return replace(match, rules=rules, plays_on=event.target is None, finished=False, away=away)


def _decided(match: AnyMatch, event: Decided) -> AnyMatch:
    left = tuple(contest for contest in match.contests if contest.entry != event.entry)
    return replace(match, contests=left)


def _scored(match: AnyMatch, event: RoundScored) -> AnyMatch:
    is_new = event.round == match.round_number
    # Rows of early rounds are shorter: players who join later have no column in them.
    before = () if is_new else match.points_of(event.round)
    place = event.round - match.paper_rounds - 1
    scored = replace(
        match,
        points=(*match.points[:place], event.points, *match.points[place + 1 :]),
        totals=tuple(
            Points(total - old + new)
            for total, old, new in zip_longest(match.totals, before, event.points, fillvalue=0)
        ),
        dealer=event.dealer,
        round=None if is_new else match.round,
        contests=() if is_new else match.contests,
        seen_out=_seen_out(match, event),
        told_points=() if is_new else match.told_points,
    )
    return _apply_next_rules(bring_everybody_back(scored)) if is_new else scored


def bring_everybody_back(match: AnyMatch) -> AnyMatch:
    """The match in which the players who sat out a round are in the order again."""
    return replace(match, order=match.players, sitting_out=()) if match.sitting_out else match


def _seen_out(match: AnyMatch, event: RoundScored) -> tuple[SeenOut, ...]:
    """The seats that were seen going out, with that of a new score. A score without `out` removes its round:
    it names another winner than was seen."""
    others = tuple(seen for seen in match.seen_out if seen.round != event.round)
    return others if event.out is None else (*others, SeenOut(event.round, event.out))


def _apply_next_rules(match: AnyMatch) -> AnyMatch:
    """The match in which the rules that were agreed on for the next deal are in force."""
    if match.next_rules is None:
        return match
    number = match.round_number
    before = match.rules_from or (RulesFrom(RoundNumber(1), match.rules),)
    kept = tuple(change for change in before if change.round < number)
    return replace(
        match,
        rules=match.next_rules,
        next_rules=None,
        plays_on=match.plays_on and not match.next_to_target,
        next_to_target=False,
        rules_from=(*kept, RulesFrom(number, match.next_rules)),
    )


def _points_reported(match: AnyMatch, event: HandPointsReported) -> AnyMatch:
    row = match.told_points or (None,) * len(match.totals)
    return replace(match, told_points=row_with(row, event.seat, event.points))


def _voided(match: AnyMatch) -> AnyMatch:
    """The match without its open round. A player who left during that round does not play the round that
    replaces it either."""
    number = match.round_number
    away = tuple(
        replace(one, first=number, during=None) if one.last is None and one.first == number + 1 else one
        for one in match.away
    )
    return replace(match, round=None, contests=(), away=away)


def _removed(match: AnyMatch, event: RoundRemoved) -> AnyMatch:
    """The match as if a scored round had not been played: each later round has the number before its own."""
    number = event.round
    place = number - match.paper_rounds - 1
    row = match.points_of(number)
    return replace(
        match,
        points=(*match.points[:place], *match.points[place + 1 :]),
        totals=tuple(
            Points(total - less) for total, less in zip_longest(match.totals, row, fillvalue=Points(0))
        ),
        dealer=event.dealer,
        seen_out=tuple(
            replace(seen, round=_moved_up(seen.round, number))
            for seen in match.seen_out
            if seen.round != number
        ),
        rules_from=_rules_without(match.rules_from, number),
        away=tuple(left for away in match.away if (left := _away_without(away, number)) is not None),
    )


def _moved_up(round: RoundNumber, removed: RoundNumber) -> RoundNumber:
    """The number of a round after the removal of another one."""
    return RoundNumber(round - 1) if round > removed else round


def _rules_without(changes: tuple[RulesFrom, ...], number: RoundNumber) -> tuple[RulesFrom, ...]:
    """The changes of the rules after the removal of a round. Of two changes for one round the later
    counts."""
    moved = {_moved_up(change.round, number): change.rules for change in changes}
    return tuple(RulesFrom(round, rules) for round, rules in moved.items())


def _away_without(away: Away, number: RoundNumber) -> Away | None:
    """The absence of a seat after the removal of a round; None if it had only that round."""
    first = _moved_up(away.first, number)
    last = None if away.last is None else RoundNumber(away.last - (away.last >= number))
    during = None if away.during in (None, number) else _moved_up(away.during, number)
    if last is not None and last < first and during is None:
        return None
    return replace(away, first=first, last=last, during=during)


def _paper_totals_entered(match: AnyMatch, event: PaperTotals) -> AnyMatch:
    """The match with the totals from paper. Every player at the table has played all rounds on paper."""
    begun = replace(match, totals=event.totals, start=event.totals, paper_rounds=event.rounds, told_points=())
    away = tuple(replace(one, first=begun.round_number) for one in match.away if one.last is None)
    return replace(begun, away=away, dealer=match.dealer if event.dealer is None else event.dealer)


def _seat_taken(match: AnyMatch, event: SeatTaken) -> AnyMatch:
    """The match with a new player, who is marked as away in all rounds so far."""
    number = match.round_number
    before = (Away(event.seat, RoundNumber(1), RoundNumber(number - 1)),) if number > 1 else ()
    return replace(
        match,
        order=event.order,
        seating=_with_newcomer(match.seating, event),
        circle=_with_newcomer(match.circle, event),
        totals=(*match.totals, event.points),
        start=(*match.start, event.points),
        away=(*match.away, *before),
        told_points=(*match.told_points, None) if match.told_points else (),
    )


def _with_newcomer(people: Order, event: SeatTaken) -> Order:
    return (*people, event.seat) if event.last else _next_to_neighbor(people, event)


def _next_to_neighbor(people: Order, event: SeatTaken | SeatBack) -> Order:
    """These seats with the seat of the event after the seat that it follows in the order."""
    neighbor = event.order[event.order.index(event.seat) - 1]
    others = tuple(seat for seat in people if seat != event.seat)
    place = others.index(neighbor) + 1
    return (*others[:place], event.seat, *others[place:])


def _seat_left(match: AnyMatch, event: SeatLeft) -> AnyMatch:
    """The match after a player left. A player who leaves during a round has played it. A player who was out
    of the match stays out."""
    number = match.round_number
    is_open = match.round is not None
    first, during = RoundNumber(number + is_open), number if is_open else None
    known = (
        match.away if match.away_now(event.seat) else (*match.away, Away(event.seat, first, during=during))
    )
    return replace(
        match,
        order=event.order,
        dealer=event.dealer,
        seating=tuple(seat for seat in match.seating if seat != event.seat),
        away=tuple(_note_match_was_over(away, event) for away in known),
        sitting_out=tuple(seat for seat in match.sitting_out if seat != event.seat),
        told_points=row_with(match.told_points, event.seat, None) if match.told_points else (),
    )


def _note_match_was_over(away: Away, event: SeatLeft) -> Away:
    """The absence that begins with this event, with whether the match was over; any other as it is."""
    return replace(away, over=event.over) if away.seat == event.seat and away.last is None else away


def _seat_back(match: AnyMatch, event: SeatBack) -> AnyMatch:
    """The match after a player came back. If the total differs from the old one, the difference is added to
    the points that the seat started with, as it belongs to no round."""
    seat, more = event.seat, event.total - match.totals[event.seat]
    stays = _returns_to_old_place(match, event)
    return replace(
        match,
        order=event.order,
        seating=tuple(one for one in match.circle if one == seat or one in match.seating)
        if stays
        else _next_to_neighbor(match.seating, event),
        circle=match.circle if stays else _next_to_neighbor(match.circle, event),
        totals=row_with(match.totals, seat, event.total),
        start=row_with(match.start, seat, Points(match.start[seat] + more)),
        away=_end_absences(match, (seat,)),
    )


def _returns_to_old_place(match: AnyMatch, event: SeatBack) -> bool:
    return event.order == tuple(seat for seat in match.circle if seat == event.seat or seat in match.order)


def _seats_out(match: AnyMatch, event: SeatsOut) -> AnyMatch:
    number, target = match.round_number, match.rules.target
    gone = tuple(Away(seat, number, target=target) for seat in match.order if seat not in event.order)
    back = tuple(seat for seat in event.order if seat not in match.order)
    return replace(match, order=event.order, dealer=event.dealer, away=(*_end_absences(match, back), *gone))


def _end_absences(match: AnyMatch, seats: Order) -> tuple[Away, ...]:
    """The absences of the match, of which those of these seats end with the last round. An absence in which
    no part of a round was missed is removed."""
    last = RoundNumber(match.round_number - 1)
    ended = (
        replace(away, last=last) if away.seat in seats and away.last is None else away for away in match.away
    )
    return tuple(
        away for away in ended if away.last is None or away.first <= away.last or away.during is not None
    )


def _out_by_target(away: Away, target: Points | None) -> Away:
    """The absence of a seat that is out of the match, now by the new target (None: without one)."""
    return replace(away, target=target) if away.last is None and away.target is not None else away


CHANGES: Mapping[type[Event], Callable[[AnyMatch, Any], AnyMatch]] = {
    Opened: _opened,
    DealerChosen: lambda match, event: replace(match, dealer=event.seat),
    RoundScored: _scored,
    RoundRemoved: _removed,
    HandPointsReported: _points_reported,
    RoundVoided: lambda match, event: _apply_next_rules(bring_everybody_back(_voided(match))),
    SeatTaken: _seat_taken,
    SeatLeft: _seat_left,
    SeatBack: _seat_back,
    SeatSitsOut: _sits_out,
    SeatsOut: _seats_out,
    RulesAgreed: _agreed,
    PlayedOn: _played_on,
    Finished: lambda match, event: replace(match, finished=True),
    PaperTotals: _paper_totals_entered,
    Contested: lambda match, event: replace(match, contests=(*match.contests, event.contest)),
    Decided: _decided,
}
