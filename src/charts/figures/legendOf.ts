/** What the colours and dashes of a drawing mean: drawn beside it on the screen, and in its picture. */
import type { ChartModel } from '../types';
import { heatSteps } from './chartColors';
import { figureText, type Speech } from './figureText';
import { heatFill, heatScale } from './heatScale';
import { seriesLooks, type SeriesLook } from './seriesLook';

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
    };

/** Null where there is nothing to tell apart. */
export const legendOf = (model: ChartModel, speech: Speech): ChartLegend | null => {
  if (model.type === 'histogram') return null;
  if (model.type !== 'heatMap') {
    if (model.series.length < 2) return null;
    const isBar = model.type === 'bars' || model.look === 'bars';
    return { type: 'series', mark: isBar ? 'bar' : 'line', looks: seriesLooks(model.series) };
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
  };
};
