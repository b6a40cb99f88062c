"""All kinds of claims and events that every match knows, whatever the game."""

from referee.match.contests import Decide
from referee.match.events import (
    Contested,
    DealerChosen,
    Decided,
    Opened,
    PaperTotals,
    RoundScored,
    RoundVoided,
    SeatLeft,
    SeatTaken,
)
from referee.match.line import Allow, TakeBack
from referee.match.people import Join, Leave, PaperScores, Recount, Rename
from referee.match.rounds import DrawForDeal, Note, Open, Score, Void

MATCH_CLAIMS = (
    Open,
    Score,
    Void,
    DrawForDeal,
    Note,
    Join,
    Rename,
    Leave,
    PaperScores,
    Recount,
    Decide,
    TakeBack,
    Allow,
)
MATCH_EVENTS = (
    Opened,
    DealerChosen,
    RoundScored,
    RoundVoided,
    Contested,
    Decided,
    SeatTaken,
    SeatLeft,
    PaperTotals,
)
