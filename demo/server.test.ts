import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { demoAccounts } from './accounts';
import { serve } from './server';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facings-'));
});
afterEach(() => rm(folder, { recursive: true }));

const start = (reset = false) =>
  serve({ port: 0, host: '127.0.0.1', state: join(folder, 'deep/platform.json'), reset });

const signIn = async (url: string) => {
  const { email, password } = demoAccounts[0]!;
  const body = JSON.stringify({ username: email, password });
  const answer = await fetch(`${url}/api/auth`, { method: 'POST', body });
  const { access_token } = (await answer.json()) as { access_token: string };
  const headers = {
    Authorization: `Bearer ${access_token}`,
    'X-User-Id': '05e40000-0000-4000-8000-000000000001',
    'X-Resource-Type': 'ITEM',
    'X-Resource-Action': 'CREATE_ITEM',
  };
  return headers;
};

describe('over HTTP', () => {
  it('keeps changes over a restart, and discards them on request', async () => {
    let server = await start();
    let headers = await signIn(server.url);
    const made = await fetch(`${server.url}/api/items`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: 'Kept' }),
    });
    const { id } = (await made.json()) as { id: string };
    await server.close();

    server = await start();
    headers = await signIn(server.url);
    const again = await fetch(`${server.url}/api/items/${id}`, { headers });
    expect(await again.json()).toEqual({ id, name: 'Kept' });
    await server.close();

    server = await start(true);
    headers = await signIn(server.url);
    expect((await fetch(`${server.url}/api/items/${id}`, { headers })).status).toBe(404);
    await server.close();
    expect(await readFile(join(folder, 'deep/platform.json'), 'utf8')).not.toContain('Facings-1!');
  });

  it('describes the error in a file with other content', async () => {
    const state = join(folder, 'other.json');
    await writeFile(state, '[]');
    await expect(serve({ port: 0, host: '127.0.0.1', state, reset: false })).rejects.toThrow(
      '--reset',
    );
  });

  it('lets pages of this machine in, shows them Content-Range, and no others', async () => {
    const server = await start();
    const headers = await signIn(server.url);
    const from = (origin: string, init: RequestInit = {}) =>
      fetch(`${server.url}/api/items`, { ...init, headers: { ...headers, Origin: origin } });
    const near = await from('http://localhost:4174');
    expect(near.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:4174');
    expect(near.headers.get('Access-Control-Expose-Headers')).toContain('Content-Range');
    expect(near.headers.get('Content-Range')).toBe('items 0-24/63');
    const asked = await from('http://localhost:4174', { method: 'OPTIONS' });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('Access-Control-Allow-Headers')).toContain('X-Resource-Id');
    const far = await from('https://localhost.evil.example');
    expect(far.headers.get('Access-Control-Allow-Origin')).toBeNull();
    await server.close();
  });

  it('breaks the line, answers nonsense with 404 and goes on', async () => {
    const server = await start();
    const faults = { faults: [{ path: '/api/items', drop: true, times: 1 }] };
    await fetch(`${server.url}/__standin/faults`, { method: 'POST', body: JSON.stringify(faults) });
    await expect(fetch(`${server.url}/api/items`)).rejects.toThrow();
    expect((await fetch(`${server.url}/api/items`)).status).toBe(401);
    expect((await fetch(`${server.url}/index.html`)).status).toBe(404);
    expect((await fetch(`${server.url}/__standin/calls`)).status).toBe(200);
    await server.close();
  });
});
