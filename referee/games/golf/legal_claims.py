"""The claims that a phone may offer, what follows from each of them, and the visible state of the round."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from referee.games.golf.model.claims import Call, Catch, Clear, Deal, Place, Reveal, Turn, TurnedUp
from referee.games.golf.model.deck import EDITIONS
from referee.games.golf.model.state import ROWS, GolfMatch, Grid, Round, count_facedown, faceup_cards
from referee.games.golf.options.rulesets import ruleset
from referee.games.shared.call_window import call_and_catch_candidates
from referee.kit.cards import Card, Color
from referee.kit.deck import cards_unseen
from referee.kit.quantities import ColumnId, Count, Points
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.model.game import Candidate
from referee.match.model.state import AnyMatch, Match
from referee.match.table.contests import possible_decisions
from referee.match.table.rounds import Score

TWO_COLORS: tuple[Color, ...] = ("blue", "green")


def candidates(match: GolfMatch) -> Iterator[Candidate]:
    """Claims worth trying for the seats that can act. An unknown card is a sample, and its field is blank."""
    round = match.round
    if round is None:
        yield Candidate(_sample_deal(match), blank=("turned_up", "opened"))
        return
    yield from _calls(match, round)
    yield from possible_decisions(match)
    if round.turn is None:
        yield from _reveals(match, round)
        return
    yield from _clears(match, round)
    for turn, candidate in _turns(round, round.turn):
        yield candidate
        yield from _with_target(match, round, turn, candidate)


def _sample_deal(match: AnyMatch) -> Deal:
    """A possible deal, with sample cards."""
    opened = ruleset(match.rules, len(match.order)).opened
    numbers = ("0", "1", "2")
    return Deal(
        (Card("6", "red"),),
        {
            seat: tuple(
                TurnedUp(ColumnId(place + 1), "upper", Card(numbers[number % 3], color))
                for place, color in zip(range(opened), TWO_COLORS, strict=False)
            )
            for number, seat in enumerate(match.order)
        },
    )


def _calls(match: AnyMatch, round: Round) -> Iterator[Candidate]:
    """Calls and catches of the seats with one facedown card, and a call of the seat on turn."""
    with_one = [seat for seat in match.order if count_facedown(round.grids[seat]) == 1]
    window = round.window if round.turn is not None else None
    last = yield from call_and_catch_candidates(window, with_one, Call, Catch)
    yield from (Candidate(Call(seat)) for seat in match.order if seat == round.turn and seat not in last)


def _reveals(match: AnyMatch, round: Round) -> Iterator[Candidate]:
    """A reveal of each grid with facedown cards, with sample cards; the points once no card is facedown."""
    if not any(count_facedown(round.grids[seat]) for seat in match.order):
        least = {seat: Points(_known_points(match, round.grids[seat])) for seat in match.order}
        yield Candidate(Score(points=least), blank=("points",))
    for seat in match.order:
        places = [(column, row) for column in round.grids[seat] for row in ROWS if column.at(row) is None]
        cards = tuple(
            TurnedUp(column.id, row, card)
            for (column, row), card in zip(places, _unseen(round), strict=False)
        )
        if places:
            yield Candidate(Reveal(seat, cards), blank=("cards",))


def _known_points(match: AnyMatch, grid: Grid) -> int:
    """The points of the faceup cards of a grid whose value is known."""
    worth = ruleset(match.rules, len(match.order)).points
    return sum(worth.get(card.face, 0) for card in faceup_cards(grid))


def _clears(match: AnyMatch, round: Round) -> Iterator[Candidate]:
    """A clear of every faceup column, with either card on top, also out of turn."""
    for seat in match.order:
        for column in round.grids[seat]:
            if column.facedown == 0:
                cards = dict.fromkeys(faceup_cards((column,)))
                yield from (Candidate(Clear(seat, column.id, card)) for card in cards)


def _turns(round: Round, seat: Seat) -> Iterator[tuple[Turn, Candidate]]:
    """Turns from both sources to every place of the grid, and turns that flip each facedown card. Each turn
    comes with its candidate."""
    drawn, out, *_ = (*_unseen(round), round.top, round.top)
    for column in round.grids[seat]:
        for row in ROWS:
            place, card = Place(column.id, row), column.at(row)
            blank = () if card is not None else ("came_out",)
            came_out = card if card is not None else out
            # The consequences depend on the card that comes out: they are known only if it is faceup.
            is_known = card is not None
            taken = Turn(seat, "discard", round.top, place, came_out)
            yield taken, Candidate(taken, blank, is_act=is_known)
            kept = Turn(seat, "pile", drawn, place, came_out)
            yield kept, Candidate(kept, ("card", *blank), is_act=is_known)
            if not is_known:
                thrown = Turn(seat, "pile", drawn, flip=place, flipped=out)
                yield thrown, Candidate(thrown, ("card", "flipped"))


def _with_target(match: AnyMatch, round: Round, turn: Turn, candidate: Candidate) -> Iterator[Candidate]:
    """The same turn with a chosen player, if it may make a Double Draw Two act."""
    came_up = (turn.came_out, *(round.discards[-2:-1] if turn.took == "discard" else ()))
    others = [seat for seat in match.order if seat != round.turn]
    if len(others) > 1 and any(card is not None and card.face == "double draw two" for card in came_up):
        yield Candidate(replace(turn, targets=(others[0],)), (*candidate.blank, "targets"))


def _unseen(round: Round) -> list[Card]:
    """The cards that nobody has seen yet, one item for each copy, the numbers first."""
    left = cards_unseen(EDITIONS[round.edition], () if round.silent else round.shown)
    return sorted(left.elements(), key=lambda card: not card.face.isdigit())


@dataclass(frozen=True)
class Then:
    """What follows from a turn: who is to play, what lies on top, and who has closed the round; all null
    where the round has ended."""

    turn: Seat | None = None
    top: Card | None = None
    closed_by: Seat | None = None


def follows(before: GolfMatch, match: GolfMatch) -> Then:
    """What follows from the turn that led from the match `before` to `match`."""
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
    draw_pile: Count | None
    facedown: tuple[Count, ...]
    at_one: tuple[Seat, ...]
    clearable: tuple[tuple[ColumnId, ...], ...]
    targets: tuple[Seat, ...]
    points: tuple[Points | None, ...]


def visible_round(match: Match[Round]) -> VisibleRound:
    """What everybody at the table can see of the open round."""
    round, rules = match.round, ruleset(match.rules, len(match.order))
    alike, worth = rules.alike, rules.points
    left, pile = tuple(Count(count_facedown(grid)) for grid in round.grids), round.draw_pile
    return VisibleRound(
        top=round.top,
        draw_pile=None if pile is None else Count(pile),
        facedown=left,
        at_one=tuple(seat for seat in match.order if left[seat] == 1),
        clearable=tuple(
            tuple(column.id for column in grid if column.facedown == 0 and alike(*faceup_cards((column,))))
            for grid in round.grids
        ),
        targets=tuple(seat for seat in match.order if round.turn not in (None, seat)),
        points=tuple(_grid_points(grid, worth) for grid in round.grids),
    )


def _grid_points(grid: Grid, worth: Mapping[str, Points]) -> Points | None:
    """The points of a grid; None if a card is facedown or its value is not known."""
    cards = faceup_cards(grid)
    if count_facedown(grid) or any(card.face not in worth for card in cards):
        return None
    return Points(sum(worth[card.face] for card in cards))
