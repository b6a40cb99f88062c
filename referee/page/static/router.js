// Addresses: #/ home, #/new, #/match/ID (the screen that fits), #/match/ID/SCREEN, #t=TICKET (a way in).

const LOADERS = {
  home: () => import("./screens/home.js"),
  new: () => import("./screens/new.js"),
  scorepad: () => import("./screens/scorepad.js"),
  referee: () => import("./screens/referee.js"),
  final: () => import("./screens/final.js"),
  rounds: () => import("./screens/rounds.js"),
  table: () => import("./screens/table.js"),
  share: () => import("./screens/share.js"),
  ask: () => import("./screens/ask.js"),
  history: () => import("./screens/history.js"),
  evenings: () => import("./screens/evenings.js"),
  invite: () => import("./screens/invite.js"),
  join: () => import("./screens/join.js"),
  player: () => import("./screens/player.js"),
  phone: () => import("./screens/device.js"),
  golf: () => import("./screens/golf.js"),
};

/** What an address means: {name, match, ticket, rest}; a name of null stands for the screen that fits the match. */
export function routeOf(hash) {
  if (hash.startsWith("#t=")) return { name: "join", match: null, ticket: hash.slice(3), rest: [] };
  const [first = "", ...rest] = hash.replace(/^#?\/?/, "").split("/").map(decodeURIComponent);
  if (first !== "match") return { name: first || "home", match: null, ticket: null, rest };
  return { name: rest[1] ?? null, match: rest[0], ticket: null, rest: rest.slice(2) };
}

/** The screen that shows a match as it is now. */
export function fitting(match) {
  if (match.role !== "keeper" && !match.isOver) return "player";
  if (match.isOver) return "final";
  if (match.game === "golf" && match.shown.state.round) return "golf";
  if (match.game === "uno" && match.role === "keeper" && match.depth === "referee") return "referee";
  return "scorepad";
}

/** A screen's module; null where there is none, or where it cannot be fetched. */
export async function screenOf(name) {
  return Object.hasOwn(LOADERS, name) ? LOADERS[name]().catch(() => null) : null;
}

/** Fetch every screen while there is time, so that all of them are there when the network is not. */
export function fetchAll() {
  Object.keys(LOADERS).forEach(screenOf);
}
