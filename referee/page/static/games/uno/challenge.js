// The challenge of a Wild Draw Four, for the eyes of whoever makes it: the color before, and one question.

import { h } from "../../ui/dom.js";
import { mark } from "../../ui/marks.js";
import { bar, button } from "../../ui/parts.js";
import { faceOf } from "../../ui/people.js";
import { words } from "../../screens/words.js";

/** `done(claim)` is called once, with null if nobody challenges after all. */
export function openDoubt(match, challenger, { done }) {
  const { round } = match.shown.state;
  const { bars: kind, shown_to_everybody: isForAll } = match.kit.challenge;
  const debt = round.debt ?? round.last_challengeable?.debt;
  const accused = round.challenged ?? debt.by;
  const color = words.cards.colors[debt.over];
  const said = words.referee.doubt;
  const title = () => (isForAll ? said.titleForAll : said.title(match.name(challenger)));
  const looks = isForAll ? said.lookAll(match.name(accused)) : said.look(match.name(challenger), match.name(accused));

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
        h("div", { class: "duo" }, h("span", { class: `card before ${debt.over}`, role: "img", "aria-label": said.before(color) })),
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

/** A face with the name below it. */
export function person(match, seat, kind = "") {
  return h("figure", null, faceOf(match, seat, kind), h("figcaption", { class: "name" }, match.name(seat)));
}
