// What moves in Golf beyond what styles can do. The grid without the column is painted first.

import { h } from "../../ui/dom.js";

/** A column that goes: its frame flashes once and its cards fade, where they lay. The next touch cuts it short, and who
 * wants no motion sees none. Called before the picture changes.
 * @param {Element | null} column */
export function fadeAway(column) {
  if (!column || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const cards = [...column.querySelectorAll(".card")];
  const [upper, lower] = cards.map((card) => card.getBoundingClientRect());
  const px = (/** @type {number} */ length) => `${length}px`;
  const style = { "--x": px(upper.x), "--y": px(upper.y), "--w": px(upper.width), "--apart": px(lower.y - upper.bottom) };
  const ghost = h("div", { class: "cleared", "aria-hidden": "true", style }, cards.map((card) => card.cloneNode(true)));
  const remove = () => ghost.remove();
  ghost.addEventListener("animationend", ({ target, pseudoElement }) => target === ghost && !pseudoElement && remove());
  document.addEventListener("pointerdown", remove, { once: true, capture: true });
  document.body.append(ghost);
}
