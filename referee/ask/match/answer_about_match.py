"""Answers to questions about a match itself: whose turn it is, how many cards a player has, who leads.

The state and the newest entries give the answer, with the entry that shows it. If something was not reported,
the answer says so.
"""

import re
from collections.abc import Callable, Iterator

from referee.ask.match import round_answers, score_and_rule_answers
from referee.ask.match.match_context import MatchContext
from referee.ask.match.question_about_match import AnswerAboutMatch, QuestionAboutMatch
from referee.ask.reading.words import plain
from referee.kit.seats import Seat
from referee.kit.tables import TextTable, read_text_table


def answer_question_about_match(typed: str, context: MatchContext) -> AnswerAboutMatch | None:
    """Return the answer from the match. None if the typed question is not about the match itself."""
    text = " ".join(plain(typed).split())
    question = QuestionAboutMatch(context, text, _find_player(text, context))
    for answer_question, pattern in PATTERNS:
        if pattern.search(text) and (answer := answer_question(question)) is not None:
            return answer
    return None


def _find_player(text: str, context: MatchContext) -> Seat | None:
    """Return the seat of the player whom the text names, or of the user if the text has "I" or "my"."""
    for seat in context.match.seating or context.match.order:
        if re.search(rf"\b{re.escape(plain(context.names[seat]))}s?\b", text):
            return seat
    return context.asking_seat if re.search(r"\b(i|me|my|mine)\b", text) else None


AnswerFunction = Callable[[QuestionAboutMatch], AnswerAboutMatch | None]
"""Returns None if the match does not answer the question."""
ANSWER_FUNCTIONS: tuple[AnswerFunction, ...] = (
    round_answers.answer_why_drawn,
    round_answers.answer_may_claim,
    round_answers.answer_turn,
    round_answers.answer_cards_to_draw,
    round_answers.answer_uno_called,
    round_answers.answer_who_played,
    round_answers.answer_fewest_or_most_cards,
    round_answers.answer_color,
    round_answers.answer_top_card,
    round_answers.answer_direction,
    round_answers.answer_cards_left,
    score_and_rule_answers.answer_leader,
    score_and_rule_answers.answer_target,
    score_and_rule_answers.answer_points_of_round,
    score_and_rule_answers.answer_last_place,
    score_and_rule_answers.answer_rounds_played,
    score_and_rule_answers.answer_points,
    score_and_rule_answers.answer_round_number,
    score_and_rule_answers.answer_dealer,
    score_and_rule_answers.answer_house_rules,
    score_and_rule_answers.answer_named_rule,
    score_and_rule_answers.answer_starter,
)


def read_patterns(table: TextTable) -> Iterator[tuple[AnswerFunction, re.Pattern[str]]]:
    """Yield each answer function of a table with the pattern of its questions.

    A heading is the name of the function without "answer". Raises InvalidTextTable.
    """
    by_heading = {one.__name__.removeprefix("answer_").replace("_", " "): one for one in ANSWER_FUNCTIONS}
    for section in table.sections_by_heading().values():
        if section.heading not in by_heading:
            raise table.make_error_about_line(section.line, f"no function answers {section.heading}")
        yield by_heading[section.heading], table.pattern_of_section(section)


PATTERNS = tuple(read_patterns(read_text_table("ask/match/question_patterns.txt")))
"""The answer functions with their patterns, in the order in which they are tried."""
