// A QR code of a text, by ourselves: bytes, error correction of level M, versions 1 to 10 (ISO/IEC 18004).

/** Codewords of each version: how many in all, how many of them correct errors in each block, how many blocks. */
const SIZES: readonly (readonly [all: number, check: number, blocks: number])[] = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
/** The middles of the small squares that help to find the grid. */
const MIDDLES: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];
const BYTES = 0b0100; // the mode
const LEVEL_M = 0b00;
const FILL = [0xec, 0x11];

// ---- the field of 256 elements, in which errors are corrected

const POWER = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  POWER[i] = POWER[i + 255] = x;
  LOG[x] = i;
  x = x & 128 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number) => (a && b ? POWER[LOG[a]! + LOG[b]!]! : 0);

/** The codewords that correct the errors of a block. */
function checkOf(data: number[], count: number): number[] {
  let divisor = [1];
  for (let i = 0; i < count; i++) {
    const next = [...divisor, 0];
    divisor.forEach((factor, at) => (next[at + 1]! ^= times(factor, POWER[i]!)));
    divisor = next;
  }
  const rest = [...data, ...Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i]!;
    divisor.forEach((one, at) => (rest[i + at]! ^= times(one, factor)));
  }
  return rest.slice(data.length);
}

// ---- what is written

/** The smallest version a text fits into, and its codewords in blocks; null if it is too long. */
function codewords(text: string): { version: number; words: number[] } | null {
  const bytes = [...new TextEncoder().encode(text)];
  for (let version = 1; version <= SIZES.length; version++) {
    const [all, check, blocks] = SIZES[version - 1]!;
    const room = all - check * blocks;
    const counter = version < 10 ? 8 : 16;
    if (4 + counter + bytes.length * 8 > room * 8) continue;
    const bits: number[] = [];
    const put = (value: number, width: number) => {
      for (let i = width - 1; i >= 0; i--) bits.push((value >> i) & 1);
    };
    put(BYTES, 4);
    put(bytes.length, counter);
    for (const byte of bytes) put(byte, 8);
    put(0, Math.min(4, room * 8 - bits.length));
    put(0, (8 - (bits.length % 8)) % 8);
    const data: number[] = [];
    for (let i = 0; i < bits.length; i += 8)
      data.push(bits.slice(i, i + 8).reduce((sum, bit) => sum * 2 + bit, 0));
    for (let i = 0; data.length < room; i++) data.push(FILL[i % 2]!);
    return { version, words: interleaved(data, check, blocks) };
  }
  return null;
}

/** The blocks one after the other, a codeword of each in turn; the last ones may be longer by one. */
function interleaved(data: number[], check: number, blocks: number): number[] {
  const short = Math.floor(data.length / blocks);
  const long = data.length % blocks;
  const parts: number[][] = [];
  for (let i = 0, at = 0; i < blocks; i++) {
    const size = short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + size));
    at += size;
  }
  const checks = parts.map((part) => checkOf(part, check));
  const found: number[] = [];
  for (const [list, most] of [
    [parts, short + 1],
    [checks, check],
  ] as const)
    for (let i = 0; i < most; i++)
      for (const part of list) if (i < part.length) found.push(part[i]!);
  return found;
}

// ---- where it is written

const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Some bits, followed by those that correct them. */
function guarded(value: number, width: number, divisor: number): number {
  const count = 31 - Math.clz32(divisor);
  let rest = value << count;
  for (let i = width - 1; i >= 0; i--) if ((rest >> (i + count)) & 1) rest ^= divisor << i;
  return (value << count) | rest;
}

class Grid {
  readonly size: number;
  dark: boolean[][];
  private fixed: boolean[][];

  constructor(readonly version: number) {
    this.size = 17 + 4 * version;
    const empty = () =>
      Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = empty();
    this.fixed = empty();
    this.frame();
  }

  private set(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.dark[row]![column] = dark;
    this.fixed[row]![column] = true;
  }

  /** What is the same in all codes of a version. */
  private frame(): void {
    const last = this.size - 1;
    for (let i = 0; i < this.size; i++) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [row, column] of [
      [3, 3],
      [3, last - 3],
      [last - 3, 3],
    ] as const)
      this.square(row, column, 4, [2, 4]);
    const middles = MIDDLES[this.version - 1]!;
    const corner = (r: number, c: number) =>
      (r === 6 && c === 6) || (r === 6 && c === last - 6) || (r === last - 6 && c === 6);
    for (const row of middles)
      for (const column of middles) if (!corner(row, column)) this.square(row, column, 2, [1]);
    this.format(0);
    if (this.version >= 7) {
      const bits = guarded(this.version, 6, 0x1f25);
      for (let i = 0; i < 18; i++) {
        const dark = ((bits >> i) & 1) === 1;
        const [a, b] = [Math.floor(i / 3), this.size - 11 + (i % 3)];
        this.set(a, b, dark);
        this.set(b, a, dark);
      }
    }
  }

  /** Squares inside each other; some of the distances from the middle are light. */
  private square(row: number, column: number, reach: number, light: number[]): void {
    for (let r = -reach; r <= reach; r++)
      for (let c = -reach; c <= reach; c++)
        this.set(row + r, column + c, !light.includes(Math.max(Math.abs(r), Math.abs(c))));
  }

  /** Level and mask, twice. */
  private format(mask: number): void {
    const bits = guarded((LEVEL_M << 3) | mask, 5, 0x537) ^ 0x5412;
    for (let i = 0; i < 15; i++) {
      const dark = ((bits >> i) & 1) === 1;
      if (i < 6) this.set(i, 8, dark);
      else if (i < 8) this.set(i + 1, 8, dark);
      else if (i === 8) this.set(8, 7, dark);
      else this.set(8, 14 - i, dark);
      if (i < 8) this.set(8, this.size - 1 - i, dark);
      else this.set(this.size - 15 + i, 8, dark);
    }
    this.set(this.size - 8, 8, true);
  }

  /** Writes the codewords in columns of two, upwards and downwards, from the right. */
  write(words: number[]): void {
    let at = 0;
    for (let right = this.size - 1, up = true; right > 0; right -= 2, up = !up) {
      if (right === 6) right = 5; // the column of the dotted line
      for (let i = 0; i < this.size; i++) {
        const row = up ? this.size - 1 - i : i;
        for (const column of [right, right - 1]) {
          if (this.fixed[row]![column]) continue;
          this.dark[row]![column] = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) % 2 === 1;
          at++;
        }
      }
    }
  }

  private mask(number: number): void {
    for (let r = 0; r < this.size; r++)
      for (let c = 0; c < this.size; c++)
        if (!this.fixed[r]![c] && MASKS[number]!(r, c)) this.dark[r]![c] = !this.dark[r]![c];
  }

  /** Takes the mask that makes the code easiest to read. */
  finish(): void {
    let [best, least] = [0, Infinity];
    MASKS.forEach((_, number) => {
      this.mask(number);
      this.format(number);
      const price = this.penalty();
      if (price < least) [best, least] = [number, price];
      this.mask(number);
    });
    this.mask(best);
    this.format(best);
  }

  /** How hard it is to read: long lines, blocks, what looks like a corner, too much of one shade. */
  private penalty(): number {
    const { dark, size } = this;
    let found = 0;
    let count = 0;
    const lines = [...dark, ...dark.map((_, c) => dark.map((row) => row[c]!))];
    for (const line of lines) {
      let run = 0;
      for (let i = 0; i < size; i++) {
        run = i > 0 && line[i] === line[i - 1] ? run + 1 : 1;
        if (run === 5) found += 3;
        else if (run > 5) found += 1;
      }
      const text = line.map(Number).join('');
      for (const corner of ['10111010000', '00001011101'])
        for (let at = text.indexOf(corner); at >= 0; at = text.indexOf(corner, at + 1)) found += 40;
    }
    for (let r = 0; r < size; r++)
      for (let c = 0; c < size; c++) {
        const one = dark[r]![c]!;
        if (one) count++;
        if (
          r &&
          c &&
          one === dark[r - 1]![c] &&
          one === dark[r]![c - 1] &&
          one === dark[r - 1]![c - 1]
        )
          found += 3;
      }
    return found + Math.floor(Math.abs((count * 20) / size ** 2 - 10)) * 10;
  }
}

/** The dark and light modules of the code of a text, row by row; null if the text is too long (213 bytes). */
export function qrCode(text: string): boolean[][] | null {
  const found = codewords(text);
  if (!found) return null;
  const grid = new Grid(found.version);
  grid.write(found.words);
  grid.finish();
  return grid.dark;
}
