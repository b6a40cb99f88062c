// What a round came to, in the color of who won it. It stays until somebody goes on; a tap on a name goes on as well.

/**
 * @import { Hands, Match, ResultOptions } from "../../types.js"
 * @typedef {ResultOptions["out"]} Out
 */
import { ranking } from "../core/match.js";
import { played, pointsOf } from "../core/past-rounds.js";
import { winnerTakesAll } from "../core/optimistic.js";
import { h } from "../ui/dom.js";
import { feel } from "../ui/feel.js";
import { mark } from "../ui/marks.js";
import { button, link, standing } from "../ui/parts.js";
import { animalAt, colorsOf, face, person } from "../ui/people.js";
import { words } from "../ui/words.js";

const LONG = 26; // letters of a sentence
const MOMENT = 640; // ms

/** `winner` is who went out, and `hands` are the points of each hand by seat, where these were told; `out(seat)` is
 * called when somebody is tapped who goes out next, where that can be told by a tap.
 * @param {Match} match @param {number} round @param {ResultOptions} options */
export function openResult(match, round, { winner = null, hands = {}, undo, goOn, out = null }) {
  const winners = () => winnersOf(match, round, winner);
  let seen = null; // the points of the round when they were first known here

  /** Whether its points are known, and it is still the newest round and has the same. */
  function isStill() {
    const { state } = match.shown;
    const row = pointsOf(state, round);
    seen ??= row ? `${row}` : null;
    return state.round_number === round + 1 && !state.round && `${row}` === seen;
  }

  function title() {
    const names = winners().map((seat) => match.name(seat));
    if (!names.length) return words.scorepad.said.entered({ round });
    return winnerTakesAll(match, round) ? words.result.wins({ names, round }) : words.result.best({ names, round });
  }

  function gained() {
    return pointsOf(match.shown.state, round)?.[winners()[0]] ?? 0;
  }

  /** What is certain, in one sentence or two: a round that only the referee can count is entered, and no more. */
  function spoken() {
    const { totals } = match.shown.state;
    if (!isStill()) return words.scorepad.said.entered({ round });
    const names = winners().map((seat) => match.name(seat));
    const isWon = winnerTakesAll(match, round) && names.length > 0;
    const told = isWon ? words.result.said({ names, round, points: gained(), total: totals[winners()[0]] }) : words.scorepad.said.entered({ round });
    return words.result.andThen({ told, dealer: nextDealer(match) });
  }

  function view() {
    const [first] = winners();
    const animal = first === undefined ? null : animalAt(match, first);
    return h(
      "main",
      { class: `still moment ${animal ? colorsOf(animal) : "nobodys"}` },
      h("div", { class: "bar" }, standing(match)),
      h(
        "div",
        { class: "hail" },
        animal && face(animal, "giant"),
        h("h1", { tabindex: "-1", class: sizeOf(title()) }, title()),
        animal && h("strong", { class: "plus num" }, winnerTakesAll(match, round) ? `+${gained()}` : `${gained()}`),
        h("div", { class: "from" }, fromWhom(match, hands, winners())),
      ),
      h("div", { class: "under" }, h("div", { class: "panel" }, race(match, out)), foot()),
    );
  }

  function foot() {
    return [
      match.shown.unsure && h("p", { class: "unsure" }, words.scorepad.unsure),
      button(words.result.next({ dealer: nextDealer(match) }), goOn, { kind: `main big ${sizeOf(words.result.next({ dealer: nextDealer(match) }))}` }),
      h(
        "div",
        { class: "row" },
        button([mark("undo"), words.scorepad.undo], undo, { kind: "quiet", disabled: !match.canUndo }),
        link([mark("table"), words.scorepad.table], `#/match/${match.id}/table`, { kind: "quiet" }),
      ),
    ];
  }

  return { title, view, spoken, isStill, move };
}

/** What has long names in it is told in smaller letters, so that the way on stays in reach. @param {string} text */
function sizeOf(text) {
  return text.length > LONG ? "long" : "";
}

/** Who won it: who went out or got points where one takes them all, else whoever has the best of it.
 * @param {Match} match @param {number} round @param {number | null} winner */
function winnersOf(match, round, winner) {
  const { state, kit } = match.shown;
  const row = pointsOf(state, round) ?? [];
  const there = state.seating.filter((seat) => played(state, seat, round));
  if (!winnerTakesAll(match, round)) {
    const best = (kit.fewest_win ? Math.min : Math.max)(...there.map((seat) => row[seat]));
    return there.filter((seat) => row[seat] === best);
  }
  const gaining = there.filter((seat) => row[seat] > 0);
  return gaining.length || winner === null ? gaining : [winner];
}

/** @param {Match} match */
function nextDealer(match) {
  const { dealer } = match.shown.state;
  return dealer === null || match.shown.unsure ? null : match.name(dealer);
}

/** From whom it came, where that was told.
 * @param {Match} match @param {Hands} hands @param {number[]} winners */
function fromWhom(match, hands, winners) {
  const seats = Object.keys(hands).map(Number).filter((seat) => hands[seat] > 0 && !winners.includes(seat));
  return seats.map((seat) => h("span", { class: "tag" }, person(match, seat), " ", `${hands[seat]}`));
}

/** Everybody by their totals; `out(seat)` is called where a tap tells who goes out next. @param {Match} match @param {Out} out */
function race(match, out) {
  const { state } = match.shown;
  const most = Math.max(match.kit.target_in === "points" ? (state.rules.target ?? 0) : 0, ...state.totals, 1);
  return h(
    "ol",
    { class: "race", "aria-label": words.scorepad.scores },
    ranking(state).map(({ seat }) => h("li", { "data-key": `${seat}` }, runner(match, seat, most, out))),
  );
}

/** @param {Match} match @param {number} seat @param {number} most @param {Out} out */
function runner(match, seat, most, out) {
  const { state } = match.shown;
  const share = Math.max(0, state.totals[seat] / most);
  const parts = [
    person(match, seat),
    " ",
    h("span", { class: `track ${animalAt(match, seat)}` }, h("span", { class: "fill", style: { "--share": share } })),
    h("span", { class: "num" }, `${state.totals[seat]}`),
  ];
  const isNext = winnerTakesAll(match, state.round_number) && state.order.includes(seat) && match.role === "keeper";
  if (!out || !isNext) return h("div", null, parts);
  const told = words.scorepad.wentOut({ told: `${match.name(seat)} ${state.totals[seat]}`, isFirst: false });
  return h("button", { type: "button", "aria-label": told, onclick: () => out(seat) }, parts);
}

function move() {
  feel("round");
  countUp(document.querySelector(".moment .plus"));
}

/** Let a number run up to what stands there; the last picture is painted first, and who wants no motion sees that alone.
 * @param {HTMLElement | null} element */
function countUp(element) {
  if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const text = element.textContent ?? "";
  const [before, digits] = [text.replace(/\d+$/, ""), text.match(/\d+$/)?.[0]];
  if (!digits) return;
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    const share = Math.min(1, (now - start) / MOMENT);
    if (!element.isConnected) return;
    element.textContent = share < 1 ? `${before}${Math.round(Number(digits) * (1 - (1 - share) ** 3))}` : text;
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
