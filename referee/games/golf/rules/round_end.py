"""The end of a round: a seat closes it, the facedown cards are turned up, columns are cleared, and the grids
are scored."""

from functools import reduce

from referee.games.golf.model.claims import Reveal, Turn
from referee.games.golf.model.deck import is_action_card
from referee.games.golf.model.events import CardTurnedUp, ColumnCleared, RoundClosed
from referee.games.golf.model.rulebook import CLOSING, EVERYBODY_SCORES, LAST_CLEAR, POINTS, REVEAL
from referee.games.golf.model.ruleset import AnyGolfCase, GolfCase
from referee.games.golf.model.state import (
    Round,
    Row,
    column_position_fact,
    count_facedown,
    faceup_cards,
    find_column,
)
from referee.games.golf.rules.actions import ActionOutcome, apply_action_cards
from referee.games.golf.rules.columns import column_is_clearable, refuse_missing_column
from referee.games.golf.rules.deduction import card_origins_are_possible, copies_of_cards_are_left
from referee.games.golf.rules.scoring import cite_starter_and_winner, events_of_open_round_score
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId, Points
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.model.state import Match
from referee.match.table.contests import lapsed_contest_events
from referee.match.table.rounds import a_round_is_open
from referee.rulings.finding import Fact, Finding, finding_breaks, finding_holds
from referee.rulings.ruleset import ClaimProcedure, Events

# --- a seat closes the round ---


def outcome_of_round_closing_turn(
    case: GolfCase[Turn], match: Match[Round], cards: tuple[Card, ...]
) -> ActionOutcome:
    """The outcome of a turn that closes the round. `match` is the state after the cards of the turn have
    moved. `cards` are the action cards that take effect."""
    seat = case.claim.seat
    others = tuple(one for one in match.order if one != seat)
    last_turns = others if case.ruleset.last_turns else ()
    closed = (RoundClosed(seat, last_turns), *lapsed_contest_events(match, seat))
    after = apply_action_cards(case, reduce(case.ruleset.evolve, closed, match), cards)
    left = len(match.round.grids[seat])
    findings = (finding_holds(CLOSING, closed=seat, left=left), *after.findings)
    return replace(after, findings=findings, events=(*closed, *after.events))


# --- the remaining facedown cards are turned up ---


def no_seat_has_a_turn_left(case: AnyGolfCase[object]) -> Finding | None:
    """Refuse the claim if no round is open, or if a seat still has a turn."""
    if (unmet := a_round_is_open(case)) is not None:
        return unmet
    return finding_breaks(REVEAL, over=False) if not_none(case.state.round).turn is not None else None


def only_facedown_cards_are_turned_up(case: GolfCase[Reveal]) -> Finding | None:
    """Refuse a reveal if it names a column that the grid does not have, a faceup card, or one place twice."""
    claim = case.claim
    seen: set[tuple[ColumnId, Row]] = set()
    for up in claim.cards:
        column = find_column(case.state.round.grids[claim.seat], up.column)
        if column is None:
            return refuse_missing_column(case.state.round, claim.seat, up.column)
        at: dict[str, Fact] = {
            "column": up.column,
            "row": up.row,
            **column_position_fact(case.state.round.grids[claim.seat], up.column),
        }
        if column.card_in_row(up.row) is not None:
            return finding_breaks(REVEAL, seat=claim.seat, faceup=True, **at)
        if (up.column, up.row) in seen:
            return finding_breaks(REVEAL, seat=claim.seat, twice=True, **at)
        seen.add((up.column, up.row))
    return None


def all_facedown_cards_are_turned_up(case: GolfCase[Reveal]) -> Finding | None:
    """Refuse a reveal if it does not turn up every facedown card of the grid. Refuse a reveal of a grid that
    has no facedown cards."""
    claim = case.claim
    left = count_facedown(case.state.round.grids[claim.seat])
    if left != len(claim.cards):
        return finding_breaks(REVEAL, seat=claim.seat, left=left, said=len(claim.cards))
    return finding_breaks(REVEAL, seat=claim.seat, left=0, said=0) if left == 0 else None


def copies_of_revealed_cards_are_left(case: GolfCase[Reveal]) -> Finding | None:
    """Refuse a reveal if it names a card whose copies are all faceup elsewhere."""
    claim = case.claim
    return copies_of_cards_are_left(case.state.round, claim.seat, [up.card for up in claim.cards])


def revealed_cards_have_possible_origins(case: GolfCase[Reveal]) -> Finding | None:
    """Refuse a reveal if one of its cards cannot have been in its column. Return None if
    `copies_of_revealed_cards_are_left` already refuses the reveal."""
    if copies_of_revealed_cards_are_left(case) is not None:
        return None
    claim = case.claim
    up = [(one.column, one.card) for one in claim.cards]
    return card_origins_are_possible(case.state.round, claim.seat, (), up)


def events_of_golf_reveal(case: GolfCase[Reveal]) -> Events:
    """The events that turn up the cards of a reveal. If all cards of the round are then faceup, the events of
    the score follow."""
    seat = case.claim.seat
    up = tuple(CardTurnedUp(seat, one.column, one.row, one.card) for one in case.claim.cards)
    return (*up, *events_of_clears_and_score_at_round_end(case, reduce(case.ruleset.evolve, up, case.state)))


def cite_scores_after_reveal(case: GolfCase[Reveal]) -> tuple[Finding, ...]:
    """The findings about the scores, if all cards of the round are faceup after this reveal. The result is
    empty in all other cases."""
    seat = case.claim.seat
    up = (CardTurnedUp(seat, one.column, one.row, one.card) for one in case.claim.cards)
    return cite_scores_of_complete_round(case, reduce(case.ruleset.evolve, up, case.state))


# --- all cards are faceup ---


def events_of_clears_and_score_at_round_end(case: GolfCase[object], match: Match[Round]) -> Events:
    """The events that clear the last columns and score the round. The result is empty if the round is not
    closed, if a seat still has a turn, or if a card is facedown.

    If the points of a remaining action card are unknown, no event scores the round. The players then report
    the points.
    """
    if not _only_scoring_is_left(match):
        return ()
    clears = tuple(event for seat in match.order for event in _clears_at_round_end(case, match, seat))
    match = reduce(case.ruleset.evolve, clears, match)
    points = _points_of_remaining_cards_by_seat(case, match)
    return (
        (*clears, *events_of_open_round_score(case, match, points, points)) if points is not None else clears
    )


def cite_scores_of_complete_round(case: GolfCase[object], match: Match[Round]) -> tuple[Finding, ...]:
    """The findings about the last clears, the points of each seat, the next starter and the winner of the
    match. The result is empty if the round is not closed, if a seat still has a turn, or if a card is
    facedown."""
    if not _only_scoring_is_left(match):
        return ()
    clears = [event for seat in match.order for event in _clears_at_round_end(case, match, seat)]
    cleared = tuple(
        _cite_clears_at_round_end(match, seat, clears) for seat in dict.fromkeys(one.seat for one in clears)
    )
    match = reduce(case.ruleset.evolve, clears, match)
    points = _points_of_remaining_cards_by_seat(case, match)
    if points is None:
        return (*cleared, finding_holds(POINTS, told=False))
    scores = finding_holds(EVERYBODY_SCORES, whose=list(points), points=list(points.values()))
    left = [card for seat in match.order for card in faceup_cards(match.round.grids[seat])]
    actions = [card.name for card in left if is_action_card(card)]
    worth = (finding_holds(POINTS, cards=actions),) if actions else ()
    after = cite_starter_and_winner(case, match, points)
    return (*cleared, *worth, scores, *after)


def _cite_clears_at_round_end(match: Match[Round], seat: Seat, clears: list[ColumnCleared]) -> Finding:
    """The finding that names the columns of this seat that are cleared at the end of the round. `clears` has
    the events of all seats."""
    columns = [one.column for one in clears if one.seat == seat]
    nths = [column_position_fact(match.round.grids[seat], column)["nth"] for column in columns]
    return finding_holds(LAST_CLEAR, whose=[seat] * len(columns), columns=columns, nths=nths)


def _only_scoring_is_left(match: Match[Round]) -> bool:
    round = match.round
    return (
        round.closed_by is not None
        and round.turn is None
        and not any(count_facedown(round.grids[seat]) for seat in match.order)
    )


def _clears_at_round_end(
    case: GolfCase[object], match: Match[Round], seat: Seat
) -> tuple[ColumnCleared, ...]:
    grid = match.round.grids[seat]
    return tuple(
        ColumnCleared(seat, column.id, faceup_cards((column,)))
        for column in grid
        if column_is_clearable(case, column)
    )


def _points_of_remaining_cards_by_seat(
    case: GolfCase[object], match: Match[Round]
) -> dict[Seat, Points] | None:
    """The points of the cards left in each grid. The result is None if the points of one of these cards are
    unknown."""
    worth = case.ruleset.points
    left = {seat: faceup_cards(match.round.grids[seat]) for seat in match.order}
    if any(card.face not in worth for cards in left.values() for card in cards):
        return None
    return {seat: Points(sum(worth[card.face] for card in cards)) for seat, cards in left.items()}


REVEAL_PROCEDURE: ClaimProcedure[GolfCase[Reveal]] = ClaimProcedure(
    REVEAL,
    needs=(no_seat_has_a_turn_left, only_facedown_cards_are_turned_up, all_facedown_cards_are_turned_up),
    checks=(copies_of_revealed_cards_are_left, revealed_cards_have_possible_origins),
    effects=events_of_golf_reveal,
    follow_ups=cite_scores_after_reveal,
    impossible=(copies_of_revealed_cards_are_left, revealed_cards_have_possible_origins),
)
