"""Amounts that people ask for are worked out by the rules, and never guessed."""

import json
from collections.abc import Mapping
from itertools import pairwise
from random import Random
from typing import Any
from urllib.parse import urlencode

import pytest
from click.testing import CliRunner

from referee.ask.answer.amounts import find_amount, question_of_amount
from referee.ask.reading.amounts import LONGEST, amount_asked
from referee.ask.reading.named_rules import named_in, under
from referee.ask.search.every_question import QUESTIONS
from referee.cli import cli
from referee.games import GAMES
from referee.games.golf.model.deck import COPIES_BY_EDITION as GOLF_DECKS
from referee.games.help import HELP
from referee.games.uno.model.deck import COPIES_IN_STANDARD_DECK
from referee.games.uno.options.house.stacking import PAIRS
from referee.kit.cards import COLORS, Card
from referee.kit.seats import Seat
from referee.kit.tables import read_text_table
from referee.languages.speech import render
from referee.match.help.amounts import AmountKind
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules
from referee.match.table.rounds import ScoreRound
from referee.match.text.transcript import Opening, Transcript
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from tests.proofs.situations import anybody

STANDARD = Rules()
STACK_ALL = {"stacking": {"answers": tuple(PAIRS)}}
CORNERS = {"corner-points": {"reverse": 10, "skip": 15, "draw_two": 12, "double_draw_two": 20}}
DRAW_PILE_OF_FOUR = "79 cards: 108 in the deck, minus 28 dealt and 1 turned up."
PEOPLE = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")


def line_of(typed: str, game: str = "uno", rules: Rules = STANDARD) -> str | None:
    """The sentence with the amount that a text asks for; None if there is none."""
    question = next(one for one in QUESTIONS.values() if one.game == game)
    both, named = under(rules, named_in(typed, game), question)
    assert named.clash is None
    amount = find_amount(typed, game, complete_new_rules(GAMES[game], both))
    return None if amount is None else render(amount.line)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("what is a Draw Two worth?", "20 points for a Draw Two."),
        ("how many points for an eight?", "8 points for an 8."),
        ("a 7 plus two wilds, how many points?", "107 points: 7 for the 7 and 100 for two Wilds."),
        ("Bob won, the others have a skip, how many points does he get?", "20 points for a Skip."),
        ("what does a 7 count?", "7 points for a 7."),
        (
            "I hold a 7, a Skip and a Wild, how many points is that?",
            "77 points: 7 for the 7, 20 for the Skip and 50 for the Wild.",
        ),
        ("How many points are two 5s?", "10 points: 5 for each of two 5s."),
        (
            "what is my hand worth: red 1, 2, 3, 4, two skips, +4",
            "100 points: 1 + 2 + 3 + 4 + 40 + 50.",
        ),
        (
            "I won and my opponents have 9, a reverse and a +4 left: how many points do I get?",
            "79 points: 9 for the 9, 20 for the Reverse and 50 for the Wild Draw Four.",
        ),
        (
            "with double points, I won and the others have a skip and a 5: how many points do I get?",
            "50 points: the cards count 25, times 2.",
        ),
        ("how many cards do I draw for a +4?", "4 cards for a Wild Draw Four."),
        (
            "three +2 in a row with stacking, how many do I draw?",
            "6 cards: 2 for each of three Draw Twos.",
        ),
        (
            "we stack everything: a +4 on a +2, how many cards do I draw?",
            "6 cards: 2 for the Draw Two and 4 for the Wild Draw Four.",
        ),
        (
            "+2 then +4 on me, how many cards?",
            "By these rules, nobody may stack a Wild Draw Four on a Draw Two.",
        ),
        (
            "we deal 10 each to four players, how many are left in the draw pile?",
            "67 cards: 108 in the deck, minus 40 dealt and 1 turned up.",
        ),
        (
            "We play with 112 cards. How many cards are in the draw pile with 6 players?",
            "69 cards: 112 in the deck, minus 42 dealt and 1 turned up.",
        ),
        ("we are 4, how many cards are in the draw pile after the deal?", DRAW_PILE_OF_FOUR),
        ("if 4 play, how many cards are left in the draw pile?", DRAW_PILE_OF_FOUR),
        ("how many cards are dealt in total with 6 players?", "42 cards: 7 for each of 6 players."),
        ("how many 7s are in the deck?", "The deck has eight 7s."),
        ("how many red cards are in the deck?", "The deck has 25 red cards."),
        ("how many green 0s are in a deck?", "The deck has one green 0."),
    ],
)
def test_an_amount_of_uno_is_worked_out(typed, line):
    assert line_of(typed) == line


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("how many points is a skip in my grid", "15 points for a Skip."),
        (
            "my grid shows 3, 5 and a skip, how many points?",
            "23 points: 3 for the 3, 5 for the 5 and 15 for the Skip."
            " A column that matches is cleared first and counts 0.",
        ),
        ("a column with a red 2 and a blue 4, how many points?", "6 points: 2 for the 2 and 4 for the 4."),
        (
            "how many points is a column with a 2 and a 4?",
            "6 points: 2 for the 2 and 4 for the 4."
            " If they have the same color, the column is cleared and counts 0.",
        ),
        (
            "how many points is a column of two 4s?",
            "0 points: the column matches, so it is cleared before you count.",
        ),
        (
            "cards left with 4 players in Golf?",
            "87 cards: 112 in the deck, minus 24 dealt and 1 turned up."
            " Take away one for each action card turned up first.",
        ),
        ("how many skips are in the golf deck?", "The deck has eight Skips."),
        ("how many cards are dealt in total with 3 players in golf?", "18 cards: 6 for each of 3 players."),
    ],
)
def test_an_amount_of_golf_is_worked_out(typed, line):
    assert line_of(typed, "golf", Rules(house_rules=CORNERS)) == line


@pytest.mark.parametrize(
    "typed",
    [
        "I have 3 cards left, how many points is that?",
        "the others have 3 and 4 left, how many points do I get?",
        "I have 2 skips or 3, how many points?",
        "2 skip wild, how many points?",
        "is a +4 worth more than a skip?",
        "how many points is a 10?",
        "how many points are nine skips?",
        "how many points is a blank card?",
        "I still have a 7 and a skip, how many points do I get for them?",
        "I lost with a 7 and a skip, how many points is that?",
        "how many points is a skip worth if we play without points?",
        "with double points, how many points is a skip?",
        "with partners, I won and the others have a skip, how many points do I get?",
        "I won, the lowest score wins, the others have a skip, how many points do I get?",
        "our house rule is that sixes fly. I have a 6 and a skip, how many points?",
        "I forgot UNO and got a +2, how many in all?",
        "I put a +2 on a +2, how many do I draw?",
        "I play +2, he plays +2 twice, how many cards?",
        "a +2 on a +4 then a +2, how many cards?",
        "somebody plays a skip on a +2, how many cards do I draw?",
        "we stack +2, +2 and +2, how many cards do I draw?",
        "how many draw twos are there?",
        "how many cards do I draw for the +2?",
        "the others have a skip, how many points do they get?",
        "my opponent has a skip and a 7, how many points does he get?",
        "Bob won, the others have a skip, how many points do I get?",
        "7 + 2, how many points?",
        "7+2 how many points?",
        "a 7 plus two, how many points?",
        "3 +2, how many points?",
        "how many points is 2 skip and a wild?",
        "how many wilds are in the deck?",
        "how many cards are in the draw pile?",
        "with 11 players, how many cards are in the draw pile?",
        "we deal 10 each, how many cards are left in the draw pile with two decks and 4 players?",
        "how many cards do 3 players have left?",
    ],
)
def test_nothing_is_worked_out_if_anything_is_not_certain(typed):
    assert line_of(typed) is None


@pytest.mark.parametrize(
    ("typed", "rules"),
    [
        ("my grid shows 3, 5, 5 and 2, how many points?", Rules()),
        ("my grid shows 3, 7 and 1, how many points?", Rules()),
        ("what is a skip worth in golf?", Rules()),
        ("my columns show 3, 5, 1 and 2, how many points?", Rules()),
        ("how many points is a column of 1, 2 and 3?", Rules()),
        ("I won and the others have a 3 and a 5, how many points do I get?", Rules()),
        ("how many cards are left with 9 players in golf?", Rules()),
    ],
)
def test_nothing_of_golf_is_worked_out_if_anything_is_not_certain(typed, rules):
    assert line_of(typed, "golf", rules) is None


def test_two_draw_twos_may_be_one_play_if_equal_cards_go_together():
    both = Rules(house_rules={**STACK_ALL, "equal-cards": {}})
    typed = "two +2, how many cards do I draw?"

    assert line_of(typed, rules=Rules(house_rules=STACK_ALL)) == "4 cards: 2 for each of two Draw Twos."
    assert line_of(typed, rules=both) is None


def test_a_long_text_is_not_read():
    typed = "how many points is a skip" + " and a skip" * LONGEST

    assert amount_asked(typed, "uno") is None


def test_the_hand_of_a_text_has_the_points_that_the_round_is_scored_with(fresh_seed):
    for seed in range(60):
        random = Random(f"{fresh_seed} {seed}")
        deck = [card for card, copies in COPIES_IN_STANDARD_DECK.items() for _ in range(copies)]
        hand = random.sample(deck, random.randint(1, 9))
        typed = f"I hold {' and '.join(f'a {card.name}' for card in hand)}, how many points is that?"

        assert figure(line_of(typed)) == scored_for("uno", Rules(), hand, gets=0), typed


def test_a_column_of_a_text_has_the_points_that_the_round_is_scored_with(fresh_seed):
    rules = Rules(house_rules=CORNERS)
    cards = list(GOLF_DECKS["112"])
    ruleset = GAMES["golf"].ruleset(complete_new_rules(GAMES["golf"], rules), 4)
    for seed in range(60):
        one, other = Random(f"{fresh_seed} {seed}").sample(cards, 2)
        typed = f"how many points is a column with a {one.name} and a {other.name}?"
        left = () if ruleset.alike(one, other) else (one, other)

        assert figure(line_of(typed, "golf", rules)) == scored_for("golf", rules, left, gets=1), typed


def scored_for(game: str, rules: Rules, left: Any, gets: int) -> int:
    """The points of a seat after a round of two in which the seat 1 has these cards left."""
    table = Transcript(GAMES[game], Opening(game, rules, PEOPLE[:2]))
    ruleset = GAMES[game].ruleset_of(table.state)
    claim = ScoreRound(left={Seat(0): (), Seat(1): tuple(left)})
    ruling = judge(ruleset, table.state, Submission(claim, KEEPER, 2))
    assert ruling.takes_effect, ruling.findings
    match = table.state
    for event in ruling.events:
        match = ruleset.evolve(match, event)
    return match.totals[gets]


def test_a_stack_of_a_text_is_what_somebody_owes_after_it_was_played(fresh_seed):
    names = {"draw two": "+2", "wild draw four": "+4"}
    for seed in range(40):
        random = Random(f"{fresh_seed} {seed}")
        answers = random.sample(list(PAIRS), random.randint(1, 4))
        rules = Rules(house_rules={"stacking": {"answers": tuple(answers), "any_color": True}})
        faces = random.choices(list(names), k=random.randint(2, 4))
        line = line_of(f"{' then '.join(names[face] for face in faces)}, how many cards?", rules=rules)
        if all((played, on) in {PAIRS[one] for one in answers} for on, played in pairwise(faces)):
            assert figure(line) == owed_after(faces, rules)
        else:
            assert "nobody may stack" in str(line)


def owed_after(faces: list[str], rules: Rules) -> int:
    """The cards that somebody owes after these cards were played on a yellow 3."""
    table = Transcript(GAMES["uno"], Opening("uno", rules, PEOPLE[:6]))
    table.tell("deal: yellow 3")
    colors = ("yellow", "red", "green", "blue")
    for name, color, face in zip(PEOPLE[1:], colors, faces, strict=False):
        card = f"{color} {face}" if face == "draw two" else f"{face}, {color}"
        assert table.tell(f"{name}: {card}").ruling.takes_effect
    return table.state.round.debt.count


@pytest.mark.parametrize("players", range(2, 11))
def test_the_draw_pile_of_a_text_is_that_of_a_round_that_is_dealt(players):
    for rules in (
        Rules(),
        Rules(differences={"deck": "112"}),
        Rules(house_rules={"hand-size": {"cards": 9}}),
    ):
        table = Transcript(GAMES["uno"], Opening("uno", rules, PEOPLE[:players]))
        table.tell("deal: yellow 3")
        line = line_of(f"how many cards are in the draw pile with {players} players?", rules=rules)

        assert figure(line) == table.state.round.draw_pile


@pytest.mark.parametrize("players", range(2, 9))
def test_the_draw_pile_of_golf_is_that_of_a_round_that_is_dealt(players):
    for rules in (Rules(), Rules(differences={"double-draw-twos": 2, "first-card": "goes-back"})):
        table = Transcript(GAMES["golf"], Opening("golf", rules, PEOPLE[:players]))
        opened = (
            f"{name} 1 upper {color} {face}"
            for name, (color, face) in zip(PEOPLE[:players], OPENED, strict=False)
        )
        assert table.tell(f"deal: red 3; {', '.join(opened)}").ruling.takes_effect
        line = line_of(f"how many cards are in the draw pile with {players} players?", "golf", rules)

        assert figure(line) == table.state.round.draw_pile


OPENED = [(color, face) for color in COLORS for face in ("1", "2")]


def figure(line: str | None) -> int:
    assert line is not None
    return int(line.split()[0])


# --- where it is shown ---


def search(typed: str, **query: Any) -> Mapping[str, Any]:
    answer = anybody()("GET", f"/v1/questions?{urlencode({'q': typed, **query})}", {}, None)
    assert answer.status == 200
    return answer.json


def test_the_amount_is_the_line_of_the_first_hit():
    hit = search("I hold a 7, a Skip and a Wild, how many points is that?")["hits"][0]

    assert hit["line"] == "77 points: 7 for the 7, 20 for the Skip and 50 for the Wild."
    assert (hit["id"], hit["is_good"], hit["yes"], hit["verdict"]) == (
        "what-cards-are-worth",
        True,
        None,
        None,
    )
    assert hit["example"] is None
    assert hit["note"] is None


def test_a_question_that_the_search_does_not_find_is_the_first_hit_with_its_amount():
    found = search("how many cards in the draw pile with 5 players?")

    assert found["good"]
    assert "asks_back" not in found
    assert found["hits"][0]["line"] == "72 cards: 108 in the deck, minus 35 dealt and 1 turned up."


def test_the_answer_to_one_question_has_the_amount_of_the_text_by_which_it_was_found():
    typed = urlencode({"q": "how many points are two skips?"})
    line = anybody()("GET", f"/v1/questions/what-cards-are-worth?{typed}", {}, None).json["line"]
    other = anybody()("GET", f"/v1/questions/number-worth?{typed}", {}, None).json["line"]

    assert line == "40 points: 20 for each of two Skips."
    assert other == "A number card is worth the number on it."


def test_other_rules_give_another_amount():
    hit = search("+2 then +2, how many cards?")["hits"][0]

    assert [(one["house_rules"], one["line"]) for one in hit["otherwise"]] == [
        ({"stacking": {"answers": ["2/2"]}}, "4 cards: 2 for each of two Draw Twos.")
    ]


def test_the_amount_is_that_of_the_rules_of_the_user():
    typed = "how many points is a wild customizable?"
    rules = {"deck": "112", "special-wild-points": 50}

    assert search(typed, game="uno", differences=json.dumps({"deck": "112"}))["hits"][0]["line"].startswith(
        "40 "
    )
    assert search(typed, game="uno", differences=json.dumps(rules))["hits"][0]["line"].startswith("50 ")


def test_a_filter_of_quoted_questions_holds_for_an_amount():
    found = search("how many points is a skip?", quoted="true")

    assert all(hit["id"] != "action-worth" for hit in found["hits"])


def test_a_text_about_another_game_has_no_amount():
    assert question_of_amount("in UNO Flip, how many points is a skip?", None, lambda game: STANDARD) is None


def test_the_command_line_has_the_amount():
    said = CliRunner().invoke(cli, ["ask", "cards left with 4 players in Golf?"]).output

    assert "  87 cards: 112 in the deck, minus 24 dealt and 1 turned up." in said


# --- the tables ---


def test_every_kind_of_amount_has_its_words():
    headings = {section.heading for section in read_text_table("ask/reading/amounts.txt").sections}

    assert {f"{part} {kind.value}" for kind in AmountKind for part in ("asks", "words")} <= headings


@pytest.mark.parametrize("game", GAMES)
def test_every_card_that_has_a_name_has_patterns(game):
    faces = {card.face for card in GAMES[game].cards if not card.face.isdigit()}

    assert {face for face, _ in HELP[game].amounts.names} == faces
    assert all(pattern.fullmatch(f" {face}".strip()) for face, pattern in HELP[game].amounts.names)


def test_a_card_of_a_deck_is_known_by_its_printed_name():
    assert line_of(f"how many points is a {Card('draw two', 'red').name}") == "20 points for a Draw Two."
