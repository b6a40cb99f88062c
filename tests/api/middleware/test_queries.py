"""The query of an address: what nobody reads is said, and not answered as if it had not been told."""

from urllib.parse import quote

import pytest
from flask import Response
from flask.testing import FlaskClient


def test_a_house_rule_in_the_query_of_a_question_is_not_passed_over(client):
    """'I asked under jump-in': a parameter that is none is named, with those that there are."""
    answer = client.get("/v1/questions?q=jump+in&house=jump-in")

    assert answer.status_code == 422
    assert answer.json["type"] == "urn:referee:problem:unfit"
    assert list(answer.json["errors"]) == ["house"]
    assert answer.json["detail"].startswith(
        "Unknown parameter 'house'. Allowed: preset, differences, house_rules, match, q,"
    )


def test_a_misspelt_moment_is_not_answered_with_the_present(phone):
    """'?att=1' is not the match as it stands now."""
    assert phone.get(att=1).json["errors"] == {"att": ["Unknown parameter 'att'. Allowed: may, kit, at."]}


def test_two_moments_are_one_too_many(phone):
    """Which of them was meant nobody can know."""
    answer = phone.send("GET", f"{phone.path}?at=1&at=2", {"Authorization": f"Bearer {phone.token}"}, None)

    assert answer.status == 422
    assert answer.json["errors"] == {"at": ["Parameter 'at' is given twice."]}


def test_every_unknown_one_is_named(client):
    answer = client.get("/v1/presets?a=1&b=2")

    assert answer.status_code == 422
    assert answer.json["errors"] == {
        name: [f"Unknown parameter '{name}'. This route has no parameters."] for name in "ab"
    }


def test_a_claim_with_an_unknown_parameter_is_not_entered(phone):
    """It is refused before anything is stored, like an unknown field of the claim."""
    claim = {"claim": "uno.deal", "turned_up": ["red 5"]}
    assert phone.tell(claim, query="?maybe=1").status == 422
    assert phone.look()["number"] == 1


@pytest.mark.parametrize("path", ["/", "/healthz", "/readyz", "/docs", "/openapi.json", "/sw.js"])
def test_pages_pass_over_what_they_do_not_know(app, path):
    """Links to pages come with all kinds of things behind them."""
    assert FlaskClient(app, Response).get(f"{path}?from=afar").status_code == 200


def test_a_token_in_the_address_is_told_as_that(client, phone):
    """The worse fault is the one that is told, and the token ends as before."""
    answer = client.get(f"/v1/matches/{phone.match}?token={phone.token}")

    assert answer.json["type"].endswith("token-in-address")


def test_every_parameter_that_is_documented_is_known(app, client):
    """What openapi.yaml says of a route is not called unknown there."""
    told = [
        (method, path, one["name"])
        for path, operations in app.extensions["referee-api"].spec.to_dict()["paths"].items()
        for method, operation in operations.items()
        if method != "parameters"
        for one in operation.get("parameters", ())
        if one["in"] == "query"
    ]
    assert len(told) > 20
    for method, path, name in told:
        answer = client.open(f"{path.format_map(ANYTHING)}?{name}=x", method=method.upper())
        errors = (answer.json or {}).get("errors", {})
        assert "Unknown parameter" not in str(errors), (method, path, name)


class _Anything(dict):
    def __missing__(self, _name):
        return "1"


ANYTHING = _Anything()


@pytest.mark.parametrize("name", ["\x00", "\ud800", "é", "'\"<", "x" * 500, "", "%ff", "a[b]"])
def test_whatever_is_told_is_answered(client, name):
    """No name of a parameter is a defect of ours."""
    told = quote(name, errors="surrogatepass")
    assert client.get(f"/v1/presets?{told}=1").status_code == 422
