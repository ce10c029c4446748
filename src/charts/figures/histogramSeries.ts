/** A histogram as series: frequencies of the current and of the previous period. */
import type { ChartModel, Series } from '../types';
import type { Speech } from './figureText';

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
