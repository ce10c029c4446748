/** Facts about a chart's values that are needed before rendering. */
import type { ChartModel, Series } from '../types';
import type { Speech } from './figureText';

const figuresOf = (model: ChartModel): readonly (number | null)[] => {
  switch (model.type) {
    case 'heatMap':
      return model.cells.flat();
    case 'histogram':
      return model.bins.map(({ count }) => count);
    default:
      return model.series.flatMap(({ values }) => values);
  }
};

/** `empty`: no value is known. `zero`: all known values are 0. */
export const valueState = (model: ChartModel): 'empty' | 'zero' | 'figures' => {
  let standing: 'empty' | 'zero' = 'empty';
  for (const figure of figuresOf(model)) {
    if (figure === null) continue;
    if (figure !== 0) return 'figures';
    standing = 'zero';
  }
  // A histogram without any value in its bins is empty.
  return model.type === 'histogram' ? 'empty' : standing;
};

/** Maximum number of bars that can be compared; the rest is in the table. */
export const maxBars = 15;

export const shownBars = <Model extends ChartModel>(model: Model): Model => {
  if (model.type !== 'bars' || model.places.length <= maxBars) return model;
  return {
    ...model,
    places: model.places.slice(0, maxBars),
    series: model.series.map((series) => ({ ...series, values: series.values.slice(0, maxBars) })),
  };
};

/** Whether a day or a bar has a link. Heat maps have links per cell. */
export const hasLinks = (model: ChartModel): boolean => {
  if (model.type === 'days') return model.days.some(({ to }) => to !== undefined);
  return model.type === 'bars' && model.places.some(({ to }) => to !== undefined);
};

/** Height in pixels of a heat map's row. */
export const heatCellHeight = (rows: number): number => (rows > 30 ? 20 : 26);

/** A histogram as series: frequencies of the current and of the previous period. */
export const histogramSeries = (
  { bins, beforeLabel }: Extract<ChartModel, { type: 'histogram' }>,
  speech: Speech,
): readonly Series[] => [
  {
    key: 'times',
    label: speech.translate('facings.charts.times'),
    values: bins.map(({ count }) => count),
  },
  ...(beforeLabel === undefined
    ? []
    : [
        {
          key: 'before',
          label: beforeLabel,
          role: 'previous' as const,
          values: bins.map(({ before }) => before ?? 0),
        },
      ]),
];
