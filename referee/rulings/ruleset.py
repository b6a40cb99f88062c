"""Rulesets. A ruleset is an immutable value with the procedures by which the claims of a match are judged.

Each game adds fields, such as numbers, charts with a row for each card, and functions that a table chooses.

House rules and options amend the ruleset. `replace` amends a field, the methods of `Ruleset` amend a
procedure, and the methods of `RuleChart` amend a row of a chart. A method that replaces a part raises
MissingTarget if the ruleset does not have that part. If two amendments replace the same part, the second
amendment does not find the part any more. The match then cannot be opened. Without this check, the error
would appear only in a later round.
"""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from functools import wraps
from typing import Any, Generic, Self, TypeVar

from referee.kit.values import replace
from referee.rulings.article import Article
from referee.rulings.finding import Finding, finding_breaks
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Event

RulesetT = TypeVar("RulesetT", covariant=True)
StateT = TypeVar("StateT", covariant=True)
ClaimT = TypeVar("ClaimT", covariant=True)


@dataclass(frozen=True)
class Case(Generic[RulesetT, StateT, ClaimT]):
    """A claim with everything that the judge needs to decide the claim.

    - `state`: The state after the implied events (see `ImpliedEvents`).
    - `state_before`: The state before the implied events.
    - `computed`: The results that `computed_once` has stored.

    The type parameters are covariant: a case of one game and one type of claim is also a case of any game and
    any claim. A check can therefore declare the most general type of case to which the check applies.
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
    """Decorate a function that several checks call.

    The result of the function is computed once for each case and state.
    """

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
    """Events that follow from a claim although nobody reported them, and the findings about these events."""

    findings: tuple[Finding, ...] = ()
    events: Events = ()


NOTHING_IMPLIED = ImpliedEvents()
ImpliedEventsFunction = Callable[[CaseT], ImpliedEvents]
"""A function that returns the events that must have happened before a claim.

An example is the end of the time in which a card may be challenged.
"""
PenaltyFunction = Callable[[CaseT, tuple[Finding, ...]], ImpliedEvents]
"""A function that returns the penalty for a refused claim, given the findings that refuse the claim."""
AftermathFunction = Callable[[CaseT, bool], ImpliedEvents]
"""A function `aftermath(case, goes_on)` that returns the events that a house rule adds after other events.

`goes_on`: Whether the events come before the claim. The judge then still has to decide the claim.
"""


def infer_nothing(case: AnyCase) -> ImpliedEvents:
    """Returns no events and no findings. This is the default of `ClaimProcedure.infer_first`."""
    return NOTHING_IMPLIED


def no_aftermath(case: AnyCase, goes_on: bool) -> ImpliedEvents:
    """Returns no events and no findings. This is the default of `Ruleset.aftermath`."""
    return NOTHING_IMPLIED


def no_events(case: AnyCase) -> Events:
    """Returns no events. This is the default of all fields for functions that return events."""
    return ()


def no_follow_ups(case: AnyCase) -> tuple[Finding, ...]:
    """Returns no findings. This is the default of `ClaimProcedure.follow_ups`."""
    return ()


def no_remedy(case: AnyCase) -> Claim | None:
    """Returns None, because no claim can put the refusal right. This is the default of
    `ClaimProcedure.remedy`."""
    return None


@dataclass(frozen=True)
class ClaimProcedure(Generic[CaseT_contra]):
    """How the judge decides claims of one type.

    These fields lead to the verdict:

    - `infer_first`: Returns the events that must have happened before the claim, such as the end of the time
      to challenge a card. Needs, checks and effects get the state after these events.
    - `needs`: Checks of conditions without which the claim has no effect, such as an open round. The first
      broken need refuses the claim, and the judge does not call the functions in `checks`.
    - `checks`: Checks whether the claim is lawful. The ruling has the findings of all broken checks.
    - `impossible`: Those checks in `checks` that find claims that cannot be true, such as a second red 0 from
      a deck with one red 0. A corrected claim (`match.correct`) may break any other check if the table has
      played on. It may not break a check in `impossible`.

    These fields apply if the claim takes effect:

    - `effects`: Returns the events of the claim.
    - `follow_ups`: Returns findings about the consequences of the claim.
    - `act`: Whether the claim moves the round on, as a deal, a play or a draw does.

    These fields apply if a check refuses the claim. The events of `infer_first` then do not happen, and
    `reveals` and `fines` get the state before these events:

    - `reveals`: Returns the events that happen although the claim is refused. For example, everybody has seen
      a card.
    - `fines`: Functions that return the penalties that the table has agreed on.
    - `remedy`: Returns a claim that puts the refusal right, or None.

    The ruling cites `article`. If claims of one type need different articles, `choose_article` returns the
    article for a case.
    """

    article: Article
    needs: tuple[Check[CaseT_contra], ...] = ()
    checks: tuple[Check[CaseT_contra], ...] = ()
    effects: Effects[CaseT_contra] = no_events
    infer_first: ImpliedEventsFunction[CaseT_contra] = infer_nothing
    reveals: Effects[CaseT_contra] = no_events
    remedy: Callable[[CaseT_contra], Claim | None] = no_remedy
    act: bool = False
    fines: tuple[PenaltyFunction[CaseT_contra], ...] = ()
    follow_ups: FollowUps[CaseT_contra] = no_follow_ups
    choose_article: Callable[[CaseT_contra], Article] | None = None
    impossible: tuple[Check[CaseT_contra], ...] = ()

    def article_cited_by_ruling(self, case: CaseT_contra) -> Article:
        """The article that the ruling on this claim cites if the claim takes effect."""
        return self.article if self.choose_article is None else self.choose_article(case)


class MissingTarget(LookupError):
    """An amendment changes a part of the ruleset that does not exist, or adds a part that exists already.

    A part may be missing because another amendment has removed or replaced the part.
    """


Key = TypeVar("Key")
Row = TypeVar("Row")


class RuleChart(dict[str, Row], Generic[Key, Row]):
    """An immutable lookup table of a ruleset, with a row for each key.

    A key is a printed face or another name. Type checkers accept any text in a lookup, but only a `Key` in an
    amendment.
    """

    def row_of_key(self, key: Key) -> Row:
        """The row of a key. Raises MissingTarget if the key has no row."""
        return self[self._existing_key(key)]

    def with_replaced_row(self, key: Key, row: Row) -> Self:
        """A copy of the chart in which the key has a new row.

        Raises MissingTarget if the key has no row yet.
        """
        return self.__class__({**self, self._existing_key(key): row})

    def with_added_row(self, key: Key, row: Row) -> Self:
        """A copy of the chart with one more row. Raises MissingTarget if the key has a row already."""
        if key in self:
            raise MissingTarget(f"there is a row for {key} already")
        return self.__class__({**self, str(key): row})

    def _existing_key(self, key: Key) -> str:
        if key not in self:
            raise MissingTarget(f"there is no row for {key} to amend")
        return str(key)


@dataclass(frozen=True)
class Ruleset:
    """The rules of a table: its types of claims, how each type is judged, and how events change the state.

    Each game adds fields.

    - `procedures`: How the judge decides claims of each type.
    - `evolve(state, event)`: Returns the state after an event. The game supplies this function.
    - `when_agreed`: Returns further events of a claim that the table allows although a check refuses the
      claim. These events happen before the effects of the claim.
    - `aftermath`: Returns the events that a house rule adds after the events of a ruling.
    - `substitutes`: The articles that replace standard articles at this table. The keys are the ids of the
      standard articles.
    """

    procedures: Mapping[type[Claim], ClaimProcedure[Any]]
    evolve: Callable[[Any, Any], Any]
    _: KW_ONLY
    when_agreed: Effects[Any] = no_events
    aftermath: AftermathFunction[Any] = no_aftermath
    substitutes: Mapping[str, Article] = field(default_factory=dict)

    def article_or_its_substitute(self, article: Article) -> Article:
        """The article that replaces `article` at this table, or `article` itself if no article does."""
        return self.substitutes.get(article.id, article)

    def with_substitute_article(self, new: Article) -> Self:
        """A copy of the ruleset in which `new` replaces the standard article that `new.instead_of` names.

        Raises MissingTarget if `new.instead_of` is None, or if another article already replaces the standard
        article.
        """
        if new.instead_of is None or new.instead_of in self.substitutes:
            raise MissingTarget(f"there is no {new.instead_of} (any more) to put {new.id} in its place")
        return replace(self, substitutes={**self.substitutes, new.instead_of: new})

    def with_replaced_check(
        self,
        claim: type[ClaimKindT],
        old: Check[Case[Self, Any, ClaimKindT]],
        new: Check[Case[Self, Any, ClaimKindT]],
    ) -> Self:
        """A copy of the ruleset in which `new` replaces the need or check `old` of a claim.

        Raises MissingTarget if the claim has no such need or check.
        """
        procedure = self._procedure_of_claim(claim)
        if old in procedure.needs:
            return self._with_procedure_of_claim(
                claim, replace(procedure, needs=_checks_with_replacement(procedure.needs, old, new))
            )
        if old in procedure.checks:
            checks, impossible = (
                _checks_with_replacement(some, old, new) for some in (procedure.checks, procedure.impossible)
            )
            return self._with_procedure_of_claim(
                claim, replace(procedure, checks=checks, impossible=impossible)
            )
        raise MissingTarget(f"{claim.__name__} is not checked by {_name_of_check(old)}")

    def with_added_need(self, claim: type[ClaimKindT], new: Check[Case[Self, Any, ClaimKindT]]) -> Self:
        """A copy of the ruleset in which a claim has one more need, after the present needs.

        Raises MissingTarget if the ruleset does not have this type of claim.
        """
        procedure = self._procedure_of_claim(claim)
        return self._with_procedure_of_claim(claim, replace(procedure, needs=(*procedure.needs, new)))

    def with_added_check(self, claim: type[ClaimKindT], new: Check[Case[Self, Any, ClaimKindT]]) -> Self:
        """A copy of the ruleset in which a claim has one more check, after the present checks.

        Raises MissingTarget if the claim has this check already, or if the ruleset does not have this type of
        claim.
        """
        procedure = self._procedure_of_claim(claim)
        if new in procedure.checks:
            raise MissingTarget(f"{claim.__name__} is checked by {_name_of_check(new)} already")
        return self._with_procedure_of_claim(claim, replace(procedure, checks=(*procedure.checks, new)))

    def with_claim_always_refused(self, claim: type[Claim], article: Article) -> Self:
        """A copy of the ruleset in which every claim of this type is refused. `article` gives the reason.

        Raises MissingTarget if the ruleset does not have this type of claim.
        """
        self._procedure_of_claim(claim)
        return self._with_procedure_of_claim(
            claim, ClaimProcedure(article, needs=(lambda case: finding_breaks(article),))
        )

    def with_procedure_for_claim(
        self, claim: type[ClaimKindT], procedure: ClaimProcedure[Case[Self, Any, ClaimKindT]]
    ) -> Self:
        """A copy of the ruleset in which a claim has another procedure.

        Raises MissingTarget if the ruleset does not have this type of claim.
        """
        self._procedure_of_claim(claim)
        return self._with_procedure_of_claim(claim, procedure)

    def with_added_effects(self, claim: type[ClaimKindT], more: Effects[Case[Self, Any, ClaimKindT]]) -> Self:
        """A copy of the ruleset in which a claim has further events, after its present events.

        Raises MissingTarget if the ruleset does not have this type of claim.
        """
        procedure = self._procedure_of_claim(claim)
        return self._with_procedure_of_claim(
            claim, replace(procedure, effects=_combine_effects(procedure.effects, more))
        )

    def with_added_penalty(
        self, claim: type[ClaimKindT], fine: PenaltyFunction[Case[Self, Any, ClaimKindT]]
    ) -> Self:
        """A copy of the ruleset with one more penalty for a claim that a check refuses.

        Raises MissingTarget if the ruleset does not have this type of claim.
        """
        procedure = self._procedure_of_claim(claim)
        return self._with_procedure_of_claim(claim, replace(procedure, fines=(*procedure.fines, fine)))

    def _procedure_of_claim(self, claim: type[Claim]) -> ClaimProcedure[Any]:
        """The procedure of a claim. Raises MissingTarget if the ruleset does not have this type of claim."""
        if claim not in self.procedures:
            raise MissingTarget(f"there is no {claim.__name__} to amend")
        return self.procedures[claim]

    def _with_procedure_of_claim(self, claim: type[Claim], procedure: ClaimProcedure[Any]) -> Self:
        return replace(self, procedures={**self.procedures, claim: procedure})


def _combine_effects(first: Effects[CaseT], then: Effects[CaseT]) -> Effects[CaseT]:
    return lambda case: (*first(case), *then(case))


def _checks_with_replacement(
    checks: tuple[Check[CaseT], ...], old: Check[CaseT], new: Check[CaseT]
) -> tuple[Check[CaseT], ...]:
    return tuple(new if check is old else check for check in checks)


def _name_of_check(check: Callable[..., object]) -> str:
    """The name of a check, for messages.

    A check without a name, such as a partial function, gives its `repr`.
    """
    return getattr(check, "__name__", repr(check))
