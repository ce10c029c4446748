/** One entity's calls: what its declaration states, and the conventions for the rest. */
import type { GetListParams, RaRecord } from 'react-admin';
import { fillPath, type ListCall, type OneCall, type WriteCall } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import { valueAt } from '../../src/schema/template';
import { isFailure, type Failure } from '../failure';
import type { OutgoingCall, Transport } from '../transport/types';
import { auditOf } from './auditAction';
import { checkCreated } from './check';
import { conventionalProvider } from './conventional';
import { decodeRecord, decodeRows, rowsAt, totalOf } from './decode';
import { encodeBody, encodeQuery } from './encode';
import { listQuery, pageOf, type ListRequest } from './list';
import { errorOf } from './platformError';

/** Whether the caller still waits; reads carry it, mutations never do. */
interface Signal {
  readonly signal?: AbortSignal | undefined;
}

type Values = Readonly<Record<string, unknown>>;

interface ListParams extends Signal, Pick<GetListParams, 'pagination' | 'sort'> {
  readonly filter?: Values;
}

const withSignal = ({ signal }: Signal) => (signal ? { signal } : {});

const notFound: Failure = { type: 'error', kind: 'notFound', status: 404 };

export const entityProvider = (transport: Transport, declaration: AnyDeclaration) => {
  const { api, calls = {} } = declaration;
  const conventional = conventionalProvider(transport, declaration);
  const resource = api.slice(1);

  const send = async (call: OutgoingCall): Promise<unknown> => {
    const result = await transport.send(call);
    if (isFailure(result)) throw errorOf(result);
    return result.data;
  };
  const read = (path: string, query: OutgoingCall['query'], signal: Signal) =>
    send({ method: 'GET', path, ...(query ? { query } : {}), ...withSignal(signal) });

  const found = (raw: unknown): RaRecord => {
    const record = decodeRecord(declaration, raw);
    if (!record) throw errorOf(notFound);
    return record;
  };

  const declaredList = async (call: ListCall, request: ListRequest, signal: Signal) => {
    const body = await read(call.path, listQuery(call, request), signal);
    const rows = decodeRows(declaration, rowsAt(body, call.read));
    if (call.paging.kind === 'whole') return { data: pageOf(rows, request), total: rows.length };
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

  const getList = async ({ pagination, filter = {}, sort, signal }: ListParams) => {
    const request = { page: pagination?.page ?? 1, perPage: pagination?.perPage ?? 25, filter };
    if (calls.list) return declaredList(calls.list, request, { signal });
    const answer = await conventional.getList(resource, {
      pagination: { page: request.page, perPage: request.perPage },
      sort: sort ?? { field: 'id', order: 'ASC' },
      filter,
      ...withSignal({ signal }),
    });
    return { ...answer, data: decodeRows(declaration, answer.data) };
  };

  const declaredOne = async ({ path, idIn, read: at }: OneCall, id: Identifier, s: Signal) => {
    const filled = fillPath(path, { id });
    if (filled === null) throw errorOf(notFound);
    const body = await read(filled, idIn ? { [idIn]: id } : undefined, s);
    return found(at ? valueAt(body, at) : body);
  };

  const getOne = async ({ id, signal }: { readonly id: Identifier } & Signal) => {
    if (calls.one) return { data: await declaredOne(calls.one, id, { signal }) };
    const answer = await conventional.getOne(resource, { id, ...withSignal({ signal }) });
    return { data: found(answer.data) };
  };

  const getMany = async ({ ids, signal }: { readonly ids: readonly Identifier[] } & Signal) => {
    if (calls.list?.ids) {
      const body = await read(calls.list.path, { [calls.list.ids]: ids.join(',') }, { signal });
      return { data: decodeRows(declaration, rowsAt(body, calls.list.read)) };
    }
    if (calls.list) {
      const answers = await Promise.all(ids.map((id) => getOne({ id: id, signal })));
      return { data: answers.map(({ data }) => data) };
    }
    const { data } = await conventional.getMany(resource, {
      ids: [...ids],
      ...withSignal({ signal }),
    });
    return { data: decodeRows(declaration, data) };
  };

  const conventionalWrite = (names: readonly string[] | undefined, path: string): WriteCall => ({
    path,
    send: names ?? [],
  });

  const create = async ({ data: values }: { readonly data: Values }) => {
    const call = calls.create ?? conventionalWrite(declaration.create?.fields, api);
    const answer = await send({
      method: 'POST',
      path: call.path,
      query: encodeQuery(call, values),
      body: encodeBody(declaration, call, values),
      audit: auditOf(declaration, 'CREATE'),
      ...(call.check ? { beforeRetry: checkCreated(transport, call.check, values) } : {}),
    });
    const id = valueAt(answer, call.newId ?? 'id');
    if (typeof id !== 'string' && typeof id !== 'number') {
      throw errorOf({ type: 'error', kind: 'malformed' });
    }
    return { data: { ...values, id } };
  };

  const update = async ({
    id,
    data: values,
    previousData = {},
  }: {
    readonly id: Identifier;
    readonly data: Values;
    readonly previousData?: Values;
  }) => {
    const call = calls.update ?? conventionalWrite(declaration.edit?.fields, `${api}/:id`);
    const path = fillPath(call.path, { id });
    if (path === null) throw errorOf(notFound);
    const answer = await send({
      method: 'PUT',
      path,
      body: encodeBody(declaration, call, { ...previousData, ...values }, id),
      audit: auditOf(declaration, 'UPDATE', id),
    });
    // An answer that is no whole record says only that it worked: the values sent are then the truth.
    const own = decodeRecord(declaration, answer);
    return { data: { ...previousData, ...values, ...own, id } as RaRecord };
  };

  const remove = async ({
    id,
    previousData,
  }: {
    readonly id: Identifier;
    readonly previousData?: Values;
  }) => {
    const path = fillPath(calls.remove?.path ?? `${api}/:id`, { id });
    if (path === null) throw errorOf(notFound);
    await send({ method: 'DELETE', path, audit: auditOf(declaration, 'DELETE', id) });
    return { data: { ...previousData, id } as RaRecord };
  };

  return { getList, getOne, getMany, create, update, remove };
};

export type EntityProvider = ReturnType<typeof entityProvider>;
