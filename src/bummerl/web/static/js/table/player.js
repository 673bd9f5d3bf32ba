/** Who plays here: what is chosen, and what a click, a key or the coming turn does with it. */

import { say } from "../aloud.js";
import { atOnce, meant } from "../logic/choosing.js";
import { measures } from "../logic/fan.js";
import { keep, recall, settings } from "../store.js";
import { press } from "./keys.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/** Nothing is chosen. */
const NONE = { picked: null, question: null, refusal: null };

/**
 * What the page does for its player.
 * @typedef {Pick<Ui, "send" | "open" | "fail"> & {root: HTMLElement, shown: () => Shown | null, likely: (shown: Shown) => string | undefined, draw: () => void}} Page
 */

export class Player {
  /** @param {string} table @param {Page} page */
  constructor(table, page) {
    this.page = page;
    /** @type {string | null} what is to follow the action that was given */
    this.then = null;
    /** What was last used: a key, or what kind of pointer. */
    this.input = "";
    /** @type {Ui} */
    this.ui = {
      ...NONE,
      size: measures({ width: 360, height: 552, seats: 2, count: 5 }),
      live: false,
      queued: null,
      bid: null,
      hint: null,
      cited: null,
      heard: new Map(),
      quiet: recall(`quiet.${table}`, { muted: [], unnamed: [] }),
      touch: (card, dropped) => this.touch(card, dropped),
      act: (action, then) => this.act(action, then ?? null),
      call: (call) => (call.confirm ? this.set({ ...NONE, question: call }) : this.act(call.action)),
      hush: (changes) => {
        Object.assign(this.ui.quiet, changes);
        keep(`quiet.${table}`, this.ui.quiet);
        page.draw();
      },
      set: (changes) => this.set(changes),
      send: page.send,
      open: page.open,
      fail: page.fail,
    };
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    addEventListener("keydown", (event) => this.key(event), { signal });
    addEventListener("pointerdown", ({ pointerType }) => (this.input = pointerType), { signal, capture: true });
  }

  /** The table has gone on. @param {string | null} hint what the learner is to try */
  forget(hint) {
    Object.assign(this.ui, NONE, { bid: null, hint });
  }

  /** The turn has come. @param {Shown} shown */
  turn(shown) {
    const action = atOnce(shown, { then: this.then, queued: this.ui.queued, only: settings.only });
    this.then = this.ui.queued = null;
    if (action) return this.act(action);
    const isFree = document.activeElement === document.body && this.input === "keyboard";
    if (isFree) this.focus(".held.up");
    this.page.draw();
  }

  /** @param {string} selector */
  focus(selector) {
    /** @type {HTMLElement | null} */ (this.page.root.querySelector(selector))?.focus({ preventScroll: true });
  }

  /** @param {string} card @param {boolean} [dropped] on the table */
  touch(card, dropped = false) {
    const { ui } = this;
    const shown = this.page.shown();
    if (!shown || !ui.live) return;
    const oneTap = dropped || settings.taps === "one" || (settings.taps === "auto" && this.input !== "touch");
    const meaning = meant(shown, card, { picked: dropped ? null : ui.picked, queued: ui.queued, oneTap });
    if (meaning.do === "play") this.act(meaning.action);
    if (meaning.do === "pick") this.set({ ...NONE, picked: card });
    if (meaning.do === "queue" || meaning.do === "unqueue")
      this.set({ ...NONE, queued: meaning.do === "queue" ? card : null });
    if (meaning.do === "refuse" && meaning.why) {
      say("assertive", meaning.why);
      this.set({ ...NONE, refusal: { card, text: meaning.why, paragraph: meaning.paragraph } });
    }
  }

  /** @param {string} action @param {string | null} [then] */
  act(action, then = null) {
    const shown = this.page.shown();
    if (!shown || !this.ui.live) return;
    this.then = then;
    this.page.send("act", { action, at: shown.at });
    this.set({ ...NONE, queued: null });
  }

  /** @param {Partial<Ui>} changes */
  set(changes) {
    const asked = this.ui.question;
    Object.assign(this.ui, changes);
    this.page.draw();
    if (this.ui.question !== asked) this.followQuestion(asked);
  }

  /** The focus goes to a question that stands in the place of its call, and back to the call. @param {Ui["question"]} asked */
  followQuestion(asked) {
    const { question } = this.ui;
    const lost = document.activeElement === document.body;
    if (question) this.focus(".question");
    else if (lost && asked) this.focus(`[data-call="${CSS.escape(asked.action)}"]`);
    if (question?.confirm) say("assertive", question.confirm);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.input = "keyboard";
    const shown = this.page.shown();
    if (!shown) return;
    const { polite, assertive, hidden, ...said } = shown.said;
    const table = [said.table, this.page.likely(shown) || hidden].filter(Boolean).join("\n");
    const texts = { ...said, table, repeat: polite || assertive };
    press(event, shown, this.ui, { root: this.page.root, say: (what) => say("polite", Reflect.get(texts, what)) });
  }
}
