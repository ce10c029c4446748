/**
 * Tracks which rows match the filter. A row that starts to match appears at once. A row that no longer matches stays
 * until the filter is applied again, so that it does not disappear while the user fixes it.
 */
import { groupsOf } from '../../util/groupsOf';
import { cellNumber } from '../../rules/cellRule';
import { matcherOf } from './matcher';
import type { Outcomes } from './outcomes';
import { eachRow, longer, rowsWhere } from './rows';
import type { SheetState } from './createEntries';
import type { EntryFilter } from './types';

/** Milliseconds per turn for filtering. */
const slice = 8;
/** Rows between two readings of the clock. */
const stride = 128;

interface FilterArgs {
  readonly outcomeOf: Outcomes['outcomeOf'];
  /** Called when more rows are shown. */
  readonly onMore: () => void;
}

export const createRowFilter = (state: SheetState, { outcomeOf, onMore }: FilterArgs) => {
  const { columns, rows, texts, keys } = state;
  let filter: EntryFilter = {};
  /** A row is shown if it passes all of them. */
  let tests: readonly ((row: number) => boolean)[] = [];
  /** 1 if the row is shown. */
  let matches = new Uint8Array(0);
  /** The first row that is not checked yet. */
  let unchecked = 0;
  let round = 0;
  let shown: Uint32Array | null = null;
  /** All rows when the order was set; later rows follow below. Null for sheet order. */
  let order: Uint32Array | null = null;

  const testsOf = ({ search = '', outcome, isChangedOnly, where, ...by }: EntryFilter) => {
    const all: ((row: number) => boolean)[] = [];
    // A duplicate shows the row it conflicts with, too.
    if (outcome === 'duplicate') all.push(keys.isShared);
    else if (outcome !== undefined) all.push((row) => outcomeOf(row) === outcome);
    for (const { column, text, isWhole = false } of by.cells ?? []) {
      const has = texts.finder(matcherOf({ text, isWholeCell: isWhole || text === '' }));
      all.push((row) => has(row, column));
    }
    if (where) all.push(where);
    if (isChangedOnly) all.push((row) => rows.changedCells[row] !== 0);
    if (search.trim() !== '') {
      const has = texts.finder(matcherOf({ text: search.trim() }));
      const searched = by.columns ?? [...columns.keys()];
      all.push((row) => searched.some((column) => has(row, column)));
    }
    return all;
  };
  const check = (row: number) => {
    if (matches[row] !== 0 || !tests.every((test) => test(row))) return;
    matches[row] = 1;
    shown = null;
  };
  /** Checks rows for some milliseconds, and the others later. */
  const checkOn = (patience = slice) => {
    round += 1;
    const current = round;
    const end = performance.now() + patience;
    matches = longer(matches, rows.count);
    if (tests.length === 0) unchecked = rows.count;
    while (unchecked < rows.count) {
      for (const stop = Math.min(unchecked + stride, rows.count); unchecked < stop; unchecked += 1)
        check(unchecked);
      if (performance.now() >= end) break;
    }
    if (unchecked >= rows.count) return;
    setTimeout(() => {
      if (current !== round) return;
      checkOn();
      onMore();
    });
  };
  const shownRows = (): Uint32Array => {
    const isShown = (row: number) => tests.length === 0 || matches[row] === 1;
    if (filter.outcome === 'duplicate') return groupedByKey(state, rowsWhere(rows, isShown));
    if (!order) return rowsWhere(rows, isShown);
    const { length } = order;
    return Uint32Array.from([
      ...order.filter((row) => rows.gone[row] === 0 && isShown(row)),
      ...rowsWhere(rows, (row) => row >= length && isShown(row)),
    ]);
  };

  return {
    shown: (): Uint32Array => (shown ??= shownRows()),
    filter: (next: EntryFilter) => {
      filter = next;
      tests = testsOf(filter);
      order = filter.sort ? sortedBy(state, filter.sort) : null;
      matches.fill(0);
      shown = null;
      unchecked = 0;
      checkOn();
    },
    /** Checks the remaining rows at once. */
    finish: () => {
      if (unchecked < rows.count) checkOn(Infinity);
    },
    /** Call after rows were added, removed or restored. */
    restructured: () => {
      shown = null;
      checkOn();
    },
    /** Shows these new rows, whatever the filter. */
    keep: (row: number) => {
      matches = longer(matches, row + 1);
      matches[row] = 1;
    },
    /** Call after these rows, or all rows, changed. */
    admit: (changed?: readonly number[]) => {
      if (tests.length === 0) return;
      if (changed) changed.forEach(check);
      else if (filter.outcome !== undefined)
        for (let row = 0; row < unchecked; row += 1) check(row);
    },
  };
};

export type RowFilter = ReturnType<typeof createRowFilter>;

// Other orders of rows than that of the sheet.

/** Above this number of rows, texts are compared by code unit: locale comparison takes ten times as long. */
const maxCollated = 20_000;

/** All rows, also removed ones, by the texts of a column. Empty cells are last in both directions. */
const sortedBy = (
  { columns, rows, texts }: SheetState,
  { column, isDescending }: NonNullable<EntryFilter['sort']>,
): Uint32Array => {
  const sign = isDescending ? -1 : 1;
  const rule = columns[column]?.rule;
  const keys: { row: number; text: string; number: number | null }[] = [];
  eachRow(rows, (row) => {
    const text = texts.now(row, column).trim();
    const number = rule?.kind === 'number' ? cellNumber(rule, text) : null;
    keys.push({ row, text: text.toLowerCase(), number });
  });
  const compareTexts =
    keys.length <= maxCollated
      ? new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' }).compare
      : (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  keys.sort((one, other) => {
    if (one.text === '' || other.text === '')
      return Number(one.text === '') - Number(other.text === '');
    if (one.number !== null && other.number !== null) return sign * (one.number - other.number);
    return sign * compareTexts(one.text, other.text);
  });
  return Uint32Array.from(keys, ({ row }) => row);
};

/** Rows with the same key below the first of them. */
const groupedByKey = ({ keys }: SheetState, rows: Uint32Array): Uint32Array => {
  const groups = groupsOf([...rows], (row) => keys.firstLike(row));
  return Uint32Array.from([...groups.values()].flat());
};
