import { expect, test } from 'vitest';
import type { Result, Transport } from './types';
import { watched, type NotedCall } from './watched';

const answering = (...results: readonly Result[]): Transport => {
  const left = [...results];
  return { send: (() => Promise.resolve(left.shift()!)) as Transport['send'] };
};

test('notes how a call went, and nothing that was in it', async () => {
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
  await send({ method: 'GET', path: '/api/users/me', isFile: true });
  await send({ method: 'GET', path: '/api/zones', body: new FormData() });
  expect(noted.map(({ outcome, isFile }) => [outcome, isFile])).toEqual([
    [201, false],
    [403, true],
    ['network', true],
  ]);
  expect(Object.keys(noted[0]!).sort()).toEqual(['isFile', 'method', 'ms', 'outcome', 'path']);
  expect(JSON.stringify(noted)).not.toMatch(/hunter2|olive|told/i);
});
