"""Rules that a question names count for its answer."""

import pytest

from referee.ask.answer.answers import answer
from referee.ask.reading.named_rules import MOST, found_for, named_in, under
from referee.ask.search.every_question import QUESTIONS
from referee.games import GAMES
from referee.games.help import HELP
from referee.languages.speech import render
from referee.match.help.question import Change
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules, errors_in_rules


@pytest.mark.parametrize(
    ("typed", "names", "rest"),
    [
        ("we stack, can i put a +2 on a +2", ["stacking"], "can i put a +2 on a +2"),
        ("We stack everything: +2 on +4?", ["stacking everything"], "+2 on +4?"),
        ("in Seven-Zero must I swap", ["seven-zero"], "must i swap"),
        ("with jump-in can I lay out of turn", ["jump-in"], "can i lay out of turn"),
        ("stacking is on. can i +4 a +2", ["stacking"], "can i +4 a +2"),
        (
            "when we play with stacking and jump-in and 7-0, do i draw",
            ["stacking", "jump-in", "seven-zero"],
            "do i draw",
        ),
        ("two against two, does my hand count", ["partners"], "does my hand count"),
        ("112 cards: do we play shuffle hands", ["112 cards"], "do we play shuffle hands"),
        ("is stacking allowed", [], "is stacking allowed"),
        ("can we stack +2s", [], "can we stack +2s"),
        ("may I jump in with the same number", [], "may i jump in with the same number"),
        ("2 on 2 allowed?", [], "2 on 2 allowed?"),
        (
            "We agreed that a +4 goes on a +2. Do I draw six?",
            ["a Wild Draw Four on a Draw Two"],
            "do i draw six?",
        ),
        ("our rule: you have to play if you can. may i keep it", ["force play"], "may i keep it"),
        (
            "house rule no ending on action cards, can i win with a skip",
            ["no finish on an action card"],
            "can i win with a skip",
        ),
        ("at our table a skip sends the +2 on, may i", ["skip bounce"], "may i"),
        ("jump-in: who is next", ["jump-in"], "who is next"),
        ("+4 on +2 is allowed at our table, how many", ["a Wild Draw Four on a Draw Two"], "how many"),
        ("we always stack, is that an official rule", [], "we always stack, is that an official rule"),
        (
            "does the rule say you have to play if you can",
            [],
            "does the rule say you have to play if you can",
        ),
        ("is there a house rule where +4 goes on +2", [], "is there a house rule where +4 goes on +2"),
        ("is stacking a house rule", [], "is stacking a house rule"),
        ("do you have to play if you can", [], "do you have to play if you can"),
        ("can a skip send the +2 on", [], "can a skip send the +2 on"),
        ("stacking allowed, can I +2 a +2", ["stacking"], "can i +2 a +2"),
        ("we deal 5, how many do I get", ["hands of five cards"], "how many do i get"),
        ("we deal 5 times, how many do I get", [], "we deal 5 times, how many do i get"),
        ("the penalty is 4 cards. do I draw 4", ["four cards for a missed UNO"], "do i draw 4"),
        ("we don't allow challenges. can I", ["no bluffing"], "can i"),
        ("we stack +4 on +2. may I", ["a Wild Draw Four on a Draw Two"], "may i"),
        ("In our round it's forced play. Okay?", ["force play"], "okay?"),
        ("in our house there is no jump-in. may I", ["no jump-in"], "may i"),
        ("at our table may we use stacking", [], "at our table may we use stacking"),
        ("Our house rule: on a 0 everyone hands cards along. Where", ["seven-zero"], "where"),
    ],
)
def test_what_is_said_of_a_table_is_told_from_what_is_asked(typed, names, rest):
    """A rule that somebody asks about is not agreed on."""
    named = named_in(typed, "uno")

    assert (names, rest) == ([render(one) for one in named.names], named.rest)


@pytest.mark.parametrize(
    "rule", [one for help in HELP.values() for one in help.named], ids=lambda one: f"{one.game} {one.id}"
)
def test_every_rule_that_is_named_can_be_played(rule):
    """Its option or house rule is there, with what it settles."""
    rule = rule.with_number("40 cards" if rule.id == "a-limit-of-cards" else "four cards")
    change = rule.change
    rules = Rules(target=change.target, differences=change.differences, house_rules=change.house_rules)
    game = rule.game
    found = {people: errors_in_rules(GAMES[game], rules, people) for people in (4, 6)}

    assert {} in found.values()
    assert (
        complete_new_rules(GAMES[game], rules) != complete_new_rules(GAMES[game], Rules())
        or rule.id == "108-cards"
    )


@pytest.mark.parametrize("game", GAMES)
def test_most_house_rules_have_a_name(game):
    """But those that an answer would not name so: they are read out in full with an agreement."""
    named = {house for rule in HELP[game].named for house in rule.change.house_rules}
    without = {
        "uno": {"written-wilds", "blank-cards"},
        "golf": {"corner-points"},
    }

    assert without[game] == {rule.id for rule in GAMES[game].house_rules} - named


@pytest.mark.parametrize(
    ("typed", "names", "rest"),
    [
        ("We use stacking as well as jump-in. May I?", ["stacking", "jump-in"], "may i?"),
        ("We've got jump-in and sevens swap. May I?", ["jump-in", "seven-zero"], "may i?"),
        ("In my family jumping in is fine. Who is next?", ["jump-in"], "who is next?"),
        (
            "Jumping in is allowed in our group and I went out. Have I won?",
            ["jump-in"],
            "i went out. have i won?",
        ),
        ("At grandma's a 0 makes everyone pass their cards. Which way?", ["seven-zero"], "which way?"),
        (
            "In our version you must swap hands on a 7. Can I refuse?",
            ["seven-zero and a swap that is a must"],
            None,
        ),
        ("If you can play you must, that's our rule. May I draw?", ["force play"], "may i draw?"),
        ("We keep drawing till one fits. Can I stop?", ["drawing until you can play"], "can i stop?"),
        ("At ours nobody may end on an action card. Can I?", ["no finish on an action card"], "can i?"),
        ("We deal ten each. How many are left?", ["hands of ten cards"], "how many are left?"),
        ("We play to 300. Who wins?", ["a target of 300 points"], "who wins?"),
        ("If you forget to say uno it's 4 cards here. Do I?", ["four cards for a missed UNO"], "do i?"),
        ("In our house a wrong card costs 3 cards. Do I?", ["three cards for a wrong card"], "do i?"),
        ("With us +4 on +4 and +4 on +2 are fine. May I?", None, "may i?"),
        ("In our family the winner deals next. Do I?", ["the winner as the next dealer"], "do i?"),
        ("Two of us, seven-zero rule. What now?", ["seven-zero"], None),
        ("Nobody has to say uno at our table. Am I safe?", ["no UNO calls"], "am i safe?"),
    ],
)
def test_a_rule_is_named_in_any_statement_about_the_table(typed, names, rest):
    """The statement is left out of what is asked, and what happened stays."""
    named = named_in(typed, "uno")

    if names is not None:
        assert names == [render(one) for one in named.names]
    else:
        assert {"stacking": {"answers": ("2/2", "4/2", "4/4")}} == named.change.house_rules
    assert rest in (None, named.rest)
    assert named.unknown is None


@pytest.mark.parametrize(
    "typed",
    [
        "my partner went out, do my cards count",
        "our deck has a swap hands card, do we use it",
        "my cousins insist that a 7 swaps hands. Who is right?",
        "he put a zero down and we passed our hands, was that right",
        "so he played a draw to on me can i put a skip on it",
        "okay is jumping in on yourself allowed",
        "nobody has zero points in this round",
        "can you play out of turn when you have the same card",
        "the stack in our game is empty, what now",
        "we draw until it fits, is that right",
        "everybody has points in this round, can that be",
        "telling someone what to play costs something, house rule",
    ],
)
def test_what_is_no_statement_about_the_table_names_no_rule(typed):
    """A story, an opinion, a question, or a text that asks only about the rule."""
    named = named_in(typed, "uno")

    assert ((), None) == (named.rules, named.unknown)


@pytest.mark.parametrize(
    ("typed", "names", "unknown"),
    [
        ("we play jump-in and the rocket rule. may I", ["jump-in"], "the rocket rule"),
        ("we stack, and in our house reds are free. may I", ["stacking"], "in our house reds are free"),
        (
            "pink cards always count triple in our house. may I",
            [],
            "pink cards always count triple in our house",
        ),
        ("our uncle brought the dragon rule. may I", [], "our uncle brought the dragon rule"),
        ("a missed uno costs nine cards at ours. do I", [], "nine cards for a missed UNO"),
    ],
)
def test_a_rule_that_is_not_known_beside_one_that_is(typed, names, unknown):
    named = named_in(typed, "uno")

    assert (names, unknown) == ([render(one) for one in named.names], named.unknown)


@pytest.mark.parametrize(
    ("typed", "change"),
    [
        ("we don't play stacking, may I", {"stacking": None}),
        ("we play without stacking, may I", {"stacking": None}),
        ("nobody jumps in at our house, may I", {"jump-in": None}),
        ("we don't stack but we do jump in. may I", {"stacking": None, "jump-in": {}}),
        ("we stack, but no +4 on +4. may I", {"stacking": {}}),
    ],
)
def test_a_rule_that_is_denied_is_not_played(typed, change):
    assert change == named_in(typed, "uno").change.house_rules


def test_a_rule_that_is_denied_is_taken_from_those_of_the_table():
    question = QUESTIONS["draw-two-on-draw-two"]
    table = Rules("family", house_rules={"stacking": {}})
    rules, named = under(table, named_in("we don't stack, can i +2 a +2", "uno"), question)

    assert "With no stacking" == render(named.said)
    assert answer(question, table).ruled.yes is True
    assert answer(question, rules).ruled.yes is False


def test_a_target_that_is_named_counts():
    rules, _ = under(Rules(), named_in("we play to three hundred, who wins", "uno"), QUESTIONS["the-goal"])

    assert 300 == rules.target


def test_a_rule_that_an_answer_depends_on_is_preferred():
    """Without the rule, the same words ask about another question."""
    asked = "may I put my blue +2 on a red +2?"
    scores = [
        next(hit.score for hit in found_for(typed, "uno") if hit.question.id == "draw-two-on-draw-two")
        for typed in (asked, f"We stack. {asked}")
    ]

    assert scores[0] < scores[1]


def test_the_answer_follows_the_rules_that_are_named():
    """Beside those that were told already."""
    question = QUESTIONS["draw-two-on-draw-two"]
    rules, named = under(Rules("basic"), named_in("we stack, can i +2 a +2", "uno"), question)

    assert "With stacking" == render(named.said)
    assert "basic" == rules.preset
    assert answer(question, Rules()).ruled.yes is False
    assert answer(question, rules).ruled.yes is True


def test_rules_that_clash_do_not_count():
    """And it is said why; the answer follows the rules that were told before."""
    question = QUESTIONS["draw-though-i-could-play"]
    rules, named = under(Rules(), named_in("with force play and draw until, may i draw", "uno"), question)

    assert Rules() == rules
    assert named.clash


def test_a_question_is_found_with_the_rule_and_without():
    """The rule may be what is asked about, or only how the table plays."""
    assert (
        "seven-must-swap"
        == found_for("in seven zero must hands be swapped after a 7 before play goes on", "uno")[
            0
        ].question.id
    )
    found = found_for("with jump-in can i put a +2 on a +2", "uno")[0]
    assert ("draw-two-on-draw-two", True) == (found.question.id, found.is_good)


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("In our house you may swap colors. Can I?", "in our house you may swap colors"),
        (
            "house rule: green cards count double, what is a green 7 worth",
            "house rule: green cards count double",
        ),
        ("we never allow trading cards, can I trade", "we never allow trading cards"),
        ("We agreed that sevens are wild. May I?", "we agreed that sevens are wild"),
        ("Our neighbours taught us the thunder rule. May I?", "our neighbours taught us the thunder rule"),
        ("we play with stacking, may I", None),
        ("we never said anything about it, may I", None),
        ("my house is big, may I", None),
        ("can we play without a dealer", None),
    ],
)
def test_a_house_rule_that_is_not_known_is_found(typed, words):
    assert words == named_in(typed, "uno").unknown


def test_no_yes_or_no_is_given_under_a_house_rule_that_is_not_known():
    """The answer of the printed rules may be wrong there."""
    typed = "in our house you may swap colors. can i go out with a wild"
    first = answer(QUESTIONS["out-on-a-wild"], Rules()).first_line(typed, named_in(typed, "uno"))

    assert first.yes is None
    assert "“in our house you may swap colors”" in first.note
    assert not first.line.startswith(("Yes", "No"))


def test_forty_rules_at_once_are_taken_in_up_to_a_dozen():
    """And nothing is asked twice: each difference and house rule is named once."""
    typed = "with " + " and ".join(["stacking", "jump-in", "7-0", "doubles", "no calls", "double points"] * 7)
    named = named_in(typed, "uno")

    assert 6 == len(named.rules) <= MOST
    assert 6 == len(named.change.house_rules)


def test_of_two_that_name_the_same_choice_the_first_counts():
    assert Change({"deck": "112-swap"}) == named_in("with swap hands and 112 cards", "uno").change


@pytest.mark.parametrize(
    ("typed", "changes"),
    [
        ("House rule says +2 is fine on a +4. She wished for yellow. May I?", {"stacking": "2/4"}),
        ("We let plus twos pile up. Could I use a wild instead?", {"stacking": None}),
        ("In our family every plus card goes on every plus card. How many do I draw?", {"stacking": "4/2"}),
        ("Jump-in house here: may your final card be thrown in?", {"jump-in": None}),
        ("We're new, and identical cards can be played out of turn here. Is it legal?", {"jump-in": None}),
        ("Our custom: exact match, any moment. Does she go on?", {"jump-in": None}),
        ("At ours Skips pass a Draw Two along. Was that okay?", {"skip-bounce": None}),
        ("We play that a Reverse of the right color sends a +2 home. Who draws?", {"reverse-bounce": None}),
        ("In our house you change cards for a 7. Can I change now?", {"seven-zero": None}),
        ("We play that 9 can come on 6 without turn. Who is next?", {"sixty-nine": None}),
        ("In our family whoever can lay something has to. May I save it?", {"force-play": None}),
        ("Our law says nobody may finish on a special card. What do I do?", {"no-action-finish": None}),
        ("We agreed nobody ever questions a +4. Can I make her show me?", {"no-bluffing": None}),
        ("Our kids agreed: crying UNO for nothing costs two. So?", {"false-call": None}),
    ],
)
def test_a_rule_in_the_words_of_a_family_is_named(typed, changes):
    """Whether it is stacking, and which cards answer which."""
    named = named_in(typed, "uno")
    found = named.change.house_rules

    assert changes.keys() == found.keys()
    assert named.unknown is None
    assert all(answer in found[name]["answers"] for name, answer in changes.items() if answer)


def test_a_rule_that_a_question_presupposes_is_the_one_that_a_text_describes():
    """Its own words for it are no other rule; a name is one."""
    question = QUESTIONS["jump-in-and-win"]
    described = named_in("In our group you may always sneak a second one down. May I win so?", "uno")
    with_a_name = named_in("We play with the banana rule. May I win so?", "uno")

    assert described.unknown is not None
    assert under(Rules(), described, question)[1].unknown is None
    assert under(Rules(), with_a_name, question)[1].unknown == "the banana rule"
