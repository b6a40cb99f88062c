"""What claims do that people ask about alike in every game."""

from enum import Enum


class Deed(Enum):
    """The kind of a claim. A kind is the occasion for questions of its own."""

    DEAL = "deal"
    PLAY = "play"
    DRAW = "draw"
    CALL = "call"
    CATCH = "catch"
    CHALLENGE = "challenge"
