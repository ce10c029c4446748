/** One entity's reads: what its declaration states, and the conventions for the rest. */
import type { GetListParams, GetListResult, RaRecord } from 'react-admin';
import { fillPath, inList, type ListCall, type OneCall } from '../../src/schema/calls';
import { listOf, type AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import { valueAt } from '../../src/schema/template';
import { fromPlatform } from '../../src/fields/wire';
import { nowhere, type Within } from '../../src/schema/within';
import { isFailure, type Failure } from '../failure';
import type { OutgoingCall, Transport } from '../transport/types';
import { conventionalProvider } from './conventional';
import { decodeRecord, decodeRows, idOf, rowsAt, totalOf } from './decode';
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
import { fillAll } from './encode';
import { errorOf, saysNotFound } from './platformError';

/** Whether the caller still waits; reads carry it, mutations never do. */
interface Signal {
  readonly signal?: AbortSignal | undefined;
}

/** What a react-admin hook says beside its parameters. */
export interface Meta {
  readonly within?: Within;
  /** A search that finds nothing as typed is made again, more loosely; the answer's `meta.loose` says so. */
  readonly isLoose?: boolean;
}

interface Asked extends Signal {
  readonly meta?: Meta | undefined;
}

interface ListParams extends Asked, Pick<GetListParams, 'pagination' | 'sort'> {
  readonly filter?: Readonly<Record<string, unknown>>;
}

const withSignal = ({ signal }: Signal) => (signal ? { signal } : {});

export const notFound: Failure = { type: 'error', kind: 'notFound', status: 404 };

export const entityReads = (transport: Transport, declaration: AnyDeclaration) => {
  const { api, calls = {} } = declaration;
  const conventional = conventionalProvider(transport, declaration);
  const resource = api.slice(1);

  const read = async (path: string, query: OutgoingCall['query'], signal: Signal) => {
    const result = await transport.send({
      method: 'GET',
      path,
      ...(query ? { query } : {}),
      ...withSignal(signal),
    });
    if (isFailure(result)) throw errorOf(result);
    return result.data;
  };

  const found = (raw: unknown, within: Within, id?: Identifier): RaRecord => {
    const record = decodeRecord(declaration, raw, within, id);
    if (!record) throw errorOf(notFound);
    return record;
  };

  const filled = (path: string, values: Readonly<Record<string, unknown>>): string => {
    const whole = fillPath(path, values);
    if (whole === null) throw errorOf(notFound);
    return whole;
  };

  /** The rows of a search that satisfy the filters which its call does not take. */
  const narrowed = async (
    call: ListCall,
    rows: readonly unknown[],
    { left, asked }: { readonly left: ListRequest['filter']; readonly asked: Asked },
  ): Promise<readonly unknown[]> => {
    const verdicts = rows.map((row) => fits(declaration, left, row));
    if (!verdicts.includes(undefined)) return rows.filter((_, at) => verdicts[at]);
    // Some rows do not carry the values that are filtered by; the list itself takes those filters.
    const listed = await everyRow(call, asked, left);
    const ids = new Set(listed.map(({ id }) => String(id)));
    return rows.filter((row, at) => verdicts[at] ?? ids.has(String(idOf(declaration, row))));
  };

  const declaredList = async (
    call: ListCall,
    request: ListRequest,
    asked: Asked,
  ): Promise<GetListResult<RaRecord>> => {
    const within = asked.meta?.within ?? nowhere;
    const own = { ...request, filter: { ...within, ...request.filter } };
    const searched = searchText(request) === '' ? undefined : call.searchAt;
    const path = filled(searched?.path ?? call.path, within);
    const body = await read(path, listQuery(call, own), asked);
    if (searched) {
      const all = rowsAt(body, searched.read);
      const fitting = await narrowed(call, all, { left: leftFilters(call, searched, own), asked });
      const rows = decodeRows(declaration, fitting, within);
      // A search may answer fewer rows than it found, and says so by its total.
      const missing = Math.max(0, (totalOf(body) ?? 0) - all.length);
      return { data: pageOf(rows, request), total: rows.length, meta: { missing } };
    }
    const all = rowsAt(body, call.read);
    const here = filtersHere(call, listOf(declaration).filters ?? [], own);
    // A row that does not say what is filtered by is not known to fit.
    const fitting = all.filter((row) => fits(declaration, here, row) === true);
    const rows = decodeRows(declaration, fitting, within);
    if (call.paging.kind === 'whole') {
      const whole = { data: pageOf(rows, request), total: rows.length };
      return call.isNewestOnly ? { ...whole, meta: { newest: all.length } } : whole;
    }
    const total = totalOf(body);
    if (total !== undefined) return { data: rows, total };
    // Without a total the known rows are counted, and a full page may have one after it.
    const known = (request.page - 1) * request.perPage + rows.length;
    const hasNextPage = rows.length >= request.perPage;
    return {
      data: rows,
      total: known,
      pageInfo: { hasNextPage, hasPreviousPage: request.page > 1 },
    };
  };

  const listed = async (
    request: ListRequest,
    { signal, meta }: Asked,
  ): Promise<GetListResult<RaRecord>> => {
    if (calls.list) return declaredList(calls.list, request, { signal, meta });
    const answer = await conventional.getList(resource, {
      pagination: { page: request.page, perPage: request.perPage },
      sort: request.sort ?? { field: 'id', order: 'ASC' },
      filter: { ...meta?.within, ...request.filter },
      ...withSignal({ signal }),
    });
    return { ...answer, data: decodeRows(declaration, answer.data, meta?.within) };
  };

  const getList = async ({ pagination, filter = {}, sort, signal, meta }: ListParams) => {
    const text = searchText({ filter });
    const request = {
      page: pagination?.page ?? 1,
      perPage: pagination?.perPage ?? 25,
      filter: text === '' ? filter : { ...filter, [searchKey]: text },
      sort,
    };
    const asked = { signal, meta };
    const answer = await listed(request, asked);
    const isNothing = answer.data.length === 0 && !answer.total;
    if (text === '' || !isNothing || !meta?.isLoose) return answer;
    const { looseList } = await import('./looseList');
    const loose = await looseList({
      declaration,
      request,
      list: (looser) => listed(looser, asked),
    });
    return loose ?? answer;
  };

  /** All rows of a list, page after page where it has pages. */
  const everyRow = async (
    call: ListCall,
    asked: Asked,
    filter: ListRequest['filter'] = {},
  ): Promise<readonly RaRecord[]> => {
    const perPage = call.paging.kind === 'whole' ? 100_000 : (listOf(declaration).pageSize ?? 25);
    const rows: RaRecord[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await declaredList(call, { page, perPage, filter }, asked);
      rows.push(...answer.data);
      const isMore = answer.pageInfo?.hasNextPage ?? rows.length < (answer.total ?? 0);
      if (!isMore || answer.data.length === 0) return rows;
    }
  };

  const oneOfList = async (call: ListCall, id: Identifier, asked: Asked): Promise<RaRecord> => {
    const rows = await everyRow(call, asked);
    const record = rows.find((row) => String(row.id) === String(id));
    if (!record) throw errorOf(notFound);
    return record;
  };

  const declaredOne = async ({ path, idIn, read: at }: OneCall, id: Identifier, asked: Asked) => {
    const within = asked.meta?.within ?? nowhere;
    const body = await read(
      filled(path, { ...within, id }),
      idIn ? { [idIn]: id } : undefined,
      asked,
    );
    // A document is known by its parents: it has no id of its own to find.
    return found(at ? valueAt(body, at) : body, within, declaration.document ? id : undefined);
  };

  /** What the declaration lets come along with one record, each answer under its field's name. */
  const withAlso = async (record: RaRecord, asked: Asked): Promise<RaRecord> => {
    const values = { ...asked.meta?.within, ...record };
    const joined = await Promise.all(
      Object.entries(calls.also ?? {}).flatMap(([name, call]) => {
        const field = declaration.fields[name];
        if (!call || !field) return [];
        const query = fillAll(call.query, { record, within: values });
        return read(filled(call.path, values), query, asked).then((body) => {
          const value = call.read === undefined ? body : valueAt(body, call.read);
          return [name, fromPlatform(field, value) ?? null] as const;
        });
      }),
    );
    return { ...record, ...Object.fromEntries(joined) };
  };

  const getOne = async (given: { readonly id: Identifier } & Asked) => {
    const { data } = await getBare(given);
    return { data: calls.also ? await withAlso(data, given) : data };
  };

  const getBare = async ({ id, ...asked }: { readonly id: Identifier } & Asked) => {
    const { one, list } = calls;
    if (one === inList && list) return { data: await oneOfList(list, id, asked) };
    if (one !== undefined && one !== inList) return { data: await declaredOne(one, id, asked) };
    const answer = await conventional.getOne(resource, { id, ...withSignal(asked) });
    return { data: found(answer.data, asked.meta?.within ?? nowhere) };
  };

  const getMany = async ({ ids, ...asked }: { readonly ids: readonly Identifier[] } & Asked) => {
    const { list, one } = calls;
    if (list?.ids) {
      const body = await read(list.path, { [list.ids]: ids.join(',') }, asked);
      return { data: decodeRows(declaration, rowsAt(body, list.read)) };
    }
    if (list && one === inList) {
      const rows = await everyRow(list, asked);
      return {
        data: ids.flatMap((id) => rows.find((row) => String(row.id) === String(id)) ?? []),
      };
    }
    if (list) {
      // A record that is gone hides no other one.
      const answers = await Promise.all(
        ids.map((id) =>
          getBare({ id, ...asked }).catch((error: unknown) => {
            if (saysNotFound(error)) return null;
            throw error;
          }),
        ),
      );
      return { data: answers.flatMap((answer) => answer?.data ?? []) };
    }
    const { data } = await conventional.getMany(resource, { ids: [...ids], ...withSignal(asked) });
    return { data: decodeRows(declaration, data) };
  };

  return { getList, getOne, getMany };
};
