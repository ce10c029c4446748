/**
 * Writes cells and row flags, adds rows, and knows what is wrong with each cell: by its column's rule, by what is known
 * beyond it (names that do not exist, values that are not offered), and by what the platform rejected.
 */
import { cellFault } from '../../rules/cellRule';
import type { RuleMessage } from '../../rules/message';
import { keyHash } from '../../tables/keyHash';
import { growRows } from './rows';
import type { SheetState } from './createEntries';
import type { EntryBase, EntryRefusal } from './types';

/** Rows processed between two pauses: one or two milliseconds. */
const stride = 8192;

interface Refused extends EntryRefusal {
  /** Texts of the columns when they were rejected, joined. */
  readonly texts: string;
}

export const createCells = ({ columns, keyColumn, isStored, rows, texts, keys }: SheetState) => {
  const width = columns.length;
  const judged = columns.map(() => new Map<string, RuleMessage>());
  const restricted = new Map<number, (text: string) => RuleMessage | null>();
  const refused = new Map<number, Refused[]>();
  /** By the ids of incomplete records: columns that were already sent, and cannot be edited. */
  const incomplete = new Map<string, readonly number[]>();

  const textsOf = (row: number, of: readonly number[]): string =>
    of.map((column) => texts.now(row, column).trim()).join('\0');
  const refusalOf = (row: number, column: number): RuleMessage | null =>
    refused
      .get(row)
      ?.find((refusal) => refusal.column === column && refusal.texts === textsOf(row, refusal.of))
      ?.fault ?? null;
  const fixedIn = (row: number): readonly number[] | undefined => {
    const id = incomplete.size === 0 ? null : keys.existingId(row);
    return id === null ? undefined : incomplete.get(id);
  };
  const isFixed = (row: number, column: number): boolean => fixedIn(row)?.includes(column) === true;

  const faultOf = (row: number, column: number, current?: string): RuleMessage | null => {
    const rule = columns[column]?.rule;
    if (!rule) return null;
    const text = (current ?? texts.now(row, column)).trim();
    const isTyped = !isStored || rows.isNew[row] === 1 || texts.isChanged(row, column);
    if ((!isTyped && text !== '') || isFixed(row, column)) return null;
    const loaded = texts.loadedFault(row, column);
    return (
      (loaded === undefined ? cellFault(rule, text) : loaded) ??
      judged[column]?.get(text) ??
      (text === '' ? null : restricted.get(column)?.(text)) ??
      refusalOf(row, column)
    );
  };
  const check = (row: number, column: number, current?: string) => {
    const cell = row * width + column;
    const isFault = faultOf(row, column, current) !== null;
    if ((rows.faults[cell] === 1) === isFault) return;
    rows.faults[cell] = isFault ? 1 : 0;
    rows.faultCells[row] = (rows.faultCells[row] ?? 0) + (isFault ? 1 : -1);
  };
  const every = [...columns.keys()];
  const required = every.filter((column) => columns[column]?.rule.isRequired);
  const checkRow = (row: number, of = every) => {
    for (const column of of) check(row, column);
  };
  const checkColumn = (column: number, first = 0) => {
    for (let row = first; row < rows.count; row += 1) check(row, column);
  };
  /** The fixed cells of rows that complete a record have no errors. */
  const checkIncomplete = () => {
    if (incomplete.size === 0) return;
    for (let row = 0; row < rows.count; row += 1) if (fixedIn(row)) checkRow(row);
  };

  /** Checks appended rows, unless a worker already did. */
  const checkAppended = (first: number, { rowCount, faults }: EntryBase) => {
    const end = first + rowCount;
    if (rows.isNew[first] === 1) {
      // They are alike.
      checkRow(first);
      const alike = rows.faults.slice(first * width, (first + 1) * width);
      for (let row = first; row < end; row += 1) rows.faults.set(alike, row * width);
      rows.faultCells.fill(rows.faultCells[first] ?? 0, first, end);
      return;
    }
    if (!faults || isStored) {
      // A stored text can only be missing.
      for (let row = first; row < end; row += 1) checkRow(row, isStored ? required : every);
      return;
    }
    rows.faults.set(faults.subarray(0, rowCount * width), first * width);
    for (let row = first, cell = 0; row < end; row += 1) {
      let count = 0;
      for (let column = 0; column < width; column += 1, cell += 1) count += faults[cell] ?? 0;
      rows.faultCells[row] = count;
    }
    // The worker checks only the rules.
    columns.forEach((_, column) => {
      if (restricted.has(column) || judged[column]?.size !== 0) checkColumn(column, first);
    });
  };
  function* appending(base: EntryBase, isNew: boolean): Generator<undefined, number, undefined> {
    const first = rows.count;
    texts.append(base);
    growRows(rows, first + base.rowCount, columns.length);
    rows.isNew.fill(isNew ? 1 : 0, first, rows.count);
    rows.gone.fill(isNew ? 1 : 0, first, rows.count);
    if (isNew) rows.newCount += base.rowCount;
    yield;
    checkAppended(first, base);
    yield;
    for (let row = first; row < rows.count; row += 1) {
      keys.load(row, base.keyHashes?.[row - first] ?? keyHash(texts.loaded(row, keyColumn)));
      if ((row - first + 1) % stride === 0) yield;
    }
    return first;
  }

  return {
    write: (row: number, column: number, text: string) => {
      rows.changedCells[row] = (rows.changedCells[row] ?? 0) + texts.write(row, column, text);
      rows.verdicts[row] = 0;
      check(row, column, text);
      refused.get(row)?.forEach((other) => check(row, other.column));
      if (column !== keyColumn) return;
      keys.change(row, text);
      // The new key may belong to an incomplete record, or no longer belong to one.
      if (incomplete.size > 0) checkRow(row);
    },
    flag: (row: number, flag: 'gone' | 'left', isSet: boolean) => {
      rows[flag][row] = isSet ? 1 : 0;
      keys.invalidate();
    },
    /** Makes the current texts the loaded texts. */
    settle: (row: number) => {
      texts.settle(row);
      rows.changedCells[row] = 0;
      rows.verdicts[row] = 1;
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
      rows.faults[row * width + column] === 1 ? faultOf(row, column) : null,
    check,
    checkIncomplete,
    isIncomplete: (row: number): boolean => fixedIn(row) !== undefined,
    /** The cell was already sent with an existing record and cannot be edited. */
    isFixed,
    judge: (column: number, faults: ReadonlyMap<string, RuleMessage | null>) => {
      for (const [text, fault] of faults) {
        if (fault) judged[column]?.set(text.trim(), fault);
        else judged[column]?.delete(text.trim());
      }
      checkColumn(column);
    },
    /** Does not check the rows: the caller does so in slices. */
    restrict: (column: number, restriction: (text: string) => RuleMessage | null) => {
      restricted.set(column, restriction);
    },
    refuse: (refusals: readonly EntryRefusal[]) => {
      for (const refusal of refusals) {
        const { row, column } = refusal;
        const rowRefusals = refused.get(row) ?? [];
        refused.set(row, [...rowRefusals, { ...refusal, texts: textsOf(row, refusal.of) }]);
        check(row, column);
      }
    },
    /** The same values may be sent again. */
    allow: (rowIndexes: ArrayLike<number>) => {
      for (const row of Array.from(rowIndexes)) {
        if (refused.delete(row)) checkRow(row);
        rows.verdicts[row] = 0;
      }
    },
    setIncomplete: (records: ReadonlyMap<string, readonly number[]>) => {
      for (const [id, fixed] of records) incomplete.set(id, fixed);
      checkIncomplete();
    },
  };
};

export type Cells = ReturnType<typeof createCells>;
