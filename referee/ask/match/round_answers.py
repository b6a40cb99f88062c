"""Answers about the open round of a match: whose turn it is, who must draw, how many cards are left."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from referee.ask.match.match_context import MatchContext
from referee.ask.match.question_about_match import (
    NO_ROUND,
    AnswerAboutMatch,
    QuestionAboutMatch,
    make_player_facts,
)
from referee.ask.reading.polarity import after_yes_or_no
from referee.ask.reading.spellings import CARDS
from referee.ask.reading.words import words_of
from referee.kit.said import Person, Said, Sentence, paragraph, people
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.languages.grammar import printed
from referee.languages.speech import is_complete, says_the_same
from referee.match.help.round_questions import RoundQuestions
from referee.match.history.line import TimelineItem
from referee.match.model.articles import sentence_of
from referee.match.model.game import Game
from referee.match.table.ranking import winners
from referee.match.table.rounds import seat_that_starts_next_round
from referee.rulings.finding import Finding, FindingWeight
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Claim, Event, card_named_in_claim, seat_named_in_claim

MUST_DRAW = r"\b(?:has|have|had|must|needs?)\b(?: \w+)? (?:to )?(?:draw|take|pick)\b"
ONE_LEFT = r"\b(?:one|1|single|last) cards?\b"


def answer_turn(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """Whose turn it is, or whether it is the turn of the player in the question."""
    visible = question.visible_round
    if visible is None:
        return answer_between_rounds(question)
    if visible.turn is None:
        ended = (
            None
            if visible.ended_by is None
            else Said("ask-ended-the-round", make_player_facts(visible.ended_by))
        )
        line = paragraph(Said("ask-turn-of-nobody"), ended)
        return AnswerAboutMatch(None, line, entry=question.newest_entry)
    turn = make_player_facts(visible.turn)
    line = paragraph(Said("ask-turn", turn), Said("ask-turn-owes", turn) if visible.is_owed else None)
    if question.player is None or not question.text.startswith(("is ", "do ", "am ", "can ")):
        return AnswerAboutMatch(None, line, entry=question.newest_entry)
    yes = visible.turn == question.player
    return AnswerAboutMatch(yes, after_yes_or_no(yes, line), entry=question.newest_entry)


def answer_between_rounds(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """Who starts the next round, or that the match is over."""
    match = question.context.match
    ruleset = question.context.game.ruleset_of(match)
    if winners(ruleset, match):
        return AnswerAboutMatch(None, Said("ask-match-over"), entry=question.newest_entry)
    starter = seat_that_starts_next_round(ruleset, match)
    starts = None if starter is None else Said("ask-starts-next-round", make_player_facts(starter))
    return AnswerAboutMatch(None, paragraph(NO_ROUND, starts))


def answer_color(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """Which color is in force. None if the game has no such color."""
    visible = question.visible_round
    if visible is None:
        return AnswerAboutMatch(None, NO_ROUND)
    if visible.color is None:
        if visible.awaits != "a color":
            return None
        return AnswerAboutMatch(None, Said("ask-color-not-named"), entry=question.newest_entry)
    help = question.round_help
    entry = None if help is None else question.find_newest_entry_with_event(*help.color_events)
    line = Said("ask-color", {"color": visible.color, "card": visible.top.name})
    return AnswerAboutMatch(None, line, entry=entry)


def answer_top_card(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """Which card is on top of the discard pile."""
    visible = question.visible_round
    if visible is None:
        return AnswerAboutMatch(None, NO_ROUND)
    line = Said("ask-top", {"card": visible.top.name})
    return AnswerAboutMatch(None, line, entry=question.newest_entry)


def answer_direction(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """In which direction play goes."""
    visible, help = question.visible_round, question.round_help
    if visible is None:
        return AnswerAboutMatch(None, NO_ROUND)
    line = Said("ask-clockwise" if visible.direction == 1 else "ask-counterclockwise")
    entry = None if help is None else question.find_newest_entry_with_event(*help.direction_events)
    return AnswerAboutMatch(None, line, entry=entry)


# --- cards left ---


def answer_cards_left(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """How many cards the player in the question has left, or every player if the question names none."""
    match, help = question.context.match, question.round_help
    if help is None:
        return None
    if match.round is None:
        return AnswerAboutMatch(None, NO_ROUND)
    seats = match.order if question.player is None else (question.player,)
    each = tuple(_say_cards_left(help, seat, help.cards_left(match.round, seat)) for seat in seats)
    return AnswerAboutMatch(None, Said("ask-cards-of-each", {"each": each}), entry=question.newest_entry)


def _say_cards_left(help: RoundQuestions, seat: Seat, number: int | None) -> Said:
    if number is None:
        return Said("ask-cards-of-not-told", make_player_facts(seat))
    return Said("ask-cards-of", {**make_player_facts(seat), "cards": help.number_of_cards(number)})


def answer_fewest_or_most_cards(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """Who has the fewest cards left, the most, or one card. Players with an unknown number are left out."""
    match, help = question.context.match, question.round_help
    if help is None:
        return None
    if match.round is None:
        return AnswerAboutMatch(None, NO_ROUND)
    left = {seat: help.cards_left(match.round, seat) for seat in match.order}
    known = {seat: number for seat, number in left.items() if number is not None}
    if re.search(ONE_LEFT, question.text):
        number = 1
    elif not known:
        return AnswerAboutMatch(None, Said("ask-cards-not-told"))
    else:
        number = max(known.values()) if "most" in question.text else min(known.values())
    seats = people(seat for seat, count in known.items() if count == number)
    key = "ask-who-has-cards" if seats else "ask-nobody-has-cards"
    line = Said(key, {"seats": seats, "cards": help.number_of_cards(number)})
    return AnswerAboutMatch(None, line, entry=question.newest_entry)


# --- cards to draw, and cards drawn ---


def answer_cards_to_draw(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """Who must draw, how many cards, and for which card."""
    match, help = question.context.match, question.round_help
    if help is None or match.round is None:
        return None
    due = help.cards_to_draw(match.round)
    if due is None or question.player not in (None, due[0]):
        key = "ask-nobody-has-to-draw" if question.player is None else "ask-has-not-to-draw"
        return AnswerAboutMatch(None, Said(key, question.player_facts), entry=question.newest_entry)
    seat, number = due
    facts = {**make_player_facts(seat), "cards": help.number_of_cards(number)}
    cause = _find_card_owed_for(help, question.context.recent, seat)
    line = (
        Said("ask-has-to-draw", facts)
        if cause is None
        else Said("ask-has-to-draw-for-card", {**facts, **cause})
    )
    return AnswerAboutMatch(None, line, entry=question.newest_entry)


def answer_why_drawn(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """Why a player drew cards: the newest such entry with its findings, and the card that was played for it.

    A question why a player must draw is answered by who must draw.
    """
    help, recent = question.round_help, question.context.recent
    if help is None:
        return None
    if re.search(MUST_DRAW, question.text):
        return answer_cards_to_draw(question)
    for index, item in reversed(list(enumerate(recent))):
        for event in item.events:
            seat = getattr(event, "seat", None)
            if isinstance(event, help.draw_events) and seat is not None and question.player in (None, seat):
                cause = (
                    _find_card_owed_for(help, recent[:index], seat)
                    if isinstance(event, help.paid_draw_events)
                    else None
                )
                return _explain_drawn_cards(question.context.game, item, seat, cause)
    key = "ask-nobody-has-drawn" if question.player is None else "ask-has-not-drawn"
    return AnswerAboutMatch(None, Said(key, question.player_facts))


def _explain_drawn_cards(
    game: Game, item: TimelineItem, seat: Seat, cause: Mapping[str, Any] | None
) -> AnswerAboutMatch:
    """Return the answer that this entry made the player draw cards. `cause` has the facts of the card."""
    who = make_player_facts(seat)
    drew = Said("ask-got-cards", who) if cause is None else Said("ask-got-cards-for-card", {**who, **cause})
    findings = tuple(make_finding_sentence(game, one) for one in not_none(item.ruling).findings if one.facts)
    return AnswerAboutMatch(None, paragraph(drew, *findings[:1]), findings[1:], item.submission.number)


def _find_card_owed_for(
    help: RoundQuestions, items: Sequence[TimelineItem], seat: Seat
) -> Mapping[str, Any] | None:
    """Return the newest card that made this player owe cards, and the player who played it, as facts.

    None if there is no such card.
    """
    for item in reversed(items):
        claim = item.submission.claim
        card, by = card_named_in_claim(claim), seat_named_in_claim(claim)
        if card is not None and by is not None and seat in map(help.seat_that_owes, item.events):
            return {"card": card.name, "by": Person(by)}
    return None


# --- calls and plays ---


def answer_uno_called(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """Who has called UNO in the open round, as far as it was reported."""
    if question.context.match.round is None:
        return None
    for item in question.items_of_open_round:
        for event in item.events:
            seat = getattr(event, "seat", None)
            if _is_uno_call(question, event) and seat is not None and question.player in (None, seat):
                is_yes_question = question.text.startswith(("did ", "has ", "have ", "hasnt "))
                yes, line = (
                    (True if is_yes_question else None),
                    Said("ask-has-called", make_player_facts(seat)),
                )
                return AnswerAboutMatch(yes, after_yes_or_no(yes, line), entry=item.submission.number)
    key = "ask-nobody-has-called" if question.player is None else "ask-has-not-called"
    return AnswerAboutMatch(None, Said(key, question.player_facts), entry=question.newest_entry)


def _is_uno_call(question: QuestionAboutMatch, event: Event) -> bool:
    """Whether the event is a call of UNO, or the play of a card with which UNO was called."""
    calls = () if question.round_help is None else question.round_help.call_events
    return isinstance(event, calls) or getattr(event, "called", False)


def answer_who_played(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """Who played the newest card of the open round, or the newest of the kind that the question names."""
    if question.context.match.round is None:
        return None
    named = CARDS.intersection(words_of(question.text))
    for item in question.items_of_open_round:
        claim = item.submission.claim
        card, by = card_named_in_claim(claim), seat_named_in_claim(claim)
        if card is not None and by is not None and named <= set(words_of(printed(card.name))):
            line = Said("ask-played", {**make_player_facts(by), "card": card.name})
            return AnswerAboutMatch(None, line, entry=item.submission.number)
    return AnswerAboutMatch(None, Said("ask-nobody-played"))


def answer_may_claim(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """Whether the player may do now what the question names. The claim is judged, but not stored."""
    context, help, player = question.context, question.round_help, question.player
    if help is None or player is None:
        return None
    claim = next(
        (
            make(player)
            for pattern, make in help.claims_by_pattern.items()
            if re.search(pattern, question.text)
        ),
        None,
    )
    return None if claim is None else _answer_by_judging(context, claim, player)


def _answer_by_judging(context: MatchContext, claim: Claim, player: Seat) -> AnswerAboutMatch:
    """Return the answer whether this claim would take effect now. The claim is not stored."""
    submission = Submission(claim, KEEPER, context.next_number, None, context.asked_at)
    ruling = judge(context.game.ruleset_for_claim(context.match, claim), context.match, submission)
    broken = [one for one in ruling.findings if one.weight is FindingWeight.BREAKS]
    sentences = (make_finding_sentence(context.game, one) for one in (broken or ruling.findings))
    distinct = tuple(_drop_repeats(sentences))
    newest = context.next_number - 1
    if ruling.takes_effect:
        return AnswerAboutMatch(True, Said("ask-can", make_player_facts(player)), distinct[:1], newest)
    return AnswerAboutMatch(False, after_yes_or_no(False, distinct[0]), distinct[1:], newest)


def _drop_repeats(sentences: Iterable[Sentence]) -> Iterator[Sentence]:
    """Yield the sentences without those that say the same as an earlier one."""
    earlier: list[Sentence] = []
    for one in sentences:
        if not any(says_the_same(one, other) for other in earlier):
            earlier.append(one)
            yield one


def make_finding_sentence(game: Game, finding: Finding) -> Sentence:
    """Return the sentence of a finding, or the text of its article if a message or a fact is missing."""
    sentence = game.words.finding_sentence(finding)
    return sentence if is_complete(sentence) else sentence_of(game.rulebook[finding.article])
