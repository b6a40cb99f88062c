// What is heard, made by two oscillators: a tone and its octave. It is fetched when somebody switches sound on.

const SOFT = 0.12; // of full volume
const FADE = 0.01; // s, or a tone begins and ends with a click

/**
 * @typedef {[pitch: number, after: number, lasts: number]} Tone  Hz, begins after ms, lasts ms
 * @type {{ [moment: string]: Tone[] }}
 */
const HEARD = {
  tap: [[1200, 0, 20]],
  undo: [[600, 0, 30]],
  uno: [[1047, 0, 140]],
  cleared: [[1200, 0, 20], [1500, 90, 20]],
  refusal: [[196, 0, 120], [165, 150, 180]],
  caught: [[2093, 0, 220]],
  guilty: [[70, 0, 220]],
  innocent: [[262, 0, 160]],
  turn: [[220, 0, 60], [220, 130, 60]],
  round: [[523, 0, 120], [659, 140, 120], [784, 280, 200]],
  match: [[2093, 0, 260], [2093, 320, 520]],
};

/** A browser lets few of them live. @type {AudioContext | null} */
let context = null;
/** @type {OscillatorNode[]} */
let playing = []; // what sounds now: the newest moment ends it

/** @param {string} moment */
export function play(moment) {
  const ours = (context ??= new AudioContext());
  ours.resume();
  playing.forEach((oscillator) => oscillator.stop());
  playing = (HEARD[moment] ?? []).flatMap((one) => tone(ours, one));
}

/** @param {AudioContext} on @param {Tone} tone */
function tone(on, [pitch, after, lasts]) {
  const begins = on.currentTime + after / 1000;
  const ends = begins + lasts / 1000;
  const volume = on.createGain();
  volume.gain.setValueAtTime(0, begins);
  volume.gain.linearRampToValueAtTime(SOFT, begins + FADE);
  volume.gain.setValueAtTime(SOFT, Math.max(begins + FADE, ends - FADE));
  volume.gain.linearRampToValueAtTime(0, ends);
  volume.connect(on.destination);
  return [pitch, pitch * 2].map((frequency) => {
    const oscillator = new OscillatorNode(on, { frequency });
    oscillator.connect(volume);
    oscillator.start(begins);
    oscillator.stop(ends);
    return oscillator;
  });
}
