/** The meaning of a chart's colors and dashes, shown beside it. */
import type { ChartModel } from '../types';
import { heatFill, heatMost, heatSteps, seriesLooks, type SeriesLook } from './looks';
import { figureText, type Speech } from './figureText';

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

const scaleOf = (model: ChartModel, speech: Speech): ChartLegend | null => {
  const most = heatMost(model);
  if (most === 0) return null;
  return {
    type: 'scale',
    low: figureText(0, model.unit, speech),
    high: figureText(most, model.unit, speech),
    fills: Array.from({ length: heatSteps }, (_, at) => heatFill(at + 1)),
    ...(model.series.some(({ role }) => role === 'previous') && {
      note: speech.translate('facings.charts.heatBefore'),
    }),
  };
};

/** Returns null if there is only one series. */
export const legendOf = (model: ChartModel, speech: Speech): ChartLegend | null => {
  const { type, series } = model;
  if (type === 'heatMap') return scaleOf(model, speech);
  if (series.length < 2) return null;
  return {
    type: 'series',
    mark: type === 'days' ? 'line' : 'bar',
    looks: explained(seriesLooks(series), speech),
  };
};
