"""An edit is judged before its match is locked, and entered only if the match has not moved on meanwhile."""

import pytest

from referee.services import claims
from tests.api.joining import joined
from tests.api.phone import Phone, new_key

UNDO = {"claim": "match.take_back", "to": 1}


@pytest.fixture
def noted(phone: Phone) -> Phone:
    phone.claim("match.note", text="one")
    return phone


def beside(monkeypatch: pytest.MonkeyPatch, *works) -> list[int]:
    """Do one of these works after each judging; the list has the number of judgings."""
    judged, judge, left = [], claims._judge_edit_without_lock, list(works)

    def judge_slowly(*told):
        ahead = judge(*told)
        judged.append(len(judged) + 1)
        if left:
            left.pop(0)()
        return ahead

    monkeypatch.setattr(claims, "_judge_edit_without_lock", judge_slowly)
    return judged


def test_an_edit_that_another_claim_overtakes_is_told_what_it_missed(noted, monkeypatch):
    number = noted.look()["number"]
    judged = beside(monkeypatch, lambda: noted.claim("match.note", text="two"))
    answer = noted.post(f"{noted.path}/claims", UNDO | {"after": number})

    assert (409, "urn:referee:problem:stale") == (answer.status, answer.json["type"])
    assert ["two"] == [one["claim"]["text"] for one in answer.json["missed"]]
    assert [1] == judged


def test_an_edit_is_judged_again_where_only_a_phone_came_in(noted, monkeypatch):
    number = noted.look()["number"]
    judged = beside(monkeypatch, lambda: joined(noted, watch=True))
    answer = noted.post(f"{noted.path}/claims", UNDO | {"after": number})

    assert (201, number + 2) == (answer.status, answer.json["number"])
    assert [1, 2] == judged


def test_an_edit_that_never_comes_to_its_turn_is_stale(noted, monkeypatch):
    """After three judgings nobody is kept waiting any longer."""
    number = noted.look()["number"]
    judged = beside(monkeypatch, *[lambda: joined(noted, watch=True)] * 3)
    answer = noted.post(f"{noted.path}/claims", UNDO | {"after": number})

    assert 409 == answer.status
    assert [1, 2, 3] == judged


def test_an_edit_that_was_entered_meanwhile_with_its_key_is_answered_once(noted, app, monkeypatch):
    """A retry that comes from another network while the first request is judged gets the same bytes."""
    key, asked, first = new_key(), UNDO | {"after": noted.look()["number"]}, []
    headers = {"Authorization": f"Bearer {noted.token}", "Idempotency-Key": key}
    elsewhere = {"REMOTE_ADDR": "192.0.2.9"}

    def retry() -> None:
        with app.test_client() as client:
            path = f"{noted.path}/claims"
            answer = client.post(path, json=asked, headers=headers, environ_overrides=elsewhere)
            first.append((answer.status_code, answer.data))

    beside(monkeypatch, retry)
    second = noted.post(f"{noted.path}/claims", asked, key)

    assert [(201, second.body)] == first
    assert (201, "true") == (second.status, second.headers["Idempotent-Replayed"])
