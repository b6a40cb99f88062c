"""Every answer is the judge's, under the rules of whoever asks, and reads as a sentence or two."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace

import pytest

from referee.ask.answer.answers import (
    ABOUT_TWO,
    CANNOT_COME_UP,
    CERTAIN,
    LET_COUNT,
    SHOWN,
    Ruled,
    answer,
    expanded_for,
    ruled_on,
    without_marker,
)
from referee.ask.search.every_question import QUESTIONS
from referee.games import GAMES
from referee.languages.speech import render
from referee.match.help.question import Change, Question, key_of_answer, text_of_question
from referee.match.model.articles import title_of
from referee.match.model.game import Game
from referee.match.model.rulebook import ONE_ROUND_AT_A_TIME
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules, errors_in_rules
from referee.match.text.rules_notation import read_rules, typed
from referee.match.text.transcript import Opening, Transcript
from referee.message_compiler.reading import ENGLISH, read_folder
from referee.rulings.house import HouseRule
from referee.rulings.ruling import Ruling
from tests.ask.asking import found_in, possible_answers, sentences_of
from tests.test_disputes import DISPUTES, ONLY_UNDER_AN_OPTION
from tests.test_disputes import answers as answers_in
from tools.transcripts import transcripts

MOST_QUOTED = 20
STANDARD = Rules()
MESSAGES = read_folder(ENGLISH)
ASKED = pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS, scope="module")
"""Of this scope, so that the tests of one question follow each other: its answers are then still kept."""

UNTOUCHED: dict[tuple[str, str], str] = {}
"""Differences that change no answer, each with the reason."""

LEAVING_A_TEAM = {
    "leaving-mid-round",
    "leaving-between-rounds",
    "joining-late",
    "join-how-many-points",
    "coming-back",
}
NOT_TOLD: dict[str, tuple[str, set[str]]] = {
    "no-calls": (
        "who plays without calls does not ask how they go; that one may do so is told with `must-i-say-uno`",
        {
            "who-may-catch",
            "call-late-but-first",
            "call-when-too-late",
            "call-before-laying",
            "call-and-catch-at-once",
            "caught-after-skip",
            "caught-while-choosing-color",
            "caught-twice",
            "call-again-after-drawing",
            "last-but-one-a-zero",
        },
    ),
    "declining must-lay": ("whether anybody may draw is another question", {"drawing-in-the-extra-turn"}),
    "draw-until": ("whether anybody may draw is another question", {"drawing-in-the-extra-turn"}),
    "force-play": ("whether anybody may draw is another question", {"drawing-in-the-extra-turn"}),
    "scoring own-lowest-wins": ("there are no partners", {"partner-cards"}),
    "scoring elimination": (
        "there are no partners, and the match of the example is not over",
        {"partner-cards", "play-on-after-the-end"},
    ),
    "scoring pairs": ("it is told of partners, and alike", LEAVING_A_TEAM),
    "scoring two-teams": ("it is told of partners, and alike", LEAVING_A_TEAM),
    "scoring none": (
        "there are no points, and the match of the example is not over",
        {"points-count-double", "play-on-after-the-end"},
    ),
    "scoring rounds": (
        "what is told of no points without a target is so with one",
        {
            "out-on-draw-two",
            "out-on-draw-two-counted",
            "out-on-draw-four",
            "out-on-draw-four-counted",
            "challenge-last-card",
            "join-how-many-points",
            "coming-back",
            "what-cards-are-worth",
            "do-we-count-points",
            "past-five-hundred",
            "play-on-after-the-end",
            "hand-too-big-counted",
            "points-count-double",
            "number-worth",
            "action-worth",
            "wild-worth",
            "high-cards-early",
        },
    ),
    "hand-size": (
        "what the hands of the example hold is told of seven cards dealt",
        {
            "out-on-draw-two-counted",
            "out-on-draw-four-counted",
            "challenge-same-number",
            "challenge-another-wild",
        },
    ),
    "hand-limit": (
        "somebody in the example holds nearly the whole deck, and is out of the round by then",
        {
            "pile-used-up",
            "nothing-to-draw",
            "turn-with-nothing-to-draw",
            "more-owed-than-there-is",
            "draw-first-or-shuffle-first",
            "shuffled-into-the-pile",
        },
    ),
    "last-turns": (
        "the round in the example is not over there yet",
        {"golf-clear-at-the-end", "golf-action-points"},
    ),
}
"""Choices that are not told with a question though they change its answer: why, and with which."""

CATALOGUE = tuple(
    dict.fromkeys(
        (number, one.under)
        for path in transcripts()
        for one in answers_in(path)
        if one.under
        for number in one.disputes
    )
)
"""What the transcripts answer under another rule: the dispute, and the rule as it is written there."""

AS_TOLD = {"seven-zero must_swap": "seven-zero"}
"""What is answered as another rule is, which is told."""

WITH_SO_MANY = re.compile(r" with \w+ players$")


def _changed(question: Question, change) -> Rules:
    game = GAMES[question.game]
    named = Rules(differences=change.differences, house_rules=change.house_rules)
    return complete_new_rules(game, named)


def _all_ruled_by_every_preset(question: Question) -> Iterator[Ruled]:
    for preset in GAMES[question.game].presets:
        answered = answer(question, Rules(preset))
        yield answered.ruled
        yield from (one.ruled for one in answered.otherwise)


def _tables(game: Game) -> Iterator[tuple[str, Rules]]:
    """Every preset, every option and every house rule alone, with the name of the choice."""
    for name in game.presets:
        yield f"preset {name}", Rules(name)
    for one in game.differences:
        for option in one.options:
            yield f"{one.id} {option.id}", Rules(differences={one.id: option.id})
    for rule in game.house_rules:
        yield rule.id, Rules(house_rules={rule.id: {}})


def _rulings(question: Question, rules: Rules) -> tuple[Transcript, list[Ruling], bool]:
    """A transcript of the example with its rulings, and whether it comes to the claim: it breaks off at a
    line that the table neither takes nor lets count."""
    game, example = GAMES[question.game], question.example
    rules = complete_new_rules(game, rules)
    rules = replace(rules, differences={**rules.differences, **question.under.differences})
    table = Transcript(game, Opening(game.name, rules, tuple(example.people.split())))
    rulings = []
    for line in example.before:
        entry = table.tell(without_marker(line))
        rulings.append(entry.ruling)
        if line.startswith(CERTAIN):
            table.take_for_certain(entry)
        if not rulings[-1].takes_effect and not line.startswith((LET_COUNT, SHOWN, CERTAIN)):
            return table, rulings, False
        if not rulings[-1].takes_effect and line.startswith(LET_COUNT):
            rulings.append(table.tell(f"allow {len(table.entries)}").ruling)
    return table, [*rulings, table.tell(example.claim).ruling], True


def _is_the_judges(question: Question, rules: Rules, ruled: Ruled) -> bool:
    """Whether an answer has the verdict of a transcript of its own, and cites what is cited there.

    That is what decides; or what is found about the article that the question names; or, if the round had
    ended by then, what ended it.
    """
    game, people = GAMES[question.game], len(question.example.people.split())
    if people == 4 and rules.differences.get("scoring") in ("pairs", "two-teams"):
        # Four people of an example are partners where a table of more plays in more teams.
        rules = replace(rules, differences={**rules.differences, "scoring": "partners"})
    if errors_in_rules(game, rules, people):
        return ruled.verdict is None
    table, rulings, comes_to_it = _rulings(question, rules)
    findings = rulings[-1].findings
    if not comes_to_it:
        return (ruled.verdict, ruled.article.id) == (None, findings[0].article)
    about = question.about and game.ruleset_of(table.state).article_or_its_substitute(question.about).id
    is_over = table.state.round is None and findings[0].article == ONE_ROUND_AT_A_TIME.id
    of_houses = {one.id for rule in game.house_rules for one in (rule.article, *rule.articles)}
    before = [one.article for one in rulings[-2].findings] if is_over and len(rulings) > 1 else []
    articles = [one for one in before if one not in of_houses][-1:]
    articles += [about, findings[0].article]
    if rulings[-1].takes_effect:
        # Of what simply holds the procedure's own article stands first; what says something comes next.
        articles += [next((one.article for one in findings if one.facts), None)]
    return ruled.verdict == rulings[-1].verdict.value and ruled.article.id in articles


@ASKED
def test_the_answer_is_the_judges_ruling_on_its_example(question):
    """Verdict and article, by the standard rules and by each choice that is said to change it."""
    standard = answer(question, STANDARD)
    if question.example is None:
        assert standard.ruled.verdict is None
        return
    assert _is_the_judges(question, STANDARD, standard.ruled)
    for one in standard.otherwise:
        assert _is_the_judges(question, _changed(question, one.change), one.ruled)


@ASKED
def test_it_is_so_at_every_table(question):
    """By every preset, every option and every house rule; and what changes is told, but for a few choices."""
    if question.example is None:
        return
    usual, changing = ruled_on(question, expanded_for(question, STANDARD)), set()
    for name, rules in _tables(GAMES[question.game]):
        ruled = ruled_on(question, expanded_for(question, rules))
        assert _is_the_judges(question, rules, ruled), name
        is_other = ruled.verdict != usual.verdict and found_in(ruled) != found_in(usual)
        if is_other and ruled.reason != ABOUT_TWO and not name.startswith("preset"):
            changing.add(name)

    assert changing - _declared(question) == {
        name for name, (_, questions) in NOT_TOLD.items() if question.id in questions
    }


def _declared(question: Question) -> set[str]:
    options = {
        f"{name} {option}" for change in question.otherwise for name, option in change.differences.items()
    }
    return options | {name for change in question.otherwise for name in change.house_rules}


@pytest.mark.parametrize(("number", "under"), CATALOGUE, ids=str)
def test_what_the_catalogue_answers_otherwise_is_told(number, under):
    """With one of the questions of that dispute; or none of them is answered otherwise there."""
    questions = [one for one in QUESTIONS.values() if number in one.disputes]
    names = [part.split() for part in WITH_SO_MANY.sub("", AS_TOLD.get(under, under)).split(" and ")]
    is_told = any(
        all(_is_chosen(change, name, *option) for name, *option in names)
        for question in questions
        for change in question.otherwise
    )

    assert is_told or not any(_is_changed(question, names) for question in questions)


def _is_chosen(change: Change, name: str, option: str | None = None) -> bool:
    """Whether a change is this option, or this house rule with this parameter."""
    if name in change.house_rules:
        return option is None or bool(change.house_rules[name].get(option))
    return str(change.differences.get(name)) == option


def _is_changed(question: Question, names: list[list[str]]) -> bool:
    """Whether the answer is another one by these choices."""
    game = GAMES[question.game]
    house = {rule.id for rule in game.house_rules}
    written = [
        f"house {name} {' '.join(f'{one}=yes' for one in option)}" if name in house else f"{name} {option[0]}"
        for name, *option in names
    ]
    rules = typed(game.differences, game.house_rules, read_rules(", ".join(["standard", *written])))
    return answer(question, rules).ruled.verdict != answer(question, STANDARD).ruled.verdict


@ASKED
def test_every_choice_that_is_declared_changes_the_answer(question):
    """The verdict or what is said; and each can be agreed on by so many people."""
    standard = answer(question, STANDARD)

    assert question.otherwise == tuple(one.change for one in standard.otherwise)
    for one in standard.otherwise:
        assert (standard.ruled.verdict, found_in(standard.ruled)) != (one.ruled.verdict, found_in(one.ruled))
        assert one.sources


@ASKED
def test_answers_are_one_or_two_sentences(question):
    """Under every preset, and whatever is chosen otherwise. Who only asks has no entries to look up."""
    for ruled in _all_ruled_by_every_preset(question):
        said = re.sub(r"^(Yes|No|That cannot come up by these rules)\. ", "", found_in(ruled))
        assert len(re.split(r"(?<=\.) (?=[A-Z])", said)) <= 2
        for sentence in (found_in(ruled), *ruled.why):
            assert sentence.endswith(".")
            assert not re.search(r"[{}]|\bNone\b|  ", sentence)
            assert not re.search(r"\bentry \d|\(any more\)|earlier entry is", sentence)


def _scores_by(game, way: str) -> bool:
    return any(way == option.id for one in game.differences for option in one.options)


OF_PARTNERS = [one for one in QUESTIONS.values() if _scores_by(GAMES[one.game], "partners")]


@pytest.mark.parametrize("question", OF_PARTNERS, ids=lambda question: question.id)
def test_a_partners_table_gets_an_answer_to_everything(question):
    """Also to what is about two players."""
    answered = answer(question, Rules(differences={"scoring": "partners"}))
    is_about_two = question.example is not None and len(question.example.people.split()) == 2

    assert is_about_two == (answered.ruled.reason == ABOUT_TWO)


def test_what_clashes_with_the_askers_house_rules_is_left_out():
    """Nothing is told of a table that cannot be."""
    for game in GAMES.values():
        for rule in game.house_rules:
            rules = Rules(house_rules={rule.id: {}})
            for question in (one for one in QUESTIONS.values() if one.game == game.name):
                for one in answer(question, rules).otherwise:
                    houses = {rule.id: {}, **one.change.house_rules}
                    if not one.change.house_rules or rule.id in _asked(question):
                        continue
                    assert {} == errors_in_rules(
                        game, replace(_changed(question, one.change), house_rules=houses), 4
                    )


def _asked(question: Question) -> set[str]:
    return {name for one in question.otherwise for name in one.house_rules}


def test_the_standard_answer_is_told_where_a_preset_has_another():
    """Its house rules are left out then."""
    answered = answer(QUESTIONS["draw-two-on-draw-two"], Rules("family"))

    assert "upheld" == answered.ruled.verdict
    assert ["refused"] == [one.ruled.verdict for one in answered.otherwise]


# --- what is read aloud ---


def _line(name: str, **chosen) -> str:
    return found_in(answer(QUESTIONS[name], Rules(**chosen)).ruled)


def test_an_article_is_read_where_what_was_found_would_not_say_it():
    """What holds of the example is only one case of it; a refusal says why."""
    assert _line("golf-clear-on-top").startswith("Yes. Both cards of a cleared column go on the discards")
    assert "golf.clear.top" == answer(QUESTIONS["golf-clear-on-top"], STANDARD).ruled.article.id
    nothing = "No. The player draws all the cards that are left, and need not draw the rest any more."
    assert nothing in _line("nothing-to-draw")
    only_mine = _line("color-i-do-not-hold", house_rules={"named-color": {}})
    assert "A player who names a color has to hold a card of that color." in only_mine
    assert "No. This table does not play by that house rule." == _line("two-equal-cards")


def test_no_article_of_a_house_rule_is_read_where_it_is_not_in_force():
    """What was found says it then."""
    assert "Nobody can swap hands now." == _line("zero-rotates")
    assert "No. The red 8 fits: it is red." == _line("seven-must-swap")
    assert _line("zero-rotates", house_rules={"seven-zero": {}}).startswith(
        "A player who plays a 7 may swap the whole hand"
    )


def test_what_the_end_of_the_round_settles_is_told_by_what_ended_it():
    """Where nothing is counted nobody draws for a last card."""
    told = answer(QUESTIONS["out-on-draw-two"], Rules(differences={"scoring": "none"})).ruled

    assert ("refused", "uno.score.none") == (told.verdict, told.article.id)
    assert found_in(told).startswith("No. No cards are counted. When somebody is out, the round is over")


def test_what_only_stands_is_neither_yes_nor_no():
    """Where nobody sees whether it was lawful."""
    assert _line("keep-the-drawn-card").startswith("Yes. After drawing you may play the card you just drew")
    assert _line("keep-the-drawn-card", differences={"drawn-card": "must"}).startswith(
        "Nobody can check the card just drawn, so we trust Bob. A drawn card that fits has to be played."
    )


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("draw-four-when", "Only a player who holds no card of the current color may play a Wild Draw Four."),
        (
            "draw-four-holding-the-color",
            "No. Only a player who holds no card of the current color may play a Wild Draw Four.",
        ),
        (
            "draw-four-with-the-same-number",
            "No. Only a player who holds no card of the current color may play a Wild Draw Four.",
        ),
        (
            "draw-four-with-another-wild",
            "No. Only a player who holds no card of the current color may play a Wild Draw Four.",
        ),
        (
            "draw-four-bluff",
            "Yes. A player can bluff with a Wild Draw Four. "
            "The card stands even if everybody can see that it is a bluff",
        ),
        (
            "challenge-guilty-color",
            "Yes. The player who played the Wild Draw Four draws the cards instead. The color named",
        ),
        ("reverse-between-two", "Yes. With two players a Reverse works like a Skip"),
        ("who-deals-next", "After each round the deal passes to the left."),
        (
            "stop-before-the-target",
            "Between two rounds the table may end the match. The player who leads at that time",
        ),
        ("two-reach-the-target", "No. Only the winner of a round gets points"),
        ("wrong-card-noticed-late", "Yes. The people at the table may let a claim count"),
        ("play-the-drawn-card", "Yes. After drawing you may play the card you just drew, if it fits"),
        ("golf-joining", "Somebody new starts with as many points as the player who has most"),
        ("golf-take-what-hit-me", "No. The next player draws two cards without looking"),
        ("golf-double-draw-two-misses", "Yes. The player whose turn it is takes one card"),
    ],
)
def test_the_line_answers_what_is_asked(name, line):
    """By the standard rules."""
    assert _line(name).startswith(line)


def test_what_bars_a_wild_draw_four_is_yes_or_no_at_other_tables_too():
    """Where all that fits bars it, so do the same number and another wild."""
    for name in ("draw-four-with-the-same-number", "draw-four-with-another-wild"):
        assert _line(name, preset="basic").startswith(
            "Yes. Cat may not play the Wild Draw Four. Everybody has seen that Cat holds a card that fits"
        )


def test_by_family_rules_a_last_card_is_only_a_last_card():
    """That nobody bluffs there is no reason not to draw: that nothing is counted is."""
    assert "Yes. Bob has no cards left and wins the round." == _line("win-with-draw-four", preset="family")
    assert _line("out-on-draw-four", preset="family").startswith("No. No cards are counted")


# --- the collection ---


@ASKED
def test_what_a_question_names_exists(question):
    """Its game, what is asked next, and the choices."""
    game = GAMES[question.game]

    assert set(question.follow_ups) <= set(QUESTIONS) - {question.id}
    assert text_of_question(question).endswith("?")
    assert len(set(question.phrasings)) == len(question.phrasings) >= 3
    people = len(question.example.people.split()) if question.example else 4
    for change in question.otherwise:
        rules = Rules(differences=change.differences, house_rules=change.house_rules)
        assert {} == errors_in_rules(game, rules, max(people, 4))


def test_every_dispute_of_the_catalogue_has_a_question():
    """All that a transcript has to answer."""
    asked = {number for one in QUESTIONS.values() for number in one.disputes}

    assert DISPUTES | ONLY_UNDER_AN_OPTION == asked


def test_few_questions_are_only_answered_by_quoting():
    """An example says more; but of what the game is, and how a house rule works, an article says all."""
    general = ("the-game", "house-rules")
    quoted = [one for one in QUESTIONS.values() if one.is_quoted and one.chapter not in general]
    assert len(quoted) <= MOST_QUOTED
    assert all(one.is_quoted is (one.example is None) for one in QUESTIONS.values())


@pytest.mark.parametrize("name", GAMES)
def test_every_house_rule_is_explained(name):
    """In a question of its own, by its own article: see the game's help/questions/general.py."""
    explained = {
        one.article.id for one in QUESTIONS.values() if one.chapter == "house-rules" and one.is_quoted
    }

    assert {rule.article.id for rule in GAMES[name].house_rules} <= explained


def test_how_many_people_play_is_as_many_as_may_sit_down():
    """The sentences have the numbers of the games."""
    words = {2: "Two", 8: "eight", 10: "ten"}
    for game, name in (("uno", "how-many-players"), ("golf", "golf-how-many-players")):
        seats = GAMES[game].seats
        line = answer(QUESTIONS[name], STANDARD).ruled.line.lower()
        assert f"{words[min(seats)].lower()} to {words[max(seats)].lower()} people" in line


def test_no_two_questions_ask_the_same():
    """In a game."""
    assert [] == [
        text
        for text, times in Counter((q.game, text_of_question(q)) for q in QUESTIONS.values()).items()
        if times > 1
    ]


@pytest.mark.parametrize("game", GAMES)
def test_a_question_about_a_house_rule_has_the_title_of_its_article(game):
    """The title stands in the message, because another language may have to bend it."""
    houses = {rule.article for rule in GAMES[game].house_rules}
    asked = [one for one in QUESTIONS.values() if one.game == game and one.chapter == "house-rules"]
    about = [one for one in asked if one.article in houses]

    assert about
    assert [] == [one.id for one in about if title_of(one.article) not in text_of_question(one)]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_its_messages_and_every_message_its_question(game):
    """In the three files of the game: questions with their chapters, answers, and what a child is told."""
    questions = [one for one in QUESTIONS.values() if one.game == game]
    texts = {f"question-{game}-{one.id}" for one in questions}
    chapters = {f"questions-chapter-{game}-{one.chapter}" for one in questions}
    answers = [(one, key) for one in questions for key in sentences_of(one)]

    assert texts | chapters == _keys_in(f"questions_{game}")
    assert {key_of_answer("answer", *one) for one in answers} == _keys_in(f"answers_{game}")
    assert {key_of_answer("child", *one) for one in answers} == _keys_in(f"children_{game}")


def test_no_two_answers_can_have_the_same_message():
    """Of any questions, also where no sentence is said today: a key has dashes for blanks and dots."""
    keys = Counter(
        key_of_answer("answer", question, one)
        for question in QUESTIONS.values()
        for one in possible_answers(question)
    )

    assert [] == [key for key, times in keys.items() if times > 1]


def _keys_in(file: str) -> set[str]:
    return {key for key, message in MESSAGES.items() if message.file == f"en/{file}.ftl"}


@pytest.mark.parametrize("name", GAMES)
def test_every_difference_changes_some_answer(name):
    """Or it is said why none."""
    asked = {
        (one.game, named)
        for one in QUESTIONS.values()
        for change in one.otherwise
        for named in change.differences
    }
    every = {(name, one.id) for one in GAMES[name].differences}

    assert every - asked == {one for one in UNTOUCHED if one[0] == name}


@pytest.mark.parametrize("name", GAMES)
def test_every_house_rule_and_every_option_has_a_question(name):
    """One that it answers otherwise: whoever agrees on it can ask about it."""
    asked = {
        choice
        for one in QUESTIONS.values()
        if one.game == name
        for change in one.otherwise
        for choice in (*change.differences.items(), *change.house_rules)
    }
    options = {
        (one.id, option.id)
        for one in GAMES[name].differences
        for option in one.options
        if option.id != one.default_option.id
    }

    assert set() == {*options, *(rule.id for rule in GAMES[name].house_rules)} - asked


@pytest.mark.parametrize(("name", "preset"), [(name, one) for name in GAMES for one in GAMES[name].presets])
def test_every_preset_of_other_rules_answers_some_question_otherwise(name, preset):
    """And one that only names the standard rules answers none otherwise."""
    game, questions = GAMES[name], [one for one in QUESTIONS.values() if one.game == name]
    of_preset, usual = complete_new_rules(game, Rules(preset)), complete_new_rules(game, STANDARD)
    is_other = replace(of_preset, preset=usual.preset) != usual

    assert is_other == any(_told_by(one, Rules(preset)) != _told_by(one, STANDARD) for one in questions)


def _told_by(question: Question, rules: Rules) -> tuple[str | None, str]:
    ruled = ruled_on(question, expanded_for(question, rules))
    return ruled.verdict, found_in(ruled)


# --- the sentence that stands alone ---

YES_OR_NO_ASKED = pytest.mark.parametrize(
    "question", [one for one in QUESTIONS.values() if one.yes], ids=lambda one: one.id
)
LONGEST_SENTENCE = 140
LONGEST_LINE = 150
NAMES = r"\b(Ann|Bob|Cat|Dan|Eve|Fay)\b"
PEOPLE = re.compile(rf"{NAMES}|[Tt]his table|\bhere\b")
A_CARD = re.compile(r"\b(?:red|yellow|green|blue) (?:\d|skip|reverse|draw two|double)", re.IGNORECASE)


@YES_OR_NO_ASKED
def test_what_is_answered_by_yes_or_no_is_said_in_a_sentence_of_its_own(question):
    """For either answer, of nobody in the example, and short enough for a glance."""
    assert {"yes", "no"} <= sentences_of(question).keys()


@ASKED
def test_a_sentence_of_its_own_is_of_nobody_and_short(question):
    for said in sentences_of(question).values():
        assert said.endswith(".") and not said.startswith(("Yes", "No,", "No."))
        assert len(said) <= LONGEST_SENTENCE
        assert not PEOPLE.search(said)


@ASKED
def test_a_sentence_for_an_article_is_said_where_that_article_decides(question):
    """Each of them under some choice that the question is about, or by one option, or by one house rule with
    its default values or the first or last value of a parameter."""
    for_articles = {said for key, said in sentences_of(question).items() if key not in ("yes", "no")}
    if not for_articles:
        return
    standard = answer(question, STANDARD)
    game = GAMES[question.game]
    house = [Rules(house_rules={rule.id: values}) for rule in game.house_rules for values in values_of(rule)]
    options = [Rules(differences={one.id: option.id}) for one in game.differences for option in one.options]
    by_choice = [ruled_on(question, expanded_for(question, rules)) for rules in (*house, *options)]
    ruled = (standard.ruled, *(one.ruled for one in standard.otherwise), *by_choice)

    assert for_articles <= {one.line for one in ruled}


def values_of(rule: HouseRule) -> list[Mapping[str, object]]:
    """No values, and each parameter with its first and its last value."""
    parameters = [(name, one) for name, one in rule.parameters.items() if one.among]
    return [
        {},
        *(
            {name: (value,) if one.several else value}
            for name, one in parameters
            for value in (one.among[0], one.among[-1])
        ),
    ]


def test_what_is_not_answered_by_yes_or_no_has_sentences_for_articles_alone():
    """What it comes to hangs on the rules."""
    for question in QUESTIONS.values():
        if question.yes is None:
            assert all(key in GAMES[question.game].rulebook for key in sentences_of(question)), question.id


@ASKED
def test_the_first_line_stands_alone_at_every_table(question):
    """Of nobody in the example and none of its cards, short enough for a glance, and never only that it
    cannot come up."""
    game = GAMES[question.game]
    lines = {ruled_on(question, expanded_for(question, rules)).line for _, rules in _tables(game)}

    wrong = [one for one in lines if PEOPLE.search(one) or A_CARD.search(one) or len(one) > LONGEST_LINE]
    assert wrong == []
    assert render(CANNOT_COME_UP) not in lines


def test_at_other_tables_it_is_the_other_sentence_or_what_it_comes_to_instead():
    """Never the same line twice."""
    for question in QUESTIONS.values():
        standard = answer(question, STANDARD)
        lines = [standard.first_line_otherwise(one).line for one in standard.otherwise]
        assert standard.first_line().line not in lines, question.id
