"""Where the sources of UNO disagree, and what a table picks: each option with its article and amendment."""

from collections.abc import Callable, Mapping

from referee.games.uno.model.claims import Challenge, Play, ShowHand
from referee.games.uno.model.deck import (
    ACTION_FACES,
    DEALER_DRAW_RANKS,
    REVERSE_WITHOUT_EFFECT_BETWEEN_TWO,
    SPECIAL_WILD_FACES,
    WILD_FACES,
    FirstCardOutcome,
)
from referee.games.uno.model.deck import POINTS_BY_FACE as WORTH
from referee.games.uno.model.rulebook import (
    CALL_EARLY,
    CALL_IN_TIME,
    CATCH,
    CHALLENGE,
    CHALLENGE_HAND,
    CHALLENGE_IN_TIME,
    CHALLENGE_LAST_CARD,
    CONTRADICTION_OF_CALL_AND_CATCH,
    DECK,
    DRAW_FOR_LAST_CARD,
    DRAWING_INSTEAD_OF_PLAYING,
    DRAWN_CARD,
    FIRST_CARD,
    FIRST_DRAW_TWO,
    FIRST_REVERSE,
    FIRST_WILD,
    LEAVING,
    MISSED_TURN,
    NEXT_DEALER,
    REVERSE_FOR_TWO,
    REVERSE_WITHOUT_EFFECT_FOR_TWO,
    SPECIAL_WILD_POINTS,
    WILD_DRAW_FOUR_BLUFF,
    WILD_DRAW_FOUR_COLOR,
    WINNER_TAKES_ALL,
    WINNING_THE_MATCH,
)
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.rules.calls import CALL_WINDOW_CLOSING_RULES
from referee.games.uno.rules.challenge import (
    CHECKS_OF_ANSWERING_SEAT,
    CHECKS_OF_CHALLENGER,
    IMPLIED_EVENTS_OF_LATE_CHALLENGE,
    a_last_card_is_not_challenged,
)
from referee.games.uno.rules.deal import CHOICES_OF_STARTER_AFTER_REVERSE, FATES_IF_ONLY_NUMBERS_BEGIN
from referee.games.uno.rules.draw import CHECKS_OF_DRAW_BY_CHOICE, CHECKS_OF_KEEPING_DRAWN_CARD
from referee.games.uno.rules.leaving import CHECKS_OF_POINTS_ON_LEAVING
from referee.games.uno.rules.wild import BARRING_TESTS_OF_WILD_DRAW_FOUR, cite_bluff_that_goes_back_to_hand
from referee.games.uno.scores.scoring_forms import UNOFFICIAL_SCORING_OPTIONS
from referee.kit.quantities import CardCount, Points
from referee.kit.seats import Seat, seat_clockwise
from referee.kit.values import replace
from referee.match.model.rulebook import DRAWING_FOR_THE_DEAL
from referee.match.model.state import AnyMatch
from referee.match.table.people import Leave
from referee.match.table.rounds import next_dealer_to_the_left
from referee.rulings.article import OURS, Article
from referee.rulings.differences import Difference, Option, OptionId
from referee.rulings.ruleset import RuleChart

Amend = Callable[[UnoRuleset], UnoRuleset]


def _instead(standard: Article, suffix: str, title: str, text: str, *sources: str) -> Article:
    return Article(f"{standard.id}.{suffix}", title, text, sources, instead_of=standard.id)


def _option(chosen: OptionId, text: str, article: Article, amend: Amend) -> Option[UnoRuleset]:
    """An option whose article stands in the place of the standard one."""
    return Option(
        chosen,
        text,
        article.sources,
        (article,),
        lambda ruleset: amend(ruleset.with_substitute_article(article)),
    )


def _standard(chosen: OptionId, text: str, article: Article) -> Option[UnoRuleset]:
    return Option(chosen, text, article.sources, (article,))


# --- setting up ---


def _edition(edition: str, text: str, *sources: str, besides: str = "") -> Option[UnoRuleset]:
    """The option says `besides` what else a table should know that picks this deck."""
    article = _instead(DECK, edition, f"The deck: {edition}", text, *sources)
    return _option(edition, f"{text}{besides}", article, lambda ruleset: replace(ruleset, edition=edition))


DECK_OF = Difference(
    "deck",
    "Which deck is on the table?",
    (
        _standard("108", "108 cards, without special wild cards.", DECK),
        _edition(
            "112",
            "112 cards: one Wild Shuffle Hands and three Wild Customizable besides the classic 108.",
            "S2",
            "PL112",
        ),
        _edition(
            "112-swap",
            "112 cards: one Wild Swap Hands and three Wild Customizable besides the classic 108.",
            "PY",
        ),
        _edition(
            "112-blank",
            "112 cards: four blank ones besides the classic 108, played as Wild Customizable.",
            "BASIC",
            OURS,
        ),
        _edition(
            "112-themed",
            "112 cards: four wild cards of the theme besides the classic 108, played as Wild Customizable.",
            "BVS",
            OURS,
            besides=" Such a box has a sheet that counts them 50: special-wild-points settles it, 40 or 50.",
        ),
    ),
    "The classic deck plays everywhere; the others say on the card what they add.",
)

POINTS_DECIDE = _instead(
    DRAWING_FOR_THE_DEAL,
    "points",
    "Drawing for the deal, by points",
    "Before the first deal everybody draws a card, and the one worth most points deals: a wild card beats "
    "all. "
    "Those who tie draw again.",
    "S1",
    "BASIC",
    OURS,
)
NUMBERS_ONLY_DECIDE = _instead(
    DRAWING_FOR_THE_DEAL,
    "again",
    "Drawing for the deal, numbers only",
    "Before the first deal everybody draws a card, and the highest number deals. A card without a number "
    "does not count: the player who drew it draws again.",
    "IG",
    OURS,
)
FIRST_DEALER = Difference(
    "first-dealer",
    "Everybody draws a card for the first deal. What if it has no number?",
    (
        _standard("numbers", "It counts nothing; the highest number deals.", DRAWING_FOR_THE_DEAL),
        _option(
            "points",
            "It counts its points; a wild card beats all.",
            POINTS_DECIDE,
            lambda ruleset: replace(ruleset, rank_for_the_deal=WORTH),
        ),
        _option(
            "again",
            "The player who drew it draws again.",
            NUMBERS_ONLY_DECIDE,
            lambda ruleset: replace(
                ruleset,
                rank_for_the_deal=DEALER_DRAW_RANKS
                | dict.fromkeys((*ACTION_FACES, *WILD_FACES, *SPECIAL_WILD_FACES), -1),
            ),
        ),
    ),
    "The full sheets say so; by points a wild card, which has no number, would always win.",
)


def the_winner_deals(match: AnyMatch, winner: Seat | None, left: Mapping[Seat, Points] | None) -> Seat:
    """Who won the round, where that is known."""
    return next_dealer_to_the_left(match, winner, left) if winner is None else winner


def the_loser_deals(match: AnyMatch, winner: Seat | None, left: Mapping[Seat, Points] | None) -> Seat:
    """Who had the highest hand left; the next one to the left where that is not known, or of several."""
    stayed = {seat: points for seat, points in (left or {}).items() if seat in match.order}
    losers = [seat for seat, points in stayed.items() if points == max(stayed.values())]
    around = (seat_clockwise(match.order, match.dealer, step) for step in range(1, len(match.order) + 1))
    return next((seat for seat in around if seat in losers), next_dealer_to_the_left(match, winner, left))


WINNER_DEALS = _instead(
    NEXT_DEALER, "winner", "The winner deals next", "Who won a round deals the next one.", OURS
)
LOSER_DEALS = _instead(
    NEXT_DEALER,
    "loser",
    "The loser deals next",
    "The player who had most points left in hand deals the next round; of several the one nearest to the "
    "dealer's left, and where it is not known the next one to the dealer's left.",
    OURS,
)
DEALS_NEXT = Difference(
    "next-dealer",
    "Who deals the next round?",
    (
        _standard("left", "The deal passes to the left.", NEXT_DEALER),
        _option(
            "winner",
            "The winner of the round.",
            WINNER_DEALS,
            lambda ruleset: replace(ruleset, next_dealer=the_winner_deals, deal_goes_around=False),
        ),
        _option(
            "loser",
            "The highest hand left.",
            LOSER_DEALS,
            lambda ruleset: replace(ruleset, next_dealer=the_loser_deals, deal_goes_around=False),
        ),
    ),
    "No sheet says it; passing to the left is fair to everybody.",
)

WILD_RETURNED = _instead(
    FIRST_WILD,
    "returned",
    "A Wild turned up goes back",
    "It goes back into the pile, which is shuffled, and another card is turned up.",
    "S1",
    "BASIC",
)
WILDS_GO_BACK = dict.fromkeys(("wild", *SPECIAL_WILD_FACES), FirstCardOutcome.GOES_BACK)
FIRST_WILD_CARD = Difference(
    "first-wild",
    "A Wild is turned up to begin. What now?",
    (
        _standard("named", "The player to the dealer's left names the color and plays.", FIRST_WILD),
        _option(
            "returned",
            "It goes back, and another card is turned up.",
            WILD_RETURNED,
            lambda ruleset: replace(ruleset, first_card=RuleChart(ruleset.first_card | WILDS_GO_BACK)),
        ),
    ),
    "Most sources say so; S1 says both.",
)
NUMBER_BEGINS = _instead(
    FIRST_CARD,
    "numbers-only",
    "Only a number begins",
    "A card without a number that is turned up is ignored and stays; cards are turned up until a number "
    "begins.",
    "S2",
    OURS,
)
FIRST_OF_ALL = Difference(
    "first-card",
    "An action card is turned up to begin. Does it act?",
    (
        _standard("acts", "It acts at once.", FIRST_CARD),
        _option(
            "numbers-only",
            "It is ignored; cards are turned up until a number begins.",
            NUMBER_BEGINS,
            lambda ruleset: replace(ruleset, first_card=FATES_IF_ONLY_NUMBERS_BEGIN),
        ),
    ),
    "Every publisher sheet lets it act.",
)
DRAWS_AND_PLAYS = _instead(
    FIRST_DRAW_TWO,
    "plays",
    "A Draw Two turned up, and the turn stays",
    "The player to the dealer's left draws two cards and then takes the first turn.",
    "S1",
    "BASIC",
    OURS,
)
FIRST_DRAW_TWO_CARD = Difference(
    "first-draw-two",
    "A Draw Two is turned up to begin. Does the first player lose the turn too?",
    (
        _standard("misses", "Draws two and misses the turn.", FIRST_DRAW_TWO),
        _option(
            "plays",
            "Draws two and then plays: read to the letter, S1 and BASIC ask for no more.",
            DRAWS_AND_PLAYS,
            lambda ruleset: replace(ruleset, first_draw_two_skips=False),
        ),
    ),
    "The full sheets say so, and it is what the card does later on.",
)


def _first_reverse(chosen: str, text: str, title: str, rule: str, *sources: str) -> Option[UnoRuleset]:
    article = _instead(FIRST_REVERSE, chosen, title, rule, *sources)
    starts = CHOICES_OF_STARTER_AFTER_REVERSE[chosen]
    return _option(chosen, text, article, lambda ruleset: replace(ruleset, starter_after_reverse=starts))


FIRST_REVERSE_CARD = Difference(
    "first-reverse",
    "A Reverse is turned up to begin. Who plays first?",
    (
        _standard("dealer", "The dealer, and play goes to the right.", FIRST_REVERSE),
        _first_reverse(
            "right",
            "The player to the dealer's right; between two, who did not deal.",
            "A Reverse turned up: the right plays first",
            "The player to the dealer's right plays first, and play goes on to the right.",
            "S1",
            "BASIC",
        ),
        _first_reverse(
            "left",
            "The player to the dealer's left, and then play goes to the right.",
            "A Reverse turned up: the left plays first",
            "The player to the dealer's left plays first, and from there play goes to the right.",
            "LU",
        ),
    ),
    "The newest full sheet and the oldest one agree on it, and so does S4. S3 says it of two players alone.",
)

# --- a turn ---

MUST_LAY = _instead(
    DRAWING_INSTEAD_OF_PLAYING,
    "unable",
    "Drawing only when nothing fits",
    "A player who can play a card has to. Only a player who cannot draws one; nobody else sees the hand, so "
    "the draw stands, unless a card that fits is certainly in it.",
    "S1",
    "S3",
    OURS,
)
DECLINE = Difference(
    "declining",
    "I could play a card. May I draw instead?",
    (
        _standard("may", "Yes: draw one, and only that one may be played.", DRAWING_INSTEAD_OF_PLAYING),
        _option(
            "must-lay",
            "No: play if you can.",
            MUST_LAY,
            lambda ruleset: replace(ruleset, declining=CHECKS_OF_DRAW_BY_CHOICE["must-lay"]),
        ),
    ),
    "All full sheets allow it; S1 and S3 only speak of who has nothing that fits.",
)
MUST_LAY_THE_DRAWN = _instead(
    DRAWN_CARD,
    "must",
    "A drawn card that fits is played",
    "A card just drawn that fits has to be played. Nobody else sees it, so keeping it stands. When the next "
    "player goes on, it counts as kept.",
    "S1",
    "BASIC",
)
DRAWN = Difference(
    "drawn-card",
    "The card I drew fits. Must I play it?",
    (
        _standard("may", "No, it may be kept.", DRAWN_CARD),
        _option(
            "must",
            "Yes.",
            MUST_LAY_THE_DRAWN,
            lambda ruleset: replace(ruleset, keeping=CHECKS_OF_KEEPING_DRAWN_CARD["must"]),
        ),
    ),
    "The fuller sheets and three of the guides say may.",
)

# --- Wild Draw Four ---


ALL_THAT_FITS_BARS = _instead(
    WILD_DRAW_FOUR_COLOR,
    "any-playable",
    "A Wild Draw Four only when nothing else fits",
    "Only by a player who holds no card at all that could be played: none of the color, the number or the "
    "symbol, and no other wild card. Nobody else can see it, so the card stands, and who is told to draw may "
    "challenge it.",
    "S1",
)
WILDS_BAR = _instead(
    WILD_DRAW_FOUR_COLOR,
    "wilds-count",
    "A Wild Draw Four only without color and wild cards",
    "Only by a player who holds no card of the current color and no other wild card. Nobody else can see it, "
    "so the card stands, and who is told to draw may challenge it.",
    "TWEET-WD4",
)


def _bars(chosen: str, text: str, article: Article) -> Option[UnoRuleset]:
    return _option(
        chosen,
        text,
        article,
        lambda ruleset: replace(ruleset, bars_a_wild_draw_four=BARRING_TESTS_OF_WILD_DRAW_FOUR[chosen]),
    )


MAY_BE_LAID = Difference(
    "wild-draw-four",
    "When may a Wild Draw Four be played?",
    (
        _standard("color", "Without a card of the current color in hand.", WILD_DRAW_FOUR_COLOR),
        _bars(
            "any-playable",
            "Without any card in hand that could be played, wild cards included.",
            ALL_THAT_FITS_BARS,
        ),
        _bars(
            "wilds-count",
            "Without a card of the current color and without another wild card.",
            WILDS_BAR,
        ),
    ),
    "Three of the guides and every full sheet speak of the color alone.",
)
SEEN_GOES_BACK = _instead(
    WILD_DRAW_FOUR_BLUFF,
    "refused",
    "What everybody can see through goes back",
    "A Wild Draw Four goes back into the hand at once if the cards that are certain prove that it could not "
    "be played.",
    OURS,
)
SEEN_THROUGH = Difference(
    "proved-bluff",
    "Everybody has seen that a Wild Draw Four could not be played. Does it go back at once?",
    (
        _standard("challenged", "No, but who challenges it wins without a look.", WILD_DRAW_FOUR_BLUFF),
        _option(
            "refused",
            "Yes, it goes back.",
            SEEN_GOES_BACK,
            lambda ruleset: replace(ruleset, proved_bluff_goes_back=True).with_added_check(
                Play, cite_bluff_that_goes_back_to_hand
            ),
        ),
    ),
    "S1 says that it can be played all the same, and nobody helps the one who should challenge it.",
)
ANYBODY_CHALLENGES = _instead(
    CHALLENGE,
    "anyone",
    "Anybody challenges a Wild Draw Four",
    "Every other player may challenge it, after the color is named. If somebody who was not told to draw "
    "loses "
    "the challenge, that player draws the six cards, and the one told to draw only misses the turn.",
    "S3",
    OURS,
)
CHALLENGER = Difference(
    "who-challenges",
    "Who may challenge a Wild Draw Four?",
    (
        _standard("target", "Only the player told to draw.", CHALLENGE),
        _option(
            "anyone",
            "Every other player.",
            ANYBODY_CHALLENGES,
            lambda ruleset: ruleset.with_replaced_check(
                Challenge, CHECKS_OF_CHALLENGER["target"], CHECKS_OF_CHALLENGER["anyone"]
            ),
        ),
    ),
    "The old sheet says it outright, and S1, S2 and S4 agree.",
)
SHOWN_TO_ALL = _instead(
    CHALLENGE_HAND,
    "everybody",
    "The hand is shown to everybody",
    "The player who played the card shows the hand to the whole table, and anybody may say what was in it. "
    "What counts is the color that was current before the card, and the hand as it was when the card was "
    "played.",
    OURS,
)
SHOWN_TO = Difference(
    "hand-shown-to",
    "Who sees the hand after a challenge?",
    (
        _standard("challenger", "Only the challenger.", CHALLENGE_HAND),
        _option(
            "everybody",
            "The whole table.",
            SHOWN_TO_ALL,
            lambda ruleset: ruleset.with_replaced_check(
                ShowHand, CHECKS_OF_ANSWERING_SEAT["challenger"], CHECKS_OF_ANSWERING_SEAT["everybody"]
            ),
        ),
    ),
    "It keeps the other players from learning a hand that is still played.",
)
UNTIL_SOMEBODY_ACTS = _instead(
    CHALLENGE_IN_TIME,
    "next-act",
    "It may be challenged until somebody acts",
    "Also after the four cards were drawn, as long as nobody has gone on. The cards drawn go back into the "
    "pile, "
    "unseen by others, before the hand is shown.",
    OURS,
)
CHALLENGED_UNTIL = Difference(
    "challenge-until",
    "I have drawn the four already. May I still challenge?",
    (
        _standard("drawing", "No, not once the first card is drawn.", CHALLENGE_IN_TIME),
        _option(
            "next-act",
            "Yes, until somebody goes on; the cards go back first.",
            UNTIL_SOMEBODY_ACTS,
            lambda ruleset: replace(
                ruleset, resolve_challenge_time=IMPLIED_EVENTS_OF_LATE_CHALLENGE["next-act"]
            ),
        ),
    ),
    "A player who has drawn has seen new cards, and the hands are not as they were.",
)
LAST_CARD_STANDS = _instead(
    CHALLENGE_LAST_CARD,
    "refused",
    "A last card is not challenged",
    "A Wild Draw Four played as last card is always lawful, and cannot be challenged.",
    OURS,
)
CHALLENGED_LAST = Difference(
    "challenge-last-card",
    "The last card was a Wild Draw Four. May it be challenged?",
    (
        _standard("fails", "Yes, but the challenge is lost: the hand is empty.", CHALLENGE_LAST_CARD),
        _option(
            "refused",
            "No, nothing is drawn for asking.",
            LAST_CARD_STANDS,
            lambda ruleset: ruleset.with_added_check(Challenge, a_last_card_is_not_challenged),
        ),
    ),
    "A player who challenges an empty hand should have counted.",
)

# --- calling ---

ONLY_AT_ONE = _instead(
    CALL_EARLY,
    "one-card",
    "No call before the card is played",
    "UNO is called with the card that leaves one, or after it. A call before that counts for nothing.",
    "LU",
)
CALL_FROM = Difference(
    "call-from",
    "I call UNO before I play my last card but one. Does it count?",
    (
        _standard("two-cards", "Yes, on the own turn.", CALL_EARLY),
        _option(
            "one-card",
            "No, only with one card left.",
            ONLY_AT_ONE,
            lambda ruleset: replace(ruleset, has_early_calls=False),
        ),
    ),
    "The old sheet asks for the call before the card touches the pile.",
)
UNTIL_A_PLAY = _instead(
    CALL_IN_TIME,
    "next-play",
    "Until somebody plays a card",
    "From the card that leaves one until another player has played a card: drawing leaves the time open. Who "
    "calls before being caught is safe. The player's own next act ends it, and so does another player who "
    "goes down to one card without calling.",
    "S2",
    "FRSHOW",
    OURS,
)
UNTIL_A_DRAW = _instead(
    CALL_IN_TIME,
    "next-draw",
    "Until somebody draws a card",
    "From the card that leaves one until another player has drawn a card: playing one leaves the time open, "
    "also where another player goes down to one card. A player who calls before being caught is safe. The "
    "player's own next act ends it.",
    "S1",
    OURS,
)
CATCH_UNTIL = Difference(
    "catch-until",
    "Somebody forgot to call UNO. Until when can I catch them?",
    (
        _standard("next-act", "Until the next player plays or draws a card.", CALL_IN_TIME),
        _option(
            "next-play",
            "Until another player plays a card.",
            UNTIL_A_PLAY,
            lambda ruleset: replace(ruleset, closes_the_time_to_catch=CALL_WINDOW_CLOSING_RULES["next-play"]),
        ),
        _option(
            "next-draw",
            "Until another player draws a card.",
            UNTIL_A_DRAW,
            lambda ruleset: replace(ruleset, closes_the_time_to_catch=CALL_WINDOW_CLOSING_RULES["next-draw"]),
        ),
    ),
    "The old sheet says when a turn begins: with the first card that is drawn, or played from the hand.",
)
DRAWING_CLOSES = _instead(
    MISSED_TURN,
    "draw-closes",
    "Drawing what is owed ends the time to catch",
    "When the next player draws what is owed, who did not call can be caught no more. Being skipped ends "
    "nothing.",
    "S1",
)
MISSING_CLOSES = _instead(
    MISSED_TURN,
    "closes",
    "A missed turn ends the time to catch",
    "When the next player is skipped, or draws what is owed, who did not call can be caught no more.",
    OURS,
)
MISSED = Difference(
    "missed-turn",
    "The next player is skipped or has to draw. Does that end the time to catch?",
    (
        _standard("open", "No, only an act does.", MISSED_TURN),
        _option(
            "draw-closes",
            "Drawing what is owed does.",
            DRAWING_CLOSES,
            lambda ruleset: replace(ruleset, missed_turn_closes=True),
        ),
        _option(
            "closes",
            "Both do.",
            MISSING_CLOSES,
            lambda ruleset: replace(ruleset, missed_turn_closes=True, skip_closes=True),
        ),
    ),
    "Beginning a turn is playing or drawing a card of one's own will.",
)


CALL_COUNTS = _instead(
    CONTRADICTION_OF_CALL_AND_CATCH,
    "call",
    "Called and caught at once: the call counts",
    "When a call and a catch come at once the call counts, and nobody draws cards for it. A catch that comes "
    "at once with the act that ends its time is too late. Where they did not come at once the table decides.",
    OURS,
)
CATCH_COUNTS = _instead(
    CONTRADICTION_OF_CALL_AND_CATCH,
    "catch",
    "Called and caught at once: the catch counts",
    "When a call and a catch come at once the catch counts, and the player who is caught draws; so does one "
    "that comes at once with the act that ends its time. Where they did not come at once the table decides.",
    OURS,
)
AT_ONCE = Difference(
    "at-once",
    "UNO is called and somebody is caught for it at the same moment. What counts?",
    (
        _standard("table", "Nobody can tell: the table decides.", CONTRADICTION_OF_CALL_AND_CATCH),
        _option("call", "The call.", CALL_COUNTS, lambda ruleset: replace(ruleset, at_once="call")),
        _option("catch", "The catch.", CATCH_COUNTS, lambda ruleset: replace(ruleset, at_once="catch")),
    ),
    "No source says. Anybody who was in the room may know, and the service does not.",
)


def _penalty(cards: int, spoken: str, *sources: str) -> Option[UnoRuleset]:
    article = _instead(
        CATCH,
        str(cards),
        f"Being caught costs {spoken}",
        f"Who did not call and is caught by another player in time draws {spoken}: once for each lapse.",
        *sources,
    )
    return _option(
        cards,
        f"{spoken.capitalize()}.",
        article,
        lambda ruleset: replace(ruleset, late_call=CardCount(cards)),
    )


LATE_CALL = Difference(
    "late-uno-penalty",
    "How many cards for not calling UNO?",
    (
        _standard(2, "Two cards.", CATCH),
        _penalty(4, "four cards", "S1"),
        _penalty(1, "one card", OURS),
        _penalty(3, "three cards", OURS),
    ),
    "Three of the guides and every sheet say two; only S1 and texts like it say four.",
)

# --- the end of a round, and of a match ---

NOBODY_DRAWS = _instead(
    DRAW_FOR_LAST_CARD,
    "not-drawn",
    "A last card makes nobody draw",
    "When somebody is out nobody draws any more, whatever the last card was.",
    "UKDE",
    "AS",
)
LAST_CARD_DRAWS = Difference(
    "last-card-draw",
    "The last card was a Draw Two. Does the next player still draw?",
    (
        _standard("drawn", "Yes, before the hands are counted.", DRAW_FOR_LAST_CARD),
        _option(
            "not-drawn",
            "No.",
            NOBODY_DRAWS,
            lambda ruleset: replace(ruleset, last_card_makes_somebody_draw=False),
        ),
    ),
    "Every sheet that speaks of it says so.",
)
FIFTY_EACH = _instead(
    SPECIAL_WILD_POINTS,
    "50",
    "The special wild cards are worth 50",
    "Wild Shuffle Hands, Wild Swap Hands and Wild Customizable count 50 each, like all wild cards.",
    "S2",
    "DBZ21",
)
SPECIAL_WORTH = Difference(
    "special-wild-points",
    "What are the special wild cards worth?",
    (
        _standard(40, "40 points each.", SPECIAL_WILD_POINTS),
        _option(
            50,
            "50 points each.",
            FIFTY_EACH,
            lambda ruleset: replace(
                ruleset, points=RuleChart({**ruleset.points, **dict.fromkeys(SPECIAL_WILD_FACES, Points(50))})
            ),
        ),
    ),
    "Several guides say 40; S2 counts all wild cards alike.",
)
SCORING = Difference(
    "scoring",
    "How do we score?",
    (
        Option(
            "winner-takes-all",
            "The winner of a round scores all that is left in the other hands.",
            ("S1", "S2", "S3", "S4", "IG", "PL112"),
            (WINNER_TAKES_ALL, WINNING_THE_MATCH),
        ),
        *UNOFFICIAL_SCORING_OPTIONS,
    ),
    "Every full sheet has it, and so do S1 and S4; S2 has it as an option. S3 counts the other hands, and "
    "does not say who scores them.",
)
FOR_TWO = Difference(
    "reverse-for-two",
    "We are two. What does a Reverse do?",
    (
        _standard(
            "skip", "It works like a Skip: the player who played it has another turn.", REVERSE_FOR_TWO
        ),
        Option(
            "nothing",
            "Nothing: the other player is next.",
            REVERSE_WITHOUT_EFFECT_FOR_TWO.sources,
            (REVERSE_WITHOUT_EFFECT_FOR_TWO,),
            lambda ruleset: replace(
                ruleset,
                between_two=ruleset.between_two.with_replaced_row(
                    "reverse", REVERSE_WITHOUT_EFFECT_BETWEEN_TWO
                ),
            ),
        ),
    ),
    "The publisher's rules for two say so.",
)
HAND_COUNTED = _instead(
    LEAVING,
    "counted",
    "Leaving an open round, and the hand counts",
    "The hand of a player who leaves is counted at once, and its points count when the round is over. What "
    "the "
    "player owed lapses, and the turn passes on.",
    OURS,
)
LEAVING_HAND = Difference(
    "leaving-hand",
    "Somebody leaves in the middle of a round. Does the hand count?",
    (
        _standard("set-aside", "No, it is set aside.", LEAVING),
        _option(
            "counted",
            "Yes, it is counted at once.",
            HAND_COUNTED,
            lambda ruleset: ruleset.with_replaced_check(
                Leave, CHECKS_OF_POINTS_ON_LEAVING["set-aside"], CHECKS_OF_POINTS_ON_LEAVING["counted"]
            ),
        ),
    ),
    "Nobody should win by others going home.",
)

DIFFERENCES = (
    DECK_OF,
    FIRST_DEALER,
    DEALS_NEXT,
    FIRST_WILD_CARD,
    FIRST_OF_ALL,
    FIRST_DRAW_TWO_CARD,
    FIRST_REVERSE_CARD,
    DECLINE,
    DRAWN,
    MAY_BE_LAID,
    SEEN_THROUGH,
    CHALLENGER,
    SHOWN_TO,
    CHALLENGED_UNTIL,
    CHALLENGED_LAST,
    CALL_FROM,
    CATCH_UNTIL,
    MISSED,
    AT_ONCE,
    LATE_CALL,
    LAST_CARD_DRAWS,
    SPECIAL_WORTH,
    SCORING,
    FOR_TWO,
    LEAVING_HAND,
)
"""In this order they amend the standard ruleset: of two that speak of the same card the later one decides."""
