import fc from 'fast-check';
import { read, utils, write } from 'xlsx';
import { describe, expect, it } from 'vitest';
import { buildXlsx } from './testing/buildXlsx';
import type { BuiltCell, BuildOptions } from './testing/buildXlsx';
import { openBytes } from './testing/openXlsx';
import { cellNumberText } from './cellValue';
import { mainRuns } from '../../../../tests/support/cases';

const isBlank = (text: string) => /^[\0- ]*$/.test(text);

/** A table in the expected form: blanks are empty, and rows and columns end at the last content. */
const settled = (rows: readonly (readonly string[])[]): string[][] => {
  const filled = rows
    .map((row) => row.map((text) => (isBlank(text) ? '' : text)))
    .filter((row) => row.some((text) => text !== ''));
  const width = Math.max(0, ...filled.map((row) => row.findLastIndex((text) => text !== '') + 1));
  return filled.map((row) => Array.from({ length: width }, (_, at) => row[at] ?? ''));
};

const piece = fc.constantFrom(
  '<',
  '&',
  ']]>',
  '"',
  "'",
  '_x0041_',
  '_x',
  '&#65;',
  '\n',
  '\t',
  ' ',
  '00123',
  '😀',
  'é',
  '=1+1',
  '__proto__',
  'true',
  '12',
);
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.array(piece, { maxLength: 4 }).map((pieces) => pieces.join('')),
);
const textRows = fc.array(fc.array(text, { maxLength: 6 }), { maxLength: 12 });

/** Piece sizes from one byte up, so that every token is cut somewhere. */
const cuts = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 7 });
const cutter = (sizes: readonly number[]) => {
  let at = 0;
  return () => sizes[at++ % sizes.length]!;
};

const build = fc.record<BuildOptions>({
  strings: fc.constantFrom('shared', 'inline', 'formula'),
  isUnnumbered: fc.boolean(),
  isStored: fc.boolean(),
  isIndented: fc.boolean(),
});

describe('readWorkbook compared with the writer of the file', () => {
  it('gives back every text, cut anywhere', async () => {
    await fc.assert(
      fc.asyncProperty(textRows, build, cuts, async (rows, options, sizes) => {
        const { texts } = await openBytes(buildXlsx({ ...options, rows }), {
          pieceSize: cutter(sizes),
          slice: sizes[0]! * 7,
        });
        expect(texts).toEqual(settled(rows));
      }),
      { numRuns: mainRuns(250) },
    );
  });

  it('loses no row at any edge of pieces', async () => {
    const rows = Array.from({ length: 40 }, (_, row) => [`a${row}`, { value: String(row) }, 'z']);
    const bytes = buildXlsx({ rows });
    const expected = (await openBytes(bytes)).texts;
    expect(expected).toHaveLength(40);
    for (let size = 1; size < 130; size += 1) {
      const { texts } = await openBytes(bytes, { pieceSize: () => size });
      expect(texts, `pieces of ${size}`).toEqual(expected);
    }
  });
});

// SheetJS decodes `&amp;#65;` twice.
const cell = fc.oneof(
  text.map((value) => value.replaceAll('#', '')),
  fc.integer({ min: -1_000_000, max: 1_000_000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
  fc.boolean(),
  fc.constant(null),
);

const asText = (value: unknown) => {
  if (typeof value === 'number') return cellNumberText(value);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return value === null ? '' : String(value);
};

describe('readWorkbook against SheetJS', () => {
  it('reads what SheetJS writes as SheetJS reads it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { maxLength: 6 }), { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        fc.boolean(),
        cuts,
        async (rows, bookSST, compression, sizes) => {
          const sheet = utils.aoa_to_sheet(rows);
          const book = { SheetNames: ['Data'], Sheets: { Data: sheet } };
          const options = { type: 'array', bookType: 'xlsx', bookSST, compression } as const;
          const bytes = new Uint8Array(write(book, options) as ArrayBuffer);
          const theirs: unknown[][] = utils.sheet_to_json(
            read(bytes, { type: 'array' }).Sheets.Data!,
            { header: 1, raw: true, blankrows: false, defval: null },
          );
          const { texts } = await openBytes(bytes, { pieceSize: cutter(sizes) });
          expect(texts).toEqual(settled(theirs.map((row) => row.map(asText))));
        },
      ),
      { numRuns: mainRuns(200) },
    );
  });

  it('agrees with it on larger files of all kinds', async () => {
    const rows = Array.from({ length: 3_000 }, (_, row): BuiltCell[] => [
      `sku-${row}`,
      `Name ${row % 70} é`,
      { value: String(row * 1.25) },
      { type: 'b', value: String(row % 2) },
      row % 3 === 0 ? undefined : 'x',
    ]);
    for (const strings of ['shared', 'inline', 'formula'] as const) {
      const bytes = buildXlsx({ rows, strings });
      const theirs: unknown[][] = utils.sheet_to_json(
        read(bytes, { type: 'array' }).Sheets.Sheet1!,
        { header: 1, raw: true, defval: null },
      );
      const { texts } = await openBytes(bytes);
      expect(texts).toEqual(settled(theirs.map((row) => row.map(asText))));
    }
  });
});
