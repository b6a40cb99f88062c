"""Which way round a question is put: "may I" and "is it forbidden to" ask the same and are answered by
opposite words; "may I" and "must I" do not ask the same.

A question of ours is answered by yes or no as it stands in its `asks`. Whoever puts it in other words gets a
bare yes or no only where those words show which one. The sentence after it stands alone, right for everybody.
"""

import re
from dataclasses import dataclass
from enum import Enum

BE = "(?:is|are|am|was|were|be|its?|thats?|this)"


def _one_of(words: str) -> str:
    """A pattern for any of these words; one of several parts has `_` between them."""
    return rf"\b(?:{'|'.join(words.replace('_', ' ') for words in words.split())})\b"


TELLS = "i he she we they you it who that which one"
UNTOLD = "".join(rf"(?<!\b{who} )" for who in TELLS.split())
"""Not what somebody tells, as in: he could have laid a Wild."""
DO = _one_of("do does did have has will would should")
BE = _one_of("is are am was were be it its that thats this")
VERBS = "can do does did is are am was were must may could should would have has will"


class Asked(Enum):
    """What a yes tells: that something is allowed or works, that it has to be, or that it is so."""

    ALLOWED = "allowed"
    REQUIRED = "required"
    SO = "so"


@dataclass(frozen=True)
class Pole:
    """What is asked. `says_so` is whether a yes says so or the opposite; `sides` are which of two opposite
    things the words speak of, such as losing a turn (False) and having one (True)."""

    asked: Asked
    says_so: bool
    sides: tuple[bool | None, ...]


FORBIDDEN = _one_of(
    "illegal forbidden prohibited banned disallowed cheating against_the_rule against_the_rules"
)
FORBIDS = _one_of("forbid prevent bar")
OPTIONAL = _one_of("optional voluntary my_choice your_choice their_choice a_choice")
REQUIRED = _one_of("required obliged forced mandatory compulsory obligatory a_must")
HAVE_TO = _one_of("have_to has_to need_to got_to gotta")
ALLOWED = _one_of("allowed permitted legal ok okay fine possible legit valid lawful alright")
WORKS = _one_of("go(?!_back) fit work save beat block cancel counter help protect stop get")
KINDS = (
    (Asked.ALLOWED, False, rf"{BE}.*{FORBIDDEN}|{DO}.*{FORBIDS}"),
    (Asked.REQUIRED, False, rf"{BE}.*{OPTIONAL}"),
    (
        Asked.REQUIRED,
        True,
        rf"{UNTOLD}\bmust \w+|{DO} \w+.*{HAVE_TO}|\bhave (?:i|we|you|u) to\b|{BE}.*{REQUIRED}",
    ),
    (
        Asked.ALLOWED,
        True,
        rf"{UNTOLD}\b(?:may|can|could) (?!have\b)\w+|{ALLOWED} (?:to|if)\b|{BE}.*{ALLOWED}"
        rf"|{DO} \w+.*(?<!my ){WORKS}|{ALLOWED}$",
    ),
    (Asked.SO, True, rf"(?:^|[,:] |\b(?:and|so|then|um|but) )(?:{DO}|{_one_of('is are am was were')}) \w+"),
)
"""The first kind that a sentence speaks of is what it asks."""
SIDES = (
    (
        rf"{_one_of('have get keep take another again extra still')}.*{_one_of('turn go')}"
        rf"|{_one_of('go_again play_again lay_again still_play still_lay')}",
        rf"{_one_of('lose miss forfeit skip sit_out')}.*{_one_of('turn go')}"
        rf"|\bturn\b.*{_one_of('over gone lost done')}",
    ),
    (
        _one_of("safe get_away off_the_hook too_late"),
        _one_of("caught catch call_out called_out busted punished punishment penalty penalized"),
    ),
    (
        _one_of("stay stays stand stands count counts valid"),
        _one_of("back undo undone void invalid withdrawn"),
    ),
    (r"\bkeep\b", rf"{_one_of('lay play put_down throw discard')}.*{_one_of('it drawn drew picked')}"),
)
"""Opposite things that one question may be about: what is good for who asks, and what is not."""
ALTERNATIVES = re.compile(
    r"\bor "
    + _one_of(
        f"{VERBS} not draw lay play keep take pick lose just it they i we you he she no nothing nobody what "
        "only still wait stop"
    )
)
OPEN = re.compile(_one_of("what whats how hows who whos whose when where why which wich wat"))
NOT = rf"{_one_of(VERBS)[:-2]}(?:nt|n t| not)\b"
NEGATED = re.compile(rf"{NOT}|{_one_of('cannot cant wont aint')}|{_one_of(VERBS)} \w+ (?:not|never)\b")
TURNED = re.compile(
    _one_of("only just_for refuse refused hide hiding secret deny denied decline ignore ignored")
)
"""Words that turn a question round in ways of their own."""
LAID_ON = re.compile(r"^(?:[\w+]+ ){1,5}(?:on|onto|over|against) (?:[\w+]+ ?){1,5}$")
"""No verb that asks, only one thing on another: it asks whether that may be."""
SENTENCE_ENDS = re.compile(r"[.!;?]+\s+")


def is_answered_alike(asks: str, typed: str) -> bool | None:
    """Whether the yes of `asks` is also the yes of what was typed (True), or its no (False); None where the
    words do not show it."""
    if _plain(asks) == _plain(typed):
        return True
    ours, theirs = pole_of(asks), pole_of(typed)
    if ours is None or theirs is None or ours.asked is not theirs.asked:
        return None
    if (TURNED.search(_plain(asks)) is None) is not (TURNED.search(_plain(typed)) is None):
        return None
    alike = ours.says_so is theirs.says_so
    for one, other in zip(ours.sides, theirs.sides, strict=True):
        if (one is None) is not (other is None):
            return None
        alike = alike is (one is other)
    return alike


def pole_of(text: str) -> Pole | None:
    """How a text puts its question; None where it leaves open what yes would mean."""
    asks = SENTENCE_ENDS.split(_plain(text))[-1]
    if ALTERNATIVES.search(asks) or NEGATED.search(asks):
        return None
    sides = tuple(_side(asks, good, bad) for good, bad in SIDES)
    for asked, says_so, pattern in KINDS:
        if found := re.search(pattern, asks):
            return None if OPEN.search(asks[: found.start()]) else Pole(asked, says_so, sides)
    return Pole(Asked.ALLOWED, True, sides) if LAID_ON.match(asks) and not OPEN.search(asks) else None


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("’", "").replace("'", "").strip(" ?!.").split())


def _side(asks: str, good: str, bad: str) -> bool | None:
    """Which of two opposite things is asked about; None where it is neither, or both."""
    is_good, is_bad = (re.search(pattern, asks) is not None for pattern in (good, bad))
    return None if is_good is is_bad else is_good
