import { limits } from '../limits';
import { FileRefusal } from '../refusal';
import type { SheetName } from '../types';
import { attributesOf } from './attributes';
import { numberFormat, type NumberFormat } from './numberFormat';
import { nameCode, type XmlHandlers } from './scanXml';
import type { Zip, ZipPart } from './openZip';

const SHEETS = nameCode('sheets');
const SHEET = nameCode('sheet');
const WORKBOOK_PR = nameCode('workbookPr');
const RELATIONSHIP = nameCode('Relationship');
const NUM_FMT = nameCode('numFmt');
const CELL_XFS = nameCode('cellXfs');
const XF = nameCode('xf');
const NUM_FMTS = nameCode('numFmts');

/** Reads a part of a workbook to its end. */
export type Scan = (part: ZipPart, handlers: XmlHandlers) => Promise<void>;

interface Relationship {
  readonly id: string;
  /** Last segment of its type: 'worksheet', 'sharedStrings'. */
  readonly kind: string;
  /** Name of the part; undefined for an external target, which is never followed. */
  readonly name: string | undefined;
}

/** Resolves a part's name relative to a folder. */
const resolved = (target: string, folder: string): string => {
  const steps: string[] = [];
  const path = target.startsWith('/') ? target : `${folder}/${target}`;
  for (const step of path.replaceAll('\\', '/').split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/').toLowerCase();
};

/** Reads a part's .rels file. `folder` is the folder of the part. */
const readRelationships = async (scan: Scan, part: ZipPart, folder: string) => {
  const found: Relationship[] = [];
  await scan(part, {
    open: (depth, path, ...tag) => {
      if (depth !== 2 || path[2] !== RELATIONSHIP) return;
      const attributes = attributesOf(...tag);
      const isOutside = /^external$/i.test(attributes.get('TargetMode') ?? '');
      found.push({
        id: attributes.get('Id') ?? '',
        kind: (attributes.get('Type') ?? '').replace(/^.*\//s, ''),
        name: isOutside ? undefined : resolved(attributes.get('Target') ?? '', folder),
      });
    },
  });
  return found;
};

interface SheetEntry extends SheetName {
  /** Id of the relationship to its part. */
  readonly id: string;
}

/** Reads workbook.xml: the sheets in order, and the date system. */
const readSheets = async (scan: Scan, part: ZipPart) => {
  const sheets: SheetEntry[] = [];
  let isDate1904 = false;
  await scan(part, {
    open: (depth, path, ...tag) => {
      if (depth === 2 && path[2] === WORKBOOK_PR) {
        isDate1904 = /^(1|true|on)$/i.test(attributesOf(...tag).get('date1904') ?? '');
      }
      if (depth !== 3 || path[2] !== SHEETS || path[3] !== SHEET) return;
      const attributes = attributesOf(...tag);
      sheets.push({
        name: attributes.get('name') ?? '',
        isHidden: /hidden$/i.test(attributes.get('state') ?? ''),
        id: attributes.get('id') ?? '',
      });
    },
  });
  return { sheets, isDate1904 };
};

/** Reads styles.xml: the number format of each cell style. */
export const readFormats = async (scan: Scan, part: ZipPart): Promise<readonly NumberFormat[]> => {
  const codes = new Map<string, string>();
  const ids: string[] = [];
  await scan(part, {
    open: (depth, path, ...tag) => {
      if (depth !== 3) return;
      const isFormat = path[2] === NUM_FMTS && path[3] === NUM_FMT;
      if (!isFormat && (path[2] !== CELL_XFS || path[3] !== XF)) return;
      const attributes = attributesOf(...tag);
      const id = attributes.get('numFmtId')?.trim() ?? '';
      if (isFormat) codes.set(id, attributes.get('formatCode') ?? '');
      else ids.push(id === '' ? '0' : id);
    },
  });
  const formats = new Map(
    [...new Set(ids)].map((id) => [id, numberFormat(Number(id), codes.get(id))]),
  );
  return ids.flatMap((id) => formats.get(id) ?? []);
};

const folderOf = (name: string) => name.replace(/\/?[^/]*$/, '');
const relsOf = (name: string) => name.replace(/([^/]*)$/, '_rels/$1.rels');

/** Finds the parts of a workbook through its relationships. */
export const readBook = async ({ parts }: Zip, scan: Scan) => {
  const part = (name: string | undefined) => parts.get(name ?? '');
  const packageRels = part('_rels/.rels');
  const packageLinks = packageRels ? await readRelationships(scan, packageRels, '') : [];
  const named = packageLinks.find(({ kind }) => kind === 'officeDocument')?.name;
  const book = part(named) ?? part('xl/workbook.xml');
  if (book === undefined || !/\.xml$/i.test(book.name)) throw new FileRefusal('otherZip');

  const name = book.name.toLowerCase();
  const rels = part(relsOf(name));
  if (rels === undefined) throw new FileRefusal('corrupt');
  const links = await readRelationships(scan, rels, folderOf(name));
  const { sheets, isDate1904 } = await readSheets(scan, book);
  if (sheets.length > limits.sheets)
    throw new FileRefusal('tooManySheets', { limit: limits.sheets });
  const byId = new Map(links.map((link) => [link.id, link]));
  const tables = sheets.filter(({ id }) => byId.get(id)?.kind === 'worksheet');
  const linked = (kind: string) => links.find((link) => link.kind === kind)?.name;
  const styles = linked('styles');
  // Required: without formats, a sheet would have other texts, such as codes without zeros and dates as numbers.
  if (styles !== undefined && part(styles) === undefined) throw new FileRefusal('corrupt');
  return {
    isDate1904,
    sheets: tables.map((sheet): SheetName => ({ name: sheet.name, isHidden: sheet.isHidden })),
    sheetPart: (at: number) => part(byId.get(tables[at]?.id ?? '')?.name),
    strings: part(linked('sharedStrings')),
    styles: part(styles),
  };
};
