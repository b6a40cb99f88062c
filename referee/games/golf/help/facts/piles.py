"""Whether there are cards for new columns of UNO Golf, where nobody told how many lie in the other grids."""

from collections.abc import Iterator
from functools import partial

from referee.games.golf.help.facts.grids import grid_told, with_grid
from referee.games.golf.help.facts.people import others_of, rules_of
from referee.games.golf.help.position import LAID
from referee.games.golf.model.deck import EDITIONS
from referee.games.golf.model.state import Column, facedown
from referee.games.shared.position import top_told
from referee.kit.quantities import ColumnId
from referee.kit.seats import Seat
from referee.match.help.fact import Answer, Fact, with_round
from referee.match.help.situation import Situation
from referee.match.text.sentences import in_words

ENOUGH = 4
"""So many cards are all that one card makes anybody draw."""


def what_is_left(situation: Situation) -> Iterator[Fact]:
    """Asked where hardly a card lies in the pile, or most of the deck in the grids that are told."""
    own = situation.claims[0].seat
    untold = [seat for seat in (*others_of(situation, own), own) if grid_told(situation, seat) is None]
    untold = [seat for seat in untold if seat != own] or untold
    if untold and _may_be_short(situation):
        yield Fact("pile", "Are there cards left to draw?", partial(_piles, untold))


def _may_be_short(situation: Situation) -> bool:
    round = situation.round
    if round.draw_pile is not None:
        return round.draw_pile < ENOUGH and (round.discards is None or len(round.discards) == 1)
    return 4 * sum(map(len, (round.grids or {}).values())) > _deck(situation)


def _deck(situation: Situation) -> int:
    return sum(EDITIONS[rules_of(situation).choices["edition"]()].values())


def _piles(untold: list[Seat], situation: Situation) -> Iterator[Answer]:
    yield Answer("enough", "Enough.", situation)
    pile = situation.round.draw_pile or 0
    left = 1 if pile < 2 else ENOUGH - 1  # grids are even, and a card lies on top
    short = _with_all_in_grids(situation, untold, left)
    if short is not None:
        many = f"No more than {in_words(left)}"
        yield Answer("none", f"{many}: everything is in the grids but the top discard.", short)


def _with_all_in_grids(situation: Situation, untold: list[Seat], left: int) -> Situation | None:
    """The situation in which the grids that nobody told have all the other cards, if it has so many."""
    round, grids = situation.round, situation.round.grids or {}
    many = _deck(situation) - 1 - left - len(round.aside) - 2 * sum(map(len, grids.values()))
    closes = situation.claims[0].seat in untold and facedown(grid_told(situation, untold[0]) or ()) < 2
    if many < 0 or closes:
        return None
    for number in range(many // 2):
        seat = untold[number % len(untold)]
        grid = grid_told(situation, seat) or ()
        new = Column(ColumnId(max((column.id for column in grid), default=0) + 1))
        situation = with_grid(situation, seat, (*grid, new))
    top = round.discards or (top_told(situation) or LAID,)
    return with_round(situation, discards=top, top=None, lost_track=False, silent=True, draw_pile=None)
