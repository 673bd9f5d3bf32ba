/** Looking back through the log of a live table, step by step. */

/** @typedef {{deal: number, step: number}} Place */

/**
 * The place to look at next; null is now.
 * @param {Place[]} log the places of the lines that may be looked at, in order
 * @param {Place | null} here
 * @param {"first" | "back" | "on" | "now"} how
 * @returns {Place | null}
 */
export function look(log, here, how) {
  const steps = log.filter(
    ({ deal, step }, place) => !place || log[place - 1]?.deal !== deal || log[place - 1]?.step !== step,
  );
  const at = here ? steps.findIndex(({ deal, step }) => deal === here.deal && step === here.step) : steps.length - 1;
  // The last step is the table as it is now.
  const to = { first: 0, back: Math.max(0, at - 1), on: at + 1, now: steps.length }[how];
  const place = steps[to];
  return place && to < steps.length - 1 ? { deal: place.deal, step: place.step } : null;
}
