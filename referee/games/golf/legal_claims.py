"""The Golf claims that a phone may offer, a preview of the result of a turn, and the visible state of a
round."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from referee.games.golf.model.claims import Call, Catch, Clear, Deal, Place, Reveal, Turn, TurnedUp
from referee.games.golf.model.deck import COPIES_BY_EDITION
from referee.games.golf.model.state import ROWS, GolfMatch, Grid, Round, count_facedown, faceup_cards
from referee.games.golf.options.rulesets import ruleset
from referee.games.shared.call_window import call_and_catch_candidates
from referee.kit.cards import Card, Color
from referee.kit.deck import count_unseen_cards
from referee.kit.quantities import CardCount, ColumnId, Points
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.game import ClaimCandidate
from referee.match.model.state import AnyMatch, Match
from referee.match.table.contests import candidate_contest_decisions
from referee.match.table.rounds import ScoreRound

COLORS_OF_SAMPLE_CARDS: tuple[Color, ...] = ("blue", "green")


def candidate_claims(match: GolfMatch) -> Iterator[ClaimCandidate]:
    """Yield claims that the seats may be allowed to make now. Sample cards stand in for unknown cards. The
    `blank` of a candidate lists the fields that have sample cards."""
    round = match.round
    if round is None:
        yield ClaimCandidate(_sample_deal(match), blank=("turned_up", "opened"))
        return
    yield from _call_candidates(match, round)
    yield from candidate_contest_decisions(match)
    if round.turn is None:
        yield from _reveal_or_score_candidates(match, round)
        return
    yield from _clear_candidates(match, round)
    for turn, candidate in _turn_candidates(round, round.turn):
        yield candidate
        yield from _candidates_with_double_draw_two_target(match, round, turn, candidate)


def _sample_deal(match: AnyMatch) -> Deal:
    """A possible deal for the seats of this match, with sample cards."""
    opened = ruleset(match.rules, len(match.order)).opened
    numbers = ("0", "1", "2")
    return Deal(
        (Card("6", "red"),),
        {
            seat: tuple(
                TurnedUp(ColumnId(place + 1), "upper", Card(numbers[number % 3], color))
                for place, color in zip(range(opened), COLORS_OF_SAMPLE_CARDS, strict=False)
            )
            for number, seat in enumerate(match.order)
        },
    )


def _call_candidates(match: AnyMatch, round: Round) -> Iterator[ClaimCandidate]:
    """Yield calls and catches if a call window is open, and a call of the seat on turn."""
    with_one = [seat for seat in match.order if count_facedown(round.grids[seat]) == 1]
    window = round.window if round.turn is not None else None
    last = yield from call_and_catch_candidates(window, with_one, Call, Catch)
    yield from (ClaimCandidate(Call(seat)) for seat in match.order if seat == round.turn and seat not in last)


def _reveal_or_score_candidates(match: AnyMatch, round: Round) -> Iterator[ClaimCandidate]:
    """Yield a reveal with sample cards for each grid that has facedown cards. If no grid has facedown cards,
    yield a score with the points that are known."""
    if not any(count_facedown(round.grids[seat]) for seat in match.order):
        least = {seat: Points(_points_of_known_cards(match, round.grids[seat])) for seat in match.order}
        yield ClaimCandidate(ScoreRound(points=least), blank=("points",))
    for seat in match.order:
        places = [
            (column, row) for column in round.grids[seat] for row in ROWS if column.card_in_row(row) is None
        ]
        cards = tuple(
            TurnedUp(column.id, row, card)
            for (column, row), card in zip(places, _unseen_cards(round), strict=False)
        )
        if places:
            yield ClaimCandidate(Reveal(seat, cards), blank=("cards",))


def _points_of_known_cards(match: AnyMatch, grid: Grid) -> int:
    """The sum of the points of the faceup cards of a grid. A card with unknown points adds 0."""
    worth = ruleset(match.rules, len(match.order)).points
    return sum(worth.get(card.face, 0) for card in faceup_cards(grid))


def _clear_candidates(match: AnyMatch, round: Round) -> Iterator[ClaimCandidate]:
    """Yield clears of the columns without facedown cards, in the grids of all seats. A column gives one clear
    for each of its two cards: the clear that puts this card on top. Two equal cards give only one clear."""
    for seat in match.order:
        for column in round.grids[seat]:
            if column.facedown_count == 0:
                cards = dict.fromkeys(faceup_cards((column,)))
                yield from (ClaimCandidate(Clear(seat, column.id, card)) for card in cards)


def _turn_candidates(round: Round, seat: Seat) -> Iterator[tuple[Turn, ClaimCandidate]]:
    """Yield the possible turns of the seat, each with its candidate. A turn places the top discard or a drawn
    card in the grid, or throws the drawn card and flips a facedown card."""
    drawn, out, *_ = (*_unseen_cards(round), round.top, round.top)
    for column in round.grids[seat]:
        for row in ROWS:
            place, card = Place(column.id, row), column.card_in_row(row)
            blank = () if card is not None else ("came_out",)
            came_out = card if card is not None else out
            # The result of the turn can be previewed only if the card that comes out of the grid is faceup.
            is_known = card is not None
            taken = Turn(seat, "discard", round.top, place, came_out)
            yield taken, ClaimCandidate(taken, blank, is_act=is_known)
            kept = Turn(seat, "pile", drawn, place, came_out)
            yield kept, ClaimCandidate(kept, ("card", *blank), is_act=is_known)
            if not is_known:
                thrown = Turn(seat, "pile", drawn, flip=place, flipped=out)
                yield thrown, ClaimCandidate(thrown, ("card", "flipped"))


def _candidates_with_double_draw_two_target(
    match: AnyMatch, round: Round, turn: Turn, candidate: ClaimCandidate
) -> Iterator[ClaimCandidate]:
    """Yield a copy of the candidate in which the turn also chooses another player as its target. Yield
    nothing if the turn brings no Double Draw Two to the top, or if there is only one other player."""
    came_up = (turn.came_out, *(round.discards[-2:-1] if turn.took == "discard" else ()))
    others = [seat for seat in match.order if seat != round.turn]
    if len(others) > 1 and any(card is not None and card.face == "double draw two" for card in came_up):
        yield ClaimCandidate(replace(turn, targets=(others[0],)), (*candidate.blank, "targets"))


def _unseen_cards(round: Round) -> list[Card]:
    """The cards of the deck that are not faceup anywhere, the number cards first. A card is listed once for
    each copy. If the referee deduces nothing from faceup cards (`round.silent`), all cards of the deck are
    listed."""
    left = count_unseen_cards(
        COPIES_BY_EDITION[round.edition], () if round.silent else round.all_faceup_cards
    )
    return sorted(left.elements(), key=lambda card: not card.face.isdigit())


@dataclass(frozen=True)
class Then:
    """What follows from a turn: whose turn is next, which card lies on top of the discards, and who has
    closed the round. All values are null if the round has ended."""

    turn: Seat | None = None
    top: Card | None = None
    closed_by: Seat | None = None


def preview_result(before: GolfMatch, match: GolfMatch) -> Then:
    """The visible result of the turn that led from the match `before` to `match`. All fields are None if no
    round is open."""
    round = match.round
    return Then() if round is None else Then(round.turn, round.top, round.closed_by)


@dataclass(frozen=True)
class VisibleRound:
    """What can be seen of an open round.

    - `top`: The top card of the discards.
    - `draw_pile`: How many cards are in the draw pile; None if that is not known.
    - `facedown`: A list with one value per seat number: how many cards of the grid are facedown.
    - `at_one`: The seats that have one facedown card left.
    - `clearable`: A list with one value per seat number: the columns whose two cards match.
    - `targets`: The seats that can get columns from a Double Draw Two of the seat whose turn it is.
    - `points`: A list with one value per seat number: the points of the grid as it is now; None if it has a
      facedown card or the value of a card is not known.
    """

    top: Card
    draw_pile: CardCount | None
    facedown: tuple[CardCount, ...]
    at_one: tuple[Seat, ...]
    clearable: tuple[tuple[ColumnId, ...], ...]
    targets: tuple[Seat, ...]
    points: tuple[Points | None, ...]


def visible_round(match: Match[Round]) -> VisibleRound:
    """What everybody at the table can see of the open round."""
    round, rules = match.round, ruleset(match.rules, len(match.order))
    alike, worth = rules.alike, rules.points
    left, pile = tuple(CardCount(count_facedown(grid)) for grid in round.grids), round.draw_pile
    return VisibleRound(
        top=round.top,
        draw_pile=None if pile is None else CardCount(pile),
        facedown=left,
        at_one=tuple(seat for seat in match.order if left[seat] == 1),
        clearable=tuple(
            tuple(
                column.id for column in grid if column.facedown_count == 0 and alike(*faceup_cards((column,)))
            )
            for grid in round.grids
        ),
        targets=tuple(seat for seat in match.order if round.turn not in (None, seat)),
        points=tuple(_grid_points(grid, worth) for grid in round.grids),
    )


def _grid_points(grid: Grid, worth: Mapping[str, Points]) -> Points | None:
    """The points of a grid. The result is None if a card of the grid is facedown or has unknown points."""
    cards = faceup_cards(grid)
    if count_facedown(grid) or any(card.face not in worth for card in cards):
        return None
    return Points(sum(worth[card.face] for card in cards))
