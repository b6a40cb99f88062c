"""An answer of the match itself, and the question that it answers."""

from dataclasses import dataclass

from referee.ask.match.place import PlaceOfQuestion
from referee.games.help import HELP
from referee.kit.said import NO_FACTS, Facts, Person, Said, Sentence
from referee.kit.seats import Seat
from referee.match.help.asked_now import AskedNow
from referee.match.help.seen import Seen
from referee.match.history.line import TimelineItem
from referee.rulings.tags import Event

NO_ROUND = Said("ask-no-round")
NO_POINTS = Said("ask-no-points")


def who(seat: Seat) -> Facts:
    """The facts of a sentence about the player at a seat."""
    return {"who": Person(seat)}


@dataclass(frozen=True)
class RightNow:
    """What a match answers, in sentences about its people.

    `entry` is the number of the entry that it rests on; None where it is only added up, or nobody has told
    anything yet.
    """

    yes: bool | None
    line: Sentence
    why: tuple[Sentence, ...] = ()
    entry: int | None = None


@dataclass(frozen=True)
class QuestionAtMatch:
    """A question at a match: `who` is named in it, or asks it of themselves."""

    place: PlaceOfQuestion
    text: str
    who: Seat | None

    @property
    def seen(self) -> Seen | None:
        match = self.place.match
        return None if match.round is None else HELP[self.place.game.name].seen(match.round)

    @property
    def person(self) -> Facts:
        """The facts of a sentence about `who`. There are none if nobody is named."""
        return NO_FACTS if self.who is None else who(self.who)

    @property
    def now(self) -> AskedNow | None:
        return HELP[self.place.game.name].now

    @property
    def newest(self) -> int | None:
        """The last entry that counts."""
        return next(
            (item.submission.number for item in reversed(self.place.recent) if item.takes_effect), None
        )

    @property
    def of_this_round(self) -> list[TimelineItem]:
        """The entries that count of the open round, as far as they are known, the newest first."""
        found = []
        for item in reversed(self.place.recent):
            if item.takes_effect:
                found.append(item)
            if any(event.opens_a_round for event in item.events):
                break
        return found

    def last_with(self, *kinds: type[Event], seat: Seat | None = None) -> int | None:
        """The last entry that counts with such an event, of this seat where one is given."""
        for item in reversed(self.place.recent):
            for event in item.events:
                if isinstance(event, kinds) and seat in (None, getattr(event, "seat", None)):
                    return item.submission.number
        return None
