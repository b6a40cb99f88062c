"""The files of operations/cluster/ are complete for each host and safe by default; only owners read secrets.

That a cluster made of them loses nothing is proved by `make prove ARGS=cluster`.
"""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

CLUSTER_FILES = Path(__file__).parents[2] / "operations/cluster"
SECRETS = ("_PASSWORD", "_TOKEN")

_spec = importlib.util.spec_from_file_location("deploy_render", CLUSTER_FILES / "render.py")
render = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(render)


@pytest.fixture
def told() -> dict[str, str]:
    """The parameters as they are shipped."""
    return render.parameters()


@pytest.mark.parametrize("node", [1, 2, 3])
def test_each_host_gets_its_own_files_with_everything_filled_in(told, node):
    files = render.render(node, told)
    own = told[f"NODE_{node}"]

    assert [name for name, text in files.items() if "${" in text] == []
    assert f"ETCD_NAME=node{node}\n" in files["etcd.env"]
    assert f"connect_address: {own}:{told['POSTGRES_PORT']}\n" in files["patroni.yml"]
    assert f"REFEREE_HOST={own}\n" in files["referee.env"]


def test_every_parameter_is_used(told):
    text = "".join((CLUSTER_FILES / name).read_text() for name in render.PLACES)
    assert [name for name in told if f"${{{name}}}" not in text] == []


def test_a_parameter_that_is_missing_is_named(told):
    del told["TTL"]
    with pytest.raises(KeyError, match="TTL"):
        render.render(1, told)


def test_nothing_is_put_in_place_before_the_secrets_are_replaced(tmp_path, told):
    done = _put(tmp_path, CLUSTER_FILES / "cluster.env")
    secrets = [name for name in told if name.endswith(SECRETS)]

    assert done.returncode == 2
    assert all(name in done.stderr for name in secrets)
    assert list(tmp_path.iterdir()) == []


def test_only_its_owner_reads_a_file_with_a_secret(tmp_path):
    filled = re.sub(r"=replace-me.*", "=a-secret-of-this-test", (CLUSTER_FILES / "cluster.env").read_text())
    (tmp_path / "cluster.env").write_text(filled)
    done = _put(tmp_path / "top", tmp_path / "cluster.env")
    files = [file for file in (tmp_path / "top").rglob("*") if file.is_file()]

    assert done.returncode == 0, done.stderr
    assert len(files) == len(render.PLACES) + len(render.UNITS)
    open_to_others = [file.name for file in files if file.stat().st_mode & 0o077]
    assert sorted(open_to_others) == sorted(render.UNITS)


def test_without_parameters_it_is_said_how_to_begin(tmp_path):
    done = _put(tmp_path, tmp_path / "cluster.env")

    assert done.returncode == 2
    assert "it begins as a copy of" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_parameter_that_a_later_release_adds_is_as_it_is_shipped(tmp_path, told):
    """So an old cluster.env goes on."""
    shipped = told.pop("CONNECTIONS")
    filled = {name: "secret" if value.startswith("replace-me") else value for name, value in told.items()}
    (tmp_path / "cluster.env").write_text("".join(f"{name}={value}\n" for name, value in filled.items()))
    done = _put(tmp_path / "top", tmp_path / "cluster.env")

    assert done.returncode == 0, done.stderr
    assert f"max_connections: {shipped}\n" in (tmp_path / "top/etc/patroni/patroni.yml").read_text()


def _put(top: Path, parameters: Path) -> subprocess.CompletedProcess[str]:
    script = CLUSTER_FILES / "render.py"
    command = [sys.executable, script, "1", "--top", top, "--parameters", parameters]
    return subprocess.run(command, capture_output=True, text=True)


def test_what_is_acknowledged_is_on_two_hosts_and_a_leader_has_a_watchdog(told):
    patroni = yaml.safe_load(render.render(1, told)["patroni.yml"])
    agreed = patroni["bootstrap"]["dcs"]

    assert agreed["synchronous_mode"] is agreed["synchronous_mode_strict"] is agreed["failsafe_mode"] is True
    assert agreed["postgresql"]["parameters"]["synchronous_commit"] == "on"
    assert agreed["loop_wait"] + 2 * agreed["retry_timeout"] <= agreed["ttl"]
    assert patroni["watchdog"]["mode"] == "required"


def test_all_poolers_together_leave_connections_to_patroni(told):
    assert 3 * int(told["POOL"]) + 10 <= int(told["CONNECTIONS"])


def test_containers_run_every_program_of_every_host():
    """Redis only on the first, as everywhere."""
    services = yaml.safe_load((CLUSTER_FILES / "compose.yaml").read_text())["services"]
    programs = re.findall(r"^([a-z]+)\)", (CLUSTER_FILES / "run.sh").read_text(), re.MULTILINE)
    wanted = {f"{name}{node}" for name in programs for node in (1, 2, 3)} - {"redis2", "redis3"}

    assert set(services) == wanted
    assert all(service["command"] == [name[-1], name[:-1]] for name, service in services.items())
