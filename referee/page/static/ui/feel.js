// What is felt and heard: a tick for a tap, a pattern for a moment; where the phone can and its owner wants it.

import { read } from "../core/store.js";

/**
 * In ms on and off.
 * @satisfies {{ [moment: string]: number | number[] }}
 */
const FELT = {
  ...{ tap: 10, undo: 10, uno: 15, cleared: 15, dispute: 30, caught: 60, refusal: [30, 40, 30] },
  ...{ guilty: [40, 60, 120], innocent: [40, 60, 40], turn: [20, 60, 20] },
  ...{ round: [20, 40, 20, 40, 80], match: [80, 60, 80, 60, 160] },
};

/** Haptics are on until they are switched off; sound is off until it is switched on. @param {keyof typeof FELT} moment */
export function feel(moment = "tap") {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true; // a browser complains of a page that nobody touched
  if (!isTouched) return;
  if (read("haptics", true)) navigator.vibrate?.(FELT[moment]);
  if (read("sound", false)) hear(moment);
}

/** @param {keyof typeof FELT} moment */
async function hear(moment) {
  try {
    (await import("./sound.js")).play(moment);
  } catch {
    // Without it, offline or in a browser that has no such sound, the moment is seen and felt.
  }
}
