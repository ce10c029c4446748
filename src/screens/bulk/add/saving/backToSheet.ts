/** Returns unfinished rows to the sheet, each with its reason at the cell. */
import type { Entries } from '../../../../grid/entriesTypes';
import type { PartFault, RowResult } from '../../save/types';

/** The cell of a refusal, and the columns that were refused together; null if no value is the reason. */
export type PlaceOf = (
  entries: Entries,
  fault: PartFault,
) => { readonly column: number; readonly of: readonly number[] } | null;

interface Left {
  readonly entries: Entries;
  /** By row number in the sheet. */
  readonly results: ReadonlyMap<number, RowResult>;
  readonly placeOf: PlaceOf;
}

export const backToSheet = ({ entries, results, placeOf }: Left): void => {
  const all = [...results];
  const left = all.filter(([, { type }]) => type !== 'saved');
  if (entries.keyColumn >= 0) {
    const keyOf = (row: number) => entries.textAt(row, entries.keyColumn).trim();
    entries.learnExisting(
      new Map(all.flatMap(([row, { id }]) => (id === null ? [] : [[keyOf(row), id] as const]))),
    );
  }
  entries.refuse(
    left.flatMap(([row, { faults }]) =>
      faults.flatMap((fault) => {
        const place = placeOf(entries, fault);
        const text = { key: 'facings.bulk.refused', values: { reason: fault.reason } };
        return place ? [{ row, ...place, fault: text }] : [];
      }),
    ),
  );
  entries.conclude(all.filter(([, { type }]) => type === 'saved').map(([row]) => row));
  const stopped = left.filter(([, { faults }]) =>
    faults.some((fault) => placeOf(entries, fault) === null),
  );
  entries.fail(
    stopped.map(([row]) => row),
    true,
  );
};
