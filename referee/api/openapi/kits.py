"""The schemas of kits. With a kit (rules of a match as JSON), a client can compute the result of a move."""

from referee.api.openapi.derived import schema_name_for_game, schema_of_dataclass, type_description
from referee.api.openapi.kinds import OpenAPISchema, ref
from referee.games import GAMES

KIT_SCHEMAS: dict[str, OpenAPISchema] = {
    schema_name_for_game(game, "Kit"): schema_of_dataclass(game.kit_type)
    | {"description": type_description(game.kit_type)}
    for game in GAMES.values()
}
"""The schema of the kit of each game, by the name of the schema."""

SHAPES: dict[str, OpenAPISchema] = {
    **KIT_SCHEMAS,
    "Kit": {
        "oneOf": [ref(name) for name in KIT_SCHEMAS],
        "description": (
            "The rules in force as data, so that a client can work out the result of a move by itself."
        ),
    },
}
