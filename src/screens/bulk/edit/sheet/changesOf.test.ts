import { describe, expect, it } from 'vitest';
import { product, productSheet, type } from '../testing/productSheet';
import { planText, zonesKey } from '../../columns/zonePlan';
import { rowsToSave, changedTexts, faultyRows, settleChanges, unknownPairs } from './changesOf';

const milk = { id: 'n-1', name: 'Milk' };
const plan = (on: readonly string[], off: readonly string[] = []) => planText({ on, off });

describe('the values sent for a changed row', () => {
  it('is its id and the keys that differ, as the platform takes them', () => {
    const sheet = productSheet([product(1), product(2), product(3, { category: 'Frozen' })]);
    type(sheet, 0, 'category', ' Dairy ');
    type(sheet, 0, 'is_archived', 'TRUE');
    type(sheet, 2, 'category', '');
    expect(rowsToSave(sheet)).toMatchObject([
      {
        row: 0,
        id: 'p-1',
        before: { category: null, is_archived: false },
        after: { category: 'Dairy', is_archived: true },
      },
      { row: 2, id: 'p-3', before: { category: 'Frozen' }, after: { category: null } },
    ]);
    expect(Object.keys(rowsToSave(sheet)[0]?.after ?? {})).toEqual(['category', 'is_archived']);
  });

  it('is nothing where a cell reads otherwise and means the same', () => {
    const sheet = productSheet([product(1)]);
    type(sheet, 0, 'is_archived', '');
    type(sheet, 0, 'product_description', ' Product 1 ');
    expect(rowsToSave(sheet)).toEqual([]);
  });

  it('use the id of the named record, and the previously stored id', () => {
    const sheet = productSheet([
      product(1, {
        inventory_notional_product_id: 'n-1',
        inventory_notional_product: milk,
        notional_name: 'Milk',
      }),
      product(2),
    ]);
    type(sheet, 0, 'inventory_notional_product_id', '');
    type(sheet, 1, 'inventory_notional_product_id', ' MILK ');
    const [first] = sheet.references;
    if (!first) throw new Error('No column of names.');
    const [column, { names }] = first;
    expect(changedTexts(sheet, column)).toEqual(['MILK']);
    names.learnChecked(['MILK'], [{ id: 'n-1', key: 'Milk' }]);
    expect(rowsToSave(sheet).map(({ before, after }) => [before, after])).toEqual([
      [{ inventory_notional_product_id: 'n-1' }, { inventory_notional_product_id: null }],
      [{ inventory_notional_product_id: null }, { inventory_notional_product_id: 'n-1' }],
    ]);
  });

  it('never clear a link because of a name that was not checked or is unknown', () => {
    const sheet = productSheet([product(1, { inventory_notional_product_id: 'n-1' })]);
    type(sheet, 0, 'inventory_notional_product_id', 'Oat milk');
    expect(() => rowsToSave(sheet)).toThrow('Oat milk');
    for (const { names } of sheet.references.values()) names.learnChecked(['Oat milk'], []);
    expect(() => rowsToSave(sheet)).toThrow('Oat milk');
  });
});

describe('zones of a changed row', () => {
  it('are those that it is not in yet, and those that it is in', () => {
    const sheet = productSheet([product(1, { zones: ['a', { id: 'b' }] })]);
    type(sheet, 0, zonesKey, plan(['a', 'c'], ['b', 'd']));
    expect(rowsToSave(sheet)[0]?.zones).toEqual({ add: ['c'], remove: ['b'] });
  });

  it('are checked if the platform did not send them', () => {
    const sheet = productSheet([product(1, { zones: undefined })]);
    type(sheet, 0, zonesKey, plan(['a'], ['b']));
    expect(unknownPairs(sheet)).toEqual([
      ['a', 'p-1'],
      ['b', 'p-1'],
    ]);
    sheet.knownLinks.learn(unknownPairs(sheet), [['a', 'p-1']]);
    expect(unknownPairs(sheet)).toEqual([]);
    expect(rowsToSave(sheet)).toEqual([]);
  });

  it('are none for an archived product, which leaves all of its own', () => {
    const sheet = productSheet([product(1, { zones: ['a', 'b'] })]);
    type(sheet, 0, zonesKey, plan(['c']));
    type(sheet, 0, 'is_archived', 'true');
    expect(rowsToSave(sheet)[0]).toMatchObject({
      zones: { add: [], remove: [] },
      leaves: ['a', 'b'],
    });
  });

  it('are the reverse when a saved change is undone in the sheet', () => {
    const sheet = productSheet([product(1)]);
    type(sheet, 0, zonesKey, plan(['a']));
    settleChanges(sheet, rowsToSave(sheet));
    expect(rowsToSave(sheet)).toEqual([]);
    sheet.entries.undo();
    expect(rowsToSave(sheet)[0]?.zones).toEqual({ add: [], remove: ['a'] });
  });
});

describe('what holds up the saving', () => {
  it('are rows with missing or invalid changed cells, and with a key of another row', () => {
    const sheet = productSheet([product(1), product(2), product(3)]);
    type(sheet, 1, 'product_description', '  ');
    expect(faultyRows(sheet)).toEqual([1]);
    sheet.entries.undo();
    type(sheet, 0, 'sku', 'sku-3');
    expect(faultyRows(sheet)).toEqual([2]);
  });

  it('are not rows with duplicates that were already stored', () => {
    const sheet = productSheet([product(1), product(2, { sku: 'SKU-1' })]);
    type(sheet, 1, 'category', 'Dairy');
    expect(faultyRows(sheet)).toEqual([]);
  });
});

it('makes saved values the loaded values', () => {
  const sheet = productSheet([product(1), product(2)]);
  type(sheet, 0, 'category', 'Dairy');
  type(sheet, 1, 'category', 'Dairy');
  settleChanges(sheet, rowsToSave(sheet).slice(0, 1));
  expect(rowsToSave(sheet).map(({ row }) => row)).toEqual([1]);
});
