"""Amounts that people ask for: the types of the question and of the answer.

The names of cards stand in a text table of each game (see `kit/tables.py`). The heading `card draw two` has
the patterns that name the card with that face. The heading `word column` has the patterns of a word that
matters for the amounts of this game.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum

from referee.kit.cards import Card, Color
from referee.kit.said import Said, Sentence
from referee.kit.tables import TextTable
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.table.agreement import errors_in_rules
from referee.match.text.transcript import Opening, Transcript

CARD, WORD = "card ", "word "
PLAYER_NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
USUAL_PLAYERS = 4
"""The number of players if a text names none, and if that many can play by the rules."""
MOST_NAMED_PARTS = 4
"""Maximum number of parts of a sum that a sentence names. A longer sum is written with plus signs."""


class AmountKind(Enum):
    """What is counted: the points of cards, the points that a winner gets for the cards of others, the cards
    that somebody draws, the cards in the draw pile after the deal, the cards that are dealt, and the copies
    of a card in the deck."""

    POINTS = "points"
    GAIN = "gain"
    DRAW = "draw"
    PILE = "pile"
    DEALT = "dealt"
    COPIES = "copies"


@dataclass(frozen=True)
class NamedCards:
    """Cards that a text names. `face` is None for all cards of a color, and `color` is None if the text does
    not name one."""

    face: str | None
    count: int = 1
    color: Color | None = None


@dataclass(frozen=True)
class AskedAmount:
    """An amount that a text asks for, with all that it depends on.

    - `cards`: The cards in the order in which they were played, or in which they are listed.
    - `players`: The number of players; None if the text does not name one.
    - `words`: The words of the game's table that the text has.
    """

    kind: AmountKind
    cards: tuple[NamedCards, ...] = ()
    players: int | None = None
    words: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Amount:
    """The answer: the sentence with the amount, and the id of the question that it answers."""

    question: str
    line: Sentence


@dataclass(frozen=True)
class AmountHelp:
    """What a game knows about amounts.

    - `names`: The patterns of the names of cards, by their faces. The first that fits a text is meant.
    - `words`: The patterns of other words, by their names.
    - `find(asked, game, rules)`: The amount under these rules; None if it cannot be known.
    """

    names: Sequence[tuple[str, re.Pattern[str]]]
    words: Sequence[tuple[str, re.Pattern[str]]]
    find: Callable[[AskedAmount, Game, Rules], Amount | None]


NO_AMOUNTS = AmountHelp((), (), lambda asked, game, rules: None)
"""The help of a game whose amounts are not worked out."""


def patterns_of_amounts(table: TextTable, heading: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    """The patterns of the sections whose headings begin with `heading`, by the rest of the heading. Raises
    InvalidTextTable."""
    return tuple(
        (name.removeprefix(heading), table.pattern_of_section(section))
        for name, section in table.sections_by_heading().items()
        if name.startswith(heading)
    )


@dataclass(frozen=True)
class Part:
    """A part of a sum: `count` cards with this face count `each`."""

    face: str
    count: int
    each: int

    @property
    def total(self) -> int:
        """What these cards count together."""
        return self.count * self.each


def parts_of_sum(cards: Sequence[NamedCards], each: Callable[[str], int]) -> tuple[Part, ...]:
    """The parts of a sum, one for each face, in the order in which the faces are first named. `each` returns
    what a card with a face counts. Cards without a face are left out."""
    counts: dict[str, int] = {}
    for one in cards:
        if one.face is not None:
            counts[one.face] = counts.get(one.face, 0) + one.count
    return tuple(Part(face, count, each(face)) for face, count in counts.items())


@dataclass(frozen=True)
class Unit:
    """What a sum counts. The members are keys of messages: for one card, for several cards with one face, and
    for several faces."""

    one: str
    alike: str
    mixed: str


POINTS = Unit("ask-amount-points-one", "ask-amount-points-alike", "ask-amount-points")
CARDS = Unit("ask-amount-cards-one", "ask-amount-cards-alike", "ask-amount-cards")


def sentence_of_sum(unit: Unit, parts: Sequence[Part]) -> Said:
    """The sentence that says a sum and how it is made up. `parts`: at least one."""
    first, total = parts[0], sum(part.total for part in parts)
    if len(parts) == 1:
        facts = {"total": total, "each": first.each, "count": first.count, "face": first.face}
        return Said(unit.one if first.count == 1 else unit.alike, facts)
    if len(parts) > MOST_NAMED_PARTS:
        return Said(unit.mixed, {"total": total, "sum": _sum_with_plus_signs(parts)})
    named = tuple(
        Said("ask-amount-part", {"number": one.total, "count": one.count, "face": one.face}) for one in parts
    )
    return Said(unit.mixed, {"total": total, "sum": named})


def _sum_with_plus_signs(parts: Sequence[Part]) -> Said:
    first, *others = parts
    number = Said("ask-amount-number", {"number": first.total})
    if not others:
        return number
    return Said("ask-amount-plus", {"first": number, "more": _sum_with_plus_signs(others)})


def usual_players(game: Game, rules: Rules) -> int | None:
    """A number of players that can play by these rules, four if they can; None if no number can."""
    least, most = game.seats
    numbers = (USUAL_PLAYERS, *range(least, most + 1))
    return next((number for number in numbers if not errors_in_rules(game, rules, number)), None)


def possible_players(asked: AskedAmount, game: Game, rules: Rules) -> int | None:
    """The number of players that a text names, or a usual one. None if this number of players cannot play by
    these rules."""
    if asked.players is None:
        return usual_players(game, rules)
    least, most = game.seats
    can_play = least <= asked.players <= most and not errors_in_rules(game, rules, asked.players)
    return asked.players if can_play else None


def table_with_players(game: Game, rules: Rules, players: int) -> Transcript:
    """A new match with this number of players, who are called by `PLAYER_NAMES`. Raises NotationError if they
    cannot play by these rules."""
    return Transcript(game, Opening(game.name, rules, PLAYER_NAMES[:players]))


def cards_in_deck(copies: Mapping[Card, int], named: NamedCards) -> int:
    """The number of cards in a deck that have the face and the color of these, as far as both are named.
    `copies`: the number of copies of each card."""
    return sum(
        number
        for card, number in copies.items()
        if named.face in (None, card.face) and named.color in (None, card.color)
    )


def sentence_of_copies(copies: Mapping[Card, int], named: NamedCards) -> Said:
    """The sentence that says how many such cards a deck has. `copies`: the number of copies of each card."""
    number = cards_in_deck(copies, named)
    if named.face is None:
        return Said("ask-amount-cards-of-color", {"number": number, "color": named.color})
    if named.color is None:
        return Said("ask-amount-copies-of-face", {"number": number, "face": named.face})
    facts = {"number": number, "card": Card(named.face, named.color).name}
    return Said("ask-amount-copies-of-card", facts)


def deck_has(copies: Mapping[Card, int], cards: Sequence[NamedCards]) -> bool:
    """Whether a deck has all these cards together. `copies`: the number of copies of each card."""
    counts: dict[NamedCards, int] = {}
    for one in cards:
        for kind in {NamedCards(one.face, 1, one.color), NamedCards(one.face)}:
            counts[kind] = counts.get(kind, 0) + one.count
    return all(count <= cards_in_deck(copies, kind) for kind, count in counts.items())
