/** How own matches went: two curves, and the same as a table for who cannot or does not want to see curves. */

import { h } from "../dom.js";
import { day, percent, signed, t } from "../words.js";

/** @typedef {import("../logic/sums.js").Sum} Sum */
/** @typedef {import("../logic/sums.js").Match} Match */

/** @param {Sum} sum */
export function course({ game, matches }) {
  if (matches.length < 2) return null;
  const hasPoints = game !== "";
  return [
    hasPoints && plot("curve-points", matches, ({ mean }) => mean, [0, 0], signed),
    plot("curve-share", matches, ({ share }) => share, [0, 1], percent),
    h(
      "details",
      { key: "table" },
      h("summary", { class: "linked" }, t("as-table")),
      h(
        "div",
        { class: "scrolled", tabindex: 0, role: "region", "aria-label": t("as-table") },
        table(matches, hasPoints),
      ),
    ),
  ];
}

/** @param {Match[]} matches @param {boolean} hasPoints */
function table(matches, hasPoints) {
  const heads = ["day", "deals", hasPoints && "points-a-deal", hasPoints && "so-far", "result", "share-so-far"];
  const cells = (/** @type {Match} */ { at, deals, points, mean, won, share }) => [
    day(at),
    deals,
    hasPoints && (points === null ? "–" : signed(points)),
    hasPoints && (mean === null ? "–" : signed(mean)),
    t(won === null ? "unfinished" : won ? "won" : "lost"),
    share === null ? "–" : percent(share),
  ];
  return h(
    "table",
    { class: "statistics course" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        heads.filter((head) => head !== false).map((head) => h("th", { key: head, scope: "col" }, t(head))),
      ),
    ),
    h(
      "tbody",
      null,
      matches.map((match, row) =>
        h(
          "tr",
          { key: row },
          cells(match)
            .filter((cell) => cell !== false)
            .map((cell, column) => h("td", { key: column }, cell)),
        ),
      ),
    ),
  );
}

const [WIDE, HIGH, PAD] = [320, 104, 8];

/**
 * A curve over the matches, with its lowest and highest value in words.
 * @param {string} name @param {Match[]} matches @param {(match: Match) => number | null} of
 * @param {[number, number]} least what the scale shows in any case @param {(value: number) => string} said
 */
function plot(name, matches, of, [low, high], said) {
  const values = matches.map(of).filter((value) => value !== null);
  if (values.length < 2) return null;
  const [bottom, top] = [Math.min(low, ...values), Math.max(high, ...values)];
  const range = top - bottom || 1;
  const x = (/** @type {number} */ at) => PAD + ((WIDE - 2 * PAD) * at) / (values.length - 1);
  const y = (/** @type {number} */ value) => HIGH - PAD - ((HIGH - 2 * PAD) * (value - bottom)) / range;
  const now = values.at(-1) ?? 0;
  const text = `${t(name)}: ${said(now)}`;
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return h(
    "figure",
    { key: name, class: "curve-of" },
    h("figcaption", { class: "note" }, t(name), ": ", h("b", null, said(now))),
    h(
      "svg",
      { class: "plot", viewBox: `0 0 ${WIDE} ${HIGH}`, role: "img", "aria-label": text },
      h("title", null, text),
      h("line", { x1: PAD, x2: WIDE - PAD, y1: y(0), y2: y(0), class: "zero" }),
      h("polyline", { points, class: "curve" }),
      h("circle", { cx: x(values.length - 1), cy: y(now), r: 3.5, class: "now" }),
    ),
    h("p", { class: "scale note" }, `${said(bottom)} … ${said(top)}`),
  );
}
