// The text of an SVG path in few letters: scaled, relative, in whole numbers. What rounding loses of one point is not
// carried to the next.
const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;
const COMMAND = /[\s,]*([a-z])/iy;
/** How many numbers each command takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Step {
  command: string;
  numbers: number[];
}

/** The commands of a path, a repeated one written out. */
function* steps(path: string): Generator<Step> {
  let place = 0;
  const read = (what: RegExp): string | undefined => {
    what.lastIndex = place;
    const found = what.exec(path);
    if (found) place = what.lastIndex;
    return found?.[1];
  };
  const number = (flag: boolean): number => {
    const found = read(flag ? FLAG : NUMBER);
    if (found === undefined) throw new Error(`expected a number of a path: ${path.slice(place, place + 20)}`);
    return Number(found);
  };
  for (let command = ""; place < path.trimEnd().length;) {
    command = read(COMMAND) ?? (command === "m" ? "l" : command === "M" ? "L" : command);
    const kind = command.toLowerCase();
    const numbers = Array.from({ length: TAKES[kind]! }, (_, at) => number(kind === "a" && (at === 3 || at === 4)));
    yield { command, numbers };
  }
}

/** The path, `scale` times as large. */
export function rounded(path: string, scale = 1): string {
  let [x, y, startX, startY] = [0, 0, 0, 0]; // where the exact path is
  let [atX, atY, beginX, beginY] = [0, 0, 0, 0]; // where the rounded one is
  let [written, before] = ["", ""];
  for (const { command, numbers } of steps(path)) {
    const kind = command.toLowerCase();
    if (kind === "z") {
      [x, y, atX, atY] = [startX, startY, beginX, beginY];
      [written, before] = [`${written}z`, kind];
      continue;
    }
    const [fromX, fromY] = kind === command ? [x, y] : [0, 0];
    const across = (value: number): number => Math.round((fromX + value) * scale) - atX;
    const down = (value: number): number => Math.round((fromY + value) * scale) - atY;
    let moved: number[];
    if (kind === "h") [moved, x] = [[across(numbers[0]!)], fromX + numbers[0]!];
    else if (kind === "v") [moved, y] = [[down(numbers[0]!)], fromY + numbers[0]!];
    else {
      const [endX, endY] = numbers.slice(-2) as [number, number];
      if (kind === "a") {
        const [wide = 0, high = 0, turn = 0, large = 0, sweep = 0] = numbers;
        moved = [Math.round(wide * scale), Math.round(high * scale), turn, large, sweep, across(endX), down(endY)];
      } else moved = numbers.map((value, at) => (at % 2 === 0 ? across(value) : down(value)));
      [x, y] = [fromX + endX, fromY + endY];
    }
    [atX, atY] = [Math.round(x * scale), Math.round(y * scale)];
    if (kind === "m") [startX, startY, beginX, beginY] = [x, y, atX, atY];
    else if (kind !== "a" && moved.every((value) => value === 0)) continue;
    const text = moved.map((value, at) => (at > 0 && value >= 0 ? " " : "") + value).join("");
    written += kind === before && kind !== "m" ? (text.startsWith("-") ? text : ` ${text}`) : kind + text;
    before = kind;
  }
  return written;
}
