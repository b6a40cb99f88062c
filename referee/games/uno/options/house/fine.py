"""Cards that somebody draws for a claim that is refused."""

from collections.abc import Mapping
from typing import Any

from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.rules.owed_cards import cite_short_pile, draw_penalty, number_of_drawable_cards
from referee.kit.quantities import EntryNumber
from referee.kit.seats import Seat
from referee.match.text.sentences import Sentences
from referee.match.text.sentences import cards as so_many_cards
from referee.rulings.article import Article
from referee.rulings.finding import FindingWeight, finding_holds
from referee.rulings.ruleset import ImpliedEvents


def fine(
    case: UnoCase[object], article: Article, seat: Seat, cards: int, goes_back: bool = False
) -> ImpliedEvents:
    """This number of cards, as far as the pile has them, under the article that the table agreed on.
    `goes_back`: they go back if the claim turns out to be a mistake."""
    round = case.state.round
    costs = finding_holds(article, seat=seat, count=number_of_drawable_cards(round, cards))
    entry = EntryNumber(case.submission.number) if goes_back else None
    return ImpliedEvents((costs, *cite_short_pile(round, cards)), draw_penalty(round, seat, cards, entry))


def slip(article: Article, what: str) -> Sentences:
    """What is said to everybody of whoever did this, with how many cards it costs, and to that player."""

    def costs(facts: Mapping[str, Any]) -> str:
        if not facts["count"]:
            return f"{facts['seat']} {what} and draws nothing, because no card is left."
        return f"{facts['seat']} {what} and draws {so_many_cards(facts['count'])}."

    return {(article.id, FindingWeight.HOLDS): costs, (article.id, "slip"): f"You {what}"}
