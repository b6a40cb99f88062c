"""What a phone must not lose: what was tapped while nothing came through, and its place at the table.

Each of these plays it through and tells what went wrong.
"""

from itertools import islice

from playwright.sync_api import expect

from tests.api.phone import Phone
from tests.page.between import Losses, Wire
from tests.page.phones import Screen
from tests.page.places import (
    FOUR,
    as_claimed,
    beside,
    in_the_middle,
    ordinary_plays,
    shown_as,
    tell,
    to_pad,
    to_player,
)

MANY = 20
AT_MOST = 2000  # quarters of a second, of the phone's clock
PLAYED_ON = "Ana plays"
"""What a phone reads that was locked for three plays."""

TURNS = """(state) => {
    Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
"""A browser without windows hides none of its pages: the page is told so."""


def cards() -> list[str]:
    return list(islice(ordinary_plays(), MANY))


def twenty_offline(phone: Screen) -> list[str]:
    """Each is painted at once, all arrive once and in order."""
    to_pad(phone)
    phone.context.set_offline(True)
    wrong = tap_and_look(phone)
    phone.reads(f"offline, {MANY} waiting")
    phone.context.set_offline(False)
    phone.is_saved()
    return wrong + not_stored_once(phone)


def twenty_through_losses(phone: Screen, losses: Losses) -> list[str]:
    """What the losses leave; the clock of the phone runs fast, so that it does not have to be waited for."""
    phone.page.clock.install()
    to_pad(phone)
    phone.page.route("**/claims*", losses)
    wrong = tap_and_look(phone)
    for _ in range(AT_MOST):
        if phone.page.locator(".standing").inner_text() == "saved":
            break
        phone.page.clock.fast_forward(250)
    phone.page.unroute("**/claims*")
    return wrong + not_stored_once(phone)


def tap_and_look(phone: Screen) -> list[str]:
    """What is not seen at once of the plays."""
    wrong = []
    for place, card in enumerate(cards()):
        phone.tap(card)
        expected = f"{FOUR[(place + 1) % len(FOUR)]} {shown_as(card)}, change"
        shown = latest_plays(phone)[-1]
        wrong += [f"{shown} and not {expected}"] if shown != expected else []
    return wrong


def latest_plays(phone: Screen) -> list[str]:
    """What is told of those that are shown."""
    keys = phone.page.locator(".plays button")
    return keys.evaluate_all("(keys) => keys.map((key) => key.ariaLabel)")


def not_stored_once(phone: Screen) -> list[str]:
    """What the server has instead of these plays, each once and in order."""
    told = [entry["claim"] for entry in phone.logbook()]
    stored = [claim["card"] for claim in told if claim["claim"] == "uno.play"]
    expected = [as_claimed(card) for card in cards()]
    return [] if stored == expected else [f"stored: {stored}"]


def a_reload_in_mid_round(phone: Screen) -> list[str]:
    """On the pad with a queue: the same screen, the same plays, and later all of them on the server."""
    to_pad(phone)
    phone.page.route("**/claims*", lambda route: route.abort())
    phone.tap(*cards()[:3])
    before = latest_plays(phone)
    phone.page.reload()
    phone.sees("Round 1")
    after = latest_plays(phone)
    phone.page.unroute("**/claims*")
    phone.is_saved()
    stored = [entry["claim"].get("card") for entry in phone.logbook()][-3:]
    wrong = [f"{after} and not {before}"] if after != before else []
    return wrong + ([f"stored: {stored}"] if stored != [as_claimed(card) for card in cards()[:3]] else [])


def a_reload_at_a_seat(phone: Screen) -> list[str]:
    """A hand was counted and not yet sent: the same seat, the same screen, and the count arrives."""
    keeper = to_player(phone)
    tell(keeper, in_the_middle(0, 1, 1, 3, 2), {"claim": "uno.play", "seat": 0, "card": "red 7"})
    phone.reads("Ana has won the round")
    phone.page.route("**/claims*", lambda route: route.abort())
    phone.tap("Count my hand", "9", "That is all: 9")
    phone.sees("You are Ben")
    phone.page.reload()
    phone.sees("You are Ben")
    phone.page.unroute("**/claims*")
    phone.is_saved()
    counted = keeper.look()["state"]["round"]["counted"][1]
    return [] if counted == 9 else [f"counted: {counted}"]


def locked_meanwhile(phone: Screen, wire: Wire) -> None:
    """A phone is locked: its connections die without a word, and others play on."""
    keeper = to_player(phone, Phone.opening(beside(phone, wire.server), *FOUR))
    turn(phone, "hidden")
    wire.forget()
    for seat, card in enumerate(("red 7", "red 8", "red 9"), start=1):
        tell(keeper, {"claim": "uno.play", "seat": seat, "card": card})
    wire.recover()


def back_from_a_lock(phone: Screen, wire: Wire, seconds: int) -> list[str]:
    """Once it is looked at again its clock stands still: what it then knows it has not waited for."""
    phone.page.clock.install()
    locked_meanwhile(phone, wire)
    pause_after(phone, seconds)
    turn(phone, "visible")
    expect(phone.page.locator(".now")).to_contain_text(PLAYED_ON)
    return complaints_of(phone)


def back_without_a_network(phone: Screen) -> list[str]:
    """A phone that was just unlocked takes a moment to find its network: nothing is said of two seconds."""
    phone.page.clock.install()
    to_player(phone)
    turn(phone, "hidden")
    phone.context.set_offline(True)
    pause_after(phone, 300)
    turn(phone, "visible")
    phone.page.clock.run_for(2000)
    wrong = complaints_of(phone)
    phone.page.clock.run_for(4000)
    return wrong if complaints_of(phone) == ["offline"] else [*wrong, "nothing is said of six seconds"]


def turn(phone: Screen, state: str) -> None:
    phone.page.evaluate(TURNS, state)


def pause_after(phone: Screen, seconds: int) -> None:
    """So much later, and not a moment more."""
    now = phone.page.evaluate("Date.now()")
    phone.page.clock.pause_at(now / 1000 + seconds + 1)


def complaints_of(phone: Screen) -> list[str]:
    return phone.page.locator(".standing.bad, .notice").all_inner_texts()
