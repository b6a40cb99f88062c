"""The facts on which the rulings on claims in UNO Golf depend, by the type of the claim."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from referee.games.golf.help.facts.calls import facts_of_call, facts_of_catch
from referee.games.golf.help.facts.cards import (
    available_cards,
    same_color_number_cards,
    unlike_action_cards,
    unlike_number_cards,
)
from referee.games.golf.help.facts.columns import facts_of_clear
from referee.games.golf.help.facts.grids import (
    grid_to_reveal,
    with_action_card_column,
    with_alike_column,
    with_cards_beside,
)
from referee.games.golf.help.facts.people import (
    CLAIMS_WHILE_TURNS_LEFT,
    UnreportedDetails,
    closed_rounds,
    fact_about_round_end,
    find_unreported_details,
    grid_is_unreported,
    has_last_turns,
    is_known_to_be_over,
    rules_of,
)
from referee.games.golf.help.facts.turns import facts_of_turn
from referee.games.golf.help.position import RoundDescription
from referee.games.golf.help.situation import (
    AnyGolfSituation,
    GolfFact,
    GolfSituation,
    has_described_round,
    with_grid,
    with_round,
)
from referee.games.golf.model.claims import (
    Call,
    Catch,
    Clear,
    Deal,
    Reshuffle,
    Resync,
    Reveal,
    Turn,
    TurnedUp,
)
from referee.games.golf.model.deck import COPIES_BY_EDITION
from referee.games.golf.model.state import Row, faceup_cards
from referee.games.shared.position import DEFAULT_TOP_CARD
from referee.kit.cards import Card, Color
from referee.kit.quantities import ColumnId
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.help.fact import NO, YES, Answer, AnyFact, Fact, order_of, with_claim
from referee.match.help.situation import ClaimedT, Situation, is_about
from referee.match.table.rounds import ScoreRound
from referee.rulings.tags import Claim, seat_named_in_claim

DealSituation = Situation[RoundDescription | None, Deal]
"""A situation in which a round is dealt, so no round is open yet."""


def facts_of(situation: AnyGolfSituation) -> tuple[AnyFact, ...]:
    """The facts on which the ruling on the first claim may depend. Facts that are reported are left out."""
    claim = situation.claims[0]
    of_whom = (seat_named_in_claim(claim), claim.caught if isinstance(claim, Catch) else None)
    if any(seat is not None and seat not in order_of(situation) for seat in of_whom):
        return ()
    if not has_described_round(situation):
        return tuple(_facts_of_deal(situation)) if is_about(situation, Deal) else ()
    if isinstance(claim, CLAIMS_WHILE_TURNS_LEFT) and is_known_to_be_over(situation):
        return ()
    return tuple(FACTS.get(claim.__class__, _no_facts)(situation))


def _no_facts(situation: GolfSituation[Claim]) -> Iterator[AnyFact]:
    """No facts. Details that other claims depend on do not matter to this claim, or differ between the
    variants."""
    return iter(())


# --- the end of a round, and the next one ---


def _facts_of_reveal(situation: GolfSituation[Reveal]) -> Iterator[GolfFact[Reveal]]:
    if situation.happened:
        return
    yield from fact_about_round_end(situation)
    if grid_is_unreported(situation):
        who = {"who": Person(situation.claims[0].seat)}
        yield Fact("all", Said("fact-golf-all-asks", who), _all_revealed_answers)


def _all_revealed_answers(situation: GolfSituation[Reveal]) -> Iterator[Answer]:
    yield _revealed_answer("yes", YES, situation, (0, 0))
    if situation.round.closed_by is not None:
        yield _revealed_answer("no", NO, situation, (1, 2))


def _revealed_answer(
    id: str, text: Said, situation: GolfSituation[Reveal], others: tuple[int, int]
) -> Answer:
    """The answer with these numbers of other facedown cards.

    The situations differ in the cards beside the revealed ones: cards that are cleared, action cards, a
    column that was faceup before and is cleared, and an action card in a column of its own.
    """
    seat = situation.claims[0].seat
    first, second = (grid_to_reveal(situation, count, example) for example, count in enumerate(others))
    grids = (
        with_cards_beside(situation, first, unlike_number_cards),
        with_cards_beside(situation, second, same_color_number_cards),
        with_cards_beside(situation, first, unlike_action_cards),
        with_alike_column(situation, first),
        with_action_card_column(situation, first),
    )
    situations = [with_grid(situation, seat, grid) for grid in grids]
    return Answer(id, text, situations[0], tuple(situations[1:]))


def _facts_of_deal(situation: DealSituation) -> Iterator[Fact[DealSituation]]:
    """The facts on which a deal depends. A deal that names some turned-up cards names all of them."""
    if not situation.claims[0].opened:
        yield Fact("opened", Said("fact-golf-opened-asks"), _opened_answers)


def _opened_answers(situation: DealSituation) -> Iterator[Answer]:
    yield Answer("one", Said("fact-golf-opened-one"), _with_opened(situation, 1))
    yield Answer("two", Said("fact-golf-opened-two"), _with_opened(situation, 2))
    yield Answer("none", Said("fact-golf-opened-none"), _with_opened(situation, 0))


def _with_opened(situation: DealSituation, number: int) -> DealSituation:
    """The situation in which every player has turned up this number of cards."""
    opened = {
        seat: tuple(
            TurnedUp(ColumnId(2), row, Card(str(seat % 7), color))
            for row, color in TURNED_UP_AT_DEAL[:number]
        )
        for seat in order_of(situation)
    }
    return with_claim(situation, replace(situation.claims[0], opened=opened))


TURNED_UP_AT_DEAL: tuple[tuple[Row, Color], ...] = (("upper", "yellow"), ("lower", "green"))
"""The places and colors of the cards that players turn up in an example."""


def _facts_of_score(situation: GolfSituation[Claim]) -> Iterator[GolfFact[Claim]]:
    if not situation.happened:
        yield from fact_about_round_end(situation)


def _facts_of_resync(situation: GolfSituation[Resync]) -> Iterator[GolfFact[Resync]]:
    """The facts on which a resync depends. The player on turn must still have a turn."""
    if situation.happened:
        return
    unreported, seat = find_unreported_details(situation), situation.claims[0].turn
    if not has_last_turns(situation):
        yield from fact_about_round_end(situation)
    elif (
        seat in order_of(situation)
        and (unreported.closed or unreported.turn)
        and situation.round.turn != seat
    ):
        asks = Said("fact-golf-has-turn-asks", {"who": Person(seat)})
        yield Fact("has-turn", asks, partial(_has_turn_answers, unreported, seat))


def _has_turn_answers(
    unreported: UnreportedDetails, seat: Seat, situation: GolfSituation[Claim]
) -> Iterator[Answer]:
    round, last_turns = situation.round, tuple(one for one in situation.round.last_turns if one != seat)
    if round.closed_by != seat:
        seats_with_last_turn = (*last_turns, seat) if round.closed_by is not None else round.last_turns
        yield Answer("yes", YES, with_round(situation, last_turns=seats_with_last_turn))
    over = closed_rounds(situation, unreported)
    if over:
        turn = last_turns[0] if round.turn == seat and last_turns else round.turn
        left = [one for one in (turn, *last_turns) if one not in (None, seat, over[0].round.closed_by)]
        situations = [
            with_round(then, turn=next(iter(left), None), last_turns=tuple(left[:1])) for then in over
        ]
        yield Answer("no", NO, situations[0], tuple(situations[1:]))


def _facts_of_shuffle(situation: GolfSituation[Claim]) -> Iterator[GolfFact[Claim]]:
    round = situation.round
    if situation.happened:
        return
    yield from fact_about_round_end(situation)
    if round.discards is None:
        yield Fact("under", Said("fact-golf-shuffle-asks"), _cards_under_answers)


def _cards_under_answers(situation: GolfSituation[Claim]) -> Iterator[Answer]:
    top = situation.round.top or DEFAULT_TOP_CARD
    (under,) = available_cards(situation, unlike_number_cards(top), 1) or (next(unlike_number_cards(top)),)
    one = with_round(situation, discards=(under, top), lost_track=True, silent=True)
    # A counted pile that has cards is not empty.
    dry = () if situation.round.draw_pile else (_with_a_pile_run_dry(situation, top),)
    yield Answer("yes", YES, one, dry)
    alone = with_round(situation, discards=(top,), lost_track=False, silent=True)
    yield Answer("no", NO, alone)


def _with_a_pile_run_dry(situation: GolfSituation[ClaimedT], top: Card) -> GolfSituation[ClaimedT]:
    """The situation with an empty pile. The cards that are shuffled are then known."""
    round, grids = situation.round, (situation.round.grids or {}).values()
    deck = COPIES_BY_EDITION[rules_of(situation).edition]
    shown = [top, *(card for grid in grids for card in faceup_cards(grid)), *filter(None, round.aside)]
    count = sum(deck.values()) - 1 - 2 * sum(map(len, grids)) - len(round.aside)
    under = list((Counter(deck) - Counter(shown)).elements())[:count]
    return with_round(situation, discards=(*under, top), lost_track=False, silent=False)


FACTS: dict[type[Claim], Callable[[GolfSituation[Any]], Iterator[AnyFact]]] = {
    Turn: facts_of_turn,
    Clear: facts_of_clear,
    Call: facts_of_call,
    Catch: facts_of_catch,
    Reveal: _facts_of_reveal,
    Reshuffle: _facts_of_shuffle,
    Resync: _facts_of_resync,
    ScoreRound: _facts_of_score,
}
