/** The numbered paragraphs of a game, fetched when they are first wanted. */

import { get } from "./api.js";
import { classes, draw, h } from "./dom.js";
import { settings } from "./store.js";
import { lang, t } from "./words.js";

/** @typedef {{number: string, text: string, yours: boolean, options: {name: string, text: string, yours: boolean}[]}} Paragraph */

/** @param {string} preset @param {string | null} [table] whose house rules are in force */
export function paragraphs(preset, table = null) {
  return h("div", {
    key: `rules-${preset}-${lang()}-${settings.deck}`,
    class: "paragraphs",
    foreign: true,
    "aria-busy": "true",
    ref: (/** @type {HTMLElement} */ place) => void fill(place, preset, table),
  });
}

/** @param {HTMLElement} place @param {string} preset @param {string | null} table */
async function fill(place, preset, table) {
  try {
    const { title, about, sections } = await get(`/api/rules/${preset}`, { lang: lang(), deck: settings.deck, table });
    draw(place, h("h2", null, title), h("p", { class: "note" }, about), sections.map(section));
  } catch (error) {
    draw(place, h("p", { class: "note" }, error instanceof Error ? error.message : t("failed")));
  }
  place.removeAttribute("aria-busy");
}

/** @param {{number: string, title: string, paragraphs: Paragraph[]}} section */
function section({ number, title, paragraphs: all }) {
  return h(
    "section",
    { key: number },
    h("h3", null, title),
    h(
      "dl",
      null,
      all.flatMap((each) => [
        h("dt", { key: `n${each.number}`, id: `p${each.number}` }, `§${each.number}`),
        h("dd", { key: each.number }, each.text, choices(each)),
      ]),
    ),
  );
}

/** How this table has it, where tables differ. @param {Paragraph} paragraph */
function choices({ options }) {
  return (
    options.length > 0 &&
    h(
      "p",
      { class: "chips" },
      options.map(({ name, text, yours }) => h("span", { key: name, class: classes("chip", yours && "yours") }, text)),
    )
  );
}
