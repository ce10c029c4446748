/**
 * A platform of three lists behind a connection with configurable faults: before a call is executed, or afterwards,
 * so that only the response is lost. Tests can read the stored data directly.
 */
import type { SessionPort } from '../sessionPort';
import { createTransport } from '../transport/transport';

/** The fault of one call. `before`: it is not executed; `after`: it is executed, but the response is lost. */
export interface Fault {
  readonly when: 'before' | 'after';
  readonly how: 'reset' | 'cut' | '500' | '502' | '504' | 'html' | 'empty' | '429' | '401';
}

export interface Stored {
  readonly id: string;
  readonly name: string;
  readonly [key: string]: unknown;
}

interface Heard {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers });

const refusal = (status: number, message: string) => json({ type: 'error', message }, status);

const broken = (how: Fault['how']): Response => {
  switch (how) {
    case 'reset':
      throw new TypeError('Failed to fetch');
    case 'cut':
      return new Response(
        new ReadableStream({
          start: (stream) => {
            stream.enqueue(new TextEncoder().encode('{"id":"'));
            stream.error(new TypeError('network error'));
          },
        }),
      );
    case 'html':
      return new Response('<h1>Sign in to the guest network</h1>', {
        headers: { 'Content-Type': 'text/html' },
      });
    case 'empty':
      return json(null);
    default:
      return refusal(Number(how), `Broken: ${how}`);
  }
};

const lists = {
  '/api/items': { read: null, isUnique: false },
  '/api/regions': { read: 'results', isUnique: true },
  '/api/organizations/keys': { read: 'keys', isUnique: true },
} as const;

type ListPath = keyof typeof lists;

export const faultyPlatform = () => {
  const tables = new Map<string, Map<string, Stored>>(
    Object.keys(lists).map((path) => [path, new Map()]),
  );
  const secrets = new Map<string, string>();
  let fates: Fault[] = [];
  let last = 0;

  const listed = (path: ListPath, { query }: Heard): Response => {
    const rows = [...(tables.get(path)?.values() ?? [])];
    const { read } = lists[path];
    if (read !== null) return json({ [read]: rows, total: rows.length });
    const { q = '' } = JSON.parse(query.get('filter') ?? '{}') as { q?: string };
    const [first, end] = JSON.parse(query.get('range') ?? '[0,24]') as [number, number];
    const found = rows.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()));
    return json(found.slice(first, end + 1), 200, {
      'Content-Range': `items ${first}-${end}/${found.length}`,
    });
  };

  const make = (path: ListPath, table: Map<string, Stored>, body: Heard['body']): Response => {
    const name = String(body.name);
    const isTwin = [...table.values()].some((row) => row.name === name);
    if (isTwin && lists[path].isUnique) return refusal(409, 'There is one of this name.');
    last += 1;
    const row: Stored = { ...body, id: `r${last}`, name };
    table.set(row.id, row);
    if (path !== '/api/organizations/keys') return json(row);
    secrets.set(row.id, `secret-${last}`);
    return json({ id: row.id, key: `secret-${last}` });
  };

  const carryOut = (call: Heard): Response => {
    const path = (Object.keys(lists) as ListPath[]).find((own) => call.path.startsWith(own));
    const table = path && tables.get(path);
    if (!table) return refusal(404, 'no such call');
    const id = decodeURIComponent(call.path.slice(path.length + 1));
    if (id === '') {
      return call.method === 'POST' ? make(path, table, call.body) : listed(path, call);
    }
    const row = table.get(id);
    if (!row) return refusal(404, 'gone');
    if (call.method === 'PUT') table.set(id, { ...row, ...call.body });
    if (call.method === 'DELETE') table.delete(id);
    return json(table.get(id) ?? row);
  };

  const fetchNow: typeof fetch = async (input, init) => {
    const url = new URL(input as string);
    const heard: Heard = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: JSON.parse((init?.body as string | undefined) ?? '{}') as Heard['body'],
    };
    const fate = fates.shift();
    await Promise.resolve();
    if (fate?.when === 'before') return broken(fate.how);
    const answer = carryOut(heard);
    return fate ? broken(fate.how) : answer;
  };

  const credential = { token: 'token', userId: 'me' };
  const session: SessionPort = {
    credential: () => Promise.resolve(credential),
    renew: () => Promise.resolve('renewed'),
    refuse: () => undefined,
  };
  return {
    transport: createTransport({
      baseUrl: 'https://platform.test',
      session,
      fetch: fetchNow,
      isOffline: () => false,
    }),
    /** Sets the faults of the next calls, in order; later calls succeed. */
    arm: (next: readonly Fault[]) => {
      fates = [...next];
    },
    stored: (path: ListPath): readonly Stored[] => [...(tables.get(path)?.values() ?? [])],
    secretOf: (id: string) => secrets.get(id),
  };
};
