/** A link as a code that a camera reads, drawn here so that nobody else sees it. */

import { h } from "../dom.js";
import { qr } from "../logic/qr.js";

/** A light rim, as the readers want it. */
const RIM = 4;

/** The newest drawing: a table is drawn often, and its link stays the same. */
const drawn = { text: "", size: 0, dark: "" };

/** @param {string} text @param {string} label @returns {any} nothing for a link too long for a code: it stands beside it */
export function code(text, label) {
  if (drawn.text !== text) {
    const grid = qr(text) ?? [];
    const dark = grid.flatMap((row, y) => row.map((is, x) => (is ? `M${x + RIM} ${y + RIM}h1v1h-1z` : ""))).join("");
    Object.assign(drawn, { text, size: grid.length && grid.length + 2 * RIM, dark });
  }
  const { size, dark } = drawn;
  if (!size) return null;
  return h(
    "svg",
    { key: "code", class: "qr", viewBox: `0 0 ${size} ${size}`, role: "img", "aria-label": label },
    h("rect", { width: size, height: size, class: "light" }),
    h("path", { d: dark, class: "dark" }),
  );
}
