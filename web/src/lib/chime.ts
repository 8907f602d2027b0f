// Two soft notes for "your turn", made here: no file has to come first.

const NOTES = [
  { pitch: 523.25, at: 0 },
  { pitch: 783.99, at: 0.16 },
];
const LENGTH = 0.9;
const LOUD = 0.12;

let context: AudioContext | null = null;

/** Browsers let a page sound only after somebody has touched it: called from a click or a key. */
export function tune(): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => {});
}

/** Sound now, if the browser lets us. */
export function chime(): void {
  if (context?.state !== "running") return;
  for (const { pitch, at } of NOTES) note(context, pitch, context.currentTime + at);
}

function note(on: AudioContext, pitch: number, start: number): void {
  const [tone, loudness] = [on.createOscillator(), on.createGain()];
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(LOUD, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  tone.connect(loudness).connect(on.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}
