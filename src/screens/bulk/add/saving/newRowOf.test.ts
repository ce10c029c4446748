import { describe, expect, it } from 'vitest';
import { readNumber, styleOf } from '../../../../lib/text/numbers';
import type { ImportColumn } from '../../columns/productColumns';
import { newRowOf, newStateOf } from './buildRows';

type Texts = Partial<Record<ImportColumn, string>>;

const textOf =
  (texts: Texts) =>
  (column: ImportColumn): string =>
    texts[column] ?? '';

/** Reads cells in German number format. */
const numberOf = (texts: Texts) => (column: ImportColumn) => {
  const read = readNumber(texts[column] ?? '', styleOf('de-DE'));
  return typeof read === 'number' ? read : null;
};

const stateOf = (texts: Texts) => newStateOf(textOf(texts), numberOf(texts));

const rowOf = (texts: Texts, zones: readonly string[] = []) =>
  newRowOf({
    row: 7,
    textOf: textOf(texts),
    numberOf: numberOf(texts),
    notionalOf: (name) => ({ name }),
    zones,
  });

describe('a row of the sheet as it is sent', () => {
  it('is trimmed, empty texts are null, and the eligibility is NONE unless another is given', () => {
    expect(rowOf({ sku: ' A-1 ', product_description: ' Milk', category: '  ' })).toEqual({
      row: 7,
      values: {
        sku: 'A-1',
        product_description: 'Milk',
        primary_category: null,
        category: null,
        item_app_eligible: 'NONE',
      },
      notional: null,
      state: null,
      zones: [],
    });
    expect(rowOf({ item_app_eligible: 'TEST' }).values.item_app_eligible).toBe('TEST');
  });

  it('asks for a notional product by its trimmed name, and takes its zones along', () => {
    const row = rowOf({ notional_name: ' Oat milk ' }, ['z1']);
    expect(row.notional).toEqual({ name: 'Oat milk' });
    expect(row.zones).toEqual(['z1']);
  });
});

describe('the state that comes along', () => {
  it('is none while no column of it is filled', () => {
    expect(stateOf({ sku: 'A' })).toBeNull();
  });

  it('is a BOX where only something else of it is filled', () => {
    const sides = {
      state_dimensions_width: '1.5',
      state_dimensions_height: '2',
      state_dimensions_depth: '3,5',
    };
    expect(stateOf(sides)).toEqual({
      state: 'BOX',
      reporting: null,
      size: { width: 1.5, height: 2, depth: 3.5 },
    });
    // A size without all dimensions is dropped; the state is created anyway.
    expect(stateOf({ ...sides, state_dimensions_depth: '' })).toEqual({
      state: 'BOX',
      reporting: null,
      size: null,
    });
  });

  it('is upper case, with units by code and the baseline 1 where none is given', () => {
    expect(stateOf({ state: 'open_box', state_reporting_uom: 'lbs' })).toEqual({
      state: 'OPEN_BOX',
      reporting: { uom: 'POUND', baseline: 1 },
      size: null,
    });
    expect(stateOf({ state_reporting_uom_baseline: '12' })).toMatchObject({
      reporting: { uom: 'EACH', baseline: 12 },
    });
    expect(stateOf({ state: 'CASE' })).toMatchObject({ reporting: null, size: null });
  });
});
