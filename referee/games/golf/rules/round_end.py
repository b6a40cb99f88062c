"""The end of a round: a seat closes it, the other cards are turned up, columns are cleared, grids score."""

from functools import reduce

from referee.games.golf.model.claims import Reveal, Turn
from referee.games.golf.model.deck import is_action
from referee.games.golf.model.events import CardTurnedUp, Closed, ColumnCleared
from referee.games.golf.model.rulebook import CLOSING, EVERYBODY_SCORES, LAST_CLEAR, POINTS, REVEAL
from referee.games.golf.model.ruleset import GolfCase, GolfTableCase
from referee.games.golf.model.state import (
    Round,
    Row,
    column_of,
    count_facedown,
    faceup_cards,
    nth_column_fact,
)
from referee.games.golf.rules.actions import ActionOutcome, resolve_actions
from referee.games.golf.rules.columns import is_clearable, no_such_column
from referee.games.golf.rules.deduction import copies_are_left, origins_are_possible
from referee.games.golf.rules.scoring import cite_starter_and_winner, score_open_round
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId, Points
from referee.kit.seats import Seat
from referee.kit.values import known, replace
from referee.match.model.state import Match
from referee.match.table.contests import lapsed_contests
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Fact, Finding, breaks, holds
from referee.rulings.ruleset import Events, Procedure

# --- a seat closes the round ---


def close_round(case: GolfCase[Turn], match: Match[Round], cards: tuple[Card, ...]) -> ActionOutcome:
    """The outcome of a turn that closes the round. `match` is the state after the cards have moved, `cards`
    are the action cards that act."""
    seat = case.claim.seat
    others = tuple(one for one in match.order if one != seat)
    last_turns = others if case.ruleset.last_turns else ()
    closed = (Closed(seat, last_turns), *lapsed_contests(match, seat))
    after = resolve_actions(case, reduce(case.ruleset.evolve, closed, match), cards)
    left = len(match.round.grids[seat])
    findings = (holds(CLOSING, closed=seat, left=left), *after.findings)
    return replace(after, findings=findings, events=(*closed, *after.events))


# --- the other cards are turned up ---


def the_round_is_closed(case: GolfTableCase[object]) -> Finding | None:
    """Refuses a reveal before the round is closed."""
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    return breaks(REVEAL, over=False) if known(case.state.round).turn is not None else None


def facedown_cards_are_turned_up(case: GolfCase[Reveal]) -> Finding | None:
    """Refuses a missing column, a card that is faceup already, and a place that is named twice."""
    claim = case.claim
    seen: set[tuple[ColumnId, Row]] = set()
    for up in claim.cards:
        column = column_of(case.state.round.grids[claim.seat], up.column)
        if column is None:
            return no_such_column(case.state.round, claim.seat, up.column)
        at: dict[str, Fact] = {
            "column": up.column,
            "row": up.row,
            **nth_column_fact(case.state.round.grids[claim.seat], up.column),
        }
        if column.at(up.row) is not None:
            return breaks(REVEAL, seat=claim.seat, faceup=True, **at)
        if (up.column, up.row) in seen:
            return breaks(REVEAL, seat=claim.seat, twice=True, **at)
        seen.add((up.column, up.row))
    return None


def all_of_them_are_turned_up(case: GolfCase[Reveal]) -> Finding | None:
    """Refuses a reveal that leaves cards facedown."""
    claim = case.claim
    left = count_facedown(case.state.round.grids[claim.seat])
    if left != len(claim.cards):
        return breaks(REVEAL, seat=claim.seat, left=left, said=len(claim.cards))
    return breaks(REVEAL, seat=claim.seat, left=0, said=0) if left == 0 else None


def copies_of_them_are_left(case: GolfCase[Reveal]) -> Finding | None:
    """Refuses a card of which all copies are faceup elsewhere."""
    claim = case.claim
    return copies_are_left(case.state.round, claim.seat, [up.card for up in claim.cards])


def their_origin_is_possible(case: GolfCase[Reveal]) -> Finding | None:
    """Refuses a card that cannot have been in its column. It does not look at cards that
    `copies_of_them_are_left` refuses."""
    if copies_of_them_are_left(case) is not None:
        return None
    claim = case.claim
    up = [(one.column, one.card) for one in claim.cards]
    return origins_are_possible(case.state.round, claim.seat, (), up)


def turn_up_cards(case: GolfCase[Reveal]) -> Events:
    """The cards that are turned up, and the score if they were the last ones."""
    seat = case.claim.seat
    up = tuple(CardTurnedUp(seat, one.column, one.row, one.card) for one in case.claim.cards)
    return (*up, *score_complete_round(case, reduce(case.ruleset.evolve, up, case.state)))


def cite_round_end(case: GolfCase[Reveal]) -> tuple[Finding, ...]:
    """Cites the scores if these were the last cards to be turned up."""
    seat = case.claim.seat
    up = (CardTurnedUp(seat, one.column, one.row, one.card) for one in case.claim.cards)
    return cite_complete_round(case, reduce(case.ruleset.evolve, up, case.state))


# --- all cards are faceup ---


def score_complete_round(case: GolfCase[object], match: Match[Round]) -> Events:
    """The last clears and the score of a closed round in which every card is faceup; no events otherwise.

    If an action card with unknown points is left, there is no score: the players enter it.
    """
    if not _is_complete(match):
        return ()
    clears = tuple(event for seat in match.order for event in _last_clears(case, match, seat))
    match = reduce(case.ruleset.evolve, clears, match)
    points = _points(case, match)
    return (*clears, *score_open_round(case, match, points, points)) if points is not None else clears


def cite_complete_round(case: GolfCase[object], match: Match[Round]) -> tuple[Finding, ...]:
    """Cites the last clears, the points of each seat, the next starter and the winner of the match."""
    if not _is_complete(match):
        return ()
    clears = [event for seat in match.order for event in _last_clears(case, match, seat)]
    cleared = tuple(
        _cite_last_clears(match, seat, clears) for seat in dict.fromkeys(one.seat for one in clears)
    )
    match = reduce(case.ruleset.evolve, clears, match)
    points = _points(case, match)
    if points is None:
        return (*cleared, holds(POINTS, told=False))
    scores = holds(EVERYBODY_SCORES, whose=list(points), points=list(points.values()))
    left = [card for seat in match.order for card in faceup_cards(match.round.grids[seat])]
    actions = [card.name for card in left if is_action(card)]
    worth = (holds(POINTS, cards=actions),) if actions else ()
    after = cite_starter_and_winner(case, match, points)
    return (*cleared, *worth, scores, *after)


def _cite_last_clears(match: Match[Round], seat: Seat, clears: list[ColumnCleared]) -> Finding:
    """Cites the columns of this seat that are cleared at the end, so that each player reads the own ones."""
    columns = [one.column for one in clears if one.seat == seat]
    nths = [nth_column_fact(match.round.grids[seat], column)["nth"] for column in columns]
    return holds(LAST_CLEAR, whose=[seat] * len(columns), columns=columns, nths=nths)


def _is_complete(match: Match[Round]) -> bool:
    round = match.round
    return (
        round.closed_by is not None
        and round.turn is None
        and not any(count_facedown(round.grids[seat]) for seat in match.order)
    )


def _last_clears(case: GolfCase[object], match: Match[Round], seat: Seat) -> tuple[ColumnCleared, ...]:
    grid = match.round.grids[seat]
    return tuple(
        ColumnCleared(seat, column.id, faceup_cards((column,)))
        for column in grid
        if is_clearable(case, column)
    )


def _points(case: GolfCase[object], match: Match[Round]) -> dict[Seat, Points] | None:
    """The points left in each grid; None if the points of a card are not known."""
    worth = case.ruleset.points
    left = {seat: faceup_cards(match.round.grids[seat]) for seat in match.order}
    if any(card.face not in worth for cards in left.values() for card in cards):
        return None
    return {seat: Points(sum(worth[card.face] for card in cards)) for seat, cards in left.items()}


REVEAL_PROCEDURE: Procedure[GolfCase[Reveal]] = Procedure(
    REVEAL,
    needs=(the_round_is_closed, facedown_cards_are_turned_up, all_of_them_are_turned_up),
    checks=(copies_of_them_are_left, their_origin_is_possible),
    effects=turn_up_cards,
    follow_ups=cite_round_end,
    impossible=(copies_of_them_are_left, their_origin_is_possible),
)
