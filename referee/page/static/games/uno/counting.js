// The end of a round: what is left in each hand, card by card or as a sum. It goes on by itself.

/**
 * @import { Child, ClaimOf, UNOMatch } from "../../../types.js"
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

/** A hand that is being counted, and what can be told of it. @typedef {ReturnType<typeof countOf>} Count */
/** @typedef {(claim: ClaimOf<"uno.count">, said: string) => void} Done */

/** `table` is that of the pad; `done(claim, said)` is called with each hand, and `lateKey` makes a key to show.
 * @param {Table} table @param {{ done: Done, lateKey: () => Child }} keys */
export function openCounting(table, { done, lateKey }) {
  const { match } = table;
  const count = countOf(table, done);

  function title() {
    const { out, hand } = heading(match, count.place());
    return `${out} ${hand}`;
  }

  function view() {
    const seat = count.place();
    const { out, hand } = heading(match, seat);
    return h(
      "main",
      { class: "counting still" },
      head(table, [out, " ", h("small", null, hand)]),
      h("div", { class: "hands", role: "group", "aria-label": words.referee.count.hands }, hands(match).map((one) => handKey(match, count, one))),
      seat !== null && progress(match, count, seat),
      seat !== null && h("div", { class: "fanhand" }, count.isByCards() && chips(count.tally(), count.removeCard)),
      seat !== null && h("div", { class: "valkeys", role: "group", "aria-label": words.keypad }, count.isByCards() ? valueKeys(match, count) : digits(count)),
      h("div", { class: "row" }, undoKey(table), lateKey(), seat !== null && [wayKey(count), finishKey(match, count, seat)]),
    );
  }

  return { title, view, press: (/** @type {string} */ key) => pressed(key, count.type) };
}

/** What is counted so far, of one hand after the other. @param {Table} table @param {Done} done */
function countOf({ match, page: { redraw } }, done) {
  let isByCards = true; // or as a sum
  let tally = new Tally();
  /** A hand that was tapped, out of its turn. @type {number | null} */
  let chosen = null;

  const isCounted = (/** @type {number} */ seat) => openRound(match).counted[seat] !== null;
  const points = () => tally.points(isByCards);

  /** The hand that is counted now. */
  function place() {
    return chosen ?? hands(match).find((seat) => !isCounted(seat)) ?? null;
  }

  /** @param {number} seat */
  function finish(seat) {
    const counted = points();
    const told = isByCards ? { values: tally.cards } : { points: counted };
    begin();
    done({ claim: "uno.count", seat, ...told }, words.referee.told.counted({ name: match.name(seat), points: counted }));
  }

  /** @param {string} key */
  function type(key) {
    const seat = place();
    if (seat === null) return;
    tally.type(key, isByCards ? values(match) : null);
    if (isByCards && tally.cards.length === expected(match, seat)) finish(seat);
    else redraw();
  }

  /** A hand, with nothing told of it yet. @param {number | null} seat */
  function begin(seat = null) {
    chosen = seat;
    tally = new Tally();
  }

  function changeWay() {
    isByCards = !isByCards;
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

  return { place, points, finish, type, changeWay, choose, removeCard, isByCards: () => isByCards, tally: () => tally };
}

/** Whose hands are counted: everybody's but that of who is out. @param {UNOMatch} match */
function hands(match) {
  return match.shown.state.order.filter((seat) => seat !== openRound(match).out);
}

/** How many cards are in a hand, with those it still owes; null where that is not known. @param {UNOMatch} match @param {number} seat */
function expected(match, seat) {
  const { hands: known, debt } = openRound(match);
  const held = known[seat];
  return held === null ? null : held + (debt?.seat === seat ? debt.count : 0);
}

/** Every card of a hand is told here, also one that counts nothing. @param {UNOMatch} match */
function values(match) {
  const { numbers, others } = valuesOf(match.kit, match.shown.state.round_number);
  return { numbers: ["0", ...numbers], others };
}

/** In two lines: who is out; and whose hand is counted, once what it still owes is drawn. @param {UNOMatch} match @param {number | null} seat */
function heading(match, seat) {
  const { out, counted, handOf, drawsFirst } = words.referee.count;
  const { debt, out: winner } = openRound(match);
  const name = match.name(seat);
  const hand = debt && debt.seat === seat ? drawsFirst({ name, cards: debt.count }) : handOf({ name });
  return { out: out({ winner: match.name(winner) }), hand: seat === null ? counted : hand };
}

/** @param {UNOMatch} match @param {Count} count @param {number} seat */
function handKey(match, count, seat) {
  const points = openRound(match).counted[seat];
  const told = points === null ? words.referee.hand({ cards: expected(match, seat) }) : words.referee.count.worth({ points });
  return button([faceOf(match, seat), named(match.name(seat)), " ", h("strong", null, told)], () => count.choose(seat), {
    kind: "hand",
    key: `hand ${seat}`,
    "aria-pressed": String(seat === count.place()),
  });
}

/** @param {UNOMatch} match @param {Count} count @param {number} seat */
function progress(match, count, seat) {
  const { of } = words.referee.count;
  const { cards, text } = count.tally();
  return h(
    "section",
    { class: `gets ${colorsAt(match, seat)}` },
    faceOf(match, seat),
    h("p", { class: "name" }, words.referee.count.handOf({ name: match.name(seat) })),
    h("strong", { class: "sum num" }, `${count.points()}`),
    h("p", { class: "parts" }, count.isByCards() ? of({ counted: cards.length, expected: expected(match, seat) }) : text),
  );
}

/** The last row has two keys, each as wide as two. @param {Count} count */
function digits({ type }) {
  const none = { label: "" };
  const told = digitKeys({ type, way: none, next: none }).filter((one) => one !== none);
  return told.map(({ label, name, onclick = () => type(label) }, at) => keyOf([label], onclick, { label, name, kind: at < told.length - 2 ? "" : "wide" }));
}

/** @param {UNOMatch} match @param {Count} count */
function valueKeys(match, { type }) {
  const { numbers, others } = values(match);
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

/** To the other way to tell what is in a hand. @param {Count} count */
function wayKey({ isByCards, changeWay }) {
  const { sum, sumName, cards, cardsName } = words.referee.count;
  const [label, name] = isByCards() ? [sum, sumName] : [cards, cardsName];
  return button(label, changeWay, { kind: "hug", "aria-label": name });
}

/** @param {UNOMatch} match @param {Count} count @param {number} seat */
function finishKey(match, count, seat) {
  return button(words.referee.count.all({ points: count.points() }), () => count.finish(seat), { kind: `who wide ${colorsAt(match, seat)}`, key: "finish" });
}
