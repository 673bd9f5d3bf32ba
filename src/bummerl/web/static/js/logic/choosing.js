/** What the choice of a card means, and what is played without another click when the turn comes. */

/** @typedef {import("../types.js").Shown} Shown */

/**
 * @typedef {{do: "play", action: string} | {do: "pick"} | {do: "queue"} | {do: "unqueue"} | {do: "refuse", why: string | null, paragraph: string | null} | {do: "nothing"}} Meaning
 */

/**
 * A card of the hand was tapped, clicked, dragged or named by its key.
 * @param {Shown} shown @param {string} card
 * @param {{picked: string | null, queued: string | null, oneTap: boolean}} now
 * @returns {Meaning}
 */
export function meant(shown, card, { picked, queued, oneTap }) {
  const held = shown.hand.find((each) => each.card === card);
  if (!held) return { do: "nothing" };
  if (!shown.turn?.mine) return { do: queued === card ? "unqueue" : "queue" };
  const [first] = held.play;
  if (!first) return { do: "refuse", why: held.why, paragraph: held.paragraph };
  // A second tap plays the card as it is; who gets a card, and other choices, are never guessed.
  const isPlain = held.play.length === 1 || first.action === card;
  const plays = (picked === card && isPlain) || (oneTap && held.play.length === 1);
  return plays ? { do: "play", action: first.action } : { do: "pick" };
}

/**
 * The action to give at once when the turn comes: what belongs to the action before, what was chosen while waiting,
 * or (if wanted) the only card there is.
 * @param {Shown} shown
 * @param {{then: string | null, queued: string | null, only: boolean}} wanted
 * @returns {string | null}
 */
export function atOnce(shown, { then, queued, only }) {
  const ways = shown.hand.flatMap(({ play }) => play);
  if (then && ways.some(({ action }) => action === then)) return then;
  const chosen = shown.hand.find(({ card }) => card === queued)?.play[0];
  if (chosen) return chosen.action;
  const isForced = ways.length === 1 && !shown.calls.length && !shown.bids?.values.length;
  return only && isForced ? (ways[0]?.action ?? null) : null;
}
