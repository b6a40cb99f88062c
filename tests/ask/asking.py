"""Rulings on what is described, and answers. The same request gets the same ruling: each is made once."""

import json
from functools import cache
from typing import Any

from referee.ask.answers import YES_OR_NO, Ruled
from tests.api.phone import Answer, post
from tests.proofs.situations import anybody


def ruled(situation: dict[str, Any], claims: list[dict], answers: dict[str, str] | None = None) -> Answer:
    told = {"situation": situation, "claims": claims} | ({"answers": answers} if answers else {})
    return _answered(json.dumps(told))


@cache
def _answered(told: str) -> Answer:
    return post(anybody(), "/v1/rulings", json.loads(told))


def found_in(ruled: Ruled) -> str:
    """Yes or no, and what was found about the example."""
    return f"{YES_OR_NO[ruled.yes]}{ruled.because}"
