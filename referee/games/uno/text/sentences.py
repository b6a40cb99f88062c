"""UNO in sentences: what a finding says, and what each seat does now."""

from collections.abc import Callable

from referee.games.uno.model.phrases import may_draw_sentence, may_keep_sentence, may_not_draw_sentence
from referee.games.uno.model.rulebook import (
    BLUFF_PROVED,
    CALL,
    CALL_EARLY,
    CALL_IN_TIME,
    CARD_CLAIMED_BY_MISTAKE,
    CARDS_OWED_COUNT_AS_DRAWN,
    CARDS_THE_NEW_PILE_CAN_GIVE,
    CATCH,
    CATCH_REPORTED_BY_PLAYER,
    CHALLENGE,
    CHALLENGE_GUILTY,
    CHALLENGE_HAND,
    CHALLENGE_IN_TIME,
    CHALLENGE_INNOCENT,
    CHALLENGE_LAST_CARD,
    CHALLENGE_NOT_YET_ANSWERED,
    COLOR_NOT_YET_NAMED,
    CONTRADICTION_ABOUT_CHALLENGED_HAND,
    CONTRADICTION_OF_CALL_AND_CATCH,
    COUNTING_THE_HANDS,
    DEAL,
    DECK,
    DRAW_FOR_LAST_CARD,
    DRAW_ONE,
    DRAW_PILE_RUNS_OUT,
    DRAW_TWO,
    DRAWING_INSTEAD_OF_PLAYING,
    DRAWING_THE_CARDS_OWED,
    DRAWN_CARD,
    FIRST_CARD,
    FIRST_DRAW_TWO,
    FIRST_REVERSE,
    FIRST_SKIP,
    FIRST_WILD,
    FIRST_WILD_DRAW_FOUR,
    GOING_OUT,
    IMPOSSIBLE_CARD,
    IMPOSSIBLE_SCORE,
    LEAVING,
    MATCHING_THE_TOP_CARD,
    MISSED_TURN,
    NAMING_THE_COLOR,
    NEXT_DEALER,
    NOTHING_LEFT_TO_DRAW,
    POINTS,
    RECOUNT,
    RESHUFFLED_EARLY,
    SEVEN_CARDS,
    SITTING_OUT,
    SIZE_OF_COUNTED_HAND,
    SKIP,
    SPECIAL_WILD_POINTS,
    SWAPPING_HANDS,
    TABLE_STATES_THE_ROUND,
    TESTIMONY_ABOUT_CHALLENGED_HAND,
    TURN,
    WILD_CUSTOMIZABLE,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOUR_BLUFF,
    WILD_DRAW_FOUR_COLOR,
    WILD_SHUFFLE_HANDS,
    WILD_SWAP_HANDS,
    WINNER_TAKES_ALL,
    WINNING_THE_MATCH,
)
from referee.games.uno.options.differences import (
    ALL_THAT_FITS_BARS,
    CALL_COUNTS,
    CATCH_COUNTS,
    DRAWING_CLOSES,
    DRAWS_AND_PLAYS,
    FIRST_REVERSE_CARD,
    MISSING_CLOSES,
    NOBODY_DRAWS,
    UNTIL_A_DRAW,
    UNTIL_A_PLAY,
    WILDS_BAR,
)
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.options.rulesets import RULEBOOK
from referee.games.uno.rules.calls import FACT_NAMES_WHY_NO_CALL_WAS_DUE
from referee.games.uno.scores.out_of_the_match import LAST_SEAT_LEFT_WINS
from referee.games.uno.scores.scoring_forms import (
    EVERYBODY_SCORES_OWN_HAND,
    FIRST_TO_WIN_ROUNDS,
    OWN_HAND_COUNTS_IN_CHALLENGE_UNO,
    PARTNERS_SCORE_TOGETHER,
    ROUNDS_COUNT_INSTEAD_OF_POINTS,
    ROUNDS_COUNT_TOWARD_TARGET,
    TABLE_DECIDES_WHEN_MATCH_ENDS,
    TEAMS_OF_TWO_SCORE_TOGETHER,
    TWO_TEAMS_SCORE_TOGETHER,
)
from referee.games.uno.scores.teams import TEAM_RULES_BY_SCORING_OPTION
from referee.kit.cards import Card, card_with_printed_name
from referee.kit.said import Said, Sentence, paragraph
from referee.match.model.articles import sentence_of
from referee.match.model.rulebook import LEAVING_A_MATCH, TOTALS_FROM_PAPER
from referee.match.text.messages import Case, first_of, says
from referee.match.text.sentences import (
    MATCH_SENTENCES,
    Sentences,
    made_of,
    sentence,
    unless_written_wrongly,
)
from referee.rulings.finding import Finding, FindingWeight, NamedFacts

HOLDS, UNSEEN, BREAKS = FindingWeight.HOLDS, FindingWeight.UNSEEN, FindingWeight.BREAKS
DUE, DREW, MISSED, FINED = "due", "drew", "missed", "slip"
"""The keys of sentences for one seat, in the place of a weight: it has to call, it has drawn a card, it was
caught without a call, or it draws penalty cards under a house rule."""


# --- what fits, and what the first card is ---


def _slip(facts: NamedFacts) -> Case:
    """Whose card it was, and whether penalty cards go back."""
    if "returned" in facts:
        return "returned"
    return "other" if "really" in facts else "somebody"


def _goes_on(facts: NamedFacts) -> Case:
    return facts["fits"] if facts["fits"] in ("wild", "color") else "face"


def what_goes(top: Card, color: str | None, another_wild: bool = False) -> Said:
    """The cards that may be played on this top card, as a part of a sentence. With `another_wild`, the wild
    cards are other ones than a wild card that was just taken back."""
    if top.color is None:
        key = "uno-goes-on-a-wild-card-another" if another_wild else "uno-goes-on-a-wild-card"
        return Said(key, {"color": color})
    key = "uno-goes-on-a-color-another" if another_wild else "uno-goes-on-a-color"
    return Said(key, {"color": color, "face": top.face})


def _goes_not(facts: NamedFacts) -> dict[str, Said]:
    return {"goes": what_goes(card_with_printed_name(facts["top"]), facts["color"])}


def _does_not_begin(facts: NamedFacts) -> Case:
    becomes = facts.get("becomes")
    card = {"card": facts.get("card", "wild draw four")}
    if becomes == "is ignored":
        return "ignored", card
    return "back" if becomes == "goes back" or "card" not in facts else "stays", card


def _wild_does_not_begin(facts: NamedFacts) -> Case:
    return _does_not_begin(facts) if "becomes" in facts else "color"


# --- draws ---


def _pile_short(facts: NamedFacts) -> Case:
    if not facts["pile"]:
        return "empty"
    return "rest" if facts.get("rest") else "pile"


def _owed_and_drawn(facts: NamedFacts) -> Case:
    if "drawn" not in facts:
        return "due"
    drawn, owed = facts["drawn"], facts["count"]
    if drawn == owed:
        return "drawn"
    if drawn > owed or owed == 1:
        return "other"
    return "dry" if facts.get("left") == 0 else "fewer"


def _owes(facts: NamedFacts) -> Case:
    """What has to be drawn, of whoever does something else."""
    if "drawn" in facts:
        return "other"
    return "answer" if "answers" in facts else "card"


# --- the Wild Draw Four and the challenge ---


def _we_trust(facts: NamedFacts) -> Case:
    """A Wild Draw Four that stands; older rulings do not tell whether it may be challenged."""
    return "open" if facts.get("challenge") else "trusted"


def _no_challenge(facts: NamedFacts) -> Case:
    told = next((case for case in ("laid", "told") if case in facts), None)
    return told or ("challenged" if facts["challenged"] else "nothing")


def _no_hand(facts: NamedFacts) -> Case:
    if "accused" in facts:
        return "accused" if facts["accused"] else "nobody"
    if "teller" in facts:
        return "teller"
    return "size" if "size" in facts else "cards"


def _sought(facts: NamedFacts) -> str:
    """What a hand was searched for."""
    return "sought" if "sought" in facts else "color"


def _lost(facts: NamedFacts) -> Said:
    """The cost of a wrong challenge. Older rulings do not say whether the turn is missed."""
    return Said("uno-lost-challenge-misses" if facts.get("misses") else "uno-lost-challenge-draws", facts)


# --- calls and catches ---


def _too_late(ended: str) -> Callable[[NamedFacts], Case]:
    """Why somebody can be caught no more, where this ends the time to catch."""
    return first_of("own", "lapse", otherwise=ended)


def _crossed(facts: NamedFacts) -> Case:
    return "begun" if "begun" in facts else "called"


def _no_catch(facts: NamedFacts) -> Case:
    for why in FACT_NAMES_WHY_NO_CALL_WAS_DUE:
        if why in facts:
            return why
    if "held" in facts:
        return {None: "unknown", 1: "late"}.get(facts["held"], "held")
    if "disputed" in facts:
        return "disputed"
    if "late" in facts:
        return "before"
    return "again" if "entry" in facts else "oneself"


# --- what the cards on the table prove ---


def _cannot_be(facts: NamedFacts) -> Case:
    if "held" in facts:
        return "held"
    return next((case for case in ("known", "received") if case in facts), "elsewhere")


def _or(facts: NamedFacts) -> Said | None:
    """What may be wrong instead: the card that a refused claim has shown, or an earlier entry."""
    if "held" in facts:
        return None
    if "entry" in facts or "known" in facts:
        return unless_written_wrongly(facts)
    return Said("uno-something-earlier-may-be-wrong", facts)


def _the_pile_does_not_give(facts: NamedFacts) -> Case:
    if facts["why"] == "drawn before":
        return "before"
    return facts["why"] if facts["why"] == "given" else (facts["why"], {"discards": _discards(facts)})


def _discards(facts: NamedFacts) -> Said:
    """How often the card was among the discards that were shuffled. All of them have been drawn since."""
    if facts["lay"]:
        return Said("uno-discards-had-so-many", facts)
    return Said("uno-discards-had-one-other" if facts["pile"] == 1 else "uno-discards-had-others", facts)


# --- hands that are counted ---


def _no_leaving(facts: NamedFacts) -> Case:
    told = next((case for case in ("out", "open", "winner", "round") if case in facts), None)
    return told or ("untold" if facts["points"] is None else "told")


def _no_leaving_a_match(facts: NamedFacts) -> Sentence:
    if "hand" in facts:
        return Said("uno-nothing-to-count-on-leaving", facts)
    return made_of(MATCH_SENTENCES[LEAVING_A_MATCH.id, BREAKS], facts)


def _wrong_points(facts: NamedFacts) -> Case:
    if "value" in facts:
        return "value"
    return "most" if facts["above"] is None else "between"


def _more_on_wrong_points(facts: NamedFacts) -> Sentence | None:
    """The nearest possible totals, and what else may be so."""
    if "value" in facts:
        return None
    if facts["above"] is None:
        return unless_written_wrongly(facts)
    return paragraph(_nearest(facts), unless_written_wrongly(facts))


def _nearest(facts: NamedFacts) -> Said:
    """The possible totals next to one that is not possible."""
    return Said("uno-nearest-total" if facts["below"] is None else "uno-nearest-totals", facts)


def _wrong_total(facts: NamedFacts) -> Case:
    if "out" in facts:
        return "out"
    if "unseen" in facts:
        return "unseen" if facts["unseen"] else "unseen-none"
    if "each" in facts:
        return "each"
    if "copies" in facts:
        return "copies" if facts["copies"] else "copies-none"
    if "least" in facts:
        return _too_many_or_few(facts)
    return "most" if facts["above"] is None else "between"


def _more_on_wrong_total(facts: NamedFacts) -> Said | None:
    return _nearest(facts) if _wrong_total(facts) == "between" else None


def _too_many_or_few(facts: NamedFacts) -> Case:
    """Points of all hands together; those set aside may count as well."""
    aside = facts.get("aside", 0)
    if facts["points"] > facts["most"] + aside:
        return "much-aside" if aside else "much"
    if not facts["least"]:
        return "aside", {"aside": aside}
    return "little-aside" if aside else "little"


# --- swaps ---


def _swapped(facts: NamedFacts) -> Case:
    """Who has how many cards by then, as far as that is known."""
    now = [(facts["seat"], facts["cards"]), (facts["other"], facts["others"])]
    known = [(who, number) for who, number in now if number is not None]
    if len(known) == 1:
        return "one", {"who": known[0][0], "count": known[0][1]}
    return "both" if known else "none"


# --- what a round gives, and who wins the match ---


def _takes(hands: str) -> Callable[[NamedFacts], Case]:
    """The points of a round for the winner, or for partners. Older rulings do not say how many."""

    def case(facts: NamedFacts) -> Case:
        given = {"who": facts.get("whose") or (facts["winner"],), "hands": hands, **_round(facts)}
        if "points" not in facts:
            return "unknown", given
        return ("points", {**given, "points": facts["points"][0]}) if facts["points"] else ("none", given)

    return case


def _each_own(facts: NamedFacts) -> Case:
    """The points of a round against each player who had cards left."""
    if "points" not in facts:
        return "unknown"
    counted = [
        Said("uno-points-of-a-seat", {"seat": who, "points": amount})
        for who, amount in zip(facts["whose"], facts["points"], strict=True)
    ]
    nothing = Said("uno-no-points-of-a-seat", {"seat": facts["winner"]})
    return "told", {"told": (*counted, nothing), **_round(facts)}


def _round(facts: NamedFacts) -> dict[str, int]:
    """Older rulings do not tell which it was."""
    return {"round": facts.get("round", 0)}


def _not_one_total(facts: NamedFacts) -> Sentence:
    if "partners" not in facts:
        return made_of(MATCH_SENTENCES[TOTALS_FROM_PAPER.id, BREAKS], facts)
    is_pair = len(facts["totals"]) == 2
    return Said("uno-one-total-of-partners" if is_pair else "uno-one-total-of-a-team", facts)


def _wrong_score(facts: NamedFacts) -> Case:
    if "winner" in facts:
        return "everybody"
    return "fewest" if "fewest" in facts else "together"


def _last_one(facts: NamedFacts) -> Case:
    if "gone" in facts:
        return "gone"
    return "winners" if "winners" in facts else "winner"


_wrong_in_pairs = first_of("players", otherwise="points")
_who_won = first_of("winners", otherwise="winner")

SENTENCES: Sentences = {
    **MATCH_SENTENCES,
    **dict(
        (
            says(SEVEN_CARDS, BREAKS),
            says(DECK, BREAKS, lambda facts: "none" if facts.get("many", 1) == 1 else "fewer"),
            says(FIRST_CARD, BREAKS, _does_not_begin),
            says(FIRST_CARD, HOLDS),
            says(FIRST_REVERSE, HOLDS),
            says(DRAWS_AND_PLAYS, HOLDS),
            says(FIRST_SKIP, HOLDS),
            says(FIRST_DRAW_TWO, HOLDS),
            says(FIRST_WILD, HOLDS),
            says(FIRST_WILD_DRAW_FOUR, BREAKS, _does_not_begin, words_of=FIRST_CARD),
            says(FIRST_WILD, BREAKS, _wild_does_not_begin, words_of=FIRST_CARD),
            says(TURN, BREAKS),
            says(MATCHING_THE_TOP_CARD, HOLDS, _goes_on),
            says(MATCHING_THE_TOP_CARD, BREAKS, _goes_not),
            says(DRAW_ONE, BREAKS, lambda facts: "other" if facts["count"] else "dry"),
            says(DRAWN_CARD, HOLDS),
            says(DRAWN_CARD, BREAKS, lambda facts: "other" if "card" in facts else "again"),
            says(NAMING_THE_COLOR, BREAKS, first_of("card", otherwise="named")),
            says(COLOR_NOT_YET_NAMED, BREAKS),
            says(WILD_DRAW_FOUR, HOLDS),
            *(
                one
                for bars in (WILD_DRAW_FOUR_COLOR, ALL_THAT_FITS_BARS, WILDS_BAR)
                for one in (
                    says(bars, BREAKS, then=unless_written_wrongly),
                    says(bars, HOLDS),
                    says(bars, UNSEEN, _we_trust),
                )
            ),
            says(WILD_DRAW_FOUR_BLUFF, HOLDS, then=unless_written_wrongly),
            says(WILD_DRAW_FOUR_BLUFF, BREAKS),
            says(CHALLENGE, BREAKS, _no_challenge),
            says(CHALLENGE, HOLDS),
            says(CHALLENGE_IN_TIME, BREAKS),
            says(CHALLENGE_IN_TIME, HOLDS),
            says(CHALLENGE_HAND, HOLDS),
            says(CHALLENGE_LAST_CARD, BREAKS),
            says(CHALLENGE_NOT_YET_ANSWERED, BREAKS),
            says(CHALLENGE_HAND, BREAKS, _no_hand),
            says(TESTIMONY_ABOUT_CHALLENGED_HAND, UNSEEN),
            says(TESTIMONY_ABOUT_CHALLENGED_HAND, HOLDS),
            says(TESTIMONY_ABOUT_CHALLENGED_HAND, BREAKS, first_of("contested", "late", otherwise="teller")),
            says(CONTRADICTION_ABOUT_CHALLENGED_HAND, FindingWeight.CROSSED),
            says(CHALLENGE_GUILTY, HOLDS, _sought),
            says(CHALLENGE_INNOCENT, HOLDS, _sought, then=_lost),
            says(CHALLENGE_LAST_CARD, HOLDS, then=_lost),
            says(SKIP, HOLDS),
            says(WILD_SHUFFLE_HANDS, HOLDS),
            says(WILD_SWAP_HANDS, HOLDS),
            says(WILD_CUSTOMIZABLE, HOLDS),
            says(SWAPPING_HANDS, HOLDS, _swapped),
            says(SWAPPING_HANDS, BREAKS, first_of("owing", "oneself", "gone", otherwise="nothing")),
            says(DRAW_TWO, HOLDS),
            says(DRAWING_THE_CARDS_OWED, BREAKS, _owes),
            says(CARDS_OWED_COUNT_AS_DRAWN, HOLDS),
            says(DRAWING_THE_CARDS_OWED, HOLDS, _owed_and_drawn),
            says(DRAW_PILE_RUNS_OUT, HOLDS, _pile_short),
            says(NOTHING_LEFT_TO_DRAW, HOLDS, lambda facts: "some" if facts["drawable"] else "none"),
            says(NOTHING_LEFT_TO_DRAW, BREAKS),
            says(DEAL, BREAKS),
            says(IMPOSSIBLE_CARD, BREAKS, _cannot_be, then=_or),
            # Older rulings do not tell whose card it is.
            says(CARD_CLAIMED_BY_MISTAKE, HOLDS, _slip),
            says(CARD_CLAIMED_BY_MISTAKE, UNSEEN),
            says(CARDS_THE_NEW_PILE_CAN_GIVE, BREAKS, _the_pile_does_not_give),
            says(IMPOSSIBLE_SCORE, BREAKS, _wrong_total, then=_more_on_wrong_total),
            says(BLUFF_PROVED, HOLDS, first_of("settles", otherwise="late")),
            says(RESHUFFLED_EARLY, BREAKS),
            says(TABLE_STATES_THE_ROUND, BREAKS, first_of("empty", otherwise="cards")),
            says(LEAVING, BREAKS, _no_leaving),
            says(RECOUNT, BREAKS, first_of("most", otherwise="pile")),
            says(RECOUNT, HOLDS, lambda facts: "hand" if "seat" in facts else "pile"),
            says(SIZE_OF_COUNTED_HAND, UNSEEN),
            says(CALL, BREAKS, first_of("caught", otherwise="held")),
            says(CALL_EARLY, HOLDS),
            says(CALL_EARLY, BREAKS),
            says(MISSED_TURN, HOLDS),
            says(MISSED_TURN, BREAKS),
            says(DRAWING_CLOSES, HOLDS),
            says(DRAWING_CLOSES, BREAKS),
            says(MISSING_CLOSES, HOLDS),
            says(CALL, UNSEEN),
            says(CALL_IN_TIME, HOLDS),
            says(CALL_IN_TIME, BREAKS, _too_late("played")),
            says(UNTIL_A_PLAY, BREAKS, _too_late("laid"), words_of=CALL_IN_TIME),
            says(UNTIL_A_DRAW, BREAKS, _too_late("drawn"), words_of=CALL_IN_TIME),
            says(CATCH, BREAKS, _no_catch),
            says(CATCH_REPORTED_BY_PLAYER, UNSEEN),
            says(CONTRADICTION_OF_CALL_AND_CATCH, FindingWeight.CROSSED, _crossed),
            says(CALL_COUNTS, HOLDS, _crossed),
            says(CALL_COUNTS, BREAKS, _crossed),
            says(CATCH_COUNTS, HOLDS, _crossed),
            says(CATCH_COUNTS, BREAKS, _crossed),
            says(GOING_OUT, HOLDS),
            says(GOING_OUT, BREAKS),
            says(NOBODY_DRAWS, HOLDS),
            says(DRAW_FOR_LAST_CARD, HOLDS),
            says(COUNTING_THE_HANDS, BREAKS, lambda facts: "nobody" if facts["out"] is None else "out"),
            says(SIZE_OF_COUNTED_HAND, BREAKS),
            says(POINTS, HOLDS),
            says(POINTS, BREAKS, _wrong_points, then=_more_on_wrong_points),
            says(SPECIAL_WILD_POINTS, HOLDS),
            says(WINNER_TAKES_ALL, HOLDS, _takes("all")),
            says(PARTNERS_SCORE_TOGETHER, HOLDS, _takes("opponents"), words_of=WINNER_TAKES_ALL),
            says(TEAMS_OF_TWO_SCORE_TOGETHER, HOLDS, _takes("teams"), words_of=WINNER_TAKES_ALL),
            says(TWO_TEAMS_SCORE_TOGETHER, HOLDS, _takes("team"), words_of=WINNER_TAKES_ALL),
            says(EVERYBODY_SCORES_OWN_HAND, HOLDS, _each_own),
            says(OWN_HAND_COUNTS_IN_CHALLENGE_UNO, HOLDS, _each_own, words_of=EVERYBODY_SCORES_OWN_HAND),
            says(ROUNDS_COUNT_INSTEAD_OF_POINTS, HOLDS, _round),
            says(ROUNDS_COUNT_TOWARD_TARGET, HOLDS, _round, words_of=ROUNDS_COUNT_INSTEAD_OF_POINTS),
            says(WINNING_THE_MATCH, HOLDS, _who_won),
            says(WINNING_THE_MATCH, BREAKS),
            says(SITTING_OUT, BREAKS),
            says(TABLE_DECIDES_WHEN_MATCH_ENDS, HOLDS, _who_won),
            says(TABLE_DECIDES_WHEN_MATCH_ENDS, BREAKS),
            says(FIRST_TO_WIN_ROUNDS, HOLDS, _who_won),
            says(LAST_SEAT_LEFT_WINS, HOLDS, _last_one),
            says(LAST_SEAT_LEFT_WINS, BREAKS, first_of("gone", otherwise="everybody")),
            says(NEXT_DEALER, HOLDS),
            says(WINNER_TAKES_ALL, BREAKS, _wrong_score),
            says(PARTNERS_SCORE_TOGETHER, BREAKS, _wrong_in_pairs),
            says(TEAMS_OF_TWO_SCORE_TOGETHER, BREAKS, _wrong_in_pairs, words_of=PARTNERS_SCORE_TOGETHER),
            says(TWO_TEAMS_SCORE_TOGETHER, BREAKS, _wrong_in_pairs),
        )
    ),
    (DRAWING_INSTEAD_OF_PLAYING.id, UNSEEN): may_draw_sentence,
    (DRAWING_INSTEAD_OF_PLAYING.id, BREAKS): may_not_draw_sentence,
    (DRAWN_CARD.id, UNSEEN): may_keep_sentence,
    **{
        (option.articles[0].id, HOLDS): sentence_of(option.articles[0])
        for option in FIRST_REVERSE_CARD.options
        if option is not FIRST_REVERSE_CARD.default_option
    },
    (LEAVING_A_MATCH.id, BREAKS): _no_leaving_a_match,
    **{(way.one_total.id, BREAKS): _not_one_total for way in TEAM_RULES_BY_SCORING_OPTION.values()},
    **{key: template for rule in HOUSE_RULES for key, template in rule.sentences.items()},
}


def said(finding: Finding) -> Sentence:
    """A finding as a sentence."""
    if finding.facts.get("agreed") is False:
        return Said("uno-house-rule-not-agreed")
    return sentence(finding, SENTENCES, RULEBOOK)
