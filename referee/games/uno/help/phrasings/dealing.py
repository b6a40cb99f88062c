"""How people ask about the deck, the deal, and the card turned up to begin."""

TEXT = """
cards-in-the-deck
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

shuffle-hands-in-the-deck
    yes: The Wild Shuffle Hands belongs to this deck.
    no: The deck played with has no Wild Shuffle Hands: leave it out, or agree on the deck of 112 cards that has it.
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

swap-hands-in-the-deck
    yes: The Wild Swap Hands belongs to this deck.
    no: The deck played with has no Wild Swap Hands: leave it out, or agree on the deck of 112 cards that has it.
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

customizable-in-the-deck
    yes: The Wild Customizable belongs to this deck.
    no: The deck played with has no Wild Customizable and no blank cards: leave them out, or agree on a deck that has them.
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

who-plays-first
    uno.first-card: The player to the dealer's left plays first.
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

only-a-number-begins
    yes: Only a number may be the first card: turn up more cards until a number comes.
    no: The first card need not be a number: an action card acts on the first player.
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

first-skip
    uno.first-card.skip: The player to the dealer's left misses the first turn, and the next one begins.
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

first-reverse
    uno.first-card.reverse: The dealer plays first, and play goes to the right.
    uno.first-card.numbers-only: A Reverse does not begin by these rules: turn up more cards until a number comes.
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

first-reverse-between-two
    uno.first-card.reverse: The dealer plays first.
    uno.first-card.numbers-only: A Reverse does not begin by these rules: turn up more cards until a number comes.
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

first-draw-two
    uno.first-card.draw-two: The first player draws two cards and misses the turn as well.
    uno.first-card.draw-two.plays: The first player draws two cards and still plays first.
    uno.first-card.numbers-only: A Draw Two does not begin by these rules: turn up more cards until a number comes.
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

first-draw-two-answered
    yes: The first player may lay a Draw Two on the Draw Two that was turned up.
    no: The first player may not lay a Draw Two on the Draw Two that was turned up, but draws two cards and misses the turn.
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

first-wild
    uno.first-card.wild: The first player names the color and plays first, or simply lays a card of any color.
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

first-wild-then-draw-four
    yes: The first player may lay a Wild Draw Four on the Wild at once.
    no: The first player names a color for the Wild first; before that no Wild Draw Four may be laid.
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

first-special-wild
    uno.deck: The deck played with has no Wild Shuffle Hands.
    uno.first-card.wild: No hands are shuffled: the first player names a color and plays first.
    uno.first-card.wild.returned: No hands are shuffled: the card is shuffled back, and another one is turned up.
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
"""
