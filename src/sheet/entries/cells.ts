/** Writes cells and row flags, and keeps errors, changes and keys consistent. */
import { cellFault } from '../../schema/rules/cellRule';
import type { RuleMessage } from '../../schema/rules/message';
import { keyHash } from '../../spreadsheet/keyHash';
import type { EntryBase, EntryColumn } from './types';
import type { BeyondRules } from './beyondRules';
import type { KeyIndex } from './keyIndex';
import { growRows, type Rows } from './rows';
import type { Texts } from './texts';

/** Rows processed between two pauses: one or two milliseconds. */
const stride = 8192;

export const createCells = ({
  columns,
  keyColumn,
  rows,
  texts,
  keys,
  isStored,
  beyond,
}: {
  readonly columns: readonly EntryColumn[];
  readonly keyColumn: number;
  readonly rows: Rows;
  readonly texts: Texts;
  readonly keys: KeyIndex;
  /** The loaded texts are stored on the platform; their errors are ignored until the user changes the cell. */
  readonly isStored: boolean;
  readonly beyond: BeyondRules;
}) => {
  const width = columns.length;

  const faultOf = (row: number, column: number, text: string): RuleMessage | null => {
    const rule = columns[column]?.rule;
    if (!rule) return null;
    const plain = text.trim();
    const isOwn =
      !isStored || plain === '' || rows.isNew[row] === 1 || texts.isChanged(row, column);
    if (!isOwn || beyond.isFixed(row, column)) return null;
    const loaded = texts.loadedFault(row, column);
    const own = loaded === undefined ? cellFault(rule, plain) : loaded;
    return own ?? beyond.faultOf(row, column, plain);
  };
  const mark = (row: number, column: number, isFault: boolean) => {
    const cell = row * width + column;
    if ((rows.faults[cell] === 1) === isFault) return;
    rows.faults[cell] = isFault ? 1 : 0;
    rows.faultCells[row] = (rows.faultCells[row] ?? 0) + (isFault ? 1 : -1);
  };
  const check = (row: number, column: number, text: string) => {
    mark(row, column, faultOf(row, column, text) !== null);
  };
  const checkRow = (row: number) => {
    for (let column = 0; column < width; column += 1) check(row, column, texts.now(row, column));
  };
  /** Takes over errors that a worker already found. New rows start with the errors of blank cells. */
  const loadFaults = (first: number, { rowCount, faults }: EntryBase, isNew: boolean) => {
    const end = first + rowCount;
    if (isNew) {
      const faulty = columns.flatMap((_, column) =>
        rowCount > 0 && faultOf(first, column, texts.now(first, column)) ? [column] : [],
      );
      for (let row = first; row < end; row += 1) {
        for (const column of faulty) mark(row, column, true);
      }
    } else if (faults && !isStored) {
      rows.faults.set(faults.subarray(0, rowCount * width), first * width);
      for (let row = first, cell = 0; row < end; row += 1) {
        let count = 0;
        for (let column = 0; column < width; column += 1, cell += 1) count += faults[cell] ?? 0;
        rows.faultCells[row] = count;
      }
      // The worker checks only the rules.
      for (const column of beyond.columns())
        for (let row = first; row < end; row += 1) check(row, column, texts.now(row, column));
    } else {
      for (let row = first; row < end; row += 1) checkRow(row);
    }
  };
  function* appending(base: EntryBase, isNew: boolean): Generator<undefined, number, undefined> {
    const first = rows.count;
    texts.append(base);
    growRows(rows, first + base.rowCount, width);
    rows.isNew.fill(isNew ? 1 : 0, first, rows.count);
    rows.gone.fill(isNew ? 1 : 0, first, rows.count);
    if (isNew) rows.newCount += base.rowCount;
    yield;
    loadFaults(first, base, isNew);
    yield;
    const { keyHashes } = base;
    keys.reserve(rows.count);
    for (let row = first; row < rows.count; row += 1) {
      keys.load(row, keyHashes?.[row - first] ?? keyHash(texts.loaded(row, keyColumn)));
      if (!isNew) keys.count(row, true);
      if ((row - first + 1) % stride === 0) yield;
    }
    return first;
  }

  return {
    write: (row: number, column: number, text: string) => {
      rows.changedCells[row] = (rows.changedCells[row] ?? 0) + texts.put(row, column, text);
      rows.verdicts[row] = 0;
      check(row, column, text);
      for (const other of beyond.refusedIn(row)) check(row, other, texts.now(row, other));
      if (column !== keyColumn) return;
      keys.put(row, text);
      // The new key may belong to a partly created record, or no longer belong to one.
      if (beyond.isAnyBegun()) checkRow(row);
    },
    flag: (row: number, flag: 'gone' | 'left', isSet: boolean) => {
      rows[flag][row] = isSet ? 1 : 0;
      keys.count(row, rows.gone[row] === 0 && rows.left[row] === 0);
    },
    /** Makes the current texts the loaded texts. */
    settle: (row: number) => {
      texts.settle(row);
      rows.changedCells[row] = 0;
      if (isStored) checkRow(row);
    },
    /** Adds rows and returns the number of the first. New rows count as removed until their flag is set. */
    append: (base: EntryBase, isNew: boolean): number => {
      const work = appending(base, isNew);
      for (;;) {
        const step = work.next();
        if (step.done === true) return step.value;
      }
    },
    /** The same in steps of a few milliseconds. Do not read the rows until it ends. */
    appending,
    faultAt: (row: number, column: number): RuleMessage | null =>
      rows.faults[row * width + column] === 1 ? faultOf(row, column, texts.now(row, column)) : null,
    /** The cell was already sent with an existing record and cannot be edited. */
    isFixed: beyond.isFixed,
    /** Checks again the errors beyond the rules, for a cell or a whole row. */
    recheck: (row: number, column?: number) => {
      if (column === undefined) checkRow(row);
      else check(row, column, texts.now(row, column));
    },
    judge: (column: number, faults: ReadonlyMap<string, RuleMessage | null>) => {
      beyond.judge(column, faults);
      for (let row = 0; row < rows.count; row += 1) check(row, column, texts.now(row, column));
    },
  };
};

export type Cells = ReturnType<typeof createCells>;
