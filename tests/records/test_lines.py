"""A record says what it is, tells every entry, and can be checked by somebody else."""

import hashlib
import json
import re

import pytest

from referee.records.ndjson import sha256_of_text, to_line_with_digest
from referee.services.records import parse_and_check_record
from tests.records.writing import (
    OPENED_AT,
    TOLD,
    opened,
    record_of,
    scenario,
    some_places,
    told,
    without_probes,
    written_again,
)
from tools.transcripts import SCENARIOS

PROBED = 12
each_transcript = pytest.mark.parametrize("name", TOLD)


@each_transcript
def test_a_record_comes_back_as_it_was(name):
    """Every game told in tests/scenarios: nothing of it is refused, and written again it is the same text."""
    transcript = told((SCENARIOS / name).read_text(encoding="utf-8"))
    record = record_of(transcript)

    with without_probes():
        assert record == written_again(parse_and_check_record(record), transcript)


def test_a_match_can_go_on_from_its_record(fresh_seed):
    """The same games with all that is tried on them; others in the next run."""
    for place in some_places(len(TOLD), PROBED, fresh_seed):
        transcript = told((SCENARIOS / TOLD[place]).read_text(encoding="utf-8"))

        assert transcript.snapshot == parse_and_check_record(record_of(transcript)).snapshot, TOLD[place]


def test_every_line_is_sealed_as_the_documentation_says():
    """Cut off the last 77 characters, put a brace there, hash: whoever reads this can check a record."""
    for line in scenario("uno/call_contested.txt").decode().splitlines():
        found = re.fullmatch(r'(.*),"digest":"([0-9a-f]{64})"}', line)
        cut = line[:-77] + "}"

        assert found[1] + "}" == cut
        assert found[2] == hashlib.sha256(cut.encode()).hexdigest() == json.loads(line)["digest"]


def test_the_trailer_seals_all_that_stands_before_it():
    """So a line that is missing is missed, and so are lines in another order."""
    *lines, trailer = scenario("uno/scorepad.txt").splitlines(keepends=True)

    assert json.loads(trailer)["before"] == hashlib.sha256(b"".join(lines)).hexdigest()


def test_a_record_tells_the_header_the_entries_the_rounds_and_the_end():
    """In this order, with what the header says of the match."""
    record = record_of(told("uno standard to 500 | Ann Bob Cat\nscore: winner Bob 40\nnote: zoë\n"))
    header, *middle, trailer = opened(record)

    assert ["entry", "entry", "entry", "round"] == [line["part"] for line in middle]
    assert {
        "part": "header",
        "what": "A match of a card game, kept by Referee",
        "format": 1,
        "referee": "0.2.0",
        "game": "uno",
        "opened_at": OPENED_AT,
        "seats": [{"seat": 0, "name": "Ann"}, {"seat": 1, "name": "Bob"}, {"seat": 2, "name": "Cat"}],
        "rules": middle[0]["claim"]["rules"],
    } == header
    assert {"entries": 3, "rounds": 1, "totals": [0, 40, 0]} == {
        name: trailer[name] for name in ("entries", "rounds", "totals")
    }
    assert "zoë".encode() in record


def test_who_has_left_and_who_came_later_are_told_too():
    """Everybody who ever had a seat."""
    text = "uno standard to 500 | Ann Bob Cat\nscore: winner Bob 40\njoin: Dan\nBob leaves\n"
    header, *_ = opened(record_of(told(text)))

    assert ["Ann", "Bob", "Cat", "Dan"] == [seat["name"] for seat in header["seats"]]


def test_a_round_is_told_as_the_entries_in_force_make_it():
    """What was taken back is among the entries and not among the rounds."""
    text = "uno standard to 500 | Ann Bob\nscore: winner Bob 40\ntake back to 1\nscore: winner Ann 30\n"
    lines = opened(record_of(told(text)))

    assert [[30, 0]] == [line["points"] for line in lines if line["part"] == "round"]
    assert 4 == sum(line["part"] == "entry" for line in lines)


def test_a_digest_is_that_of_the_text_alone():
    line = to_line_with_digest({"part": "x"})

    assert '{"part":"x","digest":"' + sha256_of_text('{"part":"x"}') + '"}\n' == line


@pytest.mark.parametrize(
    "text",
    [
        "uno standard to 200, scoring elimination | Ann Bob Cat Dan\n"
        "paper after 3 rounds: Ann 210, Bob 90\njoin: Eve\nscore: Bob 0, Cat 5, Dan 6, Eve 70\nCat leaves\n"
        "rules: standard to 150, scoring elimination\nCat comes back with 20 left of Bob\nvoid\n"
        "deal: red 5\nvoid\n",
        "golf standard to 9 | Ann Bob Cat\npaper after 7 rounds: Ann 4, Bob 5, Cat 6\nBob leaves\n"
        "score: Ann 1, Cat 2\nBob comes back\njoin: Dan with 40\nscore round 8: Ann 3\n"
        "score: Ann 1, Bob 2, Cat 3, Dan 4\n",
    ],
)
def test_who_comes_and_goes_and_what_stood_on_paper_comes_back_in(text):
    """The same state, from the same lines."""
    transcript = told(text)
    brought = parse_and_check_record(record_of(transcript))

    assert transcript.snapshot == brought.snapshot
