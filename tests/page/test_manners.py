"""What the page does when something goes wrong, and for those who use it otherwise."""

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.usefixtures("keeps_files")

SILENT_STORAGE = """
    Object.defineProperty(window, "localStorage", {
      get() { throw new DOMException("refused", "SecurityError"); },
    });
"""


def rounds(phone) -> list[int]:
    return [entry["claim"]["points"] for entry in phone.logbook() if entry["claim"]["claim"] == "match.score"]


# --- without a network ---


def test_five_rounds_without_a_network_arrive_once_and_in_order(new_phone):
    """Each is shown at once; what waits is told."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.is_saved()
    phone.context.set_offline(True)
    for points in ("11", "12", "13", "14", "15"):
        phone.score("Ana", points)
    assert {"Ana": 65, "Ben": 0} == phone.totals
    phone.reads("offline, 5 waiting")
    phone.context.set_offline(False)
    phone.is_saved()

    assert [11, 12, 13, 14, 15] == rounds(phone)
    assert {"Ana": 65, "Ben": 0} == phone.totals


def test_a_reload_keeps_what_has_not_been_sent(new_phone):
    """As it does when the phone was off."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.is_saved()
    phone.page.route("**/claims*", lambda route: route.abort())
    phone.score("Ana", "11")
    phone.score("Ben", "12")
    phone.page.reload()
    phone.sees("Round 3")
    assert {"Ana": 11, "Ben": 12} == phone.totals
    phone.page.unroute("**/claims*")
    phone.is_saved()

    assert [11, 12] == rounds(phone)


def test_a_lost_reply_is_asked_for_again(new_phone):
    """With the same key, so that the round counts once."""
    phone = new_phone().at_match("Ana", "Ben")
    lost = []

    def lose(route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch())
            route.abort()

    phone.page.route("**/claims*", lose)
    phone.score("Ana", "11")
    phone.score("Ben", "12")
    phone.is_saved()

    assert [201] == [answer.status for answer in lost]
    assert [11, 12] == rounds(phone)


def test_an_undo_of_what_was_never_sent_sends_nothing(new_phone):
    """It leaves the queue."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.is_saved()
    phone.context.set_offline(True)
    phone.score("Ana", "11")
    phone.score("Ana", "12")
    phone.tap("Undo")
    assert {"Ana": 11, "Ben": 0} == phone.totals
    phone.context.set_offline(False)
    phone.is_saved()

    assert [11] == rounds(phone)


def test_what_waits_behind_a_refusal_waits_for_a_person(new_phone):
    """And goes on when told to."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.is_saved()
    phone.context.set_offline(True)
    phone.score("Ana", "2000")
    phone.score("Ben", "12")
    phone.context.set_offline(False)
    phone.reads("That is too many points")
    assert [2000] == rounds(phone)
    phone.page.reload()
    phone.tap("Leave it, send the other 1")
    phone.is_saved()

    assert [2000, 12] == rounds(phone)
    assert {"Ana": 0, "Ben": 12} == phone.totals


def test_what_one_tab_enters_the_other_shows(new_phone):
    """And it is sent once."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.is_saved()
    other = phone.context.new_page()
    other.goto(phone.page.url)
    expect(other.get_by_role("heading", level=1)).to_contain_text("Round 1")
    phone.score("Ana", "11")
    expect(other.get_by_role("heading", level=1)).to_contain_text("Round 2")

    phone.is_saved()
    assert [11] == rounds(phone)


# --- a phone that keeps nothing ---


def test_without_storage_the_page_goes_on_and_says_so(new_phone):
    """In memory, as long as it is open."""
    phone = new_phone()
    phone.context.add_init_script(SILENT_STORAGE)
    phone.at_home().tap("New match", "Fewer", "Fewer", "Deal the cards")
    phone.sees("Round 1")
    phone.reads("This phone keeps nothing")
    phone.score("Player 1", "30")
    phone.is_saved()

    assert {"Player 1": 30, "Player 2": 0} == phone.totals


@pytest.mark.parametrize("text", ["{", "null", '{"id": 1}', "[]"])
def test_broken_storage_is_passed_over(new_phone, text):
    """Home is shown, and a new match can be opened."""
    phone = new_phone()
    phone.at_home()
    phone.page.evaluate("text => localStorage.setItem('referee.match.x', text)", text)
    phone.page.reload()
    phone.tap("New match", "Deal the cards")

    phone.sees("Round 1")


# --- what people write ---


def test_names_with_markup_are_shown_as_they_were_written(new_phone):
    """Also where they are spoken."""
    name = "<img src=x onerror=alert(1)>"
    phone = new_phone().at_match(name, "Ben & Söhne")
    phone.score(name, "30")

    assert {name: 30, "Ben & Söhne": 0} == phone.totals
    assert phone.submission.startswith(f"{name} wins round 1 and gets 30.")
