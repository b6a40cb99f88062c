"""Make a dictionary for replies that are to be stored from now on: `python -m tools.dictionary FILE`.

Simulated people play both games, by the usual rules and by others. Of the replies that they get those go into
the dictionary, one by one, that let a sample of the others be stored in fewest bytes, each without what the
dictionary has already. What helps most stands last: what is near costs least.

A dictionary that was released never changes: another gets the next number in referee/storage/deflating.py.
"""

import sys
import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from flask import Flask

from referee import create_app
from referee.config import read_config
from referee.storage import db
from tests.api.phone import Phone, Send, through
from tests.seeds import FIXED_SEED
from tests.settings import UNLIMITED, folder_in_memory
from tests.simulated import variants
from tests.simulated.table import Table
from tests.simulated_golf import variants as golf_variants
from tests.simulated_golf.table import Table as GolfTable

SIZE = 24_000
"""Bytes; with the longest replies it fits into the 32 KB that are looked back."""
MATCHES, CLAIMS, OF_EACH = 60, 150, 25
"""So many replies of so many claims of each match are looked at."""
CANDIDATES, SAMPLE = 12, 50
RUN = 40
"""So many characters in a row that the dictionary has are not told in it again."""
NAMES = (
    *("Ada", "Anton", "Britta", "Carlos", "Dilek", "Emil", "Fatima", "Greta", "Hugo", "Ines", "Jakob", "Kim"),
    *("Lena", "Mehmet", "Nora", "Oma", "Papa", "Quentin", "Rosa", "Sven", "Tilda", "Uwe", "Vera", "Wanda"),
)


def main(file: Path) -> None:
    rng = Random(FIXED_SEED)
    with folder_in_memory() as folder:
        told = list(_replies(app_over(f"sqlite:///{folder}/replies.sqlite3"), rng))
    file.write_text(dictionary(told, rng), "utf-8")


def dictionary(told: list[str], rng: Random) -> str:
    """Made of these replies."""
    made = ""
    while True:
        others = rng.sample(told, SAMPLE)
        before = stored(made, others)
        found = [new for one in rng.sample(told, CANDIDATES) if (new := "".join(_news(made, one)))]
        saved = {new: before - stored(f"{new}\n{made}", others) for new in found}
        best = max(found, key=lambda new: saved[new] / len(new), default="")
        if not best or saved[best] <= 0 or len(best) + len(made) > SIZE:
            return made
        made = f"{best}\n{made}"


def stored(made: str, texts: list[str]) -> int:
    """How many bytes these texts take with a dictionary."""
    return sum(len(_packed(made.encode(), text.encode())) for text in texts)


def _packed(made: bytes, text: bytes) -> bytes:
    packing = zlib.compressobj(zdict=made)
    return packing.compress(text) + packing.flush()


def _news(made: str, text: str) -> Iterator[str]:
    """What a text says that the dictionary has not, piece by piece."""
    place = 0
    while place < len(text):
        end = place + RUN
        if text[place:end] not in made:
            yield text[place]
            place += 1
            continue
        while end < len(text) and text[place : end + 1] in made:
            end += 1
        place = end


# --- what is told at simulated tables ---


def app_over(url: str) -> Flask:
    environ = {"REFEREE_DATABASE_URL": url, **UNLIMITED}
    db.migrate_database(read_config(environ))
    return create_app(read_config(environ))


def _replies(app: Flask, rng: Random) -> Iterator[str]:
    send = through(app.test_client())
    for number in range(MATCHES):
        told = list(replies(send, ("uno", "uno", "golf")[number % 3], rng))
        yield from rng.sample(told, min(OF_EACH, len(told)))


def replies(send: Send, game: str, rng: Random) -> Iterator[str]:
    """What the claims of a match are answered: one in three is a match on a scorepad, of half of the others a
    phone wants to know what may be claimed next, and half of them are played by rules of their own."""
    names = rng.sample(NAMES, rng.choice((2, 3, 3, 4, 4, 5)))
    kind, known = {"uno": (Table, variants), "golf": (GolfTable, golf_variants)}[game]
    rules = known.some_rules(rng, len(names)) if rng.random() < 0.5 else known.STANDARD
    phone = Phone.opening(send, *names, game=game, **rules)
    on_scorepad, query = rng.random() < 0.33, rng.choice(("", "?may=1"))
    steps = kind(rng.randrange(10**6), len(names), rules=rules).steps()
    claims = _scores(game, len(names), rng) if on_scorepad else (dict(step.claim) for step in steps)
    for claim in islice(claims, CLAIMS):
        answer = phone.tell(claim, query=query)
        if answer.status != 201:
            raise RuntimeError(f"{claim}: {answer.body!r}")
        yield answer.body.decode()


def _scores(game: str, seats: int, rng: Random) -> Iterator[dict]:
    """Rounds of which only the points are told."""
    for _ in range(9):
        points = [rng.randrange(100) for _ in range(seats)]
        if game == "golf":
            yield {"claim": "match.score", "points": {str(seat): one for seat, one in enumerate(points)}}
        else:
            yield {"claim": "match.score", "winner": rng.randrange(seats), "points": points[0]}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
