import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unitOf, unitOfState } from './units';

const mapping: Readonly<Record<string, readonly string[]>> = {
  BAG: ['BG'],
  BOX: ['BX'],
  CASE: ['CS'],
  CLAM: ['CLM'],
  FL_OZ: ['FOZ', 'FLUID_OUNCE'],
  OZ: ['OZ', 'OUNCE'],
  POUND: ['LB', 'LBS'],
  SLICE: ['SL'],
  TRAY: ['TR'],
  BATCH: ['BATCH'],
};
const pairs = Object.entries(mapping).flatMap(([unit, codes]) =>
  codes.map((code) => [code, unit] as const),
);
const codes = new Set(pairs.map(([code]) => code));

describe('the unit of a code', () => {
  it.each(pairs)('%s is %s', (code, unit) => {
    expect(unitOf(code)).toBe(unit);
  });

  it('ignores case and surrounding spaces', () => {
    const oddly = fc.constantFrom(...pairs).chain(([code, unit]) =>
      fc
        .tuple(
          fc.array(fc.boolean(), { minLength: code.length, maxLength: code.length }),
          fc.constantFrom('', ' ', '\t', '\u00a0'),
        )
        .map(([isLow, blank]) => ({
          unit,
          text:
            blank +
            Array.from(code)
              .map((c, at) => (isLow[at] ? c.toLowerCase() : c))
              .join('') +
            blank,
        })),
    );
    fc.assert(
      fc.property(oddly, ({ text, unit }) => {
        expect(unitOf(text)).toBe(unit);
      }),
    );
  });

  it('is EACH for unknown codes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!codes.has(text.trim().toUpperCase()));
        expect(unitOf(text)).toBe('EACH');
      }),
    );
    expect(unitOf('constructor')).toBe('EACH');
  });
});

describe('the unit of a state', () => {
  it.each([
    ['OPEN_BOX', 'BOX'],
    ['CASE', 'CASE'],
    ['case_open', 'CASE'],
    ['BOX_OF_BAG', 'BAG'],
    ['fl_oz', 'FL_OZ'],
    ['Open tray', 'TRAY'],
    ['CRATE', 'EACH'],
    ['', 'EACH'],
    ['SANDBOX', 'EACH'],
  ])('%s is %s', (name, unit) => {
    expect(unitOfState(name)).toBe(unit);
  });

  it('is the last word that is a unit', () => {
    const units = Object.keys(mapping);
    const other = fc.constantFrom('OPEN', 'HALF', 'X', '1');
    fc.assert(
      fc.property(
        fc.array(fc.oneof(other, fc.constantFrom(...units))),
        fc.constantFrom(...units),
        fc.array(other),
        (before, unit, after) => {
          expect(unitOfState([...before, unit, ...after].join('_'))).toBe(unit);
        },
      ),
    );
  });
});
