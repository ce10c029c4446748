/** The reads of one entity: those of its declaration, and the conventions for the rest. */
import type { GetListResult, RaRecord } from 'react-admin';
import { eachOf } from '../../src/lib/batches/calls';
import { filteredBy, inList, type ReadCall } from '../../src/schema/calls';
import { isSegment } from '../../src/lib/text/segment';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import { valueAt } from '../../src/schema/template';
import { fieldFromPlatform } from '../../src/fields/kinds';
import { documentId, type ParentIds } from '../../src/schema/routes';
import type { OutgoingCall, Transport } from '../transport/types';
import { loadPart } from '../loadPart';
import { decodeRecord, decodeRows, idOf, isId, listAt } from './decode';
import { fillAll, filledPath } from './encode';
import { entityLists, type ListParams } from './getList';
import { searchKey, searchText } from './listQuery';
import { errorOf, notFound, saysNotFound, unreadable } from './platformError';
import { withinOf, withSignal, type ReadOptions } from './readOptions';
import { sendOver } from './send';
import { simpleRest } from './simpleRest';

/** Maximum number of concurrent reads by id: the references of one page of a list appear together. */
const referencesAtOnce = 25;

export const entityReads = (transport: Transport, declaration: AnyDeclaration) => {
  const { api, calls = {} } = declaration;
  const rest = simpleRest(transport, declaration);
  const resource = api.slice(1);

  const send = sendOver(transport);

  const read = (path: string, query: OutgoingCall['query'], { signal }: ReadOptions) =>
    send({ method: 'GET', path, query, signal });

  const found = (raw: unknown, within: ParentIds, id?: Identifier): RaRecord => {
    const record = decodeRecord(declaration, raw, within, id);
    // An unreadable response does not mean that the record does not exist.
    if (!record) throw errorOf(unreadable);
    return record;
  };

  const { getList: getRows, every } = entityLists({
    declaration,
    rest,
    send,
    readRow: (id, options) => unlessMissing(rawOne(id, options)),
  });

  const oneOfList = async (id: Identifier, options: ReadOptions): Promise<RaRecord> => {
    const rows = await every({}, options);
    const record = rows.find((row) => String(row.id) === String(id));
    if (!record) throw errorOf(notFound);
    return record;
  };

  /** A record as the platform sends it, by its own call. */
  const rawOne = async (id: Identifier, options: ReadOptions): Promise<unknown> => {
    const { one } = calls;
    if (one !== undefined && one !== inList) return declaredOne(one, id, options);
    if (!isSegment(id)) throw errorOf(notFound);
    return (await rest.getOne(resource, { id, ...withSignal(options) })).data as unknown;
  };

  const declaredOne = async (
    { path, query, read: at }: ReadCall,
    id: Identifier,
    options: ReadOptions,
  ): Promise<unknown> => {
    const within = withinOf(options);
    const body = await read(
      filledPath(path, { ...within, id }),
      query && fillAll(query, { record: { id }, within }),
      options,
    );
    const raw = at === undefined ? body : valueAt(body, at);
    if (!Array.isArray(raw)) return raw;
    const foundRow: unknown = raw.find((row) => String(idOf(declaration, row)) === String(id));
    if (foundRow === undefined) throw errorOf(notFound);
    return foundRow;
  };

  /** Runs the additional reads of one record; each response becomes the value of its field. */
  const withAlso = async (record: RaRecord, options: ReadOptions): Promise<RaRecord> => {
    const values = { ...options.meta?.within, ...record };
    const joined = await Promise.all(
      Object.entries(calls.also ?? {}).flatMap(([name, call]) => {
        const field = declaration.fields[name];
        if (!call || !field) return [];
        const query = fillAll(call.query, { record, within: values });
        return read(filledPath(call.path, values), query, options).then((body) => {
          const value = call.read === undefined ? body : valueAt(body, call.read);
          return [name, fieldFromPlatform(field, value) ?? null] as const;
        });
      }),
    );
    return { ...record, ...Object.fromEntries(joined) };
  };

  const getOne = async (params: { readonly id: Identifier } & ReadOptions) => {
    const { data } = await getBare(params);
    return { data: calls.also ? await withAlso(data, params) : data };
  };

  const getBare = async ({ id, ...options }: { readonly id: Identifier } & ReadOptions) => {
    if (calls.one === inList && calls.list) return { data: await oneOfList(id, options) };
    const raw = await rawOne(id, options);
    // A document is identified by its parents and has no id of its own.
    return { data: found(raw, withinOf(options), declaration.document ? id : undefined) };
  };

  /** Null if there is none, so that a missing record does not hide others. */
  const unlessMissing = <Found>(work: Promise<Found>): Promise<Found | null> =>
    work.catch((error: unknown) => {
      if (saysNotFound(error)) return null;
      throw error;
    });

  /** A document is the only record of its parents. */
  const listOfDocument = async ({ filter, ...options }: ListParams) => {
    const { [searchKey]: _, ...others } = filter ?? {};
    const isSet = ([, value]: readonly [string, unknown]): boolean => value != null && value !== '';
    const filters = Object.fromEntries(Object.entries(others).filter(isSet));
    const text = searchText({ filter: filter ?? {} });
    if (text !== '' || Object.keys(filters).length > 0)
      (await loadPart(() => import('./rowsHere'))).refuseUnsent(declaration, {
        filters,
        text,
        sort: null,
      });
    const { data } = await getOne({ id: documentId(withinOf(options)), ...options });
    const { page = 1 } = options.pagination ?? {};
    return { data: page === 1 ? [data] : [], total: 1 };
  };

  const getList = (params: ListParams): Promise<GetListResult<RaRecord>> =>
    declaration.document && !calls.list ? listOfDocument(params) : getRows(params);

  const getMany = async ({
    ids: requestedIds,
    ...options
  }: { readonly ids: readonly unknown[] } & ReadOptions): Promise<{ data: RaRecord[] }> => {
    const { list, one } = calls;
    // Unset references of react-admin's components.
    const ids = requestedIds.filter(isId);
    if (ids.length === 0) return { data: [] };
    if (list?.ids) {
      const body = await read(list.path, { [list.ids]: ids.join(',') }, options);
      return { data: decodeRows(declaration, listAt(body, list.read)) };
    }
    if (list && one === inList) {
      const rows = await every({}, options);
      return { data: ids.flatMap((id) => rows.find((row) => String(row.id) === String(id)) ?? []) };
    }
    if (list) {
      const readOne = (id: Identifier) => unlessMissing(getBare({ id, ...options }));
      const answers = await eachOf(ids, readOne, referencesAtOnce);
      return { data: answers.flatMap((answer) => answer?.data ?? []) };
    }
    const { data } = await rest.getMany(resource, { ids: [...ids], ...withSignal(options) });
    const found = decodeRows(declaration, data);
    const missing = ids.filter((id) => !found.some((row) => String(row.id) === String(id)));
    // An address has the id 7 as text, and a platform that compares types does not find it.
    const numbers = missing.filter((id) => id === String(Number(id))).map(Number);
    if (numbers.length === 0) return { data: found };
    const again = await rest.getMany(resource, { ids: numbers, ...withSignal(options) });
    return { data: [...found, ...decodeRows(declaration, again.data)] };
  };

  return { getList, getOne, getMany, every, filters: calls.list ? filteredBy(calls.list) : [] };
};

export type EntityReads = ReturnType<typeof entityReads>;
