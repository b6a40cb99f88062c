"""What just happened at a table, and what people ask then."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from referee.ask.answer.answers import Played, played
from referee.ask.search.every_question import QUESTIONS
from referee.games import GAMES
from referee.games.help import HELP
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.help.deeds import Deed
from referee.match.help.game_help import AnyHelp
from referee.match.help.occasions import BETWEEN, COUNTING, FIRST_DEAL, OVER, PLAYING
from referee.match.help.question import Question
from referee.match.help.seen import Seen
from referee.match.model.game import Game
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.ranking import winners
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, card_named_in_claim, seat_named_in_claim

A_NUMBER = "a number"
ACTING_NUMBERS = frozenset("0679")
"""Numbers that do something at some tables; all others are alike."""


@dataclass(frozen=True)
class Happened:
    """What just happened, as far as a question is about it.

    `claim` is the tag of the last claim that counts, and `deed` its kind. `face` is the face of the card that
    it played, turned up or drew for, or of the card that ended the round. `left` is the number of cards that
    its player has left to play or to turn up; None if there are more than two. `waits` is what has to be
    reported before play goes on. `owes`: somebody owes cards. `drew`: a card was drawn and may be played.
    `call` says how it stands with the call for a last card.
    """

    phase: str
    claim: str | None = None
    deed: Deed | None = None
    face: str | None = None
    left: int | None = None
    waits: str | None = None
    owes: bool = False
    drew: bool = False
    call: str | None = None

    def is_like(self, other: "Happened") -> bool:
        """Whether it is the same but for a number that does nothing anywhere."""
        return replace(self, face=None) == replace(other, face=None) and _alike(self.face, other.face)


def _alike(face: str | None, other: str | None) -> bool:
    if face == other or face is None or other is None:
        return face == other
    return face.isdecimal() and other.isdecimal() and face not in ACTING_NUMBERS


def happened(game: Game, match: AnyMatch, last: Submission | None) -> Happened:
    """What just happened at a match, where `last` was heard last of all that counts."""
    seen, help = seen_of(game, match), HELP[game.name]
    if seen is None:
        return Happened(_phase_between(game, match))
    if seen.turn is None:
        return Happened(COUNTING, face=seen.top.face, owes=seen.owes)
    if last is None:
        return Happened(PLAYING)
    kind = _kind_of(help, last.claim)
    deed = help.deeds.get(kind)
    shows = deed in (Deed.PLAY, Deed.DEAL) or (deed is Deed.DRAW and _drawn_for(seen, last.claim))
    who = actor(last.claim)
    return Happened(
        PLAYING,
        claim=kind.tag,
        deed=deed,
        face=seen.top.face if shows else None,
        left=None if who is None else help.few_left(match.round, who),
        waits=seen.waits,
        owes=seen.owes,
        drew=seen.drew,
        call=help.call_stands(match.round, last.number),
    )


def seen_of(game: Game, match: AnyMatch) -> Seen | None:
    """What shows of the open round, if one is."""
    return None if match.round is None else HELP[game.name].seen(match.round)


def _drawn_for(seen: Seen, claim: Claim) -> bool:
    """Whether what was drawn was owed, and so for the card on top."""
    return not seen.drew and not getattr(claim, "keep", False)


def _kind_of(help: AnyHelp, claim: Claim) -> type[Claim]:
    """The class of a claim, or of the claim that it completes."""
    return help.part_of.get(claim.__class__, claim.__class__)


def actor(claim: Claim) -> Seat | None:
    """Who acted or was acted on: whoever was caught, else who said it."""
    caught: Seat | None = getattr(claim, "caught", None)
    return seat_named_in_claim(claim) if caught is None else caught


def deed_of(game: Game, claim: Claim) -> tuple[str, str | None] | None:
    """What somebody did by a claim, by which it is known again: None for a number laid, of which there are
    many."""
    face = _face(claim)
    return None if face == A_NUMBER else (_kind_of(HELP[game.name], claim).tag, face)


def counts_last_cards(game: Game, claim: Claim) -> bool:
    """Whether the number of cards that somebody has left decides about this claim: a call or a catch."""
    return HELP[game.name].deeds.get(claim.__class__) in (Deed.CALL, Deed.CATCH)


def _phase_between(game: Game, match: AnyMatch) -> str:
    if winners(game.ruleset_of(match), match):
        return OVER
    return BETWEEN if match.points else FIRST_DEAL


# --- what people ask then ---


def asked_after(
    game: Game, match: AnyMatch, last: Submission | None, refused: Submission | None
) -> tuple[Question, ...]:
    """The questions of a game that what just happened brings up, the nearest first: what is like what was
    `refused` just now, what people ask on such an occasion, and all of which the example is like it."""
    now, asked_on = happened(game, match, last), HELP[game.name].asked_on
    examples = _examples(game.name)
    about_refused = [] if refused is None else [one for one in examples if _asks(game, one[1], refused, now)]
    by_occasion = [QUESTIONS[name] for one in _occasions(now, refused) for name in asked_on.get(one, ())]
    alike = [question for question, _, then in examples if then.is_like(now) and now.claim is not None]
    return tuple(dict.fromkeys((*(question for question, *_ in about_refused), *by_occasion, *alike)))


@cache
def _examples(game: str) -> tuple[tuple[Question, Played, Happened], ...]:
    """Every question with an example, how its table stands by the standard rules, and what has just happened
    there."""
    tables = {one: played(one, Rules()) for one in QUESTIONS.values() if one.game == game}
    return tuple(
        (question, table, happened(GAMES[game], table.match, table.last))
        for question, table in tables.items()
        if table is not None
    )


def _asks(game: Game, table: Played, refused: Submission, now: Happened) -> bool:
    """Whether an example asks about what was refused, after the same."""
    deed = deed_of(game, refused.claim)
    is_same = deed is not None and deed == deed_of(game, table.asked.claim)
    return is_same and happened(game, table.match, table.last).is_like(now)


def _face(claim: Claim) -> str | None:
    card = card_named_in_claim(claim)
    return None if card is None else A_NUMBER if card.face.isdecimal() else card.face


def _occasions(now: Happened, refused: Submission | None) -> Iterator[str]:
    """What it was an occasion for, the nearest first."""
    if refused is not None:
        yield "a refusal"
    if now.phase != PLAYING:
        yield from () if now.face is None else (f"out on {now.face}",)
        yield now.phase
        return
    yield from _in_a_round(now)
    if now.left == 1 or now.call is not None:
        yield "one card left"
    yield "a turn"


def _in_a_round(now: Happened) -> Iterator[str]:
    if now.waits == "a hand" or now.deed is Deed.CHALLENGE:
        yield "a challenge"
    elif now.waits is not None:
        yield now.waits
    if now.deed is Deed.CATCH:
        yield "a catch"
    elif now.deed is Deed.CALL:
        yield "a call"
    elif now.deed is Deed.DRAW:
        yield "a card drawn" if now.face is None else f"{now.face} drawn for"
        return
    elif now.deed is Deed.DEAL:
        yield f"first {now.face}"
        yield "a deal"
    if now.face is not None:
        yield now.face
