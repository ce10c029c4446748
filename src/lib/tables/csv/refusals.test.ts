import { describe, expect, it } from 'vitest';
import { limits } from '../limits';
import { noticesIn, readBadly, readWell, rowsOf } from './testing/rowsOf';

const rowsFile = (rows: number) => `sku,name\n${'1,x\n'.repeat(rows)}`;

describe('A file with too much in it is refused', () => {
  it('for too many rows, not counting those above the headers', () => {
    expect(readWell(rowsFile(limits.rows + 20)).table.rowCount).toBe(limits.rows + 21);
    expect(readBadly(rowsFile(limits.rows + 21))).toEqual({
      type: 'refused',
      code: 'tooManyRows',
      values: { limit: limits.rows, count: limits.rows + 21 },
    });
  });

  it('for its rows, all of which are counted in little time', () => {
    const file = '0123456789,0123456789\n'.repeat(400_000);
    const began = performance.now();
    expect(readBadly(file).values).toEqual({ limit: limits.rows, count: 399_999 });
    // A quadratic algorithm would take minutes.
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('for its columns', () => {
    const wide = `${'a,'.repeat(limits.columns - 1)}a\n`;
    expect(readWell(wide).table.columnCount).toBe(limits.columns);
    expect(readBadly(`${wide}${'1,'.repeat(1_000_000)}1`)).toEqual({
      type: 'refused',
      code: 'tooManyColumns',
      values: { line: 2, limit: limits.columns },
    });
  });

  it('for a cell, counted in characters and not in bytes', () => {
    const most = 'é'.repeat(limits.cell - 2) + '🥖';
    expect(rowsOf(readWell(`a,b\n1,${most}\n`))[1]?.[1]).toBe(most);
    expect(readBadly(`a,b\n1,2\n\n1,x${most}\n`)).toEqual({
      type: 'refused',
      code: 'cellTooLarge',
      values: { line: 4, limit: limits.cell },
    });
    expect(readBadly(`a,b\n1,"x${most}"\n`).code).toBe('cellTooLarge');
  });

  it('for one row so long that padding all others would fill the memory', () => {
    const file = `a\n${'1\n'.repeat(90_000)}${'1,'.repeat(400)}1\n`;
    expect(readBadly(file, { delimiter: ',' })).toEqual({
      type: 'refused',
      code: 'tooManyColumns',
      values: { line: 90_002, limit: 222 },
    });
  });

  it('by other limits, where they are given', () => {
    expect(readBadly(rowsFile(40), { limits: { rows: 18 } }).values).toEqual({
      limit: 18,
      count: 40,
    });
    expect(readBadly(rowsFile(1), { limits: { columns: 1 } }).code).toBe('tooManyColumns');
  });
});

describe('Files that are not tables are refused', () => {
  const rubbish = Uint8Array.from({ length: 4096 }, (_, at) => (at * at * 31 + at * 7) & 255);

  it.each([
    ['nothing', '', 'empty'],
    ['a byte order mark', '\ufeff', 'empty'],
    ['blank rows only', '\n \n,,,\n""\n', 'empty'],
    ['five million empty lines', '\n'.repeat(5_000_000), 'empty'],
    ['nothing below the line that names the delimiter', 'sep=;\n', 'empty'],
    ['an object', ' {"sku": 1}', 'notTable'],
    ['an empty object', '{}', 'notTable'],
    ['objects, line by line', '{"sku": 1}\n{"sku": 2}\n', 'notTable'],
    ['an array', '[\n  {"sku": 1, "name": "x"}\n]', 'notTable'],
    ['an array of numbers', '[1, 2, 3]', 'notTable'],
    ['an empty array', '[]', 'notTable'],
    ['XML', '<?xml version="1.0"?>\n<rows/>', 'notTable'],
    ['a page', '<!DOCTYPE html>\n<p>a,b</p>', 'html'],
    ['a page in XML', '<?xml version="1.0"?>\n<html xmlns="x">', 'html'],
    ['a page called a table', '\ufeff <TABLE border="1"><tr><td>1', 'html'],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'pdf'],
    ['rubbish', rubbish, 'notTable'],
    ['NULs', new Uint8Array(100), 'notTable'],
  ])('%s', (_, file, code) => {
    expect(readBadly(file).code).toBe(code);
  });

  it.each([
    ['headings in brackets', '[sku],[name]\n1,2', '[sku]'],
    ['numbers in brackets', '[1] sku;[2] name\n1;2', '[1] sku'],
    ['braces', '{sku},{name}\n1,2', '{sku}'],
    ['a tag in a cell', '<b>sku</b>,name\n1,2', '<b>sku</b>'],
    ['JSON in quotes', '"{""a"": 1}",b\n1,2', '{"a": 1}'],
    ['a few controls', `sku,name\n1,\u0001x\u0002\n`, 'sku'],
  ])('but not for %s', (_, file, first) => {
    expect(rowsOf(readWell(file))[0]?.[0]).toBe(first);
  });
});

describe('Many quotes', () => {
  const many = 200_001;
  const noLimits = { limits: { cell: 10_000_000, rows: 10_000_000 } };

  it('of an odd number is text, since nothing closes the first', () => {
    const read = readWell('"'.repeat(many), noLimits);
    expect(noticesIn(read).unclosedQuote).toEqual({ line: 1, count: 1 });
    expect(rowsOf(read)[0]?.[0]).toHaveLength(many);
  });

  it('of an even number is half as many', () => {
    expect(rowsOf(readWell('"'.repeat(many - 1), noLimits))[0]?.[0]).toHaveLength(many / 2 - 1.5);
  });

  it('is refused as a cell that is too large', () => {
    expect(readBadly('"'.repeat(many)).code).toBe('cellTooLarge');
  });
});
