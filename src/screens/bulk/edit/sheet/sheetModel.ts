/** The sheet as a grid model: zones are displayed, but only bulk actions change them. */
import type { CellTexts, GridModel } from '../../../../grid/types';
import type { EntryColumn } from '../../../../grid/entriesTypes';
import { wordsOfPlan } from '../zonePlan';
import { planAt } from './planAt';
import type { Sheet } from './createSheet';

export const sheetModel = (
  sheet: Sheet,
  /** In the user's current language. */
  columns: readonly EntryColumn[],
): GridModel => {
  const { entries, zonesColumn } = sheet;
  const without = ({ rows, columns: places, texts }: CellTexts): CellTexts => {
    const kept = [...texts.keys()].filter((at) => places[at] !== zonesColumn);
    return {
      rows: kept.map((at) => rows[at] ?? 0),
      columns: kept.map((at) => places[at] ?? 0),
      texts: kept.map((at) => texts[at] ?? ''),
    };
  };
  return {
    ...entries,
    columns: columns.map((column, place) =>
      place === zonesColumn ? { ...column, isReadOnly: true } : column,
    ),
    textAt: (row, column) =>
      column === zonesColumn ? wordsOfPlan(planAt(sheet, row)) : entries.textAt(row, column),
    canEdit: (row, column) => column !== zonesColumn && entries.canEdit(row, column),
    set: (cells) => entries.set(without(cells)),
  };
};
