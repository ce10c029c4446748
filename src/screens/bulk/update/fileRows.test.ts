import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { plainKey } from '../../../lib/text/plainText';
import { eachOfRecord, matchFileRows, readRecords, type FileRow } from './fileRows';

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

it('asks for a thousand keys at a time, and reads all records once, unless they are few', async () => {
  const stored = storedAs(Array.from({ length: 1_200 }, (_, at) => `k${String(at)}`));
  const rows = [...rowsOf(stored.map(({ key }) => key)), { ...rowsOf(['x'])[0], id: 'own' }];
  const keyed = vi.fn((keys: readonly string[]) =>
    Promise.resolve(stored.filter(({ key }) => keys.includes(key))),
  );
  const read = vi.fn((ids: readonly string[]) => Promise.resolve(ids.map((id) => ({ id }))));
  const every = vi.fn(() => Promise.resolve([...stored, { id: 'own' }, { id: 'another' }]));
  const existing = { ask: keyed, every, few: { most: 20, read } };
  const readAll = (some: readonly FileRow[], isUpdate = false) =>
    readRecords(some, existing, isUpdate, new AbortController().signal);
  expect(await readAll(rows as readonly FileRow[])).toHaveLength(1_202);
  expect(keyed).toHaveBeenCalledTimes(2);
  expect(every).toHaveBeenCalled();
  expect(read).not.toHaveBeenCalled();
  every.mockClear();
  expect(await readAll(rowsOf(['k1', 'k2', 'new']))).toEqual([{ id: 'r1' }, { id: 'r2' }]);
  expect(await readAll(rowsOf(['new']))).toEqual([]);
  expect([read, every].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  keyed.mockClear();
  // Of many rows that are expected to exist, nothing is asked first.
  expect(await readAll(rows as readonly FileRow[], true)).toHaveLength(1_202);
  expect([keyed, every].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
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

it('a later row of a record that only gives it another child belongs to the first', () => {
  const childOf = (key: string) => ({ child: { key, values: { state: key }, changes: [] } });
  const row = (at: number, key: string, texts: readonly [string, string][], rest = {}) => ({
    row: at,
    key,
    id: '',
    texts: new Map(texts),
    ...rest,
  });
  const rows = [
    row(0, 'a', [['name', 'Milk']], childOf('BOX')),
    row(1, 'a', [['name', '']], childOf('CASE')),
    row(2, 'a', [['name', 'Milk']], childOf('BAG')),
    // Another value, the same child, or no child.
    row(3, 'a', [['name', 'Cream']], childOf('TRAY')),
    row(4, 'a', [['name', '']], childOf('case')),
    row(5, 'a', [['name', 'Milk']]),
  ];
  const { found, repeated } = matchFileRows(rows, storedAs(['a']), 'key');
  expect([...found.values()].flatMap(eachOfRecord).map(({ row: at }) => at)).toEqual([0, 1, 2]);
  expect(repeated.map(({ row: at }) => at)).toEqual([3, 4, 5]);
});
