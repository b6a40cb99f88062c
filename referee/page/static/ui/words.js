// The words of the first screens; those of all others stand in screens/words.js. A translation is two files like these.
// A list is one sentence, in parts: the name among them may be cut where there is no room for it.

/** @import { Child, Depth, Game } from "../../types.js" */

const list = new Intl.ListFormat("en", { type: "conjunction" });

export const words = {
  /** @param {string} title */
  titled: (title) => (title === "Referee" ? title : `${title} · Referee`),
  back: "Back",
  keypad: "Keypad",
  dot: " · ",
  /** @param {number} at */
  day: (at) => new Date(at).toLocaleDateString([], { dateStyle: "medium" }), // in the language of the phone

  cards: {
    /** @param {string} card @param {string} color */
    named: (card, color) => `${card}: ${color} is named`,
    colors: { red: "red", blue: "blue", green: "green", yellow: "yellow" },
    letters: { red: "R", blue: "B", green: "G", yellow: "Y" },
    /** @type {{ [face: string]: string | undefined }} */
    faces: {
      skip: "Skip",
      reverse: "Reverse",
      "draw two": "Draw Two",
      "double draw two": "Double Draw Two",
      wild: "Wild",
      "wild draw four": "Wild Draw Four",
      "wild shuffle hands": "Wild Shuffle Hands",
      "wild swap hands": "Wild Swap Hands",
      "wild customizable": "Wild Customizable",
    },
  },

  standing: {
    saved: () => "saved",
    /** @param {number} waiting */
    waiting: (waiting) => `saving ${waiting}`,
    /** @param {number} waiting */
    offline: (waiting) => (waiting ? `offline, ${waiting} waiting` : "offline"),
    /** @param {number} waiting */
    late: (waiting) => (waiting ? `no answer, ${waiting} waiting` : "no answer"),
    /** @param {number} waiting */
    asked: (waiting) => `${waiting} to decide`,
    /** @param {number} waiting */
    ended: (waiting) => (waiting ? `${waiting} not sent` : "not let in"),
    /** @type {{ [wrong: string]: string | undefined }} */
    said: {
      offline: "Offline. Go on: it is kept on this phone.",
      late: "The referee does not answer. Go on: it is kept here.",
      ended: "This phone is not let in any more.",
      stale: "Somebody else entered something first. Decide at the top.",
      stopped: "That was not taken. Decide at the top.",
    },
  },

  /** @param {string} [detail] */
  request: (detail) => detail ?? "The referee does not answer. Try again in a moment.",

  missing: { title: "Nothing here", text: "This page is not here yet or could not be fetched, or this phone has no part in that match." },

  home: {
    title: "Referee",
    tagline: "Real cards. A fair call. The score kept.",
    /** @param {number} round */
    goOn: (round) => `Go on: round ${round}`,
    result: "See how it ended",
    /** @param {string[]} names @param {number} total */
    leads: (names, total) => (names.length === 1 ? `${names[0]} leads with ${total}` : `${list.format(names)} lead with ${total}`),
    /** @param {string[]} names @param {number} total */
    won: (names, total) => (names.length === 1 ? `${names[0]} won with ${total}` : `${list.format(names)} won with ${total}`),
    /** @param {string[]} names */
    people: (names) => list.format(names),
    /** @param {Game} game @param {number} round @param {number | null} goal */
    round: (game, round, goal) => (game === "golf" ? `UNO Golf, round ${round} of ${goal}` : `UNO, round ${round}`),
    /** @param {Game} game */
    over: (game) => (game === "golf" ? "UNO Golf, over" : "UNO, over"),
    /** @param {string} name @param {number} total */
    standing: (name, total) => `${name} ${total}`,
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

  games: { uno: "UNO to 500", golf: "Golf, 9 rounds" },

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
    /** @param {number} place */
    player: (place) => `Player ${place + 1}`,
    /** @param {number} place */
    nameOf: (place) => `Name of player ${place + 1}`,
    /** @param {string} name @param {string} animal */
    another: (name, animal) => `${name} is the ${animal}. Choose another face`,
    deals: "Deals",
    dealsToo: "deals?",
    /** @param {boolean} isDealer @param {string} name */
    dealsFirst: (isDealer, name) => (isDealer ? `Deals: ${name}` : `deals? ${name}`),
    known: "People",
    onePlayer: "Player",
    oneLess: "Fewer",
    /** @param {string} name */
    whoAreYou: (name) => `${name}, who are you?`,
    /** @param {string} animal @param {string | null} name */
    isTaken: (animal, name) => (name ? `${animal}, taken by ${name}: trade` : animal),
    trade: "A face and its color belong together. Faded faces are taken: tap one, and you two trade.",
    done: "Done",
    rules: "House rules",
    /** @param {number} number */
    chosen: (number) => (number === 0 ? "House rules: none" : `${number} house ${number === 1 ? "rule" : "rules"}`),
    pictures: { uno: ["red draw two", "blue draw two"], golf: ["green 4", "blue 4"] },
    loading: "Asking for the rules…",
    depth: "The referee’s job?",
    anyTime: "Change any time.",
    /** @type {{ value: Depth, sign: string, label: string, what: string }[]} */
    depths: [
      { value: "scorepad", sign: "cards", label: "Keep score", what: "You enter points after each round." },
      { value: "referee", sign: "whistle", label: "Follow plays", what: "One tap a card. It judges and counts." },
    ],
    deal: "Deal the cards",
    brief: {
      uno: "First to 500. A +4 may be challenged. A forgotten UNO costs 2.",
      golf: "Nine rounds. The fewest points win.",
    },
    asBefore: "The same rules as last time.",
  },

  scorepad: {
    /** @param {number} round */
    title: (round) => `Round ${round}`,
    /** @param {Game} game @param {number | null} target */
    goal: (game, target) => (game === "golf" ? `of ${target}, UNO Golf` : `to ${target}, UNO`),
    whoWentOut: "Round over? Tap who went out.",
    /** @param {number} round */
    goesOn: (round) => `Round ${round} goes on: tap Follow to play on.`,
    addUp: "Round over? Add up what lies there.",
    /** @param {number} round */
    enter: (round) => `Enter round ${round}`,
    dealsTag: "deals",
    startsTag: "starts",
    /** @param {string} name */
    deals: (name) => [name, " deals"],
    /** @param {number} points */
    holds: (points) => `holds ${points}`,
    isOut: "is out",
    unsure: "The referee has not answered yet.",
    scores: "Scores",
    /** @param {string} told @param {boolean} isFirst */
    wentOut: (told, isFirst) => `${told}${isFirst ? ", leads" : ""}: went out`,
    /** @param {string} told @param {boolean} isFirst */
    total: (told, isFirst) => `${told}${isFirst ? ", leads" : ""}`,
    rounds: "Rounds, tap one to change it",
    /** @param {number} round @param {number} points */
    gain: (round, points) => `R${round} +${points}`,
    /** @param {number} round @param {number[]} points */
    roundGolf: (round, points) => `R${round} ${points.join(" ")}`,
    /** @param {string} label @param {string | null} name */
    changeRound: (label, name) => `${label}${name ? " " + name : ""}, change`,
    undo: "Undo",
    follow: "Follow",
    following: { uno: "Follow the plays", golf: "Follow the turns" },
    tableView: "Table view",
    allRounds: "All rounds",
    table: "Table",
    invite: "Invite",
    ask: "Ask",
    menu: "Menu",
    more: "More",
    said: {
      undone: "Taken back.",
      /** @param {number} round */
      entered: (round) => `Round ${round} is entered.`,
      /** @param {number} round */
      corrected: (round) => `Round ${round} is changed.`,
    },
  },

  result: {
    /** @param {string[]} names @param {number} round */
    wins: (names, round) => `${list.format(names)} ${names.length === 1 ? "wins" : "win"} round ${round}`,
    /** @param {string[]} names @param {number} round */
    best: (names, round) => `${list.format(names)}: best of round ${round}`,
    /** @param {string[]} names @param {number} round @param {number} points @param {number} total */
    said: (names, round, points, total) =>
      names.length === 1
        ? `${names[0]} wins round ${round} and gets ${points}. ${names[0]} has ${total}.`
        : `${list.format(names)} win round ${round} and get ${points}. They have ${total}.`,
    /** @param {string} told @param {string | null} dealer */
    andThen: (told, dealer) => (dealer ? `${told} ${dealer} deals.` : told),
    /** @param {string | null} dealer */
    next: (dealer) => (dealer ? `Next round: ${dealer} deals` : "Go on"),
  },

  card: {
    title: "Score card",
    player: "Player",
    start: "Start",
    sum: "Sum",
    /** @param {string[]} names */
    leads: (names) => (names.length === 1 ? `${names[0]} leads` : `${list.format(names)} lead`),
    /** @param {number} points @param {string | null} name @param {boolean} isLow */
    ahead: (points, name, isLow) => [name && `${points} ahead of ${name}.`, isLow ? "Low wins." : null].filter(Boolean).join(" "),
    told: "told: ",
    hint: "A ring marks the best of a round.",
  },

  entry: {
    whoWentOut: "Who went out?",
    /** @param {number} round */
    points: (round) => `Round ${round}`,
    asks: { winner: "What was left in the other hands?", each: "What lies in each hand?" },
    /** @param {string} name */
    byCards: (name) => `Tap each card in ${name}’s hand.`,
    from: "Type what was left, or add it up with +",
    /** @param {Child} name */
    not: (name) => ["Not ", name],
    action: "action",
    wild: "wild",
    /** @param {number} round */
    change: (round) => `Change round ${round}`,
    /** @param {string} name */
    gets: (name) => `${name} went out and gets`,
    nobody: "First tap who went out.",
    /** @param {Child} name */
    missing: (name) => [name, "?"],
    /** @param {number} hands */
    moreHands: (hands) => (hands === 1 ? "1 more hand" : `${hands} more hands`),
    /** @param {number} hands */
    severalMissing: (hands) => `${hands} more?`,
    /** @param {string} text @param {number} total */
    row: (text, total) => `${text || "0"}${text.includes("+") ? " = " + total : ""}`,
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
    /** @param {number | string} value */
    removeCard: (value) => `${value} ×, remove`,
    /** @param {string} value @param {string[]} signs */
    ofValue: (value, signs) => `${value} ${signs.join(" ")}`,
    wilds: { all: "wild", special: "special" },
    cancel: "Cancel",
    /** @param {Child} name @param {number} points */
    saveFor: (name, points) => ["Save ", name, ` +${points}`],
    /** @param {number} round */
    saveRound: (round) => `Save round ${round}`,
    /** @param {{ name: string, points: number }} gain */
    gained: ({ name, points }) => `${name} ${points}`,
    /** @param {number} round @param {string[]} gained */
    taken: (round, gained) => `Another phone has entered round ${round} meanwhile: ${gained.join(", ")}. Replace that, or close.`,
    /** @param {number} round */
    gone: (round) => `Another phone has undone a round meanwhile: this was for round ${round}. Close, and look.`,
    /** @param {number} round */
    replace: (round) => `Replace round ${round}`,
    close: "Close",
  },
};
