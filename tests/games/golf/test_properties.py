"""What holds of Golf whatever people claim: random turns on tables of 2 to 8, by any rules.

About half of the claims are what a phone would offer, with cards that nobody has seen where it leaves a
blank; the others are any well-formed claim. Every property is a function of one step.
"""

import json
import types
import typing
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from referee.codec import from_json_match_state, from_json_value, to_json_value
from referee.games import GAMES
from referee.games.golf.model.claims import Call, Catch, Clear, Cleared, Deal, Resync, Reveal, Turn, TurnedUp
from referee.games.golf.model.deck import COPIES_BY_EDITION
from referee.games.golf.model.state import Round, count_facedown
from referee.kit.cards import Card
from referee.kit.deck import count_unseen_cards
from referee.kit.quantities import (
    CardCount,
    CardValue,
    ColumnId,
    EntryNumber,
    PersonName,
    Points,
    RoundNumber,
)
from referee.kit.seats import Seat
from referee.match.history.entering import enter_submission
from referee.match.history.line import replay, snapshot_after_entries
from referee.match.history.reach import WholeHistory
from referee.match.model.edits import AllowRefusedEntry, CorrectEntry, Entry, TakeBackEntries, is_edit_claim
from referee.match.model.state import Match, Rules
from referee.match.table.agreement import errors_in_rules
from referee.match.table.contests import DecideContest
from referee.match.table.people import Join, Leave, PaperScores, RecountCards
from referee.match.table.rounds import Note, ScoreRound, VoidRound
from referee.presenters.matches import present_legal_claims
from referee.rulings.finding import FindingWeight
from referee.rulings.judge import would_take_effect
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Claim, claim_or_event_type_with_tag
from referee.rulings.verdict import Verdict
from tests.seeds import FIXED_SEED
from tests.table import Table

GOLF = GAMES["golf"]
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal"]
TABLES, STEPS = 6, 80


# --- what people say ---


def some_rules(rng: Random, seats: int) -> Rules:
    """Any rules that so many people can play by."""
    while True:
        differences = {one.id: rng.choice(one.options).id for one in GOLF.differences if rng.random() < 0.3}
        house = {
            rule.id: {name: rng.choice(one.among) for name, one in rule.parameters.items()}
            for rule in GOLF.house_rules
            if rng.random() < 0.25
        }
        rules = Rules(rng.choice(list(GOLF.presets)), Points(rng.choice((1, 2, 9))), differences, house)
        if not errors_in_rules(GOLF, rules, seats):
            return rules


def some(kind: typing.Any, rng: Random, table: Table) -> typing.Any:
    """Any value of this type that can be said at this table."""
    match = table.state
    if kind is Seat:
        return rng.choice(match.order)
    if kind is Card:
        return rng.choice(GOLF.cards)
    if kind is EntryNumber:
        return EntryNumber(rng.randint(1, table.number))
    if kind is PersonName:
        return PersonName(f"New{table.number}")
    if kind is Claim:
        others = [entry.submission.claim for entry in table.entries[1:]]
        said = [one for one in others if not is_edit_claim(one) and not hasattr(one, "kept")]
        return rng.choice([*said, Note("hm")])
    if kind in NUMBERS:
        return kind(rng.choice(NUMBERS[kind]))
    return some_of_several(kind, rng, table)


NUMBERS = {
    ColumnId: (1, 1, 2, 2, 3, 3, 4, 5),
    CardCount: (*range(0, 10, 2), 61),
    CardValue: tuple(range(7)),
    Points: (*range(12), 20, 130),
    RoundNumber: (1, 2),
    bool: (True, False),
    int: (1, -1),
}


def some_of_several(kind: typing.Any, rng: Random, table: Table) -> typing.Any:
    origin, args = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Literal:
        return rng.choice(args)
    if origin in (typing.Union, types.UnionType):
        return some(rng.choice(args), rng, table)
    if kind is types.NoneType:
        return None
    if origin is tuple:
        return tuple(some(args[0], rng, table) for _ in range(rng.randint(0, 3)))
    if origin is Mapping:
        seats = rng.sample(table.state.order, rng.randint(1, len(table.state.order)))
        return {seat: some(args[1], rng, table) for seat in seats}
    return made(kind, rng, table)


@cache
def hints(kind: type) -> dict[str, typing.Any]:
    said = typing.get_type_hints(kind, include_extras=True)
    return {field.name: said[field.name] for field in fields(kind)}


def made(kind: type, rng: Random, table: Table) -> typing.Any:
    return kind(**{name: some(hint, rng, table) for name, hint in hints(kind).items()})


def some_claim(rng: Random, table: Table) -> typing.Any:
    """Any claim that is one; what it says may be as wrong as can be."""
    kinds = list(OFTEN)
    while True:
        claim = made(rng.choices(kinds, OFTEN.values())[0], rng, table)
        if isinstance(claim, Join) and claim.seat is not None:
            claim = replace(claim, name=None, seat=rng.choice(table.state.circle))
        if not (hasattr(claim, "errors_by_field") and claim.errors_by_field()):
            return claim


OFTEN = {
    Turn: 12,
    Clear: 4,
    Reveal: 2,
    Catch: 3,
    Call: 3,
    claim_or_event_type_with_tag("golf.reshuffle"): 1,
    Deal: 1,
    Resync: 0.7,
    AllowRefusedEntry: 2,
    CorrectEntry: 2,
    TakeBackEntries: 0.7,
    DecideContest: 2,
    ScoreRound: 0.5,
    RecountCards: 0.5,
    Leave: 0.4,
    Join: 0.6,
    PaperScores: 0.2,
    VoidRound: 0.2,
}
"""How often a kind of claim is made."""


def next_claim(rng: Random, table: Table) -> typing.Any:
    """Mostly what brings a round on; now and then what was just refused is let count."""
    if not table.ruling.takes_effect and rng.random() < 0.15:
        return AllowRefusedEntry(EntryNumber(table.number))
    return (what_comes_next(rng, table) if rng.random() < 0.7 else None) or some_claim(rng, table)


def what_comes_next(rng: Random, table: Table) -> typing.Any:
    """Something a phone would offer, with the blanks filled."""
    match, round = table.state, table.state.round
    if table.state.contests and rng.random() < 0.3:
        contest = rng.choice(match.contests)
        return DecideContest(contest.entry, rng.choice(contest.parties))
    if round is not None and round.window is not None and rng.random() < 0.4:
        return Catch(round.window.seat) if rng.random() < 0.6 else Call(round.window.seat)
    if round is not None and round.turn is None and not any(map(count_facedown, round.grids)):
        return ScoreRound(points={seat: Points(rng.randrange(40)) for seat in match.order})
    offers = list(GOLF.candidates(match))
    rng.shuffle(offers)
    if rng.random() < 0.5:
        # Rounds get to their end where cards are turned up.
        offers.sort(key=lambda offer: getattr(offer.claim, "flip", None) is None)
    claims = (filled(offer.claim, rng, table) for offer in offers)
    return next((claim for claim in claims if counts(table, claim)), None)


def counts(table: Table, claim: typing.Any) -> bool:
    return would_take_effect(
        GOLF.ruleset_of(table.state), table.state, Submission(claim, KEEPER, table.number + 1)
    )


def filled(claim: typing.Any, rng: Random, table: Table) -> typing.Any:
    """The claim with cards that nobody has seen."""
    match, round = table.state, table.state.round
    if isinstance(claim, Deal):
        return a_deal(rng, table)
    hidden = unseen_cards(rng, round)
    if isinstance(claim, Reveal):
        return replace(claim, cards=tuple(replace(up, card=hidden.pop()) for up in claim.cards))
    if not isinstance(claim, Turn) or len(hidden) < 2:
        return claim
    if claim.took == "pile":
        claim = replace(claim, card=hidden.pop())
    place = claim.place or claim.flip
    lies = next(getattr(one, place.row) for one in round.grids[claim.seat] if one.id == place.column)
    if lies is None:
        claim = replace(claim, **{"flipped" if claim.flip else "came_out": hidden.pop()})
    cleared = some_clears(rng, table, claim) if rng.random() < 0.7 else ()
    claim = replace(claim, cleared=cleared, said_uno=rng.random() < 0.3)
    others = [seat for seat in match.order if seat != claim.seat]
    targets = tuple(rng.sample(others, min(len(others), rng.choice((1, 2)))))
    return claim if counts(table, claim) else replace(claim, targets=targets)


def some_clears(rng: Random, table: Table, claim: Turn) -> tuple[Cleared, ...]:
    """Columns that match once the card lies where it goes."""
    round, place = table.state.round, claim.place or claim.flip
    alike = GOLF.ruleset_of(table.state).alike
    card = claim.flipped if claim.flip else (claim.card if claim.took == "pile" else round.top)
    cleared = []
    for column in round.grids[claim.seat]:
        if column.id == place.column:
            column = replace(column, **{place.row: card})
        if not column.facedown_count and alike(*column.cards_of_column):
            cleared.append(Cleared(column.id, rng.choice(column.cards_of_column)))
    rng.shuffle(cleared)
    return tuple(cleared[: rng.randint(0, 3)])


def a_deal(rng: Random, table: Table) -> Deal:
    ruleset = GOLF.ruleset_of(table.state)
    deck = list(count_unseen_cards(COPIES_BY_EDITION[ruleset.edition], ()).elements())
    rng.shuffle(deck)
    turned_up = [deck.pop()]
    while not turned_up[-1].face.isdigit():
        turned_up.append(deck.pop())
    places = [(ColumnId(column), row) for column in (1, 2, 3) for row in ("upper", "lower")]
    opened = {
        seat: tuple(TurnedUp(column, row, deck.pop()) for column, row in rng.sample(places, ruleset.opened))
        for seat in table.state.order
    }
    return Deal(tuple(turned_up), opened)


def unseen_cards(rng: Random, round: Round) -> list[Card]:
    cards = list(count_unseen_cards(COPIES_BY_EDITION[round.edition], round.all_faceup_cards).elements())
    rng.shuffle(cards)
    return cards


# --- games ---


@dataclass(frozen=True)
class Step:
    """One claim, and the match before and after it."""

    before: Match
    after: Match
    entry: Entry
    sentences: tuple[str, ...]
    say: dict[str, str]
    table: Table

    @property
    def ruling(self) -> Ruling:
        return self.entry.ruling

    @property
    def claim(self) -> typing.Any:
        return self.entry.submission.claim

    @property
    def tags(self) -> set[str]:
        return {event.tag for event in self.ruling.events}


def steps(rng: Random, number: int) -> Iterator[Step]:
    """A game of so many claims."""
    names = tuple(NAMES[: rng.choice((2, 2, 3, 3, 4, 5, 8))])
    table = Table(names, "golf", some_rules(rng, len(names)) if rng.random() < 0.6 else None)
    for _ in range(number):
        yield one_step(rng, table)


def one_step(rng: Random, table: Table) -> Step:
    before, claim = table.state, next_claim(rng, table)
    by = rng.choice((KEEPER, KEEPER, *before.order))
    if not isinstance(claim, Catch | DecideContest) and getattr(claim, "seat", by) != by:
        by = KEEPER
    if isinstance(claim, Join):
        table.report(GOLF.notation.write(claim, table.name))
    else:
        hear(table, claim, by, rng)
    said = tuple(table.sentences)
    return Step(before, table.state, table.entries[-1], said, table.say, table)


def hear(table: Table, claim: typing.Any, by: str | int, rng: Random) -> None:
    """From a phone that may have missed something."""
    after = rng.choice((None, max(1, table.number - rng.randint(0, 2))))
    submission = Submission(
        claim, by, table.number + 1, after, table.entries[-1].submission.at + rng.choice((300, 2000))
    )
    snapshot = table.transcript.snapshot
    entry, table.transcript.snapshot = enter_submission(
        GOLF, snapshot, submission, WholeHistory(lambda number: table.entries[number:])
    )
    table.entries.append(entry)


@pytest.fixture(scope="module", params=["the same games", "new games"])
def games(request, fresh_seed) -> list[list[Step]]:
    """That all of this can be played is the first property: the judge never raises."""
    seed = FIXED_SEED if request.param == "the same games" else fresh_seed
    return [list(steps(Random(f"{seed} {game}"), STEPS)) for game in range(TABLES)]


# --- the properties of a step ---


def a_verdict_cites_articles_of_the_rulebook(step: Step) -> None:
    cited = [finding.article for finding in step.ruling.findings]

    assert cited
    assert [] == [article for article in cited if article not in GOLF.rulebook]


def what_breaks_refuses_unless_it_was_agreed(step: Step) -> None:
    weights = {finding.weight for finding in step.ruling.findings}

    assert (step.ruling.verdict is Verdict.REFUSED) == (FindingWeight.BREAKS in weights)


def what_is_refused_changes_nothing(step: Step) -> None:
    if not step.ruling.takes_effect:
        assert (step.before, ()) == (step.after, step.ruling.events)


def no_card_is_lost(step: Step) -> None:
    """Draw pile, discards, grids and what was set aside are the deck, and none is less than nothing."""
    round = step.after.round
    if round is None or round.lost_track:
        return
    in_grids = sum(2 * len(grid) for grid in round.grids)

    assert round.deck == round.draw_pile + len(round.discards) + in_grids + len(round.aside)
    assert round.draw_pile >= 0
    assert round.deck == sum(COPIES_BY_EDITION[round.edition].values())


def no_card_lies_there_once_too_often(step: Step) -> None:
    """Unless the table agreed on something."""
    round = step.after.round
    is_edited = any(is_edit_claim(one.submission.claim) for one in step.table.entries)
    if round is None or round.silent or is_edited:
        return

    faceup = round.all_faceup_cards
    assert all(faceup.count(card) <= COPIES_BY_EDITION[round.edition][card] for card in faceup)


def the_numbers_of_columns_are_never_used_again(step: Step) -> None:
    round = step.after.round
    if round is None:
        return
    for grid, had in zip(round.grids, round.columns, strict=True):
        numbers = [column.id for column in grid]
        assert sorted(set(numbers)) == sorted(numbers)
        assert all(1 <= number <= had for number in numbers)
    before = step.before.round
    if before is None or is_edit_claim(step.claim) or isinstance(step.claim, Resync):
        return
    for old, new, had in zip(before.grids, round.grids, before.columns, strict=True):
        gained = {column.id for column in new} - {column.id for column in old}
        assert all(number > had for number in gained)


def one_seat_has_the_turn(step: Step) -> None:
    """While the round is played; nobody once it is closed, unless there are last turns."""
    round = step.after.round
    if round is None:
        return

    assert (round.turn is None) == (round.closed_by is not None and not round.last_turns)
    assert round.turn is None or round.turn in step.after.order
    assert not round.last_turns or (round.turn in round.last_turns)
    assert round.closed_by is None or round.closed_by in step.after.order
    assert set(round.last_turns) <= set(step.after.order)
    assert round.direction in (1, -1)


def a_window_is_that_of_somebody_with_one_facedown_card(step: Step) -> None:
    """Or of who was caught in it."""
    round = step.after.round
    if round is None or round.window is None or round.window.caught or round.window.disputed:
        return

    assert count_facedown(round.grids[round.window.seat]) == 1 or edited(step)
    assert round.window.seat in step.after.order


def a_turn_turns_up_at_most_one_card(step: Step) -> None:
    """docs/rules/golf.md G24."""
    if not isinstance(step.claim, Turn) or not step.ruling.takes_effect or step.after.round is None:
        return
    if "golf.columns-drawn" in step.tags:
        return
    seat = step.claim.seat
    before, after = (
        count_facedown(step.before.round.grids[seat]),
        count_facedown(step.after.round.grids[seat]),
    )

    assert before - 1 <= after <= before


def grids_that_are_counted_have_no_column_that_matches(step: Step) -> None:
    round = step.after.round
    if round is None or round.turn is not None or any(map(count_facedown, round.grids)):
        return
    alike = GOLF.ruleset_of(step.after).alike

    assert not any(alike(*column.cards_of_column) for grid in round.grids for column in grid) or edited(step)


def points_are_never_negative(step: Step) -> None:
    """docs/rules/disputes.md 105."""
    assert all(points >= 0 for row in step.after.points for points in row)


def every_sentence_can_be_read(step: Step) -> None:
    """Nothing is left unfilled."""
    for sentence in (*step.sentences, *step.say.values()):
        assert sentence.endswith((".", "!")), sentence
        assert not any(odd in sentence for odd in ("None", "{", "}", "[", "  ")), sentence


def somebody_knows_what_to_do(step: Step) -> None:
    assert step.say


def what_is_stored_is_what_was_ruled(step: Step) -> None:
    """Claim, ruling and state come back from JSON as they were."""
    claim = step.claim

    assert claim == from_json_value(type(claim), json.loads(json.dumps(to_json_value(claim))))
    assert step.ruling == from_json_value(Ruling, json.loads(json.dumps(to_json_value(step.ruling))))
    assert step.after == from_json_match_state(GOLF, json.loads(json.dumps(to_json_value(step.after))))


def what_was_claimed_can_be_written(step: Step) -> None:
    """And how the match stands, too."""
    assert GOLF.notation.write(step.claim, step.table.name)
    assert GOLF.notation.state(step.after, step.table.name)


def edited(step: Step) -> bool:
    """Whether anything was let count or put right."""
    return any(is_edit_claim(entry.submission.claim) for entry in step.table.entries)


PROPERTIES = [
    a_verdict_cites_articles_of_the_rulebook,
    what_breaks_refuses_unless_it_was_agreed,
    what_is_refused_changes_nothing,
    no_card_is_lost,
    no_card_lies_there_once_too_often,
    the_numbers_of_columns_are_never_used_again,
    one_seat_has_the_turn,
    a_window_is_that_of_somebody_with_one_facedown_card,
    a_turn_turns_up_at_most_one_card,
    grids_that_are_counted_have_no_column_that_matches,
    points_are_never_negative,
    every_sentence_can_be_read,
    somebody_knows_what_to_do,
    what_is_stored_is_what_was_ruled,
    what_was_claimed_can_be_written,
]


@pytest.mark.parametrize("holds", PROPERTIES, ids=lambda holds: holds.__name__.replace("_", " "))
def test_in_random_games(games, holds):
    """After every claim of every game."""
    for game in games:
        for number, step in enumerate(game, start=2):
            try:
                holds(step)
            except AssertionError as error:
                pytest.fail(f"{told_so_far(step.table, number)}\n{error}", pytrace=False)


def told_so_far(told: Table, number: int) -> str:
    """The lines of a game up to this entry."""
    heard = [(entry.submission, entry.ruling.verdict.value) for entry in told.entries[1:number]]
    lines = [f"{GOLF.notation.write(one.claim, told.name)} | {one.by} {verdict}" for one, verdict in heard]
    return "\n".join([" ".join(told.transcript.names.values()), *lines])


def test_the_state_is_what_the_entries_make_it(games):
    """Also after they were written down as JSON and read again."""
    for game in games:
        told = game[-1].table
        entries = [stored(entry) for entry in told.entries]

        assert told.entries == entries
        assert told.state == replay(GOLF, entries)
        assert told.transcript.snapshot == snapshot_after_entries(GOLF, entries)


def stored(entry: Entry) -> Entry:
    """An entry that went through the logbook."""
    submission, ruling = json.loads(
        json.dumps([to_json_value(entry.submission.claim), to_json_value(entry.ruling)])
    )
    claim = from_json_value(claim_or_event_type_with_tag(submission["claim"]), submission)
    return Entry(replace(entry.submission, claim=claim), from_json_value(Ruling, ruling))


def test_at_the_end_of_every_game_offers_can_be_made(games):
    for game in games:
        assert all(offer.claim for offer in present_legal_claims(GOLF, game[-1].after))


def test_these_games_are_worth_playing(games):
    """Rounds are played to their end, columns laid and cleared."""
    seen = [step for game in games for step in game]
    tags = {tag for step in seen for tag in step.tags}

    assert {"upheld", "refused"} <= {step.ruling.verdict.value for step in seen}
    assert {"golf.columns-drawn", "golf.column-cleared", "golf.call-due", "golf.closed"} <= tags


@given(rng=st.randoms(use_true_random=False), number=st.integers(1, 25))
@settings(
    max_examples=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.large_base_example],
)
def test_in_whatever_game_hypothesis_thinks_of(rng, number):
    """Every property after every claim; a game that breaks one is shrunk to a short one."""
    for step in steps(rng, number):
        for holds in PROPERTIES:
            holds(step)
