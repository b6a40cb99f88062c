// The sheet on which the points of a round are entered, on a keypad of its own.
// In three ways: one sum for whoever went out; a sum for each hand; or the cards of each hand by their values.

import { h } from "./dom.js";
import { sum, winnerTakesAll } from "./foresight.js";
import { bar, button, cardKeys, choice, digitKeys, keypad } from "./parts.js";
import { isWorth, typed, valuesOf, worth } from "./sums.js";
import { words } from "./words.js";

const TOGETHER = "together"; // the place of a sum that is nobody's hand

/** `done(claim)` is called once, with null if nothing is to be claimed; `round` is the one to change, or null.
 * `known` are the points by seat of a new round, as far as they are. */
export function openEntry(match, round, { redraw, done, known = null }) {
  const { state } = match.shown;
  const takesAll = winnerTakesAll(state);
  const countsOnlyWins = state.rules.differences.scoring === "none";
  const seats = round ? state.seating : state.order;
  let way = takesAll ? "one" : "each";
  let winner = null;
  let place = takesAll ? TOGETHER : seats[0];
  const seen = new Set(round ? seats : [place]); // whose hand was gone through: nobody is forgotten
  const offered = new Set(round ? [TOGETHER, ...seats] : []); // what stands there until a digit is typed
  let texts = {}; // what is typed, by place
  let cards = {}; // values of cards, by seat
  if (round) recall(state.points[round - 1]);
  else if (known) recall(known);
  if (known) place = seats.find((seat) => known[seat] === null) ?? place;

  function recall(row) {
    if (takesAll) {
      winner = row.findIndex((points) => points > 0);
      winner = winner < 0 ? null : winner;
      texts = { [TOGETHER]: `${winner === null ? "" : row[winner]}` };
    } else texts = Object.fromEntries(seats.map((seat) => [seat, `${row[seat] ?? ""}`]));
  }

  /** The hands that are counted: everybody's, or of all but who went out. */
  function hands() {
    return takesAll ? seats.filter((seat) => seat !== winner) : seats;
  }

  function valueOf(at) {
    const isByCards = way === "cards" && !(known && !cards[at]);
    return isByCards ? sum(cards[at] ?? []) : worth(texts[at] ?? "");
  }

  function total() {
    return way === "one" ? valueOf(TOGETHER) : sum(hands().map(valueOf));
  }

  function claim() {
    const about = round ? { claim: "match.score", round } : { claim: "match.score" };
    if (way === "cards" && !known) return { ...about, values: Object.fromEntries(hands().map((seat) => [seat, valuesIn(seat)])) };
    if (takesAll) return { ...about, winner, points: total() };
    return { ...about, points: Object.fromEntries(seats.map((seat) => [seat, valueOf(seat)])) };
  }

  /** Whoever did not go out has a card left: with nothing tapped it was a 0, for which there is no key. */
  function valuesIn(seat) {
    const values = cards[seat] ?? [];
    return takesAll && !values.length ? [0] : values;
  }

  function isComplete() {
    return way === "one" || hands().every((seat) => (known ? Boolean(texts[seat] || cards[seat]?.length) : seen.has(seat)));
  }

  function choose(seat) {
    winner = seat;
    goTo(way !== "one" && place === winner ? hands()[0] : place);
  }

  function change(to) {
    way = to;
    goTo(way === "one" ? TOGETHER : hands()[0]);
  }

  function type(key) {
    const isInstead = offered.delete(place) && /^\d/.test(key);
    if (way !== "cards") texts = { ...texts, [place]: typed((!isInstead && texts[place]) || "", key) };
    else if (key === "⌫") cards = { ...cards, [place]: (cards[place] ?? []).slice(0, -1) };
    else if (isWorth(key, valuesOf(match.game, state.rules))) cards = { ...cards, [place]: [...(cards[place] ?? []), Number(key)] };
    redraw();
  }

  function goTo(at) {
    place = at;
    seen.add(at);
    redraw();
  }

  function next() {
    const all = hands();
    goTo(all[(all.indexOf(place) + 1) % all.length]);
  }

  function removeCard(at) {
    cards = { ...cards, [place]: cards[place].toSpliced(at, 1) };
    redraw();
  }

  function press(key) {
    if (/^[0-9+]$/.test(key)) type(key);
    else if (key === "Backspace") type("⌫");
    else if (key === "Escape") done(null);
    else return false;
    return true;
  }

  function view() {
    return h(
      "main",
      { class: "entry" },
      h(
        "div",
        { class: "reading" },
        bar(title(), { back: null }),
        takesAll && choice(words.entry.whoWentOut, seats.map((seat) => ({ value: seat, label: match.name(seat) })), winner, choose),
        !countsOnlyWins && (way === "one" ? oneSum() : rows()),
        way === "cards" && chips(),
      ),
      h(
        "div",
        { class: "tapping" },
        !countsOnlyWins && keypad(keys()),
        h(
          "div",
          { class: "row" },
          button(words.entry.cancel, () => done(null)),
          button(saveLabel(), () => done(claim()), { kind: "main grow", disabled: (takesAll && winner === null) || !isComplete() }),
        ),
      ),
    );
  }

  function title() {
    if (round) return words.entry.change(round);
    return words.entry.points(state.round_number);
  }

  function oneSum() {
    const text = texts[TOGETHER] ?? "";
    const told = winner === null ? words.entry.nobody : words.entry.gets(match.name(winner), text, worth(text));
    return h("p", { class: "amount" }, winner === null && text ? text : told);
  }

  function rows() {
    return h(
      "div",
      { class: "hands", role: "group", "aria-label": words.entry.hands },
      hands().map((seat) =>
        button(words.entry.row(match.name(seat), textOf(seat), valueOf(seat)), () => goTo(seat), {
          kind: "hand",
          key: `hand ${seat}`,
          "aria-pressed": String(seat === place),
        }),
      ),
    );
  }

  function textOf(seat) {
    return way === "cards" ? `${valueOf(seat)}` : (texts[seat] ?? "");
  }

  function chips() {
    return h(
      "div",
      { class: "row wrap cards" },
      (cards[place] ?? []).map((value, at) =>
        button(`${value} ×`, () => removeCard(at), { kind: "chip", "aria-label": words.entry.removeCard(value) }),
      ),
    );
  }

  function keys() {
    const each = { label: words.entry.each, name: words.entry.eachName, onclick: () => change("each"), kind: "word" };
    const same = { type, way: otherWay(), next: takesAll && way === "one" ? each : nextKey() };
    return way === "cards" ? cardKeys(valuesOf(match.game, state.rules), same) : digitKeys(same);
  }

  /** From a sum to the cards and back. */
  function otherWay() {
    if (way !== "cards") return { label: words.entry.cards, name: words.entry.cardsName, onclick: () => change("cards"), kind: "word" };
    const to = takesAll ? "one" : "each";
    const name = takesAll ? words.entry.oneName : words.entry.eachName;
    return { label: takesAll ? words.entry.one : words.entry.each, name, onclick: () => change(to), kind: "word" };
  }

  function nextKey() {
    return { label: words.entry.next, onclick: next, kind: "word" };
  }

  function saveLabel() {
    if (!takesAll || winner === null) return words.entry.saveRound(round ?? state.round_number);
    return words.entry.saveFor(match.name(winner), countsOnlyWins ? 1 : total());
  }

  return { title, view, press };
}
