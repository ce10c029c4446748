/** Returns unfinished rows to the sheet, each with its reason at the cell. */
import type { Entries, Refusal } from '../../../../grid/entriesTypes';
import type { PartFault, RowResult } from '../../save/types';
import { columnsOfPart, fixedColumns, placeOfFault } from '../importColumns';
import type { BegunProduct } from './begun';

interface Left {
  readonly entries: Entries;
  /** By row number in the sheet. */
  readonly results: ReadonlyMap<number, RowResult>;
  readonly runId: string;
}

const refusalOf = (entries: Entries, row: number, fault: PartFault): Refusal => {
  const { columns } = entries;
  const { place, isNamed } = placeOfFault(columns, fault);
  return {
    row,
    column: place,
    of: isNamed ? [place] : columnsOfPart(columns, fault.part),
    fault: { key: 'facings.bulk.refused', values: { reason: fault.reason } },
  };
};

/** Returns the incomplete products by id. */
export const backToSheet = ({
  entries,
  results,
  runId,
}: Left): ReadonlyMap<string, BegunProduct> => {
  const all = [...results];
  const saved = all.filter(([, { type }]) => type === 'saved').map(([row]) => row);
  const left = all.filter(([, { type }]) => type !== 'saved');
  const keyOf = (row: number) => entries.textAt(row, entries.keyColumn).trim();

  entries.learnExisting(
    new Map(all.flatMap(([row, { id }]) => (id === null ? [] : [[keyOf(row), id] as const]))),
  );
  const begun = new Map(
    left.flatMap(([, { type, id, faults }]) => {
      const missing = [...new Set(faults.map(({ part }) => part))];
      // Its zones are still planned in the row.
      return id === null || type !== 'partly' ? [] : [[id, { missing, zones: [], runId }] as const];
    }),
  );
  entries.begin(
    new Map(
      [...begun].map(([id, { missing }]) => [
        id,
        { fixed: fixedColumns(entries.columns, missing) },
      ]),
    ),
  );
  entries.refuse(
    left.flatMap(([row, { faults }]) =>
      faults.filter(({ isRefused }) => isRefused).map((fault) => refusalOf(entries, row, fault)),
    ),
  );
  entries.conclude(saved);
  const stopped = left.filter(([, { faults }]) => faults.some(({ isRefused }) => !isRefused));
  entries.fail(
    stopped.map(([row]) => row),
    true,
  );
  return begun;
};
