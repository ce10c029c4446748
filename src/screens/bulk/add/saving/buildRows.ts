/** All rows that are to be made as what is sent, in slices: a hundred thousand of them are a long way. */
import type { Entries } from '../../../../grid/entriesTypes';
import { cellNumber } from '../../../../schema/rules/cellRule';
import { inSlices } from '../../../../spreadsheet/breathe';
import { planOf, zonesKey } from '../../edit/zonePlan';
import type { NewNotional, NewRow } from '../../save/types';
import type { Offers } from '../checks/offers';
import { placesOf } from '../importColumns';
import type { BegunProduct } from './begun';
import { newRowOf } from './newRowOf';

export const buildRows = async ({
  entries,
  rows,
  notionalOf,
  offers,
  lineOf,
  begunOf,
  signal,
}: {
  readonly entries: Entries;
  readonly rows: Uint32Array;
  readonly notionalOf: (name: string) => NewNotional;
  /** How a value is written where it is offered. */
  readonly offers: Pick<Offers, 'written'>;
  /** Number of a row in its file. */
  readonly lineOf: (row: number) => string;
  /** What is left of a product that is there. */
  readonly begunOf: (id: string) => BegunProduct | undefined;
  readonly signal?: AbortSignal;
}): Promise<readonly NewRow[]> => {
  const places = placesOf(entries.columns);
  const zones = entries.columns.findIndex(({ key }) => key === zonesKey);
  const built: NewRow[] = [];
  await inSlices(
    rows,
    (row) => {
      const id = entries.outcomeOf(row) === 'complete' ? entries.existingId(row) : null;
      const begun = id === null ? undefined : begunOf(id);
      const planned = zones < 0 ? [] : planOf(entries.textAt(row, zones)).on;
      built.push(
        newRowOf({
          row,
          textOf: (column) => offers.written(places[column], entries.textAt(row, places[column])),
          numberOf: (column) => {
            const rule = entries.columns[places[column]]?.rule;
            return rule ? cellNumber(rule, entries.textAt(row, places[column])) : null;
          },
          notionalOf,
          zones: [...new Set([...planned, ...(begun?.zones ?? [])])],
          line: lineOf(row),
          ...(id === null || !begun ? {} : { begun: { id, missing: begun.missing } }),
        }),
      );
    },
    signal,
  );
  return built;
};
