// The challenge of a Wild Draw Four, for the eyes of whoever makes it: the color before, and one question.

import { h } from "../../ui/dom.js";
import { SHAPES } from "../../ui/card-faces.js";
import { bar, button } from "../../ui/parts.js";
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
      { class: "doubt" },
      bar(title(), { back: null }),
      h("p", null, isForAll ? said.lookAll(match.name(accused)) : said.look(match.name(accused))),
      h("p", null, said.before),
      h("p", { class: `before ${debt.over}` }, h("span", { "aria-hidden": "true" }, SHAPES[debt.over]), " ", color),
      h("p", null, h("strong", null, said.ask[kind](color))),
      said.hints[kind] && h("p", { class: "hint" }, said.hints[kind](color)),
      h(
        "div",
        { class: "foot" },
        h(
          "div",
          { class: "row" },
          button(said.yes[kind](color), () => answer(true), { kind: "big" }),
          button(said.no[kind](color), () => answer(false), { kind: "big" }),
        ),
        round.challenged === null && button(said.callOff, () => done(null)),
      ),
    );
  }

  return { title, view };
}
