/** Checks that rows read from bytes equal those of a simple reader, also where a part of the bytes ends. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spareRows } from '../cellIndex';
import { limits } from '../limits';
import { FileRefusal } from '../refusal';
import type { Delimiter } from '../types';
import { csvDelimiters } from './findDelimiter';
import { indexCells, partBytes } from './indexCells';
import { referenceIndex } from './testing/referenceIndex';
import { mainRuns } from '../../../../tests/support/cases';

interface ReadOptions {
  readonly text: string;
  readonly delimiter: Delimiter;
  readonly isCut?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

/** All observable state of the index. */
const indexOf = ({
  text,
  delimiter,
  isCut = false,
  columns = 512,
  rows = 100_000,
}: ReadOptions) => {
  const bytes = new TextEncoder().encode(text);
  const notes = new Map();
  try {
    const { starts, ends, firsts, lines, rowCount } = indexCells({
      bytes,
      from: 0,
      line: 1,
      delimiter,
      limits: { ...limits, columns, rows },
      isCut,
      notes,
    });
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const cells = Array.from({ length: firsts[rowCount]! }, (_, cell) =>
      decoder.decode(bytes.subarray(starts[cell], ends[cell])),
    );
    return {
      rows: Array.from({ length: rowCount }, (_, row) => cells.slice(firsts[row], firsts[row + 1])),
      lines: [...lines.subarray(0, rowCount)],
      notes,
    };
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    const { code, values } = error.refused;
    return { code, values };
  }
};

const expectAlike = ({ text, delimiter, isCut, columns = 512, rows = 100_000 }: ReadOptions) => {
  const expected = referenceIndex(text, {
    delimiter,
    isCut: isCut === true,
    limits: { columns, rows },
  });
  expect(indexOf({ text, delimiter, isCut: isCut === true, columns, rows })).toEqual(expected);
};

const delimiter = fc.constantFrom(...csvDelimiters);
const piece = fc.constantFrom(
  ...[
    '"',
    '""',
    '","',
    ',',
    ';',
    '\t',
    '|',
    '\n',
    '\r\n',
    '\r',
    ' ',
    'a',
    'name',
    '1.5',
    'é',
    '🥖',
  ],
);
const hostile = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''));

describe('Rows read from bytes', () => {
  it('equal those of a simple reader, for any content', () => {
    const property = fc.property(hostile, delimiter, fc.boolean(), (text, by, isCut) => {
      expectAlike({ text, delimiter: by, isCut });
    });
    fc.assert(property, { numRuns: mainRuns(5_000) });
  });

  it('equal those of a simple reader at the end of a part, for any content', () => {
    const property = fc.property(
      hostile,
      fc.integer({ min: -50, max: 50 }),
      fc.constantFrom('x,y\n', '"x",y\r\n', 'x,"y ""z"""\r'),
      (text, shift, filler) => {
        const before = filler.repeat(Math.ceil((partBytes + shift - text.length) / filler.length));
        expectAlike({ text: before + text + filler.repeat(3), delimiter: ',' });
      },
    );
    fc.assert(property, { numRuns: mainRuns(300) });
  });

  it('are refused by the same limits', () => {
    const property = fc.property(
      hostile,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 6 }),
      (text, columns, rows) => {
        expectAlike({ text, delimiter: ',', columns, rows: rows - spareRows });
      },
    );
    fc.assert(property, { numRuns: mainRuns(2_000) });
  });

  it('equal those of a simple reader in a usual file of many parts', () => {
    expectAlike({ text: 'sku,"name, in full",par\r\n'.repeat(20_000), delimiter: ',' });
  });

  it('go on behind a row that is longer than a part', () => {
    const long = `"${'l'.repeat(partBytes - 100)}",${'m'.repeat(5_000)}\n`;
    const text = `a,b\n${long}c,d\n${'e,f\n'.repeat(20)}`;
    expectAlike({ text, delimiter: ',' });
  });

  it('have room, however few the beginning of the file promises', () => {
    const start = `${'n'.repeat(20_000)},\n`.repeat(10);
    expectAlike({ text: start + ',x'.repeat(400).concat('\n').repeat(800), delimiter: ',' });
    expectAlike({ text: `${'a,'.repeat(100_000)}\n`, delimiter: ',', columns: 200_000 });
  });
});
