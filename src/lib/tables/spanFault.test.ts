import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../../resources/products';
import { productStates } from '../../../resources/productStates';
import { cellRuleOf } from '../../fields/kinds';
import { cellFault, type CellRule } from '../rules/cellRule';
import { spanFault } from './checkTable';
import { mainRuns } from '../../../tests/support/cases';

const encoder = new TextEncoder();

const faultOf = (rule: CellRule, text: string): boolean => {
  const bytes = encoder.encode(`,${text},`);
  return spanFault(rule)(bytes, 1, bytes.length - 1);
};

const label = 'Width';
const rules: readonly CellRule[] = [
  { kind: 'text', label, isRequired: true, limits: { label, max: 12 } },
  { kind: 'text', label, isRequired: false, limits: { label, max: 12, min: 3 } },
  { kind: 'text', label, isRequired: true, limits: { label, max: 12, min: 1 } },
  { kind: 'text', label, isRequired: false, limits: { label, max: 30, format: 'email' } },
  {
    kind: 'number',
    label,
    isRequired: false,
    limits: { label, min: 0, step: 0.1 },
    locale: 'en-GB',
  },
  {
    kind: 'number',
    label,
    isRequired: true,
    limits: { label, max: 500, isWhole: true },
    locale: 'de-DE',
  },
  { kind: 'text', label, isRequired: true, limits: { label, max: 12, min: 3 } },
  { kind: 'name', label, isRequired: false, max: 9 },
  { kind: 'oneOf', label, isRequired: false, values: ['NONE', 'TEST'] },
  { kind: 'onOff', label, isRequired: false },
  { kind: 'name', label, isRequired: false, max: 9 },
  ...['sku', 'product_description', 'l6_id', 'item_app_eligible', 'is_archived'].flatMap((name) => {
    const field = Object.entries(products.fields).find(([its]) => its === name)?.[1];
    return field ? [cellRuleOf(field, 'en-GB')] : [];
  }),
  cellRuleOf(productStates.fields.state, 'fr-FR'),
  cellRuleOf(productStates.fields.reporting_uom_baseline, 'fr-FR'),
];

const texts = fc.oneof(
  fc.string({ maxLength: 16 }),
  fc.string({ unit: 'binary', maxLength: 16 }),
  fc.stringMatching(/^\s{0,2}[+-]?\d{0,17}[.,]?\d{0,6}\s{0,2}$/),
  fc.double({ noNaN: true }).map(String),
  fc.integer({ min: -9999, max: 99_999 }).map((value) => String(value / 100)),
  fc.constantFrom(
    '',
    ' ',
    '\u00a0',
    '\u2003 ',
    '.',
    '1.',
    '.5',
    '0.30',
    '1e5',
    '−4',
    'true',
    'NONE',
    'TEST ',
  ),
  fc.stringMatching(/^[\s\u00a0\u2003]{0,3}[äßé漢a-z]{0,14}[\s\u00a0]{0,3}$/),
);

describe('the rule of a cell, checked on its bytes', () => {
  it('agrees with the check of the text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...rules), texts, (rule, text) => {
        fc.pre(text.isWellFormed());
        expect(faultOf(rule, text)).toBe(cellFault(rule, text) !== null);
      }),
      { numRuns: mainRuns(20_000) },
    );
  });

  it('reads a plain number as exactly as its text', () => {
    const rule = rules[4] as CellRule;
    for (const text of [
      '0.1',
      '0.3',
      '12.7',
      '0.15',
      '999999999999.9',
      '123456789012345',
      '1..2',
    ]) {
      expect([text, faultOf(rule, text)]).toEqual([text, cellFault(rule, text) !== null]);
    }
  });
});
