import { eachOf } from '../../../lib/batches/calls';

export interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  /** Total number of rows, if the platform reports it. */
  readonly total: number | undefined;
}

export interface LoadProgress {
  readonly loaded: number;
  readonly total: number | undefined;
}

/** The platform's total; undefined if the data provider's number only counts the rows that it has seen. */
export const platformTotal = ({
  total,
  pageInfo,
}: {
  readonly total?: number | undefined;
  readonly pageInfo?: object | undefined;
}): number | undefined => (pageInfo ? undefined : total);

export interface Pages<Row> {
  readonly read: (offset: number) => Promise<PageOfRows<Row>>;
  readonly idOf: (row: Row) => string;
  readonly onProgress?: ((progress: LoadProgress) => void) | undefined;
  /** Whether the rows so far suffice: then no further page is requested. */
  readonly isEnough?: ((rows: ReadonlyMap<string, Row>) => boolean) | undefined;
  /** Maximum number of concurrent requests, once the total is known. */
  readonly atOnce?: number;
}

/** The rows of a list, each once. */
export interface LoadedRows<Row> {
  readonly rows: readonly Row[];
  /** How many of the platform's total were not returned. */
  readonly missing: number;
  /** These are all rows of the list, as far as the platform says. */
  readonly isWhole: boolean;
}

export const loadPages = async <Row>({
  read,
  idOf,
  onProgress,
  isEnough = () => false,
  atOnce = 3,
}: Pages<Row>): Promise<LoadedRows<Row>> => {
  const rows = new Map<string, Row>();
  let total: number | undefined;
  const isStopped = (): boolean => isEnough(rows);
  const totalNow = (): number | undefined => total;
  const take = async (
    offset: number,
  ): Promise<{ readonly got: number; readonly isNew: boolean }> => {
    const page = await read(offset);
    const before = rows.size;
    for (const row of page.rows) rows.set(idOf(row), row);
    const stated = page.total ?? total;
    // A total that is smaller than what was loaded is wrong.
    total = stated !== undefined && stated < rows.size ? undefined : stated;
    onProgress?.({ loaded: rows.size, total });
    return { got: page.rows.length, isNew: rows.size > before && !isStopped() };
  };

  let { got, isNew } = await take(0);
  let offset = got;
  if (total !== undefined && got > 0 && !isStopped()) {
    // The first page determines the page size, whatever was requested.
    const offsets = Array.from(
      { length: Math.ceil(total / got) - 1 },
      (_, page) => (page + 1) * got,
    );
    await eachOf(offsets, async (at) => (isStopped() ? undefined : take(at)), atOnce);
    // Rows that were added in the meantime are loaded below.
    offset = Math.ceil(total / got) * got;
    const latest = totalNow();
    isNew = !isStopped() && rows.size > 0 && (latest === undefined || latest > offset);
  }

  // Without a total a short page may not be the last one: the platform's pages may be smaller than requested. Also ends
  // if the platform ignores the offset and always returns the same page.
  while (isNew) {
    ({ got, isNew } = await take(offset));
    offset += got;
    isNew &&= total === undefined || rows.size < total;
  }
  const missing = Math.max(0, (total ?? 0) - rows.size);
  const isWhole = missing === 0 && (!isStopped() || total !== undefined);
  return { rows: [...rows.values()], missing, isWhole };
};
