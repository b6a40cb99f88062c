// The sheet on which the points of a round are entered, on a keypad of its own.
// In three ways: one sum for whoever went out; a sum for each hand; or the cards of each hand by their values.

import { h } from "./dom.js";
import { sum, winnerTakesAll } from "./foresight.js";
import { bar, button, choice, keypad } from "./parts.js";
import { typed, worth } from "./sums.js";
import { words } from "./words.js";

const VALUES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "20", "50"];
const TOGETHER = "together"; // the place of a sum that is nobody's hand

/** `done(claim)` is called once, with null if nothing is to be claimed; `round` is the one to change, or null. */
export function openEntry(match, round, { redraw, done }) {
  const { state } = match.shown;
  const takesAll = winnerTakesAll(state);
  const countsOnlyWins = state.rules.differences.scoring === "none";
  const seats = round ? state.seating : state.order;
  let way = takesAll ? "one" : "each";
  let winner = null;
  let place = takesAll ? TOGETHER : seats[0];
  let texts = {}; // what is typed, by place
  let cards = {}; // values of cards, by seat
  if (round) recall(state.points[round - 1]);

  function recall(row) {
    if (takesAll) {
      winner = row.findIndex((points) => points > 0);
      winner = winner < 0 ? null : winner;
      texts = { [TOGETHER]: `${winner === null ? "" : row[winner]}` };
    } else texts = Object.fromEntries(seats.map((seat) => [seat, `${row[seat]}`]));
  }

  /** The hands that are counted: everybody's, or of all but who went out. */
  function hands() {
    return takesAll ? seats.filter((seat) => seat !== winner) : seats;
  }

  function valueOf(at) {
    return way === "cards" ? sum(cards[at] ?? []) : worth(texts[at] ?? "");
  }

  function total() {
    return way === "one" ? valueOf(TOGETHER) : sum(hands().map(valueOf));
  }

  function claim() {
    const about = round ? { claim: "match.score", round } : { claim: "match.score" };
    if (way === "cards") return { ...about, values: Object.fromEntries(hands().map((seat) => [seat, cards[seat] ?? []])) };
    if (takesAll) return { ...about, winner, points: total() };
    return { ...about, points: Object.fromEntries(seats.map((seat) => [seat, valueOf(seat)])) };
  }

  function choose(seat) {
    winner = seat;
    if (way !== "one" && place === winner) place = hands()[0];
    redraw();
  }

  function change(to) {
    way = to;
    place = way === "one" ? TOGETHER : hands()[0];
    redraw();
  }

  function type(key) {
    if (way !== "cards") texts = { ...texts, [place]: typed(texts[place] ?? "", key) };
    else if (key === "⌫") cards = { ...cards, [place]: (cards[place] ?? []).slice(0, -1) };
    else if (VALUES.includes(key)) cards = { ...cards, [place]: [...(cards[place] ?? []), Number(key)] };
    redraw();
  }

  function goTo(at) {
    place = at;
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
        !countsOnlyWins && keypad(way === "cards" ? cardKeys() : digitKeys()),
        h(
          "div",
          { class: "row" },
          button(words.entry.cancel, () => done(null)),
          button(saveLabel(), () => done(claim()), { kind: "main grow", disabled: takesAll && winner === null }),
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

  function digitKeys() {
    const key = (label, name) => ({ label, name, onclick: () => type(label) });
    const second = takesAll && way === "one" ? { label: words.entry.each, name: words.entry.eachName, onclick: () => change("each"), kind: "word" } : nextKey();
    return [
      key("1"), key("2"), key("3"), key("⌫", words.entry.erase),
      key("4"), key("5"), key("6"), key("+", words.entry.plus),
      key("7"), key("8"), key("9"), key("20"),
      otherWay(), key("0"), second, key("50"),
    ];
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

  function cardKeys() {
    const card = (value) => ({ label: value, onclick: () => type(value) });
    const many = (value) => ({ ...card(value), label: words.entry.ofValue[value], kind: "word" });
    const none = (label) => ({ label, disabled: true });
    return [
      card("1"), card("2"), card("3"), { label: "⌫", name: words.entry.erase, onclick: () => type("⌫") },
      card("4"), card("5"), card("6"), none("+"),
      card("7"), card("8"), card("9"), many("20"),
      otherWay(), none("0"), nextKey(), many("50"),
    ];
  }

  function saveLabel() {
    if (!takesAll || winner === null) return words.entry.saveRound(round ?? state.round_number);
    return words.entry.saveFor(match.name(winner), countsOnlyWins ? 1 : total());
  }

  return { title, view, press };
}
