"""Settings, read from the environment once.

REFEREE_DATABASE_URL  sqlite:///a/file or postgresql://…; sqlite:///referee.sqlite3 in the current directory
REFEREE_WAKES_URL     redis://…, rediss://… or postgresql://…, by which servers tell each other of news;
                      the database
REFEREE_HOST          the address to listen on; 127.0.0.1, which only this machine can reach
REFEREE_PORT          the port to listen on; 8000; 0 for any free one
REFEREE_WORKERS       worker processes; 1, and never more on SQLite
REFEREE_PROXY_HOPS    proxies of yours that stand in front, 0 to 5; 0, and a phone's address is its socket's
REFEREE_PUBLIC_URL    where phones find it, https://uno.example; none, and it is where they asked for it
REFEREE_CELL          the letter with which new ids and secrets begin; a
REFEREE_CELLS         the letters of all cells, the first one first: a,b; none, and this server is alone
REFEREE_OPENING_CELLS  cells in which the page opens matches and groups; all of REFEREE_CELLS
REFEREE_TRUSTED_HOSTS names by which it may be asked for beside localhost: uno.example,.home.arpa; any
REFEREE_CORS_ORIGINS  pages of other origins that may ask, such as https://table.example; none
REFEREE_OPERATOR_TOKEN  is wanted by /metrics from everybody; none, and only this machine may look
REFEREE_UNUSED_DAYS   after so many days without use a match of no group is erased; none, and none is
REFEREE_TIMEZONE      where people play, by its IANA name: America/Los_Angeles; UTC
REFEREE_RATES         on or off: whether what comes too often is refused; on
REFEREE_CLAIMS_A_DAY  maximum number of claims of an IP address in a day; 500000
REFEREE_MEGABYTES_A_DAY  maximum number of megabytes that are stored of them; 2000
REFEREE_LOG           info, a line each request; warning, what went wrong; error, our failures; or off; info

A variable that is set but empty counts as not set.
"""

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, tzinfo
from pathlib import Path
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_SETTING_NAME_PREFIX = "REFEREE_"
_DEFAULT_BY_SETTING = {
    "REFEREE_DATABASE_URL": "sqlite:///referee.sqlite3",
    "REFEREE_WAKES_URL": "",
    "REFEREE_HOST": "127.0.0.1",
    "REFEREE_PORT": "8000",
    "REFEREE_WORKERS": "1",
    "REFEREE_PROXY_HOPS": "0",
    "REFEREE_PUBLIC_URL": "",
    "REFEREE_CELL": "a",
    "REFEREE_CELLS": "",
    "REFEREE_OPENING_CELLS": "",
    "REFEREE_TRUSTED_HOSTS": "",
    "REFEREE_CORS_ORIGINS": "",
    "REFEREE_OPERATOR_TOKEN": "",
    "REFEREE_UNUSED_DAYS": "",
    "REFEREE_TIMEZONE": "UTC",
    "REFEREE_RATES": "on",
    "REFEREE_CLAIMS_A_DAY": "500000",
    "REFEREE_MEGABYTES_A_DAY": "2000",
    "REFEREE_LOG": "info",
}
BYTES_PER_MEGABYTE = 1_000_000
LOG_LEVELS = ("info", "warning", "error", "off")
LEAST_CHARACTERS_OF_OPERATOR_TOKEN = 16
"""Minimum number of characters of the operator's token."""
_CELL_LETTER_PATTERN = re.compile(
    "[a-hjkmnp-tv-z]", re.ASCII
)  # no letter that people confuse with a digit in a spoken code
_HOST_NAME_PATTERN = re.compile(r"\.?[a-z0-9_-]+(\.[a-z0-9_-]+)*", re.ASCII)
_WEB_ORIGIN_PATTERN = re.compile(
    r"https?://([a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:]+\])(:\d{1,5})?", re.ASCII
)
_OPERATOR_TOKEN_PATTERN = re.compile(
    rf"[A-Za-z0-9._~+/=-]{{{LEAST_CHARACTERS_OF_OPERATOR_TOKEN},}}", re.ASCII
)
_POSTGRESQL_URL_SCHEMES = {"postgres", "postgresql", "postgresql+psycopg"}
_REDIS_URL_PATTERN = re.compile(
    r"rediss?://([^@/?#\s]*@)?([A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*|\[[0-9A-Fa-f:]+\])(:\d{1,5})?"
    r"(/\d{0,5})?(\?ssl_[a-z_]+=[^&#\s]+(&ssl_[a-z_]+=[^&#\s]+)*)?",
    re.ASCII,
)
_HOST_WITH_PORT_PATTERN = re.compile(r"(\[[^]]*\]|[^:]*)(:\d{0,5})?", re.ASCII)


class ConfigError(Exception):
    """A setting cannot be used. The message is one sentence for the person who has set it."""


@dataclass(frozen=True)
class Config:
    """The settings of the server, from environment variables.

    The path in a SQLite URL is absolute. A PostgreSQL URL contains the name of the driver.
    """

    database_url: str = field(repr=False)  # the URL may contain a password
    wakes_url: str = field(repr=False)  # the URL may contain a password
    """The URL of the bus over which servers notify each other of new entries. If empty, the bus is the
    database."""
    host: str
    port: int
    workers: int
    proxy_hops: int
    public_url: str
    """The URL at which phones find the server, without a slash at the end. If empty, links that the server
    sends contain the host of the request."""
    cell: str
    cells: tuple[str, ...]
    """The letters of all cells (installations with separate databases). Empty if this server is the only one.

    Matches that were opened before there were cells belong to the first cell.
    """
    opening_cells: tuple[str, ...]
    """The letters of the cells (installations with separate databases) in which the page opens matches and
    groups."""
    trusted_hosts: tuple[str, ...]
    """The host names that requests to this server may use. If empty, requests may use any host name."""
    cors_origins: tuple[str, ...]
    operator_token: str = field(repr=False)
    unused_days: int | None
    """Number of days without use after which a match without a group is erased. None: matches are kept."""
    timezone: tzinfo
    """The time zone for matches whose players' UTC offset is unknown."""
    rates: bool
    claims_a_day: int
    """Maximum number of claims of one IP address in a day."""
    bytes_a_day: int
    """Maximum number of bytes that are stored for the claims of one IP address in a day."""
    log: str

    @property
    def allowed_hosts(self) -> tuple[str, ...]:
        """Return the host names that requests may use: `trusted_hosts` and the host of `public_url`.

        Empty if requests may use any host name.
        """
        public = _WEB_ORIGIN_PATTERN.fullmatch(self.public_url)
        if not self.trusted_hosts or public is None:
            return self.trusted_hosts
        return (*self.trusted_hosts, public[1])

    @property
    def wakeup_bus_url(self) -> str:
        """Return the URL of the bus over which servers notify each other of new entries.

        The bus is a Redis server or a PostgreSQL database. The result is empty with SQLite, because only one
        server uses a SQLite database.
        """
        return "" if self.uses_sqlite else self.wakes_url or self.database_url

    @property
    def uses_sqlite(self) -> bool:
        """Return whether the database is SQLite."""
        return self.database_url.startswith("sqlite")


def read_config(environ: Mapping[str, str]) -> Config:
    """Return the settings in these environment variables. Raises ConfigError if a setting is unknown or
    cannot be used."""
    for name in environ:
        if name.startswith(_SETTING_NAME_PREFIX) and name not in _DEFAULT_BY_SETTING:
            raise ConfigError(_message_about_unknown_setting(name))
    values = {name: environ.get(name) or default for name, default in _DEFAULT_BY_SETTING.items()}
    cells = _parse_cell_letters(values)
    config = Config(
        database_url=_parse_database_url(values["REFEREE_DATABASE_URL"]),
        wakes_url=_parse_wakeup_bus_url(values["REFEREE_WAKES_URL"]),
        host=values["REFEREE_HOST"],
        port=_parse_number_setting("REFEREE_PORT", values["REFEREE_PORT"], 0, 65535),
        workers=_parse_number_setting("REFEREE_WORKERS", values["REFEREE_WORKERS"], 1, 1000),
        proxy_hops=_parse_number_setting("REFEREE_PROXY_HOPS", values["REFEREE_PROXY_HOPS"], 0, 5),
        public_url=_parse_public_url(values["REFEREE_PUBLIC_URL"]),
        cell=_parse_cell_letter(values["REFEREE_CELL"]),
        cells=cells,
        opening_cells=_parse_letters_of_known_cells("REFEREE_OPENING_CELLS", values, cells) or cells,
        trusted_hosts=_parse_comma_separated(
            "REFEREE_TRUSTED_HOSTS", values, _HOST_NAME_PATTERN, "hosts without a port, such as uno.example"
        ),
        cors_origins=_parse_comma_separated(
            "REFEREE_CORS_ORIGINS", values, _WEB_ORIGIN_PATTERN, "origins, such as https://uno.example"
        ),
        operator_token=_require_valid_operator_token(values["REFEREE_OPERATOR_TOKEN"]),
        unused_days=_parse_unused_days(values["REFEREE_UNUSED_DAYS"]),
        timezone=_parse_timezone(values["REFEREE_TIMEZONE"]),
        rates=_require_one_of("REFEREE_RATES", values["REFEREE_RATES"], ("on", "off")) == "on",
        claims_a_day=_parse_number_setting(
            "REFEREE_CLAIMS_A_DAY", values["REFEREE_CLAIMS_A_DAY"], 1, 1_000_000_000
        ),
        bytes_a_day=BYTES_PER_MEGABYTE
        * _parse_number_setting("REFEREE_MEGABYTES_A_DAY", values["REFEREE_MEGABYTES_A_DAY"], 1, 1_000_000),
        log=_require_one_of("REFEREE_LOG", values["REFEREE_LOG"], LOG_LEVELS),
    )
    if config.uses_sqlite and config.workers > 1:
        raise ConfigError(
            f"REFEREE_WORKERS is {config.workers}, but SQLite is served by 1 worker: "
            "set it to 1, or name a PostgreSQL database in REFEREE_DATABASE_URL."
        )
    if config.uses_sqlite and config.wakes_url:
        raise ConfigError(
            "REFEREE_WAKES_URL is set, but SQLite is served by 1 process, which has nobody to tell: "
            "leave it out, or name a PostgreSQL database in REFEREE_DATABASE_URL."
        )
    return config


def _message_about_unknown_setting(name: str) -> str:
    """Return the error message for an unknown setting. It suggests the known setting with the closest name.

    If unknown settings were ignored, a misspelled setting would silently have its default.
    """
    nearest = difflib.get_close_matches(name, _DEFAULT_BY_SETTING, n=1, cutoff=0.0)[0]
    return f"{name} is not a setting of Referee. Did you mean {nearest}?"


def _parse_number_setting(name: str, text: str, least: int, most: int) -> int:
    if text.isascii() and text.isdigit() and len(text) < 10 and least <= int(text) <= most:
        return int(text)
    raise ConfigError(f"{name} is {text!r}, but must be a whole number from {least} to {most}.")


def _parse_unused_days(text: str) -> int | None:
    return _parse_number_setting("REFEREE_UNUSED_DAYS", text, 1, 36_500) if text else None


def _parse_timezone(text: str) -> tzinfo:
    if text == "UTC":
        return UTC  # UTC is known even on machines without time zone files
    try:
        return ZoneInfo(text)
    # ZoneInfo raises these errors for an unknown name, a folder, and a path outside of its data.
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise ConfigError(
            f"REFEREE_TIMEZONE is {text!r}, but must be an IANA name such as Europe/Berlin "
            "that this machine knows."
        ) from None


def _parse_comma_separated(
    name: str, values: Mapping[str, str], fits: re.Pattern[str], wanted: str
) -> tuple[str, ...]:
    """Return the values of a setting that is a list with commas, in lower case.

    The lower case is for hosts and origins, which browsers send in lower case. Raises ConfigError if a value
    does not match the pattern `fits`.
    """
    parts = tuple(part.strip().lower() for part in values[name].split(",") if part.strip())
    for part in parts:
        if not fits.fullmatch(part):
            raise ConfigError(f"{name} contains {part!r}, but must be {wanted}, separated by commas.")
    return parts


def _parse_public_url(text: str) -> str:
    """Return the public URL in lower case, without a slash at the end.

    Raises ConfigError if the text is no URL, or if the URL has a path.
    """
    url = text.strip().lower().removesuffix("/")
    if url and not _WEB_ORIGIN_PATTERN.fullmatch(url):
        raise ConfigError(
            f"REFEREE_PUBLIC_URL is {text!r}: it must be a URL without a path, such as https://uno.example."
        )
    return url


def _parse_cell_letter(text: str) -> str:
    if not _CELL_LETTER_PATTERN.fullmatch(text):
        raise ConfigError(
            f"REFEREE_CELL is {text!r}: it must be one lower-case letter other than i, l, o and u."
        )
    return text


def _parse_cell_letters(values: Mapping[str, str]) -> tuple[str, ...]:
    """Return the letters of all cells (installations of Referee), in the order of REFEREE_CELLS.

    Raises ConfigError if a cell is named twice, or if the cell of this server is missing.
    """
    cells = _parse_comma_separated(
        "REFEREE_CELLS", values, _CELL_LETTER_PATTERN, "letters other than i, l, o and u"
    )
    if len(set(cells)) < len(cells):
        raise ConfigError(f"REFEREE_CELLS is {values['REFEREE_CELLS']!r}, but must name each cell once.")
    if cells:
        _parse_letters_of_known_cells("REFEREE_CELL", values, cells)
    return cells


def _parse_letters_of_known_cells(
    name: str, values: Mapping[str, str], cells: tuple[str, ...]
) -> tuple[str, ...]:
    letters = _parse_comma_separated(name, values, _CELL_LETTER_PATTERN, "letters of cells")
    for letter in letters:
        if letter not in cells:
            raise ConfigError(f"{name} contains {letter!r}, but must be among the cells of REFEREE_CELLS.")
    return letters


def _require_one_of(name: str, text: str, known: tuple[str, ...]) -> str:
    if text in known:
        return text
    raise ConfigError(f"{name} is {text!r}, but must be one of {', '.join(known)}.")


def _require_valid_operator_token(text: str) -> str:
    # The message does not contain the token, because a terminal or a log would show the token.
    if text and not _OPERATOR_TOKEN_PATTERN.fullmatch(text):
        raise ConfigError(
            f"REFEREE_OPERATOR_TOKEN must have {LEAST_CHARACTERS_OF_OPERATOR_TOKEN} or more letters, "
            "digits and ._~+/=-."
        )
    return text


def _parse_database_url(url: str) -> str:
    scheme, mark, rest = url.partition("://")
    if mark and scheme in _POSTGRESQL_URL_SCHEMES:
        return _postgresql_url_with_driver("REFEREE_DATABASE_URL", rest)
    if mark and scheme == "sqlite":
        return f"sqlite:///{_parse_absolute_sqlite_path(rest)}"
    # The message does not contain the URL, because a terminal or a log would show its password.
    raise ConfigError("REFEREE_DATABASE_URL must start with sqlite:/// or postgresql://.")


def _parse_wakeup_bus_url(url: str) -> str:
    scheme, mark, rest = url.partition("://")
    if not url or _REDIS_URL_PATTERN.fullmatch(url):
        return url
    if mark and scheme in _POSTGRESQL_URL_SCHEMES:
        return _postgresql_url_with_driver("REFEREE_WAKES_URL", rest)
    raise ConfigError(
        "REFEREE_WAKES_URL must be a URL such as redis://bus.example:6379, rediss://… or postgresql://…; "
        "after a question mark redis may have options that begin with ssl_."
    )


def _postgresql_url_with_driver(name: str, rest: str) -> str:
    hosts = re.split("[/?]", rest.rpartition("@")[2], maxsplit=1)[0]
    if not _HOST_WITH_PORT_PATTERN.fullmatch(hosts):
        raise ConfigError(
            f"{name} must have one number as its port. Write hosts with ports of their own like this: "
            "postgresql:///referee?host=a.example:5432&host=b.example:5433"
        )
    return f"postgresql+psycopg://{rest}"  # hosting services use postgres://, which SQLAlchemy refuses


def _parse_absolute_sqlite_path(rest: str) -> Path:
    """Return the absolute path of the database file in a SQLite URL.

    A relative path starts at the current directory. It is made absolute, because Flask-SQLAlchemy would look
    for it in its instance folder. Raises ConfigError if the URL names no file, or if the URL has options.
    """
    name = rest.removeprefix("/")
    if not rest.startswith("/") or name in {"", ":memory:"} or "?" in name:
        raise ConfigError(
            "REFEREE_DATABASE_URL must name a file after sqlite:/// and nothing else: "
            "sqlite:///referee.sqlite3 in the current directory, or sqlite:////an/absolute/path."
        )
    return Path(name).absolute()
