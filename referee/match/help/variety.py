"""Choices that look random but are computed: the same request always gets the same answer."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeVar

ItemT = TypeVar("ItemT")
STEPS = (3, 7, 11, 13, 17, 19, 23)
"""Primes, as steps through a list. A prime that does not divide the length of a list reaches all its
items."""


@dataclass(frozen=True)
class Variety:
    """The choices of the variant with this number.

    Each choice has its own text, `about`. Another number or another `attempt` combines
    the choices in another way. For number 0 everything is usual: the first option, and False.
    """

    number: int
    attempt: int = 0

    def below(self, limit: int, about: str) -> int:
        """A number from 0 to `limit - 1`."""
        if self.number == 0:
            return 0
        digest = blake2b(f"{self.number} {self.attempt} {about}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") % limit

    def one_of(self, options: Sequence[ItemT], about: str) -> ItemT:
        """One of these options."""
        return options[self.below(len(options), about)]

    def is_chosen(self, about: str) -> bool:
        """True for half of the numbers."""
        return self.below(2, about) == 1

    def shuffled(self, things: Iterable[ItemT], about: str) -> list[ItemT]:
        """The same items in another order. The order starts at a chosen item and goes on in a chosen step."""
        found = list(things)
        limit = len(found)
        if limit < 2 or self.number == 0:
            return found
        first = self.below(limit, f"first of {about}")
        step = self.one_of([step for step in STEPS if limit % step], f"step of {about}")
        return [found[(first + step * place) % limit] for place in range(limit)]
