/**
 * Pages of a list whose responses name the next one. The platform determines how many rows a response has, so a page
 * here may be part of one response, or of several.
 */
import type { Answered, Cut } from './cutPage';
import type { ListRequest } from './listQuery';
import { errorOf, unreadable } from './platformError';

interface CursorAnswer extends Answered {
  /** Cursor of the following rows; undefined at the end. */
  readonly next: string | undefined;
}

/** Reads the rows at a cursor; those of the beginning without one. */
export type ReadAt = (cursor: string | undefined) => Promise<CursorAnswer>;

/** A known place in a list: how many rows are before it, and its cursor. */
interface Position {
  readonly before: number;
  readonly cursor: string | undefined;
}

const beginning: Position = { before: 0, cursor: undefined };

/** Remembers the cursors of each list that was read, so that the next page needs one call. */
export const createCursorPages = () => {
  const positions = new Map<string, Position[]>();

  /** @param key identifies the list with its filters */
  return async (
    key: string,
    readAt: ReadAt,
    { page, perPage }: Pick<ListRequest, 'page' | 'perPage'>,
  ): Promise<Cut> => {
    const start = (page - 1) * perPage;
    const end = start + perPage;
    // The first page is read again, so the known cursors of the others may be out of date.
    const starts = (start > 0 && positions.get(key)) || [beginning];
    positions.set(key, starts);
    const nearest = starts.findLast(({ before }) => before <= start) ?? beginning;
    const read = new Set<string | undefined>();
    const rows: unknown[] = [];
    let next: Position | undefined = nearest;
    let total: number | undefined;
    // More rows than the page shows that there is another one.
    while (next && nearest.before + rows.length < end) {
      const position: Position = next;
      read.add(position.cursor);
      const answer: CursorAnswer = await readAt(position.cursor).catch((error: unknown) => {
        // A cursor may have expired: the next attempt begins at the first page.
        positions.delete(key);
        throw error;
      });
      rows.push(...answer.rows);
      total = answer.total ?? total;
      const before = nearest.before + rows.length;
      next = answer.next === undefined ? undefined : { before, cursor: answer.next };
      const isKnown = ({ before: at, cursor }: Position): boolean =>
        at <= position.before && cursor === answer.next;
      if (next && (read.has(answer.next) || starts.some(isKnown))) {
        // The rows would never end, and those that follow are unknown.
        positions.delete(key);
        throw errorOf(unreadable);
      }
      if (next && before > (starts.at(-1)?.before ?? 0)) starts.push(next);
    }
    const shown = rows.slice(start - nearest.before, end - nearest.before);
    const loaded = nearest.before + rows.length;
    const hasNextPage = loaded > end || next !== undefined;
    // The end of the cursors is certain; a total may be wrong.
    if (!hasNextPage) return { rows: shown, total: loaded };
    return total !== undefined && total > end
      ? { rows: shown, total }
      : { rows: shown, total: end, hasNextPage };
  };
};

export type CursorPages = ReturnType<typeof createCursorPages>;
