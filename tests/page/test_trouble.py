"""Bad luck and bad input: servers that die, phones that disagree, full storage, odd names and addresses."""

import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.api.phone import Answer, Phone
from tests.page.kept import pause_after
from tests.page.phones import Screen
from tests.page.places import to_player
from tests.proofs.server import Line, Server
from tests.settings import folder_in_memory

pytestmark = pytest.mark.usefixtures("keeps_files")

CLAIMS = "**/claims*"
STREAM = "**/stream*"
AT_MOST = 15
"""Seconds of the page's own clock, which runs fast here, until it shows what others have told."""


def points(phone: Screen) -> list[int]:
    """Of the rounds that the server has heard of, in order."""
    return [entry["claim"]["points"] for entry in phone.logbook() if entry["claim"]["claim"] == "match.score"]


def keeper_of(phone: Screen, number: int = 1) -> Phone:
    """Another phone that keeps the score of the same match, without a screen."""

    def send(*request) -> Answer:
        with closing(Line(phone.server)) as line:
            return line(*request)

    kept = phone.kept()
    return Phone(send, kept["id"], kept["token"], number)


def delete(keeper: Phone, path: str) -> None:
    assert 300 > keeper.send("DELETE", path, {"Authorization": f"Bearer {keeper.token}"}, None).status


def scored(winner: int, amount: int) -> dict:
    return {"claim": "match.score", "winner": winner, "points": amount}


def at_table(new_phone, **options) -> Screen:
    phone = new_phone(**options).at_match("Ana", "Ben")
    phone.is_saved()
    return phone


# --- the server ---


@pytest.fixture
def mortal() -> Iterator[Server]:
    """A server of one test, which may be killed; it comes back under its address."""
    with folder_in_memory() as folder, Server(f"sqlite:///{folder}/referee.sqlite3", Path(folder)) as server:
        server.environ["REFEREE_PORT"] = str(server.port)
        yield server


def test_a_server_may_die_in_mid_tap(browser, mortal):
    """What it had heard counts once, what it had not is sent later, and then others are listened to again."""
    phone = Screen(browser, mortal)
    phone.at_match("Ana", "Ben")
    phone.page.evaluate("localStorage.setItem('referee.rests', 'false')")  # however long the server takes
    phone.is_saved()
    phone.page.evaluate("navigator.serviceWorker.ready.then(() => true)")

    def die(route: Route) -> None:
        if mortal.process:
            route.fetch()
            mortal.kill_all()
        route.abort()

    phone.page.route(CLAIMS, die)
    phone.score("Ana", "11")
    phone.score("Ben", "12")
    phone.reads("no answer, 2 waiting")
    phone.tap("no answer, 2 waiting")
    phone.reads("The referee does not answer. Go on: what you enter is kept here")
    phone.tap("Back")
    phone.page.unroute(CLAIMS)
    mortal.start()
    phone.is_saved()
    assert [11, 12] == points(phone)
    assert "upheld" == keeper_of(phone, 3).tell(scored(0, 13)).json["verdict"]
    phone.sees("Round 4")

    assert {"Ana": 24, "Ben": 12} == phone.totals
    phone.context.close()


def test_what_was_heard_long_ago_is_told_already(new_phone):
    """Its answer was forgotten: the phone shows what came of it, goes on with what waits, and asks nobody."""
    phone = at_table(new_phone)
    number, forgotten, keys = 0, False, []

    def hear_and_forget(route: Route) -> None:
        nonlocal number
        keys.append(route.request.headers["idempotency-key"])
        if keys[-1] != keys[0]:
            return route.continue_()
        number = number or route.fetch().json()["number"]
        if not forgotten:
            return route.abort()
        told = {"type": "urn:referee:problem:heard-before", "status": 409, "detail": "x", "number": number}
        return route.fulfill(status=409, json=told)

    phone.page.route(CLAIMS, hear_and_forget)
    for amount in ("11", "12"):
        phone.score("Ana", amount)
        phone.pause()
    phone.reads("no answer, 2 waiting")
    forgotten = True
    phone.is_saved()

    assert [11, 12] == points(phone)
    assert {"Ana": 23, "Ben": 0} == phone.totals


REFUSALS = [(429, {"Retry-After": "60"}), (503, {"Retry-After": "60"}), (502, {}), (500, {})]


def test_a_server_that_asks_for_time_gets_it(new_phone):
    """Not even a network that is back hurries it. Then the claim is heard, with the key it always had."""
    phone = new_phone()
    phone.page.clock.install()
    phone.at_match("Ana", "Ben")
    phone.page.evaluate("localStorage.setItem('referee.rests', 'false')")
    keys = []

    def refuse(route: Route) -> None:
        keys.append(route.request.headers["idempotency-key"])
        if len(keys) > len(REFUSALS):
            route.continue_()
        else:
            status, headers = REFUSALS[len(keys) - 1]
            route.fulfill(status=status, headers=headers, body="<h1>Busy</h1>")

    phone.page.route(CLAIMS, refuse)
    with phone.page.expect_response(CLAIMS):
        phone.score("Ana", "11")
    phone.reads("saving 1")
    phone.page.clock.run_for(40_000)
    phone.page.evaluate("dispatchEvent(new Event('online'))")
    assert 1 == len(keys)
    while len(keys) <= len(REFUSALS):
        phone.page.clock.run_for(5000)
    phone.is_saved()

    assert 1 == len(set(keys))
    assert [11] == points(phone)


def test_news_are_not_asked_for_before_the_server_wants_it(new_phone):
    """Nor does anybody who comes back hurry it. Then what others have told is there."""
    phone = new_phone()
    phone.page.clock.install()
    phone.at_match("Ana", "Ben")
    phone.page.evaluate("localStorage.setItem('referee.rests', 'false')")
    asked = []

    def refuse(route: Route) -> None:
        asked.append(route.request.url)
        route.fulfill(status=503, headers={"Retry-After": "60"}, json={"title": "Busy", "status": 503})

    phone.page.route(STREAM, lambda route: route.abort())
    phone.page.route("**/logbook?*", refuse)
    assert 201 == keeper_of(phone).tell(scored(0, 10)).status
    with phone.page.expect_response("**/logbook?*"):
        phone.page.reload()
    for _ in range(2):
        phone.page.clock.run_for(25_000)
        phone.page.evaluate("dispatchEvent(new Event('online'))")
    assert 1 == len(asked)
    phone.page.unroute("**/logbook?*")
    phone.page.clock.run_for(15_000)

    phone.sees("Round 2")


def dead_once(phone: Screen) -> list[str]:
    """The keys of the claims that are sent from now on; nothing answers the first of them."""
    sent: list[str] = []

    def die_first(route: Route) -> None:
        sent.append(route.request.headers["idempotency-key"])
        if len(sent) > 1:
            route.continue_()

    phone.page.route(CLAIMS, die_first)
    return sent


def test_a_connection_that_died_without_a_word_costs_four_seconds(new_phone):
    """What nothing answers is sent once more, beside itself and with its key: a score, and a shout."""
    host, guest = new_phone(), new_phone()
    for phone in (host, guest):
        phone.page.clock.install()
    host.at_match("Ana", "Ben")
    host.is_saved()
    to_player(guest)
    for phone, tell, answered in (
        (host, lambda: host.score("Ana", "11"), host.is_saved),
        (guest, lambda: guest.tap("UNO!"), lambda: guest.reads("UNO is called with one card left.")),
    ):
        pause_after(phone, seconds=0)
        sent = dead_once(phone)
        with phone.page.expect_request(CLAIMS):
            tell()
        phone.page.clock.run_for(3900)
        assert 1 == len(sent)
        phone.page.clock.run_for(200)
        answered()
        phone.page.clock.run_for(20_000)
        assert (2, 1) == (len(sent), len(set(sent)))

    assert [11] == points(host)


def test_a_page_in_the_servers_place_is_no_answer(new_phone):
    """As in a hotel that wants a name first: nothing is lost, and nothing is taken for a deleted match."""
    phone = at_table(new_phone)
    phone.page.route(
        "**/v1/**", lambda route: route.fulfill(status=200, content_type="text/html", body="<p>Log in</p>")
    )
    phone.score("Ana", "11")
    phone.reads("no answer, 1 waiting")
    phone.page.unroute("**/v1/**")
    phone.is_saved()

    assert [11] == points(phone)


# --- two who keep the score ---


def test_who_comes_second_sees_what_was_first_and_decides(new_phone):
    """What is queued behind it waits. "No" sends it all as other rounds, "Drop" none of it, nor does Undo."""
    phone = at_table(new_phone)
    other = keeper_of(phone)
    phone.page.route(STREAM, lambda route: route.abort())
    phone.page.reload()
    phone.has_its_notices()
    for answer, mine in (("No, it is round 2", [11, 12]), ("Drop 2 entries", []), ("Undo", [])):
        phone.is_saved()
        phone.context.set_offline(True)
        phone.score("Ana", "11")
        if answer != "Undo":
            phone.score("Ben", "12")
        other.number = len(other.get("/logbook").json["entries"])
        assert 201 == other.tell(scored(1, 20)).status
        phone.context.set_offline(False)
        phone.reads(f"Somebody else entered something first: round {len(points(phone))}, Ben 20.")
        phone.reads("Not entered yet: Round over: Ana +11")
        phone.reads("to decide")
        before = points(phone)
        assert 20 == before[-1]
        phone.page.reload()
        phone.reads("to decide")
        phone.page.evaluate("location.hash += '/history'")
        phone.reads("Round 1")
        expect(phone.page.get_by_role("button", name="Change entry")).to_have_count(0)
        phone.page.go_back()
        phone.tap(answer)
        phone.is_saved()
        assert before + mine == points(phone)

    assert {"Ana": 11, "Ben": 72} == phone.totals


def test_what_there_is_to_decide_is_told_though_the_network_failed_before(new_phone):
    """What says so comes after the first load; where it did not, and no copy is kept, once it is needed."""
    phone = at_table(new_phone, service_workers="block")
    other = keeper_of(phone)
    phone.page.route("**/notices.js", lambda route: route.abort())
    with phone.page.expect_event("requestfailed", lambda request: "notices" in request.url):
        phone.page.reload()
    phone.is_saved()
    phone.page.unroute("**/notices.js")
    phone.context.set_offline(True)
    phone.score("Ana", "11")
    other.claim("match.score", winner=1, points=20)
    phone.context.set_offline(False)

    phone.reads("Somebody else entered something first: round 1, Ben 20.")


@pytest.mark.parametrize("how", ["news", "network"])
def test_a_screen_that_could_not_be_fetched_comes_by_itself(new_phone, how):
    """As soon as anything is heard of the match, or the network is back; the phone keeps no copy of it."""
    phone = at_table(new_phone, service_workers="block")
    phone.page.route("**/uno/screen.js", lambda route: route.abort())
    with phone.page.expect_event("requestfailed", lambda request: "uno/screen" in request.url):
        phone.page.reload()
    phone.tap("Follow the plays")
    phone.sees("Nothing here")
    phone.page.unroute("**/uno/screen.js")
    if how == "news":
        keeper_of(phone).claim("match.score", winner=1, points=20)
    else:
        phone.page.evaluate("dispatchEvent(new Event('online'))")

    phone.sees("which card is turned up?")


def test_from_a_screen_that_could_not_be_fetched_a_way_leads_back_to_the_match(new_phone):
    """And not out of it."""
    phone = at_table(new_phone, service_workers="block")
    phone.page.route("**/rounds.js", lambda route: route.abort())
    with phone.page.expect_event("requestfailed", lambda request: "rounds" in request.url):
        phone.page.reload()
    phone.page.evaluate("location.hash += '/rounds'")
    phone.sees("Nothing here")
    phone.tap("Back")

    phone.sees("Round 1")


def test_a_phone_that_was_sent_away_says_so(new_phone):
    """What waited is not tried by itself and keeps its key. Who comes in again is in, in all windows."""
    phone = at_table(new_phone)
    window = phone.context.new_page()
    window.goto(phone.page.url)
    keeper = keeper_of(phone)
    ticket = keeper.post(f"{keeper.path}/tickets", {"role": "keeper"}).json
    phones = keeper.get("/phones").json["phones"]
    claimed = []
    phone.page.on("request", lambda request: "/claims" in request.url and claimed.append(request.headers))
    phone.context.set_offline(True)
    phone.score("Ana", "11")
    second = Phone(
        keeper.send, keeper.match, keeper.post("/v1/joins", {"ticket": ticket["ticket"]}).json["token"]
    )
    delete(second, f"{second.path}/phones/{phones[0]['phone']}")
    asked = []
    phone.page.on("request", lambda request: "/v1/" in request.url and asked.append(request.url))
    phone.context.set_offline(False)
    phone.reads("Ask the scorekeeper to let it in again. 1 entry never arrived.")
    expect(window.locator(".notices")).to_contain_text("Ask the scorekeeper to let it in again.")
    phone.page.clock.install()
    asked.clear()
    phone.page.clock.run_for(120_000)
    assert [] == asked
    phone.tap("Join with a code")
    phone.sees("Join with a code")
    ticket = second.post(f"{second.path}/tickets", {"role": "keeper"}).json
    phone.page.goto(ticket["link"])
    phone.tap("I keep the score", "Try again")
    phone.is_saved()

    expect(window.locator(".standing")).to_have_text("saved")
    expect(window.get_by_role("heading", level=1)).to_contain_text("Round 2")
    assert 1 == len({headers["idempotency-key"] for headers in claimed})
    assert [11] == points(phone)


def test_a_match_that_was_deleted_can_be_looked_at_and_forgotten(new_phone):
    """Also in mid-tap, also from home; and its people can play again."""
    phone = at_table(new_phone)
    phone.score("Ana", "11")
    phone.is_saved()
    keeper = keeper_of(phone)
    phone.context.set_offline(True)
    phone.score("Ben", "12")
    delete(keeper, keeper.path)
    phone.context.set_offline(False)
    phone.reads("What you see is what this phone remembers. 1 entry never arrived.")
    phone.at_home().tap("Continue")
    phone.reads("This match is no longer on the server.")
    phone.page.go_back()
    phone.touch(phone.page.get_by_role("link", name="Our usual"))
    phone.tap("Deal the cards")
    phone.sees("Round 1")
    phone.is_saved()
    phone.page.goto(f"/#/match/{keeper.match}")
    phone.tap("Forget it on this phone")
    phone.touch(phone.page.get_by_role("button", name="Forget: Ana Ben").last)
    phone.tap("Yes, forget it")

    expect(phone.page.get_by_role("button", name="Forget")).to_have_count(1)
    phone.page.goto(f"/#/match/{keeper.match}")
    phone.sees("Nothing here")


# --- news ---


@pytest.mark.parametrize("how", ["cut", "busy", "silent"])
def test_without_a_stream_the_page_looks_by_itself(new_phone, how):
    """Whatever stands between cuts it off, answers in its place or holds it back."""
    phone = new_phone()
    answers = {
        "cut": lambda route: route.abort(),
        "busy": lambda route: route.fulfill(status=503),
        "silent": lambda _: None,
    }
    phone.page.route(STREAM, answers[how])
    phone.page.clock.install()
    phone.at_match("Ana", "Ben")
    other = keeper_of(phone)
    for number in (2, 3, 4):
        assert 201 == other.tell(scored(0, 10)).status
        heading = phone.page.get_by_role("heading", level=1, name=f"Round {number}")
        for _ in range(AT_MOST):
            phone.page.clock.run_for(1000)
            if heading.is_visible():
                break
        expect(heading).to_be_visible()


HIDES = """
    window.hide = (isHidden) => {
      const value = isHidden ? "hidden" : "visible";
      Object.defineProperty(document, "visibilityState", { configurable: true, value });
      document.dispatchEvent(new Event("visibilitychange"));
    };
"""


def test_after_a_lock_of_five_minutes_all_is_fresh_at_once(new_phone):
    """Without any timer: it asks as soon as it is seen, or a network is there; and meanwhile for nothing."""
    phone = new_phone()
    phone.context.add_init_script(HIDES)
    phone.page.clock.install()
    with phone.page.expect_response(STREAM):
        phone.at_match("Ana", "Ben")
    with phone.page.expect_event("requestfailed", lambda request: "/stream" in request.url):
        phone.page.evaluate("hide(true)")
    pause_after(phone, seconds=0)
    other = keeper_of(phone)
    assert 201 == other.tell(scored(0, 10)).status
    asked = []
    phone.page.on("request", lambda request: "/v1/" in request.url and asked.append(request.url))
    phone.page.clock.run_for(300_000)
    assert [] == asked
    phone.page.route(STREAM, lambda _: None)
    with phone.page.expect_request(STREAM):
        phone.page.evaluate("hide(false)")
        phone.sees("Round 2")
    assert 201 == other.tell(scored(0, 10)).status
    phone.page.evaluate("dispatchEvent(new Event('online'))")
    phone.sees("Round 3")

    assert {"Ana": 20, "Ben": 0} == phone.totals


SHIFTS = """
    const real = Date.now;
    window.days = Number(sessionStorage.getItem("days"));
    Date.now = () => real() + window.days * 86_400_000;
"""


def test_a_clock_that_is_a_day_off_changes_nothing(new_phone):
    """Nor does one that jumps while the page is open, in two tabs: all arrives, in order, once."""
    phone = new_phone()
    phone.context.add_init_script(SHIFTS)
    phone.at_match("Ana", "Ben")
    tab = phone.context.new_page()
    tab.goto(phone.page.url)
    for amount, days in enumerate((1, -1, 0), start=11):
        phone.page.evaluate("days => { window.days = days; }", days)
        phone.context.set_offline(True)
        phone.score("Ana", f"{amount}")
        phone.context.set_offline(False)
        phone.is_saved()
        expect(tab.get_by_role("heading", level=1)).to_contain_text(f"Round {amount - 9}")

    assert [11, 12, 13] == points(phone)


def test_three_windows_of_a_phone_all_show_what_is_told(new_phone):
    """Though the third stream of a token ends the oldest: they do not go on ending each other's."""
    phone = new_phone()
    phone.context.clock.install()
    phone.at_match("Ana", "Ben")
    streams = []
    phone.context.on("request", lambda request: "/stream" in request.url and streams.append(request.url))
    windows = [phone.page, phone.context.new_page(), phone.context.new_page()]
    for window in windows[1:]:
        window.goto(phone.page.url)
    other = keeper_of(phone)
    for number in range(2, 14):
        assert 201 == other.tell(scored(0, 10)).status
        phone.context.clock.run_for(2500)
        for window in windows:
            expect(window.get_by_role("heading", level=1)).to_contain_text(f"Round {number} ")

    assert len(streams) <= 8


# --- storage ---

FULL = """
    const write = Storage.prototype.setItem;
    Storage.prototype.setItem = function (name, text) {
      const kept = Object.keys(this).reduce((sum, key) => sum + (key === name ? 0 : this[key].length), 0);
      if (kept + text.length > window.room) throw new DOMException("full", "QuotaExceededError");
      write.call(this, name, text);
    };
    window.room = 60_000;
"""


def test_storage_that_is_full_in_mid_match_loses_nothing(new_phone):
    """It is told, and told no more once there is room again."""
    phone = new_phone()
    phone.context.add_init_script(FULL)
    phone.at_match("Ana", "Ben")
    phone.score("Ana", "11")
    phone.is_saved()
    phone.page.evaluate("window.room = 1000")
    phone.score("Ben", "12")
    phone.reads("This phone keeps nothing new: leave this page open until all is saved.")
    phone.is_saved()
    phone.page.evaluate("window.room = 60_000")
    phone.score("Ana", "13")
    phone.is_saved()
    expect(phone.page.get_by_text("This phone keeps nothing")).to_have_count(0)
    phone.page.reload()

    phone.sees("Round 4")
    assert [11, 12, 13] == points(phone)


def test_storage_that_the_browser_clears_is_written_again(new_phone):
    """The match is at home, and what was entered arrives."""
    phone = at_table(new_phone)
    phone.context.set_offline(True)
    phone.score("Ana", "11")
    phone.page.evaluate("localStorage.clear()")
    phone.score("Ben", "12")
    phone.context.set_offline(False)
    phone.is_saved()
    phone.page.evaluate("localStorage.clear()")
    phone.goes_on()
    phone.tap("Back", "Continue")

    phone.sees("Round 3")
    assert [11, 12] == points(phone)


FOREIGN = ["{", "null", '"x"', "[]", "{}", '{"id": "x", "token": "y", "answer": {}, "used": 1}']


def test_foreign_and_damaged_entries_are_passed_over(new_phone):
    """Under every name that the page uses; what is whole of the queue is sent."""
    phone = at_table(new_phone)
    phone.page.route(CLAIMS, lambda route: route.abort())
    phone.score("Ana", "11")
    match = phone.kept()["id"]
    phone.at_home()
    phone.page.unroute(CLAIMS)
    names = [
        "match.x",
        "group.x",
        "lease",
        "letters",
        "haptics",
        "sound",
        "ticket",
        "knock",
        f"trouble.{match}",
        f"lease.{match}",
        f"queue.{match}.000000.x",
    ]
    for text in FOREIGN:
        phone.page.evaluate(
            "([names, text]) => names.forEach((name) => localStorage.setItem(`referee.${name}`, text))",
            [names, text],
        )
        phone.page.reload()
        for screen in ("#/", "#/new", "#/evenings", "#/phone", "#/join", "#/ask"):
            phone.page.goto(f"/{screen}")
            expect(phone.page.get_by_role("heading", level=1), f"{screen} {text}").not_to_be_empty()
    phone.page.goto(f"/#/match/{match}")
    phone.is_saved()

    assert [11] == points(phone)


# --- fingers ---


def test_the_way_back_leaves_a_sheet_and_forward_and_reload_harm_nothing(new_phone):
    """On the scorepad and on the referee's pad."""
    phone = at_table(new_phone)
    phone.out("Ana")
    phone.sees("Round 1 What was left")
    phone.page.go_back()
    phone.sees("Round 1 to 500")
    phone.page.go_forward()
    phone.sees("Round 1 to 500")
    phone.out("Ana")
    phone.page.reload()
    phone.sees("Round 1 to 500")
    phone.score("Ana", "11")
    phone.goes_on()
    phone.tap("Follow the plays", "5, red", "Lost track")
    phone.sees("Lost track: which card lies on top?")
    phone.page.go_back()
    phone.sees("Round 2")
    phone.page.go_forward()
    phone.tap("7, red")
    phone.is_saved()

    assert ["match.open", "match.score", "uno.deal", "uno.play"] == [
        one["claim"]["claim"] for one in phone.logbook()
    ]


def twice(phone: Screen, name: str) -> None:
    """Two touches at one place, as of a finger that trembles."""
    button = phone.page.get_by_role("button", name=name)
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    for _ in range(2):
        phone.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_a_double_tap_is_one_tap(new_phone):
    """On Deal, Save, Cancel, Undo and Rematch: one match, one claim, and nothing that comes up beneath it."""
    phone = new_phone().at_home()
    phone.tap("New match")
    phone.type_names("Ana", "Ben")
    twice(phone, "Deal the cards")
    phone.sees("Round 1")
    phone.is_saved()
    opened = phone.kept()["id"]
    phone.tap("Ana went out", "1", "1")
    twice(phone, "Save Ana +11")
    phone.sees("Ana wins round 1")
    phone.pause()
    phone.score("Ben", "12")
    phone.is_saved()
    phone.out("Ana")
    twice(phone, "Not Ana")
    phone.sees("Round 3 to 500")
    phone.is_saved()
    assert [11, 12] == points(phone)
    twice(phone, "Undo")
    phone.sees("Round 2 to 500")
    phone.is_saved()
    assert {"Ana": 11, "Ben": 0} == phone.totals
    phone.score("Ben", "500")
    phone.sees("Ben wins")
    phone.is_saved()
    twice(phone, "Rematch")
    phone.sees("Round 1")
    phone.is_saved()
    kept = phone.page.evaluate(
        "Object.keys(localStorage).filter((name) => name.startsWith('referee.match.'))"
    )

    assert 2 == len(kept)
    assert f"referee.match.{opened}" in kept


def test_very_fast_taps_all_count(new_phone):
    """Each is one play, in order, whatever the network does meanwhile."""
    phone = at_table(new_phone)
    phone.tap("Follow the plays", "5, red")
    phone.page.route(CLAIMS, lambda route: route.abort())
    key = phone.key("Drew, passed")
    key.scroll_into_view_if_needed()
    box = key.bounding_box()
    for _ in range(8):
        phone.page.touchscreen.tap(box["x"] + 20, box["y"] + 20)
    phone.page.unroute(CLAIMS)
    phone.page.evaluate("dispatchEvent(new Event('online'))")
    phone.is_saved()

    draws = [one["claim"]["seat"] for one in phone.logbook() if one["claim"]["claim"] == "uno.draw"]
    assert [1, 0] * 4 == draws


def test_a_tap_in_the_moment_of_leaving_counts(new_phone):
    """The claim goes on its way though its screen is gone, once."""
    phone = at_table(new_phone)
    held: list[Route] = []
    phone.page.route(CLAIMS, lambda route: held.append(route))
    phone.score("Ana", "11")
    phone.goes_on()
    phone.tap("Back", "Continue", "Back")
    for route in held:
        route.continue_()
    phone.page.unroute(CLAIMS)
    phone.tap("Continue")
    phone.is_saved()

    assert [11] == points(phone)


def test_what_was_unfolded_stays_unfolded(phone):
    """Also when something else on the screen is chosen."""
    phone.tap("New match")
    phone.touch(phone.page.locator("[data-key=rules]"))
    part = phone.page.locator("details[data-key=more]")
    phone.touch(phone.page.get_by_text("More rules"))
    expect(part).to_have_attribute("open", "")
    phone.touch(phone.page.locator("[data-key=jump-in]"))

    expect(part).to_have_attribute("open", "")


# --- what people write, and addresses ---

ODD = ["عمر ابن الخطاب", "👩‍👩‍👧‍👦🎉", '<b>Ben</b> & "Söhne"', "W" * 40]


def test_names_of_all_kinds_fit(new_phone):
    """From right to left, in pictures, with markup, forty letters wide: on 320 pixels nothing sticks out."""
    phone = new_phone(width=320, height=640).at_match(*ODD)
    phone.score(ODD[3], "30")
    assert 30 == phone.totals[ODD[3]]
    assert set(ODD) == set(phone.totals)
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= 320
    phone.is_saved()
    match = phone.kept()["id"]
    for screen in ("table", "rounds", "invite", "history", "share", "referee"):
        phone.page.goto(f"/#/match/{match}/{screen}")
        expect(phone.page.locator(f"#screen.{screen}")).to_be_visible()
        assert phone.page.evaluate("document.documentElement.scrollWidth") <= 320, screen


def test_a_ticket_that_is_no_good_says_so_and_leads_on(new_phone):
    """Cut short, of a closed door, used up; a second touch of a good one leads where the first did."""
    host = at_table(new_phone)
    keeper = keeper_of(host)
    good = keeper.post(f"{keeper.path}/tickets", {"role": "keeper"}).json["link"]
    guest = new_phone()
    for link in (good[:-5], good[:-5] + "%E0%A4%A", good.partition("#t=")[0] + "#t=" + "x" * 10_000):
        guest.page.goto(link)
        expect(guest.page.get_by_role("alert")).not_to_be_empty()
    guest.tap("Join with a code")
    guest.sees("Join with a code")
    guest.page.goto(good)
    guest.tap("I keep the score")
    guest.sees("Round 1")
    third = new_phone()
    third.page.goto(good)
    expect(third.page.get_by_role("alert")).not_to_be_empty()

    expect(third.key("Join with a code")).to_be_visible()


def test_a_door_that_another_phone_has_closed_gets_a_new_ticket(new_phone):
    """When Invite is opened again: what it shows lets people in."""
    host = at_table(new_phone)
    keeper = keeper_of(host)
    link = host.page.get_by_label("Link", exact=True)
    host.tap("Invite")
    expect(link).to_have_value(re.compile("#t="))
    closed = link.input_value()
    delete(keeper, f"{keeper.path}/tickets")
    host.tap("Back", "Invite")
    expect(link).not_to_have_value(closed)
    expect(link).to_have_value(re.compile("#t="))
    guest = new_phone()
    guest.page.goto(link.input_value())
    guest.tap("Ben")

    guest.sees("You are Ben")


HASHES = [
    "#/match//",
    "#/match/",
    "#/%E0%A4%A",
    "#/__proto__",
    "#/constructor",
    "#/scorepad",
    "#/invite",
    "#/match/none/table",
]


def test_an_address_that_leads_nowhere_says_so(new_phone):
    """However odd. Back leads to the match that the address names, or home."""
    phone = at_table(new_phone)
    match = phone.kept()["id"]
    for odd in (*HASHES, "#/" + "x" * 10_000):
        phone.page.goto(f"/{odd}")
        phone.sees("Nothing here")
        phone.tap("Back")
        phone.sees("Referee")
    for odd in ("golf", "__proto__", "%"):
        phone.page.goto(f"/#/match/{match}/{odd}")
        phone.sees("Nothing here")
        phone.tap("Back")
        phone.sees("Round 1")


# --- a phone that is left alone ---


def test_a_scorepad_that_nobody_touches_becomes_the_table_view(new_phone):
    """After twenty seconds, but not while points are entered. A touch only wakes it; and it can be off."""
    phone = new_phone()
    phone.page.clock.install()
    phone.at_match("Ana", "Ben")
    phone.is_saved()
    phone.out("Ana")
    phone.page.clock.run_for(30_000)
    phone.sees("Round 1 What was left")
    phone.tap("Not Ana")
    phone.sees("Round 1 to 500")
    phone.page.clock.run_for(19_000)
    phone.sees("Round 1 to 500")
    phone.page.clock.run_for(2000)
    twice(phone, "Back to the match")
    phone.sees("Round 1 to 500")
    phone.is_saved()
    assert ["match.open"] == [one["claim"]["claim"] for one in phone.logbook()]
    phone.tap("Back", "This phone")
    phone.touch(
        phone.page.get_by_role("group", name="Table view by itself").get_by_role("button", name="Off")
    )
    phone.tap("Back", "Continue")
    phone.page.clock.run_for(30_000)

    phone.sees("Round 1 to 500")
