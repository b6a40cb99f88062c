"""How people ask about UNO: jump-in, seven-zero, the 69 rule and several cards at once."""

TEXT = """
two-equal-cards
    yes: You may lay two identical cards at once.
    no: You lay one card in a turn, also if you hold two identical ones.
    play a pair of the same card together
    two red eights in one turn
    get rid of doubles
    both copies at the same time
    twice the same color and number, both in one turn
    play two of the same card at once
    two identical cards in one turn
    can i lay both my red 9s
    got a pair, can i play both
    double cards allowed
    i have the same card twice, put both down
    lay down doubles
    playing two matching cards in one go
    both my green 4s at once
    can you play more than one card at a time
    exact duplicates together
    i have two exactly the same cards, may i play both together
    two green 6s in my hand, can they go down at once
    lay both identical cards on the same turn
    is it allowed to put down two of the same
    same colour same number, both at once?
    two of exactly the same card in a single turn
    can i throw both green 2s
    two of the same at once
    can two copies of one card be laid together

same-number-two-colors
    yes: You may lay two cards of the same number at once.
    no: You lay one card in a turn, also if you hold the same number twice.
    red 3 and blue 3 together
    all my eights in one go
    play both sevens of two colors
    play two cards with the same number but different colours
    can i put down all my 4s
    red 9 and blue 9 at once
    multiple cards of the same number
    two sevens of different colours in one turn
    play several of the same number at once
    dump three 5s in one go
    same number cards together
    lay both my 7s, yellow and red
    can i get rid of all my threes at once
    i have a green 5 and a blue 5, may i play both in one turn
    cards with equal numbers in different colours, all at once?
    red 2 and yellow 2 down together
    drop two sevens of different colours at the same time
    play every card with that number in one turn
    two eights not the same colour, both in one go
    same number not same colour, both on one turn
    get rid of all the nines in one move
    every six i have on the same turn
    can i throw a green 2 and a red 2
    all the same number in one go
    a yellow 8 and a blue 8 both on my turn
    can a blue six and a green six be laid in one turn
    three fives in different colours, all at once?
    can i dump two equal numbers together
    may i put down several cards of the same number in one turn
    throw all my sevens at once, official rules

jump-in-same-card
    yes: You may lay the very same card out of turn: you jump in, and play goes on from you.
    no: The very same card may not be laid out of turn: take it back.
    jumping in with an identical card
    slap the same card on top before the next player
    cut in with a match of color and number
    play when it is not my go because mine is equal
    jump in rule
    can i play out of turn with the exact same card
    i have the identical card, jump in
    is jumping in allowed
    jump in with the same card
    cut the queue with an identical card
    somebody played a card identical to mine and its not my turn
    exact match out of turn
    i have the exact card that was played, can i throw it in though its not my turn
    identical card, not my turn, jump in allowed?
    jump in
    jumping in
    can i jump in
    may i jump in
    what is a jump in
    how does jumping in work

jump-in-same-number
    yes: You may jump in with the same number in another color.
    no: You may not jump in with the same number in another color.
    blue 8 on a red 8 out of turn
    does the color have to agree for jumping in
    same symbol is enough to cut in
    jump in with a different colour
    does jump in need the exact same card
    jump in with same number
    jumping in with a matching number only
    jump in, red 6 on the pile, can i jump in with a blue 6
    with jump-in does the same number in a different colour do
    jump in with the number alike but the colour not
    does jump in need exactly the same card or just the number

jump-in-who-is-next
    yes: After a jump-in the player whose turn it was still plays next.
    no: After a jump-in play goes on from whoever jumped in: the player before it loses that turn.
    order after an interruption
    was I passed over by the one cutting in
    where does play continue after jumping in
    who goes after a jump in
    somebody jumped in, whose turn next
    does play carry on from the person who jumped in
    order of play after a jump in
    are players skipped by a jump in
    after a jump in who goes next
    jump in, whose turn is it after that
    somebody jumped in, does the one who was about to play lose the turn
    who continues after the jump in

jump-in-on-first-card
    yes: You may jump in on the card turned up at the deal.
    no: You may not jump in on the card turned up at the deal: nobody has laid it.
    identical to the starting card
    cut in before the first turn
    same as the opening card on the pile
    jump in on the starting card
    same card as the one flipped at the start, jump in
    can you jump in before anyone played
    jump in, the card turned up at the start is the same as one of mine, can i jump in on it
    with jump-in, may somebody throw the identical card onto the starting card before the first player
    jump in on the start card
    can you jump in before anyone has played

jump-in-on-zero
    yes: You may jump in on a 0.
    no: You may not jump in on a 0 out of turn.
    no uno.deduction.card: Nobody can jump in on a 0: there is only one 0 of each color.
    same zero out of turn
    are there two zeros of a color
    identical nought
    jump in on a zero
    can you jump in with a 0
    is there a second 0 of the same colour to jump in with
    jumping in with red zero
    i jumped in with a zero
    only one zero per colour so how can he jump in
    zero jump in possible or not
    someone slapped a zero on a zero out of turn
    0 on 0 jump in
    is it possible to jump in with a zero
    jumping in on a 0 of the same colour
    someone wanted to jump in with a yellow 0
    jump in with a zero, arent there only four of them
    can a zero be jumped in on
    jump in with a zero, does that work
    is a jump in on a zero of that colour possible

jump-in-with-wild
    yes: You may jump in with a Wild on a Wild.
    no: You may not jump in with a Wild on a Wild.
    color changer out of turn on another one
    cut in with a joker
    do black cards count as identical
    jump in with a wild
    can wilds be used to jump in
    jump in with a wild on top of another wild
    wild card jump in
    jump in with a draw four on a draw four
    can i jump in when someone plays a wild and i have a wild
    is a wild identical to a wild for jumping in
    jumping in using black cards
    out of turn wild
    somebody played a wild and i jumped in with my wild
    may a wild be used for jumping in out of turn
    jumping in with a +4 or a wild
    does a wild count as the same card for a jump in
    not my turn, wild on the pile, i jump in with a wild
    jump in using a wild, does that work
    is jumping in with a wild fine when a wild was laid

jump-in-on-skip
    uno.turn: Nobody jumps in by these rules: the second Skip is out of turn and goes back.
    uno.skip: The player after whoever jumped in misses a turn.
    two skips at once, who is skipped
    is the first skipped player free again
    cutting in with a second skip card
    jump in on a skip
    i jumped in with the same skip, who is skipped
    jumping in on a skip card, does the first one still lose the turn
    jump in with identical skip, next person
    jump in with a skip, who misses out
    is the skipped player still skipped after a jump in
    someone jumps in on my skip
    same skip jumped in: skip counts from whom
    jump in on a reverse, which way now
    a skip was played and someone jumped in with the same skip, who misses the turn now
    jump in with a skip: is it the person after the jumper who is skipped
    i was going to be skipped but then somebody jumped in on that skip
    does the original victim of the skip still miss out after a jump in
    skip jumped in on, who loses a go
    jumped in on a skip, now who goes
    someone jumped in with a skip on the skip
    which player is skipped after a jump in onto a skip

jump-in-on-draw-two
    yes: You may jump in on a Draw Two before the cards are drawn: they are added up.
    no: You may not jump in on a Draw Two before its cards are drawn.
    same +2 out of turn while somebody owes cards
    cut in with an identical plus two
    does a second pick up two add to it
    jump in on a draw two
    i jumped in with the same +2, who draws
    jump in with identical draw two before they drew
    jumping in on a +2, does it become four
    can you jump in while somebody still has to draw
    jump in on plus two, does the victim still pick up
    same +2 jumped in, cards add up or wait
    do i have to wait until the two are drawn before i jump in
    jump in with +2 and stack
    a +2 was played and someone jumped in with the same +2 before the cards were taken
    jump in on a plus two, is it two or four cards
    who draws when somebody jumps in on a draw two
    can i jump in on a draw two while the other has not drawn yet
    jumped in with a second draw two, does the penalty add up
    jumping in between the +2 and the drawing
    jumped in on a +2, who picks up
    someone jumped in with a +2 on the +2
    may someone jump in on a draw two that is not paid yet

two-want-to-jump-in
    yes: Both can hold that card.
    no: Only two cards of a kind are in the deck, so nobody else can hold the same one.
    race to cut in, who was faster
    three identical cards on the pile
    two people slap the same card
    two people jump in at once
    both of us want to jump in
    who gets to jump in first
    two players jump in with the same card
    we jumped in at the same moment
    fastest jump in wins
    three of us hold the same card, who may jump in
    jump in tie
    how can two players have the card for jumping in
    me and dad both wanted to jump in, who was first
    two players try to jump in with the same card simultaneously
    both slam the card down to jump in
    we both have the card for a jump in
    race to jump in, which one counts
    who wins when two jump in together
    two of us had the card to jump in
    both jumped in
    which of two people who jump in is first

jump-in-own-card
    yes: You may lay the same card on your own right away.
    no: You may not lay the same card on your own before the others have had their turn.
    jump in on myself
    follow up my own red eight with the second one
    double play before the neighbor goes
    jump in on my own card
    i play a red 5 and have another red 5, play it straight after
    play the second identical card right after my first
    jump in after myself
    jump in, i played a green 4, can i put my second green 4 on right away
    with jump-in can i jump in on myself
    can i jump in on my own card
    jump in, throw both my equal cards one after the other

jump-in-and-win
    yes: You may jump in with your last card and win the round.
    no: You may not jump in with your last card.
    go out when it is not my turn
    finish with an identical card
    cut in and be done
    win with a jump in
    can you go out by jumping in
    last card jump in
    jump in as the final card
    jump in with the last card, do i win
    finish the round with a jump in
    with jump-in is winning out of turn allowed

seven-swaps-hands
    yes: Whoever lays a 7 swaps hands with another player.
    no: A 7 is a plain number by these rules: nobody swaps hands.
    trade my cards with another player after a seven
    sevens swap rule
    exchange hands on 7
    take the small hand of my neighbor
    7 means swap hands
    played a seven, can i swap cards with someone
    what does a 7 do
    swap hands when a seven is played
    choose who to swap with on a 7
    seven rule trade hands
    how does 7-0 work
    7 0 house rule

seven-must-swap
    yes: After a 7 hands are swapped before play goes on.
    no: A 7 is a plain number by these rules: nobody swaps hands.
    is swapping a must on seven
    keep my own hand although I played a 7
    forced to trade cards
    do i have to swap on a 7
    is swapping hands compulsory with a seven
    i dont want to swap, i played a 7
    7 played but keep my hand
    may i decline the swap on a seven
    must you trade with a 7
    7 rule optional
    swap hands on seven or keep your own cards
    seven with a good hand, can i refuse to swap
    no swapping after a seven please
    i put down a seven but id rather keep my cards, is the swap a must
    have to trade hands on a 7 even if i dont want to
    playing seven zero, is swapping optional
    can you say no to swapping after a seven
    do you need to swap hands each time a seven is played
    seven played, no swap wanted
    i have one card left and lay a 7, must i really swap
    do you have to swap on 7 if you dont want to
    i dont wanna trade after my seven
    must the hands be exchanged on a seven

last-card-a-seven
    yes: Whoever goes out with a 7 still swaps hands.
    no: Whoever goes out with a 7 has won the round: no hands are swapped.
    finish on a seven, must I take somebody's cards
    going out with 7 under the swap rule
    win first or trade first
    last card is a 7 do i swap
    finished with a seven
    won on a 7, do i have to swap hands
    go out on a seven with the swap rule
    final card a 7, game over or trade hands
    my last card was a seven and now they want me to swap
    seven as last card win
    does the swap happen if i win with a 7
    out with a seven but then i get his cards
    my final card is a seven, do i win or trade hands
    finish on a 7, do we still exchange hands
    last card seven: swap nothing and win?
    she won with a 7 and now she must take my hand?
    last card 7, swap or win
    ended on a 7
    are hands exchanged if the very last card is a seven
    out on a seven, swap or not
    i am out with a 7, are hands swapped
    my final seven: finished or swap

zero-rotates
    does everybody pass the hand on
    rotate cards around the table with a zero
    0 moves all hands
    what does a 0 do
    zero means everyone passes their hand
    0 played, pass cards to the left
    do hands rotate with a zero
    zero rule pass hands
    everybody passes cards on a zero, which way
    seven zero, what does the zero do
    with 7-0 somebody played a zero, which way do the hands go
    0 played, do we pass the hands to the left
    seven-zero, zero after a reverse, direction of passing
    zero, all hands move on, in which direction

nine-on-six
    yes: A 9 may be laid on a 6 of its color out of turn, and a 6 on a 9.
    no: A 9 may not be laid on a 6 out of turn.
    six and nine out of turn
    6 9 match
    throw in a nine quickly
    play a 9 on a 6 out of turn
    6 and 9 rule out of turn
    69 rule: throw a nine on a six
    can anyone put a nine on a six
    nine straight after six not my turn
    69 rule, can i throw a nine on a six when its not my go
    sixty nine, nine on a six out of turn
    colour crazy, 9 on 6 of the same colour

color-crazy-how-many
    yes: Among four players three sixes and nines of one color in a row are enough to go color crazy.
    no: Nobody goes color crazy by these rules: that is a house rule of its own.
    how many 6s and 9s until everybody may dump a color
    when does color crazy start
    discard all reds after sixes and nines
    what the 69 rule is and how many cards it takes
    69 rule how many cards
    how many do people draw with the 69 rule
    69 rule with four players
    69 rule explained
    6 and 9 in a row what happens with four people
    sixes and nines rule, how many needed
    when somebody plays 69 how many cards
    four of us and the 69 rule
    how does the 6 9 rule work
    6 9 6 played with four at the table
    how many 6s and 9s are needed
    how does the 69 rule work with four people
    we are four, 6 then 9 was played, how many draw
    69 rule: number of cards for four players
    how many sixes and nines in a row does it take with four players
    what number of cards is the 69 rule when four play
    someone laid a 6 and then a 9, four at the table, what do i draw
    69 with four people
    the 69 thing, four of us
    how many cards does the 69 rule mean for four people

color-crazy-two-in-a-row
    yes: Among four players a 6 and a 9 are enough to go color crazy.
    no: A 6 and a 9 are not enough among four players to go color crazy.
    only two cards of the row so far
    dump the color after one six and one nine
    minimum for color crazy
    is one 6 and one 9 enough for the 69 rule
    69 with only two cards played
    just a six and then a nine with four players
    69 rule with four players, is one 6 and one 9 enough
    colour crazy with four of us, how long a run is needed
    do we need more than a six and a nine when we are four, 69 rule
    sixty nine rule, four people, two cards enough?

color-crazy-between-two
    yes: Two players can go color crazy.
    no: Two players cannot go color crazy.
    69 with two players
    sixes and nines head to head
    color dump in a duel
    69 rule with two players
    69 rule just two of us
    can 69 happen in a two player game
    sixes and nines with 2 people
    does the 6 9 rule work one against one
    69 1v1
    does 69 apply when only two play
    me and my brother want to play the 69 rule
    69 rule for a couple
    two of us playing with the 69 rule
    is 69 possible with two people
    69 with two people
    the 69 thing, two of us
    is there a 69 rule in a game of two
"""
