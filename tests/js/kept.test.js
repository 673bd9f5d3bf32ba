import assert from "node:assert/strict";
import { test } from "node:test";

import { compared, keeping, keptFor } from "../../src/bummerl/web/static/js/logic/kept.js";

const shown = (stage, commitment, replay = "", me = 0) => ({
  table: { id: "t", stage, replay },
  shuffle: { commitment },
  me,
});
const MATCH = { commitment: "c1", entropy: ["aa", "bb"] };

test("what was given before the deal is found by the replay", () => {
  let all = keeping({}, shown("open", "c1"), null);
  all = keeping(all, shown("shuffling", "c1"), "aa");
  all = keeping(all, shown("playing", "c1"), null);
  all = keeping(all, shown("between", "c1", "r"), null);
  assert.equal(compared(MATCH, keptFor(all, "r", "c1")), "gave");
  assert.equal(compared(MATCH, keptFor(all, "brought", "c1")), "gave");
  assert.equal(compared({ ...MATCH, entropy: ["ab", "bb"] }, keptFor(all, "r", "c1")), "bytes");
});

test("a seal that is exchanged after the bytes were given is noticed", () => {
  let all = keeping({}, shown("shuffling", "c1"), "aa");
  all = keeping(all, shown("between", "c2", "r"), null);
  assert.equal(compared({ ...MATCH, commitment: "c2" }, keptFor(all, "r", "c2")), "seal");
});

test("a shuffle that is made anew before the deal takes the place of the one before", () => {
  let all = keeping({}, shown("shuffling", "c1"), "aa");
  all = keeping(all, shown("shuffling", "c2"), "cc");
  all = keeping(all, shown("over", "c2", "r"), null);
  assert.equal(compared({ commitment: "c2", entropy: ["cc", ""] }, keptFor(all, "r", "c2")), "gave");
});

test("who has only given a seal, and went on elsewhere, makes no charge", () => {
  let all = keeping({}, shown("shuffling", "c1"), null);
  all = keeping(all, shown("playing", "c1"), null);
  all = keeping(all, shown("between", "c1", "r"), null);
  assert.equal(compared(MATCH, keptFor(all, "r", "c1")), "saw");
});

test("another match at the table has a shuffle of its own", () => {
  let all = keeping({}, shown("shuffling", "c1"), "aa");
  all = keeping(all, shown("over", "c1", "r1"), null);
  all = keeping(all, shown("shuffling", "c2"), "cc");
  all = keeping(all, shown("over", "c2", "r2"), null);
  assert.equal(compared(MATCH, keptFor(all, "r1", "c1")), "gave");
  assert.equal(compared({ commitment: "c2", entropy: ["cc", ""] }, keptFor(all, "r2", "c2")), "gave");
});

test("one who watches has seen the seal, and one who missed a shuffle knows nothing", () => {
  let all = keeping({}, shown("open", "c1", "", null), null);
  assert.equal(compared(MATCH, keptFor(keeping(all, shown("between", "c1", "r", null), null), "r", "c1")), "saw");
  all = keeping(all, shown("between", "c2", "r", null), null);
  assert.equal(compared({ ...MATCH, commitment: "c2" }, keptFor(all, "r", "c2")), "away");
});

test("who comes late has kept nothing", () => {
  assert.deepEqual(keeping({}, shown("between", "c1", "r"), null), {});
  assert.equal(compared(MATCH, undefined), "away");
});
