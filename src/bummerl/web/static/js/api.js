/** Requests to the server; what it refuses comes back as an error whose message is its sentence. */

import { markEnglish } from "./dom.js";

export class Refused extends Error {
  /** @param {string} why @param {string} paragraph @param {number} status */
  constructor(why, paragraph, status) {
    super(why);
    this.paragraph = paragraph;
    this.status = status;
  }
}

/** @param {string} path @param {Record<string, string | number | null | undefined>} [query] @returns {Promise<any>} */
export function get(path, query = {}) {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  );
  return ask(given.length ? `${path}?${new URLSearchParams(given)}` : path, {});
}

/** @param {string} path @param {unknown} body a text as it is, else JSON @returns {Promise<any>} */
export const post = (path, body) =>
  ask(path, {
    method: "POST",
    headers: { "Content-Type": typeof body === "string" ? "text/plain" : "application/json" },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** A clock that goes wrong by less than this many milliseconds is right. */
const EXACT = 2000;

const clock = { wrong: 0 };

/** The server's time, in seconds since 1970: this machine's clock may go wrong. */
export const now = () => (Date.now() - clock.wrong) / 1000;

/** @param {string} path @param {RequestInit} request */
async function ask(path, request) {
  const answer = await fetch(path, request);
  const wrong = Date.now() - Date.parse(answer.headers.get("date") ?? "");
  if (wrong) clock.wrong = Math.abs(wrong) > EXACT ? wrong : 0;
  const said = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refused(said?.why ?? answer.statusText, said?.paragraph ?? "", answer.status);
  markEnglish(said?.english ?? []);
  return said;
}
