import { describe, expect, it } from 'vitest';
import { csvDelimiters } from './findDelimiter';
import { readWell, rowsOf } from './testing/rowsOf';

describe('The delimiter', () => {
  it.each(csvDelimiters)('is found: %j', (delimiter) => {
    const file = [
      ['sku', 'description', 'price'],
      ['1', 'x, y; z', '2,5'],
      ['2', 'x', '3'],
    ]
      .map((row) => row.map((cell) => `"${cell}"`).join(delimiter))
      .join('\n');
    const read = readWell(file);
    expect(read.delimiter).toBe(delimiter);
    expect(rowsOf(read)[1]).toEqual(['1', 'x, y; z', '2,5']);
  });

  it.each([
    ['decimal commas below a heading without', 'sku;price;unit\n1;2,5;x\n2;3,5;y\n3;4,1;z', ';'],
    ['commas in all descriptions', `sku;description\n${'1;a, b, c\n'.repeat(50)}`, ';'],
    ['commas in text parted by tabs', 'sku\tname\n1\tred, small\n2\tblue, large', '\t'],
    ['bars within categories', 'sku,category,x\n1,A|B,1\n2,C|D,2\n3,E|F,3', ','],
    ['a title above', 'Stock of May; all shops\n\nsku;name;unit\n1;x;a\n2;y;b\n3;z;c', ';'],
    ['some crooked rows', 'a;b;c;d\n1;2;3;4\n1;2\n1;2;3;4\n1;2;3;4;5\n1;2;3;4', ';'],
    ['one column', 'sku\n1\n2', ','],
    ['delimiters in quoted cells only', 'sku\n"1;2;3"\n"4;5;6"', ','],
    ['a quote that is never closed', 'a;b\n"1;2\n3;4\n', ';'],
  ])('with %s', (_, file, delimiter) => {
    expect(readWell(file).delimiter).toBe(delimiter);
  });

  it('is found in the beginning of a long file, cut in the middle of a quoted cell', () => {
    const line = `1;"${'long text, with commas\n'.repeat(1300)}";2\n`;
    expect(readWell(`a;b;c\n${line.repeat(4)}`).delimiter).toBe(';');
  });

  it('is the one that was chosen', () => {
    expect(rowsOf(readWell('a;b\n1;2', { delimiter: ',' }))).toEqual([['a;b'], ['1;2']]);
  });
});

describe("Excel's first line", () => {
  it.each([
    ['sep=;\na;b,c\n1;2,3', ';'],
    ['sep=;\r\na;b,c\r\n1;2,3', ';'],
    ['SEP=;\ra;b,c\r1;2,3', ';'],
    ['"sep=;"\na;b,c\n1;2,3', ';'],
    ['\ufeffsep=;\na;b,c\n1;2,3', ';'],
  ])('names the delimiter and is no row: %j', (file, delimiter) => {
    const read = readWell(file);
    expect(read.delimiter).toBe(delimiter);
    expect(rowsOf(read)).toEqual([
      ['a', 'b,c'],
      ['1', '2,3'],
    ]);
  });

  it('is no row even where another delimiter was chosen, or is named that no table here has', () => {
    expect(rowsOf(readWell('sep=;\na,b', { delimiter: ',' }))).toEqual([['a', 'b']]);
    expect(rowsOf(readWell('sep=^\na,b\n1,2'))[0]).toEqual(['a', 'b']);
  });

  it('is a row where it only looks like one', () => {
    expect(rowsOf(readWell('sep=;;x\n1;2;3'))[0]).toEqual(['sep=', '', 'x']);
  });
});
