/** Sums over own matches. */

/** @typedef {import("../own.js").Own} Own */

/**
 * A row a game: matches played to the end and won, the game points of all deals, and their mean.
 * @param {Own[]} all the newest first
 */
export function sums(all) {
  const games = [...new Set(all.map(({ game }) => game))];
  return games.map((game) => {
    const own = all.filter((each) => each.game === game);
    const finished = own.filter(({ over }) => over);
    const deals = own.toReversed().flatMap(({ deals: each }) => each ?? []);
    const points = deals.length ? deals.reduce((sum, each) => sum + each, 0) / deals.length : null;
    return { game, played: finished.length, won: finished.filter(({ won }) => won === 1).length, deals, points };
  });
}

/** The sum after each value. @param {number[]} values */
export function running(values) {
  let sum = 0;
  return values.map((value) => (sum += value));
}
