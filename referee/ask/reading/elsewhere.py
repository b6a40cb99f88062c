"""What a text is about that Ask does not know: another game, or a text in another language.

Both are recognized by the words of the text alone, from the tables `other_games.txt` and `languages.txt`.
"""

import re
import unicodedata
from collections.abc import Iterator, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from referee.ask.reading.spellings import EMPTY, KNOWN
from referee.ask.reading.words import plain
from referee.kit.said import Said
from referee.kit.tables import TextTable, read_text_table

GAMES = read_text_table("ask/reading/other_games.txt")
LANGUAGES = read_text_table("ask/reading/languages.txt")

OTHER_LANGUAGE = "other"
"""The tag for a language that is not English and has no table."""
LEAST_WORDS = 2
"""Number of different words of a language that a text needs beside English words. It also needs more of them
than of English words."""
LEAST_LETTERS = 5
"""Length in letters of a word that is enough by itself, if the text has no English word."""
LEAST_OF_OTHER_SCRIPT = 2
"""Number of letters of another script from which a text may be in that script."""


@dataclass(frozen=True)
class OtherGame:
    """A game that Ask does not know. `name` is the name to show, `pattern` finds texts about the game."""

    name: str
    pattern: re.Pattern[str]


@dataclass(frozen=True)
class Language:
    """The words of a language other than English.

    - `tag`: The tag of the language, such as "de".
    - `words`: Words that stand in no English text.
    - `shared`: Words that are also spelled like English words.
    - `letters`: Letters and signs that English does not use.
    """

    tag: str
    words: frozenset[str]
    shared: frozenset[str]
    letters: frozenset[str]


@dataclass(frozen=True)
class NotOurs:
    """Why Ask has no answer to a text. `name` is the name of the game or the language, `sentence` says it."""

    kind: Literal["game", "language"]
    name: Said
    sentence: Said


def games_in(table: TextTable) -> Iterator[OtherGame]:
    """The games of a table, one for each heading such as `game UNO Flip`. Raises InvalidTextTable."""
    for section in table.sections_by_heading().values():
        if section.heading.startswith("game "):
            name = section.heading.removeprefix("game ")
            yield OtherGame(name, table.pattern_of_section(section))


def languages_in(table: TextTable) -> Iterator[Language]:
    """The languages of a table, one for each heading such as `de words`.

    Raises InvalidTextTable if the headings `de also English` or `de letters` are missing, or if a heading is
    unknown.
    """
    sections = table.sections_by_heading()
    tags = [one.removesuffix(" words") for one in sections if one.endswith(" words")]
    parts = {f"{tag} {part}" for tag in tags for part in ("words", "also English", "letters")}
    for heading, section in sections.items():
        if heading not in parts and heading != "English":
            raise table.make_error_about_line(section.line, f"no language has the heading {heading}")
    for tag in tags:
        words, shared, letters = (
            table.section_with_heading(f"{tag} {part}").words_of_rows
            for part in ("words", "also English", "letters")
        )
        yield Language(tag, frozenset(words) - {*shared}, frozenset(shared), frozenset("".join(letters)))


OTHER_GAMES = tuple(games_in(GAMES))
"""The games, those with longer names first."""
KNOWN_LANGUAGES = tuple(languages_in(LANGUAGES))
LANGUAGE_TAGS = (*(one.tag for one in KNOWN_LANGUAGES), OTHER_LANGUAGE)
"""All tags that `language_of` may return."""
ENGLISH = EMPTY | KNOWN | {*LANGUAGES.section_with_heading("English").words_of_rows}
"""Words that show that a text is in English."""
COMPARED = GAMES.pattern_of_section(GAMES.section_with_heading("compared"))
"""Matches the end of the text before a name of a game, if the text only compares with this game."""
ANY_GAME = re.compile("|".join(f"(?:{one.pattern.pattern})" for one in OTHER_GAMES))
"""Matches every text that one of the games may be about."""
ELSEWHERE = re.compile(
    "|".join(
        f"(?:{one.pattern})"
        for one in (
            ANY_GAME,
            *(GAMES.pattern_of_section(GAMES.section_with_heading(name)) for name in ("no game", "general")),
        )
    )
)
"""Matches plain texts about other games, about what is asked of a shop, and about the world."""


def other_game_in(text: str) -> OtherGame | None:
    """The game that a text is about, if Ask does not know it. None if the text names no such game."""
    text = " ".join(plain(text).split())
    # Most texts name no game, and one pattern is faster than many.
    if not ANY_GAME.search(text):
        return None
    return next((one for one in OTHER_GAMES if _is_about(text, one)), None)


def _is_about(text: str, game: OtherGame) -> bool:
    """Whether the text names the game, and does not only compare with it."""
    return any(
        not COMPARED.search(text[max(0, found.start() - 30) : found.start()])
        for found in game.pattern.finditer(text)
    )


def language_of(text: str) -> str | None:
    """The tag of the language of a text, if the text is surely not English. Otherwise None.

    The tag is OTHER_LANGUAGE for other scripts than Latin, and if several languages fit equally well.
    """
    text = unicodedata.normalize("NFKC", text).casefold()
    letters = {one for one in text if not one.isascii()}
    if _is_in_other_script(text, letters):
        return OTHER_LANGUAGE
    words = frozenset(re.findall(r"[^\W\d_]+", text))
    weights = {one.tag: _weight(one, words, letters) for one in KNOWN_LANGUAGES}
    most = max(weights.values())
    if not most:
        return None
    best = [tag for tag, weight in weights.items() if weight == most]
    return best[0] if len(best) == 1 else OTHER_LANGUAGE


def key_of_language(tag: str) -> str:
    """The key of the message with the name of a language. `tag`: a tag that `language_of` returns."""
    return f"ask-language-{tag}"


def _is_in_other_script(text: str, letters: Set[str]) -> bool:
    """Whether at least half of the letters of a text are of other scripts than Latin. `letters`: the
    characters of the text that are not ASCII."""
    other = {one for one in letters if one.isalpha() and not _is_latin(one)}
    if not other:
        return False
    count = sum(one in other for one in text)
    return count >= LEAST_OF_OTHER_SCRIPT and 2 * count >= sum(map(str.isalpha, text))


@lru_cache(maxsize=1024)
def _is_latin(letter: str) -> bool:
    """Whether a letter is of the Latin script. The letters ª and º are, too."""
    return unicodedata.name(letter, "LATIN").startswith(("LATIN", "FEMININE", "MASCULINE", "MODIFIER"))


def _weight(language: Language, words: Set[str], letters: Set[str]) -> float:
    """How well a text fits a language; 0 if the text may be in English.

    A word that is also spelled like an English word counts half.
    """
    own, shared = words & language.words, words & language.shared
    signs = letters & language.letters
    certain = len(own) + len(signs)
    english = len((words & ENGLISH) - language.words - language.shared)
    is_sure = certain >= LEAST_WORDS and certain > english
    is_alone = not english and any(len(word) >= LEAST_LETTERS for word in own)
    return certain + len(shared) / 2 if is_sure or is_alone else 0.0


def not_ours(text: str) -> NotOurs | None:
    """Why Ask has no answer to a text: it is in another language, or about another game. None otherwise."""
    if tag := language_of(text):
        name = Said(key_of_language(tag))
        return NotOurs("language", name, Said("ask-other-language", {"language": name}))
    if game := other_game_in(text):
        name = Said("ask-name-of-game", {"game": game.name})
        return NotOurs("game", name, Said("ask-other-game", {"game": name}))
    return None
