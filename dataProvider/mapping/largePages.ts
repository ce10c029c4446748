/** A page that is larger than those of the platform, read in several calls. */
import type { Cut } from './cutPage';
import type { ListRequest } from './listQuery';

/** @param size the largest page that the platform returns */
export const largePage = async (
  read: (page: number) => Promise<Cut>,
  { page, perPage }: Pick<ListRequest, 'page' | 'perPage'>,
  size: number,
): Promise<Cut> => {
  // All rows are one page, which begins at the first.
  const start = page === 1 ? 0 : (page - 1) * perPage;
  const first = Math.floor(start / size);
  const skipped = start - first * size;
  const rows: unknown[] = [];
  let before: string | undefined;
  for (let at = first; ; at += 1) {
    const answer = await read(at + 1);
    if (answer.all) return { ...answer, rows: answer.all.slice(start, start + perPage) };
    const beginning = JSON.stringify(answer.rows[0]);
    // The platform ignores the page: these rows were there before.
    const isRepeated = answer.rows.length > 0 && beginning === before;
    before = beginning;
    if (!isRepeated) rows.push(...answer.rows);
    const isEnd =
      isRepeated ||
      answer.rows.length < size ||
      (answer.hasNextPage === undefined && first * size + rows.length >= answer.total);
    if (!isEnd && rows.length < skipped + perPage) continue;
    const shown = rows.slice(skipped, skipped + perPage);
    if (answer.hasNextPage === undefined) return { rows: shown, total: answer.total };
    const isMore = !isRepeated && answer.hasNextPage;
    const hasNextPage = !isEnd || isMore || rows.length > skipped + perPage;
    return { rows: shown, total: start + shown.length, hasNextPage };
  }
};
