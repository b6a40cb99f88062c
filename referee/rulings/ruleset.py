"""A ruleset is a frozen value: the procedures a match is judged by, and in the fields that each game adds,
what it asks of them: numbers, rows by card, and functions that a table chooses.

House rules amend it through the methods below, each of which raises when its target is missing, so
that two amendments of the same thing fail when the match is opened and not in the seventh round. A field is
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
    """One claim before the judge: the ruleset it is judged by, the state it meets, the claim, and how it was
    heard.

    `met` is the state before what nobody disputes had happened, `worked_out` what `once` has noted.
    The case of one game and one kind of claim is also a case of any game and any claim, so that a check takes
    the widest in which its sentence makes sense.
    """

    ruleset: RulesetT
    state: StateT
    claim: ClaimT
    submission: Submission
    met: StateT
    worked_out: dict[object, tuple[object, Any]] = field(default_factory=dict, compare=False, repr=False)


AnyCase = Case[object, object, object]
CaseT = TypeVar("CaseT", bound=AnyCase)
CaseT_contra = TypeVar("CaseT_contra", bound=AnyCase, contravariant=True)
Said = TypeVar("Said", bound=Claim)
Value = TypeVar("Value")


def once(work: Callable[[CaseT], Value]) -> Callable[[CaseT], Value]:
    """Mark what several checks ask of a case: it is worked out once, and anew for another state."""

    @wraps(work)
    def worked_out(case: CaseT) -> Value:
        state, noted = case.worked_out.get(work, (None, None))
        if state is case.state:
            value: Value = noted
            return value
        value = work(case)
        case.worked_out[work] = case.state, value
        return value

    return worked_out


Events = tuple[Event, ...]
Check = Callable[[CaseT], Finding | None]
Effects = Callable[[CaseT], Events]
Follows = Callable[[CaseT], tuple[Finding, ...]]


@dataclass(frozen=True)
class Closing:
    """What nobody disputes happened before this claim: findings with their articles, and events."""

    findings: tuple[Finding, ...] = ()
    events: Events = ()


NOTHING_OPEN = Closing()
Closes = Callable[[CaseT], Closing]
Fine = Callable[[CaseT, tuple[Finding, ...]], Closing]
"""What a claim costs that these findings refuse: findings with their articles, and events."""
Aftermath = Callable[[CaseT, bool], Closing]
"""What the events of a ruling bring about by themselves: `aftermath(case, goes_on)`."""


def nothing_is_open(case: AnyCase) -> Closing:
    return NOTHING_OPEN


def nothing_follows_by_itself(case: AnyCase, goes_on: bool) -> Closing:
    """What the events of a ruling bring about, where no house rule says otherwise."""
    return NOTHING_OPEN


def nothing_happens(case: AnyCase) -> Events:
    return ()


def nothing_follows(case: AnyCase) -> tuple[Finding, ...]:
    return ()


def nothing_mends_it(case: AnyCase) -> Claim | None:
    return None


@dataclass(frozen=True)
class Procedure(Generic[CaseT_contra]):
    """How one kind of claim is decided.

    Before the verdict: `needs` are the phase and the object without which the claim has no effect; the first
    that breaks ends the judging. `checks` say whether the claim is lawful; all that break are told.
    `impossible` are those checks that name what cannot have happened at a table, such as a second copy of the
    only red 0. An unlawful claim counts once the table has played on; an impossible one does not.

    If the claim counts: `settles_first` is what an act settles before its own effects, such as a time to
    challenge; `effects` are its events; `follow_ups` are findings about what follows from them. `act` is true
    of what moves a round on: a deal, a play, a draw.

    If a check refuses it: `reveals` are the events that remain, such as cards that everybody has seen;
    `fines` are what the table agreed that it costs; `remedy` is a claim that mends it.

    `article` is what it is cited by. Where one kind of claim is made for several things, each with an article
    of its own, `under` chooses it.
    """

    article: Article
    needs: tuple[Check[CaseT_contra], ...] = ()
    checks: tuple[Check[CaseT_contra], ...] = ()
    effects: Effects[CaseT_contra] = nothing_happens
    settles_first: Closes[CaseT_contra] = nothing_is_open
    reveals: Effects[CaseT_contra] = nothing_happens
    remedy: Callable[[CaseT_contra], Claim | None] = nothing_mends_it
    act: bool = False
    fines: tuple[Fine[CaseT_contra], ...] = ()
    follow_ups: Follows[CaseT_contra] = nothing_follows
    under: Callable[[CaseT_contra], Article] | None = None
    impossible: tuple[Check[CaseT_contra], ...] = ()

    def cited(self, case: CaseT_contra) -> Article:
        """The article that this claim counts under."""
        return self.article if self.under is None else self.under(case)


class MissingTarget(LookupError):
    """An amendment speaks of a claim, check or row that is not there (any more), or adds what is there
    already."""


Key = TypeVar("Key")
Row = TypeVar("Row")


class Chart(dict[str, Row], Generic[Key, Row]):
    """Rows by what is printed on a card, or by another name. Any name may be looked up; only those that a
    `Key` can be are amended. Never changed in its place."""

    def row(self, key: Key) -> Row:
        """The row of it. Raises MissingTarget."""
        return self[self._present(key)]

    def with_row(self, key: Key, row: Row) -> Self:
        """The same chart with one row exchanged. Raises MissingTarget where there is none to exchange."""
        return self.__class__({**self, self._present(key): row})

    def with_added_row(self, key: Key, row: Row) -> Self:
        """The same chart with one row more. Raises MissingTarget where there is one already."""
        if key in self:
            raise MissingTarget(f"there is a row for {key} already")
        return self.__class__({**self, str(key): row})

    def _present(self, key: Key) -> str:
        if key not in self:
            raise MissingTarget(f"there is no row for {key} to amend")
        return str(key)


@dataclass(frozen=True)
class Ruleset:
    """One answer to every question: what may be claimed and how it is judged, and how events change
    the state (`evolve`, which comes with the game). `when_agreed` are events before the effects
    of a claim that the table lets count against a check, and `aftermath` what events bring about by
    themselves. `instead` are articles that stand in the place of those of the standard rules, by the ids of
    the latter. Each game adds its fields."""

    procedures: Mapping[type[Claim], Procedure[Any]]
    evolve: Callable[[Any, Any], Any]
    _: KW_ONLY
    when_agreed: Effects[Any] = nothing_happens
    aftermath: Aftermath[Any] = nothing_follows_by_itself
    instead: Mapping[str, Article] = field(default_factory=dict)

    def cited(self, article: Article) -> Article:
        """The article as this ruleset has it."""
        return self.instead.get(article.id, article)

    def with_article(self, new: Article) -> Self:
        """The same ruleset with an article in the place of the standard one that it names."""
        if new.instead_of is None or new.instead_of in self.instead:
            raise MissingTarget(f"there is no {new.instead_of} (any more) to put {new.id} in its place")
        return replace(self, instead={**self.instead, new.instead_of: new})

    def replaced(
        self, claim: type[Said], old: Check[Case[Self, Any, Said]], new: Check[Case[Self, Any, Said]]
    ) -> Self:
        """The same ruleset with one need or check of a claim exchanged for another."""
        procedure = self._decides(claim)
        if old in procedure.needs:
            return self._with(claim, replace(procedure, needs=_exchanged(procedure.needs, old, new)))
        if old in procedure.checks:
            checks, impossible = (
                _exchanged(some, old, new) for some in (procedure.checks, procedure.impossible)
            )
            return self._with(claim, replace(procedure, checks=checks, impossible=impossible))
        raise MissingTarget(f"{claim.__name__} is not checked by {_named(old)}")

    def with_need(self, claim: type[Said], new: Check[Case[Self, Any, Said]]) -> Self:
        """The same ruleset with one more need of a claim, after those it has."""
        procedure = self._decides(claim)
        return self._with(claim, replace(procedure, needs=(*procedure.needs, new)))

    def with_check(self, claim: type[Said], new: Check[Case[Self, Any, Said]]) -> Self:
        """The same ruleset with one more check of a claim, after those it has."""
        procedure = self._decides(claim)
        if new in procedure.checks:
            raise MissingTarget(f"{claim.__name__} is checked by {_named(new)} already")
        return self._with(claim, replace(procedure, checks=(*procedure.checks, new)))

    def without(self, claim: type[Claim], article: Article) -> Self:
        """The same ruleset in which this claim is always refused, under the article that says why."""
        self._decides(claim)
        return self._with(claim, Procedure(article, needs=(lambda case: breaks(article),)))

    def with_procedure(self, claim: type[Said], procedure: Procedure[Case[Self, Any, Said]]) -> Self:
        """The same ruleset with another way to decide a claim that it knows."""
        self._decides(claim)
        return self._with(claim, procedure)

    def with_effect(self, claim: type[Said], more: Effects[Case[Self, Any, Said]]) -> Self:
        """The same ruleset in which more follows when this claim counts."""
        procedure = self._decides(claim)
        return self._with(claim, replace(procedure, effects=_both(procedure.effects, more)))

    def with_fine(self, claim: type[Said], fine: Fine[Case[Self, Any, Said]]) -> Self:
        """The same ruleset in which it costs something when a check refuses this claim."""
        procedure = self._decides(claim)
        return self._with(claim, replace(procedure, fines=(*procedure.fines, fine)))

    def _decides(self, claim: type[Claim]) -> Procedure[Any]:
        """How it decides a claim. Raises MissingTarget for one that it does not know."""
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


def _named(check: Callable[..., object]) -> str:
    """What a check is called; a partial one has no name."""
    return getattr(check, "__name__", repr(check))
