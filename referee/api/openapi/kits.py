"""What a phone is told of the rules in force: one kit for each game."""

from referee.api.openapi.derived import dataclass_shape, described, name_of
from referee.api.openapi.kinds import Shape, ref
from referee.games import GAMES

KITS: dict[str, Shape] = {
    name_of(game, "Kit"): dataclass_shape(game.kit_type) | {"description": described(game.kit_type)}
    for game in GAMES.values()
}
"""The kit of each game, by a name without the blanks of the game's title."""

SHAPES: dict[str, Shape] = {
    **KITS,
    "Kit": {
        "oneOf": [ref(name) for name in KITS],
        "description": (
            "The rules in force as data, so that a client can work out the result of a move by itself."
        ),
    },
}
