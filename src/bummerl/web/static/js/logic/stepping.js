/** Walking through the steps of a match's deals, and the address of one step. */

/** @typedef {{deal: number, step: number}} Place both from 0 */

/**
 * @param {Place} place
 * @param {"first" | "back" | "on" | "last"} how
 * @param {number[]} lengths the number of steps of each deal
 * @returns {Place}
 */
export function walk({ deal, step }, how, lengths) {
  const end = lengths.length - 1;
  if (end < 0) return { deal: 0, step: 0 };
  const length = (/** @type {number} */ at) => Math.max(lengths[at] ?? 1, 1);
  if (how === "first") return step > 0 ? { deal, step: 0 } : { deal: Math.max(deal - 1, 0), step: 0 };
  if (how === "last")
    return step < length(deal) - 1
      ? { deal, step: length(deal) - 1 }
      : { deal: Math.min(deal + 1, end), step: length(Math.min(deal + 1, end)) - 1 };
  if (how === "back")
    return step > 0
      ? { deal, step: step - 1 }
      : deal > 0
        ? { deal: deal - 1, step: length(deal - 1) - 1 }
        : { deal, step };
  return step < length(deal) - 1 ? { deal, step: step + 1 } : deal < end ? { deal: deal + 1, step: 0 } : { deal, step };
}

/** The place that a link names; people count deals from 1. @param {URLSearchParams} query @returns {Place & {seat: number | null}} */
export function placeIn(query) {
  const number = (/** @type {string} */ name) => {
    const text = query.get(name);
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
  };
  return { deal: Math.max((number("deal") ?? 1) - 1, 0), step: number("step") ?? 0, seat: number("seat") };
}

/** @param {Place} place @param {number | null} seat */
export function linkTo({ deal, step }, seat) {
  return `deal=${deal + 1}&step=${step}${seat === null ? "" : `&seat=${seat}`}`;
}
