"""The draw pile: drawing a card, drawing new columns, and what happens if the pile runs out."""

from referee.games.golf.model.claims import Turn
from referee.games.golf.model.events import ColumnsDrawn, PileShuffled
from referee.games.golf.model.rulebook import PILE_DRY, PILE_SHORT, RESHUFFLED_EARLY
from referee.games.golf.model.ruleset import GolfCase, GolfRuleset
from referee.games.golf.model.state import Round
from referee.games.golf.rules.turn_order import the_round_is_being_played
from referee.games.shared import pile
from referee.kit.quantities import CardCount
from referee.kit.seats import Seat
from referee.rulings.finding import Finding, finding_holds
from referee.rulings.ruleset import Events

CARDS_IN_A_COLUMN = 2
"""Number of cards in a column."""


def shuffle_if_short(round: Round, wanted: int) -> tuple[PileShuffled, ...]:
    """The event of a shuffle of the discards, if the draw pile has fewer than `wanted` cards. The result is
    empty if the pile has enough cards, if its size is not known, or if there is nothing to shuffle."""
    return pile.shuffle_if_short(round, wanted, golf_shuffle_event)


def golf_shuffle_event(round: Round, drawn_before: int = 0) -> PileShuffled:
    """The event of a shuffle of the discards. `drawn_before` is the number of cards that are drawn from the
    old pile before the shuffle.

    The event lists the cards of the new pile only if these draws empty the old pile. It lists no cards while
    the referee deduces nothing from the cards (`round.silent`).
    """
    if round.silent or round.draw_pile != drawn_before:
        return PileShuffled()
    return PileShuffled(round.discards[:-1], CardCount(drawn_before))


def cite_shuffle_needed_for_draw(case: GolfCase[Turn]) -> Finding | None:
    """The finding that the draw pile is empty, so the discards are shuffled for this draw. The result is None
    if no shuffle is needed.

    The draw is never refused, because there is always a card to draw after the shuffle.
    """
    is_short = case.claim.took == "pile" and case.state.round.draw_pile == 0
    return finding_holds(PILE_SHORT, wanted=1, pile=0) if is_short else None


def drawable_column_count(round: Round, wanted: int) -> int:
    """The number of new columns for which there are enough cards, at most `wanted`. Discards that can be
    shuffled into the draw pile are counted too."""
    return min(wanted, round.drawable_card_count // CARDS_IN_A_COLUMN)


def events_of_drawing_columns(ruleset: GolfRuleset, round: Round, seat: Seat, columns: int) -> Events:
    """The events by which a seat draws new columns. If the draw pile has too few cards, the discards are
    shuffled first. If there are too few cards even after the shuffle, the seat draws fewer columns."""
    had = drawable_column_count(round, columns)
    if not had:
        return ()
    on_the_left = ruleset.new_columns_lie_left
    return (
        *shuffle_if_short(round, had * CARDS_IN_A_COLUMN),
        ColumnsDrawn(seat, CardCount(had), on_the_left),
    )


def cite_side_of_new_columns(ruleset: GolfRuleset, events: Events) -> tuple[Finding, ...]:
    """The finding that says on which side of the grids the new columns of these events are added. The result
    is empty if no columns are drawn, or if the ruleset has no article about the side."""
    seats = list(dict.fromkeys(event.seat for event in events if isinstance(event, ColumnsDrawn)))
    article = ruleset.column_side_article
    return (finding_holds(article, seats=seats),) if seats and article is not None else ()


def cite_pile_too_small_for_columns(round: Round, columns: int) -> tuple[Finding, ...]:
    """The findings that the draw pile has too few cards for this number of columns. One finding says that the
    discards are shuffled. Another finding says that there are too few cards even after the shuffle."""
    wanted = columns * CARDS_IN_A_COLUMN
    had = drawable_column_count(round, columns)
    dry = (
        (finding_holds(PILE_DRY, wanted=wanted, drawable=round.drawable_card_count),) if had < columns else ()
    )
    left = round.draw_pile
    if left is None or not shuffle_if_short(round, had * CARDS_IN_A_COLUMN):
        return dry
    return (finding_holds(PILE_SHORT, wanted=wanted, pile=left, rest=had * CARDS_IN_A_COLUMN - left), *dry)


RESHUFFLE_PROCEDURE = pile.make_early_shuffle_procedure(
    RESHUFFLED_EARLY, the_round_is_being_played, golf_shuffle_event
)
