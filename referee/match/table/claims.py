"""All types of claims and events that the matches of every game have."""

from referee.match.model.edits import AllowRefusedEntry, CorrectEntry, TakeBackEntries
from referee.match.model.events import (
    ClaimContested,
    ContestDecided,
    DealerChosen,
    HandPointsReported,
    MatchContinued,
    MatchFinished,
    MatchOpened,
    PaperTotalsEntered,
    PlayerCameBack,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    RulesAgreed,
    SeatLeft,
    SeatSitsOutRound,
    SeatsOutOfMatch,
    SeatTaken,
)
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.contests import DecideContest
from referee.match.table.hands import ReportHandPoints
from referee.match.table.people import Join, Leave, PaperScores, RecountCards, RenamePlayer
from referee.match.table.phones import PhoneJoinedOrLeft
from referee.match.table.rounds import (
    DrawForDeal,
    FinishMatch,
    Note,
    OpenMatch,
    PlayOn,
    ScoreRound,
    VoidRound,
)

MATCH_CLAIMS = (
    OpenMatch,
    AgreeOnRules,
    ScoreRound,
    PlayOn,
    FinishMatch,
    VoidRound,
    DrawForDeal,
    Note,
    Join,
    RenamePlayer,
    Leave,
    PaperScores,
    RecountCards,
    PhoneJoinedOrLeft,
    DecideContest,
    TakeBackEntries,
    AllowRefusedEntry,
    CorrectEntry,
    ReportHandPoints,
)
MATCH_EVENTS = (
    MatchOpened,
    DealerChosen,
    RoundRemoved,
    RoundScored,
    RoundVoided,
    ClaimContested,
    ContestDecided,
    SeatTaken,
    SeatLeft,
    SeatsOutOfMatch,
    SeatSitsOutRound,
    PlayerCameBack,
    RulesAgreed,
    MatchContinued,
    MatchFinished,
    PaperTotalsEntered,
    HandPointsReported,
)
