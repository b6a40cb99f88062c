"""The schemas of kits, the rules in force as data: one kit for each game."""

from referee.api.openapi.derived import dataclass_shape, name_of, type_description
from referee.api.openapi.kinds import Shape, ref
from referee.games import GAMES

KITS: dict[str, Shape] = {
    name_of(game, "Kit"): dataclass_shape(game.kit_type) | {"description": type_description(game.kit_type)}
    for game in GAMES.values()
}
"""The schema of each game's kit, by its name."""

SHAPES: dict[str, Shape] = {
    **KITS,
    "Kit": {
        "oneOf": [ref(name) for name in KITS],
        "description": (
            "The rules in force as data, so that a client can work out the result of a move by itself."
        ),
    },
}
