/** The page of a table: one socket, one picture, and what the person does with it. */

import { say } from "../aloud.js";
import { copied } from "../copied.js";
import { classes, draw, h, markEnglish } from "../dom.js";
import { measures } from "../logic/fan.js";
import { noted } from "../logic/noting.js";
import { verdict } from "../logic/sequence.js";
import { Speech } from "../logic/speech.js";
import { dropLent, note, secretOf } from "../own.js";
import { onChange, settings } from "../store.js";
import { mine, warning } from "../table/clock.js";
import { before, play } from "../table/moves.js";
import { Past } from "../table/past.js";
import { settlePlates } from "../table/plates.js";
import { Player } from "../table/player.js";
import { Share } from "../table/share.js";
import { Tracker } from "../table/tracker.js";
import { isMine } from "../table/ui.js";
import { whole } from "../table/whole.js";
import { Wire } from "../wire.js";
import { reading, t } from "../words.js";

/** @typedef {import("../table/ui.js").Shown} Shown */
/** @typedef {import("../logic/sequence.js").Command} Command */

/** The connection may be away for so many milliseconds before it is spoken of. */
const QUIET = 2000;

/** Clocks and fading bubbles are looked at so often. */
const TICK = 1000;

/** The answer no to what one has asked for stays so many milliseconds. */
const ANSWERED = 8000;

/** So many names that were reported at a table the server is told of. */
const REPORTED = 8;

/** @typedef {{broken: boolean, replaced: boolean, gone: string | null, failed: string | null, denied: string | null, hint: string | null, copied: boolean}} State */

/** @param {HTMLElement} root @param {string[]} params */
export function show(root, [table = ""]) {
  const view = new Table(root, table);
  return () => view.leave();
}

/** Whether what one has asked for is asked no longer, and was not done. @param {Shown} was @param {Shown} now */
const isTurnedDown = (was, now) =>
  was.asked?.by === was.me && was.me === now.me && !now.asked && was.at === now.at && was.table.stage === now.table.stage;

class Table {
  /** @param {HTMLElement} root @param {string} table */
  constructor(root, table) {
    this.root = root;
    this.table = table;
    /** @type {Shown | null} */
    this.shown = null;
    this.past = new Past((place) => this.wire.send("look", place));
    this.tracker = new Tracker(() => this.wire.send("tracker"));
    this.share = new Share(table, (what, more) => this.wire.send(what, more));
    this.tab = "log";
    /** @type {number | null} the deadline that has been warned of */
    this.warned = null;
    this.sheet = "";
    /** @type {typeof import("../table/sheets.js").opened | null} */
    this.opened = null;
    /** @type {HTMLElement | null} what had the focus before the first sheet */
    this.opener = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} until the broken connection is spoken of */
    this.silence = undefined;
    this.speech = new Speech();
    /** @type {State} */
    this.state = { broken: false, replaced: false, gone: null, failed: null, denied: null, hint: null, copied: false };
    /** When it was last read, as far as a page can know. */
    this.read = 0;
    this.player = new Player(table, {
      root,
      shown: () => this.shown,
      likely: (shown) => this.tracker.of(shown)?.said,
      send: (what, more) => void this.wire.send(what, more),
      draw: () => this.draw(),
      open: (what, cited) => this.open(what, cited),
      fail: (why) => ((this.state.failed = why), this.draw()),
    });
    this.ui = this.player.ui;
    this.ui.heard = this.speech.faded;
    this.ending = new AbortController();
    const { signal } = this.ending;
    this.player.listen(signal);
    this.forget = onChange(() => this.draw());
    this.resized = new ResizeObserver(() => this.draw());
    this.timer = setInterval(() => this.tick(), TICK);
    document.body.classList.add("at-table");
    this.draw();
    this.wire = this.connect();
  }

  connect() {
    return new Wire(this.table, {
      hello: () => ({ secret: secretOf(this.table), ...reading(), seen: this.shown?.seq ?? null, unnamed: this.ui.quiet.unnamed }),
      hear: (message, command) => this.hear(message, command),
      state: (is) => this.connection(is),
    });
  }

  leave() {
    this.wire.stop();
    this.ending.abort();
    this.resized.disconnect();
    clearInterval(this.timer);
    clearTimeout(this.silence);
    this.forget();
    document.body.classList.remove("at-table");
  }

  // What the server says

  /** @param {"open" | "broken"} is */
  connection(is) {
    if (is === "open") {
      clearTimeout(this.silence);
      this.silence = undefined;
      this.state.broken = false;
      this.state.gone = null;
    } else {
      this.silence ??= setTimeout(() => ((this.state.broken = true), this.draw()), QUIET);
    }
  }

  /** @param {any} message @param {Command} [command] */
  hear(message, command) {
    if (message.is === "shown") return this.receive(message);
    if (message.is === "refused") this.refuse(message, command);
    if (message.is === "hint") this.state.hint = message.text;
    if (message.is === "hint") this.ui.hint = message.action;
    if (message.is === "done" && command?.do === "report")
      this.ui.hush({ unnamed: [...this.ui.quiet.unnamed, command.name].slice(-REPORTED) });
    if (message.is === "looked") markEnglish(message.shown.english);
    if (message.is === "tracker") this.tracker.told = message;
    if (message.is === "looked") this.past.hear(message.shown);
    if (message.is === "phrase" && (!settings.phrases || this.ui.quiet.muted.includes(message.seat))) return;
    if (message.is === "phrase" && this.shown) this.speech.phrase(this.shown, message.seat, message.text, Date.now());
    if (message.is === "replaced") this.state.replaced = true;
    if (message.is === "gone") this.state.gone = message.why;
    if (message.is === "phrase" || message.is === "hint") say("polite", message.text);
    this.draw();
  }

  /** @param {{why: string, paragraph: string}} message @param {Command} [command] */
  refuse({ why, paragraph }, command) {
    if (command?.do === "tracker") return; // nobody has asked for it
    if (command?.do === "act") this.ui.refusal = { card: null, text: why, paragraph };
    else if (command?.do === "look") this.past.leave();
    else if (command?.do !== "seal" && command?.do !== "entropy") this.state.failed = why;
    say("assertive", why);
  }

  /** What one has asked for is not to be; nobody has to put that away. @param {string} why */
  deny(why) {
    this.state.denied = why;
    this.read = Date.now();
    say("assertive", why);
  }

  /** Whether it has stayed long enough: as long as the pointer or the focus is on it, it is read. */
  forgets() {
    const { state } = this;
    if (!state.denied) return false;
    if (this.root.querySelector(".banner.denied:is(:hover, :focus-within)")) this.read = Date.now();
    if (Date.now() - this.read < ANSWERED) return false;
    state.denied = null;
    return true;
  }

  /** @param {Shown} shown */
  receive(shown) {
    if (shown.me === null && dropLent(this.table)) return this.again();
    const how = verdict(this.shown?.seq ?? null, shown.seq);
    if (how === "drop") return;
    markEnglish(shown.english);
    const was = before(this.root);
    const isNew = this.shown?.at !== shown.at;
    const turned = isMine(shown) && (isNew || !this.shown || !isMine(this.shown));
    if (isNew) this.player.forget(shown.lesson?.action ?? null);
    if (isNew) this.state.hint = null;
    if (this.shown && isTurnedDown(this.shown, shown)) this.deny(t("turned-down"));
    this.speech.hear(shown, Date.now());
    this.shown = shown;
    if (shown.me !== null) note(noted(shown, shown.me, Date.now() / 1000));
    this.share.answer(shown);
    this.tracker.want(shown);
    this.draw();
    if (how === "move") {
      play(this.root, shown, was);
      say("polite", shown.said.polite);
    }
    if (turned) say("assertive", shown.said.assertive || shown.turn?.text || "");
    if (turned) this.player.turn(shown);
  }

  tick() {
    const { shown } = this;
    if (!shown) return;
    const forgot = this.forgets();
    const faded = this.speech.fade(shown, Date.now());
    if (forgot || faded || shown.seats.some(({ deadline }) => deadline !== null)) this.draw();
    if (!warning(shown) || this.warned === mine(shown)) return;
    this.warned = mine(shown);
    say("assertive", warning(shown));
  }

  /** @param {string} what a sheet, or nothing @param {string | null} [cited] the paragraph that it begins at */
  open(what, cited = null) {
    // Sheets come when the first is wanted: no card has to wait for them.
    if (what && !this.opened) {
      const failed = () => this.ui.fail(t("failed"));
      const open = (/** @type {typeof import("../table/sheets.js")} */ { opened }) => (
        (this.opened = opened),
        this.open(what, cited)
      );
      return void import("../table/sheets.js").then(open, failed);
    }
    if (!this.sheet) this.opener = /** @type {HTMLElement | null} */ (document.activeElement);
    this.ui.cited = cited;
    this.sheet = what === "last" && !this.shown?.last ? "" : what;
    this.draw();
    // One sheet may have led to another: the focus goes back to where the first was opened.
    if (!this.sheet && document.activeElement === document.body) this.opener?.focus({ preventScroll: true });
  }

  /** Another language or deck. @param {Promise<void>} work */
  reread(work) {
    void work.then(() => {
      this.past.leave();
      this.wire.send("reading", reading());
      this.draw();
    });
  }

  async copy() {
    this.state.copied = await copied(`${location.origin}/t/${this.table}`);
    this.draw();
  }

  /** The seat plays here again. */
  again() {
    this.wire.stop();
    this.state.replaced = false;
    this.wire = this.connect();
    this.draw();
  }

  // How it looks

  draw() {
    if (this.ending.signal.aborted) return; // what it waited for has come too late
    const { shown, ui, state } = this;
    const picture = this.past.shown ?? shown;
    ui.live = Boolean(
      shown && shown.me !== null && !this.past.shown && !state.broken && !state.replaced && !state.gone,
    );
    if (picture) this.measure(picture);
    const kind = shown?.score?.kind ?? "numbers";
    draw(
      this.root,
      h(
        "div",
        {
          key: "table",
          class: classes(
            "table-page",
            `as-${kind}`,
            shown?.lesson && "in-lesson",
            shown?.table.stage === "open" && "is-open",
          ),
        },
        whole(shown, picture, this.panel(), ui),
      ),
    );
    settlePlates(this.root);
    const area = this.root.querySelector(".felt");
    if (area) this.resized.observe(area);
  }

  /** What the parts around the felt show and do. @returns {import("../table/whole.js").Around} */
  panel() {
    const { shown, state, tab, sheet, past } = this;
    const look = (/** @type {Parameters<Past["look"]>[1]} */ how) => (past.look(this.shown, how), this.draw());
    return {
      ...state,
      tab,
      sheet,
      opened: this.opened,
      looked: past.shown,
      tracked: shown && this.tracker.of(shown),
      choose: (chosen) => ((this.tab = chosen), this.draw()),
      look,
      now: () => look("now"),
      here: () => this.again(),
      copy: () => void this.copy(),
      dismiss: () => ((state.failed = state.denied = state.hint = null), this.draw()),
      after: (work) => this.reread(work),
    };
  }

  /** @param {Shown} shown */
  measure(shown) {
    const area = this.root.querySelector(".felt")?.getBoundingClientRect();
    if (!area?.width) return;
    const held = shown.seats[shown.below]?.held ?? 0;
    const count = Math.max(shown.hand.length, held, shown.ended?.hands[shown.below]?.length ?? 0, 5);
    this.ui.size = measures({ width: area.width, height: area.height, seats: shown.table.seats, count });
  }
}
