// Each fault is planted alone in a platform that is right otherwise; the report of a complete run names it and nothing
// else.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { demoAccounts } from '../../demo/accounts';
import { serve } from '../../demo/server';
import { isObject } from '../../scripts/openapi/fault';
import { main } from './main';
import type { Outcome } from './outcome';
import { wrongPlatform, type Faults } from './proxy';
import type { Report } from './report';

vi.setConfig({ testTimeout: 120_000 });

const { email = '', password = '' } = demoAccounts[0] ?? {};

let folder: string;
let right: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facings-faults-'));
  const state = join(folder, 'platform.json');
  right = await serve({ port: 0, host: '127.0.0.1', state, reset: true });
});

afterAll(async () => {
  await right.close();
  await rm(folder, { recursive: true });
});

const found = async (faults: Faults): Promise<readonly Outcome[]> => {
  vi.stubEnv('FACINGS_PASSWORD', password);
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const proxy = await wrongPlatform(right.url, faults);
  const file = join(folder, 'report.json');
  try {
    const address = ['--url', proxy.url, '--user', email, '--json', file];
    await main([...address, '--rate', '2000', '--timeout', '20']);
    const { outcomes } = JSON.parse(await readFile(file, 'utf8')) as Report;
    return outcomes.filter(({ result }) => result === 'failed' || result === 'absent');
  } finally {
    await proxy.close();
  }
};

const answering = (status: number, body: string) => (to: ServerResponse) => {
  to.writeHead(status, { 'Content-Type': 'application/json' });
  to.end(body);
  return true;
};

/** An answer instead of the platform's. */
const instead = (calls: RegExp, answer: (to: ServerResponse) => boolean): Faults => ({
  wrong: (call, to) => calls.test(call) && answer(to),
});

/** Changes each row of a list, or of the list under a key. */
const rows = (calls: string, key: string, change: (row: object, at: number) => object): Faults => ({
  changed: (call, json) => {
    if (call !== calls) return json;
    const list = isObject(json) ? json[key] : json;
    const changed = Array.isArray(list) ? list.map((row: object, at) => change(row, at)) : list;
    return isObject(json) ? { ...json, [key]: changed } : changed;
  },
});

const without = (row: object, key: string): object =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));

/** Every page is the first one. */
const alwaysFirst = (): Faults => {
  let first: unknown;
  return {
    changed: (call, json, url) => {
      if (call !== 'GET /api/notionals' || !/limit=1(&|$)/.test(url)) return json;
      first ??= json;
      return first;
    },
  };
};

const unknown = /^GET \/api\/regions\/00000000/;
const notFound = answering(404, '{"message":"Cannot GET this"}');

it.each<[string, Faults, Partial<Outcome>]>([
  ['nothing', {}, {}],
  [
    'a missing Content-Range',
    {
      headers: (call, headers) =>
        call === 'GET /api/items' ? { 'Content-Type': 'application/json' } : headers,
    },
    { call: 'GET /api/items', result: 'failed', seen: 'no such header' },
  ],
  [
    'a total that its rows exceed',
    {
      headers: (call, headers) =>
        call === 'GET /api/items' ? { ...headers, 'Content-Range': 'items 0-0/1' } : headers,
    },
    { call: 'GET /api/items', result: 'failed', seen: 'items 0-0/1' },
  ],
  [
    'numeric ids',
    rows('GET /api/zones', 'zones', (row, at) => ({ ...row, id: at })),
    {
      call: 'GET /api/zones',
      result: 'failed',
      expected: 'zones[0].id to be a text',
      seen: 'a number',
    },
  ],
  [
    'rows without ids',
    rows('GET /api/items', '', (row) => without(row, 'id')),
    { call: 'GET /api/items', result: 'failed', expected: 'the key [0].id' },
  ],
  [
    'another name of the envelope',
    {
      changed: (call, json) =>
        call === 'GET /api/regions' && isObject(json) ? { regions: json.results } : json,
    },
    {
      call: 'GET /api/regions',
      result: 'failed',
      expected: 'the key results',
      seen: 'an object with regions',
    },
  ],
  [
    'a field of another type',
    rows('GET /api/products', 'products', (row) => ({ ...row, is_archived: 'no' })),
    {
      call: 'GET /api/products',
      result: 'failed',
      expected: 'products[0].is_archived to be true or false or null',
      seen: 'a text',
    },
  ],
  [
    'a page that is always the first',
    alwaysFirst(),
    {
      call: 'GET /api/notionals',
      check: 'gives the rows that are asked for',
      seen: 'the first rows again',
    },
  ],
  [
    'an unknown id that is answered',
    instead(unknown, answering(200, '{"id":"1","name":"Any"}')),
    { call: 'GET /api/regions/{id}', check: 'refuses an id it does not know', result: 'failed' },
  ],
  [
    'a failure at an unknown id',
    instead(unknown, answering(500, '{"message":"no row"}')),
    { call: 'GET /api/regions/{id}', check: 'refuses an id it does not know', seen: '500: no row' },
  ],
  [
    'a call that no route has',
    instead(/^GET \/api\/regions\/[^/]+$/, notFound),
    { call: 'GET /api/regions/{id}', result: 'absent' },
  ],
  [
    'a method that is not allowed',
    instead(/^GET \/api\/zones\/[0-9a-f-]{36}$/, answering(405, '{}')),
    { call: 'GET /api/zones/{id}', result: 'absent' },
  ],
  [
    'a list that is not written yet',
    instead(/^GET \/api\/organizations\/apps$/, answering(501, '')),
    { call: 'GET /api/organizations/apps', result: 'absent' },
  ],
  [
    'an error in a good answer',
    instead(/^GET \/api\/storages$/, answering(200, '{"status":"error"}')),
    { call: 'GET /api/storages', result: 'failed', expected: 'no error in the body' },
  ],
])('names %s and nothing else', async (_, faults, outcome) => {
  const outcomes = await found(faults);
  expect(outcomes).toEqual(
    Object.keys(outcome).length === 0 ? [] : [expect.objectContaining(outcome)],
  );
});
