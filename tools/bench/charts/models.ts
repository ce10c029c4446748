/** The largest data sets of a dashboard, the same in each run. */
import type { ChartModel } from '../../../src/lib/charts/types';

const dayMs = 86_400_000;
const wave = (at: number, phase: number): number =>
  Math.round(500 + 300 * Math.sin(at / 9 + phase) + 90 * Math.sin(at * 1.7 + phase));

const days = (): ChartModel => {
  const all = Array.from({ length: 365 }, (_, at) => {
    const key = new Date(Date.UTC(2025, 3, 1) + at * dayMs).toISOString().slice(0, 10);
    return { key, label: key, to: `/days/${key}` };
  });
  return {
    type: 'days',
    unit: { type: 'count' },
    places: all,
    series: [
      { key: 'now', label: 'Now', values: all.map((_, at) => wave(at, 0)) },
      { key: 'before', label: 'Before', role: 'previous', values: all.map((_, at) => wave(at, 2)) },
    ],
  };
};

const places = (name: string, many: number) =>
  Array.from({ length: many }, (_, at) => ({
    key: `${name}${at}`,
    label: `${name} ${at + 1}`,
    to: `/${name}/${at}`,
  }));

const heatMap: ChartModel = {
  type: 'heatMap',
  unit: { type: 'count' },
  places: places('product', 50),
  series: places('zone', 300).map((zone, column) => ({
    ...zone,
    values: Array.from({ length: 50 }, (_, row) => wave(row * 7 + column, row)),
  })),
};

const bars: ChartModel = {
  type: 'bars',
  unit: { type: 'count' },
  places: places('zone', 300),
  series: [
    { key: 'n', label: 'Adjustments', values: Array.from({ length: 300 }, (_, at) => 900 - at) },
  ],
};

export const models = { yearLine: days(), heatMap, bars };
export type ModelName = keyof typeof models;
