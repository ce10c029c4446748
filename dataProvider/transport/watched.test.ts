import { expect, test } from 'vitest';
import { platformFiles } from '../calls/platformFiles';
import type { Result, Transport } from './types';
import { watched, type NotedCall } from './watched';

const answering = (...results: readonly Result[]): Transport => {
  const left = [...results];
  return { send: () => Promise.resolve(left.shift()!) };
};

test('reports how a call ended, without its content', async () => {
  const noted: NotedCall[] = [];
  const { send } = watched(
    answering(
      { type: 'ok', status: 201, data: { secret: 'told' }, headers: new Headers() },
      { type: 'error', kind: 'forbidden', status: 403, message: 'Olive may not.' },
      { type: 'error', kind: 'network' },
    ),
    (call) => noted.push(call),
  );
  const first = await send({
    method: 'POST',
    path: '/api/auth',
    body: { password: 'hunter2' },
    query: { q: 'olive' },
  });
  expect(first).toMatchObject({ status: 201, data: { secret: 'told' } });
  await send({ method: 'GET', path: '/api/users/me' });
  await send({ method: 'GET', path: '/api/zones' });
  expect(noted.map(({ outcome }) => outcome)).toEqual([201, 403, 'network']);
  expect(Object.keys(noted[0]!).sort()).toEqual(['mayTakeLong', 'method', 'ms', 'outcome', 'path']);
  expect(JSON.stringify(noted)).not.toMatch(/hunter2|olive|told/i);
});

const answered = (data: unknown): Result => ({
  type: 'ok',
  status: 200,
  data,
  headers: new Headers(),
});

test('reports that file calls may take long: creating, downloading and uploading', async () => {
  const noted: NotedCall[] = [];
  const transport = watched(
    answering(
      answered('a.csv'),
      answered(new Blob(['sku'])),
      ...Array.from({ length: 4 }, () => answered({})),
    ),
    (call) => noted.push(call),
  );
  const { start, download } = platformFiles(transport, '/api/analytics/export');
  await download(await start({}));
  await transport.send({ method: 'GET', path: '/api/products/export', isFile: true });
  await transport.send({ method: 'POST', path: '/api/organizations/new', body: new FormData() });
  await transport.send({ method: 'PUT', path: '/api/zones/1', body: {} });
  await transport.send({ method: 'GET', path: '/api/users/me', timeoutMs: 10_000 });
  expect(noted.map(({ method, mayTakeLong }) => [method, mayTakeLong])).toEqual([
    ['POST', true],
    ['GET', true],
    ['GET', true],
    ['POST', true],
    ['PUT', false],
    ['GET', false],
  ]);
});
