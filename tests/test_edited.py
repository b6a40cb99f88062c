"""Taking back, letting count and putting right, again and again, in random matches (proofs/edited.py)."""

import pytest

from referee.games import GAMES
from tests.proofs.edited import play_edited

SEED, MATCHES, CLAIMS = 1_205, 6, 400


@pytest.mark.parametrize("which", ["the same matches", "new matches"])
def test_whatever_is_edited_the_match_is_what_its_entries_make_it(which, fresh_seed):
    """And as if it had been told right the first time, wherever nothing fell or broke."""
    seed = SEED if which == "the same matches" else fresh_seed
    played = [play_edited(seed + number, CLAIMS) for number in range(MATCHES)]

    assert [] == [text for _, wrong in played for text in wrong]
    least = 20 if seed == SEED else 0  # new ones are dull now and then
    for name in GAMES:
        tables = [table for table, _ in played if table.game == name]
        assert sum(table.corrections for table in tables) > least
        assert seed != SEED or any(table.as_if_right for table in tables)
        assert seed != SEED or any(table.unread for table in tables)
