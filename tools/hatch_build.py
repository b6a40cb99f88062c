"""What a build does beyond pyproject.toml: it builds the files that git ignores, checks the wheel, and makes
the links of the README absolute.

Only hatch runs this file. `make dist SOURCE=https://...` sets REFEREE_SOURCE, the address of the repository.
"""

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

INDEXES = "referee/services/indexes.pickle"
CATALOG = "referee/languages/catalog.json"
BUILDERS = {
    "The messages": (
        "from referee import built_messages; sys.exit(not built_messages.are_built())",
        "referee.build_messages",
    ),
    "The indexes of questions": (
        "from referee.services import indexes; sys.exit(not indexes.is_index_file_valid())",
        "referee.services.indexes",
    ),
}
"""For files that git ignores: a program whose exit status is 0 if they fit their sources, and the module that
builds them. The indexes are built from messages."""
NEEDED = (
    INDEXES,
    CATALOG,
    "referee/py.typed",
    "referee/openapi.yaml",
    "referee/migrations/env.py",
    "referee/languages/en/uno.ftl",
    "referee/page/static/main.js",
    "referee/page/static/ui/messages.js",
    "referee/ask/reading/words.txt",
    "referee/ask/search/classifier.bin",
)
"""Files of a wheel, each of a kind that a mistake in pyproject.toml or .gitignore leaves out."""
LICENSE = "dist-info/licenses/LICENSE"
LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!https?:|#)([^)\s]+)\)")
"""A picture or a link to a file of the repository."""
ADDRESS = re.compile(r"https?://[^\s/]+(/[^\s/]+)*")


class WholeWheel(BuildHookInterface[Any]):
    """Builds the files that git ignores, and refuses a wheel that lacks a file. An editable installation
    builds nothing: `make` does, or the server at its start."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version != "standard":
            return
        for what, (question, module) in BUILDERS.items():
            if self._run("-c", f"import sys; {question}") and self._run("-m", module):
                _refuse(f"{what} could not be built.")

    def _run(self, *arguments: str) -> int:
        """Run a program with the code of this folder; return its exit status."""
        environ = {**os.environ, "PYTHONPATH": self.root}
        return subprocess.run([sys.executable, "-P", *arguments], env=environ, check=False).returncode

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.target_name != "wheel" or version != "standard":
            return
        with zipfile.ZipFile(artifact_path) as wheel:
            names = wheel.namelist()
        missing = [name for name in (*NEEDED, LICENSE) if not any(one.endswith(name) for one in names)]
        if missing:
            Path(artifact_path).unlink()
            _refuse(f"The wheel would be without {', '.join(missing)}.")


class Metadata(MetadataHookInterface):
    """The README and the addresses."""

    def update(self, metadata: dict[str, Any]) -> None:
        source = os.environ.get("REFEREE_SOURCE", "").rstrip("/")
        if source and not ADDRESS.fullmatch(source):
            _refuse(f"SOURCE is no address of a repository: {source}.")
        readme = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": readable_anywhere(readme, source)}
        metadata["urls"] = urls(source)


def readable_anywhere(readme: str, source: str) -> str:
    """Return the README with absolute links; without an address, with the words of the links alone."""

    def absolute(found: re.Match[str]) -> str:
        mark, words, path = found.groups()
        return f"{mark}[{words}]({_file(source, path, 'raw' if mark else 'blob')})" if source else words

    return LINK.sub(absolute, readme)


def urls(source: str) -> dict[str, str]:
    if not source:
        return {}
    documents = {"Documentation": "docs/README.md", "Changelog": "CHANGELOG.md"}
    return {"Source": source, **{name: _file(source, path) for name, path in documents.items()}}


def _file(source: str, path: str, view: str = "blob") -> str:
    """The address of a file on its default branch, as GitHub and GitLab have it."""
    return f"{source}/{view}/HEAD/{path}"


def _refuse(sentence: str) -> NoReturn:
    sys.exit(sentence)  # an exception would put a traceback around it
