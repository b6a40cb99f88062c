// What UNO brings to the page.

import { register } from "../../core/router.js";

const STYLES = ["../../styles/referee.css"];

register("uno", import.meta.url, {
  screens: {
    referee: { module: "./screen.js", styles: STYLES, fits: ({ role }) => role === "keeper" },
  },
  fitting: ({ depth }) => (depth === "referee" ? "referee" : null),
  rounds: "./round.js",
  changes: { module: "./change.js", styles: STYLES },
  verdicts: "./settled.js",
});
