import { newArena } from '../arena';
import { scanXml, type XmlHandlers } from '../xlsx/scanXml';
import { sharedStrings } from '../xlsx/sharedStrings';
import { sheetRows } from '../xlsx/sheetRows';
import { handle } from './handle';

// Reads sample tables before a file is picked, so that the readers are loaded and the engine has optimized them. The
// samples have everything that usual files have, since an engine optimizes only what it has seen. Their memory is used
// in addition to the file's, so they are small and read repeatedly. It costs an idle worker about 50 milliseconds.

const textRow =
  '00123-A,"Sparkling water, 6 x 500 ml",Drinks,"Water ""still""",Café,BOX,CS,6,30.5,20,\r\n';
const textRows = 500;
const timesText = 20;

const sheetRowCount = 20;
const stringCount = 20;
const columns = ['A', 'B', 'C', 'D', 'E', 'F'];

const stringsXml = (): string => {
  const items = Array.from({ length: stringCount }, (_, at) => `<si><t>Water &amp; ${at}</t></si>`);
  return `<sst count="${stringCount}">${items.join('')}</sst>`;
};

const rowXml = (row: number): string => {
  const cells = columns.map((column, at) =>
    at < 4
      ? `<c r="${column}${row}" s="1" t="s"><v>${(row * 7 + at) % stringCount}</v></c>`
      : `<c r="${column}${row}"><v>${row}.5</v></c>`,
  );
  return `<row r="${row}">${cells.join('')}</row>`;
};

const sheetXml = (): string => {
  const rows = Array.from({ length: sheetRowCount }, (_, at) => rowXml(at + 1));
  return `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
};

const scan = (xml: string, handlers: XmlHandlers): void => {
  const scanner = scanXml(handlers);
  scanner.feed(new TextEncoder().encode(xml));
  scanner.end();
};

export const warmUp = async (): Promise<void> => {
  const file = new File([textRow.repeat(textRows)], 'warm.csv');
  for (let time = 0; time < timesText; time += 1) {
    await handle({ type: 'open', file, choices: {}, names: [], locale: 'en' }, () => undefined);
  }
  const arena = newArena();
  const shared = sharedStrings(arena);
  scan(stringsXml(), shared.handlers);
  const { strings } = shared;
  const rows = sheetRows({
    arena,
    strings,
    formats: [],
    notes: new Map(),
    isDate1904: false,
  });
  scan(sheetXml(), rows.handlers);
};
