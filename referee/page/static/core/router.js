// Addresses: #/ home, #/new, #/match/ID (the screen that fits), #/match/ID/SCREEN, #t=TICKET (a way in).

/**
 * @import { Game, Route, Screen, Page } from "../../types.js"
 * @import { Match } from "./match.js"
 * @typedef {{ open(page: Page): Screen }} ScreenModule
 */

/** @type {{ [name: string]: string }} */
const SCREENS = {
  home: "../screens/home.js",
  new: "../screens/new.js",
  scorepad: "../screens/scorepad.js",
  referee: "../games/uno/screen.js",
  final: "../screens/final.js",
  menu: "../screens/menu.js",
  rounds: "../screens/rounds.js",
  table: "../screens/table.js",
  share: "../screens/share.js",
  ask: "../screens/ask.js",
  history: "../screens/history.js",
  evenings: "../screens/evenings.js",
  invite: "../screens/invite.js",
  join: "../screens/join.js",
  look: "../screens/look.js",
  player: "../screens/player.js",
  phone: "../screens/device.js",
  golf: "../games/golf/screen.js",
};

/** The styles that a screen has beside those of the first load. @type {{ [screen: string]: string[] }} */
const STYLES = {
  referee: ["../styles/referee.css"],
  table: ["../styles/table.css"],
  player: ["../styles/referee.css", "../styles/player.css"],
  final: ["../styles/final.css"],
  rounds: ["../styles/final.css"],
  share: ["../styles/final.css", "../styles/door.css"],
  evenings: ["../styles/evenings.css", "../styles/door.css"],
  golf: ["../styles/referee.css", "../styles/golf.css"],
  ask: ["../styles/ask.css"],
  history: ["../styles/referee.css", "../styles/golf.css", "../styles/history.css"],
  invite: ["../styles/sheets.css", "../styles/door.css"],
  join: ["../styles/door.css"],
  look: ["../styles/door.css"],
  phone: ["../styles/door.css"],
  new: ["../styles/sheets.css", "../styles/opening.css"],
  menu: ["../styles/sheets.css", "../styles/opening.css"],
};

/** What foresees the rounds of each game. @type {{ [G in Game]: string }} */
const ROUNDS = {
  uno: "../games/uno/round.js",
  golf: "../games/golf/round.js",
};

/** Promises of what each module imports; those of the first load came with the shell.
 * @type {Map<string, string[] | Promise<string[]>>} */
const fetched = new Map(linksTo("modulepreload").map(({ href }) => [href, []]));

/** @param {string} what @returns {HTMLLinkElement[]} */
function linksTo(what) {
  return Array.from(document.querySelectorAll("link")).filter(({ rel }) => rel === what);
}

/** All others show a match. */
const WITHOUT_MATCH = ["home", "new", "ask", "evenings", "join", "look", "phone"];
/** Those that do not fit every match. @type {{ [screen: string]: (match: Match) => boolean }} */
const FITS = {
  referee: ({ game, role }) => game === "uno" && role === "keeper",
  golf: ({ game }) => game === "golf",
};

/** What an address means. @param {string} hash @returns {Route} */
export function routeOf(hash) {
  if (hash.startsWith("#t=")) return { name: "join", match: null, ticket: hash.slice(3), rest: [] };
  const [first = "", ...rest] = hash.replace(/^#?\/?/, "").split("/").map(decoded);
  if (first !== "match") return { name: first || "home", match: null, ticket: null, rest };
  return { name: rest[1] ?? null, match: rest[0], ticket: null, rest: rest.slice(2) };
}

/** People mistype addresses, and others cut them short: what cannot be decoded stays as it is. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The screen that shows a match as it is now. @param {Match} match */
export function fitting(match) {
  if (match.role !== "keeper" && !match.isOver) return "player";
  if (match.isOver) return "final";
  if (match.game === "golf" && match.shown.state.round) return "golf";
  if (match.game === "uno" && match.role === "keeper" && match.depth === "referee") return "referee";
  return "scorepad";
}

/** Whether there is such a screen, and the match is for it. @param {string | null} name @param {Match | null} match
 * @returns {name is string} */
export function isScreen(name, match) {
  if (name === null || !Object.hasOwn(SCREENS, name)) return false;
  return match ? (FITS[name]?.(match) ?? true) : WITHOUT_MATCH.includes(name);
}

/** A screen's module; null where there is no such screen, and where it cannot be fetched.
 * @param {string | null} name @param {Match | null} match @returns {Promise<ScreenModule | null>} */
export async function screenOf(name, match) {
  if (!isScreen(name, match)) return null;
  const [module] = await Promise.all([load(SCREENS[name]), ...(STYLES[name] ?? []).map(dress)]);
  return module;
}

/** By path. @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** A stylesheet, once it is here; a screen that cannot have its own is shown without. @param {string} path */
export function dress(path) {
  if (!styles.has(path)) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(path, import.meta.url).href });
    styles.set(path, new Promise((done) => Object.assign(link, { onload: done, onerror: () => done(styles.delete(path)) })));
    document.head.append(link);
  }
  return styles.get(path);
}

/** A module, null where it cannot be fetched. What a browser failed to import it may not try again before the page is
 * loaded anew, so a module and all that it imports are fetched first, to be imported out of the browser's cache.
 * @param {string} path */
export async function load(path) {
  const { href } = new URL(path, import.meta.url);
  try {
    await fetchModules([href], new Set());
    return await import(href);
  } catch {
    return null;
  }
}

/** @param {string[]} open @param {Set<string>} seen @returns {Promise<void>} */
async function fetchModules(open, seen) {
  if (!open.length) return;
  open.forEach((href) => seen.add(href));
  const imported = (await Promise.all(open.map(importsOf))).flat();
  await fetchModules([...new Set(imported)].filter((href) => !seen.has(href)), seen);
}

/** The modules that a module imports, once it is here. @param {string} href */
function importsOf(href) {
  const imports = fetched.get(href) ?? readImports(href);
  fetched.set(href, imports);
  return imports;
}

/** @param {string} href */
async function readImports(href) {
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(href);
    return importsIn(await answer.text()).map((path) => new URL(path, href).href);
  } catch (failure) {
    fetched.delete(href);
    throw failure;
  }
}

/** The paths that a script imports, as it is written and as it is served, without white space. @param {string} text */
export function importsIn(text) {
  return Array.from(text.matchAll(/\bfrom ?"([^"]+\.js)";/g), ([, path]) => path);
}

/** What foresees the rounds of this match; without it they are painted once the referee has answered.
 * @param {{ game: Game }} match */
export async function fetchRounds({ game }) {
  await load(ROUNDS[game]);
}

/** Fetch every screen while there is time, so that all of them are there when the network is not. */
export function fetchAll() {
  [...Object.values(ROUNDS), ...Object.values(SCREENS)].forEach(load);
  Object.values(STYLES).flat().forEach(dress);
}
