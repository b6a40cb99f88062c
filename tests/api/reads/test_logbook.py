"""The logbook tells what was said and ruled; the scores tell the points and why."""

from tests.api.phone import Phone


def test_the_logbook_tells_every_entry_as_its_answer_did(dealt):
    """Claim, reporter, time, verdict, findings with their sentences, events: all that does not change."""
    answers = [
        dealt.claim("uno.play", seat=1, card="blue 7"),
        dealt.at_seat(1).claim("uno.play", seat=1, card="red 7"),
    ]
    entries = dealt.get("/logbook").json["entries"]
    later = ("outcome", "superseded")
    told = [
        {name: value for name, value in entry.items() if name not in later}
        for entry in entries
        if entry["claim"]["claim"] != "match.phone"  # the phone that came to the seat
    ]

    assert [1, 2, 3, 4, 5] == [entry["number"] for entry in entries]
    assert [
        {name: told for name, told in answer.items() if name not in ("say", "state")} for answer in answers
    ] == told[2:]


def test_what_was_taken_back_stays_in_the_logbook(dealt):
    """Nothing is ever deleted; the entry that takes back stands beside what it took back."""
    dealt.claim("uno.play", seat=1, card="red 7")
    dealt.claim("match.take_back", to=2)

    assert ["match.open", "uno.deal", "uno.play", "match.take_back"] == [
        entry["claim"]["claim"] for entry in dealt.get("/logbook").json["entries"]
    ]


def test_a_stored_verdict_never_changes(dealt):
    """An allowed refusal stays a refusal in the logbook; the allowing entry carries the new ruling."""
    dealt.claim("uno.play", seat=1, card="blue 7")
    dealt.claim("match.allow", entry=3)
    entries = dealt.get("/logbook").json["entries"]

    assert ("refused", "upheld") == (entries[2]["verdict"], entries[3]["verdict"])
    assert [(3, "stands")] == [(c["entry"], c["ruling"]["verdict"]) for c in entries[3]["changed"]]


def test_a_page_has_fifty_entries(phone):
    """Unless asked otherwise; the answer says that there are more and how many there are."""
    for number in range(55):
        phone.claim("match.note", text=f"{number}")
    page = phone.get("/logbook").json

    assert (list(range(1, 51)), 56, True) == (
        [entry["number"] for entry in page["entries"]],
        page["number"],
        page["more"],
    )


def test_a_whole_logbook_has_no_more(dealt):
    """All entries fit."""
    page = dealt.get("/logbook").json

    assert (2, 2, False) == (len(page["entries"]), page["number"], page["more"])


def test_scores_tell_rounds_totals_and_standings(phone):
    """Each round with the entry that scored it and what was left; equal totals share a place."""
    phone.claim("match.score", winner=1, points=40)
    phone.claim("match.score", left={"0": [], "1": ["red 5", "wild"], "2": ["blue skip"]})
    phone.claim("match.score", points={"2": 40})
    body = phone.get("/scores").json

    assert [
        {
            "round": 1,
            "entry": 2,
            "points": [0, 40, 0],
            "winner": 1,
            "left": None,
            "from_rules": 1,
            "dealer": 0,
            "players": [0, 1, 2],
        },
        {
            "round": 2,
            "entry": 3,
            "points": [75, 0, 0],
            "winner": 0,
            "left": {"1": 55, "2": 20},
            "from_rules": 1,
            "dealer": 1,
            "players": [0, 1, 2],
        },
        {
            "round": 3,
            "entry": 4,
            "points": [0, 0, 40],
            "winner": 2,
            "left": None,
            "from_rules": 1,
            "dealer": 2,
            "players": [0, 1, 2],
        },
    ] == body["rounds"]
    assert ([75, 40, 40], [], 0) == (body["totals"], body["winners"], body["dealer"])
    assert [(1, "Ann", 75), (2, "Bob", 40), (2, "Cat", 40)] == [
        (row["place"], row["name"], row["total"]) for row in body["standings"]
    ]


def test_scores_before_the_first_round_are_nil(phone):
    """Everybody shares the first place."""
    body = phone.get("/scores").json

    assert ([], [0, 0, 0], [1, 1, 1]) == (
        body["rounds"],
        body["totals"],
        [row["place"] for row in body["standings"]],
    )


def test_scores_forget_what_was_taken_back(phone):
    """And remember it when the taking back is taken back."""
    phone.claim("match.score", winner=1, points=40)
    phone.claim("match.take_back", to=1)
    without = phone.get("/scores").json
    phone.claim("match.take_back", to=2)

    assert ([], [0, 0, 0]) == (without["rounds"], without["totals"])
    assert [0, 40, 0] == phone.get("/scores").json["totals"]


def test_a_replaced_score_names_the_entry_that_replaced_it(phone):
    """The later one counts."""
    phone.claim("match.score", winner=1, points=40)
    phone.claim("match.score", winner=2, points=30, round=1)

    (told,) = phone.get("/scores").json["rounds"]
    assert (1, 3, [0, 0, 30], 2) == (told["round"], told["entry"], told["points"], told["winner"])


def test_scores_say_who_has_won(send):
    """And nobody scores any more."""
    phone = Phone.opening(send, "Ann", "Bob", target=100)
    phone.claim("match.score", winner=1, points=120)
    late = phone.claim("match.score", winner=0, points=20)

    assert [1] == phone.get("/scores").json["winners"]
    assert "refused" == late["verdict"]
