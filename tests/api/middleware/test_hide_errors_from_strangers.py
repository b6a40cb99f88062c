"""Whoever has no token is told so, and not what else is wrong with the request."""

import pytest

from tests.api.phone import new_key

NONSENSE = (b'{"claim":', b'{"nonsense": 1}', b"\xff", b"[" * 3000)
WITH_A_BODY = ("claims", "knocks/nobody", "tickets")


def _headers(token: str | None) -> dict[str, str]:
    headers = {"Content-Type": "application/json", "Idempotency-Key": new_key()}
    return headers if token is None else headers | {"Authorization": f"Bearer {token}"}


@pytest.mark.parametrize("path", WITH_A_BODY)
@pytest.mark.parametrize("body", NONSENSE, ids=["cut short", "unknown field", "no text", "deep"])
@pytest.mark.parametrize("token", [None, "unknown" * 6], ids=["no token", "an unknown token"])
def test_a_request_without_a_token_is_401_whatever_it_says(dealt, path, body, token):
    answer = dealt.send("POST", f"{dealt.path}/{path}", _headers(token), body)

    assert (401, "urn:referee:problem:no-token") == (answer.status, answer.json["type"])
    assert "WWW-Authenticate" in answer.headers


@pytest.mark.parametrize("path", WITH_A_BODY)
def test_whoever_is_known_is_told_what_is_wrong(dealt, path):
    statuses = [
        dealt.send("POST", f"{dealt.path}/{path}", _headers(dealt.token), body).status for body in NONSENSE
    ]

    assert {400, 422} == set(statuses)


def test_a_match_that_is_not_there_is_told_first(dealt):
    """Also to whoever has a token of another one."""
    answer = dealt.send("POST", "/v1/matches/nothing/claims", _headers(dealt.token), b"{")

    assert 404 == answer.status


def test_where_no_token_is_wanted_the_fault_is_told(dealt):
    assert 400 == dealt.send("POST", "/v1/matches", _headers(None), b"{").status
