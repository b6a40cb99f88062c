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
    If the person before me plays a Draw Two, am I allowed to put down a Draw Two of my own and pass the penalty along?
    My sister has just hit me with a plus two and I've got one as well; can I stack mine on top so it lands on Dad instead?
    Please, is it possible to answer a +2 with another +2, and then the third player must take four?
    can u chuck a +2 on a +2 so the next one picks up 4
    mum says no stacking plus twos, is that true or can i whack mine on top
    is it true that you can dodge a take two with another take two
    Tommy put a plus two on me but I've got a plus two too, can I put it on his so I don't have to take any?
    Why do I have to pick up two when I have a plus two card to give to the next one?
    um can i put a plus too on a plus too so like the next person has to draw for
    so somebody played a draw to on me and i have a draw to as well do i get to play it instead of picking up
    Dad put down a red +2, Lena answered with a blue +2 and says Grandma now has to take four cards, is Lena right?
    stacking +2 on +2
    put a +2 on a +2
    can i put a draw two on top of a draw two
    is it forbidden to put a +2 on a +2
    plus two on a plus two, yes or no

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
    Someone has just played a Draw Two against me; could I reply with a Wild Draw Four rather than picking up?
    When I'm supposed to take two cards, am I permitted to throw down my pick-up-four and make the next person take six?
    The player before me gave me a plus two. Can I put a plus four over it so that I take nothing?
    can i whack a +4 on a +2
    got hit with a take two, is my pick-up-four allowed on it or do i have to draw
    my bro reckons a plus four beats a plus two so he doesnt draw, legit?
    My brother did a plus two on me, can I put my big plus four on it and then he doesn't get me?
    If I have a plus four and somebody makes me take two, do I still have to take them?
    can you put a plus for on a plus too or do you still have to pick up the too cards
    so like he played draw to and i have a wild draw for can i um use that instead
    Aunt Mary played a +2, Jack slapped a +4 on it and now he wants Sophie to pick up six, does that count?
    +4 on top of +2

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
    I've been given a Wild Draw Four and the colour called was green; may I defend myself by playing a green Draw Two?
    The color picked with the plus four is blue, and I'm holding a blue +2, so can I stack that and skip drawing?
    If someone plays the take-four and says yellow, can I put a yellow take-two on it and the next one takes six?
    can i plonk a +2 on a +4 if its the right colour
    he said red with his pick up four and ive a red plus two, do i still draw the 4
    is it true you can pass on a +4 with a +2 in the colour they called
    She put a plus four and said blue and I have a blue plus two, can I put it so I don't take four?
    Can a plus two in the same colour as they said stop the plus four?
    um he played the plus for and called read and i have a read draw too can i put that down instead of drawing
    can you put a draw to on a wild draw for when it matches the color that was called
    Grandpa put down the +4 and wished for green, and Ben laid his green +2 instead of picking up, Mia says he has to take four, who is right?
    matching +2 against +4

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
    In our stacking game, can a +2 be stacked on a +4 if its colour isn't the one that was called?
    We play that you can pile up plus cards; does the plus two have to be in the chosen color to go on a pick-up-four, or will any do?
    With stacking, is it allowed to put a red Draw Two onto a Draw Four when the player has wished for blue?
    were stacking, can i bin a yellow +2 on a +4 when they called green
    stacking rules - does the +2 on a plus four have to match the colour or nah
    mum says any old plus two can be stacked on a pick up four even the wrong colour, true?
    We do stacking and she said green with the plus four but my plus two is red, can I still stack it?
    When you stack, can you put any plus two on a plus four or only the colour they said?
    so um we are stacking and he called blue on the plus for can i stack a read plus too on it
    does the color of a draw to matter if you stack it on a wild draw for like can it be any color
    We stack, Uncle Pat played a +4 and called yellow, then Aoife stacked a blue +2 on it, and Pat says wrong colour, can she?
    stack wrong-colour +2 on +4

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
    Can I counter someone's Wild Draw Four with my own Wild Draw Four and make the following player take eight?
    I was just hit by a plus four and happen to have another one; is it legal to stack it and pass it on?
    When somebody lays the +4 to me, can I lay also a +4 so that the one after me must take everything?
    can u stack pick-up-fours, like +4 on +4 = 8
    she plonked a plus four on me and ive got one too, can i chuck it on and draw nothing
    is it true a +4 can be passed along with another +4
    He gave me a plus four but I've got a plus four too, so does the next person have to take eight?
    Can I put my plus four on top of Daddy's plus four so I don't have to take any cards?
    um can i put a plus for on a plus for and then the next person draws ate
    so i got a wild draw for played on me and i have won too do i have to pick up or can i like pass it on
    Lena put a +4 on Dad, Dad put another +4 on it and told Mum to take eight, is that OK?
    +4 on +4, eight cards?

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
    The player before me has already picked up for that red +2, so can I now put my green +2 on it?
    My husband took his two cards and missed his go; am I free to play a plus two in a different color on that same card now?
    After one player drew the cards for the Draw Two, is it permitted that I play another Draw Two with not the same colour?
    he already took his 2, can i now chuck a blue +2 on the yellow +2
    the take two on top is paid already, is my plus two ok on it even tho its not the same colour
    is it forbidden to put a green +2 on a red +2 after somebodys already picked up for it
    Ella took two already for the plus two, can I put my different colour plus two on it now?
    It's my go and there is a red plus two that my brother already took cards for, can I do a blue plus two?
    so she drew her to cards already and now its my turn can i put a blue draw to on the read won
    um the plus too has been drawn for can i play another plus too thats a different color on it now
    Dad played a red +2, Lena picked up her two and missed her go, then Tim played a yellow +2, and Lena says that colour doesn't fit, is he allowed?
    other-colour +2 after drawing

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
    The first +2 was already paid by one player and then a second +2 came on top; does the next one pick up two or four?
    My mother took her two cards, and after that someone played a fresh plus two, so do they add up or is it only two again?
    One person has drawn the cards already. If then comes a second Draw Two, how many cards must the new victim take?
    he already picked up 2, then another +2 gets chucked on, is it 2 or 4 for the next one
    does a new plus two add to the old one if someones already drawn for the old one
    is it true i have to take 4 coz theres two +2s even tho my sister drew for the first
    Sam took two cards already and then they put a plus two on me, do I take two or four?
    There's two plus twos on the pile but Mummy took cards for the first one, so how many do I have to get?
    so someone drew to already and then theres another draw to do i draw to or for
    um the first plus too was picked up and now a second plus too got played is it for cards now or just too
    Grandma picked up two for Max's +2, then Nora played another +2 on Dad, and Max claims Dad owes four, how many is it?
    second +2: how many cards

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
    When I've picked up two cards because of a +2, can I still play a card or is my go gone?
    After being made to draw two, do I get to take my turn, or does play move on to the next person?
    If I am punished with a plus two, may I put a card after I took the two cards?
    do u miss a go after a take two
    i picked up my 2, can i still chuck a card or is it the next persons turn
    my brother says when you get +2 you dont get to play either, is that true
    I took two cards for the plus two, can I do my go now?
    Is it fair that I have to take two and then I don't even get a turn?
    so um he played plus too on me and i drew the cards now do i get to play or do i miss a turn
    do you lose your go when you draw too for a draw to card
    Dad got a +2 from Lena, drew his two cards and then played a green 7, and Lena says he should have missed his turn, should he?
    +2: also miss a go?

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
    I had to pick up two for a +2 and one of them turned out to be a +2; can I play it straight off?
    If the cards I take because of a Draw Two include another Draw Two, am I allowed to put that one down immediately?
    I have drawn the two penalty cards and there is a plus two between them. Do I have to keep it until my next turn?
    picked up 2 and got a +2, can i whack it down now
    drew for a take two and one of em is a plus two lol can i use it straight away or wait
    is it true i cant play the +2 i just picked up for a +2
    I took two cards because of the plus two and now I've got a plus two, can I put it down quick?
    One of the cards I had to get is a plus two, so can I give it to the next person right now?
    um so i drew too cards for the draw too and won of them is a draw too can i play it now
    i got a plus too from the to cards i had to pick up do i get to put it down straight away
    Lena made Dad take two, one of the two was a +2 and Dad slapped it down at once so Ben had to take, was that allowed?
    play +2 drawn as penalty

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
    Could I avoid picking up for a +2 by playing a Skip in that colour?
    I've got a green block card and somebody's hit me with a green plus two; can I use the block to get out of it?
    Does the miss-a-turn card protect from the Draw Two when the colours are equal, or must I take the two?
    can i block a +2 with a skip same colour
    got a take two on me, have a miss a go card in that colour, can i plonk that so the next one draws
    mum reckons a skip cancels a plus two if the colours match, true or not
    Can I put my red block card on the red plus two so it skips me and I don't take any?
    He gave me a blue plus two, but I have a blue skip, does that save me?
    so like he played a read draw to can i put a read skip on it so i dont have to draw
    um does a skip card stop a plus too if its the same color or do i still pick up too
    Grandad played a yellow +2, Rosie answered with a yellow Skip and says the two cards go to Joe now, does that work?
    skip to dodge +2

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
    Is it possible to escape a Wild Draw Four by playing a Skip card?
    They've just dropped a plus four on me and I'm holding a block in the colour they called; will that get me off the hook?
    When the player before me lays a +4, may I use my Skip card so that not I but the next one takes four?
    can a skip block a +4
    got whacked with a pick-up-four, can i chuck a miss a go card and not draw
    is it true a block card stops the plus four
    She did a plus four on me, can I put my skip so it skips me and goes to Harry?
    If I have a block card do I still have to take four?
    um he played the wild draw for can i use a skip to like not draw
    does a skip card stop a plus for or do i have to pick up all for
    Mum put the +4 on Finn, he laid a green Skip because she had said green, and now he refuses to draw, is he right?
    block card vs +4

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
    Can I bounce a +2 back to whoever played it by putting down a Reverse in that colour?
    If I'm hit with a blue plus two and I have a blue turn-around card, can I make the one who played it pick up instead?
    May one turn a Draw Two around with the Reverse, so it goes to the person who has laid it?
    can u reverse a +2 back at them if the colours match
    he gave me a take two, i chuck a turn-around card same colour, does he draw or me
    my mate says a reverse sends the plus two back, is that legit
    I've got a red reverse, can I make the red plus two go back to my sister?
    Can I put the turn-around card on his plus two so he has to take his own two cards?
    um so i got a draw to can i play a reverse the same color and send it back to her
    does a reverse send a plus too back to the person who played it like if its the same color
    Lena played a green +2 on Dad, Dad put a green Reverse on it and said Lena must draw, does she have to?
    reverse a +2 back

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
    Is a Reverse allowed as a way of returning a Wild Draw Four to the person who played it?
    My wife's just given me a plus four; could I play a Reverse in the color she named so that she draws the four?
    Somebody laid the +4 to me, can I make it go back with the direction card, or must I draw?
    can i reverse a +4 back at him
    got a pick up four, have a turn-around card, does it bounce back to her
    is it true you can send a plus four back w a reverse
    Can I use my reverse so Daddy has to take his own plus four?
    I don't want to take four, can my turn-around card push it back to who did it?
    um can you reverse a plus for so the person who played it has to draw for
    so she put a wild draw for on me and i have a reverse do i get to send it back or know
    Nana laid the +4 and called red, Cian threw a red Reverse on it and says Nana has to pick up four, is that a thing?
    reverse sends back +4?

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
    Can I play an ordinary Wild when somebody has hit me with a Wild Draw Four, so I needn't pick up?
    I know a Wild goes on anything, so can I put one on a plus four and get out of drawing?
    The one before me played +4. Is a normal colour-choosing card enough to not take the four cards?
    can i chuck a normal wild on a +4 and not draw
    got a pick-up-four, ive a colour change card, does that get me out of it
    mum says a wild beats a plus four cos its wild too, is that right
    If I put down a colour change card, do I still have to take the plus four?
    He did a plus four on me but I have a rainbow card without a number, does that save me?
    um can i play a regular wild card on a wild draw for so i dont have to pick up
    so like i got a plus for and i have a wild won can i just put that down and change the color
    Dad got a +4 from Lena, put a plain Wild on it, called blue and won't draw, can he do that?
    plain wild versus +4

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
    Would playing a plain Wild let me off a Draw Two?
    A plus two's been played on me and the only useful thing I have is a colour changer; can I use it instead of picking up?
    Can I put the Wild on the +2 and choose a colour, and so I must not take two cards?
    can i dodge a +2 with a wild
    someone chucked a take two at me, can i plonk a colour change on it or do i gotta draw
    is it true a wild card cancels a plus two
    I have a colour change card, can I put it on the plus two so I don't get two cards?
    They did plus two to me, does my wild card stop it?
    um can i play a wild on a plus too instead of drawing the too cards
    so he played draw to on me and i have a wild do i still have to draw or can i like use the wild
    Nora got a yellow +2 from Grandpa, put down a colour-choosing card, said green and didn't draw, does Grandpa have to accept that?
    wild instead of drawing two

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
    Are you allowed to play one Wild straight on top of another Wild?
    The previous player changed the colour with a Wild, and I'd like to change it again with mine; is that permitted?
    Does a Wild fit if the top card of the pile is already a Wild?
    can u put a wild on a wild
    he chucked a colour change, can i whack another colour change on top
    my cousin says no wild after a wild, is that true
    She put a rainbow card, can I put my rainbow card on it?
    Can I change the colour when somebody just changed it with the same black card?
    um can you play a wild card on top of a wild card or is that like not allowed
    so the top card is a wild and i have a wild can i put it on there you know
    Dad played a Wild and wanted red, Lena played a Wild straight after and wanted blue, Dad says that's forbidden, is it?
    wild card onto wild card

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
    When I play a Wild, can I leave the colour as it is, or do I have to pick a new one?
    We're on green at the moment; if I put down my wild card, am I allowed to call green again?
    Is it necessary that the Wild changes the colour, or can I wish the same one as now?
    can i call the same colour w a wild
    its red now, i play a colour change and say red, ok or not
    is it true a colour change card has to actually change the colour
    If it's blue already can I say blue when I put the wild?
    Do I have to pick a different colour with the rainbow card or can it stay yellow?
    um so its read and i play a wild can i say read again or do i have to change it
    when you play a wild can you like keep the same color that we are on already
    It was green, Lena laid a Wild and said "green", and Dad says she has to choose something else, does she?
    wild, keep current colour?

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
    If I play a Wild, may I call a colour that I haven't got a single card of?
    Can the person who puts down a wild card pick any color at all, even one that isn't in their own hand?
    With the colour-choosing card, must I have the colour which I wish, or is it free?
    can i call blue with a wild if ive no blue
    colour change card, do u have to own the colour you say
    my sis says i gotta have a card of the colour i pick with a wild, true?
    Can I say yellow with my wild card even if I've got no yellows?
    Do I need to have red cards to say red when I put the rainbow card?
    um can i pick a color with the wild that i dont have in my hand
    so like when you play a wild can you say any color even won you have know cards of
    Dad played a Wild and called yellow, and when he drew next turn Lena saw he had no yellow at all, was he allowed to choose that?
    wild, call colour not held

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
    Can I use my Wild even though I've another card I could play?
    I have a blue seven that would go on the pile, but I'd rather play my wild card; is that against the rules?
    Must I first play the normal card which fits, or can I lay the Wild whenever it is my turn?
    can i chuck a wild even if i have the colour
    got a red on red but wanna play colour change, allowed?
    is it true you can only use a wild when you got nothing else
    I've got a green one that goes but I want to put my rainbow card, am I allowed?
    Do I have to keep my colour change card until I can't go?
    um can i play a wild if i have a card that matches or do i have to play that won first
    so i could play a read card but i want to play the wild is that like okay
    Lena laid a Wild, and then Dad noticed she had a blue card that matched the pile, he says a Wild is only for when you're stuck, is he right?
    wild despite playable card

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
    After someone has played a Wild and said red, can I put down something that isn't red?
    There's a wild card on the pile and green was called; does any color go on it since it's black?
    On a Wild, can I play whatever I like, or must it be the colour which was wished?
    wild on top they said blue, can i plonk a yellow on it
    does anything go on a colour change card or only the colour they called
    my brother says you can put any colour on a wild cos its all colours, true?
    The rainbow card is on top and she said green, can I put my red one because there's red on it too?
    What can I put on a wild card, just the colour they said?
    um he played a wild and said read can i play a blue won on it
    so theres a wild on top do i have to play the color they said or can it like be any color
    Dad laid a Wild and asked for yellow, Lena put a green 4 on it because the Wild has all four colours, is that okay?
    card off-colour on wild

same-number-another-color
    yes: A card of the same number may be laid in any color.
    no: A card of the same number may not be laid in another color.
    green 7 on a red 7
    may i put a blue 4 on a red 4
    can i play the same number in a different colour
    is a yellow 9 on a green 9 ok
    does the number alone have to match
    same number other colour allowed
    red three on top, can my green three go on it
    does it count when only the number is the same
    is it right to place a card of another color with the same number
    she put a blue eight on a yellow eight, is that allowed
    same digit, colours differ, still good?
    is matching just the number enough
    i only have the number, not the colour, may i play it
    can you change the colour by playing the same number
    i have a read five and a blue five lies there can i play it
    my number matches but my color doesnt

wild-without-a-color
    yes: Play goes on although no color was named.
    no: Nobody plays on before the color of the Wild is named.
    he put down a wild and said nothing, does he have to say a colour
    do you have to say the colour after a wild
    wild played but no colour called, what now
    she forgot to call a colour with her wild
    may i play before the colour is named
    no color was named with the wild, can i just go
    somebody laid a colour changer and did not choose
    must the color be said out loud
    who decides the colour when nobody said one
    the wild player is silent, may the next one go on
    does a wild need a colour
    i already wanna go but he has not said the color

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
    Can one Skip go on another Skip when the colours are different?
    There's a green block card on the pile and mine's yellow; since they're both blocks, am I allowed to play it?
    Is the symbol enough to lay a Skip onto a Skip, also if the colour is another one?
    can i put a yellow skip on a blue skip
    miss a go card on a miss a go card but diff colours, ok?
    is it true skips have to be the same colour to go on each other
    There's a red block card, can I put my green block card on it?
    Do skip cards match other skip cards even if they're not the same colour?
    um can i play a read skip on a blue skip or do the colors have to match
    so the top card is a skip and i have a skip in a different color can i like put it on
    Lena put down a red Skip, later Dad laid a green Skip on it, and Mum says it doesn't match, does it?
    skip on other colour skip

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
    Can action cards such as a +2, a Skip or a Reverse be played on whatever colour is showing, or do they have to match?
    Do I need the right color to play a Reverse or a plus two, or do those go on anything like a wild does?
    Is it so that the special coloured cards, for example the Skip, can be laid always, without the same colour?
    can u chuck a +2 or a block card on any colour whenever
    do skips n turn-around cards have to match the colour or do they go on anything
    my mate says plus twos and skips are like wilds and go on everything, is that right
    Can I put my blue reverse on a red five because it's a special card?
    Do plus two cards and block cards need the same colour or can I put them any time?
    um can i play a draw too on any color or does it have to match like the other cards
    so is a skip or a reverse like a wild you know can i put it on any card i want
    Lena put a green +2 on Dad's red 6 and says action cards go on everything, Dad says the colour has to fit, who's right?
    action cards on any colour?

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
    The +4 has already been paid for and blue was called; am I allowed to play a green +2 on it now?
    My partner drew her four and missed her turn, so can I go on with a plus two that isn't the color that was chosen?
    After somebody took the four cards, can I lay on the pick-up-four a Draw Two with a different colour from the wished one?
    +4 already drawn, they said red, can i chuck a yellow +2 on it now
    he took his 4 so its my go, does a plus two in the wrong colour fit on a plus four
    is it true any +2 goes on a +4 once its been picked up cos theyre both plus cards
    My sister already took the four cards, can I put my blue plus two on it when they said green?
    The plus four is finished and they said yellow but my plus two is red, does it go on?
    so the plus for has been drawn already and the color is read can i play a blue plus too on it
    um somebody picked up the for cards and now its me can i put a draw to thats not the color they called
    Dad played a +4 and said green, Lena picked up the four and missed her go, then Ben played a blue +2 on it, is that allowed?
    wrong-colour +2, +4 already drawn

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
    If a player's final card is a +2, does the person after them still have to pick up?
    My aunt finished the round with a plus two; am I still obliged to take the two cards even though it's over?
    When the last card of the winner is a Draw Two, must the following player take two cards before counting?
    someone went out on a +2, do i still pick up 2
    last card was a take two and the rounds over, does the next one have to draw or nah
    dad says ive to draw two even tho he already won with the plus two, is that true
    Molly won with a plus two, do I still have to take two cards?
    If somebody finishes with a plus two do I get the cards even when the game's finished?
    um she went out with a draw too do i still have to draw the too cards
    so his last card was a plus to and he won does the next person like still pick up
    Dad finished with a red +2, Lena says the round is over so she doesn't pick up, does she have to anyway?
    last card +2, still draw?

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
    When the winner's final card was a +2, are the two cards I picked up added to my points?
    I had to take two because he finished on a plus two; do those two go into the score for the winner?
    If the game finishes with a Draw Two, are the drawn cards also counted at the end, together with the others in the hand?
    went out on a +2, do the 2 i picked up count for points
    do the cards from the last take two get scored or just what i had before
    my sister says the two she drew at the end for my plus two dont count, is that true
    I took two because he finished with a plus two, do those count in my points too?
    Do the last two cards I had to take get added up when we count?
    um he won with a draw to and i drew to cards do they count for the score
    so the plus too was the last card and i picked up too do we like add those points as well
    Dad went out with a +2, Lena drew two and one was a Wild, she says those fifty points don't count, do they?
    final +2 cards scored?

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
    If somebody's very last card is a +4, does the next person still need to pick up the four?
    My friend won by playing a pick-up-four; do I have to take four cards although the round is finished?
    When a player ends with the Wild Draw Four, must the one after him still take his four?
    she went out on a +4, do i still have to draw
    last card pick up four n he won, does the next one take 4 or is it over
    is it true you still get the four cards when someone finishes with a plus four
    Daddy won with a plus four, do I have to take four cards now?
    If the last card is a plus four and she's won, does the next person still get four?
    um he went out with a plus for do i still have to draw for cards
    so her last card was a wild draw for and the round is over does the next player like still pick up
    Lena finished with a +4, Dad sits next and says he needn't draw because it's all over, is he right?
    finished on +4, still draw?

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
    Is it okay to finish on an action card like a Skip, a Reverse or a +2?
    Can my last card be a block or a plus two, or do I have to end with a number?
    Is it forbidden to end the round with a special card, for example a Reverse?
    can i go out on a skip
    last card is a turn-around card, can i finish with it or do i need a number
    mum says you cant win on a plus two or a miss a go card, is that true
    My last card is a block card, can I win with it?
    Do you have to finish with a number card or can it be a reverse?
    um can you finish on a skip or a reverse or does it have to be like a number
    so my last card is a draw too can i go out with it or know
    Lena's last card was a blue Reverse and she laid it and shouted that she'd won, Dad says you can't finish with an action card, can you?
    finish on action card?

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
    Can a Wild be the last card I play to finish the round?
    I've only a colour-choosing card left; am I allowed to end on it and win?
    Is it prohibited to finish with the Wild, or does it count as a normal last card?
    can i go out on a wild
    only got a colour change left, can i win with that
    my mate reckons you cant finish on a wild, true?
    My last card is the rainbow one, can I win with it?
    Can you finish with a colour change card or do you have to take another card?
    um my last card is a wild can i go out with it or is that not allowed
    so ive got won card left and its a wild do i win if i play it
    Lena had just a plain Wild left and put it down, and Dad says she has to draw because you can't end on a Wild, does she?
    plain wild as last card

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
    If my very last card is a Wild, is it still necessary to choose a colour?
    I finished with a wild card and didn't say any color; was I supposed to?
    When one ends the round with the Wild, must he still wish a colour or not?
    went out on a wild, gotta say a colour or not
    i won with a colour change and didnt call anything, does it still count
    my brother says my win doesnt count cos i didnt name a colour with my last wild, is that true
    I won with the rainbow card, do I still have to say a colour?
    Do I need to pick a colour if the wild is my last card and I've got none left?
    um i went out with a wild do i still need to call a color or know
    so my last card was a wild and i didnt say read or blue or anything is that like okay
    Lena laid a Wild as her last card and said nothing, Dad says she must name a colour first, does she have to?
    last card wild, name colour?

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
    Do you have to say something like "Uno out" when you play your final card?
    I called Uno at one card; is there anything else I need to shout when I put that last one down?
    Is there a word which one must say at the last card, for example "Uno Uno" or "finished"?
    do u need to say uno out on ur last card
    mum says you have to shout "uno out" when you finish or it doesnt count, true?
    do i have to say anything when i chuck my last card or just win
    When I put down my last card do I have to say uno uno?
    I finished but I didn't say uno out, do I have to take cards?
    um when i play my last card do i have to say you know out or something
    so like do you have to say oono again when you go out with the last won
    Lena said Uno with one card, then laid it and Dad wants her to draw because she didn't say "Uno out", must she say that?
    say "uno out" when finishing?

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
    When only two people are playing, does a Reverse mean I get to go again?
    It's just my wife and me; if I put down the turn-around card, is it my turn once more or hers?
    We play in two. After I lay the Reverse, who is next, me again or the other one?
    2 players, i chuck a reverse, is it my go again
    just me n my bro, does a turn-around card do anything or does he play now
    is it true a reverse works like a skip with only two people
    It's only me and Grandma, do I get another go when I put a reverse?
    If there's just two of us, whose turn is it after the turn-around card?
    um theres only to of us playing and i played a reverse do i go again
    so when its just too players does a reverse card give you like another turn
    Lena and Dad were playing on their own, Lena put down a Reverse and then played again, Dad says it was his go, was it?
    two players, reverse, go again?

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
    It's just the two of us and my Reverse has given me another go; can I pick up a card in it instead of playing?
    I played a turn-around card against my husband, so I'm on again, but I've nothing that fits; do I draw then?
    We are only two people. After the Reverse it is again my turn, is it allowed to take a card from the pile then?
    2 players, i put a reverse so its me again but i cant go, do i draw
    can i pick up from the pile on my second go after a turn-around card w just 2 of us
    my sister says after my reverse i must lay something and cant draw, only us two, true?
    It's only me and Daddy and I did a reverse and now I can't go again, can I take a card?
    In my extra go after the reverse, when there's just two of us, am I allowed to pick one up?
    um theres to of us and i played a reverse and its my turn again can i draw a card now
    so i got another turn from my reverse just too players but know card fits do i draw
    Lena and Dad play alone, Lena laid a Reverse, had nothing for her next go and took a card, Dad says you can't draw in a bonus turn, can you?
    two-player reverse, then draw

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
    With only two players, do I go again once I've played a Skip?
    If it's just me against my dad and I use a block card, does that mean I play straight away again?
    In a game with two persons, is it my turn one more time after I laid the Skip?
    only 2 of us, i chuck a skip, my go again?
    block card with just two people, do i get another go or what
    is it true you go twice if you skip the other one in a 2 player game
    It's just me and my brother and I put a miss-a-go card, is it my turn again?
    When there's only two people and I block you, do I get to go again?
    um its just too of us and i skipped her do i get another turn
    so to players and i played a skip is it like my turn again or his
    Lena is playing only against Dad, she laid a Skip and then another card right after, Dad says that's not on, is it?
    skip in two-player game

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
    When two people are playing and I use a +2, is it my go again after the other has picked up?
    Just me and my girlfriend here, I hit her with a plus two and she drew, so do I play now or does she?
    We are only two players. I laid a Draw Two, the other has taken the cards, have I again the turn?
    2 players, i give him a +2, do i go again
    just us two, she picked up for my take two, my go or hers
    my bro wants to play after drawing for my plus two, only two of us, is it not my turn
    It's just me and Mum and I did a plus two, do I get another go now?
    If there's only two people and you make the other one take two, is it your turn again?
    um theres just too of us and i played draw too is it my turn again after she draws
    so its a to player game and i put a plus to on him do i like go again
    Dad and Lena play alone, Dad put down a +2, Lena took her two and wants to play a card, but Dad says it's his turn again, who goes?
    two players, +2, whose turn

draw-four-between-two
    yes: Between two players a Wild Draw Four gives you another turn: the other one draws four and misses a turn.
    no: Between two players a Wild Draw Four gives you no other turn.
    two players, i give the other one a +4, do i go again
    just two of us and i play a plus four, whose turn is it
    +4 in a two player game, another turn?
    after my wild draw four with two people do i play again
    only me and my wife, she takes four, is it my go again
    one on one, plus four, do i keep going
    draw four with two players
    does a +4 give me an extra go when there are two of us
    i plus foured my dad in a two player game, who is next
    two of us: do i get to play right after my draw four

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
    We've run out of cards to draw; how do we carry on?
    There's nothing left in the stack you pick up from, so do we reshuffle the discards or does the round end?
    What must we do when the drawing stack is finished but the game is not?
    draw pile is gone, what now
    no cards left to pick up, do we shuffle the discards or what
    mum says the games over when the deck runs out, is that true
    There's no cards left to take, what do we do?
    The pile where you pick up is all gone, do we mix the other pile up?
    um the draw pile ran out do we like shuffle the other won
    so theres know more cards to draw what happens now
    Lena wanted to pick up but the stack was empty, Dad says turn over all the played cards except the top one and shuffle them, is that how it goes?
    deck empty, reshuffle discards?

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
    I couldn't play and there was nothing left to pick up anywhere; do I owe a card for later?
    Everyone's holding so many cards that neither pile has any to draw, and I'm stuck; must I make up the missed card once there are some again?
    The stack is empty, nothing can be shuffled, and I have no fitting card: must I take the card afterwards?
    no cards to draw at all n i cant go, do i have to pick up later
    pile empty nothing to shuffle, do i owe one for when theres cards again
    my sister says i have to remember the card i couldnt draw and take it next time, is that true
    There's no cards left to take and I can't go, do I have to take one after when there's some?
    I couldn't pick up because it was all empty, do I have to pick it up on my next go?
    um theres nothing left to draw and nothing to shuffle and i cant play do i have to draw it later
    so the pile is empty like totally and i have know card that fits do i owe a card for later
    Lena couldn't play, the stack was empty and only one card lay on the discards, Dad says she'll have to draw as soon as there are cards again, must she?
    no cards left, owe later?

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
    I was meant to pick up but there weren't any cards; does the next person go now?
    If a player can't play and can't draw either because everything's gone, does the turn simply pass on?
    There was no card which I could take. Is it still my turn or is it finished?
    no cards to pick up, is my go done
    couldnt draw cos there was nothing left, next persons turn or still mine
    is it true my turns over even if theres nothing i could draw
    There's no card for me to take, so is it the next one's go?
    If I can't take a card because they're all gone, do I lose my turn anyway?
    um i couldnt draw because there was nothing there is my turn over now
    so theres know card left to draw do i still have my turn or does it like go on
    Dad had to draw, but no card was left anywhere, and Lena just played on, Dad says it was still his turn, was it?
    nothing to draw, turn over?

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
    I've got to pick up two but only one card's left in the stack; where does the other one come from?
    If there aren't enough cards in the draw pile for my penalty, do I just take what's there, or do I get the rest after a reshuffle?
    I must take four cards and the stack has less than four. What happens with the missing ones?
    gotta take 2 but theres only 1 left in the pile, what about the other one
    not enough cards for my +4, do i just take whats there
    my bro says im let off the rest if the pile runs out in the middle of a plus two, is that true
    I have to take two cards but there's only one, do I just get one?
    The pile ran out when I was picking up my plus four cards, do I still have to get the others?
    um i have to draw to but theres only won card left what do i do
    so i owe for cards and there are not enough in the pile do i like get the rest later
    Lena got a +2 but only one card was left in the stack, she took it and says that's her done, does Dad have to shuffle so that she gets the other?
    too few cards for penalty

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
    The stack is too small for what I must pick up; do I take what's there before we reshuffle, or shuffle everything in beforehand?
    There's one card left and I owe two. Should I take that one and then we mix the discards, or is the mixing done first?
    What is the right order when the drawing pile has not enough cards, first take the remaining, or first mix?
    one card left n i need 2, draw it then shuffle or shuffle first
    pile nearly empty and i owe more than whats there, whats first, pick up or reshuffle
    mum says you gotta shuffle before i take the last one when i owe two, is that right
    I have to take two and there's only one there, do I take that one first or do we mix them first?
    Do we mix the cards before I pick up, or do I get the last one and then we mix because I need more?
    um theres won card left and i draw too do i take it first or do we shuffle first
    so the pile doesnt have enough for my draw to do we shuffle and then draw or like draw and then shuffle
    Dad owed two, one card lay in the stack, Lena wanted to shuffle the discards together with it, Dad wanted to take it first, which order is right?
    take remaining first or reshuffle?

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
    When we've reshuffled the played cards, could someone pick up a card that another player has been holding all along?
    How can a card come up from the fresh draw pile if somebody had it in their hand the whole while?
    Is it possible that after mixing the discard pile one draws a card which never left a player's hand?
    reshuffled and she drew a card i had in my hand the whole time, can that be
    can a card someones been holding all along turn up in the new pile after the shuffle
    is it true a card from my hand cant come out of the reshuffled deck
    We mixed the cards and he got one that Mummy had in her hand all the time, can that happen?
    If I never put my card down, can somebody else get it from the pile after it's mixed again?
    um we shuffled the discards and someone drew a card that was in my hand the whole time is that possible
    so after the shuffle can you like draw a card that know won has played yet because it was in a hand
    Dad reshuffled the discards, then Lena's note says she drew the very card that Ben had been holding all round, can that be correct?
    held card in reshuffled pile?

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
    Can I finish and take the round by putting down a +4 as my final card?
    All I've got left is a pick-up-four; does it count as a win if I end on it?
    Is it permitted to finish the round when the last card is the Wild Draw Four?
    can u win on a +4
    last card is a pick-up-four, can i finish with it
    is it true youre not allowed to go out on a plus four
    I've only got my plus four left, do I win when I put it?
    Am I allowed to finish with a plus four or is that cheating?
    um can i go out on a plus for or do i need a different last card
    so i have won card and its the wild draw for can i win with it
    Dad had nothing left but a +4, slapped it down and says he's won the round, Lena says that's not allowed, is it?
    end the round with +4
"""
