/** Three sounds, made of noise and wood: something is laid down, turned over, your turn. Off until switched on. */

/** @type {AudioContext | null} */
let context = null;

/** @type {Record<"place" | "turn-over" | "your-turn", {at: number, from: number, to: number, length: number, loud: number, noise: number}[]>} */
const SOUNDS = {
  place: [{ at: 0, from: 240, to: 120, length: 0.09, loud: 0.35, noise: 0.5 }],
  "turn-over": [
    { at: 0, from: 900, to: 500, length: 0.05, loud: 0.06, noise: 0.9 },
    { at: 0.06, from: 320, to: 180, length: 0.08, loud: 0.2, noise: 0.6 },
  ],
  "your-turn": [
    { at: 0, from: 392, to: 390, length: 0.28, loud: 0.2, noise: 0.05 },
    { at: 0.14, from: 523, to: 520, length: 0.4, loud: 0.18, noise: 0.05 },
  ],
};

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  context ??= new AudioContext();
  for (const part of SOUNDS[name]) knock(context, part);
}

/** @param {AudioContext} audio @param {{at: number, from: number, to: number, length: number, loud: number, noise: number}} part */
function knock(audio, { at, from, to, length, loud, noise }) {
  const start = audio.currentTime + at;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  gain.connect(audio.destination);

  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(from, start);
  tone.frequency.exponentialRampToValueAtTime(to, start + length);
  tone.connect(gain);
  tone.start(start);
  tone.stop(start + length);

  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * noise;
  const hiss = audio.createBufferSource();
  hiss.buffer = buffer;
  hiss.connect(gain);
  hiss.start(start);
}
