import { arena } from '../growing';
import { limits } from '../limits';
import { scanXml } from '../xlsx/scanXml';
import { sharedStrings } from '../xlsx/sharedStrings';
import { sheetRows } from '../xlsx/sheetRows';
import { handle } from './handle';

const workbookRows = 20;
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
const warmUpSheets = (): void => {
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
    notes: new Map(),
    isDate1904: false,
  });
  const ofRows = scanXml(read.handlers);
  const all = Array.from({ length: workbookRows }, (_, at) => rowXml(at + 1));
  ofRows.feed(encoder.encode(`<worksheet><sheetData>${all.join('')}</sheetData></worksheet>`));
  ofRows.end();
  read.done();
};

/**
 * Reads small sample tables before a file is picked, so that the readers are loaded and have run once. The samples are
 * small because their memory is used in addition to the file's. It costs only a few milliseconds of an idle worker.
 */
const textRows = 100;
const row =
  '00123-A,"Sparkling water, 6 x 500 ml",Drinks,Water,Sparkling water,BOX,CS,6,30.5,20,\r\n';

export const warmUp = async (): Promise<void> => {
  const file = new File([row.repeat(textRows)], 'warm.csv');
  await handle(
    { type: 'open', file, choices: {}, names: [], locale: 'en' },
    { onProgress: () => undefined },
  );
  warmUpSheets();
};
