"""Whoever asks about UNO Golf is asked what a referee would ask, and gets the judge's ruling.

The disputes are those of docs/rules/disputes.md.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

import pytest

from referee.ask.situation import possible_states
from referee.ask.situation.possible_states import FURTHER_VARIANTS, InvalidAnswer, PossibleState
from referee.ask.situation.ruling_or_question import CommonRuling, SeparatingFact, find_ruling_or_question
from referee.games import GAMES
from referee.games.golf.model.claims import Resync
from referee.games.golf.model.rulebook import CARD_CANNOT_BE, DECK, PLACE
from referee.games.golf.model.state import Column
from referee.games.help import HELP
from referee.kit.cards import Card
from referee.languages.speech import render
from referee.match.help.situation import Situation, complete_description, rule_on_situation, starting_match
from referee.match.model.position import DEFAULT_PLAYER_NAMES, DescribedMatch
from referee.match.model.state import Rules
from referee.match.table.validation import errors_of_claim_in_match
from referee.rulings.finding import FindingWeight
from referee.rulings.ruling import Ruling
from tests.table import Table

GOLF = GAMES["golf"]
SEATS = {name: seat for seat, name in enumerate(DEFAULT_PLAYER_NAMES)}
MOST_QUESTIONS = 4
MOST_JUDGED = 140 + 2 * FURTHER_VARIANTS
"""Positions, examples and further tables together, and further tables again once what does not matter is
assumed: a judging takes about a millisecond."""

RULES = {
    "standard": Rules(),
    "last turns": Rules(house_rules={"last-turns": {}, "symbols-match": {}, "no-action-pickup": {}}),
    "at any time": Rules(
        differences={"action-timing": "whenever", "thrown-action": "from-the-grid"},
        house_rules={"clear-anytime": {}, "closing-action": {}, "reverse-as-skip": {}},
    ),
}
CLAIMS = (
    "deal: red 3",
    "deal: red skip, red 3; Ann 1 upper blue 4, Bob 2 lower red skip",
    "Bob: draws red 6, flips 2 upper red 2",
    "Bob: draws red skip, flips 2 upper red 2",
    "Bob: draws red reverse, flips 2 upper red 2",
    "Bob: draws red double draw two, flips 2 upper red 2",
    "Bob: draws red double draw two, flips 2 upper red 2, columns for Ann",
    "Bob: draws green 1 to 2 upper, out red 5",
    "Bob: draws green 1 to 4 lower, out red reverse",
    "Bob: draws green 1 to 2 upper, out red double draw two",
    "Bob: draws green 1 to 2 upper, out red double draw two, columns for Bob and Cat",
    "Bob: takes the discard to 1 lower",
    "Bob: takes yellow draw two to 1 lower, out blue 2",
    "Bob: takes the discard, flips 1 lower green 1",
    "Bob: takes the discard to 1 lower, clears 1 with red 5 on top",
    "Bob: draws green 3 to 1 lower, out red draw two, clears 1 with green 3 on top",
    "Bob: draws green 3 to 1 lower, out red draw two, clears 1 with blue 3 on top",
    "Bob: draws green 3, flips 2 upper red 2, clears 2 with red 2 on top",
    "Bob: draws green 1 to 2 upper, out red 5, clears 1 with red double draw two on top",
    "Bob: draws green 1 to 2 upper, out red 5, clears 1 with red 4 on top, clears 3 with red reverse on top",
    "Bob: clears 2 with red 5 on top",
    "Bob: clears 5 with red draw two on top",
    "Bob: UNO!",
    "caught: Bob",
    "Ann: catches Bob",
    "Bob: catches Bob",
    "Bob: reveals 1 upper red 5, 3 lower red 6",
    "Bob: reveals nothing",
    "reshuffle",
    "score: Ann 12, Bob 6, Cat 14, Dan 0",
)
EVERY_CLAIM = pytest.mark.parametrize("said", CLAIMS, scope="module")
UNDER_ALL_RULES = pytest.mark.parametrize("rules", RULES, scope="module")


def described(
    said: str, rules: Rules = RULES["standard"], happened: tuple[str, ...] = (), **round
) -> Situation:
    """A situation with this claim. Only the given fields of its `round` are reported."""
    claim, *before = (GOLF.notation.read(line, SEATS) for line in (said, *happened))
    is_open = isinstance(claim, GOLF.claims) and not isinstance(claim, GOLF.position.between_rounds)
    position = GOLF.position.round_type(**round) if is_open else None
    return complete_description(
        Situation(GOLF, DescribedMatch(rules=rules), position, tuple(before), (claim,))
    )


def walked(situation: Situation, answers: Mapping[str, str]) -> Iterator[tuple[Mapping[str, str], object]]:
    """Every question and every ruling that there can be, with the answers given before."""
    found = find_ruling_or_question(situation, answers)
    yield answers, found
    if isinstance(found, SeparatingFact):
        for answer in found.answers:
            yield from walked(situation, {**answers, found.fact.id: answer.id})


def asked(situation: Situation) -> list[SeparatingFact]:
    return [one for _, one in walked(situation, {}) if isinstance(one, SeparatingFact)]


@cache
def asked_from_nothing(said: str, rules: str) -> list[SeparatingFact]:
    return [one for _, one in _walked_from_nothing(said, rules) if isinstance(one, SeparatingFact)]


@cache
def ruled_from_nothing(said: str, rules: str) -> list[tuple[Mapping[str, str], CommonRuling]]:
    return [
        (answers, one) for answers, one in _walked_from_nothing(said, rules) if isinstance(one, CommonRuling)
    ]


@cache
def _walked_from_nothing(said: str, rules: str) -> list[tuple[Mapping[str, str], object]]:
    return list(walked(described(said, RULES[rules]), {}))


def clockwise(situation: Situation, answers: Mapping[str, str]) -> CommonRuling:
    """The rulings, where play goes round clockwise if anybody asks."""
    found = find_ruling_or_question(situation, answers)
    if isinstance(found, SeparatingFact) and found.fact.id == "direction":
        return find_ruling_or_question(situation, {**answers, "direction": "clockwise"})
    return found


def the_ruling(found: CommonRuling) -> Ruling:
    return found.steps[-1].entry.ruling


def in_short(ruling: Ruling) -> tuple:
    return ruling.verdict, [(finding.article, finding.weight) for finding in ruling.findings]


def as_answered(situation: Situation, answers: Mapping[str, str], found: CommonRuling) -> Situation:
    """The situation with everything that was answered, or assumed."""
    given = {**{fact.id: answer.id for fact, answer in found.assumed}, **answers}
    then = situation.seated()
    for fact in HELP["golf"].facts_of(situation):
        possible = {answer.id: answer for answer in fact.answers(then)}
        then = possible.get(given[fact.id], next(iter(possible.values()))).then
    return then


# --- what is asked ---


@UNDER_ALL_RULES
@EVERY_CLAIM
def test_at_most_four_questions_settle_a_dispute(said, rules):
    """From nothing, whatever is answered."""
    assert MOST_QUESTIONS >= max(len(answers) for answers, _ in ruled_from_nothing(said, rules))


@UNDER_ALL_RULES
@EVERY_CLAIM
def test_questions_can_be_read_aloud(said, rules):
    """Each has two to six answers."""
    name = DEFAULT_PLAYER_NAMES.__getitem__
    for one in asked_from_nothing(said, rules):
        asks = render(one.fact.asks, name)
        texts = [render(answer.text, name) for answer in one.answers]

        assert 2 <= len(set(texts)) == len(texts) <= 6
        assert asks.endswith("?")
        assert all(text.endswith(".") for text in texts)
        assert not re.search(r"[{}]|\bNone\b [^.]|  ", " ".join((asks, *texts)))


@UNDER_ALL_RULES
@EVERY_CLAIM
def test_few_combinations_are_judged(said, rules, monkeypatch):
    """Or nobody would wait for it."""
    judged = []
    monkeypatch.setattr(
        possible_states, "PossibleState", lambda *parts: judged.append(parts) or PossibleState(*parts)
    )
    find_ruling_or_question(described(said, RULES[rules]), {})

    assert len(judged) <= MOST_JUDGED


def test_what_is_told_is_not_asked():
    """Whose turn it is, what lies on top, and how a grid lies."""
    grid = (Column(1, Card("5", "red"), Card("5", "blue")), Column(2))
    said = "Bob: takes the discard to 2 upper, out green 2, clears 1 with red 5 on top"
    facts = [one.fact.id for one in asked(described(said))]
    of_others = [one.fact.id for one in asked(described(said, grids={SEATS["Bob"]: grid}))]

    assert {"turn", "column", "left"} == set(facts)
    assert {"turn"} == set(of_others)
    assert [] == asked(described(said, grids={SEATS["Bob"]: grid}, turn=SEATS["Bob"]))


def test_a_grid_with_one_facedown_card_leaves_open_what_was_said():
    """And what has happened since; but not whether it is one."""
    grid = (Column(1, Card("5", "red"), None), Column(3, Card("1", "red"), Card("2", "blue")))
    facts = {one.fact.id for one in asked(described("caught: Bob", grids={SEATS["Bob"]: grid}))}

    assert {"left", "since", "said"} == facts
    assert [] == asked(described("caught: Bob", grids={SEATS["Bob"]: grid}, turn=SEATS["Bob"]))


def test_only_an_answer_is_taken():
    """Whatever else was answered; where it does not matter it is passed over."""
    situation = described("caught: Bob")
    late = find_ruling_or_question(situation, {"left": "more", "since": "begun", "said": "yes"})

    assert ("refused", [("golf.catch", FindingWeight.BREAKS)]) == in_short(the_ruling(late))
    with pytest.raises(InvalidAnswer, match="nothing, begun, skipped, hit, over, caught"):
        find_ruling_or_question(situation, {"left": "more", "since": "later"})
    with pytest.raises(InvalidAnswer, match="not asked"):
        find_ruling_or_question(situation, {"turn": "theirs"})


def test_whether_it_is_one_is_asked_where_a_catch_is_asked_about_too():
    """A turn alone is the same with two."""
    alone = described("Bob: draws red 6, flips 2 upper red 2")
    caught = GOLF.notation.read("caught: Bob", SEATS)
    both = Situation(GOLF, alone.match, alone.round, (), (*alone.claims, caught))
    verdicts = {
        left: the_ruling(find_ruling_or_question(both, {"turn": "theirs", "left": left})).verdict
        for left in ("more", "one")
    }

    assert {"more": "refused", "one": "upheld"} == verdicts
    assert "one" not in {answer.id for one in asked(alone) for answer in one.answers}


# --- what is ruled ---


@UNDER_ALL_RULES
@EVERY_CLAIM
def test_a_ruling_is_the_judges_in_the_situation_that_was_answered(said, rules):
    """With everything that was answered, or assumed because it does not matter."""
    situation = described(said, RULES[rules])
    for answers, found in ruled_from_nothing(said, rules):
        (step,) = rule_on_situation(as_answered(situation, answers, found))

        assert in_short(step.entry.ruling) == in_short(the_ruling(found))


@UNDER_ALL_RULES
@EVERY_CLAIM
def test_what_does_not_matter_does_not(said, rules):
    """Any other answer to a fact that was assumed leads to the same verdict, and hits nobody else."""
    situation = described(said, RULES[rules])
    for answers, found in ruled_from_nothing(said, rules):
        for fact, taken in found.assumed:
            others = {one.id for one in fact.answers(as_answered(situation, answers, found))} - {taken.id}
            for other in others:
                again = find_ruling_or_question(situation, {**answers, fact.id: other})

                assert [state.signatures for state in again.states[:1]] == [found.states[0].signatures]


@UNDER_ALL_RULES
@EVERY_CLAIM
def test_a_match_that_comes_there_gets_the_same_ruling(said, rules):
    """The situation as entries of a scorekeeper, as far as an open round can be entered."""
    situation = described(said, RULES[rules])
    for answers, found in ruled_from_nothing(said, rules):
        then = as_answered(situation, answers, found)
        if then.round is None or then.round.closed_by is None:
            assert in_short(_in_a_match(then)) == in_short(the_ruling(found))


def _in_a_match(situation: Situation) -> Ruling:
    names = DEFAULT_PLAYER_NAMES[: situation.seats]
    table = Table(names, "golf", situation.match.rules)
    if situation.round is not None:
        table.report(_dealt(situation)).submit_claim(_resync(situation))
        _with_the_rest(table, situation)
    for claim in situation.happened:
        table.submit_claim(claim)
        if not table.entries[-1].ruling.takes_effect:
            table.report(f"allow {table.number}")
    return table.submit_claim(situation.claims[0]).entries[-1].ruling


def _dealt(situation: Situation) -> str:
    many = GOLF.ruleset(situation.match.rules, situation.seats).opened
    rows = ("upper green", "lower yellow")[:many]
    up = [f"{DEFAULT_PLAYER_NAMES[seat]} 1 {row} {seat}" for seat in range(situation.seats) for row in rows]
    return f"deal: red 3; {', '.join(up)}"


def _resync(situation: Situation) -> Resync:
    round = starting_match(situation).round
    return Resync(round.top, round.turn, round.direction, dict(enumerate(round.grids)))


def _with_the_rest(table: Table, situation: Situation) -> None:
    """What a resync does not tell: the times to call, and what lies under the top card."""
    snapshot, round = table.transcript.snapshot, starting_match(situation).round
    described = {name: getattr(round, name) for name in ("window", "last_window", "discards", "lost_track")}
    state = replace(snapshot.state, round=replace(snapshot.state.round, **described))
    table.transcript.snapshot = replace(snapshot, state=state)


MADE_UP = {
    (PLACE.id, FindingWeight.BREAKS),
    (CARD_CANNOT_BE.id, FindingWeight.BREAKS),
    (DECK.id, FindingWeight.BREAKS),
}


@UNDER_ALL_RULES
@EVERY_CLAIM
def test_nothing_is_refused_for_cards_that_are_made_up(said, rules):
    """The grids fit what is claimed, and nobody scores cards of which nobody has spoken."""
    for _, found in ruled_from_nothing(said, rules):
        after = found.steps[-1].after
        _, cited = in_short(the_ruling(found))

        assert not MADE_UP & set(cited)
        assert not errors_of_claim_in_match(GOLF, after, found.steps[-1].entry.submission.claim)
        assert said.startswith("score") or () == after.points


# --- the disputes of the catalogue ---

MY_TURN, NOT_MINE = {"turn": "theirs", "left": "more"}, {"turn": "another"}
LAST_TURNS = Rules(house_rules={"last-turns": {}})
COVERED = "Bob: draws green 3 to 1 lower, out red draw two, clears 1 with green 3 on top"
PICKED_UP = "Cat: takes yellow draw two to 1 lower, out blue 2"
TWO_DRAWN = "Bob: draws green 1 to 2 upper, out red double draw two"
REVERSED = "Bob: draws green 1 to 2 upper, out red reverse"
SCORED = "score: Ann 12, Bob 6, Cat 14, Dan 0"
OPENED_SKIP = (
    "deal: red 3; Ann 1 upper blue 4, Bob 2 lower red skip, Cat 1 upper yellow 0, Dan 1 upper yellow 6"
)

DISPUTES = (
    (89, Rules(), "Bob: draws red skip, flips 2 upper red 2", MY_TURN, "upheld", "golf.skip"),
    (
        89,
        Rules(differences={"thrown-action": "from-the-grid"}),
        "Bob: draws red skip, flips 2 upper red 2",
        MY_TURN,
        "upheld",
        "golf.actions.from-the-grid",
    ),
    (90, Rules(), OPENED_SKIP, {}, "upheld", "golf.deal.opened"),
    (
        91,
        Rules(),
        "Cat: draws yellow 2 to 2 upper, out green 4, clears 2 with yellow 2 on top",
        {**MY_TURN, "column": "facedown"},
        "refused",
        "golf.clear.faceup",
    ),
    (
        92,
        Rules(),
        "Bob: clears 2 with blue skip on top",
        {"turn": "theirs", "column": "sign"},
        "refused",
        "golf.clear",
    ),
    (
        92,
        Rules(house_rules={"symbols-match": {}}),
        "Bob: clears 2 with blue skip on top",
        {"turn": "theirs", "column": "sign"},
        "upheld",
        "golf.house.symbols-match",
    ),
    (
        93,
        Rules(),
        "Bob: clears 1 with blue 5 on top",
        {"turn": "theirs", "column": "number"},
        "upheld",
        "golf.clear",
    ),
    (
        94,
        Rules(),
        "Cat: draws yellow skip to 1 lower, out green 2, clears 1 with yellow skip on top",
        {**MY_TURN, "column": "color"},
        "upheld",
        "golf.skip",
    ),
    (95, Rules(), COVERED, {**MY_TURN, "column": "number"}, "upheld", "golf.actions"),
    (
        95,
        Rules(differences={"action-timing": "whenever"}),
        COVERED,
        {**MY_TURN, "column": "number"},
        "upheld",
        "golf.draw-two",
    ),
    (96, Rules(), PICKED_UP, NOT_MINE, "refused", "golf.turn.order"),
    (96, Rules(), PICKED_UP, MY_TURN, "upheld", "golf.turn"),
    (
        96,
        Rules(house_rules={"no-action-pickup": {}}),
        PICKED_UP,
        MY_TURN,
        "refused",
        "golf.house.no-action-pickup",
    ),
    (
        97,
        Rules(),
        TWO_DRAWN,
        {**MY_TURN, "targets": "only-two"},
        "upheld",
        "golf.double-draw-two.two-players",
    ),
    (98, Rules(), TWO_DRAWN, {**MY_TURN, "targets": "oneself"}, "refused", "golf.double-draw-two"),
    (98, Rules(), f"{TWO_DRAWN}, columns for Bob and Cat", MY_TURN, "refused", "golf.double-draw-two"),
    (
        100,
        Rules(),
        "Bob: takes the discard, flips 1 lower green 1",
        MY_TURN,
        "refused",
        "golf.turn.taken-discard",
    ),
    (101, Rules(), "Cat: draws red 1 to 2 upper, out blue 2", {"turn": "nobodys"}, "refused", "golf.closing"),
    (101, LAST_TURNS, "Cat: draws red 1 to 2 upper, out blue 2", {"turn": "last"}, "upheld", "golf.turn"),
    (
        102,
        Rules(),
        "Ann: catches Cat",
        {"left": "one", "said": "no", "since": "begun"},
        "refused",
        "golf.call.in-time",
    ),
    (
        103,
        Rules(),
        "caught: Bob",
        {"left": "one", "said": "before", "since": "nothing"},
        "upheld",
        "golf.catch",
    ),
    (104, Rules(), SCORED, {}, "upheld", "golf.starter"),
    (
        104,
        Rules(differences={"next-starter": "left-of-dealer"}),
        SCORED,
        {},
        "upheld",
        "golf.starter.left-of-dealer",
    ),
    (106, Rules(), REVERSED, {**MY_TURN, "people": "two"}, "upheld", "golf.reverse.two-players"),
    (
        106,
        Rules(house_rules={"reverse-as-skip": {}}),
        REVERSED,
        {**MY_TURN, "people": "two"},
        "upheld",
        "golf.house.reverse-as-skip",
    ),
    (107, Rules(), "Cat: takes green 4 to 1 lower, out blue 3", MY_TURN, "upheld", "golf.turn"),
    (107, Rules(), "caught: Cat", {"left": "same", "since": "nothing"}, "refused", "golf.catch"),
    (
        107,
        Rules(),
        "Cat: draws blue 6, flips 3 upper green 2",
        {"turn": "theirs", "left": "as-many"},
        "refused",
        "golf.turn.throw",
    ),
)


@pytest.mark.parametrize(("number", "rules", "said", "answers", "verdict", "article"), DISPUTES)
def test_disputes_get_the_verdict_of_the_catalogue(number, rules, said, answers, verdict, article):
    """The details of the dispute are the answers, and no other fact is asked for."""
    ruling = the_ruling(clockwise(described(said, rules), answers))

    assert verdict == ruling.verdict
    assert article in [finding.article for finding in ruling.findings]


def test_who_was_hit_by_a_double_draw_two_still_has_a_turn():
    """Dispute 99, with the claims that happened."""
    hit = f"{TWO_DRAWN}, columns for Cat and Dan"
    ruling = the_ruling(
        find_ruling_or_question(described("Cat: draws red 6, flips 2 upper green 6", happened=(hit,)), {})
    )

    assert "upheld" == ruling.verdict


def test_a_covered_draw_two_does_not_act():
    """Dispute 95: only where cards act whenever they lie on top."""
    ruling = the_ruling(find_ruling_or_question(described(COVERED), {**MY_TURN, "column": "number"}))

    assert "golf.draw-two" not in [finding.article for finding in ruling.findings]
