import assert from "node:assert/strict";
import { test } from "node:test";

import { gives, matching, noticed } from "../../src/bummerl/web/static/js/logic/dealt.js";

const DECK = "QH KC TS KH TD JS AC KD AH JH QC AS TH AD JC KS TC QD JD QS".split(" ");
const LAYOUTS = [
  {
    dealer: 1,
    hands: [
      [0, 1, 2, 7, 8],
      [3, 4, 5, 9, 10],
    ],
    up: 6,
    talon: [11, 12, 13, 14, 15, 16, 17, 18, 19, 6],
    on: false,
  },
];
const HAND = ["QH", "KC", "TS", "KD", "AH"];

const line = (step, seat, kind, ...cards) => ({ deal: 1, step, seat, kind, cards });
const shown = (log, more = {}) => ({
  at: `1.${log.at(-1)?.step ?? 0}`,
  me: 0,
  table: { stage: "playing" },
  shuffle: { layouts: null },
  seats: [
    { seat: 0, won: 0, roles: [] },
    { seat: 1, won: 0, roles: [{ is: "dealer" }] },
  ],
  talon: { count: 10, closed: null },
  tricks: [],
  ended: null,
  log,
  ...more,
});
const before = (layouts = LAYOUTS) => ({ ...shown([]), at: "", table: { stage: "shuffling" }, shuffle: { layouts } });
const after = (...pictures) => pictures.reduce(noticed, noticed(null, before()));
const START = [line(0, 0, "dealt", ...HAND), line(0, 1, "turned", "AC")];
const TRICK = [line(1, 0, "played", "AH"), line(2, 1, "played", "JH"), line(2, 0, "took", "AH", "JH")];
const FIRST_DRAW = shown([...START, ...TRICK, line(2, 0, "drew", "AS")], {
  seats: [
    { seat: 0, won: 1, roles: [] },
    { seat: 1, won: 0, roles: [{ is: "dealer" }] },
  ],
  talon: { count: 8, closed: null },
  tricks: [{ number: 1, winner: 0 }],
});
const proof = (deck = DECK) => ({ deals: [{ number: 1, deck }] });
const swapped = (one, other) => DECK.map((_, at) => DECK[at === one ? other : at === other ? one : at]);

test("the pack that was dealt fits what was seen", () => {
  assert.deepEqual(matching(proof(), after(shown(START), FIRST_DRAW)), { seen: [1], others: [] });
});

for (const [what, one, other] of [
  ["a card of the hand", 0, 3],
  ["the turn-up", 6, 15],
  ["the card drawn, and the next one", 11, 12],
  ["a card that the other has played", 9, 1],
])
  test(`another pack is noticed: ${what}`, () => {
    assert.deepEqual(matching(proof(swapped(one, other)), after(shown(START), FIRST_DRAW)).others, [1]);
  });

test("what nobody has seen here can be any card", () => {
  assert.deepEqual(matching(proof(swapped(3, 4)), after(shown(START), FIRST_DRAW)).others, []);
});

test("the loser of a trick draws the second card", () => {
  const lost = { ...FIRST_DRAW, tricks: [{ number: 1, winner: 1 }] };
  assert.deepEqual(matching(proof(), after(lost)).others, [1]);
  assert.deepEqual(matching(proof(swapped(11, 12)), after(lost)).others, []);
});

test("who missed the trick in which a card was drawn does not take an older one for it", () => {
  const seats = [{ ...FIRST_DRAW.seats[0], won: 1 }, { ...FIRST_DRAW.seats[1], won: 1 }];
  const late = { ...FIRST_DRAW, seats, log: [...START, ...TRICK, line(4, 0, "drew", "KS")] };
  assert.equal(after(late).deals["1"].draws["4"][1], null);
});

test("a card that was drawn before the last trick is not counted by that trick", () => {
  const took = line(5, 0, "took", "KC", "KH");
  const late = { ...FIRST_DRAW, log: [...START, ...TRICK, line(3, 0, "drew", "AS"), took] };
  assert.equal(after(late).deals["1"].draws["3"][1], null);
});

test("where a choice was taken back the pack may be laid out another way", () => {
  const cut = { ...LAYOUTS[0], hands: [LAYOUTS[0].hands[1], LAYOUTS[0].hands[0]] };
  const other = [line(0, 0, "dealt", ...cut.hands[0].map((at) => DECK[at]))];
  const kept = [shown(START), { ...shown(other), at: "1.1.1" }].reduce(noticed, noticed(null, before([...LAYOUTS, cut])));
  assert.deepEqual(matching(proof(), kept), { seen: [1], others: [] });
  assert.deepEqual(matching(proof(swapped(0, 15)), kept).others, [1]);
});

test("a card that was exchanged for the turn-up is drawn last", () => {
  const log = [...START, line(1, 1, "exchanged", "JC", "AC"), line(9, 0, "drew", "JC")];
  const kept = after(shown(log));
  assert.deepEqual(matching(proof(), kept).others, []);
});

test("who was away when the turn-up was exchanged does not take the last card of the talon for another one", () => {
  const kept = after(shown([line(17, 0, "drew", "JC"), line(18, 1, "played", "AC")]));
  const dealtToTheOther = proof(swapped(14, 3));
  assert.deepEqual(matching(dealtToTheOther, kept).others, []);
  const other = after(shown([line(17, 0, "drew", "KC")]));
  assert.deepEqual(matching(proof(), other).others, [1]);
});

test("who was not there says so", () => {
  assert.deepEqual(matching(proof(), null), { seen: [], others: [] });
  assert.equal(noticed(null, shown(START)), null, "where the cards lie was not told before the bytes were given");
});

test("where the cards lie is settled before the bytes are given", () => {
  const other = [{ ...LAYOUTS[0], hands: LAYOUTS[0].hands.toReversed() }];
  const kept = noticed(after(shown(START)), { ...before(other) });
  assert.deepEqual(kept?.layouts, LAYOUTS);
});

test("what is told when the cards lie open counts for nothing", () => {
  const kept = after(shown(START, { ended: {} }), shown(START, { table: { stage: "between" } }));
  assert.deepEqual(kept?.deals, {});
});

test("a picture without anything new changes nothing", () => {
  const kept = after(shown(START));
  assert.equal(noticed(kept, shown(START)), kept);
});

test("another dealer's cards lie elsewhere", () => {
  const kept = after(shown(START));
  assert.equal(gives([{ ...LAYOUTS[0], dealer: 0 }], DECK, kept.deals["1"]), false);
});
