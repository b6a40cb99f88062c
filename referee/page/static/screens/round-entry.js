// The sheet on which the points of a round are entered, on a keypad of its own.
// In three ways: one sum for whoever went out; a sum for each hand; or the cards of each hand by their values.

/** @import { EntryOptions, Match, Score } from "../../types.js" */
import { h } from "../ui/dom.js";
import { gainsOf, sum } from "../core/foresight.js";
import { countingOf } from "../core/kit.js";
import { mark } from "../ui/marks.js";
import { bar, button, cardKeys, chips, choice, digitKeys, iconLink, keypad, named, pressed } from "../ui/parts.js";
import { animalAt, colorsOf, face, person } from "../ui/people.js";
import { Tally, asTyped, valuesOf } from "../ui/sums.js";
import { pointsOf, toldBy, whoPlayed } from "../core/past-rounds.js";
import { words } from "../ui/words.js";

/** @typedef {number | "together"} At  a hand, or the sum of all */

const TOGETHER = /** @type {const} */ ("together"); // the place of a sum that is nobody's hand

/** `done(claim, hands)` is called once, with null if nothing is to be claimed; `hands` are the points of each hand by
 * seat, where they were entered. `round` is the one to change, or null; `winner` who went out, where that is known.
 * `known` are the points by seat of a new round, as far as they are; `beside(seat)` shows what is counted.
 * @param {Match} match @param {number | null} round @param {EntryOptions} options */
export function openEntry(match, round, { redraw, done, known = null, beside = null, winner: whoIsOut = null }) {
  const { state } = match.shown;
  const seats = round ? whoPlayed(state, round) : state.order;
  const about = round ?? state.round_number; // whatever others enter while this lies open
  const { to, times, teams, wins_only: countsOnlyWins } = countingOf(match.kit, about);
  const takesAll = to === "winner";
  const values = valuesOf(match.kit, about);
  /** By place. @type {{ [seat: number]: Tally, together: Tally }} */
  const tallies = { [TOGETHER]: new Tally(), ...Object.fromEntries(seats.map((seat) => [seat, new Tally()])) };
  /** @type {"one" | "each" | "cards"} */
  let way = takesAll ? "one" : "each";
  let winner = takesAll ? whoIsOut : null;
  /** @type {At} */
  let place = takesAll ? TOGETHER : (seats.find((seat) => seat === whoIsOut) ?? seats[0]);
  /** @type {Set<At>} Whose hand was gone through: nobody is forgotten. */
  const seen = new Set(round ? seats : [place]);
  /** @type {Set<At>} */
  const offered = new Set(round ? [TOGETHER, ...seats] : []); // what stands there until a digit is typed
  /** @type {Set<At>} */
  const typed = new Set(); // what stands there is what somebody has typed
  /** @type {{ [seat: number]: number | null }} What others have told of their hands. */
  const told = {};
  const had = `${pointsOf(state, about)}`;
  const before = round && pointsOf(state, round);
  if (before) recall(before.map((points) => points / times));
  else if (known) recall(known);
  if (known) place = seats.find((seat) => known[seat] === null) ?? place;

  /** @param {{ [seat: number]: number | null }} row */
  function recall(row) {
    if (takesAll) {
      winner = Object.keys(row).map(Number).find((seat) => (row[seat] ?? 0) > 0) ?? null;
      tallies[TOGETHER].text = `${winner === null ? "" : row[winner]}`;
    } else for (const seat of seats) tallies[seat].text = `${row[seat] ?? ""}`;
  }

  /** What others tell of their hands stands wherever nobody has typed, also when it comes while the sheet lies open. */
  function takeTold() {
    const { state: now } = match.shown;
    if (round || known || now.round_number !== about) return;
    for (const seat of seats) offer(seat, `${(told[seat] = toldBy(now, seat)) ?? ""}`);
    if (takesAll && !teams) offer(TOGETHER, winner === null ? "" : toldTogether());
  }

  /** @param {At} at @param {string} text */
  function offer(at, text) {
    if (typed.has(at)) return;
    tallies[at].text = text;
    if (/\d$/.test(text)) offered.add(at);
    else offered.delete(at);
  }

  /** Of all hands but the winner's. While somebody has not told, what is typed is added. */
  function toldTogether() {
    const points = hands().map((seat) => told[seat]).filter((amount) => amount != null);
    return `${asTyped(points)}${points.length && points.length < hands().length ? "+" : ""}`;
  }

  /** The hands that are counted: everybody's, or of all but who went out. */
  function hands() {
    return takesAll ? seats.filter((seat) => seat !== winner) : seats;
  }

  /** Where cards are tapped, a hand of which only points are known keeps them until its first card. @param {At} at */
  function valueOf(at) {
    return tallies[at].points(isByCards(at));
  }

  /** @param {At} at */
  function isByCards(at) {
    const { text, cards } = tallies[at];
    return way === "cards" && (cards.length > 0 || (!known && text === ""));
  }

  function total() {
    return way === "one" ? valueOf(TOGETHER) : sum(hands().map(valueOf));
  }

  /** @returns {Score} */
  function claim() {
    /** @type {Score} */
    const score = round || isTaken() ? { claim: "match.score", round: about } : { claim: "match.score" };
    if (hands().every(isByCards) && !known) return { ...score, values: Object.fromEntries(hands().map((seat) => [seat, valuesIn(seat)])) };
    if (takesAll) return { ...score, winner, points: total() };
    return { ...score, points: Object.fromEntries(seats.map((seat) => [seat, valueOf(seat)])) };
  }

  /** Whether others have given this round other points than it had when the sheet was opened. */
  function isTaken() {
    const points = pointsOf(match.shown.state, about);
    return points !== undefined && `${points}` !== had;
  }

  /** Whether a round before this one is gone, or this one, so that its points would count for another. */
  function isGone() {
    const { round_number: number } = match.shown.state;
    return round ? number <= round : number < about;
  }

  /** What others have entered meanwhile, where that makes another round of this one; or nothing. */
  function meanwhile() {
    if (isGone()) return h("p", { class: "problem", role: "alert" }, words.entry.gone({ round: about }));
    return isTaken() && h("p", { class: "problem", role: "alert" }, words.entry.taken({ round: about, gained: gainsOf(match, about).map(words.entry.gained) }));
  }

  /** Whoever did not go out has a card left: with nothing tapped it was a 0, for which there is no key. @param {number} seat */
  function valuesIn(seat) {
    const { cards } = tallies[seat];
    return takesAll && !cards.length ? [0] : cards;
  }

  /** The hands that nothing is known of yet, where each is told by itself. */
  function missing() {
    if (way === "one") return [];
    const isTold = (/** @type {Tally} */ { text, cards }) => Boolean(text || cards.length);
    const isKnown = (/** @type {number} */ seat) => seen.has(seat) || (!isByCards(seat) && told[seat] != null);
    return hands().filter((seat) => !(known ? isTold(tallies[seat]) : isKnown(seat)));
  }

  /** What nothing can be saved without: the key says it, and not what it would do. */
  function wanted() {
    if (takesAll && winner === null) return words.entry.whoWentOut;
    return missing().length ? words.entry.moreHands({ hands: missing().length }) : null;
  }

  /** @param {number} seat */
  function choose(seat) {
    winner = seat;
    goTo(way !== "one" && place === winner ? hands()[0] : place);
  }

  /** @param {"one" | "each" | "cards"} kind */
  function change(kind) {
    way = kind;
    const hand = hands().find((seat) => seat === place) ?? hands()[0];
    goTo(way === "one" ? TOGETHER : hand);
  }

  /** @param {string} key */
  function type(key) {
    const isSum = way !== "cards";
    if (isSum && offered.delete(place) && /^\d/.test(key)) tallies[place].text = "";
    tallies[place].type(key, isSum ? null : values);
    if (isSum) typed.add(place);
    redraw();
  }

  /** @param {At} at */
  function goTo(at) {
    place = at;
    seen.add(at);
    redraw();
    document.querySelector(".hands [aria-pressed=true]")?.scrollIntoView({ block: "nearest" });
  }

  function next() {
    const all = hands();
    goTo(all[(all.findIndex((seat) => seat === place) + 1) % all.length]);
  }

  /** @param {number} at */
  function removeCard(at) {
    tallies[place].remove(at);
    redraw();
  }

  /** @param {string} key */
  function press(key) {
    return pressed(key, type, () => done(null));
  }

  function view() {
    takeTold();
    return h(
      "main",
      { class: "still entry aside" },
      bar([title(), h("small", null, way === "cards" ? words.entry.byCards({ name: place === TOGETHER ? "" : match.name(place) }) : words.entry.asks[to])], { back: null, more: iconLink("ask", words.scorepad.ask, `#/match/${match.id}/ask`) }),
      h(
        "div",
        { class: "reading" },
        meanwhile(),
        takesAll && (round !== null || whoIsOut === null) && whoWentOut(),
        beside?.(place),
        !countsOnlyWins && (way === "one" ? gets() : rows()),
        way === "cards" && h("div", { class: "row wrap cards" }, chips(tallies[place], removeCard)),
      ),
      h(
        "div",
        { class: "tapping" },
        !countsOnlyWins && keypad(keys()),
        h(
          "div",
          { class: "row" },
          button([mark("back"), cancelLabel()], () => done(null), { key: "cancel", kind: "hug" }),
          button(wanted() ?? saveLabel(), save, {
            kind: winner === null ? "main big wide" : `who big wide ${colorsOf(animalAt(match, winner))}`,
            key: "save",
            disabled: isGone() || wanted() !== null,
          }),
        ),
      ),
    );
  }

  function save() {
    const isByHand = way !== "one";
    done(claim(), isByHand ? Object.fromEntries(hands().map((seat) => [seat, valueOf(seat)])) : {});
  }

  function cancelLabel() {
    if (isTaken() || isGone()) return words.entry.close;
    return whoIsOut !== null && takesAll && !round ? h("span", null, words.entry.not(named(match.name(whoIsOut)))) : words.entry.cancel;
  }

  function whoWentOut() {
    return choice(words.entry.whoWentOut, seats.map((seat) => ({ value: seat, label: person(match, seat) })), winner, choose, { kind: "people" });
  }

  function title() {
    return round ? words.entry.change({ round }) : words.entry.points({ round: about });
  }

  /** In the winner's color, so that a wrong one is seen at once. */
  function gets() {
    const { text } = tallies[TOGETHER];
    if (winner === null) return h("section", { class: "gets nobody" }, h("p", null, words.entry.nobody), h("strong", { class: "sum num" }, `${total()}`), h("p", { class: "parts" }, text));
    const animal = animalAt(match, winner);
    return h(
      "section",
      { class: `gets ${colorsOf(animal)}` },
      face(animal),
      h("p", null, words.entry.gets({ name: match.name(winner) })),
      h("strong", { class: `sum num${isPicked(TOGETHER)}` }, `${total()}`),
      h("p", { class: "parts" }, partsOf(text)),
    );
  }

  /** What it is made of; what is still missing has a question mark. @param {string} text */
  function partsOf(text) {
    const parts = text.includes("+") ? text.replaceAll("+", " + ") : words.entry.from;
    if (typed.has(TOGETHER) || !text.endsWith("+")) return parts;
    const untold = hands().filter((seat) => told[seat] === null);
    return [parts, untold.length > 1 ? words.entry.severalMissing({ hands: untold.length }) : words.entry.missing(named(match.name(untold[0])))];
  }

  function rows() {
    return h(
      "div",
      { class: "hands", role: "group", "aria-label": words.entry.hands },
      hands().map((seat) =>
        button([person(match, seat), " ", h("strong", { class: isPicked(seat) }, words.entry.row(textOf(seat), valueOf(seat)))], () => goTo(seat), {
          kind: "hand",
          key: `hand ${seat}`,
          "aria-pressed": String(seat === place),
        }),
      ),
    );
  }

  /** What the next digit replaces looks like text that is selected. @param {At} at */
  function isPicked(at) {
    return at === place && way !== "cards" && offered.has(at) && tallies[at].text ? " picked" : "";
  }

  /** @param {number} seat */
  function textOf(seat) {
    return isByCards(seat) ? `${valueOf(seat)}` : tallies[seat].text;
  }

  function keys() {
    const each = { sign: "hand", label: words.entry.each, name: words.entry.eachName, onclick: () => change("each"), kind: "quick" };
    const same = { type, way: otherWay(), next: takesAll && way === "one" ? each : nextKey() };
    return way === "cards" ? cardKeys(values, same) : digitKeys(same, values);
  }

  /** From a sum to the cards and back. */
  function otherWay() {
    if (way !== "cards") return { sign: "cards", label: words.entry.cards, name: words.entry.cardsName, onclick: () => change("cards"), kind: "quick" };
    const instead = takesAll ? "one" : "each";
    const name = takesAll ? words.entry.oneName : words.entry.eachName;
    return { label: takesAll ? words.entry.one : words.entry.each, name, onclick: () => change(instead), kind: "quick word" };
  }

  function nextKey() {
    return { label: words.entry.next, onclick: next, kind: "quick word" };
  }

  function saveLabel() {
    if (isTaken()) return words.entry.replace({ round: about });
    if (!takesAll || winner === null) return words.entry.saveRound({ round: about });
    return h("span", null, words.entry.saveFor(named(match.name(winner)), countsOnlyWins ? 1 : total()));
  }

  return { title, view, press };
}
