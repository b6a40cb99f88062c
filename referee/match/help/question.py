"""A question as people ask it at the table, and the worked example that answers it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from referee.rulings.article import Article
from referee.rulings.differences import OptionId
from referee.rulings.tags import PlainValueOrList


@dataclass(frozen=True)
class Example:
    """What happened, in the lines of a transcript, and the claim that is asked about.

    `people` sit there in clockwise order. A line of `before` that begins with `! ` is one that the table lets
    count whatever the rules say: so hands are made short, and cards lie where the question needs them. One
    that begins with `? ` may be refused, and stays so. One that begins with `?! ` is refused, too, and was no
    mistake: everybody knows that the card is in that hand.
    """

    claim: str
    before: tuple[str, ...] = ()
    people: str = "Ann Bob Cat Dan"


@dataclass(frozen=True)
class Change:
    """What a table may play by otherwise: options of differences, and house rules with what they settle."""

    differences: Mapping[str, OptionId] = field(default_factory=dict)
    house_rules: Mapping[str, Mapping[str, PlainValueOrList]] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Question:
    """A question about a game.

    `asks` is how it is read out, and `phrasings` are how else people put it (see with_phrasings). With an
    `example` the answer is what the judge rules; without one the `article` is quoted. `yes` says which ruling
    means yes: the claim counts, or it is refused, or it is upheld, and if it only stands neither yes nor no
    is said; None where the answer is what the ruling says. `about` is the article whose finding says it,
    where that is not the deciding one.
    `reads`: where the claim counts, or always, the article is read out instead of what was found about the
    example, and where it counts those in `also` after it. `under` are choices by which the example is played
    whoever asks: where a card alone tells what may be done, and at the table nobody would be told.
    `says` are the sentences that answer it and stand alone, by "yes" and "no"; "no uno.deck" is the one in
    place of "no" where that article decides, and "uno.deck" the one where neither yes nor no is said. That
    of a house rule is said wherever the rule is agreed on; where an article is quoted, it is quoted instead.
    `for_children` tells the same to a child, by the same keys.
    `otherwise` are the choices of a table that change the answer. `disputes` are its numbers in the catalogue
    that the questions were collected in, and `follow_ups` the ids of what people ask next.
    """

    id: str
    game: str
    chapter: str
    asks: str
    example: Example | None = None
    article: Article | None = None
    yes: Literal["counts", "refused", "upheld"] | None = None
    about: Article | None = None
    otherwise: tuple[Change, ...] = ()
    disputes: tuple[int, ...] = ()
    follow_ups: tuple[str, ...] = ()
    reads: Literal["where it counts", "always"] | None = None
    also: tuple[Article, ...] = ()
    under: Change = Change()
    phrasings: tuple[str, ...] = ()
    says: Mapping[str, str] = field(default_factory=dict)
    for_children: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if (self.example is None) == (self.article is None):
            raise ValueError(f"the question {self.id} has an example or quotes an article: one of them")

    @property
    def is_quoted(self) -> bool:
        """Whether it is answered by an article alone, and nothing is ruled on."""
        return self.example is None
