### What tables may choose: differences with their options, presets and targets.

## The differences of UNO

difference-uno-deck-question = Which deck is on the table?
option-uno-deck-108 = 108 cards, without special wild cards.
option-uno-deck-112 = { article-uno-deck-112-text }
option-uno-deck-112-swap = { article-uno-deck-112-swap-text }
option-uno-deck-112-blank = { article-uno-deck-112-blank-text }
option-uno-deck-112-themed = 112 cards: four wild cards of the theme besides the classic 108, played as Wild Customizable. Such a box has a sheet that counts them 50: special-wild-points settles it, 40 or 50.
difference-uno-deck-why = The classic deck plays everywhere; the others say on the card what they add.

difference-uno-first-dealer-question = Everybody draws a card for the first deal. What if it has no number?
option-uno-first-dealer-numbers = It counts nothing; the highest number deals.
option-uno-first-dealer-points = It counts its points; a wild card beats all.
option-uno-first-dealer-again = The player who drew it draws again.
difference-uno-first-dealer-why = The full sheets say so; by points a wild card, which has no number, would always win.

difference-uno-next-dealer-question = Who deals the next round?
option-uno-next-dealer-left = The deal passes to the left.
option-uno-next-dealer-winner = The winner of the round.
option-uno-next-dealer-loser = The highest hand left.
difference-uno-next-dealer-why = No sheet says it; passing to the left is fair to everybody.

difference-uno-first-wild-question = A Wild is turned up to begin. What now?
option-uno-first-wild-named = The player to the dealer's left names the color and plays.
option-uno-first-wild-returned = It goes back, and another card is turned up.
difference-uno-first-wild-why = Most sources say so; S1 says both.

difference-uno-first-card-question = An action card is turned up to begin. Does it act?
option-uno-first-card-acts = It acts at once.
option-uno-first-card-numbers-only = It is ignored; cards are turned up until a number begins.
difference-uno-first-card-why = Every publisher sheet lets it act.

difference-uno-first-draw-two-question = A Draw Two is turned up to begin. Does the first player lose the turn too?
option-uno-first-draw-two-misses = Draws two and misses the turn.
option-uno-first-draw-two-plays = Draws two and then plays: read to the letter, S1 and BASIC ask for no more.
difference-uno-first-draw-two-why = The full sheets say so, and it is what the card does later on.

difference-uno-first-reverse-question = A Reverse is turned up to begin. Who plays first?
option-uno-first-reverse-dealer = The dealer, and play goes to the right.
option-uno-first-reverse-right = The player to the dealer's right; between two, who did not deal.
option-uno-first-reverse-left = The player to the dealer's left, and then play goes to the right.
difference-uno-first-reverse-why = The newest full sheet and the oldest one agree on it, and so does S4. S3 says it of two players alone.

difference-uno-declining-question = I could play a card. May I draw instead?
option-uno-declining-may = Yes: draw one, and only that one may be played.
option-uno-declining-must-lay = No: play if you can.
difference-uno-declining-why = All full sheets allow it; S1 and S3 only speak of who has nothing that fits.

difference-uno-drawn-card-question = The card I drew fits. Must I play it?
option-uno-drawn-card-may = No, it may be kept.
option-uno-drawn-card-must = Yes.
difference-uno-drawn-card-why = The fuller sheets and three of the guides say may.

difference-uno-wild-draw-four-question = When may a Wild Draw Four be played?
option-uno-wild-draw-four-color = Without a card of the current color in hand.
option-uno-wild-draw-four-any-playable = Without any card in hand that could be played, wild cards included.
option-uno-wild-draw-four-wilds-count = Without a card of the current color and without another wild card.
difference-uno-wild-draw-four-why = Three of the guides and every full sheet speak of the color alone.

difference-uno-proved-bluff-question = Everybody has seen that a Wild Draw Four could not be played. Does it go back at once?
option-uno-proved-bluff-challenged = No, but who challenges it wins without a look.
option-uno-proved-bluff-refused = Yes, it goes back.
difference-uno-proved-bluff-why = S1 says that it can be played all the same, and nobody helps the one who should challenge it.

difference-uno-who-challenges-question = Who may challenge a Wild Draw Four?
option-uno-who-challenges-target = Only the player told to draw.
option-uno-who-challenges-anyone = Every other player.
difference-uno-who-challenges-why = The old sheet says it outright, and S1, S2 and S4 agree.

difference-uno-hand-shown-to-question = Who sees the hand after a challenge?
option-uno-hand-shown-to-challenger = Only the challenger.
option-uno-hand-shown-to-everybody = The whole table.
difference-uno-hand-shown-to-why = It keeps the other players from learning a hand that is still played.

difference-uno-challenge-until-question = I have drawn the four already. May I still challenge?
option-uno-challenge-until-drawing = No, not once the first card is drawn.
option-uno-challenge-until-next-act = Yes, until somebody goes on; the cards go back first.
difference-uno-challenge-until-why = A player who has drawn has seen new cards, and the hands are not as they were.

difference-uno-challenge-last-card-question = The last card was a Wild Draw Four. May it be challenged?
option-uno-challenge-last-card-fails = Yes, but the challenge is lost: the hand is empty.
option-uno-challenge-last-card-refused = No, nothing is drawn for asking.
difference-uno-challenge-last-card-why = A player who challenges an empty hand should have counted.

difference-uno-call-from-question = I call UNO before I play my last card but one. Does it count?
option-uno-call-from-two-cards = Yes, on the own turn.
option-uno-call-from-one-card = No, only with one card left.
difference-uno-call-from-why = The old sheet asks for the call before the card touches the pile.

difference-uno-catch-until-question = Somebody forgot to call UNO. Until when can I catch them?
option-uno-catch-until-next-act = Until the next player plays or draws a card.
option-uno-catch-until-next-play = Until another player plays a card.
option-uno-catch-until-next-draw = Until another player draws a card.
difference-uno-catch-until-why = The old sheet says when a turn begins: with the first card that is drawn, or played from the hand.

difference-uno-missed-turn-question = The next player is skipped or has to draw. Does that end the time to catch?
option-uno-missed-turn-open = No, only an act does.
option-uno-missed-turn-draw-closes = Drawing what is owed does.
option-uno-missed-turn-closes = Both do.
difference-uno-missed-turn-why = Beginning a turn is playing or drawing a card of one's own will.

difference-uno-at-once-question = UNO is called and somebody is caught for it at the same moment. What counts?
option-uno-at-once-table = Nobody can tell: the table decides.
option-uno-at-once-call = The call.
option-uno-at-once-catch = The catch.
difference-uno-at-once-why = No source says. Anybody who was in the room may know, and the service does not.

difference-uno-late-uno-penalty-question = How many cards for not calling UNO?
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
option-uno-scoring-own-lowest-wins = Everybody scores the own hand, and the lowest total wins.
option-uno-scoring-elimination = Challenge UNO: a player who reaches the target is out, and the last one left wins.
option-uno-scoring-partners = Partners sit opposite each other and score together.
option-uno-scoring-pairs = Six, eight or ten in teams of two, who sit opposite each other and score together.
option-uno-scoring-two-teams = Six, eight or ten in two teams: every second player belongs to the same one.
option-uno-scoring-none = No points and no target: rounds won are counted until you stop.
option-uno-scoring-rounds = No points: the player who first wins the agreed number of rounds wins, usually one.
difference-uno-scoring-why = Every full sheet has it, and so do S1 and S4; S2 has it as an option. S3 counts the other hands, and does not say who scores them.

difference-uno-reverse-for-two-question = We are two. What does a Reverse do?
option-uno-reverse-for-two-skip = It works like a Skip: the player who played it has another turn.
option-uno-reverse-for-two-nothing = Nothing: the other player is next.
difference-uno-reverse-for-two-why = The publisher's rules for two say so.

difference-uno-leaving-hand-question = Somebody leaves in the middle of a round. Does the hand count?
option-uno-leaving-hand-set-aside = No, it is set aside.
option-uno-leaving-hand-counted = Yes, it is counted at once.
difference-uno-leaving-hand-why = Nobody should win by others going home.

## The presets of UNO

preset-uno-standard-title = Standard rules
preset-uno-standard-line-1 = What the full rule sheets say, and where they are silent what most tables do.
preset-uno-standard-line-2 = The winner of a round scores the other hands, and who is first at the target wins.
preset-uno-standard-line-3 = A Wild Draw Four may be challenged, and a forgotten call costs two cards.

preset-uno-basic-title = Basic rules
preset-uno-basic-line-1 = The short rules: a player who can play a card has to, and a drawn card that fits is played.
preset-uno-basic-line-2 = A forgotten call costs four cards, until somebody draws.
preset-uno-basic-line-3 = A Wild Draw Four is played only when nothing else fits.

preset-uno-wikibook-title = The 112-card rules
preset-uno-wikibook-line-1 = The deck of 112 cards, with Wild Shuffle Hands and Wild Customizable worth 50 each.
preset-uno-wikibook-line-2 = Only a number begins: other cards that are turned up are ignored.
preset-uno-wikibook-line-3 = A player who forgot to call can be caught until somebody plays a card. Points are optional (scoring).

preset-uno-faq-title = The guide's rules
preset-uno-faq-line-1 = A player who can play a card has to; only a player who cannot draws one.
preset-uno-faq-line-2 = Every other player may challenge a Wild Draw Four, not only the one told to draw.
preset-uno-faq-line-3 = All else is as in the standard rules.

preset-uno-lookup-title = The lookup page's rules
preset-uno-lookup-line-1 = In all it says this page agrees with the standard rules.
preset-uno-lookup-line-2 = A Reverse turned up lets the dealer begin; no card answers a Draw Two.
preset-uno-lookup-line-3 = What it leaves open is as in the standard rules.

preset-uno-no-bluff-title = Standard rules without bluffing
preset-uno-no-bluff-line-1 = As the standard rules, but nobody bluffs with a Wild Draw Four.
preset-uno-no-bluff-line-2 = It is played only without a card of the color, on the player's honor.
preset-uno-no-bluff-line-3 = There are no challenges, and no hand is shown.

preset-uno-family-title = Family rules
preset-uno-family-line-1 = A Draw Two goes on a Draw Two and a Wild Draw Four on a Wild Draw Four: the next one draws it all.
preset-uno-family-line-2 = Nobody bluffs, and nobody challenges.
preset-uno-family-line-3 = No points: rounds won are counted, until the table calls it a day.

## The targets of UNO

target-uno-line = Target, where points are counted: { $target }.
target-uno-too-low = The target is at least 1 point.

## The differences of UNO Golf

difference-golf-next-starter-question = Who starts the next round?
option-golf-next-starter-lowest = The player who had the fewest points.
option-golf-next-starter-left-of-dealer = The player to the dealer's left, as in the first round.
difference-golf-next-starter-why = S0 says both, and of who wins a round it says outright that they start the next one.

difference-golf-double-draw-twos-question = How many Double Draw Twos of each color are in the deck?
option-golf-double-draw-twos-1 = One of each color, 112 cards in all.
option-golf-double-draw-twos-2 = Two of each color, 116 cards in all.
difference-golf-double-draw-twos-why = S0 says four Double Draw Twos and, in the same line, two of each color. SPR counts 112 cards, and that is one of each.

difference-golf-opened-places-question = How many cards does everybody turn up before the first turn?
option-golf-opened-places-1 = One.
option-golf-opened-places-2 = Two.
difference-golf-opened-places-why = Three descriptions of the game say one; the publisher's short text says two.

difference-golf-first-card-question = Where do action cards go that are turned up for the discard pile?
option-golf-first-card-stays = They stay under the first number.
option-golf-first-card-goes-back = Back into the draw pile.
difference-golf-first-card-why = Nobody says that they go back, so they stay where they lie.

difference-golf-action-timing-question = When does an action card take effect?
option-golf-action-timing-end-of-turn = If it is the top discard at the end of the turn.
option-golf-action-timing-whenever = Whenever it lies on top, also when it is covered or bared in the same turn.
difference-golf-action-timing-why = S0 names the moment, the end of the turn; VID names none. With a moment no card takes effect twice.

difference-golf-thrown-action-question = Does an action card take effect that is drawn and thrown at once?
option-golf-thrown-action-acts = Yes.
option-golf-thrown-action-from-the-grid = No: it has to come out of a grid first.
difference-golf-thrown-action-why = The author of S0 was asked, and reads the rules so.

difference-golf-new-columns-question = On which side of a grid does a new column lie?
option-golf-new-columns-left = On the left.
option-golf-new-columns-right = On the right.
difference-golf-new-columns-why = S0's pictures show it on the left three times.

difference-golf-at-once-question = UNO is called and somebody is caught for it at the same moment. What counts?
option-golf-at-once-table = Nobody can tell: the table decides.
option-golf-at-once-call = The call.
option-golf-at-once-catch = The catch.
difference-golf-at-once-why = No source says. Anybody who was in the room may know, and the service does not.

difference-golf-match-tie-question = Who wins if several have the lowest total?
option-golf-match-tie-shared = They share it.
option-golf-match-tie-rounds-won = The player who won more rounds.
difference-golf-match-tie-why = No source says. Nobody is robbed by sharing, and anybody who wants a tenth round may play on.

## The presets of UNO Golf

preset-golf-standard-title = Standard rules
preset-golf-standard-line-1 = After each round everybody scores what is left in their own grid, and few points are good.
preset-golf-standard-line-2 = The player who had the fewest starts the next round.
preset-golf-standard-line-3 = When the last round is scored the lowest total wins, and a player who ties shares it.

preset-golf-video-title = As the rules video has it (VID)
preset-golf-video-line-1 = An action card takes effect whenever it lies on top of the discards.
preset-golf-video-line-2 = A column of two that match may be cleared at any time.
preset-golf-video-line-3 = All else is as in the standard rules.

preset-golf-publisher-title = As the publisher describes it (RDB)
preset-golf-publisher-line-1 = Everybody turns up two cards before the first turn, so rounds are shorter.
preset-golf-publisher-line-2 = What the publisher's short text says beyond that is as in the standard rules.
preset-golf-publisher-line-3 = So is all that it does not say.

## The targets of UNO Golf

target-golf-line = Rounds, after which the lowest total wins: { $target }.
target-golf-too-low = A match has at least 1 round.
target-golf-too-high = A match of Golf is played over so many rounds: nine, say, and 99 at the most.

## UNO: numbers of players that a scoring does not suit

uno-scoring-partners-seats = Partners sit opposite each other: that takes an even number of people, four or more.
uno-scoring-teams-seats = Such teams take six, eight or ten people. Four play as partners.
uno-scoring-partners-are-four = Partners are four. So many play in teams of two (pairs), or as two teams (two-teams).
