import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

const kept = new Map();
globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
const { dropLent, note, secretOf, takeSeat } = await import("../../src/bummerl/web/static/js/own.js");

const LINK = { table: "t", secret: "somebody else knows this" };
const never = () => assert.fail("asked");

beforeEach(() => kept.clear());

test("a secret from a link is used until the table says that it has no seat, and then ours again", () => {
  const ours = secretOf("t");
  takeSeat(LINK, never);
  assert.equal(secretOf("t"), LINK.secret);
  assert.ok(dropLent("t"));
  assert.equal(secretOf("t"), ours);
  assert.ok(!dropLent("t"), "our own is never dropped");
});

test("whose first secret came by a link draws one when it is dropped", () => {
  takeSeat(LINK, never);
  takeSeat({ table: "u", secret: "of another table" }, never);
  dropLent("t");
  assert.match(secretOf("t"), /^[0-9a-f]{48}$/);
  assert.equal(secretOf("u"), "of another table");
});

test("who plays here is asked, and keeps the seat unless sure", () => {
  const ours = secretOf("t");
  note({ table: "t", preset: "p", game: "G", against: "", score: "", at: 0, over: false });
  takeSeat(LINK, () => false);
  assert.equal(secretOf("t"), ours);
  takeSeat(LINK, () => true);
  assert.equal(secretOf("t"), LINK.secret);
});
