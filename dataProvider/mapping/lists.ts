/** The list of one entity: one page of it, or all rows. */
import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import type { ListCall, ListSearch } from '../../src/schema/calls';
import { listOf, type AnyDeclaration } from '../../src/schema/defineResource';
import { nowhere, type Within } from '../../src/schema/routes';
import type { OutgoingCall } from '../transport/types';
import type { conventionalProvider } from './conventional';
import { decodeRows, idOf, listAt, totalOf } from './decode';
import { filledPath } from './encode';
import { fits } from './fits';
import {
  filtersHere,
  leftFilters,
  listQuery,
  pageOf,
  searchKey,
  searchText,
  type ListRequest,
} from './list';
import { cutPage, type Paged, type ReadPage } from './paged';

/** Cancels a read when the caller no longer needs it; mutations never have one. */
export interface Signal {
  readonly signal?: AbortSignal | undefined;
}

/** Additional options in a react-admin hook's `meta`. */
export interface Meta {
  readonly within?: Within;
  /** If a search finds nothing, look for approximate matches; the response then has `meta.loose`. */
  readonly isLoose?: boolean;
}

export interface ReadOptions extends Signal {
  readonly meta?: Meta | undefined;
}

interface ListParams extends ReadOptions, Pick<GetListParams, 'pagination' | 'sort'> {
  readonly filter?: Readonly<Record<string, unknown>>;
}

type Page = GetListResult<RaRecord> & {
  /** Every row, if the platform returned all of them at once. */
  readonly all?: readonly RaRecord[];
};

export type Read = (path: string, query: OutgoingCall['query'], signal: Signal) => Promise<unknown>;

interface Reading {
  readonly declaration: AnyDeclaration;
  readonly conventional: ReturnType<typeof conventionalProvider>;
  readonly read: Read;
}

export const withSignal = ({ signal }: Signal) => (signal ? { signal } : {});

export const entityLists = ({ declaration, conventional, read }: Reading) => {
  const { api, calls = {} } = declaration;
  const resource = api.slice(1);
  const pages: Paged = { counts: calls.list?.paging.kind === 'page' ? 'pages' : 'rows' };

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

  const found = async (
    call: ListCall,
    search: ListSearch,
    { request, asked }: { readonly request: ListRequest; readonly asked: ReadOptions },
  ): Promise<Page> => {
    const within = asked.meta?.within ?? nowhere;
    const own = { ...request, filter: { ...within, ...request.filter } };
    const body = await read(filledPath(search.path, within), listQuery(call, own), asked);
    const all = listAt(body, search.read);
    const fitting = await narrowed(all, { left: leftFilters(call, search, own), asked });
    const rows = decodeRows(declaration, fitting, within);
    // A search may return fewer rows than its total.
    const missing = Math.max(0, (totalOf(body) ?? 0) - all.length);
    return { data: pageOf(rows, request), total: rows.length, meta: { missing } };
  };

  const paged = async (
    readPage: ReadPage,
    { request, within }: { readonly request: ListRequest; readonly within: Within },
  ): Promise<Page> => {
    const { rows, total, hasNextPage, all } = await cutPage(readPage, request, pages);
    return {
      data: decodeRows(declaration, rows, within),
      total,
      ...(all ? { all: decodeRows(declaration, all, within) } : {}),
      ...(hasNextPage === undefined
        ? {}
        : { pageInfo: { hasNextPage, hasPreviousPage: request.page > 1 } }),
    };
  };

  const declaredList = async (
    call: ListCall,
    request: ListRequest,
    asked: ReadOptions,
  ): Promise<Page> => {
    const { search } = call;
    if (typeof search === 'object' && searchText(request) !== '')
      return found(call, search, { request, asked });
    const within = asked.meta?.within ?? nowhere;
    const filter = { ...within, ...request.filter };
    const path = filledPath(call.path, within);
    const readPage: ReadPage = async (page) => {
      const body = await read(path, listQuery(call, { ...request, filter, page }), asked);
      return { rows: listAt(body, call.read), total: totalOf(body) };
    };
    if (call.paging.kind === 'whole') {
      const answered = (await readPage(1)).rows;
      const here = filtersHere(call, listOf(declaration).filters ?? [], { filter });
      // A row that lacks the value to filter by does not match.
      const fitting = answered.filter((row) => fits(declaration, here, row) === true);
      const rows = decodeRows(declaration, fitting, within);
      return {
        data: pageOf(rows, request),
        total: rows.length,
        all: rows,
        ...(call.isNewestOnly ? { meta: { newest: answered.length } } : {}),
      };
    }
    return paged(readPage, { request, within });
  };

  const conventionalList = (request: ListRequest, asked: ReadOptions): Promise<Page> => {
    const within = asked.meta?.within ?? nowhere;
    const readPage: ReadPage = async (page) => {
      const { data, total } = await conventional.getList(resource, {
        pagination: { page, perPage: request.perPage },
        sort: request.sort ?? { field: 'id', order: 'ASC' },
        filter: { ...within, ...request.filter },
        ...withSignal(asked),
      });
      // The header may contain no total: `rows 0-24/*`.
      return { rows: data, total: Number.isNaN(total) ? undefined : total };
    };
    return paged(readPage, { request, within });
  };

  const list = (request: ListRequest, asked: ReadOptions): Promise<Page> =>
    calls.list ? declaredList(calls.list, request, asked) : conventionalList(request, asked);

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
