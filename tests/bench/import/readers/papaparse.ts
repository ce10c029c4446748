import { parse } from 'papaparse';
import { fresh, serveReader, warmRows } from './told';

if (self.name !== fresh) parse(warmRows, { skipEmptyLines: true });

serveReader(async (file) => {
  const { data } = parse<string[]>(await file.text(), { skipEmptyLines: true });
  return {
    rows: data.length,
    columns: data[0]?.length ?? 0,
    lastSku: data.at(-1)?.[0] ?? '',
  };
});
