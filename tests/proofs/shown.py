"""The yes or no that Ask shows for a text, for the proofs that compare it with the engine.

A text is searched once. The answer is then made under each way to play, as the API makes it: the house rules
that the text names are added to the rules of the table.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from referee.ask.answer.answers import Ruled, expanded_for, first_line, ruled_on
from referee.ask.reading.named_rules import build_patterns, found_for, named_in, under
from referee.ask.search.lookup import all_indexes
from referee.games import GAMES
from referee.kit.values import replace
from referee.match.help.question import Question
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules, errors_in_rules
from referee.services.indexes import load_stored_indexes

SEATS = 4
"""Number of people at the table for which a way to play has to be valid."""


@cache
def ways_to_play(game: str = "uno") -> tuple[Rules, ...]:
    """Each preset, and each house rule with its usual parameters. The standard rules come first."""
    its = GAMES[game]
    chosen = [Rules(), *(Rules(preset) for preset in its.presets if preset != Rules().preset)]
    chosen += [Rules(house_rules={one.id: {}}) for one in its.house_rules]
    return tuple(complete_new_rules(its, one) for one in chosen if not errors_in_rules(its, one, SEATS))


@cache
def prepare() -> None:
    """Load the indexes and the patterns once, as a server does at its start."""
    all_indexes(load_stored_indexes())
    build_patterns()


@dataclass(frozen=True)
class Found:
    """The question that Ask finds first for a text. `is_good`: whether it is shown as the answer."""

    question: Question
    typed: str
    is_good: bool

    def yes(self, rules: Rules) -> bool | None:
        """The yes or no that is shown under these rules; None if neither is shown."""
        named_rules, named = under(rules, named_in(self.typed, self.question.game), self.question)
        ruled = ruling_on(self.question, named_rules)
        return first_line(self.question, ruled, ruled.line, self.typed, named, self.is_good).yes

    def may_show(self) -> bool:
        """Whether the text may get a yes or no under any rules: the engine decides which, and not whether
        the words ask for it."""
        named = named_in(self.typed, self.question.game)
        ruled = replace(ruling_on(self.question, Rules()), yes=True)
        shown = first_line(self.question, ruled, ruled.line, self.typed, named, self.is_good).yes
        return self.is_good and (bool(named.rules) or shown is not None)


def find(typed: str, game: str) -> Found | None:
    """The first question for a text; None if there is none."""
    prepare()
    hit = next(iter(found_for(typed, game)), None)
    return None if hit is None else Found(hit.question, typed, hit.is_good)


def ruling_on(question: Question, rules: Rules) -> Ruled:
    """The ruling of the engine on the worked example of a question."""
    return ruled_on(question, expanded_for(question, rules))


def ruling_for(question: Question, typed: str, rules: Rules) -> Ruled:
    """The same under the house rules that the text names as well."""
    named_rules, _ = under(rules, named_in(typed, question.game), question)
    return ruling_on(question, named_rules)


@dataclass
class Compared:
    """Numbers of a comparison, and each contradiction in one sentence.

    - `texts`: The texts that were searched.
    - `combinations`: Each text under each way to play.
    - `shown`: The combinations for which Ask shows yes or no.
    - `ruled`: Those of `shown` on which the engine ruled as well.
    """

    texts: int
    combinations: int
    shown: int
    ruled: int
    contradictions: list[str]

    def __str__(self) -> str:
        return (
            f"{self.texts:,} texts, {self.combinations:,} combinations, {self.shown:,} with yes or no,"
            f" {self.ruled:,} of them ruled on, {len(self.contradictions):,} contradictions"
        )


def word(yes: bool | None) -> str:
    """Yes, no or neither, for a report."""
    return "neither" if yes is None else ("yes" if yes else "no")


def games() -> Iterator[str]:
    """The games that have questions."""
    yield from GAMES
