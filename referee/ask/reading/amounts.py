"""Reads a question for an amount: which cards, how many of them, and how many players.

A wrong amount is worse than none. So a text is read only if each of its words is understood: it is a card, a
color, a number, a part of the question, or a word that changes nothing. Any other word may change the amount.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from referee.ask.reading.named_rules import named_in
from referee.ask.reading.words import plain
from referee.games import GAMES
from referee.games.help import HELP
from referee.kit.cards import COLORS, Color
from referee.kit.tables import read_text_table
from referee.match.help.amounts import AmountKind, AskedAmount, NamedCards

TABLE = read_text_table("ask/reading/amounts.txt")
SECTIONS = {section.heading: section for section in TABLE.sections}
LONGEST = 300
"""Maximum number of characters of a text that is read. A longer one hardly consists of known words only."""
KEPT = 256
"""Number of texts whose reading is kept. One search needs that of the same text for each of its hits."""
DIGITS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
NUMBERS = {word: number for number, word in enumerate(DIGITS)} | {
    "eleven": 11,
    "twelve": 12,
    "couple of": 2,
    "pair of": 2,
}
PLURALS = {f"{word}s": number for word, number in NUMBERS.items()} | {"zeroes": 0, "sixes": 6}
HIGHEST_NUMBER_CARD = 9
NUMBER = rf"\d+s?|(?:{'|'.join(sorted((*NUMBERS, *PLURALS), key=len, reverse=True))})"
PLAYERS = r"players?|people|persons?|of us|play"
BEFORE_A_NUMBER_CARD = frozenset({"a", "an", "the", "number", "another"})
"""After these words a number is a card, and not a number of things."""
ON = re.compile(r"(?:on|onto|over)(?: top of)?(?: an?| the| another)*")


@dataclass(frozen=True)
class Token:
    """A piece of a text. `kind` is the name of a group of the pattern, such as "card", "number" or "word".
    `value` is the face of a card, a number in digits, or the text. `is_plural` is whether it is a plural, and
    `is_digit` whether a number is written in digits."""

    kind: str
    value: str
    text: str
    is_plural: bool = False
    is_digit: bool = False


@dataclass(frozen=True)
class ListedCards:
    """The cards of a text. `bare` is the number of those that are a digit alone: "3" may be a 3, or three
    cards. `on_each_other` is whether each card but the last is played on the one that is named after it."""

    cards: tuple[NamedCards, ...]
    bare: int
    on_each_other: bool | None


@lru_cache(maxsize=KEPT)
def amount_asked(typed: str, game: str) -> AskedAmount | None:
    """The amount that a text asks for; None if it asks for none, or if a word of it is not understood."""
    if len(typed) > LONGEST:
        return None
    named = named_in(typed, game)
    if named.unknown is not None:
        return None
    whole, text = _spaced(typed), _spaced(named.rest or typed)
    if named.rules and _cards_named(whole, game) != _cards_named(text, game):
        return None  # The name of a house rule has a card in it, which may be one that was played.
    found = [one for kind in AmountKind if (one := _read(text, whole, game, kind)) is not None]
    return found[0] if len(found) == 1 else None


def _spaced(text: str) -> str:
    return " ".join(plain(text).replace("-", " ").replace("/", " ").split())


def _cards_named(text: str, game: str) -> int:
    """The number of cards that a text names other than by the plural of their kind."""
    return sum(one.kind == "card" and not one.is_plural for one in _tokens(text, game))


def _read(text: str, whole: str, game: str, kind: AmountKind) -> AskedAmount | None:
    """The text as a question for this kind of amount; None if it is not one. `whole` is the text with its
    house rules, which may name the players: "we deal ten cards to four players"."""
    asks = _pattern(f"asks {kind.value}")
    needs = _pattern(f"needs {kind.value}")
    if asks is None or not asks.search(text) or (needs is not None and not needs.search(text)):
        return None
    never = _pattern(f"never {kind.value}")
    if never is not None and never.search(text):
        return None
    left = text
    for pattern in (asks, _pattern(f"leaves {kind.value}"), needs):
        left = left if pattern is None else pattern.sub(" ; ", left)
    tokens = tuple(_tokens(" ".join(left.split()), game))
    players = {int(one.value) for one in _tokens(whole, game) if one.kind == "players"}
    listed = _listed(tokens, kind, game)
    if listed is None or len(players) > 1 or not _fits(listed, players, kind):
        return None
    cards = listed.cards
    if kind is AmountKind.DRAW and listed.on_each_other:
        cards = cards[::-1]
    words = frozenset(one.value for one in tokens if one.kind == "term")
    return AskedAmount(kind, cards, next(iter(players), None), words)


def _fits(listed: ListedCards, players: set[int], kind: AmountKind) -> bool:
    """Whether the text names just what this kind of amount depends on."""
    is_about_players = kind in (AmountKind.PILE, AmountKind.DEALT)
    if is_about_players:
        return bool(players) and not listed.cards
    if players or not listed.cards:
        return False
    if kind is AmountKind.COPIES:
        return len(listed.cards) == 1 and listed.cards[0].count == 1 and not listed.bare
    if kind is AmountKind.DRAW:
        return not listed.bare and listed.on_each_other is not None
    is_bare = listed.bare == len(listed.cards)
    return not is_bare or (kind is AmountKind.POINTS and listed.bare > 1)


def _listed(tokens: Sequence[Token], kind: AmountKind, game: str) -> ListedCards | None:
    """The cards of a text; None if a token is not understood."""
    known, faces = _words(kind), _faces(game)
    cards: list[NamedCards] = []
    bare = place = 0
    joints: list[bool] = []
    while place < len(tokens):
        token, before = tokens[place], tokens[place - 1] if place else None
        if _is_added(tokens, place, kind):
            return None
        if found := _cards_at(tokens, place, kind):
            one, place, is_bare = found
            if one.face is not None and one.face not in faces:
                return None
            cards.append(one)
            bare += is_bare
            continue
        place += 1
        after = tokens[place] if place < len(tokens) else None
        if token.kind == "on":
            if kind is not AmountKind.DRAW or before is None or before.kind != "card":
                return None
            joints.append(True)
        elif token.kind == "word" and token.value == "another":
            if after is None or after.kind not in ("card", "color"):
                return None
        elif token.kind == "word" and token.value == "again":
            if before is None or before.kind != "card":
                return None
        elif token.kind not in ("mark", "players", "term") and token.value not in known:
            return None
    is_on = None if joints and len(joints) != len(cards) - 1 else bool(joints)
    if is_on is None and len({one.face for one in cards}) == 1:
        is_on = False  # Cards of one kind have the same sum in any order.
    return ListedCards(tuple(cards), bare, is_on)


def _is_added(tokens: Sequence[Token], place: int, kind: AmountKind) -> bool:
    """Whether "plus two" stands right after a card: it may be a Draw Two, or two points more."""
    is_after_card = place > 0 and tokens[place - 1].kind in ("card", "number")
    is_plus = tokens[place].kind == "card" and tokens[place].text.startswith("plus")
    return kind is not AmountKind.DRAW and is_after_card and is_plus


def _cards_at(tokens: Sequence[Token], place: int, kind: AmountKind) -> tuple[NamedCards, int, bool] | None:
    """The cards that begin at a place, the place after them, and whether they are a digit alone. None if no
    card begins there, or if it is not certain how many are meant."""
    start, count, color = place, None, None
    if tokens[place].kind == "number" and not tokens[place].is_plural:
        count, place = int(tokens[place].value), place + 1
    if place < len(tokens) and tokens[place].kind == "color":
        color, place = _color(tokens[place]), place + 1
    card = tokens[place] if place < len(tokens) else None
    if card is not None and card.kind == "card":
        if count is not None and not _is_count(tokens[start], count, card, kind):
            return None
        return NamedCards(card.value, 1 if count is None else count, color), place + 1, False
    if card is not None and card.kind == "number" and card.is_plural and _is_number_card(card):
        return NamedCards(card.value, 1 if count is None else count, color), place + 1, False
    if card is not None and card.kind == "number" and count is None and color and _is_number_card(card):
        return NamedCards(card.value, 1, color), place + 1, False
    if color is not None and count is None:
        is_all = kind is AmountKind.COPIES and card is not None and card.text in ("cards", "ones")
        return (NamedCards(None, 1, color), place + 1, False) if is_all else None
    return _number_card_at(tokens, start, kind)


def _number_card_at(
    tokens: Sequence[Token], place: int, kind: AmountKind
) -> tuple[NamedCards, int, bool] | None:
    """The number card at a place. It follows an article, or it is a digit alone. None for another number, and
    for one before "cards" or "points", which is their number."""
    token = tokens[place]
    if token.kind != "number" or not _is_number_card(token) or kind is AmountKind.DRAW:
        return None
    after = tokens[place + 1] if place + 1 < len(tokens) else None
    if after is not None and after.text in ("card", "cards", "points", "point", "more", "left"):
        has_article = place and tokens[place - 1].value in BEFORE_A_NUMBER_CARD
        if not has_article or after.text in ("cards", "points", "more"):
            return None
    if place and tokens[place - 1].value in BEFORE_A_NUMBER_CARD:
        return NamedCards(token.value), place + 1, False
    return (NamedCards(token.value), place + 1, True) if token.is_digit else None


def _is_count(token: Token, count: int, card: Token, kind: AmountKind) -> bool:
    """Whether a number before a card is how many of them there are. "2 skip" may be a 2 and a Skip, while no
    number card makes anybody draw."""
    if kind is AmountKind.DRAW or card.is_plural or count == 1:
        return count > 0
    return not token.is_digit and card.text.startswith(("+", "plus"))


def _is_number_card(token: Token) -> bool:
    return int(token.value) <= HIGHEST_NUMBER_CARD


def _color(token: Token) -> Color:
    return next(color for color in COLORS if color == token.value)


def _tokens(text: str, game: str) -> Iterator[Token]:
    """The pieces of a text, in their order."""
    for hit in _scanner(game).finditer(text):
        name, found = next((name, found) for name, found in hit.groupdict().items() if found is not None)
        kind, _, index = name.partition("_")
        if kind == "card":
            face = HELP[game].amounts.names[int(index)][0]
            is_plural = re.sub(r" cards?$", "", found).endswith("s") or found.endswith(" cards")
            yield Token(kind, face, found, is_plural)
        elif kind == "term":
            yield Token(kind, HELP[game].amounts.words[int(index)][0], found)
        elif kind == "players":
            number = re.search(rf"\b(?:{NUMBER})\b", found)
            yield Token(kind, str(_number(number[0]) if number else 0), found)
        elif kind == "number":
            yield Token(
                kind,
                str(_number(found)),
                found,
                found not in NUMBERS and found[-1] == "s",
                found[0].isdigit(),
            )
        else:
            yield Token(kind, found.rstrip("s") if kind == "color" else found, found)


def _number(text: str) -> int:
    if text in NUMBERS:
        return NUMBERS[text]
    return PLURALS[text] if text in PLURALS else int(text.removesuffix("s"))


@cache
def _scanner(game: str) -> re.Pattern[str]:
    """The pattern of one piece of a text."""
    help = HELP[game].amounts
    cards = (f"(?P<card_{place}>{pattern.pattern})" for place, (_, pattern) in enumerate(help.names))
    terms = (f"(?P<term_{place}>{pattern.pattern})" for place, (_, pattern) in enumerate(help.words))
    any_card = "|".join(pattern.pattern for _, pattern in help.names)
    on = rf"(?P<on>\b{ON.pattern}(?= (?:(?:{'|'.join(COLORS)}) )?(?:{any_card})))"
    return re.compile(
        "|".join(
            (
                on,
                *cards,
                rf"(?P<players>\b(?:{NUMBER}) (?:{PLAYERS})\b|\bwe are (?:{NUMBER})\b)",
                *terms,
                rf"(?P<color>\b(?:{'|'.join(COLORS)})s?\b)",
                rf"(?P<number>\b(?:{NUMBER})\b)",
                r"(?P<word>[^\W\d]+)",
                r"(?P<mark>[,;:.?!&])",
                r"(?P<other>\S)",
            )
        )
    )


@cache
def _faces(game: str) -> frozenset[str]:
    return frozenset(card.face for card in GAMES[game].cards)


@cache
def _pattern(heading: str) -> re.Pattern[str] | None:
    """The pattern of a section of the table; None if the table has no such section."""
    section = SECTIONS.get(heading)
    return None if section is None else TABLE.pattern_of_section(section)


@cache
def _words(kind: AmountKind) -> frozenset[str]:
    return frozenset(SECTIONS[f"words {kind.value}"].words_of_rows)
