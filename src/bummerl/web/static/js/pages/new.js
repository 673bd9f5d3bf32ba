/** A table with house rules: the form of all options, the seats, the clock. The link of the page carries the rules. */

import { get } from "../api.js";
import { segments } from "../choices.js";
import { draw, h } from "../dom.js";
import { head } from "../head.js";
import { houseRules } from "../houserules.js";
import { WATCH, linkOf, usualTakeover, wishIn } from "../logic/house.js";
import { botsFor, lastChoice, open, presetOf, remember } from "../quick.js";
import { lang, start, t } from "../words.js";

/** @typedef {import("../types.js").Form} Form */

const CLOCKS = [0, 15, 30, 60, 120];
const TAKEOVERS = [0, 30, 60, 180];

/** @param {HTMLElement} root */
export function show(root) {
  const query = new URLSearchParams(location.search);
  const last = lastChoice();
  const preset = presetOf(query.get("preset") ?? "") ? /** @type {string} */ (query.get("preset")) : last.preset;
  const usually = { preset, options: {}, memory: last.memory, seats: seatsFor(preset, last.bot), clock: 0 };
  const offered = {
    memory: start().memory.map(({ key }) => key),
    bots: botsFor(preset).map(({ key }) => key),
    clocks: CLOCKS,
    takeovers: TAKEOVERS,
  };
  const state = {
    ...wishIn(query, { ...usually, takeover: null, watch: "table" }, offered),
    form: /** @type {Form | null} */ (null),
    failed: "",
    busy: false,
  };
  const set = (/** @type {Partial<State>} */ changes) => {
    Object.assign(state, changes);
    inLink(state);
    redraw();
  };
  const redraw = () => draw(root, page(state, set, load));
  const load = async () => {
    set({ form: null });
    await get(`/api/options/${state.preset}`, { lang: lang() }).then(
      (form) => set({ form }),
      (error) => set({ failed: error.message }),
    );
  };
  void load();
}

/** @typedef {import("../logic/house.js").Wish & {form: Form | null, failed: string, busy: boolean}} State */
/** @typedef {(changes: Partial<State>) => void} Set */

/** @param {string} preset @param {string} bot */
const seatsFor = (preset, bot) =>
  Array.from({ length: presetOf(preset)?.seats ?? 2 }, (_, seat) => (seat ? `bot:${bot}` : "me"));

/** @param {State} state @param {Set} set @param {() => Promise<void>} load */
function page(state, set, load) {
  return h(
    "div",
    { key: "new", class: "sheet-of-paper new" },
    head(() => void load()),
    h(
      "main",
      null,
      h("h1", { class: "display" }, t("new-table")),
      h(
        "form",
        { class: "new-form", onsubmit: (/** @type {SubmitEvent} */ event) => void submit(event, state, set) },
        game(state, set, load),
        seats(state, set),
        houseRules(state.form, state.options, state.failed, (options) =>
          set({ options }),
        ),
        finish(state),
      ),
    ),
  );
}

/** @param {State} state @param {Set} set @param {() => Promise<void>} load */
function game(state, set, load) {
  const choose = (/** @type {Event} */ event) => {
    const preset = /** @type {HTMLSelectElement} */ (event.target).value;
    Object.assign(state, { preset, options: {}, seats: seatsFor(preset, lastChoice().bot) });
    void load();
  };
  return h(
    "section",
    { class: "panel box" },
    h(
      "label",
      { class: "field" },
      h("span", null, t("game")),
      h(
        "select",
        { value: state.preset, onchange: choose },
        start().games.map(({ family, name, presets }) =>
          h(
            "optgroup",
            { key: family, label: name },
            presets.map((each) => h("option", { key: each.key, value: each.key }, each.name)),
          ),
        ),
      ),
    ),
    h("p", { class: "note" }, presetOf(state.preset)?.about),
    segments(
      t("memory"),
      start().memory.map(({ key, name }) => /** @type {const} */ ([key, name])),
      state.memory,
      (memory) => set({ memory }),
    ),
    h("p", { class: "note" }, start().memory.find(({ key }) => key === state.memory)?.about),
  );
}

/** @param {State} state @param {Set} set */
function seats(state, set) {
  const bots = botsFor(state.preset);
  const sit = (/** @type {number} */ seat) => (/** @type {Event} */ event) => {
    const word = /** @type {HTMLSelectElement} */ (event.target).value;
    const all = state.seats.map((each, place) =>
      place === seat ? word : word === "me" && each === "me" ? (state.seats[seat] ?? "open") : each,
    );
    set({ seats: all });
  };
  const seconds = (/** @type {number[]} */ all, /** @type {string} */ none) =>
    all.map((each) => /** @type {const} */ ([String(each), each ? `${each}\u00a0s` : t(none)]));
  return h(
    "section",
    { class: "panel box" },
    h("h2", { class: "heading" }, t("seats")),
    state.seats.map((word, seat) =>
      h(
        "label",
        { key: seat, class: "field" },
        h("span", { class: "label" }, `${t("seat")} ${seat + 1}`),
        h(
          "select",
          { value: word, onchange: sit(seat) },
          h("option", { key: "me", value: "me" }, t("seat-me")),
          h("option", { key: "open", value: "open" }, t("seat-open")),
          bots.map(({ key, name }) => h("option", { key, value: `bot:${key}` }, name)),
        ),
        word.startsWith("bot:") && h("small", { class: "note" }, bots.find(({ key }) => word === `bot:${key}`)?.about),
      ),
    ),
    segments(t("clock"), seconds(CLOCKS, "no-limit"), String(state.clock), (clock) => set({ clock: Number(clock) })),
    segments(
      t("takeover"),
      seconds(TAKEOVERS, "never"),
      String(state.takeover ?? usualTakeover(state.seats)),
      (takeover) => set({ takeover: Number(takeover) }),
    ),
    segments(
      t("watch"),
      WATCH.map((watch) => /** @type {const} */ ([watch, t(`watch-${watch}`)])),
      state.watch,
      (watch) => set({ watch }),
    ),
    h("p", { class: "note" }, t(`watch-${state.watch}-about`)),
  );
}

/** The link of the page holds the whole form. @param {State} state */
function inLink(state) {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(linkOf(state)))
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  history.replaceState(null, "", address);
}

/** @param {State} state */
const finish = ({ failed, busy }) =>
  h(
    "div",
    { class: "finish wide" },
    failed && h("p", { class: "banner bad", role: "alert" }, failed),
    h("button", { class: "btn main tall", disabled: busy }, t("open-table")),
  );

/** @param {SubmitEvent} event @param {State} state @param {Set} set */
async function submit(event, state, set) {
  event.preventDefault();
  set({ busy: true, failed: "" });
  const { preset, options, memory, seats: all, clock, takeover, watch } = state;
  remember({ ...lastChoice(), preset, memory });
  await open({ preset, options, memory, seats: all, clock, watch, ...(takeover === null ? {} : { takeover }) }).catch(
    (error) => set({ busy: false, failed: error.message }),
  );
}
