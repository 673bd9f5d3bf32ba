/** What can be opened over the table: menu, log, rules, last trick, proof of the shuffle, keys, phrases. */

import { choices, tick } from "../choices.js";
import { card as face } from "../card.js";
import { classes, h } from "../dom.js";
import { href } from "../address.js";
import { sheet } from "../sheet.js";
import { change, settings } from "../store.js";
import { start, t } from "../words.js";
import { paragraphs } from "../rulebook.js";
import { proof } from "../proof.js";
import { device } from "./device.js";
import { inForce, lines } from "./log.js";
import { score } from "./score.js";

/** @typedef {import("./ui.js").Ui} Ui */
/** @typedef {import("./ui.js").Shown} Shown */

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
  rules: (shown, ui) =>
    h(
      "div",
      { class: "rulebook" },
      h(
        "ul",
        { class: "in-force" },
        inForce(shown),
      ),
      paragraphs(shown.table.preset, shown.table.id, ui.cited),
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
  device: (shown, ui) => device(shown, () => ui.open("device")),
  resign: sure("resign"),
  leave: sure("leave"),
  help: () =>
    h(
      "dl",
      { class: "keys" },
      start().keys.flatMap(({ key, text }) => [
        h("dt", { key: `k${key}` }, h("kbd", null, key)),
        h("dd", { key: `d${key}` }, text),
      ]),
    ),
  phrases: (shown, ui, { close }) => [
    h(
      "div",
      { class: "phrases" },
      start().phrases.map((phrase) =>
        h(
          "button",
          { key: phrase, class: "btn plain", onclick: () => (ui.send("phrase", { phrase }), close()) },
          t(`phrase-${phrase}`),
        ),
      ),
      tick(t("set-phrases"), settings.phrases, (phrases) => change({ phrases })),
    ),
    others(shown, ui),
  ],
};

/** Not to hear somebody, or to see their name. @param {Shown} shown @param {Ui} ui */
const others = ({ seats, me, unnamed }, { quiet: { muted }, hush, send }) =>
  seats
    .filter(({ seat, kind }) => kind === "person" && seat !== me)
    .map(({ seat, name, label }) =>
      h(
        "section",
        { key: `other-${seat}`, class: "other" },
        tick(`${t("mute")} ${label}`, muted.includes(seat), (on) =>
          hush({ muted: on ? [...muted, seat] : muted.filter((each) => each !== seat) }),
        ),
        unnamed?.includes(seat)
          ? h("p", { class: "note", role: "status" }, t("reported"))
          : h(
              "button",
              {
                class: "linked under",
                "aria-label": `${t("report")}: ${label}`,
                onclick: () => send("report", { seat, name }),
              },
              t("report"),
            ),
      ),
    );

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
    h("button", { key: `open-${what}`, class: classes("btn plain", what === "help" && "by-key"), onclick: () => ui.open(what) }, t(`sheet-${what}`));
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
    shown.me !== null && shown.table.stage !== "over" && go("device"),
    h("a", { key: "replay", class: "btn plain", href: href("/history") }, t("nav-history")),
    way("return"),
    way("resign"),
    way("leave"),
    h("a", { key: "start", class: "btn quiet", href: href("/") }, t("to-start")),
  );
}
