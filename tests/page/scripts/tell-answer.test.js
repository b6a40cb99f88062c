import "./browser.js";

import assert from "node:assert/strict";
import test from "node:test";

const { broken } = await import("../../../referee/page/static/screens/tell-answer.js");

const upTo = (most) => (line) => line.length <= most;

test("a text is broken into lines that have room, between its words", () => {
  assert.deepEqual(broken("a Draw Two is no answer", upTo(10)), ["a Draw Two", "is no", "answer"]);
});

test("a word that is longer than a line stands alone", () => {
  assert.deepEqual(broken("the incomprehensible one", upTo(8)), ["the", "incomprehensible", "one"]);
});

test("a text without words is one empty line", () => {
  assert.deepEqual(broken("", upTo(8)), [""]);
});
