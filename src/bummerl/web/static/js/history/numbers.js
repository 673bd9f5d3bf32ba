/** Own matches in numbers: a panel a game, and one of all. */

import { h } from "../dom.js";
import { interval, sums } from "../logic/sums.js";
import { percent, percentRange, signed, t } from "../words.js";
import { course } from "./course.js";

/** @typedef {import("../logic/sums.js").Sum} Sum */
/** @typedef {import("../own.js").Own} Own */

/** Nobody asks how many of these there were of others. */
const TOLD = new Set(["deals"]);

/** @param {Own[]} all */
export const numbers = (all) =>
  h("section", { key: "sums", class: "sums", "aria-label": t("statistics") }, sums(all).map(panel), note());

const note = () => h("p", { key: "interval", class: "note whole-row" }, t("interval"));

/** @param {Sum} sum */
function panel(sum) {
  const { game, played, won, deals, points, figures } = sum;
  const rows = [...figures].filter(([name, { count, of }]) => !TOLD.has(name) && (count || of));
  return h(
    "article",
    { key: game, class: "panel box" },
    h("h2", null, game || t("all-games")),
    h(
      "dl",
      { class: "numbers" },
      number(t("matches"), played ? `${won} / ${played}` : "–", share(won, played)),
      number(t("deals"), deals),
      game !== "" && number(t("points-a-deal"), points === null ? "–" : signed(points)),
    ),
    rows.length > 0 &&
      h(
        "table",
        { class: "statistics" },
        h(
          "tbody",
          null,
          rows.map(([name, { count, of }]) =>
            h(
              "tr",
              { key: name },
              h("th", { scope: "row" }, t(`count-${name}`)),
              h(
                "td",
                null,
                of === null ? count : `${count} / ${of}`,
                of ? h("span", { class: "share" }, ` ${share(count, of)}`) : null,
              ),
            ),
          ),
        ),
      ),
    course(sum),
  );
}

/** @param {string} label @param {string | number} value @param {string} [more] */
const number = (label, value, more = "") =>
  h(
    "div",
    null,
    h("dt", null, label),
    h("dd", { class: "display" }, value),
    more && h("dd", { class: "interval note" }, more),
  );

/** A share with its interval; nothing where nothing was tried. @param {number} count @param {number} of */
function share(count, of) {
  const range = interval(count, of);
  return range ? `${percent(count / of)} (${percentRange(...range)})` : "";
}
