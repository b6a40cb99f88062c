"""How people ask about UNO in general: what it is, what its cards do, and how its house rules work."""

TEXT = """
the-goal
    uno.target: Get rid of all your cards: that wins the round and scores the cards in the other hands. 500 points win the match.
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

which-way-round
    uno.deal: Play goes clockwise, to the left, until somebody lays a Reverse.
    which direction do we play at the beginning
    which way round does it go first
    do we start clockwise
    clockwise or counterclockwise at the start
    left or right first
    in which direction does uno go
    who comes after the first player
    which way do we go

set-up
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

what-skip-does
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

what-reverse-does
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

what-draw-two-does
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

what-draw-four-does
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

what-shuffle-hands-does
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

what-swap-hands-does
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

what-customizable-is
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

how-challenge-works
    uno.challenge: Challenge a Wild Draw Four before you draw: after a bluff its player draws four cards, else you draw six.
    uno.challenge.anyone: Anybody may challenge a Wild Draw Four: after a bluff its player draws four cards, else the challenger draws six.
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

how-long-to-challenge
    uno.challenge.in-time: You may challenge until you draw, or until somebody plays on.
    uno.challenge.in-time.next-act: You may challenge until the next player acts, also after you have drawn.
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

how-long-to-catch
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

how-two-play
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

what-partners-is
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

what-challenge-uno-is
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

house-hand-size
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

house-stacking
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

house-skip-bounce
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

house-reverse-bounce
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

house-jump-in
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

house-seven-zero
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

house-draw-until
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

house-force-play
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

house-must-play-drawn
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

house-silent-uno
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

house-no-calls
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

house-sixty-nine
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

house-equal-cards
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

house-named-color
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

house-no-action-finish
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

house-no-bluffing
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

house-illegal-play
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

house-false-call
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

house-false-accusation
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

house-hint
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

house-double-score
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

house-hand-limit
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

house-written-wilds
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
"""
