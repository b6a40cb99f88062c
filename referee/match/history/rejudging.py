"""Rulings on edits (taking back, allowing, correcting), and the search for remedies of refusals.

The entries of the round after an edited entry are judged again. Later rounds keep their rulings.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from referee.kit.quantities import EntryNumber, RoundNumber
from referee.kit.values import known, replace
from referee.match.history.line import Item, apply, fold, line, newest_first
from referee.match.history.reach import EditRange
from referee.match.model.edits import Allow, Correct, Entry, TakeBack, edits_the_line
from referee.match.model.events import (
    PaperTotals,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    SeatBack,
    SeatLeft,
    SeatsOut,
    SeatTaken,
)
from referee.match.model.game import Game
from referee.match.model.rulebook import ALLOW, CORRECT, OVER, PAPER, TAKE_BACK
from referee.match.model.state import AnyMatch
from referee.match.table.ranking import winners
from referee.match.table.rounds import Void
from referee.rulings.article import Article
from referee.rulings.finding import Fact, Finding, Weight, breaks, holds
from referee.rulings.judge import AGREEMENT, impossible_by, judge, would_count
from referee.rulings.ruleset import Events
from referee.rulings.ruling import Changed, Ruling, Verdict
from referee.rulings.submission import Submission
from referee.rulings.tags import Reporter, card_of, round_of, seat_of

End = RoundScored | RoundVoided
"""The events that end a round."""
MOST_TRIED = 10
"""Maximum number of recent refusals that are tried as the cause of a later refusal."""


def edit(game: Game, edit_range: EditRange, submission: Submission) -> Ruling:
    """The ruling on an edit. Raises TypeError for any other claim."""
    match submission.claim:
        case TakeBack() as made:
            return _take_back(edit_range.entries, made, submission.number - 1)
        case Allow() as made:
            return _allow(game, edit_range.line(), made, edit_range.start.state)
        case Correct() as made:
            return _correct(game, edit_range.line(), made, edit_range.start.state)
    raise TypeError(f"{submission.claim!r} does not edit the line")


def before_entry(game: Game, edit_range: EditRange, number: int) -> AnyMatch | None:
    """The state in which the entry with this number was reported. None if it is not in the line or opened the
    match."""
    items = edit_range.line()
    place = _place(items, number)
    return None if place is None else fold(game, items[:place], edit_range.start.state)


def find_remedy(
    game: Game, entries: Sequence[Entry], submission: Submission, start: AnyMatch
) -> Allow | None:
    """The claim that allows an earlier refused entry, if this submission would then count; None if there is
    no such entry.

    `entries` are those since `start`. The newest `MOST_TRIED` refusals are tried.
    """
    refused = tuple(islice(_refused_since_the_last_act(game, newest_first(entries), start), MOST_TRIED))
    return _by_letting_count(game, line(entries), refused, submission, start) if refused else None


def _makes_it_count(
    game: Game, items: Sequence[Item], submission: Submission, claim: Allow, start: AnyMatch
) -> bool:
    """Whether the submission would count after this edit, and the edit changes no other entry that counts."""
    ruling = _allow(game, items, claim, start)
    if not ruling.counts or _changes_what_counts(items, ruling):
        return False
    state = fold(game, patched(items, ruling), start)
    return would_count(game.ruleset_of(state), state, submission)


def _by_letting_count(
    game: Game, items: Sequence[Item], refused: Iterable[Item], submission: Submission, start: AnyMatch
) -> Allow | None:
    """The claim that allows the first of these refused entries after which the submission would count."""
    for root in refused:
        claim = Allow(EntryNumber(root.submission.number))
        if _makes_it_count(game, items, submission, claim, start):
            return claim
    return None


def _refused(*findings: Finding) -> Ruling:
    return Ruling(Verdict.REFUSED, findings)


def _place(items: Sequence[Item], number: int) -> int | None:
    return next((at for at, item in enumerate(items) if item.submission.number == number), None)


def _take_back(entries: Sequence[Entry], made: TakeBack, last: int) -> Ruling:
    if made.to >= last:
        return _refused(breaks(TAKE_BACK, to=made.to, last=last))
    return Ruling(Verdict.UPHELD, (holds(TAKE_BACK, to=made.to, **_facts_of_take_back(entries, made)),))


def _facts_of_take_back(entries: Sequence[Entry], made: TakeBack) -> dict[str, Fact]:
    """Facts about what is taken back: the first claim that counted, and whether there were more. No facts if
    edits are taken back as well, because entries may then count again."""
    undone = [entry for entry in entries if entry.submission.number > made.to]
    if any(edits_the_line(entry.submission.claim) for entry in undone):
        return {}
    counted = [
        one for one in undone if one.ruling.counts and one.submission.claim.reporter is not Reporter.SERVICE
    ]
    return {**_facts_of(counted[0].submission), "more": len(counted) > 1} if counted else {}


def _allow(game: Game, items: Sequence[Item], made: Allow, start: AnyMatch | None) -> Ruling:
    number = made.entry
    place = _place(items, number)
    if place is None or not items[place].is_refused:
        counts: dict[str, Fact] = {} if place is None else {"counts": True}
        return _refused(breaks(ALLOW, entry=number, is_in_line=place is not None, **counts))
    state, item = known(fold(game, items[:place], start)), items[place]
    allowed = judge(game.ruleset_for(state, item.submission.claim), state, item.submission, agreed=True)
    if not allowed.counts:
        return _refused(breaks(ALLOW, entry=number, is_in_line=True, counts=False), *allowed.findings)
    return Rejudger(game, ALLOW, made, state).ruling(item, allowed, items[place + 1 :])


def _correct(game: Game, items: Sequence[Item], made: Correct, start: AnyMatch | None) -> Ruling:
    number, instead = made.entry, made.instead
    place = _place(items, number)
    if place is None or items[place].submission.claim.reporter is Reporter.SERVICE:
        return _refused(breaks(CORRECT, entry=number, is_in_line=place is not None))
    state, item = known(fold(game, items[:place], start)), items[place]
    really = replace(item.submission, claim=instead)
    later = () if made.later == "drop" else items[place + 1 :]
    may_stay = item.counts and _may_stay(game, state, really, item, made, later)
    corrected = _judged(game, state, really, item.counts, agreed=may_stay)
    if item.counts and not corrected.counts:
        return _correction_refused(made, corrected)
    if won := _won_on_paper(game, state, corrected, later):
        return _refused(won, breaks(CORRECT, entry=number, is_in_line=True))
    again = Rejudger(game, CORRECT, made, state, only_fitting=made.later == "fitting")
    ruling = again.ruling(item, corrected, later)
    return ruling if ruling.counts else replace(ruling, remedy=_removal(game, state, item, corrected, later))


def _may_stay(
    game: Game, state: AnyMatch, really: Submission, item: Item, made: Correct, later: Sequence[Item]
) -> bool:
    """Whether a correction of this item, which counts, counts although the rules refuse it (`match.correct`).

    It does if the table agrees, or if it can have happened and the table has played on since. If the table
    has already agreed on the item, the correction counts if it breaks only the same articles.
    """
    if made.agreed:
        return True
    was_agreed = known(item.ruling).findings[0].article == AGREEMENT.id
    if not was_agreed and not play_went_on(game, state, later):
        return False
    broken = {one.article for one in known(item.ruling).findings if one.weight is Weight.BREAKS}
    onward = _as_played_on(game, state)
    return impossible_by(game.ruleset_for(onward, really.claim), onward, really) <= broken


def _removal(
    game: Game, state: AnyMatch, item: Item, corrected: Ruling, later: Sequence[Item]
) -> Void | None:
    """The claim that removes the round that this item scored, if the correction says that it was not played;
    None otherwise, or while a round is open."""
    scored = next((event for event in item.events if isinstance(event, RoundScored)), None)
    if scored is None or _ends(corrected):
        return None
    number = scored.round
    for event in (event for one in later if one.counts for event in one.events):
        if isinstance(event, RoundRemoved):
            number = RoundNumber(number - (event.round < number))
    is_open = known(fold(game, (item, *later), state)).round is not None
    return None if is_open else Void(number)


def _won_on_paper(game: Game, state: AnyMatch, corrected: Ruling, later: Sequence[Item]) -> Finding | None:
    """Breaks `match.paper` if totals from paper end the match although the table has played on since."""
    if not any(isinstance(event, PaperTotals) for event in corrected.events):
        return None
    match = apply(game, state, corrected)
    won = winners(game.ruleset_of(match), match)
    return breaks(PAPER, winners=list(won)) if won and play_went_on(game, state, later) else None


def play_went_on(game: Game, state: AnyMatch, later: Iterable[Item]) -> bool:
    """Whether one of these later items shows that the table played on."""
    return any(shows_play(game, state, item) for item in later)


def shows_play(game: Game, state: AnyMatch, item: Item) -> bool:
    """Whether an item counts, and is an act or ends a round. The table has then accepted everything before
    it."""
    procedures = game.ruleset_of(state).procedures
    return item.counts and (procedures[item.submission.claim.__class__].act or bool(_ends(item.ruling)))


def _correction_refused(made: Correct, corrected: Ruling) -> Ruling:
    """The refusal of a correction, with the findings that its claim would have as a new claim. If the table
    could let a new claim count, the remedy is the same correction with the agreement of the table."""
    broken = (one for one in corrected.findings if one.weight is Weight.BREAKS)
    remedy = replace(made, agreed=True) if isinstance(corrected.remedy, Allow) else None
    stays = breaks(CORRECT, entry=made.entry, is_in_line=True)
    return Ruling(Verdict.REFUSED, (*broken, stays), remedy=remedy)


def _judged(
    game: Game, state: AnyMatch, submission: Submission, counted: bool, agreed: bool | None = None
) -> Ruling:
    """The new ruling on an earlier claim.

    - `counted`: Whether the claim has counted so far. The table has played on with it then, so it counts even
      if the match would have been over before it.
    - `agreed`: Whether it counts although its checks refuse it; None for the same value as `counted`.
    """
    agreed = counted if agreed is None else agreed
    ruling = judge(game.ruleset_for(state, submission.claim), state, submission, agreed=agreed)
    onward = _as_played_on(game, state)
    if ruling.counts or not counted or onward is state:
        return ruling
    played = judge(game.ruleset_for(onward, submission.claim), onward, submission, agreed=agreed)
    if not played.counts:
        return played
    findings = tuple(finding for finding in played.findings if finding.article != AGREEMENT.id)
    over = breaks(OVER, winners=list(winners(game.ruleset_of(state), state)))
    return replace(played, verdict=Verdict.STANDS, findings=(holds(AGREEMENT), over, *findings))


def _as_played_on(game: Game, state: AnyMatch) -> AnyMatch:
    """The state of a match that goes on although somebody has won it; the same state if nobody has."""
    won = winners(game.ruleset_of(state), state)
    return replace(state, plays_on=True, finished=False) if won else state


class Rejudger:
    """Judges the rest of a round again after an edit has changed one of its rulings.

    - `article`: The article of the edit.
    - `made`: The edit.
    - `state`: The state before the edited entry.
    - `only_fitting`: Whether the later entries that the rules refuse now are dropped. Otherwise they stay,
      because the table has played on with them.
    """

    def __init__(
        self, game: Game, article: Article, made: Allow | Correct, state: AnyMatch, only_fitting: bool = False
    ):
        self.game, self.article, self.made = game, article, made
        self.state, self.only_fitting = state, only_fitting
        self.goes_on = False
        self.waiting: set[int] = set()
        # The number of the last entry before the deal of this round; 0 if there was no deal.
        self.dealt_after = 0
        self.changed: list[Changed] = []
        self.now_lawful: list[int] = []
        # The number of an entry with which a player joined and which would be dropped. The edit is refused
        # then: later claims name a seat that would not exist.
        self.lost_seat: int | None = None

    def ruling(self, item: Item, instead: Ruling, later: Sequence[Item]) -> Ruling:
        """The ruling on the edit, which gives this item the ruling `instead`. `later`: the items after it."""
        number, as_it_was, rest = item.submission.number, *self._to_the_end_of_the_round(item, later)
        next_round = next((one for one in later[len(rest) :] if _changed_something(one)), None)
        self.goes_on = next_round is not None
        if wrong := self._ends_it_twice(item, instead, rest):
            return _refused(breaks(self.article, entry=number, is_in_line=True, **wrong))
        waiting = _since_the_last_act(self.game, reversed(rest), self.state)
        self.waiting = {one.submission.number for one in waiting}
        self._put_in_force(item, self._with_old_eliminations(item, instead))
        for one in rest:
            if _scores(one.ruling) and self.state.paper_rounds != as_it_was.paper_rounds:
                return _refused(
                    breaks(self.article, entry=number, is_in_line=True, later=one.submission.number)
                )
            self._put_in_force(one, self._judge_again(one))
            if self.lost_seat is not None:
                return _refused(breaks(self.article, entry=number, is_in_line=True, joined=self.lost_seat))
        if next_round is not None and not _is_the_same_table(self.state, as_it_was):
            return _refused(
                breaks(self.article, entry=number, is_in_line=True, later=next_round.submission.number)
            )
        self._update_eliminations(later[len(rest) :])
        return Ruling(
            Verdict.UPHELD,
            (
                holds(
                    self.article, entry=number, **_facts_of(item.submission), **self._instead(item.submission)
                ),
            ),
            changed=tuple(self.changed),
            now_lawful=tuple(self.now_lawful),
        )

    def _instead(self, submission: Submission) -> dict[str, Fact]:
        """Facts about the claim of a correction; none for other edits."""
        if not isinstance(self.made, Correct):
            return {}
        facts = _facts_of(replace(submission, claim=self.made.instead))
        names = {"kind": "instead_kind", "seat": "really", "card": "instead"}
        return {names[name]: fact for name, fact in facts.items()}

    def _ends_it_twice(self, item: Item, instead: Ruling, rest: Sequence[Item]) -> dict[str, int]:
        """Facts about why the ruling `instead` cannot end the round: another entry ends it, or the item
        replaced the score of a round that had ended before. Empty if it can."""
        number = self.state.round_number
        if not _ends_round(instead, number) or (item.counts and _ends_round(item.ruling, number)):
            return {}
        if item.counts and _ends(item.ruling) and round_of(item.submission.claim) is None:
            return {"scored": number - 1}
        other = next((one for one in rest if one.counts and _ends_round(one.ruling, number)), None)
        return {} if other is None else {"ended": other.submission.number}

    def _update_eliminations(self, later: Sequence[Item]) -> None:
        """Add the events by which players are out of the match by the new totals: to the ruling of the last
        score, or of the last entry that counts if players came or left since that score."""
        match = fold(self.game, later, self.state)
        scored = [place for place, one in enumerate(later) if one.counts and _scores(one.ruling)]
        carrier: int | None
        if scored and not any(_moves_people(one.ruling) for one in later[scored[-1] + 1 :]):
            carrier = scored[-1]
        else:
            carrier = next(_places_in_effect(later), None)
        if carrier is None:
            return
        ruleset = self.game.ruleset_of(match)
        out = ruleset.after_a_score(match, ruleset.target)
        if out:
            last = later[carrier]
            before = known(last.ruling)
            ruling = replace(before, events=before.events + out)
            self.changed.append(Changed(EntryNumber(last.submission.number), ruling))

    def _to_the_end_of_the_round(self, item: Item, later: Sequence[Item]) -> tuple[AnyMatch, Sequence[Item]]:
        """The state at the end of the round of this item, or now if it is open, and the later items of it."""
        state, before = apply(self.game, self.state, item.ruling), item
        for place, one in enumerate(later):
            if len(state.points) != len(self.state.points):
                return state, later[:place]
            then = fold(self.game, (one,), state)
            if state.round is None and then.round is not None:
                self.dealt_after = before.submission.number
            state, before = then, one
        return state, later

    def _put_in_force(self, item: Item, ruling: Ruling | None) -> None:
        if item.counts and _seats_somebody(item.ruling) and not _seats_somebody(ruling):
            self.lost_seat = item.submission.number
        if ruling != item.ruling:
            self.changed.append(Changed(EntryNumber(item.submission.number), ruling))
        self.state = apply(self.game, self.state, ruling)

    def _judge_again(self, item: Item) -> Ruling | None:
        """The new ruling on a later item of the round, or None if the item is dropped. A contested item
        without its basis is dropped too, because the table had not played by it."""
        counted = item.counts and self._has_been_played(known(item.ruling))
        ruling = _judged(self.game, self.state, item.submission, counted)
        ends = _ends(item.ruling) if item.counts else ()
        if ends and not _ends_the_same(ruling.events, ends):
            if not self.only_fitting:
                return self._with_old_eliminations(item, _stays_ended(ruling, ends))
            if _ends(ruling):
                return None
        if ruling.counts:
            if item.is_refused and not self._is_remedied(item):
                self.now_lawful.append(item.submission.number)
                return item.ruling
            return self._with_old_eliminations(item, ruling)
        if item.is_refused:
            # The refusal may reveal other cards now, or none.
            return item.ruling if ruling.events == known(item.ruling).events else ruling
        return None

    def _has_been_played(self, ruling: Ruling) -> bool:
        """Whether an item with this ruling counts although the rules refuse it now. With `only_fitting` it
        does only if the table had agreed on it."""
        if self.only_fitting:
            return ruling.findings[0].article == AGREEMENT.id
        return ruling.verdict is not Verdict.CONTESTED

    def _is_remedied(self, item: Item) -> bool:
        """Whether the refusal of this item names the present edit as its remedy. Older releases named
        corrections as remedies; these count only if no act came after the item."""
        is_named = known(item.ruling).remedy == self.made
        return is_named and (isinstance(self.made, Allow) or item.submission.number in self.waiting)

    def _with_old_eliminations(self, item: Item, ruling: Ruling) -> Ruling:
        """The ruling with the eliminations of the old one, if cards were dealt after this item. The next
        score decides again who is out of the match."""
        if not self.goes_on and item.submission.number > self.dealt_after:
            return ruling
        had = known(item.ruling).events if item.counts else ()
        were = tuple(event for event in had if isinstance(event, SeatsOut))
        others = tuple(event for event in ruling.events if not isinstance(event, SeatsOut))
        return replace(ruling, events=others + were)


def _facts_of(submission: Submission) -> dict[str, Fact]:
    """Facts about a claim: its tag, and its seat and card, as far as it has them."""
    facts: dict[str, Fact] = {"kind": submission.claim.tag}
    seat, card = seat_of(submission.claim), card_of(submission.claim)
    if seat is None:
        return facts
    return {**facts, "seat": seat} if card is None else {**facts, "seat": seat, "card": card.name}


def _ends(ruling: Ruling | None) -> tuple[End, ...]:
    """The events of a ruling that end a round."""
    return _ends_among(ruling.events) if ruling is not None else ()


def _ends_among(events: Events) -> tuple[End, ...]:
    return tuple(event for event in events if isinstance(event, End))


def _ends_round(ruling: Ruling | None, number: int) -> bool:
    """Whether a ruling ends the round of this number, and does not only replace the score of a past round."""
    return any(_named_round(end) in (None, number) for end in _ends(ruling))


def _named_round(end: End) -> RoundNumber | None:
    """The number of the round that an event scores; None for the void of the open round."""
    return end.round if isinstance(end, RoundScored) else None


def _scores(ruling: Ruling | None) -> bool:
    return ruling is not None and any(isinstance(event, RoundScored) for event in ruling.events)


def _moves_people(ruling: Ruling | None) -> bool:
    return ruling is not None and any(
        isinstance(event, SeatTaken | SeatBack | SeatLeft | SeatsOut) for event in ruling.events
    )


def _places_in_effect(items: Sequence[Item]) -> Iterator[int]:
    """The indexes of the items that count and change something, the last one first."""
    places = reversed(range(len(items)))
    return (place for place in places if _changed_something(items[place]))


def _changed_something(item: Item) -> bool:
    return item.counts and bool(known(item.ruling).events)


def _seats_somebody(ruling: Ruling | None) -> bool:
    return ruling is not None and any(isinstance(event, SeatTaken | SeatBack) for event in ruling.events)


def _is_the_same_table(match: AnyMatch, other: AnyMatch) -> bool:
    """Whether the next round has the same number and the same players in both matches."""
    return _table(match) == _table(other)


def _table(match: AnyMatch) -> tuple[object, ...]:
    """The values in which two matches must agree to have the same next round."""
    return match.round_number, match.players, match.seating, match.round is None


def _ends_the_same(events: Events, ends: tuple[End, ...]) -> bool:
    """Whether these events end the same rounds as `ends`."""
    return [*map(_named_round, _ends_among(events))] == [*map(_named_round, ends)]


def _stays_ended(ruling: Ruling, ends: tuple[End, ...]) -> Ruling:
    """The ruling by which a round stays scored although the rules now refuse it: the table has agreed on the
    score."""
    broken = tuple(finding for finding in ruling.findings if finding.weight is Weight.BREAKS)
    return Ruling(Verdict.STANDS, (holds(AGREEMENT), *broken), ends)


def patched(items: Sequence[Item], ruling: Ruling) -> list[Item]:
    """These items with the rulings that the ruling on an edit puts in force."""
    new = {changed.entry: changed.ruling for changed in ruling.changed}
    return [Item(item.submission, new.get(item.submission.number, item.ruling)) for item in items]


def _changes_what_counts(items: Sequence[Item], ruling: Ruling) -> bool:
    """Whether the ruling on an edit changes the ruling of an item that counts."""
    changed = {change.entry for change in ruling.changed}
    return any(item.counts and item.submission.number in changed for item in items)


def _refused_since_the_last_act(game: Game, newest_first: Iterable[Item], start: AnyMatch) -> Iterator[Item]:
    """The refused acts without a remedy since the last act that counts, newest first. The table has played on
    without older ones."""
    procedures = game.ruleset_of(start).procedures
    for item in _since_the_last_act(game, newest_first, start):
        is_act = procedures[item.submission.claim.__class__].act
        if is_act and item.is_refused and known(item.ruling).remedy is None:
            yield item


def _since_the_last_act(game: Game, newest_first: Iterable[Item], start: AnyMatch) -> Iterator[Item]:
    """The items since the last act that counts, newest first."""
    procedures = game.ruleset_of(start).procedures
    for item in newest_first:
        if item.counts and procedures[item.submission.claim.__class__].act:
            return
        yield item
