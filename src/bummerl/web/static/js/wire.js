/** The socket of one table: says hello, sends commands until they are answered, and opens again when it breaks. */

import { Pending, patience } from "./logic/sequence.js";

/** The code of a server that has no place now and will have one again. */
const TRY_AGAIN = 1013;

/** @typedef {import("./logic/sequence.js").Command} Command */
/** @typedef {{why: string, paragraph: string}} Refusal */

export class Wire {
  /**
   * @param {string} table
   * @param {{hello: () => Record<string, unknown>, hear: (message: any, command?: Command) => void, state: (is: "open" | "broken") => void}} ends
   */
  constructor(table, ends) {
    this.address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${table}`;
    this.ends = ends;
    this.pending = new Pending();
    this.tries = 0;
    this.count = 0;
    // Ids of different tabs and visits must not be taken for the same command.
    this.visit = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36);
    this.done = false;
    /** Whether the server has said its last word on this socket. */
    this.gone = false;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.wake = () => {
      if (!this.done && document.visibilityState === "visible" && !this.socket) this.connect();
    };
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const socket = new WebSocket(this.address);
    this.socket = socket;
    this.gone = false;
    socket.onopen = () => {
      socket.send(JSON.stringify({ do: "hello", ...this.ends.hello() }));
      for (const command of this.pending.again()) socket.send(JSON.stringify(command));
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    socket.onclose = ({ code }) => {
      if (this.socket === socket) this.socket = null;
      if (this.gone && code !== TRY_AGAIN) this.stop();
      if (this.done) return;
      this.ends.state("broken");
      this.timer = setTimeout(() => this.connect(), patience(this.tries, Math.random()));
      this.tries += 1;
    };
  }

  /** @param {any} message */
  hear(message) {
    if (message.is === "shown") {
      this.tries = 0;
      this.ends.state("open");
    }
    if (message.is === "gone") this.gone = true;
    if (message.is === "replaced") this.stop();
    this.ends.hear(message, message.id === undefined ? undefined : this.pending.settle(message.id));
  }

  /** @param {string} what @param {Record<string, unknown>} [more] @returns {string} the command's id */
  send(what, more = {}) {
    this.count += 1;
    const command = { id: `${this.visit}.${this.count}`, do: what, ...more };
    this.pending.add(command);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
    return command.id;
  }

  /** The server has said its last word, or the page goes away. */
  stop() {
    this.done = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
