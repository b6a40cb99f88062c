"""What an edit of the line comes to, in sentences: what fell, what stays by agreement, and the score."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from referee.kit.seats import Seat
from referee.match.edits import Correct, Entry, TakeBack, edits_of
from referee.match.events import RoundScored, SeatsOut
from referee.match.game import Game
from referee.match.line import Item
from referee.match.line import line as line_of
from referee.match.rounds import winners
from referee.match.state import Match
from referee.match.words import NameOf, in_words, listed
from referee.rulings.finding import Weight
from referee.rulings.heard import Heard
from referee.rulings.judge import AGREEMENT
from referee.rulings.ruling import Changed, Ruling


def consequences(
    game: Game, entries: Sequence[Entry], edit: Entry, before: Match, after: Match, name: NameOf
) -> list[str]:
    """What an edit changes; `entries` are those that it was made from, `before` and `after` the match without
    it and with it. Nothing if it is refused."""
    heard, ruling = edit.heard, edit.ruling
    if not ruling.counts:
        return []
    line = line_of(entries)
    by_number = {item.heard.number: item for item in line}
    told = [_changed(game, changed, by_number, heard, name) for changed in ruling.changed]
    lawful = [
        f"{_entry(game, by_number[number], name)} would be lawful now: let it count if it should."
        for number in ruling.now_lawful
    ]
    return [
        *filter(None, told),
        *lawful,
        *_undone(game, entries, heard, name),
        *_dropped(line, heard),
        *_later_rounds(line, heard),
        *_people(game, before, after, name),
        *_score(game, before, after, name),
        *_round(game, before, after, name),
        *game.moved(before, after, name),
    ]


def _changed(
    game: Game, changed: Changed, line: Mapping[int, Item], heard: Heard, name: NameOf
) -> str | None:
    """What became of another entry, where it is worth saying."""
    item, ruling = line[changed.entry], changed.ruling
    is_itself = changed.entry == heard.claim.entry
    which = "It" if is_itself else _entry(game, item, name)
    if ruling is None:
        return f"{which} falls away: what it was about did not happen."
    if not ruling.counts:
        return f"{which} stays refused.{_why(game, ruling, name)}" if is_itself else None
    if ruling.findings[0].article == AGREEMENT.id:
        return f"{which} stays, because the table played on.{_why(game, ruling, name)}"
    return f"{which} counts now." if not item.counts and not is_itself else None


def _why(game: Game, ruling: Ruling, name: NameOf) -> str:
    broken = [finding for finding in ruling.findings if finding.weight is Weight.BREAKS]
    return f" {game.words.said(broken[0], name)}" if broken else ""


def _entry(game: Game, item: Item, name: NameOf) -> str:
    return f"Entry {item.heard.number}, “{game.notation.write(item.heard.claim, name)}”,"


def _undone(game: Game, entries: Sequence[Entry], heard: Heard, name: NameOf) -> Iterator[str]:
    """The edits that a take-back undoes."""
    if isinstance(heard.claim, TakeBack):
        for entry in edits_of(entries):
            if entry.heard.number > heard.claim.to and entry.ruling.counts:
                said = game.notation.write(entry.heard.claim, name)
                yield f"Entry {entry.heard.number}, “{said}”, is undone."


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


def _people(game: Game, before: Match, after: Match, name: NameOf) -> Iterator[str]:
    """Who is at the table again, or no more; and who is out of the match, or plays on."""
    for seats, told in (
        (_without(after.seating, before.seating), "{} sits at the table again."),
        (_without(before.seating, after.seating), "{} sits at the table no more."),
        (_without(after.order, (*before.order, *_without(after.seating, before.seating))), "{} plays on."),
        (_without(before.order, (*after.order, *_without(before.seating, after.seating))), "{} is out."),
    ):
        yield from (told.format(name(seat)) for seat in seats)
    if after.round is not None:
        ruleset = game.ruleset_of(after)
        settled = ruleset.choices["after a score"](replace(after, round=None), ruleset.settings["target"])
        if settled and after.totals != before.totals:
            yield "Who is out of the match is settled when this round is scored."


def _without(seats: Sequence[Seat], others: Sequence[Seat]) -> list[Seat]:
    return [seat for seat in seats if seat not in others]


def _round(game: Game, before: Match, after: Match, name: NameOf) -> Iterator[str]:
    """How the open round stands, if it stands otherwise: in its first line, for a drawing is no sentence."""
    drawn = game.notation.state(after, name)
    if after.round is not None and drawn != game.notation.state(before, name):
        yield f"The round stands like this now: {drawn.splitlines()[0]}."


def _score(game: Game, before: Match, after: Match, name: NameOf) -> Iterator[str]:
    fewer = len(before.points) - len(after.points)
    if fewer > 0:
        rounds = "round no longer counts" if fewer == 1 else "rounds no longer count"
        yield f"{in_words(fewer).capitalize()} scored {rounds}."
    if after.totals != before.totals:
        totals = [f"{name(seat)} {after.totals[seat]}" for seat in after.seating]
        yield f"The totals are now {listed(totals)}."
    elif before.points:
        yield "The score stays as it is."
    won_before, won = (winners(game.ruleset_of(match), match) for match in (before, after))
    if won != won_before:
        names = listed([name(seat) for seat in won])
        yield f"{names} won the match." if won else "Nobody has won the match yet."
