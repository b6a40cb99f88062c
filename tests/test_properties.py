"""What holds whatever people claim: random well-formed claims on tables of 2 to 10, by any rules.

Half of the tables play by the standard rules, the others by whatever they agree on. About half of the
claims are lawful, so that rounds get somewhere; the others say any card, seat and number. Every property is
a function of one step. The games of two seeds are played once and each property is held against them;
hypothesis then looks for a shorter game that breaks one.
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
from referee.kit.cards import Card
from referee.kit.quantities import CardCount, CardValue, EntryNumber, PersonName, Points, Remark, RoundNumber
from referee.kit.seats import Seat
from referee.match.history.line import replay, snapshot_after_entries
from referee.match.model.edits import AllowRefusedEntry, CorrectEntry, Entry, is_edit_claim
from referee.match.model.game import Game
from referee.match.model.state import Match, Rules
from referee.match.table.agreement import AgreeOnRules, complete_new_rules, errors_in_rules
from referee.match.table.people import Join, Leave
from referee.match.table.rounds import Note, OpenMatch
from referee.match.table.validation import is_score_without_points
from referee.match.text.rendering import text_of_finding
from referee.rulings.finding import FindingWeight
from referee.rulings.house import HouseRule
from referee.rulings.judge import would_take_effect
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Claim, claim_or_event_type_with_tag
from referee.rulings.verdict import Verdict
from tests.seeds import FIXED_SEED
from tests.table import TEN, Table

TABLES, STEPS = 10, 120
LIMIT = {"cards": 10, "points": 100}
Deal, Play, CountHand = (
    claim_or_event_type_with_tag("uno.deal"),
    claim_or_event_type_with_tag("uno.play"),
    claim_or_event_type_with_tag("uno.count"),
)


# --- what people say ---


def some(kind: typing.Any, rng: Random, table: Table) -> typing.Any:
    """Any value of this type that can be said at this table."""
    match = table.state
    if kind is Seat:
        return rng.choice(match.order)
    if kind is Card:
        return rng.choice(table.game.cards)
    if kind is EntryNumber:
        return EntryNumber(rng.randint(1, table.number))
    if kind is PersonName:
        return PersonName(f"New{table.number}")
    if kind is Rules:
        return some_rules(rng, table.game, len(match.players))
    if kind is Claim:
        return something_else(rng, table)
    if kind in NUMBERS:
        return kind(rng.choice(NUMBERS[kind]))
    return some_of_several(kind, rng, table)


def something_else(rng: Random, table: Table) -> typing.Any:
    """What an entry might have said: what another one says, with another card now and then, or a remark."""
    others = [entry.submission.claim for entry in table.entries[1:]]
    said = [one for one in others if not is_edit_claim(one) and not hasattr(one, "kept")]
    claim = rng.choice([*said, Note(Remark("hm"))])
    if isinstance(claim, Play) and rng.random() < 0.5:
        return replace(claim, card=some(Card, rng, table))
    return claim


def some_rules(rng: Random, game: Game, seats: int) -> Rules:
    """Any rules that so many people can play by."""
    while True:
        differences = {one.id: rng.choice(one.options).id for one in game.differences if rng.random() < 0.3}
        house = {rule.id: settled(rng, rule) for rule in game.house_rules if rng.random() < 0.15}
        target = Points(rng.choice((50, 200, 500)))
        rules = Rules(rng.choice(list(game.presets)), target, differences, house)
        if not errors_in_rules(game, rules, seats):
            return rules


def settled(rng: Random, rule: HouseRule) -> dict[str, typing.Any]:
    """What a table may settle with a house rule."""
    told = {}
    for name, one in rule.parameters.items():
        among = one.among or ("", "Sing, all!", "Draw 2")
        among = rng.sample(among, rng.randint(1, len(among)))
        told[name] = tuple(among) if one.several else among[0]
    return told


NUMBERS = {
    CardCount: (*range(9), 20),
    CardValue: (*range(10), 20, 50, 13),
    Points: (*range(0, 60, 7), 130),
    RoundNumber: (1, 2, 3),
    Remark: ("hm", "Bob said: never", "¡Uno!"),
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
    raise TypeError(f"nobody says {kind}")


@cache
def hints(kind: type) -> dict[str, typing.Any]:
    said = typing.get_type_hints(kind, include_extras=True)
    return {field.name: said[field.name] for field in fields(kind)}


def some_claim(rng: Random, table: Table) -> typing.Any:
    """Any claim that is one; what it says may be as wrong as can be."""
    kinds = [kind for kind in table.game.claims if kind is not OpenMatch]
    weights = [OFTEN.get(kind.tag, 1) for kind in kinds]
    while True:
        (kind,) = rng.choices(kinds, weights)
        said = {name: hint for name, hint in hints(kind).items() if name not in IN_NO_LINE}
        claim = kind(**{name: some(hint, rng, table) for name, hint in said.items()})
        if isinstance(claim, Join) and claim.seat is not None:
            claim = replace(claim, name=None, seat=rng.choice(table.state.circle))
        wrong = claim.errors_by_field() if hasattr(claim, "errors_by_field") else {}
        said_enough = not is_score_without_points(table.game, table.state, getattr(claim, "instead", claim))
        if not wrong and said_enough and not is_left_out(claim, table):
            return claim


IN_NO_LINE = {"face"}
"""What is no part of a game, and so of no transcript."""

OFTEN = {
    "uno.play": 20,
    "uno.draw": 8,
    "uno.count": 4,
    "uno.catch": 3,
    "match.allow": 3,
    "match.correct": 2,
    "match.score": 0.5,
    "match.take_back": 0.5,
    "match.leave": 0.3,
    "match.join": 0.6,
    "match.rules": 0.3,
    "match.opening": 0.3,
    "match.void": 0.3,
    "uno.resync": 0.3,
}
"""How often a kind of claim is made, where it is not once."""


def is_left_out(claim: typing.Any, table: Table) -> bool:
    """What is not claimed in these games: what no line can say, and what the referee does not bear so far."""
    return no_line_says(claim)


def no_line_says(claim: typing.Any) -> bool:
    """A hand that is named only to be unknown; values where nobody has any card left."""
    if claim.tag == "match.score":
        return claim.values is not None and not any(claim.values.values())
    return claim.tag == "uno.resync" and None in (claim.hands or {}).values()


def lawful_claim(rng: Random, table: Table) -> typing.Any:
    """Something a phone would offer."""
    match, ruleset = table.state, table.game.ruleset_of(table.state)
    offers = [offer.claim for offer in table.game.candidates(match) if not offer.blank]
    rng.shuffle(offers)
    lawful = (
        claim
        for claim in offers
        if would_take_effect(ruleset, match, Submission(claim, KEEPER, table.number + 1))
    )
    return next(lawful, None)


def next_claim(rng: Random, table: Table) -> typing.Any:
    """Half of the time what brings a round on; now and then what was just refused is let count."""
    last, refused = table.entries[-1], AllowRefusedEntry(EntryNumber(table.number))
    is_wrong_deal = isinstance(last.submission.claim, Deal) and table.state.round is None
    if not last.ruling.takes_effect and rng.random() < (0.9 if is_wrong_deal else 0.1):
        return some_claim(rng, table) if is_left_out(refused, table) else refused
    return (what_comes_next(rng, table) if rng.random() < 0.5 else None) or some_claim(rng, table)


def what_comes_next(rng: Random, table: Table) -> typing.Any:
    """A deal, mostly of short hands; something a phone would offer; then the hands are counted."""
    match, round = table.state, table.state.round
    if round is None:
        sizes = {seat: CardCount(rng.choice((1, 2, 3, 7))) for seat in match.order}
        return Deal((some(Card, rng, table),), hands=sizes)
    if round.out is not None:
        seat = rng.choice(match.order)
        return CountHand(seat, values=(CardValue(rng.randrange(10)),) * (round.hands[seat] or 0))
    return lawful_claim(rng, table)


# --- games ---


@dataclass(frozen=True)
class Step:
    """One claim, and the match before and after it."""

    before: Match
    after: Match
    entry: Entry
    claim: typing.Any
    read_again: typing.Any
    sentences: tuple[str, ...]
    say: dict[str, str]
    table: Table

    @property
    def ruling(self) -> Ruling:
        return self.entry.ruling

    @property
    def tags(self) -> set[str]:
        return {event.tag for event in self.ruling.events}


def steps(rng: Random, number: int) -> Iterator[Step]:
    """A game of so many claims."""
    names = tuple(TEN.split()[: rng.randint(2, 10)])
    any_rules = rng.random() < 0.5
    rules = some_rules(rng, GAMES["uno"], len(names)) if any_rules else None
    yield from game_of(rng, number, names, rules)


def limited_steps(rng: Random, number: int) -> Iterator[Step]:
    """A game where some hands come to the limit of cards, so that their players sit out the round."""
    names = tuple(TEN.split()[: rng.randint(3, 10)])
    while True:
        rules = some_rules(rng, GAMES["uno"], len(names))
        rules = replace(rules, house_rules={**rules.house_rules, "hand-limit": LIMIT})
        if not errors_in_rules(GAMES["uno"], rules, len(names)):
            yield from game_of(rng, number, names, rules)
            return


def game_of(rng: Random, number: int, names: tuple[str, ...], rules: Rules | None) -> Iterator[Step]:
    table = Table(names, rules=rules)
    for _ in range(number):
        yield one_step(rng, table)


def one_step(rng: Random, table: Table) -> Step:
    before, claim = table.state, next_claim(rng, table)
    notation, seats = table.game.notation, table.transcript.seats
    line = notation.write(claim, table.name)
    again = notation.read(line, seats)
    table.report(line)
    said = tuple(text_of_finding(table.game, finding, table.name) for finding in table.ruling.findings)
    return Step(before, table.state, table.entries[-1], claim, again, said, table.say, table)


@pytest.fixture(scope="module", params=["the same games", "new games", "games with a limit of cards"])
def games(request, fresh_seed) -> list[list[Step]]:
    """That all of this can be played is the first property: the judge never raises."""
    seed = FIXED_SEED if request.param == "the same games" else fresh_seed
    play = limited_steps if request.param == "games with a limit of cards" else steps
    return [list(play(Random(f"{seed} {game}"), STEPS)) for game in range(TABLES)]


# --- the properties of a step ---


def a_verdict_cites_an_article(step: Step) -> None:
    """At least one, and only those of the rulebook."""
    cited = {finding.article for finding in step.ruling.findings}

    assert cited
    assert set() == {article for article in cited if article not in step.table.game.rulebook}


def the_gravest_finding_is_the_verdict(step: Step) -> None:
    """Unless the table agreed, what breaks refuses."""
    weights = {finding.weight for finding in step.ruling.findings}

    assert (step.ruling.verdict is Verdict.REFUSED) == (FindingWeight.BREAKS in weights)


def what_is_refused_changes_nothing(step: Step) -> None:
    """But that a card taken back was seen by everybody, and what a table agreed that it costs; with the cards
    of a fine a hand may come to the limit that was agreed on."""
    if step.ruling.takes_effect:
        return
    fines = {"uno.penalty-drawn", "uno.pile-shuffled", "uno.house.accusation-paid"}
    fined = "uno.penalty-drawn" in step.tags
    limited = fined and "uno.house.hand-limit" in {finding.article for finding in step.ruling.findings}

    assert limited or step.tags <= {"uno.card-seen"} | fines
    if not fined:
        assert without_cards_seen(step.before) == without_cards_seen(step.after)


def without_cards_seen(match: Match) -> Match:
    unseen = match.round and replace(match.round, in_hands=(), just_shown=())
    return replace(match, round=unseen)


def no_card_is_lost(step: Step) -> None:
    """Draw pile, discards, hands and what was set aside are the deck, and none is less than nothing."""
    round = step.after.round
    if round is None or None in round.hands or round.lost_track:
        return

    assert round.deck == round.draw_pile + len(round.discards) + sum(round.hands) + round.aside
    assert 0 <= min(round.draw_pile, round.aside, *round.hands)


def one_seat_has_the_turn(step: Step) -> None:
    """While the round is played; nobody once somebody is out."""
    round = step.after.round
    if round is None:
        return

    assert (round.turn is None) == (round.out is not None)
    assert round.turn is None or round.turn in step.after.order


def a_debt_is_the_debt_of_who_is_on_turn(step: Step) -> None:
    """Who owes cards misses that very turn."""
    round = step.after.round
    if round is None or round.debt is None or round.out is not None:
        return

    assert round.debt.seat == round.turn


def a_debt_ends_by_being_drawn(step: Step) -> None:
    """Or by a challenge, with the seat that leaves, by a card that adds to it where a table plays so, by
    agreement, or with a round that is won by the limit of cards; never by itself. It stays the same debt
    where only whoever laid the card has left."""
    before, after = step.before.round, step.after.round
    if before is None or after is None or before.debt in (None, after.debt) or edits(step):
        return
    if "uno.house.won-by-limit" in step.tags:
        return
    owed = [(debt.seat, debt.count) for debt in (before.debt, after.debt) if debt is not None]
    lost_who_laid_it = isinstance(step.claim, Leave) and step.claim.seat == before.debt.by
    if lost_who_laid_it and owed[1:] == owed[:1]:
        return

    added = after.debt is not None and after.debt.count >= before.debt.count
    if not (added and step.before.rules.house_rules):
        assert step.tags & {"uno.debt-drawn", "uno.debt-lapsed", "uno.challenge-settled", "uno.resynced"}
    if "uno.debt-lapsed" in step.tags:
        # Where a table plays so, a card that answers a debt may end it.
        assert isinstance(step.claim, Leave) or step.before.rules.house_rules


def a_color_is_in_force_or_owed(step: Step) -> None:
    round = step.after.round
    if round is None or round.out is not None:
        return

    assert (round.color is None) == (round.color_owed_by is not None)


def the_totals_are_the_points(step: Step) -> None:
    """Added up by seat, with where each started: on paper, or later than others."""
    match = step.after

    assert match.totals == tuple(
        start + sum(row[seat] for row in match.points if seat < len(row))
        for seat, start in enumerate(match.start)
    )


def a_team_has_one_total(step: Step) -> None:
    """Wherever its points come from."""
    match = step.after
    if match.rules.differences["scoring"] != "partners":
        return

    half = len(match.players) // 2
    assert [match.totals[seat] for seat in match.players[:half]] == [
        match.totals[seat] for seat in match.players[half:]
    ]


def nobody_who_is_out_is_dealt_in(step: Step) -> None:
    """Who has the target is out of the match, unless it is over, or the table plays on with no target."""
    match, ruleset = step.after, step.table.game.ruleset_of(step.after)
    is_dealt = step.before.round is None and match.round is not None
    if match.rules.differences["scoring"] != "elimination" or match.plays_on or not is_dealt or edits(step):
        return

    assert max(match.totals[seat] for seat in match.order) < ruleset.target


def who_is_away_does_not_play(step: Step) -> None:
    """Whoever ever sat there either plays or is away, and nobody is both; who plays may sit out a round."""
    match = step.after

    assert set(match.players) == {seat for seat in match.circle if match.current_absence_of(seat) is None}
    assert set(match.players) == {*match.order, *match.sitting_out}
    assert len(match.players) == len(match.order) + len(match.sitting_out)
    assert sorted(match.circle) == list(range(len(match.totals)))
    assert match.seating == tuple(seat for seat in match.circle if seat in match.seating)


def every_sentence_can_be_read(step: Step) -> None:
    """Nothing is left unfilled."""
    for sentence in (*step.sentences, *step.say.values()):
        assert sentence.endswith((".", "!", "?"))
        assert "None" not in sentence and "{" not in sentence


def somebody_knows_what_to_do(step: Step) -> None:
    """A match that waits for nobody would be stuck."""
    assert step.say


def a_line_says_what_was_claimed(step: Step) -> None:
    """Of rules it says what departs from their preset; they are stored spelled out."""
    game, submission = step.table.game, step.entry.submission.claim
    if agrees_on_rules(step.claim):
        assert with_rules_expanded(game, step.claim) == submission
    else:
        assert step.claim == step.read_again


def agrees_on_rules(claim: typing.Any) -> bool:
    """Now, or instead of what was said before."""
    return isinstance(claim.instead if isinstance(claim, CorrectEntry) else claim, AgreeOnRules)


def with_rules_expanded(game: Game, claim: typing.Any) -> typing.Any:
    if isinstance(claim, CorrectEntry):
        return replace(claim, instead=with_rules_expanded(game, claim.instead))
    return AgreeOnRules(complete_new_rules(game, claim.rules))


def what_is_stored_is_what_was_ruled(step: Step) -> None:
    """Claim, ruling and state come back from JSON as they were."""
    claim = step.entry.submission.claim

    assert claim == from_json_value(type(claim), json.loads(json.dumps(to_json_value(claim))))
    assert step.ruling == from_json_value(Ruling, json.loads(json.dumps(to_json_value(step.ruling))))
    assert step.after == from_json_match_state(
        step.table.game, json.loads(json.dumps(to_json_value(step.after)))
    )


def edits(step: Step) -> bool:
    return is_edit_claim(step.claim)


PROPERTIES = [
    a_verdict_cites_an_article,
    the_gravest_finding_is_the_verdict,
    what_is_refused_changes_nothing,
    no_card_is_lost,
    one_seat_has_the_turn,
    a_debt_is_the_debt_of_who_is_on_turn,
    a_debt_ends_by_being_drawn,
    a_color_is_in_force_or_owed,
    the_totals_are_the_points,
    a_team_has_one_total,
    nobody_who_is_out_is_dealt_in,
    who_is_away_does_not_play,
    every_sentence_can_be_read,
    somebody_knows_what_to_do,
    a_line_says_what_was_claimed,
    what_is_stored_is_what_was_ruled,
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


def told_so_far(table: Table, number: int) -> str:
    """The lines of a game up to this entry."""
    names = table.transcript.names.__getitem__
    lines = [table.game.notation.write(entry.submission.claim, names) for entry in table.entries[1:number]]
    return "\n".join([" ".join(table.transcript.names.values()), *lines])


@pytest.fixture(scope="module")
def random_games(games) -> list[list[Step]]:
    return games


def test_the_state_is_what_the_entries_make_it(random_games):
    """Also after they were written down as JSON and read again."""
    for game in random_games:
        told = game[-1].table
        entries = [stored(entry) for entry in told.entries]

        assert told.entries == entries
        assert told.state == replay(told.game, entries)
        assert told.transcript.snapshot == snapshot_after_entries(told.game, entries)


def stored(entry: Entry) -> Entry:
    """An entry that went through the logbook."""
    submission, ruling = json.loads(
        json.dumps([to_json_value(entry.submission.claim), to_json_value(entry.ruling)])
    )
    claim = from_json_value(claim_or_event_type_with_tag(submission["claim"]), submission)
    return Entry(replace(entry.submission, claim=claim), from_json_value(Ruling, ruling))


def test_these_games_are_worth_playing(random_games):
    """Rounds are played to their end, debts are drawn, and what was refused is let count."""
    seen = [step for game in random_games for step in game]
    tags = {tag for step in seen for tag in step.tags}

    assert {"upheld", "stands", "refused"} <= {step.ruling.verdict.value for step in seen}
    assert {"uno.cards-drawn", "uno.debt-drawn", "uno.went-out", "match.round-scored"} <= tags
    assert any(isinstance(step.claim, AllowRefusedEntry) and step.ruling.takes_effect for step in seen)


def test_with_a_limit_of_cards_somebody_sits_out():
    games = [limited_steps(Random(f"{FIXED_SEED} {game}"), STEPS) for game in range(TABLES)]

    assert any(step.after.sitting_out for game in games for step in game)


@given(rng=st.randoms(use_true_random=False), number=st.integers(1, 25))
@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow, HealthCheck.large_base_example])
def test_in_whatever_game_hypothesis_thinks_of(rng, number):
    """Every property after every claim; a game that breaks one is shrunk to a short one."""
    for step in steps(rng, number):
        for holds in PROPERTIES:
            holds(step)
