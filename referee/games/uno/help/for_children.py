"""What is told to a child instead of the answer, by the question and by what it answers, as in phrasings/."""

TEXT = """
draw-two-on-draw-two
    yes: Yes, and the player who puts no new one on top takes the cards for all of them.
    no: No, a Draw Two does not help here. You have to take the cards.
draw-four-on-draw-two
    yes: Yes, put it on top, and the next player takes the cards for both.
    no: No, a Wild Draw Four does not help here. You have to take the cards.
draw-two-on-draw-four
    yes: Yes, in the color picked. The player who puts no more on top takes the cards for all.
    no: No, you cannot use a Draw Two to get out of a Wild Draw Four.
draw-two-of-any-color-on-draw-four
    yes: Yes, it can be any color, and the next player takes the cards for both.
    no: No, no color of Draw Two gets you out of a Wild Draw Four.
    no uno.match: No, the Draw Two must have the color that was picked.
draw-four-on-draw-four
    yes: Yes, and the player who puts no new one on top takes the cards for all of them.
    no: No, you cannot use one Wild Draw Four to get out of another.
draw-two-once-drawn-for
    yes: Yes, its cards were taken, so now it is like any other card and yours fits.
    no: No, yours has another color, so it cannot go on top.
draw-two-once-drawn-for-how-many
    uno.draw-two: Just two, because the first two cards were taken already.
draw-two-takes-the-turn
    yes: Yes, you take the cards and you have to wait this turn, too.
    no: No, you take the cards, but you still get your turn.
draw-two-drawn-for-a-draw-two
    yes: Yes, if you get a Draw Two that way, you can play it right then.
    no: No, you cannot play it yet, because your turn is over.
skip-against-draw-two
    yes: Yes, a Skip of the same color gives the Draw Two to the next player.
    no: No, a Skip does not help here. You have to take the cards.
skip-against-draw-four
    yes: Yes, a Skip keeps you safe from a Wild Draw Four.
    no: No, a Skip cannot keep you safe from a Wild Draw Four.
reverse-against-draw-two
    yes: Yes, if the color is the same, the player before you takes the cards.
    no: No, a Reverse does not help here. You have to take the cards.
reverse-against-draw-four
    yes: Yes, with a Reverse the Wild Draw Four goes back.
    no: No, a Reverse cannot make a Wild Draw Four go back.
wild-against-draw-four
    yes: Yes, a Wild keeps you safe from a Wild Draw Four.
    no: No, a Wild cannot keep you safe from a Wild Draw Four.
wild-against-draw-two
    yes: Yes, a Wild keeps you safe from a Draw Two.
    no: No, a Wild does not help here. You have to take the cards.
wild-on-wild
    yes: Yes, a Wild can go on any card, so it can go on a Wild too.
    no: No, you cannot put a Wild on another Wild.
wild-keeps-the-color
    yes: Yes, with a Wild you can pick the color we play now.
    yes uno.house.named-color: Yes, you can pick the color we play now, if you have a card of it.
    no: No, with a Wild you cannot pick the color we play now.
color-i-do-not-hold
    uno.color: You can pick any color you like, even one you do not have.
    uno.house.named-color: Pick only a color you have in your hand, but nobody else checks.
wild-though-something-fits
    yes: Yes, on your turn you can, even if you have another card that fits.
    no: No, you cannot play a Wild while you have another card that fits.
what-goes-on-a-wild
    yes: Yes, you can put any color on a Wild.
    no: No, only the color that was picked can go on it, or another wild card.
skip-on-skip
    yes: Yes, both have the same sign, so the colors can be different.
    no: No, you cannot put a Skip on a Skip if the colors are different.
same-number-another-color
    yes: Yes, if the number is the same, the color can be different.
    no: No, the same number does not help if the color is different.
wild-without-a-color
    yes: Yes, we keep playing even if nobody picked a color.
    no: No, we all wait until the color for the Wild is picked.
action-card-of-another-color
    yes: Yes, you can play those three at any time, in any color.
    no: No, they must fit like other cards, by their color or by the same sign.
draw-two-of-another-color-after-draw-four
    yes: Yes, its cards were taken, so a Draw Two of any color can go on it.
    no: No, only the color that was picked can go on it, or a wild card.
out-on-draw-two
    yes: Yes, even if a Draw Two is the last card, the next player takes two cards.
    no: No, if a Draw Two is the last card, the next player takes no cards.
    no uno.score.none: No, if we do not count points, nobody takes cards once somebody is out.
    uno.house.no-action-finish: If we play that rule, the last card must be a number, never a Draw Two.
out-on-draw-two-counted
    yes: Yes, those two cards count, just like all the others in that hand.
    no: No, nobody takes those cards, so they do not count.
    no uno.score.none: No, if we do not count points, those cards make no difference.
    uno.house.no-action-finish: If we play that rule, the last card must be a number, never a Draw Two.
out-on-draw-four
    yes: Yes, even if it is the last card, the next player takes four cards.
    no: No, if a Wild Draw Four is the last card, the next player takes no cards.
    no uno.score.none: No, if we do not count points, nobody takes cards once somebody is out.
    uno.house.no-action-finish: If we play that rule, the last card must be a number, never a Wild Draw Four.
out-on-an-action-card
    yes: Yes, your last card can be a Skip, a Reverse or a Draw Two.
    no: No, you cannot end with one of those. Your last card must be a number.
out-on-a-wild
    yes: Yes, your last card can be a Wild.
    no: No, you cannot end with a Wild. Your last card must be a number.
win-with-draw-four
    yes: Yes, you can end with a Wild Draw Four and win the round.
    no: No, you cannot end with it. Your last card must be a number.
out-on-a-wild-color
    yes: Yes, you still pick a color, even if a Wild was your last card.
    no: No, the round is over, so you do not have to pick a color.
    uno.house.no-action-finish: If we play that rule, the last card must be a number, never a Wild.
saying-uno-out
    yes: Yes, you must say something when you play your very last card.
    no: No, say nothing then. You say UNO with one card left, never with none.
reverse-between-two
    yes: Yes, with just two players, a Reverse lets you go again.
    no: No, with just two players, the other one goes next after your Reverse.
drawing-in-the-extra-turn
    yes: Yes, in the turn you got from your Reverse you can take a card.
    no: No, with two of us you get no new turn for that. The other player goes next.
skip-between-two
    yes: Yes, with just two players, a Skip lets you go again.
    no: No, with just two players, a Skip does not let you go again.
draw-two-between-two
    yes: Yes, with just two players, you go again once the other one took the cards.
    no: No, with just two players, a Draw Two does not let you go again.
draw-four-between-two
    yes: Yes, with just two players, you go again once the other one took the cards.
    no: No, with just two players, a Wild Draw Four does not let you go again.
pile-used-up
    uno.pile.short: Leave the top played card, and mix the others into a new pile to take from.
    uno.sitting-out: Leave the top played card, and mix the others into a new pile to take from.
nothing-to-draw
    yes: Yes, you take it later, when there is a card again.
    no: No, if there is no card left to take, you do not take it later.
    uno.sitting-out: If there is no card left to take, you do not take it later.
turn-with-nothing-to-draw
    yes: Yes, your turn is over, even if there was no card to take.
    no: No, if there was no card to take, it is still your turn.
    uno.sitting-out: Your turn is over, even if there was no card to take.
more-owed-than-there-is
    uno.pile.short: Take them, mix all played cards but the top, take the rest. Forget missing ones.
    uno.owed: Take them, mix all played cards but the top, take the rest. Forget missing ones.
    uno.sitting-out: Take them, mix all played cards but the top, take the rest. Forget missing ones.
draw-first-or-shuffle-first
    uno.pile.short: Take first. When it is empty, mix all played cards but the top, take the rest.
    uno.owed: Take first. When it is empty, mix all played cards but the top, take the rest.
    uno.sitting-out: Take first. When it is empty, mix all played cards but the top, take the rest.
shuffled-into-the-pile
    yes: Yes, somebody can take that card.
    no: No, a card kept in a hand cannot be there. Something was written down wrong.
    uno.sitting-out: A card kept in a hand cannot be there. Something was written down wrong.
draw-four-when
    uno.wild-draw-four.color: When you have no card of the color we play now. Other cards do not matter.
    uno.wild-draw-four.color.any-playable: Only when nothing else in your hand fits at all, not even another wild card.
    uno.wild-draw-four.color.wilds-count: Only when you have no card of the color we play now and no other wild card.
draw-four-holding-the-color
    yes: Yes, you can, even if you have a card of the color we play now.
    no: No, you cannot while you have a card of the color we play now.
draw-four-with-the-same-number
    yes: Yes, you cannot play it while you have the same number or sign.
    no: No, the same number is fine, because only the color we play now matters.
draw-four-with-another-wild
    yes: Yes, you cannot play it while you have another wild card.
    no: No, another wild card is fine, because only the color we play now matters.
draw-four-on-wild
    uno.wild-draw-four.color: You must not have the color that was picked with the Wild under it.
    uno.wild-draw-four.color.any-playable: None of your cards may fit: not the color picked, and no other wild card.
    uno.wild-draw-four.color.wilds-count: You must not have the color picked with the Wild, or any other wild card.
draw-four-just-drawn
    yes: Yes, right away, if you have no card that makes it not allowed.
    no: No, you cannot play it when you have just taken it.
draw-four-bluff
    yes: Yes, you can try a trick. The card stays unless somebody says it is a trick.
    no: No, you cannot try to trick us with a Wild Draw Four.
draw-four-seen-through
    yes: Yes, if we can all see that it is not allowed, it goes back right away.
    no: No, even if we all know it, somebody has to say it is a trick.
draw-four-takes-the-turn
    yes: Yes, you take the cards and you have to wait this turn, too.
    no: No, you take the cards, but you still get your turn.
may-i-challenge
    yes: Yes, before you take the cards you can say it is a trick.
    yes uno.challenge.anyone: Yes, every other player can say it is a trick.
    no: No. If we play that rule, tricks are not allowed, so nobody can say it is one.
challenge-third-player
    yes: Yes, any other player can say it is a trick, not only the one who takes cards.
    no: No, only the player who has to take the cards can say it is a trick.
    no uno.house.no-bluffing: No. If we play that rule, tricks are not allowed, so nobody can say it is one.
challenge-third-player-loses
    uno.challenge: Nobody takes six cards, because it does not count when that player says it.
    uno.challenge.innocent: The player who said it was a trick and was wrong takes the six cards.
    uno.house.no-bluffing: If we play that rule, nobody can say it is a trick, so nobody takes six cards.
challenge-hand-shown
    uno.challenge.hand: Show it only to the player who said it was a trick.
    uno.house.no-bluffing: If we play that rule, nobody says it is a trick, so nobody shows a hand.
challenge-hand-told
    yes: Yes, if you saw that hand, you can say what was in it.
    no: No, only the player who said trick, played the card or writes the points can tell.
    uno.house.no-bluffing: If we play that rule, nobody says it is a trick, so nobody shows a hand.
challenge-ones-word
    uno.house.no-bluffing: If we play that rule, nobody says it is a trick, so nobody shows a hand.
    uno.challenge.word: We believe it, unless the other who knows says no before we play on.
challenge-two-stories
    uno.challenge.crossed: We can't know, so it doesn't count now: the player who had to take four takes four.
    uno.house.no-bluffing: Here nobody challenges a Wild Draw Four, so nobody shows their cards.
challenge-who-decides
    yes: Yes, when two of us say different things, we all choose whom to believe.
    no: No, nobody else may choose which of the two stories is true.
    uno.house.no-bluffing: Here nobody challenges a Wild Draw Four, so nobody shows their cards.
challenge-give-in
    yes: Yes, either one of you may give in, and then it is settled.
    no: No, giving in is not allowed for either of you.
    uno.house.no-bluffing: Here nobody challenges a Wild Draw Four, so nobody shows their cards.
challenge-denied-late
    yes: Yes, you may still say that those words about your cards are not true.
    no: No, once someone has played on, what was said about your cards counts.
    uno.house.no-bluffing: Here nobody challenges a Wild Draw Four, so nobody shows their cards.
challenge-guilty
    uno.challenge.guilty: The one who played it takes the four, and the one who had to take them plays.
    uno.house.no-bluffing: Here nobody challenges, because you may not trick with a Wild Draw Four.
challenge-guilty-color
    yes: Yes, the challenge was right, but the color that was picked still counts.
    no: No, the challenge was right, so the picked color does not count any more.
    uno.house.no-bluffing: Here nobody challenges a Wild Draw Four, because nobody may trick with it.
challenge-innocent
    uno.challenge.innocent: If you challenge a Wild Draw Four and are wrong, you take six: four and two more.
    uno.house.no-bluffing: Here nobody challenges, because you may not trick with a Wild Draw Four.
challenge-innocent-turn
    yes: Yes, after a wrong challenge the one who had to take cards has to wait, too.
    no: No, if you challenge and are wrong, you do not have to wait.
    uno.house.no-bluffing: Here nobody challenges a Wild Draw Four, because nobody may trick with it.
challenge-same-number
    uno.challenge.innocent: Having that number in another color is no trick: the player who challenged takes six.
    uno.challenge.guilty: You hold that number, so no Wild Draw Four here: the player who played it takes four.
    uno.house.no-bluffing: Here nobody challenges a Wild Draw Four, so nobody shows their cards.
    uno.challenge.hand: Having that number in another color is no trick: the player who challenged takes six.
challenge-another-wild
    uno.challenge.innocent: Having another Wild is no trick: the player who challenged takes six cards.
    uno.challenge.guilty: You hold another Wild, so no Wild Draw Four here: the player who played it takes four.
    uno.house.no-bluffing: Here nobody challenges a Wild Draw Four, so nobody shows their cards.
    uno.challenge.hand: Having another Wild is no trick: the player who challenged takes six cards.
challenge-after-drawing
    yes: Yes, until somebody does something: put the four back first, then challenge.
    no: No, once you have taken the cards, it is too late to challenge.
    no uno.house.no-bluffing: No, a Wild Draw Four can't be challenged here, because nobody may trick with it.
challenge-after-the-next-player
    yes: Yes, you may still challenge when the next one has played a card.
    no: No, it is too late to challenge when the next one has played a card.
    no uno.house.no-bluffing: No, a Wild Draw Four can't be challenged here, because nobody may trick with it.
challenge-before-the-color
    yes: Yes, you may challenge before the color is picked.
    no: No, you challenge a Wild Draw Four only after its color is picked.
    no uno.house.no-bluffing: No, a Wild Draw Four can't be challenged here, because nobody may trick with it.
challenge-last-card
    yes: Yes, you may challenge it, but it will not work: that hand has no cards left.
    no: No, if someone finishes with a Wild Draw Four, you can't challenge it.
    no uno.challenge: No, for a last Wild Draw Four nobody takes cards, so there's nothing to challenge.
    no uno.score.none: No, the round is over right away, so nobody challenges a last Wild Draw Four.
    no uno.house.no-bluffing: No, a Wild Draw Four can't be challenged here, because nobody may trick with it.
    uno.house.no-action-finish: You can't finish with a Wild Draw Four here: your last card must be a number.
stacked-draw-four-challenged
    yes: Yes, you may: if the last one was a trick, its player takes cards for them all.
    no: No, nobody challenges when we stack: play one more, or take cards for all of them.
    uno.owed: You can't play one on another here: the next one has to take the cards.
cards-in-the-deck
    uno.deck.112: 112 cards: 25 of each color and 12 wild ones, one of them Wild Shuffle Hands.
    uno.deck.112-swap: 112 cards: 25 of each color and 12 wild ones, one of them Wild Swap Hands.
shuffle-hands-in-the-deck
    yes: Yes, the Wild Shuffle Hands is one of our cards.
    no: No, our game has none: leave it out, or we all agree on the 112 cards with it.
swap-hands-in-the-deck
    yes: Yes, the Wild Swap Hands is one of our cards.
    no: No, our game has none: leave it out, or we all agree on the 112 cards with it.
customizable-in-the-deck
    yes: Yes, the Wild Customizable is one of our cards.
    no: No, our game has none: leave them out, or we all agree on cards with them.
who-plays-first
    uno.first-card: The one on the left of the dealer goes first.
    uno.first-card.numbers-only: The one on the left of the dealer goes first.
only-a-number-begins
    yes: Yes, the first card must be a number: keep turning cards until you get one.
    no: No, the game may start with a Skip, a Reverse or a Draw Two, too.
first-skip
    uno.first-card.skip: The one on the dealer's left has to wait, and the one after that goes first.
    uno.first-card.numbers-only: A Skip can't start our game: keep turning cards until you get a number.
first-reverse
    uno.first-card.reverse: The dealer goes first, and then we play to the right.
    uno.first-card.numbers-only: A Reverse can't start our game: keep turning cards until you get a number.
    uno.first-card.reverse.right: The one on the dealer's right goes first, and then we play to the right.
    uno.first-card.reverse.left: The one on the dealer's left goes first, and then we play to the right.
first-reverse-between-two
    uno.first-card.reverse: With two of us, the dealer goes first.
    uno.first-card.numbers-only: A Reverse can't start our game: keep turning cards until you get a number.
    uno.first-card.reverse.right: With two of us, the one who did not deal goes first.
    uno.first-card.reverse.left: With two of us, the one who did not deal goes first.
first-draw-two
    uno.first-card.draw-two: The first player takes two cards and has to wait, too.
    uno.first-card.draw-two.plays: The first player takes two cards, but still gets to go first.
    uno.first-card.numbers-only: A Draw Two can't start our game: keep turning cards until you get a number.
    uno.house.stacking: The first player takes two, or plays another Draw card on it, as we agreed.
first-draw-two-answered
    yes: Yes, the one who goes first may put a Draw Two on top of it.
    no: No, the first player may not do that, but takes two cards and has to wait.
    uno.first-card.numbers-only: A Draw Two can't start our game: keep turning cards until you get a number.
first-wild
    uno.first-card.wild: The first player picks the color and plays, or just plays a card of any color.
    uno.first-card.wild.returned: Nobody picks a color: we mix the Wild back in and turn up a new card.
    uno.first-card.numbers-only: A Wild can't start our game: keep turning cards until you get a number.
first-wild-then-draw-four
    yes: Yes, the first player may put a Wild Draw Four on the Wild right away.
    no: No, the first player has to pick a color before any Wild Draw Four may come.
    uno.first-card.numbers-only: A Wild can't start our game: keep turning cards until you get a number.
    uno.first-card.wild.returned: A Wild can't start our game: mix it back in and turn up a new card.
first-special-wild
    uno.deck: Our game does not have a Wild Shuffle Hands card.
    uno.first-card.wild: We keep our hands: the first player picks a color and goes first.
    uno.first-card.wild.returned: We keep our hands: mix that card back in and turn up a new one.
    uno.deck.112-swap: Our game does not have a Wild Shuffle Hands card.
    uno.deck.112-blank: Our game does not have a Wild Shuffle Hands card.
    uno.deck.112-themed: Our game does not have a Wild Shuffle Hands card.
must-i-say-uno
    yes: Yes, you must say UNO with one card left, or take extra cards if caught.
    yes uno.house.silent-uno: Yes, but here you have to tap the table with one card left, not say UNO.
    no: No, in our game you do not have to say UNO, and nobody gets caught.
caught-how-many-cards
    uno.house.no-calls: In our game nobody says UNO, and nobody gets caught.
    uno.catch: If you get caught in time, you take two cards, but only once.
    uno.catch.4: If you get caught in time, you take four cards, but only once.
    uno.catch.3: If you get caught in time, you take three cards, but only once.
    uno.catch.1: If you get caught in time, you take one card, but only once.
    uno.house.silent-uno: If you get caught without a tap, you take two cards, or what we agreed.
how-to-announce
    uno.call: Say UNO with one card left; we tap only if we play that rule.
    uno.house.no-calls: In our game nobody says UNO, and nobody gets caught.
    uno.house.silent-uno: With one card left you tap the table, and do not say UNO.
who-reminds-me
    uno.house.remind-uno: In our game the referee tells you when you forget to say UNO.
    uno.match: Nobody reminds you to say UNO; you have to think of it by yourself.
who-may-catch
    yes: Yes, anyone else playing may catch you if you did not say UNO.
    no: No, in our game nobody gets caught for not saying UNO.
caught-before-laying
    yes: Yes, you can get caught while you still have two cards.
    no: No, not while you have two cards: we say UNO with one card left.
caught-after-next-drew
    yes: Yes, even after the next one took a card, until the next card is played.
    no: No, it is too late once the next one has taken a card on their own turn.
    no uno.house.no-calls: No, in our game nobody gets caught for not saying UNO.
caught-after-next-played
    yes: Yes, even after the next one played a card, until somebody takes one.
    no: No, you can't catch them any more once the next one has played a card.
    no uno.house.no-calls: No, in our game nobody gets caught for not saying UNO.
call-late-but-first
    yes: Yes, if you say UNO late but before you get caught, you are safe.
    no: No, saying UNO late does not count.
    uno.house.no-calls: In our game nobody says UNO, and nobody gets caught.
call-when-too-late
    uno.call.in-time: If nobody caught you, you take nothing: it is too late to catch you now.
    uno.house.no-calls: In our game nobody says UNO, and nobody gets caught.
    uno.call: If nobody caught you, your late UNO counts, and from then on you are safe.
    uno.call.in-time.next-play: If nobody caught you, you take nothing: it is too late to catch you now.
call-before-laying
    yes: Yes, you may say UNO just before you play that card.
    no: No, you may not say UNO before you play that card.
call-before-my-turn
    yes: Yes, UNO just before your turn counts if you hold two cards.
    no: No, you said it too early: UNO before your turn does not count.
    no uno.house.no-calls: No, nobody says UNO in our game, so saying it does nothing.
call-with-the-card
    yes: Yes, you can still get caught even though you said UNO.
    no: No, if you say UNO as you play the card, nobody can catch you any more.
call-and-catch-at-once
    uno.call.crossed: We can't tell, so nobody takes cards for now: play on and choose together.
    uno.house.no-calls: In our game nobody says UNO, and nobody gets caught.
    uno.call.crossed.call: If both come at once, saying UNO counts, so nobody takes cards.
    uno.call.crossed.catch: If both come at once, the catch counts, so the player who got caught takes cards.
caught-after-skip
    yes: Yes, that one may still catch you: having to wait does not end the time.
    no: No, once the skipped one has had to wait, it is too late to catch you.
caught-after-draw-two
    uno.call.missed-turn: There is still time to catch you, even after the two cards are taken.
    uno.call.missed-turn.draw-closes: You can't be caught now: here, taking for a Draw Two ends the time for it.
    uno.call.missed-turn.closes: You can't be caught now: here, having to wait ends the time for it.
    uno.house.no-calls: In our game nobody says UNO, and nobody gets caught.
caught-while-choosing-color
    yes: Yes, even while you pick: once the Wild lies there, you have one card left.
    no: No, nobody can catch you while you are still picking the color.
caught-twice
    yes: Yes, you take cards one more time for the UNO you forgot.
    no: No, you get extra cards only once for one forgotten UNO.
    uno.house.no-calls: The way we play, nobody says UNO and nobody gets caught.
call-with-three-cards
    yes: Yes, it counts, even when you have three cards.
    no: No, that UNO does not count. Say it when you have one card left.
accused-but-had-called
    yes: Yes, you take cards even though you said UNO.
    no: No, if you did say UNO, you take no cards.
call-again-after-drawing
    yes: Yes, say UNO every time you put down a card and have one left.
    no: No, you don't have to say UNO another time.
out-without-uno
    yes: Yes, the win counts; only someone caught in time takes cards for it.
    no: No, the win does not count if you never said UNO.
given-one-card
    yes: Yes, if you are handed just one card, you have to say UNO.
    no: No, the way we play, a 0 is just a number and no cards are passed on.
    no uno.house.no-calls: No, the way we play, nobody says UNO and nobody gets caught.
    no uno.house.seven-zero: No, not if you were handed that one card, unless we agreed on it.
last-but-one-a-zero
    yes: Yes, if you put down a 0 and have one card left, you must say UNO.
    no: No, the 0 passes your last card on. The player who has one card then says UNO.
    no uno.house.no-calls: No, the way we play, nobody says UNO and nobody gets caught.
draw-though-i-could-play
    yes: Yes, you can take a card even when you have one that fits.
    no: No, you can't take a card while you have one that fits.
    uno.draw.unable: You can take only when none of yours fit. Only you see them, so we believe you.
    uno.house.draw-until: You can take only when none of yours fit. Only you see them, so we believe you.
    uno.house.force-play: You can take only when none of yours fit. Only you see them, so we believe you.
keep-the-drawn-card
    yes: Yes, you can hold on to the card you took, even when it fits.
    no: No, if the card you took fits, you can't hold on to it.
    no uno.house.draw-until: No, you keep taking cards until one fits, and then you play that one.
    uno.drawn-card.must: If the new card fits, you must play it. Only you see it, so we believe you.
    uno.drawn-card: If the new card fits, you must play it. Only you see it, so we believe you.
another-card-of-the-hand
    yes: Yes, after you take a card, you can play any of your cards that fits.
    no: No, after you take a card, that new one is the only one you can play.
play-the-drawn-card
    yes: Yes, if the new card fits, you can play it on this turn.
    no: No, you can't play the new card on this turn.
    yes uno.drawn-card.must: Yes, if the new card fits, you must play it on this turn.
    yes uno.house.force-play: Yes, if the new card fits, you must play it on this turn.
    yes uno.house.must-play-drawn: Yes, if the new card fits, you must play it on this turn.
another-card-after-drawing
    yes: Yes, you keep taking cards until you get one that fits.
    no: No, you take just one card on your turn.
draw-until-it-fits
    yes: Yes, you keep taking cards until you get one that fits.
    no: No, you take just one. If it does not fit, your turn is done.
wrong-number-drawn
    uno.owed: A Draw Two means you take two, so put the rest back.
forgot-to-draw
    uno.owed.undisputed: If we played on and nobody spoke up, you don't have to take those cards now.
wrong-card
    yes: Yes, it stays there, even though it doesn't fit.
    no: No, pick it back up; the real rules give you no extra cards for that.
    no uno.house.illegal-play: No, pick it back up and take the extra cards we agreed on.
out-of-turn
    yes: Yes, it stays, even though it was not your turn.
    no: No, pick it up, it was not your turn; the real rules give no extra cards.
    no uno.house.illegal-play: No, it was not your turn. Pick it up and take the extra cards we agreed on.
wrong-card-noticed-late
    yes: Yes, it can stay: we agree that it counts and keep playing from it.
    no: No, a wrong card does not count, even when we see it turns later.
take-back-several
    yes: Yes, the score keeper can take back as many turns as we agree on.
    no: No, once turns are played, we can't take them back.
correct-and-keep
    yes: Yes, we can fix what was written wrong, and we keep what still fits after it.
    no: No, we can't fix what was written down wrong.
wrong-player-tapped
    yes: Yes, the right player can play it, and that fixes the wrong tap.
    no: No, the right player can't play it now.
lost-track
    yes: Yes, we can just say how the round is now and keep playing from there.
    no: No, we can't just say how the round is now.
hint-costs
    yes: Yes, if you tell someone what to play, you take the extra cards we agreed on.
    no: No, the way we play, you take no cards for telling someone what to play.
how-many-cards-have-you
    yes: Yes, you can ask how many cards someone has, any time you want.
    no: No, you can't ask how many cards someone has.
count-the-piles
    yes: Yes, count piles and hands any time, but don't peek at facedown cards.
    no: No, you can't count the cards in the piles.
count-does-not-add-up
    uno.recount: Count both piles and all hands again. Still off? Something wasn't written down.
eight-cards-dealt
    uno.deal.seven: Everyone gets seven cards, so deal again if nobody has had a turn yet.
    uno.house.hand-size: Everyone gets as many as we agreed on. Deal again if nobody has had a turn yet.
leaving-mid-round
    uno.leaving.counted: When a player leaves, those cards count, so say how many points they make.
    uno.score.partners: Partners stay together until the whole game is over.
joining-late
    yes: Yes, someone new can join after one round ends and before the next one starts.
    no: No, not while teams play; they stay together until the whole game is over.
join-how-many-points
    match.joining: New players start at zero, or at what we say, but too few to end the game.
    uno.joining.lowest: New players get as many points as the player who has the most, or as many as we say.
    uno.joining.elimination: You get the most points of anyone still in, or what we say under the target.
    uno.score.partners: Nobody joins a game with partners; they stay together to the end.
    match.over: Here one round wins the game, so join before it or in the next game.
coming-back
    uno.score.partners: Partners stay together to the end, so nobody leaves and comes back.
    match.coming-back: Keep the points you left with; if few points are good, get the most anyone has.
    match.over: We are done. Someone has won, so no one comes back.
paper-rounds
    yes: Yes, we can keep going from the rounds we played on paper.
    no: No, we can't keep going from the rounds we played on paper.
joining-mid-round
    yes: Yes, someone can join while a round is going on.
    no: No, wait until the round is over and its points are counted.
two-equal-cards
    yes: Yes, if they are just the same, you can put both down together.
    no: No, you play just one card each turn, even if you have two just the same.
same-number-two-colors
    yes: Yes, if they have the same number, you can put both down together.
    no: No, you play just one card each turn, even if you have that number twice.
jump-in-same-card
    yes: Yes, you can jump in with the very same card, and we go on from you.
    no: No, the way we play, it has to be your turn, so pick that card back up.
jump-in-same-number
    yes: Yes, you can jump in if the number is the same, even in another color.
    no: No, we don't jump in; you play a card only when it is your turn.
    no uno.house.jump-in: No, to jump in you need the very same card, with the same color too.
jump-in-who-is-next
    yes: Yes, the one whose turn it was still goes next.
    no: No, we go on from the one who jumped in. The one whose turn it was has to wait.
    uno.turn: We don't jump in; you play a card only when it is your turn.
jump-in-on-first-card
    yes: Yes, you can jump in even on the card turned up at the start.
    no: No, we don't jump in; you play a card only when it is your turn.
    no uno.house.jump-in: No, nobody played that first card, so you can't jump in on it.
jump-in-on-zero
    yes: Yes, jumping in on a 0 is fine.
    no: No, we don't jump in; you play a card only when it is your turn.
    no uno.deduction.card: No, each color has just one 0, so nobody can jump in on it.
jump-in-with-wild
    yes: Yes, you can use a Wild to jump in on another Wild.
    no: No, we don't jump in; you play a card only when it is your turn.
    no uno.house.jump-in: No, you can't use a Wild to jump in on another Wild.
jump-in-on-skip
    uno.turn: We don't jump in. It was not that player's turn, so the second Skip goes back.
    uno.skip: The one who comes after the player who jumped in has to wait.
jump-in-on-draw-two
    yes: Yes, you can jump in before the cards are taken, and we add them up.
    no: No, we don't jump in; you play a card only when it is your turn.
    no uno.house.jump-in: No, you can't jump in on a Draw Two before its cards are taken.
two-want-to-jump-in
    yes: Yes, two players can both have that card.
    no: No, there are only two of that card, so nobody else can have one.
    uno.turn: We don't jump in; you play a card only when it is your turn.
jump-in-own-card
    yes: Yes, you can put the same card on top of yours without waiting.
    no: No, the others get their turn before you can put the same card on yours.
jump-in-and-win
    yes: Yes, you can jump in with your last card, and then you win the round.
    no: No, we don't jump in; you play a card only when it is your turn.
seven-swaps-hands
    yes: Yes, if you put down a 7, you trade all your cards with another player.
    no: No, the way we play, a 7 is just a number and nobody trades cards.
seven-must-swap
    yes: Yes, after a 7 the hands are traded first, and then we keep playing.
    no: No, the way we play, a 7 is just a number and nobody trades cards.
    no uno.house.seven-zero: No, if you play a 7 you may trade hands, but you don't have to.
last-card-a-seven
    yes: Yes, even when a 7 is your last card, you still trade hands.
    no: No, if a 7 is your last card, you win the round and nobody trades hands.
zero-rotates
    uno.swap: The way we play, a 0 is just a number and no cards are passed on.
    uno.house.seven-zero: After a 0, everyone passes all their cards on, the way play is going.
first-card-a-zero
    yes: Yes, a 0 or a 7 turned up at the start makes the hands move.
    no: No, a 0 or a 7 turned up at the start does not make the hands move.
nine-on-six
    yes: Yes, a 9 on a 6 or a 6 on a 9 of one color is fine, even on someone else's turn.
    no: No, a 9 can't go on a 6 when it is not your turn.
color-crazy-how-many
    yes: Yes, with four players, three 6s and 9s of one color in a row are enough.
    no: No, we don't go color crazy; that is an extra rule we did not pick.
color-crazy-two-in-a-row
    yes: Yes, with four players, just a 6 and a 9 are enough.
    no: No, we don't go color crazy; that is an extra rule we did not pick.
    no uno.house.sixty-nine.crazy: No, with four players, a 6 and a 9 are too few to go color crazy.
color-crazy-between-two
    yes: Yes, you can go color crazy with just two players.
    no: No, we don't go color crazy; that is an extra rule we did not pick.
    no uno.house.sixty-nine.crazy: No, you can't go color crazy with only two players.
wild-drawn-for-the-deal
    match.dealer: To pick who deals, a card with no number is zero, and the biggest number deals.
    match.dealer.points: To pick who deals, a wild card beats the rest; if some tie, they take again.
    match.dealer.again: A Wild has no number, so it does not count. Take a new card.
who-deals-next
    uno.deal.next.loser: The one who had the most points left in their cards deals next.
last-card-shuffle-hands
    yes: Yes. A Wild Shuffle Hands can be your very last card.
    no: No. There is no Wild Shuffle Hands in the cards for these rules.
    no uno.house.no-action-finish: No. Your last card must be a number, so it can't be a Wild Shuffle Hands.
shuffle-hands-uneven
    yes: Yes. The cards go out one by one, so some people get one less.
    no: No. After a Wild Shuffle Hands, everyone has the same number of cards.
    uno.deck: There is no Wild Shuffle Hands in the cards for these rules.
    uno.deck.112-swap: There is no Wild Shuffle Hands in the cards for these rules.
    uno.deck.112-blank: There is no Wild Shuffle Hands in the cards for these rules.
    uno.deck.112-themed: There is no Wild Shuffle Hands in the cards for these rules.
shuffle-hands-worth
    uno.deck: There is no Wild Shuffle Hands in the cards for these rules.
    uno.deck.112-swap: There is no Wild Shuffle Hands in the cards for these rules.
    uno.deck.112-blank: There is no Wild Shuffle Hands in the cards for these rules.
    uno.deck.112-themed: There is no Wild Shuffle Hands in the cards for these rules.
    uno.score.none: We don't count cards here. The player who runs out of cards wins the round.
    uno.target.rounds: We don't count cards here. The player who runs out of cards wins the round.
what-cards-are-worth
    uno.score.none: We don't count cards here. The player who runs out of cards wins the round.
    uno.target.rounds: We don't count cards here. The player who runs out of cards wins the round.
impossible-points
    yes: Yes. One card can be worth that many points.
    no: No. There is no card with 44 points, so please count again.
    no uno.score.none: No. We don't count points here: the one who went out just wins the round.
nobody-has-nothing
    yes: Yes. It can happen that everyone has points in one round.
    no: No. It can't be that everyone has points, so please count again.
    no uno.score.none: No. We don't count points here: the one who went out just wins the round.
    no uno.score.winner: No. Only the one who went out gets points, so please count again.
who-gets-the-points
    uno.score.none: We don't give points here. The player who runs out of cards wins the round.
    uno.score.partners: The team that went out gets points for the cards the other teams hold.
partner-cards
    uno.score.winner: There are no partners: the player who went out gets points for all cards, yours too.
    uno.score.none: We don't count cards here. The player who runs out of cards wins the round.
    uno.score.own: There are no partners in these rules. The cards you hold are bad points for you.
    uno.score.challenge: There are no partners in these rules. The cards you hold are bad points for you.
    uno.score.partners: Nobody scores your cards. Your team only gets points for the other teams' cards.
do-we-count-points
    yes: Yes. Once somebody is out, we count the cards the others still have.
    no: No. We don't count any cards here: the round is simply won.
past-five-hundred
    uno.target: You have won with 520 points. It does not have to be just 500.
    uno.target.partners: Your team has won with 520 points. It does not have to be just 500.
    uno.target.none: We don't count points here. When you stop, the player who won the most rounds wins.
    match.over: We don't count points here. Win as many rounds as we agreed, and you win.
    uno.score.own: Low is good here: when anyone gets to the goal number, the fewest points win.
    uno.score.challenge: Here you are out if you get to the goal number or go past it.
how-many-points-win
    uno.target: You need 500 points to win, unless we picked another number.
    uno.target.none: We don't count points here. When you stop, the player who won the most rounds wins.
    uno.target.rounds: We don't count points here. Win as many rounds as we agreed, and you win.
    uno.target.elimination: If you get to the goal number, you are out. The last one left wins.
    uno.target.partners: The first team to get to 500 points wins, unless we picked another number.
two-reach-the-target
    yes: Yes. Two players can get to the goal number in the same round.
    no: No. Only the round winner gets points, so two can't get to 500 in one round.
    no uno.score.none: No. We don't count points here, so nobody gets to 500.
    no uno.score.partners: No. Only the team that went out gets points, so two teams can't do it at once.
out-at-the-target
    uno.score.winner: Your own cards give you nothing here. Only the one who went out gets points.
    uno.score.partners: Your own cards give you nothing here. Only the team that went out gets points.
    uno.score.none: We don't count points here. The player who runs out of cards wins the round.
    match.over: We don't count points here. The player who runs out of cards wins the round.
    uno.target.lowest: When anyone gets to the goal number, the game ends and the fewest points win.
    uno.target.elimination: If the cards you hold take you to the goal number, you are out of the game.
play-on-after-the-end
    yes: Yes. You can keep playing after the game is won, and the points keep adding up.
    no: No. The game is not over until we all say so, so just play another round.
    match.over: You can keep playing after the game is won, and the wins keep adding up.
fewer-cards-dealt
    yes: Yes. We can all choose a different number of cards to give out.
    no: No. Everybody gets seven cards to start.
hand-too-big
    yes: Yes. You can hold as many cards as you get, so with 25 you just keep playing.
    no: No. That many cards puts you out of this round, but you play in the next one.
hand-too-big-counted
    yes: Yes. We count a big hand of cards just like all the others.
    no: No. A hand with too many cards is put aside, and we don't count it.
    no uno.score.none: No. We don't count any cards in these rules.
points-count-double
    match.round: We don't count points here. The player who runs out of cards wins the round.
    uno.score.winner: We count the points only one time. Two times would be a house rule.
    uno.score.own: We count the points only one time. Two times would be a house rule.
    uno.score.challenge: We count the points only one time. Two times would be a house rule.
    uno.score.partners: We count the points only one time. Two times would be a house rule.
blank-for-a-lost-card
    uno.match: We all have to say first which lost card the blank one is. Then you play it like that card.
    uno.house.blank-cards: The blank card is the lost card that we said it is: play it like that card.
written-on-a-wild
    uno.deck: There is no Wild Customizable in the cards for these rules.
    uno.match: Play it like a Wild: you pick the color, and we do what is written on it.
    uno.house.written-wilds: Play it like a Wild: you pick the color, and we do what is written on it.
six-in-pairs
    uno.score.winner: We each play alone here: the player who went out gets points for all the others' cards.
    uno.score.none: We don't count points here. The player who runs out of cards wins the round.
    uno.score.own: We each play alone here: the cards you have left are bad points for you.
    uno.score.challenge: We each play alone here: the cards you have left are bad points for you.
    uno.score.partners: The team that went out gets points for the cards the other teams hold.
    uno.score.pairs: The two on the team that went out share the points for the other teams' cards.
six-in-two-teams
    uno.score.winner: We each play alone here: the player who went out gets points for all the others' cards.
    uno.score.none: We don't count points here. The player who runs out of cards wins the round.
    uno.score.own: We each play alone here: the cards you have left are bad points for you.
    uno.score.challenge: We each play alone here: the cards you have left are bad points for you.
    uno.score.partners: The team that went out gets points for the cards the other teams hold.
    uno.score.two-teams: Everyone on the team shares the points for the cards the other team has left.
the-goal
    uno.target: Use up your cards to win the round and the others' points. 500 wins the game.
    uno.target.none: Use up all your cards first to win a round. The most rounds win the game.
    uno.target.rounds: Use up all your cards first to win a round. Win as many rounds as we agreed.
    uno.target.lowest: Get rid of your cards: any left are bad points. The fewest points win the game.
    uno.target.elimination: Get rid of your cards: any left are bad points. At the goal number you are out.
    uno.target.partners: Use up your cards: your team scores what other teams hold. The goal number wins.
how-many-players
    match.opening: From two to ten people can play with one pack of cards.
how-many-dealt
    uno.deal.seven: Everybody gets seven cards to start.
    uno.house.hand-size: Everybody gets the number of cards that you all picked.
which-way-round
    uno.deal: We start off to the left, like a clock. Each Reverse turns us the other way.
set-up
    uno.deal: Mix, give seven each, turn one up to play on. The rest is the pile to take from.
    uno.house.hand-size: Mix, deal as agreed, turn one up to play on. The rest is the pile to take from.
what-skip-does
    uno.skip: After a Skip, the next player has to wait one turn.
what-reverse-does
    uno.reverse: A Reverse makes us go around the other way.
what-draw-two-does
    uno.draw-two: The next player takes two cards and has to wait one turn.
    uno.house.stacking: The next player takes two and has to wait, or adds another draw card as agreed.
what-wild-does
    uno.wild: On your turn a Wild fits on any card, and you pick the color that comes next.
what-draw-four-does
    uno.wild-draw-four: The next player takes four and has to wait. The player who played it picks the color.
    uno.house.stacking: You pick a color. The next takes four and waits, or adds an agreed draw card.
what-shuffle-hands-does
    uno.wild-shuffle-hands: The player picks a color; all hands are mixed and dealt again from their left.
what-swap-hands-does
    uno.wild-swap-hands: You pick the color and trade all your cards with another player.
what-customizable-is
    uno.wild-customizable: It is a Wild with our own rule written on it. We do it when the card is played.
how-challenge-works
    uno.challenge: Challenge a Wild Draw Four before taking: a bluffer takes 4, or else you take 6.
    uno.challenge.anyone: You can all challenge a Wild Draw Four: a bluffer takes 4, or else you take 6.
    uno.house.no-bluffing: Nobody may bluff here, so nobody challenges a Wild Draw Four.
how-long-to-challenge
    uno.challenge.in-time: There is time until its cards are taken, or until someone plays on.
    uno.challenge.in-time.next-act: There is time until the next player does something, even after cards are taken.
    uno.house.no-bluffing: Nobody may bluff here, so nobody challenges a Wild Draw Four.
how-long-to-catch
    uno.house.no-calls: Nobody says UNO here, so nobody gets caught.
    uno.call.in-time: You can be caught until another player plays or takes a card on their own turn.
    uno.call.in-time.next-draw: You can be caught until another player takes a card. Playing one is not the end.
    uno.call.in-time.next-play: You can be caught until another player plays a card. Taking one is not the end.
how-two-play
    uno.reverse.two-players: With just two players, a Reverse is like a Skip: you get to go again.
what-partners-is
    uno.score.partners: Partners sit across, share points, and when one is out score other teams' cards.
a-turn
    uno.match: Play the same color, number or picture, or a wild card. If you can't, take one.
how-to-win
    uno.advice: Save wilds for when stuck, play big points early, slow players with few cards.
when-to-challenge
    uno.challenge.innocent: Do it if you think they had that color; if wrong, you take six, not four.
    uno.house.no-bluffing: Nobody may bluff here, so nobody challenges a Wild Draw Four.
which-house-rules
    match.rules: Pick any: stacking, seven-zero, jump-in, taking until one fits, or no bluffing.
what-challenge-uno-is
    uno.target.elimination: Cards left are bad points: at the goal number you're out. The last one in wins.
house-hand-size
    uno.house.hand-size: If we play that rule, everybody gets as many cards as we agreed, not seven.
house-stacking
    uno.house.stacking: If we play that rule, you may add an agreed draw card; the next takes for all.
house-skip-bounce
    uno.house.skip-bounce: If we play that rule, a same-color Skip passes a Draw Two on, then any Skip can.
house-reverse-bounce
    uno.house.reverse-bounce: If we play that rule, a same-color Reverse sends a Draw Two back, then any can.
house-jump-in
    uno.house.jump-in: If we play that rule, you can jump in with the very same card till someone acts.
house-seven-zero
    uno.house.seven-zero: If we play that rule, a 7 lets you trade hands, a 0 passes all hands along.
house-draw-until
    uno.house.draw-until: If we play that rule, when nothing fits you take until a card fits and play it.
house-force-play
    uno.house.force-play: If we play that rule, you must play a card if you can, even one you just took.
house-must-play-drawn
    uno.house.must-play-drawn: If we play that rule, you must play the card you took if it fits. We trust you.
house-silent-uno
    uno.house.silent-uno: If we play that rule, tap the table at one card in place of UNO, or get caught.
house-no-calls
    uno.house.no-calls: If we play that rule, nobody says UNO at one card, and nobody gets caught.
house-remind-uno
    uno.house.remind-uno: If we play that rule, the referee tells you when you forget to say UNO.
house-sixty-nine
    uno.house.sixty-nine: If we play that rule, 9 fits same-color 6, 6 fits 9, any time till someone acts.
house-equal-cards
    uno.house.equal-cards: If we play that rule, same numbers can go together: first must fit, last on top.
house-named-color
    uno.house.named-color: If we play that rule, you only pick a color you hold. The others trust you.
house-no-action-finish
    uno.house.no-action-finish: If we play that rule, the last card must be a number. If not, you take instead.
house-no-bluffing
    uno.house.no-bluffing: If we play that rule, no Wild Draw Four if you hold the color now; no challenge.
house-illegal-play
    uno.house.illegal-play: If we play that rule, wrong card or turn: take it back plus agreed extra cards.
house-false-call
    uno.house.false-call: If we play that rule, say UNO for no reason and you take the cards we agreed on.
house-false-accusation
    uno.house.false-accusation: If we play that rule, wrongly saying someone forgot UNO costs the cards we set.
house-hint
    uno.house.hint: If we play that rule, telling others what to play costs as many cards as we said.
house-double-score
    uno.house.double-score: If we play that rule, all points count twice, or as many times as we agreed.
house-hand-limit
    uno.house.hand-limit: If we play that rule, you are out of the round at the number of cards we chose.
house-written-wilds
    uno.house.written-wilds: If we play that rule, we write Wild Customizable rules and do them when played.
house-blank-cards
    uno.house.blank-cards: If we play that rule, a blank card is the lost card that we said it is.
"""
