"""How people ask about UNO Golf."""

TEXT = """
golf-open-how-many
    yes: Everybody turns up two cards before the first turn.
    no: Everybody turns up one card before the first turn, not two.
    how many faceup at the start
    one or two open to begin with
    reveal cards after dealing
    golf how many cards do i flip at the start
    golf set up, turn over two cards
    how many cards start face up in uno golf
    do we flip two cards before we begin golf
    golf start of round reveal
    golf, how many cards do we turn over at the beginning
    uno zero, how many cards are opened first
    golf, do we flip two cards before we start
    golf, one or two faceup at the start

golf-open-an-action
    yes: An action card that is turned up before the first turn takes effect.
    no: An action card that is turned up before the first turn does nothing.
    action card shown at the start in my own grid
    draw two among my first open cards
    do starting actions take effect
    golf flipped a skip at set up
    golf start flip is an action card
    i turned over a draw two in my grid before the game
    golf setup reverse does it count
    first two cards i flip in golf, one is an action
    action card turned up in my grid at the start of golf
    does a skip in the starting grid skip someone
    golf: revealed a skip before the first turn, effect or not
    golf opening flip shows +2, does someone draw
    uno golf start with a draw two face up in my cards
    golf at the start we flip two cards and mine was a skip, does the next person miss a turn
    golf: turned over a reverse at the very start, does it do anything
    in golf the cards you flip before play begins, do actions there work
    golf setup flip was a pick up two, does it count
    golf when i turn my first cards and there is an action among them, is there an effect
    golf beginning, one of my opened cards is a miss a turn card
    turning over my starting cards in golf and getting a draw two
    golf initial flip is a skip
    golf the opening flip of my grid shows an action
    golf flipped a reverse in the setup
    golf setup card is an action
    golf the cards turned up at the start include an action
    when we flip our starting cards and there is a skip in the grid

golf-first-card-an-action
    action turned up to begin the pile
    ignored starting card, back into the deck or not
    reverse as the opening discard
    golf first discard is an action card
    golf turned over a skip to start the discard pile
    golf starting discard draw two, put it back
    first card of the discard pile in golf is a reverse
    golf, the card turned over at the start is an action card, what now
    uno zero, first discard is a draw two, does it count
    golf starting card is a skip, does someone miss a turn
    golf, first card is a reverse, bury it?

golf-first-card-acts
    yes: An action card may begin the discard pile.
    no: The discard pile begins with a number: turn up more cards until one comes.
    skip as starting card, who is skipped
    draw two at the very start
    only numbers to begin the pile, or actions too
    golf starting card is a skip does the first player miss a turn
    golf pile starts with a draw two, who draws
    golf first card must be a number
    does the first discard in golf act
    may the discard pile begin with an action card
    golf can the pile be started by an action card
    an action card begins the pile, does it take effect
    begin the discard pile with a skip or a reverse
    golf opening discard is an action, do we use it
    golf: is a skip allowed to start the discard pile

golf-peek
    peek at my own grid
    am I allowed to check what is hidden
    memory game or blind
    golf can i look at my cards
    golf peek at face down cards
    may i check my hidden cards in golf
    looking under a card in golf
    golf, can i look at my own facedown cards
    uno zero, peeking at covered cards allowed?
    golf, may i secretly look at one of my cards
    is anyone allowed to look under the cards in golf

golf-two-double-draw-twos
    yes: There are two Double Draw Twos of each color in this deck.
    no: There is only one Double Draw Two of each color: look again.
    how many double plus twos are in the deck
    112 or 116 cards
    one or two double +2 of each color
    golf how many double draw twos are there
    golf two double +2 of the same colour
    number of cards in uno golf
    golf double draw two twice in the deck
    golf, there are two blue double draw twos on the table, is that right
    uno zero, how many double draw twos of each colour are there
    golf, a second red double +2 came up, somebody cheated?

golf-who-starts-next
    golf.starter: Whoever had the fewest points starts the next round.
    golf.starter.left-of-dealer: The player to the dealer's left starts the next round.
    first player in round 2
    does the winner begin
    lowest score or left of the dealer goes first
    who begins another round of golf
    golf who starts the second round
    golf round 2 who goes first
    lowest score starts the next round in golf
    who begins the next hole
    golf who plays first next round, winner or left of the dealer
    golf new round first player
    after the first hole who goes first in golf
    golf: does the loser start
    who leads off the following hole
    golf second hole, who begins
    golf does the player with the lowest score go first in the next round
    golf round two: the winner or the one left of the dealer starts
    who takes the first turn of the next round in golf
    golf who plays first after scoring
    golf: next hole first turn for the leader
    golf fewest points starts
    golf start of the next hole
    golf starting player of the following round

golf-throw-the-discard
    yes: The top discard that you took may be thrown again.
    no: The top discard that you took may not be thrown again: it goes into your grid.
    discard the discard
    changed my mind after taking from the open pile
    put back what I picked up
    golf take the discard then discard it
    golf can i put the discard back
    i took a card from the discard pile in golf and dont want it
    golf pick up the top discard and throw it away again
    must i use the card taken from the discard pile in golf
    golf drew from the open pile, may i return it
    golf take discard and flip instead of swapping
    can the card i took from the discards go straight back, golf
    golf do you have to swap after taking from the discard pile
    golf i took the top card of the discards and changed my mind, can i throw it back
    golf do i need to place a card i took from the discard pile into my grid
    golf: can you pick up the discard and put it straight back down
    golf take from the discard pile without keeping it
    golf card from the discard pile must be used or not
    golf the face up card i picked has to go into my grid?
    taking the open card in golf and discarding it right away
    golf took from the discard, dont want it
    golf picked the discard by mistake, put it back?
    golf is it allowed to throw back a card taken from the discard pile

golf-throw-and-flip
    yes: Whoever throws the card drawn may turn up any card.
    no: Whoever throws the card drawn turns up a card that still lies facedown.
    must I flip a hidden card after discarding
    flip nothing
    avoid turning one up
    golf discard the drawn card and flip
    golf do i have to flip a card after throwing
    golf thrown the drawn card, must i turn one over
    no flip after discarding in golf
    golf, i threw the card i drew, may i turn over a card that is open already
    golf, after throwing away the drawn card must i flip a hidden one
    uno zero, threw the card, which card do i turn over
    golf, can i pick a faceup card when i have to flip one

golf-replace-faceup
    yes: The card you keep may go in the place of one that lies faceup already.
    no: The card you keep may not go in the place of one that lies faceup already.
    swap out an open card
    only facedown cards may be replaced
    put the new one over a visible card
    golf replace a face up card
    golf can i swap a card that is already open
    golf only swap hidden cards
    change an open card in golf
    golf, can i swap out a card that is already open
    uno zero, replace a faceup card with a better one?
    golf, must the card i replace be face down
    golf, exchange an open card

golf-out-of-turn
    yes: A card drawn out of turn counts.
    no: A card drawn out of turn does not count: put it back; the rules have no fine for it.
    played when it was not their go
    wrong player took a card
    too quick, order mixed up
    golf drew when it was not my turn
    golf played out of turn
    golf wrong player went
    golf somebody took a card too early
    golf, he took a card though it was not his go
    uno zero, somebody played out of turn
    golf, drew before it was her turn, what now
    golf, wrong player drew a card

golf-thrown-action
    golf.actions.thrown: An action card that is drawn and thrown at once takes effect.
    golf.actions.from-the-grid: An action card that is drawn and thrown at once does nothing by these rules.
    discard a freshly drawn action
    does a drawn draw two work if I do not keep it
    action straight from the pile to the discards
    golf throw away a drawn skip does it work
    golf draw a draw two and discard it, does the next player draw
    golf drew a reverse and discarded it at once
    golf action card discarded right after drawing
    i draw an action in golf and throw it, does it count
    golf does a skip count if it never was in my grid
    golf got a skip off the deck and discarded it, next one skipped
    in golf do you use an action card by throwing it directly
    golf just drew a plus two and dumped it
    effect of an action drawn and discarded in golf
    golf i drew a skip and threw it right on the discard, is the next player skipped
    golf: pick a draw two from the deck and chuck it, does the next one have to take cards
    golf does an action work if i discard it without placing it in my grid
    golf drew a reverse and got rid of it directly, does direction change
    in golf a drawn action card goes straight to the discard pile, is it active
    golf skip from the draw pile thrown away immediately
    golf use the effect of a card i just drew by throwing it
    golf drew a skip, threw it, is the next person skipped
    golf drew a +2 and got rid of it, does it hit
    golf is a drawn action effective when thrown directly

golf-covered-action
    action buried in the same turn
    plus two under another discard
    cleared cards on top of my action
    clear with an action card below, the next player draws or not
    golf draw two covered by another card when clearing
    golf clear on top of my own draw two, does it act
    golf discarded a +2 then cleared two cards on it
    golf action under the cleared pair
    golf only the top card acts
    golf buried a draw two by clearing
    golf does a skip work if i cover it with my clear
    i swapped out a draw two and cleared a column on top of it
    golf action card not on top any more
    draw 2 hidden below the cleared cards in golf
    golf i threw a draw two then cleared a pair onto it, does it still hit the next player
    golf put a plus two on the discards and cleared a column over it in the same turn
    golf clear two cards with the draw two ending up underneath, is it active
    golf an action ends up beneath the other cleared card, any effect
    golf draw two below, number on top after a clear, does someone draw
    golf: action card covered in the same turn, does it count
    golf the skip is under another card after clearing
    golf cleared pair includes an action that is not on top
    golf threw a +2 and cleared on top of it
    golf my +2 is covered by my clear
    golf draw two below a cleared card, does it work

golf-draw-two-misses
    golf.draw-two: The next player gets a new facedown column of two cards and misses the turn.
    hit by a +2, do I lose my turn
    where do the two new cards go
    extra column from a plus two
    golf what does a draw two do
    golf hit by a draw two do i lose my turn
    golf where do i put the two cards
    golf +2 gives me two more cards in the grid
    draw two in uno golf
    golf pick up two new column
    golf, what does a draw two do
    golf, somebody left a draw two, what does the next player do
    golf, where do the two cards of a draw two go
    uno zero, +2 on top at my turn
    golf, plus two, new column and then?
    golf, do i lose my turn because of a draw two

golf-take-what-hit-me
    yes: You may take the Draw Two that hit you.
    no: You may not take the Draw Two that hit you: you get a new column and miss your turn.
    pick up the +2 that got me
    use the plus two against the next one
    grab the card that made me draw
    golf can i take the draw two that was played on me
    golf hit by a +2 and want to take that card
    golf the draw two that hit me is on the discard, can i have it
    golf take the plus two off the pile after it got me
    reuse the draw two that hit me in golf
    golf got hit by draw two, grab it from the discards
    golf pick up the action card which just punished me
    can the victim of a draw two take it in golf
    golf someone played draw two on me, may i take that very card from the pile
    golf after being hit by a pick up two can i grab it for my grid
    golf: can i keep the draw two that was used against me
    golf next turn i want the draw two that got me
    golf the +2 which hit me lies on top of the discards, may i pick it
    golf got plus twod, can i take that +2
    golf i was hit, can i have that card
    golf grabbing the card i was just hit with

golf-take-an-action
    yes: You may take an action card from the top of the discards on your turn.
    no: You may not take an action card from the discards: draw from the pile.
    pick up an action card from the open pile
    collect a skip from the discards to use it later
    action cards off limits
    golf can i take an action card from the discard pile
    golf top of discard is a skip, may i take it
    golf pick a draw two off the discard pile
    taking action cards from the discards in golf
    golf collect an action card lying open
    golf may i take a skip off the discard pile on my turn
    golf next player wants the draw two on top of the discards
    golf: can i take the draw two from the pile
    golf may i take a draw two off the pile
    golf can you pick up the draw two that is on top
    golf take draw two from the discards on my turn
    golf is the draw two on the pile free to take
    golf a draw two lies on the pile, can i have it
    golf can i pick the +2 from the discard pile

golf-take-actions-how-often
    yes: You may take action cards from the discards as often as you like.
    no: You may take no more action cards from the discards in this round: draw from the pile.
    golf how often may i take an action card
    golf a second action card from the discards in one round
    golf limit for picking up action cards
    golf i took a draw two already, may i take a skip as well
    golf once a round an action card from the discard pile
    golf how many action cards can you pick up per round
    golf pickup limit
    golf take more than one action card
    golf is there a maximum of action cards to take
    golf another action card off the discards
    golf only one action card per round from the pile
    golf second time i take an action card
    golf she keeps taking action cards, allowed?
    golf can somebody collect action cards again and again
    golf action cards taken twice

golf-double-draw-two-on-myself
    yes: You may choose yourself for a Double Draw Two.
    no: You may not choose yourself for a Double Draw Two: it is for other players.
    give my own grid a new column
    double +2 for me
    do the two players have to be others
    golf double draw two on myself
    golf may i pick myself for double draw 2
    golf can i be one of the two for the double +2
    double draw two: choose me
    golf double draw two to give me a new column
    does double draw 2 have to go to other players
    can i target myself with a double draw two
    golf want the extra cards from my own double draw two
    golf choose which players get the double draw two, me included
    golf double draw two, can i choose my own grid
    golf may i be one of the two players who get the double draw 2
    can i name myself when i play the double draw two
    double +2 must go to two others or can i include me
    golf double +2, can i take one for myself
    golf double +2 with me as a target
    can i pick myself when i throw a double draw two

golf-double-draw-two-misses
    yes: Whoever is hit by a Double Draw Two still takes the next turn.
    no: Whoever is hit by a Double Draw Two misses the turn.
    does a double +2 skip me
    lose my go after the double plus two
    victim of the double draw, do I sit out
    golf hit by double draw two, lose turn
    golf double draw two skip turn or not
    golf does the double +2 victim still play
    after a double draw two do i get my go
    double draw 2 victims lose their turn
    golf players hit by the double draw two skipped
    golf got two cards from double draw two, can i still play
    is my turn gone after a double draw two
    double draw two but it is my go next
    golf i got hit by the double draw two, is my turn skipped
    golf double draw two: do the two victims sit out a turn
    golf after getting cards from a double draw 2 do i still have my go
    do people hit by double draw two lose a turn as well
    golf the double draw two gives cards, does it skip too
    golf double +2 hit me, still my go
    golf double +2: cards only or turn gone as well
    golf does a double draw two cost the victims their turn

golf-double-draw-two-for-two
    golf.double-draw-two.two-players: Between two players the other one gets two new facedown columns.
    double +2 head to head
    both columns for my only opponent
    four cards for one player
    golf double draw two with two players
    double draw 2 when only two play
    golf 1v1 double draw two
    golf two players double +2 does the opponent take four
    just the two of us and a double draw two
    does my only opponent take both from a double draw two
    golf double draw two only one other player
    double plus two in a two player golf game
    how many for my opponent with double draw two when we are two
    golf only two of us, does the double draw two hit my opponent twice
    golf double draw two with one opponent, two or four cards
    double draw two in a two player golf game
    golf two players, double draw two needs two targets but there is just one
    golf with 2 players who gets the second part of the double draw two
    golf double +2 when its just two of us
    golf double +2 but only one other player
    golf double draw two but only two of us play

golf-new-column-where
    golf.draw-two: A new column lies on the right.
    golf.house.columns-left: A new column lies on the left.
    golf left or right side for a new column
    golf where does the new column go
    golf new columns on the left
    golf new columns on the right
    golf at which end do i lay the extra column
    golf which side are the penalty cards laid
    golf place the extra column next to which one
    golf is a new column at the beginning or at the end
    golf put extra cards to the left of the grid
    golf where do i put the two cards of a draw two
    golf position of a new column
    golf do columns get added on the left or on the right
    golf the new column goes to the right end
    golf which number does a new column have

golf-reverse-for-two
    golf.reverse.two-players: Between two players a Reverse changes nothing: the other one is next.
    golf.house.reverse-as-skip: Between two players a Reverse works like a Skip: whoever laid it plays again.
    direction change with only two players
    reverse in a duel, another go for me
    does it skip my opponent
    golf reverse two players
    golf reverse with just two of us
    golf 1v1 reverse
    does reverse act as a skip in golf with 2 players
    golf reverse when only two play
    uno golf two people, reverse means another go
    golf me against my brother, reverse does what
    reverse in golf with one opponent
    golf 2 player reverse no effect
    golf with just two of us, is a reverse the same as a skip
    golf two players, i play a reverse, do i go again
    golf me and my husband, what does reverse do
    golf reverse between two does nothing?
    golf only 2 people, reverse card effect
    golf reverse, two players
    golf reverse with only me and one more
    golf how does a reverse work with two people

golf-clear-same-number
    yes: A column of two cards with the same number may be cleared, whatever their colors.
    no: A column of two cards with the same number may not be cleared.
    what matches in a column
    green 5 over blue 5
    pair of equal numbers, remove them
    golf clear two of the same number
    golf same number different colour, clear
    golf clear a blue 3 with a yellow 3
    do the colours need to match to clear in golf
    golf remove a pair of 6s of different colours
    golf two 4s in a column, not the same colour
    matching numbers in golf clear the column
    golf pair of equal numbers comes off
    can i clear a red 7 and a blue 7 in golf
    golf matching column numbers only
    golf a red 4 above a green 4, can i clear them
    golf column with two equal numbers but different colours
    golf two of the same number, colours differ, take them away?
    golf does the colour matter when clearing two equal numbers
    golf: yellow 9 and blue 9 in one column, is that a pair
    golf number match is enough to clear even though the colour is not the same
    column with a green 2 and a red 2 in it, remove both
    golf clear two equal numbers whatever the colours
    golf two 5s one red one blue, clear the column
    golf equal numbers diff colours
    golf 8 and 8, other colours, do they clear
    golf green 3 and red 3, clear?
    golf 2 and 2 not the same colour
    are a green 1 and a yellow 1 a pair in a column
    golf same number, other colour, is it a match
    golf 6 and 6 in other colours
    golf equal number but other colours

golf-clear-same-color
    yes: A column of two cards of the same color may be cleared, whatever their numbers.
    no: A column of two cards of the same color may not be cleared.
    is the color enough for a column
    green 5 over green 1
    remove two of one suit
    golf clear two of the same colour
    golf same colour different number, clear
    golf column of two reds
    can i clear a red 3 with a red 8 in golf
    golf colour match enough to clear
    clear two cards of one color with different numbers
    two cards with the same color but unequal numbers in a column
    golf same colour, numbers differ, may they be cleared
    golf column of a blue 2 and a blue 7
    golf both cards are green but the numbers are different
    golf clear by colour alone

golf-clear-nothing-alike
    yes: A column of cards that have nothing in common may be cleared.
    no: A column is cleared only if its two cards have the same number or the same color.
    remove any two cards
    no match but I want the column gone
    different color and different number
    golf clear two cards that dont match
    golf remove a column without a match
    clear any column in golf
    golf, the two cards in my column are totally different, can i still throw them out
    golf, column with no matching cards, clear it?
    uno zero, must the two cards be alike to clear a column
    can i remove a column in golf just because i want to
    golf clearing a column that does not match

golf-clear-same-symbol
    yes: Two action cards of the same symbol may be cleared, whatever their colors.
    no: Two action cards of different colors may not be cleared: they have no number.
    do equal symbols match in a column
    two reverses of other colors
    pair of action cards
    a skip beside a skip of another color
    golf clear two skips
    golf clear two skips of different colours
    golf two reverses not the same colour in a column
    golf do action cards match by symbol
    can a red draw two and a green draw two be cleared in golf
    golf clear action cards of different colours
    golf two skips in one column
    are two draw twos a pair in golf
    golf matching symbols clear
    golf does a skip match a skip of another colour
    golf red skip above a yellow skip, can i clear them
    golf column with two action cards of the same kind but different colours
    golf do two reverses clear if the colours differ
    golf skip and skip, colours not the same, is that a match
    golf two draw twos in other colours, clear the column
    golf red draw two and blue draw two, clear?
    golf green reverse and blue reverse, clear?
    golf do skips of two colours match

golf-clear-facedown
    yes: A column with a facedown card may be cleared.
    no: A column with a facedown card may not be cleared: both cards have to lie faceup.
    remove a hidden card along with an open one
    both cards visible before they go
    I guess that the other one matches
    golf clear with a face down card
    golf one card hidden one open, clear
    golf can i clear a pair when one isnt flipped yet
    golf facedown card matches, clear it
    do both cards need to be face up to clear in golf
    golf clear without turning over the other card
    clear a column in golf with one unflipped card
    golf hidden card in the column, can i remove it
    golf know the card underneath matches but it is not turned over
    golf clear a column with one card still hidden
    golf one of the two cards is still face down, may i clear
    golf can i clear before the second card is turned over
    golf must both cards be open to clear
    golf my hidden card is surely the same, clear it unseen
    golf clearing when half of the pair is unflipped
    golf clear when one is face down
    golf one open one closed, clear?
    only one card of the column is flipped, can i clear it

golf-clear-on-top
    yes: Whoever clears a column chooses which of its cards goes on top of the discards.
    no: Whoever clears a column may not choose which card goes on top.
    order of the two removed cards
    leave the action visible after a clear
    who decides what ends up uppermost
    golf which cleared card goes on top
    golf order of cleared cards on the discard pile
    golf choose the top card when clearing
    clearing a pair in golf, which one lies on top
    golf who decides which of the cleared cards is on top
    golf put the low card on top after clearing
    golf cleared two cards, do i pick the order
    can i decide which cleared card is visible
    golf clear and leave the skip uppermost
    golf when i clear two cards, who picks which is on top of the discard pile
    golf may i choose the order of the two cards i clear
    golf put the skip on top when clearing so the next one is skipped
    golf clearing: which of the pair is the visible one on the discard
    golf i cleared a pair, can i put the one i like uppermost
    golf which card ends up on top when i clear
    golf top card after a clear
    golf in which order do cleared cards go on the pile

golf-clear-out-of-turn
    yes: A column may be cleared at any time, also out of turn.
    no: A column is cleared only on your own turn.
    remove a pair during somebody else's go
    clear at any time
    I missed that my column matched
    golf clear when it is not my turn
    golf clear a column out of turn
    golf clear any time
    golf saw a match during someone elses turn
    golf forgot to clear on my turn
    golf, can i clear when it is somebody else's turn
    uno zero, clearing between turns
    golf, i saw a pair while he was playing, may i take it away
    golf, clear right now though it is not my go

golf-clear-before-turn
    remove a column at the start of my go
    clear first and draw afterwards
    action left on the pile before I play
    golf clear before drawing
    golf clear at the beginning of my turn
    golf clear first and leave a skip on top
    golf action on top from clearing before my turn
    golf, i clear a column first, does the skip on top still hit me
    golf, clearing before i take a card, what about the action card on top
    uno zero, does clearing before my turn get me around the skip

golf-caught-cost
    penalty for a forgotten uno
    new column for not calling
    two cards or a turn lost when I am caught
    golf penalty for not saying uno
    golf forgot uno how many cards
    golf caught without uno what do i get
    golf no uno with one card face down penalty
    golf what is the penalty when someone catches me with no uno
    golf, caught without uno, what is the penalty
    golf, i forgot uno with one hidden card, how many cards
    uno zero, what do i get for not saying uno
    golf, penalty for a missed uno

golf-caught-too-late
    yes: Somebody who forgot UNO can still be caught after the next player has started.
    no: Once the next turn has begun it is too late to catch somebody who forgot UNO.
    noticed one turn too late
    until when may I catch someone
    missed uno, play went on
    golf forgot uno next player started
    golf missed uno and the next turn began, can they catch me
    golf too late to catch someone without uno
    golf one face down card no uno, next one already drew
    golf how long can you be caught for uno
    golf didnt call uno and the next person is playing
    golf catch somebody after the next player has gone
    golf uno not called but turn is over
    golf uno forgotten, am i safe once the next turn starts
    golf i forgot uno, next player already took a card, can i be caught
    golf they noticed my missing uno during the next players turn, too late?
    golf no uno said and the next person has begun, am i safe
    golf one hidden card left, never said uno, the next go has started
    golf until when can they get me for a forgotten uno
    golf uno was forgotten and someone notices a turn later
    golf didnt say uno and the next guy already went
    golf no uno, next one started
    golf uno forgotten and the next person has started

golf-call-again
    yes: UNO is called again each time you come down to one facedown card.
    no: UNO need not be called again.
    second uno after new cards
    repeat the call
    is one uno enough for the round
    golf say uno again after a draw two
    golf called uno, got more cards, back to one face down
    golf uno twice
    golf second uno call after being hit
    golf draw two gave me face down cards, now one left, uno again
    golf already said uno once, repeat it
    golf back at one hidden card after a +2
    golf need another uno when i am down to one again
    golf must uno be repeated
    golf i called uno, a draw two hit me, later back to one hidden card, call it again?
    golf after a +2 i am down to one face down card a second time
    golf do i have to shout uno once more after getting extra cards
    golf uno said already but then i was given more cards
    golf is the first uno still good after i was hit by draw two
    golf said uno, got plus twod, back to one, again
    golf uno again after more cards
    golf must uno be called a second time after a draw two

golf-call-two-stories
    golf.call.crossed: Nobody can tell which was first, so nobody gets a new column for now: play on, and decide it together.
    golf i did say uno, she says i did not
    golf called or caught first, nobody knows
    golf word against word about saying uno
    golf caught but i had called
    golf we both say we were first, uno or caught
    golf contested call
    golf one says uno was said, the other says no
    golf i called in time and he caught me anyway
    golf who is right about the uno call
    golf uno and caught at the same moment
    golf does the new column stay when we disagree about the call
    golf she denies that i said uno
    golf i deny that i forgot uno
    golf two stories about a call

golf-call-with-three
    yes: UNO may be called with more than one facedown card.
    no: UNO called with more than one facedown card does not count.
    calling too early
    uno although several are hidden
    wrong uno
    golf uno with too many face down cards
    golf called uno too early
    golf false uno call
    golf uno with three hidden cards
    golf, can i shout uno with three cards face down
    golf, i said uno too early, with two hidden cards
    uno zero, calling uno when more than one card is facedown
    golf, early uno allowed?

golf-stay-at-one
    yes: You may stay at one facedown card and change faceup cards instead.
    no: You may not stay at one facedown card.
    stay at uno for ever
    delay the end by swapping open cards
    do I have to turn up the last one
    golf stay at one face down card
    golf keep my last card hidden forever
    golf avoid flipping the last card
    golf swap open cards so the round does not end
    golf delay ending the round
    golf stall with one face down
    golf how long can i wait with one hidden card
    golf refuse to turn over the last one
    golf keep exchanging face up cards with one left hidden
    do i have to end the round in golf when i have one facedown
    golf can i keep one card face down as long as i like
    golf i dont want the round to end so i just swap my open cards
    golf waiting with one unflipped card by swapping others
    golf does somebody with one hidden card have to flip it at some point
    golf how long may a player sit on his last facedown card
    golf never turning over my final card to drag out the round
    golf stay on one hidden card forever
    golf keep the last one face down forever
    golf not flip the last one
    i have one facedown left and just keep swapping the others

golf-throw-with-one-left
    yes: Whoever throws the card drawn may leave the last facedown card as it is.
    no: Whoever throws the card drawn has to turn up a facedown card, also the last one.
    discard without closing the round
    flip nothing at the end
    draw and throw with a single hidden card
    golf discard with one face down without flipping
    golf one hidden card left, drew and threw, must i flip it
    golf throw the card and not turn over the last one
    golf may i pass with one facedown card
    golf only one hidden card, i discard what i drew, do i have to flip it
    golf, only one card is face down and i throw what i drew, do i have to turn it over
    golf, must i flip my last hidden card
    uno zero, throwing with one facedown card left

golf-stay-at-one-call
    yes: UNO is called again in every turn that you stay at one facedown card.
    no: Whoever stays at one facedown card does not call UNO again.
    call every turn while at one
    repeat uno when nothing changed
    caught on a later turn with the same hidden card
    golf say uno every turn with one facedown
    golf still at one hidden card, uno again next turn
    golf uno each turn
    golf same single facedown card as last turn, call again
    golf, still one card facedown next turn, say uno again?
    golf, do i have to call uno every turn while i have one hidden card
    uno zero, stayed at one facedown card, uno once more

golf-others-play-on
    golf.closing: The round is over as soon as all cards of one grid lie faceup: nobody has another turn.
    golf.house.last-turns: Everybody else has one more turn.
    last facedown card flipped, is it over at once
    one more go for everybody
    does the round finish immediately
    golf last card flipped do the others get a turn
    golf round ends when all cards are face up
    golf someone is all face up, one more turn for everyone
    golf does the round end right away
    golf final turn for the other players
    golf when does a round stop
    golf player has flipped everything, is it over
    golf one last go for the rest after somebody finishes
    golf end of the round immediately or everybody plays again
    golf he turned his last facedown card
    golf one player has all cards face up, do the others get one more turn
    golf i flipped my last card, does everyone else get a final go
    golf round over immediately when someone turns over the last hidden card
    golf last card turned, is there a last lap for the others
    golf all my cards are open, is it finished for everybody
    golf when a player is done do the rest play once more
    golf he flipped all, do we get one more turn
    golf all flipped, over?
    my whole grid is faceup, do the other players continue

golf-closing-action
    golf.closing: The round is over as soon as all cards of one grid lie faceup, so the Draw Two does nothing.
    golf.draw-two: The Draw Two still takes effect by these rules.
    action with my very last turn
    plus two when the round ends
    final discard hits the next player
    golf last discard is a draw two, does the next player draw
    golf end the round with an action card
    golf final action when the round ends
    golf finishing with a draw two on top
    golf, my last card ended the round and it is a draw two, does the next one still take cards
    golf, round ends with an action card on top, effect or not
    uno zero, closing with a skip or +2, does it still count

golf-clear-at-the-end
    remove pairs after turning up the rest
    columns that match when everything is open
    too late to clear after the end
    golf clear columns at the end of the round
    golf do matching columns still count when the round is over
    golf pairs left at the end
    golf clear after the last card
    golf, at the end can matching columns still be thrown out before counting
    golf, round over, the others turn their cards and find pairs, do they clear
    uno zero, clear columns at the count

golf-action-points
    points of a skip
    what is printed in the corners
    value of draw two and reverse at the end
    golf points for action cards
    golf how much is a skip worth
    golf draw two value
    golf action card left in the grid score
    golf, how many points is a draw two left in my grid
    golf, i still have a skip, what does it cost me
    uno zero, action card left at the end
    golf, reverse in the grid at scoring, points?

golf-below-zero
    yes: Points can fall below zero.
    no: Nobody gets below zero points: no card counts less than zero.
    negative totals
    minus points for a good round
    what is the lowest score there is
    golf negative score
    golf can you have less than zero points
    golf minus score
    golf scores under zero
    golf total negative
    can a golf score be negative
    golf go below nought
    uno golf is minus possible
    golf lowest possible total
    golf can my total be less than zero
    golf do negative points exist
    golf is the lowest score zero or can it go minus
    golf could somebody end up with minus points
    golf score under nought possible
    golf does clearing everything give minus points
    golf can i have -3 points
    golf minus three in total
    golf points below zero

golf-only-winner-scores
    yes: Only the winner of a round gets points.
    no: Everybody scores the cards left in their own grid, and few points are good.
    who scores in golf
    are my own cards my points
    whose cards are counted
    golf who scores points
    golf does everyone write their own points
    golf scoring only the winner
    golf how are points counted
    golf, does everybody get points or only one
    golf, who writes down points after a hole
    uno zero, do the losers score their own cards
    golf, does the winner get the points of all

golf-shared-win
    golf.target: Both have won: those who share the lowest total share the win.
    golf.target.rounds-won: Of those with the lowest total, whoever won more rounds wins the match.
    tie at the end of nine rounds
    equal totals, share the victory
    who breaks the draw
    golf tie after nine rounds
    golf two players with the same lowest score
    golf who wins a tie
    golf equal totals at the end
    golf, two people have the same total at the end
    uno zero tie after nine rounds
    golf, draw between two players, who wins
    golf, equal lowest scores after the last hole

golf-leaving
    golf.leaving: The grid of a player who leaves is set aside and does not count.
    player quits during the round
    what happens with the cards of who left
    dropping out halfway
    golf player leaves in the middle
    golf someone quits the round
    golf have to go, what about my grid
    golf, one of us has to leave during the round, do we count the grid
    uno zero, somebody goes home mid round, what about the cards
    a player quits in the middle of a hole, points?
    golf, my brother stopped playing in the middle, what happens with his grid

golf-joining
    latecomer in the golf match
    new player starts at zero or not
    sit down later
    golf join later
    golf new player after a few holes
    golf latecomer points
    golf, somebody wants to join after hole three, how many points do they get
    uno zero, a new player comes in later, starting score?
    can you join golf after a few rounds and with what total
    latecomer in golf, score

golf-coming-back
    golf player comes back after leaving
    golf returns to the match
    golf he left and is back
    golf coming back with which points
    golf rejoin after missing a few holes
    golf back again, old points or more
    golf someone who quit wants to play again
    golf i had to go and now i am back
    golf does she keep her points when she returns
    golf went away for two rounds and came back
    golf, he left and is back again, what is his score
    golf, player returns after two rounds
    uno zero, coming back, points

golf-paper-rounds
    yes: You may go on from rounds that were played on paper.
    no: You may not go on from rounds that were played on paper.
    golf rounds on paper
    golf we played some holes on paper already
    golf bring totals from paper
    golf go on with scores from a notepad
    golf carry on a match from paper
    golf most rounds are on paper, two are left
    golf do rounds on paper count for the nine
    golf enter old totals
    golf start after a few holes with our scores
    golf we kept score by hand until now
    golf how many rounds are left after the ones on paper
    golf, we wrote the first rounds on paper, can we enter them
    golf, continue from a paper score
    uno zero, totals from paper

golf-take-a-double-draw-two
    yes: You may take a Double Draw Two from the top of the discards on your turn.
    no: You may not take a Double Draw Two from the discards: draw from the pile.
    golf may i take the double draw two on top
    golf is a double draw two free to take from the discards
    golf double draw two lies open, can the next one have it
    golf pick a double plus two off the discard pile
    golf take the double draw two for my grid
    golf, can i pick up the double draw two from the discard pile
    there is a double +2 on top in golf, can i take that into my grid
    uno zero, taking a double draw two off the discards, allowed?
    am i allowed to put the double draw two from the pile in my own grid
    golf, double plus two lies on the discards, is it takeable

golf-cards-in-the-deck
    how many cards in uno golf
    golf how many cards are there
    what is in the golf deck
    golf deck contents
    golf deck size
    how many cards does the uno golf deck have
    which cards are in the golf pack
    golf number of cards in the pack
    golf how many skips are in the deck
    golf, how many cards are there
    golf, are there wild cards in the deck
    uno golf deck contents
    uno zero which cards are in the box
    golf, how many of each number
    golf, what is the highest card

golf-must-i-call
    yes: Whoever comes down to one facedown card has to call UNO, or gets a new column when caught.
    no: Nobody has to call UNO in UNO Golf by these rules.
    golf do i need to call uno
    golf do i have to say uno
    do we say uno in golf
    golf when must i call uno
    is uno called in golf
    golf is saying uno required
    golf must uno be said
    golf when do you say uno
    golf do you shout uno at the end
    golf, do you have to say uno
    golf, when do i say uno
    uno zero, is there a uno call
    golf, one card face down, must i shout uno

golf-skipped
    yes: A Skip of the player before you leaves you your turn.
    no: After a Skip of the player before you, you miss your turn.
    golf what does a skip do to me
    golf skip on top, is it my turn
    golf i was skipped, may i play
    golf skipped, do i miss my turn
    golf someone left a skip, do i still go
    golf do i lose my turn after a skip
    golf the player before me discarded a skip
    uno zero, skip on top when my turn comes
    golf, do i miss my go because of the skip on the pile
"""
