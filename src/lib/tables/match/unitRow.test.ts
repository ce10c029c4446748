import { describe, expect, it } from 'vitest';
import { buildTable } from '../testing/buildTable';
import { rowTexts } from '../table';
import { withUnitRow } from './unitRow';

const read = (...rows: readonly (readonly string[])[]) => {
  const { table, notices } = withUnitRow(buildTable(rows), 0);
  return {
    rows: Array.from({ length: table.rowCount }, (_, row) => rowTexts(table, row)),
    lines: [...table.lines],
    notices,
  };
};

const head = ['Artikel', 'Breite', 'Höhe', 'Gewicht', 'Preis'];

describe('a row below the headings', () => {
  it('of units gives those of length to their headings, and is no row', () => {
    expect(read(head, ['', 'cm', '[mm]', 'kg', '€'], ['A-1', '12,5', '80', '1', '2,50'])).toEqual({
      rows: [
        ['Artikel', 'Breite (cm)', 'Höhe (mm)', 'Gewicht', 'Preis'],
        ['A-1', '12,5', '80', '1', '2,50'],
      ],
      lines: [1, 3],
      notices: [{ code: 'unitRow', values: { line: 2 } }],
    });
  });

  it('is read as such below each of several equal headings', () => {
    const units = ['', 'cm', 'cm', '', ''];
    const rows = [head, units, ['A-1', '1', '2', '', ''], head, units, ['A-2', '3', '4', '', '']];
    const named = ['Artikel', 'Breite (cm)', 'Höhe (cm)', 'Gewicht', 'Preis'];
    expect(read(...rows).rows).toEqual([named, rows[2], named, rows[5]]);
  });

  it.each([
    ['has a code', ['A-0', 'cm', '', '', '']],
    ['has a long text', ['', 'cm', '', 'Angabe je Verpackung', '']],
    ['has no unit of length', ['', '', '', 'kg', '€']],
    ['has one above a text', ['', 'cm', '', 'm', '']],
  ])('that %s stays a row', (_, units) => {
    const rows = [head, units, ['A-1', '12', '8', 'x', '2']];
    expect(read(...rows)).toEqual({ rows, lines: [1, 2, 3], notices: [] });
  });
});
