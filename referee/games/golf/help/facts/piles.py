"""Whether there are cards for new columns of UNO Golf, where nobody told how many lie in the other grids."""

from collections.abc import Callable, Iterator
from functools import partial

from referee.games.golf.help.facts.cards import spare, unlike
from referee.games.golf.help.facts.grids import columns_named
from referee.games.golf.help.facts.people import others_of, rules_of
from referee.games.golf.help.situation import GolfFact, GolfSituation, grid_told, with_grid, with_round
from referee.games.golf.model.claims import Turn
from referee.games.golf.model.deck import COPIES_BY_EDITION
from referee.games.golf.model.state import Column, count_facedown
from referee.games.shared.position import DEFAULT_TOP_CARD, described_top_card
from referee.kit.quantities import CardCount, ColumnId
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.match.help.fact import Answer, Fact, order_of
from referee.match.help.situation import ClaimedT
from referee.rulings.tags import Claim, seat_named_in_claim

ENOUGH = 4
"""So many cards are all that one card makes anybody draw."""

MANY_COLUMNS = 7
"""Where so many have lain in one grid, as many cards may lie in those that nobody told."""


def what_is_left(
    situation: GolfSituation[Turn], wanted: Callable[[GolfSituation[Turn]], int]
) -> Iterator[GolfFact[Turn]]:
    """Asked where hardly a card lies in the pile, or most of the deck may lie in the grids; so many cards are
    `wanted` for new columns once the other questions are answered."""
    own = situation.claims[0].seat
    untold = grids_untold(situation, own)
    if untold and may_be_short(situation):
        yield Fact(
            "pile",
            Said("fact-pile-asks"),
            partial(_piles, untold, situation.round.draw_pile, wanted),
        )


def grids_untold(situation: GolfSituation[Claim], own: Seat | None) -> list[Seat]:
    """Whose grids nobody told: one's own only where those of all others are."""
    order = order_of(situation) if own is None else (*others_of(situation, own), own)
    untold = [seat for seat in order if grid_told(situation, seat) is None]
    return [seat for seat in untold if seat != own] or untold


def may_be_short(situation: GolfSituation[Claim]) -> bool:
    """Whether hardly a card may be left to draw, for all that is told: a pile that has been shuffled was used
    up once, and no entry takes more cards than one that is drawn and those of two columns."""
    round = situation.round
    if round.draw_pile is not None:
        return round.draw_pile < ENOUGH and _lying_under(situation) == 0
    grids = (round.grids or {}).values()
    named = columns_named(situation.claims[0])
    newest = max([0, *named, *(column.id for grid in grids for column in grid)])
    is_half_out = 4 * sum(map(len, grids)) > deck_of(situation)
    is_long = (situation.told.number or 0) * (1 + ENOUGH) > deck_of(situation)
    is_late = newest > MANY_COLUMNS or is_half_out or is_long or round.recycled is not None
    return is_late and _lying_under(situation) < ENOUGH


def _lying_under(situation: GolfSituation[Claim]) -> int:
    """How many discards are told to lie under the top one."""
    return len(situation.round.discards or (None,)) - 1


def deck_of(situation: GolfSituation[Claim]) -> int:
    """How many cards the deck of this table has."""
    return sum(COPIES_BY_EDITION[rules_of(situation).edition].values())


def _piles(
    untold: list[Seat],
    pile: CardCount | None,
    wanted: Callable[[GolfSituation[Turn]], int],
    situation: GolfSituation[Turn],
) -> Iterator[Answer]:
    """`pile` is how many cards it was told to have."""
    yield Answer("enough", Said("fact-golf-pile-enough"), situation)
    under = _lying_under(situation)
    # Grids are even, and a card lies on top: of one or two nobody makes a column, of three only one.
    none = Said("fact-golf-pile-none-discards" if under else "fact-golf-pile-none")
    for id, text, drawable in (("none", none, 1), ("few", Said("fact-golf-pile-few"), 3)):
        short = with_all_in_grids(situation, untold, drawable - under, pile)
        if short is not None and max(under, pile or 0) <= drawable < wanted(situation):
            yield Answer(id, text, short)


def with_all_in_grids(
    situation: GolfSituation[ClaimedT], untold: list[Seat], left: int, pile: CardCount | None = None
) -> GolfSituation[ClaimedT] | None:
    """The situation in which the grids that nobody told have all cards that are not discarded but so many
    that are `left` to be drawn, if there are so many: all of them from the pile or, where it was counted, the
    others from under the top discard."""
    round, grids = situation.round, situation.round.grids or {}
    elsewhere = 1 + _lying_under(situation) + left + len(round.aside)
    many = deck_of(situation) - elsewhere - 2 * sum(map(len, grids.values()))
    own = seat_named_in_claim(situation.claims[0])
    closes = own in untold and count_facedown(grid_told(situation, own) or ()) < 2
    if many < 0 or closes:
        return None
    for number in range(many // 2):
        seat = untold[number % len(untold)]
        grid = grid_told(situation, seat) or ()
        new = Column(ColumnId(max((column.id for column in grid), default=0) + 1))
        situation = with_grid(situation, seat, (*grid, new))
    if round.discards is not None:
        return with_round(situation, lost_track=False, draw_pile=None)
    short = with_round(situation, lost_track=False, silent=True, draw_pile=None)
    under = 0 if pile is None else max(0, left - pile)
    if under == 0:
        # What lies on top may still be asked for.
        return short
    top = described_top_card(situation) or DEFAULT_TOP_CARD
    return with_round(short, discards=(*spare(situation, unlike(top), under), top), top=None)
