// A screen that only shows: on a tablet, a television, or the phone of somebody who watches. A column for everybody.

/** @import { Match, State } from "../../types.js" */
import { h } from "../ui/dom.js";
import { cardFace } from "../ui/card-faces.js";
import { ranking } from "../core/match.js";
import { pointsOf } from "../core/past-rounds.js";
import { mark } from "../ui/marks.js";
import { iconLink, standing } from "../ui/parts.js";
import { animalAt, colorsOf, face } from "../ui/people.js";
import { words } from "./words.js";

/** @param {Match} match */
export function television(match) {
  const { state } = match.shown;
  const { round } = state;
  const color = round && "color" in round ? round.color : null;
  const goal = h("span", { class: "thin" }, words.scorepad.goal({ game: match.game, target: state.rules.target }));
  return h(
    "main",
    { class: `hall still felt ${color ? "lit " + color : ""}` },
    h(
      "header",
      { class: "headline" },
      iconLink("whistle", words.back, "#/"),
      h("h1", { tabindex: "-1" }, h("span", { class: "vh" }, words.player.watching, " "), words.scorepad.title({ round: state.round_number }), " ", goal),
      round?.top && cardFace(round.top, color),
      standing(match),
    ),
    h("ol", { class: "cols", "aria-label": words.scorepad.scores }, state.seating.map((seat) => column(match, state, seat))),
  );
}

/** @param {Match} match @param {State} state @param {number} seat */
function column(match, state, seat) {
  const animal = animalAt(match, seat);
  const told = tagOf(match, state, seat);
  const isTurn = state.round?.turn === seat;
  return h(
    "li",
    { "data-key": `${seat}`, class: `tile ${colorsOf(animal)}${isTurn ? " next" : ""}`, style: { "--share": share(match, state, seat) }, "aria-current": isTurn ? "true" : null },
    h(
      "span",
      { class: "in" },
      face(animal),
      h("span", { class: "name" }, match.name(seat)),
      h("strong", { class: "total num" }, `${state.totals[seat]}`),
      h("span", { class: `tag${told ? "" : " none"}` }, told ?? "."),
    ),
  );
}

/** How far towards what decides, where that is points. @param {Pick<Match, "kit">} match @param {State} state @param {number} seat */
export function share({ kit }, { totals, rules }, seat) {
  return kit.target_in === "points" ? Math.min(1, Math.max(0, totals[seat] / (rules.target ?? Infinity))) : 0;
}

/** The one thing that is asked most about somebody now. @param {Match} match @param {State} state @param {number} seat */
function tagOf(match, state, seat) {
  const { round, dealer, round_number: number } = state;
  if (round) {
    const cards = "hands" in round ? round.hands[seat] : null;
    return [round.turn === seat && words.table.turn, typeof cards === "number" && words.table.cards({ cards })].filter(Boolean).join(words.dot) || null;
  }
  const [first, second] = ranking(state);
  const leads = first.seat === seat && first.place !== second?.place;
  const gained = pointsOf(state, number - 1)?.[seat];
  if (leads) return [mark("crown"), words.hall.leads];
  if (gained) return words.hall.gained({ points: gained });
  return dealer === seat ? words.table.deals : null;
}
