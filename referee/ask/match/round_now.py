"""What a match answers of its open round: whose turn it is, who has to draw, how many cards somebody has."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from referee.ask.match.now import NO_ROUND, QuestionAtMatch, RightNow, who
from referee.ask.reading.polarity import after_yes_or_no
from referee.ask.reading.spellings import CARDS
from referee.ask.reading.words import words_of
from referee.kit.said import Person, Said, Sentence, paragraph, people
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.languages.grammar import printed
from referee.languages.speech import is_complete, says_the_same
from referee.match.help.asked_now import AskedNow
from referee.match.history.line import TimelineItem
from referee.match.model.articles import sentence_of
from referee.match.model.game import Game
from referee.match.table.ranking import winners
from referee.match.table.rounds import seat_that_starts_next_round
from referee.rulings.finding import Finding, FindingWeight
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Event, card_named_in_claim, seat_named_in_claim

HAS_TO = r"\b(?:has|have|had|must|needs?)\b(?: \w+)? (?:to )?(?:draw|take|pick)\b"
ONE_LEFT = r"\b(?:one|1|single|last) cards?\b"


def turn(asked: QuestionAtMatch) -> RightNow:
    seen = asked.seen
    if seen is None:
        return between_rounds(asked)
    if seen.turn is None:
        ended = None if seen.ended_by is None else Said("ask-ended-the-round", who(seen.ended_by))
        return RightNow(None, paragraph(Said("ask-turn-of-nobody"), ended), entry=asked.newest)
    waits = Said("ask-turn-owes", who(seen.turn)) if seen.owes else None
    line = paragraph(Said("ask-turn", who(seen.turn)), waits)
    if asked.who is None or not asked.text.startswith(("is ", "do ", "am ", "can ")):
        return RightNow(None, line, entry=asked.newest)
    yes = seen.turn == asked.who
    return RightNow(yes, after_yes_or_no(yes, line), entry=asked.newest)


def between_rounds(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    ruleset = asked.place.game.ruleset_of(match)
    if winners(ruleset, match):
        return RightNow(None, Said("ask-match-over"), entry=asked.newest)
    first = seat_that_starts_next_round(ruleset, match)
    starts = None if first is None else Said("ask-starts-next-round", who(first))
    return RightNow(None, paragraph(NO_ROUND, starts))


def color(asked: QuestionAtMatch) -> RightNow | None:
    seen = asked.seen
    if seen is None:
        return RightNow(None, NO_ROUND)
    if seen.color is None:
        waits = seen.waits == "a color"
        return RightNow(None, Said("ask-color-not-named"), entry=asked.newest) if waits else None
    entry = None if asked.now is None else asked.last_with(*asked.now.colors)
    line = Said("ask-color", {"color": seen.color, "card": seen.top.name})
    return RightNow(None, line, entry=entry)


def top(asked: QuestionAtMatch) -> RightNow:
    if asked.seen is None:
        return RightNow(None, NO_ROUND)
    return RightNow(None, Said("ask-top", {"card": asked.seen.top.name}), entry=asked.newest)


def direction(asked: QuestionAtMatch) -> RightNow:
    if asked.seen is None:
        return RightNow(None, NO_ROUND)
    way = Said("ask-clockwise" if asked.seen.direction == 1 else "ask-counterclockwise")
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
    each = tuple(_left(asked, asked.now, seat) for seat in seats)
    return RightNow(None, Said("ask-cards-of-each", {"each": each}), entry=asked.newest)


def _left(asked: QuestionAtMatch, now: AskedNow, seat: Seat) -> Said:
    number = now.left(asked.place.match.round, seat)
    if number is None:
        return Said("ask-cards-of-not-told", who(seat))
    return Said("ask-cards-of", {"who": Person(seat), "cards": now.cards(number)})


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
        return _who_has(asked, now, (seat for seat, number in known_of.items() if number == 1), 1)
    if not known_of:
        return RightNow(None, Said("ask-cards-not-told"))
    number = max(known_of.values()) if "most" in asked.text else min(known_of.values())
    return _who_has(asked, now, (seat for seat, count in known_of.items() if count == number), number)


def _who_has(asked: QuestionAtMatch, now: AskedNow, seats: Iterable[Seat], number: int) -> RightNow:
    facts = {"seats": people(seats), "cards": now.cards(number)}
    line = Said("ask-who-has-cards" if facts["seats"] else "ask-nobody-has-cards", facts)
    return RightNow(None, line, entry=asked.newest)


def has_to_draw(asked: QuestionAtMatch) -> RightNow | None:
    """Who has to draw, how many cards, and for which card."""
    match, now = asked.place.match, asked.now
    if now is None or match.round is None:
        return None
    due = now.to_draw(match.round)
    if due is None or asked.who not in (None, due[0]):
        line = Said("ask-nobody-has-to-draw" if asked.who is None else "ask-has-not-to-draw", asked.person)
        return RightNow(None, line, entry=asked.newest)
    seat, number = due
    facts = {"who": Person(seat), "cards": now.cards(number)}
    cause = _owed_for(asked, asked.place.recent, seat)
    line = (
        Said("ask-has-to-draw", facts)
        if cause is None
        else Said("ask-has-to-draw-for-card", {**facts, **cause})
    )
    return RightNow(None, line, entry=asked.newest)


def said_uno(asked: QuestionAtMatch) -> RightNow | None:
    """Who has called in this round, as far as it was told."""
    if asked.place.match.round is None:
        return None
    for item in asked.of_this_round:
        for event in item.events:
            seat = getattr(event, "seat", None)
            if _says_uno(asked, event) and seat is not None and asked.who in (None, seat):
                yes, line = _yes(asked), Said("ask-has-called", who(seat))
                return RightNow(yes, after_yes_or_no(yes, line), entry=item.submission.number)
    line = Said("ask-nobody-has-called" if asked.who is None else "ask-has-not-called", asked.person)
    return RightNow(None, line, entry=asked.newest)


def _says_uno(asked: QuestionAtMatch, event: Event) -> bool:
    """By a call of its own, or with the card that left one."""
    calls = () if asked.now is None else asked.now.calls
    return isinstance(event, calls) or getattr(event, "called", False)


def _yes(asked: QuestionAtMatch) -> bool | None:
    """Whether something is so is what is asked, and not who."""
    return True if asked.text.startswith(("did ", "has ", "have ", "hasnt ")) else None


def who_laid(asked: QuestionAtMatch) -> RightNow | None:
    """Who laid the last card of this round, or the last of the kind that is named."""
    if asked.place.match.round is None:
        return None
    named = CARDS.intersection(words_of(asked.text))
    for item in asked.of_this_round:
        card, by = card_named_in_claim(item.submission.claim), seat_named_in_claim(item.submission.claim)
        if card is not None and by is not None and named <= set(words_of(printed(card.name))):
            line = Said("ask-played", {"who": Person(by), "card": card.name})
            return RightNow(None, line, entry=item.submission.number)
    return RightNow(None, Said("ask-nobody-played"))


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
    breaks = [one for one in ruling.findings if one.weight is FindingWeight.BREAKS]
    said = tuple(_without_repeats(_sentence(place.game, one) for one in (breaks or ruling.findings)))
    if ruling.takes_effect:
        return RightNow(True, Said("ask-can", who(asked.who)), said[:1], place.number - 1)
    return RightNow(False, after_yes_or_no(False, said[0]), said[1:], place.number - 1)


def _without_repeats(sentences: Iterable[Sentence]) -> Iterator[Sentence]:
    """These sentences, each once."""
    before: list[Sentence] = []
    for one in sentences:
        if not any(says_the_same(one, other) for other in before):
            before.append(one)
            yield one


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
                owed = _owed_for(asked, before, seat) if isinstance(event, now.owed) else None
                got = (
                    Said("ask-got-cards", who(seat))
                    if owed is None
                    else Said("ask-got-cards-for-card", {"who": Person(seat), **owed})
                )
                return RightNow(None, paragraph(got, *said[:1]), said[1:], item.submission.number)
    return RightNow(
        None, Said("ask-nobody-has-drawn" if asked.who is None else "ask-has-not-drawn", asked.person)
    )


def _found(asked: QuestionAtMatch, item: TimelineItem) -> tuple[Sentence, ...]:
    return tuple(_sentence(asked.place.game, one) for one in not_none(item.ruling).findings if one.facts)


def _sentence(game: Game, finding: Finding) -> Sentence:
    """A finding as a sentence. The text of the article, if a message or a fact is missing."""
    sentence = game.words.finding_sentence(finding)
    return sentence if is_complete(sentence) else sentence_of(game.rulebook[finding.article])


def _owed_for(asked: QuestionAtMatch, before: Sequence[TimelineItem], seat: Seat) -> Mapping[str, Any] | None:
    """The card for which somebody had to draw, and its player, as facts. None if there is no such card."""
    now = not_none(asked.now)
    for item in reversed(before):
        laid, by = card_named_in_claim(item.submission.claim), seat_named_in_claim(item.submission.claim)
        if laid is not None and by is not None and seat in map(now.owes, item.events):
            return {"card": laid.name, "by": Person(by)}
    return None
