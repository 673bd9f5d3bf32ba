/** The table as it was: looking back through the log does not disturb the game. */

import { look } from "../logic/looking.js";

/** @typedef {import("./ui.js").Shown} Shown */

export class Past {
  /** @param {(place: {deal: number, step: number}) => void} ask for the table at a place */
  constructor(ask) {
    this.ask = ask;
    /** @type {{deal: number, step: number} | null} what is looked at; null is now */
    this.place = null;
    /** @type {Shown | null} */
    this.shown = null;
  }

  /** @param {Shown | null} now @param {"first" | "back" | "on" | "now"} how */
  look(now, how) {
    this.place = look(now?.log ?? [], this.place, how);
    if (this.place) this.ask(this.place);
    else this.shown = null;
  }

  /** @param {Shown} shown */
  hear(shown) {
    this.shown = this.place && shown;
  }

  leave() {
    this.place = this.shown = null;
  }
}
