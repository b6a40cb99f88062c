"""The wheel: what it contains, what it says of itself, and when none is built."""

import email
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest
from packaging.metadata import Metadata
from trove_classifiers import classifiers

from tests.recipes import blocks
from tools.hatch_build import CATALOG, INDEXES, LINK, NEEDED, WholeWheel, readable_anywhere, urls
from tools.hatch_build import Metadata as OurMetadata

TOP = Path(__file__).parents[1]
README = (TOP / "README.md").read_text("utf-8")
SOURCE = "https://code.example/games/referee"
GIT_IGNORES = {
    INDEXES,
    CATALOG,
    "referee/page/static/ui/messages.js",
    "referee/page/static/screens/messages.js",
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Iterator[zipfile.ZipFile]:
    """Built as `pip install` builds it from a clone: without what git ignores, and without an address."""
    folder = tmp_path_factory.mktemp("wheel")
    clone = folder / "clone"
    for path in ("pyproject.toml", "README.md", "LICENSE", "openapi.yaml"):
        clone.mkdir(exist_ok=True)
        shutil.copy(TOP / path, clone)
    ignored = shutil.ignore_patterns("*.pyc", "*.part", *(Path(path).name for path in GIT_IGNORES))
    for path in ("referee", "migrations"):
        shutil.copytree(TOP / path, clone / path, ignore=ignored)
    (clone / "tools").mkdir()
    shutil.copy(TOP / "tools" / "hatch_build.py", clone / "tools")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", folder]
    subprocess.run(build, cwd=clone, env=os.environ | {"REFEREE_SOURCE": ""}, check=True, capture_output=True)
    (file,) = folder.glob("*.whl")
    with zipfile.ZipFile(file) as opened:
        yield opened


@pytest.fixture(scope="module")
def metadata(wheel: zipfile.ZipFile) -> Message:
    return email.message_from_bytes(wheel.read(_in_dist_info(wheel, "METADATA")))


def _in_dist_info(wheel: zipfile.ZipFile, name: str) -> str:
    (found,) = (one for one in wheel.namelist() if one.endswith(f".dist-info/{name}"))
    return found


def _hook(root: Path) -> WholeWheel:
    return WholeWheel(str(root), {}, None, None, "", "wheel")


def _refusal(root: Path) -> str:
    try:
        _hook(root).initialize("standard", {})
    except SystemExit as refused:
        return str(refused)
    return ""


def test_the_wheel_has_all_files_of_the_package_and_no_others(wheel):
    package = {f"referee/{path}" for path in _files(TOP / "referee")} | GIT_IGNORES
    beside = {f"referee/migrations/{path}" for path in _files(TOP / "migrations")} | {"referee/openapi.yaml"}
    inside = {name for name in wheel.namelist() if ".dist-info/" not in name}

    assert package | beside == inside
    assert inside.issuperset(NEEDED)
    assert wheel.read(_in_dist_info(wheel, "licenses/LICENSE")) == (TOP / "LICENSE").read_bytes()
    assert b"[console_scripts]\nreferee = " in wheel.read(_in_dist_info(wheel, "entry_points.txt"))


def _files(folder: Path) -> Iterator[str]:
    for file in folder.rglob("*"):
        if file.is_file() and file.suffix not in (".pyc", ".part"):
            yield file.relative_to(folder).as_posix()


def test_the_wheel_says_what_it_is_and_names_no_address(metadata):
    said = Metadata.from_email(metadata.as_bytes(), validate=False)

    assert ("MIT", ["LICENSE"]) == (said.license_expression, said.license_files)
    assert {"Typing :: Typed", "Operating System :: POSIX :: Linux"} <= {*said.classifiers} <= classifiers
    assert "scorekeeper" in said.keywords
    assert "text/markdown" == said.description_content_type
    assert not said.project_urls
    assert not LINK.search(said.description)
    assert {"license", "readme", "urls"}.isdisjoint(said.dynamic or ())


@pytest.mark.parametrize("broken", ["services/indexes.py", "build_messages.py"])
def test_a_wheel_whose_files_cannot_be_built_is_refused(tmp_path, broken, capfd):
    """Old files are not taken: the module beside them says that they do not fit."""
    package = tmp_path / "referee"
    (package / "services").mkdir(parents=True)
    for path in ("__init__.py", "services/__init__.py"):
        (package / path).touch()
    (package / "services" / "indexes.py").write_text("def is_index_file_valid():\n    return False\n")
    (package / "built_messages.py").write_text("def are_built():\n    return False\n")
    (package / "build_messages.py").touch()
    with (package / broken).open("a") as module:
        module.write("if __name__ == '__main__':\n    raise SystemExit('broken')\n")

    what = "The indexes of questions" if "indexes" in broken else "The messages"
    assert f"{what} could not be built." == _refusal(tmp_path)
    assert "broken\n" == capfd.readouterr().err


def test_an_editable_installation_builds_nothing(tmp_path):
    _hook(tmp_path).initialize("editable", {})


def test_a_wheel_without_a_part_is_removed_and_the_part_named(tmp_path):
    file = tmp_path / "some.whl"
    with zipfile.ZipFile(file, "w") as made:
        for name in (*NEEDED[1:], "some.dist-info/licenses/LICENSE"):
            made.writestr(name, "")

    with pytest.raises(SystemExit, match=rf"^The wheel would be without {INDEXES}\.$"):
        _hook(tmp_path).finalize("standard", {}, str(file))
    assert not file.exists()


@pytest.mark.parametrize(
    ("written", "with_source", "without"),
    [
        ("[guide](docs/api.md)", f"[guide]({SOURCE}/blob/HEAD/docs/api.md)", "guide"),
        ("[a\nb](docs/api.md#b)", f"[a\nb]({SOURCE}/blob/HEAD/docs/api.md#b)", "a\nb"),
        ("| ![pad](docs/a.webp) |", f"| ![pad]({SOURCE}/raw/HEAD/docs/a.webp) |", "| pad |"),
        ("[elsewhere](https://other.example)",) * 3,
        ("[above](#above)",) * 3,
        ("`a[0]` (b)",) * 3,
    ],
)  # fmt: skip
def test_links_lead_to_the_repository_or_are_plain_text(written, with_source, without):
    assert with_source == readable_anywhere(written, SOURCE)
    assert without == readable_anywhere(written, "")


@pytest.mark.parametrize("source", ["", SOURCE])
def test_the_code_in_the_readme_stays_as_it_is(source):
    assert len(LINK.findall(README)) > 10
    shown = readable_anywhere(README, source)

    assert not LINK.search(shown)
    assert [block.text for block in blocks(README)] == [block.text for block in blocks(shown)]


def test_addresses_lead_to_files_that_are_there():
    addresses = urls(SOURCE)
    files = [address.removeprefix(f"{SOURCE}/blob/HEAD/") for address in addresses.values()][1:]

    assert ["Source", "Documentation", "Changelog"] == [*addresses]
    assert SOURCE == addresses["Source"]
    assert all((TOP / file).is_file() for file in files)


@pytest.mark.parametrize("source", [SOURCE, f"{SOURCE}/"])
def test_the_address_of_the_repository_comes_from_make(source, monkeypatch):
    monkeypatch.setenv("REFEREE_SOURCE", source)
    OurMetadata(str(TOP), {}).update(metadata := {})

    assert urls(SOURCE) == metadata["urls"]
    assert f"({SOURCE}/blob/HEAD/LICENSE)" in metadata["readme"]["text"]


@pytest.mark.parametrize(
    "source", ["code.example/referee", "https:/code.example", "https://a b", "file:///a"]
)
def test_what_is_no_address_is_refused(source, monkeypatch):
    monkeypatch.setenv("REFEREE_SOURCE", source)
    with pytest.raises(SystemExit, match="^SOURCE is no address of a repository: "):
        OurMetadata(str(TOP), {}).update({})
