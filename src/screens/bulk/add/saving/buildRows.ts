/** Builds the requests of all rows to create, in slices, since there may be a hundred thousand. */
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
  /** The platform's spelling of offered values. */
  readonly offers: Pick<Offers, 'written'>;
  /** Line number of a row in its file. */
  readonly lineOf: (row: number) => string;
  /** The missing parts of an existing product. */
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
