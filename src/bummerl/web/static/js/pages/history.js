/** Own matches of this browser: a list, what they come to, and a door for records from elsewhere. */

import { draw, h } from "../dom.js";
import { head } from "../head.js";
import { icon } from "../icons.js";
import { bring } from "../bring.js";
import { fetchFigures } from "../history/fetching.js";
import { numbers } from "../history/numbers.js";
import { forget, owned } from "../own.js";
import { href } from "../address.js";
import { day, t } from "../words.js";

/** @param {HTMLElement} root */
export function show(root) {
  let here = true;
  const brought = { failed: "" };
  const redraw = () =>
    draw(
      root,
      h(
        "div",
        { key: "history", class: "sheet-of-paper" },
        head(redraw),
        h(
          "main",
          null,
          h("h1", { class: "display" }, t("nav-history")),
          owned().length ? [numbers(owned()), list(redraw)] : empty(),
          bring(brought, redraw),
        ),
      ),
    );
  redraw();
  void fetchFigures(
    () => here && redraw(),
    () => here,
  );
  return () => void (here = false);
}

const empty = () =>
  h(
    "section",
    { key: "empty", class: "panel box empty" },
    h("h2", null, t("no-matches")),
    h("p", { class: "note" }, t("no-matches-more")),
    h("a", { class: "btn main", href: href("/") }, t("deal-cards")),
  );

/** @param {() => void} redraw */
function list(redraw) {
  return h(
    "ul",
    { key: "list", class: "matches panel" },
    owned().map((own, place) => {
      const { table, game, against, score, at, over, won, replay } = own;
      return h(
        "li",
        { key: `${table} ${replay ?? place}` },
        h("span", { class: "note" }, day(at)),
        h("b", null, game),
        h("span", null, against),
        h("b", { class: "display" }, score),
        h("span", { class: "chip" }, over ? t(won ? "won" : "lost") : t("unfinished")),
        h("span", { class: "grow" }),
        h(
          "a",
          { class: "linked under", href: href(over && replay ? `/r/${replay}` : `/t/${table}`) },
          t(over ? "look-again" : "go-on"),
        ),
        h(
          "button",
          { class: "tool", "aria-label": t("forget"), title: t("forget"), onclick: () => (forget(own), redraw()) },
          icon("close", 16),
        ),
      );
    }),
  );
}
