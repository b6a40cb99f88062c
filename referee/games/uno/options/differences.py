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


def _instead(standard: Article, suffix: str, *sources: str) -> Article:
    return Article(f"{standard.id}.{suffix}", sources, instead_of=standard.id)


def _option(chosen: OptionId, article: Article, amend: Amend) -> Option[UnoRuleset]:
    """An option whose article stands in the place of the standard one."""
    return Option(
        chosen,
        article.sources,
        (article,),
        lambda ruleset: amend(ruleset.with_substitute_article(article)),
    )


def _standard(chosen: OptionId, article: Article) -> Option[UnoRuleset]:
    return Option(chosen, article.sources, (article,))


# --- setting up ---


def _edition(edition: str, *sources: str) -> Option[UnoRuleset]:
    article = _instead(DECK, edition, *sources)
    return _option(edition, article, lambda ruleset: replace(ruleset, edition=edition))


DECK_OF = Difference(
    "deck",
    (
        _standard("108", DECK),
        _edition(
            "112",
            "S2",
            "PL112",
        ),
        _edition(
            "112-swap",
            "PY",
        ),
        _edition(
            "112-blank",
            "BASIC",
            OURS,
        ),
        _edition(
            "112-themed",
            "BVS",
            OURS,
        ),
    ),
)

POINTS_DECIDE = _instead(DRAWING_FOR_THE_DEAL, "points", "S1", "BASIC", OURS)
NUMBERS_ONLY_DECIDE = _instead(DRAWING_FOR_THE_DEAL, "again", "IG", OURS)
FIRST_DEALER = Difference(
    "first-dealer",
    (
        _standard("numbers", DRAWING_FOR_THE_DEAL),
        _option(
            "points",
            POINTS_DECIDE,
            lambda ruleset: replace(ruleset, rank_for_the_deal=WORTH),
        ),
        _option(
            "again",
            NUMBERS_ONLY_DECIDE,
            lambda ruleset: replace(
                ruleset,
                rank_for_the_deal=DEALER_DRAW_RANKS
                | dict.fromkeys((*ACTION_FACES, *WILD_FACES, *SPECIAL_WILD_FACES), -1),
            ),
        ),
    ),
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


WINNER_DEALS = _instead(NEXT_DEALER, "winner", OURS)
LOSER_DEALS = _instead(NEXT_DEALER, "loser", OURS)
DEALS_NEXT = Difference(
    "next-dealer",
    (
        _standard("left", NEXT_DEALER),
        _option(
            "winner",
            WINNER_DEALS,
            lambda ruleset: replace(ruleset, next_dealer=the_winner_deals, deal_goes_around=False),
        ),
        _option(
            "loser",
            LOSER_DEALS,
            lambda ruleset: replace(ruleset, next_dealer=the_loser_deals, deal_goes_around=False),
        ),
    ),
)

WILD_RETURNED = _instead(FIRST_WILD, "returned", "S1", "BASIC")
WILDS_GO_BACK = dict.fromkeys(("wild", *SPECIAL_WILD_FACES), FirstCardOutcome.GOES_BACK)
FIRST_WILD_CARD = Difference(
    "first-wild",
    (
        _standard("named", FIRST_WILD),
        _option(
            "returned",
            WILD_RETURNED,
            lambda ruleset: replace(ruleset, first_card=RuleChart(ruleset.first_card | WILDS_GO_BACK)),
        ),
    ),
)
NUMBER_BEGINS = _instead(FIRST_CARD, "numbers-only", "S2", OURS)
FIRST_OF_ALL = Difference(
    "first-card",
    (
        _standard("acts", FIRST_CARD),
        _option(
            "numbers-only",
            NUMBER_BEGINS,
            lambda ruleset: replace(ruleset, first_card=FATES_IF_ONLY_NUMBERS_BEGIN),
        ),
    ),
)
DRAWS_AND_PLAYS = _instead(FIRST_DRAW_TWO, "plays", "S1", "BASIC", OURS)
FIRST_DRAW_TWO_CARD = Difference(
    "first-draw-two",
    (
        _standard("misses", FIRST_DRAW_TWO),
        _option(
            "plays",
            DRAWS_AND_PLAYS,
            lambda ruleset: replace(ruleset, first_draw_two_skips=False),
        ),
    ),
)


def _first_reverse(chosen: str, *sources: str) -> Option[UnoRuleset]:
    article = _instead(FIRST_REVERSE, chosen, *sources)
    starts = CHOICES_OF_STARTER_AFTER_REVERSE[chosen]
    return _option(chosen, article, lambda ruleset: replace(ruleset, starter_after_reverse=starts))


FIRST_REVERSE_CARD = Difference(
    "first-reverse",
    (
        _standard("dealer", FIRST_REVERSE),
        _first_reverse(
            "right",
            "S1",
            "BASIC",
        ),
        _first_reverse(
            "left",
            "LU",
        ),
    ),
)

# --- a turn ---

MUST_LAY = _instead(DRAWING_INSTEAD_OF_PLAYING, "unable", "S1", "S3", OURS)
DECLINE = Difference(
    "declining",
    (
        _standard("may", DRAWING_INSTEAD_OF_PLAYING),
        _option(
            "must-lay",
            MUST_LAY,
            lambda ruleset: replace(ruleset, declining=CHECKS_OF_DRAW_BY_CHOICE["must-lay"]),
        ),
    ),
)
MUST_LAY_THE_DRAWN = _instead(DRAWN_CARD, "must", "S1", "BASIC")
DRAWN = Difference(
    "drawn-card",
    (
        _standard("may", DRAWN_CARD),
        _option(
            "must",
            MUST_LAY_THE_DRAWN,
            lambda ruleset: replace(ruleset, keeping=CHECKS_OF_KEEPING_DRAWN_CARD["must"]),
        ),
    ),
)

# --- Wild Draw Four ---


ALL_THAT_FITS_BARS = _instead(WILD_DRAW_FOUR_COLOR, "any-playable", "S1")
WILDS_BAR = _instead(WILD_DRAW_FOUR_COLOR, "wilds-count", "TWEET-WD4")


def _bars(chosen: str, article: Article) -> Option[UnoRuleset]:
    return _option(
        chosen,
        article,
        lambda ruleset: replace(ruleset, bars_a_wild_draw_four=BARRING_TESTS_OF_WILD_DRAW_FOUR[chosen]),
    )


MAY_BE_LAID = Difference(
    "wild-draw-four",
    (
        _standard("color", WILD_DRAW_FOUR_COLOR),
        _bars(
            "any-playable",
            ALL_THAT_FITS_BARS,
        ),
        _bars(
            "wilds-count",
            WILDS_BAR,
        ),
    ),
)
SEEN_GOES_BACK = _instead(WILD_DRAW_FOUR_BLUFF, "refused", OURS)
SEEN_THROUGH = Difference(
    "proved-bluff",
    (
        _standard("challenged", WILD_DRAW_FOUR_BLUFF),
        _option(
            "refused",
            SEEN_GOES_BACK,
            lambda ruleset: replace(ruleset, proved_bluff_goes_back=True).with_added_check(
                Play, cite_bluff_that_goes_back_to_hand
            ),
        ),
    ),
)
ANYBODY_CHALLENGES = _instead(CHALLENGE, "anyone", "S3", OURS)
CHALLENGER = Difference(
    "who-challenges",
    (
        _standard("target", CHALLENGE),
        _option(
            "anyone",
            ANYBODY_CHALLENGES,
            lambda ruleset: ruleset.with_replaced_check(
                Challenge, CHECKS_OF_CHALLENGER["target"], CHECKS_OF_CHALLENGER["anyone"]
            ),
        ),
    ),
)
SHOWN_TO_ALL = _instead(CHALLENGE_HAND, "everybody", OURS)
SHOWN_TO = Difference(
    "hand-shown-to",
    (
        _standard("challenger", CHALLENGE_HAND),
        _option(
            "everybody",
            SHOWN_TO_ALL,
            lambda ruleset: ruleset.with_replaced_check(
                ShowHand, CHECKS_OF_ANSWERING_SEAT["challenger"], CHECKS_OF_ANSWERING_SEAT["everybody"]
            ),
        ),
    ),
)
UNTIL_SOMEBODY_ACTS = _instead(CHALLENGE_IN_TIME, "next-act", OURS)
CHALLENGED_UNTIL = Difference(
    "challenge-until",
    (
        _standard("drawing", CHALLENGE_IN_TIME),
        _option(
            "next-act",
            UNTIL_SOMEBODY_ACTS,
            lambda ruleset: replace(
                ruleset, resolve_challenge_time=IMPLIED_EVENTS_OF_LATE_CHALLENGE["next-act"]
            ),
        ),
    ),
)
LAST_CARD_STANDS = _instead(CHALLENGE_LAST_CARD, "refused", OURS)
CHALLENGED_LAST = Difference(
    "challenge-last-card",
    (
        _standard("fails", CHALLENGE_LAST_CARD),
        _option(
            "refused",
            LAST_CARD_STANDS,
            lambda ruleset: ruleset.with_added_check(Challenge, a_last_card_is_not_challenged),
        ),
    ),
)

# --- calling ---

ONLY_AT_ONE = _instead(CALL_EARLY, "one-card", "LU")
CALL_FROM = Difference(
    "call-from",
    (
        _standard("two-cards", CALL_EARLY),
        _option(
            "one-card",
            ONLY_AT_ONE,
            lambda ruleset: replace(ruleset, has_early_calls=False),
        ),
    ),
)
UNTIL_A_PLAY = _instead(CALL_IN_TIME, "next-play", "S2", "FRSHOW", OURS)
UNTIL_A_DRAW = _instead(CALL_IN_TIME, "next-draw", "S1", OURS)
CATCH_UNTIL = Difference(
    "catch-until",
    (
        _standard("next-act", CALL_IN_TIME),
        _option(
            "next-play",
            UNTIL_A_PLAY,
            lambda ruleset: replace(ruleset, closes_the_time_to_catch=CALL_WINDOW_CLOSING_RULES["next-play"]),
        ),
        _option(
            "next-draw",
            UNTIL_A_DRAW,
            lambda ruleset: replace(ruleset, closes_the_time_to_catch=CALL_WINDOW_CLOSING_RULES["next-draw"]),
        ),
    ),
)
DRAWING_CLOSES = _instead(MISSED_TURN, "draw-closes", "S1")
MISSING_CLOSES = _instead(MISSED_TURN, "closes", OURS)
MISSED = Difference(
    "missed-turn",
    (
        _standard("open", MISSED_TURN),
        _option(
            "draw-closes",
            DRAWING_CLOSES,
            lambda ruleset: replace(ruleset, missed_turn_closes=True),
        ),
        _option(
            "closes",
            MISSING_CLOSES,
            lambda ruleset: replace(ruleset, missed_turn_closes=True, skip_closes=True),
        ),
    ),
)


CALL_COUNTS = _instead(CONTRADICTION_OF_CALL_AND_CATCH, "call", OURS)
CATCH_COUNTS = _instead(CONTRADICTION_OF_CALL_AND_CATCH, "catch", OURS)
AT_ONCE = Difference(
    "at-once",
    (
        _standard("table", CONTRADICTION_OF_CALL_AND_CATCH),
        _option("call", CALL_COUNTS, lambda ruleset: replace(ruleset, at_once="call")),
        _option("catch", CATCH_COUNTS, lambda ruleset: replace(ruleset, at_once="catch")),
    ),
)


def _penalty(cards: int, spoken: str, *sources: str) -> Option[UnoRuleset]:
    article = _instead(CATCH, str(cards), *sources)
    return _option(
        cards,
        article,
        lambda ruleset: replace(ruleset, late_call=CardCount(cards)),
    )


LATE_CALL = Difference(
    "late-uno-penalty",
    (
        _standard(2, CATCH),
        _penalty(4, "four cards", "S1"),
        _penalty(1, "one card", OURS),
        _penalty(3, "three cards", OURS),
    ),
)

# --- the end of a round, and of a match ---

NOBODY_DRAWS = _instead(DRAW_FOR_LAST_CARD, "not-drawn", "UKDE", "AS")
LAST_CARD_DRAWS = Difference(
    "last-card-draw",
    (
        _standard("drawn", DRAW_FOR_LAST_CARD),
        _option(
            "not-drawn",
            NOBODY_DRAWS,
            lambda ruleset: replace(ruleset, last_card_makes_somebody_draw=False),
        ),
    ),
)
FIFTY_EACH = _instead(SPECIAL_WILD_POINTS, "50", "S2", "DBZ21")
SPECIAL_WORTH = Difference(
    "special-wild-points",
    (
        _standard(40, SPECIAL_WILD_POINTS),
        _option(
            50,
            FIFTY_EACH,
            lambda ruleset: replace(
                ruleset, points=RuleChart({**ruleset.points, **dict.fromkeys(SPECIAL_WILD_FACES, Points(50))})
            ),
        ),
    ),
)
SCORING = Difference(
    "scoring",
    (
        Option(
            "winner-takes-all",
            ("S1", "S2", "S3", "S4", "IG", "PL112"),
            (WINNER_TAKES_ALL, WINNING_THE_MATCH),
        ),
        *UNOFFICIAL_SCORING_OPTIONS,
    ),
)
FOR_TWO = Difference(
    "reverse-for-two",
    (
        _standard("skip", REVERSE_FOR_TWO),
        Option(
            "nothing",
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
)
HAND_COUNTED = _instead(LEAVING, "counted", OURS)
LEAVING_HAND = Difference(
    "leaving-hand",
    (
        _standard("set-aside", LEAVING),
        _option(
            "counted",
            HAND_COUNTED,
            lambda ruleset: ruleset.with_replaced_check(
                Leave, CHECKS_OF_POINTS_ON_LEAVING["set-aside"], CHECKS_OF_POINTS_ON_LEAVING["counted"]
            ),
        ),
    ),
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
