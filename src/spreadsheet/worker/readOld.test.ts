import { describe, expect, it } from 'vitest';
import { utils, write, type BookType, type WorkSheet } from 'xlsx';
import { Refusal } from '../refusal';
import { openFile } from '../openFile';
import { oleFile } from '../testing/oleFile';
import { hostileTexts } from '../testing/hostileText';
import type { OpenedFile, Refused } from '../types';
import { rowTexts } from '../table';
import { refuseRepeated } from './readOld';

const open = (content: Uint8Array<ArrayBuffer>, sheet?: number): Promise<OpenedFile | Refused> =>
  openFile(new File([content], 'old.xlsx'), {
    locale: 'en-GB',
    ...(sheet === undefined ? {} : { choices: { sheet } }),
  });

const textsOf = (read: OpenedFile | Refused): readonly (readonly string[])[] => {
  if (read.type === 'refused') throw new Error(`Refused: ${read.code}`);
  return Array.from({ length: read.table.rowCount }, (_, row) => rowTexts(read.table, row));
};

const bookOf = (bookType: BookType, sheets: Readonly<Record<string, WorkSheet>>) => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  // SheetJS types the result loosely: for this type it is a buffer.
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
};

describe('an old workbook', () => {
  it.each(['old Excel as .xlsx', 'older Excel as .csv', 'OpenDocument as .xlsx'])(
    '(%s) keeps codes, long numbers, dates and masks, and leaves blank rows out',
    async (name) => {
      const hostile = hostileTexts().find((one) => one.name === name);
      if (!hostile) throw new Error(`There is no ${name}.`);
      const read = await openFile(new File([hostile.file()], hostile.fileName), {
        locale: 'en-GB',
      });
      expect(textsOf(read)).toEqual([
        ['sku', 'product_description', 'gtin', 'since', 'masked'],
        ['00123', 'Milk', '12345678901234', '2024-01-31', '00123'],
        ['00124', name.startsWith('older') ? 'Cheese' : 'Käse', '1.5', '', 'TRUE'],
      ]);
      if (read.type === 'refused') return;
      expect([...read.table.lines]).toEqual([1, 2, 4]);
      expect(read.notices).toContainEqual({
        code: 'blankRows',
        values: { count: 1, line: 3, smart_count: 1 },
      });
    },
  );

  it('is read from the sheet that is chosen', async () => {
    const bytes = bookOf('biff8', {
      First: utils.aoa_to_sheet([['a'], ['1']]),
      Second: utils.aoa_to_sheet([['b'], ['2']]),
    });
    const read = await open(bytes, 1);
    expect(textsOf(read)).toEqual([['b'], ['2']]);
    expect(read).toMatchObject({
      kind: 'xls',
      workbook: { sheet: 1, sheets: [{ name: 'First' }, { name: 'Second' }] },
    });
    expect(await open(bytes, 7)).toEqual({ type: 'refused', code: 'noSheet' });
  });

  it('of OpenDocument displays booleans like a spreadsheet', async () => {
    const bytes = bookOf('ods', { First: utils.aoa_to_sheet([['a', true, false]]) });
    expect(textsOf(await open(bytes))).toEqual([['a', 'TRUE', 'FALSE']]);
  });

  it('is detected by its stream, in any case of its name', async () => {
    const bytes = oleFile(['BOOK']);
    // The library reports missing rows, so the message is no longer "could not be read".
    expect(await open(bytes)).toEqual({ type: 'refused', code: 'corrupt' });
  });

  it('with nothing in it is empty', async () => {
    const bytes = bookOf('biff8', { First: utils.aoa_to_sheet([]) });
    expect(await open(bytes)).toMatchObject({ type: 'refused', code: 'emptySheet' });
  });
});

describe('a sheet of OpenDocument', () => {
  const sheet = (rows: string) => `<table:table table:name="a">${rows}</table:table>`;
  const cell = (times: number) =>
    `<table:table-cell table:number-columns-repeated="${times}" office:value-type="string"><text:p>x</text:p></table:table-cell>`;
  const blank = (times: number) => `<table:table-cell table:number-columns-repeated="${times}"/>`;
  const row = (times: number, cells: string) =>
    `<table:table-row table:number-rows-repeated="${times}">${cells}</table:table-row>`;
  const codeOf = (xml: string): string | undefined => {
    try {
      refuseRepeated(xml);
      return undefined;
    } catch (error) {
      return error instanceof Refusal ? error.refused.code : String(error);
    }
  };

  it('may end with a million blank rows and columns', () => {
    expect(
      codeOf(sheet(row(1, cell(3) + blank(16_000)) + row(1_048_000, blank(16_384)))),
    ).toBeUndefined();
  });

  it('is refused where its cells repeat beyond the limits', () => {
    expect(codeOf(sheet(row(1, cell(513))))).toBe('tooManyColumns');
    expect(codeOf(sheet(row(1, blank(600) + cell(1))))).toBe('tooManyColumns');
    expect(codeOf(sheet(row(60_000, cell(3)) + row(60_000, cell(1))))).toBe('tooManyRows');
    expect(codeOf(sheet(row(9e9, blank(4)) + row(1, cell(1))))).toBe('badReference');
  });

  it('is counted sheet by sheet', () => {
    const large = sheet(row(60_000, cell(1)));
    expect(codeOf(large + large)).toBeUndefined();
  });

  it('is scanned quickly, even with unterminated content', () => {
    const began = performance.now();
    expect(codeOf('<table:table-cell a="'.repeat(200_000))).toBeUndefined();
    expect(codeOf('<table '.repeat(500_000))).toBeUndefined();
    // A quadratic algorithm would take minutes.
    expect(performance.now() - began).toBeLessThan(10_000);
  });

  it('hides nothing behind a sign within quotes', () => {
    const hidden = '<table:table-cell a=">" table:number-columns-repeated="900" office:value="1"/>';
    expect(codeOf(sheet(row(1, hidden)))).toBe('tooManyColumns');
    expect(codeOf(sheet(`<table:table-row/>${row(1, cell(2))}`))).toBeUndefined();
  });

  it('of another prefix is counted alike', () => {
    expect(codeOf(sheet(row(1, cell(513))).replaceAll('table:', 'x:'))).toBe('tooManyColumns');
  });
});
