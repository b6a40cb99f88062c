"""Questions about the deck, the deal, and the card turned up to begin."""

from referee.games.uno.model.rulebook import DECK, WILD_CUSTOMIZABLE, WILD_SHUFFLE_HANDS, WILD_SWAP_HANDS
from referee.kit.tables import read_text_table
from referee.match.help.phrased import with_phrasings
from referee.match.help.question import Change, Example, Question

NUMBERS_ONLY = Change({"first-card": "numbers-only"})
RETURNED = Change({"first-wild": "returned"})


def _deck(edition: str) -> Change:
    return Change({"deck": edition})


DECK_AND_DEAL = (
    Question(
        "cards-in-the-deck",
        "uno",
        "the-deal",
        article=DECK,
        otherwise=tuple(map(_deck, ("112", "112-swap", "112-blank", "112-themed"))),
        follow_ups=("shuffle-hands-in-the-deck", "customizable-in-the-deck"),
    ),
    Question(
        "shuffle-hands-in-the-deck",
        "uno",
        "the-deal",
        Example("Bob: wild shuffle hands, blue", ("deal: red 5",)),
        yes="counts",
        about=WILD_SHUFFLE_HANDS,
        otherwise=(_deck("112"),),
        follow_ups=("cards-in-the-deck", "swap-hands-in-the-deck"),
        reads="where it counts",
    ),
    Question(
        "swap-hands-in-the-deck",
        "uno",
        "the-deal",
        Example("Bob: wild swap hands, blue", ("deal: red 5",)),
        yes="counts",
        about=WILD_SWAP_HANDS,
        otherwise=(_deck("112-swap"),),
        follow_ups=("cards-in-the-deck", "shuffle-hands-in-the-deck"),
        reads="where it counts",
    ),
    Question(
        "customizable-in-the-deck",
        "uno",
        "the-deal",
        Example("Bob: wild customizable, blue", ("deal: red 5",)),
        yes="counts",
        about=WILD_CUSTOMIZABLE,
        otherwise=tuple(map(_deck, ("112", "112-swap", "112-blank", "112-themed"))),
        follow_ups=("cards-in-the-deck",),
        reads="where it counts",
    ),
    Question(
        "who-plays-first",
        "uno",
        "the-deal",
        Example("deal: red 5"),
        follow_ups=("first-reverse", "first-skip", "who-deals-next"),
    ),
)

FIRST_CARDS = (
    Question(
        "only-a-number-begins",
        "uno",
        "the-first-card",
        Example("deal: red skip"),
        yes="refused",
        otherwise=(NUMBERS_ONLY,),
        disputes=(56,),
        follow_ups=("first-skip", "first-wild"),
    ),
    Question(
        "first-skip",
        "uno",
        "the-first-card",
        Example("deal: red skip"),
        otherwise=(NUMBERS_ONLY,),
        disputes=(56,),
        follow_ups=("only-a-number-begins", "first-reverse"),
    ),
    Question(
        "first-reverse",
        "uno",
        "the-first-card",
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
        "the-first-card",
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
        "the-first-card",
        Example("deal: red draw two"),
        otherwise=(Change({"first-draw-two": "plays"}), NUMBERS_ONLY),
        disputes=(53,),
        follow_ups=("first-draw-two-answered", "only-a-number-begins"),
    ),
    Question(
        "first-draw-two-answered",
        "uno",
        "the-first-card",
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
        "the-first-card",
        Example("deal: wild"),
        otherwise=(RETURNED, NUMBERS_ONLY),
        disputes=(54,),
        follow_ups=("first-wild-then-draw-four", "first-draw-four"),
    ),
    Question(
        "first-wild-then-draw-four",
        "uno",
        "the-first-card",
        Example("Bob: wild draw four, blue", ("deal: wild",)),
        yes="counts",
        otherwise=(RETURNED, NUMBERS_ONLY),
        disputes=(54,),
        follow_ups=("first-wild", "draw-four-when"),
    ),
    Question(
        "first-special-wild",
        "uno",
        "the-first-card",
        Example("deal: wild shuffle hands"),
        otherwise=(_deck("112"), Change({"deck": "112", "first-wild": "returned"})),
        disputes=(54,),
        follow_ups=("first-wild", "shuffle-hands-in-the-deck"),
    ),
    Question(
        "first-draw-four",
        "uno",
        "the-first-card",
        Example("deal: wild draw four"),
        otherwise=(NUMBERS_ONLY,),
        disputes=(55,),
        follow_ups=("first-wild", "only-a-number-begins"),
    ),
)

QUESTIONS = with_phrasings(
    DECK_AND_DEAL + FIRST_CARDS, read_text_table("games/uno/help/phrasings/dealing.txt")
)
