"""What others tell while something waits on this phone: it still fits, or a person decides."""

import re

import pytest
from playwright.sync_api import expect

from tests.page.places import keeper_of as keeper_at
from tests.page.places import tell, to_golf
from tests.page.rounds import DOWN_TO_ONE, claims
from tests.page.test_trouble import CLAIMS, STREAM, at_table, keeper_of, points, scored

pytestmark = pytest.mark.usefixtures("keeps_files")

LOGBOOK = "**/logbook?*"
CAME_FIRST = "Somebody else entered something first"

LISTENS = """
  const decode = TextDecoder.prototype.decode;
  window.streamed = "";
  TextDecoder.prototype.decode = function (...part) {
    const text = decode.apply(this, part);
    window.streamed += text;
    return text;
  };
"""
"""What comes by the stream, once the page has it."""


def hears_nothing(phone) -> None:
    """No news come by themselves from now on."""
    phone.page.route(STREAM, lambda route: route.abort())
    phone.page.reload()
    phone.is_saved()
    phone.has_its_notices()


def test_an_undo_behind_a_conflict_takes_back_its_own_and_nothing_else(new_phone):
    """A round and its undo are both sent again, after what another phone has entered."""
    phone = at_table(new_phone)
    hears_nothing(phone)
    held = []
    phone.page.route(CLAIMS, lambda route: held.append(route))
    phone.score("Ana", "11")
    phone.pause()
    phone.tap("Undo")
    assert 201 == keeper_of(phone).tell(scored(1, 20)).status
    phone.page.unroute(CLAIMS)
    for route in held:
        route.continue_()
    phone.reads(CAME_FIRST)
    phone.tap("No, it is round 2")
    phone.is_saved()

    assert {"Ana": 0, "Ben": 20} == phone.totals


def test_somebody_is_renamed_while_a_phone_has_no_network(new_phone):
    """What it has entered meanwhile counts, for who is called otherwise now."""
    phone = at_table(new_phone)
    phone.is_saved()
    other = keeper_of(phone)
    phone.context.set_offline(True)
    phone.score("Ana", "11")
    phone.score("Ben", "12")
    assert {"Ana": 11, "Ben": 12} == phone.totals
    assert 201 == other.tell({"claim": "match.rename", "seat": 0, "name": "<i>Anna</i>"}).status
    phone.context.set_offline(False)
    phone.is_saved()
    expect(phone.page.locator(".race li")).to_contain_text(["Ben", "<i>Anna</i>"])
    phone.goes_on()

    assert {"<i>Anna</i>": 11, "Ben": 12} == phone.totals
    assert ["match.rename", "match.score", "match.score"] == [claim["claim"] for claim in claims(phone)[-3:]]


def test_an_undo_goes_further_than_one_that_waits(new_phone):
    """Three of them without a network are three, and none of them brings back what another took."""
    phone = at_table(new_phone)
    phone.score("Ana", "11")
    phone.score("Ana", "12")
    phone.is_saved()
    phone.context.set_offline(True)
    phone.score("Ben", "13")
    for _ in range(3):
        phone.pause()
        phone.tap("Undo")
    assert {"Ana": 0, "Ben": 0} == phone.totals
    phone.context.set_offline(False)
    phone.is_saved()

    assert {"Ana": 0, "Ben": 0} == phone.totals
    assert ["match.score", *["match.take_back"] * 3] == [claim["claim"] for claim in claims(phone)[-4:]]


def test_an_undo_takes_back_no_more_than_it_shows(new_phone):
    """Though all that this phone knows of what others entered is what it was told on being turned away."""
    phone = at_table(new_phone)
    phone.score("Ana", "11")
    phone.is_saved()
    phone.page.route(STREAM, lambda route: route.abort())
    phone.page.route(LOGBOOK, lambda route: route.abort())
    phone.page.reload()
    other = keeper_of(phone, 2)
    for _ in range(2):
        assert 201 == other.tell(scored(1, 20)).status
    phone.score("Ana", "12")
    phone.reads(CAME_FIRST)
    phone.tap("Drop 1 entry")
    assert {"Ana": 11, "Ben": 40} == phone.totals
    phone.tap("Undo")
    phone.page.unroute(LOGBOOK)
    phone.is_saved()

    assert {"Ana": 11, "Ben": 20} == phone.totals


def test_what_is_not_known_of_the_entries_is_asked_for_before_an_undo(table):
    """A call of another phone has the number before that of a play, and nobody has told of it."""
    phone = table("Ana", "Ben", laid=DOWN_TO_ONE)
    number = phone.kept()["answer"]["number"]
    hears_nothing(phone)
    phone.page.route(LOGBOOK, lambda route: route.abort())
    keeper_of(phone, number).tell({"claim": "uno.call", "seat": 1})
    phone.tap("5, blue")
    expect(phone.page.locator(".standing")).not_to_contain_text("saving")
    phone.tap("Undo")
    expect(phone.key("Undo")).to_be_disabled()
    phone.page.unroute(LOGBOOK)
    phone.pause()
    phone.tap("Undo")
    phone.is_saved()

    told = [claim["to"] for claim in claims(phone) if claim["claim"] == "match.take_back"]
    assert [number + 1, number] == told


def test_an_undo_that_comes_late_is_not_sent_again(new_phone):
    """It would take back what others have entered: it can be dropped, and done anew."""
    phone = at_table(new_phone)
    phone.score("Ana", "11")
    phone.is_saved()
    hears_nothing(phone)
    phone.context.set_offline(True)
    phone.tap("Undo")
    assert 201 == keeper_of(phone, 2).tell(scored(1, 20)).status
    phone.context.set_offline(False)
    phone.reads(CAME_FIRST)
    expect(phone.key("Enter mine too")).to_have_count(0)
    phone.tap("Drop 1 entry")
    phone.is_saved()

    assert {"Ana": 11, "Ben": 20} == phone.totals


def test_a_play_that_is_put_right_in_the_queue_is_the_one_that_is_meant(table):
    """Though another phone's call has taken its number."""
    phone = table("Ana", "Ben", laid=DOWN_TO_ONE)
    number = phone.kept()["answer"]["number"]
    hears_nothing(phone)
    phone.page.route("**/v1/**", lambda route: route.abort())
    keeper_of(phone, number).tell({"claim": "uno.call", "seat": 1})
    phone.tap("5, blue")
    phone.touch(phone.page.locator(".plays button").last)
    phone.tap("6, blue")
    phone.page.unroute("**/v1/**")
    phone.is_saved()
    played, corrected = phone.logbook()[-2:]

    assert "blue 5" == played["claim"]["card"]
    assert ("match.correct", played["number"]) == (corrected["claim"]["claim"], corrected["claim"]["entry"])


def test_a_turn_of_a_round_that_others_have_ended_waits_for_a_person(new_phone):
    """What cannot be painted any more is told, also after a reload."""
    phone = new_phone()
    to_golf(phone)
    phone.is_saved()
    phone.context.set_offline(True)
    phone.tap("Drew, kept it", "4, blue", "Column 2 upper: facedown", "5, red")
    tell(keeper_at(phone), {"claim": "match.score", "points": {"0": 5, "1": 3, "2": 8, "3": 9}})
    phone.context.set_offline(False)
    phone.reads(CAME_FIRST)
    phone.page.reload()
    phone.tap("Drop 1 entry")
    phone.is_saved()

    assert {"Ana": 5, "Ben": 3, "Chloé": 8, "Dev": 9} == phone.totals


def test_a_match_that_is_decided_on_the_way_is_not_yet_said_to_be(new_phone):
    """Neither by its points nor with its last round: they are painted, and that no answer has come."""
    unsure = "The referee has not answered yet."
    phone = at_table(new_phone)
    phone.context.set_offline(True)
    phone.score("Ana", "499")
    expect(phone.page.get_by_text(unsure)).to_have_count(0)
    phone.score("Ana", "1")
    phone.reads(unsure)
    assert {"Ana": 500, "Ben": 0} == phone.totals
    phone.context.set_offline(False)
    phone.sees("Ana wins")
    phone.at_match("Ana", "Ben", game="golf")
    phone.is_saved()
    tell(keeper_at(phone), *[{"claim": "match.score", "points": {"0": 60, "1": 70}}] * 7)
    phone.sees("Round 8")
    phone.context.set_offline(True)
    phone.score_each("5", "6")
    phone.goes_on()
    expect(phone.page.get_by_text(unsure)).to_have_count(0)
    phone.score_each("7", "8")
    phone.reads(unsure)
    phone.context.set_offline(False)

    phone.sees("Ana wins")


def test_what_was_turned_away_keeps_no_news_back(new_phone):
    """What others told while it was on its way is asked for then."""
    phone = new_phone()
    phone.context.add_init_script(LISTENS)
    phone.at_match("Ana", "Ben")
    held = []
    phone.page.route(CLAIMS, lambda route: held.append(route))
    phone.score("Ana", "11")
    assert 201 == keeper_of(phone).tell(scored(1, 20)).status
    phone.waits_for("() => window.streamed.includes('event: entry')")
    for route in held:
        route.fulfill(status=422, json={"title": "no claim", "status": 422, "detail": "It is none."})
    phone.reads("This was not taken. It is none.")
    phone.tap("Drop 1 entry")

    phone.sees("Round 2")
    assert {"Ana": 0, "Ben": 20} == phone.totals


def test_a_call_in_a_round_that_others_have_ended_waits_for_a_person(table):
    """No round is made of it."""
    phone = table("Ana", "Ben", laid=DOWN_TO_ONE[:-1])
    number = phone.kept()["answer"]["number"]
    phone.context.set_offline(True)
    phone.tap("3, blue")
    phone.pause()
    phone.tap("UNO!")
    keeper_of(phone, number).tell(scored(0, 20))
    phone.context.set_offline(False)
    phone.reads(CAME_FIRST)
    phone.page.reload()
    phone.tap("Drop 2 entries")
    phone.is_saved()

    phone.sees("Round 2: which card is turned up?")


def test_a_stacked_card_is_laid_by_whoever_would_draw(table):
    """Also while the first is on its way, and nobody has said yet what may be claimed."""
    phone = table("Ana", "Ben", "Cleo", rules={"house_rules": {"stacking": {}}})
    phone.page.route(CLAIMS, lambda route: route.abort())
    phone.tap("+2 Draw Two, red")
    phone.pause()
    phone.tap("+2 Draw Two, blue")
    phone.page.unroute(CLAIMS)
    phone.is_saved()

    assert [1, 2] == [claim["seat"] for claim in claims(phone)[-2:]]
    assert ("uno.play", "blue draw two") == tuple(claims(phone)[-1][name] for name in ("claim", "card"))


WILD = {"claim": "uno.play", "card": "wild draw four", "color": "green"}


def test_what_others_have_laid_first_may_be_challenged(table):
    """A play that came too late is dropped, and then the pad knows what may be claimed."""
    phone = table("Ana", "Ben", "Chloé", laid=("red 7",))
    number = phone.kept()["answer"]["number"]
    phone.context.set_offline(True)
    phone.tap("3, red")
    tell(keeper_of(phone, number), {**WILD, "seat": 2})
    phone.context.set_offline(False)
    phone.reads(CAME_FIRST)
    phone.tap("Drop 1 entry", "Challenge")

    phone.sees("For Ana’s eyes only")


QUESTION = "Somebody played a Wild Draw Four on me. May I challenge it?"


def test_an_answer_that_comes_late_tells_of_no_match_that_has_gone_on(table):
    """It was right when it was given: Chloé may no longer challenge, and nothing offers to tell that."""
    phone = table("Ana", "Ben", "Chloé", laid=(WILD,))
    number = phone.kept()["answer"]["number"]
    held = []

    def hold(route) -> None:
        held.append(route)
        if len(held) > 1:
            route.continue_()

    phone.page.evaluate("location.hash += '/ask'")
    phone.reads("Just now people ask")
    phone.page.route("**/v1/questions/*", hold)
    with phone.page.expect_request("**/v1/questions/*"):
        phone.tap(QUESTION)
    offer = phone.page.get_by_role("button", name="Tell the referee")
    expect(offer).to_be_visible()
    answer = held[0].fetch()
    tell(keeper_of(phone, number), {"claim": "uno.draw", "seat": 2})
    expect(offer).to_have_count(0)
    with phone.page.expect_response("**/v1/questions/*"):
        held[0].fulfill(response=answer)
    phone.page.evaluate("new Promise(requestAnimationFrame)")

    expect(offer).to_have_count(0)


def test_what_is_laid_before_the_deal_is_answered_may_be_challenged(new_phone):
    """With its answer comes what may be claimed then."""
    phone = at_table(new_phone)
    phone.page.route(CLAIMS, lambda route: route.abort())
    phone.tap("Follow the plays", "5, red")
    phone.pause()
    phone.tap("+4 Wild Draw Four", "green")
    phone.page.unroute(CLAIMS)
    phone.is_saved()
    phone.tap("Challenge")

    phone.sees("For Ana’s eyes only")


def test_a_look_that_fails_is_taken_again(new_phone):
    """The stream lives and tells only that there is something: the match is asked for until it is told."""
    phone = at_table(new_phone)
    failed = []
    its_own = re.compile(f"/v1/matches/{phone.kept()['id']}(\\?.*)?$")

    def fail_once(route) -> None:
        if failed or route.request.method != "GET":
            route.continue_()
        else:
            failed.append(route)
            route.fulfill(status=503, json={"title": "not now", "status": 503})

    phone.page.route(its_own, fail_once)
    keeper_of(phone).tell(scored(1, 20))
    phone.sees("Round 2")

    assert 1 == len(failed)


def test_an_empty_answer_is_none(new_phone):
    """Something in between has swallowed it: the same is sent again, and what follows."""
    phone = at_table(new_phone)

    def swallow(route) -> None:
        route.fetch()
        route.fulfill(status=201, body="")

    phone.page.route(CLAIMS, swallow, times=1)
    phone.score("Ana", "11")
    phone.score("Ben", "12")
    phone.is_saved()

    assert [11, 12] == points(phone)


def test_what_one_window_forgets_no_other_brings_back(new_phone):
    """It goes home, and keeps nothing of it."""
    phone = at_table(new_phone)
    other = phone.context.new_page()
    other.goto("/#/phone")
    other.get_by_role("button", name=re.compile("^Forget")).first.tap()
    other.get_by_role("button", name="Yes, forget it").tap()
    phone.sees("Referee")
    phone.page.reload()

    assert [] == phone.page.evaluate("Object.keys(localStorage).filter((name) => name.includes('match.'))")


def test_a_refusal_is_read_out(table):
    """Whoever does not see the sheet hears what it says, and who takes the card back."""
    phone = table()
    phone.tap("Other card", "9, yellow")

    said = "The yellow 9 does not fit on the red 5. Ben takes it back."
    expect(phone.page.get_by_role("status")).to_have_text(said)


def test_digits_stand_in_the_place_of_a_sum_that_is_put_right(new_phone):
    """And after a card of 20 or 50 comes the next one."""
    phone = at_table(new_phone)
    phone.score("Ana", "70")
    phone.goes_on()
    phone.tap("R1 +70 Ana, change", "6", "5", "Save Ana +65")
    phone.tap("Ben went out", "20 action", "5", "50 wild", "9", "Save Ben +84")

    assert {"Ana": 65, "Ben": 84} == phone.totals
