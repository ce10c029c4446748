/** Returns unsaved rows to the sheet, each with its reason. */
import type { Entries, Refusal } from '../../../grid/entriesTypes';
import type { PartFault, RowResult } from '../save/types';

const refusalOf = ({ columns, keyColumn }: Entries, row: number, fault: PartFault): Refusal => {
  const own = columns.findIndex(({ key }) => key === fault.field);
  return {
    row,
    column: own < 0 ? Math.max(0, keyColumn) : own,
    // If the refusal names no value, a change of any value may fix it.
    of: own < 0 ? [...columns.keys()] : [own],
    fault: { key: 'facings.bulk.refused', values: { reason: fault.reason } },
  };
};

/** Returns the reasons of temporary failures by row number; a refused value is marked at its cell. */
export const recordsBack = (
  entries: Entries,
  results: ReadonlyMap<number, RowResult>,
): ReadonlyMap<number, string> => {
  const all = [...results];
  const left = all.filter(([, { type }]) => type !== 'saved');
  const isAtCell = ({ isRefused, field }: PartFault) => isRefused === true || field !== undefined;
  if (entries.keyColumn >= 0) {
    const keyOf = (row: number) => entries.textAt(row, entries.keyColumn).trim();
    entries.learnExisting(
      new Map(all.flatMap(([row, { id }]) => (id === null ? [] : [[keyOf(row), id] as const]))),
    );
  }
  entries.refuse(
    left.flatMap(([row, { faults }]) =>
      faults.filter(isAtCell).map((fault) => refusalOf(entries, row, fault)),
    ),
  );
  entries.conclude(all.filter(([, { type }]) => type === 'saved').map(([row]) => row));
  const failed = left.flatMap(([row, { faults }]) => {
    const reasons = faults.filter((fault) => !isAtCell(fault)).map(({ reason }) => reason);
    return reasons.length === 0 ? [] : [[row, reasons.join(' ')] as const];
  });
  entries.fail(
    failed.map(([row]) => row),
    true,
  );
  return new Map(failed);
};
