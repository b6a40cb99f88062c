"""Equal cards: several cards of one number are laid at once."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from referee.games.uno.model.deck import COPIES_BY_EDITION, NUMBER_FACES
from referee.games.uno.model.events import CardPlayed, ColorChoiceDue, DrawDebtLapsed, TurnBegun
from referee.games.uno.model.rulebook import DECK, GOING_OUT
from referee.games.uno.model.ruleset import AnyUnoCase, UnoCase, UnoRuleset, case_has_open_round
from referee.games.uno.model.state import UnoMatch
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.calls import open_call_window
from referee.games.uno.rules.cards_of_refused_claims import wrap_with_removal_of_mistaken_cards
from referee.games.uno.rules.deduction import cite_impossible_cards, remove_cards_of_mistaken_claims
from referee.games.uno.rules.going_out import go_out
from referee.games.uno.rules.owed_cards import you_owe_no_cards_or_play_an_answer
from referee.games.uno.rules.play import record_refused_cards_as_seen, the_card_fits_the_top_card
from referee.games.uno.rules.turn import (
    close_call_windows,
    drop_open_challenge_and_swap,
    end_time_to_deny_testimony,
    it_is_your_turn,
    no_challenge_is_open,
    no_color_is_owed,
    no_swap_is_owed,
    resolve_pending_actions,
    seat_after,
    the_round_is_being_played,
)
from referee.kit.cards import COLORS, Card
from referee.kit.quantities import EntryNumber
from referee.kit.said import Person, Said
from referee.kit.seats import NameOfSeat, Seat
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.match.model.edits import AllowRefusedEntry
from referee.match.model.game import ClaimCandidate
from referee.match.text.messages import first_of, says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import (
    Finding,
    FindingWeight,
    finding_breaks,
    finding_holds,
    refuses_claim,
)
from referee.rulings.house import Extra, HouseRule, Parameters, RequiredInput
from referee.rulings.ruleset import ClaimProcedure, Events
from referee.rulings.ruling import Ruling
from referee.rulings.tags import AllowedReporter, Claim, register_claim_type

ARTICLE = Article("uno.house.equal-cards", (OURS,))


@register_claim_type("uno.play_equal", AllowedReporter.ITS_SEAT)
@dataclass(frozen=True)
class PlayEqual(Claim):
    """Several cards of one number were played at once; the last one is on top."""

    seat: Seat
    cards: tuple[Card, ...]
    said_uno: bool = False

    def errors_by_field(self) -> dict[str, str]:
        return {} if len(self.cards) > 1 else {"cards": tell("uno-house-equal-cards-fault-few")}

    @property
    def card(self) -> Card:
        """The card that has to fit."""
        return self.cards[0]


def you_hold_so_many(case: UnoCase[PlayEqual]) -> Finding | None:
    held = case.state.round.hands[case.claim.seat]
    many = len(case.claim.cards)
    return (
        finding_breaks(ARTICLE, seat=case.claim.seat, held=held) if held is not None and held < many else None
    )


def the_deck_has_them(case: UnoCase[PlayEqual]) -> Finding | None:
    edition = case.state.round.edition
    other = next((card for card in case.claim.cards if card not in COPIES_BY_EDITION[edition]), None)
    return finding_breaks(DECK, card=other.name, edition=edition) if other is not None else None


def you_have_not_drawn(case: UnoCase[PlayEqual]) -> Finding | None:
    """After drawing only the card just drawn may be laid."""
    return finding_breaks(ARTICLE, seat=case.claim.seat, drew=True) if case.state.round.drew else None


def they_are_one_number(case: UnoCase[PlayEqual]) -> Finding:
    faces = {card.face for card in case.claim.cards}
    is_one = len(faces) == 1 and case.claim.card.face.isdigit()
    return (finding_holds if is_one else finding_breaks)(
        ARTICLE, cards=[card.name for card in case.claim.cards]
    )


def they_can_all_be_there(case: UnoCase[PlayEqual]) -> Finding | None:
    return cite_impossible_cards(case.state.round, case.claim.seat, case.claim.cards)


def the_last_of_them_goes_out(case: UnoCase[PlayEqual]) -> Finding | None:
    return finding_holds(GOING_OUT, out=case.claim.seat) if _left(case) == 0 else None


def laid(case: UnoCase[PlayEqual]) -> Events:
    claim = case.claim
    cards = tuple(CardPlayed(claim.seat, card, card.color) for card in claim.cards)
    debt = case.state.round.debt
    lapsed = (DrawDebtLapsed(debt.seat),) if debt is not None else ()
    ends = (*close_call_windows(case), *end_time_to_deny_testimony(case))
    slips = remove_cards_of_mistaken_claims(
        case.state.round, lambda round: cite_impossible_cards(round, claim.seat, claim.cards)
    )
    before = (*slips, *ends, *drop_open_challenge_and_swap(case), *lapsed, *cards)
    if _left(case) == 0:
        return (*before, *go_out(case, claim.seat))
    # Only where the table lets other cards count can the last one be a wild.
    owed = (ColorChoiceDue(claim.seat),) if claim.cards[-1].color is None else ()
    passes = TurnBegun(seat_after(case.state, claim.seat))
    return (*before, *open_call_window(case, _left(case)), *owed, passes)


def they_were_seen(case: UnoCase[PlayEqual]) -> Events:
    """Cards that are taken back were seen by everybody, and are in that hand if the claim was no mistake."""
    if refuses_claim(they_can_all_be_there(case)):
        return ()
    seen, held = record_refused_cards_as_seen(case, case.claim.cards), case.state.round.hands[case.claim.seat]
    return seen if held is None or len(seen) <= held else ()


def let_them_lie(case: AnyUnoCase[PlayEqual]) -> AllowRefusedEntry | None:
    """What deduction refuses the people may know better: they may let it count."""
    if the_round_is_being_played(case) is not None or not case_has_open_round(case):
        return None
    if not refuses_claim(they_can_all_be_there(case)):
        return None
    return AllowRefusedEntry(EntryNumber(case.submission.number))


def _left(case: UnoCase[PlayEqual]) -> int | None:
    held = case.state.round.hands[case.claim.seat]
    return None if held is None else held - len(case.claim.cards)


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    return ruleset.with_procedure_for_claim(
        PlayEqual,
        ClaimProcedure(
            ARTICLE,
            needs=(the_round_is_being_played, you_hold_so_many, the_deck_has_them),
            checks=(
                they_are_one_number,
                it_is_your_turn,
                you_owe_no_cards_or_play_an_answer,
                no_color_is_owed,
                no_challenge_is_open,
                no_swap_is_owed,
                you_have_not_drawn,
                the_card_fits_the_top_card,
                they_can_all_be_there,
                the_last_of_them_goes_out,
            ),
            effects=laid,
            reveals=they_were_seen,
            remedy=let_them_lie,
            infer_first=wrap_with_removal_of_mistaken_cards(resolve_pending_actions),
            act=True,
            impossible=(they_can_all_be_there,),
        ),
    )


def candidates(match: UnoMatch) -> Iterator[ClaimCandidate]:
    """Several cards of some number in the color in force, whichever there can be."""
    round = match.round
    if round is None or round.out is not None or round.color is None:
        return
    other = next(color for color in COLORS if color != round.color)
    pairs = ((Card(face, round.color), Card(face, other)) for face in NUMBER_FACES)
    turn = not_none(round.turn)
    pair = next((one for one in pairs if cite_impossible_cards(round, turn, one) is None), None)
    if pair is not None:
        yield ClaimCandidate(PlayEqual(turn, pair), blank=("cards",))


def read(seat: Seat, text: str, card: Callable[[str], Card]) -> PlayEqual | None:
    """`lays red 7, blue 7` and `lays red 7, blue 7, UNO!`."""
    if not text.startswith("lays "):
        return None
    names = [part.strip() for part in text.removeprefix("lays ").split(",")]
    said = names[-1] == "UNO!"
    return PlayEqual(seat, tuple(map(card, names[:-1] if said else names)), said)


def write(claim: PlayEqual, name: NameOfSeat) -> str:
    said = ", UNO!" if claim.said_uno else ""
    return f"lays {', '.join(card.name for card in claim.cards)}{said}"


def _happened(claim: PlayEqual, ruling: Ruling) -> Said:
    cards = tuple(card.name for card in claim.cards)
    return Said("uno-house-equal-cards-happened", {"seat": Person(claim.seat), "cards": cards})


EQUAL_CARDS: UnoHouseRule = HouseRule(
    "equal-cards",
    ARTICLE,
    amend,
    claims=(PlayEqual,),
    sentences=dict(
        (
            says(ARTICLE, FindingWeight.BREAKS, first_of("held", "drew", otherwise="numbers")),
            says(ARTICLE, FindingWeight.HOLDS),
        )
    ),
    happened={PlayEqual: _happened},
    candidates=candidates,
    read=read,
    write=write,
    extras=(Extra("uno.play_equal", (RequiredInput("cards", NUMBER_FACES, least=2),), offered=True),),
    clashes=("seven-zero",),
    picture=("red 3", "blue 3", "green 3"),
)
