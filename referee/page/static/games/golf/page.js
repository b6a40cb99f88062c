// What UNO Golf brings to the page.

import { register } from "../../core/router.js";

const STYLES = ["../../styles/referee.css", "../../styles/golf.css"];

register("golf", import.meta.url, {
  screens: {
    golf: { module: "./screen.js", styles: STYLES, fits: () => true },
  },
  fitting: ({ shown }) => (shown.state.round ? "golf" : null),
  rounds: "./round.js",
  changes: { module: "./change.js", styles: STYLES },
});
