/** What is the matter with the table, in one line each, and the way on. */

import { h } from "../dom.js";
import { icon } from "../icons.js";
import { sign } from "../card.js";
import { change, settings } from "../store.js";
import { t } from "../words.js";
import { warning } from "./clock.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/** @param {Shown | null} shown @param {import("./whole.js").Around} state @param {Ui} ui */
export function banners(shown, state, ui) {
  const mine = shown && shown.me !== null ? shown.seats[shown.me] : null;
  return h(
    "div",
    { key: "banners", class: "banners" },
    state.gone && banner("bad", "close", state.gone, h("a", { class: "linked", href: "/" }, t("to-start"))),
    state.broken && !state.gone && banner("warn", "retry", [h("b", null, t("connecting")), " ", t("connecting-more")]),
    state.replaced &&
      banner("", "eye", t("replaced"), h("button", { class: "linked", onclick: state.here }, t("play-here"))),
    mine?.computer &&
      shown?.ways.includes("return") &&
      banner(
        "",
        "user",
        t("taken-over"),
        h("button", { class: "linked", onclick: () => ui.send("return") }, t("take-back-seat")),
      ),
    // During a deal the clock stands beside the hand, and a banner would hide the table.
    shown?.table.stage === "between" && warning(shown) && banner("warn", "clock", warning(shown)),
    state.failed && banner("bad", "close", state.failed, understood(state.dismiss)),
    state.denied && banner("bad denied", "close", state.denied, understood(state.dismiss)),
    state.hint && banner("good", "bulb", state.hint, understood(state.dismiss)),
    shown?.asked && asked(shown.asked, ui),
    settings.deck === "german" && !settings.knows && shown && !shown.ended && isFirst(shown) && legend(),
    shown?.table.stage === "later" && banner("", "clock", t("watch-behind")),
    state.looked &&
      banner("", "eye", t("looking"), h("button", { class: "linked", onclick: state.now }, t("back-to-now"))),
  );
}

/** @param {string} kind @param {Parameters<typeof icon>[0]} sign @param {any} text @param {...any} way */
function banner(kind, sign, text, ...way) {
  return h("div", { key: `${kind}-${sign}`, class: `banner ${kind}` }, icon(sign, 20), h("p", null, text), ...way);
}

/** Whether no score stands yet whose place a banner could take. @param {Shown} shown */
const isFirst = ({ score }) => !score?.deals.length;

/** @param {() => void} dismiss */
const understood = (dismiss) =>
  h("button", { class: "linked", "aria-label": t("understood"), title: t("understood"), onclick: dismiss }, icon("close"));

/** A deck that many do not know, said once. */
const legend = () =>
  banner(
    "",
    "help",
    [
      /** @type {const} */ (["C", "acorns"]),
      /** @type {const} */ (["S", "leaves"]),
      /** @type {const} */ (["H", "hearts"]),
      /** @type {const} */ (["D", "bells"]),
    ]
      .map((/** @type {readonly string[]} */ [suit = "", name]) => [
        h("span", { class: "in-text" }, sign(suit, 15), t(`suit-${name}`)),
        " · ",
      ])
      .concat([t("ober-unter")]),
    understood(() => change({ knows: true })),
  );

/** @param {NonNullable<Shown["asked"]>} asked @param {Ui} ui */
function asked({ text, mine }, ui) {
  const answer = (/** @type {boolean} */ yes) => () => ui.send("answer", { yes });
  return banner(
    "ask",
    "user",
    text,
    mine && [
      h("button", { key: "no", class: "btn plain", onclick: answer(false) }, t("no")),
      h("button", { key: "yes", class: "btn main", onclick: answer(true) }, t("yes")),
    ],
  );
}
