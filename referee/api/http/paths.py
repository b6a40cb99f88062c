"""Converts paths from the syntax of Flask to the syntax of OpenAPI."""


def openapi_path(rule: str) -> str:
    """Return the path of a Flask rule in the syntax of OpenAPI, for example `/v1/matches/{match_id}`."""
    return rule.replace("<int:", "{").replace("<", "{").replace(">", "}")
