"""The articles of UNO Golf, in our own words, each with its sources."""

from referee.match.rulebook import (
    AFTER_THE_END,
    CORRECTIONS,
    DEALER,
    JOINING,
    LEAVING_A_MATCH,
    OPENING_A_MATCH,
    RENAMING,
    ROUND,
    SCORE,
    VOID,
)
from referee.rulings.article import OURS, Article, Chapter, Rulebook

# --- the deck and the deal ---

DECK = Article(
    "golf.deck",
    "The deck",
    "112 cards: in each color three each of 0 to 6, two each of Skip, Reverse and Draw Two, and one Double "
    "Draw Two.",
    ("S0", "SPR"),
)
FIRST_DEALER = Article(
    "golf.dealer",
    "Who deals",
    "Somebody is chosen to deal first, and after each round the deal passes to the left. Where cards are "
    "drawn for it, the highest number deals; a card without a number counts zero, and those who tie for the "
    "highest draw again.",
    ("S0", OURS),
    instead_of=DEALER.id,
)
SITTING_DOWN = Article(
    "golf.joining",
    "Sitting down",
    "Between two rounds somebody new may sit down anywhere at the table, with as many points as the player "
    "who has most: nobody gets ahead by coming late.",
    (OURS,),
    instead_of=JOINING.id,
)
DEAL = Article(
    "golf.deal",
    "Dealing",
    "Everybody gets six cards and lays them facedown, unseen, in two rows and three columns. The other cards "
    "are the draw pile, and its top card begins the discard pile. Columns are numbered from the left; each "
    "keeps its number, also when another one is gone, and a new one gets the next.",
    ("S0", "VID", OURS),
)
FIRST_CARD = Article(
    "golf.deal.first-card",
    "An action card turned up first",
    "An action card turned up for the discard pile is ignored, and another card turned up, until it is a "
    "number. The ignored ones stay under it.",
    ("S0", "VID", OURS),
)
OPENED = Article(
    "golf.deal.opened",
    "Everybody opens one card",
    "Before the first turn everybody turns one card of their own grid faceup. An action card that shows "
    "there does nothing.",
    ("S0", "VID", "SPR"),
)
STARTER = Article(
    "golf.starter",
    "Who starts",
    "In the first round the player to the dealer's left starts, and then whoever had the fewest points in "
    "the round before. If several had, it is the one nearest to the left of who started that round.",
    ("S0", "VID", OURS),
)

# --- a turn ---

YOUR_TURN = Article(
    "golf.turn.order",
    "Whose turn it is",
    "The players take turns clockwise, until a Reverse turns the direction.",
    ("S0", "VID"),
)
TURN = Article(
    "golf.turn",
    "A turn",
    "Whose turn it is takes one card, the top one of the discards or one from the draw pile.",
    ("S0", "VID"),
)
PLACE = Article(
    "golf.turn.place",
    "A card goes into the grid",
    "A card that is kept lies faceup in the place of another one, which goes on top of the discards, "
    "whether it lay faceup or facedown. It goes only where a card lies.",
    ("S0", "VID"),
)
TAKEN_DISCARD = Article(
    "golf.turn.taken-discard",
    "Who takes the discard keeps it",
    "A card taken from the discards goes into the grid. It may not be thrown again in the same turn.",
    ("S0", "VID"),
)
THROW = Article(
    "golf.turn.throw",
    "A drawn card is thrown",
    "A card drawn from the pile may be thrown on the discards instead. Then one facedown card of one's own "
    "grid is turned up.",
    ("S0", "VID"),
)
PILE_SHORT = Article(
    "golf.pile.short",
    "The draw pile runs out",
    "All discards but the top card are shuffled and become the new draw pile.",
    (OURS,),
)
PILE_DRY = Article(
    "golf.pile.dry",
    "Nothing left to draw",
    "Where the pile and the discards give no more, nobody draws. A column takes two cards: for one card "
    "alone there is none.",
    (OURS,),
)
CARD_CANNOT_BE = Article(
    "golf.deduction.card",
    "A card that cannot be there",
    "When all copies of a card lie faceup elsewhere nobody can draw or turn up another one, and a card that "
    "everybody sees cannot be another one: either this card or an earlier entry is wrong. Who knows better "
    "may let it count.",
    (OURS,),
)

# --- action cards ---

ACTIONS_ACT = Article(
    "golf.actions",
    "When an action card acts",
    "An action card acts if it is the top discard at the end of the turn in which it came there, whether it "
    "was drawn and thrown, came out of a grid, or was left on top by a clear. It does nothing in a grid, "
    "under another discard or turned up at the deal, and does not act again where it lies.",
    ("S0", OURS),
)
THROWN_ACTION = Article(
    "golf.actions.thrown",
    "An action card that is drawn and thrown",
    "An action card may be drawn and thrown at once, and acts like any other.",
    ("S0",),
)
REVERSE = Article("golf.reverse", "Reverse", "The direction of play turns round.", ("S0",))
REVERSE_FOR_TWO = Article(
    "golf.reverse.two-players",
    "Reverse between two players",
    "With two players a Reverse turns the direction and changes nothing: the other player is next.",
    (OURS,),
)
SKIP = Article(
    "golf.skip",
    "Skip",
    "The next player misses the turn. With two players the same one plays again.",
    ("S0", OURS),
)
DRAW_TWO = Article(
    "golf.draw-two",
    "Draw Two",
    "The next player lays two cards of the draw pile, unseen, facedown as a new column in their own grid, "
    "and misses the turn.",
    ("S0", "VID"),
)
DOUBLE_DRAW_TWO = Article(
    "golf.double-draw-two",
    "Double Draw Two",
    "Who brought it on top of the discards chooses two other players, who lay one new column of two facedown "
    "cards each, or one other player, who lays two such columns. Nobody misses a turn for it.",
    ("S0", "VID"),
)
DOUBLE_DRAW_TWO_FOR_TWO = Article(
    "golf.double-draw-two.two-players",
    "Double Draw Two between two players",
    "With two players the other one lays two columns: there is nobody else to choose.",
    (OURS,),
)

# --- clearing columns ---

CLEAR = Article(
    "golf.clear",
    "Clearing a column",
    "On their own turn players may clear any column of their own grid whose two cards have the same number "
    "or the same color, or several. Action cards have no number.",
    ("S0", "VID", OURS),
)
CLEAR_FACEUP = Article(
    "golf.clear.faceup",
    "Only faceup cards are cleared",
    "A column is cleared only when both of its cards lie faceup.",
    ("VID",),
)
CLEAR_TOP = Article(
    "golf.clear.top",
    "Which card goes on top",
    "Both cards of a column that is cleared go on the discards, and whose column it was chooses which one "
    "goes on top.",
    ("S0",),
)
CLEAR_BEFORE = Article(
    "golf.clear.before",
    "Clearing before the turn",
    "A column may be cleared before a card is taken. No action card acts by that: the turn's own discard "
    "goes on top of it, or somebody takes it.",
    (OURS,),
)

# --- calling UNO ---

CALL = Article(
    "golf.call",
    "Calling UNO",
    "Who comes to have one single facedown card calls UNO, every time anew.",
    ("S0", OURS),
)
CALL_EARLY = Article(
    "golf.call.early",
    "Calling early",
    "Who has two facedown cards may call on their own turn, just before turning up the last but one.",
    (OURS,),
)
CALL_IN_TIME = Article(
    "golf.call.in-time",
    "Until when to call and to catch",
    "There is time to call and to catch until the next player starts the turn.",
    ("S0",),
)
CATCH = Article(
    "golf.catch",
    "Caught without calling",
    "Who is caught not having called lays two cards of the draw pile facedown as a new column, and misses no "
    "turn.",
    ("S0", "RDB"),
)
CATCH_HEARD = Article(
    "golf.catch.heard",
    "Whether it was called",
    "Only those in the room heard whether somebody called. A catch that a player reports stands on that "
    "player's word; one that the scorekeeper reports speaks for the table.",
    (OURS,),
)
CALL_CROSSED = Article(
    "golf.call.crossed",
    "Called, or caught first?",
    "When a call and a catch cross on their way, nothing that was entered tells which was first in the room.",
    (OURS,),
)

# --- the end of a round ---

CLOSING = Article(
    "golf.closing",
    "The end of a round",
    "The round is over at once when all cards of one grid lie faceup. The card that closed it does nothing "
    "any more, and nobody has another turn.",
    ("S0", OURS),
)
REVEAL = Article(
    "golf.reveal",
    "Turning up the rest",
    "When the round is over everybody else turns up all cards that still lie facedown.",
    ("S0",),
)
LAST_CLEAR = Article(
    "golf.clear.at-the-end",
    "Clearing at the end",
    "When everything lies faceup, every column that can be cleared is cleared, for nobody loses by it.",
    ("S0", "VID", OURS),
)
EVERYBODY_SCORES = Article(
    "golf.score",
    "Everybody scores",
    "When a round is over everybody scores what is left in their own grid, so the points of everybody are "
    "told. Few points are good: who has fewest has won the round. When a round is put right, whoever is not "
    "named keeps the points of that round.",
    ("S0", OURS),
)
POINTS = Article(
    "golf.points",
    "What cards are worth",
    "Number cards count their number, and action cards the points printed in their corners. Those are in no "
    "rules that we know of: unless they were told before the first deal, the points of a grid in which an "
    "action card is left are added up and said by its player.",
    ("S0", OURS),
)
SCORE_CANNOT_BE = Article(
    "golf.deduction.score",
    "A score that cannot be",
    "Where it is known what each card counts, all points together are no more than the deck is worth. Of a "
    "round that was followed to its end everybody knows which cards lie faceup in each grid, so the points "
    "have to fit them. If they do not, either the score or an earlier entry is wrong. Who knows better may "
    "let it count.",
    (OURS,),
)
TARGET = Article(
    "golf.target",
    "Winning the match",
    "After nine rounds, unless the table chose another number, the lowest total has won the match. Who ties "
    "shares it.",
    ("S0", "VID", OURS),
)

# --- when something went wrong ---

RESHUFFLED_EARLY = Article(
    "golf.reshuffle",
    "Shuffled early",
    "The discards under the top card may be shuffled into the pile before it runs out.",
    (OURS,),
)
RESYNC = Article(
    "golf.resync",
    "Track was lost",
    "When nobody knows any more how a round stands, the scorekeeper says it: the top card, whose turn it is, "
    "and the grids that are not as they were known. Nothing is deduced from the cards then until the "
    "discards are shuffled.",
    (OURS,),
)
RECOUNT = Article(
    "golf.recount",
    "Counting cards",
    "The draw pile and the grids may be counted at any time. A count that is off proves a mistake, and not "
    "whose: how the grids lie is said anew, or the round is void.",
    (OURS,),
)
LEAVING = Article(
    "golf.leaving",
    "Leaving an open round",
    "Who leaves an open round lays the grid aside as it is. Nobody counts it, and the turn passes on. Who "
    "has closed the round stays until it is counted.",
    (OURS,),
)

STANDARD_RULEBOOK = Rulebook(
    OPENING_A_MATCH,
    Chapter("deck", "The deck", (DECK,)),
    Chapter("deal", "The deal", (FIRST_DEALER, DEAL, FIRST_CARD, OPENED, STARTER, ROUND)),
    Chapter("turn", "A turn", (YOUR_TURN, TURN, PLACE, TAKEN_DISCARD, THROW)),
    Chapter(
        "actions",
        "Action cards",
        (
            ACTIONS_ACT,
            THROWN_ACTION,
            REVERSE,
            REVERSE_FOR_TWO,
            SKIP,
            DRAW_TWO,
            DOUBLE_DRAW_TWO,
            DOUBLE_DRAW_TWO_FOR_TWO,
        ),
    ),
    Chapter("columns", "Clearing columns", (CLEAR, CLEAR_FACEUP, CLEAR_TOP, CLEAR_BEFORE)),
    Chapter("pile", "The draw pile", (PILE_SHORT, PILE_DRY)),
    Chapter("calls", "Calling UNO", (CALL, CALL_EARLY, CALL_IN_TIME, CATCH, CATCH_HEARD, CALL_CROSSED)),
    Chapter("holing-out", "The end of a round", (CLOSING, REVEAL, LAST_CLEAR)),
    Chapter("scoring", "Scores", (EVERYBODY_SCORES, POINTS, SCORE)),
    Chapter("target", "Winning the match", (TARGET, *AFTER_THE_END)),
    Chapter("deduction", "What the cards prove", (CARD_CANNOT_BE, SCORE_CANNOT_BE)),
    Chapter("irregular", "When something went wrong", (RESHUFFLED_EARLY, RESYNC, RECOUNT, VOID)),
    Chapter("people", "Coming and going", (SITTING_DOWN, LEAVING_A_MATCH, LEAVING, RENAMING)),
    CORRECTIONS,
)
