/** The form of a table in its link. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { linkOf, usualTakeover, wishIn } from "../../src/bummerl/web/static/js/logic/house.js";

const USUAL = {
  preset: "schnapsen",
  options: {},
  memory: "points",
  seats: ["me", "bot:thumb"],
  clock: 0,
  takeover: null,
  watch: "table",
};
const OFFERED = { memory: ["strict", "points"], bots: ["thumb", "pimc:10"], clocks: [0, 30], takeovers: [0, 60] };

/** @param {Partial<typeof USUAL>} wish */
const thereAndBack = (wish) => {
  const link = Object.entries(linkOf({ ...USUAL, ...wish })).filter(([, value]) => value !== null);
  return wishIn(new URLSearchParams(/** @type {[string, string][]} */ (link)), USUAL, OFFERED);
};

test("a link holds the whole form of a table", () => {
  const wish = {
    ...USUAL,
    options: { match_points: "5" },
    memory: "strict",
    seats: ["bot:pimc:10", "me"],
    clock: 30,
    takeover: /** @type {any} */ (0),
    watch: "later",
  };
  assert.deepEqual(thereAndBack(wish), wish);
  assert.deepEqual(thereAndBack({}), USUAL);
});

test("what a link cannot mean is as usual", () => {
  for (const odd of [
    { seats: ["me", "me"] },
    { seats: ["me"] },
    { seats: ["me", "bot:nobody"] },
    { clock: 31 },
    { memory: "all" },
    { takeover: /** @type {any} */ (61) },
  ])
    assert.deepEqual(thereAndBack(odd), USUAL);
});

test("the computer takes over only where somebody waits", () => {
  assert.equal(usualTakeover(["me", "bot:thumb", "bot:thumb"]), 0);
  assert.equal(usualTakeover(["me", "open", "bot:thumb"]), 60);
});
