import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

const kept = new Map();
globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
mock.timers.enable({ apis: ["setTimeout"] });
const { note, owned } = await import("../../src/bummerl/web/static/js/own.js");
const { fetchFigures } = await import("../../src/bummerl/web/static/js/history/fetching.js");

const FIGURES = { counts: { claims: [1, 2] }, balance: [3] };

/** What is asked of a server that answers so many at once, and then only after a pause. @param {number} burst */
function server(burst, unknown = []) {
  const asked = [];
  globalThis.fetch = async (path) => {
    const replay = path.split("/")[3];
    asked.push(replay);
    burst -= 1;
    const status = burst < 0 ? 429 : unknown.includes(replay) ? 404 : 200;
    return new Response(JSON.stringify(status === 200 ? FIGURES : { why: "no" }), { status });
  };
  return { asked, rest: (more) => (burst = more) };
}

/** Lets everything happen that waits for nothing but its turn. */
async function turns() {
  for (let turn = 0; turn < 200; turn += 1) await new Promise((done) => setImmediate(done));
}

beforeEach(() => {
  kept.clear();
  for (let each = 0; each < 20; each += 1)
    note({ table: `t${each}`, preset: "p", game: "G", against: "", score: "", at: 0, over: true, replay: `r${each}`, seat: 0 });
});

test("a server that wants a pause gets one, and then all figures are fetched", async () => {
  const { asked, rest } = server(8);
  let isDone = false;
  void fetchFigures(() => (isDone = true), () => true);
  await turns();
  assert.equal(owned().filter(({ figures }) => figures).length, 8);
  const before = asked.length;
  assert.ok(before <= 8 + 3, "each lane hears it once");
  await turns();
  assert.equal(asked.length, before, "nothing is asked meanwhile");
  rest(100);
  mock.timers.tick(10_000);
  await turns();
  assert.ok(isDone);
  assert.ok(owned().every(({ figures }) => figures));
});

test("what the server does not know is not asked for again, what it could not tell now is", async () => {
  server(100, ["r3"]);
  await fetchFigures(() => undefined, () => true);
  assert.deepEqual(owned().filter(({ figures }) => !figures).map(({ replay, unknown }) => [replay, unknown]), [["r3", true]]);
  const { asked } = server(100);
  await fetchFigures(() => undefined, () => true);
  assert.deepEqual(asked, []);
});

test("nothing more is asked when the page is left", async () => {
  const { asked } = server(100);
  await fetchFigures(() => undefined, () => asked.length < 5);
  assert.ok(asked.length < 10);
});
