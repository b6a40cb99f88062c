"""The draw pile: single cards, new columns, and a pile that runs short or dry."""

from referee.games.golf.model.claims import Turn
from referee.games.golf.model.events import ColumnsDrawn, PileShuffled
from referee.games.golf.model.rulebook import PILE_DRY, PILE_SHORT, RESHUFFLED_EARLY
from referee.games.golf.model.ruleset import GolfCase, GolfRuleset
from referee.games.golf.model.state import Round
from referee.games.golf.rules.turn_order import the_round_is_being_played
from referee.games.shared import pile
from referee.kit.quantities import Count
from referee.kit.seats import Seat
from referee.rulings.finding import Finding, holds
from referee.rulings.ruleset import Events

CARDS_IN_A_COLUMN = 2
"""Number of cards in a column."""


def shuffle_if_short(round: Round, wanted: int) -> tuple[PileShuffled, ...]:
    """The event of the shuffle that is needed to draw `wanted` cards; none if the pile has enough."""
    return pile.shuffle_if_short(round, wanted, shuffle_discards)


def shuffle_discards(round: Round, drawn_before: int = 0) -> PileShuffled:
    """The event of a shuffle of the discards. It lists the cards of the new pile if the old pile has only
    the `drawn_before` cards that this claim draws first."""
    if round.silent or round.draw_pile != drawn_before:
        return PileShuffled()
    return PileShuffled(round.discards[:-1], Count(drawn_before))


def the_pile_gives_a_card(case: GolfCase[Turn]) -> Finding | None:
    """Cites that the pile is empty, so that the discards are shuffled for this draw.

    There is always a card to draw: the deck has an even number of cards, and the grids take two at a time.
    """
    is_short = case.claim.took == "pile" and case.state.round.draw_pile == 0
    return holds(PILE_SHORT, wanted=1, pile=0) if is_short else None


def available_columns(round: Round, wanted: int) -> int:
    """The number of columns for which there are cards, at most `wanted`."""
    return min(wanted, round.drawable // CARDS_IN_A_COLUMN)


def draw_columns(ruleset: GolfRuleset, round: Round, seat: Seat, columns: int) -> Events:
    """The events by which a seat gets new columns, as many as there are cards for, with a shuffle if
    needed."""
    had = available_columns(round, columns)
    if not had:
        return ()
    on_the_left = ruleset.new_columns_lie_left
    return (*shuffle_if_short(round, had * CARDS_IN_A_COLUMN), ColumnsDrawn(seat, Count(had), on_the_left))


def cite_column_side(ruleset: GolfRuleset, events: Events) -> tuple[Finding, ...]:
    """Cites on which side the new columns of these events are placed."""
    seats = list(dict.fromkeys(event.seat for event in events if isinstance(event, ColumnsDrawn)))
    article = ruleset.column_side_article
    return (holds(article, seats=seats),) if seats and article is not None else ()


def cite_short_pile(round: Round, columns: int) -> tuple[Finding, ...]:
    """Cites that the pile runs short or dry if this number of columns is drawn."""
    wanted = columns * CARDS_IN_A_COLUMN
    had = available_columns(round, columns)
    dry = (holds(PILE_DRY, wanted=wanted, drawable=round.drawable),) if had < columns else ()
    left = round.draw_pile
    if left is None or not shuffle_if_short(round, had * CARDS_IN_A_COLUMN):
        return dry
    return (holds(PILE_SHORT, wanted=wanted, pile=left, rest=had * CARDS_IN_A_COLUMN - left), *dry)


RESHUFFLE_PROCEDURE = pile.early_shuffle_procedure(
    RESHUFFLED_EARLY, the_round_is_being_played, shuffle_discards
)
