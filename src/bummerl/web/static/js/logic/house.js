/** House rules in a link: what differs from the preset, as text. */

/** @param {URLSearchParams} query @returns {Record<string, string>} */
export function rulesIn(query) {
  const given = (query.get("rules") ?? "").split(";").map((each) => each.split(":"));
  return Object.fromEntries(
    given
      .filter(([name, value]) => /^[a-z_]{1,60}$/.test(name ?? "") && value)
      .map(([name, value]) => [name, decodeURIComponent(value ?? "")]),
  );
}

/** @param {Record<string, string>} options */
export const rulesText = (options) =>
  Object.entries(options)
    .map(([name, value]) => `${name}:${encodeURIComponent(value)}`)
    .join(";");

/** A table as it is wished on its form. `takeover` is null for what is usual.
 * @typedef {{preset: string, options: Record<string, string>, memory: string, seats: string[], clock: number, takeover: number | null, watch: string}} Wish */

/** What those who watch may be shown. */
export const WATCH = ["table", "later", "nobody"];

/** Everything of a wish as the query of a link. @param {Wish} wish @returns {Record<string, string | null>} null for what is as usual */
export const linkOf = ({ preset, options, memory, seats, clock, takeover, watch }) => ({
  preset,
  memory,
  seats: seats.join(","),
  clock: clock ? String(clock) : null,
  takeover: takeover === null ? null : String(takeover),
  watch: watch === "table" ? null : watch,
  rules: Object.keys(options).length ? rulesText(options) : null,
});

/** What a link says of a table, as far as it can be had here; the rest is as it `usually` is.
 * @param {URLSearchParams} query @param {Wish} usually of the link's game
 * @param {{memory: string[], bots: string[], clocks: number[], takeovers: number[]}} offered @returns {Wish} */
export function wishIn(query, usually, offered) {
  const seats = (query.get("seats") ?? "").split(",");
  const words = ["me", "open", ...offered.bots.map((bot) => `bot:${bot}`)];
  const fits = seats.length === usually.seats.length && seats.every((word) => words.includes(word));
  const [memory, clock, takeover] = [query.get("memory") ?? "", query.get("clock"), query.get("takeover")];
  return {
    ...usually,
    options: rulesIn(query),
    memory: offered.memory.includes(memory) ? memory : usually.memory,
    seats: fits && seats.filter((word) => word === "me").length === 1 ? seats : usually.seats,
    clock: offered.clocks.find((seconds) => String(seconds) === clock) ?? usually.clock,
    takeover: offered.takeovers.find((seconds) => String(seconds) === takeover) ?? usually.takeover,
    watch: WATCH.find((each) => each === query.get("watch")) ?? usually.watch,
  };
}

/** Seconds away after which the computer plays, as the server has it if nothing is said: where people play each other.
 * @param {string[]} seats */
export const usualTakeover = (seats) => (seats.filter((word) => !word.startsWith("bot:")).length > 1 ? 60 : 0);
