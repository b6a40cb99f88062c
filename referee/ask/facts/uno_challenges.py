"""What a challenge depends on: who has to draw, what has happened since, and what the hand held."""

from collections.abc import Iterator

from referee.ask.facts.fact import (
    Answer,
    Fact,
    after_that,
    seat_from,
    with_claim,
    with_first,
    with_hand,
    with_round,
)
from referee.ask.facts.uno_table import DRAW_FOUR, NAMED, everything_is_told, name
from referee.ask.situation import Situation
from referee.games.uno.claims import Challenge, Draw, Play
from referee.games.uno.position import LAID
from referee.games.uno.rulebook import WILD_DRAW_FOUR_COLOR
from referee.games.uno.rulesets import ruleset
from referee.kit.cards import Card
from referee.kit.seats import Seat

A_HAND = 5
FORBIDS_IT = {
    "uno.wild-draw-four.color": ("A card of the color that was in force before", "No card of that color"),
    "uno.wild-draw-four.color.any-playable": (
        "A card that would have fitted: by its color, its number or sign, or another wild",
        "No card that would have fitted",
    ),
    "uno.wild-draw-four.color.wilds-count": (
        "A card of the color that was in force before, or another wild",
        "Neither a card of that color nor another wild",
    ),
}
"""By the article in force: what in a hand makes a Wild Draw Four unlawful, and what is there instead."""


def of_a_challenge(situation: Situation) -> Iterator[Fact]:
    if everything_is_told(situation):
        return
    yield Fact("target", "Who has to draw for the Wild Draw Four?", _targets)
    yield Fact("since", "What has happened since it was laid?", _since)
    yield Fact("last", "Was it its player's last card?", _was_the_last)
    if situation.claims[0].held_color is None:
        who = name(situation, situation.claims[0].seat)
        yield Fact("held", f"What did {who} see in the hand of who laid it?", _held)


def _targets(situation: Situation) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    mine = _laid_four(situation, seat_from(situation, seat, -1))
    yield Answer("mine", f"{name(situation, seat)}, who challenges.", mine)
    if situation.seats > 2:
        theirs = _laid_four(situation, seat_from(situation, seat, 1))
        yield Answer("another", "Somebody else.", theirs)


def _laid_four(situation: Situation, by: Seat) -> Situation:
    """A Wild Draw Four laid by this seat, whatever else is told of the top card."""
    named = situation.round.color or NAMED
    quiet = with_round(situation, top=LAID, color=None, color_owed_by=None, turn=by)
    return after_that(with_hand(quiet, by, A_HAND), Play(by, DRAW_FOUR, named))


def _since(situation: Situation) -> Iterator[Answer]:
    named = situation.happened[0].color
    yield Answer("nothing", "Nothing: the color is named, and nobody has drawn.", situation)
    target = seat_from(situation, situation.happened[0].seat, 1)
    yield Answer("no-color", "Not even the color is named.", with_first(situation, color=None))
    yield Answer("drawn", "The cards have been drawn.", after_that(situation, Draw(target)))
    next_one = seat_from(situation, target, 1)
    played = after_that(situation, Play(next_one, Card("3", named)))
    yield Answer("played", "Somebody has laid a card after it.", played)


def _was_the_last(situation: Situation) -> Iterator[Answer]:
    by = situation.happened[0].seat
    yield Answer("no", "No.", with_hand(situation, by, A_HAND))
    yield Answer("yes", "Yes.", with_hand(situation, by, 1))


def _held(situation: Situation) -> Iterator[Answer]:
    """In the words of what this table plays by."""
    rules = ruleset(situation.told.rules, situation.seats)
    forbids, allows = FORBIDS_IT[rules.cited(WILD_DRAW_FOUR_COLOR).id]
    yield Answer("not-yet", "Nothing yet: the hand was not shown.", situation)
    yield Answer("held", f"{forbids}.", with_claim(situation, held_color=True))
    yield Answer("held-none", f"{allows}.", with_claim(situation, held_color=False))


def of_a_hand_shown(situation: Situation) -> Iterator[Fact]:
    if not everything_is_told(situation):
        yield Fact("challenged", "Has somebody challenged the Wild Draw Four?", _challenged)


def _challenged(situation: Situation) -> Iterator[Answer]:
    by = situation.claims[0].seat
    laid = _laid_four(situation, by)
    yield Answer("yes", "Yes.", after_that(laid, Challenge(seat_from(situation, by, 1))))
    yield Answer("no", "No.", laid)
