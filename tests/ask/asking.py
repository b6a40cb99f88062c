"""Rulings on what is described. The same request gets the same answer, so each is worked out once."""

import json
from functools import cache
from typing import Any

from tests.api.phone import Answer, post
from tests.proofs.situations import anybody


def ruled(situation: dict[str, Any], claims: list[dict], answers: dict[str, str] | None = None) -> Answer:
    told = {"situation": situation, "claims": claims} | ({"answers": answers} if answers else {})
    return _answered(json.dumps(told))


@cache
def _answered(told: str) -> Answer:
    return post(anybody(), "/v1/rulings", json.loads(told))
