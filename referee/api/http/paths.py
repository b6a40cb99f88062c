"""Paths as Flask knows them and as openapi.yaml writes them."""


def template_of(rule: str) -> str:
    """The path of a route as openapi.yaml writes it."""
    return rule.replace("<int:", "{").replace("<", "{").replace(">", "}")
