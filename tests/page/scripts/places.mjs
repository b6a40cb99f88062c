// What the page shows of states that come in, a JSON list: for each, who stands on which place, who left, the text, and the last line of the picture.

import process from "node:process";
import { stateWith } from "./people.js";
import "./browser.js";

const { placesOf, resultOf } = await import("../../../referee/page/static/screens/podium.js");
const { lineUp } = await import("../../../referee/page/static/screens/picture.js");
const { words } = await import("../../../referee/page/static/screens/words.js");
const { bgStatsLink } = await import("../../../referee/page/static/screens/bg-stats.js");

let told = "";
for await (const part of process.stdin.setEncoding("utf8")) told += part;

const shown = JSON.parse(told).map((state) => {
  const match = { id: "x", game: state.game, kit: {}, kept: { since: 0 }, shown: { state: stateWith(state) }, name: (seat) => `P${seat}` };
  const { up, rest, left } = placesOf(match.shown.state);
  const pictured = lineUp(match, match.shown.state).join(" ");
  const below = rest.map(({ seat, place }) => [seat, words.final.place(place)]);
  const { players } = JSON.parse(decodeURIComponent(bgStatsLink(match).split("data=")[1]));
  return { places: [...up, ...rest], left, below, pictured, text: resultOf(match, match.shown.state), exported: players.map(({ name, rank, winner }) => [name, rank, winner]) };
});

process.stdout.write(JSON.stringify(shown));
process.exit(0);
