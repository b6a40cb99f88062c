### What tables may choose: differences with their options, presets and targets.

## The differences of UNO

difference-uno-deck-question = Which deck is on the table?
option-uno-deck-108 = 108 cards, without special wild cards.
option-uno-deck-112 = { article-uno-deck-112-text }
option-uno-deck-112-swap = { article-uno-deck-112-swap-text }
option-uno-deck-112-blank = { article-uno-deck-112-blank-text }
option-uno-deck-112-themed = 112 cards: the classic 108, and four wild cards of the theme that are played as Wild Customizable. The sheet of such a box counts 50 for each of them: choose 40 or 50 with special-wild-points.
difference-uno-deck-why = The classic deck can be played everywhere. The other decks say on the card what they add.

difference-uno-first-dealer-question = Everybody draws a card for the first deal. What if a card has no number?
option-uno-first-dealer-numbers = The card counts nothing, and the highest number deals.
option-uno-first-dealer-points = The card counts its points, and a wild card beats all others.
option-uno-first-dealer-again = The player who drew it draws again.
difference-uno-first-dealer-why = The full sheets say so. By points a wild card would always win, although it has no number.

difference-uno-next-dealer-question = Who deals the next round?
option-uno-next-dealer-left = The deal passes to the left.
option-uno-next-dealer-winner = The winner of the round.
option-uno-next-dealer-loser = The player with most points left in hand.
difference-uno-next-dealer-why = No sheet says it; passing to the left is fair to everybody.

difference-uno-first-wild-question = A Wild is turned up to begin. What now?
option-uno-first-wild-named = The player to the dealer's left names the color and plays.
option-uno-first-wild-returned = The Wild goes back, and another card is turned up.
difference-uno-first-wild-why = Most sources say so; S1 says both.

difference-uno-first-card-question = An action card is turned up to begin. Does it act?
option-uno-first-card-acts = Yes, it acts at once.
option-uno-first-card-numbers-only = No, it does nothing: cards are turned up until a number begins.
difference-uno-first-card-why = Every publisher sheet lets it act.

difference-uno-first-draw-two-question = A Draw Two is turned up to begin. Does the first player lose the turn too?
option-uno-first-draw-two-misses = Yes, that player draws two cards and misses the turn.
option-uno-first-draw-two-plays = No, that player draws two cards and then plays. S1 and BASIC, read to the letter, ask for no more.
difference-uno-first-draw-two-why = The full sheets say so, and it is what the card does later on.

difference-uno-first-reverse-question = A Reverse is turned up to begin. Who plays first?
option-uno-first-reverse-dealer = The dealer, and play goes to the right.
option-uno-first-reverse-right = The player to the dealer's right; with two players, the one who did not deal.
option-uno-first-reverse-left = The player to the dealer's left, and then play goes to the right.
difference-uno-first-reverse-why = The newest full sheet and the oldest one agree on it, and so does S4. S3 says so only for two players.

difference-uno-declining-question = I could play a card. May I draw instead?
option-uno-declining-may = Yes: draw one card, and only that card may then be played.
option-uno-declining-must-lay = No: play if you can.
difference-uno-declining-why = All full sheets allow it. S1 and S3 speak only of a player who has no card that fits.

difference-uno-drawn-card-question = The card I drew fits. Must I play it?
option-uno-drawn-card-may = No, it may be kept.
option-uno-drawn-card-must = Yes.
difference-uno-drawn-card-why = The fuller sheets and three of the guides say that it may be played.

difference-uno-wild-draw-four-question = When may a Wild Draw Four be played?
option-uno-wild-draw-four-color = When you hold no card of the current color.
option-uno-wild-draw-four-any-playable = When you hold no other card that could be played, not even a wild card.
option-uno-wild-draw-four-wilds-count = When you hold no card of the current color and no other wild card.
difference-uno-wild-draw-four-why = Three of the guides and every full sheet speak of the color alone.

difference-uno-proved-bluff-question = Somebody played a Wild Draw Four, and everybody has seen that it was not allowed. Does it go back at once?
option-uno-proved-bluff-challenged = No, but a player who challenges it wins, and nobody looks at the hand.
option-uno-proved-bluff-refused = Yes, it goes back.
difference-uno-proved-bluff-why = S1 says that the card can still be played. Nobody helps the player who should challenge it.

difference-uno-who-challenges-question = Who may challenge a Wild Draw Four?
option-uno-who-challenges-target = Only the player told to draw.
option-uno-who-challenges-anyone = All the other players.
difference-uno-who-challenges-why = The old sheet says so clearly, and S1, S2 and S4 agree.

difference-uno-hand-shown-to-question = Who sees the hand after a challenge?
option-uno-hand-shown-to-challenger = Only the challenger.
option-uno-hand-shown-to-everybody = The whole table.
difference-uno-hand-shown-to-why = The other players should not learn a hand that is still in play.

difference-uno-challenge-until-question = I have drawn the four cards already. May I still challenge?
option-uno-challenge-until-drawing = No, not once the first card is drawn.
option-uno-challenge-until-next-act = Yes, until somebody plays on. The four cards go back first.
difference-uno-challenge-until-why = A player who has drawn has seen new cards, and the hands are not as they were.

difference-uno-challenge-last-card-question = The last card was a Wild Draw Four. May it be challenged?
option-uno-challenge-last-card-fails = Yes, but the challenge is lost: the hand is empty.
option-uno-challenge-last-card-refused = No, and it costs nothing to ask.
difference-uno-challenge-last-card-why = A player who challenges an empty hand should have counted.

difference-uno-call-from-question = I call UNO before I play my second-to-last card. Does it count?
option-uno-call-from-two-cards = Yes, on your own turn.
option-uno-call-from-one-card = No, only with one card left.
difference-uno-call-from-why = The old sheet asks for the call before the card touches the pile.

difference-uno-catch-until-question = Somebody forgot to call UNO. Until when can I catch that player?
option-uno-catch-until-next-act = Until the next player plays or draws a card.
option-uno-catch-until-next-play = Until another player plays a card.
option-uno-catch-until-next-draw = Until another player draws a card.
difference-uno-catch-until-why = The old sheet says when a turn begins: with the first card that is drawn, or played from the hand.

difference-uno-missed-turn-question = The next player is skipped or has to draw. Does that end the time to catch?
option-uno-missed-turn-open = No, only a card played or drawn by choice ends it.
option-uno-missed-turn-draw-closes = Drawing owed cards ends it, but being skipped does not.
option-uno-missed-turn-closes = Yes, both end it.
difference-uno-missed-turn-why = A player begins a turn by playing or drawing a card by choice.

difference-uno-at-once-question = Somebody calls UNO and is caught at the same moment. What counts?
option-uno-at-once-table = Nobody can tell: the table decides.
option-uno-at-once-call = The call.
option-uno-at-once-catch = The catch.
difference-uno-at-once-why = No source says. People who were in the room may know, but the referee does not.

difference-uno-late-uno-penalty-question = How many cards does it cost not to call UNO?
option-uno-late-uno-penalty-2 = Two cards.
option-uno-late-uno-penalty-4 = Four cards.
option-uno-late-uno-penalty-1 = One card.
option-uno-late-uno-penalty-3 = Three cards.
difference-uno-late-uno-penalty-why = Three of the guides and every sheet say two; only S1 and texts like it say four.

difference-uno-last-card-draw-question = The last card was a Draw Two. Does the next player still draw?
option-uno-last-card-draw-drawn = Yes, before the hands are counted.
option-uno-last-card-draw-not-drawn = No.
difference-uno-last-card-draw-why = Every sheet that speaks of it says so.

difference-uno-special-wild-points-question = What are the special wild cards worth?
option-uno-special-wild-points-40 = 40 points each.
option-uno-special-wild-points-50 = 50 points each.
difference-uno-special-wild-points-why = Several guides say 40; S2 counts all wild cards alike.

difference-uno-scoring-question = How do we score?
option-uno-scoring-winner-takes-all = The winner of a round scores all that is left in the other hands.
option-uno-scoring-own-lowest-wins = Everybody scores their own hand, and the lowest total wins.
option-uno-scoring-elimination = Challenge UNO: a player who reaches the target is out, and the last one left wins.
option-uno-scoring-partners = Partners sit opposite each other and score together.
option-uno-scoring-pairs = Six, eight or ten in teams of two, who sit opposite each other and score together.
option-uno-scoring-two-teams = Six, eight or ten in two teams: every second player belongs to the same team.
option-uno-scoring-none = No points and no target: rounds won are counted until you stop.
option-uno-scoring-rounds = No points: the player who first wins the agreed number of rounds, usually one, wins the match.
difference-uno-scoring-why = Every full sheet scores like this, and so do S1 and S4. In S2 it is an option. S3 counts the other hands, and does not say who scores them.

difference-uno-reverse-for-two-question = We are two. What does a Reverse do?
option-uno-reverse-for-two-skip = It works like a Skip: the player who played it has another turn.
option-uno-reverse-for-two-nothing = Nothing: the other player is next.
difference-uno-reverse-for-two-why = The publisher's rules for two say so.

difference-uno-leaving-hand-question = Somebody leaves in the middle of a round. Does the hand count?
option-uno-leaving-hand-set-aside = No, it is set aside.
option-uno-leaving-hand-counted = Yes, it is counted at once.
difference-uno-leaving-hand-why = Nobody should win because other people go home.

## The presets of UNO

preset-uno-standard-title = Standard rules
preset-uno-standard-line-1 = We play what the full rule sheets say. Where they say nothing, we play what most tables do.
preset-uno-standard-line-2 = The winner of a round scores the other hands, and the player who first reaches the target wins.
preset-uno-standard-line-3 = A Wild Draw Four may be challenged, and a forgotten call costs two cards.

preset-uno-basic-title = Basic rules
preset-uno-basic-line-1 = The short rules: a player who can play a card has to, and a drawn card that fits is played.
preset-uno-basic-line-2 = A forgotten call costs four cards. A player can be caught until somebody draws.
preset-uno-basic-line-3 = A Wild Draw Four is played only when nothing else fits.

preset-uno-wikibook-title = The 112-card rules
preset-uno-wikibook-line-1 = The deck of 112 cards, with Wild Shuffle Hands and Wild Customizable worth 50 each.
preset-uno-wikibook-line-2 = Only a number begins: other cards that are turned up do nothing.
preset-uno-wikibook-line-3 = A player who forgot to call can be caught until somebody plays a card. Points are optional (scoring).

preset-uno-faq-title = The guide's rules
preset-uno-faq-line-1 = A player who can play a card has to; only a player who cannot draws one.
preset-uno-faq-line-2 = All the other players may challenge a Wild Draw Four, not only the one told to draw.
preset-uno-faq-line-3 = Everything else is as in the standard rules.

preset-uno-lookup-title = The lookup page's rules
preset-uno-lookup-line-1 = This page agrees with the standard rules in everything that it says.
preset-uno-lookup-line-2 = A Reverse turned up lets the dealer begin; no card answers a Draw Two.
preset-uno-lookup-line-3 = Everything that the page leaves open is as in the standard rules.

preset-uno-no-bluff-title = Standard rules without bluffing
preset-uno-no-bluff-line-1 = As the standard rules, but nobody bluffs with a Wild Draw Four.
preset-uno-no-bluff-line-2 = Players promise to play it only when they hold no card of the color.
preset-uno-no-bluff-line-3 = There are no challenges, and no hand is shown.

preset-uno-family-title = Family rules
preset-uno-family-line-1 = A Draw Two goes on a Draw Two and a Wild Draw Four on a Wild Draw Four: the next player draws all the cards.
preset-uno-family-line-2 = Nobody bluffs, and nobody challenges.
preset-uno-family-line-3 = No points: rounds won are counted, until the table decides to stop.

## The targets of UNO

target-uno-line = Target, if points are counted: { $target }.
target-uno-too-low = The target is at least 1 point.

## The differences of UNO Golf

difference-golf-next-starter-question = Who starts the next round?
option-golf-next-starter-lowest = The player who had the fewest points.
option-golf-next-starter-left-of-dealer = The player to the dealer's left, as in the first round.
difference-golf-next-starter-why = S0 says both. About the winner of a round it says clearly: this player starts the next round.

difference-golf-double-draw-twos-question = How many Double Draw Twos of each color are in the deck?
option-golf-double-draw-twos-1 = One of each color, 112 cards in all.
option-golf-double-draw-twos-2 = Two of each color, 116 cards in all.
difference-golf-double-draw-twos-why = S0 says four Double Draw Twos and, in the same line, two of each color. SPR counts 112 cards, and that is one of each.

difference-golf-opened-places-question = How many cards does everybody turn up before the first turn?
option-golf-opened-places-1 = One.
option-golf-opened-places-2 = Two.
difference-golf-opened-places-why = Three descriptions of the game say one; the publisher's short text says two.

difference-golf-first-card-question = An action card is turned up to begin the discard pile. Where does it go?
option-golf-first-card-stays = It stays in the discard pile, under the first number that is turned up.
option-golf-first-card-goes-back = It goes back into the draw pile.
difference-golf-first-card-why = No source says that such cards go back, so they stay where they lie.

difference-golf-action-timing-question = When does an action card take effect?
option-golf-action-timing-end-of-turn = If it is the top discard at the end of the turn.
option-golf-action-timing-whenever = Whenever it comes on top, even if it is covered in the same turn, or comes on top when another card is taken.
difference-golf-action-timing-why = S0 names the moment: the end of the turn. VID names none. With a fixed moment no card takes effect twice.

difference-golf-thrown-action-question = An action card is drawn and thrown at once. Does it take effect?
option-golf-thrown-action-acts = Yes.
option-golf-thrown-action-from-the-grid = No: it has to come out of a grid first.
difference-golf-thrown-action-why = Somebody asked the author of S0, who reads the rules so.

difference-golf-new-columns-question = On which side of a grid does a new column lie?
option-golf-new-columns-left = On the left.
option-golf-new-columns-right = On the right.
difference-golf-new-columns-why = S0's pictures show it on the left three times.

difference-golf-at-once-question = Somebody calls UNO and is caught at the same moment. What counts?
option-golf-at-once-table = Nobody can tell: the table decides.
option-golf-at-once-call = The call.
option-golf-at-once-catch = The catch.
difference-golf-at-once-why = No source says. People who were in the room may know, but the referee does not.

difference-golf-match-tie-question = Who wins if several have the lowest total?
option-golf-match-tie-shared = They share the win.
option-golf-match-tie-rounds-won = The player who won more rounds.
difference-golf-match-tie-why = No source says. To share the win takes nothing from anybody, and people who want a tenth round may play on.

## The presets of UNO Golf

preset-golf-standard-title = Standard rules
preset-golf-standard-line-1 = After each round everybody scores what is left in their own grid, and few points are good.
preset-golf-standard-line-2 = The player who had the fewest points starts the next round.
preset-golf-standard-line-3 = When the last round is scored, the lowest total wins, and players who tie share the win.

preset-golf-video-title = As the rules video has it (VID)
preset-golf-video-line-1 = An action card takes effect whenever it lies on top of the discards.
preset-golf-video-line-2 = A column of two cards that match may be cleared at any time.
preset-golf-video-line-3 = Everything else is as in the standard rules.

preset-golf-publisher-title = As the publisher describes it (RDB)
preset-golf-publisher-line-1 = Everybody turns up two cards before the first turn, so rounds are shorter.
preset-golf-publisher-line-2 = Everything else that the publisher's short text says is as in the standard rules.
preset-golf-publisher-line-3 = Everything that the text does not say is as in the standard rules, too.

## The targets of UNO Golf

target-golf-line = Number of rounds, after which the lowest total wins: { $target }.
target-golf-too-low = A match has at least 1 round.
target-golf-too-high = A match of Golf has 99 rounds at the most. Nine rounds are usual.

## UNO: numbers of players that a scoring does not suit

uno-scoring-partners-seats = Partners sit opposite each other: that takes an even number of people, four or more.
uno-scoring-teams-seats = Such teams take six, eight or ten people. Four play as partners.
uno-scoring-partners-are-four = Only four people can play as partners. So many people play in teams of two (pairs), or as two teams (two-teams).
