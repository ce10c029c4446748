/**
 * The list of one entity: one page of it, or all rows. A text search may have a call of its own; any other list is read
 * by its declared call, or by ra-data-simple-rest if the declaration states none.
 */
import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import { filteredBy, type ListCall, type ListSearch } from '../../src/schema/calls';
import { listOf } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import { onlyKey } from '../../src/schema/only';
import { loadPart } from '../loadPart';
import { decodeRows, idOf, listAt, totalOf } from './decode';
import { filledPath } from './encode';
import { fits } from './fits';
import {
  activeFilters,
  listQuery,
  pageOf,
  searchKey,
  searchText,
  typedFilter,
  type ListRequest,
} from './listQuery';
import { listPages, type Pages } from './listPages';
import { withinOf, type ReadOptions } from './readOptions';
import { isAllSent, needsEveryRow, unsentOf, type Unsent } from './unsent';

export interface ListParams extends ReadOptions, Pick<GetListParams, 'pagination' | 'sort'> {
  readonly filter?: Readonly<Record<string, unknown>>;
}

export type Page = GetListResult<RaRecord> & {
  /** Every row, if the platform returned all of them at once. */
  readonly all?: readonly RaRecord[];
};

/** `isTyped`: the rows may be those that were just read for another text. */
type Asked = ReadOptions & { readonly isTyped?: boolean };

interface Wanted {
  readonly request: ListRequest;
  readonly options: Asked;
  /** What the call does not apply. */
  readonly unsent: Unsent;
}

interface Reading extends Pages {
  /** Reads one row as the platform sends it; null if it does not exist. */
  readonly readRow: (id: Identifier, options: ReadOptions) => Promise<unknown>;
}

export const entityLists = ({ declaration, rest, send, readRow }: Reading) => {
  const { calls = {} } = declaration;
  const { answerAt, cut, pageOfAnySize } = listPages({ declaration, rest, send });

  const rowsOf = (rows: readonly unknown[], options: ReadOptions) =>
    decodeRows(declaration, rows, withinOf(options));

  /** A page of rows that are all loaded. */
  const here = async (
    raws: readonly unknown[],
    unsent: Unsent,
    { request, options, missing }: { request: ListRequest; options: ReadOptions; missing: number },
  ): Promise<Page> => {
    const within = withinOf(options);
    const isLoose = options.meta?.isLoose;
    const { records, loose } = isAllSent(unsent)
      ? { records: rowsOf(raws, options), loose: null }
      : (await loadPart(() => import('./rowsHere'))).rowsHere(declaration, {
          raws,
          within,
          unsent,
          isLoose,
        });
    const meta = { ...(missing > 0 ? { missing } : {}), ...(loose ? { loose } : {}) };
    return {
      data: pageOf(records, request),
      total: records.length,
      all: records,
      ...(Object.keys(meta).length > 0 ? { meta } : {}),
    };
  };

  /** Filters the rows of a search by the filters that its call does not accept. */
  const narrowed = async (
    raws: readonly unknown[],
    { left, options }: { readonly left: ListRequest['filter']; readonly options: ReadOptions },
  ): Promise<readonly unknown[]> => {
    const verdicts = raws.map((raw) => fits(declaration, left, { raw }));
    if (!verdicts.includes(undefined)) return raws.filter((_, at) => verdicts[at]);
    // Some rows lack the values to filter by; the list's own call accepts those filters.
    const listed = await every(left, options);
    const ids = new Set(listed.map(({ id }) => String(id)));
    return raws.filter((raw, at) => verdicts[at] ?? ids.has(String(idOf(declaration, raw))));
  };

  const searched = async (
    call: ListCall,
    { path, read, takes = [] }: ListSearch,
    { request, options, unsent }: Wanted,
  ): Promise<Page> => {
    const body = await send({
      method: 'GET',
      path: filledPath(path, withinOf(options)),
      query: listQuery(call, request),
      signal: options.signal,
    });
    const found = listAt(body, read);
    const others = filteredBy(call).filter((name) => !takes.includes(name));
    const fitting = await narrowed(found, { left: activeFilters(others, request), options });
    // A search may return fewer rows than its total.
    const missing = Math.max(0, (totalOf(body, call.total) ?? 0) - found.length);
    return here(fitting, unsent, { request, options, missing });
  };

  /** Reads every row of a paged list, to apply what its call does not. */
  const readAll = async (call: ListCall, { request, options, unsent }: Wanted): Promise<Page> => {
    const { allPages } = await loadPart(() => import('./allPages'));
    const read = await allPages(declaration, call, (page) =>
      cut(call, { ...request, ...page }, options),
    );
    if (read) return here(read.rows, unsent, { request, options, missing: read.missing });
    return (await loadPart(() => import('./rowsHere'))).refuseUnsent(declaration, unsent);
  };

  const check = async ({ request, options, unsent }: Wanted) => {
    const { checkedRows } = await loadPart(() => import('./checkedRows'));
    const wanted = { request, unsent, signal: options.signal };
    return checkedRows(declaration, wanted, { send, readRow: (id) => readRow(id, options) });
  };

  /** A page of a list whose call returns every row at once. */
  const wholeList = async (call: ListCall, { request, options, unsent }: Wanted): Promise<Page> => {
    const typed = options.isTyped ? { typed: unsent.text } : {};
    const { rows, total = 0 } = await answerAt(call, request, { ...options, ...typed });
    if (!call.isNewestOnly)
      return here(rows, unsent, { request, options, missing: Math.max(0, total - rows.length) });
    const page = await here(rows, unsent, { request, options, missing: 0 });
    return { ...page, meta: { ...(page.meta as object | undefined), newest: rows.length } };
  };

  const list = async (wholeRequest: ListRequest, options: Asked): Promise<Page> => {
    const call = calls.list;
    const within = withinOf(options);
    const request = { ...wholeRequest, filter: { ...within, ...wholeRequest.filter } };
    if (wholeRequest.filter[onlyKey] !== undefined) {
      const { onlyRows } = await loadPart(() => import('./onlyRows'));
      const { [onlyKey]: only, ...filter } = request.filter;
      const wanted = { only, request: { ...wholeRequest, filter }, options };
      return onlyRows(declaration, wanted, { send, cut, list, readRow, here });
    }
    if (call) {
      const unsent = unsentOf(declaration, call, { request: wholeRequest, within });
      const wanted = { request, options, unsent };
      if (typeof call.search === 'object' && searchText(request) !== '')
        return searched(call, call.search, wanted);
      if (call.paging.kind === 'whole') return wholeList(call, wanted);
      if (needsEveryRow(unsent)) {
        const checked = calls.create?.check ? await check(wanted) : null;
        return checked
          ? here(checked, unsent, { request, options, missing: 0 })
          : readAll(call, wanted);
      }
    }
    const { rows, total, hasNextPage, all } = await pageOfAnySize(call, request, options);
    return {
      data: rowsOf(rows, options),
      total,
      ...(all ? { all: rowsOf(all, options) } : {}),
      ...(hasNextPage === undefined
        ? {}
        : { pageInfo: { hasNextPage, hasPreviousPage: request.page > 1 } }),
    };
  };

  /** Returns all rows of a list, page by page if it is paged. */
  const every = async (
    filter: ListRequest['filter'] = {},
    options: ReadOptions = {},
  ): Promise<readonly RaRecord[]> => {
    const perPage = listOf(declaration).pageSize ?? 25;
    const rows = new Map<Identifier, RaRecord>();
    for (let page = 1; ; page += 1) {
      const answer = await list({ page, perPage, filter }, options);
      if (answer.all) return answer.all;
      const before = rows.size;
      for (const row of answer.data) rows.set(row.id, row);
      const isMore = answer.pageInfo?.hasNextPage ?? rows.size < (answer.total ?? 0);
      // A platform that ignores the page answers with the same rows for ever.
      if (!isMore || rows.size === before) return [...rows.values()];
    }
  };

  /** Code of others asks for page 0, for half a page, and for all rows by Infinity. Pages count from 1. */
  const counted = (value: unknown, otherwise: number): number => {
    const number = Number(value ?? otherwise);
    if (Number.isNaN(number)) return otherwise;
    return Math.min(Math.max(1, Math.floor(number)), Number.MAX_SAFE_INTEGER);
  };

  const getList = async ({ pagination, filter: stated, sort, signal, meta }: ListParams) => {
    const page = counted(pagination?.page, 1);
    const perPage = counted(pagination?.perPage, 25);
    const filter = stated ?? {};
    const text = searchText({ filter });
    const typed = typedFilter(declaration, filter);
    const request = {
      page,
      perPage,
      filter: text === '' ? typed : { ...typed, [searchKey]: text },
      sort,
    };
    const options = { signal, meta, isTyped: true };
    const { all: _, ...answer } = await list(request, options);
    const isNothing = answer.data.length === 0 && !answer.total;
    // Without a search call, approximate matches were looked for among the loaded rows.
    const isSearchedByPlatform = !calls.list || calls.list.search !== undefined;
    if (text === '' || !isNothing || !meta?.isLoose || !isSearchedByPlatform) return answer;
    const { looseList } = await loadPart(() => import('./looseList'));
    const loose = await looseList({
      declaration,
      request,
      list: (looser) => list(looser, options),
    });
    return loose ?? answer;
  };

  return { getList, every };
};
