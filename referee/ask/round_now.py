"""What a match answers of its open round: whose turn it is, who has to draw, how many cards somebody has."""

import re
from collections.abc import Sequence

from referee.ask.now import NO_ROUND, QuestionAtMatch, RightNow
from referee.ask.spellings import CARDS
from referee.ask.words import words_of
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.languages.grammar import listed, printed
from referee.match.help.asked_now import AskedNow
from referee.match.history.line import TimelineItem
from referee.match.table.ranking import winners
from referee.match.table.rounds import seat_that_starts_next_round
from referee.match.text.rendering import text_of_finding
from referee.rulings.finding import FindingWeight
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Event, card_named_in_claim, seat_named_in_claim

CLOCKWISE = "Play goes clockwise, to the left."
COUNTERCLOCKWISE = "Play goes counterclockwise, to the right."
AS_TOLD = "as far as was told"
HAS_TO = r"\b(?:has|have|had|must|needs?)\b(?: \w+)? (?:to )?(?:draw|take|pick)\b"
ONE_LEFT = r"\b(?:one|1|single|last) cards?\b"


def turn(asked: QuestionAtMatch) -> RightNow:
    seen = asked.seen
    if seen is None:
        return between_rounds(asked)
    if seen.turn is None:
        ended = "" if seen.ended_by is None else f" {asked.name(seen.ended_by)} has ended the round."
        return RightNow(None, f"It is nobody's turn.{ended}", entry=asked.newest)
    who = asked.name(seen.turn)
    waits = f" {who} has to draw cards first." if seen.owes else ""
    line = f"It is {who}'s turn.{waits}"
    if asked.who is None or not asked.text.startswith(("is ", "do ", "am ", "can ")):
        return RightNow(None, line, entry=asked.newest)
    yes = seen.turn == asked.who
    return RightNow(yes, f"{'Yes' if yes else 'No'}. {line}", entry=asked.newest)


def between_rounds(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    ruleset = asked.place.game.ruleset_of(match)
    if winners(ruleset, match):
        return RightNow(None, "The match is over.", entry=asked.newest)
    first = seat_that_starts_next_round(ruleset, match)
    starts = "" if first is None else f" {asked.name(first)} starts the next one."
    return RightNow(None, f"{NO_ROUND}{starts}")


def color(asked: QuestionAtMatch) -> RightNow | None:
    seen = asked.seen
    if seen is None:
        return RightNow(None, NO_ROUND)
    if seen.color is None:
        waits = seen.waits == "a color"
        return RightNow(None, "The color has still to be named.", entry=asked.newest) if waits else None
    entry = None if asked.now is None else asked.last_with(*asked.now.colors)
    return RightNow(
        None, f"{seen.color.capitalize()} counts: the {printed(seen.top.name)} lies on top.", entry=entry
    )


def top(asked: QuestionAtMatch) -> RightNow:
    if asked.seen is None:
        return RightNow(None, NO_ROUND)
    return RightNow(None, f"The {printed(asked.seen.top.name)} lies on top.", entry=asked.newest)


def direction(asked: QuestionAtMatch) -> RightNow:
    if asked.seen is None:
        return RightNow(None, NO_ROUND)
    way = CLOCKWISE if asked.seen.direction == 1 else COUNTERCLOCKWISE
    entry = None if asked.now is None else asked.last_with(*asked.now.directions)
    return RightNow(None, way, entry=entry)


def held(asked: QuestionAtMatch) -> RightNow | None:
    """How much somebody has left, or everybody."""
    match = asked.place.match
    if asked.now is None:
        return None
    if match.round is None:
        return RightNow(None, NO_ROUND)
    seats = match.order if asked.who is None else (asked.who,)
    has = [f"{asked.name(seat)} has {_left(asked, asked.now, seat)}" for seat in seats]
    return RightNow(None, f"{listed(has)}.", entry=asked.newest)


def _left(asked: QuestionAtMatch, now: AskedNow, seat: Seat) -> str:
    number = now.left(asked.place.match.round, seat)
    return "a number of cards that nobody has told" if number is None else now.cards(number)


def fewest(asked: QuestionAtMatch) -> RightNow | None:
    """Who has the fewest cards left, or the most; of those whose number is known."""
    match, now = asked.place.match, asked.now
    if now is None:
        return None
    if match.round is None:
        return RightNow(None, NO_ROUND)
    left = {seat: now.left(match.round, seat) for seat in match.order}
    known_of = {seat: number for seat, number in left.items() if number is not None}
    if re.search(ONE_LEFT, asked.text):
        return _who_has(asked, now, [seat for seat, number in known_of.items() if number == 1], 1)
    if not known_of:
        return RightNow(None, "Nobody has told how many cards anybody has.")
    number = max(known_of.values()) if "most" in asked.text else min(known_of.values())
    return _who_has(asked, now, [seat for seat, count in known_of.items() if count == number], number)


def _who_has(asked: QuestionAtMatch, now: AskedNow, seats: Sequence[Seat], number: int) -> RightNow:
    if not seats:
        return RightNow(None, f"Nobody has {now.cards(number)}, {AS_TOLD}.", entry=asked.newest)
    verb = "has" if len(seats) == 1 else "have"
    return RightNow(
        None, f"{listed([*map(asked.name, seats)])} {verb} {now.cards(number)}.", entry=asked.newest
    )


def has_to_draw(asked: QuestionAtMatch) -> RightNow | None:
    """Who has to draw, how many cards, and for which card."""
    match, now = asked.place.match, asked.now
    if now is None or match.round is None:
        return None
    due = now.to_draw(match.round)
    if due is None or asked.who not in (None, due[0]):
        who = "Nobody has" if asked.who is None else f"{asked.name(asked.who)} does not have"
        return RightNow(None, f"{who} to draw any cards now.", entry=asked.newest)
    seat, number = due
    cause = _owed_for(asked, asked.place.recent, seat)
    return RightNow(None, f"{asked.name(seat)} has to draw {now.cards(number)}{cause}.", entry=asked.newest)


def said_uno(asked: QuestionAtMatch) -> RightNow | None:
    """Who has called in this round, as far as it was told."""
    if asked.place.match.round is None:
        return None
    for item in asked.of_this_round:
        for event in item.events:
            seat = getattr(event, "seat", None)
            if _says_uno(asked, event) and seat is not None and asked.who in (None, seat):
                line = f"{asked.name(seat)} has said UNO in this round."
                return RightNow(_yes(asked), _after_yes(asked, line), entry=item.submission.number)
    whose = "Nobody" if asked.who is None else asked.name(asked.who)
    not_said = "has said" if asked.who is None else "has not said"
    line = f"{whose} {not_said} UNO in this round, {AS_TOLD}."
    return RightNow(None, line, entry=asked.newest)


def _says_uno(asked: QuestionAtMatch, event: Event) -> bool:
    """By a call of its own, or with the card that left one."""
    calls = () if asked.now is None else asked.now.calls
    return isinstance(event, calls) or getattr(event, "called", False)


def _yes(asked: QuestionAtMatch) -> bool | None:
    """Whether something is so is what is asked, and not who."""
    return True if asked.text.startswith(("did ", "has ", "have ", "hasnt ")) else None


def _after_yes(asked: QuestionAtMatch, line: str) -> str:
    return f"Yes. {line}" if _yes(asked) else line


def who_laid(asked: QuestionAtMatch) -> RightNow | None:
    """Who laid the last card of this round, or the last of the kind that is named."""
    if asked.place.match.round is None:
        return None
    named = CARDS.intersection(words_of(asked.text))
    for item in asked.of_this_round:
        card, by = card_named_in_claim(item.submission.claim), seat_named_in_claim(item.submission.claim)
        if card is not None and by is not None and named <= set(words_of(printed(card.name))):
            line = f"{asked.name(by)} played the {printed(card.name)}."
            return RightNow(None, line, entry=item.submission.number)
    return RightNow(None, f"Nobody has played such a card in this round, {AS_TOLD}.")


def may(asked: QuestionAtMatch) -> RightNow | None:
    """Whether a claim would count now: ruled on as if it were made."""
    place, now = asked.place, asked.now
    if now is None or asked.who is None:
        return None
    claim = next((make(asked.who) for word, make in now.claims.items() if re.search(word, asked.text)), None)
    if claim is None:
        return None
    submission = Submission(claim, KEEPER, place.number, None, place.at)
    ruling = judge(place.game.ruleset_for_claim(place.match, claim), place.match, submission)
    names = place.names.__getitem__
    breaks = [one for one in ruling.findings if one.weight is FindingWeight.BREAKS]
    said = tuple(
        dict.fromkeys(text_of_finding(place.game, one, names) for one in (breaks or ruling.findings))
    )
    if ruling.takes_effect:
        return RightNow(True, f"Yes, {asked.name(asked.who)} can.", said[:1], place.number - 1)
    return RightNow(False, f"No. {said[0]}", said[1:], place.number - 1)


def why_drawn(asked: QuestionAtMatch) -> RightNow | None:
    """By which entry somebody got cards, for which card where they were owed, and what was found there."""
    now = asked.now
    if now is None:
        return None
    if re.search(HAS_TO, asked.text):
        return has_to_draw(asked)
    for place, item in reversed(list(enumerate(asked.place.recent))):
        for event in item.events:
            seat = getattr(event, "seat", None)
            if isinstance(event, now.drawn) and seat is not None and asked.who in (None, seat):
                said, before = _found(asked, item), asked.place.recent[:place]
                owed = _owed_for(asked, before, seat) if isinstance(event, now.owed) else ""
                got = f"{asked.name(seat)} got cards{owed}."
                return RightNow(None, " ".join((got, *said[:1])), said[1:], item.submission.number)
    whose = "Nobody" if asked.who is None else asked.name(asked.who)
    knows = "has drawn" if asked.who is None else "has not drawn"
    return RightNow(None, f"{whose} {knows} any cards lately, as far as was told.")


def _found(asked: QuestionAtMatch, item: TimelineItem) -> tuple[str, ...]:
    ruling, names = not_none(item.ruling), asked.place.names.__getitem__
    return tuple(text_of_finding(asked.place.game, one, names) for one in ruling.findings if one.facts)


def _owed_for(asked: QuestionAtMatch, before: Sequence[TimelineItem], seat: Seat) -> str:
    """The card for which somebody had to draw, and who laid it."""
    now = not_none(asked.now)
    for item in reversed(before):
        laid, by = card_named_in_claim(item.submission.claim), seat_named_in_claim(item.submission.claim)
        if laid is not None and by is not None and seat in map(now.owes, item.events):
            return f" for the {printed(laid.name)} that {asked.name(by)} played"
    return ""
