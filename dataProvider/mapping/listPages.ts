/** One page of a list, by its declared call or by ra-data-simple-rest, as the platform's rows. */
import type { ListCall } from '../../src/schema/calls';
import { listOf, type AnyDeclaration } from '../../src/schema/defineResource';
import { loadPart } from '../loadPart';
import { cutPage, type Cut, type Paged, type ReadPage } from './cutPage';
import { listAt, totalOf } from './decode';
import { filledPath } from './encode';
import { largestPage, listQuery, type ListRequest } from './listQuery';
import { withinOf, withSignal, type ReadOptions } from './readOptions';
import type { Send } from './send';
import type { simpleRest } from './simpleRest';

export interface Pages {
  readonly declaration: AnyDeclaration;
  readonly rest: ReturnType<typeof simpleRest>;
  readonly send: Send;
}

export const listPages = ({ declaration, rest, send }: Pages) => {
  const { api, calls = {} } = declaration;
  const pages: Paged = { counts: calls.list?.paging.kind === 'page' ? 'pages' : 'rows' };

  const answerAt = async (
    call: ListCall,
    request: ListRequest,
    { typed, ...options }: ReadOptions & { readonly typed?: string },
  ) => {
    const body = await send({
      method: 'GET',
      path: filledPath(call.path, withinOf(options)),
      query: listQuery(call, request),
      signal: options.signal,
      ...(typed === undefined ? {} : { typed }),
    });
    return { rows: listAt(body, call.read), total: totalOf(body, call.total) };
  };

  const conventionalPages =
    ({ perPage, sort, filter }: ListRequest, options: ReadOptions): ReadPage =>
    async (page) => {
      const { data, total } = await rest.getList(api.slice(1), {
        pagination: { page, perPage },
        sort: sort ?? { field: 'id', order: 'ASC' },
        filter,
        ...withSignal(options),
      });
      // The header may contain no total: `rows 0-24/*`.
      return { rows: data, total: Number.isNaN(total) ? undefined : total };
    };

  const cut = (call: ListCall | undefined, request: ListRequest, options: ReadOptions) => {
    const read = call
      ? (page: number) => answerAt(call, { ...request, page }, options)
      : conventionalPages(request, options);
    return cutPage(read, request, pages);
  };

  /** The number of rows that one call returns at most. */
  const pageSizeOf = ({ paging }: ListCall): number => {
    if (paging.kind === 'page') return largestPage;
    return paging.kind === 'offset' ? (listOf(declaration).pageSize ?? 25) : Infinity;
  };

  const pageOfAnySize = async (
    call: ListCall | undefined,
    request: ListRequest,
    options: ReadOptions,
  ): Promise<Cut> => {
    const size = call ? pageSizeOf(call) : Infinity;
    if (request.perPage <= size) return cut(call, request, options);
    const { largePage } = await loadPart(() => import('./largePages'));
    return largePage(
      (page) => cut(call, { ...request, page, perPage: size }, options),
      request,
      size,
    );
  };

  return { answerAt, cut, pageOfAnySize };
};
