"""UNO in sentences: what a finding says, and what each seat does now."""

from collections.abc import Mapping

from referee.games.uno.claims import Draw, Play
from referee.games.uno.differences import (
    ALL_THAT_FITS_BARS,
    DRAWING_CLOSES,
    MISSING_CLOSES,
    NOBODY_DRAWS,
    WILDS_BAR,
)
from referee.games.uno.draw import KEEPING
from referee.games.uno.events import (
    DebtDrawn,
    HandsMoved,
    HandsShuffled,
    PenaltyDrawn,
    PenaltyReturned,
    TurnMissed,
)
from referee.games.uno.going_out import who_still_counts
from referee.games.uno.house_rules import HOUSE_RULES
from referee.games.uno.rulebook import (
    BLUFF_PROVED,
    CALL,
    CALL_CROSSED,
    CALL_EARLY,
    CALL_IN_TIME,
    CARD_CANNOT_BE,
    CATCH,
    CATCH_HEARD,
    CHALLENGE,
    CHALLENGE_GUILTY,
    CHALLENGE_HAND,
    CHALLENGE_IN_TIME,
    CHALLENGE_INNOCENT,
    CHALLENGE_LAST_CARD,
    CHALLENGE_OPEN,
    COLOR,
    COLOR_OWED,
    COUNT,
    COUNT_HAND,
    CUSTOMIZABLE,
    DEAL,
    DECK,
    DRAW,
    DRAW_ONE,
    DRAW_TWO,
    DRAWN_CARD,
    FIRST_CARD,
    FIRST_WILD,
    FIRST_WILD_DRAW_FOUR,
    GOING_OUT,
    LAST_DRAW,
    LEAVING,
    MATCH,
    MISSED_TURN,
    NEXT_DEALER,
    OWED,
    OWED_UNDISPUTED,
    PILE_DRY,
    PILE_SHORT,
    POINTS,
    RECOUNT,
    RESHUFFLED_EARLY,
    RESYNC,
    SCORE_CANNOT_BE,
    SEVEN_CARDS,
    SHUFFLE_HANDS,
    SKIP,
    SPECIAL_POINTS,
    SWAP,
    SWAP_HANDS,
    TARGET,
    TURN,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOUR_COLOR,
    WINNER_TAKES_ALL,
)
from referee.games.uno.rulesets import RULEBOOK
from referee.games.uno.scoring_forms import CAUGHT_WITH, LAST_ONE, NO_TARGET, OWN_HAND, PARTNERS, ROUNDS_WON
from referee.games.uno.state import Round
from referee.kit.cards import Card, card_named
from referee.kit.seats import Seat
from referee.match.events import SeatsOut
from referee.match.game import Words
from referee.match.rounds import winners
from referee.match.state import Match
from referee.match.words import MATCH_SENTENCES, NameOf, Sentences, cards, in_words, points, sentence, were
from referee.rulings.finding import Finding, Weight
from referee.rulings.heard import Heard
from referee.rulings.ruleset import Ruleset
from referee.rulings.ruling import Ruling

HOLDS, UNSEEN, BREAKS = Weight.HOLDS, Weight.UNSEEN, Weight.BREAKS
DUE, DREW = "due", "drew"
"""With these instead of a weight: what a seat is told that has to call, or that has drawn."""


def _goes_on(facts: Mapping) -> str:
    if facts["fits"] == "wild":
        return "A wild card goes on everything."
    same = facts["color"] if facts["fits"] == "color" else f"another {facts['face']}"
    return f"The {facts['card']} goes there: it is {same}."


def _goes_not(facts: Mapping) -> str:
    goes = what_goes(card_named(facts["top"]), facts["color"])
    return f"The {facts['card']} does not go on the {facts['top']}: {goes}."


def what_goes(top: Card, color: str | None) -> str:
    """What may be laid, for whoever looks at this top card."""
    if top.color is None:
        return f"{color} or a wild card goes"
    face = top.face if top.face.isdigit() else top.face.title()
    return f"{color}, any {face} or a wild card goes"


def _pile_short(facts: Mapping) -> str:
    left = f"has only {facts['pile']}" if facts["pile"] else "is empty"
    return f"The draw pile {left}: shuffle the discards under the top card into it."


def _pile_dry(facts: Mapping) -> str:
    if not facts["drawable"]:
        return "There is nothing left to draw."
    return f"No more than {cards(facts['drawable'])} can be drawn; the rest is not owed any more."


def _no_challenge(facts: Mapping) -> str:
    if "laid" in facts:
        return f"{facts['laid']} laid it; somebody else may challenge it."
    if "told" in facts:
        return f"Only {facts['told']} is told to draw, and only {facts['told']} may challenge."
    if facts["challenged"]:
        return "It has been challenged already."
    return "There is no Wild Draw Four to challenge (any more)."


def _no_hand(facts: Mapping) -> str:
    if "accused" in facts:
        return (
            f"It is {facts['accused']} who shows the hand." if facts["accused"] else "No hand is to be shown."
        )
    if "teller" in facts:
        return f"That is for {facts['teller']} or the scorekeeper to tell."
    if "size" in facts:
        return (
            f"The hand had {cards(facts['size'])} when the card was laid, and {were(facts['shown'])} shown."
        )
    return "These cards cannot all be in a hand: too many of a kind lie on the discard pile."


def _no_call(facts: Mapping) -> str:
    if "caught" in facts:
        return f"{facts['caught']} has called: entry {facts['entry']}."
    return f"{facts['seat']} has {cards(facts['held'])}: UNO is called with one card left."


def _no_catch(facts: Mapping) -> str:
    caught = facts["caught"]
    if "held" in facts:
        held = (
            f"{caught} has {cards(facts['held'])}"
            if facts["held"] is not None
            else f"Nobody counted {caught}'s hand"
        )
        return f"{held}: there is no call to be missed."
    if "disputed" in facts:
        return f"Whether {caught} called is contested already: settle that at the table."
    if "entry" in facts:
        return f"{caught} has been caught already: entry {facts['entry']}."
    return "Nobody catches themselves."


def _cannot_be(facts: Mapping) -> str:
    if "held" in facts:
        return f"{facts['seat']} has no cards to lay."
    card, copies = facts["card"], facts["copies"]
    there_are = (
        f"There are only {in_words(copies)} of the {card}" if copies > 1 else f"There is only one {card}"
    )
    if "known" in facts:
        return f"Everybody has seen all of {facts['seat']}'s hand, and the {card} is not in it."
    where = "in the pile, and you have drawn none since" if "received" in facts else "seen elsewhere"
    return f"{there_are}, {where}: either this card or an earlier entry is wrong."


def _no_recount(facts: Mapping) -> str:
    if "most" in facts:
        return f"{facts['seat']} can have {cards(facts['most'])} at the most."
    return (
        f"{cards(facts['pile']).capitalize()} in the pile, and it should be {in_words(facts['expected'])} "
        f"of {facts['deck']}: count the hands too."
    )


def _recounted(facts: Mapping) -> str:
    if "seat" in facts:
        return f"{facts['seat']} has {cards(facts['count'])}."
    return f"The pile has {cards(facts['pile'])}."


def _wrong_points(facts: Mapping) -> str:
    if "value" in facts:
        return f"No card is worth {facts['value']}."
    if facts["above"] is None:
        return f"{facts['seat']} holds {cards(facts['held'])}: that is {facts['most']} points at the most."
    near = " and ".join(str(total) for total in (facts["below"], facts["above"]) if total is not None)
    are = "are" if " and " in near else "is"
    held = cards(facts["held"]).capitalize()
    return f"{held} cannot make {facts['points']} points; the nearest {are} {near}."


def _wrong_total(facts: Mapping) -> str:
    if "out" in facts:
        return f"{facts['out']} went out in this round, as everybody has seen, and has won it."
    if "copies" in facts:
        worth = f"worth {points(facts['value'])}"
        if not facts["copies"]:
            return f"No card is {worth}."
        return f"Only {cards(facts['copies'])} are {worth}: {in_words(facts['left'])} cannot be left."
    if "least" in facts:
        if facts["points"] > facts["most"]:
            most = facts["most"]
            return f"All cards together are worth {most} points: {facts['points']} cannot be left."
        return f"With a card in each of {facts['hands']} hands at least {points(facts['least'])} are left."
    held, whose = cards(facts["held"]), facts["seats"]
    if facts["above"] is None:
        return f"{whose} hold {held} in all: that is {facts['most']} points at the most."
    near = " and ".join(str(total) for total in (facts["below"], facts["above"]) if total is not None)
    are = "are" if " and " in near else "is"
    return f"{whose} hold {held} in all: they cannot make {facts['points']} points; the nearest {are} {near}."


def _nothing(facts: Mapping) -> str:
    return "no such card instead" if "answers" in facts else "nothing instead"


def _sought(facts: Mapping) -> str:
    """What a hand was searched for."""
    return "a card that forbids it" if "sought" in facts else "the color"


def _hand(number: int | None) -> str:
    return "hand" if number is None else f"hand of {cards(number)}"


def _no_swap(facts: Mapping) -> str:
    if "owing" in facts:
        return f"First {facts['owing']} names with whom to swap hands."
    if "oneself" in facts:
        return "Hands are swapped with somebody else."
    if "gone" in facts:
        return f"{facts['gone']} does not play any more."
    return "No hands are to be swapped."


def _no_leaving(facts: Mapping) -> str:
    if "out" in facts:
        return f"{facts['out']} has won this round and leaves when it is counted."
    if "open" in facts:
        return "No round is open: there is no hand to count."
    if facts["points"] is None:
        return f"This table counts the hand of who leaves: say what {facts['seat']}'s is worth."
    return f"This table sets the hand of who leaves aside: {facts['seat']}'s points do not count."


def _wrong_score(facts: Mapping) -> str:
    if "winner" in facts:
        return "Everybody scores: say the points of each player."
    return f"Only the winner of a round scores, not {facts['seats']}."


def _printed(card: str) -> str:
    return card.title() if card_named(card).color is None else card


def _does_not_begin(facts: Mapping) -> str:
    card = _printed(facts.get("card", "wild draw four"))
    if facts.get("becomes") == "is ignored":
        return f"The {card} is ignored: turn up cards until a number begins."
    if facts.get("becomes") == "goes back" or "card" not in facts:
        return f"Shuffle the {card} back into the pile and turn up another card."
    return f"The {facts['card']} was turned up and stays: no other card is turned up after it."


def _not_yet_counted(facts: Mapping) -> str:
    if facts["out"] is None:
        return "Nobody has gone out yet, so there is nothing to count."
    return f"{facts['out']} went out and has nothing to count."


SENTENCES: Sentences = {
    **MATCH_SENTENCES,
    (SEVEN_CARDS.id, BREAKS): "Everybody gets seven cards; not so {seats}. Deal again.",
    (DECK.id, BREAKS): lambda facts: (
        f"There is no {_printed(facts['card'])} in the deck on this table."
        if facts.get("many", 1) == 1
        else f"There are not {in_words(facts['many'])} of the {facts['card']} in the deck on this table."
    ),
    (FIRST_CARD.id, BREAKS): _does_not_begin,
    (FIRST_CARD.id, HOLDS): "The {card} begins the discard pile, and {seat} begins to play.",
    (FIRST_WILD_DRAW_FOUR.id, BREAKS): _does_not_begin,
    (FIRST_WILD.id, BREAKS): lambda facts: (
        _does_not_begin(facts)
        if "becomes" in facts
        else f"{facts['seat']} names the color first; only then can a Wild Draw Four be laid."
    ),
    (DRAW.id, UNSEEN): "Only who has nothing that fits draws, and nobody but {seat} sees whether that is so.",
    (DRAW.id, BREAKS): "Everybody has seen the {card} go into {seat}'s hand, and it fits.",
    (DRAWN_CARD.id, UNSEEN): "A drawn card that fits is laid, and nobody but {seat} sees whether it does.",
    (TURN.id, BREAKS): "It is {turn}'s turn, not {seat}'s.",
    (MATCH.id, HOLDS): _goes_on,
    (MATCH.id, BREAKS): _goes_not,
    (DRAW_ONE.id, BREAKS): lambda facts: (
        f"{facts['seat']} draws {cards(facts['count'])} for the turn, not {facts['drawn']}."
    ),
    (DRAWN_CARD.id, HOLDS): "{kept_by} kept the card just drawn.",
    (DRAWN_CARD.id, BREAKS): "{seat} has drawn for this turn already: lay that card or keep it.",
    (COLOR.id, BREAKS): lambda facts: (
        f"The {facts['card']} brings its own color; none is named for it."
        if "card" in facts
        else f"No color is to be named: it is {facts['color']}."
    ),
    (COLOR_OWED.id, BREAKS): "First {owing} names the color.",
    (WILD_DRAW_FOUR.id, HOLDS): "{seat} draws four cards and misses the turn.",
    (WILD_DRAW_FOUR_COLOR.id, BREAKS): "{seat} holds a {color} card, as everybody has seen.",
    (WILD_DRAW_FOUR_COLOR.id, HOLDS): "{seat} holds no {color} card, as the cards on the table prove.",
    (
        WILD_DRAW_FOUR_COLOR.id,
        UNSEEN,
    ): "It may be laid only without a {color} card in hand, and nobody but {seat} sees whether that is so.",
    (ALL_THAT_FITS_BARS.id, BREAKS): "{seat} holds a card that fits or another wild, as everybody has seen.",
    (ALL_THAT_FITS_BARS.id, HOLDS): "{seat} holds nothing that fits, as the cards on the table prove.",
    (ALL_THAT_FITS_BARS.id, UNSEEN): (
        "It may be laid only without any card in hand that fits, other wild cards included, and nobody but "
        "{seat} sees whether that is so."
    ),
    (WILDS_BAR.id, BREAKS): "{seat} holds a {color} card or another wild, as everybody has seen.",
    (WILDS_BAR.id, HOLDS): "{seat} holds no {color} card and no other wild, as the cards on the table prove.",
    (WILDS_BAR.id, UNSEEN): (
        "It may be laid only without a {color} card and without another wild card in hand, and nobody but "
        "{seat} sees whether that is so."
    ),
    (CHALLENGE.id, BREAKS): _no_challenge,
    (CHALLENGE.id, HOLDS): "{seat} challenges for {told}.",
    (
        CHALLENGE_IN_TIME.id,
        BREAKS,
    ): "It is too late to challenge: the cards have been drawn, or play went on.",
    (CHALLENGE_IN_TIME.id, HOLDS): lambda facts: (
        f"{facts['seat']} puts {cards(facts['count'])} back into the pile first."
    ),
    (CHALLENGE_HAND.id, HOLDS): "{accused} lays the hand open to everybody.",
    (CHALLENGE_LAST_CARD.id, BREAKS): "{accused} has no cards left: there is nothing to challenge.",
    (CHALLENGE_OPEN.id, BREAKS): "First {accused} shows the hand: a Wild Draw Four has been challenged.",
    (CHALLENGE_HAND.id, BREAKS): _no_hand,
    (CHALLENGE_GUILTY.id, HOLDS): lambda facts: (
        f"{facts['accused']} held {_sought(facts)} and draws {cards(facts['count'])}; "
        f"{facts['seat']} takes a turn."
    ),
    (CHALLENGE_INNOCENT.id, HOLDS): lambda facts: (
        f"{facts['accused']} did not hold {_sought(facts)}: {facts['seat']} draws {cards(facts['count'])}."
    ),
    (CHALLENGE_LAST_CARD.id, HOLDS): lambda facts: (
        f"{facts['accused']} has no cards left, so none of the color: "
        f"{facts['seat']} draws {cards(facts['count'])}."
    ),
    (SKIP.id, HOLDS): "{seat} misses a turn.",
    (SHUFFLE_HANDS.id, HOLDS): "All hands are shuffled together and dealt again.",
    (SWAP_HANDS.id, HOLDS): "Whole hands are swapped.",
    (CUSTOMIZABLE.id, HOLDS): "What else this card does the table knows.",
    (SWAP.id, HOLDS): lambda facts: (
        f"{facts['seat']} takes {facts['other']}'s {_hand(facts['cards'])}, "
        f"and {facts['other']} {facts['seat']}'s {_hand(facts['others'])}."
    ),
    (SWAP.id, BREAKS): _no_swap,
    (DRAW_TWO.id, HOLDS): "{seat} draws two cards and misses the turn.",
    (OWED.id, BREAKS): lambda facts: (
        f"{facts['seat']} draws {cards(facts['count'])}, "
        + (f"not {facts['drawn']}." if "drawn" in facts else f"misses the turn, and lays {_nothing(facts)}.")
    ),
    (OWED_UNDISPUTED.id, HOLDS): lambda facts: f"{facts['seat']}'s {cards(facts['count'])} count as drawn.",
    (OWED.id, HOLDS): lambda facts: f"{facts['seat']} owes {cards(facts['count'])}.",
    (PILE_SHORT.id, HOLDS): _pile_short,
    (PILE_DRY.id, HOLDS): _pile_dry,
    (PILE_DRY.id, BREAKS): "There is nothing left that could have been drawn.",
    (DEAL.id, BREAKS): "{dealt} cards were dealt, and there are only {deck}.",
    (CARD_CANNOT_BE.id, BREAKS): _cannot_be,
    (SCORE_CANNOT_BE.id, BREAKS): _wrong_total,
    (BLUFF_PROVED.id, HOLDS): (
        "{seat} held {color} when laying the Wild Draw Four of entry {entry}: it was a bluff. "
        "It is too late for a penalty."
    ),
    (RESHUFFLED_EARLY.id, BREAKS): "Under the top card there is nothing to shuffle.",
    (RESYNC.id, BREAKS): lambda facts: (
        "Who has no cards is out: count the hands that are left instead."
        if "empty" in facts
        else f"{facts['cards']} cards in the hands are too many: there are {facts['deck']} in all."
    ),
    (LEAVING.id, BREAKS): _no_leaving,
    (RECOUNT.id, BREAKS): _no_recount,
    (RECOUNT.id, HOLDS): _recounted,
    (COUNT_HAND.id, UNSEEN): "Nobody knows how many cards {seat} should have.",
    (CALL.id, BREAKS): _no_call,
    (CALL_EARLY.id, HOLDS): "{seat} calls before laying the last card but one.",
    (
        CALL_EARLY.id,
        BREAKS,
    ): "{seat} has two cards: UNO is called with the card that leaves one, or later.",
    (MISSED_TURN.id, HOLDS): "{seat} does not act by that: {caught} can still be caught.",
    (MISSED_TURN.id, BREAKS): "It is too late to catch {caught}: the next player has missed a turn.",
    (DRAWING_CLOSES.id, HOLDS): "{seat} draws, and that ends the time to catch {caught}.",
    (MISSING_CLOSES.id, HOLDS): "{seat} misses the turn, and that ends the time to catch {caught}.",
    (CALL.id, UNSEEN): "Nobody knows how many cards {seat} has.",
    (CALL_IN_TIME.id, HOLDS): "{seat} calls late and was not caught: it changes nothing.",
    (CALL_IN_TIME.id, BREAKS): "It is too late to catch {caught}: somebody has played on.",
    (CATCH.id, BREAKS): _no_catch,
    (CATCH_HEARD.id, UNSEEN): "It stands unless {caught} says to have called before the next player acts.",
    (CALL_CROSSED.id, Weight.CROSSED): (
        "This stands against entry {entry}, and nobody can tell what came first. No cards are drawn for now; "
        "play on, and settle it at the table."
    ),
    (GOING_OUT.id, HOLDS): "{out} is out and wins the round.",
    (GOING_OUT.id, BREAKS): "{out} is out: the round is over but for the counting.",
    (NOBODY_DRAWS.id, HOLDS): "{seat} need not draw: the round is over.",
    (LAST_DRAW.id, HOLDS): lambda facts: (
        f"{facts['seat']} still draws {cards(facts['count'])} before the hands are counted."
    ),
    (COUNT.id, BREAKS): _not_yet_counted,
    (COUNT_HAND.id, BREAKS): lambda facts: (
        f"{facts['seat']} must have {cards(facts['held'])} left, and {were(facts['counted'])} counted."
    ),
    (POINTS.id, HOLDS): lambda facts: f"{facts['seat']}'s hand is worth {points(facts['points'])}.",
    (POINTS.id, BREAKS): _wrong_points,
    (SPECIAL_POINTS.id, HOLDS): "The {card} counts {points}.",
    (WINNER_TAKES_ALL.id, HOLDS): "{winner} scores all that is left in the other hands.",
    (OWN_HAND.id, HOLDS): "Everybody scores what is left in the own hand, and {winner} nothing.",
    (CAUGHT_WITH.id, HOLDS): "What is left counts against its player, and {winner} scores nothing.",
    (PARTNERS.id, HOLDS): "{winner} and the partner score what is left in the other teams' hands.",
    (ROUNDS_WON.id, HOLDS): "{winner} has won the round; nothing is counted.",
    (TARGET.id, HOLDS): lambda facts: (
        f"{facts['winners']} have {points(facts['total'])} and win the match."
        if "winners" in facts
        else f"{facts['winner']} has {points(facts['total'])} and wins the match."
    ),
    (TARGET.id, BREAKS): "{gone} does not play any more.",
    (NO_TARGET.id, HOLDS): lambda facts: (
        f"{facts['winners']} have won most rounds: {facts['rounds']}."
        if "winners" in facts
        else f"{facts['winner']} has won most rounds: {facts['rounds']}."
    ),
    (LAST_ONE.id, HOLDS): lambda facts: (
        f"Out of the match with the target reached: {facts['gone']}."
        if "gone" in facts
        else f"{facts['winners']} have the fewest points of all and win the match."
        if "winners" in facts
        else f"{facts['winner']} is the last one left and wins the match."
    ),
    (NEXT_DEALER.id, HOLDS): "The deal has passed to {dealer}.",
    (WINNER_TAKES_ALL.id, BREAKS): _wrong_score,
    (PARTNERS.id, BREAKS): lambda facts: (
        "Partners stay together until the match is over."
        if "players" in facts
        else "Only the two partners of one team score, and both the same."
    ),
    **{key: template for rule in HOUSE_RULES for key, template in rule.sentences.items()},
}


def said(finding: Finding, name: NameOf) -> str:
    """A finding as a sentence."""
    if finding.facts.get("agreed") is False:
        return "This table does not play by that house rule."
    return sentence(finding, name, SENTENCES, RULEBOOK)


def say(ruleset: Ruleset, match: Match, heard: Heard, ruling: Ruling, name: NameOf) -> dict[Seat, str]:
    """What each seat does now, one sentence a seat; `match` is the state after the ruling."""
    asked = (
        _from_now_on(match, heard, ruling, name),
        _due(ruleset, match),
        _to_do(ruleset, match, name),
    )
    owes_color = match.round is not None and match.round.color_owed_by is not None
    now = _joined(*(reversed(asked) if owes_color else asked))
    seat = getattr(heard.claim, "seat", None)
    if ruling.counts or seat is None:
        return dict(sorted(now.items()))
    return dict(sorted({**now, seat: _instead(match, heard, ruling, now.get(seat))}.items()))


def _joined(*told: dict[Seat, str]) -> dict[Seat, str]:
    seats = {seat for sentences in told for seat in sentences}
    return {seat: " ".join(one[seat] for one in told if seat in one) for seat in seats}


def _from_now_on(match: Match, heard: Heard, ruling: Ruling, name: NameOf) -> dict[Seat, str]:
    """What the events themselves ask of a seat, whoever is to play."""
    told: dict[Seat, str] = {}
    for event in ruling.events:
        match event:
            case DebtDrawn() if event.count and getattr(heard.claim, "seat", None) != event.seat:
                told[event.seat] = f"Draw your {cards(event.count)}, if you have not yet."
            case TurnMissed():
                told[event.seat] = f"{told.get(event.seat, '')} You miss this turn.".strip()
            case PenaltyDrawn():
                apart = (
                    " Keep them apart: your hand may yet be challenged."
                    if _may_be_shown(match, event.seat)
                    else ""
                )
                told[event.seat] = f"Draw {cards(event.count)}.{apart}"
            case PenaltyReturned():
                told[event.seat] = f"Put {cards(event.count)} back into the pile, unseen."
            case SeatsOut():
                gone = (seat for seat in match.seating if seat not in event.order)
                told |= dict.fromkeys(gone, "You are out of the match.")
            case HandsMoved():
                told |= {was: f"Give your hand to {name(now)}." for now, was in event.hand_of.items()}
            case HandsShuffled():
                told |= {
                    seat: f"Lay your hand on the others; you are dealt {cards(event.hands[seat])}."
                    for seat in match.order
                    if event.hands[seat] is not None
                }
    return told


def _may_be_shown(match: Match, seat: Seat) -> bool:
    """Whether this hand may yet be shown: what comes into it now does not belong to what is judged."""
    debt = match.round.debt if match.round is not None else None
    return debt is not None and debt.by == seat and debt.open_to_challenge


def _due(ruleset: Ruleset, match: Match) -> dict[Seat, str]:
    """Who has one card left and was not heard to call."""
    window = match.round.window if match.round is not None else None
    if window is None or window.called is not None or window.caught is not None or window.disputed:
        return {}
    if match.round.hands[window.seat] not in (1, None):
        return {}
    return {window.seat: SENTENCES.get((ruleset.cited(CALL).id, DUE), "You have one card left: call UNO!")}


def _instead(match: Match, heard: Heard, ruling: Ruling, now: str | None) -> str:
    """The remedy for the one whose claim was refused."""
    is_play, is_draw = isinstance(heard.claim, Play), isinstance(heard.claim, Draw)
    remedy = f"Take the {heard.claim.card.name} back." if is_play else "That does not count."
    if is_draw:
        remedy = _put_right(heard.claim, ruling) or remedy
    if remedy.endswith(ALL_OF_THEM):
        then = "count your hand" if match.round.out is not None else "miss your turn"
        return f"{remedy}, and {then}."
    waits = (is_play or is_draw) and match.round is not None and match.round.out is None
    return f"{remedy} {now or ('Wait for your turn.' if waits else '')}".strip()


ALL_OF_THEM = " in all"


def _put_right(claim: Draw, ruling: Ruling) -> str | None:
    """What happens to cards that were drawn wrongly: too few are completed, too many go back."""
    broken = {
        RULEBOOK[finding.article].instead_of or finding.article: finding.facts
        for finding in ruling.findings
        if finding.weight is BREAKS
    }
    if DRAWN_CARD.id in broken:
        return "Put the second card back into the pile, unseen."
    if claim.count is None:
        return None if claim.keep else "Put back what you drew."
    # Of cards that nobody was to draw, none is kept.
    is_number_alone = all("drawn" in facts for facts in broken.values())
    due = next((facts["count"] for facts in broken.values()), 0) if is_number_alone else 0
    if claim.count > due:
        return f"Put {cards(claim.count - due)} back into the pile, unseen."
    if claim.count < due:
        more = f"Draw {in_words(due - claim.count)} more"
        return f"{more}: {in_words(due)}{ALL_OF_THEM}" if OWED.id in broken else f"{more}."
    return None


def _to_do(ruleset: Ruleset, match: Match, name: NameOf) -> dict[Seat, str]:
    round = match.round
    if round is None:
        return _between_rounds(ruleset, match)
    if round.out is not None:
        return _counting(ruleset, match, name)
    if round.color_owed_by is not None:
        return {round.color_owed_by: _name_the_color(round)}
    if round.swap is not None and not round.swap.may_be_left_out:
        return {round.swap.seat: "Say with whom you swap hands."}
    if round.challenged is not None:
        return _show_the_hand(ruleset, match, name)
    if round.debt is not None:
        challenge = ", or challenge" if round.debt.open_to_challenge else ""
        answers = {on for on, _ in ruleset.charts["answers"]}
        can_be_answered = round.top.face in answers and not round.debt.lost_challenge
        answer = ", or lay a card that answers it" if can_be_answered else ""
        return {round.debt.seat: f"Draw {cards(round.debt.count)} and miss your turn{answer}{challenge}."}
    if round.drew:
        return {round.turn: _with_the_card_drawn(ruleset, match)}
    optional = {round.swap.seat: "You may swap hands: say with whom."} if round.swap is not None else {}
    return optional | {round.turn: f"It is your turn: {what_goes(round.top, round.color)}."}


def _with_the_card_drawn(ruleset: Ruleset, match: Match) -> str:
    agreed = ((rule.article.id, DREW) for rule in HOUSE_RULES if rule.id in match.rules.house_rules)
    told = next((SENTENCES[key] for key in agreed if key in SENTENCES), None)
    may_keep = ruleset.choices["keeping"] is KEEPING["may"]
    return told or f"Lay the card you drew if it fits{', or keep it' if may_keep else ''}."


def _between_rounds(ruleset: Ruleset, match: Match) -> dict[Seat, str]:
    won = winners(ruleset, match)
    if won:
        counts_rounds = ruleset.cited(WINNER_TAKES_ALL) is ROUNDS_WON
        return {
            seat: f"You have won the match with {_total(match.totals[seat], counts_rounds)}." for seat in won
        }
    return {match.dealer: f"Deal round {match.round_number}: seven cards each, and turn one up."}


def _total(total: int, counts_rounds: bool) -> str:
    if not counts_rounds:
        return points(total)
    return f"{in_words(total)} round{'' if total == 1 else 's'} won"


def _counting(ruleset: Ruleset, match: Match, name: NameOf) -> dict[Seat, str]:
    round = match.round
    count = f"{name(round.out)} is out: count the cards left in your hand."
    todo = dict.fromkeys(who_still_counts(ruleset, match), count)
    if round.debt is not None:
        todo[round.debt.seat] = (
            f"{name(round.out)} is out: draw {cards(round.debt.count)}, then count your hand."
        )
    return todo


def _show_the_hand(ruleset: Ruleset, match: Match, name: NameOf) -> dict[Seat, str]:
    round = match.round
    accused, challenger = round.challenged, round.challenger
    to_all = ruleset.cited(CHALLENGE_HAND) is not CHALLENGE_HAND
    to = "everybody" if to_all else f"{name(challenger)}, and to nobody else"
    sought = BARRED.get(ruleset.cited(WILD_DRAW_FOUR_COLOR).id, "a {color} card").format(
        color=round.debt.over
    )
    return {
        accused: f"Show your hand to {to}.",
        challenger: f"Look at {name(accused)}'s hand: is there {sought} in it?",
    }


BARRED = {
    ALL_THAT_FITS_BARS.id: "a card that would have fitted, or another wild card,",
    WILDS_BAR.id: "a {color} card, or another wild card,",
}
"""What is looked for in a hand that is shown, where it is not only the color."""


def _name_the_color(round: Round) -> str:
    if round.turn == round.color_owed_by:
        return "Name the color, then it is your turn."
    return "Name the color of your wild card."


WORDS = Words(said, say)
