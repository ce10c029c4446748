import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openXlsx } from './testing/openXlsx';
import { cellDateText, isPlainNumber, cellNumberText } from './cellValue';

const encoder = new TextEncoder();
const isPlain = (text: string) => isPlainNumber(encoder.encode(text), 0, text.length);

/** Format, stored value, expected text. */
const table: [string | number, string, string][] = [
  // Codes.
  ['00000', '123', '00123'],
  ['00000', '1234567', '1234567'],
  ['00000', '12.5', '12.5'],
  ['00000', '-12', '-12'],
  ['00000000000000', '12345678905', '00012345678905'],
  ['00000;-00000;0', '7', '00007'],
  ['"SKU-"0000', '42', 'SKU-0042'],
  [String.raw`\A\-000\Z`, '5', 'A-005Z'],
  ['[Red]00000', '123', '00123'],
  ['"€"00', '5', '5'],
  ['0 00000 00000 0', '12345678905', '0 12345 67890 5'],
  ['000-000', '1234', '001-234'],
  ['000-000', '12345678', '12345-678'],
  ['"ID-"0', '7', 'ID-7'],
  ['(000) 000-0000', '15550100', '(001) 555-0100'],
  [String.raw`00\ 00\.00`.replaceAll('\\\\', '\\'), '123', '00 01.23'],
  ['[<=99999]00000;00000-0000', '501', '00501'],
  ['[<=99999]00000;00000-0000', '5010123', '00501-0123'],
  ['[$-409]00000', '12', '00012'],
  ['_-00000_-', '12', '00012'],
  ['"EUR"00', '5', '5'],
  ['0" kg"', '12', '12'],
  ['0', '12345678901234', '12345678901234'],
  ['0', '12.75', '12.75'],
  ['@', '00', '0'],
  // Numbers: the stored value, not its appearance.
  [0, '12345678901234', '12345678901234'],
  [0, '1.2345678901234E+13', '12345678901234'],
  [0, '12345678901234500', '12345678901234500'],
  [0, '0.0000012', '0.0000012'],
  [0, '1.2E-6', '0.0000012'],
  [0, '0.30000000000000004', '0.3'],
  [0, '19.989999999999998', '19.99'],
  [0, '1E5', '100000'],
  [0, '-0', '0'],
  [0, '1e999', '1e999'],
  [0, '0x1F', '0x1F'],
  [9, '0.15', '0.15'],
  ['0.00%', '0.1525', '0.1525'],
  [4, '1234.5', '1234.5'],
  [44, '9.9', '9.9'],
  [11, '1234567', '1234567'],
  ['#,##0.00 "each"', '12', '12'],
  ['0.00E+00', '1500', '1500'],
  ['General', '1.50', '1.5'],
  ['[Red]0.0', '2.25', '2.25'],
  ['"days" 0', '3', '3'],
  // Dates and times.
  [14, '45292', '2024-01-01'],
  [22, '45292.354166666664', '2024-01-01T08:30:00'],
  [20, '0.5', '12:00:00'],
  [20, '45292.5', '2024-01-01T12:00:00'],
  [46, '1.1041666666666667', '26:30:00'],
  ['yyyy-mm-dd', '45351', '2024-02-29'],
  ['dd/mm/yyyy hh:mm', '45351.999988425923', '2024-02-29T23:59:59'],
  ['[$-409]d\\-mmm\\-yy;@', '45292', '2024-01-01'],
  ['mmm-yy', '45292', '2024-01-01'],
  ['h:mm AM/PM', '0.75', '18:00:00'],
  ['[h]:mm', '1.5', '36:00:00'],
  ['yyyy"year"', '45292', '2024-01-01'],
  [14, '1', '1900-01-01'],
  [14, '59', '1900-02-28'],
  [14, '60', '60'],
  [14, '61', '1900-03-01'],
  [14, '2958465', '9999-12-31'],
  [14, '2958466', '2958466'],
  [14, '-1', '-1'],
];

describe('values of cells', () => {
  it('become texts by their format', async () => {
    const { texts } = await openXlsx({
      rows: table.map(([format, value]) => ['x', { value, format }]),
    });
    expect(texts.map((row, index) => [...table[index]!.slice(0, 2), row[1]])).toEqual(table);
  });
});

describe('numberText', () => {
  it('never writes an exponent, and says the same number', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = cellNumberText(value);
        expect(text).toMatch(/^-?(0|[1-9]\d*)(\.\d*[1-9])?$/);
        expect(Number(text)).toBe(Number(value.toPrecision(15)) + 0);
      }),
    );
  });
});

describe('isPlainNumber', () => {
  it('passes nothing that numberText would write in another way', () => {
    const digits = fc.string({
      unit: fc.constantFrom('0', '0', '1', '5', '.', '-', '+', 'e', ' '),
      maxLength: 18,
    });
    const written = fc.oneof(
      digits,
      fc.double({ noNaN: true }).map(String),
      fc.integer().map(String),
      fc.integer({ min: -999_999, max: 999_999 }).map((value) => String(value / 100)),
    );
    fc.assert(
      fc.property(written, (text) => {
        const isSame =
          /^[-\d.]+$/.test(text) &&
          Number.isFinite(Number(text)) &&
          cellNumberText(Number(text)) === text;
        if (isPlain(text)) expect(isSame).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it('passes what nearly all cells hold', () => {
    for (const text of ['0', '7', '-7', '12.5', '0.25', '-0.5', '100', '123456789012345']) {
      expect(isPlain(text), text).toBe(true);
    }
  });
});

describe('dateText', () => {
  it('counts the same day from either epoch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_463, max: 2_958_465 }), (day) => {
        expect(cellDateText(day - 1_462, 'date', true)).toBe(cellDateText(day, 'date', false));
        expect(cellDateText(day, 'date', false)).toBe(
          new Date(Date.UTC(1899, 11, 30 + day)).toISOString().slice(0, 10),
        );
      }),
    );
  });
});
