/** A sheet over the page: a dialog from the side or from below, closed by Esc, its button or a click beside it. */

import { draw, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/**
 * @param {string} title @param {any} content @param {() => void} close @param {string} [kind]
 */
export function sheet(title, content, close, kind = "") {
  return h(
    "dialog",
    {
      key: `sheet-${title}`,
      class: `sheet ${kind}`,
      "aria-label": title,
      onclose: close,
      ref: (/** @type {HTMLDialogElement} */ dialog) =>
        queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal()),
      // It must not return false, which would undo every click inside.
      onclick: (/** @type {MouseEvent} */ event) => {
        if (event.target === event.currentTarget) /** @type {HTMLDialogElement} */ (event.currentTarget).close();
      },
    },
    h(
      "div",
      { class: "sheet-body" },
      h(
        "div",
        { class: "sheet-head" },
        h("h2", null, title),
        h("button", { class: "tool", "aria-label": t("close"), onclick: shut }, icon("close")),
      ),
      content,
    ),
  );
}

/** Closed by itself a dialog gives the focus back to what had it. @param {MouseEvent} event */
const shut = ({ currentTarget }) => /** @type {Element} */ (currentTarget).closest("dialog")?.close();

/** A place of its own in the document for sheets of pages that draw the rest of themselves. @param {any} content */
export function openSheet(content) {
  let host = document.getElementById("sheets");
  if (!host) {
    host = document.createElement("div");
    host.id = "sheets";
    document.body.append(host);
  }
  draw(host, content);
}
