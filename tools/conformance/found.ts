/** Finds ids in responses, so that later calls can use them. */
import type { Answer, Call } from './client';
import { declarationOf, hasNumericIds, kindInPath, kindOfKey, listOf, type Kind } from './declared';
import { rowsAt, valueAt } from './judge';

export type { Kind } from './declared';

type Row = Readonly<Record<string, unknown>>;

/** Keys with a record's name, for searches. */
const labels = ['name', 'product_description', 'label_identifier', 'sku', 'label'];

export interface Found {
  /** Undefined if none was found; `whyNot` says where it was searched. */
  readonly find: (kind: Kind) => Promise<string | undefined>;
  readonly whyNot: (kind: Kind) => string;
  /** Three letters of a record's name. */
  readonly word: (kind: Kind) => Promise<string>;
  readonly row: (kind: Kind) => Promise<Row | undefined>;
}

const idOf = (kind: Kind, row: Row): string | undefined =>
  (declarationOf(kind).idFrom ?? ['id'])
    .map((path) => valueAt(row, path))
    .map((id) => (typeof id === 'number' && hasNumericIds(kind) ? String(id) : id))
    .find((id): id is string => typeof id === 'string' && id !== '');

/** Maximum number of parents tried to find a child. */
const maxParents = 5;

/** The call that lists a kind, with the ids of its parents by kind; undefined if the contract has none. */
export const listCallOf = (kind: Kind, ids: Readonly<Record<Kind, string>>): Call | undefined => {
  const { row, paging, filters, isSimpleRest } = listOf(kind);
  if (!row) return undefined;
  const path = row.name.split(' ')[1] ?? '';
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']): [string, string] => [
    key,
    ids[kindInPath(path, key) ?? ''] ?? '',
  ]);
  const query = Object.fromEntries(
    (row.query ?? []).flatMap((key) => {
      const id = ids[kindOfKey(key) ?? ''];
      return id === undefined || key === 'ids' ? [] : [[key, id]];
    }),
  );
  const first =
    paging?.kind === 'page'
      ? { [paging.page]: '1', [paging.size]: '10' }
      : paging?.kind === 'offset'
        ? { [paging.offset]: '0' }
        : {};
  const account_id = ids.organizations;
  const json =
    filters?.kind === 'json' && filters.names.includes('account_id') && account_id !== undefined
      ? { [filters.parameter]: JSON.stringify({ account_id }) }
      : {};
  return {
    name: row.name,
    ...(inPath.length > 0 ? { path: Object.fromEntries(inPath) } : {}),
    query: { ...query, ...first, ...json, ...(isSimpleRest ? { range: '[0,9]' } : {}) },
  };
};

/** Kinds whose ids a list needs, besides the organization. */
const parentsOf = (kind: Kind): readonly Kind[] => {
  const { row } = listOf(kind);
  const [, path = ''] = row?.name.split(' ') ?? [];
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => kindInPath(path, key));
  const kinds = [...inPath, ...(row?.needs ?? []).map(kindOfKey)];
  return kinds.flatMap((one) =>
    one === undefined || one === 'organizations' || one === kind ? [] : [one],
  );
};

export const createFound = (
  send: (call: Call) => Promise<Answer>,
  organization: string | undefined,
): Found => {
  const known = new Map<Kind, Promise<readonly Row[]>>();
  const looked = new Map<Kind, string>();

  const ask = async (kind: Kind, ids: Readonly<Record<Kind, string>>): Promise<readonly Row[]> => {
    const call = listCallOf(kind, ids);
    if (!call) return [];
    looked.set(kind, call.name);
    return rowsAt((await send(call)).json, listOf(kind).read);
  };

  const organizations = async (): Promise<readonly Row[]> => {
    const all = await ask('organizations', {});
    if (organization === undefined) return all;
    return [all.find(({ id }) => id === organization) ?? { id: organization }];
  };

  const search = async (kind: Kind): Promise<readonly Row[]> => {
    if (kind === 'organizations') return organizations();
    const account = await find('organizations');
    const ids = account === undefined ? {} : { organizations: account };
    const [parent] = parentsOf(kind);
    if (parent === undefined) return ask(kind, ids);
    for (const row of (await rows(parent)).slice(0, maxParents)) {
      const children = await ask(kind, { ...ids, [parent]: idOf(parent, row) ?? '' });
      if (children.length > 0) return children;
    }
    return [];
  };

  const rows = (kind: Kind): Promise<readonly Row[]> => {
    const there = known.get(kind) ?? search(kind);
    known.set(kind, there);
    return there;
  };

  const row = async (kind: Kind): Promise<Row | undefined> => (await rows(kind))[0];

  const find: Found['find'] = async (kind) => {
    const first = await row(kind);
    return first && idOf(kind, first);
  };

  return {
    find,
    row,
    whyNot: (kind) =>
      `no ${declarationOf(kind).label.toLowerCase()} was found${looked.has(kind) ? ` by ${looked.get(kind) ?? ''}` : ''}`,
    word: async (kind) => {
      const record = (await row(kind)) ?? {};
      const name = labels.map((key) => valueAt(record, key)).find((one) => typeof one === 'string');
      const letters = typeof name === 'string' ? name.trim().slice(0, 3) : '';
      return letters.length === 3 ? letters : 'the';
    },
  };
};
