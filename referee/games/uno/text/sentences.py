"""UNO in sentences: what a finding says, and what each seat does now."""

from collections.abc import Callable, Mapping

from referee.games.uno.model.phrases import MAY_DRAW, MAY_KEEP, may_not_draw
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
from referee.games.uno.scores.out_of_the_match import LAST_ONE
from referee.games.uno.scores.scoring_forms import (
    CAUGHT_WITH,
    NO_TARGET,
    OWN_HAND,
    PAIRS,
    PARTNERS,
    ROUNDS_WON,
    TWO_TEAMS,
)
from referee.games.uno.scores.teams import WAYS
from referee.kit.cards import Card, card_named
from referee.kit.seats import NameOf
from referee.languages.grammar import in_words, printed
from referee.match.model.rulebook import LEAVING_A_MATCH, PAPER
from referee.match.text.sentences import (
    MATCH_SENTENCES,
    Sentences,
    a_or_an,
    cards,
    listed,
    made_of,
    points,
    sentence,
    so_many,
    unless_written_wrongly,
    verb,
    were,
)
from referee.rulings.finding import Finding, Spoken, Weight

HOLDS, UNSEEN, BREAKS = Weight.HOLDS, Weight.UNSEEN, Weight.BREAKS
DUE, DREW, MISSED, FINED = "due", "drew", "missed", "slip"
"""With these instead of a weight: what a seat is told that has to call, that has drawn, that was caught
without a call, or that draws cards under a house rule."""


def _goes_on(facts: Spoken) -> str:
    if facts["fits"] == "wild":
        return "A wild card fits on every card."
    return f"The {facts['card']} fits: it is {_same(facts)}."


def _same(facts: Spoken) -> str:
    return facts["color"] if facts["fits"] == "color" else f"another {kind(facts['face'])}"


def _goes_not(facts: Spoken) -> str:
    goes = what_goes(card_named(facts["top"]), facts["color"])
    return f"The {facts['card']} does not fit on the {printed(facts['top'])}: only {goes} fits."


def what_goes(top: Card, color: str | None) -> str:
    """What may be laid, for whoever looks at this top card."""
    if top.color is None:
        return f"a {color} card or a wild card"
    return f"a {color} card, {a_or_an(kind(top.face))} or a wild card"


def kind(face: str) -> str:
    """All cards of a number, or of a sign, as people call them: `5`, `Draw Two`."""
    return face if face.isdigit() else face.title()


def _pile_short(facts: Spoken) -> str:
    pile, rest = facts["pile"], facts.get("rest")
    shuffle = "leave the top discard, shuffle all the others into a new draw pile"
    if pile and rest:
        drawn = f"draw {'it' if pile == 1 else 'them'}, {shuffle} and draw {in_words(rest)} more"
        return f"The draw pile has only {cards(pile)}: {drawn}."
    left = f"has only {cards(pile)}" if pile else "is empty"
    return f"The draw pile {left}: leave the top discard and shuffle all the others into a new draw pile."


def _pile_dry(facts: Spoken) -> str:
    if not facts["drawable"]:
        return "No card is left to draw."
    left = facts["drawable"]
    is_left, those = ("is", "that one") if left == 1 else ("are", "those")
    return f"Only {cards(left)} {is_left} left: draw {those}, and nothing more is owed."


def _owed_and_drawn(facts: Spoken) -> str:
    seat, owed = facts["seat"], cards(facts["count"])
    if "drawn" not in facts:
        return f"{seat} has to draw {owed}."
    if facts["drawn"] == facts["count"]:
        return f"{seat} had to draw {owed} and has drawn {'it' if facts['count'] == 1 else 'them'}."
    if facts["drawn"] > facts["count"] or facts["count"] == 1:
        return f"{seat} had to draw {owed} and has drawn {so_many(facts['drawn'])}."
    left = ": no more are left" if facts.get("left") == 0 else ""
    return f"{seat} has drawn {so_many(facts['drawn'])} of the {owed}{left}."


def _owes(facts: Spoken) -> str:
    """What has to be drawn, of whoever does something else."""
    due = f"{facts['seat']} has to draw {cards(facts['count'])}"
    if "drawn" in facts:
        return f"{due}, not {so_many(facts['drawn'])}."
    instead = "this card cannot" if "answers" in facts else "no card can"
    return f"{due} and misses the turn: {instead} be laid instead."


def _no_challenge(facts: Spoken) -> str:
    if "laid" in facts:
        return f"{facts['laid']} laid the Wild Draw Four: only somebody else may challenge it."
    if "told" in facts:
        return f"Only {facts['told']} may challenge, because {facts['told']} has to draw the cards."
    if facts["challenged"]:
        return "The Wild Draw Four has already been challenged."
    return "There is no Wild Draw Four to challenge now."


def _no_hand(facts: Spoken) -> str:
    if "accused" in facts:
        if not facts["accused"]:
            return "Nobody has to show a hand now."
        return f"It is {facts['accused']}'s hand that has to be shown."
    if "teller" in facts:
        return f"Only {facts['teller']} or the scorekeeper can say that."
    if "size" in facts:
        size = cards(facts["size"])
        return f"The hand had {size} when the Wild Draw Four was laid, but {were(facts['shown'])} shown."
    why = "some of them have been seen elsewhere, or are not in the deck"
    return f"Nobody can hold all these cards: {why}. Look again."


def _no_word(facts: Spoken) -> str:
    if "contested" in facts:
        return "People disagree about that hand already: settle it at the table."
    if "late" in facts:
        return "It is too late to say what was in that hand: somebody has played on."
    return f"{facts['teller']} has said the opposite before: only the scorekeeper can correct that."


def _guilty(facts: Spoken) -> str:
    seat, draws = facts["accused"], f"draws {cards(facts['count'])}, and {facts['seat']} plays"
    return f"The challenge was right: {seat} held {_sought(facts)}. {seat} {draws}."


def _innocent(facts: Spoken) -> str:
    return f"The challenge was wrong: {facts['accused']} did not hold {_sought(facts)}. {_lost(facts)}"


def _lost(facts: Spoken) -> str:
    """What a wrong challenge costs; older rulings do not tell whether the turn is missed."""
    misses = " and misses the turn" if facts.get("misses") else ""
    return f"{facts['seat']} draws {cards(facts['count'])}{misses}."


def _sought(facts: Spoken) -> str:
    """What a hand was searched for."""
    if "sought" in facts:
        return "a card that forbids the Wild Draw Four"
    return "a card of the color that was in force"


def _we_trust(facts: Spoken, rule: str) -> str:
    """A Wild Draw Four that stands; older rulings do not tell whether it may be challenged."""
    unless = " unless somebody challenges" if facts.get("challenge") else ""
    allowed = f"A Wild Draw Four is allowed only if the hand holds {rule}."
    return f"{allowed} Nobody can check that, so we trust {facts['seat']}{unless}."


def _proved_free(facts: Spoken, of: str) -> str:
    return f"The Wild Draw Four is allowed: the cards on the table prove that {facts['seat']} holds no {of}."


def _no_call(facts: Spoken) -> str:
    if "caught" in facts:
        return f"{facts['caught']} has called UNO and cannot be caught."
    return f"{facts['seat']} has {cards(facts['held'])}: UNO is called with one card left."


def _too_late(ended: str) -> Callable[[Spoken], str]:
    """Why somebody can be caught no more, where this ends the time to catch."""

    def told(facts: Spoken) -> str:
        caught = facts["caught"]
        if "own" in facts:
            return f"It is too late to catch {caught}: {caught} has played on."
        if "lapse" in facts:
            return f"It is too late to catch {caught}: by now somebody else has to call."
        return f"It is too late to catch {caught}: {ended}."

    return told


def _no_catch(facts: Spoken) -> str:
    caught = facts["caught"]
    if "received" in facts:
        return f"{caught} got that last card with another player's hand and need not call UNO."
    if facts.get("held") == 1:
        return f"It is too late to catch {caught}: play has gone on since {caught} had one card left."
    if "held" in facts and facts["held"] is None:
        return f"{caught} cannot be caught: nobody knows how many cards {caught} has."
    if "held" in facts:
        return f"{caught} has {cards(facts['held'])}: UNO is called with one card left."
    if "disputed" in facts:
        return f"People disagree already whether {caught} called UNO: settle it at the table."
    if "late" in facts:
        return f"{caught} calls UNO too late: {caught} was caught before."
    if "entry" in facts:
        return f"{caught} has already been caught and draws only once."
    return "Nobody can catch themselves."


def _cannot_be(facts: Spoken) -> str:
    if "held" in facts:
        return f"{facts['seat']} has no cards left to lay."
    if "known" in facts:
        seen = f"everybody has seen all the cards in {facts['seat']}'s hand"
        return f"{facts['seat']} does not have the {printed(facts['card'])}: {seen}.{_or(facts)}"
    card, copies = printed(facts["card"]), facts["copies"]
    there_are = f"is only one {card}" if copies == 1 else f"are only {in_words(copies)} {card} cards"
    all_of_them = {1: "it", 2: "both"}.get(copies, "all of them")
    were = "was" if copies == 1 else "were"
    if "received" in facts:
        went = f"{all_of_them} {were} shuffled into the draw pile"
        return f"There {there_are}: {went}, and {facts['seat']} has drawn nothing since.{_or(facts)}"
    return f"There {there_are}, and {all_of_them} {were} seen elsewhere.{_or(facts)}"


def _or(facts: Spoken) -> str:
    """What may be wrong instead: what a refused claim has shown, or something else that was written down."""
    if "entry" in facts or "known" in facts:
        return unless_written_wrongly(facts)
    return OR_SOMETHING_EARLIER


OR_SOMETHING_EARLIER = " If something earlier was written down wrongly, correct that first."


def _was_a_slip(facts: Spoken) -> str:
    """A card that was refused; older rulings do not tell whose it is."""
    card, by = printed(facts["shown"]), facts["by"]
    if "really" not in facts:
        return f"The {card} is not {by}'s: that was a mistake and is corrected."
    return f"The {card} is {facts['really']}'s, not {by}'s: that was a mistake and is corrected."


def _the_pile_does_not_give(facts: Spoken) -> str:
    why = NOT_OF_THE_PILE[facts["why"]](facts)
    card = printed(facts["card"])
    has_not = f"cannot have drawn {a_or_an(card)}" if facts["why"] == "drawn" else f"does not have the {card}"
    return f"{facts['seat']} {has_not}: {why}.{OR_SOMETHING_EARLIER}"


def _lay_in_the_pile(facts: Spoken) -> str:
    """How often the card was among those shuffled, all of which have come."""
    lay, pile = facts["lay"], facts["pile"]
    if not lay and pile == 1:
        return "the only discard that was shuffled was another card"
    if not lay:
        return f"it was not among the {in_words(pile)} discards that were shuffled"
    many = "only one was" if lay == 1 else f"only {in_words(lay)} were"
    drawn = "it was" if lay == 1 else "they were"
    return f"{many} among the discards that were shuffled, and {drawn} drawn already"


NOT_OF_THE_PILE: Mapping[str, Callable[[Spoken], str]] = {
    "drawn": _lay_in_the_pile,
    "drawn before": lambda facts: (
        f"{facts['seat']} drew before the discards were shuffled, and the card was among the discards"
    ),
    "given": lambda facts: (
        f"it was shuffled into the draw pile, and {facts['seat']} has already laid every card drawn since"
    ),
    "held": lambda facts: (
        f"{_lay_in_the_pile(facts)}, and {facts['seat']} has laid every card held before the shuffle"
    ),
}


def _no_recount(facts: Spoken) -> str:
    if "most" in facts:
        return f"{facts['seat']} cannot have so many cards: {facts['most']} at the most."
    counted = f"{were(facts['pile'], cards).capitalize()} counted in the draw pile"
    return f"{counted}, but there should be {so_many(facts['expected'])}: count the hands, too."


def _recounted(facts: Spoken) -> str:
    if "seat" in facts:
        return f"{facts['seat']} has {cards(facts['count'])}."
    return f"The draw pile has {cards(facts['pile'])}."


def _wrong_points(facts: Spoken) -> str:
    if "value" in facts:
        return f"No card is worth {facts['value']} points."
    held, wrong = cards(facts["held"]), unless_written_wrongly(facts)
    if facts["above"] is None:
        return f"{facts['seat']} holds {held}, worth at most {points(facts['most'])}.{wrong}"
    return f"{held.capitalize()} cannot be worth {points(facts['points'])}. {_near(facts)}{wrong}"


def _near(facts: Spoken) -> str:
    """The totals that are possible, next to one that is not."""
    near = [str(total) for total in (facts["below"], facts["above"]) if total is not None]
    return f"The nearest possible total{'s are' if len(near) > 1 else ' is'} {' and '.join(near)}."


def _wrong_total(facts: Spoken) -> str:
    if "out" in facts:
        return f"Everybody has seen {facts['out']} go out in this round: {facts['out']} has won it."
    if "unseen" in facts:
        left = facts["unseen"]
        only = f"Only {cards(left)}" if left else "No card"
        is_or_are = "is" if left < 2 else "are"
        not_so_many = f", not {so_many(facts['left'])}" if left else ""
        return f"{only} worth {points(facts['value'])} {is_or_are} left for the hands{not_so_many}."
    if "each" in facts:
        each = listed([str(amount) for amount in facts["each"]])
        return f"{facts['seats']} cannot have {each} points: there are not enough such cards for all of them."
    if "copies" in facts:
        worth = f"worth {points(facts['value'])}"
        if not facts["copies"]:
            return f"No card is {worth}."
        return f"The deck has only {cards(facts['copies'])} {worth}, not {so_many(facts['left'])}."
    if "least" in facts:
        return _too_many_or_few(facts)
    held, whose = cards(facts["held"]), facts["seats"]
    hold = verb(whose, "hold")
    if facts["above"] is None:
        return f"{whose} {hold} {held}, worth at most {points(facts['most'])}."
    they = "these cannot" if facts["held"] > 1 else "it cannot"
    return f"{whose} {hold} {held}: {they} be worth {points(facts['points'])}. {_near(facts)}"


def _too_many_or_few(facts: Spoken) -> str:
    """Points of all hands together; those set aside may count as well."""
    aside, most = facts.get("aside", 0), facts["most"]
    if facts["points"] > most + aside:
        more = f", and the hands set aside {aside}" if aside else ""
        return f"That is too much: all cards together are worth {points(most)}{more}."
    if not facts["least"]:
        return f"That is too little: the hands set aside alone are worth {points(aside)}."
    hands = f"{in_words(facts['hands'])} hands have" if facts["hands"] > 1 else "one hand has"
    more = f" and {points(aside)} for the hands set aside" if aside else ""
    return f"That is too little: {hands} cards left, for at least {points(facts['least'])}{more}."


def _is_barred(facts: Spoken, by: str) -> str:
    seat = facts["seat"]
    seen = f"everybody has seen that {seat} holds {by}"
    return f"{seat} may not lay the Wild Draw Four: {seen}.{unless_written_wrongly(facts)}"


def _swapped(facts: Spoken) -> str:
    """Who has how many cards by then, as far as that is known."""
    seat, other = facts["seat"], facts["other"]
    now = [(seat, facts["cards"]), (other, facts["others"])]
    known = [(who, number) for who, number in now if number is not None]
    if not known:
        return f"{seat} and {other} swap hands."
    (first, number), *more = known
    told = [f"{first} has {cards(number)}", *(f"{who} has {so_many(count)}" for who, count in more)]
    return f"{seat} and {other} swap hands: now {listed(told)}."


def _no_swap(facts: Spoken) -> str:
    if "owing" in facts:
        return f"{facts['owing']} has to say first with whom to swap hands."
    if "oneself" in facts:
        return "Choose another player to swap hands with."
    if "gone" in facts:
        return f"{facts['gone']} is not playing any more."
    return "Nobody can swap hands now."


def _no_leaving(facts: Spoken) -> str:
    if "out" in facts:
        return f"{facts['out']} has won this round, and can leave once it is counted."
    if "open" in facts:
        return "No round is being played: there is no hand to count."
    seat = facts["seat"]
    if facts["points"] is None:
        return f"At this table the hand of a player who leaves is counted: tell the points in {seat}'s hand."
    return f"At this table the hand of a player who leaves is set aside: tell no points for {seat}."


def _no_leaving_a_match(facts: Spoken) -> str:
    if "hand" in facts:
        return f"{facts['seat']} holds no cards: there is nothing to count."
    return made_of(MATCH_SENTENCES[LEAVING_A_MATCH.id, BREAKS], facts)


def _not_one_total(facts: Spoken) -> str:
    if "partners" not in facts:
        return made_of(MATCH_SENTENCES[PAPER.id, BREAKS], facts)
    are, all_of = ("partners", "both") if len(facts["totals"]) == 2 else ("one team", "all of them")
    return f"{facts['partners']} are {are} and share one total: tell the same points for {all_of}."


def _wrong_score(facts: Spoken) -> str:
    if "winner" in facts:
        return "Everybody gets points at this table: tell the points of each player."
    if "fewest" in facts:
        least = f"the lowest here is {points(facts['fewest'])} for {facts['seat']}"
        return f"Whoever went out gets 0 points, but {least}."
    return f"Only the winner of a round gets points, not {facts['seats']} together."


def _takes(facts: Spoken, hands: str) -> str:
    """What a round gives to whoever won it, and to partners; older rulings have no number."""
    who = listed(facts.get("whose", ())) or facts["winner"]
    get = verb(who, "get")
    if "points" not in facts:
        return f"{who} {get} the points for the cards left in {hands}."
    amount = points(facts["points"][0]) if facts["points"] else "no points"
    together = " together" if " and " in who else ""
    return f"{who}{together} {get} {amount} for {_round(facts)}, for the cards left in {hands}."


def _each_own(facts: Spoken) -> str:
    """What a round counts against whoever had cards left."""
    if "points" not in facts:
        return f"Everybody gets the points for the cards left in hand, and {facts['winner']} none."
    told = [f"{who} {amount}" for who, amount in zip(facts["whose"], facts["points"], strict=True)]
    told.append(f"{facts['winner']} none")
    return f"Points for the cards left in {_round(facts)}: {listed(told)}."


def _round(facts: Spoken) -> str:
    return f"round {facts['round']}" if "round" in facts else "the round"


def _does_not_begin(facts: Spoken) -> str:
    card = printed(facts.get("card", "wild draw four"))
    if facts.get("becomes") == "is ignored":
        return f"The {card} cannot be the first card: turn up more cards until a number comes."
    if facts.get("becomes") == "goes back" or "card" not in facts:
        return f"The {card} cannot be the first card: shuffle it back into the draw pile and turn up another."
    return f"The {card} stays as the first card: no other card is turned up after it."


def _not_yet_counted(facts: Spoken) -> str:
    if facts["out"] is None:
        return "Nobody has gone out yet, so there is nothing to count."
    return f"{facts['out']} went out and has nothing to count."


def _wrong_in_pairs(facts: Spoken) -> str:
    if "players" in facts:
        return "Partners stay together until the match is over."
    return "Only the two partners of one team get points, and both get the same."


def _most_rounds(facts: Spoken) -> str:
    won = f"{in_words(facts['rounds'])} round{'' if facts['rounds'] == 1 else 's'}"
    if "winners" in facts:
        return f"{facts['winners']} have won {won} each, more than the others, and win the match."
    return f"{facts['winner']} has won {won}, more than anybody else, and wins the match."


def _first(effect: str, what: str) -> Callable[[Spoken], str]:
    """What the first card does, after what it is; older rulings name it, too."""
    return lambda facts: f"The first card is {what}: {facts['seat']}, to the dealer's left, {effect}."


SENTENCES: Sentences = {
    **MATCH_SENTENCES,
    (SEVEN_CARDS.id, BREAKS): lambda facts: (
        f"{facts['seats']} {'do' if ' and ' in facts['seats'] else 'does'} not have seven cards: deal again."
    ),
    (DECK.id, BREAKS): lambda facts: (
        f"There is no {printed(facts['card'])} in the deck of this table."
        if facts.get("many", 1) == 1
        else f"The deck of this table does not have {in_words(facts['many'])} {printed(facts['card'])} cards."
    ),
    (FIRST_CARD.id, BREAKS): _does_not_begin,
    (FIRST_CARD.id, HOLDS): lambda facts: (
        f"The {printed(facts['card'])} is the first card, and {facts['seat']} plays first."
    ),
    (FIRST_REVERSE.id, HOLDS): (
        "The first card is a Reverse: {dealer}, the dealer, plays first, and play goes to the right."
    ),
    **{
        (option.articles[0].id, HOLDS): option.articles[0].text
        for option in FIRST_REVERSE_CARD.options
        if option is not FIRST_REVERSE_CARD.default
    },
    (DRAWS_AND_PLAYS.id, HOLDS): _first("draws two cards and then plays first", "a Draw Two"),
    (FIRST_SKIP.id, HOLDS): _first("misses the first turn", "a Skip"),
    (FIRST_DRAW_TWO.id, HOLDS): _first("draws two cards and misses the first turn", "a Draw Two"),
    (FIRST_WILD.id, HOLDS): (
        "The first card is a Wild: {seat} names the color and plays first, or simply lays a colored card."
    ),
    (FIRST_WILD_DRAW_FOUR.id, BREAKS): _does_not_begin,
    (FIRST_WILD.id, BREAKS): lambda facts: (
        _does_not_begin(facts)
        if "becomes" in facts
        else f"{facts['seat']} has to name a color first: before that, no Wild Draw Four can be laid."
    ),
    (DRAW.id, UNSEEN): MAY_DRAW,
    (DRAW.id, BREAKS): may_not_draw,
    (DRAWN_CARD.id, UNSEEN): MAY_KEEP,
    (TURN.id, BREAKS): "It is {turn}'s turn, not {seat}'s.",
    (MATCH.id, HOLDS): _goes_on,
    (MATCH.id, BREAKS): _goes_not,
    (DRAW_ONE.id, BREAKS): lambda facts: (
        f"{facts['seat']} draws {cards(facts['count'])} in this turn, not {so_many(facts['drawn'])}."
        if facts["count"]
        else f"{facts['seat']} cannot draw {cards(facts['drawn'])}: no card is left to draw."
    ),
    (DRAWN_CARD.id, HOLDS): "{kept_by} has kept the card just drawn.",
    (DRAWN_CARD.id, BREAKS): lambda facts: (
        f"{facts['seat']} has drawn this turn and may lay only that card, not the {printed(facts['card'])}."
        if "card" in facts
        else f"{facts['seat']} has already drawn this turn: lay that card, or keep it."
    ),
    (COLOR.id, BREAKS): lambda facts: (
        f"The {facts['card']} has its own color: no color is named with it."
        if "card" in facts
        else f"Nobody has to name a color now: it is {facts['color']}."
    ),
    (COLOR_OWED.id, BREAKS): "{owing} has to name the color first.",
    (WILD_DRAW_FOUR.id, HOLDS): "{seat} draws four cards and misses the turn.",
    (WILD_DRAW_FOUR_COLOR.id, BREAKS): lambda facts: _is_barred(facts, f"a {facts['color']} card"),
    (WILD_DRAW_FOUR_COLOR.id, HOLDS): lambda facts: _proved_free(facts, f"{facts['color']} card"),
    (WILD_DRAW_FOUR_COLOR.id, UNSEEN): lambda facts: _we_trust(facts, f"no {facts['color']} card"),
    (ALL_THAT_FITS_BARS.id, BREAKS): lambda facts: _is_barred(facts, "a card that fits or another wild card"),
    (ALL_THAT_FITS_BARS.id, HOLDS): lambda facts: _proved_free(facts, "card that fits"),
    (ALL_THAT_FITS_BARS.id, UNSEEN): lambda facts: _we_trust(
        facts, "no card that fits and no other wild card"
    ),
    (WILDS_BAR.id, BREAKS): lambda facts: _is_barred(facts, f"a {facts['color']} card or another wild card"),
    (WILDS_BAR.id, HOLDS): lambda facts: _proved_free(facts, f"{facts['color']} card and no other wild card"),
    (WILDS_BAR.id, UNSEEN): lambda facts: _we_trust(
        facts, f"no {facts['color']} card and no other wild card"
    ),
    (WILD_DRAW_FOUR_SEEN.id, HOLDS): lambda facts: (
        f"Nobody has to look at {facts['accused']}'s hand: everybody has seen what was in it."
        f"{unless_written_wrongly(facts)}"
    ),
    (WILD_DRAW_FOUR_SEEN.id, BREAKS): (
        "{seat} has to take the Wild Draw Four back: everybody can see that it is not allowed."
    ),
    (CHALLENGE.id, BREAKS): _no_challenge,
    (CHALLENGE.id, HOLDS): "{seat} challenges the Wild Draw Four for which {told} has to draw.",
    (
        CHALLENGE_IN_TIME.id,
        BREAKS,
    ): "It is too late to challenge: the cards have been drawn, or play went on.",
    (CHALLENGE_IN_TIME.id, HOLDS): lambda facts: (
        f"{facts['seat']} first puts the {cards(facts['count'])} drawn for it back on the draw pile."
    ),
    (CHALLENGE_HAND.id, HOLDS): "{accused} shows the hand to everybody.",
    (CHALLENGE_LAST_CARD.id, BREAKS): "{accused} has no cards left: a last card is not challenged.",
    (CHALLENGE_OPEN.id, BREAKS): (
        "{accused} has to show the hand first: the Wild Draw Four has been challenged."
    ),
    (CHALLENGE_HAND.id, BREAKS): _no_hand,
    (CHALLENGE_WORD.id, UNSEEN): (
        "We believe what {teller} says of the hand, unless somebody else who saw it says the opposite before "
        "the next player lays or draws a card."
    ),
    (CHALLENGE_WORD.id, HOLDS): "Somebody else who saw the hand says the same as {teller}: that settles it.",
    (CHALLENGE_WORD.id, BREAKS): _no_word,
    (CHALLENGE_CROSSED.id, Weight.CROSSED): lambda facts: (
        f"{facts['accused']} and {facts['challenger']} disagree about what was in the hand, and nobody else "
        f"can tell. For now it is as if nobody had challenged: {facts['seat']} draws the "
        f"{cards(facts['count'])}. Play on, and settle it at the table."
    ),
    (CHALLENGE_GUILTY.id, HOLDS): _guilty,
    (CHALLENGE_INNOCENT.id, HOLDS): _innocent,
    (CHALLENGE_LAST_CARD.id, HOLDS): lambda facts: (
        f"The challenge was wrong: {facts['accused']} has no cards left. {_lost(facts)}"
    ),
    (SKIP.id, HOLDS): "{seat} misses this turn.",
    (SHUFFLE_HANDS.id, HOLDS): "All hands are shuffled together and dealt again.",
    (SWAP_HANDS.id, HOLDS): "Whoever laid it swaps hands with another player.",
    (CUSTOMIZABLE.id, HOLDS): "Do what is written on the card, or what your table has agreed on for it.",
    (SWAP.id, HOLDS): _swapped,
    (SWAP.id, BREAKS): _no_swap,
    (DRAW_TWO.id, HOLDS): "{seat} draws two cards and misses the turn.",
    (OWED.id, BREAKS): _owes,
    (OWED_UNDISPUTED.id, HOLDS): lambda facts: (
        f"{facts['seat']} had to draw {cards(facts['count'])}: play has gone on, so "
        f"{'it counts' if facts['count'] == 1 else 'they count'} as drawn."
    ),
    (OWED.id, HOLDS): _owed_and_drawn,
    (PILE_SHORT.id, HOLDS): _pile_short,
    (PILE_DRY.id, HOLDS): _pile_dry,
    (PILE_DRY.id, BREAKS): "This card cannot just have been drawn: no card was left to draw.",
    (DEAL.id, BREAKS): lambda facts: (
        f"{were(facts['dealt'], cards).capitalize()} dealt, but the deck has only {facts['deck']}."
    ),
    (CARD_CANNOT_BE.id, BREAKS): _cannot_be,
    (SLIP.id, HOLDS): _was_a_slip,
    (PILE_GIVES.id, BREAKS): _the_pile_does_not_give,
    (SCORE_CANNOT_BE.id, BREAKS): _wrong_total,
    (BLUFF_PROVED.id, HOLDS): lambda facts: (
        f"{facts['seat']} held a {facts['color']} card when laying the Wild Draw Four: it was a bluff. "
        + ("That settles the challenge." if "settles" in facts else "It is too late for a penalty.")
    ),
    (RESHUFFLED_EARLY.id, BREAKS): "There is nothing to shuffle: only the top discard lies there.",
    (RESYNC.id, BREAKS): lambda facts: (
        "A player without cards has won the round: count the other hands instead."
        if "empty" in facts
        else f"The hands cannot have {cards(facts['cards'])}: the deck has only {facts['deck']} in all."
    ),
    (LEAVING.id, BREAKS): _no_leaving,
    (LEAVING_A_MATCH.id, BREAKS): _no_leaving_a_match,
    (RECOUNT.id, BREAKS): _no_recount,
    (RECOUNT.id, HOLDS): _recounted,
    (COUNT_HAND.id, UNSEEN): "We trust {seat}: nobody knows how many cards {seat} should have.",
    (CALL.id, BREAKS): _no_call,
    (CALL_EARLY.id, HOLDS): "{seat} calls UNO just before laying a card that leaves one: that counts.",
    (
        CALL_EARLY.id,
        BREAKS,
    ): "Too early: {seat} calls UNO while laying the second-to-last card, or after that.",
    (
        MISSED_TURN.id,
        HOLDS,
    ): "{seat} had to draw, and that does not save {caught}: {caught} can still be caught.",
    (MISSED_TURN.id, BREAKS): "It is too late to catch {caught}: the next player has missed a turn.",
    (DRAWING_CLOSES.id, HOLDS): "{seat} draws, so it is too late to catch {caught}.",
    (MISSING_CLOSES.id, HOLDS): "{seat} misses the turn, so it is too late to catch {caught}.",
    (CALL.id, UNSEEN): "The call counts: nobody knows how many cards {seat} has.",
    (CALL_IN_TIME.id, HOLDS): "{seat} calls UNO late, but was not caught: there is no penalty.",
    (CALL_IN_TIME.id, BREAKS): _too_late("somebody has played on"),
    (UNTIL_A_PLAY.id, BREAKS): _too_late("somebody has laid a card"),
    (UNTIL_A_DRAW.id, BREAKS): _too_late("somebody has drawn a card"),
    (CATCH.id, BREAKS): _no_catch,
    (CATCH_HEARD.id, UNSEEN): (
        "The catch counts, unless {caught} says “I called UNO” before the next player lays or draws a card."
    ),
    (CALL_CROSSED.id, Weight.CROSSED): (
        "Nobody can tell whether {caught}'s call or the catch was first. {caught} draws no cards for now: "
        "play on, and settle it at the table."
    ),
    (GOING_OUT.id, HOLDS): "{out} has no cards left and wins the round.",
    (GOING_OUT.id, BREAKS): "{out} has won the round: only the hands are still counted.",
    (NOBODY_DRAWS.id, HOLDS): "{seat} need not draw: the round is over.",
    (LAST_DRAW.id, HOLDS): lambda facts: (
        f"{facts['seat']} still draws {cards(facts['count'])} before the hands are counted."
    ),
    (COUNT.id, BREAKS): _not_yet_counted,
    (COUNT_HAND.id, BREAKS): lambda facts: (
        f"{facts['seat']} has {cards(facts['held'])} left, but {were(facts['counted'])} counted."
    ),
    (POINTS.id, HOLDS): lambda facts: f"{facts['seat']}'s hand is worth {points(facts['points'])}.",
    (POINTS.id, BREAKS): _wrong_points,
    (SPECIAL_POINTS.id, HOLDS): lambda facts: (
        f"The {printed(facts['card'])} is worth {points(facts['points'])}."
    ),
    (WINNER_TAKES_ALL.id, HOLDS): lambda facts: _takes(facts, "all other hands"),
    (OWN_HAND.id, HOLDS): _each_own,
    (CAUGHT_WITH.id, HOLDS): _each_own,
    (PARTNERS.id, HOLDS): lambda facts: _takes(facts, "their opponents' hands"),
    (PAIRS.id, HOLDS): lambda facts: _takes(facts, "the other teams' hands"),
    (TWO_TEAMS.id, HOLDS): lambda facts: _takes(facts, "the other team's hands"),
    (ROUNDS_WON.id, HOLDS): lambda facts: (
        f"{facts['winner']} has won {_round(facts)}: this table counts rounds, not points."
    ),
    (TARGET.id, HOLDS): lambda facts: (
        f"{facts['winners']} have {points(facts['total'])} and win the match."
        if "winners" in facts
        else f"{facts['winner']} has {points(facts['total'])} and wins the match."
    ),
    (TARGET.id, BREAKS): "{gone} is not playing any more.",
    (SITTING_OUT.id, BREAKS): "{gone} is out of this round and plays again in the next one.",
    (NO_TARGET.id, HOLDS): _most_rounds,
    (LAST_ONE.id, HOLDS): lambda facts: (
        f"{facts['gone']} {verb(facts['gone'], 'have')} reached the target and "
        f"{verb(facts['gone'], 'are')} out of the match."
        if "gone" in facts
        else f"{facts['winners']} have the fewest points of all and win the match."
        if "winners" in facts
        else f"{facts['winner']} is the last one left and wins the match."
    ),
    (LAST_ONE.id, BREAKS): lambda facts: (
        f"{facts['gone']} is not playing any more."
        if "gone" in facts
        else f"Everybody would be out of the match: all would have reached {points(facts['target'])}."
    ),
    **{(way.one_total.id, BREAKS): _not_one_total for way in WAYS.values()},
    (NEXT_DEALER.id, HOLDS): "{dealer} is the dealer now.",
    (WINNER_TAKES_ALL.id, BREAKS): _wrong_score,
    (PARTNERS.id, BREAKS): _wrong_in_pairs,
    (PAIRS.id, BREAKS): _wrong_in_pairs,
    (TWO_TEAMS.id, BREAKS): lambda facts: (
        "The teams stay as they are until the match is over."
        if "players" in facts
        else "Only the players of one team get points, and all of them the same."
    ),
    **{key: template for rule in HOUSE_RULES for key, template in rule.sentences.items()},
}


def said(finding: Finding, name: NameOf) -> str:
    """A finding as a sentence."""
    if finding.facts.get("agreed") is False:
        return "This table does not play by that house rule."
    return sentence(finding, name, SENTENCES, RULEBOOK)
