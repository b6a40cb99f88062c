"""The rules that people name in a question, as in: we stack, may I lay a Draw Two on a Draw Two?"""

from dataclasses import dataclass

from referee.match.help.question import Change


@dataclass(frozen=True)
class NamedRule:
    """A choice of rules that a question may name.

    `says` names it in an answer, after "with". `names` are what people call it, patterns without capitals and
    hyphens; said of a table they choose it ("with stacking", "stacking is allowed"). `does` follows "we", and
    `alone` chooses it wherever it is said.

    `told` are sentences of an agreement ("our rule is that the last card must be a number"), word for word:
    `a/b` is one word or the other, `?a` may be left out, `a*` begins so, and `..` are up to four words.
    """

    says: str
    change: Change
    names: str = ""
    does: str = ""
    told: tuple[str, ...] = ()
    alone: str = ""
