/** All rows that are to be made as what is sent, in slices: a hundred thousand of them are a long way. */
import type { Entries } from '../../../../grid/entriesTypes';
import { cellNumber } from '../../../../schema/rules/cellRule';
import { inSlices } from '../../../../spreadsheet/breathe';
import { planOf, zonesKey } from '../../edit/zonePlan';
import type { NewNotional, NewRow } from '../../save/types';
import { placesOf } from '../importColumns';
import { newRowOf } from './newRowOf';

export const buildRows = async ({
  entries,
  rows,
  notionalOf,
  signal,
}: {
  readonly entries: Entries;
  readonly rows: Uint32Array;
  readonly notionalOf: (name: string) => NewNotional;
  readonly signal?: AbortSignal;
}): Promise<readonly NewRow[]> => {
  const places = placesOf(entries.columns);
  const zones = entries.columns.findIndex(({ key }) => key === zonesKey);
  const built: NewRow[] = [];
  await inSlices(
    rows,
    (row) => {
      built.push(
        newRowOf({
          row,
          textOf: (column) => entries.textAt(row, places[column]),
          numberOf: (column) => {
            const rule = entries.columns[places[column]]?.rule;
            return rule ? cellNumber(rule, entries.textAt(row, places[column])) : null;
          },
          notionalOf,
          zones: zones < 0 ? [] : planOf(entries.textAt(row, zones)).on,
        }),
      );
    },
    signal,
  );
  return built;
};
