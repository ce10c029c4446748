import { parse } from 'papaparse';
import { serveReader, warmRows } from './told';

parse(warmRows, { skipEmptyLines: true });

serveReader(async (file) => {
  const { data } = parse<string[]>(await file.text(), { skipEmptyLines: true });
  return {
    rows: data.length,
    columns: data[0]?.length ?? 0,
    lastSku: data.at(-1)?.[0] ?? '',
  };
});
