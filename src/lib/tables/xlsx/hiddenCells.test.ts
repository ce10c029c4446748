import { expect, it } from 'vitest';
import { openXlsx } from './testing/openXlsx';

const sheet = {
  rows: [
    ['sku', 'cost', 'name'],
    ['A-1', '1.20', 'One'],
    ['A-2', '2.20', 'Two'],
    ['A-3', '3.20', 'Three'],
    [undefined, undefined, undefined],
  ],
  hiddenRows: [3, 5],
  hiddenColumns: [
    [2, 2],
    // To the edge of the sheet, where nothing is.
    [4, 16_384],
  ],
} as const;

it('names hidden rows and columns that hold texts, and reads them (B4)', async () => {
  const read = await openXlsx({ sheets: [sheet] });
  expect(read.texts[2]).toEqual(['A-2', '2.20', 'Two']);
  expect(read.hidden).toEqual({ rows: 1, lines: [3], columns: ['B'], isLeftOut: false });
  expect(read.notices).toEqual(
    expect.arrayContaining([
      { code: 'hiddenRows', values: { count: 1, lines: '3' } },
      { code: 'hiddenColumns', values: { count: 1, columns: 'B' } },
    ]),
  );
});

it.each([{}, { prefix: 'x' }, { strings: 'inline' as const }])(
  'leaves them out if the person wants that, and does not count them as blank (B4, %j)',
  async (build) => {
    const rows = sheet.rows.slice(0, 4);
    const read = await openXlsx(
      { sheets: [{ ...sheet, rows }], ...build },
      { isHiddenLeftOut: true },
    );
    expect(read.texts).toEqual([
      ['sku', '', 'name'],
      ['A-1', '', 'One'],
      ['A-3', '', 'Three'],
    ]);
    expect(read.lines).toEqual([1, 2, 4]);
    expect(read.hidden).toEqual({ rows: 1, lines: [3], columns: ['B'], isLeftOut: true });
    expect(read.notices.map(({ code }) => code)).not.toContain('blankRows');
  },
);

it('names the first few of many, and nothing in other workbooks', async () => {
  const rows = Array.from({ length: 9 }, (_, row) => [`A-${row}`, 'x']);
  const many = await openXlsx({ sheets: [{ rows, hiddenRows: [2, 3, 4, 5, 6, 7] }] });
  expect(many.notices).toContainEqual({
    code: 'hiddenRows',
    values: { count: 6, lines: '2, 3, 4, 5, 6, …' },
  });
  expect((await openXlsx({ rows })).hidden).toBeUndefined();
});
