import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { test } from "node:test";

import { hmac, sha256 } from "../../src/bummerl/web/static/js/logic/sha256.js";

const hex = (bytes) => Buffer.from(bytes).toString("hex");
const bytes = (length) => Uint8Array.from({ length }, (_, at) => (at * 167 + length) & 255);

test("the example of the standard", () => {
  const abc = new TextEncoder().encode("abc");
  assert.equal(hex(sha256(abc)), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("texts of every length around the blocks have the sums that another implementation gives", () => {
  for (let length = 0; length < 200; length += 1)
    assert.equal(
      hex(sha256(bytes(length))),
      createHash("sha256").update(bytes(length)).digest("hex"),
      `${length} bytes`,
    );
});

test("short, whole and long keys", () => {
  for (const length of [0, 32, 63, 64, 65, 130])
    assert.equal(
      hex(hmac(bytes(length), bytes(99))),
      createHmac("sha256", bytes(length)).update(bytes(99)).digest("hex"),
    );
});
