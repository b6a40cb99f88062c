"""The latest action of a match, and the state of the round directly after it."""

from dataclasses import dataclass

from referee.games.help import HELP
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.help.claim_kind import ClaimKind
from referee.match.help.game_help import AnyHelp
from referee.match.help.occasions import BETWEEN, COUNTING, FIRST_DEAL, OVER, PLAYING
from referee.match.help.visible_round import VisibleRound
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch
from referee.match.table.ranking import winners
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, card_named_in_claim, seat_named_in_claim

ACTING_NUMBERS = frozenset("0679")
"""Number cards that have an effect under some house rules. All other number cards are equivalent."""


@dataclass(frozen=True)
class LatestAction:
    """The latest action of a match, and the state directly after it, as far as questions are about them.

    - `phase`: The phase of the match (`match/help/occasions.py`). Outside an open round, only this is known.
    - `claim_tag`, `kind`: The tag and the kind of the newest claim in effect.
    - `face`: The face of the card that was played, turned up or drawn for, or that ended the round.
    - `cards_left`: The number of cards that the acting player has left to play or to turn up. None if there
      are more than two.
    - `awaits`: What must be reported before play goes on.
    - `is_owed`: Whether a player owes cards.
    - `has_drawn`: Whether a card was drawn that may be played.
    - `call_status`: The status of the time in which a player may call UNO or be caught, such as "open"
      (`Help.call_window_status`). None if there is no such time. It does not say whether the player has
      called.
    """

    phase: str
    claim_tag: str | None = None
    kind: ClaimKind | None = None
    face: str | None = None
    cards_left: int | None = None
    awaits: str | None = None
    is_owed: bool = False
    has_drawn: bool = False
    call_status: str | None = None

    def is_equivalent_to(self, other: "LatestAction") -> bool:
        """Whether both are equal, except for a number card without an effect."""
        is_equal = replace(self, face=None) == replace(other, face=None)
        return is_equal and _are_faces_equivalent(self.face, other.face)


def _are_faces_equivalent(face: str | None, other: str | None) -> bool:
    if face == other or face is None or other is None:
        return face == other
    return face.isdecimal() and other.isdecimal() and face not in ACTING_NUMBERS


def find_latest_action(game: Game, match: AnyMatch, last: Submission | None) -> LatestAction:
    """Return the latest action of a match. `last` is the newest submission in effect."""
    visible, help = find_visible_round(game, match), HELP[game.name]
    if visible is None:
        return LatestAction(_find_phase_between_rounds(game, match))
    if visible.turn is None:
        return LatestAction(COUNTING, face=visible.top.face, is_owed=visible.is_owed)
    if last is None:
        return LatestAction(PLAYING)
    claim_type = _find_main_claim_type(help, last.claim)
    kind = help.claim_kinds.get(claim_type)
    is_about_top_card = kind in (ClaimKind.PLAY, ClaimKind.DEAL) or (
        kind is ClaimKind.DRAW and _were_cards_owed(visible, last.claim)
    )
    player = find_acting_player(last.claim)
    return LatestAction(
        PLAYING,
        claim_tag=claim_type.tag,
        kind=kind,
        face=visible.top.face if is_about_top_card else None,
        cards_left=None if player is None else help.few_cards_left(match.round, player),
        awaits=visible.awaits,
        is_owed=visible.is_owed,
        has_drawn=visible.has_drawn,
        call_status=help.call_window_status(match.round, last.number),
    )


def find_visible_round(game: Game, match: AnyMatch) -> VisibleRound | None:
    """Return what people see of the open round. None if no round is open."""
    return None if match.round is None else HELP[game.name].visible_round(match.round)


def _find_phase_between_rounds(game: Game, match: AnyMatch) -> str:
    if winners(game.ruleset_of(match), match):
        return OVER
    return BETWEEN if match.points else FIRST_DEAL


def _were_cards_owed(visible: VisibleRound, draw: Claim) -> bool:
    """Whether the drawn cards were owed for the top card."""
    return not visible.has_drawn and not getattr(draw, "keep", False)


def _find_main_claim_type(help: AnyHelp, claim: Claim) -> type[Claim]:
    """Return the type of a claim or, if it completes another claim, the type of that claim."""
    return help.completing_claims.get(claim.__class__, claim.__class__)


# --- claims ---


def find_acting_player(claim: Claim) -> Seat | None:
    """Return the seat of the caught player or, for other claims, of the player who acts."""
    caught: Seat | None = getattr(claim, "caught", None)
    return seat_named_in_claim(claim) if caught is None else caught


def identify_action(game: Game, claim: Claim) -> tuple[str, str | None] | None:
    """Return the tag and the face of the card, which are equal for two claims with the same action.

    None for a number card: number cards are played too often to recognize an action by them.
    """
    card = card_named_in_claim(claim)
    if card is not None and card.face.isdecimal():
        return None
    return _find_main_claim_type(HELP[game.name], claim).tag, None if card is None else card.face


def depends_on_last_cards(game: Game, claim: Claim) -> bool:
    """Whether the number of cards that a player has left decides this claim: a call or a catch."""
    return HELP[game.name].claim_kinds.get(claim.__class__) in (ClaimKind.CALL, ClaimKind.CATCH)
