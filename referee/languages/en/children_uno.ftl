### What is told to a child instead of the sentences that answer questions about UNO.
### Each key ends like that of the sentence.

## Draw Two

child-uno-draw-two-on-draw-two-yes = Yes. The first player who does not put one on top takes all the cards.
child-uno-draw-two-on-draw-two-no = No, a Draw Two does not help here. You have to take the cards.
child-uno-draw-four-on-draw-two-yes = Yes, put it on top, and the next player takes the cards for both.
child-uno-draw-four-on-draw-two-no = No, a Wild Draw Four does not help here. You have to take the cards.
child-uno-draw-two-once-drawn-for-yes = Yes, its cards were taken, so now it is like any other card and yours fits.
child-uno-draw-two-once-drawn-for-no = No, your Draw Two has another color, so it cannot go on top.
child-uno-draw-two-once-drawn-for-how-many-uno-draw-two = Just two, because the first two cards were taken already.
child-uno-draw-two-takes-the-turn-yes = Yes, you take the cards and you have to wait this turn, too.
child-uno-draw-two-takes-the-turn-no = No, you take the cards, but you still get your turn.
child-uno-draw-two-drawn-for-a-draw-two-yes = Yes, if you get a Draw Two that way, you can play it right then.
child-uno-draw-two-drawn-for-a-draw-two-no = No, you cannot play it yet, because your turn is over.
child-uno-skip-against-draw-two-yes = Yes, a Skip of the same color gives the Draw Two to the next player.
child-uno-skip-against-draw-two-no = No, a Skip does not help here. You have to take the cards.
child-uno-reverse-against-draw-two-yes = Yes, if the color is the same, the player before you takes the cards.
child-uno-reverse-against-draw-two-no = No, a Reverse does not help here. You have to take the cards.
child-uno-wild-against-draw-two-yes = Yes, a Wild keeps you safe from a Draw Two.
child-uno-wild-against-draw-two-no = No, a Wild does not help here. You have to take the cards.

## Wild Draw Four

child-uno-draw-two-on-draw-four-yes = Yes, in the color picked. The first player who adds no card takes all the cards.
child-uno-draw-two-on-draw-four-no = No, you cannot use a Draw Two to get out of a Wild Draw Four.
child-uno-draw-two-of-any-color-on-draw-four-yes = Yes, it can be any color, and the next player takes the cards for both.
child-uno-draw-two-of-any-color-on-draw-four-no = No, no color of Draw Two gets you out of a Wild Draw Four.
child-uno-draw-two-of-any-color-on-draw-four-no-uno-match = No, the Draw Two must have the color that was picked.
child-uno-draw-four-on-draw-four-yes = Yes. The first player who does not put one on top takes all the cards.
child-uno-draw-four-on-draw-four-no = No, you cannot use one Wild Draw Four to get out of another.
child-uno-skip-against-draw-four-yes = Yes, a Skip keeps you safe from a Wild Draw Four.
child-uno-skip-against-draw-four-no = No, a Skip cannot keep you safe from a Wild Draw Four.
child-uno-reverse-against-draw-four-yes = Yes, with a Reverse the Wild Draw Four goes back.
child-uno-reverse-against-draw-four-no = No, a Reverse cannot make a Wild Draw Four go back.
child-uno-wild-against-draw-four-yes = Yes, a Wild keeps you safe from a Wild Draw Four.
child-uno-wild-against-draw-four-no = No, a Wild cannot keep you safe from a Wild Draw Four.
child-uno-draw-four-when-uno-wild-draw-four-color = When you have no card of the color we play now. Other cards do not matter.
child-uno-draw-four-when-uno-wild-draw-four-color-any-playable = Only when nothing else in your hand fits at all, not even another wild card.
child-uno-draw-four-when-uno-wild-draw-four-color-wilds-count = Only when you have no card of the color we play now and no other wild card.
child-uno-draw-four-holding-the-color-yes = Yes, you can, even if you have a card of the color we play now.
child-uno-draw-four-holding-the-color-no = No, you cannot while you have a card of the color we play now.
child-uno-draw-four-with-the-same-number-yes = Yes, you cannot play a Wild Draw Four while you have the same number or sign.
child-uno-draw-four-with-the-same-number-no = No, the same number is fine, because only the color we play now matters.
child-uno-draw-four-with-another-wild-yes = Yes, you cannot play a Wild Draw Four while you have another wild card.
child-uno-draw-four-with-another-wild-no = No, another wild card is fine, because only the color we play now matters.
child-uno-draw-four-on-wild-uno-wild-draw-four-color = You must not have a card of the color that was picked for the Wild.
child-uno-draw-four-on-wild-uno-wild-draw-four-color-any-playable = None of your cards may fit: not the color picked, and no other wild card.
child-uno-draw-four-on-wild-uno-wild-draw-four-color-wilds-count = You must not have the color picked for the Wild, or any other wild card.
child-uno-draw-four-just-drawn-yes = Yes, right away, if your other cards allow it.
child-uno-draw-four-just-drawn-no = No, you cannot play it when you have just taken it.
child-uno-draw-four-bluff-yes = Yes, you can try a trick. The card stays unless somebody says it is a trick.
child-uno-draw-four-bluff-no = No, you cannot try to trick us with a Wild Draw Four.
child-uno-draw-four-seen-through-yes = Yes, if we can all see that it is not allowed, it goes back right away.
child-uno-draw-four-seen-through-no = No, even if we all know it, somebody has to say it is a trick.
child-uno-draw-four-takes-the-turn-yes = Yes, you take the cards and you have to wait this turn, too.
child-uno-draw-four-takes-the-turn-no = No, you take the cards, but you still get your turn.

## A turn

child-uno-wild-on-wild-yes = Yes, a Wild can go on any card, so it can go on a Wild too.
child-uno-wild-on-wild-no = No, you cannot put a Wild on another Wild.
child-uno-wild-keeps-the-color-yes = Yes, with a Wild you can pick the color we play now.
child-uno-wild-keeps-the-color-yes-uno-house-named-color = Yes, you can pick the color we play now, if you have a card of it.
child-uno-wild-keeps-the-color-no = No, with a Wild you cannot pick the color we play now.
child-uno-color-i-do-not-hold-uno-color = You can pick any color you like, even one you do not have.
child-uno-color-i-do-not-hold-uno-house-named-color = Pick only a color you have in your hand, but nobody else checks.
child-uno-wild-though-something-fits-yes = Yes, on your turn you can, even if you have another card that fits.
child-uno-wild-though-something-fits-no = No, you cannot play a Wild while you have another card that fits.
child-uno-what-goes-on-a-wild-yes = Yes, you can put any color on a Wild.
child-uno-what-goes-on-a-wild-no = No, only the color that was picked can go on it, or another wild card.
child-uno-skip-on-skip-yes = Yes, both have the same sign, so the colors can be different.
child-uno-skip-on-skip-no = No, you cannot put a Skip on a Skip if the colors are different.
child-uno-same-number-another-color-yes = Yes, if the number is the same, the color can be different.
child-uno-same-number-another-color-no = No, the same number does not help if the color is different.
child-uno-wild-without-a-color-yes = Yes, we keep playing even if nobody picked a color.
child-uno-wild-without-a-color-no = No, we all wait until the color for the Wild is picked.
child-uno-action-card-of-another-color-yes = Yes, you can play those three at any time, in any color.
child-uno-action-card-of-another-color-no = No, they must fit like other cards, by their color or by the same sign.
child-uno-draw-two-of-another-color-after-draw-four-yes = Yes, its cards were taken, so a Draw Two of any color can go on it.
child-uno-draw-two-of-another-color-after-draw-four-no = No, only the color that was picked can go on it, or a wild card.

## Going out

child-uno-out-on-draw-two-yes = Yes, even if a Draw Two is the last card, the next player takes two cards.
child-uno-out-on-draw-two-no = No, if a Draw Two is the last card, the next player takes no cards.
child-uno-out-on-draw-two-no-uno-score-none = No, we do not count points, so nobody takes cards after somebody has won.
child-uno-out-on-draw-two-uno-house-no-action-finish = If we play that rule, the last card must be a number, never a Draw Two.
child-uno-out-on-draw-two-counted-yes = Yes, those two cards count, just like all the others in that hand.
child-uno-out-on-draw-two-counted-no = No, nobody takes those cards, so they do not count.
child-uno-out-on-draw-two-counted-no-uno-score-none = No, we do not count points, so those cards make no difference.
child-uno-out-on-draw-two-counted-uno-house-no-action-finish = If we play that rule, the last card must be a number, never a Draw Two.
child-uno-out-on-draw-four-yes = Yes, even if it is the last card, the next player takes four cards.
child-uno-out-on-draw-four-no = No, if a Wild Draw Four is the last card, the next player takes no cards.
child-uno-out-on-draw-four-no-uno-score-none = No, we do not count points, so nobody takes cards after somebody has won.
child-uno-out-on-draw-four-uno-house-no-action-finish = If we play that rule, the last card must be a number, never a Wild Draw Four.
child-uno-out-on-an-action-card-yes = Yes, your last card can be a Skip, a Reverse or a Draw Two.
child-uno-out-on-an-action-card-no = No, you cannot end with one of those. Your last card must be a number.
child-uno-out-on-a-wild-yes = Yes, your last card can be a Wild.
child-uno-out-on-a-wild-no = No, you cannot end with a Wild. Your last card must be a number.
child-uno-win-with-draw-four-yes = Yes, you can end with a Wild Draw Four and win the round.
child-uno-win-with-draw-four-no = No, you cannot end with it. Your last card must be a number.
child-uno-out-on-a-wild-color-yes = Yes, you still pick a color, even if a Wild was your last card.
child-uno-out-on-a-wild-color-no = No, the round is over, so you do not have to pick a color.
child-uno-out-on-a-wild-color-uno-house-no-action-finish = If we play that rule, the last card must be a number, never a Wild.
child-uno-saying-uno-out-yes = Yes, you must say something when you play your very last card.
child-uno-saying-uno-out-no = No, say nothing then. You say UNO with one card left, never with none.
child-uno-last-card-shuffle-hands-yes = Yes. A Wild Shuffle Hands can be your very last card.
child-uno-last-card-shuffle-hands-no = No. There is no Wild Shuffle Hands in the cards for these rules.
child-uno-last-card-shuffle-hands-no-uno-house-no-action-finish = No. Your last card must be a number, so it can't be a Wild Shuffle Hands.
child-uno-shuffle-hands-uneven-yes = Yes. The cards go out one by one, so some people get one less.
child-uno-shuffle-hands-uneven-no = No. After a Wild Shuffle Hands, everyone has the same number of cards.
child-uno-shuffle-hands-uneven-uno-deck = There is no Wild Shuffle Hands in the cards for these rules.
child-uno-shuffle-hands-uneven-uno-deck-112-swap = There is no Wild Shuffle Hands in the cards for these rules.
child-uno-shuffle-hands-uneven-uno-deck-112-blank = There is no Wild Shuffle Hands in the cards for these rules.
child-uno-shuffle-hands-uneven-uno-deck-112-themed = There is no Wild Shuffle Hands in the cards for these rules.

## Two players

child-uno-reverse-between-two-yes = Yes, with just two players, a Reverse lets you go again.
child-uno-reverse-between-two-no = No, with just two players, the other one goes next after your Reverse.
child-uno-drawing-in-the-extra-turn-yes = Yes, in the turn you got from your Reverse you can take a card.
child-uno-drawing-in-the-extra-turn-no = No, with two of us you get no new turn for that. The other player goes next.
child-uno-skip-between-two-yes = Yes, with just two players, a Skip lets you go again.
child-uno-skip-between-two-no = No, with just two players, a Skip does not let you go again.
child-uno-draw-two-between-two-yes = Yes, with just two players, you go again once the other one took the cards.
child-uno-draw-two-between-two-no = No, with just two players, a Draw Two does not let you go again.
child-uno-draw-four-between-two-yes = Yes, with just two players, you go again once the other one took the cards.
child-uno-draw-four-between-two-no = No, with just two players, a Wild Draw Four does not let you go again.

## The draw pile

child-uno-pile-used-up-uno-pile-short = Leave the top played card, and mix the others into a new pile to take from.
child-uno-pile-used-up-uno-sitting-out = Leave the top played card, and mix the others into a new pile to take from.
child-uno-nothing-to-draw-yes = Yes, you take it later, when there is a card again.
child-uno-nothing-to-draw-no = No, if there is no card left to take, you do not take it later.
child-uno-nothing-to-draw-uno-sitting-out = If there is no card left to take, you do not take it later.
child-uno-turn-with-nothing-to-draw-yes = Yes, your turn is over, even if there was no card to take.
child-uno-turn-with-nothing-to-draw-no = No, if there was no card to take, it is still your turn.
child-uno-turn-with-nothing-to-draw-uno-sitting-out = Your turn is over, even if there was no card to take.
child-uno-more-owed-than-there-is-uno-pile-short = Take what is there, mix all played cards but the top one, take more. Still too few? Stop then.
child-uno-more-owed-than-there-is-uno-owed = Take what is there, mix all played cards but the top one, take more. Still too few? Stop then.
child-uno-more-owed-than-there-is-uno-sitting-out = Take what is there, mix all played cards but the top one, take more. Still too few? Stop then.
child-uno-draw-first-or-shuffle-first-uno-pile-short = Take first. When the pile is empty, mix all played cards but the top one, and take the rest.
child-uno-draw-first-or-shuffle-first-uno-owed = Take first. When the pile is empty, mix all played cards but the top one, and take the rest.
child-uno-draw-first-or-shuffle-first-uno-sitting-out = Take first. When the pile is empty, mix all played cards but the top one, and take the rest.
child-uno-shuffled-into-the-pile-yes = Yes, somebody can take that card.
child-uno-shuffled-into-the-pile-no = No, a card from a hand cannot be in the new pile. Something was written down wrong.
child-uno-shuffled-into-the-pile-uno-sitting-out = A card from a hand cannot be in the new pile. Something was written down wrong.

## Challenging a Wild Draw Four

child-uno-may-i-challenge-yes = Yes, before you take the cards you can say it is a trick.
child-uno-may-i-challenge-yes-uno-challenge-anyone = Yes, any other player can say it is a trick.
child-uno-may-i-challenge-no = No. If we play that rule, tricks are not allowed, so nobody can say it is one.
child-uno-challenge-third-player-yes = Yes, any other player can say it is a trick, not only the one who takes cards.
child-uno-challenge-third-player-no = No, only the player who has to take the cards can say it is a trick.
child-uno-challenge-third-player-no-uno-house-no-bluffing = No. If we play that rule, tricks are not allowed, so nobody can say it is one.
child-uno-challenge-third-player-loses-uno-challenge = Nobody takes six cards. Only the player who has to take cards can say it is a trick.
child-uno-challenge-third-player-loses-uno-challenge-innocent = The player who said it was a trick and was wrong takes the six cards.
child-uno-challenge-third-player-loses-uno-house-no-bluffing = If we play that rule, nobody can say it is a trick, so nobody takes six cards.
child-uno-challenge-hand-shown-uno-challenge-hand = Show it only to the player who said it was a trick.
child-uno-challenge-hand-shown-uno-house-no-bluffing = If we play that rule, nobody says it is a trick, so nobody shows a hand.
child-uno-challenge-hand-told-yes = Yes, if you saw that hand, you can say what was in it.
child-uno-challenge-hand-told-no = No, only the two players of the challenge or the score keeper can tell.
child-uno-challenge-hand-told-uno-house-no-bluffing = If we play that rule, nobody says it is a trick, so nobody shows a hand.
child-uno-challenge-ones-word-uno-house-no-bluffing = If we play that rule, nobody says it is a trick, so nobody shows a hand.
child-uno-challenge-ones-word-uno-challenge-word = We believe it, unless the other player who knows says no before we play on.
child-uno-challenge-two-stories-uno-challenge-crossed = We can't know, so the challenge doesn't count now. The next player takes the four cards.
child-uno-challenge-two-stories-uno-house-no-bluffing = Here nobody challenges a Wild Draw Four, so nobody shows their cards.
child-uno-challenge-who-decides-yes = Yes, when two of us say different things, we all choose whom to believe.
child-uno-challenge-who-decides-no = No, nobody else may choose which of the two stories is true.
child-uno-challenge-who-decides-uno-house-no-bluffing = Here nobody challenges a Wild Draw Four, so nobody shows their cards.
child-uno-challenge-give-in-yes = Yes, either one of you may give in, and then it is decided.
child-uno-challenge-give-in-no = No, giving in is not allowed for either of you.
child-uno-challenge-give-in-uno-house-no-bluffing = Here nobody challenges a Wild Draw Four, so nobody shows their cards.
child-uno-challenge-denied-late-yes = Yes, you may still say that those words about your cards are not true.
child-uno-challenge-denied-late-no = No, someone has played on, so what was said about your cards counts.
child-uno-challenge-denied-late-uno-house-no-bluffing = Here nobody challenges a Wild Draw Four, so nobody shows their cards.
child-uno-challenge-guilty-uno-challenge-guilty = The one who played the trick takes the four cards. The next player takes none and plays.
child-uno-challenge-guilty-uno-house-no-bluffing = Here nobody challenges, because you may not trick with a Wild Draw Four.
child-uno-challenge-guilty-color-yes = Yes, the challenge was right, but the color that was picked still counts.
child-uno-challenge-guilty-color-no = No, the challenge was right, so the picked color does not count any more.
child-uno-challenge-guilty-color-uno-house-no-bluffing = Here nobody challenges a Wild Draw Four, because nobody may trick with it.
child-uno-challenge-innocent-uno-challenge-innocent = If you challenge a Wild Draw Four and are wrong, you take six: four and two more.
child-uno-challenge-innocent-uno-house-no-bluffing = Here nobody challenges, because you may not trick with a Wild Draw Four.
child-uno-challenge-innocent-turn-yes = Yes, after a wrong challenge the one who had to take cards has to wait, too.
child-uno-challenge-innocent-turn-no = No, if you challenge and are wrong, you do not have to wait.
child-uno-challenge-innocent-turn-uno-house-no-bluffing = Here nobody challenges a Wild Draw Four, because nobody may trick with it.
child-uno-challenge-same-number-uno-challenge-innocent = Having that number in another color is no trick: the player who challenged takes six.
child-uno-challenge-same-number-uno-challenge-guilty = You had that number, so the Wild Draw Four was a trick here. You take four cards.
child-uno-challenge-same-number-uno-house-no-bluffing = Here nobody challenges a Wild Draw Four, so nobody shows their cards.
child-uno-challenge-same-number-uno-challenge-hand = Having that number in another color is no trick: the player who challenged takes six.
child-uno-challenge-another-wild-uno-challenge-innocent = Having another Wild is no trick: the player who challenged takes six cards.
child-uno-challenge-another-wild-uno-challenge-guilty = You had another Wild, so the Wild Draw Four was a trick here. You take four cards.
child-uno-challenge-another-wild-uno-house-no-bluffing = Here nobody challenges a Wild Draw Four, so nobody shows their cards.
child-uno-challenge-another-wild-uno-challenge-hand = Having another Wild is no trick: the player who challenged takes six cards.
child-uno-challenge-after-drawing-yes = Yes, until somebody plays on. Put the four cards back first, then challenge.
child-uno-challenge-after-drawing-no = No, once you have taken the cards, it is too late to challenge.
child-uno-challenge-after-drawing-no-uno-house-no-bluffing = No, a Wild Draw Four can't be challenged here, because nobody may trick with it.
child-uno-challenge-after-the-next-player-yes = Yes, you may still challenge when the next one has played a card.
child-uno-challenge-after-the-next-player-no = No, it is too late to challenge when the next one has played a card.
child-uno-challenge-after-the-next-player-no-uno-house-no-bluffing = No, a Wild Draw Four can't be challenged here, because nobody may trick with it.
child-uno-challenge-before-the-color-yes = Yes, you may challenge before the color is picked.
child-uno-challenge-before-the-color-no = No, you challenge a Wild Draw Four only after its color is picked.
child-uno-challenge-before-the-color-no-uno-house-no-bluffing = No, a Wild Draw Four can't be challenged here, because nobody may trick with it.
child-uno-challenge-last-card-yes = Yes, you may challenge it, but it will not work: that hand has no cards left.
child-uno-challenge-last-card-no = No, if someone finishes with a Wild Draw Four, you can't challenge it.
child-uno-challenge-last-card-no-uno-challenge = No, nobody takes cards for that last card, so there's nothing to challenge.
child-uno-challenge-last-card-no-uno-score-none = No, the round is over right away, so nobody challenges that card.
child-uno-challenge-last-card-no-uno-house-no-bluffing = No, a Wild Draw Four can't be challenged here, because nobody may trick with it.
child-uno-challenge-last-card-uno-house-no-action-finish = You can't finish with a Wild Draw Four here: your last card must be a number.
child-uno-stacked-draw-four-challenged-yes = Yes. If the last one was a trick, the player who played it takes the cards for all.
child-uno-stacked-draw-four-challenged-no = No, nobody challenges when we stack. Play one more, or take all the cards.
child-uno-stacked-draw-four-challenged-uno-owed = You can't put one Wild Draw Four on another here: the next player takes the cards.

## The deal

child-uno-cards-in-the-deck-uno-deck-112 = 112 cards: 25 of each color and 12 wild ones, one of them Wild Shuffle Hands.
child-uno-cards-in-the-deck-uno-deck-112-swap = 112 cards: 25 of each color and 12 wild ones, one of them Wild Swap Hands.
child-uno-shuffle-hands-in-the-deck-yes = Yes, the Wild Shuffle Hands is one of our cards.
child-uno-shuffle-hands-in-the-deck-no = No, our game has none: leave it out, or we all agree on the 112 cards with it.
child-uno-swap-hands-in-the-deck-yes = Yes, the Wild Swap Hands is one of our cards.
child-uno-swap-hands-in-the-deck-no = No, our game has none: leave it out, or we all agree on the 112 cards with it.
child-uno-customizable-in-the-deck-yes = Yes, the Wild Customizable is one of our cards.
child-uno-customizable-in-the-deck-no = No, our game has none: leave them out, or we all agree on cards with them.
child-uno-who-plays-first-uno-first-card = The one on the left of the dealer goes first.
child-uno-who-plays-first-uno-first-card-numbers-only = The one on the left of the dealer goes first.
child-uno-wild-drawn-for-the-deal-match-dealer = The player with the biggest number deals. A card with no number counts zero.
child-uno-wild-drawn-for-the-deal-match-dealer-points = A wild card beats all others, so that player deals. If some tie, they take again.
child-uno-wild-drawn-for-the-deal-match-dealer-again = A Wild has no number, so it does not count. Take a new card.
child-uno-who-deals-next-uno-deal-next-loser = The one who had the most points left in their cards deals next.
child-uno-fewer-cards-dealt-yes = Yes. We can all choose a different number of cards to give out.
child-uno-fewer-cards-dealt-no = No. Everybody gets seven cards to start.

## The first card

child-uno-only-a-number-begins-yes = Yes, the first card must be a number: keep turning cards until you get one.
child-uno-only-a-number-begins-no = No, the game may start with a Skip, a Reverse or a Draw Two, too.
child-uno-first-skip-uno-first-card-skip = The one on the dealer's left has to wait, and the one after that goes first.
child-uno-first-skip-uno-first-card-numbers-only = A Skip can't start our game: keep turning cards until you get a number.
child-uno-first-reverse-uno-first-card-reverse = The dealer goes first, and then we play to the right.
child-uno-first-reverse-uno-first-card-numbers-only = A Reverse can't start our game: keep turning cards until you get a number.
child-uno-first-reverse-uno-first-card-reverse-right = The one on the dealer's right goes first, and then we play to the right.
child-uno-first-reverse-uno-first-card-reverse-left = The one on the dealer's left goes first, and then we play to the right.
child-uno-first-reverse-between-two-uno-first-card-reverse = With two of us, the dealer goes first.
child-uno-first-reverse-between-two-uno-first-card-numbers-only = A Reverse can't start our game: keep turning cards until you get a number.
child-uno-first-reverse-between-two-uno-first-card-reverse-right = With two of us, the one who did not deal goes first.
child-uno-first-reverse-between-two-uno-first-card-reverse-left = With two of us, the one who did not deal goes first.
child-uno-first-draw-two-uno-first-card-draw-two = The first player takes two cards and has to wait, too.
child-uno-first-draw-two-uno-first-card-draw-two-plays = The first player takes two cards, but still gets to go first.
child-uno-first-draw-two-uno-first-card-numbers-only = A Draw Two can't start our game: keep turning cards until you get a number.
child-uno-first-draw-two-uno-house-stacking = The first player takes two, or plays another Draw card on it, as we agreed.
child-uno-first-draw-two-answered-yes = Yes, the one who goes first may put a Draw Two on top of it.
child-uno-first-draw-two-answered-no = No, the first player may not do that, but takes two cards and has to wait.
child-uno-first-draw-two-answered-uno-first-card-numbers-only = A Draw Two can't start our game: keep turning cards until you get a number.
child-uno-first-wild-uno-first-card-wild = The first player picks the color and plays, or just plays a card of any color.
child-uno-first-wild-uno-first-card-wild-returned = Nobody picks a color: we mix the Wild back in and turn up a new card.
child-uno-first-wild-uno-first-card-numbers-only = A Wild can't start our game: keep turning cards until you get a number.
child-uno-first-wild-then-draw-four-yes = Yes, the first player may put a Wild Draw Four on the Wild right away.
child-uno-first-wild-then-draw-four-no = No, the first player has to pick a color before anyone may play a Wild Draw Four.
child-uno-first-wild-then-draw-four-uno-first-card-numbers-only = A Wild can't start our game: keep turning cards until you get a number.
child-uno-first-wild-then-draw-four-uno-first-card-wild-returned = A Wild can't start our game: mix it back in and turn up a new card.
child-uno-first-special-wild-uno-deck = Our game does not have a Wild Shuffle Hands card.
child-uno-first-special-wild-uno-first-card-wild = We keep our hands: the first player picks a color and goes first.
child-uno-first-special-wild-uno-first-card-wild-returned = We keep our hands: mix that card back in and turn up a new one.
child-uno-first-special-wild-uno-deck-112-swap = Our game does not have a Wild Shuffle Hands card.
child-uno-first-special-wild-uno-deck-112-blank = Our game does not have a Wild Shuffle Hands card.
child-uno-first-special-wild-uno-deck-112-themed = Our game does not have a Wild Shuffle Hands card.

## Calling UNO

child-uno-must-i-say-uno-yes = Yes, you must say UNO with one card left, or take extra cards if caught.
child-uno-must-i-say-uno-yes-uno-house-silent-uno = Yes, but here you have to tap the table with one card left, not say UNO.
child-uno-must-i-say-uno-no = No, in our game you do not have to say UNO, and nobody gets caught.
child-uno-caught-how-many-cards-uno-house-no-calls = In our game nobody says UNO, and nobody gets caught.
child-uno-caught-how-many-cards-uno-catch = If you get caught in time, you take two cards, but only once.
child-uno-caught-how-many-cards-uno-catch-4 = If you get caught in time, you take four cards, but only once.
child-uno-caught-how-many-cards-uno-catch-3 = If you get caught in time, you take three cards, but only once.
child-uno-caught-how-many-cards-uno-catch-1 = If you get caught in time, you take one card, but only once.
child-uno-caught-how-many-cards-uno-house-silent-uno = If you get caught without a tap, you take two cards, or what we agreed.
child-uno-how-to-announce-uno-call = Say UNO with one card left; we tap only if we play that rule.
child-uno-how-to-announce-uno-house-no-calls = In our game nobody says UNO, and nobody gets caught.
child-uno-how-to-announce-uno-house-silent-uno = With one card left you tap the table, and do not say UNO.
child-uno-who-reminds-me-uno-house-remind-uno = In our game the referee tells you when you forget to say UNO.
child-uno-who-reminds-me-uno-match = Nobody reminds you to say UNO; you have to think of it by yourself.
child-uno-who-may-catch-yes = Yes, anyone else playing may catch you if you did not say UNO.
child-uno-who-may-catch-no = No, in our game nobody gets caught for not saying UNO.
child-uno-caught-before-laying-yes = Yes, you can get caught while you still have two cards.
child-uno-caught-before-laying-no = No, not while you have two cards: we say UNO with one card left.
child-uno-caught-after-next-drew-yes = Yes, even after the next one took a card, until the next card is played.
child-uno-caught-after-next-drew-no = No, it is too late once the next one has taken a card on their own turn.
child-uno-caught-after-next-drew-no-uno-house-no-calls = No, in our game nobody gets caught for not saying UNO.
child-uno-caught-after-next-played-yes = Yes, even after the next one played a card, until somebody takes one.
child-uno-caught-after-next-played-no = No, you can't catch them any more once the next one has played a card.
child-uno-caught-after-next-played-no-uno-house-no-calls = No, in our game nobody gets caught for not saying UNO.
child-uno-call-late-but-first-yes = Yes, if you say UNO late but before you get caught, you are safe.
child-uno-call-late-but-first-no = No, saying UNO late does not count.
child-uno-call-late-but-first-uno-house-no-calls = In our game nobody says UNO, and nobody gets caught.
child-uno-call-when-too-late-uno-call-in-time = If nobody caught you, you take nothing: it is too late to catch you now.
child-uno-call-when-too-late-uno-house-no-calls = In our game nobody says UNO, and nobody gets caught.
child-uno-call-when-too-late-uno-call = If nobody caught you, your late UNO counts, and from then on you are safe.
child-uno-call-when-too-late-uno-call-in-time-next-play = If nobody caught you, you take nothing: it is too late to catch you now.
child-uno-call-before-laying-yes = Yes, you may say UNO just before you play that card.
child-uno-call-before-laying-no = No, you may not say UNO before you play that card.
child-uno-call-before-my-turn-yes = Yes, UNO just before your turn counts if you hold two cards.
child-uno-call-before-my-turn-no = No, you said it too early: UNO before your turn does not count.
child-uno-call-before-my-turn-no-uno-house-no-calls = No, nobody says UNO in our game, so saying it does nothing.
child-uno-call-with-the-card-yes = Yes, you can still get caught even though you said UNO.
child-uno-call-with-the-card-no = No, if you say UNO as you play the card, nobody can catch you any more.
child-uno-call-and-catch-at-once-uno-call-crossed = We can't tell who was first, so nobody takes cards for now. Play on and choose together.
child-uno-call-and-catch-at-once-uno-house-no-calls = In our game nobody says UNO, and nobody gets caught.
child-uno-call-and-catch-at-once-uno-call-crossed-call = If both come at once, saying UNO counts, so nobody takes cards.
child-uno-call-and-catch-at-once-uno-call-crossed-catch = If both come at once, the catch counts, so the player who got caught takes cards.
child-uno-caught-after-skip-yes = Yes, the skipped player may still catch you, even after waiting.
child-uno-caught-after-skip-no = No, it is too late to catch you once the skipped player has had to wait.
child-uno-caught-after-draw-two-uno-call-missed-turn = There is still time to catch you, even after the two cards are taken.
child-uno-caught-after-draw-two-uno-call-missed-turn-draw-closes = You can't be caught now: the next player has taken the two cards, so it is too late.
child-uno-caught-after-draw-two-uno-call-missed-turn-closes = You can't be caught now: the next player has had to wait, so it is too late.
child-uno-caught-after-draw-two-uno-house-no-calls = In our game nobody says UNO, and nobody gets caught.
child-uno-caught-while-choosing-color-yes = Yes, even while you pick the color. The Wild is played, so you have one card left.
child-uno-caught-while-choosing-color-no = No, nobody can catch you while you are still picking the color.
child-uno-caught-twice-yes = Yes, you take cards one more time for the UNO you forgot.
child-uno-caught-twice-no = No, you get extra cards only once for one forgotten UNO.
child-uno-caught-twice-uno-house-no-calls = The way we play, nobody says UNO and nobody gets caught.
child-uno-call-with-three-cards-yes = Yes, it counts, even when you have three cards.
child-uno-call-with-three-cards-no = No, that UNO does not count. Say it when you have one card left.
child-uno-accused-but-had-called-yes = Yes, you take cards even though you said UNO.
child-uno-accused-but-had-called-no = No, if you did say UNO, you take no cards.
child-uno-call-again-after-drawing-yes = Yes, say UNO every time you put down a card and have one left.
child-uno-call-again-after-drawing-no = No, you don't have to say UNO another time.
child-uno-out-without-uno-yes = Yes, the win counts; only someone caught in time takes cards for it.
child-uno-out-without-uno-no = No, the win does not count if you never said UNO.
child-uno-given-one-card-yes = Yes, if you are handed just one card, you have to say UNO.
child-uno-given-one-card-no = No, the way we play, a 0 is just a number and no cards are passed on.
child-uno-given-one-card-no-uno-house-no-calls = No, the way we play, nobody says UNO and nobody gets caught.
child-uno-given-one-card-no-uno-house-seven-zero = No, not if you were handed that one card, unless we agreed on it.
child-uno-last-but-one-a-zero-yes = Yes, if you put down a 0 and have one card left, you must say UNO.
child-uno-last-but-one-a-zero-no = No, the 0 passes your last card on, so you do not have to say UNO.
child-uno-last-but-one-a-zero-no-uno-house-no-calls = No, the way we play, nobody says UNO and nobody gets caught.

## Drawing

child-uno-draw-though-i-could-play-yes = Yes, you can take a card even when you have one that fits.
child-uno-draw-though-i-could-play-no = No, you can't take a card while you have one that fits.
child-uno-draw-though-i-could-play-uno-draw-unable = You can take a card only when none of yours fits. Only you see them, so we believe you.
child-uno-draw-though-i-could-play-uno-house-draw-until = You can take a card only when none of yours fits. Only you see them, so we believe you.
child-uno-draw-though-i-could-play-uno-house-force-play = You can take a card only when none of yours fits. Only you see them, so we believe you.
child-uno-keep-the-drawn-card-yes = Yes, you can hold on to the card you took, even when it fits.
child-uno-keep-the-drawn-card-no = No, if the card you took fits, you can't hold on to it.
child-uno-keep-the-drawn-card-no-uno-house-draw-until = No, you keep taking cards until one fits, and then you play that one.
child-uno-keep-the-drawn-card-uno-drawn-card-must = If the new card fits, you must play it. Only you see it, so we believe you.
child-uno-keep-the-drawn-card-uno-drawn-card = If the new card fits, you must play it. Only you see it, so we believe you.
child-uno-another-card-of-the-hand-yes = Yes, after you take a card, you can play any of your cards that fits.
child-uno-another-card-of-the-hand-no = No, after you take a card, that new one is the only one you can play.
child-uno-play-the-drawn-card-yes = Yes, if the new card fits, you can play it on this turn.
child-uno-play-the-drawn-card-no = No, you can't play the new card on this turn.
child-uno-play-the-drawn-card-yes-uno-drawn-card-must = Yes, if the new card fits, you must play it on this turn.
child-uno-play-the-drawn-card-yes-uno-house-force-play = Yes, if the new card fits, you must play it on this turn.
child-uno-play-the-drawn-card-yes-uno-house-must-play-drawn = Yes, if the new card fits, you must play it on this turn.
child-uno-another-card-after-drawing-yes = Yes, you keep taking cards until you get one that fits.
child-uno-another-card-after-drawing-no = No, you take just one card on your turn.
child-uno-draw-until-it-fits-yes = Yes, you keep taking cards until you get one that fits.
child-uno-draw-until-it-fits-no = No, you take just one. If it does not fit, your turn is done.
child-uno-wrong-number-drawn-uno-owed = A Draw Two means you take two, so put the rest back.
child-uno-forgot-to-draw-uno-owed-undisputed = If we played on and nobody spoke up, you don't have to take those cards now.

## When something went wrong

child-uno-wrong-card-yes = Yes, it stays there, even though it doesn't fit.
child-uno-wrong-card-no = No, pick it back up; the real rules give you no extra cards for that.
child-uno-wrong-card-no-uno-house-illegal-play = No, pick it back up and take the extra cards we agreed on.
child-uno-out-of-turn-yes = Yes, it stays, even though it was not your turn.
child-uno-out-of-turn-no = No, pick it up, it was not your turn; the real rules give no extra cards.
child-uno-out-of-turn-no-uno-house-illegal-play = No, it was not your turn. Pick it up and take the extra cards we agreed on.
child-uno-wrong-card-noticed-late-yes = Yes, it can stay: we agree that it counts and keep playing from it.
child-uno-wrong-card-noticed-late-no = No, a wrong card does not count, even when we see the mistake late.
child-uno-take-back-several-yes = Yes, the score keeper can take back as many turns as we agree on.
child-uno-take-back-several-no = No, once turns are played, we can't take them back.
child-uno-correct-and-keep-yes = Yes, we can fix what was written wrong, and we keep the later turns that still fit.
child-uno-correct-and-keep-no = No, we can't fix what was written down wrong.
child-uno-wrong-player-tapped-yes = Yes, the right player can play it now, and that fixes the mistake.
child-uno-wrong-player-tapped-no = No, the right player can't play it now.
child-uno-lost-track-yes = Yes, we can just say how the round is now and keep playing from there.
child-uno-lost-track-no = No, we can't just say how the round is now.
child-uno-hint-costs-yes = Yes, if you tell someone what to play, you take the extra cards we agreed on.
child-uno-hint-costs-no = No, the way we play, you take no cards for telling someone what to play.
child-uno-how-many-cards-have-you-yes = Yes, you can ask how many cards someone has, any time you want.
child-uno-how-many-cards-have-you-no = No, you can't ask how many cards someone has.
child-uno-count-the-piles-yes = Yes, count piles and hands any time, but don't peek at facedown cards.
child-uno-count-the-piles-no = No, you can't count the cards in the piles.
child-uno-count-does-not-add-up-uno-recount = Count both piles and all hands again. Still off? Something wasn't written down.
child-uno-eight-cards-dealt-uno-deal-seven = Everyone should get seven cards. If nobody has had a turn yet, deal again.
child-uno-eight-cards-dealt-uno-house-hand-size = Everyone should get as many as we agreed on. If nobody has had a turn yet, deal again.

## Coming and going

child-uno-leaving-mid-round-uno-leaving-counted = When a player leaves, those cards count, so say how many points they make.
child-uno-leaving-mid-round-uno-score-partners = Partners stay together until the whole game is over.
child-uno-joining-late-yes = Yes, someone new can join after one round ends and before the next one starts.
child-uno-joining-late-no = No, not while teams play; they stay together until the whole game is over.
child-uno-join-how-many-points-match-joining = New players start at zero or at what we say, but not with enough to end the game.
child-uno-join-how-many-points-uno-joining-lowest = New players get as many points as the player who has the most, or as many as we say.
child-uno-join-how-many-points-uno-joining-elimination = You get the most points of anyone still in, or what we say, below the goal number.
child-uno-join-how-many-points-uno-score-partners = Nobody joins a game with partners; partners stay together to the end.
child-uno-join-how-many-points-match-over = Here one round wins the game, so join before it or in the next game.
child-uno-coming-back-uno-score-partners = Partners stay together to the end, so nobody leaves and comes back.
child-uno-coming-back-match-coming-back = You keep your old points. If few points win, you get at least the most that anyone has.
child-uno-coming-back-match-over = We are done. Someone has won, so no one comes back.
child-uno-paper-rounds-yes = Yes, we can keep going from the rounds we played on paper.
child-uno-paper-rounds-no = No, we can't keep going from the rounds we played on paper.
child-uno-joining-mid-round-yes = Yes, someone can join while a round is going on.
child-uno-joining-mid-round-no = No, wait until the round is over and its points are counted.

## Several cards at once

child-uno-two-equal-cards-yes = Yes, if they are just the same, you can put both down together.
child-uno-two-equal-cards-no = No, you play just one card each turn, even if you have two just the same.
child-uno-same-number-two-colors-yes = Yes, if they have the same number, you can put both down together.
child-uno-same-number-two-colors-no = No, you play just one card each turn, even if you have that number twice.

## Jump-in

child-uno-jump-in-same-card-yes = Yes, you can jump in with the very same card, and we go on from you.
child-uno-jump-in-same-card-no = No, the way we play, it has to be your turn, so pick that card back up.
child-uno-jump-in-same-number-yes = Yes, you can jump in if the number is the same, even in another color.
child-uno-jump-in-same-number-no = No, we don't jump in; you play a card only when it is your turn.
child-uno-jump-in-same-number-no-uno-house-jump-in = No, to jump in you need the very same card, with the same color too.
child-uno-jump-in-who-is-next-yes = Yes, the one whose turn it was still goes next.
child-uno-jump-in-who-is-next-no = No, we go on from the one who jumped in. The one whose turn it was has to wait.
child-uno-jump-in-who-is-next-uno-turn = We don't jump in; you play a card only when it is your turn.
child-uno-jump-in-on-first-card-yes = Yes, you can jump in even on the card turned up at the start.
child-uno-jump-in-on-first-card-no = No, we don't jump in; you play a card only when it is your turn.
child-uno-jump-in-on-first-card-no-uno-house-jump-in = No, nobody played that first card, so you can't jump in on it.
child-uno-jump-in-on-zero-yes = Yes, jumping in on a 0 is fine.
child-uno-jump-in-on-zero-no = No, we don't jump in; you play a card only when it is your turn.
child-uno-jump-in-on-zero-no-uno-deduction-card = No, each color has just one 0, so nobody can jump in on it.
child-uno-jump-in-with-wild-yes = Yes, you can use a Wild to jump in on another Wild.
child-uno-jump-in-with-wild-no = No, we don't jump in; you play a card only when it is your turn.
child-uno-jump-in-with-wild-no-uno-house-jump-in = No, you can't use a Wild to jump in on another Wild.
child-uno-jump-in-on-skip-uno-turn = We don't jump in. It was not that player's turn, so the second Skip goes back.
child-uno-jump-in-on-skip-uno-skip = The one who comes after the player who jumped in has to wait.
child-uno-jump-in-on-draw-two-yes = Yes, you can jump in before the cards are taken, and we add them up.
child-uno-jump-in-on-draw-two-no = No, we don't jump in; you play a card only when it is your turn.
child-uno-jump-in-on-draw-two-no-uno-house-jump-in = No, you can't jump in on a Draw Two before its cards are taken.
child-uno-two-want-to-jump-in-yes = Yes, two players can both have that card.
child-uno-two-want-to-jump-in-no = No, there are only two of that card, so nobody else can have one.
child-uno-two-want-to-jump-in-uno-turn = We don't jump in; you play a card only when it is your turn.
child-uno-jump-in-own-card-yes = Yes, you can put the same card on top of yours without waiting.
child-uno-jump-in-own-card-no = No, the others get their turn before you can put the same card on yours.
child-uno-jump-in-and-win-yes = Yes, you can jump in with your last card, and then you win the round.
child-uno-jump-in-and-win-no = No, we don't jump in; you play a card only when it is your turn.

## Seven-zero

child-uno-seven-swaps-hands-yes = Yes, if you put down a 7, you trade all your cards with another player.
child-uno-seven-swaps-hands-no = No, the way we play, a 7 is just a number and nobody trades cards.
child-uno-seven-must-swap-yes = Yes, after a 7 the hands are traded first, and then we keep playing.
child-uno-seven-must-swap-no = No, the way we play, a 7 is just a number and nobody trades cards.
child-uno-seven-must-swap-no-uno-house-seven-zero = No, if you play a 7 you may trade hands, but you don't have to.
child-uno-last-card-a-seven-yes = Yes, even when a 7 is your last card, you still trade hands.
child-uno-last-card-a-seven-no = No, if a 7 is your last card, you win the round and nobody trades hands.
child-uno-zero-rotates-uno-swap = The way we play, a 0 is just a number and no cards are passed on.
child-uno-zero-rotates-uno-house-seven-zero = After a 0, everyone passes all their cards on, the way play is going.
child-uno-first-card-a-zero-yes = Yes, a 0 or a 7 turned up at the start makes the hands move.
child-uno-first-card-a-zero-no = No, a 0 or a 7 turned up at the start does not make the hands move.

## The 69 rule

child-uno-nine-on-six-yes = Yes, a 9 on a 6 or a 6 on a 9 of one color is fine, even on someone else's turn.
child-uno-nine-on-six-no = No, a 9 can't go on a 6 when it is not your turn.
child-uno-color-crazy-how-many-yes = Yes, with four players, three in a row are enough: each plays a 6 or a 9 of one color.
child-uno-color-crazy-how-many-no = No, we don't go color crazy; that is an extra rule we did not pick.
child-uno-color-crazy-two-in-a-row-yes = Yes, with four players, just a 6 and a 9 are enough.
child-uno-color-crazy-two-in-a-row-no = No, we don't go color crazy; that is an extra rule we did not pick.
child-uno-color-crazy-two-in-a-row-no-uno-house-sixty-nine-crazy = No, with four players, a 6 and a 9 are too few to go color crazy.
child-uno-color-crazy-between-two-yes = Yes, you can go color crazy with just two players.
child-uno-color-crazy-between-two-no = No, we don't go color crazy; that is an extra rule we did not pick.
child-uno-color-crazy-between-two-no-uno-house-sixty-nine-crazy = No, you can't go color crazy with only two players.

## Scores

child-uno-shuffle-hands-worth-uno-deck = There is no Wild Shuffle Hands in the cards for these rules.
child-uno-shuffle-hands-worth-uno-deck-112-swap = There is no Wild Shuffle Hands in the cards for these rules.
child-uno-shuffle-hands-worth-uno-deck-112-blank = There is no Wild Shuffle Hands in the cards for these rules.
child-uno-shuffle-hands-worth-uno-deck-112-themed = There is no Wild Shuffle Hands in the cards for these rules.
child-uno-shuffle-hands-worth-uno-score-none = We don't count cards here. The player who runs out of cards wins the round.
child-uno-shuffle-hands-worth-uno-target-rounds = We don't count cards here. The player who runs out of cards wins the round.
child-uno-what-cards-are-worth-uno-score-none = We don't count cards here. The player who runs out of cards wins the round.
child-uno-what-cards-are-worth-uno-target-rounds = We don't count cards here. The player who runs out of cards wins the round.
child-uno-impossible-points-yes = Yes. One card can be worth that many points.
child-uno-impossible-points-no = No. There is no card with 44 points, so please count again.
child-uno-impossible-points-no-uno-score-none = No. We don't count points here: the one who went out just wins the round.
child-uno-nobody-has-nothing-yes = Yes. It can happen that everyone has points in one round.
child-uno-nobody-has-nothing-no = No. It can't be that everyone has points, so please count again.
child-uno-nobody-has-nothing-no-uno-score-none = No. We don't count points here: the one who went out just wins the round.
child-uno-nobody-has-nothing-no-uno-score-winner = No. Only the one who went out gets points, so please count again.
child-uno-who-gets-the-points-uno-score-none = We don't give points here. The player who runs out of cards wins the round.
child-uno-who-gets-the-points-uno-score-partners = The team that went out gets points for the cards the other teams hold.
child-uno-partner-cards-uno-score-winner = There are no partners: the player who went out gets points for all cards, yours too.
child-uno-partner-cards-uno-score-none = We don't count cards here. The player who runs out of cards wins the round.
child-uno-partner-cards-uno-score-own = There are no partners in these rules. The cards you hold are bad points for you.
child-uno-partner-cards-uno-score-challenge = There are no partners in these rules. The cards you hold are bad points for you.
child-uno-partner-cards-uno-score-partners = Nobody scores your cards. Your team only gets points for the other teams' cards.
child-uno-do-we-count-points-yes = Yes. When somebody has no cards left, we count the cards the others still have.
child-uno-do-we-count-points-no = No. We don't count any cards here: the round is simply won.
child-uno-points-count-double-match-round = We don't count points here. The player who runs out of cards wins the round.
child-uno-points-count-double-uno-score-winner = We count the points only one time. Two times would be a house rule.
child-uno-points-count-double-uno-score-own = We count the points only one time. Two times would be a house rule.
child-uno-points-count-double-uno-score-challenge = We count the points only one time. Two times would be a house rule.
child-uno-points-count-double-uno-score-partners = We count the points only one time. Two times would be a house rule.
child-uno-six-in-pairs-uno-score-winner = We each play alone here: the player who went out gets points for all the others' cards.
child-uno-six-in-pairs-uno-score-none = We don't count points here. The player who runs out of cards wins the round.
child-uno-six-in-pairs-uno-score-own = We each play alone here: the cards you have left are bad points for you.
child-uno-six-in-pairs-uno-score-challenge = We each play alone here: the cards you have left are bad points for you.
child-uno-six-in-pairs-uno-score-partners = The team that went out gets points for the cards the other teams hold.
child-uno-six-in-pairs-uno-score-pairs = The team of two that went out gets the points for the other teams' cards.
child-uno-six-in-two-teams-uno-score-winner = We each play alone here: the player who went out gets points for all the others' cards.
child-uno-six-in-two-teams-uno-score-none = We don't count points here. The player who runs out of cards wins the round.
child-uno-six-in-two-teams-uno-score-own = We each play alone here: the cards you have left are bad points for you.
child-uno-six-in-two-teams-uno-score-challenge = We each play alone here: the cards you have left are bad points for you.
child-uno-six-in-two-teams-uno-score-partners = The team that went out gets points for the cards the other teams hold.
child-uno-six-in-two-teams-uno-score-two-teams = The whole team gets the points for the cards the other team has left.

## Winning the match

child-uno-past-five-hundred-uno-target = You have won with 520 points. It does not have to be exactly 500.
child-uno-past-five-hundred-uno-target-partners = Your team has won with 520 points. It does not have to be exactly 500.
child-uno-past-five-hundred-uno-target-none = We don't count points here. When you stop, the player who won the most rounds wins.
child-uno-past-five-hundred-match-over = We don't count points here. Win as many rounds as we agreed, and you win.
child-uno-past-five-hundred-uno-score-own = Low is good here: when anyone gets to the goal number, the fewest points win.
child-uno-past-five-hundred-uno-score-challenge = Here you are out if you get to the goal number or go past it.
child-uno-how-many-points-win-uno-target = You need 500 points to win, unless we picked another number.
child-uno-how-many-points-win-uno-target-none = We don't count points here. When you stop, the player who won the most rounds wins.
child-uno-how-many-points-win-uno-target-rounds = We don't count points here. Win as many rounds as we agreed, and you win.
child-uno-how-many-points-win-uno-target-elimination = If you get to the goal number, you are out. The last one left wins.
child-uno-how-many-points-win-uno-target-partners = The first team to get to 500 points wins, unless we picked another number.
child-uno-two-reach-the-target-yes = Yes. Two players can get to the goal number in the same round.
child-uno-two-reach-the-target-no = No. Only the round winner gets points, so two can't get to 500 in one round.
child-uno-two-reach-the-target-no-uno-score-none = No. We don't count points here, so nobody gets to 500.
child-uno-two-reach-the-target-no-uno-score-partners = No. Only the team that went out gets points, so two teams can't do it at once.
child-uno-out-at-the-target-uno-score-winner = Your own cards give you nothing here. Only the one who went out gets points.
child-uno-out-at-the-target-uno-score-partners = Your own cards give you nothing here. Only the team that went out gets points.
child-uno-out-at-the-target-uno-score-none = We don't count points here. The player who runs out of cards wins the round.
child-uno-out-at-the-target-match-over = We don't count points here. The player who runs out of cards wins the round.
child-uno-out-at-the-target-uno-target-lowest = When anyone gets to the goal number, the game ends and the fewest points win.
child-uno-out-at-the-target-uno-target-elimination = If the cards you hold take you to the goal number, you are out of the game.
child-uno-play-on-after-the-end-yes = Yes. You can keep playing after the game is won, and the points keep adding up.
child-uno-play-on-after-the-end-no = No. The game is not over until we all say so, so just play another round.
child-uno-play-on-after-the-end-match-over = You can keep playing after the game is won, and the wins keep adding up.

## Too many cards

child-uno-hand-too-big-yes = Yes. You can hold as many cards as you get, so with 25 you just keep playing.
child-uno-hand-too-big-no = No. That many cards puts you out of this round, but you play in the next one.
child-uno-hand-too-big-counted-yes = Yes. We count a big hand of cards just like all the others.
child-uno-hand-too-big-counted-no = No. A hand with too many cards is put aside, and we don't count it.
child-uno-hand-too-big-counted-no-uno-score-none = No. We don't count any cards in these rules.

## Playing a card

child-uno-written-on-a-wild-uno-deck = There is no Wild Customizable in the cards for these rules.
child-uno-written-on-a-wild-uno-match = Play it like a Wild: you pick the color, and we do what is written on it.
child-uno-written-on-a-wild-uno-house-written-wilds = Play it like a Wild: you pick the color, and we do what is written on it.
child-uno-blank-for-a-lost-card-uno-match = We all have to say first which lost card the blank one is. Then you play it like that card.
child-uno-blank-for-a-lost-card-uno-house-blank-cards = The blank card is the lost card that we said it is: play it like that card.

## The game

child-uno-the-goal-uno-target = Use up your cards to win the round and the others' points. 500 wins the game.
child-uno-the-goal-uno-target-none = Use up all your cards first to win a round. The most rounds win the game.
child-uno-the-goal-uno-target-rounds = Use up all your cards first to win a round. Win as many rounds as we agreed.
child-uno-the-goal-uno-target-lowest = Get rid of your cards: any left are bad points. The fewest points win the game.
child-uno-the-goal-uno-target-elimination = Get rid of your cards: any left are bad points. At the goal number you are out.
child-uno-the-goal-uno-target-partners = Use up your cards: your team scores what other teams hold. The goal number wins.
child-uno-how-many-players-match-opening = From two to ten people can play with one pack of cards.
child-uno-how-many-dealt-uno-deal-seven = Everybody gets seven cards to start.
child-uno-how-many-dealt-uno-house-hand-size = Everybody gets the number of cards that you all picked.
child-uno-which-way-round-uno-deal = We start off to the left, like a clock. Each Reverse turns us the other way.
child-uno-set-up-uno-deal = Mix, give seven each, turn one up to play on. The rest is the pile to take from.
child-uno-set-up-uno-house-hand-size = Mix, deal as agreed, turn one up to play on. The rest is the pile to take from.
child-uno-what-skip-does-uno-skip = After a Skip, the next player has to wait one turn.
child-uno-what-reverse-does-uno-reverse = A Reverse makes us go around the other way.
child-uno-what-draw-two-does-uno-draw-two = The next player takes two cards and has to wait one turn.
child-uno-what-draw-two-does-uno-house-stacking = The next player takes two and has to wait, or adds another draw card as agreed.
child-uno-what-wild-does-uno-wild = On your turn a Wild fits on any card, and you pick the color that comes next.
child-uno-what-draw-four-does-uno-wild-draw-four = The next player takes four and has to wait. The player who played it picks the color.
child-uno-what-draw-four-does-uno-house-stacking = You pick a color. The next player takes four and waits, or adds a draw card as agreed.
child-uno-what-shuffle-hands-does-uno-wild-shuffle-hands = You pick a color. Then all hands are mixed and dealt again, starting on your left.
child-uno-what-swap-hands-does-uno-wild-swap-hands = You pick the color and trade all your cards with another player.
child-uno-what-customizable-is-uno-wild-customizable = It is a Wild with our own rule written on it. We do it when the card is played.
child-uno-how-challenge-works-uno-challenge = Challenge before you take cards. If it was a trick, the other one takes 4. If not, you take 6.
child-uno-how-challenge-works-uno-challenge-anyone = Anyone can challenge. If it was a trick, the one who played it takes 4. If not, you take 6.
child-uno-how-challenge-works-uno-house-no-bluffing = Nobody may bluff here, so nobody challenges a Wild Draw Four.
child-uno-how-long-to-challenge-uno-challenge-in-time = There is time until its cards are taken, or until someone plays on.
child-uno-how-long-to-challenge-uno-challenge-in-time-next-act = There is time until somebody plays on, even after the cards are taken.
child-uno-how-long-to-challenge-uno-house-no-bluffing = Nobody may bluff here, so nobody challenges a Wild Draw Four.
child-uno-how-long-to-catch-uno-house-no-calls = Nobody says UNO here, so nobody gets caught.
child-uno-how-long-to-catch-uno-call-in-time = You can be caught until another player plays or takes a card on their own turn.
child-uno-how-long-to-catch-uno-call-in-time-next-draw = You can be caught until another player takes a card. Playing one is not the end.
child-uno-how-long-to-catch-uno-call-in-time-next-play = You can be caught until another player plays a card. Taking one is not the end.
child-uno-how-two-play-uno-reverse-two-players = With just two players, a Reverse is like a Skip: you get to go again.
child-uno-what-partners-is-uno-score-partners = Partners sit across and share points. When one goes out, both score the other teams' cards.
child-uno-a-turn-uno-match = Play the same color, number or picture, or a wild card. If you can't, take one.
child-uno-how-to-win-uno-advice = Save wild cards until nothing else fits, play big points early, slow players with few cards.
child-uno-when-to-challenge-uno-challenge-innocent = Challenge if you think that player had the color. If you are wrong, you take six, not four.
child-uno-when-to-challenge-uno-house-no-bluffing = Nobody may bluff here, so nobody challenges a Wild Draw Four.
child-uno-which-house-rules-match-rules = Pick any: stacking, seven-zero, jump-in, taking until one fits, or no bluffing.
child-uno-what-challenge-uno-is-uno-target-elimination = The cards left in your hand are bad points. At the goal number you are out. The last one wins.

## House rules

child-uno-house-blank-cards-uno-house-blank-cards = If we play that rule, a blank card is the lost card that we said it is.
child-uno-house-hand-size-uno-house-hand-size = If we play that rule, everybody gets as many cards as we agreed, not seven.
child-uno-house-stacking-uno-house-stacking = If we play that rule, you may add a draw card as agreed. The next player takes all the cards.
child-uno-house-skip-bounce-uno-house-skip-bounce = If we play that rule, a Skip of the same color passes a Draw Two on. After that, any Skip can.
child-uno-house-reverse-bounce-uno-house-reverse-bounce = If we play that rule, a Reverse of the same color sends a Draw Two back. Then any Reverse can.
child-uno-house-jump-in-uno-house-jump-in = If we play that rule, you can jump in with the very same card until the next one goes on.
child-uno-house-seven-zero-uno-house-seven-zero = If we play that rule, a 7 lets you trade hands, and a 0 passes all hands along.
child-uno-house-draw-until-uno-house-draw-until = If we play that rule and nothing fits, you take cards until one fits, and play that one.
child-uno-house-force-play-uno-house-force-play = If we play that rule, you must play a card if you can, even one you just took.
child-uno-house-must-play-drawn-uno-house-must-play-drawn = If we play that rule, you must play the card you took if it fits. We trust you.
child-uno-house-silent-uno-uno-house-silent-uno = If we play that rule, you tap the table with one card left. If you forget, you can get caught.
child-uno-house-no-calls-uno-house-no-calls = If we play that rule, nobody says UNO with one card left, and nobody gets caught.
child-uno-house-remind-uno-uno-house-remind-uno = If we play that rule, the referee tells you when you forget to say UNO.
child-uno-house-sixty-nine-uno-house-sixty-nine = If we play that rule, a 6 and a 9 of one color fit on each other, even on someone else's turn.
child-uno-house-equal-cards-uno-house-equal-cards = If we play that rule, cards of one number go together. The first must fit, the last is on top.
child-uno-house-named-color-uno-house-named-color = If we play that rule, you only pick a color you hold. The others trust you.
child-uno-house-no-action-finish-uno-house-no-action-finish = If we play that rule, the last card must be a number. If it is not, you take a card.
child-uno-house-no-bluffing-uno-house-no-bluffing = If we play that rule, nobody plays a Wild Draw Four while holding the color. Nobody challenges.
child-uno-house-illegal-play-uno-house-illegal-play = If we play that rule, a card that is wrong or out of turn goes back, and you take extra cards.
child-uno-house-false-call-uno-house-false-call = If we play that rule, you take the cards we agreed on when you say UNO for no reason.
child-uno-house-false-accusation-uno-house-false-accusation = If we play that rule, you take the cards we agreed on if you wrongly say someone forgot UNO.
child-uno-house-hint-uno-house-hint = If we play that rule, you take the cards we agreed on if you tell others what to play.
child-uno-house-double-score-uno-house-double-score = If we play that rule, all points count twice, or as many times as we agreed.
child-uno-house-hand-limit-uno-house-hand-limit = If we play that rule and you have as many cards as we chose, you are out of the round.
child-uno-house-written-wilds-uno-house-written-wilds = If we play that rule, we write on the Wild Customizable. When it is played, we do what it says.
