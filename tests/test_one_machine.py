"""deploy/one/ and the first part of docs/operating.md: what the page says, the files and the settings agree.

Nothing of it is started here: there need not be a systemd or a Caddy.
"""

import os
import re
import shlex
import subprocess

from referee.config import Config, read
from tests.recipes import blocks
from tests.test_deploy import DEPLOY

TOP = DEPLOY.parent
ONE = DEPLOY / "one"
PAGE = (TOP / "docs" / "operating.md").read_text("utf-8")
AT_HOME = (TOP / "docs" / "https-at-home.md").read_text("utf-8")
BLOCKS = [block.text for block in blocks(PAGE) if block.file == "needs=Debian"]
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
    return read(environment())


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
    named = set(re.findall(r"(?:/opt/referee/src/|\s)(deploy/[\w./-]+\w)", PASTED))

    assert [name for name in named if not (TOP / name).is_file()] == []
    assert {f"deploy/one/{file.name}" for file in ONE.iterdir()} == named


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
