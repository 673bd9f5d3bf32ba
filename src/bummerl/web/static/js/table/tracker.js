/** The card tracker of a training table: which cards are hidden, and how likely each holder has them. */

import { inText, names } from "../card.js";
import { h } from "../dom.js";
import { percent, t } from "../words.js";

/** @typedef {import("./ui.js").Shown} Shown */
/** @typedef {{at: string, columns: string[], rows: {cards: string[], percents: number[]}[], text: string, said: string}} Told */

/** What the server says of the place that is shown: asked for once, and worked out while the picture is there already. */
export class Tracker {
  /** @param {() => void} ask */
  constructor(ask) {
    this.ask = ask;
    this.asked = "";
    /** @type {Told | null} */
    this.told = null;
  }

  /** @param {Shown} shown */
  want({ at, unseen, lang, deck, ended }) {
    const place = `${at} ${lang} ${deck}`;
    if (!unseen?.length || ended || this.asked === place) return;
    this.asked = place;
    this.ask();
  }

  /** What is known of this place. @param {Shown} shown */
  of({ at, unseen }) {
    return unseen && this.told?.at === at ? this.told : null;
  }
}

/** @param {string[] | null} unseen @param {Told | null} told */
export const tracker = (unseen, told) =>
  unseen &&
  h(
    "section",
    { key: "tracker", class: "tracker", "aria-label": t("unseen") },
    h("h3", { class: "label" }, t("unseen")),
    told?.rows.length
      ? [table(told), h("p", { key: "sure", class: "note" }, told.text)]
      : h("p", { key: "cards", class: "unseen" }, unseen.map(inText)),
  );

/** @param {Told} told */
const table = ({ columns, rows }) =>
  h(
    "table",
    { key: "chances", class: "chances" },
    h(
      "thead",
      null,
      h(
        "tr",
        null,
        h("th", { scope: "col" }, h("span", { class: "away" }, t("unseen"))),
        columns.map((name) => h("th", { key: name, scope: "col" }, name)),
      ),
    ),
    h(
      "tbody",
      null,
      rows.map(({ cards, percents }) =>
        h(
          "tr",
          { key: cards.join() },
          h(
            "th",
            { scope: "row" },
            h("span", { class: "away" }, names(cards)),
            h("span", { class: "unseen", "aria-hidden": "true" }, cards.map(inText)),
          ),
          percents.map((share, place) => h("td", { key: place }, percent(share / 100))),
        ),
      ),
    ),
  );
