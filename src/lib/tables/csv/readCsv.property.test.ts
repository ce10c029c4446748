import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvDelimiters } from './findDelimiter';
import { bytesOf, linesOf, noticesIn, readOrRefused, readWell, rowsOf } from './testing/rowsOf';
import { mainRuns } from '../../../../tests/support/cases';

const runs = { numRuns: mainRuns(1_000) };

const cell = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
  fc
    .array(
      fc.constantFrom('"', '""', ',', ';', '\t', '|', '\n', '\r\n', '\r', ' ', 'x', 'é', '🥖'),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
);

const delimiter = fc.constantFrom(...csvDelimiters);
const lineEnd = fc.constantFrom('\n', '\r\n', '\r');

/** Tables with visible first cells, so that no row is blank and the file is not taken for another type. */
const rows = fc.integer({ min: 2, max: 6 }).chain((columns) =>
  fc.array(
    fc.array(cell, { minLength: columns, maxLength: columns }).map(([first = '', ...rest]) => {
      return [`k${first}`, ...rest];
    }),
    { minLength: 1, maxLength: 8 },
  ),
);

const wellFormed = fc.record({
  rows,
  delimiter,
  lineEnd,
  hasLastEnd: fc.boolean(),
  quotes: fc.infiniteStream(fc.boolean()),
});

type WellFormed = typeof wellFormed extends fc.Arbitrary<infer Of> ? Of : never;

/** Writes a file as other programs do: quotes where needed, and sometimes where not. */
const write = ({ rows: table, delimiter: by, lineEnd: end, hasLastEnd, quotes }: WellFormed) => {
  const written = (text: string) => {
    const isNeeded = /["\r\n]/.test(text) || text.includes(by);
    const isQuoted = quotes.next().value === true || isNeeded;
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return table.map((row) => row.map(written).join(by)).join(end) + (hasLastEnd ? end : '');
};

describe('A well-formed file', () => {
  it('is read as it was written', () => {
    const property = fc.property(wellFormed, (sample) => {
      const read = readWell(write(sample), { delimiter: sample.delimiter });
      expect(rowsOf(read)).toEqual(sample.rows);
      expect(noticesIn(read)).not.toHaveProperty('unclosedQuote');
      expect(noticesIn(read)).not.toHaveProperty('strayQuote');
      expect(noticesIn(read)).not.toHaveProperty('mixedLineEnds');
      expect(noticesIn(read)).not.toHaveProperty('ragged');
    });
    fc.assert(property, runs);
  });

  it('is read as papaparse reads it', () => {
    const property = fc.property(wellFormed, (sample) => {
      const file = write(sample);
      const theirs = Papa.parse<string[]>(file, {
        delimiter: sample.delimiter,
        newline: sample.lineEnd,
        skipEmptyLines: true,
      });
      expect(theirs.errors).toEqual([]);
      expect(rowsOf(readWell(file, { delimiter: sample.delimiter }))).toEqual(theirs.data);
    });
    fc.assert(property, runs);
  });

  it('is read as papaparse has written it', () => {
    const property = fc.property(rows, delimiter, (table, by) => {
      const file = Papa.unparse(table, { delimiter: by });
      expect(rowsOf(readWell(file, { delimiter: by }))).toEqual(table);
    });
    fc.assert(property, runs);
  });

  it('has its lines where its rows begin', () => {
    const property = fc.property(wellFormed, (sample) => {
      const ends = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;
      let line = 1;
      const expected = sample.rows.map((row) => {
        const begins = line;
        line += 1 + row.reduce((sum, text) => sum + ends(text), 0);
        return begins;
      });
      expect(linesOf(readWell(write(sample), { delimiter: sample.delimiter }))).toEqual(expected);
    });
    fc.assert(property, runs);
  });
});

describe('Any file', () => {
  const crooked = fc
    .array(fc.constantFrom('"', '"', ',', '\n', '\r', '\r\n', 'x', 'xy', ' ', ';'), {
      maxLength: 60,
    })
    .map((parts) => parts.join(''));

  it('loses no text and gains none, however crooked its quotes', () => {
    const property = fc.property(crooked, (file) => {
      const read = readOrRefused(bytesOf(file), { delimiter: ',' });
      const seen = read === null ? '' : rowsOf(read).flat().join('');
      const only = (text: string) => text.replace(/[^xy;]/g, '');
      // Rows that show nothing but quotes stay, as rows with letters do; blank rows have neither.
      expect(only(seen)).toBe(only(file));
    });
    fc.assert(property, { numRuns: mainRuns(5_000) });
  });

  it('loses no row after a quote that is not closed, but reports it', () => {
    const plain = fc.array(fc.constantFrom('1,2', 'a,b', 'x y,z'), { minLength: 1, maxLength: 9 });
    const property = fc.property(plain, plain, (above, below) => {
      const file = [...above, '"lone,2', ...below].join('\n');
      const read = readWell(file, { delimiter: ',' });
      expect(rowsOf(read).map((row) => row.join(','))).toEqual(file.split('\n'));
      const line = above.length + 1;
      expect(noticesIn(read)).toEqual({ unclosedQuote: { line, count: 1 } });
    });
    fc.assert(property, runs);
  });

  it('is read or refused for any bytes, and every span is within them', () => {
    const property = fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      const read = readOrRefused(Uint8Array.from(bytes));
      if (read === null) return;
      const { table } = read;
      expect(table.starts).toHaveLength(table.rowCount * table.columnCount);
      expect(table.ends).toHaveLength(table.starts.length);
      table.starts.forEach((start, of) => {
        const end = table.ends[of] ?? -1;
        expect(start <= end && end <= table.bytes.length).toBe(true);
      });
    });
    fc.assert(property, runs);
  });
});
