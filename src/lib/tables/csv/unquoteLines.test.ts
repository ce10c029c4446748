import { expect, it } from 'vitest';
import { linesOf, noticesIn, readWell, rowsOf } from './testing/rowsOf';

it('splits lines that are quoted as a whole (B10)', () => {
  const read = readWell('"sku,name"\r\n\r\n"1,""Milk, fresh"""\r\n"2,""5"""" pipe"""\r\n');
  expect(rowsOf(read)).toEqual([
    ['sku', 'name'],
    ['1', 'Milk, fresh'],
    ['2', '5" pipe'],
  ]);
  expect(linesOf(read)).toEqual([1, 3, 4]);
  expect(noticesIn(read)).toEqual({ quotedLines: undefined, blankRows: { line: 2, count: 1 } });
});

it('finds their delimiter, or takes the chosen one (B10)', () => {
  const file = '"sku;width"\n"1;2,5"\n"2;3,5"\n';
  expect(readWell(file)).toMatchObject({ delimiter: ';' });
  expect(rowsOf(readWell(file))[1]).toEqual(['1', '2,5']);
  expect(rowsOf(readWell(file, { delimiter: ';' }))[2]).toEqual(['2', '3,5']);
});

it.each([
  ['a list of sentences', '"Milk, fresh"\n"Butter, salted"\n'],
  ['a column of sentences', '"Description"\n"Milk, fresh"\n"Butter, salted"\n'],
  ['lines of different widths', '"a,b"\n"1,2,3"\n'],
  ['a cell of two lines', '"a,b"\n"1\n2,3"\n'],
  ['one line', '"a,b"\n'],
  ['one column', '"sku"\n"1"\n'],
])('%s stays one column', (_, file) => {
  const read = readWell(file);
  expect(read.table.columnCount).toBe(1);
  expect(Object.keys(noticesIn(read))).not.toContain('quotedLines');
});
