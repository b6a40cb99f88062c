"""Questions about the deck, the deal, and the card turned up to begin."""

from referee.ask.question import Change, Example, Question
from referee.games.uno.rulebook import CUSTOMIZABLE, DECK, SHUFFLE_HANDS, SWAP_HANDS

NUMBERS_ONLY = Change({"first-card": "numbers-only"})
RETURNED = Change({"first-wild": "returned"})


def _deck(edition: str) -> Change:
    return Change({"deck": edition})


DECK_AND_DEAL = (
    Question(
        "cards-in-the-deck",
        "uno",
        "The deal",
        "How many cards are in the deck, and which?",
        (
            "is our pack complete",
            "108 or 112",
            "number of zeros and wilds",
            "count the box before playing",
        ),
        article=DECK,
        otherwise=tuple(map(_deck, ("112", "112-swap", "112-blank", "112-themed"))),
        follow_ups=("shuffle-hands-in-the-deck", "customizable-in-the-deck"),
    ),
    Question(
        "shuffle-hands-in-the-deck",
        "uno",
        "The deal",
        "There is a Wild Shuffle Hands among our cards. Do we play with it?",
        (
            "card that mixes everybody's hand",
            "shuffle hands card in an old pack",
            "black card with all hands thrown together",
        ),
        Example("Bob: wild shuffle hands, blue", ("deal: red 5",)),
        yes="counts",
        about=SHUFFLE_HANDS,
        otherwise=(_deck("112"),),
        follow_ups=("cards-in-the-deck", "swap-hands-in-the-deck"),
    ),
    Question(
        "swap-hands-in-the-deck",
        "uno",
        "The deal",
        "There is a Wild Swap Hands among our cards. Do we play with it?",
        (
            "card for trading the whole hand with somebody",
            "exchange cards with another player by a black card",
            "swap hands in the newer box",
        ),
        Example("Bob: wild swap hands, blue", ("deal: red 5",)),
        yes="counts",
        about=SWAP_HANDS,
        otherwise=(_deck("112-swap"),),
        follow_ups=("cards-in-the-deck", "shuffle-hands-in-the-deck"),
    ),
    Question(
        "customizable-in-the-deck",
        "uno",
        "The deal",
        "There are blank or Wild Customizable cards among ours. Do we play with them?",
        (
            "empty cards to write on",
            "make your own rule card",
            "white card in the pack",
            "special wild of the movie theme",
        ),
        Example("Bob: wild customizable, blue", ("deal: red 5",)),
        yes="counts",
        about=CUSTOMIZABLE,
        otherwise=tuple(map(_deck, ("112", "112-swap", "112-blank", "112-themed"))),
        follow_ups=("cards-in-the-deck",),
    ),
    Question(
        "who-plays-first",
        "uno",
        "The deal",
        "A number is turned up to begin. Who plays first?",
        (
            "who starts the round",
            "does the dealer go first",
            "left of the dealer or the youngest",
        ),
        Example("deal: red 5"),
        follow_ups=("first-reverse", "first-skip", "who-deals-next"),
    ),
)

FIRST_CARDS = (
    Question(
        "only-a-number-begins",
        "uno",
        "The first card",
        "Must the card turned up to begin be a number?",
        (
            "starting card is a special one, do we flip another",
            "ignore action cards at the beginning",
            "first face-up card without effect",
            "keep turning cards until a plain one shows",
        ),
        Example("deal: red skip"),
        yes="refused",
        otherwise=(NUMBERS_ONLY,),
        disputes=(56,),
        follow_ups=("first-skip", "first-wild"),
    ),
    Question(
        "first-skip",
        "uno",
        "The first card",
        "A Skip is turned up to begin. Who misses the turn?",
        (
            "game starts with a miss a turn card",
            "does an opening skip hit the left neighbor of the dealer",
            "flip over a skip at the start",
        ),
        Example("deal: red skip"),
        otherwise=(NUMBERS_ONLY,),
        disputes=(56,),
        follow_ups=("only-a-number-begins", "first-reverse"),
    ),
    Question(
        "first-reverse",
        "uno",
        "The first card",
        "A Reverse is turned up to begin. Who plays first, and which way does it go?",
        (
            "game starts with a change of direction",
            "does the dealer begin after an opening reverse",
            "right or left of the dealer when it is turned round from the outset",
        ),
        Example("deal: red reverse"),
        otherwise=(
            Change({"first-reverse": "right"}),
            Change({"first-reverse": "left"}),
            NUMBERS_ONLY,
        ),
        disputes=(51,),
        follow_ups=("first-reverse-between-two", "only-a-number-begins"),
    ),
    Question(
        "first-reverse-between-two",
        "uno",
        "The first card",
        "We are two, and a Reverse is turned up to begin. Who plays first?",
        (
            "one against one, opening change of direction",
            "does the dealer or the other one start with a reverse face up",
            "first reverse with a single opponent",
        ),
        Example("deal: red reverse", people="Ann Bob"),
        otherwise=(
            Change({"first-reverse": "right"}),
            Change({"first-reverse": "left"}),
            NUMBERS_ONLY,
        ),
        disputes=(52,),
        follow_ups=("first-reverse", "reverse-between-two"),
    ),
    Question(
        "first-draw-two",
        "uno",
        "The first card",
        "A Draw Two is turned up to begin. Does the first player lose the turn as well?",
        (
            "game starts with a +2",
            "opening plus two: pick up and still play",
            "does the left neighbor take two and get skipped",
            "first face-up card is a pick up two",
        ),
        Example("deal: red draw two"),
        otherwise=(Change({"first-draw-two": "plays"}), NUMBERS_ONLY),
        disputes=(53,),
        follow_ups=("first-draw-two-answered", "only-a-number-begins"),
    ),
    Question(
        "first-draw-two-answered",
        "uno",
        "The first card",
        "A Draw Two is turned up to begin. May the first player lay a Draw Two on it?",
        (
            "stack on the starting +2",
            "answer an opening plus two with my own",
            "pass the first pick up two on to the second player",
        ),
        Example("Bob: blue draw two", ("deal: red draw two",)),
        yes="counts",
        otherwise=(
            Change(house_rules={"stacking": {"answers": ("2/2",)}}),
            Change({"first-draw-two": "plays"}),
            NUMBERS_ONLY,
        ),
        disputes=(1, 53),
        follow_ups=("first-draw-two", "draw-two-on-draw-two"),
    ),
    Question(
        "first-wild",
        "uno",
        "The first card",
        "A Wild is turned up to begin. Who names the color?",
        (
            "game starts with a color changer",
            "does the dealer choose red or blue when a black card lies first",
            "put an opening wild back",
            "who wishes at the start",
        ),
        Example("deal: wild"),
        otherwise=(RETURNED, NUMBERS_ONLY),
        disputes=(54,),
        follow_ups=("first-wild-then-draw-four", "first-draw-four"),
    ),
    Question(
        "first-wild-then-draw-four",
        "uno",
        "The first card",
        "A Wild is turned up to begin. May the first player lay a Wild Draw Four at once?",
        (
            "open with a +4 on the starting color changer",
            "plus four as the very first play on a black card",
            "no color yet, can the pick up four go down",
        ),
        Example("Bob: wild draw four, blue", ("deal: wild",)),
        yes="counts",
        otherwise=(RETURNED, NUMBERS_ONLY),
        disputes=(54,),
        follow_ups=("first-wild", "draw-four-when"),
    ),
    Question(
        "first-special-wild",
        "uno",
        "The first card",
        "A Wild Shuffle Hands is turned up to begin. Are the hands shuffled?",
        (
            "game starts with the card that mixes everybody's cards",
            "opening shuffle hands",
            "special black card face up at the beginning",
        ),
        Example("deal: wild shuffle hands"),
        otherwise=(_deck("112"), Change({"deck": "112", "first-wild": "returned"})),
        disputes=(54,),
        follow_ups=("first-wild", "shuffle-hands-in-the-deck"),
    ),
    Question(
        "first-draw-four",
        "uno",
        "The first card",
        "A Wild Draw Four is turned up to begin. What now?",
        (
            "game starts with a +4",
            "does the first player pick up four",
            "opening plus four, shuffle it back in",
            "black pick up card face up at the start",
        ),
        Example("deal: wild draw four"),
        otherwise=(NUMBERS_ONLY,),
        disputes=(55,),
        follow_ups=("first-wild", "only-a-number-begins"),
    ),
)

QUESTIONS = DECK_AND_DEAL + FIRST_CARDS
