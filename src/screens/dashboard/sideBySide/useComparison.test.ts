import { expect, it, vi } from 'vitest';
import { dayFrom } from '../../../lib/time/days';
import { organizationFigures, zoneFigures } from '../models/keyFigures';
import { callsOf, comparisonOf, type ComparedAnswer, type Subject } from './useComparison';

const subject = (key: string, zoneIds: readonly string[] = []): Subject => ({
  key,
  label: key,
  accountId: key,
  zoneIds,
});
const day = dayFrom('2026-11-20') ?? NaN;
const period = { from: day, to: day };
const shared = { period, today: day, isCompared: true, uom: '' };
const answer = (rows: readonly object[]): ComparedAnswer => ({
  data: { rows: rows as never, period },
  error: null,
  refetch: vi.fn(),
});
const pending: ComparedAnswer = { data: undefined, error: null, refetch: vi.fn() };
const refused = (): ComparedAnswer => ({
  data: undefined,
  error: new Error('refused'),
  refetch: vi.fn(),
});
const counted = (uom: string, units: number) => ({ day: '2026-11-20', uom, units });
const productUnits = (productId: string, units: number) => ({
  day: '2026-11-20',
  uom: 'EACH',
  productId,
  units,
});
const ran = (jobs: number) => ({ day: '2026-11-20', jobs, median: 60, p90: 90 });

const allOf = (
  own: Readonly<Record<string, readonly [ComparedAnswer, ComparedAnswer]>>,
  subjects: readonly Subject[],
) =>
  new Map(
    [...callsOf({ figures: organizationFigures, subjects, accountId: '', zoneIds: [] }).keys()].map(
      (key) => [key, own[key] ?? ([answer([]), answer([])] as const)] as const,
    ),
  );

it('organizations need four calls each, zones three, and accuracy by zone one for all', () => {
  const organizations = callsOf({
    figures: organizationFigures,
    subjects: [subject('a'), subject('b')],
    accountId: 'a',
    zoneIds: [],
  });
  expect([...organizations.keys()].sort()).toEqual(
    ['adjustments', 'jobTime', 'productUnits', 'zoneAccuracy'].flatMap((name) => [
      `${name} a`,
      `${name} b`,
    ]),
  );
  const zones = callsOf({
    figures: zoneFigures,
    subjects: [subject('x', ['x']), subject('y', ['y'])],
    accountId: 'a',
    zoneIds: ['x', 'y'],
  });
  expect(zones.size).toBe(7);
  expect(zones.get('zoneAccuracy')?.scope.zoneIds).toEqual(['x', 'y']);
  expect(zones.get('jobTime y')?.scope.zoneIds).toEqual(['y']);
});

it('units are compared in the unit that is most frequent of all, once all have answered', () => {
  const subjects = [subject('a'), subject('b')];
  const first = [answer([counted('BOX', 3)]), answer([])] as const;
  const second = answer([counted('EACH', 5), counted('EACH', 6)]);
  const of = (other: ComparedAnswer) =>
    comparisonOf({
      figures: organizationFigures,
      subjects,
      answers: allOf({ 'productUnits a': first, 'productUnits b': [other, answer([])] }, subjects),
      shared,
    });
  const unitsOf = ({ rows }: ReturnType<typeof of>) =>
    rows.find(({ figure }) => figure.key === 'units')?.cells;
  expect(unitsOf(of(pending))).toEqual([
    { total: undefined, hasFailed: false },
    { total: undefined, hasFailed: false },
  ]);
  const all = of(second);
  expect(all.uom).toBe('EACH');
  expect(unitsOf(all)?.map(({ total }) => total?.figure)).toEqual([null, 11]);
  // A refused organization does not decide and does not hold up the others.
  const some = of(refused());
  expect(some.uom).toBe('BOX');
  expect(unitsOf(some)?.map(({ total, hasFailed }) => [total?.figure, hasFailed])).toEqual([
    [3, false],
    [undefined, true],
  ]);
});

it('units say of how many products they are, so that columns need not add up to a total (B11)', () => {
  const subjects = [subject('a'), subject('b')];
  const answers = allOf(
    {
      'productUnits a': [
        answer([productUnits('p', 3), productUnits('p', 4), productUnits('q', 5)]),
        answer([]),
      ],
      'productUnits b': [answer([productUnits('r', 6)]), answer([])],
    },
    subjects,
  );
  const { rows } = comparisonOf({ figures: organizationFigures, subjects, answers, shared });
  expect(
    rows
      .find(({ figure }) => figure.key === 'units')
      ?.cells.map(({ total }) => [total?.figure, total?.products]),
  ).toEqual([
    [12, 2],
    [6, 1],
  ]);
  const jobs = rows.find(({ figure }) => figure.key === 'jobs');
  expect(jobs?.cells.every(({ total }) => total?.products === undefined)).toBe(true);
});

it('what fails is listed by subject, and only its failed calls are repeated', () => {
  const subjects = [subject('a'), subject('b'), subject('c')];
  const [failed, good, earlier] = [refused(), answer([ran(4)]), refused()];
  const of = (isCompared: boolean) =>
    comparisonOf({
      figures: organizationFigures,
      subjects,
      answers: allOf(
        {
          'jobTime a': [good, answer([ran(2)])],
          'jobTime b': [failed, answer([])],
          'jobTime c': [good, earlier],
        },
        subjects,
      ),
      shared: { ...shared, isCompared },
    });
  const { rows, failures } = of(true);
  expect(
    rows
      .find(({ figure }) => figure.key === 'jobs')
      ?.cells.map(({ total }) => total && [total.figure, total.earlier]),
  ).toEqual([[4, 2], undefined, [4, null]]);
  expect(failures.map((one) => [one.subject.key, one.isEarlier])).toEqual([
    ['b', false],
    ['c', true],
  ]);
  failures[0]?.again();
  expect(failed.refetch).toHaveBeenCalledOnce();
  expect(good.refetch).not.toHaveBeenCalled();
  // Without a comparison, nobody misses the previous period.
  expect(of(false).failures.map((one) => one.subject.key)).toEqual(['b']);
});
