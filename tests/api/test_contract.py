"""openapi.yaml says what the service does: the same routes and shapes, and no answer but those in it."""

import contextlib
import json
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import hypothesis
import pytest
import schemathesis
import yaml
from flask import Flask
from openapi_spec_validator import OpenAPIV31SpecValidator
from schemathesis.config import SchemathesisConfig
from schemathesis.generation import GenerationMode
from schemathesis.schemas import APIOperation

from referee.codec import CLAIM_SCHEMAS
from referee.games import GAMES
from tests.api.contract import ALWAYS_THERE, PAGES
from tests.api.evenings import Circle
from tests.api.joining import code, knock, phones
from tests.api.phone import Phone, Send
from tests.api.readers import link_to_group, link_to_match
from tests.seeds import FIXED_SEED

WRITTEN = Path(__file__).parents[2] / "openapi.yaml"


@pytest.fixture
def spec(app) -> dict:
    return app.extensions["referee-api"].spec.to_dict()


def test_the_document_in_the_repository_is_the_apps_own(spec):
    """`referee openapi > openapi.yaml` writes it anew."""
    assert yaml.safe_load(yaml.safe_dump(spec)) == yaml.safe_load(WRITTEN.read_text(encoding="utf-8"))


def test_the_document_is_valid_openapi(spec):
    """Of version 3.1."""
    assert spec["openapi"].startswith("3.1")
    assert [] == [error.message for error in OpenAPIV31SpecValidator(spec).iter_errors()]


def test_every_route_is_documented_and_nothing_else(app, spec):
    """Paths and methods, both ways."""
    routes = {
        (rule.rule.replace("<int:", "{").replace("<", "{").replace(">", "}"), method.lower())
        for rule in app.url_map.iter_rules()
        for method in rule.methods - {"HEAD", "OPTIONS"}
        if rule.rule not in PAGES
    }
    documented = {
        (path, method)
        for path, operations in spec["paths"].items()
        for method in operations
        if method != "parameters"
    }

    assert routes == documented


def test_every_claim_can_be_found_by_its_tag(spec):
    """The union of claims names them all, and so does its discriminator."""
    claim = spec["components"]["schemas"]["Claim"]
    tags = {kind.tag for game in GAMES.values() for kind in game.claims} - {"match.open", "match.phone"}

    assert tags == set(CLAIM_SCHEMAS) == set(claim["discriminator"]["mapping"])
    assert sorted(claim["discriminator"]["mapping"].values()) == sorted(ref["$ref"] for ref in claim["oneOf"])


def test_every_claim_that_is_answered_can_be_found_by_its_tag(spec):
    """Those included that only the service enters, and those that are offered."""
    schemas = spec["components"]["schemas"]
    told = [shape["properties"]["claim"]["enum"] for shape in schemas["LegalClaim"]["oneOf"]]

    assert {*CLAIM_SCHEMAS, "match.open", "match.phone"} == set(
        schemas["HeardClaim"]["discriminator"]["mapping"]
    )
    assert [[tag] for tag in CLAIM_SCHEMAS] == told


def test_no_object_is_left_open(spec):
    """Each names its members, or says what each of them holds."""
    assert [] == list(_loose(spec["components"]["schemas"], "schemas"))
    assert [] == list(_loose(spec["paths"], "paths"))


def _loose(part, path: str) -> Iterator[str]:
    if isinstance(part, dict):
        if part.get("type") == "object" and not {"properties", "additionalProperties"} & {*part}:
            yield path
        if {} in (part.get("items"), part.get("additionalProperties"), part.get("schema")):
            yield path
        for name, told in part.items():
            yield from _loose(told, f"{path}/{name}")
    elif isinstance(part, list):
        for number, told in enumerate(part):
            yield from _loose(told, f"{path}/{number}")


def test_every_claim_says_what_it_is(spec):
    """And so does all that is inside of one, and the open round of each game: in sentences, none of them of
    Python."""
    schemas = spec["components"]["schemas"]
    claims = [schemas[tag] for tag in CLAIM_SCHEMAS]
    inside = [schemas[ref.rpartition("/")[2]] for ref in _references(claims)]
    rounds = [schemas[f"{title}Round"] for title in ("UNO", "UNOGolf")]
    told = [shape.get("description", "") for shape in (*claims, *inside, *rounds)]

    assert [] == [text for text in told if not text.endswith(".") or "None" in text or "\n" in text]


def test_every_event_can_be_found_by_its_tag(spec):
    """The union of events names those of every game."""
    events = {kind.tag for game in GAMES.values() for kind in game.events}

    assert events == set(spec["components"]["schemas"]["Event"]["discriminator"]["mapping"])


def test_every_reference_leads_somewhere(spec):
    """And every shape says in a sentence what it is."""
    schemas = spec["components"]["schemas"]

    assert {ref.removeprefix("#/components/schemas/") for ref in _references(spec)} <= set(schemas) | {
        ref for ref in _references(spec) if "/responses/" in ref
    }


def _references(part) -> set[str]:
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*map(_references, part.values()))
    return set().union(*map(_references, part)) if isinstance(part, list) else set()


def test_every_operation_is_summed_up(spec):
    """In a sentence for the reader of the document."""
    operations = [
        told for path in spec["paths"].values() for method, told in path.items() if method != "parameters"
    ]

    assert [] == [told for told in operations if not told.get("summary", "").endswith(".")]


@pytest.mark.parametrize(
    "wrong",
    [
        {"state": None},
        {"number": "3"},
        {"findings": [{"article": "uno.match"}]},
        {"events": [{"event": "uno.nothing"}]},
        {"secret": 1},
        {"verdict": "maybe"},
    ],
    ids=str,
)
def test_the_check_of_answers_sees_what_is_wrong(app, dealt, wrong):
    """Every answer of these tests is held to the document: here it is shown that this means something."""
    answer = dealt.claim("uno.play", seat=1, card="red 7")
    shape = "/components/schemas/Answer"
    app.extensions["contract"].fits(shape, answer)

    with pytest.raises(AssertionError):
        app.extensions["contract"].fits(shape, answer | wrong)


def test_a_member_that_is_missing_is_seen(app, dealt):
    """Each of those that an answer always has."""
    answer = dealt.claim("uno.play", seat=1, card="red 7")
    for name in answer:
        with pytest.raises(AssertionError):
            app.extensions["contract"].fits(
                "/components/schemas/Answer", {other: answer[other] for other in answer if other != name}
            )


# --- requests made from the document ---

A_FEW, MANY = 2, 20
"""Requests of each operation and way; tests/left_out.py says which run when."""
SETTINGS = hypothesis.settings(
    phases=[hypothesis.Phase.generate],
    suppress_health_check=list(hypothesis.HealthCheck),
)
# A seat where nobody sits is well-formed; whether it fits, the document cannot say.
FITTING = ["2xx", "304", "404", "409", "422"]
CONFIG = SchemathesisConfig.from_dict(
    {
        "generation": {"allow-x00": False},  # JSON allows it and a schema cannot forbid it; we do
        "checks": {
            "positive_data_acceptance": {"expected-statuses": FITTING},
            "negative_data_rejection": {
                "expected-statuses": ["400", "401", "404", "405", "409", "411", "413", "415", "422"]
            },
            "missing_required_header": {"expected-statuses": ["400", "401", "411", "415", "422"]},
        },
        # Nor can the document say that a knock wants its own token where a ticket wants none.
        "operations": [
            {
                "include-path": "/v1/joins",
                "checks": {"positive_data_acceptance": {"expected-statuses": [*FITTING, "401"]}},
            }
        ],
    }
)
CANNOT_BE_ASKED_WRONGLY = {
    "/v1/rulebooks/{game_name}",
    "/v1/rulebooks/{game_name}/articles/{article_id}",
    "/v1/rulebooks/{game_name}/chapters/{chapter_id}",
    "/v1/rulebooks/{game_name}/differences",
    "/v1/rulebooks/{game_name}/differences/{difference_id}",
    "/v1/sources",
    "/v1/sources/{source_key}",
    "/v1/glossary",
    "/v1/glossary/{word_id}",
    "/v1/presets",
    "/v1/house-rules",
    "/healthz",
    "/readyz",
    "/metrics",
}
"""Any text fits what these take."""


@schemathesis.serializer("application/x-ndjson")
def as_lines(context: schemathesis.SerializationContext, value: Any) -> bytes:
    """Whatever text was made up, as it is; the rest as JSON."""
    return value.encode("utf-8", "replace") if isinstance(value, str) else json.dumps(value).encode()


OF_A_GROUP = {
    "/v1/matches",
    "/v1/groups/{group_id}",
    "/v1/groups/{group_id}/history",
    "/v1/groups/{group_id}/standings",
    "/v1/groups/{group_id}/people/{person_id}",
    "/v1/groups/{group_id}/people/{person_id}/merge",
    "/v1/groups/{group_id}/readers",
    "/v1/groups/{group_id}/readers/{reader_id}",
    *(f"/v1/groups/{{group_id}}/history.{kind}" for kind in ("csv", "xlsx")),
    *(f"/v1/groups/{{group_id}}/standings.{kind}" for kind in ("csv", "xlsx")),
    "/v1/records",
}
"""What a group's token is for."""
STREAM = "/v1/matches/{match_id}/stream"


each_mode = pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


@each_mode
def test_what_is_asked_by_the_document_is_answered_by_it(app, send, seed_of_requests, mode):
    """Requests that fit it and requests that do not, on every route: each answer is as documented."""
    assert set() == unasked(app, send, seed_of_requests, mode, A_FEW)


@pytest.mark.timeout(900)  # a minute or so where nothing else is done
@each_mode
def test_so_is_all_that_is_asked_by_it(app, send, seed_of_requests, mode):
    """Ten times as many of them."""
    assert set() == unasked(app, send, seed_of_requests, mode, MANY)


@pytest.fixture
def seed_of_requests(database_url: str, fresh_seed: int) -> int:
    """On SQLite they are the same on every run, on PostgreSQL they are new ones."""
    return FIXED_SEED if database_url.startswith("sqlite") else fresh_seed


def unasked(app: Flask, send: Send, seed: int, mode: GenerationMode, examples: int) -> set[str]:
    """Ask on every route; the routes on which nothing could be asked, though something can."""
    schema = schemathesis.openapi.from_wsgi("/openapi.json", app, config=CONFIG)
    operations = [result.ok() for result in schema.get_all_operations()]
    # What does not fit changes nothing, so that all of it may be asked of the same things.
    made = Made(send)
    asked = {}
    for operation in operations:
        if mode is GenerationMode.POSITIVE:
            made = Made(send)
        asked[operation.label] = _ask(operation, made, seed, mode, examples)
    never = {operation.path for operation in operations if not asked[operation.label]}
    return never - (CANNOT_BE_ASKED_WRONGLY if mode is GenerationMode.NEGATIVE else set())


class Made:
    """A match, a group and all that belongs to them: `places` by the names of the document's parameters."""

    def __init__(self, send: Send):
        phone = Phone.opening(send, "Ann", "Bob", "Cat")
        phone.claim("uno.deal", turned_up=["red 5"])
        circle = Circle.opening(send)
        circle.evening("Dan", "Eve")
        self.places = ALWAYS_THERE | {
            "match_id": phone.match,
            "group_id": circle.group,
            "person_id": circle.people()["Dan"],
            "ticket_id": phone.post(f"{phone.path}/tickets").json["id"],
            "knock_id": knock(send, code(phone)).json["knock"],
            "phone_id": phones(phone)[0]["phone"],
        }
        self._readers = [link_to_match(phone).id, link_to_group(circle).id]
        self._keeper, self._group = phone.token, circle.token

    def placed(self, path: str) -> dict[str, Any]:
        """What stands in the places of this route; a link is of a match or of a group."""
        of_match, of_group = self._readers
        known = {**self.places, "reader_id": of_group if path in OF_A_GROUP else of_match}
        return {name: place for name, place in known.items() if f"{{{name}}}" in path}

    def token(self, path: str) -> str:
        """The one that this route is for."""
        return self._group if path in OF_A_GROUP else self._keeper


def _ask(operation: APIOperation, made: Made, seed: int, mode: GenerationMode, examples: int) -> Counter:
    """The statuses of the answers to what is made from one operation; each of them is checked."""
    statuses: Counter = Counter()
    token = made.token(operation.path)
    known = made.placed(operation.path)

    @hypothesis.seed(seed)
    @hypothesis.settings(SETTINGS, max_examples=examples)
    @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case) -> None:
        if mode is GenerationMode.POSITIVE:
            case.path_parameters = known
            if operation.path == STREAM:
                case.query = {**(case.query or {}), "wait": 0}  # or it would not end before ten minutes
            if "Authorization" in case.headers or _names_a_match(case):
                case.headers["Authorization"] = f"Bearer {token}"
        case.headers["Accept-Encoding"] = "identity"  # the client that asks the app unpacks nothing
        response = case.call()
        case.validate_response(response)
        statuses[response.status_code] += 1

    with contextlib.suppress(hypothesis.errors.Unsatisfiable):
        ask()
    return statuses


def _names_a_match(case: schemathesis.Case) -> bool:
    """Where a token is wanted only for that."""
    parts = (case.query, case.body)
    return any(isinstance(part, Mapping) and "match" in part for part in parts)
