"""A record may be made up, with digests that fit: what no match can have told is refused, nothing breaks."""

import copy
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from referee.kit.bounds import LATEST_TIME_IN_MILLISECONDS
from referee.languages.speech import tell
from referee.records import checking
from referee.records.checking import InvalidRecord
from referee.services.records import parse_and_check_record
from tests.records.forging import forgeries, wrong_with
from tests.records.writing import (
    OPENED_AT,
    TOLD,
    forged,
    opened,
    record_of,
    scenario,
    told,
)
from tests.seeds import FIXED_SEED

MANY = 100
"""Forgeries of a seed."""

GAME = """uno standard to 500 | Ann Bob Cat
deal: red 5
Bob: red 7
Cat: blue 5
Cat: red 9
Ann: wild draw four, blue
Bob: challenges
Ann: shows, held none
score: winner Ann 40
note: a remark
correct 9: score: winner Bob 30
take back to 10
"""
"""The record has a line more before each entry: the header. The last two entries are edits; then there stand
one round and the end."""
HEADER, OPENING, DEAL, PLAY, REFUSED, SCORE, NOTE, CORRECTION = 0, 1, 2, 3, 4, 9, 10, 11


@pytest.fixture(scope="module")
def lines():
    return opened(record_of(told(GAME)))


def refused(lines: list[dict]) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as error:
        parse_and_check_record(forged(lines))
    return error.value


def changed(lines: list[dict], number: int, *place: Any, to: Any) -> list[dict]:
    """These lines with another value at one place."""
    lines = copy.deepcopy(lines)
    part = lines[number]
    for name in place[:-1]:
        part = part[name]
    part[place[-1]] = to(part[place[-1]]) if callable(to) else to
    return lines


def test_lines_that_are_sealed_anew_and_not_changed_are_taken_in(lines):
    """What follows begins with these."""
    assert 12 == len(parse_and_check_record(forged(lines)).entries)


# --- the header ---

NAMES = [
    "",
    " ",
    " Ann",
    "Ann ",
    "x" * 41,
    "A\nnn",
    "A\0nn",
    "\u202eAnn",
    "\ud800",
    "bob",
    "BOB",
    None,
    1,
    [],
    {},
]
NO_FACES = ["unicorn", "Fox", "", None, 1, True, ["fox"], {"fox": 1}, "fox\n"]
HEADERS: list[tuple[str, Any]] = [
    *(("format", other) for other in (0, 2, "1", None, True, [1])),
    *(("what", other) for other in ("", "a match", None, 1)),
    *(("referee", other) for other in ("", "x" * 41, "0.2.0\n", "é", None, 2)),
    *(("game", other) for other in ("", "chess", "UNO", None, 1, ["uno"], "golf")),
    *(("opened_at", other) for other in (-1, 2**63, 253_402_300_800_000, "1", 1.5, None, True)),
    *(("rules", other) for other in (None, {}, [], "standard")),
    *(
        ("seats", other)
        for other in (None, {}, [], "Ann", [None], [{}], [{"seat": 0}], [{"seat": 0, "name": "Ann"}])
    ),
    *(("seats", [{"seat": seat, "name": "Ann"}]) for seat in (1, -1, "0", None, True, 0.0)),
    *(("seats", lambda seats, name=name: [{**seats[0], "name": name}, *seats[1:]]) for name in NAMES),
    *(("seats", lambda seats, face=face: [{**seats[0], "face": face}, *seats[1:]]) for face in NO_FACES),
    ("seats", lambda seats: [{**seat, "face": "fox"} for seat in seats]),
    ("seats", lambda seats: [{"seat": 0, "face": "fox", "name": "Ann"}, *seats[1:]]),
    ("seats", lambda seats: [{"seat": 0, "face": "fox"}, *seats[1:]]),
    ("seats", lambda seats: [{**seats[0], "face": "fox", "color": "red"}, *seats[1:]]),
    ("seats", lambda seats: seats[::-1]),
    ("seats", lambda seats: [*seats, {"seat": 4, "name": "Dan"}]),
    ("seats", lambda seats: [{"seat": seat, "name": f"P{seat}"} for seat in range(101)]),
    ("seats", lambda seats: [{"seat": 0, "name": "é"}, {"seat": 1, "name": "e\u0301"}, seats[2]]),
]


@pytest.mark.parametrize(("name", "to"), HEADERS, ids=[str(place) for place in range(len(HEADERS))])
def test_a_header_that_cannot_be_is_refused(lines, name, to):
    """In its own line; rules and people that the match was not opened with, in the one that opens it."""
    assert refused(changed(lines, HEADER, name, to=to)).line in (1, 2)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "The name of seat 1 is not a text of 1 to 40 characters."),
        (7, "The name of seat 1 is not a text of 1 to 40 characters."),
        ("B\u202eob", f"The name of seat 1 is not allowed. {tell('error-name-invisible')}"),
        (" Bob", "The name of seat 1 is not allowed. A name cannot begin or end with a space."),
        ("ANN", "Two people have the same name: Ann and ANN."),
    ],
    ids=repr,
)
def test_a_name_that_no_release_can_have_stored_is_refused_in_a_sentence(lines, name, why):
    """By the rules of openings that every release has applied."""
    assert f"Line 1: {why}" == str(refused(with_name(lines, name)))


@pytest.mark.parametrize(
    "name", ["Aոո", "\N{CYRILLIC CAPITAL LETTER A}nn", "A\u2800", "Z\u0301\u0301\u0301\u0301"]
)
def test_names_from_before_a_rule_come_in(lines, name):
    """Earlier releases let people sit down who look alike, and took what cannot be read."""
    assert name == parse_and_check_record(forged(with_name(lines, name))).names[1]


def with_name(lines: list[dict], name: Any) -> list[dict]:
    """These lines with another name for the second seat."""
    return changed(lines, HEADER, "seats", 1, "name", to=name)


def test_a_remark_with_a_joiner_comes_in(lines):
    """Persian words have one; Referee writes it in records."""
    remark = "می\u200cخواهم"

    assert (
        remark
        in parse_and_check_record(forged(changed(lines, NOTE, "claim", "text", to=remark)))
        .entries[NOTE - 1]
        .claim
    )


@pytest.mark.parametrize(
    ("faces", "why"),
    [
        (["unicorn"], "Line 1: The avatar of seat 0 is not known to this release."),
        (["cat", "owl", "cat"], "Line 1: Two people have the same avatar."),
    ],
    ids=str,
)
def test_a_face_that_cannot_be_is_refused_in_a_sentence(lines, faces, why):
    """It is none, or somebody else's."""
    assert why == str(refused(with_faces(lines, faces)))


@pytest.mark.parametrize(
    "faces", [[], ["cat"], [None, "fox"], ["cat", "owl", "penguin"], ["octopus", "fox", None]], ids=str
)
def test_a_header_tells_the_faces_that_were_chosen(lines, faces):
    """All, some or none."""
    chosen = {seat: face for seat, face in enumerate(faces) if face}

    assert chosen == parse_and_check_record(forged(with_faces(lines, faces))).faces


def with_faces(lines: list[dict], faces: list[str | None]) -> list[dict]:
    """These lines with a face for each of the first seats."""
    seats = copy.deepcopy(lines[HEADER]["seats"])
    for seat, face in zip(seats, faces, strict=False):
        seat |= {"face": face} if face else {}
    return changed(lines, HEADER, "seats", to=seats)


@pytest.mark.parametrize(
    ("place", "to", "why"),
    [
        (("at",), LATEST_TIME_IN_MILLISECONDS + 1, "At is not a time in milliseconds from 1970 to 2099."),
        (
            ("clock",),
            1,
            "Clock is earlier than in the entry before, and the clock of a match never goes back.",
        ),
        (
            ("ruling", "findings", 0, "facts"),
            {"k1": 1},
            "The finding of uno.play has a fact that no finding of this game can have: 'k1'.",
        ),
        (
            ("ruling", "events", 0, "card"),
            "x" * 5_000,
            "Ruling.events[0].card is not a card of this game.",
        ),
    ],
    ids=repr,
)
def test_what_is_wrong_with_an_entry_is_said_in_a_sentence(lines, place, to, why):
    """With its line."""
    assert f"Line {PLAY + 1}: {why}" == str(refused(changed(lines, PLAY, *place, to=to)))


def test_the_time_of_day_may_go_back_and_the_clock_may_stand_still(lines):
    """Somebody sets the clock of the machine, and two claims come within a millisecond."""
    clock = lines[PLAY - 1]["clock"]
    times = changed(changed(lines, PLAY, "at", to=0), PLAY, "clock", to=clock)

    assert (0, clock) == (lambda kept: (kept.at, kept.clock))(
        parse_and_check_record(forged(times)).entries[PLAY - 1]
    )


def test_the_clock_goes_on_from_the_time_of_day_where_no_clock_was_known(lines):
    """An entry that a release before 0.21 heard has none."""
    without = [{name: one for name, one in line.items() if name != "clock"} for line in lines[:PLAY]]
    late = changed([*without, *lines[PLAY:]], PLAY - 1, "at", to=lines[PLAY]["clock"] + 1)

    assert 12 == len(parse_and_check_record(forged([*without, *lines[PLAY:]])).entries)
    assert PLAY + 1 == refused(late).line


def test_another_format_is_for_another_version(lines):
    assert "Line 1: The format of the record is not 1, the only format that can be imported." == str(
        refused(changed(lines, HEADER, "format", to=2))
    )


# --- entries ---

WHOLE: list[Any] = [None, True, "1", 1.0, -1, 2**31, 2**63, 2**64, 10**400, [], {}]
MADE_UP: list[tuple[int, tuple, Any]] = [
    # What stands about a claim.
    *((PLAY, ("number",), other) for other in (*WHOLE, 1, 2, 4)),
    *((PLAY, (name,), other) for name in ("at", "clock") for other in WHOLE if other != 2**31),
    *((PLAY, ("after",), other) for other in (True, "1", 1.0, -1, 3, 4, 2**63, [])),
    *(
        (PLAY, ("by",), other)
        for other in (
            None,
            1,
            "",
            "Keeper",
            "seat",
            "seat 3",
            "seat 01",
            "seat -1",
            "seat 100",
            "seat ١",
            "table",
        )
    ),
    *((PLAY, ("part",), other) for other in (None, "", "Entry", "header", "trailers", 1, [])),
    (PLAY, ("claim", "by"), "keeper"),
    # Claims.
    *((PLAY, ("claim",), other) for other in (None, [], "uno.play", {}, {"seat": 1})),
    *(
        (PLAY, ("claim", "claim"), other)
        for other in (None, 1, "", "uno.fly", "uno.card-played", "match.open", "golf.turn", "uno.draw", [])
    ),
    *((PLAY, ("claim", "seat"), other) for other in (*WHOLE, 3, 99, 100)),
    *(
        (PLAY, ("claim", "card"), other)
        for other in (
            None,
            7,
            "",
            "red 10",
            "Red 7",
            "red 7\0",
            "red double draw two",
            "\ud800",
            ["red 7"],
            {},
        )
    ),
    *((PLAY, ("claim", "drawn"), other) for other in (0, 1, "true")),
    *((PLAY, ("claim", "color"), other) for other in ("purple", 1, True, [])),
    *(
        (DEAL, ("claim", "turned_up"), other)
        for other in (None, [], "red 5", [None], [["red 5"]], ["red 5"] * 201)
    ),
    *(
        (DEAL, ("claim", "hands"), other)
        for other in ({"3": 7}, {"01": 7}, {"0": 201}, {"x": 1}, {"0": None}, [7, 7])
    ),
    *((SCORE, ("claim", "points"), other) for other in (*WHOLE[:-1], 100_001, {"0": 1})),
    *((NOTE, ("claim", "text"), other) for other in (None, 1, "x" * 501, "a\nb", "\0", "\u202ea", "\ud800")),
    (NOTE, ("claim",), {"claim": "match.join", "name": "Dan"}),
    (NOTE, ("claim",), {"claim": "match.rename", "seat": 1, "name": "Bill"}),
    (NOTE, ("claim",), {"claim": "match.join", "face": "cat"}),
    (NOTE, ("claim",), {"claim": "match.rename", "seat": 1, "face": "cat"}),
    (8, ("claim",), {"claim": "uno.show_hand", "seat": 0, "hand": ["red 5"]}),
    (NOTE, ("claim",), {"claim": "match.open", "game": "uno", "seats": 3, "rules": {}}),
    *((OPENING, ("claim", "seats"), other) for other in (*WHOLE, 0, 1, 2, 4, 11, 100)),
    *((OPENING, ("claim", "game"), other) for other in (None, "golf", "chess", "")),
    *((CORRECTION, ("claim", "entry"), other) for other in (*WHOLE, 0, 11, 12, 10_000_001)),
    *((CORRECTION, ("claim", "later"), other) for other in (None, "", "all", 1)),
    *(
        (CORRECTION, ("claim", "instead"), other)
        for other in (None, {}, {"claim": "match.take_back", "to": 1}, {"claim": "match.join", "name": "Dan"})
    ),
    # Rulings.
    *((PLAY, ("ruling",), other) for other in (None, [], {}, "upheld")),
    *((PLAY, ("ruling", "verdict"), other) for other in (None, "", "maybe", 1, "Upheld")),
    *((PLAY, ("ruling", "findings"), other) for other in (None, {}, [], [None], [{}], [[]])),
    *(
        (PLAY, ("ruling", "findings"), [{"article": article, "weight": "holds", "facts": {}}])
        for article in (None, 1, "", "uno.fly", "x" * 101, "golf.turn", "\ud800")
    ),
    *(
        (PLAY, ("ruling", "findings"), [{"article": "uno.play", "weight": weight, "facts": {}}])
        for weight in (None, "", "weighs", 1)
    ),
    *(
        (PLAY, ("ruling", "findings"), [{"article": "uno.play", "weight": "holds", "facts": facts}])
        for facts in (
            *(None, [], {"a": 1.5}, {"a": {}}, {"a": [[]]}, {"a": "x" * 101}, {"a": "\0"}),
            *({"a": 2**64}, {"a": [2**63]}, {"\0": 1}, {"x" * 101: 1}, {"a": "\u202e"}),
        )
    ),
    *(
        (PLAY, ("ruling", "findings", 0, "facts"), facts)
        for facts in ({f"k{number}": 1 for number in range(21)}, {"cards": ["x" * 100] * 30})
    ),
    (PLAY, ("ruling", "findings"), [{"article": "uno.play", "weight": "holds", "facts": {}}] * 51),
    (REFUSED, ("ruling", "findings", 0, "facts"), {}),
    (REFUSED, ("ruling", "findings", 0, "facts"), {"seat": 2**40}),
    *(
        (PLAY, ("ruling", "events"), other)
        for other in (None, {}, [None], [[]], [{}], [{"event": "uno.fly"}])
    ),
    *(
        (PLAY, ("ruling", "fix"), other)
        for other in ([], {}, "match.void", {"claim": "uno.fly"}, {"event": "uno.called"})
    ),
    (PLAY, ("ruling", "fix"), {"claim": "uno.call", "seat": 77}),
    (PLAY, ("ruling", "fix"), {"claim": "match.score", "points": {"77": 3}}),
    *((PLAY, ("ruling", "changed"), other) for other in (None, {}, [None], [{"entry": 2, "ruling": None}])),
    *((PLAY, ("ruling", "now_lawful"), other) for other in (None, {}, [None], [2], ["2"], [2**63])),
    *(
        (CORRECTION, ("ruling", "changed"), [{"entry": entry, "ruling": None}])
        for entry in (0, 1, 11, 12, -1, 2**63)
    ),
    *(
        (CORRECTION, ("ruling", "changed", 0, "ruling", "changed"), other)
        for other in (None, [{"entry": 3, "ruling": None}])
    ),
    *((PLAY, ("clock",), other) for other in (0, LATEST_TIME_IN_MILLISECONDS + 1, 253_402_300_799_999)),
    (PLAY, ("at",), LATEST_TIME_IN_MILLISECONDS + 1),
    (PLAY, ("ruling", "findings", 0, "facts"), lambda facts: {**facts, "k1": 1}),
    (PLAY, ("ruling", "findings", 0, "facts"), lambda facts: {**facts, "seats": [0] * 1_001}),
    (CORRECTION, ("ruling", "changed"), lambda changed: changed * 2),
    (CORRECTION, ("ruling", "now_lawful"), [4, 4]),
    (CORRECTION, ("ruling", "now_lawful"), [11]),
    (CORRECTION, ("ruling", "changed", 0, "ruling", "now_lawful"), [4]),
    # Rounds and the end.
    *((13, ("points",), other) for other in (None, [], [0, 30], [0, 30, 1], [0, 30, True], [2**63, 0, 0])),
    *((13, ("round",), other) for other in (*WHOLE, 0, 2)),
    *((13, ("entry",), other) for other in (*WHOLE, 0, 8, 12)),
    *((13, ("winner",), other) for other in (1, 0.0, "0", 77, False)),
    *((13, ("left",), other) for other in ([], {}, {"0": 3}, {"x": 3})),
    *((-1, ("entries",), other) for other in (*WHOLE, 11, 13)),
    *((-1, ("rounds",), other) for other in (*WHOLE, 0, 2)),
    *((-1, ("totals",), other) for other in (None, {}, [], [0, 0], [0, 0, 31], [0, 0, 0, 0], [False, 30, 0])),
]


@pytest.mark.parametrize("place", range(len(MADE_UP)))
def test_what_cannot_have_been_told_is_refused(lines, place):
    """The line is named in which it stands, or one that does not go with it any more."""
    number, where, to = MADE_UP[place]
    wrong = refused(changed(lines, number, *where, to=to))

    assert wrong.line >= number % len(lines) + 1
    assert str(wrong).endswith(".") and "Error" not in str(wrong) and "\n" not in str(wrong)


def test_a_line_that_no_entry_fills_is_refused_before_it_is_read(lines, monkeypatch):
    """Its size is named."""
    monkeypatch.setattr(checking, "MOST_BYTES_IN_A_LINE", 2_000)
    remark = changed(lines, NOTE, "claim", "text", to="x" * 2_000)

    assert NOTE + 1 == refused(remark).line
    assert "more than 2000 bytes" in str(refused(remark))


def test_a_finding_of_72_000_facts_is_refused(lines):
    """A logbook would have told all of them, again and again."""
    many = {f"k{number}": "é" * 100 for number in range(72_000)}
    wrong = refused(changed(lines, PLAY, "ruling", "findings", 0, "facts", to=many))

    assert PLAY + 1 == wrong.line


@pytest.mark.parametrize("place", range(14))
def test_members_that_are_missing_or_more_are_found(lines, place):
    """In every line: any of its members, and one that nobody knows."""
    line = lines[place]
    for name in line:
        if (line["part"], name) in NOT_MISSED:
            continue
        fewer = {other: value for other, value in line.items() if other != name}

        assert refused([*lines[:place], fewer, *lines[place + 1 :]]).line >= place + 1
    more = {**line, "more": 1}

    assert place + 1 == refused([*lines[:place], more, *lines[place + 1 :]]).line


NOT_MISSED = {("round", "from_rules"), ("round", "dealer"), ("round", "players"), ("entry", "clock")}
"""Told since a later version than the first."""

# --- events that make no sense where they stand ---

EVENTS: list[Callable[[list], list]] = [
    lambda events: [],
    lambda events: events * 2,
    lambda events: events[::-1],
    lambda events: [{"event": "uno.turn-passed", "seat": 77}],
    lambda events: [*events, {"event": "uno.turn-passed", "seat": 99}],
    lambda events: [*events, {"event": "match.seat-taken", "seat": 3, "order": [0, 1, 2, 3]}],
    lambda events: [*events, {"event": "match.seat-taken", "seat": 7, "order": [0, 7]}],
    lambda events: [*events, {"event": "match.seat-left", "seat": 1, "order": [], "dealer": 0}],
    lambda events: [*events, {"event": "match.seat-left", "seat": 1, "order": [0, 2], "dealer": 1}],
    lambda events: [*events, {"event": "match.seats-out", "order": [5], "dealer": 5}],
    lambda events: [*events, {"event": "match.paper-totals", "totals": []}],
    lambda events: [*events, {"event": "match.paper-totals", "totals": [1] * 50}],
    lambda events: [*events, {"event": "match.dealer-chosen", "seat": 50}],
    lambda events: [*events, {"event": "match.round-scored", "round": 9999, "points": [1], "dealer": 0}],
    lambda events: [*events, {"event": "match.round-scored", "round": 1, "points": [1] * 90, "dealer": 0}],
    lambda events: [*events, {"event": "match.round-scored", "round": 1, "points": [], "dealer": 88}],
    lambda events: [
        *events,
        {"event": "match.round-scored", "round": 1, "points": [0, 1, 2], "dealer": 0, "winner": 44},
    ],
    lambda events: [
        *events,
        {
            "event": "match.rules-agreed",
            "rules": {"preset": "x", "target": 1, "differences": {}, "house_rules": {}},
        },
    ],
    lambda events: [*events, {"event": "match.played-on", "target": -1}],
    lambda events: [*events, {"event": "match.decided", "entry": 5}],
    lambda events: [
        *events,
        {
            "event": "match.contested",
            "contest": {
                "entry": 3,
                "against": 2,
                "seat": 77,
                "parties": [78],
                "otherwise": [{"event": "uno.called", "seat": 1}],
            },
        },
    ],
    lambda events: [*events, {"event": "uno.card-played", "seat": 66, "card": "red 5", "color": "red"}],
    lambda events: [*events, {"event": "uno.penalty-drawn", "seat": 1, "count": 1_000_000}],
    lambda events: [*events, {"event": "uno.direction-turned", "direction": 0}],
    lambda events: [*events, {"event": "uno.direction-turned", "direction": 10**15}],
    lambda events: [*events, {"event": "uno.dealt", "deck": 0, "hands": [], "discards": [], "color": None}],
    lambda events: [
        *events,
        {"event": "uno.dealt", "deck": 108, "hands": [7], "discards": ["red 5"], "color": "red"},
    ],
    lambda events: [
        *events,
        {
            "event": "uno.dealt",
            "deck": 108,
            "hands": [7, 7, 7],
            "discards": ["red 5"],
            "color": "red",
            "edition": "x",
        },
    ],
    lambda events: [*events, {"event": "uno.hands-moved", "hand_of": {"0": 55}}],
    lambda events: [
        *events,
        {"event": "uno.resynced", "top": "red 5", "color": "red", "turn": 9, "direction": 1, "hands": [1]},
    ],
]
"""What somebody might say came of a play; none of it is what came of it."""


@pytest.mark.parametrize("seed", ["fixed", "fresh"])
@pytest.mark.parametrize("place", range(len(EVENTS)))
def test_events_that_make_no_sense_are_refused_or_do_no_harm(lines, place, seed, fresh_seed):
    """Taken in is only what a match can go on from; the tests over HTTP ask it everything. Each is said of
    the play, and of one other entry that the seed chooses."""
    number = PLAY if seed == "fixed" else Random(fresh_seed + place).choice((DEAL, REFUSED, NOTE))
    made_up = changed(lines, number, "ruling", "events", to=EVENTS[place])
    try:
        parse_and_check_record(forged(made_up))
    except InvalidRecord as wrong:
        assert wrong.line >= number + 1


@pytest.mark.parametrize("seed", ["fixed", "fresh"])
def test_a_forged_field_is_refused_with_its_line_or_could_be_genuine(seed, fresh_seed):
    """In records of both games; `make prove` forges 20,000. What is accepted is exported as it came."""
    rng, refusals, wrong = Random(FIXED_SEED if seed == "fixed" else fresh_seed), 0, []
    short = [name for name in TOLD if scenario(name).count(b"\n") < 25]
    for name in rng.sample(short, MANY // 5):
        record = scenario(name)
        for forgery in forgeries(record, rng, 5):
            is_accepted, why = wrong_with(forgery, record)
            refusals += not is_accepted
            wrong += [f"{name}, {why}"] if why else []

    assert wrong == []
    assert refusals > MANY // 2


# --- what would take for ever ---


def test_corrections_that_go_back_over_too_much_are_refused(monkeypatch):
    """Each of them reads the whole match again; a few hundred of them would take minutes."""
    monkeypatch.setattr(checking, "MOST_ENTRIES_READ_AGAIN", 100)
    text = "uno standard to 500 | Ann Bob\n" + "score: winner Ann 1\n" * 12
    text += "".join(f"correct {number}: score: winner Bob 1\n" for number in range(2, 12))

    with pytest.raises(InvalidRecord, match="go back over more entries than can be checked"):
        parse_and_check_record(record_of(told(text)))


def test_rulings_of_another_version_are_let_in_up_to_a_number(lines, monkeypatch):
    """A draw that cost one card more than it does today."""
    text = (
        "uno standard to 500 | Ann Bob Cat\ndeal: red 5\n"
        + "Bob: draws, keeps\nCat: draws, keeps\nAnn: draws, keeps\n"
    )
    made_up = opened(record_of(told(text)))
    for number in (3, 4, 5):
        for event in made_up[number]["ruling"]["events"]:
            if "count" in event:
                event["count"] = 2

    assert (9, 9, 9) == parse_and_check_record(forged(made_up)).snapshot.state.round.hands
    monkeypatch.setattr(checking, "MOST_DIFFERENT_RULINGS", 2)
    assert "Line 6: Too many claims have a ruling that differs from today's." == str(refused(made_up))


def test_times_are_those_that_were_told(lines):
    """A record keeps when things were said, whatever the clock says when it comes in."""
    brought = parse_and_check_record(forged(lines))

    assert OPENED_AT == brought.opened_at
    times = [(line["at"], line["clock"]) for line in lines if line["part"] == "entry"]
    assert times == [(kept.at, kept.clock) for kept in brought.entries]
