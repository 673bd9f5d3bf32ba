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
