"""All kinds of claims and events that every match knows, whatever the game."""

from referee.match.agreement import AgreeOnRules
from referee.match.contests import Decide
from referee.match.edits import Allow, Correct, TakeBack
from referee.match.events import (
    Contested,
    DealerChosen,
    Decided,
    Finished,
    Opened,
    PaperTotals,
    PlayedOn,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    SeatLeft,
    SeatsOut,
    SeatTaken,
)
from referee.match.people import Join, Leave, PaperScores, Recount, Rename
from referee.match.phones import Phone
from referee.match.rounds import DrawForDeal, Finish, Note, Open, PlayOn, Score, Void

MATCH_CLAIMS = (
    Open,
    AgreeOnRules,
    Score,
    PlayOn,
    Finish,
    Void,
    DrawForDeal,
    Note,
    Join,
    Rename,
    Leave,
    PaperScores,
    Recount,
    Phone,
    Decide,
    TakeBack,
    Allow,
    Correct,
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
    SeatsOut,
    RulesAgreed,
    PlayedOn,
    Finished,
    PaperTotals,
)
