import { describe, expect, it } from 'vitest';
import type { Unit } from '../types';
import { dayTicks, figureAxis } from './axes';
import { heatCellOf, heatGeometry, heatPaths } from './heatGeometry';

const count: Unit = { type: 'count' };
const share: Unit = { type: 'share' };
const daysFrom = (first: string, many: number) =>
  Array.from({ length: many }, (_, at) =>
    new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10),
  );

describe('a value axis', () => {
  it('contains all values, in round steps from zero', () => {
    expect(figureAxis([3, 47, null], count)).toEqual({
      min: 0,
      max: 50,
      ticks: [0, 10, 20, 30, 40, 50],
    });
    expect(figureAxis([-12, 31], count)).toMatchObject({ min: -20, max: 40 });
  });

  it('has whole numbers for counts, and minutes and hours for durations', () => {
    expect(figureAxis([2], count).ticks).toEqual([0, 1, 2]);
    expect(figureAxis([7_000], { type: 'duration' }).ticks).toEqual([
      0, 1_800, 3_600, 5_400, 7_200,
    ]);
    const days = figureAxis([30 * 86_400], { type: 'duration' }).ticks;
    expect(days.every((tick) => tick % 86_400 === 0)).toBe(true);
  });

  it('has a range even if all values are equal', () => {
    for (const figures of [[], [null], [0, 0], [5], [-5]]) {
      const { min, max } = figureAxis(figures, count);
      expect(max).toBeGreaterThan(min);
    }
    const near = figureAxis([0.97], share, false);
    expect(near.min).toBeLessThan(0.97);
    expect(near.max).toBeGreaterThan(0.97);
  });

  it('of shares is zoomed in, and never exceeds the whole', () => {
    const { min, max } = figureAxis([0.953, 0.998], share, false);
    expect(min).toBeGreaterThan(0.9);
    expect(max).toBe(1);
  });
});

describe('days on an axis', () => {
  it('are all labeled if they fit, then weeks, then months', () => {
    expect(dayTicks(daysFrom('2026-03-01', 7), 8).at).toHaveLength(7);
    expect(dayTicks(daysFrom('2026-03-01', 28), 5).at).toEqual([
      '2026-03-01',
      '2026-03-08',
      '2026-03-15',
      '2026-03-22',
    ]);
    const year = dayTicks(daysFrom('2025-04-10', 365), 8);
    expect(year.style).toBe('month');
    expect(year.at.length).toBeLessThanOrEqual(8);
    expect(year.at.every((day) => day.endsWith('-01'))).toBe(true);
  });

  it('are labeled at least once, however narrow it is', () => {
    expect(dayTicks(daysFrom('2026-03-01', 1), 0).at).toHaveLength(1);
    expect(dayTicks([], 0).at).toEqual([]);
  });
});

describe('a heat map', () => {
  const named = (name: string, many: number) =>
    Array.from({ length: many }, (_, at) => ({ key: `${name} ${at}`, label: `${name} ${at}` }));
  const map = (rows: number, columns: number, figure: (at: number) => number | null = () => 1) => ({
    type: 'heatMap' as const,
    unit: count,
    places: named('row', rows),
    series: named('column', columns).map((column, x) => ({
      ...column,
      values: Array.from({ length: rows }, (_, y) => figure(y * columns + x)),
    })),
  });

  it('is as wide as its container, and scrolls instead of having tiny cells', () => {
    const small = heatGeometry(map(8, 8), 900);
    expect(small.labelWidth + small.width + small.tail).toBeLessThanOrEqual(900);
    expect(heatGeometry(map(50, 300), 900).cellWidth).toBe(10);
  });

  it('has a column for each series of the period alone', () => {
    const model = map(3, 3);
    const series = model.series.flatMap((one) => [
      one,
      { ...one, role: 'previous' as const, values: [7, 8, 9] },
    ]);
    const compared = { ...model, series };
    expect(heatGeometry(compared, 500)).toEqual(heatGeometry(model, 500));
    expect(heatCellOf(compared)({ row: 1, column: 1 })).toEqual({ value: 1, earlier: 8 });
  });

  it('draws fifteen thousand cells in a few paths, and none for unknown values', () => {
    const model = map(50, 300, (at) => (at % 10 === 0 ? null : at % 97));
    const paths = heatPaths(model, 96, heatGeometry(model, 900));
    expect(paths.size).toBeLessThanOrEqual(7);
    const cells = [...paths.values()].join('').split('M').length - 1;
    expect(cells).toBe(50 * 300 * 0.9);
  });
});
