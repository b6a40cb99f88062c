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
    I've just put a seven on the pile; am I allowed to trade all my cards with another player?
    Does playing a 7 give me the right to exchange my hand for my sister's?
    When I have played the seven, can I choose a person and change our cards, please?
    chucked a 7 down can i nick someone elses hand now
    is it true that if u play a 7 u can switch cards with whoever u want
    just whacked a seven on, do i get to trade hands or is that made up
    I did a seven! Can I have Grandma's cards and she gets mine?
    My brother put a 7 and now he wants to take my cards and give me his, is he allowed?
    um so i played a seven can i like swap my cards with won of the others
    he put down the read seven and says he can change hands with me you know is that write
    Dad put down a green seven, pointed at Lena and said "give me your cards, you get mine". Lena says that isn't in the rules.
    7 played trade hands allowed

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
    A seven has just been played; do two players have to exchange their cards before the next person goes?
    Is trading hands compulsory once someone has put a 7 on the pile?
    After a seven is played, must the player change his cards with another one before we continue?
    someone plonked a 7, do we have to do the swap thing first or just carry on
    mum says u HAVE to switch hands when a seven comes down, true or not
    7 went down, next player just played on, shouldnt they have traded hands first
    Tom put a seven but he doesn't want to change cards with anyone. Does he have to?
    Somebody played a 7, do we all need to stop and switch our cards now?
    so she laid a seven do we have too swap the hands now before the next won goes
    um when a seven gets played is it like forced to trade cards or know
    Grandad played a yellow seven and I wanted to take my turn, but Ellie shouted that the hands must change owners first.
    seven played forced hand swap

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
    I've gone out on a seven; do I have to trade my empty hand with somebody or is the round mine?
    If the final card I play is a 7, have I won, or does the swapping rule still apply?
    My only remaining card is a seven. When I finish with it, must I exchange hands with another player?
    went out on a 7, they say i gotta take someones cards now?? thats nonsense right
    can u finish on a seven or do u have to switch hands and keep going
    my bro binned his last card n it was a 7, does he win or does he have to trade
    I had one card left and it was a seven and I put it. Now they want me to swap with Mia and that's mean, do I have to?
    If my very last card is a 7 do I win or do I get somebody else's cards?
    so i just finished with a seven do i still have too change hands or have i one
    um her last card was the blue seven does she like win or does she need to swap first
    Aunt Jo got rid of her last card, a red seven, and cheered. Ben says she still has to trade and take his nine cards.
    finishing on seven, still swap

first-card-a-zero
    yes: A 0 or a 7 that is turned up to begin moves the hands.
    no: A 0 or a 7 that is turned up to begin moves no hands.
    7-0, the first card turned over is a 0, do we pass hands
    the start card is a seven, does anybody swap
    with seven-zero the first card on the pile is a 0, do we pass hands already
    first card a zero in 7-0
    a 7 is turned up at the start, who swaps
    does a zero at the beginning rotate the hands
    starting card 7 or 0 in seven zero
    we play sevens and zeros and the first card is a zero

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
    A zero has been put on the pile; does everyone pass their cards along to the next person?
    Is there anything special about a 0, such as all the hands moving round the table?
    What is the effect of the card zero? Do we all give our hand to the neighbour?
    someone chucked a 0 down do we all pass our hands round now
    is it true that on a zero everyone hands their cards to the left
    blue 0 got played, does it do owt or is it just a number
    Lily put a zero and says everybody has to give their cards to the next one. I don't want to! Do I?
    What happens when you put a zero? Is it a special card?
    um so a zero was played do we like rotate all the hands or know
    he put a read zero down does that mean we all pass are cards on you know
    Dad put down a zero and started collecting our hands to move them one seat along, Lena says a zero doesn't do anything.
    zero card pass hands round

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
    Someone played a red six; may I jump in with my red nine even though it isn't my go?
    Is it allowed to throw a nine onto a six of matching colour out of turn?
    I have a nine in the same colour as the six on the pile. Can I put it when another player is on turn?
    green 6 on the pile ive got the green 9, can i jump in or gotta wait
    my mate whacked a 9 on my 6 when it wasnt his go, legal?
    does a 9 count as an upside down 6 for jumping in, same colour
    There's a blue six and I've got a blue nine, can I put it really quick even if it's not my turn?
    Sam put his yellow 9 on the yellow 6 and it wasn't even his turn! Is that cheating?
    so theres a read six and i have the read nine can i play it out of turn or know
    um can you slap a nine on a six same color when its like not your go
    Mum played a green six, it was Ollie's turn, but Ruth slapped the green nine on top and says six and nine are twins. Ollie wants her to take it back.
    nine onto six, jumping in

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
    With four players, if three cards that are sixes or nines come one after another, does the table go colour crazy?
    We've had a six, a nine and another six in succession and we're a group of four; does that start the colour craziness?
    We are four people. Three times in sequence somebody played a 6 or a 9. Is this sufficient for going color crazy?
    4 players, 6 then 9 then 6, is that colour crazy now
    is it true that three 6s or 9s on the trot makes it color crazy when theres four of u
    do we need four or is three sixes/nines back to back enough for colour crazy, theres 4 of us
    We're four kids and there was a nine and a six and a nine, are we colour crazy yet?
    Three people put sixes and nines one after the other and we're four, does everything go colour crazy now?
    so there are for of us and we had three sixes and nines in a row is that color crazy or know
    um six nine six got played with four people does that like make us go color crazy
    Dad played a six, Kim a nine, I played a six, and Uncle Rob, the fourth one, yelled "colour crazy!" Kim says three aren't enough.
    three sixes nines colour crazy

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
    Four of us are playing and a nine followed a six; does just that pair make the table go colour crazy?
    Does it only take two cards, a six followed by a nine, to trigger color crazy in a game of four?
    In our round of four persons came a 6 and directly a 9. Are these two cards already enough for color crazy?
    6 then 9, four players, colour crazy yes or no
    just two of em, a six n a nine, is that colour crazy already? were 4
    my sis reckons one 6 and one 9 back to back is enough for color crazy w/ four ppl, nah surely
    I put a six and Nora put a nine, do we go colour crazy? We're four.
    Is a six and then a nine enough to make it colour crazy or do we need more? There's me and three others.
    so somebody played a six and then won nine came and were four people is that color crazy
    um we had like a six and a nine only too cards does the table of four go color crazy
    Grandpa laid a six and Pia a nine straight after, and out of the four of us only Pia believes that we have gone colour crazy.
    six plus nine colour crazy

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
    It's only my husband and me playing; is it possible to go colour crazy?
    Does the colour crazy thing exist at all when just two people are at the table?
    If we play as two persons only, can color crazy happen?
    just me n my mate, can we go color crazy or nah
    colour crazy with 2 players is that a thing
    shes saying weve gone colour crazy but theres only the two of us playing
    It's just me and Mummy playing, can we go colour crazy too?
    Can you go colour crazy if you've only got one other person to play with?
    um so its just too of us playing can we like go color crazy
    with only won opponent does the color crazy thing work or know
    Ella and her dad are playing alone. Six, nine, six came, Ella shouts "colour crazy", and he says that doesn't happen with a pair of players.
    colour crazy two players
"""
