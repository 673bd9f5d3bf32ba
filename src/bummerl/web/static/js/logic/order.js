/** The order of the cards in a hand. */

const RANKS = "ATKQJ987";
const ALTERNATING = "SHCD";

/** @typedef {{card: string}} Held */

/** @param {string} card @param {string | null} trump */
function suitPlace(card, trump) {
  const from = trump ? ALTERNATING.indexOf(trump) : 0;
  return (ALTERNATING.indexOf(card[1] ?? "") - from + 4) % 4;
}

/** @param {string} card */
const rankPlace = (card) => RANKS.indexOf(card[0] ?? "");

/** Trumps at the left, then suits in alternating colours. @param {string | null} trump @returns {(one: Held, other: Held) => number} */
export const bySuit =
  (trump) =>
  ({ card: one }, { card: other }) =>
    suitPlace(one, trump) - suitPlace(other, trump) || rankPlace(one) - rankPlace(other);

/** The same from the right. @param {string | null} trump @returns {(one: Held, other: Held) => number} */
export const bySuitRight =
  (trump) =>
  ({ card: one }, { card: other }) =>
    Number(one[1] === trump) - Number(other[1] === trump) || bySuit(trump)({ card: one }, { card: other });

/** High ranks first. @param {string | null} trump @returns {(one: Held, other: Held) => number} */
export const byRank =
  (trump) =>
  ({ card: one }, { card: other }) =>
    rankPlace(one) - rankPlace(other) || suitPlace(one, trump) - suitPlace(other, trump);
