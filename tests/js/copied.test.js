import assert from "node:assert/strict";
import { test } from "node:test";

const asked = [];
globalThis.prompt = (_, text) => asked.push(text);
const { copied } = await import("../../src/bummerl/web/static/js/copied.js");

/** @param {unknown} clipboard */
const withClipboard = (clipboard) => Object.defineProperty(globalThis, "navigator", { value: { clipboard }, configurable: true });

test("what was copied is not asked for", async () => {
  const texts = [];
  withClipboard({ writeText: async (text) => void texts.push(text) });
  assert.equal(await copied("link"), true);
  assert.deepEqual([texts, asked], [["link"], []]);
});

for (const [why, clipboard] of [
  ["has no clipboard", undefined],
  ["refuses", { writeText: () => Promise.reject(new Error("no")) }],
])
  test(`where the browser ${why} the text is shown to be copied by hand, and nothing says that it was copied`, async () => {
    withClipboard(clipboard);
    assert.equal(await copied(why), false);
    assert.equal(asked.at(-1), why);
  });
