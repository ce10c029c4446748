/** Bit rows in one array: 300,000 cells of products × zones take 40 KB. */
interface Bits {
  readonly rows: number;
  readonly columns: number;
  /** Number of 32-bit words per row. */
  readonly stride: number;
  readonly words: Uint32Array;
}

const bitsOf = (rows: number, columns: number): Bits => {
  const stride = Math.ceil(columns / 32);
  return { rows, columns, stride, words: new Uint32Array(rows * stride) };
};

export const hasBit = ({ stride, words }: Bits, row: number, column: number): boolean =>
  (((words[row * stride + (column >>> 5)] ?? 0) >>> (column & 31)) & 1) === 1;

const setBit = ({ stride, words }: Bits, row: number, column: number, isOn: boolean) => {
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
const eachBit = (word: number, first: number, visit: (column: number) => void) => {
  for (let rest = word; rest !== 0; rest &= rest - 1) visit(first + 31 - Math.clz32(rest & -rest));
};

/**
 * Current and planned links of products (rows) × zones (columns), independent of React and the platform. The bits are
 * mutated in place, because a copy per step would cost more than the step.
 */
export interface Matrix {
  /** The platform's confirmed state. */
  readonly saved: Bits;
  /** The planned state; a difference from `saved` is a pending change. */
  readonly planned: Bits;
  /** Rows that cannot be linked: archived products. */
  readonly held: Uint8Array;
}

/** Cells that one step toggled: `mask` has the words of each of `rows`. Toggling again restores them. */
export interface Step {
  readonly rows: Uint32Array;
  readonly mask: Uint32Array;
}

type Share = 'none' | 'some' | 'all';

export interface Counted {
  readonly on: number;
  readonly of: number;
}

export interface CellChange {
  readonly row: number;
  readonly column: number;
  readonly isOn: boolean;
}

export const matrixOf = (rows: number, columns: number): Matrix => ({
  saved: bitsOf(rows, columns),
  planned: bitsOf(rows, columns),
  held: new Uint8Array(rows),
});

/** Confirms a sent change; the planned state is not changed. */
export const confirm = ({ saved }: Matrix, { row, column, isOn }: CellChange) => {
  setBit(saved, row, column, isOn);
};

/** Sets the platform's state of a cell; the planned state follows if nothing was pending. */
export const learn = ({ saved, planned }: Matrix, { row, column, isOn }: CellChange) => {
  if (hasBit(saved, row, column) === hasBit(planned, row, column))
    setBit(planned, row, column, isOn);
  setBit(saved, row, column, isOn);
};

/** Toggles the bits that `bitsAt` returns for each word of these rows. Returns null if there are none. */
const toggle = (
  bits: Bits,
  rows: Iterable<number>,
  bitsAt: (place: { readonly row: number; readonly word: number; readonly at: number }) => number,
): Step | null => {
  const toggledRows: number[] = [];
  const toggled: number[] = [];
  for (const row of rows) {
    const own = Array.from({ length: bits.stride }, (_, word) =>
      bitsAt({ row, word, at: row * bits.stride + word }),
    );
    if (own.every((word) => word === 0)) continue;
    toggledRows.push(row);
    toggled.push(...own);
  }
  if (toggledRows.length === 0) return null;
  const step = { rows: Uint32Array.from(toggledRows), mask: Uint32Array.from(toggled) };
  turn(bits, step);
  return step;
};

/**
 * Turns all cells of these rows and columns (as a mask) on or off. An archived row cannot be linked, but its links can
 * be removed, and a pending removal can be undone. Returns null if nothing changed.
 */
export const fill = (
  { saved, planned, held }: Matrix,
  {
    rows,
    mask,
    isOn,
  }: { readonly rows: readonly number[]; readonly mask: Uint32Array; readonly isOn: boolean },
): Step | null =>
  toggle(planned, new Set(rows), ({ row, word, at }) => {
    const [asked, now] = [mask[word] ?? 0, planned.words[at] ?? 0];
    if (!isOn) return asked & now;
    return asked & ~now & (held[row] ? (saved.words[at] ?? 0) : ~0);
  });

/** Toggles a step's cells, for undo and redo. */
export const turn = ({ stride, words }: Bits, { rows, mask }: Step) => {
  rows.forEach((row, index) => {
    for (let word = 0; word < stride; word += 1) {
      words[row * stride + word] =
        (words[row * stride + word] ?? 0) ^ (mask[index * stride + word] ?? 0);
    }
  });
};

/** Number of planned cells of a row within the mask. */
export const countRow = (
  { planned: { stride, words } }: Matrix,
  row: number,
  mask: Uint32Array,
) => {
  let on = 0;
  for (let word = 0; word < stride; word += 1) {
    on += countBits((words[row * stride + word] ?? 0) & (mask[word] ?? 0));
  }
  return on;
};

/** Number of columns in a mask. */
export const sizeOf = (mask: Uint32Array): number =>
  mask.reduce((sum, word) => sum + countBits(word), 0);

/** Number of planned cells, out of those that can be linked: archived rows do not prevent 'all'. */
export const countRows = (matrix: Matrix, rows: readonly number[], mask: Uint32Array): Counted => {
  let [on, open] = [0, 0];
  for (const row of rows) {
    if (matrix.held[row]) continue;
    on += countRow(matrix, row, mask);
    open += 1;
  }
  return { on, of: open * sizeOf(mask) };
};

/** The state of a tri-state switch for many cells. */
export const shareOf = ({ on, of }: Counted): Share => {
  if (on === 0) return 'none';
  return on === of ? 'all' : 'some';
};

/** What a switch over these cells sets: off only if every cell that can be on is on. */
export const nextOf = (matrix: Matrix, rows: readonly number[], mask: Uint32Array): boolean => {
  const { on, of } = countRows(matrix, rows, mask);
  return of > 0 ? on < of : rows.every((row) => countRow(matrix, row, mask) === 0);
};

/** Number of cells that a step toggled. */
export const stepSize = ({ mask }: Step): number => sizeOf(mask);

export const countChanges = ({ saved, planned }: Matrix): { adds: number; removes: number } => {
  let [adds, removes] = [0, 0];
  planned.words.forEach((want, at) => {
    const was = saved.words[at] ?? 0;
    if (want === was) return;
    adds += countBits(want & ~was);
    removes += countBits(was & ~want);
  });
  return { adds, removes };
};

/** Every pending change, row by row. */
export const changesOf = ({ saved, planned }: Matrix): readonly CellChange[] => {
  const changes: CellChange[] = [];
  const { stride } = planned;
  planned.words.forEach((want, at) => {
    const differing = want ^ (saved.words[at] ?? 0);
    if (differing === 0) return;
    const row = Math.floor(at / stride);
    eachBit(differing, (at % stride) * 32, (column) => {
      changes.push({ row, column, isOn: hasBit(planned, row, column) });
    });
  });
  return changes;
};

const rowsFrom = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, row) => row);

/** Resets the planned state of these rows. The returned step restores the changes; null if there were none. */
export const discard = (
  { saved, planned }: Matrix,
  rows: readonly number[] = rowsFrom(planned.rows),
): Step | null =>
  toggle(planned, rows, ({ at }) => (planned.words[at] ?? 0) ^ (saved.words[at] ?? 0));
