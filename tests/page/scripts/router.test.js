// Addresses, and what a script needs beside itself.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";
import "./browser.js";

const { importsIn, isScreen, routeOf } = await import("../../../referee/page/static/core/router.js");

test("an address names a match, a screen of it, and what that shows", () => {
  assert.deepEqual(routeOf("#/match/m1/scorepad/out/2"), { name: "scorepad", match: "m1", ticket: null, rest: ["out", "2"] });
});

test("without a screen the one that fits the match is meant", () => {
  assert.deepEqual(routeOf("#/match/m1"), { name: null, match: "m1", ticket: null, rest: [] });
});

test("no address is home, and a ticket leads in", () => {
  assert.equal(routeOf("").name, "home");
  assert.deepEqual(routeOf("#t=abc"), { name: "join", match: null, ticket: "abc", rest: [] });
});

test("an address that was cut short is taken as it is", () => {
  assert.equal(routeOf("#/match/100%").match, "100%");
});

test("what is no screen is none, whatever objects have by nature", () => {
  assert.equal(isScreen("constructor", null), false);
  assert.equal(isScreen("home", null), true);
});

test("the imports of a script are found as they are written", () => {
  const text = readFileSync(new URL("../../../referee/page/static/screens/bg-stats.js", import.meta.url), "utf8");

  assert.deepEqual(importsIn(text), ["../core/match.js", "./podium.js", "./words.js"]);
});

test("the imports of a script are found as they are served", () => {
  assert.deepEqual(importsIn('import{h}from"../ui/dom.js";import{words}from"./words.js";const from="a.js"'), ["../ui/dom.js", "./words.js"]);
});
