import { describe, expect, it } from 'vitest';
import { createEntries } from '../../../../lib/grid/entries/createEntries';
import { recordsBase } from '../../../../lib/grid/entries/bases';
import { sheetColumns } from '../testing/sheetColumns';
import { columnPlaces } from '../../columns/productColumns';
import { fatesOf, fellToEach, notionalOf, openNames, surveyOf, type Held } from './survey';

const held = (text: string): Held => ({ text, count: 1, rows: [0] });

describe('codes that become EACH', () => {
  it('are those that say something else', () => {
    expect(['EACH', 'ea', '', '  ', 'CS', 'lb'].filter(fellToEach)).toEqual([]);
    expect(['XYZ', 'CASE', 'constructor'].filter(fellToEach)).toEqual([
      'XYZ',
      'CASE',
      'constructor',
    ]);
  });
});

describe('names of notional products', () => {
  const known = [
    { id: 'n1', name: 'Oat Milk' },
    { id: 'n2', name: 'Soup' },
    { id: 'n3', name: 'soup ' },
    { id: 'n3', name: 'soup ' },
  ];
  const named = fatesOf([held('oat milk'), held('SOUP'), held('Bread'), held('x')], known, 2);

  it('exist, are made, are too short, or have to be chosen', () => {
    expect(named.map(({ fate }) => fate.type)).toEqual(['exists', 'ambiguous', 'new', 'tooShort']);
    expect(openNames(named, new Map()).map(({ text }) => text)).toEqual(['SOUP']);
  });

  it('are known, chosen or new records, ignoring case', () => {
    const open = notionalOf(named, new Map());
    expect(open(' OAT MILK')).toEqual({ id: 'n1', name: 'OAT MILK' });
    expect(open('bread ')).toEqual({ name: 'bread' });
    expect(open('x')).toBeNull();
    expect(open('Soup')).toBeNull();
    expect(notionalOf(named, new Map([['soup', 'n3']]))('Soup')).toMatchObject({ id: 'n3' });
    expect(notionalOf(named, new Map([['soup', '']]))('Soup')).toBeNull();
    expect(openNames(named, new Map([['soup', '']]))).toEqual([]);
  });
});

describe('the content of the rows', () => {
  it('is counted over those that would be made only', async () => {
    const columns = sheetColumns();
    const places = columnPlaces(columns);
    const row = (texts: Partial<Record<keyof typeof places, string>>) =>
      columns.map(({ key }) => texts[key as keyof typeof places] ?? '');
    const entries = createEntries({
      columns,
      keyColumn: 0,
      base: recordsBase([
        row({ sku: 'A', product_description: 'a', state_reporting_uom: 'xyz' }),
        row({ sku: 'B', product_description: 'b', state_reporting_uom: 'XYZ', state: 'box' }),
        row({ sku: 'b', product_description: 'twice', state_reporting_uom: 'QQQ' }),
        row({ sku: 'C', product_description: 'c', notional_name: 'Milk', primary_category: 'Tea' }),
        row({
          sku: 'D',
          product_description: 'd',
          notional_name: 'MILK ',
          state_dimensions_width: '1',
        }),
        row({ product_description: 'no sku', notional_name: 'Never' }),
      ]),
    });
    const survey = await surveyOf({ entries, places });
    expect([...survey.rows]).toEqual([0, 1, 3, 4]);
    expect(survey.units).toEqual([{ text: 'xyz', count: 2, rows: [0, 1] }]);
    expect(survey.notionals).toEqual([{ text: 'Milk', count: 2, rows: [3, 4] }]);
    expect(survey.states).toBe(3);
    // Their state defaults to BOX.
    expect(survey.blankStates).toBe(2);
    const lacking = ['height', 'depth'].map(
      (side) => columns.find(({ key }) => key === `state_dimensions_${side}`)!.label,
    );
    expect(survey.sizes).toEqual([{ text: lacking.join(', '), count: 1, rows: [4] }]);
  });
});
