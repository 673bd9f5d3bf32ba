/**
 * What a browser was dealt and has seen of the cards, so that nobody can deal one pack and publish another.
 *
 * Where in the pack whose cards lie is told before anybody gives random bytes; what is kept of a deal is kept before
 * its link is open. So the pack that is opened in the end must have just these cards in just these places.
 */

/** @typedef {import("../types.js").Shown} Shown */

/**
 * @typedef {object} Layout one way in which a deal can be laid out
 * @property {number} dealer
 * @property {number[][]} hands the places of each seat's cards in the pack
 * @property {number | null} up that of the turn-up
 * @property {number[]} talon in the order of drawing
 * @property {boolean} on whether cards go on from hand to hand
 */

/**
 * @typedef {object} Seen what was seen of one deal
 * @property {number} dealer
 * @property {number | null} me
 * @property {string[]} hand dealt to us
 * @property {string | null} up turned up with the deal
 * @property {Record<string, [string, number | null]>} draws by step: the card, and as how many-eth from the talon if that is known
 * @property {[number, string][]} played by others
 * @property {string[]} swapped for the turn-up
 */

/** @typedef {{layouts: Layout[], deals: Record<string, Seen>}} Dealt by number, and how often the match went back */

/** @type {Seen} */
const NOTHING = { dealer: 0, me: null, hand: [], up: null, draws: {}, played: [], swapped: [] };

/**
 * All that is known of a shuffle's deals after this picture; the same object where there is nothing new.
 * @param {Dealt | null} known @param {Shown} shown @returns {Dealt | null}
 */
export function noticed(known, shown) {
  const { layouts } = shown.shuffle ?? {};
  // Where the cards will lie is settled once: what is told after the bytes were given counts for nothing.
  if (layouts) return known?.layouts ? known : { layouts, deals: {} };
  const [deal, , undone] = shown.at.split(".");
  if (!known || !deal || shown.table.stage !== "playing" || shown.ended) return known;
  // After a choice that was taken back the same pack may be laid out another way.
  const key = undone ? `${deal}.${undone}` : deal;
  const before = known.deals[key];
  const after = seen(before, shown);
  return JSON.stringify(before) === JSON.stringify(after)
    ? known
    : { ...known, deals: { ...known.deals, [key]: after } };
}

/** @param {Seen | undefined} before @param {Shown} shown @returns {Seen} */
function seen(before, shown) {
  const { me, seats } = shown;
  const dealer = seats.find(({ roles }) => roles.some(({ is }) => is === "dealer"))?.seat ?? 0;
  const all = { ...structuredClone(before ?? NOTHING), ...(before ? {} : { dealer, me }) };
  const number = Number(shown.at.split(".")[0]);
  for (const { deal, seat, step, kind, cards } of shown.log) {
    if (deal !== number) continue;
    const [card] = cards;
    if (kind === "dealt" && seat === me) all.hand = union(all.hand, cards);
    if (kind === "turned" && step === 0) all.up ??= card ?? null;
    if (kind === "exchanged") all.swapped = union(all.swapped, cards);
    if (kind === "drew" && seat === me && card) all.draws[step] ??= [card, order(shown, step)];
    if ((kind === "played" || kind === "melded") && seat !== null && seat !== me)
      for (const each of cards)
        if (!all.played.some(([who, what]) => who === seat && what === each)) all.played.push([seat, each]);
  }
  return all;
}

/** @param {string[]} old @param {string[]} more */
const union = (old, more) => [...old, ...more.filter((card) => !old.includes(card))];

/** As how many-eth card of the talon the newest draw came, if that can still be told. @param {Shown} shown @param {number} step */
function order({ at, log, talon, tricks, seats, me }, step) {
  const tricksDone = seats.reduce((sum, { won }) => sum + won, 0);
  const later = log.filter((line) => line.deal === Number(at.split(".")[0]) && line.step > step);
  const isNewest = !later.some(({ kind, seat }) => kind === "took" || (kind === "drew" && seat === me));
  // Which tricks may be looked at is a house rule: the newest of them need not be the last one.
  const winner = tricks.find(({ number }) => number === tricksDone)?.winner;
  const isNow = Boolean(talon?.count) || step === Number(at.split(".")[1]);
  if (!isNewest || !isNow || talon?.closed || !tricksDone || winner === undefined) return null;
  return 2 * (tricksDone - 1) + (winner === me ? 0 : 1);
}

/**
 * Whether a pack gives what was seen of a deal, laid out in one of these ways.
 * @param {Layout[]} layouts @param {string[]} deck @param {Seen} kept
 */
export const gives = (layouts, deck, kept) =>
  layouts.some((layout) => layout.dealer === kept.dealer && fits(layout, deck, kept));

/** @param {Layout} layout @param {string[]} deck @param {Seen} kept */
function fits(layout, deck, { me, hand, up, draws, played, swapped }) {
  const at = (/** @type {number} */ place) => deck[place] ?? "";
  const held = layout.hands.map((places) => places.map(at));
  const free = deck.filter((card) => !held.some((cards) => cards.includes(card)));
  const mine = me === null ? [] : (held[me] ?? []);
  const drawn = Object.values(draws);
  // Who was away does not know of an exchange, and the log need not tell of it any more.
  const trump = layout.up === null || !layout.talon.length ? "" : at(layout.up).slice(1);
  const may = (/** @type {string} */ card) => swapped.includes(card) || [`9${trump}`, `J${trump}`].includes(card);
  return (
    hand.every((card) => mine.includes(card)) &&
    (up === null || layout.up === null || at(layout.up) === up) &&
    drawn.every(([card, place]) =>
      // What was exchanged for the turn-up lies in its place, and is drawn last.
      place === null
        ? free.includes(card) || may(card)
        : at(layout.talon[place] ?? -1) === card || (place === layout.talon.length - 1 && may(card)),
    ) &&
    (layout.on ||
      played.every(([seat, card]) => may(card) || held[seat]?.includes(card) || free.includes(card)))
  );
}

/**
 * What this browser can say of the packs of a record: the deals whose cards it has seen, and those of them that were others.
 * @param {{deals: {number: number, deck: string[]}[]}} proof @param {Dealt | null} known
 */
export function matching({ deals }, known) {
  const { layouts = [], deals: all = {} } = known ?? {};
  const seenOf = (/** @type {number} */ number) =>
    Object.entries(all).flatMap(([key, seenThen]) => (key.split(".")[0] === String(number) ? [seenThen] : []));
  const kept = deals.filter(({ number }) => seenOf(number).length);
  const others = kept.filter(({ number, deck }) => seenOf(number).some((each) => !gives(layouts, deck, each)));
  return { seen: kept.map(({ number }) => number), others: others.map(({ number }) => number) };
}
