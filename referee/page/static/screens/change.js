// The sheet on which a play of UNO is put right: who, and which card it was, or that one was drawn.

import { h } from "../dom.js";
import { COLORS, faceKey, SHAPES } from "../faces.js";
import { bar, button, choice } from "../parts.js";
import { words } from "../words.js";

const FACES = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "reverse", "draw two"];
const WILDS = ["wild", "wild draw four"];
const MORE_WILDS = ["wild shuffle hands", "wild customizable"]; // of the deck of 112

/** `done(claim)` is called once with what really happened, or with null. */
export function openChange(match, claim, { redraw, done }) {
  let seat = claim.seat;
  let wild = null; // a wild card whose color has not been told yet
  const { order, rules } = match.shown.state;
  const wilds = rules.differences.deck === "112" ? [...WILDS, ...MORE_WILDS] : WILDS;

  function choose(to) {
    seat = to;
    redraw();
  }

  function play(card) {
    if (!wilds.includes(card)) return done({ claim: "uno.play", seat, card });
    wild = card;
    return redraw();
  }

  function press(key) {
    if (key !== "Escape") return false;
    done(null);
    return true;
  }

  function view() {
    return h(
      "main",
      { class: "change" },
      bar(words.change.title, { back: null }),
      choice(words.change.who, order.map((one) => ({ value: one, label: match.name(one) })), seat, choose),
      wild ? colors() : cards(),
      h(
        "div",
        { class: "foot" },
        button(words.change.drew, () => done({ claim: "uno.draw", seat, keep: true })),
        button(words.entry.cancel, () => done(null)),
      ),
    );
  }

  function cards() {
    const all = [...COLORS.flatMap((color) => FACES.map((name) => `${color} ${name}`)), ...wilds];
    return h("div", { class: "deck", role: "group", "aria-label": words.change.card }, all.map((card) => faceKey(card, () => play(card))));
  }

  function colors() {
    return h(
      "div",
      { class: "four", role: "group", "aria-label": words.change.color },
      COLORS.map((color) =>
        button(`${SHAPES[color]} ${words.cards.colors[color]}`, () => done({ claim: "uno.play", seat, card: wild, color }), { kind: `big ${color}`, key: color }),
      ),
    );
  }

  return { title: () => words.change.title, view, press };
}
