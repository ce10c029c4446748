/** The rows as the grid sees them: the zones of a row are shown, and set by bulk actions only. */
import type { Entries, EntryColumn } from '../../../../grid/entriesTypes';
import type { GridModel } from '../../../../grid/types';
import { planWords, zonesKey } from '../../edit/zonePlan';

export const sheetModel = (
  entries: Entries,
  own: readonly EntryColumn[],
  numberOf: (row: number) => string,
): GridModel => {
  const zones = own.findIndex(({ key }) => key === zonesKey);
  return {
    ...entries,
    numberOf,
    columns: own.map((column, place) =>
      place === zones ? { ...column, isReadOnly: true } : column,
    ),
    textAt: (row, column) =>
      column === zones ? planWords(entries.textAt(row, column)) : entries.textAt(row, column),
    canEdit: (row, column) => column !== zones && entries.canEdit(row, column),
    set: ({ rows, columns, texts }) => {
      const kept = [...texts.keys()].filter((at) => columns[at] !== zones);
      return entries.set({
        rows: kept.map((at) => rows[at] ?? 0),
        columns: kept.map((at) => columns[at] ?? 0),
        texts: kept.map((at) => texts[at] ?? ''),
      });
    },
    add: (rows) => entries.add(rows.map((texts) => texts.slice(0, zones))),
  };
};
