"""The kinds of claims that occur in every game."""

from enum import Enum


class ClaimKind(Enum):
    """The kind of a claim. Each kind is an occasion for its own questions."""

    DEAL = "deal"
    PLAY = "play"
    DRAW = "draw"
    CALL = "call"
    CATCH = "catch"
    CHALLENGE = "challenge"
