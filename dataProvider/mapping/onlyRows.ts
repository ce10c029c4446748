/**
 * The records with the given keys, by what the platform offers: its check of keys, its list if that is short enough to
 * be read, or one search for each key.
 */
import type { Page } from './getList';
import { chunksOf, eachOf } from '../../src/lib/batches/calls';
import { PlatformError } from '../../src/lib/failures/failures';
import { keysIn } from '../../src/lib/text/keyList';
import { plainKey, plainText } from '../../src/lib/text/plainText';
import type { ListCall } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import type { Identifier } from '../../src/schema/field';
import { identifyingFields, mostKeys } from '../../src/schema/only';
import { valueAt } from '../../src/schema/template';
import { allPages } from './allPages';
import type { Cut } from './cutPage';
import { decodeRows, isId, listAt } from './decode';
import { largestPage, searchKey, searchText, type ListRequest } from './listQuery';
import { withinOf, type ReadOptions } from './readOptions';
import type { Send } from './send';
import { unsentOf, type Unsent } from './unsent';

/** More searches would be too many calls for one list. */
const mostSearches = 100;
/** Keys of one check, as everywhere (rules 9). */
const checkedAtOnce = 100;
/** The shape of the platform's ids: a key that is none is not asked for as one. */
const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

interface Reads {
  readonly send: Send;
  readonly cut: (
    call: ListCall | undefined,
    request: ListRequest,
    options: ReadOptions,
  ) => Promise<Cut>;
  readonly list: (request: ListRequest, options: ReadOptions) => Promise<Page>;
  readonly readRow: (id: Identifier, options: ReadOptions) => Promise<unknown>;
  readonly here: (
    raws: readonly unknown[],
    unsent: Unsent,
    how: { request: ListRequest; options: ReadOptions; missing: number },
  ) => Promise<Page>;
}

interface Wanted {
  /** Text of keys, as in an address. */
  readonly only: unknown;
  /** All other filters. */
  readonly request: ListRequest;
  readonly options: ReadOptions;
}

/** Lists without a call of their own are paged like this. */
const conventional = { paging: { kind: 'page', page: 'page', size: 'perPage' } } as const;

const tooLong = ({ name, labels }: AnyDeclaration): Error =>
  new PlatformError(
    { type: 'error', kind: 'invalid' },
    {
      declaredMessage: {
        key: 'facings.listMenus.only.tooMany',
        values: { most: mostSearches },
        english: `There are too many ${labels} to find these by their keys. Filter the list first, or paste at most ${mostSearches} keys.`,
        names: { many: [`resources.${name}.name`, labels] },
      },
    },
  );

/** @throws {PlatformError} the list is too long, and the platform cannot search for so many keys */
export const onlyRows = async (
  declaration: AnyDeclaration,
  { only, request, options }: Wanted,
  { send, cut, list, readRow, here }: Reads,
): Promise<Page> => {
  const { calls = {} } = declaration;
  const within = withinOf(options);
  const { keys: wantedKeys } = keysIn(String(only));
  const keys = new Map(wantedKeys.slice(0, mostKeys).map((key) => [plainKey(key), key]));
  const names = identifyingFields(declaration);

  /** The given keys that a row has. */
  const keysOf = (raw: unknown): readonly string[] =>
    decodeRows(declaration, [raw], within).flatMap((record) =>
      [record.id, ...names.map((name) => record[name] as unknown)].flatMap((value) => {
        const key = isId(value) ? plainKey(String(value)) : '';
        return keys.has(key) ? [key] : [];
      }),
    );
  const pageOf = async (raws: readonly unknown[], unsent: Unsent, missing = 0): Promise<Page> => {
    const candidates = raws.map((raw) => ({ raw, found: keysOf(raw) }));
    const found = new Set(candidates.flatMap((row) => row.found));
    const fitting = candidates.flatMap((row) => (row.found.length > 0 ? [row.raw] : []));
    const page = await here(fitting, unsent, { request, options, missing });
    const notFound = [...keys].flatMap(([plain, key]) => (found.has(plain) ? [] : [key]));
    return { ...page, meta: { ...(page.meta as object | undefined), notFound } };
  };
  /**
   * No call reads several records by their ids (rules 7), so each is read by itself, a few at once (`eachOf`). Such rows
   * are not filtered yet.
   */
  const byId = async (ids: readonly Identifier[]): Promise<Page> => {
    const rows = await eachOf([...new Set(ids)], (id) => readRow(id, options));
    const nothing: ListCall = { path: '', read: '', paging: { kind: 'whole' } };
    return pageOf(
      rows.filter((row) => row !== null),
      unsentOf(declaration, nothing, { request, within: {} }),
    );
  };

  const { check } = calls.create ?? {};
  const scope = check && request.filter[check.within];
  if (check && isId(scope)) {
    const texts = [...keys.values()];
    const answers = await eachOf(chunksOf(texts, checkedAtOnce), (some) => {
      const asIs = [...new Set(some.flatMap((key) => [key, plainText(key)]))];
      const body = { [check.within]: scope, [check.as]: asIs };
      return send({ method: 'POST', path: check.path, body, signal: options.signal });
    });
    const rows = answers.flatMap((answer) => listAt(answer, check.read));
    const ids = rows.map((row) => valueAt(row, 'id')).filter(isId);
    return byId([...ids, ...texts.filter((key) => idShape.test(key))]);
  }

  const { [searchKey]: _, ...filter } = request.filter;
  const plain: ListRequest = { ...request, filter };
  const read = await allPages(declaration, calls.list ?? conventional, (page) =>
    cut(calls.list, { ...plain, ...page }, options),
  );
  if (read) {
    const unsent = calls.list
      ? unsentOf(declaration, calls.list, { request: plain, within: {} })
      : { filters: {}, sort: null };
    return pageOf(read.rows, { ...unsent, text: searchText(request) }, read.missing);
  }

  if (calls.list?.search === undefined || keys.size > mostSearches) throw tooLong(declaration);
  const found = await eachOf([...keys.values()], async (key) => {
    if (idShape.test(key)) return [key];
    const searched = { ...filter, [searchKey]: key };
    const answer = await list({ page: 1, perPage: largestPage, filter: searched }, options);
    const ids = answer.data.filter((row) =>
      names.some((name) => plainKey(String(row[name] ?? '')) === plainKey(key)),
    );
    // The right one may be among those that the platform did not return.
    if (ids.length === 0 && (answer.total ?? 0) > answer.data.length) throw tooLong(declaration);
    return ids.map(({ id }) => id);
  });
  return byId(found.flat());
};
