"""Slips of the thumb while a simulated table plays: a wrong seat or card, each mended as the referee says.

What really lies where the simulated table knows. A slip that counts is taken back. One that is refused is
taken back, or the right seat lays that card next, or nobody notices; then it may speak against a lawful claim
later on, which stands and names it. No lawful claim may ever be refused.
"""

from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

from referee.codec import ClaimSchema, schema_for_dataclass
from referee.games.uno.model.events import CardShownInHand, MistakenlyShownCardRemoved
from referee.games.uno.model.rulebook import CARD_CLAIMED_BY_MISTAKE
from referee.kit.values import not_none
from referee.match.history.entering import enter_submission
from referee.match.history.line import snapshot_after_entries
from referee.match.history.reach import WholeHistory
from referee.match.model.edits import Entry, TakeBackEntries
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules
from referee.match.table.rounds import OpenMatch
from referee.rulings.finding import FindingWeight
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission
from tests.proofs.tables import SIMULATED
from tests.simulated import variants

RULES = {
    "uno": (
        None,
        variants.agree({"declining": "must-lay"}),
        variants.agree({"proved-bluff": "refused", "wild-draw-four": "any-playable"}),
        variants.agree(house_rules={"seven-zero": {}}),
    ),
    "golf": (None,),
}
LAYS = ("uno.play", "golf.turn")
TOLD_CARDS = ("card", "came_out", "flipped")
OFTEN = 0.25
"""So many of the cards laid come after a slip."""
STEPS = 150
"""So many claims of a match."""


@dataclass
class Slips:
    """How many slips there were, how many of them were refused, how many lawful claims were refused although
    people did nothing wrong (`refused_later`), how many stood and named a slip that nobody had noticed
    (`named_later`), and what went wrong."""

    many: int = 0
    refused: int = 0
    refused_later: int = 0
    named_later: int = 0
    wrong: list[str] = field(default_factory=list)


class Told:
    """A match as the referee hears it. `unnoticed` are the entries of slips that have shown a card."""

    def __init__(self, game: Game, seats: int, agreed: dict | None):
        rules = complete_new_rules(game, schema_for_dataclass(Rules, ())().load(agreed or {}))
        opening = Submission(OpenMatch(game.name, seats, rules), KEEPER, 1)
        self.game = game
        self.entries = [Entry(opening, judge(game.ruleset(rules, seats), None, opening))]
        self.snapshot = snapshot_after_entries(game, self.entries)
        self.unnoticed: set[int] = set()

    @property
    def number(self) -> int:
        return len(self.entries)

    def hear(self, claim: Any, by: str | int = KEEPER) -> Ruling:
        submission = Submission(claim, by, self.number + 1, self.number)
        entry, self.snapshot = enter_submission(
            self.game, self.snapshot, submission, WholeHistory(lambda number: self.entries[number:])
        )
        self.entries.append(entry)
        return entry.ruling

    def undo(self) -> None:
        self.hear(TakeBackEntries(self.number - 1))


def slip_at(name: str, seed: int, seats: int, agreed: dict | None, limit: int, slips: Slips) -> None:
    """A match, or its first steps, in which people slip."""
    at, rng = SIMULATED[name], Random(f"slips {seed}")
    told, load = Told(at.game, seats, agreed), ClaimSchema().load
    for step in islice(at.table(seed, seats, rules=agreed, mischief=False).steps(), limit):
        while step.claim["claim"] in LAYS and rng.random() < OFTEN:
            _slip(told, rng, step.claim, slips)
        wrong = _told(told, load(step.claim)[0], step, slips) or _not_as_seen(at, step, told)
        if wrong:
            where = f"{name}, seed {seed}, {seats} seats, {agreed}, entry {told.number}, {step.claim}"
            slips.wrong.append(f"{where}: {wrong}")
            return


def _slip(told: Told, rng: Random, meant: dict, slips: Slips) -> None:
    """A slip, and what people do at once: what counts they take back, and now and then what is refused."""
    ruling = told.hear(ClaimSchema().load(_slipped(told, rng, meant))[0])
    slips.many += 1
    slips.refused += not ruling.takes_effect
    if ruling.takes_effect or rng.random() < 1 / 3:
        told.undo()
    elif any(isinstance(event, CardShownInHand) for event in ruling.events):
        told.unnoticed.add(told.number)


def _slipped(told: Told, rng: Random, meant: dict) -> dict:
    """The claim that was meant, of another seat or with another card."""
    others = [seat for seat in told.snapshot.state.order if seat != meant["seat"]]
    members = [one for one in TOLD_CARDS if meant.get(one)]
    if not members or rng.random() < 0.5:
        return {**meant, "seat": rng.choice(others)}
    member = rng.choice(members)
    card = rng.choice(told.game.cards)
    wrong = {**meant, member: card.name}
    if told.game.name == "uno":
        wrong.pop("color", None)
    return wrong


def _told(told: Told, claim: Any, step: Any, slips: Slips) -> str | None:
    """A claim of the table; what is wrong, if anything is."""
    ruling = told.hear(claim, step.by)
    if not ruling.takes_effect:
        slips.refused_later += 1
        return f"refused: {ruling.findings}, {ruling.remedy}"
    _forgotten_by(told, claim, ruling)
    named = _named(ruling)
    slips.named_later += bool(named)
    wrong = named - told.unnoticed
    told.unnoticed -= _forgotten(ruling)
    return f"named, and no slip: {wrong}" if wrong else None


def _forgotten_by(told: Told, claim: Any, ruling: Ruling) -> None:
    """The card that was shown of another seat is laid by the right one: the slip is mended by that."""
    if ruling.takes_effect and hasattr(claim, "card"):
        told.unnoticed = {entry for entry in told.unnoticed if not _is_mended(told, entry, claim)}


def _is_mended(told: Told, entry: int, claim: Any) -> bool:
    slip = told.entries[entry - 1].submission.claim
    nothing_between = not any(one.ruling.takes_effect for one in told.entries[entry : told.number - 1])
    return nothing_between and slip.card == claim.card and slip.seat != claim.seat


def _named(ruling: Ruling) -> set[int]:
    """The entries that a ruling names as refused claims that speak against what stands."""
    return {
        not_none(one.facts["entry"])
        for one in ruling.findings
        if one.article == CARD_CLAIMED_BY_MISTAKE.id and one.weight is FindingWeight.UNSEEN
    }


def _forgotten(ruling: Ruling) -> set[int]:
    return {event.entry for event in ruling.events if isinstance(event, MistakenlyShownCardRemoved)}


def _not_as_seen(at: Any, step: Any, told: Told) -> str | None:
    """What the referee sees otherwise than the table."""
    state = told.snapshot.state
    if state.round is None:
        return None
    seen = at.seen(state, step.sees)
    wrong = [name for name, value in seen.items() if value != step.sees[name]]
    return "; ".join(f"{name}: {step.sees[name]}, and not {seen[name]}" for name in wrong) or None


def slip_often(seed: int, many: int) -> Slips:
    """At least so many slips, half of them of each game, in as many matches as that takes."""
    all_slips = Slips()
    for name, several in RULES.items():
        slips, number = Slips(), 0
        while slips.many < many / len(RULES) and not slips.wrong:
            rng = Random(f"{seed} {name} {number}")
            slip_at(
                name, rng.randrange(2**32), rng.randrange(2, 7), several[number % len(several)], STEPS, slips
            )
            number += 1
        all_slips.many += slips.many
        all_slips.refused += slips.refused
        all_slips.refused_later += slips.refused_later
        all_slips.named_later += slips.named_later
        all_slips.wrong += slips.wrong
    return all_slips
