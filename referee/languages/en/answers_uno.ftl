### Sentences that answer questions about UNO, of nobody in the example.
### The end of a key is the answer: yes, no, or the article for which the sentence is said.

## Draw Two

answer-uno-draw-two-on-draw-two-yes = A Draw Two may be played on a Draw Two, and the next player may do the same. The first player who does not play one draws all the cards.
answer-uno-draw-two-on-draw-two-no = A Draw Two does not help against a Draw Two: the cards have to be drawn.
answer-uno-draw-four-on-draw-two-yes = A Wild Draw Four may be played on a Draw Two: the next player then draws the cards for both.
answer-uno-draw-four-on-draw-two-no = A Wild Draw Four does not help against a Draw Two: the cards have to be drawn.
answer-uno-draw-two-once-drawn-for-yes = The cards for the first Draw Two are drawn already, so it is now like any other card. Your Draw Two of another color fits on it.
answer-uno-draw-two-once-drawn-for-no = Your Draw Two of another color may not be played on the Draw Two on top.
answer-uno-draw-two-once-drawn-for-how-many-uno-draw-two = It is two cards. The cards for the first Draw Two are drawn already, so only the new Draw Two counts.
answer-uno-draw-two-takes-the-turn-yes = The player who draws for a Draw Two misses the turn as well.
answer-uno-draw-two-takes-the-turn-no = The player who draws for a Draw Two still has the turn.
answer-uno-draw-two-drawn-for-a-draw-two-yes = If one of the two cards that you drew is a Draw Two, you may play it right away.
answer-uno-draw-two-drawn-for-a-draw-two-no = Your turn is over when you have drawn the two cards. If one of them is a Draw Two, keep it for a later turn.
answer-uno-skip-against-draw-two-yes = A Skip of the same color passes the Draw Two on to the next player.
answer-uno-skip-against-draw-two-no = A Skip does not save you from a Draw Two: the cards have to be drawn.
answer-uno-reverse-against-draw-two-yes = A Reverse of the same color sends the Draw Two back: the player before you draws the cards.
answer-uno-reverse-against-draw-two-no = A Reverse does not send a Draw Two back: the cards have to be drawn.
answer-uno-wild-against-draw-two-yes = A Wild saves you from a Draw Two.
answer-uno-wild-against-draw-two-no = A Wild does not save you from a Draw Two: the cards have to be drawn.

## Wild Draw Four

answer-uno-draw-two-on-draw-four-yes = A Draw Two of the named color may be played on a Wild Draw Four. The first player who does not add a draw card draws all the cards.
answer-uno-draw-two-on-draw-four-no = A Draw Two does not help against a Wild Draw Four.
answer-uno-draw-two-of-any-color-on-draw-four-yes = A Draw Two of any color may be played on a Wild Draw Four: the next player then draws the cards for both.
answer-uno-draw-two-of-any-color-on-draw-four-no = A Draw Two does not help against a Wild Draw Four, whatever its color.
answer-uno-draw-two-of-any-color-on-draw-four-no-uno-match = A Draw Two on a Wild Draw Four has to be of the color that was named.
answer-uno-draw-four-on-draw-four-yes = You may play a Wild Draw Four on a Wild Draw Four, and so may the next player. The first player who does not play one draws all the cards.
answer-uno-draw-four-on-draw-four-no = A Wild Draw Four does not help against a Wild Draw Four.
answer-uno-skip-against-draw-four-yes = A Skip saves you from a Wild Draw Four.
answer-uno-skip-against-draw-four-no = A Skip does not save you from a Wild Draw Four.
answer-uno-reverse-against-draw-four-yes = A Reverse sends a Wild Draw Four back.
answer-uno-reverse-against-draw-four-no = A Reverse does not send a Wild Draw Four back.
answer-uno-wild-against-draw-four-yes = A Wild saves you from a Wild Draw Four.
answer-uno-wild-against-draw-four-no = A Wild does not save you from a Wild Draw Four.
answer-uno-draw-four-when-uno-wild-draw-four-color = You may play a Wild Draw Four when you hold no card of the current color. Cards of the same number and other wild cards do not matter.
answer-uno-draw-four-when-uno-wild-draw-four-color-any-playable = A Wild Draw Four may be played only when nothing else in your hand fits: no color, number or symbol, and no other wild card.
answer-uno-draw-four-when-uno-wild-draw-four-color-wilds-count = A Wild Draw Four may be played only when you hold no card of the current color and no other wild card.
answer-uno-draw-four-holding-the-color-yes = You may play a Wild Draw Four although you hold a card of the current color.
answer-uno-draw-four-holding-the-color-no = A Wild Draw Four is not allowed while you hold a card of the current color.
answer-uno-draw-four-with-the-same-number-yes = By these rules a Wild Draw Four is not allowed while you hold a card of the same number or symbol as the top card.
answer-uno-draw-four-with-the-same-number-no = A Wild Draw Four is allowed although you hold a card of the same number as the top card: only the current color matters.
answer-uno-draw-four-with-another-wild-yes = By these rules a Wild Draw Four is not allowed while you hold another wild card.
answer-uno-draw-four-with-another-wild-no = A Wild Draw Four is allowed although you hold another wild card: only the current color matters.
answer-uno-draw-four-on-wild-uno-wild-draw-four-color = You may play a Wild Draw Four on a Wild only if you hold no card of the color that was named for the Wild.
answer-uno-draw-four-on-wild-uno-wild-draw-four-color-any-playable = You may play a Wild Draw Four on a Wild only if no other card in your hand fits: no card of the named color, and no other wild card.
answer-uno-draw-four-on-wild-uno-wild-draw-four-color-wilds-count = You may play a Wild Draw Four on a Wild only if you hold no card of the named color and no other wild card.
answer-uno-draw-four-just-drawn-yes = You may play a Wild Draw Four that you have just drawn, if the other cards in your hand allow it.
answer-uno-draw-four-just-drawn-no = A Wild Draw Four that you have just drawn may not be played.
answer-uno-draw-four-bluff-yes = You may bluff with a Wild Draw Four: the card stands unless it is challenged.
answer-uno-draw-four-bluff-no = You may not bluff with a Wild Draw Four.
answer-uno-draw-four-seen-through-yes = If everybody can see that a Wild Draw Four is not allowed, the card goes back at once.
answer-uno-draw-four-seen-through-no = A Wild Draw Four stays, even if everybody sees that it is a bluff. Somebody has to challenge it.
answer-uno-draw-four-takes-the-turn-yes = The player who draws for a Wild Draw Four misses the turn as well.
answer-uno-draw-four-takes-the-turn-no = The player who draws for a Wild Draw Four still has the turn.

## A turn

answer-uno-wild-on-wild-yes = A Wild may be played on a Wild, as on every other card.
answer-uno-wild-on-wild-no = A Wild may not be played on a Wild.
answer-uno-wild-keeps-the-color-yes = With a Wild you may name the current color.
answer-uno-wild-keeps-the-color-yes-uno-house-named-color = With a Wild you may name the current color, if you hold a card of it.
answer-uno-wild-keeps-the-color-no = With a Wild you may not name the current color.
answer-uno-color-i-do-not-hold-uno-color = With a Wild you may name any color, also one that you do not hold.
answer-uno-color-i-do-not-hold-uno-house-named-color = With a Wild you may name only a color that you hold; nobody else checks it.
answer-uno-wild-though-something-fits-yes = A Wild may be played on your turn even if another card in your hand fits.
answer-uno-wild-though-something-fits-no = A Wild may not be played while another card in your hand fits.
answer-uno-what-goes-on-a-wild-yes = A card of any color may be played on a Wild.
answer-uno-what-goes-on-a-wild-no = Only a card of the color that was named, or another wild card, may be played on a Wild.
answer-uno-skip-on-skip-yes = A Skip may be played on a Skip of another color: the symbol is the same.
answer-uno-skip-on-skip-no = A Skip may not be played on a Skip of another color.
answer-uno-same-number-another-color-yes = A card of the same number may be played in any color.
answer-uno-same-number-another-color-no = A card of the same number may not be played in another color.
answer-uno-wild-without-a-color-yes = Play goes on although no color was named.
answer-uno-wild-without-a-color-no = Nobody plays on before the color of the Wild is named.
answer-uno-action-card-of-another-color-yes = A Skip, a Reverse or a Draw Two may be played at any time, whatever its color.
answer-uno-action-card-of-another-color-no = A Skip, a Reverse or a Draw Two has to fit as other cards do: by its color, or by the same symbol.
answer-uno-draw-two-of-another-color-after-draw-four-yes = A Draw Two of any color may be played on a Wild Draw Four when its four cards are drawn already.
answer-uno-draw-two-of-another-color-after-draw-four-no = Only a card of the color that was named, or a wild card, may be played on a Wild Draw Four.

## Going out

answer-uno-out-on-draw-two-yes = When somebody goes out with a Draw Two, the next player still draws the two cards.
answer-uno-out-on-draw-two-no = When somebody goes out with a Draw Two, the next player draws no cards.
answer-uno-out-on-draw-two-no-uno-score-none = No points are counted by these rules, so nobody draws cards after somebody has gone out.
answer-uno-out-on-draw-two-uno-house-no-action-finish = Nobody goes out with a Draw Two by these rules: the last card has to be a number.
answer-uno-out-on-draw-two-counted-yes = When somebody goes out with a Draw Two, the next player draws two cards, and they count with the rest of the hand.
answer-uno-out-on-draw-two-counted-no = When somebody goes out with a Draw Two, nobody draws the two cards, so they do not count.
answer-uno-out-on-draw-two-counted-no-uno-score-none = No points are counted by these rules, so the cards left in the hands do not matter.
answer-uno-out-on-draw-two-counted-uno-house-no-action-finish = Nobody goes out with a Draw Two by these rules: the last card has to be a number.
answer-uno-out-on-draw-four-yes = When somebody goes out with a Wild Draw Four, the next player still draws the four cards.
answer-uno-out-on-draw-four-no = When somebody goes out with a Wild Draw Four, the next player draws no cards.
answer-uno-out-on-draw-four-no-uno-score-none = No points are counted by these rules, so nobody draws cards after somebody has gone out.
answer-uno-out-on-draw-four-uno-house-no-action-finish = Nobody goes out with a Wild Draw Four by these rules: the last card has to be a number.
answer-uno-out-on-an-action-card-yes = You may go out with a Skip, a Reverse or a Draw Two as your last card.
answer-uno-out-on-an-action-card-no = You may not go out with an action card: your last card has to be a number.
answer-uno-out-on-a-wild-yes = You may go out with a Wild as your last card.
answer-uno-out-on-a-wild-no = You may not go out with a Wild: your last card has to be a number.
answer-uno-win-with-draw-four-yes = A Wild Draw Four may be your last card: you win the round with it.
answer-uno-win-with-draw-four-no = You may not go out with a Wild Draw Four: your last card has to be a number.
answer-uno-out-on-a-wild-color-yes = The player who goes out with a Wild still names a color.
answer-uno-out-on-a-wild-color-no = The player who goes out with a Wild need not name a color: the round is over.
answer-uno-out-on-a-wild-color-uno-house-no-action-finish = Nobody goes out with a Wild by these rules: the last card has to be a number.
answer-uno-saying-uno-out-yes = You have to say something when you play your very last card.
answer-uno-saying-uno-out-no = You say nothing when you play your very last card. You call UNO when you have one card left, never when you have none.
answer-uno-last-card-shuffle-hands-yes = You may go out with a Wild Shuffle Hands as your last card.
answer-uno-last-card-shuffle-hands-no = The deck of these rules has no Wild Shuffle Hands.
answer-uno-last-card-shuffle-hands-no-uno-house-no-action-finish = You may not go out with a Wild Shuffle Hands: your last card has to be a number.
answer-uno-shuffle-hands-uneven-yes = After a Wild Shuffle Hands some players get one card less than others: all cards are dealt out one by one.
answer-uno-shuffle-hands-uneven-no = After a Wild Shuffle Hands everybody has the same number of cards.
answer-uno-shuffle-hands-uneven-uno-deck = The deck of these rules has no Wild Shuffle Hands.
answer-uno-shuffle-hands-uneven-uno-deck-112-swap = The deck of these rules has no Wild Shuffle Hands.
answer-uno-shuffle-hands-uneven-uno-deck-112-blank = The deck of these rules has no Wild Shuffle Hands.
answer-uno-shuffle-hands-uneven-uno-deck-112-themed = The deck of these rules has no Wild Shuffle Hands.

## Two players

answer-uno-reverse-between-two-yes = With two players a Reverse gives you another turn.
answer-uno-reverse-between-two-no = With two players a Reverse gives you no extra turn: the other player is next.
answer-uno-drawing-in-the-extra-turn-yes = You may draw in the turn that your Reverse gave you.
answer-uno-drawing-in-the-extra-turn-no = With two players a Reverse gives you no extra turn, so you cannot draw: the other player is next.
answer-uno-skip-between-two-yes = With two players a Skip gives you another turn.
answer-uno-skip-between-two-no = With two players a Skip gives you no extra turn.
answer-uno-draw-two-between-two-yes = With two players a Draw Two gives you another turn, after the other player has drawn the cards.
answer-uno-draw-two-between-two-no = With two players a Draw Two gives you no extra turn.
answer-uno-draw-four-between-two-yes = With two players a Wild Draw Four gives you another turn, after the other player has drawn the cards.
answer-uno-draw-four-between-two-no = With two players a Wild Draw Four gives you no extra turn.

## The draw pile

answer-uno-pile-used-up-uno-pile-short = When the draw pile is empty, leave the top discard where it is, and shuffle the other discards into a new draw pile.
answer-uno-pile-used-up-uno-sitting-out = When the draw pile is empty, leave the top discard where it is, and shuffle the other discards into a new draw pile.
answer-uno-nothing-to-draw-yes = You have to draw a card later, as soon as there is one again.
answer-uno-nothing-to-draw-no = When no card is left to draw, you do not have to draw one later.
answer-uno-nothing-to-draw-uno-sitting-out = When no card is left to draw, you do not have to draw one later.
answer-uno-turn-with-nothing-to-draw-yes = Your turn is over even when no card is left to draw.
answer-uno-turn-with-nothing-to-draw-no = It is still your turn when no card is left to draw.
answer-uno-turn-with-nothing-to-draw-uno-sitting-out = Your turn is over even when no card is left to draw.
answer-uno-more-owed-than-there-is-uno-pile-short = Draw what is there, shuffle all discards except the top one, and draw the rest. You need not draw the cards that are still missing.
answer-uno-more-owed-than-there-is-uno-owed = Draw what is there, shuffle all discards except the top one, and draw the rest. You need not draw the cards that are still missing.
answer-uno-more-owed-than-there-is-uno-sitting-out = Draw what is there, shuffle all discards except the top one, and draw the rest. You need not draw the cards that are still missing.
answer-uno-draw-first-or-shuffle-first-uno-pile-short = Draw first. When the draw pile is empty, shuffle all discards except the top one, and draw the rest.
answer-uno-draw-first-or-shuffle-first-uno-owed = Draw first. When the draw pile is empty, shuffle all discards except the top one, and draw the rest.
answer-uno-draw-first-or-shuffle-first-uno-sitting-out = Draw first. When the draw pile is empty, shuffle all discards except the top one, and draw the rest.
answer-uno-shuffled-into-the-pile-yes = Somebody can draw that card after the discards were shuffled.
answer-uno-shuffled-into-the-pile-no = The new draw pile is made of discards only. If a card comes that was in a hand all the time, something was written down wrongly.
answer-uno-shuffled-into-the-pile-uno-sitting-out = The new draw pile is made of discards only. If a card comes that was in a hand all the time, something was written down wrongly.

## Challenging a Wild Draw Four

answer-uno-may-i-challenge-yes = You may challenge the Wild Draw Four before you draw the cards for it.
answer-uno-may-i-challenge-yes-uno-challenge-anyone = Anybody may challenge a Wild Draw Four, except the player who played it.
answer-uno-may-i-challenge-no = A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
answer-uno-challenge-third-player-yes = Anybody may challenge a Wild Draw Four, even if somebody else has to draw the cards.
answer-uno-challenge-third-player-no = Only the player who has to draw for a Wild Draw Four may challenge it.
answer-uno-challenge-third-player-no-uno-house-no-bluffing = A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
answer-uno-challenge-third-player-loses-uno-challenge = Nobody draws six cards: the challenge does not count. Only the player who has to draw may challenge a Wild Draw Four.
answer-uno-challenge-third-player-loses-uno-challenge-innocent = The player who challenged wrongly draws the six cards.
answer-uno-challenge-third-player-loses-uno-house-no-bluffing = Nobody draws six cards: nobody may challenge by these rules.
answer-uno-challenge-hand-shown-uno-challenge-hand = The player who played the Wild Draw Four shows the hand to the challenger and to nobody else.
answer-uno-challenge-hand-shown-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
answer-uno-challenge-hand-told-yes = Anybody who saw the challenged hand may tell what was in it.
answer-uno-challenge-hand-told-no = Only the challenger, the player who played the card, or the scorekeeper tells what was in the challenged hand.
answer-uno-challenge-hand-told-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
answer-uno-challenge-ones-word-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
answer-uno-challenge-ones-word-uno-challenge-word = Two players know the challenged hand. What one of them says counts, unless the other one says the opposite before play goes on.
answer-uno-challenge-two-stories-uno-challenge-crossed = Nobody else knows who is right, so the challenge does not count for now: the next player draws the four cards.
answer-uno-challenge-two-stories-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
answer-uno-challenge-who-decides-yes = When two players tell different stories about a challenged hand, the table decides whom to believe.
answer-uno-challenge-who-decides-no = Nobody else may decide whose story about a challenged hand is true.
answer-uno-challenge-who-decides-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
answer-uno-challenge-give-in-yes = Either of the two players may give in, and then the challenge is decided.
answer-uno-challenge-give-in-no = Neither of the two players may give in.
answer-uno-challenge-give-in-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
answer-uno-challenge-denied-late-yes = You may still say that something wrong was told about your challenged hand.
answer-uno-challenge-denied-late-no = It is too late: somebody has played on, so what was told about your challenged hand counts.
answer-uno-challenge-denied-late-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
answer-uno-challenge-guilty-uno-challenge-guilty = The player who bluffed with the Wild Draw Four draws the four cards. The next player draws nothing and takes a turn.
answer-uno-challenge-guilty-uno-house-no-bluffing = Nobody challenges by these rules, because nobody may bluff.
answer-uno-challenge-guilty-color-yes = The color that was named still counts, even after a challenge that was right.
answer-uno-challenge-guilty-color-no = The color that was named does not count any more after a challenge that was right.
answer-uno-challenge-guilty-color-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, because nobody may bluff.
answer-uno-challenge-innocent-uno-challenge-innocent = The player who challenges a Wild Draw Four wrongly draws six cards: the four, and two more.
answer-uno-challenge-innocent-uno-house-no-bluffing = Nobody challenges by these rules, because nobody may bluff.
answer-uno-challenge-innocent-turn-yes = After a wrong challenge, the player who had to draw the four cards also misses the turn.
answer-uno-challenge-innocent-turn-no = The player who challenges wrongly does not miss the turn.
answer-uno-challenge-innocent-turn-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, because nobody may bluff.
answer-uno-challenge-same-number-uno-challenge-innocent = It was no bluff: you may play a Wild Draw Four while you hold the same number in another color. The challenger draws six cards.
answer-uno-challenge-same-number-uno-challenge-guilty = It was a bluff: by these rules you may not play a Wild Draw Four while you hold the same number. You draw the four cards.
answer-uno-challenge-same-number-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
answer-uno-challenge-same-number-uno-challenge-hand = It was no bluff: you may play a Wild Draw Four while you hold the same number in another color. The challenger draws six cards.
answer-uno-challenge-another-wild-uno-challenge-innocent = It was no bluff: you may play a Wild Draw Four while you hold another wild card. The challenger draws six cards.
answer-uno-challenge-another-wild-uno-challenge-guilty = It was a bluff: by these rules you may not play a Wild Draw Four while you hold another wild card. You draw the four cards.
answer-uno-challenge-another-wild-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, so no hand is shown.
answer-uno-challenge-another-wild-uno-challenge-hand = It was no bluff: you may play a Wild Draw Four while you hold another wild card. The challenger draws six cards.
answer-uno-challenge-after-drawing-yes = You may still challenge after you have drawn the four cards, until somebody plays on. First put the four cards back.
answer-uno-challenge-after-drawing-no = Once you have drawn the cards you may not challenge any more.
answer-uno-challenge-after-drawing-no-uno-house-no-bluffing = A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
answer-uno-challenge-after-the-next-player-yes = You may still challenge after the next player has played a card.
answer-uno-challenge-after-the-next-player-no = Once the next player has played a card it is too late to challenge.
answer-uno-challenge-after-the-next-player-no-uno-house-no-bluffing = A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
answer-uno-challenge-before-the-color-yes = You may challenge before the color is named.
answer-uno-challenge-before-the-color-no = A Wild Draw Four is challenged only after its color is named.
answer-uno-challenge-before-the-color-no-uno-house-no-bluffing = A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
answer-uno-challenge-last-card-yes = When somebody goes out with a Wild Draw Four, you may challenge it. But the challenge fails, because no card is left in that hand.
answer-uno-challenge-last-card-no = When somebody goes out with a Wild Draw Four, nobody can challenge it.
answer-uno-challenge-last-card-no-uno-challenge = When somebody goes out with a Wild Draw Four, nobody draws cards by these rules, so there is nothing to challenge.
answer-uno-challenge-last-card-no-uno-score-none = The round is over at once when somebody goes out, so nobody challenges the Wild Draw Four.
answer-uno-challenge-last-card-no-uno-house-no-bluffing = A Wild Draw Four cannot be challenged by these rules, because nobody may bluff.
answer-uno-challenge-last-card-uno-house-no-action-finish = Nobody goes out with a Wild Draw Four by these rules: the last card has to be a number.
answer-uno-stacked-draw-four-challenged-yes = The last Wild Draw Four may be challenged. If it was a bluff, the player who played it draws the cards for all of them.
answer-uno-stacked-draw-four-challenged-no = A stacked Wild Draw Four cannot be challenged. The first player who does not add a draw card draws all the cards.
answer-uno-stacked-draw-four-challenged-uno-owed = Nobody plays a Wild Draw Four on another Wild Draw Four by these rules: the next player has to draw the cards.

## The deal

answer-uno-cards-in-the-deck-uno-deck-112 = 112 cards: 19 numbers and six action cards in each color, four Wild, four Wild Draw Four, one Wild Shuffle Hands, three Wild Customizable.
answer-uno-cards-in-the-deck-uno-deck-112-swap = 112 cards: 19 numbers and six action cards in each color, four Wild, four Wild Draw Four, one Wild Swap Hands, three Wild Customizable.
answer-uno-shuffle-hands-in-the-deck-yes = The Wild Shuffle Hands belongs to this deck.
answer-uno-shuffle-hands-in-the-deck-no = The deck of these rules has no Wild Shuffle Hands: leave it out, or agree on the deck of 112 cards that has it.
answer-uno-swap-hands-in-the-deck-yes = The Wild Swap Hands belongs to this deck.
answer-uno-swap-hands-in-the-deck-no = The deck of these rules has no Wild Swap Hands: leave it out, or agree on the deck of 112 cards that has it.
answer-uno-customizable-in-the-deck-yes = The Wild Customizable belongs to this deck.
answer-uno-customizable-in-the-deck-no = The deck of these rules has no Wild Customizable and no blank cards: leave them out, or agree on a deck that has them.
answer-uno-who-plays-first-uno-first-card = The player to the dealer's left plays first.
answer-uno-who-plays-first-uno-first-card-numbers-only = The player to the dealer's left plays first.
answer-uno-wild-drawn-for-the-deal-match-dealer = Everybody draws a card, and the player with the highest number deals. A card without a number counts zero.
answer-uno-wild-drawn-for-the-deal-match-dealer-points = Everybody draws a card, and the player whose card is worth most points deals. A wild card beats all others.
answer-uno-wild-drawn-for-the-deal-match-dealer-again = Everybody draws a card, and the player with the highest number deals. If your card has no number, draw again.
answer-uno-who-deals-next-uno-deal-next-loser = The player who had most points left in hand deals the next round.
answer-uno-fewer-cards-dealt-yes = The table may agree on another number of cards to deal.
answer-uno-fewer-cards-dealt-no = Everybody is dealt seven cards.

## The first card

answer-uno-only-a-number-begins-yes = Only a number may be the first card: turn up more cards until a number comes.
answer-uno-only-a-number-begins-no = The first card need not be a number: a Skip, a Reverse or a Draw Two may begin, too.
answer-uno-first-skip-uno-first-card-skip = When a Skip is turned up to begin, the player to the dealer's left misses a turn, and the next player plays first.
answer-uno-first-skip-uno-first-card-numbers-only = A Skip cannot be the first card by these rules: turn up more cards until a number comes.
answer-uno-first-reverse-uno-first-card-reverse = When a Reverse is turned up to begin, the dealer plays first, and play goes to the right.
answer-uno-first-reverse-uno-first-card-numbers-only = A Reverse cannot be the first card by these rules: turn up more cards until a number comes.
answer-uno-first-reverse-uno-first-card-reverse-right = When a Reverse is turned up to begin, the player to the dealer's right plays first, and play goes to the right.
answer-uno-first-reverse-uno-first-card-reverse-left = When a Reverse is turned up to begin, the player to the dealer's left plays first, and play goes to the right.
answer-uno-first-reverse-between-two-uno-first-card-reverse = With two players, the dealer plays first when a Reverse is turned up to begin.
answer-uno-first-reverse-between-two-uno-first-card-numbers-only = A Reverse cannot be the first card by these rules: turn up more cards until a number comes.
answer-uno-first-reverse-between-two-uno-first-card-reverse-right = With two players, the player who did not deal plays first when a Reverse is turned up to begin.
answer-uno-first-reverse-between-two-uno-first-card-reverse-left = With two players, the player who did not deal plays first when a Reverse is turned up to begin.
answer-uno-first-draw-two-uno-first-card-draw-two = When a Draw Two is turned up to begin, the first player draws two cards and misses the turn as well.
answer-uno-first-draw-two-uno-first-card-draw-two-plays = When a Draw Two is turned up to begin, the first player draws two cards and still plays first.
answer-uno-first-draw-two-uno-first-card-numbers-only = A Draw Two cannot be the first card by these rules: turn up more cards until a number comes.
answer-uno-first-draw-two-uno-house-stacking = The first player draws two cards, or plays another draw card on the Draw Two that was turned up, as the table agreed.
answer-uno-first-draw-two-answered-yes = The first player may play a Draw Two on the Draw Two that was turned up.
answer-uno-first-draw-two-answered-no = The first player may not play a Draw Two on the one that was turned up. That player draws two cards and misses the turn.
answer-uno-first-draw-two-answered-uno-first-card-numbers-only = A Draw Two cannot be the first card by these rules: turn up more cards until a number comes.
answer-uno-first-wild-uno-first-card-wild = When a Wild is turned up to begin, the first player names the color and plays, or simply plays a card of any color.
answer-uno-first-wild-uno-first-card-wild-returned = Nobody names a color. Shuffle the Wild back into the draw pile, and turn up another card.
answer-uno-first-wild-uno-first-card-numbers-only = A Wild cannot be the first card by these rules: turn up more cards until a number comes.
answer-uno-first-wild-then-draw-four-yes = The first player may play a Wild Draw Four on the Wild at once.
answer-uno-first-wild-then-draw-four-no = The first player has to name a color for the Wild before anybody may play a Wild Draw Four.
answer-uno-first-wild-then-draw-four-uno-first-card-numbers-only = A Wild cannot be the first card by these rules: turn up more cards until a number comes.
answer-uno-first-wild-then-draw-four-uno-first-card-wild-returned = A Wild cannot be the first card by these rules: shuffle it back and turn up another card.
answer-uno-first-special-wild-uno-deck = The deck of these rules has no Wild Shuffle Hands.
answer-uno-first-special-wild-uno-first-card-wild = A Wild Shuffle Hands that is turned up to begin shuffles no hands. The first player names a color and plays.
answer-uno-first-special-wild-uno-first-card-wild-returned = A Wild Shuffle Hands that is turned up to begin shuffles no hands. Shuffle it back and turn up another card.
answer-uno-first-special-wild-uno-deck-112-swap = The deck of these rules has no Wild Shuffle Hands.
answer-uno-first-special-wild-uno-deck-112-blank = The deck of these rules has no Wild Shuffle Hands.
answer-uno-first-special-wild-uno-deck-112-themed = The deck of these rules has no Wild Shuffle Hands.

## Calling UNO

answer-uno-must-i-say-uno-yes = The player who has one card left has to call UNO, or draws a penalty when caught.
answer-uno-must-i-say-uno-yes-uno-house-silent-uno = The player who has one card left has to tap the table instead of calling UNO.
answer-uno-must-i-say-uno-no = Nobody has to call UNO by these rules, and nobody is caught.
answer-uno-caught-how-many-cards-uno-house-no-calls = Nobody calls UNO by these rules, and nobody is caught.
answer-uno-caught-how-many-cards-uno-catch = A player who forgot to call UNO and is caught in time draws two cards, and only once.
answer-uno-caught-how-many-cards-uno-catch-4 = A player who forgot to call UNO and is caught in time draws four cards, and only once.
answer-uno-caught-how-many-cards-uno-catch-3 = A player who forgot to call UNO and is caught in time draws three cards, and only once.
answer-uno-caught-how-many-cards-uno-catch-1 = A player who forgot to call UNO and is caught in time draws one card, and only once.
answer-uno-caught-how-many-cards-uno-house-silent-uno = A player who forgot to tap the table and is caught in time draws two cards, unless you agreed on more or fewer.
answer-uno-how-to-announce-uno-call = You say UNO when one card is left; tapping the table is a house rule.
answer-uno-how-to-announce-uno-house-no-calls = Nobody calls UNO by these rules, and nobody is caught.
answer-uno-how-to-announce-uno-house-silent-uno = You tap the table when one card is left, instead of saying UNO.
answer-uno-who-reminds-me-uno-house-remind-uno = The referee reminds a player who has one card left and has not called UNO.
answer-uno-who-reminds-me-uno-match = The referee does not remind anybody to call UNO: you have to remember it yourself.
answer-uno-who-may-catch-yes = Any other player may catch somebody who did not call UNO.
answer-uno-who-may-catch-no = Nobody is caught for not calling UNO by these rules.
answer-uno-caught-before-laying-yes = You can be caught while you hold two cards.
answer-uno-caught-before-laying-no = You cannot be caught while you hold two cards: UNO is called with one card left.
answer-uno-caught-after-next-drew-yes = Somebody who forgot UNO can still be caught after the next player has drawn, until the next card is played.
answer-uno-caught-after-next-drew-no = It is too late to catch somebody who forgot UNO once the next player has drawn a card on their own turn.
answer-uno-caught-after-next-drew-no-uno-house-no-calls = Nobody is caught for not calling UNO by these rules.
answer-uno-caught-after-next-played-yes = Somebody who forgot UNO can still be caught after the next player has played a card, until somebody draws.
answer-uno-caught-after-next-played-no = It is too late to catch somebody who forgot UNO once the next player has played a card.
answer-uno-caught-after-next-played-no-uno-house-no-calls = Nobody is caught for not calling UNO by these rules.
answer-uno-call-late-but-first-yes = You are safe if you call UNO late, but before somebody catches you.
answer-uno-call-late-but-first-no = A late UNO does not count.
answer-uno-call-late-but-first-uno-house-no-calls = Nobody calls UNO by these rules, and nobody is caught.
answer-uno-call-when-too-late-uno-call-in-time = The time to catch you is over. If nobody has caught you, a late UNO costs nothing.
answer-uno-call-when-too-late-uno-house-no-calls = Nobody calls UNO by these rules, and nobody is caught.
answer-uno-call-when-too-late-uno-call = A late UNO still counts if nobody has caught you, and you are safe from then on.
answer-uno-call-when-too-late-uno-call-in-time-next-play = The time to catch you is over. If nobody has caught you, a late UNO costs nothing.
answer-uno-call-before-laying-yes = UNO may be called just before the second-to-last card is played.
answer-uno-call-before-laying-no = UNO may not be called before the second-to-last card is played.
answer-uno-call-before-my-turn-yes = Your call counts if you call UNO just before your turn, with two cards in hand.
answer-uno-call-before-my-turn-no = A call of UNO before your turn is too early and does not count.
answer-uno-call-before-my-turn-no-uno-house-no-calls = Nobody calls UNO by these rules, so the call means nothing.
answer-uno-call-with-the-card-yes = You can still be caught although you called UNO.
answer-uno-call-with-the-card-no = The player who calls UNO while playing the card cannot be caught any more.
answer-uno-call-and-catch-at-once-uno-call-crossed = Nobody can tell whether the call or the catch was first, so nobody draws cards for now. Play on, and decide it together.
answer-uno-call-and-catch-at-once-uno-house-no-calls = Nobody calls UNO by these rules, and nobody is caught.
answer-uno-call-and-catch-at-once-uno-call-crossed-call = When UNO and a catch come at once, the call counts: nobody draws cards.
answer-uno-call-and-catch-at-once-uno-call-crossed-catch = When UNO and a catch come at once, the catch counts: the player who is caught draws cards.
answer-uno-caught-after-skip-yes = The player you skipped may still catch you: missing a turn does not end the time to catch.
answer-uno-caught-after-skip-no = It is too late to catch you once the skipped player has missed the turn.
answer-uno-caught-after-draw-two-uno-call-missed-turn = It is not too late to catch you, even after the next player has drawn the two cards.
answer-uno-caught-after-draw-two-uno-call-missed-turn-draw-closes = It is too late to catch you: by these rules the time is over once the next player has drawn the two cards.
answer-uno-caught-after-draw-two-uno-call-missed-turn-closes = It is too late to catch you: by these rules the time is over once the next player has missed the turn.
answer-uno-caught-after-draw-two-uno-house-no-calls = Nobody calls UNO by these rules, and nobody is caught.
answer-uno-caught-while-choosing-color-yes = You can be caught while you are still choosing the color. The Wild is played, so you have only one card left.
answer-uno-caught-while-choosing-color-no = You cannot be caught while you are still choosing the color.
answer-uno-caught-twice-yes = You draw cards again for the same missed UNO.
answer-uno-caught-twice-no = You draw cards only once for one missed UNO.
answer-uno-caught-twice-uno-house-no-calls = Nobody calls UNO by these rules, and nobody is caught.
answer-uno-call-with-three-cards-yes = A call of UNO counts even with three cards.
answer-uno-call-with-three-cards-no = A call of UNO with three cards does not count: call it when one card is left.
answer-uno-accused-but-had-called-yes = You draw cards although you called UNO.
answer-uno-accused-but-had-called-no = You draw nothing if you called UNO, even if somebody says that you did not.
answer-uno-call-again-after-drawing-yes = You call UNO again each time you play a card and have one card left.
answer-uno-call-again-after-drawing-no = UNO need not be called again.
answer-uno-out-without-uno-yes = The win stands, even if the winner never said UNO. Only a player who is caught in time draws cards for that.
answer-uno-out-without-uno-no = The win does not stand if the winner never said UNO.
answer-uno-given-one-card-yes = The player who is given a hand of one card has to call UNO.
answer-uno-given-one-card-no = A 0 is a plain number by these rules and passes no hands on.
answer-uno-given-one-card-no-uno-house-no-calls = Nobody calls UNO by these rules, and nobody is caught.
answer-uno-given-one-card-no-uno-house-seven-zero = The player who is given a hand of one card need not call UNO, unless the table has agreed on it.
answer-uno-last-but-one-a-zero-yes = The player who plays a 0 and has one card left has to call UNO.
answer-uno-last-but-one-a-zero-no = The 0 passes your last card on to another player, so you do not have to call UNO for it.
answer-uno-last-but-one-a-zero-no-uno-house-no-calls = Nobody calls UNO by these rules, and nobody is caught.

## Drawing

answer-uno-draw-though-i-could-play-yes = You may draw although you could play a card.
answer-uno-draw-though-i-could-play-no = You may not draw while a card in your hand fits.
answer-uno-draw-though-i-could-play-uno-draw-unable = You may draw only if no card in your hand fits; nobody else sees your hand, so your word counts.
answer-uno-draw-though-i-could-play-uno-house-draw-until = You may draw only if no card in your hand fits; nobody else sees your hand, so your word counts.
answer-uno-draw-though-i-could-play-uno-house-force-play = You may draw only if no card in your hand fits; nobody else sees your hand, so your word counts.
answer-uno-keep-the-drawn-card-yes = You may keep the card that you drew even if it fits.
answer-uno-keep-the-drawn-card-no = You may not keep the card that you drew if it fits.
answer-uno-keep-the-drawn-card-no-uno-house-draw-until = You draw until a card fits, and then you play it.
answer-uno-keep-the-drawn-card-uno-drawn-card-must = If the card that you just drew fits, you have to play it; nobody else sees it, so your word counts.
answer-uno-keep-the-drawn-card-uno-drawn-card = If the card that you just drew fits, you have to play it; nobody else sees it, so your word counts.
answer-uno-another-card-of-the-hand-yes = After drawing, you may play any card that fits.
answer-uno-another-card-of-the-hand-no = After drawing, you may play only the card just drawn, and no other card from your hand.
answer-uno-play-the-drawn-card-yes = The card that you just drew may be played in the same turn if it fits.
answer-uno-play-the-drawn-card-no = The card that you just drew may not be played in the same turn.
answer-uno-play-the-drawn-card-yes-uno-drawn-card-must = The card that you just drew has to be played in the same turn if it fits.
answer-uno-play-the-drawn-card-yes-uno-house-force-play = The card that you just drew has to be played in the same turn if it fits.
answer-uno-play-the-drawn-card-yes-uno-house-must-play-drawn = The card that you just drew has to be played in the same turn if it fits.
answer-uno-another-card-after-drawing-yes = You draw again until a card fits.
answer-uno-another-card-after-drawing-no = You draw only one card in a turn.
answer-uno-draw-until-it-fits-yes = You draw until a card fits.
answer-uno-draw-until-it-fits-no = You draw only one card in a turn; if it does not fit, your turn is over.
answer-uno-wrong-number-drawn-uno-owed = A Draw Two means two cards. The player who drew too many puts the extra cards back.
answer-uno-forgot-to-draw-uno-owed-undisputed = The player who forgot to draw need not draw the two cards any more: play has gone on, and nobody has said anything.

## When something went wrong

answer-uno-wrong-card-yes = A card that does not fit stays.
answer-uno-wrong-card-no = A card that does not fit goes back to your hand; the official rules have no penalty for it.
answer-uno-wrong-card-no-uno-house-illegal-play = A card that does not fit goes back to your hand, and you draw as many cards as the table agreed.
answer-uno-out-of-turn-yes = A card played out of turn stays.
answer-uno-out-of-turn-no = A card played out of turn goes back to your hand; the official rules have no penalty for it.
answer-uno-out-of-turn-no-uno-house-illegal-play = A card played out of turn goes back to your hand, and you draw as many cards as the table agreed.
answer-uno-wrong-card-noticed-late-yes = A wrong card may stay if you notice it some turns later. The table agrees that it counts, and plays on from there.
answer-uno-wrong-card-noticed-late-no = A wrong card does not stay, even if you notice it some turns later.
answer-uno-take-back-several-yes = The scorekeeper may take back as many turns as the table agrees on.
answer-uno-take-back-several-no = Turns that are played cannot be taken back.
answer-uno-correct-and-keep-yes = You may correct a card that was written down wrongly. All later turns that still fit stay as they are.
answer-uno-correct-and-keep-no = A card that was written down wrongly cannot be corrected.
answer-uno-wrong-player-tapped-yes = The right player may play the card now. The referee then forgets that you named the wrong player.
answer-uno-wrong-player-tapped-no = The right player may not play the card now.
answer-uno-lost-track-yes = The table may just say how the round stands, and play goes on from there.
answer-uno-lost-track-no = The table may not just say how the round stands.
answer-uno-hint-costs-yes = The player who tells somebody what to play draws as many cards as the table agreed.
answer-uno-hint-costs-no = Telling somebody what to play costs no cards by these rules.
answer-uno-how-many-cards-have-you-yes = You may ask at any time how many cards somebody holds.
answer-uno-how-many-cards-have-you-no = You may not ask how many cards somebody holds.
answer-uno-count-the-piles-yes = You may count the piles and the hands at any time, without looking at facedown cards.
answer-uno-count-the-piles-no = You may not count the piles.
answer-uno-count-does-not-add-up-uno-recount = Count again: the draw pile, discards and hands together make the full deck. If they do not, something was not written down.
answer-uno-eight-cards-dealt-uno-deal-seven = Everybody should get seven cards. If somebody got more or fewer, deal again, but only if nobody has had a turn yet.
answer-uno-eight-cards-dealt-uno-house-hand-size = Everybody should get as many cards as the table agreed. If somebody did not, deal again, but only if nobody has had a turn yet.

## Coming and going

answer-uno-leaving-mid-round-uno-leaving-counted = The cards of a player who leaves are counted: say how many points they make.
answer-uno-leaving-mid-round-uno-score-partners = Partners stay together until the match is over.
answer-uno-joining-late-yes = Somebody new may join between two rounds.
answer-uno-joining-late-no = Nobody may join while teams are playing: teams stay together until the match is over.
answer-uno-join-how-many-points-match-joining = A new player starts with no points, or with as many as the table decides. These points may not be enough to end the match.
answer-uno-join-how-many-points-uno-joining-lowest = A new player starts with as many points as the player who has most, or with as many as the table decides.
answer-uno-join-how-many-points-uno-joining-elimination = A new player starts with the highest total of the players still in the match, or with what the table decides, below the target.
answer-uno-join-how-many-points-uno-score-partners = Nobody joins a match of partners: partners stay together until the match is over.
answer-uno-join-how-many-points-match-over = One round wins the match by these rules. A new player joins before that round, or in the next match.
answer-uno-coming-back-uno-score-partners = Partners stay together until the match is over, so nobody leaves and comes back.
answer-uno-coming-back-match-coming-back = A player who comes back keeps the old points. If few points win, that player gets at least as many as the player who has most.
answer-uno-coming-back-match-over = Once somebody has won as many rounds as you agreed on, the match is over and nobody comes back.
answer-uno-paper-rounds-yes = You may go on from rounds that were played on paper.
answer-uno-paper-rounds-no = You may not go on from rounds that were played on paper.
answer-uno-joining-mid-round-yes = Somebody may join in the middle of a round.
answer-uno-joining-mid-round-no = Nobody joins in the middle of a round: wait until it is scored.

## Several cards at once

answer-uno-two-equal-cards-yes = You may play two identical cards at once.
answer-uno-two-equal-cards-no = You play one card in a turn, even if you hold two identical cards.
answer-uno-same-number-two-colors-yes = You may play two cards of the same number at once.
answer-uno-same-number-two-colors-no = You play one card in a turn, even if you hold the same number twice.

## Jump-in

answer-uno-jump-in-same-card-yes = You may play the very same card out of turn: you jump in, and play goes on from you.
answer-uno-jump-in-same-card-no = The very same card may not be played out of turn by these rules: take the card back.
answer-uno-jump-in-same-number-yes = You may jump in with the same number in another color.
answer-uno-jump-in-same-number-no = Nobody jumps in by these rules: a card is played only on your own turn.
answer-uno-jump-in-same-number-no-uno-house-jump-in = You may not jump in with the same number in another color: it has to be the very same card.
answer-uno-jump-in-who-is-next-yes = After a jump-in, the player whose turn it was still plays next.
answer-uno-jump-in-who-is-next-no = Play goes on from the player who jumped in. The player whose turn it was loses that turn.
answer-uno-jump-in-who-is-next-uno-turn = Nobody jumps in by these rules: a card is played only on your own turn.
answer-uno-jump-in-on-first-card-yes = You may jump in on the card turned up at the deal.
answer-uno-jump-in-on-first-card-no = Nobody jumps in by these rules: a card is played only on your own turn.
answer-uno-jump-in-on-first-card-no-uno-house-jump-in = You may not jump in on the card turned up at the deal: nobody has played it.
answer-uno-jump-in-on-zero-yes = You may jump in on a 0.
answer-uno-jump-in-on-zero-no = Nobody jumps in by these rules: a card is played only on your own turn.
answer-uno-jump-in-on-zero-no-uno-deduction-card = Nobody can jump in on a 0: there is only one 0 of each color.
answer-uno-jump-in-with-wild-yes = You may jump in with a Wild on a Wild.
answer-uno-jump-in-with-wild-no = Nobody jumps in by these rules: a card is played only on your own turn.
answer-uno-jump-in-with-wild-no-uno-house-jump-in = You may not jump in with a Wild on a Wild.
answer-uno-jump-in-on-skip-uno-turn = Nobody jumps in by these rules: the second Skip is out of turn and goes back.
answer-uno-jump-in-on-skip-uno-skip = Play goes on from the player who jumped in, and the player after that misses a turn.
answer-uno-jump-in-on-draw-two-yes = You may jump in on a Draw Two before its cards are drawn: the cards for both are added up.
answer-uno-jump-in-on-draw-two-no = Nobody jumps in by these rules: a card is played only on your own turn.
answer-uno-jump-in-on-draw-two-no-uno-house-jump-in = You may not jump in on a Draw Two before its cards are drawn.
answer-uno-two-want-to-jump-in-yes = Both players can hold that card.
answer-uno-two-want-to-jump-in-no = The deck has only two of that card, and both are played already. Nobody else can hold one.
answer-uno-two-want-to-jump-in-uno-turn = Nobody jumps in by these rules: a card is played only on your own turn.
answer-uno-jump-in-own-card-yes = You played one of two equal cards. You may play the other one right away.
answer-uno-jump-in-own-card-no = You played one of two equal cards. You have to wait for your next turn to play the other one.
answer-uno-jump-in-and-win-yes = You may jump in with your last card and win the round.
answer-uno-jump-in-and-win-no = Nobody jumps in by these rules: a card is played only on your own turn.

## Seven-zero

answer-uno-seven-swaps-hands-yes = The player of a 7 may swap hands with another player.
answer-uno-seven-swaps-hands-no = A 7 is a plain number by these rules: nobody swaps hands.
answer-uno-seven-must-swap-yes = The player of a 7 has to swap hands with somebody before play goes on.
answer-uno-seven-must-swap-no = A 7 is a plain number by these rules: nobody swaps hands.
answer-uno-seven-must-swap-no-uno-house-seven-zero = The player of a 7 may swap hands with somebody, but does not have to.
answer-uno-last-card-a-seven-yes = The player who goes out with a 7 still swaps hands.
answer-uno-last-card-a-seven-no = The player who goes out with a 7 has won the round: no hands are swapped.
answer-uno-zero-rotates-uno-swap = A 0 is a plain number by these rules: no hands move.
answer-uno-zero-rotates-uno-house-seven-zero = When a 0 is played, everybody passes the whole hand on in the direction of play.
answer-uno-first-card-a-zero-yes = Hands are swapped or passed on when a 0 or a 7 is turned up to begin.
answer-uno-first-card-a-zero-no = Nobody swaps hands or passes them on when a 0 or a 7 is turned up to begin.

## The 69 rule

answer-uno-nine-on-six-yes = A 9 may be played on a 6 of its color out of turn, and a 6 on a 9.
answer-uno-nine-on-six-no = A 9 may not be played on a 6 out of turn.
answer-uno-color-crazy-how-many-yes = With four players it is enough if three in a row each play a 6 or a 9 of one color. Then everybody may discard cards of that color.
answer-uno-color-crazy-how-many-no = These rules have no Color Crazy: it belongs to a house rule, the 69 rule.
answer-uno-color-crazy-two-in-a-row-yes = With four players a 6 and a 9 of one color are enough. Then everybody may discard cards of that color.
answer-uno-color-crazy-two-in-a-row-no = These rules have no Color Crazy: it belongs to a house rule, the 69 rule.
answer-uno-color-crazy-two-in-a-row-no-uno-house-sixty-nine-crazy = With four players a 6 and a 9 are not enough for Color Crazy: three players in a row have to play a 6 or a 9 of one color.
answer-uno-color-crazy-between-two-yes = Two players are enough for Color Crazy.
answer-uno-color-crazy-between-two-no = These rules have no Color Crazy: it belongs to a house rule, the 69 rule.
answer-uno-color-crazy-between-two-no-uno-house-sixty-nine-crazy = Two players are not enough for Color Crazy: three players in a row have to play a 6 or a 9 of one color.

## Scores

answer-uno-shuffle-hands-worth-uno-deck = The deck of these rules has no Wild Shuffle Hands.
answer-uno-shuffle-hands-worth-uno-deck-112-swap = The deck of these rules has no Wild Shuffle Hands.
answer-uno-shuffle-hands-worth-uno-deck-112-blank = The deck of these rules has no Wild Shuffle Hands.
answer-uno-shuffle-hands-worth-uno-deck-112-themed = The deck of these rules has no Wild Shuffle Hands.
answer-uno-shuffle-hands-worth-uno-score-none = No cards are counted by these rules: the player who goes out has won the round.
answer-uno-shuffle-hands-worth-uno-target-rounds = No cards are counted by these rules: the player who goes out has won the round.
answer-uno-what-cards-are-worth-uno-score-none = No cards are counted by these rules: the player who goes out has won the round.
answer-uno-what-cards-are-worth-uno-target-rounds = No cards are counted by these rules: the player who goes out has won the round.
answer-uno-impossible-points-yes = A single card can be worth that many points.
answer-uno-impossible-points-no = No single card is worth 44 points: count again.
answer-uno-impossible-points-no-uno-score-none = No points are counted by these rules: the round counts as won for the player who went out.
answer-uno-nobody-has-nothing-yes = Everybody can have points in the same round.
answer-uno-nobody-has-nothing-no = Somebody always has no points in a round: count again.
answer-uno-nobody-has-nothing-no-uno-score-none = No points are counted by these rules: the round counts as won for the player who went out.
answer-uno-nobody-has-nothing-no-uno-score-winner = Only the player who went out gets points for a round: count again.
answer-uno-who-gets-the-points-uno-score-none = Nobody gets points by these rules: the player who goes out has won the round.
answer-uno-who-gets-the-points-uno-score-partners = The team that went out scores the cards in the hands of the other teams.
answer-uno-partner-cards-uno-score-winner = By these rules nobody has a partner: the player who went out scores the cards in all other hands, yours too.
answer-uno-partner-cards-uno-score-none = No cards are counted by these rules: the player who goes out has won the round.
answer-uno-partner-cards-uno-score-own = By these rules nobody has a partner: the cards in your hand count against you.
answer-uno-partner-cards-uno-score-challenge = By these rules nobody has a partner: the cards in your hand count against you.
answer-uno-partner-cards-uno-score-partners = Your hand counts for nobody: your team scores only the cards in the hands of the other teams.
answer-uno-do-we-count-points-yes = When somebody has gone out, the others count the cards in their hands. You may agree to count only who wins each round.
answer-uno-do-we-count-points-no = No cards are counted by these rules: the round counts as won.
answer-uno-points-count-double-match-round = No points are counted by these rules: the player who goes out has won the round.
answer-uno-points-count-double-uno-score-winner = The points of a round count once: counting them twice is a house rule.
answer-uno-points-count-double-uno-score-own = The points of a round count once: counting them twice is a house rule.
answer-uno-points-count-double-uno-score-challenge = The points of a round count once: counting them twice is a house rule.
answer-uno-points-count-double-uno-score-partners = The points of a round count once: counting them twice is a house rule.
answer-uno-six-in-pairs-uno-score-winner = By these rules everybody plays alone: the player who went out scores the cards in all other hands.
answer-uno-six-in-pairs-uno-score-none = No points are counted by these rules: the player who goes out has won the round.
answer-uno-six-in-pairs-uno-score-own = By these rules everybody plays alone: the cards left in your hand count against you.
answer-uno-six-in-pairs-uno-score-challenge = By these rules everybody plays alone: the cards left in your hand count against you.
answer-uno-six-in-pairs-uno-score-partners = The team that went out scores the cards in the hands of the other teams.
answer-uno-six-in-pairs-uno-score-pairs = The team of two that went out gets the points for all cards in the hands of the other teams, as one total.
answer-uno-six-in-two-teams-uno-score-winner = By these rules everybody plays alone: the player who went out scores the cards in all other hands.
answer-uno-six-in-two-teams-uno-score-none = No points are counted by these rules: the player who goes out has won the round.
answer-uno-six-in-two-teams-uno-score-own = By these rules everybody plays alone: the cards left in your hand count against you.
answer-uno-six-in-two-teams-uno-score-challenge = By these rules everybody plays alone: the cards left in your hand count against you.
answer-uno-six-in-two-teams-uno-score-partners = The team that went out scores the cards in the hands of the other teams.
answer-uno-six-in-two-teams-uno-score-two-teams = The whole team gets the points for all cards in the hands of the other team, as one total.

## Winning the match

answer-uno-past-five-hundred-uno-target = You have won with 520 points: you need not reach the target exactly.
answer-uno-past-five-hundred-uno-target-partners = Your team has won with 520 points: you need not reach the target exactly.
answer-uno-past-five-hundred-uno-target-none = No points are counted by these rules: when you stop, the player who has won most rounds has won the match.
answer-uno-past-five-hundred-match-over = No points are counted by these rules: the match is won with the agreed number of rounds, usually one.
answer-uno-past-five-hundred-uno-score-own = Few points are good by these rules: when anybody reaches the target, the lowest total wins.
answer-uno-past-five-hundred-uno-score-challenge = By these rules a player who reaches the target or goes past it is out of the match.
answer-uno-how-many-points-win-uno-target = 500 points win the match, unless the table chose another target.
answer-uno-how-many-points-win-uno-target-none = No points are counted by these rules: when you stop, the player who has won most rounds has won the match.
answer-uno-how-many-points-win-uno-target-rounds = No points are counted by these rules: the match is won with the agreed number of rounds, usually one.
answer-uno-how-many-points-win-uno-target-elimination = A player who reaches the target is out of the match, and the last player left wins.
answer-uno-how-many-points-win-uno-target-partners = The team that first reaches the target wins the match: 500 points, unless the table chose another.
answer-uno-two-reach-the-target-yes = Two players can reach the target in the same round.
answer-uno-two-reach-the-target-no = Only the winner of a round gets points, so no two players reach 500 in the same round.
answer-uno-two-reach-the-target-no-uno-score-none = No points are counted by these rules, so nobody reaches 500.
answer-uno-two-reach-the-target-no-uno-score-partners = Only the team that went out gets points, so no two teams reach the target in the same round.
answer-uno-out-at-the-target-uno-score-winner = The cards in your own hand give you no points by these rules: only the player who went out gets points.
answer-uno-out-at-the-target-uno-score-partners = The cards in your own hand give you no points by these rules: only the team that went out gets points.
answer-uno-out-at-the-target-uno-score-none = No points are counted by these rules: the player who goes out has won the round.
answer-uno-out-at-the-target-match-over = No points are counted by these rules: the player who goes out has won the round.
answer-uno-out-at-the-target-uno-target-lowest = The match is over once anybody reaches the target, and the lowest total wins.
answer-uno-out-at-the-target-uno-target-elimination = The cards left in your hand count against you. When you reach the target, you are out of the match.
answer-uno-play-on-after-the-end-yes = You may play on after the match is won: the totals go on.
answer-uno-play-on-after-the-end-no = The match goes on by these rules until you decide to stop: just play the next round.
answer-uno-play-on-after-the-end-match-over = You may play on after the match is won: the totals go on.

## Too many cards

answer-uno-hand-too-big-yes = There is no limit of cards in a hand: a player who holds 25 plays on.
answer-uno-hand-too-big-no = A player who reaches the limit of cards is out of this round and plays again in the next one.
answer-uno-hand-too-big-counted-yes = The cards of a big hand count like those of every other hand.
answer-uno-hand-too-big-counted-no = A hand that reached the limit of cards is set aside and not counted.
answer-uno-hand-too-big-counted-no-uno-score-none = No cards are counted by these rules.

## Playing a card

answer-uno-written-on-a-wild-uno-deck = The deck of these rules has no Wild Customizable.
answer-uno-written-on-a-wild-uno-match = You play a Wild Customizable like a Wild: you name the color, and everybody does what is written on the card.
answer-uno-written-on-a-wild-uno-house-written-wilds = You play a Wild Customizable like a Wild: you name the color, and everybody does what is written on the card.
answer-uno-blank-for-a-lost-card-uno-match = You first have to agree, all together, which lost card the blank card stands for. Then it is played like that card.
answer-uno-blank-for-a-lost-card-uno-house-blank-cards = A blank card stands for a lost card: it fits, acts and counts like that card.

## The game

answer-uno-the-goal-uno-target = Get rid of all your cards: that wins the round and scores the cards in the other hands. 500 points win the match.
answer-uno-the-goal-uno-target-none = Be the first to get rid of all your cards: that wins the round, and the player who wins most rounds wins the match.
answer-uno-the-goal-uno-target-rounds = Be the first to get rid of all your cards: that wins the round, and the agreed number of rounds wins the match.
answer-uno-the-goal-uno-target-lowest = Get rid of your cards: what is left counts against you, and the lowest total wins the match.
answer-uno-the-goal-uno-target-elimination = Get rid of your cards: what is left counts against you, and a player who reaches the target is out.
answer-uno-the-goal-uno-target-partners = Get rid of all your cards: your team then scores what the other teams hold, and the target wins the match.
answer-uno-how-many-players-match-opening = Two to ten people play UNO with one deck of cards.
answer-uno-how-many-dealt-uno-deal-seven = Everybody is dealt seven cards.
answer-uno-how-many-dealt-uno-house-hand-size = Everybody is dealt as many cards as you have agreed on.
answer-uno-which-way-round-uno-deal = Play begins clockwise, to the left, and each Reverse turns the direction round.
answer-uno-set-up-uno-deal = Shuffle, deal seven cards to everybody, and turn up the next card: it begins the discards. The rest is the draw pile.
answer-uno-set-up-uno-house-hand-size = Shuffle, deal as many cards as agreed, and turn up the next card: it begins the discards. The rest is the draw pile.
answer-uno-what-skip-does-uno-skip = A Skip makes the next player miss a turn.
answer-uno-what-reverse-does-uno-reverse = A Reverse turns the direction of play round.
answer-uno-what-draw-two-does-uno-draw-two = A Draw Two makes the next player draw two cards and miss the turn.
answer-uno-what-draw-two-does-uno-house-stacking = The next player draws two cards and misses the turn, or plays another draw card on it, as the table agreed.
answer-uno-what-wild-does-uno-wild = A Wild goes on every card on your turn, and you name the color that counts next.
answer-uno-what-draw-four-does-uno-wild-draw-four = The next player draws four cards and misses the turn; the player who played the Wild Draw Four names the color.
answer-uno-what-draw-four-does-uno-house-stacking = You name the color; the next player draws four cards and misses the turn, or plays another draw card, as agreed.
answer-uno-what-shuffle-hands-does-uno-wild-shuffle-hands = You name the color. Then all hands are shuffled and dealt again, beginning on your left. The direction of play stays the same.
answer-uno-what-swap-hands-does-uno-wild-swap-hands = The player who plays a Wild Swap Hands names the color and swaps the whole hand with another player.
answer-uno-what-customizable-is-uno-wild-customizable = A Wild Customizable is a Wild on which you write a rule of your own. Everybody follows that rule when the card is played.
answer-uno-how-challenge-works-uno-challenge = Challenge a Wild Draw Four before you draw. If it was a bluff, the player who played it draws four cards. If not, you draw six.
answer-uno-how-challenge-works-uno-challenge-anyone = Anybody may challenge a Wild Draw Four. If it was a bluff, the player who played it draws four cards. If not, the challenger draws six.
answer-uno-how-challenge-works-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, because nobody may bluff.
answer-uno-how-long-to-challenge-uno-challenge-in-time = A Wild Draw Four may be challenged until its cards are drawn, or until somebody plays on.
answer-uno-how-long-to-challenge-uno-challenge-in-time-next-act = A Wild Draw Four may be challenged until somebody plays on, even after its cards are drawn.
answer-uno-how-long-to-challenge-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, because nobody may bluff.
answer-uno-how-long-to-catch-uno-house-no-calls = Nobody calls UNO by these rules, and nobody is caught.
answer-uno-how-long-to-catch-uno-call-in-time = The player who forgot UNO can be caught until another player has played or drawn a card on their own turn.
answer-uno-how-long-to-catch-uno-call-in-time-next-draw = The player who forgot UNO can be caught until another player draws a card; playing a card does not end the time.
answer-uno-how-long-to-catch-uno-call-in-time-next-play = The player who forgot UNO can be caught until another player plays a card; drawing does not end the time.
answer-uno-how-two-play-uno-reverse-two-players = With two players a Reverse works like a Skip: the player who plays it has another turn.
answer-uno-what-partners-is-uno-score-partners = Partners sit opposite each other and share one total. When one of them goes out, both score the cards in the hands of the other teams.
answer-uno-a-turn-uno-match = On your turn play a card of the same color, number or symbol, or a wild card; if you cannot, draw one card.
answer-uno-how-to-win-uno-advice = Keep wild cards until nothing else fits. Play cards that are worth many points early. Slow down the players who have few cards.
answer-uno-when-to-challenge-uno-challenge-innocent = Challenge when you believe that the player held the color: if you are wrong, you draw six cards instead of four.
answer-uno-when-to-challenge-uno-house-no-bluffing = Nobody challenges a Wild Draw Four by these rules, because nobody may bluff.
answer-uno-which-house-rules-match-rules = Many tables agree on stacking, seven-zero, jump-in, drawing until a card fits, or no bluffing: choose any of them.
answer-uno-what-challenge-uno-is-uno-target-elimination = In Challenge UNO the cards left in your hand count against you. A player who reaches the target is out, and the last player left wins.

## House rules

answer-uno-house-blank-cards-uno-house-blank-cards = By this house rule a blank card stands for a lost card: it fits, acts and counts like that card.
answer-uno-house-hand-size-uno-house-hand-size = By this house rule everybody is dealt as many cards as the table has agreed on, instead of seven.
answer-uno-house-stacking-uno-house-stacking = By this house rule a player who has to draw may play another draw card (+2 or +4) instead, as agreed. The next player draws all the cards.
answer-uno-house-skip-bounce-uno-house-skip-bounce = By this house rule a Skip of the same color passes a Draw Two on, and the next player may pass it on with any Skip.
answer-uno-house-reverse-bounce-uno-house-reverse-bounce = By this house rule a Reverse of the same color sends a Draw Two back, and any Reverse may send it back again.
answer-uno-house-jump-in-uno-house-jump-in = By this house rule you may play the very same card as the one just played, even out of turn, until the next player plays or draws.
answer-uno-house-seven-zero-uno-house-seven-zero = By this house rule the player of a 7 may swap hands with another player. A 0 passes every hand on in the direction of play.
answer-uno-house-draw-until-uno-house-draw-until = By this house rule a player who has no card that fits draws until a card fits, and plays that card.
answer-uno-house-force-play-uno-house-force-play = By this house rule you have to play a card when you can, also one that you have just drawn.
answer-uno-house-must-play-drawn-uno-house-must-play-drawn = By this house rule you have to play the card that you just drew if it fits; nobody else sees it, so your word counts.
answer-uno-house-silent-uno-uno-house-silent-uno = By this house rule you tap the table when you have one card left, instead of saying UNO. If you forget it, you can be caught.
answer-uno-house-no-calls-uno-house-no-calls = By this house rule nobody says UNO with one card left, and nobody is caught.
answer-uno-house-remind-uno-uno-house-remind-uno = By this house rule the referee reminds a player who has one card left and has not called UNO.
answer-uno-house-sixty-nine-uno-house-sixty-nine = A 6 and a 9 of one color fit on each other, even out of turn. If half of you (at least three) play one in a row, all may discard that color.
answer-uno-house-equal-cards-uno-house-equal-cards = By this house rule you may play several cards of one number together: the first has to fit, the last lies on top.
answer-uno-house-named-color-uno-house-named-color = By this house rule you name only a color of which you hold a card; the others trust you.
answer-uno-house-no-action-finish-uno-house-no-action-finish = By this house rule your last card has to be a number. If it is any other card, you draw a card instead of playing it.
answer-uno-house-no-bluffing-uno-house-no-bluffing = By this house rule nobody plays a Wild Draw Four while holding the current color, and nobody challenges.
answer-uno-house-illegal-play-uno-house-illegal-play = By this house rule the player who plays a card wrongly or out of turn takes it back and draws as many cards as agreed.
answer-uno-house-false-call-uno-house-false-call = By this house rule a player whose call of UNO does not count draws as many cards as the table agreed.
answer-uno-house-false-accusation-uno-house-false-accusation = By this house rule a player who wrongly says that somebody forgot UNO draws as many cards as the table agreed.
answer-uno-house-hint-uno-house-hint = By this house rule the player who tells another player what to play draws as many cards as the table agreed.
answer-uno-house-double-score-uno-house-double-score = By this house rule the points of every round count double, or as many times as the table agreed.
answer-uno-house-hand-limit-uno-house-hand-limit = By this house rule the table agrees how many cards are too many. A player who holds that many is out of the round.
answer-uno-house-written-wilds-uno-house-written-wilds = By this house rule the table writes its own rules on Wild Customizable cards, and follows them when one is played.
