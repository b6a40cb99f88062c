"""A round of Golf over HTTP: the agreement, turns by keeper and seats, what a phone needs, and the end."""

import io
from collections.abc import Iterator
from typing import Any

import pytest
from openpyxl import load_workbook

from referee.games import GAMES
from referee.match.text.transcript import replayed
from referee.services import maintenance
from tests.api.evenings import Circle
from tests.api.phone import Answer, Phone, Send
from tests.api.records_over_http import bring, brought, failures, taken_out
from tests.records.writing import forged
from tests.records.writing import opened as opened_lines

CORNERS = {"corner-points": {"skip": 7}}
UPPER_OF_1 = {"column": 1, "row": "upper"}
PLACES = [{"column": column, "row": row} for column in (1, 2, 3) for row in ("upper", "lower")]

ANN = ["blue 0", "yellow 4", "red 2", "blue 5", "green 3", "yellow 1"]
BOB = ["green 1", "red 2", "green 6", "yellow 3", "red 4", "blue skip"]
"""What lies in the grids of a round for two, column by column: nothing of it can be cleared."""
DRAWN = ["red 5", "red 6", "green 5", "green 4", "yellow 5", "yellow 6", "blue 4", "blue 6", "red 1"]
SKIP = 7
SCORES = [15, 16 + SKIP]
TURNS = 2 * 4 + 1
"""Bob begins, and has turned up everything when Ann still has one card facedown."""


def up(place: dict, card: str) -> dict:
    return {**place, "card": card}


def opened(*cards: str) -> dict:
    """By seat, in the first column."""
    return {str(seat): [up(UPPER_OF_1, card)] for seat, card in enumerate(cards)}


def table(send: Send, *names: str, house_rules: dict | None = None, **rules: Any) -> Phone:
    return Phone.opening(send, *names, game="golf", house_rules=house_rules or {}, **rules)


def the_deal() -> dict:
    return {"claim": "golf.deal", "turned_up": ["red 3"], "opened": opened(ANN[0], BOB[0])}


def the_turns() -> Iterator[dict]:
    """Cards drawn and thrown, and the own ones turned up one by one, until Bob closes."""
    for number in range(TURNS):
        seat, place = (1, 0)[number % 2], number // 2 + 1
        yield {
            "claim": "golf.turn",
            "seat": seat,
            "took": "pile",
            "card": DRAWN[number],
            "flip": PLACES[place],
            "flipped": (ANN, BOB)[seat][place],
            "said_uno": place == 4,
        }


def the_reveal() -> dict:
    return {"claim": "golf.reveal", "seat": 0, "cards": [up(PLACES[5], ANN[5])]}


def the_round() -> list[dict]:
    return [the_deal(), *the_turns(), the_reveal()]


def play(phone: Phone, claims: list[dict]) -> list[dict]:
    """The answers, all of them upheld."""
    answers = [ruled(phone, claim) for claim in claims]
    assert {"upheld"} == {answer["verdict"] for answer in answers}
    return answers


def ruled(phone: Phone, claim: dict) -> dict:
    """The ruling on a claim."""
    answer = phone.tell(claim)
    assert 201 == answer.status, answer.body
    return answer.json


def sentences(answer: dict) -> list[str]:
    return [finding["sentence"] for finding in answer["findings"]]


def refused(phone: Phone, claim: dict) -> str:
    """The article by which it is refused."""
    told = ruled(phone, claim)
    assert "refused" == told["verdict"]
    return told["findings"][0]["article"]


def not_its_right(answer: Answer) -> bool:
    return (403, "urn:referee:problem:not-your-right") == (answer.status, answer.json["type"])


@pytest.fixture
def two(send) -> Phone:
    """Ann and Bob, who have said what the corners of their cards count, before the deal."""
    return table(send, "Ann", "Bob", house_rules=CORNERS)


@pytest.fixture
def played(two) -> Phone:
    """The same with the first round played."""
    play(two, the_round())
    return two


# --- what is agreed on ---


def test_the_agreement_asks_for_the_corners_until_they_are_said(send):
    """What counts for an action card nobody can know who does not see the cards."""
    asked, said = (
        table(send, "Ann", "Bob", house_rules=rules).get("/agreement").json for rules in ({}, CORNERS)
    )
    of_corners = [[line for line in told["page"] if "corners" in line] for told in (asked, said)]

    assert [1, 1] == [len(lines) for lines in of_corners]
    assert "- What is printed in the corners of the action cards?" in of_corners[0][0]
    assert "corner-points" in of_corners[0][0]
    assert "How many points are printed on a Skip? 7. " in of_corners[1][0]
    assert "How many points are printed on a Reverse? 10. " in of_corners[1][0]
    assert [] == asked["house_rules"]
    assert {"reverse": 10, "skip": 7, "draw_two": 10, "double_draw_two": 20} == said["house_rules"][0][
        "settled"
    ]


@pytest.mark.parametrize("points", [-1, 101, "10", None, 2.5, True, [10]])
def test_points_that_are_printed_nowhere_are_named(send, points):
    answer = send_opening(send, {"corner-points": {"skip": points}})

    assert 422 == answer.status
    assert "skip" in str(answer.json["errors"]["rules"]["house_rules"])


def send_opening(send: Send, house_rules: dict) -> Answer:
    phone = Phone(send, "", "")
    body = {"game": "golf", "seats": ["Ann", "Bob"], "rules": {"house_rules": house_rules}}
    return phone.post("/v1/matches", body)


def test_the_corners_can_be_said_before_the_next_round(send):
    """By the rules of the match, where a table looks at its cards only then."""
    phone = table(send, "Ann", "Bob")
    told = phone.claim("match.rules", rules={"house_rules": CORNERS})

    assert "upheld" == told["verdict"]
    assert SCORES == play(phone, the_round())[-1]["state"]["points"][0]


# --- what a phone needs ---


def test_a_phone_sees_the_round_as_it_lies(golf):
    """Every grid with the cards that are known, and what else is read off it."""
    round = golf.look()["state"]["round"]
    hidden = [{"id": column, "upper": None, "lower": None} for column in (2, 3)]

    assert [[{"id": 1, "upper": f"blue {seat}", "lower": None}, *hidden] for seat in range(3)] == round[
        "grids"
    ]
    told = (
        "top",
        "draw_pile",
        "facedown",
        "at_one",
        "clearable",
        "targets",
        "turn",
        "closed_by",
        "last_turns",
    )
    assert ["red 3", 93, [5, 5, 5], [], [[], [], []], [0, 2], 1, None, []] == [round[name] for name in told]


def test_a_phone_may_offer_every_source_with_every_place(golf):
    """Cards that nobody can know are left out for people to fill in; what lies open is told."""
    may = [one["claim"] for one in golf.look(may=1)["may"] if one["claim"]["claim"] == "golf.turn"]
    by_source = [[one for one in may if one["took"] == took] for took in ("discard", "pile")]
    taken, kept = by_source[0], [one for one in by_source[1] if "place" in one]
    thrown = [one for one in by_source[1] if "flip" in one]

    assert PLACES == [one["place"] for one in taken] == [one["place"] for one in kept]
    assert PLACES[1:] == [one["flip"] for one in thrown]
    assert {"red 3"} == {one["card"] for one in taken}
    assert not any({"card", "flipped", "came_out"} & set(one) for one in thrown)
    assert not any("card" in one for one in kept)
    assert ["blue 1", *[None] * 5] == [one.get("came_out") for one in taken]
    assert {1} == {one["seat"] for one in may}


def test_an_offer_that_is_filled_in_is_a_claim(golf):
    """A tap for the source, one for the place, and one for each card that was left out."""
    may = [one["claim"] for one in golf.look(may=1)["may"] if one["claim"]["claim"] == "golf.turn"]
    blanks = {"card": "green 4", "came_out": "yellow 6", "flipped": "green 0"}
    for claim in may:
        needs = {"card"} if claim["took"] == "pile" else set()
        needs |= {"flipped"} if "flip" in claim else {"came_out"}
        filled = {name: blanks[name] for name in needs - set(claim)} | claim
        (ruled,) = golf.preview(filled).json["rulings"]
        assert "upheld" == ruled["verdict"], filled


def test_a_phone_learns_by_a_preview_what_can_be_cleared(golf):
    """It need not know which cards are alike: it tries the turn, and sees which columns light up."""
    turn = {
        "claim": "golf.turn",
        "seat": 1,
        "took": "pile",
        "card": "blue 6",
        "place": {"column": 1, "row": "lower"},
        "came_out": "red 1",
    }
    (tried,) = golf.preview(turn).json["rulings"]
    assert [[], [1], []] == tried["state"]["round"]["clearable"]

    cleared = ruled(golf, turn | {"cleared": [{"column": 1, "on_top": "blue 6"}]})
    assert ("upheld", "blue 6") == (cleared["verdict"], cleared["state"]["round"]["top"])
    assert [2, 3] == [column["id"] for column in cleared["state"]["round"]["grids"][1]]


def test_a_phone_learns_by_a_preview_that_somebody_is_to_be_chosen(golf):
    """The Double Draw Two that acts is refused without; whom it can hit is told with the round."""
    turn = {
        "claim": "golf.turn",
        "seat": 1,
        "took": "discard",
        "place": {"column": 1, "row": "lower"},
        "came_out": "green double draw two",
    }
    (tried,) = golf.preview(turn).json["rulings"]
    assert ("refused", "golf.double-draw-two", 0) == (
        tried["verdict"],
        tried["findings"][0]["article"],
        tried["findings"][0]["facts"]["chosen"],
    )

    chosen = ruled(golf, turn | {"targets": golf.look()["state"]["round"]["targets"]})
    assert [4, 3, 4] == [len(grid) for grid in chosen["state"]["round"]["grids"]]
    draw = "Draw two cards for a new column"
    assert {"Ann", "Cat"} == {said["name"] for said in chosen["say"] if said["sentence"].startswith(draw)}


def test_new_columns_have_numbers_of_their_own(golf):
    """Cat is hit by a Draw Two, and the phone sees her new column by its number, facedown, on the left."""
    told = golf.claim(
        "golf.turn",
        seat=1,
        took="discard",
        place={"column": 1, "row": "lower"},
        came_out="red draw two",
    )
    cat = told["state"]["round"]["grids"][2]

    assert {"id": 4, "upper": None, "lower": None} == cat[0]
    assert (0, 91, [5, 4, 7]) == tuple(
        told["state"]["round"][name] for name in ("turn", "draw_pile", "facedown")
    )
    todo = "Draw two cards for a new column on the left. Do not look at these cards: they lie facedown."
    assert f"{todo} You miss this turn." in [said["sentence"] for said in told["say"]]


# --- who reports what ---


def test_a_round_is_reported_by_the_phones_of_its_players(two):
    """Each turn by the one who had it; the keeper only deals."""
    seats = [two.at_seat(seat) for seat in (0, 1)]
    play(two, [the_deal()])
    for claim in (*the_turns(), the_reveal()):
        phone, other = seats[claim["seat"]], seats[1 - claim["seat"]]
        phone.number = other.number = two.look()["number"]
        assert not_its_right(other.tell(claim))
        assert "upheld" == phone.tell(claim).json["verdict"]
    body = two.look()

    assert (SCORES, None) == (body["state"]["totals"], body["state"]["round"])
    by = [entry["by"] for entry in two.get("/logbook", after=4).json["entries"]]
    assert [f"seat {claim['seat']}" for claim in the_turns()] == by[:-1]


def without_a_call(phone: Phone) -> None:
    """Up to where Bob has one card left facedown, and has not called."""
    play(phone, [the_deal(), *({**claim, "said_uno": False} for claim in the_turns())][:8])


def test_who_did_not_call_is_told_to_and_can_be_caught(two):
    """A catch from a seat's phone stands: nobody else heard whether there was a call."""
    without_a_call(two)
    before = two.look(may=1)
    assert [1] == before["state"]["round"]["at_one"]
    assert {"claim": "golf.catch", "caught": 1} in [one["claim"] for one in before["may"]]
    ann = two.at_seat(0)
    assert not_its_right(ann.tell({"claim": "golf.catch", "caught": 1, "seat": 1}))

    caught = ann.claim("golf.catch", caught=1, seat=0)
    assert ("stands", "seat 0") == (caught["verdict"], caught["by"])
    assert (4, []) == (len(caught["state"]["round"]["grids"][1]), caught["state"]["round"]["at_one"])


def test_a_call_that_was_not_heard_contests_the_catch(two):
    """Until somebody else decides it, the cards are not drawn."""
    without_a_call(two)
    two.at_seat(0).claim("golf.catch", caught=1, seat=0)
    two.number += 1
    called = two.at_seat(1).claim("golf.call", seat=1)

    assert "contested" == called["verdict"]
    assert 3 == len(called["state"]["round"]["grids"][1])
    two.number += 1
    decided = two.claim("match.decide", entry=called["number"], **{"for": 0})
    assert ("upheld", 4) == (decided["verdict"], len(decided["state"]["round"]["grids"][1]))


def test_a_catch_by_the_keeper_is_upheld(two):
    without_a_call(two)

    assert "upheld" == two.claim("golf.catch", caught=1)["verdict"]


def test_a_stale_turn_is_not_heard(golf):
    """Two phones claim the same turn: the second is told what it has missed."""
    bob = golf.at_seat(1)
    turn = {
        "claim": "golf.turn",
        "seat": 1,
        "took": "discard",
        "place": UPPER_OF_1,
    }
    ruled(golf, turn)
    late = bob.tell(turn)

    assert (409, [3, 4]) == (late.status, [entry["number"] for entry in late.json["missed"]])


# --- the end of a round ---


def test_at_the_end_everybody_turns_up_the_rest(two):
    """Who has closed, who still has cards facedown, and nothing else to offer than to turn them up."""
    closed = play(two, the_round()[:-1])[-1]
    round = closed["state"]["round"]

    assert (None, 1, [1, 0]) == tuple(round[name] for name in ("turn", "closed_by", "facedown"))
    assert "The round is over: turn up your facedown cards." == closed["say"][0]["sentence"]
    assert [{"claim": {"claim": "golf.reveal", "seat": 0}}] == two.look(may=1)["may"]


def test_the_last_card_ends_the_round_and_scores_it(two):
    """Points, ledger, standings, who deals and who starts; and who starts is told in words."""
    scored = play(two, the_round())[-1]
    scores = two.get("/scores").json

    assert (None, SCORES, [SCORES]) == tuple(scored["state"][name] for name in ("round", "totals", "points"))
    assert (1, 0) == (scored["state"]["dealer"], scored["state"]["starter"]) == (scores["dealer"], 0)
    assert "In this round Ann gets 15 points and Bob 23." in sentences(scored)
    assert any("Each Skip counts" in sentence for sentence in sentences(scored))
    assert [(1, "Ann", 15), (2, "Bob", 23)] == [
        (one["place"], one["name"], one["total"]) for one in scores["standings"]
    ]
    assert [(1, SCORES, 0)] == [(one["round"], one["points"], one["winner"]) for one in scores["rounds"]]
    assert [{"claim": {"claim": "golf.deal"}}] == two.look(may=1)["may"]


def test_without_corners_the_players_add_up(send):
    """A skip was left: the grids stay to be seen, and the points that fit them are taken."""
    phone = table(send, "Ann", "Bob")
    counted = play(phone, the_round())[-1]

    assert (None, [0, 0]) == tuple(counted["state"]["round"][name] for name in ("turn", "facedown"))
    add_up = "Add up the cards in your grid, and say how many points they make."
    assert {add_up} == {said["sentence"] for said in counted["say"]}
    wrong = {"claim": "match.score", "points": {"0": 14, "1": 23}}
    assert "golf.deduction.score" == refused(phone, wrong)
    scored = phone.claim("match.score", points={"0": 15, "1": 23})
    assert ("upheld", SCORES) == (scored["verdict"], scored["state"]["totals"])


def test_last_turns_are_told(send):
    """Those who still have one, in the round; it is null's turn only when nobody has."""
    phone = table(send, "Ann", "Bob", house_rules=CORNERS | {"last-turns": {}})
    closed = play(phone, the_round()[:-1])[-1]
    round = closed["state"]["round"]

    assert (0, 1, [0]) == tuple(round[name] for name in ("turn", "closed_by", "last_turns"))
    assert "It is your last turn: take the red 1, or draw." in [said["sentence"] for said in closed["say"]]


def test_a_match_of_one_round_is_won(send):
    phone = table(send, "Ann", "Bob", house_rules=CORNERS, target=1)
    over = play(phone, the_round())[-1]

    assert ([0], None) == (over["state"]["winners"], over["state"]["starter"])
    assert "match.over" == refused(phone, the_deal())


# --- looking ---


def test_every_claim_of_a_round_changes_the_etag_and_can_be_looked_back_at(two):
    """The state of each answer is that of the match then, and later, too."""
    states, etags = {1: two.look()["state"]}, {two.get().headers["ETag"]}
    for claim in the_round():
        (answer,) = play(two, [claim])
        states[answer["number"]] = answer["state"]
        etags.add(two.get().headers["ETag"])

    assert len(states) == len(etags) == 1 + len(the_round())
    assert states == {number: two.look(at=number)["state"] for number in states}
    told = two.get()
    assert 304 == two.get(headers={"If-None-Match": told.headers["ETag"]}).status


def test_all_that_may_be_asked_of_a_round_is_answered(app, played):
    """Reads of every kind and of every entry, and claims."""
    with app.app_context():
        assert [] == list(failures(played))


def test_the_rulebook_has_every_article_that_is_cited(played):
    entries = played.get("/logbook").json["entries"]
    links = {finding["link"] for entry in entries for finding in entry["findings"]}

    assert links
    assert {200} == {played.send("GET", link, {}, None).status for link in links}


# --- mistakes ---


def turn_of_entry(number: int) -> dict:
    return the_round()[number - 2]


def test_a_turn_is_put_right_and_its_consequences_are_sentences(two):
    """The card that Ann turned up was a blue 4: her column is cleared at the end."""
    play(two, the_round()[:-1])
    instead = turn_of_entry(4) | {"flipped": "blue 4", "card": "yellow 0"}
    claim = {"claim": "match.correct", "entry": 4, "instead": instead}
    (previewed,) = two.preview(claim).json["rulings"]
    told = two.claim("match.correct", entry=4, instead=instead)

    assert previewed["consequences"] == told["consequences"]
    assert [
        "The lower card of Ann's first column is the blue 4 now.",
    ] == told["consequences"]
    assert "blue 4" == told["state"]["round"]["grids"][0][0]["lower"]
    scored = play(two, [the_reveal()])[-1]
    assert [15 - 4, 23] == scored["state"]["totals"]


def test_what_a_correction_comes_to_is_told_line_by_line(two):
    """Also what a table played on with: no drawing, whatever it comes to."""
    play(two, the_round()[:6])
    told = two.claim(
        "match.correct",
        entry=3,
        instead=turn_of_entry(3) | {"card": "red draw two"},
    )

    assert "upheld" == told["verdict"]
    assert told["consequences"]
    for line in told["consequences"]:
        assert "\n" not in line
        assert line.endswith(".")
        assert "··" not in line


def test_a_scored_round_is_put_right_card_by_card(played):
    """The card that was turned up last was another one: the points follow."""
    number = played.number
    told = played.claim(
        "match.correct",
        entry=number,
        instead=the_reveal() | {"cards": [up(PLACES[5], "yellow 2")]},
    )

    assert [16, 23] == told["state"]["totals"]
    assert "The totals are now Ann 16 and Bob 23." in told["consequences"]


def test_what_cannot_have_happened_instead_is_named(two):
    play(two, the_round()[:4])
    instead = turn_of_entry(4) | {"flip": {"column": 1, "row": "middle"}}
    answer = two.tell({"claim": "match.correct", "entry": 4, "instead": instead})

    assert (422, {"instead": {"flip": {"row": ["Must be one of: upper, lower."]}}}) == (
        answer.status,
        answer.json["errors"],
    )
    seat = two.tell({"claim": "match.correct", "entry": 4, "instead": turn_of_entry(4) | {"targets": [5]}})
    assert (422, {"instead": {"targets": ["Nobody sits at seat 5."]}}) == (seat.status, seat.json["errors"])


def test_a_turn_is_taken_back(two):
    play(two, the_round()[:4])
    told = two.claim("match.take_back", to=4)

    assert (1, "red 6") == (told["state"]["round"]["turn"], told["state"]["round"]["top"])


# --- out and in ---


def test_a_match_of_golf_comes_back_as_it_was(app, send, played):
    """After a round, and in the middle of one: with a clear, new columns, a catch and a correction."""
    play(played, [the_deal(), *list(the_turns())[1::2][:1]])
    turn = {
        "claim": "golf.turn",
        "seat": 1,
        "took": "discard",
        "place": PLACES[1],
        "came_out": "green draw two",
        "cleared": [],
    }
    assert "upheld" == ruled(played, turn)["verdict"]
    played.claim("match.correct", entry=played.number, instead=turn | {"came_out": "green double draw two"})
    record = taken_out(played)
    again = brought(send, record)

    assert record == taken_out(again)
    assert played.look() | {"id": again.match} == again.look()
    assert played.get("/logbook").json == again.get("/logbook").json
    assert played.look(may=1)["may"] == again.look(may=1)["may"]
    with app.app_context():
        assert [] == maintenance.find_match_defects(again.match)


@pytest.mark.parametrize(
    "events",
    [
        [{"event": "golf.columns-drawn", "seat": 0, "columns": 1000}],
        [{"event": "golf.columns-drawn", "seat": 0, "columns": 10}] * 600,
    ],
    ids=["many at once", "many times"],
)
def test_a_record_with_more_columns_than_cards_is_not_taken_in(send, two, events):
    """What a phone may offer would take minutes to find."""
    play(two, [the_deal(), *list(the_turns())[:1]])
    two.claim("golf.resync", top="red 3", turn=0)
    lines = opened_lines(taken_out(two))
    lines[-2]["ruling"]["events"] += events
    answer = bring(send, forged(lines))

    assert (422, len(lines) - 1) == (answer.status, answer.json["line"])


def test_a_match_of_golf_is_a_table(played):
    """A row for each seat; points that nobody holds in the hand are not left there."""
    header, *rows = taken_out(played, "csv").decode("utf-8-sig").splitlines()
    sheet = load_workbook(io.BytesIO(taken_out(played, "xlsx"))).active

    assert ["Points", "Total", "Left in hand"] == header.split(",")[5:8]
    assert [
        "UNO Golf,1,Ann,Ann,15,15,15,won the round",
        "UNO Golf,1,Ann,Bob,23,23,23,had 23 points left",
    ] == [row.partition(",")[2] for row in rows]
    assert [("Ann", 15), ("Bob", 23)] == [(row[4].value, row[5].value) for row in list(sheet.rows)[1:]]


def test_a_match_of_golf_is_read_as_text(played):
    """With the grids drawn under what was claimed, line by line, and it can be replayed."""
    text = taken_out(played, "txt").decode()
    lines = text.splitlines()

    assert "Bob: draws red 5, flips 1 lower red 2" in lines
    assert "          Ann    b0 ·· ··   Bob    g1 ·· ··" in lines
    assert lines == "\n".join(replayed(GAMES, text)).splitlines()


# --- a group ---


def test_a_group_looks_back_on_golf(send):
    """History, standings with what is counted in this game, and the sheets of both."""
    circle = Circle.opening(send)
    opened = circle.open("Ann", "Bob", target=1, game="golf", house_rules=CORNERS)
    phone = Phone(send, opened.json["id"], opened.json["token"])
    play(phone, the_round())
    (match,) = circle.history()
    standings = circle.standings()

    assert ("golf", True, [0], 1) == tuple(match[name] for name in ("game", "over", "winners", "rounds"))
    assert [("Ann", 15, 1), ("Bob", 23, 2)] == [
        (person["name"], person["total"], person["place"]) for person in match["people"]
    ]
    counted = ("game", "played", "won", "rounds", "rounds_won", "points", "average_left")
    assert ("golf", 1, 1, 1, 1, 15, None) == tuple(standings["Ann"][name] for name in counted)
    assert ("golf", 1, 0, 1, 0, 23, 23.0) == tuple(standings["Bob"][name] for name in counted)
    for sheet in ("/history.csv", "/standings.csv"):
        assert "Ann" in circle.ask(sheet).body.decode()


def test_a_rematch_of_golf_is_played_by_the_same_rules(send):
    """Also what was read in the corners, and the first dealer is the next one."""
    phone = table(send, "Ann", "Bob", house_rules=CORNERS, target=1)
    play(phone, the_round())
    again = phone.post(f"{phone.path}/rematch")
    state = again.json["state"]

    assert (201, "golf", 1) == (again.status, again.json["game"], state["rules"]["target"])
    assert 7 == state["rules"]["house_rules"]["corner-points"]["skip"]
    rematch = Phone(send, again.json["id"], again.json["token"])
    dealt = ruled(rematch, the_deal())
    assert ("upheld", 1 - state["dealer"]) == (dealt["verdict"], dealt["state"]["round"]["turn"])


def test_a_group_counts_calls_that_were_missed(send):
    """And who noticed."""
    circle = Circle.opening(send)
    opened = circle.open("Ann", "Bob", target=9, game="golf", house_rules=CORNERS)
    phone = Phone(send, opened.json["id"], opened.json["token"])
    without_a_call(phone)
    phone.claim("golf.catch", caught=1, seat=0)
    standings = circle.standings()

    assert {"Ann": (0, 1), "Bob": (1, 0)} == {
        name: (row["calls_missed"], row["catches"]) for name, row in standings.items()
    }
    assert {None} == {row["challenges_made"] for row in standings.values()}
