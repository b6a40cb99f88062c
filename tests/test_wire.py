"""Dataclasses as JSON and back, and the schemas that guard the door."""

import json
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, fields, make_dataclass
from types import MappingProxyType
from typing import Any

import marshmallow as ma
import pytest

from referee.codec import (
    CLAIM_SCHEMAS,
    ClaimSchema,
    from_json_match_state,
    from_json_value,
    schema_for_dataclass,
    to_json_text,
    to_json_value,
)
from referee.games import GAMES
from referee.kit.bounds import BOUNDS_BY_NUMBER_TYPE
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, CardValue, EntryNumber, Points, RoundNumber
from referee.kit.seats import Seat
from referee.match.model.edits import AllowRefusedEntry, Entry, TakeBackEntries
from referee.match.model.state import Match, Rules
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.rounds import Note, ScoreRound
from referee.match.table.validation import errors_of_claim_in_match
from referee.match.text.transcript import read_opening
from referee.rulings.finding import FindingWeight
from referee.rulings.ruling import Ruling
from referee.rulings.shapes import ABSENT, AbsentInJSON, FlattenedInJSON
from referee.rulings.tags import (
    AllowedReporter,
    Claim,
    Event,
    claim_or_event_type_with_tag,
    register_claim_type,
    register_event_type,
)
from tests.table import table_of
from tools.transcripts import name_of, played, transcripts

UNO = GAMES["uno"]
Play, Draw, Deal, CountHand = map(
    claim_or_event_type_with_tag, ("uno.play", "uno.draw", "uno.deal", "uno.count")
)

each_transcript = pytest.mark.parametrize("path", transcripts(), ids=name_of)
each_claim = pytest.mark.parametrize(
    "kind", [kind for kind in UNO.claims if kind.reporter is not AllowedReporter.SERVICE]
)


SAYS_AFTER_WHOM = [kind for kind in UNO.claims if "after" in {field.name for field in fields(kind)}]
"""Kinds with a field `after` of their own beside the `after` of every request."""


def told(path) -> list[tuple[Entry, Match]]:
    """The entries of a transcript, each with the state after it."""
    match = played(path)
    return [(match.opening, match.opened), *((one.entry, one.state) for one in match.lines)]


def stored(value: Any) -> Any:
    """What comes back from the logbook after this went in."""
    return json.loads(json.dumps(to_json_value(value)))


def load(data: Any) -> Any:
    """The claim of a request's JSON."""
    return ClaimSchema().load(data)[0]


def refused(data: Any) -> set[str]:
    """The fields that are wrong with a request's JSON."""
    with pytest.raises(ma.ValidationError) as error:
        ClaimSchema().load(data)
    return set(error.value.messages)


# our own JSON


@each_transcript
def test_every_claim_is_read_as_it_was_dumped(path):
    for entry, _ in told(path):
        claim = entry.submission.claim

        assert claim == from_json_value(type(claim), stored(claim))


@each_transcript
def test_every_ruling_is_read_as_it_was_dumped(path):
    """Its findings, events, fix, and the rulings an edit put in force."""
    for entry, _ in told(path):
        assert entry.ruling == from_json_value(Ruling, stored(entry.ruling))


@each_transcript
def test_every_event_is_read_as_it_was_dumped(path):
    for entry, _ in told(path):
        for happened in entry.ruling.events:
            assert happened == from_json_value(type(happened), stored(happened))


@each_transcript
def test_every_state_is_read_as_it_was_dumped(path):
    for _, state in told(path):
        assert state == from_json_match_state(GAMES[state.game], stored(state))


def parts(value: Any) -> list[Any]:
    """A JSON value and all that is in it, the keys of objects included."""
    if isinstance(value, dict):
        return [value, *value, *(part for item in value.values() for part in parts(item))]
    if isinstance(value, list):
        return [value, *(part for item in value for part in parts(item))]
    return [value]


@each_transcript
def test_what_is_stored_is_plain(path):
    """Nothing but what JSON knows; keys are strings."""
    plain = (dict, list, str, int, bool, type(None))
    kinds = {
        type(part)
        for entry, state in told(path)
        for part in parts([to_json_value(entry.ruling), to_json_value(state)])
    }

    assert set() == kinds - set(plain)


@each_transcript
def test_nothing_stored_is_prose(path):
    """Neither a name nor a sentence: records are without language, and names can be erased."""
    names = set(read_opening(path.read_text(encoding="utf-8").partition("\n")[0]).names)
    words = {
        part
        for entry, state in told(path)
        for part in parts([to_json_value(entry.ruling), to_json_value(state)])
        if isinstance(part, str)
    }

    assert set() == words & names
    assert [] == [word for word in words if word.endswith(".")]


def test_a_card_is_its_printed_name():
    assert "wild draw four" == to_json_value(Card("wild draw four"))


def test_a_tagged_value_carries_its_tag():
    assert {"claim": "match.allow", "entry": 3} == to_json_value(AllowRefusedEntry(3))


def test_what_is_at_its_default_is_left_out():
    """So a field that is added later changes nothing that is stored."""
    assert {"claim": "uno.draw", "seat": 1} == to_json_value(Draw(1))
    assert {"claim": "uno.draw", "seat": 1, "count": 0} == to_json_value(Draw(1, 0))


@pytest.mark.parametrize("drawn", [None, True, False])
def test_what_somebody_said_is_told_from_what_nobody_said(drawn):
    """That it was not the card drawn is stored; releases that did not know the difference left it out."""
    play = Play(1, Card("7", "red"), drawn=drawn)
    told = {"claim": "uno.play", "seat": 1, "card": "red 7"} | ({} if drawn is None else {"drawn": drawn})

    assert told == to_json_value(play)
    assert play == from_json_value(Play, told)
    assert (play, None) == ClaimSchema().load(told | {"drawn": drawn})


@dataclass(frozen=True)
class Told:
    """A value that is told in the place of a member."""

    card: Card
    count: int = 2


@dataclass(frozen=True)
class Teller:
    """It tells another one flat, and maybe something more."""

    seat: int
    told: FlattenedInJSON[Told]
    count: int
    more: tuple[str, ...] | None | AbsentInJSON = ABSENT


def test_a_flat_member_is_told_by_its_members():
    """In its place; what is told later by the same name stands there instead."""
    teller = Teller(1, Told(Card("5", "red")), 3)

    assert [("seat", 1), ("card", "red 5"), ("count", 3)] == list(to_json_value(teller).items())


def test_what_is_absent_is_not_told():
    """Null is."""
    told = Told(Card("5", "red"))

    assert "more" not in to_json_value(Teller(1, told, 3))
    assert to_json_value(Teller(1, told, 3, None))["more"] is None
    assert ["x"] == to_json_value(Teller(1, told, 3, ("x",)))["more"]


@pytest.mark.parametrize(
    "value",
    [
        Teller(1, Told(Card("5", "red")), 3),
        (MappingProxyType({Seat(1): Card("wild")}), [FindingWeight.HOLDS, None, 1.5, True]),
        {"events": (Deal((Card("5", "red"),)),)},
    ],
    ids=["a flat one", "plain things", "a tagged one"],
)
def test_a_text_is_made_of_what_is_dumped(value):
    """Letter by letter."""
    assert json.dumps(to_json_value(value), separators=(",", ":")) == to_json_text(value)


@pytest.mark.parametrize("value", [{1, 2}, object(), b"x"], ids=["a set", "anything", "bytes"])
def test_what_json_does_not_know_makes_no_text(value):
    with pytest.raises(TypeError, match="cannot be written as JSON"):
        to_json_text(value)


def test_seats_as_keys_are_strings():
    assert {"claim": "match.score", "points": {"0": 3}} == to_json_value(ScoreRound(points={0: 3}))


@register_claim_type("kites.flown", AllowedReporter.ANY_SEAT)
@dataclass(frozen=True)
class Flown(Claim):
    """A claim of today."""

    height: CardCount
    by_night: bool = False
    crew: tuple[Seat, ...] | None = None
    heights: Mapping[Seat, CardCount] | None = None


@register_event_type("kites.landed")
@dataclass(frozen=True)
class Landed(Event):
    """An event of today."""

    flight: Flown


FLIGHTS = [Flown(3), Flown(3, True), Flown(0, crew=()), Flown(1, crew=(2, 0)), Flown(1, heights={2: 5})]


@pytest.mark.parametrize("flown", FLIGHTS, ids=str)
def test_any_dataclass_is_read_as_it_was_dumped(flown):
    """Nobody writes a field twice: the dataclass says it all, also nested ones."""
    assert flown == from_json_value(Flown, stored(flown))
    assert Landed(flown) == from_json_value(Landed, stored(Landed(flown)))


def test_what_was_stored_before_a_field_was_added_is_still_read():
    assert Flown(3) == from_json_value(Flown, {"claim": "kites.flown", "height": 3})


# the schemas


@each_claim
def test_a_schema_holds_exactly_what_its_claim_holds(kind):
    """And the tag, and `after`."""
    expected = {field.name.removesuffix("_") for field in fields(kind)} | {"claim", "after"}

    assert expected == {field.data_key or name for name, field in CLAIM_SCHEMAS[kind.tag]().fields.items()}


@each_claim
def test_a_schema_requires_what_has_no_default(kind):
    expected = {field.name.removesuffix("_") for field in fields(kind) if field.default is MISSING}

    assert expected | {"claim"} == {
        field.data_key or name for name, field in CLAIM_SCHEMAS[kind.tag]().fields.items() if field.required
    }


@each_transcript
def test_every_claim_told_is_let_in(path):
    """As it was said, with what is not kept of it."""
    for one in played(path).lines:
        is_told = one.said.reporter is not AllowedReporter.SERVICE and type(one.said) not in SAYS_AFTER_WHOM
        assert not is_told or (one.said, None) == ClaimSchema().load(stored(one.said))


def test_what_a_phone_had_seen_comes_along():
    assert (Draw(1), 41) == ClaimSchema().load({"claim": "uno.draw", "seat": 1, "after": 41})


@pytest.mark.parametrize("tag", ["uno.fly", "match.open", "uno.dealt", "", "uno.draw "])
def test_an_unknown_claim_is_named(tag):
    """An event is no claim, and a match is opened elsewhere."""
    assert {"claim"} == refused({"claim": tag, "seat": 1})


@pytest.mark.parametrize("data", [{}, {"seat": 1}, {"claim": None}, {"claim": 3}, {"claim": ["uno.draw"]}])
def test_a_claim_says_what_it_is(data):
    assert {"claim"} == refused(data)


@pytest.mark.parametrize("data", [[], "uno.draw", 3, None, True], ids=repr)
def test_a_claim_is_an_object(data):
    refused(data)


@each_claim
def test_an_unknown_field_is_named(kind):
    assert "feathers" in refused({"claim": kind.tag, "feathers": 3})


def test_every_missing_field_is_named():
    assert {"seat", "card"} == refused({"claim": "uno.play"})


WRONG = {
    "a seat as text": ({"claim": "uno.draw", "seat": "1"}, "seat"),
    "a seat as yes": ({"claim": "uno.draw", "seat": True}, "seat"),
    "a seat that is no whole number": ({"claim": "uno.draw", "seat": 1.5}, "seat"),
    "no seat": ({"claim": "uno.draw", "seat": None}, "seat"),
    "a list of seats": ({"claim": "uno.draw", "seat": [1]}, "seat"),
    "not a number": ({"claim": "uno.draw", "seat": float("nan")}, "seat"),
    "no end of seats": ({"claim": "uno.draw", "seat": float("inf")}, "seat"),
    "a yes as text": ({"claim": "uno.draw", "seat": 1, "keep": "yes"}, "keep"),
    "a yes as nothing": ({"claim": "uno.draw", "seat": 1, "keep": None}, "keep"),
    "an unknown card": ({"claim": "uno.play", "seat": 1, "card": "red 11"}, "card"),
    "a card in capitals": ({"claim": "uno.play", "seat": 1, "card": "Red 5"}, "card"),
    "a card as a number": ({"claim": "uno.play", "seat": 1, "card": 5}, "card"),
    "an unknown color": ({"claim": "uno.color", "seat": 1, "color": "gold"}, "color"),
    "a card as a list of cards": ({"claim": "uno.deal", "turned_up": "red 5"}, "turned_up"),
    "no card turned up": ({"claim": "uno.deal", "turned_up": []}, "turned_up"),
    "a hand of nobody": ({"claim": "uno.deal", "turned_up": ["red 5"], "hands": {"Bob": 3}}, "hands"),
    "a seat with a nought before": ({"claim": "match.score", "points": {"01": 3}}, "points"),
    "points as text": ({"claim": "match.score", "winner": 1, "points": "40"}, "points"),
    "points as a list": ({"claim": "match.score", "winner": 1, "points": [40]}, "points"),
    "points of a seat as text": ({"claim": "match.score", "points": {"1": "40"}}, "points"),
    "a score said twice": ({"claim": "match.score", "points": {"1": 4}, "left": {"1": []}}, "points"),
    "a count said twice": ({"claim": "uno.count", "seat": 1, "points": 4, "values": [4]}, "cards"),
    "an empty remark": ({"claim": "match.note", "text": " "}, "text"),
    "a remark of two lines": ({"claim": "match.note", "text": "a\nb"}, "text"),
    "a remark as a number": ({"claim": "match.note", "text": 3}, "text"),
    "what was seen as text": ({"claim": "uno.draw", "seat": 1, "after": "41"}, "after"),
    "less than nothing seen": ({"claim": "uno.draw", "seat": 1, "after": -1}, "after"),
}


@pytest.mark.parametrize(("data", "field"), WRONG.values(), ids=WRONG)
def test_a_wrong_field_is_named(data, field):
    assert {field} == refused(data)


def test_a_whole_number_may_be_written_with_a_point():
    """JSON does not tell 1.0 from 1."""
    assert Draw(1) == load({"claim": "uno.draw", "seat": 1.0})


def test_what_may_be_left_out_may_be_null():
    assert Draw(1) == load({"claim": "uno.draw", "seat": 1, "count": None})


def test_blanks_around_a_remark_are_taken_off():
    assert Note("hm") == load({"claim": "match.note", "text": "  hm "})


def test_lists_become_tuples():
    """Claims are values: they can be compared and kept."""
    data = {"claim": "match.score", "left": {"0": ["red 5"], "1": []}}

    assert ScoreRound(left={0: (Card("5", "red"),), 1: ()}) == load(data)


def test_points_are_a_number_or_an_object():
    assert ScoreRound(1, 40) == load({"claim": "match.score", "winner": 1, "points": 40})
    assert ScoreRound(points={1: 40}) == load({"claim": "match.score", "points": {"1": 40}})


CARRIERS = {
    Seat: lambda number: {"claim": "uno.draw", "seat": number},
    CardCount: lambda number: {"claim": "uno.draw", "seat": 1, "count": number},
    CardValue: lambda number: {"claim": "uno.count", "seat": 1, "values": [number]},
    Points: lambda number: {"claim": "match.score", "winner": 1, "points": number},
    EntryNumber: lambda number: {"claim": "match.allow", "entry": number},
    RoundNumber: lambda number: {"claim": "match.score", "winner": 1, "points": 1, "round": number},
}
each_bound = pytest.mark.parametrize("kind", CARRIERS, ids=lambda kind: kind.__name__)


@each_bound
def test_numbers_are_let_in_up_to_their_bounds(kind):
    for number in BOUNDS_BY_NUMBER_TYPE[kind].claimed:
        load(CARRIERS[kind](number))


@each_bound
def test_numbers_beyond_their_bounds_are_not_let_in(kind):
    low, high = BOUNDS_BY_NUMBER_TYPE[kind].claimed
    for number in (low - 1, high + 1, 10**30):
        refused(CARRIERS[kind](number))


@pytest.mark.parametrize("length", [1, 500])
def test_a_remark_is_let_in_up_to_its_length(length):
    assert length == len(load({"claim": "match.note", "text": "x" * length}).text)


def test_a_longer_remark_is_not_let_in():
    assert {"text"} == refused({"claim": "match.note", "text": "x" * 501})


def test_a_list_is_let_in_up_to_its_length():
    assert 200 == len(load({"claim": "uno.count", "seat": 1, "values": [1] * 200}).values)


def test_a_longer_list_is_not_let_in():
    assert {"values"} == refused({"claim": "uno.count", "seat": 1, "values": [1] * 201})


@pytest.mark.parametrize("kind", [set[int], int | str | bool, object], ids=str)
def test_a_claim_that_nothing_guards_has_no_schema(kind):
    """The sentence says which field it is, and of what."""
    probe = make_dataclass("Probe", [("seats", kind)], frozen=True)

    with pytest.raises(
        TypeError, match="Probe has no schema: of its field seats, there is no field for values of type"
    ):
        schema_for_dataclass(probe, ())


@pytest.mark.parametrize("flown", FLIGHTS, ids=str)
def test_a_schema_is_derived_from_any_dataclass(flown):
    data = {name: value for name, value in stored(flown).items() if name != "claim"}

    assert flown == schema_for_dataclass(Flown, ())().load(data)


# rules


def test_rules_of_a_release_without_differences_are_still_read():
    """They are as in the standard rules."""
    assert Rules("standard", 300) == from_json_value(Rules, {"preset": "standard", "target": 300})


CHOSEN = Rules(
    "family",
    Points(200),
    {"late-uno-penalty": 4, "deck": "112"},
    {"stacking": {"answers": ("2/2", "4/2"), "any_color": True}, "jump-in": {}, "no-bluffing": None},
)


def test_rules_are_read_as_they_were_dumped():
    """Numbers, words, yes and no, lists, and a house rule that is left out."""
    assert CHOSEN == from_json_value(Rules, stored(CHOSEN))
    assert AgreeOnRules(CHOSEN) == load({"claim": "match.rules", "rules": stored(CHOSEN)})


def test_there_is_one_schema_of_rules():
    """Those of a claim are those of an opening: no card is named in them."""
    assert schema_for_dataclass(Rules, ()) is schema_for_dataclass(Rules, UNO.cards)


@pytest.mark.parametrize("answer", [None, 1.5, {}, [[]], ["x" * 101], "x" * 101, 10**7, [1] * 201], ids=str)
def test_an_answer_is_a_plain_value(answer):
    assert {"rules"} == refused({"claim": "match.rules", "rules": {"differences": {"deck": answer}}})


@pytest.mark.parametrize("field", ["differences", "house_rules"])
def test_nobody_chooses_more_than_there_could_be(field):
    chosen = {f"name {number}": {} if field == "house_rules" else 1 for number in range(101)}

    assert {"rules"} == refused({"claim": "match.rules", "rules": {field: chosen}})
    del chosen["name 0"]
    assert chosen == getattr(load({"claim": "match.rules", "rules": {field: chosen}}).rules, field)


@pytest.mark.parametrize("spelled", ["Red 5", "+2", "red five", ""])
@pytest.mark.parametrize(
    ("said", "field", "like"),
    [
        ({"claim": "uno.play", "seat": 0}, "card", "red 5, blue draw two, wild draw four"),
        (
            {"claim": "golf.turn", "seat": 0, "from": "pile"},
            "card",
            "red 5, blue draw two, green double draw two",
        ),
    ],
    ids=GAMES,
)
def test_a_card_that_is_none_tells_how_cards_are_spelled(said, field, like, spelled):
    """As those of its game are."""
    with pytest.raises(ma.ValidationError) as told:
        load({**said, field: spelled})

    assert [f"There is no such card; cards are spelled like {like}."] == told.value.messages[field]


# what does not belong to a match


MISFITS = {
    "a seat": (Draw(3), {"seat": ["Nobody sits at seat 3."]}),
    "the seat of a hand": (Deal((Card("5", "red"),), hands={4: 7}), {"hands": ["Nobody sits at seat 4."]}),
    "a winner": (ScoreRound(3, 40), {"winner": ["Nobody sits at seat 3."]}),
    "points of a seat": (ScoreRound(points={0: 1, 3: 4}), {"points": ["Nobody sits at seat 3."]}),
    "a card": (Play(0, Card("11", "red")), {"card": ["UNO has no such card."]}),
    "a card in a hand": (ScoreRound(left={0: (Card("joker"),)}), {"left": ["UNO has no such card."]}),
    "rules": (
        AgreeOnRules(Rules(differences={"deck": "109"})),
        {"rules": {"differences": {"deck": ["There is no option '109'; did you mean 108?"]}}},
    ),
    "the claim itself": (Flown(3), {"claim": ["kites.flown is no claim of UNO."]}),
}


@pytest.mark.parametrize(("claim", "errors"), MISFITS.values(), ids=MISFITS)
def test_what_does_not_belong_to_the_match_is_named(claim, errors):
    assert errors == errors_of_claim_in_match(UNO, table_of("Ann Bob Cat").state, claim)


FITTING = [
    Draw(2),
    Play(0, Card("5", "red")),
    ScoreRound(points={2: 4}),
    TakeBackEntries(99),
    Note("hm"),
    Draw(0, 7),
]


@pytest.mark.parametrize("claim", FITTING, ids=str)
def test_what_belongs_to_the_match_is_let_in(claim):
    assert {} == errors_of_claim_in_match(UNO, table_of("Ann Bob Cat").state, claim)


# people who are gone


def out_of_the_match() -> Match:
    """Bob is out of it, and Cat has left."""
    table = table_of("Ann Bob Cat Dan Eve", "rules: standard to 100, scoring elimination")
    return table.report("score: Ann 0, Bob 120, Cat 20, Dan 20, Eve 0", "Cat leaves").state


@pytest.mark.parametrize(
    ("claim", "seat"),
    [
        (Draw(2), 2),
        (Deal((Card("5", "red"),), dealer=1), 1),
        (ScoreRound(points={0: 0, 1: 5}), 1),
        (ScoreRound(points={0: 0, 1: 5}, round=2), 1),
        (ScoreRound(points={0: 0, 9: 5}, round=1), 9),
    ],
    ids=str,
)
def test_who_is_gone_is_not_spoken_of(claim, seat):
    (why,) = errors_of_claim_in_match(UNO, out_of_the_match(), claim).values()

    assert [f"Nobody sits at seat {seat}."] == why


@pytest.mark.parametrize("claim", [Draw(1), ScoreRound(points={0: 0, 1: 5, 2: 7}, round=1)], ids=str)
def test_who_is_gone_is_spoken_of_in_rounds_they_played(claim):
    """And who is only out of the match may say what is then refused."""
    assert {} == errors_of_claim_in_match(UNO, out_of_the_match(), claim)
