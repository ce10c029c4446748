import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutInvisible } from '../text/invisible';
import { buildTable } from './testing/buildTable';
import { cellText } from './table';
import { sameKey } from '../text/plainText';
import { keyHash } from './keyHash';
import { openFile } from './openFile';
import { stripInvisible } from './stripInvisible';
import { buildXlsx } from './xlsx/testing/buildXlsx';

const opened = async (name: string, content: BlobPart) => {
  const file = new File([content], name);
  const read = await openFile(file, { locale: 'en', names: ['sku', 'name'] });
  if (read.type !== 'opened') throw new Error(`Refused: ${read.code}`);
  return read;
};

describe('invisible characters', () => {
  it.each([
    ['a\u200bb', 'ab'],
    ['\ufeffab', 'ab'],
    ['a\u202eb\u202c', 'ab'],
    ['a\u00adb', 'ab'],
    ['a\u0000b\u0007\u007f', 'ab'],
    ['a\u200db', 'ab'],
    ['\u{e0041}ab', 'ab'],
    ['👩\u200d🍳', '👩\u200d🍳'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['“ä” – €\u00a0…', '“ä” – €\u00a0…'],
    ['a\tb\nc', 'a\tb\nc'],
  ])('%j is %j', (text, plain) => {
    const table = buildTable([[text, 'x']]);
    const { count } = stripInvisible(table);
    expect(cellText(table, 0, 0)).toBe(plain);
    expect(count).toBe(text === plain ? 0 : 1);
    expect(cellText(table, 0, 1)).toBe('x');
  });

  it('are taken out of every table as out of its texts', () => {
    const unit = fc.constantFrom(
      'a',
      '7',
      'é',
      '€',
      '👩',
      '\u200b',
      '\u200d',
      '\u0000',
      '\u202e',
      '\ufeff',
    );
    const cell = fc.string({ unit, maxLength: 9 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1 }), (rows) => {
        const table = buildTable(rows);
        stripInvisible(table);
        const texts = rows.map((row, at) => row.map((_, column) => cellText(table, at, column)));
        expect(texts).toEqual(rows.map((row) => row.map(withoutInvisible)));
      }),
    );
  });

  it('make no other key of one that is typed', () => {
    expect(sameKey('SKU\u200b1', 'sku1')).toBe(true);
    expect(keyHash('SKU\u200b1')).toBe(keyHash('sku1'));
  });

  it('are removed from a text file, and named with their cells', async () => {
    const { table, notices } = await opened('a.csv', 'sku,name\nA\u200b1,Milk\nA1,Mi\u0000lk\n');
    expect(cellText(table, 1, 0)).toBe(cellText(table, 2, 0));
    expect(notices).toEqual([
      {
        code: 'invisible',
        values: { count: 2, smart_count: 2, cells: 'A2, B3', names: 'U+200B, U+0000' },
      },
    ]);
  });

  it('are removed from a workbook, also where cells share a text', async () => {
    const twin = '\u202eA1';
    const bytes = buildXlsx({
      rows: [
        ['sku', 'name'],
        [twin, 'a'],
        [twin, 'b'],
      ],
    });
    const { table, notices } = await opened('a.xlsx', bytes);
    expect([1, 2].map((row) => cellText(table, row, 0))).toEqual(['A1', 'A1']);
    expect(notices).toMatchObject([{ code: 'invisible', values: { cells: 'A2, A3' } }]);
  });
});

describe('a code that is written as a formula', () => {
  it.each(['sku,name\n="00123",Milk\n', 'sku,name\n"=""00123""",Milk\n'])(
    'is read as its text, and said: %j',
    async (text) => {
      const { table, notices } = await opened('a.csv', text);
      expect(cellText(table, 1, 0)).toBe('00123');
      expect(notices).toEqual([
        { code: 'wrapped', values: { count: 1, smart_count: 1, cells: 'A2' } },
      ]);
    },
  );

  it('is no other formula', async () => {
    const { table } = await opened('a.csv', 'sku,name\n"=""a""&""b""",=1\n');
    expect(cellText(table, 1, 0)).toBe('="a"&"b"');
    expect(cellText(table, 1, 1)).toBe('=1');
  });
});
