import type { RefusalCode } from '../types';
import { buildXlsx } from '../xlsx/testing/buildXlsx';
import type { BuildOptions } from '../xlsx/testing/buildXlsx';
import type { ZipFilePart } from '../xlsx/testing/zipFile';

/** Name, expected result, and the file. */
export type HostileCase = readonly [string, RefusalCode | 'opened', () => Uint8Array<ArrayBuffer>];

export const sheetName = 'xl/worksheets/sheet1.xml';
export const plain: NonNullable<BuildOptions['rows']> = [
  ['sku', 'name'],
  ['a', 'b'],
  ['c', 'd'],
];

export const withPart = (name: string, change: (part: ZipFilePart) => Partial<ZipFilePart>) =>
  buildXlsx({
    rows: plain,
    change: (part) => (part.name === name ? { ...part, ...change(part) } : part),
  });

export const withText = (name: string, change: (text: string) => string) =>
  withPart(name, ({ data }) => ({ data: change(String(data)) }));

export const withSheet = (change: (text: string) => string) => withText(sheetName, change);

export const numbered = (count: number, write: (line: number) => string) =>
  Array.from({ length: count }, (_, at) => write(at + 1)).join('');

/** A sheet with this XML instead of its rows. */
export const withRows = (rows: string) =>
  withSheet((text) =>
    text.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${rows}</sheetData>`),
  );

export const without = (name: string) =>
  buildXlsx({ rows: plain, change: (part) => (part.name === name ? undefined : part) });
