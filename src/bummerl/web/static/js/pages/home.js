/** The first page: one click to the first card. */

import { card } from "../card.js";
import { decks } from "../choices.js";
import { classes, draw, h } from "../dom.js";
import { head } from "../head.js";
import { icon } from "../icons.js";
import { forget, owned } from "../own.js";
import { botsFor as able, lastChoice, open, presetOf, remember } from "../quick.js";
import { href } from "../address.js";
import { change, onChange, settings } from "../store.js";
import { start, t } from "../words.js";

/** @type {Record<string, string[]>} two cards a game, for its picture */
const PICTURES = {
  schnapsen: ["KS", "QS"],
  sitting_out: ["AH", "TH"],
  sixty_six_multi: ["9H", "AH"],
  dreier: ["TD", "JD"],
  bauernschnapsen: ["QD", "JC"],
  thousand: ["KS", "QD"],
};
const HERO = ["AC", "KS", "QH", "QD", "JD"];

/** So many unfinished matches are shown. */
const MOST = 3;

/** @param {HTMLElement} root */
export function show(root) {
  const state = { ...lastChoice(), busy: false, failed: "" };
  const redraw = () => draw(root, page(state, set));
  const set = (/** @type {Partial<typeof state>} */ changes) => {
    Object.assign(state, changes);
    if (changes.preset)
      state.bot = able(state.preset).some(({ key }) => key === state.bot)
        ? state.bot
        : (able(state.preset).at(-1)?.key ?? "");
    remember({ preset: state.preset, bot: state.bot, memory: state.memory });
    redraw();
  };
  redraw();
  return onChange(redraw);
}

/** @typedef {ReturnType<typeof lastChoice> & {busy: boolean, failed: string}} State */
/** @typedef {(changes: Partial<State>) => void} Set */

/** @param {State} state @param {Set} set */
function page(state, set) {
  const redraw = () => set({});
  return h(
    "div",
    { key: "home", class: "sheet-of-paper home" },
    head(redraw),
    h(
      "main",
      null,
      hero(state, set),
      games(state, set),
      h("div", { class: "two" }, opponents(state, set), house(state, set), cards(redraw)),
      promise(),
    ),
  );
}

/** @param {State} state @param {Set} set */
function hero(state, set) {
  const preset = presetOf(state.preset);
  const bot = start().bots.find(({ key }) => key === state.bot);
  const deal = async (/** @type {string} */ others) => {
    set({ busy: true, failed: "" });
    try {
      await open({
        preset: state.preset,
        memory: state.memory,
        seats: Array.from({ length: preset?.seats ?? 2 }, (_, seat) => (seat ? others : "me")),
      });
    } catch (error) {
      set({ busy: false, failed: error instanceof Error ? error.message : t("failed") });
    }
  };
  return h(
    "section",
    { class: "hero" },
    h(
      "div",
      null,
      h("h1", { class: "display" }, t("home-title")),
      h("p", { class: "lead" }, [preset?.name, bot?.name].filter(Boolean).join(" · "), h("br"), t("home-free")),
      h(
        "label",
        { class: "name-field" },
        h("span", { class: "label" }, t("your-name")),
        h("input", {
          type: "text",
          maxlength: 24,
          autocomplete: "nickname",
          placeholder: t("player"),
          value: settings.name,
          onchange: (/** @type {Event} */ event) =>
            change({ name: /** @type {HTMLInputElement} */ (event.target).value.trim() }),
        }),
      ),
      h(
        "div",
        { class: "start" },
        h(
          "button",
          { class: "btn main tall", disabled: state.busy, onclick: () => deal(`bot:${state.bot}`) },
          t("deal-cards"),
        ),
        h(
          "button",
          { class: "btn plain tall", disabled: state.busy, onclick: () => deal("open") },
          icon("link", 20),
          h("span", null, t("with-friends")),
        ),
      ),
      state.failed && h("p", { class: "banner bad", role: "alert" }, state.failed),
      unfinished(set),
    ),
    h(
      "div",
      { class: "felt fan", "aria-hidden": "true" },
      HERO.map((each, place) =>
        h(
          "span",
          { key: each, style: { rotate: `${(place - 2) * 8}deg`, translate: `0 ${Math.abs(place - 2) ** 2 * 4}px` } },
          card(each, 136),
        ),
      ),
    ),
  );
}

/** @param {Set} set */
function unfinished(set) {
  const all = owned()
    .filter(({ over }) => !over)
    .slice(0, MOST);
  return h(
    "ul",
    { class: "unfinished" },
    all.map((own) => {
      const { table, game, against, score } = own;
      return h(
        "li",
        { key: `${table} ${own.replay ?? ""}` },
        h("i", { class: "ball" }),
        h("span", null, `${game} · ${against} · ${String(score).replaceAll(" ", "\u00a0")}`),
        h("a", { class: "linked under", href: href(`/t/${table}`) }, t("go-on")),
        h(
          "button",
          { class: "tool", "aria-label": t("forget"), title: t("forget"), onclick: () => (forget(own), set({})) },
          icon("close", 16),
        ),
      );
    }),
  );
}

/** @param {State} state @param {Set} set */
function games(state, set) {
  return h(
    "section",
    { class: "games", "aria-label": t("games") },
    start().games.map(({ family, name, presets }) => {
      const chosen = presets.some(({ key }) => key === state.preset);
      const shown = presets.find(({ key }) => key === state.preset) ?? presets[0];
      const seats = [...new Set(presets.map((each) => each.seats))].sort();
      return h(
        "button",
        {
          key: family,
          class: classes("game-card panel", chosen && "chosen"),
          "aria-pressed": chosen,
          onclick: () => set({ preset: shown?.key ?? "" }),
        },
        h("b", { class: "display" }, name),
        h(
          "span",
          { class: "facts" },
          icon("user", 14),
          ` ${seats.join("–")} · ${shown?.minutes ?? ""} ${t("minutes")}`,
        ),
        h("span", { class: "blurb" }, shown?.about),
        h(
          "span",
          { class: "mini", "aria-hidden": "true" },
          (PICTURES[family] ?? ["AS", "KH"]).map((each, place) =>
            h("span", { key: each, style: { rotate: `${place * 12 - 6}deg` } }, card(each, 48)),
          ),
        ),
      );
    }),
  );
}

/** @param {State} state @param {Set} set */
function opponents(state, set) {
  const bots = able(state.preset);
  const chosen = bots.find(({ key }) => key === state.bot);
  return h(
    "section",
    { class: "panel box" },
    h("h2", { class: "heading" }, t("opponent")),
    h(
      "div",
      { class: "levels", role: "radiogroup", "aria-label": t("opponent") },
      bots.map(({ key, name }) =>
        h("button", { key, role: "radio", "aria-checked": key === state.bot, onclick: () => set({ bot: key }) }, name),
      ),
    ),
    h("p", { class: "note" }, chosen?.about),
    h("p", { class: "note" }, t("fair-cards")),
  );
}

/** @param {State} state @param {Set} set */
function house(state, set) {
  const family = start().games.find(({ presets }) => presets.some(({ key }) => key === state.preset));
  const preset = presetOf(state.preset);
  return h(
    "section",
    { class: "panel box" },
    h(
      "div",
      { class: "head" },
      h("h2", { class: "heading" }, t("house-rules")),
      h("a", { class: "linked", href: href(`/new?preset=${state.preset}`) }, t("own-rules")),
    ),
    (family?.presets.length ?? 0) > 1 &&
      h(
        "select",
        {
          "aria-label": t("game"),
          value: state.preset,
          onchange: (/** @type {Event} */ event) =>
            set({ preset: /** @type {HTMLSelectElement} */ (event.target).value }),
        },
        family?.presets.map(({ key, name }) => h("option", { key, value: key }, name)),
      ),
    h(
      "p",
      { class: "chips" },
      preset?.lines.map((line) => h("span", { key: line, class: "chip" }, line)),
    ),
  );
}

/** The deck, where nobody has to look for it. @param {() => void} redraw */
const cards = (redraw) =>
  h(
    "section",
    { class: "panel box wide" },
    h("h2", { class: "heading" }, t("set-deck")),
    decks((work) => void work.then(redraw)),
  );

const promise = () => h("p", { class: "promise" }, icon("shield", 20), h("span", null, t("promise")));
