/** Checks that rows found many at a time equal rows found byte by byte. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits } from '../limits';
import { partBytes, type startScan } from '../scan/scan';
import { csvDelimiters } from './findDelimiter';
import { indexCells } from './indexCells';
import type { Delimiter } from '../types';

const scans = vi.hoisted(() => ({ areOn: true, started: 0, rows: 0 }));

vi.mock(import('../scan/scan'), async (importOriginal) => {
  const original = await importOriginal();
  const counted: typeof startScan = (bytes, delimiter) => {
    const scan = scans.areOn ? original.startScan(bytes, delimiter) : null;
    if (scan === null) return null;
    scans.started += 1;
    const rowsFrom = (at: number) => {
      const rows = scan.rowsFrom(at);
      scans.rows += rows;
      return rows;
    };
    return { ...scan, rowsFrom };
  };
  return { ...original, startScan: counted };
});

beforeEach(() => {
  Object.assign(scans, { areOn: true, started: 0, rows: 0 });
});

interface ReadOptions {
  readonly text: string;
  readonly delimiter: Delimiter;
  readonly isCut?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

/** All observable state of the index, and the bytes after reading. */
const indexOf = ({
  text,
  delimiter,
  isCut = false,
  columns = 512,
  rows = 100_000,
}: ReadOptions) => {
  const bytes = new TextEncoder().encode(text);
  const notes = new Map();
  const index = indexCells({
    bytes,
    from: 0,
    line: 1,
    delimiter,
    limits: { ...limits, columns, rows },
    spareRows: 0,
    room: { cells: 16, rows: 16 },
    isCut,
    notes,
  });
  if ('type' in index) return index;
  const { starts, ends, cellCount, firstOf, lines, rowCount, isEven } = index;
  const decoder = new TextDecoder();
  return {
    cells: Array.from({ length: cellCount }, (_, cell) =>
      decoder.decode(bytes.subarray(starts[cell], ends[cell])),
    ),
    firsts: Array.from({ length: rowCount + 1 }, (_, row) => firstOf(row)),
    lines: [...lines.subarray(0, rowCount)],
    isEven,
    notes: [...notes],
  };
};

const expectAlike = (asked: ReadOptions) => {
  scans.areOn = true;
  const quick = indexOf(asked);
  scans.areOn = false;
  expect(quick).toEqual(indexOf(asked));
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

describe('Rows that are found many at once', () => {
  it('equal those of the slow path, for any content', () => {
    const property = fc.property(hostile, delimiter, fc.boolean(), (text, by, isCut) => {
      expectAlike({ text, delimiter: by, isCut });
    });
    fc.assert(property, { numRuns: 5_000 });
  });

  it('equal those of the slow path at the end of a part, for any content', () => {
    const property = fc.property(
      hostile,
      fc.integer({ min: -50, max: 50 }),
      fc.constantFrom('x,y\n', '"x",y\r\n', 'x,"y ""z"""\r'),
      (text, shift, filler) => {
        const before = filler.repeat(Math.ceil((partBytes + shift - text.length) / filler.length));
        expectAlike({ text: before + text + filler.repeat(3), delimiter: ',' });
      },
    );
    fc.assert(property, { numRuns: 300 });
  });

  it('are refused by the same limits', () => {
    const property = fc.property(
      hostile,
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 6 }),
      (text, columns, rows) => {
        expectAlike({ text, delimiter: ',', columns, rows });
      },
    );
    fc.assert(property, { numRuns: 2_000 });
  });

  it('are nearly all rows of a usual file, also of one larger than a part', () => {
    const text = 'sku,"name, in full",par\r\n'.repeat(5_000);
    expectAlike({ text, delimiter: ',' });
    expect(scans).toEqual({ areOn: false, started: 1, rows: 5_000 });
  });

  it('go on behind a row that is longer than a part', () => {
    const long = `"${'l'.repeat(partBytes - 100)}",${'m'.repeat(5_000)}\n`;
    const text = `a,b\n${long}c,d\n${'e,f\n'.repeat(20)}`;
    expectAlike({ text, delimiter: ',' });
    expect(scans.rows).toBe(22);
  });
});
