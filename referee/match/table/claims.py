"""All types of claims and events that every match knows, for all games."""

from referee.match.model.edits import Allow, Correct, TakeBack
from referee.match.model.events import (
    Contested,
    DealerChosen,
    Decided,
    Finished,
    HandPointsReported,
    Opened,
    PaperTotals,
    PlayedOn,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    SeatBack,
    SeatLeft,
    SeatSitsOut,
    SeatsOut,
    SeatTaken,
)
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.contests import Decide
from referee.match.table.hands import ReportPoints
from referee.match.table.people import Join, Leave, PaperScores, Recount, Rename
from referee.match.table.phones import Phone
from referee.match.table.rounds import DrawForDeal, Finish, Note, Open, PlayOn, Score, Void

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
    ReportPoints,
)
MATCH_EVENTS = (
    Opened,
    DealerChosen,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    Contested,
    Decided,
    SeatTaken,
    SeatLeft,
    SeatsOut,
    SeatSitsOut,
    SeatBack,
    RulesAgreed,
    PlayedOn,
    Finished,
    PaperTotals,
    HandPointsReported,
)
