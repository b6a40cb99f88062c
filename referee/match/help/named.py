"""The rules that people name in a question, as in: we stack, may I lay a Draw Two on a Draw Two?"""

from dataclasses import dataclass

from referee.match.help.question import Change


@dataclass(frozen=True)
class NamedRule:
    """A choice of rules that a question may name.

    `says` names it in an answer, after "with". `names` are what people call it, patterns without capitals and
    hyphens; said of a table they choose it ("with stacking", "stacking is allowed"). `does` follows "we", and
    `alone` chooses it wherever it is said.
    """

    says: str
    change: Change
    names: str = ""
    does: str = ""
    alone: str = ""
