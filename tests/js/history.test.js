import assert from "node:assert/strict";
import { test } from "node:test";

import { isSame, noted } from "../../src/bummerl/web/static/js/logic/noting.js";
import { interval, sums } from "../../src/bummerl/web/static/js/logic/sums.js";

test("a match is noted with the others' names, the score from one's own side, and the points of each deal", () => {
  const shown = {
    table: { id: "t", preset: "p", game: "G", stage: "over", replay: "" },
    seats: [
      { seat: 0, name: "Anna", kind: "person" },
      { seat: 1, name: "Resi", kind: "bot" },
    ],
    score: {
      teams: [
        { seats: [1], score: 3 },
        { seats: [0], score: 0 },
      ],
      deals: [{ points: [0, 2] }, { points: [3, 0] }],
    },
    ended: { match: { winners: [0] } },
  };
  const own = noted(shown, 0, 12.4);
  assert.deepEqual(
    [own.against, own.score, own.deals, own.won, own.over, own.replay],
    ["Resi", "0 : 3", [2, -3], 1, true, null],
  );
});

const note = (stage, replay, commitment) =>
  noted({ table: { id: "t", stage, replay }, seats: [], score: null, ended: null, shuffle: { commitment } }, 0, 0);

test("pictures of one match are notes of the same match, also when its end is taken back", () => {
  const course = [
    note("shuffling", "", "a"),
    note("playing", "", "a"),
    note("between", "r", "a"),
    note("over", "r", "a"),
  ];
  course.slice(1).forEach((now, at) => assert.ok(isSame(course[at], now)));
  assert.ok(isSame(note("between", "r", "a"), note("playing", "", "a")));
  assert.ok(isSame(note("over", "", "a"), note("over", "", "a")));
});

test("another match at the same table is another one, with a replay or without", () => {
  assert.ok(!isSame(note("over", "r", "a"), note("shuffling", "", "b")));
  assert.ok(!isSame(note("over", "r", "a"), note("over", "s", "b")));
  assert.ok(!isSame(note("over", "", "a"), note("playing", "", "b")));
  assert.ok(!isSame({ ...note("over", "r", "a"), seal: undefined }, note("playing", "", "b")));
  assert.ok(!isSame({ ...note("over", "r", "a"), table: "u" }, note("over", "r", "a")));
});

const own = (game, over, won, deals, figures) => ({
  table: "t",
  preset: "p",
  game,
  against: "",
  score: "",
  at: 0,
  over,
  won,
  deals,
  figures,
});

test("own matches are summed by game: those played to the end, those won, and the mean of the deals", () => {
  const [all, one, two] = sums([own("A", true, 1, [2, -1]), own("B", false, undefined, []), own("A", true, 0, [-3])]);
  assert.deepEqual([one.game, one.played, one.won, one.deals, one.points], ["A", 2, 1, 3, -2 / 3]);
  assert.deepEqual([two.game, two.played, two.deals, two.points], ["B", 0, 0, null]);
  assert.deepEqual([all.game, all.played, all.won, all.deals, all.points], ["", 2, 1, 3, null]);
});

test("the course of a game begins with its oldest match", () => {
  const [{ matches }] = sums([own("A", true, 1, [2, -1]), own("A", true, 0, [-3])]);
  assert.deepEqual(
    matches.map(({ points, mean, share }) => [points, mean, share]),
    [
      [-3, -3, 0],
      [0.5, -2 / 3, 0.5],
    ],
  );
});

test("what the server has counted is added up, and its points go before those of the table", () => {
  const counted = (claims, of) => ({ counts: { claims: [claims, of], tricks: [7, null] }, balance: [1] });
  const [one] = sums([
    own("A", true, 1, [9], counted(1, 2)),
    own("A", true, 1, [9], counted(0, 1)),
    own("A", true, 1, [4]),
  ]);
  assert.deepEqual(Object.fromEntries(one.figures), { claims: { count: 1, of: 3 }, tricks: { count: 14, of: null } });
  assert.equal(one.points, 2);
});

test("an interval is Wilson's, and there is none where nothing was tried", () => {
  assert.equal(interval(0, 0), null);
  // The values for 0 of 10, 5 of 10 and 10 of 10 that tables give.
  for (const [count, low, high] of [
    [0, 0, 0.2775],
    [5, 0.2366, 0.7634],
    [10, 0.7225, 1],
  ]) {
    const [from, to] = interval(count, 10);
    assert.ok(Math.abs(from - low) < 5e-5 && Math.abs(to - high) < 5e-5, `${count} of 10: ${from} to ${to}`);
  }
});
