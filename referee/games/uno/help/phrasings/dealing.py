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
"""
