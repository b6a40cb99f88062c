"""A question that is changed gets the yes or no of the changed example: `make prove ARGS=agreement`.

`variants.txt` changes the text of a question ("it is my last card"). Here its worked example is changed in
the same way, and the engine rules on it. If Ask shows yes or no for the changed text, it must be that
ruling. It is fine if Ask shows neither.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from referee.ask.answer.answers import play_line, played, without_marker
from referee.ask.match.resized_example import make_resized_examples
from referee.ask.search.every_question import QUESTIONS, texts_of
from referee.games import GAMES
from referee.kit.tables import parse_text_table
from referee.match.help.question import Example, Question
from referee.match.model.state import AnyMatch, Rules
from referee.match.text.notation import NotationError
from referee.match.text.transcript import Opening, Transcript
from tests.proofs.phrasings import Way, way_of
from tests.proofs.shown import Compared, find, ruling_for, ways_to_play, word

TABLE = parse_text_table("variants.txt", Path(__file__).with_name("variants.txt").read_bytes())
TEMPLATES = {section.heading: [row.text for row in section.rows] for section in TABLE.sections}
MOST_TEXTS = 3
"""Maximum number of texts of a question that are changed: those that get a yes or no, the first ones."""
ACTION = re.compile(r"(?P<who>[A-Z][a-z]+): (?P<what>.+)")
PLAYS = re.compile(r"(red|blue|green|yellow|wild)\b")
DRAWS = re.compile(r"draws\b")
ABOUT_THE_PAST = re.compile(r"(catches|challenges|swaps)\b")
FIRST_DEAL = re.compile(r"(! )?deal: (?P<card>[^;]+)(; (?P<hands>.*))?")
MOST_CARDS = 6
"""The largest dealt hand that is tried so that one card is left."""


@dataclass(frozen=True)
class Variant:
    """A changed question: its change, its text, the examples that the text may mean, and the text before."""

    question: Question
    change: str
    text: str
    unchanged: str
    examples: tuple[Question, ...]


def actor_of(line: str) -> str | None:
    """The name of the person who acts in a line of an example; None if nobody does."""
    found = ACTION.fullmatch(without_marker(line))
    return None if found is None or found["who"] in ("Deal", "Score") else found["who"]


def _turn(match: AnyMatch, people: list[str]) -> str | None:
    turn = match.round.turn if match.round is not None else None
    return None if turn is None else people[turn]


def _with(example: Example, *lines: str) -> Example:
    return replace(example, before=(*example.before, *lines))


def _paid(example: Example, match: AnyMatch, people: list[str]) -> Iterator[Example]:
    """The person who draws is the one who asks. A question about the drawing itself cannot be changed so."""
    debt, actor = match.round.debt, actor_of(example.claim)
    if debt is not None and actor == people[debt.seat] and "draws" not in example.claim:
        yield _with(example, f"{actor}: draws {debt.count}")


def _paid_by_another(example: Example, match: AnyMatch, people: list[str]) -> Iterator[Example]:
    """Either the same person plays afterwards, or the next one does."""
    for paid in _paid(example, match, people):
        yield paid
        if PLAYS.match(ACTION.fullmatch(example.claim)["what"]):
            after = people[(match.round.debt.seat + match.round.direction) % len(people)]
            yield replace(paid, claim=_by(after, example.claim))


def _by(who: str, line: str) -> str:
    return f"{who}: {ACTION.fullmatch(line)['what']}"


def _by_another(example: Example, match: AnyMatch, people: list[str]) -> Iterator[Example]:
    """Only what the person does whose turn it is: a catch or a challenge has no turn. An example with a
    refused claim is about the claim that is put right."""
    actor, turn = actor_of(example.claim), _turn(match, people)
    is_put_right = any(line.startswith("? ") for line in example.before)
    if actor == turn and PLAYS.match(ACTION.fullmatch(example.claim)["what"]) and not is_put_right:
        for who in people:
            if who != turn:
                yield replace(example, claim=_by(who, example.claim))


def _last_card(example: Example, match: AnyMatch, people: list[str]) -> Iterator[Example]:
    actor = actor_of(example.claim)
    deal = FIRST_DEAL.fullmatch(example.before[0]) if example.before else None
    if deal is None or not PLAYS.match(ACTION.fullmatch(example.claim)["what"]):
        return
    hands = [one for one in (deal["hands"] or "").split(", ") if one and not one.startswith(actor)]
    for cards in range(1, MOST_CARDS):
        dealt = f"! deal: {deal['card']}; {', '.join((*hands, f'{actor} {cards}'))}"
        changed = replace(example, before=(dealt, *example.before[1:]))
        match = _match_before(changed)
        if match is not None and match.round is not None and match.round.hands[people.index(actor)] == 1:
            yield changed


def _stacked(example: Example, match: AnyMatch, people: list[str]) -> Iterator[Example]:
    debt = match.round.debt
    if debt is None or actor_of(example.claim) != people[debt.seat]:
        return
    top = str(match.round.top.face)
    card = {"drawtwo": "green draw two", "drawfour": "wild draw four, green"}.get(re.sub(r"\W", "", top))
    if card is not None:
        after = people[(debt.seat + match.round.direction) % len(people)]
        yield replace(_with(example, f"! {people[debt.seat]}: {card}"), claim=_by(after, example.claim))


def _two_players(example: Example, match: AnyMatch, people: list[str]) -> Iterator[Example]:
    """The person who has the turn acts: between two players it may be another person's."""
    actor, debt = actor_of(example.claim), match.round.debt
    is_on_turn = actor == _turn(match, people) and (debt is None or actor == people[debt.seat])
    for resized in make_resized_examples(example, 2) if len(people) > 2 else ():
        before, left = _match_before(resized), resized.people.split()
        turn = None if before is None or before.round is None else _turn(before, left)
        if is_on_turn and turn is not None:
            yield replace(resized, claim=_by(turn, resized.claim))
        elif not is_on_turn and turn != actor and not _has_debt(before, left, actor):
            yield resized


def _has_debt(match: AnyMatch | None, people: list[str], who: str | None) -> bool:
    debt = None if match is None or match.round is None else match.round.debt
    return debt is not None and people[debt.seat] == who


def _drew_first(example: Example, match: AnyMatch, people: list[str]) -> Iterator[Example]:
    """The card that is played may be the drawn one."""
    actor = actor_of(example.claim)
    what = ACTION.fullmatch(example.claim)["what"]
    if (
        match.round.debt is None
        and actor == _turn(match, people)
        and (PLAYS.match(what) or DRAWS.match(what))
    ):
        drew = _with(example, f"{actor}: draws")
        yield drew
        if PLAYS.match(what) and "drawn" not in what:
            yield replace(drew, claim=f"{example.claim}, drawn")


def _went_on(example: Example, match: AnyMatch, people: list[str]) -> Iterator[Example]:
    """For a catch, a challenge or a swap: the next player has acted since."""
    turn, what = _turn(match, people), ACTION.fullmatch(example.claim)["what"]
    is_over = turn is not None and turn != actor_of(example.claim) and not what.endswith(turn)
    if match.round.debt is None and is_over and ABOUT_THE_PAST.match(what):
        yield _with(example, f"{turn}: wild, {'red' if match.round.color is None else match.round.color}")


Changes = Callable[[Example, AnyMatch, list[str]], Iterator[Example]]
BY_ANOTHER = "another player does it"
CHANGES: Mapping[str, Changes] = {
    "the cards were drawn before": _paid,
    "the next player drew for them": _paid_by_another,
    BY_ANOTHER: _by_another,
    "the last card": _last_card,
    "a further card was stacked": _stacked,
    "two players": _two_players,
    "a card was drawn first": _drew_first,
    "the next player has gone on": _went_on,
}


def _match_before(example: Example) -> AnyMatch | None:
    """The match before what is asked about, under the standard rules; None if it does not get so far."""
    people = tuple(example.people.split())
    table = Transcript(GAMES["uno"], Opening("uno", Rules(), people))
    try:
        for line in example.before:
            play_line(table, line)
    except NotationError:
        return None
    return table.state


def changed_examples(question: Question, change: str) -> tuple[Question, ...]:
    """The question with each example that the change may mean; empty if it cannot be changed so."""
    example, before = question.example, played(question, Rules())
    if example is None or before is None or before.match.round is None or actor_of(example.claim) is None:
        return ()
    people = example.people.split()
    return tuple(replace(question, example=one) for one in CHANGES[change](example, before.match, people))


@cache
def base_texts(question: Question) -> tuple[str, ...]:
    """The first texts of a question that get a yes or no."""
    found = []
    for text in texts_of(question):
        hit = find(text, question.game)
        if hit is not None and way_of(question, text) is Way.SAME and hit.may_show():
            found.append(text)
        if len(found) == MOST_TEXTS:
            break
    return tuple(found)


def variants(questions: Iterable[Question]) -> Iterator[Variant]:
    """Each changed text of these questions, if their examples can be changed in the same way."""
    for question in questions:
        if question.game != "uno" or question.example is None or question.yes is None:
            continue
        for change, templates in TEMPLATES.items():
            # A question about an agreed rule such as jump-in is about another player's turn already.
            if change == BY_ANOTHER and question.presupposes is not None:
                continue
            if examples := changed_examples(question, change):
                for text in base_texts(question):
                    for template in templates:
                        changed = template.replace("{asks}", text.strip().rstrip("?.!"))
                        yield Variant(question, change, changed, text, examples)


def rulings(variant: Variant, rules: Rules) -> set[bool | None]:
    """What the engine rules on each example that the text may mean."""
    return {ruling_for(one, variant.unchanged, rules).yes for one in variant.examples}


def compare_variants(questions: Iterable[Question] = tuple(QUESTIONS.values())) -> Compared:
    """Compare the yes or no of each variant under each way to play with the engine's."""
    counts = Compared(0, 0, 0, 0, [])
    for variant in variants(questions):
        counts.texts, counts.combinations = counts.texts + 1, counts.combinations + len(ways_to_play("uno"))
        counts.contradictions += _contradictions(variant, counts)
    return counts


def _contradictions(variant: Variant, counts: Compared) -> Iterator[str]:
    hit = find(variant.text, "uno")
    if hit is None or not hit.may_show():
        return
    wrong = []
    for rules in ways_to_play("uno"):
        yes = hit.yes(rules)
        if yes is None:
            continue
        counts.shown += 1
        possible = rulings(variant, rules) - {None}
        if not possible:
            continue
        counts.ruled += 1
        if yes not in possible:
            wrong.append(yes)
    if wrong:
        yes = wrong[0]
        yield (
            f"{variant.question.id}, {variant.change}: {variant.text!r} finds {hit.question.id}"
            f" and is answered {word(yes)} and not {word(not yes)}, under {len(wrong)} ways to play"
        )
