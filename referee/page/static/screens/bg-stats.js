// A match for BG Stats, an app that people log their games with. Its published link opens the app with the match filled in;
// only the app reads it, and nothing of it leaves the phone.

/** @import { Match } from "../../types.js" */
import { ranking } from "../core/match.js";
import { placesOf } from "./podium.js";
import { words } from "./words.js";

const NO_RANK = 0; // of who left before the end
const OPENS = "bgstats://app.bgstatsapp.com/createPlay.html?data=";

/** @param {Match} match */
export function bgStatsLink(match) {
  const { shown, kit } = match;
  const play = {
    sourceName: words.share.us,
    sourcePlayId: match.id,
    playDate: inUtc(match.kept.since ?? Date.now()),
    game: { name: words.share.game({ game: match.game }), sourceGameId: match.game, highestWins: !kit.fewest_win, noPoints: false },
    players: [
      ...ranking(shown.state).map(({ place, seat }) => player(match, place, seat)),
      ...placesOf(shown.state).left.map((seat) => player(match, NO_RANK, seat)),
    ],
  };
  return OPENS + encodeURIComponent(JSON.stringify(play));
}

/** The app remembers whom a name is for. @param {Match} match @param {number} place @param {number} seat */
function player(match, place, seat) {
  const { state } = match.shown;
  const name = match.name(seat);
  return { name, sourcePlayerId: name, startPlayer: false, rank: place, score: `${state.totals[seat]}`, winner: state.winners.includes(seat) };
}

/** As the app reads it: 2026-05-31 19:30:00. @param {number} ms */
function inUtc(ms) {
  return new Date(ms).toISOString().slice(0, 19).replace("T", " ");
}
