import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

/** Sockets in the order in which they were opened. */
const opened = [];
class Socket {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    opened.push(this);
  }
  send() {}
  close() {
    this.onclose({ code: 1005 });
  }
  says(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
const page = { addEventListener() {}, removeEventListener() {} };
Object.assign(globalThis, { WebSocket: Socket, document: page, location: { protocol: "http:", host: "h" }, ...page });
mock.timers.enable({ apis: ["setTimeout"] });
const { Wire } = await import("../../src/bummerl/web/static/js/wire.js");

const MOST = 30_000;
const wire = (heard = []) =>
  new Wire("t", { hello: () => ({}), hear: (message) => heard.push(message.is), state: (is) => heard.push(is) });

beforeEach(() => opened.splice(0));

test("where the server is full its sentence is shown and the page comes again, later each time, until there is a place", () => {
  const heard = [];
  wire(heard);
  const pauses = [];
  for (let tries = 1; tries < 6; tries += 1) {
    opened.at(-1).says({ is: "gone", why: "full" });
    assert.equal(heard.at(-1), "gone");
    opened.at(-1).onclose({ code: 1013 });
    let pause = 0;
    while (opened.length === tries && pause < MOST) mock.timers.tick(100), (pause += 100);
    pauses.push(pause);
  }
  assert.ok(pauses[4] > pauses[2] && pauses[2] > pauses[0] && pauses[4] < MOST, pauses);
  opened.at(-1).says({ is: "shown" });
  assert.deepEqual(heard.slice(-2), ["open", "shown"]);
});

for (const code of [1000, 1006])
  test(`where there is no such table the page does not come again (${code})`, () => {
    wire();
    opened[0].says({ is: "gone", why: "no such table" });
    opened[0].onclose({ code });
    mock.timers.tick(MOST);
    assert.equal(opened.length, 1);
  });

test("a line that breaks is opened again", () => {
  wire();
  opened[0].onclose({ code: 1006 });
  mock.timers.tick(MOST);
  assert.equal(opened.length, 2);
});
