### What the first screens of the page say. A hyphen is a step: home-goOn is words.home.goOn.
### A fact that there may not be has the form none, and one that is or is not has true and false.

titled = { $title } · Referee

back = Back

keypad = Keypad

dot = { " " }·{ " " }

## cards

cards-named = { $card }: { $color } is named
cards-colors-red = red
cards-colors-blue = blue
cards-colors-green = green
cards-colors-yellow = yellow
cards-letters-red = R
cards-letters-blue = B
cards-letters-green = G
cards-letters-yellow = Y
cards-faces-skip = Skip
cards-faces-reverse = Reverse
cards-faces-drawTwo = Draw Two
cards-faces-doubleDrawTwo = Double Draw Two
cards-faces-wild = Wild
cards-faces-wildDrawFour = Wild Draw Four
cards-faces-wildShuffleHands = Wild Shuffle Hands
cards-faces-wildSwapHands = Wild Swap Hands
cards-faces-wildCustomizable = Wild Customizable

## standing

standing-saved = saved
standing-waiting = saving { $waiting }
standing-offline = { $waiting ->
    [0] offline
   *[other] offline, { $waiting } waiting
}
standing-late = { $waiting ->
    [0] no answer
   *[other] no answer, { $waiting } waiting
}
standing-asked = { $waiting } to decide
standing-ended = { $waiting ->
    [0] not let in
   *[other] { $waiting } not sent
}
standing-said-offline = Offline. Go on: it is kept on this phone.
standing-said-late = The referee does not answer. Go on: it is kept here.
standing-said-ended = This phone is not let in any more.
standing-said-stale = Somebody else entered something first. Decide at the top.
standing-said-stopped = That was not taken. Decide at the top.

request = The referee does not answer. Try again in a moment.

## missing

missing-title = Nothing here
missing-text = This page is not here yet or could not be fetched, or this phone has no part in that match.

## home

home-title = Referee
home-tagline = Real cards. A fair call. The score kept.
home-goOn = Go on: round { $round }
home-result = See how it ended
home-leads = { COUNT($names) ->
    [one] { LIST($names) } leads with { $total }
   *[other] { LIST($names) } lead with { $total }
}
home-won = { COUNT($names) ->
    [one] { LIST($names) } won with { $total }
   *[other] { LIST($names) } won with { $total }
}
home-people = { LIST($names) }
home-round = { $game ->
    [golf] { $goal ->
        [none] UNO Golf, round { $round }
       *[other] UNO Golf, round { $round } of { $goal }
    }
   *[uno] UNO, round { $round }
}
home-over = { $game ->
    [golf] UNO Golf, over
   *[uno] UNO, over
}
home-standing = { $name } { $total }
home-again = Our usual
home-newMatch = New match
home-toJoin = Join
home-toAsk = Ask
home-toEvenings = Evenings
home-join = Join with a code
home-evenings = Our evenings
home-phone = This phone
home-past = Matches before
home-foot = Not affiliated with the owner of the UNO mark.

## games

games-uno = UNO to 500
games-golf = Golf, 9 rounds

## animals

animals-fox = fox
animals-octopus = octopus
animals-frog = frog
animals-crab = crab
animals-whale = whale
animals-bear = bear
animals-rabbit = rabbit
animals-owl = owl
animals-cat = cat
animals-penguin = penguin

## opening

opening-title = New match
opening-usual = Our usual
opening-game = Game
opening-who = Who plays?
opening-order = Clockwise.
opening-player = Player { $number }
opening-nameOf = Name of player { $number }
opening-another = { $name } is the { $animal }. Choose another face
opening-deals = Deals
opening-dealsToo = deals?
opening-dealsFirst = { $isDealer ->
    [true] Deals: { $name }
   *[false] deals? { $name }
}
opening-known = People
opening-onePlayer = Player
opening-oneLess = Fewer
opening-whoAreYou = { $name }, who are you?
opening-isTaken = { $name ->
    [none] { $animal }
   *[other] { $animal }, taken by { $name }: trade
}
opening-trade = A face and its color belong together. Faded faces are taken: tap one, and you two trade.
opening-done = Done
opening-rules = House rules
opening-chosen = { $number ->
    [0] House rules: none
   *[other] { $number } house { $number ->
        [one] rule
       *[other] rules
    }
}
opening-loading = Asking for the rules…
opening-depth = The referee’s job?
opening-anyTime = Change any time.
opening-depths-scorepad-label = Keep score
opening-depths-scorepad-what = You enter points after each round.
opening-depths-referee-label = Follow plays
opening-depths-referee-what = One tap a card. It judges and counts.
opening-deal = Deal the cards
opening-brief-uno = First to 500. A +4 may be challenged. A forgotten UNO costs 2.
opening-brief-golf = Nine rounds. The fewest points win.
opening-asBefore = The same rules as last time.

## scorepad

scorepad-title = Round { $round }
scorepad-goal = { $game ->
    [golf] { $target ->
        [none] UNO Golf
       *[other] of { $target }, UNO Golf
    }
   *[uno] { $target ->
        [none] UNO
       *[other] to { $target }, UNO
    }
}
scorepad-whoWentOut = Round over? Tap who went out.
scorepad-goesOn = Round { $round } goes on: tap Follow to play on.
scorepad-addUp = Round over? Add up what lies there.
scorepad-enter = Enter round { $round }
scorepad-dealsTag = deals
scorepad-startsTag = starts
scorepad-deals = { $name } deals
scorepad-holds = holds { $points }
scorepad-isOut = is out
scorepad-unsure = The referee has not answered yet.
scorepad-scores = Scores
scorepad-wentOut = { $isFirst ->
    [true] { $told }, leads: went out
   *[false] { $told }: went out
}
scorepad-total = { $isFirst ->
    [true] { $told }, leads
   *[false] { $told }
}
scorepad-rounds = Rounds, tap one to change it
scorepad-gain = R{ $round } +{ $points }
scorepad-roundGolf = R{ $round } { $gained }
scorepad-changeRound = { $name ->
    [none] { $label }, change
   *[other] { $label } { $name }, change
}
scorepad-undo = Undo
scorepad-follow = Follow
scorepad-following-uno = Follow the plays
scorepad-following-golf = Follow the turns
scorepad-tableView = Table view
scorepad-allRounds = All rounds
scorepad-table = Table
scorepad-invite = Invite
scorepad-ask = Ask
scorepad-menu = Menu
scorepad-more = More
scorepad-said-undone = Taken back.
scorepad-said-entered = Round { $round } is entered.
scorepad-said-corrected = Round { $round } is changed.
scorepad-said-removed = Round { $round } is removed.

## result

result-wins = { LIST($names) } { COUNT($names) ->
    [one] wins
   *[other] win
} round { $round }
result-best = { LIST($names) }: best of round { $round }
result-said = { COUNT($names) ->
    [one] { LIST($names) } wins round { $round } and gets { $points }. { LIST($names) } has { $total }.
   *[other] { LIST($names) } win round { $round } and get { $points }. They have { $total }.
}
result-andThen = { $dealer ->
    [none] { $told }
   *[other] { $told } { $dealer } deals.
}
result-next = { $dealer ->
    [none] Go on
   *[other] Next round: { $dealer } deals
}

## card

card-title = Score card
card-player = Player
card-start = Start
card-sum = Sum
card-leads = { COUNT($names) ->
    [one] { LIST($names) } leads
   *[other] { LIST($names) } lead
}
card-ahead = { $points } ahead of { $name }.
card-lowWins = Low wins.
card-left = left
card-told = told:{ " " }
card-hint = A ring marks the best of a round.

## entry

entry-whoWentOut = Who went out?
entry-points = Round { $round }
entry-asks-winner = What was left in the other hands?
entry-asks-each = What lies in each hand?
entry-byCards = Tap each card in { $name }’s hand.
entry-from = Type what was left, or add it up with +
entry-not = Not { $name }
entry-action = action
entry-wild = wild
entry-change = Change round { $round }
entry-gets = { $name } went out and gets
entry-nobody = First tap who went out.
entry-missing = { $name }?
entry-moreHands = { $hands ->
    [one] 1 more hand
   *[other] { $hands } more hands
}
entry-severalMissing = { $hands } more?
entry-hands = Points of each hand
entry-cards = cards
entry-each = each
entry-one = one sum
entry-cardsName = cards: enter every card that is left
entry-eachName = each: enter the points of every hand
entry-oneName = one sum: enter all points together
entry-next = Next
entry-erase = ⌫, erase
entry-plus = +, plus
entry-removeCard = { $value } ×, remove
entry-wilds-all = wild
entry-wilds-special = special
entry-cancel = Cancel
entry-saveFor = Save { $name } +{ $points }
entry-saveRound = Save round { $round }
entry-gained = { $name } { $points }
entry-taken = Another phone has entered round { $round } meanwhile: { SERIES($gained) }. Replace that, or close.
entry-remove = Remove round { $round }
entry-removeNow = Really remove round { $round }? Later rounds move up.
entry-gone = Another phone has undone a round meanwhile: this was for round { $round }. Close, and look.
entry-replace = Replace round { $round }
entry-close = Close
