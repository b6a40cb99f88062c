"""The articles of UNO Golf in our own words. Each article names its sources.

`docs/rules/golf.md` says what each source says, and why we play by these articles.
"""

from referee.match.model.rulebook import (
    AFTER_THE_END,
    COMING_BACK,
    CORRECTIONS,
    DRAWING_FOR_THE_DEAL,
    HAND_POINTS,
    JOINING,
    LEAVING_A_MATCH,
    ONE_ROUND_AT_A_TIME,
    OPENING_A_MATCH,
    POINTS_ONLY_FOR_ROUND_PLAYERS,
    RENAMING,
    SCORING_A_ROUND,
    VOID_ROUND,
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
    instead_of=DRAWING_FOR_THE_DEAL.id,
)
SITTING_DOWN = Article(
    "golf.joining",
    "Sitting down",
    "Between two rounds somebody new may sit down anywhere at the table, with as many points as the player "
    "who has most, or with as many as the table says: nobody gets ahead by coming late. They are where that "
    "player starts, and no round's points.",
    (OURS,),
    instead_of=JOINING.id,
)
DEAL = Article(
    "golf.deal",
    "Dealing",
    "Everybody gets six cards and puts them facedown, unseen, in two rows and three columns. The other cards "
    "are the draw pile, and its top card begins the discard pile. Columns are numbered from the left; each "
    "keeps its number, also when another one is gone, and a new one gets the next.",
    ("S0", "VID", OURS),
)
FIRST_CARD = Article(
    "golf.deal.first-card",
    "An action card turned up first",
    "An action card that is turned up to begin the discards does nothing. More cards are turned up, until "
    "one is a number. The action cards stay under it.",
    ("S0", "VID", OURS),
)
OPENED = Article(
    "golf.deal.opened",
    "Everybody turns up one card",
    "Before the first turn everybody turns one card of their own grid faceup. An action card that shows "
    "there does nothing.",
    ("S0", "VID", "SPR"),
)
STARTER = Article(
    "golf.starter",
    "Who starts",
    "In the first round the player to the dealer's left starts, and then the player who had the fewest "
    "points in the round before. If several had, it is the one who sits nearest to the left of the player "
    "who started that round.",
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
    "The player whose turn it is takes one card: the top discard, or one from the draw pile.",
    ("S0", "VID"),
)
PLACE = Article(
    "golf.turn.place",
    "A card goes into the grid",
    "A card that is kept goes faceup into the grid, in the place of another card. That one goes on top of "
    "the discards, whether it lay faceup or facedown. The new card goes only where a card lies.",
    ("S0", "VID"),
)
TAKEN_DISCARD = Article(
    "golf.turn.taken-discard",
    "A player who takes the discard keeps it",
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
    "The top discard stays, and all the others are shuffled into a new draw pile. A player who has to draw "
    "more cards than the pile has draws those first, then shuffles, then draws the rest.",
    (OURS,),
)
PILE_DRY = Article(
    "golf.pile.dry",
    "Nothing left to draw",
    "When the draw pile is empty and no discards are left to shuffle, nobody draws. A new column takes two "
    "cards: with only one card left, there is no new column.",
    (OURS,),
)
PILE_GIVES = Article(
    "golf.deduction.pile",
    "What the pile can give",
    "When the pile was empty and the discards under the top card were shuffled, the new pile is made of just "
    "those cards: no other one is drawn, each only as often as it lay there, and none of them lies facedown "
    "where a card lay before. If it is otherwise, this card or an earlier entry is wrong. A player who knows "
    "better may let it count.",
    (OURS,),
)
CARD_CANNOT_BE = Article(
    "golf.deduction.card",
    "A card that cannot be there",
    "When all copies of a card lie faceup elsewhere nobody can draw or turn up another one, and a card that "
    "everybody sees cannot be another one: either this card or an earlier entry is wrong. A player who knows "
    "better may let it count.",
    (OURS,),
)

# --- action cards ---

ACTIONS_ACT = Article(
    "golf.actions",
    "When an action card takes effect",
    "An action card takes effect if it is the top discard at the end of the turn that brought it there. It "
    "may have been drawn and thrown, come out of a grid, or been left on top by a clear. It does nothing in "
    "a grid, under another discard, or turned up at the deal, and does not take effect again where it lies.",
    ("S0", OURS),
)
THROWN_ACTION = Article(
    "golf.actions.thrown",
    "An action card that is drawn and thrown",
    "An action card may be drawn and thrown at once, and takes effect like any other.",
    ("S0",),
)
REVERSE = Article("golf.reverse", "Reverse", "Play goes the other way round from now on.", ("S0",))
REVERSE_FOR_TWO = Article(
    "golf.reverse.two-players",
    "Reverse between two players",
    "With two players a Reverse changes nothing: the other player is next.",
    (OURS,),
)
SKIP = Article(
    "golf.skip",
    "Skip",
    "The next player misses a turn. With two players the same player plays again.",
    ("S0", OURS),
)
DRAW_TWO = Article(
    "golf.draw-two",
    "Draw Two",
    "The next player draws two cards without looking, puts them facedown as a new column, and misses a turn.",
    ("S0", "VID"),
)
DOUBLE_DRAW_TWO = Article(
    "golf.double-draw-two",
    "Double Draw Two",
    "The player who brought it on top of the discards chooses two other players, who get one new facedown "
    "column each, or one other player, who gets two. Nobody misses a turn for it.",
    ("S0", "VID"),
)
DOUBLE_DRAW_TWO_FOR_TWO = Article(
    "golf.double-draw-two.two-players",
    "Double Draw Two between two players",
    "With two players the other one gets two new columns: there is nobody else to choose.",
    (OURS,),
)

NEW_COLUMNS = Article(
    "golf.new-columns",
    "New columns lie on the left",
    "A new column is placed to the left of all others, and so is a second one that comes with it. It gets "
    "the next number all the same: every column keeps its number, wherever it lies.",
    ("S0",),
)

# --- clearing columns ---

CLEAR = Article(
    "golf.clear",
    "Clearing a column",
    "On your turn you may clear any column of your own grid whose two cards have the same number or the "
    "same color, or several columns. Action cards have no number.",
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
    "Both cards of a cleared column go on the discards, and the player who clears it chooses which one goes "
    "on top.",
    ("S0",),
)
CLEAR_BEFORE = Article(
    "golf.clear.before",
    "Clearing before the turn",
    "A column may be cleared before a card is taken. An action card does nothing then: the turn's own "
    "discard goes on top of it, or it is taken.",
    (OURS,),
)

# --- calling UNO ---

CALL = Article(
    "golf.call",
    "Calling UNO",
    "A player who comes down to one facedown card calls UNO, and again each time that it happens.",
    ("S0", OURS),
)
CALL_EARLY = Article(
    "golf.call.early",
    "Calling early",
    "A player who has two facedown cards may call UNO early: on their own turn, just before turning up one "
    "of them.",
    (OURS,),
)
CALL_IN_TIME = Article(
    "golf.call.in-time",
    "Until when to call and to catch",
    "There is time to call UNO, and to catch somebody, until the next player begins a turn.",
    ("S0",),
)
CATCH = Article(
    "golf.catch",
    "Caught without calling",
    "A player who is caught without having called UNO draws two cards without looking and puts them facedown "
    "as a new column, but misses no turn.",
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
    "The round is over at once when all cards of one grid lie faceup. Nobody has another turn, and an "
    "action card on top does nothing any more.",
    ("S0", OURS),
)
REVEAL = Article(
    "golf.reveal",
    "Turning up the rest",
    "When the round is over, everybody else turns up all their facedown cards.",
    ("S0",),
)
LAST_CLEAR = Article(
    "golf.clear.at-the-end",
    "Clearing at the end",
    "When everything lies faceup, every column that can be cleared is cleared: nobody loses by it.",
    ("S0", "VID", OURS),
)
EVERYBODY_SCORES = Article(
    "golf.score",
    "Everybody scores",
    "When a round is over everybody scores what is left in their own grid, so the points of everybody are "
    "told. Few points are good: the player who has fewest has won the round. When a round is put right, a "
    "player who is not named keeps the points of that round.",
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
GRID_CANNOT_BE = Article(
    "golf.deduction.grid",
    "A grid is even",
    "A grid has columns of two cards, so an even number of cards is left in it, or none. Of a round that was "
    "followed to its end everybody knows how many columns each grid has, so no more are left. If the cards "
    "that are told do not fit, either they or an earlier entry are wrong. A player who knows better may let "
    "them count.",
    (OURS,),
)
SCORE_CANNOT_BE = Article(
    "golf.deduction.score",
    "A score that cannot be",
    "All points together are no more than the deck is worth. An action card whose points nobody said counts "
    "at most 100. No more cards of a value are left than the deck has. Of a round that was followed to its "
    "end everybody knows which cards lie faceup in each grid, so the points have to fit them. If they do "
    "not, either the score or an earlier entry is wrong. A player who knows better may let it count.",
    (OURS,),
)
TARGET = Article(
    "golf.target",
    "Winning the match",
    "After nine rounds, unless the table chose another number, the lowest total wins the match. Players who "
    "tie share it.",
    ("S0", "VID", OURS),
)
ADVICE = Article(
    "golf.advice",
    "How to win",
    "Put low cards in the place of high ones, look for a second card of the same number or color to clear a "
    "column, and turn up your last card when the others still have more points than you.",
    (OURS,),
)

# --- when something went wrong ---

RESHUFFLED_EARLY = Article(
    "golf.reshuffle",
    "Shuffled early",
    "The discards under the top one may be shuffled into the draw pile before it runs out.",
    (OURS,),
)
RESYNC = Article(
    "golf.resync",
    "Track was lost",
    "When nobody knows any more how a round stands, the scorekeeper says it: the top card, whose turn it "
    "is, and the grids that are not as they were known. Nothing is deduced from the cards then until the "
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
    "A player who leaves an open round puts the grid aside as it is. Nobody counts it, and the next player "
    "goes on. The player who has ended the round stays until it is scored.",
    (OURS,),
)

STANDARD_RULEBOOK = Rulebook(
    OPENING_A_MATCH,
    Chapter("deck", "The deck", (DECK,)),
    Chapter("deal", "The deal", (FIRST_DEALER, DEAL, FIRST_CARD, OPENED, STARTER, ONE_ROUND_AT_A_TIME)),
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
            NEW_COLUMNS,
        ),
    ),
    Chapter("columns", "Clearing columns", (CLEAR, CLEAR_FACEUP, CLEAR_TOP, CLEAR_BEFORE)),
    Chapter("pile", "The draw pile", (PILE_SHORT, PILE_DRY)),
    Chapter("calls", "Calling UNO", (CALL, CALL_EARLY, CALL_IN_TIME, CATCH, CATCH_HEARD, CALL_CROSSED)),
    Chapter("holing-out", "The end of a round", (CLOSING, REVEAL, LAST_CLEAR)),
    Chapter(
        "scoring",
        "Scores",
        (EVERYBODY_SCORES, POINTS, SCORING_A_ROUND, HAND_POINTS, POINTS_ONLY_FOR_ROUND_PLAYERS),
    ),
    Chapter("target", "Winning the match", (TARGET, *AFTER_THE_END, ADVICE)),
    Chapter(
        "deduction",
        "What the cards prove",
        (CARD_CANNOT_BE, PILE_GIVES, GRID_CANNOT_BE, SCORE_CANNOT_BE),
    ),
    Chapter("irregular", "When something went wrong", (RESHUFFLED_EARLY, RESYNC, RECOUNT, VOID_ROUND)),
    Chapter("people", "Coming and going", (SITTING_DOWN, COMING_BACK, LEAVING_A_MATCH, LEAVING, RENAMING)),
    CORRECTIONS,
)
