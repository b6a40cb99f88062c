// The end of a round: what is left in each hand, card by card or as a sum. It goes on by itself.

/**
 * @import { Child, ClaimOf } from "../../../types.js"
 * @import { Table } from "./pad.js"
 */
import { openRound } from "../../core/match.js";
import { h } from "../../ui/dom.js";
import { button, chips, digitKeys, named, pressed } from "../../ui/parts.js";
import { colorsAt, faceOf } from "../../ui/people.js";
import { Tally, valuesOf } from "../../ui/sums.js";
import { words } from "../../screens/words.js";
import { head } from "./board.js";
import { undoKey } from "./pad.js";

/** `table` is that of the pad; `done(claim, said)` is called with each hand, and `lateKey` makes a key to show.
 * @param {Table} table
 * @param {{ done: (claim: ClaimOf<"uno.count">, said: string) => void, lateKey: () => Child }} keys */
export function openCounting(table, { done, lateKey }) {
  const { match, page } = table;
  const { redraw } = page;
  let way = "cards";
  let tally = new Tally();
  /** A hand that was tapped, out of its turn. @type {number | null} */
  let chosen = null;

  const round = () => openRound(match);
  const hands = () => match.shown.state.order.filter((seat) => seat !== round().out);
  const isCounted = (/** @type {number} */ seat) => round().counted[seat] !== null;

  /** The hand that is counted now. */
  function place() {
    return chosen ?? hands().find((seat) => !isCounted(seat)) ?? null;
  }

  /** How many cards are in a hand, with those it still owes; null where that is not known. @param {number} seat */
  function expected(seat) {
    const { hands: known, debt } = round();
    const held = known[seat];
    return held === null ? null : held + (debt?.seat === seat ? debt.count : 0);
  }

  /** @param {number} seat */
  function finish(seat) {
    const points = tally.points(way === "cards");
    const told = way === "cards" ? { values: tally.cards } : { points };
    begin();
    done({ claim: "uno.count", seat, ...told }, words.referee.told.counted({ name: match.name(seat), points }));
  }

  /** Every card of a hand is told here, also one that counts nothing. */
  function values() {
    const { numbers, others } = valuesOf(match.kit, match.shown.state.round_number);
    return { numbers: ["0", ...numbers], others };
  }

  /** @param {string} key */
  function type(key) {
    const seat = place();
    if (seat === null) return;
    tally.type(key, way === "cards" ? values() : null);
    if (way === "cards" && tally.cards.length === expected(seat)) finish(seat);
    else redraw();
  }

  /** A hand, with nothing told of it yet. @param {number | null} seat */
  function begin(seat = null) {
    chosen = seat;
    tally = new Tally();
  }

  /** @param {string} to */
  function change(to) {
    way = to;
    begin(chosen);
    redraw();
  }

  /** @param {number} seat */
  function choose(seat) {
    begin(seat);
    redraw();
  }

  /** @param {number} at */
  function removeCard(at) {
    tally.remove(at);
    redraw();
  }

  /** @param {string} key */
  function press(key) {
    return pressed(key, type);
  }

  /** In two lines: who is out; and whose hand is counted, once what it still owes is drawn. */
  function heading() {
    const { out, counted, handOf, drawsFirst } = words.referee.count;
    const seat = place();
    const { debt } = round();
    const name = match.name(seat);
    const hand = debt && debt.seat === seat ? drawsFirst({ name, cards: debt.count }) : handOf({ name });
    return { out: out({ winner: match.name(round().out) }), hand: seat === null ? counted : hand };
  }

  function title() {
    const { out, hand } = heading();
    return `${out} ${hand}`;
  }

  function view() {
    const seat = place();
    const { out, hand } = heading();
    return h(
      "main",
      { class: "counting still" },
      head(table, [out, " ", h("small", null, hand)]),
      h("div", { class: "hands", role: "group", "aria-label": words.referee.count.hands }, hands().map(handKey)),
      seat !== null && progress(seat),
      seat !== null && h("div", { class: "fanhand" }, way === "cards" && chips(tally, removeCard)),
      seat !== null && h("div", { class: "valkeys", role: "group", "aria-label": words.keypad }, keys()),
      h("div", { class: "row" }, undoKey(table), lateKey(), seat !== null && [wayKey(), finishKey(seat)]),
    );
  }

  /** @param {number} seat */
  function handKey(seat) {
    const points = round().counted[seat];
    const told = points === null ? words.referee.hand({ cards: expected(seat) }) : words.referee.count.worth({ points });
    return button([faceOf(match, seat), named(match.name(seat)), " ", h("strong", null, told)], () => choose(seat), {
      kind: "hand",
      key: `hand ${seat}`,
      "aria-pressed": String(seat === place()),
    });
  }

  /** @param {number} seat */
  function progress(seat) {
    const points = tally.points(way === "cards");
    const { of } = words.referee.count;
    return h(
      "section",
      { class: `gets ${colorsAt(match, seat)}` },
      faceOf(match, seat),
      h("p", { class: "name" }, words.referee.count.handOf({ name: match.name(seat) })),
      h("strong", { class: "sum num" }, `${points}`),
      h("p", { class: "parts" }, way === "cards" ? of({ counted: tally.cards.length, expected: expected(seat) }) : tally.text),
    );
  }

  function keys() {
    return way === "sum" ? digits() : valueKeys();
  }

  /** The last row has two keys, each as wide as two. */
  function digits() {
    const none = { label: "" };
    const told = digitKeys({ type, way: none, next: none }).filter((one) => one !== none);
    return told.map(({ label, name, onclick = () => type(label) }, at) => keyOf([label], onclick, { label, name, kind: at < told.length - 2 ? "" : "wide" }));
  }

  function valueKeys() {
    const { numbers, others } = values();
    const special = others.filter((one) => one !== null).map(({ value, signs }) =>
      keyOf([`${value} `, h("small", null, signs.join(" "))], () => type(value), { label: value, name: words.entry.ofValue(value, signs) }),
    );
    return [...numbers.slice(1), "0"].map((one) => keyOf([one], () => type(one), { label: one })).concat(special);
  }

  /** @param {Child} told @param {() => void} onclick
   * @param {{ label: string, name?: string, kind?: string }} named */
  function keyOf(told, onclick, { label, name, kind = "" }) {
    return button(told, onclick, { key: label, kind, "aria-label": name });
  }

  /** To the other way to tell what is in a hand. */
  function wayKey() {
    const { sum, sumName, cards, cardsName } = words.referee.count;
    const [to, label, name] = way === "sum" ? ["cards", cards, cardsName] : ["sum", sum, sumName];
    return button(label, () => change(to), { kind: "hug", "aria-label": name });
  }

  /** @param {number} seat */
  function finishKey(seat) {
    return button(words.referee.count.all({ points: tally.points(way === "cards") }), () => finish(seat), { kind: `who wide ${colorsAt(match, seat)}`, key: "finish" });
  }

  return { title, view, press };
}
