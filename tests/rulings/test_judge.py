"""How any claim is decided, shown on a game of a few lines: people lift stones."""

from dataclasses import dataclass, replace

import pytest

from referee.rulings.article import OURS, Article
from referee.rulings.finding import Finding, FindingWeight, finding_breaks, finding_holds, finding_unseen
from referee.rulings.judge import AGREEMENT_ARTICLE, judge, would_take_effect
from referee.rulings.ruleset import Case, ClaimProcedure, ImpliedEvents, Ruleset, compute_once_per_case
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import AllowedReporter, Claim, register_claim_type
from referee.rulings.verdict import Verdict, sort_gravest_first, verdict_of_gravest_finding


@register_claim_type("stones.lift", AllowedReporter.ANY_SEAT)
@dataclass(frozen=True)
class Lift(Claim):
    """A stone was lifted, so heavy; perhaps with a hand that nobody saw."""

    weight: int
    hidden: bool = False


@dataclass(frozen=True)
class Lower:
    """No ruleset here knows this one."""


def article(name: str) -> Article:
    return Article(f"stones.{name}", (OURS,))


LIFTING, STRENGTH, ONE_HAND, DAYLIGHT, PUT_DOWN = map(
    article, ("lifting", "strength", "one-hand", "daylight", "put-down")
)


def it_is_day(case: Case) -> Finding | None:
    return finding_breaks(DAYLIGHT) if "night" in case.state else None


def nobody_else_lifts(case: Case) -> Finding | None:
    return finding_breaks(LIFTING) if "lifted" in case.state else None


def it_is_not_too_heavy(case: Case) -> Finding | None:
    return finding_breaks(STRENGTH, weight=case.claim.weight) if case.claim.weight > 100 else None


def with_one_hand(case: Case) -> Finding | None:
    if case.claim.weight > 200:
        return finding_breaks(ONE_HAND)
    return finding_unseen(ONE_HAND) if case.claim.hidden else finding_holds(ONE_HAND)


def the_old_stone_is_put_down(case: Case) -> ImpliedEvents:
    """What nobody disputes: who lifts the next stone has put down the last one."""
    return (
        ImpliedEvents((finding_holds(PUT_DOWN),), ("put down",))
        if "lifted" in case.state
        else ImpliedEvents()
    )


def happens(state: tuple, event: str) -> tuple:
    return tuple(item for item in state if item != "lifted") if event == "put down" else (*state, event)


STONES = Ruleset(
    procedures={
        Lift: ClaimProcedure(
            LIFTING,
            needs=(it_is_day, nobody_else_lifts),
            checks=(it_is_not_too_heavy, with_one_hand),
            effects=lambda case: ("lifted",),
            infer_first=the_old_stone_is_put_down,
            remedy=lambda case: Lift(1),
        )
    },
    evolve=happens,
)


def ruled(lift: Lift, *state: str, agreed: bool = False) -> Ruling:
    return judge(STONES, state, Submission(lift, KEEPER, 1), agreed)


def cited(ruling: Ruling) -> list[str]:
    return [finding.article.removeprefix("stones.") for finding in ruling.findings]


def test_what_breaks_nothing_is_upheld():
    """The rules say yes, and what follows is what the procedure says."""
    ruling = ruled(Lift(10))

    assert (Verdict.UPHELD, ("lifted",)) == (ruling.verdict, ruling.events)


def test_the_own_article_stands_first():
    """Where nothing breaks or is unseen, the procedure's own article is cited before what its checks cite."""
    assert ["lifting", "one-hand"] == cited(ruled(Lift(10)))


def test_what_cannot_be_seen_stands():
    """One condition that nobody can see is enough, and its article decides."""
    ruling = ruled(Lift(10, hidden=True))

    assert Verdict.STANDS == ruling.verdict
    assert ["one-hand", "lifting"] == cited(ruling)
    assert ("lifted",) == ruling.events


def test_what_breaks_a_check_is_refused():
    """The rules say no: nothing happens."""
    ruling = ruled(Lift(150))

    assert (Verdict.REFUSED, ()) == (ruling.verdict, ruling.events)


def test_a_refusal_names_only_what_breaks():
    """What holds or is unseen beside it is nobody's business then."""
    assert ["strength"] == cited(ruled(Lift(150, hidden=True)))


def test_all_that_is_wrong_is_said():
    """In the order of the checks, the deciding one first."""
    assert ["strength", "one-hand"] == cited(ruled(Lift(300)))


def test_a_finding_carries_its_facts():
    """As plain values, so that a sentence can be made of them later."""
    assert {"weight": 150} == ruled(Lift(150)).findings[0].facts


def test_a_refusal_may_carry_a_fix():
    """The claim that would put it right, if the procedure knows one."""
    assert Lift(1) == ruled(Lift(150)).remedy


def test_what_counts_needs_no_fix():
    assert ruled(Lift(10)).remedy is None


def test_a_broken_need_ends_the_judging():
    """Without it there is nothing to check: the first unmet need is all that is said."""
    assert ["daylight"] == cited(ruled(Lift(300), "night"))


def test_what_is_open_is_closed_first():
    """Needs and checks read the state so closed, and the events of closing come first."""
    ruling = ruled(Lift(10), "lifted")

    assert Verdict.UPHELD == ruling.verdict
    assert ("put down", "lifted") == ruling.events


def test_closings_are_cited_last():
    assert ["lifting", "one-hand", "put-down"] == cited(ruled(Lift(10), "lifted"))


def test_a_refused_claim_closes_nothing():
    """Neither as an event nor as a finding."""
    ruling = ruled(Lift(150), "lifted")

    assert (["strength"], ()) == (cited(ruling), ruling.events)


def test_what_events_bring_about_follows_them():
    """Both those that nobody disputes, before an act that is still to be judged, and those of the claim."""
    asked = []

    def somebody_sweats(case: Case, goes_on: bool) -> ImpliedEvents:
        asked.append((case.state, goes_on))
        return ImpliedEvents((finding_holds(DAYLIGHT),), (f"sweat {len(asked)}",))

    ruleset = replace(STONES, aftermath=somebody_sweats)
    ruling = judge(ruleset, ("lifted",), Submission(Lift(10), KEEPER, 1))

    assert ("put down", "sweat 1", "lifted", "sweat 2") == ruling.events
    assert [((), True), (("sweat 1", "lifted"), False)] == asked
    assert ["lifting", "one-hand", "daylight", "put-down", "daylight"] == cited(ruling)


def test_an_agreed_claim_stands_whatever_its_checks_say():
    """Agreement of the table comes first, and the articles it breaks are kept."""
    ruling = ruled(Lift(150), agreed=True)

    assert (Verdict.STANDS, ("lifted",)) == (ruling.verdict, ruling.events)
    assert [AGREEMENT_ARTICLE.id, "strength", "one-hand"] == cited(ruling)
    assert FindingWeight.BREAKS is ruling.findings[1].weight


def test_an_agreed_claim_names_the_broken_before_the_unseen():
    """The gravest first, also under agreement."""
    unseen_too = replace(
        STONES.procedures[Lift], checks=(lambda case: finding_unseen(DAYLIGHT), it_is_not_too_heavy)
    )
    ruleset = replace(STONES, procedures={Lift: unseen_too})

    ruling = judge(ruleset, (), Submission(Lift(150), KEEPER, 1), agreed=True)

    assert [AGREEMENT_ARTICLE.id, "strength", "daylight"] == cited(ruling)


def test_an_agreed_claim_that_breaks_nothing_is_ruled_as_usual():
    """There is nothing to agree on."""
    assert ruled(Lift(10)) == ruled(Lift(10), agreed=True)


def test_nobody_can_agree_on_what_lacks_its_object():
    """A broken need refuses an agreed claim all the same."""
    ruling = ruled(Lift(10), "night", agreed=True)

    assert (Verdict.REFUSED, ["daylight"]) == (ruling.verdict, cited(ruling))


def test_an_unknown_kind_of_claim_is_no_ruling():
    """It never should have reached the judge."""
    with pytest.raises(KeyError):
        judge(STONES, (), Submission(Lower(), KEEPER, 1))


@pytest.mark.parametrize("state", [(), ("lifted",), ("night",)])
@pytest.mark.parametrize("lift", [Lift(10), Lift(10, hidden=True), Lift(150), Lift(300)])
def test_would_count_agrees_with_the_judge(lift, state):
    """What a phone may offer is what the judge would not refuse."""
    submission = Submission(lift, KEEPER, 1)

    assert judge(STONES, state, submission).takes_effect == would_take_effect(STONES, state, submission)


def test_would_count_stops_at_the_first_breach():
    """A phone tries very many claims, so no check runs after one that breaks."""
    tried = []
    after_it = replace(STONES.procedures[Lift], checks=(it_is_not_too_heavy, tried.append))

    would_take_effect(replace(STONES, procedures={Lift: after_it}), (), Submission(Lift(150), KEEPER, 1))

    assert [] == tried


def test_what_was_worked_out_of_a_case_is_no_part_of_it():
    """Neither of its value nor of what a person reads of it."""
    submission = Submission(Lift(10), KEEPER, 1)
    case, other = (Case(STONES, (), submission.claim, submission, ()) for _ in range(2))
    assert 10 == compute_once_per_case(lambda case: case.claim.weight)(case)

    assert (case == other, "computed" in repr(case)) == (True, False)


def test_a_claim_is_no_act_unless_its_procedure_says_so():
    assert not STONES.procedures[Lift].act


def test_a_claim_of_which_no_time_is_known_was_made_at_time_nought():
    assert 0 == Submission(Lift(10), KEEPER, 1).time_for_comparison


GRAVER_AND_GRAVER = [Finding(f"stones.{weight}", weight) for weight in FindingWeight]


def test_the_gravest_finding_comes_first():
    """Holds, unseen, crossed, breaks: each decides over those before it."""
    assert tuple(reversed(GRAVER_AND_GRAVER)) == sort_gravest_first(tuple(GRAVER_AND_GRAVER))


def test_findings_of_one_weight_keep_their_order():
    first, second = finding_holds(STRENGTH), finding_holds(DAYLIGHT)

    assert (first, second) == sort_gravest_first((first, second))


def test_the_verdict_is_that_of_the_gravest_finding():
    assert ["upheld", "stands", "contested", "refused"] == [
        verdict_of_gravest_finding(sort_gravest_first(tuple(GRAVER_AND_GRAVER[: place + 1]))[0]).value
        for place in range(4)
    ]
