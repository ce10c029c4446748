/** A list's search that found nothing, asked again with less, and filtered here. */
import type { GetListResult, RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { looseProbes } from '../../src/schema/looseMatch';
import { looseRows } from '../../src/schema/looseRows';
import { pageOf, searchKey, searchText, type ListRequest } from './list';

/** Least characters that a list is searched for (rules 9). */
const leastCharacters = 3;
/** Rows of one answer that are compared; the platform gives no larger page (rules 9, bulk fetch). */
const mostCompared = 500;
const everything = 100_000;

/** What was done to find the rows, as the answer's `meta.loose`. */
export interface Loose {
  /** The platform was asked for this; it found nothing for what was typed. */
  readonly asked: string;
  /** Rows that were looked through, of those that the platform found. */
  readonly compared: number;
  readonly found: number;
}

interface Searched {
  readonly declaration: AnyDeclaration;
  readonly request: ListRequest;
  readonly list: (request: ListRequest) => Promise<GetListResult<RaRecord>>;
}

/** Null where nothing is close enough. */
export const looseList = async ({
  declaration,
  request,
  list,
}: Searched): Promise<GetListResult<RaRecord> | null> => {
  const text = searchText(request);
  const isWhole = declaration.calls?.list?.paging.kind === 'whole';
  for (const asked of looseProbes(text, leastCharacters)) {
    const answer = await list({
      ...request,
      page: 1,
      perPage: isWhole ? everything : mostCompared,
      filter: { ...request.filter, [searchKey]: asked },
    });
    // An order that a person chose is the platform's, and is kept.
    const isRanked = (request.sort?.field ?? 'id') === 'id';
    const rows = looseRows(declaration, answer.data, text, { isRanked });
    if (rows.length > 0) {
      const compared = answer.data.length;
      const found = Math.max(answer.total ?? 0, compared);
      const loose: Loose = { asked, compared, found };
      const meta: unknown = answer.meta;
      return {
        data: pageOf(rows, request),
        total: rows.length,
        meta: { ...(typeof meta === 'object' ? meta : {}), loose },
      };
    }
  }
  return null;
};
