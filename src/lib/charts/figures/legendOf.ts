/** The meaning of a chart's colors and dashes, shown beside it. */
import type { ChartModel } from '../types';
import { heatFill, heatScale, heatSteps, seriesLooks, type SeriesLook } from './looks';
import { figureText, type Speech } from './figureText';
import { histogramSeries } from './modelFacts';

export type ChartLegend =
  | {
      readonly type: 'series';
      readonly mark: 'line' | 'bar';
      readonly looks: readonly SeriesLook[];
    }
  | {
      readonly type: 'scale';
      readonly low: string;
      readonly high: string;
      readonly fills: readonly string[];
      /** Meaning of the signs inside the cells. */
      readonly note?: string;
    };

/** With more series, the previous period is explained once for all. */
const maxPrevious = 2;

const explained = (looks: readonly SeriesLook[], speech: Speech): readonly SeriesLook[] => {
  const previous = looks.filter(({ isPrevious }) => isPrevious);
  const [first] = previous;
  if (first === undefined || previous.length <= maxPrevious) return looks;
  const label = speech.translate('facings.charts.allBefore');
  return [
    ...looks.filter(({ isPrevious }) => !isPrevious),
    { ...first, label, color: 'var(--chart-faint)' },
  ];
};

/** Returns null if there is only one series. */
export const legendOf = (model: ChartModel, speech: Speech): ChartLegend | null => {
  if (model.type === 'histogram') {
    const series = histogramSeries(model, speech);
    return series.length < 2 ? null : { type: 'series', mark: 'bar', looks: seriesLooks(series) };
  }
  if (model.type !== 'heatMap') {
    if (model.series.length < 2) return null;
    return {
      type: 'series',
      mark: model.type === 'bars' ? 'bar' : 'line',
      looks: explained(seriesLooks(model.series), speech),
    };
  }
  const { most, least, hasNegative } = heatScale(model);
  if (most === 0) return null;
  const steps = Array.from({ length: heatSteps }, (_, at) => at + 1);
  return {
    type: 'scale',
    low: figureText(hasNegative ? -most : least, model.unit, speech),
    high: figureText(most, model.unit, speech),
    fills: [...(hasNegative ? steps.toReversed().map((step) => -step) : []), ...steps].map(
      heatFill,
    ),
    ...(model.before && { note: speech.translate('facings.charts.heatBefore') }),
  };
};
