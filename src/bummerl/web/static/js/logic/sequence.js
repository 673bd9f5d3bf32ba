/** What to do with a picture of the table that arrives, and which commands still wait for their answer. */

/**
 * A newer picture is drawn; with motion only when it follows the one that is there.
 * @param {number | null} seen the number of the picture that is drawn
 * @param {number} arrived
 * @returns {"drop" | "draw" | "move"}
 */
export function verdict(seen, arrived) {
  if (seen === null) return "draw";
  if (arrived < seen) return "drop";
  return arrived === seen ? "draw" : "move";
}

/** @typedef {{id: string, do: string, [more: string]: any}} Command */

/** Commands that have no answer yet, in the order they were given: they are sent again after a new connection. */
export class Pending {
  constructor() {
    /** @type {Map<string, Command>} */
    this.waiting = new Map();
  }

  /** @param {Command} command */
  add(command) {
    this.waiting.set(command.id, command);
  }

  /** The command that this answer settles. @param {string} id */
  settle(id) {
    const command = this.waiting.get(id);
    this.waiting.delete(id);
    return command;
  }

  /** What to send again, looks and hints left out: their moment has passed. */
  again() {
    for (const { id, do: what } of this.waiting.values()) {
      if (what === "look" || what === "hint" || what === "phrase") this.waiting.delete(id);
    }
    return [...this.waiting.values()];
  }
}

/** Milliseconds before the next try to connect: doubling, at most 20 s, and not all browsers at once.
 * @param {number} tries that have failed @param {number} chance from 0 to 1 */
export const patience = (tries, chance) => Math.min(20_000, 400 * 2 ** tries) * (0.75 + chance / 2);
