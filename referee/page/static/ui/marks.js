// Pictures in one color, drawn by us: signs and animals. The shell has them all, once.

const SVG = "http://www.w3.org/2000/svg";

/** A picture by its name; it says nothing to who listens, so words stand beside it or on what it lies on.
 * @param {string} name @param {string} kind */
export function mark(name, kind = "ic") {
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("class", kind);
  picture.setAttribute("aria-hidden", "true");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${name}`);
  picture.append(use);
  return picture;
}
