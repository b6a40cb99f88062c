"""Tells messages of the page as the page does: Node runs the modules."""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

NODE = Path(sys.executable).with_name("node")
TELLING = Path(__file__).with_name("telling.mjs")


def told(module: Path, calls: Sequence[tuple[str, Mapping[str, Any]]]) -> list[str]:
    """What the module says for these keys and facts."""
    steps = [[key.split("-"), facts] for key, facts in calls]
    asked = json.dumps({"module": str(module), "calls": steps})
    run = subprocess.run([NODE, TELLING], input=asked, capture_output=True, text=True, check=True)
    return json.loads(run.stdout)
