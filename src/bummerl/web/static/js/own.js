/** This browser's own seats and tables: secrets, entropy, unfinished and finished matches. */

import { drawEntropy, hex } from "./logic/shuffle.js";
import { keep, recall } from "./store.js";

/**
 * @typedef {object} Own
 * @property {string} table
 * @property {string} preset
 * @property {string} game
 * @property {string} against names of the others
 * @property {string} score
 * @property {number} at seconds since 1970
 * @property {boolean} over
 * @property {string | null} [replay]
 * @property {number} [won] 1 for a match won, 0 for one lost
 * @property {number[]} [deals] game points of the deals, those against us negative
 */

const MOST = 200;

/** The secret of our seat at this table; drawn when first wanted. @param {string} table */
export function secretOf(table) {
  const secrets = recall("secrets", /** @type {Record<string, string>} */ ({}));
  const secret = secrets[table] ?? newSecret();
  if (!secrets[table]) keepSecret(table, secret);
  return secret;
}

export const newSecret = () => hex(crypto.getRandomValues(new Uint8Array(24)));

/** @param {string} table @param {string} secret */
export function keepSecret(table, secret) {
  keep("secrets", { ...recall("secrets", {}), [table]: secret });
}

/** Our random bytes for this shuffle: the same before and after a reload, or the seal would not fit. @param {string} table and commitment */
export function entropyOf(table) {
  const all = recall("entropy", /** @type {Record<string, string>} */ ({}));
  const entropy = all[table] ?? drawEntropy();
  if (!all[table]) keep("entropy", { ...all, [table]: entropy });
  return entropy;
}

/** @returns {Own[]} the newest first */
export const owned = () => recall("tables", []);

/** @param {Own} own */
export function note(own) {
  const others = owned().filter(({ table }) => table !== own.table);
  keep("tables", [own, ...others].slice(0, MOST));
}

/** @param {string} table */
export function forget(table) {
  keep(
    "tables",
    owned().filter((own) => own.table !== table),
  );
}
