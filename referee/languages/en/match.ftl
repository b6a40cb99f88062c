### What is said at every table, whatever is played.

## When a claim about the match is refused

match-over-breaks = The match is over: { LIST($winners) } won it.
match-round-breaks-open = Round { $round } is not over yet. Score it first, or say that it does not count.
match-void-breaks = { $rounds ->
    [0] No round has been scored yet.
   *[other] Round { $round } has not been scored yet.
}
match-void-holds-removed = { $later ->
    [0] Round { $round } is removed.
    [one] Round { $round } is removed. The round after it is now round { $round }.
   *[other] Round { $round } is removed. The numbers of the { WORDS($later) } rounds after it go down by one.
} The totals are now { LIST($totals) }. { $dealer } deals next.
match-round-breaks-none = No round is being played now. { $dealer } deals the next one.
match-score-breaks = Round { $round } has not been played yet. The next round to score is round { $next }.
match-points-breaks-scored = Round { $scored } is scored already: only the scorekeeper can change it now.
match-points-breaks-followed = The referee is keeping track of round { $tracked }. Count the cards when the round is over.
match-score-winner-breaks-two = { LIST($several) } cannot both have gone out: only one player goes out.
match-score-winner-breaks-several = { LIST($several) } cannot all have gone out: only one player goes out.
match-score-winner-breaks-other = Exactly one player goes out. Say what all the other players had left.
match-dealer-breaks-tied = { LIST($tied) } tie for the highest card: they draw again.
match-dealer-breaks-no-number = A card without a number does not count: { LIST($again) } { COUNT($again) ->
    [one] draws
   *[other] draw
} again.
match-dealer-breaks-late = It is too late to draw for the deal. A round has already been played.
match-play-on-breaks-few = Too few people are left to play on.
match-play-on-breaks-target = { $most ->
    [one] Somebody has { $most } point already: choose a higher target.
   *[other] Somebody has { $most } points already: choose a higher target.
}
match-play-on-breaks-not-over = The match is not over yet.
match-finish-breaks = Nothing is scored yet, so nobody can have won.
match-rules-breaks-waiting = You have agreed on new rules for the next deal. Agree again after { $waiting } has left.
match-rules-breaks-open = Round { $open } is not over yet. You can change the scoring only before a deal.
match-rules-breaks-scored = A round has already been scored. The way of scoring stays until the match is over.
match-score-players-breaks = { LIST($seats) } did not play round { $round }.
match-joining-breaks-many = No more than { $most } people can play this game. A second deck cannot be added.
match-joining-breaks-neighbor = { $neighbor } is not playing: choose another place to sit.
match-joining-breaks-points = { $points ->
    [one] Nobody can start with { $points } point: the match is played to { $target }.
   *[other] Nobody can start with { $points } points: the match is played to { $target }.
}
match-coming-back-breaks-out = { $target ->
    [one] { $seat } has reached { $target } point and stays out of the match.
   *[other] { $seat } has reached { $target } points and stays out of the match.
}
match-coming-back-breaks-not-left = { $seat } has not left the match, and so cannot come back.
match-leaving-breaks = Nobody can leave now: the match needs at least { $fewest ->
        [0] no
        [one] one
       *[other] { WORDS($fewest) }
    } players.
match-paper-breaks-paper = Round { $round } was scored on paper. Only the totals are known, not the points of each round.
match-paper-breaks-target = You have already played { $played ->
    [0] no rounds
    [one] one round
   *[other] { WORDS($played) } rounds
} on paper. The match has only { $target ->
    [0] no rounds
    [one] one round
   *[other] { WORDS($target) } rounds
}.
match-paper-breaks-winners = With these totals the match is already over: { LIST($winners) } won it.
match-too-much-on-paper = { $points ->
    [one] { $seat } cannot have { $points } point on paper.
   *[other] { $seat } cannot have { $points } points on paper.
}
match-paper-breaks-after = { match-too-much-on-paper } After { $after ->
    [0] no rounds
    [one] one round
   *[other] { WORDS($after) } rounds
}, { $most } is the most.
match-paper-breaks-most = { match-too-much-on-paper } Before the match ends, { $most } is the most.
match-paper-breaks-late = It is too late to bring totals from paper. A round has already been scored here.
match-decide-breaks-party = You cannot decide your own argument: ask somebody other than { LIST($parties) }.
match-decide-breaks-among = { LIST($among) } do not agree: say which of them you all believe.
match-decide-breaks-nothing = There is nothing to decide: you have no argument about what was said.

## When a claim about the match counts

match-points-holds = { $points ->
    [one] { OF($seat) } cards come to { $points } point in round { $round }.
   *[other] { OF($seat) } cards come to { $points } points in round { $round }.
}
match-finish-holds = The match is over: { LIST($winners) } won it.
match-rules-holds = These rules start with round { $round }.
match-joining-holds = { $points ->
    [one] { $seat } starts with { $points } point.
   *[other] { $seat } starts with { $points } points.
}
match-coming-back-holds-same = { $points ->
    [one] { $seat } comes back into the match with { $points } point.
   *[other] { $seat } comes back into the match with { $points } points.
}
match-coming-back-holds-other = { $points ->
    [one] { $seat } comes back into the match with { $points } point instead of { $was }.
   *[other] { $seat } comes back into the match with { $points } points instead of { $was }.
}
match-paper-holds = { $rounds ->
    [0] No rounds were played on paper: the next one is round { $next }.
    [one] One round was played on paper: the next one is round { $next }.
   *[other] { START(WORDS($rounds)) } rounds were played on paper: the next one is round { $next }.
}
match-decide-holds = The table has decided to believe { $believed }.

## Which phone came or went, and what it is for

match-phones-holds-keeper = { $whose } now keeps the score.
match-phones-holds-keeper-left = { $whose } no longer keeps the score.
match-phones-holds-watcher = { $whose } now watches the match.
match-phones-holds-watcher-left = { $whose } no longer watches the match.
match-phones-holds-player = { $whose } has joined the match.
match-phones-holds-player-left = { $whose } has left the match.
phone-of = { OF($seat) } phone
phone-of-nobody = One of the phones

## What is corrected, taken back or let count

match-correct-holds-same = { START($was) } is corrected.
match-correct-holds-card = Corrected: { $seat } played { CARD($instead, article: "the") }, not { CARD($card, article: "the") }.
match-correct-holds-remark = Corrected: { $was } is now only a note.
match-correct-holds-card-remark = Corrected: { $seat } did not play { CARD($card, article: "the") }. That was only a note.
match-correct-holds-other = { START($now) } counts now. { START($was) } does not.
match-take-back-holds-later = What was said last no longer counts.
match-take-back-holds-one = { START($which) } no longer counts.
match-take-back-holds-more = { START($which) } and everything after it no longer count.
match-allow-holds-now = { START($which) } was refused. The table now accepts it.
match-take-back-breaks = There is nothing to take back.
match-correct-breaks-late = It is too late to correct this: later rounds would change.
match-correct-breaks-apart = You cannot correct it like this: { $why }
match-correct-breaks-start = The start of the match cannot be corrected.
match-correct-breaks-refused = So nothing is corrected, and nothing changes.
match-correct-breaks-nothing = There is nothing to correct: this no longer counts.
match-allow-breaks-apart = You cannot accept what was refused: { $why }
match-allow-breaks-either = This already counts, or it would change nothing.
match-allow-breaks-counts = This already counts.
match-allow-breaks-changes-nothing = Accepting this would change nothing.
match-allow-breaks-nothing = There is nothing to accept. Nothing was refused, or it was taken back.
table-lets-it-count = The table accepts this, although the rules do not.

# What else may be so where a card was seen that speaks against a claim.
unless-written-wrongly = If { OF($by) } { CARD($shown) } was written down wrongly, correct that first.

# Why an edit cannot leave everything after it as it is.
edit-unseats-somebody = a player who joined later would be gone.
edit-of-an-ended-round = the round ended in another way. Correct its end.
edit-after-the-end = round { $scored } was already over by then.
edit-of-later-rounds = that would change later rounds or their players.

## What somebody said, as people speak of it

said-card = { OF($seat) } { CARD($card) }
said-turn-with-card = { OF($seat) } turn with { CARD($card, article: "the") }
said-of-a-seat = { OF($seat) } { $kind ->
    [color] color
    [draw] draw
    [challenge] challenge
    [show_hand] answer to the challenge
    [swap] swap of hands
    [call] call
    [catch] catch
    [play_equal] play of equal cards
    [color_crazy] discard
    [hint] hint
    [turn] turn
    [clear] cleared column
    [leave] leaving
    [join] return
    [rename] new name
    [recount] counted hand
   *[other] count
}
said-something = what { $seat } said
said-of-nobody = { $kind ->
    [open] the beginning of the match
    [deal] the deal
    [catch] the catch
    [reshuffle] the shuffle
    [resync] the new start of the round
    [score] the score
    [void] the round without a score
    [dealer] the drawing for the deal
    [play_on] the choice to keep playing
    [finish] the end of the match
    [rules] the change of rules
    [note] the note
    [opening] the score from paper
    [join] the place of a new player
    [recount] the counted pile
    [decide] the decision of the table
   *[other] that
}

# One of a list of players, each with points.
name-and-points = { $seat } { $points }
name-and-points-of-who-left = { $seat } { $points } (left)

## What a claim has done

match-begins = The match begins.
match-score-is-entered = The score is entered.
match-round-is-scored = Round { $round } is scored: { LIST($amounts) }.
match-deals-first = { $seat } has drawn the highest card, and deals first.
match-round-does-not-count = This round does not count: it is dealt again.
match-goes-on = The match goes on.
match-goes-on-to = The match goes on, now to { $target }.
match-is-written-down = The note is written down.
match-has-new-rules = These rules hold from the next deal on.
match-sits-down = { $seat } sits down to play.
match-seat-leaves = { $seat } leaves.
match-seat-has-a-new-name = From now on this player is shown as { $seat }.
match-totals-from-paper = These totals come from paper: { LIST($totals) }.

## What an edit changes

edit-score-is-right-after-it = With this, the refused score is correct. You may let it count.
edit-score-is-right-now = The refused score is correct now. You may let it count.
edit-would-be-allowed = { START($which) } would be allowed now: if it happened, let it count.
edit-no-longer-fits = { START($which) } no longer fits, so it no longer counts.
edit-is-taken-out = There is no longer a reason for { $which }, so it no longer counts.
edit-stays-refused = { START($which) } stays refused.
edit-counts-now = { START($which) } is accepted now.
# $although is a message in the past tense, such as uno-was-not-on-turn.
edit-counts-by-agreement = You agreed to accept { $which }. But { $although }.
edit-stays-as-played-on = You played on. So { $which } stays, although { $although }.
edit-still-counts = { START($which) } stays, although { $although }.
it-was-against-the-rules = it was against the rules
edit-counts-again = What you took back counts again now.
edit-correction-is-undone = { START($which) } is no longer corrected.
edit-is-refused-again = The table no longer accepts { $which }.
edit-drops = What came after the mistake no longer counts: { LIST($which) }.
edit-more = { $more ->
    [0] no more
    [one] one more
   *[other] { WORDS($more) } more
}
edit-everything-after = everything after that
edit-leaves-later-rounds = Later rounds stay as they are.
edit-sits-again = { $seat } sits at the table again.
edit-no-longer-sits = { $seat } no longer sits at the table.
edit-plays-again = { $seat } is playing again.
edit-no-longer-plays = { $seat } is not playing any more.
edit-round-decides-who-is-out = The end of this round decides who is out of the match.
edit-drops-scores = { $rounds ->
    [0] No scored rounds no longer count.
    [one] One scored round no longer counts.
   *[other] { START(WORDS($rounds)) } scored rounds no longer count.
}
edit-changes-totals = The totals are now { LIST($totals) }.
edit-leaves-the-score = The score stays as it is.
edit-changes-winners = { LIST($winners) } won the match.
edit-nobody-has-won = Nobody has won the match yet.

## What several possible states share

# A described situation fits several states of a match. These messages say what is the same in all of them.
match-over-breaks-short = The match is over.
match-round-breaks-none-short = No round is being played now.
