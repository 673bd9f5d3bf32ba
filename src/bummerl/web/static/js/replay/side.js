/** Beside a replay: whose eyes, the log of the deal, statistics, the proof of the shuffle, and the record to take along. */

import { segments } from "../choices.js";
import { classes, h } from "../dom.js";
import { icon } from "../icons.js";
import { meaning, result } from "../proof.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../logic/stepping.js").Place} Place */

/**
 * @typedef {object} Told what the server tells of a replay
 * @property {string[]} names
 * @property {string} game
 * @property {string[]} rules
 * @property {{number: number, text: string, practice: boolean}[]} deals
 * @property {{is: string, label: string, values: string[]}[]} statistics
 * @property {unknown} proof
 */

/** @param {Told} told @param {Shown[]} steps @param {Place} place @param {number | null} seat @param {import("./controls.js").Does} does */
export function aside(told, steps, place, seat, { see, go, replay }) {
  return h(
    "aside",
    { key: "side", class: "side panel" },
    h(
      "div",
      { class: "eyes" },
      segments(t("seen-by"), eyes(told), seat === null ? "" : String(seat), (value) =>
        see(value === "" ? null : Number(value)),
      ),
    ),
    log(steps.at(-1)?.log ?? [], place, go),
    h(
      "div",
      { class: "proof-box" },
      told.statistics.length > 0 && statistics(told),
      result(replay),
      Boolean(told.proof) && meaning(),
      h(
        "p",
        { class: "records" },
        ["txt", "json"].map((kind) =>
          h(
            "a",
            { key: kind, class: "linked under", href: `/api/replays/${replay}/record.${kind}`, download: true },
            icon("save", 16),
            ` ${kind}`,
          ),
        ),
      ),
    ),
  );
}

/** @param {Told} told @returns {[string, string][]} */
const eyes = ({ names }) => [
  ["", t("open-cards")],
  ...names.map((name, seat) => /** @type {[string, string]} */ ([String(seat), name])),
];

/** @param {Shown["log"]} all @param {Place} here @param {import("./controls.js").Does["go"]} go */
function log(all, here, go) {
  const now = all.findLastIndex(({ step }) => step <= here.step);
  return h(
    "ol",
    { class: "log", tabindex: 0, "aria-label": t("tab-log") },
    all.map(({ step, text }, place) =>
      h(
        "li",
        { key: place, class: classes(place === now && "now", place > now && "later") },
        h("button", { onclick: () => go({ step }) }, text),
      ),
    ),
  );
}

/** @param {Told} told */
const statistics = ({ names, statistics: rows }) =>
  h(
    "details",
    { key: "statistics" },
    h("summary", { class: "linked" }, t("statistics")),
    h(
      "table",
      { class: "statistics" },
      h(
        "thead",
        null,
        h(
          "tr",
          null,
          h("th", null, ""),
          names.map((name, place) => h("th", { key: place, scope: "col" }, name)),
        ),
      ),
      h(
        "tbody",
        null,
        rows.map(({ is, label, values }) =>
          h(
            "tr",
            { key: is },
            h("th", { scope: "row" }, label),
            values.map((value, place) => h("td", { key: place }, value)),
          ),
        ),
      ),
    ),
  );
