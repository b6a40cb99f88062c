// The challenge of a Wild Draw Four, for the eyes of whoever makes it: the color before, and one question.

/**
 * @import { ClaimOf, UNOMatch, UNORound } from "../../../types.js"
 * @typedef {ClaimOf<"uno.challenge"> | ClaimOf<"uno.show_hand">} Doubt
 */
import { openRound } from "../../core/match.js";
import { h } from "../../ui/dom.js";
import { mark } from "../../ui/marks.js";
import { bar, button } from "../../ui/parts.js";
import { faceOf } from "../../ui/people.js";
import { words } from "../../screens/words.js";

/** `done(claim)` is called once, with null if nobody challenges after all.
 * @param {UNOMatch} match @param {number} challenger @param {{ done: (claim: Doubt | null) => void }} page */
export function openDoubt(match, challenger, { done }) {
  const round = openRound(match);
  const { bars: kind, shown_to_everybody: isForAll } = match.kit.challenge;
  const { accused, over } = doubted(round);
  const color = words.cards.colors[over];
  const said = words.referee.doubt;
  const title = () => (isForAll ? said.titleForAll : said.title({ name: match.name(challenger) }));
  const looks = isForAll ? said.lookAll({ name: match.name(accused) }) : said.look({ name: match.name(challenger), accused: match.name(accused) });

  /** @param {boolean} held */
  function answer(held) {
    const isMade = round.challenged !== null;
    done(
      isMade
        ? { claim: "uno.show_hand", seat: accused, held_color: held }
        : { claim: "uno.challenge", seat: challenger, held_color: held },
    );
  }

  function view() {
    return h(
      "main",
      { class: "judged felt lit plainly still doubt" },
      bar(title(), { back: null }),
      h(
        "div",
        { class: "scene" },
        h("div", { class: "duo" }, !isForAll && person(match, challenger), mark("eye"), person(match, accused)),
        h("p", { class: "to" }, looks, h("br"), said.ask[kind](color)),
        h("div", { class: "duo" }, h("span", { class: `card before ${over}`, role: "img", "aria-label": said.before({ color }) })),
        said.hints[kind] && h("p", null, said.hints[kind](color)),
      ),
      h(
        "div",
        { class: "stack" },
        h(
          "div",
          { class: "row" },
          button([mark("check"), said.yes[kind](color)], () => answer(true), { kind: "main big" }),
          button([mark("cross"), said.no[kind](color)], () => answer(false), { kind: "main big" }),
        ),
        round.challenged === null && button(said.callOff, () => done(null), { kind: "quiet" }),
      ),
    );
  }

  return { title, view };
}

/** Who laid what is challenged, and over which color. @param {UNORound} round */
function doubted({ debt, last_challengeable: last, challenged }) {
  const { by, over } = debt ?? last?.debt ?? { by: null, over: null };
  const accused = challenged ?? by;
  if (accused === null || over === null) throw new Error("challenge");
  return { accused, over };
}

/** A face with the name below it. @param {UNOMatch} match @param {number} seat @param {string} kind */
export function person(match, seat, kind = "") {
  return h("figure", null, faceOf(match, seat, kind), h("figcaption", { class: "name" }, match.name(seat)));
}
