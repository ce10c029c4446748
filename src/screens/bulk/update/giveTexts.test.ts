import { expect, it } from 'vitest';
import { product, productSheet } from '../edit/testing/productSheet';
import { rowsToSave } from '../edit/sheet/changesOf';
import { giveTexts } from './giveTexts';
import type { FileRow } from './fileRows';

const given = (row: number, key: string, id = ''): FileRow => ({
  row,
  key,
  id,
  texts: new Map([['product_description', `From row ${String(row)}`]]),
});

it('gives a row nothing of the file if its record has another key by now, unless it has the id', () => {
  const sheet = productSheet([product(1), product(2, { sku: 'MOVED' }), product(3, { sku: 'X' })]);
  const found = new Map([
    ['p-1', given(1, ' sku-1')],
    ['p-2', given(2, 'SKU-2')],
    ['p-3', given(3, 'SKU-3', 'p-3')],
  ]);
  giveTexts(sheet, { found, isClearing: false });
  expect(rowsToSave(sheet).map(({ id }) => id)).toEqual(['p-1', 'p-3']);
});
