"""UNO Golf in sentences: what a finding says, and what each seat does now."""

from collections.abc import Mapping

from referee.games.golf.differences import LEFT_OF_THE_DEALER
from referee.games.golf.rulebook import DECK, EVERYBODY_SCORES, POINTS, SITTING_DOWN, STARTER, TARGET
from referee.games.golf.rulesets import RULEBOOK
from referee.kit.seats import Seat
from referee.match.game import Words
from referee.match.rounds import starter, winners
from referee.match.rulebook import LEAVING_A_MATCH, PLAY_ON
from referee.match.state import Match
from referee.match.words import MATCH_SENTENCES, NameOf, Sentences, in_words, points, sentence
from referee.rulings.finding import Finding, Weight
from referee.rulings.heard import Heard
from referee.rulings.ruleset import Ruleset
from referee.rulings.ruling import Ruling

HOLDS, BREAKS = Weight.HOLDS, Weight.BREAKS


def _starts(facts: Mapping) -> str:
    if "tied" in facts:
        return (
            f"{facts['tied']} tie for the fewest points; {facts['seat']} is next to the left of who started, "
            f"and starts round {facts['round']}."
        )
    return f"{facts['seat']} had the fewest points and starts round {facts['round']}."


def _not_everybody(facts: Mapping) -> str:
    if "missing" in facts:
        return f"Say the points of {facts['missing']}, too."
    return "Everybody scores: say the points of each player."


def _wins(facts: Mapping) -> str:
    total = points(facts["total"])
    if "winners" in facts:
        return (
            f"All rounds are played: {facts['winners']} share the lowest total, {total}, and win the match."
        )
    return f"All rounds are played: {facts['winner']} has the lowest total, {total}, and wins the match."


def _no_playing_on(facts: Mapping) -> str:
    if "target" in facts:
        return f"Round {facts['target']} has been scored already: play on to more rounds than that."
    return MATCH_SENTENCES[PLAY_ON.id, BREAKS](facts)


def _no_leaving(facts: Mapping) -> str:
    if "points" in facts:
        return "No points come with leaving: what was in the grid does not count."
    return MATCH_SENTENCES[LEAVING_A_MATCH.id, BREAKS](facts)


SENTENCES: Sentences = {
    **MATCH_SENTENCES,
    (DECK.id, BREAKS): lambda facts: f"There are not {in_words(facts['many'])} of the {facts['card']}.",
    (SITTING_DOWN.id, HOLDS): lambda facts: f"{facts['seat']} starts with {points(facts['points'])}.",
    (STARTER.id, HOLDS): _starts,
    (LEFT_OF_THE_DEALER.id, HOLDS): "{seat}, to the dealer's left, starts round {round}.",
    (EVERYBODY_SCORES.id, BREAKS): _not_everybody,
    (POINTS.id, BREAKS): (
        "Nobody but you sees what is printed on the action cards: add up each grid, and say its points."
    ),
    (TARGET.id, HOLDS): _wins,
    (PLAY_ON.id, BREAKS): _no_playing_on,
    (LEAVING_A_MATCH.id, BREAKS): _no_leaving,
}


def said(finding: Finding, name: NameOf) -> str:
    """A finding as a sentence."""
    return sentence(finding, name, SENTENCES, RULEBOOK)


def say(ruleset: Ruleset, match: Match, heard: Heard, ruling: Ruling, name: NameOf) -> dict[Seat, str]:
    """What each seat does now, one sentence a seat; `match` is the state after the ruling."""
    now = _between_rounds(ruleset, match, name)
    seat = getattr(heard.claim, "seat", None)
    if ruling.counts or seat is None:
        return now
    return dict(sorted({**now, seat: f"That does not count. {now.get(seat, '')}".strip()}.items()))


def _between_rounds(ruleset: Ruleset, match: Match, name: NameOf) -> dict[Seat, str]:
    won = winners(ruleset, match)
    if won:
        return {seat: f"You have won the match with {points(match.totals[seat])}." for seat in won}
    starts, number = starter(ruleset, match), match.round_number
    deal = f"Deal round {number}: six cards each, face down, and turn one up."
    if starts == match.dealer:
        return {starts: f"{deal} You start."}
    told = {match.dealer: f"{deal} {name(starts)} starts.", starts: f"You start round {number}."}
    return dict(sorted(told.items()))


WORDS = Words(said, say)
