import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { serve } from './serve.mjs';

let folder: string;
let closers: (() => Promise<void>)[];

beforeEach(async () => {
  closers = [];
  folder = await mkdtemp(join(tmpdir(), 'facings-serve-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await mkdir(join(folder, 'dist/.vite'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'dist/.vite/manifest.json'), '{}');
  await writeFile(join(folder, 'dist/index.html'), '<title>console</title>');
  await writeFile(join(folder, 'dist/config.json'), '{"platformUrl":""}');
  await writeFile(join(folder, 'dist/assets/app-1.js'), 'let x;'.repeat(500));
});

afterEach(async () => {
  await Promise.all(closers.map((close) => close()));
  await rm(folder, { recursive: true });
});

async function start(options: { base?: string; platformUrl?: string; cdnUrl?: string } = {}) {
  const dir = join(folder, 'dist');
  const { url, close } = await serve({ dir, port: 0, host: '127.0.0.1', ...options });
  closers.push(close);
  return url;
}

const page = { headers: { Accept: 'text/html' } };
const textOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();

test('answers every page with the console, also below an id with a dot', async () => {
  const url = await start();
  for (const path of ['', 'products', 'products/view/a.b.js', 'login?next=/zones']) {
    expect(await textOf(url + path, page)).toContain('console');
  }
});

test('a missing script is not a page', async () => {
  const url = await start();
  expect((await fetch(`${url}assets/old-9.js`)).status).toBe(404);
  expect(
    (await fetch(`${url}api/users/me`, { headers: { Accept: 'application/json' } })).status,
  ).toBe(404);
});

test('packs scripts and lets them be kept for ever', async () => {
  const url = await start();
  const response = await fetch(`${url}assets/app-1.js`);
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toHaveLength(3000);
  expect((await fetch(url, page)).headers.get('cache-control')).toBe('no-cache');
});

test('config.json is the build’s, unless a platform is named', async () => {
  expect(await textOf(`${await start()}config.json`)).toBe('{"platformUrl":""}');
  const config = async (options: Parameters<typeof start>[0]) =>
    JSON.parse(await textOf(`${await start(options)}config.json`)) as unknown;
  const platformUrl = 'https://platform.test';
  expect(await config({ platformUrl })).toEqual({
    platformUrl,
    cdnUrl: 'https://platform.test/__standin/cdn',
  });
  const cdnUrl = 'https://pictures.test';
  expect(await config({ platformUrl, cdnUrl })).toEqual({ platformUrl, cdnUrl });
});

test('serves below a base, and leads there', async () => {
  const url = await start({ base: '/facings/' });
  const { origin } = new URL(url);
  expect(await textOf(`${url}zones/regions`, page)).toContain('console');
  expect((await fetch(origin, { redirect: 'manual' })).headers.get('location')).toBe('/facings/');
  expect((await fetch(`${origin}/elsewhere`, page)).status).toBe(404);
});

test.each([
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/.vite/manifest.json',
  '/%00',
])('gives away nothing outside the build: %s', async (path) => {
  const { hostname, port } = new URL(await start());
  // fetch would normalize the path.
  const status = await new Promise((done, failed) => {
    request({ hostname, port, path }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on('error', failed)
      .end();
  });
  expect([400, 404]).toContain(status);
});

test('only reads', async () => {
  expect((await fetch(await start(), { method: 'POST' })).status).toBe(405);
});
