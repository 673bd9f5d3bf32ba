/** The end of a deal: why, the count card by card, what it is worth; the cards lie open around it. */

import { href } from "../address.js";
import { row } from "../card.js";
import { classes, h } from "../dom.js";
import { open } from "../quick.js";
import { t } from "../words.js";
import { written } from "./score.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */
/** @typedef {import("../types.js").Ended} Ended */

/** @param {Shown} shown @param {Ui} ui */
export function ended(shown, ui) {
  const { ended: end } = shown;
  if (!end) return null;
  const has = (/** @type {string} */ way) => ui.live && shown.ways.includes(way);
  const { replay } = shown.table;
  // All cards of a finished deal lie open, so that it can be looked at before the match is over.
  const [deal] = shown.at.split(".");
  const isPlayed = end.rows.some(({ tricks }) => tricks.length > 0);
  if (!isPlayed && !end.match && end.rows.every(({ scored }) => !scored)) return again(end, has("next"), ui);
  const [look, onward] = replay && isPlayed ? ["btn main", "btn call"] : ["btn plain", "btn main"];
  return h(
    "section",
    { key: "ended", class: "ended panel", "aria-label": end.title },
    reasons(end),
    isBehind(shown) && h("p", { key: "behind", class: "note" }, t("watch-behind")),
    end.match &&
      h(
        "div",
        { class: "match display" },
        end.match.lines.map((line) => h("p", { key: line }, line)),
      ),
    h("div", { class: "counts" }, end.rows.map(count)),
    left(shown, ui),
    h(
      "div",
      { class: "ways" },
      shown.shuffle && h("button", { class: "btn quiet", onclick: () => ui.open("verify") }, t("verify")),
      replay &&
        h("a", { class: shown.lesson ? "btn plain" : look, href: href(`/r/${replay}?deal=${deal}`) }, t("review")),
      has("rematch") &&
        h(
          "button",
          { class: shown.lesson ? "btn plain" : onward, onclick: () => ui.send("rematch") },
          t(shown.lesson ? "lesson-again" : "rematch"),
        ),
      shown.lesson && h("button", { class: "btn main", onclick: () => match(shown, ui) }, t("lesson-match")),
      has("next") && next("next-deal", onward, ui),
      shown.table.stage === "over" && !shown.lesson && h("a", { class: "btn plain", href: href("/") }, t("another")),
    ),
  );
}

/** Nothing was played and nothing is scored: a word between two deals. @param {Ended} end @param {boolean} waits @param {Ui} ui */
const again = (end, waits, ui) =>
  h(
    "section",
    { key: "again", class: "ended again panel", "aria-label": end.title },
    reasons(end),
    waits && next("deal-again", "btn main", ui),
  );

/** @param {Ended} end */
const reasons = ({ title, why }) => [
  h("h2", { key: "title" }, title),
  h(
    "div",
    { key: "why", class: "why" },
    why.map((line) => h("p", { key: line }, line)),
  ),
];

/** @param {string} word @param {string} kind @param {Ui} ui */
const next = (word, kind, ui) =>
  h(
    "button",
    { key: "next", class: kind, "data-next": true, onclick: () => ui.send("next") },
    t(word),
    h("kbd", { class: "key" }, "↵"),
  );

/** Whether another deal may go on that this reader is not shown. @param {Shown} shown */
const isBehind = ({ me, table: { watch, stage } }) => me === null && watch === "later" && stage === "between";

/** A whole match against the same opponents. @param {Shown} shown @param {Ui} ui */
function match({ table, seats, me }, ui) {
  const others = seats.map(({ seat, bot }) => (seat === me ? "me" : `bot:${bot ?? "thumb"}`));
  open({ preset: table.preset, memory: "points", seats: others }).catch((error) => ui.fail(error.message));
}

/** A row of cards that were left is no wider than a phone allows, in pixels. */
const WIDE = 250;

/** The cards that were left: those of the talon, and the hands where the panel lies over them. @param {Shown} shown @param {Ui} ui */
function left({ ended: end, seats }, ui) {
  const hands = ui.size.narrow ? (end?.hands ?? []) : [];
  const all = [
    ...hands.map((cards, seat) => ({ name: seats[seat]?.label, cards })),
    { name: t("talon"), cards: end?.stock ?? [] },
  ];
  return h(
    "div",
    { key: "left-over", class: "left-over" },
    all
      .filter(({ cards }) => cards.length)
      .map(({ name, cards }, place) =>
        h("p", { key: place }, h("span", { class: "note" }, name), row(cards, 30, Math.min(20, WIDE / cards.length))),
      ),
  );
}

/** @param {Ended["rows"][number]} counted */
function count({ label, tricks, extras, total, scored, now }) {
  return h(
    "div",
    { key: label, class: "count" },
    h(
      "div",
      { class: "head" },
      h("b", null, label),
      scored !== null &&
        scored !== 0 &&
        h("span", { class: classes("scored", scored < 0 && "lost") }, scored > 0 ? `+${scored}` : written(scored)),
      total !== null && h("span", { class: "sum" }, `${t("total")} `, h("b", null, total)),
      now !== null && h("span", { class: "now display" }, written(now)),
    ),
    h(
      "div",
      { class: "tricks" },
      tricks.map(({ cards, points }, place) =>
        h("span", { key: place, class: "trick-won" }, row(cards, 30, 20), points !== null && h("small", null, points)),
      ),
      extras.map(({ text, cards, points }, place) =>
        h(
          "span",
          { key: `extra-${place}`, class: "trick-won extra" },
          cards.length > 0 && row(cards, 30, 20),
          h("small", null, text, " ", points),
        ),
      ),
    ),
  );
}
