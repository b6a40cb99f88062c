"""The articles of UNO in our own words, in the order of the rule sheet. Each article names its sources.

`docs/rules/uno.md` says what each source says, and why we play by these articles.
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
    ONE_SEAT_GOES_OUT,
    OPENING_A_MATCH,
    POINTS_ONLY_FOR_ROUND_PLAYERS,
    RENAMING,
    SCORING_A_ROUND,
    VOID_ROUND,
)
from referee.rulings.article import OURS, Article, Chapter, Rulebook

# --- articles about the deal and the first card ---

DECK = Article(
    "uno.deck",
    "The deck",
    "108 cards: in each color one 0, two each of 1 to 9, and two each of Skip, Reverse and Draw Two; four "
    "Wild "
    "and four Wild Draw Four.",
    ("S4", "CLASSIC", "IG"),
)
DEAL = Article(
    "uno.deal",
    "The deal",
    "The dealer shuffles all cards, deals, and turns the next card up to begin the discard pile. The "
    "player to the dealer's left begins, and play goes clockwise.",
    ("S1", "S2", "S3", "S4", "IG", "CLASSIC"),
)
SEVEN_CARDS = Article(
    "uno.deal.seven",
    "Seven cards each",
    "Everybody is dealt seven cards. A wrong deal noticed before the first turn is dealt again.",
    ("S1", "S2", "S3", "S4", "IG", "PL112", OURS),
)
NEXT_DEALER = Article(
    "uno.deal.next",
    "Who deals next",
    "After each round the deal passes to the left.",
    ("SP", OURS),
)
FIRST_CARD = Article(
    "uno.first-card",
    "The card turned up",
    "The first card turned up that is no Wild Draw Four begins the discard pile. An action card or a Wild "
    "acts at once.",
    ("S1", "S3", "S4", "IG", "PL112", "CLASSIC"),
)
FIRST_SKIP = Article(
    "uno.first-card.skip",
    "A Skip turned up",
    "The player to the dealer's left misses the first turn.",
    ("S1", "S3", "S4", "IG", "PL112"),
)
FIRST_REVERSE = Article(
    "uno.first-card.reverse",
    "A Reverse turned up",
    "Play goes to the right, and the dealer plays first. With two players the dealer plays first too.",
    ("S4", "IG", "PL112"),
)
FIRST_DRAW_TWO = Article(
    "uno.first-card.draw-two",
    "A Draw Two turned up",
    "The player to the dealer's left draws two cards and misses the first turn.",
    ("S3", "S4", "IG", "PL112"),
)
FIRST_WILD = Article(
    "uno.first-card.wild",
    "A Wild turned up",
    "The player to the dealer's left names the color and then takes a turn like any other. Playing a colored "
    "card names its color. A Wild Draw Four waits until the color is named.",
    ("S1", "S3", "S4", "IG", "PL112", OURS),
)
FIRST_WILD_DRAW_FOUR = Article(
    "uno.first-card.wild-draw-four",
    "A Wild Draw Four turned up",
    "It goes back into the pile, which is shuffled, and another card is turned up.",
    ("S1", "S3", "S4", "IG", "PL112"),
)

# --- articles about a turn ---

TURN = Article(
    "uno.turn",
    "Whose turn it is",
    "You play or draw a card only when it is your turn. A card played out of turn is taken back.",
    ("S1", "S2", "S4", OURS),
)
PLAYING_A_CARD = Article(
    "uno.play",
    "Playing a card",
    "On your turn you play one card on the discard pile. A card that may not be played is taken back, and it "
    "is still your turn.",
    ("S1", "S2", "S3", "S4", "GLS", OURS),
)
MATCHING_THE_TOP_CARD = Article(
    "uno.match",
    "What goes on what",
    "A card goes on one of its own color, its own number or its own symbol. A Wild goes on everything. On a "
    "Wild goes the color named, or another Wild.",
    ("S1", "S2", "S3", "S4", "IG", "PL112"),
)
DRAWING_INSTEAD_OF_PLAYING = Article(
    "uno.draw",
    "Drawing instead",
    "A player who cannot play a card draws one, and a player who does not want to may draw, too.",
    ("S2", "S4", "IG", "CLASSIC", "PL112"),
)
DRAW_ONE = Article(
    "uno.draw.one",
    "One card",
    "One card is drawn for a turn, not more and not fewer.",
    ("S1", "S2", "S3", "S4", "IG"),
)
DRAWN_CARD = Article(
    "uno.drawn-card",
    "The card just drawn",
    "After drawing you may play the card just drawn if it fits, and no other. Otherwise you keep it and the "
    "turn passes. When the next player goes on, it counts as kept.",
    ("S2", "S3", "S4", "IG", "CLASSIC", "PL112", OURS),
)

# --- articles about wild cards ---

NAMING_THE_COLOR = Article(
    "uno.color",
    "Naming the color",
    "The player who plays a wild card names any color, the current one included. Only a wild card asks for a "
    "color.",
    ("S1", "S2", "S3", "S4", "IG", "PL112"),
)
COLOR_NOT_YET_NAMED = Article(
    "uno.color.owed",
    "A color not yet named",
    "Until the color is named nobody else goes on.",
    (OURS,),
)
WILD = Article(
    "uno.wild",
    "Wild",
    "A Wild may be played on your turn whatever else you hold.",
    ("S1", "S2", "S4", "PL112"),
)
WILD_DRAW_FOUR = Article(
    "uno.wild-draw-four",
    "Wild Draw Four",
    "The next player draws four cards and misses the turn; the player who played it names the color.",
    ("S1", "S2", "S3", "S4", "IG", "PL112"),
)
WILD_DRAW_FOUR_COLOR = Article(
    "uno.wild-draw-four.color",
    "When a Wild Draw Four may be played",
    "Only by a player who holds no card of the current color. A card of the same number or symbol, or "
    "another wild card, does not matter. Nobody else can see it, so the card stands, and the player who is "
    "told to draw may challenge it.",
    ("S2", "S3", "S4", "IG", "PL112", "WP"),
)
WILD_DRAW_FOUR_BLUFF = Article(
    "uno.wild-draw-four.seen",
    "Bluffing with a Wild Draw Four",
    "It can be played all the same, also where everybody can see through it: it stands, and nobody is told. "
    "Only a challenge punishes it. Where the cards that are certain prove what was in the hand, nobody looks "
    "at it.",
    ("S1", OURS),
)

CHALLENGE = Article(
    "uno.challenge",
    "Challenging a Wild Draw Four",
    "Only the player told to draw may challenge it, after the color is named.",
    ("S1", "S2", "S4", "IG", OURS),
)
CHALLENGE_IN_TIME = Article(
    "uno.challenge.in-time",
    "How long it may be challenged",
    "Until the first of the four cards is drawn, or the player told to draw goes on.",
    (OURS,),
)
CHALLENGE_NOT_YET_ANSWERED = Article(
    "uno.challenge.open",
    "A challenge not yet answered",
    "Until the hand has been shown nobody goes on.",
    (OURS,),
)
CHALLENGE_HAND = Article(
    "uno.challenge.hand",
    "The hand is shown",
    "The player who played the card shows the hand to the challenger and to nobody else. What counts is the "
    "color that was current before the card, and the hand as it was when the card was played.",
    ("S1", "S2", "S4", "IG", OURS),
)
TESTIMONY_ABOUT_CHALLENGED_HAND = Article(
    "uno.challenge.word",
    "The word of one who saw the hand",
    "Only the challenger and the player who played the card have seen the hand, unless the table shows it to "
    "everybody. What one of them says of it counts at once. It is settled when another of them says the "
    "same, or the player who said it gives in. Until somebody acts another of them may say the opposite.",
    (OURS,),
)
CONTRADICTION_ABOUT_CHALLENGED_HAND = Article(
    "uno.challenge.crossed",
    "Did the hand hold the color?",
    "When those who saw the hand say opposite things of it, it is as if nobody had challenged: the cards "
    "owed are drawn and the turn is missed. Settled later it moves cards and never a turn. If the hand held "
    "the color, the player who played the card draws the cards, and the player told to draw puts them back, "
    "or does not draw them any more. If it did not, the challenger draws what a lost challenge costs more.",
    (OURS,),
)
CHALLENGE_GUILTY = Article(
    "uno.challenge.guilty",
    "The challenge was right",
    "The player who played the card draws the cards instead. The color named stays, and the player told to "
    "draw takes a turn.",
    ("S1", "S2", "S3", "S4", "IG", "HB", "PY", "LU"),
)
CHALLENGE_INNOCENT = Article(
    "uno.challenge.innocent",
    "The challenge was wrong",
    "The challenger draws six cards instead of four and misses the turn.",
    ("S1", "S2", "S3", "S4", "IG", "PL112"),
)
CHALLENGE_LAST_CARD = Article(
    "uno.challenge.last-card",
    "Challenging a last card",
    "A Wild Draw Four played as last card leaves an empty hand, which holds no color: the challenge is lost, "
    "and nothing needs to be shown.",
    (OURS,),
)

# --- articles about action cards ---

SKIP = Article(
    "uno.skip",
    "Skip",
    "The next player misses a turn.",
    ("S1", "S2", "S3", "S4", "IG", "PL112"),
)
REVERSE = Article(
    "uno.reverse",
    "Reverse",
    "The direction of play turns round.",
    ("S1", "S2", "S3", "S4", "IG", "PL112"),
)
REVERSE_FOR_TWO = Article(
    "uno.reverse.two-players",
    "Reverse between two players",
    "With two players a Reverse works like a Skip: the player who played it has another turn.",
    ("S1", "S4", "UBG"),
)
WILD_SHUFFLE_HANDS = Article(
    "uno.wild-shuffle-hands",
    "Wild Shuffle Hands",
    "All hands are shuffled together and dealt again, beginning to the left of the player who played it and "
    "going clockwise; some may get a card more than others. The player who played it names the color. As "
    "last card it shuffles nothing.",
    ("S2", "PL112", OURS),
)
WILD_SWAP_HANDS = Article(
    "uno.wild-swap-hands",
    "Wild Swap Hands",
    "The player who played it names the color and swaps the whole hand with another player. As last card it "
    "swaps nothing.",
    ("PV", "PY", OURS),
)
WILD_CUSTOMIZABLE = Article(
    "uno.wild-customizable",
    "Wild Customizable",
    "It is played like a Wild. What else it does is written on it by the table, and the table sees to it.",
    ("S2", "PL112"),
)
SWAPPING_HANDS = Article(
    "uno.swap",
    "Swapping hands",
    "The player who is to swap hands names the other player before anybody goes on. Hands change owners "
    "whole. A player who went down to one card and now holds more need not call; a player who is given one "
    "card need not call either.",
    ("PV", "LU", OURS),
)
REVERSE_WITHOUT_EFFECT_FOR_TWO = Article(
    "uno.reverse.two-players.nothing",
    "Reverse does nothing between two players",
    "With two players a Reverse turns nothing round: the other player is next.",
    ("KONB",),
    instead_of="uno.reverse.two-players",
)
DRAW_TWO = Article(
    "uno.draw-two",
    "Draw Two",
    "The next player draws two cards and misses the turn.",
    ("S1", "S2", "S3", "S4", "IG", "PL112"),
)
DRAWING_THE_CARDS_OWED = Article(
    "uno.owed",
    "Cards owed",
    "A player who owes cards draws all of them and misses the turn. No card is played instead, not even "
    "another Draw Two, unless the table has agreed that it may be.",
    ("S3", "S4", "KONB"),
)
CARDS_OWED_COUNT_AS_DRAWN = Article(
    "uno.owed.undisputed",
    "Cards owed count as drawn",
    "When play goes on past a player who owes cards, they count as drawn and the turn as missed.",
    (OURS,),
)
DRAW_PILE_RUNS_OUT = Article(
    "uno.pile.short",
    "The draw pile runs out",
    "All discards but the top card are shuffled and become the new draw pile. A player who has to draw more "
    "cards than the pile has draws those first, then shuffles, then draws the rest.",
    ("S3", "S4", "IG", "WP", "LU"),
)
NOTHING_LEFT_TO_DRAW = Article(
    "uno.pile.dry",
    "Nothing left to draw",
    "What can be drawn is drawn; the rest is not owed any more. That is so only when the discards under the "
    "top card are used up too. A player who finds nothing to draw passes the turn.",
    (OURS,),
)

# --- articles about what the seen cards prove ---

IMPOSSIBLE_CARD = Article(
    "uno.deduction.card",
    "A card that cannot be there",
    "When all copies of a card lie elsewhere, nobody can play or hold another one: either this card or an "
    "earlier entry is wrong. A player who knows better may let it count.",
    (OURS,),
)
CARD_CLAIMED_BY_MISTAKE = Article(
    "uno.deduction.slip",
    "A slip",
    "A card that was refused, and that somebody else plays next, was a slip and is forgotten. Any other "
    "refused claim may have been a slip as well, so it proves nothing. If it speaks against a later claim, "
    "that claim stands, and the refused one is named.",
    (OURS,),
)
CARDS_THE_NEW_PILE_CAN_GIVE = Article(
    "uno.deduction.pile",
    "What the pile can give",
    "When the pile was empty and the discards under the top card were shuffled, the new pile is made of just "
    "those cards: no other one is drawn, and each only as often as it lay there. If another one comes, "
    "either this card or an earlier entry is wrong. A player who knows better may let it count.",
    (OURS,),
)
IMPOSSIBLE_SCORE = Article(
    "uno.deduction.score",
    "A score that cannot be",
    "The hands left when a round is over hold a card each at the least, and all together no more than the "
    "deck is worth. No card is in two of them. Of a round that was followed to its end everybody knows who "
    "went out, also when it is put right later, and how many cards are left in each hand. If a score does "
    "not fit, either the score or an earlier entry is wrong. A player who knows better may let it count.",
    (OURS,),
)
BLUFF_PROVED = Article(
    "uno.deduction.bluff",
    "A bluff that shows later",
    "A player who has played a Wild Draw Four on a color, and has since played more cards of that color than "
    "were drawn, held one of them at that time. It is written down. It is too late for a penalty, unless "
    "somebody has just denied it, or it is contested: then that is settled by it.",
    (OURS,),
)

# --- articles about mistakes and players who leave ---

RESHUFFLED_EARLY = Article(
    "uno.reshuffle",
    "Shuffled early",
    "The discards under the top card may be shuffled into the pile before it runs out, if the table does so.",
    (OURS,),
)
TABLE_STATES_THE_ROUND = Article(
    "uno.resync",
    "Track was lost",
    "The table may tell how the round stands: the top card, the color, whose turn it is and which way play "
    "goes, and the number of cards in the hands as far as it is known. What was open before is closed.",
    (OURS,),
)
RECOUNT = Article(
    "uno.recount",
    "Cards are counted",
    "Anybody may count the cards of a hand or of the draw pile at any time. All cards together make the "
    "deck; if they do not, something was entered wrongly or a card is missing. A round that cannot be set "
    "right is void.",
    (OURS,),
)
LEAVING = Article(
    "uno.leaving",
    "Leaving an open round",
    "The hand of a player who leaves is set aside and not counted. What the player owed lapses, and the turn "
    "passes on. Once somebody else has gone out, the hand is counted before its player leaves.",
    ("PS", OURS),
)
SITTING_OUT = Article(
    "uno.sitting-out",
    "Out of the round, and not of the match",
    "A player who is out of a round says and does nothing more in it, and plays again in the next one.",
    (OURS,),
)

# --- articles about calling UNO and catching ---

CALL = Article(
    "uno.call",
    "Calling UNO",
    "A player who has one card left calls UNO, each time a card played leaves one. It may be called with the "
    "card.",
    ("S1", "S2", "S3", "S4", "IG"),
)
CALL_EARLY = Article(
    "uno.call.early",
    "Calling before the card is played",
    "With two cards, on the own turn, UNO may be called before the card is played. The turn has begun once "
    "the player before has nothing left to do but to draw what is owed, or to keep the card just drawn. If "
    "play goes on otherwise after all, the call is over.",
    ("IG", "BASIC", OURS),
)
CALL_IN_TIME = Article(
    "uno.call.in-time",
    "Until when",
    "From the card that leaves one until the next player who acts has played or drawn a card. A player who "
    "calls before being caught is safe; so is a player who is not caught in time.",
    ("S3", "S4", "IG", "PL112", "WP"),
)
MISSED_TURN = Article(
    "uno.call.missed-turn",
    "A missed turn does not end the time to catch",
    "A player who is skipped, or only draws what is owed, does not act: the player who did not call can "
    "still be caught.",
    (OURS,),
)
CATCH = Article(
    "uno.catch",
    "Being caught",
    "A player who did not call and is caught by another player in time draws two cards: once for each lapse.",
    ("S2", "S3", "S4", "IG", "PL112", OURS),
)
CATCH_REPORTED_BY_PLAYER = Article(
    "uno.catch.heard",
    "A catch that a player reports",
    "It stands on the word of the player who reports it. If the one who was caught says to have called, "
    "while there is still time to catch, the cards are not owed and the table settles it.",
    (OURS,),
)
CONTRADICTION_OF_CALL_AND_CATCH = Article(
    "uno.call.crossed",
    "Called, or caught first?",
    "When a call and a catch cross on their way, nothing that was entered tells which was first in the room.",
    (OURS,),
)

# --- articles about the end of a round ---

GOING_OUT = Article(
    "uno.going-out",
    "Going out",
    "The player who plays the last card has won the round, whatever card it is, unless the table has agreed "
    "otherwise. A wild card played last needs no color.",
    ("S1", "S2", "S3", "S4", "KONB", OURS),
)
DRAW_FOR_LAST_CARD = Article(
    "uno.going-out.draw",
    "A last card that makes somebody draw",
    "If the last card is a Draw Two or a Wild Draw Four, the next player draws before the hands are counted.",
    ("S2", "IG", "PL112", "FRSHOW"),
)
COUNTING_THE_HANDS = Article(
    "uno.count",
    "Counting the hands",
    "When somebody is out, everybody else counts the cards left in hand. The last count ends the round.",
    ("S1", "S2", "S3", "S4"),
)
SIZE_OF_COUNTED_HAND = Article(
    "uno.count.hand",
    "As many cards as the hand has",
    "A hand is counted with as many cards as were seen to go into it.",
    (OURS,),
)
SPECIAL_WILD_POINTS = Article(
    "uno.points.special",
    "What the special wild cards are worth",
    "Wild Shuffle Hands, Wild Swap Hands and Wild Customizable count 40 each.",
    ("SP", "UBG"),
)
POINTS = Article(
    "uno.points",
    "What cards are worth",
    "Number cards count their number; Skip, Reverse and Draw Two 20 each; Wild and Wild Draw Four 50 each.",
    ("S1", "S2", "S3", "S4", "IG", "PL112"),
)
WINNER_TAKES_ALL = Article(
    "uno.score.winner",
    "The winner scores",
    "The player who went out scores the points of all cards left in the other hands; nobody else scores.",
    ("S1", "S2", "S4", "IG", "PL112"),
)
WINNING_THE_MATCH = Article(
    "uno.target",
    "Winning the match",
    "The player who first reaches the target has won the match: 500 points, unless the table chose another "
    "target.",
    ("S1", "S2", "S3", "S4", "CLASSIC"),
)
ADVICE = Article(
    "uno.advice",
    "How to win",
    "Keep wild cards for when nothing else fits, play the cards that are worth most early, spend a Skip, a "
    "Reverse or a Draw Two on a player who has few cards left, and name the color of which you hold most.",
    ("S3",),
)

SPECIAL_DECKS = tuple(f"{DECK.id}.{edition}" for edition in ("112", "112-swap", "112-blank", "112-themed"))

STANDARD_RULEBOOK = Rulebook(
    OPENING_A_MATCH,
    Chapter("deck", "The deck", (DECK,)),
    Chapter("deal", "The deal", (DRAWING_FOR_THE_DEAL, DEAL, SEVEN_CARDS, ONE_ROUND_AT_A_TIME, NEXT_DEALER)),
    Chapter(
        "first-card",
        "The first card",
        (FIRST_CARD, FIRST_SKIP, FIRST_REVERSE, FIRST_DRAW_TWO, FIRST_WILD, FIRST_WILD_DRAW_FOUR),
    ),
    Chapter("turn", "A turn", (TURN, PLAYING_A_CARD, MATCHING_THE_TOP_CARD)),
    Chapter("draw", "Drawing", (DRAWING_INSTEAD_OF_PLAYING, DRAW_ONE, DRAWN_CARD)),
    Chapter("wild", "Wild cards", (NAMING_THE_COLOR, COLOR_NOT_YET_NAMED, WILD, WILD_CUSTOMIZABLE)),
    Chapter("wild-draw-four", "Wild Draw Four", (WILD_DRAW_FOUR, WILD_DRAW_FOUR_COLOR, WILD_DRAW_FOUR_BLUFF)),
    Chapter(
        "challenge",
        "Challenging a Wild Draw Four",
        (
            CHALLENGE,
            CHALLENGE_IN_TIME,
            CHALLENGE_NOT_YET_ANSWERED,
            CHALLENGE_HAND,
            TESTIMONY_ABOUT_CHALLENGED_HAND,
            CONTRADICTION_ABOUT_CHALLENGED_HAND,
            CHALLENGE_GUILTY,
            CHALLENGE_INNOCENT,
            CHALLENGE_LAST_CARD,
        ),
    ),
    Chapter("draw-two", "Draw Two", (DRAW_TWO, DRAWING_THE_CARDS_OWED, CARDS_OWED_COUNT_AS_DRAWN)),
    Chapter("skip-and-reverse", "Skip and Reverse", (SKIP, REVERSE)),
    Chapter("two-players", "Two players", (REVERSE_FOR_TWO,)),
    Chapter("hands", "Hands that change owners", (WILD_SHUFFLE_HANDS, WILD_SWAP_HANDS, SWAPPING_HANDS)),
    Chapter("pile", "The draw pile", (DRAW_PILE_RUNS_OUT, NOTHING_LEFT_TO_DRAW)),
    Chapter(
        "calls",
        "Calling UNO",
        (
            CALL,
            CALL_EARLY,
            CALL_IN_TIME,
            MISSED_TURN,
            CATCH,
            CATCH_REPORTED_BY_PLAYER,
            CONTRADICTION_OF_CALL_AND_CATCH,
        ),
    ),
    Chapter("going-out", "Going out", (GOING_OUT, DRAW_FOR_LAST_CARD)),
    Chapter(
        "scoring",
        "Scores",
        (
            COUNTING_THE_HANDS,
            SIZE_OF_COUNTED_HAND,
            POINTS,
            SPECIAL_WILD_POINTS,
            WINNER_TAKES_ALL,
            SCORING_A_ROUND,
            HAND_POINTS,
            POINTS_ONLY_FOR_ROUND_PLAYERS,
            ONE_SEAT_GOES_OUT,
        ),
    ),
    Chapter("target", "Winning the match", (WINNING_THE_MATCH, *AFTER_THE_END, ADVICE)),
    Chapter(
        "deduction",
        "What the cards prove",
        (
            IMPOSSIBLE_CARD,
            CARD_CLAIMED_BY_MISTAKE,
            CARDS_THE_NEW_PILE_CAN_GIVE,
            IMPOSSIBLE_SCORE,
            BLUFF_PROVED,
        ),
    ),
    Chapter(
        "irregular",
        "When something went wrong",
        (RESHUFFLED_EARLY, TABLE_STATES_THE_ROUND, RECOUNT, VOID_ROUND),
    ),
    Chapter(
        "people",
        "Coming and going",
        (JOINING, COMING_BACK, LEAVING_A_MATCH, LEAVING, SITTING_OUT, RENAMING),
    ),
    CORRECTIONS,
    enabled_by={
        WILD_CUSTOMIZABLE.id: SPECIAL_DECKS,
        WILD_SHUFFLE_HANDS.id: ("uno.deck.112",),
        WILD_SWAP_HANDS.id: ("uno.deck.112-swap",),
        SWAPPING_HANDS.id: ("uno.deck.112-swap",),
        SPECIAL_WILD_POINTS.id: SPECIAL_DECKS,
    },
)
