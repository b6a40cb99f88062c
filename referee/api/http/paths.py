"""Paths as Flask knows them and as openapi.yaml writes them."""


def template_of(rule: str) -> str:
    """Return the path of a rule as openapi.yaml writes it: `/v1/matches/{match_id}`."""
    return rule.replace("<int:", "{").replace("<", "{").replace(">", "}")
