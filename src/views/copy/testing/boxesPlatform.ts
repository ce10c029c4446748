/** A platform of two organizations with boxes in areas, and lids in boxes, over a connection that fails on demand. */
import { createDataProvider } from '../../../../dataProvider';
import { createTransport } from '../../../../dataProvider/transport/transport';
import type { Failure } from '../../../lib/failures/failures';
import type { Fate } from '../../../lib/batches/testing/fates';
import { whole } from '../../../schema/calls';
import { defineResource } from '../../../schema/defineResource';
import { reference, text } from '../../../schema/fields';
import { registryOf } from '../../../schema/registry';

const listed = (path: string, names: Readonly<Record<string, string>>) =>
  ({
    path,
    read: 'rows',
    total: 'total',
    paging: whole,
    filters: { kind: 'query', names },
  }) as const;
const account = text({ label: 'Organization' });

export const areas = defineResource({
  name: 'areas',
  label: 'Area',
  labels: 'Areas',
  routes: { list: '/areas' },
  api: '/api/areas',
  recognizedBy: ['account_id', 'name'],
  fields: { account_id: account, name: text({ label: 'Name', required: true }) },
  calls: {
    list: listed('/api/areas', { account_id: 'account_id' }),
    one: { path: '/api/areas/:id' },
  },
  represent: '{name}',
  list: { columns: ['name'] },
  create: { title: 'Add Area', fields: ['account_id', 'name'], canBeCopied: true },
  remove: {
    consequences: [
      {
        text: 'Used.',
        counts: { of: 'boxes', where: { area_id: '{id}', account_id: '{account_id}' } },
      },
    ],
  },
});

export const lids = defineResource({
  name: 'lids',
  label: 'Lid',
  labels: 'Lids',
  routes: {},
  api: '/api/lids',
  fields: { box_id: text({ label: 'Box' }), name: text({ label: 'Name' }) },
  calls: {
    list: listed('/api/lids', { box_id: 'box_id' }),
    create: { path: '/api/lids', send: ['name'], adds: { box_id: '{within.box_id}' } },
    createMany: { path: '/api/lids/bulk', as: 'rows', batch: 100, action: 'CREATE_LIDS' },
  },
  represent: '{name}',
  list: { columns: ['name'] },
  create: { title: 'Add Lid', fields: ['name'] },
  bulk: { key: 'name' },
});

const boxes = defineResource({
  name: 'boxes',
  label: 'Box',
  labels: 'Boxes',
  routes: { list: '/boxes', view: '/boxes/view/:id' },
  api: '/api/boxes',
  recognizedBy: ['account_id', 'name'],
  fields: {
    account_id: account,
    name: text({ label: 'Name', required: true }),
    area_id: reference('areas', { label: 'Area', canAdd: true }),
  },
  calls: {
    list: listed('/api/boxes', { account_id: 'account_id', area_id: 'area_id' }),
    one: { path: '/api/boxes/:id' },
  },
  represent: '{name}',
  list: { columns: ['name'] },
  view: { fields: ['name'], panels: [{ of: 'lids', within: { box_id: 'id' } }] },
  create: {
    title: 'Add Box',
    fields: ['account_id', 'name', 'area_id'],
    canBeCopied: true,
    duplicate: { children: [{ of: 'lids', isOn: true }] },
  },
  remove: {},
});

export interface Row {
  readonly id: string;
  readonly account_id?: string;
  readonly name: string;
  readonly area_id?: string | null;
  readonly box_id?: string;
}

const broken = ({ kind, status = 500 }: Failure): Response =>
  kind === 'malformed'
    ? new Response('<h1>Sign in to the guest network</h1>', {
        headers: { 'Content-Type': 'text/html' },
      })
    : Response.json({ message: `Broken: ${kind}` }, { status });

const lost = (): TypeError => new TypeError('Failed to fetch');

/** `closedBefore` and `closedAfter`: the page is closed before or after a call reaches the platform. */
export type PageFate = Fate | 'closedBefore' | 'closedAfter';

export const boxesPlatform = (fate: () => PageFate) => {
  const registry = registryOf([boxes, areas, lids]);
  const tables = { boxes: [] as Row[], areas: [] as Row[], lids: [] as Row[] };
  /** The platform counts one row more than it returns. */
  let cut: keyof typeof tables | undefined;
  let last = 0;
  const add = (table: keyof typeof tables, row: Omit<Row, 'id'>): Row => {
    last += 1;
    const own = { ...row, id: `${table}-${String(last)}` };
    tables[table] = [...tables[table], own];
    return own;
  };

  const carryOut = (method: string, url: URL, body: unknown): Response => {
    const [, , table, id] = url.pathname.split('/') as [
      string,
      string,
      keyof typeof tables,
      string?,
    ];
    const rows = tables[table];
    if (method === 'POST' && id === 'bulk') {
      for (const row of (body as { readonly rows: readonly Row[] }).rows) add('lids', row);
      return Response.json({});
    }
    if (method === 'POST') return Response.json(add(table, body as Row));
    if (id === undefined) {
      const wanted = [...url.searchParams];
      const found = rows.filter((row) =>
        wanted.every(([key, value]) => (row as unknown as Record<string, unknown>)[key] === value),
      );
      const total = found.length;
      return Response.json({ rows: table === cut ? found.slice(1) : found, total });
    }
    const row = rows.find((one) => one.id === id);
    if (!row) return Response.json({ message: 'Gone.' }, { status: 404 });
    if (method === 'DELETE') {
      tables[table] = rows.filter((one) => one !== row);
      if (table === 'boxes') tables.lids = tables.lids.filter((lid) => lid.box_id !== id);
    }
    return Response.json(row);
  };

  /** A page of the console; once it is closed, none of its calls is answered. */
  const createPage = () => {
    const closing = new AbortController();
    const isClosed = () => closing.signal.aborted;
    const closed = new Promise<'closed'>((resolve) => {
      closing.signal.addEventListener('abort', () => resolve('closed'));
    });
    const close = (): Promise<never> => {
      closing.abort();
      return new Promise(() => undefined);
    };
    const fetchNow: typeof fetch = async (input, init) => {
      if (isClosed()) return close();
      const url = new URL(input as string);
      const what = fate();
      if (what === 'closedBefore') return close();
      await new Promise((done) => setImmediate(done));
      if (what === 'dropped') return isClosed() ? close() : Promise.reject(lost());
      if (typeof what === 'object' && 'kind' in what) return isClosed() ? close() : broken(what);
      const body: unknown = JSON.parse((init?.body as string | undefined) ?? '{}');
      const answer = carryOut(init?.method ?? 'GET', url, body);
      if (isClosed() || what === 'closedAfter') return close();
      if (what === 'fine') return answer;
      if (typeof what === 'object') return broken(what.then);
      throw lost();
    };
    const provider = createDataProvider({
      registry,
      whoAmI: () => Promise.resolve({ id: 'me' }),
      transport: createTransport({
        baseUrl: 'https://platform.test',
        session: {
          credential: () => Promise.resolve({ token: 'token', userId: 'me' }),
          renew: () => Promise.resolve('renewed'),
          refuse: () => undefined,
        },
        fetch: fetchNow,
        isOffline: () => false,
      }),
    });
    return { provider, closed };
  };

  const cutShort = (table: keyof typeof tables): void => {
    cut = table;
  };
  const { provider } = createPage();
  return { boxes, registry, provider, createPage, add, cutShort, tables: () => ({ ...tables }) };
};
