"""What whoever runs the service asks for."""

from referee.games import GAMES
from referee.logbook import journal
from referee.logbook.transactions import reading
from referee.match.line import stand
from referee.stored import FORMAT, entries_of, state_of


def reach_the_logbook() -> None:
    """Do nothing if the database answers. Raises NotApplied."""
    with reading() as session:
        journal.find(session, "")


def match_ids() -> list[str]:
    with reading() as session:
        return journal.match_ids(session)


def audit(match_id: str) -> list[str]:
    """What is wrong with a stored match, a sentence each; empty when all is well.

    A state in another release's format is not compared: it is folded anew before anybody sees it.
    """
    with reading() as session:
        stored = journal.find(session, match_id)
        entries = entries_of(session, match_id)
    game = GAMES[stored.game]
    standing = stand(game, entries)
    exact = [entry.heard.number for entry in entries if entry.heard.claim.freshness.makes_stale]
    is_old = stored.format != FORMAT
    wanted = {
        "the entries are numbered without a gap": [entry.heard.number for entry in entries]
        == list(range(1, stored.number + 1)),
        "the state is what the entries make it": is_old or state_of(game, stored.state) == standing.state,
        "the base is what the entries make it": is_old
        or (state_of(game, stored.base), stored.base_number) == (standing.base, standing.base_number),
        "the last exact entry is known": stored.last_exact == exact[-1],
    }
    return [f"It is not so that {sentence}." for sentence, holds in wanted.items() if not holds]
