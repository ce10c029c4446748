/** Repeats a list's search without results with shorter queries, and filters the rows here. */
import type { GetListResult, RaRecord } from 'react-admin';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { LooseSearch } from '../../src/schema/matchRows';
import { looseProbes } from '../../src/lib/text/looseMatch';
import { looseRows } from '../../src/schema/looseRows';
import { largestPage, pageOf, searchKey, searchText, type ListRequest } from './listQuery';

/** Minimum length of a list's search (rules 9). */
const minCharacters = 3;
const maxRows = 100_000;

interface Searched {
  readonly declaration: AnyDeclaration;
  readonly request: ListRequest;
  readonly list: (request: ListRequest) => Promise<GetListResult<RaRecord>>;
}

/** Returns null if there is no approximate match. */
export const looseList = async ({
  declaration,
  request,
  list,
}: Searched): Promise<GetListResult<RaRecord> | null> => {
  const text = searchText(request);
  const kind = declaration.calls?.list?.paging.kind;
  const perPage = kind === 'whole' ? maxRows : kind === 'offset' ? request.perPage : largestPage;
  for (const probe of looseProbes(text, minCharacters)) {
    const answer = await list({
      ...request,
      page: 1,
      perPage,
      filter: { ...request.filter, [searchKey]: probe },
    });
    // A sort order that the person selected is kept.
    const isRanked = (request.sort?.field ?? 'id') === 'id';
    const rows = looseRows(declaration, answer.data, text, { isRanked });
    if (rows.length > 0) {
      const compared = answer.data.length;
      const found = Math.max(answer.total ?? 0, compared);
      const loose: LooseSearch = { searched: probe, compared, found };
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
