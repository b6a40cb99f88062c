"""The claim of somebody that a text asks about: "my dad says you can't play a +4 on a +4. Is he right?"

The answer is about the claim: that is right, or that is wrong. `polarity.py` reads what the claim says.
"""

import re
from dataclasses import dataclass

from referee.kit.tables import read_text_table

TABLE = read_text_table("ask/reading/claims.txt")


def _pattern(heading: str) -> re.Pattern[str]:
    return TABLE.pattern_of_section(TABLE.section_with_heading(heading))


REPORT, DENIAL, UNCLEAR, QUESTION = map(_pattern, ("report", "denial", "unclear", "question"))
TRUE_THAT, FALSE_THAT = map(_pattern, ("true that", "false that"))
IS_RIGHT, IS_WRONG, IS_DOUBTED = map(_pattern, ("is right", "is wrong", "is doubted"))
NO_CLAIM = TABLE.pattern_of_named_part("NO_CLAIM")
"""The words after a report that reports no claim about the rules: "he said uno"."""
SENTENCE_ENDS = re.compile(r"[.!?;]+\s+")
PUNCTUATION = " ,.;:?!-"
SHORT = 3
"""Maximum number of words of the person after a claim: "..., says my dad"."""


@dataclass(frozen=True)
class Claim:
    """A claim that a text asks about.

    - `statement`: The words of the claim; None if they are not clear.
    - `is_denied`: The person denies the statement.
    - `asks_if_wrong`: The text asks whether the claim is wrong: "is he wrong?"
    """

    statement: str | None
    is_denied: bool = False
    asks_if_wrong: bool = False


UNCLEAR_CLAIM = Claim(None)


def claim_in(text: str) -> Claim | None:
    """The claim that a text asks about; None if it asks about none. The text has small letters, and no
    apostrophes."""
    body, asks_if_wrong, is_doubted = _without_tag(_with_tag_at_the_end(text))
    has_tag = asks_if_wrong is not None
    sentences = [one.strip(PUNCTUATION) for one in SENTENCE_ENDS.split(body) if one.strip(PUNCTUATION)]
    if not sentences:
        return UNCLEAR_CLAIM if has_tag and text != body else None
    reports = [(place, one) for place, one in enumerate(sentences) if _is_report(one)]
    if not reports:
        if not has_tag or _is_question(sentences[-1]):
            return None
        reports = [(len(sentences) - 1, sentences[-1])]
    if len(reports) > 1 or is_doubted:
        return UNCLEAR_CLAIM
    place, sentence = reports[0]
    is_last = place == len(sentences) - 1
    if not has_tag and not is_last and _is_question(sentences[-1]):
        return None
    claim = _claim_of(sentence, bool(asks_if_wrong))
    if claim.statement is None:
        return claim
    if _is_question(claim.statement):
        return None if not has_tag and is_last else UNCLEAR_CLAIM
    return claim if is_last else UNCLEAR_CLAIM


def _without_tag(text: str) -> tuple[str, bool | None, bool]:
    """The text without its last words that ask about a claim, whether these ask if it is wrong (None if there
    are none), and whether they doubt it. A doubt leaves open what yes means."""
    for pattern, asks_if_wrong, is_doubted in (
        (IS_DOUBTED, False, True),
        (IS_RIGHT, False, False),
        (IS_WRONG, True, False),
    ):
        if (found := pattern.search(text)) and not _begins_with_words_before_a_claim(text):
            return text[: found.start()].strip(PUNCTUATION), asks_if_wrong, is_doubted
    return text, None, False


def _with_tag_at_the_end(text: str) -> str:
    """The text, with its first sentence at the end if that one only asks about the claim: "is he right?" """
    first, *others = SENTENCE_ENDS.split(text)
    is_tag = any(one.fullmatch(first) for one in (IS_DOUBTED, IS_WRONG, IS_RIGHT))
    return " . ".join((*others, first)) if is_tag and others else text


def _begins_with_words_before_a_claim(text: str) -> bool:
    return bool(TRUE_THAT.search(text) or FALSE_THAT.search(text))


def _is_report(sentence: str) -> bool:
    return _begins_with_words_before_a_claim(sentence) or bool(_reports_in(sentence))


def _reports_in(sentence: str) -> list[re.Match[str]]:
    found = (*REPORT.finditer(sentence), *DENIAL.finditer(sentence))
    return [one for one in found if not NO_CLAIM.match(sentence, one.end())]


def _is_question(sentence: str) -> bool:
    return QUESTION.search(sentence) is not None


def _claim_of(sentence: str, asks_if_wrong: bool) -> Claim:
    """The claim in a sentence that reports one, or that is one."""
    is_denied = False
    for pattern, is_false in ((TRUE_THAT, False), (FALSE_THAT, True)):
        if found := pattern.search(sentence):
            sentence, asks_if_wrong = sentence[found.end() :], is_false
    if UNCLEAR.search(sentence):
        return UNCLEAR_CLAIM
    reports = _reports_in(sentence)
    if len(reports) > 1:
        return UNCLEAR_CLAIM
    if reports:
        before, after = sentence[: reports[0].start()], sentence[reports[0].end() :]
        is_denied = DENIAL.search(sentence) is not None
        is_at_the_end = len(after.split()) <= SHORT < len(before.split())
        sentence = before if is_at_the_end else after
    return Claim(sentence.strip(PUNCTUATION) or None, is_denied, asks_if_wrong)
