"""What the table has written on the Wild Customizable: kept with the rules, and read out when it is laid."""

from referee.games.uno.model.claims import Play
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.kit.said import Said
from referee.languages.speech import tell
from referee.match.model.state import AnyMatch
from referee.match.table.names import error_in_new_name
from referee.match.text.messages import says
from referee.rulings.article import Article
from referee.rulings.finding import Finding, FindingWeight, finding_holds
from referee.rulings.house import HouseRule, Parameter, Parameters
from referee.rulings.submission import Submission

ARTICLE = Article("uno.house.written-wilds", ("PL112", "S2"))
FACE, ID = "wild customizable", "written-wilds"
LONGEST = 80
QUOTES = ("first", "second", "third")
"""The names of the parameters, and of the facts of the messages that quote what is written."""
READS_OUT = {
    1: "uno-house-written-wilds-reads-out-1",
    2: "uno-house-written-wilds-reads-out-2",
    3: "uno-house-written-wilds-reads-out-3",
}
"""The message for each number of texts."""


def _cannot_be_written(text: str) -> str | None:
    """Why this is no line that can be read out; nothing at all may be written."""
    if len(text) > LONGEST:
        return tell("uno-house-written-wilds-fault-long", {"most": LONGEST})
    return error_in_new_name(text) if text else None


def it_is_read_out(case: UnoCase[Play]) -> Finding | None:
    """Cites it; the words themselves stay with the rules."""
    return finding_holds(ARTICLE, seat=case.claim.seat) if case.claim.card.face == FACE else None


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    is_written = any(chosen.values())
    return ruleset.with_added_check(Play, it_is_read_out if is_written else nothing_is_written)


def nothing_is_written(case: UnoCase[Play]) -> None:
    """There is nothing to be read out (yet)."""


def read_out(match: AnyMatch, submission: Submission) -> Said | None:
    """The sentence that quotes what the table has written, when such a card is played.

    Returns None for any other claim, and if the table has written nothing.
    """
    is_laid = isinstance(submission.claim, Play) and submission.claim.card.face == FACE
    written = [text for text in (match.rules.house_rules[ID] or {}).values() if text] if is_laid else []
    if not written:
        return None
    names = QUOTES[: len(written)]
    return Said(READS_OUT[len(written)], dict(zip(names, written, strict=True)))


WRITTEN_WILDS: UnoHouseRule = HouseRule(
    ID,
    ARTICLE,
    amend,
    parameters={name: Parameter("", (), fault=_cannot_be_written, longest=LONGEST) for name in QUOTES},
    sentences=dict([says(ARTICLE, FindingWeight.HOLDS)]),
    reads_out=read_out,
    picture=("wild customizable", "edit"),
)
