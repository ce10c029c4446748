import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { plainKey } from '../../../lib/text/plainText';
import { matchFileRows, readRecords, type FileRow } from './fileRows';

const rowsOf = (keys: readonly string[]): readonly FileRow[] =>
  keys.map((key, row) => ({ row, key, id: '', texts: new Map() }));

const storedAs = (keys: readonly string[]) =>
  keys.map((key, at) => ({ id: `r${String(at)}`, key }));

it('of keys that look alike, takes the one that is written like the row’s', () => {
  const { found, several, missing } = matchFileRows(
    rowsOf(['ab-1', ' AB-1', 'Ab-1', 'x']),
    storedAs(['AB-1', 'ab-1']),
    'key',
  );
  expect([...found].map(([id, { row }]) => [id, row])).toEqual([['r1', 0]]);
  expect(several.map(({ row }) => row)).toEqual([1, 2]);
  expect(missing.map(({ row }) => row)).toEqual([3]);
});

it('every row is of one record, or left out for one reason; no record has two rows', () => {
  const key = fc.constantFrom('', 'a', 'A', ' a', 'b', 'B\u00A0', 'c', 'd\u200B', 'd');
  fc.assert(
    fc.property(fc.array(key), fc.uniqueArray(key), (given, stored) => {
      const rows = rowsOf(given.map((text) => text.trim()));
      const { found, ...left } = matchFileRows(rows, storedAs(stored), 'key');
      const all = [...found.values(), ...Object.values(left).flat()];
      expect(all.map(({ row }) => row).sort((one, other) => one - other)).toEqual([...rows.keys()]);
      for (const [id, row] of found)
        expect(plainKey(stored[Number(id.slice(1))] ?? '')).toBe(plainKey(row.key));
      for (const { key: text } of left.keyless) expect(text).toBe('');
      for (const row of left.missing) expect(stored.map(plainKey)).not.toContain(plainKey(row.key));
    }),
  );
});

it('asks for five hundred keys at a time, and reads a whole list once', async () => {
  const stored = storedAs(Array.from({ length: 1_200 }, (_, at) => `k${String(at)}`));
  const rows = [...rowsOf(stored.map(({ key }) => key)), { ...rowsOf(['x'])[0], id: 'own' }];
  const keyed = vi.fn((keys: readonly string[]) =>
    Promise.resolve(stored.filter(({ key }) => keys.includes(key))),
  );
  const now = vi.fn((ids: readonly string[]) =>
    Promise.resolve(new Map(ids.map((id) => [id, { id }] as const))),
  );
  const read = vi.fn(() => Promise.resolve({ records: stored, total: stored.length }));
  const readFrom = (isWhole: boolean) =>
    readRecords(
      rows as readonly FileRow[],
      { isWhole, keyed, read, changes: { now } },
      new AbortController().signal,
    );
  expect(await readFrom(false)).toHaveLength(1_201);
  expect([keyed, now, read].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 0]);
  expect(await readFrom(true)).toHaveLength(1_200);
  expect([keyed, now, read].map(({ mock }) => mock.calls.length)).toEqual([3, 1, 1]);
});

it('finds rows by their ids first, so that another key is a change and no other record', () => {
  const [renamed, byKey, again, lost, unknown] = [
    { row: 0, key: 'NEW', id: 'r1', texts: new Map() },
    { row: 1, key: 'a', id: '', texts: new Map() },
    { row: 2, key: 'b', id: '', texts: new Map() },
    { row: 3, key: '', id: '', texts: new Map() },
    { row: 4, key: 'a', id: 'no such id', texts: new Map() },
  ] as const;
  const { found, repeated, keyless, missing, gone } = matchFileRows(
    [renamed, byKey, again, lost, unknown],
    storedAs(['a', 'b']),
    'key',
  );
  expect([...found]).toEqual([
    ['r1', renamed],
    ['r0', byKey],
  ]);
  expect([repeated, keyless, missing, gone]).toEqual([[again], [lost], [], [unknown]]);
});
