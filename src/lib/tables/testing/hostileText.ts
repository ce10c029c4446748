/** Files that are not workbooks, or old ones, as users may drop them, with the expected message for each. */
import { utils, write, type BookType } from 'xlsx';
import type { NoticeCode } from '../types';
import type { HostileFile } from './hostile';
import { oleFile } from './oleFile';

export interface HostileText extends HostileFile {
  /** Notices that must be shown; others may be shown, too. */
  readonly notices?: readonly NoticeCode[];
  /** Number of rows, headers included. */
  readonly rows?: number;
}

type Bytes = Uint8Array<ArrayBuffer>;

const mebibyte = 1024 * 1024;
const head = 'sku,product_description\n';

const utf8 = (text: string): Bytes => new TextEncoder().encode(text);

const filled = (length: number, byte: string, before = ''): Bytes => {
  const bytes = new Uint8Array(length).fill(byte.charCodeAt(0));
  bytes.set(utf8(before));
  return bytes;
};

const utf16 = (text: string, isLittle: boolean): Bytes => {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle);
  return bytes;
};

/** Pseudo-random and the same on every run. */
const noise = (length: number): Bytes => {
  let seed = 42;
  return Uint8Array.from({ length }, () => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return seed >>> 16;
  });
};

const rowsOf = (count: number, endings: readonly string[] = ['\n']): string =>
  Array.from({ length: count }, (_, at) => `S${at},Milk${endings[at % endings.length] ?? ''}`).join(
    '',
  );

/**
 * Written by the library, with the values that old workbooks often damage: codes with zeros, dates, the 1904 date
 * system.
 */
const workbook = (bookType: BookType): Bytes => {
  const sheet = utils.aoa_to_sheet([
    ['sku', 'product_description', 'gtin', 'since', 'masked'],
    [
      '00123',
      'Milk',
      12_345_678_901_234,
      { t: 'n', v: 45_322, z: 'yyyy-mm-dd' },
      { t: 'n', v: 123, z: '00000' },
    ],
    [],
    ['00124', bookType === 'biff5' ? 'Cheese' : 'Käse', 1.5, null, { t: 'b', v: true }],
  ]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Products');
  // SheetJS types the result loosely: for this type it is a buffer.
  return new Uint8Array(write(book, { type: 'array', bookType }) as ArrayBuffer);
};

const file = (
  name: string,
  expected: HostileFile['expected'],
  content: () => Bytes | string,
  rest: { fileName?: string; notices?: readonly NoticeCode[]; rows?: number } = {},
): HostileText => ({
  name,
  expected,
  fileName: 'products.csv',
  ...rest,
  file: () => {
    const given = content();
    return typeof given === 'string' ? utf8(given) : given;
  },
});

const named = { fileName: 'products.xlsx' } as const;

const wrongKinds: readonly HostileText[] = [
  file('a page as .csv', 'html', () => '<!doctype html><html><table><tr><td>1</table>'),
  file('a page as .xlsx', 'html', () => '<html><table><tr><td>sku</td></tr></table></html>', named),
  file('a PDF as .xlsx', 'pdf', () => '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n', named),
  file('JSON', 'notTable', () =>
    JSON.stringify([
      { sku: '1', name: 'a' },
      { sku: '2', name: 'b' },
    ]),
  ),
  file('JSON over many lines', 'notTable', () => JSON.stringify({ sku: ['1', '2'] }, null, 2)),
  file('a PNG', 'notTable', () => {
    const bytes = noise(4096);
    bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    return bytes;
  }),
  file('random bytes', 'notTable', () => noise(200_000)),
  file('random bytes as .xlsx', 'notTable', () => noise(200_000), named),
  file('a password', 'encrypted', () => oleFile(['EncryptionInfo', 'EncryptedPackage']), named),
  file('an old Word document as .xlsx', 'oldExcel', () => oleFile(['WordDocument']), named),
  file('old Excel as .xlsx', 'oldExcel', () => workbook('biff8'), named),
  file('older Excel as .csv', 'oldExcel', () => workbook('biff5')),
  file('OpenDocument as .xlsx', 'openDocument', () => workbook('ods'), named),
  file('the name of a text file', 'type', () => 'sku\n1', { fileName: 'products.txt' }),
  file('the name of an old workbook', 'type', () => workbook('biff8'), {
    fileName: 'products.xls',
  }),
];

const otherWorkbooks: readonly HostileText[] = [
  file('a workbook as .csv', 'opened', () => workbook('xlsx'), { notices: ['xlsxAsCsv'], rows: 3 }),
  file('text as .xlsx', 'opened', () => head + rowsOf(3), {
    ...named,
    notices: ['textAsXlsx'],
    rows: 4,
  }),
];

const tooLarge: readonly HostileText[] = [
  file('a million columns', 'tooManyColumns', () => `${'a,'.repeat(1_000_000)}b\n`),
  file('a cell of 49 MB', 'cellTooLarge', () => filled(49 * mebibyte, 'x', head)),
  file('a quoted cell of 49 MB', 'cellTooLarge', () => filled(49 * mebibyte, 'x', `${head}"`)),
  file('500,001 rows', 'tooManyRows', () => head + rowsOf(500_001)),
  file('five million rows', 'tooManyRows', () =>
    filled(10 * mebibyte, '\n', 'sku\n').map((byte, at) => (at > 3 && at % 2 === 0 ? 0x61 : byte)),
  ),
  file('more than 50 MB', 'fileTooLarge', () => filled(50 * mebibyte + 1, 'x')),
  file(
    'five million blank lines below a row',
    'opened',
    () => filled(5_000_000, '\n', `${head}1,a`),
    { notices: ['blankRows'], rows: 2 },
  ),
];

const nothing: readonly HostileText[] = [
  file('nothing', 'empty', () => ''),
  file('a byte order mark', 'empty', () => '\uFEFF'),
  file('blanks', 'empty', () => ' \n\t\n , \n'),
  file('five million blank lines', 'empty', () => filled(5_000_000, '\n')),
];

const odd: readonly HostileText[] = [
  file(
    'a lone quote in 10 MB',
    'opened',
    () => {
      const row = '00123,Milk whole\n';
      const text = head + row.repeat(90_000);
      return `${text.slice(0, 1_000_002).replace(/[^\n]*$/, '')}7,"Milk\n${text.slice(1_000_002).replace(/^[^\n]*\n/, '')}`;
    },
    { notices: ['unclosedQuote'], rows: 90_001 },
  ),
  file('20 MB of quotes', 'cellTooLarge', () => filled(20 * mebibyte, '"', head)),
  file(
    '20 MB of quotes in short rows',
    'tooManyRows',
    () => `${head}${'"""\n'.repeat(5 * mebibyte)}`,
  ),
  file('NULs', 'opened', () => `${head}1,Mi\0lk\n2,a\n`, { notices: ['invisible'], rows: 3 }),
  file(
    'characters that change the writing direction',
    'opened',
    () => `${head}1,\u202Eklim\u202C\n2,\u200b\n`,
    { rows: 3 },
  ),
  file('UTF-16 with a mark', 'opened', () => utf16(`\uFEFF${head}1,Käse\n`, true), { rows: 2 }),
  file('UTF-16 without a mark', 'opened', () => utf16(`${head}1,Käse\n`, false), {
    notices: ['encodingGuessed'],
    rows: 2,
  }),
  file(
    'Windows-1252',
    'opened',
    () => Uint8Array.from(`${head}1,K\u00e4se\n`, (letter) => letter.charCodeAt(0)),
    { notices: ['encodingGuessed'], rows: 2 },
  ),
  file('mixed line ends', 'opened', () => head + rowsOf(9, ['\n', '\r', '\r\n']), {
    notices: ['mixedLineEnds'],
    rows: 10,
  }),
  file('ragged rows', 'opened', () => `${head}1\n2,a,b,c\n3,c\n`, { notices: ['ragged'], rows: 4 }),
  file(
    'headers named like prototypes',
    'opened',
    () => '__proto__,constructor,toString\n__proto__,1,2\n',
    { rows: 2 },
  ),
  file('duplicate and blank headers', 'opened', () => 'sku,,SKU\n1,2,3\n', {
    notices: ['doubleHeading', 'blankHeading'],
    rows: 2,
  }),
  file('damaged codes', 'opened', () => 'sku,product_description\n1.23457E+13,a\n00123,b\n', {
    notices: ['damagedCodes'],
    rows: 3,
  }),
  file('formulas', 'opened', () => `${head}"=HYPERLINK(""x"")",@a\n`, { rows: 2 }),
];

/** Every hostile file that is not a custom-built zip; built on demand, since some are large. */
export const hostileTexts = (): readonly HostileText[] => [
  ...wrongKinds,
  ...otherWorkbooks,
  ...tooLarge,
  ...nothing,
  ...odd,
];
