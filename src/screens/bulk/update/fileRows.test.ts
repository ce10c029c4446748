import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainKey } from '../../../lib/text/plainText';
import { matchFileRows, type FileRow } from './fileRows';

const rowsOf = (keys: readonly string[]): readonly FileRow[] =>
  keys.map((key, row) => ({ row, key, id: '', texts: new Map() }));

const storedAs = (keys: readonly string[]) => {
  const records = keys.map((key, at) => ({ id: `r${String(at)}`, key }));
  return {
    isWhole: false,
    keyed: (asked: readonly string[]) => {
      const wanted = new Set(asked.map(plainKey));
      return Promise.resolve(records.filter(({ key }) => wanted.has(plainKey(key))));
    },
  };
};

it('of keys that look alike, takes the one that is written like the row’s', async () => {
  const { found, several, missing } = await matchFileRows(
    rowsOf(['ab-1', ' AB-1', 'Ab-1', 'x']),
    storedAs(['AB-1', 'ab-1']),
  );
  expect([...found].map(([id, { row }]) => [id, row])).toEqual([['r1', 0]]);
  expect(several.map(({ row }) => row)).toEqual([1, 2]);
  expect(missing.map(({ row }) => row)).toEqual([3]);
});

it('every row is of one record, or left out for one reason; no record has two rows', async () => {
  const key = fc.constantFrom('', 'a', 'A', ' a', 'b', 'B\u00A0', 'c', 'd\u200B', 'd');
  await fc.assert(
    fc.asyncProperty(fc.array(key), fc.uniqueArray(key), async (given, stored) => {
      const rows = rowsOf(given.map((text) => text.trim()));
      const { found, keyless, missing, several, repeated } = await matchFileRows(
        rows,
        storedAs(stored),
      );
      const all = [...found.values(), ...keyless, ...missing, ...several, ...repeated];
      expect(all.map(({ row }) => row).sort((one, other) => one - other)).toEqual([...rows.keys()]);
      for (const [id, row] of found)
        expect(plainKey(stored[Number(id.slice(1))] ?? '')).toBe(plainKey(row.key));
      for (const { key: text } of keyless) expect(text).toBe('');
      for (const row of missing) expect(stored.map(plainKey)).not.toContain(plainKey(row.key));
    }),
  );
});

it('asks for five hundred keys at a time, and for a whole list once', async () => {
  const keys = Array.from({ length: 1_200 }, (_, at) => `k${String(at)}`);
  for (const [isWhole, calls] of [
    [false, 3],
    [true, 1],
  ] as const) {
    let count = 0;
    const keyed = () => {
      count += 1;
      return Promise.resolve([]);
    };
    expect((await matchFileRows(rowsOf(keys), { isWhole, keyed })).missing).toHaveLength(1_200);
    expect(count).toBe(calls);
  }
});

it('finds rows by their ids first, so that another key is a change and no other record', async () => {
  const [renamed, byKey, again, lost] = [
    { row: 0, key: 'NEW', id: 'r1', texts: new Map() },
    { row: 1, key: 'a', id: '', texts: new Map() },
    { row: 2, key: 'b', id: '', texts: new Map() },
    { row: 3, key: '', id: '', texts: new Map() },
  ] as const;
  const { found, repeated, keyless, missing } = await matchFileRows(
    [renamed, byKey, again, lost],
    storedAs(['a', 'b']),
  );
  expect([...found]).toEqual([
    ['r1', renamed],
    ['r0', byKey],
  ]);
  expect([repeated, keyless, missing]).toEqual([[again], [lost], []]);
});
