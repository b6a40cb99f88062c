"""Every answer is guarded by its head, whatever route it comes from and whatever went wrong."""

import pytest

from referee import create_app, page
from referee.api.middleware import rate_limits
from referee.config import read_config
from referee.page import docs
from referee.storage import journal
from referee.storage.transactions import NotApplied
from tests.api.contract import ALWAYS_THERE
from tests.settings import UNLIMITED

GUARDS = {
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Vary": "Authorization",
}
NEVER = ("Set-Cookie", "X-Powered-By", "Strict-Transport-Security", "Access-Control-Allow-Origin")
FILLED = ALWAYS_THERE | {"version": page.digest_of_assets(), "path": "main.js", "name": "swagger-ui.css"}
NOT_OF_A_PART = {"Cross-Origin-Opener-Policy": None, "Permissions-Policy": None}
"""What scripts and styles do not say, as they are no documents."""
OF_THE_PAGE = {
    "/": {
        "Content-Security-Policy": page.CONTENT_SECURITY_POLICY,
        "Cache-Control": "no-cache",
        "Vary": "Accept-Encoding, Authorization",
    },
    "/ask/embed": {
        "Content-Security-Policy": page.FRAMED_PAGE_SECURITY_POLICY,
        "Cache-Control": "no-cache",
        "Vary": "Accept-Encoding, Authorization",
    },
    "/sw.js": {
        "Content-Security-Policy": page.CONTENT_SECURITY_POLICY,
        "Cache-Control": "no-cache",
        **NOT_OF_A_PART,
    },
    "/docs": {"Content-Security-Policy": docs.SWAGGER_UI_SECURITY_POLICY, "Cache-Control": "no-cache"},
    "/manifest.webmanifest": {"Cache-Control": "no-cache"},
    **dict.fromkeys(
        ("/docs/start.js", "/docs/swagger-ui.css"), {"Cache-Control": "no-cache", **NOT_OF_A_PART}
    ),
    f"/page/{page.digest_of_assets()}/main.js": {
        "Cache-Control": page.CACHE_FOREVER,
        "Vary": "Accept-Encoding, Authorization",
        **NOT_OF_A_PART,
    },
}
"""What is otherwise where people look at it, and not at answers."""
FOR_EVERYBODY = ("/v1/glossary", "/v1/house-rules", "/v1/presets", "/v1/rulebooks", "/v1/sources")
OF_EVERYBODY = {"Cache-Control": "public, no-cache", "Vary": "Accept-Encoding, Authorization"}
KEPT_BY_THE_PHONE = "private, no-cache"
"""With an ETag: it asks each time whether it still is so."""


@pytest.fixture
def client(app):
    """Not held to the contract: here only heads are looked at."""
    return super(app.test_client_class, app.test_client()).__self__


def check(response) -> None:
    """Raise AssertionError unless this answer is guarded."""
    kept = KEPT_BY_THE_PHONE if "ETag" in response.headers else "no-store"
    is_page = response.status_code == 200 and response.request.method != "OPTIONS"
    path = response.request.path
    is_everybodys = path.startswith(FOR_EVERYBODY) or path == "/openapi.json"
    otherwise = OF_EVERYBODY if is_everybodys else OF_THE_PAGE.get(path, {})
    expected = {**GUARDS, "Cache-Control": kept, **(otherwise if is_page else {})}
    told = {name: response.headers.get(name) for name in expected}
    assert told == expected, (response.request.path, response.status_code)
    assert [] == [name for name in NEVER if name in response.headers]
    response.close()


def paths(app, match: str) -> list[tuple[str, str]]:
    """Each route with a method of it, at a match, or at nothing where it takes an id of ours."""
    ids = {"match_id": match} | FILLED
    told = []
    for rule in app.url_map.iter_rules():
        values = {name: ids.get(name, "nothing") for name in rule.arguments}
        with app.test_request_context():
            path = app.url_map.bind("localhost").build(rule.endpoint, values, method=min(rule.methods))
        told += [(method, path) for method in sorted(rule.methods)]
    return told


def test_every_route_guards_every_answer(app, dealt):
    """Each method of each route, with the keeper's token, with a stranger's and without one."""
    client = app.test_client()
    client.application.extensions["contract"], contract = Unchecked(), app.extensions["contract"]
    tokens = ({}, {"Authorization": "Bearer made-up"}, {"Authorization": f"Bearer {dealt.token}"})
    seen = set()
    try:
        for headers in tokens:
            for method, path in paths(app, dealt.match):
                if (method, path) == ("DELETE", dealt.path) and headers is tokens[-1]:
                    continue
                query = {"wait": 0} if path.endswith("/stream") else None
                response = client.open(path, method=method, headers=headers, query_string=query)
                seen.add(response.status_code)
                check(response)
    finally:
        app.extensions["contract"] = contract

    assert {200, 400, 401, 404} <= seen


class Unchecked:
    def check(self, _response) -> None:
        """Heads alone matter here."""


@pytest.mark.parametrize(
    ("status", "method", "path", "headers", "body"),
    [
        (400, "POST", "/v1/matches", {"Content-Type": "application/json", "Idempotency-Key": "k" * 16}, b"{"),
        (404, "GET", "/v1/no/such/page", {}, None),
        (404, "GET", "/../../etc/passwd", {}, None),
        (405, "BREW", "/v1/matches", {}, None),
        (411, "POST", "/v1/matches", {"Content-Type": "application/json"}, None),
        (413, "POST", "/v1/matches", {"Content-Type": "application/json"}, b" " * 16_385),
        (415, "POST", "/v1/matches", {"Content-Type": "text/plain"}, b"{}"),
        (
            422,
            "POST",
            "/v1/matches",
            {"Content-Type": "application/json", "Idempotency-Key": "k" * 16},
            b"{}",
        ),
    ],
)
def test_every_problem_of_a_request_is_guarded(app, status, method, path, headers, body):
    """Before there is a route, or a caller."""
    response = app.test_client().open(path, method=method, headers=headers, data=body)

    assert status == response.status_code
    check(response)


@pytest.mark.parametrize(("error", "status"), [(RuntimeError(), 500), (NotApplied("gone"), 503)])
def test_our_own_failures_are_guarded(app, dealt, monkeypatch, caplog, error, status):
    """A defect, and an outage."""

    def fail(*_):
        raise error

    monkeypatch.setattr(journal, "find_match", fail)
    caplog.set_level("CRITICAL")
    response = app.test_client().get(dealt.path, headers={"Authorization": f"Bearer {dealt.token}"})

    assert status == response.status_code
    check(response)


def test_a_refusal_by_a_limit_is_guarded(app, monkeypatch):
    """429."""
    monkeypatch.setattr(app.extensions["referee-limits"], "is_on", True)
    monkeypatch.setattr(
        rate_limits, "LIMITS_BY_ROUTE", {("GET", "/healthz"): (rate_limits.IMPORTS_OF_AN_ADDRESS,)}
    )
    responses = [app.test_client().get("/healthz") for _ in range(7)]

    assert 429 == responses[-1].status_code
    for response in responses:
        check(response)


# --- what depends on how it is run ---

EMPTY = {"REFEREE_DATABASE_URL": "sqlite:////nowhere/at/all", **UNLIMITED}


def client_of(**settings: str):
    return create_app(read_config(EMPTY | settings)).test_client()


def test_https_is_kept_to_where_it_was_used():
    """A host that is reached by http alone must not be told to refuse it."""
    plain, secure = (client_of().get("/healthz", base_url=f"{scheme}://x") for scheme in ("http", "https"))

    assert "Strict-Transport-Security" not in plain.headers
    assert "max-age=63072000" == secure.headers["Strict-Transport-Security"]


def test_a_proxy_is_believed_only_where_there_is_one():
    """Anybody can write X-Forwarded-Proto."""
    told = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "192.0.2.1"}
    none, one = (client_of(REFEREE_PROXY_HOPS=hops).get("/healthz", headers=told) for hops in ("0", "1"))

    assert "Strict-Transport-Security" not in none.headers
    assert "Strict-Transport-Security" in one.headers


@pytest.mark.parametrize(
    "host",
    ["uno.example", "uno.example:8000", "a.home.arpa", "192.168.1.7:8000", "UNO.Example", "A.HOME.arpa"],
)
def test_a_host_that_was_named_is_answered(host):
    """With a dot in front it stands for all below it. Large and small letters are the same."""
    hosts = "Uno.example,.home.arpa,192.168.1.7"
    response = client_of(REFEREE_TRUSTED_HOSTS=hosts).get("/healthz", headers={"Host": host})

    assert 200 == response.status_code


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "uno.example.evil.example", "xuno.example", "localhost.evil.example"),
        *("127.0.0.1.evil.example", "192.168.1.7", "[::2]", "127.0.0.1:8000:8000", 'uno.example"'),
    ],
)
def test_any_other_host_is_refused_as_a_problem(host):
    """A page elsewhere may point a name of its own at our address."""
    response = client_of(REFEREE_TRUSTED_HOSTS="uno.example,.home.arpa").get(
        "/healthz", headers={"Host": host}
    )

    assert (400, "urn:referee:problem:unknown-host") == (response.status_code, response.json["type"])
    assert "does not accept the host name in the request" in response.json["detail"]
    check(response)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "127.0.0.1:8000", "localhost", "LocalHost", "localhost:8000", "[::1]", "[::1]:8000"]
)
def test_a_machine_may_always_ask_itself(host):
    """A container's health check does; nobody else can point these names at us."""
    response = client_of(REFEREE_TRUSTED_HOSTS="uno.example").get("/healthz", headers={"Host": host})

    assert 200 == response.status_code


def test_without_the_setting_any_host_is_answered():
    """A table's laptop has whatever name and address it has."""
    assert 200 == client_of().get("/healthz", headers={"Host": "192.168.1.7:8000"}).status_code


@pytest.mark.parametrize("protocol", ["HTTP/1.1", "HTTP/1.0"])
def test_a_request_of_http_1_1_names_its_host(protocol):
    """As HTTP asks for; older clients need not."""
    response = client_of().get("/healthz", environ_overrides={"HTTP_HOST": "", "SERVER_PROTOCOL": protocol})

    assert (400 if protocol == "HTTP/1.1" else 200) == response.status_code
