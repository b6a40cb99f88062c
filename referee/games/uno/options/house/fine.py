"""Cards that somebody draws for a claim that is refused."""

from referee.games.uno.model.ruleset import UnoCase
from referee.games.uno.rules.owed_cards import cite_short_pile, draw_penalty, number_of_drawable_cards
from referee.kit.quantities import EntryNumber
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.match.text.messages import Template, key_of, says
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


def slip(article: Article) -> dict[tuple[str, str], Template]:
    """The sentences about a mistake that costs cards.

    The weight `holds` has the sentence for everybody, with the number of cards. The key `slip` has the
    beginning of the sentence for the player who made the mistake.
    """
    return {
        **dict([says(article, FindingWeight.HOLDS)]),
        (article.id, "slip"): Said(key_of(article, "slip")),
    }
