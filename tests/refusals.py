"""Why a test failed at a table: the claims that the referee refused there, each with its reason.

    the deal was refused: uno.deal: There is no red 11 in the deck.

Most tests say in a few lines how a round comes to be, and check what comes after. If a change of the rules
makes one of these lines a refused one, the check finds no round, or a wrong one. That is why
`tests/conftest.py` adds the refusals of each table and each phone of a failed test to its report.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from traceback import walk_tb
from types import TracebackType
from typing import Any

TESTS = Path(__file__).parent


class Refusing:
    """A table or a phone: `refusals` are what the referee refused there, a sentence each."""

    refusals: Any


def refusal(tag: str, article: str, sentence: str) -> str:
    """The sentence for a refused claim: `the deal was refused: uno.deal: There is no red 11 in the deck.`"""
    return f"the {kind_in_words(tag)} was refused: {article}: {sentence}"


def kind_in_words(tag: str) -> str:
    """`uno.deal` is a deal, `match.take_back` a take back."""
    return tag.partition(".")[2].replace("_", " ").replace("-", " ")


def refusal_of(tag: str, ruling: Mapping[str, Any]) -> str | None:
    """The sentence for a claim with this ruling, as HTTP gives it; None unless it was refused."""
    if ruling["verdict"] != "refused":
        return None
    decided = ruling["findings"][0]
    return refusal(tag, decided["article"], decided["sentence"])


def accepted(tag: str, ruling: Mapping[str, Any]) -> Mapping[str, Any]:
    """The same ruling. Fails with the reason if it is a refusal."""
    if why := refusal_of(tag, ruling):
        raise AssertionError(why)
    return ruling


def refusals_at(failure: TracebackType | None) -> list[str]:
    """The refusals of all tables and phones that the functions of this traceback hold, in their order."""
    found = {id(held): held for held in _held(failure) if isinstance(held, Refusing)}
    return list(dict.fromkeys(why for held in found.values() for why in _refusals_of(held)))


def _refusals_of(held: Refusing) -> list[str]:
    """The refusals; where they cannot be written, the error: it must not hide the failure itself."""
    try:
        return held.refusals
    except Exception as error:
        return [f"the refusals of {type(held).__name__} cannot be written: {error!r}"]


def _held(failure: TracebackType | None) -> Iterator[Any]:
    """The values of all local names in the functions of the tests. A compared value is one of them: pytest
    gives it a name."""
    for frame, _ in walk_tb(failure):
        if TESTS in Path(frame.f_code.co_filename).parents:
            yield from frame.f_locals.values()
