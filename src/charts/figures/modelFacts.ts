/** What can be said of a chart's figures before they are drawn. */
import type { ChartModel } from '../types';

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

/** `empty`: no figure is known. `zero`: all that are known are 0. */
export const standingOf = (model: ChartModel): 'empty' | 'zero' | 'figures' => {
  let standing: 'empty' | 'zero' = 'empty';
  for (const figure of figuresOf(model)) {
    if (figure === null) continue;
    if (figure !== 0) return 'figures';
    standing = 'zero';
  }
  // A histogram in which nothing fell into any bin counted nothing.
  return model.type === 'histogram' ? 'empty' : standing;
};

/** More bars than this nobody compares by eye: the rest is in the table. */
export const mostBars = 30;

/** The bars that are drawn of those that there are. */
export const shownBars = <Model extends ChartModel>(model: Model): Model => {
  if (model.type !== 'bars' || model.places.length <= mostBars) return model;
  return {
    ...model,
    places: model.places.slice(0, mostBars),
    series: model.series.map((series) => ({ ...series, values: series.values.slice(0, mostBars) })),
  };
};

/** Whether something stands behind a day or a bar. A heat map says it of each cell. */
export const leadsSomewhere = (model: ChartModel): boolean => {
  if (model.type === 'days') return model.days.some(({ to }) => to !== undefined);
  return model.type === 'bars' && model.places.some(({ to }) => to !== undefined);
};
