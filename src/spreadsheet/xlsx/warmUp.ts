import { limits } from '../limits';
import { arena } from './arena';
import { noticeCounter } from './notices';
import { scanXml } from './scanXml';
import { sharedStrings } from './sharedStrings';
import { sheetRows } from './sheetRows';

const rows = 20;
const strings = 20;

const encoder = new TextEncoder();

const stringsXml = (): Uint8Array => {
  const items = Array.from({ length: strings }, (_, at) => `<si><t>Water &amp; ${at}</t></si>`);
  return encoder.encode(`<sst count="${strings}">${items.join('')}</sst>`);
};

const columns = ['A', 'B', 'C', 'D', 'E', 'F'];

const rowXml = (row: number): string => {
  const cells = columns.map((column, at) =>
    at < 4
      ? `<c r="${column}${row}" s="1" t="s"><v>${(row * 7 + at) % strings}</v></c>`
      : `<c r="${column}${row}"><v>${row}.5</v></c>`,
  );
  return `<row r="${row}">${cells.join('')}</row>`;
};

/** Reads a small sample sheet. */
export const warmUpSheets = (): void => {
  const bytes = arena();
  const known = sharedStrings(bytes, limits);
  const ofStrings = scanXml(known.handlers);
  ofStrings.feed(stringsXml());
  ofStrings.end();
  const read = sheetRows({
    limits,
    arena: bytes,
    strings: known.done(),
    formats: [],
    notices: noticeCounter(),
    isDate1904: false,
  });
  const ofRows = scanXml(read.handlers);
  const all = Array.from({ length: rows }, (_, at) => rowXml(at + 1));
  ofRows.feed(encoder.encode(`<worksheet><sheetData>${all.join('')}</sheetData></worksheet>`));
  ofRows.end();
  read.done();
};
