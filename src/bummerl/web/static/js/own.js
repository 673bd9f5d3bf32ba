/** This browser's own seats and tables: secrets, entropy, unfinished and finished matches. */

import { drawEntropy, hex } from "./logic/bytes.js";
import { noticed } from "./logic/dealt.js";
import { keeping, keptFor } from "./logic/kept.js";
import { isSame } from "./logic/noting.js";
import { drop, keep, recall } from "./store.js";

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
 * @property {number} [seat] ours
 * @property {string | null} [seal] of the shuffle
 * @property {number} [won] 1 for a match won, 0 for one lost
 * @property {number[]} [deals] game points of the deals, those against us negative
 * @property {boolean} [unknown] whether the server knows nothing of the replay
 * @property {Figures} [figures] what we have done in the match, once it is over
 */

/**
 * @typedef {object} Figures
 * @property {Record<string, [number, number | null]>} counts how many, and of how many
 * @property {number[]} balance game points of the deals, those of the best other side taken off
 */

const MOST = 200;

/** Secrets that links have brought, by table: apart, as somebody else knows them. @returns {Record<string, string>} */
const lent = () => recall("lent", {});

/** The secret of our seat at this table; drawn when first wanted. @param {string} table */
export function secretOf(table) {
  const borrowed = lent()[table];
  if (borrowed) return borrowed;
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

/** The link that takes our seat to another device. What stands behind the # is never sent to a server. @param {string} table */
export const seatLink = (table) => `${location.origin}/t/${table}#seat=${encodeURIComponent(secretOf(table))}`;

/**
 * The seat in the address, which leaves it at once so that nobody reads it there or copies it with the link.
 * @returns {{table: string, secret: string} | null}
 */
export function seatInAddress() {
  const table = /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1];
  const secret = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!table || !secret) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return { table, secret };
}

/** Takes the seat that a link brought, unless another one is played here and `sure` does not want to lose it. @param {ReturnType<typeof seatInAddress>} brought @param {() => boolean} sure */
export function takeSeat(brought, sure) {
  if (!brought) return;
  const { table, secret } = brought;
  if (secretOf(table) === secret) return;
  const isFree = !owned().some((own) => own.table === table && !own.over);
  if (isFree || sure()) keep("lent", { ...lent(), [table]: secret });
}

/**
 * Who has no seat must not sit down with a secret from a link: whoever sent it would see the hand.
 * @param {string} table @returns {boolean} whether there was one, which is forgotten now
 */
export function dropLent(table) {
  const { [table]: borrowed, ...others } = lent();
  if (borrowed) keep("lent", others);
  return Boolean(borrowed);
}

/** Our random bytes for this shuffle: the same before and after a reload, or the seal would not fit. @param {string} table and commitment */
export function entropyOf(table) {
  const all = recall("entropy", /** @type {Record<string, string>} */ ({}));
  const entropy = all[table] ?? drawEntropy();
  if (!all[table]) keep("entropy", { ...all, [table]: entropy });
  return entropy;
}

/** Keeps of the shuffle what can be kept now. @param {import("./types.js").Shown} shown @param {string | null} entropy given just now */
export function keepShuffle(shown, entropy) {
  const all = recall("shuffles", /** @type {import("./logic/kept.js").All} */ ({}));
  const more = keeping(all, shown, entropy);
  if (more !== all) keep("shuffles", more);
  keepDealt(shown);
}

/** Matches of which the cards are kept that were seen. */
const DEALT = 60;

/** Keeps what was seen of the cards. @param {import("./types.js").Shown} shown */
function keepDealt(shown) {
  const seal = shown.shuffle?.commitment;
  if (!seal) return;
  const known = keptDealt(seal);
  const more = noticed(known, shown);
  if (!more || more === known) return;
  keep(`dealt.${seal}`, more);
  if (known) return;
  const all = [...recall("dealt", /** @type {string[]} */ ([])), seal];
  for (const old of all.slice(0, -DEALT)) drop(`dealt.${old}`);
  keep("dealt", all.slice(-DEALT));
}

/** What this browser has seen of the cards under a seal. @param {string} seal @returns {import("./logic/dealt.js").Dealt | null} */
export const keptDealt = (seal) => recall(`dealt.${seal}`, null);

/** What this browser has kept of the shuffle of a record. @param {string} replay @param {string} commitment */
export const keptShuffle = (replay, commitment) => keptFor(recall("shuffles", {}), replay, commitment);

/** @returns {Own[]} the newest first */
export const owned = () => recall("tables", []);

/** @param {Own} own */
export function note(own) {
  const all = owned();
  const figures = all.find((each) => isSame(each, own))?.figures;
  const others = all.filter((each) => !isSame(each, own));
  keep("tables", [figures ? { ...own, figures } : own, ...others].slice(0, MOST));
}

/** @param {Own} own */
export function forget(own) {
  keep(
    "tables",
    owned().filter((each) => !isSame(each, own)),
  );
}

/** Keeps what the server has counted in a match of ours. @param {string} replay @param {Figures} figures */
export const keepFigures = (replay, figures) => add(replay, { figures });

/** The server knows nothing of this match. @param {string} replay */
export const keepUnknown = (replay) => add(replay, { unknown: true });

/** @param {string} replay @param {Partial<Own>} more */
function add(replay, more) {
  keep(
    "tables",
    owned().map((each) => (each.replay === replay ? { ...each, ...more } : each)),
  );
}
