// Keep the screen of this phone on (wake lock), let it tick when a key is touched, and turn the scorepad into the
// table view after twenty seconds without a touch.

import * as store from "../core/store.js";
import { feel } from "../ui/feel.js";

const REST = 20_000; // ms without a touch
const STAYS_ON = "#screen.table, #screen.referee, #screen.golf, #screen.player"; // they are looked at, not touched

/** @type {ReturnType<typeof setTimeout> | undefined} */
let resting;
/** @type {WakeLockSentinel | null} */
let lock = null;
let isAsking = false;

/** Ask for the screen to stay on, or let it go. It is taken away whenever the page is hidden. */
async function stayOn() {
  const isWanted = document.querySelector(STAYS_ON) && document.visibilityState === "visible";
  if (!isWanted) {
    lock?.release();
    lock = null;
  }
  if (!isWanted || isAsking || (lock && !lock.released)) return;
  isAsking = true;
  lock = await navigator.wakeLock.request("screen").catch(() => null); // a phone that saves its battery says no
  isAsking = false;
  if (lock) stayOn(); // or meanwhile somebody went elsewhere
}

function restLater() {
  clearTimeout(resting);
  resting = setTimeout(rest, REST);
}

/** From the scorekeeper's scorepad to the table view, while nothing is entered, asked or reached by keyboard. */
function rest() {
  const isIdle = document.querySelector("#screen.scorepad .dock") && !document.querySelector(".notices, [role=alertdialog], :focus-visible");
  if (!isIdle || document.visibilityState !== "visible" || !store.read("rests", true)) return;
  const [, , match] = location.hash.split("/");
  location.hash = `#/match/${match}/table/rest`;
}

if ("wakeLock" in navigator) {
  // Some phones grant it only just after a touch.
  document.addEventListener("click", stayOn);
  document.addEventListener("visibilitychange", stayOn);
  new MutationObserver(stayOn).observe(document.getElementById("screen")?.parentElement ?? document.body, {
    subtree: true,
    attributeFilter: ["class"],
  });
  stayOn();
}
document.addEventListener("click", ({ target }) => target instanceof Element && target.closest(".key, .shout, .tile, .pad .button") && feel(), true);
for (const touch of ["pointerdown", "keydown", "hashchange"]) addEventListener(touch, restLater, true);
restLater();
