import assert from "node:assert/strict";
import { test } from "node:test";

import { drawEntropy, unhex } from "../../src/bummerl/web/static/js/logic/bytes.js";
import { check, firstDealer, isLink, packOf, seal, shuffled } from "../../src/bummerl/web/static/js/logic/shuffle.js";

// The example of `bummerl.record.shuffle`: the chain of three links whose tip is the bytes 0 to 31.
const COMMITMENT = "4e05063392f42b5180353ef82da86c714042155044d91ab3253f1bab08120a0a";
const TIP = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, "0")).join("");
const hashed = async (link) => Buffer.from(await crypto.subtle.digest("SHA-256", unhex(link))).toString("hex");
const LINK_1 = await hashed(TIP);
const LINK_0 = await hashed(LINK_1);
const ENTROPY = [Buffer.from("fore").toString("hex"), Buffer.from("hand").toString("hex")];
const DECK = "QH KC TS KH TD JS AC KD AH JH QC AS TH AD JC KS TC QD JD QS".split(" ");
const PACK = packOf(["A", "T", "K", "Q", "J"]);

test("the page shuffles as the specification's example does", async () => {
  assert.deepEqual(await shuffled(PACK, LINK_1, ENTROPY, 1), DECK);
  assert.equal(await firstDealer(LINK_0, ENTROPY), 0);
});

test("a link is genuine at its own place in the chain only", async () => {
  assert.equal(await isLink(COMMITMENT, LINK_1, 1), true);
  assert.equal(await isLink(COMMITMENT, LINK_1, 0), false);
  assert.equal(await isLink(COMMITMENT, "00", 1), false);
});

const RIGHT = {
  commitment: COMMITMENT,
  entropy: ENTROPY,
  links: [LINK_0, LINK_1],
  seats: 2,
  dealer: 0,
  opening: "dealer 0 score 0-0",
  fresh: "dealer 0 score 0-0",
  deals: [{ number: 1, deck: DECK }],
};

test("a finished deal is proven", async () => {
  assert.deepEqual(await check(RIGHT), { why: null, deals: [{ number: 1, right: true }] });
});

for (const [why, change] of /** @type {[string, object][]} */ ([
  ["verify-entropy", { entropy: ENTROPY.slice(1) }],
  ["verify-links", { links: [LINK_0] }],
  ["verify-link", { links: [LINK_1, LINK_1] }],
  ["verify-link", { links: [LINK_0, LINK_0] }],
  ["verify-opening", { opening: "dealer 0 score 3-0" }],
  ["verify-dealer", { dealer: 1 }],
  ["verify-deck", { deals: [{ number: 1, deck: [DECK[1], DECK[0], ...DECK.slice(2)] }] }],
  ["verify-none-finished", { links: [LINK_0], deals: [] }],
]))
  test(`what is changed is not proven: ${why} ${Object.keys(change)}`, async () => {
    assert.equal((await check({ ...RIGHT, ...change })).why, why);
  });

// One more link under the same tip, so that there is a second deal.
const LINKS = [await hashed(LINK_0), LINK_0, LINK_1];
const LONGER = {
  ...RIGHT,
  commitment: await hashed(LINKS[0]),
  links: LINKS,
  dealer: firstDealer(LINKS[0], ENTROPY),
  deals: [1, 2].map((number) => ({ number, deck: shuffled(PACK, LINKS[number], ENTROPY, number) })),
};
const dealt = (/** @type {number} */ number, pack = PACK) => ({
  number,
  deck: shuffled(pack, LINKS[number], ENTROPY, number),
});

test("two deals are proven", () => assert.equal(check(LONGER).why, null));

for (const [what, deals] of /** @type {[string, object[]][]} */ ([
  ["the first deal instead of the second", [dealt(1), dealt(1)]],
  ["the deals in another order", [dealt(2), dealt(1)]],
  ["a deal from the link that is for the dealer", [dealt(0), dealt(2)]],
  ["a pack without an ace", [dealt(1, PACK.slice(1)), dealt(2, PACK.slice(1))]],
  ["a pack without aces", [dealt(1, packOf(["T", "K", "Q", "J", "9"])), dealt(2, packOf(["T", "K", "Q", "J", "9"]))]],
  ["no pack at all", [dealt(1, []), dealt(2, [])]],
  ["a larger pack in the second deal", [dealt(1), dealt(2, packOf(["A", "T", "K", "Q", "J", "9"]))]],
]))
  test(`nothing is proven by ${what}`, () => assert.equal(check({ ...LONGER, deals }).why, "verify-deck"));

test("a deck that nobody added bytes to is not proven", async () => {
  const entropy = ["", ""];
  const deals = [{ number: 1, deck: await shuffled(PACK, LINK_1, entropy, 1) }];
  const dealer = await firstDealer(LINK_0, entropy);
  assert.equal((await check({ ...RIGHT, entropy, dealer, deals })).why, "verify-chosen");
});

test("a seal depends on the seat, and entropy is 32 fresh bytes", async () => {
  const one = drawEntropy();
  assert.notEqual(await seal(0, one), await seal(1, one));
  assert.match(one, /^[0-9a-f]{64}$/);
  assert.notEqual(one, drawEntropy());
});

test("what is not hexadecimal is refused", () => assert.throws(() => unhex("xy"), TypeError));
