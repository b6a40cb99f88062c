"""A ruleset is a frozen value: the procedures, charts, settings and choices a match is judged by.

House rules amend it through the methods below, each of which raises when its target is missing, so
that two amendments of the same thing fail when the match is opened and not in the seventh round.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import wraps
from typing import Any, TypeVar

from referee.rulings.article import Article
from referee.rulings.finding import Finding, breaks
from referee.rulings.submission import Submission


@dataclass(frozen=True)
class Case:
    """One claim before the judge: the ruleset it is judged by, the state it meets, and what was heard.

    `met` is the state before what nobody disputes had happened, `worked_out` what `once` has noted.
    """

    ruleset: "Ruleset"
    state: Any
    submission: Submission
    met: Any = None
    worked_out: dict[Callable, tuple[Any, Any]] = field(default_factory=dict, compare=False, repr=False)

    @property
    def claim(self) -> Any:
        return self.submission.claim


Value = TypeVar("Value")


def once(work: Callable[[Case], Value]) -> Callable[[Case], Value]:
    """Mark what several checks ask of a case: it is worked out once, and anew for another state."""

    @wraps(work)
    def worked_out(case: Case) -> Value:
        state, value = case.worked_out.get(work, (None, None))
        if state is not case.state:
            value = work(case)
            case.worked_out[work] = case.state, value
        return value

    return worked_out


Check = Callable[[Case], Finding | None]


@dataclass(frozen=True)
class Closing:
    """What nobody disputes happened before this claim: findings with their articles, and events."""

    findings: tuple[Finding, ...] = ()
    events: tuple[Any, ...] = ()


NOTHING_OPEN = Closing()
Fine = Callable[[Case, tuple[Finding, ...]], Closing]
"""What a claim costs that these findings refuse: findings with their articles, and events."""


def nothing_is_open(case: Case) -> Closing:
    return NOTHING_OPEN


def nothing_follows_by_itself(case: Case, goes_on: bool) -> Closing:
    """What the events of a ruling bring about, where no house rule says otherwise."""
    return NOTHING_OPEN


def nothing_follows(case: Case) -> tuple:
    return ()


def nothing_mends_it(case: Case) -> Any:
    return None


@dataclass(frozen=True)
class Procedure:
    """How one kind of claim is decided.

    `needs` are the phase and the object without which no effect exists; the first that breaks ends
    the judging. `checks` say whether the claim is lawful; all that break are told. `closes` is what
    an act settles before it, `effects` the events if it counts, and `tells` findings of what follows by
    them; `exposes` are the events of a refusal by a check (cards that became public), `fines` what a table
    agreed that it costs, `remedy` a claim that mends it. `under` tells the article where one kind of claim is
    made for several things, each with an article of its own.
    `act` is true of what moves a round on: a deal, a play, a draw.
    """

    article: Article
    needs: tuple[Check, ...] = ()
    checks: tuple[Check, ...] = ()
    effects: Callable[[Case], tuple] = nothing_follows
    settles_first: Callable[[Case], Closing] = nothing_is_open
    reveals: Callable[[Case], tuple] = nothing_follows
    remedy: Callable[[Case], Any] = nothing_mends_it
    act: bool = False
    fines: tuple[Fine, ...] = ()
    follow_ups: Callable[[Case], tuple[Finding, ...]] = nothing_follows
    under: Callable[[Case], Article] | None = None

    def cited(self, case: Case) -> Article:
        """The article that this claim counts under."""
        return self.article if self.under is None else self.under(case)


class MissingTarget(LookupError):
    """An amendment speaks of a claim, check, row, setting or choice that is not there (any more), or adds
    what is there already."""


@dataclass(frozen=True)
class Ruleset:
    """One answer to every question: what may be claimed and how it is judged, and how events change
    the state (`evolve`, which comes with the game). `when_agreed` are events before the effects
    of a claim that the table lets count against a check. `instead` are articles that stand in the place
    of those of the standard rules, by the ids of the latter."""

    procedures: Mapping[type, Procedure]
    evolve: Callable[[Any, Any], Any]
    charts: Mapping[str, Mapping[Any, Any]] = field(default_factory=dict)
    settings: Mapping[str, int] = field(default_factory=dict)
    choices: Mapping[str, Callable] = field(default_factory=dict)
    when_agreed: Callable[[Case], tuple] = nothing_follows
    instead: Mapping[str, Article] = field(default_factory=dict)

    def cited(self, article: Article) -> Article:
        """The article as this ruleset has it."""
        return self.instead.get(article.id, article)

    def with_article(self, new: Article) -> "Ruleset":
        """The same ruleset with an article in the place of the standard one that it names."""
        if new.instead_of is None or new.instead_of in self.instead:
            raise MissingTarget(f"there is no {new.instead_of} (any more) to put {new.id} in its place")
        return replace(self, instead={**self.instead, new.instead_of: new})

    def replaced(self, claim: type, old: Check, new: Check) -> "Ruleset":
        """The same ruleset with one need or check of a claim exchanged for another."""
        procedure = _present(self.procedures, claim)
        for kind in ("needs", "checks"):
            present = getattr(procedure, kind)
            if old in present:
                swapped = tuple(new if check is old else check for check in present)
                return self._with_procedure(claim, replace(procedure, **{kind: swapped}))
        raise MissingTarget(f"{claim.__name__} is not checked by {old.__name__}")

    def with_need(self, claim: type, new: Check) -> "Ruleset":
        """The same ruleset with one more need of a claim, after those it has."""
        procedure = _present(self.procedures, claim)
        return self._with_procedure(claim, replace(procedure, needs=(*procedure.needs, new)))

    def with_check(self, claim: type, new: Check) -> "Ruleset":
        """The same ruleset with one more check of a claim, after those it has."""
        procedure = _present(self.procedures, claim)
        if new in procedure.checks:
            raise MissingTarget(f"{claim.__name__} is checked by {new.__name__} already")
        return self._with_procedure(claim, replace(procedure, checks=(*procedure.checks, new)))

    def without(self, claim: type, article: Article) -> "Ruleset":
        """The same ruleset in which this claim is always refused, under the article that says why."""
        _present(self.procedures, claim)
        return self._with_procedure(claim, Procedure(article, needs=(lambda case: breaks(article),)))

    def with_procedure(self, claim: type, procedure: Procedure) -> "Ruleset":
        """The same ruleset with another way to decide a claim that it knows."""
        _present(self.procedures, claim)
        return self._with_procedure(claim, procedure)

    def with_effect(self, claim: type, more: Callable[[Case], tuple]) -> "Ruleset":
        """The same ruleset in which more follows when this claim counts."""
        procedure = _present(self.procedures, claim)
        return self._with_procedure(claim, replace(procedure, effects=_both(procedure.effects, more)))

    def with_fine(self, claim: type, fine: Fine) -> "Ruleset":
        """The same ruleset in which it costs something when a check refuses this claim."""
        procedure = _present(self.procedures, claim)
        return self._with_procedure(claim, replace(procedure, fines=(*procedure.fines, fine)))

    def rows(self, chart: str) -> Mapping[Any, Any]:
        """A whole chart, for an amendment that reads it. Raises MissingTarget."""
        return _present(self.charts, chart)

    def row(self, chart: str, key: Any) -> Any:
        """A row of it. Raises MissingTarget."""
        return _present(self.rows(chart), key)

    def with_row(self, chart: str, key: Any, row: Any) -> "Ruleset":
        """The same ruleset with one row of a chart exchanged."""
        rows = _present(self.charts, chart)
        _present(rows, key)
        return replace(self, charts={**self.charts, chart: {**rows, key: row}})

    def with_added_row(self, chart: str, key: Any, row: Any) -> "Ruleset":
        """The same ruleset with one row more in a chart."""
        rows = _present(self.charts, chart)
        if key in rows:
            raise MissingTarget(f"the chart of {chart} has a row for {key} already")
        return replace(self, charts={**self.charts, chart: {**rows, key: row}})

    def with_chart(self, chart: str, rows: Mapping[Any, Any]) -> "Ruleset":
        """The same ruleset with a whole chart exchanged."""
        _present(self.charts, chart)
        return replace(self, charts={**self.charts, chart: rows})

    def with_setting(self, name: str, value: int) -> "Ruleset":
        _present(self.settings, name)
        return replace(self, settings={**self.settings, name: value})

    def with_choice(self, name: str, function: Callable) -> "Ruleset":
        _present(self.choices, name)
        return replace(self, choices={**self.choices, name: function})

    def _with_procedure(self, claim: type, procedure: Procedure) -> "Ruleset":
        return replace(self, procedures={**self.procedures, claim: procedure})


def _both(first: Callable[[Case], tuple], then: Callable[[Case], tuple]) -> Callable[[Case], tuple]:
    return lambda case: (*first(case), *then(case))


def _present(rows: Mapping[Any, Any], key: Any) -> Any:
    if key not in rows:
        raise MissingTarget(f"there is no {getattr(key, '__name__', key)} to amend")
    return rows[key]
