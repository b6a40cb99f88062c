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
    I've got two red 5s, can I play both together?
    can you put down a pair of the exact same card in one go
    double identical cards one turn
    she slapped two blue 3s at the same time
    is dropping duplicates allowed, same color and same number
    i have the same card two times can i throw both
    play doubles of an exact match at once
    two yellow skips in my hand can i lay them down together in one turn
    drop both red 5s at once
    play exact pair in one go
    double card same turn, same color
    dump twin cards at same time
    Anna slapped two yellow 3s down as one move and now she's a card ahead of me. She says twins go together. Do they?
    I had a pair of blue 8s, exactly alike, so I laid both in my turn. My uncle says one card per turn, full stop. Who's right?
    Grandma got rid of both her green Reverses in one throw. Dad says fine because they're identical, Mum says take one back. Which?
    My cousin plays pairs of the exact same card like it's rummy, two red 9s in one turn. Is that real UNO?
    Joe had 2 cards left, both red 1, put them down together and yelled I win. We're all screaming. Does that count?
    um can you put down too cards at the same time if there exactly the same
    so I got two blue sevens can I throw both of them in one turn
    hey is it okay to lay to red fours together because they are the same card
    okay if you have the same card twice same color same number can you play both at once in you know
    Must I play my two identical cards one turn after the other?
    Is it allowed to get rid of a matching pair, same color and same number, in a single turn?
    What happens if I drop both of my green 6s together?
    can i put 2 red 5s down at once they r the same
    I have two times the same card. I can put both together in one turn?
    got twin yellow 2s, can i yeet both in 1 go

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
    can I put down a red 4 and a blue 4 together
    multiple cards same number different colours one turn
    he dropped three 7s all different colors in one go, legal?
    stack same numbers at once if colour differs
    i got a green 2 and a yellow 2 can i play them both now
    is it allowed to throw all your fives on one turn, any color
    two 8s but not the same colour both down at once ok?
    getting rid of several cards with the same number, different colours, in a single go
    red 5 plus blue 5 together
    two sixes, different colors, one turn
    throw all my eights at once
    pair of numbers in mixed colors
    dump same digits, various colours
    My nephew put down a green 7 and a yellow 7 in a single turn because "they're both sevens". His dad laughs and says sure. Is that legal?
    I've three 4s, all in other colours, and wanted to lay two of them in one go. Table's split, my sister says only if they're the same colour. Well?
    Mum threw a red 2 and a blue 2 together and says the colour is now blue. Grandpa says she can only lay one. Who's right?
    At my girlfriend's house they dump all of one number at once whatever the colour. We never did that. Is it allowed?
    Omar laid a yellow 9 and a red 9 in one move, we yelled, he says numbers match so it's fine. Does one go back?
    um can I put to fives down together if one is read and one is green
    so I got a blue six and a yellow six can I play both in one turn since its the same number
    hey can you throw too cards with the same number but not the same color at once
    okay the number is the same but the colors are different can they go down together in one turn
    Must two cards laid in the same turn share the color too, or is the number enough?
    Is it allowed to drop a red 3 along with a green 3 in a single turn?
    Which colour goes on if I lay a 1 in red and a 1 in blue together, or can't I?
    can u put a green 4 and a red 4 at the same time
    I have same number in two color. I can play the two cards one time?
    can i dump all my 8s in 1 turn even tho theyre diff colors

jump-in-same-card
    yes: You may lay the very same card out of turn: you jump in, and play goes on from you.
    no: The very same card may not be laid out of turn by these rules: take it back.
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
    red 5 just got played and I have a red 5, can I slap it down even though it's not my go
    jump in with exact same card
    i have the identical card can i throw it out of turn
    he cut in with a matching card same color same number, is that a thing
    can you play out of turn if you've got the twin of the top card
    someone put blue 8 and i got blue 8 too do i get to go now
    interrupting with the identical card
    not my turn but I'm holding exactly what was just played
    identical card, play out of turn?
    jump in with exact match
    slap same card, not my go
    interrupt with identical color and number
    can I cut in with duplicate
    Lucy laid a green 5 and I slapped my green 5 on it although it was Dan's go. Dan's furious. Can I cut in like that?
    At my in-laws' you can butt in whenever you've got the exact same card. My dad never heard of it. Is that a proper rule?
    My brother threw his yellow 8 on top of mine when he was three seats away from playing. He says same card, same colour, so it goes. Does it?
    It was Mum's turn, but Nick slammed down a card identical to the one I'd just put. Mum says wait your turn. Who's right?
    Blue 3 lands, I have a blue 3, it isn't my go yet. Uncle Jim says snap rules, aunt says no. Can I put it?
    um if I have the exact same card that was just played can I throw it even if its not my turn
    so he put a red for and I have a red four two can I jump in
    hey can you play out of turn when you have the same card same color in you know
    okay its not my go but I got the identical card can I slap it down or do I wait
    Must I wait my turn if I hold the twin of the card just laid?
    Is it allowed to interrupt others with a perfectly matching card?
    What happens if I throw my blue 6 on a blue 6 before the next player goes?
    i have the same card he put can i put it even if its not my turn
    Same card same color like on the top, I can throw when is not my turn?
    can i cut the line if i got the exact same card lol

jump-in-same-number
    yes: You may jump in with the same number in another color.
    no: Nobody jumps in by these rules: a card is laid only on your own turn.
    no uno.house.jump-in: You may not jump in with the same number in another color: it has to be the very same card.
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
    can I jump in with a blue 5 on a red 5
    jump in different colour same number
    does jumping in need the color to match as well
    she threw a green 7 out of turn on my yellow 7
    out of turn with just the number the same ok?
    is the number enough to jump in or does it have to be the exact card
    he jumped in but his was another colour, only the number matched
    i got a 3 too but mine is red not blue can i cut in
    jump in: number only, other color
    cut in red on blue 4
    out-of-turn number match, colors differ
    is number enough to jump in
    jumping with different coloured same digit
    We play with jumping in. Kay laid a red 7 and I jumped with my green 7. She says it has to be red too. Does it?
    Dad cut in with a blue 2 on a yellow 2 when it wasn't his turn, says the number's enough. My sister says the colour must match as well. Who's right?
    My cousin keeps interrupting with whatever colour as long as the number is the same. Isn't a jump-in only for the exact same card?
    Green 9 was on top, Ali's turn, and Zoe slammed a red 9 in between. Half the table cheered, half protested. Valid jump-in or take it back?
    We agreed on jump-ins before we began, but not whether a yellow 5 may cut in on a blue 5. Granny says yes. Is she right?
    um for jumping in does it have too be the same color or just the same number
    so he jumped in with a green for on a red four is that okay
    hey can I cut in with the same number if the color is different when its not my turn
    okay we play jump in can a blue six jump on a read six out of turn
    Must a jump-in card match in color as well, or just in number?
    Is it allowed to cut in out of turn with the same digit in a different colour?
    Do I have to take my card back if I jumped in with the right number but the wrong color?
    can i jump in with a blue 3 on a red 3
    For jump in, only number same and color other, is ok?
    jumped in w same number diff color and they say it dont count, does it

jump-in-who-is-next
    yes: After a jump-in the player whose turn it was still plays next.
    no: After a jump-in play goes on from whoever jumped in: the player before it loses that turn.
    uno.turn: Nobody jumps in by these rules: a card is laid only on your own turn.
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
    after a jump-in who goes next
    somebody jumped in, do we carry on from them or go back to whoever was up
    jump in turn order
    I was about to play and Sam jumped in, is it still my go or the one after Sam
    does play continue from the jumper
    she cut in ahead of me do i lose my turn
    he slapped the same card out of turn so now whos turn is it
    people between get skipped when someone jumps in?
    after jump-in, who plays next?
    next turn following a jump-in
    skipped player still go after jump?
    order after somebody cuts in
    It was my go, then Vic jumped in from across the table and now they say the person after Vic plays. What about my turn?
    Grandma was about to play when Sam cut in. Sam's left neighbour played straight after. Grandma says she was robbed. Who should have gone?
    We allow jumping in. Jo laid, it was Kim's turn, Max jumped in. Now Kim says it's still her, Max's neighbour says it's hers. Which?
    Dad jumped in with a matching card and then we all shouted over who continues, the one who was up or the one after Dad. Settle it please.
    My brother cut in over me and I lost my go because the game carried on from him. Fair or foul?
    um after somebody jumps in who goes next the one who was up or the one after the jumper
    so she jumped in and it was my turn do I still get too go
    okay when someone cuts in does the game go on from them or go back to the player who's turn it was
    hey I was next but he jumped in did I just lose my turn you know
    Do I lose my turn because somebody jumped in ahead of me?
    Who continues once a player has cut in, the jumper's neighbor or the one who was due?
    What happens to my go if another player jumps in just before it?
    he jumped in on my turn do i still get to go after
    After the jump in, which player must play now? The one who was before in turn?
    if someone jumps in does it skip ppl or go back to whoever was up

jump-in-on-first-card
    yes: You may jump in on the card turned up at the deal.
    no: Nobody jumps in by these rules: a card is laid only on your own turn.
    no uno.house.jump-in: You may not jump in on the card turned up at the deal: nobody has laid it.
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
    can you jump in on the starting card
    flipped the first card and I have the same one, can I slap it
    jump in on the card turned over at the start
    dealer turned up a red 3 and i got a red 3 can i go first
    does jump-in work right at the beginning on the face-up card
    nobody played yet, just the first card lying there, may I jump in
    she jumped in before anyone had a go, on the opening card
    jump in start card identical allowed?
    cut in on first flipped card
    opening card match, jump in?
    slap onto the starter card
    jump-in before anyone has played
    We'd dealt, flipped over a blue 4 and before the first player could do anything Robin jumped in with his blue 4. Mum says nobody laid that card. Allowed?
    We play jump-ins. The very first card from the deck was a red 9, I had a red 9, so I threw it. My aunt says you need a player's card to jump on. Who's right?
    Dealer turns up green 2 to begin, my cousin at the far end slams green 2. It was Dad's go to start. Does the jump count?
    My sister wants to cut in on the card that was flipped to begin the pile. I think it only works once someone has actually played. Which?
    Row before the game's even begun: card turned up is yellow 6, Hal slaps a yellow 6 on it though Meg starts. Jump-in or not?
    um can you jump in on the first card that gets flipped over at the beginning
    so the card we turned up too start is a red for and I got one can I jump in right away
    okay does jumping in work on the starting card or does somebody have to play first
    hey the very first card on the pile nobody played it can I still jump on it
    Must somebody have played before I can jump in, or does the starter card count?
    Is it allowed to cut in on the card that opens the discard pile?
    What happens if I hold the twin of the card flipped at the start and slam it before the first player?
    can i jump in on the card that gets flipped at the very start
    First card on table at begin, I have the same. I can jump in before first player?
    they flipped a green 3 to start n i got one, can i jump in already

jump-in-on-zero
    yes: You may jump in on a 0.
    no: Nobody jumps in by these rules: a card is laid only on your own turn.
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
    zero was played and I've got the same zero, can I jump in
    jump in on a 0 when hands are being passed
    does jump-in count with zeros in seven-zero
    he put a red 0 and I slapped my red 0, before or after the hands move?
    can you cut in on a zero
    0 played, another identical 0 out of turn, ok?
    i got the same zero too can i throw it before we pass our cards
    jumping in, same colour zero, with the rotate rule
    cut in with matching 0
    zero on zero out of turn
    jumping on 0, hands rotate first?
    does jump-in work with zeros
    We play hands go round on 0 and also jump-ins. Bea laid a red 0 and Tim slapped his red 0 before we passed anything. Is that a valid jump?
    Dad laid a blue 0, I had the other blue 0... except it went to my neighbour when the hands moved. Could I have jumped in before?
    My cousin says you can't jump in on zeroes as the cards get passed straight away. My sister did it anyway. Who's right?
    There's only one 0 in each colour, says Grandpa, so nobody can jump in on it. But Ella claims she has one. What gives?
    Uncle put a yellow 0, and before everyone handed on their cards someone cut in with a zero. Big fight. Does the cut-in stand?
    um can you jump in on a zero if you have a zero too
    so he put down a green zero is it possible too jump in on that one
    okay for the jump in rule does it count with a zero or not
    hey I wanna jump in with my 0 on there 0 is that aloud
    Must I let a 0 pass without jumping in on it?
    Is it allowed to interrupt with another zero when someone has put a zero?
    What happens if somebody wants to cut in on a 0?
    he put a 0 can i jump in with my 0
    can u jump in on a zero or is that the one card u cant

jump-in-with-wild
    yes: You may jump in with a Wild on a Wild.
    no: Nobody jumps in by these rules: a card is laid only on your own turn.
    no uno.house.jump-in: You may not jump in with a Wild on a Wild.
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
    wild on wild jump in
    someone played a wild, I have a wild, can I throw mine out of turn
    are two wilds the same card for jump-in
    can you jump in using a wild card on another wild
    she put a wild and called green and i slapped a wild right after even though not my go
    does jumping in work for colour-change cards
    he jumped in with a wild on top of my wild, is that allowed
    i have a wild too can i cut in
    jump in with wild on wild
    cut in using a colour changer
    wild out of turn onto wild
    do wilds count for jumping in
    joker on joker, not my go
    Ray laid a Wild and called blue, and Gina, who wasn't up, jumped in with her own Wild and called red. We play jump-ins. Ok or no?
    My brother claims two color changers are the same card so he can jump in on mine. I say wilds don't count for that. Settle it.
    Mum put a joker, said green, then Uncle Lars cut in with his joker from the other end. Is a wild identical to a wild for jumping in?
    We allow cutting in with the same card. I held a Wild, a Wild was laid, it wasn't my turn, I slammed it. Dad says take it back. Must I?
    Pick-a-color card on top, my cousin jumps in with another one and changes the color again. Everyone's annoyed. Can she?
    um can I jump in with a wild when somebody else just put a wild
    so she played a joker can I throw my joker out of turn two because its the same
    okay do wild cards count for jumping in or only the colored ones
    hey he put the color changer down and I have one to can I cut in with it
    Must I wait my turn to put my Wild on another person's Wild, when we play jump-in?
    Is it allowed to cut in with a colour changer on a colour changer?
    Who names the color if somebody jumps in on a Wild with a Wild, or can't they?
    can i jump in with a rainbow card on a rainbow card
    He put wild, I have also wild. Can I jump in when is not my turn?
    jumping in w a wild on someone elses wild, legit or nah

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
    skip gets played, someone jumps in with an identical skip, who gets skipped
    jump in skip on skip who loses a turn
    I played a red skip, Dan across slapped a red skip, who's out a go
    if you jump in with the same skip does the first person still miss a turn
    two skips because of a jump-in, who's blocked
    is it the one after me or the one after the jumper who gets skipped
    she jumped in on my skip with a skip so who misses their go now
    jumped in with a matching skip card next player?
    jumped in on skip with skip
    who is skipped after jump-in Skip
    two same Skips, jump-in, who misses
    skip jumped on, whose turn's lost
    cutting in with identical skip card
    Ann laid a green Skip on Bob, then Dora jumped in with the other green Skip. Bob says he's free now and the one after Dora sits out. True?
    We play jump-ins. Red Skip, then another red Skip from across the table. Does the first victim miss a go, or the second, or both?
    My mum was to be skipped by my dad, but Aunt Fee cut in with the identical Skip. Now Mum and my cousin both claim the other misses. Who?
    Yellow Skip from me, yellow Skip jumped in by Greg, and now nobody knows who loses a turn. Greg's neighbor is livid. Who has to sit out?
    I got skipped by Nora and then Kofi jumped in with the same skip card. Does his jump cancel my missed turn?
    um somebody jumped in on a skip with a skip so who misses there turn now
    so he put a blue skip and she jumped in with a blue skip who is skipped the first one or the next too
    okay when you jump in on a skip does the player after the jumper miss a go
    hey for jump in with a skip card on top of a skip who loses the turn
    Do I still lose my turn if somebody jumps in on the Skip that was meant for me?
    Who is passed over when an identical Skip is slammed on a Skip out of turn?
    What happens if a Skip gets jumped with its twin, do two people miss a go?
    i got skipped but then someone jumped in with a skip too who is skipped now
    One put skip, other jump in with same skip. Which player lose the turn?
    bro jumped in on a skip w the same skip, so who actually gets skipped

jump-in-on-draw-two
    yes: You may jump in on a Draw Two before the cards are drawn: they are added up.
    no: Nobody jumps in by these rules: a card is laid only on your own turn.
    no uno.house.jump-in: You may not jump in on a Draw Two before its cards are drawn.
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
    +2 was played and I have the same +2, can I jump in before he picks up
    jump in on draw 2 before drawing
    plus two red, slapped another red plus two out of turn, he hasn't drawn yet
    can you cut in with an identical draw two before the victim takes cards
    who draws if somebody jumps in on a +2
    someone jumps in with a plus 2 while the other guy is reaching for his cards
    same colour plus two out of turn allowed before the pick up?
    i put +2 on lucy and max jumped in with the same one, does she still draw
    jump in on fresh +2
    cut in before two are drawn
    jumping onto a draw two
    identical plus two out of turn
    +2 jumped before victim draws
    Lou laid a red +2 on me and before I'd picked anything up, Ty jumped in with his red +2. Do I escape? We play jump-ins.
    My daughter slammed a blue take two on another blue take two while Grandpa was still reaching for the deck. Is she in time?
    Dad says you can cut in on a Draw Two only after the victim has taken the cards, Mum says before. We play jump-in. Which?
    Green plus two from Ed, I was supposed to draw, then Fay threw the same green plus two from across the table. Who takes cards now?
    We had a shouting match: jump-in on a +2 when the two cards haven't been drawn yet. Jake did it. Does it stand?
    um can I jump in on a plus too before the guy has drawn the cards
    so somebody put a draw two and I have the same one can I jump in before he picks up
    okay the plus two is on top nobody drew yet can somebody else cut in with there plus two
    hey jump in on a take to card is that okay if the cards arent taken yet
    Must I wait until the two cards have been taken before I jump in on a Draw Two?
    Is it allowed to cut in with a matching +2 while the victim hasn't drawn?
    Who draws if a Draw Two is jumped with its twin before anybody picked up?
    he put +2 on my sister can i jump in with my same +2 before she takes cards
    Jump in with draw 2 on same draw 2, the other did not take his cards yet. It is ok?
    can i jump in on a +2 real quick before they pick up

two-want-to-jump-in
    yes: Both can hold that card.
    no: Only two cards of a kind are in the deck, so nobody else can hold the same one.
    uno.turn: Nobody jumps in by these rules: a card is laid only on your own turn.
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
    one jumped in and now a third person says they have the same card too, is that possible
    how many copies of a card are there, two people want to jump in
    two players jump in at once
    red 5, then red 5 jumped in, then another red 5? can there be three
    both of them claim to hold the identical card to jump in
    after one jump-in can someone else jump in again with the same card
    sam jumped in and then mia wanted to jump in as well can they both have it
    second jump in on same card possible?
    two players claim same jump-in
    second jump-in with third copy?
    both jumping in, how many exist
    are there three of that card
    two people slammed for jump-in
    I jumped in with my red 6 on Al's red 6, then Jill says she also has a red 6 and wants to jump too. How can there be three?
    Two of us want to cut in on the same green 8. My cousin already did. My brother swears he holds one as well. Is that even possible with one deck?
    Uncle Don laid a blue 1, Val jumped in with a blue 1, and now Pete wants in with yet another blue 1. Dad says somebody's cheating. Are there that many?
    Bea was first with the jump, then Cal says he's got the identical card too. We counted two of each. So who's lying?
    Jump-in just happened and a second person shouts me too. Mum says no deck has that card three times. Is she right?
    um someone jumped in and now another player wants too as well can they both have that card
    so to people want to jump in on the same card can there be three of them in the deck
    okay she jumped in first and he says he has the same one two is that possible
    hey how can too players both have the card for the jump in when one is on the pile
    What happens if a second player claims to hold the card that was just used to jump in?
    Is it possible for two others to hold the twin of the card on the pile?
    Who is right when two people both say they can jump in on the very same card?
    me and my bro both wanna jump in on the same card can we both have it
    One already jump in, second also want. There are so many same cards?
    2 ppl trying to jump in at once w the same card, someones lying right

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
    can I jump in on myself
    I played a blue 4 and I've got another blue 4, can I throw it straight after
    jump in on own card
    he put down one and then slapped the twin before the next player went
    does jump-in work with your own card
    two same cards in my hand, play one then jump in with the other?
    she jumped in on her own card right after, is that fair
    i put green 2 and i have one more green 2 can i put it quick before the next kid goes
    play twin onto mine straight away
    second identical card right after mine
    cut in on yourself
    follow own card with same card
    I laid a green 2 and immediately my second green 2 as a jump-in on myself. My wife says you can't jump your own card. Can I?
    We play jump-ins. Mo put down a red 8, and before anyone could move he jumped in again with his other red 8. Is that legit?
    My sister jumps in on her own cards all the time, one yellow 4 and then quickly the other. Dad says it's a two-card turn in disguise. Who's right?
    Granddad played blue 7, then before Auntie went he threw a second blue 7, saying it's just a jump-in. Fair?
    Uncle says jumping in is for others only, not for whoever just played. I had the twin card in my hand and chucked it after. Take it back?
    um can I jump in on my own card if I have the same one again
    so I played a red for and I have another red four can I throw that right after before the next guy
    okay is jumping in on yourself aloud like you just played and now you play the twin
    hey can you cut in right after you're own card with the same card
    Must a jump-in come from somebody other than the one who just played?
    Is it allowed to interrupt the next player with the twin of what I myself just laid?
    What happens if I follow my own card at once with its double, out of turn?
    i put a blue 5 and i have another blue 5 can i jump in on myself
    I play card and after quick I jump in with same card on my own. Is correct?
    can u jump in on urself lol i got the same card twice

jump-in-and-win
    yes: You may jump in with your last card and win the round.
    no: Nobody jumps in by these rules: a card is laid only on your own turn.
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
    can you go out on a jump-in
    jump in with last card win
    my last card is the same as the one just played, can I slap it and win even if it's not my turn
    he finished the round out of turn by jumping in, does that count
    is it legal to end the game with a jump-in
    i only had one card and jumped in with it did i win
    going out by jumping in, allowed?
    she had uno and cut in with the identical card and says she won
    win by jumping in
    last card as a jump-in
    go out out-of-turn with match
    finish on a jump in
    jump-in final card, round over?
    I'd one card left, a red 3. Someone laid a red 3, I jumped in and won. My brother says you can't finish when it's not your turn. Can I?
    Granny was about to go out, but Lex cut in with his very last card and shouted won. We do play jump-ins. Does it count?
    My cousin ended the whole round by jumping in with the only card in her hand. Uncle says she must wait for her go to finish. Who's right?
    We're arguing if you can go out on a jump-in. Dad had said UNO and everything, then slammed the twin. Valid win?
    Kim slapped down her final card out of turn because it matched exactly, and claims the points. Half the table protests. Did she win?
    um can you win the round when you jump in with your last card
    so I had one card left and jumped in and its my last did I win or do I half too wait my turn
    okay is it okay too go out by jumping in
    hey he jumped in with his final card does that count as winning you know
    Must I be on turn to get rid of my last card, or can a jump-in finish it?
    Is it allowed to go out on somebody else's go by jumping in?
    What happens if my jump-in leaves me with no cards?
    can i win by jumping in with my last card
    My last card is same, I jump in, no more card. I am winner?
    jumped in w my last card n won, my sis is mad, does it count

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
    played a seven, can I trade my cards with another player
    does a 7 mean you switch hands
    7 swap rule
    i put down a seven do i get to take somebody elses cards
    she threw a 7 and says she gets my hand, is that real
    is swapping hands on a seven an official rule
    I dropped a 7, who can I trade with
    what happens with sevens, do I exchange cards with someone
    7 played, swap with anyone?
    does a seven trade hands
    seven: choose someone to exchange with
    laid a 7, take her cards?
    is 7 the swap card
    I put down a blue 7 and wanted to take my brother's hand, he only had one card. He says sevens are just numbers. Do I get to swap?
    At my friend's place a 7 means you trade your whole hand with a player you pick. My dad says rubbish. Is it in the rules?
    Aunt Gail threw a seven and grabbed my cards, handing me fourteen of hers. Can she do that?
    My cousins insist a 7 lets you exchange hands with whoever you like. Grandma never heard of it. Who's right?
    Lena laid a red 7 and said "give me your hand, Paul". Paul refuses. Must he give it to her?
    um I put a seven down can I swap my cards with somebody
    so when you play a 7 do you get too trade hands with another player
    okay does a seven mean you can take someone else's hand
    hey I through a seven and I want are grandmas cards can I swap
    Must I give up my hand when someone with a 7 picks me?
    Is it allowed to exchange my whole hand with another player for laying a seven?
    Who chooses the partner for the trade when a 7 is put down, or is there no trade at all?
    i put a 7 can i switch cards with my sister she has less
    When I put number 7, can I change all my cards with other player?
    threw a 7, do i get to steal someones hand or nah

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
    7 was played, do we trade hands before the next person goes
    is the swap on a seven mandatory
    he played a 7 but doesn't want to swap, does he have to?
    next player already put a card before the seven swap happened
    do you have to swap on a 7 or can you say no
    seven laid and no swap done yet, can the next one play
    must the hands be exchanged first before we carry on after a seven
    dad put a 7 and we forgot to swap cards and went on
    swap first before next plays?
    seven swap pending, next already played
    next player went before the 7-swap
    does 7 trade happen at once
    player must choose swap before continuing?
    We play sevens swap. Tina laid a 7, but before she'd picked anybody, Uncle Bo just laid his card. She says the swap comes first. Does it?
    Dad put a 7 and then dithered over whom to trade with, so my brother went ahead and played. Was he allowed, or do hands change first?
    My sister threw a seven, said nothing about trading, and the next one took a go. Two minutes later she wants to swap. Too late?
    With seven-zero on, Karl played a 7 and wants to skip the trade since he's got few cards. We say he has to do it before we go on. Who's right?
    Gran laid a seven and thought she needn't swap. Mum says no one plays till she has traded. Is that so?
    um somebody put a seven do they half to swap before the next one plays
    so we play with seven swaps and the next guy already went before the swap is that okay
    okay does the trade for the seven come first or can we just keep playing
    hey he through a 7 and didn't swap yet can I play my card already
    Must the owner of the 7 trade before anybody else goes?
    May I decline the swap after laying a 7, with the seven rule on?
    What happens if the next person plays while the seven's trade is still outstanding?
    she put a 7 but didnt swap yet can i go now
    With rule 7, change of hands must be done before next player plays?
    he laid a 7 n doesnt wanna swap, does he have to before we keep going

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
    I go out with a 7, do I have to swap
    last card seven swap hands or win
    she finished on a seven, does she take somebody's hand or has she won
    he had one card left, it was a 7, he played it, does he now get my cards
    ending on a 7 in seven-zero
    does going out with a seven count or do you need to trade for a hand
    my very last card was a seven did i win or do i have to swap
    final card 7 nothing left to swap with
    finish on a 7, still trade?
    final card 7 wins or swaps
    go out with a seven
    seven as last card, hands exchanged?
    empty hand after 7, swap anyway?
    I got rid of my last card, a green 7, and we play sevens swap. My sister says I now have to trade my empty hand with somebody. Surely I've won?
    Uncle Fritz ended with a 7 and Mum says he must swap, so someone gets zero cards and wins. What actually happens?
    With the swap rule on, my cousin had one card, a seven, and laid it. He claims the round, Dad says he gets someone else's hand first. Who's right?
    Last card was a red 7. Table's in uproar: out or swap? We do play seven-zero.
    Gran went out with a seven. Grandpa says her nothing goes to whoever she picks and she takes their cards. Is he joking?
    um if your last card is a seven do you win or do you half to swap your hand
    so I had one card and it was a 7 and I played it do I still trade with somebody
    okay she finished on a seven does she have too take someone else's cards
    hey can you go out with a seven when we play the swap thing
    Must I exchange hands with anyone if a 7 was the only card I held?
    Do I win the round when my very last card is a seven, or does the trade come first?
    What happens if a player has no cards left because they just laid a 7?
    my last card was a 7 did i win or do i have to swap
    I finish with number 7, zero cards in hand. Must I change hand with other?
    ended on a 7 w the swap rule, thats a win right

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
    the starting card is a zero, do we pass hands
    first card flipped is a 7, does anyone swap
    0 or 7 as the opening card
    we turned over the first card and it was a 0 do we all rotate straight away
    seven at the start from the deck, swap or not
    does the seven-zero rule kick in on the card you flip to start
    just dealt and the face up card is a 7 what now
    start card zero hands rotate?
    starter card is 0 or 7
    opening 0, do hands rotate?
    flipped 7 at start, swap?
    first card zero, pass already?
    game begins on a seven
    We play the 7 and 0 thing. The card flipped to start was a 0, and my aunt immediately passed her hand left. Nobody laid it, though. Do we rotate?
    Dealer turned over a 7 to open. The first player says he can swap with someone now. Dad says no one played it. Who's right?
    Right after the deal a red 0 came up as the starting card. My brother wants hands to go round, I like my cards. Do they?
    With seven-zero on, the pile began with a green 7. Grandma thinks the dealer gets to trade. Does he?
    Starting card's a zero, half the table has already handed on their hands before the first turn. Undo it or fine?
    um the first card turned up is a zero do we pass are cards already
    so the game starts with a 7 on the pile does somebody swap hands or not
    okay does the starting card count for the 7 and 0 rule
    hey we flipped a zero too begin does everybody give there hand to the next one
    Must hands go round because the card that opens the pile is a 0?
    Who trades if the starter card is a seven that nobody laid?
    What happens if the dealer flips a 7 as the first card, with the swap rule on?
    the first card they flipped is a 0 do we all switch
    Game begins and first open card is 7. Somebody has to change the hand?
    starter card was a 0, do we rotate before anyone even plays

zero-rotates
    uno.swap: A 0 is a plain number by these rules: no hands move.
    uno.house.seven-zero: When a 0 is laid, everybody passes the whole hand on in the direction of play.
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
    zero played, does everyone pass their hand
    what happens when someone puts a 0
    0 rule pass cards around
    i threw a zero do we all give our cards to the next person
    does a zero do anything special or is it just a number
    he dropped a 0 and told us all to hand our cards to the left
    which way do hands go on a zero
    everybody swaps when a 0 is thrown, true?
    0 played: pass hands along?
    zero makes everybody pass cards
    does a 0 do anything
    all hands move on zero
    what happens on a 0
    Jill threw a 0 and started passing her hand to the left, and wanted us all to do the same. My dad says a zero is just a zero. Which?
    At Tom's house everyone hands their cards on when a 0 gets played. At ours nobody does. What's right?
    My niece laid a yellow 0 and says we all swap around in the direction of play. I have one card left, I'm not giving it away! Do I have to?
    Grandad played a zero and nothing happened, then my cousin said all the hands should have moved one seat. Should they?
    Big argument: zero. Mia says hands rotate, Noah says it's an ordinary number. Who's right?
    um somebody put a zero what does that do
    so when a 0 gets played does everybody half too give there cards to the next person
    okay is zero a special card in you know or just a number
    hey do we all pass are hands when somebody throws a zero
    Must I pass my cards on because somebody laid a 0?
    Who gets my hand when a zero is put down in the game?
    What happens if a player lays a 0, is anything handed round?
    does everyone switch cards when u put a 0
    What effect has the number zero card when player puts it?
    someone dropped a 0, do we all pass our cards or is that fake

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
    can I slap a 9 on a 6 out of turn
    6-9 rule same colour not my go
    someone played a red 6 and I have a red 9, can I throw it even when it's not my turn
    nine on top of six same color jumping in
    color crazy six nine out of turn allowed?
    he put a green 9 on her green 6 when it was my go
    do sixes and nines count as the same so i can cut in
    i got a blue 9 and blue 6 is there can i put it though its not my go
    9 onto 6 out of turn
    six then nine interrupt, same colour
    the 69 jump-in
    slap nine onto six unasked, out-of-turn
    cut in: nine on red 6
    Someone put a blue 6, my mate slammed a blue 9 on it though it was my go and everybody laughed. Is that a real thing?
    My cousins have a rule with 6 and 9 of one color: you can butt in with the nine. Aunt says it's nonsense. Is it permitted?
    Dad laid a green 6 and it was Kim's turn, but I threw a green 9 on it. Kim says wait your turn. Was I right?
    At uni we let people cut in with a 9 after a 6 if the colour matches. My boyfriend refuses to accept it. Can I do it?
    Yellow 6 goes down and Ricky, two seats away, drops a yellow 9. Legal interruption or do we give it back to him?
    um can I throw a nine on a six when its not my turn if its the same color
    so he played a read six and I have a red nine can I jump in with that
    okay that sixty nine rule can you play a 9 on a 6 out of turn
    hey somebody put a green 6 can I slap my green 9 on it before the next guy
    Must I wait for my go to put a nine on a six of that colour?
    Is it allowed to cut in with a 9 when a same-colored 6 has just been laid?
    What happens if I drop a blue 9 on a blue 6 while it's somebody else's go?
    he put red 6 can i put red 9 even if its not my turn
    Six blue on top, I have nine blue, not my turn. I may throw?
    nice rule lol can i jump in w a 9 on a 6 same color

color-crazy-how-many
    yes: Among four players three sixes and nines of one color in a row are enough to go color crazy.
    no: Nobody goes color crazy by these rules: color crazy is a house rule.
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
    4 players, three 6s and 9s in a row, color crazy yet?
    how many sixes and nines does it take to go colour crazy with four people
    four of us, 6 then 9 then 6, do we go crazy
    is three in a row enough for color crazy when there are 4
    color crazy number of 6/9 needed four players
    were four and got three of them 6 9 6 is that color crazy
    do 3 consecutive six/nine cards set off colour crazy at a table of four
    there's 4 playing and we hit three nines and sixes one after another
    color crazy: three enough, four players?
    3 sixes and nines, four people
    four players, 6-9-6 crazy already?
    three in a row, colour crazy
    how long a run for four
    Four of us playing the 69 rule: 6, 9, 6 came down in a row and my cousin shouted color crazy. My sister says you need more. Are three enough?
    We're four at the table. Someone laid 9, then 6, then 9. Dad says that's it, colour crazy! Mum says wait for a fourth. Who's right?
    With four people, we had three of those sixes and nines one after another, and Jules claimed we've gone color crazy. Have we?
    My uncle counts one card per player before it turns crazy, so with four it would have to be four cards. We've got three. Does it fire?
    Three 6s and 9s running, four players, Ella starts throwing any color she wants. Ok or too early?
    um there is for of us and we had three sixes and nines in a row is that color crazy
    so six nine six with four people does the table go color crazy now or not yet
    okay how many sixes and nines do you need for color crazy when your four players are three okay
    hey we are four and there where three in a row is that enough for the crazy thing
    Must it be more than three sixes and nines in a row for four players to go color crazy?
    Is a run of three 6s and 9s enough to set off color crazy at a table of four?
    What happens if three of those cards, 6-9-6, fall one after another among four people?
    we r 4 kids and there was 3 of 6 and 9 in a row is it color crazy
    Four players, three times 6 or 9 one after another. Color crazy begins?
    6 9 6 with 4 ppl, are we color crazy yet

color-crazy-two-in-a-row
    yes: Among four players a 6 and a 9 are enough to go color crazy.
    no: Nobody goes color crazy by these rules: color crazy is a house rule.
    no uno.house.sixty-nine.crazy: A 6 and a 9 are not enough among four players to go color crazy.
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
    4 players, a 6 and then a 9, is that color crazy already
    are two enough for colour crazy in a four player game
    just a six followed by a nine, four of us, do we go crazy
    color crazy after only two cards?
    she played a 6, he played a 9, four people, he shouted color crazy
    only a 6 and a 9 in a row with four people, enough or not
    does one six and one nine set off color crazy when there's four at the table
    we're four and it was only 2 of them in a row, colour crazy?
    just 6 and 9, color crazy?
    two cards, four players, crazy?
    one six one nine enough
    color crazy after only two
    6-9 pair triggers, four people?
    We are four. Pam laid a 6 and Ron a 9, and right away Ron yelled color crazy. Surely that's not enough with just the two of them?
    Four of us at the kitchen table: six, then nine, and my nephew says anything goes on now. I say two cards can't do it. Who's right?
    Mum played a red 6, Dad a red 9, nothing more. My brother claims we've gone crazy on colors. With four players, have we?
    My friend thinks a single six followed by a single nine makes the four of us color crazy. I think you need a longer row. Which?
    One 6, one 9, four people, and half the table is dropping cards of any color. Too soon?
    um we are for people and there was a six and then a nine is that already color crazy
    so just too cards a 6 and a 9 does that make it color crazy with four of us
    okay is a six and a nine enough for color crazy or do you need a third one
    hey only to cards in a row a six and nine and he says color crazy with are four players
    Must there be a third card after the 6 and the 9 before four people go color crazy?
    Is a single 6 followed by a single 9 sufficient to go color crazy with four?
    What happens if only two such cards, a six and a nine, come in a row among four people?
    he put 6 then she put 9 and we r 4, is it color crazy already
    With 4 players, one six and one nine only. It is enough for color crazy?
    only a 6 and a 9 so far n theres 4 of us, does that count as color crazy

color-crazy-between-two
    yes: Two players can go color crazy.
    no: Nobody goes color crazy by these rules: color crazy is a house rule.
    no uno.house.sixty-nine.crazy: Two players cannot go color crazy.
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
    just me and my sister playing, can we go color crazy
    colour crazy with 2 players
    does color crazy work in a two player game
    only two of us, 6 then 9, color crazy?
    is there color crazy when it's one on one
    me vs my husband, how does colour crazy work or is it off
    can 2 people set off color crazy
    theres only two of us can it go colour crazy
    color crazy with two players
    just us two, go crazy?
    69 rule, only two people
    two-player colour crazy possible?
    couple playing, color crazy?
    It's only me and my wife. We laid 6, 9, 6, 9 back and forth and she says color crazy. I say that needs more people. Who's right?
    My sister and I, nobody else, playing the 69 thing. She threw a nine on my six and claims the table's gone crazy. Can two even do that?
    Just Dad and me tonight. He thinks color crazy doesn't exist when you're two. I've got a great hand for it. Does it?
    My boyfriend and I are on our own and traded sixes and nines four times. Are we color crazy or is that for larger groups?
    Head to head with my cousin, sixes and nines flying, he shouts colour crazy. I say not with two players. Settle it.
    um can you go color crazy when there is only to of you
    so its just me and my mom can the table go color crazy with too players
    okay we are two people does that color crazy thing work or do you need more
    hey for two players is color crazy a thing with the sixes and nines
    Must there be more than a pair of us for color crazy to come about?
    Is it possible to go color crazy in a duel?
    What happens if the only two players keep laying sixes and nines, do we get color crazy?
    its only me n my brother can we go color crazy
    We are two persons only. Color crazy is possible?
    1v1 and we hit 6 9 6 9, can 2 ppl even go color crazy
"""
