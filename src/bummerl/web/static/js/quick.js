/** Opening a table in one click, with what was played last. */

import { post } from "./api.js";
import { keep, recall, settings } from "./store.js";
import { keepSecret, newSecret } from "./own.js";
import { go } from "./address.js";
import { lang, start, t } from "./words.js";

/** @typedef {{preset: string, bot: string, memory: string}} Last */

/** What was played last, as far as there still is such a thing. @returns {Last} */
export function lastChoice() {
  const last = recall("last", { preset: "schnapsen", bot: "thumb", memory: "points" });
  const preset = presetOf(last.preset) ?? start().games[0]?.presets[0];
  const able = botsFor(preset?.key ?? "");
  const bot = able.find(({ key }) => key === last.bot) ?? able.find(({ key }) => key === "thumb") ?? able[0];
  return { preset: preset?.key ?? "", bot: bot?.key ?? "", memory: last.memory };
}

/** @param {Last} choice */
export const remember = (choice) => keep("last", choice);

/** Those who play this, the weakest first. @param {string} preset */
export const botsFor = (preset) =>
  start()
    .bots.filter(({ plays }) => plays.includes(preset))
    .toReversed();

/** @param {string} key */
export const presetOf = (key) =>
  start()
    .games.flatMap(({ presets }) => presets)
    .find((preset) => preset.key === key);

/**
 * @param {{preset: string, memory: string, seats: string[], options?: Record<string, string>, clock?: number, takeover?: number, watch?: string,
 *   lesson?: string, example?: string, start?: {replay: string, deal: number, step: number}}} wish
 */
export async function open(wish) {
  const secret = newSecret();
  const { table } = await post("/api/tables", {
    options: {},
    ...wish,
    name: settings.name || t("player"),
    secret,
    lang: lang(),
  });
  keepSecret(table, secret);
  go(`/t/${table}`);
}
