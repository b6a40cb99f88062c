"""A round of UNO Golf, followed turn by turn: what is asked, what is tapped, and what it comes to.

The journeys are those of docs/journeys.md.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.looks import LOOKS
from tests.page.phones import Screen
from tests.page.turns import ALMOST, ONE_EACH, dealt, flips

THREE = ("Ana", "Ben", "Chloé")
TWO = ("Ana", "Ben")

OPENS = """async ([seats, ...claims]) => {
    const { href } = document.querySelector('link[rel="modulepreload"][href$="/match.js"]');
    const { keepMatch } = await import(href);
    const post = async (path, token, body) => {
        const headers = { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() };
        if (token) headers.Authorization = `Bearer ${token}`;
        return (await fetch(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
    };
    let told = await post("/v1/matches", null, { game: "golf", seats });
    const { id, token, game } = told;
    keepMatch(told);
    const path = `/v1/matches/${id}/claims`;
    for (const claim of claims) told = await post(path, token, { ...claim, after: told.number });
    location.hash = `#/match/${id}`;
}"""
"""A match in which something was told before this phone shows it."""


class Golf:
    """A phone that follows a round, and what people do there."""

    def __init__(self, phone: Screen):
        self.phone = phone

    def after(self, names: tuple[str, ...], *claims: dict) -> "Golf":
        self.phone.at_home().page.evaluate(OPENS, [names, *claims])
        self.turn_of("Ben")
        return self

    def slot(self, column: int, row: str) -> None:
        self.phone.touch(self.phone.page.get_by_role("button", name=f"Column {column} {row}: "))

    def took(self, column: int, row: str, *out: str) -> None:
        """The discard went there; what came out is asked where it lay facedown."""
        self.phone.touch(self.phone.page.get_by_role("button", name="Took"))
        self.slot(column, row)
        self.phone.tap(*out)

    def kept(self, card: str, column: int, row: str, *out: str) -> None:
        self.phone.tap("Drew, kept it", card)
        self.slot(column, row)
        self.phone.tap(*out)

    def flipped(self, thrown: str, column: int, row: str, shows: str) -> None:
        self.phone.tap("Drew, threw it", thrown)
        self.slot(column, row)
        self.phone.tap(shows)

    def turn_of(self, name: str) -> None:
        """Confirmed by the referee."""
        self.phone.sees(f"{name}’s turn")
        self.phone.is_saved()

    def told(self) -> dict:
        """The last claim on the server, without what every claim has."""
        self.phone.is_saved()
        return self.phone.logbook()[-1]["claim"]

    def round(self) -> dict:
        self.phone.is_saved()
        return self.phone.kept()["answer"]["state"]["round"]


@pytest.fixture
def golf(new_phone) -> Golf:
    """Three play; Ben is to play, and the yellow 3 lies on top."""
    return Golf(new_phone()).after(THREE, dealt("blue 4", "green 5", "red 2"))


@pytest.fixture
def golf_for_two(new_phone) -> Golf:
    """Ben is to play, and the yellow 3 lies on top."""
    return Golf(new_phone()).after(TWO, dealt("blue 4", "green 5"))


DOUBLE = "+2+2 Double Draw Two"


def ana_takes(card: str, out: str) -> dict:
    place = {"column": 1, "row": "upper"}
    return {
        "claim": "golf.turn",
        "seat": 0,
        "took": "discard",
        "card": card,
        "place": place,
        "came_out": out,
    }


CLOSED_BY_BEN = (
    dealt("blue 4", "green 5"),
    flips(1, "green 6", 1, "lower", "red 0"),
    ana_takes("green 6", "blue 4"),
    flips(1, "green 6", 2, "upper", "blue 1"),
    ana_takes("green 6", "green 6"),
    flips(1, "green 6", 2, "lower", "red 3"),
    ana_takes("green 6", "green 6"),
    flips(1, "yellow 6", 3, "upper", "red 1"),
    ana_takes("yellow 6", "green 6"),
    flips(1, "yellow 6", 3, "lower", "blue 6"),
)
"""Ben, of two, has turned up all of his cards; Ana has five to turn up."""

TAPS_TWICE = """(key) => {
    const { x, y, width, height } = key.getBoundingClientRect();
    const [clientX, clientY] = [x + width / 5, y + height / 2];
    for (const detail of [1, 2]) {
      const tap = new MouseEvent("click", { bubbles: true, cancelable: true, detail, clientX, clientY });
      document.elementFromPoint(clientX, clientY).dispatchEvent(tap);
    }
}"""
"""A finger that trembles, on whatever lies there: to the left, where one key comes up after the other."""


def taps_of(golf: Golf, doing: Callable[[], None]) -> int:
    before = golf.phone.taps
    doing()
    return golf.phone.taps - before


# --- the deal ---


def test_a_round_is_dealt_from_the_scorepad(new_phone):
    """One tap leads there; then the card turned up, and two taps for each seat."""
    golf = Golf(new_phone())
    golf.phone.at_match(*TWO, game="golf")
    golf.phone.tap("Follow the turns", "3, yellow")
    for card in ("5, green", "4, blue"):
        golf.slot(1, "upper")
        golf.phone.tap(card)
    golf.turn_of("Ben")

    assert "Dealt. Ben starts." == golf.phone.submission
    assert dealt("blue 4", "green 5") == golf.told()


def test_an_action_card_turned_up_is_passed_over(new_phone):
    """Another one is asked for; both are told."""
    phone = new_phone().at_match("Ana", "Ben", game="golf")
    phone.tap("Follow the turns", "⊘ Skip, red")
    phone.sees("Not an action card: what comes next?")
    phone.tap("1, red")
    for card in ("5, green", "4, blue"):
        Golf(phone).slot(2, "lower")
        phone.tap(card)
    Golf(phone).turn_of("Ben")

    assert ["red skip", "red 1"] == Golf(phone).told()["turned_up"]


def test_the_way_back_is_one_tap_and_the_match_opens_at_its_turn(golf):
    """The scorepad is there all the time; who opens the match again sees the round."""
    golf.phone.tap("Back")
    golf.phone.sees("Round 1 of 9")
    golf.phone.tap("Follow the turns")
    golf.phone.sees("Ben’s turn")
    golf.phone.at_home().tap("Continue")
    golf.phone.sees("Ben’s turn")


# --- a turn, J9 ---


def test_taking_the_discard_for_a_faceup_card_takes_two_taps(golf):
    """J9: what comes out is seen, so nobody asks for it. It is painted at once."""
    assert 2 == taps_of(golf, lambda: golf.took(1, "upper"))
    golf.phone.sees("Chloé’s turn")
    assert "Ben takes yellow 3. Chloé is next." == golf.phone.submission
    assert "yellow 3" == golf.round()["grids"][1][0]["upper"]
    assert "green 5" == golf.round()["top"]


def test_taking_the_discard_for_a_facedown_card_takes_three_taps(golf):
    """J9: the third is the card that came out."""
    assert 3 == taps_of(golf, lambda: golf.took(2, "lower", "6, red"))
    golf.turn_of("Chloé")
    assert "red 6" == golf.told()["came_out"]


def test_a_drawn_card_is_kept_in_four_taps(golf):
    """J9: which, where, and what came out."""
    assert 4 == taps_of(golf, lambda: golf.kept("1, blue", 3, "upper", "6, red"))
    golf.turn_of("Chloé")
    assert ("pile", "blue 1", "red 6") == tuple(golf.told()[name] for name in ("took", "card", "came_out"))


def test_a_drawn_card_is_thrown_in_four_taps(golf):
    """J9: which, what is flipped, and what shows there; cards that lie faceup cannot be flipped."""
    golf.phone.tap("Drew, threw it", "1, blue")
    expect(golf.phone.page.get_by_role("button", name="Column 1 upper")).to_have_count(0)
    golf.phone.tap("Undo", "Undo")
    assert 4 == taps_of(golf, lambda: golf.flipped("1, blue", 3, "upper", "6, red"))
    golf.turn_of("Chloé")
    assert ("blue 1", "red 6") == (golf.told()["card"], golf.told()["flipped"])


def test_turns_are_painted_before_they_are_sent(golf):
    """Nobody waits for an answer, also where action cards act: as the referee will say it in the end."""

    def shown() -> list[str]:
        page = golf.phone.page
        whose = page.locator(".big6").get_attribute("aria-label")
        return [whose, *page.locator(".grids li").all_inner_texts()]

    golf.phone.page.route("**/claims*", lambda route: route.abort())
    golf.took(1, "upper")
    golf.phone.sees("Chloé’s turn")
    golf.flipped("⊘ Skip, blue", 2, "lower", "1, red")
    golf.phone.sees("Ben’s turn")
    golf.kept("1, blue", 2, "upper", "⇄ Reverse, red")
    golf.phone.sees("Ana’s turn")
    golf.flipped("+2 Draw Two, blue", 1, "lower", "6, yellow")
    golf.phone.sees("Ben’s turn")
    golf.kept("2, green", 2, "lower", "+2+2 Double Draw Two, green")
    golf.phone.tap("Ana", "Chloé")
    golf.phone.sees("Ana’s turn")
    painted = shown()
    golf.phone.page.unroute("**/claims*")
    golf.phone.page.evaluate("dispatchEvent(new Event('online'))")
    golf.turn_of("Ana")

    assert painted == shown()
    assert [4, 3, 5] == [len(grid) for grid in golf.round()["grids"]]


def test_what_only_the_referee_can_tell_is_not_guessed(new_phone):
    """The turn that closes a round: nothing is asked before it is answered."""
    golf = Golf(new_phone()).after(TWO, *ALMOST, *ONE_EACH)
    golf.phone.page.route("**/claims*", lambda route: route.abort())
    golf.flipped("5, blue", 3, "lower", "0, green")

    golf.phone.reads("The referee has not answered yet.")


def test_a_trembling_finger_answers_one_question(golf):
    """What comes up beneath it is a key as well, and has to wait for a tap of its own."""
    kept = golf.phone.key("Drew, kept it")
    kept.evaluate(TAPS_TWICE)
    golf.phone.sees("Ben drew: which card?")
    golf.phone.key("⇄ Reverse, yellow").evaluate(TAPS_TWICE)
    golf.phone.sees("Tap where it goes")

    expect(kept).to_have_attribute("aria-pressed", "true")


# --- clearing ---


def test_two_alike_are_cleared_by_one_tap(golf):
    """J9: the tap says which card goes on top; the turn is told whole."""
    golf.kept("2, green", 1, "lower", "6, red")
    golf.phone.sees("Clear a column?")
    assert 1 == taps_of(golf, lambda: golf.phone.tap("Clear column 1: both are green 2, green on top"))
    golf.turn_of("Chloé")

    assert [{"column": 1, "on_top": "green 2"}] == golf.told()["cleared"]
    assert [2, 3] == [column["id"] for column in golf.round()["grids"][1]]


FADES = """() => {
    window.fading = [];
    new MutationObserver((changes) => {
      const come = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const cleared = come.filter(({ className }) => className === "cleared");
      window.fading.push(...cleared.map((one) => one.querySelectorAll(".card").length));
    }).observe(document.body, { childList: true });
}"""


@pytest.mark.parametrize(("motion", "cards"), [("no-preference", [2]), ("reduce", [])])
def test_a_cleared_column_fades(new_phone, motion, cards):
    """Over what is painted meanwhile, and for a moment; nothing moves for who wants no motion."""
    golf = Golf(new_phone(reduced_motion=motion)).after(THREE, dealt("blue 4", "green 5", "red 2"))
    golf.kept("5, red", 1, "lower", "1, blue")
    golf.phone.page.evaluate(FADES)
    golf.phone.touch(golf.phone.page.get_by_role("button", name="Clear column 1").first)
    golf.turn_of("Chloé")

    assert cards == golf.phone.page.evaluate("window.fading")
    expect(golf.phone.page.locator(".cleared")).to_have_count(0)


def test_a_column_may_be_left_and_cleared_before_a_later_turn(golf_for_two):
    """Then it is a claim of its own."""
    golf = golf_for_two
    golf.kept("2, green", 1, "lower", "6, red")
    golf.phone.tap("Leave it")
    golf.turn_of("Ana")
    golf.took(1, "lower", "1, yellow")
    golf.turn_of("Ben")
    golf.phone.tap("Clear column 1: both are green 5, green on top")

    assert {"claim": "golf.clear", "seat": 1, "column": 1, "on_top": "green 5"} == {
        name: value for name, value in golf.told().items() if name != "after"
    }
    golf.turn_of("Ben")


# --- action cards ---


def test_a_draw_two_lays_its_columns_by_itself(golf):
    """On the grid of whom it hits, who misses the turn."""
    golf.took(1, "lower", "+2 Draw Two, blue")
    golf.turn_of("Ana")

    golf.phone.reads("Chloé 7 facedown")
    golf.phone.reads("Chloé: Draw two cards for a new column")


def test_a_double_draw_two_asks_who_lays_its_columns(golf):
    """Two others, or one twice."""
    golf.took(1, "lower", "+2+2 Double Draw Two, blue")
    golf.phone.sees("+2+2: who places a new column?")
    golf.phone.tap("Ana", "Chloé")
    golf.turn_of("Chloé")
    assert [0, 2] == golf.told()["targets"]

    golf.phone.tap("Undo")
    golf.turn_of("Ben")
    golf.took(1, "lower", "+2+2 Double Draw Two, blue")
    golf.phone.tap("Ana", "Ana")
    golf.turn_of("Chloé")
    assert [0] == golf.told()["targets"]
    assert [5, 3, 3] == [len(grid) for grid in golf.round()["grids"]]


def test_between_two_nobody_is_asked_who_lays_them(golf_for_two):
    """There is nobody else."""
    golf_for_two.took(1, "lower", "+2+2 Double Draw Two, blue")
    golf_for_two.turn_of("Ana")

    assert 5 == len(golf_for_two.round()["grids"][0])


# --- calls ---


def test_whoever_has_one_card_facedown_calls_or_is_caught(new_phone):
    """The keys are there all the time; one tap, and Undo takes it back."""
    golf = Golf(new_phone()).after(TWO, *ALMOST)
    golf.flipped("6, yellow", 1, "lower", "6, red")
    golf.turn_of("Ana")

    golf.phone.tap("Caught!")
    golf.phone.reads("Ben 3 facedown")
    assert 1 == golf.told()["caught"]
    golf.phone.tap("Undo")
    golf.phone.is_saved()
    golf.phone.tap("UNO!")
    assert ("golf.call", 1) == (golf.told()["claim"], golf.told()["seat"])
    golf.phone.tap("Caught!")
    golf.phone.reads("Ben has called UNO and cannot be caught.")


def test_a_catch_goes_in_one_tap_where_uno_was_said(new_phone):
    """Who was caught can only say so at the table."""
    golf = Golf(new_phone()).after(TWO, *ALMOST)
    golf.flipped("6, yellow", 1, "lower", "6, red")
    golf.turn_of("Ana")
    golf.phone.tap("Caught!")
    golf.phone.reads("Ben 3 facedown")
    golf.phone.tap("UNO was said: Ben is not caught")
    golf.phone.is_saved()

    told = golf.phone.logbook()[-1]
    assert ("match.correct", "upheld") == (told["claim"]["claim"], told["verdict"])
    golf.phone.reads("Ben 1 facedown")
    expect(golf.phone.key("Caught!")).to_be_visible()


def test_no_key_shows_that_somebody_has_forgotten_to_call(new_phone):
    """UNO! and Caught! are the same before a call is owed and after. Where nobody owes one they say so, and
    tell the referee nothing.
    """
    golf = Golf(new_phone()).after(TWO, *ALMOST)

    def looks() -> list[list]:
        golf.phone.page.mouse.move(0, 0)
        return [golf.phone.key(name).evaluate(LOOKS) for name in ("UNO!", "Caught!")]

    before = looks()
    golf.phone.tap("Caught!")
    golf.phone.reads("Nobody can be caught now.")
    assert "Nobody can be caught now." == golf.phone.submission
    assert "golf.turn" == golf.told()["claim"]
    golf.flipped("6, yellow", 1, "lower", "6, red")
    golf.turn_of("Ana")

    assert before == looks()


def test_a_catch_in_the_middle_of_a_turn_forgets_nothing_of_it(new_phone):
    """The turn goes on where it was."""
    golf = Golf(new_phone()).after(TWO, *ALMOST)
    golf.flipped("6, yellow", 1, "lower", "6, red")
    golf.turn_of("Ana")
    golf.phone.tap("Drew, kept it", "1, green", "Caught!")
    golf.phone.is_saved()

    golf.phone.sees("Tap where it goes")


# --- putting things right ---


def test_undo_forgets_one_answer_and_then_one_claim(golf):
    """One tap each."""
    golf.phone.tap("Drew, kept it", "1, blue")
    golf.phone.sees("Tap where it goes")
    golf.phone.tap("Undo")
    golf.phone.sees("Ben drew: which card?")
    golf.phone.tap("Undo")
    golf.took(1, "upper")
    golf.turn_of("Chloé")
    golf.phone.tap("Undo")

    golf.turn_of("Ben")
    assert "green 5" == golf.round()["grids"][1][0]["upper"]


def test_another_source_is_chosen_as_long_as_nothing_is_placed(golf):
    """A slip costs one tap."""
    golf.phone.touch(golf.phone.page.get_by_role("button", name="Took"))
    golf.kept("1, blue", 1, "upper")
    golf.turn_of("Chloé")

    assert "pile" == golf.told()["took"]


def test_lost_track_takes_what_lies_on_top_and_whose_turn_it_is(golf):
    """The grids stay; with more than two, which way round."""
    golf.phone.tap("Lost track", "1, blue")
    golf.phone.reads("The grids stay as they are here.")
    golf.phone.tap("Ana", "Counterclockwise")
    golf.turn_of("Ana")

    told = golf.told()
    assert ("blue 1", 0, -1) == (told["top"], told["turn"], told["direction"])


def test_lost_track_puts_grids_right_on_the_way(golf):
    """Cards that lie there after all, facedown or faceup, columns more and columns less; the others stay."""
    golf.phone.tap("Lost track", "1, blue", "A grid is not right", "Ana")
    golf.phone.sees("Ana: tap what is not right")
    golf.slot(1, "upper")
    golf.phone.tap("Facedown", "One column more")
    golf.slot(4, "lower")
    golf.phone.tap("6, red")
    golf.slot(2, "upper")
    golf.phone.tap("No such column", "Now it is right")
    golf.phone.sees("Whose turn is it?")
    golf.phone.tap("Chloé")
    golf.phone.pause()
    golf.phone.tap("Clockwise")
    golf.turn_of("Chloé")

    down = {"upper": None, "lower": None}
    assert {
        "0": [{"id": 1, **down}, {"id": 3, **down}, {"id": 4, "upper": None, "lower": "red 6"}]
    } == golf.told()["grids"]
    assert [5, 5, 5] == golf.round()["facedown"]


def test_a_turn_is_put_right_in_the_history(golf):
    """It is asked anew, of the grids as they lay before it; what came after it stays."""
    golf.flipped("1, blue", 3, "upper", "6, red")
    golf.turn_of("Chloé")
    golf.took(2, "upper", "2, blue")
    golf.turn_of("Ana")
    golf.phone.page.evaluate("location.hash += '/history'")
    golf.phone.reads("thrown, column 3 upper is turned up")
    golf.phone.tap("Change entry 3")
    golf.flipped("1, blue", 2, "lower", "6, red")
    golf.phone.reads("changed by entry 5")

    assert {"column": 2, "row": "lower"} == golf.told()["instead"]["flip"]
    assert ["red 6", None] == [golf.round()["grids"][1][1][row] for row in ("lower", "upper")]


def test_of_a_refused_reveal_only_the_card_that_cannot_be_is_asked_again(new_phone):
    """The good cards before it and after it stay."""
    golf = Golf(new_phone())
    golf.phone.at_home().page.evaluate(OPENS, [TWO, *CLOSED_BY_BEN])
    golf.phone.sees("Ana turns up card 1 of 5")
    golf.phone.tap(f"{DOUBLE}, blue", "1, green", f"{DOUBLE}, blue", "5, yellow", "2, blue")
    golf.phone.reads("There is only one blue double draw two")
    golf.phone.tap("All right, it does not count")
    golf.phone.sees("Ana turns up card 3 of 5")
    assert 1 == taps_of(golf, lambda: golf.phone.tap("4, green"))
    golf.phone.sees("Add up what is left")

    told = ["blue double draw two", "green 1", "green 4", "yellow 5", "blue 2"]
    assert told == [card["card"] for card in golf.told()["cards"]]


def test_of_a_refused_deal_only_the_card_that_cannot_be_is_asked_again(new_phone):
    """The good cards before it and after it stay, and where they lie."""
    golf = Golf(new_phone())
    golf.phone.at_match(*TWO, game="golf").tap("Follow the turns", "3, yellow")
    for card in (f"{DOUBLE}, blue", f"{DOUBLE}, blue"):
        golf.slot(2, "lower")
        golf.phone.tap(card)
    golf.phone.reads("The deck does not have two copies of the blue double draw two.")
    golf.phone.tap("All right, it does not count")
    golf.phone.sees("Which card does Ana open?")
    assert 1 == taps_of(golf, lambda: golf.phone.tap("4, green"))
    golf.turn_of("Ben")

    opened = {seat: [card["card"] for card in cards] for seat, cards in golf.told()["opened"].items()}
    assert {"1": ["blue double draw two"], "0": ["green 4"]} == opened


def test_a_card_that_cannot_be_is_refused_in_the_words_of_the_referee(golf):
    """It stays on the table by one tap."""
    golf.kept("4, blue", 1, "upper")
    golf.turn_of("Chloé")
    golf.kept("4, blue", 1, "upper")
    golf.turn_of("Ana")
    golf.kept("4, blue", 2, "upper", "4, blue")
    golf.phone.reads("All three copies of the blue 4 lie faceup already.")
    golf.phone.tap("It stays on the table")
    golf.turn_of("Ben")


# --- the end of a round ---


def test_a_round_of_two_from_the_deal_to_its_score(new_phone):
    """Every tap of it: whoever closes ends it, the rest is turned up, and the grids are counted."""
    golf = Golf(new_phone())
    golf.phone.at_match(*TWO, game="golf").tap("Follow the turns", "3, yellow")
    for card in ("5, green", "4, blue"):
        golf.slot(1, "upper")
        golf.phone.tap(card)
    for column, row, card in (
        (1, "lower", "0, red"),
        (2, "upper", "1, blue"),
        (2, "lower", "3, red"),
        (3, "upper", "1, red"),
    ):
        golf.turn_of("Ben")
        golf.flipped("6, green" if column < 3 else "6, yellow", column, row, card)
        golf.turn_of("Ana")
        golf.took(1, "upper")
    golf.turn_of("Ben")
    golf.kept("2, yellow", 3, "lower", "6, blue")
    for place, card in enumerate(("6, red", "1, green", "4, green", "5, yellow", "2, blue"), start=1):
        golf.phone.sees(f"Ana turns up card {place} of 5")
        golf.phone.tap(card)
    golf.phone.sees("Round 2 of 9")
    golf.phone.is_saved()

    assert {"Ana": 7, "Ben": 12} == golf.phone.totals


def test_points_that_only_the_cards_tell_are_entered_where_they_are_asked(new_phone):
    """An action card is left: people add up, one tap away; what the referee could count stands there. What
    nobody has added up is no 0.
    """
    golf = Golf(new_phone()).after(TWO, *ALMOST, *ONE_EACH)
    golf.flipped("5, blue", 3, "lower", "0, green")
    golf.phone.tap("⊘ Skip, red")
    golf.phone.sees("Add up what is left")
    golf.phone.tap("Enter the points")
    golf.phone.sees("Round 1 What lies in each hand?")
    expect(golf.phone.page.get_by_role("group", name="Cards of Ana, 0 facedown")).to_be_visible()
    expect(golf.phone.key("1 more hand")).to_be_disabled()
    golf.phone.tap("2", "⌫, erase")
    expect(golf.phone.key("1 more hand")).to_be_disabled()
    golf.phone.tap("2", "4", "Save round 1")
    golf.phone.sees("Round 2 of 9")
    golf.phone.is_saved()

    assert {"Ana": 24, "Ben": 15} == golf.phone.totals


def test_the_last_round_leads_to_the_final_board(new_phone):
    """By itself, with its last card turned up."""
    scores = [{"claim": "match.score", "points": {"0": 5, "1": 4}}] * 8
    golf = Golf(new_phone()).after(TWO, *scores, *ALMOST, *ONE_EACH)
    golf.flipped("5, blue", 3, "lower", "0, green")
    golf.phone.tap("2, blue")

    golf.phone.sees("Ben wins")


# --- how it looks ---

STEPS = (
    *("", "Drew, kept it", "1, blue", "Lost track"),
    *("2, blue", "A grid is not right", "Ana", "Column 2 upper: facedown"),
)
"""A turn, a card, a place, what lies on top, who is to play, and what lies there instead."""

KEYS = """() => [...document.querySelectorAll("button")].map((key) => {
    const { width, height } = key.getBoundingClientRect();
    return [key.ariaLabel ?? key.textContent, Math.round(width), Math.round(height)];
})"""


@pytest.mark.parametrize(("width", "height"), [(360, 640), (740, 360), (320, 640)])
def test_nothing_scrolls_and_every_key_is_as_large_as_a_finger(new_phone, width, height):
    """Only the keys of the pad of all cards are narrower: seven of them have to fit."""
    phone = new_phone(width=width, height=height)
    Golf(phone).after(THREE, dealt("blue 4", "green 5", "red 2"))
    for step in STEPS:
        if step:
            phone.tap(step)
        assert [width, height] >= phone.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
        )
        keys = phone.page.evaluate(KEYS)
        narrowest = 44 if width >= 360 else 38
        assert [] == [key for key in keys if key[1] < (narrowest if "," in key[0] else 48) or key[2] < 48]


def test_a_pad_key_stays_where_it_is(new_phone):
    """From question to question."""
    phone = new_phone()
    Golf(phone).after(THREE, dealt("blue 4", "green 5", "red 2"))
    places = []
    for source in ("Drew, kept it", "Drew, threw it"):
        phone.tap(source)
        places.append(phone.key("6, yellow").bounding_box())
        phone.tap("Undo")

    assert places[0] == places[1]


def test_a_name_with_markup_is_but_a_name(new_phone):
    """Wherever it stands."""
    phone = new_phone()
    phone.at_home().page.evaluate(OPENS, [["Ana", "<b>Ben</b>"], dealt("blue 4", "green 5")])
    phone.sees("<b>Ben</b>’s turn")

    assert 0 == phone.page.locator("main :not(.card) > b").count()
