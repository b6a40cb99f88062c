"""How people ask about cards laid on cards, drawing, going out, two players, and piles that run out."""

TEXT = """
draw-two-on-draw-two
    yes: A Draw Two may be laid on a Draw Two: whoever lays no further one draws for all of them.
    no: A Draw Two is no answer to a Draw Two: the cards have to be drawn.
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
    stack +2 on +2
    can you put a plus two on top of a plus two so the person after has to take four
    she hit me with a +2, I've got one too, can I pass it along
    draw two stacking allowed?
    instead of picking up two, could I throw down my own +2?
    is answering a draw 2 with another draw 2 legal
    my brother slapped a +2 on me and I slapped one back, does he have to draw now
    r u allowed to pass on a +2 w another +2
    stack +2 on +2?
    plus two onto plus two
    pass along the draw 2s
    answer a +2 with another +2
    are +2s stackable
    My sister hit me with a +2 and I had one too, so I slapped mine down and told grandma to take four. Grandma refuses. Is she right?
    We're arguing here: Tom dropped a draw 2 on Lisa, Lisa chucked her own draw 2 on top and says it moves on to me. Does it?
    My cousin swears everyone stacks +2 cards till somebody runs out and eats the lot. My uncle says that was never in the rules. Who's right?
    Dad put down a take two, I put down a take two as well so mum would have to draw, and now all hell has broken loose. Was that ok?
    Brother says you have to just draw when you get a +2, I say I can cover it with another +2 and hand it on. Settle this please
    can you put a draw to on a draw to so the next guy has to pick up for
    um so she played a plus too on me and I got a plus too can I like throw mine on it and not draw
    hey is stacking plus twos allowed in you know
    if someone plays draw to on me and I have a draw to myself do I still have to take cards or can I pass it on
    Must I pick up the two cards, or is it allowed to counter with my own draw 2?
    Do I escape a +2 by putting a second +2 on it?
    Who has to draw if two +2 cards are played one after the other before anyone picks up?
    he put +2 on me i got +2 too can i do it back to the next kid
    bro can u chain +2s or nah
    Please, is possible I put also plus 2 card when player before me put plus 2, and then other person take?

draw-four-on-draw-two
    yes: A Wild Draw Four may be laid on a Draw Two: the next player then draws for both.
    no: A Wild Draw Four is no answer to a Draw Two: the cards have to be drawn.
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
    stack +4 on +2
    someone hit me with a plus two can i chuck a plus four on it and not pick up
    +2 gets played, I answer with a +4, next guy takes six?
    can a wild draw 4 be used to dodge a draw 2
    he put down a +2 and I dropped the +4 on top, is that ok
    putting a draw four over a draw two
    do I have to take the two cards or can I throw my plus 4 wild
    is +4 a legal reply to +2
    +4 on top of a +2?
    counter plus two with plus four
    wild four against take two
    stack draw 4 onto draw 2
    +2 then +4, six cards?
    My brother laid a +2 on me and I slapped a +4 on it so my sister takes six. She's screaming that I had to take the two. Who is right?
    Grandpa says nothing beats a draw two except drawing, I say my wild draw four beats it. Can I play it instead of picking up?
    Kevin put a plus two down, Anna answered with a pick up four and now I'm told to grab six cards. I don't think so. Is that legal?
    My husband thinks a +4 can go on anything, even on a +2 that is still aimed at him. I say take your two cards first. Help
    We got a fight going: aunt Maria dropped a take two, I had no take two but I did have the wild four, so I threw that. She says illegal.
    can I play a plus for on a plus too so I dont have to draw
    so somebody hits me with a draw to and all I got is the wild draw for can I use that one to pass it on
    uh you know question can you stack a draw four on a draw two yes or no
    she put a take to and I want to put the pick up for on it do I still draw to
    What happens if I reply to a draw 2 with a wild draw 4 rather than drawing?
    Must I take the two, or may I dodge it with a wild four?
    Is it allowed to upgrade a +2 into a +4 for the player after me?
    they gave me +2 but i have +4 can i do that one and not pick up
    yo +4 on a +2 legit?? my friend says u gotta eat the 2
    I get plus two card, I want not take, I throw plus four on it. Is okay?

draw-two-on-draw-four
    yes: A Draw Two of the color named may be laid on a Wild Draw Four: whoever lays no further card draws for all of them.
    no: A Draw Two is no answer to a Wild Draw Four.
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
    stack +2 on +4
    got hit w +4 and they said red, can i put a red +2 on it
    the color called is blue and I have a blue draw two, does that get me out of picking up four
    answering a plus four with a plus two in the right colour
    she threw a +4, picked green, and I slapped a green +2. Next player takes six?
    is it ok to chuck a draw two onto a wild draw four if it matches the colour called
    instead of grabbing four cards could I use a plus 2 of the chosen color
    can you put a plus two on a plus four
    +2 on +4, not drawing
    stack draw 2 onto draw 4
    counter wild four with plus two
    +4 then +2, right color
    Draw two against a wild four?
    Mom laid a +4 and said green. I had a green +2 and threw it so my brother takes six. He says you can't go down. Who wins?
    My roommate hit me with the wild four and picked blue, I dropped a blue draw two on it to pass it on. He says I still draw four. Does he have a point?
    Uncle Joe claims a +4 may only be answered with nothing at all, but my plus two was exactly the color he called. Can I lay it and skip drawing?
    We were told big cards can't be answered by small cards, so when Sara put her take two of the chosen color on my pick up four everybody yelled. Allowed?
    Fight at the table: I call red with my +4, my niece slaps a red +2 on it and says the next one draws six. Is she cheating?
    can I put a draw to on a draw for if its the color they said
    um she played the plus for and said read and I have the read plus too can I put that down instead of drawing
    hey does a matching plus two work against a plus four in you know so I don't take any
    they hit me with a wild for can I pass it on with my draw to same color
    Do I have to pick up four if I hold a +2 in the color that was picked?
    Is it allowed to get out of a wild draw four with a draw two of the chosen color?
    What happens if I answer a pick up four with a matching take two before drawing?
    he did +4 and said yellow and i got yellow +2 so i dont have to take right
    can u drop a +2 on a +4 if it matches the color called, instead of taking 4
    Player make plus four and choose blue. I have blue plus two. I can put it and not take cards?

draw-two-of-any-color-on-draw-four
    yes: A Draw Two of any color may be laid on a Wild Draw Four: the next player then draws for both.
    no: A Draw Two is no answer to a Wild Draw Four, whatever its color.
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
    house rule stacking, +4 called red, can I throw a blue +2
    when stacking, must the +2 match the color picked with the +4
    we play stacking and he chose green after his plus four can i add a yellow plus two
    stack +2 wrong colour on +4
    does the colour matter if you stack a draw 2 on a draw 4
    with the stacking rule on, is any old plus two good enough on a wild draw four
    we do stack cards, she put a +4 and said blue, then Tim dropped a red +2, is that allowed
    stacking variant: draw two that isn't the chosen color on a draw four
    stacking: +2 on +4, wrong color
    off-color +2 on a stacked +4
    stacked +4, must +2 match color?
    any color +2 onto stacked +4
    when stacking, color matters after +4?
    We stack. My sister laid a +4 and said red, then I put a blue +2 on it to pass six along. She says it has to be red. Does it?
    We always play with stacking, and Ben says when a wild four is on the stack any draw two goes, whatever color was called. I say only the called one. Who's right?
    Stacking game: dad calls green with the +4, grandma answers with a yellow plus two and says plus on plus is always fine. Dad's furious. Ruling?
    In our family plus cards can be piled up. My cousin picked blue with his pick up four and I stacked a red take two. He says wrong color, take it back. Do I?
    Okay we agreed on stacking before we began, now Mia throws a green draw 2 on the +4 though yellow was named and says color doesn't count in a stack
    were stacking and he said read with the plus for can I stack a blue plus too on it
    um if you play with stacking does the draw to have to be the color they picked on the wild for or any draw to
    so we stack plus cards you know and I got a green plus two but they called yellow on the draw four can it still go on the stack
    does any old plus too go on a plus for when your stacking or just the color they said
    Must my +2 have the chosen color if I want to stack it onto a +4?
    Is it allowed, playing with stacking, to pile a draw two of the wrong color onto a wild draw four?
    Do I have to draw the stacked four if the only +2 I hold isn't the color that was called?
    we do stacking and he said blue on +4 but my +2 is red can i stack it anyway
    if ur stacking can a +2 of a diff color go on a +4 or does it gotta match
    We play with put plus on plus. He say green for plus four, my plus two is other color, not green. Can I still pile it?

draw-four-on-draw-four
    yes: A Wild Draw Four may be laid on a Wild Draw Four: whoever lays no further one draws for all of them.
    no: A Wild Draw Four is no answer to a Wild Draw Four.
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
    stack +4 on +4
    he gave me a plus four can i give the next one eight by putting my plus four
    two wild draw fours in a row, does the third player take 8
    got +4'd, I have a +4 as well, can I chuck it instead of picking up
    may you answer a draw 4 with a draw 4
    passing on a +4 using another +4
    mum put a plus 4 on me and I put a plus 4 too, she says I still have to take four
    is wild draw four stackable on itself
    +4 on +4?
    stack two wild fours
    plus four back onto plus four
    answer wild draw four with same
    eight cards from two +4s
    My brother played a +4 on me and I played my own +4 on top, so mum should take eight. Mum says nope. Is that real?
    Auntie says you can't put a pick up four on a pick up four to push it to the next one, but my whole school plays that way. Who's right?
    Jake slammed a wild four, Emma slammed another wild four, and now they want me to draw eight cards. I refuse. Do I have to?
    We have a big row: grandpa hit me with plus four, I countered with my plus four, he claims I should've just drawn and lost my go.
    My girlfriend thinks a draw four can only be swallowed. I had one in my hand too so I chucked it right on hers to pass it along. Okay or not?
    can you put a plus for on a plus for so the next person takes ate
    um if somebody gives me a draw four and I have a draw four can I just play mine and not pick up
    so you know has that wild for card can I stack it on another wild for
    he hit me with the plus for and I hit the next guy with a plus for too is that aloud
    Do I lose four cards' worth, or may I pass it to my neighbor with a second wild draw four?
    Who draws, and how many, when a +4 gets answered with another +4?
    Is it allowed to defend against a draw four using my own draw four?
    they +4 me so i +4 the next one and he takes 8!! allowed??
    can u stack +4s or do u just gotta eat it
    If I have also plus four card, must I take the four cards, or I can put mine and next person take eight?

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
    a red +2 is on the pile and Anna took her two cards, now it's my go, can I put a blue +2
    +2 already picked up, next player throws different color +2, ok?
    does draw two match draw two by symbol after the penalty has been taken
    the plus two was already drawn for can i put mine on top its a different colour
    after someone's picked up for the draw 2, is a green draw 2 playable on a yellow one
    not stacking, she already drew, can my +2 go on that +2 even if the colour's wrong
    matching +2 with +2 of another colour when nobody owes cards anymore
    player before me took two cards and lost his turn, now I want to lay a draw two on that draw two
    already picked up, now my +2
    another color +2 after drawing
    red +2 on old blue +2
    drawn already, lay second draw two?
    +2 on an already served +2
    My sister took her two cards for the blue +2, then I put down a red +2. She says that's stacking and we don't stack. Is it?
    Grandma already drew for the green draw two. Next was me and I threw a yellow draw two on it. Dad says no because the color is different. Who's right?
    Leo drew his two and missed his go. Now it's me, no color, but I've got a plus two. My cousin says +2 on +2 is forbidden. Even now that it's been paid?
    Uncle picked up for the take two already, it's my turn, mine is a different color. I say same symbol fits, he says can't put plus on plus ever. Help us
    The +2 lying there is done, Ann took the cards. I lay my own one of another color on it and everyone goes mad about stacking. Am I wrong?
    so he already drew to for that draw to can I now put my draw to on it even if its not the same color
    um the plus two on the pile was already paid for you know can I put a different color plus two on top
    my brother picked up his too cards and now its my turn can my read plus too go on the blue plus too
    is it still stacking if the cards are drawn already and then I play my own draw two thats another color
    May I play a +2 of a different color on the pile's +2 after its victim has taken the two cards?
    Is it forbidden stacking if the two cards were drawn before I lay the second +2?
    What happens if the draw two has been served and the next person wants to match it by symbol only?
    he took his 2 cards already so can i put my +2 now its a diffrent color
    the +2 on top is already used up, can i drop mine on it if colors dont match
    Person has already take two cards. Now is me. I can put other color plus two on this old plus two?

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
    tom already took his two and then i put another plus two does the next one take two or four
    does the count start over once someone has picked up for the +2
    +2 was drawn, new +2 on top, 2 or 4?
    a second draw two after the first was paid for: how many does the next person grab
    she picked up 2, I threw my +2 afterwards, my sister says she needs to take 4
    do draw twos add up even if the first one was already drawn for
    how many cards for the 2nd +2 when the 1st is already settled
    Lucy drew two cards, then Ben dropped another plus two on me. Just two, right, not four?
    someone drew, new +2: two, four?
    second +2 after drawing, how much
    does paid +2 still add up
    take 2 or 4 this time?
    are old +2 cards added again
    My sister already took two for the first +2. Then I laid another +2 and told my brother to take four. He says only two. Who's right?
    First draw two was drawn by Grandpa. Then mum plays one more and they want four from me because there are two of them lying there. Isn't it just two?
    Pete picked up for the plus two, next guy throws another plus two at me and says it adds up to four. But Pete already paid! How many do I take?
    Big argument: the first take two has been paid by Ella, then comes a second take two, and dad says the victim now grabs four. I say two. Tell us
    I got a +2 after someone had drawn for the one before. The table claims it counts double now. Is that right or do I take my two only?
    she already drew to then he put another draw to do I take to or for
    um the first plus two was already picked up and now theres another plus too on me is it for cards now
    so somebody took there two cards already then another plus 2 gets played you know how many does the next one get
    is it two or four if the draw two before was already drawn for
    Do I draw four, or only two, when the earlier +2 was already paid by somebody else?
    Who still has to pay for the first draw two once it's been drawn and a second one comes?
    What happens to the count if a fresh +2 is laid after the previous one has been taken: does it start over?
    he already took 2 and then she put +2 on me do i take 2 or 4
    does the +2 reset after someone eats it or am i getting 4 now
    One player take two cards finished. Then again plus two for me. I take two or four?

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
    got a +2, do i miss my go too
    after picking up two cards for a draw two can I still play
    draw two = skipped as well?
    i took the two cards can i put something down now
    does a plus two also make you lose a turn
    he hit me with a +2, I drew and then wanted to lay a card, he said no
    do you get to play after drawing from a draw 2
    plus two and blocked, or just plus two
    +2: draw and miss a go?
    skipped after a draw two?
    play after taking two?
    draw two costs my turn too?
    take two, then still play?
    My brother hit me with a +2, I took my two cards and wanted to play, and he says I'm skipped. Is that true?
    Grandma took her two for the plus two and then laid a card right after. Dad says her go was gone. Which one is right?
    We're fighting over the draw 2: my wife says you pick up two and then carry on normally, I say you pick up and sit out.
    Cousin Nick put a take two on me. I grabbed two cards, got a perfect one, chucked it, and they all yelled at me. Do I miss my go?
    My kids disagree: one says after a +2 you only draw, the other says you draw and also get to put a card down. Sort it out please
    so if I get a draw to do I draw the to cards and then play or am I skipped
    um she put a plus too on me I picked up do I still get my turn
    you know question after you pick up two from a plus two is your turn over
    does a draw two also make you miss you're turn or just take cards
    May I still put a card down after drawing for a +2?
    What happens after I've taken my two for the draw two: is it me or the next player?
    Do I lose my go on top of picking up two?
    i got +2 and took the cards can i play now or is it the next kid
    do u get skipped when someone +2s u
    I take two cards because plus two. After this I can play card or is finish my turn?
    whoever gets the draw two, does that player lose a turn
    after taking two is your turn gone

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
    I picked up two for the +2 and one of them is a +2, can I throw it straight away
    drew a plus two off a plus two lol can i use it
    while taking my penalty cards I found a draw two, am I allowed to pass it on now
    got +2'd, took my cards, a +2 is among them, play it now?
    playing a draw 2 you just drew because of a draw 2
    she grabbed her two cards and then slapped one of them, a draw two, right down. legal?
    can I stack with the plus two I just pulled as part of the penalty
    one of the two cards I had to pick up was another pick up two can I drop it right now
    drew a +2 from a +2
    picked up +2 as punishment, play?
    one of my two is +2
    got +2 while taking two, throw?
    penalty card is a draw two
    My sister gave me a +2, I took two cards and one of them was a +2! I slapped it right on. She says too late. Is it?
    I was drawing for grandpa's draw two, and look, a draw two comes up. I wanted to send it on to mum straight away. They say I can't. Who's right?
    Tim grabs his two cards for the plus two, finds a plus two among them and throws it at me at once. I say his go is gone. Settle it
    We argue: if the punishment cards from a take two include a take two, my uncle says you can play it immediately. Everyone else says no.
    My dad drew for my +2, the first card was another +2, so he stopped drawing and laid it on mine. Is he allowed?
    I drew my to cards for the draw to and one of them is a draw to can I put it right down
    um so I'm picking up for a plus two and I get a plus too can I play it on the spot
    you know when you pick up two because of a draw two and theres a draw two in it do you get to use it right then
    I had to take to and I pulled a plus too can I throw it back right away
    Must I wait for my next turn with the +2 I just picked up for a +2?
    Is it allowed to lay a draw two that came up among the two cards I was made to draw by one?
    What happens if the two cards I take for a draw two contain another draw two?
    i had to take 2 and i got a +2 in there can i use it now
    lol drew for a +2 and pulled a +2, can i drop it straight away or wait
    I take two cards for plus two and inside is plus two. I can put it same moment?

skip-against-draw-two
    yes: A Skip of the same color passes the Draw Two on to the next player.
    no: A Skip does not save you from a Draw Two: the cards have to be drawn.
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
    block a +2 with a skip
    i have a skip same colour as the plus two they played on me does that cancel it
    she dropped a red +2 and I put a red skip so the next one should draw, right?
    can you skip out of a draw two
    does a skip card protect you from picking up two
    draw 2 on me, same color skip in hand, use it to dodge?
    could I chuck a skip instead of taking the two cards
    pass the plus two on using a miss a turn card
    skip to dodge a +2?
    block draw two with skip
    does skip cancel plus two
    same color skip on +2
    skip card as shield, take two
    My brother laid a green +2 and I answered with a green skip so I wouldn't have to draw. He says I draw anyway. Does he have it right?
    Mum claims a skip of the same color lets you off a draw two and hits the next one. Never heard of it. Is she making this up?
    Anna got hit by the red plus two and threw a red miss-a-go card, now Paul is supposed to draw instead. Paul says no way. Who wins?
    We're yelling about whether the circle with the line through saves you from a take two. Uncle Bob says yes, same color is enough.
    I had the blue skip, grandma's +2 was blue too, so I dropped it and passed the two cards on. Table split half and half. Ruling?
    can a skip save me from a draw to if its the same color
    um he put a read plus too and I got a read skip can I play it and not draw
    so does a skip card block a plus two in you know
    if somebody hits me with draw to can I just skip it with a skip
    Do I still take two if I hold a skip in the color of the +2?
    Is it allowed to escape a draw two by laying a matching skip?
    Who draws if I put a skip onto a take two of its color?
    he did +2 on me but i have the skip same color so it skips me right
    can i skip a +2 with a skip lol
    I have stop card, same color with plus two. I can put stop and not take the two?

skip-against-draw-four
    yes: A Skip saves you from a Wild Draw Four.
    no: A Skip does not save you from a Wild Draw Four.
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
    skip on +4
    can i use a skip when someone plus fours me
    he threw a +4 and said blue, I threw a blue skip, do I still pick up four
    does the skip card block a wild draw four
    escaping from a plus 4 with a skip
    got hit by draw four, have a skip in the named color, am I saved
    do I have to grab the four cards if I've got a skip
    skipping my way out of a +4, allowed?
    skip to dodge a +4?
    skip as shield from +4
    skip card versus pick up four
    My sister hit me with a wild four, called red, and I put a red skip down. She says I draw four no matter what. Is she right?
    Grandpa thinks the skip protects you against a +4 and the next one has to take the four. I think that's made up. Well?
    Sam threw a miss-a-go card on the draw four and told me to pick up four in his place. I'm not doing it. Who's right?
    Uncle says nothing stops a plus four, but I had a skip in the color he named and slapped it on. We've been shouting for ten minutes.
    Dad dropped pick up four on mum, mum chucked a skip and just sat there smiling. Does she get away with it?
    can I use a skip so I dont have to draw for on a wild for
    um somebody played the plus four on me and I got a skip does that save me
    hey does a skip beat a draw four in you know
    he said blue with the plus for and I have a blue skip can I skip the plus for
    Must I pick up four although I hold a skip card?
    Is it allowed to sidestep a wild draw four with a skip?
    Who takes the four if I answer the wild draw four with a skip?
    i got +4 but i have skip card can i skip it
    does a skip work on a +4 or am i dead
    He put plus four to me. I have stop card. Can stop card save me from four cards?

reverse-against-draw-two
    yes: A Reverse of the same color sends the Draw Two back: the player before you draws.
    no: A Reverse does not send a Draw Two back: the cards have to be drawn.
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
    reverse a +2 back at them
    she gave me a plus two can i reverse it so she takes it
    bouncing a draw two back with a reverse card of the same colour
    red +2 then red reverse, who picks up two
    does a reverse deflect the draw 2 onto the player who threw it
    got a +2, slapped down a reverse, now he says I have to draw anyway
    can you use uno reverse on a draw two
    my turn to take two but I have a matching reverse, can I turn it round
    reverse a +2 back?
    no-u card on +2
    bounce the plus two back
    turn around card against take two
    My brother hit me with a yellow +2 and I had the yellow reverse, so back at him, he takes two. He says that's not a thing. Is it?
    Grandma got a draw two and laid the turn around card of the same color, now dad should draw his own punishment. Dad's sulking. Legal?
    We fight about no-u: Lisa says same color reverse throws the plus two back at whoever played it. I say she has to draw. Who's right?
    My cousin did the no-u on my take two and says I must grab the two cards now. I never heard of that rule. Ruling please
    Uncle Fred put a blue +2 down for me. I threw blue reverse. Now he claims I both take two and wasted a card. Help
    um she plus tooed me and I have a reverse same color does it go back to her
    so you know the reverse card can it bounce a plus two back at the person who played it
    if I put a read reverse on the read plus too do I still draw
    Do I have to draw two when I could lay a reverse of that color?
    Who picks up if a draw two is answered with the reverse?
    Is it allowed to return a +2 to its sender using a direction card?
    he +2 me i no-u him does he take it??
    can u uno reverse a +2 irl
    I have the arrows card, same color as plus two. Can I give back the two cards to the person?

reverse-against-draw-four
    yes: A Reverse sends a Wild Draw Four back.
    no: A Reverse does not send a Wild Draw Four back.
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
    reverse on +4
    uno reverse a plus four so they have to take it
    he hits me with a +4, calls green, I drop a green reverse. who draws four?
    does a reverse bounce a wild draw four back to whoever played it
    can I turn round a +4 with a reverse card
    sending back the draw 4
    can i flip the wild plus four on my sister who put it with a reverse
    instead of picking up four, reverse it?
    reverse a +4 back?
    no-u card on a +4
    send wild four back, reverse
    bounce back plus four
    turn around versus pick up four
    My sister played a +4, said green, and I put my green reverse so she has to take four herself. She's furious. Does that work?
    Dad swears by the no-u: put it on the wild four and the guy who played it eats the four. Mum says rubbish. Who's right?
    Kyle hit Zoe with pick up four and Zoe threw a turn around card. Now nobody wants the four cards. Who has to take them?
    We play for chores so this matters: I got a draw four, replied with a reverse in the called color. Cousins say I still take four.
    Grandpa put a plus four on me and I sent it back with the arrows card. He says nothing sends back a four. True?
    can I reverse a plus for back to the person who played it
    um so he did a draw four on me and I got a reverse can I like send it back
    does the uno reverse card work on a wild for you know
    they said yellow with the draw for and I have a yellow reverse does it go back too them
    Must I draw four if I've got a reverse to bounce it with?
    Who draws the four when somebody answers with a reverse?
    Is it allowed to return a wild draw four to its sender with a direction change?
    she did +4 on me can i do the no-u and she gets 4
    uno reverse on a +4 real or just a meme
    I get plus four. I have arrows card. I can give four cards back to him?

wild-against-draw-four
    yes: A Wild saves you from a Wild Draw Four.
    no: A Wild does not save you from a Wild Draw Four.
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
    normal wild on a +4
    can i put a change colour card to not take the four cards
    does a regular wild (no plus) cancel a wild draw 4
    dodge +4 with color changer
    he threw a plus four and I chucked a plain wild on it, do I still pick up four
    got +4'd, only have an ordinary wild, will that save me
    use a simple wild to escape drawing four
    is an ordinary wild card a defense against plus four
    plain wild on +4 to escape
    dodge a plus four with wild
    color changer against pick up four
    normal wild cancels wild four?
    joker instead of drawing four
    My brother hit me with the +4 and I put an ordinary color changer on it so I don't take anything. He says I still take four. Who's right?
    Mum says a normal wild goes on everything, even on a draw four, so she doesn't have to pick up. Convenient. Is that so?
    Ron threw a joker on my pick up four, changed the color and handed the go on without drawing. Is he cheating?
    We can't agree: uncle got a plus four, dropped a regular wild, said blue, and thinks that's it. I want him to take four.
    My niece answered grandma's wild draw four with the plain four-color card and claims it wipes it out. Does it?
    can I play a normal wild on a wild draw for so I don't have to draw
    um he put plus four on me and I got the color change card does that save me
    hey can a plain wild get you out of picking up for in you know
    I have a regular wild can I throw it on the plus for instead of taking the cards
    Do I have to take four, or may I lay a color changer and be off the hook?
    Is it allowed to cancel a +4 using an ordinary wild?
    What happens if I reply to a wild four with a simple wild rather than drawing?
    i got +4 but i have the rainbow card without the 4 can i put that and not take
    does a reg wild cancel a +4
    He make plus four to me. I have color change card only. Can I put this and not take four?

wild-against-draw-two
    yes: A Wild saves you from a Draw Two.
    no: A Wild does not save you from a Draw Two: the cards have to be drawn.
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
    normal wild on a +2 instead of drawing
    can a colour change card stop a draw two
    someone put a plus two on me and i put a wild does it cancel
    does a regular wild block a pick up two
    got +2'd, can I just throw a plain wild and not take the cards
    she played draw two, I slapped a wild and changed the color. do I still draw 2?
    plain wild as a defence against draw two
    a wild goes on anything, so can it get me out of the +2?
    plain wild on +2 to escape
    dodge a plus two with wild
    color changer against take two
    normal wild cancels draw two?
    joker instead of drawing two
    My sister gave me a +2 and I chucked a normal wild on it and said red. She says I still owe two cards. Do I?
    Grandpa says a wild goes on anything so he doesn't have to take my draw two. I say draw first, old man. Who's right?
    Mia got hit by the plus two, laid a color changer, and now acts like nothing happened. Can you get out of it that way?
    Family feud: dad dropped a joker on the take two and told me it's my go now. He never picked up his two cards!
    I was about to pick up for the +2 when my cousin said just throw your wild, it cancels it. My aunt says no chance. Well?
    can I play a wild so I don't have to draw to from a draw to
    um somebody put a plus too on me and I have the color change card does it save me
    does a normal wild block a plus two you know
    if I put a wild on the draw two do I still pick up the too cards
    Must I take two although I could lay a color changer?
    Is it allowed to wriggle out of a +2 with an ordinary wild?
    What happens if I reply to a draw two with a plain joker instead of picking up?
    he did +2 can i put rainbow card so i dont take
    does a wild cancel a +2 or u still gotta draw
    Plus two come to me. I put the card that change color, no number. Must I take two still?

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
    two wilds in a row ok?
    can you put a wild card on top of another wild card
    he played a wild and called red and then i dropped a wild too
    wild after wild legal
    is it allowed to change the colour again straight after someone else changed it
    there's a wild on the pile, may my wild go on top
    colour changer onto colour changer
    can I chuck a wild straight on a wild and pick a new color
    wild on top of a wild?
    two color changers in a row
    joker onto joker
    change color twice in succession
    My sister played a wild and said blue, I played a wild right on it and said red. She says you can't put wild on wild. Can you?
    Grandpa insists two jokers never go on each other, there has to be a normal card between. I just laid one. Do I take it back?
    Max lays a color changer, then I lay a color changer, and now aunt Jo says that's forbidden. Who's right here?
    We disagree: mum called green with her plain wild, I wanted yellow so I chucked my own plain wild on. Dad says illegal double wild.
    My roommate says a wild must be answered with the color and nothing else. But I've only another plain wild. May I?
    can you put a wild on a wild
    um she played a color change and I got a color change too can I play it right after
    you know question wild on another wild is that aloud
    if theres already a wild on top can I throw my own wild on it
    Is it forbidden to follow a color changer with a second color changer?
    Must there be a colored card between two plain wilds?
    What happens if the player before me laid a wild and I've got only a wild as well?
    can i put rainbow card on a rainbow card
    wild on wild ok or nah
    On the color change card, I can put again a color change card?

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
    we're on red and I threw a wild, can I say red
    do you have to change color with a wild
    wild but keep same colour, legit?
    can i play a change colour card and not change the colour
    picking the color that's already in play when laying a wild
    is it ok to stay on blue with a wild
    she laid a wild on a green and called green again
    must the colour be different after a wild
    call same color with wild
    wild but keep the color
    wild: must color change?
    red stays red after my wild
    name current color with joker
    We're on red, my brother lays a wild and says red. I say he has to change it! Does he?
    Grandma played a color changer and picked blue though blue was already on. Dad says that's pointless and not allowed. Who's right?
    It was green, Lucy dropped her joker and called green again. Everyone at the table says a wild has to change something. Really?
    I wanted to stay on yellow so I laid my wild and said yellow. My uncle told me to choose one of the other three. Must I?
    My wife claims you can't name the color that's already being played when you throw a wild. I think you can. Settle it
    its on read and I play a wild can I say read again
    um do you have to change the color when you play a wild or can it stay the same
    you know with the color changer can I just pick the color were already on
    he put a wild and kept it blue is he aloud to
    Must I pick a new color with my wild, or may it remain as it is?
    Is it allowed to call the very color that's already in play?
    What happens if I lay a wild and say the color it was before?
    it was green and i put rainbow card and i want green still can i
    can u play a wild n just keep the same color
    When I put color change card, must I change? Or color can stay like before?

color-i-do-not-hold
    uno.color: With a Wild you may name any color, also one that you do not hold.
    uno.house.named-color: With a Wild you may name only a color that you hold; nobody else checks it.
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
    can I call yellow with a wild if I've got no yellow
    wild: name a color you don't have in your hand?
    do i need to have the colour i pick when i put a wild
    he called blue and then had no blue at all, is that cheating
    any of the four colours ok to choose with a wild, even one I've none of?
    bluffing by naming a colour I don't own with a wild
    which color can you pick after a wild
    she chose green but hasnt got a green card is that allowed
    wild: name a color I lack
    call a color I don't have
    choose any of four colors?
    bluff color with a wild
    pick green holding no green
    My brother played a wild and said yellow, and then it turned out he has no yellow at all! Is that even allowed?
    Grandpa says you can only call a color that's in your hand when you lay the joker. I've always picked whatever I like. Who's right?
    Nina called blue with her color changer to annoy me, she had zero blue cards herself. Cousins say it's cheating. Is it?
    We argue: I threw the wild, wanted to hurt my sister, said red with nothing red in my hand. She wants me to choose again.
    My mother-in-law laid a wild, named green, next go she had to draw because she had no green. Dad says she must only say what she owns.
    can I say read with my wild if I got no read cards
    um when you play a color change card do you have to have the color you pick
    you know question can you call any color on a wild even one you don't hold
    she said green but she doesn't have any green is that aloud
    Must I own a card of the color I choose with my wild?
    Which colors am I free to call with a color changer, even ones missing from my hand?
    What happens if I name a color and have none of it?
    i put rainbow card and said blue but i dont have blue is that ok
    can u pick a color u dont even have lol
    I have only red and green card. With color change card I can say yellow?

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
    can I throw a wild even if I have a matching card
    wild when you could play something else, allowed?
    do you have to have no playable cards before using a normal wild
    i have a red for the red but i want to use my wild is that ok
    is a plain wild only for when you can't go
    he chucked a wild though he had a card that matched, fair?
    using a color changer with a good colour in hand
    playing a regular wild at any time whatever else I'm holding
    wild while holding a matching card
    wild though I could play normal
    must wild be last resort?
    save the match, play the wild
    plain wild only if nothing fits?
    My brother had a red card, red was on, and he still laid his color changer. I say that's only for when you have nothing. Who's right?
    Grandma says you may throw a plain wild only if nothing else goes. I had a matching number and threw it anyway. Do I take it back?
    Zoe caught me playing a joker while I had a blue seven for the blue pile. She wants me to draw cards for it. Nonsense or not?
    We argue whether the ordinary wild, not the +4, can be laid even if you've got the color. Dad says no, mum says yes.
    I dropped my normal wild to get rid of it, even though I could have matched. My cousins now say I cheated. Did I?
    can I play a regular wild if I have a card that matches
    um do you have to play the matching card first before you can use a color change card
    you know the plain wild can I put it down even if I got the right color
    he had read and it was on read but he played the wild is that aloud
    Must I lay my fitting card rather than the ordinary wild?
    Is it allowed to throw a plain color changer when I'm not stuck at all?
    What happens if I lay a plain wild and someone sees I also had a match?
    i have a red card and its red but i want to put the rainbow card can i
    can u play a wild whenever or only when ur stuck
    I have card who fits, but I want to put color change card without four. I can do?

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
    wild on top and they said blue, can I put red
    after a wild do you have to follow the color that was picked
    can i put any colour on a wild card
    someone called green with a wild but I've only got yellow, can I play it since wilds are black
    which cards can be played on a wild
    does the next player have to stick to the colour called
    she said red, he dropped a blue 5 on the wild. allowed?
    wild is any color so can I lay whatever I like on it
    wild on top, ignore called color?
    other color on a plain wild
    blue called, I lay green
    does any color go on wild
    must I follow the called color
    My brother laid a wild and said blue. I put a red five because a wild is all colors anyway. He says only blue. Who's right?
    Grandpa thinks on a color changer you can throw anything, whatever was called. Then why say a color at all? Please settle.
    Mum called yellow with the joker, my sister dropped a green card on it and said wild means anything goes. Is she right?
    There's a wild lying there, green was picked by my uncle, I have no green, so I laid a blue three. Now they want me to take it back.
    Cousins argue: after a plain wild, do you follow the color that was said, or is the next player free?
    theres a wild on top and he said read can I play a blue card on it
    um does the next player have to play the color that was called after a wild or any color
    you know when a wild is on top can I put whatever I want
    she called green can I put yellow on the wild
    Must my card be the color that got called, when a plain wild lies on the pile?
    What happens if I lay a color nobody called on somebody's wild?
    Which cards am I allowed to put on a color changer?
    he said red on the rainbow card but i only have yellow can i put it
    can u put any color on a wild or just the one they said
    On the pile is color change card, person say blue. I can put green on it?

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
    can I put a red 7 on a blue 7
    same number different color ok?
    does the number match even if the colour doesnt
    there's a green 4 and I only have a yellow 4, can I go
    fours on fours whatever the colour
    is matching numbers enough or must colours match
    she dropped a blue 3 on a red 3, legal?
    changing color by throwing the same digit
    same number, different color ok?
    red five on blue five
    match by number only
    7 on 7, other color
    change color with same number
    My brother put a green four on my red four and says it's fine because it's a four. I thought the color has to be the same. Who's right?
    Grandma plays only by color and told me my yellow nine doesn't go on the blue nine. I'm sure it does. Tell her please
    On the pile there's a blue 3, I've got a red 3, my cousin says you can't switch color without a wild. True?
    First game with the in-laws: I threw the green eight on the yellow eight, and they said color first. Was I wrong?
    Dad says the number is enough, mum says color and number both must fit. We've a red 6 on a blue 6 here. Decide
    can I put a green for on a read for
    um if the numbers the same but the colors different can I play it
    does a blue two go on a red two in you know
    theres a yellow ate on top and I got a green ate can I put it
    Must the color agree too, or does an equal number do?
    Is it allowed to switch colors by laying an equal number?
    What happens if I match the digit but not the color on my go?
    can i put blue 7 on red 7 its the same number
    does same number count even if color is off
    On pile is red five. I have green five. Can I put it?
    a green 8 on a red 8, is it fine
    eight on eight but other colour, legal?

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
    he put a wild and didn't say a color, can I just go
    wild no colour called, next player plays anyway
    she forgot to pick a colour with her wild what do we do
    do we have to wait until they name a color after a wild
    nobody said a colour, so can I chuck anything on it?
    wild laid, silence, next person throws a red. allowed?
    if no colour gets announced with a wild does the next one choose
    my cousin dropped a wild and said nothing then i went, was that ok
    wild laid, no color said
    forgot to say a color
    wild but nobody named color
    play on before color called?
    he didn't pick any color
    My brother slapped a wild down and said nothing, so I just played a red card. He says he wanted green. Who's right?
    Grandma laid her color changer and forgot to call anything. My cousin went straight on with blue. Is that ok?
    I threw a joker, was still talking, and my sister dropped her card before I'd said any color. She says my loss. Is it?
    Mum put a wild and never said a color, now we're arguing whether the next one can play whatever he wants.
    Uncle Sven laid a wild silently and leaned back. We wait. He waits. Can Tom simply put his card down?
    he played a wild but didnt say a color can I just go
    um somebody put a color change card and forgot to say what color what do we do
    you know if they don't call a color on the wild can I play anything I want
    she threw the wild and said nothing do I have too wait
    Must I wait till a color has been called, or may I carry on?
    What happens if a wild lands and its owner never says which color?
    Who decides the color if the player of the wild stays silent?
    he put rainbow card and didnt say what color can i just put mine
    they forgot to call a color on the wild so can i play whatever
    Person put color change card but not say color. Next player can play already?

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
    skip on skip different color
    can a blue skip go on a red skip
    matching skip cards by symbol not colour
    he played a red skip then I put a yellow one, ok?
    do skips have to be the same colour to go on each other
    putting a miss a turn on a miss a turn in another colour
    is same symbol enough for a skip
    i got a green skip and theres a blue skip on the pile can i chuck it
    skip on another color skip
    blue skip onto red skip
    two skips, different colors
    match skip by symbol
    does symbol match for skips
    My brother laid a red skip, a bit later I put my blue skip on it. He says wrong color. But it's the same sign! Who's right?
    Grandma says action cards have to match by color, so her green skip couldn't take my yellow skip. I say same picture fits. Well?
    Emil got blocked by a red miss-a-go card, I was next and I chucked a green miss-a-go card. Emil's mad and says that's not allowed. Is it?
    Table is divided: can a skip go on a skip if the colors aren't the same? Aunt says only numbers work like that.
    I skipped dad with a blue one and the next, mum, skipped me with a yellow one on top. Dad says that skip doesn't fit. Does it?
    can I put a blue skip on a read skip
    um does a skip go on a skip if there different colors
    you know the skip card can it be matched by the sign and not the color
    theres a green skip on top and I got a yellow skip can I play it
    Must a skip have the same color as the skip below it?
    Is it allowed to lay skip upon skip when only the symbol agrees?
    What happens if I match a skip with a skip of some other color?
    can i put my red skip on the green skip its the same picture
    skip on skip w diff colors ok?
    On the stop card red, I can put stop card blue?

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
    do action cards need to match color
    can I throw a skip or reverse whenever I want regardless of colour
    are +2, skip and reverse playable on anything
    is a plus two like a wild, any colour any time
    top card is blue 6 and I put a red reverse, allowed?
    special cards, must they be the right colour?
    he chucked a yellow skip on a green 3 and says specials go on everything
    can i put down a power card of a different colour
    do action cards go on anything
    skip on any color, anytime?
    special cards ignore the color?
    +2, skip, reverse always playable?
    must action cards match
    My brother says special cards like skip and reverse can be laid on whatever's there. He put a red reverse on a blue 5. Is that right?
    Grandma threw a yellow +2 on my green seven and says action cards always go. I say they've got to fit. Who's right?
    Tara treats every skip, reverse and plus two like a wild, any color, any time. We told her no. She wants it confirmed.
    We argue: a green miss-a-go card on a red 3, my uncle laid it and says action cards have no color rule. Really?
    Cousin Ed claims turn around cards and draw twos can be dropped on anything since they're not numbers. Does that hold?
    can I put a read skip on a blue number or does it have to match
    um do action cards like draw to and reverse have to be the same color as the pile
    you know the special cards can you just play them whenever
    he put a green reverse on a yellow for is that aloud
    Must skips, reverses and draw twos fit the color like any other card?
    Is it allowed to use an action card on a number card of some other color?
    What happens if I lay a special card that fits neither in color nor in symbol?
    can i put a blue skip on a red 6 cuz its a special card
    do action cards gotta match color or can u drop em whenever
    Card with action, plus two or stop or arrows, I can put on any color always?

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
    +4 already picked up, color is red, can I play a blue +2 now
    someone took the four, now it's my go, does a plus two of the wrong colour go on it
    after the plus four was drawn for can i put a plus two thats not the colour they said
    draw two matching draw four by symbol once it's been paid? color called was green, mine's yellow
    she grabbed her four cards, he called blue, I dropped a red draw two on the draw four. ok?
    no stacking, the draw four is finished, can an off-color +2 be laid
    is a +2 the same sign as a +4, so it fits in any colour afterwards
    four cards already taken, named colour is yellow, only have a red draw 2
    +4 already drawn, wrong color +2
    served +4, +2 other color
    off-color +2 after a paid +4
    +4 done, then any +2?
    blue +2, red called, four taken
    My sister took her four and green was called. Next go I put a red +2 on that +4. Dad says it has to be green. Does it?
    The four cards have been picked up already, mum had said blue. Now uncle lays a yellow draw two on the wild four because plus goes on plus. Allowed?
    Leo drew his four and sat out. It's me now, yellow was called, I have a green +2. I say a plus on a plus fits by sign. My cousin says it doesn't. Well?
    Grandma paid for the pick up four. Then Joe threw a take two of a color nobody called and claims it fits the four. We don't believe him.
    After dad had drawn for the +4 I wanted to play a +2 that wasn't the called color. Everybody groaned. Was I wrong?
    he already drew for and the color is read can I put a blue plus too on that wild for
    um the plus four was already picked up you know and now its my turn can I play a draw two thats not the color they called
    does a draw two count as matching a draw four after somebody took the for cards even if the colors wrong
    they called green and the four cards are drawn already can my yellow plus to go on it
    Must my draw two be in the called color once the wild four on the pile has been served?
    Is it allowed to match a spent +4 with a +2 of some other color, just because both are draw cards?
    What happens if the four have been drawn and I lay a +2 in a color that wasn't picked?
    he took 4 already and its red now but my +2 is blue can i put it on the +4
    the +4 got eaten already, can i drop a +2 thats not the called color
    Four cards are already taken, color is green. I have plus two in yellow. It fits on the plus four or no?

out-on-draw-two
    yes: When somebody goes out with a Draw Two, the next player still draws the two cards.
    no: When somebody goes out with a Draw Two, the next player does not draw any more.
    no uno.score.none: Where no points are counted, nobody draws any more once somebody is out.
    uno.house.no-action-finish: Nobody goes out with a Draw Two by these rules: the last card has to be a number.
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
    last card is a +2, does the next person have to pick up
    he won with a plus two do i still take two
    game over on a draw two: draw or not?
    if someone finishes with a +2, must the next player grab two cards
    she chucked her last card, a draw 2, at me. The round's over so I don't pick up, right?
    do you draw when the winner goes out on a plus two
    won with +2, next one says he needn't draw
    finishing on draw two, penalty still applies?
    last card +2, next draws?
    finish on +2, still draw?
    won with a plus two
    game over, take two anyway?
    draw after someone ends with +2
    My brother ended the round with a +2 on me and says I still have to take two cards. But it's over! Do I?
    Grandma's last card was a draw two, she's out, and now mum won't pick up because the round is finished. Must she?
    Liam went out with a plus two and pointed at me. I said you've won already, I'm not taking anything. Who's right?
    We argue at the end of the round: Eva's final card was a take two, and my uncle says the one after her grabs two before we stop.
    I won with a +2 and told dad to draw. He says the last card does nothing anymore. Well?
    he went out with a draw to do I still have to draw to
    um her last card was a plus two and shes done does the next player still pick up
    you know if somebody finishes with a plus too does the next guy take the cards or is it over
    if the winning card is a draw two do you still draw
    Must I take two when the one before me has just emptied their hand with a +2?
    What happens if somebody's final card is a draw two: does it still hit the next one?
    Do I get let off because the round ended on a plus two?
    she won with +2 do i have to take them still
    if some1s last card is a +2 does the next person still draw
    Player finish with plus two card. Next player must take two or game is finish?

out-on-draw-two-counted
    yes: The two cards drawn for a last Draw Two count with the rest of that hand.
    no: The cards of a last Draw Two are not drawn, so they do not count.
    no uno.score.none: Where no points are counted, the cards of a last Draw Two do not matter.
    uno.house.no-action-finish: Nobody goes out with a Draw Two by these rules: the last card has to be a number.
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
    points for the two cards picked up after a winning +2
    he went out on a draw two and i drew two, do those score for him
    when scoring, are the penalty cards from the last plus two added to the total
    winner's final card was a +2: are my extra two cards counted in the points
    do the cards drawn at the very end because of a draw 2 go in the score
    she finished with a plus 2, I took two, do they add to her points
    final draw two, count the cards drawn or only what was in hand before?
    scoring after going out with a plus two
    final +2: do those cards score?
    count two drawn at the end?
    drawn after win, points count?
    finished on +2, add drawn cards?
    do last two drawn give points
    My brother went out on a +2, I drew my two, and now he wants to add them to his score. I say they don't count. Who's right?
    Mum ended with a draw two, dad took two nasty ones, a wild and a skip. Do we add these up for her points or not?
    We drew the two after Zoe finished with a plus two. While adding up, uncle left those out. She wants them counted. Well?
    I know the next player takes two when someone ends on a take two. But my cousin says those two aren't part of the points. Are they?
    Scoring fight: grandma picked up two cards from my winning +2, and one's worth fifty. She says they came too late to be scored.
    he went out with a draw to and I drew them do they count for the points
    um do the two cards you get at the very end from a plus too count in the score
    you know when somebody wins with a plus two do we add up the drawn cards too
    I picked up to cards after she was out are they scored
    Must the two I drew for the winning +2 be added into the winner's score?
    Who gets the points of the two cards drawn after somebody ended on a draw two?
    What happens with the two extra cards at scoring when a plus two finished the round?
    he won with +2 and i took 2 do they count for his points
    do the cards from a last-card +2 go into the score or nah
    Player finish with plus two, I took two cards. When we count points, these two also count?

out-on-draw-four
    yes: When somebody goes out with a Wild Draw Four, the next player still draws the four cards.
    no: When somebody goes out with a Wild Draw Four, the next player does not draw any more.
    no uno.score.none: Where no points are counted, nobody draws any more once somebody is out.
    uno.house.no-action-finish: Nobody goes out with a Wild Draw Four by these rules: the last card has to be a number.
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
    last card +4, does next player take four
    he finished with a wild plus four do i still have to pick up
    someone's out with a draw four, must I still grab the four cards
    round ended on a plus 4, draw or not
    she won by dropping a +4, and I'm next, so do I draw?
    does the +4 penalty still count if it was the winner's final card
    final card was a wild draw 4, next person refuses to draw
    if you win on a draw four does the one after you still take 4
    last card +4, next draws?
    finish on +4, still take four?
    went out on the wild four
    round over, draw four anyway?
    ended with pick up four, effect?
    My sister's last card was a +4 and she says I must still take four although she's already won. Do I?
    Grandpa finished with the wild four, dad was next and pushed his chair back. Grandpa says four cards first, then we count. Who's right?
    Ollie ended the round on a pick up four, aimed at me. I say over is over. He says draw them. Settle it
    We argue after the round: mum got rid of her plus four as the very last card, and now the one after her refuses to pick up four.
    I closed the round with a draw four and want my cousin to grab four before we add up. He calls that greedy. Does he have to?
    he went out with a draw for do I still draw for
    um her last card was the plus four and shes out does the next one have to take the cards
    you know when you finish on a wild for does the next player still pick up four or is it just over
    if the final card is a plus for do we still draw
    Must the next one pick up four after somebody got rid of their last card, a +4?
    What happens if the round ends on a wild four: is it still served?
    Do I have to draw four when the player before me has just gone out with it?
    she finished with +4 do i have to take the 4 still
    some1 went out on a +4 does the next dude still draw or nah
    Last card of the winner is plus four. I am after him. I must take four or is finish?

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
    can you finish on a skip
    is it ok if your last card is a reverse
    winning with an action card
    my last card is a plus two, am I allowed to win with it
    people say you can't go out on a special card, true?
    can i end on a skip reverse or +2 or do i need a number
    must the last card be a number card
    she won by throwing a reverse and we say that doesn't count
    finish on a skip?
    reverse as last card ok
    end on a special card
    last card must be a number?
    My brother's last card was a reverse and grandpa says you can't finish on an action card, you need a number. Who's right?
    I went out with a skip and everyone booed, saying I have to take a card because special cards can't be last. Is that a rule?
    Mum says you're never allowed to end on skip, reverse or plus two. She made me draw. I think she made that up.
    In our family nobody knows if Lena really won: she threw a turn around card as her very last one. Uncle says invalid.
    Cousin played a miss-a-go card as his last and claims the win. Aunt says only number cards finish a round. Well?
    can I go out with a skip or a reverse
    um does your last card have to be a number card or can it be a action card
    you know question can you win if your last card is a special one like reverse
    if I only got a skip left can I finish with it
    Must my final card be a plain number?
    Is it allowed to win by laying a reverse, skip or plus two as the last one?
    What happens if the only card I have left is a special one like a skip?
    can i win with a skip card as my last one
    can ur last card be a reverse or do u have to draw
    My last card is arrows card. I can finish the game with this, or must be number?
    is a skip or a wild allowed as the final card
    may my last card be a reverse or a wild

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
    can a wild be your last card
    finish on a plain wild allowed?
    is it legal to win with a colour changer
    i have one card left and its a wild can i put it and win
    going out with a black card (just a wild)
    he chucked a wild as final card, did he win
    do I have to draw if the only card I hold is a wild or can I end with it
    winning on wild ok or not
    finish on a wild?
    wild as very last card
    win with a color changer
    joker as final card ok?
    can plain wild end it
    My brother's last card was a wild and he says he won. Mum says you can't finish on a joker. Who's right?
    Grandpa made me draw a card because my final card was a color changer. He says wilds can't be last. Is that true?
    Ava kept her plain wild till the end and got out with it. The others call it cheap and against the rules. Is it?
    We're arguing over the end of the round: dad threw a normal wild as his last card. Sister says last card needs a color.
    I saved the ordinary wild because it always goes, then won with it. My cousins say that doesn't count. Well?
    can I go out with a wild as my last card
    um if all I have left is a color change card can I win with it
    you know question does a plain wild count as a last card
    is it aloud to finish on a normal wild
    Must I avoid keeping a color changer for the end, or may I win on it?
    Is it allowed to get rid of a plain wild as the final card?
    What happens if the one card left in my hand is an ordinary wild?
    can i win with the rainbow card as my last
    can ur last card be a reg wild
    I have only one card, is color change card. I can put it and win?

out-on-a-wild-color
    yes: Whoever goes out with a Wild still names a color.
    no: Whoever goes out with a Wild need not name a color: the round is over.
    uno.house.no-action-finish: Nobody goes out with a Wild by these rules: the last card has to be a number.
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
    won with a wild, do I have to pick a color
    i finished with a change colour card do i say a colour
    do you name a colour when the wild was your final card and the round is over
    she went out on a wild but never said a colour, did she still win
    is a win with a wild invalid if no color was called
    does the winner still choose a color after ending on a wild
    he chucked his last card, a wild, and said nothing
    finished on wild, still name color?
    call a color after winning?
    last card wild, color needed?
    won on joker, which color
    must winner say a color
    My brother went out with a wild and didn't say a color. Dad says without a color the win doesn't count. Who's right?
    I ended with a color changer and just got up. Grandma wants me to call a color first. What for? It's over!
    Sofie won on her last card, a joker, but never named a color, so uncle says she must draw. Is that serious?
    We argue: my final card was a plain wild, I said nothing, and they claim I forgot the color and so the round goes on.
    Aunt says even if you finish with a wild you've got to choose a color. My cousin thinks nobody cares anymore. Well?
    I went out with a wild do I still have to say a color
    um if my last card is the color change card do I need too pick a color even though I won
    you know when you finish on a wild does it matter what color you call
    she won with a wild but didn't say a color does it still count
    Must the winner call a color when the last card was a wild?
    Do I lose my win if I ended on a color changer and named nothing?
    What happens if somebody finishes on a wild and leaves the color open?
    i won with rainbow card do i have to say a color still
    went out on a wild n didnt call a color, still a win?
    I finish with color change card. Must I say color or not necessary because finish?

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
    do you have to say uno out when you finish
    my friend says you have to shout something with the last card
    is "uno out" a real rule
    she put down her very last card and didn't say uno out so does she have to draw
    anything to call when you get rid of your final card?
    when i win do i have to say game or uno out
    last card down silently, penalty?
    must you announce it when your hand is empty
    say uno out at the end?
    announce the very last card?
    shout something when finishing?
    is uno-uno a rule
    must I say out when done
    My brother laid his last card and grandma says it's not a win because he didn't say "uno out". Is that a thing?
    I said UNO with one card left, then laid it and said nothing. My cousins claim you must call again when you finish. Must I?
    Uncle from abroad insists on "uno uno" when you throw the final card, otherwise you draw two. Never heard that. Who's right?
    Mia finished her hand silently. She'd said UNO properly before. Dad wants her to draw because she didn't announce being done.
    We argue about the end: is there a second word to say as you play your final card, or was UNO before that enough?
    um I said uno at one card and then I put it down do I have to say something again
    is there something you have to say when you're completely finished like you know out
    my friend says you gotta say uno uno when you got zero cards
    Must I call anything when my hand is empty, having said UNO at one card?
    Do I lose the win because I put down the final card without a word?
    What happens if I play the last card silently though I did say UNO before?
    do i have to say uno out when i have no cards left
    my friends say u gotta yell uno out on ur last card real?
    When I put the last card and have zero, I must say again some word?

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
    reverse in a 2 player game
    only me and my sister playing, I put a reverse, do I go again
    two players: does reverse work like a skip
    1v1 reverse whose go is it
    just two of us, he dropped a reverse, is it his turn again or mine
    does reverse do anything with only 2 people
    playing with my husband and i threw a reverse do i get another go
    heads-up uno, turn after a reverse card
    2 players, reverse, go again?
    just us two: reverse, my turn?
    reverse with only two playing
    reverse in a two player game
    does reverse skip in two-player
    Just my brother and me playing. I put a reverse and went again. He says reverse only changes direction so it's his turn. Who's right?
    It's only grandma and I, she laid the turn around card and then another card straight away. Is that allowed?
    My wife and I play alone at home. She says her reverse works as a skip. I say with two people it does nothing at all. Well?
    Two of us on a train, he throws a no-u and takes another go. I say it comes to me anyway. Settle it
    Playing one on one with dad. I dropped the arrows card and then a seven. He says I can't play twice. Can I?
    were only to people and I play reverse do I go again
    um if theres just two players what does my turn do after a reverse is it my go or hers
    you know with two people does a reverse mean I play again
    only me and my sister and she put a reverse is it her turn again
    Who plays after a reverse when we're just two?
    Must I wait for my opponent after my reverse, being only two?
    Is it allowed to go twice in a two-player game by laying a reverse?
    its just me and my sister i put reverse is it me again
    1v1, reverse = i go again?
    We are two person. I put arrows card. Who play now, me again?
    just two people and i laid a reverse, is it me again
    with only 2 people a reverse lets me go again

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
    2 players, I played reverse, it's my go again but nothing fits, can I pick up
    me and my bro, I reversed, then in my extra go can I draw
    after a reverse with two people, am I allowed to draw on the bonus turn
    he laid a reverse against me and then took a card from the pile, is that allowed with just us two
    1v1 reverse then draw a card same player ok?
    must I play a card in my second go after a reverse in two player or may I grab one
    two player game reversed and i have no card for my extra turn do i draw
    is drawing allowed on the repeat turn you get from a reverse when there's only two
    extra turn after reverse: draw allowed?
    two players, reverse, then only draw
    reverse, nothing fits, take card
    two-player reverse, may I draw next?
    draw during my bonus go
    Only me and my brother. I laid a reverse, had to go again, had nothing, and drew a card. He says in that second turn you must play. Who's right?
    It's grandma and me. I threw the turn around card, then wanted to pick up a card rather than lay one. She says you can't draw in the bonus go. Can I?
    My wife and I: she played reverse, nothing to follow up with, so she grabbed a card. I say then she shouldn't have laid the reverse.
    Two of us playing, I dropped a no-u, and in my next go I had no match. Dad says I'm stuck. Do I just draw?
    We two argue: after your own reverse gives you another go, can that go be used to pick up from the pile?
    were to players and I put a reverse and I got nothing else can I draw a card now
    um in a two player game after my reverse its me again but I cant play can I take a card
    you know just the two of us I reversed and now I want to draw in the extra turn is that aloud
    I played reverse with to people and my second go I don't have anything do I pick up
    Must I lay a card in the turn my reverse gave me, or may I draw in it (just two playing)?
    What happens if I get another go through a two-player reverse and nothing matches?
    Is it allowed to take from the draw pile in the follow-up turn after a reverse, two players?
    its me and my mom i put reverse and its me again but i have nothing do i take one
    1v1 i reversed so its me again, can i just draw tho
    We are two. After my arrows card is again my turn. In this turn I can take card from pile?

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
    skip in a 2 player game
    only two of us and i put a skip do i go again
    1v1 skip, same player again?
    me and dad are playing, he skipped me, is it his go right away
    with two players does the skip give you a second turn
    threw a skip on my wife, just us two, whose turn
    two people: after a miss-a-turn card do I play once more
    double go after skip with 2 players?
    2 players, skip, go again?
    just us two: skip, my turn?
    skip card with only two playing
    one on one, skip gives turn?
    Just my sister and me. I put a skip on her and went again. She says it's her go. Who's right?
    It's only grandpa and I, he laid a miss-a-go card and played another card straight after. Is that allowed?
    My husband and I play alone. He throws skip after skip and I never get to play. Does that really work with just two people?
    Two of us at a cafe, she dropped the skip and took another go. I say a skip is useless with two. Settle it
    Playing one on one with my son. He blocks me and lays again at once. Do I really miss my go and he plays twice?
    were only to people and I play a skip do I go again
    um theres just two of us and he skipped me so is it his turn again
    you know with two players a skip means I get another turn right
    only me and my brother and I put the block card whose turn is it
    Who plays after a skip when we're just two?
    Must I sit out so my only opponent goes twice, if he lays a skip?
    Is it allowed to play a card right after my own skip, two players?
    its just me and my brother i put skip is it me again
    1v1, skip = i go again?
    We are two person. I put stop card. Now is my turn again or the other?
    with 2 players does the skip let me go again
    two player rules, skip then again me?

draw-two-between-two
    yes: Between two players a Draw Two gives you another turn, once the other one has drawn for it.
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
    +2 in a 2 player game
    just two of us, I gave her a plus two, is it me again
    1v1 draw 2: do I go again after they pick up
    two players, he threw a draw two on me, I took two, whose turn now
    with only 2 people does the plus two count as a skip too
    after my opponent grabs two cards do I get another go, there's nobody else
    me vs my brother i put plus two and he picked up and then he wanted to play
    draw two head to head, who plays next
    2 players, +2, go again?
    just us two: +2, my turn?
    plus two with only two playing
    draw two in two player game
    one on one: take two, turn?
    Just my brother and me. I gave him a +2, he took two and wanted to play. I say it's me again. Who's right?
    It's only grandma and I. She laid the draw two, I picked up, and she played right on. Do I not get a go?
    My wife and I alone: she hits me with a take two and then goes again. I thought I'd be next after picking up. Well?
    Two of us on vacation, he dropped a plus two on me and now claims another go for himself. Does he get it with two people?
    Playing one on one with dad. I put down +2, he drew two cards and laid one. I say I was on again. Settle it
    were only to people and I play a draw to do I go again after she draws
    um theres just two of us and I plus twoed him is it my turn again
    you know with two players after a plus two whose turn is it
    only me and my sister and I put a plus too does she play after she picks up
    Who plays after a +2 has been drawn for when we're just two?
    Must my single opponent sit out after taking two, so that I go once more?
    Is it allowed to lay another card after my own draw two in a two-player game?
    its just me and my sis i put +2 she took 2 is it me again
    1v1, +2 = i go again?
    We are two person. I put plus two, he take two. Now who play?

draw-four-between-two
    yes: Between two players a Wild Draw Four gives you another turn, once the other one has drawn for it.
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
    +4 in a 2 player game
    only us two, I dropped a plus four, do I go again after he picks up
    1v1 wild draw 4 whose turn next
    two players and she took four cards, is it my turn again or hers
    with just two people does a draw four skip the other one
    my sister put a plus 4 on me and then went again theres only two of us
    head to head: another go after a plus four?
    does +4 give me a second turn when there are two of us
    2 players, +4, go again?
    just us two: +4, my turn?
    plus four with only two playing
    wild four in two player game
    one on one: +4, whose turn?
    Just my sister and me. I gave her the +4, she took four and wanted to play. I say it's me again. Who's right?
    It's only grandpa and I. He laid the wild four, I picked up four cards, and he played right on. Don't I get a go?
    My husband and I alone: he hits me with a pick up four, calls blue, then lays a blue himself. I thought I'd be on. Well?
    Two of us on a rainy day, she dropped a plus four on me and claims another go. With only two people, is that so?
    Playing one on one with my daughter. I put down +4, she drew and laid a card. I say I was on again. Settle it
    were only to people and I play a draw for do I go again after he draws
    um theres just two of us and I plus foured her is it my turn again
    you know with two players after a plus four who goes next
    only me and my brother and I put the wild for does he play after he picks up
    Who plays after a +4 has been drawn for when we're just two?
    Must my single opponent sit out after taking four, so I follow up myself?
    Is it allowed to lay another card after my own wild four in a two-player game?
    its just me and my dad i put +4 he took 4 is it me again
    1v1, +4 = i go again?
    We are two person. I put plus four, she take four. Now is me or she?

pile-used-up
    uno.pile.short: When the draw pile is empty, leave the top discard and shuffle all the others into a new draw pile.
    uno.sitting-out: When the draw pile is empty, leave the top discard and shuffle all the others into a new draw pile.
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
    no cards left in the draw pile
    ran out of cards to draw what do we do
    do we shuffle the played cards when the deck is empty
    the pile we pick up from is finished, now what
    stock is gone, is the game over?
    deck ran out mid game uno
    we've used all the cards up, do you flip the discards over
    what happens when the draw stack runs out
    draw pile empty, now what
    no cards left to pick up
    ran out of draw cards
    reshuffle when deck runs out?
    stack is gone, what next
    We've used up the whole draw pile. My brother says the round is over, I say we turn over the discards. Who's right?
    Grandma wants to count points now because there's nothing left to draw. Dad says shuffle the played cards. What do we do?
    The deck's finished in the middle of our round. Uncle just flipped the discards without shuffling. Is that how it's done?
    Tina took the last card of the pile. Half the table says game over, half says mix the cards in the middle and go on.
    We're six players and the stack to draw from is gone. My cousin says whoever has fewest cards wins now. True?
    the draw pile is empty what do we do now
    um we ran out of cards to pick up do we shuffle the other pile or is it over
    you know when the pile you draw from is all gone what happens
    theres no more cards in the deck too draw from help
    Do we end the round or shuffle the discards when the draw pile has run out?
    What happens if the last card has been taken from the deck?
    Who shuffles, and which cards, after the drawing stack runs out?
    no more cards to take what do we do
    deck ran out mid game, now what
    The pile for taking cards is finish. How we continue?
    reshuffle the played cards when the draw pile is gone
    the played ones are all we have left, reshuffle?

nothing-to-draw
    yes: You have to draw the card later, once there is one.
    no: A card that cannot be drawn because none is left is not drawn later either.
    uno.sitting-out: A card that cannot be drawn because none is left is not drawn later either.
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
    deck and discards both empty, can't play, do I owe a card
    nothing left to pick up anywhere and no card fits, must I take one later on
    everyone's holding all the cards so i couldnt draw, do i have to draw when there are some again
    no pile no discards can't go - draw later?
    do I make up for the card I couldn't pick up once there are cards again
    we couldn't reshuffle because there were no played cards, I skipped drawing, do I still owe it
    if there's no card for me to take and I can't lay, is it forgotten
    am I in debt a card because the deck had run out and couldn't be refilled
    nothing to draw, do I owe?
    no pile, no discards, can't play
    owe a card for later?
    can't draw, make up later?
    pile gone, nothing to reshuffle either
    No draw pile, just one card on the discards, and I couldn't play. Now there are cards again and my brother says I owe one. Do I?
    Everyone's hand is huge, no cards to draw and none to shuffle. Grandpa says whoever can't lay notes it down and draws later. Really?
    I had nothing to lay and there was simply nothing to pick up. Two rounds later sister says take the one you missed. Must I?
    Mum couldn't play and couldn't draw because both piles were empty. Dad wants her to catch up on that card when there's one. Fair?
    Uncle keeps a list of who must take a card later since there was nothing left to take. Is there anything to that?
    I cant play and theres no cards to draw anywhere do I have to draw one later
    um the pile is empty and we cant shuffle anything either so do I owe a card or not
    you know if theres nothing to pick up and nothing to shuffle do you take it when there is again
    I couldn't draw because there was nothing do I have too make it up afterwards
    Must I catch up on a card I couldn't draw because both piles were gone?
    Do I get off for good if I can't lay anything and no card exists to be taken?
    What happens later if there was no card for me to take and nothing to reshuffle when I was stuck?
    there was no cards to take so do i take one later when there is
    couldnt draw cuz nothing left at all, do i owe one
    No card to take, no card to mix. I cannot play. After, when cards come, I must take one?

turn-with-nothing-to-draw
    yes: With no card left to draw your turn is over all the same.
    no: With no card left to draw your turn is not over.
    uno.sitting-out: With no card left to draw your turn is over all the same.
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
    couldn't draw cos no cards left, is it the next player's go
    no card to pick up, does my turn just end
    i cant play and theres nothing to take so do i pass
    deck empty so I can't draw: turn over?
    nothing for me to grab, does play move to the next person
    do you just pass when the draw pile can't be refilled
    he had nothing to draw and sat there, does the next one go now
    is my go finished if I wanted to draw but there weren't any
    empty pile, pass my go?
    couldn't draw, who's next?
    can't draw, may I pass
    no card to take: next player?
    I can't lay anything, the pile's gone, nothing to shuffle. Brother says I'm still on till I do something. Is my go over?
    There was no card for grandma to pick up. She wants to wait until there is one. Dad says it's the next one's go. Who's right?
    No draw pile left and I have no match. My cousin says I have to sit there until someone finds me a card. Do we go on to him?
    Mum couldn't draw since both piles were empty, so uncle just went ahead. She says her turn hadn't ended. Had it?
    We're stuck: Ben can't play, can't take a card, and argues the turn stays with him. The rest say it passes on.
    theres nothing to draw and I cant play so is my turn over now
    um no cards left to pick up does it just go to the next person
    you know when you can't draw because its empty do you just pass
    I cant take a card because there isn't one whose turn is it now
    Who goes on when I should have drawn but no card was there?
    Must I stay on turn until a card can be had, or does it move on?
    Is it allowed just to pass if there's no card for me to take?
    i cant take a card cuz its empty so is it the next ones turn
    nothing left to draw so do i just get passed
    No card for take. My turn is finish now or I must wait?

more-owed-than-there-is
    uno.pile.short: Draw what is there, shuffle all discards but the top one, and draw the rest; what cannot be drawn even then lapses.
    uno.owed: Draw what is there, shuffle all discards but the top one, and draw the rest; what cannot be drawn even then lapses.
    uno.sitting-out: Draw what is there, shuffle all discards but the top one, and draw the rest; what cannot be drawn even then lapses.
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
    have to take four but only two cards left
    supposed to draw 6, pile has 3 and nothing to reshuffle
    not enough cards in the deck for my penalty, do I owe the rest
    picked up two of the four, then the cards ran out, what about the others
    +4 but only 1 card left total
    do i take the missing cards later when there werent enough
    are the remaining penalty cards forgotten if there aren't any
    I owe more cards than the deck holds, what happens to the ones I couldn't take
    +4 but only two cards left
    owe more than remains
    not enough cards to draw
    what about the missing cards
    too few cards for my penalty
    I got a +4 but there were only three cards left in the whole game, discards included. Brother says I owe one later. Do I?
    Grandma had to draw six, there were just two. Dad says she takes the other four when cards come back. Is that right?
    We shuffled everything and still there aren't enough for Nina's draw two, only one card. What about the second one?
    Stacked up to ten cards for my uncle, and only seven can be had. He says the remaining three are forgiven. Are they?
    My cousin wants me to remember that I've still one card to take because the pile ran short. Must I make that up?
    I have to draw for but theres only to cards left what about the rest
    um there aren't enough cards for my plus four do I owe the other ones later
    you know if you gotta draw six and theres only three left at all do you get the rest later
    not enough cards to pick up even after we shuffled do I still owe some
    Do I still owe the remainder if fewer cards exist than I was told to draw?
    What happens to the missing ones when I ought to take four and can get just one?
    Must I make up later what couldn't be drawn for lack of cards?
    i have to take 4 but theres only 1 card left what now with the other 3
    penalty is 4 but only 2 cards exist lol do i owe the rest
    I must take four cards but there is only two. The other two, I take later or not?

draw-first-or-shuffle-first
    uno.pile.short: Draw first; when the draw pile is empty, shuffle all discards but the top one, and draw the rest.
    uno.owed: Draw first; when the draw pile is empty, shuffle all discards but the top one, and draw the rest.
    uno.sitting-out: Draw first; when the draw pile is empty, shuffle all discards but the top one, and draw the rest.
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
    need 4, pile has 2: take the 2 then shuffle or shuffle everything first
    when do we reshuffle if the deck is too small for a +4
    do I grab the few that are left before the discards are mixed in
    order: draw the remaining cards or reshuffle first
    three cards in the pile and i have to take four do we mix the discard in before i take any
    should the last cards be mixed with the discards or do I pick those up first
    there's one card left, I owe two, shuffle now or after I take it
    pile too short for my penalty, reshuffle before or after drawing
    draw the remainder, then shuffle?
    shuffle first or draw first
    two left in pile, need four
    mix discards before drawing?
    pile too short: order?
    I had to take four, two were left in the pile. Brother wants to shuffle the discards in with those two first. I took the two first. Who's right?
    Grandma reshuffled before I'd taken the last card of the old pile. Dad says you use up the pile first. Well?
    Nora owes four and three are lying there. Does she grab these three and then we mix, or do we mix everything together first?
    We argue about the order: uncle says shuffle as soon as the stack won't be enough, I say take what's there, then shuffle.
    Only one card in the stack and mum got a plus two. Cousin already mixes the discards and slides that card in. Wrong order?
    theres two left and I need for do I draw those first or do we shuffle first
    um the pile doesnt have enough for my plus four do I take whats there and then you shuffle or the other way around
    you know when the draw pile is too small do you shuffle before or after you take the last ones
    only one card left and I got to take to whats first drawing or shuffling
    Must we shuffle before I begin drawing, if the pile is too short for my penalty?
    Is it allowed to take the last few off the pile and only then have the discards mixed?
    What happens first if I owe four and the stack holds three: reshuffle or draw?
    i have to take 4 but 2 left do i take the 2 and then we mix
    pile only has 1 n i need 2, shuffle now or after i grab it
    Pile has two cards, I must take four. First I take two and then mix, or first mix all?

shuffled-into-the-pile
    yes: That card can be drawn.
    no: A card that was in a hand all the time cannot come out of the shuffled draw pile: something was written down wrongly.
    uno.sitting-out: A card that was in a hand all the time cannot come out of the shuffled draw pile: something was written down wrongly.
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
    after reshuffling the discards could someone pick up a card I was holding the whole time
    I had the red 5 in my hand all along and he says he drew it from the reshuffled pile
    deck was reshuffled, can a card from a player's hand be in it
    can you draw a card that never left someone's hand after the played ones are mixed
    do cards in hands get mixed in when you shuffle the discard pile again
    we shuffled the old cards and then she drew one that i still have how can that be
    which cards can be in the new pile after a reshuffle, ones still in hands too?
    reshuffle: possible to pick up a card someone's been keeping since the start
    drew a card from someone's hand?
    reshuffled, can held card turn up
    held cards in the new pile?
    can hand cards be in reshuffle
    drawing a card another player held
    We reshuffled, then dad drew the green 0. My sister claims she held that green 0 the whole time. Is that possible?
    After mixing the discards, grandma says the card I drew couldn't be there since there's one only and Leo had it in his hand all along. Can that be?
    Uncle says after a reshuffle any card may come up, even one that never left my hand. That makes no sense, does it?
    We shuffled the played cards. Now Finn draws a card that Jo held all round and never laid. Somebody mixed up something, no?
    My cousins argue: only laid cards go back in the pile, so can someone pick up one that stayed in a hand from the deal?
    after we shuffled the discards can somebody draw a card that I had in my hand the hole time
    um he drew the same card she was holding all along is that even possible after the reshuffle
    you know when you mix the used pile are cards from peoples hands in there too
    can a card that never got played come up after you shuffle the discards
    Which cards can turn up after a reshuffle: also those that stayed in somebody's hand?
    What happens to cards in our hands when the discards get shuffled: can anyone draw them?
    Is it possible to draw from the reshuffled pile a card which someone never laid?
    we mixed the cards and he took a card that was in my hand all the time how
    can u draw a card after reshuffle that somebody was holding the whole game
    After mixing old cards, can come a card that one player had always in hand?

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
    can you finish with a +4
    is it allowed to win on a wild draw 4
    my last card is a plus four can i go out with it
    final card +4 legal?
    he slapped down a draw four as his last one and claims he won
    can't end on a plus 4, or can you?
    only a wild draw four left, may I go out on it
    she's got one card, it's a +4, does she win if she throws it
    win on a +4?
    +4 as my last card
    may the wild four finish it
    end the round using +4
    last one's a pick up four
    My brother put the +4 as his last card and shouted he's won. Grandma says you can't win on that card. Who's right?
    I had just the wild four left, laid it, done. Now mum says a plus four may never be the last card and I must draw. True?
    Kim saved the pick up four to the end and won with it. We all say that's not legal. She says show me the rule.
    We disagree whether the most powerful card can be the final one. Dad finished with his draw four and wants the points.
    Uncle made my kid take a penalty because her very last card was a wild four. He says that's not a win. Is he right?
    can I win if my last card is a draw for
    um is it aloud to go out on a wild draw four
    you know can you finish the round with a plus for as the last card
    all I got left is the wild for can I win with it
    Does it count as a win when my final card is the wild draw four?
    Is it forbidden to finish on a +4?
    What happens if the only card I've left is a +4: may I win by laying it?
    can i win with my +4 its my last card
    can u finish on a +4 or is that not a win
    My last card is plus four. If I put it, I am winner or not allowed?
"""
