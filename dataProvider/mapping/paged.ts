/**
 * One page of a list, whatever the platform makes of the page that was asked for: it may name no total, send more rows
 * than a page has, or send all of them each time. No row is hidden, and never more than a page is given.
 */
import type { ListRequest } from './list';

export interface Answered {
  readonly rows: readonly unknown[];
  /** Undefined where the platform names none. */
  readonly total: number | undefined;
}

/** Reads the page with this number, as the platform counts pages. */
export type ReadPage = (page: number) => Promise<Answered>;

export interface Cut {
  readonly rows: readonly unknown[];
  /** As many as are known of, where the platform names no total. */
  readonly total: number;
  /** Present where there is no total. */
  readonly hasNextPage?: boolean;
  /** Every row there is, where the platform sent all of them. */
  readonly all?: readonly unknown[];
}

/** What the platform's parameter counts, and what is known of its pages. */
export interface Paged {
  /** Pages of its own size, or rows. */
  readonly counts: 'pages' | 'rows';
  /** Rows in its first page, once that was read: its own page size where that is more than was asked for. */
  firstSize?: number;
}

const isSameRow = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** A page out of pages of the platform's own, larger size. */
const outOfLarger = async (
  read: ReadPage,
  first: readonly unknown[],
  { start, perPage }: { readonly start: number; readonly perPage: number },
): Promise<readonly unknown[]> => {
  const size = first.length;
  const at = Math.floor(start / size) + 1;
  const own = at === 1 ? first : (await read(at)).rows;
  const part = own.slice(start - (at - 1) * size).slice(0, perPage);
  if (part.length === perPage || own.length < size) return part;
  const next = (await read(at + 1)).rows;
  return [...part, ...next.slice(0, perPage - part.length)];
};

export const cutPage = async (
  read: ReadPage,
  { page, perPage }: Pick<ListRequest, 'page' | 'perPage'>,
  paged: Paged,
): Promise<Cut> => {
  const start = (page - 1) * perPage;
  const isLater = page > 1;
  const { rows, total } = await read(page);
  if (!isLater) paged.firstSize = rows.length;
  const shown = (own: readonly unknown[]): Cut => {
    const known = start + own.length;
    if (total !== undefined)
      return { rows: own, total: own.length > 0 ? Math.max(total, known) : total };
    return { rows: own, total: known, hasNextPage: own.length >= perPage };
  };

  const hasOwnSize = isLater && paged.counts === 'pages' && (paged.firstSize ?? 0) > perPage;
  if (rows.length <= perPage && !hasOwnSize) return shown(rows);

  const isOwnFirst = !isLater || (total !== undefined && paged.counts === 'rows');
  const first = isOwnFirst ? rows : (await read(1)).rows;
  const isAll =
    total === undefined ? isLater && isSameRow(first[0], rows[0]) : total <= rows.length;
  if (isAll) {
    return { rows: rows.slice(start, start + perPage), total: rows.length, all: rows };
  }
  if (paged.counts === 'rows') return shown(rows.slice(0, perPage));
  return shown(await outOfLarger(read, first, { start, perPage }));
};
