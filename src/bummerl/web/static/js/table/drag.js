/** Dragging a card to the table: the third way to play it, never a better one. An aborted drag puts the card back. */

import { move, EASE } from "../motion.js";

/** @typedef {import("./ui.js").Ui} Ui */

/** A finger that moves less than this many pixels only taps. */
const THRESHOLD = 9;

/** A card that has been carried this part of its height upwards is meant for the table. */
const FAR = 0.55;

/** @param {string} card @param {Ui} ui @returns {(event: PointerEvent) => void} */
export function dragging(card, ui) {
  return (down) => {
    const button = /** @type {HTMLElement} */ (down.currentTarget);
    if (!ui.live || down.button !== 0) return;
    let carried = false;
    const offset = (/** @type {PointerEvent} */ event) => [event.clientX - down.clientX, event.clientY - down.clientY];

    const onMove = (/** @type {PointerEvent} */ event) => {
      const [x = 0, y = 0] = offset(event);
      if (!carried && Math.hypot(x, y) < THRESHOLD) return;
      if (!carried) button.setPointerCapture(event.pointerId);
      carried = true;
      button.classList.add("carried");
      button.style.setProperty("translate", `${x}px ${y}px`);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      for (const [kind, listener] of listeners)
        button.removeEventListener(kind, /** @type {EventListener} */ (listener));
      const [x = 0, y = 0] = offset(event);
      button.classList.remove("carried");
      button.style.removeProperty("translate");
      if (!carried) return;
      // The click that follows a drag is not a choice of its own.
      const stop = (/** @type {Event} */ click) => click.stopImmediatePropagation();
      button.addEventListener("click", stop, { capture: true });
      setTimeout(() => button.removeEventListener("click", stop, { capture: true }), 0);
      const plays = event.type === "pointerup" && -y > button.offsetHeight * FAR;
      if (plays) ui.touch(card, true);
      else void move(button, [{ translate: `${x}px ${y}px` }, { translate: "0 0" }], { ms: 140, ease: EASE.card });
    };
    /** @type {[string, (event: PointerEvent) => void][]} */
    const listeners = [
      ["pointermove", onMove],
      ["pointerup", end],
      ["pointercancel", end],
    ];
    for (const [kind, listener] of listeners) button.addEventListener(kind, /** @type {EventListener} */ (listener));
  };
}
