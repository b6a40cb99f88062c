// What is felt: a tick for a tap, a pattern for a moment; where the phone can and its owner left it on.

import { read } from "../core/store.js";

export const FELT = {
  ...{ tap: 10, uno: 15, dispute: 30, caught: 60, refusal: [30, 40, 30], guilty: [40, 60, 120], innocent: [40, 60, 40] },
  ...{ turn: [20, 60, 20], round: [20, 40, 20, 40, 80], match: [80, 60, 80, 60, 160] },
}; // ms on and off

export function buzz(pattern = FELT.tap) {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true; // a browser complains of a page that nobody touched
  if (isTouched && read("haptics", true)) navigator.vibrate?.(pattern);
}
