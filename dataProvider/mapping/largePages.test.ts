import { expect, it } from 'vitest';
import { largePage } from './largePages';

const rowsFrom = (start: number, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: start + at }));

it('reads pages until it has the rows that were asked for', async () => {
  const read = async (page: number) => ({ rows: rowsFrom((page - 1) * 10, 10), total: 35 });
  expect(await largePage(read, { page: 1, perPage: 25 }, 10)).toEqual({
    rows: rowsFrom(0, 25),
    total: 35,
  });
});

it('ends, with each row once, on a platform that ignores the page', async () => {
  let calls = 0;
  const read = async () => {
    calls += 1;
    return { rows: rowsFrom(0, 10), total: 10 * calls, hasNextPage: true };
  };
  expect(await largePage(read, { page: 1, perPage: Infinity }, 10)).toEqual({
    rows: rowsFrom(0, 10),
    total: 10,
    hasNextPage: false,
  });
  expect(calls).toBe(2);
});
