// A card that somebody has just played, reported on the own phone: all faces of the current color, the wild ones, and
// the same face in the other colors. Any other card takes two taps more.

/** @import { ClaimOf, Color, UNOKit, UNOMatch } from "../../types.js" */
import { openRound } from "../core/match.js";
import { h } from "../ui/dom.js";
import { COLORS, SHAPES, cardFace, partsOf, spoken } from "../ui/card-faces.js";
import { coloredFaces, wildCards } from "../core/kit.js";
import { bar, button } from "../ui/parts.js";
import { words } from "./words.js";

/** `done(claim)` is called once: with what is to be told, or with null if nothing is.
 * @param {UNOMatch} match
 * @param {{ drawn?: boolean, redraw: () => void, done: (claim: ClaimOf<"uno.play"> | null) => void }} page */
export function openPlayCard(match, { drawn = false, redraw, done }) {
  const { own: seat } = match;
  const { top, color: inForce } = openRound(match);
  let color = inForce; // of the cards that are offered
  let isOther = false; // none of those: its color is asked first
  /** Until its color is named. @type {string | null} */
  let wild = null;
  let saysUno = false;

  /** @param {string} card @param {Color | null} named */
  function lay(card, named = null) {
    const isLast = match.shown.state.round?.hands[seat] === 1;
    if (!partsOf(card).color && !named && !isLast) wild = card;
    else return done({ claim: "uno.play", seat, card, ...(named && { color: named }), ...(drawn && { drawn }), ...(saysUno && { said_uno: true }) });
    return redraw();
  }

  /** @param {Color} one */
  function choose(one) {
    if (wild) return lay(wild, one);
    color = one;
    isOther = false;
    return redraw();
  }

  function askColor() {
    isOther = true;
    redraw();
  }

  function sayUno() {
    saysUno = !saysUno;
    redraw();
  }

  function view() {
    const asksColor = wild || isOther;
    return h(
      "main",
      { class: "mine still laying" },
      h(
        "section",
        { class: `board felt ${inForce ? "lit " + inForce : ""}` },
        bar(title(), { back: null }),
        h("div", { class: "now" }, cardFace(wild ?? top, wild ? null : inForce), h("p", null, words.lay.on({ card: spoken(top), color: inForce && words.cards.colors[inForce] }))),
      ),
      h(
        "section",
        { class: "tap" },
        asksColor ? colors(choose) : h("div", { class: "lays", role: "group", "aria-label": words.lay.cards }, offered(match.kit, { top, inForce }, color).map((card) => pick(card, () => lay(card))), button(words.lay.other, askColor, { key: "other" })),
        h("div", { class: "row" }, button(words.entry.cancel, () => done(null)), button(words.lay.uno, sayUno, { key: "uno", "aria-pressed": String(saysUno) })),
      ),
    );
  }

  function title() {
    return wild || isOther ? words.lay.color : words.lay.title;
  }

  return { title, view };
}

/** All faces of a color, the wild ones, and the same face in the other colors, where that is the color in force.
 * @param {UNOKit} kit @param {{ top: string, inForce: Color | null }} lies @param {Color | null} color */
function offered(kit, { top, inForce }, color) {
  const { face: same } = partsOf(top);
  const faces = coloredFaces(kit);
  const others = faces.includes(same) && color === inForce ? COLORS.filter((one) => one !== color) : [];
  return [...faces.map((face) => `${color} ${face}`), ...wildCards(kit), ...others.map((one) => `${one} ${same}`)];
}

/** @param {string} card @param {() => void} onclick */
function pick(card, onclick) {
  return h("button", { type: "button", class: "lay-it", "data-key": card, onclick }, cardFace(card));
}

/** @param {(color: Color) => void} choose */
function colors(choose) {
  return h(
    "div",
    { class: "which-of", role: "group", "aria-label": words.lay.color },
    COLORS.map((one) => h("button", { type: "button", class: one, "data-key": one, onclick: () => choose(one) }, h("span", { "aria-hidden": "true" }, SHAPES[one]), words.cards.colors[one])),
  );
}
