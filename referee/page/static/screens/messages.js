// A text or a function for each message. Written by `make messages` of languages/en/page/screens.ftl: edit that.

/** @import { Told } from "../ui/grammar.js" */

import { form, list, series } from "../ui/messages.js";

export const messages = {
  notices: "Needs your attention",
  keepsNothing: "This phone keeps nothing new: leave this page open until all is saved.",
  ended: {
    gone: "This match is no longer on the server. What you see is what this phone remembers.",
    revoked: "This phone may no longer look at this match. Ask the scorekeeper to let it in again.",
    /** @type {(facts: { waiting: number }) => string} */
    lost: ({ waiting }) => (form(waiting) === "one" ? "1 entry" : `${waiting} entries`) + " never arrived.",
    forget: "Forget it on this phone",
  },
  contest: {
    story: {
      /** @type {(facts: { name: string, other: string | null | undefined }) => string} */
      call: ({ name, other }) => (other == null ? `Somebody caught ${name}. ${name} says UNO was in time. Who was right?` : `${other} caught ${name}. ${name} says UNO was in time. Who was right?`),
      /** @type {(facts: { name: string, other: string | null | undefined }) => string} */
      late: ({ name, other }) => (other == null ? `Somebody caught ${name} just as play went on. Was it in time?` : `${other} caught ${name} just as play went on. Was it in time?`),
      /** @type {(facts: { name: string, other: string | null | undefined }) => string} */
      hand: ({ name, other }) => (other == null ? `Somebody says that ${name} should not have laid the +4. ${name} says it was right. Who was right?` : `${other} says that ${name} should not have laid the +4. ${name} says it was right. Who was right?`),
    },
    says: {
      call: {
        seat: "“I said UNO!”",
        other: "“I caught you!”",
      },
      late: {
        seat: "“Too late!”",
        other: "“I caught you!”",
      },
      hand: {
        seat: "“It was right!”",
        other: "“You had that color!”",
      },
    },
    elseSafe: {
      /** @type {(facts: { name: string }) => string} */
      call: ({ name }) => `The table decides. Can’t agree? Then ${name} is safe.`,
      /** @type {(facts: { name: string }) => string} */
      late: ({ name }) => `The table decides. Can’t agree? Then ${name} is safe.`,
      hand: "The table decides. Can’t agree? Then it is as if nobody had challenged.",
    },
    /** @type {(facts: { cards: number, name: string }) => string} */
    draws: ({ cards, name }) => `${name} draws ${cards}.`,
    /** @type {(facts: { cards: number, name: string }) => string} */
    putsBack: ({ cards, name }) => `${name} puts ${cards} back.`,
    nothing: {
      uno: "Nobody draws.",
      golf: "All stays as it is.",
    },
    table: "The table",
    /** @type {(facts: { name: string | null | undefined }) => string} */
    giveIn: ({ name }) => (name == null ? "Give in: I was wrong" : `Give in: ${name} was right`),
    notForYourself: "You can only give in. Play on: somebody else decides.",
    /** @type {(facts: { name: string }) => string} */
    decided: ({ name }) => `${name} was right.`,
    later: "Decide later",
    putOff: "It is decided later.",
  },
  caught: {
    saidAfterAll: "UNO was said",
    /** @type {(facts: { name: string }) => string} */
    wasSaid: ({ name }) => `UNO was said: ${name} is not caught`,
  },
  trouble: {
    /** @type {(facts: { name: string }) => string} */
    takesBack: ({ name }) => `${name} takes it back.`,
    /** @type {(facts: { name: string }) => string} */
    fineBack: ({ name }) => `All right, ${name} takes it back`,
    /** @type {(facts: { name: string }) => string} */
    keeps: ({ name }) => `${name} keeps it.`,
    /** @type {(facts: { name: string }) => string} */
    fineKeeps: ({ name }) => `All right, ${name} keeps it`,
    why: "Why?",
    reading: "Asking the referee…",
    said: {
      stays: "It stays on the table.",
      left: "It does not count.",
    },
    /** @type {(facts: { name: string, sentence: string }) => string} */
    now: ({ name, sentence }) => `${name}: ${sentence}`,
    allow: "It stays on the table",
    /** @type {(facts: { key: string }) => string} */
    allowSum: ({ key }) => `“${key}”: it counts as you said it, though the referee cannot make that sum.`,
    fine: "All right, it does not count",
    /** @type {(facts: { waits: number }) => string} */
    goOn: ({ waits }) => `Leave it, send the other ${waits}`,
    /** @type {(facts: { waits: number }) => string} */
    drop: ({ waits }) => (waits === 0 ? "Drop it" : "Drop " + (form(waits) === "one" ? "1 entry" : `${waits} entries`)),
    /** @type {(facts: { own: string, told: readonly Told[] }) => string} */
    stale: ({ own, told }) => `Somebody else entered something first: ${series(told)}. Not entered yet: ${own}. Is that still right?`,
    somethingElse: "an entry of another kind",
    enterAnyway: "Enter mine too",
    /** @type {(facts: { own: readonly Told[], taken: string }) => string} */
    sameRound: ({ own, taken }) => `Somebody else entered something first: ${taken}. Not entered yet: ${series(own)}. Is that the same round?`,
    /** @type {(facts: { gained: readonly Told[], round: number }) => string} */
    taken: ({ gained, round }) => `round ${round}, ${series(gained)}`,
    /** @type {(facts: { rounds: readonly Told[] }) => string} */
    replaceRounds: ({ rounds }) => `Yes, replace round ${list(rounds)}`,
    /** @type {(facts: { round: number }) => string} */
    anotherRound: ({ round }) => `No, it is round ${round}`,
    lateUndo: "Somebody else entered something first. To undo now would take that back as well: look at it, then undo.",
    /** @type {(facts: { detail: string }) => string} */
    stopped: ({ detail }) => `This was not taken. ${detail}`,
    retry: "Try again",
  },
  menu: {
    title: "This match",
    rename: "Rename",
    /** @type {(facts: { name: string }) => string} */
    renames: ({ name }) => `Rename ${name}`,
    /** @type {(facts: { name: string }) => string} */
    anotherFace: ({ name }) => `${name}: another face`,
    leaves: "Leaves",
    /** @type {(facts: { name: string }) => string} */
    leavesNow: ({ name }) => `${name} leaves`,
    /** @type {(facts: { name: string }) => string} */
    leavesMore: ({ name }) => `${name} keeps the points and can come back. The cards go under the pile.`,
    /** @type {(facts: { name: string }) => string} */
    stays: ({ name }) => `${name} stays`,
    gone: "Who has left",
    /** @type {(facts: { name: string }) => string} */
    back: ({ name }) => `${name} is back`,
    joins: "Somebody joins",
    joinsMore: "Sits down as the last one, and plays from the next deal.",
    newName: "Name",
    save: "Save",
    typeName: "Type a name",
    typeTotal: "Type a total",
    phones: "Other phones",
    rules: "Our rules",
    /** @type {(facts: { names: readonly Told[] }) => string} */
    rulesMore: ({ names }) => (names.length === 0 ? "As printed. Changes count from the next deal." : `${list(names)}. Changes count from the next deal.`),
    agreement: "What we agreed on",
    agreementMore: "To read aloud, line by line",
    nextDeal: "From the next deal",
    close: "Close",
    historyMore: "Every entry, and how to put it right",
    rounds: "Rounds and chart",
    table: "Table view",
    tableMore: "The phone lies in the middle",
    shareMore: "A picture, a text, or a table",
    paper: "Start from paper",
    paperMore: "Bring the totals that you have already",
    paperRounds: "How many rounds are on paper?",
    voids: "This round does not count",
    voidsNow: "Tap again: it does not count",
    voidsMore: "Deal it again. Undo brings it back.",
    finish: "Finish tonight",
    finishNow: "Tap again: the match is over",
    /** @type {(facts: { round: number }) => string} */
    finishWithout: ({ round }) => `Tap again: round ${round} does not count, and the match is over`,
    /** @type {(facts: { names: readonly Told[], total: number }) => string} */
    finishMore: ({ names, total }) => `${list(names)} ` + (form(names.length) === "one" ? "leads" : "lead") + ` with ${total}. Or go on another day: it waits here.`,
    /** @type {(facts: { day: string }) => string} */
    expires: ({ day }) => `If nobody opens this match before ${day}, it is erased on that day.`,
    said: {
      /** @type {(facts: { name: string, to: string }) => string} */
      renamed: ({ name, to }) => `${name} is called ${to} now.`,
      /** @type {(facts: { name: string }) => string} */
      joined: ({ name }) => `${name} sits down.`,
      /** @type {(facts: { name: string }) => string} */
      left: ({ name }) => `${name} leaves.`,
      /** @type {(facts: { name: string }) => string} */
      back: ({ name }) => `${name} is back.`,
      /** @type {(facts: { animal: string, name: string }) => string} */
      face: ({ animal, name }) => `${name} is the ${animal} now.`,
      voided: "This round does not count.",
      paper: "The totals from paper are entered.",
    },
  },
  rules: {
    /** @type {(facts: { number: number }) => string} */
    chosen: ({ number }) => (number === 0 ? "none" : `${number} on, the rest as printed`),
    printed: "None: as printed",
    more: "More rules: goal, fines and the rest",
    these: "These are our rules",
    preset: "Play by",
    target: {
      uno: "Points to win",
      golf: "Rounds",
      rounds: "Rounds to win",
    },
    everything: "Other questions",
    /** @type {(facts: { keys: readonly Told[] }) => string} */
    whoIs: ({ keys }) => (form(keys.length) === "one" ? `Who is ${list(keys)}?` : `Who are ${list(keys)}?`),
    /** @type {(facts: { key: string, what: string }) => string} */
    source: ({ key, what }) => `${key}: ${what}`,
    parameters: {
      stacking: {
        answers: {
          twoOnTwo: "2/2: a Draw Two on a Draw Two",
          fourOnFour: "4/4: a Wild Draw Four on a Wild Draw Four",
          fourOnTwo: "4/2: a Wild Draw Four on a Draw Two",
          twoOnFour: "2/4: a Draw Two on a Wild Draw Four",
          progressive: "Progressive: both 2/2 and 4/4",
        },
        challenge: {
          none: "No",
          top: "Yes, the one on top",
        },
      },
    },
  },
  referee: {
    scores: "Scores",
    /** @type {(facts: { direction: string }) => string} */
    seats: ({ direction }) => `Hands, in the order they sit, ${direction}`,
    /** @type {(facts: { color: string }) => string} */
    inForce: ({ color }) => `${color} is in force`,
    /** @type {(facts: { number: number }) => string} */
    owed: ({ number }) => `draws ${number}`,
    /** @type {(facts: { what: string }) => string} */
    recount: ({ what }) => `${what}: count this hand`,
    flags: {
      called: "UNO!",
      caught: "Caught!",
    },
    flagged: {
      called: "said UNO",
      caught: "is caught",
    },
    /** @type {(facts: { name: string }) => string} */
    held: ({ name }) => `How many cards has ${name}?`,
    /** @type {(facts: { most: number }) => string} */
    heldMore: ({ most }) => `More than ${most}`,
    /** @type {(facts: { cards: number | null | undefined }) => string} */
    hand: ({ cards }) => (cards == null ? "? cards" : form(cards) === "one" ? "1 card" : `${cards} cards`),
    /** @type {(facts: { direction: number }) => string} */
    direction: ({ direction }) => (direction === 1 ? "clockwise" : "counterclockwise"),
    says: "The referee",
    /** @type {(facts: { color: string | null | undefined, name: string }) => string} */
    turn: ({ color, name }) => (color == null ? `${name} is next.` : `${name} plays, on ${color}.`),
    /** @type {(facts: { name: string, number: number }) => string} */
    owes: ({ name, number }) => `${name} draws ${number}.`,
    /** @type {(facts: { name: string }) => string} */
    colorOwed: ({ name }) => `${name}: which color?`,
    /** @type {(facts: { name: string }) => string} */
    whichDrawn: ({ name }) => `${name} drew a card and lays it: tap that card.`,
    /** @type {(facts: { name: string, sign: string }) => string} */
    lays: ({ name, sign }) => `${name} lays a ${sign}.`,
    /** @type {(facts: { name: string }) => string} */
    swaps: ({ name }) => `${name} swaps hands.`,
    waits: "The referee has not answered yet.",
    /** @type {(facts: { name: string, sentence: string }) => string} */
    now: ({ name, sentence }) => `${name}: ${sentence}`,
    plays: "The latest plays",
    /** @type {(facts: { name: string, sign: string }) => string} */
    played: ({ name, sign }) => `${name} ${sign}`,
    /** @type {(facts: { name: string }) => string} */
    drew: ({ name }) => `${name} drew`,
    /** @type {(facts: { label: string }) => string} */
    changePlay: ({ label }) => `${label}, change`,
    /** @type {(facts: { name: string, what: string }) => string} */
    change: ({ name, what }) => `Change: ${name}, ${what}. Tap what it really was.`,
    drawnInstead: "a card drawn",
    /** @type {(facts: { odd: number }) => string} */
    looksOff: ({ odd }) => (form(odd) === "one" ? "1 later play looks" : `${odd} later plays look`) + " off.",
    keepOdd: "Keep",
    lookAtOdd: "Look",
    cancel: "Cancel",
    house: "House rules",
    strip: "UNO and challenge",
    said: "UNO!",
    tapped: "Table tapped",
    caught: "Caught!",
    challenge: "Challenge",
    pad: "Cards",
    colors: "Colors",
    notNamed: "Not named yet",
    other: "Other card",
    lost: "Lost track",
    undo: "Undo",
    drewPassed: "Drew, passed",
    drewPlayed: "Drew, laid it",
    drewOne: "Drew one",
    swapWith: "With whom are hands swapped?",
    whom: "With whom?",
    named: "Which color?",
    noSwap: "No swap",
    whoChallenges: "Who challenges?",
    whoIsCaught: "Who did not call UNO?",
    /** @type {(facts: { number: number }) => string} */
    drewOwed: ({ number }) => `Drew ${number}`,
    /** @type {(facts: { card: string }) => string} */
    oddly: ({ card }) => `${card}, does not go now`,
    allFaces: "All cards",
    /** @type {(facts: { round: number }) => string} */
    turnedUp: ({ round }) => `Round ${round}: which card is turned up?`,
    again: "Shuffle it back. Which card comes next?",
    /** @type {(facts: { names: readonly Told[], points: number }) => string} */
    won: ({ names, points }) => `${list(names)} +${points}.`,
    /** @type {(facts: { names: readonly Told[], points: number }) => string} */
    leads: ({ names, points }) => `${list(names)} ` + (form(names.length) === "one" ? "leads" : "lead") + ` with ${points}.`,
    inTheMiddle: "Already playing",
    topCard: "Lost track: which card lies on top?",
    whichColor: "Which color is in force?",
    whoseTurn: "Whose turn is it?",
    way: "Which way round?",
    counts: "How many cards are in the hands?",
    stillKnown: {
      false: "Hands unknown",
      true: "Hands kept",
    },
    doubt: {
      /** @type {(facts: { name: string }) => string} */
      title: ({ name }) => `For ${name}’s eyes only`,
      titleForAll: "For everybody’s eyes",
      /** @type {(facts: { accused: string, name: string }) => string} */
      look: ({ accused, name }) => `${name}, look at ${accused}’s hand.`,
      /** @type {(facts: { name: string }) => string} */
      lookAll: ({ name }) => `Look at ${name}’s hand, all of you.`,
      /** @type {(facts: { color: string }) => string} */
      before: ({ color }) => `${color}, the color before the +4`,
      ask: {
        /** @type {(facts: { color: string }) => string} */
        color: ({ color }) => `Is there a ${color} card?`,
        anyPlayable: "Is there any card in it that could have been laid?",
        /** @type {(facts: { color: string }) => string} */
        wildsCount: ({ color }) => `Is there a ${color} card or another wild in it?`,
      },
      /** @type {(facts: { color: string }) => string} */
      hint: ({ color }) => `Only ${color} counts. Wilds don’t. The same number in another color doesn’t.`,
      yes: {
        /** @type {(facts: { color: string }) => string} */
        color: ({ color }) => `Yes, ${color}`,
        one: "Yes, one",
      },
      no: {
        /** @type {(facts: { color: string }) => string} */
        color: ({ color }) => `No ${color}`,
        one: "None",
      },
      callOff: "Call it off",
    },
    verdict: {
      title: "Challenge",
      guilty: "Guilty.",
      innocent: "Innocent.",
      stampGuilty: "Guilty",
      stampInnocent: "Innocent",
      /** @type {(facts: { misses: boolean, name: string, number: number }) => string} */
      draws: ({ misses, name, number }) => (misses ? `${name} draws ${number} and misses a turn.` : `${name} draws ${number}.`),
      /** @type {(facts: { name: string }) => string} */
      plays: ({ name }) => `${name} plays.`,
      facedown: "facedown",
      why: "Why?",
      goOn: "Go on",
      notSo: "Not so!",
    },
    count: {
      /** @type {(facts: { winner: string }) => string} */
      out: ({ winner }) => `${winner} is out.`,
      counted: "All hands are counted.",
      hands: "Hands",
      /** @type {(facts: { counted: number, expected: number | null | undefined }) => string} */
      of: ({ counted, expected }) => (expected == null ? form(counted) === "one" ? "1 card" : `${counted} cards` : `${counted} of ${expected}`),
      sum: "sum",
      sumName: "sum: enter the points of the hand",
      cards: "cards",
      cardsName: "cards: enter every card of the hand",
      /** @type {(facts: { name: string }) => string} */
      handOf: ({ name }) => `${name}’s hand`,
      /** @type {(facts: { cards: number, name: string }) => string} */
      drawsFirst: ({ cards, name }) => `${name} first draws ${cards}, and then counts`,
      /** @type {(facts: { points: number }) => string} */
      all: ({ points }) => `That is all: ${points}`,
      /** @type {(facts: { points: number }) => string} */
      worth: ({ points }) => (form(points) === "one" ? "1 point" : `${points} points`),
    },
    told: {
      /** @type {(facts: { card: string, follows: string, name: string }) => string} */
      played: ({ card, follows, name }) => `${name}: ${card}. ${follows}`,
      /** @type {(facts: { name: string }) => string} */
      drewOne: ({ name }) => `${name} draws a card.`,
      /** @type {(facts: { name: string, other: string }) => string} */
      swapped: ({ name, other }) => `${name} swaps hands with ${other}.`,
      /** @type {(facts: { follows: string, name: string }) => string} */
      drew: ({ follows, name }) => `${name} drew. ${follows}`,
      /** @type {(facts: { name: string }) => string} */
      next: ({ name }) => `${name} is next.`,
      /** @type {(facts: { name: string }) => string} */
      out: ({ name }) => `${name} is out. Count the hands.`,
      /** @type {(facts: { color: string }) => string} */
      color: ({ color }) => `The color is ${color}.`,
      undone: "Taken back.",
      /** @type {(facts: { name: string }) => string} */
      called: ({ name }) => `${name} said UNO.`,
      /** @type {(facts: { name: string }) => string} */
      caught: ({ name }) => `${name} is caught.`,
      /** @type {(facts: { cards: number, name: string }) => string} */
      caughtDraws: ({ cards, name }) => `${name} is caught and draws ${cards}.`,
      nobodyCalls: "Nobody is down to one card.",
      saidOrLate: "Nobody has to say UNO now: it was said, or play has gone on.",
      unknownHands: "Nobody knows how many cards are left.",
      nobodyCaught: "Nobody can be caught now.",
      /** @type {(facts: { name: string }) => string} */
      challenged: ({ name }) => `${name} challenges.`,
      appealed: "Then it was the other way round.",
      /** @type {(facts: { name: string }) => string} */
      changed: ({ name }) => `${name}’s play is changed.`,
      /** @type {(facts: { card: string }) => string} */
      dealt: ({ card }) => `${card} is turned up.`,
      /** @type {(facts: { name: string }) => string} */
      back: ({ name }) => `Back on track: ${name} plays.`,
      /** @type {(facts: { cards: number, follows: string, name: string }) => string} */
      held: ({ cards, follows, name }) => `${name} has ` + (form(cards) === "one" ? "1 card" : `${cards} cards`) + `. ${follows}`,
      /** @type {(facts: { name: string, points: number }) => string} */
      counted: ({ name, points }) => `${name} has ` + (form(points) === "one" ? "1 point" : `${points} points`) + ".",
    },
  },
  besides: {
    title: "Out of turn:",
    nobody: "Nobody can do that now.",
    /** @type {(facts: { play: string }) => string} */
    outOfTurn: ({ play }) => `${play}, out of turn`,
    lastOnTop: "In the order they lie, the last one on top.",
    takeAway: " ✕",
    /** @type {(facts: { cards: number | null | undefined }) => string} */
    lay: ({ cards }) => (cards == null ? "None" : cards === 0 ? "None" : form(cards) === "one" ? "Lay 1 card" : `Lay ${cards} cards`),
    /** @type {(facts: { name: string }) => string} */
    told: ({ name }) => `${name}: the referee is told.`,
  },
  rematch: {
    isOpen: "There is a rematch, and this phone can come along.",
    comeAlong: "Come along",
    goThere: "To the rematch",
  },
  final: {
    /** @type {(facts: { names: readonly Told[] }) => string} */
    title: ({ names }) => (names.length === 0 ? "Match over" : form(names.length) === "one" ? `${list(names)} wins!` : `${list(names)} win!`),
    goesOn: "Not over yet",
    /** @type {(facts: { minutes: number }) => string} */
    minutes: ({ minutes }) => `${minutes} min`,
    /** @type {(facts: { hours: number, minutes: number }) => string} */
    hours: ({ hours, minutes }) => `${hours} h ${minutes} min`,
    /** @type {(facts: { rounds: number }) => string} */
    played: ({ rounds }) => (form(rounds) === "one" ? "1 round" : `${rounds} rounds`),
    /** @type {(facts: { isEarly: boolean, rounds: number, time: string | null | undefined }) => string} */
    rounds: ({ isEarly, rounds, time }) => (time == null ? isEarly ? (form(rounds) === "one" ? "1 round" : `${rounds} rounds`) + ", ended early" : form(rounds) === "one" ? "1 round" : `${rounds} rounds` : isEarly ? (form(rounds) === "one" ? "1 round" : `${rounds} rounds`) + ` in ${time}, ended early` : (form(rounds) === "one" ? "1 round" : `${rounds} rounds`) + ` in ${time}`),
    place: {
      /** @type {(facts: { place: number }) => string} */
      one: ({ place }) => `${place}st`,
      /** @type {(facts: { place: number }) => string} */
      two: ({ place }) => `${place}nd`,
      /** @type {(facts: { place: number }) => string} */
      few: ({ place }) => `${place}rd`,
      /** @type {(facts: { place: number }) => string} */
      other: ({ place }) => `${place}th`,
    },
    /** @type {(facts: { names: readonly Told[], total: number }) => string} */
    has: ({ names, total }) => `${list(names)} ${total}`,
    /** @type {(facts: { names: readonly Told[], total: number }) => string} */
    wins: ({ names, total }) => `${list(names)} ` + (form(names.length) === "one" ? "wins" : "win") + ` with ${total}.`,
    /** @type {(facts: { others: readonly Told[] }) => string} */
    others: ({ others }) => `${series(others)}.`,
    /** @type {(facts: { others: readonly Told[] }) => string} */
    soFar: ({ others }) => `So far: ${series(others)}.`,
    left: "left",
    /** @type {(facts: { name: string, total: number }) => string} */
    leftWith: ({ name, total }) => `${name} left with ${total}.`,
    /** @type {(facts: { name: string, total: number }) => string} */
    leftLine: ({ name, total }) => `${name} ${total} (left)`,
    ranking: "Ranking",
    howItWent: "How it went",
    more: "More",
    rematch: "Rematch",
    backToMatch: "Back to the match",
    playOn: "Play on",
    share: "Share",
    undo: "Undo",
    playsOn: "The match goes on.",
    board: "Who won",
  },
  golf: {
    /** @type {(facts: { name: string }) => string} */
    turn: ({ name }) => `${name}’s turn`,
    /** @type {(facts: { round: number, rounds: number }) => string} */
    round: ({ round, rounds }) => `Round ${round} of ${rounds}`,
    turnedUp: "Deal: which card is turned up?",
    turnedUpNext: "Not an action card: what comes next?",
    /** @type {(facts: { name: string }) => string} */
    opens: ({ name }) => `${name} opens a card: where?`,
    /** @type {(facts: { name: string }) => string} */
    opened: ({ name }) => `Which card does ${name} open?`,
    drew: {
      /** @type {(facts: { name: string }) => string} */
      kept: ({ name }) => `${name} drew: which card?`,
      /** @type {(facts: { name: string }) => string} */
      flipped: ({ name }) => `${name} threw it away: which card?`,
    },
    where: {
      discard: "Tap where it goes",
      kept: "Tap where it goes",
      flipped: "Tap the card that is turned up",
    },
    cameOut: {
      discard: "Which card came out?",
      kept: "Which card came out?",
      flipped: "Which card shows now?",
    },
    clears: "Clear a column?",
    /** @type {(facts: { column: number, what: string }) => string} */
    clear: ({ column, what }) => `Clear column ${column}: both are ${what}`,
    onTopOfIt: " on top",
    leave: "Leave it",
    laysFirst: "+2+2: who lays a new column?",
    /** @type {(facts: { name: string }) => string} */
    laysSecond: ({ name }) => `${name} lays one. Who lays the other?`,
    /** @type {(facts: { many: number, name: string, place: number }) => string} */
    turnsUp: ({ many, name, place }) => `${name} turns up card ${place} of ${many}`,
    addUp: "Add up what is left",
    enterPoints: "Enter the points",
    onTop: "Lost track: which card lies on top?",
    whoPlays: "Whose turn is it?",
    whichWay: "Which way round?",
    asShown: "The grids stay as they are here.",
    gridIsWrong: "A grid is not right",
    whoseGrid: "Whose grid is not right?",
    /** @type {(facts: { name: string }) => string} */
    tapWhatIsWrong: ({ name }) => `${name}: tap what is not right`,
    oneColumnMore: "One column more",
    soItLies: "Now it is right",
    /** @type {(facts: { name: string }) => string} */
    whatLiesThere: ({ name }) => `${name}: what lies there?`,
    liesFacedown: "Facedown",
    noSuchColumn: "No such column",
    /** @type {(facts: { direction: number }) => string} */
    way: ({ direction }) => (direction === 1 ? "Clockwise" : "Counterclockwise"),
    sources: {
      discard: "Took the",
      kept: "Drew, kept it",
      flipped: "Drew, threw it",
    },
    undo: "Undo",
    undone: "Taken back.",
    call: "UNO!",
    nobodyCalls: "Nobody has to say UNO now.",
    catch: "Caught!",
    lost: "Lost track",
    ask: "Ask",
    unsure: "The referee has not answered yet.",
    /** @type {(facts: { name: string, sentence: string }) => string} */
    says: ({ name, sentence }) => `${name}: ${sentence}`,
    /** @type {(facts: { points: number | null | undefined }) => string} */
    points: ({ points }) => (points == null ? "adds up" : form(points) === "one" ? "1 point" : `${points} points`),
    /** @type {(facts: { facedown: number, name: string }) => string} */
    gridOf: ({ facedown, name }) => `Cards of ${name}, ${facedown} facedown`,
    cards: "All cards",
    facedown: "facedown",
    /** @type {(facts: { row: "upper" | "lower" }) => string} */
    row: ({ row }) => (row === "upper" ? "upper" : "lower"),
    /** @type {(facts: { card: string | null | undefined, column: number, row: "upper" | "lower" }) => string} */
    place: ({ card, column, row }) => (card == null ? `Column ${column} ` + (row === "upper" ? "upper" : "lower") + ": facedown" : `Column ${column} ` + (row === "upper" ? "upper" : "lower") + `: ${card}`),
    pile: "pile",
    discards: "discard",
    drawnCard: "drawn",
    over: "Match over",
    result: "Result",
    said: {
      /** @type {(facts: { next: string | null | undefined }) => string} */
      deal: ({ next }) => (next == null ? "Dealt." : `Dealt. ${next} starts.`),
      /** @type {(facts: { card: string, how: "throws" | "draws" | "takes", name: string }) => string} */
      turn: ({ card, how, name }) => (how === "throws" ? `${name} throws away ${card}.` : how === "draws" ? `${name} draws ${card}.` : `${name} takes ${card}.`),
      /** @type {(facts: { next: string, turn: string }) => string} */
      turnAndNext: ({ next, turn }) => `${turn} ${next} is next.`,
      /** @type {(facts: { column: number, name: string }) => string} */
      clear: ({ column, name }) => `${name} clears column ${column}.`,
      /** @type {(facts: { name: string }) => string} */
      call: ({ name }) => `${name} has said UNO.`,
      /** @type {(facts: { name: string }) => string} */
      catch: ({ name }) => `${name} is caught and lays a new column.`,
      /** @type {(facts: { name: string }) => string} */
      reveal: ({ name }) => `${name}’s cards are turned up.`,
      /** @type {(facts: { next: string | null | undefined, top: string }) => string} */
      resync: ({ next, top }) => (next == null ? `Back on track: ${top} on top.` : `Back on track: ${top} on top. ${next} is to play.`),
    },
  },
  invite: {
    title: "Invite",
    onlyKeeper: "Who keeps the score lets others in. Ask there.",
    forWhom: "Whom does it let in?",
    as: {
      table: "To play or watch",
      keeper: "To keep the score",
    },
    scan: "The link as a code to scan",
    how: {
      table: "Scan it with the camera, tap your name, and you are in.",
      keeper: "Lets in one phone that may enter everything, within ten minutes.",
    },
    onlyHere: "Other phones cannot open this address. Start Referee with HOST=0.0.0.0, and open the address that it prints.",
    link: "Link",
    copy: "Copy",
    isCopied: "Copied",
    copied: "The link is copied.",
    selected: "The link is selected: copy it.",
    anew: "Make a new link",
    close: "Close the door: no link or code lets anybody in",
    code: "Code to read out",
    readOut: "Or read it out, to be typed under Join with a code. It lets in one phone; the next gets a new one:",
    /** @type {(facts: { name: string, watches: boolean }) => string} */
    knocks: ({ name, watches }) => (watches ? `${name} asks to watch.` : `${name} asks to join. Who is it?`),
    answer: "Answer",
    /** @type {(facts: { name: string }) => string} */
    isSeat: ({ name }) => `${name}`,
    watches: "Only watches",
    refuse: "Not now",
    in: "Who is in",
    phone: {
      /** @type {(facts: { name: string | null | undefined }) => string} */
      keeper: ({ name }) => (name == null ? "Scorekeeper" : `Scorekeeper, ${name}`),
      watcher: "Somebody who watches",
    },
    thisOne: "this phone",
    sendAway: "Send away",
    /** @type {(facts: { name: string }) => string} */
    sendAwayName: ({ name }) => `Send away: ${name}`,
    /** @type {(facts: { name: string }) => string} */
    sendAwayTitle: ({ name }) => `${name}: send this phone away?`,
    sendAwayMore: "It will not come along to a rematch either. With a link or a code it could come back to this match, unless you close the invitations.",
    sendsAway: "Send this phone away",
    sendsAwayAndCloses: "Send it away and close the invitations",
    stays: "Let it stay",
    said: {
      /** @type {(facts: { name: string }) => string} */
      admitted: ({ name }) => `${name} is let in.`,
      /** @type {(facts: { name: string }) => string} */
      refused: ({ name }) => `${name} is not let in.`,
      /** @type {(facts: { closes: boolean, name: string }) => string} */
      sentAway: ({ closes, name }) => (closes ? `${name} is out and comes along to no rematch, and no link or code lets anybody in now.` : `${name} is out and comes along to no rematch; links and codes still let phones in.`),
      closed: "No link or code lets anybody in now.",
    },
  },
  join: {
    title: "Join with a code",
    who: "Who are you?",
    keeps: "Keep the score",
    looking: "Asking at the door…",
    again: "Try again",
    withCode: "Join with a code",
    /** @type {(facts: { name: string }) => string} */
    taken: ({ name }) => `${name} (has a phone)`,
    watch: "I only watch",
    onlyKeep: "I keep the score",
    alsoPlay: "Or do you play as well? Tap your name.",
    code: "Code",
    codeHint: "The scorekeeper reads it out, from Invite.",
    name: "Your name",
    onlyWatch: "I only want to watch",
    whoAsks: "Type your name, so that the scorekeeper knows who asks.",
    knock: "Ask to join",
    /** @type {(facts: { name: string }) => string} */
    waiting: ({ name }) => `${name}, you have asked to join.`,
    waitingHow: "The scorekeeper sees it on Invite and lets you in. Leave this open.",
    giveUp: "Go away again",
    refused: "The scorekeeper does not let you in now.",
  },
  player: {
    /** @type {(facts: { points: number }) => string} */
    points: ({ points }) => (form(points) === "one" ? "1 point" : `${points} points`),
    /** @type {(facts: { name: string }) => string} */
    you: ({ name }) => `You are ${name}`,
    watching: "You watch",
    /** @type {(facts: { isYou: boolean, name: string }) => string} */
    turn: ({ isYou, name }) => (isYou ? "Your turn!" : `${name} plays`),
    yourTurn: "Your turn.",
    lay: "Lay a card",
    /** @type {(facts: { owed: number | null | undefined }) => string} */
    drew: ({ owed }) => (owed == null ? "I drew" : owed === 0 ? "I drew" : `I drew ${owed}`),
    /** @type {(facts: { cards: number }) => string} */
    haveDrawn: ({ cards }) => `I have drawn ${cards}`,
    keepsIt: "I keep it",
    laysIt: "I lay it",
    drawsOn: "One more",
    /** @type {(facts: { color: string }) => string} */
    on: ({ color }) => `on ${color}`,
    counting: "The hands are counted",
    /** @type {(facts: { cards: number | null | undefined }) => string} */
    cards: ({ cards }) => (cards == null ? "? cards" : form(cards) === "one" ? "1 card" : `${cards} cards`),
    uno: "UNO!",
    caught: "Caught!",
    /** @type {(facts: { name: string }) => string} */
    caughtName: ({ name }) => `Caught! ${name}`,
    swap: "Swap with",
    /** @type {(facts: { name: string }) => string} */
    swapWith: ({ name }) => `Swap hands with ${name}`,
    locked: "Wait",
    sent: "Told.",
    counts: "It counts.",
    hasDrawn: "You have drawn. Play goes on.",
    caughtYou: {
      /** @type {(facts: { cards: number }) => string} */
      uno: ({ cards }) => "Draw " + (form(cards) === "one" ? "1 card" : `${cards} cards`) + ".",
      golf: "Lay a new column.",
    },
    /** @type {(facts: { isWord: boolean }) => string} */
    saidIt: ({ isWord }) => (isWord ? "Did you say it? Then tap UNO! now." : "Did you say it? Tell the scorekeeper."),
    unheard: "Nobody heard it: no answer. Say it aloud.",
    onlyScores: "No cards are shown before the deal, or where only points are entered.",
    /** @type {(facts: { name: string, points: number }) => string} */
    gained: ({ name, points }) => `${name} +${points}`,
    /** @type {(facts: { gained: readonly Told[], round: number }) => string} */
    lastRound: ({ gained, round }) => `Round ${round} is over: ${series(gained)}.`,
    challenge: "Challenge +4",
    count: "Count my hand",
    /** @type {(facts: { points: number }) => string} */
    countAgain: ({ points }) => `${points} told, change it`,
    /** @type {(facts: { points: number, round: number }) => string} */
    told: ({ points, round }) => "You have told " + (form(points) === "one" ? "1 point" : `${points} points`) + ` for round ${round}.`,
    /** @type {(facts: { color: string | null | undefined }) => string} */
    held: ({ color }) => (color == null ? "Yes" : `Yes, ${color}`),
    /** @type {(facts: { color: string | null | undefined }) => string} */
    heldNot: ({ color }) => (color == null ? "No" : `No ${color}`),
  },
  lay: {
    title: "Tap your card",
    /** @type {(facts: { card: string, color: string | null | undefined }) => string} */
    on: ({ card, color }) => (color == null ? `It goes on ${card}.` : `It goes on ${card}. The color is ${color}.`),
    cards: "Cards",
    color: "Which color?",
    other: "Other card",
    uno: "…and I say UNO!",
  },
  hall: {
    leads: "leads",
    /** @type {(facts: { points: number }) => string} */
    gained: ({ points }) => `last round +${points}`,
  },
  hand: {
    title: "What is left?",
    /** @type {(facts: { name: string }) => string} */
    of: ({ name }) => `${name}’s hand`,
    /** @type {(facts: { cards: number, held: number | null | undefined }) => string} */
    tally: ({ cards, held }) => (held == null ? form(cards) === "one" ? "1 card" : `${cards} cards` : form(held) === "one" ? `${cards} of your 1 card` : `${cards} of your ${held} cards`),
    /** @type {(facts: { cards: number, held: number }) => string} */
    tooMany: ({ cards, held }) => `${cards} are too many: you hold ${held}`,
    together: "All points together",
    zeros: "Cards that count 0 need no tap.",
    oneName: "one sum: enter all points together",
    cardsName: "cards: enter every card",
    /** @type {(facts: { points: number }) => string} */
    save: ({ points }) => `That is all: ${points}`,
    /** @type {(facts: { points: number }) => string} */
    told: ({ points }) => "Told: " + (form(points) === "one" ? "1 point" : `${points} points`) + ".",
  },
  device: {
    now: "Right now",
    stands: {
      saved: "Everything you entered is with the referee.",
      waiting: "What you entered is on its way to the referee.",
      offline: "This phone has no network. Go on: what you enter is kept here and sent when there is one. What others enter, rulings and invitations have to wait.",
      late: "The referee does not answer. Go on: what you enter is kept here and sent by itself. What others enter, rulings and invitations have to wait.",
      asked: "What you entered waits for an answer from you: it is asked at the top of the match.",
      ended: "This phone is no longer in that match, so nothing is sent.",
    },
    cards: "On the cards",
    signs: {
      no: "Shapes ● ■ ▲ ★",
      yes: "Letters R B G Y",
    },
    haptics: "A tick at every tap",
    sound: "Sounds",
    rests: "Table view by itself, when nobody touches the scorepad",
    onOff: {
      no: "Off",
      yes: "On",
    },
    works: "What works here",
    yes: "yes",
    no: "no",
    can: {
      keeps: "Keeps what you enter when the page is closed",
      offline: "Opens without a network",
      installed: "Is installed as an app",
      awake: "Stays on at the table",
      share: "Shares with other apps",
      haptics: "Ticks when you tap",
    },
    insecure: "Some of it needs an address that begins with https. Everything else works here as well.",
    matches: "Matches on this phone",
    /** @type {(facts: { game: "golf" | "uno", names: string }) => string} */
    match: ({ game, names }) => (game === "golf" ? `UNO Golf: ${names}` : `UNO: ${names}`),
    /** @type {(facts: { role: string }) => string} */
    ask: ({ role }) => (role === "keeper" ? "Forget it? If no other phone keeps the score, nobody can go on." : "Forget it? To come back, join again."),
    forget: "Forget",
    /** @type {(facts: { names: string }) => string} */
    forgetName: ({ names }) => `Forget: ${names}`,
    forgetIt: "Yes, forget it",
    keepIt: "Keep it",
    forgotten: "This phone has forgotten it.",
  },
  board: {
    nothing: "No round is over yet.",
    /** @type {(facts: { standings: readonly Told[] }) => string} */
    chart: ({ standings }) => `Totals by round: ${series(standings)}. The table below has the rounds in numbers.`,
    caption: "Rounds: the total, and what the round gave",
    card: "Points of every round. A ring marks the best.",
    playerHead: "Player",
    sumHead: "Sum",
    roundHead: "Round",
    totalHead: "Total",
    startHead: "Start",
    away: "–",
    left: "left",
    best: ", best",
    /** @type {(facts: { points: number }) => string} */
    gained: ({ points }) => `+${points}`,
    /** @type {(facts: { round: number }) => string} */
    change: ({ round }) => `${round}, change this round`,
    facts: {
      biggest: {
        title: "Biggest round",
        /** @type {(facts: { names: readonly Told[], round: number }) => string} */
        about: ({ names, round }) => `${list(names)}, round ${round}`,
      },
      fewest: {
        title: "Best round",
        /** @type {(facts: { names: readonly Told[], round: number }) => string} */
        about: ({ names, round }) => `${list(names)}, round ${round}`,
      },
      cleared: {
        title: "Most columns cleared",
        /** @type {(facts: { names: readonly Told[] }) => string} */
        about: ({ names }) => `${list(names)}`,
      },
      caught: {
        title: "Caught most",
        /** @type {(facts: { names: readonly Told[] }) => string} */
        about: ({ names }) => `${list(names)} forgot UNO`,
      },
      detective: {
        title: "Best detective",
        /** @type {(facts: { names: readonly Told[] }) => string} */
        about: ({ names }) => `${list(names)}: right challenges`,
      },
      drawn: {
        title: "Most cards drawn",
        /** @type {(facts: { names: readonly Told[] }) => string} */
        about: ({ names }) => `${list(names)}`,
      },
      lead: {
        title: "Longest in front",
        /** @type {(facts: { names: readonly Told[] }) => string} */
        about: ({ names }) => `${list(names)}, rounds in a row`,
      },
      won: {
        title: "Most rounds won",
        /** @type {(facts: { names: readonly Told[] }) => string} */
        about: ({ names }) => `${list(names)}`,
      },
    },
  },
  ask: {
    title: "Ask the referee",
    byYours: "By the rules of your match",
    field: "In your own words",
    games: {
      uno: "UNO",
      golf: "UNO Golf",
    },
    loading: "Asking the referee…",
    offline: "The referee does not answer. This is what the phone knows.",
    notKept: "The referee does not answer, and this phone has not seen this answer yet.",
    nearest: "Just now people ask",
    more: "More questions",
    here: "As your match stands now.",
    yourRules: "By the rules of your match.",
    houseRule: "By your own house rule.",
    standard: "By the standard rules.",
    byLast: "By the rules of your last game.",
    named: "By the rules that you named.",
    shared: "By the rules of whoever sent this link.",
    unreadable: "The rules in this link cannot be read.",
    link: "A link to this answer",
    share: "Share",
    picture: "Save a picture",
    aloud: "Read aloud",
    print: "Print",
    /** @type {(facts: { article: string }) => string} */
    rule: ({ article }) => `Rule: ${article}`,
    forChildren: "For children:",
    why: "Why",
    example: "For example",
    /** @type {(facts: { names: readonly Told[] }) => string} */
    people: ({ names }) => `${list(names)} sit in this order.`,
    otherwise: "At other tables",
    /** @type {(facts: { differences: number, houseRules: readonly Told[] }) => string} */
    under: ({ differences, houseRules }) => (houseRules.length === 0 ? differences === 0 ? "By the standard rules:" : "At some tables:" : `With the house rule ${list(houseRules)}:`),
    sources: "Who says so",
    followUps: "And then?",
    tell: "Tell the referee:",
    told: "It is told.",
  },
  history: {
    title: "History",
    how: "Tap what was not so",
    loading: "Fetching what was told…",
    /** @type {(facts: { sentence: string }) => string} */
    wouldBeRefused: ({ sentence }) => `The referee refuses: ${sentence}`,
    missing: "The referee does not answer. The history is on the server.",
    /** @type {(facts: { entries: number, round: number }) => string} */
    round: ({ entries, round }) => `Round ${round}, ` + (form(entries) === "one" ? "1 entry" : `${entries} entries`),
    /** @type {(facts: { round: number }) => string} */
    ofRound: ({ round }) => `Entries of round ${round}, newest first`,
    allow: "Let it count",
    /** @type {(facts: { number: number }) => string} */
    allowEntry: ({ number }) => `Let it count: entry ${number}`,
    redo: "Redo",
    redone: "It counts again.",
    /** @type {(facts: { by: number }) => string} */
    takenOut: ({ by }) => `did not happen, by entry ${by}`,
    /** @type {(facts: { number: number }) => string} */
    changeEntry: ({ number }) => `Change entry ${number}`,
    changed: "Changed.",
    asking: "What would follow?",
    plan: "If you change it",
    later: {
      title: "What came after it",
      ways: {
        keep: "Stays",
        fitting: "Stays where it fits",
        drop: "Is taken out",
      },
    },
    send: "Change it",
    /** @type {(facts: { standings: readonly Told[] }) => string} */
    totals: ({ standings }) => `Then it stands: ${list(standings)}.`,
    goesOn: "Then nobody has won yet.",
    cannotTell: "The referee does not answer, so nobody can tell yet what follows.",
    /** @type {(facts: { sentence: string }) => string} */
    refused: ({ sentence }) => `refused: ${sentence}`,
    contested: "contested",
    superseded: {
      /** @type {(facts: { by: number }) => string} */
      takenBack: ({ by }) => `undone by entry ${by}`,
      /** @type {(facts: { by: number }) => string} */
      dropped: ({ by }) => `dropped by entry ${by}`,
      /** @type {(facts: { by: number }) => string} */
      fallen: ({ by }) => `can no longer be, after entry ${by}`,
      /** @type {(facts: { by: number }) => string} */
      corrected: ({ by }) => `changed by entry ${by}`,
      /** @type {(facts: { by: number }) => string} */
      stays: ({ by }) => `stays by agreement of the table, after entry ${by}`,
      /** @type {(facts: { by: number }) => string} */
      judgedAgain: ({ by }) => `judged again after entry ${by}`,
    },
    outcome: {
      unchallenged: "nobody challenged it",
      /** @type {(facts: { entry: number }) => string} */
      provedLawful: ({ entry }) => `entry ${entry} proved that it was right`,
      /** @type {(facts: { entry: number }) => string} */
      provedUnlawful: ({ entry }) => `entry ${entry} proved that it was wrong`,
      /** @type {(facts: { entry: number }) => string} */
      saidToBeLawful: ({ entry }) => `by entry ${entry} it was right: one person’s word`,
      /** @type {(facts: { entry: number }) => string} */
      saidToBeUnlawful: ({ entry }) => `by entry ${entry} it was wrong: one person’s word`,
      /** @type {(facts: { entry: number }) => string} */
      contested: ({ entry }) => `entry ${entry} left it contested`,
      /** @type {(facts: { entry: number }) => string} */
      decidedToBeLawful: ({ entry }) => `in entry ${entry} the table decided that it was right`,
      /** @type {(facts: { entry: number }) => string} */
      decidedToBeUnlawful: ({ entry }) => `in entry ${entry} the table decided that it was wrong`,
    },
    /** @type {(facts: { color: string, shape: string }) => string} */
    color: ({ color, shape }) => `→ ${shape} ${color} `,
    claims: {
      open: "The match begins.",
      /** @type {(facts: { gained: string }) => string} */
      roundOver: ({ gained }) => `Round over: ${gained}`,
      /** @type {(facts: { gained: string, round: number }) => string} */
      roundChanged: ({ gained, round }) => `Round ${round} changed: ${gained}`,
      /** @type {(facts: { name: string, points: number }) => string} */
      gained: ({ name, points }) => `${name} +${points}`,
      /** @type {(facts: { left: string, name: string }) => string} */
      left: ({ left, name }) => `${name} ${left}`,
      /** @type {(facts: { points: number, round: number }) => string} */
      points: ({ points, round }) => `has ${points} left in round ${round}`,
      /** @type {(facts: { entry: number }) => string} */
      takeBack: ({ entry }) => `Undone, back to entry ${entry}`,
      /** @type {(facts: { entry: number }) => string} */
      correct: ({ entry }) => `Entry ${entry} is changed`,
      /** @type {(facts: { entry: number }) => string} */
      allow: ({ entry }) => `Entry ${entry} stays on the table`,
      rename: "is the new name",
      /** @type {(facts: { entry: number, name: string }) => string} */
      decide: ({ entry, name }) => `Entry ${entry} is settled: ${name} was right`,
      /** @type {(facts: { points: number | null | undefined }) => string} */
      join: ({ points }) => (points == null ? "comes back" : `comes back with ${points}`),
      /** @type {(facts: { rounds: number, totals: readonly Told[] }) => string} */
      opening: ({ rounds, totals }) => (rounds === 0 ? `On paper: ${series(totals)}` : form(rounds) === "one" ? `On paper, 1 round: ${series(totals)}` : `On paper, ${rounds} rounds: ${series(totals)}`),
      /** @type {(facts: { cards: number }) => string} */
      recount: ({ cards }) => (form(cards) === "one" ? "has 1 card, counted anew" : `has ${cards} cards, counted anew`),
      /** @type {(facts: { cards: number }) => string} */
      recountPile: ({ cards }) => (form(cards) === "one" ? "The pile has 1 card" : `The pile has ${cards} cards`),
      deal: "turned up to begin",
      drawn: "drawn",
      notDrawn: "not the card drawn",
      uno: "UNO!",
      /** @type {(facts: { cards: number | null | undefined }) => string} */
      draw: ({ cards }) => (cards == null ? "draws" : `draws ${cards}`),
      drawPass: "draws, passes",
      /** @type {(facts: { caught: string | null | undefined }) => string} */
      catch: ({ caught }) => (caught == null ? "is caught: UNO was not said" : `catches ${caught}: UNO was not said`),
      /** @type {(facts: { held: boolean | null | undefined }) => string} */
      challenge: ({ held }) => (held == null ? "challenges" : held ? "challenges: the color was there" : "challenges: the color was not there"),
      /** @type {(facts: { held: boolean }) => string} */
      showHand: ({ held }) => (held ? "shows the hand: the color was there" : "shows the hand: the color was not there"),
      /** @type {(facts: { name: string }) => string} */
      swap: ({ name }) => `swaps hands with ${name}`,
      playEqual: "at once",
      discarded: "discarded",
      discardsNothing: "discards nothing",
      hint: "gave a hint",
      /** @type {(facts: { left: string }) => string} */
      count: ({ left }) => `counts the hand: ${left}`,
      /** @type {(facts: { column: number, from: "pile" | "discards", row: "upper" | "lower" }) => string} */
      placed: ({ column, from, row }) => (from === "pile" ? `drawn, to column ${column} ` + (row === "upper" ? "upper" : "lower") : `from the discards, to column ${column} ` + (row === "upper" ? "upper" : "lower")),
      /** @type {(facts: { column: number, row: "upper" | "lower" }) => string} */
      thrown: ({ column, row }) => `thrown, column ${column} ` + (row === "upper" ? "upper" : "lower") + " is turned up",
      /** @type {(facts: { column: number }) => string} */
      clear: ({ column }) => `clears column ${column}`,
      reveal: "turned up",
      resync: "We lost track, and go on from here.",
      reshuffle: "The pile is shuffled.",
    },
  },
  change: {
    title: "What really happened?",
    who: "Who was it?",
    dealer: "Who dealt?",
    drew: "Drew, passed",
    held: "Yes, the color was there",
    heldNot: "No, it was not there",
    nothing: "It did not happen",
  },
  table: {
    title: "Table view",
    asks: {
      winner: {
        hint: "tap who went out",
        /** @type {(facts: { name: string, score: string, told: string | null | undefined }) => string} */
        of: ({ name, score, told }) => (told == null ? `${name} ${score}. Tap when ${name} went out` : `${name} ${score}, ${told}. Tap when ${name} went out`),
      },
      each: {
        hint: "tap to enter points",
        /** @type {(facts: { name: string, score: string, told: string | null | undefined }) => string} */
        of: ({ name, score, told }) => (told == null ? `${name} ${score}. Tap to enter the points of all` : `${name} ${score}, ${told}. Tap to enter the points of all`),
      },
    },
    back: "Back to the match",
    turn: "plays",
    deals: "deals",
    starts: "starts",
    /** @type {(facts: { cards: number }) => string} */
    cards: ({ cards }) => (form(cards) === "one" ? "1 card" : `${cards} cards`),
  },
  look: {
    title: "View a match",
    give: "Make a read-only link",
    match: "Whoever has this link sees this match, and can change nothing.",
    group: "Whoever has this link sees these evenings as they go on, and can change nothing.",
    good: "Read-only links",
    /** @type {(facts: { at: string }) => string} */
    since: ({ at }) => `Made on ${at}`,
    end: "Turn it off",
    /** @type {(facts: { told: string }) => string} */
    endNamed: ({ told }) => `Turn it off: ${told}`,
    ended: "That link is turned off.",
  },
  share: {
    title: "Share the result",
    result: "The result, to be shared",
    /** @type {(facts: { game: "golf" | "uno", result: string, rounds: number }) => string} */
    text: ({ game, result, rounds }) => `${result} ` + (game === "golf" ? "UNO Golf" : "UNO") + ", " + (form(rounds) === "one" ? "1 round" : `${rounds} rounds`) + ".",
    /** @type {(facts: { text: string }) => string} */
    picture: ({ text }) => `The picture that is sent: ${text}`,
    /** @type {(facts: { names: readonly Told[] }) => string} */
    wins: ({ names }) => (names.length === 0 ? "So far" : form(names.length) === "one" ? `${list(names)} wins!` : `${list(names)} win!`),
    /** @type {(facts: { game: "golf" | "uno" }) => string} */
    game: ({ game }) => (game === "golf" ? "UNO Golf" : "UNO"),
    /** @type {(facts: { rounds: number }) => string} */
    rounds: ({ rounds }) => (form(rounds) === "one" ? "1 round" : `${rounds} rounds`),
    /** @type {(facts: { game: string, kind: string }) => string} */
    fileName: ({ game, kind }) => `${game}-result.${kind}`,
    send: "Send the picture",
    savePicture: "Save the picture",
    isSaved: "Saved",
    copy: "Copy the text",
    isCopied: "Copied",
    copied: "Copied.",
    copyYourself: "It is marked: copy it as you usually do.",
    files: "Save as a file",
    saved: "Saved.",
    kinds: {
      csv: "Table (CSV)",
      xlsx: "Spreadsheet (XLSX)",
      ndjson: "Everything, for another Referee (NDJSON)",
    },
    toRead: "To read (text)",
    print: "Print the score sheet",
    bgStats: "Open in BG Stats",
    us: "Referee",
  },
  evenings: {
    what: "A group keeps together what the same people play over many evenings.",
    open: "New group",
    name: "Name of the group",
    start: "Start the group",
    match: "Play tonight",
    loading: "Asking the referee…",
    nothing: "Nothing played yet.",
    onThisPhone: "Played on this phone",
    bringMore: "Add a match to this group. It is copied, and counts from now on.",
    brought: "The match is part of the group now.",
    /** @type {(facts: { matches: number }) => string} */
    last: ({ matches }) => (form(matches) === "one" ? "The last 1 match" : `The last ${matches} matches`),
    /** @type {(facts: { matches: number, month: string }) => string} */
    since: ({ matches, month }) => (form(matches) === "one" ? `1 match since ${month}` : `${matches} matches since ${month}`),
    /** @type {(facts: { game: "golf" | "uno" }) => string} */
    at: ({ game }) => (game === "golf" ? "UNO Golf" : "UNO"),
    /** @type {(facts: { played: number, won: number }) => string} */
    won: ({ played, won }) => `${won} of ` + (form(played) === "one" ? "1 match" : `${played} matches`) + " won",
    /** @type {(facts: { wins: number }) => string} */
    inARow: ({ wins }) => `${wins} in a row`,
    /** @type {(facts: { people: number }) => string} */
    others: ({ people }) => `${people} more`,
    byEvening: "Who won, evening by evening",
    /** @type {(facts: { names: readonly Told[] }) => string} */
    names: ({ names }) => `${list(names)}`,
    /** @type {(facts: { names: string }) => string} */
    wonBy: ({ names }) => `Won by ${names}`,
    headToHead: "Head to head",
    /** @type {(facts: { place: number }) => string} */
    compare: ({ place }) => (form(place) === "one" ? "Compare whom?" : "With whom?"),
    /** @type {(facts: { name: string, other: string }) => string} */
    notMet: ({ name, other }) => `${name} and ${other} have not met yet.`,
    /** @type {(facts: { both: number, name: string, other: string }) => string} */
    level: ({ both, name, other }) => (form(both) === "one" ? `${name} and ${other} are level after 1 match.` : `${name} and ${other} are level after ${both} matches.`),
    /** @type {(facts: { both: number, name: string, other: string, times: number }) => string} */
    ahead: ({ both, name, other, times }) => (form(both) === "one" ? `${name} was ahead of ${other} in ${times} of 1 match.` : `${name} was ahead of ${other} in ${times} of ${both} matches.`),
    played: "Matches",
    /** @type {(facts: { day: string, game: "golf" | "uno", over: boolean }) => string} */
    of: ({ day, game, over }) => (over ? (game === "golf" ? "UNO Golf" : "UNO") + `, ${day}` : (game === "golf" ? "UNO Golf" : "UNO") + `, ${day}, not over`),
    /** @type {(facts: { game: "golf" | "uno" }) => string} */
    standings: ({ game }) => "Standings at " + (game === "golf" ? "UNO Golf" : "UNO"),
    heads: {
      player: "Player",
      won: "Won",
      played: "Played",
      roundsWon: "Rounds won",
      points: "Points",
    },
    files: {
      historyCsv: "History (CSV)",
      historyXlsx: "History (XLSX)",
      standingsCsv: "Standings (CSV)",
      standingsXlsx: "Standings (XLSX)",
    },
  },
};
