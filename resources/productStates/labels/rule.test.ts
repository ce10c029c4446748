import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { programNumber } from '../../../src/lib/text/numbers';
import { isBlankRow, labelRows, sentLabels, type LabelRow } from '.';
import { labelFaults, labelsRule } from './rule';

/** Key of the message that refuses the value; undefined if it is valid. */
const refusalOf = (value: unknown): string | undefined =>
  labelsRule(value, { label: 'Prediction labels', locale: 'en-GB', values: {} })?.key;

const row = (label: string, value: LabelRow['value'] = 1): LabelRow => ({ label, value });
const duplicate = 'facings.rules.duplicateKey';

describe('prediction labels', () => {
  it.each([
    [[row('a'), row('a')], duplicate],
    [[row('a'), row(' a ')], duplicate],
    [[row('a'), row('A')], undefined],
    [[row('__proto__'), row('__proto__')], duplicate],
    [[row('constructor'), row('toString')], undefined],
    [[row('', null), row(' ', ' ')], undefined],
    [[row('', 3)], 'facings.rules.required'],
    [[row('a', null)], 'facings.rules.required'],
    [[row('a', 'x')], 'facings.rules.number'],
    [[row('a', '1e999')], 'facings.rules.number'],
    [[row('a', Infinity)], 'facings.rules.number'],
    [[row('a', -1)], 'facings.rules.least'],
    [[row('a', '-0.5')], 'facings.rules.least'],
    [[row('a', 0)], undefined],
    [[row('a', '1,5')], undefined],
    [[row('a', '1,500')], 'facings.rules.twoNumbers'],
    [[row('x'.repeat(501))], 'facings.rules.max'],
    [{ a: 1, b: 'x' }, 'facings.rules.number'],
    [{ a: 1, b: { deep: 1 } }, 'facings.rules.number'],
    [null, undefined],
    [[], undefined],
  ])('%j is refused by %j', (value, key) => {
    expect(refusalOf(value)).toBe(key);
  });

  it('reports each later one of equal labels, and never the first', () => {
    const faults = labelFaults(
      [row('a'), row('b'), row('a '), row('', null), row('a', 'x')],
      'en-GB',
    );
    expect(faults).toEqual([
      {},
      {},
      { label: { key: duplicate } },
      {},
      { label: { key: duplicate }, value: { key: 'facings.rules.number' } },
    ]);
  });
});

const anyLabel = fc.oneof(
  fc.string({ maxLength: 4 }),
  fc.constantFrom('a', ' a', 'a ', '\u00a0a', '', ' ', '__proto__', 'constructor', '7', '07'),
);
const anyValue = fc.oneof(
  fc.double(),
  fc.constantFrom(null, '', ' ', 'x', '1,5', '1.5', '-1', '1e999', ' 2 ', '−3'),
);
const anyRows = fc.array(fc.record({ label: anyLabel, value: anyValue }), { maxLength: 6 });

it('are valid exactly if trimmed labels are unique and every number is at least 0', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      const filled = rows.filter((one) => !isBlankRow(one));
      const names = filled.map(({ label }) => label.trim());
      const isNumber = (value: unknown) => {
        const text = String(value ?? '').replace(/\s/g, '');
        const number = typeof value === 'number' ? value : Number(text.replace(',', '.') || NaN);
        return Number.isFinite(number) && number >= 0;
      };
      const isFine =
        !names.includes('') &&
        new Set(names).size === names.length &&
        filled.every(({ value }) => isNumber(value));
      expect(refusalOf(rows) === undefined).toBe(isFine);
    }),
  );
});

it('are sent as a map of exactly those rows, and read back unchanged', () => {
  fc.assert(
    fc.property(anyRows, (rows) => {
      fc.pre(refusalOf(rows) === undefined);
      // The form keeps a number for every text that is one.
      fc.pre(rows.every(({ value }) => typeof value !== 'string' || programNumber(value) !== null));
      const sent = sentLabels(rows) ?? {};
      const filled = rows.filter((one) => !isBlankRow(one));
      expect(Object.keys(sent).sort()).toEqual(filled.map(({ label }) => label.trim()).sort());
      for (const value of Object.values(sent)) expect(value).toBeTypeOf('number');
      // Sending and reading again returns the same map.
      const stored = JSON.parse(JSON.stringify(sent)) as unknown;
      expect(sentLabels(labelRows(stored))).toEqual(stored);
    }),
  );
});

it.each([
  [{ milk: 3, oat: 0.5 }, [row('milk', 3), row('oat', 0.5)]],
  [{ milk: '3' }, [row('milk', '3')]],
  [{ milk: null }, [row('milk', null)]],
  [{ milk: { deep: 1 } }, [row('milk', '{"deep":1}')]],
  ['milk', []],
  [7, []],
  [
    [null, 'x', { label: 'a', value: 1 }, {}],
    [row('a'), row('', null)],
  ],
])('%j is read as rows', (value, rows) => {
  expect(labelRows(value)).toEqual(rows);
});
