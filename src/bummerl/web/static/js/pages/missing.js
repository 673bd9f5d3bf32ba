/** There is no such page. */

import { draw, h } from "../dom.js";
import { head } from "../head.js";
import { href } from "../address.js";
import { t } from "../words.js";

/** @param {HTMLElement} root */
export function show(root) {
  const redraw = () =>
    draw(
      root,
      h(
        "div",
        { key: "missing", class: "sheet-of-paper" },
        head(redraw),
        h(
          "main",
          null,
          h(
            "section",
            { class: "panel box empty" },
            h("h1", null, t("missing")),
            h("a", { class: "btn main", href: href("/") }, t("to-start")),
          ),
        ),
      ),
    );
  redraw();
}
