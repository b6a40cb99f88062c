"""Choices that look like chance and are none: the same request always gets the same answer."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import TypeVar

One = TypeVar("One")
STEPS = (3, 7, 11, 13, 17, 19, 23)
"""Primes: with what they do not divide they have nothing in common."""


@dataclass(frozen=True)
class Variety:
    """The choices of the table of a number, each of them `about` something: they go together in another way
    at every table, and at every `attempt` at it. At the first one, of the number none, all is as usual: the
    first of the options is chosen, and nothing is so."""

    number: int
    attempt: int = 0

    def below(self, many: int, about: str) -> int:
        """A number from none to one less than so many."""
        if self.number == 0:
            return 0
        digest = blake2b(f"{self.number} {self.attempt} {about}".encode(), digest_size=8).digest()
        return int.from_bytes(digest, "big") % many

    def one_of(self, options: Sequence[One], about: str) -> One:
        return options[self.below(len(options), about)]

    def is_so(self, about: str) -> bool:
        """As often as not."""
        return self.below(2, about) == 1

    def mixed(self, things: Iterable[One], about: str) -> list[One]:
        """The same in another order: from anyone on, in steps of anything that leads to each of them once."""
        found = list(things)
        many = len(found)
        if many < 2 or self.number == 0:
            return found
        first = self.below(many, f"first of {about}")
        step = self.one_of([step for step in STEPS if many % step], f"step of {about}")
        return [found[(first + step * place) % many] for place in range(many)]
