"""What people call cards and things when they ask, and one word of ours for each."""

import re
from collections.abc import Iterator
from functools import lru_cache

from referee.kit.tables import TextTable, read_text_table

FILES = (
    "ask/reading/speech_errors.txt",
    "ask/reading/names.txt",
    "ask/reading/synonyms.txt",
    "ask/reading/words.txt",
)
"""The text files of which an index of questions is made; another one that is read here is added."""
SPEECH_ERRORS, NAMES, SYNONYMS, WORDS = map(read_text_table, FILES)


def replacements(table: TextTable) -> Iterator[tuple[re.Pattern[str], str]]:
    """What is replaced, and the text in its place: each heading in quotation marks, as spaces count in it.
    Raises InvalidTextTable."""
    for section in table.sections:
        if not re.fullmatch('".+"', section.heading):
            raise table.make_error_about_line(
                section.line, "what is put in its place stands in quotation marks"
            )
        pattern, word = table.pattern_of_section(section), section.heading[1:-1]
        if any(int(group) > pattern.groups for group in re.findall(r"\\(\d+)", word)):
            raise table.make_error_about_line(
                section.line, f"the patterns have no such group as in {section.heading}"
            )
        yield pattern, word


MISHEARD = tuple(replacements(SPEECH_ERRORS))
"""What a phone writes for spoken words, and the words that were meant."""
CALLED = tuple(replacements(NAMES))
"""What is said in many ways, and our word for it. They are replaced in this order, after `MISHEARD`, for some
read what others have written."""

NOT = re.compile(r"\b(is|are|was|were|does|do|did|has|have|had|could|would|should|wo|ca)nt\b")
"""Is not, in one word and without its apostrophe."""


EMPTY = frozenset(WORDS.section_with_heading("empty").words_of_rows)
"""Words that tell nothing about what is meant."""


@lru_cache(maxsize=4096)
def stem(word: str) -> str:
    """The word without what a plural or a form of a verb adds to it."""
    for ending in ("ing", "ed", "es", "s", "e"):
        if word.endswith(ending) and len(word) - len(ending) >= 3 and not word.endswith("ss"):
            word = word.removesuffix(ending)
            break
    return word[:-1] if len(word) > 3 and word[-1] == word[-2] else word


def meanings(table: TextTable) -> dict[str, str]:
    """The word that stands for each, by its stem. A heading without rows stands for itself alone."""
    return {
        stem(word): one.heading
        for one in table.sections_by_heading().values()
        for word in (one.heading, *one.words_of_rows)
    }


ALIKE = meanings(SYNONYMS)
"""Words that mean the same when somebody asks, by the stem of each of them."""
KNOWN = frozenset(WORDS.section_with_heading("known").words_of_rows)
"""Words of every day that are no misspelled word of ours."""
CARDS = frozenset(WORDS.section_with_heading("cards").words_of_rows)
"""Things of which one is laid on the other."""
UNDER = frozenset(WORDS.section_with_heading("under").words_of_rows)
"""Words between two cards that say that the second lies under the first."""
SPEAKS_OF = {
    word: one.heading.removeprefix("only at ")
    for one in WORDS.sections
    if one.heading.startswith("only at ")
    for word in one.words_of_rows
}
"""Words that are only said at one game, each with the name of the game."""
AT_ANY_GAME = frozenset(WORDS.section_with_heading("at any game").words_of_rows)
"""Words that are said less at the first game than at another."""
