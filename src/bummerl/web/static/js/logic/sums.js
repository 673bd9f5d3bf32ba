/** Sums over own matches. */

/** @typedef {import("../own.js").Own} Own */
/** @typedef {{count: number, of: number | null}} Figure */

/**
 * @typedef {object} Sum over the matches of one game, or of all
 * @property {string} game "" for all
 * @property {number} played matches to the end
 * @property {number} won
 * @property {number} deals
 * @property {number | null} points a deal; null without a deal, and for all games together, whose points are not alike
 * @property {Map<string, Figure>} figures those that the server has counted
 * @property {Match[]} matches those with a deal or an end, the oldest first
 */
/**
 * @typedef {object} Match
 * @property {number} at seconds since 1970
 * @property {number} deals
 * @property {number | null} points a deal
 * @property {number | null} mean of all deals so far
 * @property {boolean | null} won null while it is not over
 * @property {number | null} share of the matches so far that were won
 */

/** A sum a game, and where there are several games one of all. @param {Own[]} all the newest first @returns {Sum[]} */
export function sums(all) {
  const games = [...new Set(all.map(({ game }) => game))];
  const each = games.map((game) => sum(game, all.filter((own) => own.game === game).toReversed()));
  return games.length > 1 ? [{ ...sum("", all.toReversed()), points: null }, ...each] : each;
}

/** @param {string} game @param {Own[]} all the oldest first @returns {Sum} */
function sum(game, all) {
  /** @type {Map<string, Figure>} */
  const figures = new Map();
  for (const [name, [count, of]] of all.flatMap((own) => Object.entries(own.figures?.counts ?? {}))) {
    const before = figures.get(name);
    figures.set(name, { count: count + (before?.count ?? 0), of: of === null ? null : of + (before?.of ?? 0) });
  }
  const matches = course(all);
  const finished = matches.filter(({ won }) => won !== null);
  return {
    game,
    played: finished.length,
    won: finished.filter(({ won }) => won).length,
    deals: matches.reduce((count, { deals }) => count + deals, 0),
    points: matches.at(-1)?.mean ?? null,
    figures,
    matches,
  };
}

/** How it went, match by match. @param {Own[]} all the oldest first @returns {Match[]} */
function course(all) {
  let [deals, points, played, wins] = [0, 0, 0, 0];
  return all.flatMap((own) => {
    const balance = own.figures?.balance ?? own.deals ?? [];
    if (!balance.length && !own.over) return [];
    const here = balance.reduce((total, each) => total + each, 0);
    [deals, points] = [deals + balance.length, points + here];
    if (own.over) [played, wins] = [played + 1, wins + (own.won === 1 ? 1 : 0)];
    return [
      {
        at: own.at,
        deals: balance.length,
        points: balance.length ? here / balance.length : null,
        mean: deals ? points / deals : null,
        won: own.over ? own.won === 1 : null,
        share: played ? wins / played : null,
      },
    ];
  });
}

/** The two-sided 95 % point of the normal distribution. */
const Z = 1.959964;

/**
 * Where the true share lies in 19 of 20 cases: Wilson's interval, which keeps its promise for few tries as well.
 * @param {number} count @param {number} of @returns {[number, number] | null} null where nothing was tried
 */
export function interval(count, of) {
  if (!of) return null;
  const [share, spread] = [count / of, (Z * Z) / of];
  const middle = (share + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((share * (1 - share)) / of + spread / (4 * of));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
