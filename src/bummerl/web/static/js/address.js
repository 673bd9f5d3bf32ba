/** Addresses on this site, which keep the reader's language and deck, and the title of the page that is shown. */

/** An address on this site with the reader's language and deck kept. @param {string} path */
export function href(path) {
  const address = new URL(path, location.origin);
  for (const name of ["lang", "deck"]) {
    const value = new URLSearchParams(location.search).get(name);
    if (value && !address.searchParams.has(name)) address.searchParams.set(name, value);
  }
  return address.pathname + address.search + address.hash;
}

/** @param {string} path */
export function go(path) {
  history.pushState(null, "", href(path));
  dispatchEvent(new PopStateEvent("popstate"));
}

/** The title of the page that is shown. @param {string} text */
export const entitle = (text) => void (document.title = `${text} – bummerl`);
