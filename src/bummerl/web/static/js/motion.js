/**
 * Cards that move. What is drawn is already true: motion only plays on top of it, from where a card was to where it is,
 * and any input ends it at once.
 */

import { pace } from "./store.js";

/** @type {Set<Animation>} */
const running = new Set();

export const EASE = { card: "cubic-bezier(.2,.7,.2,1)", pile: "cubic-bezier(.4,0,.2,1)" };

/**
 * @param {Element} element @param {Keyframe[]} frames
 * @param {{ms: number, wait?: number, ease?: string}} timing
 * @returns {Promise<unknown>}
 */
export function move(element, frames, { ms, wait = 0, ease = EASE.card }) {
  const factor = pace();
  if (factor === 0 || document.hidden) return Promise.resolve();
  const animation = element.animate(frames, {
    duration: ms * factor,
    delay: wait * factor,
    easing: ease,
    fill: "backwards",
  });
  running.add(animation);
  return animation.finished.catch(() => undefined).finally(() => running.delete(animation));
}

/** Ends all that moves; everything is where it belongs. */
export function settle() {
  for (const animation of running) animation.finish();
}

/** Where the element is now. @param {Element | null | undefined} element */
export const spot = (element) => element?.getBoundingClientRect();

/**
 * Lets `element` arrive from `from`.
 * @param {Element} element @param {DOMRect | undefined} from @param {{ms?: number, wait?: number, hidden?: boolean}} [timing] hidden: it cannot be seen before it moves
 */
export function arrive(element, from, { ms = 220, wait = 0, hidden = false } = {}) {
  if (!from) return Promise.resolve();
  const to = element.getBoundingClientRect();
  if (!to.width) return Promise.resolve();
  const [x, y] = [
    from.left + from.width / 2 - to.left - to.width / 2,
    from.top + from.height / 2 - to.top - to.height / 2,
  ];
  const there = `translate(${x}px, ${y}px) scale(${from.width / to.width})`;
  const frames = hidden
    ? [
        { transform: there, opacity: 0 },
        { opacity: 1, offset: 0.05 },
        { transform: "none", opacity: 1 },
      ]
    : [{ transform: there }, { transform: "none" }];
  return move(element, frames, { ms, wait });
}

/**
 * A picture of `element` that stays where it was and then goes to `to`; the element itself may be gone by now.
 * @param {Element} ghost a copy, not in the document @param {DOMRect} from @param {DOMRect | undefined} to
 * @param {{stay: number, ms: number}} timing
 */
export async function depart(ghost, from, to, { stay, ms }) {
  if (pace() === 0 || !to || !from.width) return;
  const wrapper = document.createElement("div");
  wrapper.className = "ghost";
  wrapper.setAttribute("aria-hidden", "true");
  for (const [name, value] of Object.entries({
    left: from.left,
    top: from.top,
    width: from.width,
    height: from.height,
  })) {
    wrapper.style.setProperty(name, `${value}px`);
  }
  wrapper.append(ghost);
  document.body.append(wrapper);
  const [x, y] = [
    to.left + to.width / 2 - from.left - from.width / 2,
    to.top + to.height / 2 - from.top - from.height / 2,
  ];
  const still = { transform: "none", opacity: 1, offset: stay / (stay + ms) };
  const frames = [
    { transform: "none", opacity: 1 },
    still,
    { transform: `translate(${x}px, ${y}px) scale(${to.width / from.width})`, opacity: 0.2 },
  ];
  await move(wrapper, frames, { ms: stay + ms, ease: EASE.pile });
  wrapper.remove();
}

for (const input of ["pointerdown", "keydown"]) globalThis.addEventListener?.(input, settle, { capture: true });
