"""The line: which entries count, with the ruling in force for each; and the claims that edit it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import reduce

from referee.kit.quantities import EntryNumber
from referee.match.agreement import AgreeOnRules, expanded
from referee.match.events import RoundScored, RoundVoided, SeatTaken
from referee.match.game import Game
from referee.match.rulebook import ALLOW, TAKE_BACK
from referee.match.state import Match
from referee.rulings.finding import Finding, Weight, breaks, holds
from referee.rulings.heard import Heard
from referee.rulings.judge import AGREEMENT, judge, would_count
from referee.rulings.ruling import Changed, Ruling, Verdict
from referee.rulings.tags import Reporter, claim


@claim("match.take_back", Reporter.KEEPER)
@dataclass(frozen=True)
class TakeBack:
    """The line becomes what it was right after entry `to`."""

    to: EntryNumber


@claim("match.allow", Reporter.KEEPER)
@dataclass(frozen=True)
class Allow:
    """A refused entry counts after all."""

    entry: EntryNumber


EDITS = (TakeBack, Allow)
ENDS = (RoundScored, RoundVoided)
"""The events that end a round."""


@dataclass(frozen=True)
class Entry:
    """What the logbook holds: what was heard, and the ruling as it was given."""

    heard: Heard
    ruling: Ruling


@dataclass(frozen=True)
class Item:
    """One entry of the line with the ruling in force: it counts, is refused, or fell (None)."""

    heard: Heard
    ruling: Ruling | None

    @property
    def counts(self) -> bool:
        return self.ruling is not None and self.ruling.counts

    @property
    def is_refused(self) -> bool:
        return self.ruling is not None and not self.ruling.counts


@dataclass(frozen=True)
class Standing:
    """Where a match stands: its state, and the newest state in which no round was open, with the number
    of the entry that brought it. What the round needs to be ruled on again begins there."""

    state: Match | None
    base: Match | None
    base_number: int


EntriesAfter = Callable[[int], Sequence[Entry]]
"""Gives the entries with a number above this one."""


def edits_the_line(claim: object) -> bool:
    return isinstance(claim, EDITS)


def line(entries: Sequence[Entry]) -> list[Item]:
    """The entries that count or were refused, oldest first, as the newest edits left them.

    Walks back from the newest entry: a take-back jumps, an edit patches what lies before it, and of
    several patches the newest is in force. `entries` may begin later than entry 1.
    """
    items: list[Item] = []
    patches: dict[int, Ruling | None] = {}
    first = entries[0].heard.number if entries else 1
    place = len(entries)
    while place > 0:
        place -= 1
        heard, ruling = entries[place].heard, entries[place].ruling
        if not edits_the_line(heard.claim):
            items.append(Item(heard, patches.get(heard.number, ruling)))
        elif ruling.counts and isinstance(heard.claim, TakeBack):
            place = heard.claim.to - first + 1
        elif ruling.counts:
            for changed in ruling.changed:
                patches.setdefault(changed.entry, changed.ruling)
    return items[::-1]


def apply(game: Game, state: Match | None, ruling: Ruling | None) -> Match:
    """The state after a ruling's events; a fallen entry (None) has none."""
    return reduce(game.evolve, ruling.events if ruling else (), state)


def replay(game: Game, entries: Sequence[Entry], start: Match | None = None) -> Match:
    """The state after these entries: a fold over the line's events that judges nothing."""
    return _fold(game, line(entries), start)


def enter(
    game: Game, standing: Standing, heard: Heard, entries_after: EntriesAfter
) -> tuple[Entry, Standing]:
    """The entry that a claim becomes, and where the match stands after it.

    What a claim says and may not be kept (a hand that was shown) is gone from the entry; rules that it
    agrees on are spelled out.
    """
    if isinstance(heard.claim, AgreeOnRules):
        heard = replace(heard, claim=AgreeOnRules(expanded(game, heard.claim.rules)))
    ruling = rule(game, standing, heard, entries_after)
    if hasattr(heard.claim, "kept"):
        heard = replace(heard, claim=heard.claim.kept(game.ruleset_of(standing.state), standing.state))
    entry = Entry(heard, ruling)
    return entry, advance(game, standing, entry, entries_after)


def rule(game: Game, standing: Standing, heard: Heard, entries_after: EntriesAfter) -> Ruling:
    """The ruling on any claim, edits of the line and the mending of a refusal included.

    An edit reads all entries; a refusal those of its round; whatever counts reads none.
    """
    if edits_the_line(heard.claim):
        return edit(game, entries_after(0), heard)
    ruling = judge(game.ruleset_for(standing.state, heard.claim), standing.state, heard)
    if ruling.counts or ruling.fix is not None:
        return ruling
    fix = mend(game, entries_after(standing.base_number), heard, standing.base)
    return replace(ruling, fix=fix)


def advance(game: Game, standing: Standing, entry: Entry, entries_after: EntriesAfter) -> Standing:
    """Where the match stands after one more entry."""
    if edits_the_line(entry.heard.claim):
        return stand(game, [*entries_after(0), entry]) if entry.ruling.counts else standing
    state = apply(game, standing.state, entry.ruling)
    return _standing(state, standing.base, standing.base_number, entry.heard.number)


def stand(game: Game, entries: Sequence[Entry]) -> Standing:
    """Where the match stands after all these entries, from the first one on: a fold of the line."""
    standing = Standing(None, None, 0)
    for item in line(entries):
        state = apply(game, standing.state, item.ruling)
        standing = _standing(state, standing.base, standing.base_number, item.heard.number)
    return standing


def _standing(state: Match, base: Match | None, base_number: int, number: int) -> Standing:
    return Standing(state, base, base_number) if state.round is not None else Standing(state, state, number)


def edit(game: Game, entries: Sequence[Entry], heard: Heard) -> Ruling:
    """The ruling on a claim that edits the line; `entries` are all there are."""
    if isinstance(heard.claim, TakeBack):
        return _take_back(entries, heard)
    return _allow(game, line(entries), heard, None)


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
        state = _fold(game, _patched(items, ruling), start)
        if would_count(game.ruleset_of(state), state, heard):
            return claim
    return None


def _fold(game: Game, items: Iterable[Item], start: Match | None) -> Match:
    return reduce(lambda state, item: apply(game, state, item.ruling), items, start)


def _refused(*findings: Finding) -> Ruling:
    return Ruling(Verdict.REFUSED, findings)


def _take_back(entries: Sequence[Entry], heard: Heard) -> Ruling:
    last = entries[-1].heard.number
    if heard.claim.to >= last:
        return _refused(breaks(TAKE_BACK, to=heard.claim.to, last=last))
    return Ruling(Verdict.UPHELD, (holds(TAKE_BACK, to=heard.claim.to),))


def _allow(game: Game, items: Sequence[Item], heard: Heard, start: Match | None) -> Ruling:
    number = heard.claim.entry
    place = next((at for at, item in enumerate(items) if item.heard.number == number), None)
    if place is None or not items[place].is_refused:
        return _refused(breaks(ALLOW, entry=number, is_in_line=place is not None))
    state = _fold(game, items[:place], start)
    allowed = judge(game.ruleset_for(state, items[place].heard.claim), state, items[place].heard, agreed=True)
    if not allowed.counts:
        return _refused(breaks(ALLOW, entry=number, is_in_line=True), *allowed.findings)
    again = _Again(game, heard.claim, state, items[place].ruling)
    again.put(items[place], allowed)
    for item in items[place + 1 :]:
        again.judge(item)
        if again.lost_seat is not None:
            return _refused(breaks(ALLOW, entry=number, is_in_line=True, joined=again.lost_seat))
    return Ruling(
        Verdict.UPHELD,
        (holds(ALLOW, entry=number),),
        changed=tuple(again.changed),
        now_lawful=tuple(again.now_lawful),
    )


class _Again:
    """Judges the rest of a round anew after one of its rulings changed."""

    def __init__(self, game: Game, allowing: Allow, state: Match, refusal: Ruling):
        self.game, self.allowing = game, allowing
        self.state = state
        self.as_it_was = apply(game, state, refusal)
        self.round = state.round_number
        self.changed: list[Changed] = []
        self.now_lawful: list[int] = []
        # The entry with which somebody sat down, if it would fall: what was claimed since speaks of a
        # seat that would not be there.
        self.lost_seat: int | None = None

    def put(self, item: Item, ruling: Ruling | None) -> None:
        fell = ruling is None and item.counts
        if fell and any(isinstance(event, SeatTaken) for event in item.ruling.events):
            self.lost_seat = item.heard.number
        if ruling != item.ruling:
            self.changed.append(Changed(EntryNumber(item.heard.number), ruling))
        self.state = apply(self.game, self.state, ruling)

    def judge(self, item: Item) -> None:
        """Rule on one later item; those of later rounds keep the ruling they have."""
        is_of_that_round = self.as_it_was.round_number == self.round
        self.as_it_was = apply(self.game, self.as_it_was, item.ruling)
        self.put(item, self._anew(item) if is_of_that_round else item.ruling)

    def _anew(self, item: Item) -> Ruling | None:
        ruleset = self.game.ruleset_for(self.state, item.heard.claim)
        ruling = judge(ruleset, self.state, item.heard, agreed=item.counts)
        ends = tuple(event for event in item.ruling.events if isinstance(event, ENDS)) if item.counts else ()
        if ends and not _ends_the_same(ruling.events, ends):
            return _stays_ended(ruling, ends)
        if ruling.counts:
            if item.is_refused and item.ruling.fix != self.allowing:
                self.now_lawful.append(item.heard.number)
                return item.ruling
            return ruling
        if item.is_refused:
            # What it exposed may be another thing now, or nothing.
            return item.ruling if ruling.events == item.ruling.events else ruling
        return None


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
