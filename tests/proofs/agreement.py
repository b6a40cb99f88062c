"""No yes or no is shown that the engine refutes: `make prove ARGS=agreement`.

Ask answers a text by the worked example of a question. Here the text itself becomes a table: the card below,
the card played on it, and whether the cards were drawn in between are read from its words, and the judge
rules on that table. If Ask shows yes or no for the text, the ruling must be the same, under every preset and
every house rule by itself.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from referee.ask.answer.answers import answer
from referee.ask.reading.essentials import FACTS, essentials_of
from referee.ask.reading.polarity import MeaningOfYes, pole_of
from referee.ask.reading.words import words_of
from referee.ask.search.every_question import QUESTIONS, texts_of
from referee.games import GAMES
from referee.match.help.question import Question
from referee.match.model.state import Rules
from referee.match.text.transcript import Opening, Transcript

UNO = GAMES["uno"]
PEOPLE = ("Ann", "Bob", "Cat", "Dan")
DRAWN = "the cards were drawn before"
COLORED = {"drawtwo": "draw two", "skip": "skip", "reverse": "reverse"}
WILD = {"wild": "wild", "drawfour": "wild draw four"}
OWED = {"drawtwo": 2, "drawfour": 4}


@dataclass(frozen=True)
class Play:
    """A card that is played on another one, as a text names them."""

    card: str
    under: str
    is_drawn: bool


def play_in(text: str) -> Play | None:
    """The play that a text asks about; None if it names none, or says more than the two cards. A text with
    two colors says more."""
    words = words_of(text)
    essentials = essentials_of(text)
    pairs = [one.split(" on ") for one in essentials if " on " in one]
    facts = essentials & set(FACTS)
    if len(pairs) != 1 or not facts <= {DRAWN} or words.count("color") > 1:
        return None
    card, under = pairs[0]
    if not {card, under} <= {*COLORED, *WILD} or (DRAWN in facts and under not in OWED):
        return None
    return Play(card, under, DRAWN in facts)


@cache
def is_lawful(play: Play, rules: Rules) -> bool | None:
    """Whether the judge lets the play count at a table of four; None if the table does not get so far. The
    card has the color that is asked for, if it has one."""
    table = Transcript(UNO, Opening("uno", rules, PEOPLE))
    top = f"red {COLORED[play.under]}" if play.under in COLORED else f"{WILD[play.under]}, red"
    for line in ("deal: red 5", f"Bob: {top}"):
        if not table.tell(line).ruling.takes_effect:
            return None
    player = _next_player(table)
    if play.is_drawn:
        if not table.tell(f"{player}: draws {OWED[play.under]}").ruling.takes_effect:
            return None
        player = _next_player(table)
    card = f"red {COLORED[play.card]}" if play.card in COLORED else f"{WILD[play.card]}, blue"
    return table.tell(f"{player}: {card}").ruling.takes_effect


def _next_player(table: Transcript) -> str:
    return PEOPLE[table.state.round.turn]


@cache
def texts_with_a_play() -> tuple[tuple[Question, str, Play, bool], ...]:
    """Each text of a question about UNO that asks whether a play is allowed: the question, the text, the
    play, and whether a yes says that it is."""
    found = []
    for question in QUESTIONS.values():
        if question.game == "uno" and question.example and question.yes:
            for text in texts_of(question):
                play, pole = play_in(text), pole_of(text)
                if play is not None and pole is not None and pole.asked is MeaningOfYes.ALLOWED:
                    found.append((question, text, play, pole.says_so))
    return tuple(found)


def compare(ways: Iterable[Rules]) -> tuple[int, list[str]]:
    """The number of texts with a yes or no, and each of these that the judge refutes, under these rules."""
    compared, contradictions = 0, []
    for rules in ways:
        for question, text, play, says_so in texts_with_a_play():
            yes = answer(question, rules).first_line(text).yes
            lawful = None if yes is None else is_lawful(play, rules)
            if lawful is None:
                continue
            compared += 1
            if yes is not (lawful is says_so):
                contradictions.append(f"{question.id}: {text!r} is answered {yes}, but lawful is {lawful}")
    return compared, contradictions
