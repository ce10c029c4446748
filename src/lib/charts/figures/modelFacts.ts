/** Facts about a chart's values that are needed before rendering. */
import type { ChartModel, Series } from '../types';

/** The series of the period itself. */
export const mainSeries = (series: readonly Series[]): readonly Series[] =>
  series.filter(({ role }) => role !== 'previous');

/** `empty`: no value is known. `zero`: all known values are 0. */
export const valueState = ({ type, series }: ChartModel): 'empty' | 'zero' | 'figures' => {
  let standing: 'empty' | 'zero' = 'empty';
  for (const figure of series.flatMap(({ values }) => values)) {
    if (figure === null) continue;
    if (figure !== 0) return 'figures';
    standing = 'zero';
  }
  // A histogram without any value in its bins is empty.
  return type === 'histogram' ? 'empty' : standing;
};

/** Maximum number of bars that can be compared; the rest is in the table. */
export const maxBars = 15;

export const shownBars = (model: ChartModel): ChartModel => {
  if (model.type !== 'bars' || model.places.length <= maxBars) return model;
  return {
    ...model,
    places: model.places.slice(0, maxBars),
    series: model.series.map((series) => ({ ...series, values: series.values.slice(0, maxBars) })),
  };
};

/** Whether a day or a bar has a link. Heat maps have links per cell. */
export const hasLinks = ({ type, places }: ChartModel): boolean =>
  type !== 'heatMap' && places.some(({ to }) => to !== undefined);
