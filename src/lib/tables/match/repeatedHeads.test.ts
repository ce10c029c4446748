import { expect, it } from 'vitest';
import { buildTable } from '../testing/buildTable';
import { rowTexts, withoutTableRows } from '../table';
import { toOpened } from '../worker/toOpened';
import { repeatedHeads } from './repeatedHeads';

const head = ['sku', 'name', ''];
const rows = [
  head,
  ['A-1', 'One', ''],
  [' sku ', 'name', ''],
  ['A-2', 'name', ''],
  ['sku', 'x', ''],
];

it('finds rows that repeat the headers, and no others (B5)', () => {
  expect(repeatedHeads(buildTable(rows), { row: 0, lines: 1 })).toEqual([2]);
  expect(repeatedHeads(buildTable(rows), { row: -1, lines: 1 })).toEqual([]);
  const two = [
    ['', 'Names'],
    ['sku', 'name'],
    ['A-1', 'One'],
    ['', 'Names'],
    ['sku', 'name'],
  ];
  expect(repeatedHeads(buildTable(two), { row: 1, lines: 2 })).toEqual([3, 4]);
});

it('removes rows and keeps the lines of the others', () => {
  const table = withoutTableRows(buildTable(rows), [2]);
  expect(Array.from({ length: table.rowCount }, (_, row) => rowTexts(table, row)[0])).toEqual([
    'sku',
    'A-1',
    'A-2',
    'sku',
  ]);
  expect([...table.lines]).toEqual([1, 2, 4, 5]);
});

it('are left out of an opened file with a notice, unless the person wants them (B5)', () => {
  const open = (choices: { readonly areHeadingsKept?: boolean }) =>
    toOpened(
      { kind: 'csv', table: buildTable(rows), notices: [] },
      {
        type: 'open',
        file: new File([], 'a.csv'),
        choices,
        names: ['sku', 'name'],
        locale: 'en-GB',
      },
    );
  const opened = open({});
  expect(opened.table.rowCount).toBe(4);
  expect(opened.profiles[0]?.filled).toBe(3);
  expect(opened.profiles[0]?.samples).toEqual(['A-1', 'A-2', 'sku']);
  expect(opened.repeated).toEqual({ isLeftOut: true });
  expect(opened.notices).toContainEqual({
    code: 'repeatedHeadings',
    values: { count: 1, smart_count: 1, lines: '3' },
  });
  const kept = open({ areHeadingsKept: true });
  expect(kept.table.rowCount).toBe(5);
  expect(kept.repeated).toEqual({ isLeftOut: false });
  expect(kept.notices.map(({ code }) => code)).toContain('repeatedHeadings');
});
