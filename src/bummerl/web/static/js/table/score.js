/** The match: lozenges to seven, bars to 24 or plain numbers, Bummerl dots, barrel and bolts; and the deals so far. */

import { classes, h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";

/** @typedef {import("../types.js").Score} Score */
/** @typedef {import("../types.js").Team} Team */

/** More lozenges than this are a bar. */
const MOST_LOZENGES = 11;

/** Names of more letters than this leave no room for lozenges in a strip. */
const LONG = 14;

/** @param {Score | null} score @param {number | null} turn the seat whose turn it is */
export function score(score, turn) {
  if (!score) return h("section", { key: "score", class: "score" });
  const { title, kind, teams, deals } = score;
  const isLong = teams.map(({ label }) => label).join("").length > LONG;
  return h(
    "section",
    {
      key: "score",
      class: classes("score panel", `as-${kind}`, `of-${teams.length}`, isLong && "long"),
      "aria-label": title,
    },
    h("h2", { class: "label" }, title),
    h(
      "div",
      { class: "teams" },
      teams.map((team, place) => one(team, place, kind, turn !== null && team.seats.includes(turn))),
    ),
    deals.length > 0 &&
      h(
        "table",
        { class: "deals" },
        h(
          "tbody",
          null,
          deals.map(({ number, text, points }) =>
            h(
              "tr",
              { key: number },
              h("th", { scope: "row" }, number),
              h("td", null, text),
              points.map((each, place) => h("td", { key: place, class: "num" }, each ? written(each) : "–")),
            ),
          ),
        ),
      ),
  );
}

/** A number with the sign that numbers have. @param {number} number */
export const written = (number) => String(number).replace("-", "−");

/** @param {Team} team @param {number} place @param {Score["kind"]} kind @param {boolean} turns */
function one({ label, score: now, of, losses, marks }, place, kind, turns) {
  return h(
    "div",
    { key: place, class: classes("team", turns && "turns") },
    h("b", { class: "name", title: label }, h("bdi", null, label)),
    kind !== "numbers" && dots(losses),
    h("span", { key: `total-${now}`, class: "total display" }, written(now)),
    kind === "lozenges" && of !== null && of <= MOST_LOZENGES && lozenges(now, of),
    kind === "bar" &&
      of !== null &&
      h("span", { class: "bar", style: { "--part": Math.max(0, Math.min(1, now / of)) } }),
    marks.map((mark) => signs(mark)),
  );
}

/** Seven lozenges that empty as the score counts down. @param {number} now @param {number} of */
const lozenges = (now, of) =>
  h(
    "span",
    { class: "lozenges", "aria-hidden": "true" },
    Array.from({ length: of }, (_, place) => h("i", { key: place, class: place < now ? "" : "open" })),
  );

/** A Bummerl is a black dot, as on the slate. @param {number} losses */
const dots = (losses) =>
  h(
    "span",
    { class: "dots", title: `${t("losses")}: ${losses}` },
    h("span", { class: "away" }, `${t("losses")}: ${losses}`),
    losses === 0 ? h("i", { class: "open" }) : Array.from({ length: losses }, (_, place) => h("i", { key: place })),
  );

/** Bolts are flashes that fill as they come; the barrel is a cask and a dot an attempt. @param {import("../types.js").Mark} mark */
function signs({ is, count, of, text }) {
  const all = Array.from({ length: of || 3 }, (_, place) => place);
  const drawn =
    is === "bolt"
      ? all.map((place) => icon("bolt", 15, place < count ? "full" : ""))
      : [
          icon(is === "barrel" ? "barrel" : "flag", 17),
          all.map((place) => h("i", { key: place, class: place < count ? "" : "open" })),
        ];
  return h("span", { key: is, class: `marks ${is}`, title: text }, drawn, h("span", { class: "away" }, text));
}
