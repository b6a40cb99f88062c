// The words of the screens that are fetched when they are needed, beside those of the first ones.

/** @import { ClaimWords, Game, GolfWords, PhoneRole, Role } from "../../types.js" */

import { words as first } from "../ui/words.js";

/** @param {number} number @param {string} one @param {string} several */
const count = (number, one, several) => `${number} ${number === 1 ? one : several}`;
const list = new Intl.ListFormat("en", { type: "conjunction" });
/** @param {number} minutes */
const time = (minutes) => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`);
/** @param {string} game */
const gameName = (game) => (game === "golf" ? "UNO Golf" : "UNO");
/** @type {Intl.DateTimeFormatOptions} */
const DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric" };
/** @type {Intl.DateTimeFormatOptions} */
const MOMENT = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hour12: false };
/** @type {{ [rule: string]: string }} */
const ends = { one: "st", two: "nd", few: "rd", other: "th" };
/** @param {number} number */
const ordinal = (number) => `${number}${ends[new Intl.PluralRules("en", { type: "ordinal" }).select(number)]}`;

export const words = {
  ...first,

  notices: "Needs your attention",
  keepsNothing: "This phone keeps nothing new: leave this page open until all is saved.",

  ended: {
    gone: "This match is no longer on the server. What you see is what this phone remembers.",
    revoked: "This phone may no longer look at this match. Ask the scorekeeper to let it in again.",
    /** @param {number} waiting */
    lost: (waiting) => `${count(waiting, "entry", "entries")} never arrived.`,
    forget: "Forget it on this phone",
  },

  contest: {
    story: {
      /** @param {string} name @param {string | null} catcher */
      call: (name, catcher) => `${catcher ?? "Somebody"} caught ${name}. ${name} says UNO was in time. Who was right?`,
      /** @param {string} name @param {string | null} catcher */
      late: (name, catcher) => `${catcher ?? "Somebody"} caught ${name} just as play went on. Was it in time?`,
      /** @param {string} accused @param {string | null} challenger */
      hand: (accused, challenger) => `${challenger} says that ${accused} should not have laid the +4. ${accused} says it was right. Who was right?`,
    },
    says: {
      call: { seat: "“I said UNO!”", other: "“I caught you!”" },
      late: { seat: "“Too late!”", other: "“I caught you!”" },
      hand: { seat: "“It was right!”", other: "“You had that color!”" },
    },
    elseSafe: {
      /** @param {string} name */
      call: (name) => `The table decides. Can’t agree? Then ${name} is safe.`,
      /** @param {string} name */
      late: (name) => `The table decides. Can’t agree? Then ${name} is safe.`,
      hand: () => "The table decides. Can’t agree? Then it is as if nobody had challenged.",
    },
    /** @param {string} name @param {number} cards */
    draws: (name, cards) => `${name} draws ${cards}.`,
    /** @param {string} name @param {number} cards */
    putsBack: (name, cards) => `${name} puts ${cards} back.`,
    nothing: { uno: "Nobody draws.", golf: "All stays as it is." },
    table: "The table",
    /** @param {string | null} name */
    giveIn: (name) => (name === null ? "Give in: I was wrong" : `Give in: ${name} was right`),
    notForYourself: "You can only give in. Play on: somebody else decides.",
    /** @param {string} name */
    decided: (name) => `${name} was right.`,
    later: "Decide later",
    putOff: "It is decided later.",
  },

  caught: {
    saidAfterAll: "UNO was said",
    /** @param {string} name */
    wasSaid: (name) => `UNO was said: ${name} is not caught`,
  },

  trouble: {
    /** @param {string} sentence @param {string} who */
    heard: (sentence, who) => `${sentence.split(":")[0].replace(/\.$/, "")}. ${who}`.trim(), // what else would go is read
    /** @param {string} name */
    takesBack: (name) => `${name} takes it back.`,
    /** @param {string} name */
    fineBack: (name) => `All right, ${name} takes it back`,
    /** @param {string} name */
    keeps: (name) => `${name} keeps it.`,
    /** @param {string} name */
    fineKeeps: (name) => `All right, ${name} keeps it`,
    why: "Why?",
    reading: "Asking the referee…",
    said: { stays: "It stays on the table.", left: "It does not count." },
    /** @param {string} name @param {string} sentence */
    now: (name, sentence) => `${name}: ${sentence}`,
    allow: "It stays on the table",
    /** @param {string} key */
    allowSum: (key) => `“${key}”: it counts as you said it, though the referee cannot make that sum.`,
    fine: "All right, it does not count",
    /** @param {number} waits */
    goOn: (waits) => `Leave it, send the other ${waits}`,
    /** @param {number} waits */
    drop: (waits) => (waits ? `Drop ${count(waits, "entry", "entries")}` : "Drop it"),
    /** @param {string[]} told @param {string} own */
    stale: (told, own) => `Somebody else entered something first: ${told.join(", ")}. Not entered yet: ${own}. Is that still right?`,
    somethingElse: "an entry of another kind",
    enterAnyway: "Enter mine too",
    /** @param {string[]} taken @param {string[]} own */
    sameRound: (taken, own) => `Somebody else entered something first: ${taken.join("; ")}. Not entered yet: ${own.join(", ")}. Is that the same round?`,
    /** @param {number} round @param {string[]} gained */
    taken: (round, gained) => `round ${round}, ${gained.join(", ")}`,
    /** @param {number[]} rounds */
    replaceRounds: (rounds) => `Yes, replace round ${list.format(rounds.map(String))}`,
    /** @param {number} next */
    anotherRound: (next) => `No, it is round ${next}`,
    lateUndo: "Somebody else entered something first. To undo now would take that back as well: look at it, then undo.",
    /** @param {string | undefined} detail */
    stopped: (detail) => `This was not taken. ${detail ?? ""}`,
    retry: "Try again",
  },

  menu: {
    title: "This match",
    rename: "Rename",
    /** @param {string} name */
    renames: (name) => `Rename ${name}`,
    /** @param {string} name */
    anotherFace: (name) => `${name}: another face`,
    leaves: "Leaves",
    /** @param {string} name */
    leavesNow: (name) => `${name} leaves`,
    /** @param {string} name */
    leavesMore: (name) => `${name} keeps the points and can come back. The cards go under the pile.`,
    /** @param {string} name */
    stays: (name) => `${name} stays`,
    gone: "Who has left",
    /** @param {string} name */
    back: (name) => `${name} is back`,
    joins: "Somebody joins",
    joinsMore: "Sits down as the last one, and plays from the next deal.",
    newName: "Name",
    save: "Save",
    typeName: "Type a name",
    typeTotal: "Type a total",
    phones: "Other phones",
    rules: "Our rules",
    /** @param {string[]} names */
    rulesMore: (names) => `${names.length ? list.format(names) : "As printed"}. Changes count from the next deal.`,
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
    /** @param {number} round */
    finishWithout: (round) => `Tap again: round ${round} does not count, and the match is over`,
    /** @param {string[]} names @param {number} total */
    finishMore: (names, total) => `${list.format(names)} ${names.length === 1 ? "leads" : "lead"} with ${total}. Or go on another day: it waits here.`,
    said: {
      /** @param {string} name @param {string} to */
      renamed: (name, to) => `${name} is called ${to} now.`,
      /** @param {string} name */
      joined: (name) => `${name} sits down.`,
      /** @param {string} name */
      left: (name) => `${name} leaves.`,
      /** @param {string} name */
      back: (name) => `${name} is back.`,
      /** @param {string} name @param {string} animal */
      face: (name, animal) => `${name} is the ${animal} now.`,
      voided: "This round does not count.",
      paper: "The totals from paper are entered.",
    },
  },

  rules: {
    /** @param {number} number */
    chosen: (number) => (number === 0 ? "none" : `${number} on, the rest as printed`),
    printed: "None: as printed",
    how: "How you play them",
    more: "More rules: goal, fines and the rest",
    these: "These are our rules",
    preset: "Play by",
    target: { uno: "Points to win", golf: "Rounds" },
    everything: "Other questions",
    /** @param {string[]} keys */
    whoIs: (keys) => (keys.length === 1 ? `Who is ${keys[0]}?` : `Who are ${list.format(keys)}?`),
    /** @param {string} key @param {string} what */
    source: (key, what) => `${key}: ${what}`,
    parameters: {
      stacking: {
        answers: {
          "2/2": "2/2: a Draw Two on a Draw Two",
          "4/4": "4/4: a Wild Draw Four on a Wild Draw Four",
          "4/2": "4/2: a Wild Draw Four on a Draw Two",
          "2/4": "2/4: a Draw Two on a Wild Draw Four",
          progressive: "Progressive: both 2/2 and 4/4",
        },
        challenge: { none: "No", top: "Yes, the one on top" },
      },
    },
  },

  referee: {
    scores: "Scores",
    /** @param {string} direction */
    seats: (direction) => `Hands, in the order they sit, ${direction}`,
    /** @param {string} color */
    inForce: (color) => `${color} is in force`,
    /** @param {number} number */
    owed: (number) => `draws ${number}`,
    /** @param {string} name @param {string} told @param {string | null} flag */
    recount: (name, told, flag) => [name, told, flag].filter(Boolean).join(", ") + ": count this hand",
    flags: { called: "UNO!", caught: "Caught!" },
    flagged: { called: "said UNO", caught: "is caught" },
    /** @param {string} name */
    held: (name) => `How many cards has ${name}?`,
    /** @param {number} most */
    heldMore: (most) => `More than ${most}`,
    /** @param {number | null} cards */
    hand: (cards) => (cards === null ? "? cards" : count(cards, "card", "cards")),
    /** @type {{ [direction: number]: string }} */
    directions: { "1": "clockwise", "-1": "counterclockwise" },
    says: "The referee",
    /** @param {string} name @param {string | null} color */
    turn: (name, color) => (color ? `${name} plays, on ${color}.` : `${name} is next.`),
    /** @param {string} name @param {number} number */
    owes: (name, number) => `${name} draws ${number}.`,
    /** @param {string} name */
    colorOwed: (name) => `${name}: which color?`,
    /** @param {string} name @param {string} sign */
    lays: (name, sign) => `${name} lays a ${sign}.`,
    /** @param {string} name */
    swaps: (name) => `${name} swaps hands.`,
    waits: "The referee has not answered yet.",
    /** @param {string} name @param {string} sentence */
    now: (name, sentence) => `${name}: ${sentence}`,
    plays: "The latest plays",
    /** @param {string} name @param {string} sign */
    played: (name, sign) => `${name} ${sign}`,
    /** @param {string} name */
    drew: (name) => `${name} drew`,
    /** @param {string} label */
    changePlay: (label) => `${label}, change`,
    /** @param {string} name @param {string} what */
    change: (name, what) => `Change: ${name}, ${what}. Tap what it really was.`,
    drawnInstead: "a card drawn",
    /** @param {number} odd */
    looksOff: (odd) => `${count(odd, "later play looks", "later plays look")} off.`,
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
    /** @param {number} number */
    drewOwed: (number) => `Drew ${number}`,
    /** @param {string} card */
    oddly: (card) => `${card}, does not go now`,
    allFaces: "All cards",
    /** @param {number} round */
    turnedUp: (round) => `Round ${round}: which card is turned up?`,
    again: "Shuffle it back. Which card comes next?",
    /** @param {string[]} names @param {number} points */
    won: (names, points) => `${list.format(names)} +${points}.`,
    /** @param {string[]} names @param {number} points */
    leads: (names, points) => `${list.format(names)} ${names.length === 1 ? "leads" : "lead"} with ${points}.`,
    inTheMiddle: "Already playing",
    topCard: "Lost track: which card lies on top?",
    whichColor: "Which color is in force?",
    whoseTurn: "Whose turn is it?",
    way: "Which way round?",
    counts: "How many cards are in the hands?",
    stillKnown: { false: "Hands unknown", true: "Hands kept" },
    doubt: {
      /** @param {string} name */
      title: (name) => `For ${name}’s eyes only`,
      titleForAll: "For everybody’s eyes",
      /** @param {string} name @param {string} accused */
      look: (name, accused) => `${name}, look at ${accused}’s hand.`,
      /** @param {string} name */
      lookAll: (name) => `Look at ${name}’s hand, all of you.`,
      /** @param {string} color */
      before: (color) => `${color}, the color before the +4`,
      /** By what in the hand bars the card. @type {{ [bars: string]: (color: string) => string }} */
      ask: {
        color: (color) => `Is there a ${color} card?`,
        "any-playable": () => "Is there any card in it that could have been laid?",
        "wilds-count": (color) => `Is there a ${color} card or another wild in it?`,
      },
      /** @type {{ [bars: string]: (color: string) => string }} */
      hints: { color: (color) => `Only ${color} counts. Wilds don’t. The same number in another color doesn’t.` },
      /** @type {{ [bars: string]: (color: string) => string }} */
      yes: { color: (color) => `Yes, ${color}`, "any-playable": () => "Yes, one", "wilds-count": () => "Yes, one" },
      /** @type {{ [bars: string]: (color: string) => string }} */
      no: { color: (color) => `No ${color}`, "any-playable": () => "None", "wilds-count": () => "None" },
      callOff: "Call it off",
    },
    verdict: {
      title: "Challenge",
      guilty: "Guilty.",
      innocent: "Innocent.",
      stampGuilty: "Guilty",
      stampInnocent: "Innocent",
      /** @param {string} name @param {number} number @param {boolean} misses */
      draws: (name, number, misses) => `${name} draws ${number}${misses ? " and misses a turn" : ""}.`,
      /** @param {string} name */
      plays: (name) => `${name} plays.`,
      facedown: "facedown",
      why: "Why?",
      goOn: "Go on",
      notSo: "Not so!",
    },
    count: {
      /** @param {string} winner */
      out: (winner) => `${winner} is out.`,
      counted: "All hands are counted.",
      hands: "Hands",
      /** @param {number} counted @param {number | null} expected */
      of: (counted, expected) => (expected === null ? count(counted, "card", "cards") : `${counted} of ${expected}`),
      sum: "sum",
      sumName: "sum: enter the points of the hand",
      cards: "cards",
      cardsName: "cards: enter every card of the hand",
      /** @param {string} name */
      handOf: (name) => `${name}’s hand`,
      /** @param {number} points */
      all: (points) => `That is all: ${points}`,
      /** @param {number} points */
      worth: (points) => count(points, "point", "points"),
    },
    told: {
      /** @param {string} name @param {string} card @param {string} follows */
      played: (name, card, follows) => `${name}: ${card}. ${follows}`,
      /** @param {string} name */
      drewOne: (name) => `${name} draws a card.`,
      /** @param {string} name @param {string} other */
      swapped: (name, other) => `${name} swaps hands with ${other}.`,
      /** @param {string} name @param {string} follows */
      drew: (name, follows) => `${name} drew. ${follows}`,
      /** @param {string} name */
      next: (name) => `${name} is next.`,
      /** @param {string} name */
      out: (name) => `${name} is out. Count the hands.`,
      /** @param {string} color */
      color: (/** @type {string} */ color) => `The color is ${color}.`,
      undone: "Taken back.",
      /** @param {string} name */
      called: (name) => `${name} said UNO.`,
      /** @param {string} name */
      caught: (name) => `${name} is caught.`,
      /** @param {string} name @param {number} cards */
      caughtDraws: (name, cards) => `${name} is caught and draws ${cards}.`,
      nobodyCalls: "Nobody is down to one card.",
      saidOrLate: "Nobody has to say UNO now: it was said, or play has gone on.",
      unknownHands: "Nobody knows how many cards are left.",
      nobodyCaught: "Nobody can be caught now.",
      calledOrLate: "Nobody can be caught now: UNO was said, or play has gone on.",
      /** @param {string} name */
      challenged: (name) => `${name} challenges.`,
      appealed: "Then it was the other way round.",
      /** @param {string} name */
      changed: (name) => `${name}’s play is changed.`,
      /** @param {string} card */
      dealt: (card) => `${card} is turned up.`,
      /** @param {string} name */
      back: (name) => `Back on track: ${name} plays.`,
      /** @param {string} name @param {number} cards @param {string} follows */
      held: (name, cards, follows) => `${name} has ${count(cards, "card", "cards")}. ${follows}`,
      /** @param {string} name @param {number} points */
      counted: (name, points) => `${name} has ${count(points, "point", "points")}.`,
    },
  },

  besides: {
    title: "Out of turn:",
    /** @param {string} label @param {string} color */
    house: (label, color) => {
      const told = label.replace(/{name}:? ?/, "").replace("{color}", color);
      return told[0].toUpperCase() + told.slice(1);
    },
    nobody: "Nobody can do that now.",
    /** @param {string} play */
    outOfTurn: (play) => `${play}, out of turn`,
    lastOnTop: "In the order they lie, the last one on top.",
    takeAway: " ✕",
    /** @param {number | null} cards */
    lay: (cards) => (cards ? `Lay ${count(cards, "card", "cards")}` : "None"),
    /** @param {string} name */
    told: (name) => `${name}: the referee is told.`,
  },

  rematch: {
    isOpen: "There is a rematch, and this phone can come along.",
    comeAlong: "Come along",
    goThere: "To the rematch",
  },

  final: {
    /** @param {string[]} names */
    title: (names) => (names.length ? `${list.format(names)} ${names.length === 1 ? "wins" : "win"}!` : "Match over"),
    goesOn: "Not over yet",
    /** @param {number} rounds @param {number | null} minutes @param {boolean} isEarly */
    rounds: (rounds, minutes, isEarly) => `${count(rounds, "round", "rounds")}${minutes ? " in " + time(minutes) : ""}${isEarly ? ", ended early" : ""}`,
    /** @param {number} place */
    place: (place) => ordinal(place),
    /** @param {string[]} names @param {number} total */
    has: (names, total) => `${list.format(names)} ${total}`,
    /** @param {{ names: string[], total: number }[]} winners @param {string[]} others */
    result: (winners, others) => {
      const won = winners.map(({ names, total }) => `${list.format(names)} ${names.length === 1 ? "wins" : "win"} with ${total}.`);
      return [...won, others.length ? `${won.length ? "" : "So far: "}${others.join(", ")}.` : null].filter(Boolean).join(" ");
    },
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
    /** @param {string} name */
    turn: (name) => `${name}’s turn`,
    /** @param {number} round @param {number} rounds */
    round: (round, rounds) => `Round ${round} of ${rounds}`,
    turnedUp: "Deal: which card is turned up?",
    turnedUpNext: "Not an action card: what comes next?",
    /** @param {string} name */
    opens: (name) => `${name} opens a card: where?`,
    /** @param {string} name */
    opened: (name) => `Which card does ${name} open?`,
    drew: { kept: (/** @type {string} */ name) => `${name} drew: which card?`, flipped: (/** @type {string} */ name) => `${name} threw it away: which card?` },
    where: { discard: "Tap where it goes", kept: "Tap where it goes", flipped: "Tap the card that is turned up" },
    cameOut: { discard: "Which card came out?", kept: "Which card came out?", flipped: "Which card shows now?" },
    clears: "Clear a column?",
    /** @param {number} column @param {string} what */
    clear: (column, what) => `Clear column ${column}: both are ${what}`,
    onTopOfIt: " on top",
    leave: "Leave it",
    laysFirst: "+2+2: who lays a new column?",
    /** @param {string} name */
    laysSecond: (name) => `${name} lays one. Who lays the other?`,
    /** @param {string} name @param {number} place @param {number} many */
    turnsUp: (name, place, many) => `${name} turns up card ${place} of ${many}`,
    addUp: "Add up what is left",
    enterPoints: "Enter the points",
    onTop: "Lost track: which card lies on top?",
    whoPlays: "Whose turn is it?",
    whichWay: "Which way round?",
    asShown: "The grids stay as they are here.",
    gridIsWrong: "A grid is not right",
    whoseGrid: "Whose grid is not right?",
    /** @param {string} name */
    tapWhatIsWrong: (name) => `${name}: tap what is not right`,
    oneColumnMore: "One column more",
    soItLies: "So it lies",
    /** @param {string} name */
    whatLiesThere: (name) => `${name}: what lies there?`,
    liesFacedown: "Facedown",
    noSuchColumn: "No such column",
    /** @type {{ [direction: number]: string }} */
    ways: { 1: "Clockwise", "-1": "Counterclockwise" },
    sources: { discard: "Took the", kept: "Drew, kept it", flipped: "Drew, threw it" },
    undo: "Undo",
    undone: "Taken back.",
    call: "UNO!",
    nobodyCalls: "Nobody has to say UNO now.",
    catch: "Caught!",
    nobodyCaught: "Nobody can be caught now.",
    lost: "Lost track",
    ask: "Ask",
    unsure: "The referee has not answered yet.",
    /** @param {string} name @param {string} sentence */
    says: (name, sentence) => `${name}: ${sentence}`,
    /** @param {number | null} points */
    points: (points) => (points === null ? "adds up" : count(points, "point", "points")),
    /** @param {string} name @param {number} facedown */
    gridOf: (name, facedown) => `Cards of ${name}, ${facedown} facedown`,
    cards: "All cards",
    facedown: "facedown",
    /** @param {number} column @param {string} row @param {string | null} card */
    place: (column, row, card) => `Column ${column} ${row}: ${card ?? "facedown"}`,
    pile: "pile",
    discards: "discard",
    drawnCard: "drawn",
    over: "Match over",
    result: "Result",
    /** @type {GolfWords} */
    said: {
      "golf.deal": (_name, _claim, next) => (next ? `Dealt. ${next} starts.` : "Dealt."),
      "golf.turn": (name, { took, card, flip }, next) => `${name} ${flip ? "throws away" : took === "pile" ? "draws" : "takes"} ${card}.${next ? " " + next + " is next." : ""}`,
      "golf.clear": (name, { column }) => `${name} clears column ${column}.`,
      "golf.call": (name) => `${name} has said UNO.`,
      "golf.catch": (name) => `${name} is caught and lays a new column.`,
      "golf.reveal": (name) => `${name}’s cards are turned up.`,
      "golf.resync": (_name, { top }, next) => `Back on track: ${top} on top.${next ? " " + next + " is to play." : ""}`,
    },
  },

  invite: {
    title: "Invite",
    onlyKeeper: "Who keeps the score lets others in. Ask there.",
    forWhom: "Whom does it let in?",
    as: { table: "To play or watch", keeper: "To keep the score" },
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
    /** @param {string} name @param {boolean} watches */
    knocks: (name, watches) => (watches ? `${name} asks to watch.` : `${name} asks to join. Who is it?`),
    answer: "Answer",
    /** @param {string} name */
    isSeat: (name) => name,
    watches: "Only watches",
    refuse: "Not now",
    in: "Who is in",
    /** @param {PhoneRole} role @param {string | null} name */
    phone: (role, name) => ({ keeper: name ? `Scorekeeper, ${name}` : "Scorekeeper", seat: name ?? "", watcher: "Somebody who watches" })[role],
    thisOne: "this phone",
    sendAway: "Send away",
    /** @param {string} name */
    sendAwayName: (name) => `Send away: ${name}`,
    said: {
      /** @param {string} name */
      admitted: (name) => `${name} is let in.`,
      /** @param {string} name */
      refused: (name) => `${name} is not let in.`,
      sentAway: "That phone is out.",
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
    /** @param {string} name */
    taken: (name) => `${name} (has a phone)`,
    watch: "I only watch",
    onlyKeep: "I keep the score",
    alsoPlay: "Or do you play as well? Tap your name.",
    code: "Code",
    codeHint: "The scorekeeper reads it out, from Invite.",
    name: "Your name",
    onlyWatch: "I only want to watch",
    whoAsks: "Type your name, so that the scorekeeper knows who asks.",
    knock: "Ask to join",
    /** @param {string} name */
    waiting: (name) => `${name}, you have asked to join.`,
    waitingHow: "The scorekeeper sees it on Invite and lets you in. Leave this open.",
    giveUp: "Go away again",
    refused: "The scorekeeper does not let you in now.",
  },

  player: {
    /** @param {number} points */
    points: (points) => count(points, "point", "points"),
    /** @param {string} name */
    you: (name) => `You are ${name}`,
    watching: "You watch",
    /** @param {string} name @param {boolean} isYou */
    turn: (name, isYou) => (isYou ? "Your turn!" : `${name} plays`),
    yourTurn: "Your turn.",
    lay: "Lay a card",
    /** @param {number | null} owed */
    drew: (owed) => (owed ? `I drew ${owed}` : "I drew"),
    /** @param {number} cards */
    haveDrawn: (cards) => `I have drawn ${cards}`,
    keepsIt: "I keep it",
    laysIt: "I lay it",
    drawsOn: "One more",
    /** @param {string | null} color */
    on: (color) => `on ${color}`,
    counting: "The hands are counted",
    /** @param {number | null} cards */
    cards: (cards) => (cards === null ? "? cards" : count(cards, "card", "cards")),
    uno: "UNO!",
    caught: "Caught!",
    /** @param {string} name */
    caughtName: (name) => `Caught! ${name}`,
    swap: "Swap with",
    /** @param {string} name */
    swapWith: (name) => `Swap hands with ${name}`,
    locked: "Wait",
    sent: "Told.",
    counts: "It counts.",
    hasDrawn: "You have drawn. Play goes on.",
    caughtYou: {
      /** @param {number} cards */
      uno: (cards) => `Draw ${count(cards, "card", "cards")}.`,
      golf: () => "Lay a new column.",
    },
    /** @param {boolean} isWord */
    saidIt: (isWord) => (isWord ? "Did you say it? Then tap UNO! now." : "Did you say it? Tell the scorekeeper."),
    /** @param {string | undefined} detail */
    unheard: (detail) => detail ?? "Nobody heard it: no answer. Say it aloud.",
    onlyScores: "No plays are followed right now, only points.",
    challenge: "Challenge +4",
    count: "Count my hand",
    /** @param {number} points */
    countAgain: (points) => `${points} told, change it`,
    /** @param {number} points @param {number} round */
    told: (points, round) => `You have told ${count(points, "point", "points")} for round ${round}.`,
    /** @param {string | null} color */
    held: (color) => (color ? `Yes, ${color}` : "Yes"),
    /** @param {string | null} color */
    heldNot: (color) => (color ? `No ${color}` : "No"),
  },

  lay: {
    title: "Tap your card",
    /** @param {string} card @param {string | null} color */
    on: (card, color) => `It goes on ${card}${color ? ". The color is " + color : ""}.`,
    cards: "Cards",
    color: "Which color?",
    other: "Other card",
    uno: "…and I say UNO!",
  },

  hall: {
    leads: "leads",
    /** @param {number} points */
    gained: (points) => `last round +${points}`,
  },

  hand: {
    title: "What is left?",
    /** @param {string} name */
    of: (name) => `${name}’s hand`,
    /** @param {number} cards @param {number | null} held */
    tally: (cards, held) => (held === null ? count(cards, "card", "cards") : `${cards} of your ${count(held, "card", "cards")}`),
    /** @param {number} cards @param {number | null} held */
    tooMany: (cards, held) => `${cards} are too many: you hold ${held}`,
    together: "All points together",
    zeros: "Cards that count 0 need no tap.",
    oneName: "one sum: enter all points together",
    cardsName: "cards: enter every card",
    /** @param {number} points */
    save: (points) => `That is all: ${points}`,
    /** @param {number} points */
    told: (points) => `Told: ${count(points, "point", "points")}.`,
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
    signs: { no: "Shapes ● ■ ▲ ★", yes: "Letters R B G Y" },
    haptics: "A tick at every tap",
    sound: "Sounds",
    rests: "Table view by itself, when nobody touches the scorepad",
    onOff: { no: "Off", yes: "On" },
    works: "What works here",
    yes: "yes",
    no: "no",
    /** @type {{ [ability: string]: string }} */
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
    /** @param {string} game @param {string} names */
    match: (game, names) => `${game === "golf" ? "UNO Golf" : "UNO"}: ${names}`,
    /** @param {Role} role */
    ask: (role) => (role === "keeper" ? "Forget it? If no other phone keeps the score, nobody can go on." : "Forget it? To come back, join again."),
    forget: "Forget",
    /** @param {string} names */
    forgetName: (names) => `Forget: ${names}`,
    forgetIt: "Yes, forget it",
    keepIt: "Keep it",
    forgotten: "This phone has forgotten it.",
  },

  board: {
    nothing: "No round is over yet.",
    /** @param {string[]} standings */
    chart: (standings) => `Totals by round: ${standings.join(", ")}. The table below has the rounds in numbers.`,
    caption: "Rounds: the total, and what the round gave",
    card: "Points of every round. A ring marks the best.",
    playerHead: "Player",
    sumHead: "Sum",
    roundHead: "Round",
    totalHead: "Total",
    startHead: "Start",
    away: "–",
    best: ", best",
    /** @param {number} points */
    gained: (points) => `+${points}`,
    /** @param {number} round */
    change: (round) => `${round}, change this round`,
    facts: {
      biggest: { title: "Biggest round", about: (/** @type {string[]} */ names, /** @type {number} */ round) => `${list.format(names)}, round ${round}` },
      fewest: { title: "Best round", about: (/** @type {string[]} */ names, /** @type {number} */ round) => `${list.format(names)}, round ${round}` },
      cleared: { title: "Most columns cleared", about: (/** @type {string[]} */ names) => list.format(names) },
      caught: { title: "Caught most", about: (/** @type {string[]} */ names) => `${list.format(names)} forgot UNO` },
      detective: { title: "Best detective", about: (/** @type {string[]} */ names) => `${list.format(names)}: right challenges` },
      drawn: { title: "Most cards drawn", about: (/** @type {string[]} */ names) => list.format(names) },
      lead: { title: "Longest in front", about: (/** @type {string[]} */ names) => `${list.format(names)}, rounds in a row` },
      won: { title: "Most rounds won", about: (/** @type {string[]} */ names) => list.format(names) },
    },
  },

  ask: {
    title: "Ask the referee",
    byYours: "By the rules of your match",
    field: "In your own words",
    games: { uno: "UNO", golf: "UNO Golf" },
    loading: "Asking the referee…",
    offline: "The referee does not answer. This is what the phone knows.",
    notKept: "The referee does not answer, and this phone has not seen this answer yet.",
    nearest: "Just now people ask",
    more: "More questions",
    here: "As your match stands now.",
    yourRules: "By the rules of your match.",
    houseRule: "By your own house rule.",
    standard: "By the standard rules.",
    why: "Why",
    example: "For example",
    /** @param {string[]} names */
    people: (names) => `${list.format(names)} sit in this order.`,
    otherwise: "Elsewhere it is otherwise",
    /** @param {string[]} houseRules @param {number} differences */
    under: (houseRules, differences) => {
      if (houseRules.length) return `With the house rule ${list.format(houseRules)}:`;
      return differences ? "At some tables:" : "By the standard rules:";
    },
    sources: "Who says so",
    followUps: "And then?",
    tell: "Tell the referee:",
    told: "It is told.",
  },

  history: {
    title: "History",
    how: "Tap what was not so",
    loading: "Fetching what was told…",
    /** @param {string} sentence */
    wouldBeRefused: (sentence) => `The referee refuses: ${sentence}`,
    missing: "The referee does not answer. The history is on the server.",
    /** @param {number} round @param {number} entries */
    round: (round, entries) => `Round ${round}, ${count(entries, "entry", "entries")}`,
    /** @param {number} round */
    ofRound: (round) => `Entries of round ${round}, newest first`,
    allow: "Let it count",
    /** @param {number} number */
    allowEntry: (number) => `Let it count: entry ${number}`,
    redo: "Redo",
    redone: "It counts again.",
    /** @param {number} by */
    takenOut: (by) => `did not happen, by entry ${by}`,
    /** @param {number} number */
    changeEntry: (number) => `Change entry ${number}`,
    changed: "Changed.",
    asking: "What would follow?",
    plan: "If you change it",
    later: {
      title: "What came after it",
      ways: { keep: "Stays", fitting: "Stays where it fits", drop: "Is taken out" },
    },
    send: "Change it",
    /** @param {string[]} standings */
    totals: (standings) => `Then it stands: ${list.format(standings)}.`,
    goesOn: "Then nobody has won yet.",
    cannotTell: "The referee does not answer, so nobody can tell yet what follows.",
    /** @param {string} sentence */
    refused: (sentence) => `refused: ${sentence}`,
    contested: "contested",
    /** @type {{ [now: string]: (by: number, verdict: string | null) => string }} */
    superseded: {
      "taken back": (by) => `taken back by entry ${by}`,
      dropped: (by) => `dropped by entry ${by}`,
      fallen: (by) => `can no longer be, after entry ${by}`,
      corrected: (by) => `changed by entry ${by}`,
      "ruled on again": (by, verdict) => (verdict === "stands" ? `stays by agreement of the table, after entry ${by}` : `judged again after entry ${by}`),
    },
    /** @type {{ [outcome: string]: (entry: number) => string }} */
    outcome: {
      unchallenged: () => "nobody challenged it",
      /** @param {number} entry */
      "proved lawful": (entry) => `entry ${entry} proved that it was right`,
      /** @param {number} entry */
      "proved unlawful": (entry) => `entry ${entry} proved that it was wrong`,
      /** @param {number} entry */
      "said to be lawful": (entry) => `by entry ${entry} it was right: one person’s word`,
      /** @param {number} entry */
      "said to be unlawful": (entry) => `by entry ${entry} it was wrong: one person’s word`,
      /** @param {number} entry */
      contested: (entry) => `entry ${entry} left it contested`,
      /** @param {number} entry */
      "decided to be lawful": (entry) => `in entry ${entry} the table decided that it was right`,
      /** @param {number} entry */
      "decided to be unlawful": (entry) => `in entry ${entry} the table decided that it was wrong`,
    },
    /** @param {string} shape @param {string} color */
    color: (shape, color) => `→ ${shape} ${color} `,
    /** @type {ClaimWords} */
    claims: {
      "match.open": () => "The match begins.",
      "match.score": ({ round, winner, points, values }, name) => {
        const what = round ? `Round ${round} changed: ` : "Round over: ";
        if (typeof points === "number") return `${what}${name(winner)} +${points}`;
        const hands = Object.entries(values ?? points ?? {}).map(([seat, left]) => `${name(Number(seat))} ${[left].flat().join("+") || 0}`);
        return hands.length ? what + hands.join(", ") : null;
      },
      "match.points": ({ round, points }) => `has ${points} left in round ${round}`,
      "match.take_back": ({ to }) => `Taken back to entry ${to}`,
      "match.correct": ({ entry }) => `Entry ${entry} is changed`,
      "match.allow": ({ entry }) => `Entry ${entry} stays on the table`,
      "match.rename": () => "is the new name",
      "match.decide": ({ entry, for: believed }, name) => `Entry ${entry} is settled: ${name(believed)} was right`,
      "match.join": ({ seat, points }) => (seat == null ? null : points == null ? "comes back" : `comes back with ${points}`),
      "match.opening": ({ points, rounds }, name) => {
        const totals = Object.entries(points).map(([seat, total]) => `${name(Number(seat))} ${total}`);
        return `On paper${rounds ? ", " + count(rounds, "round", "rounds") : ""}: ${totals.join(", ")}`;
      },
      "match.recount": ({ count: cards, pile }) => (pile == null ? `has ${count(cards ?? 0, "card", "cards")}, counted anew` : `The pile has ${count(pile, "card", "cards")}`),
      "uno.deal": () => "turned up to begin",
      "uno.play": ({ drawn, said_uno: said }) =>
        [drawn == null ? null : drawn ? "drawn" : "not the card drawn", said && "UNO!"].filter(Boolean).join(", "),
      "uno.draw": ({ keep, count: cards }) => (cards ? `draws ${cards}` : keep ? "draws, passes" : "draws"),
      "uno.color": () => "",
      "uno.call": () => "UNO!",
      "uno.catch": () => "caught: UNO was not said",
      "uno.challenge": ({ held_color: held }) => ["challenges", held == null ? null : held ? "the color was there" : "the color was not there"].filter(Boolean).join(": "),
      "uno.show_hand": ({ held_color: held }) => (held ? "shows the hand: the color was there" : "shows the hand: the color was not there"),
      "uno.swap": ({ with: other }, name) => `swaps hands with ${name(other)}`,
      "uno.play_equal": () => "at once",
      "uno.color_crazy": ({ cards }) => (cards.length ? "discarded" : "discards nothing"),
      "uno.hint": () => "gave a hint",
      "uno.count": ({ points, values, cards }) => `has left: ${[points ?? values ?? cards].flat().join(", ") || 0}`,
      "match.note": ({ text }) => text,
      "golf.deal": () => "turned up to begin",
      "golf.turn": ({ took, place, flip }) => {
        const from = took === "pile" ? "drawn" : "from the discards";
        return place ? `${from}, to column ${place.column} ${place.row}` : `thrown, column ${flip?.column} ${flip?.row} is turned up`;
      },
      "golf.clear": ({ column }) => `clears column ${column}`,
      "golf.call": () => "UNO!",
      "golf.catch": () => "caught: UNO was not said",
      "golf.reveal": () => "turned up",
      "golf.resync": () => "We lost track, and go on from here.",
      "uno.reshuffle": () => "The pile is shuffled.",
      "uno.resync": () => "We lost track, and go on from here.",
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
        /** @param {string} name @param {string} total @param {string} told */
        of: (name, total, told) => `${name} ${total}${told ? ", " + told : ""}. Tap when ${name} went out`,
      },
      each: {
        hint: "tap to enter points",
        /** @param {string} name @param {string} total @param {string} told */
        of: (name, total, told) => `${name} ${total}${told ? ", " + told : ""}. Tap to enter the points of all`,
      },
    },
    back: "Back to the match",
    turn: "plays",
    deals: "deals",
    starts: "starts",
    /** @param {number} cards */
    cards: (cards) => count(cards, "card", "cards"),
    /** @param {number} direction */
    direction: (direction) => (direction > 0 ? "↻" : "↺"),
  },

  look: {
    title: "Look at a match",
    give: "A link to look",
    match: "Whoever has this link sees this match, and can change nothing.",
    group: "Whoever has this link sees these evenings as they go on, and can change nothing.",
    good: "Links to look",
    /** @param {number} at */
    since: (at) => `Given out on ${new Date(at).toLocaleString("en", MOMENT)}`,
    end: "End it",
    /** @param {string} told */
    endNamed: (told) => `End it: ${told}`,
    ended: "That link shows nothing any more.",
  },

  share: {
    title: "Share the result",
    result: "The result, to be shared",
    /** @param {string} game @param {string} result @param {number} rounds */
    text: (game, result, rounds) => `${result} ${gameName(game)}, ${count(rounds, "round", "rounds")}.`,
    /** @param {string} text */
    picture: (text) => `The picture that is sent: ${text}`,
    /** @param {string[]} names @param {Game} game @param {number} rounds @param {number} [at] */
    onPicture: (names, game, rounds, at) => ({
      title: names.length ? `${list.format(names)} ${names.length === 1 ? "wins" : "win"}!` : "So far",
      foot: [gameName(game), count(rounds, "round", "rounds"), ...(at === undefined ? [] : [new Date(at).toLocaleDateString("en", DAY)])].join(", "),
    }),
    /** @param {Game} game @param {string} [kind] */
    fileName: (game, kind = "png") => `${game}-result.${kind}`,
    send: "Send the picture",
    savePicture: "Save the picture",
    isSaved: "Saved",
    copy: "Copy the text",
    isCopied: "Copied",
    copied: "Copied.",
    copyYourself: "It is marked: copy it as you usually do.",
    files: "Save as a file",
    saved: "Saved.",
    kinds: { csv: "Table (CSV)", xlsx: "Spreadsheet (XLSX)", ndjson: "Everything (NDJSON)" },
    toRead: "To read (text)",
    print: "Print the score sheet",
    bgStats: "Open in BG Stats",
    us: "Referee",
    /** @param {string} game */
    game: (game) => gameName(game),
  },

  evenings: {
    what: "A group keeps together what the same people play over many evenings.",
    open: "New group",
    name: "Name of the group",
    start: "Open the group",
    match: "Play tonight",
    loading: "Asking the referee…",
    nothing: "Nothing played yet.",
    /** @param {number} matches @param {number | undefined} at @param {boolean} more */
    since: (matches, at, more) =>
      matches ? `${more ? "The last " : ""}${count(matches, "match", "matches")}${more ? "" : " since " + new Date(at ?? 0).toLocaleDateString("en", { month: "long", year: "numeric" })}` : "",
    /** @param {string} game */
    at: (game) => gameName(game),
    /** @param {number} won @param {number} played */
    won: (won, played) => `${won} of ${count(played, "match", "matches")} won`,
    /** @param {number} wins */
    inARow: (wins) => `${wins} in a row`,
    /** @param {number} people */
    others: (people) => `${people} more`,
    byEvening: "Who won, evening by evening",
    /** @param {string[]} names */
    names: (names) => list.format(names),
    /** @param {string[]} names */
    wonBy: (names) => `Won by ${names.join("; ")}`,
    headToHead: "Head to head",
    /** @param {number} place */
    compare: (place) => (place === 1 ? "Compare whom?" : "With whom?"),
    /** @param {string[]} two @param {number[]} times @param {number} both */
    ahead: ([name, other], [ahead, behind], both) => {
      if (!both) return `${name} and ${other} have not met yet.`;
      if (ahead === behind) return `${name} and ${other} are level after ${count(both, "match", "matches")}.`;
      const [more, fewer, times] = ahead > behind ? [name, other, ahead] : [other, name, behind];
      return `${more} was ahead of ${fewer} in ${times} of ${count(both, "match", "matches")}.`;
    },
    played: "Matches",
    /** @param {string} game @param {string} day @param {boolean} over */
    of: (game, day, over) => `${gameName(game)}, ${day}${over ? "" : ", not over"}`,
    /** @param {string} game */
    standings: (game) => `Standings at ${gameName(game)}`,
    heads: ["Player", "Won", "Played", "Rounds won", "Points"],
    files: {
      "history.csv": "History (CSV)",
      "history.xlsx": "History (XLSX)",
      "standings.csv": "Standings (CSV)",
      "standings.xlsx": "Standings (XLSX)",
    },
  },
};
