import type { ChartModel } from '../../../lib/charts/types';
import { accuracyByZone, fewJobs, type AccuracyOfZone } from '../attention/rules';
import { chartPlaces, seriesWithEarlier } from './series';
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
  { words, before, links }: ModelTexts,
): ChartModel => {
  const weakest = weakestFirst(accuracyByZone(rows)).slice(0, mostLines);
  const daily = rows.filter(({ day }) => day !== null);
  const earlierDaily = earlier?.filter(({ day }) => day !== null) ?? null;
  if (daily.length === 0) {
    const was = new Map(
      accuracyByZone(earlier ?? []).map(({ zoneId, accuracy }) => [zoneId, accuracy]),
    );
    return {
      type: 'bars',
      unit: { type: 'share' },
      places: weakest.map(({ zoneId, zoneName }) => ({
        key: zoneId,
        label: zoneName,
        to: links.zone(zoneId),
      })),
      series:
        weakest.length === 0
          ? []
          : [
              {
                key: 'accuracy',
                label: words('accuracy'),
                values: weakest.map(({ accuracy }) => accuracy),
              },
              ...(earlier === null
                ? []
                : [
                    {
                      key: 'before',
                      label: before(words('accuracy')),
                      role: 'previous' as const,
                      values: weakest.map(({ zoneId }) => was.get(zoneId) ?? null),
                    },
                  ]),
            ],
    };
  }
  return {
    type: 'days',
    unit: { type: 'share' },
    days: chartPlaces(period, links),
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
