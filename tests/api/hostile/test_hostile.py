"""Whatever is sent, the answer is a problem that names what is wrong, and nothing is stored."""

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.codec import CLAIM_SCHEMAS
from referee.storage import journal
from referee.storage.stored import StoredMatch
from referee.storage.transactions import open_read_session
from tests.api.phone import Phone, as_body, new_key, post, through

DEEP = "[" * 17 + "]" * 17
HUGE = 16 * 1024

UNREADABLE = {
    "blanks": b"   ",
    "half an object": b'{"claim": "uno.draw", ',
    "an array": b"[1]",
    "an empty array": b"[]",
    "null": b"null",
    "true": b"true",
    "a number": b"1",
    "a text": b'"uno.draw"',
    "arrays 8000 deep": b"[" * 8000,
    "closed arrays 8000 deep": b"[" * 8000 + b"]" * 8000,
    "objects 2500 deep": b'{"a":' * 2500 + b"1" + b"}" * 2500,
    "17 levels": f'{{"claim": {DEEP}}}'.encode(),
    "NaN": b'{"claim": "uno.draw", "seat": NaN, "after": 2}',
    "Infinity": b'{"claim": "uno.draw", "seat": Infinity, "after": 2}',
    "-Infinity": b'{"claim": "uno.draw", "seat": -Infinity, "after": 2}',
    "1e999": b'{"claim": "uno.draw", "seat": 1e999, "after": 2}',
    "-1e999": b'{"claim": "uno.draw", "seat": 1, "after": -1e999}',
    "a number of 5000 digits": b'{"claim": "uno.draw", "seat": ' + b"1" * 5000 + b"}",
    "a name twice": b'{"claim": "uno.draw", "seat": 1, "seat": 2, "after": 2}',
    "a name twice, inside": b'{"claim": "match.score", "points": {"1": 3, "1": 4}, "after": 2}',
    "NUL": b'{"claim": "match.note", "text": "a\\u0000b"}',
    "a bare NUL": b'{"claim": "match.note", "text": "a\x00b"}',
    "NUL in a name": b'{"claim": "match.note", "a\\u0000": 1}',
    "a lone surrogate": b'{"claim": "match.note", "text": "\\ud800"}',
    "another lone surrogate": b'{"claim": "match.note", "text": "x\\udfffx"}',
    "a lone surrogate in a name": b'{"claim": "match.note", "\\ud800": "x"}',
    "a surrogate as bytes": b'{"claim": "match.note", "text": "\xed\xa0\x80"}',
    "Latin-1": '{"claim": "match.note", "text": "é"}'.encode("latin-1"),
    "UTF-16": '{"claim": "match.note", "text": "x"}'.encode("utf-16"),
    "UTF-16 without a mark": '{"claim": "match.note", "text": "x"}'.encode("utf-16-be"),
    "UTF-32": '{"claim": "match.note", "text": "x"}'.encode("utf-32"),
    "a byte order mark": b'\xef\xbb\xbf{"claim": "match.note", "text": "x"}',
    "two values": b'{"claim": "match.note", "text": "x"} {}',
    "a comment": b'{"claim": "match.note", "text": "x"} // so',
    "single quotes": b"{'claim': 'match.note'}",
    "a trailing comma": b'{"claim": "match.note", "text": "x",}',
    "hexadecimal": b'{"claim": "uno.draw", "seat": 0x1}',
    "a leading zero": b'{"claim": "uno.draw", "seat": 01}',
    "gzip": b"\x1f\x8b\x08\x00\x00\x00\x00\x00",
    "a form": b"claim=uno.draw&seat=1",
    "XML": b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
}

WHOLE_NUMBERS: list[Any] = [
    None,
    True,
    False,
    "1",
    "",
    1.5,
    1e308,
    -1,
    2**31,
    2**63,
    2**64,
    -(2**64),
    10**4000,
    [],
    [1],
    {},
    {"0": 1},
]
TEXTS: list[Any] = [None, True, 0, 1.5, "", [], ["x"], {}, {"x": "x"}]
CARDS: list[Any] = [
    *TEXTS,
    "red",
    "red 10",
    "red -1",
    "red 05",
    "RED 5",
    "red  5",
    " red 5",
    "red\u00a05",
    "purple 5",
    "red wild",
    "wild draw five",
    "red double draw two",
    "red ٥",
    "red 5\u0301",
    "x" * 15_000,
]

PLAY = {"claim": "uno.play", "seat": 1, "card": "red 7", "after": 2}
DRAW = {"claim": "uno.draw", "seat": 1, "after": 2}
DEAL = {"claim": "uno.deal", "turned_up": ["red 5"], "after": 2}
SCORE = {"claim": "match.score", "points": {"1": 10}, "after": 2}
NOTE = {"claim": "match.note", "text": "x"}
COUNT = {"claim": "uno.count", "seat": 1, "points": 10}
TOLD = {"claim": "match.points", "seat": 1, "round": 1, "points": 10}
DEALER = {"claim": "match.dealer", "cards": {"0": "red 5", "1": "red 6", "2": "red 4"}, "after": 2}
BACK = {"claim": "match.take_back", "to": 1, "after": 2}
ALLOW = {"claim": "match.allow", "entry": 2, "after": 2}
CORRECT = {
    "claim": "match.correct",
    "entry": 2,
    "after": 2,
    "later": "keep",
    "instead": {"claim": "uno.deal", "turned_up": ["red 6"]},
}
COLOR = {"claim": "uno.color", "seat": 1, "color": "red", "after": 2}
CATCH = {"claim": "uno.catch", "caught": 1, "seat": 0}
CALL = {"claim": "uno.call", "seat": 1}
CHALLENGE = {"claim": "uno.challenge", "seat": 2, "after": 2}
SHOW = {"claim": "uno.show_hand", "seat": 1, "hand": ["red 5"], "after": 2}
RESYNC = {"claim": "uno.resync", "top": "red 7", "turn": 1, "hands": {"0": None, "1": 3}, "after": 2}
RECOUNT = {"claim": "match.recount", "seat": 1, "count": 5, "after": 2}
RENAME = {"claim": "match.rename", "seat": 1, "name": "Bill"}
JOIN = {"claim": "match.join", "name": "Dan"}
LEAVE = {"claim": "match.leave", "seat": 1, "after": 2}
PAPER = {"claim": "match.opening", "points": {"0": 10}, "after": 2}
DECIDE = {"claim": "match.decide", "entry": 2, "for": 1, "after": 2}
RESHUFFLE = {"claim": "uno.reshuffle", "after": 2}
RULES = {"claim": "match.rules", "rules": {"differences": {"late-uno-penalty": 4}}, "after": 2}
PLAY_ON = {"claim": "match.play_on", "target": 700, "after": 2}
FINISH = {"claim": "match.finish", "after": 2}
SWAP = {"claim": "uno.swap", "seat": 1, "with": 2, "after": 2}
EQUAL = {"claim": "uno.play_equal", "seat": 1, "cards": ["red 7", "blue 7"], "after": 2}
CRAZY = {"claim": "uno.color_crazy", "seat": 1, "cards": ["red 7", "red 8"], "after": 2}
HINT = {"claim": "uno.hint", "seat": 1, "after": 2}


def without(claim: dict, name: str) -> dict:
    return {other: said for other, said in claim.items() if other != name}


PLACE = {"column": 1, "row": "lower"}
SHOWN = {"column": 1, "row": "upper", "card": "blue 1"}
COLUMN = {"id": 1, "upper": "blue 1", "lower": None}
CLEARED = {"column": 1, "on_top": "blue 1"}
GOLF_DEAL = {
    "claim": "golf.deal",
    "turned_up": ["red 3"],
    "opened": {str(seat): [SHOWN | {"column": seat + 1}] for seat in range(3)},
    "after": 2,
}
TAKES = {"claim": "golf.turn", "seat": 1, "took": "discard", "place": PLACE, "came_out": "red 1", "after": 2}
DRAWS = TAKES | {"took": "pile", "card": "green 4", "cleared": [CLEARED], "targets": [0, 2], "said_uno": True}
FLIPS = {
    "claim": "golf.turn",
    "seat": 1,
    "took": "pile",
    "card": "green 4",
    "flip": PLACE,
    "flipped": "red 1",
    "after": 2,
}
CLEAR = {"claim": "golf.clear", "seat": 1, "column": 1, "on_top": "blue 1", "after": 2}
GOLF_CALL = {"claim": "golf.call", "seat": 1}
GOLF_CATCH = {"claim": "golf.catch", "caught": 1, "seat": 0}
REVEAL = {"claim": "golf.reveal", "seat": 1, "cards": [SHOWN], "after": 2}
GOLF_RESHUFFLE = {"claim": "golf.reshuffle", "after": 2}
GOLF_RESYNC = {
    "claim": "golf.resync",
    "top": "red 3",
    "turn": 1,
    "direction": -1,
    "grids": {"0": [COLUMN], "2": []},
    "after": 2,
}
GOLF_RULES = {"claim": "match.rules", "rules": {"differences": {"opened-places": 2}}, "after": 2}
GOLF_CORRECT = {"claim": "match.correct", "entry": 2, "after": 2, "instead": without(GOLF_DEAL, "after")}


UNFIT: list[tuple[str, dict]] = [
    # No claim at all.
    ("claim", {}),
    *(("claim", {"claim": tag}) for tag in TEXTS),
    *(("claim", {"claim": tag}) for tag in ("uno", "uno.fly", "UNO.PLAY", "golf.fly", "match.", "__class__")),
    ("claim", {"claim": "match.open", "game": "uno", "seats": 3, "rules": {}}),
    ("claim", {"claim": "x" * 15_000}),
    # Fields that are missing, and fields that nobody knows.
    *(("seat", without(claim, "seat")) for claim in (PLAY, DRAW, COUNT, COLOR)),
    ("card", without(PLAY, "card")),
    ("color", without(COLOR, "color")),
    ("turned_up", without(DEAL, "turned_up")),
    ("text", without(NOTE, "text")),
    ("to", without(BACK, "to")),
    *((name, without(CORRECT, name)) for name in ("entry", "instead", "after")),
    *(
        ("instead", CORRECT | {"instead": said})
        for said in (None, 1, "uno.play", [], {}, BACK, ALLOW, CORRECT)
    ),
    *(("instead", CORRECT | {"instead": said}) for said in (JOIN, RENAME, PLAY, {"claim": "golf.turn"})),
    ("instead", CORRECT | {"instead": without(PLAY, "after") | {"seat": 3}}),
    ("instead", CORRECT | {"instead": without(PLAY, "after") | {"card": "red 10"}}),
    *(("later", CORRECT | {"later": later}) for later in (None, True, "", "Keep", ["keep"])),
    ("entry", without(ALLOW, "entry")),
    ("cards", without(DEALER, "cards")),
    ("points", without(SCORE, "points")),
    ("cards", without(COUNT, "points")),
    ("after", without(PLAY, "after")),
    *((name, NOTE | {name: 1}) for name in ("by", "number", "at", "verdict", "events", "seat", "Text", "")),
    ("__proto__", NOTE | {"__proto__": {}}),
    ("card", DRAW | {"card": "red 5"}),
    # Numbers.
    *(("seat", PLAY | {"seat": seat}) for seat in [*WHOLE_NUMBERS, 100]),
    *(("after", PLAY | {"after": after}) for after in [*WHOLE_NUMBERS, 3, 10_000_000, 10_000_001]),
    *(("after", NOTE | {"after": after}) for after in WHOLE_NUMBERS if after is not None),
    *(("count", DRAW | {"count": count}) for count in [*WHOLE_NUMBERS, 201] if count is not None),
    *(("to", BACK | {"to": to}) for to in [*WHOLE_NUMBERS, 0, 10_000_001]),
    *(("entry", edit | {"entry": entry}) for edit in (ALLOW, CORRECT) for entry in [*WHOLE_NUMBERS, 0]),
    *(("round", SCORE | {"round": round}) for round in [*WHOLE_NUMBERS, 0, 10_001] if round is not None),
    *(("points", COUNT | {"points": points}) for points in [*WHOLE_NUMBERS[1:], 100_001]),
    *(("points", SCORE | {"points": {"1": points}}) for points in [*WHOLE_NUMBERS, 100_001]),
    *(("points", TOLD | {"points": points}) for points in [*WHOLE_NUMBERS, 100_001]),
    *(("round", TOLD | {"round": round}) for round in [*WHOLE_NUMBERS, 0, 10_001]),
    *((name, without(TOLD, name)) for name in ("seat", "round", "points")),
    *(("values", without(COUNT, "points") | {"values": [value]}) for value in [*WHOLE_NUMBERS, 101]),
    ("values", without(COUNT, "points") | {"values": [5] * 201}),
    *(("drawn", PLAY | {"drawn": drawn}) for drawn in (2, "true", "yes", [], {})),
    *(("keep", DRAW | {"keep": keep}) for keep in (None, 0.5, "on", [])),
    # Cards and colors.
    *(("card", PLAY | {"card": card}) for card in CARDS),
    *(("turned_up", DEAL | {"turned_up": [card]}) for card in CARDS),
    *(("turned_up", DEAL | {"turned_up": cards}) for cards in (None, "red 5", {}, [], [[]], ["red 5"] * 201)),
    *(("color", COLOR | {"color": color}) for color in [*TEXTS, "Red", "orange", "red ", "wild"]),
    ("color", PLAY | {"card": "wild", "color": "purple"}),
    # Seats where nobody sits, and what is no seat.
    ("seat", PLAY | {"seat": 3}),
    ("dealer", DEAL | {"dealer": 3}),
    ("winner", SCORE | {"points": 10, "winner": 99}),
    *(("hands", DEAL | {"hands": {key: 7}}) for key in ("3", "-1", "01", "1.0", " 1", "one", "١", "", "100")),
    *(("hands", DEAL | {"hands": hands}) for hands in ([], "7", 7, {"0": -1}, {"0": 201}, {"0": "7"})),
    *(("points", SCORE | {"points": {key: 5}}) for key in ("3", "-1", "00", "x", "", "9" * 5000)),
    *(
        ("cards", DEALER | {"cards": cards})
        for cards in ({}, {"3": "red 5"}, {"0": "red 10"}, {"0": ["red 5"]})
    ),
    ("caught", CATCH | {"caught": 3}),
    ("turn", RESYNC | {"turn": 3}),
    ("hands", RESYNC | {"hands": {"3": 1}}),
    ("for", DECIDE | {"for": 3}),
    *(("with", SWAP | {"with": seat}) for seat in (3, None, "2", -1)),
    # Rules; more of them in OPENINGS.
    *(("rules", RULES | {"rules": rules}) for rules in [*TEXTS[:-2], {"x": "x"}, {"preset": "x"}]),
    *(("rules", RULES | {"rules": {"differences": {"deck": deck}}}) for deck in [*WHOLE_NUMBERS, "109", 108]),
    ("rules", without(RULES, "rules")),
    *(("target", PLAY_ON | {"target": target}) for target in [*WHOLE_NUMBERS[1:], 0, 100_001]),
    # What does not go together.
    *(("direction", RESYNC | {"direction": way}) for way in (0, 2, -2)),
    ("color", RESYNC | {"top": "wild"}),
    ("held_color", SHOW | {"held_color": True}),
    ("held_color", without(SHOW, "hand")),
    ("name", without(JOIN, "name")),
    ("name", without(RENAME, "name")),
    *(("name", RENAME | {"name": name}) for name in ("", " ", "x" * 41, "B\nob", "\u202eboB", 1)),
    ("winner", SCORE | {"points": 10}),
    ("winner", SCORE | {"winner": 1}),
    ("points", SCORE | {"left": {"1": ["red 5"]}}),
    ("points", SCORE | {"points": {}}),
    ("left", without(SCORE, "points") | {"left": {}}),
    ("left", without(SCORE, "points") | {"left": {"1": "red 5"}}),
    ("left", without(SCORE, "points") | {"left": {"1": ["red 5"] * 201}}),
    ("cards", COUNT | {"cards": []}),
    # Text.
    *(
        ("text", NOTE | {"text": text})
        for text in [*TEXTS, "   ", "x" * 501, "a\nb", "a\x1b[31m", "a\u202eb"]
    ),
]


NO_COLUMNS: list[Any] = [*WHOLE_NUMBERS, 0, 1001, 2**31 + 1]
NO_ROWS: list[Any] = [*TEXTS, "middle", "Upper", "upper ", "top", "x" * 15_000]
NO_GOLF_CARDS: list[Any] = [
    *(card for card in CARDS if card not in (None, "red double draw two")),
    *("red 7", "blue 9", "wild", "wild draw four", "black skip", "double draw two", "wild customizable"),
]
"""Also cards of UNO."""
NO_OBJECTS: list[Any] = [True, 0, 1.5, "", "1 upper", [], [1, "upper"], [PLACE], [[]]]
NO_LISTS: list[Any] = [True, 0, 1.5, "", "red 5", {}, {"0": {}}]
ONLY_IN_LISTS: list[Any] = [None, True, 0, "1", [], [[]], {}]

GOLF_UNFIT: list[tuple[str, dict]] = [
    # Fields that are missing, and fields that nobody knows, also in what is inside a claim.
    *(("seat", without(claim, "seat")) for claim in (TAKES, FLIPS, CLEAR, GOLF_CALL, REVEAL)),
    *((name, without(GOLF_DEAL, name)) for name in ("turned_up", "opened", "after")),
    *((name, without(CLEAR, name)) for name in ("column", "on_top", "after")),
    *((name, without(GOLF_RESYNC, name)) for name in ("top", "turn", "after")),
    ("took", without(TAKES, "took")),
    ("caught", without(GOLF_CATCH, "caught")),
    ("cards", without(REVEAL, "cards")),
    ("place.column", TAKES | {"place": without(PLACE, "column")}),
    ("place.row", TAKES | {"place": without(PLACE, "row")}),
    ("flip.row", FLIPS | {"flip": without(PLACE, "row")}),
    *((f"place.{name}", TAKES | {"place": PLACE | {name: 1}}) for name in ("card", "Column", "seat", "")),
    ("cleared.0.on_top", DRAWS | {"cleared": [without(CLEARED, "on_top")]}),
    ("cleared.1.row", DRAWS | {"cleared": [CLEARED, CLEARED | {"row": "upper"}]}),
    ("opened.1.value.0.card", GOLF_DEAL | {"opened": {"1": [PLACE]}}),
    ("opened.1.value.0.id", GOLF_DEAL | {"opened": {"1": [SHOWN | {"id": 1}]}}),
    ("cards.0.card", REVEAL | {"cards": [PLACE]}),
    ("cards.0.on_top", REVEAL | {"cards": [SHOWN | {"on_top": "blue 1"}]}),
    ("grids.0.value.0.id", GOLF_RESYNC | {"grids": {"0": [without(COLUMN, "id")]}}),
    ("grids.0.value.0.column", GOLF_RESYNC | {"grids": {"0": [COLUMN | {"column": 1}]}}),
    *((name, GOLF_RESYNC | {name: 1}) for name in ("hands", "color", "closed_by", "pile")),
    ("hand", DRAWS | {"hand": ["red 1"]}),
    ("cards", GOLF_RESHUFFLE | {"cards": 3}),
    # Numbers.
    *(("place.column", TAKES | {"place": PLACE | {"column": column}}) for column in NO_COLUMNS),
    *(("column", CLEAR | {"column": column}) for column in NO_COLUMNS),
    *(
        (f"{name}.0.column", claim | {name: [one | {"column": column}]})
        for name, claim, one in (("cleared", DRAWS, CLEARED), ("cards", REVEAL, SHOWN))
        for column in (None, "1", 0, 1001, 2**64)
    ),
    *(
        ("grids.0.value.0.id", GOLF_RESYNC | {"grids": {"0": [{"id": number}]}})
        for number in (None, "1", 0, 1001, -1)
    ),
    *(("seat", TAKES | {"seat": seat}) for seat in (None, True, "1", -1, 3, 99, 100, 2**64, [1])),
    *(("direction", GOLF_RESYNC | {"direction": way}) for way in (None, True, 0, 2, "1", 2**64)),
    # Words, cards, and what is to be an object or a list.
    *(("place.row", TAKES | {"place": PLACE | {"row": row}}) for row in NO_ROWS),
    *(("took", TAKES | {"took": source}) for source in [*TEXTS, "Pile", "discards", "hand"]),
    *(("card", DRAWS | {"card": card}) for card in NO_GOLF_CARDS),
    *(
        (name, claim | {name: "wild"})
        for name, claim in (("came_out", TAKES), ("flipped", FLIPS), ("on_top", CLEAR), ("top", GOLF_RESYNC))
    ),
    ("cleared.0.on_top", DRAWS | {"cleared": [CLEARED | {"on_top": "red 9"}]}),
    ("opened.0.value.0.card", GOLF_DEAL | {"opened": {"0": [SHOWN | {"card": "wild"}]}}),
    ("cards.0.card", REVEAL | {"cards": [SHOWN | {"card": None}]}),
    ("grids.0.value.0.upper", GOLF_RESYNC | {"grids": {"0": [COLUMN | {"upper": "blue 7"}]}}),
    *(("place", TAKES | {"place": place}) for place in NO_OBJECTS),
    *(("flip", FLIPS | {"flip": place}) for place in NO_OBJECTS),
    *(("cleared", DRAWS | {"cleared": cleared}) for cleared in [None, *NO_LISTS, [CLEARED] * 201]),
    *(("cleared.0", DRAWS | {"cleared": [one]}) for one in ONLY_IN_LISTS),
    *(("targets", DRAWS | {"targets": seats}) for seats in [None, *NO_LISTS, [1] * 201]),
    *(("targets.0", DRAWS | {"targets": [seat]}) for seat in (None, True, "1", -1, 100, 1.5, [1], {})),
    *(("cards", REVEAL | {"cards": cards}) for cards in [None, *NO_LISTS, [SHOWN] * 201]),
    *(("opened", GOLF_DEAL | {"opened": opened}) for opened in (None, True, 1, "", [], [SHOWN])),
    *(("opened.0.value", GOLF_DEAL | {"opened": {"0": one}}) for one in (None, 1, "", SHOWN, [SHOWN] * 201)),
    *(("grids", GOLF_RESYNC | {"grids": grids}) for grids in (True, 1, "", [], [[COLUMN]])),
    *(
        ("grids.0.value", GOLF_RESYNC | {"grids": {"0": one}})
        for one in (None, 1, "", COLUMN, [COLUMN] * 201)
    ),
    *(("said_uno", DRAWS | {"said_uno": said}) for said in (None, 1, "true", [])),
    ("turned_up", GOLF_DEAL | {"turned_up": []}),
    # Seats where nobody sits, and what is no seat.
    ("targets", DRAWS | {"targets": [0, 3]}),
    ("caught", GOLF_CATCH | {"caught": 3}),
    ("dealer", GOLF_DEAL | {"dealer": 3}),
    ("turn", GOLF_RESYNC | {"turn": 3}),
    *(("opened", GOLF_DEAL | {"opened": {key: [SHOWN]}}) for key in ("3", "99", "-1", "01", "one", "١", "")),
    *(("grids", GOLF_RESYNC | {"grids": {key: []}}) for key in ("3", "99", "-1", "01", "one", "١", "")),
    # What does not go together.
    ("place", without(TAKES, "place")),
    ("place", TAKES | {"place": None}),
    ("flip", DRAWS | {"flip": PLACE, "flipped": "red 1"}),
    ("flipped", without(FLIPS, "flipped")),
    ("flipped", DRAWS | {"flipped": "red 1"}),
    ("came_out", FLIPS | {"came_out": "red 1"}),
    ("card", without(DRAWS, "card")),
    ("grids", GOLF_RESYNC | {"grids": {"0": [COLUMN, COLUMN]}}),
    # Claims of the other game.
    *(("claim", claim) for claim in (PLAY, DRAW, DEAL, CALL, CATCH, RESHUFFLE, RESYNC)),
]
"""No claims of Golf: the place of what is wrong, as deep as it lies."""
GOLF_UNREADABLE = {
    "NUL in a row": b'{"column": 1, "row": "upper\\u0000"}',
    "NUL in the name of a field": b'{"column": 1, "row": "upper", "\\u0000": 1}',
    "a lone surrogate in a row": b'{"column": 1, "row": "\\ud800"}',
    "a column twice": b'{"column": 1, "column": 2, "row": "upper"}',
    "a column of 5000 digits": b'{"column": ' + b"1" * 5000 + b', "row": "upper"}',
    "an endless column": b'{"column": 1e999, "row": "upper"}',
    "deep": b'{"column": ' + b"[" * 20 + b"]" * 20 + b', "row": "upper"}',
}


def names_the(field: str, answer) -> bool:
    """Whether the errors name this field, as itself or as what is in it."""
    return field in answer.json["errors"]


def problem(answer, status: int) -> None:
    """One shape for all; the text gives nothing of the inside away."""
    assert status == answer.status, answer.body[:500]
    assert "application/problem+json" == answer.headers["Content-Type"]
    assert status == answer.json["status"]
    assert not any(word in answer.body.decode() for word in ("Traceback", "referee/", "site-packages"))


@pytest.fixture(scope="module")
def target(app):
    """The keeper's phone of a match into which nothing of all this may come."""
    phone = Phone.opening(through(app.test_client()), "Ann", "Bob", "Cat")
    phone.claim("uno.deal", turned_up=["red 5"])
    return phone


@pytest.fixture(scope="module")
def golf_target(app):
    """The same of Golf."""
    phone = Phone.opening(through(app.test_client()), "Ann", "Bob", "Cat", game="golf")
    phone.tell(without(GOLF_DEAL, "after"))
    return phone


@pytest.fixture(autouse=True)
def nothing_is_stored(app, request):
    """After every test the match is what it was, whichever of them it is about."""
    phone = request.getfixturevalue("golf_target" if "golf_target" in request.fixturenames else "target")
    before = _stored(app, phone)
    yield
    assert before == _stored(app, phone)


def _stored(app, phone: Phone) -> StoredMatch:
    with app.app_context(), open_read_session() as session:
        return journal.find_match(session, phone.match)


def raw(phone: Phone, path: str, body: bytes | None, **headers: str):
    """A body as it is, with what a good request would carry."""
    good = {
        "Content-Type": "application/json",
        "Idempotency-Key": new_key(),
        "Authorization": f"Bearer {phone.token}",
    }
    return phone.send("POST", path, good | headers, body)


# --- bodies ---


@pytest.mark.parametrize("seed", UNREADABLE)
@pytest.mark.parametrize("route", ["claims", "rulings", "matches"])
def test_what_is_no_json_object_is_unreadable(target, route, seed):
    """400 on every route that takes a body."""
    path = f"{target.path}/claims" if route == "claims" else f"/v1/{route}"
    answer = raw(target, path, UNREADABLE[seed])

    problem(answer, 400)
    assert "urn:referee:problem:unreadable" == answer.json["type"]


def test_sixteen_levels_are_read(target):
    """The limit is where the message says it is: this one is read, and found to be no claim."""
    answer = raw(target, f"{target.path}/claims", f'{{"claim": {"[" * 15 + "]" * 15}}}'.encode())

    problem(answer, 422)


@pytest.mark.parametrize(("field", "claim"), UNFIT, ids=[str(place) for place in range(len(UNFIT))])
def test_what_is_no_claim_is_unfit(target, field, claim):
    """422 with the field by name, in its own words and not only in the text."""
    answer = target.post(f"{target.path}/claims", claim)

    problem(answer, 422)
    assert names_the(field, answer), answer.json["errors"]


@pytest.mark.parametrize("place", [n for n, (field, _) in enumerate(UNFIT) if field != "after"], ids=str)
def test_what_is_no_claim_is_no_preview(target, place):
    """The same in a preview: there a place in the list stands before the field."""
    field, claim = UNFIT[place]
    answer = target.preview(claim)

    problem(answer, 422)
    named = answer.json["errors"].get("claims", {}).get("0") or {
        name.removeprefix("claims.0."): why for name, why in answer.json["errors"].items()
    }
    assert field in named, answer.json["errors"]


@pytest.mark.parametrize(("field", "claim"), GOLF_UNFIT, ids=map(str, range(len(GOLF_UNFIT))))
def test_what_is_no_claim_of_golf_is_unfit(golf_target, field, claim):
    """422 and the place of what is wrong, in what is inside a claim, too; and the same in a preview."""
    answer = golf_target.post(f"{golf_target.path}/claims", claim)
    previewed = golf_target.preview(claim)

    problem(answer, 422)
    assert stands_at(field, answer.json["errors"]), answer.json["errors"]
    if field == "after":
        return
    problem(previewed, 422)
    errors = previewed.json["errors"]
    assert stands_at(f"claims.0.{field}", errors) or f"claims.0.{field}" in errors, errors


def stands_at(place: str, errors: Any) -> bool:
    """Whether something is said of this place, or of what is in it."""
    for name in place.split("."):
        if not isinstance(errors, dict) or name not in errors:
            return False
        errors = errors[name]
    return True


@pytest.mark.parametrize("seed", GOLF_UNREADABLE)
def test_what_is_no_json_inside_a_claim_is_unreadable(golf_target, seed):
    body = b'{"claim": "golf.turn", "seat": 1, "took": "discard", "after": 2, "place": %s}'
    answer = raw(golf_target, f"{golf_target.path}/claims", body % GOLF_UNREADABLE[seed])

    problem(answer, 400)


@pytest.mark.parametrize("field", ["cleared", "targets"])
def test_ten_thousand_things_are_too_long(golf_target, field):
    """No body holds them; and of as many as it holds, it is said that they are too many."""
    body = b'{"claim": "golf.turn", "seat": 1, "took": "pile", "%s": [%s]}'
    path = f"{golf_target.path}/claims"
    some = raw(golf_target, path, body % (field.encode(), b",".join([b"1"] * 8000)))

    problem(raw(golf_target, path, body % (field.encode(), b",".join([b"1"] * 10_000))), 413)
    problem(some, 422)
    assert names_the(field, some)


WRONG_EVERYWHERE: list[Any] = [{"no": {"such": 1}}, [[[]]], 2**64, 1.5, "\x7f", [None, {}], {"0": {"0": []}}]
"""No field of any claim can be this."""

FIELDS_OF_CLAIMS = [
    (tag, name) for tag, schema in CLAIM_SCHEMAS.items() for name in schema().load_fields if name != "claim"
]


@pytest.mark.parametrize(("tag", "field"), FIELDS_OF_CLAIMS)
def test_no_field_of_any_claim_takes_what_it_cannot_be(target, tag, field):
    """Whatever claims there will be: each field refuses, by name, what is of no kind at all."""
    for wrong in WRONG_EVERYWHERE:
        answer = target.post(f"{target.path}/claims", {"claim": tag, field: wrong})

        problem(answer, 422)
        assert names_the(field, answer), (wrong, answer.json["errors"])


@pytest.mark.parametrize("tag", CLAIM_SCHEMAS)
def test_no_claim_has_a_field_that_nobody_knows(target, tag):
    """A misspelled field would silently not count, so it is named."""
    for name in ("sead", "by", "verdict", "__class__", "self", "data"):
        answer = target.post(f"{target.path}/claims", {"claim": tag, name: 1})

        problem(answer, 422)
        assert names_the(name, answer)


PREVIEWS = [
    ("match", lambda match: {"claims": [NOTE]}),
    ("claims", lambda match: {"match": match}),
    *(("match", lambda match, said=said: {"match": said, "claims": [NOTE]}) for said in [*TEXTS, "x" * 65]),
    *(
        ("claims", lambda match, said=said: {"match": match, "claims": said})
        for said in [None, {}, "x", 1, [], [None], [[]], ["uno.draw"], [1], [NOTE] * 21]
    ),
    ("state", lambda match: {"match": match, "claims": [NOTE], "state": {}}),
]


@pytest.mark.parametrize("place", range(len(PREVIEWS)))
def test_what_is_no_preview_is_unfit(target, place):
    """422 with the field by name."""
    field, body = PREVIEWS[place]
    answer = target.post("/v1/rulings", body(target.match))

    problem(answer, 422)
    assert names_the(field, answer), answer.json["errors"]


OPENING = {"game": "uno", "seats": ["Ann", "Bob"]}
WRONG_DIFFERENCES: list[Any] = [
    *(None, True, 0, "", "deck", [], ["deck"], [{"deck": "108"}]),
    *({"deck": option} for option in [*WHOLE_NUMBERS, 108, "109", "x" * 101, ["108"], ["108"] * 201]),
    *({"late-uno-penalty": option} for option in ("2", 2.5, True, False, 5, 0, -4, None, [2], {"2": 2})),
    *({name: "108"} for name in ("", "Deck", "deck ", "dек", "__class__", "x" * 101, "late_uno_penalty")),
    {f"difference {number}": number for number in range(101)},
    {"scoring": "partners"},
]
WRONG_HOUSE_RULES: list[Any] = [
    *(None, True, 0, "", "stacking", [], ["stacking"]),
    *({"stacking": given} for given in (True, 0, "", "2/2", [], ["2/2"], {"": 1}, {"answer": ["2/2"]})),
    *(
        {"stacking": {"answers": answers}}
        for answers in (None, True, 2, "2/2", [], ["2/3"], [2], ["2/2", "2/2"], [["2/2"]], {"2/2": True})
    ),
    *({"jump-in": {"wilds": wilds}} for wilds in (None, 1, 0, "true", "yes", [True], {})),
    *({name: {}} for name in ("", "Stacking", "stacking ", "jump_in", "x" * 101)),
    {f"rule {number}": {} for number in range(101)},
]
"""Neither of them can be agreed on."""
OPENINGS = [
    ("game", {"seats": ["Ann", "Bob"]}),
    *(("game", OPENING | {"game": game}) for game in [*TEXTS, "chess", "UNO", "uno "]),
    ("seats", {"game": "uno"}),
    *(
        ("seats", OPENING | {"seats": seats})
        for seats in [
            None,
            "Ann",
            3,
            {},
            {"0": "Ann", "1": "Bob"},
            [],
            ["Ann"],
            [f"P{number}" for number in range(11)],
            [f"P{number}" for number in range(1000)],
            ["Ann", None],
            ["Ann", 1],
            ["Ann", True],
            ["Ann", ["Bob"]],
            ["Ann", ""],
            ["Ann", "  "],
            ["Ann", "x" * 41],
            ["Ann", "B\nob"],
            ["Ann", "B\tob"],
            ["Ann", "B\x7fob"],
            ["Ann", "\u202eboB"],
            ["Ann", "\u200b"],
            ["Ann", "B\u2028ob"],
            ["Ann", "Ann"],
            ["Ann", "ANN"],
            ["Ann", " Ann "],
            ["Straße", "STRASSE"],
        ]
    ),
    *(("rules", OPENING | {"rules": rules}) for rules in [None, [], "standard", 500]),
    *(
        ("rules", OPENING | {"rules": {"preset": preset}})
        for preset in [*TEXTS, "Standard", "golf", "x" * 101]
    ),
    *(("rules", OPENING | {"rules": {"target": target}}) for target in [*WHOLE_NUMBERS[1:], 0, 100_001]),
    *(("rules", OPENING | {"rules": {"differences": chosen}}) for chosen in WRONG_DIFFERENCES),
    *(("rules", OPENING | {"rules": {"house_rules": chosen}}) for chosen in WRONG_HOUSE_RULES),
    ("rules", OPENING | {"rules": {"goal": 500}}),
    *((name, OPENING | {name: 1}) for name in ("id", "token", "number", "state", "dealer", "")),
]


@pytest.mark.parametrize(("field", "body"), OPENINGS, ids=[str(place) for place in range(len(OPENINGS))])
def test_what_opens_no_match_is_unfit(send, field, body):
    """422 with the field by name, and no match to its key."""
    key = new_key()
    answer = post(send, "/v1/matches", body, key)

    problem(answer, 422)
    assert names_the(field, answer), answer.json["errors"]
    assert 201 == post(send, "/v1/matches", OPENING, key).status


# --- lengths and kinds ---


@pytest.mark.parametrize("route", ["claims", "rulings", "matches"])
def test_a_body_has_sixteen_kibibytes_at_most(target, route):
    """413 from the first byte beyond; with exactly as many it is read."""
    path = f"{target.path}/claims" if route == "claims" else f"/v1/{route}"
    most = as_body({"x": ""})
    most = most.replace(b'""', b'"' + b"x" * (HUGE - len(most)) + b'"')

    problem(raw(target, path, most), 422)
    problem(raw(target, path, most + b" "), 413)


@pytest.mark.parametrize("route", ["claims", "rulings", "matches"])
def test_a_body_without_a_length_is_not_read(client, target, route):
    """411: what is cut off somewhere would be another claim than the one sent."""
    path = f"{target.path}/claims" if route == "claims" else f"/v1/{route}"
    headers = {"Authorization": f"Bearer {target.token}", "Idempotency-Key": new_key()}
    answers = [
        client.post(path, headers=headers, data=as_body(DRAW), content_type="application/json", **how)
        for how in (
            {"environ_overrides": {"CONTENT_LENGTH": None}},
            {"environ_overrides": {"HTTP_TRANSFER_ENCODING": "chunked"}},
        )
    ]

    assert [411] * 2 == [answer.status_code for answer in answers]
    assert {"urn:referee:problem:length-required"} == {answer.json["type"] for answer in answers}


@pytest.mark.parametrize(
    "kind",
    [
        "",
        "text/plain",
        "text/json",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/xml",
        "application/jsonp",
        "application/json-patch",
        "*/*",
        "\xff",
        "x" * 5000,
    ],
)
@pytest.mark.parametrize("route", ["claims", "rulings", "matches"])
def test_only_json_is_read(target, route, kind):
    """415, also for what a page of another site could make a browser send without asking."""
    path = f"{target.path}/claims" if route == "claims" else f"/v1/{route}"

    problem(raw(target, path, as_body(DRAW), **{"Content-Type": kind}), 415)


@pytest.mark.parametrize("kind", ["application/json", "application/json; charset=utf-8", "APPLICATION/JSON"])
def test_json_is_read_by_any_of_its_names(dealt, kind):
    """Parameters and capitals do not matter."""
    assert 201 == raw(dealt, f"{dealt.path}/claims", as_body(DRAW), **{"Content-Type": kind}).status


# --- keys ---


def without_key(phone: Phone, path: str):
    bearer = {"Authorization": f"Bearer {phone.token}", "Content-Type": "application/json"}
    body = OPENING if path == "/v1/matches" else DRAW
    return phone.send("POST", path, bearer, as_body(body))


@pytest.mark.parametrize("route", ["/claims", "/seats/1/tokens", None])
def test_what_creates_needs_a_key(target, route):
    """400: without one a retry would make a second."""
    answer = without_key(target, "/v1/matches" if route is None else f"{target.path}{route}")

    problem(answer, 400)
    assert "urn:referee:problem:key-missing" == answer.json["type"]


@pytest.mark.parametrize(
    "key",
    [
        "",
        '""',
        "short",
        "x" * 15,
        "x" * 65,
        "x" * 5000,
        "with blanks in it ok",
        "semi;colon;semi;colon",
        "über-über-über-über",
        "\xff" * 20,
        "x" * 16 + ",",
        "x" * 16 + ", " + "y" * 16,
        "'" + "x" * 20 + "'",
        "٣" * 20,
        "../../../../etc/passwd",
    ],
)
@pytest.mark.parametrize("route", ["/claims", "/seats/1/tokens", None])
def test_a_key_has_16_to_64_plain_characters(client, target, route, key):
    """400, and the message says so."""
    path = "/v1/matches" if route is None else f"{target.path}{route}"
    answer = client.post(
        path,
        json=OPENING if route is None else DRAW,
        headers={"Authorization": f"Bearer {target.token}"},
        environ_overrides={"HTTP_IDEMPOTENCY_KEY": key.encode().decode("latin-1")},
    )

    assert (400, "urn:referee:problem:key-malformed") == (answer.status_code, answer.json["type"])


# --- places ---

PLACES = [
    ("GET", "/v1/matches/%00"),
    ("GET", "/v1/matches/%ed%a0%80"),
    ("GET", "/v1/matches/%ff%fe"),
    ("GET", "/v1/matches/" + "x" * 5000),
    ("GET", "/v1/matches/'%20OR%201=1%20--"),
    ("GET", "/v1/matches/..%2f..%2fetc%2fpasswd"),
    ("GET", "/v1/matches/%2e%2e"),
    ("GET", "/v1/matches/{match}%00"),
    ("GET", "/v1/matches/{match}%20"),
    ("GET", "/v1/matches/{match}/"),
    ("GET", "/v1/matches/{MATCH}"),
    ("GET", "/v1/matches/{match}/logbook/1"),
    ("GET", "/v1/matches/{match}/seats/1/tokens/x"),
    ("GET", "/v1/matches/%00/logbook"),
    ("GET", "/v1/matches/%00/scores"),
    ("DELETE", "/v1/matches/%00"),
    ("DELETE", "/v1/matches/" + "A" * 22),
    ("POST", "/v1/matches/%00/claims"),
    ("POST", "/v1/matches/" + "A" * 22 + "/claims"),
    ("POST", "/v1/matches/%00/seats/1/tokens"),
    ("POST", "/v1/matches/{match}/seats/-1/tokens"),
    ("POST", "/v1/matches/{match}/seats/1.0/tokens"),
    ("POST", "/v1/matches/{match}/seats/1e0/tokens"),
    ("POST", "/v1/matches/{match}/seats/%00/tokens"),
    ("POST", "/v1/matches/{match}/seats/one/tokens"),
    ("POST", "/v1/matches/{match}/seats//tokens"),
    ("POST", "/v1/matches/{match}/seats/" + "9" * 5000 + "/tokens"),
    *(
        (method, f"/v1/matches/{{match}}/{kind}/{wrong}")
        for method, kind in (("DELETE", "phones"), ("DELETE", "tickets"), ("GET", "seats"))
        for wrong in ("%00", "%ed%a0%80", "x" * 5000, "'%20OR%201=1%20--")
    ),
    ("GET", "/v1/knocks/%00"),
    ("GET", "/v1/knocks/" + "x" * 5000),
    ("GET", "/v1/rulebooks/%00"),
    ("GET", "/v1/rulebooks/uno%00"),
    ("GET", "/v1/rulebooks/uno/articles/%00"),
    ("GET", "/v1/rulebooks/uno/articles/%ed%a0%80"),
    ("GET", "/v1/rulebooks/__class__"),
    ("GET", "/referee.sqlite3"),
    ("GET", "/.env"),
    ("GET", "/.git/config"),
    ("GET", "/static/../referee/cli.py"),
    ("GET", "/%00"),
]


@pytest.mark.parametrize("place", range(len(PLACES)))
def test_what_is_not_there_is_not_found(target, place):
    """404, also with a good token and a good body."""
    method, path = PLACES[place]
    path = path.replace("{match}", target.match).replace("{MATCH}", target.match.swapcase())
    answer = target.send(
        method,
        path,
        {
            "Authorization": f"Bearer {target.token}",
            "Idempotency-Key": new_key(),
            "Content-Type": "application/json",
        },
        as_body(NOTE) if method == "POST" else None,
    )

    problem(answer, 404)


HOSTILE_NUMBERS = [
    "",
    "abc",
    "-1",
    "1.5",
    "1e3",
    "1e400",
    "NaN",
    "Infinity",
    "%00",
    "%ed%a0%80",
    "0x1",
    "1,2",
    "[1]",
    "null",
    "true",
    "10000001",
    str(2**64),
    "9" * 5000,
    "1;DROP TABLE entries",
]
QUERIES = [
    *(("", "at", said) for said in [*HOSTILE_NUMBERS, "0", "99"]),
    *(("", "may", said) for said in ("", "maybe", "2", "-1", "%00", "%ed%a0%80", "[]", "x" * 5000)),
    *(("/logbook", "after", said) for said in HOSTILE_NUMBERS),
    *(("/logbook", "limit", said) for said in [*HOSTILE_NUMBERS, "0", "201"]),
]


@pytest.mark.parametrize("place", range(len(QUERIES)))
def test_what_is_no_question_is_unfit(target, place):
    """422 with the name of the parameter."""
    path, name, said = QUERIES[place]
    bearer = {"Authorization": f"Bearer {target.token}"}
    answer = target.send("GET", f"{target.path}{path}?{name}={said}", bearer, None)

    problem(answer, 422)
    assert names_the(name, answer)


def test_what_may_follow_is_yes_or_no_for_a_claim_too(target):
    """422 before the claim is heard."""
    answer = target.tell(DRAW, query="?may=maybe")

    problem(answer, 422)
    assert names_the("may", answer)


@pytest.mark.parametrize(
    "headers",
    [
        {"If-None-Match": ""},
        {"If-None-Match": '"'},
        {"If-None-Match": "\xff" * 100},
        {"If-None-Match": 'W/"x", ' * 500},
        {"If-Modified-Since": "yesterday"},
        {"If-Modified-Since": "Sat, 32 Foo 99999999999 25:61:61 GMT"},
        {"Range": "bytes=0-0"},
        {"Range": "bytes=" + "0-0," * 1000},
        {"Accept": "application/xml"},
        {"Accept": "\xff;q=NaN"},
        {"Accept-Encoding": "x" * 5000},
        {"Host": "evil.example"},
        {"Host": "a b"},
        {"Host": "[::1"},
        {"Content-Length": "0"},
        {"Content-Type": "\xff"},
        {"X-HTTP-Method-Override": "DELETE"},
        {"X-Forwarded-For": "' OR 1=1 --"},
        {"X-Forwarded-Host": "evil.example"},
        {"Cookie": "\xff=" + "x" * 4000},
        {"Idempotency-Key": "\xff"},
        {"Expect": "200-maybe"},
    ],
    ids=str,
)
def test_odd_headers_do_no_harm(target, headers):
    """The match is told as always: whole, and as JSON."""
    told = target.get(headers=headers)

    assert (200, "application/json") == (told.status, told.headers["Content-Type"])
    assert target.look() == told.json


def test_a_claim_for_another_match_is_not_heard(send, target):
    """A token opens one match, whichever is named in the body or the path."""
    other = Phone.opening(send, "Dan", "Eve")
    stranger = Phone(send, target.match, other.token)

    problem(stranger.tell(DRAW), 404)
    problem(stranger.preview(DRAW), 404)
    problem(stranger.post(f"{target.path}/seats/1/tokens"), 404)


def test_markup_comes_back_as_data(dealt):
    """JSON that no browser takes for a page."""
    text = "</script><img src=x onerror=alert(1)>"
    answer = dealt.tell({"claim": "match.note", "text": text})

    assert text == answer.json["claim"]["text"]
    assert ("application/json", "nosniff") == (
        answer.headers["Content-Type"],
        answer.headers["X-Content-Type-Options"],
    )


# --- anything at all ---

OF_ANY_GAME = (
    *(SCORE, TOLD, NOTE, DEALER, BACK, ALLOW, RECOUNT, RENAME, JOIN, LEAVE, PAPER, DECIDE, PLAY_ON, FINISH),
    {"claim": "match.void", "after": 2},
)
VALID = {
    "uno": (
        *(*OF_ANY_GAME, CORRECT, RULES, PLAY, DRAW, DEAL, COUNT, COLOR, CATCH, CALL, CHALLENGE, SHOW, RESYNC),
        *(RESHUFFLE, SWAP, EQUAL, CRAZY, HINT),
    ),
    "golf": (
        *(*OF_ANY_GAME, GOLF_CORRECT, GOLF_RULES, GOLF_DEAL, TAKES, DRAWS, FLIPS, CLEAR, GOLF_CALL),
        *(GOLF_CATCH, REVEAL, GOLF_RESHUFFLE, GOLF_RESYNC),
    ),
}
"""What can be claimed in a match of each game."""
FIELDS = sorted(
    {name for claims in VALID.values() for claim in claims for name in claim}
    | {"left", "winner", "dealer", "values", "said_uno"}
)
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(st.characters(codec="utf-8"), max_size=30)
    | st.sampled_from(["red 5", "wild", "red", "blue skip", "0", "1"])
    | st.sampled_from([PLACE, SHOWN, COLUMN, CLEARED]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["0", "1", "2", "9", "claim", "column", ""]), inner, max_size=4)
    ),
    max_leaves=8,
)
CHANGES = st.lists(st.tuples(st.sampled_from(FIELDS), JSON), max_size=3)
LOST = st.lists(st.sampled_from(FIELDS), max_size=1)


def test_every_claim_is_among_those_that_are_changed():
    """A claim that is new is to be added here."""
    assert set(CLAIM_SCHEMAS) == {claim["claim"] for claims in VALID.values() for claim in claims}


def test_what_is_changed_of_golf_is_read_as_it_stands(golf_target):
    """So that what is refused below is refused for the change."""
    assert {200} == {golf_target.preview(claim).status for claim in VALID["golf"]}


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(claim=st.sampled_from(VALID["uno"]), changes=CHANGES, lost=LOST)
def test_a_changed_claim_is_ruled_on_or_refused_in_good_order(dealt, claim, changes, lost):
    """Of any claim with fields changed, added and left out: an entry and 201, or a problem and no entry."""
    in_good_order(dealt, claim, changes, lost)


@settings(max_examples=50, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(claim=st.sampled_from(VALID["golf"]), changes=CHANGES, lost=LOST)
def test_a_changed_claim_of_golf_is_ruled_on_or_refused_in_good_order(golf, claim, changes, lost):
    in_good_order(golf, claim, changes, lost)


def in_good_order(dealt, claim, changes, lost):
    before = dealt.look()["number"]
    claim = claim | ({"after": before} if "after" in claim else {})
    body = {name: said for name, said in (claim | dict(changes)).items() if name not in lost}
    answer = dealt.post(f"{dealt.path}/claims", body)

    if answer.status == 201:
        assert before + 1 == answer.json["number"]
    else:
        problem(answer, answer.status)
        assert answer.status in {400, 409, 422}, json.dumps(body)
    assert (before + 1 if answer.status == 201 else before) == dealt.look()["number"]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(body=st.binary(max_size=200) | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_are_answered_in_good_order(dealt, body):
    """No byte string brings the service down, and none but a claim is entered."""
    for path in (f"{dealt.path}/claims", "/v1/rulings", "/v1/matches"):
        problem_or_not = raw(dealt, path, body)

        assert problem_or_not.status in {400, 411, 422}
    assert 2 == dealt.look()["number"]
