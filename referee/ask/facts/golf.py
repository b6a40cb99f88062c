"""What rulings of UNO Golf depend on, claim by claim, as a referee would ask for it."""

from collections.abc import Callable, Iterator

from referee.ask.facts.fact import Answer, Fact, with_claim, with_round
from referee.ask.facts.golf_calls import of_a_call, of_a_catch
from referee.ask.facts.golf_columns import of_a_clear
from referee.ask.facts.golf_grids import revealed, with_grid
from referee.ask.facts.golf_people import closers, is_open, order_of, others_of, rules_of, with_closed_by
from referee.ask.facts.golf_turns import of_a_turn
from referee.ask.situation import Situation
from referee.games.golf.claims import Call, Catch, Clear, Deal, Reveal, Turn, TurnedUp
from referee.kit.cards import Card
from referee.kit.quantities import ColumnId


def facts_of(situation: Situation) -> tuple[Fact, ...]:
    """What the ruling on the first claim may depend on, as far as it is not told."""
    claim = situation.claims[0]
    facts = FACTS.get(claim.__class__)
    of_whom = {getattr(claim, name) for name in ("seat", "caught") if hasattr(claim, name)}
    if facts is None or not of_whom - {None} <= set(order_of(situation)):
        return ()
    return tuple(facts(situation))


# --- the end of a round, and the next one ---


def _of_a_reveal(situation: Situation) -> Iterator[Fact]:
    if situation.round is None or situation.happened:
        return
    if situation.round.closed_by is None and situation.round.turn is None:
        has_closed = "do all cards of somebody else's grid lie faceup?"
        if rules_of(situation).settings["last turns"]:
            has_closed = "has somebody else closed it, and have the others had their last turns?"
        yield Fact("over", f"Is the round over: {has_closed}", _over)
    name = situation.names[situation.claims[0].seat]
    if is_open(situation):
        yield Fact("all", f"Are these all of {name}'s facedown cards?", _all_of_them)


def _over(situation: Situation) -> Iterator[Answer]:
    others = others_of(situation, situation.claims[0].seat)
    for closer in closers(situation)[-1:]:
        yield Answer("yes", "Yes.", with_closed_by(situation, closer))
    yield Answer("no", "Not yet.", with_round(situation, turn=others[0]))


def _all_of_them(situation: Situation) -> Iterator[Answer]:
    claim = situation.claims[0]
    yield Answer("yes", "Yes.", with_grid(situation, claim.seat, revealed(claim, 0)))
    if situation.round.closed_by is not None:
        yield Answer("no", "No.", with_grid(situation, claim.seat, revealed(claim, 1)))


def _of_a_deal(situation: Situation) -> Iterator[Fact]:
    """Whoever tells the cards of some has told them all."""
    if situation.round is None and not situation.claims[0].opened:
        yield Fact("opened", "How many cards has everybody turned up in their own grid?", _opened)


def _opened(situation: Situation) -> Iterator[Answer]:
    texts = (("one", "One each."), ("two", "Two each."), ("none", "None."))
    for number, (id, text) in zip((1, 2, 0), texts, strict=True):
        yield Answer(id, text, _with_opened(situation, number))


def _with_opened(situation: Situation, number: int) -> Situation:
    """The situation in which everybody has turned up so many cards."""
    opened = {
        seat: tuple(TurnedUp(ColumnId(2), row, Card(str(seat % 7), color)) for row, color in UP[:number])
        for seat in order_of(situation)
    }
    return with_claim(situation, opened=opened)


UP = (("upper", "yellow"), ("lower", "green"))

FACTS: dict[type, Callable[[Situation], Iterator[Fact]]] = {
    Deal: _of_a_deal,
    Turn: of_a_turn,
    Clear: of_a_clear,
    Call: of_a_call,
    Catch: of_a_catch,
    Reveal: _of_a_reveal,
}
