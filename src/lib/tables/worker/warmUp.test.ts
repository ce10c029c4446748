import { expect, it, vi } from 'vitest';
import * as csv from '../csv/readCsv';
import * as sheets from '../xlsx/sheetRows';
import { warmUp } from './warmUp';

it('reads what both kinds of file hold, to the end', async () => {
  const read = vi.spyOn(csv, 'readCsv');
  const readRows = vi.spyOn(sheets, 'sheetRows');
  await warmUp();
  expect(read.mock.results[0]?.value).toMatchObject({ table: { rowCount: 400, columnCount: 11 } });
  const { table } = readRows.mock.results[0]?.value as ReturnType<typeof sheets.sheetRows>;
  expect(table()).toMatchObject({ rowCount: 400, columnCount: 6 });
});
