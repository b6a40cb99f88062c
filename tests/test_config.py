"""Settings are read once, and a wrong one is refused in a sentence."""

from pathlib import Path

import pytest

from referee.config import ConfigError, read_config


def test_an_empty_environment_is_enough():
    """Without any variable the server is this machine's alone, with one worker and a file beside it."""
    config = read_config({"PATH": "/bin"})

    assert (config.host, config.port, config.workers) == ("127.0.0.1", 8000, 1)
    assert config.database_url == f"sqlite:///{Path.cwd()}/referee.sqlite3"
    assert config.uses_sqlite


def test_an_empty_variable_counts_as_not_set():
    """Compose files hand over variables that nobody filled in."""
    assert read_config({"REFEREE_PORT": ""}) == read_config({})


def test_a_misspelled_variable_is_refused_with_the_nearest_name():
    """Ignored, it would leave its default in force, unseen."""
    with pytest.raises(ConfigError, match="REFEREE_DATABASEURL is not a setting.*REFEREE_DATABASE_URL"):
        read_config({"REFEREE_DATABASEURL": "sqlite:///x"})


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_every_spelling_of_postgresql_means_our_driver(scheme):
    """Hosters write postgres://, which SQLAlchemy refuses."""
    config = read_config({"REFEREE_DATABASE_URL": f"{scheme}://ann:secret@db/referee?sslmode=require"})

    assert config.database_url == "postgresql+psycopg://ann:secret@db/referee?sslmode=require"
    assert not config.uses_sqlite


def test_an_absolute_sqlite_path_stays():
    """Four slashes name a file from the root."""
    config = read_config({"REFEREE_DATABASE_URL": "sqlite:////srv/a.sqlite3"})

    assert config.database_url == "sqlite:////srv/a.sqlite3"


@pytest.mark.parametrize(
    "url",
    ["sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite:///a?b", "sqlite://a", "mysql://a/b", "a.db"],
)
def test_what_is_no_file_and_no_postgresql_is_refused(url):
    """A database in memory would be migrated in one process and missing in the next."""
    with pytest.raises(ConfigError, match="REFEREE_DATABASE_URL must"):
        read_config({"REFEREE_DATABASE_URL": url})


def test_a_password_is_never_shown():
    """Neither the settings in a traceback nor a refused URL may carry it into a log."""
    assert "secret" not in repr(read_config({"REFEREE_DATABASE_URL": "postgres://ann:secret@db/referee"}))
    with pytest.raises(ConfigError) as refused:
        read_config({"REFEREE_DATABASE_URL": "mysql://ann:secret@db/referee"})
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("name", ["REFEREE_DATABASE_URL", "REFEREE_WAKES_URL"])
@pytest.mark.parametrize(
    "url", ["postgresql://ann:secret@a:1,b:2/referee", "postgresql://secret:x@a:b/referee"]
)
def test_a_port_that_is_none_is_refused_and_what_to_write_is_said(name, url):
    """Several hosts with ports of their own are written otherwise."""
    with pytest.raises(
        ConfigError, match=f"{name} must have one number as its port.*host=a.example:"
    ) as refused:
        read_config({"REFEREE_DATABASE_URL": "postgresql://db/referee", name: url})
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize(
    ("url", "meant"),
    [
        ("", "postgresql+psycopg://db/referee"),
        ("postgres://direct/referee", "postgresql+psycopg://direct/referee"),
        ("redis://bus.example", "redis://bus.example"),
        ("redis://:secret@[::1]:6379/0", "redis://:secret@[::1]:6379/0"),
        ("rediss://ann:secret@bus.example:6380?ssl_ca_certs=/etc/bus.pem", None),
    ],
)
def test_news_is_told_by_the_database_unless_another_bus_is_named(url, meant):
    """Its password is never shown."""
    config = read_config({"REFEREE_DATABASE_URL": "postgres://db/referee", "REFEREE_WAKES_URL": url})

    assert (meant or url) == config.wakeup_bus_url
    assert "secret" not in repr(config)


@pytest.mark.parametrize(
    "url",
    [
        "redis:bus",
        "redis://",
        "redis://ann:secret@",
        "redis://bus:secret",
        "redis://bus/secret",
        "redis://bus?max_connections=1",
        "redis://a,b",
        "unix:///run/redis.sock",
        "sqlite:///referee.sqlite3",
        "nats://bus",
    ],
)
def test_what_is_no_bus_is_refused(url):
    """In a sentence that does not quote it."""
    with pytest.raises(
        ConfigError, match="REFEREE_WAKES_URL must be a URL such as redis://bus.example:6379"
    ) as said:
        read_config({"REFEREE_DATABASE_URL": "postgres://db/referee", "REFEREE_WAKES_URL": url})
    assert "secret" not in str(said.value)


def test_sqlite_has_no_bus():
    """It is served by one process."""
    assert "" == read_config({}).wakeup_bus_url
    with pytest.raises(ConfigError, match="REFEREE_WAKES_URL is set, but SQLite is served by 1 process"):
        read_config({"REFEREE_WAKES_URL": "redis://bus.example"})


@pytest.mark.parametrize("name", ["REFEREE_PORT", "REFEREE_WORKERS", "REFEREE_UNUSED_DAYS"])
@pytest.mark.parametrize("text", ["-1", "x", "1.5", "99999999999999", "²"])
def test_what_is_no_number_is_refused(name, text):
    """The sentence names the variable."""
    with pytest.raises(ConfigError, match=f"{name} is .* must be a whole number"):
        read_config({name: text})


def test_unused_matches_are_kept_for_ever_or_for_a_number_of_days():
    """At least one, or what people play just now would be erased."""
    kept = [read_config({"REFEREE_UNUSED_DAYS": text}).unused_days for text in ("", "1", "365", "36500")]

    assert [None, 1, 365, 36_500] == kept


@pytest.mark.parametrize("name", ["", "UTC", "America/Los_Angeles", "Europe/Berlin", "Asia/Kathmandu"])
def test_a_time_zone_has_its_iana_name(name):
    zone = read_config({"REFEREE_TIMEZONE": name}).timezone

    assert (name or "UTC") == str(zone)


@pytest.mark.parametrize(
    "name",
    ["Berlin", "-08:00", "PST8", "Europe", "../etc/passwd", "/etc/localtime", "Europe/Berlin ", "\x00"],
)
def test_another_time_zone_is_refused(name):
    """The sentence says how one is written."""
    with pytest.raises(ConfigError) as refused:
        read_config({"REFEREE_TIMEZONE": name})

    assert f"REFEREE_TIMEZONE is {name!r}, but must be an IANA name such as Europe/Berlin" in str(
        refused.value
    )


@pytest.mark.parametrize("text", ["0", "36501", "365d"])
def test_other_numbers_of_days_are_refused(text):
    """The sentence says which may be."""
    with pytest.raises(ConfigError) as refused:
        read_config({"REFEREE_UNUSED_DAYS": text})

    assert f"REFEREE_UNUSED_DAYS is {text!r}, but must be a whole number from 1 to 36500." == str(
        refused.value
    )


def test_sqlite_has_one_worker():
    """Its one writer queue lives in one process."""
    with pytest.raises(ConfigError, match="REFEREE_WORKERS is 2, but SQLite"):
        read_config({"REFEREE_WORKERS": "2"})


def test_postgresql_may_have_more_workers():
    """There the database orders the writers."""
    assert read_config({"REFEREE_WORKERS": "2", "REFEREE_DATABASE_URL": "postgres://db/referee"}).workers == 2


def test_nothing_is_believed_shared_or_shown_unless_it_is_set():
    """No proxy, no other origin, no operator from elsewhere; any host, rates on, a line each request."""
    config = read_config({})

    assert (config.proxy_hops, config.trusted_hosts, config.cors_origins) == (0, (), ())
    assert (config.operator_token, config.rates, config.log) == ("", True, "info")


def test_lists_stand_between_commas():
    """In any case, and with or without blanks."""
    config = read_config(
        {
            "REFEREE_TRUSTED_HOSTS": "Uno.example, .home.arpa,192.168.1.7,",
            "REFEREE_CORS_ORIGINS": "https://Table.example,http://localhost:3000",
        }
    )

    assert config.trusted_hosts == ("uno.example", ".home.arpa", "192.168.1.7")
    assert config.cors_origins == ("https://table.example", "http://localhost:3000")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("REFEREE_TRUSTED_HOSTS", "https://uno.example"),
        ("REFEREE_TRUSTED_HOSTS", "*"),
        ("REFEREE_TRUSTED_HOSTS", "uno.example:8000"),
        ("REFEREE_TRUSTED_HOSTS", "uno.example/x"),
        ("REFEREE_CORS_ORIGINS", "*"),
        ("REFEREE_CORS_ORIGINS", "null"),
        ("REFEREE_CORS_ORIGINS", "table.example"),
        ("REFEREE_CORS_ORIGINS", "https://table.example/"),
        ("REFEREE_PUBLIC_URL", "uno.example"),
        ("REFEREE_PUBLIC_URL", "https://uno.example/page"),
        ("REFEREE_PUBLIC_URL", "ftp://uno.example"),
        ("REFEREE_CELL", "A"),
        ("REFEREE_CELL", "ab"),
        ("REFEREE_CELL", "1"),
        ("REFEREE_CELL", "l"),
        ("REFEREE_CELL", "o"),
        ("REFEREE_CELLS", "a,1"),
        ("REFEREE_CELLS", "a,bc"),
        ("REFEREE_PROXY_HOPS", "6"),
        ("REFEREE_RATES", "no"),
        ("REFEREE_CLAIMS_A_DAY", "0"),
        ("REFEREE_CLAIMS_A_DAY", "1e6"),
        ("REFEREE_MEGABYTES_A_DAY", "-1"),
        ("REFEREE_LOG", "debug"),
    ],
)
def test_what_would_mean_something_else_is_refused(name, text):
    """An origin with a path would never be met, and a star would let everybody in."""
    with pytest.raises(ConfigError, match=f"{name} .* must be"):
        read_config({name: text})


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"CELLS": "a,b,a"}, "REFEREE_CELLS .* must name each cell once"),
        ({"CELLS": "a,b", "CELL": "c"}, "REFEREE_CELL contains 'c', but must be among"),
        ({"CELLS": "a,b", "OPENING_CELLS": "b,c"}, "REFEREE_OPENING_CELLS contains 'c', but must be among"),
        ({"OPENING_CELLS": "a"}, "REFEREE_OPENING_CELLS contains 'a', but must be among"),
    ],
)
def test_cells_that_do_not_go_together_are_refused(settings, why):
    """A server that is none of the cells would refuse everything, its own matches as well."""
    with pytest.raises(ConfigError, match=why):
        read_config({f"REFEREE_{name}": text for name, text in settings.items()})


def test_every_cell_opens_matches_unless_some_are_named():
    """The order is kept: the first cell is the first."""
    cells = {"REFEREE_CELLS": "b, a", "REFEREE_CELL": "a"}

    assert (("b", "a"), ("b", "a")) == (read_config(cells).cells, read_config(cells).opening_cells)
    assert ("a",) == read_config({**cells, "REFEREE_OPENING_CELLS": "a"}).opening_cells


def test_the_public_address_ends_without_a_slash():
    """However it is written."""
    for text in ("https://Uno.example:8443", " https://uno.example:8443/"):
        assert read_config({"REFEREE_PUBLIC_URL": text}).public_url == "https://uno.example:8443"


def test_an_operators_token_is_long_and_never_shown():
    """Neither when it is taken nor when it is refused."""
    assert "secret" not in repr(read_config({"REFEREE_OPERATOR_TOKEN": "secret-0123456789"}))
    for text in ("secret", "secret with blanks in it", "sécret-0123456789"):
        with pytest.raises(ConfigError, match="REFEREE_OPERATOR_TOKEN must have 16") as refused:
            read_config({"REFEREE_OPERATOR_TOKEN": text})
        assert text not in str(refused.value)
