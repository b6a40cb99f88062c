"""How a match ends: who won and how it went, to look at and read out; and the way on."""

import pytest
from playwright.sync_api import Route, expect

from tests.page.tour import EIGHT, FOUR, NINE, THREE, Table, Tour, played, won

TEN = tuple(f"Player {number}" for number in range(10))


@pytest.fixture
def ended(server, new_phone):
    """A match of these people after these claims, on the phone of its keeper."""

    def at(*names: str, told=(), **options) -> Table:
        tour = Tour(server, new_phone)
        table = tour.match(tour.phone(), *names, **options)
        table.tell(*told)
        return table

    return at


def shown(table: Table, screen: str = "") -> Table:
    table.show(screen)
    expect(table.phone.page.locator("main h1")).to_be_visible()
    return table


def steps(phone) -> list[tuple[str, str]]:
    """Who stands on the podium, as read out, and the place that stands there."""
    rows = phone.page.locator(".podium li")
    return [(row.locator(".name").inner_text(), row.locator("small").inner_text()) for row in rows.all()]


def test_who_won_is_read_out(ended):
    """With all totals, in the order of the places."""
    told = (won(0, 158), won(1, 185), won(2, 52), won(3, 508))
    phone = shown(ended(*FOUR, told=told)).phone
    phone.sees("Dev wins!")

    expect(phone.page.get_by_role("status")).to_have_text("Dev wins with 508. Ben 185, Ana 158, Chloé 52.")


def test_who_is_level_is_named_together(ended):
    """In UNO Golf the fewest points win, and two may have them."""
    phone = shown(ended(*THREE, game="golf", told=NINE)).phone
    phone.sees("Ana and Chloé win!")

    expect(phone.page.get_by_role("status")).to_have_text("Ana and Chloé win with 55. Ben 58.")
    assert [("Ana", "1st"), ("Chloé", "1st"), ("Ben", "3rd")] == steps(phone)


def test_partners_win_together(ended):
    """They share one total."""
    phone = shown(ended(*FOUR, differences={"scoring": "partners"}, told=(won(0, 120), won(1, 508)))).phone
    phone.sees("Ben and Dev win!")

    expect(phone.page.get_by_role("status")).to_have_text("Ben and Dev win with 508. Ana and Chloé 120.")
    assert [("Ben", "1st"), ("Dev", "1st"), ("Ana", "3rd"), ("Chloé", "3rd")] == steps(phone)


def test_a_log_that_arrives_after_the_page_has_moved_on_does_no_harm(ended):
    """The network is slower than the finger: the match is left, and the next screen is not there yet."""
    table = ended(*FOUR, told=(won(0, 158), won(1, 185), won(2, 52), won(3, 508)))
    page, phone = table.phone.page, table.phone
    logs: list[Route] = []
    modules: list[Route] = []
    page.route("**/evenings.js", lambda route: modules.append(route))
    shown(table).phone.sees("Dev wins!")
    phone.go("#/")
    page.route("**/logbook?*", lambda route: logs.append(route))
    shown(table).phone.sees("Dev wins!")
    page.evaluate("location.hash = '#/evenings'")
    with page.expect_response("**/logbook?*"):
        logs[0].continue_()
    phone.sees("Dev wins!")
    page.unroute("**/evenings.js")
    modules[0].continue_()

    phone.sees("Our evenings")


@pytest.mark.usefixtures("keeps_files")
def test_nobody_has_won_what_is_undone(ended):
    """Also offline: who takes back the last round is told no winner, and finds back to the scorepad."""
    phone = shown(ended(*THREE, told=(won(1, 470),))).phone
    phone.sees("Round 2")
    phone.score("Ben", "40")
    phone.sees("Ben wins!")
    phone.reads("saved")
    phone.has_its_notices()
    phone.context.set_offline(True)
    phone.tap("Undo")
    phone.sees("Not over yet")

    assert "Taken back." == phone.submission
    expect(phone.page.locator(".podium .crown")).to_have_count(0)
    phone.tap("Back to the match")
    phone.sees("Round 2")


@pytest.mark.usefixtures("keeps_files")
def test_nobody_has_won_what_is_only_foreseen(ended):
    """A phone that has entered the last round and hears nothing says what was entered, and no winner."""
    phone = shown(ended(*THREE, told=(won(1, 470),))).phone
    phone.sees("Round 2")
    phone.page.wait_for_timeout(1500)  # all screens are fetched meanwhile
    phone.context.set_offline(True)
    phone.score("Ben", "40")
    phone.page.evaluate("location.hash = location.hash.split('/').slice(0, 3).join('/') + '/final'")
    phone.sees("Not over yet")

    assert "wins with" not in phone.submission
    expect(phone.page.locator(".podium .crown")).to_have_count(0)


def test_everybody_may_be_first(ended):
    """Eight who are level stand on the podium together, and nobody is left out or cut off."""
    phone = shown(
        ended(
            *EIGHT,
            game="golf",
            told=[{"claim": "match.score", "points": dict.fromkeys(map(str, range(8)), 4)}] * 9,
        )
    ).phone
    expect(phone.page.locator(".podium li")).to_have_count(8)
    width = phone.page.viewport_size["width"]

    assert {"1st"} == {place for _, place in steps(phone)}
    boxes = [face.bounding_box() for face in phone.page.locator(".podium .face").all()]
    assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)


def test_whoever_does_not_stand_on_the_podium_stands_below_it(ended):
    """With the place, and to who listens after the first three."""
    phone = shown(ended(*FOUR, told=(won(0, 158), won(1, 185), won(2, 52), won(3, 508)))).phone
    phone.sees("Dev wins!")

    assert [("Dev", "1st"), ("Ben", "2nd"), ("Ana", "3rd")] == steps(phone)
    expect(phone.page.locator(".rest-of li")).to_have_text("4thChloé52")


def test_a_corrected_match_has_one_first_place(ended):
    """Ana was at 500 first, as it is known now; Ben has more."""
    told = (won(0, 480), won(1, 490), won(1, 20), {**won(0, 500), "round": 1})
    phone = shown(ended(*THREE, told=told)).phone
    phone.sees("Ana wins!")

    assert [("Ana", "1st"), ("Ben", "2nd"), ("Chloé", "3rd")] == steps(phone)


def test_a_leader_who_leaves_keeps_a_row_with_a_mark(ended):
    """On the final board, in the table of the rounds and in what is read out."""
    told = (won(3, 300), won(0, 20), {"claim": "match.leave", "seat": 3}, {"claim": "match.finish"})
    phone = shown(ended(*FOUR, told=told)).phone
    phone.sees("Ana wins!")

    expect(phone.page.locator(".rest-of li")).to_have_text("leftDev300")
    expect(phone.page.locator(".rounds-table thead th").last).to_have_text("Devleft")
    expect(phone.page.locator(".rounds-table tfoot td").last).to_have_text("300")
    expect(phone.page.get_by_role("status")).to_have_text(
        "Ana wins with 20. Ben and Chloé 0. Dev left with 300."
    )


@pytest.mark.parametrize("names", [FOUR, TEN], ids=["four", "ten"])
def test_every_line_of_the_chart_ends_in_the_face_of_its_player(ended, names):
    """It is read without color: no face covers another, none is cut off, and numbers are in its name."""
    phone = shown(ended(*names, told=(won(0, 50), won(3, 87))), "/rounds").phone
    chart = phone.page.get_by_role("img", name="Totals by round")
    ends = chart.locator(".end use")
    expect(ends).to_have_count(len(names))
    faces = {end.get_attribute("href") for end in ends.all()}
    circles = chart.locator(".end circle").evaluate_all(
        "(all) => all.map((one) => [one.cx, one.cy, one.r].map((value) => value.baseVal.value))"
    )
    height = float(chart.get_attribute("viewBox").split()[3])

    assert len(names) == len(faces)
    assert f"{names[3]} 87" in chart.get_attribute("aria-label")
    apart = [abs(one[1] - other[1]) for at, one in enumerate(circles) for other in circles[:at]]
    assert min(apart) >= 2 * circles[0][2]
    assert all(r <= y <= height - r for _, y, r in circles)


def test_two_lines_of_like_color_differ_in_their_strokes(ended):
    """Of ten the last five, whose colors come near to others, are broken."""
    phone = shown(ended(*TEN, told=(won(0, 50), won(3, 87))), "/rounds").phone
    runs = phone.page.locator(".chart .run")
    expect(runs).to_have_count(10)
    looks = runs.evaluate_all(
        "(all) => all.map(getComputedStyle).map((it) => it.stroke + it.strokeDasharray)"
    )

    assert 10 == len(set(looks))
    assert 5 == sum("9px" in look for look in looks)


def test_what_was_played_is_told_in_facts(ended):
    """Who was caught, drew and challenged most is known where plays were followed."""
    deal = {"claim": "uno.deal", "turned_up": ["red 5"]}
    plays = [
        played("red 9"),
        played("blue 9"),
        played("wild draw four", color="green"),
        {"claim": "uno.challenge", "seat": 1},
        {"claim": "uno.show_hand", "seat": 0, "held_color": True},
    ]
    told = (won(1, 40), deal, *plays, won(3, 500))
    phone = shown(ended(*FOUR, told=told)).phone
    facts = phone.page.locator(".fact")

    expect(facts.nth(0)).to_have_text("500Biggest roundDev, round 2")
    expect(facts.filter(has_text="Best detective")).to_have_text("1Best detectiveBen: right challenges")
    expect(facts.filter(has_text="Most cards drawn")).to_have_text("4Most cards drawnAna")
    expect(facts).to_have_count(4)


def test_facts_are_of_what_counts(ended):
    """Not of a round that does not count, and not of a catch that the table has decided against."""
    table = ended(*THREE, told=(won(0, 40), {"claim": "uno.deal", "turned_up": ["red 5"]}))
    middle = {"top": "red 5", "color": "red", "turn": 1, "direction": 1, "hands": {"0": 5, "1": 2, "2": 5}}
    table.tell(
        {"claim": "uno.draw", "seat": 2, "keep": True},
        {"claim": "match.void"},
        {"claim": "uno.deal", "turned_up": ["red 5"]},
        {"claim": "uno.resync", **middle},
        {"claim": "uno.play", "seat": 1, "card": "red 7"},
    )
    table.keeper.at_seat(0).claim("uno.catch", caught=1)
    table.keeper.at_seat(1).claim("uno.call", seat=1)
    table.tell({"claim": "uno.draw", "seat": 2, "keep": True}, won(2, 60), {"claim": "match.finish"})
    phone = shown(table).phone
    facts = phone.page.locator(".fact")

    expect(facts.filter(has_text="Most cards drawn")).to_have_text("1Most cards drawnChloé")
    expect(facts.filter(has_text="Caught most")).to_have_count(0)


def test_an_evening_that_ended_early_says_so(ended):
    """Nobody had come as far as was agreed on; who has is not told that."""
    early = shown(ended(*THREE, told=(won(0, 76), {"claim": "match.finish"}))).phone
    expect(early.page.locator("main h1")).to_have_text("Ana wins!1 round, ended early")
    whole = shown(ended(*THREE, told=(won(0, 508),))).phone
    expect(whole.page.locator("main h1")).to_have_text("Ana wins!1 round")


@pytest.mark.parametrize(("rounds", "times"), [(2, 0), (3, 1)])
def test_a_lead_is_told_once_it_was_long(ended, rounds, times):
    """Not of one round or two."""
    told = [won(0, 100)] * (rounds - 1) + [won(0, 500)]
    phone = shown(ended(*THREE, told=told)).phone
    expect(phone.page.locator(".fact").filter(has_text="Biggest round")).to_have_count(1)

    expect(phone.page.locator(".fact").filter(has_text="Longest in front")).to_have_count(times)


def test_a_golf_match_ends_in_its_score_card(ended):
    """Nine rounds beside each other, with a ring around the best of each and the sum at the end."""
    phone = shown(ended(*THREE, game="golf", told=NINE)).phone
    rows = phone.page.locator(".course tbody tr")
    expect(rows).to_have_count(3)

    assert ["8", "4", "9", "12"] == [
        cell.inner_text().split(",")[0].strip() for cell in rows.nth(0).locator("td").all()[:4]
    ]
    expect(rows.nth(0).locator(".sum")).to_have_text("55")
    expect(rows.nth(1).locator("td").nth(1)).to_have_class("best")


def test_who_plays_on_finds_back_to_the_board(ended):
    """It is one tap from all rounds, and leads back to the match."""
    phone = shown(ended(*THREE, told=(won(0, 500),))).phone
    phone.tap("Play on")
    phone.sees("Round 2")
    phone.page.evaluate("location.hash += '/rounds'")
    phone.tap("Who won")
    phone.sees("Not over yet")
    assert [("Ana", "1st"), ("Ben", "2nd"), ("Chloé", "2nd")] == steps(phone)
    phone.tap("Back to the match")

    phone.sees("Round 2")


def test_a_rematch_that_is_opened_elsewhere_is_seen_at_once(ended):
    """Within two seconds, though it is no entry and nobody touches the phone."""
    table = shown(ended(*THREE, told=(won(0, 500),)))
    table.phone.sees("Ana wins!")
    table.phone.page.wait_for_timeout(3000)  # the first looks are over
    table.keeper.post(f"{table.keeper.path}/rematch")

    expect(table.phone.key("Come along")).to_be_visible(timeout=2500)
    expect(table.phone.key("Rematch")).to_have_count(0)


def test_the_end_is_felt_once(ended, server, new_phone):
    """However often somebody looks at it again."""
    tour = Tour(server, new_phone)
    phone = tour.phone()
    phone.page.evaluate("window.felt = []; navigator.vibrate = (pattern) => window.felt.push(pattern); null")
    table = tour.match(phone, *THREE)
    table.tell(won(0, 500))
    shown(table)
    phone.sees("Ana wins!")
    table.show("/rounds")
    phone.sees("All rounds")
    table.show()
    phone.sees("Ana wins!")

    assert [[80, 60, 80, 60, 160]] == phone.page.evaluate("window.felt")
