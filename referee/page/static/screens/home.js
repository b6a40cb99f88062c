// Where everything begins: go on, play again, or something new.

/** @import { Child, Kept, LastAnswer } from "../../types.js" */
import { h } from "../ui/dom.js";
import { isOver, knownMatches, ranking } from "../core/match.js";
import { cardFace } from "../ui/card-faces.js";
import { mark } from "../ui/marks.js";
import { link } from "../ui/parts.js";
import { ANIMALS, animalOf, face } from "../ui/people.js";
import { words } from "../ui/words.js";

const AT_MOST = 8; // matches before
const FAN = ["red 7", "blue reverse", "wild", "green 2", "yellow skip"];

export function open() {
  return { title: () => words.home.title, view };
}

function view() {
  const [latest, ...before] = knownMatches();
  return h(
    "main",
    { class: before.length ? "home long" : "home" },
    hero(),
    h(
      "div",
      { class: "rest" },
      latest && goOn(latest),
      latest && again(latest),
      wide(words.home.newMatch, null, "plus", "#/new", { kind: latest ? "" : "main", first: mark("cards") }),
      h(
        "div",
        { class: "row" },
        link([mark("ask"), words.home.toAsk], "#/ask"),
        link([mark("invite"), words.home.toJoin], "#/join"),
        link([mark("star"), words.home.toEvenings], "#/evenings"),
      ),
      before.length > 0 && past(before),
      h("footer", null, link([mark("phone"), words.home.phone], "#/phone", { kind: "quiet" }), h("p", { class: "legal" }, words.home.foot)),
    ),
  );
}

/** The fan and the ten faces that look over the edge are there to be looked at, and say nothing. */
function hero() {
  return h(
    "header",
    { class: "hero felt" },
    h("div", null, h("h1", { tabindex: "-1" }, mark("whistle"), words.home.title), h("p", null, words.home.tagline)),
    h("div", { class: "fan", "aria-hidden": "true" }, FAN.map((card) => cardFace(card))),
    h("div", { class: "peek", "aria-hidden": "true" }, ANIMALS.map((animal) => face(animal))),
  );
}

/** @param {Kept} kept */
function goOn(kept) {
  const label = isOver(kept.answer) ? words.home.result : words.home.goOn({ round: kept.answer.state.round_number });
  return wide(label, standing(kept), "go", `#/match/${kept.id}`, { kind: isOver(kept.answer) ? "" : "main", first: faces(kept) });
}

/** @param {Kept} kept */
function again(kept) {
  return wide(words.home.again, words.home.people({ names: namesOf(kept) }), "go", `#/new/${kept.id}`, {
    kind: isOver(kept.answer) ? "main" : "",
    first: mark("star"),
  });
}

/** A key as wide as the screen: what stands `first`, what it does, and what that is about.
 * @param {Child} label @param {Child} about @param {string} sign @param {string} href @param {{ kind: string, first: Child }} look */
function wide(label, about, sign, href, { kind, first }) {
  return h("a", { class: `button goon ${kind}`, href }, first, h("span", { class: "grow" }, label, about && [" ", h("small", null, about)]), mark(sign));
}

/** @param {{ answer: LastAnswer }} kept */
function faces({ answer }) {
  const { seating } = answer.state;
  const shown = seating.map((seat) => answer.seats.find((one) => one.seat === seat)).slice(0, 5);
  return h("span", { class: "faces" }, shown.map((somebody) => somebody && face(animalOf(somebody))));
}

/** Who leads, or who won. @param {{ answer: LastAnswer }} kept */
function standing({ answer }) {
  const { state, seats, gone = [] } = answer;
  if (!state.totals.some(Boolean)) return words.home.people({ names: seats.map(({ name }) => name) });
  const nameOf = (/** @type {number} */ seat) => [...seats, ...gone].find((one) => one.seat === seat)?.name ?? "";
  const first = ranking(state).filter(({ place }) => place === 1).map(({ seat }) => nameOf(seat));
  const total = state.totals[ranking(state)[0].seat];
  return isOver(answer) ? words.home.won({ names: first, total }) : words.home.leads({ names: first, total });
}

/** @param {Kept[]} before */
function past(before) {
  return h(
    "section",
    { class: "stack" },
    h("h2", null, words.home.past),
    h("ul", { class: "list" }, before.slice(0, AT_MOST).map((kept) => h("li", { "data-key": kept.id }, line(kept)))),
  );
}

/** @param {Kept} kept */
function line(kept) {
  const opened = kept.day ?? kept.since;
  const day = opened && words.day(opened); // what an older page kept tells none
  const below = [day, totalsOf(kept)].filter(Boolean).join(words.dot);
  return h("a", { class: "icon", href: `#/match/${kept.id}` }, faces(kept), h("span", { class: "grow" }, whatOf(kept), " ", h("small", null, below)));
}

/** @param {Kept} kept */
function whatOf(kept) {
  const { round_number: round, rules } = kept.answer.state;
  return isOver(kept.answer) ? words.home.over({ game: kept.game }) : words.home.round({ game: kept.game, round, goal: rules.target });
}

/** @param {{ answer: LastAnswer }} kept */
function totalsOf({ answer }) {
  const { state, seats, gone = [] } = answer;
  const withPoints = gone.filter(({ seat }) => state.totals[seat]);
  return [...seats, ...withPoints].map(({ seat, name }) => words.home.standing({ name, total: state.totals[seat] })).join(words.dot);
}

/** Around the table, from whoever deals next. @param {{ answer: LastAnswer }} kept */
export function namesOf({ answer }) {
  const { seating, dealer } = answer.state;
  const first = Math.max(0, seating.findIndex((seat) => seat === dealer));
  return [...seating.slice(first), ...seating.slice(0, first)].map((seat) => answer.seats.find((one) => one.seat === seat)?.name ?? "");
}
