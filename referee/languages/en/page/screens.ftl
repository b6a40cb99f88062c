### What all other screens of the page say; those that a phone fetches first have ui.ftl.

notices = Needs your attention

keepsNothing = This phone keeps nothing new: leave this page open until all is saved.

## ended

ended-gone = This match is no longer on the server. What you see is what this phone remembers.
ended-revoked = This phone may no longer look at this match. Ask the scorekeeper to let it in again.
ended-lost = { $waiting ->
    [one] 1 entry
   *[other] { $waiting } entries
} never arrived.
ended-forget = Forget it on this phone

## contest

contest-story-call = { $other ->
    [none] Somebody caught { $name }. { $name } says UNO was in time. Who was right?
   *[other] { $other } caught { $name }. { $name } says UNO was in time. Who was right?
}
contest-story-late = { $other ->
    [none] Somebody caught { $name } just as play went on. Was it in time?
   *[other] { $other } caught { $name } just as play went on. Was it in time?
}
contest-story-hand = { $other ->
    [none] Somebody says that { $name } should not have played the +4. { $name } says it was right. Who was right?
   *[other] { $other } says that { $name } should not have played the +4. { $name } says it was right. Who was right?
}
contest-says-call-seat = “I said UNO!”
contest-says-call-other = “I caught you!”
contest-says-late-seat = “Too late!”
contest-says-late-other = “I caught you!”
contest-says-hand-seat = “It was right!”
contest-says-hand-other = “You had that color!”
contest-elseSafe-call = The table decides. Can’t agree? Then { $name } is safe.
contest-elseSafe-late = The table decides. Can’t agree? Then { $name } is safe.
contest-elseSafe-hand = The table decides. Can’t agree? Then it is as if nobody had challenged.
contest-draws = { $name } draws { $cards }.
contest-putsBack = { $name } puts { $cards } back.
contest-nothing-uno = Nobody draws.
contest-nothing-golf = All stays as it is.
contest-table = The table
contest-giveIn = { $name ->
    [none] Give in: I was wrong
   *[other] Give in: { $name } was right
}
contest-notForYourself = You can only give in. Play on: somebody else decides.
contest-decided = { $name } was right.
contest-later = Decide later
contest-putOff = It is decided later.

## caught

caught-saidAfterAll = UNO was said
caught-wasSaid = UNO was said: { $name } is not caught

## trouble
trouble-takesBack = { $name } takes it back.
trouble-fineBack = All right, { $name } takes it back
trouble-keeps = { $name } keeps it.
trouble-fineKeeps = All right, { $name } keeps it
trouble-why = Why?
trouble-reading = Asking the referee…
trouble-said-stays = It stays on the table.
trouble-said-left = It does not count.
trouble-now = { $name }: { $sentence }
trouble-allow = It stays on the table
trouble-allowSum = “{ $key }”: it counts as you said it, though the referee cannot make that sum.
trouble-fine = All right, it does not count
trouble-goOn = Leave it, send the other { $waits }
trouble-drop = { $waits ->
    [0] Drop it
   *[other] Drop { $waits ->
        [one] 1 entry
       *[other] { $waits } entries
    }
}
trouble-stale = Somebody else entered something first: { SERIES($told) }. Not entered yet: { $own }. Is that still right?
trouble-somethingElse = an entry of another kind
trouble-enterAnyway = Enter mine too
trouble-sameRound = Somebody else entered something first: { $taken }. Not entered yet: { SERIES($own) }. Is that the same round?
trouble-taken = round { $round }, { SERIES($gained) }
trouble-replaceRounds = Yes, replace round { LIST($rounds) }
trouble-anotherRound = No, it is round { $round }
trouble-lateUndo = Somebody else entered something first. To undo now would take that back as well: look at it, then undo.
trouble-stopped = This was not taken. { $detail }
trouble-retry = Try again

## menu

menu-title = This match
menu-rename = Rename
menu-renames = Rename { $name }
menu-anotherFace = { $name }: another face
menu-leaves = Leaves
menu-leavesNow = { $name } leaves
menu-leavesMore = { $name } keeps the points and can come back. The cards go under the pile.
menu-stays = { $name } stays
menu-gone = Who has left
menu-back = { $name } is back
menu-joins = Somebody joins
menu-joinsMore = Sits down as the last one, and plays from the next deal.
menu-newName = Name
menu-save = Save
menu-typeName = Type a name
menu-typeTotal = Type a total
menu-phones = Other phones
menu-rules = Our rules
menu-rulesMore = { COUNT($names) ->
    [0] As printed. Changes count from the next deal.
   *[other] { LIST($names) }. Changes count from the next deal.
}
menu-agreement = What we agreed on
menu-agreementMore = To read aloud, line by line
menu-nextDeal = From the next deal
menu-close = Close
menu-historyMore = Every entry, and how to put it right
menu-rounds = Rounds and chart
menu-table = Table view
menu-tableMore = The phone lies in the middle
menu-shareMore = A picture, a text, or a table
menu-paper = Start from paper
menu-paperMore = Bring the totals that you have already
menu-paperRounds = How many rounds are on paper?
menu-voids = This round does not count
menu-voidsNow = Tap again: it does not count
menu-voidsMore = Deal it again. Undo brings it back.
menu-finish = Finish tonight
menu-finishNow = Tap again: the match is over
menu-finishWithout = Tap again: round { $round } does not count, and the match is over
menu-finishMore = { LIST($names) } { COUNT($names) ->
    [one] leads
   *[other] lead
} with { $total }. Or go on another day: it waits here.
menu-expires = If nobody opens this match before { $day }, it is erased on that day.
menu-said-renamed = { $name } is called { $to } now.
menu-said-joined = { $name } sits down.
menu-said-left = { $name } leaves.
menu-said-back = { $name } is back.
menu-said-face = { $name } is the { $animal } now.
menu-said-voided = This round does not count.
menu-said-paper = The totals from paper are entered.

## rules

rules-chosen = { $number ->
    [0] none
   *[other] { $number } on, the rest as printed
}
rules-printed = None: as printed
rules-more = More rules: goal, fines and the rest
rules-these = These are our rules
rules-preset = Play by
rules-target-uno = Points to win
rules-target-golf = Rounds
rules-target-rounds = Rounds to win
rules-everything = Other questions
rules-whoIs = { COUNT($keys) ->
    [one] Who is { LIST($keys) }?
   *[other] Who are { LIST($keys) }?
}
rules-source = { $key }: { $what }
rules-parameters-stacking-answers-twoOnTwo = 2/2: a Draw Two on a Draw Two
rules-parameters-stacking-answers-fourOnFour = 4/4: a Wild Draw Four on a Wild Draw Four
rules-parameters-stacking-answers-fourOnTwo = 4/2: a Wild Draw Four on a Draw Two
rules-parameters-stacking-answers-twoOnFour = 2/4: a Draw Two on a Wild Draw Four
rules-parameters-stacking-answers-progressive = Progressive: both 2/2 and 4/4
rules-parameters-stacking-challenge-none = No
rules-parameters-stacking-challenge-top = Yes, the one on top

## referee

referee-scores = Scores
referee-seats = Hands, in the order they sit, { $direction }
referee-inForce = color: { $color }
referee-owed = draws { $number }
referee-recount = { $what }: count this hand
referee-flags-called = UNO!
referee-flags-caught = Caught!
referee-flagged-called = said UNO
referee-flagged-caught = is caught
referee-held = How many cards has { $name }?
referee-heldMore = More than { $most }
referee-hand = { $cards ->
    [none] ? cards
    [one] 1 card
   *[other] { $cards } cards
}
referee-direction = { $direction ->
    [1] clockwise
   *[-1] counterclockwise
}
referee-says = The referee
referee-turn = { $color ->
    [none] { $name } is next.
   *[other] { $name } plays, on { $color }.
}
referee-owes = { $name } draws { $number }.
referee-colorOwed = { $name }: which color?
referee-whichDrawn = { $name } drew a card and plays it: tap that card.
referee-lays = { $name } plays a { $sign }.
referee-swaps = { $name } swaps hands.
referee-waits = The referee has not answered yet.
referee-now = { $name }: { $sentence }
referee-plays = The latest plays
referee-played = { $name } { $sign }
referee-drew = { $name } drew
referee-changePlay = { $label }, change
referee-change = Change: { $name }, { $what }. Tap what it really was.
referee-drawnInstead = a card drawn
referee-looksOff = { $odd ->
    [one] 1 later play looks
   *[other] { $odd } later plays look
} off.
referee-keepOdd = Keep
referee-lookAtOdd = Look
referee-cancel = Cancel
referee-house = House rules
referee-strip = UNO and challenge
referee-said = UNO!
referee-tapped = Table tapped
referee-caught = Caught!
referee-challenge = Challenge
referee-pad = Cards
referee-colors = Colors
referee-notNamed = Not named yet
referee-other = Other card
referee-lost = Lost track
referee-undo = Undo
referee-drewPassed = Drew, passed
referee-drewPlayed = Drew, played it
referee-drewOne = Drew one
referee-swapWith = With whom are hands swapped?
referee-whom = With whom?
referee-named = Which color?
referee-noSwap = No swap
referee-whoChallenges = Who challenges?
referee-whoIsCaught = Who did not call UNO?
referee-drewOwed = Drew { $number }
referee-oddly = { $card }, does not go now
referee-allFaces = All cards
referee-turnedUp = Round { $round }: which card is turned up?
referee-again = Shuffle it back. Which card comes next?
referee-won = { LIST($names) } +{ $points }.
referee-leads = { LIST($names) } { COUNT($names) ->
    [one] leads
   *[other] lead
} with { $points }.
referee-inTheMiddle = Already playing
referee-topCard = Lost track: which card lies on top?
referee-whichColor = What is the current color?
referee-whoseTurn = Whose turn is it?
referee-way = Which way round?
referee-counts = How many cards are in the hands?
referee-stillKnown-false = Hands unknown
referee-stillKnown-true = Hands kept
referee-doubt-title = For { $name }’s eyes only
referee-doubt-titleForAll = For everybody’s eyes
referee-doubt-look = { $name }, look at { $accused }’s hand.
referee-doubt-lookAll = Look at { $name }’s hand, all of you.
referee-doubt-before = { $color }, the color before the +4
referee-doubt-ask-color = Is there a { $color } card?
referee-doubt-ask-anyPlayable = Is there any card in it that could have been played?
referee-doubt-ask-wildsCount = Is there a { $color } card or another wild in it?
referee-doubt-hint = Only { $color } counts. Wilds don’t. The same number in another color doesn’t.
referee-doubt-yes-color = Yes, { $color }
referee-doubt-yes-one = Yes, one
referee-doubt-no-color = No { $color }
referee-doubt-no-one = None
referee-doubt-callOff = Call it off
referee-verdict-title = Challenge
referee-verdict-guilty = Guilty.
referee-verdict-innocent = Innocent.
referee-verdict-stampGuilty = Guilty
referee-verdict-stampInnocent = Innocent
referee-verdict-draws = { $misses ->
    [true] { $name } draws { $number } and misses a turn.
   *[false] { $name } draws { $number }.
}
referee-verdict-plays = { $name } plays.
referee-verdict-facedown = facedown
referee-verdict-why = Why?
referee-verdict-goOn = Go on
referee-verdict-notSo = Not so!
referee-count-out = { $winner } is out.
referee-count-counted = All hands are counted.
referee-count-hands = Hands
referee-count-of = { $expected ->
    [none] { $counted ->
        [one] 1 card
       *[other] { $counted } cards
    }
   *[other] { $counted } of { $expected }
}
referee-count-sum = sum
referee-count-sumName = sum: enter the points of the hand
referee-count-cards = cards
referee-count-cardsName = cards: enter every card of the hand
referee-count-handOf = { $name }’s hand
referee-count-drawsFirst = { $name } first draws { $cards }, and then counts
referee-count-all = That is all: { $points }
referee-count-worth = { $points ->
    [one] 1 point
   *[other] { $points } points
}
referee-told-played = { $name }: { $card }. { $follows }
referee-told-drewOne = { $name } draws a card.
referee-told-swapped = { $name } swaps hands with { $other }.
referee-told-drew = { $name } drew. { $follows }
referee-told-next = { $name } is next.
referee-told-out = { $name } is out. Count the hands.
referee-told-color = The color is { $color }.
referee-told-undone = Taken back.
referee-told-called = { $name } said UNO.
referee-told-caught = { $name } is caught.
referee-told-caughtDraws = { $name } is caught and draws { $cards }.
referee-told-nobodyCalls = Nobody is down to one card.
referee-told-saidOrLate = Nobody has to say UNO now: it was said, or play has gone on.
referee-told-unknownHands = Nobody knows how many cards are left.
referee-told-nobodyCaught = Nobody can be caught now.
referee-told-challenged = { $name } challenges.
referee-told-appealed = Then it was the other way round.
referee-told-changed = { $name }’s play is changed.
referee-told-dealt = { $card } is turned up.
referee-told-back = Back on track: { $name } plays.
referee-told-held = { $name } has { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. { $follows }
referee-told-counted = { $name } has { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## besides

besides-title = Out of turn:
besides-nobody = Nobody can do that now.
besides-outOfTurn = { $play }, out of turn
besides-lastOnTop = In the order they lie, the last one on top.
besides-takeAway = { " " }✕
besides-lay = { $cards ->
    [none] None
    [0] None
    [one] Play 1 card
   *[other] Play { $cards } cards
}
besides-told = { $name }: the referee is told.

## rematch

rematch-isOpen = There is a rematch, and this phone can come along.
rematch-comeAlong = Come along
rematch-goThere = To the rematch

## final

final-title = { COUNT($names) ->
    [0] Match over
    [one] { LIST($names) } wins!
   *[other] { LIST($names) } win!
}
final-goesOn = Not over yet
final-minutes = { $minutes } min
final-hours = { $hours } h { $minutes } min
final-played = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
final-rounds = { $time ->
    [none] { $isEarly ->
        [true] { final-played }, ended early
       *[false] { final-played }
    }
   *[other] { $isEarly ->
        [true] { final-played } in { $time }, ended early
       *[false] { final-played } in { $time }
    }
}
final-place-one = { $place }st
final-place-two = { $place }nd
final-place-few = { $place }rd
final-place-other = { $place }th
final-has = { LIST($names) } { $total }
final-wins = { LIST($names) } { COUNT($names) ->
    [one] wins
   *[other] win
} with { $total }.
final-others = { SERIES($others) }.
final-soFar = So far: { SERIES($others) }.
final-left = left
final-leftWith = { $name } left with { $total }.
final-leftLine = { $name } { $total } (left)
final-ranking = Ranking
final-howItWent = How it went
final-more = More
final-rematch = Rematch
final-backToMatch = Back to the match
final-playOn = Play on
final-share = Share
final-undo = Undo
final-playsOn = The match goes on.
final-board = Who won

## golf

golf-turn = { $name }’s turn
golf-round = Round { $round } of { $rounds }
golf-turnedUp = Deal: which card is turned up?
golf-turnedUpNext = Not an action card: what comes next?
golf-opens = { $name } opens a card: where?
golf-opened = Which card does { $name } open?
golf-drew-kept = { $name } drew: which card?
golf-drew-flipped = { $name } threw it away: which card?
golf-where-discard = Tap where it goes
golf-where-kept = Tap where it goes
golf-where-flipped = Tap the card that is turned up
golf-cameOut-discard = Which card came out?
golf-cameOut-kept = Which card came out?
golf-cameOut-flipped = Which card shows now?
golf-clears = Clear a column?
golf-clear = Clear column { $column }: both are { $what }
golf-onTopOfIt = { " " }on top
golf-leave = Leave it
golf-laysFirst = +2+2: who places a new column?
golf-laysSecond = { $name } places one. Who places the other?
golf-turnsUp = { $name } turns up card { $place } of { $many }
golf-addUp = Add up what is left
golf-enterPoints = Enter the points
golf-onTop = Lost track: which card lies on top?
golf-whoPlays = Whose turn is it?
golf-whichWay = Which way round?
golf-asShown = The grids stay as they are here.
golf-gridIsWrong = A grid is not right
golf-whoseGrid = Whose grid is not right?
golf-tapWhatIsWrong = { $name }: tap what is not right
golf-oneColumnMore = One column more
golf-soItLies = Now it is right
golf-whatLiesThere = { $name }: what lies there?
golf-liesFacedown = Facedown
golf-noSuchColumn = No such column
golf-way = { $direction ->
    [1] Clockwise
   *[-1] Counterclockwise
}
golf-sources-discard = Took the
golf-sources-kept = Drew, kept it
golf-sources-flipped = Drew, threw it
golf-undo = Undo
golf-undone = Taken back.
golf-call = UNO!
golf-nobodyCalls = Nobody has to say UNO now.
golf-catch = Caught!
golf-lost = Lost track
golf-ask = Ask
golf-unsure = The referee has not answered yet.
golf-says = { $name }: { $sentence }
golf-points = { $points ->
    [none] adds up
    [one] 1 point
   *[other] { $points } points
}
golf-gridOf = Cards of { $name }, { $facedown } facedown
golf-cards = All cards
golf-facedown = facedown
golf-row = { $row ->
    [upper] upper
   *[lower] lower
}
golf-place = { $card ->
    [none] Column { $column } { golf-row }: facedown
   *[other] Column { $column } { golf-row }: { $card }
}
golf-pile = pile
golf-discards = discard
golf-drawnCard = drawn
golf-over = Match over
golf-result = Result
golf-said-deal = { $next ->
    [none] Dealt.
   *[other] Dealt. { $next } starts.
}
golf-said-turn = { $how ->
    [throws] { $name } throws away { $card }.
    [draws] { $name } draws { $card }.
   *[takes] { $name } takes { $card }.
}
golf-said-turnAndNext = { $turn } { $next } is next.
golf-said-clear = { $name } clears column { $column }.
golf-said-call = { $name } has said UNO.
golf-said-catch = { $name } is caught and places a new column.
golf-said-reveal = { $name }’s cards are turned up.
golf-said-resync = { $next ->
    [none] Back on track: { $top } on top.
   *[other] Back on track: { $top } on top. { $next } is to play.
}

## invite

invite-title = Invite
invite-onlyKeeper = Who keeps the score lets others in. Ask there.
invite-forWhom = Whom does it let in?
invite-as-table = To play or watch
invite-as-keeper = To keep the score
invite-scan = The link as a code to scan
invite-how-table = Scan it with the camera, tap your name, and you are in.
invite-how-keeper = Lets in one phone that may enter everything, within ten minutes.
invite-onlyHere = Other phones cannot open this address. Start Referee with HOST=0.0.0.0, and open the address that it prints.
invite-link = Link
invite-copy = Copy
invite-isCopied = Copied
invite-copied = The link is copied.
invite-selected = The link is selected: copy it.
invite-anew = Make a new link
invite-close = Close the door: no link or code lets anybody in
invite-code = Code to read out
invite-readOut = Or read it out, to be typed under Join with a code. It lets in one phone; the next gets a new one:
invite-knocks = { $watches ->
    [true] { $name } asks to watch.
   *[false] { $name } asks to join. Who is it?
}
invite-answer = Answer
invite-isSeat = { $name }
invite-watches = Only watches
invite-refuse = Not now
invite-in = Who is in
invite-phone-keeper = { $name ->
    [none] Scorekeeper
   *[other] Scorekeeper, { $name }
}
invite-phone-watcher = Somebody who watches
invite-thisOne = this phone
invite-sendAway = Send away
invite-sendAwayName = Send away: { $name }
invite-sendAwayTitle = { $name }: send this phone away?
invite-sendAwayMore = It will not come along to a rematch either. With a link or a code it could come back to this match, unless you close the invitations.
invite-sendsAway = Send this phone away
invite-sendsAwayAndCloses = Send it away and close the invitations
invite-stays = Let it stay
invite-said-admitted = { $name } is let in.
invite-said-refused = { $name } is not let in.
invite-said-sentAway = { $closes ->
    [true] { $name } is out and comes along to no rematch, and no link or code lets anybody in now.
   *[false] { $name } is out and comes along to no rematch; links and codes still let phones in.
}
invite-said-closed = No link or code lets anybody in now.

## join

join-title = Join with a code
join-who = Who are you?
join-keeps = Keep the score
join-looking = Asking at the door…
join-again = Try again
join-withCode = Join with a code
join-taken = { $name } (has a phone)
join-watch = I only watch
join-onlyKeep = I keep the score
join-alsoPlay = Or do you play as well? Tap your name.
join-code = Code
join-codeHint = The scorekeeper reads it out, from Invite.
join-name = Your name
join-onlyWatch = I only want to watch
join-whoAsks = Type your name, so that the scorekeeper knows who asks.
join-knock = Ask to join
join-waiting = { $name }, you have asked to join.
join-waitingHow = The scorekeeper sees it on Invite and lets you in. Leave this open.
join-giveUp = Go away again
join-refused = The scorekeeper does not let you in now.

## player

player-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
player-you = You are { $name }
player-watching = You watch
player-turn = { $isYou ->
    [true] Your turn!
   *[false] { $name } plays
}
player-yourTurn = Your turn.
player-lay = Play a card
player-drew = { $owed ->
    [none] I drew
    [0] I drew
   *[other] I drew { $owed }
}
player-haveDrawn = I have drawn { $cards }
player-keepsIt = I keep it
player-laysIt = I play it
player-drawsOn = One more
player-on = on { $color }
player-counting = The hands are counted
player-cards = { $cards ->
    [none] ? cards
    [one] 1 card
   *[other] { $cards } cards
}
player-uno = UNO!
player-caught = Caught!
player-caughtName = Caught! { $name }
player-swap = Swap with
player-swapWith = Swap hands with { $name }
player-locked = Wait
player-sent = Told.
player-counts = It counts.
player-hasDrawn = You have drawn. Play goes on.
player-caughtYou-uno = Draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
player-caughtYou-golf = Place a new column.
player-saidIt = { $isWord ->
    [true] Did you say it? Then tap UNO! now.
   *[false] Did you say it? Tell the scorekeeper.
}
player-unheard = Nobody heard it: no answer. Say it aloud.
player-onlyScores = No cards are shown before the deal, or where only points are entered.
player-gained = { $name } +{ $points }
player-lastRound = Round { $round } is over: { SERIES($gained) }.
player-challenge = Challenge +4
player-count = Count my hand
player-countAgain = { $points } told, change it
player-told = You have told { $points ->
    [one] 1 point
   *[other] { $points } points
} for round { $round }.
player-held = { $color ->
    [none] Yes
   *[other] Yes, { $color }
}
player-heldNot = { $color ->
    [none] No
   *[other] No { $color }
}

## lay

lay-title = Tap your card
lay-on = { $color ->
    [none] It goes on { $card }.
   *[other] It goes on { $card }. The color is { $color }.
}
lay-cards = Cards
lay-color = Which color?
lay-other = Other card
lay-uno = …and I say UNO!

## hall

hall-leads = leads
hall-gained = last round +{ $points }

## hand

hand-title = What is left?
hand-of = { $name }’s hand
hand-tally = { $held ->
    [none] { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    [one] { $cards } of your 1 card
   *[other] { $cards } of your { $held } cards
}
hand-tooMany = { $cards } are too many: you hold { $held }
hand-together = All points together
hand-zeros = Cards that count 0 need no tap.
hand-oneName = one sum: enter all points together
hand-cardsName = cards: enter every card
hand-save = That is all: { $points }
hand-told = Told: { $points ->
    [one] 1 point
   *[other] { $points } points
}.

## device

device-now = Right now
device-stands-saved = Everything you entered is with the referee.
device-stands-waiting = What you entered is on its way to the referee.
device-stands-offline = This phone has no network. Go on: what you enter is kept here and sent when there is one. What others enter, rulings and invitations have to wait.
device-stands-late = The referee does not answer. Go on: what you enter is kept here and sent by itself. What others enter, rulings and invitations have to wait.
device-stands-asked = What you entered waits for an answer from you: it is asked at the top of the match.
device-stands-ended = This phone is no longer in that match, so nothing is sent.
device-cards = On the cards
device-signs-no = Shapes ● ■ ▲ ★
device-signs-yes = Letters R B G Y
device-haptics = A tick at every tap
device-sound = Sounds
device-rests = Table view by itself, when nobody touches the scorepad
device-onOff-no = Off
device-onOff-yes = On
device-works = What works here
device-yes = yes
device-no = no
device-can-keeps = Keeps what you enter when the page is closed
device-can-offline = Opens without a network
device-can-installed = Is installed as an app
device-can-awake = Stays on at the table
device-can-share = Shares with other apps
device-can-haptics = Ticks when you tap
device-insecure = Some of it needs an address that begins with https. Everything else works here as well.
device-matches = Matches on this phone
device-match = { $game ->
    [golf] UNO Golf: { $names }
   *[uno] UNO: { $names }
}
device-ask = { $role ->
    [keeper] Forget it? If no other phone keeps the score, nobody can go on.
   *[other] Forget it? To come back, join again.
}
device-forget = Forget
device-forgetName = Forget: { $names }
device-forgetIt = Yes, forget it
device-keepIt = Keep it
device-forgotten = This phone has forgotten it.

## board

board-nothing = No round is over yet.
board-chart = Totals by round: { SERIES($standings) }. The table below has the rounds in numbers.
board-caption = Rounds: the total, and what the round gave
board-card = Points of every round. A ring marks the best.
board-playerHead = Player
board-sumHead = Sum
board-roundHead = Round
board-totalHead = Total
board-startHead = Start
board-away = –
board-left = left
board-best = , best
board-gained = +{ $points }
board-change = { $round }, change this round
board-facts-biggest-title = Biggest round
board-facts-biggest-about = { LIST($names) }, round { $round }
board-facts-fewest-title = Best round
board-facts-fewest-about = { LIST($names) }, round { $round }
board-facts-cleared-title = Most columns cleared
board-facts-cleared-about = { LIST($names) }
board-facts-caught-title = Caught most
board-facts-caught-about = { LIST($names) } forgot UNO
board-facts-detective-title = Best detective
board-facts-detective-about = { LIST($names) }: right challenges
board-facts-drawn-title = Most cards drawn
board-facts-drawn-about = { LIST($names) }
board-facts-lead-title = Longest in front
board-facts-lead-about = { LIST($names) }, rounds in a row
board-facts-won-title = Most rounds won
board-facts-won-about = { LIST($names) }

## ask

ask-title = Ask the referee
ask-field = In your own words
ask-clear = Clear
ask-which = Which of these do you mean?
ask-none = None of these
ask-unknown = I don’t know this one.
ask-again = Ask again
ask-notMine = That was not my question
ask-near = Near it
ask-loading = Asking the referee…
ask-offline = The referee does not answer. This is what the phone knows.
ask-notKept = The referee does not answer, and this phone has not seen this answer yet.
ask-nearest = Just now people ask
ask-more = More questions
ask-here = As your match stands now.
ask-yourRules = By the rules of your match.
ask-houseRule = By your own house rule.
ask-standard = By the standard rules.
ask-byLast = By the rules of your last game.
ask-named = By the rules that you named.
ask-chosen = By rules chosen just for asking.
ask-shared = By the rules of the person who sent this link.
ask-unreadable = The rules in this link cannot be read.
ask-link = A link to this answer
ask-share = Share
ask-picture = Save a picture
ask-aloud = Read aloud
ask-print = Print
ask-rule = Rule: { $article }
ask-forChildren = For children:
ask-why = Why
ask-example = For example
ask-people = { LIST($names) } sit in this order.
ask-otherwise = At other tables
ask-under = { COUNT($houseRules) ->
    [0] { $differences ->
        [0] By the standard rules:
       *[other] At some tables:
    }
   *[other] With the house rule { LIST($houseRules) }:
}
ask-sources = Who says so
ask-tell = Tell the referee:
ask-told = It is told.

## history

history-title = History
history-how = Tap what was not so
history-loading = Fetching what was told…
history-wouldBeRefused = The referee refuses: { $sentence }
history-missing = The referee does not answer. The history is on the server.
history-round = Round { $round }, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}
history-ofRound = Entries of round { $round }, newest first
history-allow = Let it count
history-allowEntry = Let it count: entry { $number }
history-redo = Redo
history-redone = It counts again.
history-takenOut = did not happen, by entry { $by }
history-changeEntry = Change entry { $number }
history-changed = Changed.
history-asking = What would follow?
history-plan = If you change it
history-later-title = What came after it
history-later-ways-keep = Stays
history-later-ways-fitting = Stays where it fits
history-later-ways-drop = Is taken out
history-send = Change it
history-totals = Then it stands: { LIST($standings) }.
history-goesOn = Then nobody has won yet.
history-cannotTell = The referee does not answer, so nobody can tell yet what follows.
history-refused = refused: { $sentence }
history-contested = contested
history-superseded-takenBack = undone by entry { $by }
history-superseded-dropped = dropped by entry { $by }
history-superseded-fallen = can no longer be, after entry { $by }
history-superseded-corrected = changed by entry { $by }
history-superseded-stays = stays by agreement of the table, after entry { $by }
history-superseded-judgedAgain = judged again after entry { $by }
history-outcome-unchallenged = nobody challenged it
history-outcome-provedLawful = entry { $entry } proved that it was right
history-outcome-provedUnlawful = entry { $entry } proved that it was wrong
history-outcome-saidToBeLawful = by entry { $entry } it was right: one person’s word
history-outcome-saidToBeUnlawful = by entry { $entry } it was wrong: one person’s word
history-outcome-contested = entry { $entry } left it contested
history-outcome-decidedToBeLawful = in entry { $entry } the table decided that it was right
history-outcome-decidedToBeUnlawful = in entry { $entry } the table decided that it was wrong
history-color = → { $shape } { $color }{ " " }
history-claims-open = The match begins.
history-claims-roundOver = Round over: { $gained }
history-claims-roundChanged = Round { $round } changed: { $gained }
history-claims-gained = { $name } +{ $points }
history-claims-left = { $name } { $left }
history-claims-points = has { $points } left in round { $round }
history-claims-takeBack = Undone, back to entry { $entry }
history-claims-correct = Entry { $entry } is changed
history-claims-allow = Entry { $entry } stays on the table
history-claims-rename = is the new name
history-claims-decide = Entry { $entry } is settled: { $name } was right
history-claims-join = { $points ->
    [none] comes back
   *[other] comes back with { $points }
}
history-claims-opening = { $rounds ->
    [0] On paper: { SERIES($totals) }
    [one] On paper, 1 round: { SERIES($totals) }
   *[other] On paper, { $rounds } rounds: { SERIES($totals) }
}
history-claims-recount = { $cards ->
    [one] has 1 card, counted anew
   *[other] has { $cards } cards, counted anew
}
history-claims-recountPile = { $cards ->
    [one] The pile has 1 card
   *[other] The pile has { $cards } cards
}
history-claims-deal = turned up to begin
history-claims-drawn = drawn
history-claims-notDrawn = not the card drawn
history-claims-uno = UNO!
history-claims-draw = { $cards ->
    [none] draws
   *[other] draws { $cards }
}
history-claims-drawPass = draws, passes
history-claims-catch = { $caught ->
    [none] is caught: UNO was not said
   *[other] catches { $caught }: UNO was not said
}
history-claims-challenge = { $held ->
    [none] challenges
    [true] challenges: the color was there
   *[false] challenges: the color was not there
}
history-claims-showHand = { $held ->
    [true] shows the hand: the color was there
   *[false] shows the hand: the color was not there
}
history-claims-swap = swaps hands with { $name }
history-claims-playEqual = at once
history-claims-discarded = discarded
history-claims-discardsNothing = discards nothing
history-claims-hint = gave a hint
history-claims-count = counts the hand: { $left }
history-claims-placed = { $from ->
    [pile] drawn, to column { $column } { golf-row }
   *[discards] from the discards, to column { $column } { golf-row }
}
history-claims-thrown = thrown, column { $column } { golf-row } is turned up
history-claims-clear = clears column { $column }
history-claims-reveal = turned up
history-claims-resync = We lost track, and go on from here.
history-claims-reshuffle = The pile is shuffled.

## change

change-title = What really happened?
change-who = Who was it?
change-dealer = Who dealt?
change-drew = Drew, passed
change-held = Yes, the color was there
change-heldNot = No, it was not there
change-nothing = It did not happen

## table

table-title = Table view
table-asks-winner-hint = tap who went out
table-asks-winner-of = { $told ->
    [none] { $name } { $score }. Tap when { $name } went out
   *[other] { $name } { $score }, { $told }. Tap when { $name } went out
}
table-asks-each-hint = tap to enter points
table-asks-each-of = { $told ->
    [none] { $name } { $score }. Tap to enter the points of all
   *[other] { $name } { $score }, { $told }. Tap to enter the points of all
}
table-back = Back to the match
table-turn = plays
table-deals = deals
table-starts = starts
table-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## look

look-title = View a match
look-give = Make a read-only link
look-match = Anybody who has this link sees this match, and can change nothing.
look-group = Anybody who has this link sees these evenings as they go on, and can change nothing.
look-good = Read-only links
look-since = Made on { $at }
look-end = Turn it off
look-endNamed = Turn it off: { $told }
look-ended = That link is turned off.

## share

share-title = Share the result
share-result = The result, to be shared
share-text = { $result } { $game ->
    [golf] UNO Golf
   *[uno] UNO
}, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}.
share-picture = The picture that is sent: { $text }
share-wins = { COUNT($names) ->
    [0] So far
    [one] { LIST($names) } wins!
   *[other] { LIST($names) } win!
}
share-game = { $game ->
    [golf] UNO Golf
   *[uno] UNO
}
share-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
share-fileName = { $game }-result.{ $kind }
share-send = Send the picture
share-savePicture = Save the picture
share-isSaved = Saved
share-copy = Copy the text
share-isCopied = Copied
share-copied = Copied.
share-copyYourself = It is marked: copy it as you usually do.
share-files = Save as a file
share-saved = Saved.
share-kinds-csv = Table (CSV)
share-kinds-xlsx = Spreadsheet (XLSX)
share-kinds-ndjson = Everything, for another Referee (NDJSON)
share-toRead = To read (text)
share-print = Print the score sheet
share-bgStats = Open in BG Stats
share-us = Referee

## evenings

evenings-what = A group keeps together what the same people play over many evenings.
evenings-open = New group
evenings-name = Name of the group
evenings-start = Start the group
evenings-match = Play tonight
evenings-loading = Asking the referee…
evenings-nothing = Nothing played yet.
evenings-onThisPhone = Played on this phone
evenings-bringMore = Add a match to this group. It is copied, and counts from now on.
evenings-brought = The match is part of the group now.
evenings-last = { $matches ->
    [one] The last 1 match
   *[other] The last { $matches } matches
}
evenings-since = { $matches ->
    [one] 1 match since { $month }
   *[other] { $matches } matches since { $month }
}
evenings-at = { $game ->
    [golf] UNO Golf
   *[uno] UNO
}
evenings-won = { $won } of { $played ->
    [one] 1 match
   *[other] { $played } matches
} won
evenings-inARow = { $wins } in a row
evenings-others = { $people } more
evenings-byEvening = Who won, evening by evening
evenings-names = { LIST($names) }
evenings-wonBy = Won by { $names }
evenings-headToHead = Head to head
evenings-compare = { $place ->
    [one] Compare whom?
   *[other] With whom?
}
evenings-notMet = { $name } and { $other } have not met yet.
evenings-level = { $both ->
    [one] { $name } and { $other } are level after 1 match.
   *[other] { $name } and { $other } are level after { $both } matches.
}
evenings-ahead = { $both ->
    [one] { $name } was ahead of { $other } in { $times } of 1 match.
   *[other] { $name } was ahead of { $other } in { $times } of { $both } matches.
}
evenings-played = Matches
evenings-of = { $over ->
    [true] { $game ->
        [golf] UNO Golf
       *[uno] UNO
    }, { $day }
   *[false] { $game ->
        [golf] UNO Golf
       *[uno] UNO
    }, { $day }, not over
}
evenings-standings = Standings at { $game ->
    [golf] UNO Golf
   *[uno] UNO
}
evenings-heads-player = Player
evenings-heads-won = Won
evenings-heads-played = Played
evenings-heads-roundsWon = Rounds won
evenings-heads-points = Points
evenings-files-historyCsv = History (CSV)
evenings-files-historyXlsx = History (XLSX)
evenings-files-standingsCsv = Standings (CSV)
evenings-files-standingsXlsx = Standings (XLSX)
