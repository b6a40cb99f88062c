"""UNO Golf as text: what every match says, and how it stands in one line."""

from referee.games.golf.deck import CARDS
from referee.games.golf.differences import DIFFERENCES
from referee.games.golf.presets import PRESETS
from referee.games.golf.rulesets import ruleset
from referee.kit.cards import Card, card_named
from referee.match.agreement import AgreeOnRules
from referee.match.game import Notation
from referee.match.notation import NotationError, SeatOf, read_claim, write_claim
from referee.match.rounds import starter, winners
from referee.match.rules_notation import write_rules
from referee.match.state import Match
from referee.match.words import NameOf, listed


def read(text: str, seats: SeatOf) -> object:
    """The claim of one line, such as `score: Ann 12, Bob 0`. Raises NotationError."""
    claim = read_claim(text, seats, _card, read)
    if claim is None:
        raise NotationError(f"{text!r} is nothing that a match of UNO Golf understands")
    return claim


def write(claim: object, name: NameOf) -> str:
    """The line of a claim."""
    if isinstance(claim, AgreeOnRules):
        return f"rules: {write_rules(PRESETS, DIFFERENCES, (), claim.rules)}"
    return write_claim(claim, name, write)


def state(match: Match, name: NameOf) -> str:
    """How the match stands, in one line."""
    totals = ", ".join(f"{name(seat)} {match.totals[seat]}" for seat in match.seating)
    rules = ruleset(match.rules, len(match.order))
    if won := winners(rules, match):
        have = "have" if len(won) > 1 else "has"
        return f"totals {totals} | {listed([name(seat) for seat in won])} {have} won"
    return f"totals {totals} | {name(match.dealer)} deals, {name(starter(rules, match))} starts"


def _card(name: str) -> Card:
    card = card_named(name)
    if card not in CARDS:
        raise NotationError(f"{name!r} is no card of UNO Golf")
    return card


NOTATION = Notation(read, write, state)
