import { describe, expect, it } from 'vitest';
import { buildTable } from '../testing/buildTable';
import { toOpened } from '../worker/toOpened';
import { isTotalText, totalRows } from './totalRows';

describe('a text', () => {
  it.each([
    'Total',
    'TOTAL:',
    'Grand total',
    'Total HT',
    'Total général',
    'Total : 2 magasins',
    'Summe',
    'Gesamtsumme netto',
    'Zwischensumme Molkerei',
    'Sous-total Épicerie',
    'Subtotal',
    'Number of stores: 12',
    'Anzahl der Filialen: 3',
    'Anzahl Märkte:',
    'Nb de références : 2',
    'Gesamtergebnis',
    'Total lines',
  ])('%j is a total', (text) => {
    expect(isTotalText(text)).toBe(true);
  });

  it.each([
    'Total Wine & More',
    'Totals Cereal',
    'Sumatra coffee',
    'Gesamtschule Nord',
    'Number of the Beast',
  ])('%j is none', (text) => {
    expect(isTotalText(text)).toBe(false);
  });
});

describe('a row', () => {
  const rowsOf = (...rows: readonly (readonly string[])[]) =>
    totalRows(buildTable([['SKU', 'Name', 'Price'], ...rows]), 0);

  it('of totals is found between and below the others, also behind blank cells', () => {
    expect(
      rowsOf(
        ['A-1', 'One', '1'],
        ['Subtotal dairy', '', '1.00 €'],
        ['A-2', 'Two', '2'],
        [' ', 'Total', '3.00'],
      ),
    ).toEqual([2, 4]);
  });

  it.each([
    'Total Austin Main St',
    'Austin Main St Total',
    'Austin Main St Ergebnis',
    'Somme Austin Main St',
  ])('of a group is found by the name above it: %s', (text) => {
    expect(rowsOf(['Austin Main St', 'A-1', '1'], ['', 'A-2', '2'], [text, '', '3'])).toEqual([3]);
    expect(rowsOf(['Boston', 'A-1', '1'], [text, '', '3'])).toEqual([]);
  });

  it('of a group is found by the last name above in another column', () => {
    expect(
      rowsOf(
        ['A-1', 'Dairy', '1'],
        ['A-2', '', '2'],
        ['Total Dairy', '', '3'],
        ['A-3', 'Bread', '4'],
      ),
    ).toEqual([3]);
  });

  it('may count what is above', () => {
    expect(rowsOf(['A-1', 'One', '1'], ['Total', '3 items', '1,00 €'])).toEqual([2]);
    expect(rowsOf(['A-1', 'One', '1'], ['Total', '3 packs', '1,00 €'])).toEqual([]);
  });

  it('of a product that is called so is none', () => {
    expect(
      rowsOf(
        ['Total', 'Motor oil', '12'],
        ['TOTAL', '10', '12'],
        ['Total', 'Cereal', ''],
        ['A-1', 'Total', '3'],
      ),
    ).toEqual([]);
  });

  it('that fills all cells is one only below all others', () => {
    const table = buildTable([
      ['SKU', 'Par'],
      ['Total', '1'],
      ['A-1', '2'],
      ['Total', '3'],
    ]);
    expect(totalRows(table, 0)).toEqual([3]);
  });

  it('of a list with one column is none', () => {
    expect(totalRows(buildTable([['Name'], ['Total']]), 0)).toEqual([]);
  });
});

it('a file is read without them, or with them if the person wants so', () => {
  const open = (choices: { readonly areTotalsKept?: boolean }) =>
    toOpened(
      {
        kind: 'csv',
        table: buildTable([
          ['sku', 'name'],
          ['sku', 'name'],
          ['A-1', 'One'],
          ['Total', ''],
        ]),
        notices: [],
      },
      {
        type: 'open',
        file: new File([], 'a.csv'),
        choices,
        names: ['sku', 'name'],
        locale: 'en-US',
      },
    );
  const opened = open({});
  expect(opened.table.rowCount).toBe(2);
  expect(opened.totals).toEqual({ isLeftOut: true });
  expect(opened.profiles.map(({ filled }) => filled)).toEqual([1, 1]);
  expect(opened.notices).toContainEqual({
    code: 'totals',
    values: { count: 1, lines: '4', smart_count: 1 },
  });
  const kept = open({ areTotalsKept: true });
  expect(kept.table.rowCount).toBe(3);
  expect(kept.totals).toEqual({ isLeftOut: false });
});
