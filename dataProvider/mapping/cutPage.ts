/**
 * Reads one page of a list from a platform that may report no total, return more rows than requested, or always
 * return all rows. No row is lost, and never more than one page is returned.
 */
import type { ListRequest } from './listQuery';

export interface Answered {
  readonly rows: readonly unknown[];
  /** Undefined if the platform reports none. */
  readonly total: number | undefined;
}

/** Reads the page with this number, in the platform's numbering. */
export type ReadPage = (page: number) => Promise<Answered>;

export interface Cut {
  readonly rows: readonly unknown[];
  /** The number of known rows if the platform reports no total. */
  readonly total: number;
  /** Present if there is no total. */
  readonly hasNextPage?: boolean;
  /** All rows, if the platform returned them at once. */
  readonly all?: readonly unknown[];
}

/** What the platform's page parameter counts, and what is known of its pages. */
export interface Paged {
  /** Pages of its own size, or rows. */
  readonly counts: 'pages' | 'rows';
  /** The platform's page size if its first page, once loaded, was larger than requested; otherwise 0. */
  firstSize?: number;
  /** It was seen to return every row for every page. */
  isRepeated?: boolean;
}

const isSameRow = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Builds a page from the platform's larger pages. */
const outOfLarger = async (
  read: ReadPage,
  first: readonly unknown[],
  { start, perPage }: { readonly start: number; readonly perPage: number },
): Promise<readonly unknown[]> => {
  const size = first.length;
  const at = Math.floor(start / size) + 1;
  const pageRows = at === 1 ? first : (await read(at)).rows;
  const part = pageRows.slice(start - (at - 1) * size).slice(0, perPage);
  if (part.length === perPage || pageRows.length < size) return part;
  const next = (await read(at + 1)).rows;
  return [...part, ...next.slice(0, perPage - part.length)];
};

/**
 * Whether rows follow although the platform's total ends with this full page: some platforms count only the rows of a
 * page. `all`: it returns the same rows for every page.
 */
const afterEnd = async (
  read: ReadPage,
  page: number,
  rows: readonly unknown[],
): Promise<'none' | 'more' | 'all'> => {
  const next = (await read(page + 1)).rows;
  if (next.length === 0) return 'none';
  return isSameRow(next[0], rows[0]) ? 'all' : 'more';
};

export const cutPage = async (
  read: ReadPage,
  { page, perPage }: Pick<ListRequest, 'page' | 'perPage'>,
  paged: Paged,
): Promise<Cut> => {
  const start = (page - 1) * perPage;
  const isLater = page > 1;
  const { rows, total: stated } = await read(page);
  if (!isLater) paged.firstSize = rows.length > perPage ? rows.length : 0;
  // A total that is smaller than the page is wrong.
  let total = stated !== undefined && stated < rows.length ? undefined : stated;
  const isFull = rows.length >= perPage;
  const isEnd = isFull && (total === rows.length || total === start + rows.length);
  if (isEnd && paged.isRepeated !== true) {
    const after = await afterEnd(read, page, rows);
    paged.isRepeated = after === 'all';
    if (after === 'more') total = undefined;
  }
  const shown = (pageRows: readonly unknown[]): Cut => {
    const end = start + pageRows.length;
    if (total !== undefined && (pageRows.length === 0 || total >= end))
      return { rows: pageRows, total };
    return { rows: pageRows, total: end, hasNextPage: pageRows.length >= perPage };
  };

  const hasOwnSize = isLater && paged.counts === 'pages' && (paged.firstSize ?? 0) > perPage;
  if (rows.length <= perPage && !hasOwnSize) return shown(rows);

  const isOwnFirst = !isLater || (total !== undefined && paged.counts === 'rows');
  const first = isOwnFirst ? rows : (await read(1)).rows;
  const isAll =
    total === undefined ? isLater && isSameRow(first[0], rows[0]) : total <= rows.length;
  if (isAll) return { rows: rows.slice(start, start + perPage), total: rows.length, all: rows };
  if (paged.counts === 'rows') return shown(rows.slice(0, perPage));
  return shown(await outOfLarger(read, first, { start, perPage }));
};
