// Addresses: #/ home, #/new, #/match/ID (the screen that fits), #/match/ID/SCREEN, #t=TICKET (a way in).

const LOADERS = {
  home: () => import("../screens/home.js"),
  new: () => import("../screens/new.js"),
  scorepad: () => import("../screens/scorepad.js"),
  referee: () => import("../games/uno/screen.js"),
  final: () => import("../screens/final.js"),
  rounds: () => import("../screens/rounds.js"),
  table: () => import("../screens/table.js"),
  share: () => import("../screens/share.js"),
  ask: () => import("../screens/ask.js"),
  history: () => import("../screens/history.js"),
  evenings: () => import("../screens/evenings.js"),
  invite: () => import("../screens/invite.js"),
  join: () => import("../screens/join.js"),
  player: () => import("../screens/player.js"),
  phone: () => import("../screens/device.js"),
  golf: () => import("../games/golf/screen.js"),
};

/** What foresees the rounds of each game. */
const ROUNDS = {
  uno: () => import("../games/uno/round.js"),
  golf: () => import("../games/golf/round.js"),
};

/** All others show a match. */
const WITHOUT_MATCH = ["home", "new", "ask", "evenings", "join", "phone"];
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

/** A screen's module; null where there is none, where it cannot be fetched, and where the match is not for it. */
export async function screenOf(name, match) {
  if (!Object.hasOwn(LOADERS, name)) return null;
  const isFit = match ? (FITS[name]?.(match) ?? true) : WITHOUT_MATCH.includes(name);
  return isFit ? LOADERS[name]().catch(() => null) : null;
}

/** What foresees the rounds of this match; without it they are painted once the referee has answered. */
export async function fetchRounds({ game }) {
  await ROUNDS[game]?.().catch(() => null);
}

/** Fetch every screen while there is time, so that all of them are there when the network is not. What a browser could
 * not fetch once it does not try again until the page is loaded anew, so without a network nothing is tried. */
export function fetchAll() {
  if (!navigator.onLine) return;
  [...Object.values(ROUNDS), ...Object.values(LOADERS)].forEach((load) => load().catch(() => null));
}
