### The texts and the sentences of house rules.
### line: the rule in at most ten words. parameter: a question to the table that chooses the rule.
### extra: a claim that the rule allows, and the questions about it. asks: what tables without the rule read out.
### clash, conflict: a reason, as it follows a colon. fault: an error in an answer.

## Options and house rules that change the same part of the rules. These words follow a colon.

amendment-answer-exists = { $played } answers { $on } already
amendment-check-exists = { $claim } is checked by { $check } already
amendment-no-article = there is no { $article } (any more) to put { $substitute } in its place
amendment-no-check = { $claim } is not checked by { $check }
amendment-no-claim = there is no { $claim } to change
amendment-no-row = there is no row for { $key } to change
amendment-row-exists = there is a row for { $key } already

## Shared sentences about drawing in UNO

uno-may-draw-unseen = Nobody can check the hand, so we trust { $seat }.
uno-may-draw-unseen-then = Drawing is allowed only if no card in the hand fits.
uno-may-keep-unseen = Nobody can check the card just drawn, so we trust { $seat }.
uno-may-keep-unseen-then = A drawn card that fits has to be played.
uno-may-not-draw-breaks = { $seat } may not draw. Everybody has seen that { $seat } holds { CARD($card, article: "the") }, and it fits.

## UNO: blank cards

uno-house-blank-cards-line = Blank cards replace the cards you have lost.
uno-house-blank-cards-parameter-cards = For which cards do the blank cards stand?
uno-house-blank-cards-fault-long = Say at most { $most } characters.
uno-house-blank-cards-fault-no-card = Say cards such as `red 5, wild`: “{ $text }” is no card of the classic deck.
# $count is at least 2.
uno-house-blank-cards-fault-copies = The deck does not have { $count } copies of the { $card }.
uno-house-blank-cards-conflict = the deck has { $blank } blank cards, and { $needed } are needed
uno-house-blank-cards-holds = A blank card can be played as { CARD($card, article: "the") } here.

## UNO: double score

uno-house-double-score-line = A round counts twice.
uno-house-double-score-parameter-times = How many times do the points of a round count?
uno-house-double-score-conflict = double-score needs points, and here no points are counted
uno-house-double-score-holds = { $times ->
    [0] The points of the round count no times.
    [one] The points of the round count once.
    [2] The points of the round count twice.
   *[other] The points of the round count { WORDS($times) } times.
}

## UNO: draw until you can play

uno-house-draw-until-line = No card fits? Draw until one does.
uno-house-draw-until-parameter-keep = May a card that fits be kept?
uno-house-draw-until-clash-must-play-drawn = both rules say what happens to the card drawn.
uno-house-draw-until-clash-force-play = both rules say who has to play a card.
uno-house-draw-until-holds = { $seat } draws until a card fits.
uno-house-draw-until-unseen-kept = Nobody can check what { $seat } has drawn, so we trust { $seat }.
uno-house-draw-until-unseen-kept-then = Drawing goes on until a card fits.
uno-house-draw-until-breaks-most = { $seat } has to draw at least one card, and can draw at most { $most }.
uno-house-draw-until-breaks-stopped = { $seat } has to draw until a card fits, and then play that card.
uno-house-draw-until-drew = Play the card you drew if it fits. If it does not, draw another one.

## UNO: several equal cards at once

uno-house-equal-cards-line = Same number? Play them together.
# The page replaces {name}.
uno-house-equal-cards-extra-uno-play-equal = {"{name}"}: several at once
uno-house-equal-cards-extra-uno-play-equal-cards = { uno-house-equal-cards-extra-uno-play-equal }
uno-house-equal-cards-clash-seven-zero = nobody could say what several sevens or zeros do at once.
uno-house-equal-cards-fault-few = Name at least two cards.
uno-house-equal-cards-holds = These cards may be played together: they all have the same number.
uno-house-equal-cards-breaks-held = { $seat } does not have that many cards.
uno-house-equal-cards-breaks-drew = After drawing, only the card just drawn may be played.
uno-house-equal-cards-breaks-numbers = These cards do not all have the same number.
uno-house-equal-cards-happened = { $seat } plays the { LIST($cards) } at once.

## UNO: a wrong catch

uno-house-false-accusation-line = A wrong catch? You draw.
uno-house-false-accusation-parameter-cards = How many cards does a wrong catch cost?
uno-house-false-accusation-extra-uno-catch = Wrong catch
uno-house-false-accusation-extra-uno-catch-caught = Who was caught wrongly?
uno-house-false-accusation-extra-uno-catch-seat = Who made the wrong catch?
uno-house-false-accusation-holds = { $count ->
    [0] { $seat } caught somebody wrongly, but no card is left to draw.
    [one] { $seat } caught somebody wrongly and draws one card.
   *[other] { $seat } caught somebody wrongly and draws { WORDS($count) } cards.
}
# The player at fault reads this. A second part of the sentence follows.
uno-house-false-accusation-slip = You caught somebody wrongly

## UNO: a wrong call of UNO

uno-house-false-call-line = A wrong UNO call? Draw cards.
uno-house-false-call-parameter-cards = How many cards does a wrong UNO call cost?
uno-house-false-call-extra-uno-call = A wrong UNO call
uno-house-false-call-extra-uno-call-seat = Who called UNO wrongly?
uno-house-false-call-holds = { $count ->
    [0] { $seat } called UNO wrongly, but no card is left to draw.
    [one] { $seat } called UNO wrongly and draws one card.
   *[other] { $seat } called UNO wrongly and draws { WORDS($count) } cards.
}
# The player at fault reads this. A second part of the sentence follows.
uno-house-false-call-slip = You called UNO wrongly

## UNO: a card that fits has to be played

uno-house-force-play-line = You can play a card? You have to.

## UNO: a limit of cards in a hand

uno-house-hand-limit-line = Too many cards, and you are out.
uno-house-hand-limit-parameter-cards = How many cards are too many in a hand?
uno-house-hand-limit-parameter-points = How many points are counted for a hand that is set aside?
uno-house-hand-limit-conflict = few points are good here, so hand-limit has to say how many points are counted for a hand that is set aside
uno-house-hand-limit-holds-winner = { $held ->
    [0] { $seat } has no cards, and that is the limit. { $seat } is out of this round. Now everybody who plays against { $winner } is out. { $winner } has won the round.
    [one] { $seat } has one card, and that is the limit. { $seat } is out of this round. Now everybody who plays against { $winner } is out. { $winner } has won the round.
   *[other] { $seat } has { WORDS($held) } cards, and that is the limit. { $seat } is out of this round. Now everybody who plays against { $winner } is out. { $winner } has won the round.
}
uno-house-hand-limit-holds-out = { $held ->
    [0] { $seat } has no cards, and that is the limit. { $seat } is out of this round.
    [one] { $seat } has one card, and that is the limit. { $seat } is out of this round.
   *[other] { $seat } has { WORDS($held) } cards, and that is the limit. { $seat } is out of this round.
}

## UNO: the number of cards that are dealt

uno-house-hand-size-line = Deal more or fewer than seven cards.
uno-house-hand-size-parameter-cards = How many cards for everybody?
uno-house-hand-size-too-many-players = { $each } cards for each of { $people } people, and one turned up, make { $needed }. The deck has only { $deck }.
uno-house-hand-size-breaks-deck = { $each ->
    [0] No cards each for { $people } people, and one turned up, make { $dealt }. The deck has only { $deck }.
    [one] One card each for { $people } people, and one turned up, make { $dealt }. The deck has only { $deck }.
   *[other] { START(WORDS($each)) } cards each for { $people } people, and one turned up, make { $dealt }. The deck has only { $deck }.
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

uno-house-hint-line = Do not help: a hint costs cards.
uno-house-hint-parameter-cards = How many cards for a hint?
uno-house-hint-extra-uno-hint = A hint
uno-house-hint-extra-uno-hint-seat = Who gave a hint?
uno-house-hint-holds = { $count ->
    [0] { $seat } gave a hint and draws nothing, because no card is left.
    [one] { $seat } gave a hint and draws one card.
   *[other] { $seat } gave a hint and draws { WORDS($count) } cards.
}
# The player at fault reads this. A second part of the sentence follows.
uno-house-hint-slip = You gave a hint
uno-house-hint-happened = { $seat } gave a hint.

## UNO: a wrong card costs cards

uno-house-illegal-play-line = A wrong card is taken back and costs cards.
uno-house-illegal-play-parameter-cards = How many cards for a wrong card?
uno-house-illegal-play-holds = { $count ->
    [0] { $seat } played a card wrongly and draws nothing, because no card is left.
    [one] { $seat } played a card wrongly and draws one card.
   *[other] { $seat } played a card wrongly and draws { WORDS($count) } cards.
}
# The player at fault reads this. A second part of the sentence follows.
uno-house-illegal-play-slip = You played a card wrongly

## UNO: jump-in

uno-house-jump-in-line = The very same card? Play it at once.
uno-house-jump-in-parameter-wilds = May you jump in with a wild card?
uno-house-jump-in-parameter-own = May you jump in on your own card?
uno-house-jump-in-clash-equal-cards = nobody could say on which card to jump in when several cards are played at once.
uno-house-jump-in-holds = { $seat } jumps in with the same card, { CARD($card, article: "the") }.
uno-house-jump-in-breaks = Nobody may jump in while { $owing } still has to draw cards.

## UNO: a drawn card that fits has to be played

uno-house-must-play-drawn-line = You draw a card that fits? Play it.

## UNO: only a color that you hold

uno-house-named-color-line = Name only a color that you hold.
uno-house-named-color-holds = { $seat } may name { COLOR($color) }: everybody has seen that { $seat } holds a { COLOR($color) } card.
uno-house-named-color-breaks = { $seat } may not name { COLOR($color) }. The cards on the table prove that { $seat } has no { COLOR($color) } card.
uno-house-named-color-unseen = Nobody can check the hand, so we trust { $seat }.
uno-house-named-color-unseen-then = Only a color that is in the hand may be named.

## UNO: no finishing on an action card

uno-house-no-action-finish-line = Your last card is a number.
uno-house-no-action-finish-breaks = The last card has to be a number here, not { CARD($card, article: "the") }. Draw a card instead.

## UNO: no bluffing

uno-house-no-bluffing-line = Nobody challenges a +4.
uno-house-no-bluffing-conflict = stacking lets a card be challenged, and with no-bluffing nobody challenges
uno-house-no-bluffing-holds = We trust { $seat }. You have agreed that nobody bluffs, so nobody challenges a Wild Draw Four.
uno-house-no-bluffing-breaks = Nobody may challenge a Wild Draw Four: you have agreed that nobody bluffs.

## UNO: no calls at all

uno-house-no-calls-line = Nobody has to say UNO.
uno-house-no-calls-clash-false-call = nobody calls UNO.
uno-house-no-calls-clash-false-accusation = nobody is caught.
uno-house-no-calls-conflict = seven-zero asks who has to call UNO after a swap, and with no-calls nobody calls UNO
uno-house-no-calls-breaks = You have agreed that nobody calls UNO, so nobody is caught.

## UNO: the referee reminds players to call

uno-house-remind-uno-line = The referee reminds you to call UNO.
uno-house-remind-uno-clash-no-calls = nobody calls UNO.
uno-house-remind-uno-holds = { $seat } has one card left, so the referee reminds { $seat } to call UNO.

## UNO: reverse bounce

uno-house-reverse-bounce-line = A Reverse sends a +2 back.
uno-house-reverse-bounce-holds = { $count ->
    [0] { $seat } sends the Draw Two back. Now the player before has to draw no cards.
    [one] { $seat } sends the Draw Two back. Now the player before has to draw one card.
   *[other] { $seat } sends the Draw Two back. Now the player before has to draw { WORDS($count) } cards.
}

## UNO: seven-zero

uno-house-seven-zero-line = A 7 may swap hands. A 0 passes hands on.
uno-house-seven-zero-parameter-must-swap = Does a player who plays a 7 have to swap hands?
uno-house-seven-zero-parameter-must-call = Does a player who is given one card have to call UNO?
uno-house-seven-zero-holds = A 7 can swap two hands. A 0 passes every hand on.

## UNO: silent UNO

uno-house-silent-uno-line = One card left? Tap the table, say nothing.
uno-house-silent-uno-clash-no-calls = there is nothing to tap for.
uno-house-silent-uno-due = You have one card left: tap the table!
# A second part of the sentence follows.
uno-house-silent-uno-missed = You did not tap the table
uno-house-silent-uno-holds = { $caught } did not tap the table.
uno-house-silent-uno-breaks-caught = { $caught } has tapped the table and cannot be caught.
uno-house-silent-uno-breaks-held = { $held ->
    [0] { $seat } has no cards. Tap the table only when one card is left.
    [one] { $seat } has one card. Tap the table only when one card is left.
   *[other] { $seat } has { WORDS($held) } cards. Tap the table only when one card is left.
}
uno-house-silent-uno-happened = { $seat } taps the table.

## UNO: the 69 rule

uno-house-sixty-nine-line = Sixes and nines go on each other.
# The page replaces {name} and {color}.
uno-house-sixty-nine-extra-uno-color-crazy = {"{name}"}: {"{color}"} cards, as many as you like
uno-house-sixty-nine-extra-uno-color-crazy-cards = { uno-house-sixty-nine-extra-uno-color-crazy }
uno-house-sixty-nine-clash-equal-cards = nobody could say how several cards played at once count in the row.
uno-house-sixty-nine-too-few-players = It takes { $needed ->
        [0] no
        [one] one
       *[other] { WORDS($needed) }
    } different players in a row. You are { $players ->
        [0] no
        [one] one
       *[other] { WORDS($players) }
    }.
uno-house-sixty-nine-too-many-players = With { $players ->
        [0] no
        [one] one
       *[other] { WORDS($players) }
    } players it takes { $needed ->
        [0] no
        [one] one
       *[other] { WORDS($needed) }
    } sixes and nines of one color in a row. A deck has { $copies ->
        [0] no
        [one] one
       *[other] { WORDS($copies) }
    }.
uno-house-sixty-nine-holds = { $seat } plays out of turn. A 6 and a 9 of one color go together.
uno-house-sixty-nine-crazy-holds-begins = Color Crazy: everybody may discard { COLOR($color) } cards, beginning with { $seat }.
uno-house-sixty-nine-crazy-holds-discards = { $count ->
    [0] { $seat } discards no { COLOR($color) } cards.
    [one] { $seat } discards one { COLOR($color) } card.
   *[other] { $seat } discards { WORDS($count) } { COLOR($color) } cards.
}
uno-house-sixty-nine-crazy-breaks-crazy = There is no Color Crazy now.
uno-house-sixty-nine-crazy-breaks-held = { $seat } does not have that many cards.
uno-house-sixty-nine-crazy-breaks-past = { $seat } has already had the chance to discard.
uno-house-sixty-nine-crazy-breaks-color = Only { COLOR($color) } cards go now, not { CARD($card, article: "the") }.
uno-house-sixty-nine-crazy-invites-first = Color Crazy starts with you: discard as many { COLOR($color) } cards as you like.
# $after is the player who may discard just before.
uno-house-sixty-nine-crazy-invites-later = Color Crazy: after { $after }, you may discard as many { COLOR($color) } cards as you like.

## UNO: skip bounce

uno-house-skip-bounce-line = A Skip sends a +2 to the next player.
uno-house-skip-bounce-holds = { $count ->
    [0] { $seat } sends the Draw Two on. Now the next player has to draw no cards.
    [one] { $seat } sends the Draw Two on. Now the next player has to draw one card.
   *[other] { $seat } sends the Draw Two on. Now the next player has to draw { WORDS($count) } cards.
}

## UNO: stacking

uno-house-stacking-line = Play +2 on +2. The next player draws them all.
uno-house-stacking-parameter-answers = Which card goes on which (4/2 is a Wild Draw Four on a Draw Two)?
uno-house-stacking-parameter-any-color = May a Draw Two of any color go on a Wild Draw Four?
uno-house-stacking-parameter-challenge = May a stacked Wild Draw Four be challenged?
uno-house-stacking-holds = { $count ->
    [0] { $seat } stacks a card: now the next player has to draw no cards.
    [one] { $seat } stacks a card: now the next player has to draw one card.
   *[other] { $seat } stacks a card: now the next player has to draw { WORDS($count) } cards.
}

## UNO: what is written on the Wild Customizable

uno-house-written-wilds-line = The blank wilds do what you write.
uno-house-written-wilds-parameter-first = What is written on the first Wild Customizable?
uno-house-written-wilds-parameter-second = What is written on the second Wild Customizable?
uno-house-written-wilds-parameter-third = What is written on the third Wild Customizable?
uno-house-written-wilds-fault-long = Write at most { $most } characters.
uno-house-written-wilds-holds = { $seat } reads out what the table has written on the card.
# $first, $second and $third are texts that the players wrote themselves.
uno-house-written-wilds-reads-out-1 = The card says: “{ $first }”.
uno-house-written-wilds-reads-out-2 = Do what the card says: “{ $first }” or “{ $second }”.
uno-house-written-wilds-reads-out-3 = Do what the card says: “{ $first }”, “{ $second }” or “{ $third }”.

## Golf: clearing at any time

golf-house-clear-anytime-line = Clear a pair even when others play.
golf-house-clear-anytime-holds = { $seat } may clear a column out of turn: you have agreed on that.

## Golf: a card that ends the round still takes effect

golf-house-closing-action-line = The last action card still counts.
golf-house-closing-action-clash-last-turns = where there are last turns, the card that ends the round takes effect anyway.
golf-house-closing-action-holds = { CARD($card, article: "The") } still takes effect, though it ends the round.

## Golf: new columns lie on the left

golf-house-columns-left-line = New columns lie on the left.
golf-house-columns-left-holds = { COUNT($seats) ->
    [one] { LIST($seats) } places each new column on the left.
   *[other] { LIST($seats) } place each new column on the left.
}

## Golf: the points in the corners

golf-house-corner-points-line = Cards count what their corners say.
golf-house-corner-points-asks = What is printed in the corners of the action cards? Say the points of a Reverse, a Skip, a Draw Two and a Double Draw Two (house rule corner-points). Our offer is 10, 10, 10 and 20, but we could not check these numbers. Until you say the points, the players add up each grid in which an action card is left.
golf-house-corner-points-parameter-reverse = How many points are printed on a Reverse?
golf-house-corner-points-parameter-skip = How many points are printed on a Skip?
golf-house-corner-points-parameter-draw-two = How many points are printed on a Draw Two?
golf-house-corner-points-parameter-double-draw-two = How many points are printed on a Double Draw Two?
golf-house-corner-points-holds = Each { FACE($faces) } counts the points printed in its corners.
golf-house-corner-points-breaks = No card counts { $value } points.

## Golf: everybody else has one more turn

golf-house-last-turns-line = All faceup? Everybody else plays once more.
golf-house-last-turns-holds = All of { OF($closed) } cards lie faceup: everybody else has one more turn.
golf-house-last-turns-breaks = The last turns are over: turn up the cards that still lie facedown.

## Golf: no action card is picked up

golf-house-no-action-pickup-line = Nobody takes a Skip, Reverse or +2.
golf-house-no-action-pickup-breaks = Nobody may take an action card here: leave { CARD($card, article: "the") }, and draw.

## Golf: action cards are picked up only so many times

golf-house-pickup-limit-line = Take action cards only so many times.
golf-house-pickup-limit-parameter-times = How many times in a round may a player take an action card?
golf-house-pickup-limit-clash-no-action-pickup = where no action card is taken at all, there is nothing to limit.
golf-house-pickup-limit-breaks = { $times ->
    [0] { $seat } has taken no action cards in this round, and no more are allowed.
    [one] { $seat } has taken one action card in this round, and no more are allowed.
   *[other] { $seat } has taken { WORDS($times) } action cards in this round, and no more are allowed.
}
golf-house-pickup-limit-breaks-then = Leave { CARD($card, article: "the") }, and draw.

## Golf: the referee reminds players to call

golf-house-remind-uno-line = The referee reminds you to call UNO.
golf-house-remind-uno-holds = { $seat } has one facedown card left, so the referee reminds { $seat } to call UNO.

## Golf: between two players a Reverse is a Skip

golf-house-reverse-as-skip-line = With two players a Reverse is a Skip.
golf-house-reverse-as-skip-holds-seat = Between two players a Reverse is a Skip: { $seat } misses this turn.
golf-house-reverse-as-skip-holds-nobody = Between two players a Reverse is a Skip, but nobody has a turn left.

## Golf: two of the same symbol match

golf-house-symbols-match-line = Two Skips in a column? Clear them.
golf-house-symbols-match-holds = Two { FACE($face) }s match, whatever their colors.
