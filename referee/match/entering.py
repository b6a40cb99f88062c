"""How a claim becomes an entry: it is ruled on, or edits the line, and the match moves on."""

from dataclasses import replace
from typing import Any

from referee.match.again import before_entry, edit, mend, reaches_back_to
from referee.match.agreement import AgreeOnRules, expanded
from referee.match.edits import Correct, Entry, TakeBack, edits_of, edits_the_line
from referee.match.game import Game
from referee.match.line import NOWHERE, EntriesAfter, Item, Standing, after_item, stand
from referee.match.state import Match
from referee.rulings.heard import Heard
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling


def enter(
    game: Game, standing: Standing, heard: Heard, entries_after: EntriesAfter
) -> tuple[Entry, Standing]:
    """The entry that a claim becomes, and where the match stands after it.

    What a claim says and may not be kept (a hand that was shown) is gone from the entry; rules that it
    agrees on are spelled out.
    """
    heard = replace(heard, claim=spelled_out(game, heard.claim))
    ruling = rule(game, standing, heard, entries_after)
    heard = replace(heard, claim=_kept(game, standing, heard.claim, entries_after))
    entry = Entry(heard, ruling)
    return entry, advance(game, standing, entry, entries_after)


def rule(game: Game, standing: Standing, heard: Heard, entries_after: EntriesAfter) -> Ruling:
    """The ruling on any claim, edits of the line and the mending of a refusal included.

    A refusal, and an edit of the open round, read the entries of that round; an edit of an older one all;
    whatever counts reads none.
    """
    if edits_the_line(heard.claim):
        start = start_of(standing, heard.claim, entries_after)
        return edit(game, entries_after(start.base_number), heard, start.state)
    ruling = judge(game.ruleset_for(standing.state, heard.claim), standing.state, heard)
    if ruling.counts or ruling.fix is not None:
        return ruling
    fix = mend(game, entries_after(standing.base_number), heard, standing.base)
    return replace(ruling, fix=fix)


def advance(game: Game, standing: Standing, entry: Entry, entries_after: EntriesAfter) -> Standing:
    """Where the match stands after one more entry."""
    if not edits_the_line(entry.heard.claim):
        return after_item(game, standing, Item(entry.heard, entry.ruling))
    if not entry.ruling.counts:
        return standing
    start = start_of(standing, entry.heard.claim, entries_after)
    return stand(game, [*entries_after(start.base_number), entry], start)


def heard_in(game: Game, standing: Standing, claim: Correct, entries_after: EntriesAfter) -> Match | None:
    """The state in which the entry to be corrected was heard; None if there is none in the line, or if it
    opened the match."""
    start = start_of(standing, claim, entries_after)
    return before_entry(game, entries_after(start.base_number), claim.entry, start.state)


def start_of(standing: Standing, edit: Any, entries_after: EntriesAfter) -> Standing:
    """Where to fold from: the beginning, or the newest state between rounds if nothing that is edited lies
    before it; a take-back may undo edits that reach further back than it does itself."""
    number = standing.base_number
    undone = edits_of(entries_after(number)) if isinstance(edit, TakeBack) else ()
    if any(reaches_back_to(one) < number for one in (edit, *(entry.heard.claim for entry in undone))):
        return NOWHERE
    return Standing(standing.base, standing.base, number)


def spelled_out(game: Game, claim: Any) -> Any:
    """The claim with the rules that it agrees on spelled out, if it does."""
    if isinstance(claim, Correct):
        return replace(claim, instead=spelled_out(game, claim.instead))
    return AgreeOnRules(expanded(game, claim.rules)) if isinstance(claim, AgreeOnRules) else claim


def _kept(game: Game, standing: Standing, claim: Any, entries_after: EntriesAfter) -> Any:
    """The claim without what may not be stored."""
    if isinstance(claim, Correct) and hasattr(claim.instead, "kept"):
        state = heard_in(game, standing, claim, entries_after) or standing.state
        return replace(claim, instead=kept_in(game, state, claim.instead))
    return kept_in(game, standing.state, claim)


def kept_in(game: Game, state: Match, claim: Any) -> Any:
    """The claim without what may not be stored, as it was heard in this state."""
    return claim.kept(game.ruleset_of(state), state) if hasattr(claim, "kept") else claim
