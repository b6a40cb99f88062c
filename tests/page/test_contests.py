"""What two phones tell in opposite ways is settled with a tap: docs/rules/entries.md 6.7."""

import re

import pytest
from playwright.sync_api import expect

from tests.api.phone import Phone
from tests.page.phones import Screen
from tests.page.places import keeper_of
from tests.page.rounds import follow
from tests.page.test_phones import claims, in_the_middle, seated
from tests.proofs.server import Server

pytestmark = pytest.mark.usefixtures("keeps_files")

THREE = ("Ana", "Ben", "Chloé")
WILD = {"claim": "uno.play", "seat": 1, "card": "wild draw four", "color": "blue"}
CAUGHT = "Chloé caught Ben. Ben says UNO was in time. Who was right?"
DOUBTED = "Chloé says that Ben should not have played the +4. Ben says it was right. Who was right?"


@pytest.fixture
def host(new_phone, server: Server) -> Screen:
    """It keeps the score and follows the round; Ana's seat is nobody's phone."""
    return follow(new_phone(), server, *THREE)


def contested_catch(host: Screen, new_phone) -> tuple[Phone, Screen, Screen]:
    """Ben has one card left; Chloé catches him, and he has called."""
    keeper = keeper_of(host)
    ben, chloe = (seated(keeper, new_phone, name) for name in ("Ben", "Chloé"))
    claims(keeper, in_the_middle(1, 3, 2, 3), {"claim": "uno.play", "seat": 1, "card": "red 7"})
    chloe.tap("Caught! Ben")
    ben.reads("Draw 2 cards.")
    ben.tap("UNO!")
    return keeper, ben, chloe


def settle(phone: Screen, name: str) -> None:
    """For whoever has this name."""
    phone.touch(phone.page.locator(".contest .side", has=phone.page.locator(".name", has_text=name)))


def hand_of_ben(keeper: Phone) -> int:
    return keeper.look()["state"]["round"]["hands"][1]


@pytest.mark.parametrize(("who", "cards"), [("Ben", 1), ("Chloé", 3)])
def test_the_keeper_settles_a_catch_with_one_tap(new_phone, host, who, cards):
    """The sheet says what the two say and what follows, and has a face for each of them."""
    keeper, *_ = contested_catch(host, new_phone)
    expect(host.page.get_by_role("heading", name=CAUGHT)).to_be_focused()
    expect(host.page.get_by_role("status")).to_have_text(CAUGHT)
    told = host.page.locator(".contest small").evaluate_all("(all) => all.map((one) => one.innerText)")
    assert ["“I said UNO!”\nNobody draws.", "“I caught you!”\nBen draws 2."] == told
    before = host.taps
    settle(host, who)

    expect(host.page.locator(".contest")).to_have_count(0)
    host.is_saved()
    assert (1, cards, []) == (host.taps - before, hand_of_ben(keeper), keeper.look()["state"]["contests"])


def test_a_party_is_asked_for_nothing_but_to_give_in(new_phone, host):
    """On both phones; and once one does, the card is gone from all of them."""
    keeper, ben, chloe = contested_catch(host, new_phone)
    for phone, other in ((ben, "Chloé"), (chloe, "Ben")):
        phone.reads(CAUGHT)
        expect(phone.page.locator(".contest .side .name")).to_have_text([f"Give in: {other} was right"])
    settle(ben, "Chloé")

    for phone in (ben, chloe, host):
        expect(phone.page.locator(".contest")).to_have_count(0)
    assert 3 == hand_of_ben(keeper)


def test_somebody_who_is_no_party_settles_it_on_a_phone_of_the_own(new_phone, host):
    """Ana stood beside them; who only watches is not asked."""
    keeper, *_ = contested_catch(host, new_phone)
    ana, watcher = seated(keeper, new_phone, "Ana"), seated(keeper, new_phone, "I only watch")
    settle(ana, "Chloé")

    expect(host.page.locator(".contest")).to_have_count(0)
    assert 3 == hand_of_ben(keeper)
    expect(watcher.page.locator(".contest")).to_have_count(0)


def test_it_can_wait_until_somebody_is_out(new_phone, host):
    """The pad is free to play on; before the hands are counted it is asked again."""
    keeper, *_ = contested_catch(host, new_phone)
    host.reads(CAUGHT)
    host.tap("Decide later")
    expect(host.page.locator(".contest")).to_have_count(0)
    claims(keeper, {"claim": "match.recount", "seat": 2, "count": 1})
    claims(keeper, {"claim": "uno.play", "seat": 2, "card": "red 9"})

    host.reads(CAUGHT)


def test_what_is_settled_twice_is_settled_once(new_phone, host):
    """While the keeper's phone has no network, Chloé gives in; the keeper then decides nothing anew."""
    keeper, _, chloe = contested_catch(host, new_phone)
    host.reads(CAUGHT)
    host.context.set_offline(True)
    settle(host, "Chloé")
    expect(host.page.locator(".contest")).to_have_count(0)
    settle(chloe, "Ben")
    expect(chloe.page.locator(".contest")).to_have_count(0)
    host.context.set_offline(False)
    host.reads("There is nothing to decide: you have no argument about what was said.")
    host.tap("All right, it does not count")
    host.is_saved()

    assert 1 == hand_of_ben(keeper)
    assert [] == keeper.look()["state"]["contests"]
    decided = [entry for entry in host.logbook() if entry["claim"]["claim"] == "match.decide"]
    assert ["upheld", "refused"] == [entry["verdict"] for entry in decided]
    expect(host.page.locator(".seat-at", has_text="Ben")).to_have_attribute(
        "aria-label", re.compile("1 card[:,]")
    )


def test_two_phones_settle_no_challenge_and_the_keeper_does(new_phone, host):
    """Chloé has seen red, Ben says that there was none: until it is settled, it is her turn."""
    keeper = keeper_of(host)
    claims(keeper, WILD)
    ben, chloe = (seated(keeper, new_phone, name) for name in ("Ben", "Chloé"))
    chloe.tap("Challenge +4")
    chloe.tap("Yes, red")
    ben.reads("If you had no card of the color, say so before play goes on.")
    ben.tap("No red")

    host.reads(DOUBTED)
    contested = keeper.look()["state"]["round"]
    assert ([7, 6, 7], 2) == (contested["hands"], contested["turn"])
    settle(host, "Chloé")
    expect(host.page.locator(".contest")).to_have_count(0)
    host.is_saved()
    assert [7, 10, 7] == keeper.look()["state"]["round"]["hands"]


def test_the_history_says_what_became_of_the_card(new_phone, host):
    """One person's word, contested, decided: in turn."""
    keeper = keeper_of(host)
    claims(keeper, WILD)
    ben, chloe = (seated(keeper, new_phone, name) for name in ("Ben", "Chloé"))
    history = f"/#/match/{host.kept()['id']}/history"
    chloe.tap("Challenge +4")
    chloe.tap("Yes, red")
    ben.reads("If you had no card of the color, say so before play goes on.")
    host.page.goto(history)
    host.reads("one person’s word")
    ben.tap("No red")
    host.reads("left it contested")
    settle(host, "Ben")

    host.reads("the table decided that it was right")


def test_the_same_from_both_phones_settles_it(new_phone, host):
    keeper = keeper_of(host)
    claims(keeper, WILD)
    ben, chloe = (seated(keeper, new_phone, name) for name in ("Ben", "Chloé"))
    chloe.tap("Challenge +4")
    chloe.tap("No red")
    chloe.reads("Draw six cards")
    ben.tap("No red")
    ben.reads("It counts.")

    assert (None, {"seat": 2, "count": 6}) == (
        (round := keeper.look()["state"]["round"])["testimony"],
        {name: round["debt"][name] for name in ("seat", "count")},
    )
    expect(host.page.locator(".contest")).to_have_count(0)
