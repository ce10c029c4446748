import { describe, expect, it } from 'vitest';
import { figureTable } from '../table/figureTable';
import { speechOf } from '../testing/renderChart';
import type { ChartModel } from '../types';
import { csvOf } from './chartFiles';

const csv = (model: ChartModel, locale: 'en' | 'fr' = 'en') =>
  csvOf(figureTable(model, speechOf(locale)));

const days: ChartModel = {
  type: 'days',
  unit: { type: 'duration' },
  places: ['2026-03-01', '2026-03-02'].map((key) => ({ key, label: key })),
  series: [
    { key: 'now', label: 'Job time', values: [4320.5, null] },
    { key: 'before', label: 'Before', role: 'previous', values: [12_000, -3] },
  ],
};

describe('the file of a chart', () => {
  it('contains plain values with translated headers', () => {
    expect(csv(days)).toBe(
      '\uFEFFDay,Job time (s),Before (s)\r\n2026-03-01,4320.5,12000\r\n2026-03-02,,-3\r\n',
    );
    expect(csv(days, 'fr')).toContain('\uFEFFJour,Job time (s)');
  });

  it('quotes line breaks, and escapes formulas', () => {
    const names = ['a, "b"', '=1+1', '@cmd', '-2', '\tx', 'two\nlines', '＝A1'];
    const model: ChartModel = {
      type: 'bars',
      unit: { type: 'count' },
      places: names.map((label) => ({ key: label, label })),
      series: [{ key: 'n', label: '+N', values: names.map(() => 1) }],
    };
    expect(csv(model).split('\r\n')).toEqual([
      "\uFEFFName,'+N",
      '"a, ""b""",1',
      "'=1+1,1",
      "'@cmd,1",
      '-2,1',
      "'\tx,1",
      '"two\nlines",1',
      "'＝A1,1",
      '',
    ]);
  });

  it('has both bounds of a bin, rows by columns of a heat map, and no exponents', () => {
    const histogram: ChartModel = {
      type: 'histogram',
      unit: { type: 'count' },
      places: [{ key: '-2', label: '-2', range: [-2, 2] }],
      series: [{ key: 'times', label: 'Times', values: [7] }],
    };
    expect(csv(histogram)).toBe('\uFEFFFrom,to,Times\r\n-2,2,7\r\n');
    const heatMap = (value: number): ChartModel => ({
      type: 'heatMap',
      unit: { type: 'share' },
      places: [{ key: 'p', label: 'Peas' }],
      series: [{ key: 'z', label: 'North', values: [value] }],
    });
    expect(csv(heatMap(0.0000001))).toBe('\uFEFFName,North (0–1)\r\nPeas,0.0000001\r\n');
    expect(csv(heatMap(0.9628000000000001))).toBe('\uFEFFName,North (0–1)\r\nPeas,0.9628\r\n');
  });
});
