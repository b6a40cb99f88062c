"""What a process remembers is bounded, and never older than what it was made from."""

from referee.storage.remembered import LRUCache


def test_the_longest_unused_goes_first():
    known = LRUCache(2)
    known.cache_value("a", 1)
    known.cache_value("b", 2)
    known.get("a")
    known.cache_value("c", 3)

    assert (1, None, 3) == (known.get("a"), known.get("b"), known.get("c"))


def test_what_is_forgotten_is_not_known():
    """Also what was never known."""
    known = LRUCache(2)
    known.cache_value("a", 1)
    known.remove_key("a")
    known.remove_key("b")

    assert known.get("a") is None
