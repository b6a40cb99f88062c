"""The articles that the rulebooks of all games share: rounds, scores, people and corrections."""

from referee.rulings.article import OURS, Article, Chapter
from referee.rulings.judge import AGREEMENT_ARTICLE

OPENING = Article(
    "match.opening",
    "A match is opened",
    "The people are named in the order in which they sit, clockwise, and agree on their rules before "
    "the first deal. The first one named deals first, unless cards are drawn for it.",
    (OURS,),
)
ONE_ROUND_AT_A_TIME = Article(
    "match.round",
    "One round at a time",
    "A round is open from its deal until it is scored or declared void. Only then is the next one dealt.",
    (OURS,),
)
MATCH_IS_OVER = Article(
    "match.over",
    "The match is over",
    "When somebody has won the match no further round is dealt or scored. A score that was written down "
    "wrongly may still be replaced.",
    (OURS,),
)
SCORING_A_ROUND = Article(
    "match.score",
    "A round is scored",
    "You can enter a round's points at any time, and that ends the round. Where no round is open they are "
    "for the next one. To change an earlier round, say its number.",
    (OURS,),
)
HAND_POINTS = Article(
    "match.points",
    "Everybody counts the own hand",
    "Where the referee does not follow the round, everybody may tell at its end what the own hand comes to, "
    "all at the same time. It scores nothing: the scorekeeper enters the round, with these numbers at hand. "
    "Telling again replaces what was told, until the round is scored. Where the referee follows the round, "
    "its hands are counted there.",
    (OURS,),
)
POINTS_ONLY_FOR_ROUND_PLAYERS = Article(
    "match.score.players",
    "Points are for who played",
    "Points of a round are only written down for people who played it: not for people who sat down later "
    "or were away.",
    (OURS,),
)
ONE_SEAT_GOES_OUT = Article(
    "match.score.winner",
    "Who went out",
    "Where the cards left are given, exactly one player has none: the one who went out.",
    (OURS,),
)
PLAY_ON = Article(
    "match.play-on",
    "Playing on after the end",
    "When the match is over the table may play on, to another target or to none. The totals go on too.",
    (OURS,),
)
FINISHING_THE_MATCH = Article(
    "match.finish",
    "Calling it a day",
    "Between two rounds the table may end the match. The player who leads by then has won it.",
    (OURS,),
)
CHANGING_THE_RULES = Article(
    "match.rules",
    "Other rules",
    "The table may agree on other rules from the next deal on. Each round is judged by the rules it was "
    "dealt under. Once a round is scored the way of scoring stays. A table that plays on without a target "
    "has that of the other rules again, unless it is reached already.",
    (OURS,),
)
VOID_ROUND = Article(
    "match.void",
    "A void round",
    "A round that cannot be finished does not count. The same dealer deals again. A round that was scored by "
    "mistake, for example twice, can be removed between two rounds: later rounds move up, and the deal goes "
    "back by one place.",
    (OURS,),
)
DRAWING_FOR_THE_DEAL = Article(
    "match.dealer",
    "Drawing for the deal",
    "Before the first deal everybody draws a card, and the highest number deals. A card without a number "
    "counts zero. Those who tie for the highest draw again, and are named alone.",
    ("CLASSIC", "PL112", OURS),
)
JOINING = Article(
    "match.joining",
    "Sitting down",
    "Between two rounds somebody new may sit down anywhere at the table, with no points, or with as many "
    "as the table says, but never so many that the match would be over. They are where that player "
    "starts, and no round's points. No more people play than one deck is made for: a second deck cannot be "
    "added, because the count of the cards, and all that the cards prove, goes by one deck.",
    (OURS,),
)
COMING_BACK = Article(
    "match.coming-back",
    "Coming back",
    "A player who has left may come back between two rounds, to the old place or another one, with the "
    "points as they were, or with as many as the table says. A player who is out of the match by the points "
    "stays out.",
    (OURS,),
)
LEAVING_A_MATCH = Article(
    "match.leaving",
    "Leaving",
    "A player who leaves keeps the points made so far. Two have to stay for a match to go on.",
    (OURS,),
)
RENAMING = Article(
    "match.renaming", "Another name", "A seat may be called something else at any time.", (OURS,)
)
PHONES = Article(
    "match.phones",
    "Phones at the table",
    "The scorekeeper lets phones in: to keep the score, to speak for a seat, or to watch. Which came and "
    "went, and when, is written down. It changes nothing in the game.",
    (OURS,),
)
TOTALS_FROM_PAPER = Article(
    "match.paper",
    "Totals from paper",
    "Before the first round is scored, people may bring along the totals they have on paper, and say how "
    "many rounds were played for them. The next round is numbered after those, and of those alone no "
    "single points can be told. A total is refused that nobody can have reached with the cards of the deck. "
    "Players who know better may let it count.",
    (OURS,),
)
NOTE = Article(
    "match.note", "A remark", "Anybody may have a remark written down. It changes nothing.", (OURS,)
)
DECIDING_A_CONTEST = Article(
    "match.decide",
    "Settling what is contested",
    "Where two stories stand against each other and nothing that was seen tells which is true, nothing "
    "changes and play goes on. The scorekeeper, or one player who is no party to it, may settle it; a party "
    "may only give in. It lapses when a player who would draw cards by it, or put some back, goes out, "
    "leaves or is counted, or when the round is over.",
    (OURS,),
)
TAKE_BACK = Article(
    "match.take-back",
    "Taking back",
    "The scorekeeper may take the match back to any earlier entry. What came after stays on record and "
    "no longer counts; taking back to just before a take-back undoes it.",
    (OURS,),
)
ALLOWING_A_REFUSED_CLAIM = Article(
    "match.allow",
    "A refused claim is let count",
    "The scorekeeper may let a refused claim count, if it had any effect to count for. What was claimed "
    "later in that round is then ruled on again.",
    (OURS,),
)

CORRECTING_AN_ENTRY = Article(
    "match.correct",
    "Putting an entry right",
    "The scorekeeper may put right what an entry says. What was claimed later in that round stays and is "
    "ruled on again; what has no sense any more falls. What cannot have happened is refused, "
    "unless the table agrees on it; what was against the rules counts if the table has played on since. A "
    "round that was scored keeps its score, and later rounds keep their rulings. Or only what still fits "
    "stays: what the rules refuse by now is dropped.",
    (OURS,),
)

OPENING_A_MATCH = Chapter(
    "opening", "Opening a match", (OPENING, CHANGING_THE_RULES, TOTALS_FROM_PAPER, PHONES)
)
AFTER_THE_END = (MATCH_IS_OVER, PLAY_ON, FINISHING_THE_MATCH)
CORRECTIONS = Chapter(
    "corrections",
    "Settling and correcting",
    (DECIDING_A_CONTEST, TAKE_BACK, CORRECTING_AN_ENTRY, ALLOWING_A_REFUSED_CLAIM, AGREEMENT_ARTICLE, NOTE),
)
