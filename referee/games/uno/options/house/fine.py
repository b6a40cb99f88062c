"""Cards that somebody draws for a claim that is refused."""

from collections.abc import Callable, Mapping

from referee.games.uno.rules.owed import can_be_had, penalty_drawn, the_pile_holds
from referee.kit.seats import Seat
from referee.match.text.sentences import cards as so_many_cards
from referee.rulings.article import Article
from referee.rulings.finding import holds
from referee.rulings.ruleset import Case, Closing


def fine(case: Case, article: Article, seat: Seat, cards: int) -> Closing:
    """So many cards, as the pile gives them, under the article that the table agreed on."""
    round = case.state.round
    costs = holds(article, seat=seat, count=can_be_had(round, cards))
    return Closing((costs, *the_pile_holds(round, cards)), penalty_drawn(round, seat, cards))


def costs(slip: str) -> Callable[[Mapping], str]:
    """What somebody did, and how many cards that costs."""

    def told(facts: Mapping) -> str:
        if not facts["count"]:
            return f"{facts['seat']} {slip} and draws nothing, because no card is left."
        return f"{facts['seat']} {slip} and draws {so_many_cards(facts['count'])}."

    return told
