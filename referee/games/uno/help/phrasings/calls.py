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
    do you have to say uno
    is saying uno compulsory with one card left
    one card left, do I need to shout it
    what if i dont say uno when i have one card
    is calling UNO really in the rules
    do I have to announce when I'm down to a single card
    last card, must I yell uno
    why do people shout uno and is it required
    is shouting uno required
    one card left, must speak?
    calling uno compulsory or optional
    need to yell uno at all
    saying the word with one left
    My brother went down to one card and didn't say anything. He claims you don't need to. Do you?
    Grandma thinks the whole "UNO!" shouting is just for fun. Dad says it's a rule. Is it?
    I've a single card and my cousin says I'm obliged to call it out. I find it silly. Do I have to?
    We're new to this. Uncle says you must shout something when you get down to one card. Is that really in the rules?
    My sister refuses to say it ever, says nobody can make her. Is announcing the last card mandatory?
    um do you have to say uno when you got one card
    okay is it like a rule that i must say you know with one card left
    uh when im down two one card do i need to shout it or not
    hey does everybody have to call you know on there last card
    What happens if I just never say UNO with a single card in hand?
    Is it allowed to stay quiet when I'm down to one?
    Who says I've got to announce that I hold just one more card?
    do u have to say uno when u got 1 card or is it optional
    I have only one card. I must say the word uno, yes or no?
    do i really have to shout uno when i only got one left

caught-how-many-cards
    uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
    uno.catch: Whoever is caught in time without having called UNO draws two cards, and only once.
    uno.catch.4: Whoever is caught in time without having called UNO draws four cards, and only once.
    uno.catch.3: Whoever is caught in time without having called UNO draws three cards, and only once.
    uno.catch.1: Whoever is caught in time without having called UNO draws one card, and only once.
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
    forgot uno and got caught, how many do I pick up
    penalty for not saying uno 2 or 4
    i didnt say uno and they noticed how many cards do i get
    how many cards for forgetting to call uno
    caught without calling, draw how much
    is it two cards or four if someone catches you for not shouting uno
    what's the fine for not yelling uno
    she caught me with one card and silence, what do I have to grab
    forgot uno, penalty how big
    caught without calling: two cards?
    number drawn for missed uno
    two or four for forgetting
    price of not calling uno
    My sister caught me with one card before I said it. She says I take four, I always took two. How many?
    Dad makes us draw seven when we forget to say UNO. That seems nuts. What's the real number?
    I got nabbed for not calling my last card. Grandpa says one card, aunt says two. How many do I take?
    Cousin forgot to shout and we caught him fair and square. Now we're fighting about the size of the fine. Two? Four?
    At home it was always two cards for forgetting UNO, my in-laws say it's four. Which is the rule?
    um i got caught not saying uno how many cards do i have to draw
    okay is it two or for cards when you forget two say uno
    uh whats the penalty when they get you with one card and you didnt call
    hey he forgot to say you know and i caught him how many does he pick up
    What happens if I'm caught having forgotten UNO, is it two cards?
    Do I take just one as a penalty for a forgotten call, or more?
    Must somebody caught with one card and no call draw four?
    forgot uno n got caught, how many do i draw 2 or 4
    I forget say uno and they see. How much cards is punish?
    they caught me because i didnt say uno how many cards do i get now

how-to-announce
    uno.call: You say UNO when one card is left; tapping the table is a house rule.
    uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
    uno.house.silent-uno: You tap the table when one card is left, instead of saying UNO.
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
    knock on the table or say uno
    can I tap the table instead of shouting uno
    how do you call your last card
    is knocking ok for one card left
    do i have to use the word uno or can i say last card
    she banged on the table and didn't speak, does that count as uno
    say it or knock, what's right for announcing
    what exactly do you do to announce one card left
    tap table instead of saying
    knock for last card ok?
    say it or knock
    is "one left" a call
    raise hand rather than speak
    My uncle knocks on the table with one card left rather than saying UNO. We said that's no call. Is knocking enough?
    Grandma just holds up a finger when she's on her last card. My brother wanted to catch her. Does a gesture do it?
    My cousin whispered it so quietly that nobody heard. Does it have to be loud, and does it have to be that word?
    Dad said "last card!" and my sister claims only the word UNO is valid. Who's right?
    I tapped twice on the table because in our old group that was the sign. Here they all say I should speak. What's the proper way?
    um can i knock on the table or do i have to say you know with my mouth
    okay so what do i do when i got one card do i tap or do i say it
    uh he just tapped the table for his last card does tapping count as calling
    hey is it okay two just say last card or must it be the word uno
    Must the announcement be spoken, or will a knock do?
    What happens if I bang the table rather than say UNO?
    Is it allowed to announce the final card by a sign?
    does knocking count or do i gotta actually say uno
    How to tell I have last card? By voice or hit the table?
    my friend bangs on the table and doesnt say the word is that okay

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
    can anyone catch me for not saying uno
    who's allowed to call you out for forgetting uno
    only the next player or the whole table can catch
    someone across the table caught me and im not next to them is that fair
    may any player point out a missing uno
    does it have to be the person after me who notices I didn't say uno
    he isn't even next and he caught me, valid?
    catching forgotten uno - everybody?
    catcher: anyone or next player
    who's entitled to catch
    may anybody at table catch
    third person catches missing uno
    any player call out forgetter
    My sister forgot UNO and I caught her, but I sit across from her. She says only the one after her can do that. Really?
    Dad noticed that uncle Al hadn't said it, dad isn't next though. Uncle refuses to draw. Who's allowed to catch him?
    Grandma called me out for the missing UNO from the far end of the table. My cousin is next and said nothing. Does grandma's catch count?
    I spotted my brother with one card and no call. He argues it's not my business as I played before him. Can I?
    We can't agree whose job it is to catch the person who forgot. Just the neighbor, or all of us?
    um can anyone catch you for not saying uno or just the next person
    okay im not next but i saw he didnt say you know can i call him out
    uh whos aloud to catch someone that forgot uno
    hey my mom sits too seats away and she caught me does that count or only the next player
    Is it allowed to catch somebody who forgot when I'm not the one right behind them?
    Who has the right to point out a missing UNO?
    Do I draw if I'm caught by someone other than my neighbor?
    can any1 call u out for no uno or only the next person
    I am not next player. I see he not say uno. I can catch him?
    i saw my brother didnt say uno but its not me after him can i still catch him

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
    I have two cards and am about to put one, someone already yells at me for no uno
    can they catch me while I've still got two cards in hand
    caught too early, card not yet on the pile
    i had 2 cards and hadnt put mine down and he said i didnt say uno
    shouting "you didn't say uno" before the card is played
    hand still has two, card halfway to the table, does the catch count
    can you be caught before your second last card has left your hand
    she called me out when I was only reaching for the card
    still two cards, catch already?
    catch before card is down
    too early to catch: two cards
    accused while holding two
    caught about to lay second-last
    I had two cards, was just pulling one out, and my brother yelled "caught, no UNO!" I hadn't even put it down. Does that work?
    Grandma held two cards, moved her hand towards the pile, and my cousin called her out. She's cross. Is she caught?
    My sister catches me while I'm only thinking which of my two to play. She says I should have called. Do I draw?
    Dad says you've got to call before you lay, so he caught me with two cards in hand. I say not until it's on the table. Who's right?
    Uncle shouted gotcha as my card was in the air, I still held both. When does the time for catching start?
    um i still got two cards in my hand can they catch me already for not saying uno
    okay i was gonna put down my second last card and he said caught before it was down is that right
    uh i have too cards and im about two play one can somebody catch me now
    hey he called me out before i even laid the card i still held both does it count
    Do I draw when someone catches me with both of my last two cards still in hand?
    Is it allowed to catch somebody before their second-to-last card touches the pile?
    What happens if I'm accused of no UNO when I haven't laid the card yet?
    i still had 2 cards n he said caught, thats not legit right
    I have two card, not play yet. She say "caught". I must draw?
    i was just going to put it down and i have two and he said i got caught is that fair

caught-after-next-drew
    yes: Somebody who forgot UNO can still be caught after the next player has drawn, until the next card is laid.
    no: Once the next player has drawn a card on their own turn, it is too late to catch somebody who forgot UNO before.
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
    he forgot uno and the next person picked up a card, too late to catch?
    can I still call it when the player after has drawn from the pile
    no uno said, next player took one card already
    the next one couldnt go and drew a card can we still catch her for not saying uno
    is it over once the following player draws
    next player grabbed a card, then I noticed the missing uno
    catch forgotten uno after next player draws
    does picking up by the next player end the time for catching
    next drew a card, catch late?
    catch once following player drew
    forgotten uno, neighbor picked up
    no-call noticed after next draw
    next took card: still catchable?
    My sister forgot UNO. Next was dad who couldn't play and took one from the pile. Then I caught her. Too late, she says. Is it?
    Uncle went to one card silently, aunt after him drew one because nothing fit, and only then I noticed. Can I still get him?
    I called my cousin out just after the next girl had picked up a card on her turn. He says the window closed. Did it?
    Grandpa kept quiet on his last card, mum took a card off the stack for her turn, then my brother shouted caught. Valid?
    Ben has one left and said nothing. Next is Amy, who draws from the deck. I catch Ben at that moment. Does Amy's drawing save him?
    um she forgot uno and the next person already drew a card can we still catch her
    okay he didnt say you know and the one after him picked up from the pile is it to late to catch him
    uh somebody forgot and the next player drew one cause she couldnt go can i still call it out
    hey does drawing a card buy the next guy mean the forgetter is safe
    Is someone who forgot safe as soon as the next one takes a card from the pile?
    What happens if I notice the missing UNO after the player behind them has drawn?
    Do I lose the chance to catch somebody when their neighbor picks up instead of playing?
    he forgot uno n then my friend drew a card, can i still catch him
    He not say uno. Next player take one card from pile. Now catch is still ok?
    my sister forgot to say uno and then mum took a card from the pile can i still get her

caught-after-next-played
    yes: Somebody who forgot UNO can still be caught after the next player has laid a card, until somebody draws.
    no: Once the next player has laid a card, it is too late to catch somebody who forgot UNO before.
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
    he forgot uno and the next person has already put a card down, too late?
    can I still call it when the player after has played
    no uno said and the next one threw a card already
    we noticed only after the next player laid that she never said uno
    is it over for catching once somebody else's card is on the pile
    catch forgotten uno after next player plays
    next guy slapped his card down fast, can she still be penalized
    how late can you catch someone, next player already went with a card
    next laid a card, catch late?
    neighbor already played, forgetter safe?
    catch after following card is down
    one turn on, no uno call
    next player went, still nab him?
    My brother forgot UNO, dad after him laid a red 6, then I spotted it. My brother says it's over. Can I still catch him?
    Grandma's on one card without having said it. My cousin put his card down next and then uncle cried "caught!" Does she draw?
    I noticed my sister's missing UNO just after the next player's card hit the pile. Am I too slow?
    Aunt Deb sat quietly on her last card, I took my turn and played, then saw it. I'd like to make her draw. Too late?
    We're arguing: Nick didn't call, Zoe laid on top of his card, then Max called him out. Zoe says her play closed the case.
    um he forgot uno and the next guy already put a card down can we still catch him
    okay she had one card and said nothing and then i played my card is it to late to catch her
    uh the player after her already laid a card can she still get caught for not saying you know
    hey somebody forgot too say uno and the next person played on top can i call it now
    Is the forgetter safe once the next player has put a card on the pile?
    What happens if the missing UNO is spotted when the neighbor's card is already lying there?
    May I still make someone draw for no call after the player behind them laid?
    next person alrdy threw a card, can i still catch him 4 no uno
    He forget uno, then next player put card. After that I can catch or finished?
    my brother didnt say uno and then i put my card down and then i saw it can i still catch him

call-late-but-first
    yes: Whoever calls UNO late, but before being caught, is safe.
    no: A late UNO does not count.
    uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
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
    I forgot, then shouted it before anyone caught me, safe?
    late uno call before being caught
    i put my card and a few seconds later i said uno and no one saw am i ok
    can I fix a forgotten uno if I'm quicker than the others
    remembered in time, just before they said anything, do I draw
    is a delayed uno valid if no one called me out first
    she said uno three seconds after the card, no one had spotted it
    late uno but nobody noticed
    called late before being caught
    delayed uno, safe or not
    few seconds late, unnoticed
    said it first, though late
    I laid my card, then two seconds later said UNO, and only then my sister said caught. I spoke first. Am I safe?
    Grandpa forgot, remembered while the next one was still thinking, and said UNO. My brother wants him to draw anyway. Must he?
    I called a bit late but nobody had said a word yet and nobody had gone. Cousin says late is late. Is it?
    Mum put down her second to last, chatted, then "oh, UNO!" Nobody had caught her up to then. My aunt demands two cards.
    My uncle says it has to come with the card. Mine came a moment after, no one had noticed though. Do I get fined?
    um i said uno a bit late but before anyone noticed am i okay
    okay i forgot for like too seconds then i said it before they caught me do i still draw
    uh i called it late but i was first before anybody said anything does that save me
    hey i said you know after i put the card down but nobody caught me yet so im safe right
    Do I have to draw if I remember UNO late, yet sooner than anyone calls me out?
    What happens if my call comes after a pause but ahead of any accusation?
    Is it allowed to say UNO a moment after the card, provided no one caught me?
    i said uno kinda late but b4 any1 caught me, im safe right?
    I say uno little late, but nobody see it yet. I am ok or must take cards?
    i forgot for a bit and then i said it and no one said anything before so do i have to take two

call-when-too-late
    uno.call.in-time: A late UNO costs nothing if nobody has caught you: the time to catch is over.
    uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
    uno.call: A late UNO still counts if nobody has caught you, and you are safe from then on.
    uno.call.in-time.next-play: A late UNO costs nothing if nobody has caught you: the time to catch is over.
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
    the next player has already gone and I only now remember uno
    forgot uno, next one has played, do I still say it or draw
    i remembered to say uno but the next person already went what happens
    uno call after the next turn started
    should I call it once play has moved on, nobody caught me
    nobody noticed and the next one moved, do I get punished if I say uno now
    it slipped my mind to shout it until after the next go
    too late for my own uno call, penalty or not
    remembered uno after next went
    uno forgotten, play moved on
    self-call after next player's turn
    I never called, now remembered
    saying uno a turn late myself
    I got down to one card, forgot, my brother played, and now I remember. Nobody caught me. Should I still say UNO or own up and draw?
    Grandma realises a turn later that she never said UNO. No one had noticed. Does she have to take cards for admitting it?
    I was distracted. The next player has gone already, and I blurted UNO just now. My cousin says now you've given yourself away, draw two.
    My uncle's been on one card since the last player and just now says UNO. Is a call that late worth anything, or does it get him fined?
    I've noticed my own mistake after dad's turn. Can I simply stay quiet, or do I need to call now?
    um the next person already went and i just remembered to say uno what now
    okay i forgot and its the next guys turn over already should i still say it or is it two late
    uh i only now realize i didnt say you know and they played on do i have to draw
    hey nobody caught me and the next player is done do i need too say it still
    Must I still call when the person behind me has finished and I've only just noticed?
    Do I get punished for saying UNO myself after play moved on unnoticed?
    What happens if I own up to a forgotten call once the next one has played?
    i forgot uno n the next person alrdy went, do i say it now or just stay quiet lol
    Next player finish already. Now I remember I not say uno. What I must do?
    i forgot to say uno and my sister already had her turn and nobody saw do i say it now

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
    calling uno with two cards still in hand
    i said uno first and then put the card is that ok
    say it before or after playing
    shout uno then drop the card, does that count
    on my go, two cards left, I yell uno and then lay one
    is an early uno valid when it's my turn and I'm about to play
    announcing just ahead of throwing the next to last card
    uno called with two cards
    say it before laying, valid?
    early call on own turn
    announce first, then lay
    uno while still holding two
    It was my turn, I had two cards, said UNO and then laid one. My sister says I called too early. Was it okay?
    Dad says UNO, then takes ages and finally puts the card down. My aunt claims it must come after the card. Who's right?
    I announced it when picking out my second to last card, it was still in my hand. Cousin wants to catch me. Can he?
    Grandma always calls before she lays. We kids do it after. Is hers wrong?
    My brother said UNO with two in hand, on his go, then threw down the green 4. Uncle says that was a false call. Was it?
    um can i say uno before i put my second last card down its my turn
    okay it was my go i said you know and then i played the card is that two early
    uh do i have to lay the card first or can i say it right before
    hey she says it with to cards in her hand and then she plays one does that count
    Must the card be on the table before I announce UNO?
    Is it allowed to call on my own go just ahead of playing the second-last one?
    What happens if I announce UNO and lay right afterwards?
    can i say uno then play my card or do i gotta play first
    In my turn I say uno, after I put card and have one. It is correct?
    i said uno first and then i put my card so i have one is that okay
    said uno too soon while holding two cards, is it valid
    called uno early, two cards still in my hand, does that count

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
    said uno when it wasn't even my turn yet, does it count
    the one before me was still picking up and I shouted uno
    calling uno during the previous player's go
    i had two cards and said uno while my brother was still drawing
    uno called too early before my go
    she yelled uno while the player ahead of her was taking cards
    can I call in advance during someone else's turn
    not my turn yet, I already called uno, need to say it again?
    uno said before my turn came
    called during previous player's turn
    too early: not my go yet
    uno while neighbor still drawing
    calling ahead, turn not started
    I had two cards, my brother was still picking up, and I already said UNO. Then came my turn and I laid. He says that early call is worthless. Is it?
    Grandma shouts UNO when it isn't her turn yet, as she knows she can play. Uncle wants to catch her after she lays. May he?
    My sister called while dad was still drawing for his go. She forgot to repeat it. Was she covered?
    Cousin called UNO a turn ahead, with the player before him not finished. Does that save him once he's laid down?
    I got excited and announced it when the guy to my right was still busy. Now they want me to draw. Did my call count?
    um i said uno when the person before me was still drawing does it count
    okay it wasnt my turn yet and i said you know and then i played is that to early
    uh i called it in the turn before mine do i need two say it again
    hey she said uno while i was still going and then she laid her card did she call it right
    Must I repeat UNO on my turn if I said it when the player before me wasn't done?
    Is it allowed to call during somebody else's turn in advance?
    What happens if I announce it before my go has even begun?
    i said uno b4 it was even my turn, does it count
    Player before me still take cards, I say uno already. Then my turn, I play. Is counted?
    i said uno too soon it was my brothers turn still do i have to say it again

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
    said uno at the same moment as putting the card, can they catch me
    I called it while laying, still caught?
    uno said as the card hit the table
    i said uno and put the card at the same time and she still says i have to draw
    does it count if I shout exactly when I throw my second last card
    safe if uno and card come together?
    he says I'm caught but I called as I dropped it
    card down and uno spoken together, is anyone able to get me
    uno said together with card
    simultaneous call and lay, catchable?
    spoke exactly while laying
    word and card same time
    called on time, still catch?
    I slapped down my second to last card and said UNO in the same breath. My sister tries to catch me anyway. Can she?
    Grandma says it right as the card lands. My cousin claims it should be before. Is she safe?
    I laid and called at the same time, then my brother says I'm caught since I didn't say it first. Does he have anything?
    Dad wants me to draw though I shouted UNO while putting down the card. Everyone heard it. Is that in time?
    Uncle argues that UNO must come before the card touches the pile. I said it as it touched. Am I in danger?
    um i said uno right when i put the card down can they still catch me
    okay i called it exactly as i laid my card am i safe
    uh i said you know and played at the same time is that good enough or can they get me for it
    hey she put down the card and said uno with it can i still catch her or is she fine
    Do I run any risk when I call just as the card leaves my hand?
    Must the call come earlier than the card, or is together fine?
    Is it allowed to catch someone who said UNO in the very moment of laying?
    i said uno as i threw the card so im good right
    I put card and say uno together. They can catch me or not?
    i said it when i put my card down at the same time can she still get me

call-and-catch-at-once
    uno.call.crossed: Nobody can tell which was first, so nobody draws for now: play on, and decide it together.
    uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
    uno.call.crossed.call: When UNO and a catch come at once, the call counts: nobody draws cards.
    uno.call.crossed.catch: When UNO and a catch come at once, the catch counts: whoever is caught draws.
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
    tie between saying uno and being caught
    who wins if I call and he catches me in the same instant
    i said uno and he said it at the exact same time who was faster
    simultaneous uno call and catch
    can't tell who was first, my uno or their gotcha, do I draw
    same moment, both yelled, penalty or not
    how to settle it when the call and the accusation come together
    uno and caught, same instant
    tie between call and catch
    both shouted at once
    who was quicker, call or catch
    simultaneous shout: draw or not
    I said UNO and my brother said caught in exactly the same second. He says he was faster, I say I was. Who gets it?
    Grandpa and my aunt both yelled together, he UNO, she gotcha. Nobody could tell which came first. Does he draw?
    My sister called it a split second before or after I accused her. Half the table heard her first, half heard me. What do we do?
    Dad claims that in a tie the catcher wins. Mum thinks the caller wins. They shouted at the same time.
    We had a dead heat, my "UNO" and cousin's "you didn't say it". How is that settled?
    um i said uno and he said caught at the exact same time who wins
    okay we both yelled at once she said you know and i said gotcha does she draw
    uh it was a tie i called and they caught me in the same second so who was first
    hey how do you decide when the call and the catch come to gether
    Do I draw if my UNO and the accusation came out simultaneously?
    Who prevails when a call and a catch fall in the same moment?
    What happens if nobody can tell whether the call or the catch came first?
    we both said it at the same time lol he said uno n i said caught who wins
    I say uno, she say caught, same time. Who is first?
    me and my sister shouted at the same time i said uno and she said i forgot who is right

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
    second last card was a skip, forgot uno, can the skipped one catch me
    I skipped him and he caught me for no uno, is he allowed though blocked
    does a player who misses a go still get to call me out
    i put a skip on my sister with one card left and didnt say uno and she caught me
    skipped player catching a forgotten uno
    blocked person says I forgot uno, valid?
    can someone who's lost their turn from my skip still catch me
    forgot uno with a skip, is the time up because the next one is skipped
    uno forgotten, skipped one catches
    skipped player may catch me?
    second-last was skip, no call
    does a skipped neighbor catch
    laid skip silently, victim notices
    I laid a skip as my second to last, forgot UNO, and my brother whom I skipped catches me. I say he's out of this turn. Is he allowed?
    Grandma went to one card with a miss-a-turn, no call. The one skipped, uncle Jim, calls her out. Does she draw?
    My sister skipped me with her last but one and said nothing. I caught her. She says a skipped person can't. Can I?
    Dad played a skip, forgot to call, the person after me hasn't gone yet. I was the one skipped. Do I have the right to catch?
    Cousin argues since I was skipped, my turn was already over and so the time to catch him too. He'd put a skip down with no UNO.
    um i played a skip and forgot uno can the one i skipped still catch me
    okay she skipped me with her second last card and didnt say you know can i catch her
    uh i got skipped but she forgot uno on that skip am i aloud to call it
    hey the guy i skipped wants two catch me for no uno can he do that
    Is someone who misses a go through my skip entitled to catch my missing UNO?
    Do I draw when the person I've just skipped notices I didn't call?
    Until when can I be caught if my second-to-last card was a skip?
    i skipped him n forgot uno, can he catch me even tho hes skipped
    I put stop card and have one card, not say uno. The stopped player can catch me?
    my brother skipped me and has one card and didnt say uno can i catch him even if its not my go

caught-after-draw-two
    uno.call.missed-turn: It is not too late: drawing for a Draw Two does not end the time to catch.
    uno.call.missed-turn.draw-closes: It is too late: by these rules drawing for a Draw Two ends the time to catch.
    uno.call.missed-turn.closes: It is too late: by these rules a missed turn ends the time to catch.
    uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
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
    played +2 with one card left, no uno, next one already took two, too late?
    she picked up her two and then said I never called uno
    forgot uno on a plus two, can they catch me after drawing the penalty
    i put a plus two and forgot uno and he drew his 2 cards and then he caught me
    draw two as second-to-last, victim drew, still catchable?
    does drawing the two cards count as the next player having gone
    catch missing uno after the draw two penalty has been taken
    the next player grabbed two for my draw 2, can I still be called out
    no uno with +2, already drawn
    +2 drawn for, catch forgetter late?
    victim took two, still catch me
    laid plus two silently, now caught
    second-last +2, forgot call
    I hit my sister with a +2 as my second to last and forgot UNO. She took her two, then caught me. Isn't it too late?
    Grandpa laid a draw two, one card left, silent. My cousin picked up the two cards, then uncle noticed. Is grandpa safe?
    Dad's take two landed on me, I drew, and only then saw he'd one card and hadn't called. Can I still get him?
    My brother says as soon as his +2 has been drawn for, nobody may catch him for not calling. True?
    Aunt forgot UNO with her plus two. The one after her has the two cards in hand, the next after that hasn't gone. May we catch her now?
    um i put down a plus two forgot uno and she already drew the two can she still catch me
    okay he laid a draw to with one card left and i took my cards can i still catch him
    uh i drew too for his plus two and then i saw he didnt say you know is it to late
    hey does it save me from being caught that the next guy drew for my plus two already
    Am I out of danger once the victim of my +2 has picked up both?
    What happens if my second-last card was a draw two and I'm called out after they've drawn?
    Do I lose the chance to catch him by first taking the two from his take two card?
    he +2d me n forgot uno, i drew alrdy, can i still catch him
    I put +2, not say uno. Next take two card. Now they say caught, too late or no?
    my sister gave me a plus two and she has one card and didnt say uno i took the cards already can i catch her

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
    I put down a wild, still thinking about color, they caught me for no uno
    second last card wild and before I say a colour someone yells
    can you be caught while you're picking a colour
    i was choosing the colour and he said i forgot uno
    wild laid, color not called yet, uno not said, caught?
    thinking about which color to name, one card in hand, is catching allowed yet
    is my turn over before I pick the colour, can they get me for uno
    she's deciding the color of her wild, hasn't said uno, can I call her out now
    wild laid, choosing color, caught
    still picking a color, uno late?
    catch before color named
    second-last wild, caught mid-thinking
    joker down, no color, no uno
    I laid a wild as my second to last and was thinking about the color when my sister said caught. I wasn't done yet! Do I draw?
    Grandma put down a joker, pondered red or blue, and my brother called her for no UNO. She says her turn wasn't over. Is she right?
    My cousin catches me before I've even named the color of my wild. I'd have said UNO after it. Too late?
    Uncle is staring at his one card deciding which color to call. Can I nab him for not saying UNO at that moment?
    Dad says first color, then UNO. Mum caught him between wild and color. Does the catch hold?
    um i put a wild down and im still picking the color can they catch me already for not saying uno
    okay i was choosing the color and he said caught but i wasnt finished with my turn
    uh second last card is a color changer do i say you know before i say the color or can they get me
    hey she hasnt picked a colour yet for her wild can i catch her four no uno
    Must I say UNO before I name the color of my second-to-last wild?
    Is it allowed to catch a player who's laid a wild but hasn't named a color?
    Do I have until the color is chosen to call UNO?
    i was still picking my color n he said caught wtf is that allowed
    I put joker and think what color. She already say caught. It counts?
    i put the rainbow card and i was thinking of a color and he said i forgot uno is that fair

caught-twice
    yes: You draw again for the same missed UNO.
    no: A missed UNO is punished only once.
    uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
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
    two people caught me for the same forgotten uno, do I draw twice
    already took the penalty, then another one calls me out again
    double penalty for one missing uno?
    first tim caught me and i drew and then lucy said it too
    can I be caught a second time for the same uno
    he caught me, and right after she did as well, 2 or 4 cards
    second catch for the same thing count?
    do I have to grab more because somebody else also noticed I'd not said uno
    caught again for same uno
    second catcher, draw again?
    punished twice, one forgotten call
    two people catch, double penalty
    already drew penalty, caught again
    My sister caught me for no UNO and I took my cards. Then my brother said he caught me as well. Do I draw once more?
    Grandma and uncle both called me out, one after the other, for the same slip. Is that two fines or one?
    I've already paid for forgetting. Now cousin wants to catch me a second time for the same turn. Can he?
    Dad caught Leo, Leo drew, then mum piped up: "you forgot UNO!" Does he have to take another lot?
    Two people pointed out that aunt Bea hadn't called. My nephew says each catch costs her cards. Four then?
    um they caught me already and now another person catches me for the same thing do i draw again
    okay i drew for forgetting you know and then she says caught two do i take more
    uh can i get caught twice for the same uno
    hey too people caught me one after the other is that double cards
    Must I pay again when a second player points out the same missing UNO?
    Who counts as having caught me if two do it, and is the fine doubled?
    What happens if I'm called out a second time for a call I've been punished for?
    got caught once n drew, now my friend tries it again for the same thing, nah right?
    One person catch me, I take cards. Other person also catch. I must take again?
    my brother caught me and then my sister caught me too do i have to take two times

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
    she said uno with three cards left, does it count
    yelling uno too early with 3 in hand
    he calls uno all the time, even holding three
    penalty for saying uno when you have three cards?
    i shouted uno but i still had three cards
    uno called with too many cards, what happens
    false uno call three cards valid later or not
    does a call at three cards cover me for when I get to one
    uno with three in hand
    false uno call, too many cards
    said uno holding three cards
    calling when not near one
    meaningless uno, three cards
    My brother shouted UNO with three cards in his hand. Dad says he's got to draw for lying. Does he?
    Grandma says UNO all the time, even with three cards, to be safe. My aunt says it's no use later. Is that right?
    Cousin called with three left and two turns later had one, without repeating it. He says his call from before still holds. Does it?
    My sister said UNO with three cards as a joke. Uncle wants two cards from her. Is there a penalty for a wrong call?
    I miscounted, I had three and called it. Now everybody laughs and says I've to draw. Do I?
    um somebody said uno but he has three cards does that do anything
    okay she called you know with three left is there a penalty four that
    uh i said uno by mistake i still got three cards what now
    hey can you say uno early like with three cards and be covered for later
    Do I get punished for announcing UNO with three cards?
    Is it allowed to call when I hold three, just as a bluff?
    What happens if a player says UNO and still has three?
    he said uno w 3 cards lmao does he draw
    My friend say uno but he has three card. It counts or is mistake with punish?
    my brother says uno and hes got three cards is that cheating
    shouted uno for nothing with three cards, is there a penalty
    uno yelled while holding too many cards, any fine

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
    they say I didn't say uno but I did, do I draw
    false accusation of not calling uno
    i said uno but they didnt hear it
    wrongly caught, I had called it
    he claims I never said uno, I did say it quietly
    dispute whether uno was said at all
    nobody heard my uno and now they want me to take cards
    she caught me though I'd shouted it, who's right
    falsely accused, I did call
    said uno, they deny hearing
    wrongly caught, had called it
    nobody heard my uno, draw?
    false accusation of no call
    I clearly said UNO, my sister didn't hear because the TV was on, and now she says caught. Do I draw?
    Grandma called it softly, uncle insists she hadn't. Two of us heard her. Does she need to take cards?
    My brother accuses me of not calling. I did, mum can confirm. Does he get a penalty for accusing me wrongly?
    Cousin says I kept quiet, I say I called loud and clear. Whom do we believe?
    Dad was on the phone, didn't hear me call, then came back and said caught. I'm not going to draw for his bad ears, right?
    um they say i didnt say uno but i did do i have two draw
    okay i did call it but she didnt hear it now she wants me to take cards
    uh somebody accuses me of forgetting you know but i said it what happens
    hey i said uno and my brother swears i didnt do i need to pick up anyway
    Must I take the penalty although I had called and they simply missed it?
    Who is believed when I insist I called and someone accuses me?
    What happens if a player is accused of no UNO yet did say it?
    i DID say uno n they say i didnt, do i still draw??
    I say uno but they say I not say. I must take cards or not?
    i said uno really i did but she didnt hear me so do i have to take cards
    i did say it but nobody heard, must i draw
    i said uno quietly and they did not hear

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
    back to one card after drawing, need to call again
    i already said uno before then i drew a card and put it down
    do you repeat uno if you draw and lay the drawn one
    one left, couldn't go, took one, it fit, back to one, must I shout again
    second uno call needed after drawing and playing?
    is my old uno still good when I drew a card and threw it in the same go
    she said uno last round, drew, laid it, stayed quiet. Can we catch her?
    uno again after drawing one?
    back to one card, repeat
    second uno call necessary?
    one, drew, played, one again
    earlier uno still good?
    I had one card and had called. Couldn't play, drew one, laid it at once. Now I've one again. My sister caught me. Should I have called a second time?
    Grandma said UNO last round, then picked up a card and put it straight down. My uncle says she has to shout again. Does she?
    My brother's been on one card for three turns, drawing and playing the card. He called just once. Can we catch him?
    I said UNO two turns ago. I took a card, it fit, I threw it. Cousin claims my old call has expired. Has it?
    Dad drew with one card in hand, was on two for a second, then laid one. Mum says new call needed. Is she right?
    um i had one card then i drew one and played it do i have to say uno again
    okay i already called you know before but i picked up and laid that card so im at one again do i call again
    uh down to one drew one played the won i drew do i need another uno
    hey i went from one two two and back to one do i say it a second time
    Must I repeat the call each time I draw and lay and am back at one?
    Do I get caught if I called once, drew, laid, and kept quiet the second time?
    Is it allowed to rely on my earlier UNO after drawing and playing a card?
    i said uno alrdy then drew n played it, do i gotta say it again
    I have one card, take one, put it. Again I have one. Uno must say again?
    i said uno before and then i took a card and put it down do i say uno again

given-one-card
    yes: Whoever is given a hand of one card has to call UNO.
    no: A 0 is a plain number by these rules and passes no hands on.
    no uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
    no uno.house.seven-zero: Whoever is given a hand of one card need not call UNO, unless the table has agreed on it.
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
    hands passed on a 0 and I got a hand with one card, say uno?
    zero played, everybody passes, now I have one card, must I call
    i got one card from my neighbour because of the zero do i have to say uno
    0 rule swapped hands, single card, uno needed?
    someone dropped a 0 and handed me just one card, can they catch me
    does passing hands with a zero mean the new owner has to shout uno
    received a one-card hand by the 0 pass, call or not
    she said uno, then a zero moved her hand to me, do I say it again
    0 passed me one card
    zero rotation gave me one
    received one-card hand, call uno?
    handed a single card by 0
    hands move, now I hold one
    Someone laid a 0, hands moved on, and I got my sister's hand with just one card. Do I have to say UNO? I didn't play anything.
    We play seven-zero. After the 0 grandpa holds a single card he was passed. My uncle catches him. Is that fair?
    My brother had called UNO, then the 0 passed his one card on to me. Does his call carry over or do I call?
    Dad played a 0, I received one card from my neighbor and said nothing. Cousin says caught. Do I draw?
    With the pass-your-hand zero I ended up with one card. Everyone argues about whether I need to announce it.
    um a zero got played and i got passed one card do i have to say uno
    okay all the hands went around and now i have one card do i need two call it
    uh i didnt play anything but from the zero i got a hand with one card must i say you know
    hey when hands rotate and you get won card from your neighbor do you call
    Can I be caught for keeping quiet with a one-card hand that a zero brought me?
    Must the one receiving a single card through the rotation announce it?
    What happens if the 0 gives me a hand of one and I say nothing?
    some1 played a 0 n now i got 1 card from my friend, do i say uno
    Zero card move all hands. I get hand of one card. I must say uno?
    i got my sisters cards because of the zero and it is only one do i have to shout uno

last-but-one-a-zero
    yes: Whoever lays a 0 and has one card left has to call UNO.
    no: The 0 passes your last card on, so you do not call UNO: whoever has one card then does.
    no uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
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
    put down a zero and have one card left, still gotta say uno?
    playing 7-0, I'm about to throw my next to last card and it's a zero, do I call uno when all the hands get passed anyway
    she had two cards, played the 0, everybody passed their hands along. was she supposed to yell uno
    uno call when second last card is zero
    does a 0 as the penultimate card need an uno call
    so i drop a zero and then i only got one card left but i give it away do i say uno first
    Must you shout uno before slapping down a zero that leaves you with a single card?
    whos meant to say uno if i chuck a 0 with one card remaining
    my second-last is a 0
    lay 0, one left goes away
    uno before passing hand along?
    0 played, call my last card
    zero with two cards: call?
    I had two cards and laid a 0. My last one gets passed to my sister right away. Did I have to say UNO before?
    Seven-zero rule. Grandma's last but one was a zero, and she passed her single card on. Uncle says she should have called. Should she?
    My brother played a 0 as his second to last and now holds my eight cards. He never said UNO. Can I catch him?
    Dad says if you lay a zero with two in hand, you've one card for a second, so you must call. I've got six now though. Who's right?
    Cousin laid his 0, hands moved, he's got five and I've got his one. Who was supposed to say UNO, him or me?
    um my second last card is a zero and then i give my hand away do i say uno
    okay i played a zero and had one card left but it got passed on did i need two call you know
    uh i put down a zero with too cards in hand so my last one goes to the next player do i still call
    hey if i lay a zero and have one card but swap it right away is uno needed
    Must the player of the zero call, though the one remaining card gets handed on at once?
    Can I be caught if I laid a zero second to last and now hold a bigger hand?
    What happens if I don't call when my zero sends my only card to my neighbor?
    if i play a 0 n have 1 left but it gets passed do i still say uno
    I put zero, have one card, then I give it to next. I need to say uno?
    i put my zero and i only had one more but i have to give it away do i say uno

out-without-uno
    yes: A win stands even if UNO was never said: only whoever is caught in time draws cards for it.
    no: A win without having said UNO does not stand.
    he went out and never said uno, does the win count
    can you win without saying uno
    i won but forgot to say uno the turn before
    nobody noticed that she did not say uno and now she is out
    she finished without saying uno is it still a win
    do you still win if you did not say uno
    forgot uno and played my last card, did i win
    is the round void because uno was not called
    won without calling uno
    my brother played his last card without ever saying uno
    he is out but he never shouted uno, must he draw now
    played the last card and never called it
    won without ever saying uno
    finished silently, win valid?
    never called, cards all gone
    out, no uno, nobody caught
    does forgotten uno cancel victory
    My brother laid his very last card and won, and only then we noticed he had never said UNO. He wants the win. Does he get it?
    Grandma's finished. She'd not called on the previous turn and nobody caught her. Uncle says she has to draw two and go on. Must she?
    My sister went out and hadn't said UNO once. Dad wants to undo her victory. Can he?
    I threw my last card, I'm out, hooray. Then cousin says it doesn't count since I didn't call. Is my win safe?
    Aunt Lou won the round without a word. Half the family claim it's invalid. Is it?
    um he went out and never said uno does he still win
    okay she put down her last card but she never called you know is the win good
    uh somebody finished without saying uno do they have two draw or did they win
    hey i won but i forgot to say uno before and no one caught me is it still a win
    Do I lose my victory if I never announced and nobody caught me before I was out?
    What happens if someone empties their hand having never called?
    Is it allowed to make the winner draw when the round is over already?
    he won but never said uno, does it even count
    He finish all cards but no say uno. He is winner or must take cards?
    my brother won and he didnt say uno at all so did he really win
"""
