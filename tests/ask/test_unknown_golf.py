"""Who knows nothing gets an answer to every claim of Golf all the same: four cases at the most, each of which
may be so. And what nobody told is not made up."""

import json

import pytest

from tests.ask.asking import ruled

CARDS = [{"column": 1, "row": "upper", "card": "red 5"}]
TO_THE_GRID = {"claim": "golf.turn", "seat": 1, "place": {"column": 2, "row": "upper"}}
THROWN = {"claim": "golf.turn", "seat": 1, "took": "pile", "flip": {"column": 2, "row": "upper"}}
CLAIMS = {
    "deal": {"claim": "golf.deal", "turned_up": ["red 3"], "opened": {}},
    "turn": {**TO_THE_GRID, "took": "pile", "card": "green 1", "came_out": "red 5"},
    "what came out": {**TO_THE_GRID, "took": "pile", "card": "green 1"},
    "the discard": {**TO_THE_GRID, "took": "discard"},
    "skip": {**THROWN, "card": "red skip", "flipped": "red 2"},
    "reverse": {**THROWN, "card": "red reverse", "flipped": "red 2"},
    "double draw two": {**THROWN, "card": "red double draw two", "flipped": "red 2"},
    "clearing turn": {
        **TO_THE_GRID,
        "took": "discard",
        "came_out": "red 5",
        "cleared": [{"column": 2, "on_top": "red 4"}],
    },
    "clear": {"claim": "golf.clear", "seat": 1, "column": 2, "on_top": "red 5"},
    "call": {"claim": "golf.call", "seat": 1},
    "catch": {"claim": "golf.catch", "caught": 1},
    "reveal": {"claim": "golf.reveal", "seat": 1, "cards": CARDS},
    "reshuffle": {"claim": "golf.reshuffle"},
    "resync": {"claim": "golf.resync", "top": "red 5", "turn": 1},
    "score": {"claim": "match.score", "points": {"0": 12, "1": 6, "2": 14, "3": 0}},
}
REMIND = {"house_rules": {"remind-uno": {}}}
WAYS = {
    "standard": {},
    "last turns": {"house_rules": {"last-turns": {}}},
    "whenever": {"preset": "video"},
}
EVERY_CLAIM = pytest.mark.parametrize("kind", CLAIMS, scope="module")
EVERY_WAY = pytest.mark.parametrize("way", WAYS, scope="module")


def ask(claim: dict, answers: dict | None = None, **situation):
    return ruled({"game": "golf", **situation}, [claim], answers)


def nothing_more(kind: str, way: str, answers: dict[str, str]):
    """What comes after "I do not know" to every other question; and all the answers."""
    answers = dict(answers)
    while (answer := ask(CLAIMS[kind], answers, rules=WAYS[way])).json.get("asks"):
        answers[answer.json["asks"]["fact"]] = "unknown"
    assert 200 == answer.status, answer.json
    return answer, answers


@EVERY_WAY
@EVERY_CLAIM
def test_who_knows_nothing_gets_a_ruling_or_a_few_cases(kind, way):
    """After four questions at the most."""
    answer, answers = nothing_more(kind, way, {})
    cases = answer.json["cases"]

    assert len(answers) <= 4
    assert bool(answer.json["rulings"]) != bool(cases)
    assert len(cases) <= 4


@EVERY_WAY
@EVERY_CLAIM
def test_a_case_is_what_comes_of_its_answers(kind, way):
    """Whoever gives the first answers of a case and knows no more gets its verdict, or cases with it."""
    answer, _ = nothing_more(kind, way, {})
    for case in answer.json["cases"]:
        answers = {one["fact"]: one["options"][0]["option"] for one in case["given"]}
        really, _ = nothing_more(kind, way, answers)
        rulings = [one["rulings"][-1] for one in (really.json["cases"] or [really.json])]

        assert case["given"]
        assert case["rulings"][-1]["verdict"] in [one["verdict"] for one in rulings]


# --- what people tell ---

GRID = [{"id": 1, "upper": "red 5", "lower": None}, {"id": 3, "upper": "blue 1", "lower": "green 2"}]


def said_to(answer) -> set[int]:
    return {one["seat"] for one in answer.json["rulings"][0]["say"]}


def test_i_did_not_say_whose_turn_it_is():
    """So nobody is told that it is theirs."""
    told = {"closed_by": None, "grids": {"1": GRID}, "top": "red 3"}
    answer = ask(CLAIMS["reveal"], seats=4, round=told)

    assert "refused" == answer.json["rulings"][0]["verdict"]
    assert {1} == said_to(answer)


def test_i_did_not_say_how_the_others_lie():
    """So it is not told who has cards to turn up."""
    told = {"closed_by": 2, "grids": {"1": GRID}}
    answer = ask(CLAIMS["call"], seats=4, round=told)

    assert "refused" == answer.json["rulings"][0]["verdict"]
    assert {1} == said_to(answer)


def test_i_counted_the_pile_and_not_the_grids():
    """The other grids have as many cards as that leaves."""
    told = {"turn": 1, "discards": ["red 5"] * 1, "draw_pile": 71, "closed_by": None, "grids": {"1": GRID}}
    answer = ask(CLAIMS["clear"], seats=4, round=told)

    assert 200 == answer.status


def test_nobody_has_closed_the_round_as_i_told():
    """It is not asked for then."""
    facts = [
        ask(CLAIMS["reshuffle"], seats=4, round={"top": "red 3", **told}).json["asks"]["fact"]
        for told in ({}, {"closed_by": None})
    ]

    assert ["over", "under"] == facts


def test_the_cards_of_an_example_are_in_the_deck():
    """However many of them were told to lie elsewhere: nothing is refused for an example."""
    all_of_them = [{"id": number, "upper": "red 5", "lower": "green 2"} for number in (1, 2, 3)]
    told = {"grids": {"0": all_of_them}, "turn": 1, "discards": ["blue 3"]}
    answer = ask(CLAIMS["what came out"], {"out": "number", "left": "more"}, seats=4, round=told)

    assert "upheld" == answer.json["rulings"][0]["verdict"]


def test_last_turns_come_in_the_order_of_play():
    """Whoever comes first after who closed the round is on turn."""
    told = {"closed_by": 2, "last_turns": [0, 1, 3], "grids": {"2": []}, "top": "red 3", "direction": -1}
    grid = {"1": GRID, "2": []}
    turn = {**THROWN, "card": "red 1", "flip": {"column": 1, "row": "lower"}, "flipped": "blue 4"}
    answer = ask(turn, seats=4, rules=WAYS["last turns"], round=told | {"grids": grid})

    assert "upheld" == answer.json["rulings"][0]["verdict"]


@pytest.mark.parametrize("kind", ["clear", "clearing turn"])
def test_i_did_not_say_which_columns_i_have_left(kind):
    """The second one that was dealt may be the first by now: they are not counted."""
    told = {"closed_by": None, "turn": 1, "direction": 1, "discards": ["red 3"]}
    answers = {"column": "color"} if kind == "clear" else {"left": "more"}
    ruled = ask(CLAIMS[kind], answers, seats=4, round=told).json["rulings"][0]

    assert "upheld" == ruled["verdict"]
    assert "second column" not in " ".join(one["sentence"] for one in ruled["findings"])
    assert not any("nths" in one["facts"] for one in ruled["findings"])


def test_there_was_one_card_left_for_new_columns():
    """Who counted a pile that is nearly empty, and not the other grids, is asked for the rest."""
    own = [{"id": 1, "upper": None, "lower": None}, {"id": 2, "upper": None, "lower": "blue 1"}]
    told = {"turn": 1, "direction": 1, "closed_by": None, "top": "red 3", "draw_pile": 1, "grids": {"1": own}}
    turn = {**CLAIMS["double draw two"], "targets": [2, 3]}
    enough, none = (ask(turn, {"pile": one}, seats=4, round=told).json for one in ("enough", "none"))

    assert "pile" == ask(turn, seats=4, round=told).json["asks"]["fact"]
    assert [2, 3] == [one["seat"] for one in enough["rulings"][0]["events"] if "drawn" in one["event"]]
    assert [] == [one["seat"] for one in none["rulings"][0]["events"] if "drawn" in one["event"]]


def test_new_columns_lie_on_the_left_of_the_first_one():
    """So the first one that was dealt may be the fourth."""
    clear = {"claim": "golf.clear", "seat": 1, "column": 1, "on_top": "red 5"}
    rules = {"house_rules": {"columns-left": {}}}
    told = {"closed_by": None, "turn": 1, "direction": 1, "discards": ["red 3"]}
    ruled = ask(clear, {"column": "color"}, seats=4, rules=rules, round=told).json["rulings"][0]

    assert "upheld" == ruled["verdict"]
    assert "first column" not in " ".join(one["sentence"] for one in ruled["findings"])


def test_no_points_are_made_up_for_who_closed_the_round():
    """Where nobody told that grid, the points that were told may be so."""
    score = {"claim": "match.score", "points": {"0": 33, "1": 26, "2": 63, "3": 84}}
    told = {"closed_by": 1, "turn": None, "last_turns": [], "discards": ["red 3"], "lost_track": False}
    answer = ask(score, seats=4, round=told)

    assert "upheld" == answer.json["rulings"][0]["verdict"]


def test_that_card_was_laid_there_after_the_shuffle():
    """A card that was shuffled comes out of a grid that nobody told: it may have lain there faceup."""
    recycled = {"columns": [3, 3, 3, 3], "pile": ["red 5", "red 5", "green 1"], "hidden": ["green 3"]}
    told = {"closed_by": None, "turn": 1, "direction": 1, "discards": ["red 3"], "recycled": recycled}
    answer = ask(CLAIMS["turn"], {"left": "more"}, seats=4, round=told | {"silent": False}).json
    ruled = answer["rulings"] or [one["rulings"][0] for one in answer["cases"]]

    assert "upheld" in [one["verdict"] for one in ruled]


def short_of_cards(**told) -> dict:
    """A table at which one card was counted in the pile, and nobody told the other grids."""
    return {"turn": 1, "direction": 1, "closed_by": None, "top": "red 3", "draw_pile": 1} | told


def test_a_draw_two_lay_there():
    """A card that is told to lie where another is put comes out of the grid: whether there are cards for a
    new column is asked."""
    own = [
        {"id": 1, "upper": "green draw two", "lower": None},
        {"id": 2, "upper": None, "lower": None},
    ]
    turn = {"claim": "golf.turn", "seat": 1, "took": "discard", "place": {"column": 1, "row": "upper"}}
    table = {"seats": 4, "round": short_of_cards(grids={"1": own})}

    assert "pile" == ask(turn, **table).json["asks"]["fact"]
    for pile, many in (("enough", 1), ("none", 0)):
        events = ask(turn, {"pile": pile}, **table).json["rulings"][0]["events"]
        assert many == sum(event["event"] == "golf.columns-drawn" for event in events)


def test_nobody_told_which_card_came_out():
    """It may be a Draw Two: only then it is asked whether there are cards for it."""
    turn, table = CLAIMS["what came out"], {"seats": 4, "round": short_of_cards()}
    asked = {
        out: (ask(turn, {"out": out, "left": "more"}, **table).json["asks"] or {}).get("fact")
        for out in ("number", "draw-two")
    }

    assert {"number": None, "draw-two": "pile"} == asked


def test_there_were_cards_for_one_new_column():
    """Of two that a Double Draw Two gives, only the first is laid."""
    own = [{"id": 1, "upper": None, "lower": None}, {"id": 2, "upper": None, "lower": "blue 1"}]
    turn = {**CLAIMS["double draw two"], "targets": [2, 3]}
    ruled = ask(turn, {"pile": "few"}, seats=4, round=short_of_cards(grids={"1": own})).json["rulings"][0]

    assert [2] == [one["seat"] for one in ruled["events"] if one["event"] == "golf.columns-drawn"]


def test_she_has_one_more_turn_and_may_be_caught():
    """A time to call that is told is open also where somebody may have closed the round."""
    grids = {"2": [{"id": 1, "upper": "blue draw two", "lower": None}]}
    window = {"seat": 2, "opened": {"entry": 5, "at": 0}}
    told = {"turn": 3, "direction": 1, "grids": grids, "window": window, "last_window": None}
    answer = ask({"claim": "golf.catch", "caught": 2}, seats=4, rules=WAYS["last turns"], round=told)
    verdicts = [one["verdict"] for one in answer.json["rulings"]]

    assert ["upheld"] == verdicts


def test_the_card_on_top_may_have_lain_there_before():
    """Who takes a card that nobody named and clears two columns may have taken the other one of a pair."""
    own = {"column": 2, "row": "upper"}
    cleared = [{"column": 3, "on_top": "green 3"}, {"column": 2, "on_top": "red draw two"}]
    turn = {"claim": "golf.turn", "seat": 1, "took": "discard", "place": own, "cleared": cleared}
    told = {"turn": 1, "direction": 1, "closed_by": None}
    answers = {"columns": "alike", "left": "more"}
    [ruled] = ask({**turn, "came_out": "red 5"}, answers, seats=4, round=told).json["rulings"]

    assert "upheld" == ruled["verdict"]
    assert "takes the red draw two" not in " ".join(one["sentence"] for one in ruled["findings"])


FACEDOWN = [{"id": one, "upper": None, "lower": None} for one in (1, 2, 3)]


def test_she_closed_the_round_and_got_a_column_since():
    """Where there are last turns, who turns up a whole new column may have closed the round."""
    cards = [
        {"column": 4, "row": row, "card": card} for row, card in (("upper", "red 5"), ("lower", "blue skip"))
    ]
    own = [{"id": 1, "upper": None, "lower": "green 1"}]
    told = {"grids": {"0": own}, "direction": 1, "window": None, "last_window": None}
    table = {"seats": 2, "rules": WAYS["last turns"], "round": told}
    reveal = {"claim": "golf.reveal", "seat": 1, "cards": cards}

    assert "over" == ask(reveal, **table).json["asks"]["fact"]
    [ruled] = ask(reveal, {"over": "yes", "all": "yes"}, **table).json["rulings"]
    assert "upheld" == ruled["verdict"]


def test_how_many_cards_are_still_facedown_is_not_made_up():
    """Who has not turned up all of them has one left, or two, or more."""
    cards = [
        {"column": 1, "row": row, "card": card} for row, card in (("upper", "red 5"), ("lower", "blue 3"))
    ]
    told = {"closed_by": 0, "turn": None, "last_turns": [], "direction": 1, "grids": {"0": []}}
    reveal = {"claim": "golf.reveal", "seat": 1, "cards": cards}
    [ruled] = ask(reveal, {"all": "no"}, seats=2, round=told).json["rulings"]

    assert "three" not in " ".join(one["sentence"] for one in ruled["findings"])


def test_who_closed_the_round_may_have_many_points():
    """So nobody is told to have had the fewest, where only the other grid is known."""
    cards = [
        {"column": column["id"], "row": row, "card": f"{color} {column['id'] + 2}"}
        for column in FACEDOWN
        for row, color in (("upper", "red"), ("lower", "blue"))
    ]
    for up in cards[1::2]:
        up["card"] = f"blue {up['column'] + 3}"
    told = {"closed_by": 0, "turn": None, "last_turns": [], "direction": 1, "grids": {"1": FACEDOWN}}
    rules = {"house_rules": {"corner-points": {}}, "differences": {"next-starter": "lowest"}}
    reveal = {"claim": "golf.reveal", "seat": 1, "cards": cards}
    [ruled] = ask(reveal, seats=2, rules=rules, round=told).json["rulings"]

    assert "upheld" == ruled["verdict"]
    assert "had the fewest points and starts" not in " ".join(one["sentence"] for one in ruled["findings"])


def test_the_pile_may_have_run_dry_again():
    """Then all discards come into it, and what was drawn may be one of them."""
    grids = {"0": [*FACEDOWN, {"id": 4, "upper": None, "lower": "green 3"}], "2": FACEDOWN}
    recycled = {"pile": ["yellow reverse", "red 4", "red 5"], "hidden": ["yellow reverse"]}
    told = {"closed_by": None, "turn": 0, "direction": 1, "lost_track": False, "silent": False}
    told |= {"grids": grids, "recycled": recycled | {"columns": [4, 3, 3, 3]}}
    told |= {"discards": ["green 4", "yellow reverse", "red 5", "red 4"]}
    place = {"column": 4, "row": "lower"}
    turn = {"claim": "golf.turn", "seat": 0, "took": "pile", "card": "yellow reverse", "place": place}
    answer = ask(turn, seats=4, round=told).json
    ruled = answer["rulings"] or [one["rulings"][0] for one in answer["cases"]]

    assert "upheld" in [one["verdict"] for one in ruled]


def test_an_action_card_may_lie_below_the_one_on_top():
    """Which card is covered and does nothing is not said, where another one may be."""
    cleared = [{"column": 1, "on_top": "green 3"}, {"column": 2, "on_top": "yellow skip"}]
    turn = {"claim": "golf.turn", "seat": 1, "took": "discard", "card": "yellow reverse"}
    turn |= {"place": {"column": 2, "row": "lower"}, "came_out": "yellow 1", "cleared": cleared}
    told = {"turn": 1, "direction": 1, "closed_by": None}
    [ruled] = ask(turn, {"column": "color", "left": "more"}, seats=2, round=told).json["rulings"]

    assert "upheld" == ruled["verdict"]
    assert "The yellow reverse does nothing" not in " ".join(one["sentence"] for one in ruled["findings"])


def test_who_closed_the_round_may_have_got_a_column_since():
    """Then the round is not over once everybody else has turned up all cards: no next one is dealt."""
    grids = {"0": [], "2": [{"id": 1, "upper": None, "lower": "blue 4"}]}
    told = {"closed_by": 1, "turn": None, "last_turns": [], "direction": 1, "top": "blue 0", "grids": grids}
    up = {"column": 1, "row": "upper", "card": "yellow 5"}
    reveal = {"claim": "golf.reveal", "seat": 2, "cards": [up]}
    rules = {"house_rules": {"last-turns": {}, "corner-points": {}}}
    [ruled] = ask(reveal, seats=3, dealer=0, rules=rules, round=told).json["rulings"]

    assert "Deal" not in " ".join(one["sentence"] for one in ruled["say"])


def test_a_pile_that_was_counted_stays_as_it_is():
    """Where it is empty and hardly a card can be drawn, these lie under the top discard."""
    mine = [*FACEDOWN[:2], {"id": 20, "upper": "blue double draw two", "lower": "blue 4"}]
    grids = {
        "0": FACEDOWN,
        "2": [{"id": one, "upper": None, "lower": None} for one in range(1, 19)] + mine[2:],
    }
    told = {"draw_pile": 0, "direction": -1, "closed_by": None, "turn": 2, "top": "red 6", "grids": grids}
    turn = {"claim": "golf.turn", "seat": 2, "took": "discard", "place": {"column": 13, "row": "upper"}}
    turn |= {"came_out": "red draw two", "cleared": [{"column": 20, "on_top": "blue double draw two"}]}
    [ruled] = ask(turn | {"targets": [1, 0]}, {"pile": "none"}, seats=4, round=told).json["rulings"]
    short = [one["facts"] for one in ruled["findings"] if one["article"] == "golf.pile.short"]

    assert [{"wanted": 4, "pile": 0, "rest": 2}] == short


def test_what_was_taken_from_the_discards_need_not_go_with_its_column():
    """Nobody told it, and signs go together here: that the column is cleared at the end is not said."""
    grids = {
        "0": [
            {"id": 1, "upper": "blue draw two", "lower": "blue 2"},
            {"id": 2, "upper": "red draw two", "lower": None},
        ],
        "1": [{"id": 2, "upper": "red 6", "lower": "blue 1"}],
    }
    told = {"closed_by": 1, "last_turns": [0], "direction": 1, "draw_pile": 91, "grids": grids}
    turn = {"claim": "golf.turn", "seat": 0, "took": "discard", "place": {"column": 2, "row": "lower"}}
    turn |= {"came_out": "blue 4", "cleared": [{"column": 1, "on_top": "blue draw two"}]}
    rules = {"house_rules": {"symbols-match": {}, "clear-anytime": {}, "last-turns": {}}}
    [ruled] = ask(turn, seats=2, rules=rules, round=told).json["rulings"]

    assert "golf.clear.at-the-end" not in [one["article"] for one in ruled["findings"]]


@pytest.mark.parametrize("closed_by", [0, 1])
def test_cards_for_the_deal_are_none_of_the_grids(closed_by):
    """Whatever else is told of a round."""
    told = {"round": {"closed_by": closed_by, "top": "red 6", "draw_pile": 20}}
    answer = ask({"claim": "match.dealer", "cards": {"0": "red 5", "1": "red 3"}}, seats=2, **told)

    assert 200 == answer.status


def test_a_last_turn_may_leave_one_card_facedown():
    """Where last turns go on, who has had one may still have to call."""
    mine = [{"id": 1, "upper": "blue 5", "lower": "green 1"}, {"id": 3, "upper": "yellow 0", "lower": None}]
    told = {"closed_by": 0, "turn": 2, "last_turns": [2], "grids": {"0": [], "1": mine}, "direction": 1}
    rules = {"house_rules": {"last-turns": {}}}
    answer = ask({"claim": "golf.catch", "caught": 1}, seats=3, rules=rules, round=told).json

    assert "left" == answer["asks"]["fact"]


OWN = [{"id": 2, "upper": "red 5", "lower": "red 2"}]
CLOSED_BY_ITSELF = {
    "reveal": {"claim": "golf.reveal", "seat": 1, "cards": [{"column": 2, "row": "lower", "card": "red 2"}]},
    "clear": {"claim": "golf.clear", "seat": 1, "column": 2, "on_top": "red 5"},
}


@pytest.mark.parametrize("kind", CLOSED_BY_ITSELF)
def test_whose_cards_all_lie_faceup_may_have_closed_the_round(kind):
    """Also whoever says something of them: that nobody has closed it is not taken for granted."""
    grids = {"1": OWN, "2": [{"id": 2, "upper": None, "lower": "red 4"}], "0": FACEDOWN}
    told = {"grids": grids, "direction": 1, "draw_pile": 60, "top": "green 1"}
    answer = ask(CLOSED_BY_ITSELF[kind], seats=3, dealer=0, round=told).json
    said = json.dumps(answer["asks"] or answer["rulings"])

    assert "The round is not over yet" not in said
    assert kind == "reveal" or '"nobodys"' in said


def test_between_two_whoever_is_on_turn_may_have_to_call():
    """By a Skip the turn comes back at once: what they do first is not made up. Among more it never does."""
    told = {"turn": 0, "grids": {"1": GRID}, "top": "red 3", "closed_by": None}
    to_do = {
        seats: [
            one["seat"]
            for one in ask(CLAIMS["skip"], seats=seats, rules=REMIND, round=told).json["rulings"][0]["say"]
        ]
        for seats in (2, 4)
    }

    assert {2: [1], 4: [0, 1]} == to_do


def test_two_skips_in_a_turn_of_three():
    """Where each of them acts the turn comes back, too: the time to call is asked for."""
    told = {"turn": 0, "grids": {"0": GRID}, "top": "red 3", "closed_by": None}
    facts = {
        way: (ask({"claim": "golf.catch", "caught": 0}, seats=3, rules=WAYS[way], round=told).json["asks"])
        for way in ("standard", "whenever")
    }

    assert facts["standard"] is None
    assert "left" == facts["whenever"]["fact"]


def test_the_pile_has_been_shuffled_and_may_be_used_up():
    """Where nobody told any grid either: whether there are cards for new columns is asked."""
    recycled = {"pile": ["yellow 3", "red 0"], "hidden": ["red 1"] * 2, "columns": [7, 6, 11, 12]}
    told = {"closed_by": None, "turn": 1, "direction": 1, "discards": ["green 4"], "recycled": recycled}
    turn = {**CLAIMS["the discard"], "came_out": "green draw two"}
    table = {"seats": 4, "round": told | {"lost_track": False, "silent": False}}

    assert "pile" == ask(turn, {"left": "more"}, **table).json["asks"]["fact"]


def test_her_last_card_is_turned_up_and_mine_is_the_last_turn():
    """Where there are last turns that is told of a grid, too, also where it is told who is on turn."""
    told = {"turn": 0, "direction": 1, "grids": {"0": GRID}, "top": "red 3"}
    table = {"seats": 2, "rules": WAYS["last turns"], "round": told}
    answer = ask({"claim": "golf.catch", "caught": 1, "seat": 1}, {"left": "unknown"}, **table)

    assert "refused" == answer.json["rulings"][0]["verdict"]
    assert ", or draw." not in json.dumps(answer.json["rulings"][0]["say"])
    answers = {"left": "none"}
    [ruled] = ask({"claim": "golf.catch", "caught": 1, "seat": 0}, answers, **table).json["rulings"]
    assert "refused" == ruled["verdict"]


def test_the_deck_leaves_her_one_column():
    """Nearly all cards lie in the other grid: one card may stay facedown, and may have been the only one."""
    told = {"turn": 1, "closed_by": None, "window": None, "called_early": None, "draw_pile": 1}
    told |= {"grids": {"0": [{"id": number} for number in range(1, 55)]}, "columns": {"1": 4}}
    turn = {"claim": "golf.turn", "seat": 1, "took": "discard", "place": {"column": 4, "row": "lower"}}
    answers = {"left": "more", "out": "draw-two"}

    assert "left" == ask(turn, seats=2, round=told).json["asks"]["fact"]
    [answer] = ask(turn, answers, seats=2, round=told).json["rulings"]
    assert {0: "You miss this turn."}.items() <= {
        one["seat"]: one["sentence"] for one in answer["say"]
    }.items()
    assert "call UNO" not in json.dumps(answer["say"])


def test_a_column_may_have_lain_faceup_and_is_cleared():
    """At the end of the round, beside those that are turned up: which ones are cleared is not made up."""
    lay = [(1, "upper", "green 3"), (1, "lower", "yellow 3"), (4, "upper", "green 5"), (4, "lower", "blue 0")]
    cards = [{"column": column, "row": row, "card": card} for column, row, card in lay]
    told = {"discards": ["red 0", "blue 3"], "grids": {"1": []}, "columns": {"1": 4}, "closed_by": 1}
    told |= {"lost_track": False, "silent": False}
    reveal = {"claim": "golf.reveal", "seat": 0, "cards": cards}
    [answer] = ask(reveal, {"all": "yes"}, seats=2, round=told).json["rulings"]

    assert "upheld" == answer["verdict"]
    assert "columns" not in answer["findings"][1]["facts"]


def test_a_round_of_so_many_entries_may_have_used_up_the_pile():
    """Where nobody told any grid: whether there are cards for the new columns is asked then, not before."""
    told = {"closed_by": None, "turn": 0, "direction": -1, "top": "green reverse"}
    two = {**TO_THE_GRID, "seat": 0, "took": "pile", "card": "green 5", "came_out": "blue double draw two"}
    asked = {
        number: ask(two, {"left": "more"}, seats=2, number=number, round=told).json["asks"]
        for number in (10, 101)
    }

    assert asked[10] is None
    assert "pile" == asked[101]["fact"]


def test_all_my_cards_lie_faceup_so_somebody_else_has_the_last_turn():
    """Nobody told that I have closed the round: whether the other turn is the last one is not said."""
    rules = {"house_rules": {"last-turns": {}, "clear-anytime": {}}}
    mine = [{"id": 1, "upper": "blue 2", "lower": "yellow 4"}, {"id": 2, "upper": "red 4", "lower": "red 1"}]
    told = {"top": "green 1", "grids": {"0": mine, "1": GRID}, "window": None}
    clear = {"claim": "golf.clear", "seat": 0, "column": 2, "on_top": "red 4"}
    [ruled] = ask(clear, {"turn": "another"}, seats=2, rules=rules, round=told).json["rulings"]

    assert "upheld" == ruled["verdict"]
    assert "It is your" not in json.dumps(ruled["say"])


COUNTED = {"lost_track": False, "silent": False, "closed_by": None, "direction": 1}


def test_the_pile_that_i_counted_leaves_me_so_many_columns():
    """It is empty, so what is drawn lay among the discards; nobody tells how many columns I have."""
    three = ["red 3", "red 3", "red 3", "blue 1"]
    told = COUNTED | {"turn": 1, "draw_pile": 0, "discards": three}
    told |= {"grids": {"0": [{"id": one, "upper": None, "lower": None} for one in range(1, 46)]}}
    turn = {**TO_THE_GRID, "took": "pile", "card": "red 3", "came_out": "green 5"}
    answer = ask(turn, {"left": "more"}, seats=2, round=told)

    assert "upheld" == answer.json["rulings"][0]["verdict"]
    assert "golf.pile.short" in [one["article"] for one in answer.json["rulings"][0]["findings"]]


def test_the_pile_that_i_counted_gives_one_new_column():
    """With the cards under the top discard there are three, whoever has all the others."""
    told = COUNTED | {"turn": 1, "draw_pile": 1, "discards": ["red 1", "blue 2", "green 2"]}
    turn = {**TO_THE_GRID, "took": "discard", "came_out": "red double draw two"}
    [ruled] = ask(turn, {"left": "more"}, seats=2, round=told).json["rulings"]
    [told] = [one for one in ruled["findings"] if "new" in one["facts"]]

    assert [1] == told["facts"]["new"]


def test_a_grid_with_fewer_columns_than_were_dealt():
    """One is left for it by the pile that was counted."""
    told = COUNTED | {"turn": 1, "draw_pile": 22, "discards": ["red 1", "blue 2"]}
    told |= {"grids": {"0": [{"id": one, "upper": None, "lower": None} for one in range(1, 44)]}}
    turn = {**TO_THE_GRID, "took": "pile", "card": "red 1", "came_out": "green 5"}
    [ruled] = ask(turn, {"left": "none"}, seats=2, round=told).json["rulings"]
    [closed] = [one for one in ruled["findings"] if one["article"] == "golf.closing"]

    assert {"closed": 1, "left": 1} == closed["facts"]


def test_two_get_a_column_in_either_order():
    """Which way round play goes does not matter to whom a Double Draw Two hits: nothing comes in cases."""
    told = {"top": "yellow 4", "turn": 1, "closed_by": None, "window": None}
    told |= {"grids": {str(seat): FACEDOWN for seat in range(5)}}
    turn = {**TO_THE_GRID, "took": "discard", "came_out": "yellow 4", "targets": [3, 4]}
    table = {"seats": 5, "rules": WAYS["whenever"], "round": told}
    [ruled] = ask(turn, {"under": "double-draw-two"}, **table).json["rulings"]

    assert {3, 4} == {one["seat"] for one in ruled["events"] if one["event"] == "golf.columns-drawn"}


def test_whoever_plays_may_have_closed_the_round_before():
    """Nobody told that grid: then the turn is refused for that, whatever else is wrong with it."""
    told = {"direction": 1, "grids": {"0": FACEDOWN}, "top": "red 3"}
    turn = {**TO_THE_GRID, "took": "pile", "card": "green 6", "came_out": "red double draw two"}
    acts = {"house_rules": {"closing-action": {}}}
    answers = {"turn": "unknown"}
    [oneself] = ask(turn | {"targets": [1]}, answers, seats=2, rules=acts, round=told).json["rulings"]
    asked = ask(turn, seats=2, round=told).json["asks"]

    assert "refused" == oneself["verdict"]
    assert "oneself" not in json.dumps(oneself["findings"])
    assert "nobodys" in [one["option"] for one in asked["options"]]
    [over] = ask(turn, {"turn": "nobodys"}, seats=2, round=told).json["rulings"]
    assert "golf.closing" == over["findings"][0]["article"]


@pytest.mark.parametrize("cleared", [[(2, "green 4"), (3, "yellow 5")], [(2, "green 4"), (2, "green 4")]])
@pytest.mark.parametrize("answers", [{}, {"turn": "another"}])
def test_a_long_round_in_which_nobody_names_the_card_that_is_taken(cleared, answers):
    """The pile may be used up: what lies on the discards is asked, and not made up for that."""
    turn = {**TO_THE_GRID, "took": "discard", "came_out": "blue 1"}
    turn |= {"cleared": [{"column": column, "on_top": card} for column, card in cleared]}

    assert 200 == ask(turn, answers, seats=3, number=50, round={"aside": []}).status


def test_no_card_is_left_that_would_not_go_with_the_other_one():
    """All of them lie in a grid that is filled in: only answers for which there are cards are given."""
    turn = {**THROWN, "flip": {"column": 1, "row": "lower"}, "card": "red 4", "flipped": "green 3"}
    turn |= {"cleared": [{"column": 2, "on_top": "yellow 5"}, {"column": 3, "on_top": "red 2"}]}
    told = {"closed_by": None, "turn": 1, "direction": -1, "grids": {"0": GRID, "3": GRID}}

    assert 200 == ask(turn, {"columns": "neither"}, seats=4, number=32, round=told).status


def test_what_came_out_and_was_covered_is_not_named():
    """It may have been a Reverse of any color, not only of that of the Reverse that was taken."""
    turn = {"claim": "golf.turn", "seat": 1, "took": "discard", "place": {"column": 1, "row": "lower"}}
    turn |= {"cleared": [{"column": 1, "on_top": "red 2"}]}
    told = {"discards": ["blue 4", "red reverse"], "aside": []}
    answer = ask(turn, {"turn": "theirs", "left": "more"}, seats=5, number=50, round=told)

    assert "golf.clear" in [one["article"] for one in answer.json["rulings"][0]["findings"]]
    assert "reverse does nothing" not in json.dumps(answer.json["rulings"])


def test_who_turns_up_all_her_cards_has_no_others_facedown():
    """What was counted leaves her more columns than she names: these lie faceup already."""
    places = (("upper", 1, "red 5"), ("lower", 1, "green 1"), ("upper", 2, "blue 3"))
    cards = [{"column": column, "row": row, "card": card} for row, column, card in places]
    told = {"closed_by": 0, "aside": [], "discards": ["green 3"], "draw_pile": 84}
    told |= {"grids": {"0": [{"id": 1, "upper": "red 1", "lower": "green 4"}]}}
    reveal = {"claim": "golf.reveal", "seat": 1, "cards": cards}

    assert "all" == ask(reveal, seats=2, round=told).json["asks"]["fact"]
    assert "upheld" == ask(reveal, {"all": "yes"}, seats=2, round=told).json["rulings"][0]["verdict"]


def test_most_of_the_deck_is_discarded_and_the_pile_used_up():
    """Nobody counted the pile: a card of which all are discarded may have been shuffled in."""
    discards = [f"{color} {face}" for color in ("red", "blue", "yellow") for face in "0123456"] * 3
    told = {
        "discards": ["green 1"] * 3 + discards[:60] + ["blue reverse"],
        "aside": [],
        "turn": 3,
        "direction": 1,
    }
    told |= {"grids": {"3": FACEDOWN}, "closed_by": None, "lost_track": False, "silent": False}
    turn = {"claim": "golf.turn", "seat": 3, "took": "pile", "card": "green 1", "came_out": "green 3"}
    turn |= {"place": {"column": 3, "row": "upper"}}
    answer = ask(turn, seats=4, number=84, round=told).json
    ruled = answer["rulings"] or [one["rulings"][0] for one in answer["cases"]]

    assert answer["asks"] or "upheld" in [one["verdict"] for one in ruled]


def test_others_may_have_turned_up_their_cards_already():
    """Nobody told their grids: whether they still have cards to turn up is left out."""
    discards = [f"{color} {face}" for color in ("red", "blue", "yellow") for face in "0123456"] * 3
    told = {"closed_by": 2, "last_turns": [], "aside": [], "lost_track": False, "silent": False}
    told["discards"] = [*discards[:60], "red skip", "yellow skip"]
    grid = [{"id": 1, "upper": None, "lower": "green 3"}]
    told["grids"] = {"0": [{"id": 4, "upper": "green 6", "lower": "green 4"}], "2": [], "4": grid}
    reveal = {"claim": "golf.reveal", "seat": 4, "cards": [{"column": 1, "row": "upper", "card": "green 1"}]}
    answer = ask(reveal, seats=5, number=72, round=told).json

    assert "upheld" == answer["rulings"][0]["verdict"]
    assert [] == answer["rulings"][0]["say"]
