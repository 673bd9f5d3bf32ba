/** Small sounds, made here: a tap for a card, two tones for a call, a soft bell for one's turn. Off until switched on. */

import { settings } from "./store.js";

/** @type {AudioContext | null} */
let context = null;

/** @type {Record<string, [number, number, number][]>} tones: hertz, start and length in seconds */
const TONES = {
  call: [
    [523, 0, 0.12],
    [659, 0.1, 0.16],
  ],
  turn: [[784, 0, 0.3]],
  won: [
    [523, 0, 0.14],
    [659, 0.13, 0.14],
    [784, 0.26, 0.3],
  ],
};

/** @param {"card" | "call" | "turn" | "won"} what */
export function sound(what) {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (what === "card") tap(context);
  for (const [hertz, from, length] of TONES[what] ?? []) tone(context, hertz, context.currentTime + from, length);
}

/** @param {AudioContext} audio @param {number} hertz @param {number} from @param {number} length */
function tone(audio, hertz, from, length) {
  const source = new OscillatorNode(audio, { type: "sine", frequency: hertz });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12, from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  source.connect(volume).connect(audio.destination);
  source.start(from);
  source.stop(from + length);
}

/** Paper on cloth: a short breath of filtered noise. @param {AudioContext} audio */
function tap(audio) {
  const length = Math.floor(audio.sampleRate * 0.06);
  const buffer = new AudioBuffer({ length, sampleRate: audio.sampleRate });
  const wave = buffer.getChannelData(0);
  for (let at = 0; at < length; at += 1) wave[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source
    .connect(new BiquadFilterNode(audio, { type: "lowpass", frequency: 1400 }))
    .connect(new GainNode(audio, { gain: 0.35 }))
    .connect(audio.destination);
  source.start();
}
