"""What the first look at the page costs, and what it may do."""

import json
import re
from typing import NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route

from referee import create_app, page
from referee.config import read_config
from tests.page.phones import Screen
from tests.settings import UNLIMITED

pytestmark = pytest.mark.usefixtures("keeps_files")

MOST_BYTES = 60_000
MOST_REQUESTS = 40
MOST_STEPS = 2
"""The shell, and what it names: nothing that is needed at first waits for something else to be read."""

SIZE_OF_PICTURE = """async (address) => {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    return `${picture.naturalWidth}x${picture.naturalHeight}`;
}"""


COLOR_OF_PAGE = """() => [document.documentElement, document.body]
    .map((one) => getComputedStyle(one).backgroundColor).find((color) => color !== "rgba(0, 0, 0, 0)")"""
COLOR_OF_BAR = """() => {
    const told = [...document.querySelectorAll("meta[name=theme-color]")];
    const swatch = document.createElement("span");
    swatch.style.color = told.find(({ media }) => matchMedia(media).matches).content;
    document.body.append(swatch);
    return getComputedStyle(swatch).color;
}"""


@pytest.fixture
def client():
    """Over no database: the page needs none."""
    return create_app(
        read_config({"REFEREE_DATABASE_URL": "sqlite:////nowhere/at/all", **UNLIMITED})
    ).test_client()


def asset(path: str) -> str:
    return f"/page/{page.digest_of_assets()}/{path}"


class Load(NamedTuple):
    """The first load of a phone: how many bytes each request took, and in which step each address was asked
    for."""

    sizes: list[int]
    steps: dict[str, int]


def first_load(phone: Screen) -> Load:
    phone.page.clock.install(time=0)
    phone.page.clock.pause_at(1)  # what is fetched a second later stays away, however busy the machine is
    session = phone.context.new_cdp_session(phone.page)
    session.send("Network.enable")
    load = Load([], {})

    def asked(told: dict) -> None:
        by = told["initiator"]
        calls = by.get("stack", {}).get("callFrames", [])
        before = by.get("url") or (calls[0]["url"] if calls else None)
        load.steps[told["request"]["url"]] = load.steps.get(before, 0) + 1

    session.on("Network.requestWillBeSent", asked)
    session.on("Network.loadingFinished", lambda told: load.sizes.append(told["encodedDataLength"]))
    phone.at_home()
    phone.page.wait_for_load_state("networkidle")
    return load


def test_the_first_load_is_small(new_phone):
    """At most 40 requests and 60 kB over the wire, all of them to the server itself and in two steps."""
    phone = new_phone()
    load = first_load(phone)

    assert len(load.sizes) == len(load.steps) <= MOST_REQUESTS
    assert sum(load.sizes) <= MOST_BYTES
    assert MOST_STEPS == max(load.steps.values())
    assert {f"127.0.0.1:{phone.server.port}"} == {urlsplit(address).netloc for address in load.steps}


def test_a_module_that_the_shell_forgets_is_a_step_more(new_phone):
    """Such a load would take longer by a way to the server and back, and is found."""
    phone = new_phone()
    forgotten = asset("core/api.js")

    def forget(route: Route) -> None:
        answer = route.fetch()
        link = f'<link rel="modulepreload" href="{forgotten}">'
        assert link in answer.text()
        route.fulfill(response=answer, body=answer.text().replace(link, ""))

    phone.page.route(f"{phone.address}/", forget)
    steps = first_load(phone).steps

    assert {f"{phone.address}{forgotten}"} == {path for path, step in steps.items() if step > MOST_STEPS}


def test_the_document_of_the_api_is_read_without_the_internet(new_phone):
    """Swagger UI shows it, with an operation to unfold; all of it comes from the server itself."""
    phone = new_phone()
    addresses = []
    phone.page.on("request", lambda request: addresses.append(request.url))
    phone.page.goto("/docs")
    operation = phone.page.locator("#operations-matches-post_v1_matches button").first
    operation.tap(timeout=30_000)  # ms: the whole document is laid out before it can be tapped
    phone.reads("Idempotency-Key")

    elsewhere = [address for address in addresses if not address.startswith("data:")]
    assert {f"127.0.0.1:{phone.server.port}"} == {urlsplit(address).netloc for address in elsewhere}


def test_the_shell_allows_itself_nothing_else(client):
    """No inline script or style, nothing from elsewhere, no text that becomes markup."""
    response = client.get("/")
    policy = dict(part.split(" ", 1) for part in response.headers["Content-Security-Policy"].split("; "))

    assert 200 == response.status_code
    assert "unsafe" not in str(policy)
    assert ("'none'", "'self'", "'self'", "'none'", "'script'") == (
        policy["default-src"],
        policy["script-src"],
        policy["style-src"],
        policy["frame-ancestors"],
        policy["require-trusted-types-for"],
    )
    assert "no-cache" == response.headers["Cache-Control"]


def test_the_shell_names_every_module_it_needs_at_first(client):
    """So that they are fetched together; and each of them is there."""
    text = client.get("/").text

    for module in page.home_screen_modules():
        assert f'rel="modulepreload" href="{asset(module)}"' in text
        assert 200 == client.get(asset(module)).status_code


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_bar_above_the_page_has_the_color_of_its_paper(new_phone, scheme):
    """By day and by night: what a browser is told of it is what it paints."""
    page = new_phone(color_scheme=scheme).at_home().page

    assert page.evaluate(COLOR_OF_PAGE) == page.evaluate(COLOR_OF_BAR)


def test_assets_are_kept_for_ever_and_travel_small(client):
    """Their address changes whenever one of them does."""
    plain = client.get(asset("main.js"))
    zipped = client.get(asset("main.js"), headers={"Accept-Encoding": "gzip"})

    assert "public, max-age=31536000, immutable" == plain.headers["Cache-Control"]
    assert ("gzip", None) == (zipped.headers["Content-Encoding"], plain.headers.get("Content-Encoding"))
    assert len(zipped.data) < len(plain.data)
    assert "Accept-Encoding" in plain.headers["Vary"]


@pytest.mark.parametrize("path", ["/page/old/main.js", asset("../__init__.py"), asset("nothing.js")])
def test_nothing_else_is_served(client, path):
    """No old version under a new address, and no file beside."""
    assert 404 == client.get(path).status_code


def test_a_phone_gets_its_icon_in_the_size_it_wants(client, new_phone):
    """Those of the manifest and the one of the shell are pictures, as large as they say."""
    told = json.loads(client.get("/manifest.webmanifest").data)["icons"]
    wanted = {one["src"]: one["sizes"].partition("x")[0] for one in told if one["type"] == "image/png"}
    touch = re.search(r'"apple-touch-icon" href="([^"]+-(\d+)\.png)"', client.get("/").text)
    wanted[touch[1]] = touch[2]
    phone = new_phone().at_home()
    for address, size in wanted.items():
        assert f"{size}x{size}" == phone.page.evaluate(SIZE_OF_PICTURE, address)

    assert ["any", "any", "maskable"] == [one["purpose"] for one in told if one["type"] == "image/png"]
    assert {"192", "512", "180"} == set(wanted.values())


def test_a_phone_shows_what_it_installs(client, new_phone):
    """Two screens, as large as they say, with words for who does not see them; together below 60 kB. Neither
    the first load nor what is kept for later has them.
    """
    manifest = json.loads(client.get("/manifest.webmanifest").data)
    told = manifest["screenshots"]
    bodies = [client.get(one["src"]) for one in told]
    phone = new_phone().at_home()

    assert "/" == manifest["id"]
    assert ["narrow", "narrow"] == [one["form_factor"] for one in told]
    assert all(one["label"] for one in told)
    assert sum(len(body.data) for body in bodies) < MOST_BYTES
    assert {"image/webp"} == {body.content_type for body in bodies}
    assert [one["sizes"] for one in told] == [
        phone.page.evaluate(SIZE_OF_PICTURE, one["src"]) for one in told
    ]
    assert not any(one["src"] in client.get("/sw.js").text for one in told)
