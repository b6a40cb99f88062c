"""The articles that the rulebooks of all games share: rounds, scores, people and corrections."""

from referee.rulings.article import OURS, Article, Chapter
from referee.rulings.judge import AGREEMENT_ARTICLE

OPENING = Article("match.opening", (OURS,))
ONE_ROUND_AT_A_TIME = Article("match.round", (OURS,))
MATCH_IS_OVER = Article("match.over", (OURS,))
SCORING_A_ROUND = Article("match.score", (OURS,))
HAND_POINTS = Article("match.points", (OURS,))
POINTS_ONLY_FOR_ROUND_PLAYERS = Article("match.score.players", (OURS,))
ONE_SEAT_GOES_OUT = Article("match.score.winner", (OURS,))
PLAY_ON = Article("match.play-on", (OURS,))
FINISHING_THE_MATCH = Article("match.finish", (OURS,))
CHANGING_THE_RULES = Article("match.rules", (OURS,))
VOID_ROUND = Article("match.void", (OURS,))
DRAWING_FOR_THE_DEAL = Article("match.dealer", ("CLASSIC", "PL112", OURS))
JOINING = Article("match.joining", (OURS,))
COMING_BACK = Article("match.coming-back", (OURS,))
LEAVING_A_MATCH = Article("match.leaving", (OURS,))
RENAMING = Article("match.renaming", (OURS,))
PHONES = Article("match.phones", (OURS,))
TOTALS_FROM_PAPER = Article("match.paper", (OURS,))
NOTE = Article("match.note", (OURS,))
DECIDING_A_CONTEST = Article("match.decide", (OURS,))
TAKE_BACK = Article("match.take-back", (OURS,))
ALLOWING_A_REFUSED_CLAIM = Article("match.allow", (OURS,))
CORRECTING_AN_ENTRY = Article("match.correct", (OURS,))

OPENING_A_MATCH = Chapter("opening", (OPENING, CHANGING_THE_RULES, TOTALS_FROM_PAPER, PHONES))
AFTER_THE_END = (MATCH_IS_OVER, PLAY_ON, FINISHING_THE_MATCH)
CORRECTIONS = Chapter(
    "corrections",
    (DECIDING_A_CONTEST, TAKE_BACK, CORRECTING_AN_ENTRY, ALLOWING_A_REFUSED_CLAIM, AGREEMENT_ARTICLE, NOTE),
)
