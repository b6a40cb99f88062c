"""What people say for each question, read from the texts in phrasings/."""

from referee.ask.phrasings import (
    golf,
    uno_calls,
    uno_cards,
    uno_dealing,
    uno_house,
    uno_irregular,
    uno_scores,
    uno_wild_draw_four,
)

PARTS = (
    uno_cards,
    uno_wild_draw_four,
    uno_dealing,
    uno_calls,
    uno_irregular,
    uno_house,
    uno_scores,
    golf,
)


def read(text: str) -> dict[str, tuple[str, ...]]:
    """The phrasings in a text by the ids of their questions."""
    phrased: dict[str, tuple[str, ...]] = {}
    for line in filter(str.strip, text.splitlines()):
        if not line.startswith(" "):
            asked = line
            if asked in phrased:
                raise ValueError(f"the question {asked} has its phrasings in one place")
            phrased[asked] = ()
        else:
            phrased[asked] += (line.strip(),)
    return phrased


PHRASINGS: dict[str, tuple[str, ...]] = {
    asked: phrasings for part in PARTS for asked, phrasings in read(part.TEXT).items()
}
