/** Charts of corrections: product, zone, amount. */
import type { ChartModel } from '../../../lib/charts/types';
import { groupsOf } from '../../../lib/util/groupsOf';
import {
  barsOf,
  chartPlaces,
  previousLast,
  productBar,
  seriesWithEarlier,
  withPrevious,
} from './series';
import type { ModelData, RowOf, ModelTexts } from './given';

export const productCountModel = (
  data: ModelData<'topAdjustments' | 'productAdjustments'>,
  texts: ModelTexts,
): ChartModel =>
  barsOf(data, productBar(texts.links.product), {
    texts,
    label: texts.measure('adjustments'),
    unit: { type: 'count' },
  });

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
    { texts, label: texts.measure('adjustments'), unit: { type: 'count' } },
  );

/** Increases and decreases are separate, since they do not cancel out. */
export const adjustmentsModel = (
  data: ModelData<'adjustments'>,
  { words, before, links }: Omit<ModelTexts, 'measure'>,
): ChartModel => ({
  type: 'days',
  unit: { type: 'count' },
  places: chartPlaces(data.period, links),
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
  /** By zone, then by product. */
  const columnsOf = (cells: readonly Cell[]) => {
    const counts = new Map(cells.map((row) => [keyOf(row.productId, row.zoneId), row.count]));
    return zones.map(({ zoneId }) =>
      products.map(({ productId }) => counts.get(keyOf(productId, zoneId)) ?? 0),
    );
  };
  const [now, then] = [columnsOf(rows), earlier && columnsOf(earlier)];
  return {
    type: 'heatMap',
    unit: { type: 'count' },
    places: products.map(({ productId, productName }) => ({
      key: productId,
      label: productName,
      to: links.product(productId),
    })),
    series: zones.flatMap(({ zoneId, zoneName }, at) =>
      withPrevious(
        { key: zoneId, label: zoneName, to: links.zone(zoneId), values: now[at] ?? [] },
        then && (then[at] ?? []),
        before(zoneName),
      ),
    ),
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
  const [counts, were] = [countsOf(rows), earlier && countsOf(earlier)];
  const found = [...counts.keys(), ...(were?.keys() ?? [])];
  const [first, last] = [Math.min(0, ...found), Math.max(0, ...found)];
  const bins =
    rows.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const label = words('times');
  return {
    type: 'histogram',
    unit: { type: 'count' },
    places: bins.map((bin) => {
      const from = bin * width - half;
      return { key: String(from), label: String(from), range: [from, from + width - 1] };
    }),
    series: withPrevious(
      { key: 'times', label, values: bins.map((bin) => counts.get(bin) ?? 0) },
      were && bins.map((bin) => were.get(bin) ?? 0),
      before(label),
    ),
  };
};

/** Mean change of a count by a correction, in units with sign; null without corrections. */
export const meanChange = (rows: readonly RowOf<'unitsChanged'>[]): number | null => {
  const many = rows.reduce((sum, { count }) => sum + count, 0);
  return many === 0 ? null : rows.reduce((sum, { units, count }) => sum + units * count, 0) / many;
};
