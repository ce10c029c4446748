/** Reads every page of a list. */
import type { ListCall } from '../../src/schema/calls';
import { listOf, type AnyDeclaration } from '../../src/schema/defineResource';
import type { Cut } from './cutPage';
import { idOf } from './decode';
import { largestPage, type ListRequest } from './listQuery';

/**
 * How much of a paged list is read to filter, search or sort it here. Ordering a list of links reads as many rows: four
 * of the platform's largest pages (rules 9). A list with pages of its own size takes up to twenty calls.
 */
const readHere = { rows: 2_000, calls: 20, pageSize: largestPage } as const;

interface AllRows {
  readonly rows: readonly unknown[];
  /** How many rows the platform counts and did not return. */
  readonly missing: number;
}

/** Returns null if the list is too long to be read. */
export const allPages = async (
  declaration: AnyDeclaration,
  { paging }: Pick<ListCall, 'paging'>,
  read: (page: Pick<ListRequest, 'page' | 'perPage'>) => Promise<Cut>,
): Promise<AllRows | null> => {
  const perPage = paging.kind === 'page' ? readHere.pageSize : (listOf(declaration).pageSize ?? 25);
  const raws = new Map<unknown, unknown>();
  /** The platform's total; undefined if it reports none. */
  let stated: number | undefined;
  for (let page = 1; page <= readHere.calls; page += 1) {
    const answer = await read({ page, perPage });
    if (answer.all) return { rows: answer.all, missing: 0 };
    if (page === 1 && answer.hasNextPage === undefined) stated = answer.total;
    const before = raws.size;
    for (const raw of answer.rows) raws.set(idOf(declaration, raw) ?? raw, raw);
    // Without a total, a short page is no end either: the platform may have a largest page of its own.
    const total = answer.hasNextPage === undefined ? answer.total : undefined;
    // A platform that ignores the page answers with the same rows for ever.
    if (raws.size >= (total ?? Infinity) || raws.size === before) {
      return { rows: [...raws.values()], missing: Math.max(0, (stated ?? 0) - raws.size) };
    }
    if (Math.max(raws.size, total ?? 0) > readHere.rows) return null;
    if ((total ?? 0) > readHere.calls * answer.rows.length) return null;
  }
  return null;
};
