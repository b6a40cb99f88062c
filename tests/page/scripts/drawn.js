// As much of a document as the page's screens need to be made. Nothing is laid out: tests read the words.

import "./browser.js";

class Element {
  constructor(tag) {
    Object.assign(this, { tag, attributes: {}, children: [], style: { setProperty() {} } });
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  append(...children) {
    this.children.push(...children);
  }

  remove() {}

  get textContent() {
    return this.children.map((child) => child.textContent ?? child).join("");
  }
}

/** What was written on a canvas, line by line. */
export const onCanvas = [];
const pen = new Proxy(
  { fillText: (text) => onCanvas.push(text), measureText: () => ({ width: 0 }), createRadialGradient: () => ({ addColorStop() {} }) },
  { get: (known, name) => known[name] ?? (() => undefined) },
);
const canvas = { getContext: () => pen, toDataURL: () => "data:,", toBlob: (made) => made(null) };

Object.assign(globalThis.document, {
  body: new Element("body"),
  createElement: (tag) => Object.assign(new Element(tag), tag === "canvas" && canvas),
  createElementNS: (_, tag) => new Element(tag),
  querySelector: () => null,
});
globalThis.getComputedStyle = () => ({ fontFamily: "", getPropertyValue: () => "" });
