/** The page of a table in all its parts: bar, banners, felt, score, log, and the sheet over it. */

import { h } from "../dom.js";
import { t } from "../words.js";
import { banners } from "./banners.js";
import { bar } from "./bar.js";
import { contract } from "./contract.js";
import { felt } from "./felt.js";
import { lesson } from "./lesson.js";
import { rules, seal, side } from "./log.js";
import { score } from "./score.js";
import { waiting } from "./waiting.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/**
 * @typedef {object} Around
 * @property {boolean} broken
 * @property {boolean} replaced
 * @property {string | null} gone
 * @property {string | null} failed
 * @property {string | null} denied what one has asked for and does not get
 * @property {string | null} hint
 * @property {boolean} copied
 * @property {string} tab
 * @property {string} sheet
 * @property {typeof import("./sheets.js").opened | null} opened what draws a sheet, once it is there
 * @property {Shown | null} looked
 * @property {import("./tracker.js").Told | null} tracked what the card tracker says of the live table
 * @property {(tab: string) => void} choose
 * @property {(how: "first" | "back" | "on" | "now") => void} look
 * @property {() => void} now
 * @property {() => void} here
 * @property {() => void} copy
 * @property {() => void} dismiss
 * @property {(work: Promise<void>) => void} after another language or deck is being fetched
 */

/** @param {Shown | null} shown the live table @param {Shown | null} picture what is looked at @param {Around} around @param {Ui} ui */
export function whole(shown, picture, around, ui) {
  const head = [bar(shown, ui, around.after), banners(shown, around, ui)];
  if (!shown || !picture) return [head, board(around.gone ? null : outlines())];
  const panel = side(shown, around, ui);
  return [
    head,
    shown.table.stage === "open"
      ? board(waiting(shown, { ...ui, copied: around.copied, copy: around.copy }))
      : felt(picture, ui),
    h(
      "aside",
      { key: "left", class: "left", "aria-label": t("sheet-log") },
      lesson(picture, ui),
      score(picture.score, picture.turn?.seat ?? null),
      picture.table.seats === 4 && contract(picture),
      rules(picture, ui),
      picture.shuffle && seal(picture.shuffle, ui),
    ),
    shown.table.stage !== "open" && panel,
    around.sheet &&
      around.opened?.(around.sheet, picture, ui, {
        close: () => ui.open(""),
        after: around.after,
        side: side(shown, around, ui),
      }),
  ];
}

/** The felt without a deal. @param {any} what lies on it */
const board = (what) => h("main", { key: "felt", class: "felt board" }, what);

/** The table before its first picture: outlines in their places, and after a while a word. */
const outlines = () => [
  h(
    "div",
    { key: "wait", class: "boot", "aria-hidden": "true" },
    [0, 1, 2, 3, 4].map((place) => h("i", { key: place })),
  ),
  h("p", { key: "late", class: "late-word" }, t("loading")),
];
