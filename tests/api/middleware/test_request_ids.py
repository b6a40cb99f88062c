"""Whoever saw an answer finds its lines in the log: by the name of its request."""

import json
import re

import pytest
from flask import Flask

from referee.server import logging as logs

MADE_UP = re.compile("[0-9a-f]{32}")


@pytest.fixture
def lines(capsys: pytest.CaptureFixture):
    logs.start_logging("info")
    yield lambda: [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    logs.start_logging("off")


@pytest.mark.parametrize("path", ["/healthz", "/v1/nothing"])
def test_a_name_that_came_along_comes_back(app: Flask, lines, path):
    """And stands in the log."""
    response = app.test_client().get(path, headers={"X-Request-Id": "evening-42:ann.1"})

    assert "evening-42:ann.1" == response.headers["X-Request-Id"]
    assert ["evening-42:ann.1"] == [line["id"] for line in lines()]


@pytest.mark.parametrize("sent", [None, "", "two words", "x" * 65, "Zoë", '{"id": 1}', "a\tb"])
def test_another_gets_a_name_that_is_made_up(app: Flask, lines, sent):
    """One that cannot stand in a log is no name."""
    headers = {} if sent is None else {"X-Request-Id": sent}
    named = app.test_client().get("/healthz", headers=headers).headers["X-Request-Id"]

    assert MADE_UP.fullmatch(named)
    assert [named] == [line["id"] for line in lines()]


def test_no_two_requests_have_the_same_name(app: Flask):
    client = app.test_client()

    assert client.get("/healthz").headers["X-Request-Id"] != client.get("/healthz").headers["X-Request-Id"]


def test_a_problem_of_the_servers_tells_it(app: Flask, monkeypatch):
    """One of the request's does not: there is nothing to look up."""
    monkeypatch.setitem(app.view_functions, "health.check_liveness", lambda: 1 / 0)
    client = app.test_client()
    with_name = client.get("/healthz", headers={"X-Request-Id": "mine"}).json

    assert ("urn:referee:problem:internal-error", "mine") == (with_name["type"], with_name["request_id"])
    assert "request_id" not in client.get("/v1/nothing").json
