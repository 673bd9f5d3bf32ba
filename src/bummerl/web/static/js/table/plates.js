/** Keeps the plate above a card inside the felt, its tail at the card. */

const MARGIN = 8;

/** @param {HTMLElement} root */
export function settlePlates(root) {
  for (const plate of root.querySelectorAll(".plate[data-x]")) {
    const box = /** @type {HTMLElement} */ (plate);
    const room = /** @type {HTMLElement} */ (box.parentElement).clientWidth;
    const x = room / 2 + Number(box.dataset.x);
    const left = Math.max(MARGIN, Math.min(room - box.offsetWidth - MARGIN, x - box.offsetWidth / 2));
    box.style.setProperty("left", `${left}px`);
    box.style.setProperty("--tail", `${Math.max(18, Math.min(box.offsetWidth - 18, x - left))}px`);
  }
}
