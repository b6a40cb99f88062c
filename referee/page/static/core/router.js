// Addresses: #/ home, #/new, #/match/ID (the screen that fits), #/match/ID/SCREEN, #t=TICKET (a way in).

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

/** The styles that a screen has beside those of the first load. */
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
  invite: ["../styles/door.css"],
  join: ["../styles/door.css"],
  look: ["../styles/door.css"],
  phone: ["../styles/door.css"],
  new: ["../styles/sheets.css", "../styles/opening.css"],
  menu: ["../styles/sheets.css", "../styles/opening.css"],
};

/** What foresees the rounds of each game. */
const ROUNDS = {
  uno: "../games/uno/round.js",
  golf: "../games/golf/round.js",
};

/** Promises of what each module imports; those of the first load came with the shell. */
const fetched = new Map([...document.querySelectorAll("link[rel=modulepreload]")].map(({ href }) => [href, []]));

/** All others show a match. */
const WITHOUT_MATCH = ["home", "new", "ask", "evenings", "join", "look", "phone"];
/** Those that do not fit every match. */
const FITS = {
  referee: ({ game, role }) => game === "uno" && role === "keeper",
  golf: ({ game }) => game === "golf",
};

/** What an address means: {name, match, ticket, rest}; a name of null stands for the screen that fits the match. */
export function routeOf(hash) {
  if (hash.startsWith("#t=")) return { name: "join", match: null, ticket: hash.slice(3), rest: [] };
  const [first = "", ...rest] = hash.replace(/^#?\/?/, "").split("/").map(decoded);
  if (first !== "match") return { name: first || "home", match: null, ticket: null, rest };
  return { name: rest[1] ?? null, match: rest[0], ticket: null, rest: rest.slice(2) };
}

/** People mistype addresses, and others cut them short: what cannot be decoded stays as it is. */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The screen that shows a match as it is now. */
export function fitting(match) {
  if (match.role !== "keeper" && !match.isOver) return "player";
  if (match.isOver) return "final";
  if (match.game === "golf" && match.shown.state.round) return "golf";
  if (match.game === "uno" && match.role === "keeper" && match.depth === "referee") return "referee";
  return "scorepad";
}

/** Whether there is such a screen, and the match is for it. */
export function isScreen(name, match) {
  if (!Object.hasOwn(SCREENS, name)) return false;
  return match ? (FITS[name]?.(match) ?? true) : WITHOUT_MATCH.includes(name);
}

/** A screen's module; null where there is no such screen, and where it cannot be fetched. */
export async function screenOf(name, match) {
  if (!isScreen(name, match)) return null;
  const [module] = await Promise.all([load(SCREENS[name]), ...(STYLES[name] ?? []).map(dress)]);
  return module;
}

const styles = new Map(); // promises, by path

/** A stylesheet, once it is here; a screen that cannot have its own is shown without. */
export function dress(path) {
  if (!styles.has(path)) {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(path, import.meta.url).href });
    styles.set(path, new Promise((done) => Object.assign(link, { onload: done, onerror: () => done(styles.delete(path)) })));
    document.head.append(link);
  }
  return styles.get(path);
}

/** A module, null where it cannot be fetched. What a browser failed to import it may not try again before the page is
 * loaded anew, so a module and all that it imports are fetched first, to be imported out of the browser's cache. */
export async function load(path) {
  const { href } = new URL(path, import.meta.url);
  try {
    await fetchModules([href], new Set());
    return await import(href);
  } catch {
    return null;
  }
}

async function fetchModules(open, seen) {
  if (!open.length) return;
  open.forEach((href) => seen.add(href));
  const imported = (await Promise.all(open.map(importsOf))).flat();
  await fetchModules([...new Set(imported)].filter((href) => !seen.has(href)), seen);
}

/** The modules that a module imports, once it is here. */
function importsOf(href) {
  if (!fetched.has(href)) fetched.set(href, readImports(href));
  return fetched.get(href);
}

async function readImports(href) {
  try {
    const answer = await fetch(href);
    if (!answer.ok) throw new Error(href);
    const text = await answer.text();
    return [...text.matchAll(/ from "(.+\.js)";$/gm)].map(([, path]) => new URL(path, href).href);
  } catch (failure) {
    fetched.delete(href);
    throw failure;
  }
}

/** What foresees the rounds of this match; without it they are painted once the referee has answered. */
export async function fetchRounds({ game }) {
  await load(ROUNDS[game]);
}

/** Fetch every screen while there is time, so that all of them are there when the network is not. */
export function fetchAll() {
  [...Object.values(ROUNDS), ...Object.values(SCREENS)].forEach(load);
  Object.values(STYLES).flat().forEach(dress);
}
