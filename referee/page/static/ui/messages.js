// A text or a function for each message. Written by `make messages` of languages/en/page/ui.ftl: edit that.

/** @import { Told } from "./grammar.js" */

import { grammarOf } from "./grammar.js";

export const language = "en";
export const { form, list, placeForm, series } = grammarOf(language);

export const messages = {
  /** @type {(facts: { title: string }) => string} */
  titled: ({ title }) => `${title} · Referee`,
  back: "Back",
  keypad: "Keypad",
  dot: " · ",
  cards: {
    /** @type {(facts: { card: string, color: string }) => string} */
    named: ({ card, color }) => `${card}: ${color} is named`,
    colors: {
      red: "red",
      blue: "blue",
      green: "green",
      yellow: "yellow",
    },
    letters: {
      red: "R",
      blue: "B",
      green: "G",
      yellow: "Y",
    },
    faces: {
      skip: "Skip",
      reverse: "Reverse",
      drawTwo: "Draw Two",
      doubleDrawTwo: "Double Draw Two",
      wild: "Wild",
      wildDrawFour: "Wild Draw Four",
      wildShuffleHands: "Wild Shuffle Hands",
      wildSwapHands: "Wild Swap Hands",
      wildCustomizable: "Wild Customizable",
    },
  },
  standing: {
    saved: "saved",
    /** @type {(facts: { waiting: number }) => string} */
    waiting: ({ waiting }) => `saving ${waiting}`,
    /** @type {(facts: { waiting: number }) => string} */
    offline: ({ waiting }) => (waiting === 0 ? "offline" : `offline, ${waiting} waiting`),
    /** @type {(facts: { waiting: number }) => string} */
    late: ({ waiting }) => (waiting === 0 ? "no answer" : `no answer, ${waiting} waiting`),
    /** @type {(facts: { waiting: number }) => string} */
    asked: ({ waiting }) => `${waiting} to decide`,
    /** @type {(facts: { waiting: number }) => string} */
    ended: ({ waiting }) => (waiting === 0 ? "not let in" : `${waiting} not sent`),
    said: {
      offline: "Offline. Go on: it is kept on this phone.",
      late: "The referee does not answer. Go on: it is kept here.",
      ended: "This phone is not let in any more.",
      stale: "Somebody else entered something first. Decide at the top.",
      stopped: "That was not taken. Decide at the top.",
    },
  },
  request: "The referee does not answer. Try again in a moment.",
  missing: {
    title: "Nothing here",
    text: "This page is not here yet or could not be fetched, or this phone has no part in that match.",
  },
  home: {
    title: "Referee",
    tagline: "Real cards. A fair call. The score kept.",
    /** @type {(facts: { round: number }) => string} */
    goOn: ({ round }) => `Go on: round ${round}`,
    result: "See how it ended",
    /** @type {(facts: { names: readonly Told[], total: number }) => string} */
    leads: ({ names, total }) => (form(names.length) === "one" ? `${list(names)} leads with ${total}` : `${list(names)} lead with ${total}`),
    /** @type {(facts: { names: readonly Told[], total: number }) => string} */
    won: ({ names, total }) => (form(names.length) === "one" ? `${list(names)} won with ${total}` : `${list(names)} won with ${total}`),
    /** @type {(facts: { names: readonly Told[] }) => string} */
    people: ({ names }) => `${list(names)}`,
    /** @type {(facts: { game: "golf" | "uno", goal: number | null | undefined, round: number }) => string} */
    round: ({ game, goal, round }) => (game === "golf" ? goal == null ? `UNO Golf, round ${round}` : `UNO Golf, round ${round} of ${goal}` : `UNO, round ${round}`),
    /** @type {(facts: { game: "golf" | "uno" }) => string} */
    over: ({ game }) => (game === "golf" ? "UNO Golf, over" : "UNO, over"),
    /** @type {(facts: { name: string, total: number }) => string} */
    standing: ({ name, total }) => `${name} ${total}`,
    again: "Our usual",
    newMatch: "New match",
    toJoin: "Join",
    toAsk: "Ask",
    toEvenings: "Evenings",
    join: "Join with a code",
    evenings: "Our evenings",
    phone: "This phone",
    past: "Matches before",
    foot: "Not affiliated with the owner of the UNO mark.",
  },
  games: {
    uno: "UNO to 500",
    golf: "Golf, 9 rounds",
  },
  animals: {
    fox: "fox",
    octopus: "octopus",
    frog: "frog",
    crab: "crab",
    whale: "whale",
    bear: "bear",
    rabbit: "rabbit",
    owl: "owl",
    cat: "cat",
    penguin: "penguin",
  },
  opening: {
    title: "New match",
    usual: "Our usual",
    game: "Game",
    who: "Who plays?",
    order: "Clockwise.",
    /** @type {(facts: { number: number }) => string} */
    player: ({ number }) => `Player ${number}`,
    /** @type {(facts: { number: number }) => string} */
    nameOf: ({ number }) => `Name of player ${number}`,
    /** @type {(facts: { animal: string, name: string }) => string} */
    another: ({ animal, name }) => `${name} is the ${animal}. Choose another face`,
    deals: "Deals",
    dealsToo: "deals?",
    /** @type {(facts: { isDealer: boolean, name: string }) => string} */
    dealsFirst: ({ isDealer, name }) => (isDealer ? `Deals: ${name}` : `deals? ${name}`),
    known: "People",
    onePlayer: "Player",
    oneLess: "Fewer",
    /** @type {(facts: { name: string }) => string} */
    whoAreYou: ({ name }) => `${name}, who are you?`,
    /** @type {(facts: { animal: string, name: string | null | undefined }) => string} */
    isTaken: ({ animal, name }) => (name == null ? `${animal}` : `${animal}, taken by ${name}: trade`),
    trade: "A face and its color belong together. Faded faces are taken: tap one, and you two trade.",
    done: "Done",
    rules: "House rules",
    /** @type {(facts: { number: number }) => string} */
    chosen: ({ number }) => (number === 0 ? "House rules: none" : `${number} house ` + (form(number) === "one" ? "rule" : "rules")),
    loading: "Asking for the rules…",
    depth: "The referee’s job?",
    anyTime: "Change any time.",
    depths: {
      scorepad: {
        label: "Keep score",
        what: "You enter points after each round.",
      },
      referee: {
        label: "Follow plays",
        what: "One tap a card. It judges and counts.",
      },
    },
    deal: "Deal the cards",
    brief: {
      uno: "First to 500. A +4 may be challenged. A forgotten UNO costs 2.",
      golf: "Nine rounds. The fewest points win.",
    },
    asBefore: "The same rules as last time.",
  },
  scorepad: {
    /** @type {(facts: { round: number }) => string} */
    title: ({ round }) => `Round ${round}`,
    /** @type {(facts: { game: "golf" | "uno", target: number | null | undefined }) => string} */
    goal: ({ game, target }) => (game === "golf" ? target == null ? "UNO Golf" : `of ${target}, UNO Golf` : target == null ? "UNO" : `to ${target}, UNO`),
    whoWentOut: "Round over? Tap who went out.",
    /** @type {(facts: { round: number }) => string} */
    goesOn: ({ round }) => `Round ${round} goes on: tap Follow to play on.`,
    addUp: "Round over? Add up what lies there.",
    /** @type {(facts: { round: number }) => string} */
    enter: ({ round }) => `Enter round ${round}`,
    dealsTag: "deals",
    startsTag: "starts",
    /** @type {(facts: { name: string }) => string} */
    deals: ({ name }) => `${name} deals`,
    /** @type {(facts: { points: number }) => string} */
    holds: ({ points }) => `holds ${points}`,
    isOut: "is out",
    unsure: "The referee has not answered yet.",
    scores: "Scores",
    /** @type {(facts: { isFirst: boolean, told: string }) => string} */
    wentOut: ({ isFirst, told }) => (isFirst ? `${told}, leads: went out` : `${told}: went out`),
    /** @type {(facts: { isFirst: boolean, told: string }) => string} */
    total: ({ isFirst, told }) => (isFirst ? `${told}, leads` : `${told}`),
    rounds: "Rounds, tap one to change it",
    /** @type {(facts: { points: number, round: number }) => string} */
    gain: ({ points, round }) => `R${round} +${points}`,
    /** @type {(facts: { gained: string, round: number }) => string} */
    roundGolf: ({ gained, round }) => `R${round} ${gained}`,
    /** @type {(facts: { label: string, name: string | null | undefined }) => string} */
    changeRound: ({ label, name }) => (name == null ? `${label}, change` : `${label} ${name}, change`),
    undo: "Undo",
    follow: "Follow",
    following: {
      uno: "Follow the plays",
      golf: "Follow the turns",
    },
    tableView: "Table view",
    allRounds: "All rounds",
    table: "Table",
    invite: "Invite",
    ask: "Ask",
    menu: "Menu",
    more: "More",
    said: {
      undone: "Taken back.",
      /** @type {(facts: { round: number }) => string} */
      entered: ({ round }) => `Round ${round} is entered.`,
      /** @type {(facts: { round: number }) => string} */
      corrected: ({ round }) => `Round ${round} is changed.`,
      /** @type {(facts: { round: number }) => string} */
      removed: ({ round }) => `Round ${round} is removed.`,
    },
  },
  result: {
    /** @type {(facts: { names: readonly Told[], round: number }) => string} */
    wins: ({ names, round }) => `${list(names)} ` + (form(names.length) === "one" ? "wins" : "win") + ` round ${round}`,
    /** @type {(facts: { names: readonly Told[], round: number }) => string} */
    best: ({ names, round }) => `${list(names)}: best of round ${round}`,
    /** @type {(facts: { names: readonly Told[], points: number, round: number, total: number }) => string} */
    said: ({ names, points, round, total }) => (form(names.length) === "one" ? `${list(names)} wins round ${round} and gets ${points}. ${list(names)} has ${total}.` : `${list(names)} win round ${round} and get ${points}. They have ${total}.`),
    /** @type {(facts: { dealer: string | null | undefined, told: string }) => string} */
    andThen: ({ dealer, told }) => (dealer == null ? `${told}` : `${told} ${dealer} deals.`),
    /** @type {(facts: { dealer: string | null | undefined }) => string} */
    next: ({ dealer }) => (dealer == null ? "Go on" : `Next round: ${dealer} deals`),
  },
  card: {
    title: "Score card",
    player: "Player",
    start: "Start",
    sum: "Sum",
    /** @type {(facts: { names: readonly Told[] }) => string} */
    leads: ({ names }) => (form(names.length) === "one" ? `${list(names)} leads` : `${list(names)} lead`),
    /** @type {(facts: { name: string, points: number }) => string} */
    ahead: ({ name, points }) => `${points} ahead of ${name}.`,
    lowWins: "Low wins.",
    left: "left",
    told: "told: ",
    hint: "A ring marks the best of a round.",
  },
  entry: {
    whoWentOut: "Who went out?",
    /** @type {(facts: { round: number }) => string} */
    points: ({ round }) => `Round ${round}`,
    asks: {
      winner: "What was left in the other hands?",
      each: "What lies in each hand?",
    },
    /** @type {(facts: { name: string }) => string} */
    byCards: ({ name }) => `Tap each card in ${name}’s hand.`,
    from: "Type what was left, or add it up with +",
    /** @type {(facts: { name: string }) => string} */
    not: ({ name }) => `Not ${name}`,
    action: "action",
    wild: "wild",
    /** @type {(facts: { round: number }) => string} */
    change: ({ round }) => `Change round ${round}`,
    /** @type {(facts: { name: string }) => string} */
    gets: ({ name }) => `${name} went out and gets`,
    nobody: "First tap who went out.",
    /** @type {(facts: { name: string }) => string} */
    missing: ({ name }) => `${name}?`,
    /** @type {(facts: { hands: number }) => string} */
    moreHands: ({ hands }) => (form(hands) === "one" ? "1 more hand" : `${hands} more hands`),
    /** @type {(facts: { hands: number }) => string} */
    severalMissing: ({ hands }) => `${hands} more?`,
    hands: "Points of each hand",
    cards: "cards",
    each: "each",
    one: "one sum",
    cardsName: "cards: enter every card that is left",
    eachName: "each: enter the points of every hand",
    oneName: "one sum: enter all points together",
    next: "Next",
    erase: "⌫, erase",
    plus: "+, plus",
    /** @type {(facts: { value: string }) => string} */
    removeCard: ({ value }) => `${value} ×, remove`,
    wilds: {
      all: "wild",
      special: "special",
    },
    cancel: "Cancel",
    /** @type {(facts: { name: string, points: number }) => string} */
    saveFor: ({ name, points }) => `Save ${name} +${points}`,
    /** @type {(facts: { round: number }) => string} */
    saveRound: ({ round }) => `Save round ${round}`,
    /** @type {(facts: { name: string, points: number }) => string} */
    gained: ({ name, points }) => `${name} ${points}`,
    /** @type {(facts: { gained: readonly Told[], round: number }) => string} */
    taken: ({ gained, round }) => `Another phone has entered round ${round} meanwhile: ${series(gained)}. Replace that, or close.`,
    /** @type {(facts: { round: number }) => string} */
    remove: ({ round }) => `Remove round ${round}`,
    /** @type {(facts: { round: number }) => string} */
    removeNow: ({ round }) => `Really remove round ${round}? Later rounds move up.`,
    /** @type {(facts: { round: number }) => string} */
    gone: ({ round }) => `Another phone has undone a round meanwhile: this was for round ${round}. Close, and look.`,
    /** @type {(facts: { round: number }) => string} */
    replace: ({ round }) => `Replace round ${round}`,
    close: "Close",
  },
};
