### What is told to a child instead of the sentences that answer questions about UNO Golf.
### Each key ends like that of the sentence.

## The deal

child-golf-golf-open-how-many-yes = Yes, we all turn two cards face up before anyone plays.
child-golf-golf-open-how-many-no = No, we each turn over just one card before we start, not two.
child-golf-golf-open-an-action-yes = Yes, an action card you turn over before anyone plays does work.
child-golf-golf-open-an-action-no = No, an action card you turn over before anyone plays does not do anything.
child-golf-golf-first-card-an-action-golf-deal-first-card = An action card at the start does nothing. It stays, and you put a number on top.
child-golf-golf-first-card-an-action-golf-deal-first-card-goes-back = The action card goes back in the face-down pile. Turn over cards until you get a number.
child-golf-golf-first-card-acts-yes = Yes, an action card can be the first card of the face-up pile.
child-golf-golf-first-card-acts-no = No, the face-up pile starts with a number. Turn over cards until you get a number.
child-golf-golf-peek-golf-deal = Nobody may peek at a face-down card, not even at their own.
child-golf-golf-cards-in-the-deck-golf-deck = 112 cards: 84 numbers from 0 to 6, and 28 action cards.
child-golf-golf-two-double-draw-twos-yes = Yes, each color has two Double Draw Two cards here.
child-golf-golf-two-double-draw-twos-no = No, each color has just one Double Draw Two. Look one more time.
child-golf-golf-who-starts-next-golf-starter = The player with the fewest points starts next. Round one starts left of the dealer.
child-golf-golf-who-starts-next-golf-starter-left-of-dealer = The player on the left of the dealer goes first in the next round.

## A turn

child-golf-golf-throw-the-discard-yes = Yes, you can throw back the card you took from the face-up pile.
child-golf-golf-throw-the-discard-no = No, a card you took from the face-up pile has to go in with your cards.
child-golf-golf-throw-and-flip-yes = Yes, if you throw the card you took, you can choose any of your cards.
child-golf-golf-throw-and-flip-no = No, if you throw the card you took, you turn over a face-down card.
child-golf-golf-must-i-turn-up-yes = Yes, if you throw the card you took, you turn over one of yours.
child-golf-golf-must-i-turn-up-no = No, you can leave all your cards face down.
child-golf-golf-must-i-turn-up-each-turn-yes = Yes, you turn over a card each time.
child-golf-golf-must-i-turn-up-each-turn-no = No, only when you throw the card you took.
child-golf-golf-draw-again-yes = Yes, you can take another card.
child-golf-golf-draw-again-no = No, just one card each turn. Keep it or throw it.
child-golf-golf-replace-faceup-yes = Yes, the card you keep can take the spot of a face-up card.
child-golf-golf-replace-faceup-no = No, the card you keep can't take the spot of a face-up card.
child-golf-golf-swap-facedown-yes = Yes, but do not peek at the face-down card first.
child-golf-golf-swap-facedown-no = No, it cannot take the spot of a face-down card.
child-golf-golf-out-of-turn-yes = Yes, the card counts, even though it was not that player's turn.
child-golf-golf-out-of-turn-no = No, that card doesn't count. Put it back. Nobody has to draw extra cards.

## Action cards

child-golf-golf-thrown-action-golf-actions-thrown = An action card that you take and throw right away does work.
child-golf-golf-thrown-action-golf-actions-from-the-grid = With these rules, an action card you take and throw right away does nothing.
child-golf-golf-covered-action-golf-actions = A covered action card does nothing. Only the card on top at the end of the turn works.
child-golf-golf-covered-action-golf-actions-whenever = An action card works even when you cover it in that same turn.
child-golf-golf-draw-two-misses-golf-draw-two = The next player gets two face-down cards as a new column and has to wait.
child-golf-golf-take-what-hit-me-yes = Yes, you can take the Draw Two that was played on you.
child-golf-golf-take-what-hit-me-no = No, you can't take that Draw Two. You get a new column and have to wait.
child-golf-golf-take-an-action-yes = Yes, on your turn you can take the action card on top of the face-up pile.
child-golf-golf-take-an-action-no = No, you can't take that action card. Take a card from the face-down pile.
child-golf-golf-take-actions-how-often-yes = Yes, you can take action cards from the face-up pile as many times as you want.
child-golf-golf-take-actions-how-often-no = No, you can't take more action cards this round. Take a card from the face-down pile.
child-golf-golf-take-actions-how-often-golf-house-no-action-pickup = Here nobody takes action cards off the face-up pile. Use the face-down pile.
child-golf-golf-skipped-yes = Yes, you still get your turn after that Skip.
child-golf-golf-skipped-no = No, when the player before you leaves a Skip, you have to wait.
child-golf-golf-double-draw-two-on-myself-yes = Yes, you can pick yourself for a Double Draw Two.
child-golf-golf-double-draw-two-on-myself-no = No, a Double Draw Two is for other players, so you can't pick yourself.
child-golf-golf-split-double-draw-two-yes = Yes, two players get one column each, or one gets both.
child-golf-golf-split-double-draw-two-no = No, one player gets it all.
child-golf-golf-double-draw-two-misses-yes = Yes, a Double Draw Two makes nobody wait. You play when your turn comes.
child-golf-golf-double-draw-two-misses-no = No, a player hit by a Double Draw Two has to wait.
child-golf-golf-take-a-double-draw-two-yes = Yes, on your turn you can take the Double Draw Two that lies on top.
child-golf-golf-take-a-double-draw-two-no = No, you can't take that Double Draw Two. Take a card from the face-down pile.
child-golf-golf-double-draw-two-for-two-golf-double-draw-two-two-players = With two players, the other player gets two new face-down columns.
child-golf-golf-new-column-where-golf-new-columns = Put the new column on the left side of your cards.
child-golf-golf-new-column-where-golf-new-columns-right = Put the new column on the right side of your cards.
child-golf-golf-new-column-where-golf-house-columns-left = Put the new column on the left side of your cards.
child-golf-golf-reverse-for-two-golf-reverse-two-players = With two players, a Reverse changes nothing. The other player goes next.
child-golf-golf-reverse-for-two-golf-house-reverse-as-skip = With two players, a Reverse is like a Skip. The same player goes again.

## Clearing columns

child-golf-golf-clear-same-number-yes = Yes, you can clear two cards with the same number, in any colors.
child-golf-golf-clear-same-number-no = No, you can't clear a column of two cards with the same number.
child-golf-golf-clear-same-color-yes = Yes, you can clear two cards of the same color, with any numbers.
child-golf-golf-clear-same-color-no = No, you can't clear a column of two cards in the same color.
child-golf-golf-clear-nothing-alike-yes = Yes, you can clear a column even if its cards are not alike at all.
child-golf-golf-clear-nothing-alike-no = No, to clear a column, both cards need the same number or the same color.
child-golf-golf-clear-same-symbol-yes = Yes, you can clear two action cards with the same picture, in any colors.
child-golf-golf-clear-same-symbol-no = No, you can't clear two action cards of different colors. They have no number.
child-golf-golf-clear-facedown-yes = Yes, you can clear a column even if a card in it is face down.
child-golf-golf-clear-facedown-no = No, you can't. Both cards in the column have to be face up.
child-golf-golf-clear-on-top-yes = Yes, when you clear a column, you pick which card goes on top of the pile.
child-golf-golf-clear-on-top-no = No, when you clear a column, you don't get to pick the top card.
child-golf-golf-clear-out-of-turn-yes = Yes, you can clear a column any time, even when it is not your turn.
child-golf-golf-clear-out-of-turn-no = No, you can clear a column only when it is your turn.
child-golf-golf-clear-before-turn-golf-clear-before = That Skip does nothing. Clearing before you take a card is not a turn.
child-golf-golf-must-i-clear-yes = Yes, you must clear a column that matches.
child-golf-golf-must-i-clear-no = No, you can leave it. It is cleared when the round is over anyway.
child-golf-golf-clear-a-row-yes = Yes, two that match side by side can go.
child-golf-golf-clear-a-row-no = No, only two cards above each other can go, never a row.
child-golf-golf-clear-an-action-card-yes = Yes, if both have the same color, they can go.
child-golf-golf-clear-an-action-card-no = No, those two cannot go together.
child-golf-golf-clear-two-action-cards-yes = Yes, if both have the same color, they can go.
child-golf-golf-clear-two-action-cards-no = No, those two cannot go together.

## Calling UNO

child-golf-golf-must-i-call-yes = Yes, say UNO at one face-down card. If you are caught, you get a new column.
child-golf-golf-must-i-call-no = No, with these rules you don't have to say UNO in UNO Golf.
child-golf-golf-who-reminds-me-golf-house-remind-uno = In our game the referee tells you when you forget to say UNO.
child-golf-golf-who-reminds-me-golf-turn = Nobody reminds you to say UNO; you have to think of it by yourself.
child-golf-golf-caught-cost-golf-catch = You get two face-down cards as a new column, but you don't have to wait.
child-golf-golf-caught-cost-golf-house-columns-left = You get two face-down cards as a new column, but you don't have to wait.
child-golf-golf-caught-cost-golf-new-columns-right = You get two face-down cards as a new column, but you don't have to wait.
child-golf-golf-caught-cost-golf-new-columns = You get two face-down cards as a new column, but you don't have to wait.
child-golf-golf-caught-too-late-yes = Yes, you can still catch that player after the next player has begun.
child-golf-golf-caught-too-late-no = No, when the next turn has started, it is too late to catch that player.
child-golf-golf-call-again-yes = Yes, say UNO every time you get down to one face-down card.
child-golf-golf-call-again-no = No, you don't have to say UNO again.
child-golf-golf-call-two-stories-golf-call-crossed = Nobody gets a new column now. Play on, and decide together who is right.
child-golf-golf-call-two-stories-golf-call-crossed-call = Nobody gets a new column now. Play on, and decide together who is right.
child-golf-golf-call-two-stories-golf-call-crossed-catch = Nobody gets a new column now. Play on, and decide together who is right.
child-golf-golf-call-and-catch-at-once-golf-call-crossed = Nobody gets a new column now. Play on, and decide together who was first.
child-golf-golf-call-and-catch-at-once-golf-call-crossed-call = If UNO and the catch come at once, UNO counts. Nobody gets a new column.
child-golf-golf-call-and-catch-at-once-golf-call-crossed-catch = If UNO and the catch come at once, the catch counts. The caught player gets a column.
child-golf-golf-call-with-three-yes = Yes, you can say UNO even with more than one card face down.
child-golf-golf-call-with-three-no = No, UNO doesn't count when you have more than one card face down.
child-golf-golf-stay-at-one-yes = Yes, you can keep one card face down and change your face-up cards.
child-golf-golf-stay-at-one-no = No, you can't stay with just one card face down.
child-golf-golf-throw-with-one-left-yes = Yes, your last face-down card can stay when you throw the card you took.
child-golf-golf-throw-with-one-left-no = No, you have to turn up your last face-down card when you throw the card you took.
child-golf-golf-stay-at-one-call-yes = Yes, say UNO again on each turn that you keep just one card face down.
child-golf-golf-stay-at-one-call-no = No, you don't say UNO again when you stay with one card face down.

## The end of a round

child-golf-golf-others-play-on-golf-closing = When one player's cards are all face up, the round ends. Nobody plays again.
child-golf-golf-others-play-on-golf-house-last-turns = All the other players get one more turn.
child-golf-golf-clear-at-the-end-golf-clear-at-the-end = All columns that match are cleared first, and then we count.
child-golf-golf-closing-action-golf-closing = The round ends when all your cards are face up, so the Draw Two does nothing.
child-golf-golf-closing-action-golf-draw-two = With these rules, the Draw Two still works.

## Scores

child-golf-golf-action-points-golf-points = An action card is worth the points in its corners. Read them and say each player's points.
child-golf-golf-action-points-golf-reveal = An action card is worth the points in its corners. Read them and say each player's points.
child-golf-golf-action-points-golf-house-corner-points = An action card is worth the points in its corners. Read them and say each player's points.
child-golf-golf-below-zero-yes = Yes, your points can go lower than zero.
child-golf-golf-below-zero-no = No, zero is the lowest. Every card is worth zero or more.
child-golf-golf-only-winner-scores-yes = Yes, just the player who wins the round gets points.
child-golf-golf-only-winner-scores-no = No, all players get points for their own cards. Few points are good.
child-golf-golf-all-cleared-yes = Yes, you get zero points, because you have no cards left.
child-golf-golf-all-cleared-no = No, you still get points.
child-golf-golf-low-is-good-golf-score = Low numbers are good and high ones are bad, because the fewest points win.

## Winning the match

child-golf-golf-shared-win-golf-target = Both players win, because both have the fewest points.
child-golf-golf-shared-win-golf-target-rounds-won = Of the players with the fewest points, the one who won more rounds wins.

## Coming and going

child-golf-golf-leaving-golf-leaving = When a player leaves, we put that player's cards away. They don't count.
child-golf-golf-joining-golf-joining = You can join between rounds. You get the most points anyone has, or what we all decide.
child-golf-golf-coming-back-match-coming-back = Take your old points or the most that anyone else has. The higher number counts.
child-golf-golf-paper-rounds-yes = Yes, you can go on with the points you have on paper.
child-golf-golf-paper-rounds-no = No, you can't go on with the points you have on paper.

## The game

child-golf-golf-the-goal-golf-target = { $target ->
    [one] You win with the fewest points after one round.
   *[other] You win with the fewest points after { $target } rounds.
} Keep low cards.
child-golf-golf-the-goal-golf-target-rounds-won = { $target ->
    [one] You win with the fewest points after one round.
   *[other] You win with the fewest points after { $target } rounds.
} Keep low cards.
child-golf-golf-which-game-golf-deal = UNO Golf and UNO Zero are one game: six cards each, nine rounds, and the fewest points win.
child-golf-golf-wilds-in-the-deck-golf-deck = None, there are only numbers from 0 to 6 and action cards.
child-golf-golf-wilds-in-the-deck-golf-deck-116 = None, there are only numbers from 0 to 6 and action cards.
child-golf-golf-which-numbers-golf-deck = The numbers 0, 1, 2, 3, 4, 5 and 6.
child-golf-golf-which-numbers-golf-deck-116 = The numbers 0, 1, 2, 3, 4, 5 and 6.
child-golf-golf-which-action-cards-golf-deck = Skip, Reverse, Draw Two and Double Draw Two.
child-golf-golf-which-action-cards-golf-deck-116 = Skip, Reverse, Draw Two and Double Draw Two.
child-golf-golf-how-many-players-golf-dealer = Two to eight people of seven and up can play. It takes 20 to 30 minutes.
child-golf-golf-how-many-rounds-golf-target = { $target ->
    [one] You play one round, also called a hole.
   *[other] You play { $target } rounds, also called holes.
}
child-golf-golf-how-many-rounds-golf-target-rounds-won = { $target ->
    [one] You play one round, also called a hole.
   *[other] You play { $target } rounds, also called holes.
}
child-golf-golf-set-up-golf-deal = Put your six cards face down in two rows of three. The rest is the face-down pile.
child-golf-golf-pile-used-up-golf-pile-short = Leave the top card, and mix the others into a new pile.
child-golf-golf-who-deals-golf-dealer = You pick the first dealer. Then the next one on the left deals.
child-golf-golf-a-turn-golf-turn = Take a card and swap it with one of yours. Or throw a new card, and turn up one of yours.
child-golf-golf-unwanted-card-golf-turn-throw = Throw it on the face-up pile, and turn over one of your cards.
child-golf-golf-what-skip-does-golf-skip = A Skip makes the next player wait. With two players, the same player goes again.
child-golf-golf-what-reverse-does-golf-reverse = A Reverse makes us play the other way around.
child-golf-golf-what-double-draw-two-does-golf-double-draw-two = Two other players get a new column each, or one player gets two. Nobody has to wait.
child-golf-golf-how-clearing-works-golf-clear = Clear a column on your turn when its two face-up cards match in number or color.
child-golf-golf-how-clearing-works-golf-house-clear-anytime = Clear a column on anyone's turn when its two face-up cards match in number or color.
child-golf-golf-how-clearing-works-golf-house-symbols-match = Clear a column on your turn when its two face-up cards match in number, color or picture.
child-golf-golf-when-it-ends-golf-closing = When all cards of one player are face up. Then nobody plays again.
child-golf-golf-closer-not-lowest-golf-score = Nothing extra, everyone just counts their own cards.
child-golf-golf-how-scoring-works-golf-points = A number is worth its number. An action card is worth the points in its corners.
child-golf-golf-cleared-column-points-golf-score = None, only the cards you still have count.
child-golf-golf-how-to-win-golf-advice = Swap high cards for low cards and clear columns. End the round when others have more points.
child-golf-golf-action-in-the-grid-yes = Yes, it works even while it lies in your cards.
child-golf-golf-action-in-the-grid-no = No, it works only when it comes on top of the face-up pile.
child-golf-golf-which-house-rules-match-rules = Some house rules let you clear columns any time, or give the others one last turn.
child-golf-golf-score-sheet-golf-score = Some boxes have a score sheet. Any paper is fine, or let the referee count.

## House rules

child-golf-golf-house-corner-points-golf-house-corner-points = If we play that rule, action cards are worth their corner points. We read those first.
child-golf-golf-house-no-action-pickup-golf-house-no-action-pickup = If we play that rule, nobody takes face-up action cards. Use the face-down pile.
child-golf-golf-house-pickup-limit-golf-house-pickup-limit = If we play that rule, we say how many face-up action cards each player can take in a round.
child-golf-golf-house-symbols-match-golf-house-symbols-match = If we play that rule, you can clear two face-up action cards with the same picture.
child-golf-golf-house-clear-anytime-golf-house-clear-anytime = If we play that rule, clear columns any time. Action cards do nothing if it is not your turn.
child-golf-golf-house-last-turns-golf-house-last-turns = If we play that rule, the others get one more turn when a player has all cards face up.
child-golf-golf-house-closing-action-golf-house-closing-action = If we play that rule, the action card on top at the end works. New columns count too.
child-golf-golf-house-reverse-as-skip-golf-house-reverse-as-skip = If we play that rule, with two players a Reverse makes the other player wait.
child-golf-golf-house-columns-left-golf-house-columns-left = If we play that rule, new columns go on the left side of your cards.
child-golf-golf-house-remind-uno-golf-house-remind-uno = If we play that rule, the referee tells you when you forget to say UNO.

## House rules in play

child-golf-golf-last-turns-mine-yes = Yes, you get one more turn too.
child-golf-golf-last-turns-mine-no = No, only the others get one more turn.
child-golf-golf-last-turns-mine-golf-closing = The round is over right away when someone has turned up all cards.
child-golf-golf-pickup-number-yes = Yes, you can take the number on top.
child-golf-golf-pickup-number-yes-golf-house-no-action-pickup = Yes, you can take a number, just not an action card.
child-golf-golf-pickup-number-yes-golf-house-pickup-limit = Yes, the limit is only for action cards.
child-golf-golf-pickup-number-no = No, you can't take it.
child-golf-golf-pickup-limit-others-yes = Yes, another player can take one too.
child-golf-golf-pickup-limit-others-yes-golf-house-pickup-limit = Yes, everyone has their own limit.
child-golf-golf-pickup-limit-others-no = No, nobody else can take one.
child-golf-golf-pickup-limit-others-golf-house-no-action-pickup = Nobody takes an action card from the pile the way we play.
child-golf-golf-reverse-as-skip-four-golf-turn = With more than two players, a Reverse turns us around.
child-golf-golf-clear-other-symbols-yes = Yes, they go together, so you can clear them.
child-golf-golf-clear-other-symbols-no = No, a Skip and a Reverse of two colors don't go together.
child-golf-golf-clear-other-symbols-no-golf-house-symbols-match = No, it must be the same sign twice, or the same color.
child-golf-golf-clear-anytime-turn-yes = Yes, you clear only on your own turn, so we just go on.
child-golf-golf-clear-anytime-turn-yes-golf-house-clear-anytime = Yes, clearing takes no turn, so we just go on.
child-golf-golf-clear-anytime-turn-no = No, that player does not go next.
