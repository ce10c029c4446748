import { readCsv } from '../../../../src/spreadsheet/csv/readCsv';
import { limits } from '../../../../src/spreadsheet/limits';
import { cellText } from '../../../../src/spreadsheet/table';
import { warmUp } from '../../../../src/spreadsheet/worker/warmUp';
import { openZip } from '../../../../src/spreadsheet/xlsx/openZip';
import { readWorkbook } from '../../../../src/spreadsheet/xlsx/readWorkbook';
import { fresh, serveReader } from './told';

// The console accepts 100,000 rows; the readers are measured with more.
const wide = { ...limits, rows: 1_000_000, fileBytes: 500 * 1024 * 1024 };

if (self.name !== fresh) await warmUp();

serveReader(async (file, kind) => {
  const { table } =
    kind === 'csv'
      ? readCsv(new Uint8Array(await file.arrayBuffer()), { limits: wide })
      : await readWorkbook(await openZip(file));
  return {
    rows: table.rowCount,
    columns: table.columnCount,
    lastSku: cellText(table, table.rowCount - 1, 0),
  };
});
