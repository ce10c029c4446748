/** Charts of corrections: product, zone, amount. */
import type { ChartModel } from '../../../lib/charts/types';
import { groupsOf } from '../../../lib/util/groupsOf';
import { barsOf, chartPlaces, previousLast, productBar, seriesWithEarlier } from './series';
import type { ModelData, RowOf, ModelTexts } from './given';

export const productCountModel = (
  data: ModelData<'topAdjustments' | 'productAdjustments'>,
  texts: ModelTexts,
): ChartModel =>
  barsOf(data, productBar(texts.links.product), { texts, key: 'count', unit: { type: 'count' } });

export const zoneAdjustmentsModel = (
  data: ModelData<'zoneAdjustments'>,
  texts: ModelTexts,
): ChartModel =>
  barsOf(
    data,
    ({ zoneId, zoneName, count }) => ({
      key: zoneId,
      label: zoneName,
      to: texts.links.zone(zoneId),
      value: count,
    }),
    { texts, key: 'count', unit: { type: 'count' } },
  );

/** Increases and decreases are separate, since they do not cancel out. */
export const adjustmentsModel = (
  data: ModelData<'adjustments'>,
  { words, before, links }: ModelTexts,
): ChartModel => ({
  type: 'days',
  unit: { type: 'count' },
  days: chartPlaces(data.period, links),
  series: previousLast(
    (['up', 'down'] as const).flatMap((key) =>
      seriesWithEarlier(
        data,
        { key, label: words(key), earlierLabel: before(words(key)) },
        { missing: 0, figure: (row) => row[key] },
      ),
    ),
  ),
});

/** Maximum number of rows and columns; the tables of each product and zone have the rest. */
export const maxRows = 20;
export const maxColumns = 15;

type Cell = RowOf<'productZoneAdjustments'>;

const sumOf = (rows: readonly Cell[]): number => rows.reduce((sum, { count }) => sum + count, 0);

const mostFirst = (rows: readonly Cell[], keyOf: (row: Cell) => string): readonly Cell[] =>
  [...groupsOf(rows, keyOf).values()]
    .sort((one, other) => sumOf(other) - sumOf(one))
    .map(([first]) => first);

/** The products and zones with the most corrections, most first in both directions. */
export const productZoneModel = (
  { rows, earlier }: ModelData<'productZoneAdjustments'>,
  { before, links }: ModelTexts,
): ChartModel => {
  const products = mostFirst(rows, ({ productId }) => productId).slice(0, maxRows);
  const zones = mostFirst(rows, ({ zoneId }) => zoneId).slice(0, maxColumns);
  const keyOf = (productId: string, zoneId: string) => `${productId} ${zoneId}`;
  const cellsOf = (cells: readonly Cell[]) => {
    const counts = new Map(cells.map((row) => [keyOf(row.productId, row.zoneId), row.count]));
    return products.map(({ productId }) =>
      zones.map(({ zoneId }) => counts.get(keyOf(productId, zoneId)) ?? 0),
    );
  };
  return {
    type: 'heatMap',
    unit: { type: 'count' },
    rows: products.map(({ productId, productName }) => ({
      key: productId,
      label: productName,
      to: links.product(productId),
    })),
    columns: zones.map(({ zoneId, zoneName }) => ({
      key: zoneId,
      label: zoneName,
      to: links.zone(zoneId),
    })),
    cells: cellsOf(rows),
    ...(earlier && {
      before: { cells: cellsOf(earlier), labels: zones.map(({ zoneName }) => before(zoneName)) },
    }),
  };
};

/** Maximum number of bins. */
const mostBins = 31;

/** Width of a bin in whole units, so that the bins cover the range on both sides of zero. */
const widthOf = (furthest: number): number => Math.max(1, Math.ceil((2 * furthest + 1) / mostBins));

/** Bins of whole units, one of them centered on zero; both ends are inclusive. */
export const unitsChangedModel = (
  { rows, earlier }: ModelData<'unitsChanged'>,
  { words, before }: ModelTexts,
): ChartModel => {
  const furthest = [...rows, ...(earlier ?? [])].reduce(
    (most, { units }) => Math.max(most, Math.abs(units)),
    0,
  );
  const width = widthOf(Math.ceil(furthest));
  const half = Math.floor(width / 2);
  const binOf = (units: number) => Math.floor((units + half) / width);
  const countsOf = (changes: ModelData<'unitsChanged'>['rows']): ReadonlyMap<number, number> => {
    const counts = new Map<number, number>();
    for (const { units, count } of changes) {
      const bin = binOf(units);
      counts.set(bin, (counts.get(bin) ?? 0) + count);
    }
    return counts;
  };
  const counts = countsOf(rows);
  const were = earlier && countsOf(earlier);
  const bins = [...counts.keys(), ...(were?.keys() ?? [])];
  const [first, last] = [Math.min(0, ...bins), Math.max(0, ...bins)];
  return {
    type: 'histogram',
    unit: { type: 'count' },
    bins:
      rows.length === 0
        ? []
        : Array.from({ length: last - first + 1 }, (_, at) => {
            const from = (first + at) * width - half;
            return {
              from,
              to: from + width - 1,
              count: counts.get(first + at) ?? 0,
              ...(were && { before: were.get(first + at) ?? 0 }),
            };
          }),
    ...(were && { beforeLabel: before(words('times')) }),
  };
};

/** Mean change of a count by a correction, in units with sign; null without corrections. */
export const meanChange = (rows: readonly RowOf<'unitsChanged'>[]): number | null => {
  const many = rows.reduce((sum, { count }) => sum + count, 0);
  return many === 0 ? null : rows.reduce((sum, { units, count }) => sum + units * count, 0) / many;
};
