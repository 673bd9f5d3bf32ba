/** Learning by playing: a table that gives hints and takes back, and what to try at it. */

import { draw, h } from "../dom.js";
import { head } from "../head.js";
import { botsFor, open, presetOf } from "../quick.js";
import { href } from "../address.js";
import { start, t } from "../words.js";

/** The first lesson's table. */
const FIRST = { preset: "schnapsen", memory: "training", seats: ["me", "bot:thumb"], lesson: "first" };

const STEPS = ["1", "2", "3", "4", "5", "6"];

/** @param {HTMLElement} root */
export function show(root) {
  const state = { failed: "", preset: "schnapsen" };
  const redraw = () => draw(root, page(state, redraw));
  redraw();
}

/** @param {{failed: string, preset: string}} state @param {() => void} redraw */
function page(state, redraw) {
  const fail = (/** @type {Error} */ error) => {
    state.failed = error.message;
    redraw();
  };
  const play = () => {
    const bot = botsFor(state.preset)[0];
    const seats = Array.from({ length: presetOf(state.preset)?.seats ?? 2 }, (_, seat) =>
      seat ? `bot:${bot?.key}` : "me",
    );
    open({ preset: state.preset, memory: "training", seats }).catch(fail);
  };
  const first = () => void open(FIRST).catch(fail);
  return h(
    "div",
    { key: "learn", class: "sheet-of-paper reading" },
    head(redraw),
    h(
      "main",
      null,
      h("h1", { class: "display" }, t("learn-title")),
      h("p", { class: "lead" }, t("learn-lead")),
      h(
        "section",
        { class: "panel box" },
        h("h2", null, start().texts["lesson-first-title"]),
        h("p", { class: "note" }, start().texts["lesson-first-about"]),
        h("p", { class: "start" }, h("button", { class: "btn main tall", onclick: first }, t("learn-play"))),
      ),
      state.failed && h("p", { class: "banner bad", role: "alert" }, state.failed),
      h(
        "ol",
        { class: "lessons" },
        STEPS.map((step) =>
          h("li", { key: step, class: "panel" }, h("b", { class: "display" }, step), h("p", null, t(`learn-${step}`))),
        ),
      ),
      h(
        "label",
        { class: "field" },
        h("span", { class: "label" }, t("learn-games")),
        h(
          "select",
          {
            value: state.preset,
            onchange: (/** @type {Event} */ event) => (
              (state.preset = /** @type {HTMLSelectElement} */ (event.target).value),
              redraw()
            ),
          },
          start().games.map(({ family, name, presets }) =>
            h(
              "optgroup",
              { key: family, label: name },
              presets.map((each) => h("option", { key: each.key, value: each.key }, each.name)),
            ),
          ),
        ),
      ),
      h(
        "p",
        { class: "start" },
        h("button", { class: "btn call tall plain", onclick: play }, t("learn-play")),
        h("a", { class: "btn plain tall", href: href(`/rules/${state.preset}`) }, t("nav-rules")),
        h("a", { class: "btn plain tall", href: href(`/strategy/${state.preset}`) }, t("strategy")),
      ),
    ),
  );
}
