"""False-call penalty: calling UNO for nothing costs cards."""

from functools import partial

from referee.games.shared.call_window import call_window_of_seat
from referee.games.uno.model.claims import Call
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.fine import fine, slip
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding
from referee.rulings.house import Extra, HouseRule, Parameter, Parameters, RequiredInput
from referee.rulings.ruleset import NOTHING_IMPLIED, ImpliedEvents

ARTICLE = Article("uno.house.false-call", ("LIQ", "WP", OURS))


def fined(case: UnoCase[Call], broken: tuple[Finding, ...], cards: int) -> ImpliedEvents:
    """Not of somebody who was caught just now and says to have called: that call was due."""
    window = call_window_of_seat(case.state.round, case.claim.seat)
    if window is not None and window.caught is not None and window.closed is None:
        return NOTHING_IMPLIED
    return fine(case, ARTICLE, case.claim.seat, cards)


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    return ruleset.with_added_penalty(Call, partial(fined, cards=chosen["cards"]))


FALSE_CALL: UnoHouseRule = HouseRule(
    "false-call",
    ARTICLE,
    amend,
    parameters={"cards": Parameter(2, (1, 2, 3, 4))},
    sentences=slip(ARTICLE),
    extras=(Extra("uno.call", (RequiredInput("seat"),)),),
    picture=("whistle", "plus", "facedown"),
)
