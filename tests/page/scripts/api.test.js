// Keys: whoever makes one for a new match chooses its cell.

import assert from "node:assert/strict";
import test from "node:test";
import "./browser.js";

const { newKey, newOpeningKey } = await import("../../../referee/page/static/core/api.js");

const KEY = /^[A-Za-z0-9_-]{16,64}$/;
const keysWith = (dataset) => {
  globalThis.document.documentElement.dataset = dataset;
  return Array.from({ length: 200 }, newOpeningKey);
};

test("a key for a new match names one of the cells that the page was told of, each of them sometimes", () => {
  const keys = keysWith({ cells: "bc" });

  assert.deepEqual([...new Set(keys.map((key) => key.slice(0, 7)))].sort(), ["cell-b-", "cell-c-"]);
  assert.ok(keys.every((key) => KEY.test(key)));
  assert.equal(new Set(keys).size, 200);
});

test("where there are no cells it is a key like any other", () => {
  assert.ok(keysWith({}).every((key) => /^[0-9a-f]{32}$/.test(key)));
  assert.match(newKey(), /^[0-9a-f]{32}$/);
});
