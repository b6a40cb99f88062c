### What is said in a round of UNO.

## What fits

uno-match-holds-wild = A wild card fits on every card.
uno-match-holds-color = { CARD($card, article: "The") } fits: it is { COLOR($color) }.
uno-match-holds-face = { CARD($card, article: "The") } fits: it is another { FACE($face) }.
uno-match-breaks = { CARD($card, article: "The") } does not fit on { CARD($top, article: "the") }.
uno-match-breaks-then = Only { $goes } fits.
uno-goes-on-a-color = { COLOR($color) }, { FACE($face, article: "a") } or a wild
uno-goes-on-a-wild-card = { COLOR($color) } or a wild
# A wild card was just taken back.
uno-goes-on-a-color-another = { COLOR($color) }, { FACE($face, article: "a") } or another wild
uno-goes-on-a-wild-card-another = { COLOR($color) } or another wild
uno-color-breaks-card = { CARD($card, article: "The") } already has a color, so you do not choose one.
uno-color-breaks-named = Nobody has to name a color now: the color is { COLOR($color) }.
uno-color-owed-breaks = { $owing } has to name the color first.

## The deal and the first card

uno-deal-breaks = { $dealt ->
    [0] No cards were dealt, but the deck has only { $deck }.
    [one] One card was dealt, but the deck has only { $deck }.
   *[other] { START(WORDS($dealt)) } cards were dealt, but the deck has only { $deck }.
}
uno-deal-seven-breaks = { LIST($seats) } { COUNT($seats) ->
    [one] does
   *[other] do
} not have seven cards: deal again.
uno-deal-next-holds = { $dealer } is the dealer now.
uno-deck-breaks-none = There is no { CARD($card) } in your deck.
uno-deck-breaks-fewer = Your deck does not have { $many ->
        [0] no
        [one] one
       *[other] { WORDS($many) }
    } { CARD($card) } cards.
uno-first-card-holds = { CARD($card, article: "The") } is the first card, and { $seat } plays first.
uno-first-card-breaks-ignored = { CARD($card, article: "The") } cannot be the first card. Turn up more cards until a number comes.
uno-first-card-breaks-back = { CARD($card, article: "The") } cannot be the first card: shuffle it back into the draw pile.
uno-first-card-breaks-back-then = Then turn up another card.
uno-first-card-breaks-stays = { CARD($card, article: "The") } stays as the first card. Do not turn up another card.
uno-first-card-breaks-color = { $seat } has to name a color first. Until then, nobody can play a Wild Draw Four.
uno-first-card-reverse-holds = The first card is a Reverse. { $dealer }, the dealer, plays first, and play goes to the right.
uno-first-card-skip-holds = The first card is a Skip. { $seat }, to the dealer's left, misses the first turn.
uno-first-card-draw-two-holds = The first card is a Draw Two. { $seat }, to the dealer's left, draws two cards and misses the first turn.
uno-first-card-draw-two-plays-holds = The first card is a Draw Two. { $seat }, to the dealer's left, draws two cards and then plays first.
uno-first-card-wild-holds = The first card is a Wild. { $seat } names the color and plays first, or plays a colored card.

## Turns, draws and the draw pile

uno-turn-breaks = It is { OF($turn) } turn, not { OF($seat) }.
uno-draw-one-breaks-other = { $seat } draws exactly { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } in this turn.
uno-draw-one-breaks-dry = { $seat } cannot draw { $drawn ->
        [0] no cards
        [one] one card
       *[other] { WORDS($drawn) } cards
    }: no card is left to draw.
uno-drawn-card-holds = { $kept_by } has kept the card just drawn.
uno-drawn-card-breaks-other = { $seat } has already drawn a card. Only that card may be played, not { CARD($card, article: "the") }.
uno-drawn-card-breaks-again = { $seat } has already drawn a card this turn: play that card, or keep it.
uno-skip-holds = { $seat } misses this turn.
uno-draw-two-holds = { $seat } draws two cards and misses the turn.
uno-owed-breaks-other = { $seat } has to draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }, not { $drawn ->
        [0] none
       *[other] { WORDS($drawn) }
    }.
uno-owed-breaks-answer = { $seat } has to draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } and misses the turn. This card cannot be played instead.
uno-owed-breaks-card = { $seat } has to draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } and misses the turn. No card can be played instead.
uno-owed-holds-due = { $seat } has to draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-owed-holds-drawn = { $count ->
    [0] { $seat } had to draw no cards and has drawn them.
    [one] { $seat } had to draw one card and has drawn it.
   *[other] { $seat } had to draw { WORDS($count) } cards and has drawn them.
}
uno-owed-holds-other = { $seat } had to draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } and has drawn { $drawn ->
        [0] none
       *[other] { WORDS($drawn) }
    }.
uno-owed-holds-fewer = { $seat } has drawn { $drawn ->
        [0] none
       *[other] { WORDS($drawn) }
    } of the { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-owed-holds-dry = { $seat } has drawn { $drawn ->
        [0] none
       *[other] { WORDS($drawn) }
    } of the { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }: no more are left.
uno-owed-undisputed-holds = { $count ->
    [0] { $seat } had to draw no cards. Everybody kept playing, so we count them as drawn.
    [one] { $seat } had to draw one card. Everybody kept playing, so we count it as drawn.
   *[other] { $seat } had to draw { WORDS($count) } cards. Everybody kept playing, so we count them as drawn.
}
uno-pile-short-holds-rest = { $pile ->
    [0] The draw pile has only no cards. Draw them. Shuffle all discards except the top one into a new draw pile. Then draw { $rest ->
            [0] no
            [one] one
           *[other] { WORDS($rest) }
        } more.
    [one] The draw pile has only one card. Draw it. Shuffle all discards except the top one into a new draw pile. Then draw { $rest ->
            [0] no
            [one] one
           *[other] { WORDS($rest) }
        } more.
   *[other] The draw pile has only { WORDS($pile) } cards. Draw them. Shuffle all discards except the top one into a new draw pile. Then draw { $rest ->
           [0] no
           [one] one
          *[other] { WORDS($rest) }
       } more.
}
uno-pile-short-holds-pile = The draw pile has only { $pile ->
        [0] no cards
        [one] one card
       *[other] { WORDS($pile) } cards
    }. Shuffle all discards except the top one into a new draw pile.
uno-pile-short-holds-empty = The draw pile is empty. Shuffle all discards except the top one into a new draw pile.
uno-pile-dry-holds-none = No card is left to draw.
uno-pile-dry-holds-some = { $drawable ->
    [0] Only no cards are left: draw them, and then you are done.
    [one] Only one card is left: draw it, and then you are done.
   *[other] Only { WORDS($drawable) } cards are left: draw them, and then you are done.
}
uno-pile-dry-breaks = Nobody can have drawn this card just now: no card was left to draw.
uno-reshuffle-breaks = There are no cards to shuffle: the top card is the only discard.

## The Wild Draw Four and the challenge

# A Wild Draw Four is allowed, or was seen not to be.
uno-wild-draw-four-holds = { $seat } draws four cards and misses the turn.
uno-wild-draw-four-color-breaks = { $seat } may not play the Wild Draw Four.
uno-wild-draw-four-color-breaks-then = Everybody has seen that { $seat } holds a { COLOR($color) } card.
uno-wild-draw-four-color-any-playable-breaks = { $seat } may not play the Wild Draw Four.
uno-wild-draw-four-color-any-playable-breaks-then = Everybody has seen that { $seat } holds a card that fits or another wild card.
uno-wild-draw-four-color-wilds-count-breaks = { $seat } may not play the Wild Draw Four.
uno-wild-draw-four-color-wilds-count-breaks-then = Everybody has seen that { $seat } holds a { COLOR($color) } card or another wild card.
uno-wild-draw-four-color-holds = The Wild Draw Four is allowed.
uno-wild-draw-four-color-holds-then = The cards on the table prove that { $seat } holds no { COLOR($color) } card.
uno-wild-draw-four-color-any-playable-holds = The Wild Draw Four is allowed.
uno-wild-draw-four-color-any-playable-holds-then = The cards on the table prove that { $seat } holds no card that fits.
uno-wild-draw-four-color-wilds-count-holds = The Wild Draw Four is allowed.
uno-wild-draw-four-color-wilds-count-holds-then = The cards on the table prove that { $seat } holds no { COLOR($color) } card and no other wild card.
uno-wild-draw-four-color-unseen-trusted = Nobody can check this Wild Draw Four, so we trust { $seat }.
uno-wild-draw-four-color-unseen-trusted-then = A Wild Draw Four is allowed only if the hand holds no { COLOR($color) } card.
uno-wild-draw-four-color-unseen-open = Nobody can check this Wild Draw Four: we trust { $seat } unless somebody challenges.
uno-wild-draw-four-color-unseen-open-then = A Wild Draw Four is allowed only if the hand holds no { COLOR($color) } card.
uno-wild-draw-four-color-any-playable-unseen-trusted = Nobody can check this Wild Draw Four, so we trust { $seat }.
uno-wild-draw-four-color-any-playable-unseen-trusted-then = A Wild Draw Four is allowed only if the hand holds no card that fits and no other wild card.
uno-wild-draw-four-color-any-playable-unseen-open = Nobody can check this Wild Draw Four: we trust { $seat } unless somebody challenges.
uno-wild-draw-four-color-any-playable-unseen-open-then = A Wild Draw Four is allowed only if the hand holds no card that fits and no other wild card.
uno-wild-draw-four-color-wilds-count-unseen-trusted = Nobody can check this Wild Draw Four, so we trust { $seat }.
uno-wild-draw-four-color-wilds-count-unseen-trusted-then = A Wild Draw Four is allowed only if the hand holds no { COLOR($color) } card and no other wild card.
uno-wild-draw-four-color-wilds-count-unseen-open = Nobody can check this Wild Draw Four: we trust { $seat } unless somebody challenges.
uno-wild-draw-four-color-wilds-count-unseen-open-then = A Wild Draw Four is allowed only if the hand holds no { COLOR($color) } card and no other wild card.
uno-wild-draw-four-seen-holds = Nobody has to look at { OF($accused) } hand: everybody has seen what was in it.
uno-wild-draw-four-seen-breaks = { $seat } has to take the Wild Draw Four back. Everybody can see that it is not allowed.

uno-challenge-holds = { $seat } challenges the Wild Draw Four that makes { $told } draw.
uno-challenge-breaks-laid = { $laid } played the Wild Draw Four: only somebody else may challenge it.
uno-challenge-breaks-told = Only { $told } may challenge the Wild Draw Four, because { $told } must draw for it.
uno-challenge-breaks-challenged = The Wild Draw Four has already been challenged.
uno-challenge-breaks-nothing = There is no Wild Draw Four to challenge now.
uno-challenge-in-time-holds = First { $seat } puts { $count ->
        [0] no cards
        [one] the card
       *[other] the { WORDS($count) } cards
    } back on the draw pile.
uno-challenge-in-time-breaks = It is too late for a challenge. The cards were drawn, or somebody has already played on.
uno-challenge-hand-holds = { $accused } shows the hand to everybody.
uno-challenge-hand-breaks-nobody = Nobody has to show a hand now.
uno-challenge-hand-breaks-accused = It is { OF($accused) } hand that has to be shown.
uno-challenge-hand-breaks-teller = Only { $teller } or the scorekeeper can give this answer.
uno-challenge-hand-breaks-size = After the Wild Draw Four, the hand had { $size ->
        [0] no cards
        [one] one card
       *[other] { WORDS($size) } cards
    }, not { $shown ->
        [0] none
       *[other] { WORDS($shown) }
    }.
uno-challenge-hand-breaks-cards = These cards cannot all be in the hand.
uno-challenge-hand-breaks-cards-then = Some of them are among the discards already, or are not in the deck. Look again.
uno-challenge-open-breaks = { $accused } has to show the hand first: the Wild Draw Four has been challenged.
uno-challenge-word-unseen = We believe what { $teller } says about the challenged hand.
uno-challenge-word-unseen-then = Another player who saw the hand may disagree until somebody plays or draws a card.
uno-challenge-word-holds = Somebody else who saw the hand says the same as { $teller }. We believe both.
uno-challenge-word-breaks-contested = You do not agree about the challenged hand: decide together who is right.
uno-challenge-word-breaks-late = It is too late to say what was in the challenged hand. Somebody has played on.
uno-challenge-word-breaks-teller = { $teller } said the opposite about this hand before. Only the scorekeeper can correct that.
uno-challenge-crossed-crossed = { $accused } and { $challenger } say opposite things about the hand. Nobody else can tell.
uno-challenge-crossed-crossed-then = For now, forget the challenge: { $seat } draws the { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }. Keep playing, and decide together who is right.
uno-challenge-guilty-holds-color = The challenge was right. { $accused } had a card of the current color. { $accused } draws { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }, and { $seat } plays.
uno-challenge-guilty-holds-sought = The challenge was right. { $accused } was not allowed to play the Wild Draw Four. { $accused } draws { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }, and { $seat } plays.
uno-challenge-innocent-holds-color = The challenge was wrong. { $accused } did not have a card of the current color.
uno-challenge-innocent-holds-sought = The challenge was wrong. { $accused } was allowed to play the Wild Draw Four.
uno-challenge-last-card-holds = The challenge was wrong. { $accused } has no cards left.
uno-challenge-last-card-breaks = { $accused } has no cards left: you cannot challenge somebody's last card.
# What a wrong challenge costs.
uno-lost-challenge-misses = { $seat } draws { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } and misses the turn.
uno-lost-challenge-draws = { $seat } draws { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-deduction-bluff-holds-settles = { $seat } held a { COLOR($color) } card, so the Wild Draw Four was a bluff. That decides the challenge.
uno-deduction-bluff-holds-late = { $seat } held a { COLOR($color) } card, so the Wild Draw Four was a bluff. It is too late for a penalty.

## Other wild cards and the swap of hands

uno-wild-shuffle-hands-holds = All hands are shuffled together and dealt again.
uno-wild-swap-hands-holds = The player who played the Wild Swap Hands swaps hands with another player.
uno-wild-customizable-holds = Do what the card says, or what your table has agreed on for it.
uno-swap-holds-none = { $seat } and { $other } swap hands.
uno-swap-holds-one = { $seat } and { $other } swap hands: now { $who } has { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-swap-holds-both = { $seat } and { $other } swap hands: now { $seat } has { $cards ->
    [0] no cards
    [one] one card
   *[other] { WORDS($cards) } cards
} and { $other } has { $others ->
    [0] none
   *[other] { WORDS($others) }
}.
uno-swap-breaks-owing = First { $owing } has to choose a player for the swap.
uno-swap-breaks-oneself = Choose another player to swap hands with.
uno-swap-breaks-gone = { LIST($gone) } is not playing any more.
uno-swap-breaks-nothing = Nobody can swap hands now.

## Calls and catches

uno-call-unseen = The call counts, because we trust { $seat }. Nobody knows how many cards { $seat } has.
uno-call-breaks-caught = { $caught } has called UNO and cannot be caught.
uno-call-breaks-held = { $seat } has { $held ->
        [0] no cards
        [one] one card
       *[other] { WORDS($held) } cards
    }: UNO is called with one card left.
uno-call-early-holds = { $seat } calls UNO just before playing the second-to-last card: that counts.
uno-call-early-breaks = Too early: { $seat } may call UNO only with the second-to-last card.
uno-call-missed-turn-holds = { $seat } draws cards and does not play. So a player who forgot UNO can still be caught.
uno-call-missed-turn-breaks = It is too late to catch { $caught }: the next player has missed a turn.
uno-call-missed-turn-draw-closes-breaks = It is too late to catch { $caught }: the next player has drawn the cards.
uno-call-missed-turn-draw-closes-holds = { $seat } draws the cards. So a player who forgot UNO can no longer be caught.
uno-call-missed-turn-closes-holds = { $seat } misses the turn. So a player who forgot UNO can no longer be caught.
uno-call-in-time-holds = { $seat } calls UNO late, but was not caught: there is no penalty.
uno-call-in-time-breaks-own = It is too late to catch { $caught }: { $caught } has played on.
uno-call-in-time-breaks-lapse = It is too late to catch { $caught }: now somebody else has to call UNO.
uno-call-in-time-breaks-played = It is too late to catch { $caught }: somebody has played on.
uno-call-in-time-breaks-laid = It is too late to catch { $caught }: somebody has played a card.
uno-call-in-time-breaks-drawn = It is too late to catch { $caught }: somebody has drawn a card.
uno-call-crossed-crossed-called = Nobody can tell whether { OF($caught) } call or the catch was first.
uno-call-crossed-crossed-called-then = { $caught } draws no cards for now: keep playing, and decide it together.
uno-call-crossed-crossed-begun = Play went on just as { $caught } was caught. Nobody can tell if the catch was in time.
uno-call-crossed-crossed-begun-then = { $caught } draws no cards for now: keep playing, and decide it together.
uno-call-crossed-call-holds-called = The call counts: { $caught } draws nothing.
uno-call-crossed-call-holds-called-then = { $caught } called UNO and was caught at the same moment.
uno-call-crossed-call-breaks-begun = { $caught } was caught just as play went on. The catch is too late: { $caught } draws nothing.
uno-call-crossed-call-breaks-called = The call counts: { $caught } draws nothing.
uno-call-crossed-call-breaks-called-then = { $caught } called UNO and was caught at the same moment.
uno-call-crossed-catch-holds-begun = { $caught } was caught just as play went on. The catch counts.
uno-call-crossed-catch-holds-called = { $caught } called UNO and was caught at the same moment. The catch counts.
uno-call-crossed-catch-breaks-called = { $caught } called UNO and was caught at the same moment. The catch counts.
uno-catch-breaks-received = { $caught } got a hand of one card from another player. So { $caught } need not call UNO.
uno-catch-breaks-swaps = It is too early to catch { $caught }: the swap of hands comes first.
uno-catch-breaks-counted = { $caught } cannot be caught: { $caught } has not just played down to one card.
uno-catch-breaks-late = It is too late to catch { $caught }. Play has gone on since { $caught } had one card left.
uno-catch-breaks-unknown = { $caught } cannot be caught: nobody knows how many cards { $caught } has.
uno-catch-breaks-held = { $caught } has { $held ->
        [0] no cards
        [one] one card
       *[other] { WORDS($held) } cards
    }: UNO is called with one card left.
uno-catch-breaks-disputed = You do not agree whether { $caught } called UNO: decide together who is right.
uno-catch-breaks-before = { $caught } calls UNO too late: { $caught } was caught before.
uno-catch-breaks-again = { $caught } has already been caught and draws only once.
uno-catch-breaks-oneself = Nobody can catch themselves.
uno-catch-heard-unseen = The catch counts, unless { $caught } says “I called UNO” before play goes on.

## What the cards on the table prove

uno-deduction-card-breaks-held = { $seat } has no cards left to play.
uno-deduction-card-breaks-known = { $seat } does not have { CARD($card, article: "the") }. Everybody has seen all of { OF($seat) } cards.
uno-deduction-card-breaks-received = { $copies ->
    [0] There are no { CARD($card) } cards.
    [one] { CARD($card, article: "The") } was shuffled into the draw pile. { $seat } has drawn nothing since.
    [2] Both { CARD($card) } cards went into the draw pile. { $seat } has drawn nothing since.
   *[other] All { WORDS($copies) } { CARD($card) } cards went into the draw pile. { $seat } has drawn nothing since.
}
uno-deduction-card-breaks-elsewhere = { $copies ->
    [0] There are no { CARD($card) } cards.
    [one] There is only one { CARD($card) }. It is on the table or in another hand.
    [2] There are only two { CARD($card) } cards. Both are on the table or in other hands.
   *[other] There are only { WORDS($copies) } { CARD($card) } cards. All are on the table or in other hands.
}
uno-something-earlier-may-be-wrong = If an earlier card was entered wrongly, correct it first.
uno-deduction-slip-unseen = We accept it, although { $by } showed { CARD($shown, article: "the") } before.
uno-deduction-slip-unseen-then = That card was refused, so perhaps it was a mistake.
uno-deduction-slip-holds-somebody = { CARD($shown, article: "The") } was entered for { $by } by mistake. That is corrected now.
uno-deduction-slip-holds-returned = { CARD($shown, article: "The") } is { OF($really) }. It was entered for { $by } by mistake. So { $by } puts { $returned ->
    [0] the no penalty cards back.
    [one] the penalty card back.
   *[other] the { WORDS($returned) } penalty cards back.
}
uno-deduction-slip-holds-other = { CARD($shown, article: "The") } is { OF($really) }. It was entered for { $by } by mistake, and that is corrected now.
uno-deduction-pile-breaks-drawn = { $seat } cannot have drawn { CARD($card, article: "a") }.
uno-deduction-pile-breaks-drawn-then = { START($discards) }. { uno-something-earlier-may-be-wrong }
uno-deduction-pile-breaks-before = { $seat } does not have { CARD($card, article: "the") }. It was among the shuffled discards.
uno-deduction-pile-breaks-before-then = { $seat } drew a card before the shuffle, not after it. { uno-something-earlier-may-be-wrong }
uno-deduction-pile-breaks-given = { $seat } does not have { CARD($card, article: "the") }. It was shuffled into the draw pile.
uno-deduction-pile-breaks-given-then = { $seat } has already played every card drawn since the shuffle. { uno-something-earlier-may-be-wrong }
uno-deduction-pile-breaks-held = { $seat } cannot have { CARD($card, article: "the") }.
uno-deduction-pile-breaks-held-then = { START($discards) }. { $seat } has already played all the cards from before the shuffle. { uno-something-earlier-may-be-wrong }
# How often a card was among the discards that were shuffled: $discards above.
uno-discards-had-one-other = the new draw pile was made of one discard, and that was another card
uno-discards-had-others = the new draw pile was made of { $pile ->
        [0] no
        [one] one
       *[other] { WORDS($pile) }
    } discards, and no { CARD($card) } was among them
uno-discards-had-so-many = { $lay ->
    [0] the new draw pile had only no { CARD($card) } cards, and they were drawn already
    [one] the new draw pile had only one { CARD($card) }, and it was drawn already
   *[other] the new draw pile had only { WORDS($lay) } { CARD($card) } cards, and they were drawn already
}

## Hands and piles that are counted again

uno-recount-breaks-most = { $seat } cannot have that many cards: { $most } is the most.
uno-recount-breaks-pile = { $pile ->
    [0] No cards were
    [one] One card was
   *[other] { START(WORDS($pile)) } cards were
} counted in the draw pile. It should have { $expected ->
    [0] none
   *[other] { WORDS($expected) }
}. Count the hands, too.
uno-recount-holds-hand = { $seat } has { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-recount-holds-pile = The draw pile has { $pile ->
        [0] no cards
        [one] one card
       *[other] { WORDS($pile) } cards
    }.
uno-resync-breaks-empty = A player without cards has won the round: count the other hands instead.
uno-resync-breaks-cards = { $cards ->
    [0] The hands cannot have no cards: the deck has only { $deck } in all.
    [one] The hands cannot have one card: the deck has only { $deck } in all.
   *[other] The hands cannot have { WORDS($cards) } cards: the deck has only { $deck } in all.
}
uno-leaving-breaks-out = { $out } has won this round, and can leave after the hands are counted.
uno-leaving-breaks-open = No round is being played: there is no hand to count.
uno-leaving-breaks-winner = { $winner } has won this round. First count { OF($seat) } hand, then { $seat } can leave.
uno-leaving-breaks-round = The hands of round { $round } are being counted. Score the round first, then { $seat } can leave.
uno-leaving-breaks-untold = The cards of a player who leaves are counted. Say how many points are in { OF($seat) } hand.
uno-leaving-breaks-told = The cards of a player who leaves do not count. Do not give any points for { $seat }.
uno-nothing-to-count-on-leaving = { $seat } holds no cards: there is nothing to count.

## The end of a round, and what the hands are worth

uno-going-out-holds = { $out } has no cards left and wins the round.
uno-going-out-breaks = { $out } has won the round. Now only count the hands.
uno-going-out-draw-holds = { $seat } still draws { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } before the hands are counted.
uno-going-out-draw-not-drawn-holds = { $seat } need not draw: the round is over.
uno-count-breaks-nobody = Nobody has gone out yet, so there is nothing to count.
uno-count-breaks-out = { $out } went out and has nothing to count.
uno-count-hand-unseen = We trust { $seat }: nobody knows how many cards { $seat } should have.
uno-count-hand-breaks = { $counted ->
    [0] No cards were
    [one] One card was
   *[other] { START(WORDS($counted)) } cards were
} counted, but { $seat } has { $held ->
        [0] no cards
        [one] one card
       *[other] { WORDS($held) } cards
    } left.
uno-points-holds = { OF($seat) } hand is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
uno-points-special-holds = { CARD($card, article: "The") } is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
uno-points-breaks-value = No card is worth { $value } points.
uno-points-breaks-most = { $seat } holds { $held ->
        [0] no cards
        [one] one card
       *[other] { WORDS($held) } cards
    }, worth at most { $most ->
        [one] 1 point
       *[other] { $most } points
    }.
uno-points-breaks-between = { $held ->
        [0] No cards
        [one] One card
       *[other] { START(WORDS($held)) } cards
    } cannot be worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# The totals that are possible, next to one that is not. This sentence follows another one.
uno-nearest-total = The nearest possible total is { $above }.
uno-nearest-totals = The nearest possible totals are { $below } and { $above }.
uno-deduction-score-breaks-out = Everybody has seen { $out } go out in this round: { $out } has won it.
uno-deduction-score-breaks-unseen-none = Nobody can still have a card worth { $value ->
        [one] 1 point
       *[other] { $value } points
    }.
uno-deduction-score-breaks-unseen = { $unseen ->
    [one] Only one card worth { $value ->
        [one] 1 point
       *[other] { $value } points
    } can still be in somebody's hand, not { $left ->
        [0] none
       *[other] { WORDS($left) }
    }.
   *[other] Only { $unseen ->
           [0] no
           [one] one
          *[other] { WORDS($unseen) }
       } cards worth { $value ->
        [one] 1 point
       *[other] { $value } points
    } can still be in players' hands, not { $left ->
        [0] none
       *[other] { WORDS($left) }
    }.
}
uno-deduction-score-breaks-each = { LIST($seats) } cannot have { LIST($each) } points. There are too few cards for that.
uno-deduction-score-breaks-copies-none = No card is worth { $value ->
        [one] 1 point
       *[other] { $value } points
    }.
uno-deduction-score-breaks-copies = The deck has only { $copies ->
        [0] no cards
        [one] one card
       *[other] { WORDS($copies) } cards
    } worth { $value ->
        [one] 1 point
       *[other] { $value } points
    }, not { $left ->
        [0] none
       *[other] { WORDS($left) }
    }.
uno-deduction-score-breaks-much = That is too many points: all cards together are worth { $most ->
        [one] 1 point
       *[other] { $most } points
    }.
uno-deduction-score-breaks-much-aside = That is too many points: all cards together are worth { $most ->
        [one] 1 point
       *[other] { $most } points
    }.
uno-deduction-score-breaks-much-aside-then = The hands set aside are worth { $aside ->
        [one] 1 point
       *[other] { $aside } points
    }.
uno-deduction-score-breaks-aside = That is too few points: the hands set aside are already worth { $aside ->
        [one] 1 point
       *[other] { $aside } points
    }.
uno-deduction-score-breaks-little = That is too few points. { $hands ->
        [0] No players still have cards,
        [one] One player still has cards,
       *[other] { START(WORDS($hands)) } players still have cards,
    } worth at least { $least ->
        [one] 1 point
       *[other] { $least } points
    }.
uno-deduction-score-breaks-little-aside = That is too few points. { $hands ->
        [0] No players still have cards,
        [one] One player still has cards,
       *[other] { START(WORDS($hands)) } players still have cards,
    } worth at least { $least ->
        [one] 1 point
       *[other] { $least } points
    }.
uno-deduction-score-breaks-little-aside-then = The hands set aside are worth { $aside ->
        [one] 1 point
       *[other] { $aside } points
    }.
uno-deduction-score-breaks-most = { LIST($seats) } { COUNT($seats) ->
        [one] holds
       *[other] together hold
    } { $held ->
        [0] no cards
        [one] one card
       *[other] { WORDS($held) } cards
    }, worth at most { $most ->
        [one] 1 point
       *[other] { $most } points
    }.
uno-deduction-score-breaks-between = { LIST($seats) } { COUNT($seats) ->
        [one] holds
       *[other] together hold
    } { $held ->
        [0] no cards
        [one] one card
       *[other] { WORDS($held) } cards
    }: { $held ->
    [one] this card
   *[other] these cards
} cannot be worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.

## What a round gives, and who wins the match

uno-score-winner-holds-unknown = { LIST($who) } { COUNT($who) ->
    [one] gets
   *[other] get
} the points for the cards left in { uno-hands-of }.
uno-score-winner-holds-none = { LIST($who) } { COUNT($who) ->
        [one] gets
       *[other] together get
    } no points for { $round ->
        [0] the round
       *[other] round { $round }
    }. They are for the cards left in { uno-hands-of }.
uno-score-winner-holds-points = { LIST($who) } { COUNT($who) ->
        [one] gets
       *[other] together get
    } { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $round ->
        [0] the round
       *[other] round { $round }
    }. They are for the cards left in { uno-hands-of }.
uno-hands-of = { $hands ->
    [opponents] the other team's hands
    [teams] the other teams' hands
    [team] the other team's hands
   *[all] all other hands
}
# A round whose number is not known is 0.
uno-score-own-holds-unknown = Everybody gets the points for the cards left in their own hand. { $winner } gets none.
uno-score-own-holds-told = Points in { $round ->
        [0] the round
       *[other] round { $round }
    }: { LIST($told) }.
# One of $told.
uno-points-of-a-seat = { $seat } { $points }
uno-no-points-of-a-seat = { $seat } none
uno-score-none-holds = { $winner } has won { $round ->
        [0] the round
       *[other] round { $round }
    }: you count rounds, not points.
uno-score-winner-breaks-everybody = Everybody gets points: tell the points of each player.
uno-score-winner-breaks-fewest = Somebody must have 0 points, because somebody went out.
uno-score-winner-breaks-fewest-then = But the lowest number here is { $fewest ->
    [one] 1 point
   *[other] { $fewest } points
} for { $seat }.
uno-score-winner-breaks-together = Only the winner of a round gets points, not { LIST($seats) } together.
uno-score-partners-breaks-players = Partners stay together until the match is over.
uno-score-partners-breaks-points = Only the two partners of one team get points, and both get the same.
uno-score-two-teams-breaks-players = The teams stay as they are until the match is over.
uno-score-two-teams-breaks-points = Only the players of one team get points, and all of them the same.
uno-one-total-of-partners = { LIST($partners) } are partners: say the same points for both.
uno-one-total-of-a-team = { LIST($partners) } are one team. Say the same points for all of them.
uno-target-holds-winners = { $total ->
    [one] { LIST($winners) } have 1 point and win the match.
   *[other] { LIST($winners) } have { $total } points and win the match.
}
uno-target-holds-winner = { $total ->
    [one] { $winner } has 1 point and wins the match.
   *[other] { $winner } has { $total } points and wins the match.
}
uno-target-breaks = { LIST($gone) } is not playing any more.
uno-sitting-out-breaks = { LIST($gone) } is out of this round and plays again in the next one.
uno-target-none-holds-winners = { $rounds ->
    [0] { LIST($winners) } have won no rounds each, and nobody has won more. They win the match.
    [one] { LIST($winners) } have won one round each, more than the others, and win the match.
   *[other] { LIST($winners) } have won { WORDS($rounds) } rounds each, and nobody has won more. They win the match.
}
uno-target-none-holds-winner = { $rounds ->
    [0] { $winner } has won no rounds, more than anybody else, and wins the match.
    [one] { $winner } has won one round, more than anybody else, and wins the match.
   *[other] { $winner } has won { WORDS($rounds) } rounds, more than anybody else, and wins the match.
}
uno-target-none-breaks = Without points there is no target. Say that you play on, without a number.
uno-target-rounds-holds-winners = { $total ->
    [0] { LIST($winners) } have won no rounds each and win the match.
    [one] { LIST($winners) } have won one round each and win the match.
   *[other] { LIST($winners) } have won { WORDS($total) } rounds each and win the match.
}
uno-target-rounds-holds-winner = { $total ->
    [0] { $winner } has won no rounds and wins the match.
    [one] { $winner } has won one round and wins the match.
   *[other] { $winner } has won { WORDS($total) } rounds and wins the match.
}
uno-target-elimination-holds-gone = { COUNT($gone) ->
    [one] { LIST($gone) } has too many points and is out of the match.
   *[other] { LIST($gone) } have too many points and are out of the match.
}
uno-target-elimination-holds-winners = { LIST($winners) } have the fewest points of all and win the match.
uno-target-elimination-holds-winner = { $winner } is the last one left and wins the match.
uno-target-elimination-breaks-gone = { LIST($gone) } is not playing any more.
uno-target-elimination-breaks-everybody = { $target ->
    [one] This score cannot be right. All of you would have 1 point and be out.
   *[other] This score cannot be right. All of you would have { $target } points and be out.
}
## When a house rule is claimed that the table has not agreed on

uno-house-rule-not-agreed = This table does not play by that house rule.

## Why something was against the rules, as part of a sentence

uno-match-was-over = the match was over
uno-was-not-on-turn = it was { OF($turn) } turn, not { OF($seat) }
uno-did-not-fit = { CARD($card, article: "the") } did not fit on { CARD($top, article: "the") }
uno-did-not-fit-the-color = { CARD($card, article: "the") } did not fit, because the color was { COLOR($color) }
uno-held-a-card-that-fits = everybody had seen that { $seat } held { CARD($card, article: "the") }
uno-should-have-drawn = { $seat } should have drawn { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }, not { $drawn ->
        [0] none
       *[other] { WORDS($drawn) }
    }
uno-was-not-the-drawn-card = { CARD($card, article: "the") } was not the card that { $seat } had just drawn
uno-had-drawn-already = { $seat } had already drawn in that turn
uno-had-to-name-a-color = { $owing } had to name a color first
uno-held-a-card-that-forbids = everybody had seen that { $seat } was not allowed to play the Wild Draw Four
uno-had-to-draw = { $seat } had to draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }
uno-had-to-draw-so-many = { $seat } had to draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }, not { $drawn ->
        [0] none
       *[other] { WORDS($drawn) }
    }
uno-had-nothing-to-draw = no card was left to draw
uno-did-not-have-so-many = { LIST($seats) } did not have { $size ->
    [0] no cards
    [one] one card
   *[other] { WORDS($size) } cards
}
uno-had-no-cards-left = { $seat } had no cards left
uno-could-not-be-there = the cards on the table show that nobody could have { CARD($card, article: "the") }
uno-could-not-have-had = { $seat } could not really have had { CARD($card, article: "the") }
uno-cards-left-are-not-worth-that = the cards left cannot be worth that many points
uno-hand-is-not-worth-that = the cards in that hand cannot be worth that many points
uno-had-so-many-cards = { $seat } had { $held ->
        [0] no cards
        [one] one card
       *[other] { WORDS($held) } cards
    }
uno-had-so-many-cards-left = { $seat } had { $held ->
        [0] no cards
        [one] one card
       *[other] { WORDS($held) } cards
    } left, not { $counted ->
    [0] none
   *[other] { WORDS($counted) }
}
uno-had-called = { $caught } had called UNO
uno-still-had-two-cards = { $seat } still had two cards
uno-was-too-late-to-catch = it was too late to catch { $caught }
uno-could-not-be-caught = { $caught } could not be caught
uno-was-too-late-to-challenge = it was too late to challenge

## Who did what

uno-is-dealt = The cards are dealt, and { CARD($card, article: "the") } is turned up.
uno-goes-back = { CARD($card, article: "The") } goes back into the draw pile. Another card is turned up.
uno-card-laid = { $from ->
    [pile] { CARD($card, article: "the") } just drawn
   *[hand] { CARD($card, article: "the") }
}
uno-lays = { $seat } plays { uno-card-laid }.
uno-lays-and-names = { $seat } plays { uno-card-laid } and names { COLOR($color) }.
uno-lays-and-calls = { $seat } plays { uno-card-laid } and calls UNO.
uno-lays-names-and-calls = { $seat } plays { uno-card-laid }, names { COLOR($color) } and calls UNO.
uno-names = { $seat } names { COLOR($color) }.
uno-keeps = { $seat } keeps the card just drawn.
uno-draws = { $seat } draws { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-draws-and-keeps = { $count ->
    [0] { $seat } draws no cards and keeps them.
    [one] { $seat } draws one card and keeps it.
   *[other] { $seat } draws { WORDS($count) } cards and keeps them.
}
uno-draws-nothing = { $seat } draws nothing.
uno-challenges = { $seat } challenges the Wild Draw Four.
uno-challenges-somebody = { $seat } challenges { OF($accused) } Wild Draw Four.
uno-shows = { $seat } shows the hand.
uno-swaps = { $seat } and { $other } swap hands.
uno-calls = { $seat } calls UNO.
uno-missed = { $missed ->
    [tap] did not tap the table
   *[call] did not call UNO
}
uno-is-caught = { $caught } { uno-missed }, is caught and draws { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-is-caught-by = { $caught } { uno-missed } and is caught by { $seat }. { $caught } draws { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-is-caught-at-once = { $caught } calls UNO and is caught at the same moment. The catch counts: { $caught } draws { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-is-caught-at-once-and-draws-nothing = { $caught } calls UNO and is caught at the same moment. The catch counts, but no card is left to draw.
uno-is-caught-and-draws-nothing = { $caught } { uno-missed }, is caught and draws nothing: no card is left.
uno-is-caught-by-and-draws-nothing = { $caught } { uno-missed } and is caught by { $seat }. No card is left to draw.
uno-counts = { $seat } counts the hand.
uno-hand-is-worth = { OF($seat) } hand is worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
uno-discards-are-shuffled = All discards but the top one are shuffled into the draw pile.
uno-goes-on-with-the-cards = The round goes on with the cards as they are on the table.
uno-leaves-and-sets-aside = { $seat } leaves and sets the hand aside.
uno-leaves-and-is-counted = { $seat } leaves, and the hand is counted.

## How the round stands after an edit

# $hands: who has how many cards, the first of them in more words.
uno-now = Now { LIST($hands) }.
uno-has-so-many = { $seat } has { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }
uno-so-many-of-a-seat = { $seat } { $count ->
    [0] none
   *[other] { WORDS($count) }
}
uno-pile-has-so-many = The draw pile has { $pile ->
        [0] no cards
        [one] one card
       *[other] { WORDS($pile) } cards
    }.
uno-goes-left = Play goes to the left.
uno-goes-right = Play goes to the right.
uno-is-on-top = { CARD($card, article: "The") } is on top.
uno-is-on-top-as-a-color = { CARD($card, article: "The") } is on top, and the color is { COLOR($color) }.
uno-has-won-the-round = { $seat } has won the round.
uno-has-to-name-a-color = { $seat } has to name a color.
uno-has-to-swap = { $seat } has to swap hands.
uno-has-to-show = { $seat } has to show the hand.
uno-has-to-draw = { $seat } has to draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-is-on-turn = It is { OF($seat) } turn.

## What each seat does now

uno-your-turn = Play { $goes }, or draw.
uno-wait = Wait for your turn.
uno-you-miss-this-turn = You miss this turn.
uno-call-now = You have one card left: call UNO!
uno-name-and-play = Name the color, then it is your turn.
uno-name-first = Name the color.
uno-name-the-color = Name the color of your wild card.
uno-say-with-whom = Say who you want to swap hands with.
uno-you-may-swap = You may swap hands: say who you want to swap with.
uno-swap-hands = Swap hands with { $seat }.
uno-give-your-hand = Give your hand to { $seat }, and take the hand that you are given.
uno-you-are-dealt = All hands are put together and dealt again: you get { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
uno-lay-or-keep = Play the card you drew if it fits, or keep it.
uno-lay-if-it-fits = Play the card you drew if it fits. If not, keep it: your turn is over.
uno-draw-now = { $count ->
    [0] If you have not yet drawn your no cards, draw them now.
    [one] If you have not yet drawn your one card, draw it now.
   *[other] If you have not yet drawn your { WORDS($count) } cards, draw them now.
}
uno-pay-for-the-challenge = Your challenge was wrong: draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } and miss your turn.
uno-draw-and-miss = Draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } and miss your turn.
uno-draw-or-lay = Draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } and miss your turn. Or play { $answers } instead.
uno-draw-or-challenge = Draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } and miss your turn, or challenge.
uno-draw-or-challenge-then = A wrong challenge costs { $wrong ->
        [0] no
        [one] one
       *[other] { WORDS($wrong) }
    } cards.
uno-draw-lay-or-challenge = Draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } and miss your turn. Or play { $answers }, or challenge.
uno-draw-lay-or-challenge-then = A wrong challenge costs { $wrong ->
        [0] no
        [one] one
       *[other] { WORDS($wrong) }
    } cards.
# $answers: one face or several.
uno-a-face = { FACE($face, article: "a") }
# Such a card was just taken back.
uno-another-face = another { FACE($face) }
uno-one-and-other = { $one }, { $other }
uno-either = { $one } or { $other }
uno-show-to-one = Show your hand to { $seat }, and to nobody else.
uno-show-to-all = Show your hand to everybody.
uno-look-for-the-color = Look at { OF($accused) } hand: does it hold a { COLOR($color) } card?
uno-look-for-all-that-fits = Look at { OF($accused) } hand. Could { $accused } have played any other card?
uno-look-for-the-color-and-wild-cards = Look at { OF($accused) } hand: does it hold a { COLOR($color) } card, or another wild card?
uno-deny-that-you-held-it = If you had no card of the color, say so before play goes on.
uno-deny-that-it-was-not-there = If the hand had the color, say so before play goes on.
uno-keep-apart = Keep the new cards apart from your hand. You may still have to show your hand.
uno-count-your-hand = { $out } has won the round: count the cards left in your hand.
uno-count-your-hand-after-drawing = { $out } has won the round: draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }, then count your hand.
uno-deal = Deal round { $round }: { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } each, and turn one up.
uno-you-sit-out = Put your hand aside: you are out of this round.
uno-you-are-out = You are out of the match.
uno-you-have-won = { $total ->
    [one] You have won the match with 1 point.
   *[other] You have won the match with { $total } points.
}
uno-you-have-won-rounds = { $total ->
    [0] You have won the match: you won no rounds.
    [one] You have won the match: you won one round.
   *[other] You have won the match: you won { WORDS($total) } rounds.
}

## Why somebody draws cards, and how many

# $why is a part of a sentence; a house rule has its own.
uno-penalty = Draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    } as a penalty.
uno-penalty-because = { $why }: draw { $count ->
        [0] no cards
        [one] one card
       *[other] { WORDS($count) } cards
    }.
# The player then also has to draw the cards for a Draw Two or a Wild Draw Four.
uno-penalty-first = First draw { $count ->
        [0] no penalty cards
        [one] one penalty card
       *[other] { WORDS($count) } penalty cards
    }.
uno-penalty-first-because = { $why }: first draw { $count ->
        [0] no penalty cards
        [one] one penalty card
       *[other] { WORDS($count) } penalty cards
    }.
uno-penalty-dry = No card is left to draw.
uno-penalty-dry-because = { $why }. You draw nothing, because no card is left.
uno-penalty-left = { $count ->
    [0] Draw the no cards that are left as a penalty.
    [one] Draw the one card that is left as a penalty.
   *[other] Draw the { WORDS($count) } cards that are left as a penalty.
}
uno-penalty-left-because = { $count ->
    [0] { $why }: draw the no cards that are left.
    [one] { $why }: draw the one card that is left.
   *[other] { $why }: draw the { WORDS($count) } cards that are left.
}
uno-because-of-a-tie = The catch beats your call of UNO
uno-because-of-no-call = You did not call UNO
uno-because-of-a-bluff = Your Wild Draw Four was a bluff
uno-because-of-a-wrong-challenge = Your challenge was wrong
uno-because-people-disagree = For now, forget the challenge
uno-because-the-table-decided = The table decided against you
uno-because-of-the-first-card = The first card is a Draw Two

## What is done instead of what was refused

uno-take-the-card-back = Take { CARD($card, article: "the") } back.
uno-take-these-cards-back = Take these cards back.
uno-forget-this-count = The referee does not use this count.
uno-count-again = Count your hand again.
uno-you-have-not-left = You are still in the match.
uno-it-stays = The color stays { COLOR($color) }.
uno-does-not-count = { $what ->
    [draw] Your draw
    [call] Your call
    [catch] Your catch
    [challenge] Your challenge
    [answer] This answer
    [color] Your color
    [swap] Your swap
    [number] The number of cards you said
   *[this] This
} does not count.
uno-the-catch-stands = The catch stands.
uno-no-penalty = There is no penalty.
uno-put-back = Return what you drew to the draw pile, facedown.
uno-put-the-second-back = Return the second card you drew to the draw pile, facedown.
uno-put-back-for-a-catch = { $count ->
    [0] Have you drawn no cards after the catch? Then put them back on the draw pile, facedown.
    [one] Have you drawn a card after the catch? Then put it back on the draw pile, facedown.
   *[other] Have you drawn { WORDS($count) } cards after the catch? Then put them back on the draw pile, facedown.
}
# The cards go back as they came: nobody else sees them, and the newest ones are meant.
uno-return-the-last = { $count ->
    [0] Return no cards to the draw pile, facedown: the last ones you drew.
    [one] Return the last card you drew to the draw pile, facedown.
   *[other] Return { WORDS($count) } cards to the draw pile, facedown: the last ones you drew.
}
uno-draw-more = { $missing ->
        [0] Draw no more cards
        [one] Draw one more card
       *[other] Draw { WORDS($missing) } more cards
    }.
uno-draw-more-and-count = { $missing ->
        [0] Draw no more cards
        [one] Draw one more card
       *[other] Draw { WORDS($missing) } more cards
    }: that makes { $due ->
            [0] no
            [one] one
           *[other] { WORDS($due) }
        } in all. Then count your hand.
uno-draw-more-and-miss = { $missing ->
        [0] Draw no more cards
        [one] Draw one more card
       *[other] Draw { WORDS($missing) } more cards
    }: that makes { $due ->
            [0] no
            [one] one
           *[other] { WORDS($due) }
        } in all. You miss your turn.

## What several possible states share

# A described situation fits several states of a round. These messages say what is the same in all of them.
uno-match-holds-short = { CARD($card, article: "The") } fits.
uno-challenge-guilty-holds-color-short = The challenge was right. { $accused } had a card of the current color.
uno-challenge-guilty-holds-sought-short = The challenge was right. { $accused } was not allowed to play the Wild Draw Four.
uno-swap-holds-short = { $seat } and { $other } swap hands.
uno-your-turn-short = It is your turn.
uno-look-for-the-color-short = Look at { OF($accused) } hand.
uno-look-for-the-color-and-wild-cards-short = Look at { OF($accused) } hand.
uno-penalty-short = { $why }.
uno-count-your-hand-short = { $out } has won the round.
