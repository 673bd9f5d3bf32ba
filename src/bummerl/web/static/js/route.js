/** Which page an address shows: links inside the site change the page without loading it again. */

import { go } from "./address.js";

/** @typedef {{show: (root: HTMLElement, params: string[]) => (() => void) | void}} Page */

const TITLE = "Bummerl";

/** @type {[RegExp, () => Promise<Page>][]} */
const PAGES = [
  [/^\/$/, () => import("./pages/home.js")],
  [/^\/new$/, () => import("./pages/new.js")],
  [/^\/t\/([\w-]+)$/, () => import("./pages/table.js")],
  [/^\/r\/([\w-]+)$/, () => import("./pages/replay.js")],
  [/^\/rules\/([\w-]+)$/, () => import("./pages/rules.js")],
  [/^\/strategy\/([\w-]+)$/, () => import("./pages/strategy.js")],
  [/^\/learn$/, () => import("./pages/learn.js")],
  [/^\/history$/, () => import("./pages/history.js")],
];

const missing = () => import("./pages/missing.js");

/** @type {(() => void) | void} */
let leave;
let shown = "";

/** Shows the page of the present address. @param {HTMLElement} root @param {boolean} [again] though it is the same */
export async function show(root, again = false) {
  const path = location.pathname.replace(/(.)\/$/, "$1");
  if (path === shown && !again) return;
  shown = path;
  const found = PAGES.find(([pattern]) => pattern.test(path));
  const page = await (found ? found[1]() : missing());
  if (shown !== path) return;
  leave?.();
  document.title = TITLE;
  leave = page.show(root, (found?.[0].exec(path) ?? []).slice(1)) ?? undefined;
  if (!again) scrollTo(0, 0);
}

/** @param {HTMLElement} root */
export function follow(root) {
  addEventListener("popstate", () => void show(root));
  document.addEventListener("click", (event) => {
    const link = /** @type {Element} */ (event.target).closest?.("a[href]");
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.origin !== location.origin ||
      link.target ||
      link.hasAttribute("download")
    )
      return;
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (!PAGES.some(([pattern]) => pattern.test(link.pathname))) return;
    event.preventDefault();
    go(link.pathname + link.search);
  });
}
