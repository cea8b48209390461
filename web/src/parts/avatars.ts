// Faces made by code: "p-1-4-0-2-3" says which parts. Any other text makes a face too, always the same one.

export interface Face {
  ground: string;
  skin: string;
  hair: string;
  clothes: string;
  /** 0 bald, 1 short, 2 side parting, 3 bob, 4 long, 5 bun, 6 curls, 7 cap */
  cut: number;
  /** 0 nothing, 1 glasses, 2 beard, 3 earrings, 4 moustache */
  extra: number;
}

const GROUNDS = ["#e7d3a1", "#b9cfc0", "#e3b9a4", "#b8c6d9", "#d9c3d3", "#c9cfa5", "#efc9b0", "#a9cbcf"];
const SKINS = ["#f6d7bd", "#e9bd97", "#cf9a6d", "#a8744b", "#7a4f33"];
const HAIRS = ["#2b211c", "#5b3a24", "#8f5a2d", "#c9994a", "#b9b4aa", "#8c3a22"];
const CLOTHES = ["#1c5138", "#7a1f2b", "#27406b", "#8a6420", "#4b2f5c", "#3d4a44"];
const CUTS = 8;
const EXTRAS = 5;

/** Numbers that follow from a text. */
function numbersOf(code: string): number[] {
  const told = /^p((?:-\d{1,2}){5})$/.exec(code);
  if (told) return told[1]!.slice(1).split("-").map(Number);
  let hash = 2166136261;
  const numbers = [];
  for (let part = 0; part < 5; part++) {
    for (const letter of `${part}${code}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
    numbers.push((hash >>> 8) % 97);
  }
  return numbers;
}

export function faceOf(code: string): Face {
  const [ground, skin, hair, cut, extra] = numbersOf(code) as [number, number, number, number, number];
  return {
    ground: GROUNDS[ground % GROUNDS.length]!,
    skin: SKINS[skin % SKINS.length]!,
    hair: HAIRS[hair % HAIRS.length]!,
    clothes: CLOTHES[(ground + hair + cut) % CLOTHES.length]!,
    cut: cut % CUTS,
    extra: extra % EXTRAS,
  };
}

/** A dozen faces that differ in everything. */
export const FACES: readonly string[] = Array.from(
  { length: 12 },
  (_, i) => `p-${i % 8}-${(i * 2) % 5}-${(i * 5) % 6}-${(i * 3 + 1) % 8}-${(i * 2 + 1) % 5}`,
);

export function anyFace(): string {
  const up = (to: number): number => Math.floor(Math.random() * to);
  return `p-${up(GROUNDS.length)}-${up(SKINS.length)}-${up(HAIRS.length)}-${up(CUTS)}-${up(EXTRAS)}`;
}
