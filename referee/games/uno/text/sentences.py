"""UNO in sentences: what a finding says, and what each seat does now."""

from collections.abc import Callable

from referee.games.uno.model.phrases import MAY_DRAW, MAY_KEEP, may_not_draw_sentence
from referee.games.uno.model.rulebook import (
    BLUFF_PROVED,
    CALL,
    CALL_CROSSED,
    CALL_EARLY,
    CALL_IN_TIME,
    CARD_CANNOT_BE,
    CATCH,
    CATCH_HEARD,
    CHALLENGE,
    CHALLENGE_CROSSED,
    CHALLENGE_GUILTY,
    CHALLENGE_HAND,
    CHALLENGE_IN_TIME,
    CHALLENGE_INNOCENT,
    CHALLENGE_LAST_CARD,
    CHALLENGE_OPEN,
    CHALLENGE_WORD,
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
    FIRST_DRAW_TWO,
    FIRST_REVERSE,
    FIRST_SKIP,
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
    PILE_GIVES,
    PILE_SHORT,
    POINTS,
    RECOUNT,
    RESHUFFLED_EARLY,
    RESYNC,
    SCORE_CANNOT_BE,
    SEVEN_CARDS,
    SHUFFLE_HANDS,
    SITTING_OUT,
    SKIP,
    SLIP,
    SPECIAL_POINTS,
    SWAP,
    SWAP_HANDS,
    TARGET,
    TURN,
    WILD_DRAW_FOUR,
    WILD_DRAW_FOUR_COLOR,
    WILD_DRAW_FOUR_SEEN,
    WINNER_TAKES_ALL,
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
from referee.games.uno.rules.calls import REASONS_WHY_NO_CALL_WAS_DUE
from referee.games.uno.scores.out_of_the_match import LAST_ONE
from referee.games.uno.scores.scoring_forms import (
    CAUGHT_WITH,
    FIRST_TO_WIN_ROUNDS,
    NO_TARGET,
    OWN_HAND,
    PAIRS,
    PARTNERS,
    ROUNDS_WON,
    ROUNDS_WON_TO_A_TARGET,
    TWO_TEAMS,
)
from referee.games.uno.scores.teams import TEAM_RULES_BY_SCORING_OPTION
from referee.kit.cards import Card, card_named
from referee.kit.seats import NameOfSeat
from referee.languages.speech import tell
from referee.match.model.rulebook import LEAVING_A_MATCH, PAPER
from referee.match.text.messages import Case, first_of, says
from referee.match.text.sentences import (
    MATCH_SENTENCES,
    Sentences,
    listed,
    made_of,
    people_in,
    sentence,
    unless_written_wrongly,
)
from referee.rulings.finding import Finding, FindingWeight, NamedFacts

HOLDS, UNSEEN, BREAKS = FindingWeight.HOLDS, FindingWeight.UNSEEN, FindingWeight.BREAKS
DUE, DREW, MISSED, FINED = "due", "drew", "missed", "slip"
"""With these instead of a weight: what a seat is told that has to call, that has drawn, that was caught
without a call, or that draws cards under a house rule."""


# --- what fits, and what the first card is ---


def _slip(facts: NamedFacts) -> Case:
    """Whose card it was, and whether penalty cards go back."""
    if "returned" in facts:
        return "returned"
    return "other" if "really" in facts else "somebody"


def _goes_on(facts: NamedFacts) -> Case:
    return facts["fits"] if facts["fits"] in ("wild", "color") else "face"


def what_goes(top: Card, color: str | None) -> str:
    """What may be laid, for whoever looks at this top card."""
    if top.color is None:
        return tell("uno-goes-on-a-wild-card", {"color": color})
    return tell("uno-goes-on-a-color", {"color": color, "face": top.face})


def _goes_not(facts: NamedFacts) -> dict[str, str]:
    return {"goes": what_goes(card_named(facts["top"]), facts["color"])}


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


def _or_written_wrongly(facts: NamedFacts) -> dict[str, str]:
    return {"otherwise": unless_written_wrongly(facts)}


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


def _lost(facts: NamedFacts) -> dict[str, str]:
    """What a wrong challenge costs; older rulings do not tell whether the turn is missed."""
    key = "uno-lost-challenge-misses" if facts.get("misses") else "uno-lost-challenge-draws"
    return {"penalty": tell(key, facts)}


# --- calls and catches ---


def _too_late(ended: str) -> Callable[[NamedFacts], Case]:
    """Why somebody can be caught no more, where this ends the time to catch."""
    return first_of("own", "lapse", otherwise=ended)


def _crossed(facts: NamedFacts) -> Case:
    return "begun" if "begun" in facts else "called"


def _no_catch(facts: NamedFacts) -> Case:
    for why in REASONS_WHY_NO_CALL_WAS_DUE:
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
    why = next((case for case in ("known", "received") if case in facts), "elsewhere")
    return why, {"otherwise": _or(facts)}


def _or(facts: NamedFacts) -> str:
    """What may be wrong instead: what a refused claim has shown, or something else that was written down."""
    if "entry" in facts or "known" in facts:
        return unless_written_wrongly(facts)
    return f" {tell('uno-something-earlier-may-be-wrong', facts)}"


def _the_pile_does_not_give(facts: NamedFacts) -> Case:
    if facts["why"] == "drawn before":
        return "before"
    return facts["why"] if facts["why"] == "given" else (facts["why"], {"discards": _discards(facts)})


def _discards(facts: NamedFacts) -> str:
    """How often the card was among those shuffled, all of which have come."""
    if facts["lay"]:
        return tell("uno-discards-had-so-many", facts)
    return tell("uno-discards-had-one-other" if facts["pile"] == 1 else "uno-discards-had-others", facts)


# --- hands that are counted ---


def _no_leaving(facts: NamedFacts) -> Case:
    told = next((case for case in ("out", "open", "winner", "round") if case in facts), None)
    return told or ("untold" if facts["points"] is None else "told")


def _no_leaving_a_match(facts: NamedFacts) -> str:
    if "hand" in facts:
        return tell("uno-nothing-to-count-on-leaving", facts)
    return made_of(MATCH_SENTENCES[LEAVING_A_MATCH.id, BREAKS], facts)


def _wrong_points(facts: NamedFacts) -> Case:
    if "value" in facts:
        return "value"
    wrong = _or_written_wrongly(facts)
    return ("most", wrong) if facts["above"] is None else ("between", {**_near(facts), **wrong})


def _near(facts: NamedFacts) -> dict[str, str]:
    """The totals that are possible, next to one that is not."""
    key = "uno-nearest-total" if facts["below"] is None else "uno-nearest-totals"
    return {"possible": tell(key, facts)}


def _wrong_total(facts: NamedFacts) -> Case:
    if "out" in facts:
        return "out"
    if "unseen" in facts:
        return "unseen" if facts["unseen"] else "unseen-none"
    if "each" in facts:
        return "each", {"amounts": listed([str(amount) for amount in facts["each"]])}
    if "copies" in facts:
        return "copies" if facts["copies"] else "copies-none"
    if "least" in facts:
        return _too_many_or_few(facts)
    hold = {"people": people_in(facts["seats"])}
    return ("most", hold) if facts["above"] is None else ("between", {**_near(facts), **hold})


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
    """What a round gives to whoever won it, and to partners; older rulings have no number."""

    def told(facts: NamedFacts) -> Case:
        who = listed(facts.get("whose", ())) or facts["winner"]
        given = {"who": who, "people": people_in(who), "hands": hands, **_round(facts)}
        if "points" not in facts:
            return "unknown", given
        return ("points", {**given, "points": facts["points"][0]}) if facts["points"] else ("none", given)

    return told


def _each_own(facts: NamedFacts) -> Case:
    """What a round counts against whoever had cards left."""
    if "points" not in facts:
        return "unknown"
    told = [
        tell("uno-points-of-a-seat", {"seat": who, "points": amount})
        for who, amount in zip(facts["whose"], facts["points"], strict=True)
    ]
    told.append(tell("uno-no-points-of-a-seat", {"seat": facts["winner"]}))
    return "told", {"told": listed(told), **_round(facts)}


def _round(facts: NamedFacts) -> dict[str, int]:
    """Older rulings do not tell which it was."""
    return {"round": facts.get("round", 0)}


def _not_one_total(facts: NamedFacts) -> str:
    if "partners" not in facts:
        return made_of(MATCH_SENTENCES[PAPER.id, BREAKS], facts)
    return tell(
        "uno-one-total-of-partners" if len(facts["totals"]) == 2 else "uno-one-total-of-a-team", facts
    )


def _wrong_score(facts: NamedFacts) -> Case:
    if "winner" in facts:
        return "everybody"
    return "fewest" if "fewest" in facts else "together"


def _last_one(facts: NamedFacts) -> Case:
    if "gone" in facts:
        return "gone", {"people": people_in(facts["gone"])}
    return "winners" if "winners" in facts else "winner"


_wrong_in_pairs = first_of("players", otherwise="points")
_who_won = first_of("winners", otherwise="winner")

SENTENCES: Sentences = {
    **MATCH_SENTENCES,
    **dict(
        (
            says(SEVEN_CARDS, BREAKS, lambda facts: {"people": people_in(facts["seats"])}),
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
            says(MATCH, HOLDS, _goes_on),
            says(MATCH, BREAKS, _goes_not),
            says(DRAW_ONE, BREAKS, lambda facts: "other" if facts["count"] else "dry"),
            says(DRAWN_CARD, HOLDS),
            says(DRAWN_CARD, BREAKS, lambda facts: "other" if "card" in facts else "again"),
            says(COLOR, BREAKS, first_of("card", otherwise="named")),
            says(COLOR_OWED, BREAKS),
            says(WILD_DRAW_FOUR, HOLDS),
            *(
                one
                for bars in (WILD_DRAW_FOUR_COLOR, ALL_THAT_FITS_BARS, WILDS_BAR)
                for one in (
                    says(bars, BREAKS, _or_written_wrongly),
                    says(bars, HOLDS),
                    says(bars, UNSEEN, _we_trust),
                )
            ),
            says(WILD_DRAW_FOUR_SEEN, HOLDS, _or_written_wrongly),
            says(WILD_DRAW_FOUR_SEEN, BREAKS),
            says(CHALLENGE, BREAKS, _no_challenge),
            says(CHALLENGE, HOLDS),
            says(CHALLENGE_IN_TIME, BREAKS),
            says(CHALLENGE_IN_TIME, HOLDS),
            says(CHALLENGE_HAND, HOLDS),
            says(CHALLENGE_LAST_CARD, BREAKS),
            says(CHALLENGE_OPEN, BREAKS),
            says(CHALLENGE_HAND, BREAKS, _no_hand),
            says(CHALLENGE_WORD, UNSEEN),
            says(CHALLENGE_WORD, HOLDS),
            says(CHALLENGE_WORD, BREAKS, first_of("contested", "late", otherwise="teller")),
            says(CHALLENGE_CROSSED, FindingWeight.CROSSED),
            says(CHALLENGE_GUILTY, HOLDS, _sought),
            says(CHALLENGE_INNOCENT, HOLDS, lambda facts: (_sought(facts), _lost(facts))),
            says(CHALLENGE_LAST_CARD, HOLDS, _lost),
            says(SKIP, HOLDS),
            says(SHUFFLE_HANDS, HOLDS),
            says(SWAP_HANDS, HOLDS),
            says(CUSTOMIZABLE, HOLDS),
            says(SWAP, HOLDS, _swapped),
            says(SWAP, BREAKS, first_of("owing", "oneself", "gone", otherwise="nothing")),
            says(DRAW_TWO, HOLDS),
            says(OWED, BREAKS, _owes),
            says(OWED_UNDISPUTED, HOLDS),
            says(OWED, HOLDS, _owed_and_drawn),
            says(PILE_SHORT, HOLDS, _pile_short),
            says(PILE_DRY, HOLDS, lambda facts: "some" if facts["drawable"] else "none"),
            says(PILE_DRY, BREAKS),
            says(DEAL, BREAKS),
            says(CARD_CANNOT_BE, BREAKS, _cannot_be),
            # Older rulings do not tell whose card it is.
            says(SLIP, HOLDS, _slip),
            says(SLIP, UNSEEN),
            says(PILE_GIVES, BREAKS, _the_pile_does_not_give),
            says(SCORE_CANNOT_BE, BREAKS, _wrong_total),
            says(BLUFF_PROVED, HOLDS, first_of("settles", otherwise="late")),
            says(RESHUFFLED_EARLY, BREAKS),
            says(RESYNC, BREAKS, first_of("empty", otherwise="cards")),
            says(LEAVING, BREAKS, _no_leaving),
            says(RECOUNT, BREAKS, first_of("most", otherwise="pile")),
            says(RECOUNT, HOLDS, lambda facts: "hand" if "seat" in facts else "pile"),
            says(COUNT_HAND, UNSEEN),
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
            says(CATCH_HEARD, UNSEEN),
            says(CALL_CROSSED, FindingWeight.CROSSED, _crossed),
            says(CALL_COUNTS, HOLDS, _crossed),
            says(CALL_COUNTS, BREAKS, _crossed),
            says(CATCH_COUNTS, HOLDS, _crossed),
            says(CATCH_COUNTS, BREAKS, _crossed),
            says(GOING_OUT, HOLDS),
            says(GOING_OUT, BREAKS),
            says(NOBODY_DRAWS, HOLDS),
            says(LAST_DRAW, HOLDS),
            says(COUNT, BREAKS, lambda facts: "nobody" if facts["out"] is None else "out"),
            says(COUNT_HAND, BREAKS),
            says(POINTS, HOLDS),
            says(POINTS, BREAKS, _wrong_points),
            says(SPECIAL_POINTS, HOLDS),
            says(WINNER_TAKES_ALL, HOLDS, _takes("all")),
            says(PARTNERS, HOLDS, _takes("opponents"), words_of=WINNER_TAKES_ALL),
            says(PAIRS, HOLDS, _takes("teams"), words_of=WINNER_TAKES_ALL),
            says(TWO_TEAMS, HOLDS, _takes("team"), words_of=WINNER_TAKES_ALL),
            says(OWN_HAND, HOLDS, _each_own),
            says(CAUGHT_WITH, HOLDS, _each_own, words_of=OWN_HAND),
            says(ROUNDS_WON, HOLDS, _round),
            says(ROUNDS_WON_TO_A_TARGET, HOLDS, _round, words_of=ROUNDS_WON),
            says(TARGET, HOLDS, _who_won),
            says(TARGET, BREAKS),
            says(SITTING_OUT, BREAKS),
            says(NO_TARGET, HOLDS, _who_won),
            says(NO_TARGET, BREAKS),
            says(FIRST_TO_WIN_ROUNDS, HOLDS, _who_won),
            says(LAST_ONE, HOLDS, _last_one),
            says(LAST_ONE, BREAKS, first_of("gone", otherwise="everybody")),
            says(NEXT_DEALER, HOLDS),
            says(WINNER_TAKES_ALL, BREAKS, _wrong_score),
            says(PARTNERS, BREAKS, _wrong_in_pairs),
            says(PAIRS, BREAKS, _wrong_in_pairs, words_of=PARTNERS),
            says(TWO_TEAMS, BREAKS, _wrong_in_pairs),
        )
    ),
    (DRAW.id, UNSEEN): MAY_DRAW,
    (DRAW.id, BREAKS): may_not_draw_sentence,
    (DRAWN_CARD.id, UNSEEN): MAY_KEEP,
    **{
        (option.articles[0].id, HOLDS): option.articles[0].text
        for option in FIRST_REVERSE_CARD.options
        if option is not FIRST_REVERSE_CARD.default_option
    },
    (LEAVING_A_MATCH.id, BREAKS): _no_leaving_a_match,
    **{(way.one_total.id, BREAKS): _not_one_total for way in TEAM_RULES_BY_SCORING_OPTION.values()},
    **{key: template for rule in HOUSE_RULES for key, template in rule.sentences.items()},
}


def said(finding: Finding, name: NameOfSeat) -> str:
    """A finding as a sentence."""
    if finding.facts.get("agreed") is False:
        return tell("uno-house-rule-not-agreed", {})
    return sentence(finding, name, SENTENCES, RULEBOOK)
