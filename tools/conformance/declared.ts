/** What the declarations say of calls and their parameters, so that a new entity needs no line in the kit. */
import type { ContractRow } from '../../demo/calls';
import { platformOf } from '../../demo/platform';
import { declarations } from '../../resources/index';
import { inList } from '../../src/schema/calls';
import type { AnyDeclaration } from '../../src/schema/defineResource';
import { parentsOf } from '../../src/schema/parents';
import { shapeOf } from '../../scripts/openapi/derived';

/** Name of a declaration: 'zones'. */
export type Kind = string;

export const declarationOf = (kind: Kind): AnyDeclaration => {
  const declaration = declarations.find(({ name }) => name === kind);
  if (!declaration) throw new Error(`There is no declaration ${kind}.`);
  return declaration;
};

/** Kinds that neither a declaration nor the key's own words tell. */
const byKey: Readonly<Record<string, Kind>> = {
  exclude_zone: 'zones',
  inventory_product_sku_id: 'products',
  state_id: 'productStates',
  version: 'modelVersions',
};

const { entityOf } = parentsOf(declarations);

const referenceOf = (key: string): Kind | undefined =>
  declarations.map(({ fields }) => fields[key]).find((field) => field?.kind === 'reference')?.to;

/**
 * Kind of record that a parameter or key names, in every call: a parent, a reference, or by its words, as
 * `pick_list_id` is the id of one of the `pickLists`.
 */
export const kindOfKey = (given: string): Kind | undefined => {
  if (Object.hasOwn(byKey, given)) return byKey[given];
  const key = given.replace(/_ids$/, '_id');
  if (!key.endsWith('_id')) return undefined;
  const plural = key
    .replace(/_id$/, 's')
    .replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const named = declarations.find(({ name }) => name === plural)?.name;
  return entityOf(key) ?? named ?? referenceOf(key);
};

const contract = platformOf().contract;

/** The row of the contract for a declared call: 'GET /api/zones/:zone_id/jobs'. */
export const rowOf = (call: string): ContractRow | undefined =>
  contract.find(({ name }) => shapeOf(name) === shapeOf(call));

/** Whether the contract says that the ids of a kind are numbers. */
export const hasNumericIds = (kind: Kind): boolean =>
  rowOf(`GET ${declarationOf(kind).api}/:id`)?.types?.id === 'whole';

interface DeclaredPath {
  readonly kind: Kind;
  readonly path: string;
}

const pathsOf = (declaration: AnyDeclaration): readonly DeclaredPath[] => {
  const { name: kind, api, calls = {} } = declaration;
  const isByConvention =
    (declaration.edit && !calls.update) || (declaration.remove && !calls.remove);
  const { one, list, create, update, remove, extra = {} } = calls;
  const paths = [
    ...(one === inList ? [] : [one?.path ?? `${api}/:id`]),
    ...(isByConvention ? [`${api}/:id`] : []),
    list?.path ?? api,
    ...[create, update, remove, ...Object.values(extra)].flatMap((call) => call?.path ?? []),
  ];
  return paths.map((path) => ({ kind, path }));
};

const declaredPaths = declarations.flatMap(pathsOf);

const parametersOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}|:(\w+)/g)].map(
    ([, inBraces, afterColon]) => inBraces ?? afterColon ?? '',
  );

/**
 * Kind of record of a parameter in a path: what a declared path with the same beginning says of it. `:id` is a record
 * of the declaration itself, and says more than a parent's name.
 */
export const kindInPath = (path: string, key: string): Kind | undefined => {
  const at = parametersOf(path).indexOf(key);
  const beginning = shapeOf(path.slice(0, path.indexOf(`{${key}}`) + key.length + 2));
  const same = declaredPaths
    .filter((one) => `${shapeOf(one.path)}/`.startsWith(`${beginning}/`))
    .map((one) => ({ kind: one.kind, name: parametersOf(one.path)[at] ?? '' }));
  return (
    same.find(({ name }) => name === 'id')?.kind ??
    same.map(({ name }) => kindOfKey(name)).find((kind) => kind !== undefined)
  );
};

/** Kind of record whose id an additional read has in its query: `{ id: '{record.id}' }`. */
export const kindInQuery = (call: string, key: string): Kind | undefined =>
  declarations.find(({ calls }) =>
    Object.values(calls?.extra ?? {}).some(
      ({ path, query }) => `GET ${path}` === call && query?.[key] === '{record.id}',
    ),
  )?.name;

/** Kind of record that a search finds. */
export const kindOfSearch = (path: string): Kind | undefined =>
  declarations.find(({ calls: { search, list } = {} }) =>
    [search, list?.search].some((one) => typeof one === 'object' && one.path === path),
  )?.name;

/** The list of a kind: its call, and where its rows are. */
export const listOf = (kind: Kind) => {
  const { api, calls } = declarationOf(kind);
  const { path = api, read = '', paging, filters, search } = calls?.list ?? {};
  return {
    row: rowOf(`GET ${path}`),
    declaredPath: path,
    read,
    paging,
    filters,
    search,
    isSimpleRest: calls?.list === undefined,
  };
};

/** Parameters of two positions of a list: from its first row, and from its second. `most`: rows of each. */
export const positionsOf = (row: ContractRow) => {
  const kind = declarations.find(
    ({ name, list }) => list && listOf(name).row?.name === row.name,
  )?.name;
  const { paging, isSimpleRest } = kind === undefined ? {} : listOf(kind);
  const { query = [] } = row;
  const { idFrom = ['id'] } = kind === undefined ? {} : declarationOf(kind);
  if (isSimpleRest)
    return { first: { range: '[0,0]' }, second: { range: '[1,1]' }, most: 1, idFrom };
  if (paging?.kind === 'page') {
    const { page, size } = paging;
    return {
      first: { [page]: '1', [size]: '1' },
      second: { [page]: '2', [size]: '1' },
      most: 1,
      idFrom,
    };
  }
  if (paging?.kind === 'offset') {
    const { offset } = paging;
    const most = declarationOf(kind ?? '').list?.pageSize ?? 25;
    return { first: { [offset]: '0' }, second: { [offset]: '1' }, most, idFrom };
  }
  return query.includes('limit') && query.includes('offset')
    ? { first: { limit: '1', offset: '0' }, second: { limit: '1', offset: '1' }, most: 1, idFrom }
    : undefined;
};
