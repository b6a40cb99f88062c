"""Recipes of the guides: code blocks that change a copy of the project, and what is then to be seen of it.

The line that opens a block says what it is. `python FILE` and `js FILE` are a new file, as is `text FILE`;
`diff FILE` changes a file that is there, and its lines that begin with a blank or a minus stand there once;
`sh` is run in the copy, and a block without a word after it says exactly what that prints.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
FENCE = re.compile(r"^( *)```(\w*) ?(\S*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)

COMMANDS = {"python": "", "referee": "-c 'from referee.cli import main; main()'"}
"""What is called in the copy, by the Python of this run."""

OVER_HTTP = """
import json, secrets, sys
from referee import create_app
from referee.config import read_config
from referee.storage import db

settings = {"DATABASE_URL": f"sqlite:///{sys.argv[1]}", "RATES": "off", "LOG": "off"}
config = read_config({f"REFEREE_{name}": value for name, value in settings.items()})
db.migrate_database(config)
client, opened, number, told = create_app(config).test_client(), {}, 1, []
for method, path, body in json.load(sys.stdin):
    headers = {"Idempotency-Key": secrets.token_hex(16)}
    if "token" in opened and path not in ("/v1/matches", "/v1/records"):
        headers["Authorization"] = f"Bearer {opened['token']}"
    if path.endswith("/claims"):
        body = {"after": number, **body}
    if path == "/v1/records":
        headers["Content-Type"], sent = "application/x-ndjson", {"data": told[-1][1]}
    else:
        sent = {"json": body}
    answer = client.open(path.format(**opened), method=method, headers=headers, **sent)
    given = answer.get_json() if answer.is_json else answer.get_data(as_text=True)
    if (method, path) == ("POST", "/v1/matches"):
        opened, number = given, 1
    number += path.endswith("/claims") and answer.status_code == 201
    told.append([answer.status_code, given])
json.dump(told, sys.stdout)
"""
"""Asks an app over a new database one thing after the other, with the token of the match that was opened
last, and prints every status and answer. A record that is brought in is what was answered before."""


Asked = tuple[str, str, Any]
"""A method, a path in which `{id}` is that of the match, and a body."""


def get(path: str) -> Asked:
    return ("GET", path, None)


def opening(rules: Mapping[str, Any], game: str = "uno") -> Asked:
    return ("POST", "/v1/matches", {"game": game, "seats": ["Ann", "Bob"], "rules": rules})


def claiming(tag: str, **said: Any) -> Asked:
    return ("POST", "/v1/matches/{id}/claims", {"claim": tag, **said})


@dataclass(frozen=True)
class Block:
    """A code block: its language, the file that it speaks of, its text and its line in the guide."""

    language: str
    file: str
    text: str
    line: int


def blocks(text: str) -> list[Block]:
    """All code blocks of a guide."""
    found = FENCE.finditer(text)
    return [
        Block(one[2], one[3], _unindented(one[4], one[1]), text.count("\n", 0, one.start()) + 1)
        for one in found
    ]


def _unindented(text: str, indent: str) -> str:
    """The text of a block without the indent of the list in which it stands."""
    return re.sub(f"^{indent}", "", text, flags=re.MULTILINE)


def sections(text: str, level: str = "##") -> dict[str, str]:
    """The sections of a guide by their headings of this level."""
    head, *rest = re.split(rf"^{level} (.*)\n", text, flags=re.MULTILINE)
    return dict(zip(rest[::2], rest[1::2], strict=True)) | {"": head}


NOT_COPIED = shutil.ignore_patterns(".*", "node_modules", "dist")
"""What is installed or built, and what belongs to git and to the tools."""


class Copy:
    """A copy of the project in which a recipe is followed."""

    def __init__(self, folder: Path):
        self.folder = folder
        shutil.copytree(ROOT, folder, ignore=NOT_COPIED, dirs_exist_ok=True)
        (folder / ".venv" / "bin").mkdir(parents=True)
        for name, words in COMMANDS.items():
            command = folder / ".venv" / "bin" / name
            command.write_text(f'#!/bin/sh\nexec {sys.executable} {words} "$@"\n')
            command.chmod(0o755)

    def follow(self, recipe: str) -> None:
        """Do what the blocks of a recipe say, one after the other."""
        printed = None
        for block in blocks(recipe):
            if block.language == "sh":
                printed = self.run(block.text)
            elif block.language == "diff":
                self._change(block)
            elif block.file:
                self._write(block)
            else:
                assert printed == block.text, f"line {block.line} of the recipe"

    def run(self, lines: str) -> str:
        """What shell lines print here."""
        return self._started(["bash", "-eu", "-c", lines])

    def answers(self, *asked: Asked) -> list[Any]:
        """What the service of this copy answers: each a status and what was told."""
        asking = [sys.executable, "-c", OVER_HTTP, str(self.folder / "match.sqlite3")]
        return json.loads(self._started(asking, json.dumps(asked)))

    def failed_tests(self, *files: str) -> list[str]:
        """The names of the tests in these files that fail here, with what pytest says of each."""
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--tb=short", *files]
        done = subprocess.run(
            command, cwd=self.folder, env=self.environ(), text=True, capture_output=True, check=False
        )
        failed = re.findall(r"^(?:FAILED|ERROR) .*", done.stdout, re.MULTILINE)
        return (
            failed
            if done.returncode in (0, 1) and (failed or not done.returncode)
            else [done.stdout + done.stderr]
        )

    def environ(self) -> dict[str, str]:
        """What a process of this copy is started with; it leaves its modules compiled for the next one."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("REFEREE_")}
        kept.pop("PYTHONDONTWRITEBYTECODE", None)
        return {**kept, "PYTHONPATH": str(self.folder)}

    def _started(self, command: Sequence[str], told: str = "") -> str:
        """What a command prints here. Whatever it complains of fails the test."""
        done = subprocess.run(
            command,
            cwd=self.folder,
            env=self.environ(),
            input=told,
            text=True,
            capture_output=True,
            timeout=120,
            check=False,
        )
        assert (0, "") == (done.returncode, done.stderr), done.stderr
        return done.stdout

    def _write(self, block: Block) -> None:
        file = self.folder / block.file
        assert not file.exists(), f"{block.file} is there already: change it with a diff"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(block.text, "utf-8")

    def _change(self, block: Block) -> None:
        """Each part of the diff, of which the parts are divided by `@@`, stands there once."""
        file = self.folder / block.file
        text = file.read_text("utf-8")
        for part in re.split(r"^@@\n", block.text, flags=re.MULTILINE):
            lines = part.splitlines(keepends=True)
            old = "".join(line[1:] or "\n" for line in lines if not line.startswith("+"))
            new = "".join(line[1:] or "\n" for line in lines if not line.startswith("-"))
            assert text.count(old) == 1, f"{block.file} has {text.count(old)} times:\n{old}"
            text = text.replace(old, new)
        file.write_text(text, "utf-8")
