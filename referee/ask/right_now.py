"""Questions that a match itself answers: whose turn it is, how many cards somebody has, why somebody drew.

Each is answered from the state and the last entries, with the entry that it rests on; what nobody has told is
said to be unknown.
"""

import re
from collections.abc import Callable

from referee.ask import match_now, round_now
from referee.ask.now import Asked, RightNow
from referee.ask.place import Place
from referee.ask.words import plain
from referee.kit.seats import Seat


def answered_by_the_match(typed: str, place: Place) -> RightNow | None:
    """The answer of the match; None where the question is not about how it stands."""
    text = " ".join(plain(typed).split())
    asked = Asked(place, text, _who(text, place))
    for answers, *patterns in QUESTIONS:
        if any(re.search(one, text) for one in patterns) and (told := answers(asked)) is not None:
            return told
    return None


def _who(text: str, place: Place) -> Seat | None:
    """Who is named in the question; who asks, where it says I or my."""
    for seat in place.match.seating or place.match.order:
        if re.search(rf"\b{re.escape(plain(place.names[seat]))}s?\b", text):
            return seat
    return place.asks if re.search(r"\b(i|me|my|mine)\b", text) else None


HAS = r"(?:has|have|hold|holds|got|left)"
RULES = r"\b(?:may|can|hold|name|choose|pick|not|call)\b"
"""Who says so of a color asks about the rules."""
WHAT_COLOR = r"(?:current|what|which|whats the) colou?r"
COUNTS = r"(?:counts?|in force|now|are we|is it|being played|we on)"
NOT_NOW = r"(?!.*\b(?:for|if|when|after|wrong|lost|is it|may|can)\b)"
"""Else it is asked what would be, and not what is."""
NOT_DEALT = r"(?!.*\b(?:deck|deal|dealt|draw|get|start)\b)"
"""Else it is asked how many cards there are at the start."""
TO_DRAW = r"\b(?:has|have|had|must|needs?|do|does)\b.* (?:draw|take|pick up)\b"
ON_THE_PILE = r"on (?:top|the (?:discard )?pile)\b"
WE_PLAY = r"(?:so )?(?:do|are) (?:we|you) (?:play|use|using|playing|have)"
QUESTIONS: tuple[tuple[Callable[[Asked], RightNow | None], *tuple[str, ...]], ...] = (
    (round_now.why_drawn, r"\bwhy\b.*\b(draw|drew|drawn|cards?|picked|pick up|column)\b"),
    (round_now.may, r"^(?:um |so )*(?:can|may|could) \w+ (?:still |now )?(?:challenge|be caught)\b"),
    (
        round_now.turn,
        r"^(?!.*\b(?:was|before|after)\b).*\bwhos?e? ?(?:is )?(?:turn|go)\b",
        r"\bwhos? (?:is )?(?:next|up|on turn)\b",
        r"\bis it (?:\w+ )?(?:turn|go)\b",
        r"^(?:so )?who (?:has to |must |should )?plays?(?: now| next)?$",
    ),
    (
        round_now.has_to_draw,
        rf"^{NOT_NOW}.*\bwho {TO_DRAW}",
        rf"^{NOT_NOW}.*\bhow (?:many|much)\b.*(?:{TO_DRAW}|\bow(?:ed|es?)\b)",
    ),
    (round_now.said_uno, rf"^{NOT_NOW}.*\b(?:did|has|have|who)\b.*\b(?:say|said|call(?:ed)?|shout\w*) uno\b"),
    (round_now.who_laid, r"^who (?:played|laid|put|threw)\b"),
    (
        round_now.fewest,
        r"\bwho (?:has|have|holds?|got)\b.*\b(?:fewest|least|most|(?:one|1|single|last)) cards?\b",
    ),
    (
        round_now.color,
        rf"^(?!.*{RULES}).*(?:\b{WHAT_COLOR}\b|\bcolou?r\b.*\b{COUNTS}\b)",
        r"\bcolou?r was called\b",
    ),
    (
        round_now.top,
        r"\btop card\b(?!.*\bmay\b)",
        rf"\b(?:whats|what is|(?:what|which) card is)(?: lying)? {ON_THE_PILE}(?!.*\b(?:may|can)\b)",
        r"\b(?:what lies|last card (?:laid|played))\b(?!.*\bmay\b)",
    ),
    (round_now.direction, r"\b(?:which|what) (?:way|direction)\b.*\b(?:go|going|now|we|play)\b"),
    (
        round_now.held,
        rf"\bhow many (?:cards )?(?:has|have|does|do) (?:everybody|everyone|each|we all)\b{NOT_DEALT}",
        rf"\bhow many (?:face ?down )?cards\b.*\b{HAS}\b{NOT_DEALT}",
    ),
    (
        match_now.leads,
        r"\bwho(?:s| is)? (?:winning|ahead|leading|in the lead)\b",
        r"\bwhats the score\b",
        r"\bthe score\b$",
    ),
    (
        match_now.target,
        r"\bhow (?:far|many (?:more )?points)\b.*\b(?:from winning|needs?|missing|to go)\b",
        r"\bto how many points\b",
        r"\bwhat are we playing to\b",
    ),
    (match_now.last_round, r"\b(?:last round|in round \d+)\b"),
    (
        match_now.last_place,
        r"\bwho(?:s| is) (?:the )?last\b",
        r"\bin last place\b",
        r"\bwho(?:s| is) losing\b",
    ),
    (match_now.rounds_played, r"\bhow many rounds (?:(?:have|did) (?:we|been)|are left)\b"),
    (match_now.points, r"\bhow many points (?:has|have|does|do|did)\b"),
    (match_now.round, r"\b(?:which|what) round (?:is|are)\b"),
    (
        match_now.dealer,
        r"\bwho(?:s| is)? (?:dealing|the dealer)\b",
        r"\bwho (?:deals|dealt)(?: now| this| next|$)\b",
    ),
    (
        match_now.rules,
        r"\b(?:what|which) (?:house )?rules (?:do|are) we\b",
        r"\bwhich house rules are (?:on|agreed)\b",
    ),
    (match_now.plays_by, rf"^{WE_PLAY}\b", r"^(?:is|are) .* (?:on|agreed|agreed on)$"),
    (match_now.starts, r"^who (?:starts|begins)(?: the next round| next| now)?$"),
)
"""The first that fits is asked."""
