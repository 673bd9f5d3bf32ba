/** The log with its arrows back in time, and beside it what the table is like. */

import { inText, row } from "../card.js";
import { classes, h } from "../dom.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { tracker } from "./tracker.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

/** @param {Shown} shown the live table @param {import("./whole.js").Around} panel @param {Ui} ui */
export function side(shown, panel, ui) {
  const tabs = ["log", "about"];
  return h(
    "aside",
    { key: "side", class: "side panel" },
    h(
      "div",
      { class: "tabs", role: "tablist" },
      tabs.map((tab) =>
        h(
          "button",
          { key: tab, role: "tab", "aria-selected": panel.tab === tab, onclick: () => panel.choose(tab) },
          t(`tab-${tab}`),
        ),
      ),
    ),
    panel.tab === "log" ? lines(panel.looked ?? shown) : about(shown, ui, panel.tracked),
    panel.tab === "log" && arrows(shown, panel),
  );
}

/** @param {Shown} shown */
export function lines(shown) {
  const { log } = shown;
  return h(
    "ol",
    { class: "log", tabindex: 0, "aria-label": t("tab-log"), ref: follow },
    log.map((line, place) => {
      const isNew = place === 0 || log[place - 1]?.deal !== line.deal;
      return h(
        "li",
        { key: `${line.deal}.${line.step}.${place}`, class: classes(place === log.length - 1 && "now") },
        isNew && h("span", { class: "deal-number" }, t("deal"), " ", line.deal),
        h(
          "span",
          null,
          line.text,
          line.cards.length > 0 && h("span", { class: "log-cards", "aria-hidden": "true" }, line.cards.map(inText)),
        ),
      );
    }),
  );
}

/** The newest line stays in sight unless somebody reads further up. @param {HTMLElement} list */
function follow(list) {
  const down = () => list.scrollHeight - list.scrollTop - list.clientHeight < 120;
  let wasDown = true;
  list.onscroll = () => (wasDown = down());
  new MutationObserver(() => wasDown && list.scrollTo(0, list.scrollHeight)).observe(list, { childList: true });
  requestAnimationFrame(() => list.scrollTo(0, list.scrollHeight));
}

/** @param {Shown} shown @param {Parameters<typeof side>[1]} panel */
function arrows(shown, { look, looked }) {
  const none = shown.log.length < 2;
  return h(
    "div",
    { class: "arrows" },
    h(
      "button",
      { class: "tool", "aria-label": t("step-first"), disabled: none, onclick: () => look("first") },
      icon("first"),
    ),
    h(
      "button",
      { class: "tool", "aria-label": t("step-back"), disabled: none, onclick: () => look("back") },
      icon("back"),
    ),
    h(
      "button",
      { class: "tool", "aria-label": t("step-on"), disabled: !looked, onclick: () => look("on") },
      icon("on"),
    ),
    h("span", { class: "grow" }),
    h("button", { class: "chip", disabled: !looked, onclick: () => look("now") }, t("now")),
  );
}

/** @param {Shown} shown @param {Ui} ui @param {import("./tracker.js").Told | null} told */
function about(shown, ui, told) {
  const { tricks, unseen, shuffle } = shown;
  return h(
    "div",
    { class: "about" },
    tracker(unseen, told),
    rules(shown, ui),
    tricks.length > 0 &&
      h(
        "section",
        null,
        h("h3", { class: "label" }, t("tricks")),
        h(
          "ul",
          null,
          tricks.map(({ cards, text }, place) =>
            h("li", { key: place }, row(cards, 34, 27), h("span", { class: "note" }, text)),
          ),
        ),
      ),
    shuffle && seal(shuffle, ui),
  );
}

/** House rules in force. @param {Shown} shown @param {Ui} ui */
export function rules(shown, ui) {
  return h(
    "section",
    { key: "rules", class: "house-rules panel" },
    h(
      "div",
      { class: "head" },
      h("h2", { class: "label" }, t("house-rules")),
      h("button", { class: "linked", onclick: () => ui.open("rules") }, t("show")),
    ),
    h(
      "ul",
      null,
      inForce(shown),
    ),
  );
}

/** The house rules as lines, those of this table alone marked. @param {Shown} shown */
export const inForce = ({ table: { rules: all, tags } }) =>
  all.map((rule) => h("li", { key: rule, class: tags.includes(rule) ? "yours" : null }, rule));

/** What is fixed before the deal and can be checked after it. @param {NonNullable<Shown["shuffle"]>} shuffle @param {Ui} ui */
export function seal({ text, commitment }, ui) {
  return h(
    "details",
    { key: "seal", class: "proof panel" },
    h("summary", null, icon("shield", 20), h("span", null, text)),
    commitment && h("code", null, commitment),
    h("button", { class: "linked under", onclick: () => ui.open("verify") }, t("verify")),
  );
}
