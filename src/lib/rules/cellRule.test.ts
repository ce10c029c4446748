import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { declarations } from '../../../resources/index';
import { productStates } from '../../../resources/productStates';
import { products } from '../../../resources/products';
import { productsInBulk } from '../../../resources/shared/bulkProducts';
import type { Field } from '../../schema/field';
import { cellRuleOf } from '../../fields/kinds';
import { cellFault, type CellRule } from './cellRule';
import { fieldRule } from '../../fields/rules';
import { readRuleMessage, ruleMessage, type RuleMessage } from './message';
import { sizeFaults } from '../../fields/size/rule';

/** The form's message for an entered text; null if it is valid. */
const formFault = (field: Field, value: unknown, locale = 'en-GB'): RuleMessage | string | null => {
  try {
    fieldRule(field, locale).validateSync(value);
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return readRuleMessage(error.message);
  }
};

/** The cell's message, in the form in which a form would receive it. */
const saidOf = (fault: RuleMessage | null) => fault && readRuleMessage(ruleMessage(fault));

/** Each locale writes numbers differently: points, commas, spaces, apostrophes, its own digits. */
const locales = [
  'en-US',
  'en-GB',
  'de-DE',
  'fr-FR',
  'de-CH',
  'en-IN',
  'es-ES',
  'pt-BR',
  'ar-EG',
] as const;

const numberLike = fc
  .tuple(
    fc.constantFrom('', ' ', '\u00a0', '\t', '-', '+', '−'),
    fc.oneof(
      fc.double({ noNaN: true, min: -1e6, max: 1e6 }).map(String),
      fc.nat(2_000).map((tenths) => String(tenths / 10)),
      fc.constantFrom(
        '0',
        '00',
        '1,5',
        '1.234,5',
        '1,500',
        '1.500',
        '12,34,567',
        "1'500",
        '1 000',
        '1e5',
        '0x1F',
        '.5',
        '5.',
      ),
      fc.constantFrom('٣', 'NaN', 'Infinity', '1.23457E+13', '0.05', '1000001', '½'),
    ),
    fc.constantFrom('', ' ', '\n', ' in', '%'),
  )
  .map((parts) => parts.join(''));

const text = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 3, arbitrary: numberLike },
  // Around the limits of the fields.
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom('x', 'é', '😀', ' '), fc.integer({ min: 95, max: 300 }))
      .map(([sign, count]) => sign.repeat(count)),
  },
  fc.constantFrom('', ' ', '\u00a0', '\ufeff', 'a@b.example', 'https://a.example', '-dev', 'x y'),
  fc.constantFrom('a', 'ab', 'prod', 'Dev', '00012345678905', '=1+1', '__proto__'),
);

/** Every field of every declaration that is entered as text or number, which includes those of the sheet. */
const entered = declarations.flatMap(({ name, fields }) =>
  Object.entries<Field>(fields)
    // A forced text is transformed while it is typed, before validation.
    .filter(([, field]) => (field.kind === 'text' && !field.forced) || field.kind === 'number')
    .map(([key, field]) => [`${name}.${key}`, field] as const),
);

describe.each(entered)('a cell of %s', (_, field) => {
  it('is refused like in the form, with the same message', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...locales), (typed, locale) => {
        const said = saidOf(cellFault(cellRuleOf(field, locale), typed));
        expect(said).toEqual(formFault(field, typed, locale));
      }),
      { numRuns: 150 },
    );
  });
});

const sheetFields = [
  ...productsInBulk.add.columns.map(({ name, field, of }) => {
    const fields: Readonly<Record<string, Field>> =
      of === undefined ? products.fields : productStates.fields;
    return [name, fields[field]] as const;
  }),
  ...productsInBulk.edit.columns.map((name) => [name, products.fields[name]] as const),
].flatMap(([name, field]) => (field ? [[name, field] as const] : []));

it('has a rule for every column of the sheets', () => {
  const { add, edit } = productsInBulk;
  expect(sheetFields).toHaveLength(add.columns.length + edit.columns.length);
  for (const [, field] of sheetFields) expect(() => cellRuleOf(field, 'en-GB')).not.toThrow();
});

const picked = sheetFields.filter(([, { kind }]) => kind === 'choice' || kind === 'reference');

describe.each(picked)('a choice in the column %s', (_, field) => {
  it("accepts the form's options, and an empty value if optional", () => {
    const rule = cellRuleOf(field, 'en-GB');
    const offered =
      field.kind === 'choice' && field.options.kind === 'fixed' ? field.options.values : ['Dairy'];
    for (const value of ['', ' ', ...offered, ...offered.map((one) => ` ${one} `)]) {
      expect(cellFault(rule, value)).toEqual(formFault(field, value));
    }
  });
});

it('refuses values that are not options', () => {
  const rule = cellRuleOf(products.fields.item_app_eligible, 'en-GB');
  expect(cellFault(rule, 'production')).toEqual({
    key: 'facings.rules.oneOf',
    values: { label: 'Eligibility', values: 'NONE, TEST, PRODUCTION' },
  });
  expect(cellFault(cellRuleOf(products.fields.category, 'en-GB'), 'x'.repeat(256))?.key).toBe(
    'facings.rules.max',
  );
});

it('accepts on and off in any case, and nothing else', () => {
  const rule = cellRuleOf(products.fields.is_archived, 'en-GB');
  for (const typed of ['true', 'FALSE', ' True ', '']) expect(cellFault(rule, typed)).toBeNull();
  for (const typed of ['yes', '1', 'archived']) {
    expect(cellFault(rule, typed)).toEqual({
      key: 'facings.rules.onOff',
      values: { label: 'Archived' },
    });
  }
});

it('checks one side of a size like the form, except that it may be missing', () => {
  fc.assert(
    fc.property(numberLike, fc.constantFrom(...locales), (typed, locale) => {
      const rule = cellRuleOf(productStates.fields.product_dimensions, locale, 'Width');
      const { width = null } = sizeFaults({}, { width: typed, height: 1, depth: 1 }, locale);
      expect(cellFault(rule, typed)).toEqual(width);
    }),
    { numRuns: 300 },
  );
  const rule = cellRuleOf(productStates.fields.product_dimensions, 'en-GB', 'Width');
  expect(cellFault(rule, ' ')).toBeNull();
});

it('refuses a field that sheets do not support', () => {
  const [, json] =
    declarations
      .flatMap(({ fields }) => Object.entries<Field>(fields))
      .find(([, { kind }]) => kind === 'json') ?? [];
  expect(() => json && cellRuleOf(json, 'en-GB')).toThrow(/json/);
});

it('is plain data, so that a worker can use it', () => {
  for (const [, field] of sheetFields) {
    const rule: CellRule = cellRuleOf(field, 'en-GB');
    expect(structuredClone(rule)).toEqual(rule);
  }
});

it('reports invisible characters', () => {
  const rule = cellRuleOf(products.fields.sku, 'en-GB');
  expect(cellFault(rule, 'A\u200b1')).toEqual({
    key: 'facings.rules.invisible',
    values: { label: 'SKU', sign: 'U+200B' },
  });
  expect(cellFault(rule, 'A–1 é')).toBeNull();
});

it('a code that a spreadsheet has shortened is refused, in forms and cells alike', () => {
  const { sku, product_description: description } = products.fields;
  for (const code of ['4,00638E+12', '1.23457e+13']) {
    const fault = cellFault(cellRuleOf(sku, 'de-DE'), code);
    expect(fault?.key).toBe('facings.rules.damaged');
    expect(formFault(sku, code)).toEqual(saidOf(fault));
    expect(cellFault(cellRuleOf(description, 'de-DE'), code)).toBeNull();
  }
  for (const code of ['1E5', '12E+3', '4.00638E12', 'A+1'])
    expect(cellFault(cellRuleOf(sku, 'de-DE'), code)).toBeNull();
});
