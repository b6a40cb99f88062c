"""A question about a match itself, and the answer to it."""

from dataclasses import dataclass

from referee.ask.match.match_context import MatchContext
from referee.games.help import HELP
from referee.kit.said import NO_FACTS, Facts, Person, Said, Sentence
from referee.kit.seats import Seat
from referee.match.help.round_questions import RoundQuestions
from referee.match.help.visible_round import VisibleRound
from referee.match.history.line import TimelineItem
from referee.rulings.tags import Event

NO_ROUND = Said("ask-no-round")
"""The sentence that no round is open."""
NO_POINTS = Said("ask-no-points")
"""The sentence that nobody has points."""


def make_player_facts(seat: Seat) -> Facts:
    """Return the facts of a sentence about the player at a seat."""
    return {"who": Person(seat)}


@dataclass(frozen=True)
class AnswerAboutMatch:
    """An answer from the state or the entries of a match, in sentences about its players.

    `yes` is None if the question is not answered by yes or no. `line` is the answer, and `why` are further
    sentences. `entry` is the number of the entry that shows it. It is None if there is no such entry, or if
    the answer is computed from several entries.
    """

    yes: bool | None
    line: Sentence
    why: tuple[Sentence, ...] = ()
    entry: int | None = None


@dataclass(frozen=True)
class QuestionAboutMatch:
    """A question about a match. `text` is in plain words (`reading/words.py`).

    `player` is the seat of the player whom the question names, or of the user who asks about themselves.
    """

    context: MatchContext
    text: str
    player: Seat | None

    @property
    def visible_round(self) -> VisibleRound | None:
        """The part of the open round that the players see. None if no round is open."""
        match = self.context.match
        return None if match.round is None else HELP[self.context.game.name].visible_round(match.round)

    @property
    def player_facts(self) -> Facts:
        """The facts of a sentence about the player. Empty if there is no player."""
        return NO_FACTS if self.player is None else make_player_facts(self.player)

    @property
    def round_help(self) -> RoundQuestions | None:
        """The answers of the game to questions about an open round. None if it has none."""
        return HELP[self.context.game.name].round_questions

    @property
    def newest_entry(self) -> int | None:
        """The number of the newest entry in effect."""
        return next(
            (item.submission.number for item in reversed(self.context.recent) if item.takes_effect), None
        )

    @property
    def items_of_open_round(self) -> list[TimelineItem]:
        """The recent entries of the open round that are in effect, the newest first."""
        found = []
        for item in reversed(self.context.recent):
            if item.takes_effect:
                found.append(item)
            if any(event.opens_a_round for event in item.events):
                break
        return found

    def find_newest_entry_with_event(self, *types: type[Event]) -> int | None:
        """Return the number of the newest entry with an event of one of these types."""
        for item in reversed(self.context.recent):
            if any(isinstance(event, types) for event in item.events):
                return item.submission.number
        return None
