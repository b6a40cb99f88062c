### Questions about UNO, as they are read out.

## Chapters

questions-chapter-uno-draw-two = Draw Two
questions-chapter-uno-wild-draw-four = Wild Draw Four
questions-chapter-uno-a-turn = A turn
questions-chapter-uno-going-out = Going out
questions-chapter-uno-two-players = Two players
questions-chapter-uno-the-draw-pile = The draw pile
questions-chapter-uno-challenging-a-wild-draw-four = Challenging a Wild Draw Four
questions-chapter-uno-the-deal = The deal
questions-chapter-uno-the-first-card = The first card
questions-chapter-uno-calling-uno = Calling UNO
questions-chapter-uno-drawing = Drawing
questions-chapter-uno-when-something-went-wrong = When something went wrong
questions-chapter-uno-coming-and-going = Coming and going
questions-chapter-uno-several-cards-at-once = Several cards at once
questions-chapter-uno-jump-in = Jump-in
questions-chapter-uno-seven-zero = Seven-zero
questions-chapter-uno-the-69-rule = The 69 rule
questions-chapter-uno-scores = Scores
questions-chapter-uno-winning-the-match = Winning the match
questions-chapter-uno-too-many-cards = Too many cards
questions-chapter-uno-playing-a-card = Playing a card
questions-chapter-uno-the-game = The game
questions-chapter-uno-house-rules = House rules

## Draw Two

question-uno-draw-two-on-draw-two = May I play a Draw Two on a Draw Two, so that the next player draws instead of me?
question-uno-draw-four-on-draw-two = May I play a Wild Draw Four on a Draw Two instead of drawing?
question-uno-draw-two-once-drawn-for = A Draw Two is on top, and somebody has drawn for it already. May I now play a Draw Two of another color on it?
question-uno-drawn-for-do-i-draw-too = Somebody has drawn for the Draw Two on top. Do I have to draw two as well?
question-uno-draw-two-once-drawn-for-how-many = Somebody drew two cards. Then another Draw Two is played. Is it two cards now, or four?
question-uno-draw-two-takes-the-turn = Somebody plays a Draw Two on me. Do I lose my turn as well as drawing?
question-uno-choose-who-draws = May I choose who has to draw for my Draw Two?
question-uno-draw-two-drawn-for-a-draw-two = I draw for a Draw Two, and one of the two cards is a Draw Two. May I play it right away?
question-uno-skip-against-draw-two = Does a Skip of the same color save me from a Draw Two?
question-uno-reverse-against-draw-two = May I send a Draw Two back with a Reverse of the same color?
question-uno-wild-against-draw-two = May I play a plain Wild to get out of a Draw Two?
question-uno-skip-once-drawn-for = The two cards for the Draw Two are drawn already. May I play a Skip of its color on it?
question-uno-wild-once-drawn-for = The two cards for the Draw Two are drawn already. May I play a Wild on it?
question-uno-draw-four-once-drawn-for = The two cards for the Draw Two are drawn already. May I play a Wild Draw Four on it?
question-uno-wild-on-a-drawn-draw-four = The four cards for a Wild Draw Four are drawn already. May I play a Wild on it?
question-uno-draw-four-on-a-drawn-draw-four = The four cards for a Wild Draw Four are drawn already. May I play another Wild Draw Four on it?
question-uno-what-goes-on-a-draw-four = A Wild Draw Four is on top, and its cards are drawn. Which cards go on it?
question-uno-card-drawn-for-a-draw-two = I drew for a Draw Two, and one of the cards fits. May I play it right away?
question-uno-stack-total = We stack, and three Draw Twos were played one after another. How many cards are drawn in all?

## Wild Draw Four

question-uno-draw-two-on-draw-four = May I play a Draw Two of the color named on a Wild Draw Four instead of drawing?
question-uno-draw-two-of-any-color-on-draw-four = We stack. May I play a Draw Two on a Wild Draw Four if its color is not the one named?
question-uno-draw-four-on-draw-four = May I play a Wild Draw Four on a Wild Draw Four, so that the next player draws instead of me?
question-uno-skip-against-draw-four = Does a Skip save me from a Wild Draw Four?
question-uno-reverse-against-draw-four = May I send a Wild Draw Four back with a Reverse?
question-uno-wild-against-draw-four = May I play a plain Wild to get out of a Wild Draw Four?
question-uno-draw-four-when = When may I play a Wild Draw Four?
question-uno-draw-four-holding-the-color = I have a card of the color we are playing. May I play a Wild Draw Four?
question-uno-draw-four-with-the-same-number = I hold the same number as the top card, in another color. Does that forbid my Wild Draw Four?
question-uno-draw-four-with-another-wild = I hold another Wild, or a second Wild Draw Four. Does that forbid my Wild Draw Four?
question-uno-draw-four-on-wild = I play a Wild Draw Four on a Wild. Which color am I not allowed to have in my hand?
question-uno-draw-four-just-drawn = May I play a Wild Draw Four that I have just drawn?
question-uno-draw-four-bluff = May I bluff with a Wild Draw Four?
question-uno-draw-four-seen-through = Somebody played a Wild Draw Four, and everybody has seen that it was not allowed. Does it go back at once?
question-uno-draw-four-takes-the-turn = Somebody plays a Wild Draw Four on me. Do I lose my turn as well as drawing?
question-uno-draw-four-on-the-first-turn = May I play a Wild Draw Four on the first turn of a round?

## A turn

question-uno-wild-on-wild = May I play a Wild on a Wild?
question-uno-wild-keeps-the-color = With my Wild, may I name the color that we already have?
question-uno-same-color-with-draw-four = With my Wild Draw Four, may I name the color that we already have?
question-uno-color-i-do-not-hold = With a Wild, which colors may I name: also one that I do not hold?
question-uno-wild-though-something-fits = May I play a Wild though I hold a card that fits?
question-uno-wild-on-any-card = May I play a Wild on any card?
question-uno-what-goes-on-a-wild = A Wild is on top. May I play a card of another color than the one named?
question-uno-action-card-on-a-wild = A Wild is on top. May I play a Draw Two, a Skip or a Reverse of the color that was named?
question-uno-skip-on-skip = May I play a blue Skip on a red Skip?
question-uno-skip-against-skip = Somebody played a Skip on me. May I save myself with a Skip of my own?
question-uno-skip-on-a-reverse = May I play a Skip on a Reverse of the same color?
question-uno-skip-on-a-reverse-of-another-color = May I play a Skip on a Reverse of another color?
question-uno-number-on-an-action-card = A Skip is on top. May I play a number of the same color on it?
question-uno-skip-on-a-number = A number is on top. May I play a Skip, a Reverse or a Draw Two of the same color on it?
question-uno-same-number-another-color = May I play a card of the same number in another color?
question-uno-same-color-another-number = May I play a number on another number of the same color?
question-uno-nothing-in-common = The color is different, and so is the number. May I play the card?
question-uno-wild-without-a-color = Somebody played a Wild and named no color. May the next player go on?
question-uno-who-names-the-color = Somebody plays a Wild or a Wild Draw Four. Who names the color?
question-uno-action-card-of-another-color = May I play a Draw Two, a Skip or a Reverse of any color at any time?
question-uno-draw-two-of-another-color-after-draw-four = A Wild Draw Four is on top, and somebody has drawn for it. May I play a Draw Two of another color than the one named?
question-uno-change-the-named-color = I have named a color. May I change it afterwards?
question-uno-after-a-skip-who-is-next = There are three or more of us, and somebody plays a Skip. Who plays next?
question-uno-choose-who-is-skipped = May I choose who is skipped by my Skip?
question-uno-skip-after-a-reverse = A Reverse was played, and then a Skip. Who misses the turn?
question-uno-reverse-with-three = There are three or more of us, and I play a Reverse. Who plays next?
question-uno-draw-two-after-a-reverse = A Reverse was played, and then a Draw Two. Who draws the two cards?
question-uno-what-a-draw-two-goes-on = Which cards may a Draw Two be played on?
question-uno-what-a-reverse-goes-on = Which cards may a Reverse be played on?
question-uno-reverse-on-reverse = May I play a Reverse on a Reverse of another color?

## Going out

question-uno-out-on-draw-two = Somebody goes out with a Draw Two. Does the next player still draw?
question-uno-out-on-draw-two-counted = Somebody goes out with a Draw Two. Do the two cards that the next player draws count?
question-uno-out-on-draw-four = Somebody goes out with a Wild Draw Four. Does the next player still draw?
question-uno-out-on-draw-four-counted = Somebody goes out with a Wild Draw Four. Do the four cards that the next player draws count?
question-uno-out-on-an-action-card = May I go out with a Skip, a Reverse or a Draw Two?
question-uno-others-play-on = Somebody has no cards left. Do the others play on for second place?
question-uno-out-on-a-wild = May I go out with a Wild?
question-uno-win-with-draw-four = May I win the round with a Wild Draw Four as my last card?
question-uno-out-on-a-wild-color = I went out with a Wild. Do I still have to name a color?
question-uno-saying-uno-out = Must I say anything when I play my very last card, such as “Uno out”?
question-uno-last-card-shuffle-hands = May I go out with a Wild Shuffle Hands?
question-uno-shuffle-hands-uneven = After a Wild Shuffle Hands I have one card less than others. Is that right?
question-uno-last-card-swap-hands = May I go out with a Wild Swap Hands?

## Two players

question-uno-reverse-between-two = There are two of us. Do I have another turn after my Reverse?
question-uno-drawing-in-the-extra-turn = There are two of us, and I played a Reverse. May I draw in the turn that follows?
question-uno-skip-between-two = There are two of us. Do I have another turn after my Skip?
question-uno-draw-two-between-two = There are two of us. Do I have another turn after my Draw Two?
question-uno-draw-four-between-two = There are two of us. Do I have another turn after my Wild Draw Four?

## The draw pile

question-uno-pile-used-up = The draw pile is empty. What now?
question-uno-nothing-to-draw = The draw pile is empty and there are no discards to shuffle. I cannot play anything. Do I have to draw a card later?
question-uno-turn-with-nothing-to-draw = There was nothing for me to draw. Is my turn over?
question-uno-more-owed-than-there-is = I have to draw more cards than are left. What about the rest?
question-uno-draw-first-or-shuffle-first = The pile has fewer cards than I have to draw. Do I draw first, or do we shuffle first?
question-uno-shuffled-into-the-pile = The discards were shuffled. Can somebody now draw a card that has been in a player's hand all the time?

## Challenging a Wild Draw Four

question-uno-may-i-challenge = Somebody played a Wild Draw Four on me. May I challenge it?
question-uno-challenge-third-player = May I challenge a Wild Draw Four when somebody else has to draw the cards?
question-uno-challenge-third-player-loses = A player challenges without having to draw, and is wrong. Who draws the six cards?
question-uno-challenge-hand-shown = I was challenged. Who do I show my hand to?
question-uno-challenge-hand-told = Bob's hand was shown after a challenge. May Dan, who did not challenge, tell what was in it?
question-uno-challenge-ones-word = Only one of us saw the challenged hand. Do we have to believe what that person says?
question-uno-challenge-two-stories = After a challenge I say that I did not hold the color, and the other one says that I did. What now?
question-uno-challenge-who-decides = After a challenge two of us say different things. May somebody else decide?
question-uno-challenge-give-in = After a challenge two of us say different things. May I give in?
question-uno-challenge-denied-late = Somebody told what was in my challenged hand, and play has gone on. May I still deny it?
question-uno-challenge-guilty = The challenge was right: it was a bluff. Who draws, and who plays?
question-uno-challenge-guilty-color = The challenge was right. Does the color that was named still hold?
question-uno-challenge-guilty-turn = I challenged and was right. Do I still have my turn?
question-uno-challenge-innocent = I challenged and was wrong. How many cards do I draw?
question-uno-challenge-innocent-turn = I challenged and was wrong. Do I lose my turn as well?
question-uno-challenge-same-number = My hand is shown: no card of the color, but one of the same number. Did I bluff?
question-uno-challenge-another-wild = My hand is shown: no card of the color, but another Wild. Did I bluff?
question-uno-challenge-after-drawing = I have drawn the four cards. May I still challenge?
question-uno-challenge-after-the-next-player = I have drawn, and the next player has played a card. May I still challenge?
question-uno-challenge-before-the-color = May I challenge before the color is named?
question-uno-challenge-a-plain-wild = May I challenge a plain Wild?
question-uno-challenge-a-draw-two = May I challenge a Draw Two?
question-uno-challenge-last-card = Somebody went out with a Wild Draw Four. May I challenge it?
question-uno-stacked-draw-four-challenged = We stack Wild Draw Fours. May the player who has to draw challenge the last one? And who draws then?

## The deal

question-uno-cards-in-the-deck = How many cards are in the deck, and which?
question-uno-shuffle-hands-in-the-deck = There is a Wild Shuffle Hands among our cards. Do we play with it?
question-uno-swap-hands-in-the-deck = There is a Wild Swap Hands among our cards. Do we play with it?
question-uno-customizable-in-the-deck = There are blank or Wild Customizable cards among ours. Do we play with them?
question-uno-who-plays-first = A number is turned up to begin. Who plays first?
question-uno-wild-drawn-for-the-deal = We draw cards to see who deals, and somebody draws a Wild. Does that person deal?
question-uno-who-deals-next = Who deals the next round?
question-uno-fewer-cards-dealt = May we deal more or fewer than seven cards to everybody?
question-uno-who-deals-first = How do we choose who deals first?

## The first card

question-uno-only-a-number-begins = Must the card turned up to begin be a number?
question-uno-first-skip = A Skip is turned up to begin. Who misses the turn?
question-uno-first-reverse = A Reverse is turned up to begin. Who plays first, and which way does it go?
question-uno-first-reverse-between-two = There are two of us, and a Reverse is turned up to begin. Who plays first?
question-uno-first-draw-two = A Draw Two is turned up to begin. Does the first player lose the turn as well?
question-uno-first-draw-two-answered = A Draw Two is turned up to begin. May the first player play a Draw Two on it?
question-uno-first-wild = A Wild is turned up to begin. Who names the color?
question-uno-first-wild-then-draw-four = A Wild is turned up to begin. May the first player play a Wild Draw Four at once?
question-uno-first-special-wild = A Wild Shuffle Hands is turned up to begin. Are the hands shuffled?
question-uno-first-draw-four = A Wild Draw Four is turned up to begin. What now?

## Calling UNO

question-uno-must-i-say-uno = Do I have to say UNO when I have one card left?
question-uno-caught-how-many-cards = How many cards do I draw when I am caught and have not said UNO?
question-uno-how-to-announce = How do I announce my last card: do I say UNO, or tap the table?
question-uno-who-reminds-me = Does the referee remind me to say UNO when I forget it?
question-uno-who-may-catch = May anybody catch me for not saying UNO, not only the next player?
question-uno-caught-before-laying = I hold two cards and am about to play one. Can I be caught already?
question-uno-caught-after-next-drew = Somebody forgot UNO, and the next player has drawn a card. Can the player who forgot still be caught?
question-uno-caught-after-next-played = Somebody forgot UNO, and the next player has played a card. Can the player who forgot still be caught?
question-uno-call-late-but-first = I said UNO a little late, but before anybody noticed. Am I safe?
question-uno-call-when-too-late = The next player has gone on, and only now I remember to say UNO. What then?
question-uno-call-before-laying = May I say UNO before I play my second-to-last card?
question-uno-call-before-my-turn = I said UNO while the player before me was still drawing. Does it count?
question-uno-call-with-the-card = I said UNO just as I played the card. Can I still be caught?
question-uno-call-and-catch-at-once = I said UNO, and in the same moment somebody caught me. Who was first?
question-uno-caught-after-skip = My second-to-last card was a Skip, and I forgot UNO. Can the player I skipped still catch me?
question-uno-caught-after-draw-two = I forgot UNO with a Draw Two, and the next player has drawn the two. Is it too late to catch me?
question-uno-caught-while-choosing-color = My second-to-last card is a Wild, and I am still choosing the color. Can I be caught already?
question-uno-caught-color-or-cards-first = I was caught while I was choosing the color for a Wild. Do I name the color first, or draw first?
question-uno-caught-twice = I was caught, and now somebody else catches me for the same thing. Do I draw again?
question-uno-call-with-three-cards = Somebody said UNO with three cards. Does that count for anything?
question-uno-uno-with-two-cards = Do I have to say anything when I have two cards left?
question-uno-accused-but-had-called = Somebody says that I did not say UNO, but I did. Do I draw?
question-uno-accuser-draws = Somebody wrongly says that I forgot UNO. How many cards does that player draw?
question-uno-call-again-after-drawing = I had one card, drew another and played it. Must I say UNO again?
question-uno-out-without-uno = Somebody went out without ever having said UNO. Does the win stand?
question-uno-given-one-card = A 0 passes me a hand with one card. Must I say UNO?
question-uno-last-but-one-a-zero = My second-to-last card is a 0. Do I have to say UNO?
question-uno-call-on-another-turn = I hold two cards, and it is somebody else's turn. May I call UNO already?

## Drawing

question-uno-draw-though-i-could-play = I could play a card. May I draw instead?
question-uno-keep-the-drawn-card = The card I drew fits. May I keep it?
question-uno-another-card-of-the-hand = I drew a card. May I now play another card from my hand instead of it?
question-uno-play-the-drawn-card = May I play the card I just drew, in the same turn?
question-uno-play-a-drawn-wild = I drew a Wild. May I play it in the same turn?
question-uno-another-card-after-drawing = I drew a card and want another one. May I draw again?
question-uno-draw-until-it-fits = Do I draw more than one card until something fits?
question-uno-wrong-number-drawn = Somebody drew three cards for a Draw Two. What now?
question-uno-drew-too-few = Somebody drew only three cards for a Wild Draw Four. What now?
question-uno-forgot-to-draw = Somebody forgot to draw for a Draw Two, and play has gone on. What now?
question-uno-nothing-fits = Nothing in my hand fits. What do I do?
question-uno-pass-without-drawing = May I pass without drawing a card?

## When something went wrong

question-uno-wrong-card = I played a card that does not fit. Does it stay?
question-uno-out-of-turn = I played a card when it was not my turn. Does it stay?
question-uno-wrong-card-noticed-late = We notice a wrong card only two turns later. Do we go on from it?
question-uno-take-back-several = May the table take back several turns?
question-uno-correct-and-keep = A card was written down wrongly some turns ago. May we put it right and keep what still fits?
question-uno-wrong-player-tapped = In the app we entered a card for the wrong player. May the right player play it now?
question-uno-lost-track = Nobody knows any more whose turn it is. Can we just say how the round stands?
question-uno-hint-costs = Does it cost cards to tell somebody what to play?
question-uno-how-many-cards-have-you = May I ask how many cards somebody holds?
question-uno-hide-how-many-cards = May I hide how many cards I have?
question-uno-count-the-piles = May I go through the piles to count the cards?
question-uno-count-does-not-add-up = We counted, and there is one card too many. What now?
question-uno-eight-cards-dealt = Somebody was dealt eight cards. What now?
question-uno-take-back-my-card = I have just played a card. May I take it back and play another one?
question-uno-look-at-a-hand = May I look at somebody else's cards?
question-uno-trade-cards = May two of us trade cards if we both want to?

## Coming and going

question-uno-leaving-mid-round = Somebody has to go in the middle of a round. Does that hand count?
question-uno-leaving-between-rounds = Somebody goes home between two rounds. What happens to their points?
question-uno-joining-late = May somebody sit down and join in later?
question-uno-join-how-many-points = Somebody joins after a few rounds. How many points do they start with?
question-uno-coming-back = Somebody left and came back. How many points do they have now?
question-uno-paper-rounds = We have played some rounds on paper. May we go on from there?
question-uno-joining-mid-round = May somebody join in the middle of a round?

## Several cards at once

question-uno-two-equal-cards = May I play two identical cards at once?
question-uno-same-number-two-colors = May I play two cards of the same number but different colors at once?
question-uno-more-than-one-card = May I play more than one card in a turn?

## Jump-in

question-uno-jump-in-same-card = I hold the very same card as the one just played. May I play it out of turn?
question-uno-jump-in-same-number = May I jump in with the same number in another color?
question-uno-jump-in-who-is-next = Somebody jumped in. Does the player whose turn it was still play next?
question-uno-jump-in-on-first-card = May I jump in on the card turned up at the deal?
question-uno-jump-in-on-zero = May I jump in on a 0?
question-uno-jump-in-with-wild = May I jump in with a Wild on a Wild?
question-uno-jump-in-on-skip = Somebody jumps in on a Skip with the same Skip. Who misses a turn?
question-uno-jump-in-on-draw-two = May I jump in on a Draw Two before the cards are drawn?
question-uno-two-want-to-jump-in = Somebody jumped in, and another player wants to jump in too. Can both of them hold a copy of that card?
question-uno-jump-in-own-card = I played a card and hold the very same card again. May I play it on my own card right away?
question-uno-jump-in-and-win = May I win the round by jumping in with my last card?

## Seven-zero

question-uno-seven-swaps-hands = I played a 7. May I swap hands with somebody?
question-uno-seven-must-swap = Somebody played a 7. Are hands swapped before play goes on?
question-uno-last-card-a-seven = My last card is a 7. Do I still swap hands?
question-uno-swap-leaves-one-card = A 7 was played, and the swap leaves me with one card. Do I have to call UNO?
question-uno-zero-rotates = Somebody played a 0. What does it do?
question-uno-first-card-a-zero = A 0 or a 7 is turned up to begin. Do the hands move?

## The 69 rule

question-uno-nine-on-six = May I play a 9 on a 6 of the same color when it is not my turn?
question-uno-nine-upside-down = Is a 6 the same as a 9 when it is upside down?
question-uno-color-crazy-how-many = There are four of us. Three cards in a row were sixes and nines. Is that enough to go color crazy by the 69 rule?
question-uno-color-crazy-two-in-a-row = There are four of us. Is one 6 and one 9 in a row enough to go color crazy by the 69 rule?
question-uno-color-crazy-between-two = There are two of us. Can the table go color crazy by the 69 rule?
question-uno-color-crazy-who-discards = The table goes color crazy. Does everybody discard that color?

## Scores

question-uno-shuffle-hands-worth = How many points is a Wild Shuffle Hands worth?
question-uno-what-cards-are-worth = How many points are a Skip and a Wild worth?
question-uno-impossible-points = Somebody counts 44 points for a single card. Can that be?
question-uno-nobody-has-nothing = In this round everybody has points. Can that be?
question-uno-who-gets-the-points = Who gets the points of a round?
question-uno-partner-cards = My partner went out. Do the cards in my hand count?
question-uno-do-we-count-points = Somebody has gone out. Do the others count their cards?
question-uno-points-count-double = May the points of a round count twice?
question-uno-six-in-pairs = There are six of us, and we want to play in teams of two. Who scores?
question-uno-six-in-two-teams = There are six of us, and we play three against three. Does the whole team score?
question-uno-number-worth = How many points is a number card worth?
question-uno-action-worth = How many points is a single Skip, Reverse or Draw Two worth?
question-uno-wild-worth = How many points is a single Wild or Wild Draw Four worth?
question-uno-must-we-keep-score = Do we have to keep score?
question-uno-high-cards-early = Should I get rid of high cards early?

## Winning the match

question-uno-past-five-hundred = I have 490 and score 30. Have I won, or must it be exactly 500?
question-uno-how-many-points-win = How many points does it take to win the match?
question-uno-two-reach-the-target = Can two players reach 500 in the same round, and who has won then?
question-uno-out-at-the-target = I reach 500 with the cards left in my own hand. What then?
question-uno-stop-before-the-target = Nobody has reached the target, and we want to stop. Who has won?
question-uno-play-on-after-the-end = Somebody has won the match. May we play on with these totals?

## Too many cards

question-uno-hand-too-big = Somebody holds 25 cards. May that player go on playing in this round?
question-uno-hand-too-big-counted = Somebody was out of the round with too many cards. Do we count that hand in the end?

## Playing a card

question-uno-written-on-a-wild = We have written something on a Wild Customizable. What happens when it is played?
question-uno-blank-for-a-lost-card = We have lost a red 5, and a blank card stands for it. What is the blank card when it is played?

## The game

question-uno-the-goal = What is the goal of UNO?
question-uno-how-many-players = How many people can play UNO?
question-uno-how-many-dealt = How many cards is everybody dealt?
question-uno-what-fits = Which cards fit on which?
question-uno-which-way-round = Which way round do we play?
question-uno-peek-at-the-draw-pile = Who may look at the cards in the draw pile?
question-uno-look-through-discards = May I look through the discards to see what was played?
question-uno-set-up = How do we set the game up?
question-uno-who-shuffles = Who has to shuffle and deal?
question-uno-does-the-dealer-play = Does the dealer play too?
question-uno-what-skip-does = What does a Skip do?
question-uno-what-reverse-does = What does a Reverse do?
question-uno-what-draw-two-does = What does a Draw Two do?
question-uno-what-wild-does = What does a Wild do?
question-uno-what-draw-four-does = What does a Wild Draw Four do?
question-uno-what-shuffle-hands-does = What does a Wild Shuffle Hands do?
question-uno-what-swap-hands-does = What does a Wild Swap Hands do?
question-uno-what-customizable-is = What is a Wild Customizable?
question-uno-how-challenge-works = How does a challenge work?
question-uno-how-long-to-challenge = How long may a Wild Draw Four be challenged?
question-uno-how-long-to-catch = How long can somebody be caught for not saying UNO?
question-uno-how-two-play = Which rules are different when only two players play?
question-uno-what-partners-is = How do partners play?
question-uno-a-turn = What do I do on my turn?
question-uno-time-limit = How long may a player think: is there a time limit?
question-uno-how-to-win = How do I play well: are there any tips?
question-uno-points-for-the-last-card = How many points does the winner get for the last card itself, such as a Wild Draw Four?
question-uno-points-good-or-bad = Is it good or bad to have many points in UNO?
question-uno-when-to-challenge = When is it worth challenging a Wild Draw Four?
question-uno-which-house-rules = Which house rules are there?
question-uno-what-challenge-uno-is = What is Challenge UNO?
question-uno-what-uno-means = What does the word UNO mean?
question-uno-when-to-say-uno = At what moment do I say UNO?
question-uno-wild-or-draw-four = What is the difference between a Wild and a Wild Draw Four?
question-uno-when-to-use-a-wild = When is it best to play a Wild?
question-uno-how-many-draw-twos = How many Draw Twos are in the deck?
question-uno-how-many-draw-fours = How many Wild Draw Fours are in the deck, and how many Wilds?
question-uno-how-many-skips = How many Skips are in the deck, and how many Reverses?
question-uno-which-colors = Which colors are there in UNO?
question-uno-how-many-of-a-color = How many cards of each color are in the deck?
question-uno-how-many-of-a-number = How many cards are there of each number, and how many zeros?
question-uno-which-extra-cards = My deck has 112 cards instead of 108. Which are the four extra cards?
question-uno-which-are-action-cards = Which cards are action cards?

## House rules

question-uno-house-blank-cards = How does the house rule “Blank cards for lost ones” work?
question-uno-house-hand-size = How does the house rule “As many cards as the table agreed” work?
question-uno-house-stacking = How does the house rule “Stacking” work?
question-uno-house-skip-bounce = How does the house rule “Skip bounce” work?
question-uno-house-reverse-bounce = How does the house rule “Reverse bounce” work?
question-uno-house-jump-in = How does the house rule “Jump-in” work?
question-uno-house-seven-zero = How does the house rule “Seven-zero” work?
question-uno-house-draw-until = How does the house rule “Draw until you can play” work?
question-uno-house-force-play = How does the house rule “Force play” work?
question-uno-house-must-play-drawn = How does the house rule “The drawn card is played” work?
question-uno-house-silent-uno = How does the house rule “Silent UNO” work?
question-uno-house-no-calls = How does the house rule “No calls at all” work?
question-uno-house-remind-uno = How does the house rule “The referee reminds players to call” work?
question-uno-house-sixty-nine = How does the house rule “The 69 rule” work?
question-uno-house-equal-cards = How does the house rule “Several equal cards at once” work?
question-uno-house-named-color = How does the house rule “Only a color that you hold” work?
question-uno-house-no-action-finish = How does the house rule “No finishing on an action card” work?
question-uno-house-no-bluffing = How does the house rule “No bluffing” work?
question-uno-house-illegal-play = How does the house rule “A wrong card costs cards” work?
question-uno-house-false-call = How does the house rule “A wrong UNO call costs cards” work?
question-uno-house-false-accusation = How does the house rule “A wrong catch costs cards” work?
question-uno-house-hint = How does the house rule “A hint costs cards” work?
question-uno-house-double-score = How does the house rule “Double score” work?
question-uno-house-hand-limit = How does the house rule “A limit of cards in a hand” work?
question-uno-house-written-wilds = How does the house rule “What is written on the Wild Customizable” work?

## House rules in play

question-uno-stack-must-i = We stack, and I hold a Draw Two. Do I have to play it, or may I draw the cards instead?
question-uno-stack-takes-the-turn = We stack. Does the player who draws all the cards miss the turn as well?
question-uno-stack-last-card = We stack, and I went out with a Draw Two on a Draw Two. Does the next player draw the cards before we count?
question-uno-stack-last-card-allowed = A Draw Two hits me, and my only card is a Draw Two. May I stack it and win?
question-uno-stack-between-two = There are two of us, and we stack. May the stack go back and forth between us?
question-uno-stack-uno-call = We stack, and I have one card left after stacking. Can I be caught if I did not call UNO?
question-uno-stack-ends-catch = Somebody played a Draw Two and forgot to call UNO. Then the next player stacked. Can the first one still be caught?
question-uno-stack-challenge-first = We stack Wild Draw Fours. May I challenge one that was not stacked on anything, instead of adding mine?
question-uno-stack-challenge-below = A Wild Draw Four was stacked on a Wild Draw Four. May the next player challenge the one below?
question-uno-stack-draw-four-holding-the-color = We stack Wild Draw Fours. May I stack mine although I hold a card of the color?
question-uno-stack-color = A Wild Draw Four was stacked on a Wild Draw Four. Is the color of the last one in force?
question-uno-two-draw-twos-at-once = May I play two Draw Twos together in one turn, so that the next player draws four?
question-uno-two-skips-at-once = May I play two Skips or two Reverses together in one turn?
question-uno-jump-in-reverse = Somebody jumps in on a Reverse with the same Reverse. Does play still go the way that the first Reverse set?
question-uno-jump-in-too-late = The next player has already played a card. May I still jump in on the card before?
question-uno-jump-in-after-a-draw = The next player has already drawn a card. May I still jump in?
question-uno-jump-in-with-draw-four = May I jump in with a Wild Draw Four on a Wild Draw Four?
question-uno-jump-in-with-a-seven = I jumped in with a 7. May I swap hands as if it had been my turn?
question-uno-jump-in-before-the-swap = I played a 7, and somebody jumped in before I swapped. May I still swap hands?
question-uno-jump-in-uno-call = Somebody jumped in and has one card left, and did not call UNO. May that player be caught?
question-uno-jump-in-ends-the-catch = Somebody forgot to call UNO, and then another player jumped in. May the first player still be caught?
question-uno-jump-in-must-i = I hold the same card as the one on top, and it is not my turn. Do I have to jump in?
question-uno-jump-in-after-the-draw-two-is-drawn = Somebody has drawn two cards for a Draw Two. May I jump in now with the same Draw Two?
question-uno-jump-in-when-skipped = I was skipped. May I jump in with the same Skip?
question-uno-jump-in-between-two = There are two of us. May I jump in on my own card with the same card?
question-uno-jump-in-out-on-an-action-card = My last card is a Skip, and the same Skip was just played. May I jump in and win?
question-uno-jump-in-on-a-stack = Somebody jumps in on a Draw Two with the same one, and we stack. Does the player after the jump draw for both?
question-uno-jump-in-with-nothing-alike = Somebody jumped in with the wrong card. Does play go on with the player whose turn it was?
question-uno-seven-choose-anybody = I played a 7. May I choose any player for the swap, not only the next one?
question-uno-seven-may-i-refuse = Somebody played a 7 and chose me for the swap. May I refuse to swap hands?
question-uno-seven-swap-too-late = I played a 7 and forgot to swap, and the next player has played. May I still swap hands?
question-uno-zero-after-a-reverse = A Reverse was played before the 0. Which way do the hands go round?
question-uno-zero-between-two = There are two of us, and a 0 was played. Do we swap our hands?
question-uno-seven-between-two = There are two of us, and I played a 7. May I swap hands with the other player?
question-uno-last-card-a-zero = My last card is a 0. Do I win, or are the hands passed on?
question-uno-uno-before-a-seven-swap = I had one card left after my 7 and swapped hands. Can I be caught because I did not call UNO?
question-uno-seven-drawn-and-played = I drew a 7 and played it at once. May I swap hands for it?
question-uno-draw-until-a-wild = We draw until a card fits, and I drew a Wild. Does it end the drawing?
question-uno-draw-until-a-wild-draw-four = We draw until a card fits, and I drew a Wild Draw Four. May I play it?
question-uno-draw-until-must-i-play-it = We draw until a card fits. May I keep the card that fits?
question-uno-draw-until-for-a-draw-two = We draw until a card fits. Do I draw more than two cards for a Draw Two then?
question-uno-draw-until-how-many = We draw until a card fits. Is there a limit of cards in one turn?
question-uno-draw-until-another-card = We draw until a card fits, and I drew several. May I play another card of my hand instead?
question-uno-no-action-finish-what-then = Nobody may go out with an action card, and my last card is a Skip. Do I draw a card instead?
question-uno-wrong-card-another-card = I played a card that does not fit and took it back. May I play another card in the same turn?
question-uno-color-crazy-how-many-players = There are six of us. How many of us have to play a 6 or a 9 in a row for Color Crazy by the 69 rule?
question-uno-color-crazy-action-cards = Somebody discarded a Draw Two in Color Crazy. Does it make anybody draw?
question-uno-color-crazy-win = I got rid of all my cards in Color Crazy. Have I won the round?
question-uno-color-crazy-other-colors = May I discard cards of another color, or a Wild, in Color Crazy?
question-uno-nine-on-six-other-color = May I play a 9 on a 6 of another color out of turn by the 69 rule?
question-uno-nine-on-six-too-late = A 6 was played, and the next player has played on it. May I still play a 9 out of turn by the 69 rule?
question-uno-nine-on-six-who-is-next = Somebody played a 9 on a 6 out of turn. Does the player whose turn it was still play next?
question-uno-color-crazy-must-i = We go color crazy. Do I have to discard all cards of that color?
question-uno-equal-cards-color = Two equal numbers were played at once. Is the color of the last one in force?
question-uno-equal-cards-win = My last two cards have the same number. May I play them together and win?
question-uno-equal-cards-uno = I played two equal cards at once and have one left. Can I be caught if I did not call UNO?
question-uno-equal-cards-first-has-to-fit = I play several equal numbers, and none of them fits the top card. Is that allowed?
question-uno-equal-cards-three = May I play three or four equal numbers in one turn?
question-uno-equal-cards-drawn = I drew a card with the same number as one in my hand. May I play both together?
question-uno-equal-cards-run = May I play several numbers in a row of one color in one turn, such as 3, 4 and 5?
question-uno-too-many-cards-two-players = There are two of us, and the other player has reached 25 cards. Have I won the round?
question-uno-skip-bounce-who-draws = A Skip passed a Draw Two on. Who draws now, and how many cards?
question-uno-skip-bounce-again = A Skip passed a Draw Two on to me. May I pass it on with a Skip of another color?
question-uno-bounced-then-stacked = A Skip passed a Draw Two on to me. May I stack a Draw Two on the Skip?
question-uno-reverse-bounce-who-draws = A Reverse sent my Draw Two back. Who draws the two cards now?
question-uno-reverse-bounce-again = A Reverse sent my Draw Two back. May I send it back again with a Reverse of another color?
question-uno-silent-uno-forgot = We tap the table instead of saying UNO. Can a player who forgot to tap be caught?
question-uno-partner-out-play-on = We play as partners, and my partner went out. Do the rest of us go on playing?
question-uno-stack-out-of-turn = Somebody else owes cards for a Draw Two. May I add my Draw Two to the stack when it is not my turn?
question-uno-stack-on-the-last-card = Somebody went out with a Draw Two, and we stack. May the next player stack a Draw Two on it?
question-uno-elimination-who-plays-on = In Challenge UNO one player has reached the target. Is the match over, or do the others play on?
question-uno-second-place = One player is out. Do the others play on for second place?
question-uno-skip-bounce-a-stack = We stack, and a Skip may pass a Draw Two on. Does the Skip pass the whole stack on?
question-uno-reverse-bounce-a-stack = We stack, and a Reverse may send a Draw Two back. Does the Reverse send the whole stack back?
question-uno-force-play-save-a-card = We have to play if we can. I hold a card that fits, but I want to save it. May I draw instead?
question-uno-force-play-a-wild = We have to play if we can. Do I have to play my Wild if nothing else fits?
question-uno-force-play-a-wild-draw-four = We have to play if we can. Do I have to play my Wild Draw Four if nothing else fits?
