/** What the parts of a table share: sizes, what is chosen, and what a click does. */

/** @typedef {import("../types.js").Shown} Shown */
/** @typedef {import("../types.js").Call} Call */

/**
 * @typedef {object} Ui
 * @property {import("../logic/fan.js").Measures} size
 * @property {boolean} live whether commands can be given now
 * @property {string | null} picked the card that is lifted
 * @property {string | null} queued the card to be played when it is our turn
 * @property {Call | null} question the call that asks once more
 * @property {{card: string | null, text: string, paragraph: string | null} | null} refusal
 * @property {string | null} cited the paragraph that the rules are opened at
 * @property {string | null} hint the action that a strong player would choose
 * @property {number | null} bid the bid that minus and plus have led to
 * @property {{muted: number[], unnamed: string[]}} quiet seats of which nothing is heard, and names that were reported
 * @property {(changes: Partial<Ui["quiet"]>) => void} hush
 * @property {Map<number, number>} heard the number of the last speech of each seat that has faded
 * @property {(card: string, dropped?: boolean) => void} touch a card of the hand was chosen by click or key, or dropped on the table
 * @property {(action: string, then?: string | null) => void} act gives an action, and then another one if it may follow
 * @property {(call: Call) => void} call
 * @property {(what: string, more?: Record<string, unknown>) => void} send
 * @property {(changes: Partial<Ui>) => void} set
 * @property {(what: string, cited?: string | null) => void} open a sheet, the rules at a paragraph
 * @property {(why: string) => void} fail something that has not worked
 */

/** The seat whose hand lies at the lower edge. @param {Shown} shown */
export const lower = (shown) => shown.seats[shown.below];

/** @param {Shown} shown */
export const isMine = (shown) => Boolean(shown.turn?.mine);
