import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTsv, writeHtml, writeTsv } from './clipboard';

test('quoted cells hold tabs, lines and quotes', () => {
  expect(readTsv('a\t"b\r\nc"\t"say ""hi"""\r\nd\te\t\r\n')).toEqual([
    ['a', 'b\r\nc', 'say "hi"'],
    ['d', 'e', ''],
  ]);
});

test('a quote that begins no quoted cell is a sign like any other', () => {
  expect(readTsv('5" pipe\t"loose\n"x"y\tz')).toEqual([
    ['5" pipe', '"loose'],
    ['"x"y', 'z'],
  ]);
});

test('one cell, an empty line between others, and nothing', () => {
  expect(readTsv('one')).toEqual([['one']]);
  expect(readTsv('a\n\nb')).toEqual([['a'], [''], ['b']]);
  expect(readTsv('a\r\n')).toEqual([['a']]);
});

test('a column that ends in empty cells keeps them', () => {
  const column = [['a'], [''], ['b'], [''], ['']];
  expect(readTsv(writeTsv(column))).toEqual(column);
  expect(readTsv(writeTsv([['']]))).toEqual([['']]);
});

test('paste restores the copied texts', () => {
  const cell = fc.string().filter((text) => !text.includes('\0'));
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      (rows) => {
        expect(readTsv(writeTsv(rows))).toEqual(rows);
      },
    ),
  );
});

test('copied HTML is text, never markup', () => {
  expect(writeHtml([['<img src=x onerror=alert(1)>', 'a\nb']])).toBe(
    '<table><tr><td>&lt;img src=x onerror=alert(1)&gt;</td><td>a<br>b</td></tr></table>',
  );
});
