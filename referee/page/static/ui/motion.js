// What moves beyond what styles can do. The last picture is painted first; who wants no motion sees that alone.

const MOMENT = 640; // ms

/** Let a number run up to what stands there. @param {HTMLElement | null} element */
export function countUp(element) {
  if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const text = element.textContent ?? "";
  const [before, digits] = [text.replace(/\d+$/, ""), text.match(/\d+$/)?.[0]];
  if (!digits) return;
  const start = performance.now();
  const step = (/** @type {number} */ now) => {
    const share = Math.min(1, (now - start) / MOMENT);
    if (!element.isConnected) return;
    element.textContent = share < 1 ? `${before}${Math.round(Number(digits) * (1 - (1 - share) ** 3))}` : text;
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
