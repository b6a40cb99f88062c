"""Hint penalty: who tells another player what to lay draws cards."""

from dataclasses import dataclass
from functools import partial

from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.fine import slip
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.owed_cards import cite_short_pile, draw_penalty, number_of_drawable_cards
from referee.games.uno.rules.turn import the_round_is_being_played
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.rulings.article import Article
from referee.rulings.finding import Finding, finding_holds
from referee.rulings.house import Extra, HouseRule, Parameter, Parameters, RequiredInput
from referee.rulings.ruleset import ClaimProcedure, Events
from referee.rulings.tags import AllowedReporter, Claim, ClaimFreshness, register_claim_type

ARTICLE = Article("uno.house.hint", ("IG", "LIQ"))


@register_claim_type("uno.hint", AllowedReporter.KEEPER, ClaimFreshness.WINDOW)
@dataclass(frozen=True)
class Hint(Claim):
    """Somebody gave a hint."""

    seat: Seat


def _cost(case: UnoCase[Hint], cards: int) -> Finding:
    return finding_holds(
        ARTICLE, seat=case.claim.seat, count=number_of_drawable_cards(case.state.round, cards)
    )


def _what_the_pile_holds(case: UnoCase[Hint], cards: int) -> tuple[Finding, ...]:
    return cite_short_pile(case.state.round, cards)


def _drawn(case: UnoCase[Hint], cards: int) -> Events:
    return draw_penalty(case.state.round, case.claim.seat, cards)


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    cards = chosen["cards"]
    return ruleset.with_procedure_for_claim(
        Hint,
        ClaimProcedure(
            ARTICLE,
            needs=(the_round_is_being_played,),
            checks=(partial(_cost, cards=cards),),
            effects=partial(_drawn, cards=cards),
            follow_ups=partial(_what_the_pile_holds, cards=cards),
        ),
    )


HINT: UnoHouseRule = HouseRule(
    "hint",
    ARTICLE,
    amend,
    parameters={"cards": Parameter(4, (1, 2, 3, 4))},
    claims=(Hint,),
    sentences=slip(ARTICLE),
    happened={
        Hint: lambda claim, ruling: Said("uno-house-hint-happened", {"seat": Person(claim.seat)}),
    },
    read=lambda seat, text, card: Hint(seat) if text == "hints" else None,
    write=lambda claim, name: "hints",
    extras=(Extra("uno.hint", (RequiredInput("seat"),)),),
    picture=("ask", "plus", "facedown"),
)
