/** Sorts rows by the text of their cells; empty cells come last in both directions. */
import type { AnyDeclaration } from '../schema/defineResource';
import type { Field } from '../schema/field';
import { regionOf } from '../lib/text/region';
import type { SortedBy, SortKey } from './kind';
import { sortKeyOf } from './kinds';
import { asText } from './shared/asText';

export interface Sort {
  readonly name: string;
  readonly isDescending: boolean;
}

type Row = Readonly<Record<string, unknown>>;

/** What a key needs besides the record: translated labels and names of related records. */
type Shown = Pick<SortedBy, 'optionLabel' | 'relatedName'>;

/** The sort key of a row in one column: the value that its cell shows. */
export const sortKey = (
  record: Row,
  name: string,
  field: Field | undefined,
  shown: Shown,
): SortKey => {
  const value: unknown = record[name];
  const keyOf = field && sortKeyOf(field);
  return keyOf ? keyOf(value, field, { source: name, record, ...shown }) : asText(value);
};

export type KeyOf = (row: Row, name: string) => SortKey;

/** @param text translates a text of the declaration, by its path */
export const rowKeysOf =
  (
    { fields }: Pick<AnyDeclaration, 'fields'>,
    text: (place: string, declared: string) => string,
    relatedName: SortedBy['relatedName'],
  ): KeyOf =>
  (row, name) =>
    sortKey(row, name, fields[name], {
      optionLabel: (source, { optionLabels }, value) => {
        const label = optionLabels?.[value];
        return label === undefined ? value : text(`options.${source}.${value}`, label);
      },
      relatedName,
    });

type Compare = (a: SortKey, b: SortKey) => number;

/**
 * '2' before '10', letters in the language's order; numbers among texts are compared as numbers. The collator is created
 * when two texts are compared: the browser's first use of Intl takes longer than drawing the rows of an unsorted list.
 */
export const compareIn = (language: string): Compare => {
  let collator: Intl.Collator | undefined;
  return (a, b) => {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    collator ??= new Intl.Collator(regionOf(language), { numeric: true });
    return collator.compare(String(a), String(b));
  };
};

const ordered = (a: SortKey, b: SortKey, isDescending: boolean, compare: Compare): number => {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return isDescending ? compare(b, a) : compare(a, b);
};

interface Order {
  readonly sorts: readonly Sort[];
  readonly keyOf: KeyOf;
  readonly compare: Compare;
}

/** Rows that are equal in every column keep their order. */
export const sortedRows = <R extends Row>(
  rows: readonly R[],
  { sorts, keyOf, compare }: Order,
): readonly R[] => {
  if (sorts.length === 0) return rows;
  const keyed = rows.map((row) => ({ row, keys: sorts.map(({ name }) => keyOf(row, name)) }));
  keyed.sort((a, b) => {
    for (const [at, { isDescending }] of sorts.entries()) {
      const order = ordered(a.keys[at] ?? null, b.keys[at] ?? null, isDescending, compare);
      if (order !== 0) return order;
    }
    return 0;
  });
  return keyed.map(({ row }) => row);
};

/** For rows already sorted by the first column: only sorts groups that are equal in it by the further columns. */
export const sortedTies = <R extends Row>(
  rows: readonly R[],
  { sorts: [first, ...further], keyOf, compare }: Order,
): readonly R[] => {
  if (!first || further.length === 0) return rows;
  const runs: R[][] = [];
  let last: SortKey | undefined;
  for (const row of rows) {
    const key = keyOf(row, first.name);
    const run = runs.at(-1);
    if (run && last !== undefined && ordered(key, last, false, compare) === 0) run.push(row);
    else runs.push([row]);
    last = key;
  }
  return runs.flatMap((run) => sortedRows(run, { sorts: further, keyOf, compare }));
};
