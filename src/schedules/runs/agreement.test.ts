/**
 * Compares the next runs with a second, independent library, over thousands of random expressions, time zones and moments.
 *
 * The two differ intentionally where the clocks change (nextRuns.test.ts has these cases by hand). A skipped run
 * moves to the end of the gap here (or is left out of an interval schedule), and an hour later there. In an interval
 * schedule, a repeated time runs twice here and once there. If the lists differ, runs within three hours of a clock
 * change are therefore removed from both, and the rest must be equal as far as both lists reach.
 */
import { CronExpressionParser } from 'cron-parser';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isEveryCase } from '../../../tests/support/cases';
import { cronFaultOf } from '../expression';
import { nextRuns } from './nextRuns';
import { offsetAt } from '../../lib/time/zones';
import { transitionsBetween } from './clockWarnings';

const count = 3;
const hour = 60 * 60_000;

/** List items that do not overlap, because the other library refuses repeated values. */
const list = (numbers: readonly number[], isRange: readonly boolean[]): string => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const items: string[] = [];
  for (let at = 0; at < sorted.length; at += 1) {
    const [first, last] = [sorted[at], sorted[at + 1]];
    const isOne = last === undefined || !isRange[at];
    items.push(isOne ? `${first}` : `${first}-${last}`);
    if (!isOne) at += 1;
  }
  return items.join(',');
};

/** A part as people may write it: '*', steps, numbers, ranges and lists. */
const part = (lowest: number, highest: number): fc.Arbitrary<string> => {
  const number = fc.integer({ min: lowest, max: highest });
  const step = fc.integer({ min: 1, max: highest - lowest + 1 });
  const range = fc
    .tuple(number, number)
    .map(([one, other]) => `${Math.min(one, other)}-${Math.max(one, other)}`);
  const some = fc.uniqueArray(number, { minLength: 2, maxLength: 6 });
  return fc.oneof(
    { weight: 3, arbitrary: fc.constant('*') },
    { weight: 2, arbitrary: step.map((by) => `*/${by}`) },
    { weight: 3, arbitrary: number.map(String) },
    { weight: 1, arbitrary: range },
    { weight: 1, arbitrary: fc.tuple(range, step).map((both) => both.join('/')) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(some, fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }))
        .map(([numbers, isRange]) => list(numbers, isRange)),
    },
  );
};

/** Sunday is 0 or 7, but not both at once. */
const weekday = fc.oneof(part(0, 6), part(1, 7));

const expressionOf = (minute: string, hours: string, day: string, week: string): string =>
  `${minute} ${hours} ${day} * ${week}`;

// Both libraries use the same time zone data; after 2011 no zone skips a whole day.
const since = Date.UTC(2012, 0);
const until = Date.UTC(2037, 0);

interface RunCase {
  readonly expression: string;
  readonly timeZone: string;
  readonly from: number;
}

const anyTime: fc.Arbitrary<RunCase> = fc.record({
  expression: fc
    .tuple(part(0, 59), part(0, 23), part(1, 31), weekday)
    .map((parts) => expressionOf(...parts)),
  timeZone: fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone')),
  from: fc.integer({ min: since, max: until }),
});

/** Without Australia/Lord_Howe: the other library fails there, because clocks go back by half an hour. */
const changing = ['Europe/Berlin', 'America/New_York', 'America/Santiago', 'Africa/Casablanca'];

/** Moments within hours before clocks change, and schedules at the hours of the change. */
const beforeChange: fc.Arbitrary<RunCase> = fc
  .tuple(
    fc.constantFrom(
      ...changing.flatMap((timeZone) =>
        transitionsBetween({ timeZone, from: since, to: until }).map(({ at }) => ({
          timeZone,
          at,
        })),
      ),
    ),
    fc.integer({ min: 0, max: 4 * hour }),
    part(0, 59),
    part(0, 3),
  )
  .map(([{ timeZone, at }, ahead, minute, hours]) => ({
    timeZone,
    from: at - ahead,
    expression: expressionOf(minute, hours, '*', '*'),
  }));

const otherRuns = ({ expression, timeZone, from }: RunCase): readonly number[] =>
  CronExpressionParser.parse(expression, { tz: timeZone, currentDate: new Date(from) })
    .take(count)
    .map((date) => date.getTime());

const isNearChange = (timeZone: string, run: number): boolean =>
  offsetAt(timeZone, run - 3 * hour) !== offsetAt(timeZone, run + 3 * hour);

/** Counts the cases that were fully equal, and those where runs around a clock change were excluded. */
const compare = (cases: readonly RunCase[]): { inFull: number; aroundChange: number } => {
  let inFull = 0;
  for (const one of cases) {
    const ours = nextRuns({ ...one, count });
    const theirs = otherRuns(one);
    expect([one, ours.length, theirs.length]).toEqual([one, count, count]);
    if (ours.join() === theirs.join()) {
      inFull += 1;
      continue;
    }
    const end = Math.min(ours.at(-1) ?? 0, theirs.at(-1) ?? 0);
    const compared = (runs: readonly number[]) =>
      runs.filter((run) => run <= end && !isNearChange(one.timeZone, run));
    expect([one, compared(ours)]).toEqual([one, compared(theirs)]);
    expect([one, [...ours, ...theirs].some((run) => isNearChange(one.timeZone, run))]).toEqual([
      one,
      true,
    ]);
  }
  return { inFull, aroundChange: cases.length - inFull };
};

it('agrees with a second library', () => {
  const numRuns = isEveryCase ? 10_000 : 2000;
  const cases = fc.sample(fc.noBias(anyTime), { numRuns, seed: 20_261_121 });
  expect(cases.filter(({ expression }) => cronFaultOf(expression))).toEqual([]);
  const { inFull, aroundChange } = compare(cases);
  expect(inFull + aroundChange).toBe(numRuns);
  expect(inFull).toBeGreaterThan(0.9 * numRuns);
}, 300_000);

it('agrees with it around clock changes too, except for runs at the change itself', () => {
  const cases = fc.sample(fc.noBias(beforeChange), { numRuns: 600, seed: 53 });
  const { inFull, aroundChange } = compare(cases);
  // Both occur: neither none nor all cases need the exclusion.
  expect(inFull).toBeGreaterThan(100);
  expect(aroundChange).toBeGreaterThan(30);
}, 120_000);
