### What is said of UNO Golf.

## Parts of sentences: columns, the cards of a grid, and how many there are

golf-column = the { ORDINAL($nth) } column
golf-column-by-number = column { $column }
golf-place = the { $row ->
    [upper] upper
   *[lower] lower
} card of { $where }
golf-place-unknown = that card
golf-the-card = { CARD($card, article: "the") }
golf-columns-of = { COUNT($columns) ->
    [one] { OF($seat) } { ORDINAL($columns) } column
   *[other] { OF($seat) } { ORDINAL($columns) } columns
}
golf-columns-of-by-number = { COUNT($columns) ->
    [one] { OF($seat) } column { LIST($columns) }
   *[other] { OF($seat) } columns { LIST($columns) }
}
golf-gets-columns = { $seat } { $new ->
        [0] no new column
        [one] a new facedown column
       *[other] { WORDS($new) } new facedown columns
    }
golf-gets-points = { $points ->
    [one] { $seat } gets { $points } point
   *[other] { $seat } gets { $points } points
}
golf-gets-as-well = { $seat } { $points }
golf-look-again = Look again. If the card is right, then something you said before was wrong: fix that first.
golf-count-again = Count again. If the points are right, then something you said before was wrong: fix that first.

## The deck and the deal

golf-deck-breaks = { $many ->
    [0] The deck does not have no copies of { CARD($card, article: "the") }.
    [one] The deck does not have one copy of { CARD($card, article: "the") }.
   *[other] The deck does not have { WORDS($many) } copies of { CARD($card, article: "the") }.
}
golf-starter-holds-begins = { golf-has-the-first-turn }
golf-starter-holds-tied = { LIST($tied) } tie for the fewest points. { $seat } sits nearest to the left of the player who started the last round. So { $seat } starts round { $round }.
golf-starter-holds-fewest = { $seat } had the fewest points and starts round { $round }.
golf-starter-left-of-dealer-holds-begins = { $seat }, to the dealer's left, has the first turn.
golf-starter-left-of-dealer-holds-later = { $seat }, to the dealer's left, starts round { $round }.
golf-deal-first-card-holds = { COUNT($cards) ->
    [one] { START(LIST($cards)) } does nothing. The first number card goes on top of it.
   *[other] { START(LIST($cards)) } do nothing. The first number card goes on top of them.
}
golf-deal-first-card-goes-back-holds = { COUNT($cards) ->
    [one] { START(LIST($cards)) } goes back into the draw pile.
   *[other] { START(LIST($cards)) } go back into the draw pile.
}
golf-deal-first-card-breaks-number = { CARD($card, article: "The") } is a number, so it begins the discards. Turn up no other card.
golf-deal-first-card-breaks-action = { CARD($card, article: "The") } is an action card. Leave it there. Turn up cards until one is a number.
golf-deal-first-card-goes-back-breaks-number = { golf-deal-first-card-breaks-number }
golf-deal-first-card-goes-back-breaks-action = { CARD($card, article: "The") } is an action card. Put it back into the draw pile.
golf-deal-first-card-goes-back-breaks-action-then = Then turn up cards until one is a number.
golf-deal-opened-holds = { CARD($card, article: "The") } was turned up in a grid, so it does nothing.
golf-deal-opened-breaks-twice = { $seat } named the same card twice: each card is turned up once.
golf-deal-opened-breaks-many = Everybody turns up { $many ->
    [0] no cards
    [one] one card
   *[other] { WORDS($many) } cards
}, but { $seat } turned up { $opened ->
    [0] none
   *[other] { WORDS($opened) }
}.

## A turn

golf-turn-order-breaks = It is { OF($turn) } turn, not { OF($seat) }.
golf-turn-place-breaks-facedown = { START($which) } lay facedown: say which card it was.
golf-turn-place-breaks-gone = { $seat } no longer has that column.
golf-turn-place-breaks-none = { $seat } has no { ORDINAL($column) } column.
golf-turn-taken-discard-breaks = { CARD($card, article: "The") } was taken from the discards. It goes into the grid and may not be thrown.
golf-turn-throw-breaks = { START($which) } lies faceup already. Turn up a facedown card.

## The draw pile, and cards that cannot be

golf-pile-short-holds-first = { $pile ->
    [0] The draw pile has only no cards. Draw them first.
    [one] The draw pile has only one card. Draw it first.
   *[other] The draw pile has only { WORDS($pile) } cards. Draw them first.
} Then leave the top discard, and shuffle the others into a new draw pile. After that, draw { $rest ->
        [0] no
        [one] one
       *[other] { WORDS($rest) }
    } more.
golf-pile-short-holds-left = Leave the top discard, and shuffle all the others into a new draw pile.
golf-pile-short-holds-empty = The draw pile is empty. Leave the top discard, and shuffle the others into a new draw pile.
golf-pile-dry-holds-none = No cards are left to draw, so there is no new column.
golf-pile-dry-holds-one = Only one card is left to draw. That is not enough for a new column.
golf-pile-dry-holds-some = { $columns ->
    [0] Only { $drawable ->
            [0] no
            [one] one
           *[other] { WORDS($drawable) }
        } cards are left to draw: they make only no new columns.
    [one] Only { $drawable ->
            [0] no
            [one] one
           *[other] { WORDS($drawable) }
        } cards are left to draw: they make only one new column.
   *[other] Only { $drawable ->
           [0] no
           [one] one
          *[other] { WORDS($drawable) }
       } cards are left to draw: they make only { WORDS($columns) } new columns.
}
golf-reshuffle-breaks = Nothing can be shuffled: only the top discard lies there.
golf-deduction-card-breaks-top = The top discard is { CARD($lies, article: "the") }, not { CARD($card, article: "the") }.
golf-deduction-card-breaks-lies = The card in that place was { CARD($lies, article: "the") }, not { CARD($card, article: "the") }.
golf-deduction-card-breaks-copies = { $copies ->
    [0] There is no copy of { CARD($card, article: "the") }.
    [one] There is only one { CARD($card) }, and it lies faceup already.
    [2] Both copies of { CARD($card, article: "the") } lie faceup already.
   *[other] All { WORDS($copies) } copies of { CARD($card, article: "the") } lie faceup already.
}
golf-deduction-card-breaks-copies-then = { golf-look-again }
golf-deduction-pile-breaks-old = { CARD($card, article: "The") } was in the draw pile after the shuffle, but the card in { $where } was there before the shuffle.
golf-deduction-pile-breaks-old-then = { golf-look-again }
golf-deduction-pile-breaks-other = { golf-cannot-have }: it was not shuffled into the draw pile.
golf-deduction-pile-breaks-other-then = { golf-look-again }
golf-deduction-pile-breaks-none = { golf-cannot-have }. It was not among the { $pile ->
    [0] no cards
    [one] one card
   *[other] { WORDS($pile) } cards
} that were shuffled.
golf-deduction-pile-breaks-none-then = { golf-look-again }
golf-deduction-pile-breaks-out = { golf-cannot-have }. { $lay ->
    [0] It was not shuffled.
    [one] Only one was shuffled, and it was drawn already.
   *[other] Only { WORDS($lay) } were shuffled, and all were drawn already.
}
golf-deduction-pile-breaks-out-then = { golf-look-again }
golf-cannot-have = { $how ->
    [drawn] { $seat } cannot have drawn { CARD($card, article: "the") }
   *[had] { $seat } cannot have had { CARD($card, article: "the") }
}

## Action cards

golf-actions-holds = { CARD($card, article: "The") } does nothing. Another card went on top of it in the same turn.
golf-actions-whenever-holds = { CARD($card, article: "The") } still works. It does not matter that another card went on top of it.
golf-actions-thrown-holds = { CARD($card, article: "The") } was drawn and thrown at once, and it still works.
golf-actions-from-the-grid-holds = { CARD($card, article: "The") } was drawn and thrown at once, so it does nothing.
golf-reverse-holds = { CARD($card, article: "The") } makes play go the other way round.
golf-reverse-two-players-holds = With two players, { CARD($card, article: "the") } changes nothing: the other player is next.
golf-skip-holds-nobody = { CARD($card, article: "The") } does nothing: nobody has a turn left.
golf-skip-holds-somebody = { CARD($card, article: "The") } makes { $seat } miss this turn.
golf-draw-two-holds-nobody = { CARD($card, article: "The") } does nothing: nobody has a turn left.
golf-draw-two-holds-none = { CARD($card, article: "The") } gives { $seat } no new column, because there are not enough cards left. { $seat } misses this turn.
golf-draw-two-holds-none-over = { CARD($card, article: "The") } gives { $seat } no new column, because there are not enough cards left.
golf-draw-two-holds-new = { CARD($card, article: "The") } gives { $seat } { $new ->
        [0] no new column
        [one] a new facedown column
       *[other] { WORDS($new) } new facedown columns
    }, and { $seat } misses this turn.
golf-draw-two-holds-new-over = { CARD($card, article: "The") } gives { $seat } { $new ->
        [0] no new column
        [one] a new facedown column
       *[other] { WORDS($new) } new facedown columns
    }.
golf-double-draw-two-holds-each = { CARD($card, article: "The") } gives { LIST($seats) } { $new ->
        [0] no new column
        [one] a new facedown column
       *[other] { WORDS($new) } new facedown columns
    } each.
golf-double-draw-two-holds-none = { CARD($card, article: "The") } gives { LIST($seats) } no new columns. There are not enough cards left.
golf-double-draw-two-holds-new = { CARD($card, article: "The") } gives { LIST($gets) }.
golf-double-draw-two-holds-few = { CARD($card, article: "The") } gives { LIST($gets) }, because there are not enough cards left.
golf-double-draw-two-breaks-acts = There is no Double Draw Two to use now, so do not choose anybody.
golf-double-draw-two-breaks-oneself = { $seat } has to choose somebody else: a Double Draw Two is for other players.
golf-double-draw-two-breaks-none = Say who gets the new columns: one other player, or two.
golf-double-draw-two-breaks-many = Choose one other player, or two different ones.

golf-new-columns-holds = { COUNT($seats) ->
    [one] { LIST($seats) } places each new column on the left.
   *[other] { LIST($seats) } place each new column on the left.
}
golf-new-columns-right-holds = { COUNT($seats) ->
    [one] { LIST($seats) } places each new column on the right.
   *[other] { LIST($seats) } place each new column on the right.
}

## Columns that are cleared

golf-clear-holds-columns = { COUNT($nths) ->
    [one] { $seat } clears the { ORDINAL($nths) } column.
   *[other] { $seat } clears the { ORDINAL($nths) } columns.
}
golf-clear-holds-numbers = { COUNT($columns) ->
    [one] { $seat } clears column { LIST($columns) }.
   *[other] { $seat } clears columns { LIST($columns) }.
}
golf-clear-breaks = { START($where) } cannot be cleared: its two cards do not match.
golf-clear-breaks-then = { CARD($upper, article: "The") } and { CARD($lower, article: "the") } have neither the same number nor the same color.
golf-clear-faceup-breaks = { START($where) } cannot be cleared: it has a facedown card.
golf-clear-top-breaks = { CARD($card, article: "The") } is not in { $where }. It cannot go on top of the discards.
golf-clear-before-holds = { CARD($card, article: "The") } does nothing. Action cards only work in a turn. Clearing is not a turn.
golf-clear-at-the-end-holds = { COUNT($columns) ->
    [one] { LIST($places) } is cleared at the end of the round.
   *[other] { LIST($places) } are cleared at the end of the round.
}

## Calling UNO, and catching whoever did not

golf-call-breaks-caught = { $caught } has called UNO and cannot be caught.
golf-call-breaks-left = { $seat } has { $left ->
        [0] no facedown cards
        [one] one facedown card
       *[other] { WORDS($left) } facedown cards
    }: call UNO when there is only one.
golf-call-early-holds = { $seat } calls UNO early. The call counts if this turn leaves { $seat } with one facedown card.
golf-call-in-time-holds = Nobody can catch { $seat } any more: the next turn has begun.
golf-call-in-time-breaks = It is too late to catch { $caught }: the next turn has begun.
golf-catch-breaks-by = Nobody can catch themselves.
golf-catch-breaks-disputed = You do not agree yet whether { $caught } was caught: decide that together first.
golf-catch-breaks-late = { $caught } calls UNO too late: { $caught } was caught before.
golf-catch-breaks-entry = { $caught } was caught already, and gets a new column only once.
golf-catch-breaks-before = { $caught } cannot be caught: { $caught } already had one facedown card before the last turn.
golf-catch-breaks-left = { $caught } cannot be caught: { $caught } has { $left ->
        [0] no facedown cards
        [one] one facedown card
       *[other] { WORDS($left) } facedown cards
    }, not one.
golf-catch-heard-unseen = The catch counts, unless { $caught } says “I called UNO” before the next turn.
golf-catch-heard-unseen-then = The referee did not hear whether { $caught } called UNO.
golf-call-crossed-crossed-called = { $caught } called UNO and was caught: the referee cannot tell which came first.
golf-call-crossed-crossed-called-then = For now { $caught } gets no new column. { golf-settle-it }
golf-call-crossed-crossed-called-kept = { $caught } called UNO and was caught: the referee cannot tell which came first.
golf-call-crossed-crossed-called-kept-then = For now { $caught } keeps the new column. { golf-settle-it }
golf-call-crossed-crossed-begun = Was { $caught } caught before the next turn began? The referee cannot tell.
golf-call-crossed-crossed-begun-then = For now { $caught } gets no new column. { golf-settle-it }
golf-call-crossed-crossed-begun-kept = Was { $caught } caught before the next turn began? The referee cannot tell.
golf-call-crossed-crossed-begun-kept-then = For now { $caught } keeps the new column. { golf-settle-it }
golf-call-crossed-call-holds-called = { $caught } called UNO and was caught at the same moment. The call counts.
golf-call-crossed-call-holds-called-kept = { $caught } called UNO and was caught at the same moment. The call counts, but the new column stays.
golf-call-crossed-call-breaks-called = { $caught } called UNO and was caught at the same moment. The call counts.
golf-call-crossed-call-breaks-begun = { $caught } was caught just as the next turn began. It is too late: there is no new column.
golf-call-crossed-catch-holds-called = { $caught } called UNO and was caught at the same moment. The catch counts.
golf-call-crossed-catch-holds-begun = { $caught } was caught just as the next turn began. The catch counts.
golf-call-crossed-catch-breaks-called = { $caught } called UNO and was caught at the same moment. The catch counts.
golf-call-crossed-catch-breaks-called-kept = { $caught } called UNO and was caught at the same moment. The catch counts.
golf-settle-it = Play on for now. When you agree, tell the referee who was right.

## The end of a round

golf-closing-holds-none = { $closed } has no cards left: the round is over.
golf-closing-holds-faceup = All of { OF($closed) } cards lie faceup: the round is over.
golf-closing-breaks = The round is over: turn up the cards that still lie facedown.
golf-reveal-breaks-over = The round is not over yet. The facedown cards are turned up when the round ends.
golf-reveal-breaks-faceup = { START($which) } lies faceup already.
golf-reveal-breaks-twice = { START($which) } was named twice: name it once.
golf-reveal-breaks-none = All of { OF($seat) } cards lie faceup already.
golf-reveal-breaks-left = { $seat } has { $left ->
        [0] no facedown cards
        [one] one facedown card
       *[other] { $left ->
               [0] no
               [one] one
              *[other] { WORDS($left) }
           } facedown cards
    }: turn up exactly { $left ->
            [0] no
            [one] one
           *[other] { WORDS($left) }
        }, not { $said ->
    [0] none
   *[other] { WORDS($said) }
}.

## Points, and who wins

golf-score-holds = In this round { LIST($scores) }.
golf-score-breaks-missing = Say the points of { LIST($missing) }, too.
golf-score-breaks-everybody = Everybody scores: say the points of each player.
golf-points-holds = Action cards are left. The referee does not know how many points they are worth: agree on that. Then say how many points each grid makes.
golf-points-breaks-value = { $value ->
    [one] The referee does not know which card is worth { $value } point.
   *[other] The referee does not know which card is worth { $value } points.
}
golf-points-breaks-value-then = Add up each grid, and say how many points it makes.
golf-points-breaks-kind = The referee does not know how many points { FACE($kind, article: "a") } is worth.
golf-points-breaks-kind-then = Agree on that number. Then say how many points each grid makes.
golf-points-breaks-actions = The referee does not know how many points action cards are worth.
golf-points-breaks-actions-then = Agree on their points. Then say how many points each grid makes.
golf-deduction-grid-breaks-odd = { $left ->
    [0] No cards cannot be left in { OF($seat) } grid: each column has two cards.
    [one] One card cannot be left in { OF($seat) } grid: each column has two cards.
   *[other] { START(WORDS($left)) } cards cannot be left in { OF($seat) } grid: each column has two cards.
}
golf-deduction-grid-breaks-between = { OF($seat) } grid must have { $least } to { $most } cards left at the end, not { $left ->
    [0] none
   *[other] { WORDS($left) }
}.
golf-deduction-grid-breaks-exactly = { OF($seat) } grid must have exactly { $most ->
        [0] no
        [one] one
       *[other] { WORDS($most) }
    } cards left at the end, not { $left ->
    [0] none
   *[other] { WORDS($left) }
}.
golf-deduction-score-breaks-value = { $copies ->
    [0] The deck has no cards worth
    [one] The deck has only one card worth
   *[other] The deck has only { WORDS($copies) } cards worth
} { $value ->
    [one] { $value } point
   *[other] { $value } points
}, not { $left ->
    [0] none
   *[other] { WORDS($left) }
}.
golf-deduction-score-breaks-corner = The cards left cannot be worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. All cards together are worth { $most }.
golf-deduction-score-breaks-corner-then = This total already counts { $corner ->
    [one] { $corner } point
   *[other] { $corner } points
} for each action card.
golf-deduction-score-breaks-most = All cards of the deck are worth { $most ->
    [one] { $most } point
   *[other] { $most } points
}, so { $points ->
    [one] { $points } point
   *[other] { $points } points
} cannot be left.
golf-deduction-score-breaks-is = The cards in { OF($seat) } grid make { $is ->
    [one] { $is } point
   *[other] { $is } points
}, not { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
golf-deduction-score-breaks-is-then = { golf-count-again }
golf-deduction-score-breaks-cannot = { $points ->
    [one] The cards in { OF($seat) } grid cannot make { $points } point.
   *[other] The cards in { OF($seat) } grid cannot make { $points } points.
}
golf-deduction-score-breaks-cannot-then = { golf-count-again }
golf-target-holds-winners = { $total ->
    [one] All rounds are played. { LIST($winners) } share the lowest total, { $total } point, and win the match.
   *[other] All rounds are played. { LIST($winners) } share the lowest total, { $total } points, and win the match.
}
golf-target-holds-winner = { $total ->
    [one] All rounds are played. { $winner } has the lowest total, { $total } point, and wins the match.
   *[other] All rounds are played. { $winner } has the lowest total, { $total } points, and wins the match.
}
golf-target-rounds-won-holds-winners = { $total ->
    [one] All rounds are played. { LIST($winners) } have the lowest total, { $total } point. They have won the same number of rounds. They win the match together.
   *[other] All rounds are played. { LIST($winners) } have the lowest total, { $total } points. They have won the same number of rounds. They win the match together.
}
golf-target-rounds-won-holds-tied = { $total ->
    [one] All rounds are played. { LIST($tied) } have the lowest total, { $total } point. { $winner } has won more rounds and wins the match.
   *[other] All rounds are played. { LIST($tied) } have the lowest total, { $total } points. { $winner } has won more rounds and wins the match.
}
golf-target-rounds-won-holds-winner = { $total ->
    [one] All rounds are played. { $winner } wins the match with { $total } point.
   *[other] All rounds are played. { $winner } wins the match with { $total } points.
}
match-play-on-breaks-rounds = Choose at least { $fewest ->
    [0] no rounds
    [one] one round
   *[other] { WORDS($fewest) } rounds
}, because { $played ->
    [0] none is
    [one] one is
   *[other] { WORDS($played) } are
} already scored.

## When something went wrong, and when somebody leaves

match-leaving-breaks-points = { $seat } is leaving, so do not give { $seat } any points for this round.
match-leaving-breaks-points-unknown = A player who leaves gets no points for this round: say no points for that player.
golf-leaving-holds = { OF($seat) } grid is set aside as it lies, and does not count.
golf-leaving-breaks = { $closed } ended the round, so { $closed } has to stay until the points are counted.
golf-resync-breaks-card = The deck does not have that many copies of { CARD($card, article: "the") }.
golf-resync-breaks-seat = Say which columns lie in front of { $seat }: with an empty grid the round would be over.
golf-resync-breaks-turn = { $turn } has no turn left in this round.
golf-resync-breaks-cards = { $cards ->
    [0] That makes no cards in all, but the deck has { $deck }.
    [one] That makes one card in all, but the deck has { $deck }.
   *[other] That makes { WORDS($cards) } cards in all, but the deck has { $deck }.
}
golf-recount-holds-pile = { $pile ->
    [0] The draw pile has no cards. Nobody knows how many it should have.
    [one] The draw pile has one card. Nobody knows how many it should have.
   *[other] The draw pile has { WORDS($pile) } cards. Nobody knows how many it should have.
}
golf-recount-holds-pile-known = { $pile ->
    [0] The draw pile has no cards, and that is right.
    [one] The draw pile has one card, and that is right.
   *[other] The draw pile has { WORDS($pile) } cards, and that is right.
}
golf-recount-holds-grid = { $count ->
    [0] { $seat } has no cards in the grid, and that is right.
    [one] { $seat } has one card in the grid, and that is right.
   *[other] { $seat } has { WORDS($count) } cards in the grid, and that is right.
}
golf-recount-breaks-pile = The draw pile should have { $expected ->
    [0] no cards
    [one] one card
   *[other] { WORDS($expected) } cards
}, not { $pile ->
    [0] none
   *[other] { WORDS($pile) }
}.
golf-recount-breaks-pile-then = Count again, or tell the referee which cards are where.
golf-recount-breaks-grid = { $seat } should have { $lies ->
    [0] no cards
    [one] one card
   *[other] { WORDS($lies) } cards
} in the grid, not { $count ->
    [0] none
   *[other] { WORDS($count) }
}.
golf-recount-breaks-grid-then = Count again, or tell the referee which cards are where.

## What an edit has moved

golf-edit-columns-back = { COUNT($nths) ->
    [one] { $seat } gets back the { ORDINAL($nths) } column from the left.
   *[other] { $seat } gets back the { ORDINAL($nths) } columns from the left.
}
golf-edit-columns-new = { COUNT($nths) ->
    [one] { $seat } has a new column now, the { ORDINAL($nths) } from the left.
   *[other] { $seat } has new columns now, the { ORDINAL($nths) } from the left.
}
golf-edit-columns-gone = { COUNT($nths) ->
    [one] { $seat } no longer has the { ORDINAL($nths) } column from the left.
   *[other] { $seat } no longer has the { ORDINAL($nths) } columns from the left.
}
golf-edit-facedown = The { $row ->
    [upper] upper
   *[lower] lower
} card of { OF($seat) } { ORDINAL($nth) } column lies facedown now.
golf-edit-card = The { $row ->
    [upper] upper
   *[lower] lower
} card of { OF($seat) } { ORDINAL($nth) } column is { CARD($card, article: "the") } now.

## What each seat does now

golf-has-the-first-turn = { $seat } has the first turn.
golf-you-have-the-first-turn = You have the first turn.
golf-you-start-the-round = You have the first turn in round { $round }.
golf-deal-the-round = Deal round { $round }: six facedown cards each.
golf-deal-the-round-then = Turn up one card to begin the discards. Then everybody turns up { $opened ->
        [0] no
        [one] one
       *[other] { WORDS($opened) }
    } of their own cards.
golf-your-turn-take-or-draw = Take { CARD($card, article: "the") }, or draw.
golf-your-turn-draw = Draw a card.
golf-your-last-turn-take-or-draw = It is your last turn: take { CARD($card, article: "the") }, or draw.
golf-your-last-turn-draw = It is your last turn: draw a card.
golf-call-uno = You have one facedown card left: call UNO!
golf-turn-up-your-cards = The round is over: turn up your facedown cards.
golf-add-up = Add up the cards in your grid, and say how many points they make.
golf-you-have-won = { $points ->
    [one] You have won the match with { $points } point.
   *[other] You have won the match with { $points } points.
}
golf-draw-columns = Draw { $columns ->
        [0] no columns
        [one] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for a new column
       *[other] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for { WORDS($columns) } new columns
    }.
golf-draw-columns-then = Do not look at these cards: they lie facedown.
golf-draw-columns-on-the-left = Draw { $columns ->
        [0] no columns
        [one] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for a new column
       *[other] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for { WORDS($columns) } new columns
    } on the left.
golf-draw-columns-on-the-left-then = { golf-draw-columns-then }
golf-draw-as-caught = You were caught without calling UNO. Draw { $columns ->
        [0] no columns
        [one] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for a new column
       *[other] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for { WORDS($columns) } new columns
    }.
golf-draw-as-caught-then = { golf-draw-columns-then }
golf-draw-as-caught-at-once = You called UNO too late. Draw { $columns ->
        [0] no columns
        [one] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for a new column
       *[other] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for { WORDS($columns) } new columns
    }.
golf-draw-as-caught-at-once-then = { golf-draw-columns-then }
golf-draw-as-caught-at-once-on-the-left = You called UNO too late. Draw { $columns ->
        [0] no columns
        [one] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for a new column
       *[other] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for { WORDS($columns) } new columns
    } on the left.
golf-draw-as-caught-at-once-on-the-left-then = { golf-draw-columns-then }
golf-draw-as-caught-on-the-left = You were caught without calling UNO. Draw { $columns ->
        [0] no columns
        [one] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for a new column
       *[other] { $cards ->
        [0] no
        [one] one
       *[other] { WORDS($cards) }
    } cards for { WORDS($columns) } new columns
    } on the left.
golf-draw-as-caught-on-the-left-then = { golf-draw-columns-then }
golf-return-a-column = Put the two cards of your newest column back into the draw pile. Do not look at them.
golf-miss-this-turn = You miss this turn.

## What becomes of a claim that is refused

golf-take-back-not-your-turn = Take your move back: it is { OF($turn) } turn.
golf-take-back = Take your move back.
golf-take-back-and-play = Take your move back, and play again.
golf-tell-the-turn-again = Leave the cards as they are, and say again what happened in the turn.
golf-tell-the-clearing-again = Leave the cards as they are, and say again which columns you clear.
golf-clear-with-your-turn = You may still clear the column: nobody has played after you.
golf-put-the-column-back = The column stays: put its cards back.
golf-your-call-does-not-count = Your call does not count.
golf-your-catch-does-not-count = Your catch does not count.
golf-that-does-not-count = That does not count.
golf-the-catch-stands = The catch stands.
golf-no-penalty = There is no penalty.

## What was against the rules, and stays because the table played on

golf-was-over = the match was over
golf-was-not-their-turn = it was { OF($turn) } turn, not { OF($seat) }
golf-was-opened-twice = { $seat } named the same card twice
golf-was-opened-otherwise = { $opened ->
    [0] { $seat } turned up no cards instead of { $many ->
            [0] no
            [one] one
           *[other] { WORDS($many) }
        }
    [one] { $seat } turned up { WORDS($opened) } card instead of { $many ->
            [0] no
            [one] one
           *[other] { WORDS($many) }
        }
   *[other] { $seat } turned up { WORDS($opened) } cards instead of { $many ->
           [0] no
           [one] one
          *[other] { WORDS($many) }
       }
}
golf-was-another-place = the card could not lie in that place
golf-was-taken-and-thrown = { CARD($card, article: "the") } was taken from the discards and thrown again
golf-was-faceup = the card that was turned up lay faceup already
golf-was-another-top = the top discard was { CARD($lies, article: "the") }, not { CARD($card, article: "the") }
golf-was-another-card = the card in that place was { CARD($lies, article: "the") }, not { CARD($card, article: "the") }
golf-was-not-there = no copy of { CARD($card, article: "the") } was left
golf-was-not-in-the-pile = { CARD($card, article: "the") } could not come out of the draw pile
golf-was-not-alike = the cleared cards, { CARD($upper, article: "the") } and { CARD($lower, article: "the") }, do not match
golf-was-facedown = a card of that column lay facedown
golf-was-called = { $caught } had called UNO
golf-was-not-one = { $seat } did not have exactly one facedown card
golf-was-late = it was too late to catch { $caught }
golf-was-not-to-be-caught = { $caught } could not be caught
golf-was-another-grid = these cards cannot be the grids on the table
golf-was-another-score = the grids cannot be worth that many points

## What happened

golf-turn-throws = { $who } draws { CARD($card, article: "the") }, throws it away and turns up { CARD($flipped, article: "the") }.
golf-turn-throws-and-calls = { $who } draws { CARD($card, article: "the") }, throws it away and turns up { CARD($flipped, article: "the") }. { $who } calls UNO.
golf-turn-takes = { $who } takes { CARD($card, article: "the") } and puts it where { CARD($out, article: "the") } lay.
golf-turn-takes-and-calls = { $who } takes { CARD($card, article: "the") } and puts it where { CARD($out, article: "the") } lay. { $who } calls UNO.
golf-turn-draws = { $who } draws { CARD($card, article: "the") } and puts it where { CARD($out, article: "the") } lay.
golf-turn-draws-and-calls = { $who } draws { CARD($card, article: "the") } and puts it where { CARD($out, article: "the") } lay. { $who } calls UNO.
golf-caught = { $caught } did not call UNO and is caught. { golf-caught-gets }
golf-caught-at-once = { $caught } called UNO and was caught at the same moment. { golf-caught-gets }
golf-caught-by = { $caught } did not call UNO and is caught by { $by }. { golf-caught-gets }
golf-caught-gets = { $new ->
    [0] { $caught } gets no new column, because there are not enough cards left.
   *[other] { $caught } gets { $new ->
        [0] no new column
        [one] a new facedown column
       *[other] { WORDS($new) } new facedown columns
    }.
}
golf-turns-up = { $who } turns up { LIST($cards) }.
golf-goes-on = The match goes on.
golf-goes-on-until = { $rounds ->
    [0] The match goes on: now you play no rounds in all.
    [one] The match goes on: now you play one round in all.
   *[other] The match goes on: now you play { WORDS($rounds) } rounds in all.
}
golf-dealt = The cards are dealt. { CARD($card, article: "The") } begins the discards.
golf-clears = { $who } clears a column.
golf-calls = { $who } calls UNO.
golf-shuffled = All discards but the top one are shuffled into the draw pile.
golf-goes-on-as-told = The round goes on with the cards as you just described them.

## How the round stands after an edit

golf-stands-to-the-left = Play goes to the left.
golf-stands-to-the-right = Play goes to the right.
golf-stands-ended = { $seat } has ended the round.
golf-stands-turn = It is { OF($seat) } turn.
golf-stands-top = { CARD($card, article: "The") } is on top of the discard pile.

## What several possible states share

# A described situation fits several states of a round. These messages say what is the same in all of them.
golf-your-turn-short = It is your turn.
golf-your-last-turn-short = It is your last turn.
