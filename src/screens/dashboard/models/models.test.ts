import { describe, expect, it } from 'vitest';
import { dayFrom } from '../../../lib/time/days';
import { accuracyRows, zoneAccuracyModel } from './accuracy';
import { locationTimeModel, jobTimeModel, productUnitsModel, uomsOf } from './counting';
import {
  adjustmentsModel,
  meanChange,
  maxColumns,
  maxRows,
  productCountModel,
  productZoneModel,
  unitsChangedModel,
} from './corrections';
import type { ModelTexts } from './given';
import { accuracyTotal, adjustmentsTotal, jobsTotal, jobTimeTotal, unitsTotal } from './totals';

const day = (text: string) => dayFrom(text) ?? NaN;
const said: ModelTexts = {
  words: (key, values) => (values ? `${key} ${JSON.stringify(values)}` : key),
  measure: (key) => key,
  before: (series) => `${series} before`,
  links: {
    product: (id) => `/p/${id}`,
    zone: (id) => `/z/${id}`,
    location: (id) => `/z/${id}#locations`,
    jobs: '/jobs',
    day: (own) => `/?day=${own - day('2026-11-20')}`,
  },
};
/** Three days, the last of which is in the future. */
const of = <Row>(rows: readonly Row[], earlier: readonly Row[] | null = null) => ({
  rows,
  earlier,
  period: { from: day('2026-11-20'), to: day('2026-11-22') },
  today: day('2026-11-21'),
});
const product = (productId: string) => ({
  productId,
  sku: productId,
  productName: `P ${productId}`,
});
const zone = (zoneId: string) => ({ zoneId, zoneName: `Z ${zoneId}` });

describe('days', () => {
  it('without a row are zero where things are counted, and unknown once they lie ahead', () => {
    const model = adjustmentsModel(
      of(
        [{ day: '2026-11-20', up: 4, down: 1 }],
        [
          { day: '2026-11-18', up: 2, down: 0 },
          { day: '2026-11-19', up: 3, down: 9 },
        ],
      ),
      said,
    );
    expect(model).toMatchObject({
      places: [
        { key: '2026-11-20', to: '/?day=0' },
        { key: '2026-11-21', to: '/?day=1' },
        { key: '2026-11-22' },
      ],
      series: [
        { label: 'up', values: [4, 0, null] },
        { label: 'down', values: [1, 0, null] },
        // The previous period is aligned with the days of this one from the first.
        { label: 'up before', role: 'previous', values: [0, 2, 3] },
        { label: 'down before', role: 'previous', values: [0, 0, 9] },
      ],
    });
  });

  it('without a job have no job time, rather than none at all', () => {
    const row = { day: '2026-11-21', median: 90, p90: null, jobs: 2 };
    expect(jobTimeModel(of([row]), said)).toMatchObject({
      series: [{ key: 'median', values: [null, 90, null] }],
    });
    expect(jobTimeModel(of([{ ...row, p90: 120 }], []), said)).toMatchObject({
      series: [
        { key: 'median' },
        { key: 'p90', values: [null, 120, null] },
        { key: 'median-before' },
        { key: 'p90-before', role: 'previous' },
      ],
    });
  });
});

describe('bars', () => {
  it('come most first, lead to their product, and compare with themselves only', () => {
    const model = productCountModel(
      of(
        [
          { ...product('a'), count: 1 },
          { ...product('b'), count: 5 },
        ],
        [
          { ...product('a'), count: 2 },
          { ...product('c'), count: 9 },
        ],
      ),
      said,
    );
    expect(model).toMatchObject({
      places: [
        { key: 'b', label: 'P b', to: '/p/b' },
        { key: 'a', to: '/p/a' },
      ],
      series: [{ values: [5, 1] }, { role: 'previous', values: [null, 2] }],
    });
  });

  it('of locations say their zone, and lead to its locations', () => {
    const row = { ...zone('1'), locationId: 'l', locationName: 'Freezer', median: 30, runs: 2 };
    expect(locationTimeModel(of([row]), said)).toMatchObject({
      unit: { type: 'duration' },
      places: [{ label: 'place {"location":"Freezer","zone":"Z 1"}', to: '/z/1#locations' }],
    });
  });
});

describe('units of measure', () => {
  const units = (id: string, uom: string, many: number, at = '2026-11-20') => ({
    ...product(id),
    uom,
    units: many,
    day: at,
  });
  const rows = [
    units('a', 'EACH', 5),
    units('a', 'EACH', 6, '2026-11-21'),
    units('b', 'POUND', 9000),
    units('c', 'EACH', 50),
  ];

  it('are never added up: a chart is of one, and so is a sum', () => {
    expect(uomsOf(rows)).toEqual(['EACH', 'POUND']);
    expect(productUnitsModel(of(rows), said, 'EACH')).toMatchObject({
      unit: { type: 'uom', code: 'EACH' },
      series: [
        { key: 'c', values: [50, null, null] },
        { key: 'a', values: [5, 6, null] },
      ],
    });
    const earlier = [{ ...units('c', 'EACH', 40), day: '2026-11-18' }];
    expect(productUnitsModel(of(rows, earlier), said, 'EACH')).toMatchObject({
      series: [
        { key: 'c', to: '/p/c' },
        { label: 'P c before', role: 'previous', values: [null, 40, null] },
        { key: 'a', to: '/p/a' },
        { label: 'P a before', role: 'previous', values: [null, null, null] },
      ],
    });
    expect(unitsTotal(of(rows, [units('a', 'EACH', 7), units('b', 'POUND', 1)]), '')).toEqual({
      uom: 'EACH',
      products: 2,
      figure: 61,
      earlier: 7,
      course: [55, 6, null],
    });
    expect(unitsTotal(of(rows), 'POUND')).toMatchObject({ uom: 'POUND', figure: 9000 });
    expect(unitsTotal(of(rows), 'GALLON')).toMatchObject({ uom: 'EACH' });
    expect(unitsTotal(of([]), '')).toMatchObject({ uom: null, figure: null });
  });

  it('of the most counted products only, because more lines cannot be told apart', () => {
    const many = Array.from({ length: 9 }, (_, at) => units(`p${at}`, 'EACH', at));
    const model = productUnitsModel(of(many), said, 'EACH');
    expect(model.series.map(({ key }) => key)).toEqual(['p8', 'p7', 'p6', 'p5', 'p4']);
  });
});

describe('products and zones', () => {
  it('are ordered by their corrections both ways, and cut', () => {
    const rows = Array.from({ length: 40 }, (_, at) => ({
      ...product(`p${at}`),
      ...zone(`z${at}`),
      count: at + 1,
    }));
    const { places, series } = productZoneModel(of(rows), said);
    expect(places).toHaveLength(maxRows);
    expect(series).toHaveLength(maxColumns);
    expect(places[0]).toEqual({ key: 'p39', label: 'P p39', to: '/p/p39' });
    expect(series[0]).toMatchObject({ key: 'z39', to: '/z/z39' });
    expect(series.slice(0, 2).map(({ values }) => values[0])).toEqual([40, 0]);
    const compared = productZoneModel(
      of(rows, [{ ...product('p39'), ...zone('z38'), count: 7 }]),
      said,
    );
    const previous = compared.series.filter(({ role }) => role === 'previous');
    expect(previous.slice(0, 2).map(({ label, values }) => [label, values[0]])).toEqual([
      ['Z z39 before', 0],
      ['Z z38 before', 7],
    ]);
  });
});

describe('sizes of corrections', () => {
  const bins = (...units: readonly (readonly [number, number])[]) => {
    const { places, series } = unitsChangedModel(
      of(units.map(([own, count]) => ({ units: own, count }))),
      said,
    );
    return places.map(({ range = [NaN, NaN] as const }, at) => ({
      from: range[0],
      to: range[1],
      count: series[0]?.values[at] ?? 0,
    }));
  };

  it('have a bin each while they are few', () => {
    expect(bins([-1, 4], [2, 3])).toEqual([
      { from: -1, to: -1, count: 4 },
      { from: 0, to: 0, count: 0 },
      { from: 1, to: 1, count: 0 },
      { from: 2, to: 2, count: 3 },
    ]);
    expect(bins()).toEqual([]);
  });

  it('share bins where they reach far, none lost and none twice', () => {
    const given = Array.from({ length: 401 }, (_, at) => [at - 200, 1] as const);
    const made = bins(...given);
    expect(made.length).toBeLessThanOrEqual(33);
    expect(made.reduce((sum, { count }) => sum + count, 0)).toBe(401);
    for (const [at, bin] of made.entries()) {
      expect(bin.from).toBe((made[at - 1]?.to ?? bin.from - 1) + 1);
    }
    const zero = made.find(({ from, to }) => from <= 0 && to >= 0);
    expect(zero).toBeDefined();
  });

  it('of both periods share their bins', () => {
    const model = unitsChangedModel(
      of(
        [{ units: 1, count: 4 }],
        [
          { units: 1, count: 3 },
          { units: -1, count: 2 },
        ],
      ),
      said,
    );
    expect(model).toMatchObject({
      places: [{ range: [-1, -1] }, { range: [0, 0] }, { range: [1, 1] }],
      series: [{ values: [0, 0, 4] }, { label: 'times before', values: [2, 0, 3] }],
    });
  });

  it('have a mean, each correction counting', () => {
    expect(
      meanChange([
        { units: -2, count: 3 },
        { units: 4, count: 1 },
      ]),
    ).toBe(-0.5);
    expect(meanChange([])).toBeNull();
  });
});

describe('accuracy', () => {
  const row = (id: string, accuracy: number, jobs: number, at: string | null = '2026-11-20') => ({
    ...zone(id),
    accuracy,
    jobs,
    day: at,
  });

  it('is drawn of the weakest zones that have jobs enough to tell', () => {
    const rows = [
      row('few', 0.1, 1),
      ...[6, 5, 4, 3, 2, 1].map((at) => row(`z${at}`, at / 10, 10)),
    ];
    const model = zoneAccuracyModel(of(rows), said);
    expect(model.series.map(({ key }) => key)).toEqual(['z1', 'z2', 'z3', 'z4', 'z5']);
    expect(accuracyRows(of(rows)).at(-1)).toMatchObject({ zoneId: 'few', isFew: true, was: null });
  });

  it('has a bar per zone without figures by day', () => {
    expect(zoneAccuracyModel(of([row('a', 0.5, 9, null)]), said)).toMatchObject({
      type: 'bars',
      places: [{ key: 'a', to: '/z/a' }],
      series: [{ values: [0.5] }],
    });
    expect(zoneAccuracyModel(of([]), said)).toMatchObject({ type: 'bars', places: [] });
    expect(
      zoneAccuracyModel(
        of([row('a', 0.5, 9, null), row('b', 0.6, 9, null)], [row('b', 0.7, 9, null)]),
        said,
      ),
    ).toMatchObject({
      series: [{ values: [0.5, 0.6] }, { role: 'previous', values: [null, 0.7] }],
    });
  });

  it('has the previous period below each line', () => {
    const before = { ...row('a', 0.9, 9), day: '2026-11-17' };
    expect(zoneAccuracyModel(of([row('a', 0.5, 9)], [before]), said)).toMatchObject({
      series: [
        { key: 'a', to: '/z/a', values: [0.5, null, null] },
        { label: 'Z a before', role: 'previous', values: [0.9, null, null] },
      ],
    });
  });

  it('of the whole period counts each job once, with and without figures by day', () => {
    const days = [row('a', 1, 1), row('b', 0.5, 3), row('b', 0.9, 400, null)];
    expect(accuracyTotal(of(days, []))).toMatchObject({
      figure: 0.625,
      earlier: null,
      course: [0.625, null, null],
    });
    expect(accuracyTotal(of([row('a', 0.75, 4, null)])).figure).toBe(0.75);
  });
});

describe('big numbers', () => {
  const jobs = (at: string, median: number, many: number) => ({
    day: at,
    median,
    p90: null,
    jobs: many,
  });

  it('are sums or weighted means', () => {
    const given = of(
      [jobs('2026-11-20', 60, 3), jobs('2026-11-21', 100, 1)],
      [jobs('2026-11-19', 50, 2)],
    );
    expect(jobsTotal(given)).toEqual({ figure: 4, earlier: 2, course: [3, 1, null] });
    expect(jobTimeTotal(given)).toEqual({ figure: 70, earlier: 50, course: [60, 100, null] });
    expect(adjustmentsTotal(of([{ day: '2026-11-20', up: 2, down: 5 }]))).toEqual({
      figure: 7,
      earlier: null,
      course: [7, 0, null],
    });
  });

  it('of no jobs are no time, not a time of zero', () => {
    expect(jobTimeTotal(of([], []))).toMatchObject({ figure: null, earlier: null });
    expect(jobsTotal(of([], []))).toMatchObject({ figure: 0, earlier: 0 });
  });
});
