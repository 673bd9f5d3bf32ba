/** Advice for a game, with example positions that one can try to solve. */

import { get } from "../api.js";
import { card } from "../card.js";
import { classes, draw, h } from "../dom.js";
import { head } from "../head.js";
import { onChange, settings } from "../store.js";
import { inOrder } from "../table/hand.js";
import { talon } from "../table/talon.js";
import { measures } from "../logic/fan.js";
import { href } from "../address.js";
import { lang, t } from "../words.js";

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {{text: string, best: string, cards: string[], shown: Shown}} Example */
/** @typedef {{title: string, sections: {title: string, text: string, examples: Example[]}[]}} Advice */

/** @param {HTMLElement} root @param {string[]} params */
export function show(root, [game = ""]) {
  const state = {
    advice: /** @type {Advice | null} */ (null),
    failed: "",
    tried: /** @type {Map<string, string>} */ (new Map()),
  };
  const redraw = () => draw(root, page(game, state, load, redraw));
  const load = () =>
    void get(`/api/strategy/${game}`, { lang: lang(), deck: settings.deck })
      .then(
        (advice) => Object.assign(state, { advice, failed: "" }),
        (error) => Object.assign(state, { failed: error.message }),
      )
      .then(redraw);
  redraw();
  load();
  return onChange(redraw);
}

/** @param {string} game @param {{advice: Advice | null, failed: string, tried: Map<string, string>}} state @param {() => void} load @param {() => void} redraw */
function page(game, { advice, failed, tried }, load, redraw) {
  const chapter = (/** @type {Advice["sections"][number]} */ { title, text, examples }) =>
    h(
      "section",
      { key: title },
      h("h2", null, title),
      h("p", null, text),
      (examples ?? []).map((each, place) => example(each, `${title}/${place}`, tried, redraw)),
    );
  return h(
    "div",
    { key: "strategy", class: "sheet-of-paper reading" },
    head(load),
    h(
      "main",
      null,
      h("h1", { class: "display" }, advice?.title ?? t("strategy")),
      failed && h("p", { class: "note" }, failed),
      advice?.sections.map(chapter),
      h("p", null, h("a", { class: "linked under", href: href(`/rules/${game}`) }, t("nav-rules"))),
    ),
  );
}

/** A position: choose a card and see what is best. @param {Example} example @param {string} key @param {Map<string, string>} tried @param {() => void} redraw */
function example({ text, best, shown }, key, tried, redraw) {
  const chosen = tried.get(key);
  const choose = (/** @type {string} */ one) => () => {
    tried.set(key, one);
    redraw();
  };
  const size = measures({ width: 560, height: 420, seats: shown.table.seats, count: 5 });
  const isBest = (/** @type {string} */ one) => best === one || best.split(":").includes(one);
  return h(
    "figure",
    { key, class: "example felt" },
    h(
      "div",
      { class: "position" },
      talon(shown, /** @type {any} */ ({ size: { ...size, talon: 64 } })),
      shown.trick.map(({ card: laid, seat }) =>
        h("span", { key: laid }, card(laid, 72), h("small", null, shown.seats[seat]?.label)),
      ),
    ),
    h("p", { class: "note" }, shown.seats.map(({ label, line }) => `${label}: ${line}`).join(" · ")),
    h(
      "div",
      { class: "position", role: "group", "aria-label": t("hand") },
      inOrder(shown).map(({ card: one, name }) =>
        h(
          "button",
          {
            key: one,
            class: classes("try", chosen && isBest(one) && "best", chosen === one && !isBest(one) && "not-best"),
            "aria-label": name,
            onclick: choose(one),
          },
          card(one, 72),
        ),
      ),
    ),
    h("figcaption", { role: "status" }, chosen ? h("b", null, text) : t("try-it")),
  );
}
