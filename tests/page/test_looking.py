"""Read-only links: another phone sees a match, or the evenings of a group, and can change nothing."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.phones import Screen

GIVES = "Make a read-only link"


def given(phone: Screen) -> str:
    """The link that this phone gives out, without the address of the server."""
    phone.tap(GIVES)
    url = phone.page.get_by_label("Link", exact=True).input_value()
    return url.removeprefix(phone.address)


def opened(new_phone, link: str) -> Screen:
    phone = new_phone()
    phone.page.goto(link)
    return phone


@pytest.fixture
def evenings(new_phone) -> Screen:
    """A phone with a group and a match of it that goes on."""
    phone = new_phone().at_home()
    phone.tap("Evenings")
    phone.page.get_by_label("Name of the group").fill("<b>Fridays</b>")
    phone.tap("Start the group", "Play tonight")
    phone.type_names("Ana", "Ben")
    phone.tap("Deal the cards")
    phone.sees("Round 1")
    phone.score("Ben", "40")
    phone.is_saved()
    return phone


def test_who_has_the_link_of_a_match_sees_it_as_it_goes_on(new_phone):
    """And has no key that tells the referee anything; the address keeps no token."""
    keeper = new_phone().at_match("Ana", "Ben")
    keeper.page.evaluate("location.hash += '/share'")
    looker = opened(new_phone, given(keeper))
    keeper.touch(keeper.page.locator("[data-key=copy-link]"))
    expect(keeper.key("Copied")).to_be_visible()
    assert "The link is copied." == keeper.submission
    looker.sees("You watch")
    assert looker.kept()["token"] not in looker.page.url
    keeper.page.evaluate("history.back()")
    keeper.score("Ben", "40")

    looker.reads("40")
    expect(looker.page.get_by_role("button")).to_have_count(0)
    keeper.goes_on()
    keeper.score("Ben", "500")
    looker.reads("Ben wins!")
    keeper.tap("Rematch")
    keeper.sees("Round 1")
    looker.page.wait_for_timeout(2500)  # it is looked for every second
    expect(looker.key("Come along")).to_have_count(0)


def test_who_has_the_link_of_a_group_sees_its_evenings_and_its_match(evenings, new_phone):
    """But no key to play, and none to give the link on."""
    evenings.page.evaluate("location.hash = '#/evenings'")
    evenings.tap("<b>Fridays</b>")
    looker = opened(new_phone, given(evenings))
    looker.sees("<b>Fridays</b>")
    looker.reads("Ben 40")
    assert 0 == looker.key("Play tonight").count() == looker.key(GIVES).count()
    looker.touch(looker.page.get_by_role("button", name=re.compile("Ben 40")))

    looker.sees("You watch")
    looker.reads("40")


@pytest.mark.usefixtures("keeps_files")
@pytest.mark.parametrize("of", ["match", "group"])
def test_a_link_is_ended_where_it_was_given_out(evenings, new_phone, of):
    """On another day, too, and it is told since when there is one. Who looks then sees nothing."""
    if of == "group":
        evenings.page.evaluate("location.hash = '#/evenings'")
        evenings.tap("<b>Fridays</b>")
    else:
        evenings.page.evaluate("location.hash += '/share'")
    link = given(evenings)
    expect(evenings.page.get_by_text("Made on")).to_have_count(1)
    evenings.page.reload()
    evenings.touch(evenings.page.get_by_role("button", name=re.compile("Turn it off: Made on")))
    expect(evenings.page.get_by_text("Made on")).to_have_count(0)

    looker = opened(new_phone, link)
    expect(looker.page.get_by_role("alert")).to_be_visible()


def test_a_link_that_shows_nothing_says_so(new_phone):
    """Cut short, mistyped, ended."""
    for link in ("/#/look/match/none/none", "/#/look/group/none/none", "/#/look", "/#/look/<b>/x/y"):
        phone = opened(new_phone, link)
        expect(phone.page.get_by_role("alert")).to_be_visible()


def test_who_is_in_the_match_already_stays_what_they_are(new_phone):
    """The link on the scorekeeper's own phone takes nothing away."""
    keeper = new_phone().at_match("Ana", "Ben")
    keeper.page.evaluate("location.hash += '/share'")
    link = given(keeper)
    keeper.page.goto(link)
    keeper.sees("Round 1")

    keeper.score("Ben", "40")
    assert 40 == keeper.totals["Ben"]
