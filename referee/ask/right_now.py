"""Questions that a match itself answers: whose turn it is, how many cards somebody has, why somebody drew.

Each is answered from the state and the last entries, with the entry that it rests on; what nobody has told is
said to be unknown.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from referee.ask.lookup import plain
from referee.ask.place import Place
from referee.games.help import HELP
from referee.kit.seats import Seat
from referee.kit.values import known
from referee.languages.grammar import printed
from referee.match.help.seen import Seen
from referee.match.history.line import Item
from referee.match.table.agreement import expanded
from referee.match.table.rounds import leaders, starter, winners
from referee.match.text.sentences import listed
from referee.rulings.finding import Weight
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import card_of, seat_of

OWED = frozenset(("uno.debt-drawn",))
NO_ROUND = "No round is being played now."
CLOCKWISE = "Play goes clockwise, to the left."
COUNTERCLOCKWISE = "Play goes counterclockwise, to the right."


@dataclass(frozen=True)
class RightNow:
    """What a match answers. `entry` is the number of the entry that it rests on; None where it is only added
    up, or nobody has told anything yet."""

    yes: bool | None
    line: str
    why: tuple[str, ...] = ()
    entry: int | None = None


@dataclass(frozen=True)
class Asked:
    """A question at a match: `who` is named in it, or asks it of themselves."""

    place: Place
    text: str
    who: Seat | None

    @property
    def seen(self) -> Seen | None:
        match = self.place.match
        return None if match.round is None else HELP[self.place.game.name].seen(match.round)

    def name(self, seat: Seat) -> str:
        return self.place.names[seat]

    def last_with(self, *tags: str, seat: Seat | None = None) -> int | None:
        """The last entry that counts with such an event, of this seat where one is given."""
        for item in reversed(self.place.recent):
            for event in item.events:
                if event.tag in tags and seat in (None, getattr(event, "seat", None)):
                    return item.submission.number
        return None


def answered_by_the_match(typed: str, place: Place) -> RightNow | None:
    """The answer of the match; None where the question is not about how it stands."""
    text = " ".join(plain(typed).split())
    asked = Asked(place, text, _who(text, place))
    for pattern, answers in QUESTIONS:
        if re.search(pattern, text) and (told := answers(asked)) is not None:
            return told
    return None


def _who(text: str, place: Place) -> Seat | None:
    """Who is named in the question; who asks, where it says I or my."""
    for seat in place.match.seating or place.match.order:
        if re.search(rf"\b{re.escape(plain(place.names[seat]))}s?\b", text):
            return seat
    return place.asks if re.search(r"\b(i|me|my|mine)\b", text) else None


# --- the open round ---


def _turn(asked: Asked) -> RightNow:
    seen = asked.seen
    if seen is None:
        return _between_rounds(asked)
    if seen.turn is None:
        ended = "" if seen.ended_by is None else f" {asked.name(seen.ended_by)} has ended the round."
        return RightNow(None, f"It is nobody's turn.{ended}", entry=_newest(asked))
    who = asked.name(seen.turn)
    waits = f" {who} has to draw cards first." if seen.owes else ""
    line = f"It is {who}'s turn.{waits}"
    if asked.who is None or not asked.text.startswith(("is ", "do ", "am ", "can ")):
        return RightNow(None, line, entry=_newest(asked))
    yes = seen.turn == asked.who
    return RightNow(yes, f"{'Yes' if yes else 'No'}. {line}", entry=_newest(asked))


def _between_rounds(asked: Asked) -> RightNow:
    match = asked.place.match
    ruleset = asked.place.game.ruleset_of(match)
    if winners(ruleset, match):
        return RightNow(None, "The match is over.", entry=_newest(asked))
    first = starter(ruleset, match)
    starts = "" if first is None else f" {asked.name(first)} starts the next one."
    return RightNow(None, f"{NO_ROUND}{starts}")


def _color(asked: Asked) -> RightNow | None:
    seen = asked.seen
    if seen is None:
        return RightNow(None, NO_ROUND)
    if seen.color is None:
        waits = seen.waits == "a color"
        return RightNow(None, "The color has still to be named.", entry=_newest(asked)) if waits else None
    entry = asked.last_with("uno.color-named", "uno.card-played", "uno.resynced", "uno.dealt")
    return RightNow(
        None, f"{seen.color.capitalize()} counts: the {printed(seen.top.name)} lies on top.", entry=entry
    )


def _top(asked: Asked) -> RightNow:
    if asked.seen is None:
        return RightNow(None, NO_ROUND)
    return RightNow(None, f"The {printed(asked.seen.top.name)} lies on top.", entry=_newest(asked))


def _direction(asked: Asked) -> RightNow:
    if asked.seen is None:
        return RightNow(None, NO_ROUND)
    way = CLOCKWISE if asked.seen.direction == 1 else COUNTERCLOCKWISE
    entry = asked.last_with("uno.direction-turned", "golf.direction-turned", "uno.dealt", "golf.dealt")
    return RightNow(None, way, entry=entry)


def _held(asked: Asked) -> RightNow | None:
    """How much somebody has left, or everybody."""
    match, now = asked.place.match, HELP[asked.place.game.name].now
    if now is None:
        return None
    if match.round is None:
        return RightNow(None, NO_ROUND)
    seats = match.order if asked.who is None else (asked.who,)
    unknown = "a number of cards that nobody has told"
    has = [f"{asked.name(seat)} has {now.held(match.round, seat) or unknown}" for seat in seats]
    return RightNow(None, f"{listed(has)}.", entry=_newest(asked))


def _may(asked: Asked) -> RightNow | None:
    """Whether a claim would count now: ruled on as if it were made."""
    place, now = asked.place, HELP[asked.place.game.name].now
    if now is None or asked.who is None:
        return None
    claim = next((make(asked.who) for word, make in now.claims.items() if re.search(word, asked.text)), None)
    if claim is None:
        return None
    submission = Submission(claim, KEEPER, place.number, None, place.at)
    ruling = judge(place.game.ruleset_for(place.match, claim), place.match, submission)
    names = place.names.__getitem__
    breaks = [one for one in ruling.findings if one.weight is Weight.BREAKS]
    said = tuple(dict.fromkeys(place.game.words.said(one, names) for one in (breaks or ruling.findings)))
    if ruling.counts:
        return RightNow(True, f"Yes, {asked.name(asked.who)} can.", said[:1], place.number - 1)
    return RightNow(False, f"No. {said[0]}", said[1:], place.number - 1)


def _why_drawn(asked: Asked) -> RightNow | None:
    """By which entry somebody got cards, for which card where they were owed, and what was found there."""
    now = HELP[asked.place.game.name].now
    if now is None:
        return None
    for place, item in reversed(list(enumerate(asked.place.recent))):
        for event in item.events:
            seat = getattr(event, "seat", None)
            if event.tag in now.drawn and seat is not None and asked.who in (None, seat):
                said = _found(asked, item)
                owed = _owed_for(asked, asked.place.recent[:place], seat) if event.tag in OWED else ""
                got = f"{asked.name(seat)} got cards{owed}."
                return RightNow(None, " ".join((got, *said[:1])), said[1:], item.submission.number)
    whose = "Nobody" if asked.who is None else asked.name(asked.who)
    knows = "has drawn" if asked.who is None else "has not drawn"
    return RightNow(None, f"{whose} {knows} any cards lately, as far as was told.")


def _found(asked: Asked, item: Item) -> tuple[str, ...]:
    ruling, names = known(item.ruling), asked.place.names.__getitem__
    return tuple(asked.place.game.words.said(one, names) for one in ruling.findings if one.facts)


def _owed_for(asked: Asked, before: Sequence[Item], seat: Seat) -> str:
    """The card for which somebody had to draw, and who laid it."""
    now = known(HELP[asked.place.game.name].now)
    for item in reversed(before):
        laid, by = card_of(item.submission.claim), seat_of(item.submission.claim)
        if laid is not None and by is not None and seat in map(now.owes, item.events):
            return f" for the {printed(laid.name)} that {asked.name(by)} laid"
    return ""


# --- the match ---


def _leads(asked: Asked) -> RightNow:
    match = asked.place.match
    ruleset = asked.place.game.ruleset_of(match)
    order = ruleset.standings(match, ruleset.target)
    if not match.points and not any(match.totals):
        return RightNow(None, "Nobody has any points yet.")
    ahead = leaders(ruleset, match)
    points = [f"{asked.name(seat)} has {match.totals[seat]}" for seat in order]
    verb = "leads" if len(ahead) == 1 else "lead"
    return RightNow(None, f"{listed([asked.name(seat) for seat in ahead])} {verb}: {listed(points)}.")


def _points(asked: Asked) -> RightNow | None:
    if asked.who is None:
        return _leads(asked)
    total = asked.place.match.totals[asked.who]
    return RightNow(None, f"{asked.name(asked.who)} has {total} {'point' if total == 1 else 'points'}.")


def _round(asked: Asked) -> RightNow:
    match = asked.place.match
    if match.round is None:
        return RightNow(None, f"{NO_ROUND} {len(match.points)} have been scored.")
    return RightNow(None, f"This is round {match.round_number}.")


def _dealer(asked: Asked) -> RightNow:
    match = asked.place.match
    deals = "deals this round" if match.round is not None else "deals the next round"
    return RightNow(None, f"{asked.name(match.dealer)} {deals}.")


def _rules(asked: Asked) -> RightNow:
    game = asked.place.game
    agreed = expanded(game, asked.place.match.rules).house_rules
    titles = [rule.article.title for rule in game.house_rules if rule.id in agreed]
    if not titles:
        return RightNow(None, "You play without house rules.")
    return RightNow(None, f"You play with these house rules: {listed(titles)}.")


def _newest(asked: Asked) -> int | None:
    """The last entry that counts."""
    return next((item.submission.number for item in reversed(asked.place.recent) if item.counts), None)


HAS = r"(?:has|have|hold|holds|got|left)"
RULES = r"\b(?:may|can|hold|name|choose|pick|not|call)\b"
"""Who says so of a color asks about the rules."""
WHAT_COLOR = r"(?:current|what|which|whats the) colou?r"
COUNTS = r"(?:counts?|in force|now|are we|is it|being played|we on)"
QUESTIONS: tuple[tuple[str, Callable[[Asked], RightNow | None]], ...] = (
    (r"\bwhy\b.*\b(draw|drew|drawn|cards?|picked|pick up|column)\b", _why_drawn),
    (r"^(?:um |so )*(?:can|may|could) \w+ (?:still |now )?(?:challenge|be caught)\b", _may),
    (r"^(?!.*\b(?:was|before|after)\b).*\bwhos?e? ?(?:is )?(?:turn|go)\b", _turn),
    (r"\bwhos? (?:is )?(?:next|up|on turn)\b", _turn),
    (r"\bis it (?:\w+ )?(?:turn|go)\b", _turn),
    (rf"^(?!.*{RULES}).*(?:\b{WHAT_COLOR}\b|\bcolou?r\b.*\b{COUNTS}\b)", _color),
    (r"\b(?:top card|what(?:s| is) on top|what lies|last card (?:laid|played))\b(?!.*\bmay\b)", _top),
    (r"\b(?:which|what) (?:way|direction)\b.*\b(?:go|going|now|we|play)\b", _direction),
    (rf"\bhow many (?:face ?down )?cards\b.*\b{HAS}\b(?!.*\b(?:deck|deal|draw)\b)", _held),
    (r"\bwho(?:s| is)? (?:winning|ahead|leading|in the lead)\b|\bwhats the score\b|\bthe score\b$", _leads),
    (r"\bhow many points (?:has|have|does|do|did)\b", _points),
    (r"\b(?:which|what) round (?:is|are)\b", _round),
    (r"\bwho(?:s| is)? (?:dealing|the dealer)\b|\bwho deals (?:now|this)\b", _dealer),
    (r"\b(?:what|which) (?:house )?rules (?:do|are) we\b", _rules),
)
"""The first that fits is asked."""
