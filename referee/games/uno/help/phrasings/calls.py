"""How people ask about UNO: calling UNO, and being caught."""

TEXT = """
must-i-say-uno
    yes: Whoever has one card left has to call UNO, or draws a penalty when caught.
    yes uno.house.silent-uno: Whoever has one card left has to tap the table instead of calling UNO.
    no: Nobody has to call UNO by these rules, and nobody is caught.
    is it a must to call out uno
    when do you say uno
    what happens when i have one card
    what if I keep quiet with my last card
    nobody announced the final card, does that matter
    shouting uno, is that a real rule
    do you really have to say uno
    what happens if you dont say uno
    is saying uno mandatory
    one card left and said nothing
    must you call uno with one card
    why do we say uno
    i never say uno, is it a problem
    does anything happen if i just never say uno
    is it compulsory to shout uno
    When I'm down to my final card, is it compulsory to call out "UNO"?
    Do you actually need to shout UNO with one card remaining, or is that just for fun?
    Is it an obligation to say the word UNO when only a single card remains in the hand?
    do u have to say uno on ur last card or is it optional
    one card left, gotta shout uno yeah?
    mum says u dont need to say uno when youve one left, true?
    Do I always have to shout UNO when I've only got one card?
    What if I don't want to say UNO when I have one card because then everybody knows?
    um when i have won card left do i have to say you know
    so like is it a rule that you say oono with won card left or know
    Lena went down to a single card and kept quiet. Dad says she must call it, and she says nobody is forced to.
    calling UNO mandatory?

caught-how-many-cards
    uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
    penalty for forgetting uno
    two cards or four for not calling uno
    pick up how many if I did not shout uno
    what does it cost to miss my uno
    forgot uno, how many cards
    how many do you pick up for not saying uno
    is the penalty for no uno two or four
    caught without uno, draw 2 or 4
    didnt say uno penalty cards
    what is the punishment for forgetting to call uno
    got caught not saying uno, cards to draw
    they want me to take four for not shouting uno
    uno penalty amount
    number of penalty cards when you miss uno
    kid forgot uno, is it two cards or four he has to take
    what do you pick up if you dont call uno
    caught for not saying uno, how big is the penalty
    didnt shout uno, 2 cards or 4 cards
    how many cards is the uno punishment
    we disagree: forgetting uno costs 2 or 4
    someone noticed i hadnt called it, how many do i take
    what do i get for not saying uno
    how bad is forgetting uno
    what is the price of a forgotten uno, two or four cards
    I forgot to call UNO and somebody spotted it. What's the penalty, how many do I pick up?
    What's the penalty for getting busted without calling UNO, one card, two, or four?
    Another player noticed that I did not say UNO. How many penalty cards must I take?
    didnt say uno n got caught, is it take two or four
    how many do u pick up for forgetting uno
    bro got busted not calling uno, he says its only one card
    I forgot to say UNO and my sister saw it. How many cards do I have to take?
    Is it really two cards when you don't shout UNO and they catch you? My friend says four.
    um i didnt say you know and he caught me do i draw too or for
    so like how many cards do i draw if i forgot to say oono and someone noticed
    Lena had one card and stayed silent, and Ben caught her at once. Dad says she draws two, Ben insists it's four.
    forgot UNO penalty how many

how-to-announce
    uno.call: You say UNO when one card is left; tapping the table is a house rule.
    uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
    may we knock instead of shouting uno
    silent uno
    tapping the table for the last card
    do I have to speak to call uno
    can i knock on the table rather than say uno
    does whispering uno count
    does it have to be loud
    can i say one instead of uno
    hold up a finger for uno
    what counts as saying uno
    do i have to say uno or can i knock
    is tapping the table enough instead of uno
    how must the last card be announced
    which word do i shout with one card left
    When I'm on my last card, is knocking on the table enough, or does the word UNO have to be spoken?
    What's the right way to signal that I've got one card remaining, calling UNO out loud or rapping on the table?
    In my country we knock on the table at the last card. Is this valid or must one say UNO?
    can i just knock on the table instead of sayin uno
    is tapping the table ok for last card or do u gotta say it
    she only banged the table n didnt say uno, does that count
    Can I knock on the table when I have one card or do I have to say the word UNO?
    My grandpa always taps the table for his last card. Is he allowed to do that instead of shouting UNO?
    um can you like knock on the table for your last card or do you have to say you know
    so how do i show i have won card left do i say oono or tap the table
    Gran played down to her last card and rapped twice on the table. Ben says that's nothing, she should have said the word.
    knock or say UNO

who-may-catch
    yes: Any other player may catch somebody who did not call UNO.
    no: Nobody is caught for not calling UNO by these rules.
    who is allowed to call somebody out over uno
    can the person across the table catch me
    only my neighbor may accuse me, right
    who can catch someone without uno
    can anyone call out a missing uno
    is only the next player allowed to catch me
    may any player catch me for no uno
    does the whole table get to call me out
    can anyone catch me for not saying uno or only the next player
    who is allowed to call out a forgotten uno
    can the player across the table catch me
    may somebody who is not next catch the one who forgot uno
    I didn't call UNO. Can the person across the table catch me, or does it have to be the one who plays after me?
    Who has the right to call somebody out for forgetting UNO? Is it everyone or just the next in line?
    Is every player permitted to catch one who has not said UNO, or only his neighbor?
    can anyone catch me for not sayin uno or just next person
    she wasnt even next n she busted me for no uno, legal?
    does it matter who catches u when u forget uno
    My brother isn't after me but he caught me not saying UNO. Is he allowed to?
    Can I catch Daddy for not saying UNO even if I'm sitting on the other side?
    um can any body catch you for not saying you know or just the next won
    so like the guy before me caught me for not saying oono is that aloud or know
    Lena forgot to call UNO. Ben, who plays next, noticed nothing, but Gran on the far side caught her. Lena says that was for Ben only to do.
    who can catch missed UNO

caught-before-laying
    yes: You can be caught while you hold two cards.
    no: You cannot be caught while you hold two cards: UNO is called with one card left.
    called out before my second last card is down
    accused too early, I still had two
    may they catch me while the card is in my fingers
    they caught me before i even put the card down
    can you call someone out while they still have two cards
    accused of no uno when the card was still in my hand
    caught too early, hadnt laid it yet
    i was about to say uno when i lay
    i have two cards and have not put one down yet, they want to catch me
    can you be caught for uno before you play
    caught with two cards still in the hand
    I'm still holding two cards and it's my turn. Somebody says I'm caught for not saying UNO; does that count already?
    Can they bust me for missing the UNO call while my second-last card is still in my hand?
    I have two cards and have not played yet. Is it possible that somebody catches me at this moment?
    havent even put my card down n she says caught no uno, wtf
    still got 2 cards in hand can they catch me for uno already
    he yelled gotcha before i played my second last card, does it count
    I've got two cards and I was just going to put one down and my sister said caught! Is that fair?
    Can they catch me when I still have two cards in my hand?
    um i still have too cards and im about to play won can they catch me for not saying you know
    so like i hadnt put the card down yet and he said caught does that count or know
    Lena was reaching out with one of her two cards, not yet down, when Ben called "caught, you didn't say UNO!" She says she still had two.
    caught while holding two cards

caught-after-next-drew
    yes: Somebody who forgot UNO can still be caught after the next player has drawn, until the next card is laid.
    no: Once the next player has drawn a card, nobody can be caught for UNO any more.
    no uno.house.no-calls: Nobody is caught for not calling UNO by these rules.
    forgot to call and the following person took one from the pile
    until when can I catch someone
    is it too late to say you did not say uno
    next one drew already, am I off the hook
    forgot uno, the next player drew already
    next player drew a card, can i still be caught without uno
    forgot uno and the next one has picked up
    is it too late to catch once the next player has drawn
    didnt call uno, next person took a card
    caught after the next player started by drawing
    no uno, neighbour has taken a card from the deck, safe or not
    how long can someone catch you for not saying uno
    time limit on calling someone out for uno
    missed uno but next player already drew
    too late to catch him, she picked up a card already
    i forgot to shout uno and the next one has just picked a card up from the pile, are they too late
    next person drew and then noticed i never said uno
    is the player safe once the following one draws from the deck
    the neighbour drew a card and afterwards accuses me of no uno
    he didnt call it and she already took a card from the pile, may we still punish him
    no uno, the next player couldnt go and drew
    nobody caught me until the next guy had drawn
    opponent forgot uno, i drew, only then i noticed
    caught after the next one picked a card up
    is it too late to punish a forgotten uno once a card has been drawn by the next player
    may someone be caught after the player behind him took a card
    the one after me has drawn already and then they say no uno
    He didn't say UNO and nobody noticed till the next player had taken a card from the pile. Is it still possible to catch him?
    I forgot my UNO call, and the person after me already drew from the deck. Am I off the hook?
    The following player has already picked a card from the stock. May we still punish the one who didn't say UNO?
    next person already picked up a card, can we still catch her for no uno
    no uno but the next guy drew from the pile, too late?
    noticed he forgot uno only after the next one took a card, can i still bust him
    My brother didn't say UNO but Mummy already took a card from the pile after him. Can I still catch him?
    I forgot to say UNO and then the next one picked up a card. They can't catch me any more, right?
    um he forgot to say you know and then the next won drew a card is it to late to catch him
    so like she didnt say oono and the next player all ready picked up a card can we still catch her or know
    Lena kept quiet with one card. Ben, who was next, couldn't go and took a card from the pile, and only then Dad shouted that she hadn't said UNO.
    catch UNO after next drew

caught-after-next-played
    yes: Somebody who forgot UNO can still be caught after the next player has laid a card, until somebody draws.
    no: Once the next player has laid a card, nobody can be caught for UNO any more.
    no uno.house.no-calls: Nobody is caught for not calling UNO by these rules.
    noticed the missing uno one card too late
    the following player put down a card, may I call it out now
    how long is the catching window
    we had moved on before anyone noticed
    forgot uno, the next player played already
    next player has played a card, can i still be caught without uno
    forgot uno and the next one has laid
    is it too late to catch once the next player has played
    didnt say uno, the person after me put one down
    no uno, next turn is over, safe or not
    caught after somebody played on top
    can you still catch him after another card was played
    uno not called, game carried on with the next card
    missed uno and the following player has had their turn
    i forgot to shout uno and the next one has already put a card on the pile, are they too late
    next person played and then noticed i never said uno
    is the player safe once the following one lays a card
    the neighbour put a card down and afterwards accuses me of no uno
    he didnt call it and she already played, may we still punish him
    too late to say you forgot uno because the next turn has been played
    nobody caught me until the next guy had played
    opponent forgot uno, i played, only then i noticed
    caught after the next one put a card down
    is it too late to punish a forgotten uno once a card has been laid by the next player
    may someone be caught after the player behind him put a card down
    the one after me has played already and then they say no uno
    She never said UNO, and the player after her has put down a card by now. Can we still catch her?
    I forgot to call UNO but the next person's already played. Are they too late to bust me?
    The next in line has already played his card. Is the one who forgot UNO still in danger of the penalty?
    next guy already chucked his card down, can we still get him for no uno
    too late to call out no uno once the next persons gone?
    they busted me for uno after the next one had already plonked a card, thats not on is it
    I didn't say UNO and then my sister put her card down. Can they still catch me?
    He forgot UNO but I already played my card after him. Can I still say caught?
    um she didnt say you know and the next won all ready played a card can we still catch her
    so like i put my card down and then i saw he forgot oono is it to late or know
    Lena went down to one card silently, Ben laid a red nine after her, and then Gran said "hang on, she never called it!" Can Gran still get her?
    catch UNO after next played

call-late-but-first
    yes: Whoever calls UNO late, but before being caught, is safe.
    no: A late UNO does not count.
    called uno after the card was down
    remembered uno just in time
    does it help to shout before they catch me
    slow uno, nobody had said anything yet
    said uno late but before being caught
    i remembered uno before anyone said anything
    called uno a few seconds late
    is late uno ok if nobody caught me
    forgot uno then said it before they noticed
    uno after putting the card down, no one had caught me
    delayed uno call still valid
    i shouted uno a moment later, before they did
    took me a second to say uno
    i said it a bit after putting the card down but nobody had called me out, safe?
    remembered to shout uno at the last second before anyone spotted it
    is a late shout of uno fine if you beat them to it
    put down my card, waited, then said uno, nobody had noticed
    late uno but before the accusation
    forgot for a moment, shouted uno before they could say anything
    said uno three seconds late but nobody said anything before
    a bit late with uno, no one complained
    all good if i call uno a moment after my card as long as nobody was quicker
    I forgot UNO for a few seconds but then called it before a soul said anything. Can I still be penalised?
    She was a bit slow calling UNO, but nobody had caught her at that point. Is she okay?
    I have said UNO with some delay, still before the others remarked it. Must I take penalty cards?
    said uno bit late but b4 anyone clocked it, am i ok
    i remembered uno first then she goes caught, do i still pick up two
    late uno but got it in before they busted me, safe yeah?
    I said UNO a little bit after, but nobody had caught me yet. Do I still have to take two?
    If I remember UNO by myself before my brother says caught, am I safe?
    um i said you know a bit late but no body had noticed yet am i safe or know
    so like she forgot oono but then said it before anyone caught her does she draw too
    Lena put her card down, paused, then blurted out UNO. A second later Ben said "too late, I've got you!" She says she was quicker.
    late UNO before being caught

call-when-too-late
    uno.call.in-time: A late UNO costs nothing if nobody has caught you: the time to catch is over.
    I never said it and nobody noticed
    should I still call uno a turn later
    uno called one round too late without being caught
    remembered uno after the next turn
    nobody noticed i didnt say uno, should i say it now
    forgot to say uno and got away with it
    can i still say uno a whole turn later
    uno when it comes round to me again
    the next one already played and i only say uno now
    forgot uno, nobody noticed, do i still have to say it
    said uno a turn too late
    late uno, nobody caught me
    The person after me has already had their turn and it's just dawned on me I never said UNO. Am I in trouble?
    I totally forgot to call UNO, nobody noticed, and the next player already went. If I say it now, do I get a penalty?
    I remember the UNO only after the next player has already played. What is the consequence for me?
    oops forgot uno n next persons already gone, do i pick up if i say it now
    only remembered uno after the next one played, nobody caught me, what happens
    said uno like a whole turn late, does that cost me two
    I forgot to say UNO and the next one already put a card down. If I say it now do I get a penalty?
    Oh no, I only just remembered to say UNO and my brother has already had his go! Do I have to take cards?
    um i forgot to say you know and the next won has all ready played what happens if i say it now
    so like the next player went and only then i remembered to say oono do i draw too or know
    Lena went down to one card and said nothing. Ben took his turn, nobody complained, then Lena suddenly said "oh, UNO!" What happens to her?
    remembered UNO after next turn

call-before-laying
    yes: UNO may be called just before the second-to-last card is laid.
    no: UNO may not be called before the second-to-last card is laid.
    uno while I still hold two
    said it early, on my turn
    calling first and playing afterwards
    is an early uno good
    uno before my last but one card is down
    can i say uno before i play the card
    called uno with two cards in hand just before playing
    say uno first then put down the card
    is it valid to say uno early
    shout uno while holding two cards on my turn
    said uno ahead of playing the second last card
    uno too soon, two cards in hand
    announce uno in advance
    can you call uno before your turn to play
    said uno then played
    can you shout uno while the two cards are still in your hand
    i said uno and then put down my second last card, ok?
    is uno valid if said before the card is played
    called uno too early, before playing down to one
    she says uno first and plays after, is that fine
    uno with two cards left just before i lay one
    say uno while i still got two and its my turn
    uno before the card leaves my hand
    does it count if uno is called while the second last card is still in the hand
    Am I permitted to call UNO while I've still got two cards, just before I put one of them down?
    Can you say UNO right before playing your next-to-last card, or only once it's on the pile?
    Is it correct to say UNO first and afterwards to put the last but one card?
    does uno count if u say it with 2 cards in hand right before u play
    do i gotta wait til the card is down to shout uno or can i say it first
    Can I say UNO first and then put my card down, when I have two cards?
    My sister says UNO before she even puts the card on the pile. Is she allowed to do that?
    so like i have too cards and i say oono and then i play won is that ok or know
    Lena, on two cards, called UNO and then laid her blue four. Ben says calling it ahead doesn't count.
    UNO before playing penultimate card

call-before-my-turn
    yes: UNO called just before your turn, with two cards in hand, counts.
    no: UNO called before your turn is too early and does not count.
    no uno.house.no-calls: Nobody calls UNO by these rules, so the call means nothing.
    uno called before my turn
    said uno while the player before me was still busy
    i said uno before it was my go
    uno when its not my turn yet
    called uno while he was drawing his two cards
    can i call uno during the turn of the one before me
    shout uno before the player in front of me is finished
    is uno valid when the turn before has not ended
    uno too early, the other one was still drawing
    said uno while somebody else was picking up cards
    called it during somebody elses turn
    uno before the previous player has drawn
    he was still picking up his two and i said uno already
    do i have to wait for my turn to say uno
    uno a bit before my turn starts
    calling uno ahead of my own turn
    call uno while another player is drawing for a draw two
    i am next and say uno already
    two cards in hand and i call while the other is on turn
    uno out of turn
    I called UNO holding two cards while the person ahead of me was still picking up. Was that too early to be valid?
    It wasn't quite my turn yet, the guy before me was drawing from the deck, and I already said UNO. Am I covered?
    I have said UNO when the previous player was still taking his card. Is my call valid?
    said uno early while the one before me was still drawing, does it count
    wasnt my go yet but i shouted uno, got 2 cards, is that ok or too soon
    she yelled uno during the turn before hers, valid?
    I said UNO when my brother was still picking up a card before me. Do I have to say it again?
    Can you say UNO a little bit before it's your turn, when the one before you isn't finished?
    um i said you know while the won before me was still drawing does that count
    so like it wasnt my turn yet he was still drawing and i said oono is it to early or know
    Ben was still drawing his card when Lena, next in line with two cards, already called UNO. Then she played one, and Dad says her call was too soon.
    UNO called before own turn

call-with-the-card
    yes: You can still be caught although you called UNO.
    no: Whoever calls UNO while laying the card cannot be caught any more.
    called it in the same moment
    uno together with the second last card
    said it while putting the card down
    said uno as i put the card down
    uno at the moment the card touches the pile
    called it while laying, they still say they caught me
    do i say uno while playing
    i said uno at the same moment i put the card down, is that early enough
    does uno count when i say it while laying the card
    shouted uno as the card hit the table, can they still catch me
    uno together with the card
    I called UNO at the very moment my card hit the pile. Is anybody still able to catch me?
    I said UNO while I was putting down my second-last card, and now she says I'm caught anyway. Is she right?
    The word UNO and the playing of my card came at the same time. Can I be punished nevertheless?
    said uno same time as i plonked the card, can they still bust me
    shouted uno as the card went down, she says caught, thats rubbish right
    does uno count if its said at the exact time u chuck the card
    I said UNO at the same time I put my card down. Can my brother still catch me?
    I was putting my card down and saying UNO together, and they said caught! That's not fair, is it?
    um i said you know write when i put the card down can they still catch me
    so like she said oono just as she played the card can we catch her or know
    Lena slapped down her red six with "UNO!" in the same breath, and Ben claims he has caught her all the same.
    UNO said while playing card

call-and-catch-at-once
    uno.call.crossed: Nobody can tell which was first, so nobody draws for now: play on, and decide it together.
    we both shouted together
    tie between my uno and the accusation
    they say they were quicker than my call
    two voices at once, who wins
    call and catch at the same time
    i said uno just when she called me out
    who wins if uno and the catch come together
    same time uno and caught
    both yelled at once
    it was a tie between calling uno and being caught
    he says he was first to catch me but i said uno as well
    simultaneous uno and accusation
    dead heat who said it first
    argument over who shouted first, me or the catcher
    my uno and his accusation came at exactly the same moment
    we said it together, me uno and her caught you, who gets their way
    who is right when both shout at the very same second
    caller and catcher at the same time
    i said uno at the same time as they said i forgot
    both spoke at once, penalty or not
    she said caught you exactly when i said uno
    uno and catch at the very same second
    who is right if the call and the catch happen together
    i go uno, he goes caught, in the same second

caught-after-skip
    yes: The player you skipped may still catch you: missing a turn does not end the time to catch.
    no: Once the skipped player has missed the turn it is too late to catch you.
    second last card skipped my neighbor
    does a skipped turn end the time for catching
    until when am I in danger after a skip
    the one who misses a turn calls me out
    until when may I be caught after going down to one card with a skip
    played skip as second last card, forgot uno, when am i safe
    my skip left me with one card and no uno
    the skipped player calls me out for not saying uno
    skip then forgot uno
    after a skip who closes the time for catching me
    i skipped someone and have one card left without saying uno
    skip took me to one card, until when can they get me
    last but one card was a skip, uno not said
    does the skipped turn count as the next players turn for uno
    how long am i catchable after a skip
    second last card was a skip and i forgot uno, how long may they catch me
    played a skip, one card left, no uno, the skipped player complains
    forgot to call uno on a skip, until when is it open
    does skipping the next player also end their chance to catch me
    i laid a skip and kept quiet with one card, the person after the skipped one wants to catch me
    who can still catch me if my second last card was a miss a turn
    played a skip, down to one card, said nothing, the skipped guy complains
    skip, one card left, silent
    how long can others catch me when the card that left me with one was a skip

caught-after-draw-two
    uno.call.missed-turn: It is not too late: drawing for a Draw Two does not end the time to catch.
    uno.call.missed-turn.draw-closes: It is too late: by these rules drawing for a Draw Two ends the time to catch.
    uno.call.missed-turn.closes: It is too late: by these rules a missed turn ends the time to catch.
    second last card was a +2, they picked up
    does being made to draw close the catching
    victim took the plus two, may somebody still call me out
    missed turn and forgotten uno
    played +2 as second last card, forgot uno
    my draw two left me with one card and no uno, next one drew
    the person who drew two calls me out for not saying uno
    +2 then forgot uno, victim took two
    does drawing the two cards from my +2 save me from being caught
    last but one card was a draw two, uno not said
    no uno after plus two and they already took their cards
    am i safe from being caught once the draw two has been drawn
    draw two took me to one card and i kept quiet
    uno forgotten with a plus four, next one drew four
    second last card was a plus two and i forgot uno, he drew already, can he still catch me
    played a draw two, one card left, no uno, victim picks up then complains
    forgot to call uno on a +2, until when is it open
    does the victim picking up his two cards end his chance to catch me
    put down a pick up two and kept quiet with one card left, they drew, am i off the hook
    next player had to draw my two cards, does that make me safe for not saying uno
    played +2, down to one card, said nothing, he drew his two and complains
    +2, one card left, silent, he already drew
    can others still catch me when the card that left me with one was a draw two and it has been drawn for

caught-while-choosing-color
    yes: You can be caught while you are still choosing the color: one card is left as soon as the Wild lies there.
    no: You cannot be caught while you are still choosing the color.
    thinking about the color when they shouted that I forgot
    caught before naming a color
    wild as second last card without uno
    caught while naming the color of my wild, last but one card
    caught for no uno while i was picking a colour
    wild is my second last card, caught before i said the colour
    they yelled before i could name a colour and say uno
    do i choose the colour first or take the penalty first
    second last card wild, forgot uno, colour not named yet
    got caught without uno mid colour choice
    colour or penalty first when caught
    played a wild down to one card and was thinking of a colour when caught
    does he still get to pick the colour after being caught without uno
    i put a wild down, one card left, and they caught me while i was deciding on a colour
    played a wild, forgot uno, what comes first, naming the colour or drawing two
    caught between laying the wild and saying a colour
    wild as my last but one card, they say i forgot uno but i hadnt even picked a colour
    thinking about which colour to say and someone shouts no uno
    does the penalty come before the colour is named
    laid a wild and they caught me before i chose a colour
    hadnt chosen the colour of the wild yet when caught for no uno
    does naming the colour come before the penalty if they catch me on a wild

caught-twice
    yes: You draw again for the same missed UNO.
    no: A missed UNO is punished only once.
    double penalty for one forgotten uno
    two people accuse me after each other
    pay twice for a single slip
    punished again for one lapse
    can i be caught twice for the same uno
    two players catch me, do i draw four
    caught again for the same forgotten uno
    is it two cards per person who catches me
    one missed uno, penalised twice
    already took the penalty and another person calls me out
    do i pay again if a second person says i forgot
    double punishment for not saying uno
    caught a second time same card
    they already made me take two for no uno, now granny wants to catch me as well
    can two different people each give me a penalty for the same missed uno
    one forgotten uno and they want me to draw two times
    is it allowed to catch someone a second time for the same thing
    i paid for not saying uno, then a second person calls me out
    do penalties for one forgotten uno add up if several catch me
    uncle caught me, then aunt caught me for the same thing
    first one catches me and after that another one does too, four cards in total?
    both of them caught me
    may a forgotten uno be punished a second time
    can they catch me again for the same uno

call-with-three-cards
    yes: UNO called with three cards counts.
    no: UNO called with three cards does not count: call it when one card is left.
    wrong uno with too many cards
    uno by mistake, is there a penalty
    called it although not down to one
    crying uno for fun
    said uno with too many cards left
    uno with three cards in hand, penalty
    called uno by mistake
    false uno call
    he says uno all the time without having one card
    shouted uno while holding four cards
    fake uno what happens
    is there a punishment for calling uno when you dont have one card
    joke uno
    she has five cards and says uno
    he called uno with three cards in his hand, any punishment
    someone shouts uno but still has plenty of cards
    said uno as a joke with loads of cards
    uno called by accident while holding more than one card
    is a false uno punished
    my nephew yells uno every turn
    wrong uno call with four cards left
    screams uno with lots of cards
    keeps yelling uno with five cards
    says uno way too often
    what if somebody says uno and it isnt so
    called uno though i do not have one card left
    is saying uno wrongly punished

accused-but-had-called
    yes: You draw although you called UNO.
    no: Whoever called UNO draws nothing when accused of not having called it.
    false accusation about uno
    they did not hear my uno
    wrongly called out, is there a fine for them
    accuser was wrong
    I did say it and they say I did not
    they caught me but i did say uno
    i called uno and they didnt hear
    false catch, i had said uno
    accused wrongly of not saying uno
    penalty for a false accusation
    someone says i didnt call uno but i did
    does the wrong accuser draw cards
    nobody heard me say uno
    proof that i said uno
    blamed although uno was called
    everyone claims i forgot uno but i definitely said it
    i did call uno, they just werent listening, do i draw
    she accused me of not saying uno and she was wrong, does she get a penalty
    i said uno quietly and they say they didnt hear it
    wrong accusation about uno, who draws
    he swears he said uno
    falsely accused of forgetting uno
    nobody noticed that i called uno
    they missed it when i said uno
    im sure i said uno, they say no, who is right
    he says i never said uno but i did, do i draw
    they claim i didnt, i know i called it
    who is believed when i say that i called uno and they say i did not

call-again-after-drawing
    yes: UNO is called again each time a card laid leaves you with one.
    no: UNO need not be called again.
    back to a single card, repeat the call
    uno a second time
    already called last turn, then picked up and played that card
    is one uno enough for the whole round
    do i say uno again after drawing and playing
    was at one card, had to draw, then played back to one
    second uno after picking up and playing
    back down to one card, call uno again
    one card left, couldnt play, drew one and put it down
    uno twice in one game
    said uno last round, drew and played, need to repeat
    must you call uno every time you get to one card
    drew a card on uno and played it, say it again
    had uno already then picked up
    i was on one card, had to pick up, played the picked up card, uno again?
    called uno last time, drew, now down to one again
    do you shout uno a second time if you get back to one card
    on uno, couldnt go, took a card and put it straight down
    had one card, drew another that fit and played it, do i call it once more
    does my first uno still count after drawing and playing
    had uno, drew a card, played it, one again
    back at uno after drawing, call once more
    must uno be repeated after drawing one and playing one

given-one-card
    yes: Whoever is given a hand of one card has to call UNO.
    no: A 0 passes no hands on by these rules, so nobody is given a hand of one card.
    received a single card in a hand swap
    got my neighbor's last card by rotating hands
    do I owe a call when I never played down to one
    i got a hand with one card from a swap, uno?
    swapped hands and now hold one card, say uno or not
    received one card through a 7 swap
    shuffled hands left me with one card
    someone traded me a single card, do i call uno
    do i need uno if i did not play down to one card
    one card because of a hand swap
    passing hands gave me just one card
    traded hands and the new one is a single card
    we swapped hands and now i have just one card, must i say uno
    hands got mixed and i ended up with a single card
    after swapping on a seven i got a one card hand, do i call it
    someone gave me their last card in a swap, uno or not
    shuffle hands gave me one card only, do i have to call uno
    got dealt a single card from the shuffled hands
    do i shout uno for a one card hand that came from another player
    took over a hand with one card in it
    swapped with someone who had one card, do i say uno
    i get handed a one card hand
    is uno needed for a single card that came from trading hands
    got one card left because hands were swapped
    the shuffle hands card dealt me one single card, say uno?
    one card from shuffle hands, is uno called
    a zero passes me a hand of one card, must i say uno
    i receive a hand with one card because of a 0, do i say uno
    the 0 gave me a single card, must i call

last-but-one-a-zero
    yes: Whoever lays a 0 and has one card left has to call UNO.
    no: The 0 passes your last card on, so you do not call UNO: whoever has one card then does.
    second last card rotates the hands, who owes the call
    passed my single card on with a zero
    uno after giving my hand away
    played a 0 as second last card, hands pass on, who says uno
    zero with two cards in hand, who calls uno
    my one card moves on because of the 0, do i still say uno
    0 rule and uno call
    second to last card is a zero and everyone passes hands
    who must shout uno after a zero rotated the hands
    i play a 0 and give away my single card
    rotating hands leaves my neighbour with one card, uno by whom
    i played a zero leaving one card which goes to the next player, who says uno
    all hands rotate because of my 0 and i had one card left
    with two cards left i lay a zero and everyone passes, is it me or the one who receives who calls uno
    zero played, my neighbour now holds my last card, who owes the uno
    0 moves the hands along, who calls uno for the one card
    i played 0 and my last card went to my sister, who has to say uno
    after my 0 she has the one card, uno from her or me
    who has to call uno when my single card is passed on by a zero
"""
