/** What a browser keeps of a shuffle, so that nobody can exchange it afterwards: the seal that it saw, the bytes that it gave. */

/** @typedef {import("../types.js").Shown} Shown */

/**
 * @typedef {object} Kept
 * @property {string} commitment seen before the deal
 * @property {number | null} seat null for one who watched
 * @property {string | null} entropy that this browser gave, in hexadecimal
 */
/** @typedef {Record<string, Kept>} All by the table before the deal, and by the replay as soon as there is one */

/** As many shuffles as a browser has own matches. */
const MOST = 300;

/**
 * All that is kept after this picture.
 * @param {All} all @param {Shown} shown @param {string | null} entropy given here for this shuffle
 * @returns {All} the same object where there is nothing new
 */
export function keeping(all, { table, shuffle, me }, entropy) {
  const { [table.id]: before, ...others } = all;
  if (!shuffle?.commitment) return all;
  if (table.stage === "open" || table.stage === "shuffling") {
    const gave = entropy ?? (before?.commitment === shuffle.commitment ? before.entropy : null);
    if (before?.commitment === shuffle.commitment && before.entropy === gave) return all;
    return newest({ ...others, [table.id]: { commitment: shuffle.commitment, seat: gave ? me : null, entropy: gave } });
  }
  if (!before || !table.replay) return all;
  // Who only watches is not shown every picture, and may have missed that the shuffle was made anew.
  const missed = before.entropy === null && before.commitment !== shuffle.commitment;
  return table.replay in others || missed ? others : newest({ ...others, [table.replay]: before });
}

/** @param {All} all @returns {All} */
const newest = (all) => Object.fromEntries(Object.entries(all).slice(-MOST));

/**
 * What is kept for a record: under its own replay, or, for one that was brought, by the seal.
 * @param {All} all @param {string} replay @param {string} commitment
 */
export const keptFor = (all, replay, commitment) =>
  all[replay] ?? Object.values(all).find((kept) => kept.commitment === commitment);

/**
 * What this browser can say of a record: that it "saw" the seal, that it also "gave" bytes that are in it, that it was
 * "away", or that the "seal" or the "bytes" are others.
 * @param {{commitment: string, entropy: string[]}} proof @param {Kept | undefined} kept
 * @returns {"gave" | "saw" | "away" | "seal" | "bytes"}
 */
export function compared({ commitment, entropy }, kept) {
  if (!kept) return "away";
  if (kept.commitment !== commitment) return "seal";
  if (kept.entropy === null || kept.seat === null) return "saw";
  return entropy[kept.seat] === kept.entropy ? "gave" : "bytes";
}
