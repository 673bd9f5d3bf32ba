/** Own matches of this browser: a list, sums a game, and how they went. */

import { draw, h } from "../dom.js";
import { head } from "../head.js";
import { icon } from "../icons.js";
import { sums, running } from "../logic/sums.js";
import { forget, owned } from "../own.js";
import { href } from "../address.js";
import { day, t } from "../words.js";

/** @param {HTMLElement} root */
export function show(root) {
  const redraw = () =>
    draw(
      root,
      h(
        "div",
        { key: "history", class: "sheet-of-paper" },
        head(redraw),
        h(
          "main",
          null,
          h("h1", { class: "display" }, t("nav-history")),
          owned().length ? [statistics(), list(redraw)] : empty(),
        ),
      ),
    );
  redraw();
}

const empty = () =>
  h(
    "section",
    { key: "empty", class: "panel box empty" },
    h("h2", null, t("no-matches")),
    h("p", { class: "note" }, t("no-matches-more")),
    h("a", { class: "btn main", href: href("/") }, t("deal-cards")),
  );

function statistics() {
  return h(
    "section",
    { key: "sums", class: "sums" },
    sums(owned()).map(({ game, played, won, deals, points }) =>
      h(
        "article",
        { key: game, class: "panel box" },
        h("h2", null, game),
        h(
          "dl",
          { class: "numbers" },
          h("div", null, h("dt", null, t("matches")), h("dd", { class: "display" }, `${won} / ${played}`)),
          h("div", null, h("dt", null, t("deals")), h("dd", { class: "display" }, deals.length)),
          h(
            "div",
            null,
            h("dt", null, t("points-a-deal")),
            h("dd", { class: "display" }, points === null ? "–" : points.toFixed(2)),
          ),
        ),
        deals.length > 1 && plot(running(deals)),
      ),
    ),
  );
}

/** The running sum of game points over the deals. @param {number[]} values */
function plot(values) {
  const [wide, high, pad] = [320, 96, 8];
  const [low, top] = [Math.min(0, ...values), Math.max(1, ...values)];
  const x = (/** @type {number} */ at) => pad + ((wide - 2 * pad) * at) / (values.length - 1);
  const y = (/** @type {number} */ value) => high - pad - ((high - 2 * pad) * (value - low)) / (top - low);
  const points = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return h(
    "figure",
    null,
    h(
      "svg",
      {
        class: "plot",
        viewBox: `0 0 ${wide} ${high}`,
        role: "img",
        "aria-label": `${t("running-sum")}: ${values.at(-1)}`,
      },
      h("line", { x1: pad, x2: wide - pad, y1: y(0), y2: y(0), class: "zero" }),
      h("polyline", { points, class: "curve" }),
    ),
    h("figcaption", { class: "note" }, t("running-sum"), ": ", h("b", null, values.at(-1))),
  );
}

/** @param {() => void} redraw */
function list(redraw) {
  return h(
    "ul",
    { key: "list", class: "matches panel" },
    owned().map(({ table, game, against, score, at, over, won, replay }) =>
      h(
        "li",
        { key: table },
        h("span", { class: "note" }, day(at)),
        h("b", null, game),
        h("span", null, against),
        h("b", { class: "display" }, score),
        h("span", { class: "chip" }, over ? t(won ? "won" : "lost") : t("unfinished")),
        h("span", { class: "grow" }),
        h(
          "a",
          { class: "linked under", href: href(over && replay ? `/r/${replay}` : `/t/${table}`) },
          t(over ? "look-again" : "go-on"),
        ),
        h(
          "button",
          { class: "tool", "aria-label": t("forget"), title: t("forget"), onclick: () => (forget(table), redraw()) },
          icon("close", 16),
        ),
      ),
    ),
  );
}
