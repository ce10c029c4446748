import { describe, expect, it } from 'vitest';
import { buildTable } from '../testing/buildTable';
import { rowTexts } from '../table';
import { splitComposed } from './composedColumns';

const splitOf = (heading: string, ...cells: readonly string[]) => {
  const rows = [['SKU', heading, 'Name'], ...cells.map((cell, at) => [`A-${at}`, cell, 'x'])];
  const { table, composed } = splitComposed(buildTable(rows), { row: 0, lines: 1 });
  return {
    composed,
    rows: Array.from({ length: table.rowCount }, (_, row) => rowTexts(table, row).slice(1, -1)),
  };
};

describe('a column of several numbers', () => {
  it.each([
    ['W x H x D', ['W', 'H', 'D']],
    ['W×H×D (in)', ['W (in)', 'H (in)', 'D (in)']],
    ['LxBxH', ['L', 'B', 'H']],
    ['Maße BxHxT in cm', ['B (cm)', 'H (cm)', 'T (cm)']],
    ['Abmessungen (Breite x Höhe x Tiefe, mm)', ['Breite (mm)', 'Höhe (mm)', 'Tiefe (mm)']],
    ['Dimensions L × l × H cm', ['L (cm)', 'l (cm)', 'H (cm)']],
    ['Largeur x Hauteur', ['Largeur', 'Hauteur']],
  ])('below %j is split into %j', (heading, names) => {
    const cell = names.map((_, at) => String(at + 10)).join(' x ');
    expect(splitOf(heading, cell).rows).toEqual([names, cell.split(' x ')]);
  });

  it('gives each number the unit behind the last one, and keeps what it cannot split', () => {
    const { rows } = splitOf(
      'B x H x T',
      '12,5 x 8 x 30 cm',
      '12.5"×8"×30"',
      '1.250 * 8 mm * 30',
      '4x5x6',
      '4x5x6',
      '4x5x6',
      '4x5x6',
      '4x5x6',
      '7x8x9',
      '1x2x3',
      '1x2x3',
      '1x2x3',
      '1x2x3',
      '1x2x3',
      '12,5 x 8',
      'k. A.',
      '1 x 2 x 3 x 4',
      'B x H x T',
    );
    expect(rows.slice(0, 4)).toEqual([
      ['B (cm)', 'H (cm)', 'T (cm)'],
      ['12,5 cm', '8 cm', '30 cm'],
      ['12.5"', '8"', '30"'],
      ['1.250', '8 mm', '30'],
    ]);
    expect(rows.at(-1)).toEqual(rows[0]);
    expect(rows.slice(-4, -1)).toEqual([
      ['12,5', '8', ''],
      ['k. A.', '', ''],
      ['1', '2', '3 × 4'],
    ]);
  });

  it('is not split if the heading does not say which number is which', () => {
    const { composed, rows } = splitOf('Abmessungen', '12,5 x 8 x 30 cm');
    expect(composed).toEqual([
      { column: 1, heading: 'Abmessungen', sample: '12,5 x 8 x 30 cm', names: [] },
    ]);
    expect(rows).toEqual([['Abmessungen'], ['12,5 x 8 x 30 cm']]);
  });

  it.each([
    ['W x H x D', 'Box'],
    ['Textexport', '12 x 8 x 30'],
    ['Pack', '6 x 330 ml'],
    ['Gebinde', '24x500'],
    ['Model', 'X200'],
  ])('is none, or has no names: %j with %j', (heading, cell) => {
    expect(splitOf(heading, cell, 'Mixed texts', 'Max').rows[0]).toEqual([heading]);
  });

  it('moves the merged headings to its right', () => {
    const table = buildTable([
      ['', 'Size', 'Price', ''],
      ['SKU', 'WxHxD', 'Net', 'Gross'],
      ['A', '1x2x3', '4', '5'],
    ]);
    const spans = [
      [1, 0, 1],
      [1, 2, 3],
    ] as const;
    expect(splitComposed(table, { row: 1, lines: 2 }, spans).merged).toEqual([
      [1, 0, 3],
      [1, 4, 5],
    ]);
  });
});
