"""deploy/ and the first part of docs/operating.md: what the page says, the files and the settings agree.

Nothing of it is started here: there need not be a systemd, a Caddy or a Docker.
"""

import os
import re
import shlex
import subprocess
from pathlib import Path

import yaml

from referee.config import Config, read_config
from tests.recipes import blocks
from tests.test_image import _all

TOP = Path(__file__).parents[1]
ONE = TOP / "deploy"
PAGE = (TOP / "docs" / "operating.md").read_text("utf-8")
AT_HOME = (TOP / "docs" / "https-at-home.md").read_text("utf-8")
BLOCKS = [block.text for block in blocks(PAGE) if block.file in ("needs=Debian", "needs=Docker")]
PASTED = "\n".join(BLOCKS)
CADDYFILE = (ONE / "Caddyfile").read_text()
BELIEVED = {"X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host", "X-Forwarded-Port"}
"""What the server trusts of its proxy, so that the proxy has to set or remove it."""
SET_BY_CADDY = BELIEVED - {"X-Forwarded-Port"}
LARGEST_BODY = "16m"
"""A record."""


def environment() -> dict[str, str]:
    """What systemd reads, and what the command `referee` reads as lines of a shell."""
    lines = (ONE / "referee.env").read_text().splitlines()
    assert all(shlex.split(line) == [line] for line in lines)
    return dict(line.split("=", 1) for line in lines)


def config() -> Config:
    return read_config(environment())


def unit() -> dict[str, list[str]]:
    lines = [line for line in (ONE / "referee.service").read_text().splitlines() if re.match("[A-Z]", line)]
    settings: dict[str, list[str]] = {}
    for name, value in (line.split("=", 1) for line in lines):
        settings.setdefault(name, []).append(value)
    return settings


def test_there_are_blocks_to_paste():
    assert len(BLOCKS) >= 12


def test_each_block_is_a_whole_script():
    broken = [text for text in BLOCKS if subprocess.run(["bash", "-n", "-c", text]).returncode]
    assert broken == []


def test_each_file_is_copied_from_where_it_is():
    """By its whole path, or in the folder of the repository."""
    named = set(re.findall(r"(?:/opt/referee/src/|\s)(deploy/[\w./-]+\w)", PASTED)) - {"deploy/.env"}
    inside = {"Caddyfile.containers"}  # copied by the compose file

    assert [name for name in named if not (TOP / name).is_file()] == []
    assert {f"deploy/{file.name}" for file in ONE.iterdir() if file.name not in inside} == named


def test_the_settings_are_read_and_nobody_reaches_the_server_but_the_proxy():
    found = config()

    assert found.host == "127.0.0.1"
    assert found.proxy_hops == 1
    assert found.public_url == f"https://{found.trusted_hosts[0]}"
    assert found.database_url == "postgresql+psycopg:///referee?host=/var/run/postgresql"


def test_the_ports_agree():
    server = f"127.0.0.1:{config().port}"

    assert f"reverse_proxy {server} " in CADDYFILE
    assert f"proxy_pass http://{server};" in (ONE / "nginx.conf").read_text()
    assert set(re.findall(r"http://127\.0\.0\.1:\d+", PASTED)) == {f"http://{server}"}
    assert "tailscale serve --bg 8000" in AT_HOME


def test_the_pages_show_the_caddyfile_as_it_is():
    assert f"```\n{CADDYFILE}```" in PAGE
    assert f"```\n{CADDYFILE}```" in AT_HOME


def test_the_settings_at_home_are_those_of_the_machine():
    shown = dict(re.findall(r"^(REFEREE_\w+)=(\S+)$", AT_HOME, re.MULTILINE))

    assert len(shown) == 3
    assert shown.items() <= environment().items()


def test_each_proxy_sets_or_removes_what_is_trusted():
    set_by_nginx = re.findall(r"proxy_set_header (\S+) ", (ONE / "nginx.conf").read_text())
    removed_by_caddy = re.findall(r"header_up -(\S+)", CADDYFILE)

    assert set(set_by_nginx) == BELIEVED
    assert set(removed_by_caddy) == BELIEVED - SET_BY_CADDY


def test_what_is_trusted_is_what_the_page_says():
    assert "trust `X-Forwarded-For`, `-Proto`, `-Host` and `-Port`. It trusts only" in PAGE


def test_a_record_passes_nginx():
    assert f"client_max_body_size {LARGEST_BODY};" in (ONE / "nginx.conf").read_text()
    assert "a record 16 MiB" in PAGE


def test_the_unit_is_that_of_the_installation():
    """Its user, its program, its settings and its folder are those that the page makes."""
    found = unit()
    (user,), (folder,) = found["User"], found["StateDirectory"]
    (program,), (settings,) = found["ExecStart"], found["EnvironmentFile"]

    assert f"useradd --system --home-dir /var/lib/{folder} --shell /usr/sbin/nologin {user}\n" in PASTED
    assert f"python3 -m venv {program.removesuffix('/bin/referee serve')}\n" in PASTED
    assert f"> {settings}\n" in PASTED
    assert f"createuser {user}\n" in PASTED
    assert f"/var/lib/{folder}" == found["WorkingDirectory"][0]


def test_the_unit_gives_no_rights_away():
    found = unit()

    assert ["yes"] == found["NoNewPrivileges"] == found["PrivateTmp"] == found["ProtectHome"]
    assert ["strict"] == found["ProtectSystem"]
    assert [""] == found["CapabilityBoundingSet"]
    assert {"AF_UNIX", "AF_NETLINK"} <= set(
        found["RestrictAddressFamilies"][0].split()
    )  # the database, ifaddr


def test_the_command_reads_the_settings_and_becomes_the_user(tmp_path):
    """Unless it is the user already, as in a cron job."""
    (tmp_path / "settings").write_text("REFEREE_PORT=8123\n")
    (tmp_path / "program").write_text('#!/bin/sh\necho "as $1: $REFEREE_PORT $HOME $2 $3"\n')
    (tmp_path / "program").chmod(0o755)
    (tmp_path / "runuser").write_text('#!/bin/sh\n[ "$1 $2 $3" = "-u referee --" ] && shift 3 && exec "$@"\n')
    (tmp_path / "runuser").chmod(0o755)
    script = (ONE / "referee.sh").read_text()
    for path, fake in (
        ("/etc/referee/referee.env", tmp_path / "settings"),
        ("/opt/referee/venv/bin/referee", tmp_path / "program"),
    ):
        assert path in script
        script = script.replace(path, str(fake))
    environ = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    told = []
    for who in ("referee", "root"):
        (tmp_path / "id").write_text(f"#!/bin/sh\necho {who}\n")
        (tmp_path / "id").chmod(0o755)
        command = ["sh", "-c", script, "referee", "one", "two words", "three"]
        told.append(subprocess.run(command, env=environ, capture_output=True, text=True).stdout)

    assert told == ["as one: 8123 /var/lib/referee two words three\n"] * 2


def test_cron_lines_are_whole_commands():
    """cron ends a line at a % that is not escaped. Old backups go only after a new one is made."""
    lines = [line for line in (ONE / "cron").read_text().splitlines() if re.match(r"\d", line)]
    for line in lines:
        *_, user, command = line.split(None, 6)[:7]
        assert user == "referee"
        assert not re.search(r"(?<!\\)%", command)
        assert subprocess.run(["sh", "-n", "-c", command.replace(r"\%", "%")]).returncode == 0
    (backup,) = [line for line in lines if "referee backup " in line]

    assert re.search(
        r"referee backup \".+\.sqlite3\" && find \S+ -name 'saved-\*\.sqlite3' .* -delete;", backup
    )
    assert "install -d -m 700 -o referee -g referee /var/lib/referee /var/lib/referee/backups" in PASTED


COMPOSE = yaml.safe_load((ONE / "compose.yaml").read_text())
SECRETS = {"NAME": "uno.example", "POSTGRES_PASSWORD": "0123456789abcdef"}


def filled(text: object) -> str:
    """A value of the compose file, with what is in .env."""
    return re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda found: SECRETS[found[1]], str(text))


def test_containers_have_the_settings_of_the_image_and_of_the_machine():
    of_the_image = dict(pair.split("=", 1) for said in _all("ENV") for pair in shlex.split(said))
    own = {name: filled(value) for name, value in COMPOSE["services"]["referee"]["environment"].items()}
    found = read_config(
        {name: text for name, text in (of_the_image | own).items() if name.startswith("REFEREE_")}
    )
    alone = config()

    assert (found.proxy_hops, found.workers) == (alone.proxy_hops, alone.workers)
    assert (found.public_url, found.trusted_hosts) == (alone.public_url, alone.trusted_hosts)
    assert found.database_url == "postgresql+psycopg://referee:0123456789abcdef@postgres/referee"
    proxied = (ONE / "Caddyfile.containers").read_text()
    assert proxied == CADDYFILE.replace("uno.example", "{$NAME}").replace("127.0.0.1", "referee")
    assert f"reverse_proxy referee:{found.port} " in proxied
    assert found.host == "0.0.0.0"


def test_only_the_proxy_is_reached_from_outside_and_no_secret_is_in_the_file():
    services = COMPOSE["services"]
    told = set(re.findall(r"\$\{(\w+)", (ONE / "compose.yaml").read_text()))

    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert services["postgres"]["environment"]["POSTGRES_PASSWORD"].startswith("${POSTGRES_PASSWORD:?")
    assert told == set(SECRETS)
    assert all(f"{name}=" in PASTED for name in SECRETS)
    assert "deploy/.env" in (TOP / ".gitignore").read_text().split()


def test_containers_come_back_are_asked_how_they_are_and_keep_their_data():
    services = COMPOSE["services"]
    kept = set(COMPOSE["volumes"])
    mounted = {mount.split(":")[0] for service in services.values() for mount in service["volumes"]}

    assert all(service["restart"] == "unless-stopped" for service in services.values())
    assert all(service["healthcheck"]["test"][0] == "CMD" for service in services.values())
    assert mounted == kept | {"./Caddyfile.containers"}
    assert services["referee"]["depends_on"] == {"postgres": {"condition": "service_healthy"}}


def test_the_server_in_its_container_has_no_rights_and_is_the_image():
    """Its health is that of the image, its volume where the image has its own."""
    referee, (check,) = COMPOSE["services"]["referee"], _all("HEALTHCHECK")

    assert (referee["read_only"], referee["cap_drop"]) == (True, ["ALL"])
    assert "/tmp" in referee["tmpfs"]
    assert referee["security_opt"] == ["no-new-privileges:true"]
    assert referee["healthcheck"]["test"] == ["CMD", *yaml.safe_load(check.partition("CMD ")[2])]
    assert [f"referee:{_all('VOLUME')[0]}"] == referee["volumes"]
    assert (
        ONE / referee["build"]["context"] / referee["build"]["dockerfile"]
    ).resolve() == TOP / "Dockerfile"
