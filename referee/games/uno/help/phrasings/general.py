"""How people ask about UNO in general: what it is, what its cards do, and how its house rules work."""

TEXT = """
the-goal
    uno.target: Get rid of all your cards: that wins the round and scores the cards in the other hands. 500 points win the match.
    uno.target.none: Be the first to get rid of all your cards: that wins the round, and whoever wins most rounds wins the match.
    uno.target.lowest: Get rid of your cards: what is left counts against you, and the lowest total wins the match.
    uno.target.elimination: Get rid of your cards: what is left counts against you, and whoever reaches the target is out.
    uno.target.partners: Get rid of all your cards: your team then scores what the other teams hold, and the target wins the match.
    what is the goal of the game
    what is the aim of uno
    what is the object of uno
    how do you win uno
    how do you win a round
    how do you win the game
    how do you play uno
    what is uno about
    rules of uno in short
    whats the point of the game
    how does uno work
    how do i win
    what do i have to do to win
    what do you have to do in this game
    when have i won
    how does one win uno
    what is uno
    explain uno to me
    tell me about uno
    What are you actually trying to do in UNO?
    How does somebody win at UNO; what's the aim?
    Please explain me the objective of this card game UNO.
    whats the point of uno like how do u win
    never played uno, what am i trying to do
    is it just get rid of all ur cards first or is there more to it
    How do I win in UNO?
    What do I have to do with my cards so that I'm the winner?
    um whats the aim of you know how do you win it
    so in oono do you have too get rid of all your cards or collect them
    My cousin has never seen UNO. Dad says the aim is to lose your cards, Lena says it's to collect 500 points; who's explaining it properly?
    aim of the game UNO
    what are you trying to do in uno
    how do you win at uno
    object of the game
    whats the point of this game
    aim of uno
    never played before, what do I have to do to win
    the objective please
    what is everybody trying to achieve here
    what's the aim of UNO
    what are you trying to do
    UNO in a nutshell, goal
    how is UNO won, basically
    My grandmother has never played and keeps asking what you're actually trying to do in this game. How do I put it?
    My nephew thinks you have to collect as many cards as you can, I told him it's the opposite. What's the point of the game?
    Uncle says it's about points, Aunt says it's about getting rid of cards. What is the aim then?
    New girlfriend at the table, she asks what the object is and all five of us gave other answers. What's right?
    We've just opened the box and the boys argue over whether the idea is to have most cards or none. Which is it?
    um what is the goal of you know
    so what are you trying too do in this game like what is the point
    okay what is the aim of you know is it to get rid of all your cards
    hey for somebody who never played what is this game about what do you want to achieve
    Must I try to get rid of my cards, or what's the idea of the game?
    What does everybody aim for when playing UNO?
    Who wins at UNO, in one sentence: what are you aiming for?
    whats the point of uno
    What is the objective of this game, please?
    never played, what am i even trying to do in uno

how-many-players
    match.opening: Two to ten people play UNO with one deck of cards.
    how many players can play uno
    how many people can play uno
    how many of us can play
    can ten people play uno
    what is the most players in uno
    is uno for two players
    minimum number of players
    number of players in uno
    can 8 people play with one deck
    how many people does uno take
    can we be eleven
    can three play
    is there a maximum number of people
    two to ten?
    What's the maximum number of people that can join a game of UNO?
    How few and how many of us can play with the one pack?
    For how many persons is this game made?
    theres 9 of us can we all play or too many
    whats the most ppl for uno
    can u play uno with just 2
    Can all my friends play UNO with me? How many are allowed?
    How many kids can play at one time?
    um how many people can play you know is ate too many
    so whats the minimum and maximum number of players for oono is it too to ten
    Eleven cousins want to be in the game. Aunt Brid says one deck isn't meant for that many; up to how many may join?
    UNO number of players
    can we play with 11
    max number of players
    is uno ok for two people
    how many can join in a game of uno
    there's nine of us is that too many
    minimum and maximum players
    can 3 people play or is it more
    how big a group can play this
    number of players for UNO
    max people in one game
    can eleven play UNO
    minimum players needed
    how big a group works
    We're twelve at the party and all want in. My uncle says UNO is for ten at most. Is he right?
    Just me and my daughter today. She thinks two is too few for it. How many do you need at least?
    The whole class reunion wants to play, Mum says the box gives a limit. What's the largest group?
    My cousin says four's the maximum, I'm sure we've played with eight. How many are allowed?
    Thirteen people, one deck. Dad says fine, Grandma says that's too many for the game. Who's right?
    um how many people can play you know
    so were eleven people is that too many for one game
    okay is it okay to play with just to people or do you need for
    hey what is the most players you can have in you know
    Must we be at least three, or is a pair enough to play UNO?
    Is it allowed to play UNO with twelve people?
    What happens if there are more of us than UNO is meant for?
    can 11 kids play uno or is that to many
    For how many persons is the game UNO?
    whats the max number of ppl for uno

how-many-dealt
    uno.deal.seven: Everybody is dealt seven cards.
    uno.house.hand-size: Everybody is dealt as many cards as you have agreed on.
    how many cards does everybody get
    how many cards does everyone get
    how many cards do you deal
    how many cards do you start with
    how many cards each in uno
    how many do i deal
    number of cards at the start
    do we get seven cards each
    how many cards per person
    is it 7 cards
    how many cards do we get at the start
    how many cards does each player get
    do we deal seven
    number of starting cards
    cards per player
    How many cards should each player get at the start?
    I'm dealing; what's the size of the starting hand?
    With which quantity of cards begins every player?
    how many cards each to start, 7?
    is it 7 or 8 cards u start with
    dealing now how many do i give everyone
    How many cards do I get when we begin?
    Do I give everyone seven cards or ten?
    um how many cards does each won get at the beginning
    so i have too deal do i give everybody like six or seven cards
    Dad dealt out five apiece and put the deck down. Lena says that's too few; how many does each of us begin with?
    starting hand size
    how many do I give each person
    is it 7 or 8 cards each
    dealing, how many apiece
    number of cards per player at the start
    how many cards do we all get
    what do you deal out to every player normally
    number of starting cards each
    7 or 8 cards to begin?
    how many does everyone get?
    cards per player at the start
    My uncle dealt out ten to everybody and mum swears it was always seven, so how big is the hand you begin with?
    We're sitting here with the deck shuffled and nobody agrees: Grandpa hands out five, my sister seven. What's the official number each person gets?
    Dad started dealing and stopped at six, then my brother yelled he was one short. How many should each of us have been given?
    New to this, my roommate says six players means fewer cards each than with three. What number do you deal to a person?
    Aunt Carla always dealt ten when we were kids, her new husband says no way. What size hand does each of us begin with?
    so um how many cards do you deal out too each person when your starting you know
    hey were about two start and um do we deal out seven four everyone or what
    ok so the dealer gives every player how many cards is it seven or ten
    how many cards do our hands have at the beginning of you know
    What number of cards must the dealer give to each of us?
    Who says what counts as a full starting hand, is it seven?
    What do I hand out to every person when I'm dealer, how many apiece?
    how many card i give to each people for start game
    pls how many cards do u get when u start uno
    im dealing rn how many each???

what-fits
    which cards match
    which cards go on which
    what can i play on what
    how do i know which card fits
    when does a card match
    what do i have to match, colour or number
    which cards may i put on the pile
    how does matching work
    explain which card can be played
    rules for what card goes on top
    what goes on a blue eight
    does a card have to have the same colour or the same number
    what can I put on what
    matching rules colour number symbol
    what am i allowed to play on a red 5
    how do i know if a card goes
    can you put the same number in a different colour, or only same color
    which cards can be played on top of which
    what card can go on top of another one
    what matches with what?
    matching rules for cards
    color, number or symbol?
    what can go on top?
    when do two cards fit together
    We keep quarreling: Nana only lets you follow by number, Tim only by color. What in general can go on what?
    My cousin from Ohio never played before and asks which cards she's able to put on the pile at all. How do I explain matching?
    Every single turn my husband says "that doesn't go there". Can someone list what you can put on top of what?
    Grandma put a green 5 on a blue 5, then a green reverse on it, and Pete complained about both. What's the general rule for matching?
    The kids slap down anything they like. I'd like to tell them once and for all what makes a card suitable for the one under it.
    um okay so what cards can you put on what is it color or number ore both
    so like in you know what has to match the card on the pile i mean generally
    how do i no if a card goes on the other one
    hey what are the rules four which card you can put on top of witch card
    Must the card share the color, the number or the picture with the top of the pile?
    What makes a card legal to play on the one before it?
    By what do I decide whether my card goes on the pile?
    which card can put on which card? i not understand
    what goes on what in uno lol i never played
    mommy says colors have to be same but what else can match

which-way-round
    uno.deal: Play begins clockwise, to the left, and each Reverse turns it round.
    which direction do we play at the beginning
    which way round does it go first
    do we start clockwise
    clockwise or counterclockwise at the start
    left or right first
    in which direction does uno go
    who comes after the first player
    which way do we go
    clockwise or counterclockwise
    which direction does it go
    does play go left or right
    who's after the dealer, the left one or the right one
    is it clockwise at the start
    what direction do turns go round the table
    do we go anti-clockwise
    left first or right first when we begin
    clockwise or counterclockwise?
    left or right first?
    direction of play
    which direction do turns go
    do turns go to the left?
    We dealt, and then Sam on the left and Lou on the right both thought it goes toward them. In what direction does the game run?
    My grandfather always plays counterclockwise like in his home village; my mom says that's not how it goes. Who's right about the direction?
    Everyone's arguing because after my turn both neighbors reached for the pile. Which neighbor normally follows?
    Aunt Pat insists on going to the right, no reverses laid yet. What is the normal direction?
    Before anyone turned it around, my brother said it's his go since he's on the dealer's right. Isn't it the left side that comes next?
    so um do we go clockwise or the other way round in you know
    hey which way does the game go too the left or too the right
    um after me does it go left or write
    ok so the order of turns is it clock wise or what
    Must play go clockwise, or may we choose the direction ourselves?
    Is it allowed to start going counterclockwise from the beginning?
    Who comes after me normally, the person on my left or on my right?
    we go left or right? what direction is normal
    which way around the table does it go when nobody reversed yet
    yo is it clockwise or anti clockwise
    after a reverse with four players, which of us is next

set-up
    uno.deal: Shuffle, deal seven cards to everybody, and turn up the next card: it begins the discards. The rest is the draw pile.
    uno.house.hand-size: Shuffle, deal as many cards as agreed, and turn up the next card: it begins the discards. The rest is the draw pile.
    how do you set up uno
    how do we start the game
    how do you start uno
    what do i do before the first turn
    how to set the game up
    setup of uno
    how does the dealer begin
    where do the cards go at the start
    how do we begin a game of uno
    what has to be done before the first card
    how do you deal and start
    getting started with uno
    how is the game set up
    what do we put on the table at the start
    How do you get everything ready before the first turn of a game?
    What needs doing with the deck at the start, and who goes first?
    Can you describe me the preparation of the game, step by step?
    how do we start a game of uno
    just opened the box what do we do first
    whats the setup, deal then flip one over? who starts
    How do we begin? Where do all the cards go?
    Do we turn one card over at the start, and who's first?
    um how do you set up you know like whats first
    so we have the cards what do we do too get started and who goes first in oono
    We've just opened a new deck at Nan's. Eoin has shuffled it, and now nobody knows how to lay things out and begin.
    starting a game, laying out
    how do you start a game of uno
    setting up, shuffle, deal, piles
    what do we do before the first turn
    how do I get the game ready
    just opened the box, how do we begin
    setup instructions
    where do the draw pile and discard pile go and how do we kick off
    preparing the game deal and first card
    getting the game ready
    how to start a game
    preparing everything before playing
    what do we do first
    setting out cards and piles
    We just opened the box at the cabin, the instructions are gone and everyone has a theory. What are the steps before the first turn?
    Grandma shuffles, Joe wants to deal, Kim already flipped a card. In what order do you get a game going?
    My wife says first pick the dealer, my son says first shuffle and put a pile in the middle. Walk us through the preparation.
    Cousin Ed just threw the deck on the table and said play. How is everything supposed to be laid out beforehand?
    It's been ten years and we fight over how it begins: dealer, dealing, piles, the turned-up card. Can you list it all?
    um how do you set up you know
    so we have the cards now what how do we get started
    ok how do i prepare the game like shuffle and deal and the piles in the middle and stuff
    hey what do we knead to do before we can start playing you know
    What must I prepare before the first turn can be taken?
    What has to be on the table before we begin: which piles, which hands?
    What happens at the very beginning, who deals and what goes in the middle?
    how to prepare table for uno please
    we just bought it, how do u start lol
    what do we do before we start playing, where do the cards go

what-skip-does
    uno.skip: A Skip makes the next player miss a turn.
    what does a skip do
    what does the skip card do
    what happens when i play a skip
    what is a skip card
    effect of a skip
    explain the skip card
    the circle with a line through it, what does it do
    block card what does it do
    what does the card with the crossed circle do
    what is the stop sign card
    skip meaning
    i played a skip, who misses the turn
    which player is skipped by a skip
    does skip jump over the next player
    skip, next one loses the turn?
    who gets skipped when we play counterclockwise
    What happens to the next person when a Skip is played?
    What's the card with the crossed-out circle for?
    Which effect has the Skip card on the player after me?
    whats the block card do
    does a skip mean next player misses a go
    someone plonked a skip on me, what now
    What's the circle with the line through it? Do I miss my go?
    My brother put the stop card, does that mean I can't have my turn?
    um what does the skip card do does the next won miss a turn
    so he played a skip does that mean i like have know turn now
    Ella put down a yellow Skip and Grandad, sitting after her, started to play anyway. What is that card supposed to do?
    skip card meaning
    the card with the circle and line through it, what's that
    someone put a skip, do I lose my turn
    what happens if you play skip
    the no entry sign card what does it do
    who's missing a go when a skip is thrown
    effect of skip
    explain the skip card please
    effect of the Skip card
    meaning of circle with slash
    skip card, explain
    miss-a-turn card, how's it work
    what happens after a Skip
    My nephew laid the card with the crossed-out circle and claims two people miss a go. What is that card for?
    Granddad thinks the stop-sign card just sits there like a number. Sis says it costs somebody a turn. What's its effect?
    I put down a blue Skip and Lena, next after me, kept playing anyway. What's the card supposed to do?
    Mum says Skip hits whoever you like, dad says only the next one. What does the card actually do?
    We have a newcomer at the table asking about the no-entry symbol card. How would you explain it?
    so um what dose the skip card do
    hey when somebody plays a skip what happens too the next person
    what's the one with the circle and the line threw it
    in you know the skip card does it just make the next guy loose a turn
    Who misses a turn when a Skip is laid?
    May I pick who gets skipped, or does the Skip always hit the next player?
    Do I lose my go when the one before me throws a Skip?
    what is skip card, what she make?
    whats the 🚫 card do in uno
    the card with the crossed circle what does it mean

what-reverse-does
    uno.reverse: A Reverse turns the direction of play round.
    what does a reverse do
    what does the reverse card do
    what happens when i play a reverse
    what is a reverse card
    effect of a reverse
    explain the reverse card
    what do the two arrows mean
    no u card what does it do
    what does the card with the two arrows do
    reverse meaning
    i played a reverse, who is next
    does a reverse change the direction for good
    how long does a reverse last
    after a reverse which way round do we go
    reverse, does the direction go back later
    What effect has a Reverse got on whose turn it is?
    What's the card with the two arrows for?
    When a Reverse is played, in which direction do we continue?
    whats the turn around card do
    reverse = we go back the other way yeah?
    someone chucked the arrows card whose go is it now
    What do the two bendy arrows on the card mean?
    I put the turn-around card. Do we go backwards now?
    um what does a reverse do does it like go back the other weigh
    so somebody played the won with the arrows what happens then does it change direction
    Dad put down a green Reverse, and Lena on his left thinks that it's her turn while I on his right think it's mine. What does that card do?
    reverse card effect
    reverse card meaning
    the card with the two arrows, what's it for
    someone threw a reverse, who goes now
    what happens when you play a reverse
    does reverse change the direction
    the arrows card do we go back the other way
    effect of reverse
    effect of the Reverse card
    turn around card meaning
    two arrows card, what's that?
    what does the no-u do
    explain reverse please
    My little cousin calls it the no-u card and thinks it throws anything back at me. What's a Reverse really for?
    I chucked a Reverse and Beth on my left still took her go. What should have happened?
    Uncle Ray says the card with the arrows makes you swap seats, Jen says it changes direction. What is it?
    Grandma laid the arrows and everyone looked confused as to who was up. What's the effect of that card with four players?
    My buddy thinks the arrow card gives him another turn, I say it just turns the order around. What's its normal job?
    um what does the reverse card do
    so the one with the to arrows what is that four
    hey when someone lays the turn around card which way do we go then
    in you know what happens when a reverse gets played
    Who plays after a Reverse, the person on the other side?
    What happens if I lay the turn-around card in the middle of a round?
    Does the direction change when somebody drops a Reverse?
    card with arrows what she do
    whats a uno reverse actually do in the real game lol
    what does the arrow card mean
    four players and a reverse was laid, whose turn is it now
    there are four of us, after the reverse the one before has to play

what-draw-two-does
    uno.draw-two: A Draw Two makes the next player draw two cards and miss the turn.
    uno.house.stacking: The next player draws two cards and misses the turn, or lays another draw card on it, as the table agreed.
    what does a draw two do
    what does a plus two do
    what does the +2 card do
    what happens when i play a draw two
    what happens to you after a +2
    effect of a draw two
    explain the plus two
    what does the pick up two card do
    what does plus two mean
    what is the card with two little cards
    draw two meaning
    i got a +2, what do i have to do
    who draws for a draw two
    explain plus two
    What must the next player do when a Draw Two is laid?
    Does a Draw Two only make you pick up a pair of cards, or do you lose your turn too?
    Please, which function has the plus two card?
    whats a +2 do
    take two card, do i pick up n miss a go as well
    got hit with a plus two can i still play after picking up
    What do I have to do when somebody puts a plus two on me?
    If I play the take-two card, who has to take the cards?
    um what does a draw too do do i take too cards and miss my turn
    so he played a plus to what happens to the next won
    Nana played a red +2 on Finn. Finn picked the cards up and then wanted to lay one, and she said his turn was gone; how does that card work?
    draw two card effect
    +2 card meaning
    what happens with a plus two
    someone hit me with a +2, do I pick up and lose my go too
    explain draw 2
    plus 2 effect on next player
    the card with +2 on it what is it
    who takes the cards when a draw two is played, and do they get to play
    do you miss a turn after picking up for a plus two
    +2 card: what is it?
    effect of the plus two
    take two card explained
    what does a +2 mean
    meaning of the pick-up-2
    My niece slammed a +2 and wasn't sure what comes of it. What's the card's job?
    Never played before: my boyfriend laid a plus two and just grinned at me. What is that card for?
    Grandpa reads the +2 as "two extra turns". The rest of us laugh, but what's the right explanation of the card?
    Kids say the colored card with +2 on it makes somebody pick up; grandma thinks it's worth two points. What does it really mean?
    We explain all the cards to our exchange student and got to the +2. How would you describe what it's good for?
    um so what does the plus to card do
    hey whats a draw two four in you know
    what does it mean when theirs a plus two on the card
    can you explain the draw to card like what happens when you play it
    Who has to pick up cards when a +2 is laid, in general?
    What happens if I play a take-two?
    What must the next person do after a +2?
    +2 card meaning? what next player make
    wat does +2 do im new
    what is the card with the plus and the two

what-wild-does
    uno.wild: A Wild goes on every card on your turn, and you name the color that counts next.
    what does a wild do
    what does the wild card do
    what is a wild card for
    what happens when i play a wild
    when can i play a wild card
    effect of a wild
    explain the wild card
    what does the color changing card do
    what does the black card do
    what does the colourful card do
    colour change card meaning
    what is the card with four colours
    what does the wild without a number do
    i played a wild, what now
    What can I do with a Wild, and on which cards does it go?
    What's the multi-coloured card for?
    How does the Wild card function; can I choose a colour with it?
    whats the colour change card do
    wild = put it on anything n pick a colour right
    can u play a wild whenever its ur go and what happens then
    What's the black card with all four colours on it do?
    If I put the rainbow card, do I get to say which colour comes next?
    um what does a wild do can i put it on like any card
    so i have won of those wild cards do i just pick a color red or blue or whatever
    Mum is new to the game, drew a plain Wild and asks us what it's good for and what it can be laid on.
    plain wild card use
    wild card meaning
    the black card with four colors, what's that do
    what happens when you play a plain wild
    does a wild let me pick the colour
    explain wild no plus four
    the rainbow card what is it for
    effect of a regular wild
    i got a card with all the colours on it what can i do with it
    color changer card explained
    what's the joker for?
    plain Wild, what is it?
    black card with four colors
    meaning of the color card
    There's a black card with four colors on it, no plus on it; my aunt thinks it means everyone picks a color. What's its purpose?
    My daughter played the rainbow one and asked me what now. What does that card do?
    Explaining the cards to my in-laws: what's the joker without a plus four good for?
    Dad holds the black one and says it's useless, Ben says it's the best there is. What can you do with a plain color changer?
    Roommate laid the ordinary wild and then just sat there. What's meant to happen with that card?
    um whats a wild card do like the normal one without the plus four
    so the black card with the colors on it what is that four
    hey in you know what happens if i play the color changer
    the wild card is it the one where you get too pick a color
    Who picks the color with the ordinary joker, and when may it be laid?
    What happens if I throw a plain color changer?
    What may I do with a normal Wild?
    black card no plus, what is for?
    what does the rainbow card do
    whats the wild do, not the +4 just the normal 1

what-draw-four-does
    uno.wild-draw-four: The next player draws four cards and misses the turn; whoever laid the Wild Draw Four names the color.
    uno.house.stacking: You name the color; the next player draws four cards and misses the turn, or lays another draw card, as agreed.
    what does a wild draw four do
    what does a plus four do
    what does the +4 do
    what happens when i play a draw four
    what does the +4 card do
    effect of a wild draw four
    explain the plus four
    what does the pick up four card do
    what is the black card with the four on it
    plus four meaning
    explain the draw four
    how does a wild draw four work
    difference between a wild and a wild draw four
    who draws for a +4 and what else happens
    What happens after somebody lays a Wild Draw Four?
    Who picks up the four cards, and who gets to choose the colour, when a plus four is played?
    Can you say me what the Wild Draw Four is making?
    whats a +4 do
    pick up four card, do i lose my go as well
    who picks the colour on a plus four, the one who played it or the one who draws
    What does the plus four card do to me?
    If I put the plus four on Daddy, does he take four cards and miss his go?
    um what does a plus for do does the next won draw for cards
    so she played a wild draw for what happens now and who says the color
    Lena put down a Wild Draw Four. Dad next to her took four cards and then wanted to choose the colour and play; what does the card really do?
    wild draw four effect
    +4 card meaning
    plus four what happens
    someone put a +4 on me, what do I do
    explain the wild draw 4
    does the next one pick up four and miss a go
    draw four effect colour and four cards
    black card with plus 4 on it what is it
    when can you play a +4 and what does it do
    what's a +4?
    effect of plus four card
    wild four, explain it
    what does pick-up-four mean
    meaning of the +4 joker
    A new player drew the black +4 and whispered to me what it's for. What should I tell her about what it does?
    Mum says the plus four only makes you pick up, Lee says it changes the color too. What all is the effect of it?
    Stepdad just laid the wild four and asked us to explain what happens. What does the card do altogether?
    My friend from abroad has never seen the black card with +4. How would you describe its effect?
    Somebody put a black plus-four on the table, everybody groaned, I have no idea why. What is that card?
    um what does the plus for card do
    hey can you explain the wild draw four like what does it do too the others
    in you know whats the black card with plus four on it
    so the pick up four what happens when you put it down color and cards and all
    What happens if I play the black +4?
    Who picks up and who names the color when a plus four comes down?
    Tell me what effects the +4 has: cards, color, turn?
    what is +4 card, what it makes
    omg what does +4 do exactly
    what is the black card with the 4 on it

what-shuffle-hands-does
    uno.wild-shuffle-hands: After a Wild Shuffle Hands all hands are shuffled and dealt again, from the left of whoever laid it, who names the color.
    what does a wild shuffle hands do
    what is the wild shuffle hands card
    how does shuffle hands work
    what happens when somebody plays shuffle hands
    explain the shuffle hands card
    effect of the wild shuffle hands
    what does the shuffle hands card do
    how does wild shuffle hands work
    somebody played the shuffle hands card, what now
    shuffle hands meaning
    the card where all hands get mixed, how does it work
    who deals the cards out after a shuffle hands
    explain the shuffle hands wild to me
    What do we do when a Wild Shuffle Hands is laid?
    How exactly are the cards collected and given out again with the Shuffle Hands card?
    Explain me please the effect of the wild card where hands get shuffled.
    whats the shuffle hands card do
    shuffle hands got played do we chuck all our cards together n redeal
    who gets dealt first after a shuffle hands wild
    What's the shuffle hands one for? Do I have to give away my cards?
    I put the card that mixes everyone's hands, what do we do now?
    um what does wild shuffle hands do do we like mix all the cards
    so somebody played that shuffle hands won what happens too our cards
    Kevin played a Wild Shuffle Hands and just sat there, as none of us knew whether everybody must hand in their cards and how they're dealt back.
    shuffle hands card explained
    shuffle hands card meaning
    the card where everybody's hands get mixed together, how's it work
    played a wild shuffle hands, what do we do
    explain shuffle hands
    what happens to our cards when someone throws the shuffle one
    effect of wild shuffle hands
    theres a wild with shuffle on it what is it
    do I collect all the cards and deal them out again
    Shuffle Hands card, what's that?
    effect of wild shuffle
    card that mixes all hands
    explain the Shuffle Hands wild
    what does shuffle hands do
    Our new deck has a Wild Shuffle Hands in it, Nick just laid it, and nobody knows how it's done. What's its effect?
    Grandma played that wild where everyone's cards get mixed up; Rob says you only swap with one. How does that shuffling card work?
    My sister insists that after the Shuffle Hands wild she deals everything out again herself. What does the card say happens?
    Aunt Ruth dropped the card with all hands getting collected. Who collects, who deals, where does it begin?
    I was about to win, then my brother laid the Shuffle Hands. What exactly happens to all our cards now?
    um what does the wild shuffle hands card do
    so like the card wear you collect everybodys cards and shuffle them how does it work
    hey somebody played shuffle hands what do we do now
    in you know the shuffle hands wild do we mix all are cards together or what
    Who deals the cards out again after a Shuffle Hands wild is laid?
    Do I lose my hand when somebody lays the wild that mixes everyone's cards?
    What happens if a Shuffle Hands is played, do all hands go together?
    card shuffle hands what must do all player
    what's the mix everyones cards card do
    explain shuffle hands wild pls idk what it does

what-swap-hands-does
    uno.wild-swap-hands: Whoever lays a Wild Swap Hands names the color and swaps the whole hand with another player.
    what does a wild swap hands do
    what is the wild swap hands card
    how does swap hands work
    what happens when somebody plays swap hands
    explain the swap hands card
    effect of the wild swap hands
    what does the swap hands card do
    how does wild swap hands work
    somebody played the wild with the swap hands sign, what now
    swap hands meaning
    do i choose who i swap hands with
    the card where two people trade hands, how does it work
    What's the effect of a Wild Swap Hands?
    With the Swap Hands card, who trades with whom, and who decides?
    How works the wild card with which you exchange hands?
    whats the swap hands card do
    swap hands wild, do i pick who i trade with and the colour too
    got a wild swap hands what can i do with it
    What does the swap hands card do? Can I take anybody's cards?
    If I put the swapping card, do I give all my cards away and get theirs?
    um what does the wild swap hands do do i like change cards with sum one
    so he played the swap hands won what happens now who does he swap with
    Rory laid a Wild Swap Hands and wanted to trade only one card with his gran. What is that card meant to do?
    swap hands wild explained
    swap hands card meaning
    the wild where you trade your hand with another player, how's it work
    she put a wild swap hands on the pile, what now
    explain swap hands wild
    what happens when you throw the swap card
    effect of wild swap hands
    the card with two hands trading do i get to pick who i swap with
    the swap hands wild, do I choose whose cards I take
    wild swap, what's it do?
    card for trading hands
    trade-hands wild explained
    There's a wild in the box that says Swap Hands. Dad says you give yours to the left, I say you choose anyone. What does it do?
    Kelly laid the black trade card and demanded my two cards for her nine. How does the Swap Hands wild work?
    My cousin has the Wild Swap Hands in his deck and we've never played it. What does it let you do?
    Granny put down the swapping wild and then asked "and now?" Explain the card to us, please.
    Phil and Mo disagree about the wild with two hands on it: does the layer exchange with one person of choice and name a color?
    um what does the wild swap hands card do
    hey so the black one where you trade your cards with some body how does that work
    in you know what is the swap hands wild four
    does swap hands mean eye pick a person and trade all my cards with them
    Whom may I trade my whole hand with when I lay the Wild Swap Hands?
    Do I get to choose the person when I play the black swap card?
    What happens if I throw the Swap Hands wild?
    swap hands card, i change card with who?
    what does the swap card do the black one
    the wild that says swap hands whats it do

what-customizable-is
    uno.wild-customizable: A Wild Customizable is a Wild on which the table writes a rule of its own, to be followed when it is laid.
    what is the wild customizable
    what is a wild customizable card
    how does the customizable card work
    what are the blank wild cards for
    what do i do with the blank cards
    explain the wild customizable card
    what is the white blank card for
    what do the empty cards mean
    there are blank cards in the box, what are they
    the wild customisable card, what does it do
    cards where you write your own rule, how do they work
    what can i write on the blank wild
    What's the Wild Customizable card in the pack for?
    There's a wild with empty space on it; how is that one used?
    I do not understand the blank wild cards. What are they and how are they played?
    whats a wild customizable
    them blank wilds in the deck, what do they do
    do we write our own rule on the customizable ones or what
    What's this white empty wild card? Can we write on it?
    What do you do with the cards where you can make up your own rule?
    um what is a wild customizable is it like a blank won
    so theres a card with nothing on it can you right your own rule on it what is it
    Nia found three wilds with an empty box in the deck. Her mum thinks they're spares, her dad says you write rules on them; what are they?
    blank customizable wild card
    what's the blank wild for
    wild customizable meaning
    there are white cards in the box you can write on, what are those
    the empty wild cards in the deck
    explain customizable wild
    three cards with nothing on them what are they
    are the write your own rule wilds part of the game
    Wild Customizable, what's that?
    blank white cards, their purpose
    write-on card explained
    blank wilds meaning
    what are customizable wilds for
    Opened a new pack and found three white wilds to scribble on. My son says they're spares, my wife says they're for own rules. What are they?
    Grandma thinks the blank ones are a printing error. Can you tell us what those customizable cards are?
    We found cards that look like wilds with empty lines on them. Jan wanted to chuck them out. What's the idea of them?
    My brother says the write-your-own wilds replace lost cards only. What's a Customizable meant to be?
    Argument over the empty cards in the deck: Tina calls them promo stuff, Ed says you invent a rule and pencil it on. What are they?
    um there's some blank cards in here what are those
    hey what is a wild customizable card
    so in you know the white ones you can right on what are they four
    what's the card with the lines where you put in your own rule
    What can I do with the blank wild that you write on?
    What is somebody supposed to put on an empty customizable card?
    Who decides what the write-your-own wild means?
    white card empty, what is this for?
    whats the blank card in uno lol
    can i draw on the empty cards what are they

how-challenge-works
    uno.challenge: Challenge a Wild Draw Four before you draw: after a bluff its player draws four cards, else you draw six.
    uno.challenge.anyone: Anybody may challenge a Wild Draw Four: after a bluff its player draws four cards, else the challenger draws six.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, because nobody may bluff.
    how does the challenge work
    how does challenging work
    how does a challenge of a draw four work
    what is a challenge
    explain the plus four challenge
    what happens when i challenge
    what happens in a challenge
    how do i challenge a +4
    how do i challenge a plus four
    what happens when somebody is challenged
    how do you check whether a +4 was allowed
    explain challenging
    what does challenge mean in uno
    challenge rules
    how do i accuse somebody of bluffing with the +4
    How do you call someone's bluff on a Wild Draw Four, and what does it cost if you're wrong?
    What's the procedure when I doubt that a plus four was legal?
    Please explain the challenge, who must draw, and how many cards?
    how does challenging a +4 work
    i reckon he bluffed that plus four, what can i do
    if i challenge n im wrong do i pick up 6
    How can I say "I don't believe you" when someone puts a plus four?
    What happens if I challenge my sister and she was cheating with her plus four?
    um how do you challenge a draw for like who takes the cards
    so if i challenge the plus for and im write what happens and what if im wrong
    Dad played a Wild Draw Four on Lena, she shouted "challenge!", and now neither of them knows what comes next or who draws how many.
    challenge rules draw four
    how do you challenge a +4
    what's challenging mean
    he says challenge, what do we do now
    explain the wild draw four challenge, four cards or six
    i think she cheated with the plus four, how do i call her out
    challenge rule who draws what
    bluffing on a +4, what happens if you're caught
    does she have to show me her hand when i challenge
    challenging a +4, explained
    steps of a challenge
    how do challenges go
    rules for calling a bluff
    what happens in a challenge?
    My cousin shouted "challenge!" after my plus four and then none of us knew what to do. What's the whole procedure?
    Dad says calling out a +4 means showing the hand to all, mum says only to one, and the penalty is disputed too. How does it go from start to end?
    Never did this before: Zoe wants to accuse Ian of bluffing with the wild four. Can you run us through what happens, both ways?
    We've been playing without contesting plus fours and Uncle Al wants to introduce it. How does contesting one work?
    Lily says I bluffed. Tell us step by step what we do now: show cards, who draws four, who draws six?
    um so how does challenging work in you know
    hey can you explain the hole challenge thing with the plus four
    so when some body challenges a wild draw for what do we do like step by step
    what are the rules of a challenge who shows there cards and who draws
    What happens if I contest a plus four: what if I'm right, what if I'm wrong?
    Must the accused show cards, and who takes the penalty, in a challenge?
    What do both of us have to do once a +4 gets called out as a bluff?
    how function challenge for +4? explain all please
    how do u challenge a +4 like whats the process
    what is a challenge, how do you do it

how-long-to-challenge
    uno.challenge.in-time: A Wild Draw Four may be challenged until its cards are drawn, or until somebody plays on.
    uno.challenge.in-time.next-act: A Wild Draw Four may be challenged until the next player acts, also after its cards are drawn.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, because nobody may bluff.
    how long may one challenge
    how long can i challenge a +4
    until when can i challenge
    when is it too late to challenge
    time limit for a challenge
    when does the time to challenge end
    until when can you challenge a plus four
    how much time do i have to challenge a +4
    i already picked up one of the four, can i still challenge
    by when must a challenge be made
    till when may a draw four be doubted
    Until what moment can I still challenge a plus four?
    Have I missed my chance to challenge once I've started picking up the cards?
    When is it too late for doubting a Wild Draw Four?
    is it too late to challenge the +4 once ive picked up
    how long have i got to challenge a plus four
    he drew the four cards THEN said challenge, too late innit
    Can I still say challenge after I took the four cards?
    When do I have to say that I don't believe the plus four?
    um till when can you challenge a draw for is it before you draw
    so i all ready took the cards can i still challenge the plus for or know
    Lena laid a Wild Draw Four, Dad picked up his cards, Tom had already played on, and only then Dad wanted to challenge. Is that still in time?
    time limit challenging draw four
    is it too late to challenge, I already picked up
    time limit challenge wild draw four
    next player already played, can he still challenge the plus four
    when does the chance to challenge a draw four end
    he drew his four cards and then said challenge
    can i still call out a +4 after i took the cards
    how late is too late for challenging
    deadline for challenging a +4
    how long to contest wild four
    time limit for calling bluff
    until when can I challenge?
    when does challenging end
    I thought about it for a while and Greg said the time to contest his plus four had run out. How much time do I get?
    My sister wants ten seconds at most to decide whether to call the +4 a bluff. Is there a limit?
    Grandpa says you can contest a plus four any time till the round ends, I say there must be a cutoff. Where is it?
    Mel hesitated, looked at her cards, had a sip of tea, and then doubted my wild four. Until what moment is that allowed?
    We fight every week about when the window for doubting a +4 closes. When does it close?
    um how long do i have too challenge a plus four
    hey is their a time limit for challenging a wild draw for
    until when can you say your bluffing after a plus four
    so how much time is there before its to late to challenge
    At what point do I lose the right to contest a +4?
    May I take my time thinking before I challenge a wild four, how long?
    When exactly is it too late to doubt a plus four?
    how much time i have for challenge +4
    whats the time limit for challenging a +4
    how long can u wait before u say challenge

how-long-to-catch
    uno.house.no-calls: Nobody calls UNO by these rules, and nobody is caught.
    uno.call.in-time: Whoever forgot UNO can be caught until another player, on a turn of their own, has laid or drawn a card.
    uno.call.in-time.next-draw: Whoever forgot UNO can be caught until another player draws a card; laying a card does not end the time.
    uno.call.in-time.next-play: Whoever forgot UNO can be caught until another player lays a card; drawing does not end the time.
    how long can somebody be caught without uno
    until when can i catch somebody
    when is it too late to catch somebody
    how long do i have to say uno
    time limit for saying uno
    when does the time to catch end
    until when can i catch somebody who forgot uno
    how much time do we have to say he forgot uno
    by when must i notice that she did not say uno
    how late can you call somebody out for not saying uno
    till which moment may somebody be caught without uno
    Up to what moment can we catch a player who forgot to shout UNO?
    She didn't say UNO, but someone's played since; can we still punish her for it?
    How much time do we have to notice that somebody has not called UNO with the last card?
    forgot uno, next player already went, too late to catch him?
    till when can u do someone for not saying uno
    he said it late but before we caught him is he safe
    When is it too late to catch my brother for not saying UNO?
    I forgot to say UNO and nobody noticed until later, can they still get me?
    um how long can you catch some one who didnt say you know
    so she has won card left and didnt say oono but the next player has played is it to late
    Dad put down his second to last card without a word. Mia played, and then Lena yelled that he'd forgotten UNO. Is he still caught?
    deadline catching missed UNO call
    until when can you call someone out for not saying uno
    she forgot to say uno and the next one already played, too late?
    deadline for catching missed uno
    how long do I have to catch him without uno
    can you still get them for no uno after the next turn started
    forgot uno time limit
    he didnt say uno and i only noticed later can i still get him
    when is somebody safe who forgot to call uno
    time limit for catching someone
    deadline to call out no uno
    how long is forgetting UNO punishable
    until when can you catch them
    when does the catching window close
    Dad forgot to shout it, and my sister only caught him a while later. Until what moment is catching allowed?
    My cousin thinks you can nab someone for the missing shout right up to the end of the round. When's the cutoff?
    We always quarrel about the window: Amy put down her last-but-one silently and we were all slow. How long do we have to nab her?
    Grandma was silent with one card left. Paul says she's safe once the next turn begins, Eva says never. What's the limit?
    Is there some moment after which a silent person with one card is in the clear? My brothers give me three different answers.
    um how long do you have too catch some one who didnt say you know
    hey when does it get to late to catch somebody without saying you know
    so until when can we call them out if they for got to say it
    is there a time limit four catching a person with one card
    When am I safe after forgetting to shout?
    At what point may nobody catch me any more for staying silent?
    How long does someone who forgot the call stay in danger?
    how long time can catch who not say uno?
    when r u safe if u forget to say uno
    how many seconds do we have to get him for not saying it

how-two-play
    uno.reverse.two-players: With two players a Reverse works like a Skip: whoever lays it has another turn.
    how do you play with two players
    how do two people play uno
    uno for two
    what is different with two players
    rules for two players
    two player uno
    just the two of us what changes
    what changes when only two people play
    two player uno rules
    uno for two, what is different
    how do you play with just two people
    special rules for two
    Which rules change when only two of us are playing?
    How does UNO work for a couple; is the Reverse any different?
    We are only two persons. Must we play something in another way than with more players?
    just 2 of us playing, any different rules
    2 player uno what does reverse do then
    me vs the wife, do i go again after a turn around card
    It's only me and Daddy. Do we have to play differently?
    If I play with just one friend and put the arrows card, is it my turn again?
    um whats different when only too people play you know
    so its just me and won other person are the rules like the same or know
    Lena and Dad are alone at the table. Lena played a Reverse and went straight again, and Dad asks what's special about a game for just a pair.
    two-player rules
    2 player rules
    just me and my wife, what changes
    uno with two people differences
    how does reverse work with only two of us
    do skips mean I go again in a two player game
    one on one uno rules
    is it different when its only me and my friend
    playing with two, what's not the same
    differences with only two people
    just us two, what changes
    1 on 1 uno changes
    two-player version explained
    It's only my husband and me tonight. He thinks all cards work as usual, I remember some differ. What changes with two?
    My sister and I usually play with six, now everyone else went to bed. Which rules are different for a pair?
    Grandpa says you can't even play it head to head. Tell us what's special when there are only two of you.
    Me versus my roommate: he claims half the action cards behave otherwise. Can you sum up what's different?
    The kids left and mum and I want a duel. She asks which special rules there are for two, all of them together.
    um how do you play you know with just to people
    hey is anything different when theirs only two of us
    so what are the special rules four two players
    if its just me and one other person what changes in the game
    What must we do differently when only two of us play?
    May two people play by the ordinary rules, or what is changed?
    What rules change if everybody but two of us goes home?
    we are two person only, rules is different?
    me and my bff r playing just us 2 whats different
    can you play with 2 and what rules change

what-partners-is
    uno.score.partners: Partners sit opposite each other and share one total: when one is out, both score the cards the other teams hold.
    what are partners
    how do partners play
    how does two against two work
    how do you play uno in teams
    explain the partner rules
    partner uno
    where do partners sit
    team rules of uno
    how do you play uno two against two
    what is partner uno
    how do teams work
    partners rules
    how does it work with partners
    who sits where in team uno
    How does it work when you play UNO in teams of two?
    In the partner game, where does everyone sit, and how is the scoring shared?
    Can you explain the variant in which two players are together against the other two?
    how do u play uno with partners
    2v2 uno how does it work, do u share points
    doing teams tonight, do partners sit across from each other and what about the score
    Can I be in a team with Mummy? How does that work?
    How do you play in pairs, and do we both win when my partner's cards are gone?
    um how do you play you know with a partner like too against too
    so we want to play in pairs how does that work who sits wear and who gets the points
    Four of us want to play as couples. Siobhan thinks partners sit side by side and score separately, her husband says opposite and together. How is it done?
    partner play explained
    how does uno in teams work
    partners mode four players
    2v2 rules
    can we play as teams, where do partners sit
    explain the partner game
    me and dad against mum and sis, how do we do that
    playing in pairs rules
    how do you play uno with a teammate
    playing in teams
    partner rules explained
    2 against 2 version
    how does pairing up work
    teams of two, how?
    Four of us at the table and mum wants couples against couples. How does that version go, seating and all?
    My brother-in-law says there's a partner game, two and two, and we don't believe him. How is it played?
    Linda and I want to gang up on the boys. What are the rules for pairs, when does a team win?
    Grandparents vs. grandchildren tonight, two each. Where do we sit and how does the round end in the team game?
    Somebody said that in partner play one going out finishes it for both. Can you explain the whole mode to us?
    um how do you play you know in teams
    hey we our four people and want to do to against two how does that work
    so how do partners play like where do they sit and who wins
    whats the partner version of the game
    What happens in the team game, is it over when one of a pair goes out?
    Where must my teammate sit, and how do two play together against two others?
    May we play as pairs, and how is it done?
    how to play with partner, 2 vs 2?
    can we do teams lol how does it work
    me and daddy are one team how do teams go

what-challenge-uno-is
    uno.target.elimination: In Challenge UNO the cards left in your hand count against you: whoever reaches the target is out, and the last one left wins.
    what is challenge uno
    how does challenge uno work
    how does elimination work
    what is the elimination scoring
    explain challenge uno
    playing until only one is left under 500
    the one where you are out at 500
    how does the elimination version work
    the version where you are out at 500, what is that
    challenge uno scoring explained
    last one standing wins, which rules are that
    whats the challenge uno version
    challenge uno rules where players get eliminated
    explain challenge uno, keeping score against yourself until 500
    there's a game type called challenge uno what is it
    challenge uno meaning, not challenging a +4
    is challenge uno a different way to score
    the variant in the rule sheet named challenge uno, how's it go
    how do you play the challenge uno variation
    "Challenge UNO" version, what's that?
    the last-one-standing scoring variant
    knocked out at 500, what version?
    elimination variant explained
    version where points eliminate you
    At the bottom of the leaflet dad found something named "Challenge UNO" and thinks it's about plus fours. What is this variant?
    My brother wants the version where you keep your own points and are thrown out at a certain total. How is that one played?
    Mum read about a scoring variant where people drop out one by one until two are left. What's it called and how does it go?
    We argue whether Challenge UNO is a mode of its own or just contesting a wild four. What is it?
    Uncle Tom says in the knockout version each one scores what's left in the own hand. Can you explain that variant?
    um what is challenge you know the game mode not the plus four thing
    hey so theirs a version where your out when you reach five hundred points how does that work
    whats the challenge you know variant with people getting eliminated
    the kind of scoring where the last to players go head to head what is that
    Who is eliminated, and when, in the variant called Challenge UNO?
    What happens if I reach the limit in the knockout-by-points version?
    Do I drop out with too many points in Challenge UNO?
    challenge uno variant, player with many points go out, how works?
    whats challenge uno mode is it like battle royale
    the version where you get kicked out when you have too much points what is it

house-hand-size
    uno.house.hand-size: By this house rule everybody is dealt as many cards as the table has agreed on, instead of seven.
    what is dealing more or fewer cards
    how does dealing more or fewer cards work
    explain dealing more or fewer cards
    what does dealing more or fewer cards mean
    dealing more or fewer cards how does it go
    what is another hand size
    what is the hand size rule
    how does another hand size work
    how does the hand size rule work
    we deal five cards instead of seven, how does that work
    house rule other number of cards dealt
    what is the house rule with a different hand size
    deal ten cards each house rule
    house rule for a different number of starting cards
    how does the option work where the table decides how many cards are dealt
    as many cards as agreed explain
    the setting where we pick the hand size ourselves
    what does it do if i turn on the rule for agreed number of cards
    house rule hand size how does it go
    we can choose how many cards everyone gets, how's that rule work
    custom number of cards at the deal house rule explained
    dealing another number, house rule
    agreed hand size variant
    custom starting hand, how's that
    house rule: five or ten cards
    variant with different starting hands
    At my aunt's they agree beforehand how many each gets instead of seven. How does that variant work?
    My cousins have a house rule that the table fixes the size of the hand. Can you explain that one?
    In our app there's a setting "as many cards as the table agreed". Dad doesn't get it. What does it change?
    Flatmate wants the variant in which we set the number dealt ourselves. How is that rule meant exactly?
    Before starting, grandpa suggested the optional rule about a self-chosen hand size. What does it say?
    um how does the house rule work where you choose how many cards every one gets
    hey whats that rule as many cards as the table agreed
    so theres a house rule four dealing a different number of cards can you explain it
    the house rule with the hand size how dose it go
    What happens under the house rule where we pick the number of cards dealt?
    Who sets the number dealt in the variant with a chosen hand size, and what are the limits?
    What do we have to do when we use the rule about agreeing the starting hand?
    house rule for how many card at start, explain
    whats the rule where we decide how many cards each
    can you tell me the house rule where you pick your own number of start cards

house-stacking
    uno.house.stacking: By this house rule whoever has to draw may lay another draw card instead, as agreed: the next player then draws for all.
    what is stacking
    how does stacking work
    explain stacking
    what does stacking mean
    stacking how does it go
    what is stacking cards
    what is stack rule
    what is stacking draw cards
    how does stacking cards work
    how does stack rule work
    how does stacking draw cards work
    whats stacking
    explain stacking to me
    tell me about the stacking rule
    stacking house rule
    with stacking, do i have to put my +2 or may i just draw
    we stack, must i stack if i can
    what's stacking
    how does putting a +2 on a +2 work as a house rule
    stack plus twos rule
    if stacking is on what can i do with my +2 when someone gives me one
    piling up draw cards house rule
    stacking setting what does it change
    passing the plus cards on to the next person, how's that rule go
    explain stacking variant
    stacking house rule, details
    piling up plus cards variant
    what is "stacking" exactly
    My in-laws play with something called stacking and I nod along without understanding. How does that variant work?
    Everyone in the dorm wants stacking switched on, half of us don't know what it means. Explain it?
    Dad agreed to stacking tonight, but he and Jo mean different things by it. What does the house rule say in full?
    Grandma asks what the kids mean when they "stack" pluses. How would you describe the whole rule?
    Before we allow stacking, mum wants to hear what it's about: what goes on what, who pays in the end.
    um what is stacking in you know
    hey can you explain the stacking house rule to us
    so how does it work when you stack the draw cards as a house rule
    we want too turn on stacking what does that do
    What happens when we play with the stacking variant?
    Who ends up picking up everything under the stacking rule?
    What are we agreeing to if we say stacking is on?
    stacking rule, how function?
    whats stacking my friends keep saying it
    what does it mean when the big kids say stacking is on
    progressive uno
    what do people mean by progressive rules
    who takes the whole pile when nobody can stack any more
    three plus twos stacked and i have none, how much do i take

house-skip-bounce
    uno.house.skip-bounce: By this house rule a Skip of the same color passes a Draw Two on, and the next player may pass it on with any Skip.
    what is skip bounce
    how does skip bounce work
    explain skip bounce
    what does skip bounce mean
    skip bounce how does it go
    what is the skip bounce rule
    what is bouncing with a skip
    how does the skip bounce rule work
    how does bouncing with a skip work
    house rule skip on a draw two
    our rule, a skip passes the +2 on, how does that work
    we play that a skip sends the plus two to the next one, does the colour matter
    explain skip bounce house rule
    when skip bounce is on what can I do if I get skipped
    skip on a skip to pass it along rule
    bounce a skip to the next player
    got skipped but i have a skip too, how does bouncing it work
    skip bounce setting meaning
    pass on the skip with your own skip house rule explained
    skip bounce explained
    what's "skip bounce"?
    skip bounce house rule
    variant: skip passes penalty on
    skip dodging rule, details
    My cousin wants "skip bounce" switched on. I've never heard of it. How does it work?
    In the settings there's a thing named skip bounce and dad thinks it means two skips in a row. What is it?
    Lou told us about a variant where a Skip hands the plus cards on to the person after you. Explain that rule?
    At Tom's place they play with bouncing by Skip. What are we in for?
    Grandma says yes to every house rule but wants to know what skip bounce means first. What do we tell her?
    um what is skip bounce
    hey how does the house rule skip bounce work in you know
    so theirs a house rule with skipping a plus two onto the next person whats that about
    the skip bouncing thing can you explain it too me
    What happens if we play with skip bounce?
    Who draws in the end when skip bounce is in force?
    What may I do with a Skip under the bouncing house rule?
    skip bounce what mean?
    wats skip bounce lol
    what is the bounce rule with the skip card

house-reverse-bounce
    uno.house.reverse-bounce: By this house rule a Reverse of the same color sends a Draw Two back, and any Reverse may send it back again.
    what is reverse bounce
    how does reverse bounce work
    explain reverse bounce
    what does reverse bounce mean
    reverse bounce how does it go
    what is the reverse bounce rule
    what is right back atcha
    how does the reverse bounce rule work
    how does right back atcha work
    house rule reverse on a draw two
    our rule, a reverse sends the +2 back, how does that work
    we play that you can return a plus two with a reverse
    explain reverse bounce house rule
    how do you bounce a draw card back with a reverse
    reverse on a +2 sends it back rule
    reverse bounce setting meaning
    if reverse bounce is on and someone gives me plus cards can i throw a reverse
    send the penalty back with a reverse, how's that house rule go
    bouncing with a reverse card explained
    reverse bounce explained
    what's "reverse bounce"?
    no-u bounce variant
    house rule: reverse returns penalties
    bouncing with reverses, how's that
    My cousin asked if we play with reverse bounce and I had to admit I don't know it. How does it work?
    Switching on options in the app, mum found reverse bounce. She thinks it is about direction only. What's the rule?
    Steve talks of a variant where the turn-around card hurls the plus cards back at whoever threw them. How is that house rule worded?
    The neighbors' kids play a bounce rule with the arrows card. Can you explain it so that grandpa gets it?
    We voted for reverse bounce tonight and now nobody can say what we voted for. What does it do?
    um what is reverse bounce
    hey how does the reverse bounce house rule go
    so theirs this rule with bouncing the draw cards back with a reverse can you explain how that house rule works
    reverse bounce in you know what is that four
    What happens when the table plays with reverse bounce?
    Who draws in the end with the house rule of bouncing by the arrows card?
    What am I allowed to do with a Reverse under the bouncing variant?
    reverse bounce rule, what is?
    whats reverse bounce is it the no u thing
    what does the bounce rule with the arrow card do

house-jump-in
    uno.house.jump-in: By this house rule the very same card as the one just laid may be laid out of turn, until somebody acts.
    what is jump in
    how does jump in work
    explain jump in
    what does jump in mean
    jump in how does it go
    what is jumping in
    what is the jump in rule
    what is jump ins
    what is cutting in
    how does jumping in work
    how does the jump in rule work
    how does jump ins work
    how does cutting in work
    explain jump-in
    tell me about jumping in
    jump in rule
    with jump-in, until when may one jump in
    we play jump-in, next player has already gone, is it too late
    what's jump-in
    explain the jump in rule
    how does jumping in work in general
    jump in setting what does it change
    the house rule where you can play out of turn, how's it go
    jump-in house rule
    what are we allowed to do if jump in is on
    can you tell me the rules for jumping in
    jump-in rule please explain
    what's jumping in?
    jump-in variant, how's it go
    house rule jump in
    the jump-in rule, summarized
    My in-laws shout "jump in" all the time and throw cards out of order. What kind of rule is that?
    The students upstairs insist on jump-in. My wife wants to know what it is before she says yes.
    Uncle Dave says jump-in is chaos, cousin Mia says it's the best variant there is. How does the rule go?
    Before tonight's game we choose extras, and someone suggested jumping in. What does it consist of?
    Grandma got overtaken by a boy who yelled "jump in". Can you tell her what this house rule means?
    um what is jump in
    hey how does the jump in house rule work
    so whats this jump in thing in you know can you explain it
    we want too play with jumping in what are the rules four that
    What happens if our table allows jump-in?
    What are we agreeing to when we say jump-in is on?
    Who may do what under the jump-in variant, in short?
    jump in rule explain please
    wats jump in my friends say its on
    what does it mean when they say we play with jump in

house-seven-zero
    uno.house.seven-zero: By this house rule whoever lays a 7 swaps hands with another player, and a 0 passes every hand on in the direction of play.
    what is seven zero
    how does seven zero work
    explain seven zero
    what does seven zero mean
    seven zero how does it go
    what is 7 0
    what is the 7 0 rule
    what is seven o
    what is sevens and zeros
    how does 7 0 work
    how does the 7 0 rule work
    how does seven o work
    how does sevens and zeros work
    tell me about the seven-zero rule
    explain 7-0
    how does swapping with the seven work
    sevens and zeros rule
    seven-zero with two players
    7-0 rule
    seven zero
    7-0
    the seven zero rule
    what's 7-0
    explain the seven-zero rule
    sevens and zeros house rule how does it go
    7-0 setting what does it change
    the one with swapping on 7 and passing on 0, how's it work overall
    what do we do with 7s and 0s if that house rule is on
    seven o rule
    tell me all about the seven zero variation
    explain 7-0 variant
    what's seven-zero mean?
    sevens and zeros variant
    7-0 house rule
    "seven-o" rule, what's it mean
    My cousin's deck comes with the seven-zero rule and we've no clue. What does it do?
    Someone wanted to play 7-0 tonight and granny thought it's a score. How does this variant go?
    Tim says "we're playing with sevens and zeros". Everyone nods, I don't get it. What's meant?
    In the list of extras there is one named Seven-zero. Dad says no until someone explains it. What's the rule?
    Half of us grew up with the variant in which both sevens and zeros move the hands. Can you explain it to the other half?
    um what is the seven zero rule
    hey how does seven oh work in you know
    so we want to play with the sevens and zeros house rule whats that
    the seven zero thing can you explain both of them too me
    What happens when the table plays with seven-zero?
    What are we in for if 7-0 is switched on?
    What do sevens and zeros do when that house rule is used?
    rule seven zero how is?
    whats 7-0 in uno
    what is the rule where 7 and 0 are special

house-draw-until
    uno.house.draw-until: By this house rule whoever has nothing that fits draws until a card fits, and lays it.
    what is draw until you can play
    how does draw until you can play work
    explain draw until you can play
    what does draw until you can play mean
    draw until you can play how does it go
    what is drawing until it fits
    what is draw till you match
    what is keep drawing
    how does drawing until it fits work
    how does draw till you match work
    how does keep drawing work
    house rule keep drawing
    our rule, you draw till you have one that fits
    we play that you draw until it fits, must i play that card
    draw to match meaning
    how does the draw til you can play rule go
    explain the house rule where you keep picking up
    draw until playable setting what does it change
    if that house rule is on how many do i pick up and do i have to play it
    draw to match variant explained
    the optional rule of taking cards till one goes, how's it work
    what does it mean when we play with draw until you can play turned on
    "draw until you can play" explained
    keep-drawing variant explained
    house rule: draw till playable
    endless drawing rule, details
    variant with drawing till it fits
    My in-laws have the house rule where you keep picking up till you can go. How does that one work?
    There's a setting called Draw until you can play, and my husband asked what it changes. What does it do?
    At Grandma's they play the never-ending drawing variant. Can you explain it before we start?
    Bill wants to switch on the rule with drawing on and on. What's in it, and where does it stop?
    We picked the keep-taking-cards variant from the list, but Pia doesn't know it. How is this house rule worded?
    um how does the house rule draw until you can play work
    hey whats that rule where you keep drawing and drawing until you get one
    so the house rule with drawing till some thing fits explain it please
    draw until you can play as a house rule in you know what does it say
    What happens when we play with the "draw until" variant?
    What are we agreeing to if we switch on the keep-drawing rule?
    When does somebody stop under the house rule of drawing till playable?
    house rule take card until can play, explain
    whats the draw until u can play rule
    what is the rule called where you keep taking cards, how does it go

house-force-play
    uno.house.force-play: By this house rule you have to lay a card when you can, also one that you have just drawn.
    what is force play
    how does force play work
    explain force play
    what does force play mean
    force play how does it go
    what is forced play
    what is the force play rule
    how does forced play work
    how does the force play rule work
    house rule must play if you can
    our rule is you have to play when something fits
    forced play meaning
    if i've got a card that fits do i have to play it, the force play rule
    force play uno meaning
    my cousin says I can't hold back a playable card and draw instead because we play force play
    what's forced play
    they turned on Force Play, so am I not allowed to keep a good card for later?
    can't choose to draw when you could put something down, house rule
    mom what is force play
    explain the force play option pls
    force play explained
    what's "force play"?
    variant: must lay if able
    force play house rule
    forced playing, how's it work
    The app has a switch named Force play. Mum thinks you may force others to do something. What's it do?
    My cousin says in his family they play with force play. I have no idea what it is. Can you explain?
    Uncle Pete likes the variant that makes you put one down whenever you're able to. How does that house rule go?
    We're choosing extras and Liz suggested forced playing. What would it change for us?
    Dad switched on force play and now complains that he can't hold back his good cards. What does the rule say?
    um what is force play
    hey how does the house rule force play work in you know
    so theres this forced play rule what does it make you do
    force play is that the one were you have too play if you can
    What happens if our table uses force play?
    What may I no longer do when the force play variant is on?
    What are we agreeing to with forced playing?
    force play what mean in uno
    wats force play in the settings
    what does force play do

house-must-play-drawn
    uno.house.must-play-drawn: By this house rule a card just drawn has to be laid if it fits; nobody else sees it, so your word counts.
    what is the drawn card is laid
    how does the drawn card is laid work
    explain the drawn card is laid
    what does the drawn card is laid mean
    the drawn card is laid how does it go
    what is must play the drawn card rule
    what is forced to lay the drawn card rule
    how does must play the drawn card rule work
    how does forced to lay the drawn card rule work
    house rule the drawn card must be played
    our rule, if the card you drew fits you have to play it
    what is the rule that a drawn card must be played
    do i have to play the card i drew, house rule
    house rule where you have to play the card you just drew
    picked up a card that fits and they say I must put it down, how does that rule go
    drawn card must be played
    can i keep what i just picked up if it matches or does our rule make me throw it
    i drew a blue five on a blue and my brother said you have to play that now its our house rule
    no keeping a playable drawn card variant
    we play that whatever you take from the pile has to go straight down if it goes, explain
    forced to lay the card you drew
    "drawn card is laid" explained
    variant: must lay drawn card
    forced laying after drawing, variant
    house rule about drawn cards
    drawn-card-goes-down rule, details
    In my aunt's family whatever you pick up has to go down at once if it can. How does this house rule work?
    There's an option "The drawn card is laid" and my dad wonders what it's about. Explain it?
    Kate wants the variant where you can't pocket a fitting card fresh from the pile. What's the wording?
    We read through the extras and came upon the one with the drawn card being laid. What does it change?
    My roommates play that a playable card from the pile goes straight on the table, no choice. Can you describe that house rule?
    um how does the house rule go where the card you drew has too be played
    hey whats the rule the drawn card is laid
    so the house rule that you cant keep a card you picked up if it fits how does it work
    what dose the option with the drawn card being laid do
    What happens under the house rule that a fitting drawn card goes down?
    What are we agreeing to with "the drawn card is laid"?
    What do I lose when the table makes laying the drawn card compulsory as a house rule?
    rule drawn card must be put, how is?
    whats the house rule where u cant keep what u drew
    the rule that says the card you picked must be played, explain it

house-silent-uno
    uno.house.silent-uno: By this house rule you tap the table with one card left, instead of saying UNO, and are caught if you forget it.
    what is silent uno
    how does silent uno work
    explain silent uno
    what does silent uno mean
    silent uno how does it go
    what is tapping instead of saying uno
    what is the silent uno rule
    how does tapping instead of saying uno work
    how does the silent uno rule work
    house rule tap the table instead of saying uno
    we knock on the table, what is that rule
    silent uno rules
    how do you play uno where nobody is allowed to talk
    what happens if someone speaks in the no talking version
    we wanna play uno in total silence whats the penalty for talking
    no speaking house rule
    she laughed and said something during quiet uno now what
    does everybody have to shut up in silent uno
    what is the version of uno when you have to be quiet
    Silent UNO explained
    what's "Silent UNO"?
    variant with silent announcing
    quiet uno house rule
    variant: tapping instead of shouting
    The baby's asleep and my wife suggested Silent UNO. How does this variant work?
    My cousin says they play the silent version and nobody ever shouts. What do they do instead?
    In the options I saw Silent UNO. Grandpa thinks it means no talking at all. What does the house rule say?
    On the train we'd like the quiet variant. Can you tell us how that silent rule goes?
    Ben claims with the silent house rule on, shouting is actually wrong. What does Silent UNO do?
    um what is silent you know
    hey how does the silent you know house rule work
    so theres a quiet version where you dont shout how does that go
    silent you know do you tap or nock or what does the rule say
    What happens if our table plays the silent variant?
    What must I do with one card left when Silent UNO is on?
    What are we agreeing to with the quiet announcing rule?
    silent uno how play
    wats silent uno is it like no screaming
    what is the quiet rule where you dont yell uno

house-no-calls
    uno.house.no-calls: By this house rule nobody says UNO with one card left, and nobody is caught.
    what is no calls
    how does no calls work
    explain no calls
    what does no calls mean
    no calls how does it go
    what is no uno calls
    what is playing without uno calls
    how does no uno calls work
    how does playing without uno calls work
    house rule without saying uno
    our rule is nobody has to say uno
    how does it work without uno calls
    can we play without having to say uno
    house rule nobody says uno
    no shouting UNO on the last card, how's that work
    playing without uno calls
    my little one always forgets to call it so we dropped saying uno altogether, what changes
    do we need to say uno if we switched off calls
    no calls = no catching anyone either?
    variant where you never have to announce your last card
    "no calls at all" explained
    variant without announcing
    playing with no shouting duty
    house rule: nobody calls anything
    no-announcement variant, what's that
    My grandparents play so that nobody ever has to announce a last card. How does this house rule work?
    The option says No calls at all. My sister thinks it forbids phones at the table. What does it mean?
    We're tired of the yelling and want to drop announcing and catching altogether. Is there a variant for that, and how does it go?
    Hank says with that variant nobody can be caught ever. What does the "no calls" rule say?
    Mum suggests leaving out the shouting business, so no penalty for forgetting either. Explain this house rule, please.
    um how does no calls at all work
    hey whats the house rule wear you never have to say you know
    so if we turn on no calls at all what happens when some one has one card
    the rule with no calling and no catching what is that
    What happens if we play with no announcing at all?
    Can anybody be caught when the house rule without calls is on?
    What are we agreeing to with "no calls at all"?
    rule no say uno never, how works?
    whats the no calls rule does it mean no one has to say it
    what is the rule where you dont need to say anything with one card ever

house-sixty-nine
    uno.house.sixty-nine: By this house rule a 9 goes on a 6 of the same color just laid and a 6 on a 9, also out of turn, until somebody acts.
    what is 69
    how does 69 work
    explain 69
    what does 69 mean
    69 how does it go
    what is the 69 rule
    what is sixty nine
    what is color crazy
    how does the 69 rule work
    how does sixty nine work
    how does color crazy work
    what is colour crazy
    explain the 69 thing
    six and nine rule
    69 rule uno
    what happens when a 6 and then a 9 get played
    whats the sixty nine rule
    my mates have a thing with six and nine in uno, explain
    she put a 6 and he put a 9 on it and everyone yelled, what rule is that
    how does 69 work in uno
    throwing a 9 on top of a 6 house rule
    six then nine what do you do
    the 69 rule explained
    what's the 69 rule?
    special sixes and nines variant
    house rule sixty-nine
    6 and 9 special rule, details
    My college friends giggle about the 69 rule and won't explain. What is it?
    Dad saw "The 69 rule" in the list and raised an eyebrow. What does this variant consist of?
    Rick says sixes and nines are special at his place and the whole table goes color crazy. How does that house rule go?
    We switched on the rule about sixes and nines but half the table never heard of it. Can you explain the lot?
    Aunt Jo wonders why everybody went mad after a 6 and some 9s. What house rule is that?
    um what is the sixty nine rule
    hey how does the sixty nine house rule work in you know
    so theres this rule with sixes and nines whats that all about
    the six nine thing where everyone goes color crazy can you explain it too us
    What happens when the 69 rule is in force?
    What are we agreeing to with the rule about sixes and nines?
    What may people do with a 6 and a 9 under that house rule, in general?
    rule 69 in uno what is
    lol whats the 69 rule fr
    what do sixes and nines do with the special rule

house-equal-cards
    uno.house.equal-cards: By this house rule you may lay several cards of one number together: the first has to fit, the last lies on top.
    what is several equal cards at once
    how does several equal cards at once work
    explain several equal cards at once
    what does several equal cards at once mean
    several equal cards at once how does it go
    what is doubles
    what is laying doubles
    what is playing multiple cards
    how does doubles work
    how does laying doubles work
    how does playing multiple cards work
    what is playing doubles
    house rule several cards at once
    our rule, you may put down two of the same
    how do multiples work
    can we lay pairs, house rule
    can you drop two identical cards in one go, house rule
    play doubles uno
    got three red 7s, with the house rule can I chuck them all at once
    putting down multiple same cards in one turn
    how does laying several of the same number together work
    we let people slap down all their matching cards at once what are the rules
    if i have two the same do they both go down on my turn
    throw pairs together variant
    "several equal cards" explained
    variant with doubles at once
    dumping identical cards, house rule
    house rule: multiples together
    laying equal cards together, details
    In my cousin's variant you may get rid of doubles all in one go. How does that house rule work exactly?
    The list has "Several equal cards at once" and my father asks what counts as equal. Explain that rule?
    Jill wants the variant with dropping pairs and triples. What would it mean, for example with two +2s?
    At our youth club they throw three of a kind in one turn, by house rule. Can you describe how this one goes?
    Granny agreed to the several-cards-in-one-turn variant without knowing what it says. What does it say?
    um how does the house rule with several equal cards work
    hey whats the rule where you can play doubles like more than one card at a time
    so theres a house rule four putting down equal cards together can you explain it
    several equal cards at once what does that option do
    What happens with the effects if our house rule lets people drop multiples?
    What are we agreeing to with the variant of laying several alike?
    Which cards count as equal under the multiples house rule, and how many go down?
    house rule put many same card, explain
    whats the doubles rule, the one where u drop a bunch of the same
    how does the rule go where you can put two or three same ones together

house-named-color
    uno.house.named-color: By this house rule you name only a color of which you hold a card; the others trust you.
    what is only a color that you hold
    how does only a color that you hold work
    explain only a color that you hold
    what does only a color that you hold mean
    only a color that you hold how does it go
    what is naming only a color you hold
    what is the named color rule
    how does naming only a color you hold work
    how does the named color rule work
    house rule only call a colour that you have
    our rule, the called colour must be in your hand
    what is the rule about only naming a colour you hold
    house rule you can only call a colour you have in your hand
    with a wild do i have to pick a color im holding
    he played a wild and said green but had no green, our rule says that's not allowed
    wild must name color you own
    can't choose a color you don't have rule
    how does the rule go that the color you say must be one of yours
    picked yellow with a wild had no yellows is that against the house rule
    only allowed to call colors in your hand
    "only a color you hold" explained
    variant: naming restricted to held
    house rule on color naming
    named-color restriction, details
    variant limiting your wild's color
    My in-laws have a house rule that you can't wish for a color missing in your hand. How does that one work?
    The option reads Only a color that you hold. Mum doesn't see what it's about. What does this do?
    Frank wants to add the variant that forbids naming something you haven't got. How is it checked?
    At scout camp the rule was you name just what you've got in your hand. Explain that house rule to my brother.
    We're choosing extras and got stuck at the one about the color one names with a joker. What does it say?
    um how does the house rule only a color that you hold work
    hey whats the rule wear you can only pick a color you have
    so with that house rule about naming colors what if i hold none
    the option that restricts witch color you can name what does it do
    What happens under the variant that only lets you name what you're holding?
    What if I hold just wilds while the "only a color that you hold" rule is on?
    What are we agreeing to with the house rule that restricts naming?
    rule only name color in hand, how is this rule
    whats the house rule where u cant pick a color u dont have
    explain the rule that says you must have the color you say

house-no-action-finish
    uno.house.no-action-finish: By this house rule the last card has to be a number: whoever is left with another card draws instead.
    what is no action finish
    how does no action finish work
    explain no action finish
    what does no action finish mean
    no action finish how does it go
    what is no finishing on an action card
    what is no special card finish
    how does no finishing on an action card work
    how does no special card finish work
    house rule no finishing on an action card
    our rule, last card must be a number
    what is the rule that you cannot end with a special card
    we say you may not go out on a skip or plus two, how does that work
    cant go out on a special card rule
    house rule last card must be a number
    my last card is a skip and they say I can't finish with it
    not allowed to win with an action card, how does that work
    what do you do if all you've got left is a +4 and you can't end on power cards
    no finishing on action
    we play you can't win on a draw two or wild so what happens then
    explain the rule where you have to end with a number card
    "no finishing on action" explained
    variant: last card a number
    house rule on the final card
    number-card-finish variant, details
    rule against ending with specials
    My grandma's house rule says you can't end with a special. How does it work, what do you do if that's all you've got?
    The list has No finishing on an action card. Dad thinks it includes jokers, I don't. What does this rule say?
    At Omar's they play that the final card has to be a number. Explain this variant to us?
    We switched on the rule against ending with a Skip or +2, and now my sister is stuck with one. How does the rule deal with it?
    Mum wants that extra rule forbidding specials as the last one. What's the exact content?
    um how does the house rule no finishing on an action card work
    hey whats that rule were your last card has to be a number
    so with the no action finish rule what do i do if my last card is a plus to
    the option about not ending on special cards can you explain it
    What happens to someone left with just a special when the no-action-finish rule is on?
    What are we agreeing to with the variant that bans action cards at the end?
    Which cards are banned as a final one by that house rule?
    rule not finish with special card, how it work
    whats the house rule that u cant end on a +2 or skip
    explain the rule where your last one must be a number

house-no-bluffing
    uno.house.no-bluffing: By this house rule nobody lays a Wild Draw Four while holding the color in force, and nobody challenges.
    what is no bluffing
    how does no bluffing work
    explain no bluffing
    what does no bluffing mean
    no bluffing how does it go
    what is no bluff uno
    what is playing without bluffs
    how does no bluff uno work
    how does playing without bluffs work
    house rule no challenges
    our rule, no challenging the plus four, how does that work
    how is a +4 handled with no bluffing
    no bluffing rule
    house rule where you can't bluff with the +4
    how do we play without bluffing
    can i throw a wild draw four when i have the color if we said no bluffs
    we banned bluffing in our game what does that change
    is there still challenging when bluffing isn't allowed
    turn off bluff uno
    he dropped a plus four but could have played something else and we play no bluffing
    "no bluffing" explained
    variant without bluffed +4s
    house rule: honest plus fours
    no-bluff option, what's it do
    honest wild four variant, details
    The app offers No bluffing. My dad thinks it bans poker faces. What does it do to the plus four?
    In our family we'd like to forbid fake wild fours altogether. How does the house rule for that work?
    My sister wants the honest variant in which nobody is able to cheat with a +4. What becomes of challenges then?
    Grandma switched on the no-bluff rule since she hates lying. What does it mean for us?
    Cousin Al says with the honesty rule there's nothing left to contest. Explain what that house rule says.
    um how does the house rule no bluffing work
    hey whats no bluffing in you know
    so if we turn on no bluffing what happens with the plus fours and challenging
    the rule against bluffing with a wild draw for as a house rule what does it say
    What happens to challenges if our table has the no-bluff rule?
    What are we agreeing to with the variant that bans fake plus fours?
    What can somebody still do with a +4 under the house rule against bluffs?
    house rule no bluff, explain what change
    wats the no bluffing setting do
    what is the rule that you cant lie with the plus 4, the extra one

house-illegal-play
    uno.house.illegal-play: By this house rule whoever lays a card wrongly or out of turn takes it back and draws as many cards as agreed.
    what is the wrong card fine
    how does the wrong card fine work
    explain the wrong card fine
    what does the wrong card fine mean
    the wrong card fine how does it go
    what is the penalty for a wrong card house rule
    what is the misplay rule
    how does the penalty for a wrong card house rule work
    how does the misplay rule work
    house rule penalty for a wrong card
    our rule, who lays a wrong card draws two
    what is the fine for an illegal card
    we punish wrong plays, how does that work
    penalty for playing a wrong card house rule
    how many cards do you draw if you put down something that doesn't fit
    she slapped a red 4 on a blue 7 do we make her pick up cards for that, house rule
    wrong card fine
    we make people draw for an illegal move how does that go
    illegal card = take cards?
    what's the punishment in the variant for a card that doesn't match
    if you chuck a card that doesn't go you get punished explain our rule
    "wrong card costs cards" explained
    penalty variant for misplays
    house rule: fined for wrong card
    misplay penalty option, details
    variant punishing wrong plays
    At my uncle's you get punished with extra cards whenever you put down something that doesn't go. How does that house rule work?
    The options list "A wrong card costs cards". Mum asks how many and when. Explain it?
    My brother wants a fine for careless plays, since Joey keeps throwing junk. What does the house rule for that say?
    We agreed that mistakes are punished tonight, but not how. How does the penalty variant for misfits go?
    Dad's strict version makes you draw for slapping down a card that isn't allowed. Can you describe that house rule?
    um how does the house rule a wrong card costs cards work
    hey whats the rule where you get a penalty four playing a card that doesnt go
    so with that house rule how many cards do you draw if you put down a wrong one
    the fine for illegal plays what does that option do
    What happens to me for a misfit if the penalty house rule is on?
    How much do I pay for a wrong card under that variant?
    What are we agreeing to with the rule that mistakes cost cards?
    rule wrong card then take penalty, how many
    whats the house rule where u have to draw if u mess up a play
    explain the rule where you get extra cards for putting a wrong one

house-false-call
    uno.house.false-call: By this house rule whoever says UNO when it is not due draws as many cards as the table agreed.
    what is the false call fine
    how does the false call fine work
    explain the false call fine
    what does the false call fine mean
    the false call fine how does it go
    what is the penalty for a false uno
    what is the false uno rule
    how does the penalty for a false uno work
    how does the false uno rule work
    house rule penalty for calling uno for nothing
    our rule, false uno costs cards
    what happens with false calls house rule
    penalty for saying uno when you don't have one card
    shouted UNO with three cards left, house rule says draw?
    he said uno for no reason does he have to pick up cards
    how does the rule about calling uno too early or by mistake go
    saying uno just for fun costs cards
    my sister keeps yelling uno when she has loads of cards can we punish her
    wrongly calling uno on yourself penalty rule
    "call for nothing" penalty explained
    house rule: fined for false UNO
    penalty variant, calling too early
    shouting-for-no-reason fine, details
    variant punishing needless UNO calls
    My nephew shouts it with five cards every time, so my aunt wants the rule that fines needless calls. How does it work?
    In the options we found "A call for nothing costs cards". Dad doesn't get what a call for nothing is. Explain?
    At summer camp you had to draw if you yelled without being down to one. What does that house rule say precisely?
    Leo drives us mad with fake shouts. Which penalty does the variant against calling for nothing have?
    Grandpa wants false shouts punished tonight. How is that house rule worded, how many cards?
    um how does the house rule a call for nothing costs cards work
    hey whats the penalty rule for saying you know when you dont have one card
    so theres a house rule were you draw if you call it falsely explain it please
    the fine four a false call what does that option do
    What do I pay for a needless shout if that penalty variant is on?
    What happens under the rule that calls for nothing cost something?
    What are we agreeing to if false shouts are fined?
    rule say uno for nothing and pay card, how is?
    whats the house rule that punishes ppl for fake calling uno
    what's the rule where you get cards for yelling it too soon

house-false-accusation
    uno.house.false-accusation: By this house rule whoever accuses somebody wrongly of a missed UNO draws as many cards as the table agreed.
    what is the false accusation fine
    how does the false accusation fine work
    explain the false accusation fine
    what does the false accusation fine mean
    the false accusation fine how does it go
    what is the penalty for a false accusation
    what is the wrong accusation rule
    how does the penalty for a false accusation work
    how does the wrong accusation rule work
    house rule penalty for accusing somebody wrongly
    our rule, wrong catch costs cards
    what is the fine for a false accusation
    penalty for wrongly accusing someone of not saying uno
    i said she didn't call uno but she did, do I draw cards under the house rule
    false accusation uno
    catching somebody who was innocent, how many do you pick up
    what happens when you try to catch a player and you're wrong house rule
    he blamed me for nothing now he has to take cards right
    wrong catch penalty
    rule so people stop accusing each other of forgetting uno all the time
    "accusation for nothing" explained
    wrongly accusing: penalty variant
    house rule: fined for false accusing
    false-catch fine, details
    variant punishing baseless catching
    My sister accuses everybody of not having said it, just in case. There's a house rule that fines that, right? How does it go?
    The list has "An accusation for nothing costs cards". Mum wonders who pays whom. What does it say?
    Bob yelled "caught!" at me although I had called loudly. He wants no penalty, I want the house rule that makes accusers draw. What's in it?
    At my in-laws' a wrong catcher has to draw himself. Can you explain this variant?
    Dad wants to stop the kids from crying "you forgot!" at random. How does the rule with the fine for it work?
    um how does the house rule an accusation for nothing costs cards work
    hey whats the penalty rule when you wrongly say some one didnt call
    so theres a house rule were the accuser draws if hes wrong about the missing you know explain it
    the fine four accusing people falsely what does that option do
    What do I pay under the variant if I catch someone who had called all right?
    What happens to a wrong accuser when that house rule is on?
    What are we agreeing to if baseless catching is fined?
    rule accuse wrong then take card, explain
    whats the house rule when u snitch on someone and ur wrong
    explain the rule where you draw if you blame somebody who did say it
    he shouted that i forgot uno but i had two cards, does he pay
    false alarm: accused of no uno with two cards left, what does it cost the accuser

house-hint
    uno.house.hint: By this house rule whoever tells another player what to lay draws as many cards as the table agreed.
    what is the hint fine
    how does the hint fine work
    explain the hint fine
    what does the hint fine mean
    the hint fine how does it go
    what is the no hints rule
    what is the no table talk rule
    how does the no hints rule work
    how does the no table talk rule work
    house rule penalty for hints
    our rule, no talking about cards, fine
    what is the hint rule
    how does the rule against telling others work
    penalty for giving hints
    telling someone what to play costs cards house rule
    dad told my brother which card to put down does he have to draw
    how many cards for helping another player
    hint = draw 2?
    she whispered play the blue one and we punish tips how does that work
    no coaching rule
    what do you pick up if you give somebody advice during the game
    "a hint costs cards" explained
    penalty variant for giving tips
    house rule against helping others
    no-coaching fine, details
    variant: fined for suggesting plays
    Grandma whispers to the little one which card to play. My brother wants the house rule that fines it. How does that work?
    The option says "A hint costs cards". Dad asks what counts as a hint. Explain it?
    My aunt keeps telling uncle what to throw. Which penalty is there in the variant against helping?
    We've had it with table talk like "play your red!". How's the house rule about suggestions worded?
    In Carl's family you draw if you tell others what to do. Can you describe this rule?
    um how does the house rule a hint costs cards work
    hey whats the penalty for telling some body what to play as a house rule
    so theres a rule were you get cards four helping another player how does that go
    giving hints costs cards what dose that option do
    What do I have to draw if I suggest a play to someone and that house rule is on?
    What happens to people who help others under the hint rule?
    May I still give my kid advice when the no-hints variant is used?
    rule if you help other then take card, how many
    whats the rule that u cant tell ur friend what to play
    what happens when you give someone a tip and the hint rule is on
    he told everybody which cards are in my hand, is that punished
    somebody gave away my cards, any penalty

house-double-score
    uno.house.double-score: By this house rule the points of every round count double, or as many times as the table agreed.
    what is double score
    how does double score work
    explain double score
    what does double score mean
    double score how does it go
    what is double points
    what is the double score rule
    how does double points work
    how does the double score rule work
    house rule points count twice
    when do the points count double
    double points house rule uno
    how does doubling the score work
    when do points count twice in our variant
    double score?
    somebody said this round is worth double how does that go
    rule that you get twice the points
    we play with doubled scoring explain
    score x2 uno option
    "double score" explained
    double points house rule
    what's the double-score variant
    points doubled, how's it work
    rounds worth twice, details
    The option list has Double score and my mother wonders when exactly the points are doubled. How does it work?
    My cousin wants the double variant for a quicker match. What gets doubled, and for whom?
    Uncle Gus says in his family a round pays double in some cases. How is the house rule for that?
    We switched on double score, and now Fay and Tom write down different numbers. Explain the rule?
    Dad suggested the thing with the doubled points to catch up. Can you describe that house rule?
    um how does the house rule double score work
    hey whats double score in you know
    so when do the points get doubled with that house rule
    the double score option what does it do and how do i right it down
    What happens to the points if our table uses double score?
    What are we agreeing to with the doubled-points variant?
    Who profits from the double score rule, and when does it apply?
    double score rule, how counts?
    wats double score in the rules list
    how does the double points rule go

house-hand-limit
    uno.house.hand-limit: By this house rule whoever comes to as many cards as the table agreed is out of the round.
    what is the mercy rule
    how does the mercy rule work
    explain the mercy rule
    what does the mercy rule mean
    the mercy rule how does it go
    what is a hand limit
    what is the 25 card limit
    what is the card limit
    how does a hand limit work
    how does the 25 card limit work
    how does the card limit work
    house rule out with 25 cards
    our rule, too many cards and you are out
    how does the limit of cards work
    knocked out with a big hand
    max number of cards you can hold house rule
    i have like 25 cards am i out if theres a limit
    hand limit uno
    what happens when you reach the most cards allowed in your hand
    playing with a cap on hand size, do you stop drawing or lose
    too many cards and you're eliminated rule
    is there a mercy type limit on cards we can add
    he would have to pick up more but he's at the limit now what
    "limit of cards" explained
    mercy variant, how's it work
    house rule: max cards in hand
    hand limit option, details
    variant: too many cards, out
    My brother wants the mercy thing where you're out with too many cards. How does this house rule go?
    The setting is called "A limit of cards in a hand". Mum says it means you needn't draw more. What does it do?
    At Pam's they play that whoever collects a certain number drops out. Explain this variant to us?
    Stacking made Dad hold a ton of cards last week, so we're adding the hand limit. How does it work, what's the number?
    Grandpa asks what the cap on cards means before he says yes. What's in that house rule?
    um how does the house rule a limit of cards in a hand work
    hey whats the mercy rule in you know
    so theres a maximum number of cards as a house rule can you explain that
    the hand limit option what does it do when you go over it
    What happens to a player over the limit, under the hand limit house rule?
    What are we agreeing to with a cap on cards in the hand?
    How many are too many when the mercy variant is on?
    rule maximum card in hand, explain
    whats the mercy rule like max cards
    what is the rule where you go out if you get too many, how does it go

house-written-wilds
    uno.house.written-wilds: By this house rule the table writes its own rules on Wild Customizable cards, and follows them when one is laid.
    what is written wilds
    how does written wilds work
    explain written wilds
    what does written wilds mean
    written wilds how does it go
    what is writing on the wild customizable
    what is the customizable card rule
    how does writing on the wild customizable work
    how does the customizable card rule work
    our blank card has a rule written on it, how do we play it
    house rule what is written on the blank cards
    we wrote on the white card, does it count
    what can we write on the blank wild
    wild customizable cards with our own rule on them, how do they work
    customisable wild
    we wrote everyone swap on the blank card what happens when someone plays it
    those white cards you write on in pencil whats the rule
    writing own rules on blank cards uno
    i put down the wild we made up ourselves does it do what it says
    house rule for handwritten wild cards
    blank-card rule option explained
    variant: own text on blanks counts
    house rule for written customizables
    "what's written" option, details
    self-written wilds as house rule
    The option says "What is written on the Wild Customizable". My husband wonders what it turns on. How does this rule work?
    My cousins play with self-made rules pencilled on the blanks, as a house rule. Can you explain how that variant is set up?
    We would like our scribbled cards to count tonight, and found a house rule for it. How does it go, who agrees on the text?
    Mum asks what changes when the rule about written blanks is on compared to leaving it off. What does it say?
    Kids invented texts for the empty cards; dad says there's a house rule for this in the list. What's in it?
    um how does the house rule what is written on the wild customizable work
    hey whats the option about the writing on the blank cards
    so theirs a house rule four what you rite on the custom wilds explain it please
    the written wilds house rule what does it do
    What are we agreeing to with the house rule about texts on the blanks?
    What does the house rule say about inventing and writing down an effect?
    Who decides on the text under the rule for self-written wilds?
    house rule with write on blank card, explain
    whats the house rule where ur own written cards count
    can you explain the rule that lets us use the cards we wrote on

a-turn
    uno.match: On your turn lay a card of the same color, number or symbol, or a wild card; if you cannot, draw one card.
    what do i do on my turn
    what happens in a turn
    how does a turn go
    what can i do when it is my turn
    what are my options on my turn
    explain a turn in uno
    its my turn what do i do
    my go, now what
    what am i supposed to do in my turn
    how do turns work
    what are the steps of a turn
    steps of a turn
    my go, what now?
    what can I do each turn
    turn options explained
    my turn, what's allowed
    Everyone's staring at me because I'm up and I've never played. What are my options?
    My son says you either put one down or pick one up, and then it's over. Is that all there is to it when you're up?
    Grandma does three things at once when it's her go. What's one person's go supposed to consist of?
    First time player here, Ted just passed it to me and said "go". What am I to do, step by step?
    We keep disagreeing what belongs into one go: laying, drawing, laying again. Can you spell a normal one out?
    um its my turn what do i do
    so in you know what happens on a turn like do i play one or draw one
    hey what our my options when its my go
    ok its my go now what am i suppose to do hear
    What must I do when I'm up, and what ends my go?
    What may a player do when it comes to them?
    How does one go run from beginning to end?
    is my turn, what i do now?
    omg its my turn what do i do lol
    when its me what do i have to do
    i have nothing that fits, what do i have to do
    what if none of my cards can be laid
    no playable card, now what do i do

how-to-win
    uno.advice: Keep wild cards for when nothing else fits, lay cards worth many points early, and hold back those who have few cards.
    any tips for uno
    whats the best strategy
    how do i get better at uno
    how do i play well
    uno strategy
    tricks to win uno
    good tactics for uno
    should i keep my wilds or play them early
    when should i use a wild card
    when is it best to play a skip
    which cards should i get rid of first
    advice for beginners
    how can i win more often
    is it smart to hold the plus four for the end
    tips for winning
    best strategy for winning
    how to get better at it
    any good tricks?
    clever ways to play
    I lose every single family night and my brother laughs at me. Any advice for playing smarter?
    Grandma beats us every time and won't tell how. What's her secret, what strategy should one use?
    My wife says it's all luck, I say there's skill. What are good tactics?
    Dad hoards his jokers, mum throws them out at once. Which is the smarter way to play?
    My cousins tease me as I come last each time; which cards should I hold back and which get rid of first?
    um any tips for how to win at you know
    hey how do i get better at this game i keep loosing
    so whats a good strategy like which cards should i play first
    got any advice four beating my brother at you know
    What should I do so that I win more often?
    Is it better to keep the wilds for the end or throw them early?
    Which cards do I do well to get rid of first?
    how i can win more? give me trick
    how do i win every time lol need hacks
    i always lose what should i do better

when-to-challenge
    uno.challenge.innocent: Challenge when you believe that the player held the color: if you are wrong, you draw six cards instead of four.
    uno.house.no-bluffing: Nobody challenges a Wild Draw Four by these rules, because nobody may bluff.
    when should i challenge a wild draw four
    is it worth challenging the plus four
    should i challenge his +4
    when is challenging a good idea
    how do i know whether to challenge
    is a challenge risky
    what do i risk when i challenge
    whats the chance that a challenge works
    would you challenge a +4
    should I challenge this +4?
    is challenging worth the risk
    odds of a bluffed +4
    smart times to challenge
    good moments to doubt wild four
    My brother threw a plus four with six cards in his hand. Is it clever to doubt it or should I swallow the four?
    Dad never challenges since he fears the six cards, mum always does. Who has the better strategy?
    Sue hesitated before her +4, Jack thinks I should call it. What signs tell you a doubt pays off?
    I lost three challenges tonight and my cousins laugh. In which situations is contesting a plus four sensible at all?
    Uncle Leo has eleven cards and plays a wild four on red. Looks fishy. When do the odds favor a challenge?
    um when is it a good idea too challenge a plus four
    hey is it worth it to challenge or should i just take the for cards
    so whats the strategy on challenging a wild draw four when should i do it
    what are the chances that he was bluffing with his plus four
    Should I rather take four or risk six by doubting?
    When do I do well to contest a +4, and when better not?
    Does it pay to doubt somebody with many cards in hand?
    is good idea challenge? when is better?
    when should i challenge a +4 and when is it dumb
    how do i know if its smart to say challenge

which-house-rules
    match.rules: Many tables agree on stacking, seven-zero, jump-in, drawing until a card fits, or no bluffing: choose any of them.
    which house rules are there
    what house rules can we play
    popular house rules
    list of house rules
    common house rules for uno
    what variations of uno are there
    uno variants
    what other rules can you play by
    what house rules do people play
    any fun house rules
    which special rules can we agree on
    tell me some house rules
    what variants are there?
    optional rules overview
    common homemade rules, all
    popular uno variations
    At every house we visit they play differently. Can you show us all the variants people use?
    My cousins have stacking, my in-laws something with sevens. Which variants exist altogether, so that we can pick?
    Grandma wants to spice the game up. What optional rules could we choose from?
    Before we start my wife wants to agree on the extras. What is there to agree on?
    Everyone in our dorm knows a different special rule. Is there a list of the ones one can switch on?
    um what house rules are their
    hey can you tell me all the different house rules four you know
    so what extra rules can we turn on
    what variations of the game do people play with list them
    Which optional rules may we choose?
    What special rules can a table agree on before the game?
    Who can name every house rule that we could use?
    which special rule exist? i want list
    what house rules can we use give me all of em
    what fun rules can we add
"""
