"""Questions that a match itself answers: whose turn it is, how many cards somebody has, why somebody drew.

Each is answered from the state and the last entries, with the entry that it rests on; what nobody has told is
said to be unknown.
"""

import re
from collections.abc import Callable, Iterator

from referee.ask.match import match_now, round_now
from referee.ask.match.now import QuestionAtMatch, RightNow
from referee.ask.match.place import PlaceOfQuestion
from referee.ask.reading.words import plain
from referee.kit.seats import Seat
from referee.kit.tables import TextTable, read_text_table


def answered_by_the_match(typed: str, place: PlaceOfQuestion) -> RightNow | None:
    """The answer of the match; None where the question is not about how it stands."""
    text = " ".join(plain(typed).split())
    asked = QuestionAtMatch(place, text, _who(text, place))
    for answers, pattern in QUESTIONS:
        if pattern.search(text) and (told := answers(asked)) is not None:
            return told
    return None


def _who(text: str, place: PlaceOfQuestion) -> Seat | None:
    """Who is named in the question; who asks, where it says I or my."""
    for seat in place.match.seating or place.match.order:
        if re.search(rf"\b{re.escape(plain(place.names[seat]))}s?\b", text):
            return seat
    return place.asks if re.search(r"\b(i|me|my|mine)\b", text) else None


Answers = Callable[[QuestionAtMatch], RightNow | None]
ANSWERED_BY: tuple[Answers, ...] = (
    round_now.why_drawn,
    round_now.may,
    round_now.turn,
    round_now.has_to_draw,
    round_now.said_uno,
    round_now.who_laid,
    round_now.fewest,
    round_now.color,
    round_now.top,
    round_now.direction,
    round_now.held,
    match_now.leads,
    match_now.target,
    match_now.last_round,
    match_now.last_place,
    match_now.rounds_played,
    match_now.points,
    match_now.round,
    match_now.dealer,
    match_now.rules,
    match_now.plays_by,
    match_now.starts,
)


def questions(table: TextTable) -> Iterator[tuple[Answers, re.Pattern[str]]]:
    """The function that answers and the pattern of its questions, for each heading. Raises
    InvalidTextTable."""
    by_name = {one.__name__.replace("_", " "): one for one in ANSWERED_BY}
    for section in table.sections_by_heading().values():
        if section.heading not in by_name:
            raise table.make_error_about_line(section.line, f"no function answers {section.heading}")
        yield by_name[section.heading], table.pattern_of_section(section)


QUESTIONS = tuple(questions(read_text_table("ask/match/right_now.txt")))
"""The first that fits is asked."""
