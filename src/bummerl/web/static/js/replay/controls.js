/** The timeline of a replay: deals, a slider over the steps of one, buttons, and the link to this move. */

import { href } from "../address.js";
import { classes, h } from "../dom.js";
import { icon } from "../icons.js";
import { owned } from "../own.js";
import { t } from "../words.js";

/** @typedef {import("./side.js").Told} Told */
/** @typedef {import("../logic/stepping.js").Place} Place */

/**
 * @typedef {object} Does
 * @property {(place: Partial<Place>) => void} go
 * @property {(how: "first" | "back" | "on" | "last") => void} walk
 * @property {() => void} toggle
 * @property {() => void} copy
 * @property {() => void} list opens the log where it has no room beside the table
 * @property {(() => void) | null} playOn opens a table at this place; null where there is nothing left to play
 * @property {(seat: number | null) => void} see
 * @property {string} replay
 */

/** @param {Told} told @param {Place} place @param {number} length @param {Does & {playing: boolean, copied: boolean}} does */
export function controls(told, place, length, { go, walk, toggle, copy, list, playOn, playing, copied, replay }) {
  const slide = (/** @type {Event} */ event) =>
    go({ step: Number(/** @type {HTMLInputElement} */ (event.target).value) });
  return h(
    "section",
    { key: "controls", class: "controls panel", "aria-label": t("replay") },
    back(replay),
    told.deals[place.deal]?.practice &&
      h("p", { key: "practice" }, h("span", { class: "chip practice" }, t("practice"))),
    timeline(told, place, go),
    h("input", {
      type: "range",
      min: 0,
      max: Math.max(length - 1, 0),
      value: String(place.step),
      "aria-label": t("step"),
      oninput: slide,
    }),
    h(
      "div",
      { class: "buttons" },
      tool("first", "step-first", () => walk("first")),
      tool("back", "step-back", () => walk("back")),
      h(
        "button",
        { class: "btn main", "aria-label": t(playing ? "pause" : "play-on"), onclick: toggle },
        icon(playing ? "pause" : "play", 20),
      ),
      tool("on", "step-on", () => walk("on")),
      tool("last", "step-last", () => walk("last")),
      h("span", { class: "grow" }),
      h(
        "button",
        { key: "log", class: "tool narrow", "aria-label": t("sheet-log"), title: t("sheet-log"), onclick: list },
        icon("log"),
      ),
      h(
        "button",
        { class: "btn call", disabled: !playOn, onclick: playOn, title: t("play-from-here") },
        icon("user", 18),
        h("span", null, t("play-from-here")),
      ),
      h(
        "button",
        { class: "btn plain", onclick: copy, title: t("link-to-move") },
        icon(copied ? "check" : "link", 18),
        t(copied ? "copied" : "link-to-move"),
      ),
    ),
  );
}

/** @param {Parameters<typeof icon>[0]} sign @param {string} name @param {() => void} click */
const tool = (sign, name, click) =>
  h("button", { key: name, class: "tool", "aria-label": t(name), onclick: click }, icon(sign));

/** @param {Told} told @param {Place} here @param {Does["go"]} go */
function timeline({ deals }, here, go) {
  const one = (/** @type {Told["deals"][number]} */ { number, text, practice }, /** @type {number} */ place) =>
    h(
      "button",
      {
        key: number,
        class: classes(place === here.deal && "here"),
        title: text,
        "aria-label": [`${t("deal")} ${number}: ${text}`, practice && t("practice")].filter(Boolean).join(" · "),
        onclick: () => go({ deal: place, step: 0 }),
      },
      number,
    );
  return h("div", { class: "timeline", role: "group", "aria-label": t("deals") }, deals.map(one));
}

/** The way to our seat in a match that goes on. @param {string} replay */
function back(replay) {
  const own = owned().find((each) => each.replay === replay && !each.over);
  return own && h("a", { key: "back", class: "linked", href: href(`/t/${own.table}`) }, t("back-to-table"));
}
