/**
 * What is wrong with a cell: by its column's rule, by what is known beyond it (names that do not exist, values that are
 * not offered), and by what the platform rejected.
 */
import { cellFault } from '../../schema/rules/cellRule';
import type { RuleMessage } from '../../schema/rules/message';
import type { SheetState } from './state';
import type { EntryBase, IncompleteRecord, Refusal } from './types';

interface Refused extends Refusal {
  /** Texts of the columns when they were rejected. */
  readonly texts: readonly string[];
}

export const createFaults = ({ columns, isStored, rows, texts, keys }: SheetState) => {
  const width = columns.length;
  const judged = columns.map(() => new Map<string, RuleMessage>());
  const restricted = new Map<number, (text: string) => RuleMessage | null>();
  const refused = new Map<number, Refused[]>();
  const incomplete = new Map<string, IncompleteRecord>();

  const trimmed = (row: number, of: readonly number[]) =>
    of.map((column) => texts.now(row, column).trim());
  const refusalOf = (row: number, column: number): RuleMessage | null => {
    const found = refused
      .get(row)
      ?.find(
        (one) =>
          one.column === column && trimmed(row, one.of).every((text, at) => text === one.texts[at]),
      );
    return found?.fault ?? null;
  };
  const incompleteAt = (row: number): IncompleteRecord | undefined => {
    const id = incomplete.size === 0 ? null : keys.existingId(row);
    return id === null ? undefined : incomplete.get(id);
  };
  const isFixed = (row: number, column: number): boolean =>
    incompleteAt(row)?.fixed.includes(column) === true;

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
  const checkRow = (row: number) => {
    for (let column = 0; column < width; column += 1) check(row, column);
  };
  const checkColumn = (column: number, first = 0) => {
    for (let row = first; row < rows.count; row += 1) check(row, column);
  };
  /** The fixed cells of rows that complete a record have no errors. */
  const checkIncomplete = () => {
    if (incomplete.size === 0) return;
    for (let row = 0; row < rows.count; row += 1) if (incompleteAt(row)) checkRow(row);
  };

  return {
    at: (row: number, column: number): RuleMessage | null =>
      rows.faults[row * width + column] === 1 ? faultOf(row, column) : null,
    check,
    checkRow,
    checkIncomplete,
    /** Checks a cell that was written, and the others that depend on its text. */
    checkWritten: (row: number, column: number, text: string) => {
      check(row, column, text);
      refused.get(row)?.forEach((other) => {
        check(row, other.column);
      });
    },
    /** Checks appended rows, unless a worker already did. */
    checkAppended: (first: number, { rowCount, faults }: EntryBase) => {
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
        for (let row = first; row < end; row += 1) checkRow(row);
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
    },
    isAnyIncomplete: (): boolean => incomplete.size > 0,
    isIncomplete: (row: number): boolean => incompleteAt(row) !== undefined,
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
    refuse: (refusals: readonly Refusal[]) => {
      for (const refusal of refusals) {
        const { row, column } = refusal;
        const known = refused.get(row) ?? [];
        refused.set(row, [...known, { ...refusal, texts: trimmed(row, refusal.of) }]);
        check(row, column);
      }
    },
    setIncomplete: (records: ReadonlyMap<string, IncompleteRecord>) => {
      for (const [id, record] of records) incomplete.set(id, record);
      checkIncomplete();
    },
  };
};

export type Faults = ReturnType<typeof createFaults>;
