"""The chapters of the corpus by their names: one for each scenario, and what is asked once.

Each has ids, secrets and times of its own, so it is the same whichever were told before it, and where.
"""

from collections.abc import Callable
from functools import partial

from tools.corpus import evening, library, people, problems, promises
from tools.corpus.book import Book
from tools.corpus.fixed import Chance, Clock
from tools.corpus.house import House
from tools.corpus.inside import fixed
from tools.transcripts import SCENARIOS, transcripts

ONCE: dict[str, Callable[[Book], None]] = {
    "once/rulebooks": library.rulebooks,
    "once/questions": library.questions,
    "once/lookups": library.lookups,
    "once/doors": people.doors,
    "once/groups": people.groups,
    "once/links": people.links,
    "once/matches": people.matches,
    "once/problems": problems.problems,
    "once/names": promises.names,
}
CHAPTERS: dict[str, Callable[[Book], None]] = {
    **{
        path.relative_to(SCENARIOS).with_suffix("").as_posix(): partial(evening.play, path=path)
        for path in transcripts()
    },
    **ONCE,
}


def told(house: House, name: str) -> Book:
    """A chapter, asked anew. Of one database it can be asked once: keys and ids are the same again."""
    chance, clock = Chance(name), Clock()
    book = Book(house, chance, clock)
    with fixed(chance, clock):
        CHAPTERS[name](book)
    return book
