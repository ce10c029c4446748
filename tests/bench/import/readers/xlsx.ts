import { read, utils } from 'xlsx';
import { fresh, serveReader, warmRows } from './told';

if (self.name !== fresh) read(warmRows, { type: 'string', dense: true });

serveReader(async (file) => {
  const book = read(await file.arrayBuffer(), { dense: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  const rows = sheet ? utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) : [];
  return {
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    lastSku: String(rows.at(-1)?.[0] ?? ''),
  };
});
