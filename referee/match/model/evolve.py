"""Functions that return the state of a match after an event. No function checks or refuses an event."""

from collections.abc import Callable, Mapping
from itertools import zip_longest
from typing import Any, overload

from referee.kit.quantities import Points, RoundNumber
from referee.kit.seats import SeatOrder, row_with_value_at_seat
from referee.kit.values import replace
from referee.match.model.events import (
    ClaimContested,
    ContestDecided,
    DealerChosen,
    HandPointsReported,
    MatchContinued,
    MatchFinished,
    MatchOpened,
    PaperTotalsEntered,
    PlayerCameBack,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    SeatLeft,
    SeatSitsOutRound,
    SeatsOutOfMatch,
    SeatTaken,
)
from referee.match.model.ruleset import EvolveFunction, MatchT
from referee.match.model.state import AnyMatch, Away, Match, RulesFromRound, SeenOut
from referee.rulings.tags import Event


def event_matters_after_its_round(event: Event) -> bool:
    """Whether an event matters after its round: it opens a round, or it changes the match.

    All other events change only the open round.
    """
    return event.opens_a_round or event.__class__ in MATCH_CHANGE_BY_EVENT_TYPE


def make_evolve_function(changes: Mapping[type[Event], Callable[[Any, Any], Any]]) -> EvolveFunction:
    """The `evolve` function of a game. It takes a match and an event, and returns the match after the event.

    `changes` has the types of events of the game as keys. Each value is a function `(round, event)` that
    returns the round after the event. The `evolve` function raises TypeError for an event that is unknown in
    this game.
    """

    @overload
    def evolve(match: None, event: Event, /) -> Match[None]: ...
    @overload
    def evolve(match: MatchT, event: Event, /) -> MatchT: ...
    @overload
    def evolve(match: AnyMatch | None, event: Event, /) -> AnyMatch: ...
    def evolve(match: Any, event: Event, /) -> Any:
        """The match after an event. Raises TypeError for an event that is unknown in this game."""
        if (change := changes.get(event.__class__)) is not None:
            # Players report points only for rounds that are not tracked. An event of the game shows that this
            # round is tracked, so reported points are discarded.
            return replace(match, round=change(match.round, event), told_points=())
        if (change := MATCH_CHANGE_BY_EVENT_TYPE.get(event.__class__)) is not None:
            return change(match, event)
        raise TypeError(f"no function changes a match by {event!r}; a house rule has `events` for it")

    return evolve


def _open_match(_: object, event: MatchOpened) -> Match[None]:
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


def _let_seat_sit_out_round(match: AnyMatch, event: SeatSitsOutRound) -> AnyMatch:
    order = tuple(seat for seat in match.order if seat != event.seat)
    return replace(match, order=order, sitting_out=(*match.sitting_out, event.seat))


def _set_next_rules(match: AnyMatch, event: RulesAgreed) -> AnyMatch:
    agreed = replace(match, next_rules=event.rules, next_to_target=event.to_target)
    return agreed if match.round is not None else _apply_next_rules(agreed)


def _continue_match_after_end(match: AnyMatch, event: MatchContinued) -> AnyMatch:
    rules = replace(match.rules, target=event.target or match.rules.target)
    away = tuple(_absence_with_new_target(away, event.target) for away in match.away)
    return replace(match, rules=rules, plays_on=event.target is None, finished=False, away=away)


def _remove_decided_contest(match: AnyMatch, event: ContestDecided) -> AnyMatch:
    left = tuple(contest for contest in match.contests if contest.entry != event.entry)
    return replace(match, contests=left)


def _enter_round_score(match: AnyMatch, event: RoundScored) -> AnyMatch:
    is_new = event.round == match.round_number
    # `points_of_round` returns a shorter row for an early round: players who joined later have no value.
    before = () if is_new else match.points_of_round(event.round)
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
        seen_out=_seats_seen_going_out(match, event),
        told_points=() if is_new else match.told_points,
    )
    return _apply_next_rules(return_players_who_sat_out(scored)) if is_new else scored


def return_players_who_sat_out(match: AnyMatch) -> AnyMatch:
    """A copy of the match in which the players who sat out a round are in `order` again."""
    return replace(match, order=match.players, sitting_out=()) if match.sitting_out else match


def _seats_seen_going_out(match: AnyMatch, event: RoundScored) -> tuple[SeenOut, ...]:
    """The value of `Match.seen_out` after a round was scored.

    If the round had an older value, the seat `out` of the event replaces it. If `out` is None, the older
    value is removed.
    """
    others = tuple(seen for seen in match.seen_out if seen.round != event.round)
    return others if event.out is None else (*others, SeenOut(event.round, event.out))


def _apply_next_rules(match: AnyMatch) -> AnyMatch:
    """The match with `next_rules` in force. If there are no `next_rules`, the match is unchanged."""
    if match.next_rules is None:
        return match
    number = match.round_number
    before = match.rules_from or (RulesFromRound(RoundNumber(1), match.rules),)
    kept = tuple(change for change in before if change.round < number)
    return replace(
        match,
        rules=match.next_rules,
        next_rules=None,
        plays_on=match.plays_on and not match.next_to_target,
        next_to_target=False,
        rules_from=(*kept, RulesFromRound(number, match.next_rules)),
    )


def _enter_reported_points(match: AnyMatch, event: HandPointsReported) -> AnyMatch:
    row = match.told_points or (None,) * len(match.totals)
    return replace(match, told_points=row_with_value_at_seat(row, event.seat, event.points))


def _remove_open_round(match: AnyMatch) -> AnyMatch:
    """The match without its open round, which was declared void.

    A player who left during the void round does not play the round that replaces the void round.
    """
    number = match.round_number
    away = tuple(
        replace(one, first=number, during=None) if one.last is None and one.first == number + 1 else one
        for one in match.away
    )
    return replace(match, round=None, contests=(), away=away)


def _remove_scored_round(match: AnyMatch, event: RoundRemoved) -> AnyMatch:
    """The match as if a scored round had not been played. The numbers of later rounds decrease by one."""
    number = event.round
    place = number - match.paper_rounds - 1
    row = match.points_of_round(number)
    return replace(
        match,
        points=(*match.points[:place], *match.points[place + 1 :]),
        totals=tuple(
            Points(total - less) for total, less in zip_longest(match.totals, row, fillvalue=Points(0))
        ),
        dealer=event.dealer,
        seen_out=tuple(
            replace(seen, round=_round_number_after_removal(seen.round, number))
            for seen in match.seen_out
            if seen.round != number
        ),
        rules_from=_rule_changes_after_round_removal(match.rules_from, number),
        away=tuple(
            left for away in match.away if (left := _absence_after_round_removal(away, number)) is not None
        ),
    )


def _round_number_after_removal(round: RoundNumber, removed: RoundNumber) -> RoundNumber:
    """The new number of `round` after the round with the number `removed` was removed."""
    return RoundNumber(round - 1) if round > removed else round


def _rule_changes_after_round_removal(
    changes: tuple[RulesFromRound, ...], number: RoundNumber
) -> tuple[RulesFromRound, ...]:
    """The changes of the rules, with new round numbers after the round `number` was removed.

    If two changes then start with the same round, only the later change is kept.
    """
    moved = {_round_number_after_removal(change.round, number): change.rules for change in changes}
    return tuple(RulesFromRound(round, rules) for round, rules in moved.items())


def _absence_after_round_removal(away: Away, number: RoundNumber) -> Away | None:
    """The absence after the round with this number was removed; None if no missed round is left."""
    first = _round_number_after_removal(away.first, number)
    last = None if away.last is None else RoundNumber(away.last - (away.last >= number))
    during = None if away.during in (None, number) else _round_number_after_removal(away.during, number)
    if last is not None and last < first and during is None:
        return None
    return replace(away, first=first, last=last, during=during)


def _enter_paper_totals(match: AnyMatch, event: PaperTotalsEntered) -> AnyMatch:
    """The match with the totals from paper. No player counts as away in the rounds on paper."""
    begun = replace(match, totals=event.totals, start=event.totals, paper_rounds=event.rounds, told_points=())
    away = tuple(replace(one, first=begun.round_number) for one in match.away if one.last is None)
    return replace(begun, away=away, dealer=match.dealer if event.dealer is None else event.dealer)


def _add_new_player(match: AnyMatch, event: SeatTaken) -> AnyMatch:
    """The match with a new player. The new seat is marked as away in all earlier rounds."""
    number = match.round_number
    before = (Away(event.seat, RoundNumber(1), RoundNumber(number - 1)),) if number > 1 else ()
    return replace(
        match,
        order=event.order,
        seating=_order_with_new_seat(match.seating, event),
        circle=_order_with_new_seat(match.circle, event),
        totals=(*match.totals, event.points),
        start=(*match.start, event.points),
        away=(*match.away, *before),
        told_points=(*match.told_points, None) if match.told_points else (),
    )


def _order_with_new_seat(people: SeatOrder, event: SeatTaken) -> SeatOrder:
    return (*people, event.seat) if event.last else _insert_after_neighbor(people, event)


def _insert_after_neighbor(people: SeatOrder, event: SeatTaken | PlayerCameBack) -> SeatOrder:
    """A copy of `people` in which the seat of the event comes right after its neighbor. The neighbor is the
    seat before it in `event.order`."""
    neighbor = event.order[event.order.index(event.seat) - 1]
    others = tuple(seat for seat in people if seat != event.seat)
    place = others.index(neighbor) + 1
    return (*others[:place], event.seat, *others[place:])


def _remove_leaving_player(match: AnyMatch, event: SeatLeft) -> AnyMatch:
    """The match after a player left. If a round is open, the player counts as a player of that round.

    A player who was already out of the match keeps the absence that was recorded then. No other absence is
    added.
    """
    number = match.round_number
    is_open = match.round is not None
    first, during = RoundNumber(number + is_open), number if is_open else None
    known = (
        match.away
        if match.current_absence_of(event.seat)
        else (*match.away, Away(event.seat, first, during=during))
    )
    return replace(
        match,
        order=event.order,
        dealer=event.dealer,
        seating=tuple(seat for seat in match.seating if seat != event.seat),
        away=tuple(_absence_with_match_over_flag(away, event) for away in known),
        sitting_out=tuple(seat for seat in match.sitting_out if seat != event.seat),
        told_points=row_with_value_at_seat(match.told_points, event.seat, None) if match.told_points else (),
    )


def _absence_with_match_over_flag(away: Away, event: SeatLeft) -> Away:
    """The current absence of the player who left, with the value `over` of the event. Any other absence is
    returned unchanged.

    `over` says whether the match was over when the player left.
    """
    return replace(away, over=event.over) if away.seat == event.seat and away.last is None else away


def _bring_back_player(match: AnyMatch, event: PlayerCameBack) -> AnyMatch:
    """The match after a player came back.

    If the player gets a new total, `start` (the points that belong to no round) changes by the same amount.
    """
    seat, more = event.seat, event.total - match.totals[event.seat]
    stays = _player_returns_to_old_place(match, event)
    return replace(
        match,
        order=event.order,
        seating=tuple(one for one in match.circle if one == seat or one in match.seating)
        if stays
        else _insert_after_neighbor(match.seating, event),
        circle=match.circle if stays else _insert_after_neighbor(match.circle, event),
        totals=row_with_value_at_seat(match.totals, seat, event.total),
        start=row_with_value_at_seat(match.start, seat, Points(match.start[seat] + more)),
        away=_end_absences(match, (seat,)),
    )


def _player_returns_to_old_place(match: AnyMatch, event: PlayerCameBack) -> bool:
    return event.order == tuple(seat for seat in match.circle if seat == event.seat or seat in match.order)


def _eliminate_seats(match: AnyMatch, event: SeatsOutOfMatch) -> AnyMatch:
    number, target = match.round_number, match.rules.target
    gone = tuple(Away(seat, number, target=target) for seat in match.order if seat not in event.order)
    back = tuple(seat for seat in event.order if seat not in match.order)
    return replace(match, order=event.order, dealer=event.dealer, away=(*_end_absences(match, back), *gone))


def _end_absences(match: AnyMatch, seats: SeatOrder) -> tuple[Away, ...]:
    """All absences of the match. The current absences of `seats` end: their last round is the last round that
    was played.

    An absence is removed if the player missed no part of a round.
    """
    last = RoundNumber(match.round_number - 1)
    ended = (
        replace(away, last=last) if away.seat in seats and away.last is None else away for away in match.away
    )
    return tuple(
        away for away in ended if away.last is None or away.first <= away.last or away.during is not None
    )


def _absence_with_new_target(away: Away, target: Points | None) -> Away:
    """The absence with the new target, if the seat is now out of the match because of its points.

    Any other absence is returned unchanged. `target` is None if the table plays on without a target.
    """
    return replace(away, target=target) if away.last is None and away.target is not None else away


MATCH_CHANGE_BY_EVENT_TYPE: Mapping[type[Event], Callable[[AnyMatch, Any], AnyMatch]] = {
    MatchOpened: _open_match,
    DealerChosen: lambda match, event: replace(match, dealer=event.seat),
    RoundScored: _enter_round_score,
    RoundRemoved: _remove_scored_round,
    HandPointsReported: _enter_reported_points,
    RoundVoided: lambda match, event: _apply_next_rules(
        return_players_who_sat_out(_remove_open_round(match))
    ),
    SeatTaken: _add_new_player,
    SeatLeft: _remove_leaving_player,
    PlayerCameBack: _bring_back_player,
    SeatSitsOutRound: _let_seat_sit_out_round,
    SeatsOutOfMatch: _eliminate_seats,
    RulesAgreed: _set_next_rules,
    MatchContinued: _continue_match_after_end,
    MatchFinished: lambda match, event: replace(match, finished=True),
    PaperTotalsEntered: _enter_paper_totals,
    ClaimContested: lambda match, event: replace(match, contests=(*match.contests, event.contest)),
    ContestDecided: _remove_decided_contest,
}
