"""A table that says anything, under any rules: every property that must hold whatever is claimed.

Nobody here knows a hand or a rule. Most claims are what the referee itself says may be claimed, some are
random; what is checked is true of every game: cards are conserved, one seat has the turn, a debt ends only
in the ways there are, a refusal changes nothing but fines, and the state is what the stored entries make it.
"""

import json
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from referee.games.uno.claims import (
    Call,
    Catch,
    Challenge,
    CountHand,
    Deal,
    Draw,
    NameColor,
    Play,
    ShowHand,
    Swap,
)
from referee.games.uno.deck import EDITIONS
from referee.games.uno.events import (
    CardSeen,
    ChallengeSettled,
    DebtDrawn,
    DebtLaid,
    DebtLapsed,
    PenaltyDrawn,
    PileShuffled,
    Resynced,
)
from referee.games.uno.game import UNO
from referee.games.uno.house.equal_cards import PlayEqual
from referee.games.uno.house.false_accusation import AccusationPaid
from referee.games.uno.house.hint import Hint
from referee.games.uno.house.sixty_nine import DiscardColor
from referee.games.uno.irregular import Reshuffle, Resync
from referee.kit.cards import COLORS, Card
from referee.match.agreement import expanded, faults
from referee.match.edits import Entry, edits_the_line
from referee.match.entering import enter
from referee.match.line import Standing, stand
from referee.match.people import Leave, Recount
from referee.match.rounds import Finish, Open, Score, winners
from referee.match.state import Match, Rules
from referee.rulings.heard import KEEPER, Heard
from referee.rulings.judge import judge, would_count
from referee.rulings.ruling import Ruling
from referee.wire import dump, read, schema_of
from tests.simulated import variants

FINES = (PenaltyDrawn, PileShuffled, CardSeen, AccusationPaid)
ENDS_A_DEBT = (DebtDrawn, DebtLaid, DebtLapsed, ChallengeSettled, Resynced)
WENT_WRONG = 0.02
"""So often a table loses track, counts, shuffles early, or somebody leaves."""
NONSENSE = 0.15
"""So many claims are made without asking what may be claimed."""


class AnyTable:
    """Matches under these rules, one after the other, until enough has been claimed."""

    def __init__(self, seed: int, seats: int, rules: Rules):
        self.rng = Random(seed)
        self.seats = seats
        self.rules = expanded(UNO, rules)
        self.told = ""

    def wrong(self, claims: int) -> Iterator[str]:
        """What is wrong, a sentence each; the claims that are made are counted over all matches."""
        self._open()
        for made in range(claims):
            before = self.standing.state
            claim = self._next(before)
            heard = Heard(claim, self._by(claim), len(self.entries) + 1, len(self.entries))
            entry, self.standing = enter(UNO, self.standing, heard, self._after)
            self.entries.append(entry)
            self.told = f"claim {made}, entry {heard.number}, {dump(claim)}"
            yield from (f"{self.told}: {wrong}" for wrong in self._violations(before, entry))
            if self._is_over():
                yield from self._not_as_stored()
                self._open()
        yield from self._not_as_stored()

    # --- a match ---

    def _open(self) -> None:
        heard = Heard(Open(UNO.name, self.seats, self.rules), KEEPER, 1)
        self.entries = [Entry(heard, judge(UNO.ruleset(self.rules, self.seats), None, heard))]
        self.standing: Standing = stand(UNO, self.entries)

    def _is_over(self) -> bool:
        state = self.standing.state
        return bool(winners(UNO.ruleset_of(state), state)) or len(self.entries) > 3000

    def _after(self, number: int) -> list[Entry]:
        return self.entries[number:]

    def _by(self, claim: Any) -> str | int:
        seat = getattr(claim, "seat", None)
        return (
            seat
            if seat is not None and self.rng.random() < 0.3 and not isinstance(claim, ShowHand)
            else KEEPER
        )

    # --- what is said next ---

    def _next(self, match: Match) -> Any:
        if match.round is not None and match.round.out is None and self.rng.random() < WENT_WRONG:
            return self._went_wrong(match)
        if self.rng.random() < NONSENSE:
            return self._nonsense(match)
        ruleset = UNO.ruleset_of(match)
        some = [candidate.claim for candidate in UNO.candidates(match)]
        self.rng.shuffle(some)
        for claim in some:
            filled = self._filled(match, claim)
            if would_count(ruleset, match, Heard(filled, KEEPER, len(self.entries) + 1)):
                return filled
        return self._nonsense(match)

    def _filled(self, match: Match, claim: Any) -> Any:
        """A candidate with what a person would add to it."""
        if isinstance(claim, CountHand):
            held = match.round.hands[claim.seat]
            return CountHand(claim.seat, points=20 * (held or 0))
        if isinstance(claim, Deal):
            return Deal((self._card(match),))
        if isinstance(claim, DiscardColor):
            return DiscardColor(claim.seat, tuple(self._card(match) for _ in range(self.rng.randrange(3))))
        return claim

    def _card(self, match: Match) -> Card:
        edition = match.round.edition if match.round is not None else "108"
        return self.rng.choice(list(EDITIONS[edition]))

    def _went_wrong(self, match: Match) -> Any:
        seat, top = self.rng.choice(match.order), self._card(match)
        color = self.rng.choice(COLORS) if top.color is None else None
        known = {one: self.rng.choice((None, 1, 2, 5)) for one in match.order if self.rng.random() < 0.7}
        return self.rng.choice(
            (
                Resync(top, seat, color, self.rng.choice((1, -1)), known),
                Recount(seat, self.rng.randrange(1, 9)),
                Reshuffle(),
                Leave(seat),
            )
        )

    def _nonsense(self, match: Match) -> Any:
        seat, other = self.rng.choice(match.order), self.rng.choice(match.order)
        card, color = self._card(match), self.rng.choice(COLORS)
        yes = self.rng.random() < 0.5
        number = [card, *(Card(card.face, one) for one in COLORS if card.color not in (None, one))]
        return self.rng.choice(
            (
                Play(seat, card, color if card.color is None else None, said_uno=yes),
                Play(seat, card, drawn=yes),
                Draw(seat, keep=yes),
                Draw(seat, count=self.rng.randrange(5)),
                NameColor(seat, color),
                Challenge(seat),
                ShowHand(seat, held_color=yes),
                Call(seat),
                Catch(other, seat),
                Swap(seat, other),
                DiscardColor(seat, (card,) if yes else ()),
                PlayEqual(seat, tuple(number[:2]) if len(number) > 1 else (card, card)),
                Hint(seat),
                Finish(),
                Score(seat, points=self.rng.randrange(200)),
            )
        )

    # --- what must hold ---

    def _violations(self, before: Match, entry: Entry) -> Iterator[str]:
        ruling, after = entry.ruling, self.standing.state
        if not ruling.findings:
            yield "cites nothing"
        yield from (f"cites {one.article}" for one in ruling.findings if one.article not in UNO.rulebook)
        for finding in ruling.findings:
            UNO.words.said(finding, _name)
        if not UNO.words.say(UNO.ruleset_of(after), after, entry.heard, ruling, _name):
            yield "nobody is told what to do"
        UNO.notation.read(
            UNO.notation.write(entry.heard.claim, _name), {_name(n): n for n in range(self.seats)}
        )
        if not ruling.counts:
            yield from (f"is refused and {event}" for event in ruling.events if not isinstance(event, FINES))
        if not edits_the_line(entry.heard.claim):
            yield from _wrong_debt(before, ruling, after)
        yield from _wrong_round(after)

    def _not_as_stored(self) -> Iterator[str]:
        stored = [
            Entry(entry.heard, read(Ruling, json.loads(json.dumps(dump(entry.ruling)))))
            for entry in self.entries
        ]
        if stand(UNO, stored).state != self.standing.state:
            yield f"{self.told}: the stored entries make another state"


def pairs_of_house_rules() -> list[tuple[str, str]]:
    """Every two of them, and each alone."""
    return list(combinations_with_replacement([rule.id for rule in UNO.house_rules], 2))


def play_pair(pair: tuple[str, str], seed: int, seats: int, claims: int) -> tuple[bool, list[str]]:
    """Whether a table can play by both, and what went wrong when it did; or whether it is told why not."""
    rules = Rules(house_rules={name: {} for name in pair})
    if refused := faults(UNO, rules, seats):
        told = str(refused)
        return False, [] if any(name in told for name in pair) else [f"{pair}: {told} names neither"]
    return True, _told(
        AnyTable(seed, seats, rules), f"{' + '.join(pair)}, seed {seed}, {seats} seats", claims
    )


def play_any(seed: int, claims: int) -> list[str]:
    """What goes wrong under whatever option of every difference, and house rules that go together."""
    rng = Random(seed)
    seats = rng.randrange(2, 9)
    agreed = variants.some_rules(rng, seats)
    options = {name: rng.choice(several) for name, several in variants.DIFFERENCES.items()}
    if options["scoring"] == "partners" and (seats < 4 or seats % 2):
        options["scoring"] = "elimination"
    rules = schema_of(Rules, ())().load({**agreed, "differences": options})
    return _told(AnyTable(seed, seats, rules), f"seed {seed}", claims)


def _told(table: AnyTable, where: str, claims: int) -> list[str]:
    try:
        wrong = list(table.wrong(claims))
    except Exception as error:
        wrong = [f"{table.told}: {type(error).__name__}: {error}"]
    return [f"{where}, {text}" for text in wrong[:3]]


def _name(seat: int) -> str:
    return f"P{seat}"


def _wrong_debt(before: Match, ruling: Ruling, after: Match) -> Iterator[str]:
    """A debt ends by being drawn, by moving on, by a challenge or by an article that lets it lapse; and what
    moves on never shrinks."""
    owed = before.round.debt if before.round is not None else None
    if owed is None or after.round is None or after.round.debt == owed:
        return
    if not any(isinstance(event, ENDS_A_DEBT) for event in ruling.events):
        yield f"the debt {owed} is gone"
    ended = any(isinstance(event, DebtDrawn | DebtLapsed | ChallengeSettled) for event in ruling.events)
    if not ended and after.round.debt is not None and after.round.debt.count < owed.count:
        yield f"the debt {owed} shrank to {after.round.debt}"


def _wrong_round(match: Match) -> Iterator[str]:
    round = match.round
    if round is None:
        return
    if round.draw_pile is not None and round.draw_pile < 0:
        yield f"the pile has {round.draw_pile} cards"
    if (round.turn is None) == (round.out is None):
        yield f"turn {round.turn}, out {round.out}"
    if round.turn is not None and round.turn not in match.order:
        yield f"seat {round.turn} has the turn and does not play"
    if round.deck != sum(EDITIONS[round.edition].values()) or any((hand or 0) < 0 for hand in round.hands):
        yield f"of {round.deck} cards the hands have {round.hands}"
