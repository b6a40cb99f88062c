// A new match on one screen: who plays, with which face, who deals, what the referee does, by which rules. #/new/ID has
// the people and the rules of that match.

/**
 * @import { Depth, Face, Game, Kept, KeptGroup, OpenedMatch, Page, Problem, Reply, Rules } from "../../types.js"
 */
import { ask, newOpeningKey } from "../core/api.js";
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
 * @typedef {ReturnType<typeof draftOf>} Draft
 * @typedef {typeof import("./rules.js")} RulesModule
 */

/** @param {Page} page */
export function open(page) {
  const [first, second] = page.route.rest;
  const matches = knownMatches();
  const former = matches.find((kept) => kept.id === first);
  /** @type {KeptGroup | null} */
  const group = first === "group" ? store.read(`group.${second}`) : null;
  const draft = draftOf(page, former);
  const known = group?.people.length ? group.people.map(personOf) : knownPeople(matches);
  const rules = rulesOf(page, draft, matches);
  const deal = openingBy(page, draft, former, group);
  const faces = facesOver(page, draft);

  /** The people of the last match; and of the game that is chosen, what was last played it by. */
  function playAsUsual() {
    const { people, dealer } = tableOf(matches[0]);
    const last = matches.find((kept) => kept.game === draft.table.game);
    if (last) draft.setDepth(last.opened ?? last.depth ?? "scorepad");
    draft.set({ people, dealer, rules: last ? tableOf(last).rules : draft.table.rules });
  }

  function view() {
    const form = rules.view();
    if (form) return form;
    const usual = matches.length > 0 && !former && !group;
    const problem = draft.problem();
    return h(
      "main",
      { class: "still" },
      bar(words.opening.title, { more: usual && button([mark("star"), words.opening.usual], playAsUsual, { key: "usual" }) }),
      h("div", { class: "scroll", inert: faces.isOpen() }, fields()),
      problem && h("p", { class: "problem", role: "alert" }, problem),
      button(words.opening.deal, deal, { kind: "main big" }),
      faces.view(),
    );
  }

  function fields() {
    const { table, set } = draft;
    const setGame = (/** @type {Game} */ game) => set({ game, rules: former?.game === game ? tableOf(former).rules : noRules() });
    return [
      choice(words.opening.game, GAMES.map(gameChoice), table.game, setGame, { kind: "seg" }),
      h("section", { class: "stack" }, h("h2", null, words.opening.who, " ", h("span", { class: "soft" }, words.opening.order)), seatRows(draft, faces.choose), more(draft, known)),
      h("section", { class: "stack" }, h("h2", null, words.opening.depth, " ", h("span", { class: "soft" }, words.opening.anyTime)), modes(draft)),
      h("section", { class: "stack" }, h("h2", null, words.opening.rules), rules.key(former?.game === table.game)),
    ];
  }

  function back() {
    rules.clear();
    faces.clear();
    page.redraw();
  }

  const isCovered = () => rules.view() !== null || faces.isOpen();
  return {
    title: () => (rules.view() ? words.opening.rules : words.opening.title),
    view,
    back,
    press: (/** @type {string} */ pressed) => pressed === "Escape" && isCovered() && (history.back(), true),
  };
}

/** The match as it is going to be opened. @param {Page} page @param {Kept | undefined} former */
function draftOf(page, former) {
  /** @type {Table} */
  const table = former ? tableOf(former) : { game: "uno", people: Array.from({ length: USUAL }, nobody), dealer: 0, rules: noRules() };
  const untouched = JSON.stringify(table);
  /** @type {Depth} */
  let depth = former?.opened ?? former?.depth ?? "scorepad";
  /** Why it could not be opened, or its rules not be read. @type {string | null} */
  let problem = null;

  /** Change the table and paint it. @param {Partial<Table>} changes */
  function set(changes) {
    Object.assign(table, changes);
    page.redraw();
  }

  /** @param {number} place @param {Partial<Person>} changes */
  function setPerson(place, changes) {
    set({ people: table.people.with(place, { ...table.people[place], ...changes }) });
  }

  /** @param {Depth} to */
  function setDepth(to) {
    depth = to;
    page.redraw();
  }

  /** @param {string | null} why */
  function fail(why) {
    problem = why;
    page.redraw();
  }

  return { table, set, setPerson, setDepth, fail, depth: () => depth, problem: () => problem, isUntouched: () => JSON.stringify(table) === untouched };
}

/** By which rules it is played, and the form that changes them. @param {Page} page @param {Draft} draft @param {Kept[]} matches */
function rulesOf(page, { table, set, fail }, matches) {
  /** What changes the rules, once somebody wants to. @type {((rules: Rules) => HTMLElement) | null} */
  let form = null;
  let isLoading = false;

  async function start() {
    if (isLoading) return;
    isLoading = true;
    page.redraw();
    /** @type {RulesModule | null} */
    const module = await load("../screens/rules.js");
    const change = (/** @type {Partial<Rules>} */ changes) => set({ rules: { ...table.rules, ...changes } });
    const opened = await module?.openRules(table.game, { change, done: () => history.back(), usual: usualRules() });
    isLoading = false;
    form = opened ?? null;
    if (form) page.cover();
    fail(opened ? null : words.request());
  }

  /** What was last agreed on in this game, where that is not what is printed. */
  function usualRules() {
    const last = matches.find((kept) => kept.game === table.game)?.answer.state;
    const rules = last?.next_rules ?? last?.rules;
    return rules && Object.keys(rules.house_rules).length ? rules : null;
  }

  function key(isAsBefore = false) {
    const chosen = Object.keys(table.rules.house_rules);
    const about = isLoading ? words.opening.loading : isAsBefore ? words.opening.asBefore : words.opening.brief[table.game];
    return button(
      [pictureOf(PICTURES[table.game]), h("span", { class: "grow" }, words.opening.chosen({ number: chosen.length }), " ", h("small", null, about)), mark("go")],
      start,
      { kind: "q", key: "rules" },
    );
  }

  return { key, clear: () => void (form = null), view: () => form?.(table.rules) ?? null };
}

/** What opens the match. @param {Page} page @param {Draft} draft @param {Kept | undefined} former @param {KeptGroup | null} group */
function openingBy(page, draft, former, group) {
  const { table } = draft;
  const key = newOpeningKey(); // one for this screen: a match is opened once, however often a reply is lost
  let isOpening = false;

  async function deal() {
    if (isOpening) return;
    isOpening = true;
    const depth = draft.depth();
    // While the match before goes on, this is another one, and none of its phones is asked to come along.
    const isRematch = former && isOver(former.answer) && draft.isUntouched();
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
    draft.fail(words.request(answer.status === 200 ? undefined : whyNot(answer.json)));
  }

  /** @returns {Promise<Reply<OpenedMatch>>} */
  function openNew() {
    return ask("POST", "/v1/matches", { token: group?.token, key: `${key}${digestOf(table)}`, body: openingOf(table) });
  }

  return deal;
}

/** The faces from which somebody chooses, over the screen. @param {Page} page @param {Draft} draft */
function facesOver(page, draft) {
  /** The place of whose face is chosen. @type {number | null} */
  let choosing = null;

  /** @param {number} place */
  function choose(place) {
    choosing = place;
    page.cover();
    page.redraw();
    /** @type {HTMLElement | null} */
    const heading = document.querySelector(".sheet h1");
    heading?.focus({ preventScroll: true });
  }

  return {
    choose,
    isOpen: () => choosing !== null,
    clear: () => void (choosing = null),
    view: () => choosing !== null && faceSheet(draft, choosing),
  };
}

/** @param {Draft} draft @param {(place: number) => void} choose */
function seatRows(draft, choose) {
  return h("ol", { class: "seats" }, draft.table.people.map((_, place) => seatRow(draft, place, choose)));
}

/** @param {Draft} draft @param {number} place @param {(place: number) => void} choose */
function seatRow({ table, set, setPerson }, place, choose) {
  const { name } = table.people[place];
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

/** @param {Draft} draft @param {Person} person */
function add({ table, set, setPerson }, person) {
  const place = table.people.findIndex(({ name }) => name === "");
  if (person.name && place >= 0) return setPerson(place, person);
  return set({ people: [...table.people, person] });
}

/** One more place, those who are known, and how many sit down. @param {Draft} draft @param {Known[]} known */
function more(draft, known) {
  const { table } = draft;
  const names = table.people.map(({ name }) => name.trim());
  const free = known.filter(({ name }) => !names.includes(name));
  const isFull = table.people.length >= MOST && !names.includes("");
  const chip = (/** @type {Known} */ person) => button([face(person.face), person.name], () => add(draft, person), { kind: "hug", key: person.name, disabled: isFull });
  return h(
    "div",
    { class: "strip", role: "group", "aria-label": words.opening.known },
    button([mark("plus"), words.opening.onePlayer], () => add(draft, nobody()), { key: "+", disabled: table.people.length >= MOST }),
    table.people.length > FEWEST && button([mark("cross"), words.opening.oneLess], () => takeAway(draft), { key: "-" }),
    free.slice(0, KNOWN).map(chip),
  );
}

/** @param {Draft} draft */
function takeAway({ table, set }) {
  const people = table.people.slice(0, -1);
  set({ people, dealer: Math.min(table.dealer, people.length - 1) });
}

/** @param {Draft} draft */
function modes({ depth, setDepth }) {
  return h(
    "div",
    { class: "modes", role: "group", "aria-label": words.opening.depth },
    DEPTHS.map(({ value, sign }) =>
      button([mark(sign), words.opening.depths[value].label, " ", h("small", null, words.opening.depths[value].what), h("span", { class: "on", "aria-hidden": "true" }, mark("check"))], () => setDepth(value), {
        kind: "mode",
        key: value,
        "aria-pressed": String(value === depth()),
      }),
    ),
  );
}

/** Ten faces; a tap on one that is taken lets two trade. @param {Draft} draft @param {number} place */
function faceSheet({ table, set }, place) {
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
  return { game, seats, faces: around.map((one) => one.face), rules, utc_offset: -new Date().getTimezoneOffset() };
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
