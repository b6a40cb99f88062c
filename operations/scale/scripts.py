"""Claims of whole matches of UNO among three people, written down before anything is measured."""

from functools import cache
from itertools import islice

from tests.api.phone import as_body
from tests.simulated.table import Table

PEOPLE = ("Ann", "Bob", "Cat")
SCRIPTS = 8
LONGEST = 1_000


@cache
def script(number: int) -> tuple[bytes, ...]:
    """The bodies of all claims in order, as the scorekeeper's phone sends them if every play is followed."""
    table = Table(number % SCRIPTS, len(PEOPLE), mischief=False)
    steps = islice(table.steps(), LONGEST)
    return tuple(as_body({**step.claim, "after": after}) for after, step in enumerate(steps, start=1))
