"""The address on an invite is one that another phone can open, whatever stands in front of the service."""

import pytest

from referee import create_app
from referee.config import read_config
from tests.api.closing import close
from tests.api.people.test_hostile_doors import code_of, drawn
from tests.api.phone import Phone, through
from tests.settings import UNLIMITED


@pytest.fixture
def invited(database_url):
    """What a keeper gets who asks for a ticket: by settings, and the headers of the request."""
    apps = []

    def invited(headers, **settings):
        app = create_app(read_config({"REFEREE_DATABASE_URL": database_url, **UNLIMITED, **settings}))
        apps.append(app)
        phone = Phone.opening(through(app.test_client()), "Ann", "Bob")
        return phone.post(f"{phone.path}/tickets", {}, None, **headers)

    yield invited
    for app in apps:
        close(app)


def _base(answer):
    """Where the invite leads to; the code to scan holds the very same."""
    body = answer.json
    assert body["url"].endswith(body["link"])
    assert drawn(body["qr"]) == drawn(code_of(body["url"]))
    return body["url"].removesuffix(body["link"])


PLAIN_PROXY = {"Host": "127.0.0.1:8000"}
"""A proxy that tells nothing, as most do by themselves."""


def test_behind_a_plain_proxy_the_public_address_is_on_the_code(invited):
    """'The code says 127.0.0.1': whoever runs the service says where it is."""
    answer = invited(PLAIN_PROXY, REFEREE_PUBLIC_URL="https://uno.example:8443/")

    assert _base(answer) == "https://uno.example:8443"


@pytest.mark.parametrize("host", ["127.0.0.1:8000", "uno.example"])
def test_behind_a_plain_proxy_the_page_knows_where_it_is(invited, host):
    """No setting at all: the page's own address is on the code, with the port that the proxy lost."""
    answer = invited({"Host": host, "Origin": "https://uno.example:8443"})

    assert _base(answer) == "https://uno.example:8443"


FORWARDED = {
    "X-Forwarded-Host": "uno.example",
    "X-Forwarded-Port": "8443",
    "X-Forwarded-Proto": "https",
    **PLAIN_PROXY,
}


@pytest.mark.parametrize(
    ("told", "address"),
    [
        (FORWARDED, "https://uno.example:8443"),
        (FORWARDED | {"X-Forwarded-Port": "443"}, "https://uno.example"),
        ({"X-Forwarded-Host": "uno.example:81", **PLAIN_PROXY}, "http://uno.example:81"),
    ],
)
def test_a_proxy_of_ours_tells_host_and_port(invited, told, address):
    assert _base(invited(told, REFEREE_PROXY_HOPS="1")) == address


def test_a_forwarded_host_of_anybody_else_is_not_believed(invited):
    """Everybody can write that header."""
    assert _base(invited(FORWARDED)) == "http://127.0.0.1:8000"


def test_more_hops_than_ours_tell_nothing(invited):
    """The host that a phone sent along itself is not that of the nearest proxy."""
    told = {**PLAIN_PROXY, "X-Forwarded-Host": "evil.example, uno.example"}

    assert _base(invited(told, REFEREE_PROXY_HOPS="1")) == "http://uno.example"


def test_a_page_of_another_origin_gets_our_address(invited):
    """It may ask, but phones come to us."""
    headers = {"Host": "uno.example", "Origin": "https://table.example"}

    assert _base(invited(headers, REFEREE_CORS_ORIGINS="https://table.example")) == "http://uno.example"


@pytest.mark.parametrize("origin", ["null", "file://", "https://evil.example", "https://a@uno.example", "x"])
def test_an_origin_that_is_not_ours_is_not_on_the_code(invited, origin):
    """With names of its own, the service goes by no other one."""
    headers = {"Host": "uno.example", "Origin": origin}

    assert _base(invited(headers, REFEREE_TRUSTED_HOSTS="uno.example")) == "http://uno.example"


def test_the_public_address_is_a_trusted_host(invited):
    """It need not be told twice."""
    settings = {"REFEREE_PUBLIC_URL": "https://uno.example", "REFEREE_TRUSTED_HOSTS": "192.168.1.7"}

    assert invited({"Host": "uno.example"}, **settings).status == 201
    assert invited({"Host": "evil.example"}, **settings).status == 400


def test_a_forwarded_host_hides_no_other_one(invited):
    """A page that pointed a name of its own at us cannot tell a better one beside it."""
    settings = {"REFEREE_PROXY_HOPS": "1", "REFEREE_TRUSTED_HOSTS": "uno.example"}

    assert invited({"Host": "evil.example", "X-Forwarded-Host": "uno.example"}, **settings).status == 400
    assert invited({"Host": "uno.example", "X-Forwarded-Host": "evil.example"}, **settings).status == 400
    assert invited({"Host": "uno.example", "X-Forwarded-Host": "uno.example"}, **settings).status == 201
