/** Bit rows in one array: 300,000 cells of products × zones take 40 KB. */
export interface Bits {
  readonly rows: number;
  readonly columns: number;
  /** Number of 32-bit words per row. */
  readonly stride: number;
  readonly words: Uint32Array;
}

export const bitsOf = (rows: number, columns: number): Bits => {
  const stride = Math.ceil(columns / 32);
  return { rows, columns, stride, words: new Uint32Array(rows * stride) };
};

export const hasBit = ({ stride, words }: Bits, row: number, column: number): boolean =>
  (((words[row * stride + (column >>> 5)] ?? 0) >>> (column & 31)) & 1) === 1;

export const setBit = ({ stride, words }: Bits, row: number, column: number, isOn: boolean) => {
  const at = row * stride + (column >>> 5);
  const bit = 1 << (column & 31);
  words[at] = isOn ? (words[at] ?? 0) | bit : (words[at] ?? 0) & ~bit;
};

/** The words of a row with these columns set. */
export const maskOf = (columns: number, of: Iterable<number>): Uint32Array => {
  const mask = bitsOf(1, columns);
  for (const column of of) setBit(mask, 0, column, true);
  return mask.words;
};

/** Number of set bits in a word. */
export const countBits = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Visits the set columns of a word, given the column of its first bit. */
export const eachBit = (word: number, first: number, visit: (column: number) => void) => {
  for (let rest = word; rest !== 0; rest &= rest - 1) visit(first + 31 - Math.clz32(rest & -rest));
};
