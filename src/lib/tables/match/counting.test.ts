import { afterEach, expect, it, vi } from 'vitest';
import { styleOf } from '../../text/numbers';
import { countOffStep } from '../convertTable';
import { buildTable } from '../testing/buildTable';
import type { Table } from '../table';
import { columnValues } from './columnValues';

afterEach(() => {
  vi.restoreAllMocks();
});

const rowCount = 20_000;
const table = buildTable(
  Array.from({ length: rowCount }, (_, row) => [['Karton', 'Stange'][row % 2] ?? '', '0.25']),
);
const counts: readonly (readonly [
  string,
  (of: Table, signal?: AbortSignal) => Promise<unknown>,
  unknown,
])[] = [
  [
    'values',
    (of, signal) => columnValues(of, 0, 0, signal),
    [
      { text: 'Karton', count: rowCount / 2 },
      { text: 'Stange', count: rowCount / 2 },
    ],
  ],
  [
    'numbers off the step',
    (of, signal) =>
      countOffStep(of, { column: 1, from: 0, step: 0.1, style: styleOf('en-US') }, signal),
    rowCount,
  ],
];

it.each(counts)('counts %s, and stops when it is aborted', async (_, count, all) => {
  // Each reading of the clock is the end of a slice.
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  const control = new AbortController();
  expect(await count(table, control.signal)).toEqual(all);
  const readings = clock.mock.calls.length;
  expect(readings).toBeGreaterThan(6);

  const stopped = count(table, control.signal);
  control.abort();
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' });
  expect(clock.mock.calls.length).toBeLessThan(readings + 4);
});
