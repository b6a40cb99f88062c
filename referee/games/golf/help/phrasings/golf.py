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
    how many cards do you flip at the start of uno golf
    flip two cards before we begin?
    in normal golf you turn over two first is it the same in uno zero
    starting flip how many
    do we all begin with everything face down or do we show a couple
    my friend turned over two of his before the first go is that right
    one or two cards face up to start
    does everyone open 2 cards first
    golf: flip two to begin?
    uno golf starting flips, how many
    how many faceup before starting, golf
    uno zero, two face up first?
    grid: how many turned up first
    We're about to begin golf. Mum turned one up, Dad two, and I none. How many does each flip before anyone goes?
    My sister read that in UNO Zero all six... or eight... stay hidden until your go. I thought we reveal a pair first. Who's right?
    Grandma flipped three of her grid since "that's how it's done". How many are to be revealed before the first go?
    Tom refuses to reveal anything in his grid until it's his turn. Don't we all turn two over at the beginning?
    We dealt the facedown grids, and then a quarrel: one card each or two each to turn over now?
    um in golf do we all flip to cards before we start
    hey so you no zero how many do you turn over at the beginning from your grid
    before the first turn in golf do we turn up two or just one
    ok the cards our all face down do we each flip a couple before we go
    Must I reveal two of my grid before play begins?
    What happens first in golf, does everyone turn some faceup?
    May I leave my whole grid facedown at the start?
    golf game: before start open two card yes?
    how many do u flip at the start of uno golf is it 2
    do we get to turn two over in our grid before someone goes first

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
    flipped a skip at the start does it count
    one of my two opening cards is a draw two, what happens
    i turned over a reverse before anybody went do we change direction
    action card in starting flip
    does a skip in my grid work if I reveal it during setup
    she flipped her first cards and got a Double Draw Two now what
    opened an action card before play started
    my first card i showed is a special one does someone miss a go
    golf: opening flip is a Skip
    flipped Reverse before anybody's turn, golf
    revealed +2 at start, effect? golf
    starting flips show action, uno zero
    grid's first flip: Draw Two counts?
    We were revealing our two starters in golf, and mine was a Draw Two. Dad says my neighbor gets hit at once. Does he?
    Sis turned over a Reverse in her grid while setting up and wants to go the other way round now. Is that so?
    UNO Zero tonight: nobody had gone yet, Ann revealed a Skip in her grid and Ed says somebody is skipped. Who's right?
    One of my two opened cards at the very beginning is an action. My cousin says it works right off, I say it only lies there.
    Before anyone took a turn, Grandpa's facedown starter proved to be a Double Draw Two. He points at me. Do I suffer?
    um in golf i flipped a skip at the start before any one went does it do something
    hey when we open are two cards at the beginning and ones a reverse what happens
    you no zero the card i turned up four the start is a draw two does it count
    so a skip came up in my grid right at the start nobody has gone does it skip some body
    Does an action revealed in the opening flip of golf take effect?
    What happens if one of the two I open before the game is a special?
    Is anybody skipped when my opening reveal shows a Skip?
    golf: i open my first two, one is skip. it works or no?
    if u flip a +2 at the very start of uno golf does anyone get it
    one of my starting cards i turned over is a special, does it do anything

golf-first-card-an-action
    golf.deal.first-card: An action card turned up first does nothing and stays in the discard pile, under the number turned up after it.
    golf.deal.first-card.goes-back: An action card turned up first goes back into the draw pile: turn up more cards until a number comes.
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
    we flipped the first discard and its an action card what do we do with it
    starting discard is a skip, put it back in the deck or leave it?
    turned over a reverse to begin the discard pile where do I put it
    first card up was a draw two do we bury it and flip another
    uno golf top card at start is special, shuffle it back?
    where does the skip go that got flipped as first discard
    dealer flipped a Double Draw Two to start the pile, now what
    do i reshuffle when the starter is an action
    golf: starter is action, goes where
    first discard Skip, put it where?
    uno zero: bury the starting Reverse?
    where to put action starter, golf
    golf discard starter special, back in?
    Starting golf, we turned over the top one for the discards and it's a Skip. Mum wants to stick it at the bottom, I'd shuffle it in. Where does it go?
    UNO Zero: first flip from the deck was a +2. Dad set it aside out of the game. Where should he have put it?
    My cousin opened the discards with a Reverse, we agree it can't stay. Now, back in the middle, under the deck, or elsewhere?
    Setting golf up, a Double Draw Two came first for the discard pile; Jo slid it under the draw pile. Is that the right place?
    Grandma flipped an action to start the discards at golf and wondered into which place she should return it before the next flip.
    um in golf the first card for the discard was a skip where do i put it
    hey you no zero the card we turned over to start the pile is an action do we put it on the bottom or shuffle it in
    so the starting card is a reverse in golf wear does it go now
    golf we flipped a draw two four the discard pile do we stick it back in the deck somewhere
    Must an action turned over to start the golf discards be shuffled back or go underneath?
    What do I do with the special that came up as the first discard of UNO Golf?
    In which place do we put a Skip that came first from the golf deck, before we flip another?
    golf start card is skip, where put this card?
    first card for the discard in uno golf is a +2 where do i stick it
    the first card of the pile is a special one in golf, do we hide it back in the deck

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
    can the discard pile start with an action card
    is it allowed that the very first discard is a skip
    must the pile open with a number card uno zero
    action as starter card ok?
    are we allowed to begin with a draw two on the pile
    number only for first discard?
    can it start on a reverse or does it need to be a number
    golf: may action start discards?
    can starter be special, uno golf
    uno zero: only numbers begin?
    action card as golf's first discard
    start golf on a Skip, allowed?
    We began golf with a +2 on the discards and nobody objected until Ron. Is it permitted for a special to open the pile?
    Dad says in UNO Zero any card may start the discards, my wife says numbers only. Who's right?
    The first discard at golf was a Reverse and Tina wanted to go the other way because of it. Can such a card begin the pile at all?
    My aunt left a Skip lying as the starting discard of golf. Are we to play on with that one there?
    Golf evening: the discards opened with a Double Draw Two, my brother says fine, sister says only numbers can open. Decide!
    um in golf can the first discard be an action card
    hey you no zero does the card that starts the discard pile have too be a number
    is it okay in golf if the pile begins with a skip
    so golf can a draw two be the one the discard pile starts with
    Must golf's discard pile begin with a number?
    May we leave a Reverse lying as the opening discard in golf?
    Is it allowed that a special opens the discards of UNO Golf, and would it work on the first player?
    golf: first card can be action or only number?
    does it have to be a number that starts the pile in uno golf
    can uno zero start with a skip on the pile or nah

golf-peek
    golf.deal: Nobody may look at a facedown card, not even the player in whose grid it lies.
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
    can I look at my hidden cards
    peeking allowed?
    he lifted up one of his face down cards to see it is that cheating
    am i allowed to check what my own cards are in uno golf
    who gets to see the cards that are upside down
    my daughter keeps peeking under her cards
    looking at facedown cards rule
    do you know your own cards or is it a surprise
    golf: peeking at facedown cards
    may I peek, uno golf
    looking under my grid, allowed?
    uno zero secret look okay?
    who can see hidden grid cards
    At golf my brother lifts the corners of his hidden cards and says they're his own, so fine. Is that cheating?
    Grandma memorized what lies hidden in her grid because she looked at it while dealing. Are we allowed to know our own?
    In other golf games you get to look at two at the start, says Uncle Vic. And in UNO Zero, is anyone permitted a look?
    My sister took a look at mine while I was in the kitchen, the hidden ones of my grid. May anybody do that?
    Dad lays his golf grid out while looking at each card. Mom says nobody is to see them. Who's right?
    um in golf are you allowed too look at your face down cards
    hey can i peak at my own cards in you no zero
    so who gets to look at the hidden ones in the grid just me or no body
    golf is it cheating if i look under my cards real quick
    Is it forbidden to look at my own hidden cards in golf?
    Who may see what lies facedown in a grid?
    What happens if I sneak a look at a hidden card of mine?
    golf: i can look my closed cards?
    can u peek at ur facedown cards in uno golf lol
    am i allowed to look under my own cards in the grid

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
    two green double draw twos came up, is that an error
    can there be 2 double draw two cards in one colour
    i got a red double draw 2 and so did she how
    how many double draw twos per color
    same color double draw two twice misprint?
    there was already a blue one and now another blue double draw two showed up
    duplicate double draw two
    is there only one double draw two of each colour
    golf: two red Double Draw Twos?
    duplicate Double Draw Two, possible? golf
    second blue Double Draw Two exists?
    one Double Draw Two per color?
    two Double Draws, same color, golf
    A green Double Draw Two had been played, and then my brother turned over another green one. Isn't there just one of each in golf?
    Mum flipped a yellow Double Draw Two in her grid though there's one in mine already, also yellow. Did our decks get mixed up?
    In UNO Zero two identical Double Draw Twos showed up in one round. Jess says somebody cheated, I say there may be two. Who's right?
    We've got a red Double Draw Two in the discards and one in Dad's grid, red too. Is that possible with one golf deck?
    The app protested when Lily entered a second blue Double Draw Two. Doesn't each color have more than one?
    um in golf can their be to double draw twos of the same color
    hey we just saw a second red double draw two is that even possible in you no zero
    so how come theres another blue double draw too did we mix up decks
    golf there was already a green double draw two and now theres one more can that be right
    Can the same color of Double Draw Two come twice in one golf round?
    Must something be wrong if a second yellow Double Draw Two shows up?
    How often is a Double Draw Two of one color in the deck: may I meet another?
    golf: two same color double draw two, is mistake?
    we got 2 blue double draw twos is that legit or is the deck messed up
    there are two double draw two and both are red, can that happen

golf-who-starts-next
    golf.starter: In the first round the player to the dealer's left starts, then whoever had the fewest points in the round before.
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
    who goes first next round
    second hole who begins
    does the winner start the new round or the loser
    round 2 starter uno golf
    we finished a round whose go is it first now
    does the deal pass to the left for the following round
    do i get to start again cause i won
    first player in the next hole
    golf: who begins the next round
    uno golf next hole's starter
    who goes first next hole?
    uno zero round two starter
    starting player after a hole, golf
    We've counted the first hole, and now dad as the lowest wants to begin. Who does go first in the following one?
    Golf, second round: my sister says the dealer moves on, so Bo starts. Cousin says the winner starts. Which is it?
    Grandma had most points and thinks she gets to open the next hole. Is that how it goes?
    We finished round one of UNO Zero and nobody knows who's first now. It was me the last time.
    Every new hole the same quarrel: whoever closed the last one wants to open the next. Who gets to?
    um who starts the next round in golf
    hey we just finished a hole who goes first in the next won
    you no zero whos turn is it at the start of round two
    so in golf does the winner start the next hole or does it go around
    Does the winner of a golf hole open the next one?
    Must the same person begin every hole, or does it pass on to the left?
    Who goes first once the points of the last golf round are written down?
    golf new round who start?
    who goes first in the next hole is it the loser
    i started last time in uno golf who starts now
    golf, who has the first turn
    who begins a match of uno golf
    golf who starts the very first round
    uno zero who takes the first turn of all
    in golf does the dealer start or the one left of the dealer

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
    can i take the top discard then put it right back
    picked up from the discard pile, changed my mind, can I throw it and flip one
    do you have to use the card you take off the discards
    he grabbed the face up card and chucked it back and turned one over instead
    take discard then discard it again + flip
    must a discard that I pick up go into my grid
    regretted taking the top card can i drop it back on the pile
    is putting the discard back allowed or only a drawn one
    golf: took discard, throw it back?
    return the top discard, flip instead
    uno zero: undo taking the discard
    taken discard must be kept? golf
    put discard back and flip, golf
    Kay took the top of the discards, thought better of it, laid it back and turned one of her grid over. Is that OK in golf?
    At golf my uncle grabs the faceup 3, puts it right back and reveals a hidden card. I say that's only for cards from the deck. Who's right?
    UNO Zero: I changed my mind about the discard I had picked up. Mum says I'm stuck with it and must put it in my grid. Am I?
    Dad uses the discards like a pass: takes the top one, drops it again, flips one. My brother is furious. Can he do that?
    Sis grabbed the discarded 7 and doesn't want it anymore; she'd like to return it and open a card of her grid instead. May she?
    um in golf if i take the card from the discard pile can i throw it away again and flip one
    hey i picked up the top discard in you no zero but i dont want it can i put it back and turn one over
    so when you take from the discards do you have too keep it in your grid
    golf he took the discard put it write back and flipped a card is that aloud
    Must I put the discard I took into my grid?
    May I return a taken discard and reveal a facedown card instead?
    Am I forced to keep what I took from the discards in golf?
    golf: i take card from open pile, i can throw back and open one mine?
    if i grab the top discard can i just drop it again n flip
    i took the card you can see on the pile but i dont like it, can i give it back and turn one of mine

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
    threw away my drawn card do i have to turn over a facedown one
    if I discard what I drew can I point to a face up card instead of flipping
    discard drawn card then must flip?
    don't want to flip anything can I just pick one that's already showing
    she chucked the card from the deck and chose one of her open cards so nothing got flipped
    after throwing the drawn card which card do i turn over can it be one thats open
    pick an already flipped card after tossing the draw
    drew junk, tossed it, can I avoid turning up a hidden card
    golf: discard drawn, flip what?
    after throwing, must flip facedown?
    flip a faceup one, golf throw
    no flip after discarding, uno zero
    thrown draw, pick open card instead
    I chucked the 9 from the deck, and for the flip I pointed at a card that's already open, so nothing changes. Dad says no. May I?
    Golf: Ed throws away what he drew and then "chooses" an open one so he needn't reveal anything. Is that a trick or a rule?
    My sister threw her drawn card and refused to turn over a hidden one, saying an open one will do. Who's right?
    In UNO Zero mum drew an 8, dropped it on the discards and picked an open card of her grid for the turning-over. Does it count?
    We agree you reveal one after throwing what you drew, but must it be a hidden one, or would an open one do, as Uncle claims?
    um in golf when i throw the card i drew do i have too flip a face down one
    hey can i pick a card thats already face up when i throw away what i drew
    you no zero i drew a card and chucked it do i half to turn over a new one or can i choose an open one
    so after you throw the drawn card can the one you choose be face up already
    Must the card I turn over after throwing my draw be a hidden one?
    Am I allowed to name an open card for the flip when I discard what I drew?
    What happens if I throw what I drew and don't want to reveal anything new?
    golf: i throw drawn card, must open closed card or can choose open one?
    if i toss the card i drew do i gotta flip a hidden one
    after i throw away the new card can i pick one that is already turned around

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
    can i swap out a card thats already face up
    replace face up card uno golf
    got a 2, want to put it where my open 9 is
    is it only hidden cards you can exchange
    my brother swapped one that was showing is that ok
    swap an open card for a better one allowed?
    once its turned over is it stuck there or can I trade it
    exchanging a visible card in my grid
    golf: swap out faceup card?
    exchange an open grid card
    replacing faceup ones, uno zero
    improve my open 9, golf
    grid: change already open card
    I drew a 2 and put it where my open 9 was. My brother says only hidden ones can be swapped out in golf. Is he right?
    Mum wants to exchange her faceup 8 for the zero she drew, dad says an open card stays. Which is it?
    At UNO Zero my cousin replaces cards that were open for ages instead of hidden ones. Is that permitted?
    There's an open 10 in my grid that I'd love to get rid of. Sis claims I'm stuck with it once it's revealed. Am I?
    Grandpa took a low card and put it on the spot of an open high one of his. Legal in golf, or must he use a hidden spot?
    um in golf can i swap a card thats already face up
    hey i got a low card can i put it wear my open nine is in the grid
    you no zero do you have too replace a face down card or can it be an open one
    so can i change out a card in my grid that every one can see already
    Must a new card go on a hidden spot of my grid, or may it take an open one's place?
    Is it allowed to exchange something that lies open in my grid?
    Am I stuck with a high card once it has been revealed in golf?
    golf: i can change open card in my place?
    can u swap a card thats already flipped in uno golf
    my open card is a bad one can i put the new one there

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
    someone took a card when it wasn't their turn uno golf
    i drew by accident on her turn do i put it back
    wrong player drew
    he went before me, grabbed from the deck, does it stand
    kid picked up a card out of order now what
    drawing when it's not your go
    we noticed somebody had drawn too early whose card is it
    took a card too soon penalty
    golf: drew when not his turn
    uno zero, card taken too early
    wrong player drew, golf
    golf out-of-order draw, valid?
    took a card too early, golf
    Golf: Jim drew and swapped though Sandra was up. Does his move stand, or does it all go back?
    My aunt was too eager and picked one from the deck in UNO Zero when I was the one to go. What do we do with that card?
    While dad was thinking, my brother grabbed a card and put it in his grid. It wasn't his go. Is it valid?
    At golf last night the order got muddled and Meg took a card ahead of Dean. He wants it undone. Does it count?
    Nana drew from the golf pile before her neighbor had gone. She's seen the card now. Is her draw good?
    um in golf some body drew a card when it wasnt there turn does it count
    hey you no zero my brother took a card to early what happens now
    so she drew out of turn in golf do we put it back or what
    golf the wrong person picked up a card do we leave it or under it
    Must somebody give back what they drew in golf when it wasn't their go?
    What happens if I draw too early in UNO Zero while another is up?
    Does a move out of order stand in golf?
    golf: player take card but not his turn, is ok?
    he drew in uno golf and it wasnt even his turn does that count
    my sister took a card in golf when it was my turn, must she put it back

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
    drew a skip from the deck and discarded it straight away does it skip someone
    action card i draw and dont keep does it work
    i pulled a draw two and chucked it on the pile right off
    does an action need to come from the grid or can it be thrown right from the draw pile
    discard drawn reverse immediately effect?
    she picked up a reverse and just tossed it do we change direction
    drawn action thrown directly
    if you don't put the special card in your grid first and just throw it does it still do its thing
    golf: drawn Skip, discarded immediately
    throwing a drawn Reverse, effect? golf
    straight-to-discard action works? golf
    uno zero: discarded +2 straight away
    drawn action never in my grid
    I drew a +2 from the deck and tossed it straight onto the discards. Leo says he isn't hit because it never was in my grid. Is he?
    Golf: mum picked a Skip from the deck, didn't want it, threw it. Does the next one really miss a go?
    My brother draws a Reverse in UNO Zero, drops it at once and turns the direction around. Doesn't it have to come out of the grid?
    Fresh from the pile, a Draw Two, immediately chucked by dad, and now I'm to suffer. Does that work in golf?
    Sue says only a special you swap out of your grid has an effect; I say one you draw and throw directly does too. Who's right?
    um in golf i drew a skip and threw it write away does it skip the next person
    hey if i draw an action in you no zero and just discard it does it still work
    so the reverse i just drew i threw it on the pile at once does it count in golf
    golf when you dont keep the draw to card you drew and throw it away does the next guy get it
    Does a special act in golf if I throw it the moment I draw it?
    Is anybody skipped when I draw a Skip from the pile and don't take it into my grid?
    What happens if I toss a just-drawn action without placing it, in golf?
    golf: i draw skip and throw fast, next player is skip?
    if u draw a +2 in uno golf and chuck it instantly does it hit them
    i picked a skip from the deck and put it on the pile, does it do its thing in golf
    golf may i throw an action card that i just drew
    golf can i throw away the skip that i have just drawn
    i drew a draw two in golf and throw it at once

golf-covered-action
    golf.actions: An action card that is covered in the same turn does nothing: only what lies on top when the turn ends acts.
    golf.actions.whenever: An action card takes effect even if it is covered in the same turn.
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
    i swapped out a draw two then cleared a column on top of it is the draw two still on
    action card buried by cleared cards still counts?
    the skip I discarded got covered when I cleared a column
    cleared column cards went on top of the draw two does next player still get hit
    discarded draw two, then matched column, covered it, effect or not
    does clearing over an action cancel it
    he threw a draw 2 out of his grid and same turn put his cleared column on it now do i take cards
    is the action dead once its not on top any more after a clear
    golf: action buried by cleared column
    column clearing covers my Draw Two
    swapped-out Skip, then covered, effect?
    uno zero: action under cleared cards
    covered special still working? golf
    I swapped out a +2 from my grid, and the swap made a match, so I cleared those two on top of it. Tess says the +2 is buried and dead. Is it?
    Golf: dad got rid of a Skip and cleared a column in the same turn, covering it. Does the next one still miss a go?
    My sister's Reverse came out of her grid, then matching cards of a column went on it. I say it's gone as it isn't on top. Right?
    UNO Zero: the Draw Two meant for me lies under the column my cousin cleared right after. Do I still take a hit?
    He threw an action out of his grid and then dumped a matching pair over it, and now we fight whether it counts though it isn't visible.
    um in golf i put a draw two on the pile but then cleared a column on top of it does it still count
    hey the skip got covered by the cards i cleared does it still skip the next guy
    you no zero my action card is under the column i just cleared dose it work
    so the draw to came out of my grid and then i cleared two cards over it is it dead now
    Does an action lose its effect when I cover it by clearing a column?
    Must the next player suffer a Draw Two that is buried under my cleared column?
    What happens if clearing hides the special I have just swapped out?
    golf: my +2 is under cleared column cards, it works still?
    if i clear a column on top of my skip does the skip still happen
    my special card from the grid is not on top anymore because i cleared, does it still do something

golf-draw-two-misses
    golf.draw-two: A Draw Two gives the next player a new facedown column of two cards, and that player misses the turn.
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
    what does +2 do in uno golf
    draw two effect uno zero
    got hit with a draw two, do I lose my go as well
    someone left a draw 2 for me what do i have to do
    does the next person get a new column from a plus two and miss a turn
    plus two next player still plays or is skipped
    i took two cards for the draw two can i go now
    the draw two card, what happens to whoever's next
    golf +2: effect on next player
    what's a Draw Two do, golf
    next player after +2, uno zero
    Draw Two victim in uno golf
    golf: hit by +2, what happens
    I threw a +2 out of my grid, and now Nina asks what she has to do. In golf there's no hand, so what happens to her?
    Dad says a Draw Two in UNO Golf gives you a new column, mum says it's just two extra cards to choose from. And is your go gone?
    At golf my cousin got a plus two and wanted to take a normal turn afterwards. What's the full effect on the next one?
    Grandpa left a +2 on the discards for me in UNO Zero. Do I take two into my grid and sit out, or how does it work?
    First time golf: somebody dropped a plus two, and we're unsure where the two cards go and whether the victim still goes.
    um in golf what does a draw two do too the next player
    hey when i get hit by a plus two in you no zero do i still get my turn or not
    so a draw to in golf does the next person get a new column and miss there go
    golf plus two what happens to the guy after it
    Do I lose my go in golf when the one before me throws a +2?
    What must the player after a Draw Two do in UNO Golf?
    What happens to my grid if I'm hit by a plain plus two?
    golf +2 card: next player do what? lose turn?
    what does +2 do to u in uno golf do u miss ur turn
    i got a plus two in golf do i get more cards in my grid and no turn

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
    can i pick up the draw two that just hit me
    she plus twoed me and it's still on top of the pile, can I grab it and use it
    take the draw 2 you were hit by
    he threw a draw two at me i got my two cards now i want that draw two
    picking up the same card that attacked you
    just suffered a +2 may I take it myself for revenge
    after a draw two hits me is that card mine to take
    use the draw two someone used on me
    hit by +2, grab it, golf
    golf: take the +2 that hit
    pick up my attacker's Draw Two
    uno zero: reuse +2 against me
    can a victim take that +2?
    Mark threw a +2 at me, I got my new column, and now I'd like to pick that very +2 up from the discards. He laughs. May I?
    Golf: mum suffered a Draw Two and wants to take it right away to use it on somebody else. Dad says she misses her go. Who's right?
    Sis was the victim of the plus two in UNO Zero and tries to snatch it off the discards in the same go. Is that allowed?
    After I'd been hit by my brother's +2 it still lay on top of the discards, so I reached for it. He slapped my hand. Could I have taken it?
    Grandma got two extra cards from a Draw Two and says it's only fair that she gets to keep the card itself. Can the one just hit take it?
    um in golf i just got hit by a draw two can i take that card from the discards
    hey can the person who got the plus two pick it up right after in you no zero
    so my brother hit me with a draw to and its on top of the pile can i grab it now
    golf the draw two that was used on me can i take it four myself
    Am I, as the victim of a Draw Two, permitted to pick that same card up?
    Is it allowed to take the +2 that has just given me a new column?
    Who may take a Draw Two off the discards, also the one it just hit?
    golf: +2 hit me now, i can take this +2?
    someone just hit me w a +2 in uno golf can i steal it
    he gave me a plus two can i pick up that card to give it back later

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
    can you take an action card from the discard pile
    draw two lying on the discards can I take it
    there's a +2 face up on the pile and its my go can i have it
    are you allowed to pick up skips and reverses that were thrown away
    grab action off discards ok?
    is it only numbers you can take from the discard pile
    my friend says special cards in the discard can't be picked up
    picking up a draw two from the throwaway pile
    grab +2 off the discards?
    picking up a discarded draw two
    plus two into my grid ok?
    golf: taking a +2 from discards
    draw 2 on top, takeable?
    My brother chucked a +2 two turns ago, the guy after him did his penalty, and now it's on top and I want it for my grid. Dad says hands off. Can I have it?
    We're playing uno zero, a draw two is lying faceup on the throw pile and nobody owes anything for it anymore. My aunt swears action cards can't be picked up from there, I say any top card can. Who's right?
    Lisa reached for the +2 lying on top of the discards because she already has one like it in her grid, and Tom yelled that you can only grab numbers. Is Lisa allowed?
    so grandma was done getting her extra column and the take two was still on top, then uncle Ray picks it up instead of drawing from the deck. everyone's screaming. legal in golf or not?
    Mum wanted the draw two on the discards to match a column, my sister says only number cards can be taken. Can she put it in her grid on her turn?
    so um in uno golf theirs a plus to on top of the discards can i pick it up for my turn
    can i take a draw too card off the throw away pile and put it in my grid
    okay the top card is a take two can i grab that one instead of won from the deck
    hey in you know golf am i aloud to take an action card like a draw to from the discard
    Must I draw from the deck when the discard showing is a +2, or can I have the +2?
    Is it allowed to swap a grid card for a Draw Two that's lying on the discards?
    Who says I can't pick an action card, say a plus two, off the discard pile in UNO Golf?
    can i have the +2 that is on the pile for my square of cards
    bro is it legal to snatch a draw 2 from discard in uno zero or na
    In golf, on table is card plus two, my turn now, I can take this card yes?

golf-take-actions-how-often
    yes: You may take action cards from the discards as often as you like.
    no: You may take no more action cards from the discards in this round: draw from the pile.
    golf.house.no-action-pickup: Nobody takes an action card from the discards by these rules: draw a card from the pile.
    golf how often may i take an action card
    golf a second action card from the discards in one round
    golf limit for picking up action cards
    golf i took a draw two already, may i take a skip as well
    golf once a round an action card from the discard pile
    golf how many action cards can you pick up per round
    golf take more than one action card
    golf is there a maximum of action cards to take
    golf another action card off the discards
    golf only one action card per round from the pile
    golf second time i take an action card
    golf she keeps taking action cards, allowed?
    golf can somebody collect action cards again and again
    golf action cards taken twice
    how many action cards can i take from the discards in a round
    already picked up one skip off the pile this round can I pick up a second action
    she keeps grabbing action cards from the discard pile every turn is there a limit
    once per round action pickup?
    taking another special card from the discards in the same hole
    is it only one action card per round you may take
    took an action before, allowed again?
    can i do it twice, pick up a thrown away power card
    second action card from discards?
    grabbed one action, another too?
    action pickups per golf round?
    uno zero action pickup, twice?
    picked up skip, now reverse too?
    Earlier this hole I picked a Skip off the discards, now there's a +2 I want as well. My cousin says one per round is the max. Is it?
    Jenny has already taken a reverse from the throw pile this round and just went for another action card, and Max slapped her hand away saying she used hers up. Did she?
    We play golf, dad took an action from the discards twice in the same round and mum says there's a limit. He says there's none. Who's right?
    my sister got a draw two off the discard pile like three turns ago and now she takes the skip too, and we're fighting if you get to do that more than once a round. do you?
    Uncle Pete says you can pick up only a single action card from the discards each round, I've had mine, now I want one more. Can I?
    so i already took one action card from the discards this round can i take another won
    um in uno golf how many times can you pick up action cards from the discard in won round
    i grabbed a skip before from the pile and now theirs a reverse can i grab that to
    is it only one action card per round from the throw away pile or can i take to of them
    Is it allowed to pick an action card off the discards a second time in the same hole?
    Am I limited to one discarded action card per round in uno zero?
    What happens if I've had one action from the discards and want a further one before the round is over?
    i took a action card already can i take one more this round pls
    yo already snagged a reverse from the discard this round, can i snag another action or nah
    In golf I take one time action card from discard. Second time same round is permitted?

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
    target myself with the double draw two
    double draw 2 choose yourself allowed?
    i want the extra cards myself from the double draw two is that ok
    he picked himself as one of the players for double draw two
    do i have to pick other people for double draw two
    giving yourself the new column with a double draw two
    can I be my own victim
    double draw two on me?
    pick myself for double +2
    can I target myself, double draw?
    choose me for double draw two
    golf double +2, myself allowed?
    I got the double draw two out of my grid and wanted the extra columns myself because they can be minus. My brother says you can't pick yourself. Can I?
    Nina put down the Double Draw Two in uno zero and said "I choose me". Everyone laughed and then argued. Is she allowed to pick herself?
    we had the double +2, the one who threw it must name somebody, and my cousin named himself to get more cards to match. Dad says it has to be another player. Is it?
    Mum wants to hit herself with her own double draw two since she's hoping for a good column. I say no way. Who is right?
    Sam says I have to name somebody else with the double plus two, I say I may point at myself. Which is it?
    can i pick myself for the double draw to in uno golf
    so um the double plus two i get to choose someone can it be me
    if i throw a double draw too can i give the cards two myself
    okay i laid the double draw two and i wanna chose myself is that aloud
    Must the one I name for a Double Draw Two be another player, or may it be me?
    Is it allowed to give my own grid the extra cards of a double +2?
    What happens if I name myself when I discard the Double Draw Two?
    wait can u double +2 urself in uno golf lmao
    I throw double draw two card, I choose me for take the cards. Is good?
    i want to hit my own grid with the double draw two
    am i allowed to name myself for a double plus two
    double draw two for myself allowed

golf-double-draw-two-misses
    yes: Nobody misses a turn for a Double Draw Two: whoever is hit plays when their turn comes.
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
    do you lose your turn from a double draw two
    double draw two hit me and im next can i still go
    are the people chosen for double draw 2 skipped
    she chose me for her double draw two then said I was skipped
    after taking cards from a double draw two is my turn lost
    double draw two skip turn or not
    both of us were hit do we both sit out
    hit by double +2, still play?
    double draw two skips me too?
    double +2'd, miss a go?
    golf double draw, turn gone?
    lose my turn to double +2
    My sister picked me for her double draw two, I got the new column, and then when it came to me she said I'm skipped as well. Am I?
    Dad threw the Double Draw Two and I had to add cards to my grid. Now it's my turn and mum says I sit it out. I already took the cards, isn't that enough?
    We were playing uno zero, Kev hit me with the double plus two and then the next guy just went past me. Don't I still get to play?
    so I was named for the double draw 2 and got two more facedown cards. cousin says that costs me my turn too, aunt says it doesn't. which?
    Grandpa's double +2 landed on Ella, she took her cards and wanted to draw as normal, and everyone said she misses. Is that right in golf?
    um i got hit by a double draw two in uno golf do i still get my turn
    so if someone chooses me for the double plus to do i loose a turn as well
    they hit me with the double draw too and i took the cards can i still go now
    does the double draw two make you miss your turn two or just take the cards
    Must the one who's hit by a Double Draw Two also sit out the next go?
    May I play my turn as usual after somebody gave me the double +2?
    Do I lose a turn on top of the new cards when the double draw two is on me?
    i got the double draw two on me is it still my turn
    if u get double +2d do u get skipped too or just get the cards
    Somebody give me double draw two. After, I play my turn or I am skipped?

golf-double-draw-two-for-two
    golf.double-draw-two.two-players: A Double Draw Two between two players gives the other one two new facedown columns.
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
    double draw two with 2 players
    only me and my wife playing who gets the double draw two
    its just two of us, does my opponent take four from a double draw two
    two player game double draw two who draws
    there aren't two other people to pick for the double draw two
    do we both get hit by a double draw two if it's one against one
    heads up double draw 2
    i threw a double draw two but theres only my brother to choose
    double draw two with two players
    only two playing, double +2 who?
    two players double +2 hits who
    just us two, double draw?
    It's just me and my wife playing, I throw the double draw two, and she says one half of it hits me because there's nobody else. Who gets the cards?
    My sister and I play golf alone and her double +2 came out. She says I get hit twice, I say once. With only us, who takes it?
    Dad and I, nobody else. He discards the Double Draw Two and there's no third person to choose. Who's it on?
    so in uno zero me and my roommate are the only ones, I got the double plus two on the discards, he says I can pick myself or him. who gets hit when it's two people?
    Just grandma and me at the table, her Double Draw Two lands on top. She thinks it does nothing with two, I think I... well, she says I take. Who is right?
    there's only two of us in golf who gets the double draw to
    um we are too players and i threw a double plus two who takes the cards
    with just me and my mom who does the double draw two hit
    so in a two player game of you know golf the double draw too goes on who
    Who has to add cards when a Double Draw Two is thrown and there are only two of us?
    Must my only opponent take the double +2, or is it on me as well?
    What happens if a double draw two comes out in a two-player uno zero game?
    its just me and my brother who gets the double draw two
    1v1 uno golf n i dropped double +2, who eats it
    We are two persons only. Double draw two card, which person must take?

golf-new-column-where
    golf.draw-two: A new column is laid on the right of the grid, unless the table has agreed on the left.
    golf.house.columns-left: A new column is laid on the left of the grid.
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
    where do i put the two new cards, left or right
    new column left or right
    got a draw two, which end of my cards do the new ones go
    can I put the extra column in the middle
    extra column position in grid
    do i choose the side where the penalty column gets added
    she added her new column on the left is that wrong
    the cards from the plus two where do they lie
    new column left or right?
    where do extra columns go
    golf extra column, which side?
    new column between the others?
    side for the added column
    I got hit and have to add a column. I put it on the left, my brother says it goes on the right end. Which side?
    Mum stuck her new column in the middle of her grid to make it look nice and my cousin says it must go on the end. Where does it lie?
    After the +2 I got two new facedown cards and Dad insists I can't pick the side they go on. Can I, or which side is it?
    In uno zero my sister put the penalty column left of her grid because she sits the other way round. Uncle says right side only. Who's right?
    Leo adds his extra cards to the right, Pia adds hers to the left, and now they're arguing whose grid is correct. Where does a new column belong?
    um i have to add a column to my grid do i put it on the left or the write
    where does the new column go in uno golf left side or right side
    so i got too new cards for a column witch side of my grid do they lie on
    does the extra column go on the end or in the middle of the grid
    Must I put my additional column on a certain end of the grid?
    May I choose the side where my new column is laid?
    What happens if I put an added column between two others in golf?
    do i put my new cards on this side or that side of my grid
    which side does the new column go in uno golf, left or right??
    I receive new column. I lay it left or right from my cards?

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
    reverse with two players uno golf
    just me and my son, he discarded a reverse, whose go
    does reverse act like a skip when there's only two
    2 players reverse = skip?
    do I go again after a reverse in a two player game
    one on one what happens with a reverse
    playing head to head and threw a reverse out of my grid do i get another turn
    reverse is pointless with two people right
    golf reverse, only two players
    two-player uno zero reverse
    reverse in golf 1v1
    just two of us: reverse, golf?
    turn around card, two-player golf
    It's only me and my boyfriend playing golf, he discards a Reverse and goes again, saying it works like a skip. Does it?
    My daughter and I play uno zero, just us two, and a reverse came out of her grid. She thinks I miss my turn. Do I?
    We are two, the turn around card got thrown on the discards, and grandpa says nothing changes because there's no direction with two. In golf, what does it do?
    so my brother put a no-u card from his grid on top and took another turn. There's only the two of us. Is that right in uno golf?
    Sis says a reverse with two people means she plays again, like in normal uno. I say golf is different. Who is right?
    what does a reverse do in uno golf when its just to of us
    um were playing golf only me and my dad and he threw a reverse does he go again
    in you know zero with two players does the reverse skip me or what
    so its two people in golf and a reverse comes out of the grid whose turn is it
    Who plays next after a Reverse when only two are playing golf?
    Do I lose my turn to a reverse in two-handed UNO Golf?
    May I go again after my grid's Reverse hits the discards when there are just two of us?
    we are only 2 in uno golf and my sister put a turn around card what now
    no-u card in uno golf with 2 ppl, does it even do anything
    We play golf, two persons. Card reverse is thrown. What it makes?

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
    two 5s different colours in a column do they clear
    red 7 over blue 7 can I get rid of them
    same number other color column clear
    do numbers match if the colors dont
    i have two threes on top of each other, one green one yellow, can they go
    must the colors be the same to clear a pair of numbers
    matching number enough for clearing
    she cleared a yellow 9 and a red 9 is that allowed
    same number, different colors, clear?
    red 5 blue 5 column clear
    two sevens different colors golf
    does matching number clear column
    numbers match, colors don't, uno zero
    I had a red 7 over a green 7 in one column and threw them both away. My brother says the color has to be the same too. Does it?
    Mum has a yellow 3 and a blue 3 under each other and says they cancel. Aunt says only when it's the exact same card. Who's right?
    We're playing golf, dad removed a column with two 4s, one red one yellow. My sister made him put them back. Was she right?
    Tom says for clearing a column two 9s are enough, Kim says they have to be two 9s of one color. Which one is it in uno zero?
    so I got a blue 2 under a red 2 and I'm like cleared, and my cousin's like no that's not a match. is it a match?
    can i clear a red five and a blue five if there in the same column
    um in uno golf do to cards with the same number match if the color is different
    i have a green ate and a yellow ate in one column can i get rid of it
    does the number just have two be the same to clear or the color as well
    Must the colors match as well when a column has twice the same number?
    Is it allowed to discard a column of two equal numbers in two colors?
    Do two 6s count as a pair in my grid even though one's green and one's red?
    i got a red 4 and a blue 4 can i throw them away
    yo do same numbers clear in uno golf even if colors r different
    Column have number 8 red and number 8 yellow. I can clear?
    two eights of different colours lie in my column, is it cleared
    a pair of 8s in a golf column although the colour is not the same

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
    two reds in a column, 3 and 8, can i clear
    same colour different numbers clear?
    does color alone make a match for a column
    i got a blue 1 over a blue 6 do they go away
    are both cards being green good enough to discard the column
    he cleared two yellows that weren't the same number
    matching color column removal
    do they have to be the same number or is the color enough
    same color, different numbers, clear?
    two reds in a column golf
    blue 3 blue 8 column clear
    clear by color only?
    uno zero column, colors match only
    I have a green 2 above a green 9 and wanted to clear the column. My husband says color alone isn't enough. Is it?
    Jake threw out his column because both cards were red, a 1 and a 6. Mia says it has to be the same number. Who's right?
    In golf my mum removed a yellow 5 and a yellow 7 from her grid saying they match like in normal uno. Do they?
    my brother keeps clearing columns just cause both cards are blue, numbers are totally different. we say that's cheating. is it?
    Grandpa says in uno zero a column goes when the two share a color, whatever the numbers. I say no. Settle it?
    can i clear a column if both cards our red but different numbers
    um i have a blue too and a blue nine in one column do they match
    in uno golf is the same color enough to get rid of a column
    so both cards are green but won is a four and the other a six can i clear
    Must the numbers agree as well when a column is all one color?
    Is it allowed to discard two yellow cards of unequal numbers from one column?
    What happens if my column is red over red, but the numbers aren't the same?
    both my cards are blue but not same number can i take the column away
    does same color count as a match in uno zero even w diff numbers
    Two card in column is same color, number is other. I may clear it?

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
    can I clear a column that doesn't match at all
    red 3 and blue 8 clear?
    neither color nor number match may i throw the column away
    she got rid of two cards that don't go together
    clearing unmatched cards
    just wanna dump a bad column with no match allowed?
    column with different color different number remove
    does there have to be something the same about the two cards to clear
    clear a column without any match
    column cards totally different, clear?
    golf: throw out unmatched column
    red 3 blue 8 column out?
    clearing with nothing in common
    My cousin just took a yellow 1 and a red 8 off his grid and said he cleared that column. They don't match in anything! Can he?
    Dad says he can get rid of any column he likes on his turn. His has a blue 9 over a green 4. I say they must share something. Right?
    in uno zero my sister threw away a skip and a 6 of another color from the same column. no match at all. she says it's fine, is it?
    Grandma cleared a column where neither number nor color fit because she wanted the bad points gone. We told her no. Were we right?
    Rob claims both cards faceup is enough to clear a column, whatever they are. Jan says they need to be alike. Who wins?
    can i clear a column if the to cards have nothing in common
    um my column is a red ate and a blue for can i just throw it out
    in uno golf do the cards have to match at all too clear a column
    so different number different color can i still get rid of that column
    Must a column's two cards have anything alike before it goes?
    Is it allowed to discard a column of two completely unlike cards in golf?
    What happens if somebody clears a column that has neither the same color nor the same number?
    can i throw away 2 cards in my column if they are not the same at all
    can u just yeet a column that doesnt match in any way lol uno golf
    Cards in my column is all different, color and number. Clear is permitted?

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
    skip over skip different colours does it clear
    two draw twos in a column one red one blue can I clear them
    same symbol clear
    do two reverses of different colors match
    i've a green skip and a yellow skip on top of each other can they go
    do action cards match by symbol like numbers do
    clearing a pair of action cards not the same color
    he removed a column of two skips red and blue is it legal
    red skip blue skip, clear?
    two reverses different colors, match?
    do action symbols clear in golf
    +2 over +2, other color, clear
    two skips in one column
    I've got a green Skip on top of a yellow Skip in my grid and cleared them. My brother says action cards only match in the same color. Does he have a point?
    Lena had two reverses under each other, one red one blue, and she took the column off. Nick says symbols don't count as numbers. Who's right?
    In uno zero mum has a blue +2 and a red +2 in the same column and wants to clear them. Dad says only numbers work that way. Can she?
    my aunt says two skips are two skips, so the column goes. uncle says they're different colors so it stays and counts points. which?
    We had a fight about a yellow turn around card and a green one in one column. She says pair, I say no pair. Is it?
    can i clear to skips if one is red and won is blue
    um in uno golf do two draw twos of different colors match in a column
    i have a reverse and a reverse but different colors can i get rid of that column
    two skip cards in my column not the same color does that count as a match two
    Must two Skips be of one color before my column with them goes?
    Is it allowed to clear a red plus two with a green plus two in golf?
    Do I get to discard a column holding a blue reverse and a yellow reverse?
    i have 2 skip cards one is red and one is green do they go away
    do skip n skip match in uno golf if colors r different
    Column with two reverse card but color not same, I can clear it?

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
    can i clear if one card is still hidden
    one card in the column is facedown, clear it?
    do both cards have to be face up to clear
    she flipped the last one only while clearing the column, legal?
    clear column not turned over yet
    top one is open the bottom is upside down can the column go
    i bet the hidden one matches can i clear it blind
    column with a face down card discard
    clear with one card facedown?
    facedown card in column, clear it?
    clear column not fully flipped
    golf clearing unturned cards
    one card hidden, column out?
    I know what the facedown card in my column is because somebody saw it, and it matches the faceup one. My brother says I can't clear till it's turned over. Right?
    Mum peeked and saw her hidden card matches, so she threw the column out without flipping it first. Dad says illegal. Is it?
    Joe wants to clear a column where one card's still turned over. He says he's gonna flip it while clearing. Is he allowed?
    In uno zero my cousin grabbed a column with one open 5 and one unknown card and said "cleared". We all said no way. Who's right?
    Granny thinks you can take away a column even if a card of it is still hidden. I told her both have to be open. Am I right?
    um one card is up and one is face down in my column can i get rid of it
    do both cards have to be turned over too clear a column in golf
    so the bottom card is still hidden can i clear the column any way
    Must both cards of a column lie open before it may go?
    Is it allowed to flip a hidden card just in order to clear its column?
    What happens if I clear a column and one of its cards was never turned up?
    can i take away my column when one card is still upside down
    can u clear in uno golf if 1 card isnt flipped yet
    One card of column is not open. I can clear this column or first must open?

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
    which card goes on top when i clear a column
    order of cleared cards on discard pile my choice?
    cleared a skip and a red number can I put the skip uppermost
    do I get to decide what the next player sees after clearing
    two cards get cleared who picks the top one
    he put the bad card on top on purpose when he cleared
    cleared cards order
    putting the low one underneath so nobody can grab it when I clear
    which cleared card on top
    choose top card when clearing
    order of cleared cards on discards
    golf: cleared pair, which on top
    do I pick the top one
    I cleared a red 4 and a blue 4 and put the blue one on top so my sister couldn't use it. She says I can't choose the order. Can I?
    Dad cleared his column and deliberately laid the skip last so it's on top of the discards. Mum says the order is fixed. Is it?
    In uno zero I threw my cleared column on the pile with the bad card up. My cousin wanted the other one on top. Who decides?
    Sara got rid of a column and then switched the two cards on the discards around. Tim says she can't pick which ends up on top. Can she?
    my uncle says when you clear, the upper card of the column has to go on last. I put the lower one on top instead. was that ok?
    when i clear a column do i get to chose witch card goes on top of the discards
    um i cleared to cards can i put the one i want on top
    in golf after clearing who decides what card is on top of the pile
    so when i throw both cards of my column is it my choice which one goes on last
    Must the two cleared cards go on the discards in a certain order?
    May I decide which card of my cleared column the next player sees on top?
    Is it allowed to bury the good one of the pair under the other when clearing?
    when i clear 2 cards can i say which one is up
    do i get to pick the top card after clearing a column in uno golf
    I clear column, two cards go on discard. Which is up, I can choose?

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
    can I clear on someone else's turn
    not my go but noticed a match in my column can i clear it now
    clear only on own turn?
    she removed her column while I was playing
    forgot to clear last turn do i have to wait until its me again
    when it's another player's turn may my matching column go
    clearing in between turns allowed
    got a new column that matches during his turn can it go straight away
    clear during someone else's turn?
    clearing out of turn, golf
    not my turn, clear a column?
    clear while others play
    uno zero clear between turns
    While my brother was drawing I noticed my column matches and cleared it. He says wait till it's your turn. Must I?
    Mum forgot to clear during her go and did it when it was already Dad's turn. He says too late until she's up again. Is he right?
    Ida threw out a matching column right in the middle of Ole's turn and covered the card he wanted to take. He's furious. Was she allowed?
    we're at it in uno golf cause my cousin clears columns whenever he feels like it, even when it's me playing. can he do that?
    I spotted my match a second after I'd ended my turn, so I cleared. Grandpa put the cards back saying only on my own turn. Who's right?
    can i clear a column when its someone elses turn
    um its not my turn but my column matches can i throw it out now
    in you know golf do i have two wait for my turn to clear
    so my sister cleared her column while i was playing is that aloud
    Must I wait till it's my go before I get rid of a matching column?
    Is it allowed to clear while another player is drawing?
    What happens if I spot a matching column after my turn has ended: clear now or wait?
    can i take my pair away when my brother is playing
    can u clear a column in uno golf even if its not ur go
    It is turn of other player. I can clear my column now or must wait?

golf-clear-before-turn
    golf.clear.before: A Skip that comes on top while you clear, before you take a card, does nothing: clearing is no turn.
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
    cleared a column before drawing and a skip ended up on top, is next player skipped
    at the start of my turn i clear then take a card does the skip i cleared work
    clear first then draw, action card from the cleared column active?
    skip on top from clearing before my draw
    I cleared at the beginning of my go with a draw two on top then drew does it hit anyone
    do cleared actions count if I haven't taken my card yet
    she cleared before her draw putting a skip up then discarded something else over it
    clearing ahead of drawing does the action card go off
    cleared first, skip on top, skipped?
    skip up, clear before drawing
    clear before drawing onto a skip
    golf: early clear versus skip
    does clearing first trigger skip
    I cleared a column at the start of my turn, before I drew anything, and a Skip was on top of the discards. My brother says it counts, I say it gets covered. Does the Skip work?
    Mum got rid of a column before taking a card, and there's a Skip on top now. Dad says somebody's skipped, she says not yet. Who's right?
    In uno zero I cleared first, then took my card. There was a skip on top when I cleared. Now nobody agrees if it does anything. Does it?
    My cousin threw her matching column away before drawing, skip on top, and then did the rest of her turn. Uncle wants the next one skipped. Is that right?
    So Ella clears, skip is on top, and only afterwards she picks up a card. Finn says the skip still counts. Does it take effect or not?
    um i cleared a column before i drew and there's a skip on top does the skip count
    in golf if i clear first and then take a card does the skip on top do any thing
    so skip on top i clear before drawing is somebody skipped or know
    i cleared before taking a card with a skip on top does it still work
    Who is skipped if I clear a column before I take my card and a Skip is on top?
    Does a Skip on top take effect when somebody clears ahead of drawing?
    What happens if I clear with a skip on top and haven't taken a card yet?
    i cleared my cards and didnt draw yet and skip is on top. does it do skip?
    cleared b4 drawing, skip on top, does it still skip or what
    First I clear column, after I take card. Skip was on top. Skip is working?

golf-caught-cost
    golf.catch: Whoever is caught gets a new facedown column of two cards, but misses no turn.
    golf.house.columns-left: Whoever is caught gets a new facedown column of two cards, but misses no turn.
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
    penalty for forgetting uno in golf
    forgot to say uno with one hidden card and they caught me how many cards
    got caught not saying uno what do i get
    how much is the punishment uno zero no call
    didn't call uno and she noticed, do I get a new column
    i caught him, what does he have to take
    caught without uno = ?
    fine for missing the call with one facedown left
    golf: forgot uno, what penalty?
    caught silent, one facedown, punishment?
    penalty for missed uno in golf
    uno zero caught, how many cards
    no call, caught: extra column?
    I'd one facedown card left and kept quiet, my brother caught me. He says I get two more cards in a new column, I say one card. What's the price?
    Mum forgot to call with a single card unflipped and Dad caught her in time. Now nobody knows what she gets. What's the penalty in golf?
    We caught Leo not saying uno in uno zero. Pia says plus two points, Max says two more cards. Which punishment is it?
    so I flipped my second to last card and didn't say uno, and sis busted me. how much do I have to take?
    Grandpa says being caught without uno in golf costs an extra column, aunt says nothing happens. What do you have to take?
    um i got caught not saying you know in golf what do i have too take
    i had one face down card and forgot to say uno and they caught me what is the penalty
    how many cards do you get in uno golf if your caught not calling
    so they busted me with won card facedown and no uno call what does it cost me
    What happens to my grid if I'm caught with one hidden card and no UNO said?
    Do I lose points or get cards when I'm caught silent in golf?
    Must I add cards to my grid after being caught not calling uno, and how many?
    i forgot uno in golf and he caught me what do i get
    got busted for no uno in uno zero, whats the damage
    I have one closed card, I not say UNO, they catch me. What is punishment?

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
    is it too late to catch them if the next player already went
    he didn't say uno but we noticed after next person drew
    how long can you catch somebody who forgot uno in golf
    catching late uno
    she forgot to call and then I'd already begun my turn before anyone noticed
    deadline for catching
    nobody saw he hadn't said it till the next go can we still punish him
    next player started, still time to call them out?
    golf: next started, catch too late?
    forgot uno, next player flipped already
    still catchable after next turn, golf
    uno zero: how late to catch
    too late to bust him? golf
    Dad was down to one facedown card and said nothing. Mum had already drawn for her turn when I noticed. Can I still catch him?
    My sister forgot uno in golf, the next guy took a discard into his grid and then I yelled. She says it's too late. Is it?
    In uno zero Nick didn't call, then Ola started her go, then Tim says caught! Does it count or did he miss it?
    so I forgot to call with one hidden card but the player after me has begun already, and now my brother wants to punish me. am I safe?
    Aunt Jo caught grandma only when the next turn was underway. Grandma says that ship has sailed. Who's right in golf?
    in uno golf he forgot to say you know and the next one started can we still catch him
    um the next player already drew and i noticed she has won face down and didnt say uno is it to late
    so in golf how late can i catch someone who didnt call is it over when the next player starts
    she forgot uno with one card facedown but its already the next persons turn does she still get punished
    May I still catch somebody in golf once the player after has begun a turn?
    Who is safe in golf: the one who forgot uno, once the next one has started?
    Is it allowed to accuse somebody with one hidden card after the following player took a card for the grid?
    he forgot uno in golf and now other kid is playing can i still say caught
    too late to call someone out in uno golf if next person already went?
    Player with one facedown forget UNO. Next player begin. Catching is still possible?

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
    said uno already then got plus two, now at one again, say it again?
    do i repeat uno after a draw two took me back up
    second time at one facedown card need another uno call
    got two new hidden cards after calling, flipped them, call once more?
    call uno twice in a round after being hit
    was on one card got hit with new column and now I'm on one again
    uno again after +2
    does my first uno still count after someone gave me more cards
    golf: +2'd, one facedown, call again?
    uno zero: repeat call after +2
    golf: call twice after draw two
    golf: back at one facedown, recall
    one facedown again, say again?
    I said UNO, then my brother hit me with a +2 so I had three hidden cards, and now I'm back to one. He says I've got to call again. Do I?
    Mum called at one facedown card, got a draw two, worked her way down again and kept quiet because she'd said it before. Dad caught her. Fair?
    In golf Kim said uno, took the two extra cards, flipped those and now has one left to flip. Does her first uno still count?
    so I had uno called, then plus two gave me a new column, and now there's one hidden card again. sis says the old call is gone. is it?
    Grandpa says one uno per round is enough, even if somebody's plus two sends you back up and you come down to one facedown again. True?
    i said uno then got a draw to and now im at one face down again do i have to say it again
    um in golf do you call you know a second time if a plus two hit you in between
    so i was at one said uno got hit with two cards and now back at won do i call again
    does my first uno still count after a draw two put more cards in my grid and im down to one again
    Must I repeat my call in golf after a plus two and coming down to a single hidden card anew?
    Do I lose my earlier UNO once a Draw Two has given me facedown cards?
    What happens if I don't call the second time I'm at one facedown card, after a +2 hit me?
    i said uno then they gave me +2 and now 1 card upside down. say it again?
    got +2d after calling uno in golf, do i gotta call again when im back to 1
    I say UNO before, then take two gives me cards, now again one closed. Second time say?

golf-call-two-stories
    golf.call.crossed: If nobody can tell whether UNO was said in time, nobody gets a new column for now: play on, and decide it together.
    golf.call.crossed.call: If nobody can tell whether UNO was said in time, nobody gets a new column for now: play on, and decide it together.
    golf.call.crossed.catch: If nobody can tell whether UNO was said in time, nobody gets a new column for now: play on, and decide it together.
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
    she swears she said uno and nobody heard it
    he says i didnt call uno but i did who's right
    argument over whether uno was said in time
    my word against his about the uno call
    we can't agree if she called it or not
    disputed uno call golf
    i did say it!! they say i was too late
    half the table heard UNO and half didn't, now what
    golf: did I call? we disagree
    uno zero call, word against word
    I called, she denies it, golf
    golf dispute: uno said or not
    facedown card, disputed uno call
    I said UNO when I got to one facedown card, my sister swears I didn't. Nobody else was listening. Who do we believe in golf?
    Dad says he called in time, mum says she heard nothing and wants him to add cards to his grid. It's word against word. What do we do?
    In uno zero Tim claims he whispered uno as he flipped, Lea says no. Half the table believes him. How's that settled?
    so my cousin's on one hidden card, she says she called it, I say she only said it after I caught her. what now?
    Uncle says he called uno before grandma's turn, grandma says never. We're stuck in the middle of the hole. What now?
    um in golf i said you know in time and my brother says i did not what now
    i say i called with one face down and she says i never did who is write
    in uno golf what if one person says he said uno and the other says know he didnt
    so we cant agree if he called uno when he flipped his second last grid card how do we decide
    Who is believed in golf when one says "I called" and the other says "you didn't"?
    Must I take the golf penalty because somebody claims I never said UNO, though I did?
    What happens if we can't agree whether the call at one facedown card was made?
    i DID say uno in golf but my sister says no. who is right
    he says he called uno i say cap, uno golf, what do we do
    In golf I say I said UNO, other person say I didn't. How we solve?

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
    can you say uno early in golf with two or three hidden cards
    said uno with 3 facedown is there a penalty
    calling uno too soon
    he yelled UNO and still has loads of cards face down
    uno with more than one card hidden allowed?
    can i call it in advance so I don't forget
    shouting uno when several cards are still upside down
    early uno does it count for later
    uno with three facedown, ok?
    calling uno early in golf
    uno zero: call at two facedown
    said uno too soon, golf
    golf: uno with several hidden
    My brother yelled UNO with three cards still facedown. We want to punish him, he says it's harmless. Which is it?
    Mum says uno in golf already at two hidden cards so she won't forget. Dad says that's not allowed. Is it?
    In uno zero Lara shouted uno when she still had a whole column unflipped. Does that count for later, or for anything?
    so my cousin has like four facedown cards left and keeps saying uno every turn to be safe. can he?
    Grandma called uno way too early, three of her cards weren't turned over yet. Uncle wants a penalty. Is there one in golf?
    can i say you know in golf when i have three cards face down
    um what if someone says uno with too or more cards still facedown
    in uno golf is it ok to call early when i still have for hidden cards
    so he said uno but he has three cards not flipped does it count or get punished
    Is it allowed to call uno while two or more of my grid cards are hidden?
    Do I lose anything by saying UNO in golf before I'm at one facedown card?
    What happens if somebody says uno with half of the grid still facedown?
    i said uno but i have 3 cards upside down is that bad
    can u call uno early in uno golf like w 3 cards still down
    I have two closed cards and I say UNO already. It is permitted in golf?

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
    can i keep my last card hidden and swap others
    one face down left but I want to improve my open cards first
    do I have to flip my final card or can I stall by replacing face up ones
    stalling with one hidden card by swapping open ones
    she has one left and keeps changing her other cards so the round never ends
    must my last hidden card be next or can i swap a visible card
    wait at one card by exchanging others ok?
    not ready to end the round, allowed to replace faceup cards with 1 to go
    one facedown, swap open cards only
    stall with one card facedown?
    golf: waiting on last card
    keep last one hidden, swap others
    uno zero stalling at one facedown
    My brother has one hidden card and just keeps swapping his open ones to get better points. He's dragging the round out. May he?
    I've got one card facedown and don't want to end it yet, so I replaced a faceup 8. Dad says I must go for the hidden one. Must I?
    In golf mum refuses to touch her last facedown card and changes the open ones turn after turn. Is that allowed or is it cheating?
    so Ella's at one hidden card and she's stalling by replacing her bad faceup cards. Finn says she has to end the round. does she?
    Grandpa says once there's a single facedown card you have to flip or swap that one. I'd rather improve the open ones first. Can I?
    i have one face down card can i wait and just change my face up ones
    um in golf do i have two swap the last hidden card or can i swap another won
    can you stall in uno zero with one card facedown and keep replacing the open cards
    so im at one and i dont want to finish yet can i change a faceup card instead
    Must I replace my last hidden card next, or may I go on improving the open ones?
    Is it allowed to drag a hole out with one facedown card by swapping faceup ones?
    Who forces me to finish when I've one hidden card and prefer to exchange an open one?
    i have 1 upside down card but i want to change the other cards first ok?
    is stalling legal in uno golf, like 1 card down n u just keep swapping open ones
    Only one card is closed in my grid. I can change open cards and wait?

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
    last hidden card, I discard what I drew, must I turn it over
    one facedown left and threw the drawn card can i skip the flip
    do i have to flip my last card if i toss the draw
    drew something useless on one card, chucked it, not flipping
    discard draw with one left no flip
    he threw his card away and didn't turn over the final one is that allowed
    pass without turning the last card up
    am i forced to end the round when i throw the card i drew
    threw drawn card, must I flip?
    one left facedown, discard without flipping
    golf: no flip after throwing?
    throwing draw, last card stays hidden
    last hidden card: discard, don't flip
    I've one facedown card, drew a bad one from the deck and chucked it. My brother says I have to flip my last card now. Do I?
    Mum tossed what she drew and didn't turn up her last hidden card, because that would end the round. Dad says throwing means flipping. Does it with one left?
    In golf you flip a card after throwing away your draw. But I've only got one hidden and don't want to finish. My cousin says too bad. Is it?
    so Leo draws, discards it straight away, and leaves his only facedown card as it is. Pia says he must turn it. who's right?
    Grandma threw the card she drew and said pass, with one card left to flip. Uncle says she can't pass on the flip. Can she?
    um i have one face down card and i threw the card i drew do i have two flip it
    in golf if i through away what i drew with one hidden card left can i leave it face down
    so i drew a nine and tossed it do i have to turn over my last face down card
    do you have to flip the last won when you discard the drawn card in uno zero
    Must my last hidden card be turned up after I throw the card I drew?
    May I skip the flip after discarding my draw when only one facedown card remains?
    What happens if I throw what I drew and just leave my single hidden card alone?
    i drew a card and put it away. do i have to turn my last one around
    threw my draw w 1 card down, do i gotta flip it n end the round
    I draw card, I throw it, one card is closed yet. It can stay closed?

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
    still on one hidden card, say uno every turn?
    i said uno last go and I'm still at one do i say it again
    repeat uno each turn while waiting at one
    she stays on one card and didn't say uno the second turn can I catch her
    stay at one call uno again
    one uno enough if I never leave one card
    swapped a face up card so still one hidden, another call needed?
    do you need to keep saying uno when nothing's changed
    still one facedown, uno every turn?
    golf: repeat uno while stalling
    same one facedown, call again?
    one hidden two turns, call twice?
    uno zero: uno each turn?
    I called uno last turn, I'm still on the same single hidden card because I swapped an open one. My sister caught me for not saying it again. Fair?
    Mum's been sitting at one facedown card for three turns and said uno only once. Dad says she has to say it every turn. Does she?
    In golf I stayed at one because I didn't want to end the round. Nothing hit me, still the same card. Do I need a new uno?
    so Tim called when he got down to one, then he just replaced a faceup card. Lea says he forgot to call this time. is one call enough?
    Grandpa keeps one hidden card for ages and doesn't repeat his uno. We argue if one time does it. Does it?
    i have one face down since last turn and i said uno already do i say it again this turn
    um do you have to call you know every turn while your waiting at one card in golf
    im still at won facedown card nobody hit me do i need too say uno again
    so in uno golf if i stay at one for another turn is the first call enough
    Must I repeat the call each turn I remain at my single hidden card?
    Does one UNO cover me for as long as I sit at one facedown card?
    Do I get caught if I stay at one card facedown and don't call a second time?
    i said uno before and i still have the same 1 upside down. again?
    do u say uno every turn ur stuck at 1 in uno golf or just once
    I stay one more turn with one closed card. I already said UNO. Must I repeat?

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
    do others get a last turn when someone finishes
    somebody turned up all their cards does everyone else get one more go
    last turn after a player goes out golf
    she flipped her final card, do I still play or is it over right away
    final round for the rest?
    all his cards are open is it finished or one more each
    does it stop dead when someone is all face up
    in real golf card game everyone gets one more turn here too?
    one grid open, another turn everyone?
    others get a last turn, golf?
    someone finished, do we play on
    all faceup: one more go?
    uno zero: final turn for others
    My brother flipped his last card and says stop, count. I want one more go like in real golf card games. Do I get it?
    Dad's whole grid is open. Mum still drew a card because everybody else gets one last turn, she says. Does everybody?
    In uno zero Kim went all faceup, and we're fighting if the rest of us play once more or it's over on the spot. Which?
    so my cousin turned up her last one and I hadn't had my turn this time round. do I still get to go before we count?
    Grandma says when one player has all cards up, the others each have a final turn. Uncle says it ends at once. Who's right?
    um when somebody has all there cards face up do the rest of us get one more turn
    in golf he flipped his last card do we still go won more time or stop
    so her whole grid is open can i still have another go before counting
    does everyone else get a final turn in you know golf after someone turns up everything
    May the others still play when one grid is completely open?
    Do I lose my last go because somebody else turned all cards faceup?
    Who gets another turn once the first player has everything faceup?
    my friend turned all cards. do i get one more turn or is it finish
    if someone flips all their cards in uno golf do we all get 1 more go
    One player has all cards open. Other players have still one turn?

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
    ended the round with a draw two on the discards does the next one still take cards
    last card i threw was a +2 and i'm all face up, do they get it
    final discard an action card effect at end of round
    he went out throwing a double draw two do we still draw before scoring
    action on the last move counts?
    round's over but my finishing discard was a draw two do i add the points of two cards
    does a draw two work if it closes the round
    finishing move was a plus two what happens to next player
    golf round ended, +2 on top?
    golf: last discard a draw two
    hole over, +2, next takes cards?
    grid all open, +2 still hits?
    ending the hole with a +2
    I flipped my last card by swapping out a +2, so the round's over and that's on top. My sister says she needn't take anything. Must she?
    Dad ended it and his last discard was a draw two. Mum's next, she says the round is done so no extra column. Is she right?
    In uno zero Tim closed the round and dropped a plus two on the next player at the same time. Does that still hit or not?
    so I'm next after the guy who finished, and the card he put on top is a take two. do I get two more cards to count or is it over?
    Grandpa goes all faceup with a Draw Two landing on the discards. He wants grandma to add a column before we count. Does she?
    um i ended the round and the last card on top is a draw to does the next one still take
    in golf if the round is over and a plus too lies on top does it still count
    so he flipped his last grid card with a draw two on the discards do i get the cards or knot
    when someone closes the round with a take two does the next person still take cards in you know golf
    Must the next player take cards for the +2 that I threw as I ended the round?
    What happens if the very last discard of a hole is a Draw Two?
    Do I still get an extra column from a plus two that came with the end of the round?
    he has all cards open now and put +2. do i still get a new column
    if u end the round w a +2 on top does the next person get hit, uno golf
    Golf round is finished, on top is draw two from last player. It still works?

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
    round ended, I turn my cards over and two match, do they clear
    clear matching columns after the round is finished before scoring?
    at the end we flip everything, do pairs still go away
    do i have to count points for a matching column i hadn't cleared
    end of round clear
    hidden cards revealed at the end and they're the same can she take them off
    last flip shows a match but game's over does it count
    clearing before we add up
    clear columns before counting, golf?
    end of round, still clear pairs?
    matching columns after the end
    round over, pairs cleared first?
    last flips match, do they clear
    Round's over, I turn up my remaining cards and two of them match in a column. My brother says too late, count them. Do I clear first?
    Mum finished, and Dad flipped his leftover cards and took off a matching column before adding up. Is that allowed or does he have to count it?
    In golf we opened everything after the end and I've a pair of 8s in a column. 0 points or all the points?
    so Lea ends the hole, Tim's got a match he'd never cleared and wants it gone before we score. Lea says nope. who's right?
    Grandma says pairs you find when revealing your hidden cards after the end still get removed before scoring. Uncle says they count. Which?
    um the round is over can we still clear matching columns before we count
    in golf when everybody flips there last cards do the matches get cleared before scoring
    so somebody finished and my column matches do i count it or throw it out
    do pairs still go away at the end in uno zero or do they count for points to
    Must I count a matching column that was still in my grid when the round ended?
    May I get rid of a pair after the hole is over but before the points are added?
    What happens if cards revealed after the end turn out to match in a column?
    the round is done and i have a match can i still take it away before we count
    do matching columns clear at the end of uno golf b4 counting pts
    After round is finish, same cards in column, we remove it before count or no?

golf-action-points
    golf.points: An action card counts the points printed in its corners: read them there, and say how many points each grid makes.
    golf.reveal: An action card counts the points printed in its corners: read them there, and say how many points each grid makes.
    golf.house.corner-points: An action card counts the points printed in its corners: read them there, and say how many points each grid makes.
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
    how many points is a skip left in my grid
    action cards points uno golf
    got stuck with a draw two at the end what's it worth
    is a reverse 10 or 20 points
    what do special cards score if you still have them
    do i count 20 for each action card
    double draw two points at end
    he has a skip lying in front of him when we count, how many
    action card left, how many points?
    skip in grid points golf
    what's a leftover +2 worth, golf
    uno zero reverse points value
    points for actions in grid
    At the end I have a Skip left in my grid. My brother says that's 20 like in normal uno. How much is it really in golf?
    Dad ended up with a reverse in a column and counts it as zero, mum says ten. How many points does he get?
    In uno zero Tim's stuck with a plus two at the end. We can't find a number in the corner for it. What's it count?
    so the round's done and there's an action card sitting in my grid. sis says 20, cousin says 10. what do I write down?
    Grandma has a skip and a Double Draw Two left in her grid when we score. Nobody knows the value of the action ones. How much?
    um how much is a skip worth if its left in your grid at the end of golf
    in uno golf how many points for an action card like reverse or draw to
    so i have a plus two left over in my grid when we count what do i right down
    what do action cards count in you know zero when the round is over
    Do I lose points for an action card left in the grid, and how many?
    How many points must I write for a Skip that's still in my grid at scoring?
    What happens if a Reverse remains in somebody's grid at the end: what number is it counted as?
    i have a skip in my grid and we count now. how many points is skip
    how many pts is a leftover +2 in ur grid uno golf
    At end of golf round, action card is in my grid. Which value has it?

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
    can you have negative points
    minus score possible in uno zero
    are there any cards worth less than zero
    is 0 the lowest score you can get
    my friend says he's at minus two can that be
    negative score uno golf
    can my total go under nought
    lowest possible score
    negative points possible in golf?
    minus score in uno zero
    can my total go below zero
    golf: score under zero?
    lower than zero, allowed?
    I added up my grid and got minus 3. My brother says the lowest you can have is zero. Is it?
    Dad has two minus cards and everything else cleared, so he says he's at -4. Mum writes 0 because you can't be under that. Who's right?
    In uno zero Lea's total would be negative after this hole. Tim says it stops at nothing. Does it?
    so my cousin claims she's got minus two points, I say there's no such thing. can you go into the minus in golf?
    Grandma was at 1 point and had a negative grid this round, so we'd write minus. Uncle says round up to 0. Which?
    um can you get minus points in uno golf
    is it possible too have less than zero points in golf
    so i counted my grid and its negative can i right down minus for
    does the score stop at zero in you know zero or does it go below
    May my score be less than nothing in golf?
    Must I write down 0 when my grid adds up to a negative number?
    What happens if the cards left in a grid sum to minus something?
    can you have minus points in this golf game
    can ur score go negative in uno golf or nah
    Is possible that player in golf have points under zero?

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
    does everybody score or just the winner
    like in normal uno only the winner gets points right?
    who writes down points after a round
    do the losers give their points to the winner in uno golf
    winner scores only
    do i get points too if I didn't win the round
    each player counts own grid or one gets it all
    he ended the round so does he collect everyone's points
    does everyone score in golf?
    only winner gets points, uno zero?
    golf: losers write points too?
    who scores each hole
    everybody's grid counted, or winner's?
    My brother ended the round and wants to get the sum of our grids as his points, like in normal uno. I say we each write our own. Which?
    Dad says only the one who won the hole gets anything on the sheet. Mum says everybody writes down a number. Who's right in golf?
    In uno zero we've been giving points just to the round's winner. Now Lea says each of us counts our own grid. Did we do it wrong?
    so Tim won this hole and says nobody else has to write anything. but isn't it that everyone gets their own points?
    Uncle only notes points for the winner of each golf round, grandma notes them for all of us. Whose sheet is correct?
    um in uno golf does only the winner of the round get points or everybody
    do we all right down our points in golf or just the person who won
    so after a hole in golf who gets points only the won who won
    is it like normal you know where the winner gets all the points or does each grid count for its owner
    Must the ones who didn't win the hole write points as well?
    Do I get points in golf even though somebody else won the round?
    Who writes down points after a golf round: one player or all of us?
    do all kids get points in golf or only who wins
    does every1 score in uno golf or just the winner of the round
    In golf, points is only for winner of round or each player counts own grid?

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
    tie at the end who wins
    me and my sister both have 34 after the last hole
    tiebreaker uno golf
    two players equal lowest score final
    its a draw we have the same points at the end what now
    tied on lowest total play another round?
    same score joint winners or playoff
    who's won if the two best totals are level
    tied lowest after last golf hole
    golf tie: who wins?
    uno zero same total, tiebreak?
    two lowest scores equal
    equal lowest total, final hole
    After the last hole my sister and I both have 31, the lowest. She says she won because she ended the last round. Did she?
    Dad and mum are tied for the fewest points at the end of golf. Do they share it or play another hole?
    In uno zero Tim and Lea finished on the same low total. We've no idea how to break the tie. Who's the winner?
    so all rounds are done and two of us got exactly the same lowest points. cousin wants a playoff hole. is that needed?
    Grandpa says a tie at the lowest total goes to whoever had the best single round, uncle says both win. Which is it?
    um two of us have the same lowest points after the last round of golf who one
    in uno golf what if there's a tie for the fewest points at the end
    so were tied at twenty ate both lowest do we play another hole
    who wins you know zero when too people have the same low total
    Must we play an extra hole when two share the lowest golf total?
    Who takes the match if the lowest sum is reached by two players?
    Is it possible that two win golf together with equal lowest totals?
    me and my friend have same points at end of golf and its the smallest. who wins
    tied for lowest in uno golf lol who actually wins
    Golf is finished, two players has same smallest total. Who is winner?

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
    someone has to leave mid round do we count their cards
    player quits halfway
    my mate's ride is here and we're in the middle of a hole, what about his grid
    she left the table, score her cards or not
    grandma went to bed in the middle of the round what happens with her cards
    i gotta go now does my grid count
    quitting during a round points
    what do we do with the cards of somebody who drops out
    golf: player leaves during round
    quit mid-hole, count the grid?
    grid of somebody who left
    uno zero: someone must go now
    abandoned grid, does it score
    My brother got called away in the middle of the hole and left his grid on the table. Do we count it for this round?
    Mum has to drive grandma home, we're mid-round in golf. Dad wants to write down what's in her grid, I say forget it. Which?
    In uno zero Tim just left for the bus with four cards facedown. Lea says his points count, I say they don't. Well?
    so my cousin rage quit halfway through the hole. do we turn up her grid and score it or just take it away?
    Uncle's phone rang and he's gone for the night, his columns still there. Do those cards give him points this round?
    um in golf somebody has to go in the middle of a round does their grid count
    so he left during the hole do we count the cards in his grid or knot
    what do we do with the grid of someone who leaves uno golf before the round is over
    she had two go home and we were not done with the round does her grid still get points in you know zero
    Must I count my grid when I leave golf before the hole is finished?
    What happens if someone quits in the middle of a golf round, are the cards in that grid scored?
    May a player just get up mid-hole, and do the open cards still score?
    my friend went home and her cards are still in the grid do we count them
    someone left mid round in uno golf, does their grid count or nah
    In golf one player must go, round not finished. His grid is counted?

golf-joining
    golf.joining: Whoever joins between two rounds starts with as many points as the player who has most, or as the table says.
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
    new player wants in after 3 rounds what score do they get
    late joiner points
    my brother came late can he join and with how many points
    someone joins halfway through the match do they begin at zero
    joining late isn't it unfair if he starts on 0
    start score for a person who comes in at hole 4
    can i join in the middle of the game
    adding a player after some rounds
    golf: late joiner's starting points
    new player after three holes, points?
    uno zero joining late, which score
    golf latecomer starts at zero?
    starting total, newcomer, golf
    We've played three holes and now my sister wants in. Starting at 0 would be a huge advantage in golf. What does she start with?
    Dad joins golf after round four. Mum says zero, I say he gets as many as the worst player. How many is it?
    In uno zero lowest wins, so Tim coming in late with nothing is unfair. What number do we give him?
    so my cousin showed up after we'd done two holes, and he wants to begin with 0 points. no way right?
    Grandma sits down for the fifth golf round. Uncle says give her the average. What's the rule on her points?
    um someone wants to join golf after a few rounds how many points do they start with
    in uno golf if you come in late do you start at zero or get points to
    we did for holes and now my brother joins what does he get on the score sheet
    so a new player comes into you know zero after some rounds what points do they have
    Must a latecomer in golf begin with points on the sheet, and how many?
    Is it allowed to start at zero when you enter golf after several holes?
    Who gets which score when joining golf between rounds late in the match?
    my friend wants to play golf with us now but we already did 3 rounds. how many points she gets
    if u join uno golf late what score do u start on
    New person come after some golf rounds. With how many points he begins?

golf-coming-back
    match.coming-back: Whoever comes back goes on with the points they left with, or with the most that anybody has, if that is more.
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
    she left for two rounds and is back whats her score
    player returns after missing a few holes
    i had to put the kids to bed and came back, do I keep my old points
    rejoin uno golf score
    he dropped out and now wants back in how many points
    returned after a break do i have the same total as before
    what about the rounds I missed while I was away
    coming back in after leaving
    golf: left, returned, what score?
    back after missing holes, points?
    uno zero returning player's total
    rejoining golf, old points kept?
    missed two holes, score now?
    My brother left golf after hole two and came back for hole five. He wants his old low score back. What does he have now?
    Mum was gone for two holes putting the baby to bed and now she's in again. Does she keep what she had or get something for the holes she missed?
    In uno zero Tim quit, then returned, and lowest wins, so missing rounds helped him. What total do we give him?
    so my cousin went home, got bored, came back. we're still on the same golf match. how many points does she have now?
    Uncle came back to the golf table after an hour. Grandma says he starts over, I say he keeps his points. Which?
    um in golf somebody left and came back how many points do they have now
    so he was gone for to holes and now hes back what score does he get
    in uno golf when you leave and return do you get your old points or knew ones
    she came back two the golf game after missing rounds what do we right for her
    Must a player who returns to golf take points for the holes missed?
    Do I get my former total back when I come back to the golf match?
    What happens if somebody drops out of golf and then rejoins, whose points count?
    my friend went away and now he is back in golf. does he have his points still
    left uno golf n came back, what are my pts now
    Player go out from golf game and return later. How many points he has?

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
    we kept score on paper so far can we carry on here
    enter scores from earlier rounds
    already played 3 rounds with pen and paper can i type those in
    switch from paper to this in the middle of the match
    can we start with the totals we already have written down
    continue match from written scores
    got our points on a notepad, want to go on from there
    put in old points from a game we began without the app

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
    can i pick up a double draw two from the discard pile
    double draw two on top, my go, take it?
    there's a double +2 lying on the discards may I grab that
    are we allowed to reuse a thrown double draw two
    he took the double draw two off the discards into his grid
    picking up double draw 2 allowed
    is the double draw two dead once its been discarded or can the next one have it
    want the double draw two someone just got rid of
    grab the double +2 from discards?
    double draw two, pick it up?
    taking a discarded double draw two
    uno zero: double +2 takeable?
    double draw on top, mine?
    The double draw two was on top of the discards on my turn and I wanted it in my grid. My brother says that one card can never be picked up. True?
    Uncle Jo took the Double Draw Two off the throw pile instead of drawing and grandma said "not that one". Regular +2 fine, but the double?
    in golf my sister swapped one of her grid cards for the double plus two lying on the discards, dad says illegal. is it?
    I need a double draw two to match the one in my column and there's one on top of the discards. Mum says I must draw from the deck instead. Must I?
    Ben reached for the double +2 somebody had thrown out and Clara said it's off limits. Can he take it on his turn?
    um theirs a double draw two on top of the discards can i take it
    in uno golf can i pick up the double plus to from the throw pile on my turn
    so the double draw too is lying on top can i grab it and put it in my grid
    can you take a double draw two off the discard or do you have too draw
    Is it allowed to pick the Double Draw Two off the discards and put it in the grid?
    Must I leave a double +2 lying on the discard pile and draw from the deck?
    What happens if I take the Double Draw Two that is the top discard?
    can i have the double draw two card that is on the pile
    can u yoink the double +2 from the discard in uno zero
    On discard is double draw two. In my turn I can take it for my grid?

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
    how many cards come in the box of uno zero
    think we lost some cards how many should there be
    what cards are there in the pack
    number of skips reverses and draw twos in the deck
    is it 108 or 112
    list of all the cards please
    i want to check my pack is complete
    golf deck: total card count
    uno golf, which cards are included
    what's in the uno zero box
    is my uno golf deck complete
    Something's missing from our golf box, dad thinks. How many should there be, and of which kinds?
    My cousin sat on the cards and some slid under the couch. What's the full list for UNO Golf so that we can count?
    Mum claims you can play golf with an ordinary deck since it's got the same cards. What's in a golf deck then?
    We bought UNO Zero secondhand and my wife wants to check it's all there. How many of each?
    Uncle says there are wilds in golf, I've never seen any. Which kinds does the deck have, how many in all?
    um how many cards are their in you know golf
    hey what comes in the you no zero deck like how many of each color
    so how many cards should i have in my golf deck i think we lost some
    golf deck what cards are in it all together
    What must be in the box of UNO Golf, if complete?
    Which kinds of cards has a golf deck, and does it have wilds?
    What numbers and specials does the UNO Zero pack contain, and how often?
    golf uno how many card total and what
    how many cards r in uno golf i think i lost one
    can you tell me all the cards that are in uno zero so i can count them

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
    do you say uno in uno golf
    when do I shout UNO in uno zero
    one face down card left do i need to call uno
    is there an uno call in golf
    when to call
    do we yell uno in this one too and at how many cards
    saying uno golf version at what point
    what do i have to say when only one card is still hidden
    say uno in golf? when?
    is there uno calling in golf
    when to shout uno, uno zero
    uno golf: call needed?
    facedown cards and saying uno
    My sister says you don't say UNO at all in golf because you don't have a hand. Dad says you do. Do you, and when exactly?
    We're halfway through uno zero and nobody's said uno so far. Grandma thinks someone should when only one card is left facedown. Is that right?
    Ben says you call UNO in golf when you've got one card left to flip, Mia says when you flip the last. When is it?
    my cousin yelled uno in uno golf and everyone stared, like do you even have to say that in this version? when?
    Uncle Ted shouts uno when he has one column left, my aunt when she's one facedown card left. When do you really have to in golf?
    do you have to say you know in uno golf and when
    um in golf when do i need too call uno
    is there even saying uno in uno zero and at what point
    so we play golf with the grid do i still have to say you know when one card is face down
    Must I announce UNO in the golf version, and at which moment?
    Who has to call uno in golf, and at what number of facedown cards?
    May I just keep quiet in uno zero, or is there a call to make?
    do we say uno in golf too? when do i say it
    wait do u have to call uno in uno golf n when
    In UNO Golf I must say word UNO? In which moment?

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
    theres a skip on the discard and its my go do i miss it
    am I skipped if the last player discarded a skip
    skip on top from player before me can I go
    he swapped out a skip right before me so do i lose my turn
    can I still play after someone's skip by taking it
    i got skipped is my whole turn gone
    skip left for me, blocked or not
    previous player threw a skip and i already drew oops
    skip discarded from grid, turn lost?
    he discarded skip, I'm skipped?
    skip on top, golf, my go?
    golf: sit out his discarded skip
    golf: neighbor's skip, play anyway?
    My husband swapped a Skip out of his grid right before me, so it's on top of the discards. He says I miss my go, I say it's just a discard. Do I play?
    Anna finished her golf turn by throwing a Skip on the pile and I'm right after her. She told the next person to go. Do I still get my turn?
    my brother flipped out cause I drew a card after he'd put a skip on the discards, he says I was skipped. Was I allowed to go?
    In uno zero grandpa changed a facedown card and it turned out to be a Skip, so that landed on top just before my turn. Aunt May says I have to sit this one out. Is that so?
    so Tim's grid card was a skip, it goes to the discards, I'm next and wanna draw, and Tim says nope you're out this turn. is he right?
    the guy before me left a skip on the discards in golf do i still get my turn
    um if the person ahead of me ended with a skip on top am i skipped or can i go
    so theirs a skip on top from my sisters turn and its my turn now do i loose it
    in you know zero he put a skip on the pile rite before me can i still draw a card
    Must I sit out when the player ahead of me ended a turn with a Skip on the discards in golf?
    Do I lose my go because the one before me got a Skip out of the grid?
    May I draw as usual although my neighbor's discard was a Skip?
    my mom put a skip from her grid on the pile and now its me. can i go or not
    he left a skip on top in uno golf am i rly skipped lol
    Player before put skip on discard. I can do my turn or I must wait? we play golf

golf-call-and-catch-at-once
    golf.call.crossed: Nobody can tell which was first, so nobody gets a new column for now: play on, and decide it together.
    golf.call.crossed.call: When UNO and a catch come at once, the call counts: nobody gets a new column.
    golf.call.crossed.catch: When UNO and a catch come at once, the catch counts: whoever is caught gets a new column.
    golf i said uno and she caught me at the same moment
    golf call and catch at the same time who was first
    golf we both shouted uno at once
    uno zero, my call and his catch came together
    golf he caught me exactly when i said uno
    golf both at the same time, do i get a new column
    golf same second i said uno and he said caught
    golf who wins when uno and caught are said together
    golf its a tie between my uno and her catching me
"""
