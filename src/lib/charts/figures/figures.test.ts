import { describe, expect, it } from 'vitest';
import { speechOf } from '../testing/renderChart';
import type { ChartModel, Unit } from '../types';
import { figureTable } from '../table/figureTable';
import { changeText, chartDayText, figureText, tickText } from './figureText';
import { heatMost, heatStep, seriesLooks } from './looks';
import { legendOf } from './legendOf';
import { shownBars, valueState } from './modelFacts';

const en = speechOf('en');
const fr = speechOf('fr');
const count: Unit = { type: 'count' };
const duration: Unit = { type: 'duration' };
const share: Unit = { type: 'share' };

/** Treats narrow and non-breaking spaces as spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('figures', () => {
  it.each([
    [0, '0 s'],
    [9.96, '10 s'],
    [59.7, '1 min'],
    [754, '12 min 34 s'],
    [3599.7, '1 h'],
    [4320, '1 h 12 min'],
    [86_399, '1 d'],
    [93_600, '1 d 2 h'],
    [-90, '−1 min 30 s'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(plain(figureText(seconds, duration, en))).toBe(text);
  });

  it('are formatted in the language', () => {
    expect(figureText(12_345.678, count, en)).toBe('12,346');
    expect(plain(figureText(12_345.678, count, fr))).toBe('12 346');
    expect(figureText(0.9734, share, en)).toBe('97.3%');
    expect(plain(figureText(0.9734, share, fr))).toBe('97,3 %');
    expect(figureText(12.5, { type: 'uom', code: 'FL_OZ' }, en)).toBe('12.5 FL OZ');
    expect(plain(figureText(93_600, duration, fr))).toBe('1 j 2 h');
  });

  it('are shortened on an axis by its largest value', () => {
    expect(tickText(5_000, count, en, 20_000)).toBe('5K');
    expect(tickText(5_000, count, en, 6_000)).toBe('5,000');
  });
});

describe('days', () => {
  it('are formatted without a time zone', () => {
    expect(chartDayText('2026-03-08', 'en', 'full')).toBe('Sun, Mar 8, 2026');
    expect(chartDayText('2026-03-08', 'fr', 'short')).toBe('8 mars');
    expect(chartDayText('week 10', 'en', 'full')).toBe('week 10');
  });
});

describe('a change', () => {
  it('has a sign and a size', () => {
    expect(changeText(112, 100, count, en)).toMatchObject({ direction: 'more', sign: '+12%' });
    expect(changeText(88, 100, count, en)).toMatchObject({ direction: 'less', sign: '−12%' });
    expect(changeText(5, 5, count, en)).toMatchObject({ direction: 'same', sign: '' });
  });

  it('of a share is in points, and from zero it is absolute', () => {
    expect(changeText(0.97, 0.96, share, en).sign).toBe('+1 pts');
    expect(changeText(7, 0, count, en).sign).toBe('+7');
    expect(changeText(7, null, count, en).direction).toBe('none');
    expect(changeText(null, 7, count, en).direction).toBe('none');
  });
});

const days = (values: readonly (number | null)[]): ChartModel => ({
  type: 'days',
  unit: count,
  places: values.map((_, at) => ({ key: `2026-03-0${at + 1}`, label: '' })),
  series: [{ key: 'n', label: 'N', values }],
});

describe('a model', () => {
  it('is empty without values; zero is a value', () => {
    expect(valueState(days([]))).toBe('empty');
    expect(valueState(days([null, null]))).toBe('empty');
    expect(valueState(days([null, 0]))).toBe('zero');
    expect(valueState(days([0, -1]))).toBe('figures');
    expect(valueState({ ...days([0]), type: 'histogram' })).toBe('empty');
  });

  it('draws its first fifteen bars', () => {
    const places = Array.from({ length: 300 }, (_, at) => ({ key: `${at}`, label: `${at}` }));
    const series = [{ key: 'n', label: 'N', values: places.map((_, at) => at) }];
    const shown = shownBars({ type: 'bars' as const, unit: count, places, series });
    expect(shown.places).toHaveLength(15);
    expect(shown.series[0]?.values).toHaveLength(15);
  });
});

describe('series', () => {
  const main = { key: 'a', label: 'Now', values: [1] };
  const before = { key: 'b', label: 'Before', values: [1], role: 'previous' as const };

  it('have a color each, and a pale one for the previous period', () => {
    const [one, two, previous] = seriesLooks([main, { ...main, key: 'c' }, before]);
    expect([one?.color, previous?.color]).toEqual(['var(--chart-1)', 'var(--chart-1-pale)']);
    expect(new Set([one?.dash, two?.dash, previous?.dash]).size).toBe(3);
  });

  it('are explained when there are two', () => {
    const model = days([1]);
    expect(legendOf(model, en)).toBeNull();
    expect(legendOf({ ...model, series: [main, before] }, en)).toMatchObject({ mark: 'line' });
  });

  it('of many things have one entry for the previous period, and link to their details', () => {
    const model = days([1]);
    const pairs = ['a', 'b', 'c'].flatMap((key) => [
      { ...main, key, label: key, to: `/${key}` },
      { ...before, key: `${key} before` },
    ]);
    const legend = legendOf({ ...model, series: pairs }, en);
    if (legend?.type !== 'series') throw new Error('No series');
    expect(legend.looks.map(({ label, to }) => [label, to])).toEqual([
      ['a', '/a'],
      ['b', '/b'],
      ['c', '/c'],
      ['Dashed and lighter: previous period', undefined],
    ]);
  });

  it('of a histogram are two with a comparison', () => {
    const times = { key: 'times', label: 'Times', values: [4] };
    const model = {
      type: 'histogram' as const,
      unit: count,
      places: [{ key: '1', label: '1', range: [1, 2] as const }],
      series: [times],
    };
    expect(legendOf(model, en)).toBeNull();
    const earlier = { key: 'times-before', label: 'Times, before', values: [3] };
    const compared = { ...model, series: [times, { ...earlier, role: 'previous' as const }] };
    expect(legendOf(compared, en)).toMatchObject({
      mark: 'bar',
      looks: [{ label: 'Times' }, { label: 'Times, before', isPrevious: true }],
    });
    expect(figureTable(compared, en)).toMatchObject({
      heading: 'From – to',
      columns: [{ label: 'Times' }, { label: 'Times, before' }],
      rows: [{ label: '1 – 2', plain: [1, 2], values: [4, 3] }],
    });
  });
});

describe('a heat map', () => {
  const column = (key: string, values: readonly (number | null)[]) => ({ key, label: key, values });

  it('has its deepest color at its largest value of the period', () => {
    const previous = { ...column('before', [99]), role: 'previous' as const };
    const model = {
      ...days([]),
      series: [column('n', [1, 30]), column('s', [60, null]), previous],
    };
    expect(heatMost(model)).toBe(60);
    expect([60, 30, 1, 0, null].map((each) => heatStep(each, 60))).toEqual([6, 3, 1, 0, 0]);
  });

  it('has a column of the previous period beside each of its own, and explains its signs', () => {
    const model = {
      type: 'heatMap' as const,
      unit: count,
      places: [{ key: 'p', label: 'Plums' }],
      series: [
        { ...column('North', [3]), to: '/n' },
        { ...column('North, before', [4]), role: 'previous' as const },
      ],
    };
    expect(figureTable(model, en)).toMatchObject({
      columns: [{ label: 'North', to: '/n' }, { label: 'North, before' }],
      rows: [{ label: 'Plums', values: [3, 4] }],
    });
    expect(legendOf(model, en)).toMatchObject({
      low: '0',
      high: '3',
      note: expect.stringContaining('▲ more') as string,
    });
  });
});
