"""Two phones keep the score of a match: a round is written down once, and the referee says who leads."""

import pytest
from playwright.sync_api import Route, expect

from tests.page.phones import Screen
from tests.page.test_meanwhile import CAME_FIRST
from tests.page.test_trouble import CLAIMS, at_table, keeper_of, points, scored

pytestmark = pytest.mark.usefixtures("keeps_files")

TAKEN = "Another phone has entered round 1 meanwhile: Ana 20. Replace that, or close."


def both_have_scored(phone: Screen, *others: dict, own: tuple[str, ...] = ("30",)) -> None:
    """Out of the network this phone writes down rounds of Ben's, and meanwhile the other one its own."""
    phone.context.set_offline(True)
    for amount in own:
        phone.score("Ben", amount)
        phone.pause()
    other = keeper_of(phone)
    for claim in others:
        assert 201 == other.tell(claim).status
    phone.context.set_offline(False)


def rounds(phone: Screen) -> list[dict[str, int | None]]:
    """Whom each score on the server names, and which round."""
    told = [entry["claim"] for entry in phone.logbook() if entry["claim"]["claim"] == "match.score"]
    return [(claim["winner"], claim.get("round")) for claim in told]


# --- a keypad lies open while another phone scores the round ---


def test_a_keypad_says_that_another_phone_has_entered_its_round(new_phone):
    """Who got what, and nothing is entered as another round: it is replaced."""
    phone = at_table(new_phone)
    phone.tap("Ben went out", "3", "0")
    assert 201 == keeper_of(phone).tell(scored(0, 20)).status
    phone.reads(TAKEN)
    phone.sees("Round 1 What was left in the other hands?")
    expect(phone.page.get_by_role("button", name="Save")).to_have_count(0)
    phone.tap("Replace round 1")
    phone.is_saved()

    assert {"Ana": 0, "Ben": 30} == phone.totals
    assert [(0, None), (1, 1)] == rounds(phone)
    phone.sees("Round 2")


def test_such_a_keypad_is_closed_and_nothing_is_entered(new_phone):
    phone = at_table(new_phone)
    phone.tap("Ben went out", "3", "0")
    keeper_of(phone).tell(scored(0, 20))
    phone.reads(TAKEN)
    phone.tap("Close")
    phone.sees("Round 2")

    assert {"Ana": 20, "Ben": 0} == phone.totals
    phone.tap("Ben went out", "5", "Save Ben +5")
    phone.is_saved()
    assert {"Ana": 20, "Ben": 5} == phone.totals


def test_two_screens_that_both_lie_open_count_a_round_once(new_phone):
    """The first one that saves has entered it; the other is asked."""
    one = at_table(new_phone)
    two = new_phone()
    kept = one.page.evaluate("JSON.stringify({ ...localStorage })")
    two.at_home().page.evaluate("(kept) => Object.assign(localStorage, JSON.parse(kept))", kept)
    two.page.goto(one.page.url)
    for phone in (one, two):
        phone.tap("Ana went out", "2", "0")
    one.tap("Save Ana +20")
    one.is_saved()
    two.reads(TAKEN)
    two.tap("Close")

    assert [20] == points(one)


def test_a_keypad_for_a_round_that_another_phone_has_undone_enters_nothing(new_phone):
    """Its points would count for the round before."""
    phone = at_table(new_phone)
    phone.score("Ana", "11")
    phone.is_saved()
    phone.tap("Ben went out", "3", "0")
    keeper_of(phone, 2).tell({"claim": "match.take_back", "to": 1})
    phone.reads("Another phone has undone a round meanwhile: this was for round 2. Close, and look.")
    expect(phone.page.get_by_role("button", name="Save Ben +30")).to_be_disabled()
    phone.tap("Close")

    phone.sees("Round 1")
    assert [11] == points(phone)


def test_a_round_that_is_put_right_on_two_phones_is_looked_at_first(new_phone):
    """The keypad shows what the other one has made of it."""
    phone = at_table(new_phone)
    phone.score("Ana", "11")
    phone.is_saved()
    phone.goes_on()
    phone.tap("R1 +11 Ana, change", "1", "2")
    keeper_of(phone, 2).tell({**scored(0, 20), "round": 1})
    phone.reads(TAKEN)
    phone.tap("Replace round 1")
    phone.is_saved()

    assert {"Ana": 12, "Ben": 0} == phone.totals


def test_a_keypad_for_golf_says_it_too(new_phone):
    """With the points of everybody."""
    phone = new_phone().at_match("Ana", "Ben", game="golf")
    phone.is_saved()
    phone.tap("Enter round 1", "5", "Next", "6")
    keeper_of(phone).tell({"claim": "match.score", "points": {"0": 7, "1": 0}})
    phone.reads("Another phone has entered round 1 meanwhile: Ana 7, Ben 0. Replace that, or close.")
    phone.tap("Replace round 1")
    phone.is_saved()

    assert {"Ana": 5, "Ben": 6} == phone.totals
    phone.sees("Round 2")


# --- a score waits in the queue while another phone's arrives ---


def test_a_score_that_waited_too_long_is_asked_about(new_phone):
    """It never makes a round of its own: it is that round, in the place of the other's points."""
    phone = at_table(new_phone)
    both_have_scored(phone, scored(0, 20))
    phone.reads(f"{CAME_FIRST}: round 1, Ana 20. Not entered yet: Round over: Ben +30.")
    phone.reads("Is that the same round?")
    phone.tap("Yes, replace round 1")
    phone.is_saved()

    assert {"Ana": 0, "Ben": 30} == phone.totals
    assert [(0, None), (1, 1)] == rounds(phone)


def test_it_is_dropped_where_the_other_was_right(new_phone):
    phone = at_table(new_phone)
    both_have_scored(phone, scored(0, 20))
    phone.tap("Drop 1 entry")
    phone.is_saved()

    assert {"Ana": 20, "Ben": 0} == phone.totals


def test_it_is_another_round_only_where_somebody_says_so(new_phone):
    phone = at_table(new_phone)
    both_have_scored(phone, scored(0, 20))
    phone.tap("No, it is round 2")
    phone.is_saved()

    assert {"Ana": 20, "Ben": 30} == phone.totals
    phone.sees("Round 3")


def test_several_rounds_that_waited_are_each_their_own(new_phone):
    """Two of them both phones have entered, and the third only this one."""
    phone = at_table(new_phone)
    both_have_scored(phone, scored(0, 20), scored(0, 25), own=("30", "35", "40"))
    phone.tap("Yes, replace round 1 and 2")
    phone.is_saved()

    assert {"Ana": 0, "Ben": 105} == phone.totals
    assert [(0, None), (0, None), (1, 1), (1, 2), (1, None)] == rounds(phone)
    phone.sees("Ben wins round 3")
    phone.goes_on()
    phone.sees("Round 4")


def test_it_is_asked_about_also_where_the_answer_was_on_its_way(new_phone):
    """The keypad was saved before the other's score was known here, in a network that works."""
    phone = at_table(new_phone)
    other = keeper_of(phone)

    def come_second(route: Route) -> None:
        assert 201 == other.tell(scored(0, 20)).status
        route.continue_()

    phone.page.route(CLAIMS, come_second, times=1)
    phone.score("Ben", "30")
    phone.tap("Yes, replace round 1")
    phone.is_saved()

    assert {"Ana": 0, "Ben": 30} == phone.totals


# --- who stands where ---


@pytest.mark.parametrize(
    ("scoring", "leads", "is_out"),
    [("elimination", "Ana", ["Ben"]), ("own-lowest-wins", "Ana", []), ("winner-takes-all", "Ben", [])],
)
def test_who_leads_wears_the_crown_under_every_form(table, scoring, leads, is_out):
    """In elimination who is out says so, and does not lead for having most."""
    phone = table("Ana", "Ben", "Chloé", rules={"target": 400, "differences": {"scoring": scoring}})
    keeper = keeper_of(phone, phone.kept()["answer"]["number"])
    told = {"1": 390} if scoring == "winner-takes-all" else {"0": 0, "1": 410, "2": 15}
    assert "upheld" == keeper.claim("match.score", points=told)["verdict"]
    phone.page.goto(f"/#/match/{phone.kept()['id']}/scorepad")
    expect(phone.page.locator(".tile .crown")).to_have_count(1)

    assert [leads] == phone.page.locator(".tile:has(.crown) .name").all_inner_texts()
    assert is_out == phone.page.locator(".tile", has_text="is out").locator(".name").all_inner_texts()
