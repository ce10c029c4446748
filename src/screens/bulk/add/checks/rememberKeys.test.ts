import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { plainKey } from '../../../../lib/text/plainText';
import { readRecords, type FileRow } from '../../update/fileRows';
import { rememberKeys, type AskKeys } from './rememberKeys';

const stored = (keys: readonly string[]) => {
  const records = keys.map((key) => ({ id: `id ${key}`, key }));
  return vi.fn<AskKeys>((asked) => {
    const wanted = new Set(asked.map(plainKey));
    return Promise.resolve(records.filter(({ key }) => wanted.has(plainKey(key))));
  });
};
const keysOf = (ask: ReturnType<typeof stored>) => ask.mock.calls.map(([keys]) => keys);
const rowsOf = (keys: readonly string[]): readonly FileRow[] =>
  keys.map((key, row) => ({ row, key, id: '', texts: new Map() }));
const sourceOf = (ask: AskKeys) => ({
  ask,
  block: 500,
  every: () => Promise.reject(new Error('Records are read by their ids.')),
  few: {
    most: 2_000,
    read: (ids: readonly string[]) => Promise.resolve(ids.map((id) => ({ id }))),
  },
});
const all = () => Promise.resolve([]);
const { signal } = new AbortController();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks for each key once within a minute, also while its request is under way', async () => {
  const platform = stored(['A', 'B']);
  const { ask } = rememberKeys(platform, all);
  const [one, other] = await Promise.all([ask(['A', 'B']), ask(['B', 'C'])]);
  expect([one, other].map((found) => found.map(({ key }) => key))).toEqual([['A', 'B'], ['B']]);
  expect(await ask(['C'])).toEqual([]);
  expect(keysOf(platform)).toEqual([['A', 'B'], ['C']]);
  vi.advanceTimersByTime(60_000);
  expect(await ask(['B', 'C'])).toEqual([{ id: 'id B', key: 'B' }]);
  expect(keysOf(platform).slice(2)).toEqual([['B', 'C']]);
});

it('asks again after a failure, and after records were changed', async () => {
  const platform = stored(['A']);
  platform.mockRejectedValueOnce(new Error('down'));
  const { ask, forget } = rememberKeys(platform, all);
  await expect(ask(['A'])).rejects.toThrow('down');
  expect(await ask(['A'])).toHaveLength(1);
  forget();
  expect(await ask(['A'])).toHaveLength(1);
  expect(platform).toHaveBeenCalledTimes(3);
});

it('reads all records once within a minute, until they are not needed or may be others', async () => {
  const read = vi.fn<(signal: AbortSignal) => Promise<string[]>>(() => Promise.resolve(['a']));
  const { every, stop, forget } = rememberKeys(stored([]), read);
  await Promise.all([every(), every()]);
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(await every()).toEqual(['a']);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
  expect(read.mock.calls[1]?.[0].aborted).toBe(true);
  read.mockRejectedValueOnce(new Error('down'));
  await expect(every()).rejects.toThrow('down');
  await every();
  forget();
  await every();
  expect(read).toHaveBeenCalledTimes(5);
});

it('matches the rows of a checked sheet without another request, as if each key had been asked', async () => {
  const keys = Array.from({ length: 1_200 }, (_, at) => `K-${String(at)}`);
  const platform = stored([...keys, 'Twin', 'TWIN']);
  const { ask } = rememberKeys(platform, all);
  await Promise.all([keys.slice(0, 500), keys.slice(500, 1_000), keys.slice(1_000)].map(ask));
  expect(await readRecords(rowsOf(keys), sourceOf(ask), false, signal)).toHaveLength(1_200);
  expect(platform).toHaveBeenCalledTimes(3);
  // The sheet asks for one of the keys that look alike; the match needs the answer for the other, too.
  await ask(['twin']);
  const rows = rowsOf(['twin', 'TWIN', 'Twin', 'K-1']);
  const [remembered, asked] = await Promise.all(
    [ask, platform].map((keyed) => readRecords(rows, sourceOf(keyed), false, signal)),
  );
  expect(remembered?.map(({ id }) => id).sort()).toEqual(asked?.map(({ id }) => id).sort());
  expect(remembered).toHaveLength(3);
  expect(keysOf(platform).slice(3, 5)).toEqual([['twin'], ['TWIN', 'Twin']]);
});
