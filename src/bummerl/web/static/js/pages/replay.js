/** A replay: stepping through every deal by keys, slider and list; from any seat or with open cards; link, export, proof. */

import { get } from "../api.js";
import { copied } from "../copied.js";
import { draw, h, markEnglish } from "../dom.js";
import { head } from "../head.js";
import { measures } from "../logic/fan.js";
import { linkTo, placeIn, walk } from "../logic/stepping.js";
import { openSheet, sheet } from "../sheet.js";
import { pace, onChange } from "../store.js";
import { botsFor, open } from "../quick.js";
import { controls } from "../replay/controls.js";
import { aside } from "../replay/side.js";
import { felt } from "../table/felt.js";
import { before, play } from "../table/moves.js";
import { lang, reading, t } from "../words.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../replay/side.js").Told} Told */

/** Milliseconds a step is looked at while playing by itself. */
const STEP = 1300;

/** @param {HTMLElement} root @param {string[]} params */
export function show(root, [replay = ""]) {
  const view = new Replay(root, replay);
  return () => view.leave();
}

class Replay {
  /** @param {HTMLElement} root @param {string} replay */
  constructor(root, replay) {
    const { seat, ...place } = placeIn(new URLSearchParams(location.search));
    this.root = root;
    this.replay = replay;
    this.place = place;
    this.seat = seat;
    /** @type {Told | null} */
    this.told = null;
    /** @type {Map<string, Promise<Shown[]>>} */
    this.loading = new Map();
    /** @type {Map<number, Shown[]>} steps of the deals as the chosen seat saw them */
    this.deals = new Map();
    this.failed = "";
    this.copied = false;
    this.playing = 0;
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.key(event);
    addEventListener("keydown", this.onKey);
    document.body.classList.add("at-table");
    this.forget = onChange(() => this.draw());
    this.resized = new ResizeObserver(() => this.draw());
    this.does = {
      go: (/** @type {Partial<import("../logic/stepping.js").Place>} */ place) =>
        void this.go({ ...this.place, ...place }),
      walk: (/** @type {"first" | "back" | "on" | "last"} */ how) => void this.walk(how),
      toggle: () => this.toggle(),
      copy: () => void this.copy(),
      list: () => this.list(),
      playOn: null,
      see: (/** @type {number | null} */ seat) => {
        this.seat = seat;
        void this.load();
      },
      replay,
    };
    void this.load();
  }

  leave() {
    removeEventListener("keydown", this.onKey);
    document.body.classList.remove("at-table");
    clearInterval(this.playing);
    this.resized.disconnect();
    this.forget();
  }

  async load() {
    try {
      this.told = await get(`/api/replays/${this.replay}`, { lang: lang() });
      this.deals.clear();
      this.loading.clear();
      await this.go(this.place);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : t("failed");
      this.draw();
    }
  }

  /** The steps of a deal, fetched once. @param {number} deal */
  async steps(deal) {
    const number = this.told?.deals[deal]?.number ?? deal + 1;
    const key = `${number}/${this.seat}/${Object.values(reading())}`;
    if (!this.loading.has(key))
      this.loading.set(
        key,
        get(`/api/replays/${this.replay}/deals/${number}`, { ...reading(), seat: this.seat }).then(
          ({ steps }) => (markEnglish(steps.flatMap((/** @type {Shown} */ { english }) => english)), steps),
        ),
      );
    const steps = /** @type {Shown[]} */ (await this.loading.get(key));
    this.deals.set(deal, steps);
    return steps;
  }

  /** @param {import("../logic/stepping.js").Place} place */
  async go(place) {
    const deal = Math.min(place.deal, Math.max((this.told?.deals.length ?? 1) - 1, 0));
    const steps = await this.steps(deal);
    const was = before(this.root);
    const one = deal === this.place.deal && place.step === this.place.step + 1;
    this.place = { deal, step: Math.min(place.step, steps.length - 1) };
    const address = new URL(location.href);
    const kept = [...address.searchParams].filter(([name]) => name === "lang" || name === "deck");
    history.replaceState(
      null,
      "",
      `${address.pathname}?${new URLSearchParams(kept)}${kept.length ? "&" : ""}${linkTo(this.place, this.seat)}`,
    );
    this.draw();
    const shown = this.shown;
    if (one && shown) play(this.root, shown, was);
  }

  get shown() {
    return this.deals.get(this.place.deal)?.[this.place.step];
  }

  /** @param {"first" | "back" | "on" | "last"} how */
  async walk(how) {
    const lengths = (this.told?.deals ?? []).map((_, deal) => this.deals.get(deal)?.length ?? 1);
    const to = walk(this.place, how, lengths);
    if (to.deal !== this.place.deal) await this.steps(to.deal);
    const end = how === "back" || how === "last" ? (this.deals.get(to.deal)?.length ?? 1) - 1 : 0;
    await this.go(to.deal === this.place.deal ? to : { deal: to.deal, step: end });
  }

  toggle() {
    clearInterval(this.playing);
    this.playing = this.playing ? 0 : setInterval(() => void this.walk("on"), STEP * (pace() || 1));
    this.draw();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (
      event.isComposing ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      /** @type {Element} */ (event.target).matches("input, select, dialog *")
    )
      return;
    const ways = /** @type {Record<string, "first" | "back" | "on" | "last">} */ ({
      ArrowLeft: "back",
      ArrowRight: "on",
      Home: "first",
      End: "last",
    });
    const way = ways[event.key];
    if (way) void this.walk(way);
    else if (event.key === " " && !(/** @type {Element} */ (event.target).matches("button, a"))) this.toggle();
    else return;
    event.preventDefault();
  }

  draw() {
    const { told, shown } = this;
    draw(
      this.root,
      h(
        "div",
        { key: "replay", class: "replay-page" },
        head(() => void this.load()),
        told && shown
          ? this.whole(told, shown)
          : h(
              "main",
              { class: "felt board", key: "felt" },
              this.failed
                ? h("p", { class: "banner bad" }, this.failed)
                : h(
                    "div",
                    { class: "boot", "aria-hidden": "true" },
                    [0, 1, 2, 3, 4].map((place) => h("i", { key: place })),
                  ),
            ),
      ),
    );
    const area = this.root.querySelector(".felt");
    if (area) this.resized.observe(area);
  }

  /** @param {Told} told @param {Shown} shown */
  whole(told, shown) {
    const area = this.root.querySelector(".felt")?.getBoundingClientRect();
    const count = Math.max(shown.hand.length, shown.seats[shown.below]?.held ?? 0, 5);
    const size = measures({ width: area?.width || 700, height: area?.height || 620, seats: shown.table.seats, count });
    const steps = this.deals.get(this.place.deal) ?? [];
    const nothing = () => undefined;
    /** @type {import("../table/ui.js").Ui} */
    const ui = {
      size,
      live: false,
      picked: null,
      queued: null,
      question: null,
      refusal: null,
      bid: null,
      hint: null,
      cited: null,
      quiet: { muted: [], unnamed: [] },
      hush: () => undefined,
      heard: new Map(),
      touch: nothing,
      act: nothing,
      call: nothing,
      send: nothing,
      set: nothing,
      open: nothing,
      fail: nothing,
    };
    return [
      h("h1", { key: "title", class: "away" }, told.game),
      this.failed && h("p", { key: "failed", class: "banner bad", role: "alert" }, this.failed),
      felt(shown, ui),
      controls(told, this.place, steps.length, {
        ...this.does,
        playOn: this.place.step < steps.length - 1 && !shown.ended ? () => this.playOn(told, shown) : null,
        playing: this.playing !== 0,
        copied: this.copied,
      }),
      aside(told, steps, this.place, this.seat, this.does),
    ];
  }

  /** The log over the table; a choice in it closes it. */
  list() {
    const steps = this.deals.get(this.place.deal) ?? [];
    const close = () => openSheet(null);
    const { go, see } = this.does;
    const does = {
      ...this.does,
      go: (/** @type {Parameters<typeof go>[0]} */ place) => (close(), go(place)),
      see: (/** @type {number | null} */ seat) => (close(), see(seat)),
    };
    if (this.told)
      openSheet(sheet(t("sheet-log"), aside(this.told, steps, this.place, this.seat, does), close, "from-side"));
  }

  /** A table at this place, where the chosen seat, or the one to act, is the reader's. @param {Told} told @param {Shown} shown */
  playOn(told, shown) {
    const { deal, step } = this.place;
    const { preset } = shown.table;
    const me = this.seat ?? shown.turn?.seat ?? 0;
    const bot = botsFor(preset).find(({ key }) => key === "thumb") ?? botsFor(preset)[0];
    const seats = shown.seats.map(({ seat }) => (seat === me ? "me" : `bot:${bot?.key}`));
    const start = { replay: this.replay, deal: told.deals[deal]?.number ?? deal + 1, step };
    open({ preset, memory: "training", seats, start }).catch((error) => {
      this.failed = error.message;
      this.draw();
    });
  }

  async copy() {
    this.copied = await copied(location.href);
    this.draw();
  }
}
