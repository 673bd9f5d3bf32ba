/**
 * The commit–reveal shuffle, version 1, as `bummerl.record.shuffle` specifies it: so much of it as a page needs to
 * give its part and to check a finished deal.
 */

import { hex, unhex } from "./bytes.js";
import { hmac, sha256 } from "./sha256.js";

const LABEL = "bummerl shuffle 1 ";

/** @param {string} text */
const ascii = (text) => new TextEncoder().encode(text);

/** @param {number} number */
const u32 = (number) => new Uint8Array([number >>> 24, number >>> 16, number >>> 8, number]);

/** @param {...Uint8Array} parts @returns {Uint8Array<ArrayBuffer>} */
function join(...parts) {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What a seat publishes before its bytes. @param {number} seat @param {string} entropy in hexadecimal */
export const seal = (seat, entropy) =>
  hex(sha256(join(ascii(`${LABEL}seal\0`), new Uint8Array([seat]), unhex(entropy))));

/** Whether `link` is the one with this number in the chain committed to. @param {string} commitment @param {string} link @param {number} number */
export function isLink(commitment, link, number) {
  let value = unhex(link);
  if (value.length !== 32) return false;
  for (let times = 0; times <= number; times += 1) value = sha256(value);
  return hex(value) === commitment;
}

/**
 * Bytes without end that nobody can foretell who does not know the link.
 * @param {string} link @param {string} purpose @param {number} deal @param {string[]} entropy
 */
function* stream(link, purpose, deal, entropy) {
  const key = unhex(link);
  const seats = entropy.map(unhex).flatMap((bytes) => [u32(bytes.length), bytes]);
  const message = join(ascii(`${LABEL}${purpose}\0`), u32(deal), new Uint8Array([entropy.length]), ...seats);
  for (let block = 0; ; block += 1) {
    yield* hmac(key, join(message, u32(block)));
  }
}

/** @param {number} bound @param {Iterator<number, void>} bytes @returns {number} */
function below(bound, bytes) {
  // A plain remainder would favour small numbers: 256 is no multiple of 20.
  const fair = 256 - (256 % bound);
  for (;;) {
    const { value } = bytes.next();
    if (value !== undefined && value < fair) return value % bound;
  }
}

/** The seat that deals first. @param {string} link @param {string[]} entropy */
export const firstDealer = (link, entropy) => below(entropy.length, stream(link, "dealer", 0, entropy));

const SUITS = "SHDC";
const RANKS = "ATKQJ987".split("");

/** The cards of a pack, in the order in which the shuffle finds them. @param {string[]} ranks such as ["A", "T", "K", "Q", "J"] */
export const packOf = (ranks) =>
  SUITS.split("").flatMap((suit) => RANKS.filter((rank) => ranks.includes(rank)).map((rank) => rank + suit));

/** @param {string[]} cards in any order @returns {string[]} */
const inOrder = (cards) => packOf(RANKS).filter((card) => cards.includes(card));

/** The fewest ranks that a pack has. */
const FEWEST = 5;

/** Whether nothing is missing in these cards, and nothing twice. @param {string[]} cards in any order */
const isPack = (cards) =>
  cards.length >= FEWEST * SUITS.length &&
  packOf(RANKS.slice(0, cards.length / SUITS.length)).join() === inOrder(cards).join() &&
  inOrder(cards).length === cards.length;

/**
 * The pack as deal number `deal` (the first is 1) has it, top card first.
 * @param {string[]} pack @param {string} link @param {string[]} entropy @param {number} deal
 */
export function shuffled(pack, link, entropy, deal) {
  const deck = inOrder(pack);
  const bytes = stream(link, "deck", deal, entropy);
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = below(last + 1, bytes);
    [deck[last], deck[other]] = [/** @type {string} */ (deck[other]), /** @type {string} */ (deck[last])];
  }
  return deck;
}

/**
 * @typedef {object} Proof what a record says of its shuffle
 * @property {string} commitment
 * @property {string[]} entropy of the seats
 * @property {string[]} links those that are open: link 0, then one for each deal
 * @property {number} seats
 * @property {number} dealer who dealt first
 * @property {string} opening where the match began
 * @property {string} fresh where a match begins
 * @property {{number: number, deck: string[]}[]} deals the finished ones
 */

/**
 * Why a record proves nothing, named as `bummerl verify` names it, or null; and each deal by itself: whether it follows
 * from what was published, null where its link is not open.
 * @param {Proof} proof
 */
export function check(proof) {
  const { commitment, entropy, links, deals } = proof;
  const genuine = links.map((link, number) => isLink(commitment, link, number));
  const decks = deals.map(({ number, deck }) => {
    const link = links[number];
    if (!link) return { number, right: null };
    if (!genuine[number]) return { number, right: false };
    return { number, right: isPack(deck) && shuffled(deck, link, entropy, number).join() === deck.join() };
  });
  return { why: fault(proof, genuine, decks), deals: decks };
}

/** @param {Proof} proof @param {boolean[]} genuine @param {{right: boolean | null}[]} decks @returns {string | null} */
function fault({ entropy, links, seats, dealer, opening, fresh, deals }, genuine, decks) {
  if (entropy.length !== seats) return "verify-entropy";
  if (links.length !== deals.length + 1) return "verify-links";
  if (!genuine.every(Boolean)) return "verify-link";
  if (opening !== fresh) return "verify-opening";
  if (firstDealer(links[0] ?? "", entropy) !== dealer) return "verify-dealer";
  // To leave a deal out would be to choose, and so would another pack.
  if (!deals.every(({ number, deck }, at) => number === at + 1 && deck.length === deals[0]?.deck.length)) {
    return "verify-deck";
  }
  if (!decks.every(({ right }) => right)) return "verify-deck";
  if (!entropy.some(Boolean)) return "verify-chosen";
  return deals.length ? null : "verify-none-finished";
}
