import { describe, expect, it } from 'vitest';
import { figureTable } from '../table/figureTable';
import { speechOf, words } from '../testing/renderChart';
import type { ChartModel } from '../types';
import { csvOf, chartFileName } from './chartFiles';

const en = speechOf('en');
const csv = (model: ChartModel, locale: 'en' | 'fr' = 'en') =>
  csvOf(figureTable(model, speechOf(locale)));

const days: ChartModel = {
  type: 'days',
  unit: { type: 'duration' },
  days: ['2026-03-01', '2026-03-02'].map((key) => ({ key, label: key })),
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
    const bins = [{ from: -2.5, to: 2.5, count: 7 }];
    expect(csv({ type: 'histogram', unit: { type: 'uom', code: 'EACH' }, bins })).toBe(
      '\uFEFFFrom (EACH),to (EACH),Times\r\n-2.5,2.5,7\r\n',
    );
    const heatMap: ChartModel = {
      type: 'heatMap',
      unit: { type: 'share' },
      rows: [{ key: 'p', label: 'Peas' }],
      columns: [{ key: 'z', label: 'North' }],
      cells: [[0.0000001]],
    };
    expect(csv(heatMap)).toBe('\uFEFFName,North (0–1)\r\nPeas,0.0000001\r\n');
    const sum = { ...heatMap, cells: [[0.9628000000000001]] };
    expect(csv(sum)).toBe('\uFEFFName,North (0–1)\r\nPeas,0.9628\r\n');
  });
});

describe('its name', () => {
  it('contains range and time zone, once', () => {
    expect(chartFileName(days, words)).toBe(
      'adjustments_2026-03-01_2026-03-02_America-New_York.csv',
    );
    const named = { ...words, fileName: 'adjustments 2026-03-01' };
    expect(chartFileName(days, named)).toBe('adjustments-2026-03-01_America-New_York.csv');
  });

  it('contains only portable characters', () => {
    const odd = { ...words, fileName: '../été: <a>', timeZone: 'UTC' };
    const model: ChartModel = { type: 'histogram', unit: { type: 'count' }, bins: [] };
    expect(chartFileName(model, odd)).toBe('..-été-a-_UTC.csv');
    expect(figureTable(model, en).rows).toEqual([]);
  });
});
