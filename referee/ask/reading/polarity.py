"""Which way round a question is put: "may I" and "is it forbidden to" ask the same and are answered by
opposite words; "may I" and "must I" do not ask the same.

A question of ours is answered by yes or no as it stands in its `asks`. Whoever puts it in other words gets a
bare yes or no only where those words show which one. The sentence after it stands alone, right for everybody.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache

from referee.ask.reading.claims import Claim, claim_in
from referee.kit.said import Said, Sentence
from referee.kit.tables import TextTable, read_text_table

KEPT = 1024
"""Number of texts whose pole and claim are kept. One search needs those of the same text for each hit."""


class MeaningOfYes(Enum):
    """What a yes tells: that something is allowed or works, that it has to be, or that it is so."""

    ALLOWED = "allowed"
    REQUIRED = "required"
    SO = "so"


class AnsweredWords(Enum):
    """What yes and no answer: a question, a claim ("is that right?"), or a doubt ("is that wrong?"). The
    values are the keys of the messages for no and for yes."""

    QUESTION = ("ask-no", "ask-yes")
    CLAIM = ("ask-claim-wrong", "ask-claim-right")
    DOUBT = ("ask-doubt-wrong", "ask-doubt-right")


def after_yes_or_no(
    yes: bool | None, line: Sentence, words: AnsweredWords = AnsweredWords.QUESTION
) -> Sentence:
    """A sentence after yes or no, as the words that were typed need it. The sentence alone, if neither is
    said."""
    return line if yes is None else Said(words.value[yes], {"line": line})


@lru_cache(maxsize=KEPT)
def answered_words_of(text: str) -> AnsweredWords:
    """What yes and no answer in this text."""
    claim = claim_in(_plain(text))
    if claim is None:
        return AnsweredWords.QUESTION
    return AnsweredWords.DOUBT if claim.asks_if_wrong else AnsweredWords.CLAIM


@dataclass(frozen=True)
class Pole:
    """What is asked. `says_so` is whether a yes says so or the opposite; `sides` are which of two opposite
    things the words speak of, such as losing a turn (False) and having one (True). `duty` is what somebody
    has to do, such as draw; None where that is not asked, or the word is not known."""

    asked: MeaningOfYes
    says_so: bool
    sides: tuple[bool | None, ...]
    duty: str | None = None


def kinds(table: TextTable, verb: str = "asks") -> Iterator[tuple[MeaningOfYes, bool, re.Pattern[str]]]:
    """What is asked, whether a yes says so, and the pattern of such a question: of each heading as in
    `asks allowed yes`. With the verb "says": of such a claim. Raises InvalidTextTable."""
    for section in table.sections:
        if section.heading.startswith(f"{verb} "):
            if not (found := KIND.fullmatch(section.heading.removeprefix(f"{verb} "))):
                raise table.make_error_about_line(section.line, f"nobody {verb} so: {section.heading}")
            yield MeaningOfYes(found[1]), found[2] == "yes", table.pattern_of_section(section)


def sides(table: TextTable) -> Iterator[tuple[re.Pattern[str], re.Pattern[str]]]:
    """The patterns of each good side and of its bad one. Raises InvalidTextTable."""
    for section in table.sections:
        good, _, name = section.heading.partition(" ")
        if good == "good":
            yield (
                table.pattern_of_section(section),
                table.pattern_of_section(table.section_with_heading(f"bad {name}")),
            )


def duties(table: TextTable) -> Iterator[tuple[str, re.Pattern[str]]]:
    """Each thing that somebody may have to do, and the pattern of its verbs. Raises InvalidTextTable."""
    for section in table.sections:
        if section.heading.startswith("duty "):
            yield section.heading.removeprefix("duty "), table.pattern_of_section(section)


KIND = re.compile(rf"({'|'.join(asked.value for asked in MeaningOfYes)}) (yes|no)")
TABLE = read_text_table("ask/reading/polarity.txt")
KINDS = tuple(kinds(TABLE))
"""The first kind that a sentence speaks of is what it asks."""
CLAIMS = tuple(kinds(TABLE, "says"))
SIDES = tuple(sides(TABLE))
"""Opposite things that one question may be about: what is good for who asks, and what is not."""
ALTERNATIVES, OPEN, NEGATED = map(TABLE.pattern_of_named_part, ("ALTERNATIVES", "OPEN", "NEGATED"))
DOUBTED, NO_QUESTION = map(TABLE.pattern_of_named_part, ("DOUBTED", "NO_QUESTION"))
"""Words of a last sentence whose yes is no clear yes to what was asked."""
AGREES, REPEATS = map(TABLE.pattern_of_named_part, ("AGREES", "REPEATS"))
"""Ends of a text that ask about the statement before them: whether it is right, or whether its verb is so."""
DENIES, FORBIDDEN = map(TABLE.pattern_of_named_part, ("DENIES", "FORBIDDEN"))
"""Words of such a statement that turn its yes round."""
TURNED = TABLE.pattern_of_named_part("TURNED")
"""Words that turn a question round in ways of their own."""
LAID_ON = TABLE.pattern_of_named_part("LAID_ON")
"""No verb that asks, only one thing on another: it asks whether that may be."""
DUTIES = tuple(duties(TABLE))
DUTY = TABLE.pattern_of_named_part("DUTY")
CONDITION_BEFORE, CONDITION_AFTER, RELATIVE = map(
    TABLE.pattern_of_named_part, ("CONDITION_BEFORE", "CONDITION_AFTER", "RELATIVE")
)
"""Clauses of a claim that say when it applies, or to which cards."""
NOT_SIMPLE, NEGATION, NOBODY = map(TABLE.pattern_of_named_part, ("NOT_SIMPLE", "NEGATION", "NOBODY"))
SENTENCE_ENDS = re.compile(r"[.!;?]+\s+")


def is_answered_alike(asks: str, typed: str) -> bool | None:
    """Whether the yes of `asks` is also the yes of what was typed (True), or its no (False); None where the
    words do not show it."""
    if _plain(asks) == _plain(typed):
        return True
    ours, theirs = pole_of(asks), pole_of(typed)
    if ours is None or theirs is None or ours.asked is not theirs.asked:
        return None
    if set(TURNED.findall(_plain(asks))) != set(TURNED.findall(_plain(typed))):
        return None
    if None not in (ours.duty, theirs.duty) and ours.duty != theirs.duty:
        return None
    alike = ours.says_so is theirs.says_so
    for one, other in zip(ours.sides, theirs.sides, strict=True):
        if (one is None) is not (other is None):
            return None
        alike = alike is (one is other)
    return alike


@lru_cache(maxsize=KEPT)
def pole_of(text: str) -> Pole | None:
    """How a text puts its question; None where it leaves open what yes would mean. If the text asks about the
    claim of somebody, yes says that the claim is right, or that it is wrong where this is asked."""
    claim = claim_in(_plain(text))
    if claim is not None:
        return _pole_of_claim(claim)
    *before, asks = SENTENCE_ENDS.split(_plain(text))
    if any(pattern.search(asks) for pattern in (ALTERNATIVES, NEGATED, DOUBTED, NO_QUESTION)):
        return None
    statement = before[-1] if before else ""
    if (agrees := AGREES.search(asks)) and _is_denied(statement, asks[: agrees.start()]):
        return None
    speaks_of = f"{statement} {asks}" if agrees or REPEATS.search(asks) else asks
    sides = tuple(_side(speaks_of, good, bad) for good, bad in SIDES)
    for asked, says_so, pattern in KINDS:
        if found := pattern.search(asks):
            if OPEN.search(asks[: found.start()]):
                return None
            return Pole(asked, says_so, sides, _duty(asked, asks))
    return Pole(MeaningOfYes.ALLOWED, True, sides) if LAID_ON.match(asks) and not OPEN.search(asks) else None


def _pole_of_claim(claim: Claim) -> Pole | None:
    """What a claim says; None where that is not sure: it says several things, or denies twice."""
    if claim.statement is None or NOT_SIMPLE.search(claim.statement):
        return None
    without_before = CONDITION_BEFORE.sub("", claim.statement).strip()
    says = CONDITION_AFTER.sub("", without_before).strip() or claim.statement
    found, rest = [], RELATIVE.sub(" ", says)
    for asked, says_so, pattern in CLAIMS:
        found += [(asked, says_so) for _ in pattern.finditer(rest)]
        rest = pattern.sub(" ", rest)
    negations = NEGATION.findall(rest)
    sides = tuple(_side(says, good, bad) for good, bad in SIDES)
    if len(found) == 1 and not negations:
        asked, says_so = found[0]
    elif not found and len(negations) <= 1 and any(one is not None for one in sides):
        asked, says_so = MeaningOfYes.SO, not negations
        if NOBODY.search(rest):
            return None
    else:
        return None
    says_so = says_so is (claim.is_denied is claim.asks_if_wrong)
    return Pole(asked, says_so, sides, _duty(asked, says))


def _duty(asked: MeaningOfYes, words: str) -> str | None:
    """What somebody has to do; None where that is not asked, or not known."""
    if asked is not MeaningOfYes.REQUIRED or not (found := DUTY.search(words)):
        return None
    verb = next(one for one in found.groups() if one)
    return next((duty for duty, pattern in DUTIES if pattern.fullmatch(verb)), None)


def _is_denied(statement: str, clause: str) -> bool:
    """Whether a statement and the clause after it deny or forbid something. A forbidden thing in the clause
    itself is a kind of question."""
    return DENIES.search(f"{statement} {clause}") is not None or FORBIDDEN.search(statement) is not None


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("’", "").replace("'", "").strip(" ?!.").split())


def _side(asks: str, good: re.Pattern[str], bad: re.Pattern[str]) -> bool | None:
    """Which of two opposite things is asked about; None where it is neither, or both."""
    is_good, is_bad = (pattern.search(asks) is not None for pattern in (good, bad))
    return None if is_good is is_bad else is_good
