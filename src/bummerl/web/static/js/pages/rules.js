/** The rules of a game, paragraph by paragraph. */

import { draw, h } from "../dom.js";
import { head } from "../head.js";
import { presetOf } from "../quick.js";
import { entitle, go, href } from "../address.js";
import { paragraphs } from "../rulebook.js";
import { headed, start, t } from "../words.js";

/** @param {HTMLElement} root @param {string[]} params */
export function show(root, [preset = ""]) {
  const table = new URLSearchParams(location.search).get("table");
  const redraw = () => {
    entitle(headed(t("nav-rules"), presetOf(preset)?.name ?? preset));
    draw(
      root,
      h(
        "div",
        { key: "rules", class: "sheet-of-paper reading" },
        head(redraw),
        h(
          "main",
          null,
          h("h1", { class: "display" }, t("nav-rules")),
          h(
            "label",
            { class: "field" },
            h("span", { class: "label" }, t("game")),
            h(
              "select",
              {
                value: preset,
                onchange: (/** @type {Event} */ event) =>
                  go(`/rules/${/** @type {HTMLSelectElement} */ (event.target).value}`),
              },
              start().games.map(({ family, name, presets }) =>
                h(
                  "optgroup",
                  { key: family, label: name },
                  presets.map(({ key, name: each }) => h("option", { key, value: key }, each)),
                ),
              ),
            ),
          ),
          h(
            "ul",
            { class: "in-force" },
            presetOf(preset)?.lines.map((line) => h("li", { key: line }, line)),
          ),
          h("p", null, h("a", { class: "linked under", href: href(`/strategy/${preset}`) }, t("strategy"))),
          paragraphs(preset, table),
        ),
      ),
    );
  };
  redraw();
}
