"""What people may be called at a table: all that can be read, and nothing that is taken for somebody else."""

import pytest

from referee.languages.speech import tell
from referee.match.table import names
from referee.services import people
from referee.storage import journal
from referee.storage.transactions import transact
from tests.api.phone import Answer, Phone, new_key, post

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
FINE = [
    "A",
    "Zoë",
    "Łódź",
    "O'Neil",
    "Jean-Luc d’Arc 2.",
    "Анна",
    "Ελένη",
    "小林",
    "김민수",
    "นํ้าฝน",
    "हर्षिता",
    "עִבְרִית",
    "علی\u200cرضا",
    "Nguyễn Thị",
    FAMILY,
    "\N{HEAVY BLACK HEART}\ufe0f\u200d\N{FIRE}",
    "🇩🇪",
    "👩🏽\u200d🚀",
    "7",
    "=1+1",
    "<b>",
    "x" * 40,
]
UNSEEN = {
    "a line feed": "A\nB",
    "a tab": "A\tB",
    "a bell": "A\x07",
    "an escape": "\x1b[31mA",
    "right to left": "A\u202eB",
    "an isolate": "\u2066A\u2069",
    "a left-to-right mark": "A\u200eB",
    "a zero-width space": "A\u200bB",
    "a word joiner": "A\u2060B",
    "a byte order mark": "\ufeffA",
    "a soft hyphen": "A\u00adB",
    "a joiner between letters": "A\u200dB",
    "a joiner at the end": "A\u200d",
    "a non-joiner between letters": "A\u200cB",
    "a line separator": "A\u2028B",
    "a no-break space": "A\u00a0B",
    "a tag": "A\U000e0041",
    "a private letter": "\ue000",
    "no letter at all": "\ufffe",
    "a Hangul filler": "\u3164",
    "an empty Braille cell": "\u2800",
    "a grapheme joiner": "A\u034fB",
}
UNREADABLE = {
    "a mark alone": "\u0301",
    "marks alone": "\u0301\u0302 \u0303",
    "Zalgo": "Z\u0300\u0301\u0302\u0303a",
}
ALIKE = {
    "a Cyrillic A": ("\N{CYRILLIC CAPITAL LETTER A}nna", "Anna"),
    "small Cyrillic letters": ("Ann\N{CYRILLIC SMALL LETTER A}", "Anna"),
    "all Cyrillic": ("\u0410\u0421\u0415", "ACE"),
    "a Greek omicron": ("B\N{GREEK SMALL LETTER OMICRON}b", "Bob"),
    "a palochka": ("Pau\N{CYRILLIC SMALL LETTER PALOCHKA}", "Paul"),
    "a Cherokee letter": ("\N{CHEROKEE LETTER TLE}iam", "Liam"),
    "a zero": ("B0B", "BOB"),
    "a one": ("E1i", "Eli"),
    "a capital I": ("AI", "Al"),
    "full width": ("\uff21nn", "Ann"),
    "bold letters": ("\U0001d400nn", "Ann"),
    "another apostrophe": ("O’Neil", "O'Neil"),
    "another dash": ("A–B", "A-B"),
    "two blanks": ("Ann  B", "Ann B"),
}
UNLIKE = [
    ("Kai", "Kal"),
    ("Jose", "José"),
    ("Ann", "Anna"),
    ("Player 1", "Player 2"),
    ("Ida", "Ada"),
    ("Ian", "Lan"),
    ("Mamie", "Marnie"),
    ("Мама", "Папа"),
]


@pytest.mark.parametrize("name", FINE)
def test_people_are_called_as_they_like(send, name):
    """In any script, also by an emoji; it comes back as it was said."""
    assert name == Phone.opening(send, name, "Somebody").look()["seats"][0]["name"]


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_what_nobody_sees_is_no_part_of_a_name(send, name):
    """It would turn a line around, end it, or make two of one name."""
    assert {"0": [tell("error-name-invisible")]} == refused(opening(send, name, "Bob"))["seats"]


@pytest.mark.parametrize("name", UNREADABLE.values(), ids=UNREADABLE)
def test_a_name_can_be_read(send, name):
    """Marks need a letter, and a letter bears only so many."""
    (why,) = refused(opening(send, name, "Bob"))["seats"]["0"]

    assert why in (
        "Choose a name that people can read.",
        "A letter can have at most 3 accents or other marks.",
    )


@pytest.mark.parametrize("name", ["", " ", "x" * 41, "\N{GRINNING FACE}" * 41])
def test_a_name_has_1_to_40_characters(send, name):
    """Blanks around it are none."""
    assert ["0"] == list(refused(opening(send, name, "Bob"))["seats"])


def test_a_name_has_one_spelling(send):
    """An accent of its own becomes part of its letter."""
    assert "Zoë" == Phone.opening(send, "Zoe\u0308", "Bob").look()["seats"][0]["name"]


@pytest.mark.parametrize(("name", "other"), ALIKE.values(), ids=ALIKE)
def test_nobody_sits_down_who_looks_like_somebody_else(send, name, other):
    """When the match is opened, when somebody joins, and when somebody is renamed; told which way it came."""
    why = f"{name} looks too much like {other}"
    phone = Phone.opening(send, other, "Somebody")

    assert refused(opening(send, other, name))["seats"] == [f"{why}: change one of the two names."]
    for claim in ({"claim": "match.join", "name": name}, {"claim": "match.rename", "seat": 1, "name": name}):
        (told,) = refused(phone.tell(claim))["name"]
        assert told == f"{why}, who is here already: choose another name."


@pytest.mark.parametrize(("name", "other"), UNLIKE)
def test_names_that_people_really_bear_go_together(send, name, other):
    """Whoever can read tells them apart."""
    assert 201 == opening(send, name, other).status


def test_one_may_be_renamed_to_what_looks_like_oneself(send):
    """A slip of the scorekeeper's keyboard is put right."""
    phone = Phone.opening(send, "Ann\N{CYRILLIC SMALL LETTER A}", "Bob")

    assert 201 == phone.tell({"claim": "match.rename", "seat": 0, "name": "Anna"}).status


def test_the_same_name_is_told_as_before(send):
    """Capitals make no other name."""
    assert refused(opening(send, "Ann", "ANN"))["seats"] == ["Two people have the same name."]


def test_a_group_has_a_name_that_can_be_read(send):
    """By the same rules."""
    answer = post(send, "/v1/groups", {"name": "Fri\u202eday"})

    assert {"name": [tell("error-name-invisible")]} == refused(answer)


def test_what_is_stored_is_never_refused(app, dealt, send):
    """Names from before these rules are read, leave in records that come in again, and play a rematch."""
    old = {0: "A\u2800", 1: "\N{CYRILLIC CAPITAL LETTER A}nn", 2: "Ann"}

    def rename(session) -> None:
        for seat, name in old.items():
            journal.set_name_person_and_face_of_seat(session, dealt.match, seat, name, None)

    with app.app_context():
        transact(rename)
    record = dealt.get("/record.ndjson")
    headers = {"Content-Type": "application/x-ndjson", "Idempotency-Key": new_key()}
    brought = send("POST", "/v1/records", headers, record.body)
    dealt.claim("match.score", winner=0, points=10)
    rematch = dealt.post(f"{dealt.path}/rematch")

    assert list(old.values()) == [seat["name"] for seat in dealt.look()["seats"]]
    assert (200, 201, 201) == (record.status, brought.status, rematch.status)


@pytest.mark.parametrize("name", [*FINE, *UNSEEN.values(), *UNREADABLE.values()])
def test_names_alike_but_for_capitals_look_alike(name):
    """So nobody has two of what a group takes for one person."""
    assert name == names.find_look_alike_name(
        name.upper() if people.casefolded_name(name.upper()) == people.casefolded_name(name) else name, [name]
    )


def opening(send, *told: str) -> Answer:
    return post(send, "/v1/matches", {"game": "uno", "seats": list(told)})


def refused(answer: Answer) -> dict:
    """The errors that a 422 tells."""
    assert answer.status == 422, answer.body
    return answer.json["errors"]
