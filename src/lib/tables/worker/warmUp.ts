import { newArena } from '../arena';
import { scanXml, type XmlHandlers } from '../xlsx/scanXml';
import { sharedStrings } from '../xlsx/sharedStrings';
import { sheetRows } from '../xlsx/sheetRows';
import { handle } from './handle';

// Reads sample tables before a file is picked, so that the readers are loaded and the engine has optimized them. The
// samples have everything that usual files have, since an engine optimizes only what it has seen. Their memory is used
// in addition to the file's, so they are small and read repeatedly. It costs an idle worker about 50 milliseconds.

/** Rows of a sample, and how often it is read. */
const rowCount = 400;
const times = 20;

const textRow =
  '00123-A,"Sparkling water, 6 x 500 ml",Drinks,"Water ""still""",Café,BOX,CS,6,30.5,20,\r\n';

const rowNumbers = Array.from({ length: rowCount }, (_, at) => at + 1);

const strings = rowNumbers.map(
  (row) => `<si><t>Water ${row % 9 === 0 ? '&amp;' : '+'} ${row}</t></si>`,
);

const rowXml = (row: number): string => {
  const cells = Array.from('ABCDEF', (column, at) =>
    at < 4
      ? `<c r="${column}${row}" s="1" t="s"><v>${(row * 7 + at) % rowCount}</v></c>`
      : `<c r="${column}${row}"><v>${row}.5</v></c>`,
  );
  return `<row r="${row}">${cells.join('')}</row>`;
};

const scan = (xml: string, handlers: XmlHandlers): void => {
  const scanner = scanXml(handlers);
  scanner.feed(new TextEncoder().encode(xml));
  scanner.end();
};

const readSheet = (): void => {
  const arena = newArena();
  const shared = sharedStrings(arena);
  scan(`<sst>${strings.join('')}</sst>`, shared.handlers);
  const setting = { arena, strings: shared.strings, formats: [], notes: new Map() };
  const rows = sheetRows({ ...setting, isDate1904: false });
  const xml = rowNumbers.map(rowXml).join('');
  scan(`<worksheet><sheetData>${xml}</sheetData></worksheet>`, rows.handlers);
};

export const warmUp = async (): Promise<void> => {
  const file = new File([textRow.repeat(rowCount)], 'warm.csv');
  for (let time = 0; time < times; time += 1) {
    await handle({ type: 'open', file, choices: {}, names: [], locale: 'en' }, () => undefined);
    readSheet();
  }
};
