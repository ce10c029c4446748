/** A platform of shops in memory. A change to `store` in a test stands for another person's change. */
import type { SentCall } from './renderConsole';

type Row = Record<string, unknown>;

const json = (body: unknown, status = 200): Response => Response.json(body, { status });

/** An id that needs escaping. */
export const corner = 'a/1%';

const begin = () => ({
  shops: [
    { id: corner, name: 'Corner', note: null, mode: 'OFF' },
    { id: 'b', name: 'Bridge', note: null, mode: 'ON' },
  ] as Row[],
  clerks: [
    { id: 'c/1', name: 'Ada', is_on: true, desk: 4 },
    { id: 'c/2', name: 'Ben', is_on: false, desk: null },
  ] as Row[],
  rules: {
    [corner]: { quiet: 'Nine to ten', dress: null },
    b: { quiet: 'Never', dress: 'Blue' },
  } as Record<string, Row>,
});

export const createShopPlatform = () => {
  const store = begin();
  /** Responses to return first, once each: errors, markup, empty bodies. */
  const next: { readonly of: string; readonly answer: () => Response | Promise<Response> }[] = [];

  const oneOf = (rows: Row[], id: string, { method, body }: SentCall): Response => {
    const row = rows.find((own) => own.id === id);
    if (!row) return json({ message: 'Not here.' }, 404);
    if (method === 'PUT') Object.assign(row, body);
    if (method === 'DELETE') rows.splice(rows.indexOf(row), 1);
    return json(row);
  };

  const ofShop = (shop: string, [name, id]: readonly string[], call: SentCall): Response => {
    if (name === 'badges') return json({ badges: [] });
    if (name === 'rules') {
      if (call.method === 'PUT') Object.assign(store.rules[shop] ?? {}, call.body);
      return json({ rules: store.rules[shop] ?? null });
    }
    if (name !== 'clerks') return json({});
    if (id !== undefined) return oneOf(store.clerks, id, call);
    if (call.method !== 'POST') return json({ clerks: store.clerks });
    const made = { id: `c/${store.clerks.length + 1}`, is_on: false, ...(call.body as Row) };
    store.clerks.push(made);
    return json(made);
  };

  const answer = (call: SentCall): Promise<Response> | Response | undefined => {
    const told = next.findIndex(({ of }) => `${call.method} ${call.path}`.startsWith(of));
    if (told >= 0) return next.splice(told, 1)[0]?.answer();
    const [api, kind, shop, ...below] = call.path.split('/').slice(1).map(decodeURIComponent);
    if (api !== 'api' || kind !== 'shops') return undefined;
    if (shop === undefined) return json({ shops: store.shops });
    if (shop === 'export') {
      if (call.method === 'POST') return json({ path: 'made/shops.csv' });
      return new Response('id\nb\n', { headers: { 'Content-Type': 'text/csv' } });
    }
    if (below.length > 0) return ofShop(shop, below, call);
    const found = store.shops.find(({ id }) => id === shop);
    if (found) found.staff = store.clerks.length;
    return oneOf(store.shops, shop, call);
  };

  return {
    store,
    answer,
    /** Answers the next call that starts with this ('PUT /api/shops'), once. */
    meet: (of: string, reply: Response | Promise<Response>) => {
      next.push({ of, answer: () => reply });
    },
    refuse: (of: string, status: number, message: string) => {
      next.push({ of, answer: () => json({ message }, status) });
    },
  };
};
