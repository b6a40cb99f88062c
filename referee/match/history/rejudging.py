"""Rulings on edits (take-backs, allowances and corrections), and remedies for refused claims.

After an edit, the later entries of the same round are judged again. Later rounds keep their rulings.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from referee.kit.quantities import EntryNumber, RoundNumber
from referee.kit.values import not_none, replace
from referee.match.history.line import (
    TimelineItem,
    state_after_ruling,
    state_after_timeline,
    timeline_newest_first,
    timeline_of,
)
from referee.match.history.reach import EntriesNeededForEdit
from referee.match.model.edits import AllowRefusedEntry, CorrectEntry, Entry, TakeBackEntries, is_edit_claim
from referee.match.model.events import (
    PaperTotalsEntered,
    PlayerCameBack,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    SeatLeft,
    SeatsOutOfMatch,
    SeatTaken,
)
from referee.match.model.game import Game
from referee.match.model.rulebook import (
    ALLOWING_A_REFUSED_CLAIM,
    CORRECTING_AN_ENTRY,
    MATCH_IS_OVER,
    TAKE_BACK,
    TOTALS_FROM_PAPER,
)
from referee.match.model.state import AnyMatch
from referee.match.table.ranking import winners
from referee.match.table.rounds import VoidRound
from referee.rulings.article import Article
from referee.rulings.finding import Fact, Finding, FindingWeight, finding_breaks, finding_holds
from referee.rulings.judge import (
    AGREEMENT_ARTICLE,
    ids_of_articles_proving_impossible,
    judge,
    would_take_effect,
)
from referee.rulings.ruleset import Events
from referee.rulings.ruling import Ruling, RulingChangedByEdit
from referee.rulings.submission import Submission
from referee.rulings.tags import (
    AllowedReporter,
    card_named_in_claim,
    round_named_in_claim,
    seat_named_in_claim,
)
from referee.rulings.verdict import Verdict

RoundEndEvent = RoundScored | RoundVoided
"""The events that end a round."""
MOST_REFUSALS_TRIED_FOR_REMEDY = 10
"""Maximum number of earlier refused moves that `find_allowance_as_remedy` tries to allow."""


def rule_on_edit(game: Game, edit_range: EntriesNeededForEdit, submission: Submission) -> Ruling:
    """The ruling on an edit. `edit_range` is the part of the match that is needed to judge the edit.

    Raises TypeError for a claim that is not an edit.
    """
    match submission.claim:
        case TakeBackEntries() as made:
            return _rule_on_take_back(edit_range.entries, made, submission.number - 1)
        case AllowRefusedEntry() as made:
            return _rule_on_allowance(game, edit_range.timeline(), made, edit_range.start.state)
        case CorrectEntry() as made:
            return _rule_on_correction(game, edit_range.timeline(), made, edit_range.start.state)
    raise TypeError(f"{submission.claim!r} does not edit the line")


def state_before_entry(game: Game, edit_range: EntriesNeededForEdit, number: int) -> AnyMatch | None:
    """The state just before the entry with this number.

    None if the entry is not in the timeline of `edit_range`, or if the entry opened the match.
    """
    items = edit_range.timeline()
    place = _index_of_entry(items, number)
    return None if place is None else state_after_timeline(game, items[:place], edit_range.start.state)


def find_allowance_as_remedy(
    game: Game, entries: Sequence[Entry], submission: Submission, start: AnyMatch
) -> AllowRefusedEntry | None:
    """A claim that allows an earlier refused move, so that this submission would take effect.

    None if no refused move helps. `start` is the state before `entries`. Only the newest
    `MOST_REFUSALS_TRIED_FOR_REMEDY` refused moves are tried.
    """
    refused = tuple(
        islice(
            _refused_moves_since_last_move(game, timeline_newest_first(entries), start),
            MOST_REFUSALS_TRIED_FOR_REMEDY,
        )
    )
    return (
        _find_helpful_allowance(game, timeline_of(entries), refused, submission, start) if refused else None
    )


def _allowance_puts_submission_in_effect(
    game: Game,
    items: Sequence[TimelineItem],
    submission: Submission,
    claim: AllowRefusedEntry,
    start: AnyMatch,
) -> bool:
    """Whether the submission would take effect after `claim`, which allows a refused entry.

    False if the rules refuse `claim`, or if `claim` changes the ruling on an entry that is in effect.
    """
    ruling = _rule_on_allowance(game, items, claim, start)
    if not ruling.takes_effect or _changes_items_in_effect(items, ruling):
        return False
    state = state_after_timeline(game, items_with_new_rulings(items, ruling), start)
    return would_take_effect(game.ruleset_of(state), state, submission)


def _find_helpful_allowance(
    game: Game,
    items: Sequence[TimelineItem],
    refused: Iterable[TimelineItem],
    submission: Submission,
    start: AnyMatch,
) -> AllowRefusedEntry | None:
    """A claim that allows one of the refused items, so that the submission would take effect.

    The items of `refused` are tried in order. None if no item helps.
    """
    for root in refused:
        claim = AllowRefusedEntry(EntryNumber(root.submission.number))
        if _allowance_puts_submission_in_effect(game, items, submission, claim, start):
            return claim
    return None


def _refusal_with_findings(*findings: Finding) -> Ruling:
    return Ruling(Verdict.REFUSED, findings)


def _index_of_entry(items: Sequence[TimelineItem], number: int) -> int | None:
    return next((at for at, item in enumerate(items) if item.submission.number == number), None)


def _rule_on_take_back(entries: Sequence[Entry], made: TakeBackEntries, last: int) -> Ruling:
    if made.to >= last:
        return _refusal_with_findings(finding_breaks(TAKE_BACK, to=made.to, last=last))
    return Ruling(
        Verdict.UPHELD, (finding_holds(TAKE_BACK, to=made.to, **_facts_of_take_back(entries, made)),)
    )


def _facts_of_take_back(entries: Sequence[Entry], made: TakeBackEntries) -> dict[str, Fact]:
    """Facts about the claims that a take-back undoes, for the finding of the ruling.

    The facts describe the first undone claim in effect, and say whether there are more (`more`). Empty if no
    undone claim was in effect. Also empty if the take-back undoes an edit: it then changes more than these
    facts could say.
    """
    undone = [entry for entry in entries if entry.submission.number > made.to]
    if any(is_edit_claim(entry.submission.claim) for entry in undone):
        return {}
    counted = [
        one
        for one in undone
        if one.ruling.takes_effect and one.submission.claim.reporter is not AllowedReporter.SERVICE
    ]
    return {**_facts_of_claim(counted[0].submission), "more": len(counted) > 1} if counted else {}


def _rule_on_allowance(
    game: Game, items: Sequence[TimelineItem], made: AllowRefusedEntry, start: AnyMatch | None
) -> Ruling:
    number = made.entry
    place = _index_of_entry(items, number)
    if place is None or not items[place].is_refused:
        counts: dict[str, Fact] = {} if place is None else {"counts": True}
        return _refusal_with_findings(
            finding_breaks(ALLOWING_A_REFUSED_CLAIM, entry=number, is_in_line=place is not None, **counts)
        )
    state, item = not_none(state_after_timeline(game, items[:place], start)), items[place]
    allowed = judge(game.ruleset_for_claim(state, item.submission.claim), state, item.submission, agreed=True)
    if not allowed.takes_effect:
        return _refusal_with_findings(
            finding_breaks(ALLOWING_A_REFUSED_CLAIM, entry=number, is_in_line=True, counts=False),
            *allowed.findings,
        )
    return Rejudger(game, ALLOWING_A_REFUSED_CLAIM, made, state).ruling_on_edit(
        item, allowed, items[place + 1 :]
    )


def _rule_on_correction(
    game: Game, items: Sequence[TimelineItem], made: CorrectEntry, start: AnyMatch | None
) -> Ruling:
    number, instead = made.entry, made.instead
    place = _index_of_entry(items, number)
    if place is None or items[place].submission.claim.reporter is AllowedReporter.SERVICE:
        return _refusal_with_findings(
            finding_breaks(CORRECTING_AN_ENTRY, entry=number, is_in_line=place is not None)
        )
    state, item = not_none(state_after_timeline(game, items[:place], start)), items[place]
    really = replace(item.submission, claim=instead)
    later = () if made.later == "drop" else items[place + 1 :]
    may_stay = item.takes_effect and _unlawful_correction_takes_effect(game, state, really, item, made, later)
    corrected = _judge_earlier_claim(game, state, really, item.takes_effect, agreed=may_stay)
    if item.takes_effect and not corrected.takes_effect:
        return _refuse_correction(made, corrected)
    if won := _paper_totals_end_match_played_on(game, state, corrected, later):
        return _refusal_with_findings(won, finding_breaks(CORRECTING_AN_ENTRY, entry=number, is_in_line=True))
    again = Rejudger(game, CORRECTING_AN_ENTRY, made, state, only_fitting=made.later == "fitting")
    ruling = again.ruling_on_edit(item, corrected, later)
    return (
        ruling
        if ruling.takes_effect
        else replace(ruling, remedy=_claim_to_remove_scored_round(game, state, item, corrected, later))
    )


def _unlawful_correction_takes_effect(
    game: Game,
    state: AnyMatch,
    really: Submission,
    item: TimelineItem,
    made: CorrectEntry,
    later: Sequence[TimelineItem],
) -> bool:
    """Whether a correction of `item` takes effect although the rules refuse its new claim. `item` is in
    effect.

    The correction takes effect if the table agrees on it (`made.agreed`). Without this agreement, it takes
    effect only if two conditions are met:

    - The table has played on since `item`, or had already agreed on `item`.
    - No article proves that the new claim is impossible. Articles that `item` itself breaks do not count.

    `really` is the submission with the new claim. `later` has the items after `item`.
    """
    if made.agreed:
        return True
    was_agreed = not_none(item.ruling).findings[0].article == AGREEMENT_ARTICLE.id
    if not was_agreed and not play_went_on(game, state, later):
        return False
    broken = {one.article for one in not_none(item.ruling).findings if one.weight is FindingWeight.BREAKS}
    onward = _state_as_if_played_on(game, state)
    return (
        ids_of_articles_proving_impossible(game.ruleset_for_claim(onward, really.claim), onward, really)
        <= broken
    )


def _claim_to_remove_scored_round(
    game: Game, state: AnyMatch, item: TimelineItem, corrected: Ruling, later: Sequence[TimelineItem]
) -> VoidRound | None:
    """The remedy for a refused correction of a score: a claim that removes the scored round.

    None if `item` scored no round, if the new ruling `corrected` also ends a round, or if a round is open.
    """
    scored = next((event for event in item.events if isinstance(event, RoundScored)), None)
    if scored is None or _round_end_events_of_ruling(corrected):
        return None
    number = scored.round
    for event in (event for one in later if one.takes_effect for event in one.events):
        if isinstance(event, RoundRemoved):
            number = RoundNumber(number - (event.round < number))
    is_open = not_none(state_after_timeline(game, (item, *later), state)).round is not None
    return None if is_open else VoidRound(number)


def _paper_totals_end_match_played_on(
    game: Game, state: AnyMatch, corrected: Ruling, later: Sequence[TimelineItem]
) -> Finding | None:
    """The finding that corrected totals from paper would end a match in which the table has played on. It
    cites `match.paper`.

    None if `corrected` sets no totals from paper, if nobody would have won, or if the table has not played
    on.
    """
    if not any(isinstance(event, PaperTotalsEntered) for event in corrected.events):
        return None
    match = state_after_ruling(game, state, corrected)
    won = winners(game.ruleset_of(match), match)
    return (
        finding_breaks(TOTALS_FROM_PAPER, winners=list(won))
        if won and play_went_on(game, state, later)
        else None
    )


def play_went_on(game: Game, state: AnyMatch, later: Iterable[TimelineItem]) -> bool:
    """Whether an item of `later` shows that the table has played on (see `shows_that_table_played_on`)."""
    return any(shows_that_table_played_on(game, state, item) for item in later)


def shows_that_table_played_on(game: Game, state: AnyMatch, item: TimelineItem) -> bool:
    """Whether an item is in effect, and is a move (see `ClaimProcedure.act`) or ends a round.

    A table that makes a move or ends a round accepts all earlier items.
    """
    procedures = game.ruleset_of(state).procedures
    return item.takes_effect and (
        procedures[item.submission.claim.__class__].act or bool(_round_end_events_of_ruling(item.ruling))
    )


def _refuse_correction(made: CorrectEntry, corrected: Ruling) -> Ruling:
    """The refusal of a correction, with the articles that the new claim breaks.

    `corrected` is the refusal of the new claim. If the table may allow the new claim, the remedy is the same
    correction with the agreement of the table.
    """
    broken = (one for one in corrected.findings if one.weight is FindingWeight.BREAKS)
    remedy = replace(made, agreed=True) if isinstance(corrected.remedy, AllowRefusedEntry) else None
    stays = finding_breaks(CORRECTING_AN_ENTRY, entry=made.entry, is_in_line=True)
    return Ruling(Verdict.REFUSED, (*broken, stays), remedy=remedy)


def _judge_earlier_claim(
    game: Game, state: AnyMatch, submission: Submission, counted: bool, agreed: bool | None = None
) -> Ruling:
    """The new ruling on an earlier claim.

    - `counted`: Whether the claim has been in effect until now. If true, it stays in effect even if the edit
      makes the match end before this claim.
    - `agreed`: Whether the claim takes effect even if it breaks rules. None means the value of `counted`.
    """
    agreed = counted if agreed is None else agreed
    ruling = judge(game.ruleset_for_claim(state, submission.claim), state, submission, agreed=agreed)
    onward = _state_as_if_played_on(game, state)
    if ruling.takes_effect or not counted or onward is state:
        return ruling
    played = judge(game.ruleset_for_claim(onward, submission.claim), onward, submission, agreed=agreed)
    if not played.takes_effect:
        return played
    findings = tuple(finding for finding in played.findings if finding.article != AGREEMENT_ARTICLE.id)
    over = finding_breaks(MATCH_IS_OVER, winners=list(winners(game.ruleset_of(state), state)))
    return replace(
        played, verdict=Verdict.STANDS, findings=(finding_holds(AGREEMENT_ARTICLE), over, *findings)
    )


def _state_as_if_played_on(game: Game, state: AnyMatch) -> AnyMatch:
    """The state that a won match would have if the table had decided to play on. If nobody has won, the state
    is returned unchanged."""
    won = winners(game.ruleset_of(state), state)
    return replace(state, plays_on=True, finished=False) if won else state


class Rejudger:
    """Judges the later items of a round again after an edit has changed a ruling of the round.

    - `article`: The article about this kind of edit.
    - `made`: The edit.
    - `state`: At first the state before the edited entry. After each item that is judged again, the state
      after that item.
    - `only_fitting`: Whether later entries are dropped if the rules now refuse them. If false, these entries
      stay in effect, because the table has played on with them.
    - `lost_seat`: The number of an entry that no longer adds or brings back a player because of the edit. The
      edit is then refused, because later claims may name the seat. None if there is no such entry.
    """

    def __init__(
        self,
        game: Game,
        article: Article,
        made: AllowRefusedEntry | CorrectEntry,
        state: AnyMatch,
        only_fitting: bool = False,
    ):
        self.game, self.article, self.made = game, article, made
        self.state, self.only_fitting = state, only_fitting
        self.goes_on = False
        self.waiting: set[int] = set()
        # The number of the last entry before the deal of the round; 0 if the round had no deal.
        self.dealt_after = 0
        self.changed: list[RulingChangedByEdit] = []
        self.now_lawful: list[int] = []
        self.lost_seat: int | None = None

    def ruling_on_edit(self, item: TimelineItem, instead: Ruling, later: Sequence[TimelineItem]) -> Ruling:
        """The ruling on the edit by which `item` gets the ruling `instead`. `later` has all items after
        `item`."""
        number, as_it_was, rest = item.submission.number, *self._state_and_items_until_round_end(item, later)
        next_round = next((one for one in later[len(rest) :] if _item_has_events_in_effect(one)), None)
        self.goes_on = next_round is not None
        if wrong := self._facts_if_round_ends_twice(item, instead, rest):
            return _refusal_with_findings(
                finding_breaks(self.article, entry=number, is_in_line=True, **wrong)
            )
        waiting = _items_since_last_move(self.game, reversed(rest), self.state)
        self.waiting = {one.submission.number for one in waiting}
        self._apply_and_record_ruling(item, self._ruling_with_old_eliminations(item, instead))
        for one in rest:
            if _ruling_scores_a_round(one.ruling) and self.state.paper_rounds != as_it_was.paper_rounds:
                return _refusal_with_findings(
                    finding_breaks(self.article, entry=number, is_in_line=True, later=one.submission.number)
                )
            self._apply_and_record_ruling(one, self._judge_later_item_again(one))
            if self.lost_seat is not None:
                return _refusal_with_findings(
                    finding_breaks(self.article, entry=number, is_in_line=True, joined=self.lost_seat)
                )
        if next_round is not None and not _has_same_round_and_players(self.state, as_it_was):
            return _refusal_with_findings(
                finding_breaks(
                    self.article, entry=number, is_in_line=True, later=next_round.submission.number
                )
            )
        self._add_eliminations_to_later_ruling(later[len(rest) :])
        return Ruling(
            Verdict.UPHELD,
            (
                finding_holds(
                    self.article,
                    entry=number,
                    **_facts_of_claim(item.submission),
                    **self._facts_of_new_claim(item.submission),
                ),
            ),
            changed=tuple(self.changed),
            now_lawful=tuple(self.now_lawful),
        )

    def _facts_of_new_claim(self, submission: Submission) -> dict[str, Fact]:
        """Facts about the new claim of a correction. Empty for other edits."""
        if not isinstance(self.made, CorrectEntry):
            return {}
        facts = _facts_of_claim(replace(submission, claim=self.made.instead))
        names = {"kind": "instead_kind", "seat": "really", "card": "instead"}
        return {names[name]: fact for name, fact in facts.items()}

    def _facts_if_round_ends_twice(
        self, item: TimelineItem, instead: Ruling, rest: Sequence[TimelineItem]
    ) -> dict[str, int]:
        """The fact that explains why `instead` (the new ruling on `item`) cannot end the round. Empty if
        `instead` can end the round, or does not end one.

        The fact is one of two:

        - `ended`: The number of another entry, which has already ended the round.
        - `scored`: The number of the previous round, which `item` scored again.
        """
        number = self.state.round_number
        if not _ruling_ends_current_round(instead, number) or (
            item.takes_effect and _ruling_ends_current_round(item.ruling, number)
        ):
            return {}
        if (
            item.takes_effect
            and _round_end_events_of_ruling(item.ruling)
            and round_named_in_claim(item.submission.claim) is None
        ):
            return {"scored": number - 1}
        other = next(
            (one for one in rest if one.takes_effect and _ruling_ends_current_round(one.ruling, number)), None
        )
        return {} if other is None else {"ended": other.submission.number}

    def _add_eliminations_to_later_ruling(self, later: Sequence[TimelineItem]) -> None:
        """Add events to the ruling on a later item: the events that eliminate players because of the new
        totals.

        Usually this item is the last score in `later`. If there is no score, or if players came or left after
        the last score, the last item in effect gets the events. Without such an item, no event is added.
        """
        match = state_after_timeline(self.game, later, self.state)
        scored = [
            place
            for place, one in enumerate(later)
            if one.takes_effect and _ruling_scores_a_round(one.ruling)
        ]
        carrier: int | None
        if scored and not any(_ruling_changes_who_plays(one.ruling) for one in later[scored[-1] + 1 :]):
            carrier = scored[-1]
        else:
            carrier = next(_indexes_of_items_in_effect(later), None)
        if carrier is None:
            return
        ruleset = self.game.ruleset_of(match)
        out = ruleset.after_a_score(match, ruleset.target)
        if out:
            last = later[carrier]
            before = not_none(last.ruling)
            ruling = replace(before, events=before.events + out)
            self.changed.append(RulingChangedByEdit(EntryNumber(last.submission.number), ruling))

    def _state_and_items_until_round_end(
        self, item: TimelineItem, later: Sequence[TimelineItem]
    ) -> tuple[AnyMatch, Sequence[TimelineItem]]:
        """The state at the end of the round of `item`, and the items of the round after `item`.

        `later` has all items after `item`. If the round is still open, the state is the present state.
        """
        state, before = state_after_ruling(self.game, self.state, item.ruling), item
        for place, one in enumerate(later):
            if len(state.points) != len(self.state.points):
                return state, later[:place]
            then = state_after_timeline(self.game, (one,), state)
            if state.round is None and then.round is not None:
                self.dealt_after = before.submission.number
            state, before = then, one
        return state, later

    def _apply_and_record_ruling(self, item: TimelineItem, ruling: Ruling | None) -> None:
        if (
            item.takes_effect
            and _ruling_adds_or_returns_player(item.ruling)
            and not _ruling_adds_or_returns_player(ruling)
        ):
            self.lost_seat = item.submission.number
        if ruling != item.ruling:
            self.changed.append(RulingChangedByEdit(EntryNumber(item.submission.number), ruling))
        self.state = state_after_ruling(self.game, self.state, ruling)

    def _judge_later_item_again(self, item: TimelineItem) -> Ruling | None:
        """The new ruling on a later item of the round; None if the item is dropped.

        A contested item is dropped if the rules now refuse it, because the table did not play by a contested
        claim.
        """
        counted = item.takes_effect and self._stays_although_now_refused(not_none(item.ruling))
        ruling = _judge_earlier_claim(self.game, self.state, item.submission, counted)
        ends = _round_end_events_of_ruling(item.ruling) if item.takes_effect else ()
        if ends and not _events_end_the_same_rounds(ruling.events, ends):
            if not self.only_fitting:
                return self._ruling_with_old_eliminations(item, _ruling_keeping_round_ended(ruling, ends))
            if _round_end_events_of_ruling(ruling):
                return None
        if ruling.takes_effect:
            if item.is_refused and not self._edit_is_remedy_of_refused_item(item):
                self.now_lawful.append(item.submission.number)
                return item.ruling
            return self._ruling_with_old_eliminations(item, ruling)
        if item.is_refused:
            # If the new refusal has the same events, the old refusal is kept, and no change is stored.
            return item.ruling if ruling.events == not_none(item.ruling).events else ruling
        return None

    def _stays_although_now_refused(self, ruling: Ruling) -> bool:
        """Whether an item in effect stays in effect if the rules now refuse it. `ruling`: its old ruling.

        If `only_fitting` is true, an item stays only if the table had agreed on it. If `only_fitting` is
        false, every item stays except a contested one.
        """
        if self.only_fitting:
            return ruling.findings[0].article == AGREEMENT_ARTICLE.id
        return ruling.verdict is not Verdict.CONTESTED

    def _edit_is_remedy_of_refused_item(self, item: TimelineItem) -> bool:
        """Whether the refusal of `item` proposed this edit as its remedy.

        A correction is a remedy only if no later move is in effect.
        """
        is_named = not_none(item.ruling).remedy == self.made
        return is_named and (
            isinstance(self.made, AllowRefusedEntry) or item.submission.number in self.waiting
        )

    def _ruling_with_old_eliminations(self, item: TimelineItem, ruling: Ruling) -> Ruling:
        """The new ruling on `item`, but with the elimination events (`SeatsOutOfMatch`) of the old ruling.

        If no cards were dealt after `item`, `ruling` is returned unchanged.
        """
        if not self.goes_on and item.submission.number > self.dealt_after:
            return ruling
        had = not_none(item.ruling).events if item.takes_effect else ()
        were = tuple(event for event in had if isinstance(event, SeatsOutOfMatch))
        others = tuple(event for event in ruling.events if not isinstance(event, SeatsOutOfMatch))
        return replace(ruling, events=others + were)


def _facts_of_claim(submission: Submission) -> dict[str, Fact]:
    """Facts about a claim: its tag (`kind`), and its `seat` and `card` if the claim has them."""
    facts: dict[str, Fact] = {"kind": submission.claim.tag}
    seat, card = seat_named_in_claim(submission.claim), card_named_in_claim(submission.claim)
    if seat is None:
        return facts
    return {**facts, "seat": seat} if card is None else {**facts, "seat": seat, "card": card.name}


def _round_end_events_of_ruling(ruling: Ruling | None) -> tuple[RoundEndEvent, ...]:
    """The events of a ruling that end a round. Empty if the ruling is None."""
    return _select_round_end_events(ruling.events) if ruling is not None else ()


def _select_round_end_events(events: Events) -> tuple[RoundEndEvent, ...]:
    return tuple(event for event in events if isinstance(event, RoundEndEvent))


def _ruling_ends_current_round(ruling: Ruling | None, number: int) -> bool:
    """Whether a ruling voids the open round, or scores the round `number` (the open round, or the next round
    if none is open).

    A new score for an earlier round does not end a round.
    """
    return any(_number_of_scored_round(end) in (None, number) for end in _round_end_events_of_ruling(ruling))


def _number_of_scored_round(end: RoundEndEvent) -> RoundNumber | None:
    """The number of the round that an event scores; None if the event declares the open round void."""
    return end.round if isinstance(end, RoundScored) else None


def _ruling_scores_a_round(ruling: Ruling | None) -> bool:
    return ruling is not None and any(isinstance(event, RoundScored) for event in ruling.events)


def _ruling_changes_who_plays(ruling: Ruling | None) -> bool:
    return ruling is not None and any(
        isinstance(event, SeatTaken | PlayerCameBack | SeatLeft | SeatsOutOfMatch) for event in ruling.events
    )


def _indexes_of_items_in_effect(items: Sequence[TimelineItem]) -> Iterator[int]:
    """The indexes of the items that are in effect and have events, from the last item to the first."""
    places = reversed(range(len(items)))
    return (place for place in places if _item_has_events_in_effect(items[place]))


def _item_has_events_in_effect(item: TimelineItem) -> bool:
    return item.takes_effect and bool(not_none(item.ruling).events)


def _ruling_adds_or_returns_player(ruling: Ruling | None) -> bool:
    return ruling is not None and any(
        isinstance(event, SeatTaken | PlayerCameBack) for event in ruling.events
    )


def _has_same_round_and_players(match: AnyMatch, other: AnyMatch) -> bool:
    """Whether two states have the same round number, players and seating.

    A round must be open in both states or in neither.
    """
    return _round_number_and_players(match) == _round_number_and_players(other)


def _round_number_and_players(match: AnyMatch) -> tuple[object, ...]:
    return match.round_number, match.players, match.seating, match.round is None


def _events_end_the_same_rounds(events: Events, ends: tuple[RoundEndEvent, ...]) -> bool:
    """Whether `events` end the same rounds as `ends`, in the same order."""
    return [*map(_number_of_scored_round, _select_round_end_events(events))] == [
        *map(_number_of_scored_round, ends)
    ]


def _ruling_keeping_round_ended(ruling: Ruling, ends: tuple[RoundEndEvent, ...]) -> Ruling:
    """A ruling that still has the events `ends`, by which the round ended, in place of the events of
    `ruling`.

    It cites the agreement of the table, and the articles that are broken according to `ruling`.
    """
    broken = tuple(finding for finding in ruling.findings if finding.weight is FindingWeight.BREAKS)
    return Ruling(Verdict.STANDS, (finding_holds(AGREEMENT_ARTICLE), *broken), ends)


def items_with_new_rulings(items: Sequence[TimelineItem], ruling: Ruling) -> list[TimelineItem]:
    """A copy of these items with the new rulings of an edit. `ruling` is the ruling on the edit."""
    new = {changed.entry: changed.ruling for changed in ruling.changed}
    return [TimelineItem(item.submission, new.get(item.submission.number, item.ruling)) for item in items]


def _changes_items_in_effect(items: Sequence[TimelineItem], ruling: Ruling) -> bool:
    """Whether an edit changes the ruling of any item in effect. `ruling` is the ruling on the edit."""
    changed = {change.entry for change in ruling.changed}
    return any(item.takes_effect and item.submission.number in changed for item in items)


def _refused_moves_since_last_move(
    game: Game, newest_first: Iterable[TimelineItem], start: AnyMatch
) -> Iterator[TimelineItem]:
    """The refused moves after the last move in effect, newest first. `start` is the state before the items.

    Moves whose refusal has a remedy are skipped. Older refused moves are left out, because the table has
    played on without them.
    """
    procedures = game.ruleset_of(start).procedures
    for item in _items_since_last_move(game, newest_first, start):
        is_act = procedures[item.submission.claim.__class__].act
        if is_act and item.is_refused and not_none(item.ruling).remedy is None:
            yield item


def _items_since_last_move(
    game: Game, newest_first: Iterable[TimelineItem], start: AnyMatch
) -> Iterator[TimelineItem]:
    """The items after the last move in effect (see `ClaimProcedure.act`), newest first."""
    procedures = game.ruleset_of(start).procedures
    for item in newest_first:
        if item.takes_effect and procedures[item.submission.claim.__class__].act:
            return
        yield item
