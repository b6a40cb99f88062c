"""What is measured, as far as it needs no clock: nothing is lost, nothing moves, all is in reach and said.

The journeys are those of docs/journeys.md.
"""

import pytest
from playwright.sync_api import expect

from tests.page import kept, painted
from tests.page.between import Losses, Wire
from tests.page.hearing import Listener
from tests.page.keys import Keyboard
from tests.page.looks import empty, resized
from tests.page.measuring import Stage
from tests.page.phones import IN_THE_NETWORK, Screen
from tests.page.places import (
    FOUR,
    IN_PLAY,
    in_the_middle,
    keeper_of,
    tell,
    to_counting,
    to_golf,
    to_pad,
    to_player,
)

pytestmark = pytest.mark.usefixtures("keeps_files")

QUESTION = "May I play a Draw Two on a Draw Two, so that the next player draws instead of me?"

ADDRESSES = pytest.mark.parametrize("host", ["127.0.0.1", IN_THE_NETWORK])
"""A browser trusts the first, and lets a page do more there."""


# --- nothing is lost ---


@ADDRESSES
def test_twenty_plays_without_a_network_arrive_once_and_in_order(new_phone, host):
    assert [] == kept.twenty_offline(new_phone(host=host))


@ADDRESSES
def test_twenty_plays_through_losses_arrive_once_and_in_order(new_phone, host):
    """Of what is sent, three in ten is answered with 503, and other answers are lost after the commit."""
    losses = Losses()

    assert [] == kept.twenty_through_losses(new_phone(host=host), losses)
    assert losses.times["refused"] >= 5
    assert losses.times["lost"] >= 3


@ADDRESSES
def test_a_reload_in_mid_round_keeps_screen_and_queue(new_phone, host):
    assert [] == kept.a_reload_in_mid_round(new_phone(host=host))


@ADDRESSES
def test_a_reload_keeps_the_seat_and_what_it_counted(new_phone, host):
    assert [] == kept.a_reload_at_a_seat(new_phone(host=host))


@pytest.fixture
def locked(browser, server):
    """A phone, and the wire to its server."""
    with Wire(server) as wire:
        phone = Screen(browser, wire)
        yield phone, wire
        phone.context.close()


@pytest.mark.parametrize("seconds", [5, 300])
def test_a_phone_that_was_locked_is_fresh_when_it_is_looked_at(locked, seconds):
    """Whether its stream is noticed to be dead or not."""
    assert [] == kept.back_from_a_lock(*locked, seconds)


def test_nothing_is_said_of_the_first_two_seconds(new_phone):
    """A phone that was just unlocked takes a moment to find its network; then it says that there is none."""
    assert [] == kept.back_without_a_network(new_phone())


# --- everything is in reach ---


SIZES = ((360, 640), (390, 844), (412, 915), (844, 390), (820, 1180))


@pytest.mark.parametrize("name", IN_PLAY)
def test_everything_in_play_is_in_reach_and_no_quarter_is_empty(new_phone, name):
    """No scrolling, targets of 48 by 48, keys 52 high with gaps of 6, upright and on its side. No quarter of
    the screen is empty, on phones upright and on their side, and on a tablet.
    """
    phone = new_phone(width=360, height=640)
    IN_PLAY[name](phone)

    assert [] == painted.out_of_reach(phone)
    phone.page.set_viewport_size({"width": 740, "height": 360})
    assert [] == painted.out_of_reach(phone)
    for width, height in SIZES:
        resized(phone.page, width, height)
        phone.comes_to_rest()
        assert [] == [f"{width} x {height}: {line}" for line in empty(phone.page)]


# --- nothing moves ---


@pytest.mark.parametrize(("width", "height"), [(360, 640), (360, 740), (740, 360)])
def test_an_answer_that_comes_late_moves_nothing(new_phone, width, height):
    """Neither what is read nor what is tapped, once the finger has left: on the pad and on the scorepad."""
    phone = new_phone(width=width, height=height)
    painted.watch(phone)
    to_pad(phone)
    painted.answer_late(phone, painted.A_LITTLE_LATE)
    painted.forget(phone)
    for keys in (["7, red"], ["⊘ Skip, red"], ["Scores", "Ana went out", "5", "0", "Save Ana +50"]):
        painted.taps(phone, *keys)
        before = painted.boxes(phone)
        phone.is_saved()
        assert before == painted.boxes(phone)
        assert 0 == painted.shift(phone)


def test_nothing_shifts_from_a_load_on(browser, server):
    """On every screen of play, over a dozen taps of which the answers come late."""
    assert [] == [one for one in Stage(browser, server, "127.0.0.1").shifts() if one.holds != "holds"]


@pytest.mark.parametrize(("width", "height"), [(360, 640), (740, 360)])
def test_a_network_that_goes_moves_nothing(new_phone, width, height):
    """That the phone is offline is said in the place of what was said there before."""
    phone = new_phone(width=width, height=height)
    phone.page.clock.install()
    to_pad(phone)
    phone.context.set_offline(True)
    phone.tap("7, red")
    phone.comes_to_rest()  # a key that was tapped moves by itself
    before = painted.boxes(phone)
    phone.page.clock.fast_forward(4000)
    phone.reads("offline, 1 waiting")

    assert before == painted.boxes(phone)


def test_keys_never_move(new_phone):
    """Not on the keypad, whatever is typed, and not on the pad, whatever is laid or has to be counted."""
    phone = new_phone(width=360, height=640)
    painted.watch(phone)
    to_pad(phone)
    painted.forget(phone)
    painted.taps(phone, "7, red", "⊘ Skip, red", "+2 Draw Two, red", "Drew, played it", "Drew, played it")
    assert [] == painted.moved_keys(phone)
    phone.is_saved()
    tell(keeper_of(phone), in_the_middle(1, 18, 1, 3, 2), {"claim": "uno.play", "seat": 1, "card": "red 8"})
    phone.sees("Ben is out. Ana’s hand")
    painted.forget(phone)
    painted.taps(phone, *["9", "8", "20 ⊘ ⇄ +2", "50 wild"] * 4)
    assert [] == painted.moved_keys(phone)
    phone.tap("Scores", "Ana went out")
    painted.forget(phone)
    painted.taps(phone, "1", "2", "+, plus", "7", "20 action", "50 wild")

    assert [] == painted.moved_keys(phone)


# --- without a finger ---


@pytest.fixture
def keys(new_phone):
    """A phone that is used by a keyboard alone. Whatever had the focus could be seen."""
    keyboard = Keyboard(new_phone())
    yield keyboard
    assert [] == keyboard.wrong


def test_a_score_is_kept_by_keyboard(keys):
    """J1 with names, J8 by digits, J7, and J13."""
    phone = keys.phone.at_home()
    keys.press("New match")
    phone.sees("New match")
    keys.go_to("Name of player 1")
    for name in FOUR:
        keys.type(f"{name}\n")
    keys.press("Deal the cards")
    phone.sees("Round 1")
    keys.press(phone.key("Ben went out").get_attribute("aria-label"), key="Space")
    keys.type("87")
    keys.press("Save Ben +87")
    assert 87 == phone.totals["Ben"]
    keys.press("Undo")
    assert 0 == phone.totals["Ben"]
    phone.is_saved()
    keys.press("Ask")
    phone.reads("More questions")
    keys.press(QUESTION)

    expect(phone.page.locator(".answer")).to_contain_text("No.")


def test_plays_are_followed_by_keyboard(keys):
    """J2, J3, J4, J5 with its challenge, and J7."""
    phone = keys.phone
    to_pad(phone)
    keys.press("7, red", "Drew, passed", "Drew, played it", "9, red", key="Space")
    phone.is_saved()
    keys.press("Undo", "1, red", "Wild", "blue")
    phone.is_saved()
    keys.press("+4 Wild Draw Four", "green")
    phone.is_saved()
    keys.press("Challenge", "No blue")
    phone.is_saved()
    keys.press("Go on")
    keys.press("Dev ●1, change", "2, red")
    phone.is_saved()

    expect(phone.key("Dev ●2, change")).to_be_visible()
    assert "match.correct" == phone.logbook()[-1]["claim"]["claim"]


def test_hands_are_counted_by_keyboard(keys):
    """J8 card by card: digits, and Enter for what has none."""
    to_counting(keys.phone)
    keys.type("99")
    keys.press("20 ⊘ ⇄ +2", "That is all: 38")
    keys.phone.is_saved()

    assert [9, 9, 20] == keys.phone.logbook()[-1]["claim"]["values"]


def test_a_round_of_golf_is_entered_by_keyboard(keys):
    """J10."""
    phone = keys.phone.at_match(*FOUR, game="golf")
    keys.press("Enter round 1")
    for points in ("8", "13", "0"):
        keys.type(points)
        keys.press("Next")
    keys.type("5")
    keys.press("Save round 1")

    assert {"Chloé": 0, "Dev": 5, "Ana": 8, "Ben": 13} == phone.totals


# --- without a look ---


def test_what_is_told_on_the_scorepad_is_heard_once(new_phone):
    """J8, J7 and J10: who got what, and who deals next."""
    phone = new_phone()
    ear = Listener(phone)
    phone.at_match(*FOUR)
    ear.hears_nothing("Ben went out", "8", "7")
    ear.hears("Save Ben +87", "Ben wins round 1 and gets 87", "Ben deals")
    ear.hears("Undo", "Taken back")
    phone.is_saved()
    phone.at_match(*FOUR, game="golf")
    ear.hears_nothing("Enter round 1", "8", "Next", "9", "Next", "Next")

    ear.hears("Save round 1", "Round 1", "Ben deals")


def test_what_is_told_on_the_pad_is_heard_once(new_phone):
    """J2 to J7: who, what, and who is next, which is known for sure once the last play was answered."""
    phone = new_phone()
    ear = Listener(phone)
    to_pad(phone)
    ear.hears("7, red", "Ben", "7, red", "Chloé")
    phone.is_saved()
    ear.hears("Drew, passed", "Chloé", "drew", "Dev")
    phone.is_saved()
    ear.hears_nothing("Drew, played it")
    ear.hears("9, red", "Dev", "9, red", "Ana")
    phone.is_saved()
    ear.hears_nothing("Wild")
    ear.hears("blue", "Ana", "Wild", "blue", "Ben")
    phone.is_saved()
    ear.hears_nothing("+4 Wild Draw Four")
    ear.hears("green", "Ben", "+4 Wild Draw Four, green", "Chloé")
    phone.is_saved()
    ear.hears_nothing("Challenge")
    phone.tap("No blue")
    expect(phone.page.get_by_role("status")).to_have_text("Innocent. Chloé draws 6 and misses a turn.")
    ear.hears("Undo", "Taken back")
    phone.is_saved()
    ear.hears_nothing("Dev ●9, change")
    ear.hears("8, red", "Dev")
    phone.is_saved()
    ear.hears("UNO!", "Nobody")
    ear.hears("Caught!", "Nobody")
    ear.hears_nothing("Lost track", "3, blue")

    ear.hears("Dev", "Dev plays")


def test_what_is_told_of_golf_is_heard_once(new_phone):
    """J9: each question, then who, what, and who is next."""
    phone = new_phone()
    ear = Listener(phone)
    to_golf(phone)
    ear.hears("Drew, kept it", "which card?")
    ear.hears("4, blue", "where it goes")
    ear.hears("Column 2 upper: facedown", "came out?")
    ear.hears("5, red", "Ben", "blue 4", "Chloé")

    ear.hears("Undo", "Taken back")


def test_a_hand_that_is_counted_is_heard_once(new_phone):
    """J8 on the pad, and on a player's own phone; J6 there is heard with its verdict."""
    phone, guest = new_phone(), new_phone()
    ear, other = Listener(phone), Listener(guest)
    to_counting(phone)
    ear.hears_nothing("Dev 2 cards", "9")
    ear.hears("20 ⊘ ⇄ +2", "Dev", "29")
    keeper = to_player(guest)
    guest.page.evaluate("window.heard.length = 0")  # whose turn it is was read out
    guest.tap("UNO!")
    guest.reads("UNO is called with one card left.")
    assert 1 == guest.page.evaluate("window.heard.length")
    tell(keeper, in_the_middle(0, 1, 1, 3, 2), {"claim": "uno.play", "seat": 0, "card": "red 7"})
    guest.reads("Ana has won the round")
    other.hears_nothing("Count my hand", "9")

    other.hears("That is all: 9", "Ben", "9")


# --- on plain http in a network ---


def test_the_address_in_the_network_gives_a_page_less(new_phone):
    """What is missing there really is: the tests at that address are of a page that has to do without."""
    phone = new_phone(host=IN_THE_NETWORK).at_home()
    names = ("navigator.serviceWorker", "navigator.wakeLock", "navigator.share", "navigator.clipboard")
    told = phone.page.evaluate(f"[isSecureContext, {', '.join(names)}, crypto.randomUUID].map(Boolean)")

    assert [False] * 6 == told
