"""Every screen of the page, in the order in which people come to it, with as few taps as lead there.

What was played before a screen is told to the API from elsewhere; what is tapped is what opens the screen.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tests.api.evenings import Circle
from tests.api.phone import Answer, Phone
from tests.page.phones import IN_THE_NETWORK, KEEPS, Screen
from tests.page.rounds import in_the_middle
from tests.page.turns import ALMOST, ONE_EACH, dealt, flips
from tests.proofs.server import Line, Server
from tests.refusals import accepted

FOUR = ("Ana", "Ben", "Chloé", "Dev")
THREE = FOUR[:3]
TWO = FOUR[:2]
EIGHT = (*FOUR, "Maximiliane", "Oma", "Pa", "Zoë")


@dataclass(frozen=True)
class Stop:
    """A screen to look at. In play cards are on the table: keys are larger there, and nothing scrolls."""

    name: str
    phone: Screen
    in_play: bool = False


Stops = Iterator[Stop]


class Table:
    """A match on a phone, and what is told of it from elsewhere."""

    def __init__(self, phone: Screen, keeper: Phone, **how: Any):
        self.phone, self.keeper = phone, keeper
        phone.page.evaluate(KEEPS, [{**keeper.look(), "token": keeper.token}, how])

    def tell(self, *claims: dict) -> "Table":
        """A play is that of whose turn it is."""
        for claim in claims:
            now = self.keeper.look()
            seat = {"seat": now["state"]["round"]["turn"]} if claim["claim"] == "uno.play" else {}
            told = accepted(claim["claim"], self.keeper.tell({**seat, **claim, "after": now["number"]}).json)
            assert told["verdict"] in ("upheld", "stands"), told
        return self

    def show(self, screen: str = "") -> None:
        self.phone.go(f"#/match/{self.keeper.match}{screen}")


class Tour:
    """Phones and matches for those who look at every screen."""

    def __init__(self, server: Server, new_phone: Callable[..., Screen]):
        self.server, self.new_phone = server, new_phone

    def send(self, *request: Any) -> Answer:
        """On a connection of its own: the server hangs up on one that waits while screens are looked at."""
        line = Line(self.server)
        try:
            return line(*request)
        finally:
            line.close()

    def phone(self, path: str = "/", **options: Any) -> Screen:
        phone = self.new_phone(reduced_motion="reduce", **options)
        phone.page.goto(path)
        return phone

    def match(
        self, phone: Screen, *names: str, game: str = "uno", depth: str = "scorepad", **rules: Any
    ) -> Table:
        return Table(phone, Phone.opening(self.send, *names, game=game, **rules), depth=depth)

    def visit(self, chapter: str) -> Stops:
        yield from (CHAPTERS | CROWDS)[chapter](self)


def won(seat: int, points: int) -> dict:
    return {"claim": "match.score", "winner": seat, "points": points}


def left(round: int, hands: dict[int, int]) -> Iterator[dict]:
    """What each seat tells of its hand before the round is scored."""
    for seat, points in hands.items():
        yield {"claim": "match.points", "seat": seat, "round": round, "points": points}


def holes(*points: int) -> dict:
    return {"claim": "match.score", "points": dict(enumerate(points))}


def played(card: str, **more: Any) -> dict:
    return {"claim": "uno.play", "card": card, **more}


ROUNDS = (won(0, 87), won(3, 120), won(1, 45), won(3, 64), won(2, 52))
DEALT = {"claim": "uno.deal", "turned_up": ["red 5"]}
PLAYS = (DEALT, *map(played, ("red 7", "blue 7", "blue 2", "green 2", "green skip")))


# --- from home to the first deal ---


def opening(tour: Tour) -> Stops:
    phone = tour.phone()
    phone.sees("Referee")
    yield Stop("home", phone)
    phone.tap("New match")
    phone.type_names(*FOUR)
    yield Stop("new-match", phone)
    phone.tap("Ana is the fox. Choose another face")
    phone.sees("Ana, who are you?")
    yield Stop("faces", phone)
    phone.page.keyboard.press("Escape")
    phone.sees("New match")
    phone.touch(phone.page.locator("[data-key=rules]"))
    phone.touch(phone.page.locator("[data-key=stacking]"))
    yield Stop("rules", phone)
    phone.touch(phone.page.get_by_text("More rules"))
    yield Stop("rules-more", phone)
    phone.page.keyboard.press("Escape")
    phone.sees("New match")
    phone.tap("Golf, 9 rounds")
    phone.touch(phone.page.locator("[data-key=rules]"))
    phone.touch(phone.page.locator("[data-key=corner-points]"))
    yield Stop("rules-golf", phone)
    tour.match(phone, *THREE, game="golf").tell(holes(8, 13, 5), holes(4, 0, 11)).show()
    phone.sees("Round 3 of 9")
    tour.match(phone, *FOUR).tell(*ROUNDS).show()
    phone.sees("Round 6")
    phone.go("#/")
    phone.sees("Referee")
    yield Stop("home-again", phone)
    phone.go("#/phone")
    phone.tap("Forget: Ana Ben Chloé Dev")
    yield Stop("this-phone", phone)
    phone.go("#/nowhere")
    phone.sees("Nothing here")
    yield Stop("missing", phone)


# --- the scorepad ---


def scorepad(tour: Tour) -> Stops:
    phone = tour.phone()
    phone.page.evaluate("localStorage.setItem('referee.rests', 'false')")  # however long it is looked at
    table = tour.match(phone, *FOUR)
    table.show()
    phone.sees("Round 1")
    yield Stop("scorepad-new", phone, in_play=True)
    table.tell(*ROUNDS)
    phone.sees("Round 6")
    yield Stop("scorepad", phone, in_play=True)
    phone.score("Ana", "12")
    phone.sees("Ana wins round 6")
    yield Stop("round-result", phone, in_play=True)
    phone.tap("Undo")
    phone.is_saved()
    table.show("/menu")
    phone.sees("This match")
    phone.reads("As printed.")
    yield Stop("menu", phone)
    phone.tap("Chloé leaves")
    phone.reads("keeps the points")
    yield Stop("leaves", phone)
    phone.tap("Chloé stays")
    table.show()
    phone.score("Ana", "2000")
    phone.reads("That is too many points")
    yield Stop("refused", phone)
    phone.tap("All right, it does not count")
    phone.is_saved()
    phone.context.set_offline(True)
    phone.out("Ben")
    phone.tap("1", "2", "+, plus", "1", "1", "+, plus", "7")
    yield Stop("keypad", phone, in_play=True)
    phone.tap("each: enter the points of every hand", "2", "1", "Next", "8")
    yield Stop("keypad-each", phone, in_play=True)
    phone.tap("cards: enter every card that is left", "9", "20 ⊘ ⇄ +2", "Next", "50 wild", "Next", "7")
    yield Stop("keypad-cards", phone, in_play=True)
    phone.touch(phone.page.get_by_role("button", name="Save Ben +"))
    phone.goes_on()
    phone.reads("offline, 1 waiting")
    yield Stop("offline", phone, in_play=True)
    table.tell(won(2, 38))
    phone.context.set_offline(False)
    phone.reads("Somebody else entered something first")
    yield Stop("stale", phone)
    phone.tap("1 to decide")
    phone.sees("This phone")
    yield Stop("how-it-stands", phone)
    table = tour.match(phone, *FOUR, game="golf").tell(holes(8, 13, 5, 11), holes(4, 0, 11, 6))
    table.show()
    phone.sees("Round 3 of 9")
    yield Stop("scorepad-golf", phone, in_play=True)
    phone.tap("Enter round 3", "8", "Next", "1", "3", "Next")
    yield Stop("keypad-golf", phone, in_play=True)
    table = tour.match(phone, *FOUR, game="golf").tell(holes(8, 13, 5, 11), *left(2, {0: 8, 2: 13}))
    table.show()
    phone.sees("Round 2 of 9")
    yield Stop("told-golf", phone, in_play=True)
    tour.match(phone, *FOUR).tell(*ROUNDS, *left(6, {0: 34, 1: 12})).show()
    phone.sees("Round 6")
    yield Stop("told", phone, in_play=True)
    phone.out("Dev")
    phone.reads("34 + 12 + Chloé?")
    yield Stop("told-keypad", phone, in_play=True)


# --- every play of UNO ---


def referee(tour: Tour) -> Stops:
    phone = tour.phone()
    table = tour.match(phone, *FOUR, depth="referee")
    table.show()
    phone.sees("Round 1: which card is turned up?")
    yield Stop("turned-up", phone, in_play=True)
    table.tell(*PLAYS)
    phone.reads("Dev: Play")
    yield Stop("referee", phone, in_play=True)
    phone.tap("Wild")
    yield Stop("which-color", phone, in_play=True)
    phone.tap("Undo", "Dev ■2, change")
    yield Stop("put-right", phone, in_play=True)
    phone.tap("Undo", "Other card")
    yield Stop("all-cards", phone, in_play=True)
    phone.tap("3, blue")
    phone.reads("The blue 3 does not fit")
    yield Stop("does-not-go", phone, in_play=True)
    phone.tap("All right, Dev takes it back", "Lost track")
    yield Stop("lost-track", phone, in_play=True)
    phone.tap("Wild")
    yield Stop("lost-color", phone, in_play=True)
    phone.tap("green")
    yield Stop("whose-turn", phone, in_play=True)
    phone.tap("Cancel")
    phone.touch(phone.page.get_by_role("button", name=re.compile("Chloé, .*count this hand")))
    phone.sees("How many cards has Chloé?")
    yield Stop("count-hand", phone, in_play=True)
    phone.tap("Cancel", "+4 Wild Draw Four", "blue")
    phone.is_saved()
    yield Stop("draw-four", phone, in_play=True)
    phone.tap("Challenge")
    yield Stop("challenge", phone, in_play=True)
    phone.tap("No green")
    phone.reads("Innocent")
    yield Stop("innocent", phone, in_play=True)
    phone.tap("Not so!")
    phone.reads("Guilty")
    yield Stop("guilty", phone, in_play=True)
    phone.tap("Go on")
    table.tell(in_the_middle(1, 3, 2, 5, 4), played("red 7"))
    phone.reads("Chloé: Play")
    phone.tap("Caught!")
    phone.reads("Ben: You did not call UNO: draw two cards.")
    phone.is_saved()
    yield Stop("caught", phone, in_play=True)
    table.tell(in_the_middle(3, 3, 2, 5, 1), played("red 9"))
    phone.tap("9", "20 ⊘ ⇄ +2")
    yield Stop("counting", phone, in_play=True)
    phone.tap("sum: enter the points of the hand", "2", "9")
    yield Stop("counting-sum", phone, in_play=True)


def at_home(tour: Tour) -> Stops:
    """By the rules of a house."""
    phone = tour.phone()
    swapping, laying = (
        {"seven-zero": {"must_swap": True}},
        {"equal-cards": {}, "hint": {}, "false-accusation": {}},
    )
    table = tour.match(phone, *FOUR, depth="referee", house_rules=swapping).tell(*PLAYS[:2])
    table.show()
    expect(phone.page.get_by_role("group", name=re.compile("swap"))).to_be_visible()
    yield Stop("swap", phone, in_play=True)
    table = tour.match(phone, *FOUR, depth="referee", house_rules=laying).tell(DEALT)
    table.show()
    phone.reads("Ben: Play")
    phone.tap("7, red")
    phone.is_saved()
    phone.tap("Other card")
    yield Stop("other-plays", phone)
    phone.tap("Chloé: several at once", "7, blue", "7, green")
    yield Stop("several-at-once", phone)


# --- every turn of Golf ---


DOWN_TO_ONE_IN_GOLF = (*ALMOST, ONE_EACH[0])
"""Ben, of two, has one card facedown and has not said so; Ana, who is to play, has two."""


def golf(tour: Tour) -> Stops:
    phone = tour.phone()
    table = tour.match(phone, *THREE, game="golf")
    table.show("/golf")
    phone.sees("Deal: which card is turned up?")
    yield Stop("golf-deal", phone, in_play=True)
    phone.tap("3, yellow")
    yield Stop("golf-opens", phone, in_play=True)
    table.show()
    phone.sees("Round 1 of 9")  # else the screen before is still there, and knows of the deal as well
    table.tell(dealt("blue 4", "green 5", "red 2"))
    phone.sees("Ben’s turn")
    phone.reads("Ben: ")
    yield Stop("golf-turn", phone, in_play=True)
    phone.tap("Drew, kept it")
    yield Stop("golf-card", phone, in_play=True)
    phone.tap("2, green")
    yield Stop("golf-place", phone, in_play=True)
    phone.touch(phone.page.get_by_role("button", name="Column 1 lower: "))
    phone.tap("6, red")
    phone.sees("Clear a column?")
    yield Stop("golf-clear", phone, in_play=True)
    phone.tap("Undo", "Undo", "Undo", "Undo")
    phone.touch(phone.page.get_by_role("button", name="Took"))
    phone.touch(phone.page.get_by_role("button", name="Column 1 lower: "))
    phone.tap("+2+2 Double Draw Two, blue")
    phone.sees("+2+2: who places a new column?")
    yield Stop("golf-who-lays", phone, in_play=True)
    phone.tap("Undo", "Undo", "Undo", "Lost track", "1, blue", "A grid is not right", "Ana")
    phone.touch(phone.page.get_by_role("button", name="Column 1 upper: "))
    yield Stop("golf-grid-right", phone)
    phone.tap("Facedown", "Now it is right", "Ana")
    phone.sees("Which way round?")
    yield Stop("golf-lost-track", phone, in_play=True)
    table = tour.match(phone, *TWO, game="golf").tell(*DOWN_TO_ONE_IN_GOLF)
    table.show("/history")
    phone.tap("Change entry 4")
    phone.tap("Drew, kept it", "1, blue")
    yield Stop("change-golf", phone)
    table.show()
    phone.sees("Ana’s turn")
    phone.tap("Caught!")
    phone.is_saved()
    phone.reads("Ben 3 facedown")
    yield Stop("golf-caught", phone, in_play=True)
    table = tour.match(phone, *TWO, game="golf")
    closing = (flips(0, "red 1", 1, "lower", "red 2"), flips(1, "blue 5", 3, "lower", "green 0"))
    table.tell(*DOWN_TO_ONE_IN_GOLF, *closing).show()
    phone.sees("Ana turns up card 1 of 1")
    yield Stop("golf-turns-up", phone, in_play=True)
    phone.tap("⊘ Skip, red")
    phone.sees("Add up what is left")
    yield Stop("golf-add-up", phone, in_play=True)


# --- several phones ---


def phones(tour: Tour) -> Stops:
    host = tour.phone(host=IN_THE_NETWORK)
    table = tour.match(host, *FOUR)
    table.tell(*ROUNDS[:3]).show("/invite")
    expect(host.page.get_by_label("Link", exact=True)).to_have_value(re.compile("#t="))
    code = host.page.locator(".code strong").inner_text()
    host.reads("Scorekeeper")
    yield Stop("invite", host)
    guest = tour.phone(table.keeper.post(f"{table.keeper.path}/tickets").json["link"])
    guest.sees("Who are you?")
    yield Stop("who-are-you", guest)
    guest.go("#/join")
    guest.page.get_by_label("Code", exact=True).fill(code)
    guest.page.get_by_label("Your name").fill("Chloé")
    yield Stop("join", guest)
    guest.tap("Ask to join")
    guest.reads("Chloé, you have asked to join.")
    yield Stop("at-the-door", guest)
    host.reads("Chloé asks to join.")
    yield Stop("knock", host)
    guest.go("#/look/match/none/none")
    expect(guest.page.get_by_role("alert")).to_be_visible()
    yield Stop("look", guest)
    yield from seat(tour, guest)


def seat(tour: Tour, phone: Screen) -> Stops:
    """A player's own phone, and one that watches."""
    keeper = Phone.opening(tour.send, *FOUR)
    table = Table(phone, keeper.at_seat(2), role="seat", seat=2)
    table.keeper = keeper
    table.tell(*ROUNDS[:3])
    table.show()
    phone.reads("Round 4")
    yield Stop("player-scores", phone, in_play=True)
    table.tell(*left(4, {2: 134}))
    phone.reads("You have told 134 points for round 4.")
    yield Stop("player-told", phone, in_play=True)
    table.tell(*PLAYS[:3])
    phone.reads("Your turn!")
    yield Stop("player", phone, in_play=True)
    phone.tap("Play a card")
    yield Stop("player-lay", phone, in_play=True)
    phone.tap("Wild")
    yield Stop("player-color", phone, in_play=True)
    phone.tap("Cancel")
    phone.reads("Your turn!")
    table.tell(in_the_middle(2, 4, 3, 2, 6), played("red 8"))
    phone.reads("1 card")
    yield Stop("player-uno", phone, in_play=True)
    table.tell({"claim": "uno.catch", "caught": 2})
    phone.reads("Draw 2 cards. Did you say it?")
    yield Stop("player-caught", phone, in_play=True)
    table.tell(in_the_middle(1, 4, 3, 2, 6), played("wild draw four", color="blue"))
    phone.tap("Challenge +4")
    phone.reads("Look at Ben's hand")
    yield Stop("player-challenge", phone, in_play=True)
    phone.tap("No red")
    phone.reads("Draw six cards")
    table.tell(in_the_middle(3, 4, 3, 3, 1), played("red 9"))
    phone.tap("Count my hand", "7", "20 ⊘ ⇄ +2")
    yield Stop("own-hand", phone, in_play=True)
    keeper = Phone.opening(tour.send, *FOUR, house_rules={"seven-zero": {"must_swap": True}})
    swaps = Table(phone, keeper.at_seat(1), role="seat", seat=1)
    swaps.keeper = keeper
    swaps.tell(DEALT, in_the_middle(1, 4, 3, 2, 6), played("red 7"))
    swaps.show()
    expect(phone.page.get_by_role("group", name=re.compile("swapped"))).to_be_visible()
    yield Stop("player-swap", phone, in_play=True)
    keeper = Phone.opening(tour.send, *THREE, game="golf")
    keeper.tell(dealt("blue 4", "green 5", "red 2"))
    Table(phone, keeper.at_seat(1), role="seat", seat=1).show()
    phone.sees("You are Ben")
    phone.reads("Your turn")
    yield Stop("player-golf", phone, in_play=True)
    keeper = Phone.opening(tour.send, *THREE, game="golf")
    keeper.tell(dealt("blue 4", "green 5", "red 2"))
    watched = Table(phone, keeper, role="watcher")
    watched.show("/golf")
    phone.sees("Ben’s turn")
    yield Stop("watcher-golf", phone)
    watched.show()
    phone.sees("You watch")
    yield Stop("watcher", phone)


# --- answers, and what was told ---

ANSWERED = (
    ("ask-sure", "can i put a +2 on a +2", "Rule: Cards owed"),
    ("ask-unsure", "what if i draw", "Which of these do you mean?"),
    ("ask-none", "in uno flip can i put a +2 on a +2", "I don’t know this one."),
)
"""Each stop with what is typed, and what the answer says."""


def answers(tour: Tour) -> Stops:
    phone = tour.phone()
    table = tour.match(phone, *FOUR)
    wild = played("wild draw four", color="green")
    table.tell(won(0, 87), DEALT, *map(played, ("red 9", "blue 9")), wild)
    table.show("/ask")
    phone.reads("Just now people ask")
    phone.reads("More questions")
    yield Stop("ask", phone)
    for name, text, reads in ANSWERED:
        phone.page.get_by_label("In your own words").fill(text)
        expect(phone.page.locator(".found a")).to_have_count(3)
        if name == "ask-sure":
            yield Stop("ask-search", phone)
        phone.touch(phone.page.locator("[data-key=ask]"))
        phone.reads(reads)
        yield Stop(name, phone)
    table.show("/ask/may-i-challenge")
    phone.touch(phone.page.locator("summary").first)
    phone.reads("Who says so")
    yield Stop("answer", phone)
    table.show("/history")
    phone.reads("turned up to begin")
    yield Stop("history", phone)
    phone.tap("Change entry 4")
    yield Stop("change", phone)
    phone.tap("Wild")
    yield Stop("change-color", phone)
    phone.tap("Cancel", "Change entry 4", "⊘ Skip, red")
    phone.reads("You played on. So Dev's blue 9 stays, although it was Ana's turn, not Dev's.")
    yield Stop("what-follows", phone)
    phone.tap("Change it")
    phone.reads("stays by agreement of the table")
    yield Stop("history-changed", phone)
    phone.context.set_offline(True)
    table.show("/ask/pile-used-up")
    phone.reads("this phone has not seen this answer yet")
    yield Stop("ask-offline", phone)


# --- after a match, and in the middle of the table ---


NINE = (
    *(holes(8, 13, 5), holes(4, 0, 11), holes(9, 7, 2)),
    *(holes(12, 3, 6), holes(5, 5, 8), holes(1, 14, 0)),
    *(holes(7, 6, 9), holes(3, 8, 4), holes(6, 2, 10)),
)


def ends(tour: Tour) -> Stops:
    phone = tour.phone()
    table = tour.match(phone, *FOUR)
    table.tell(*ROUNDS, won(0, 31), won(3, 98), won(1, 140), won(3, 76), won(0, 40), won(3, 150))
    table.show()
    phone.sees("Dev wins")
    yield Stop("final", phone)
    table.show("/rounds")
    phone.sees("All rounds")
    yield Stop("rounds", phone)
    table.show("/share")
    phone.sees("Share")
    yield Stop("share", phone)
    table = tour.match(phone, *THREE, game="golf")
    table.tell(*NINE).show()
    phone.sees("Ana and Chloé win")
    yield Stop("final-golf", phone)
    yield from evenings(tour, phone)


def evenings(tour: Tour, phone: Screen) -> Stops:
    phone.go("#/evenings")
    phone.page.get_by_label("Name of the group").fill("Sundays at Oma’s")
    phone.tap("Start the group")
    phone.reads("Nothing played yet.")
    yield Stop("group-new", phone)
    script = "JSON.parse(localStorage.getItem(`referee.group.${location.hash.split('/')[2]}`))"
    group = phone.page.evaluate(script)
    circle = Circle(tour.send, group["id"], group["token"])
    for winner in (0, 3, 3):
        keeper = circle.evening(*FOUR, target=200)
        for claim in (won(1, 112), won(2, 65), won(winner, 234)):
            keeper.tell(claim)
    phone.go("#/evenings")
    phone.sees("Our evenings")
    yield Stop("evenings", phone)
    phone.tap("Sundays at Oma’s")
    phone.reads("Standings at UNO")
    yield Stop("group", phone)


def in_the_middle_of_the_table(tour: Tour) -> Stops:
    phone = tour.phone()
    tour.match(phone, *FOUR).tell(*ROUNDS).show("/table")
    phone.sees("Round 6")
    yield Stop("table", phone)
    tour.match(phone, *TWO).tell(*PLAYS[:3]).show("/table")
    phone.reads("plays")
    yield Stop("table-of-two", phone)
    tour.match(phone, *EIGHT).tell(won(4, 250), won(5, 100), *PLAYS).show("/table")
    phone.reads("plays")
    yield Stop("table-of-eight", phone)


CHAPTERS: dict[str, Callable[[Tour], Stops]] = {
    "opening": opening,
    "scorepad": scorepad,
    "referee": referee,
    "house": at_home,
    "golf": golf,
    "phones": phones,
    "answers": answers,
    "ends": ends,
    "table": in_the_middle_of_the_table,
}


# --- what is seldom, and has to be borne all the same ---


LONG = tuple(
    f"{animal} {'Maximiliane-Alexandra von der Tann'}"[:40]
    for animal in ("Ana", "Ben", "Chloé", "Dev", "Emma", "Finn", "Gül", "Hugo", "Ida", "Jo")
)
"""As many as can play, with names as long as they may be."""


def crowds(tour: Tour) -> Stops:
    """Ten people with long names, and grids that have grown."""
    phone = tour.phone()
    phone.page.evaluate("localStorage.setItem('referee.rests', 'false')")
    table = tour.match(phone, *LONG)
    table.show()
    phone.sees("Round 1")
    yield Stop("ten-scorepad-new", phone, in_play=True)
    table.tell(won(0, 187), won(3, 320), won(1, 245), won(3, 64), won(2, 152))
    phone.sees("Round 6")
    yield Stop("ten-scorepad", phone, in_play=True)
    phone.touch(phone.page.locator(".tile").first)
    phone.tap("1", "2", "+, plus", "1", "1")
    yield Stop("ten-keypad", phone, in_play=True)
    phone.touch(phone.page.get_by_role("button", name=re.compile("^Save ")))
    phone.page.get_by_role("button", name="Next round").wait_for()
    yield Stop("ten-round-result", phone, in_play=True)
    seen = tour.match(phone, *LONG)
    seen.tell(won(0, 187), *left(2, dict.fromkeys(range(9), 134))).show()
    phone.sees("Round 2")
    yield Stop("ten-told", phone, in_play=True)
    phone.touch(phone.page.locator(".tile").first)
    phone.reads("1072")
    yield Stop("ten-told-keypad", phone, in_play=True)
    table.show("/menu")
    phone.sees("This match")
    yield Stop("ten-menu", phone)
    table.show("/table")
    phone.sees("Round 7")
    yield Stop("ten-table", phone)
    table = tour.match(phone, *LONG, depth="referee")
    table.tell(*PLAYS)
    table.show()
    phone.reads("Play green")
    yield Stop("ten-referee", phone, in_play=True)
    phone.tap("Lost track", "1, blue")
    yield Stop("ten-whose-turn", phone, in_play=True)
    phone.tap("Cancel")
    table.tell(in_the_middle(1, *[5] * 10), played("wild draw four", color="blue"))
    phone.tap("Challenge")
    yield Stop("ten-challenge", phone, in_play=True)
    phone.tap("No red")
    phone.reads("Innocent")
    yield Stop("ten-innocent", phone, in_play=True)
    phone.tap("Go on")
    table.tell(in_the_middle(3, *[3] * 3, 1, *[3] * 6), played("red 9"))
    phone.tap("9", "20 ⊘ ⇄ +2")
    yield Stop("ten-counting", phone, in_play=True)
    keeper = Phone.opening(tour.send, *LONG)
    seated = Table(phone, keeper.at_seat(2), role="seat", seat=2)
    seated.keeper = keeper
    seated.tell(DEALT, in_the_middle(2, *[6] * 10)).show()
    phone.reads("Your turn!")
    yield Stop("ten-player", phone, in_play=True)
    table = tour.match(phone, *LONG)
    table.tell(won(0, 187), won(3, 320), won(1, 245), won(3, 64), won(2, 152), won(3, 350))
    table.show()
    phone.page.locator(".podium li").first.wait_for()
    yield Stop("ten-final", phone)
    table.show("/rounds")
    phone.sees("All rounds")
    yield Stop("ten-rounds", phone)
    table.show("/share")
    phone.sees("Share")
    yield Stop("ten-share", phone)
    table = tour.match(phone, *LONG[:4], depth="referee")
    table.tell(won(0, 87), won(3, 420), won(1, 45), won(3, 164))
    table.show()
    phone.page.locator(".podium li").first.wait_for()
    yield Stop("long-final", phone)
    yield from long_grids(tour, phone)


def long_grids(tour: Tour, phone: Screen) -> Stops:
    """Golf with as many people as can play."""
    table = tour.match(phone, *LONG[:6], game="golf")
    table.tell(holes(8, 13, 5, 4, 22, 31), holes(4, 0, 11, 45, 7, 9)).show()
    phone.sees("Round 3 of 9")
    yield Stop("six-scorepad-golf", phone, in_play=True)
    table.show("/golf")
    phone.sees("Deal: which card is turned up?")
    phone.tap("3, yellow")
    yield Stop("six-golf-opens", phone, in_play=True)
    table = tour.match(phone, *LONG[:8], game="golf")
    cards = [f"{color} {number}" for number in (4, 5) for color in ("red", "blue", "green", "yellow")]
    table.tell(dealt(*cards)).show()
    phone.sees("Ben ")
    yield Stop("eight-golf-turn", phone, in_play=True)
    phone.tap("Drew, kept it")
    phone.sees("which card?")
    yield Stop("eight-golf-card", phone, in_play=True)
    phone.tap("2, green")
    yield Stop("eight-golf-place", phone, in_play=True)


CROWDS: dict[str, Callable[[Tour], Stops]] = {"crowds": crowds}
