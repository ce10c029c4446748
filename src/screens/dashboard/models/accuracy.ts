import type { ChartModel } from '../../../lib/charts/types';
import { accuracyByZone, fewJobs, type AccuracyOfZone } from '../attention/rules';
import { barsInOrder, chartPlaces, seriesWithEarlier } from './series';
import type { ModelData, ModelTexts } from './given';

/** Maximum number of lines that can be told apart. */
const mostLines = 5;

/** Lowest first; zones with few jobs last, since their accuracy may be random. */
export const weakestFirst = (zones: readonly AccuracyOfZone[]): readonly AccuracyOfZone[] =>
  zones.toSorted(
    (one, other) =>
      Number(one.jobs < fewJobs) - Number(other.jobs < fewJobs) || one.accuracy - other.accuracy,
  );

/** A line for each of the lowest zones; bars if there are no figures by day. */
export const zoneAccuracyModel = (
  { rows, earlier, period, today }: ModelData<'zoneAccuracy'>,
  texts: ModelTexts,
): ChartModel => {
  const { before, links } = texts;
  const weakest = weakestFirst(accuracyByZone(rows)).slice(0, mostLines);
  const daily = rows.filter(({ day }) => day !== null);
  const earlierDaily = earlier?.filter(({ day }) => day !== null) ?? null;
  if (daily.length === 0) {
    const barOf = ({ zoneId, zoneName, accuracy }: AccuracyOfZone) => ({
      key: zoneId,
      label: zoneName,
      to: texts.links.zone(zoneId),
      value: accuracy,
    });
    const was = earlier && accuracyByZone(earlier).map(barOf);
    return barsInOrder(weakest.map(barOf), was, {
      texts,
      label: texts.measure('accuracy'),
      unit: { type: 'share' },
    });
  }
  return {
    type: 'days',
    unit: { type: 'share' },
    places: chartPlaces(period, links),
    series: weakest.flatMap(({ zoneId, zoneName }) =>
      seriesWithEarlier(
        {
          rows: daily.filter((row) => row.zoneId === zoneId),
          earlier: earlierDaily?.filter((row) => row.zoneId === zoneId) ?? null,
          period,
          today,
        },
        { key: zoneId, label: zoneName, earlierLabel: before(zoneName), to: links.zone(zoneId) },
        { missing: null, figure: ({ accuracy }) => accuracy },
      ),
    ),
  };
};

export interface AccuracyRow extends AccuracyOfZone {
  /** Of the previous period; null if it is unknown or not compared. */
  readonly was: number | null;
  /** Too few jobs to be significant. */
  readonly isFew: boolean;
}

export const accuracyRows = ({
  rows,
  earlier,
}: Pick<ModelData<'zoneAccuracy'>, 'rows' | 'earlier'>): readonly AccuracyRow[] => {
  const was = new Map(accuracyByZone(earlier ?? []).map((zone) => [zone.zoneId, zone.accuracy]));
  return weakestFirst(accuracyByZone(rows)).map((zone) => ({
    ...zone,
    was: was.get(zone.zoneId) ?? null,
    isFew: zone.jobs < fewJobs,
  }));
};
