import { describe, expect, it } from 'vitest';
import { platformOf } from '../platform';
import { audit, signedIn } from '../signedIn';
import { memoryPersistence } from '../store/persistence';
import type { ScenarioName } from './names';
import { scenarioNames } from './names';
import { scenarios, settingsFor } from './scenarios';

const begun = async (name: ScenarioName) => {
  const there = await signedIn();
  await there.scenario(name);
  const total = async (path: string) => (await there.ask('GET', path)).body.total;
  const rename = (more: object = {}) =>
    there.ask(
      'PUT',
      '/api/users/me',
      { name: 'Avery L.' },
      { ...audit('UPDATE_ME', 'me'), ...more },
    );
  return { ...there, total, rename };
};

describe('scenarios', () => {
  it('are all there, each with words, and name calls that the contract has', () => {
    expect(scenarios.map(({ name }) => name)).toEqual(scenarioNames);
    const calls = platformOf().contract.map(({ name }) => name);
    for (const { label, description, faults = [], latencies = [] } of scenarios) {
      for (const text of [label, description].flatMap(Object.values)) expect(text).not.toBe('');
      for (const { call } of [...faults, ...latencies])
        if (call !== undefined) expect(calls).toContain(call);
    }
  });

  it('default: the state after a reset', async () => {
    const { control, total, scenario } = await begun('big-chain');
    expect(await total('/api/zones')).toBeGreaterThan(2000);
    await control('POST', 'reset');
    const settings = settingsFor('default');
    expect(await control('GET', 'settings')).toEqual(settings);
    const usual = await total('/api/products');
    expect(await scenario('default')).toEqual(settings);
    expect(await total('/api/products')).toBe(usual);
  });

  it('fresh-organization: one, with a region, a zone, an invite, and nothing to count', async () => {
    const { ask, total } = await begun('fresh-organization');
    const { organizations } = (await ask('GET', '/api/organizations')).body;
    expect(organizations.map(({ name }) => name)).toEqual(['Juniper Street Grocery']);
    const id = organizations[0]!.id;
    expect(await total('/api/zones')).toBe(1);
    expect(await total('/api/products')).toBe(0);
    expect(await total(`/api/organizations/invites?account_id=${id}`)).toBe(1);
    expect(await total('/api/jobs/recent')).toBe(0);
    expect(await total('/api/mdl/models')).toBeGreaterThan(0);
    const created = { account_id: id, sku: 'ONE', product_description: 'The first' };
    expect((await ask('POST', '/api/products', created, audit())).status).toBe(200);
  });

  it('empty: the own organization, and nothing else', async () => {
    const { ask, total } = await begun('empty');
    const { organizations } = (await ask('GET', '/api/organizations')).body;
    expect(organizations).toHaveLength(1);
    for (const path of ['zones', 'products', 'regions', 'notionals', 'mdl/models', 'jobs/recent'])
      expect([path, await total(`/api/${path}`)]).toEqual([path, 0]);
  });

  it('big-chain: 50,000 products and 2,000 zones, each answered for itself', async () => {
    const { ask, total } = await begun('big-chain');
    const account = 'acc00000-0000-4000-8000-000000000010';
    const filters = encodeURIComponent(JSON.stringify({ account_id: account }));
    expect(await total(`/api/products?filters=${filters}`)).toBe(50_000);
    expect(await total(`/api/zones?account_id=${account}`)).toBe(2000);
    expect(await total(`/api/regions?account_id=${account}`)).toBe(40);
    const { products } = (await ask('GET', '/api/products?search=KC-049999')).body;
    expect(products.map(({ sku }) => sku)).toEqual(['KC-049999']);
    const last = (await ask('GET', `/api/products?filters=${filters}&page=2000`)).body.products;
    expect(last).toHaveLength(25);
    const names = new Set<string>();
    for (let offset = 0; offset < 50_000; offset += 500) {
      const path = `/api/products/bulk?account_id=${account}&limit=500&offset=${offset}`;
      for (const one of (await ask('GET', path)).body.products) names.add(one.product_description);
    }
    expect(names.size).toBe(50_000);
  });

  it('read-only: changes are refused with 403, all else is answered', async () => {
    const { ask, rename, total } = await begun('read-only');
    expect(await rename()).toMatchObject({
      status: 403,
      body: { type: 'error', message: 'You do not have permission to make this change.' },
    });
    expect(await total('/api/products')).toBeGreaterThan(0);
    const sought = { account_id: 'acc00000-0000-4000-8000-000000000001', skus: ['AV-1'] };
    expect((await ask('POST', '/api/products/check', sought)).status).toBe(200);
    expect((await ask('POST', '/api/jobs/export', {})).status).toBe(200);
  });

  it('slow-line: two seconds, exports six', async () => {
    const { latencyMs, latencies } = settingsFor('slow-line');
    expect(latencyMs).toBeGreaterThanOrEqual(2000);
    expect(latencies.map(({ call }) => call)).toContain('POST /api/jobs/export');
    const there = await signedIn();
    await there.scenario('slow-line', {
      latencyMs: 0,
      latencies: [{ call: 'GET /api/items', ms: 150 }],
    });
    const timed = async (path: string) => {
      const before = performance.now();
      await there.ask('GET', path);
      return performance.now() - before;
    };
    expect(await timed('/api/items')).toBeGreaterThan(140);
    await there.control('POST', 'latencies', { latencies: [] });
    await there.control('POST', 'latency', { ms: 120 });
    expect(await timed('/api/items')).toBeGreaterThan(110);
  });

  it('flaky: every tenth call, in six ways', async () => {
    const { fetch, headers } = await begun('flaky');
    const met: string[] = [];
    for (let call = 1; call <= 120; call += 1) {
      const answer = await fetch('/api/items', { headers }).catch(() => undefined);
      met.push(String(answer?.status ?? 'dropped'));
    }
    const failed = met.flatMap((status, at) => (status === '200' ? [] : [[at + 1, status]]));
    const ways = ['500', 'dropped', '503', '401', '502', '429'];
    expect(failed).toEqual(
      Array.from({ length: 12 }, (_, turn) => [10 * (turn + 1), ways[turn % 6]]),
    );
  });

  it('expired-session: refused once, short credentials after that, and refreshed', async () => {
    const { ask, fetch, refresh_token } = await begun('expired-session');
    const first = await ask('GET', '/api/organizations');
    expect(first).toMatchObject({ status: 401, body: { message: 'jwt expired' } });
    expect((await ask('GET', '/api/organizations')).status).toBe(200);
    const body = JSON.stringify({ username: 'admin@facings.example', refresh_token });
    const renewed = await fetch('/api/auth/refresh', { method: 'POST', body });
    const { access_token } = (await renewed.json()) as { access_token: string };
    const { exp, iat } = JSON.parse(atob(access_token.split('.')[1]!)) as Record<string, number>;
    expect(exp! - iat!).toBe(20);
  });

  it('refresh-refused: 401', async () => {
    const { fetch, refresh_token, signIn } = await begun('refresh-refused');
    const body = JSON.stringify({ username: 'admin@facings.example', refresh_token });
    expect((await fetch('/api/auth/refresh', { method: 'POST', body })).status).toBe(401);
    expect((await signIn()).userId).toBeTruthy();
  });

  it('refresh-hangs: no response until the caller gives up', async () => {
    const { fetch, refresh_token, ask } = await begun('refresh-hangs');
    const body = JSON.stringify({ username: 'admin@facings.example', refresh_token });
    const gaveUp = new AbortController();
    const hung = fetch('/api/auth/refresh', { method: 'POST', body, signal: gaveUp.signal }).then(
      () => 'answered',
      () => 'broken',
    );
    const later = new Promise((resolve) => setTimeout(resolve, 200, 'hangs'));
    expect(await Promise.race([hung, later])).toBe('hangs');
    expect((await ask('GET', '/api/items')).status).toBe(200);
    gaveUp.abort();
    expect(await hung).toBe('broken');
  });

  it('commit-then-500: kept, and denied', async () => {
    const { ask, rename } = await begun('commit-then-500');
    expect((await rename()).status).toBe(500);
    const { body } = await ask('GET', '/api/users/me?email=admin@facings.example');
    expect(body.name).toBe('Avery L.');
  });

  it('maintenance: a page instead of JSON for every call', async () => {
    const { fetch, headers } = await begun('maintenance');
    for (const [path, method] of [
      ['/api/products', 'GET'],
      ['/api/auth', 'POST'],
      ['/api/zones/x', 'PUT'],
    ] as const) {
      const answer = await fetch(path, { method, headers });
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
        503,
        'text/html; charset=utf-8',
      ]);
      expect(await answer.text()).toContain('<h1>');
    }
  });

  it('are the same in every tab and after a restart, and change only their own settings', async () => {
    const persistence = memoryPersistence();
    const one = await signedIn({ persistence });
    const other = await signedIn({ persistence });
    const zones = async ({ ask }: typeof one) => (await ask('GET', '/api/zones')).body.total;
    const usual = await zones(other);
    await one.ask('POST', '/api/items', { name: 'Of before' }, audit());
    await one.scenario('fresh-organization', { seed: 7 });
    await one.ask('POST', '/api/items', { name: 'Of after' }, audit());
    const third = await signedIn({ persistence });
    for (const tab of [one, other, third]) {
      expect(await zones(tab)).toBe(1);
      const items = (await tab.ask('GET', '/api/items')).body as unknown as { name: string }[];
      expect(items.map(({ name }) => name)).toEqual(['Of after']);
      expect(await tab.control('GET', 'settings')).toMatchObject({
        scenario: 'fresh-organization',
        seed: 7,
      });
    }
    const kept = await persistence.changesSince(undefined);
    expect(kept.changes.length).toBeLessThan(10);
    await other.control('POST', 'reset');
    expect([await zones(one), await zones(third)]).toEqual([usual, usual]);
  });
});
