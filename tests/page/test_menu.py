"""The menu of a match: what people do at a real table beside the rounds."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.page.phones import Screen, phones_of
from tests.page.places import DEAL, keeper_of, tell
from tests.proofs.server import Server
from tests.settings import folder_in_memory


@pytest.fixture
def menu(new_phone) -> Screen:
    """Of four people who have played one round."""
    phone = new_phone().at_match("Ana", "Ben", "Chloé", "Dev")
    phone.page.evaluate("localStorage.setItem('referee.rests', 'false')")
    phone.score("Ben", "30")
    phone.goes_on()
    phone.is_saved()
    phone.tap("Menu")
    phone.sees("This match")
    return phone


def claimed(phone: Screen) -> dict:
    phone.is_saved()
    return phone.logbook()[-1]["claim"]


def names(phone: Screen) -> list[str]:
    return phone.page.locator(".seats .name").all_inner_texts()


def test_somebody_is_called_something_else(menu):
    """Key by key; it is painted at once, and said."""
    menu.tap("Rename Ben")
    name = menu.page.get_by_role("textbox", name="Name", exact=True)
    name.fill(" ")
    expect(menu.key("Type a name")).to_be_disabled()
    name.fill("Ben")
    name.press_sequentially("no")
    menu.tap("Save")

    expect(menu.page.locator(".seats .name")).to_have_text(["Ana", "Benno", "Chloé", "Dev"])
    assert "Ben is called Benno now." == menu.submission
    assert "match.rename" == claimed(menu)["claim"]


def test_somebody_gets_another_face_and_two_trade(menu):
    """The fox is Ana's: she gets what Ben had."""
    menu.tap("Ben: another face", "fox, taken by Ana: trade")
    menu.is_saved()

    expect(menu.page.locator(".seat", has_text="Ben").locator(".fox")).to_be_visible()
    expect(menu.page.locator(".seat", has_text="Ana").locator(".octopus")).to_be_visible()


def test_somebody_leaves_and_comes_back(menu):
    """Only after a second tap; who left stands below with one tap to be back."""
    menu.tap("Chloé leaves")
    menu.reads("Chloé keeps the points and can come back.")
    menu.tap("Chloé stays", "Chloé leaves")
    menu.touch(menu.page.locator("[data-key=leaves]"))
    menu.is_saved()
    assert ["Ana", "Ben", "Dev"] == names(menu)
    menu.tap("Chloé is back")

    assert {"claim": "match.join", "seat": 2} == claimed(menu)
    expect(menu.page.locator(".seats .name")).to_have_count(4)


def test_somebody_joins(menu):
    """With a name, and a face that is free."""
    menu.tap("Somebody joins")
    menu.page.get_by_role("textbox", name="Name", exact=True).fill("Emma")
    menu.page.keyboard.press("Enter")
    menu.is_saved()

    expect(menu.page.locator(".seats .name")).to_have_text(["Ana", "Ben", "Chloé", "Dev", "Emma"])
    expect(menu.page.locator(".seat", has_text="Emma").locator(".whale")).to_be_visible()


def test_the_rules_change_from_the_next_deal(menu):
    """What holds from then on is read out there as well."""
    menu.touch(menu.page.get_by_role("button", name="Our rules"))
    menu.touch(menu.page.locator("[data-key=jump-in]"))
    menu.tap("These are our rules")
    claim = claimed(menu)

    assert ("match.rules", ["jump-in"]) == (claim["claim"], list(claim["rules"]["house_rules"]))


def test_what_was_agreed_on_can_be_read_at_any_time(menu):
    """As sentences, with lists below what they are about. Escape closes it."""
    menu.touch(menu.page.get_by_role("button", name="What we agreed on"))
    menu.sees("What we agreed on")
    expect(menu.page.locator(".sheet h3 + .told li").first).to_be_visible()
    assert not any(line.startswith("- ") for line in menu.page.locator(".sheet li").all_inner_texts())
    menu.page.keyboard.press("Escape")

    menu.sees("This match")
    assert "match.score" == claimed(menu)["claim"]


def test_totals_come_from_paper_before_the_first_round(new_phone):
    """And how many rounds are on it."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.is_saved()
    phone.tap("Menu")
    phone.touch(phone.page.get_by_role("button", name="Start from paper"))
    expect(phone.key("Type a total")).to_be_disabled()
    phone.page.get_by_role("spinbutton", name="Ana").fill("120")
    phone.page.get_by_label("How many rounds are on paper?").fill("3")
    phone.tap("Save")

    assert {"claim": "match.opening", "points": {"0": 120}, "rounds": 3} == claimed(phone)
    phone.tap("Back")
    phone.sees("Round 4")


def test_a_round_that_is_followed_may_not_count(new_phone):
    """It is dealt again, after a second tap."""
    phone = new_phone().at_match("Ana", "Ben")
    tell(keeper_of(phone), DEAL)
    phone.is_saved()
    phone.page.evaluate("location.hash += '/menu'")
    phone.touch(phone.page.get_by_role("button", name="This round does not count"))
    phone.reads("Tap again: it does not count")
    assert "uno.deal" == claimed(phone)["claim"]
    phone.pause()
    phone.touch(phone.page.get_by_role("button", name="Tap again"))
    expect(phone.page.get_by_role("button", name="Tap again")).to_have_count(0)

    assert {"claim": "match.void"} == claimed(phone)


def test_an_evening_ends_in_the_middle_of_a_round(new_phone):
    """The second tap says that the round is left out, and does it: nothing is refused."""
    phone = new_phone().at_match("Ana", "Ben")
    tell(keeper_of(phone), {"claim": "match.score", "winner": 1, "points": 45}, DEAL)
    phone.is_saved()
    phone.page.evaluate("location.hash += '/menu'")
    phone.touch(phone.page.get_by_role("button", name="Finish tonight"))
    phone.reads("Tap again: round 2 does not count, and the match is over")
    phone.pause()
    phone.touch(phone.page.get_by_role("button", name="Tap again"))
    phone.sees("Ben wins!")
    phone.is_saved()

    assert ["match.void", "match.finish"] == [one["claim"]["claim"] for one in phone.logbook()[-2:]]


def test_an_evening_ends_with_a_second_tap(menu):
    """Who leads has won."""
    menu.touch(menu.page.get_by_role("button", name="Finish tonight"))
    menu.reads("Tap again: the match is over")
    assert "match.score" == claimed(menu)["claim"]
    menu.pause()
    menu.touch(menu.page.get_by_role("button", name="Tap again"))
    menu.sees("Ben wins!")
    menu.is_saved()

    assert "match.finish" == menu.logbook()[-1]["claim"]["claim"]


@pytest.mark.usefixtures("keeps_files")
@pytest.mark.parametrize("is_the_phones_own", [False, True], ids=["arrow", "phone"])
def test_from_other_phones_back_leads_to_the_menu(menu, is_the_phones_own):
    """By the arrow, and by the phone's own way back; also after a reload."""
    menu.tap("Other phones")
    menu.sees("Invite")
    menu.page.reload()
    menu.sees("Invite")
    if is_the_phones_own:
        menu.page.go_back()
    else:
        menu.tap("Back")

    menu.sees("This match")


def test_from_an_invitation_back_leads_to_the_play(menu):
    """Where it was not the menu that led there."""
    menu.tap("Back", "Invite")
    menu.sees("Invite")
    menu.tap("Back")

    menu.sees("Round 2")


@pytest.fixture
def phone_of_thirty_days(browser: Browser) -> Iterator[Callable[..., Screen]]:
    """Makes phones at a server that keeps unused matches for thirty days."""
    with folder_in_memory() as folder:
        url = f"sqlite:///{folder}/referee.sqlite3"
        with (
            Server(url, Path(folder), unused_days="30") as server,
            phones_of(Screen, server, browser) as make,
        ):
            yield make


def test_it_says_on_which_day_an_unused_match_is_erased(phone_of_thirty_days):
    """Thirty whole days after today, in the words of a calendar."""
    phone = phone_of_thirty_days(timezone_id="UTC").at_match("Ana", "Ben")
    phone.is_saved()
    phone.tap("Menu")
    day = datetime.now(UTC) + timedelta(days=31)

    phone.reads(
        f"If nobody opens this match before {day:%A, %B} {day.day}, {day.year}, it is erased on that day."
    )


def test_it_says_nothing_of_a_match_that_is_kept(menu):
    """As by default every match is."""
    expect(menu.page.get_by_text("is erased")).to_have_count(0)
