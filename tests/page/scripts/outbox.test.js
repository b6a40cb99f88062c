// Claims on their way: one at a time, in order, each until it is answered.

import assert from "node:assert/strict";
import test, { afterEach, beforeEach } from "node:test";
import { setImmediate } from "node:timers/promises";
import { answering, kept } from "./browser.js";

const { Outbox } = await import("../../../referee/page/static/core/outbox.js");

const NOTE = { claim: "match.note", text: "a remark" };
const upheld = (number) => [201, { number, verdict: "upheld" }];
const outboxes = [];
let told;

function outbox() {
  const listener = {
    heard: (answer) => told.push(answer.number),
    turnedAway: (problem) => told.push(problem?.type ?? problem),
    changed: () => {},
    answered: () => {},
  };
  const made = new Outbox({ id: "m", token: "t", ...listener });
  outboxes.push(made);
  return made;
}

/** Until nothing is sent any more. */
async function settled(box) {
  for (let turns = 0; turns < 100 && box.entries.length && !box.trouble; turns++) await setImmediate();
}

beforeEach(() => {
  kept.clear();
  told = [];
});
afterEach(() => outboxes.splice(0).forEach((box) => box.close()));

test("claims are sent one after the other, in their order", async () => {
  const sent = answering(upheld(5), upheld(6));
  const box = outbox();
  box.add(NOTE, 4);
  box.add({ ...NOTE, text: "another" }, 5);
  await settled(box);

  assert.deepEqual(sent.map(({ body }) => [body.text, body.after]), [["a remark", 4], ["another", 5]]);
  assert.deepEqual(told, [5, 6]);
  assert.deepEqual(box.entries, []);
});

test("a claim is stored with its key before it is sent", () => {
  let stored;
  const box = outbox();
  globalThis.fetch = async () => {
    stored = [...kept].filter(([name]) => name.startsWith("referee.queue.m.")).map(([, text]) => JSON.parse(text));
    throw new TypeError("nobody answers");
  };
  box.add(NOTE, 4);

  assert.equal(stored.length, 1);
  assert.equal(stored[0].key, box.entries[0].key);
  assert.equal(stored[0].sent, true);
});

test("after a reload the same is sent again with the same key", async () => {
  const first = answering();
  outbox().add(NOTE, 4);
  await setImmediate();
  outboxes.splice(0).forEach((box) => box.close());
  const second = answering(upheld(5));
  const box = outbox();
  box.send();
  await settled(box);

  assert.equal(second[0].key, first[0].key);
  assert.deepEqual(told, [5]);
});

test("what others told in between moves what was never sent", async () => {
  const sent = answering(upheld(8), upheld(9));
  const box = outbox();
  box.add(NOTE, 4);
  box.add({ claim: "match.take_back", to: 5 }, 5);
  await settled(box);

  assert.deepEqual([sent[1].body.to, sent[1].body.after], [8, 8]);
});

test("an entry from before the queue keeps its number", async () => {
  const sent = answering(upheld(8), upheld(9));
  const box = outbox();
  box.add(NOTE, 4);
  box.add({ claim: "match.allow", entry: 3 }, 5);
  await settled(box);

  assert.equal(sent[1].body.entry, 3);
});

test("a refusal stops the queue until a person decides", async () => {
  const sent = answering([201, { number: 5, verdict: "refused" }], upheld(6));
  const box = outbox();
  box.add(NOTE, 4);
  box.add(NOTE, 5);
  await settled(box);

  assert.equal(box.trouble.kind, "refused");
  assert.equal(sent.length, 1);
  assert.equal(box.entries.length, 1);
});

test("a stale claim stays in the queue, and is told apart from one that is none", async () => {
  answering([409, { type: "stale", state: {} }]);
  const box = outbox();
  box.add(NOTE, 4);
  await settled(box);

  assert.equal(box.trouble.kind, "stale");
  assert.equal(box.entries.length, 1);
});

test("what is no claim stops the queue", async () => {
  answering([422, { type: "unfit" }]);
  const box = outbox();
  box.add(NOTE, 4);
  await settled(box);

  assert.equal(box.trouble.kind, "stopped");
});

test("what was heard long ago leaves the queue, and the next is sent", async () => {
  answering([409, { type: "urn:referee:problem:heard-before", number: 5 }], upheld(6));
  const box = outbox();
  box.add(NOTE, 4);
  box.add(NOTE, 5);
  await settled(box);

  assert.deepEqual(told, ["urn:referee:problem:heard-before", 6]);
});

test("an undo takes the last claim out of the queue while it was not sent", async () => {
  answering();
  const box = outbox();
  box.add(NOTE, 4);
  box.add(NOTE, 5);

  assert.equal(box.recall(), true);
  assert.equal(box.recall(), false); // the first is on its way
  assert.equal(box.entries.length, 1);
});

test("sent again, claims get new keys and their places after what is known now", async () => {
  answering([409, { type: "stale", state: {} }]);
  const box = outbox();
  box.add(NOTE, 4);
  await settled(box);
  const [before] = box.entries;
  const sent = answering(upheld(8));
  box.sendAgain(7);
  await settled(box);

  assert.equal(sent[0].body.after, 7);
  assert.notEqual(sent[0].key, before.key);
});

test("scores that came late go to the rounds they were meant for", async () => {
  const score = { claim: "match.score", winner: 1, points: 9 };
  answering([409, { type: "stale", state: {} }]);
  const box = outbox();
  box.add(score, 4, false, 2);
  await settled(box);
  const sent = answering(upheld(8));
  assert.deepEqual(box.scoresBefore(3).map(({ claim }) => claim), [score]);
  box.replaceBefore(3, 7);
  await settled(box);

  assert.equal(sent[0].body.round, 2);
});

test("while another tab of the phone sends, this one does not", async () => {
  kept.set("referee.lease.m", JSON.stringify({ tab: "another", until: Date.now() + 10_000 }));
  const sent = answering(upheld(5));
  const box = outbox();
  box.add(NOTE, 4);
  await setImmediate();

  assert.equal(sent.length, 0);
});

test("what is damaged in the storage is passed over", () => {
  kept.set("referee.queue.m.000001.k", "{");
  kept.set("referee.queue.m.000002.k", JSON.stringify({ key: "k" }));

  assert.deepEqual(outbox().entries, []);
});
