"""UNO as anybody might talk: cards and hands of nobody, and what holds of every round all the same."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from referee.games.uno.game import UNO
from referee.games.uno.model.claims import (
    Call,
    Catch,
    Challenge,
    CountHand,
    Deal,
    Draw,
    NameColor,
    Play,
    ShowHand,
    Swap,
)
from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.model.events import (
    CardShownInHand,
    ChallengeSettled,
    ChallengeWaived,
    ColorChoiceDue,
    DrawDebtBegun,
    DrawDebtLapsed,
    DrawDebtPaid,
    HandSetAside,
    HandSwapSkipped,
    PenaltyDrawn,
    PileShuffled,
    RemainingHandCounted,
    RoundResynced,
    TurnBegun,
    WentOut,
)
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.games.uno.options.house.false_accusation import AccusationPaid
from referee.games.uno.options.house.hand_limit import HAND_LIMIT, WonByLimit
from referee.games.uno.options.house.hint import Hint
from referee.games.uno.options.house.sixty_nine import DiscardColor
from referee.games.uno.rules.irregular import Reshuffle, Resync
from referee.kit.cards import COLORS, Card
from referee.match.model.edits import Entry
from referee.match.model.events import ContestDecided, RoundScored, SeatSitsOutRound, SeatsOutOfMatch
from referee.match.model.state import Match
from referee.match.table.people import Leave, RecountCards
from referee.match.table.rounds import FinishMatch, ScoreRound
from tests.proofs.saying import Saying
from tests.simulated import variants

FINES = (PenaltyDrawn, PileShuffled, CardShownInHand, AccusationPaid)
OUT_BY_A_FINE = (
    *(
        ChallengeWaived,
        ColorChoiceDue,
        DrawDebtBegun,
        DrawDebtLapsed,
        HandSwapSkipped,
        TurnBegun,
        HandSetAside,
        RemainingHandCounted,
    ),
    *(ContestDecided, SeatSitsOutRound, WonByLimit, WentOut, RoundScored, SeatsOutOfMatch),
)
"""The hand has come to the limit: what becomes of it and of the round."""
ENDS_A_DEBT = (DrawDebtPaid, DrawDebtBegun, DrawDebtLapsed, ChallengeSettled, RoundResynced, WonByLimit)

# --- what is said ---


def offers(rng: Random, match: Match) -> Iterator[Any]:
    some = [candidate.claim for candidate in UNO.candidates(match)]
    rng.shuffle(some)
    return (_filled(rng, match, claim) for claim in some)


def _filled(rng: Random, match: Match, claim: Any) -> Any:
    """A candidate with what a person would add to it."""
    if isinstance(claim, CountHand):
        held = match.round.hands[claim.seat]
        return CountHand(claim.seat, points=20 * (held or 0))
    if isinstance(claim, Deal):
        return Deal((_card(rng, match),))
    if isinstance(claim, DiscardColor):
        return DiscardColor(claim.seat, tuple(_card(rng, match) for _ in range(rng.randrange(3))))
    return claim


def _card(rng: Random, match: Match) -> Card:
    edition = match.round.edition if match.round is not None else "108"
    return rng.choice(list(COPIES_BY_EDITION[edition]))


def went_wrong(rng: Random, match: Match) -> Any:
    seat, top = rng.choice(match.order), _card(rng, match)
    color = rng.choice(COLORS) if top.color is None else None
    known = {one: rng.choice((None, 1, 2, 5)) for one in match.order if rng.random() < 0.7}
    return rng.choice(
        (
            Resync(top, seat, color, rng.choice((1, -1)), known),
            RecountCards(seat, rng.randrange(1, 9)),
            Reshuffle(),
            Leave(seat),
        )
    )


def nonsense(rng: Random, match: Match) -> Any:
    seat, other = rng.choice(match.order), rng.choice(match.order)
    card, color = _card(rng, match), rng.choice(COLORS)
    yes = rng.random() < 0.5
    number = [card, *(Card(card.face, one) for one in COLORS if card.color not in (None, one))]
    return rng.choice(
        (
            Play(seat, card, color if card.color is None else None, said_uno=yes),
            Play(seat, card, drawn=yes),
            Draw(seat, keep=yes),
            Draw(seat, count=rng.randrange(5)),
            NameColor(seat, color),
            Challenge(seat),
            ShowHand(seat, held_color=yes),
            Call(seat),
            Catch(other, seat),
            Swap(seat, other),
            DiscardColor(seat, (card,) if yes else ()),
            PlayEqual(seat, tuple(number[:2]) if len(number) > 1 else (card, card)),
            Hint(seat),
            FinishMatch(),
            ScoreRound(seat, points=rng.randrange(200)),
        )
    )


def score(rng: Random, match: Match) -> ScoreRound:
    return ScoreRound(rng.choice(match.order), points=rng.choice((0, 5, 23, 60, 111)))


def slip(rng: Random, match: Match, claim: Any) -> Any:
    """Another card of that color."""
    if not isinstance(claim, Play):
        return None
    card = _card(rng, match)
    both_colored = claim.card.color is not None and card.color is not None
    return replace(claim, card=Card(card.face, claim.card.color)) if both_colored else claim


# --- by which rules ---


def a_preset(rng: Random, seats: int) -> dict:
    agreed = rng.choice([*variants.PRESETS.values(), *variants.SCORING.values()])
    return agreed if variants.fits(agreed["differences"]["scoring"], seats) else variants.STANDARD


def any_rules(rng: Random, seats: int) -> dict:
    agreed = variants.some_rules(rng, seats)
    options = {name: rng.choice(several) for name, several in variants.DIFFERENCES.items()}
    if not variants.fits(options["scoring"], seats):
        options["scoring"] = "elimination"
    return variants.possible({**agreed, "differences": options})


# --- what must hold ---


def wrong_step(before: Match, entry: Entry, after: Match) -> Iterator[str]:
    """A debt ends by being drawn, by moving on, by a challenge or by an article that lets it lapse; and what
    moves on never shrinks."""
    events = entry.ruling.events
    owed = before.round.debt if before.round is not None else None
    if owed is None or after.round is None or after.round.debt == owed:
        return
    if not any(isinstance(event, ENDS_A_DEBT) for event in events):
        yield f"the debt {owed} is gone"
    ended = any(isinstance(event, DrawDebtPaid | DrawDebtLapsed | ChallengeSettled) for event in events)
    if not ended and after.round.debt is not None and after.round.debt.count < owed.count:
        yield f"the debt {owed} shrank to {after.round.debt}"


def wrong_round(match: Match) -> Iterator[str]:
    """Cards are conserved, and nobody is to play once somebody is out."""
    round = match.round
    if round.draw_pile is not None and round.draw_pile < 0:
        yield f"the pile has {round.draw_pile} cards"
    if (round.turn is None) == (round.out is None):
        yield f"turn {round.turn}, out {round.out}"
    if round.deck != sum(COPIES_BY_EDITION[round.edition].values()) or any(
        (hand or 0) < 0 for hand in round.hands
    ):
        yield f"of {round.deck} cards the hands have {round.hands}"


UNO_SAYING = Saying(
    game=UNO,
    offers=offers,
    went_wrong=went_wrong,
    nonsense=nonsense,
    score=score,
    slip=slip,
    a_preset=a_preset,
    some_rules=variants.some_rules,
    any_rules=any_rules,
    fines=FINES,
    after_a_fine={HAND_LIMIT.article.id: OUT_BY_A_FINE},
    wrong_step=wrong_step,
    wrong_round=wrong_round,
)
