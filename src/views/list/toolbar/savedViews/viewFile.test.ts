import { describe, expect, it } from 'vitest';
import { products } from '../../../../../resources/products';
import { noParents } from '../../../../schema/routes';
import {
  freeName,
  longestName,
  nameFault,
  readView,
  readViewFile,
  viewFile,
  viewFileName,
} from './viewFile';
import type { SavedView } from './viewsStore';

const listed = { declaration: products, within: noParents };
const view: SavedView = {
  id: 'x',
  list: 'products',
  name: 'Cold & drinks / all',
  parameters: { q: 'milk', is_archived: 'true', sort: 'sku,-category', columns: 'sku,category' },
};
const file = (change: object) =>
  JSON.stringify({
    kind: 'facings list view',
    version: 1,
    list: 'products',
    name: 'A',
    parameters: {},
    ...change,
  });

describe('a view as a file', () => {
  it('is read back as it was written, without its id', async () => {
    const text = await viewFile(view).text();
    expect(text).not.toContain('"id"');
    expect(readView(listed, text)).toEqual({
      name: view.name,
      parameters: view.parameters,
      dropped: [],
    });
    expect(viewFileName(view)).toBe('products-cold-drinks-all.view.json');
    expect(viewFileName({ ...view, name: '***' })).toBe('products.view.json');
  });

  it.each([
    ['', 'notJson'],
    ['<html>', 'notJson'],
    ['null', 'notView'],
    ['[]', 'notView'],
    ['{}', 'notView'],
    [file({ kind: 'something' }), 'notView'],
    [file({ version: '1' }), 'notView'],
    [file({ parameters: [] }), 'notView'],
    [file({ name: 7 }), 'notView'],
    [file({ version: 2 }), 'newer'],
    [file({ list: 'zones' }), 'otherList'],
  ])('%j is refused: %s', (text, why) => {
    expect(readView(listed, text)).toMatchObject({ why });
  });

  it('lists names that the list does not have, and keeps the rest', () => {
    const parameters = {
      columns: 'sku,colour,category',
      sort: '-smell,sku',
      nothing: '1',
      is_archived: 'true',
      category: 7,
      __proto__x: 'y',
    };
    expect(readView(listed, file({ parameters }))).toEqual({
      name: 'A',
      parameters: { is_archived: 'true', sort: 'sku', columns: 'sku,category' },
      dropped: ['colour', 'smell', 'nothing', 'category', '__proto__x'],
    });
  });

  it('keeps the maximum number of filters', () => {
    const parameters = {
      account_id: '1',
      primary_category: 'a',
      category: 'b',
      item_app_eligible: 'TEST',
      is_archived: 'true',
    };
    expect(readView(listed, file({ parameters }))).toMatchObject({
      parameters: { account_id: '1', primary_category: 'a', category: 'b' },
      dropped: ['item_app_eligible', 'is_archived'],
    });
  });

  it('uses the declared columns if none is known', () => {
    expect(readView(listed, file({ parameters: { columns: 'x,y' } }))).toEqual({
      name: 'A',
      parameters: {},
      dropped: ['x', 'y'],
    });
  });

  it('is refused if it is too large, and always has a name', async () => {
    const big = new File([' '.repeat(70_000)], 'x.json');
    expect(await readViewFile(listed, big)).toEqual({ why: 'tooBig' });
    expect(readView(listed, file({ name: '  ' }))).toMatchObject({ name: 'Products' });
    const long = readView(listed, file({ name: 'n'.repeat(500) }));
    expect('name' in long && long.name).toHaveLength(longestName);
  });
});

describe('the name of a view', () => {
  const others = [{ ...view, name: 'Mine' }];

  it.each([
    ['', 'nameMissing'],
    ['   ', 'nameMissing'],
    ['n'.repeat(longestName + 1), 'nameLong'],
    [' mine ', 'nameTaken'],
    ['n'.repeat(longestName), null],
  ])('%j: %s', (name, fault) => {
    expect(nameFault(name, others)).toBe(fault);
  });

  it('gets a number if it is taken', () => {
    expect(freeName('Other', others)).toBe('Other');
    expect(freeName('Mine', others)).toBe('Mine (2)');
    expect(freeName('Mine', [...others, { ...view, name: 'mine (2)' }])).toBe('Mine (3)');
    const long = 'n'.repeat(longestName);
    expect(freeName(long, [{ ...view, name: long }])).toHaveLength(longestName);
  });
});
