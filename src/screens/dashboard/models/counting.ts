import type { ChartModel } from '../../../lib/charts/types';
import { groupsOf } from '../../../lib/util/groupsOf';
import { barsOf, chartPlaces, previousLast, productBar, seriesWithEarlier } from './series';
import type { ModelData, RowOf, ModelTexts } from './given';

export const jobTimeModel = (
  data: ModelData<'jobTime'>,
  { words, before, links }: ModelTexts,
): ChartModel => {
  const seriesOf = (key: 'median' | 'p90') =>
    seriesWithEarlier(
      data,
      { key, label: words(key), earlierLabel: before(words(key)) },
      { missing: null, figure: (row) => row[key] },
    );
  const hasP90 = data.rows.some(({ p90 }) => p90 !== null);
  const series = [...seriesOf('median'), ...(hasP90 ? seriesOf('p90') : [])];
  return {
    type: 'days',
    unit: { type: 'duration' },
    places: chartPlaces(data.period, links),
    series: previousLast(series),
  };
};

export const locationTimeModel = (data: ModelData<'locationTime'>, texts: ModelTexts): ChartModel =>
  barsOf(
    data,
    ({ locationId, locationName, zoneId, zoneName, median }) => ({
      key: locationId,
      label: texts.words('place', { location: locationName, zone: zoneName }),
      to: texts.links.location(zoneId),
      value: median,
    }),
    { texts, label: texts.words('median'), unit: { type: 'duration' } },
  );

export const productJobsModel = (data: ModelData<'productJobs'>, texts: ModelTexts): ChartModel =>
  barsOf(data, productBar(texts.links.product), {
    texts,
    label: texts.measure('jobs'),
    unit: { type: 'count' },
  });

/** Units of measure of the counts, most frequent first. Figures of different units cannot be compared. */
export const uomsOf = (rows: readonly RowOf<'productUnits'>[]): readonly string[] =>
  [...groupsOf(rows, ({ uom }) => uom)]
    .sort(
      ([one, productRows], [other, its]) =>
        its.length - productRows.length || one.localeCompare(other),
    )
    .map(([uom]) => uom);

/** Maximum number of lines that can be told apart. */
const mostLines = 5;

const unitsOf = (rows: readonly RowOf<'productUnits'>[]): number =>
  rows.reduce((sum, { units }) => sum + units, 0);

/** The most counted products in one unit of measure, one line each. */
export const productUnitsModel = (
  { rows, earlier, period, today }: ModelData<'productUnits'>,
  { before, links }: ModelTexts,
  uom: string,
): ChartModel => {
  const groups = groupsOf(
    rows.filter((row) => row.uom === uom),
    ({ productId }) => productId,
  );
  const earlierOf = (productId: string) =>
    earlier?.filter((row) => row.uom === uom && row.productId === productId) ?? null;
  const most = [...groups.values()]
    .sort((one, other) => unitsOf(other) - unitsOf(one))
    .slice(0, mostLines);
  return {
    type: 'days',
    unit: { type: 'uom', code: uom },
    places: chartPlaces(period, links),
    series: most.flatMap((productRows) => {
      const [first] = productRows;
      return seriesWithEarlier(
        { rows: productRows, earlier: earlierOf(first.productId), period, today },
        {
          key: first.productId,
          label: first.productName,
          earlierLabel: before(first.productName),
          to: links.product(first.productId),
        },
        // On a day without a job, the amount is unknown.
        { missing: null, figure: ({ units }) => units },
      );
    }),
  };
};
