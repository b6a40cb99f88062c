"""Phones that are tapped at random are held against how the match stands: each comparison finds an error that
is planted in what a phone shows."""

from collections.abc import Callable

import pytest

from tests.page.phones import Screen
from tests.page.places import keeper_of, tell, to_golf, to_pad, to_player, to_scorepad
from tests.page.truth import READ, untruths

SHOWS = "([selector, text]) => { document.querySelector(selector).textContent = text; }"
LABELS = "([selector, text]) => { document.querySelector(selector).ariaLabel = text; }"
MOVES = """([selector, place]) => {
    document.querySelector(place).append(document.querySelector(selector));
}"""
KEEPS = """([change]) => {
    const name = `referee.match.${location.hash.split("/")[2]}`;
    const kept = JSON.parse(localStorage.getItem(name));
    Object.assign(kept.answer.state, JSON.parse(change));
    localStorage.setItem(name, JSON.stringify(kept));
}"""
QUEUES = """() => localStorage.setItem(`referee.queue.${location.hash.split("/")[2]}.1`, "{}")"""
TURNS = """() => {
    const now = document.querySelector(".around [aria-current]");
    const other = [...document.querySelectorAll(".around .seat-at")].find((one) => one !== now);
    now.removeAttribute("aria-current");
    other.setAttribute("aria-current", "true");
}"""


def two_rounds(phone: Screen) -> None:
    """Dev leads after a round on the scorepad."""
    to_scorepad(phone)
    phone.goes_on()


def last_plays(phone: Screen) -> None:
    to_pad(phone)
    phone.tap("7, red")
    phone.is_saved()


def own_phone(phone: Screen) -> None:
    to_player(phone)


PLANTED: dict[str, tuple[Callable[[Screen], None], str, list, str]] = {
    "a total": (two_rounds, SHOWS, [".tiles li .total", "7"], "with 7, not"),
    "the crown": (
        two_rounds,
        MOVES,
        [".tile .crown", ".tile:not(:has(.crown))"],
        "crowns",
    ),
    "the round": (two_rounds, SHOWS, ["main h1", "Round 9 to 500"], "says round 9, not"),
    "who leads": (two_rounds, SHOWS, ["main h1", "Ana leads with 45"], "says that Ana leads"),
    "with how many": (two_rounds, SHOWS, ["main h1", "Dev leads with 54"], "says that Dev leads with 54"),
    "what is kept": (two_rounds, KEEPS, ['{"totals": [1, 2, 3, 4]}'], "keeps"),
    "what waits": (two_rounds, QUEUES, [], "says saved with 1 in the queue"),
    "that something waits": (two_rounds, SHOWS, [".standing", "saving 2"], "with nothing in the queue"),
    "whose turn it is": (last_plays, TURNS, [], "says it is the turn of"),
    "the card on top": (last_plays, LABELS, [".ring .top .card", "8, red"], "shows 8, red, not 7, red"),
    "a hand": (last_plays, LABELS, [".around .seat-at", "Ana, 1 card"], "shows Ana, 1 card, not"),
    "a hand on a player's phone": (
        own_phone,
        SHOWS,
        [".others li:last-child .num", "12"],
        "with 12, not 7 cards",
    ),
    "what is said": (last_plays, SHOWS, [".say.now p", "Dev: Draw two cards."], "says Dev: Draw two cards."),
    "what is said loud": (own_phone, SHOWS, [".mine .loud", "Draw two cards."], "says loud Draw two cards."),
    "a turn of Golf": (to_golf, SHOWS, ["main h1", "Dev’s turn"], "the turn of Dev, not Ben"),
}


def looked_at(phone: Screen, plant: str = "() => {}", how: list | None = None) -> list[str]:
    """What is found to be untrue on it, once something is planted: before it is painted again."""
    keeper = keeper_of(phone)
    body = keeper.look()
    body["say"] = keeper.get("/logbook", after=body["number"] - 1).json["say"]
    seen = phone.page.evaluate(f"(how) => {{ ({plant})(how); return ({READ})(); }}", how)
    return list(untruths(seen, body))


@pytest.mark.parametrize("what", PLANTED)
def test_an_error_that_is_planted_is_found(new_phone, what):
    """And without it nothing is."""
    arrive, plant, how, found = PLANTED[what]
    phone = new_phone()
    arrive(phone)
    assert [] == looked_at(phone)

    wrong = looked_at(phone, plant, how)
    assert [one for one in wrong if found in one], wrong


def test_a_round_that_went_on_unseen_is_found(new_phone):
    """Whoever deals and starts, and the round itself, are others by then."""
    phone = new_phone()
    two_rounds(phone)
    seen = phone.page.evaluate(READ)
    keeper = keeper_of(phone)
    tell(keeper, {"claim": "match.score", "winner": 1, "points": 20})
    told = keeper.look() | {"say": []}
    wrong = " ".join(untruths(seen, told))

    assert "says round 2, not 3" in wrong
    assert "deals, not" in wrong
    assert "starts, not" in wrong
