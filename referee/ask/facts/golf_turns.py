"""What a turn of UNO Golf depends on: whose it is, how the cards lie, and who lays new columns."""

from collections.abc import Iterator

from referee.ask.facts.fact import Answer, Fact, with_claim, with_round, with_seats
from referee.ask.facts.golf_columns import columns_of, is_refused
from referee.ask.facts.golf_grids import (
    CAME_OUT,
    facedown_places,
    grid_told,
    lies,
    place_of,
    placed_card,
    top_told,
    whose_other_card_is_open,
    with_columns,
    with_hidden,
)
from referee.ask.facts.golf_people import (
    SKIP,
    how_many,
    is_at_turn,
    is_open,
    may_be_two,
    nobody_says_how_many,
    others_of,
    rules_of,
    somebody_has_played,
    whose_turn,
)
from referee.ask.situation import Situation
from referee.games.golf.actions import ACT
from referee.games.golf.claims import Turn
from referee.kit.cards import Card
from referee.kit.seats import Seat


def of_a_turn(situation: Situation) -> Iterator[Fact]:
    if situation.round is None:
        return
    if _may_act(situation, "reverse") or (_may_act(situation, "double draw two") and _chosen(situation)):
        yield from how_many(situation)
    yield from whose_turn(situation)
    yield from _what_was_taken(situation)
    if is_open(situation):
        yield from _what_came_out(situation)
        yield from columns_of(situation)
        yield from _how_many_lie(situation)
    # Who tells how a grid lies has the turn before them, and what is left out of it is missing.
    is_told = grid_told(situation, situation.claims[0].seat) is not None
    if _may_act(situation, "double draw two") and not _chosen(situation) and not is_told:
        answers = _targets_or_two if nobody_says_how_many(situation) else _targets
        yield Fact("targets", "Who lays the new columns?", answers)


def _chosen(situation: Situation) -> tuple[Seat, ...]:
    return situation.claims[0].targets


def _may_act(situation: Situation, face: str) -> bool:
    """Whether such a card comes to lie on top in the turn that is claimed."""
    claim = situation.claims[0]
    thrown = claim.card if claim.flip is not None else claim.came_out
    return any(card is not None and card.face == face for card in (thrown, *_on_top(claim)))


def _on_top(claim: Turn) -> tuple[Card, ...]:
    return tuple(one.on_top for one in claim.cleared)


def _what_was_taken(situation: Situation) -> Iterator[Fact]:
    if situation.claims[0].took != "discard" or somebody_has_played(situation):
        return
    if top_told(situation) is None:
        yield Fact("top", "What lies on top of the discards?", _tops)


def _tops(situation: Situation) -> Iterator[Answer]:
    """What somebody says to have taken lies there."""
    claim = situation.claims[0]
    card = placed_card(situation, claim)
    if claim.card is not None or card in _on_top(claim):
        yield Answer("taken", f"The {card.name} that was taken.", with_round(situation, top=card))
        return
    yield Answer("number", "A number.", with_round(situation, top=card))
    if is_at_turn(situation):
        yield Answer("action", "An action card.", with_round(situation, top=SKIP))


def _what_came_out(situation: Situation) -> Iterator[Fact]:
    claim = situation.claims[0]
    if claim.place is not None and claim.came_out is None:
        yield Fact("out", "Which card came out of the grid?", _out)


def _out(situation: Situation) -> Iterator[Answer]:
    """Nobody leaves out one that does something."""
    yield Answer("number", "A number.", with_claim(situation, came_out=CAME_OUT))


def _how_many_lie(situation: Situation) -> Iterator[Fact]:
    name = situation.names[situation.claims[0].seat]
    yield Fact("left", f"How many of {name}'s cards lie facedown after this turn?", _left)


def _left(situation: Situation) -> Iterator[Answer]:
    """Whether it is one is only of interest to who asks about a call, too."""
    if not whose_other_card_is_open(situation):
        situation = with_columns(situation, {})
    is_alone = len(situation.claims) == 1
    yield Answer("more", "One or more." if is_alone else "Two or more.", with_hidden(situation, 2))
    if situation.happened or is_refused(situation):
        return
    if not is_alone:
        yield from _one_left(situation)
    yield Answer("none", "None.", with_hidden(situation, 0, 0))
    claim = situation.claims[0]
    if claim.flip is not None:
        faceup = with_hidden(lies(situation, claim.flip, claim.flipped), 2)
        text = f"As many as before: the {claim.flipped.name} lay faceup already."
        yield Answer("as-many", text, faceup)


def _one_left(situation: Situation) -> Iterator[Answer]:
    claim = situation.claims[0]
    yield Answer("one", "One, and there were two before.", with_hidden(situation, 1, 1))
    if claim.place is not None:
        same = with_hidden(lies(situation, claim.place, claim.came_out), 1, 1)
        yield Answer("same", f"One, as before: the {claim.came_out.name} lay faceup.", same)


# --- a Double Draw Two ---


def _targets(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    others = others_of(situation, seat)
    if not _acts(situation):
        yield Answer("nobody", "Nobody.", situation)
        return
    if len(others) == 1:
        yield Answer("one", f"{situation.names[others[0]]}, both of them.", situation)
        return
    yield Answer("two", "Two others, one each.", with_claim(situation, targets=(others[0], others[1])))
    if is_refused(situation):
        return
    yield Answer("one", "One other player, both of them.", with_claim(situation, targets=(others[0],)))
    oneself = with_claim(situation, targets=(seat, others[0]))
    yield Answer("oneself", f"{situation.names[seat]}, and somebody else.", oneself)
    yield Answer("nobody", "Nobody has been chosen yet.", situation)


def _targets_or_two(situation: Situation) -> Iterator[Answer]:
    """Where nobody has said how many play."""
    yield from _targets(situation)
    if not is_refused(situation) and _acts(situation) and may_be_two(situation):
        yield Answer("only-two", "Only two of you play.", with_seats(situation, 2))


def _acts(situation: Situation) -> bool:
    """Whether a Double Draw Two still lies on top when the turn is over, and the round goes on."""
    claim, rules = situation.claims[0], rules_of(situation)
    if _closes(situation) and not rules.settings["a closing card acts"]:
        return False
    is_covered = bool(claim.cleared) and claim.cleared[-1].on_top.face != "double draw two"
    return not is_covered or rules.choices["action timing"] is ACT["whenever"]


def _closes(situation: Situation) -> bool:
    claim = situation.claims[0]
    grid = grid_told(situation, claim.seat)
    if grid is None or situation.round.closed_by is not None:
        return False
    return all(place == place_of(claim) for place in facedown_places(grid))
