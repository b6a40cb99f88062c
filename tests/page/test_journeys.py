"""What people at a table come for, tap by tap, within their budgets.

The journeys are those of docs/journeys.md.
"""

import re

import pytest
from playwright.sync_api import expect

from tests.page.looks import too_tall, too_wide

FOUR = ("Ana", "Ben", "Chloé", "Dev")
LONG = tuple(f"{letter}lexander Maximilian von und zu Hohenems" for letter in "ABCDEFGH")
"""Names as long as they may be, and as many as sit at a large table."""

FORGETS_THE_DAYS = """() => {
    for (const name of Object.keys(localStorage).filter((one) => one.startsWith("referee.match."))) {
        const { since, day, ...others } = JSON.parse(localStorage.getItem(name));
        localStorage.setItem(name, JSON.stringify(others));
    }
}"""


IS_SEEN = """(element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, %s) === element;
}"""


def scores_of(logbook: list[dict]) -> list[dict]:
    return [entry["claim"] for entry in logbook if entry["claim"]["claim"] == "match.score"]


# --- opening a match ---


def test_four_new_people_start_in_two_taps_and_typing(phone):
    """J1: New match, Deal; Enter goes from name to name."""
    phone.tap("New match")
    phone.type_names(*FOUR)
    phone.tap("Deal the cards")
    phone.sees("Round 1")

    assert 2 == phone.taps
    assert list(FOUR) == list(phone.totals)


def test_names_can_wait(phone):
    """They are Player 1 to 4 until somebody types."""
    phone.tap("New match", "Deal the cards")
    phone.sees("Round 1")

    assert ["Player 1", "Player 2", "Player 3", "Player 4"] == list(phone.totals)


def test_a_place_without_a_name_is_not_dealt_in(phone):
    """Two names are a table of two, whoever of them deals."""
    phone.tap("New match")
    phone.type_names("Ana", "Ben")
    phone.tap("deals? Ben", "Deal the cards")
    phone.sees("Round 1")

    assert ["Ben", "Ana"] == list(phone.totals)


def test_a_face_is_chosen_and_two_can_trade(phone):
    """A tap on one that is taken; every phone and the rematch show it."""
    phone.tap("New match")
    phone.type_names("Ana", "Ben")
    phone.tap("Ana is the fox. Choose another face", "octopus, taken by Ben: trade", "Done")
    phone.tap("Deal the cards")
    phone.sees("Round 1")
    phone.is_saved()

    assert {"Ana": "octopus", "Ben": "fox"} == {
        seat["name"]: seat["face"] for seat in phone.kept()["answer"]["seats"]
    }


def test_the_way_back_closes_the_faces_and_keeps_the_names(phone):
    """Escape does as well."""
    phone.tap("New match")
    phone.type_names("Ana", "Ben")
    for leave in (phone.page.go_back, lambda: phone.page.keyboard.press("Escape")):
        phone.tap("Ben is the octopus. Choose another face")
        phone.sees("Ben, who are you?")
        leave()
        phone.sees("New match")

    expect(phone.page.get_by_label("Name of player 2", exact=True)).to_have_value("Ben")


def test_the_same_people_start_in_two_taps(new_phone):
    """J1: Play again, Deal; whoever would deal next deals."""
    phone = new_phone().at_match(*FOUR)
    phone.score("Ben", "30")
    phone.is_saved()
    phone.at_home()
    before = phone.taps
    phone.tap("Our usual Ben, Chloé, Dev, and Ana", "Deal the cards")
    phone.sees("Round 1")
    expect(phone.page.locator(".tile", has_text="Ben")).to_contain_text("deals")

    assert 2 == phone.taps - before


def test_other_people_play_by_the_same_rules(new_phone):
    """A name is changed before Deal: it is another match, by the rules of the last one."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.at_home().tap("Our usual Ana and Ben")
    phone.reads("The same rules as last time.")
    phone.page.get_by_label("Name of player 2", exact=True).fill("Chloé")
    phone.tap("Deal the cards")
    phone.sees("Round 1")

    assert ["Ana", "Chloé"] == list(phone.totals)


@pytest.mark.usefixtures("keeps_files")
def test_the_matches_before_have_their_day(new_phone):
    """In the language of the phone; one that was kept before days were has none."""
    phone = new_phone(locale="de-DE").at_match("Ana", "Ben")
    phone.at_home().tap("Our usual Ana and Ben", "Deal the cards")
    phone.sees("Round 1")
    before = phone.at_home().page.locator(".list small")
    expect(before).to_have_text(re.compile(r"^\d\d\.\d\d\.\d{4} · Ana 0 · Ben 0$"))
    phone.page.evaluate(FORGETS_THE_DAYS)
    phone.page.reload()

    expect(before).to_have_text("Ana 0 · Ben 0")


def rules(phone) -> None:
    phone.touch(phone.page.locator("[data-key=rules]"))
    phone.sees("House rules")


def test_what_the_rules_offer_is_told_in_words(phone):
    """What the referee does, what a house rule is, what a preset is, which card goes on which."""
    phone.tap("New match")
    phone.reads("You enter points after each round.")
    phone.reads("One tap a card. It judges and counts.")
    rules(phone)
    phone.reads("Play +2 on +2. The next player draws them all.")
    phone.touch(phone.page.locator("[data-key=stacking]"))
    phone.reads("1 on, the rest as printed")
    phone.page.get_by_label("4/2: a Wild Draw Four on a Draw Two").check()
    phone.tap("Yes, the one on top")
    phone.touch(phone.page.get_by_text("More rules"))
    phone.tap("Basic rules")
    phone.reads("A forgotten call costs four cards. A player can be caught until somebody draws.")
    phone.touch(phone.page.locator("[data-key=stacking]"))
    phone.page.get_by_label("4/2: a Wild Draw Four on a Draw Two").check()
    phone.tap("Yes, the one on top", "These are our rules", "Deal the cards")
    phone.sees("Round 1")

    chosen = phone.kept()["answer"]["state"]["rules"]
    stacking = {"answers": ["2/2", "4/2"], "any_color": False, "challenge": "top"}
    assert 4 == chosen["differences"]["late-uno-penalty"]
    assert {"stacking": stacking} == chosen["house_rules"]


def test_a_newcomer_opens_a_table_with_house_rules_in_few_taps(phone):
    """Four people who stack and swap by sevens: at most fourteen taps besides the names."""
    phone.tap("New match")
    phone.type_names(*FOUR)
    rules(phone)
    phone.touch(phone.page.locator("[data-key=stacking]"))
    phone.touch(phone.page.locator("[data-key=seven-zero]"))
    phone.tap("These are our rules", "Deal the cards")
    phone.sees("Round 1")

    assert {"stacking", "seven-zero"} == set(phone.kept()["answer"]["state"]["rules"]["house_rules"])
    assert phone.taps <= 14


def test_what_was_agreed_on_last_time_is_one_tap(phone):
    """Our usual, beside what is printed."""
    phone.tap("New match")
    rules(phone)
    phone.touch(phone.page.locator("[data-key=jump-in]"))
    phone.tap("These are our rules", "Deal the cards")
    phone.sees("Round 1")
    phone.at_home().tap("New match")
    rules(phone)
    phone.tap("Our usual")
    phone.reads("1 on, the rest as printed")
    phone.tap("None: as printed")
    expect(phone.page.locator("[data-key=jump-in]")).to_have_attribute("aria-pressed", "false")


def test_what_most_tables_know_stands_first(phone):
    """Of the house rules: nobody has to look for them."""
    phone.tap("New match")
    rules(phone)
    told = phone.page.locator(".house .rule").evaluate_all("(all) => all.map((one) => one.dataset.key)")

    assert ["stacking", "seven-zero", "jump-in", "draw-until"] == told[:4]
    assert len(told) == len(set(told)) > 20


def test_our_usual_leaves_the_game_that_was_chosen(phone):
    """It brings the people of the last match, and what that game was last played by, if it was."""
    phone.tap("New match", "Golf, 9 rounds")
    phone.type_names("Ana", "Ben", "Chloé")
    phone.tap("Deal the cards")
    phone.sees("Round 1")
    phone.at_home().tap("New match")
    rules(phone)
    phone.touch(phone.page.locator("[data-key=jump-in]"))
    phone.tap("These are our rules")
    phone.type_names("Dev", "Eva", "Fay")
    phone.tap("Deal the cards")
    phone.sees("Round 1")
    phone.at_home().tap("New match", "Golf, 9 rounds", "Our usual")

    expect(phone.key("Golf, 9 rounds")).to_have_attribute("aria-pressed", "true")
    expect(phone.page.locator("[data-key=rules]")).to_contain_text("House rules: none")
    expect(phone.page.locator(".seat input").first).to_have_value("Dev")
    phone.tap("UNO to 500", "Our usual")
    expect(phone.page.locator("[data-key=rules]")).to_contain_text("1 house rule")


def test_our_usual_follows_every_card_again(phone):
    """Though the scores were looked at last."""
    phone.tap("New match")
    phone.type_names("Ana", "Ben", "Chloé")
    phone.touch(phone.page.locator("[data-key=referee]"))
    phone.tap("Deal the cards")
    phone.tap("Scores")
    phone.sees("Round 1")
    phone.at_home().tap("New match", "Our usual")

    expect(phone.page.locator("[data-key=referee]")).to_have_attribute("aria-pressed", "true")


def test_everybody_who_is_known_can_be_seen(new_phone):
    """Nobody stands beyond the edge of a narrow phone."""
    phone = new_phone().at_match("Alexandra", "Bartholomew", "Chloé", "Dev", "Eva", "Fay")
    phone.at_home().tap("New match")
    chips = phone.page.get_by_role("group", name="People").get_by_role("button")

    expect(chips).to_have_count(8)
    for chip in chips.all():
        box = chip.bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360


def test_who_deals_is_chosen(phone):
    """One tap; the order in which they sit stays."""
    phone.tap("New match")
    phone.type_names("Ana", "Ben", "Chloé")
    phone.tap("deals? Chloé", "Deal the cards")

    expect(phone.page.locator(".tile", has_text="Chloé")).to_contain_text("deals")
    expect(phone.page.locator(".tile", has_text="Ana")).to_contain_text("starts")


def test_what_the_table_agreed_on_is_what_is_played(phone):
    """An answer to a contested question, a goal and a house rule arrive in the match."""
    phone.tap("New match")
    phone.type_names("Ana", "Ben")
    rules(phone)
    phone.touch(phone.page.locator("[data-key=jump-in]"))
    phone.touch(phone.page.get_by_text("More rules"))
    phone.page.get_by_label("How many cards does it cost not to call UNO?").select_option(label="Four cards.")
    phone.page.get_by_label("Points to win").fill("300")
    phone.tap("These are our rules", "Deal the cards")
    phone.sees("Round 1 to 300")
    chosen = phone.kept()["answer"]["state"]["rules"]

    assert (300, 4) == (chosen["target"], chosen["differences"]["late-uno-penalty"])
    assert ["jump-in"] == list(chosen["house_rules"])


def test_the_points_in_the_corners_of_golf_are_asked(phone):
    """They are on the cards and nowhere else."""
    phone.tap("New match", "Golf, 9 rounds")
    rules(phone)
    phone.touch(phone.page.locator("[data-key=corner-points]"))
    phone.page.get_by_label("How many points are printed on a Skip?").fill("15")
    phone.tap("These are our rules", "Deal the cards")
    phone.sees("Round 1 of 9")

    assert {"skip": 15} == {
        name: points
        for name, points in phone.kept()["answer"]["state"]["rules"]["house_rules"]["corner-points"].items()
        if points == 15
    }


# --- the end of a round ---


def test_a_round_is_entered_in_four_taps(new_phone):
    """J8: Who went out, two digits, Save; it is painted before it is sent, and said once."""
    phone = new_phone().at_match(*FOUR)
    before = phone.taps
    phone.score("Ben", "87")

    assert 4 == phone.taps - before
    assert 87 == phone.totals["Ben"]
    assert "Ben wins round 1 and gets 87. Ben has 87. Ben deals." == phone.submission
    phone.sees("Ben wins round 1")
    phone.is_saved()
    assert [{"claim": "match.score", "winner": 1, "points": 87}] == scores_of(phone.logbook())


def test_points_are_added_up_as_they_are_called_out(new_phone):
    """12+11+7, and twenty and fifty by one key."""
    phone = new_phone().at_match(*FOUR)
    phone.out("Dev")
    phone.tap("1", "2", "+, plus", "7", "20 action", "50 wild")
    phone.reads("12 + 7 + 20 + 50")
    phone.tap("Save Dev +89")

    assert 89 == phone.totals["Dev"]


def test_each_hand_can_be_entered_by_itself(new_phone):
    """Next goes on; the winner gets them all."""
    phone = new_phone().at_match("Ana", "Ben", "Chloé")
    phone.out("Ana")
    phone.tap("each: enter the points of every hand", "9", "Next", "2", "1")
    phone.tap("Save Ana +30")
    phone.reads("Chloé 21")

    assert {"Ana": 30, "Ben": 0, "Chloé": 0} == phone.totals


def test_cards_are_counted_by_their_values(new_phone):
    """What was left is stored with the round."""
    phone = new_phone().at_match("Ana", "Ben", "Chloé")
    phone.out("Ana")
    phone.tap("cards: enter every card that is left", "9", "20 ⊘ ⇄ +2", "8")
    phone.tap("8 ×, remove", "Next", "50 wild", "Save Ana +79")

    assert 79 == phone.totals["Ana"]
    phone.is_saved()
    assert [{"claim": "match.score", "values": {"1": [9, 20], "2": [50]}}] == scores_of(phone.logbook())


def test_who_taps_cards_loses_neither_the_place_nor_what_was_typed(new_phone):
    """It says what is tapped; points that were typed before stay in sight, and count. No card is worth 20."""
    phone = new_phone().at_match("Ana", "Ben", "Chloé", game="golf")
    phone.tap("Enter round 1")
    expect(phone.page.locator("[data-key='20'], [data-key='50']").filter(visible=True)).to_have_count(0)
    phone.tap("1", "2", "Next", "cards: enter every card that is left")
    place = phone.page.locator(".hand[aria-pressed=true]")
    phone.reads("Tap each card in Ben’s hand.")
    expect(place).to_contain_text("Ben")
    phone.tap("6")
    expect(phone.page.locator(".hand strong")).to_have_text(["12", "6", "0"])
    phone.tap("each: enter the points of every hand")
    phone.reads("What lies in each hand?")
    expect(place).to_contain_text("Ben")
    phone.tap("cards: enter every card that is left", "Next", "Save round 1")
    phone.is_saved()

    assert [{"claim": "match.score", "points": {"0": 12, "1": 6, "2": 0}}] == scores_of(phone.logbook())


def test_no_hand_is_forgotten_and_one_of_zeros_needs_no_key(new_phone):
    """Next passes it; as long as somebody's hand has not been come to, nothing can be saved."""
    phone = new_phone().at_match("Ana", "Ben", "Chloé")
    phone.out("Ana")
    phone.tap("cards: enter every card that is left", "9")
    expect(phone.key("1 more hand")).to_be_disabled()
    phone.tap("Next", "Save Ana +9")
    phone.is_saved()

    assert [{"claim": "match.score", "values": {"1": [9], "2": [0]}}] == scores_of(phone.logbook())


def test_a_keyboard_types_into_the_keypad(new_phone):
    """Digits, plus and Backspace; Escape leaves it."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.out("Ben")
    phone.page.keyboard.type("12+9")
    phone.page.keyboard.press("Backspace")
    phone.page.keyboard.type("8")
    phone.reads("12 + 8")
    expect(phone.key("Save Ben +20")).to_be_visible()
    phone.page.keyboard.press("Escape")

    phone.sees("Round 1")
    assert {"Ana": 0, "Ben": 0} == phone.totals


def test_the_way_back_closes_the_keypad(new_phone):
    """And not the scorepad."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.out("Ana")
    phone.sees("Round 1 What was left in the other hands?")
    phone.page.go_back()

    phone.sees("Round 1 to 500")


@pytest.mark.usefixtures("keeps_files")
def test_a_keypad_that_is_gone_does_not_stand_in_the_way_back(new_phone):
    """Neither after a reload, nor for who goes forward to where it was."""
    phone = new_phone().opens_match("Ana", "Ben")
    phone.out("Ana")
    phone.page.reload()
    phone.sees("Round 1 to 500")
    phone.page.go_back()
    phone.sees("New match")
    phone.page.go_forward()
    phone.sees("Round 1 to 500")
    phone.page.go_forward()
    phone.page.go_back()

    phone.sees("New match")


def test_golf_is_entered_in_ten_taps(new_phone):
    """J10: one row a seat, Next from row to row."""
    phone = new_phone().at_match(*FOUR, game="golf")
    before = phone.taps
    phone.score_each("8", "13", "0", "5")

    assert phone.taps - before <= 10
    assert {"Chloé": 0, "Dev": 5, "Ana": 8, "Ben": 13} == phone.totals
    phone.is_saved()
    assert [{"0": 8, "1": 13, "2": 0, "3": 5}] == [one["points"] for one in scores_of(phone.logbook())]


# --- where there is little room ---


def test_eight_long_names_leave_room_for_everything(new_phone):
    """Each is cut and has its whole self to tell; on a short phone nothing has to be scrolled."""
    phone = new_phone(height=640).at_match(*LONG)
    phone.score(LONG[0], "40")
    phone.goes_on()
    phone.out(LONG[7])
    phone.tap("1", "2", "+, plus", "7")
    phone.reads("12 + 7")
    crowded = too_wide(phone.page) + too_tall(phone.page)
    phone.tap("each: enter the points of every hand", *["Next"] * 6)
    expect(phone.page.locator(".hand[aria-pressed=true]")).to_be_in_viewport(ratio=0.9)
    crowded += too_wide(phone.page) + too_tall(phone.page)
    phone.tap(f"Not {LONG[7]}")
    phone.sees("Round 2 to 500")
    crowded += too_wide(phone.page) + too_tall(phone.page)

    assert [] == crowded
    assert list(LONG) == [name.get_attribute("title") for name in phone.page.locator(".tiles .name").all()]
    expect(phone.key(f"R1 +40 {LONG[0]}, change")).to_be_visible()


def test_large_text_leaves_the_keypad_its_rows(new_phone):
    """At twice the size, too, the digits stand as on any keypad, and nothing goes beyond the edge."""
    phone = new_phone().at_match(*FOUR)
    phone.page.evaluate("document.documentElement.style.fontSize = '200%'")
    phone.out("Ana")
    rows = [{phone.key(digit).bounding_box()["y"] for digit in row} for row in ("123", "456", "789")]

    assert [1, 1, 1] == [len(row) for row in rows]
    assert [] == too_wide(phone.page)


# --- putting things right ---


def test_undo_takes_one_tap_and_can_be_done_again(new_phone):
    """Back to the first deal, one round after the other."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.score("Ana", "10")
    phone.score("Ben", "20")
    phone.is_saved()
    before = phone.taps
    phone.tap("Undo")
    assert {"Ana": 10, "Ben": 0} == phone.totals
    assert 1 == phone.taps - before
    phone.is_saved()
    phone.pause()
    phone.tap("Undo")
    assert {"Ana": 0, "Ben": 0} == phone.totals
    phone.is_saved()

    expect(phone.key("Undo")).to_be_disabled()
    assert ["match.open", "match.score", "match.score", "match.take_back", "match.take_back"] == [
        entry["claim"]["claim"] for entry in phone.logbook()
    ]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
@pytest.mark.parametrize("people", [FOUR, LONG])
def test_the_number_that_is_changed_is_in_sight(new_phone, width, height, people):
    """Above the keys, whole and marked: the first digit replaces it, and erase takes one digit off it."""
    phone = new_phone(width=width, height=height).at_match(*people)
    phone.score(people[1], "67")
    phone.goes_on()
    changes = f"R1 +67 {people[1]}, change"
    phone.tap(changes)
    number = phone.page.locator(".entry .sum")
    expect(number).to_have_class(re.compile("picked"))
    for edge in ("top + 1", "bottom - 1"):
        assert number.evaluate(IS_SEEN % edge)
    phone.tap("7")
    expect(number).to_have_text("7")
    phone.tap("6", "Cancel", changes, "⌫, erase")

    expect(number).to_have_text("6")
    expect(number).not_to_have_class(re.compile("picked"))


def test_a_round_is_changed_where_it_stands(new_phone):
    """Tap it, type, Save; later rounds stay."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.score("Ana", "10")
    phone.score("Ben", "20")
    phone.goes_on()
    phone.tap("R1 +10 Ana, change", "⌫, erase", "5", "Save Ana +15")

    assert {"Ana": 15, "Ben": 20} == phone.totals
    phone.is_saved()
    assert {"Ana": 15, "Ben": 20} == phone.totals


def test_a_refusal_is_told_and_can_stay_on_the_table(new_phone):
    """In the referee's words, with what to do now."""
    phone = new_phone().at_match("Ana", "Ben")
    phone.score("Ana", "2000")
    phone.reads("That is too many points: all cards together are worth 1240 points")
    phone.reads("it counts as you said it, though the referee cannot make that sum")
    assert {"Ana": 0, "Ben": 0} == phone.totals
    phone.tap("It stays on the table")

    phone.sees("Ana wins")
    assert 2000 == phone.totals["Ana"]


# --- whole matches ---


def test_a_match_of_uno_to_500(new_phone):
    """Eleven rounds, and the final board comes by itself; Undo leads back, Rematch on."""
    phone = new_phone().opens_match(*FOUR)
    for round_number, winner in enumerate(("Ana", "Ben", "Ana", "Dev", "Ana", "Ben", "Ana", "Ana"), start=1):
        phone.score(winner, "99")
        phone.sees(f"{winner} wins round {round_number}")
    phone.score("Ana", "5")
    phone.page.wait_for_url(re.compile("#/match/[^/]+$"))
    phone.sees("Ana wins!")

    assert {"Ana": 500, "Ben": 198, "Dev": 99, "Chloé": 0} == phone.totals
    phone.tap("Undo")
    phone.sees("Round 9 ")
    phone.score("Dev", "4")
    phone.sees("Dev wins round 9")
    phone.pause()
    phone.score("Ana", "7")
    phone.sees("Ana wins!")
    phone.pause()
    phone.tap("Rematch")
    phone.sees("Round 1 ")
    assert {0} == set(phone.totals.values())


def test_nine_rounds_of_golf(new_phone):
    """The lowest total wins."""
    phone = new_phone().opens_match("Ana", "Ben", game="golf")
    for round_number in range(1, 10):
        phone.sees(f"Round {round_number} ")
        phone.score_each("5", "4")
        if round_number < 9:
            phone.sees(f"Ben: best of round {round_number}")
            phone.goes_on()
    phone.sees("Ben wins!")
    assert phone.taps <= 60

    assert {"Ben": 36, "Ana": 45} == phone.totals


def test_a_game_of_ten_rounds_takes_few_taps(new_phone):
    """At most 43 with opening it: each round is who went out, two digits, and Save."""
    phone = new_phone().opens_match(*FOUR)
    for round_number in range(1, 11):
        phone.score(*(("Ana", "99") if round_number % 2 else ("Ben", "49")))
        phone.sees(f"wins round {round_number}")
        phone.pause()

    assert {"Ana": 495, "Ben": 245} == {name: phone.totals[name] for name in ("Ana", "Ben")}
    assert phone.taps <= 43


# --- what is read in passing ---

SEEN_WHOLE = """(rows) => rows.map((row) => {
  const name = row.querySelector(".name");
  const isIn = row.getBoundingClientRect().bottom <= row.closest(".scroll").getBoundingClientRect().bottom;
  return [name.textContent, isIn && name.scrollWidth <= name.clientWidth];
})"""


def test_the_score_card_of_four_is_seen_at_a_glance(new_phone):
    """On the smallest phone nobody has to scroll for a row, and no short name is cut."""
    phone = new_phone(width=360, height=640).at_match(*FOUR, game="golf")
    phone.score_each("8", "13", "5", "11")
    phone.goes_on()
    phone.is_saved()

    assert dict.fromkeys(FOUR, True) == dict(phone.page.locator(".course tbody tr").evaluate_all(SEEN_WHOLE))


def test_facts_stand_in_one_row_where_there_is_breadth(new_phone):
    phone = new_phone(width=844, height=390).at_match(*FOUR)
    for points in ("45", "30", "40", "20", "10"):
        phone.score("Dev", points)
    phone.goes_on()
    phone.tap("All rounds")
    tops = "(facts) => facts.map((fact) => fact.getBoundingClientRect().top)"
    expect(phone.page.locator(".fact").nth(2)).to_be_visible()

    assert 1 == len(set(phone.page.locator(".fact").evaluate_all(tops)))


def test_what_the_referee_does_can_be_changed(new_phone):
    """That is said, in one line, where it is chosen."""
    phone = new_phone(width=360, height=640).at_home()
    phone.tap("New match")
    phone.reads("Change any time.")
    heights = phone.page.locator("h2:visible").evaluate_all("(all) => all.map((one) => one.clientHeight)")

    assert 1 == len(set(heights))
