// Short sounds, made and not recorded: paper is filtered noise, everything else a few sine tones. And which goes with what happens.
import type { GameEvent } from "../wire/types";

export type Sound = "lay" | "draw" | "sweep" | "turn" | "canasta" | "freeze" | "pumba" | "out" | "no";

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The page may only make sound after a person has touched it: call this from such an event. */
export function wake(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
}

export function play(sound: Sound, on: boolean): void {
  if (!on || !context || context.state !== "running") return;
  const now = context.currentTime + 0.01;
  try {
    SOUNDS[sound](context, now);
  } catch {
    context = null; // a machine without sound goes on in silence
  }
}

const SOUNDS: Record<Sound, (ctx: AudioContext, at: number) => void> = {
  lay: (ctx, at) => paper(ctx, at, 0.06, 1900, 0.22),
  draw: (ctx, at) => paper(ctx, at, 0.13, 3200, 0.1),
  sweep: (ctx, at) => [0, 0.07, 0.14, 0.2].forEach((late) => paper(ctx, at + late, 0.1, 1400 + late * 6000, 0.14)),
  turn: (ctx, at) => tones(ctx, at, [660, 880], 0.09, 0.06),
  canasta: (ctx, at) => tones(ctx, at, [523, 659, 784, 1047], 0.09, 0.07),
  freeze: (ctx, at) => tones(ctx, at, [988, 740], 0.12, 0.05),
  pumba: (ctx, at) => tones(ctx, at, [196, 147], 0.12, 0.12),
  out: (ctx, at) => tones(ctx, at, [392, 523, 659, 784, 1047], 0.12, 0.08),
  no: (ctx, at) => tones(ctx, at, [220, 196], 0.08, 0.06),
};

function paper(ctx: AudioContext, at: number, seconds: number, pitch: number, loud: number): void {
  if (!noise || noise.sampleRate !== ctx.sampleRate) {
    noise = ctx.createBuffer(1, ctx.sampleRate / 2, ctx.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = ctx.createBufferSource();
  source.buffer = noise;
  const filter = new BiquadFilterNode(ctx, { type: "bandpass", frequency: pitch, Q: 0.8 });
  source
    .connect(filter)
    .connect(fading(ctx, at, seconds, loud))
    .connect(ctx.destination);
  source.start(at, Math.random() * 0.2, seconds);
}

function tones(ctx: AudioContext, at: number, pitches: readonly number[], apart: number, loud: number): void {
  pitches.forEach((frequency, place) => {
    const start = at + place * apart;
    const tone = new OscillatorNode(ctx, { frequency, type: "sine" });
    tone.connect(fading(ctx, start, 0.3, loud)).connect(ctx.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
}

function fading(ctx: AudioContext, at: number, seconds: number, loud: number): GainNode {
  const gain = new GainNode(ctx, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  return gain;
}

const OF_KIND: Partial<Record<GameEvent["kind"], Sound>> = {
  dealt: "sweep",
  draw: "draw",
  replaced: "draw",
  red_three: "lay",
  upcard: "lay",
  take: "sweep",
  meld: "lay",
  add: "lay",
  swap: "lay",
  discard: "lay",
  canasta: "canasta",
  frozen: "freeze",
  pumba: "pumba",
  out: "out",
};

/** Each sound once, in the order in which its cause came; the turn is heard by whose turn it is only. */
export function soundsFor(events: readonly GameEvent[], me: number | null): Sound[] {
  const sounds = events.flatMap((event): Sound[] => {
    if (event.kind === "turn") return event.seat === me && me !== null ? ["turn"] : [];
    const sound = OF_KIND[event.kind];
    return sound ? [sound] : [];
  });
  return [...new Set(sounds)];
}
