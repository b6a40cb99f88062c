// A group: people who play together over many evenings, what they have played and how they stand.

/**
 * @import { Evening, Game, GroupTold, Kept, KeptGroup, MatchTold, Page, PersonStanding, Reply } from "../../types.js"
 */
import { ask, askForFile, detailOf, newKey, newOpeningKey } from "../core/api.js";
import { h, typedIn } from "../ui/dom.js";
import { isOver, keepMatch, knownMatches } from "../core/match.js";
import { mark } from "../ui/marks.js";
import { bar, button, link, named } from "../ui/parts.js";
import { animalOf, colorsOf, face } from "../ui/people.js";
import * as store from "../core/store.js";
import { words } from "./words.js";
import { fileKeys } from "./files.js";
import { lookLink, looksAtMatch } from "./look.js";

const NAME_LENGTH = 40;
const MOST_TO_BRING = 5;

/**
 * @typedef {{ matches: Evening[], next: string | null }} Evenings
 * @typedef {Evenings & { standings: PersonStanding[] }} GroupHistory
 * What a group does with a match that it does not have yet. @typedef {(kept: Kept) => void} Brings
 * The two people who are compared. @typedef {{ [game: string]: string[] }} Against
 */

/** @param {Page} page */
export function open(page) {
  /** @type {KeptGroup | null} */
  const kept = store.read(`group.${page.route.rest[0]}`);
  return isGroup(kept) ? openGroup(page, kept) : openGroups(page);
}

/** @param {Page} page */
function openGroups(page) {
  const key = newOpeningKey(); // with the name in it: a group is opened once, however often a reply is lost
  let name = "";
  /** @type {string | null} */
  let problem = null;

  async function start() {
    const body = { name: name.trim() };
    if (!body.name) return;
    /** @type {Reply<Pick<KeptGroup, "id" | "token" | "name">>} */
    const answer = await ask("POST", "/v1/groups", { key: keyOf(key, body.name), body });
    if (answer.status === 201) {
      const { id, token } = answer.json;
      store.write(`group.${id}`, { id, token, name: answer.json.name, people: [] });
      page.go(`#/evenings/${id}`);
      return;
    }
    problem = words.request(detailOf(answer));
    page.redraw();
  }

  function view() {
    const groups = store.names("group.").map((one) => /** @type {KeptGroup | null} */ (store.read(one))).filter(isGroup);
    return h(
      "main",
      { class: "evenings" },
      bar(words.home.evenings),
      h("p", { class: "hint" }, words.evenings.what),
      groups.length ? h("div", { class: "stack" }, groups.map((group) => link([mark("table"), named(group.name)], `#/evenings/${group.id}`, { kind: "big" }))) : null,
      h("h2", null, words.evenings.open),
      h("input", {
        type: "text",
        value: name,
        maxlength: NAME_LENGTH,
        autocomplete: "off",
        "aria-label": words.evenings.name,
        placeholder: words.evenings.name,
        oninput: (event) => void (name = typedIn(event)),
        onkeydown: ({ key: pressed }) => {
          if (pressed === "Enter") start();
        },
      }),
      button(words.evenings.start, start, { kind: "main" }),
      problem && h("p", { class: "problem", role: "alert" }, problem),
    );
  }

  return { title: () => words.home.evenings, view };
}

/** Whether it is all there: what a phone keeps may be damaged.
 * @param {KeptGroup | null} kept @returns {kept is KeptGroup} */
function isGroup(kept) {
  return Boolean(kept?.id && kept.token && kept.name);
}

/** A key belongs to one request: another name needs another. @param {string} key @param {string} name */
function keyOf(key, name) {
  const sum = [...name].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return `${key}${sum.toString(16)}`;
}

/** @param {Page} page @param {KeptGroup} group */
function openGroup(page, group) {
  const { id, token } = group;
  const isReader = group.role === "reader";
  const looking = isReader ? null : lookLink(page, `/v1/groups/${id}`, token, words.look.group);
  /** As last heard. @type {GroupHistory | null} */
  let heard = null;
  /** @type {Against} */
  const against = {};
  /** @type {string | null} */
  let problem = null;
  const bring = bringsInto(page, group, { load, fail });
  load();

  async function load() {
    const at = `/v1/groups/${id}`;
    /** @type {[Promise<Reply<GroupTold>>, Promise<Reply<Evenings>>, Promise<Reply<{ standings: PersonStanding[] }>>]} */
    const asked = [ask("GET", at, { token }), ask("GET", `${at}/history?limit=50`, { token }), ask("GET", `${at}/standings`, { token })];
    const [about, history, standings] = await Promise.all(asked);
    if (standings.status === 200 && history.status === 200) heard = { ...history.json, ...standings.json };
    else problem = words.request(detailOf(standings));
    if (about.status === 200) store.write(`group.${id}`, { ...(keptGroup(id) ?? group), people: about.json.people.map(({ name, face: animal }) => ({ name, face: animal })) });
    page.redraw();
  }

  /** Keep score of a match of the group on this phone too; or look at it, where that is all it may.
   * @param {string} match */
  async function take(match) {
    if (isReader) return watch(match);
    const key = newKey();
    /** @type {Reply<{ token: string }>} */
    const given = await ask("POST", `/v1/matches/${match}/tokens`, { token, key });
    if (given.status !== 201) return fail(detailOf(given));
    /** @type {Reply<MatchTold>} */
    const answer = await ask("GET", `/v1/matches/${match}`, { token: given.json.token });
    if (answer.status !== 200) return fail(detailOf(answer));
    keepMatch({ ...answer.json, token: given.json.token });
    return page.go(`#/match/${match}`);
  }

  /** @param {string} match */
  async function watch(match) {
    const { at, why } = await looksAtMatch(match, token);
    return at ? page.go(at) : fail(why);
  }

  /** @param {string | undefined} why */
  function fail(why) {
    problem = words.request(why);
    page.redraw();
  }

  /** @param {string | null} wrong */
  function saved(wrong) {
    problem = wrong;
    page.say(problem ?? words.share.saved);
    page.redraw();
  }

  function view() {
    return h(
      "main",
      { class: "evenings still" },
      bar([group.name, heard && h("small", null, words.evenings.since(heard.matches.length, heard.matches.at(-1)?.day, heard.next !== null))], { back: "#/evenings" }),
      h(
        "div",
        { class: "scroll", tabindex: "0", role: "region", "aria-label": group.name },
        problem && h("p", { class: "problem", role: "alert" }, problem),
        heard ? [standingsByGame(heard, against, page.redraw), playedMatches(heard, take), !isReader && toBring(id, heard, bring), looking?.(), heard.matches.length > 0 && files()] : h("p", null, words.evenings.loading),
      ),
      !isReader && link([mark("cards"), words.evenings.match], `#/new/group/${id}`, { kind: "main big" }),
    );
  }

  function files() {
    return fileKeys(words.evenings.files, { at: `/v1/groups/${id}/`, token, tell: saved, kind: "two" });
  }

  return { title: () => group.name, view };
}

/** A match of this phone becomes one of the group, as a copy.
 * @param {Page} page @param {KeptGroup} group @param {{ load: () => Promise<void>, fail: (why: string | undefined) => void }} then
 * @returns {Brings} */
function bringsInto(page, group, { load, fail }) {
  const { id, token } = group;
  /** By match: a key belongs to one request. @type {{ [match: string]: string }} */
  const keys = {};

  return async function bring(kept) {
    const record = await askForFile(`/v1/matches/${kept.id}/record.ndjson`, kept.token);
    if (record.status !== 200) return fail(record.json?.detail);
    const key = (keys[kept.id] ??= newKey());
    /** @type {Reply<MatchTold>} */
    const answer = await ask("POST", "/v1/records", { token, key, record: record.blob });
    if (answer.status !== 201) return fail(detailOf(answer));
    store.write(`group.${id}`, { ...(keptGroup(id) ?? group), brought: [...broughtInto(id), kept.id] });
    page.say(words.evenings.brought);
    return load();
  };
}

/** As another tab may have left it. @param {string} id @returns {KeptGroup | null} */
function keptGroup(id) {
  return store.read(`group.${id}`);
}

/** Those that this phone kept the score of, and that the group does not have: the latest first.
 * @param {string} group @param {GroupHistory} told @param {Brings} bring */
function toBring(group, told, bring) {
  const there = [...broughtInto(group), ...told.matches.map(({ id }) => id)];
  const others = knownMatches().filter(({ id, role, answer }) => role === "keeper" && isOver(answer) && !there.includes(id)).slice(0, MOST_TO_BRING);
  if (!others.length) return null;
  const namesOf = (/** @type {Kept} */ { answer }) => words.evenings.names({ names: answer.seats.map(({ name }) => name) });
  return [
    h("h2", null, words.evenings.onThisPhone),
    h("p", { class: "hint" }, words.evenings.bringMore),
    h("div", { class: "stack" }, others.map((kept) => button([mark("plus"), h("span", { class: "name" }, namesOf(kept))], () => bring(kept), { key: `bring ${kept.id}` }))),
  ];
}

/** @param {string} group @returns {string[]} */
function broughtInto(group) {
  return keptGroup(group)?.brought ?? [];
}

/** @param {GroupHistory} told @param {Against} against @param {() => void} redraw */
function standingsByGame(told, against, redraw) {
  const games = [...new Set(told.standings.map(({ game }) => game))];
  if (!games.length) return h("p", { class: "hint" }, words.evenings.nothing);
  return games.map((game) => {
    const people = told.standings.filter((one) => one.game === game);
    const over = told.matches.filter((match) => match.game === game && match.over).toReversed(); // the oldest first
    return [
      h("h2", null, words.evenings.at({ game })),
      standing(people, over),
      over.length ? evenings(over) : null,
      people.length > 1 && over.length ? headToHead(game, people, over, against, redraw) : null,
      standingsOf(game, people),
    ];
  });
}

/** Two of them against each other: the first two, as long as nobody chooses others.
 * @param {Game} game @param {PersonStanding[]} people @param {Evening[]} over
 * @param {Against} against @param {() => void} redraw */
function headToHead(game, people, over, against, redraw) {
  const pair = against[game] ?? people.slice(0, 2).map(({ person }) => person);
  const choose = (/** @type {number} */ at, /** @type {string} */ person) => {
    against[game] = pair.with(at, person);
    redraw();
  };
  return compared(pair.map((person) => people.find((one) => one.person === person) ?? people[0]), people, over, choose);
}

/** Everything that was played; a match that this phone does not know is taken along by a tap.
 * @param {GroupHistory} told @param {(match: string) => void} take */
function playedMatches(told, take) {
  const known = new Set(knownMatches().map((kept) => kept.id));
  if (!told.matches.length) return null;
  return [
    h("h2", null, words.evenings.played),
    h(
      "ul",
      { class: "list" },
      told.matches.map((match) => {
        const inside = [
          h("span", { class: "faces" }, match.people.map((one) => face(animalOf(one)))),
          h(
            "span",
            { class: "grow" },
            words.evenings.of({ game: match.game, day: words.day(match.day), over: match.over }),
            h("small", null, match.people.map(({ name, total }) => words.home.standing({ name, total })).join(words.dot)),
          ),
        ];
        const line = known.has(match.id)
          ? h("a", { class: "icon", href: `#/match/${match.id}` }, inside)
          : h("button", { class: "icon", type: "button", onclick: () => take(match.id) }, inside);
        return h("li", { "data-key": match.id }, line);
      }),
    ),
  ];
}

const FIRST = 10; // who are shown at once; there are as many faces

/** Who has won how often, in their colors. @param {PersonStanding[]} people @param {Evening[]} over */
function standing(people, over) {
  const row = (/** @type {PersonStanding} */ one) => {
    const inARow = streakOf(one.person, over);
    const told = [words.evenings.won({ won: one.won, played: one.played }), inARow > 1 && words.evenings.inARow({ wins: inARow })].filter(Boolean).join(words.dot);
    const { face: animal } = one;
    return h(
      "li",
      { class: colorsOf(animal), "data-key": one.person },
      face(animal),
      h("span", { class: "grow" }, named(one.name), h("small", null, told, inARow > 1 && [" ", mark("flame", "inl")])),
      h("strong", { class: "num" }, `${one.won}`),
    );
  };
  const others = people.slice(FIRST);
  return [
    h("ol", { class: "stand" }, people.slice(0, FIRST).map(row)),
    others.length ? h("details", null, h("summary", null, words.evenings.others({ people: others.length })), h("ol", { class: "stand" }, others.map(row))) : null,
  ];
}

/** How many of the last matches that somebody played they have won, one after the other.
 * @param {string} person @param {Evening[]} over */
function streakOf(person, over) {
  const mine = over.filter(({ people }) => people.some((one) => one.person === person));
  const lost = mine.findLastIndex((match) => !winnersOf(match).some((one) => one.person === person));
  return mine.length - 1 - lost;
}

/** @param {Evening} evening */
function winnersOf({ people, winners }) {
  return people.filter(({ seat }) => winners.includes(seat));
}

/** The faces of who won, evening by evening. @param {Evening[]} over */
function evenings(over) {
  const names = over.map((match) => words.evenings.names({ names: winnersOf(match).map(({ name }) => name) }));
  return h(
    "section",
    { class: "panel" },
    h("h3", null, words.evenings.byEvening),
    h(
      "div",
      { class: "streak", role: "img", "aria-label": words.evenings.wonBy(names) },
      over.map((match, at) => h("span", { class: "evening", title: names[at] }, winnersOf(match).map((one) => face(animalOf(one))))),
    ),
  );
}

/** How often one of two stood before the other, in the matches of both.
 * @param {PersonStanding[]} pair @param {PersonStanding[]} people @param {Evening[]} over
 * @param {(at: number, person: string) => void} choose */
function compared(pair, people, over, choose) {
  const placed = over.map(({ people: sat }) => pair.map(({ person }) => sat.find((one) => one.person === person)?.place));
  const both = placed.filter((places) => places.every((place) => typeof place === "number"));
  const ahead = [both.filter(([one, other]) => one < other).length, both.filter(([one, other]) => other < one).length];
  const side = (/** @type {number} */ at) =>
    h(
      "label",
      { class: "versus" },
      face(pair[at].face),
      h(
        "select",
        { "aria-label": words.evenings.compare({ place: at + 1 }), value: pair[at].person, onchange: (event) => choose(at, typedIn(event)) },
        people.map(({ person, name }) => h("option", { value: person, selected: person === pair[at].person }, name)),
      ),
    );
  const tug = (/** @type {number} */ at) => h("span", { class: pair[at].face, style: { "--share": ahead[at] + 0.5 } }, `${ahead[at]}`);
  return h(
    "section",
    { class: "panel" },
    h("h3", null, words.evenings.headToHead),
    h("div", { class: "h2h" }, side(0), h("div", { class: "tug", "aria-hidden": "true" }, tug(0), tug(1)), side(1)),
    h("p", { class: "soft" }, words.evenings.ahead(pair.map(({ name }) => name), ahead, both.length)),
  );
}

/** @param {Game} game @param {PersonStanding[]} people */
function standingsOf(game, people) {
  const cells = (/** @type {PersonStanding} */ { played, won, rounds_won: roundsWon, points }) => [won, played, roundsWon, points];
  return h(
    "div",
    { class: "across", tabindex: "0", role: "region", "aria-label": words.evenings.standings({ game }) },
    h(
      "table",
      { class: "numbers-of" },
      h("caption", null, words.evenings.standings({ game })),
      h("thead", null, h("tr", null, words.evenings.heads.map((head) => h("th", { scope: "col" }, head)))),
      h(
        "tbody",
        null,
        people.map((one) =>
          h("tr", { "data-key": one.person }, h("th", { scope: "row" }, named(one.name)), cells(one).map((value) => h("td", null, `${value}`))),
        ),
      ),
    ),
  );
}
