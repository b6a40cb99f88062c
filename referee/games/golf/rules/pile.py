"""The draw pile: drawing a card, laying new columns, and what is done when it runs short or dry."""

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
"""Cards of a column."""


def shuffle_if_short(round: Round, wanted: int) -> tuple[PileShuffled, ...]:
    """The shuffle that drawing so many cards takes."""
    return pile.shuffle_if_short(round, wanted, shuffle_discards)


def shuffle_discards(round: Round, drawn_before: int = 0) -> PileShuffled:
    """Where nothing is left in the pile by then, also once so many cards were drawn, it is made of the
    discards alone."""
    if round.silent or round.draw_pile != drawn_before:
        return PileShuffled()
    return PileShuffled(round.discards[:-1], Count(drawn_before))


def the_pile_gives_a_card(case: GolfCase[Turn]) -> Finding | None:
    """Or the discards under the top one, shuffled: of an even deck in which columns take two there is always
    one left to draw."""
    is_short = case.claim.took == "pile" and case.state.round.draw_pile == 0
    return holds(PILE_SHORT, wanted=1, pile=0) if is_short else None


def available_columns(round: Round, wanted: int) -> int:
    """As many of the columns wanted as there are cards for."""
    return min(wanted, round.drawable // CARDS_IN_A_COLUMN)


def draw_columns(ruleset: GolfRuleset, round: Round, seat: Seat, columns: int) -> Events:
    """So many new columns for a seat, as the pile gives them, two cards after two."""
    had = available_columns(round, columns)
    if not had:
        return ()
    on_the_left = ruleset.new_columns_lie_left
    return (*shuffle_if_short(round, had * CARDS_IN_A_COLUMN), ColumnsDrawn(seat, Count(had), on_the_left))


def cite_column_side(ruleset: GolfRuleset, events: Events) -> tuple[Finding, ...]:
    """Cites on which side the new columns lie that come of these events."""
    seats = list(dict.fromkeys(event.seat for event in events if isinstance(event, ColumnsDrawn)))
    article = ruleset.where_new_columns_lie
    return (holds(article, seats=seats),) if seats and article is not None else ()


def cite_short_pile(round: Round, columns: int) -> tuple[Finding, ...]:
    """What is to be said of the pile when so many columns are wanted."""
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
