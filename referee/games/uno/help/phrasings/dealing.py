"""How people ask about the deck, the deal, and the card turned up to begin."""

TEXT = """
cards-in-the-deck
    uno.deck.112: 112 cards: 19 numbers and six action cards in each color, four Wild, four Wild Draw Four, one Wild Shuffle Hands, three Wild Customizable.
    uno.deck.112-swap: 112 cards: 19 numbers and six action cards in each color, four Wild, four Wild Draw Four, one Wild Swap Hands, three Wild Customizable.
    is our pack complete
    108 or 112
    number of zeros and wilds
    count the box before playing
    how many cards does an uno deck have
    how many wilds are in the pack
    how many of each colour
    what cards belong to uno
    total number of cards in the box
    how many draw fours are there
    how many cards are in uno
    how many wild cards are there
    how many plus fours are there
    how many draw twos are in a deck
    how many of each number are there
    how many skips are there
    how many zeros does the deck have
    which colours are there
    is it 108 or 112 cards
    what cards come in the box
    how many cards of each colour
    What is the full count of cards in a UNO pack, and how many are there of each kind?
    I want to check our UNO set is complete. What cards should be in it and how many altogether?
    Of how many cards does the game consist, and how are they divided by color and type?
    how many cards in an uno pack
    think weve lost some cards, whats meant to be in the box
    whats the full set, how many of each number n skips n +4s etc
    How many cards are there in UNO all together? I want to count if we lost one.
    Are there supposed to be one zero or two zeros of every color, and how many plus fours does the game have?
    um how many cards are in you know and like how many of each won
    so how many draw toos and plus fors and stuff are in a full oono deck
    Lena counted our UNO cards and got 105, and Dad thinks some are missing. How many should she have got, and of what sort?
    full deck count and contents
    how many cards in uno
    what cards should be in the box
    uno deck 108 or 112
    how many of each card are there
    what does a full uno deck consist of
    i think we lost some cards, how many should there be
    count of cards per colour, wilds, draw fours in the pack
    number of cards in a complete pack
    uno card count and list
    how many cards make a deck
    full uno deck contents
    number of wilds in the pack
    My brother counted our UNO pack and got 107. He says that's complete. My sister says one's missing. How many should there be?
    We found an old box and grandpa wants to check it's all there. How many of each color, how many skips, how many wilds?
    Aunt says there's just one 0 per color, dad says two of everything. What exactly is in the pack?
    We're fighting about whether four or eight +4 cards belong in a set. What's the full list of cards?
    My kid drew a third red 7 and I say there can't be three. How many of every card does a deck hold?
    um how many cards are there in you know
    okay how many cards should be in the box and like how many of each one
    uh does uno have won hundred eight cards or more and witch ones
    hey how many plus fours and how many plus twos are there in a hole deck
    What am I supposed to find if I count the whole pack?
    Do I have a complete set with 100 cards, or are some missing?
    Who knows how many zeros, skips and jokers come in one box?
    how many cards r in uno total
    I buy old game, want know all card is there. What cards must be in box?
    how many cards does uno have i want to count if we lost some

shuffle-hands-in-the-deck
    yes: The Wild Shuffle Hands belongs to this deck.
    no: The deck of these rules has no Wild Shuffle Hands: leave it out, or agree on the deck of 112 cards that has it.
    card that mixes everybody's hand
    shuffle hands card in an old pack
    black card with all hands thrown together
    do we use the shuffle hands card
    is wild shuffle hands in every uno
    found a shuffle hands card, leave it in
    play with or without shuffle hands
    do we use the shuffle hands card that is in our deck
    our deck has a shuffle hands card, is it part of the game
    should the wild shuffle hands stay in the deck
    take the shuffle hands card out or leave it in
    We've found a Wild Shuffle Hands card in our UNO box. Is it meant to be part of the game?
    Our newer deck has that card that makes everybody mix up their hands. Should we leave it in or take it out?
    Does the Wild Shuffle Hands belong to the normal game, or must we put it aside?
    theres a shuffle hands card in our pack, do we bin it or use it
    is wild shuffle hands in or out
    just found that wild where u all mix hands, do we keep it in the deck
    There's a card in our pack where everybody has to mix their cards. Are we supposed to play with that one?
    Mummy took the Shuffle Hands card out of the box, does it belong in or not?
    um we have a wild shuffle hands in our you know do we use it or know
    so like theres won card that says shuffle hands do we leave it in the deck
    Ben was sorting the cards and came across a Wild Shuffle Hands. He wants it in, Gran says it isn't part of proper UNO.
    Wild Shuffle Hands in deck?
    what's this wild shuffle hands card, do we use it
    shuffle hands card in or out
    our pack has a card that shuffles everybody's hands, should we take it out
    found a wild shuffle hands in the box, play with it?
    there is a card where all hands get mixed do we keep it in the game
    include wild shuffle hands or leave it
    does the shuffle hands card belong in the normal game
    mixing all the hands card, part of the deck?
    use the Shuffle Hands card?
    leave wild shuffle hands in?
    is shuffle hands part of game
    take out shuffle hands wild?
    keep the shuffle-everyone's-cards card?
    We opened the box and there's one Wild Shuffle Hands. My brother wants it in, dad says it's an extra you throw out. Does it belong?
    Grandma's old deck hasn't got it, ours has a Shuffle Hands wild. She says remove it before dealing. Should we?
    My cousin hates the card that mixes everybody's hands and wants it taken out of the pack. I say it's a normal part of the deck. Is it?
    We're about to deal and there's an argument: is the single Shuffle Hands wild in our deck standard or optional?
    Uncle says the Shuffle Hands card is only for some fancy edition and shouldn't be mixed in. It was in our box though. In or out?
    um theres a wild shuffle hands in our deck do we play with it or take it out
    okay so are box has a shuffle hands card is it in the game or not
    uh do you leave the shuffle hands wild in the pack before you deal
    hey we found one shuffle hands card do we need two use it
    Must we put the Wild Shuffle Hands aside before we start?
    Is it allowed to leave the Shuffle Hands wild out of our pack?
    What happens with the Shuffle Hands card in the box, does it go into the draw pile?
    our deck has a shuffle hands card do we use it or yeet it
    In box is one card "shuffle hands". We must play with this or put away?
    there is a card with shuffle hands on it in our uno box can we leave it in

swap-hands-in-the-deck
    yes: The Wild Swap Hands belongs to this deck.
    no: The deck of these rules has no Wild Swap Hands: leave it out, or agree on the deck of 112 cards that has it.
    card for trading the whole hand with somebody
    exchange cards with another player by a black card
    swap hands in the newer box
    do we use the swap hands card
    found a wild swap hands card, leave it in
    what does the wild swap hands card do
    is swap hands part of the game
    do we use the swap hands card that is in our deck
    our deck has a swap hands card, is it part of the game
    should the wild swap hands stay in the deck
    take the swap hands card out or leave it in
    Our pack contains a Wild Swap Hands card. Is it to be used in the normal game?
    I bought a new UNO and there's a card for trading hands with another player. Do we keep it in the deck?
    We have discovered a Wild Swap Hands between our cards; must we remove it before playing?
    theres a swap hands card in here, in or out
    do we use the wild where u swap cards with someone or chuck it
    is swap hands a real uno card do we play with it
    There's a card where you swap all your cards with somebody. Are we allowed to have it in the game?
    Do we play with the Swap Hands card? My friend says you have to take it out.
    um theres a wild swap hands in our oono cards do we play with it or know
    so like our deck has won card that says swap hands do we leave it in
    While dealing, Dad noticed a Wild Swap Hands in the pack. Lena says keep it, Dad says it doesn't belong there.
    keep Wild Swap Hands card?
    what's the wild swap hands card, do we use it
    swap hands card in or out
    our deck has a card for trading hands with someone, do we leave it in
    found a wild swap hands in the box, play with it?
    there is a card where you swap your cards with another player do we keep it
    include wild swap hands or remove it
    does swap hands belong to a normal game
    the exchange hands wild, part of the pack?
    use the Swap Hands wild?
    swap hands card, in or out
    is swap hands standard uno
    keep Wild Swap Hands in pack
    take swap hands out first?
    Our pack has a Wild Swap Hands in it. My sister wants to play with it, dad says it isn't part of the real game. Does it stay?
    We're sorting the cards and there's one where you trade hands with someone. Grandpa wants it binned. Keep it or not?
    My nephew brought his newer deck with a Swap Hands wild. At home we never had that. Do we deal it in?
    Aunt Ruth says the Swap Hands is a bonus card and has to be removed before the deal. I think it's just another wild. Which?
    We're quarrelling before we've even started: is the Swap Hands wild in our box meant to be shuffled in with the rest?
    um theres a swap hands card in are deck do we use it
    okay so do we play with the wild swap hands or take it out
    uh our uno has that swap hands wild does it belong in the game
    hey one of the cards says swap hands should that be in the pack four a normal game
    Must the Wild Swap Hands be sorted out before dealing?
    Is it allowed to play without the Swap Hands card that came in our box?
    What happens with the Swap Hands wild when we set up, do we shuffle it in?
    we got a swap hands wild, do we keep it in the deck or nah
    The box has swap hands card. We use it in game or no use?
    do we have to use the card that says swap hands its in our box

customizable-in-the-deck
    yes: The Wild Customizable belongs to this deck.
    no: The deck of these rules has no Wild Customizable and no blank cards: leave them out, or agree on a deck that has them.
    empty cards to write on
    make your own rule card
    white card in the pack
    special wild of the movie theme
    what do we do with the blank cards
    wild customizable card, use it or not
    the empty cards in the box
    blank wild in the deck
    do we use the blank cards in our deck
    the white cards, are they part of the game
    should the wild customizable stay in the deck
    blank cards, in or out
    Our deck came with a few blank cards you can write your own rules on. Are they part of the game?
    There are three Wild Customizable cards in our box. Should we shuffle those in or leave them out?
    We have some white cards without print in the pack. Must they be removed before we play?
    whats the blank cards for, do we play em or bin em
    got wild customizable cards in the pack, in or out
    do we leave the empty write-ur-own-rule cards in the deck
    There are cards with nothing on them in our UNO. Do we use them?
    Can we play with the cards where you write your own rule with a pencil?
    um theres some blank cards in our you know deck do we play with them or know
    so like the wild cards you can right your own rule on do we use them
    Gran opened the new box and four of the cards were blank. Ben wants to write something on them, Gran wants to take them out.
    blank cards keep or remove
    blank cards in the uno box, do we use them
    what are the white empty cards for
    wild customizable: play with it or take it out
    there are cards you can write on do they go in the game
    customisable wilds in the pack, in or out?
    do the blanks get shuffled in with the rest
    our set has three write-your-own-rule cards, keep them in?
    empty cards with nothing on them, are they spares
    blank cards: use them?
    empty white cards in deck
    customizable wilds, in or out
    what about the write-on cards
    spare blanks stay in pack?
    There are four white cards with nothing on them in our box. My brother wants to play them as wilds, mum says they're spares. Do they go in?
    We found three Wild Customizable cards and nobody has written on them. Uncle says deal them, aunt says leave them out. Who's right?
    My cousin drew a blank one and asked what it does. We said it shouldn't have been in the pack at all. Should it?
    Dad says the empty cards just replace lost ones. My sister wants them shuffled in. Do we play with them or not?
    Before dealing we're arguing about the blank wilds, the ones you can scribble your own rule on. Do they belong in the deck?
    um there are some blank cards in our deck do we play with them
    okay so what about the empty cards witch you can write on are they in the game or out
    uh are box has for customizable wilds with nothing on them do we use those
    hey theres like three white cards in you know do we shuffle them in two
    Must we remove the blank cards before we deal?
    Is it allowed to shuffle the write-your-own-rule wilds into the pack?
    What happens with the cards that have nothing printed on them, leave them in the box?
    there r blank cards in the box do we use em??
    Some cards empty, no number no color sign. We play with this or put away?
    i found cards where you can write your own thing on do we have to put them in

who-plays-first
    uno.first-card: The player to the dealer's left plays first.
    uno.first-card.numbers-only: The player to the dealer's left plays first.
    who starts the round
    does the dealer go first
    left of the dealer or the youngest
    who goes first in uno
    does the youngest start
    who takes the first turn
    player left of dealer goes first
    who begins when it is a normal number card
    dealer or next player starts
    who starts
    who begins the first turn
    does the dealer start or the one on the left
    first player is who
    The starting card on the pile is just an ordinary number. Which of us has the first go?
    We've dealt and flipped over a regular number card. Who's up first, the dealer or someone else?
    The first open card shows a number. With which player does the game begin?
    whos first after dealing, its a normal number card
    does the dealer go first or the one next to him
    flipped a blue 6 to start, who goes
    Who is allowed to start? There's a normal number on the pile.
    I gave out the cards and turned over a yellow three. Do I begin or does my friend next to me?
    um so the first card is a read five who goes first
    like does the dealer start or the won on his left when its just a number
    Dad dealt and turned over a green 8. The youngest wants to start, and Dad says it's whoever sits on his left.
    start card number, who begins
    number turned over at the start, whose go
    does the dealer start or the one to the left
    first turn: who
    we flipped a 5 to start now who plays
    does the youngest begin
    starting player when the flipped card is just a number
    is it the person left of the dealer that starts
    who begins the round
    first turn belongs to whom
    dealer or left neighbor starts
    yellow 3 face up, who goes
    does youngest start
    A green 5 got flipped over to start. My brother says the youngest goes, dad says the person left of him because he dealt. Who goes first?
    Grandma dealt and then simply put the first card down herself. My cousin says the dealer doesn't begin. Who does?
    We've dealt, there's a red 8 on the pile, and now two people both think they begin. Which one?
    Uncle Phil says the winner of the last round begins. I think it's whoever sits next to the dealer. It's an ordinary number on the table.
    Everyone's got seven cards, the start card is a 2, and mum and I fight over who's the first to lay. Who is it?
    um its a number on the pile at the start who goes first
    okay we dealt the cards and flipped a for who starts
    uh does the dealer go first or the one two his left
    hey how do we no who plays first in uno theres a normal card face up
    May the dealer start, or is it somebody else?
    Who has the first go if an ordinary number is flipped?
    Do I begin because I sit to the dealer's left?
    who goes 1st we just dealt lol its a blue 6
    I give the cards to all. First card is number. Who must start now?
    do i get to start because im the littlest

only-a-number-begins
    yes: Only a number may be the first card: turn up more cards until a number comes.
    no: The first card need not be a number: a Skip, a Reverse or a Draw Two may begin, too.
    starting card is a special one, do we flip another
    ignore action cards at the beginning
    first face-up card without effect
    keep turning cards until a plain one shows
    flip again if the start card is an action card
    can the game start with an action card
    starting card must be a number card
    dealer turned up a special card, turn another one
    what if the first card is an action card
    redraw the first card until it is a number
    are action cards allowed as the first card
    first card not a number
    dealer turned a skip over first, should it be put back until a number comes
    do we keep flipping until a number comes up at the start
    start card was an action card, does that count or do we turn over a new one
    the first card flipped has to be a number, true or false
    may the game begin with an action card on the pile
    uncle says you put special cards back if they come first
    action card flipped at the start, is it valid
    first card was a skip and they put it back and took new ones until a number came
    they keep replacing the first card until its a number
    is it required that the starting card is a plain number
    does an action card at the start get replaced
    We turned over an action card to start the discard pile. Do we have to keep flipping until a number comes?
    Does the very first face-up card need to be a number card, or can the game begin with a Skip or something like that?
    Is it obligatory that the game starts with a number, or is an action card also permitted?
    start card isnt a number, do we flip another one
    mum says u can only start on a number, is that true
    can the game kick off with an action card or does it have to be a number
    The first card was one of the special ones. Do we have to put it back and take a number?
    Does it have to be a number on the pile when you begin? My friend always puts the other cards back.
    um does the first card have to be a number or can it be a special won
    so like we turned over an action card at the start do we put it back until we get a number
    Lena dealt and flipped an action card to begin. Ben says bury it and keep turning until there's a number, Lena says it's fine.
    first card must be number?
    flipped an action card at the start, do we flip again till it's a number
    can the game begin with a special card on the pile
    first card turned over isn't a number put it back?
    must the first discard be a plain number card
    we turned up a special one, do we need a different one to start
    only numbers allowed as opening card?
    my dad says you need a number to start the pile is that true
    starting card has to be number?
    can action card start discard pile
    flip again until a number
    start card with symbol, allowed?
    first flipped card: numbers only
    We turned over a skip to start and my brother puts it back and flips another. Dad says we should keep it. Does it have to be a number?
    My aunt always keeps flipping until a digit shows up. I've never seen that done. Is that necessary?
    At the start a symbol card came up. Uncle says action cards can't open the pile, cousin says they can. Who's right?
    Mum reshuffles every time the opening card isn't a 0 to 9. It takes forever. Is she right to?
    We disagree before the first move: is a pile allowed to open with an action card, or do you redraw until there's a plain one?
    um does the first card you flip over have to be a number
    okay so we turned up an action card at the start do we flip another one till its a number
    uh can the game start with a special card on the pile or only numbers
    hey is it only a number that can be the first card or can it be like any action card to
    Must we keep flipping at the start if what comes up has no digit on it?
    Is it allowed to open the discard pile with any kind of special card?
    What happens if the start card isn't a number, do we bury it and turn up a new one?
    does the starting card gotta be a number or can it be anything
    At begin we open one card. It must be number card or can be other one?
    can the very first card in the middle be a special one or do you need a number

first-skip
    uno.first-card.skip: When a Skip is turned up to begin, the player to the dealer's left misses a turn, and the next one plays first.
    uno.first-card.numbers-only: A Skip does not begin by these rules: turn up more cards until a number comes.
    game starts with a miss a turn card
    does an opening skip hit the left neighbor of the dealer
    flip over a skip at the start
    first card is a skip
    starting card skip, who is skipped
    game begins with a skip, does the first player lose the turn
    opening card skip
    flipped a skip to begin
    the first card is a skip, who is skipped
    starting card skip, who begins
    skip turned over at the start
    a skip begins, does the first player miss a turn
    The opening card on the discard pile is a Skip. Which player is skipped?
    We flipped a Skip as the starter card. Does the first person lose their turn, or is it the second one?
    If the game begins with a Skip card on the table, who must sit out?
    start card is a block card, who misses a go
    flipped a skip to start lol who gets skipped
    first card turned over is a skip, does the one left of the dealer still get to go
    There's a skip on the pile and nobody has played yet. Who gets skipped?
    The first card was the no-entry sign card. Do I miss my turn if I sit next to the dealer?
    um so the first card turned over is a skip who misses there go
    like we started and its a skip does the won after the dealer miss a turn or know
    Dad dealt and turned over a red Skip. Lena sits on his left and wants to play, and Ben says she's skipped and he begins.
    Skip as starting card
    starting card is a skip, who gets skipped
    first card flipped over was a skip whose go
    skip turned up at the beginning
    game starts with a skip, does the first player miss a go
    we flipped a skip, so does the one left of the dealer get blocked
    opening card skip, who loses their turn
    dealt, turned over a skip, who starts then
    does a skip count when it's the first card of the discard pile
    start card is a skip
    skip flipped first, who's skipped
    opening card skip: who sits out
    first faceup card says skip
    beginning with skip, who plays
    We flipped a blue skip to start. I'm left of the dealer and my brother says I'm skipped before I've done anything. Am I?
    Grandma dealt and a skip came up. She thinks she's the one who's skipped. My uncle says it's the person after her. Who?
    The pile starts with a red skip. Dad says it does nothing because nobody played it, sis says the first player loses a go. Which?
    I was going to begin, but there's a skip on the table from the flip. The next guy has already started. Was that right?
    Start of the round, miss-a-turn card turned over. Does that hit the dealer, the first player or the second player? We can't agree.
    um the first card we flipped was a skip so who gets skipped
    okay a skip is the start card does the first person miss there go
    uh we turned over a skip at the beginning does the player next two the dealer lose a turn
    hey skip card came up first on the deal whos turn is it now
    Do I lose my go if I'd be first and the flipped card is a skip?
    Who starts when the pile opens with a miss-a-turn?
    What happens if the very first card on the table is a skip?
    start card is a skip n im first, am i skipped lmao
    First open card is stop card. Who is not play?
    we turned over the first card and its a skip do i miss my go i was first

first-reverse
    uno.first-card.reverse: When a Reverse is turned up to begin, the dealer plays first, and play goes to the right.
    uno.first-card.numbers-only: A Reverse does not begin by these rules: turn up more cards until a number comes.
    uno.first-card.reverse.right: When a Reverse is turned up to begin, the player to the dealer's right plays first, and play goes to the right.
    uno.first-card.reverse.left: When a Reverse is turned up to begin, the player to the dealer's left plays first, and play goes to the right.
    game starts with a change of direction
    does the dealer begin after an opening reverse
    right or left of the dealer when it is turned round from the outset
    first card is a reverse
    starting card reverse, who goes first
    flipped a reverse to begin, does the dealer go first
    game opens on reverse, play goes right
    opening card reverse with four players
    reverse at the start which direction
    reverse turned over first, three or more players
    does the dealer play first if the start card is a reverse
    top card at the beginning is a reverse
    dealer flips a reverse to start, does the dealer go first then
    the start card is a reverse, which direction do we play and who begins
    there are five of us and a reverse got turned over first
    reverse flipped at the beginning so who has the first turn
    opening card reverse, left or right of the dealer
    very first card is a reverse with 4 of us
    first card was reverse and we are five
    game starts with reverse
    who begins and in which direction when the start card is a reverse
    The card flipped over at the start is a Reverse. Who has the first go, and do we go round clockwise or the other way?
    We opened with a Reverse on the discard pile. Does the dealer begin now, and in what direction?
    When the game starts with a Reverse card, which player begins and to which side does it continue?
    turn-around card came up first, who starts n which direction
    flipped a reverse to start, does dealer go first or what
    first card is a reverse so do we go backwards, and whos first
    The very first card is a turn-around card. Who starts, and do we go the other way?
    I dealt the cards and turned over a reverse. Is it me first now, and then who?
    um the first card is a reverse so who goes first and witch way do we go
    like we flipped a reverse at the start does the dealer go first and then to the write
    Dad dealt five of us in and turned over a blue Reverse. Lena on his left thinks she begins, Dad thinks he does and it goes the other way round.
    Reverse starting card, who begins
    starting card is a reverse
    first card flipped was a reverse who starts and which direction
    game begins with a reverse, do we go to the right
    reverse turned up at the start, does the dealer play first
    we turned over a reverse to start so does it go the other way round
    opening card reverse, direction and first player?
    does a reverse as the first card count, several players
    dealt, flipped a reverse, who goes
    reverse flipped at start
    start card reverse, which direction
    opening turn around card: who begins
    first card reverse, dealer starts?
    beginning with a no-u card
    A reverse came up as the start card, five of us. Dad dealt. My sister left of him says she starts, my brother right of him says he does. Who?
    We flipped a green turn around card. Uncle says the dealer goes first and then to the right. Aunt says ignore it. What now?
    Grandma dealt, first card's a reverse. Does it go counterclockwise from her, or do we just go normally?
    There are four of us and the pile opened with a reverse. I was all set to begin, but everyone points to the other side. Who starts and in which direction?
    Cousins arguing: opening card is a reverse, so does play run to the right from the start, and is the dealer the first to lay?
    um the first card is a reverse so who goes first and which way
    okay we flipped a turn around card at the start with four people does it go right now
    uh reverse is the start card does the dealer play first and go the other weigh round
    hey we started and its a reverse whos turn and do we go left or right there are five of us
    Who begins if the card turned over after the deal to the group is a reverse?
    Do I still start as left neighbor of the dealer when a reverse opens the pile?
    What happens if the round opens with a reverse with several players?
    first card is a no-u lol who starts n which way we go
    We are four. First open card is arrows card. Who start and what direction?
    the first card is the turn around one so do we go the other way and who starts

first-reverse-between-two
    uno.first-card.reverse: When a Reverse begins between two players, the dealer plays first.
    uno.first-card.numbers-only: A Reverse does not begin by these rules: turn up more cards until a number comes.
    uno.first-card.reverse.right: When a Reverse begins between two players, the one who did not deal plays first.
    uno.first-card.reverse.left: When a Reverse begins between two players, the one who did not deal plays first.
    one against one, opening change of direction
    does the dealer or the other one start with a reverse face up
    first reverse with a single opponent
    first card is a reverse with two players
    2 players and the starting card is reverse
    just me and my brother, first card flipped is a reverse
    reverse starts a two player game, does the dealer go
    opening reverse 1v1
    two of us, reverse turned up at the start, whose turn
    two player start on a reverse, other player skipped
    reverse as first card when there are only two
    only two of us and the dealer flips a reverse to start, who goes first
    we are two and the flipped card is a reverse
    two playing, start card reverse, does the dealer begin
    starting reverse in a game for two people
    my wife dealt, first card a reverse, just us two
    two player game and a reverse comes up as the first card
    first card was reverse and its just me and my dad
    reverse first, two people
    with two people and a reverse as start card, who is first
    It's just me and my wife, and the starter card is a Reverse. Which of us begins?
    In a two-player game the first card flipped was a Reverse. Does the dealer get the first turn?
    We are only two persons and the game opens with a Reverse. Who has to begin?
    2 players, reverse flipped at the start, who goes
    just me n my bro and first card is a turn-around, who starts
    only two of us playing and its a reverse to kick off, dealer first or the other one
    I'm playing with just Grandpa and there was a reverse right at the beginning. Who goes first?
    It's only me and my sister. I dealt and the first card is a reverse, so do I start?
    um theres just too of us and the first card is a reverse who goes first
    so like its only me and him and we turned over a reverse to start is it the dealer or know
    Lena and Dad are playing alone. Lena dealt and flipped a green Reverse to open, and both of them say they go first.
    two players, Reverse start card
    2 players, starting card is a reverse, who goes first
    just me and my wife and the first card flipped was a reverse
    reverse as opening card in a two player game
    there's only two of us and it starts with a reverse, does the dealer go
    1v1 first card reverse whose go
    two people, reverse turned over at the start, am I skipped
    me and my sister start and its a reverse who begins
    heads-up, the game opens on a reverse, who has the first turn
    two players, start card reverse
    1v1 reverse flipped, who begins
    only us two, opens with reverse
    duel starting on turn around card
    reverse as opener with two people
    Just my wife and me. I dealt, and a reverse got turned over. She says she starts, I say she's skipped and I start. Who does?
    My brother and I play alone, first card is a yellow reverse. He dealt. Does he go first now or do I?
    It's only grandma and me tonight, the pile opened with a turn around card. With two of us what direction even is there? Who lays first?
    Me against my dad, the starting card's a reverse. He says it acts like a skip so the non-dealer sits out. Is that how it goes?
    My roommate dealt for us two and flipped a reverse. We've been staring at it for ages. Which of the two goes first?
    um theres just the two of us and the first card is a reverse who starts
    okay were only too players and we flipped a reverse at the beginning who goes
    uh me and my girlfriend alone reverse came up first does the dealer start
    hey two player you know and the start card is turn around who plays first her or me
    Do I, as the one who didn't deal, lose the first turn to my only opponent when a reverse opens?
    Who begins a game for two if the flipped card is a reverse?
    What happens if we play one against one and a reverse is the opening card?
    just me n my bestie, first card is a reverse, who goes
    We play only two person. First card is reverse. Who go first?
    its just me and my mum and the first card is a turn around one who starts

first-draw-two
    uno.first-card.draw-two: When a Draw Two is turned up to begin, the first player draws two cards and misses the turn as well.
    uno.first-card.draw-two.plays: When a Draw Two is turned up to begin, the first player draws two cards and still plays first.
    uno.first-card.numbers-only: A Draw Two does not begin by these rules: turn up more cards until a number comes.
    uno.house.stacking: When a Draw Two begins, the first player draws two cards, or lays another draw card on it, as the table agreed.
    game starts with a +2
    opening plus two: pick up and still play
    does the left neighbor take two and get skipped
    first face-up card is a pick up two
    first card is a draw two
    starting card draw 2, does the first player draw and lose the turn
    flipped a +2 to begin, who picks up
    game begins with a plus two, do i get to play after drawing
    opening card draw two
    does a draw two at the start count
    first player takes 2 and is skipped if the game opens on +2
    start card +2 who takes it
    the dealer turned up a plus two
    do i take two cards before i have even started
    dealer flips a plus two to start, do i have to take two and miss my go
    the start card is a draw two and im first, do i draw
    first player with a pick up two as the opening card
    +2 flipped at the beginning, does the first person also lose their turn
    very first card is a plus two
    game starts on draw 2: draw only or skipped too
    first card was +2, do i pick up and play or pick up and pass
    starts with plus 2
    is the first player skipped as well when the start card is a draw two
    A Draw Two was flipped over to open the game. Does the first player just pick up two, or is their go gone too?
    The starter card's a +2. Once I've picked up my two cards, can I play or am I skipped?
    The game begins with a plus two on the table. The first player takes two cards, but may he play afterwards?
    start card is a +2, do i take two and miss a go as well
    flipped a plus two to start, does first guy get to play after picking up
    opening card is a take two, am i skipped too or just the cards
    The first card was a plus two and I'm first. I took two cards, can I go now?
    Do I really not get a turn because there was a plus two at the very beginning?
    um the first card is a draw too so do i draw too and miss my turn or know
    so like we turned over a plus to at the start does the first won still get to play
    Dad dealt and turned up a red +2. Lena picked up two and wanted to play, and Ben said it was his go already.
    start +2: turn lost too?
    starting card is a +2, does first player draw and miss their go
    first card flipped was a plus two do i take two and get skipped
    draw two turned up at the beginning, can I still play after drawing
    game starts with a +2: lose a turn?
    opening card draw 2, first player picks up, then what
    I'm first and there's a plus two flipped, I drew, may I go now
    does the one left of the dealer get blocked too if the first card is a draw two
    we turned over a pick up two to start, miss a go?
    start card +2, skipped also?
    +2 turned up, draw and miss?
    opening draw two, still get turn
    plus two opener, still my turn
    starting pick-up-two skips me?
    We flipped a +2 to start and I'm first. I took my two. My brother says that's it, next player. I say I may still lay. Who's right?
    Dad dealt, a blue draw two came up. My sister drew two cards and then played. Grandma says she should've been skipped. Was she?
    Opening card is a plus two, poor aunt Lil had to take two right away. Does she get her first turn after that?
    I'm left of the dealer, the pile starts with a take two. I draw, fine, but do they also take away my go?
    Cousin says a +2 turned over at the deal just costs two cards, uncle says it costs the go as well. Which is it?
    um the first card is a plus two and im first do i draw two and lose my turn
    okay start card is a draw to i took my cards can i play now or am i skipped
    uh we flipped a plus too at the beginning does the first person draw and still get there go
    hey so first card face up is draw two and my sister drew does she also miss her turn
    Do I get to lay something after drawing for a +2 that was flipped at the deal?
    Who plays first card after a draw two opened the pile and the starter drew?
    What happens to the first player's turn if the game opens with a take two?
    game started w a +2 n i drew 2, do i still go or nah
    First open card is +2. I take two, then I can play or my turn is lost?
    the first card was a plus two and i had to take two cards can i still have my go

first-draw-two-answered
    yes: The first player may lay a Draw Two on the Draw Two that was turned up.
    no: The first player may not lay a Draw Two on the Draw Two that was turned up, but draws two cards and misses the turn.
    uno.first-card.numbers-only: A Draw Two does not begin by these rules: turn up more cards until a number comes.
    stack on the starting +2
    answer an opening plus two with my own
    pass the first pick up two on to the second player
    starting card is a +2 and i have a +2, stack it
    avoid the first draw two with my own draw two
    opening draw two, can the first player pass it on
    put a plus two on the start card plus two
    starting card draw two, may i stack on that
    a draw two begins, answer it with my own draw two?
    plus two turned over at the start and i have one as well
    The starting card is a Draw Two and it's my go. Can I put my own Draw Two on top instead of picking up?
    A +2 was flipped over to open. Could the first player pass it on by playing a +2 of their own?
    At the beginning there lies a plus two. Is it possible that the first player defends himself with another plus two?
    opening card +2, can i whack a +2 on it so the next one takes 4
    start card is take two but i have a take two myself, can i chuck it on
    can first player dodge the plus two flipped at the start with another plus two
    The first card is a plus two and I've got a plus two! Can I put it on so I don't have to pick up?
    If the game starts with a plus two, am I allowed to give it to my brother by putting my plus two on it?
    um the first card turned over is a draw to and i have a draw to can i put it on top
    so like we started with a plus too can the first won play a plus too on it or know
    Dad turned over a blue +2 to begin. Lena, who's first, slapped a yellow +2 on it and says Ben has to take four.
    answer starting +2 with +2
    starting card is a +2 and I have a +2, can I stack it
    first card flipped is a plus two can the first player put a plus two on it
    game opens with draw 2, may I pass it on with mine
    answer the opening draw two with a draw two
    I'm first, there's a +2 turned up, instead of taking two I throw mine
    stack on the starting plus two?
    opening pick up two, first player slaps a plus two on top, allowed?
    can i give the starting plus two to the next one with my own plus two
    stack onto opening +2?
    start card +2, answer with +2
    my +2 on flipped +2
    pass on the starting draw two
    counter a dealt plus two
    The start card's a +2 and I'm first. I've got a +2 in hand, can I slap it on so my sister takes four? She says the flipped one can't be stacked.
    We play stacking. Dad flipped a draw two, my cousin laid his own on it. Uncle says nobody played the first one so it's not allowed. Is it?
    Opening card: plus two. I'm supposed to draw but I hold a green plus two. May I throw it rather than take the cards?
    Grandma says a draw two lying there from the deal has to be taken, no answering. I wanted to put mine on top. Who's right?
    My brother is first and the turned up card's a +2. He chucks his own +2 at it and passes four to me. Legit?
    um the first card is a plus two can i put my own plus two on it so i dont have to draw
    okay we flipped a draw to at the start and im first can i stack mine on top
    uh can you answer the plus too thats turned up at the beginning with another one
    hey starting card is draw two and i got one two can i lay it and the next guy takes for
    Must I take the two from the opening card although I hold a draw two myself?
    Is it allowed to stack on a plus two that nobody laid, just turned up at the deal?
    Who draws if the first player lays a +2 on the starting +2?
    start card +2 n i got a +2 can i stack it
    First card on table is +2 from begin. I have +2 too. I can put and not take?
    the game started with a plus two and i have one can i put mine on so my brother gets four

first-wild
    uno.first-card.wild: When a Wild is turned up to begin, the first player names the color and plays, or simply lays a card of any color.
    uno.first-card.wild.returned: Nobody names a color: the Wild is shuffled back, and another card is turned up.
    uno.first-card.numbers-only: A Wild does not begin by these rules: turn up more cards until a number comes.
    game starts with a color changer
    does the dealer choose red or blue when a black card lies first
    put an opening wild back
    who wishes at the start
    first card is a wild
    starting card wild, who chooses the colour
    flipped a wild to begin
    game begins with a wild, does the first player name the colour
    opening card wild, who calls colour
    does the dealer pick the color if a wild is turned up
    wild at the start, put it back or choose
    turned over a wild at the beginning, what colour
    top card is a colour changer at the start
    wild as the first card, left of dealer picks
    dealer flips a wild to start, who says the colour
    the start card is a wild, do i as first player pick the colour
    wild flipped at the beginning, dealer or the next one chooses
    very first card is a wild card
    plain wild turned up first, which colour do we play
    opening card is black with no number, what colour is it
    first card was wild, what colour do we play
    starts with wild
    who decides the colour when the start card is a wild
    The card flipped over at the start is a Wild. Who gets to choose the colour?
    We opened with a Wild on the discard pile. Does the dealer pick the color, or the person who goes first?
    The first open card is a color changer. Which player decides about the color?
    flipped a colour change to kick off, dealer picks or first player?
    first card wild so can i just start with any colour i want
    The first card is the rainbow one. Who is allowed to pick the color?
    I'm first and there's a wild on the pile. Do I choose a color or does Daddy because he dealt?
    um the first card is a wild who gets to say the colour
    so like we turned over a wild at the start does the dealer pick the colour or the won who goes first
    Dad dealt and turned over a Wild. He called blue, and Lena on his left says naming it was up to her.
    Wild start card, who picks
    first card flipped over was a wild who chooses
    wild turned up at the beginning
    does the dealer or the first player call the color when it opens on a wild
    we flipped a change colour card to start, what colour is it
    opening card wild, color chosen by whom
    game starts with a plain wild do we put it back or choose
    who says the colour if a wild is the first card on the pile
    wild opens pile: whose color
    joker flipped first, color?
    opening color changer, who chooses
    dealer or first player names color
    We flipped a wild to start. Dad dealt and says red. I'm first and I say I get to choose. Who picks?
    Grandma turned over a joker at the deal. My cousin left of her says blue, grandma says green. Whose color counts?
    The opening card is a color changer. Uncle wants to put it back, aunt says the first player chooses. What's right?
    A plain wild is on the pile from the start. My sister just played any card, without saying a color. Doesn't somebody have to name one?
    We've a wild as the starter and everybody's shouting colors. Who has the say, the dealer or the one who begins?
    um the first card is a wild so who says the color
    okay we flipped a joker at the start who gets two pick what color it is
    uh a wild got turned over when we dealt does the dealer choose the color or the first player
    hey wild card is the start card who calls the colour
    Do I choose the color if I'm first and a wild has been turned over?
    May the dealer decide the color when the deal turns up a joker?
    What happens if the pile opens with a plain wild, which color do we play?
    started w a wild, who picks the color me or the dealer
    First open card is color change. Who say which color?
    the first card is the rainbow one so who gets to say the color

first-wild-then-draw-four
    yes: The first player may lay a Wild Draw Four on the Wild at once.
    no: The first player names a color for the Wild first; before that no Wild Draw Four may be laid.
    uno.first-card.numbers-only: A Wild does not begin by these rules: turn up more cards until a number comes.
    uno.first-card.wild.returned: A Wild does not begin by these rules: shuffle it back and turn up another card.
    open with a +4 on the starting color changer
    plus four as the very first play on a black card
    no color yet, can the pick up four go down
    starting card wild, can i play a +4 on it
    first turn on an opening wild, draw four allowed
    draw four as my first play onto a start card wild
    a wild is the first card turned over and i want to start with a +4, allowed?
    first card is a colour changer and the first player plays a draw four straight away
    wild turned up at the deal, may the one who begins answer it with a wild draw four
    starting on a wild, can my very first card be a plus four
    The starter card is a plain Wild and I'm first to go. Can I drop a Wild Draw Four on it right away?
    A Wild was flipped over to open the game. Is the first player allowed to open with a +4?
    The game begins with a Wild. Is it allowed that the first player immediately puts a plus four on it?
    wild flipped at the start, can i just chuck a +4 on it first thing
    start cards a colour change, first player whacked a pick-up-four straight on it, allowed?
    can my first move be a plus four if the opening card is a wild
    There's a wild at the beginning and I'm first. Am I allowed to put my plus four on it straight away?
    My sister started with a plus four on the first wild card and didn't even say a color first. Is that okay?
    um the first card is a wild can i put a plus for on it write away
    so like we started with a wild and the first won wants to play a draw for on it is that aloud or know
    Dad turned over a Wild to begin, and Lena, first to play, instantly threw a +4 on it at Ben. Ben says she can't do that yet.
    +4 onto opening Wild
    starts with a wild, can first player throw a +4 straight off
    first card is a wild, I'm first and want to chuck a plus four
    opening wild and then a draw four on the first turn, legal?
    a wild got flipped to start can i put plus 4 as my first card
    +4 right on the starting wild
    wild turned over at the beginning, first player slaps a wild draw four right away
    may I drop a draw 4 on the very first go when a wild was turned up
    first move plus four on the opening wild, which color mustn't I hold
    start wild, then +4 immediately?
    +4 as first play on wild
    wild opens, first player drops +4
    slap +4 on opening joker
    can +4 follow a starting wild
    The pile opened with a wild. My brother's first and he slammed a +4 on it right away, no color called. I'm the one drawing. Can he do that?
    Dad flipped a color changer at the deal. I'm first and I've got a pick up four. May I throw it straight off?
    Grandma says with a wild as start card I need to pick a color first and check for it before I lay a +4. I just put the +4 down. OK?
    My sister began with a wild four on the joker that came up at the deal. Uncle calls it illegal. Is there even a color that could forbid it?
    Opening card wild, first player +4, second player furious. Is laying the +4 as the very first move right?
    um the start card is a wild and i go first can i play a plus for on it right away
    okay we flipped a wild at the beginning and she threw a wild four straight on it is that aloud
    uh can the first player put the draw for on when the game starts with a joker
    hey wild on the pile at the start and my first card is plus four can i do that
    Is it allowed to open with a +4 if the card turned over at the deal is a wild?
    Must I name a color and then lay that color, or may my very first card on the opening wild be a +4?
    What happens if the beginner lays a pick up four on the wild from the deal?
    game starts w a wild n im first can i just drop my +4 lol
    First card open is joker. I am first and have +4. I can put now?
    the game started with a rainbow card and i go first can i do my plus four straight away

first-special-wild
    uno.deck: The deck of these rules has no Wild Shuffle Hands.
    uno.first-card.wild: No hands are shuffled: the first player names a color and plays first.
    uno.first-card.wild.returned: No hands are shuffled: the card is shuffled back, and another one is turned up.
    uno.deck.112-swap: The deck of these rules has no Wild Shuffle Hands.
    uno.deck.112-blank: The deck of these rules has no Wild Shuffle Hands.
    uno.deck.112-themed: The deck of these rules has no Wild Shuffle Hands.
    game starts with the card that mixes everybody's cards
    opening shuffle hands
    special black card face up at the beginning
    first card is a shuffle hands
    first card is a swap hands or blank wild
    starting card wild shuffle hands what happens
    flipped shuffle hands to begin the game
    the first card turned over is shuffle hands, what now
    swap hands comes up first, do we swap
    starting card is a wild shuffle hands
    first card is one of the special wilds
    The very first card flipped over was a Wild Shuffle Hands. Do we all have to mix up our cards now?
    We opened the game with the Shuffle Hands card on the pile. Does everyone's hand get collected and redealt?
    At the start a Wild Shuffle Hands appears as the first card. Must all hands be mixed and dealt anew?
    shuffle hands came up as the start card, do we shuffle
    first card flipped is wild shuffle hands lol do we all mix hands already
    start card = shuffle hands, does it do anything
    The first card is the one where everybody mixes their cards. Do we have to do that before anyone has played?
    We turned over Shuffle Hands right at the beginning. Do I have to give my cards away now?
    um the first card turned over is a wild shuffle hands do we shuffle all the hands or know
    so like we started oono and the card was shuffle hands do we mix everyones cards
    Dad dealt, turned the top card, and it was a Wild Shuffle Hands. Ben started collecting everybody's cards, and Lena won't hand hers over.
    Shuffle Hands as starting card
    starting card is wild shuffle hands, do we mix the hands
    first card flipped was shuffle hands
    shuffle hands turned up at the beginning, does it happen
    game opens with the card that shuffles everyone's hands, do we do it
    do all players put their cards together if shuffle hands is the first card
    we flipped a wild shuffle hands to start what now
    opening card shuffle hands: mix or ignore
    dealt and then turned over the shuffle all hands wild
    start card is Shuffle Hands
    shuffle hands flipped at deal
    opening with Swap Hands, swap?
    deal turns up shuffle hands wild
    first card shuffle hands, mix cards?
    We dealt, flipped the top card, and it's the Wild Shuffle Hands. My brother already collects everyone's cards. Should he?
    Dad turned over Shuffle Hands as the first card. Uncle says everything gets mixed, I say nobody played it so nothing happens. Which?
    Grandma dealt and the starter is the shuffle hands card. We all had good hands and don't want to give them up. Do we have to?
    The starting card's that special wild that mixes all the hands. My sister says it counts as a plain wild then. Does it?
    At the start a shuffle hands was lying there. Do we bury it and flip again, shuffle all hands, or just choose a color? We have three opinions.
    um the first card we turned over is the shuffle hands so do we shuffle all the hands
    okay shuffle hands came up at the start do we got to give are cards away
    uh we flipped the wild shuffle hands when we dealt does it do anything
    hey the start card is shuffle hands do we mix everyones cards or just pick a colour
    Must everybody hand in their cards if the deal turns up Shuffle Hands?
    What happens if the opening card is a Wild Shuffle Hands?
    Who would shuffle and deal out again if the start card is Shuffle Hands, or is it ignored?
    first card is shuffle hands, do we gotta mix all hands rn
    We open first card, it is shuffle hands. We must mix all cards of players?
    the very first card was the one where you mix all the cards do we do it

first-draw-four
    game starts with a +4
    does the first player pick up four
    opening plus four, shuffle it back in
    black pick up card face up at the start
    first card is a draw four
    starting card wild draw 4
    flipped a +4 to begin
    game begins with a plus four
    does someone draw four if the first card is a draw four
    opening card wild draw four, put it back and flip again
    dealer turned up a pick up four
    the very first card on the pile is a +4, what do we do
    +4 turned over at the start return to deck
    can the game start with a wild draw four
    dealer flips a wild draw four to start, does someone have to take four
    the start card is a plus four, put it back in the deck?
    +4 flipped at the beginning
    very first card is a wild draw four, does the first player draw
    opening card was +4, do we reshuffle and flip a new one
    first card was +4
    starts with plus 4
    what is done when the start card is a draw four
    We flipped over the first card and it's a Wild Draw Four. What are we supposed to do?
    The opening card on the pile came up as a +4. Does the first person have to pick up four, or do we change it?
    The game starts with a plus four lying open. Is that valid, or must we take another card?
    start card is a +4 what do we do
    flipped a pick-up-four first, does someone take four or put it back
    first card turned over is a plus four, mum says stick it back in the deck
    The first card is a plus four and I'm first. Do I have to take four cards before we even started?
    What happens when the plus four is the very first card? Do you put it back?
    um we turned over the first card and its a plus for so what do we do
    so like the draw for was the first card does the first won draw for or do we put it back
    Dad dealt and turned over a Wild Draw Four to begin. Ben says Lena takes four, Lena says it goes back in the pack.
    starter card +4
    starting card is a +4
    first card flipped was a plus four what do we do
    wild draw 4 turned up at the beginning
    does the first player take four if the game starts with a +4
    we turned over a draw four to start, put it back?
    opening card plus four, reshuffle?
    i have to go first and the pile starts with a plus 4 do i draw four
    game begins on wild draw four
    start card is a +4
    pick up four opens pile?
    wild draw four flipped first
    +4 turned up, reshuffle it?
    opening draw four, put back?
    We turned over the top card to start and it's a +4. My brother says I take four because I'm first. Dad wants to put it back. What now?
    Grandma flipped a wild four at the deal. Do we bury it and turn a new one or does the first player suffer?
    The pile starts with a pick up four. Aunt says I draw four and skip, uncle says it isn't allowed as a start card. Who's right?
    My cousin dealt and a +4 came up right away. I drew the four under protest. Should I have had to?
    A draw four is our starter. Everybody's got a different idea: ignore, redo or draw. What are we supposed to do?
    um the first card we flipped is a plus for what do we do
    okay wild four came up at the start does the first player draw or do we flip a new won
    uh we turned up a draw for at the beginning does it go back in the deck
    hey start card is plus four do i have two take four now
    Do I have to take four if the card turned over at the deal is a wild four?
    Is it allowed to begin with a +4 faceup on the pile?
    What happens if the opening card is a pick up four?
    first card is a +4 bruh do i rly draw 4
    Begin of game, open card is +4. What we do with it?
    we turned the first card and its a plus four do we put it back or what
"""
