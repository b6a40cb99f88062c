// A new match: who plays, who deals, by which rules. #/new/ID has the people and the rules of that match.

import { ask, newKey } from "../core/api.js";
import { h } from "../ui/dom.js";
import { keepMatch, knownMatches } from "../core/match.js";
import { load } from "../core/router.js";
import { bar, button, choice } from "../ui/parts.js";
import * as store from "../core/store.js";
import { words } from "../ui/words.js";
import { namesOf } from "./home.js";

const FEWEST = 2;
const MOST = 10;
const USUAL = 4;
const NAME_LENGTH = 40;

export function open(page) {
  const [first, second] = page.route.rest;
  const former = knownMatches().find((kept) => kept.id === first);
  const group = first === "group" ? store.read(`group.${second}`) : null;
  const key = newKey(); // one for this screen: a match is opened once, however often a reply is lost
  const table = former ? tableOf(former) : { game: "uno", names: Array(USUAL).fill(""), dealer: 0, rules: noRules() };
  const untouched = JSON.stringify(table);
  let form = null; // what changes the rules, once somebody wants to
  let isLoading = false;
  let problem = null;
  let isOpening = false;
  let depth = former?.depth ?? "scorepad";
  const known = group?.people.length ? group.people : knownNames();

  async function change() {
    const { game } = table;
    isLoading = true;
    page.redraw();
    const module = await load("../screens/rules.js");
    const opened = await module?.openRules(game, setRules);
    isLoading = false;
    if (game === table.game) form = opened;
    problem = opened ? null : words.request();
    page.redraw();
  }

  async function deal() {
    if (isOpening) return;
    isOpening = true;
    const isRematch = former && JSON.stringify(table) === untouched;
    const again = isRematch && (await ask("POST", `/v1/matches/${former.id}/rematch`, { token: former.token, key }));
    // Where that match is no more, or no longer ours, its people can still play.
    const answer = again && ![401, 403, 404].includes(again.status) ? again : await openNew();
    isOpening = false;
    if (answer.status === 201) {
      keepMatch(answer.json, { depth, seat: answer.json.seat });
      page.go(`#/match/${answer.json.id}`);
      return;
    }
    problem = words.request(whyNot(answer.json));
    page.redraw();
  }

  function openNew() {
    return ask("POST", "/v1/matches", { token: group?.token, key: `${key}${digestOf(table)}`, body: openingOf(table) });
  }

  /** Change the table and paint it. */
  function set(changes) {
    Object.assign(table, changes);
    page.redraw();
  }

  function setRules(changes) {
    set({ rules: { ...table.rules, ...changes } });
  }

  function view() {
    return h(
      "main",
      { class: "form" },
      bar(words.opening.title),
      h("div", { class: "body" }, fields()),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      button(words.opening.deal, deal, { kind: "main big" }),
    );
  }

  function fields() {
    return [
      choice(words.opening.game, ["uno", "golf"].map(gameChoice), table.game, setGame),
      h("h2", null, words.opening.people),
      choice(words.opening.people, numbers(FEWEST, MOST), table.names.length, setNumber, { kind: "numbers" }),
      h("h2", null, words.opening.who),
      h("p", { class: "hint" }, words.opening.order),
      h("ol", { class: "seats" }, table.names.map(seatRow)),
      chips(),
      table.game === "uno" && [
        choice(words.opening.depth, words.opening.depths, depth, setDepth),
        h("ul", { class: "hint" }, words.opening.depths.map(({ what }) => h("li", null, what))),
      ],
      h("h2", null, words.opening.rules),
      rules(),
    ];
  }

  function setGame(game) {
    form = null;
    set({ game, rules: noRules() });
  }

  function setDepth(to) {
    depth = to;
    page.redraw();
  }

  function setNumber(number) {
    const names = Array.from({ length: number }, (_, place) => table.names[place] ?? "");
    set({ names, dealer: Math.min(table.dealer, number - 1) });
  }

  function seatRow(name, place) {
    const shown = name || words.opening.player(place);
    return h(
      "li",
      { "data-key": `${place}` },
      h("input", {
        type: "text",
        value: name,
        placeholder: words.opening.player(place),
        "aria-label": words.opening.nameOf(place),
        maxlength: NAME_LENGTH,
        autocomplete: "off",
        autocapitalize: "words",
        enterkeyhint: place === table.names.length - 1 ? "done" : "next",
        onkeydown: ({ key: pressed, target }) => {
          if (pressed === "Enter") goOn(target);
        },
        oninput: ({ target }) => set({ names: table.names.with(place, target.value) }),
      }),
      h("input", {
        type: "radio",
        name: "dealer",
        checked: place === table.dealer,
        "aria-label": words.opening.deals(shown),
        onchange: () => set({ dealer: place }),
      }),
    );
  }

  function chips() {
    const free = known.filter((name) => !table.names.includes(name));
    if (!free.length) return null;
    const fill = (name) => {
      const place = table.names.indexOf("");
      if (place >= 0) set({ names: table.names.with(place, name) });
    };
    return h(
      "div",
      { class: "row wrap", role: "group", "aria-label": words.opening.known },
      free.map((name) => button(name, () => fill(name), { kind: "chip", key: name })),
    );
  }

  function rules() {
    if (form) return form(table.rules);
    if (isLoading) return h("p", null, words.opening.loading);
    return h("div", { class: "row" }, h("p", null, summary()), button(words.opening.change, change));
  }

  function summary() {
    return former?.game === table.game ? words.opening.asBefore : words.opening.brief[table.game];
  }

  return { title: () => words.opening.title, view };
}

/** Enter goes to the next name; from the last one the keyboard goes away. */
function goOn(input) {
  const next = input.closest("li").nextElementSibling?.querySelector("input");
  if (next) next.focus();
  else input.blur();
}

/** The people and rules of a match that was, whoever would deal next first. */
function tableOf(kept) {
  return { game: kept.game, names: namesOf(kept), dealer: 0, rules: kept.answer.state.next_rules ?? kept.answer.state.rules };
}

/** What is not named here is as usual. */
function noRules() {
  return { preset: "standard", differences: {}, house_rules: {} };
}

/** What opens this table: the first seat deals, so the people are named from the dealer on. */
function openingOf({ game, names, dealer, rules }) {
  const people = names.map((name, place) => name.trim() || words.opening.player(place));
  return { game, seats: [...people.slice(dealer), ...people.slice(0, dealer)], rules };
}

/** A key belongs to one request: another table needs another. */
function digestOf(table) {
  return [...JSON.stringify(table)].reduce((hash, letter) => (hash * 31 + letter.codePointAt(0)) >>> 0, 7).toString(16);
}

/** The referee's own words for what is wrong with a match, however deep in the answer they stand. */
function whyNot(json) {
  const texts = (value) => (typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(texts));
  return texts(json?.errors).join(" ") || json?.detail;
}

function gameChoice(game) {
  return { value: game, label: words.games[game] };
}

function numbers(from, to) {
  return Array.from({ length: to - from + 1 }, (_, place) => ({ value: from + place, label: `${from + place}` }));
}

function knownNames() {
  return [...new Set(knownMatches().flatMap((kept) => kept.answer.seats.map(({ name }) => name)))].slice(0, 12);
}
