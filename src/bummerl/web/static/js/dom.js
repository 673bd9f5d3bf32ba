/**
 * Elements as values, and a page made to look like them.
 *
 * `h` describes an element; `draw` changes what is there into what is described and keeps the elements that stay,
 * so that focus, scrolling and running motion survive. Children with a `key` keep their element when they move.
 * Nothing is written as markup and no style as text, which the page's content policy would refuse.
 */

/** @typedef {{tag: string, props: Props, kids: Kid[]}} Described */
/** @typedef {Described | string} Kid */
/** @typedef {Kid | number | null | undefined | boolean | Given[]} Given */
/** @typedef {Record<string, any>} Props */

const SVG = new Set(["svg", "use", "path", "g", "circle", "rect", "line", "polyline", "text", "title"]);
const LIVE = new Set(["value", "checked", "open", "selected"]);

/** @type {WeakMap<Node, Described>} */
const drawn = new WeakMap();

/** @type {Set<string>} texts that are English on a page of another language: what holds one says so */
const english = new Set();

/** @param {string[]} texts */
export const markEnglish = (texts) => texts.forEach((text) => english.add(text));

/** The language of a text, where it is not the page's. @param {string} text */
export const langOf = (text) => (english.has(text) ? "en" : null);

/**
 * @param {string} tag
 * @param {Props | null} [props]
 * @param {...Given} kids
 * @returns {Described}
 */
export function h(tag, props, ...kids) {
  const all = flat(kids);
  const isEnglish = english.size > 0 && all.some((kid) => typeof kid === "string" && english.has(kid));
  return { tag, props: isEnglish ? { lang: "en", ...props } : (props ?? {}), kids: all };
}

/** @param {Given[]} given @returns {Kid[]} */
function flat(given) {
  return /** @type {Given[]} */ (given.flat(20))
    .filter((kid) => kid !== null && kid !== undefined && typeof kid !== "boolean" && kid !== "")
    .map((kid) => (typeof kid === "number" ? String(kid) : /** @type {Kid} */ (kid)));
}

/**
 * Makes the children of `parent` those that are described.
 * @param {Element} parent
 * @param {...Given} given
 */
export function draw(parent, ...given) {
  place(parent, flat(given), false);
}

/** @param {Element} parent @param {Kid[]} kids @param {boolean} isSvg */
function place(parent, kids, isSvg) {
  const old = [...parent.childNodes];
  const keyed = new Map(old.filter((node) => keyOf(node) !== undefined).map((node) => [keyOf(node), node]));
  const loose = old.filter((node) => keyOf(node) === undefined);
  const wanted = kids.map((kid) => take(kid, keyed, loose) ?? make(kid, isSvg));
  const staying = new Set(wanted);
  for (const node of old) if (!staying.has(node)) node.remove();
  wanted.forEach((node, place) => {
    if (parent.childNodes[place] !== node) parent.insertBefore(node, parent.childNodes[place] ?? null);
    refresh(node, /** @type {Kid} */ (kids[place]), isSvg);
  });
}

/** @param {Node} node */
const keyOf = (node) => drawn.get(node)?.props.key;

/** @param {Kid} kid @param {Map<any, ChildNode>} keyed @param {ChildNode[]} loose */
function take(kid, keyed, loose) {
  if (typeof kid !== "string" && kid.props.key !== undefined) {
    const node = keyed.get(kid.props.key);
    return node && drawn.get(node)?.tag === kid.tag ? node : undefined;
  }
  const found = loose.findIndex((node) =>
    typeof kid === "string" ? node.nodeType === 3 : drawn.get(node)?.tag === kid.tag,
  );
  return found < 0 ? undefined : loose.splice(found, 1)[0];
}

/** @param {Kid} kid @param {boolean} isSvg @returns {ChildNode} */
function make(kid, isSvg) {
  if (typeof kid === "string") return document.createTextNode(kid);
  const node =
    isSvg || SVG.has(kid.tag)
      ? document.createElementNS("http://www.w3.org/2000/svg", kid.tag)
      : document.createElement(kid.tag);
  drawn.set(node, { tag: kid.tag, props: { key: kid.props.key }, kids: [] });
  return node;
}

/** @param {ChildNode} node @param {Kid} kid @param {boolean} isSvg */
function refresh(node, kid, isSvg) {
  if (typeof kid === "string") {
    if (node.nodeValue !== kid) node.nodeValue = kid;
    return;
  }
  const element = /** @type {HTMLElement} */ (node);
  const before = drawn.get(node)?.props ?? {};
  for (const name of Object.keys(before)) if (!(name in kid.props)) set(element, name, undefined, before[name]);
  // The choices come before the value: a select can only have a value that it offers.
  if (!kid.props.foreign) place(element, kid.kids, isSvg || kid.tag === "svg");
  for (const [name, value] of Object.entries(kid.props)) set(element, name, value, before[name]);
  drawn.set(node, kid);
}

/** @param {HTMLElement} element @param {string} name @param {any} value @param {any} before */
function set(element, name, value, before) {
  if (name === "key" || name === "foreign") return;
  if (name === "style") return restyle(element, value ?? {}, before ?? {});
  if (name.startsWith("on")) {
    Reflect.set(element, name, value ?? null);
  } else if (name === "ref") {
    if (value && !before) value(element);
  } else if (LIVE.has(name) && name in element) {
    if (Reflect.get(element, name) !== value) Reflect.set(element, name, value ?? "");
  } else if (value !== before) {
    const isAria = name.startsWith("aria-");
    if (value === undefined || value === null || (value === false && !isAria)) element.removeAttribute(name);
    else element.setAttribute(name, value === true && !isAria ? "" : String(value));
  }
}

/** @param {HTMLElement} element @param {Props} style @param {Props} before */
function restyle(element, style, before) {
  for (const name of Object.keys(before)) if (!(name in style)) element.style.removeProperty(name);
  for (const [name, value] of Object.entries(style))
    if (value !== before[name]) element.style.setProperty(name, String(value));
}

/** The classes of those names whose value holds. @param {...(string | false | null | undefined)} names */
export const classes = (...names) => names.filter(Boolean).join(" ");
