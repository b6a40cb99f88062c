// A new match: who plays, who deals, by which rules. #/new/ID has the people and the rules of that match.

import { ask, newKey } from "../api.js";
import { h } from "../dom.js";
import { keepMatch, knownMatches } from "../match.js";
import { bar, button, choice } from "../parts.js";
import * as store from "../store.js";
import { words } from "../words.js";
import { namesOf } from "./home.js";

const FEWEST = 2;
const MOST = 10;
const USUAL = 4;
const NAME_LENGTH = 40;
/** What families argue about, and so stands first; the rest is one tap away. */
const CONTESTED = {
  uno: ["late-uno-penalty", "catch-until", "first-card", "wild-draw-four", "drawn-card", "scoring"],
  golf: ["opened-places", "next-starter", "action-timing"],
};

export function open(page) {
  const [first, second] = page.route.rest;
  const former = knownMatches().find((kept) => kept.id === first);
  const group = first === "group" ? store.read(`group.${second}`) : null;
  const key = newKey(); // one for this screen: a match is opened once, however often a reply is lost
  const table = former ? tableOf(former) : { game: "uno", names: Array(USUAL).fill(""), dealer: 0, rules: noRules("uno") };
  const untouched = JSON.stringify(table);
  let offered = null; // presets, house rules and questions, once somebody wants to change any
  let problem = null;
  let isOpening = false;
  let depth = former?.depth ?? "scorepad";
  const known = group?.people.length ? group.people : knownNames();

  async function change() {
    offered ??= {};
    page.redraw();
    offered = await offers(table.game);
    problem = offered ? null : words.request();
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
      keepMatch(answer.json, { depth });
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
      table.game === "uno" && choice(words.opening.depth, words.opening.depths, depth, setDepth),
      h("h2", null, words.opening.rules),
      rules(),
    ];
  }

  function setGame(game) {
    offered = null;
    set({ game, rules: noRules(game) });
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
    if (!offered) return h("div", { class: "row" }, h("p", null, summary()), button(words.opening.change, change));
    if (!offered.presets) return h("p", null, words.opening.loading);
    const contested = CONTESTED[table.game];
    const question = (id) => asked(offered.differences.find((one) => one.id === id));
    const others = offered.differences.filter(({ id }) => !contested.includes(id));
    return h(
      "div",
      { class: "stack" },
      choice(words.opening.preset, offered.presets.map(({ id, title }) => ({ value: id, label: title })), table.rules.preset, setPreset),
      numberField(words.opening.target[table.game], table.rules.target, (target) => setRules({ target })),
      contested.map(question),
      h("details", null, h("summary", null, words.opening.everything), h("div", { class: "stack" }, others.map(asked))),
      h("h3", null, words.opening.houseRules),
      offered.houseRules.map(houseRule),
    );
  }

  function summary() {
    return former?.game === table.game ? words.opening.asBefore : words.opening.brief[table.game];
  }

  function setPreset(id) {
    const { differences, house_rules: house } = offered.presets.find((preset) => preset.id === id);
    setRules({ preset: id, differences: { ...differences }, house_rules: { ...house } });
  }

  function asked({ id, question, options, default: usual }) {
    const chosen = table.rules.differences[id] ?? usual;
    const choose = ({ target }) => {
      const { option } = options.find((one) => `${one.option}` === target.value);
      setRules({ differences: { ...table.rules.differences, [id]: option } });
    };
    return h(
      "label",
      { class: "question", "data-key": id },
      question,
      h("select", { value: `${chosen}`, onchange: choose }, options.map(({ option, text }) => h("option", { value: `${option}` }, text))),
    );
  }

  function houseRule({ id, title, text, parameters }) {
    const chosen = table.rules.house_rules[id];
    const toggle = ({ target }) => {
      const { [id]: _, ...others } = table.rules.house_rules;
      setRules({ house_rules: target.checked ? { ...others, [id]: {} } : others });
    };
    return h(
      "div",
      { class: "house", "data-key": id },
      h("label", { class: "check" }, h("input", { type: "checkbox", checked: Boolean(chosen), onchange: toggle }), title),
      chosen && h("p", { class: "hint" }, text),
      chosen && parameters.map((parameter) => parameterField(id, chosen, parameter)),
    );
  }

  function parameterField(id, chosen, { name, question, default: usual, among, several }) {
    const value = chosen[name] ?? usual;
    const choose = (to) => setRules({ house_rules: { ...table.rules.house_rules, [id]: { ...chosen, [name]: to } } });
    if (typeof usual === "number") return numberField(question, value, choose, Math.max(...among));
    if (typeof usual === "boolean") return checkField(question, value, choose);
    if (!several) return choice(question, among.map((one) => ({ value: one, label: one })), value, choose);
    const toggled = (one, isOn) => (isOn ? [...value, one] : value.filter((other) => other !== one));
    return h(
      "fieldset",
      null,
      h("legend", null, question),
      among.map((one) => checkField(one, value.includes(one), (isOn) => choose(toggled(one, isOn)))),
    );
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

function noRules(game) {
  return { preset: "standard", target: game === "golf" ? 9 : 500, differences: {}, house_rules: {} };
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

async function offers(game) {
  const paths = ["/v1/presets", "/v1/house-rules", `/v1/rulebooks/${game}/differences`];
  const answers = await Promise.all(paths.map((path) => ask("GET", path)));
  if (answers.some(({ status }) => status !== 200)) return null;
  const [presets, houseRules, differences] = answers.map(({ json }) => json);
  const ofGame = (one) => one.game === game;
  return {
    presets: presets.presets.filter(ofGame),
    houseRules: houseRules.house_rules.filter(ofGame),
    differences: differences.differences,
  };
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

function numberField(label, value, choose, max = 100_000) {
  const onchange = ({ target }) => target.checkValidity() && choose(target.valueAsNumber);
  return h("label", { class: "question" }, label, h("input", { type: "number", inputmode: "numeric", min: 0, max, required: true, value: `${value}`, onchange }));
}

function checkField(label, checked, choose) {
  return h("label", { class: "check" }, h("input", { type: "checkbox", checked, onchange: ({ target }) => choose(target.checked) }), label);
}
