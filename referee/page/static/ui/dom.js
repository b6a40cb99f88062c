// Elements from functions, and a new picture laid over an old one without losing focus or scroll.

const HANDLERS = ["onclick", "oninput", "onchange", "onkeydown", "onpointerdown", "onpointerup", "onpointercancel"];
const OWN = ["open"]; // what a person does to an element, and no picture tells: an unfolded part stays so
const PROPERTIES = ["value", "checked", ...HANDLERS];

/** An element: `props` are attributes, on... handlers, `value`, `checked`, and `style` as an object. */
export function h(tag, props, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props ?? {})) give(element, name, value);
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

function give(element, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (PROPERTIES.includes(name)) element[name] = value;
  // The page's policy forbids style attributes, not styles that a script sets.
  else if (name === "style") for (const [property, to] of Object.entries(value)) element.style.setProperty(property, to);
  else element.setAttribute(name, value === true ? "" : value);
}

/** Make `old` look like `fresh`, keeping every element that is still there; by `data-key` also where it moved. */
export function morph(old, fresh) {
  if (!isAlike(old, fresh)) {
    old.replaceWith(fresh);
    return;
  }
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return;
  }
  takeAttributes(old, fresh);
  takeChildren(old, fresh);
  // A select shows its value only once its options are there.
  for (const name of PROPERTIES) if (old[name] !== fresh[name]) old[name] = fresh[name];
}

function isAlike(old, fresh) {
  return old.nodeName === fresh.nodeName && old.dataset?.key === fresh.dataset?.key;
}

function takeAttributes(old, fresh) {
  const gone = [...old.attributes].filter(({ name }) => !fresh.hasAttribute(name) && !OWN.includes(name));
  for (const { name } of gone) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (old.getAttribute(name) === value) continue;
    if (name === "style") old.style.cssText = fresh.style.cssText;
    else old.setAttribute(name, value);
  }
}

function takeChildren(old, fresh) {
  const keyed = new Map([...old.children].filter((child) => child.dataset.key).map((child) => [child.dataset.key, child]));
  let place = old.firstChild;
  for (const child of [...fresh.childNodes]) {
    const same = child.dataset?.key ? keyed.get(child.dataset.key) : place;
    if (!same || !isAlike(same, child)) {
      old.insertBefore(child, place);
      continue;
    }
    if (same === place) place = place.nextSibling;
    else old.insertBefore(same, place);
    morph(same, child);
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}
