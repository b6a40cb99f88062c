"""Ruling on an edit of the line: taking back, letting count, correcting; and finding what mends a refusal.

What an edit changes is judged again to the end of that round. Later rounds keep their rulings.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from referee.kit.quantities import EntryNumber
from referee.match.edits import Allow, Correct, Entry, TakeBack
from referee.match.events import RoundScored, RoundVoided, SeatLeft, SeatsOut, SeatTaken
from referee.match.game import Game
from referee.match.line import Item, apply, fold, line
from referee.match.rounds import winners
from referee.match.rulebook import ALLOW, CORRECT, OVER, TAKE_BACK
from referee.match.state import Match
from referee.rulings.article import Article
from referee.rulings.finding import Finding, Weight, breaks, holds
from referee.rulings.heard import Heard
from referee.rulings.judge import AGREEMENT, judge, would_count
from referee.rulings.ruling import Changed, Ruling, Verdict
from referee.rulings.tags import Reporter

ENDS = (RoundScored, RoundVoided)
"""The events that end a round."""


def edit(game: Game, entries: Sequence[Entry], heard: Heard, start: Match | None = None) -> Ruling:
    """The ruling on a claim that edits the line; `entries` are all since the state `start`."""
    match heard.claim:
        case TakeBack():
            return _take_back(heard)
        case Allow():
            return _allow(game, line(entries), heard, start)
        case Correct():
            return _correct(game, line(entries), heard, start)
    raise TypeError(f"{heard.claim!r} does not edit the line")


def reaches_back_to(claim: TakeBack | Allow | Correct) -> int:
    """The number of the last entry before those that an edit changes."""
    return claim.to if isinstance(claim, TakeBack) else claim.entry - 1


def before_entry(game: Game, entries: Sequence[Entry], number: int, start: Match | None) -> Match | None:
    """The state in which an entry of the line was heard, `start` being that before all of these; None if it
    is not in the line, or opened the match."""
    items = line(entries)
    place = _place(items, number)
    return None if place is None else fold(game, items[:place], start)


def mend(game: Game, entries: Sequence[Entry], heard: Heard, start: Match) -> Allow | None:
    """The claim that puts a refusal right which only follows from an earlier refusal, found by trying.

    `entries` are those since `start`. Only refusals since the last act that counts are tried, the
    newest first: with any older one the table has played on as if it never happened.
    """
    items = line(entries)
    for root in _refused_since_the_last_act(game, items, start):
        claim = Allow(EntryNumber(root.heard.number))
        ruling = _allow(game, items, Heard(claim, heard.by, heard.number), start)
        if not ruling.counts or _disturbs(items, ruling):
            continue
        state = fold(game, _patched(items, ruling), start)
        if would_count(game.ruleset_of(state), state, heard):
            return claim
    return None


def _refused(*findings: Finding) -> Ruling:
    return Ruling(Verdict.REFUSED, findings)


def _place(items: Sequence[Item], number: int) -> int | None:
    return next((at for at, item in enumerate(items) if item.heard.number == number), None)


def _take_back(heard: Heard) -> Ruling:
    last = heard.number - 1
    if heard.claim.to >= last:
        return _refused(breaks(TAKE_BACK, to=heard.claim.to, last=last))
    return Ruling(Verdict.UPHELD, (holds(TAKE_BACK, to=heard.claim.to),))


def _allow(game: Game, items: Sequence[Item], heard: Heard, start: Match | None) -> Ruling:
    number = heard.claim.entry
    place = _place(items, number)
    if place is None or not items[place].is_refused:
        return _refused(breaks(ALLOW, entry=number, is_in_line=place is not None))
    state, item = fold(game, items[:place], start), items[place]
    allowed = judge(game.ruleset_for(state, item.heard.claim), state, item.heard, agreed=True)
    if not allowed.counts:
        return _refused(breaks(ALLOW, entry=number, is_in_line=True), *allowed.findings)
    return _Again(game, ALLOW, heard.claim, state).ruling(item, allowed, items[place + 1 :])


def _correct(game: Game, items: Sequence[Item], heard: Heard, start: Match | None) -> Ruling:
    number, instead = heard.claim.entry, heard.claim.instead
    place = _place(items, number)
    if place is None or items[place].heard.claim.reporter is Reporter.DESK:
        return _refused(breaks(CORRECT, entry=number, is_in_line=place is not None))
    state, item = fold(game, items[:place], start), items[place]
    really = replace(item.heard, claim=instead)
    corrected = _judged(game, state, really, item.counts)
    if item.counts and not corrected.counts:
        return _refused(breaks(CORRECT, entry=number, is_in_line=True), *corrected.findings)
    later = items[place + 1 :] if heard.claim.later == "keep" else ()
    return _Again(game, CORRECT, None, state).ruling(item, corrected, later)


def _judged(game: Game, state: Match, heard: Heard, counted: bool) -> Ruling:
    """The ruling on a claim again. What was `counted` so far the table had played, also if the match would
    have been over before it."""
    ruling = judge(game.ruleset_for(state, heard.claim), state, heard, agreed=counted)
    won = winners(game.ruleset_of(state), state)
    if ruling.counts or not counted or not won:
        return ruling
    onward = replace(state, plays_on=True, finished=False)
    played = judge(game.ruleset_for(onward, heard.claim), onward, heard, agreed=True)
    if not played.counts:
        return ruling
    findings = tuple(finding for finding in played.findings if finding.article != AGREEMENT.id)
    over = breaks(OVER, winners=list(won))
    return replace(played, verdict=Verdict.STANDS, findings=(holds(AGREEMENT), over, *findings))


class _Again:
    """Judges the rest of a round anew after one of its rulings changed, under the article of an edit."""

    def __init__(self, game: Game, article: Article, allowing: Allow | None, state: Match):
        self.game, self.article, self.allowing = game, article, allowing
        self.state = state
        self.goes_on = False
        self.changed: list[Changed] = []
        self.now_lawful: list[int] = []
        # The entry with which somebody sat down, if it would fall: what was claimed since speaks of a
        # seat that would not be there.
        self.lost_seat: int | None = None

    def ruling(self, item: Item, instead: Ruling, later: Sequence[Item]) -> Ruling:
        """The ruling on the edit that puts a ruling in force `instead` of this item's."""
        number, as_it_was, rest = item.heard.number, *self._to_the_end_of_the_round(item, later)
        next_round = next((one for one in later[len(rest) :] if one.counts and one.ruling.events), None)
        self.goes_on = next_round is not None
        if wrong := self._ends_it_twice(item, instead, rest):
            return _refused(breaks(self.article, entry=number, is_in_line=True, **wrong))
        self._put(item, self._with_who_was_out(item, instead))
        for one in rest:
            self._put(one, self._anew(one))
            if self.lost_seat is not None:
                return _refused(breaks(self.article, entry=number, is_in_line=True, joined=self.lost_seat))
        if self.goes_on and not _is_the_same_table(self.state, as_it_was):
            return _refused(
                breaks(self.article, entry=number, is_in_line=True, later=next_round.heard.number)
            )
        self._settle_who_is_out(later[len(rest) :])
        return Ruling(
            Verdict.UPHELD,
            (holds(self.article, entry=number),),
            changed=tuple(self.changed),
            now_lawful=tuple(self.now_lawful),
        )

    def _ends_it_twice(self, item: Item, instead: Ruling, rest: Sequence[Item]) -> dict[str, int]:
        """Why this cannot end the round: another entry does, or the round it ended has ended before it."""
        number = self.state.round_number
        if not _ends_round(instead, number) or (item.counts and _ends_round(item.ruling, number)):
            return {}
        if item.counts and _ends(item.ruling) and getattr(item.heard.claim, "round", None) is None:
            return {"scored": number - 1}
        other = next((one for one in rest if one.counts and _ends_round(one.ruling, number)), None)
        return {} if other is None else {"ended": other.heard.number}

    def _settle_who_is_out(self, later: Sequence[Item]) -> None:
        """Who is out of the match by the totals as they are now, told with the last score; while a round is
        open that waits for its score."""
        match = fold(self.game, later, self.state)
        scored = [place for place, one in enumerate(later) if one.counts and _scores(one.ruling)]
        if not scored or any(_moves_people(one.ruling) for one in later[scored[-1] + 1 :]):
            return
        ruleset = self.game.ruleset_of(match)
        out = ruleset.choices["after a score"](match, ruleset.settings["target"])
        if out:
            last = later[scored[-1]]
            ruling = replace(last.ruling, events=last.ruling.events + out)
            self.changed.append(Changed(EntryNumber(last.heard.number), ruling))

    def _to_the_end_of_the_round(self, item: Item, later: Sequence[Item]) -> tuple[Match, Sequence[Item]]:
        """How the round of this item ended, or stands, and the items after it that belong to it."""
        state = apply(self.game, self.state, item.ruling)
        for place, one in enumerate(later):
            if state.round_number != self.state.round_number:
                return state, later[:place]
            state = apply(self.game, state, one.ruling)
        return state, later

    def _put(self, item: Item, ruling: Ruling | None) -> None:
        if item.counts and _seats_somebody(item.ruling) and not _seats_somebody(ruling):
            self.lost_seat = item.heard.number
        if ruling != item.ruling:
            self.changed.append(Changed(EntryNumber(item.heard.number), ruling))
        self.state = apply(self.game, self.state, ruling)

    def _anew(self, item: Item) -> Ruling | None:
        """The ruling on a later item of the round; None if it falls, as does what was contested and has
        nothing to stand on any more: the table had not played by it."""
        counted = item.counts and item.ruling.verdict is not Verdict.CONTESTED
        ruling = _judged(self.game, self.state, item.heard, counted)
        ends = _ends(item.ruling) if item.counts else ()
        if ends and not _ends_the_same(ruling.events, ends):
            return self._with_who_was_out(item, _stays_ended(ruling, ends))
        if ruling.counts:
            if item.is_refused and not self._mends(item):
                self.now_lawful.append(item.heard.number)
                return item.ruling
            return self._with_who_was_out(item, ruling)
        if item.is_refused:
            # What it exposed may be another thing now, or nothing.
            return item.ruling if ruling.events == item.ruling.events else ruling
        return None

    def _mends(self, item: Item) -> bool:
        """Whether this refusal named the very edit that is made as what puts it right."""
        return self.allowing is not None and item.ruling.fix == self.allowing

    def _with_who_was_out(self, item: Item, ruling: Ruling) -> Ruling:
        """Who was out of the match when later rounds were dealt stays so; the next score settles it anew."""
        if not self.goes_on:
            return ruling
        were = (
            tuple(event for event in item.ruling.events if isinstance(event, SeatsOut)) if item.counts else ()
        )
        others = tuple(event for event in ruling.events if not isinstance(event, SeatsOut))
        return replace(ruling, events=others + were)


def _ends(ruling: Ruling) -> tuple:
    """The events by which it ends a round."""
    return tuple(event for event in ruling.events if isinstance(event, ENDS))


def _ends_round(ruling: Ruling, number: int) -> bool:
    """Whether it ends the round of this number; a score may also be that of a round that is past."""
    return any(getattr(event, "round", number) == number for event in _ends(ruling))


def _scores(ruling: Ruling) -> bool:
    return any(isinstance(event, RoundScored) for event in ruling.events)


def _moves_people(ruling: Ruling | None) -> bool:
    return ruling is not None and any(
        isinstance(event, SeatTaken | SeatLeft | SeatsOut) for event in ruling.events
    )


def _seats_somebody(ruling: Ruling | None) -> bool:
    return ruling is not None and any(isinstance(event, SeatTaken) for event in ruling.events)


def _is_the_same_table(match: Match, other: Match) -> bool:
    """Whether a round that is dealt now is the same round for the same people."""
    return all(
        getattr(match, name) == getattr(other, name) for name in ("round_number", "order", "seating")
    ) and (match.round is None) == (other.round is None)


def _ends_the_same(events: tuple, ends: tuple) -> bool:
    """Whether these events end the round that those ended."""
    rounds = [getattr(event, "round", None) for event in events if isinstance(event, ENDS)]
    return rounds == [getattr(event, "round", None) for event in ends]


def _stays_ended(ruling: Ruling, ends: tuple) -> Ruling:
    """A round that was scored stays so, whatever no longer fits: the table has agreed on it."""
    broken = tuple(finding for finding in ruling.findings if finding.weight is Weight.BREAKS)
    return Ruling(Verdict.STANDS, (holds(AGREEMENT), *broken), ends)


def _patched(items: Sequence[Item], ruling: Ruling) -> list[Item]:
    new = {changed.entry: changed.ruling for changed in ruling.changed}
    return [Item(item.heard, new.get(item.heard.number, item.ruling)) for item in items]


def _disturbs(items: Sequence[Item], ruling: Ruling) -> bool:
    """Whether an edit changes the ruling on an entry that counts."""
    changed = {change.entry for change in ruling.changed}
    return any(item.counts and item.heard.number in changed for item in items)


def _refused_since_the_last_act(game: Game, items: Sequence[Item], start: Match) -> Iterable[Item]:
    procedures = game.ruleset_of(start).procedures
    for item in reversed(items):
        if not procedures[item.heard.claim.__class__].act:
            continue
        if item.counts:
            return
        if item.is_refused and item.ruling.fix is None:
            yield item
