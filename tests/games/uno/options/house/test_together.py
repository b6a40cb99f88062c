"""House rules as a collection: each is shown, each stands alone, and each pair is possible or refused."""

import ast
from collections.abc import Iterator
from dataclasses import fields
from functools import cache
from itertools import combinations, product
from pathlib import Path

import pytest

from referee.games import GAMES
from referee.games.uno import game
from referee.games.uno.model.deck import CardEffect
from referee.games.uno.model.evolve import UNO_ROUND_CHANGE_BY_EVENT_TYPE
from referee.games.uno.model.state import Round
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.options.rulesets import EVERY_CHANGE, RULEBOOK, STANDARD, ruleset
from referee.kit.values import replace
from referee.match.model.articles import text_of
from referee.match.model.rule_texts import question_of_parameter, reason_for_clash
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules, errors_in_rules
from referee.match.table.rounds import ScoreRound
from referee.match.text.rendering import text_of_finding
from referee.match.text.rules_notation import write_rules
from referee.match.text.transcript import Opening, Transcript, read_opening
from referee.rulings.house import HouseRule
from referee.rulings.ruleset import AmendmentDoesNotFit, RuleChart
from tests.simulated import variants
from tests.table import Table
from tools.transcripts import SCENARIOS, Judged, judged

UNO = GAMES["uno"]
FOLDER = SCENARIOS / "uno" / "house"
CODE = Path(game.__file__).parent
HOUSE = CODE / "options" / "house"
KNOWS_HOUSE_RULES = {
    "amounts",
    "house_rules",
    "rulesets",
    "legal_claims",
    "sentences",
    "saying",
    "happened",
    "past_tense",
    "notation",
    "game",
    "presets",
    "kit",
    "named",
}
"""Modules of the game that speak of house rules; the others are chapters, which do not."""
ASKS_OF_THEM = {"questions", "phrasings", "facts"}
"""Rooms of what people ask, also of house rules."""

BY_ID = {rule.id: rule for rule in HOUSE_RULES}
PAIRS = [*combinations(BY_ID, 2)]
REPEAT = frozenset(("force-play", "must-play-drawn"))
"""They say the same in part, so nobody agrees on both; they do not contradict each other."""
CLASHES = {frozenset(pair) for pair in variants.CLASHES} - {REPEAT}

each_rule = pytest.mark.parametrize("rule", HOUSE_RULES, ids=lambda rule: rule.id)
each_pair = pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda name: name)


@cache
def shown() -> tuple[Judged, ...]:
    """Every claim of every transcript of house rules, with its ruling."""
    return tuple(one for path in sorted(FOLDER.glob("*.txt")) for one in judged(path))


def of(rule: HouseRule) -> list[Judged]:
    """The claims that were judged while this rule was in force."""
    return [one for one in shown() if rule.id in one.rules.house_rules]


def settings(rule: HouseRule, parameter: str) -> list:
    """What the transcripts choose for a parameter."""
    return [one.rules.house_rules[rule.id][parameter] for one in of(rule)]


# transcripts


@each_rule
def test_a_house_rule_has_a_transcript_of_its_own(rule):
    """It begins with the rule alone, and its article decides something there."""
    path = FOLDER / f"{rule.id.replace('-', '_')}.txt"
    assert path.exists(), f"{rule.id} needs a transcript: {path.relative_to(SCENARIOS.parent.parent)}"
    rulings = judged(path)

    assert {rule.id} == set(rulings[0].rules.house_rules), f"{path.name} begins with {rule.id} and no other"
    cited = {article for one in rulings for article in one.articles}
    assert rule.article.id in cited, f"{path.name} cites {rule.article.id} nowhere"


@each_rule
def test_every_article_of_it_is_cited_in_one(rule):
    cited = {article for one in of(rule) for article in one.articles}

    assert set() == {article.id for article in (rule.article, *rule.articles)} - cited


@each_rule
def test_no_article_of_it_is_cited_where_it_is_not_in_force(rule):
    """Except to refuse a claim that only this rule knows, and for an older round, which is scored by its own
    rules."""
    own = {article.id for article in (rule.article, *rule.articles)}
    elsewhere = [
        one
        for one in shown()
        if rule.id not in one.rules.house_rules and own & set(one.articles) and not scores_an_older_round(one)
    ]

    assert set() == {one.entry.submission.claim.__class__ for one in elsewhere} - set(rule.claims)
    assert {"refused"} >= {one.entry.ruling.verdict.value for one in elsewhere}


def scores_an_older_round(one: Judged) -> bool:
    claim = one.entry.submission.claim
    return isinstance(claim, ScoreRound) and claim.round is not None


@each_rule
def test_every_answer_to_its_parameters_is_shown(rule):
    """Of numbers at least two; of a list each one of its words."""
    for name, parameter in rule.parameters.items():
        chosen, where = settings(rule, name), f"what the transcripts of {rule.id} choose for {name}"
        if parameter.fault is not None:
            assert set(chosen) - {parameter.default}, where
        elif parameter.several:
            assert set(parameter.among) == {word for words in chosen for word in words}, where
        elif isinstance(parameter.default, bool | str):
            assert set(parameter.among) == set(chosen), where
        else:
            assert {parameter.default} < set(chosen), f"{where}: the default, and another number"


@each_rule
def test_something_is_refused_and_something_counts_under_it(rule):
    verdicts = {one.entry.ruling.verdict.value for one in of(rule)}

    where = f"the transcripts of {rule.id} in {FOLDER.relative_to(SCENARIOS.parent.parent)}"
    assert "refused" in verdicts, where
    assert verdicts & {"upheld", "stands"}, where


def test_what_a_house_rule_finds_is_told_in_a_sentence_of_its_own():
    """Not by reading out the whole article."""
    texts = {text_of(article) for rule in HOUSE_RULES for article in (rule.article, *rule.articles)}
    said = {
        text_of_finding(UNO, finding, str)
        for one in shown()
        for finding in one.entry.ruling.findings
        if finding.facts and finding.article.startswith("uno.house.")
    }

    assert set() == said & texts


@each_rule
def test_its_claims_are_written_as_they_are_read(rule):
    own = [one for one in shown() if one.entry.submission.claim.__class__ in rule.claims]
    names = {"Ann": 0, "Bob": 1, "Cat": 2, "Dan": 3, "Eve": 4, "Fay": 5, "Gus": 6, "Hal": 7}

    assert bool(own) == bool(rule.claims)
    for one in own:
        line = UNO.notation.write(one.entry.submission.claim, [*names].__getitem__)

        assert one.entry.submission.claim == UNO.notation.read(line, names)


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_whatever_is_refused_the_table_may_let_count(path):
    """An allow of it counts, or is refused in turn; it never fails."""
    opening = read_opening(path.read_text(encoding="utf-8").partition("\n")[0])
    lines = [one.line for one in judged(path)]
    refused = [place for place, one in enumerate(judged(path)) if one.entry.ruling.verdict.value == "refused"]
    for place in refused:
        table = Table(opening.names, rules=opening.rules).report(*lines[: place + 1])

        assert table.report(f"allow {table.number}").verdict in ("upheld", "refused")


# one with the other


@each_pair
def test_a_pair_is_played_by_or_refused_by_name(one, other):
    found = errors_in_rules(UNO, Rules(house_rules={one: {}, other: {}}), 4)

    if frozenset((one, other)) not in CLASHES:
        assert {} == found
        return
    [(name, [reason])] = found["house_rules"].items()

    assert {one, other} == {name, reason.split()[6].rstrip(":")}
    assert reason.startswith("It does not go together with ")
    assert reason.endswith(".")


@each_rule
def test_a_clash_is_with_another_rule_and_gives_a_reason(rule):
    assert set(rule.clashes) <= set(BY_ID) - {rule.id}
    assert all(reason_for_clash(rule, other).endswith(".") for other in rule.clashes)


@pytest.mark.parametrize("seats", range(2, 11))
def test_all_that_do_not_clash_can_be_played_by_at_once(seats):
    chosen: list[str] = []
    for name in sorted(BY_ID, key=lambda one: sum(one in pair for pair in CLASHES)):
        if not any(frozenset((name, other)) in CLASHES for other in chosen):
            chosen.append(name)
    rules = Rules(house_rules={name: {} for name in chosen})

    assert {} == errors_in_rules(UNO, rules, seats)
    assert ruleset(complete_new_rules(UNO, rules), seats)


def test_where_nobody_bluffs_no_stacked_card_is_challenged():
    """Each can be played by, and with the other answer both."""
    challenged = {"answers": ("4/4",), "challenge": "top"}

    assert "no-bluffing" in str(
        errors_in_rules(UNO, Rules(house_rules={"stacking": challenged, "no-bluffing": {}}), 4)
    )
    assert {} == errors_in_rules(
        UNO, Rules(house_rules={"stacking": {"answers": ("4/4",)}, "no-bluffing": {}}), 4
    )


def test_where_nobody_calls_nobody_calls_for_a_hand_that_was_given():
    assert errors_in_rules(UNO, Rules(house_rules={"seven-zero": {"must_call": True}, "no-calls": {}}), 4)
    assert {} == errors_in_rules(UNO, Rules(house_rules={"seven-zero": {}, "no-calls": {}}), 4)


@pytest.mark.parametrize("name", ["many_at_once", "bounces_together", "jump_in_and_stacking"])
def test_the_order_in_which_they_are_given_does_not_matter(name):
    rulings = judged(FOLDER / f"{name}.txt")
    rules = rulings[0].rules
    turned = Rules(rules.preset, rules.target, rules.differences, dict(reversed(rules.house_rules.items())))
    seats = len(rulings[0].entry.ruling.events[0].hands)
    again = Transcript(UNO, Opening("uno", turned, ("Ann", "Bob", "Cat", "Dan")[:seats]))

    assert [one.entry.ruling for one in rulings] == [again.tell(one.line).ruling for one in rulings]
    assert _written(rules) == _written(turned) == _written(again.state.rules)
    assert [*rules.house_rules] == [*complete_new_rules(UNO, turned).house_rules]


FIELDS_ALONE = ("force-play", "must-play-drawn", "hand-limit")
"""They exchange a function that every ruleset of UNO has; one that none has does not import."""


@pytest.mark.parametrize(
    "rule", [rule for rule in HOUSE_RULES if rule.id not in FIELDS_ALONE], ids=lambda rule: rule.id
)
def test_one_that_amends_what_is_not_there_is_refused(rule):
    """Nothing is amended silently: where all is missing that the standard rules have, and all is there that
    they have not, the amendment fails by name."""
    row = CardEffect(rule.article)
    other = replace(
        STANDARD,
        procedures={},
        actions=RuleChart({face: row for face in STANDARD.points if face not in STANDARD.actions}),
        answers=dict.fromkeys(product(STANDARD.points, repeat=2), row),
        substitutes=dict.fromkeys(_replaced(rule), rule.article),
    )

    with pytest.raises(AmendmentDoesNotFit):
        rule.ruleset_with_house_rule(other, {})


@pytest.mark.parametrize("name", FIELDS_ALONE)
def test_one_that_exchanges_functions_alone_exchanges_some(name):
    rule = next(rule for rule in HOUSE_RULES if rule.id == name)

    assert STANDARD.procedures == rule.ruleset_with_house_rule(STANDARD, {}).procedures
    assert STANDARD != rule.ruleset_with_house_rule(STANDARD, {})


# what a table does not play by

OWN_CLAIMS = [(rule, claim) for rule in HOUSE_RULES for claim in rule.claims]
each_own_claim = pytest.mark.parametrize(
    ("rule", "claim"), OWN_CLAIMS, ids=[claim.tag for _, claim in OWN_CLAIMS]
)


@each_own_claim
def test_a_claim_of_a_house_rule_is_refused_where_the_table_does_not_play_by_it(rule, claim):
    line = next(one.line for one in of(rule) if one.entry.submission.claim.__class__ is claim)
    table = Table(("Ann", "Bob", "Cat", "Dan")).report("deal: red 5", line)

    assert ("refused", [rule.article.id]) == (table.verdict, table.articles)
    assert "This table does not play by that house rule." == table.sentence


@each_own_claim
def test_all_other_house_rules_leave_it_refused(rule, claim):
    line = next(one.line for one in of(rule) if one.entry.submission.claim.__class__ is claim)
    for other in HOUSE_RULES:
        if other is rule:
            continue
        table = Table(("Ann", "Bob", "Cat", "Dan"), rules=Rules(house_rules={other.id: {}}))

        assert [rule.article.id] == table.report("deal: red 5", line).articles


@each_rule
def test_without_it_a_ruling_on_the_same_claims_is_the_standard_one(rule):
    """The ruleset is amended, and never the standard one itself."""
    ruleset(complete_new_rules(UNO, Rules(house_rules={rule.id: {}})), 4)
    standard = ruleset(complete_new_rules(UNO, Rules()), 4)

    assert not standard.answers and not standard.out_of_turn
    assert not any(procedure.fines for procedure in standard.procedures.values())


# how they are written


def test_each_has_an_id_and_a_file_of_its_own():
    files = {path.stem for path in HOUSE.glob("*.py")}

    assert len(BY_ID) == len(HOUSE_RULES)
    assert {rule.id.replace("-", "_") for rule in HOUSE_RULES} <= files


@each_rule
def test_its_articles_are_filed_under_its_id(rule):
    for article in (rule.article, *rule.articles):
        assert f"uno.house.{rule.id}" == article.id or article.id.startswith(f"uno.house.{rule.id}.")
        assert article in RULEBOOK.articles
        assert text_of(article).endswith(".")


@each_rule
def test_its_parameters_have_questions_and_defaults(rule):
    for name, parameter in rule.parameters.items():
        assert question_of_parameter(rule, name).endswith("?")
        assert parameter.is_valid_answer(parameter.default)


@each_rule
def test_its_own_events_and_claims_are_filed_apart(rule):
    """What a house rule keeps in mind, no chapter does."""
    assert all(event.tag.startswith("uno.house.") for event in rule.events)
    assert set() == set(rule.events) & set(UNO_ROUND_CHANGE_BY_EVENT_TYPE)
    assert set(rule.events) <= set(EVERY_CHANGE)


def test_no_chapter_imports_a_house_rule():
    assert [] == [
        f"{path.name} imports {node.module}"
        for path, tree in chapters()
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and ".house" in (node.module or "")
    ]


def test_no_chapter_asks_for_a_house_rule():
    """Neither by its id nor by its article."""
    names = {f"uno.house.{name}" for name in BY_ID} | set(BY_ID)

    assert [] == [
        f"{path.name} speaks of {node.value}"
        for path, tree in chapters()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and node.value in names
    ]


def test_a_round_has_no_field_for_a_house_rule_alone():
    """Beside the generic `house`: whatever a house rule looks at, some chapter uses too."""
    of_round = {field.name for field in fields(Round)} - {"house"}
    in_chapters = set().union(*(mentioned(tree) for path, tree in chapters() if path.stem != "state"))
    in_house = set().union(*(mentioned(tree) for _, tree in house_files()))

    assert set() == of_round & in_house - in_chapters


def test_no_chapter_looks_at_what_house_rules_keep_in_mind():
    """Only a lost track forgets it: then nothing is known any more."""
    assert {"evolve"} >= {path.stem for path, tree in chapters() if "house" in mentioned(tree)} - {"state"}


def _written(rules: Rules) -> str:
    return write_rules(UNO.presets, UNO.differences, UNO.house_rules, rules)


def _replaced(rule: HouseRule) -> Iterator[str]:
    """The standard articles in whose place it puts its own."""
    return (one.instead_of for one in (rule.article, *rule.articles) if one.instead_of)


def chapters() -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(CODE.rglob("*.py")):
        knows = path.stem in KNOWS_HOUSE_RULES or path.parent == HOUSE or path.parent.name in ASKS_OF_THEM
        if not knows:
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def house_files() -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(HOUSE.glob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def mentioned(tree: ast.AST) -> set[str]:
    """What is looked up on something, or passed by name."""
    looked_up = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
    return looked_up | {node.arg for node in ast.walk(tree) if isinstance(node, ast.keyword) and node.arg}
