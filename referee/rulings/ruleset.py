"""A ruleset is a frozen value: the procedures by which a match is judged, and fields that each game adds,
such as numbers, charts by card, and functions that a table chooses.

House rules amend it with the methods below. Each of them raises MissingTarget if its target is missing. So
two amendments of the same thing fail when the match is opened, and not in the seventh round. A field is
amended with `replace`, and a row of a chart with the methods of `Chart`.
"""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from functools import wraps
from typing import Any, Generic, Self, TypeVar

from referee.kit.values import replace
from referee.rulings.article import Article
from referee.rulings.finding import Finding, breaks
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Event

RulesetT = TypeVar("RulesetT", covariant=True)
StateT = TypeVar("StateT", covariant=True)
ClaimT = TypeVar("ClaimT", covariant=True)


@dataclass(frozen=True)
class Case(Generic[RulesetT, StateT, ClaimT]):
    """A claim with everything that the judge needs to decide it.

    - `state`: The state after the implied events (see `ImpliedEvents`).
    - `state_before`: The state before the implied events.
    - `computed`: The values that `computed_once` has stored.

    A case of one game and one type of claim is also a case of any game and any claim. So each check takes the
    most general case in which its sentence makes sense.
    """

    ruleset: RulesetT
    state: StateT
    claim: ClaimT
    submission: Submission
    state_before: StateT
    computed: dict[object, tuple[object, Any]] = field(default_factory=dict, compare=False, repr=False)


AnyCase = Case[object, object, object]
CaseT = TypeVar("CaseT", bound=AnyCase)
CaseT_contra = TypeVar("CaseT_contra", bound=AnyCase, contravariant=True)
ClaimKindT = TypeVar("ClaimKindT", bound=Claim)
Value = TypeVar("Value")


def computed_once(work: Callable[[CaseT], Value]) -> Callable[[CaseT], Value]:
    """Decorate a function that several checks call: its value is computed once per case and state."""

    @wraps(work)
    def computed(case: CaseT) -> Value:
        state, stored = case.computed.get(work, (None, None))
        if state is case.state:
            value: Value = stored
            return value
        value = work(case)
        case.computed[work] = case.state, value
        return value

    return computed


Events = tuple[Event, ...]
Check = Callable[[CaseT], Finding | None]
Effects = Callable[[CaseT], Events]
FollowUps = Callable[[CaseT], tuple[Finding, ...]]


@dataclass(frozen=True)
class ImpliedEvents:
    """Events that follow from a claim without being claimed, and the findings that cite their articles."""

    findings: tuple[Finding, ...] = ()
    events: Events = ()


NOTHING_IMPLIED = ImpliedEvents()
Infer = Callable[[CaseT], ImpliedEvents]
"""Returns the events that must have happened before a claim, such as the end of a time to challenge."""
Fine = Callable[[CaseT, tuple[Finding, ...]], ImpliedEvents]
"""Returns the penalty for a claim that these findings refuse."""
Aftermath = Callable[[CaseT, bool], ImpliedEvents]
"""Returns the events that follow from the events of a ruling: `aftermath(case, goes_on)`. With `goes_on`, an
act that is still to be judged comes next."""


def infer_nothing(case: AnyCase) -> ImpliedEvents:
    """No events: the claim implies nothing."""
    return NOTHING_IMPLIED


def no_aftermath(case: AnyCase, goes_on: bool) -> ImpliedEvents:
    """No events: the aftermath at a table without a house rule that adds one."""
    return NOTHING_IMPLIED


def no_events(case: AnyCase) -> Events:
    """No events."""
    return ()


def no_follow_ups(case: AnyCase) -> tuple[Finding, ...]:
    """No findings."""
    return ()


def no_remedy(case: AnyCase) -> Claim | None:
    """None: no claim puts this refusal right."""
    return None


@dataclass(frozen=True)
class Procedure(Generic[CaseT_contra]):
    """How one type of claim is decided.

    Before the verdict:

    - `infer_first`: Returns the events that the claim implies to have happened before it, such as the end of
      a time to challenge. Needs, checks and effects get the state after them.
    - `needs`: Conditions, such as an open round, without which the claim has no effect. The first that is
      broken refuses the claim; no check is made.
    - `checks`: Whether the claim is lawful. The ruling has the findings of all that are broken.
    - `impossible`: Those of the checks that find what cannot have happened at a table, such as a second copy
      of the only red 0. An unlawful claim counts once the table has played on; an impossible one does not.

    If the claim counts:

    - `effects`: Returns its events.
    - `follow_ups`: Returns findings about what follows from them.
    - `act`: Whether the claim moves the round on, as a deal, a play and a draw do.

    If a check refuses the claim, the implied events do not happen, and `reveals` and `fines` get the state
    before them:

    - `reveals`: Returns the events that remain, such as cards that everybody has seen.
    - `fines`: Return the penalties that the table has agreed on.
    - `remedy`: Returns a claim that puts the refusal right, or None.

    `article` is the article that the ruling cites. If claims of one type need different articles,
    `choose_article` returns the one for a case.
    """

    article: Article
    needs: tuple[Check[CaseT_contra], ...] = ()
    checks: tuple[Check[CaseT_contra], ...] = ()
    effects: Effects[CaseT_contra] = no_events
    infer_first: Infer[CaseT_contra] = infer_nothing
    reveals: Effects[CaseT_contra] = no_events
    remedy: Callable[[CaseT_contra], Claim | None] = no_remedy
    act: bool = False
    fines: tuple[Fine[CaseT_contra], ...] = ()
    follow_ups: FollowUps[CaseT_contra] = no_follow_ups
    choose_article: Callable[[CaseT_contra], Article] | None = None
    impossible: tuple[Check[CaseT_contra], ...] = ()

    def article_of(self, case: CaseT_contra) -> Article:
        """The article that the ruling on this claim cites if it counts."""
        return self.article if self.choose_article is None else self.choose_article(case)


class MissingTarget(LookupError):
    """An amendment changes a claim, check or row that does not exist (any more), or adds one that exists."""


Key = TypeVar("Key")
Row = TypeVar("Row")


class Chart(dict[str, Row], Generic[Key, Row]):
    """A frozen mapping from what is printed on a card, or another name, to a row. Any name may be looked up;
    only a `Key` may be amended."""

    def row(self, key: Key) -> Row:
        """The row of a key. Raises MissingTarget if there is none."""
        return self[self._present(key)]

    def with_row(self, key: Key, row: Row) -> Self:
        """A copy with this row instead of the one of the key. Raises MissingTarget if the key has none."""
        return self.__class__({**self, self._present(key): row})

    def with_added_row(self, key: Key, row: Row) -> Self:
        """A copy with one more row. Raises MissingTarget if the key has a row already."""
        if key in self:
            raise MissingTarget(f"there is a row for {key} already")
        return self.__class__({**self, str(key): row})

    def _present(self, key: Key) -> str:
        if key not in self:
            raise MissingTarget(f"there is no row for {key} to amend")
        return str(key)


@dataclass(frozen=True)
class Ruleset:
    """The rules of a table: which claims exist, how they are judged, and how events change the state. Each
    game adds fields.

    - `procedures`: How claims of each type are decided.
    - `evolve(state, event)`: Returns the state after an event. It comes with the game.
    - `when_agreed`: Returns the events before the effects of a claim that the table lets count although a
      check refuses it.
    - `aftermath`: Returns the events that follow from the events of a ruling.
    - `substitutes`: By the id of a standard article, the article that replaces it at this table.
    """

    procedures: Mapping[type[Claim], Procedure[Any]]
    evolve: Callable[[Any, Any], Any]
    _: KW_ONLY
    when_agreed: Effects[Any] = no_events
    aftermath: Aftermath[Any] = no_aftermath
    substitutes: Mapping[str, Article] = field(default_factory=dict)

    def article_in_force(self, article: Article) -> Article:
        """The article that replaces this one at the table, or the article itself."""
        return self.substitutes.get(article.id, article)

    def with_article(self, new: Article) -> Self:
        """A copy with an article instead of the standard one that it replaces. Raises MissingTarget if it
        names none, or if that one is replaced already."""
        if new.instead_of is None or new.instead_of in self.substitutes:
            raise MissingTarget(f"there is no {new.instead_of} (any more) to put {new.id} in its place")
        return replace(self, substitutes={**self.substitutes, new.instead_of: new})

    def replaced(
        self,
        claim: type[ClaimKindT],
        old: Check[Case[Self, Any, ClaimKindT]],
        new: Check[Case[Self, Any, ClaimKindT]],
    ) -> Self:
        """A copy in which a claim has another need or check instead of `old`. Raises MissingTarget if the
        claim has no such need or check."""
        procedure = self._procedure_of(claim)
        if old in procedure.needs:
            return self._with(claim, replace(procedure, needs=_exchanged(procedure.needs, old, new)))
        if old in procedure.checks:
            checks, impossible = (
                _exchanged(some, old, new) for some in (procedure.checks, procedure.impossible)
            )
            return self._with(claim, replace(procedure, checks=checks, impossible=impossible))
        raise MissingTarget(f"{claim.__name__} is not checked by {_name_of(old)}")

    def with_need(self, claim: type[ClaimKindT], new: Check[Case[Self, Any, ClaimKindT]]) -> Self:
        """A copy in which a claim has one more need, the last one."""
        procedure = self._procedure_of(claim)
        return self._with(claim, replace(procedure, needs=(*procedure.needs, new)))

    def with_check(self, claim: type[ClaimKindT], new: Check[Case[Self, Any, ClaimKindT]]) -> Self:
        """A copy in which a claim has one more check, the last one. Raises MissingTarget if it has that
        check."""
        procedure = self._procedure_of(claim)
        if new in procedure.checks:
            raise MissingTarget(f"{claim.__name__} is checked by {_name_of(new)} already")
        return self._with(claim, replace(procedure, checks=(*procedure.checks, new)))

    def without(self, claim: type[Claim], article: Article) -> Self:
        """A copy in which this claim is always refused under this article, which gives the reason."""
        self._procedure_of(claim)
        return self._with(claim, Procedure(article, needs=(lambda case: breaks(article),)))

    def with_procedure(
        self, claim: type[ClaimKindT], procedure: Procedure[Case[Self, Any, ClaimKindT]]
    ) -> Self:
        """A copy in which a claim has another procedure."""
        self._procedure_of(claim)
        return self._with(claim, procedure)

    def with_effect(self, claim: type[ClaimKindT], more: Effects[Case[Self, Any, ClaimKindT]]) -> Self:
        """A copy in which a claim that counts has more events, after its own."""
        procedure = self._procedure_of(claim)
        return self._with(claim, replace(procedure, effects=_both(procedure.effects, more)))

    def with_fine(self, claim: type[ClaimKindT], fine: Fine[Case[Self, Any, ClaimKindT]]) -> Self:
        """A copy in which a claim that a check refuses has one more penalty."""
        procedure = self._procedure_of(claim)
        return self._with(claim, replace(procedure, fines=(*procedure.fines, fine)))

    def _procedure_of(self, claim: type[Claim]) -> Procedure[Any]:
        """The procedure of a claim. Raises MissingTarget for a type of claim that the ruleset does not
        know."""
        if claim not in self.procedures:
            raise MissingTarget(f"there is no {claim.__name__} to amend")
        return self.procedures[claim]

    def _with(self, claim: type[Claim], procedure: Procedure[Any]) -> Self:
        return replace(self, procedures={**self.procedures, claim: procedure})


def _both(first: Effects[CaseT], then: Effects[CaseT]) -> Effects[CaseT]:
    return lambda case: (*first(case), *then(case))


def _exchanged(
    checks: tuple[Check[CaseT], ...], old: Check[CaseT], new: Check[CaseT]
) -> tuple[Check[CaseT], ...]:
    return tuple(new if check is old else check for check in checks)


def _name_of(check: Callable[..., object]) -> str:
    """The name of a check; the `repr` of a partial function, which has none."""
    return getattr(check, "__name__", repr(check))
