"""How a phone comes to each screen that is used in play, and who else is at the table."""

from collections.abc import Callable, Iterator, Mapping

from tests.api.phone import Answer, Phone, Send
from tests.page.phones import Screen
from tests.page.rounds import FOUR, in_the_middle
from tests.page.turns import ALMOST, ONE_EACH, flips
from tests.proofs.server import Server
from tests.refusals import accepted

SIX = ("Ana", "Ben", "Chloé", "Dev", "Eva", "Fay")

SHAPES = {"red": "●", "blue": "■"}

DEAL = {"claim": "uno.deal", "turned_up": ["red 5"]}
DEAL_OF_GOLF = {
    "claim": "golf.deal",
    "turned_up": ["yellow 3"],
    "opened": {
        str(seat): [{"column": 1, "row": "upper", "card": card}]
        for seat, card in enumerate(("blue 4", "green 5", "red 2", "red 6"))
    },
}


def ordinary_plays() -> Iterator[str]:
    """Thirty cards after a red 5, as many as can be laid before somebody has none: the keys they stand on."""
    numbers = [1, 2, 3, 4, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    yield from (f"{number}, red" for number in numbers)
    yield from (f"{number}, blue" for number in (9, *numbers[:11]))


def as_claimed(card: str) -> str:
    """What the API calls a card, by the name of its key."""
    number, color = card.split(", ")
    return f"{color} {number}"


def shown_as(card: str) -> str:
    """What is printed on it, by the name of its key."""
    number, color = card.split(", ")
    return f"{SHAPES[color]}{number}"


def beside(phone: Screen, server: Server | None = None) -> Send:
    """The way of another phone of the same table, which needs no screen."""
    port = (server or phone.server).port

    def send(method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Answer:
        address = f"http://127.0.0.1:{port}{path}"
        response = phone.context.request.fetch(address, method=method, headers=dict(headers), data=body)
        return Answer(response.status, response.headers, response.body())

    return send


def keeper_of(phone: Screen) -> Phone:
    """Whoever keeps the score on this phone, on another one."""
    kept = phone.kept()
    return Phone(beside(phone), kept["id"], kept["token"], kept["answer"]["number"])


def tell(keeper: Phone, *claims: Mapping) -> None:
    """What is entered on the keeper's phone, whether the referee can see it or not."""
    for claim in claims:
        ruling = accepted(claim["claim"], keeper.tell(claim).json)
        assert ruling["verdict"] in ("upheld", "stands")


def to_scorepad(phone: Screen) -> None:
    phone.at_match(*FOUR)
    phone.score("Dev", "45")
    phone.is_saved()


def to_tiles(phone: Screen) -> None:
    to_scorepad(phone)
    phone.goes_on()
    phone.sees("Round 2")


def to_keypad(phone: Screen) -> None:
    to_scorepad(phone)
    phone.tap("Ana went out")


def to_pad(phone: Screen, *names: str) -> None:
    """The referee's pad after a red 5; the second one is to play."""
    phone.at_match(*(names or FOUR))
    phone.tap("Follow the plays", "5, red")
    phone.is_saved()


def to_challenge(phone: Screen) -> None:
    to_pad(phone)
    phone.tap("+4 Wild Draw Four", "green")
    phone.is_saved()
    phone.tap("Challenge")
    phone.sees("For Chloé’s eyes only")


def to_counting(phone: Screen) -> None:
    """Ben is out; the others have cards left to count."""
    to_pad(phone)
    tell(keeper_of(phone), in_the_middle(1, 12, 1, 3, 2), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    phone.sees("Ben is out. Ana’s hand")
    phone.is_saved()


def to_golf(phone: Screen) -> None:
    """Ben is to play; everybody has opened one card."""
    phone.at_match(*FOUR, game="golf")
    tell(keeper_of(phone), DEAL_OF_GOLF)
    phone.sees("Ben’s turn")
    phone.is_saved()


def to_cards(phone: Screen) -> None:
    """Ben drew a card of Golf: which one?"""
    to_golf(phone)
    phone.tap("Drew, kept it")
    phone.sees("Ben drew: which card?")


def to_opening(phone: Screen) -> None:
    """The deal of Golf: where does Ben open a card?"""
    phone.at_match(*FOUR, game="golf")
    phone.tap("Follow the turns", "3, yellow")
    phone.sees("Ben opens a card: where?")


def to_way(phone: Screen) -> None:
    """Track of Golf was lost: which way does it go round?"""
    to_golf(phone)
    phone.tap("Lost track", "1, blue", "Ana")
    phone.sees("Which way round?")


def to_points(phone: Screen) -> None:
    """A round of Golf is over; points are to be added up."""
    phone.at_match("Ana", "Ben", game="golf")
    closing = (flips(0, "red 1", 1, "lower", "red 2"), flips(1, "blue 5", 3, "lower", "green 0"))
    tell(keeper_of(phone), *ALMOST, ONE_EACH[0], *closing)
    phone.sees("Ana turns up card 1 of 1")
    phone.tap("⊘ Skip, red")
    phone.sees("Add up what is left")
    phone.is_saved()


def to_player(phone: Screen, keeper: Phone | None = None, name: str = "Ben") -> Phone:
    """A seat's own phone in a round; the keeper has no screen."""
    keeper = keeper or Phone.opening(beside(phone), *FOUR)
    ticket = keeper.post(f"{keeper.path}/tickets").json["ticket"]
    phone.page.goto(f"/#t={ticket}")
    phone.tap(name)
    phone.sees(f"You are {name}")
    if keeper.number == 1:
        tell(keeper, DEAL)
    phone.reads("Ben plays" if name != "Ben" else "Your turn")
    phone.is_saved()
    return keeper


IN_PLAY: dict[str, Callable[[Screen], object]] = {
    "scorepad": to_scorepad,
    "tiles": to_tiles,
    "keypad": to_keypad,
    "referee": to_pad,
    "challenge": to_challenge,
    "counting": to_counting,
    "player": to_player,
    "golf": to_golf,
    "cards": to_cards,
    "opening": to_opening,
    "way": to_way,
    "points": to_points,
}
"""The screens on which a hand is in a hurry."""
