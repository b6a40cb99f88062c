"""Statements: the parts of a text that say how a table plays, as in "we stack, may I add a Draw Two?".

All texts here are plain (`named_rules.py`): without capitals, hyphens and apostrophes.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from referee.kit.tables import read_text_table

TABLE = read_text_table("ask/reading/statements.txt")
SENTENCE, QUESTION, OF_A_TABLE, JOINS, ONLY_INTRODUCES = map(
    TABLE.pattern_of_named_part, ("SENTENCE", "QUESTION", "OF_A_TABLE", "JOINS", "ONLY_INTRODUCES")
)
NO, RULE_WITH_A_NAME, STORY, OPINION, IS_IT_SO, ABOUT_ITSELF = map(
    TABLE.pattern_of_named_part, ("NO", "RULE_WITH_A_NAME", "STORY", "OPINION", "IS_IT_SO", "ABOUT_ITSELF")
)

OURS, LIKE_A_RULE, WANTS_EXPLANATION = map(
    TABLE.pattern_of_named_part, ("OURS", "LIKE_A_RULE", "WANTS_EXPLANATION")
)


@dataclass(frozen=True)
class Statement:
    """A part of a text that says how a table plays.

    `start` and `end` are its place in the text. `parts` are the places of what it joins by commas and words
    such as "and".
    """

    start: int
    end: int
    parts: tuple[tuple[int, int], ...]

    def parts_at(self, start: int, end: int) -> Iterator[tuple[int, int]]:
        """The parts that share a character with this place."""
        return (part for part in self.parts if part[0] < end and start < part[1])


def statements_in(text: str) -> tuple[Statement, ...]:
    """The statements of a text, in its order. A sentence ends as a statement where it begins to ask."""
    return tuple(filter(None, (_statement(text, *one.span()) for one in SENTENCE.finditer(text))))


def _statement(text: str, start: int, end: int) -> Statement | None:
    asks = QUESTION.search(text, start, end)
    is_asked = asks is None and text[end : end + 1] == "?"
    end = asks.start() if asks else end
    if OF_A_TABLE.search(text, start, end) is None:
        return None
    places = [start]
    for join in JOINS.finditer(text, start, end):
        places += join.span()
    places.append(end)
    parts = list(zip(places[::2], places[1::2], strict=True))
    if is_asked:
        # What stands just before the question mark is asked: "we stack, a +2 on a +4?"
        parts.pop()
    if not parts:
        return None
    return Statement(start, parts[-1][1], tuple(parts))


def is_denied(text: str, part: tuple[int, int], start: int) -> bool:
    """Whether a word such as "not" stands in a part of a statement before `start`."""
    return NO.search(text, part[0], start) is not None


def only_introduces(text: str, part: tuple[int, int]) -> bool:
    """Whether a part has no more than the words that announce a rule, such as "in our family"."""
    return ONLY_INTRODUCES.fullmatch(text[slice(*part)].strip()) is not None


def rule_with_a_name(text: str, part: tuple[int, int]) -> str | None:
    """The words of a part that name a rule, such as "the thunder rule"; None if there are none."""
    found = RULE_WITH_A_NAME.search(text, *part)
    return found[0].strip() if found else None


def is_like_a_rule(text: str, statement: Statement) -> bool:
    """Whether a statement says clearly that it is a rule of this table, whatever the rule is."""
    place = (statement.start, statement.end)
    ours = OURS.search(text, *place)
    if not text[statement.end :].strip(" .,;:?!") or WANTS_EXPLANATION.search(text):
        # The rule is what is asked about.
        return False
    if ours is None or is_of_a_story(text, place) or is_opinion(text, place, statement.end):
        return False
    before, after = (statement.start, ours.start()), (ours.end(), statement.end)
    return any(LIKE_A_RULE.search(text, *part) for part in (before, after))


def is_opinion(text: str, part: tuple[int, int], end: int) -> bool:
    """Whether somebody's opinion follows in a part before `end`: "my brother says that a seven swaps"."""
    return OPINION.search(text, part[0], end) is not None


def asks_whether_it_is_so(rest: str) -> bool:
    """Whether a text without its statements asks only whether they are right."""
    return IS_IT_SO.fullmatch(rest.strip(" .,;:?!")) is not None


def asks_about_itself(rest: str) -> bool:
    """Whether a text without its statements asks nothing, or only how they work."""
    return ABOUT_ITSELF.fullmatch(rest.strip(" .,;:?!")) is not None


def is_of_a_story(text: str, part: tuple[int, int]) -> bool:
    """Whether a part says what happened: "my brother played a seven"."""
    return STORY.search(text, *part) is not None
