/** What can be opened over the table: menu, log, rules, last trick, proof of the shuffle, keys, phrases. */

import { choices, tick } from "../choices.js";
import { card as face } from "../card.js";
import { h } from "../dom.js";
import { href } from "../address.js";
import { sheet } from "../sheet.js";
import { change, settings } from "../store.js";
import { t } from "../words.js";
import { paragraphs } from "../rulebook.js";
import { proof } from "../proof.js";
import { lines } from "./log.js";
import { score } from "./score.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

export const PHRASES = ["hello", "luck", "played", "thanks", "oops", "moment", "again", "bye"];

const KEYS = ["1 2 3 …", "← → ↵", "Esc", "M", "X", "C", "S", "L", "T", "P", "R", "U", "H", "?"];

/**
 * @param {string} what @param {Shown} shown @param {Ui} ui
 * @param {{close: () => void, after: (work: Promise<void>) => void, side: any}} more
 */
export function opened(what, shown, ui, { close, after, side }) {
  const make = SHEETS[what];
  return make
    ? sheet(
        t(what in SURE ? `way-${what}` : `sheet-${what}`),
        make(shown, ui, { close, after, side }),
        close,
        what === "last" || what in SURE ? "middle" : "from-side",
      )
    : null;
}

/** What cannot be taken back asks once, @type {Record<string, string>} with this. */
const SURE = { resign: "ask-resign", leave: "ask-leave" };

/** @param {string} name @returns {(shown: Shown, ui: Ui, more: {close: () => void}) => any} */
const sure =
  (name) =>
  (_shown, ui, { close }) => [
    h("p", { key: "ask" }, t(SURE[name] ?? "")),
    h(
      "div",
      { key: "answers", class: "answers" },
      h("button", { class: "btn plain", onclick: close }, t("no")),
      h("button", { class: "btn main", onclick: () => (ui.send(name), close()) }, t(`way-${name}`)),
    ),
  ];

/** @type {Record<string, (shown: Shown, ui: Ui, more: {close: () => void, after: (work: Promise<void>) => void, side: any}) => any>} */
const SHEETS = {
  menu,
  settings: (_shown, _ui, { after }) => choices(after),
  log: (shown, _ui, { side }) => [score(shown.score, null), side ?? lines(shown)],
  rules: (shown) =>
    h(
      "div",
      { class: "rulebook" },
      h(
        "ul",
        { class: "in-force" },
        shown.table.rules.map((rule) => h("li", { key: rule }, rule)),
      ),
      paragraphs(shown.table.preset, shown.table.id),
    ),
  last: (shown) =>
    shown.last &&
    h(
      "div",
      { class: "last-large" },
      shown.last.cards.map((card, place) =>
        h(
          "figure",
          { key: card },
          face(card, 110),
          h("figcaption", null, shown.seats[shown.last?.seats[place] ?? 0]?.label),
        ),
      ),
      h("p", null, shown.last.text),
    ),
  verify: (shown) => proof(shown),
  resign: sure("resign"),
  leave: sure("leave"),
  help: () =>
    h(
      "dl",
      { class: "keys" },
      KEYS.flatMap((key, place) => [
        h("dt", { key: `k${key}` }, h("kbd", null, key)),
        h("dd", { key: `d${key}` }, t(`key-${place + 1}`)),
      ]),
    ),
  phrases: (_shown, ui, { close }) =>
    h(
      "div",
      { class: "phrases" },
      PHRASES.map((phrase) =>
        h(
          "button",
          { key: phrase, class: "btn plain", onclick: () => (ui.send("phrase", { phrase }), close()) },
          t(`phrase-${phrase}`),
        ),
      ),
      tick(t("set-phrases"), settings.phrases, (phrases) => change({ phrases })),
    ),
};

/** @param {Shown} shown @param {Ui} ui @param {{close: () => void}} more */
function menu(shown, ui, { close }) {
  // Before the match nothing is lost by leaving.
  const way = (/** @type {string} */ name) =>
    shown.ways.includes(name) &&
    h(
      "button",
      {
        key: name,
        class: "btn plain",
        onclick: () => (name in SURE && shown.table.stage !== "open" ? ui.open(name) : (ui.send(name), close())),
      },
      t(`way-${name}`),
    );
  const go = (/** @type {string} */ what) =>
    h("button", { key: `open-${what}`, class: "btn plain", onclick: () => ui.open(what) }, t(`sheet-${what}`));
  return h(
    "div",
    { class: "menu" },
    go("log"),
    shown.last && go("last"),
    way("hint"),
    way("takeback"),
    shown.table.seats && shown.me !== null && go("phrases"),
    go("rules"),
    go("settings"),
    go("help"),
    shown.shuffle && go("verify"),
    h("a", { key: "replay", class: "btn plain", href: href("/history") }, t("nav-history")),
    way("return"),
    way("resign"),
    way("leave"),
    h("a", { key: "start", class: "btn quiet", href: href("/") }, t("to-start")),
  );
}
