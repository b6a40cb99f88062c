### What is said at every table, whatever is played.

## When a claim about the match is refused

match-over-breaks = The match is over: { LIST($winners) } won it.
match-round-breaks-open = Round { $round } is not over yet: score it first, or say that it does not count.
match-void-breaks = { $rounds ->
    [0] No round has been scored yet.
   *[other] Round { $round } has not been scored yet.
}
match-void-holds-removed = { $later ->
    [0] Round { $round } is removed.
    [one] Round { $round } is removed, and the round after it moves up.
   *[other] Round { $round } is removed, and the { WORDS($later) } rounds after it move up.
} The totals are now { LIST($totals) }. { $dealer } deals next.
match-round-breaks-none = No round is being played now. { $dealer } deals the next one.
match-score-breaks = Round { $round } has not been played yet: the next round to score is round { $next }.
match-points-breaks-scored = Round { $scored } is scored already: only the scorekeeper can change it now.
match-points-breaks-followed = The referee is keeping track of round { $tracked }: count the cards when the round is over.
match-score-winner-breaks-two = { LIST($several) } cannot both have gone out: only one player goes out.
match-score-winner-breaks-several = { LIST($several) } cannot all have gone out: only one player goes out.
match-score-winner-breaks-other = Exactly one player goes out: say what each of the other players had left, and leave everyone else out.
match-dealer-breaks-tied = { LIST($tied) } tie for the highest card: they draw again.
match-dealer-breaks-no-number = A card without a number does not count: { LIST($again) } { COUNT($again) ->
    [one] draws
   *[other] draw
} again.
match-dealer-breaks-late = It is too late to draw for the deal: a round has been played already.
match-play-on-breaks-few = Too few people are left to play on.
match-play-on-breaks-target = { $most ->
    [one] Somebody has { $most } point already: choose a higher target.
   *[other] Somebody has { $most } points already: choose a higher target.
}
match-play-on-breaks-not-over = The match is not over yet.
match-finish-breaks = Nothing is scored yet, so nobody can have won.
match-rules-breaks-waiting = You have already agreed on new rules for the next deal. Agree on them again after { $waiting } has left.
match-rules-breaks-open = Round { $open } is not over yet: you can only change the scoring before a deal.
match-rules-breaks-scored = A round has been scored already: the way of scoring stays until the match is over.
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
match-coming-back-breaks-not-left = { $seat } has not left, and so cannot come back.
match-leaving-breaks = Nobody can leave now: the match needs at least { $fewest ->
        [0] no
        [one] one
       *[other] { WORDS($fewest) }
    } players.
match-paper-breaks-paper = Round { $round } was scored on paper: only its players' totals are known here.
match-paper-breaks-target = The match has only { $target ->
    [0] no rounds
    [one] one round
   *[other] { WORDS($target) } rounds
}: you have already played { $played ->
    [0] no rounds
    [one] one round
   *[other] { WORDS($played) } rounds
} on paper.
match-paper-breaks-winners = With these totals the match was over before it began here: { LIST($winners) } had won.
match-too-much-on-paper = { $points ->
    [one] { $seat } cannot have { $points } point from paper:
   *[other] { $seat } cannot have { $points } points from paper:
}
match-paper-breaks-after = { match-too-much-on-paper } in { $after ->
    [0] no rounds
    [one] one round
   *[other] { WORDS($after) } rounds
} nobody gets more than { $most }.
match-paper-breaks-most = { match-too-much-on-paper } nobody gets more than { $most } before the end.
match-paper-breaks-late = It is too late to bring totals from paper: a round has been scored here already.
match-decide-breaks-party = You cannot decide this for yourself: ask somebody other than { LIST($parties) }.
match-decide-breaks-among = { LIST($among) } disagree: say which of them you all believe.
match-decide-breaks-nothing = Nobody is arguing about that, so there is nothing to decide.

## When a claim about the match counts

match-points-holds = { $points ->
    [one] { OF($seat) } cards come to { $points } point in round { $round }.
   *[other] { OF($seat) } cards come to { $points } points in round { $round }.
}
match-finish-holds = The match is over: { LIST($winners) } won it.
match-rules-holds = You play by these rules from the next deal on, in round { $round }.
match-joining-holds = { $points ->
    [one] { $seat } starts with { $points } point.
   *[other] { $seat } starts with { $points } points.
}
match-coming-back-holds-same = { $points ->
    [one] { $seat } comes back and goes on with { $points } point.
   *[other] { $seat } comes back and goes on with { $points } points.
}
match-coming-back-holds-other = { $points ->
    [one] { $seat } comes back and goes on with { $points } point instead of { $was }.
   *[other] { $seat } comes back and goes on with { $points } points instead of { $was }.
}
match-paper-holds = { $rounds ->
    [0] No rounds were played on paper: the next one is round { $next }.
    [one] One round was played on paper: the next one is round { $next }.
   *[other] { START(WORDS($rounds)) } rounds were played on paper: the next one is round { $next }.
}
match-decide-holds = The table believes { $believed }: that settles it.

## Which phone came or went, and what it is for

match-phones-holds-keeper = { $whose } now keeps the score.
match-phones-holds-keeper-left = { $whose } no longer keeps the score.
match-phones-holds-watcher = { $whose } now watches the match.
match-phones-holds-watcher-left = { $whose } no longer watches the match.
match-phones-holds-player = { $whose } has joined the match.
match-phones-holds-player-left = { $whose } has left the match.
phone-of = { OF($seat) } phone
phone-of-nobody = A phone

## What is corrected, taken back or let count

match-correct-holds-same = { START($was) } is corrected.
match-correct-holds-card = Corrected: { $seat } played { CARD($instead, article: "the") }, not { CARD($card, article: "the") }.
match-correct-holds-remark = Corrected: { $was } was only a remark.
match-correct-holds-card-remark = Corrected: { $seat } did not play { CARD($card, article: "the") }; it was only a remark.
match-correct-holds-other = Corrected: it was { $now }, not { $was }.
match-take-back-holds-later = Taken back: what came later no longer counts.
match-take-back-holds-one = Taken back: { $which }.
match-take-back-holds-more = Taken back: { $which } and all that came after it.
match-allow-holds-now = { START($which) } was refused, but counts from now on.
match-take-back-breaks = Nothing has happened that could be taken back.
match-correct-breaks-late = It is too late to correct that: rounds played later depend on it.
match-correct-breaks-apart = This correction is not possible: { $why }
match-correct-breaks-start = That is the very start of the match: it cannot be corrected.
match-correct-breaks-refused = So the correction is refused, and nothing changes.
match-correct-breaks-nothing = There is nothing to correct: that does not count any more.
match-allow-breaks-apart = The table cannot let that count: { $why }
match-allow-breaks-either = That counts already, or letting it count would change nothing.
match-allow-breaks-counts = That counts already.
match-allow-breaks-changes-nothing = Letting that count would change nothing.
match-allow-breaks-nothing = There is nothing to let count: that was not refused, or it was taken back.
table-lets-it-count = The table lets it count.

# What else may be so where a card was seen that speaks against a claim.
unless-written-wrongly = If { OF($by) } { CARD($shown) } was written down wrongly, correct that first.

# Why an edit cannot leave everything after it as it is.
edit-unseats-somebody = somebody joined after that, and would disappear from the match.
edit-of-an-ended-round = this round has already ended in another way. Correct that instead.
edit-after-the-end = round { $scored } was already over by then.
edit-of-later-rounds = that would change later rounds, or who played in them.

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
    [note] the remark
    [opening] the score from paper
    [join] the arrival of a new player
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
match-is-written-down = It is written down.
match-has-new-rules = These rules hold from the next deal on.
match-sits-down = { $seat } sits down to play.
match-seat-leaves = { $seat } leaves.
match-seat-has-a-new-name = { $seat } has a new name or a new face.
match-totals-from-paper = These totals come from paper: { LIST($totals) }.

## What an edit changes

edit-score-is-right-after-it = After this correction the score that was refused is right: let it count if you like.
edit-score-is-right-now = Now the score that was refused is right: let it count if you like.
edit-would-be-allowed = { START($which) } would be allowed now: if it happened, let it count.
edit-no-longer-fits = { START($which) } no longer fits and is taken out.
edit-is-taken-out = { START($which) } is taken out: what it was about did not happen.
edit-stays-refused = { START($which) } stays refused.
edit-counts-now = { START($which) } counts now.
# $although is a message in the past tense, such as uno-was-not-on-turn.
edit-counts-by-agreement = { START($which) } counts, because you agreed on it, although { $although }.
edit-stays-as-played-on = { START($which) } stays, because you played on, although { $although }.
edit-still-counts = { START($which) } still counts, although { $although }.
it-was-against-the-rules = it was against the rules
edit-counts-again = What was taken back counts again.
edit-correction-is-undone = The correction of { $which } is taken back.
edit-is-refused-again = { START($which) } is refused again.
edit-drops = What came later no longer counts: { LIST($which) }.
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
