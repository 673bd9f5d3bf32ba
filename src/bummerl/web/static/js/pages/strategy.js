/** Advice for a game, with example positions that one can try to solve. */

import { get } from "../api.js";
import { draw, h } from "../dom.js";
import { head } from "../head.js";
import { onChange, settings } from "../store.js";
import { example } from "./example.js";
import { entitle, href } from "../address.js";
import { headed, lang, t } from "../words.js";

/** @typedef {import("./example.js").Example} Example */
/** @typedef {import("./example.js").Tried} Tried */
/** @typedef {{title: string, lang: string, preset: string, sections: {title: string, text: string, examples: Example[]}[]}} Advice */

/** @param {HTMLElement} root @param {string[]} params */
export function show(root, [game = ""]) {
  const state = {
    advice: /** @type {Advice | null} */ (null),
    failed: "",
    tried: /** @type {Map<string, Tried>} */ (new Map()),
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

/** @param {string} game @param {{advice: Advice | null, failed: string, tried: Map<string, Tried>}} state @param {() => void} load @param {() => void} redraw */
function page(game, { advice, failed, tried }, load, redraw) {
  const chapter = (/** @type {Advice["sections"][number]} */ { title, text, examples }) =>
    h(
      "section",
      { key: title },
      h("h2", { lang: advice?.lang }, title),
      h("p", { lang: advice?.lang }, text),
      examples.map((each) =>
        example(each, tried.get(each.key) ?? {}, (changes) => {
          tried.set(each.key, { ...tried.get(each.key), ...changes });
          redraw();
        }),
      ),
    );
  const title = advice ? headed(t("strategy"), advice.title) : t("strategy");
  entitle(title);
  return h(
    "div",
    { key: "strategy", class: "sheet-of-paper reading" },
    head(load),
    h(
      "main",
      null,
      h("h1", { class: "display" }, title),
      failed && h("p", { class: "note" }, failed),
      advice?.sections.map(chapter),
      h("p", null, h("a", { class: "linked under", href: href(`/rules/${advice?.preset ?? game}`) }, t("nav-rules"))),
    ),
  );
}
