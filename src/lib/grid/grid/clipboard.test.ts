// @vitest-environment jsdom
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHtml, readTsv, writeHtml, writeTsv } from './clipboard';

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

test('tables of other spreadsheets, with lines in a cell and joined cells', () => {
  const html = `<html><body><!--StartFragment--><table><tbody>
    <tr><td>00123</td><td colspan=2>Milk &amp; <b>cream</b><br>1&nbsp;l</td></tr>
    <tr><td rowspan=2>Dairy</td><td>x</td><td>y</td></tr><tr><td>z</td><td></td></tr>
    </tbody></table></body></html>`;
  expect(readHtml(html)).toEqual([
    ['00123', 'Milk & cream\n1 l', ''],
    ['Dairy', 'x', 'y'],
    ['', 'z', ''],
  ]);
  expect(readHtml('<p>no table</p>')).toBeNull();
});

test('a line break of Excel is one break, and breaks of the source are blanks (G4)', () => {
  const html =
    '<table><tr><td>first<br>\r\n  second<br/><br>\n third</td><td>one\r\n  two</td></tr></table>';
  expect(readHtml(html)).toEqual([['first\nsecond\n\nthird', 'one two']]);
});

test('copied HTML is text, never markup', () => {
  const html = writeHtml([['<img src=x onerror=alert(1)>', 'a\nb']]);
  expect(html).not.toContain('<img');
  expect(readHtml(html)).toEqual([['<img src=x onerror=alert(1)>', 'a\nb']]);
});
