/** Learning by playing: a table that gives hints and takes back, and what to try at it. */

import { draw, h } from "../dom.js";
import { head } from "../head.js";
import { botsFor, open, presetOf } from "../quick.js";
import { href } from "../route.js";
import { start, t } from "../words.js";

const STEPS = ["1", "2", "3", "4", "5", "6"];

/** @param {HTMLElement} root */
export function show(root) {
  const state = { failed: "", preset: "schnapsen" };
  const redraw = () => draw(root, page(state, redraw));
  redraw();
}

/** @param {{failed: string, preset: string}} state @param {() => void} redraw */
function page(state, redraw) {
  const play = () => {
    const bot = botsFor(state.preset)[0];
    const seats = Array.from({ length: presetOf(state.preset)?.seats ?? 2 }, (_, seat) =>
      seat ? `bot:${bot?.key}` : "me",
    );
    open({ preset: state.preset, memory: "training", seats }).catch((error) => {
      state.failed = error.message;
      redraw();
    });
  };
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
        "ol",
        { class: "lessons" },
        STEPS.map((step) =>
          h("li", { key: step, class: "panel" }, h("b", { class: "display" }, step), h("p", null, t(`learn-${step}`))),
        ),
      ),
      h(
        "label",
        { class: "field" },
        h("span", { class: "label" }, t("game")),
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
        h("button", { class: "btn main tall", onclick: play }, t("learn-play")),
        h("a", { class: "btn plain tall", href: href(`/rules/${state.preset}`) }, t("nav-rules")),
        h("a", { class: "btn plain tall", href: href(`/strategy/${state.preset}`) }, t("strategy")),
      ),
      state.failed && h("p", { class: "banner bad", role: "alert" }, state.failed),
    ),
  );
}
