/** Line icons in a box of 24 units; they are decoration, the button around one carries the name. */

import { h } from "./dom.js";

const PATHS = {
  menu: "M4 7h16M4 12h16M4 17h16",
  log: "M9 6h11M9 12h11M9 18h7M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  help: "M9.2 9.2a2.9 2.9 0 1 1 4.3 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.6v.1",
  back: "M15 5l-7 7 7 7",
  on: "M9 5l7 7-7 7",
  first: "M17 5l-7 7 7 7M7 5v14",
  last: "M7 5l7 7-7 7M17 5v14",
  close: "M6 6l12 12M18 6L6 18",
  sound: "M4 10v4h3l5 4V6L7 10zM16 9.5a4 4 0 0 1 0 5",
  mute: "M4 10v4h3l5 4V6L7 10zM16 10l4 4M20 10l-4 4",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1",
  lock: "M7 11V8a5 5 0 0 1 10 0v3M5.5 11h13v9h-13z",
  play: "M7 5l12 7-12 7z",
  pause: "M8 5v14M16 5v14",
  check: "M5 12.5l4.5 4.5L19 7",
  shield: "M12 3l7 3v6c0 4.5-3 7.5-7 9-4-1.500-7-4.500-7-9V6zM9 12l2.2 2.2L15 10",
  bulb: "M9 18h6M10 21h4M8.500 15C6.500 13.500 6 11.500 6 10a6 6 0 0 1 12 0c0 1.500-.5 3.500-2.500 5z",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c1-4 4-5.500 7.500-5.500s6.500 1.500 7.500 5.500",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1",
  minus: "M6 12h12",
  plus: "M6 12h12M12 6v12",
  retry: "M5 12a7 7 0 1 0 2.200-5.100M5 4v4h4",
  eye: "M3 12c2.500-4.500 5.500-6 9-6s6.500 1.500 9 6c-2.500 4.500-5.500 6-9 6s-6.500-1.500-9-6zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  clock: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.500l3 2",
  flag: "M6 21V4M6 5h11l-2 4 2 4H6",
  chat: "M4 5h16v11H10l-4 4v-4H4z",
  bolt: "M13 3L6 13h5l-1 8 8-11h-6z",
  barrel: "M7 4h10c2 5 2 11 0 16H7c-2-5-2-11 0-16zM5.8 9h12.400M5.800 15h12.400",
  save: "M12 4v11M7.500 11L12 15.500 16.500 11M5 19h14",
};

/** @param {keyof typeof PATHS} name @param {number} [size] @param {string} [kind] extra class */
export function icon(name, size = 22, kind = "") {
  return h(
    "svg",
    { class: `icon ${kind}`, width: size, height: size, viewBox: "0 0 24 24", "aria-hidden": "true" },
    h("path", { d: PATHS[name] }),
  );
}
