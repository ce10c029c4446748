import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutInvisible } from '../../text/invisible';
import { openFile } from '../openFile';
import { buildTable } from '../testing/buildTable';
import { cellText, rowTexts } from '../table';
import type { OpenedFile } from '../types';
import { guarded } from '../../text/csv';
import { unwrapper } from '../plainCells';
import { writeTable } from './writeTable';
import { mainRuns } from '../../../../tests/support/cases';

const again = async (blob: Blob, kind: 'csv' | 'xlsx'): Promise<OpenedFile> => {
  const read = await openFile(new File([blob], `again.${kind}`), {
    locale: 'en-GB',
    names: ['sku', 'name'],
  });
  if (read.type !== 'opened') throw new Error(`Refused: ${read.code}`);
  return read;
};

const unguarded = (text: string): string => {
  const table = buildTable([[text]]);
  unwrapper(table).unwrap(0);
  return cellText(table, 0, 0);
};

const textsOf = ({ table }: OpenedFile): string[][] =>
  Array.from({ length: table.rowCount }, (_, row) => [...rowTexts(table, row)]);

describe('a cell that is written', () => {
  it.each([
    '=1+1',
    '+49 30',
    '-x',
    '@sum',
    '\tx',
    '\rx',
    "'=1",
    '＝1',
    '-1-1',
    '+1+cmd',
    '=',
    "''@x",
    "'00123",
  ])('%j is no formula any more', (text) => {
    expect(guarded(text)).toBe(`'${text}`);
    expect(unguarded(guarded(text))).toBe(text);
  });

  it.each(['-5', '+5', '-5.25', '-5,25', '00123', "it's", "'quoted'", '', 'a=b', '-.5'])(
    '%j stays',
    (text) => {
      expect(guarded(text)).toBe(text);
      expect(unguarded(guarded(text))).toBe(text);
    },
  );
});

it.each([
  ["'00123", '00123'],
  ["'12,5", '12,5'],
  ["''7", "'7"],
  ["'90s", "'90s"],
  ["'5'", "'5'"],
])('the apostrophe that makes %j a text is no part of it', (text, plain) => {
  expect(unguarded(text)).toBe(plain);
});

const cells = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.constantFrom(
    '00123',
    '00012345678905',
    '1E5',
    '=1+1',
    "'=x",
    '-5',
    '@a',
    'a"b',
    'a,b',
    'a\nb',
    ' x ',
    '_x000D_',
    'é',
    '🥖',
  ),
);

/** Control characters and lone surrogates cannot be written in every format. */
const isWritable = (text: string): boolean =>
  text.isWellFormed() &&
  withoutInvisible(text) === text &&
  // oxlint-disable-next-line no-control-regex -- these characters cannot be written
  !/[\u0000-\u0008\u000b-\u001f\ufffe\uffff\ufeff\r]/.test(text);

/** A cell that contains only blanks is empty. */
const plain = (row: readonly string[]): readonly string[] =>
  row.map((text) => (text.trim() === '' ? '' : text));

describe.each(['csv', 'xlsx'] as const)('a %s file', (kind) => {
  it('is read again as it was written', async () => {
    const row = fc.tuple(cells, cells, cells).filter((texts) => texts.every(isWritable));
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        const filled = rows.filter((texts) => texts.some((text) => text.trim() !== ''));
        const blob = await writeTable({ kind, headings: ['sku', 'name', 'x'], rows });
        expect(textsOf(await again(blob, kind)).map(plain)).toEqual([
          ['sku', 'name', 'x'],
          ...filled.map(plain),
        ]);
      }),
      { numRuns: mainRuns(kind === 'csv' ? 300 : 60) },
    );
  });

  it('of texts that would be formulas has none, and opens again', async () => {
    const headings = ['sku', '=HYPERLINK("x")', 'name'];
    const blob = await writeTable({ kind, headings, rows: [['00123', '=1+1', '-x']] });
    const read = await again(blob, kind);
    expect(textsOf(read)).toEqual([headings, ['00123', '=1+1', '-x']]);
    const codes = read.notices.map(({ code }) => code);
    expect(codes.filter((code) => code !== 'formulas')).toEqual(codes);
  });

  it('with blank rows below the others is read again without them', async () => {
    const headings = ['sku', 'name'];
    const blob = await writeTable({ kind, headings, rows: [['00123', 'Milk'], [], []] });
    const read = await again(blob, kind);
    expect(textsOf(read)).toEqual([headings, ['00123', 'Milk']]);
    if (kind === 'xlsx') expect(read.notices).toEqual([]);
  });
});

describe('a CSV file', () => {
  it('begins with a byte order mark, ends its lines with CRLF and has no cell that is executed', async () => {
    const blob = await writeTable({
      kind: 'csv',
      headings: ['sku', 'name'],
      rows: [['=1', 'Käse; "a"']],
    });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes)).toBe(`sku,name\r\n'=1,"Käse; ""a"""\r\n`);
  });
});

describe('a workbook', () => {
  it('has texts only, of which Excel knows that they are texts', async () => {
    const blob = await writeTable({ kind: 'xlsx', headings: ['sku'], rows: [['00123'], ['1.5']] });
    const { read } = await import('xlsx');
    const book = read(await blob.arrayBuffer(), { dense: true, cellNF: true });
    const data = book.Sheets.Sheet1?.['!data'] as { t: string; v: string; z: string }[][];
    expect(data.flat().map(({ t, v, z }) => [t, v, z])).toEqual([
      ['s', 'sku', '@'],
      ['s', '00123', '@'],
      ['s', '1.5', '@'],
    ]);
  });

  it('says where a text is longer than Excel takes, and ends its lines as Excel does', async () => {
    const long = 'x'.repeat(40_000);
    const blob = await writeTable({
      kind: 'xlsx',
      headings: ['sku', 'name'],
      rows: [[long, 'one\r\ntwo\rthree']],
    });
    const [, [text = '', lines = ''] = []] = textsOf(await again(blob, 'xlsx'));
    expect(text).toHaveLength(32_767);
    expect(text).toMatch(/x … \[32767\/40000\]$/);
    expect(lines).toBe('one\ntwo\nthree');
  });

  it('holds what changed, by its place in the file', async () => {
    const read = await again(new Blob(['sku,name\n1,a']), 'csv');
    expect(rowTexts(read.table, 1, new Map([[1, 'b']]))).toEqual(['1', 'b']);
    expect(cellText(read.table, 1, 1)).toBe('a');
  });
});
