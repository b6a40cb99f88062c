// Where everything begins: go on, play again, or something new.

import { h } from "../ui/dom.js";
import { isOver, knownMatches } from "../core/match.js";
import { link } from "../ui/parts.js";
import { words } from "../ui/words.js";

const AT_MOST = 8; // matches before

export function open() {
  return { title: () => words.home.title, view };
}

function view() {
  const matches = knownMatches();
  const [latest, ...before] = matches;
  return h(
    "main",
    null,
    h("header", { class: "hero" }, h("h1", { tabindex: "-1" }, words.home.title), h("p", null, words.home.tagline)),
    latest && card(latest),
    h(
      "div",
      { class: "stack" },
      latest && link(words.home.again(namesOf(latest)), `#/new/${latest.id}`, { kind: isOver(latest.answer) ? "main" : "" }),
      link(words.home.newMatch, "#/new", { kind: latest ? "" : "main" }),
      link(words.home.join, "#/join"),
      link(words.home.ask, "#/ask"),
      link(words.home.evenings, "#/evenings"),
    ),
    before.length ? h("h2", null, words.home.past) : null,
    h("ul", { class: "plain" }, before.slice(0, AT_MOST).map((kept) => h("li", { "data-key": kept.id }, line(kept)))),
    h("footer", null, link(words.home.phone, "#/phone", { kind: "quiet" }), h("p", null, words.home.foot)),
  );
}

function card(kept) {
  return h(
    "section",
    { class: "card" },
    h("h2", null, whatOf(kept)),
    h("p", { class: "totals" }, totalsOf(kept)),
    link(isOver(kept.answer) ? words.home.result : words.home.continue, `#/match/${kept.id}`, { kind: isOver(kept.answer) ? "" : "main" }),
  );
}

function line(kept) {
  const day = kept.since && words.day(kept.since); // what an older page kept tells none
  const below = [day, totalsOf(kept)].filter(Boolean).join(words.dot);
  return h("a", { class: "line", href: `#/match/${kept.id}` }, h("strong", null, whatOf(kept)), h("span", null, below));
}

function whatOf(kept) {
  const { round_number: round, rules } = kept.answer.state;
  return isOver(kept.answer) ? words.home.over(kept.game) : words.home.round(kept.game, round, rules.target);
}

function totalsOf({ answer }) {
  const { state, seats } = answer;
  return seats.map(({ seat, name }) => words.home.standing(name, state.totals[seat])).join(words.dot);
}

/** Around the table, from whoever deals next. */
export function namesOf({ answer }) {
  const { seating, dealer } = answer.state;
  const first = Math.max(0, seating.indexOf(dealer));
  return [...seating.slice(first), ...seating.slice(0, first)].map((seat) => answer.seats.find((one) => one.seat === seat).name);
}
