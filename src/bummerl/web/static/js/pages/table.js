/** The page of a table: one socket, one picture, and what the person does with it. */

import { draw, h } from "../dom.js";
import { icon } from "../icons.js";
import { measures } from "../logic/fan.js";
import { seal as sealed } from "../logic/shuffle.js";
import { verdict } from "../logic/sequence.js";
import { href } from "../route.js";
import { change, onChange, settings } from "../store.js";
import { entropyOf, note, secretOf } from "../own.js";
import { lang, t } from "../words.js";
import { Wire } from "../wire.js";
import { languages } from "../choices.js";
import { banners } from "../table/banners.js";
import { contract } from "../table/contract.js";
import { felt } from "../table/felt.js";
import { press } from "../table/keys.js";
import { rules, seal, side } from "../table/log.js";
import { before, play } from "../table/moves.js";
import { settlePlates } from "../table/plates.js";
import { opened } from "../table/sheets.js";
import { score } from "../table/score.js";
import { isMine } from "../table/ui.js";
import { waiting } from "../table/waiting.js";

/** @typedef {import("../table/ui.js").Ui} Ui */
/** @typedef {import("../table/ui.js").Shown} Shown */

/** A bubble stays at least so long, in milliseconds. */
const BUBBLE = 2500;

/** The connection may be away for so long before it is spoken of. */
const QUIET = 2000;

/** A waiting clock or a fading bubble is looked at so often. */
const TICK = 1000;

/** @param {HTMLElement} root @param {string[]} params */
export function show(root, [table = ""]) {
  const view = new Table(root, table);
  return () => view.leave();
}

class Table {
  /** @param {HTMLElement} root @param {string} table */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {Shown | null} the table as it was at a step that is looked at */
    this.looked = null;
    /** @type {string | null} the card to be led after a declaration */
    this.then = null;
    /** what the shuffle has asked for and got */
    this.given = "";
    this.tab = "log";
    this.state = { broken: false, replaced: false, gone: /** @type {string | null} */ (null), failed: /** @type {string | null} */ (null), copied: false };
    this.sheet = "";
    this.touched = false;
    this.keyed = false;
    /** @type {Map<number, number>} when each seat's bubble came */
    this.spoken = new Map();
    /** @type {Ui} */
    this.ui = {
      size: measures({ width: 360, height: 552, seats: 2, count: 5 }), live: false, picked: null, queued: null, question: null, refusal: null, bid: null, heard: new Map(),
      touch: (card) => this.touch(card), act: (action, then) => this.act(action, then ?? null), call: (call) => (call.confirm ? this.set({ question: call, picked: null, refusal: null }) : this.act(call.action)),
      send: (what, more) => void this.wire.send(what, more), set: (changes) => this.set(changes), open: (what) => this.open(what),
    };
    document.body.classList.add("at-table");
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    this.onPointer = (/** @type {PointerEvent} */ event) => Object.assign(this, { touched: event.pointerType === "touch", keyed: false });
    addEventListener("keydown", this.onKey);
    addEventListener("pointerdown", this.onPointer, { capture: true });
    this.forget = onChange(() => this.draw());
    this.resized = new ResizeObserver(() => this.draw());
    this.timer = setInterval(() => this.tick(), TICK);
    this.draw();
    this.wire = this.connect();
  }

  connect() {
    return new Wire(this.table, {
      hello: () => ({ secret: secretOf(this.table), lang: lang(), deck: settings.deck, seen: this.shown?.seq ?? null }),
      hear: (message, command) => this.hear(message, command),
      state: (is) => this.connection(is),
    });
  }

  leave() {
    this.wire.stop();
    this.resized.disconnect();
    clearInterval(this.timer);
    clearTimeout(this.silence);
    this.forget();
    removeEventListener("keydown", this.onKey);
    removeEventListener("pointerdown", this.onPointer, { capture: true });
    document.body.classList.remove("at-table");
  }

  /** @param {"open" | "broken"} is */
  connection(is) {
    clearTimeout(this.silence);
    if (is === "open") this.state.broken = false;
    else this.silence = setTimeout(() => ((this.state.broken = true), this.draw()), QUIET);
  }

  /** @param {any} message @param {import("../logic/sequence.js").Command} [command] */
  hear(message, command) {
    if (message.is === "shown") return this.receive(message);
    if (message.is === "refused") this.refuse(message.why, command);
    if (message.is === "hint") this.set({ refusal: { card: null, text: message.text } });
    if (message.is === "looked") this.looked = message.shown;
    if (message.is === "phrase") this.phrase(message.seat, message.text);
    if (message.is === "replaced") this.state.replaced = true;
    if (message.is === "gone") this.state.gone = message.why;
    this.draw();
  }

  /** @param {string} why @param {import("../logic/sequence.js").Command} [command] */
  refuse(why, command) {
    if (command?.do === "act") this.ui.refusal = { card: null, text: why };
    else this.state.failed = why;
    say("assertive", why);
  }

  /** @param {Shown} shown */
  receive(shown) {
    const how = verdict(this.shown?.seq ?? null, shown.seq);
    if (how === "drop") return;
    const was = before(this.root);
    const turned = isMine(shown) && !(this.shown && isMine(this.shown) && this.shown.at === shown.at);
    if (this.shown?.at !== shown.at) Object.assign(this.ui, { picked: null, question: null, refusal: null, bid: null });
    this.shown = shown;
    // What is said is numbered within its deal.
    for (const { says } of shown.seats) if (says) says.n += Number.parseInt(shown.at, 10) * 1000 || 0;
    for (const { seat, says } of shown.seats) if (says && !this.spoken.has(seat * 100_000 + says.n)) this.spoken.set(seat * 100_000 + says.n, Date.now());
    this.keepNote(shown);
    this.shuffle(shown);
    this.draw();
    if (how === "move") {
      play(this.root, shown, was);
      say("polite", shown.said.polite);
      if (turned) say("assertive", shown.said.assertive);
    }
    if (turned) this.ready(shown);
  }

  /** Our turn: what was chosen before is played, or the only card there is, or the hand gets the focus of the keyboard. @param {Shown} shown */
  ready(shown) {
    const then = shown.hand.flatMap(({ play: ways }) => ways).find(({ action }) => action === this.then);
    this.then = null;
    if (then) return this.act(then.action);
    const queued = shown.hand.find(({ card }) => card === this.ui.queued);
    this.ui.queued = null;
    if (queued?.play.length) return this.act(/** @type {import("../types.js").Way} */ (queued.play[0]).action);
    const ways = shown.hand.flatMap(({ play: each }) => each);
    const only = ways[0];
    if (settings.only && ways.length === 1 && only && !shown.calls.length && !shown.bids) return this.act(only.action);
    if (document.activeElement === document.body && this.keyed) /** @type {HTMLElement | null} */ (this.root.querySelector(".held.up"))?.focus({ preventScroll: true });
    this.draw();
  }

  /** Our part in the shuffle is given without a question. @param {Shown} shown */
  shuffle({ shuffle, me }) {
    const asked = `${shuffle?.wants} ${shuffle?.commitment}`;
    if (!shuffle?.wants || me === null || this.given === asked) return;
    this.given = asked;
    // Another match at this table has a chain of its own, and wants fresh bytes.
    const entropy = entropyOf(`${this.table} ${shuffle.commitment}`);
    if (shuffle.wants === "entropy") this.wire.send("entropy", { entropy });
    else void sealed(me, entropy).then((seal) => this.wire.send("seal", { seal }));
  }

  /** The first page and the list of own matches know of this table. @param {Shown} shown */
  keepNote(shown) {
    const { me, table, seats, score: match } = shown;
    if (me === null) return;
    const team = match?.teams.findIndex((each) => each.seats.includes(me)) ?? -1;
    const mine = match?.teams[team];
    const deals = (match?.deals ?? []).map(({ points }) => (points[team] ?? 0) - Math.max(0, ...points.filter((_, each) => each !== team)));
    note({
      table: table.id, preset: table.preset, game: table.game, at: Math.round(Date.now() / 1000), over: table.stage === "over", replay: table.replay ?? null, deals,
      against: seats.filter(({ seat, kind }) => seat !== me && kind !== "free").map(({ name }) => name).join(", "),
      score: [mine, ...(match?.teams ?? []).filter((each) => each !== mine)].map((each) => each?.score ?? "–").join(" : "),
      ...(shown.ended?.match ? { won: shown.ended.match.winners.includes(me) ? 1 : 0 } : {}),
    });
  }

  /** @param {number} seat @param {string} text */
  phrase(seat, text) {
    const at = this.shown?.seats.find((each) => each.seat === seat);
    if (!at) return;
    at.says = { n: -Date.now(), text, cards: [] };
    this.spoken.set(seat * 100_000 + at.says.n, Date.now());
    say("polite", `${at.label}: ${text}`);
  }

  /** Bubbles fade when they have been up long enough and a new card is led; clocks go on. */
  tick() {
    if (!this.shown) return;
    let changed = this.shown.seats.some(({ deadline }) => deadline !== null);
    for (const { seat, says } of this.shown.seats) {
      const age = Date.now() - (this.spoken.get(seat * 100_000 + (says?.n ?? 0)) ?? 0);
      if (!says || this.ui.heard.get(seat) === says.n || age < BUBBLE) continue;
      if (this.shown.trick.length || age > 4 * BUBBLE || says.n < 0) {
        this.ui.heard.set(seat, says.n);
        changed = true;
      }
    }
    if (changed) this.draw();
  }

  // What the person does

  /** @param {string} card */
  touch(card) {
    const { shown, ui } = this;
    const held = shown?.hand.find((each) => each.card === card);
    if (!shown || !held || !ui.live) return;
    if (!isMine(shown)) return this.set({ queued: ui.queued === card ? null : card, picked: null });
    if (!held.play.length) {
      if (held.why) say("assertive", held.why);
      return this.set({ refusal: held.why ? { card, text: held.why } : null, picked: null });
    }
    const plays = ui.picked === card || (held.play.length === 1 && (settings.taps === "one" || (settings.taps === "auto" && !this.touched)));
    if (plays) this.act(/** @type {import("../types.js").Way} */ (held.play[0]).action);
    else this.set({ picked: card, refusal: null, question: null });
  }

  /** @param {string} action @param {string | null} [then] */
  act(action, then = null) {
    if (!this.shown || !this.ui.live) return;
    this.then = then;
    this.wire.send("act", { action, at: this.shown.at });
    this.set({ picked: null, question: null, refusal: null, queued: null });
  }

  /** @param {Partial<Ui>} changes */
  set(changes) {
    Object.assign(this.ui, changes);
    this.draw();
  }

  /** @param {string} what a sheet, or nothing */
  open(what) {
    if (what === "last" && !this.shown?.last) return;
    this.sheet = what;
    this.draw();
  }

  /** @param {"first" | "back" | "on" | "now"} how */
  look(how) {
    const { shown } = this;
    if (!shown) return;
    const steps = shown.log.map(({ deal, step }) => `${deal}.${step}`).filter((step, place, all) => all.indexOf(step) === place);
    /** @type {number} */
    const here = this.place ? steps.indexOf(this.place) : steps.length;
    /** @type {number} */
    const to = { first: 0, back: Math.max(0, here - 1), on: here + 1, now: steps.length }[how];
    const place = steps[to];
    this.place = place;
    if (place === undefined) {
      this.looked = null;
      return this.draw();
    }
    const [deal, step] = place.split(".").map(Number);
    this.wire.send("look", { deal, step });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    this.keyed = true;
    if (!this.shown) return;
    const { said } = this.shown;
    press(event, this.shown, this.ui, { root: this.root, say: (what) => say("polite", what === "table" ? said.table : what === "points" ? said.points : said.polite || said.assertive) });
  }

  /** Another language or deck. @param {Promise<void>} work */
  reread(work) {
    void work.then(() => {
      this.wire.send("reading", { lang: lang(), deck: settings.deck });
      this.looked = null;
      this.draw();
    });
  }

  // How it looks

  draw() {
    const { shown, ui } = this;
    const picture = this.looked ?? shown;
    ui.live = Boolean(shown && !this.looked && !this.state.broken && !this.state.replaced && !this.state.gone && shown.me !== null);
    if (picture) this.measure(picture);
    const looks = { tab: this.tab, looked: this.looked, choose: (/** @type {string} */ tab) => ((this.tab = tab), this.draw()), look: (/** @type {"first" | "back" | "on" | "now"} */ how) => this.look(how) };
    const state = { ...this.state, looking: Boolean(this.looked), now: () => this.look("now"), dismiss: () => ((this.state.failed = null), this.draw()), here: () => this.again() };
    const isOpen = shown?.table.stage === "open";
    draw(
      this.root,
      h(
        "div",
        { key: "table", class: `table-page ${shown ? `as-${shown.score?.kind ?? "numbers"}` : ""}` },
        this.bar(),
        banners(shown, state, ui),
        picture && !isOpen ? felt(picture, ui) : h("main", { key: "felt", class: "felt board" }, shown && isOpen ? waiting(shown, { ...ui, copied: this.state.copied, copy: () => this.copy() }) : h("div", { key: "wait", class: "boot", "aria-hidden": "true" }, [0, 1, 2, 3, 4].map((place) => h("i", { key: place })))),
        picture && h("aside", { key: "left", class: "left", "aria-label": t("sheet-log") }, score(picture.score, picture.turn?.seat ?? null), picture.table.seats === 4 && contract(picture), rules(picture, ui), picture.shuffle && seal(picture.shuffle, ui)),
        shown && side(shown, looks, ui),
        shown && this.sheet && opened(this.sheet, picture ?? shown, ui, { close: () => this.open(""), after: (work) => this.reread(work), side: side(shown, looks, ui) }),
      ),
    );
    settlePlates(this.root);
    const area = this.root.querySelector(".felt");
    if (area) this.resized.observe(area);
  }

  /** @param {Shown} shown */
  measure(shown) {
    const area = this.root.querySelector(".felt")?.getBoundingClientRect();
    if (!area?.width) return;
    const held = shown.seats[shown.below]?.held ?? 0;
    const count = Math.max(shown.hand.length, held, shown.ended?.hands[shown.below]?.length ?? 0, 5);
    this.ui.size = measures({ width: area.width, height: area.height, seats: shown.table.seats, count });
  }

  bar() {
    const { shown } = this;
    const tool = (/** @type {Parameters<typeof icon>[0]} */ sign, /** @type {string} */ name, /** @type {() => void} */ click, kind = "") => h("button", { key: name, class: `tool ${kind}`, "aria-label": t(name), title: t(name), onclick: click }, icon(sign));
    return h(
      "header",
      { key: "bar", class: "top-bar" },
      tool("menu", "sheet-menu", () => this.open("menu")),
      h("a", { class: "brand display", href: href("/") }, "Bummerl"),
      h("h1", { class: "game" }, shown?.table.game),
      shown?.table.tags.map((tag) => h("span", { key: tag, class: "chip" }, tag)),
      shown?.table.practice && h("span", { class: "chip" }, t("practice")),
      h("span", { class: "grow" }),
      languages((work) => this.reread(work)),
      tool(settings.sound ? "sound" : "mute", "set-sound", () => change({ sound: !settings.sound }), "wide"),
      tool("gear", "sheet-settings", () => this.open("settings"), "wide"),
      tool("log", "sheet-log", () => this.open("log"), "narrow"),
      tool("help", "sheet-rules", () => this.open("rules")),
    );
  }

  async copy() {
    await navigator.clipboard?.writeText(`${location.origin}/t/${this.table}`);
    this.state.copied = true;
    this.draw();
  }

  /** The seat plays here again. */
  again() {
    this.state.replaced = false;
    this.wire.stop();
    this.wire = this.connect();
    this.draw();
  }
}

/** @param {"polite" | "assertive"} how @param {string} text */
function say(how, text) {
  const region = document.getElementById(how);
  if (!region || !text) return;
  // The same sentence twice is heard twice only if the text changes.
  region.lang = lang();
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
