import { expect, it } from 'vitest';
import { dayFrom } from '../../../lib/time/days';
import { figureFileName } from './fileName';

const day = (text: string) => dayFrom(text) ?? NaN;

it.each([
  [
    'Job Time',
    'Alder & Vine Markets',
    ['2026-10-26', '2026-11-22'],
    'job-time-alder-vine-markets-2026-10-26-2026-11-22',
  ],
  [
    'Exports',
    'Crème Brûlée / Co.',
    ['2026-11-22', '2026-11-22'],
    'exports-creme-brulee-co-2026-11-22',
  ],
  ['jobs', '日本 ../etc', null, 'jobs-日本-etc'],
  ['a', '***', null, 'a'],
] as const)('%s of %s is a file named %s', (what, organization, days, name) => {
  const period = days ? { from: day(days[0]), to: day(days[1]) } : undefined;
  expect(figureFileName(what, organization, period)).toBe(name);
});
