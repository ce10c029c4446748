import { limits } from '../limits';
import { Refusal } from '../refusal';
import type { Notice } from '../types';
import { openZip, type Zip } from '../xlsx/openZip';
import { unpackText } from '../xlsx/unpack';
import type { OnProgress, OpenRequest } from './handle';
import { readXlsx, type Content } from './readContent';

// Checks a sheet of OpenDocument before the library reads it: a cell may claim to repeat a million times, and the
// library would expand it.

/** Maximum unpacked size for the library, in bytes. */
const mostBytes = 48 * 1024 * 1024;

/** Last row of a sheet. Blank rows may repeat without end, but content below this row is impossible. */
const lastRow = 1_048_576;

/** No part of the pattern can run past the next tag character, so that unterminated input fails at once. */
const tag =
  /<(\/?)(?:[\w.-]{1,40}:)?(table|table-row|table-cell|covered-table-cell)(\s(?:[^<>"']|"[^"<]*"|'[^'<]*')*)?(\/?)>/g;
const repeated = /number-(?:rows|columns)-repeated\s*=\s*["'](\d+)["']/;

const timesOf = (attributes: string): number =>
  Math.max(1, Number(repeated.exec(attributes)?.[1] ?? 1));

/** Counts the repetitions of cells with content. */
export const refuseRepeated = (xml: string): void => {
  let rows = 0;
  let mostRows = 0;
  let place = 0;
  let rowTimes = 1;
  let column = 0;
  let isFilled = false;
  for (const [, end, name, attributes = '', slash] of xml.matchAll(tag)) {
    const isEnd = end === '/';
    // The slash of a self-closing tag may be matched with its attributes.
    const isWhole = slash === '/' || attributes.endsWith('/');
    if (name === 'table') {
      rows = 0;
      place = 0;
    } else if (name === 'table-row') {
      if (!isEnd) {
        rowTimes = timesOf(attributes);
        column = 0;
        isFilled = false;
      }
      if (!isEnd && !isWhole) continue;
      place += rowTimes;
      if (!isFilled) continue;
      if (place > lastRow) throw new Refusal('badReference');
      rows += rowTimes;
      mostRows = Math.max(mostRows, rows);
    } else if (!isEnd) {
      column += timesOf(attributes);
      if (isWhole && !attributes.includes('value')) continue;
      isFilled = true;
      if (column > limits.columns) throw new Refusal('tooManyColumns', { limit: limits.columns });
    }
  }
  // One of them is the header row.
  if (mostRows > limits.rows + 1) {
    throw new Refusal('tooManyRows', { limit: limits.rows, count: mostRows - 1 });
  }
};

const guardOpenDocument = async (zip: Zip): Promise<void> => {
  const part = zip.parts.get('content.xml');
  if (!part || part.size > mostBytes) throw new Refusal('openDocument');
  refuseRepeated(await unpackText(zip, part));
};

/**
 * Reads workbooks of Excel before 2007 and of OpenDocument. SheetJS converts them to an .xlsx file, which is read like
 * any other: a code, a date or a merged cell is the same in all of them.
 */
export const readOld = async (
  request: OpenRequest,
  onProgress: OnProgress,
  zip?: Zip,
): Promise<Content> => {
  if (zip) await guardOpenDocument(zip);
  const { read, utils, write } = await import('xlsx');
  onProgress(0.3);
  const bytes = await request.file.arrayBuffer();
  let converted: ArrayBuffer;
  try {
    const book = read(bytes, { type: 'array', dense: true, cellNF: true, cellText: false });
    for (const sheet of Object.values(book.Sheets)) {
      const data = (sheet['!data'] ??= []);
      const width = data.reduce((most, row) => Math.max(most, row.length), 1);
      // The library's own writer expects no row to be missing, and trusts the range that the file states.
      for (let row = 0; row < Math.max(1, data.length); row += 1) data[row] ??= [];
      sheet['!ref'] = utils.encode_range({ r: 0, c: 0 }, { r: data.length - 1, c: width - 1 });
    }
    // SheetJS types the result loosely: for this type it is a buffer.
    converted = write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer;
  } catch (error) {
    // The library reports a password only in its error text.
    throw new Refusal(/password|encrypt/i.test(String(error)) ? 'encrypted' : 'corrupt');
  }
  const file = await openZip(new Blob([converted]));
  const content = await readXlsx(file, request, (share) => onProgress(0.7 + 0.3 * share));
  const notice: Notice = { code: zip ? 'openDocument' : 'oldExcel' };
  return { ...content, kind: zip ? 'ods' : 'xls', notices: [notice, ...content.notices] };
};
