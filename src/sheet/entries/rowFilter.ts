import { cellNumber } from '../../schema/rules/cellRule';
import type { EntryColumn, EntryFilter, Outcome } from './types';
import { matcherOf } from './matcher';
import { rowsWhere, type Rows } from './rows';
import { longer } from './texts';

// Sorts rows, if they are not shown in sheet order.

/** Above this number of rows, texts are compared by code unit: locale comparison takes ten times as long. */
const mostCollated = 20_000;

const collatorOf = () => new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

interface Sorted {
  readonly column: EntryColumn | undefined;
  readonly isDescending: boolean;
  readonly textAt: (row: number) => string;
}

/** The position of each row. Empty cells are last in both directions. */
const placesBy = (
  rows: Uint32Array,
  { column, isDescending, textAt }: Sorted,
): ReadonlyMap<number, number> => {
  const sign = isDescending ? -1 : 1;
  const rule = column?.rule;
  const keys = Array.from(rows, (row) => {
    const text = textAt(row).trim();
    const number = rule?.kind === 'number' ? cellNumber(rule, text) : null;
    return { row, text: text.toLowerCase(), number };
  });
  const compareTexts =
    rows.length <= mostCollated
      ? collatorOf().compare
      : (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  keys.sort((one, other) => {
    if (one.text === '' || other.text === '')
      return Number(one.text === '') - Number(other.text === '');
    if (one.number !== null && other.number !== null) return sign * (one.number - other.number);
    return sign * compareTexts(one.text, other.text);
  });
  return new Map(keys.map(({ row }, place) => [row, place]));
};

/** Groups rows with the same key below the first of them. */
const placesByKey = (
  rows: Uint32Array,
  firstLike: (row: number) => number,
): ReadonlyMap<number, number> => {
  const groups = new Map<number, number[]>();
  for (const row of rows) {
    const first = firstLike(row);
    const group = groups.get(first);
    if (group) group.push(row);
    else groups.set(first, [row]);
  }
  return new Map([...groups.values()].flat().map((row, place) => [row, place]));
};

/** Milliseconds per turn for filtering. */
const slice = 8;
/** Rows between two readings of the clock. */
const stride = 128;

export const createRowFilter = ({
  rows,
  columnCount,
  outcomeOf,
  isShared,
  firstLike,
  columns,
  textAt,
  finderOf,
  tell,
  later = (work) => {
    setTimeout(work);
  },
  clock = () => performance.now(),
}: {
  readonly rows: Rows;
  readonly columnCount: number;
  readonly outcomeOf: (row: number) => Outcome;
  /** Whether other rows have the same key. */
  readonly isShared: (row: number) => boolean;
  readonly firstLike: (row: number) => number;
  readonly columns: readonly EntryColumn[];
  readonly textAt: (row: number, column: number) => string;
  readonly finderOf: (
    matcher: ReturnType<typeof matcherOf>,
  ) => (row: number, column: number) => boolean;
  /** Called when more rows are shown. */
  readonly tell: () => void;
  readonly later?: ((work: () => void) => void) | undefined;
  readonly clock?: (() => number) | undefined;
}) => {
  let asked: EntryFilter = {};
  const every = Array.from({ length: columnCount }, (_, column) => column);
  let searched: readonly number[] = every;
  let isOpen = true;
  let has: (row: number, column: number) => boolean = () => true;
  /** 1 if the row is shown. */
  let matches = new Uint8Array(0);
  /** The first row that is not checked yet. */
  let next = 0;
  let turn = 0;
  let shown: Uint32Array | null = null;
  /** Position of each row when the order was set; later rows follow below. Null for sheet order. */
  let places: ReadonlyMap<number, number> | null = null;
  let cellTests: readonly ((row: number) => boolean)[] = [];

  const isMatch = (row: number): boolean => {
    const { search, outcome, isChangedOnly, faultIn } = asked;
    // A duplicate shows the row it conflicts with, too.
    if (
      outcome === 'duplicate' ? !isShared(row) : outcome !== undefined && outcomeOf(row) !== outcome
    )
      return false;
    if (!cellTests.every((test) => test(row)) || asked.where?.(row) === false) return false;
    if (isChangedOnly === true && rows.changedCells[row] === 0) return false;
    if (faultIn !== undefined && rows.faults[row * columnCount + faultIn] !== 1) return false;
    if (search === undefined) return true;
    return searched.some((column) => has(row, column));
  };
  const look = (row: number) => {
    if (matches[row] !== 0 || !isMatch(row)) return;
    matches[row] = 1;
    shown = null;
  };
  const lookOn = (patience: number) => {
    const end = clock() + patience;
    matches = longer(matches, rows.count);
    while (next < rows.count) {
      const stop = Math.min(next + stride, rows.count);
      for (; next < stop; next += 1) look(next);
      if (clock() >= end) break;
    }
  };
  const goOn = () => {
    lookOn(slice);
    if (next >= rows.count) return;
    turn += 1;
    const mine = turn;
    later(() => {
      if (mine !== turn) return;
      goOn();
      tell();
    });
  };

  return {
    shown: () => {
      if (shown) return shown;
      const found = rowsWhere(
        rows,
        (row) => rows.gone[row] === 0 && (isOpen || matches[row] === 1),
      );
      const placed = asked.outcome === 'duplicate' ? placesByKey(found, firstLike) : places;
      if (placed) {
        const placeOf = (row: number) => placed.get(row) ?? Infinity;
        // The sort is stable: rows without a position keep their order.
        found.sort((one, other) => {
          const [a, b] = [placeOf(one), placeOf(other)];
          return a === b ? 0 : a - b;
        });
      }
      shown = found;
      return found;
    },
    filter: ({ search = '', ...others }: EntryFilter) => {
      const text = search.trim();
      searched = others.columns ?? every;
      asked = { ...others, ...(text === '' ? {} : { search: text }) };
      const { cells = [], sort } = asked;
      cellTests = cells.map(({ column, text: wanted, isWhole = false }) => {
        if (wanted === '') return (row: number) => textAt(row, column).trim() === '';
        const test = finderOf(matcherOf({ text: wanted, isWholeCell: isWhole }));
        return (row: number) => test(row, column);
      });
      places = sort
        ? placesBy(
            rowsWhere(rows, (row) => rows.gone[row] === 0),
            {
              column: columns[sort.column],
              isDescending: sort.isDescending,
              textAt: (row) => textAt(row, sort.column),
            },
          )
        : null;
      isOpen =
        text === '' &&
        cells.length === 0 &&
        !asked.where &&
        !asked.isChangedOnly &&
        !asked.outcome &&
        asked.faultIn === undefined;
      has = finderOf(matcherOf({ text }));
      matches.fill(0);
      turn += 1;
      shown = null;
      next = isOpen ? rows.count : 0;
      if (!isOpen) goOn();
    },
    /** Whether some rows are not checked yet. */
    isFiltering: (): boolean => !isOpen && next < rows.count,
    /** Checks the remaining rows at once. */
    finish: () => {
      if (isOpen || next >= rows.count) return;
      turn += 1;
      lookOn(Infinity);
    },
    /** Call after rows were added, removed or restored. */
    restructured: () => {
      shown = null;
      if (isOpen) next = rows.count;
      else if (next < rows.count) goOn();
    },
    /** Shows these new rows, whatever the filter. */
    keep: (row: number) => {
      matches = longer(matches, row + 1);
      matches[row] = 1;
    },
    /** Call after these rows, or all rows, changed. */
    admit: (changed?: readonly number[]) => {
      if (isOpen) return;
      if (changed) changed.forEach(look);
      else if (asked.outcome !== undefined || asked.faultIn !== undefined)
        for (let row = 0; row < next; row += 1) look(row);
    },
  };
};

/**
 * Tracks which rows match the filter. A row that starts to match appears at once. A row that no longer matches stays
 * until the filter is applied again, so that it does not disappear while the user fixes it.
 */
export type RowFilter = ReturnType<typeof createRowFilter>;
