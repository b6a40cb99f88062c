"""House rules: what a parameter takes, and a claim that a table does not play by."""

from dataclasses import dataclass

import pytest

from referee.kit.values import replace
from referee.rulings.article import OURS, Article
from referee.rulings.finding import finding_breaks
from referee.rulings.house import (
    Extra,
    HouseRule,
    Parameter,
    RequiredInput,
    amend_nothing,
    make_check_that_refuses_every_claim,
)
from referee.rulings.judge import judge
from referee.rulings.ruleset import Case, ClaimProcedure, Ruleset
from referee.rulings.submission import KEEPER, Submission

HUMMING = Article("songs.house.humming", (OURS,))
YES_OR_NO = Parameter(False)
WORD = Parameter("soft", ("soft", "loud"))
NUMBER = Parameter(2, (1, 2, 3))
SEVERAL = Parameter(("tea",), ("tea", "rain", "cats"), several=True)


class Hum:
    """A claim."""


@dataclass(frozen=True, kw_only=True)
class SongRuleset(Ruleset):
    """A setting."""

    verses: int


SILENT = SongRuleset({Hum: ClaimProcedure(HUMMING)}, evolve=lambda state, event: state, verses=3)


def verses(ruleset, chosen):
    return replace(ruleset, verses=chosen["verses"])


HUMMED = HouseRule("humming", HUMMING, verses, parameters={"verses": NUMBER, "loud": YES_OR_NO})


@pytest.mark.parametrize(
    ("parameter", "value"),
    [
        (YES_OR_NO, True),
        (YES_OR_NO, False),
        (WORD, "loud"),
        (NUMBER, 3),
        (SEVERAL, ("rain",)),
        (SEVERAL, ("cats", "tea")),
        (SEVERAL, ("tea", "rain", "cats")),
    ],
)
def test_what_a_parameter_takes(parameter, value):
    assert parameter.is_valid_answer(value)


@pytest.mark.parametrize("value", [1, 0, "yes", "true", None, (), (True,)])
def test_yes_is_not_one(value):
    assert not YES_OR_NO.is_valid_answer(value)


@pytest.mark.parametrize("value", [True, False, 4, 0, -1, 2.0, "2", None, (2,)])
def test_one_is_not_yes_and_two_is_not_spelled(value):
    assert not NUMBER.is_valid_answer(value)


@pytest.mark.parametrize("value", ["LOUD", "", "soft ", 1, None, ("soft",), ["soft"]])
def test_a_word_is_one_of_the_words(value):
    assert not WORD.is_valid_answer(value)


@pytest.mark.parametrize(
    "value",
    [(), "tea", ["tea"], ("tea", "tea"), ("tea", "song"), ("tea", 1), None, {"tea": "rain"}, (("tea",),)],
    ids=[
        "none at all",
        "one word",
        "a list",
        "one twice",
        "an unknown",
        "a number",
        "nothing",
        "a mapping",
        "nested",
    ],
)
def test_several_are_some_of_the_words_each_once(value):
    assert not SEVERAL.is_valid_answer(value)


@pytest.mark.parametrize("parameter", [YES_OR_NO, WORD, NUMBER, SEVERAL])
def test_a_default_is_taken(parameter):
    assert parameter.is_valid_answer(parameter.default)


def test_a_default_that_is_no_answer_makes_no_house_rule():
    with pytest.raises(ValueError, match="humming: 4 is no answer to its parameter verses"):
        HouseRule("humming", HUMMING, parameters={"verses": Parameter(4, (1, 2, 3))})


def test_a_parameter_that_is_not_there_is_named_with_those_that_are():
    misspelt = replace(HUMMED, amend=lambda ruleset, chosen: replace(ruleset, verses=chosen["verse"]))

    with pytest.raises(KeyError, match="humming has no parameter verse; it has verses, loud"):
        misspelt.ruleset_with_house_rule(SILENT, {})


def test_what_is_not_given_is_completed():
    assert {"verses": 2, "loud": False} == HUMMED.all_parameter_values({})
    assert {"verses": 1, "loud": True} == HUMMED.all_parameter_values({"verses": 1, "loud": True})


def test_what_is_not_known_is_left_out():
    assert {"verses": 2, "loud": False} == HUMMED.all_parameter_values({"rhyme": "pure"})


@pytest.mark.parametrize(
    ("settled", "sources"),
    [
        ({}, (OURS,)),
        ({"verses": 2, "rhyme": "pure"}, (OURS,)),
        ({"verses": 3}, ("S1", "S2")),
        ({"songs": ("tea",)}, (OURS,)),
        ({"songs": ("tea", "rain", "cats")}, ("S3", "S1")),
        ({"verses": 3, "songs": ("rain", "cats")}, ("S1", "S2", "S3")),
    ],
)
def test_the_sources_are_those_of_the_answers_or_else_of_the_house_rule(settled, sources):
    """Each once, in the order of the answers."""
    verses = replace(NUMBER, sources={3: ("S1", "S2")})
    songs = replace(SEVERAL, sources={"rain": ("S3",), "cats": ("S1", "S3")})

    assert sources == replace(HUMMED, parameters={"verses": verses, "songs": songs}).source_keys_of_answers(
        settled
    )


def test_a_ruleset_is_amended_by_what_was_settled():
    assert 1 == HUMMED.ruleset_with_house_rule(SILENT, {"verses": 1}).verses
    assert 2 == HUMMED.ruleset_with_house_rule(SILENT, {}).verses
    assert 3 == SILENT.verses


def test_a_claim_of_a_house_rule_needs_no_card_and_is_offered_at_any_time_unless_it_says_otherwise():
    extra = Extra("songs.hum", (RequiredInput("card"),))
    (offered,) = HouseRule("humming", HUMMING, extras=(extra,)).extras

    assert not offered.offered
    assert [((), 0)] == [(asked.faces, asked.least) for asked in offered.asks]


def test_a_house_rule_may_amend_nothing():
    assert SILENT is HouseRule("bare", HUMMING).ruleset_with_house_rule(SILENT, {})
    assert SILENT is amend_nothing(SILENT, {})


def test_a_house_rule_reads_writes_and_offers_nothing_by_itself():
    bare = HouseRule("bare", HUMMING)

    assert None is bare.read(0, "hums", str)
    assert "" == bare.write(Hum(), str)
    assert [] == [*bare.candidates(None)]


def test_a_claim_that_was_not_agreed_on_is_refused_under_the_article_of_its_rule():
    refusing = ClaimProcedure(HUMMING, needs=(make_check_that_refuses_every_claim(HUMMING),))
    ruling = judge(SILENT.with_procedure_for_claim(Hum, refusing), None, Submission(Hum(), KEEPER, 2))

    assert ("refused", (finding_breaks(HUMMING, agreed=False),)) == (ruling.verdict.value, ruling.findings)


def test_the_check_asks_for_nothing_else():
    claim = Hum()
    case = Case(SILENT, None, claim, Submission(claim, KEEPER, 2), None)

    assert finding_breaks(HUMMING, agreed=False) == make_check_that_refuses_every_claim(HUMMING)(case)
