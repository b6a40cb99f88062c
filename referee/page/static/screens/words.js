// The words of the screens that are fetched when they are needed, beside those of the first ones. They are messages, see
// languages/en/page; here is what chooses one of them, and what writes dates and sums.

/** @import { ClaimWords, Game, GolfWords, PhoneRole } from "../../types.js" */

import { language, placeForm, series } from "../ui/messages.js";
import { words as first, zoneOf } from "../ui/words.js";
import { messages } from "./messages.js";

/** @type {Intl.DateTimeFormatOptions} */
const DAY = { weekday: "long", day: "numeric", month: "long", year: "numeric" };
/** @type {Intl.DateTimeFormatOptions} */
const MONTH = { month: "long", year: "numeric" };
/** @type {Intl.DateTimeFormatOptions} */
const MOMENT = { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit", hour12: false };

const { contest, menu, trouble, rules, referee, final, golf, invite, player, history, look, share, evenings } = messages;
const { answers } = rules.parameters.stacking;
const { doubt } = referee;
const told = history.claims;
/** By the form that a place has. @type {{ [form: string]: (facts: { place: number }) => string }} */
const places = final.place;

/** @param {number} minutes */
const time = (minutes) => (minutes < 60 ? final.minutes({ minutes }) : final.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 }));

/** @param {string | number} at @param {Intl.DateTimeFormatOptions} how */
const written = (at, how) => new Date(at).toLocaleDateString(language, { ...how, timeZone: zoneOf(at) });

/** @type {GolfWords} */
const GOLF_SAID = {
  "golf.deal": (_name, _claim, next) => golf.said.deal({ next }),
  "golf.turn": (name, { took, card, flip }, next) => {
    const turn = golf.said.turn({ name, card: card ?? "", how: flip ? "throws" : took === "pile" ? "draws" : "takes" });
    return next ? golf.said.turnAndNext({ turn, next }) : turn;
  },
  "golf.clear": (name, { column }) => golf.said.clear({ name, column }),
  "golf.call": (name) => golf.said.call({ name }),
  "golf.catch": (name) => golf.said.catch({ name }),
  "golf.reveal": (name) => golf.said.reveal({ name }),
  "golf.resync": (_name, { top }, next) => golf.said.resync({ top, next }),
};

/** @type {ClaimWords} */
const CLAIMS = {
  "match.open": () => told.open,
  "match.score": ({ round, winner, points, values }, name) => {
    const say = (/** @type {string} */ gained) => (round ? told.roundChanged({ round, gained }) : told.roundOver({ gained }));
    if (typeof points === "number") return say(told.gained({ name: name(winner), points }));
    const hands = Object.entries(values ?? points ?? {}).map(([seat, left]) => told.left({ name: name(Number(seat)), left: [left].flat().join("+") || "0" }));
    return hands.length ? say(series(hands)) : null;
  },
  "match.points": ({ round, points }) => told.points({ round, points }),
  "match.take_back": ({ to }) => told.takeBack({ entry: to }),
  "match.correct": ({ entry }) => told.correct({ entry }),
  "match.allow": ({ entry }) => told.allow({ entry }),
  "match.rename": () => told.rename,
  "match.decide": ({ entry, for: believed }, name) => told.decide({ entry, name: name(believed) }),
  "match.join": ({ seat, points }) => (seat == null ? null : told.join({ points })),
  "match.opening": ({ points, rounds }, name) => {
    const totals = Object.entries(points).map(([seat, total]) => told.left({ name: name(Number(seat)), left: `${total}` }));
    return told.opening({ rounds: rounds ?? 0, totals });
  },
  "match.recount": ({ count, pile }) => (pile == null ? told.recount({ cards: count ?? 0 }) : told.recountPile({ cards: pile })),
  "uno.deal": () => told.deal,
  "uno.play": ({ drawn, said_uno: said }) =>
    [drawn == null ? null : drawn ? told.drawn : told.notDrawn, said && told.uno].filter(Boolean).join(", "),
  "uno.draw": ({ keep, count: cards }) => (keep && !cards ? told.drawPass : told.draw({ cards: cards || null })),
  "uno.color": () => "",
  "uno.call": () => told.uno,
  "uno.catch": ({ seat, caught }, name) => told.catch({ caught: seat == null ? null : name(caught) }),
  "uno.challenge": ({ held_color: held }) => told.challenge({ held }),
  "uno.show_hand": ({ held_color: held }) => told.showHand({ held: Boolean(held) }),
  "uno.swap": ({ with: other }, name) => told.swap({ name: name(other) }),
  "uno.play_equal": () => told.playEqual,
  "uno.color_crazy": ({ cards }) => (cards.length ? told.discarded : told.discardsNothing),
  "uno.hint": () => told.hint,
  "uno.count": ({ points, values, cards }) => told.count({ left: series([points ?? values ?? cards ?? []].flat()) || "0" }),
  "match.note": ({ text }) => text,
  "golf.deal": () => told.deal,
  "golf.turn": ({ took, place, flip }) => {
    if (place) return told.placed({ from: took === "pile" ? "pile" : "discards", ...place });
    return flip ? told.thrown(flip) : null;
  },
  "golf.clear": ({ column }) => told.clear({ column }),
  "golf.call": () => told.uno,
  "golf.catch": ({ seat, caught }, name) => told.catch({ caught: seat == null ? null : name(caught) }),
  "golf.reveal": () => told.reveal,
  "golf.resync": () => told.resync,
  "uno.reshuffle": () => told.reshuffle,
  "uno.resync": () => told.resync,
};

export const words = {
  ...first,
  ...messages,

  contest: {
    ...contest,
    elseSafe: { ...contest.elseSafe, hand: () => contest.elseSafe.hand },
  },

  menu: {
    ...menu,
    /** @param {string} day */
    expires: (day) => menu.expires({ day: written(day, DAY) }),
  },

  trouble: {
    ...trouble,
    /** @param {string} sentence @param {string} who */
    heard: (sentence, who) => `${sentence} ${who}`.trim(),
    /** @param {string[]} taken @param {string[]} own */
    sameRound: (taken, own) => trouble.sameRound({ taken: taken.join("; "), own }),
    /** @param {string | undefined} detail */
    stopped: (detail) => trouble.stopped({ detail: detail ?? "" }),
  },

  rules: {
    ...rules,
    parameters: {
      stacking: {
        ...rules.parameters.stacking,
        answers: {
          "2/2": answers.twoOnTwo,
          "4/4": answers.fourOnFour,
          "4/2": answers.fourOnTwo,
          "2/4": answers.twoOnFour,
          progressive: answers.progressive,
        },
      },
    },
  },

  referee: {
    ...referee,
    /** @param {string} name @param {string} hand @param {string | null} flag */
    recount: (name, hand, flag) => referee.recount({ what: [name, hand, flag].filter(Boolean).join(", ") }),
    doubt: {
      ...doubt,
      /** By what in the hand bars the card. @type {{ [bars: string]: (color: string) => string }} */
      ask: {
        color: (color) => doubt.ask.color({ color }),
        "any-playable": () => doubt.ask.anyPlayable,
        "wilds-count": (color) => doubt.ask.wildsCount({ color }),
      },
      /** @type {{ [bars: string]: (color: string) => string }} */
      hints: { color: (color) => doubt.hint({ color }) },
      /** @type {{ [bars: string]: (color: string) => string }} */
      yes: { color: (color) => doubt.yes.color({ color }), "any-playable": () => doubt.yes.one, "wilds-count": () => doubt.yes.one },
      /** @type {{ [bars: string]: (color: string) => string }} */
      no: { color: (color) => doubt.no.color({ color }), "any-playable": () => doubt.no.one, "wilds-count": () => doubt.no.one },
    },
  },

  besides: {
    ...messages.besides,
    /** @param {string} label @param {string} color */
    house: (label, color) => {
      const play = label.replace(/{name}:? ?/, "").replace("{color}", color);
      return play[0].toUpperCase() + play.slice(1);
    },
  },

  final: {
    ...final,
    /** @param {number} rounds @param {number | null} minutes @param {boolean} isEarly */
    rounds: (rounds, minutes, isEarly) => final.rounds({ rounds, time: minutes ? time(minutes) : null, isEarly }),
    /** @param {number} place */
    place: (place) => places[placeForm(place)]({ place }),
    /** @param {{ names: string[], total: number }[]} winners @param {string[]} others
     * @param {{ name: string, total: number }[]} gone */
    result: (winners, others, gone) => {
      const rest = others.length && (winners.length ? final.others({ others }) : final.soFar({ others }));
      return [...winners.map((won) => final.wins(won)), rest, ...gone.map((one) => final.leftWith(one))].filter(Boolean).join(" ");
    },
  },

  golf: {
    ...golf,
    said: GOLF_SAID,
  },

  invite: {
    ...invite,
    /** @param {PhoneRole} role @param {string | null} name */
    phone: (role, name) => ({ keeper: invite.phone.keeper({ name }), seat: name ?? "", watcher: invite.phone.watcher })[role],
  },

  player: {
    ...player,
    caughtYou: { ...player.caughtYou, golf: () => player.caughtYou.golf },
    /** @param {string | undefined} detail */
    unheard: (detail) => detail ?? player.unheard,
  },

  history: {
    ...history,
    /** @type {{ [now: string]: (by: number, verdict: string | null) => string }} */
    superseded: {
      "taken back": (by) => history.superseded.takenBack({ by }),
      dropped: (by) => history.superseded.dropped({ by }),
      fallen: (by) => history.superseded.fallen({ by }),
      corrected: (by) => history.superseded.corrected({ by }),
      "ruled on again": (by, verdict) => (verdict === "stands" ? history.superseded.stays({ by }) : history.superseded.judgedAgain({ by })),
    },
    /** @type {{ [outcome: string]: (entry: number) => string }} */
    outcome: {
      unchallenged: () => history.outcome.unchallenged,
      "proved lawful": (entry) => history.outcome.provedLawful({ entry }),
      "proved unlawful": (entry) => history.outcome.provedUnlawful({ entry }),
      "said to be lawful": (entry) => history.outcome.saidToBeLawful({ entry }),
      "said to be unlawful": (entry) => history.outcome.saidToBeUnlawful({ entry }),
      contested: (entry) => history.outcome.contested({ entry }),
      "decided to be lawful": (entry) => history.outcome.decidedToBeLawful({ entry }),
      "decided to be unlawful": (entry) => history.outcome.decidedToBeUnlawful({ entry }),
    },
    claims: CLAIMS,
  },

  look: {
    ...look,
    /** @param {number} at */
    since: (at) => look.since({ at: new Date(at).toLocaleString(language, MOMENT) }),
  },

  share: {
    ...share,
    /** @param {string[]} names @param {Game} game @param {number} rounds @param {string | number} [at] */
    onPicture: (names, game, rounds, at) => ({
      title: share.wins({ names }),
      foot: series([share.game({ game }), share.rounds({ rounds }), ...(at === undefined ? [] : [written(at, DAY)])]),
    }),
    /** @param {Game} game @param {string} [kind] */
    fileName: (game, kind = "png") => share.fileName({ game, kind }),
  },

  evenings: {
    ...evenings,
    /** @param {number} matches @param {string | undefined} at @param {boolean} more */
    since: (matches, at, more) => {
      if (!matches) return "";
      return more ? evenings.last({ matches }) : evenings.since({ matches, month: written(at ?? 0, MONTH) });
    },
    /** @param {string[]} names */
    wonBy: (names) => evenings.wonBy({ names: names.join("; ") }),
    /** @param {string[]} two @param {number[]} times @param {number} both */
    ahead: ([name, other], [ahead, behind], both) => {
      if (!both) return evenings.notMet({ name, other });
      if (ahead === behind) return evenings.level({ name, other, both });
      const [more, fewer, times] = ahead > behind ? [name, other, ahead] : [other, name, behind];
      return evenings.ahead({ name: more, other: fewer, times, both });
    },
    heads: [evenings.heads.player, evenings.heads.won, evenings.heads.played, evenings.heads.roundsWon, evenings.heads.points],
    files: {
      "history.csv": evenings.files.historyCsv,
      "history.xlsx": evenings.files.historyXlsx,
      "standings.csv": evenings.files.standingsCsv,
      "standings.xlsx": evenings.files.standingsXlsx,
    },
  },
};
