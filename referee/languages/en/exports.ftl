### Exports for spreadsheets.

## Titles of columns

column-match = Match
column-day = Match day
column-game = Game
column-round = Round
column-dealer = Dealer
column-player = Player
column-points = Points
column-total = Total
column-left = Left in hand
column-reason = Reason
column-name = Player
column-played = Matches played
column-won = Matches won
column-rounds = Rounds played
column-rounds-won = Rounds won
column-average-left = Left in hand, on average
column-calls-missed = Calls missed
column-catches = Catches
column-challenges-made = Challenges made
column-challenges-won = Challenges won

## Why a player has these points

reason-sat-down = joined with these points
reason-came-back = came back with { $total }
reason-totals-from-paper = totals from paper
reason-won = won the round
reason-counted = { $left ->
    [one] had { $left } point left
   *[other] had { $left } points left
}
reason-written-down = only the points were entered
reason-replaced = replaced later (entry { $entry })
reason-left-in-round = left the match in this round
reason-left-after-round = left the match after this round
