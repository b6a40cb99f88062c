### What Ask answers: about a match as it stands, and around the answers to questions about the rules.

## Around every answer

ask-yes = Yes. { $line }
ask-no = No. { $line }
# Somebody makes a claim, and the question is whether it is right: "my dad says that I have to draw".
ask-claim-right = Yes, that is right. { $line }
ask-claim-wrong = No, that is wrong. { $line }
# The question is whether the claim is wrong: yes, it is, or no, it is right.
ask-doubt-right = Yes, that is wrong. { $line }
ask-doubt-wrong = No, that is right. { $line }
ask-about-two = This question is about a game of two players.
ask-cannot-come-up = That cannot come up by these rules.
# A fault of the rules, which has a message of its own.
ask-fault-of-rules = { $fault }

## The result of a search

ask-which-is-meant = Which of these do you mean?
ask-no-good-result = The referee has no answer to that question. These questions come closest.
ask-no-result = No question matches that.
ask-near-question = This answers a question near yours: { $question }
ask-rules-clash = The house rules that you named cannot be played: { $why } This is the answer without them.
ask-unknown-rule = The referee does not know the house rule “{ $words }”. This is the answer without it.

## Amounts that are worked out

# $sum has two or more parts. $face is the name of a card, and $each is what one such card counts.
ask-amount-points = { $total ->
    [one] { $total } point: { $sum }.
   *[other] { $total } points: { $sum }.
}
ask-amount-points-one = { $total ->
    [one] { $total } point for { FACE($face, article: "a") }.
   *[other] { $total } points for { FACE($face, article: "a") }.
}
ask-amount-points-alike = { $count ->
    [0] 0 points.
   *[other] { $total } points: { $each } for each of { WORDS($count) } { FACE($face) }s.
}
ask-amount-points-times = { $total } points: the cards count { $points }, times { $times }.
ask-amount-cards = { $total } cards: { $sum }.
ask-amount-cards-one = { $total } cards for { FACE($face, article: "a") }.
ask-amount-cards-alike = { $count ->
    [0] 0 cards.
   *[other] { $total } cards: { $each } for each of { WORDS($count) } { FACE($face) }s.
}
# One part of $sum, such as "40 for two Skips".
ask-amount-part = { $count ->
    [0] { $number } for no { FACE($face) }
    [one] { $number } for the { FACE($face) }
   *[other] { $number } for { WORDS($count) } { FACE($face) }s
}
# A $sum of many parts: 7 + 20 + 50.
ask-amount-plus = { $first } + { $more }
ask-amount-number = { $number }
ask-amount-not-stacked = By these rules, nobody may stack { FACE($played, article: "a") } on { FACE($on, article: "a") }.
ask-amount-pile = { $left } cards: { $deck } in the deck, minus { $dealt } dealt and { $up } turned up.
ask-amount-dealt = { $total } cards: { $each } for each of { $players } players.
ask-amount-copies-of-face = { $number ->
    [0] The deck has no { FACE($face) }.
    [one] The deck has one { FACE($face) }.
   *[other] The deck has { WORDS($number) } { FACE($face) }s.
}
ask-amount-copies-of-card = { $number ->
    [0] The deck has no { CARD($card) }.
    [one] The deck has one { CARD($card) }.
   *[other] The deck has { WORDS($number) } { CARD($card) }s.
}
ask-amount-cards-of-color = The deck has { $number } { COLOR($color) } cards.
ask-amount-golf-cleared = 0 points: the column matches, so it is cleared before you count.
ask-amount-golf-if-colors-differ = If they have the same color, the column is cleared and counts 0.
ask-amount-golf-if-no-column-matches = A column that matches is cleared first and counts 0.
ask-amount-golf-ignored-cards = Take away one for each action card turned up first.

## A text that is about another game, or in another language

# The name of a game, such as UNO Flip.
ask-name-of-game = { $game }
ask-other-game = This is about { $game }. I only know UNO and UNO Golf.
ask-other-language = This is in { $language }. I only read English.
ask-language-de = German
ask-language-fr = French
ask-language-es = Spanish
ask-language-it = Italian
ask-language-pt = Portuguese
ask-language-nl = Dutch
# A language that has no name here.
ask-language-other = another language

## The turn, and what is open between rounds

ask-turn = It is { OF($who) } turn.
ask-turn-owes = { $who } has to draw cards first.
ask-turn-of-nobody = It is nobody's turn.
ask-ended-the-round = { $who } has ended the round.
ask-no-round = No round is being played now.
ask-starts-next-round = { $who } starts the next round.
ask-match-over = The match is over.

## The cards and the direction of play

ask-color = { START($color) } counts: { CARD($card, article: "the") } lies on top.
ask-color-not-named = The color has still to be named.
ask-top = { CARD($card, article: "The") } lies on top.
ask-clockwise = Play goes clockwise, to the left.
ask-counterclockwise = Play goes counterclockwise, to the right.
ask-played = { $who } played { CARD($card, article: "the") }.
ask-nobody-played = Nobody has played such a card in this round, as far as the referee knows.

## How many cards somebody has: $cards is one of the first two messages

ask-cards-uno = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
ask-cards-golf = { $number ->
    [one] { $number } facedown card
   *[other] { $number } facedown cards
}
ask-cards-of-each = { $each }.
ask-cards-of = { $who } has { $cards }
ask-cards-of-not-told = { $who } has an unknown number of cards
ask-cards-not-told = The referee does not know how many cards the players have.
ask-who-has-cards = { COUNT($seats) ->
    [one] { $seats } has { $cards }.
   *[other] { $seats } have { $cards }.
}
ask-nobody-has-cards = Nobody has { $cards }, as far as the referee knows.

## Who has to draw, and who got cards

ask-has-to-draw = { $who } has to draw { $cards }.
ask-has-to-draw-for-card = { $who } has to draw { $cards } for { CARD($card, article: "the") } that { $by } played.
ask-has-not-to-draw = { $who } does not have to draw any cards now.
ask-nobody-has-to-draw = Nobody has to draw any cards now.
ask-got-cards = { $who } got cards.
ask-got-cards-for-card = { $who } got cards for { CARD($card, article: "the") } that { $by } played.
ask-has-not-drawn = { $who } has not drawn any cards lately, as far as the referee knows.
ask-nobody-has-drawn = Nobody has drawn any cards lately, as far as the referee knows.

## Calls of UNO, and what somebody may do

ask-has-called = { $who } has said UNO in this round.
ask-has-not-called = { $who } has not said UNO in this round, as far as the referee knows.
ask-nobody-has-called = Nobody has said UNO in this round, as far as the referee knows.
ask-can = Yes, { $who } can.

## Points, places and rounds

ask-no-points = Nobody has any points yet.
ask-leads = { COUNT($ahead) ->
    [one] { $ahead } leads: { $points }.
   *[other] { $ahead } lead: { $points }.
}
ask-has-won = { COUNT($ahead) ->
    [one] { $ahead } has won: { $points }.
   *[other] { $ahead } have won: { $points }.
}
# One of $points.
ask-has-total = { $who } has { $total }
ask-left-with = { $who } left with { $total }.
ask-points-of = { $total ->
    [one] { $who } has { $total } point.
   *[other] { $who } has { $total } points.
}
ask-last-place = { COUNT($seats) ->
    [one] { $seats } is last with { $total } points.
   *[other] { $seats } are last with { $total } points.
}
ask-goal-uno = You play to { $target } points.
ask-goal-golf = You play { $target } rounds. The fewest points win.
ask-needs-more = { $missing ->
    [one] { $who } needs { $missing } more point.
   *[other] { $who } needs { $missing } more points.
}
ask-round = This is round { $round }.
ask-no-round-scored = No round is being played now. { $rounds ->
    [one] { $rounds } round has been scored.
   *[other] { $rounds } rounds have been scored.
}
ask-points-of-round = Round { $round }: { $each }.
# One of $each.
ask-got-points = { $who } got { $points }
ask-round-not-scored = That round has not been scored.
ask-rounds-played = { $played ->
    [one] { $played } round has been scored.
   *[other] { $played } rounds have been scored.
}
ask-rounds-played-of = { $played } of { $target } rounds have been scored.
ask-deals-this-round = { $who } deals this round.
ask-deals-next-round = { $who } deals the next round.

## The rules of the match

ask-plays-without-house-rules = You play without house rules.
ask-plays-house-rules = You play with these house rules: { $rules }.
ask-plays-with = You play with the rule “{ $rule }”.
ask-plays-without = You play without the rule “{ $rule }”.

## Rules that a question names: $rules are the names in the next sections

ask-with-rules = With { $rules }
ask-answer-with-rules = With { $rules }: { $line }

## What an answer calls a house rule that a question names, and that is not played

named-rule-not-played = no { $rule }

## What an answer calls the rules of UNO that a question names

named-rule-uno-progressive-stacking = progressive stacking
named-rule-uno-stacking-everything = stacking everything
named-rule-uno-only-draw-fours-on-draw-fours = Draw Fours on Draw Fours only
named-rule-uno-stacking-draw-fours = stacking Draw Fours
named-rule-uno-a-wild-draw-four-on-a-draw-two = a Wild Draw Four on a Draw Two
named-rule-uno-a-draw-two-on-a-wild-draw-four = a Draw Two on a Wild Draw Four
named-rule-uno-stacking = stacking
named-rule-uno-jump-in = jump-in
named-rule-uno-a-swap-that-is-a-must = seven-zero and a swap that is a must
named-rule-uno-seven-zero = seven-zero
named-rule-uno-drawing-until-a-card-fits-that-may-be-kept = drawing until a card fits, which you may keep
named-rule-uno-draw-until-you-can-play = drawing until you can play
named-rule-uno-a-drawn-card-that-has-to-be-played = a drawn card that has to be played
named-rule-uno-force-play = force play
named-rule-uno-silent-uno = silent UNO
named-rule-uno-no-uno-calls = no UNO calls
named-rule-uno-reminders-to-call-uno = reminders to call UNO
named-rule-uno-the-69-rule = the 69 rule
named-rule-uno-several-equal-cards-at-once = several equal cards at once
named-rule-uno-a-named-color-that-you-hold = a named color that you hold
named-rule-uno-no-finish-on-an-action-card = no finish on an action card
named-rule-uno-no-bluffing = no bluffing
named-rule-uno-cards-for-a-wrong-card = { $number ->
        [0] no cards
        [one] one card
       *[other] { WORDS($number) } cards
    } for a wrong card
named-rule-uno-a-fine-for-a-wrong-card = penalty cards for a wrong card
named-rule-uno-cards-for-a-wrong-call = { $number ->
        [0] no cards
        [one] one card
       *[other] { WORDS($number) } cards
    } for a wrong call
named-rule-uno-a-fine-for-a-wrong-call = penalty cards for a wrong call
named-rule-uno-cards-for-a-wrong-catch = { $number ->
        [0] no cards
        [one] one card
       *[other] { WORDS($number) } cards
    } for a wrong catch
named-rule-uno-a-fine-for-a-false-accusation = penalty cards for a wrong catch
named-rule-uno-cards-for-a-hint = { $number ->
        [0] no cards
        [one] one card
       *[other] { WORDS($number) } cards
    } for a hint
named-rule-uno-a-fine-for-hints = penalty cards for hints
named-rule-uno-double-score = double score
named-rule-uno-a-limit-of-25-cards = a limit of 25 cards
named-rule-uno-a-limit-of-cards = a limit of { $number } cards
named-rule-uno-skip-bounce = skip bounce
named-rule-uno-reverse-bounce = reverse bounce
named-rule-uno-wild-swap-hands = Wild Swap Hands
named-rule-uno-blank-wild-cards = blank wild cards
named-rule-uno-112-cards = 112 cards
named-rule-uno-108-cards = 108 cards
named-rule-uno-partners = partners
named-rule-uno-two-teams = two teams
named-rule-uno-lowest-points-win = the fewest points as the goal
named-rule-uno-challenge-uno = Challenge UNO
named-rule-uno-no-points = no points
named-rule-uno-cards-for-a-missed-uno = { $number ->
        [0] no cards
        [one] one card
       *[other] { WORDS($number) } cards
    } for a missed UNO
named-rule-uno-cards-of-a-hand = hands of { $number ->
        [0] no cards
        [one] one card
       *[other] { WORDS($number) } cards
    }
named-rule-uno-a-number-as-the-first-card = a number as the first card
named-rule-uno-a-reverse-that-does-nothing-between-two = a Reverse that does nothing between two players
named-rule-uno-challenges-by-anybody = challenges by anybody
named-rule-uno-the-winner-as-the-next-dealer = the winner as the next dealer
named-rule-uno-the-loser-as-the-next-dealer = the loser as the next dealer
named-rule-uno-a-wild-draw-four-only-if-nothing-else-fits = a Wild Draw Four only if nothing else fits
named-rule-uno-a-target-of-points = a target of { $number } points

## What an answer calls the rules of UNO Golf that a question names

named-rule-golf-a-target-of-rounds = { $number ->
    [one] one round
   *[other] { $number } rounds
}
named-rule-golf-matching-symbols = matching symbols
named-rule-golf-reminders-of-uno = reminders to call UNO
named-rule-golf-no-picked-up-action-cards = no action cards from the discards
named-rule-golf-a-limit-of-picked-up-action-cards = a limit of action cards from the discards
named-rule-golf-clearing-at-any-time = clearing at any time
named-rule-golf-last-turns = one last turn for the others
named-rule-golf-a-closing-action-card = an action card that works at the end of a round
named-rule-golf-reverse-as-skip = Reverse as Skip
named-rule-golf-columns-on-the-left = new columns on the left
named-rule-golf-new-columns-on-the-right = new columns on the right
named-rule-golf-two-cards-turned-up = two cards turned up
named-rule-golf-the-player-to-the-dealers-left-as-the-starter = the player to the dealer's left as the starter
named-rule-golf-116-cards = 116 cards
