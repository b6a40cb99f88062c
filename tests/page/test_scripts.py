"""What the page's scripts work out, without a browser: the tests of tests/page/scripts, which Node runs."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parent / "scripts"
NODE = Path(sys.executable).with_name("node")


@pytest.mark.parametrize("file", sorted(SCRIPTS.glob("*.test.js")), ids=lambda file: file.name)
def test_node_finds_nothing_wrong(file):
    run = subprocess.run(
        [NODE, "--test", "--test-force-exit", "--test-reporter=tap", file],
        capture_output=True,
        text=True,
        timeout=60,
    )

    assert 0 == run.returncode, run.stdout
    assert re.search(r"^# pass [1-9]", run.stdout, re.MULTILINE)
