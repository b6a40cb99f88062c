"""How people ask about UNO Golf in general: what it is, what its cards do, and how its house rules work."""

TEXT = """
golf-the-goal
    golf.target: The lowest total after nine rounds wins: keep few points in your grid.
    golf what is the goal
    golf what is the aim
    how do you win golf
    how do you win uno golf
    golf how do you play
    how does uno golf work
    what is uno golf about
    golf is high or low good
    golf who wins
    golf rules in short
    does the lowest score win golf

golf-which-game
    golf.deal: UNO Golf, sold as UNO Zero as well, is UNO with a grid of six cards: nine rounds, and the lowest total wins.
    what is uno golf
    what is uno zero
    is uno zero the same as uno golf
    which game is golf
    golf what game is that
    difference between uno and uno golf
    golf and zero are they the same

golf-how-many-players
    golf.dealer: UNO Golf is for two to eight people from seven years on, and takes 20 to 30 minutes.
    golf how many players
    how many people can play uno golf
    golf how old do you have to be
    golf what age is it for
    golf how long does a game take
    golf how many minutes
    golf number of players

golf-how-many-rounds
    golf.target: A match has nine rounds, as many as there are holes, unless you chose another number.
    golf how many rounds
    golf how many holes
    what is a hole in golf
    golf what is a hole
    golf how many rounds do we play
    golf when is the game over
    does uno golf end after nine rounds

golf-set-up
    golf.deal: Everybody lays six cards facedown, in two rows of three, and the rest is the draw pile.
    golf how many cards does everybody get
    golf how many facedown cards do i get
    golf how many cards are dealt
    golf how do you set it up
    golf how do we start
    golf what does the grid look like
    golf how are the cards laid out
    golf setup

golf-a-turn
    golf what can i do on my turn
    golf how does a turn go
    golf how does a turn work
    golf what do i do when it is my turn
    golf explain a turn
    golf do i draw or take the discard

golf-what-skip-does
    golf what does a skip do
    golf what does the skip card do
    golf effect of a skip
    golf explain the skip
    golf what happens after a skip

golf-what-reverse-does
    golf what does a reverse do
    golf what does the reverse card do
    golf effect of a reverse
    golf explain the reverse
    golf what happens after a reverse

golf-what-double-draw-two-does
    golf what does a double draw two do
    golf what does the double +2 do
    golf effect of a double draw two
    golf explain the double draw two
    golf what happens after a double draw two

golf-how-clearing-works
    golf how does clearing work
    golf how do i clear a column
    golf when can i clear a column
    golf what is clearing
    golf explain clearing columns
    golf which columns can be cleared

golf-how-scoring-works
    golf how does scoring work
    golf how are points counted
    golf how do we score
    golf what are the cards worth
    golf how many points is a card
    golf explain the scoring

golf-when-it-ends
    golf when is a round over
    golf when does a round end
    golf how does a round end
    golf what ends the round
    golf when is the hole over

golf-house-corner-points
    golf what is the corner points
    golf how does the corner points work
    golf explain the corner points
    golf what does the corner points mean
    golf the corner points how does it go
    golf what is the points in the corners rule
    golf what is corner points rule
    golf how does the points in the corners rule work
    golf how does corner points rule work

golf-house-no-action-pickup
    golf what is no action pickup
    golf how does no action pickup work
    golf explain no action pickup
    golf what does no action pickup mean
    golf no action pickup how does it go
    golf what is no picking up action cards
    golf what is the no action card pickup rule
    golf how does no picking up action cards work
    golf how does the no action card pickup rule work

golf-house-pickup-limit
    golf what is the pickup limit
    golf how does the pickup limit work
    golf explain the pickup limit
    golf what does the pickup limit mean
    golf the pickup limit how does it go
    golf what is the limit of picked up action cards
    golf what is the action pickup limit
    golf how does the limit of picked up action cards work
    golf how does the action pickup limit work

golf-house-symbols-match
    golf what is symbols match
    golf how does symbols match work
    golf explain symbols match
    golf what does symbols match mean
    golf symbols match how does it go
    golf what is matching symbols
    golf what is the matching symbols rule
    golf how does matching symbols work
    golf how does the matching symbols rule work

golf-house-clear-anytime
    golf what is clear anytime
    golf how does clear anytime work
    golf explain clear anytime
    golf what does clear anytime mean
    golf clear anytime how does it go
    golf what is clearing at any time
    golf what is the clear anytime rule
    golf how does clearing at any time work
    golf how does the clear anytime rule work

golf-house-last-turns
    golf what is last turns
    golf how does last turns work
    golf explain last turns
    golf what does last turns mean
    golf last turns how does it go
    golf what is one more turn for everybody
    golf what is the last turns rule
    golf how does one more turn for everybody work
    golf how does the last turns rule work

golf-house-closing-action
    golf what is the closing action
    golf how does the closing action work
    golf explain the closing action
    golf what does the closing action mean
    golf the closing action how does it go
    golf what is a closing action card
    golf what is the closing action rule
    golf how does a closing action card work
    golf how does the closing action rule work

golf-house-reverse-as-skip
    golf what is reverse as skip
    golf how does reverse as skip work
    golf explain reverse as skip
    golf what does reverse as skip mean
    golf reverse as skip how does it go
    golf what is the reverse as skip rule
    golf what is reverse as a skip for two
    golf how does the reverse as skip rule work
    golf how does reverse as a skip for two work

golf-house-columns-left
    golf what is columns on the left
    golf how does columns on the left work
    golf explain columns on the left
    golf what does columns on the left mean
    golf columns on the left how does it go
    golf what is new columns on the left
    golf what is the left column rule
    golf how does new columns on the left work
    golf how does the left column rule work
"""
