/**
 * The list of one entity: one page of it, or all rows. A text search may have a call of its own; any other list is read
 * by its declared call, or by ra-data-simple-rest if the declaration states none.
 */
import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import { filteredBy, type ListCall, type ListSearch } from '../../src/schema/calls';
import { listOf, type AnyDeclaration } from '../../src/schema/defineResource';
import type { Send } from './send';
import { cutPage, type Paged, type ReadPage } from './cutPage';
import { decodeRows, idOf, listAt, totalOf } from './decode';
import { filledPath } from './encode';
import { fits } from './fits';
import {
  activeFilters,
  listQuery,
  pageOf,
  searchKey,
  searchText,
  type ListRequest,
} from './listQuery';
import { withinOf, withSignal, type ReadOptions } from './readOptions';
import type { simpleRest } from './simpleRest';

interface ListParams extends ReadOptions, Pick<GetListParams, 'pagination' | 'sort'> {
  readonly filter?: Readonly<Record<string, unknown>>;
}

type Page = GetListResult<RaRecord> & {
  /** Every row, if the platform returned all of them at once. */
  readonly all?: readonly RaRecord[];
};

interface Reading {
  readonly declaration: AnyDeclaration;
  readonly rest: ReturnType<typeof simpleRest>;
  readonly send: Send;
}

export const entityLists = ({ declaration, rest, send }: Reading) => {
  const { api, calls = {} } = declaration;
  const pages: Paged = { counts: calls.list?.paging.kind === 'page' ? 'pages' : 'rows' };

  const rowsOf = (rows: readonly unknown[], asked: ReadOptions) =>
    decodeRows(declaration, rows, withinOf(asked));

  /** Filters the rows of a search by the filters that its call does not accept. */
  const narrowed = async (
    rows: readonly unknown[],
    { left, asked }: { readonly left: ListRequest['filter']; readonly asked: ReadOptions },
  ): Promise<readonly unknown[]> => {
    const verdicts = rows.map((row) => fits(declaration, left, row));
    if (!verdicts.includes(undefined)) return rows.filter((_, at) => verdicts[at]);
    // Some rows lack the values to filter by; the list's own call accepts those filters.
    const listed = await every(left, asked);
    const ids = new Set(listed.map(({ id }) => String(id)));
    return rows.filter((row, at) => verdicts[at] ?? ids.has(String(idOf(declaration, row))));
  };

  const searched = async (
    call: ListCall,
    { path, read, takes = [] }: ListSearch,
    { request, asked }: { readonly request: ListRequest; readonly asked: ReadOptions },
  ): Promise<Page> => {
    const body = await send({
      method: 'GET',
      path: filledPath(path, withinOf(asked)),
      query: listQuery(call, request),
      signal: asked.signal,
    });
    const all = listAt(body, read);
    const others = filteredBy(call).filter((name) => !takes.includes(name));
    const fitting = await narrowed(all, { left: activeFilters(others, request), asked });
    const rows = rowsOf(fitting, asked);
    // A search may return fewer rows than its total.
    const missing = Math.max(0, (totalOf(body) ?? 0) - all.length);
    return { data: pageOf(rows, request), total: rows.length, meta: { missing } };
  };

  const declaredPages =
    (call: ListCall, request: ListRequest, asked: ReadOptions): ReadPage =>
    async (page) => {
      const body = await send({
        method: 'GET',
        path: filledPath(call.path, withinOf(asked)),
        query: listQuery(call, { ...request, page }),
        signal: asked.signal,
      });
      return { rows: listAt(body, call.read), total: totalOf(body) };
    };

  const conventionalPages =
    ({ perPage, sort, filter }: ListRequest, asked: ReadOptions): ReadPage =>
    async (page) => {
      const { data, total } = await rest.getList(api.slice(1), {
        pagination: { page, perPage },
        sort: sort ?? { field: 'id', order: 'ASC' },
        filter,
        ...withSignal(asked),
      });
      // The header may contain no total: `rows 0-24/*`.
      return { rows: data, total: Number.isNaN(total) ? undefined : total };
    };

  /** A page of a list whose call returns every row at once. */
  const wholeList = async (
    call: ListCall,
    request: ListRequest,
    asked: ReadOptions,
  ): Promise<Page> => {
    const answered = (await declaredPages(call, request, asked)(1)).rows;
    const accepted = filteredBy(call);
    const others = listOf(declaration).filters?.filter((name) => !accepted.includes(name)) ?? [];
    const here = activeFilters(others, request);
    // A row that lacks the value to filter by does not match.
    const fitting = answered.filter((row) => fits(declaration, here, row) === true);
    const rows = rowsOf(fitting, asked);
    return {
      data: pageOf(rows, request),
      total: rows.length,
      all: rows,
      ...(call.isNewestOnly ? { meta: { newest: answered.length } } : {}),
    };
  };

  const list = async (given: ListRequest, asked: ReadOptions): Promise<Page> => {
    const call = calls.list;
    const request = { ...given, filter: { ...withinOf(asked), ...given.filter } };
    if (typeof call?.search === 'object' && searchText(request) !== '')
      return searched(call, call.search, { request, asked });
    if (call?.paging.kind === 'whole') return wholeList(call, request, asked);
    const readPage = call ? declaredPages(call, request, asked) : conventionalPages(request, asked);
    const { rows, total, hasNextPage, all } = await cutPage(readPage, request, pages);
    return {
      data: rowsOf(rows, asked),
      total,
      ...(all ? { all: rowsOf(all, asked) } : {}),
      ...(hasNextPage === undefined
        ? {}
        : { pageInfo: { hasNextPage, hasPreviousPage: request.page > 1 } }),
    };
  };

  /** Returns all rows of a list, page by page if it is paged. */
  const every = async (
    filter: ListRequest['filter'] = {},
    asked: ReadOptions = {},
  ): Promise<readonly RaRecord[]> => {
    const perPage = listOf(declaration).pageSize ?? 25;
    const rows: RaRecord[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await list({ page, perPage, filter }, asked);
      if (answer.all) return answer.all;
      rows.push(...answer.data);
      const isMore = answer.pageInfo?.hasNextPage ?? rows.length < (answer.total ?? 0);
      if (!isMore || answer.data.length === 0) return rows;
    }
  };

  const getList = async ({ pagination, filter = {}, sort, signal, meta }: ListParams) => {
    const { page = 1, perPage = 25 } = pagination ?? {};
    const text = searchText({ filter });
    const request = {
      page,
      perPage,
      filter: text === '' ? filter : { ...filter, [searchKey]: text },
      sort,
    };
    const asked = { signal, meta };
    const { all: _, ...answer } = await list(request, asked);
    const isNothing = answer.data.length === 0 && !answer.total;
    if (text === '' || !isNothing || !meta?.isLoose) return answer;
    const { looseList } = await import('./looseList');
    const loose = await looseList({
      declaration,
      request,
      list: (looser) => list(looser, asked),
    });
    return loose ?? answer;
  };

  return { getList, every };
};
