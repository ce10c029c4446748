import { zipFile } from './zipFile';
import type { ZipFileOptions, ZipFilePart } from './zipFile';

export type BuiltCell =
  | string
  | undefined
  | {
      /** Attribute t. */
      readonly type?: 'n' | 'b' | 'e' | 'd' | 'str' | 's' | 'inlineStr';
      readonly value?: string;
      readonly formula?: string;
      /** Format code, or id of a built-in format. */
      readonly format?: string | number;
      /** XML that replaces all other content of <c>. */
      readonly xml?: string;
      /** Replaces the correct attribute r. */
      readonly reference?: string;
    };

export interface BuiltSheet {
  readonly name?: string;
  readonly state?: 'hidden' | 'veryHidden';
  readonly rows: readonly (readonly BuiltCell[])[];
  /** Row numbers; 1, 2, 3… by default. */
  readonly lines?: readonly number[];
  readonly merged?: readonly string[];
  /** Row numbers. */
  readonly hiddenRows?: readonly number[];
  /** First and last, from 1. */
  readonly hiddenColumns?: readonly (readonly [number, number])[];
}

export interface BuildOptions extends ZipFileOptions {
  readonly sheets?: readonly BuiltSheet[];
  /** Rows of a single sheet; replaces `sheets`. */
  readonly rows?: BuiltSheet['rows'];
  readonly lines?: BuiltSheet['lines'];
  readonly merged?: BuiltSheet['merged'];
  /** 'shared' by default. */
  readonly strings?: 'shared' | 'inline' | 'formula';
  readonly isDate1904?: boolean;
  /** Namespace prefix of every element. */
  readonly prefix?: string;
  /** Omits r from cells and rows. */
  readonly isUnnumbered?: boolean;
  readonly isStored?: boolean;
  readonly isIndented?: boolean;
  /** Changes a part before it is packed; undefined removes it. */
  readonly change?: (part: ZipFilePart) => ZipFilePart | undefined;
  readonly more?: readonly ZipFilePart[];
}

/**
 * Escapes texts as Excel does: characters that XML cannot contain as `_x000D_`, and text that looks like it with
 * `_x005F_`.
 */
const escaped = (text: string) =>
  text
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (sign) => `&#${String(sign.codePointAt(0))};`)
    .replace(/\r/g, '_x000D_');

/** Letters of a column; 0 is A. */
export const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') +
  String.fromCharCode(65 + (column % 26));

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageLinks = 'http://schemas.openxmlformats.org/package/2006/relationships';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const relationship = (id: string, kind: string, target: string) =>
  `<Relationship Id="${id}" Type="${links}/${kind}" Target="${target}"/>`;

const relationshipsPart = (name: string, all: readonly string[]): ZipFilePart => ({
  name,
  data: `${head}<Relationships xmlns="${packageLinks}">${all.join('')}</Relationships>`,
});

const contentTypes = (sheets: number): ZipFilePart => {
  const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const override = (part: string, kind: string) =>
    `<Override PartName="/xl/${part}.xml" ContentType="${spreadsheet}.${kind}+xml"/>`;
  const all = [
    override('workbook', 'sheet.main'),
    override('styles', 'styles'),
    override('sharedStrings', 'sharedStrings'),
    ...Array.from({ length: sheets }, (_, at) =>
      override(`worksheets/sheet${at + 1}`, 'worksheet'),
    ),
  ];
  const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
  const rels = 'application/vnd.openxmlformats-package.relationships+xml';
  const byName = `<Default Extension="rels" ContentType="${rels}"/>`;
  return {
    name: '[Content_Types].xml',
    data: `${head}<Types xmlns="${namespace}">${byName}${all.join('')}</Types>`,
  };
};

/** Writes an .xlsx file from rows; strings become text cells. */
export const buildXlsx = (options: BuildOptions): Uint8Array<ArrayBuffer> => {
  const { rows: onlyRows = [], lines: onlyLines, merged: onlyMerged = [] } = options;
  const only = { rows: onlyRows, merged: onlyMerged, ...(onlyLines && { lines: onlyLines }) };
  const sheets: readonly BuiltSheet[] = options.sheets ?? [only];
  const p = options.prefix === undefined ? '' : `${options.prefix}:`;
  const xmlns = options.prefix === undefined ? 'xmlns' : `xmlns:${options.prefix}`;
  const gap = options.isIndented ? '\n    ' : '';
  const shared = new Map<string, number>();
  const formats: (string | number)[] = [];

  const styleOf = (format: string | number): number => {
    if (!formats.includes(format)) formats.push(format);
    return formats.indexOf(format) + 1;
  };

  const textXml = (text: string, at: string): string => {
    if (options.strings === 'formula') {
      return `<${p}c${at} t="str"><${p}v>${escaped(text)}</${p}v></${p}c>`;
    }
    if (options.strings === 'inline') {
      const t = `<${p}t xml:space="preserve">${escaped(text)}</${p}t>`;
      return `<${p}c${at} t="inlineStr"><${p}is>${t}</${p}is></${p}c>`;
    }
    const index = shared.get(text) ?? shared.size;
    shared.set(text, index);
    return `<${p}c${at} t="s"><${p}v>${index}</${p}v></${p}c>`;
  };

  const cellXml = (cell: BuiltCell, line: number, column: number): string => {
    if (cell === undefined && !options.isUnnumbered) return '';
    const own = typeof cell === 'object' ? cell.reference : undefined;
    const at = options.isUnnumbered ? '' : ` r="${own ?? `${columnName(column)}${line}`}"`;
    if (cell === undefined) return `<${p}c/>`;
    if (typeof cell === 'string') return textXml(cell, at);
    const style = cell.format === undefined ? '' : ` s="${styleOf(cell.format)}"`;
    const type = cell.type === undefined ? '' : ` t="${cell.type}"`;
    const formula = cell.formula === undefined ? '' : `<${p}f>${escaped(cell.formula)}</${p}f>`;
    const value = cell.value === undefined ? '' : `<${p}v>${escaped(cell.value)}</${p}v>`;
    return `<${p}c${at}${style}${type}>${cell.xml ?? formula + value}</${p}c>`;
  };

  const sheetXml = ({
    rows,
    lines,
    merged = [],
    hiddenRows = [],
    hiddenColumns = [],
  }: BuiltSheet): string => {
    const rowXml = rows.map((cells, index) => {
      const line = lines?.[index] ?? index + 1;
      const hidden = hiddenRows.includes(line) ? ' hidden="1"' : '';
      const at = options.isUnnumbered ? '' : ` r="${line}" spans="1:${cells.length}"${hidden}`;
      const inside = cells.map((cell, column) => cellXml(cell, line, column)).join(gap);
      return `<${p}row${at}>${gap}${inside}${gap}</${p}row>`;
    });
    const ranges = merged.map((ref) => `<${p}mergeCell ref="${ref}"/>`).join('');
    const merges = ranges === '' ? '' : `<${p}mergeCells>${ranges}</${p}mergeCells>`;
    const data = `<${p}sheetData>${gap}${rowXml.join(gap)}</${p}sheetData>`;
    const cols = hiddenColumns
      .map(([min, max]) => `<${p}col min="${min}" max="${max}" width="9" hidden="1"/>`)
      .join('');
    const widths = cols === '' ? '' : `<${p}cols>${cols}</${p}cols>`;
    return `${head}<${p}worksheet ${xmlns}="${main}">${gap}${widths}${data}${merges}</${p}worksheet>`;
  };

  const sheetParts = sheets.map((sheet, index) => ({
    name: `xl/worksheets/sheet${index + 1}.xml`,
    data: sheetXml(sheet),
  }));
  const sheetTags = sheets.map(({ name, state }, index) => {
    const hidden = state === undefined ? '' : ` state="${state}"`;
    const title = escaped(name ?? `Sheet${index + 1}`);
    return `<${p}sheet name="${title}" sheetId="${index + 1}"${hidden} r:id="rId${index + 1}"/>`;
  });
  const epoch = options.isDate1904 ? `<${p}workbookPr date1904="1"/>` : '';
  const strings = [...shared.keys()].map(
    (text) => `<${p}si><${p}t xml:space="preserve">${escaped(text)}</${p}t></${p}si>`,
  );
  const codes = formats.flatMap((format, index) =>
    typeof format === 'number'
      ? []
      : [`<${p}numFmt numFmtId="${200 + index}" formatCode="${escaped(format)}"/>`],
  );
  const xfs = formats.map(
    (format, index) =>
      `<${p}xf numFmtId="${typeof format === 'number' ? format : 200 + index}" xfId="0"/>`,
  );
  const parts: ZipFilePart[] = [
    contentTypes(sheets.length),
    relationshipsPart('_rels/.rels', [relationship('rId1', 'officeDocument', 'xl/workbook.xml')]),
    {
      name: 'xl/workbook.xml',
      data: `${head}<${p}workbook ${xmlns}="${main}" xmlns:r="${links}">${epoch}<${p}sheets>${sheetTags.join('')}</${p}sheets></${p}workbook>`,
    },
    relationshipsPart('xl/_rels/workbook.xml.rels', [
      ...sheets.map((_, index) =>
        relationship(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`),
      ),
      relationship('rIdStyles', 'styles', 'styles.xml'),
      ...(shared.size > 0
        ? [relationship('rIdStrings', 'sharedStrings', 'sharedStrings.xml')]
        : []),
    ]),
    {
      name: 'xl/styles.xml',
      data: `${head}<${p}styleSheet ${xmlns}="${main}"><${p}numFmts>${codes.join('')}</${p}numFmts><${p}cellXfs><${p}xf numFmtId="0"/>${xfs.join('')}</${p}cellXfs></${p}styleSheet>`,
    },
    ...(shared.size > 0
      ? [
          {
            name: 'xl/sharedStrings.xml',
            data: `${head}<${p}sst ${xmlns}="${main}">${strings.join(gap)}</${p}sst>`,
          },
        ]
      : []),
    ...sheetParts,
    ...(options.more ?? []),
  ];
  const stored = options.isStored ? parts.map((part) => ({ ...part, isStored: true })) : parts;
  const { change } = options;
  const changed = change === undefined ? stored : stored.map(change);
  return zipFile(
    changed.filter((part) => part !== undefined),
    options,
  );
};
