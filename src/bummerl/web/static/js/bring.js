/** A door for a record from elsewhere: chosen or dropped here, kept by the server, and shown as a replay. */

import { Refused, post } from "./api.js";
import { go } from "./address.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { lang, start, t } from "./words.js";

/** @param {{failed: string}} state of the page @param {() => void} redraw */
export function bring(state, redraw) {
  const longest = start().longest_record;
  const take = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    state.failed = "";
    try {
      // More than the server takes is not even sent; a sign has four bytes at most.
      const text = file.size > 4 * longest ? null : await file.text();
      if (text === null || text.length > longest) state.failed = t("bring-too-long");
      else return go(`/r/${(await post(`/api/replays?lang=${lang()}`, text)).replay}`);
    } catch (error) {
      state.failed = error instanceof Refused ? error.message : t("failed");
    }
    redraw();
  };
  return h(
    "section",
    {
      key: "bring",
      class: "bring panel box",
      ondragover: (/** @type {DragEvent} */ event) => event.preventDefault(),
      ondrop: (/** @type {DragEvent} */ event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      },
    },
    h("h2", null, t("bring")),
    h("p", { class: "note" }, t("bring-more")),
    h(
      "label",
      { class: "btn plain" },
      icon("save", 18),
      t("bring-choose"),
      h("input", {
        type: "file",
        class: "away",
        accept: ".txt,.json,text/plain,application/json",
        onchange: (/** @type {Event} */ event) => {
          const input = /** @type {HTMLInputElement} */ (event.target);
          const [file] = input.files ?? [];
          input.value = ""; // the same file, mended, is chosen again
          void take(file);
        },
      }),
    ),
    state.failed && h("p", { class: "banner bad", role: "alert" }, state.failed),
  );
}
