"""What rulings of UNO Golf depend on, claim by claim, as a referee would ask for it."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from referee.games.golf.help.facts.calls import of_a_call, of_a_catch
from referee.games.golf.help.facts.cards import actions_unlike, of_its_color, spare, unlike
from referee.games.golf.help.facts.columns import of_a_clear
from referee.games.golf.help.facts.grids import (
    revealed,
    with_an_action_card,
    with_an_alike_column,
    with_others,
)
from referee.games.golf.help.facts.people import (
    PLAYED,
    Open,
    closed_rounds,
    has_last_turns,
    is_known_to_be_over,
    is_open,
    is_over,
    rules_of,
    what_is_open,
)
from referee.games.golf.help.facts.turns import of_a_turn
from referee.games.golf.help.position import Told
from referee.games.golf.help.situation import (
    AnyGolfSituation,
    GolfFact,
    GolfSituation,
    has_a_round,
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

Dealing = Situation[Told | None, Deal]
"""A round is to be dealt, and none is open yet."""


def facts_of(situation: AnyGolfSituation) -> tuple[AnyFact, ...]:
    """What the ruling on the first claim may depend on, as far as it is not told."""
    claim = situation.claims[0]
    of_whom = (seat_named_in_claim(claim), claim.caught if isinstance(claim, Catch) else None)
    if any(seat is not None and seat not in order_of(situation) for seat in of_whom):
        return ()
    if not has_a_round(situation):
        return tuple(_of_a_deal(situation)) if is_about(situation, Deal) else ()
    if isinstance(claim, PLAYED) and is_known_to_be_over(situation):
        return ()
    return tuple(FACTS.get(claim.__class__, _nothing)(situation))


def _nothing(situation: GolfSituation[Claim]) -> Iterator[AnyFact]:
    """What matters to no other claim is told, or differs among the tables that may be meant."""
    return iter(())


# --- the end of a round, and the next one ---


def _of_a_reveal(situation: GolfSituation[Reveal]) -> Iterator[GolfFact[Reveal]]:
    if situation.happened:
        return
    yield from is_over(situation)
    if is_open(situation):
        who = {"who": Person(situation.claims[0].seat)}
        yield Fact("all", Said("fact-golf-all-asks", who), _all_of_them)


def _all_of_them(situation: GolfSituation[Reveal]) -> Iterator[Answer]:
    yield _revealed("yes", YES, situation, (0, 0))
    if situation.round.closed_by is not None:
        yield _revealed("no", NO, situation, (1, 2))


def _revealed(id: str, text: Said, situation: GolfSituation[Reveal], others: tuple[int, int]) -> Answer:
    """Tables at which so many cards lie facedown beside those that are turned up: other cards lie beside
    these, some of which are cleared or are action cards, or a column that is cleared lay faceup before, or
    an action card is left in a column of its own."""
    seat = situation.claims[0].seat
    first, second = (revealed(situation, many, example) for example, many in enumerate(others))
    grids = (
        with_others(situation, first, unlike),
        with_others(situation, second, of_its_color),
        with_others(situation, first, actions_unlike),
        with_an_alike_column(situation, first),
        with_an_action_card(situation, first),
    )
    tables = [with_grid(situation, seat, grid) for grid in grids]
    return Answer(id, text, tables[0], tuple(tables[1:]))


def _of_a_deal(situation: Dealing) -> Iterator[Fact[Dealing]]:
    """Whoever tells the cards of some has told them all."""
    if not situation.claims[0].opened:
        yield Fact("opened", Said("fact-golf-opened-asks"), _opened)


def _opened(situation: Dealing) -> Iterator[Answer]:
    yield Answer("one", Said("fact-golf-opened-one"), _with_opened(situation, 1))
    yield Answer("two", Said("fact-golf-opened-two"), _with_opened(situation, 2))
    yield Answer("none", Said("fact-golf-opened-none"), _with_opened(situation, 0))


def _with_opened(situation: Dealing, number: int) -> Dealing:
    """The situation in which everybody has turned up so many cards."""
    opened = {
        seat: tuple(TurnedUp(ColumnId(2), row, Card(str(seat % 7), color)) for row, color in UP[:number])
        for seat in order_of(situation)
    }
    return with_claim(situation, replace(situation.claims[0], opened=opened))


UP: tuple[tuple[Row, Color], ...] = (("upper", "yellow"), ("lower", "green"))


def _of_a_score(situation: GolfSituation[Claim]) -> Iterator[GolfFact[Claim]]:
    if not situation.happened:
        yield from is_over(situation)


def _of_a_resync(situation: GolfSituation[Resync]) -> Iterator[GolfFact[Resync]]:
    """Whoever is to play has to have a turn."""
    if situation.happened:
        return
    open, seat = what_is_open(situation), situation.claims[0].turn
    if not has_last_turns(situation):
        yield from is_over(situation)
    elif seat in order_of(situation) and (open.closed or open.turn) and situation.round.turn != seat:
        asks = Said("fact-golf-has-turn-asks", {"who": Person(seat)})
        yield Fact("has-turn", asks, partial(_has_a_turn, open, seat))


def _has_a_turn(open: Open, seat: Seat, situation: GolfSituation[Claim]) -> Iterator[Answer]:
    round, last_turns = situation.round, tuple(one for one in situation.round.last_turns if one != seat)
    if round.closed_by != seat:
        going_on = (*last_turns, seat) if round.closed_by is not None else round.last_turns
        yield Answer("yes", YES, with_round(situation, last_turns=going_on))
    over = closed_rounds(situation, open)
    if over:
        turn = last_turns[0] if round.turn == seat and last_turns else round.turn
        left = [one for one in (turn, *last_turns) if one not in (None, seat, over[0].round.closed_by)]
        tables = [with_round(then, turn=next(iter(left), None), last_turns=tuple(left[:1])) for then in over]
        yield Answer("no", NO, tables[0], tuple(tables[1:]))


def _of_a_shuffle(situation: GolfSituation[Claim]) -> Iterator[GolfFact[Claim]]:
    round = situation.round
    if situation.happened:
        return
    yield from is_over(situation)
    if round.discards is None:
        yield Fact("under", Said("fact-golf-shuffle-asks"), _under)


def _under(situation: GolfSituation[Claim]) -> Iterator[Answer]:
    top = situation.round.top or DEFAULT_TOP_CARD
    (under,) = spare(situation, unlike(top), 1) or (next(unlike(top)),)
    one = with_round(situation, discards=(under, top), lost_track=True, silent=True)
    # A pile that was counted has not run dry.
    dry = () if situation.round.draw_pile else (_with_a_pile_run_dry(situation, top),)
    yield Answer("yes", YES, one, dry)
    alone = with_round(situation, discards=(top,), lost_track=False, silent=True)
    yield Answer("no", NO, alone)


def _with_a_pile_run_dry(situation: GolfSituation[ClaimedT], top: Card) -> GolfSituation[ClaimedT]:
    """The situation in which the pile is empty: what is shuffled is known then."""
    round, grids = situation.round, (situation.round.grids or {}).values()
    deck = COPIES_BY_EDITION[rules_of(situation).edition]
    shown = [top, *(card for grid in grids for card in faceup_cards(grid)), *filter(None, round.aside)]
    many = sum(deck.values()) - 1 - 2 * sum(map(len, grids)) - len(round.aside)
    under = list((Counter(deck) - Counter(shown)).elements())[:many]
    return with_round(situation, discards=(*under, top), lost_track=False, silent=False)


FACTS: dict[type[Claim], Callable[[GolfSituation[Any]], Iterator[AnyFact]]] = {
    Turn: of_a_turn,
    Clear: of_a_clear,
    Call: of_a_call,
    Catch: of_a_catch,
    Reveal: _of_a_reveal,
    Reshuffle: _of_a_shuffle,
    Resync: _of_a_resync,
    ScoreRound: _of_a_score,
}
