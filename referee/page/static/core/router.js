// Addresses: #/ home, #/new, #/match/ID (the screen that fits), #/match/ID/SCREEN, #t=TICKET (a way in).

/**
 * @import { Answer, Child, Game, Route, Screen, Page } from "../../types.js"
 * @import { Match } from "./match.js"
 * @import { Changing } from "../screens/change.js"
 * @typedef {{ open(page: Page): Screen }} ScreenModule
 * @typedef {{ module: string, styles: string[] }} Dressed
 * How the claims of a game are put right: `anew` asks everything of some claims again, `kinds` has what is asked of the
 * others, and `more` stands below it.
 * @typedef {{
 *   anew?(changing: Changing, number: number): { view(): Child } | null,
 *   kinds(changing: Changing): { [claim: string]: (claim: never) => Child },
 *   more?(changing: Changing): Child,
 * }} Changes
 * What a ruling says of a challenge that it settles.
 * @typedef {{ verdictOf(ruling: Answer): { sentence: string, stamp(): Child } | null }} Verdicts
 * What a game brings to the page. `fitting` names the screen of the phone that keeps the score; null: the scorepad.
 * `rounds` is the module that foresees its rounds, `changes` is of the kind `Changes` and `verdicts` of `Verdicts`.
 * @typedef {{
 *   screens: { [name: string]: Dressed & { fits(match: Match): boolean } },
 *   fitting(match: Match): string | null,
 *   rounds: string,
 *   changes: Dressed,
 *   verdicts?: string,
 * }} GameOnPage
 */

/** Each with the address from which its paths lead. @type {Map<string, GameOnPage & { from: string }>} */
const games = new Map();

/** @type {{ [name: string]: string }} */
const SCREENS = {
  home: "../screens/home.js",
  new: "../screens/new.js",
  scorepad: "../screens/scorepad.js",
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
};

/** The styles that a screen has beside those of the first load. @type {{ [screen: string]: string[] }} */
const STYLES = {
  table: ["../styles/table.css"],
  player: ["../styles/referee.css", "../styles/player.css"],
  final: ["../styles/final.css"],
  rounds: ["../styles/final.css"],
  share: ["../styles/final.css", "../styles/door.css"],
  evenings: ["../styles/evenings.css", "../styles/door.css"],
  ask: ["../styles/ask.css"],
  history: ["../styles/history.css"],
  invite: ["../styles/sheets.css", "../styles/door.css"],
  join: ["../styles/door.css"],
  look: ["../styles/door.css"],
  phone: ["../styles/door.css"],
  new: ["../styles/sheets.css", "../styles/opening.css"],
  menu: ["../styles/sheets.css", "../styles/opening.css"],
};

/** @param {Game} name @param {string} from @param {GameOnPage} brings */
export function register(name, from, brings) {
  games.set(name, { ...brings, from });
}

/** @param {{ game: Game }} match */
function gameOf({ game }) {
  const found = games.get(game);
  if (!found) throw new Error(game);
  return found;
}

/** Promises of what each module imports; those of the first load came with the shell.
 * @type {Map<string, string[] | Promise<string[]>>} */
const fetched = new Map(linksTo("modulepreload").map(({ href }) => [href, []]));

/** @param {string} what @returns {HTMLLinkElement[]} */
function linksTo(what) {
  return Array.from(document.querySelectorAll("link")).filter(({ rel }) => rel === what);
}

/** All others show a match. */
const WITHOUT_MATCH = ["home", "new", "ask", "evenings", "join", "look", "phone"];
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
  return gameOf(match).fitting(match) ?? "scorepad";
}

/** A screen that a game brings along; null where no game of this match does. @param {string} name @param {Match} match */
function screenOfGame(name, match) {
  const { screens } = gameOf(match);
  return Object.hasOwn(screens, name) ? screens[name] : null;
}

/** Whether there is such a screen, and the match is for it. @param {string | null} name @param {Match | null} match
 * @returns {name is string} */
export function isScreen(name, match) {
  if (name === null) return false;
  if (!Object.hasOwn(SCREENS, name)) return match !== null && Boolean(screenOfGame(name, match)?.fits(match));
  return match !== null || WITHOUT_MATCH.includes(name);
}

/** A screen's module; null where there is no such screen, and where it cannot be fetched.
 * @param {string | null} name @param {Match | null} match @returns {Promise<ScreenModule | null>} */
export async function screenOf(name, match) {
  if (!isScreen(name, match)) return null;
  const brought = match && screenOfGame(name, match);
  return match && brought ? loadDressed(brought, gameOf(match).from) : loadDressed({ module: SCREENS[name], styles: STYLES[name] ?? [] });
}

/** A module, once its styles are here, too. @param {Dressed} needed @param {string} [from] */
async function loadDressed({ module, styles: needed }, from) {
  const [loaded] = await Promise.all([load(module, from), ...needed.map((path) => dress(path, from))]);
  return loaded;
}

/** How the claims of a match are put right; null where it cannot be fetched. @param {{ game: Game }} match @returns {Promise<Changes | null>} */
export function fetchChanges(match) {
  const { changes, from } = gameOf(match);
  return loadDressed(changes, from);
}

/** What rulings of this match say of challenges; null where there are none. @param {{ game: Game }} match @returns {Promise<Verdicts | null>} */
export async function fetchVerdicts(match) {
  const { verdicts, from } = gameOf(match);
  return verdicts ? load(verdicts, from) : null;
}

/** By address. @type {Map<string, Promise<unknown>>} */
const styles = new Map();

/** A stylesheet, once it is here; a screen that cannot have its own is shown without.
 * @param {string} path @param {string} [from] */
export function dress(path, from = import.meta.url) {
  const { href } = new URL(path, from);
  if (!styles.has(href)) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    styles.set(href, new Promise((done) => Object.assign(link, { onload: done, onerror: () => done(styles.delete(href)) })));
    document.head.append(link);
  }
  return styles.get(href);
}

/** A module, null where it cannot be fetched. What a browser failed to import it may not try again before the page is
 * loaded anew, so a module and all that it imports are fetched first, to be imported out of the browser's cache.
 * @param {string} path @param {string} [from] */
export async function load(path, from = import.meta.url) {
  const { href } = new URL(path, from);
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
  const { rounds, from } = gameOf({ game });
  await load(rounds, from);
}

/** Fetch every screen while there is time, so that all of them are there when the network is not. */
export function fetchAll() {
  Object.values(SCREENS).forEach((path) => load(path));
  Object.values(STYLES).flat().forEach((path) => dress(path));
  for (const { screens, changes, rounds, verdicts, from } of games.values()) {
    [...Object.values(screens), changes].forEach((needed) => loadDressed(needed, from));
    [rounds, verdicts].forEach((path) => path && load(path, from));
  }
}
