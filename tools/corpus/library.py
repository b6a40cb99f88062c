"""What can be read and asked without a match: rulebooks, choices, and the questions of every table."""

from pathlib import Path
from urllib.parse import urlencode

from tools.corpus.book import Book

ASKED = Path(__file__).parents[2] / "tests/ask"
"""How people put their questions."""
ONE_IN = 3
"""Of one in so many all the nearest answers are told, of the others only the best."""


def rulebooks(book: Book) -> None:
    """Every article, choice, source and word, alone and in its list."""
    for game in _games(book):
        rulebook = book.get(f"/v1/rulebooks/{game}").json
        for part in ("chapters", "articles"):
            _each(book, f"/v1/rulebooks/{game}/{part}", rulebook[part], "id")
        differences = book.get(f"/v1/rulebooks/{game}/differences").json["differences"]
        _each(book, f"/v1/rulebooks/{game}/differences", differences, "id")
    _each(book, "/v1/sources", book.get("/v1/sources").json["sources"], "key")
    _each(book, "/v1/glossary", book.get("/v1/glossary").json["words"], "id")
    book.get("/v1/house-rules")


def questions(book: Book) -> None:
    """Every question with its answer by the standard rules and by those of every preset of its game."""
    presets = book.get("/v1/presets", told=False).json["presets"]
    for question in book.get("/v1/questions").json["questions"]:
        path = f"/v1/questions/{question['id']}"
        book.get(path)
        for preset in presets:
            if preset["game"] == question["game"]:
                book.get(f"{path}?preset={preset['id']}")


def lookups(book: Book) -> None:
    """What is found for questions as people put them."""
    asked = [
        line.partition("|")[2].strip() if "|" in line else line.strip()
        for name in ("paraphrases", "held_out", "not_ours")
        for line in (ASKED / f"{name}.txt").read_text(encoding="utf-8").splitlines()
        if line.strip() and not line.startswith("#")
    ]
    for place, words in enumerate(asked):
        query = {"q": words} | ({"most": 1} if place % ONE_IN else {})
        book.get(f"/v1/questions?{urlencode(query)}")
    for game in _games(book):
        book.get(f"/v1/questions?{urlencode({'q': 'two cards at once', 'game': game})}")
        book.get(f"/v1/questions?{urlencode({'game': game, 'quoted': 'true'})}")


def _games(book: Book) -> list[str]:
    presets = book.get("/v1/presets").json["presets"]
    return list(dict.fromkeys(preset["game"] for preset in presets))


def _each(book: Book, path: str, found: list[dict], name: str) -> None:
    for one in found:
        book.get(f"{path}/{one[name]}")
