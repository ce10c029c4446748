import { expect, it } from 'vitest';
import { buildTable } from '../testing/buildTable';
import { countDates, isDateCode } from './countDates';

it.each([
  '2026-03-10',
  '2026-03-10T08:00:00',
  '10-Mar',
  'Mar-10',
  '10-Mar-26',
  '3/10/2026',
  '10.03.26',
  ' 1-Sep ',
])('%j may be a code that a spreadsheet made a date (B9)', (text) => {
  expect(isDateCode(text)).toBe(true);
});

it.each(['MAR10', '3-10', '03-2026', 'AV-100242', '2026', '1.2.3.4', '10.5', 'mars-1', 'Mar-', ''])(
  '%j is none',
  (text) => {
    expect(isDateCode(text)).toBe(false);
  },
);

it('are counted in all rows of a column', async () => {
  const rows = Array.from({ length: 1_000 }, (_, row) => [`A-${row}`, '2026-03-10']);
  const table = buildTable([['sku', 'day'], ...rows, ['2026-03-10', 'x'], ['1-Sep', 'x']]);
  expect(await countDates(table, 0, 1)).toBe(2);
  expect(await countDates(table, 1, 1)).toBe(1_000);
});
