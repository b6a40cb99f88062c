// A new match on one screen: who plays, with which face, who deals, what the referee does, by which rules. #/new/ID has
// the people and the rules of that match.

/**
 * @import { Depth, Face, Game, Kept, KeptGroup, OpenedMatch, Page, Problem, Reply, Rules } from "../../types.js"
 */
import { ask, newKey } from "../core/api.js";
import { h, typedIn } from "../ui/dom.js";
import { isOver, keepMatch, knownMatches } from "../core/match.js";
import { load } from "../core/router.js";
import { mark } from "../ui/marks.js";
import { bar, button, choice } from "../ui/parts.js";
import { ANIMALS, animalOf, face } from "../ui/people.js";
import { pictureOf } from "../ui/pictures.js";
import { facePicker, sheet } from "../ui/sheet.js";
import * as store from "../core/store.js";
import { words } from "../ui/words.js";
import { namesOf } from "./home.js";

const FEWEST = 2;
const MOST = 10;
const USUAL = 4;
const NAME_LENGTH = 40;
const KNOWN = 12; // people

/** @type {{ value: Depth, sign: string }[]} */
const DEPTHS = [
  { value: "scorepad", sign: "cards" },
  { value: "referee", sign: "whistle" },
];
const PICTURES = { uno: ["red draw two", "blue draw two"], golf: ["green 4", "blue 4"] };

/** @type {Game[]} */
const GAMES = ["uno", "golf"];

/**
 * @typedef {{ name: string, face: Face | null }} Person
 * @typedef {{ name: string, face: Face }} Known
 * @typedef {{ game: Game, people: Person[], dealer: number, rules: Rules }} Table
 * @typedef {typeof import("./rules.js")} RulesModule
 */

/** @param {Page} page */
export function open(page) {
  const [first, second] = page.route.rest;
  const matches = knownMatches();
  const former = matches.find((kept) => kept.id === first);
  /** @type {KeptGroup | null} */
  const group = first === "group" ? store.read(`group.${second}`) : null;
  const key = newKey(); // one for this screen: a match is opened once, however often a reply is lost
  /** @type {Table} */
  const table = former ? tableOf(former) : { game: "uno", people: Array.from({ length: USUAL }, nobody), dealer: 0, rules: noRules() };
  const untouched = JSON.stringify(table);
  const known = group?.people.length ? group.people.map(personOf) : knownPeople(matches);
  /** What changes the rules, once somebody wants to. @type {((rules: Rules) => HTMLElement) | null} */
  let form = null;
  let isLoading = false;
  /** @type {string | null} */
  let problem = null;
  let isOpening = false;
  /** @type {Depth} */
  let depth = former?.opened ?? former?.depth ?? "scorepad";
  /** The place of whose face is chosen. @type {number | null} */
  let choosing = null;

  async function changeRules() {
    if (isLoading) return;
    isLoading = true;
    page.redraw();
    /** @type {RulesModule | null} */
    const module = await load("../screens/rules.js");
    const opened = await module?.openRules(table.game, { change: setRules, done: () => history.back(), usual: usualRules() });
    isLoading = false;
    form = opened ?? null;
    problem = opened ? null : words.request();
    if (form) page.cover();
    page.redraw();
  }

  /** What was last agreed on in this game, where that is not what is printed. */
  function usualRules() {
    const last = matches.find((kept) => kept.game === table.game)?.answer.state;
    const rules = last?.next_rules ?? last?.rules;
    return rules && Object.keys(rules.house_rules).length ? rules : null;
  }

  async function deal() {
    if (isOpening) return;
    isOpening = true;
    // While the match before goes on, this is another one, and none of its phones is asked to come along.
    const isRematch = former && isOver(former.answer) && JSON.stringify(table) === untouched;
    /** @type {Reply<OpenedMatch> | false | undefined} */
    const again = isRematch && (await ask("POST", `/v1/matches/${former.id}/rematch`, { token: former.token, key }));
    // Where that match is no more, or no longer ours, its people can still play.
    const answer = again && ![401, 403, 404].includes(again.status) ? again : await openNew();
    isOpening = false;
    if (answer.status === 201) {
      keepMatch(answer.json, { depth, seat: answer.json.seat });
      const at = `#/match/${answer.json.id}`;
      page.go(table.game === "golf" && depth === "referee" ? `${at}/golf` : at);
      return;
    }
    problem = words.request(answer.status === 200 ? undefined : whyNot(answer.json));
    page.redraw();
  }

  /** @returns {Promise<Reply<OpenedMatch>>} */
  function openNew() {
    return ask("POST", "/v1/matches", { token: group?.token, key: `${key}${digestOf(table)}`, body: openingOf(table) });
  }

  /** Change the table and paint it. @param {Partial<Table>} changes */
  function set(changes) {
    Object.assign(table, changes);
    page.redraw();
  }

  /** @param {Partial<Rules>} changes */
  function setRules(changes) {
    set({ rules: { ...table.rules, ...changes } });
  }

  /** @param {number} place @param {Partial<Person>} changes */
  function setPerson(place, changes) {
    set({ people: table.people.with(place, { ...table.people[place], ...changes }) });
  }

  /** The people of the last match; and of the game that is chosen, what was last played it by. */
  function playAsUsual() {
    const [latest] = matches;
    const { people, dealer } = tableOf(latest);
    const last = matches.find((kept) => kept.game === table.game);
    if (last) depth = last.opened ?? last.depth ?? "scorepad";
    set({ people, dealer, rules: last ? tableOf(last).rules : table.rules });
  }

  function view() {
    if (form) return form(table.rules);
    const usual = matches.length > 0 && !former && !group;
    return h(
      "main",
      { class: "still" },
      bar(words.opening.title, { more: usual && button([mark("star"), words.opening.usual], playAsUsual, { key: "usual" }) }),
      h("div", { class: "scroll", inert: choosing !== null }, fields()),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      button(words.opening.deal, deal, { kind: "main big" }),
      choosing !== null && faceSheet(choosing),
    );
  }

  function fields() {
    return [
      choice(words.opening.game, GAMES.map(gameChoice), table.game, setGame, { kind: "seg" }),
      h("section", { class: "stack" }, h("h2", null, words.opening.who, " ", h("span", { class: "soft" }, words.opening.order)), seatRows(), more()),
      h("section", { class: "stack" }, h("h2", null, words.opening.depth, " ", h("span", { class: "soft" }, words.opening.anyTime)), modes()),
      h("section", { class: "stack" }, h("h2", null, words.opening.rules), rulesKey()),
    ];
  }

  /** @param {Game} game */
  function setGame(game) {
    set({ game, rules: former?.game === game ? tableOf(former).rules : noRules() });
  }

  /** @param {Depth} to */
  function setDepth(to) {
    depth = to;
    page.redraw();
  }

  function seatRows() {
    return h("ol", { class: "seats" }, table.people.map(seatRow));
  }

  /** @param {Person} person @param {number} place */
  function seatRow({ name }, place) {
    const shown = name || words.opening.player({ number: place + 1 });
    const animal = facesOf(table.people)[place];
    return h(
      "li",
      { class: "seat", "data-key": `${place}` },
      h(
        "button",
        { type: "button", class: "icon", "aria-label": words.opening.another({ name: shown, animal: words.animals[animal] }), onclick: () => choose(place) },
        face(animal),
      ),
      h("input", {
        type: "text",
        value: name,
        placeholder: words.opening.player({ number: place + 1 }),
        "aria-label": words.opening.nameOf({ number: place + 1 }),
        maxlength: NAME_LENGTH,
        autocomplete: "off",
        autocapitalize: "words",
        enterkeyhint: "next",
        onkeydown: ({ key: pressed, target }) => {
          if (pressed === "Enter" && target instanceof HTMLInputElement) goOn(target, place);
        },
        oninput: (event) => setPerson(place, { name: typedIn(event) }),
      }),
      button(place === table.dealer ? words.opening.deals : words.opening.dealsToo, () => set({ dealer: place }), {
        kind: "deals",
        "aria-pressed": String(place === table.dealer),
        "aria-label": words.opening.dealsFirst({ isDealer: place === table.dealer, name: shown }),
      }),
    );
  }

  /** Enter goes to the next name; from the last one the keyboard goes away.
   * @param {HTMLInputElement} input @param {number} place */
  function goOn(input, place) {
    /** @type {HTMLInputElement | null} */
    const next = document.querySelector(`.seat:nth-child(${place + 2}) input`);
    if (next) next.focus();
    else input.blur();
  }

  /** @param {Person} person */
  function add(person) {
    const place = table.people.findIndex(({ name }) => name === "");
    if (person.name && place >= 0) return setPerson(place, person);
    return set({ people: [...table.people, person] });
  }

  /** One more place, those who are known, and how many sit down. */
  function more() {
    const names = table.people.map(({ name }) => name.trim());
    const free = known.filter(({ name }) => !names.includes(name));
    const isFull = table.people.length >= MOST && !names.includes("");
    const chip = (/** @type {Known} */ person) => button([face(person.face), person.name], () => add(person), { kind: "hug", key: person.name, disabled: isFull });
    return h(
      "div",
      { class: "strip", role: "group", "aria-label": words.opening.known },
      button([mark("plus"), words.opening.onePlayer], () => add(nobody()), { key: "+", disabled: table.people.length >= MOST }),
      table.people.length > FEWEST && button([mark("cross"), words.opening.oneLess], takeAway, { key: "-" }),
      free.slice(0, KNOWN).map(chip),
    );
  }

  function takeAway() {
    const people = table.people.slice(0, -1);
    set({ people, dealer: Math.min(table.dealer, people.length - 1) });
  }

  function modes() {
    return h(
      "div",
      { class: "modes", role: "group", "aria-label": words.opening.depth },
      DEPTHS.map(({ value, sign }) =>
        button([mark(sign), words.opening.depths[value].label, " ", h("small", null, words.opening.depths[value].what), h("span", { class: "on", "aria-hidden": "true" }, mark("check"))], () => setDepth(value), {
          kind: "mode",
          key: value,
          "aria-pressed": String(value === depth),
        }),
      ),
    );
  }

  function rulesKey() {
    const chosen = Object.keys(table.rules.house_rules);
    const about = isLoading ? words.opening.loading : former?.game === table.game ? words.opening.asBefore : words.opening.brief[table.game];
    return button(
      [pictureOf(PICTURES[table.game]), h("span", { class: "grow" }, words.opening.chosen({ number: chosen.length }), " ", h("small", null, about)), mark("go")],
      changeRules,
      { kind: "q", key: "rules" },
    );
  }

  /** Ten faces; a tap on one that is taken lets two trade. @param {number} place */
  function faceSheet(place) {
    const taken = facesOf(table.people);
    const shown = table.people[place].name || words.opening.player({ number: place + 1 });
    const take = (/** @type {Face} */ animal) => {
      const other = taken.indexOf(animal);
      const all = table.people.map((person, at) => ({ ...person, face: taken[at] }));
      if (other >= 0) all[other].face = taken[place];
      all[place].face = animal;
      set({ people: all });
    };
    const ownerOf = (/** @type {Face} */ animal) => {
      const who = taken.indexOf(animal);
      return who < 0 || who === place ? null : table.people[who].name || words.opening.player({ number: who + 1 });
    };
    const close = () => history.back();
    return sheet(
      words.opening.whoAreYou({ name: shown }),
      close,
      facePicker(taken[place], ownerOf, take),
      button(words.opening.done, close, { kind: "main big" }),
    );
  }

  /** @param {number} place */
  function choose(place) {
    choosing = place;
    page.cover();
    page.redraw();
    /** @type {HTMLElement | null} */
    const heading = document.querySelector(".sheet h1");
    heading?.focus({ preventScroll: true });
  }

  function back() {
    form = null;
    choosing = null;
    page.redraw();
  }

  return { title: () => (form ? words.opening.rules : words.opening.title), view, back, press: (/** @type {string} */ pressed) => pressed === "Escape" && (form || choosing !== null) && (history.back(), true) };
}

/** @returns {Person} */
function nobody() {
  return { name: "", face: null };
}

/** @param {KeptGroup["people"][number]} person */
function personOf({ name, face: animal = null }) {
  return { name, face: animal ?? ANIMALS[0] };
}

/** Whose face is whose: who chose one has it, the others get the first that is free. @param {Person[]} people */
function facesOf(people) {
  const chosen = people.map(({ face: animal }, at) => (people.findIndex((one) => one.face === animal) === at ? animal : null));
  const free = ANIMALS.filter((animal) => !chosen.includes(animal));
  return chosen.map((animal) => animal ?? free.shift() ?? ANIMALS[0]);
}

/** The people and rules of a match that was, whoever would deal next first. @param {Kept} kept @returns {Table} */
function tableOf(kept) {
  const faces = Object.fromEntries(kept.answer.seats.map((seat) => [seat.name, animalOf(seat)]));
  const people = namesOf(kept).map((name) => ({ name, face: faces[name] }));
  return { game: kept.game, people, dealer: 0, rules: kept.answer.state.next_rules ?? kept.answer.state.rules };
}

/** What is not named here is as usual. @returns {Rules} */
function noRules() {
  return { preset: "standard", differences: {}, house_rules: {} };
}

/** What opens this table: the first seat deals, so the people are named from the dealer on. Places without a name stay
 * empty once two people have one.
 * @param {Table} table */
function openingOf({ game, people, dealer, rules }) {
  const faces = facesOf(people);
  const all = people.map(({ name }, place) => ({ name: name.trim(), place, face: faces[place] }));
  const named = all.filter(({ name }) => name);
  const there = named.length >= FEWEST ? named : all;
  const first = Math.max(0, there.findIndex(({ place }) => place >= dealer));
  const around = [...there.slice(first), ...there.slice(0, first)];
  const seats = around.map(({ name, place }) => name || words.opening.player({ number: place + 1 }));
  return { game, seats, faces: around.map((one) => one.face), rules };
}

/** A key belongs to one request: another table needs another. @param {Table} table */
function digestOf(table) {
  return [...JSON.stringify(table)].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7).toString(16);
}

/** The referee's own words for what is wrong with a match, however deep in the answer they stand.
 * @param {Problem | null} json */
function whyNot(json) {
  /** @type {(value: unknown) => string[]} */
  const texts = (value) => (typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(texts));
  return texts(json?.errors).join(" ") || json?.detail;
}

/** @param {Game} game */
function gameChoice(game) {
  return { value: game, label: words.games[game] };
}

/** Everybody who sat down in a match of this phone, the latest first. @param {Kept[]} matches */
function knownPeople(matches) {
  /** @type {Map<string, Known>} */
  const found = new Map();
  for (const seat of matches.flatMap((kept) => kept.answer.seats)) if (!found.has(seat.name)) found.set(seat.name, { name: seat.name, face: animalOf(seat) });
  return [...found.values()];
}
