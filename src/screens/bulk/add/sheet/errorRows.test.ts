import { describe, expect, it } from 'vitest';
import { recordsBase, tableBase } from '../../../../lib/grid/entries/bases';
import { createEntries } from '../../../../lib/grid/entries/createEntries';
import { readCsv } from '../../../../lib/tables/csv/readCsv';
import { sheetColumns } from '../testing/sheetColumns';
import type { Imported } from '../../session/createBulkSession';
import { errorRows } from './errorRows';

const columns = sheetColumns();
const sources = columns.map((_, at) => (at === 0 ? 1 : at === 1 ? 2 : null));

const tableOf = (text: string) => readCsv(new TextEncoder().encode(text)).table;

const table = tableOf('Shelf,Code,Name\n3,A-1,Fine\n4,,No code\n5,A-3,\n');
const imported: Imported = {
  first: 0,
  count: 3,
  table,
  firstRow: 1,
  headerRow: 0,
  sources,
  foreign: [],
};

const listed = ({ headings, rows }: ReturnType<typeof errorRows>) => ({
  headings,
  rows: [...rows],
});

const numbersAsWritten = () => {
  const file = tableOf('sku;state_dimensions_width\n;12,50\n;1.234,5\n;7,5\n');
  const width = columns.findIndex(({ key }) => key === 'state_dimensions_width');
  const own = columns.map((_, at) => (at === 0 ? 0 : at === width ? 1 : null));
  const rule = columns[width]?.rule;
  if (rule?.kind !== 'number') throw new Error('No rule of a number.');
  const style = { ',': 'decimal', '.': 'group' } as const;
  const foreign = columns.map((_, at) =>
    at === width ? { sign: ',' as const, style, rule } : null,
  );
  const base = tableBase({ table: file, firstRow: 1, sources: own, columns, foreign });
  return {
    width,
    entries: createEntries({ columns, keyColumn: 0, base }),
    file: { ...imported, table: file, sources: own, foreign },
  };
};

describe('numbers in rows that are not made', () => {
  it('keep the signs of their file, those that were typed as well', () => {
    const { width, entries, file } = numbersAsWritten();
    expect(entries.textAt(1, width)).toBe('1234.5');
    entries.set([{ row: 2, column: width, text: '8.25' }]);
    const rows = entries.rowsOf('invalid');
    const reasonOf = () => 'No SKU';
    expect(
      listed(
        errorRows({
          entries,
          imports: [file],
          rows,
          reasonOf,
          reasonHeading: 'Reason',
          columns: [0, width],
        }),
      ).rows,
    ).toEqual([
      ['', '12,50', 'No SKU'],
      ['', '1.234,5', 'No SKU'],
      ['', '8,25', 'No SKU'],
    ]);
  });
});

describe('rows that are not made', () => {
  const entries = createEntries({
    columns,
    keyColumn: 0,
    base: tableBase({ table, firstRow: 1, sources, columns }),
  });
  const reasonOf = (row: number) => `Row ${row}`;

  it('have the format of their file, with ignored columns and later changes', () => {
    entries.set([{ row: 2, column: 0, text: 'A-4' }]);
    const rows = entries.rowsOf('invalid');
    expect(
      listed(
        errorRows({
          entries,
          imports: [imported],
          rows,
          reasonOf,
          reasonHeading: 'Reason',
          columns: [0, 1],
        }),
      ),
    ).toEqual({
      headings: ['Shelf', 'Code', 'Name', 'Reason'],
      rows: [
        ['4', '', 'No code', 'Row 1'],
        ['5', 'A-4', '', 'Row 2'],
      ],
    });
  });

  it('are the sheet where they come from several files, or from none', () => {
    entries.append(recordsBase([columns.map((_, at) => (at === 1 ? 'By hand' : ''))]));
    const rows = entries.rowsOf('invalid');
    const { headings, rows: all } = listed(
      errorRows({
        entries,
        imports: [imported],
        rows,
        reasonOf,
        reasonHeading: 'Reason',
        columns: [0, 1],
      }),
    );
    expect(headings).toEqual(['sku', 'product_description', 'Reason']);
    expect(all.at(-1)).toEqual(['', 'By hand', 'Row 3']);
    expect(all).toHaveLength(3);
  });
});
