"""How people ask about cards laid on cards, drawing, going out, two players, and piles that run out."""

TEXT = """
draw-two-on-draw-two
    yes: A Draw Two may be laid on a Draw Two: the next player then draws for both.
    no: A Draw Two is no answer to a Draw Two: you draw the two cards and miss your turn.
    stack two plus twos
    answer a +2 with my own +2
    pass the pick up two along, adding another
    does the next player then draw four
    pile up +2 cards
    a draw two on a draw two
    is stacking draw twos a thing
    someone plus twoed me and i want to plus two the next person
    do draw 2s add up when you stack them
    stacking +2 cards official rule
    play a second draw two instead of picking up
    can you defend yourself from a +2 with another +2
    chain of pick up twos, who takes them all
    i got a +2, put mine down too and now she owes 4
    avoid picking up 2 by putting my draw two on top
    double up plus twos
    counter a draw two with a draw two
    mum threw a +2 at me and i have a +2 as well, do i have to draw or can i put mine on
    is it legal to stack 2s so the last one takes all of it
    he plus twoed me, i plus twoed nan, does nan take four
    house rule or real rule: stacking plus twos
    draw 2 stacking allowed y/n
    can a pick up two be passed on with another pick up two
    put my own +2 down in place of taking two cards
    we always stack draw twos, is that official
    plus two on me and i add mine
    got plus twod, can i plus two back
    so i put a second +2 down and they say thats not how it works
    she plays +2, i play +2, who draws
    may a player answer a draw two with another draw two and move the penalty on
    are plus twos allowed to be piled up
    is the penalty passed on if i also have a +2
    can i stack
    is stacking allowed
    can you stack
    stacking
    stacking rule
    can we stack cards
    stack or not
    may i stack

draw-four-on-draw-two
    yes: A Wild Draw Four may be laid on a Draw Two: the next player then draws for both.
    no: A Wild Draw Four is no answer to a Draw Two: you draw the two cards and miss your turn.
    put a +4 on a +2
    pile a plus four onto a pick up two
    two plus four makes six for the next one
    defend against a +2 by the black pick up four
    a wild draw four on a draw two
    can a +4 go onto a +2 to pass the six on
    beat a draw two with a draw four
    draw two hits me, i throw a wild draw four on it
    stacking a +4 over a +2
    wild draw 4 on top of a draw 2 to escape it
    they plus twoed me so i plus four the next
    raise a pick up 2 to a pick up 4
    mix plus two and plus four when stacking, the four second
    counter +2 with +4
    got hit by a pick up two and want to answer with the wild plus four so the next one gets six
    dad laid a +2 and i only have a +4, may i pass it on with that
    can the bigger card go on the smaller one, +4 over +2
    is a wild draw 4 a valid answer to a draw 2
    draw two played against me, put draw four on it, next player takes 6
    +2 on the table against me, i drop the big +4
    is the big draw four allowed on a normal +2
    may a player answer a draw two with a wild draw four
    is topping a plus two with a plus four permitted

draw-two-on-draw-four
    yes: A Draw Two of the color named may be laid on a Wild Draw Four: the next player then draws for both.
    no: A Draw Two is no answer to a Wild Draw Four: you draw the four cards and miss your turn.
    put a +2 on a +4
    answer a plus four with a plus two
    can a pick up two go on top of a pick up four
    pass on six cards with a plus two
    put a smaller penalty card on the bigger one
    i was given a +4, may i put down a +2 instead of taking the cards
    draw two over a draw four so the next gets six
    is it fine to lay +2 after +4 in a stack
    counter +4 with +2
    draw 2 on top of draw 4 stacking
    defend against a plus four using a plus two
    mix plus two and plus four when stacking, the two second
    respond to a wild draw four with draw two
    wild draw 4 played on me and i only have a draw 2 to put on it
    sis gave me a wild plus four and i want to put my +2 on it so the next one takes six
    can the smaller card go on the bigger one, +2 over +4
    is a draw 2 a valid answer to a wild draw 4
    draw four played against me, put draw two on it
    hit by a pick up four, answer with a pick up two
    can i pass a +4 along with only a +2
    someone wild draw fours me and all i have is a draw two in the chosen colour
    all i got is a draw 2 and a +4 was played on me
    the colour was called with the +4 and i stack a +2 in it instead of drawing
    may a player answer a draw four with a draw two of the called colour
    is topping a plus four with a plus two permitted

draw-two-of-any-color-on-draw-four
    yes: A Draw Two of any color may be laid on a Wild Draw Four: the next player then draws for both.
    no: A Draw Two is no answer to a Wild Draw Four: you draw the four cards and miss your turn.
    no uno.match: On a Wild Draw Four a Draw Two has to be of the color that was named.
    green +2 against a +4 that was called blue
    must the plus two have the color that was wished for
    stack a plus two of the wrong color on a plus four
    any color pick up two on the black four
    when stacking, does the +2 need to be in the colour called with the +4
    red draw two on a wild draw four that says green
    colour of a draw two stacked on a +4
    we play stacking, wrong colour plus two on top of a plus four
    does the stacked +2 have to match the colour chosen
    we stack, any colour +2 on a +4?
    stacking, green plus two on a plus four where red was called
    we stack, must the +2 have the called colour to go on a +4
    with stacking, a draw two of a wrong colour on a draw four

draw-four-on-draw-four
    yes: A Wild Draw Four may be laid on a Wild Draw Four: the next player then draws for both.
    no: A Wild Draw Four is no answer to a Wild Draw Four: you draw the four cards and miss your turn.
    stack two plus fours
    answer a +4 with a +4
    does the next one have to pick up eight
    pass a pick up four along with my own
    a wild draw four on a wild draw four
    stacking wild draw fours
    can you defend yourself from a +4 with another +4
    two wild draw 4 in a row, does the third person pick up 8
    do plus fours add up
    +4 on +4 rule
    i got plus foured and have a plus four too
    counter a draw four with a draw four
    avoid taking 4 by dropping another draw four
    pass on a +4 by adding one
    put a second +4 down so that somebody else draws eight
    mum threw a +4 at me and i have a +4 as well, do i have to draw or can i put mine on
    is it legal to stack 4s so the last one takes eight
    he plus foured me, i plus four nan, does nan take 8
    stack wild draw 4s until someone has none
    can a pick up four be passed on with another pick up four
    put my own +4 down in place of taking four cards
    throw mine on top of his draw four so the next kid takes eight
    somebody played plus four on me and i hold a plus four too
    plus foured me so i plus foured the next
    +4 then +4 then +4, who picks up all that
    are wild draw fours allowed to be piled up
    may a player answer a draw four with another draw four and move the penalty on
    is the penalty passed on if i also have a +4
    can draw fours be stacked the way people stack draw twos

draw-two-once-drawn-for
    yes: A Draw Two that somebody has drawn for is a card like any other: your Draw Two of another color fits on it.
    no: Your Draw Two of another color may not be laid on it.
    a +2 on a +2 after the cards were picked up
    two plus twos in a row but by players who do not owe anything
    my turn comes after the one who drew two, can I use my plus two
    blue pick up two on a red pick up two that is paid
    the +2 on top is already paid for, may i put a +2 of another colour on it
    last person took two and missed their go, now its me and i hold a draw two
    can i follow a used up draw two with mine
    play draw two after a draw two when the cards have been taken already
    the penalty was done, is my plus two still legal on top
    person before me drew 2, my own +2 next
    +2 lying there from before, not against me, can i match it with +2
    she took her two cards already and i play a +2 of a different colour
    draw two on a spent draw two
    grandpa already took his two and missed his turn, now im next with a plus two, is that ok
    the draw two in the middle has been dealt with, may i put mine on top
    player on my right took the two cards, i now play my +2 against the next player
    previous person picked up for the +2 and it is my go with another +2
    is it stacking if the first +2 was already taken
    red +2 done and dusted, blue +2 goes on it?
    new draw two after the old one has been served
    player before me drew already, the +2 is still showing, mine next
    pile still shows a +2 but its paid
    a draw two on which somebody has drawn already: can my draw two follow
    tom took his two cards, its my turn, can my +2 of a different colour go there

draw-two-once-drawn-for-how-many
    uno.draw-two: It is two cards: those of the first Draw Two are drawn already, and the new one counts for itself.
    do plus twos add up once they are paid
    is it a fresh two or does the old +2 count again
    how many for the second pick up two
    two draw twos but the first one was taken, so is it 2 or 4 for the next person
    does the second +2 stack if the first was drawn already
    do i pick up four because there are two plus twos lying there
    next player after a second plus two takes how many
    after the first was settled, does the new pick up two count double
    one drew two, then another +2 gets played on it, does that one draw two or four
    after a plus two was taken the next plus two, is it added up
    second draw two after the first was drawn for, how many
    are the cards added when the first +2 was already taken

draw-two-takes-the-turn
    yes: Whoever draws for a Draw Two misses the turn as well.
    no: Whoever draws for a Draw Two still has the turn.
    after a +2 may I still play a card
    pick up two and then lay one
    does plus two skip me
    can I play once I have taken the two cards
    i drew my two cards for a +2, is it still my turn
    do you get to play after a draw two hits you
    does a draw two also skip you
    do i miss my go when i take two
    plus two victim, can they lay something afterwards
    is my turn gone after picking up two
    take two and play on
    picked up my two for the +2, am i skipped as well
    once ive taken two do i get to lay a card

draw-two-drawn-for-a-draw-two
    yes: A Draw Two among the cards you drew for a Draw Two may be laid right away.
    no: A Draw Two among the cards you drew for a Draw Two has to wait: your turn is over.
    picked up a +2 while paying for a +2
    stack a card that only just came from the pile
    one of my penalty cards is a plus two as well
    lay a card that I drew as a penalty
    one of the two i picked up was a +2, can i throw it now
    drew a plus two as penalty and want to pass it on
    hit by +2 and luckily drew a +2
    got a draw two while taking my penalty
    play a card out of the two i was made to draw
    we stack and i pull another draw two out of the deck while paying
    i drew two for a +2 and got a +2, can i put it down now
    one of the two cards i had to take is a draw two, play it right away?
    took my two cards, one is a plus two, may i pass it on
    after drawing for a +2 one of the new cards fits, may i play it

skip-against-draw-two
    yes: A Skip of the same color passes the Draw Two on to the next player.
    no: A Skip does not save you from a Draw Two: you draw the two cards and miss your turn.
    block a +2 with a skip card
    send a plus two on to the next player by skipping
    dodge a pick up two with a miss a turn card
    skip bounce
    a skip on a draw two to avoid the cards
    cancel a draw two with a skip
    can you skip a +2
    skip card to avoid drawing 2
    got hit with pick up 2, do i get off if i lay a skip
    pass a draw two to the next one with a skip
    play skip so i dont have to take two cards
    does skip stop a plus two
    skip over the +2
    use a miss a go card against a plus two
    i have a skip the same colour as the plus two, can i avoid taking two
    is it ok to put a skip on a draw two so the next person has to draw
    granny played +2 and i want to use my skip to get away
    can a skip save me from having to pick up two cards
    does playing a skip pass the draw two along
    draw two coming at me, skip as a shield
    got plus twod but i have a skip
    skip my way out of a draw two
    does a skip give protection from a draw two
    will playing a skip get me out of drawing two

skip-against-draw-four
    yes: A Skip saves you from a Wild Draw Four.
    no: A Skip does not save you from a Wild Draw Four: you draw the four cards and miss your turn.
    block a +4 with a skip card
    dodge a plus four by skipping
    miss a turn card against the black pick up four
    pass four cards along with a skip of the color named
    a skip on a wild draw four to avoid the cards
    can you skip a +4
    cancel a draw four with a skip
    skip card to avoid drawing 4
    got plus foured, do i get off if i lay a skip
    play a skip of the called colour so i dont take four
    skip over the +4
    use a miss a go card on a plus four
    i have a skip in the chosen colour, can i avoid taking four
    is it ok to put a skip on a draw four so the next person has to draw
    granny played +4 and i want to use my skip to get away
    can a skip save me from having to pick up four cards
    does playing a skip pass the wild draw four along
    draw four coming at me, skip as a shield
    jump over a pick up 4 with a skip
    got plus foured but i have a skip
    want to use a skip to not take four
    does a skip give protection from a draw four
    will playing a skip get me out of drawing four

reverse-against-draw-two
    yes: A Reverse of the same color sends the Draw Two back: the player before you draws.
    no: A Reverse does not send a Draw Two back: you draw the two cards and miss your turn.
    reverse a +2 back to the one who played it
    turn a plus two round
    right back at you with a change of direction
    bounce a pick up two back
    a reverse on a draw two to avoid the cards
    can you reverse a +2
    reverse card so he has to take his own plus two
    uno reverse on pick up 2
    does a reverse send the +2 back to sender
    play reverse when someone draws two you
    throw a plus two back at them with reverse
    got hit with draw two, reverse it onto the other player
    deflect a +2 by reversing
    i have a reverse the same colour as the plus two, does she get it back
    granny played +2, i reverse it, now granny draws
    can a reverse save me from having to pick up two cards
    turn the draw two around so it hits the person who played it
    draw two coming at me, reverse as a mirror
    no u with a reverse on a pick up two
    make the one who laid the plus two take it himself
    turn a +2 round so the other guy gets it
    got plus twod but i have a reverse
    does the player who laid the +2 have to draw if i reverse it
    does a reverse give protection from a draw two
    if someone plus twos me and i play reverse, who takes the cards

reverse-against-draw-four
    yes: A Reverse sends a Wild Draw Four back.
    no: A Reverse does not send a Wild Draw Four back: you draw the four cards and miss your turn.
    reverse a +4 to whoever threw it
    turn a plus four round
    make the other one pick up four by changing direction
    a reverse on a wild draw four to avoid the cards
    cancel a draw four with a reverse
    can you reverse a +4
    reverse card so she has to take her own plus four
    uno reverse on wild draw four
    does a reverse send the +4 back to sender
    throw a plus four back at them with reverse
    deflect a +4 by reversing
    granny played +4, i reverse it, now granny draws
    can a reverse save me from having to pick up four cards
    draw four coming at me, reverse as a mirror
    does the player who laid the +4 have to draw if i reverse it

wild-against-draw-four
    yes: A Wild saves you from a Wild Draw Four.
    no: A Wild does not save you from a Wild Draw Four: you draw the four cards and miss your turn.
    block a +4 with a color changer
    dodge a plus four by a black card without a number
    wild card against pick up four
    change the color instead of taking four cards
    a plain wild on a wild draw four to avoid the cards
    does a wild cancel a draw four
    can i use a wild card to avoid a +4
    lay a plain wild instead of taking four
    wild card beats plus four
    someone plus fours me and i put a colour changing card on it
    is a normal wild a defence against wild draw four
    escape picking up 4 with a wild
    normal wild on top of a wild draw four when i owe cards
    regular black card to stop a +4
    i only have a plain wild, can it save me from the plus four
    granny played +4 and i want to use my normal wild to get away
    ordinary wild card as a shield against pick up four
    can you put a standard wild over a +4 and not draw
    does changing the colour with a wild get rid of the four cards
    wild without the 4 to dodge a wild draw 4
    my flatmate blocked my +4 with a simple wild
    regular wild on a draw four so you dont pick up
    got plus foured but i have a normal wild
    does a plain wild give protection from a draw four
    will playing an ordinary wild get me out of drawing four
    no drawing if i answer the plus four with a wild?
    is a wild a legal answer when i am told to draw four
    a plain wild, not a draw four, used against a +4
    escape from a plus four by laying an ordinary color changer

wild-against-draw-two
    yes: A Wild saves you from a Draw Two.
    no: A Wild does not save you from a Draw Two: you draw the two cards and miss your turn.
    block a +2 with a color changer
    wild card instead of picking up two
    change the color so that a plus two does not hit me
    a plain wild on a draw two to avoid the cards
    does a wild cancel a draw two
    can i use a wild card to avoid a +2
    lay a plain wild instead of taking two
    escape a pick up 2 with a wild
    someone plus twos me and i put a colour changing card on it
    wild card beats plus two
    regular black card to stop a +2
    i only have a plain wild, can it save me from the plus two
    granny played +2 and i want to use my normal wild to get away
    does a plain wild give protection from a draw two

wild-on-wild
    yes: A Wild may be laid on a Wild, as on every other card.
    no: A Wild may not be laid on a Wild.
    two color changers one after the other
    black card on a black card
    change a color that was only just changed
    can a wild be played on a wild
    two wilds in a row
    wild card after a wild card
    next player also plays a wild
    is it ok to follow a wild with another wild
    put a wild on a wild and pick a new colour
    i dont like the colour so i play my own wild right after
    one colour changer on another
    a wild lying on top, may i play mine over it
    joker on joker
    player before me put a wild and now i want to put a wild too
    is it allowed to play a wild straight on top of a wild
    aunt laid a wild and called red, my turn, i have a wild as well
    are wilds playable on other wilds
    wild followed by wild on my own turn
    can you change the colour again with a second wild
    wild on top of a wild on my turn
    may a wild go on top of another wild
    put one wild over another wild
    wild then wild legit or not
    he just played a wild, can mine go right on it
    may a wild be changed by another wild of the next player
    does a wild fit on a wild
    wild on a wild, does that go
    can you play a colour changer on a colour changer

wild-keeps-the-color
    yes: With a Wild you may name the color that is in force already.
    yes uno.house.named-color: With a Wild you may name the color that is in force already, if you hold a card of it.
    no: With a Wild you may not name the color that is in force already.
    does a color changer have to change the color
    stay on red with a black card
    wish for the same color again
    keep the colour the same when playing a wild
    play a wild on blue and say blue
    do you have to change colour with a wild
    wild but i want the same colour as before
    name the current colour again
    must the new colour be different from the old one
    can a wild leave the colour as it is
    call the colour that is already showing
    wild card and stick with green
    its on yellow, i play a wild and say yellow, is that allowed
    do i need to pick a new colour when laying a wild or can i keep it
    wild and leave it at the same colour
    pile is green and my wild stays green
    he chose the exact same colour with his wild, does that count
    name the colour that was there before
    used a wild to keep it blue because i have lots of blues
    wild but stay on the colour
    played a wild and said the colour that was already there, fair?
    does the person with the wild have to pick a new colour
    is staying on the present colour allowed with a wild
    put a wild down and kept it green, they complained
    laid a wild and left it red

color-i-do-not-hold
    must I have the color that I wish for
    choose blue without any blue card in hand
    name a color as a bluff
    call a color I haven't got
    call red even though i have no red
    do you need to own the colour you call
    choose a color not in your hand
    wild: name any colour you want or only one you have
    is it cheating to pick a colour you cannot play
    say yellow with zero yellows in hand
    picking a colour i dont have to trick people
    must the named colour be in my hand
    declared green but hasnt got one
    said blue when laying a wild and then couldnt play any blue himself
    am i allowed to name a colour with my wild that i dont own
    my flatmate chose yellow and had no yellow cards
    wild card, wished for a colour without holding it
    must i hold the colour i pick for the wild
    he picked yellow and has none, fair?
    named a colour i dont have
    picked red with no red in his hand
    does one need a card of the colour that one calls with a wild
    is calling a colour you cannot follow permitted

wild-though-something-fits
    yes: A Wild may be laid on your turn even if another card in your hand fits.
    no: A Wild may not be laid while another card in your hand fits.
    use a color changer when I could play something else
    keep my reds and play the black card instead
    is a wild only for when you can't go
    plain wild although the color is in my hand
    play a wild even when i have a playable card
    can you use a wild any time
    is a plain wild allowed if you could match the colour
    do i have to use up my matching cards before a wild
    wild only as last resort
    lay a wild although i hold the colour on the pile
    play wild card whenever i like
    i could go with a blue but id rather use my wild
    restrictions on the regular wild card
    normal wild while holding something that matches
    can i lay a wild even if i could play something else
    do you have to be unable to go before using a normal wild
    is there a rule that a wild may only be played when nothing else fits
    saving my green cards and playing the wild in their place
    i have a card that goes but i prefer the wild
    he used a wild while he had the right colour, legal?
    ordinary wild at any time or just when im stuck
    plain wild only when you have nothing else
    does the plain wild have restrictions like the draw four has
    had a green to play but used my wild
    they say i should have played my red in place of the wild
    used a wild when i didnt need to
    is playing a wild permitted when another card would fit
    are wilds just for emergencies
    must you be out of matching cards to lay a normal wild

what-goes-on-a-wild
    yes: A card of any color may be laid on a Wild.
    no: On a Wild only a card of the color that was named, or another wild card, may be laid.
    ignore the color that was wished for
    which color counts after a color changer
    play the old color on a black card
    what can be played after a wild
    he called green on the wild but i put red
    must i follow the named colour
    after a wild, can i play any card
    which cards fit on a wild card
    they forgot what colour was called
    somebody played a wild and said blue, can i play a blue card of any kind
    which card can i play on a wild
    a wild is on top and yellow was called, can i lay red
    wild on the pile, what fits
    after a wild which cards go
    he wished for green, can i play my green reverse

skip-on-skip
    yes: A Skip may be laid on a Skip of another color: the symbol is the same.
    no: A Skip may not be laid on a Skip of another color.
    same symbol but another color
    a reverse on a reverse of a different color
    do action cards match each other
    miss a turn on miss a turn
    skip on skip different colour
    blue skip on top of a red skip
    can i play a green reverse on a yellow reverse
    does skip match skip
    match action cards by symbol
    same action, other colour, ok to play
    reverse onto reverse when the colours dont match
    a skip of another colour after a skip
    put skip over skip
    same picture but not the same colour
    there is a blue skip and i have a yellow skip
    can symbols match, like reverse on reverse in other colours
    put a red skip on a green one
    draw two on draw two different colours is fine, so is a skip on a skip?
    is a skip playable on a skip that is not the same colour
    match a reverse with a reverse even if colours differ
    red skip then green skip
    skip then another colour skip ok
    does a skip fit on a skip of a different colour
    do equal action symbols match

action-card-of-another-color
    yes: A Skip, a Reverse or a Draw Two may be laid at any time, whatever its color.
    no: A Skip, a Reverse or a Draw Two has to fit as other cards do: by its color, or by the same symbol.
    does a +2 have to match
    blue plus two on a red number
    must special cards fit the color
    pick up two on a different color
    do skips and reverses have to match colour
    play any draw two at any time
    can i put a green skip on a red 5
    are action cards playable on everything
    does a reverse need the same colour
    coloured action card on a number of a different colour
    red +2 on a yellow 4
    can i play a reverse of another colour on a number
    is a skip in a different colour allowed on a red 5
    do action cards have to match the colour
    green +2 on a blue 4, does it go
    can you always play a skip
    may a draw two be played on any colour

draw-two-of-another-color-after-draw-four
    yes: On a Wild Draw Four that was drawn for, a Draw Two of any color may be laid.
    no: On a Wild Draw Four only a card of the color that was named, or a wild card, may be laid.
    does a +2 match a +4 because both make you draw
    plus two of the wrong color after somebody took four
    pick up two on a pick up four that is paid
    a plus four is drawn for already: must a draw two have the named color
    yellow called after the +4, can i play a blue +2 now that the cards are drawn
    can i put any draw two on a draw four thats been taken
    wild draw four is done, my draw two is the wrong colour
    does draw two count as matching draw four
    +2 on a finished +4 in another colour
    after someone took four, does my plus two need the chosen colour
    my +2 isnt the colour that was named with the plus four, and the four were already picked up
    red draw two on a draw four when green was named and nobody owes anything
    plus four was played and she took her cards, green was called, may i lay a red plus two
    after the four were drawn can any +2 go on the +4 or only the colour they said
    previous player drew the four, i want to play a draw two in the wrong colour
    he named blue with the draw four, it is my turn later and i have a yellow draw two
    is a draw two matching a draw four by symbol
    +4 is over and done, does my +2 need the called colour
    red was called with the +4, next after that guy i play a blue +2
    the guy took four, im next with a draw two that isnt the called colour
    the draw four has been drawn for and red is called, can a yellow draw two be laid
    does a draw two need the colour that was called with the draw four before it

out-on-draw-two
    yes: When somebody goes out with a Draw Two, the next player still draws the two cards.
    no: When somebody goes out with a Draw Two, the next player does not draw any more.
    no uno.score.none: Where no points are counted, nobody draws any more once somebody is out.
    finish on a +2
    plus two as the final card
    win with a pick up two, is anything drawn after that
    round is over, do I really have to take two more
    last card was a draw two, does the next player pick up
    he won with a +2, do i still take two
    finishing with a plus two, do they draw before counting
    round ends on a draw two
    go out with draw 2 next person draws
    she played pick up two as her last card and i refuse to take them
    winner's last card is a +2
    final draw two: draw or not
    does a last card draw two still work
    plus two to finish, next one says it is over so no cards
    my last card is a plus two, does gran still have to pick up before we count
    brother finished with a pick up two on me, do i take them even though the round is over
    she went out on +2, must the next one draw
    ended the round with a draw two, is it drawn or ignored
    the game is finished by a +2 so does the victim still draw two
    somebody wins with a draw two and the next one doesnt want to draw
    end of round with a +2 on me, add those two or not
    game over by plus two, still pick up?
    does a draw two still work if it is the last card somebody plays
    must the next one draw when the round was won with a draw two
    are two cards drawn after a winning +2 and do they count for the winner

out-on-draw-two-counted
    yes: The two cards drawn for a last Draw Two count with the rest of that hand.
    no: The cards of a last Draw Two are not drawn, so they do not count.
    no uno.score.none: Where no points are counted, the cards of a last Draw Two do not matter.
    add the penalty of a final +2 to the points
    are cards scored that were picked up after the end
    nine cards left instead of seven because of the last plus two
    are the two cards from a last +2 scored
    do the cards i drew from the winning draw two go in the points
    count the penalty cards after someone finished on plus two
    points for cards picked up after the round ended
    extra two cards at the end counted or not
    two extra cards from the final +2, do they add to the score
    do the drawn cards from a winning plus two count towards points
    last card was a +2, do the two cards the next one takes count as points
    went out with a plus two, are the two new cards added to the points
    finish on draw two, are those two cards scored
    does the loser's penalty from my last +2 count for my score

out-on-draw-four
    yes: When somebody goes out with a Wild Draw Four, the next player still draws the four cards.
    no: When somebody goes out with a Wild Draw Four, the next player does not draw any more.
    no uno.score.none: Where no points are counted, nobody draws any more once somebody is out.
    finish on a +4
    do four cards come on top once the round is won
    plus four as the final card
    win with the black pick up four
    last card was a draw four, does the next player pick up
    he won with a +4, do i still take four
    finishing with a wild draw four, do they draw before counting
    go out with plus four next person draws
    winner's last card is a +4
    round ends on a wild draw 4
    my last card is a plus four, does gran still have to pick up before we count
    ended the round with a draw four, is it drawn or ignored

out-on-an-action-card
    yes: You may go out with a Skip, a Reverse or a Draw Two as your last card.
    no: You may not go out with an action card: your last card has to be a number.
    finish on an action card
    end the round with a special card
    must my final card be a number
    win on a reverse
    which cards may be my last card
    can you finish with a skip
    win the game on a reverse or skip
    is it allowed to go out with an action card
    does the last card need to be a number card
    my friend says you cant end on a special card
    can i finish on a draw two
    ending the game with an action card
    last card rules, power cards allowed or not
    go out on reverse
    are you allowed to win with a power card
    grandad claims the last card must be a normal number
    are you allowed to finish on a reverse, skip or plus two
    can i go out using a power card
    is it true that you cannot end on an action card
    final card was a skip, does that count as a win
    my aunt says no special card as the last one
    last card was an action card, do i have to draw another
    sister ended on a reverse, that cant be right
    ended on a skip, is that ok
    you cant win with a special card or can you
    can a skip or reverse or draw two be the card you go out with
    is it forbidden to finish on an action card
    may the card that wins be a reverse
    can a draw two be my last card
    which kinds of cards am i allowed to end with

out-on-a-wild
    yes: You may go out with a Wild as your last card.
    no: You may not go out with a Wild: your last card has to be a number.
    finish on a black card
    end the round with a color changer
    is a joker allowed as the very last card
    my last card is a wild
    can you win on a wild
    is it ok for the last card to be a wild card
    go out with a wild
    end the game with a colour changer
    finish with a wild, does that count
    can the winning card be black
    she won by playing a wild last
    can i finish on a plus four
    grandad claims you may not finish on a wild
    my very last card is a wild, may i win with it
    wild for the win
    is it legal to go out on a colour changer
    he ended on a wild, is that ok
    can a wild be the card you go out with
    is it forbidden to finish on a wild
    may my last card be a wild or a draw four

out-on-a-wild-color
    yes: Whoever goes out with a Wild still names a color.
    no: Whoever goes out with a Wild need not name a color: the round is over.
    forgot to wish for a color when I finished
    does the final color changer need a color
    went out on a black card without saying red or blue
    must i choose a colour if my last card is a wild
    won with a wild without naming a colour
    name a colour when the game is already over
    does the colour matter if i finish on a wild
    my last card is a wild, must i say a colour
    went out with a colour changer, does a colour have to be named
    finished with a wild card do i still pick a colour
    last card wild, colour needed?
    won with a wild, do i have to choose a color

saying-uno-out
    yes: You have to say something with your very last card.
    no: With your very last card you say nothing: UNO is called with one card left, and never at zero.
    announce that I have finished
    uno uno when the hand is empty
    forgot to say out, is the win lost
    call again when laying the final card
    do i have to say uno out when i finish
    do you have to say something when you play your final card
    out! must that be called
    is there a call for having no cards left
    nobody says uno out, is it a real rule
    do you say uno again on the very last card
    announce going out
    i laid my last card silently, did i still win
    say uno uno with zero cards
    finishing without a word
    aunt says i have to shout uno out when i lay the last card
    when you get rid of your last card do you need to say anything
    is there something to call when you win
    penalty for not saying uno out at the end
    never heard of saying out when finishing
    must you announce that youre out of cards
    does the winner have to say uno uno or out
    is uno out necessary
    if you dont say uno out do you have to pick up
    dont say uno out at the end, any penalty
    what to say when i have no cards any more
    does one have to call anything when going out
    what do you shout when the last card is gone

reverse-between-two
    yes: Between two players a Reverse gives you another turn.
    no: Between two players a Reverse gives you no other turn: the other player is next.
    what does a reverse do one against one
    change of direction with only one opponent
    heads up: does reverse count as a skip
    play again after turning round, just the pair of us
    reverse card in a two player game
    is reverse the same as skip with two people
    we are only 2, i play reverse, whose turn
    reverse with 2 players acts like a skip
    1v1 reverse
    do i get another turn with a reverse when its just me and my sister
    reverse in a game for two
    two of us playing: reverse means what
    go again after reverse in a 2 person game
    reverse is pointless with two players isnt it
    playing against one opponent and lay a change direction card
    my boyfriend says reverse works like a skip if there are two of us
    with two players does a reverse let me go again
    just us two, i laid a reverse, who goes now
    only two playing, reverse card does nothing or skips
    husband and me arguing about reverse in a 2 player game
    reverse when there are two players
    do i get another go after a reverse if we are two
    what happens with a reverse if nobody else is playing but us two
    reverse in two player
    just me and him, reverse, my go?
    how does a reverse work when two people play
    what good is a reverse with two
    is the turn mine again after a reverse if there are two of us

drawing-in-the-extra-turn
    yes: You may draw in the turn that your Reverse gave you.
    no: Your Reverse gives you no other turn between two, so you cannot draw: the other player is next.
    do I have to lay a second card right after the reverse
    nothing to play in my extra go
    one on one, bonus turn but no card that fits
    two players, my turn again after a skip or a reverse: draw instead of playing
    two players, extra turn after a skip, can i just draw
    i get to go again but have no card, pick one up?
    is it allowed to draw on my bonus turn
    after a reverse with two players must i play or can i draw
    second go in a row and nothing fits, draw
    can i take a card in the turn i got from my own reverse
    2 player: skip then nothing to lay, do i pick up
    extra go but cant play
    does the extra turn count as a full turn with drawing
    two player uno, i skipped her and get to go again but can i draw in place of playing
    reverse gives me another turn with two players, i cant play, do i draw
    is a bonus turn a normal turn where i may pick up
    we are two, my turn twice because of a skip, nothing to play so draw?
    can you draw in the extra turn you get after skip or reverse
    got another go from my reverse but nothing fits so take one?
    two player: after my reverse i cant play, do i draw or is it his go
    my extra go but nothing to play, pick up or pass
    its me again after a skip with only two of us, am i allowed to draw
    is picking a card up allowed in the turn that a skip gave me with two players
    my opponent is skipped, me again, may i just take a card

skip-between-two
    yes: Between two players a Skip gives you another turn.
    no: Between two players a Skip gives you no other turn.
    what does miss a turn do one against one
    skip the only opponent and go again
    head to head, who plays after a skip
    skip card in a two player game
    we are only 2, i play skip, is it my turn again
    1v1 skip
    two of us, do i get to go again after a skip
    skip with 2 players
    skipping when there is only one other person
    just two of us and i play a skip, do i go again
    two players skip card
    with two people is a skip another turn
    skip in a two player game

draw-two-between-two
    yes: Between two players a Draw Two gives you another turn: the other one draws and misses a turn.
    no: Between two players a Draw Two gives you no other turn.
    +2 with a single opponent
    do I go again once the other one picked up
    one on one plus two
    draw two in a two player game, do i go again
    1v1 +2, whose turn next
    two of us, does my opponent lose his go after drawing two
    +2 with 2 players
    plus two against my only opponent, my turn again
    draw four with two players, who plays next
    just two of us and i play a +2, do i go again
    two players plus two
    with two people after my draw two, whose turn
    draw two in a two player game

pile-used-up
    no cards left to pick up from
    stack ran out, do we shuffle the discards
    does the top card stay when reshuffling
    deck finished in the middle of the round
    what happens when the draw pile runs out
    the deck is finished
    no more cards in the draw pile
    ran out of cards to draw
    do we reshuffle the discard pile when the deck is empty
    there are no cards left to pick, turn the pile over
    deck empty
    draw pile gone, shuffle everything but the top card
    flip the discard pile over to make a new deck
    can we shuffle the old cards and carry on
    weve used all the cards in the pile to pick up from, what next
    the draw pile is finished so do we turn over the discards and shuffle
    do you keep the top card and shuffle the rest when the pile runs out
    nothing left in the pick up pile, mix up the played cards
    deck is finished, game over or reshuffle
    out of cards to draw, take the discard pile and shuffle it
    when the draw pile is empty does the round end
    draw stack empty shuffle the thrown away cards
    pick up pile is done, shuffle the rest and leave the top card
    nothing in the draw pile any more, keep the top card and shuffle the others
    draw pile empty, do we shuffle the discards and keep the top one
    ran out of cards in the middle of the game
    deck is out
    no deck left, now what
    all the cards to draw are gone
    how do you go on once the draw pile is used up
    what do you do when nobody can draw any more, shuffle?
    are the discards shuffled when the draw pile runs dry
    we ran out of cards to draw from the pile
    draw pile ran out
    the draw pile ran out of cards, who shuffles the discards

nothing-to-draw
    yes: You have to draw the card later, once there is one.
    no: Where no card is left to draw you owe none: you do not draw it later.
    all cards are in the hands
    both stacks are empty, do I owe a card
    cannot pick up because there is none
    no pile, one discard, nothing to shuffle, but I have to draw
    no cards in the deck and no discards either
    i have to draw but there is nothing at all to draw
    everyone is holding everything and only the top card is there
    draw pile and discard pile both used up
    cannot draw, only one card on the table
    nothing left to reshuffle
    empty deck and just the top card remaining
    reshuffle impossible because only one card lies there
    not a single card left to draw anywhere
    draw pile is empty and there is only one card in the discard pile
    all the cards are in our hands and i must draw
    there is only the top card on the table, nothing to pick up and nothing to shuffle
    cannot reshuffle since just one card is lying there, what about my draw
    no draw pile, no discard pile apart from the top card, how do i pick up
    everyones hands are full and the deck is gone, i have to take a card
    literally no cards to draw anywhere
    zero cards to draw from
    there are no cards to draw at all
    ran out of cards and the other pile is only one card
    both piles are gone except one card
    literally nothing to draw
    how do you draw when there is just the top card and no pile
    nothing under the top card and no draw pile
    the draw pile is gone and so are the discards

turn-with-nothing-to-draw
    yes: With no card left to draw your turn is over all the same.
    no: With no card left to draw your turn is not over.
    no card left anywhere, who goes next
    do I pass when I can neither play nor pick up
    stuck with two empty stacks
    cant play and cant draw, does my turn pass
    no cards left to draw, is it the next players go
    nothing to draw and nothing to lay, skip me?
    do we just go to the next person if there is nothing to pick up
    all cards gone, i cannot move
    the draw pile is empty and i cant play, is my go over
    no cards left to draw, what happens with my turn
    nothing to pick up, do i just pass

more-owed-than-there-is
    penalty bigger than the deck
    pick up two but there is only one card
    +4 and the stack runs dry
    do I draw what is missing later
    must draw four but only three cards are left
    draw two with one card in the deck
    deck runs out while i am drawing my cards
    the pile is too small for the plus four
    do i take the rest after reshuffling
    i owe more cards than the pile has
    ran out of cards in the middle of drawing
    only 1 card left to pick up but i need 2
    short of cards to draw
    supposed to pick up four but the pile only has two
    draw four and there are three cards left, shuffle and continue?
    penalty of two with a single card in the draw pile
    not enough cards to complete my draw
    pile does not have enough cards for the plus four
    deck finishes halfway through my draw two
    i owe 4 and only 1 is there, is the rest forgotten
    too few cards left in the deck for what i must draw
    have to draw 4 but the deck has 3
    have to draw 4 but theres just 1 left
    +2 but one card left in the deck
    pile has fewer cards than i have to pick up
    how do you draw four from a pile of three
    the pile runs out before i have all my penalty cards
    fewer cards in the pile than the penalty

draw-first-or-shuffle-first
    draw what is there and then shuffle
    which is first, shuffling or drawing
    the pile is short, do i take those cards before shuffling
    one card in the pile, i owe two, which comes first
    first draw the last cards, then shuffle the discards
    do the last cards of the pile get shuffled in with the discards
    pile too short for my draw, in which order do we do it
    take the last card, then shuffle and take more
    draw in two steps when the pile is short
    before or after shuffling, when do i draw
    when do we shuffle if the pile is short of cards
    do i have to take the last ones before the new pile is made
    order of drawing and shuffling
    draw two, only one left: draw, shuffle, draw
    finish the old pile first, then shuffle
    two left and i need four, shuffle the two in as well or take them
    leftover cards of the pile, drawn first or mixed in
    do you empty the pile before shuffling the discards

shuffled-into-the-pile
    yes: That card can be drawn.
    no: A card that was in a hand all the time cannot come out of the shuffled draw pile: something was written down wrongly.
    a card drawn that was not in the shuffled pile
    that card cannot be in the pile
    the new pile has only the discards, so he cannot have drawn that
    she drew a card that was never laid
    a blue 7 was drawn but none had been shuffled in
    what was shuffled into the pile we know
    impossible card out of the new pile
    he says he just drew it but it was not among the discards
    card that cannot have come out of the new pile
    we know which cards are in the pile after the shuffle
    a card comes out of the pile that was never laid
    where did that card come from, it was not shuffled in
    the pile was made of the discards, that card is not one of them
    two cards were shuffled and he drew a third one

win-with-draw-four
    yes: A Wild Draw Four may be your last card: you win the round with it.
    no: You may not go out with a Wild Draw Four: your last card has to be a number.
    can u win with a +4
    may i go out on a draw four
    is it okay to win on a plus four
    winning with a wild draw four
    can my last card be a +4
    can i finish with a draw four
    end the round on a plus four, do i win
    a +4 as the winning card
    may a draw four be the last card
    go out with a +4
    can i finish with a +4
    last card plus four allowed?
    going out on a wild draw four
    my final card is the draw four, do i win
"""
