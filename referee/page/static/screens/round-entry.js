// The sheet on which the points of a round are entered, on a keypad of its own.
// In three ways: one sum for whoever went out; a sum for each hand; or the cards of each hand by their values.

/** @import { EntryOptions, Match, Score } from "../../types.js" */
import { h } from "../ui/dom.js";
import { gainsOf, sum } from "../core/optimistic.js";
import { countingOf } from "../core/kit.js";
import { mark } from "../ui/marks.js";
import { bar, button, cardKeys, chips, choice, digitKeys, iconLink, keypad, named, pressed } from "../ui/parts.js";
import { animalAt, colorsOf, face, person } from "../ui/people.js";
import { Tally, asTyped, valuesOf } from "../ui/sums.js";
import { pointsOf, toldBy, whoPlayed } from "../core/past-rounds.js";
import { words } from "../ui/words.js";

/**
 * @typedef {number | "together"} At  a hand, or the sum of all
 * @typedef {(how: (entered: Entered) => void) => void} Change
 */

const TOGETHER = /** @type {const} */ ("together"); // the place of a sum that is nobody's hand

/** What is entered of a round, in one of three ways. */
class Entered {
  /** @type {"one" | "each" | "cards"} */
  way;
  /** @type {number | null} */
  winner = null;
  /** Whose sum or cards the keypad changes. @type {At} */
  place;
  /** @type {Set<At>} */
  offered; // what stands there until a digit is typed
  /** @type {Set<At>} Whose hand was gone through: nobody is forgotten. */
  seen;
  /** @type {Set<At>} */
  typed = new Set(); // what stands there is what somebody has typed
  /** @type {{ [seat: number]: number | null }} What others have told of their hands. */
  told = {};

  /** @param {Match} match @param {number | null} round @param {Pick<EntryOptions, "known" | "winner">} options */
  constructor(match, round, { known = null, winner: whoIsOut = null }) {
    const { state } = match.shown;
    this.match = match;
    this.round = round;
    this.known = known;
    this.seats = round ? whoPlayed(state, round) : state.order;
    this.about = round ?? state.round_number; // whatever others enter while this lies open
    this.counting = countingOf(match.kit, this.about);
    this.takesAll = this.counting.to === "winner";
    this.values = valuesOf(match.kit, this.about);
    /** By place. @type {{ [seat: number]: Tally, together: Tally }} */
    this.tallies = { [TOGETHER]: new Tally(), ...Object.fromEntries(this.seats.map((seat) => [seat, new Tally()])) };
    this.way = this.takesAll ? "one" : "each";
    this.winner = this.takesAll ? whoIsOut : null;
    this.place = this.takesAll ? TOGETHER : (this.seats.find((seat) => seat === whoIsOut) ?? this.seats[0]);
    this.seen = new Set(round ? this.seats : [this.place]);
    this.offered = new Set(round ? [TOGETHER, ...this.seats] : []);
    this.had = `${pointsOf(state, this.about)}`;
    const before = round && pointsOf(state, round);
    if (before) this.recall(before.map((points) => points / this.counting.times));
    else if (known) this.recall(known);
    if (known) this.place = this.seats.find((seat) => known[seat] === null) ?? this.place;
  }

  /** @param {{ [seat: number]: number | null }} row */
  recall(row) {
    if (this.takesAll) {
      this.winner = Object.keys(row).map(Number).find((seat) => (row[seat] ?? 0) > 0) ?? null;
      this.tallies[TOGETHER].text = `${this.winner === null ? "" : row[this.winner]}`;
    } else for (const seat of this.seats) this.tallies[seat].text = `${row[seat] ?? ""}`;
  }

  /** What others tell of their hands stands wherever nobody has typed, also when it comes while the sheet lies open. */
  takeTold() {
    const { state: now } = this.match.shown;
    if (this.round || this.known || now.round_number !== this.about) return;
    for (const seat of this.seats) this.offer(seat, `${(this.told[seat] = toldBy(now, seat)) ?? ""}`);
    if (this.takesAll && !this.counting.teams) this.offer(TOGETHER, this.winner === null ? "" : this.toldTogether());
  }

  /** @param {At} at @param {string} text */
  offer(at, text) {
    if (this.typed.has(at)) return;
    this.tallies[at].text = text;
    if (/\d$/.test(text)) this.offered.add(at);
    else this.offered.delete(at);
  }

  /** Of all hands but the winner's. While somebody has not told, what is typed is added. */
  toldTogether() {
    const points = this.hands().map((seat) => this.told[seat]).filter((amount) => amount != null);
    return `${asTyped(points)}${points.length && points.length < this.hands().length ? "+" : ""}`;
  }

  /** The hands that are counted: everybody's, or of all but who went out. */
  hands() {
    return this.takesAll ? this.seats.filter((seat) => seat !== this.winner) : this.seats;
  }

  /** Where cards are tapped, a hand of which only points are known keeps them until its first card. @param {At} at */
  valueOf(at) {
    return this.tallies[at].points(this.isByCards(at));
  }

  /** @param {At} at */
  isByCards(at) {
    const { text, cards } = this.tallies[at];
    return this.way === "cards" && (cards.length > 0 || (!this.known && text === ""));
  }

  total() {
    return this.way === "one" ? this.valueOf(TOGETHER) : sum(this.hands().map((seat) => this.valueOf(seat)));
  }

  /** @returns {Score} */
  claim() {
    const { round, seats, about, winner } = this;
    const hands = this.hands();
    /** @type {Score} */
    const score = round || this.isTaken() ? { claim: "match.score", round: about } : { claim: "match.score" };
    if (hands.every((seat) => this.isByCards(seat)) && !this.known) return { ...score, values: Object.fromEntries(hands.map((seat) => [seat, this.valuesIn(seat)])) };
    if (this.takesAll) return { ...score, winner, points: this.total() };
    return { ...score, points: Object.fromEntries(seats.map((seat) => [seat, this.valueOf(seat)])) };
  }

  /** The points of each hand by seat, where they were entered. */
  byHand() {
    return this.way === "one" ? {} : Object.fromEntries(this.hands().map((seat) => [seat, this.valueOf(seat)]));
  }

  /** Whether others have given this round other points than it had when the sheet was opened. */
  isTaken() {
    const points = pointsOf(this.match.shown.state, this.about);
    return points !== undefined && `${points}` !== this.had;
  }

  /** Whether a round before this one is gone, or this one, so that its points would count for another. */
  isGone() {
    const { round_number: number } = this.match.shown.state;
    return this.round ? number <= this.round : number < this.about;
  }

  /** Whoever did not go out has a card left: with nothing tapped it was a 0, for which there is no key. @param {number} seat */
  valuesIn(seat) {
    const { cards } = this.tallies[seat];
    return this.takesAll && !cards.length ? [0] : cards;
  }

  /** The hands that nothing is known of yet, where each is told by itself. */
  missing() {
    if (this.way === "one") return [];
    const isTold = (/** @type {Tally} */ { text, cards }) => Boolean(text || cards.length);
    const isKnown = (/** @type {number} */ seat) => this.seen.has(seat) || (!this.isByCards(seat) && this.told[seat] != null);
    return this.hands().filter((seat) => !(this.known ? isTold(this.tallies[seat]) : isKnown(seat)));
  }

  /** What nothing can be saved without: the key says it, and not what it would do. */
  wanted() {
    if (this.takesAll && this.winner === null) return words.entry.whoWentOut;
    const hands = this.missing().length;
    return hands ? words.entry.moreHands({ hands }) : null;
  }

  /** @param {At} at */
  goTo(at) {
    this.place = at;
    this.seen.add(at);
  }

  next() {
    const all = this.hands();
    this.goTo(all[(all.findIndex((seat) => seat === this.place) + 1) % all.length]);
  }

  /** @param {number} seat */
  choose(seat) {
    this.winner = seat;
    this.goTo(this.way !== "one" && this.place === seat ? this.hands()[0] : this.place);
  }

  /** @param {"one" | "each" | "cards"} way */
  change(way) {
    this.way = way;
    const hand = this.hands().find((seat) => seat === this.place) ?? this.hands()[0];
    this.goTo(way === "one" ? TOGETHER : hand);
  }

  /** @param {string} key */
  type(key) {
    const { place } = this;
    const isSum = this.way !== "cards";
    if (isSum && this.offered.delete(place) && /^\d/.test(key)) this.tallies[place].text = "";
    this.tallies[place].type(key, isSum ? null : this.values);
    if (isSum) this.typed.add(place);
  }

  /** What the next digit replaces looks like text that is selected. @param {At} at */
  isPicked(at) {
    return at === this.place && this.way !== "cards" && this.offered.has(at) && this.tallies[at].text ? " picked" : "";
  }
}

/** `done(claim, hands)` is called once, with null if nothing is to be claimed; `hands` are the points of each hand by
 * seat, where they were entered. `round` is the one to change, or null; `winner` who went out, where that is known.
 * `known` are the points by seat of a new round, as far as they are; `beside(seat)` shows what is counted.
 * @param {Match} match @param {number | null} round @param {EntryOptions} options */
export function openEntry(match, round, { redraw, done, known = null, beside = null, winner = null }) {
  const entered = new Entered(match, round, { known, winner });
  const removal = removalOf(entered, redraw, done);
  const isWinnerKnown = winner !== null && entered.takesAll && !round;

  /** What is entered changes, and the sheet with it. @param {(entered: Entered) => void} how */
  function set(how) {
    const { place } = entered;
    how(entered);
    redraw();
    if (entered.place !== place) document.querySelector(".hands [aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} key */
  function press(key) {
    return pressed(key, (one) => set(() => entered.type(one)), () => done(null));
  }

  function view() {
    entered.takeTold();
    const { way, place, takesAll, counting } = entered;
    return h(
      "main",
      { class: "still entry aside" },
      bar([title(), h("small", null, way === "cards" ? words.entry.byCards({ name: place === TOGETHER ? "" : match.name(place) }) : words.entry.asks[counting.to])], { back: null, more: iconLink("ask", words.scorepad.ask, `#/match/${match.id}/ask`) }),
      h(
        "div",
        { class: "reading" },
        meanwhile(entered),
        takesAll && (round !== null || winner === null) && whoWentOut(entered, set),
        beside?.(place),
        !counting.wins_only && (way === "one" ? gets(entered) : rows(entered, set)),
        way === "cards" && h("div", { class: "row wrap cards" }, chips(entered.tallies[place], (at) => set(() => entered.tallies[place].remove(at)))),
      ),
      h("div", { class: "tapping" }, !counting.wins_only && keypad(keysOf(entered, set)), foot()),
      removal(),
    );
  }

  function foot() {
    const wanted = entered.wanted();
    const kind = entered.winner === null ? "main big wide" : `who big wide ${colorsOf(animalAt(match, entered.winner))}`;
    return h(
      "div",
      { class: "row" },
      button([mark("back"), cancelLabel()], () => done(null), { key: "cancel", kind: "hug" }),
      button(wanted ?? saveLabel(entered), () => done(entered.claim(), entered.byHand()), { kind, key: "save", disabled: entered.isGone() || wanted !== null }),
    );
  }

  function cancelLabel() {
    if (entered.isTaken() || entered.isGone()) return words.entry.close;
    return isWinnerKnown && winner !== null ? h("span", null, words.entry.not(named(match.name(winner)))) : words.entry.cancel;
  }

  function title() {
    return round ? words.entry.change({ round }) : words.entry.points({ round: entered.about });
  }

  return { title, view, press };
}

/** The key for a round that was entered by mistake, for example twice; a second tap removes the round.
 * @param {Entered} entered @param {() => void} redraw @param {EntryOptions["done"]} done */
function removalOf(entered, redraw, done) {
  const { match, round } = entered;
  let isAsked = false;
  return () => {
    if (round === null || match.shown.state.round || entered.isGone()) return null;
    const tap = () => {
      if (isAsked) return done({ claim: "match.void", round });
      isAsked = true;
      return redraw();
    };
    return button(isAsked ? words.entry.removeNow({ round }) : words.entry.remove({ round }), tap, { key: "remove", kind: "quiet" });
  };
}

/** What others have entered meanwhile, where that makes another round of this one; or nothing. @param {Entered} entered */
function meanwhile(entered) {
  const { match, about } = entered;
  if (entered.isGone()) return h("p", { class: "problem", role: "alert" }, words.entry.gone({ round: about }));
  return entered.isTaken() && h("p", { class: "problem", role: "alert" }, words.entry.taken({ round: about, gained: gainsOf(match, about).map(words.entry.gained) }));
}

/** @param {Entered} entered @param {Change} set */
function whoWentOut({ match, seats, winner }, set) {
  const choose = (/** @type {number} */ seat) => set((entered) => entered.choose(seat));
  return choice(words.entry.whoWentOut, seats.map((seat) => ({ value: seat, label: person(match, seat) })), winner, choose, { kind: "people" });
}

/** In the winner's color, so that a wrong one is seen at once. @param {Entered} entered */
function gets(entered) {
  const { match, winner, tallies } = entered;
  const { text } = tallies[TOGETHER];
  if (winner === null) return h("section", { class: "gets nobody" }, h("p", null, words.entry.nobody), h("strong", { class: "sum num" }, `${entered.total()}`), h("p", { class: "parts" }, text));
  const animal = animalAt(match, winner);
  return h(
    "section",
    { class: `gets ${colorsOf(animal)}` },
    face(animal),
    h("p", null, words.entry.gets({ name: match.name(winner) })),
    h("strong", { class: `sum num${entered.isPicked(TOGETHER)}` }, `${entered.total()}`),
    h("p", { class: "parts" }, partsOf(entered, text)),
  );
}

/** What it is made of; what is still missing has a question mark. @param {Entered} entered @param {string} text */
function partsOf(entered, text) {
  const parts = text.includes("+") ? text.replaceAll("+", " + ") : words.entry.from;
  if (entered.typed.has(TOGETHER) || !text.endsWith("+")) return parts;
  const untold = entered.hands().filter((seat) => entered.told[seat] === null);
  return [parts, untold.length > 1 ? words.entry.severalMissing({ hands: untold.length }) : words.entry.missing(named(entered.match.name(untold[0])))];
}

/** @param {Entered} entered @param {Change} set */
function rows(entered, set) {
  const textOf = (/** @type {number} */ seat) => (entered.isByCards(seat) ? `${entered.valueOf(seat)}` : entered.tallies[seat].text);
  return h(
    "div",
    { class: "hands", role: "group", "aria-label": words.entry.hands },
    entered.hands().map((seat) =>
      button([person(entered.match, seat), " ", h("strong", { class: entered.isPicked(seat) }, words.entry.row(textOf(seat), entered.valueOf(seat)))], () => set(() => entered.goTo(seat)), {
        kind: "hand",
        key: `hand ${seat}`,
        "aria-pressed": String(seat === entered.place),
      }),
    ),
  );
}

/** @param {Entered} entered @param {Change} set */
function keysOf(entered, set) {
  const { way, takesAll, values } = entered;
  const to = (/** @type {Entered["way"]} */ other) => () => set(() => entered.change(other));
  const each = { sign: "hand", label: words.entry.each, name: words.entry.eachName, onclick: to("each"), kind: "quick" };
  const next = { label: words.entry.next, onclick: () => set(() => entered.next()), kind: "quick word" };
  const same = { type: (/** @type {string} */ key) => set(() => entered.type(key)), way: otherWay(entered, to), next: takesAll && way === "one" ? each : next };
  return way === "cards" ? cardKeys(values, same) : digitKeys(same, values);
}

/** From a sum to the cards and back. @param {Entered} entered @param {(way: Entered["way"]) => () => void} to */
function otherWay({ way, takesAll }, to) {
  if (way !== "cards") return { sign: "cards", label: words.entry.cards, name: words.entry.cardsName, onclick: to("cards"), kind: "quick" };
  const name = takesAll ? words.entry.oneName : words.entry.eachName;
  return { label: takesAll ? words.entry.one : words.entry.each, name, onclick: to(takesAll ? "one" : "each"), kind: "quick word" };
}

/** @param {Entered} entered */
function saveLabel(entered) {
  const { match, about, winner, takesAll, counting } = entered;
  if (entered.isTaken()) return words.entry.replace({ round: about });
  if (!takesAll || winner === null) return words.entry.saveRound({ round: about });
  return h("span", null, words.entry.saveFor(named(match.name(winner)), counting.wins_only ? 1 : entered.total()));
}
