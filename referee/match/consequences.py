"""What an edit of the line comes to, in sentences: what fell, what stays by agreement, and the score."""

from collections.abc import Iterator, Mapping, Sequence

from referee.match.edits import Correct, TakeBack
from referee.match.events import RoundScored, SeatsOut
from referee.match.game import Game
from referee.match.line import Item
from referee.match.rounds import winners
from referee.match.state import Match
from referee.match.words import NameOf, listed
from referee.rulings.finding import Weight
from referee.rulings.heard import Heard
from referee.rulings.judge import AGREEMENT
from referee.rulings.ruling import Changed, Ruling


def consequences(
    game: Game, line: Sequence[Item], heard: Heard, ruling: Ruling, before: Match, after: Match, name: NameOf
) -> list[str]:
    """What the ruling on an edit changes; `line` holds the items that it was made from, `before` and `after`
    are the match without it and with it. Nothing of an edit that is refused."""
    if not ruling.counts:
        return []
    by_number = {item.heard.number: item for item in line}
    told = [_changed(game, changed, by_number, heard, name) for changed in ruling.changed]
    lawful = [
        f"{_entry(game, by_number[number], name)} would be lawful now: let it count if it should."
        for number in ruling.now_lawful
    ]
    return [
        *filter(None, told),
        *lawful,
        *_dropped(line, heard),
        *_later_rounds(line, heard),
        *_score(game, before, after, name),
    ]


def _changed(
    game: Game, changed: Changed, line: Mapping[int, Item], heard: Heard, name: NameOf
) -> str | None:
    """What became of another entry, where it is worth saying."""
    item, ruling = line[changed.entry], changed.ruling
    if changed.entry == heard.claim.entry:
        return None
    if ruling is None:
        return f"{_entry(game, item, name)} falls: it has no sense any more."
    if not item.counts and ruling.counts:
        return f"{_entry(game, item, name)} counts now."
    if ruling.counts and ruling.findings[0].article == AGREEMENT.id:
        broken = [finding for finding in ruling.findings if finding.weight is Weight.BREAKS]
        why = f" {game.words.said(broken[0], name)}" if broken else ""
        return f"{_entry(game, item, name)} stays because the table agreed.{why}"
    return None


def _entry(game: Game, item: Item, name: NameOf) -> str:
    return f"Entry {item.heard.number}, “{game.notation.write(item.heard.claim, name)}”,"


def _dropped(line: Sequence[Item], heard: Heard) -> Iterator[str]:
    if not isinstance(heard.claim, Correct) or heard.claim.later == "keep":
        return
    later = [item for item in line if item.counts and item.heard.number > heard.claim.entry]
    if later:
        first, last = later[0].heard.number, later[-1].heard.number
        yield f"What was claimed after it no longer counts: entries {first} to {last}."


def _later_rounds(line: Sequence[Item], heard: Heard) -> Iterator[str]:
    """That rounds which followed are left alone, where there are any."""
    if isinstance(heard.claim, TakeBack) or getattr(heard.claim, "later", "keep") == "drop":
        return
    later = (item for item in line if item.counts and item.heard.number >= heard.claim.entry)
    events = [event for item in later for event in item.ruling.events]
    ends = next((place for place, event in enumerate(events) if isinstance(event, RoundScored)), None)
    if ends is not None and any(not isinstance(event, SeatsOut) for event in events[ends + 1 :]):
        yield "Later rounds stay as they are."


def _score(game: Game, before: Match, after: Match, name: NameOf) -> Iterator[str]:
    if after.totals != before.totals:
        totals = [f"{name(seat)} {after.totals[seat]}" for seat in after.seating]
        yield f"The totals are now {listed(totals)}."
    elif before.points:
        yield "The score stays as it is."
    won_before, won = (winners(game.ruleset_of(match), match) for match in (before, after))
    if won != won_before:
        names = listed([name(seat) for seat in won])
        yield f"{names} won the match." if won else "Nobody has won the match yet."
