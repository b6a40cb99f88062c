"""Rulesets. A ruleset is an immutable value. It has a procedure for each type of claim, which judges such
claims.

Each game adds fields, such as numbers, charts with a row for each card, and functions that a table can
replace.

House rules and options amend (change) a copy of the ruleset. `replace` amends a field, the methods of
`Ruleset` amend a procedure, and the methods of `RuleChart` amend a row of a chart. If two amendments replace
the same part, the second one raises AmendmentDoesNotFit, because the part is gone. A match with these rules
cannot be opened. Without this check, the error would appear only in a later round.
"""

from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from functools import wraps
from typing import Any, Generic, Self, TypeVar

from referee.kit.said import Said
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

    - `state`: The state of the match after the implied events (see `ImpliedEvents`).
    - `state_before`: The state of the match before the implied events.
    - `computed`: The results that the decorator `compute_once_per_case` has stored.

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


def compute_once_per_case(work: Callable[[CaseT], Value]) -> Callable[[CaseT], Value]:
    """A decorator for a function that several checks call with the same case.

    The function runs only once for each case and state. Later calls return the stored result.
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
EffectsFunction = Callable[[CaseT], Events]
FollowUpsFunction = Callable[[CaseT], tuple[Finding, ...]]


@dataclass(frozen=True)
class ImpliedEvents:
    """Events that nobody reported but that a claim or other events imply, and findings about these events."""

    findings: tuple[Finding, ...] = ()
    events: Events = ()


NOTHING_IMPLIED = ImpliedEvents()
ImpliedEventsFunction = Callable[[CaseT], ImpliedEvents]
"""A function that returns the unreported events that must have happened before a claim.

An example of such an event is the end of the time in which a card may be challenged.
"""
PenaltyFunction = Callable[[CaseT, tuple[Finding, ...]], ImpliedEvents]
"""A function `penalty(case, findings)` that returns the events of the penalty for a refused claim.

`findings`: the findings that refuse the claim.
"""
AftermathFunction = Callable[[CaseT, bool], ImpliedEvents]
"""A function `aftermath(case, goes_on)` that returns the events that a house rule adds after other events.

`goes_on`: True if the other events happen before the claim, which still has to be judged. False if they are
events of the ruling on the claim.
"""


def infer_no_events(case: AnyCase) -> ImpliedEvents:
    """Return no events and no findings. This is the default of `ClaimProcedure.infer_first`."""
    return NOTHING_IMPLIED


def return_no_aftermath(case: AnyCase, goes_on: bool) -> ImpliedEvents:
    """Return no events and no findings. This is the default of `Ruleset.aftermath`."""
    return NOTHING_IMPLIED


def return_no_events(case: AnyCase) -> Events:
    """Return no events. This is the default of functions that return only events, such as `effects`."""
    return ()


def return_no_follow_ups(case: AnyCase) -> tuple[Finding, ...]:
    """Return no findings. This is the default of `ClaimProcedure.follow_ups`."""
    return ()


def return_no_remedy(case: AnyCase) -> Claim | None:
    """Return None: no claim can correct the refusal. This is the default of `ClaimProcedure.remedy`."""
    return None


@dataclass(frozen=True)
class ClaimProcedure(Generic[CaseT_contra]):
    """How the judge decides claims of one type.

    These fields lead to the verdict:

    - `infer_first`: Returns the unreported events that must have happened before the claim, such as the end
      of the time to challenge a card. Needs, checks and effects get the state after these events.
    - `needs`: Checks of preconditions, such as an open round. If a precondition is not met, the claim is
      refused, and the judge does not call the functions in `checks`.
    - `checks`: Functions that check whether the claim is lawful. A ruling that refuses the claim has the
      findings of all checks that the claim breaks.
    - `impossible`: The functions in `checks` that find claims that cannot be true, such as a second red 0
      from a deck with one red 0. If play has gone on after a claim, a correction (`match.correct`) of it has
      to pass only these checks.

    These fields apply if the claim takes effect:

    - `effects`: Returns the events (state changes) of the claim.
    - `follow_ups`: Returns findings about the consequences of the claim.
    - `act`: Whether the claim moves the round on, as a deal, a play or a draw does.

    These fields apply if a check refuses the claim. The events of `infer_first` then do not happen, and
    `reveals` and `fines` get the state before these events:

    - `reveals`: Returns the events that happen although the claim is refused. For example, everybody has seen
      the card of the refused claim.
    - `fines`: Functions that return the penalties that the table has agreed on.
    - `remedy`: Returns a claim that corrects the refusal, or None. It is also called if a need is not met.

    The ruling on an accepted claim cites `article`. If claims of one type need different articles,
    `choose_article` returns the article for a case.
    """

    article: Article
    needs: tuple[Check[CaseT_contra], ...] = ()
    checks: tuple[Check[CaseT_contra], ...] = ()
    effects: EffectsFunction[CaseT_contra] = return_no_events
    infer_first: ImpliedEventsFunction[CaseT_contra] = infer_no_events
    reveals: EffectsFunction[CaseT_contra] = return_no_events
    remedy: Callable[[CaseT_contra], Claim | None] = return_no_remedy
    act: bool = False
    fines: tuple[PenaltyFunction[CaseT_contra], ...] = ()
    follow_ups: FollowUpsFunction[CaseT_contra] = return_no_follow_ups
    choose_article: Callable[[CaseT_contra], Article] | None = None
    impossible: tuple[Check[CaseT_contra], ...] = ()

    def article_cited_by_ruling(self, case: CaseT_contra) -> Article:
        """The article that the ruling on the claim in `case` cites if the claim takes effect."""
        return self.article if self.choose_article is None else self.choose_article(case)


class AmendmentDoesNotFit(LookupError):
    """An option or house rule changes a missing part of the ruleset, or adds a part that exists already.

    A part may be missing because another option or house rule has removed or replaced it. `reason` says this
    to people. It is a part of a sentence, without a full stop.
    """

    def __init__(self, reason: Said) -> None:
        super().__init__(reason)
        self.reason = reason


Key = TypeVar("Key")
Row = TypeVar("Row")


class RuleChart(dict[str, Row], Generic[Key, Row]):
    """An immutable lookup table of a ruleset, with a row for each key.

    A key is the printed face of a card or another name. Type checkers accept any string in `chart[...]`, but
    only a `Key` in the methods of this class.
    """

    def row_of_key(self, key: Key) -> Row:
        """The row of a key. Raises AmendmentDoesNotFit if the key has no row."""
        return self[self._require_existing_key(key)]

    def with_replaced_row(self, key: Key, row: Row) -> Self:
        """A copy of the chart in which the key has a new row.

        Raises AmendmentDoesNotFit if the key has no row yet.
        """
        return self.__class__({**self, self._require_existing_key(key): row})

    def with_added_row(self, key: Key, row: Row) -> Self:
        """A copy of the chart with one more row. Raises AmendmentDoesNotFit if the key has a row already."""
        if key in self:
            raise AmendmentDoesNotFit(Said("amendment-row-exists", {"key": str(key)}))
        return self.__class__({**self, str(key): row})

    def _require_existing_key(self, key: Key) -> str:
        if key not in self:
            raise AmendmentDoesNotFit(Said("amendment-no-row", {"key": str(key)}))
        return str(key)


@dataclass(frozen=True)
class Ruleset:
    """The complete rules of a match. Each game adds fields in a subclass.

    - `procedures`: How the judge decides claims of each type.
    - `evolve(state, event)`: Returns the state after an event. The game supplies this function.
    - `when_agreed`: Returns additional events for a claim that the players let count although a check refuses
      the claim. These events happen before the effects of the claim.
    - `aftermath`: Returns the events that a house rule adds after the events of a ruling.
    - `substitutes`: The articles that replace standard articles at this table. The keys are the ids of the
      standard articles.
    """

    procedures: Mapping[type[Claim], ClaimProcedure[Any]]
    evolve: Callable[[Any, Any], Any]
    _: KW_ONLY
    when_agreed: EffectsFunction[Any] = return_no_events
    aftermath: AftermathFunction[Any] = return_no_aftermath
    substitutes: Mapping[str, Article] = field(default_factory=dict)

    def article_or_its_substitute(self, article: Article) -> Article:
        """The article that replaces `article` at this table, or `article` itself if no article does."""
        return self.substitutes.get(article.id, article)

    def with_substitute_article(self, new: Article) -> Self:
        """A copy of the ruleset in which `new` replaces the standard article that `new.instead_of` names.

        Raises AmendmentDoesNotFit if `new.instead_of` is None, or if another article already replaces the
        standard article.
        """
        if new.instead_of is None or new.instead_of in self.substitutes:
            facts = {"article": str(new.instead_of), "substitute": new.id}
            raise AmendmentDoesNotFit(Said("amendment-no-article", facts))
        return replace(self, substitutes={**self.substitutes, new.instead_of: new})

    def with_replaced_check(
        self,
        claim: type[ClaimKindT],
        old: Check[Case[Self, Any, ClaimKindT]],
        new: Check[Case[Self, Any, ClaimKindT]],
    ) -> Self:
        """A copy of the ruleset in which `new` replaces the need (precondition) or check `old` of a claim.

        `claim`: the type of the claim. Raises AmendmentDoesNotFit if `old` is no need and no check of this
        type.
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
        facts = {"claim": claim.__name__, "check": _name_of_check(old)}
        raise AmendmentDoesNotFit(Said("amendment-no-check", facts))

    def with_added_need(self, claim: type[ClaimKindT], new: Check[Case[Self, Any, ClaimKindT]]) -> Self:
        """A copy of the ruleset in which a type of claim has one more need (precondition), after all others.

        Raises AmendmentDoesNotFit if the ruleset does not have this type of claim.
        """
        procedure = self._procedure_of_claim(claim)
        return self._with_procedure_of_claim(claim, replace(procedure, needs=(*procedure.needs, new)))

    def with_added_check(self, claim: type[ClaimKindT], new: Check[Case[Self, Any, ClaimKindT]]) -> Self:
        """A copy of the ruleset in which a type of claim has one more check, after all others.

        Raises AmendmentDoesNotFit if this type has the check already, or if the ruleset does not have this
        type of claim.
        """
        procedure = self._procedure_of_claim(claim)
        if new in procedure.checks:
            facts = {"claim": claim.__name__, "check": _name_of_check(new)}
            raise AmendmentDoesNotFit(Said("amendment-check-exists", facts))
        return self._with_procedure_of_claim(claim, replace(procedure, checks=(*procedure.checks, new)))

    def with_claim_always_refused(self, claim: type[Claim], article: Article) -> Self:
        """A copy of the ruleset in which every claim of this type is refused. The ruling cites `article`.

        Raises AmendmentDoesNotFit if the ruleset does not have this type of claim.
        """
        self._procedure_of_claim(claim)
        return self._with_procedure_of_claim(
            claim, ClaimProcedure(article, needs=(lambda case: finding_breaks(article),))
        )

    def with_procedure_for_claim(
        self, claim: type[ClaimKindT], procedure: ClaimProcedure[Case[Self, Any, ClaimKindT]]
    ) -> Self:
        """A copy of the ruleset in which `procedure` judges all claims of the type `claim`.

        Raises AmendmentDoesNotFit if the ruleset does not have this type of claim.
        """
        self._procedure_of_claim(claim)
        return self._with_procedure_of_claim(claim, procedure)

    def with_added_effects(
        self, claim: type[ClaimKindT], more: EffectsFunction[Case[Self, Any, ClaimKindT]]
    ) -> Self:
        """A copy of the ruleset in which the function `more` adds events to the effects of a type of claim.

        The added events happen after the other events of the claim. Raises AmendmentDoesNotFit if the ruleset
        does not have this type of claim.
        """
        procedure = self._procedure_of_claim(claim)
        return self._with_procedure_of_claim(
            claim, replace(procedure, effects=_combine_effects(procedure.effects, more))
        )

    def with_added_penalty(
        self, claim: type[ClaimKindT], fine: PenaltyFunction[Case[Self, Any, ClaimKindT]]
    ) -> Self:
        """A copy of the ruleset with one more penalty for claims of this type that a check refuses.

        Raises AmendmentDoesNotFit if the ruleset does not have this type of claim.
        """
        procedure = self._procedure_of_claim(claim)
        return self._with_procedure_of_claim(claim, replace(procedure, fines=(*procedure.fines, fine)))

    def _procedure_of_claim(self, claim: type[Claim]) -> ClaimProcedure[Any]:
        """The procedure for a type of claim. Raises AmendmentDoesNotFit if the ruleset does not have this
        type."""
        if claim not in self.procedures:
            raise AmendmentDoesNotFit(Said("amendment-no-claim", {"claim": claim.__name__}))
        return self.procedures[claim]

    def _with_procedure_of_claim(self, claim: type[Claim], procedure: ClaimProcedure[Any]) -> Self:
        return replace(self, procedures={**self.procedures, claim: procedure})


def _combine_effects(first: EffectsFunction[CaseT], then: EffectsFunction[CaseT]) -> EffectsFunction[CaseT]:
    return lambda case: (*first(case), *then(case))


def _checks_with_replacement(
    checks: tuple[Check[CaseT], ...], old: Check[CaseT], new: Check[CaseT]
) -> tuple[Check[CaseT], ...]:
    return tuple(new if check is old else check for check in checks)


def _name_of_check(check: Callable[..., object]) -> str:
    """The name of a check, for error messages.

    For a check without a name, such as a partial function, the result is its `repr`.
    """
    return getattr(check, "__name__", repr(check))
