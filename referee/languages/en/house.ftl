### The sentences of house rules.

## Shared sentences about drawing in UNO

uno-may-draw-unseen = Drawing is allowed only if no card in the hand fits. Nobody can check that, so we trust { $seat }.
uno-may-keep-unseen = Keeping the card just drawn is allowed only if it does not fit. Nobody can check that, so we trust { $seat }.
uno-may-not-draw-breaks = { $seat } may not draw: everybody has seen that { $seat } holds { CARD($card, article: "the") }, and it fits.

## UNO: blank cards

uno-house-blank-cards-holds = A blank card may be { CARD($card, article: "the") } here.

## UNO: double score

uno-house-double-score-holds = { $times ->
    [0] The points of the round count no times.
    [one] The points of the round count once.
    [2] The points of the round count twice.
   *[other] The points of the round count { WORDS($times) } times.
}

## UNO: draw until you can play

uno-house-draw-until-holds = { $seat } draws until a card fits.
uno-house-draw-until-unseen-kept = Drawing may stop only once a card fits. Nobody can check that, so we trust { $seat }.
uno-house-draw-until-breaks-most = { $seat } has to draw at least one card, and can draw at most { $most }.
uno-house-draw-until-breaks-stopped = { $seat } has to go on drawing until a card fits, and then plays it.
uno-house-draw-until-drew = Play the card you drew if it fits. If it does not, draw another one.

## UNO: several equal cards at once

uno-house-equal-cards-holds = These cards may be played together: they all have the same number.
uno-house-equal-cards-breaks-held = { $seat } does not have that many cards.
uno-house-equal-cards-breaks-drew = After drawing, only the card just drawn may be played.
uno-house-equal-cards-breaks-numbers = These cards do not all have the same number.
uno-house-equal-cards-happened = { $seat } plays the { LIST($cards) } at once.

## UNO: an accusation for nothing

uno-house-false-accusation-holds = { $count ->
    [0] { $seat } accused somebody wrongly and draws nothing, because no card is left.
    [one] { $seat } accused somebody wrongly and draws one card.
   *[other] { $seat } accused somebody wrongly and draws { WORDS($count) } cards.
}
# The player at fault reads this. A second part of the sentence follows.
uno-house-false-accusation-slip = You accused somebody wrongly

## UNO: a call for nothing

uno-house-false-call-holds = { $count ->
    [0] { $seat } called UNO when the call did not count and draws nothing, because no card is left.
    [one] { $seat } called UNO when the call did not count and draws one card.
   *[other] { $seat } called UNO when the call did not count and draws { WORDS($count) } cards.
}
# The player at fault reads this. A second part of the sentence follows.
uno-house-false-call-slip = You called UNO when the call did not count

## UNO: a limit of cards in a hand

uno-house-hand-limit-holds-winner = { $held ->
    [0] { $seat } has no cards, and that is the limit: { $winner } has won the round.
    [one] { $seat } has one card, and that is the limit: { $winner } has won the round.
   *[other] { $seat } has { WORDS($held) } cards, and that is the limit: { $winner } has won the round.
}
uno-house-hand-limit-holds-out = { $held ->
    [0] { $seat } has no cards, and that is the limit: { $seat } is out of this round.
    [one] { $seat } has one card, and that is the limit: { $seat } is out of this round.
   *[other] { $seat } has { WORDS($held) } cards, and that is the limit: { $seat } is out of this round.
}

## UNO: the number of cards that are dealt

uno-house-hand-size-breaks-deck = { $each ->
    [0] No cards each for { $people } people, and one turned up, make { $dealt }: the deck has only { $deck }.
    [one] One card each for { $people } people, and one turned up, make { $dealt }: the deck has only { $deck }.
   *[other] { START(WORDS($each)) } cards each for { $people } people, and one turned up, make { $dealt }: the deck has only { $deck }.
}
uno-house-hand-size-breaks-size = { LIST($seats) } { COUNT($seats) ->
    [one] does
   *[other] do
} not have { $size ->
    [0] no cards
    [one] one card
   *[other] { WORDS($size) } cards
}: deal again.

## UNO: a hint costs cards

uno-house-hint-holds = { $count ->
    [0] { $seat } gave a hint and draws nothing, because no card is left.
    [one] { $seat } gave a hint and draws one card.
   *[other] { $seat } gave a hint and draws { WORDS($count) } cards.
}
# The player at fault reads this. A second part of the sentence follows.
uno-house-hint-slip = You gave a hint
uno-house-hint-happened = { $seat } gave a hint.

## UNO: a wrong card costs cards

uno-house-illegal-play-holds = { $count ->
    [0] { $seat } played a card wrongly and draws nothing, because no card is left.
    [one] { $seat } played a card wrongly and draws one card.
   *[other] { $seat } played a card wrongly and draws { WORDS($count) } cards.
}
# The player at fault reads this. A second part of the sentence follows.
uno-house-illegal-play-slip = You played a card wrongly

## UNO: jump-in

uno-house-jump-in-holds = { $seat } jumps in with the same card, { CARD($card, article: "the") }.
uno-house-jump-in-breaks = Nobody may jump in while { $owing } still has to draw cards.

## UNO: only a color that you hold

uno-house-named-color-holds = { $seat } may name { COLOR($color) }: everybody has seen that { $seat } holds it.
uno-house-named-color-breaks = { $seat } may not name { COLOR($color) }: the cards on the table prove that { $seat } holds no { COLOR($color) } card.
uno-house-named-color-unseen = Only a color that is in the hand may be named. Nobody can check that, so we trust { $seat }.

## UNO: no finishing on an action card

uno-house-no-action-finish-breaks = The last card has to be a number here, not { CARD($card, article: "the") }: draw a card instead.

## UNO: no bluffing

uno-house-no-bluffing-holds = We trust { $seat }: you have agreed that nobody bluffs, so nobody challenges.
uno-house-no-bluffing-breaks = Nobody challenges, because you have agreed that nobody bluffs.

## UNO: no calls at all

uno-house-no-calls-breaks = You have agreed that nobody calls UNO, so nobody is caught.

## UNO: the referee reminds players to call

uno-house-remind-uno-holds = { $seat } has one card left, so the referee gives a reminder.

## UNO: reverse bounce

uno-house-reverse-bounce-holds = { $count ->
    [0] { $seat } sends them back: now the player before has to draw no cards.
    [one] { $seat } sends them back: now the player before has to draw one card.
   *[other] { $seat } sends them back: now the player before has to draw { WORDS($count) } cards.
}

## UNO: seven-zero

uno-house-seven-zero-holds = Hands change owners: a 7 can swap two hands, a 0 passes every hand on.

## UNO: silent UNO

uno-house-silent-uno-due = You have one card left: tap the table!
# A second part of the sentence follows.
uno-house-silent-uno-missed = You did not tap the table
uno-house-silent-uno-holds = { $caught } did not tap the table.
uno-house-silent-uno-breaks-caught = { $caught } has tapped the table and cannot be caught.
uno-house-silent-uno-breaks-held = { $held ->
    [0] { $seat } has no cards: the table is tapped with one card left.
    [one] { $seat } has one card: the table is tapped with one card left.
   *[other] { $seat } has { WORDS($held) } cards: the table is tapped with one card left.
}
uno-house-silent-uno-happened = { $seat } taps the table.

## UNO: the 69 rule

uno-house-sixty-nine-holds = { $seat } plays it out of turn: a 6 and a 9 of one color go together.
uno-house-sixty-nine-crazy-holds-begins = Color Crazy: everybody may discard { COLOR($color) } cards, beginning with { $seat }.
uno-house-sixty-nine-crazy-holds-discards = { $count ->
    [0] { $seat } discards no { COLOR($color) } cards.
    [one] { $seat } discards one { COLOR($color) } card.
   *[other] { $seat } discards { WORDS($count) } { COLOR($color) } cards.
}
uno-house-sixty-nine-crazy-breaks-crazy = There is no Color Crazy now.
uno-house-sixty-nine-crazy-breaks-held = { $seat } does not have that many cards.
uno-house-sixty-nine-crazy-breaks-past = { $seat } has already had the chance to discard.
uno-house-sixty-nine-crazy-breaks-color = { CARD($card, article: "The") } is not { COLOR($color) }.
uno-house-sixty-nine-crazy-invites-first = Color Crazy: you may discard as many { COLOR($color) } cards as you like; you are first.
# $after is the player who may discard just before.
uno-house-sixty-nine-crazy-invites-later = Color Crazy: you may discard as many { COLOR($color) } cards as you like, after { $after }.

## UNO: skip bounce

uno-house-skip-bounce-holds = { $count ->
    [0] { $seat } passes them on: now the next player has to draw no cards.
    [one] { $seat } passes them on: now the next player has to draw one card.
   *[other] { $seat } passes them on: now the next player has to draw { WORDS($count) } cards.
}

## UNO: stacking

uno-house-stacking-holds = { $count ->
    [0] { $seat } stacks a card: now the next player has to draw no cards.
    [one] { $seat } stacks a card: now the next player has to draw one card.
   *[other] { $seat } stacks a card: now the next player has to draw { WORDS($count) } cards.
}

## UNO: what is written on the Wild Customizable

uno-house-written-wilds-holds = { $seat } reads out what the table has written on the card.
# $first, $second and $third are texts that the players wrote themselves.
uno-house-written-wilds-reads-out-1 = The card says: “{ $first }”.
uno-house-written-wilds-reads-out-2 = The card says one of these: “{ $first }” / “{ $second }”.
uno-house-written-wilds-reads-out-3 = The card says one of these: “{ $first }” / “{ $second }” / “{ $third }”.

## Golf: clearing at any time

golf-house-clear-anytime-holds = { $seat } may clear a column out of turn: you have agreed on that.

## Golf: a card that ends the round still takes effect

golf-house-closing-action-holds = { CARD($card, article: "The") } still takes effect, though it ends the round.

## Golf: new columns lie on the left

golf-house-columns-left-holds = { COUNT($seats) ->
    [one] { LIST($seats) } places new columns on the left.
   *[other] { LIST($seats) } place new columns on the left.
}

## Golf: the points in the corners

golf-house-corner-points-holds = Each { FACE($faces) } counts the points printed in its corners.
golf-house-corner-points-breaks = No card counts { $value } points.

## Golf: everybody else has one more turn

golf-house-last-turns-holds = All of { OF($closed) } cards lie faceup: everybody else has one more turn.
golf-house-last-turns-breaks = The last turns are over: turn up the cards that still lie facedown.

## Golf: no action card is picked up

golf-house-no-action-pickup-breaks = Nobody may take an action card here: leave { CARD($card, article: "the") }, and draw.

## Golf: action cards are picked up only so many times

golf-house-pickup-limit-breaks = { $times ->
    [0] { $seat } has taken no action cards in this round, and no more are allowed: leave { CARD($card, article: "the") }, and draw.
    [one] { $seat } has taken one action card in this round, and no more are allowed: leave { CARD($card, article: "the") }, and draw.
   *[other] { $seat } has taken { WORDS($times) } action cards in this round, and no more are allowed: leave { CARD($card, article: "the") }, and draw.
}

## Golf: the referee reminds players to call

golf-house-remind-uno-holds = { $seat } has one facedown card left, so the referee gives a reminder.

## Golf: between two players a Reverse is a Skip

golf-house-reverse-as-skip-holds-seat = Between two players a Reverse is a Skip: { $seat } misses this turn.
golf-house-reverse-as-skip-holds-nobody = Between two players a Reverse is a Skip, but nobody has a turn left.

## Golf: two of the same symbol match

golf-house-symbols-match-holds = Two { FACE($face) }s match, whatever their colors.
