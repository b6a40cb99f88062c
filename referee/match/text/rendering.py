"""Sentences of a game as text, with the names of players. An article replaces a sentence with a fault."""

from collections.abc import Iterable, Iterator

from referee.kit.said import Paragraph, Said, Sentence
from referee.kit.seats import NameOfSeat, Seat
from referee.languages.speech import has_message, is_complete, render
from referee.match.model.articles import sentence_of
from referee.match.model.game import Game
from referee.match.model.saying import InstructionPart
from referee.match.model.state import AnyMatch
from referee.rulings.finding import Finding
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission

THEN = "-then"
"""The end of the key of a message that follows another one, as a second field of answers."""


def first_and_more(game: Game, sentence: Sentence, article: str, name: NameOfSeat) -> tuple[str, str | None]:
    """A sentence as text, and the sentences that follow it, if there are any.

    If a message or a fact is missing, the text of the article with this id comes first. A sentence that
    follows is left out if it lacks a fact: the states of a described situation may differ in that fact.
    """
    first, *others = _all_sentences(sentence)
    text = render(first, name, sentence_of(game.rulebook[article]))
    return text, " ".join([render(one, name) for one in others if is_complete(one)]) or None


def _all_sentences(sentence: Sentence) -> Iterator[Sentence]:
    """The sentences of a paragraph, each with the message that follows it (see `THEN`)."""
    for one in sentence.sentences if isinstance(sentence, Paragraph) else (sentence,):
        yield one
        if isinstance(one, Said) and has_message(f"{one.key}{THEN}"):
            yield Said(f"{one.key}{THEN}", one.facts)


def text_of_sentence(game: Game, sentence: Sentence, article: str, name: NameOfSeat) -> str:
    """A sentence as text, with the sentences that follow it. See `first_and_more`."""
    return " ".join(filter(None, first_and_more(game, sentence, article, name)))


def text_of_finding(game: Game, finding: Finding, name: NameOfSeat) -> str:
    """A finding as text."""
    return text_of_sentence(game, game.words.finding_sentence(finding), finding.article, name)


def texts_of_instructions(
    game: Game, match: AnyMatch, submission: Submission, ruling: Ruling, name: NameOfSeat
) -> dict[Seat, str]:
    """What each player has to do after this ruling, as a text to be read aloud. Keys are seats.

    `match`: the state of the match after the ruling.
    """
    parts_by_seat = game.words.parts(game.ruleset_of(match), match, submission, ruling)
    return {seat: text_of_instructions(game, parts, name) for seat, parts in parts_by_seat.items()}


def text_of_instructions(game: Game, parts: Iterable[InstructionPart], name: NameOfSeat) -> str:
    """Instructions for one seat as one text, to be read aloud."""
    return " ".join([text_of_sentence(game, part.sentence, part.article, name) for part in parts])
